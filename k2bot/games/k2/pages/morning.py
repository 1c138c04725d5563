"""The post of a morning: the night before, tonight's weather, who is still choosing cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.talk import lines, sentences
from k2bot.game.values import Page
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import CardsCommitted, TurnEnded
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import asking, buttons, drawings, moves, night_text, weather
from k2bot.games.k2.pages.days import night_events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Button, Picture
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pages.days import Happening
    from k2bot.games.k2.pages.talk import Talk

_NARROW_ZONES = ("7000", "8000")
_NEAR = 2
"""How many ropes away a crowded space is worth a word."""


def as_of(happening: Happening) -> Observation:
    """What an edit of the morning's post tells: once all have chosen, the morning as it was until then."""
    before, seen = happening.before, happening.seen
    if before is None or seen.phase in (Phase.SELECTION, Phase.OVER) or before.phase is not Phase.SELECTION:
        return seen
    return replace(before, seats=tuple(replace(seat, has_committed=True) for seat in before.seats))


def post(
    talk: Talk, seen: Observation, dawn: Happening, yesterday: Sequence[Happening], *, edit: bool
) -> Page:
    """The morning's post; ``dawn`` is the step that began the day, ``edit`` brings the post up to date.

    ``yesterday`` are the steps of the day before.
    """
    return Page(
        talk.fitted(lambda talk: lines(text(talk, seen, dawn), ready(talk, seen, dawn))),
        pictures=() if edit else (picture(talk, seen, dawn, yesterday),),
        rows=(row(talk, dawn),),
        pings=() if edit else asking.choosing(seen),
    )


def picture(talk: Talk, seen: Observation, dawn: Happening, yesterday: Sequence[Happening]) -> Picture:
    """The board after the night, with the ways of the day before: its last turns have no picture.

    It is the same however many have chosen cards: that is said by the text, which is edited as they do.
    """
    last = sum(isinstance(event, TurnEnded) for event in dawn.events)
    walked = moves.walked(yesterday)
    night = night_events(dawn.events)
    seen = replace(seen, seats=tuple(map(_with_whole_hand, seen.seats)))
    return drawings.board(talk, seen, night=night, walked=walked, told=max(last, 1), choices=False)


def _with_whole_hand(seat: SeatView) -> SeatView:
    """A player as they were before they chose cards."""
    back = content.CARDS_A_DAY if seat.has_committed and not seat.committed else 0
    return replace(seat, hand_size=seat.hand_size + back, has_committed=bool(seat.committed))


def row(talk: Talk, dawn: Happening) -> tuple[Button, ...]:
    """The buttons of a morning."""
    reading = (buttons.board(talk), buttons.rules(talk))
    return reading if is_forced(dawn) else (buttons.hand(talk), *reading)


def is_forced(dawn: Happening) -> bool:
    """Whether the day that begins leaves nothing to choose: everybody plays the last three cards."""
    return any(isinstance(event, CardsCommitted) and event.forced for event in dawn.events)


def _yesterday(dawn: Happening) -> int:
    return content.DAYS if dawn.before is None else dawn.before.day


def text(talk: Talk, seen: Observation, dawn: Happening) -> str:
    """The night before and what a day brings, all but who is still choosing."""
    return lines(
        last_night(talk, dawn),
        head(talk, seen, dawn),
        talk.text("k2-newcomer", players=seen.setup.players) if seen.day == 1 else None,
        sentences(weather.today(talk, seen.weather), weather.tomorrow(talk, seen), _crowded(talk, seen)),
        None if is_forced(dawn) else _first_and_tokens(talk, seen),
    )


def last_night(talk: Talk, dawn: Happening) -> str | None:
    """The night before, as far as the step tells of it that began the day."""
    return night_text.told(talk, dawn.events, _yesterday(dawn))


def head(talk: Talk, seen: Observation, dawn: Happening) -> str:
    """The heading of a morning."""
    message = "k2-morning-head-forced" if is_forced(dawn) else "k2-morning-head"
    return talk.text(message, day=seen.day, days=content.DAYS)  # words: k2-morning-head*


def _first_and_tokens(talk: Talk, seen: Observation) -> str:
    tokens = talk.listed([talk.token(value) for value in sorted(seen.tokens_open)])
    return sentences(
        talk.text("k2-morning-first", name=talk.name(seen.first)) if len(seen.order()) > 1 else None,
        talk.text("k2-morning-tokens", tokens=tokens),
    )


def _crowded(talk: Talk, seen: Observation) -> str | None:
    """Which narrow spaces above and near the climbers are full, or nearly so."""
    near = near_above(seen)
    left = {space: seen.places_left(space) for space in near}
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


def ready(talk: Talk, seen: Observation, dawn: Happening) -> str | None:
    """Who has chosen and who is awaited; None where there is nothing to choose, or no longer."""
    if is_forced(dawn) or seen.phase is Phase.OVER:
        return None
    choosing = asking.choosing(seen)
    if not choosing:
        return talk.text("k2-morning-all-ready")
    done = [talk.name(seat) for seat in seen.order() if seat not in choosing]
    if not done:
        return talk.text("k2-morning-waiting", waiting=_awaited(talk, choosing))
    return talk.text("k2-morning-ready", ready=talk.listed(done), waiting=_awaited(talk, choosing))


def _awaited(talk: Talk, choosing: Sequence[int]) -> str:
    people = [seat for seat in choosing if not talk.people[seat].computer]
    # Computers choose in a moment: beside people nobody waits for them.
    return talk.listed([talk.mention(seat) for seat in people or choosing])
