"""A game by day: steps, nights and weather in words, and forecasts of coming nights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.pages import group_by_key, lines, of_kind, sentences
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    CardsCommitted,
    CardsRevealed,
    Checked,
    ClimberKey,
    DayBegan,
    Died,
    Event,
    Game,
    GameEnded,
    Observation,
    Phase,
    Rescued,
    Slid,
    Stepped,
    Weather,
    content,
    observe,
)
from k2bot.games.k2.engine.events import TileTurned, seen_by
from k2bot.games.k2.engine.phases.night import check_climber
from k2bot.games.k2.pages.wording import Talk, weather_emoji
from k2bot.games.k2.pictures import Peak

if TYPE_CHECKING:
    from k2bot.game.values import Step


@dataclass(frozen=True, slots=True)
class PublicStep:
    """A step as public knowledge: observations before (None at the start) and after, and its events."""

    before: Observation | None
    seen: Observation
    events: tuple[Event, ...]


def public_steps(before: Game | None, steps: Iterable[Step[Game]]) -> Iterator[PublicStep]:
    """Successive steps as public knowledge; ``before`` is the state that the first one changed."""
    seen = None if before is None else observe(before, None)
    for step in steps:
        earlier, seen = seen, observe(step.state, None)
        yield PublicStep(earlier, seen, tuple(seen_by(event, None) for event in step.events))


def public_step(before: Game | None, step: Step[Game]) -> PublicStep:
    """A step as public knowledge."""
    return next(public_steps(before, (step,)))


@dataclass(frozen=True, slots=True)
class Day:
    """Public knowledge of a day so far."""

    number: int
    dawn: PublicStep
    """The step that began the day, with all events of the night before, also those of earlier steps."""
    steps: tuple[PublicStep, ...]
    """Steps of the day, each limited to its events from the morning to the following night."""
    gains: Mapping[int, int] = field(default_factory=dict)
    """Points that seats gained in the turns of the day before."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Events from the morning to the following night."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def seen(self) -> Observation:
        """Observation after the day so far, or after its night."""
        return self.steps[-1].seen

    @property
    def morning(self) -> Observation:
        """The observation while cards are chosen: the current one, or once they are revealed, the first."""
        return self.seen if self.seen.phase is Phase.COMMIT and not self.is_over else self.dawn.seen

    @property
    def is_over(self) -> bool:
        """Whether the day is past."""
        return self.seen.phase is Phase.OVER or self.seen.day > self.number

    @property
    def is_revealed(self) -> bool:
        """Whether the day's cards are revealed."""
        return bool(of_kind(self.events, CardsRevealed))

    @property
    def is_forced(self) -> bool:
        """Whether the day leaves no choice: all players play their last three cards."""
        return any(event.forced for event in of_kind(self.events, CardsCommitted))


def steps_of(history: Iterable[PublicStep], number: int) -> tuple[PublicStep, ...]:
    """Steps of a day, each limited to its events from the morning to the following night."""
    steps: list[PublicStep] = []
    day = 0
    for step in history:
        own: list[Event] = []
        for event in step.events:
            if isinstance(event, DayBegan):
                day = event.day
            if day == number:
                own.append(event)
        if own:
            steps.append(replace(step, events=tuple(own)))
    return tuple(steps)


def day_of(history: Sequence[PublicStep], number: int) -> Day:
    """A day that has begun, from all steps of the game so far."""
    dawn = next(step for step in history if begins_day(step.events, number))
    yesterday = steps_of(history, number - 1)
    earlier = [event for step in yesterday[:-1] for event in night_events(step.events)]
    whole = replace(dawn, events=(*earlier, *dawn.events))
    return Day(number, whole, steps_of(history, number), _gains(history[0].seen, yesterday))


