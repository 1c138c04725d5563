"""K2's pictures for pages: a key, a file name, alt text, and how to draw them.

A key is a hash of everything the picture shows and of its language, so equal keys mean equal pictures. Alt
text consists of whole facts, most important first.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from k2bot.game.pages import described_picture, group_by_key, of_kind, page_buttons, shape
from k2bot.game.reading import RULES, decision_button
from k2bot.game.values import Page, Picture
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Checked,
    ClimberKey,
    Died,
    Event,
    Observation,
    Phase,
    SeatView,
    Slid,
    content,
)
from k2bot.games.k2.pages import board_text, days, destinations, turns
from k2bot.games.k2.pages.wording import BOARD, PICTURE, Talk
from k2bot.games.k2.pictures import (
    BoardPicture,
    DayCourse,
    DayTurn,
    Deed,
    HeroPicture,
    NightPicture,
    PlanPicture,
    RevealPicture,
    Trail,
    forecast,
    panel,
    standings,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from k2bot.games.k2.engine import Preview
    from k2bot.games.k2.pages.turns import ClimberTurn, DraftTurn

    Walk = Sequence[ClimberTurn]
    """Turn of a player's climbers."""


# ------------------------------------------------------------------------------------------------ board


def page(talk: Talk, seen: Observation, name: str, decision: str | None) -> Page:
    """The page ``picture``: the whole public board, with a button to the reader's open decision.

    It has the shape that the reader wants; ``picture.tall`` and ``picture.wide`` are for a kind of screen.
    The alt text begins with the reader's climbers. Raises Refusal for other names.
    """
    own_shape = shape(talk, PICTURE, name)
    head = talk.text(
        "k2-board-head", day=seen.day, days=content.DAYS, phase=board_text.phase_text(talk, seen)
    )
    row = (*decision_button(talk, decision), own_shape.other, *page_buttons(talk, BOARD, RULES))
    drawn = board(talk, seen, reader=talk.reader, whole=True, tall=own_shape.tall)
    return Page(head, (drawn,), (row,), lessons=own_shape.lessons)


def board(
    talk: Talk,
    seen: Observation,
    *,
    reader: int | None = None,
    night: Sequence[Event] = (),
    walked: Sequence[Walk] = (),
    loud: bool = False,
    choices: bool = True,
    whole: bool = False,
    tall: bool = False,
    course: DayCourse | None = None,
) -> Picture:
    """The board, with the changes of ``night``.

    ``walked`` are the turns of the day before that night; ``loud``: the picture is about them. ``choices``
    says whether to show who has chosen cards, ``whole`` whether to show every space and the whole table
    instead of what matters now, ``tall`` whether it's for a phone then.
    """
    slid = (Trail(event.climber, (event.start, event.space)) for event in of_kind(night, Slid))
    board_picture = BoardPicture(
        seen,
        trails=(*_trails(walked, earlier=not loud), *slid),
        fallen=_fallen(night),
        pitched=_pitched(walked),
        choices=choices,
        whole=whole,
        tall=tall,
        course=course,
    )
    return described_picture(
        talk,
        "k2-board",
        board_picture,
        lambda talk: [
            *days.fate_sentences(talk, night),
            _slide_text(talk, seen),
            *_board(talk, board_picture, reader),
            _trails_text(talk, walked),
        ],
    )


def turn(
    talk: Talk,
    seen: Observation,
    walked: Sequence[Walk],
    *,
    latest: int = 1,
    course: DayCourse | None = None,
) -> Picture:
    """The board after the latest of a day's turns, with a line about it and the climbers' trails.

    Only the latest turn stands out on the map; ``latest``: number of turns in the picture's text. With its
    ``course``, people and camera are where the day's other pictures have them.
    """
    board_picture = BoardPicture(
        seen,
        trails=_trails(walked[:-1], earlier=True),
        pitched=_pitched(walked),
        news=tuple(
            Deed(doing.climber, doing.way, doing.tent is not None, doing.air, doing.points, doing.paid)
            for doing in walked[-1]
        ),
        course=course,
    )
    return described_picture(
        talk,
        "k2-turn",
        board_picture,
        lambda talk: [
            *(
                fact
                for walk in walked[-latest:]
                for fact in (
                    talk.text("k2-alt-turn", name=talk.name(walk[0].climber[0])),
                    turns.summary(talk, walk),
                )
            ),
            *_board(talk, board_picture, None),
            _trails_text(talk, walked[:-latest]),
        ],
    )


