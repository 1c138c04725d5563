"""An expedition as a film tells it: which moments are shown, for how long, and what is said of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid
from k2bot.games.k2.engine.model import (
    Phase,
)
from k2bot.games.k2.pages import chronicle, finale, pacing
from k2bot.games.k2.pages.chronicle import Left, Morning, Night, Turn
from k2bot.games.k2.pictures import RankingPicture, Trail, Writing, sky
from k2bot.games.k2.pictures.reel import Closing, Opening, Reel, Shot, Told

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.k2.engine.content import (
        ClimberKey,
        Weather,
    )
    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.play import Outcome
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.doings import Doing
    from k2bot.games.k2.pages.pacing import Group
    from k2bot.games.k2.pages.talk import Talk

OPENING: Final = 2200
CLOSING: Final = 7000
PRESENT: Final = 5000
"""Milliseconds of the first frame, of the ranking, and of the last frame where there is no ranking yet."""
MORNING, NIGHT, DRAMA, ANOTHER = 1000, 1100, pacing.DRAMA, 2000
"""Milliseconds of a morning, of a night, of what nobody at the table forgets, and of more of it in the same
night; turns: ``pacing``."""
BODY: Final = 62_000
"""Milliseconds that all frames between the first and the last take together; where there would be more, more
turns are shown together."""
SHORTER: Final = 0.8
"""The share to which frames are shortened at most where that is not enough; what is dramatic never is."""
LOW: Final = 0.6
"""The same of ways that all stay low, where nothing can happen to anybody."""
BRIEFEST: Final = 800
"""Milliseconds in which a headline can be read, and which no frame is shortened below."""
THIN: Final = 2
"""A level after the night from which on down it was a close call."""


def reel(talk: Talk, history: Iterable[tuple[Observation, Sequence[Event]]], outcome: Outcome | None) -> Reel:
    """The film of a game, from what the channel saw after each step, and the step's events.

    ``outcome`` is None while the game goes on; the film then ends with the table as it is now.
    """
    talk, told = talk.plain, tuple(history)
    last = told[-1][0]
    shots = _shortened(tuple(_shots(talk, _parts(talk, chronicle.moments(told)))))
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
        closing = _closing(talk, finale.story(told), outcome)
    setting = talk.text("k2-film-setting", side=last.setup.side, season=last.setup.season)
    return Reel(
        seen=last,
        writing=Writing(talk.words, tuple(talk.name(seat.seat) for seat in last.seats), talk.computers),
        opening=Opening(talk.text("k2-film-title"), setting, OPENING),
        shots=shots,
        closing=closing,
    )


def _closing(talk: Talk, story: finale.Story, outcome: Outcome) -> Closing:
    ranking = finale.ranked(story.seen, outcome)
    shown = RankingPicture(
        story.seen,
        order=tuple(seat for _, seat in ranking),
        totals=outcome.totals,
        altitudes=story.altitudes,
        winners=tuple(sorted(seat for place, seat in ranking if place == 1)),
        title=None if outcome.title is None else finale.title_of(talk, outcome.title),
    )
    return Closing(shown, CLOSING)


def _parts(talk: Talk, moments: Sequence[chronicle.Moment]) -> Iterator[Shot | tuple[Turn, ...]]:
    """What is shown between the turns, and the turns of each day."""
    turns: list[Turn] = []
    for moment in moments:
        if isinstance(moment, Turn):
            turns.append(moment)
            continue
        if turns:
            yield tuple(turns)
        turns = []
        match moment:
            case Morning():
                if moment.seen.day == 1 or not moment.seen.weather.is_clear:
                    yield _morning(talk, moment.seen)
            case Night():
                yield from _night(talk, moment)
            case Left():
                yield _left(talk, moment)
    if turns:
        yield tuple(turns)


def _shots(talk: Talk, parts: Iterable[Shot | tuple[Turn, ...]]) -> Iterator[Shot]:
    """All frames in order, the turns together as far as it takes to keep the time."""
    parts = tuple(parts)
    room = BODY - sum(part.milliseconds for part in parts if isinstance(part, Shot))
    days = iter(pacing.fitted([pacing.gathered(part) for part in parts if isinstance(part, tuple)], room))
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
    """Whether it shows ways, and all of them end below the first line."""
    ends = [trail.way[-1] for trail in shot.trails if not trail.earlier]
    return bool(ends) and all(shot.seen.board.by_id[space].zone == "low" for space in ends)


# -------------------------------------------------------------------------------------------------- turns


def _turns(talk: Talk, groups: Iterable[Group]) -> Iterator[Shot]:
    """The turns of a day, each frame with its own ways on the map."""
    pitched: tuple[ClimberKey, ...] = ()
    for group in groups:
        made = [((turn.seat, doing.climber), doing) for turn in group for doing in turn.made]
        trails = tuple(Trail(key, doing.way) for key, doing in made if len(doing.way) > 1)
        pitched += tuple(key for key, doing in made if doing.tent is not None)
        yield replace(_turn(talk, group), trails=trails, pitched=pitched)


def _turn(talk: Talk, group: Group) -> Shot:
    summit = pacing.dramatic(group)
    told = tuple(
        Told(turn.seat, talk.name(turn.seat), doings)
        for turn in group
        if (doings := _told(talk, turn)) is not None
    )
    shown = told or tuple(Told(turn.seat, talk.name(turn.seat), "") for turn in group)
    return Shot(
        _after(group, shown[-1].seat),
        talk.listed([one.name for one in shown]),
        talk.joined([one.doings for one in told], "talk-list-dot") if told else talk.text("k2-film-rest"),
        pacing.lasting(group),
        seats=tuple(one.seat for one in shown),
        told=told if len(told) > 1 else (),
        mark="flag" if summit else None,
        dramatic=summit,
    )


def _after(group: Group, last: int) -> Observation:
    """The table after turns, with the row lit of the last one that is told of.

    Where several end the day, none is: all have acted.
    """
    seen = group[-1].seen
    if len(group) > 1 and seen.order()[-1:] == (group[-1].seat,):
        return replace(seen, phase=Phase.CHECK, turn=None)
    return replace(seen, turn=last)


def _told(talk: Talk, turn: Turn) -> str | None:
    """What a player's climbers do, in as few words as possible; None where nothing happens with them."""
    each = [_doing(talk, doing, doing.climber, 1) for doing in turn.made]
    if len(turn.made) == len(CLIMBER_NAMES):
        both = [_doing(talk, doing, talk.text("k2-film-both"), 2) for doing in turn.made]
        if both[0] == both[1]:
            return both[0]
    told = [part for part in each if part is not None]
    return talk.joined(told, "talk-list-more") if told else None


