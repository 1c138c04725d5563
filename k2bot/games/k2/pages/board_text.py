"""The board as text: everything its picture shows, in short lines in a fixed order."""

from __future__ import annotations

from collections import Counter

from k2bot.game.pages import lines, page_button, page_buttons
from k2bot.game.reading import RULES, decision_button
from k2bot.game.values import Button, Page, Style
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    ClimberKey,
    Observation,
    Phase,
    SeatView,
    Space,
    Zone,
    content,
)
from k2bot.games.k2.engine.phases.night import is_doomed
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pages import days
from k2bot.games.k2.pages.wording import BOARD, PICTURE, Talk

_ZONES: dict[str, tuple[Zone, ...]] = {"low": ("low",), "6000": ("6000",), "7000": ("7000", "8000")}
"""Zones of each map page, by the part of its name after ``board.``."""
PAGES = (BOARD, "board.weather", *(f"board.{part}" for part in _ZONES))


def page(talk: Talk, seen: Observation, name: str, decision: str | None = None) -> Page:
    """The page ``board`` (players), ``board.weather`` (weather and risk), or a map such as ``board.low``.

    ``decision`` is the kind of decision open to the reader; a button leads to it.
    """
    part = name.partition(".")[2]
    text = talk.for_screen_reader.fit(
        lambda talk: (
            _map(talk, seen, part)
            if part in _ZONES
            else _weather(talk, seen)
            if part
            else _people(talk, seen)
        )
    )
    row = (*decision_button(talk, decision), *page_buttons(talk, PICTURE, RULES))
    return Page(text, rows=(_tabs(talk, name), row))


def _tabs(talk: Talk, current: str) -> tuple[Button, ...]:
    return tuple(
        page_button(
            talk,
            name,
            "k2-button-people" if name == BOARD else "",
            Style.PRIMARY if name == current else Style.SECONDARY,
            disabled=name == current,
        )
        for name in PAGES
    )


# ------------------------------------------------------------------------------------------- people


def _people(talk: Talk, seen: Observation) -> str:
    return lines(
        talk.text("k2-board-head", day=seen.day, days=content.DAYS, phase=phase_text(talk, seen)),
        turn_order_text(talk, seen),
        None if seen.phase is Phase.OVER else days.forecast_text(talk, seen),
        tokens_text(talk, seen),
        summit_text(talk, seen),
        *(_person(talk, seen, seat) for seat in seen.seats),
    )


def turn_order_text(talk: Talk, seen: Observation, *, marked: bool = True) -> str | None:
    """The turn order, ``marked`` with who has acted and who is acting; None for fewer than two players."""
    seats = seen.order()
    if len(seats) < 2 or seen.phase is Phase.OVER:
        return None
    acts = marked and seen.phase is Phase.ACTIONS
    acting = seats.index(seen.active_seat) if acts and seen.active_seat in seats else None
    names = []
    for number, seat in enumerate(seats):
        name = talk.name(seat)
        if acting is not None and number < acting:
            name = talk.text("k2-board-acted", name=name)
        elif number == acting:
            name = talk.text("k2-board-acting", name=name)
        names.append(name)
    return talk.text("k2-board-order", names=talk.join(names, "talk-list-more"))


def phase_text(talk: Talk, seen: Observation) -> str:
    """The current phase in a few words, and who must act; a reader who must is told so."""
    waiting, everyone = seen.seats_to_move, "last" if seen.plays_last_cards else "all"
    return talk.text(
        f"k2-phase-{seen.phase.value}",  # words: k2-phase-*
        whose="own" if seen.seat in waiting else everyone if len(waiting) == len(seen.order()) else "some",
        names=map(talk.name, waiting),
    )


def tokens_text(talk: Talk, seen: Observation) -> str:
    """The open risk tokens, and the number still in the pile."""
    return talk.text(
        "k2-tokens-open",
        tokens=map(str, sorted(seen.tokens_open)),
        pile=seen.tokens_pile_size,
    )


def highest_sum_text(talk: Talk, seen: Observation) -> str | None:
    """Text on the highest sum, whose player takes a token; None if nobody has cards, or in a solo game."""
    if len(seen.seats) == 1:
        return None
    pushes = seen.pushes
    most = max(pushes.values(), default=0)
    names = [talk.name(seat) for seat, push in pushes.items() if push == most]
    kind = "tie" if len(names) > 1 else "hardest" if len(pushes) > 1 else "alone"
    # words: k2-reveal-tie, k2-reveal-hardest, k2-reveal-alone
    return talk.count_text(f"k2-reveal-{kind}", names=names, push=most)


def revealed_cards(talk: Talk, seen: Observation) -> tuple[str, ...]:
    """Each player's cards and their sum, in turn order."""
    return tuple(
        talk.text(
            "k2-reveal-cards",
            name=talk.player(seat),
            cards=talk.cards(sorted(seen.seats[seat].committed or ())),
            push=push,
        )
        for seat, push in seen.pushes.items()
    )


def summit_text(talk: Talk, seen: Observation) -> str | None:
    """Climbers that reached the summit, in order of arrival; None if there are none."""
    return talk.count_text("k2-board-summit", climbers=talk.climbers(seen.summit))