def course_of(dawn: Observation, night: Sequence[Event], walked: Sequence[Walk]) -> DayCourse:
    """A day so far, from its morning, the events of the night before and its finished turns."""
    turns = tuple(DayTurn(walk[0].climber[0], _trails([walk], earlier=False)) for walk in walked)
    return DayCourse(dawn, _fallen(night), turns)


def _fallen(night: Sequence[Event]) -> tuple[tuple[ClimberKey, str], ...]:
    return tuple((event.climber, event.space) for event in of_kind(night, Died))


def _trails_text(talk: Talk, walked: Sequence[Walk]) -> str | None:
    """Starting spaces of the paths on the map, which no other text tells; they end at the climbers."""
    ways = [
        talk.text("k2-alt-way", climber=talk.climber(doing.climber), start=talk.space(doing.way[0]))
        for doing in chain.from_iterable(walked)
        if doing.moves
    ]
    return talk.count_text("k2-alt-ways", ways=ways, by="talk-list-semicolon")


def _trails(walked: Sequence[Walk], *, earlier: bool) -> tuple[Trail, ...]:
    return tuple(
        Trail(doing.climber, doing.way, earlier=earlier)
        for doing in chain.from_iterable(walked)
        if doing.moves
    )


def _pitched(walked: Sequence[Walk]) -> tuple[ClimberKey, ...]:
    return tuple(doing.climber for doing in chain.from_iterable(walked) if doing.tent is not None)


def _slide_text(talk: Talk, seen: Observation) -> str | None:
    """The climber about to slide and the spaces to choose from; None if there is none."""
    if not seen.slides:
        return None
    key = seen.slides[0]
    slopes = [board_text.slide_space_text(talk, seen, space.id) for space in seen.slopes(key)]
    return talk.text(
        "k2-alt-caught",
        climber=talk.climber(key),
        space=talk.space(seen.climber(key).space or content.BASE_CAMP),
        slopes=talk.join(slopes, "talk-list-semicolon"),
    )


def _board(talk: Talk, board_picture: BoardPicture, own: int | None) -> list[str | None]:
    seen, whole = board_picture.seen, board_picture.whole
    first, is_over = seen.active_seat if own is None else own, seen.phase is Phase.OVER
    whole = whole or is_over
    seats = sorted(seen.seats, key=lambda seat: (seat.seat != first, is_over and -seat.total, seat.seat))
    forecast = () if is_over else days.dated_weather(talk, days.known_forecast(seen))
    dangers = pictures.dangers(seen)
    # The whole board has everybody and all limits; others mark full spaces.
    closed = pictures.full_spaces(seen)
    return [
        talk.text("k2-alt-board", day=seen.day, days=content.DAYS, phase=board_text.phase_text(talk, seen)),
        _winners_text(talk, seen) if is_over else None,
        *talk.dangers([(talk.climber(key), mark) for key, mark in dangers.items()]),
        None if whole else _lead(talk, seen),
        *_people(talk, seen, seats),
        None if is_over else days.weather_sentence(talk, seen.weather),
        board_text.tokens_text(talk, seen) if not is_over and (whole or standings.shows_risk(seen)) else None,
        board_text.turn_order_text(talk, seen, marked=False),  # the phase has told whose turn it is
        board_text.summit_text(talk, seen),
        None
        if is_over
        else talk.count_text(
            "k2-crowded-full", spaces=talk.spaces([one.id for one in seen.board.spaces if one.id in closed])
        ),
        _gains(talk, board_picture),
        None if whole else _tonight(talk, seen, dangers),
        talk.count_text("k2-board-ahead", days=forecast, by="talk-list-semicolon"),
        *(_hands(talk, seen) if whole and not is_over else ()),
    ]


def _winners_text(talk: Talk, seen: Observation) -> str | None:
    """Winners and their points; None if nobody won."""
    winners, _ = forecast.winners_and_reason(seen)
    if not winners:
        return None
    names, total = [talk.name(seat) for seat in winners], seen.seats[winners[0]].total
    if len(names) > 1:
        return talk.text("k2-end-shared", names=names, total=total)
    return talk.text("k2-end-winner", name=names[0], total=total)


