"""The night: the check as a line per player, deaths, slides and rescues, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.events import Checked, Died, Event, Rescued, Slid
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import buttons, drawings, weather
from k2bot.games.k2.pages.posts import night_events, tiles_turned
from k2bot.games.k2.pages.talk import lines, sentences
from k2bot.host.game import Page, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.posts import Happening
    from k2bot.games.k2.pages.talk import Talk
    from k2bot.host.game import Button, Picture


def told(talk: Talk, events: Sequence[Event], day: int) -> str | None:
    """The night of a day, with its heading; None where nothing is to be told of one."""
    happened = night_events(events)
    if not happened:
        return None
    return lines(
        talk.text("k2-night-head", day=day),
        *reckoned(talk, events),
        *(_line(talk, event) for event in happened if not isinstance(event, Checked)),
        *(
            talk.text("k2-tile-turned", days=weather.of_tile(talk, turned.tile, turned.days))
            for turned in tiles_turned(events)
        ),
    )


def _line(talk: Talk, event: Event) -> str:
    match event:
        case Slid():
            return talk.text(
                "k2-night-slid",
                climber=talk.climber(event.climber),
                start=talk.space(event.start),
                space=talk.space(event.space),
            )
        case Rescued():
            return talk.text(
                "k2-night-rescued",
                climber=talk.climber(event.climber),
                start=talk.space(event.start),
                space=talk.space(event.space),
                before=event.vp_before,
                vp=event.vp,
            )
        case Died():
            return talk.text(
                "k2-night-died",
                climber=talk.climber(event.climber),
                space=talk.space(event.space),
                before=event.vp_lost + 1,
            )
        case _:
            raise AssertionError(event)


def reckoned(talk: Talk, events: Sequence[Event]) -> list[str]:
    """The check, a line for each player with the sums of its climbers, in the order they were made."""
    sums: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Checked):
            sums.setdefault(event.climber[0], []).append(reckoning(talk, event))
    message, by = (
        ("k2-alt-night-person", "k2-list-semicolon")
        if talk.read_aloud
        else ("k2-night-person", "k2-list-dot")
    )
    return [
        talk.text(
            message, name=talk.name(seat), climbers=talk.joined(own, by)
        )  # words: k2-alt-night-person, k2-night-person
        for seat, own in sums.items()
    ]


def reckoning(talk: Talk, event: Checked) -> str:
    """One climber's check as a sum: level, space, tent, weather, avalanche, new level."""
    terms = {"space": event.air, "tent": event.tent, "weather": -event.weather, "avalanche": -event.avalanche}
    told = [
        talk.text("k2-night-term", sign="minus" if points < 0 else "plus", points=abs(points), what=what)
        for what, points in terms.items()
        if points
    ]
    whole = event.before + sum(terms.values())
    if not told and whole == event.after:
        return talk.text(
            "k2-night-same", climber=event.climber[1], space=talk.space(event.space), level=whole
        )
    return talk.text(
        "k2-night-capped" if whole > event.after else "k2-night-line",
        climber=event.climber[1],
        space=talk.space(event.space),
        sum=sentences(str(event.before), *told),
        terms=len(told),
        whole=talk.number(whole),
        after=talk.number(event.after),
    )


def post(talk: Talk, happening: Happening) -> Page:
    """The night's own post: it asks something, or is the last of the game."""
    seen = happening.seen
    ask = asking(seen)
    return Page(
        talk.fitted(
            lambda talk: lines(told(talk, happening.events, seen.day), question(talk, seen) if ask else None)
        ),
        pictures=(picture(talk, seen, happening.events),),
        rows=((*answer_buttons(talk, seen), buttons.board(talk)),),
        pings=(ask[0],) if ask else (),
    )


def picture(talk: Talk, seen: Observation, events: Sequence[Event]) -> Picture:
    """The sums of a night, or the board where none were made in these events."""
    return drawings.night(talk, seen, events, reckoned(talk.plain.spoken, events))


def answer_buttons(talk: Talk, seen: Observation) -> tuple[Button, ...]:
    """The button to the page that answers, while a person is asked in this night."""
    ask = asking(seen)
    if ask is None or talk.people[ask[0]].computer:
        return ()
    return (buttons.page(talk, ask[1], "k2-button-answer", Style.PRIMARY),)


def asking(seen: Observation) -> tuple[int, str] | None:
    """Who is asked in this night, and the page that answers."""
    if seen.phase is not Phase.CHECK:
        return None
    if seen.slides:
        return seen.slides[0][0], "slide"
    return (seen.dying[0][0], "rescue") if seen.dying else None


def question(talk: Talk, seen: Observation) -> str:
    """What is asked in this night, and whom; of a computer, that it decides."""
    ask = asking(seen)
    if ask and talk.people[ask[0]].computer:
        return talk.text("k2-night-computer", name=talk.name(ask[0]))
    if seen.slides:
        seat, name = seen.slides[0]
        return talk.text("k2-night-ask-slide", mention=talk.mention(seat), climber=name)
    seat = seen.dying[0][0]
    names = [name for owner, name in seen.dying if owner == seat]
    return talk.text(
        "k2-night-ask-rescue", mention=talk.mention(seat), climbers=talk.listed(names), count=len(names)
    )
