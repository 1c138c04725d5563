"""Which posts a step calls for.

Where every phase has its post:

========================  =======================================================================
key                       post
========================  =======================================================================
``day-5``                 the morning, after a night without questions with that night's lines
``hand-5``                privately to each seat that is to choose its hand; then what that seat is asked
``reveal-5``              all chosen cards; who takes a risk token
``turn-5-0``              somebody took a token and another one acts first
``turn-5-2``              what the player did who is second in the day's order; who acts next
``night-5``               the check, where somebody is asked something or the game ends with it
``night-5-slide-1B`` ...  what the last answer led to, and the next question of that night
``night-5-end``           what the last answer of the last night led to
``resigned-1``            somebody left
``end``                   the ranking
========================  =======================================================================

In a quiet pace ``day-5``, or for the whole game ``living``, tells all of this, edited as it happens, but
for the hands and the end. What asks somebody is called by ``call-5-choose`` (where one post tells the game),
``call-5-token``, ``call-5-turn-2``, ``call-5-slide-1B`` or ``call-5-rescue-1``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import CALL, Announcement, Pace
from k2bot.games.k2.engine import (
    CardsCommitted,
    CardsRevealed,
    DayBegan,
    Event,
    GameEnded,
    Observation,
    Phase,
    Resigned,
    TokenTaken,
    TurnEnded,
)
from k2bot.games.k2.pages import questions
from k2bot.games.k2.pages.days import night_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


LIVING = "living"
"""The key of the post that tells a whole game."""


def announcements(
    before: Observation | None,
    after: Observation,
    events: Sequence[Event],
    waiting: Sequence[int],
    pace: Pace = Pace.PHASE,
) -> tuple[Announcement, ...]:
    """The posts a step calls for, in order; ``waiting`` are the seats awaited after it."""
    public = _every_phase(before, after, events) if pace is Pace.PHASE else _quiet(before, events, pace)
    return (*public, *_hands(before, after, events, waiting))


def _quiet(before: Observation | None, events: Sequence[Event], pace: Pace) -> Iterable[Announcement]:
    """The day's post or that of the whole game, edited by every step, and the end."""
    if before is not None:
        yield Announcement(LIVING if pace is Pace.ONE else f"day-{before.day}", edit=True)
    for event in events:
        if isinstance(event, DayBegan) and (pace is Pace.DAY or before is None):
            yield Announcement(LIVING if pace is Pace.ONE else f"day-{event.day}")
        elif isinstance(event, GameEnded):
            yield Announcement("end")


def call(seen: Observation, pace: Pace) -> str | None:
    """The key of the line that calls who is asked now; None where nobody is, or the day's post does so."""
    match seen.phase:
        case Phase.SELECTION if pace is Pace.ONE:
            asked_for = "choose"
        case Phase.RISK:
            asked_for = "token"
        case Phase.ACTIONS if seen.turn is not None:
            asked_for = f"turn-{turn_number(seen, seen.turn)}"
        case Phase.CHECK:
            asked_for = asked(seen)
        case _:
            return None
    return f"{CALL}{seen.day}-{asked_for}"


def _every_phase(
    before: Observation | None, after: Observation, events: Sequence[Event]
) -> Iterable[Announcement]:
    posts: list[Announcement] = []
    if before is not None:
        posts += _edits(before, events)
        posts += (Announcement(f"resigned-{event.seat}") for event in events if isinstance(event, Resigned))
        posts += _turns(before, after, events)
        posts += _night(before, after, events)
    for event in events:
        if isinstance(event, DayBegan):
            posts.append(Announcement(f"day-{event.day}"))
        elif isinstance(event, CardsRevealed):
            posts.append(Announcement(f"reveal-{after.day}"))
        elif isinstance(event, GameEnded):
            posts.append(Announcement("end"))
    return posts


def _hands(
    before: Observation | None, after: Observation, events: Sequence[Event], waiting: Sequence[int]
) -> Iterable[Announcement]:
    """Private messages: one a day to each seat that takes part, which follows what is asked of its reader."""
    if before is not None:
        for seat in _following(before, after):
            if not after.seats[seat].resigned:
                yield Announcement(f"hand-{before.day}", edit=True, seat=seat)
    if any(isinstance(event, DayBegan) for event in events):
        seats = waiting if after.phase is Phase.SELECTION else after.order()
        yield from (Announcement(f"hand-{after.day}", seat=seat) for seat in seats)


def _following(before: Observation, after: Observation) -> Sequence[int]:
    """The seats whose private message says something else now."""
    chosen = before.phase is Phase.SELECTION and after.phase not in (Phase.SELECTION, Phase.OVER)
    if chosen or after.day != before.day:
        return before.order()
    if before.phase is Phase.SELECTION:  # nobody is asked alone
        return ()
    asked_of = {seat for seat in (questions.seat(before), questions.seat(after)) if seat is not None}
    return sorted(asked_of)


def _edits(before: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """Earlier posts that say something else now: who has committed, who took a token."""
    left = any(isinstance(event, Resigned) for event in events)
    chose = any(isinstance(event, CardsCommitted) and not event.forced for event in events)
    if before.phase is Phase.SELECTION and (chose or left):
        yield Announcement(f"day-{before.day}", edit=True)
    took = any(isinstance(event, TokenTaken) and event.asked for event in events)
    if before.phase is Phase.RISK and (took or left):
        yield Announcement(f"reveal-{before.day}", edit=True)


def _turns(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """Each turn's end; and, where another acts first than took the token, a post that calls that one."""
    ended = [event.seat for event in events if isinstance(event, TurnEnded)]
    if ended:  # several in a row are told in the post of the last one, and the token with them
        yield Announcement(f"turn-{before.day}-{turn_number(before, ended[-1])}")
    elif any(isinstance(event, CardsRevealed) for event in events):
        return  # told together with the cards, and who acts first with it
    elif any(isinstance(event, TokenTaken) and event.asked and event.seat != after.turn for event in events):
        yield Announcement(f"turn-{before.day}-0")


def turn_number(seen: Observation, seat: int) -> int:
    """The place of a seat in the day's order, from 1, counting everybody."""
    return (seat - seen.first) % seen.setup.players + 1


def _night(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """A post of its own for a night that asks something or is the last; else the morning tells it."""
    asks = after.phase is Phase.CHECK
    if not asks and (after.phase is not Phase.OVER or not night_events(events)):
        return
    if before.phase is not Phase.CHECK:
        yield Announcement(f"night-{before.day}")
    elif not asks:
        yield Announcement(f"night-{before.day}-end")
    elif asked(before) != asked(after):
        yield Announcement(f"night-{before.day}-{asked(after)}")


def asked(seen: Observation) -> str:
    """What is asked in a night, as part of a post's key."""
    if seen.slides:
        seat, name = seen.slides[0]
        return f"slide-{seat}{name}"
    return f"rescue-{seen.dying[0][0]}"
