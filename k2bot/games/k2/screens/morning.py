"""The post of a morning: the night before, tonight's weather, who is still choosing cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import CardsCommitted
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.screens import board_text, buttons, night, pictures, weather
from k2bot.games.k2.screens.posts import night_events
from k2bot.games.k2.screens.talk import lines, sentences
from k2bot.host.game import Page

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.screens.posts import Happening
    from k2bot.games.k2.screens.talk import Talk

_NARROW_ZONES = ("7000", "8000")
_NEAR = 2
"""How many ropes away a crowded space is worth a word."""


def as_of(happening: Happening) -> Observation:
    """What an edit of the morning's post tells: once all have chosen, the morning as it was until then."""
    before, seen = happening.before, happening.seen
    if before is None or seen.phase in (Phase.SELECTION, Phase.OVER) or before.phase is not Phase.SELECTION:
        return seen
    return replace(before, seats=tuple(replace(seat, has_committed=True) for seat in before.seats))


def post(talk: Talk, seen: Observation, dawn: Happening, *, edit: bool) -> Page:
    """The morning's post; ``dawn`` is the step that began the day, ``edit`` brings the post up to date."""
    row = (buttons.board(talk), buttons.rules(talk))
    return Page(
        talk.fitted(lambda talk: _text(talk, seen, dawn)),
        pictures=() if edit else (pictures.board(talk, seen, night=night_events(dawn.events)),),
        rows=(row if _is_forced(dawn.events) else (buttons.hand(talk), *row),),
        pings=() if edit else choosing_seats(seen),
    )


def choosing_seats(seen: Observation) -> tuple[int, ...]:
    """The seats that have still to choose their cards."""
    if seen.phase is not Phase.SELECTION:
        return ()
    return tuple(seat for seat in seen.order() if not seen.seats[seat].has_committed)


def _is_forced(events: Iterable[Event]) -> bool:
    """Whether the day that begins leaves nothing to choose: everybody plays the last three cards."""
    return any(isinstance(event, CardsCommitted) and event.forced for event in events)


def _yesterday(dawn: Happening) -> int:
    return content.DAYS if dawn.before is None else dawn.before.day


def _text(talk: Talk, seen: Observation, dawn: Happening) -> str:
    forced = _is_forced(dawn.events)
    head = "k2-morning-head-forced" if forced else "k2-morning-head"
    about_choosing = () if forced else (_first_and_tokens(talk, seen), _ready(talk, seen))
    return lines(
        night.told(talk, dawn.events, _yesterday(dawn)),
        talk.text(head, day=seen.day, days=content.DAYS),  # words: k2-morning-head*
        talk.text("k2-newcomer", players=seen.setup.players) if seen.day == 1 else None,
        sentences(weather.today(talk, seen.weather), weather.tomorrow(talk, seen), _crowded(talk, seen)),
        *about_choosing,
    )


def _first_and_tokens(talk: Talk, seen: Observation) -> str:
    tokens = talk.listed([str(value) for value in sorted(seen.tokens_open)])
    return sentences(
        talk.text("k2-morning-first", name=talk.name(seen.first)) if len(seen.order()) > 1 else None,
        talk.text("k2-morning-tokens", tokens=tokens),
    )


def _crowded(talk: Talk, seen: Observation) -> str | None:
    """Which narrow spaces above and near the climbers are full, or nearly so."""
    near = near_above(seen)
    left = {space: board_text.places_left(seen, space) for space in near}
    full = [space for space in near if left[space] == 0]
    scarce = [space for space in near if left[space] == 1 and seen.standing(space)]
    return (
        sentences(
            talk.text("k2-crowded-high", spaces=talk.listed([talk.space(space) for space in full]))
            if full
            else None,
            talk.text("k2-crowded-scarce", spaces=talk.listed([talk.space(space) for space in scarce]))
            if scarce
            else None,
        )
        or None
    )


def near_above(seen: Observation) -> tuple[str, ...]:
    """Spaces above 7000 m that a climber has within two ropes above it, in the order of the data."""
    board = seen.board
    found: set[str] = set()
    for seat in seen.seats:
        for climber in seat.climbers:
            edge = {climber.space} if climber.space else set()
            for _ in range(_NEAR):
                edge = {
                    other.id
                    for space in edge
                    for other in board.neighbours[space]
                    if other.altitude > board.by_id[space].altitude
                }
                found |= edge
    return tuple(space.id for space in board.spaces if space.id in found and space.zone in _NARROW_ZONES)


def _ready(talk: Talk, seen: Observation) -> str | None:
    if seen.phase is Phase.OVER:
        return None
    choosing = choosing_seats(seen)
    if not choosing:
        return talk.text("k2-morning-all-ready")
    ready = [talk.name(seat) for seat in seen.order() if seat not in choosing]
    people = [seat for seat in choosing if not talk.people[seat].computer]
    # Computers choose in a moment: beside people nobody waits for them.
    waiting = talk.listed([talk.mention(seat) for seat in people or choosing])
    if not ready:
        return talk.text("k2-morning-waiting", waiting=waiting)
    return talk.text("k2-morning-ready", ready=talk.listed(ready), waiting=waiting)