def _tonight(talk: Talk, seen: Observation, told: Collection[ClimberKey]) -> str | None:
    """Levels after tonight of those that change; those of climbers in danger are ``told``."""
    levels = [
        f"{talk.climber(key)} {level}" for key, level in pictures.tonight(seen).items() if key not in told
    ]
    return talk.count_text("k2-alt-tonight", levels=levels, by="talk-list-more")


def _gains(talk: Talk, board_picture: BoardPicture) -> str | None:
    """Spaces where the player to move can gain points today, with the climber if only one of two can."""
    if board_picture.seen.active_seat is None:
        return None
    both = all(one.on_board for one in board_picture.seen.seats[board_picture.seen.active_seat].climbers)
    names = group_by_key((space, name) for name, space in board_picture.scoring_ways)
    spaces = [
        f"{talk.space(space)} ({names[space][0]})" if both and len(names[space]) == 1 else talk.space(space)
        for space in sorted(names)
    ]
    return talk.count_text(
        "k2-alt-gains", name=talk.name(board_picture.seen.active_seat), spaces=spaces, by="talk-list-more"
    )


def _lead(talk: Talk, seen: Observation) -> str | None:
    """Leader and their lead in points, or all who share the lead; None while all are level."""
    if not standings.shows_lead(seen):
        return None
    first = standings.leaders(seen)
    if len(first) > 1:
        return talk.text("k2-alt-shared-lead", names=map(talk.name, first))
    rest = max(seat.total for seat in seen.seats if seat.seat not in first)
    return talk.text("k2-alt-lead", name=talk.name(first[0]), points=seen.seats[first[0]].total - rest)


def _people(talk: Talk, seen: Observation, seats: Sequence[SeatView]) -> Iterator[str]:
    """Players with points and the risk token they have still to pay, each with both climbers."""
    for seat in seats:
        risk = panel.owed_token(seen, seat.seat)
        signs = (
            talk.player(seat.seat),
            None if risk is None else talk.text("k2-board-risk", value=risk),
            talk.text("k2-board-resigned") if seat.resigned else None,
        )
        yield talk.text(
            "k2-alt-person",
            name=talk.join(signs, "talk-list-more"),
            points=seat.total,
            climbers=talk.list_text(
                [board_text.climber_text(talk, seen, (seat.seat, name)) for name in CLIMBER_NAMES],
                "talk-list-semicolon",
            ),
        )
    if seen.setup.family and seen.phase is not Phase.OVER:
        used = [talk.name(seat.seat) for seat in seen.seats if not seat.rescue]
        yield talk.count_text("k2-alt-rescue-used", names=used) or talk.text("k2-alt-rescue-all")


def _hands(talk: Talk, seen: Observation) -> Iterator[str]:
    """Cards in hand and deck, once for all who have as many."""
    names = group_by_key(
        ((seat.hand_size, seat.deck_size), talk.name(seat.seat)) for seat in seen.seats if seat.has_climbers
    )
    for (hand, deck), seats in names.items():
        yield talk.text("k2-alt-cards", hand=hand, deck=deck, names=seats, some=len(names) > 1)


# ------------------------------------------------------------------------------------------------ cards


def reveal(talk: Talk, seen: Observation) -> Picture:
    """Today's revealed cards with sums and who takes a token; the alt text begins with the token."""
    highest = seen.highest
    token = None if highest is None else seen.seats[highest].risk

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-reveal", day=seen.day),
            board_text.highest_sum_text(talk, seen),
            None
            if highest is None or token is None
            else talk.text("k2-token-taken", name=talk.name(highest), value=token),
            talk.text("k2-alt-begins", name=talk.name(next(iter(seen.pushes))))
            if len(seen.pushes) > 1
            else None,
            *map(talk.sentence, board_text.revealed_cards(talk, seen)),
            board_text.tokens_text(talk, seen),
        ]

    return described_picture(
        talk, "k2-reveal", RevealPicture(seen, tuple(seen.pushes.items()), highest), facts
    )


# ------------------------------------------------------------------------------------------------ planner


