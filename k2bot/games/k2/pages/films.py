"""Films: a game's moments, their pacing, and the frames with captions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.game.pages import ALT_LIMIT, digest, lines, sentences
from k2bot.game.values import Film
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Acclimatized,
    Checked,
    ClimberKey,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Observation,
    Outcome,
    Phase,
    Rescued,
    Resigned,
    RiskPaid,
    Slid,
    Stepped,
    TentPitched,
    TurnBegan,
    TurnEnded,
    Weather,
    content,
)
from k2bot.games.k2.pages import days, drawings, finale, turns
from k2bot.games.k2.pictures import Trail, Writing, sky
from k2bot.games.k2.pictures.film_picture import Closing, Opening, Reel, Shot, TurnCaption
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.pages.talk import Talk
    from k2bot.games.k2.pages.turns import ClimberTurn
    from k2bot.games.k2.pictures.palette import Name


@dataclass(frozen=True, slots=True)
class Morning:
    """A day begins."""

    seen: Observation


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player's climbers did in a turn, and the observation afterwards."""

    seen: Observation
    made: tuple[ClimberTurn, ...]

    @property
    def seat(self) -> int:
        """The player; at least one of its climbers lives."""
        return self.made[0].climber[0]


@dataclass(frozen=True, slots=True)
class Night:
    """A night, possibly with open questions: its events, and the observation after each.

    In ``seen`` all levels are already reduced, but climbers with none left are still standing; their fates
    follow.
    """

    seen: Observation
    checks: tuple[Checked, ...]
    grave: tuple[tuple[Died | Slid | Rescued, Observation], ...] = ()


@dataclass(frozen=True, slots=True)
class Departure:
    """A player left the game."""

    seen: Observation
    seat: int


Moment: TypeAlias = Morning | Turn | Night | Departure


def moments(history: Iterable[tuple[Observation, Sequence[Event]]]) -> tuple[Moment, ...]:
    """Moments of a game, from what the channel saw after each step, and the steps' events."""
    steps = tuple(history)
    camera = _Camera(steps[0][0])
    for after, events in steps:
        for event in events:
            camera.take(event, after)
        camera.step_ends(after)
    camera.turn_ends()
    camera.night_ends()
    return tuple(camera.found)


class _Camera:
    """Collects moments from a game's events, in order."""

    def __init__(self, start: Observation) -> None:
        self.found: list[Moment] = []
        self._seen = start
        self._before: Observation | None = None
        """Observation at the start of the current turn."""
        self._turn: list[Event] = []
        self._night: Night | None = None

    def take(self, event: Event, after: Observation) -> None:
        """Process an event; ``after`` is the observation at the end of its step."""
        match event:
            case DayBegan():
                self.night_ends()
                self._seen = _morning(after, self._seen)
                self.found.append(Morning(self._seen))
            case TurnBegan():
                self._seen = self._before = replace(self._seen, phase=Phase.ACTIONS, turn=event.seat)
                self._turn = []
            case Stepped() | TentPitched() | Acclimatized() | RiskPaid():
                self._seen = after_event(self._seen, event)
                self._turn.append(event)
            case TurnEnded():
                self.turn_ends()
            case Checked():
                self._seen = after_event(replace(self._seen, phase=Phase.CHECK, turn=None), event)
                checks = self._night.checks if self._night else ()
                self._night = Night(self._seen, (*checks, event))
            case Died() | Slid() | Rescued():
                self._seen = after_event(self._seen, event)
                if self._night and not (isinstance(event, Died) and event.cause == "resigned"):
                    self._night = replace(self._night, grave=(*self._night.grave, (event, self._seen)))
            case Resigned():
                self.turn_ends()
                self._seen = self._seen.with_seat(event.seat, resigned=True)
                self.found.append(Departure(self._seen, event.seat))
            case GameEnded():
                self.night_ends()
            case _:
                pass

    def step_ends(self, after: Observation) -> None:
        """Take over the actual observation.

        Except during a night with questions, where the reconstructed one is more precise.
        """
        if self._night is None:
            self._seen = replace(after, turn_state=None)

    def turn_ends(self) -> None:
        """Add a turn, finished or not."""
        before, self._before = self._before, None
        if before is None or before.turn is None:
            return
        self.found.append(Turn(self._seen, turns.made(self._turn, before.turn, before)))

    def night_ends(self) -> None:
        """Add a night, finished or not."""
        if self._night is not None:
            self.found.append(self._night)
        self._night = None