def _gains(dawn: Observation, steps: Iterable[PublicStep]) -> Mapping[int, int]:
    """Points that seats gained in these steps of a day, by the observation at its beginning."""
    reached = {event.climber: event.vp for step in steps for event in of_kind(step.events, Stepped)}
    gains = Counter[int]()
    for key, points in reached.items():
        gains[key[0]] += points - dawn.climber(key).vp
    return +gains


def begins_day(events: Iterable[Event], day: int) -> bool:
    """Whether the events begin this day."""
    return any(event.day == day for event in of_kind(events, DayBegan))


def night_events(events: Iterable[Event]) -> tuple[Checked | Slid | Rescued | Died, ...]:
    """Events of a night: checks, deaths, slides and rescues."""
    return tuple(
        event
        for event in events
        if isinstance(event, Checked | Slid | Rescued) or (isinstance(event, Died) and event.cause == "check")
    )


def merged(steps: Sequence[PublicStep]) -> PublicStep:
    """Successive steps as one."""
    return replace(
        steps[-1], before=steps[0].before, events=tuple(it for step in steps for it in step.events)
    )


def is_eventful_night(events: Iterable[Event]) -> bool:
    """Whether a night brought more than its sums: a climber slid, was rescued or died."""
    return any(not isinstance(event, Checked) for event in night_events(events))


# ----------------------------------------------------------------------------------- the whole game


@dataclass(frozen=True, slots=True)
class Evening:
    """State after a day's night."""

    day: int
    altitudes: Mapping[ClimberKey, int | None]
    """Altitudes of the climbers in metres; None for the dead."""
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """Data of the final post."""

    seen: Observation
    evenings: tuple[Evening, ...]
    peaks: Mapping[ClimberKey, Peak]
    """Each climber's highest point."""
    deaths: tuple[tuple[int, Died], ...]
    """Deaths, with their days."""
    rescued: frozenset[ClimberKey] = frozenset()
    thinnest: tuple[int, Checked] | None = None
    """The check survived with the least air, with its day, base camp excluded; None if nobody left it."""

    @property
    def altitudes(self) -> dict[ClimberKey, tuple[int | None, ...]]:
        """Each climber's altitude by day, in metres, up to the day on which it left the mountain."""
        last = {(event.climber, day): altitude(self.seen, event.space) for day, event in self.deaths}
        return {
            key: tuple(last.get((key, evening.day), evening.altitudes[key]) for evening in self.evenings)
            for key in self.seen.climbers
        }


def story(history: Iterable[PublicStep]) -> Story:
    """Build the story of a game from all its steps."""
    evenings: list[Evening] = []
    dated: list[tuple[int, Event]] = []
    steps = tuple(history)
    day, last = steps[0].seen.day, steps[-1].seen
    for step in steps:
        seen = step.seen
        dated += ((day, event) for event in step.events)
        if seen.day != day or of_kind(step.events, GameEnded):
            altitudes = {key: _altitude(seen, key) for key in seen.climbers}
            evenings.append(Evening(day, altitudes, tuple(seat.total for seat in seen.seats)))
        day = seen.day
    everything = [event for _, event in dated]
    peaks = dict.fromkeys(last.climbers, Peak(0, altitude(last, content.BASE_CAMP)))
    for day, event in dated:
        if (
            isinstance(event, Stepped)
            and (metres := altitude(last, event.space)) > peaks[event.climber].metres
        ):
            peaks[event.climber] = Peak(day, metres)
    # The base camp gives air, so nights there are never a close call.
    survived = [
        (day, check)
        for day, check in dated
        if isinstance(check, Checked) and not check.dies and check.space != content.BASE_CAMP
    ]
    return Story(
        last,
        tuple(evenings),
        peaks,
        tuple((day, event) for day, event in dated if isinstance(event, Died)),
        frozenset(event.climber for event in of_kind(everything, Rescued)),
        min(survived, key=lambda pair: (pair[1].after, -altitude(last, pair[1].space)), default=None),
    )


def _altitude(seen: Observation, key: ClimberKey) -> int | None:
    space = seen.climber(key).space
    return None if space is None else altitude(seen, space)


