"""Films: what shares a frame, how long each frame lasts, and its caption.

A film is made of beats: a turn, what happens to a climber in a night, a player who leaves. Calm ones share
frames until the film fits its time; great moments have frames of their own as long as there is room.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.game import pages
from k2bot.game.pacing import GREAT, fitted, leisure, reading
from k2bot.game.pages import lines, sentences
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    ClimberKey,
    Died,
    Observation,
    Outcome,
    Phase,
    Rescued,
    Slid,
    content,
)
from k2bot.games.k2.pages import days, finale, highlights
from k2bot.games.k2.pages.film_moments import Departure, Moment, Night, TurnMoments, moments
from k2bot.games.k2.pictures import HeroPicture, Stage, Trail, Writing, standings
from k2bot.games.k2.pictures.film_picture import Closing, Reel, Shot, Told
from k2bot.render.layout import Title

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from k2bot.game.values import Film
    from k2bot.games.k2.pages.days import PublicStep
    from k2bot.games.k2.pages.highlights import Highlight
    from k2bot.games.k2.pages.turns import ClimberTurn
    from k2bot.games.k2.pages.wording import Talk
    from k2bot.games.k2.pictures.palette import Name

MAX_DURATION: Final = 45_000
"""Maximum duration of a film in milliseconds."""
TITLE_FRAME: Final = 2500
"""Minimum duration in milliseconds of the title."""
FINAL_FRAME: Final = 5000
LAST_FRAME: Final = 3000
"""Durations in milliseconds of the ranking, and of the last frame without one."""
QUIET_FRAME: Final = 900
"""Minimum duration in milliseconds of a calm frame."""
WAYS: Final = 2
"""Maximum number of climbers a calm frame shows as long as there is time: the eye follows few at once."""
MAX_ROWS: Final = 4
"""Maximum number of great moments a frame tells."""
CAPTION_NAME_LENGTH: Final = 14
"""Maximum length of names in captions."""
HIGH: Final = 8000
"""Altitude in metres above which the first climber of the game is news."""

Kind: TypeAlias = Literal["summit", "died", "rescued", "slid", "high", "left", "leads"]
GREAT_MOMENTS: Final[tuple[Kind, ...]] = ("summit", "died", "rescued", "slid", "high", "left", "leads")
"""Great moments, the most important first."""
_STOPS: Final = (".", "!", "?", "…")
"""What a sentence ends with."""
_STAGES: Final[dict[Kind, Stage]] = {
    "summit": "summit",
    "died": "death",
    "rescued": "rescue",
    "slid": "avalanche",
    "high": "high",
}
"""Those with hero pictures."""
_MARKS: Final[dict[Kind, Name]] = {
    "summit": "flag",
    "died": "cross",
    "rescued": "rescue",
    "slid": "avalanche",
    "high": "peak",
}


@dataclass(frozen=True, slots=True)
class News:
    """A great moment: of a climber, or of a player if there is none."""

    kind: Kind
    seat: int
    climber: ClimberKey | None = None
    start: str = ""
    space: str = ""

    @property
    def rank(self) -> int:
        """Its importance, 0 the highest."""
        return GREAT_MOMENTS.index(self.kind)


@dataclass(frozen=True, slots=True)
class Beat:
    """The smallest part of a film: a turn, what happens to a climber at night, or a player who leaves."""

    seen: Observation
    turn: TurnMoments | None = None
    news: tuple[News, ...] = ()
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night so far, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today so far."""
    at_night: bool = False
    hero: HeroPicture | None = None
    """The hero picture of its great moment."""

    @property
    def great(self) -> bool:
        """Whether it has a frame of its own if there is time; a change of leader alone needs none."""
        return any(news.kind != "leads" for news in self.news)


Beats: TypeAlias = "tuple[Beat, ...]"
"""Neighbouring beats that share a frame."""


# ------------------------------------------------------------------------------------------- the beats


