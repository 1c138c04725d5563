"""The post that is edited as a day goes on, whole at every moment, and the lines that call who is asked.

It is put together from the parts of the posts that tell every phase, as far as the room allows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.talk import TEXT_LIMIT, lines, sentences
from k2bot.game.values import Page
from k2bot.games.k2.engine.events import CardsRevealed, Checked, Resigned
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import (
    asking,
    buttons,
    drawings,
    leaving,
    morning,
    moves,
    night,
    night_text,
    reveal,
    weather,
)
from k2bot.games.k2.pages.days import has, night_events

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Button, Picture
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.days import Day, Happening
    from k2bot.games.k2.pages.talk import Talk


def post(talk: Talk, day: Day, seen: Observation, stamp: str, *, pings: bool) -> Page:
    """All of a day so far; ``seen`` is the table now, ``stamp`` that of a question about a token.

    ``pings`` lets it notify who is to choose cards. A past day has no picture: the next morning's shows it.
    """
    text = _text(talk, day, seen)
    if len(text) > TEXT_LIMIT:
        text = _text(talk, day, seen, brief=True)
    if len(text) > TEXT_LIMIT:
        text = talk.fitted(lambda talk: _text(talk, day, seen, brief=True, cards=False))
    return Page(
        text,
        pictures=(_picture(talk, day, seen),) if seen.day == day.number else (),
        rows=((*_answers(talk, day, seen, stamp), buttons.board(talk)),)
        if _shown(day) or _over(day, seen)
        else (morning.row(talk, day.dawn),),
        pings=asking.choosing(seen) if pings and not _over(day, seen) else (),
        whole=True,
    )


def call(talk: Talk, seen: Observation, stamp: str) -> Page:
    """One line to those who are asked now, with the control that answers."""
    if seen.phase is Phase.SELECTION:
        seats = tuple(seat for seat in asking.choosing(seen) if not talk.people[seat].computer)
        return Page(
            talk.fitted(
                lambda talk: talk.text(
                    "k2-call-choose", names=talk.listed([talk.mention(seat) for seat in seats])
                )
            ),
            rows=((buttons.hand(talk),),),
            pings=seats,
        )
    asked = asking.seat(seen)
    return Page(
        talk.fitted(lambda talk: asking.question(talk, seen) or ""),
        rows=(asking.answers(talk, seen, stamp),),
        pings=() if asked is None else (asked,),
    )


def _shown(day: Day) -> bool:
    """Whether the cards of the day lie open."""
    return any(has(step.events, CardsRevealed) for step in day.steps)


def _over(day: Day, seen: Observation) -> bool:
    """Whether the day is past."""
    return seen.phase is Phase.OVER or seen.day > day.number


# --------------------------------------------------------------------------------------------- words


def _text(talk: Talk, day: Day, seen: Observation, *, brief: bool = False, cards: bool = True) -> str:
    if not _shown(day):
        told = [_left(talk, step) for step in day.steps]
        choosing = None if _over(day, seen) else morning.ready(talk, seen, day.dawn)
        return lines(morning.text(talk, _as_it_was(day, seen), day.dawn), *told, choosing)
    return lines(*_story(talk, day, brief=brief, cards=cards), _goes_on(talk, day, seen))


def _as_it_was(day: Day, seen: Observation) -> Observation:
    """The table of a morning that was cut short by the end of the game, or the one now."""
    return day.dawn.seen if _over(day, seen) else seen


def _story(talk: Talk, day: Day, *, brief: bool, cards: bool) -> Iterator[str | None]:
    """What happened, in order; ``brief`` leaves out the sums of the night before.

    The players' ``cards`` stand in lines, since the picture that shows them gives way to the next one.
    """
    told = tuple(event for event in day.dawn.events if not (brief and isinstance(event, Checked)))
    yield morning.last_night(talk, replace(day.dawn, events=told))
    for step in day.steps:
        yield _left(talk, step)
        if has(step.events, CardsRevealed):
            shown = step.seen
            yield (
                morning.head(talk, shown, day.dawn)
                if morning.is_forced(day.dawn)
                else talk.text("k2-reveal-head", day=day.number)
            )
            yield sentences(weather.today(talk, shown.weather), weather.tomorrow(talk, shown))
            yield reveal.cards(talk, shown) if cards else None
            yield reveal.pushes(talk, shown)
        yield reveal.taken(talk, step)
        if step.before is not None:
            for turn in moves.turns_of(step.before, step.events):
                yield moves.told(talk, step.before, turn)


def _left(talk: Talk, step: Happening) -> str | None:
    found = [event.seat for event in step.events if isinstance(event, Resigned)]
    return lines(*(leaving.told(talk, step.events, seat) for seat in found)) or None


def _goes_on(talk: Talk, day: Day, seen: Observation) -> str | None:
    """What a day has come to: a night that asks or ends the game, who is asked, or that it is past."""
    if not _over(day, seen) and seen.phase is not Phase.CHECK:
        return asking.question(talk, seen, first=not moves.walked(day.steps), called=True)
    events = [event for step in day.steps for event in step.events]
    if seen.phase is Phase.CHECK:
        return lines(night_text.told(talk, events, day.number), asking.question(talk, seen, called=True))
    last = next((step.before for step in reversed(day.steps) if moves.walked([step])), None)
    ends = seen.phase is Phase.OVER
    told = night_text.told(talk, events, day.number) if ends else None
    return told or (None if ends or last is None else moves.falls(talk, last))


# ------------------------------------------------------------------------------------------ controls


def _answers(talk: Talk, day: Day, seen: Observation, stamp: str) -> tuple[Button, ...]:
    return () if _over(day, seen) else asking.answers(talk, seen, stamp)


# ------------------------------------------------------------------------------------------- picture


def _picture(talk: Talk, day: Day, seen: Observation) -> Picture:
    walked = moves.walked(day.steps)
    if not _shown(day) or (seen.phase is Phase.OVER and not walked):
        return morning.picture(talk, _as_it_was(day, seen), day.dawn, day.yesterday)
    if seen.phase is Phase.OVER:
        events = night_events(event for step in day.steps for event in step.events)
        return drawings.board(talk, seen, night=events, walked=walked)
    if seen.phase is Phase.CHECK:
        return night.picture(talk, seen, day.steps[-1].events)
    if not walked:
        return drawings.reveal(talk, seen, reveal.sums(seen), reveal.highest(seen))
    return drawings.turn(talk, seen, walked)