def _morning(after: Observation, before: Observation) -> Observation:
    """The morning's observation when its step continued: a hand of three cards is chosen at once."""
    seats = tuple(
        replace(
            view,
            hand_size=view.hand_size + (content.CARDS_A_DAY if view.has_committed else 0),
            has_committed=False,
            committed=None,
            risk=None,
        )
        for view in after.seats
    )
    return replace(
        after,
        phase=Phase.SELECTION,
        turn=None,
        turn_state=None,
        tokens_open=before.tokens_open,
        tokens_aside=before.tokens_aside,
        tokens_pile_size=before.tokens_pile_size,
        seats=seats,
    )


def after_event(seen: Observation, event: Event) -> Observation:
    """The observation after an event, as far as climbers and rescue cards are concerned."""
    match event:
        case Stepped():
            if event.summit_place is not None:
                seen = replace(seen, summit=(*seen.summit, event.climber))
            return seen.with_climber(event.climber, space=event.space, vp=event.vp)
        case TentPitched():
            return seen.with_climber(event.climber, tent=event.space)
        case Acclimatized():
            return seen.with_climber(event.climber, level=event.level)
        case RiskPaid():
            for name, paid in zip(CLIMBER_NAMES, event.levels, strict=True):
                key = (event.seat, name)
                seen = seen.with_climber(key, level=seen.climber(key).level - paid)
            return seen
        case Checked():
            return seen.with_climber(event.climber, level=max(event.after, 0))
        case Slid():
            return seen.with_climber(event.climber, space=event.space)
        case Rescued():
            seen = _stayed(seen, event.climber).with_seat(event.climber[0], rescue=False)
            return seen.with_climber(event.climber, space=event.space, level=1, vp=event.vp)
        case Died():
            return _stayed(seen, event.climber).with_climber(event.climber, space=None, level=0, vp=1)
        case _:
            return seen


def _stayed(seen: Observation, gone: ClimberKey) -> Observation:
    """The observation without a climber in the list of summit arrivals."""
    return replace(seen, summit=tuple(key for key in seen.summit if key != gone))


# ------------------------------------------------------------------------------------------- pacing

Group: TypeAlias = "tuple[Turn, ...]"
"""Turns of a day that share a frame, in order."""

TURNS_A_DAY: Final = 3
"""Maximum number of frames for a day's turns, if they can be combined."""
WAYS: Final = 2
"""Maximum number of climbers a frame describes, except for one player's two."""
QUIET: Final = 900
"""Duration in milliseconds of a frame in which nothing happens."""
LEAST: Final = 1100
"""Duration in milliseconds of a turn frame about one climber; reading a word takes about 250."""
EACH: Final = 300
"""Additional milliseconds per further climber."""
MOST: Final = 2000
MOST_DRAMA: Final = 2600
"""Duration in milliseconds of a dramatic moment."""


def gathered(turns: Sequence[Turn]) -> tuple[Group, ...]:
    """A day's turns as shown when time allows: combined into few frames.

    Turns without movement join the one before, and dramatic ones get a frame of their own.
    """
    groups: list[Group] = []
    for turn in turns:
        if groups and (quiet(turn) or all(map(quiet, groups[-1]))) and not _apart(groups[-1], (turn,)):
            groups[-1] += (turn,)
        else:
            groups.append((turn,))
    while len(groups) > TURNS_A_DAY and (place := _cheapest(groups)) is not None:
        groups = _merged(groups, place[1])
    return tuple(groups)


def fitted(days: Sequence[Sequence[Group]], room: int) -> tuple[tuple[Group, ...], ...]:
    """All days' turns, combined further until they last at most ``room`` milliseconds.

    Days with little action are combined first. A day keeps at least one frame, so the film of a long game
    with many players can be longer.
    """
    kept = [list(groups) for groups in days]
    while sum(lasting(group) for groups in kept for group in groups) > room:
        prices = [
            (found[0], day, found[1]) for day, groups in enumerate(kept) if (found := _cheapest(groups))
        ]
        if not prices:
            break
        _, day, place = min(prices)
        kept[day] = _merged(kept[day], place)
    return tuple(map(tuple, kept))


def lasting(group: Group) -> int:
    """Duration of a frame in milliseconds, longer the more climbers it describes."""
    if dramatic(group):
        return MOST_DRAMA
    told = _told(group)
    return min(MOST, LEAST + EACH * (told - 1)) if told else QUIET


def quiet(turn: Turn) -> bool:
    """Whether nobody moves."""
    return not any(doing.moves for doing in turn.made)


def dramatic(group: Group) -> bool:
    """Whether a climber reaches the summit for the first time."""
    return any(doing.summit is not None for turn in group for doing in turn.made)


def _told(group: Group) -> int:
    return sum(not doing.rests for turn in group for doing in turn.made)