def altitude(seen: Observation, space: str) -> int:
    """Altitude of a space in metres."""
    return seen.board.by_id[space].altitude


# ------------------------------------------------------------------------------------------ weather in words


def _kind(weather: Weather) -> str:
    if weather.is_clear:
        return "clear"
    if weather.avalanche:
        return "avalanche"
    return "both" if weather.air_loss and weather.move else "air" if weather.air_loss else "cost"


def weather_sentence(talk: Talk, weather: Weather) -> str:
    """A sentence on today's weather."""
    return _effect_text(talk, "k2-weather", weather)


def brief_weather(talk: Talk, weather: Weather) -> str:
    """A weather in a few words."""
    return _effect_text(talk, "k2-weather-brief", weather)


def _effect_text(talk: Talk, messages: str, weather: Weather) -> str:
    kind = _kind(weather)
    zones = "" if kind == "clear" else talk.text(f"k2-zones-{'-'.join(weather.zones)}")  # words: k2-zones-*
    text = talk.text(
        f"{messages}-{kind}", zones=zones, air=weather.air_loss, cost=weather.move
    )  # words: k2-weather-*
    return talk.beside(weather_emoji(weather), text)


def forecast_text(talk: Talk, seen: Observation, *, brief: bool = False) -> str:
    """A sentence on today's weather, or a ``brief`` one, and, except on the last day, one on tomorrow's."""
    today = (
        talk.text("k2-weather-today", weather=brief_weather(talk, seen.weather))
        if brief
        else weather_sentence(talk, seen.weather)
    )
    following = [
        talk.text("k2-weather-tomorrow", weather=brief_weather(talk, weather))
        for _, weather in known_forecast(seen)[:1]
    ]
    return sentences(today, *following)


def dated_weather(talk: Talk, days: Iterable[tuple[int, Weather]]) -> list[str]:
    """Days with their weather; a run of days with the same weather is one entry."""
    runs = [(weather, [day for day, _ in run]) for weather, run in groupby(days, key=itemgetter(1))]
    return [
        talk.text(
            "k2-weather-day", day=run[0], last=run[-1], count=len(run), weather=brief_weather(talk, weather)
        )
        for weather, run in runs
    ]


def known_forecast(seen: Observation) -> tuple[tuple[int, Weather], ...]:
    """Coming days with revealed tiles, and their weather: at least three, up to the last day."""
    days = ((day, seen.weather_on(day)) for day in range(seen.day + 1, content.DAYS + 1))
    return tuple((day, weather) for day, weather in days if weather is not None)


# --------------------------------------------------------------------------------- a night in words


LOW = 2
"""Air of climbers at most this much is told after every night."""


def night_text(talk: Talk, events: Sequence[Event], day: int, *, sums: bool = False) -> str | None:
    """The night of a day, with its heading; with ``sums``, every check in full. None without a night."""
    if not night_events(events):
        return None
    return lines(
        talk.text("k2-night-head", day=day),
        *(night_sums(talk, events) if sums else (_air_text(talk, of_kind(events, Checked)),)),
        *fate_sentences(talk, events),
        *(
            talk.count_text(
                "k2-tile-turned",
                days=dated_weather(talk, zip(event.days, content.TILES[event.tile].days, strict=True)),
                by="talk-list-semicolon",
            )
            for event in of_kind(events, TileTurned)
        ),
    )


def _air_text(talk: Talk, checks: Sequence[Checked]) -> str | None:
    """Who lost air, and who else has little; None without checks. What nobody can keep is no loss."""
    lost = [check for check in checks if check.after < min(check.before, content.HIGHEST_AIR)]
    low = [check for check in checks if check.after <= LOW and check not in lost]
    told = sentences(
        talk.count_text("k2-night-lost", levels=_levels(talk, lost), by="talk-list-semicolon"),
        talk.count_text("k2-night-low", levels=_levels(talk, low), by="talk-list-semicolon"),
    )
    return told or (talk.text("k2-night-calm") if checks else None)


