"""An expedition as a film tells it: which moments are shown, for how long, and what is said of them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine.events import Died, Rescued, Slid
from k2bot.games.k2.render import Trail, sky
from k2bot.games.k2.render.reel import Closing, Opening, Reel, Shot
from k2bot.games.k2.screens import camera, finale, weather
from k2bot.games.k2.screens.camera import Left, Morning, Night, Turn
from k2bot.games.k2.screens.talk import sentences

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.play import Outcome
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.screens.doings import Doing
    from k2bot.games.k2.screens.talk import Talk

OPENING: Final = 2600
CLOSING: Final = 9000
PRESENT: Final = 5000
"""Milliseconds of the first frame, of the ranking, and of the last frame where there is no ranking yet."""
MORNING, TURN, QUIET, NIGHT, DRAMA = 900, 1100, 700, 1000, 2600
"""Milliseconds of the frames between, before they are shortened; what is dramatic is never shortened."""
BODY: Final = 40_000
"""Milliseconds that the frames between take together, drama apart; those of a long game are shortened."""
LEAST: Final = 420
"""Milliseconds that a frame lasts at least."""
TURNS_A_DAY: Final = 3
"""Frames for the turns of a day at most; where there are more turns, some are shown together."""
THIN: Final = 2
"""A level after the night from which on down it was a close call."""


def reel(talk: Talk, history: Iterable[tuple[Observation, Sequence[Event]]], outcome: Outcome | None) -> Reel:
    """The film of a game, from what the channel saw after each step, and the step's events.

    ``outcome`` is None while the game goes on; the film then ends with the table as it is now.
    """
    talk, told = talk.plain, tuple(history)
    last = told[-1][0]
    shots = list(_shots(talk, camera.moments(told)))
    closing = None
    if outcome is None:
        present = Shot(
            replace(last, turn_state=None),
            talk.text("k2-film-present"),
            talk.text("k2-film-goes-on"),
            PRESENT,
        )
        shots.append(present)
    else:
        closing = _closing(talk, finale.story(told), outcome)
    setting = talk.text("k2-film-setting", side=last.setup.side, season=last.setup.season)
    return Reel(
        seen=last,
        names=tuple(talk.name(seat.seat) for seat in last.seats),
        opening=Opening(talk.text("k2-film-title"), setting, OPENING),
        shots=_paced(shots),
        closing=closing,
    )


def _closing(talk: Talk, story: finale.Story, outcome: Outcome) -> Closing:
    ranking = finale.ranked(story.seen, outcome)
    return Closing(
        order=tuple(seat for _, seat in ranking),
        totals=outcome.totals,
        altitudes=tuple(story.altitudes.items()),
        winners=tuple(sorted(seat for place, seat in ranking if place == 1)),
        title=None if outcome.title is None else finale.title_of(talk, outcome.title),
        milliseconds=CLOSING,
    )


def _paced(shots: Sequence[Shot]) -> tuple[Shot, ...]:
    """The shots, shortened so that a long game can be watched in one go."""
    whole = sum(shot.milliseconds for shot in shots if not _held(shot))
    share = min(1.0, BODY / max(1, whole))
    return tuple(
        shot if _held(shot) else replace(shot, milliseconds=max(LEAST, round(shot.milliseconds * share)))
        for shot in shots
    )


def _held(shot: Shot) -> bool:
    return shot.dramatic or shot.milliseconds == PRESENT


def _shots(talk: Talk, moments: Sequence[camera.Moment]) -> Iterator[Shot]:
    turns: list[Turn] = []
    for moment in moments:
        if isinstance(moment, Turn):
            turns.append(moment)
            continue
        yield from _turns(talk, turns)
        turns = []
        match moment:
            case Morning():
                yield _morning(talk, moment.seen)
            case Night():
                yield _night(talk, moment)
                fallen: tuple[tuple[ClimberKey, str], ...] = ()
                for event, seen in moment.grave:
                    if isinstance(event, Died):
                        fallen += ((event.climber, event.space),)
                    yield replace(_grave(talk, event, seen), fallen=fallen)
            case Left():
                yield _left(talk, moment)
    yield from _turns(talk, turns)


# -------------------------------------------------------------------------------------------------- turns


def _turns(talk: Talk, turns: Sequence[Turn]) -> Iterator[Shot]:
    """The turns of a day, whose ways gather on the map."""
    trails: tuple[Trail, ...] = ()
    pitched: tuple[ClimberKey, ...] = ()
    for group in gathered(turns):
        made = [((turn.seat, doing.climber), doing) for turn in group for doing in turn.made]
        earlier = tuple(replace(trail, earlier=True) for trail in trails)
        trails = (*earlier, *(Trail(key, doing.way) for key, doing in made if len(doing.way) > 1))
        pitched += tuple(key for key, doing in made if doing.tent is not None)
        yield replace(_turn(talk, group), trails=trails, pitched=pitched)


def gathered(turns: Sequence[Turn]) -> tuple[tuple[Turn, ...], ...]:
    """The turns of a day, in order, as they are shown: together in few frames.

    Turns in which nobody moves are shown with the one before, and what is dramatic is shown alone.
    """
    groups: list[list[Turn]] = []
    for turn in turns:
        if groups and (_quiet(turn) or all(map(_quiet, groups[-1]))) and not _dramatic(groups[-1]):
            groups[-1].append(turn)
        else:
            groups.append([turn])
    while len(groups) > TURNS_A_DAY:
        # The two neighbours with the fewest turns together; of equal ones the first.
        pairs = [
            (len(one) + len(two) + 10 * (_dramatic(one) or _dramatic(two)), number)
            for number, (one, two) in enumerate(pairwise(groups))
        ]
        place = min(pairs)[1]
        groups[place : place + 2] = [groups[place] + groups[place + 1]]
    return tuple(map(tuple, groups))


def _quiet(turn: Turn) -> bool:
    return all(len(doing.way) == 1 for doing in turn.made)


def _dramatic(group: Sequence[Turn]) -> bool:
    return any(doing.summit is not None for turn in group for doing in turn.made)


def _turn(talk: Talk, group: Sequence[Turn]) -> Shot:
    alone, summit = len(group) == 1, _dramatic(group)
    details: list[str] = []
    for turn in group:
        told = _told(talk, turn)
        if told is not None:
            name = talk.name(turn.seat)
            details.append(told if alone else talk.text("k2-film-person", name=name, doings=told))
    return Shot(
        group[-1].seen,
        talk.listed([talk.name(turn.seat) for turn in group]),
        talk.joined(details, "k2-list-dot") if details else talk.text("k2-film-rest"),
        DRAMA if summit else TURN if any(not _quiet(turn) for turn in group) else QUIET,
        seats=tuple(turn.seat for turn in group),
        mark="flag" if summit else None,
        dramatic=summit,
    )


def _told(talk: Talk, turn: Turn) -> str | None:
    """What a player's climbers do, in as few words as possible; None where nothing happens with them."""
    told = [part for doing in turn.made if (part := _doing(talk, turn.seen, doing)) is not None]
    return talk.joined(told, "k2-list-more") if told else None


