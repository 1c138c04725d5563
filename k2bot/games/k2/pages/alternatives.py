"""What the pictures show, in words for who cannot see them: whole facts, what matters first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import whole_facts
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Checked,
    ClimberKey,
    ClimberName,
    Event,
    Observation,
    Phase,
    content,
)
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pages import board_text, climber_turns, nights

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pages.climber_turns import ClimberTurn
    from k2bot.games.k2.pages.days import Story
    from k2bot.games.k2.pages.drafts import DraftTurn
    from k2bot.games.k2.pages.talk import Talk
    from k2bot.games.k2.pictures import Toll


# ------------------------------------------------------------------------------------------------ board


def board(talk: Talk, seen: Observation, *, own: int | None = None, night: Sequence[Event] = ()) -> str:
    """The board: what the night changed, what goes on now, the reader's own climbers, then the rest."""
    return whole_facts(
        talk, lambda talk: [*nights.fates(talk, night), _caught(talk, seen), *_board(talk, seen, own)]
    )


def turn(talk: Talk, seen: Observation, seat: int, made: Sequence[ClimberTurn]) -> str:
    """The board after a turn: what was done, then the board."""
    return whole_facts(
        talk,
        lambda talk: [
            talk.text("k2-alt-turn", name=talk.name(seat)),
            climber_turns.told(talk, seat, made, seen.board),
            *_board(talk, seen, None),
        ],
    )


def _caught(talk: Talk, seen: Observation) -> str | None:
    """Who is asked about in a slide, and the spaces to choose from; None where nobody is."""
    if not seen.slides:
        return None
    key = seen.slides[0]
    below = [board_text.slope(talk, seen, space) for space in board_text.slopes(seen, key)]
    return talk.text(
        "k2-alt-caught",
        climber=talk.climber(key),
        space=talk.space(seen.climber(key).space or content.BASE_CAMP),
        slopes=talk.joined(below, "talk-list-semicolon"),
    )


def _board(talk: Talk, seen: Observation, own: int | None) -> list[str | None]:
    first, over = seen.turn if own is None else own, seen.phase is Phase.OVER
    seats = sorted(seen.seats, key=lambda seat: (seat.seat != first, over and -seat.total, seat.seat))
    ahead = () if over else nights.ahead(talk, seen)
    doomed = would_die(seen)
    return [
        talk.text("k2-alt-board", day=seen.day, days=content.DAYS, phase=board_text.phase(talk, seen)),
        talk.text("k2-alt-dies", climbers=talk.climbers(doomed)) if doomed else None,
        *(
            talk.text(
                "k2-alt-person",
                name=_who(talk, seat.seat),
                points=seat.total,
                climbers=talk.listed(
                    [_climber(talk, seen, (seat.seat, name)) for name in CLIMBER_NAMES], "talk-list-semicolon"
                ),
            )
            for seat in seats
        ),
        None if over else nights.today(talk, seen.weather),
        None if over else board_text.tokens(talk, seen),
        board_text.order(talk, seen),
        board_text.summit(talk, seen),
        None if over else _room(talk, seen),
        talk.text("k2-board-ahead", days=talk.joined(ahead, "talk-list-semicolon")) if ahead else None,
    ]


def _who(talk: Talk, seat: int) -> str:
    """A player's name, and that it is a computer."""
    name = talk.name(seat)
    return talk.text("k2-alt-computer", name=name) if talk.people[seat].computer else name


def _room(talk: Talk, seen: Observation) -> str | None:
    """The spaces where nobody else can end."""
    return _full(talk, [space.id for space in seen.board.spaces if seen.places_left(space.id) == 0])


def _full(talk: Talk, spaces: Iterable[str]) -> str | None:
    """That spaces are full; None where there are none."""
    named = [talk.space(space) for space in spaces]
    return talk.text("k2-crowded-full", spaces=talk.listed(named)) if named else None


