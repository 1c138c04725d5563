"""The weather in words: what it does tonight, and what lies ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import emoji

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Weather
    from k2bot.games.k2.engine.view import Observation
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
    return _told(talk, "k2-weather", weather)


def brief(talk: Talk, weather: Weather) -> str:
    """A weather in a few words."""
    return _told(talk, "k2-weather-brief", weather)


def _told(talk: Talk, messages: str, weather: Weather) -> str:
    kind = _kind(weather)
    where = "" if kind == "clear" else zones(talk, weather)
    told = talk.text(
        f"{messages}-{kind}", zones=where, air=weather.acc, cost=weather.move
    )  # words: k2-weather-*
    return talk.beside(emoji.of_weather(weather), told)


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