def beats(found: Iterable[Moment], heroes: Sequence[Highlight] = ()) -> Beats:
    """The beats of a game's moments, with its great moments, and the hero pictures of some."""
    told: list[Beat] = []
    is_first = True
    pitched: tuple[ClimberKey, ...] = ()
    for moment in found:
        if told and moment.seen.day != told[-1].seen.day:
            pitched = ()
        match moment:
            case TurnMoments():
                pitched += tuple(doing.climber for doing in moment.doings if doing.tent is not None)
                news = _arrivals(moment, is_first=is_first)
                is_first = is_first and not any(_top(moment.seen, doing) > HIGH for doing in moment.doings)
                told.append(Beat(_calm(moment.seen), moment, news, pitched=pitched))
            case Night():
                told += _night(moment, pitched)
            case Departure():
                told.append(Beat(_calm(moment.seen), news=(News("left", moment.seat),)))
    return _with_leaders(_with_heroes(told, heroes))


def _calm(seen: Observation) -> Observation:
    """An observation in which nobody is on turn, so that the map shows only what was done."""
    return seen if seen.phase is Phase.OVER else replace(seen, phase=Phase.CHECK, turn=None, turn_state=None)


def _top(seen: Observation, doing: ClimberTurn) -> int:
    """Highest altitude in metres of a climber's way; 0 if it stays."""
    return max((seen.board.by_id[space].altitude for space in doing.way if doing.moves), default=0)


def _arrivals(turn: TurnMoments, *, is_first: bool) -> tuple[News, ...]:
    """Climbers who reach the summit for the first time, or else the game's first one above 8000 m."""
    found = [
        News("summit", turn.seat, doing.climber, space=content.SUMMIT)
        for doing in turn.doings
        if doing.summit is not None
    ]
    highest = max(turn.doings, key=lambda doing: _top(turn.seen, doing))
    if not found and is_first and _top(turn.seen, highest) > HIGH:
        found.append(News("high", turn.seat, highest.climber, space=highest.way[-1]))
    return tuple(found)


def _night(night: Night, pitched: tuple[ClimberKey, ...]) -> Iterator[Beat]:
    """What happens to climbers in a night; nothing if all survive where they are."""
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    for event, seen in night.grave:
        match event:
            case Died():
                fallen += ((event.climber, event.space),)
                news = News("died", event.climber[0], event.climber, space=event.space)
            case Slid():
                news = News("slid", event.climber[0], event.climber, event.start, event.space)
            case Rescued():
                news = News("rescued", event.climber[0], event.climber, event.start, event.space)
        yield Beat(_calm(seen), news=(news,), fallen=fallen, pitched=pitched, at_night=True)


def _with_heroes(told: Iterable[Beat], heroes: Sequence[Highlight]) -> Beats:
    """Beats with hero pictures; several about the same one become one."""
    found: list[Beat] = []
    for beat in told:
        hero = next((one for one in heroes if any(_is_about(one, beat, news) for news in beat.news)), None)
        if hero is not None:
            picture = hero.picture(beat.seen)
            if found and found[-1].hero == picture:
                beat = replace(beat, news=(*found.pop().news, *beat.news))  # noqa: PLW2901 - the beat so far
            beat = replace(beat, hero=picture)  # noqa: PLW2901
        found.append(beat)
    return tuple(found)


def _is_about(hero: Highlight, beat: Beat, news: News) -> bool:
    moment = beat.seen.day, _STAGES.get(news.kind)
    return (hero.day, hero.kind) == moment and news.climber in hero.climbers


def _leader(seen: Observation) -> int | None:
    """The only player with most points; None if several share the lead, or nobody else plays."""
    first = standings.leaders(seen)
    return first[0] if len(first) == 1 < len(seen.seats) else None