def _climber(talk: Talk, seen: Observation, key: ClimberKey) -> str:
    climber = seen.climber(key)
    if climber.space is None:
        told = talk.text("k2-alt-dying" if key in seen.dying else "k2-alt-dead", climber=key[1])
    else:
        told = talk.text("k2-alt-climber", climber=key[1], space=talk.space(climber.space), air=climber.level)
    if climber.tent is None:
        return told
    return talk.text("k2-alt-with-tent", climber=told, space=talk.space(climber.tent))


# ------------------------------------------------------------------------------------------------ cards


def hand(talk: Talk, cards: Sequence[Card], chosen: Sequence[int], *, committed: bool) -> str:
    """A hand: what is chosen or committed, what that adds up to, then all cards."""
    picked = [cards[place] for place in chosen]
    sums = content.sums(picked)
    return whole_facts(
        talk,
        lambda talk: [
            talk.text(
                "k2-alt-hand-committed" if committed else "k2-alt-hand-chosen", cards=talk.cards(picked)
            )
            if picked
            else None,  # words: k2-alt-hand-committed, k2-alt-hand-chosen
            talk.text(
                "k2-alt-hand-sum",
                up=sums.up,
                down=sums.down,
                air=sums.air,
                push=sums.push,
            )
            if picked
            else None,
            talk.text("k2-alt-hand", cards=talk.cards(cards)),
        ],
    )


def reveal(talk: Talk, seen: Observation) -> str:
    """The cards shown: who pushes hardest, the token taken, then everybody's cards."""
    highest = seen.highest
    taken = None if highest is None else seen.seats[highest].risk
    return whole_facts(
        talk,
        lambda talk: [
            talk.text("k2-alt-reveal", day=seen.day),
            board_text.pushes(talk, seen),
            None
            if highest is None or taken is None
            else talk.text("k2-token-taken", name=talk.name(highest), value=taken),
            *(
                talk.text(
                    "k2-alt-reveal-person",
                    name=_who(talk, seat),
                    cards=talk.cards(sorted(seen.seats[seat].committed or ())),
                    push=push,
                )
                for seat, push in seen.pushes.items()
            ),
            board_text.tokens(talk, seen),
        ],
    )


# ------------------------------------------------------------------------------------------------ planner


def plan(talk: Talk, draft: DraftTurn, tolls: Mapping[tuple[ClimberName, str], Toll] | None = None) -> str:
    """A plan: who would die of it, what it does, each climber before and after, cards, risk, weather.

    ``tolls`` are places where the risk token would take air, or the night a climber. Last come the spaces
    that would be in reach if they were not full.
    """
    seen, preview = draft.seen, draft.preview
    own, then = seen.own, preview.settled.own

    def facts(talk: Talk) -> list[str | None]:
        dying = [line.climber[1] for line in preview.tonight if line.dies]
        levels = {line.climber[1]: line.after for line in preview.tonight}
        doing = (
            climber_turns.told(talk, seen.seat or 0, draft.made, seen.board)
            if draft.plan.uses
            else talk.text("k2-alt-plan-nothing")
        )
        return [
            talk.text("k2-alt-plan"),
            talk.text("k2-alt-dies", climbers=talk.listed(dying)) if dying else None,
            doing,
            *(
                talk.text(
                    "k2-alt-plan-climber",
                    climber=name,
                    space=talk.space(then.climber(name).space or content.BASE_CAMP),
                    before=own.climber(name).level,
                    after=talk.number(levels[name]),
                    had=own.climber(name).vp,
                    points=content.POINTS_OF_THE_DEAD if name in dying else then.climber(name).vp,
                )
                for name in CLIMBER_NAMES
                if own and then and name in levels
            ),
            talk.text("k2-plan-left", cards=talk.cards(preview.unused))
            if preview.unused
            else talk.text("k2-plan-all-used"),
            talk.text("k2-alt-due", due=preview.due) if preview.due else None,
            nights.today(talk, seen.weather),
            *_tolls(talk, tolls or {}),
            _full(talk, dict.fromkeys(space for _, space in preview.blocked)),
        ]

    return whole_facts(talk, facts)