def _person(talk: Talk, seen: Observation, seat: SeatView) -> str:
    playing, key = seen.phase is not Phase.OVER, "committed" if seat.has_committed else "choosing"
    choosing = seen.phase is Phase.COMMIT and seat.has_climbers
    facts = (
        talk.text("k2-board-computer") if talk.people[seat.seat].computer else None,
        talk.text("k2-points", points=seat.total),
        talk.text("k2-board-resigned") if seat.resigned else None,
        talk.text("k2-board-risk", value=seat.risk) if playing and seat.risk is not None else None,
        talk.text("k2-board-rescue") if seat.rescue else None,
        talk.text(f"k2-board-{key}") if choosing else None,  # words: k2-board-committed, k2-board-choosing
        talk.text("k2-board-plays", cards=talk.cards(sorted(seat.committed)))
        if playing and not choosing and seat.committed
        else None,
        talk.text("k2-board-cards", hand=seat.hand_size, deck=seat.deck_size)
        if playing and seat.has_climbers
        else None,
    )
    return lines(
        talk.text(
            "k2-board-person", name=talk.name(seat.seat), facts=talk.join(facts, "talk-list-semicolon")
        ),
        *(climber_text(talk, seen, (seat.seat, name), whole=True) for name in CLIMBER_NAMES),
    )


def climber_text(talk: Talk, seen: Observation, key: ClimberKey, *, whole: bool = False) -> str:
    """A climber with space, air, points and tent; if ``whole``, also its altitude and dangers.

    After the game without air, which the picture no longer shows.
    """
    one = seen.climber(key)
    carried, doomed = one.on_board and one.tent is None, one.on_board and is_doomed(seen, key)
    metres = str(days.altitude(seen, one.space)) if one.space and whole else "none"
    air = "none" if seen.phase is Phase.OVER else one.air
    facts = (
        talk.text("k2-alt-dying" if key in seen.dying else "k2-alt-dead", climber=key[1])
        if one.space is None
        else talk.text("k2-alt-climber", climber=key[1], space=talk.space(one.space), metres=metres, air=air),
        talk.text("k2-points", points=one.vp),
        talk.text("k2-board-tent", space=talk.space(one.tent)) if one.tent else None,
        talk.text("k2-board-tent-carried") if whole and carried else None,
        talk.text("k2-board-would-die") if whole and doomed else None,
    )
    return talk.join(facts, "talk-list-more")


# ------------------------------------------------------------------------------------------- weather


def _weather(talk: Talk, seen: Observation) -> str:
    """Today's weather, one line per known day, what is hidden, and the risk tokens.

    Nothing about tonight once the game is over.
    """
    known = seen.last_known_day
    hidden = (content.DAYS - known) // content.DAYS_A_TILE
    return lines(
        talk.text("k2-weather-head", day=seen.day, days=content.DAYS),
        None if seen.phase is Phase.OVER else days.weather_sentence(talk, seen.weather),
        *(
            talk.text("k2-weather-line", day=day, weather=days.brief_weather(talk, weather))
            for day, weather in days.known_forecast(seen)
        ),
        talk.text("k2-weather-hidden", count=hidden, start=known + 1, days=content.DAYS) if hidden else None,
        tokens_text(talk, seen),
        _taken_tokens(talk, seen),
    )


def _taken_tokens(talk: Talk, seen: Observation) -> str | None:
    """Counts of the risk tokens taken, by value: there may be twenty."""
    some = [
        talk.text("k2-tokens-aside-some", count=count, value=value)
        for value, count in sorted(Counter(seen.tokens_taken).items())
    ]
    return talk.count_text("k2-tokens-aside", tokens=some)


# ------------------------------------------------------------------------------------------- map


def _map(talk: Talk, seen: Observation, part: str) -> str:
    zones = _ZONES[part]
    return lines(
        talk.text(f"k2-map-head-{part}"),  # words: k2-map-head-*
        *(
            talk.text(
                f"k2-map-limit-{zone}",
                count=content.limit(zone, seen.setup.players, lenient=seen.setup.lenient),
            )  # words: k2-map-limit-*
            for zone in zones
        ),
        *(_space(talk, seen, space) for space in reversed(seen.board.spaces) if space.zone in zones),
    )


def _space(talk: Talk, seen: Observation, space: Space) -> str:
    cost = terrain_under(seen.setup.side, seen.weather).tent[space.id]
    standing, left = seen.climbers_on(space.id), seen.room_left(space.id)
    facts = (
        talk.text("k2-map-altitude", altitude=str(space.altitude)),
        talk.text("k2-points", points=space.vp),
        talk.text("k2-map-cost", cost=cost, extra=cost - space.cost),
        talk.text("k2-map-air", air=talk.signed(space.air_change)),
        _ropes(talk, seen, space),
        talk.count_text("k2-map-standing", climbers=talk.climbers(standing)),
        talk.text("k2-map-room", room=left) if standing and left is not None else None,
        talk.count_text("k2-map-tents", climbers=talk.climbers(seen.tents(space.id))),
    )
    return talk.text(
        "k2-map-space", space=talk.space(space.id), facts=talk.join(facts, "talk-list-semicolon")
    )


def _ropes(talk: Talk, seen: Observation, space: Space) -> str:
    slopes, near = seen.board.slopes[space.id], seen.board.neighbours[space.id]
    up = talk.spaces(other.id for other in near if other not in slopes)
    down = talk.spaces(other.id for other in near if other in slopes)
    parts = (talk.count_text("k2-map-up", spaces=up), talk.count_text("k2-map-down", spaces=down))
    return talk.join(parts, "talk-list-more")


def slide_space_text(talk: Talk, seen: Observation, space: str) -> str:
    """A space to slide to: altitude and room, which doesn't limit slides (rule 40)."""
    left = seen.room_left(space)
    return talk.text(
        "k2-slope",
        space=talk.space(space),
        altitude=str(seen.board.by_id[space].altitude),
        room=-1 if left is None else left,
    )