def planned(draft: DraftTurn, *, is_whole: bool = False, of_computer: bool = False) -> PlanPicture:
    """The picture of a plan, and what words say of it.

    ``is_whole`` if nothing is to be added; ``of_computer`` if the player made another one.
    """
    seen, preview = draft.seen, draft.preview
    goals = [goal for name in CLIMBER_NAMES for goal in destinations.listed_destinations(preview, name)]
    settled = preview.settled
    # Own climbers show that they fill a space, if nobody else is there: others aren't drawn.
    own = {
        one.space
        for one in settled.me.climbers
        if one.space and all(seat == settled.me.seat for seat, _ in settled.climbers_on(one.space))
    }
    return PlanPicture(
        seen,
        settled,
        destinations=tuple(dict.fromkeys((goal.climber, goal.space) for goal in goals)),
        ways=tuple((doing.climber[1], doing.way) for doing in draft.doings if doing.moves),
        air_from_cards={
            name: preview.observation.me.climber(name).air - seen.me.climber(name).air
            for name in CLIMBER_NAMES
        },
        tonight={line.climber[1]: line.after for line in preview.night_checks},
        dying=preview.dying,
        sliding=preview.sliding,
        means=pictures.Resources(
            _marked_cards(seen.me.committed or (), preview.unused), preview.owed, preview.payment
        ),
        tolls=pictures.tolls(goals),
        passed=pictures.passes(settled, goals),
        full=tuple(dict.fromkeys(space for _, space in preview.blocked if space not in own)),
        is_whole=is_whole,
        of_computer=of_computer,
    )


def plan(talk: Talk, draft: DraftTurn, *, is_whole: bool = False, of_computer: bool = False) -> Picture:
    """Private picture of a plan: the mountain around the own climbers, destinations and planned ways.

    The alt text begins with who would die and what the plan does, and ends with spaces that would be in reach
    if they weren't full, and those that are.
    """
    seen, preview = draft.seen, draft.preview
    plan_picture = planned(draft, is_whole=is_whole, of_computer=of_computer)
    own, head = seen.me, "k2-alt-plan-computer" if of_computer else "k2-alt-plan"

    def facts(talk: Talk) -> list[str | None]:
        is_begun = bool(draft.plan.uses) or is_whole
        doing = turns.summary(talk, draft.doings) if is_begun else talk.text("k2-alt-plan-nothing")
        used = [card for card, is_used in plan_picture.means.cards if is_used]
        return [
            # words: k2-alt-plan, k2-alt-plan-computer
            talk.text(head, name=talk.name(own.seat), day=seen.day),
            *turns.dangers(talk, preview),
            _slide(talk, preview),
            doing,
            *(
                talk.text(
                    "k2-alt-plan-climber",
                    climber=line.climber[1],
                    space=talk.space(line.space),
                    before=seen.climber(line.climber).air,
                    after=talk.number(line.after),
                    had=seen.climber(line.climber).vp,
                    points=content.POINTS_OF_THE_DEAD
                    if line.dies
                    else preview.settled.climber(line.climber).vp,
                )
                for line in preview.night_checks
            ),
            talk.text("k2-alt-plan-used", cards=talk.cards(used)) if used else None,
            turns.unused_text(talk, preview),
            turns.payment_text(talk, preview),
            days.weather_sentence(talk, seen.weather),
            talk.count_text("k2-crowded-full", spaces=talk.spaces(plan_picture.full)),
            *_goals(talk, plan_picture),
        ]

    return described_picture(talk, "k2-plan", plan_picture, facts, fleeting=True)


def _slide(talk: Talk, preview: Preview) -> str | None:
    """Where the only climber that would slide could go, as the picture says; None for none or both."""
    sliding = [line.climber for line in preview.night_checks if line.slides and not line.dies]
    if len(sliding) != 1:
        return None
    spaces = talk.spaces(space.id for space in preview.settled.slopes(sliding[0]))
    text = talk.text(
        "picture-avalanche-takes", climber=sliding[0][1], spaces=talk.list_text(spaces, "talk-list-or")
    )
    return talk.sentence(text)


def _goals(talk: Talk, plan_picture: PlanPicture) -> Iterator[str | None]:
    """Climbers' spaces in reach with new points or death, or else the highest, each with what it takes."""
    for message, by_climber in (
        ("k2-alt-plan-reach", plan_picture.goals),
        ("k2-alt-plan-reach-same", plan_picture.heights),
    ):
        for name, goals in by_climber.items():
            spaces = [_goal(talk, goal, is_new=message == "k2-alt-plan-reach") for goal in goals]
            # words: k2-alt-plan-reach, k2-alt-plan-reach-same
            yield talk.count_text(message, climbers=name, spaces=spaces, by="talk-list-semicolon")