def _with_leaders(told: Sequence[Beat]) -> Beats:
    """Add each change of leader from one evening to the next, where it begins to hold.

    After a great moment it is a beat of its own.
    """
    found, leader = list(told), None
    later: list[tuple[int, Beat]] = []
    end = 0
    for _, group in groupby(told, lambda beat: beat.seen.day):
        start, end = end, end + len(tuple(group))
        evening = _leader(told[end - 1].seen)
        if evening is None or evening == leader:
            continue
        leader, at = evening, end - 1
        while at > start and _leader(told[at - 1].seen) == leader:
            at -= 1
        leads = News("leads", leader)
        if told[at].great:
            later.append((at + 1, replace(told[at], turn=None, news=(leads,), hero=None)))
        else:
            found[at] = replace(told[at], news=(leads,))
    for at, beat in reversed(later):
        found.insert(at, beat)
    return tuple(found)


# ------------------------------------------------------------------------------------------- the frames


def _price(one: Beats, two: Beats) -> tuple[int, ...]:
    """What is lost if two frames become one: great moments last, and low calm days first.

    A price of 0 is always paid: for turns in which nobody does anything.
    """
    both = one + two
    moving = [doing for beat in both if beat.turn for doing in beat.turn.doings if not doing.rests]
    is_day = one[-1].seen.day == two[0].seen.day
    great = [any(beat.great for beat in frame) for frame in (one, two)]
    if not any(great):
        rests = any(not _acting(frame) for frame in (one, two)) and len(moving) <= WAYS
        tier = 0 if is_day and rests else 1 if is_day and len(moving) <= WAYS else 2 if is_day else 3
    elif all(great):
        tier = 4 if is_day and one[0].at_night == two[0].at_night else 6
    else:
        tier = 5
    height = max((_top(two[-1].seen, doing) for doing in moving), default=0)
    return tier, len(moving), height


def _acting(frame: Beats) -> bool:
    return any(not doing.rests for beat in frame if beat.turn for doing in beat.turn.doings)


def cut_to(talk: Talk, told: Beats, room: int) -> tuple[Shot, ...]:
    """The frames of a film, at most ``room`` milliseconds together."""

    @cache
    def shot(frame: Beats) -> Shot:
        return _shot(talk, frame)

    frames = fitted(told, room, lambda frame: shot(frame).milliseconds, _price)
    shots = tuple(_rested(map(shot, frames)))
    calm = sum(one.milliseconds for one in shots if not one.great)
    share = leisure(calm, room - sum(one.milliseconds for one in shots if one.great))
    return tuple(
        one if one.great else replace(one, milliseconds=int(one.milliseconds * share)) for one in shots
    )


def _rested(shots: Iterable[Shot]) -> Iterator[Shot]:
    """Shots without a hero picture right after another one: there its sentence is beside the mountain."""
    is_after_hero = False
    for shot in shots:
        is_plain = is_after_hero and shot.hero is not None
        yield replace(shot, hero=None, headline=shot.sentence, detail="", told=()) if is_plain else shot
        is_after_hero = shot.hero is not None and not is_plain


def _shot(talk: Talk, frame: Beats) -> Shot:
    """The frame of some beats; it tells their great moments, or else what climbers do.

    It shows the standings of its last beat, so it names a new leader only if they still lead by then.
    """
    last = frame[-1]
    turns = [beat.turn for beat in frame if beat.turn is not None]
    news = sorted((one for beat in frame for one in beat.news), key=lambda one: one.rank)
    first = _leader(last.seen)
    leads = [one for one in news if one.kind == "leads" and one.seat == first][-1:]
    hard = [one for one in news if one.kind != "leads"]
    is_great = bool(hard or leads)
    made = _combined_doings(turns)
    shown = [trail for trail in (Trail(doing.climber, doing.way) for doing in made) if trail.way[1:]]
    shown += [
        Trail(one.climber, (one.start, one.space)) for one in hard if one.kind == "slid" and one.climber
    ]
    shot = _captioned_shot(talk, last.seen, hard, leads, made)
    least = GREAT if is_great else QUIET_FRAME
    hero = last.hero if len(frame) == 1 else None
    sentence = hero.sentence(talk.writing) if hero else ""
    return replace(
        shot,
        milliseconds=max(least, reading(sentence) if hero else reading(*shot.texts)),
        hero=hero,
        sentence=sentence,
        hour="night" if last.at_night else "day",
        trails=tuple(shown),
        fallen=last.fallen,
        pitched=last.pitched,
        great=is_great,
    )