def _doing(talk: Talk, doing: Doing, who: str, climbers: int) -> str | None:
    if doing.summit is not None:
        return talk.text("k2-film-summit", climber=doing.climber)
    space = _space(talk, doing.way[-1])
    if len(doing.way) > 1:
        deed = "camps" if doing.tent == doing.way[-1] else "moves"
        return talk.text(f"k2-film-{deed}", climber=who, climbers=climbers, space=space)  # words: k2-film-*
    if doing.tent is not None:
        return talk.text("k2-film-tent", climber=who, climbers=climbers)
    return talk.text("k2-film-air", climber=who, air=doing.air) if doing.air else None


def _space(talk: Talk, space: str) -> str:
    """A space as its plate on the board names it."""
    return talk.text("k2-film-space", space=space)


# --------------------------------------------------------------------------------------- mornings, nights


def _morning(talk: Talk, seen: Observation) -> Shot:
    today = seen.weather
    detail = talk.text("k2-film-start") if seen.day == 1 else _effect(talk, today)
    return Shot(seen, sky.name_of(today, talk.writing), detail, MORNING, mark=sky.SYMBOLS[sky.sky_of(today)])


def _effect(talk: Talk, today: Weather) -> str:
    """What a weather does; where it does so stands in its name."""
    if today.avalanche:
        return talk.text("k2-film-weather-avalanche")
    kind = "both" if today.acc and today.move else "air" if today.acc else "cost"
    return talk.text(f"k2-film-weather-{kind}", air=today.acc, cost=today.move)  # words: k2-film-weather-*


def _night(talk: Talk, night: Night) -> Iterator[Shot]:
    """A night, unless nothing was close; then a frame each for what nobody at the table forgets."""
    dying = [check.climber for check in night.checks if check.dies]
    detail = None
    if dying:
        who = talk.listed([talk.climber(key) for key in dying])
        detail = talk.text("k2-film-gasping", climbers=who, count=len(dying))
    elif thin := [check for check in night.checks if _is_thin(check)]:
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


def _is_thin(check: Checked) -> bool:
    return check.after <= THIN and check.space != content.BASE_CAMP


def _grave(talk: Talk, event: Died | Slid | Rescued, seen: Observation) -> Shot:
    """A frame of its own for what nobody at the table forgets."""
    who, space = talk.climber(event.climber), _space(talk, event.space)
    shot = Shot(seen, "", "", DRAMA, hour="night", seats=(event.climber[0],), dramatic=True)
    match event:
        case Died():
            headline = talk.text("k2-film-died", climber=who)
            altitude = str(seen.board.by_id[event.space].altitude)
            place = "k2-film-died-summit" if event.space == content.SUMMIT else "k2-film-died-at"
            # words: k2-film-died-summit, k2-film-died-at
            detail = talk.text(place, space=space, altitude=altitude, day=seen.day)
            return replace(shot, headline=headline, detail=detail, mark="cross")
        case Slid():
            headline = talk.text("k2-film-slid", climber=who)
            detail = talk.text("k2-film-slid-to", start=_space(talk, event.start), end=space)
            way = Trail(event.climber, (event.start, event.space))
            shot = replace(shot, mark="avalanche", trails=(way,))
            return replace(shot, headline=headline, detail=detail)
        case Rescued():
            headline = talk.text("k2-film-rescued", climber=who)
            start = _space(talk, event.start)
            detail = talk.text("k2-film-rescued-to", start=start, end=space)
            return replace(shot, headline=headline, detail=detail, mark="rescue")


def _left(talk: Talk, left: Left) -> Shot:
    headline = talk.text("k2-film-left", name=talk.name(left.seat))
    more = talk.text("k2-film-left-more")
    return Shot(left.seen, headline, more, DRAMA, seats=(left.seat,), dramatic=True)
