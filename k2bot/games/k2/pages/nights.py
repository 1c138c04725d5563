"""Weather and nights in words, and what the nights ahead do to a climber."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.pages import lines, sentences
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Checked,
    ClimberKey,
    Died,
    Event,
    Observation,
    Rescued,
    Slid,
    Weather,
    content,
)
from k2bot.games.k2.engine.events import TileTurned
from k2bot.games.k2.engine.phases.acclimatization import reckon
from k2bot.games.k2.pages.days import night_events
from k2bot.games.k2.pages.talk import weather_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.pages.talk import Talk


def zones(talk: Talk, weather: Weather) -> str:
    """Where a weather acts, as in ``above 7000 m``."""
    return talk.text(f"k2-zones-{'-'.join(weather.zones)}")  # words: k2-zones-*


def _kind(weather: Weather) -> str:
    if weather.is_clear:
        return "clear"
    if weather.avalanche:
        return "avalanche"
    return "both" if weather.acc and weather.move else "air" if weather.acc else "cost"


def today(talk: Talk, weather: Weather) -> str:
    """A sentence on what the weather of the running day does."""
    return _effect_told(talk, "k2-weather", weather)


def brief(talk: Talk, weather: Weather) -> str:
    """A weather in a few words."""
    return _effect_told(talk, "k2-weather-brief", weather)


def _effect_told(talk: Talk, messages: str, weather: Weather) -> str:
    kind = _kind(weather)
    where = "" if kind == "clear" else zones(talk, weather)
    told = talk.text(
        f"{messages}-{kind}", zones=where, air=weather.acc, cost=weather.move
    )  # words: k2-weather-*
    return talk.beside(weather_emoji(weather), told)


def tomorrow(talk: Talk, seen: Observation) -> str | None:
    """A sentence on the next day's weather; None on the last day."""
    days = known_ahead(seen)
    return talk.text("k2-weather-tomorrow", weather=brief(talk, days[0][1])) if days else None


def ahead(talk: Talk, seen: Observation) -> tuple[str, ...]:
    """A line for each day whose weather is known, from the next day on."""
    return tuple(
        talk.text("k2-weather-day", day=day, weather=brief(talk, weather))
        for day, weather in known_ahead(seen)
    )


def known_ahead(seen: Observation) -> tuple[tuple[int, Weather], ...]:
    """The days to come whose tiles lie open, with their weather: at least three, up to the last day."""
    days = ((day, seen.weather_on(day)) for day in range(seen.day + 1, content.DAYS + 1))
    return tuple((day, weather) for day, weather in days if weather is not None)


def of_tile(talk: Talk, tile: str, days: tuple[int, int, int]) -> str:
    """The three days of a tile in one line."""
    return talk.joined(
        [
            talk.text("k2-weather-day", day=day, weather=brief(talk, weather))
            for day, weather in zip(days, content.TILES[tile].days, strict=True)
        ],
        "talk-list-semicolon",
    )


# --------------------------------------------------------------------------------- a night in words


def told(talk: Talk, events: Sequence[Event], day: int) -> str | None:
    """The night of a day, with its heading; None where nothing is to be told of one."""
    if not night_events(events):
        return None
    return lines(
        talk.text("k2-night-head", day=day),
        *reckoned(talk, events),
        *fates(talk, events),
        *(
            talk.text("k2-tile-turned", days=of_tile(talk, event.tile, event.days))
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


# --------------------------------------------------------------------------------- the nights ahead

Nights: TypeAlias = "tuple[tuple[int, Checked], ...]"
"""Days with the check of their nights; the last one that it dies or slides in, or whose weather is known."""


def staying(seen: Observation, key: ClimberKey, *, since: int | None = None) -> Nights:
    """The checks of a living climber from a day on, today unless given, as far as the weather is known."""
    nights: list[tuple[int, Checked]] = []
    table = seen
    for day in (seen.day, *(day for day, _ in known_ahead(seen))):
        if day < (since or seen.day):
            continue
        check = reckon(replace(table, day=day), key)
        nights.append((day, check))
        if check.dies or (check.avalanche and not check.tent):
            break
        table = table.with_climber(key, level=check.after)
    return tuple(nights)


def death(nights: Nights) -> tuple[int, Checked] | None:
    """The night in which it dies, None where it lives through all that are known."""
    return nights[-1] if nights and nights[-1][1].dies else None


def first_death(seen: Observation, *, since: int | None = None) -> tuple[int, Checked] | None:
    """The first night in which an own climber dies if both stay, None where none does."""
    own = seen.own
    keys = [(own.seat, name) for name in CLIMBER_NAMES if own.climber(name).alive] if own else []
    deaths = [death(staying(seen, key, since=since)) for key in keys]
    return min((found for found in deaths if found), key=lambda night: night[0], default=None)