def _levels(talk: Talk, checks: Iterable[Checked]) -> list[str]:
    """Climbers with their air, and what it was if it's less now, by player."""
    levels = group_by_key((check.climber[0], _level(talk, check)) for check in checks)
    return [
        talk.text("k2-night-levels", name=talk.name(seat), levels=talk.join(own, "talk-list-more"))
        for seat, own in levels.items()
    ]


def _level(talk: Talk, check: Checked) -> str:
    levels = (check.before, check.after) if check.after < check.before else (check.after,)
    level = talk.join(map(talk.number, levels), "talk-list-arrow")
    return talk.text("k2-plan-level", climber=talk.letter(check.climber), level=level)


def fate_sentences(talk: Talk, events: Iterable[Event]) -> Iterator[str]:
    """One sentence each for slides, rescues and deaths by the check; short ones when read aloud."""
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


def night_sums(talk: Talk, events: Sequence[Event]) -> list[str]:
    """The checks, one line per player with the climbers' sums, in order."""
    sums = group_by_key((event.climber[0], night_sum(talk, event)) for event in of_kind(events, Checked))
    message, joint = (
        ("k2-alt-night-person", "talk-list-semicolon")
        if talk.read_aloud
        else ("k2-person-line", "talk-list-dot")
    )
    return [
        talk.text(
            message, name=talk.name(seat), told=talk.join(own, joint)
        )  # words: k2-alt-night-person, k2-person-line
        for seat, own in sums.items()
    ]


def night_sum(talk: Talk, event: Checked) -> str:
    """One climber's check as a sum: level, space, tent, weather, avalanche, new level."""
    terms = {
        "space": event.air_change,
        "tent": event.tent,
        "weather": -event.weather,
        "avalanche": -event.avalanche,
    }
    terms_told = [
        talk.text("k2-night-term", sign="minus" if points < 0 else "plus", points=abs(points), what=name)
        for name, points in terms.items()
        if points
    ]
    whole = event.uncapped
    if not terms_told and whole == event.after:
        return talk.text(
            "k2-night-same", climber=event.climber[1], space=talk.space(event.space), level=whole
        )
    return talk.text(
        "k2-night-capped" if whole > event.after else "k2-night-line",
        climber=event.climber[1],
        space=talk.space(event.space),
        sum=sentences(str(event.before), *terms_told),
        terms=len(terms_told),
        whole=talk.number(whole),
        after=talk.number(event.after),
    )


# --------------------------------------------------------------------------------- the nights ahead

Nights: TypeAlias = "tuple[tuple[int, Checked], ...]"
"""Days with their checks, up to the first death or slide, or to the last known weather."""


def nights_in_place(seen: Observation, key: ClimberKey, *, since: int | None = None) -> Nights:
    """Checks of a living climber that stays put, from a day (default today), for all known weather."""
    nights: list[tuple[int, Checked]] = []
    after = seen
    for day in (seen.day, *(day for day, _ in known_forecast(seen))):
        if day < (since or seen.day):
            continue
        check = check_climber(replace(after, day=day), key)
        nights.append((day, check))
        if check.dies or check.slides:
            break
        after = after.with_climber(key, air=check.after)
    return tuple(nights)


def deadly_night(nights: Nights) -> tuple[int, Checked] | None:
    """The night it dies in; None if it survives all known ones."""
    return nights[-1] if nights and nights[-1][1].dies else None


def first_death(seen: Observation) -> tuple[int, Checked] | None:
    """The first night in which one of the reader's climbers dies if both stay put; None if none does."""
    keys = [(seen.me.seat, name) for name in CLIMBER_NAMES if seen.me.climber(name).on_board]
    deaths = [deadly_night(nights_in_place(seen, key)) for key in keys]
    return min(
        (night_of_death for night_of_death in deaths if night_of_death),
        key=lambda night: night[0],
        default=None,
    )