def _apart(one: Group, two: Group) -> bool:
    """Whether turns need separate frames, since the eye can follow only few trails at once."""
    return dramatic(one) or dramatic(two) or _told(one) + _told(two) > WAYS


def _cheapest(groups: Sequence[Group]) -> tuple[int, int] | None:
    """The adjacent pair with the fewest described climbers, the first among equals: count and index."""
    pairs = [
        (_told(one) + _told(two), number)
        for number, (one, two) in enumerate(pairwise(groups))
        if not _apart(one, two)
    ]
    return min(pairs, default=None)


def _merged(groups: Sequence[Group], place: int) -> list[Group]:
    """The groups with the one at ``place`` and the next merged."""
    return [*groups[:place], groups[place] + groups[place + 1], *groups[place + 2 :]]


# ------------------------------------------------------------------------------------------ the cut

OPENING: Final = 2200
CLOSING: Final = 7000
PRESENT: Final = 5000
"""Durations in milliseconds of the opening, of the ranking, and of the last frame without a ranking."""
MORNING, NIGHT, DRAMA, ANOTHER = 1000, 1100, MOST_DRAMA, 2000
"""Durations in milliseconds of frames.

A morning, a night, a dramatic moment, and further ones in the same night; turns have their own above.
"""
BODY: Final = 62_000
"""Maximum total duration in milliseconds between the first and last frame.

Beyond it, more turns are combined.
"""
SHORTER: Final = 0.8
"""Minimum factor by which frames are shortened if that is not enough; dramatic ones never are."""
LOW: Final = 0.6
"""The same for frames whose trails all stay low, where nobody is in danger."""
BRIEFEST: Final = 800
"""Minimum frame duration in milliseconds: time to read a headline."""
THIN: Final = 2
"""Level after the night at or below which it was a close call."""


def reel(talk: Talk, history: Iterable[tuple[Observation, Sequence[Event]]], outcome: Outcome | None) -> Reel:
    """The film of a game, from what the channel saw after each step, and the steps' events.

    ``outcome`` is None while the game is in progress; the film then ends with the current board.
    """
    talk, told = talk.plain, tuple(history)
    last = told[-1][0]
    shots = _shortened(tuple(_shots(talk, _parts(talk, moments(told)))))
    closing = None
    if outcome is None:
        present = Shot(
            replace(last, turn_state=None),
            talk.text("k2-film-present"),
            talk.text("k2-film-goes-on"),
            PRESENT,
        )
        shots += (present,)
    else:
        story = days.story(told)
        title = None if outcome.title is None else finale.title_of(talk, outcome.title)
        ranking = finale.ranked(story.seen, outcome)
        closing = Closing(drawings.ranking_picture(story, ranking, outcome.totals, title), CLOSING)
    return Reel(
        seen=last,
        writing=Writing(talk.words, tuple(talk.name(seat.seat) for seat in last.seats), talk.computers),
        opening=Opening(talk.text("k2-film-title"), _setting(talk, last), OPENING),
        shots=shots,
        closing=closing,
    )


def _parts(talk: Talk, moments: Sequence[Moment]) -> Iterator[Shot | tuple[Turn, ...]]:
    """The frames between turns, and each day's turns."""
    for _, group in groupby(moments, type):
        alike = tuple(group)
        if turns := tuple(moment for moment in alike if isinstance(moment, Turn)):
            yield turns
        for moment in alike:
            match moment:
                case Morning() if moment.seen.day == 1 or not moment.seen.weather.is_clear:
                    yield _morning_shot(talk, moment.seen)
                case Night():
                    yield from _night(talk, moment)
                case Departure():
                    yield _left(talk, moment)


def _shots(talk: Talk, parts: Iterable[Shot | tuple[Turn, ...]]) -> Iterator[Shot]:
    """All frames in order, with turns combined to fit the time."""
    parts = tuple(parts)
    room = BODY - sum(part.milliseconds for part in parts if isinstance(part, Shot))
    days = iter(fitted([gathered(part) for part in parts if isinstance(part, tuple)], room))
    for part in parts:
        if isinstance(part, Shot):
            yield part
        else:
            yield from _turns(talk, next(days))


def _shortened(shots: tuple[Shot, ...]) -> tuple[Shot, ...]:
    drama = sum(shot.milliseconds for shot in shots if shot.dramatic)
    calm = sum(shot.milliseconds for shot in shots if not shot.dramatic)
    share = (BODY - drama) / max(1, calm)

    def shortened(shot: Shot) -> Shot:
        least = LOW if _stays_low(shot) else SHORTER
        shorter = round(shot.milliseconds * min(1.0, max(least, share)))
        return replace(shot, milliseconds=min(shot.milliseconds, max(BRIEFEST, shorter)))

    return tuple(shot if shot.dramatic else shortened(shot) for shot in shots)