def _combined_doings(turns: Sequence[TurnMoments]) -> tuple[ClimberTurn, ...]:
    """What climbers do in some turns, each climber's turns combined, by player in order."""
    found: dict[ClimberKey, ClimberTurn] = {}
    for turn in turns:
        for doing in turn.doings:
            before = found.get(doing.climber)
            found[doing.climber] = doing if before is None else _combined(before, doing)
    seats = dict.fromkeys(turn.seat for turn in turns)
    return tuple(doing for seat in seats for key, doing in found.items() if key[0] == seat)


def _combined(one: ClimberTurn, two: ClimberTurn) -> ClimberTurn:
    return replace(
        two,
        way=one.way + (two.way[1:] if two.way[0] == one.way[-1] else two.way),
        tent=two.tent or one.tent,
        air=one.air + two.air,
        points=one.points + two.points,
        summit=one.summit or two.summit,
    )


# ------------------------------------------------------------------------------------------- captions


def _captioned_shot(
    talk: Talk, seen: Observation, hard: Sequence[News], leads: Sequence[News], made: Sequence[ClimberTurn]
) -> Shot:
    """A frame's caption; the rest of the frame is added to it."""
    if len(hard) > 1:
        rows = tuple(Told(one.seat, _headline(talk, one)) for one in hard[:MAX_ROWS])
        mark = _MARKS.get(hard[0].kind) if len({one.kind for one in hard}) == 1 else None
        return Shot(seen, told=rows, mark=mark)
    led = _headline(talk, leads[0]) if leads else ""
    if hard:
        (one,) = hard
        detail = _detail(talk, seen, one)
        return Shot(seen, _headline(talk, one), detail, seats=(one.seat,), mark=_MARKS.get(one.kind))
    by_seat = {seat: tuple(own) for seat, own in groupby(made, lambda doing: doing.climber[0])}
    captions = {seat: told for seat, own in by_seat.items() if (told := _caption(talk, own))}
    if led:
        seat = leads[0].seat
        return Shot(seen, led, captions.get(seat, ""), seats=(seat,))
    if not captions:
        return Shot(seen, talk.text("k2-film-rest"), seats=tuple(by_seat))
    if len(captions) == 1:
        ((seat, told),) = captions.items()
        if len(seen.seats) == 1:
            return Shot(seen, told)
        return Shot(seen, talk.name(seat), told, seats=(seat,))
    return _highest(talk, seen, made)


def _highest(talk: Talk, seen: Observation, made: Sequence[ClimberTurn]) -> Shot:
    """A caption for more climbers than can be told: the one that gets highest, of those that climb if any."""
    best = max(made, key=lambda one: (one.heading == "climb" and one.moves, _top(seen, one), one.points))
    end = best.way[-1]
    climbs = best.moves and best.heading == "climb"
    return Shot(
        seen,
        talk.text(
            "k2-film-climbs" if climbs else "k2-film-moves",
            climber=talk.climber(best.climber),
            climbers=1,
            space=_space(talk, end),
        ),
        talk.text("k2-film-metres", altitude=str(seen.board.by_id[end].altitude)),
        seats=(best.climber[0],),
    )


def _headline(talk: Talk, news: News) -> str:
    """A great moment in a sentence."""
    who = talk.climber(news.climber) if news.climber else ""
    return talk.text(f"k2-film-{news.kind}", climber=who, name=talk.name(news.seat))  # words: k2-film-*