def _tolls(talk: Talk, tolls: Mapping[tuple[ClimberName, str], Toll]) -> Iterator[str]:
    """Where going takes air for the risk token, or a climber's life, a sentence for each toll."""
    spaces: dict[tuple[ClimberName, Toll], list[str]] = {}
    for (name, space), toll in tolls.items():
        spaces.setdefault((name, toll), []).append(talk.space(space))
    for (name, toll), told in sorted(spaces.items()):
        message = "k2-alt-toll-dies" if toll.dies else "k2-alt-toll-air"
        yield talk.text(
            message, climber=name, air=toll.air, spaces=talk.listed(told)
        )  # words: k2-alt-toll-air, k2-alt-toll-dies


# ------------------------------------------------------------------------------------------------ night, end


def night(
    talk: Talk,
    seen: Observation,
    checks: Sequence[Checked],
    slid: Sequence[tuple[ClimberKey, tuple[str, ...]]],
    told: Sequence[str],
) -> str:
    """A night: who dies or is dying, who slides where, then the checks; ``told`` has one for each player."""
    dead = [check.climber for check in checks if check.dies and check.climber not in seen.dying]

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-night", day=seen.day),
            talk.text("k2-alt-dead-tonight", climbers=talk.climbers(dead)) if dead else None,
            talk.text("k2-alt-dying-tonight", climbers=talk.climbers(seen.dying)) if seen.dying else None,
            *(
                talk.text(
                    "k2-alt-slides-to" if len(spaces) == 1 else "k2-alt-slides",
                    climber=talk.climber(key),
                    spaces=talk.listed([talk.space(space) for space in spaces], "talk-list-or"),
                )  # words: k2-alt-slides, k2-alt-slides-to
                for key, spaces in slid
            ),
            *told,
        ]

    return whole_facts(talk, facts)


def ranking(
    talk: Talk,
    story: Story,
    places: Sequence[tuple[int, int]],
    totals: Sequence[int],
    title: str | None = None,
) -> str:
    """The ranking: how it ended, places and points, how high each climber came and what became of it.

    ``title`` is what a solo game earned.
    """
    died = {event.climber: day for day, event in story.deaths if event.cause == "check"}
    seen = story.seen

    def fate(talk: Talk, key: ClimberKey) -> str:
        alive = seen.climber(key).alive
        message = "k2-alt-peak" if alive or key not in died else "k2-alt-peak-died"
        return talk.text(
            message, climber=key[1], peak=str(story.peaks[key]), day=died.get(key, 0)
        )  # words: k2-alt-peak, k2-alt-peak-died

    def fates(talk: Talk, seat: int) -> list[str]:
        left = [talk.text("k2-board-resigned")] if seen.seats[seat].resigned else []
        return [*(fate(talk, (seat, name)) for name in CLIMBER_NAMES), *left]

    def ended(talk: Talk) -> str | None:
        if title is not None:
            return talk.text("k2-alt-title", title=title)
        if seen.reason != "resigned" and not any(seat.alive for seat in seen.seats):
            return talk.text("k2-alt-nobody")
        winners = [talk.name(seat) for place, seat in places if place == 1]
        return talk.text("k2-alt-winners", names=talk.listed(winners), count=len(winners))

    def facts(talk: Talk) -> list[str | None]:
        return [
            talk.text("k2-alt-ranking"),
            ended(talk),
            *(
                talk.text("k2-alt-ranking-person", place=place, name=_who(talk, seat), total=totals[seat])
                for place, seat in places
            ),
            talk.text("k2-alt-chart", days=len(story.evenings)),
            *(
                talk.text(
                    "k2-alt-chart-person",
                    name=talk.name(seat),
                    climbers=talk.joined(fates(talk, seat), "talk-list-semicolon"),
                )
                for _, seat in places
            ),
        ]

    return whole_facts(talk, facts)