def _stays_low(shot: Shot) -> bool:
    """Whether it shows trails that all end below 6000 m."""
    ends = [trail.way[-1] for trail in shot.trails if not trail.earlier]
    return bool(ends) and all(shot.seen.board.by_id[space].zone == "low" for space in ends)


# -------------------------------------------------------------------------------------------------- turns


def _turns(talk: Talk, groups: Iterable[Group]) -> Iterator[Shot]:
    """Frames of a day's turns, each with its own trails on the map."""
    pitched: tuple[ClimberKey, ...] = ()
    for group in groups:
        made = [doing for turn in group for doing in turn.made]
        trails = tuple(Trail(doing.climber, doing.way) for doing in made if doing.moves)
        pitched += tuple(doing.climber for doing in made if doing.tent is not None)
        yield replace(_turn(talk, group), trails=trails, pitched=pitched)


def _turn(talk: Talk, group: Group) -> Shot:
    summit = dramatic(group)
    told = tuple(
        TurnCaption(turn.seat, talk.name(turn.seat), doings)
        for turn in group
        if (doings := _caption(talk, turn)) is not None
    )
    shown = told or tuple(TurnCaption(turn.seat, talk.name(turn.seat), "") for turn in group)
    return Shot(
        _after(group, shown[-1].seat),
        talk.listed([one.name for one in shown]),
        talk.joined([one.doings for one in told], "talk-list-dot") if told else talk.text("k2-film-rest"),
        lasting(group),
        seats=tuple(one.seat for one in shown),
        told=told if len(told) > 1 else (),
        mark="flag" if summit else None,
        dramatic=summit,
    )


def _after(group: Group, last: int) -> Observation:
    """The observation after turns, with the row of the last one described highlighted.

    If several turns end the day, no row is: all have acted.
    """
    seen = group[-1].seen
    if len(group) > 1 and seen.order()[-1:] == (group[-1].seat,):
        return replace(seen, phase=Phase.CHECK, turn=None)
    return replace(seen, turn=last)


def _caption(talk: Talk, turn: Turn) -> str | None:
    """What a player's climbers do, as briefly as possible; None if nothing."""
    each = [_doing(talk, doing, doing.climber[1], 1) for doing in turn.made]
    if len(turn.made) == len(CLIMBER_NAMES):
        both = [_doing(talk, doing, talk.text("k2-film-both"), 2) for doing in turn.made]
        if both[0] == both[1]:
            return both[0]
    told = [part for part in each if part is not None]
    return talk.joined(told, "talk-list-more") if told else None


def _doing(talk: Talk, doing: ClimberTurn, who: str, climbers: int) -> str | None:
    if doing.summit is not None:
        return talk.text("k2-film-summit", climber=doing.climber[1])
    space = _space(talk, doing.way[-1])
    if doing.moves:
        deed = "camps" if doing.tent == doing.way[-1] else "moves"
        return talk.text(f"k2-film-{deed}", climber=who, climbers=climbers, space=space)  # words: k2-film-*
    if doing.tent is not None:
        return talk.text("k2-film-tent", climber=who, climbers=climbers)
    return talk.text("k2-film-air", climber=who, air=doing.air) if doing.air else None


def _space(talk: Talk, space: str) -> str:
    """A space named as on its plate."""
    return talk.text("k2-film-space", space=space)


# --------------------------------------------------------------------------------------- mornings, nights


def _morning_shot(talk: Talk, seen: Observation) -> Shot:
    today = seen.weather
    detail = talk.text("k2-film-start") if seen.day == 1 else _effect(talk, today)
    return Shot(seen, sky.name_of(today, talk.writing), detail, MORNING, mark=sky.SYMBOLS[sky.sky_of(today)])


def _effect(talk: Talk, today: Weather) -> str:
    """Effect of a weather, without its zones, which are part of its name."""
    if today.avalanche:
        return talk.text("k2-film-weather-avalanche")
    kind = "both" if today.acc and today.move else "air" if today.acc else "cost"
    return talk.text(f"k2-film-weather-{kind}", air=today.acc, cost=today.move)  # words: k2-film-weather-*