def _goal(talk: Talk, goal: pictures.Goal, *, is_new: bool) -> str:
    """A space in reach with its points, unless none are new, and what it takes."""
    return talk.text(
        "k2-alt-plan-goal",
        space=talk.space(goal.space),
        points=goal.points if is_new else 0,
        cost=goal.toll.cost,
        air=goal.toll.air,
        night="dies" if goal.toll.dies else goal.toll.morning or "lives",
        stop=talk.space(goal.stop) if goal.stop else "none",
    )


def _marked_cards(cards: Sequence[Card], unused: Sequence[Card]) -> tuple[tuple[Card, bool], ...]:
    """Cards in deck order with whether they are used; of equal cards the used ones come first."""
    left = Counter(unused)
    marked_cards: list[tuple[Card, bool]] = []
    for card in sorted(cards, reverse=True):
        marked_cards.append((card, not left[card]))
        left[card] -= left[card] > 0
    return tuple(reversed(marked_cards))


# ------------------------------------------------------------------------------------------------ heroes


def hero(talk: Talk, hero_picture: HeroPicture) -> Picture:
    """The hero picture of a great moment."""

    def facts(talk: Talk) -> list[str | None]:
        climbers = talk.climbers(hero_picture.climbers)
        spaces, count = talk.spaces(hero_picture.spaces), len(climbers)
        day = hero_picture.day or 0
        when = talk.text(hero_picture.day_message, day=day)  # words: picture-day, picture-night
        return [
            # words: picture-hero-*
            talk.text(f"picture-hero-{hero_picture.kind}", climbers=climbers, count=count, spaces=spaces),
            talk.sentence(when),
            talk.text(f"k2-alt-hero-{hero_picture.kind}", count=count),  # words: k2-alt-hero-*
        ]

    return described_picture(talk, "k2-hero", hero_picture, facts)


# ------------------------------------------------------------------------------------------------ night, end


def rescue_price(talk: Talk, seen: Observation, key: ClimberKey, called: str) -> str:
    """A dying climber's points, and those after a rescue; ``called`` is the climber's name."""
    points = seen.climber(key).vp
    after = seen.board.rescued_points(points)
    return talk.text("k2-rescue-price", climber=called, before=points, after=after)


def night(talk: Talk, seen: Observation, events: Sequence[Event], course: DayCourse | None = None) -> Picture:
    """A night's checks, or if there are none, the board with a slide marked.

    Climbers that can still be rescued are marked as such, not as dead. The alt text gives deaths and slides
    before the checks.
    """
    checks = tuple(of_kind(events, Checked))
    if not checks:
        return board(talk, seen, course=course)
    slid: tuple[tuple[ClimberKey, tuple[str, ...]], ...] = (
        *((event.climber, (event.space,)) for event in of_kind(events, Slid)),
        *((key, tuple(space.id for space in seen.slopes(key))) for key in seen.slides),
    )
    night_picture = NightPicture(seen, checks, dying=seen.dying, slid=slid)
    dead = [check.climber for check in checks if check.dies and check.climber not in seen.dying]
    sheltered = [check.climber for check in checks if check.avalanche and check.tent and not check.dies]

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-night", day=seen.day),
            None if any(check.dies for check in checks) else talk.sentence(talk.text("picture-night-safe")),
            talk.count_text("k2-alt-dead-tonight", climbers=talk.climbers(dead)),
            talk.count_text("k2-alt-dying-tonight", climbers=talk.climbers(seen.dying)),
            *(rescue_price(talk, seen, key, talk.climber(key)) for key in seen.dying),
            talk.count_text("k2-alt-rescue-used", names=map(talk.name, night_picture.spent)),
            *(
                talk.text(
                    "k2-alt-slides-to" if len(spaces) == 1 else "k2-alt-slides",
                    climber=talk.climber(key),
                    spaces=talk.list_text(talk.spaces(spaces), "talk-list-or"),
                )  # words: k2-alt-slides, k2-alt-slides-to
                for key, spaces in slid
            ),
            talk.count_text("k2-alt-holds", climbers=talk.climbers(sheltered)),
            *days.night_sums(talk, events),
            talk.count_text("k2-alt-dead-before", climbers=talk.climbers(night_picture.earlier_deaths)),
            days.weather_sentence(talk, seen.weather),
            talk.sentence(talk.text("picture-night-nobody-there")) if night_picture.is_nobody_hit else None,
        ]

    return described_picture(talk, "k2-night", night_picture, facts)