def _doing(talk: Talk, seen: Observation, doing: Doing) -> str | None:
    start, end = seen.board.by_id[doing.way[0]].altitude, seen.board.by_id[doing.way[-1]].altitude
    if doing.summit is not None:
        return talk.text("k2-film-summit", climber=doing.climber)
    if len(doing.way) > 1:
        way = "up" if end > start else "down" if end < start else "across"
        return talk.text("k2-film-moves", climber=doing.climber, way=way, altitude=str(end))
    if doing.tent is not None:
        return talk.text("k2-film-tent", climber=doing.climber)
    return talk.text("k2-film-air", climber=doing.climber, air=doing.air) if doing.air else None


# --------------------------------------------------------------------------------------- mornings, nights


def _morning(talk: Talk, seen: Observation) -> Shot:
    today = seen.weather
    if seen.day == 1:
        detail = talk.text("k2-film-start")
    else:
        first = talk.text("k2-film-first", name=talk.name(seen.first)) if len(seen.order()) > 1 else None
        brief = None if today.is_clear else talk.text("k2-film-tonight", weather=weather.brief(talk, today))
        detail = sentences(brief, first)
    symbol = sky.SYMBOLS[sky.sky_of(today)]
    return Shot(seen, sky.name_of(today), detail, MORNING, hour="day", mark=symbol)


def _night(talk: Talk, night: Night) -> Shot:
    living = [check for check in night.checks if not check.dies]
    closest = min(living, key=lambda check: (check.after, check.climber), default=None)
    detail = sentences(
        talk.text("k2-film-alive", count=len(living), all=str(len(living) == len(night.checks)).lower()),
        talk.text("k2-film-closest", climber=talk.climber(closest.climber), air=closest.after)
        if closest is not None and closest.after <= THIN
        else None,
    )
    headline = talk.text("k2-film-night", day=night.seen.day)
    fallen = tuple((check.climber, check.space) for check in night.checks if check.dies)
    return Shot(night.seen, headline, detail, NIGHT, hour="night", mark="moon", fallen=fallen)


def _grave(talk: Talk, event: Died | Slid | Rescued, seen: Observation) -> Shot:
    """A frame of its own for what nobody at the table forgets."""
    land, who = seen.board.by_id, talk.climber(event.climber)
    place = str(land[event.space].altitude)
    shot = Shot(seen, "", "", DRAMA, hour="night", seats=(event.climber[0],), dramatic=True)
    match event:
        case Died():
            headline = talk.text("k2-film-died", climber=who)
            detail = talk.text("k2-film-died-at", altitude=place, day=seen.day)
            return replace(shot, headline=headline, detail=detail, mark="cross")
        case Slid():
            headline = talk.text("k2-film-slid", climber=who)
            detail = talk.text("k2-film-slid-to", start=str(land[event.start].altitude), end=place)
            way = Trail(event.climber, (event.start, event.space))
            return replace(shot, headline=headline, detail=detail, mark="avalanche", trails=(way,))
        case Rescued():
            headline = talk.text("k2-film-rescued", climber=who)
            detail = talk.text("k2-film-rescued-to", start=str(land[event.start].altitude), end=place)
            return replace(shot, headline=headline, detail=detail, mark="rescue")


def _left(talk: Talk, left: Left) -> Shot:
    headline = talk.text("k2-film-left", name=talk.name(left.seat))
    more = talk.text("k2-film-left-more")
    return Shot(left.seen, headline, more, DRAMA, seats=(left.seat,), dramatic=True)