def _night(talk: Talk, night: Night) -> Iterator[Shot]:
    """A night if it was eventful, then a frame for each dramatic moment."""
    dying = [check.climber for check in night.checks if check.dies]
    detail = None
    if dying:
        detail = talk.counted("k2-film-gasping", climbers=talk.climbers(dying))
    elif thin := [
        check for check in night.checks if check.after <= THIN and check.space != content.BASE_CAMP
    ]:
        closest = min(thin, key=lambda check: (check.after, check.climber))
        detail = talk.text("k2-film-closest", climber=talk.climber(closest.climber), air=closest.after)
    if detail is not None:
        headline = talk.text("k2-film-night", day=night.seen.day)
        yield Shot(night.seen, headline, detail, NIGHT, hour="night", mark="moon")
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    lasting = DRAMA
    for event, seen in night.grave:
        if isinstance(event, Died):
            fallen += ((event.climber, event.space),)
        yield replace(_grave(talk, event, seen), fallen=fallen, milliseconds=lasting)
        lasting = ANOTHER


def _grave(talk: Talk, event: Died | Slid | Rescued, seen: Observation) -> Shot:
    """A frame for a dramatic moment of a night."""
    mark: Name
    trails: tuple[Trail, ...] = ()
    start = event.space if isinstance(event, Died) else event.start
    match event:
        case Died():
            kind, mark = "died", "cross"
            detail = "k2-film-died-summit" if event.space == content.SUMMIT else "k2-film-died-at"
        case Slid():
            kind, mark, detail = "slid", "avalanche", "k2-film-slid-to"
            trails = (Trail(event.climber, (start, event.space)),)
        case Rescued():
            kind, mark, detail = "rescued", "rescue", "k2-film-rescued-to"
    facts = {
        "space": _space(talk, event.space),
        "altitude": str(seen.board.by_id[event.space].altitude),
        "start": _space(talk, start),
        "end": _space(talk, event.space),
    }
    return Shot(
        seen,
        talk.text(f"k2-film-{kind}", climber=talk.climber(event.climber)),  # words: k2-film-*
        talk.text(
            detail, day=seen.day, **facts
        ),  # words: k2-film-died-*, k2-film-slid-to, k2-film-rescued-to
        DRAMA,
        hour="night",
        seats=(event.climber[0],),
        mark=mark,
        trails=trails,
        dramatic=True,
    )


def _left(talk: Talk, left: Departure) -> Shot:
    headline = talk.text("k2-film-left", name=talk.name(left.seat))
    more = talk.text("k2-film-left-more")
    return Shot(left.seen, headline, more, DRAMA, seats=(left.seat,), dramatic=True)


# ----------------------------------------------------------------------------------------- the film


def film(talk: Talk, told: Sequence[tuple[Observation, Sequence[Event]]], outcome: Outcome | None) -> Film:
    """The film of a game, from what the channel saw after each step, and the steps' events."""
    last = told[-1][0]
    if not talk.people:
        seats = range(1, len(last.seats) + 1)
        talk = talk.among([talk.text("k2-film-player", number=number) for number in seats])
    shown = reel(talk.drawn, told, outcome)
    narrated = shown if talk.drawn.people == talk.people else reel(talk, told, outcome)
    name = f"k2-film-{digest(shown)}"
    return Film(
        key=name,
        name=f"{name}.{pictures.EXTENSION}",
        alt=cut(_alternative(talk.plain, narrated), ALT_LIMIT),
        text=_text(talk, last, outcome),
        making=talk.text("k2-film-making", days=last.day),
        draw=lambda progress: pictures.film(shown, progress),
    )


def _setting(talk: Talk, seen: Observation) -> str:
    return talk.text("k2-film-setting", side=seen.setup.side, season=seen.setup.season)


def _text(talk: Talk, last: Observation, outcome: Outcome | None) -> str:
    setting = _setting(talk, last)
    names = talk.listed([talk.name(seat.seat) for seat in last.seats])
    head = talk.text("k2-film-head", names=names, setting=setting[:1].lower() + setting[1:])
    if outcome is None:
        return lines(head, talk.text("k2-film-so-far", day=last.day, days=content.DAYS))
    return head


def _alternative(talk: Talk, shown: Reel) -> str:
    """Alt text of a film: the result first, then dramatic moments by day."""
    end = None
    if shown.closing is not None:
        ranking = shown.closing.ranking
        end = talk.listed(
            [
                talk.text("k2-film-alt-total", name=shown.writing.names[seat], total=ranking.totals[seat])
                for seat in ranking.order
            ],
            "talk-list-more",
        )
    return sentences(
        talk.text("k2-film-alt", day=shown.seen.day),
        talk.text("k2-film-alt-end", totals=end) if end else None,
        *(
            talk.text("k2-film-alt-day", day=shot.seen.day, headline=shot.headline, detail=shot.detail)
            for shot in shown.shots
            if shot.dramatic
        ),
    )
