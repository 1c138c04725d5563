"""A night in words: the check as a line a player, then deaths, slides and rescues."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines, sentences
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid, TileTurned
from k2bot.games.k2.pages import weather
from k2bot.games.k2.pages.days import night_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.pages.talk import Talk


def told(talk: Talk, events: Sequence[Event], day: int) -> str | None:
    """The night of a day, with its heading; None where nothing is to be told of one."""
    if not night_events(events):
        return None
    return lines(
        talk.text("k2-night-head", day=day),
        *reckoned(talk, events),
        *fates(talk, events),
        *(
            talk.text("k2-tile-turned", days=weather.of_tile(talk, event.tile, event.days))
            for event in events
            if isinstance(event, TileTurned)
        ),
    )


def fates(talk: Talk, events: Iterable[Event]) -> Iterator[str]:
    """Who slid, was rescued or died of a check, a sentence each; in short where they are read aloud."""
    kind = "k2-alt" if talk.read_aloud else "k2-night"
    for event in night_events(events):
        facts = {"climber": talk.climber(event.climber), "space": talk.space(event.space)}
        match event:
            case Slid():
                # words: k2-alt-slid, k2-night-slid
                yield talk.text(f"{kind}-slid", start=talk.space(event.start), **facts)
            case Rescued():
                points = {"before": event.vp_before, "vp": event.vp}
                # words: k2-alt-rescued, k2-night-rescued
                yield talk.text(f"{kind}-rescued", start=talk.space(event.start), **points, **facts)
            case Died():
                # words: k2-alt-died, k2-night-died
                yield talk.text(f"{kind}-died", before=event.vp_lost + 1, **facts)
            case Checked():
                pass


def reckoned(talk: Talk, events: Sequence[Event]) -> list[str]:
    """The check, a line for each player with the sums of its climbers, in the order they were made."""
    sums: dict[int, list[str]] = {}
    for event in events:
        if isinstance(event, Checked):
            sums.setdefault(event.climber[0], []).append(reckoning(talk, event))
    message, by = (
        ("k2-alt-night-person", "talk-list-semicolon")
        if talk.read_aloud
        else ("k2-night-person", "talk-list-dot")
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