def _detail(talk: Talk, seen: Observation, news: News) -> str:
    """Where it happened."""
    spaces = seen.board.by_id
    altitude = str(spaces[news.space].altitude) if news.space else ""
    match news.kind:
        case "summit" | "high":
            return talk.text("k2-film-metres", altitude=altitude)
        case "died" if news.space == content.SUMMIT:
            return talk.text("k2-film-died-summit")
        case "died":
            return talk.text("k2-film-died-at", space=_space(talk, news.space), altitude=altitude)
        case "rescued" | "slid":
            start, end = _space(talk, news.start), _space(talk, news.space)
            return talk.text("k2-film-down", start=start, end=end)
        case _:
            return talk.text("k2-film-left-more")


def _caption(talk: Talk, made: Sequence[ClimberTurn]) -> str | None:
    """What a player's climbers do, as briefly as possible; None if nothing."""
    each = [_doing(talk, doing, doing.climber[1], 1) for doing in made]
    if len(made) == len(CLIMBER_NAMES):
        both = [_doing(talk, doing, talk.text("k2-film-both"), 2) for doing in made]
        if both[0] == both[1]:
            return both[0]
    told = [part for part in each if part is not None]
    return talk.joined(told, "talk-list-more") if told else None


def _doing(talk: Talk, doing: ClimberTurn, who: str, climbers: int) -> str | None:
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


# ----------------------------------------------------------------------------------------- the film


def reel(
    talk: Talk,
    history: Sequence[PublicStep],
    outcome: Outcome | None,
    played: date | None = None,
) -> Reel:
    """The film of a game, from all its steps.

    ``outcome`` is None while the game is in progress; the film then ends with the current board. ``played``
    is the day the game began, if known.
    """
    talk, last = replace(talk.plain, longest_name=CAPTION_NAME_LENGTH), history[-1].seen
    title = _title(talk, last, played)
    ends = LAST_FRAME if outcome is None else FINAL_FRAME
    heroes = highlights.of_game(last, [event for step in history for event in step.events])
    shots = cut_to(talk, beats(moments(history), heroes), MAX_DURATION - title.milliseconds - ends)
    closing = None
    if outcome is None:
        present = Shot(_calm(last), talk.text("k2-film-present"), talk.text("k2-film-goes-on"), LAST_FRAME)
        shots += (present,)
    else:
        story = days.story(history)
        closing = Closing(finale.ranking_picture(talk, story, outcome), FINAL_FRAME)
    names = tuple(talk.name(seat.seat) for seat in last.seats)
    return Reel(last, Writing(talk.words, names, talk.computers), title, shots, closing)


def _title(talk: Talk, seen: Observation, played: date | None) -> Title:
    """The title: the game, side and season, and the date; the players are in the picture."""
    setting = _setting(talk, seen)
    day = "" if played is None else talk.date(played)
    names = [talk.name(seat.seat) for seat in seen.seats]
    time = max(TITLE_FRAME, reading(setting, day, *names))
    return Title(talk.text("k2-film-title"), setting, day, time)


def film(
    talk: Talk,
    history: Sequence[PublicStep],
    outcome: Outcome | None,
    played: date | None = None,
) -> Film:
    """The film of a game, from all its steps."""
    last = history[-1].seen
    if not talk.people:
        seats = range(1, len(last.seats) + 1)
        talk = talk.among([talk.text("k2-film-player", number=number) for number in seats])
    shown = reel(talk.drawn, history, outcome, played)
    narrated = shown if talk.drawn.people == talk.people else reel(talk, history, outcome, played)
    return pages.film(
        "k2-film",
        shown,
        _alternative(talk.plain, narrated),
        text=_text(talk, last, outcome),
        making=talk.text("k2-film-making", days=last.day),
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
    """Alt text of a film: the result first, then great moments by day."""
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
    days = [
        talk.text("k2-film-alt-day", day=shot.seen.day, told=talk.joined(shot.texts, "talk-list-dot"))
        for shot in shown.shots
        if shot.great
    ]
    return sentences(
        talk.text("k2-film-alt", day=shown.seen.day),
        talk.text("k2-film-alt-end", totals=end) if end else None,
        *(told if told.endswith(_STOPS) else talk.sentence(told) for told in days),
    )
