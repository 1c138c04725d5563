"""Films of K2: what a frame tells of some moments, the title and the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.game import films
from k2bot.game.films import Reel, Shot
from k2bot.game.pages import group_by_key, lines, of_kind, sentences
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
    content,
)
from k2bot.games.k2.pages import days, finale, highlights, turns
from k2bot.games.k2.pages.highlights import RANKS, HeroEvent, Highlight
from k2bot.games.k2.pictures import HeroPicture, Stage, Trail, standings
from k2bot.games.k2.pictures.film_picture import CaptionRow, FilmPicture, OpeningPicture, PosterPicture

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from k2bot.game.values import Film
    from k2bot.games.k2.pages.days import PublicStep
    from k2bot.games.k2.pages.turns import ClimberTurn
    from k2bot.games.k2.pages.wording import Talk
    from k2bot.games.k2.pictures.palette import Name


MAX_DURATION: Final = 45_000
"""Maximum duration of a film in milliseconds."""
MAX_ROWS: Final = 4
"""Maximum number of great moments a frame tells."""
_STOPS: Final = (".", "!", "?", "…")
"""Punctuation that ends a sentence."""
_MARKS: Final[dict[Kind, Name]] = {
    "summit": "flag",
    "death": "cross",
    "rescue": "rescue",
    "avalanche": "avalanche",
    "high": "peak",
}


def shot(talk: Talk, frame: Sequence[Moment]) -> Shot:
    """The frame of some moments; it describes the great ones, or else what climbers do.

    It shows the standings of its last moment, so it names a new leader only if they still lead by then. Only
    the ways of those it names are on the map: others would compete with the caption.
    """
    last, first = frame[-1], leader(frame[-1].seen)
    known = dict.fromkeys(one for moment in frame for one in moment.news)
    news = sorted((one for one in known if one.kind != "leads" or one.seat == first), key=attrgetter("rank"))
    doings = _combined_doings(frame)
    if news:
        caption = _news_lines(talk, last.seen, news, doings)
        named = {line.seat for line in caption}
        doings = tuple(doing for doing in doings if doing.climber[0] in named)
    else:
        line, doings = _calm_line(talk, last.seen, doings)
        caption = (line,)
    trails = [Trail(doing.climber, doing.way) for doing in doings if doing.moves]
    slides = (one.event for one in news if isinstance(one.event, Slid))
    trails += [Trail(event.climber, (event.start, event.space)) for event in slides]
    hero = last.hero if len(frame) == 1 else None
    return Shot(
        FilmPicture(
            last.seen, caption, tuple(trails), last.fallen, last.pitched, "night" if last.at_night else "day"
        ),
        tuple(text for line in caption for text in (line.text, line.detail) if text),
        films.GREAT if news else films.CALM,
        PosterPicture(hero, last.seen) if hero else None,
        hero.sentence(talk.writing) if hero else "",
    )


def _combined_doings(frame: Sequence[Moment]) -> tuple[ClimberTurn, ...]:
    """Combined turns of each climber in a frame, grouped by player, in order."""
    by_climber = group_by_key((doing.climber, doing) for moment in frame for doing in moment.doings)
    seats = dict.fromkeys(seat for seat, _ in by_climber)
    return tuple(
        reduce(_combined, doings) for seat in seats for key, doings in by_climber.items() if key[0] == seat
    )


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


def _news_lines(
    talk: Talk, seen: Observation, news: Sequence[News], doings: Sequence[ClimberTurn]
) -> tuple[CaptionRow, ...]:
    """Great moments in a row each; a single one with where it happened, or with who has taken the lead."""
    first, *more = news
    hard = [one for one in news if one.kind != "leads"]
    if hard[1:]:
        return tuple(CaptionRow(one.seat, _headline(talk, one)) for one in hard[:MAX_ROWS])
    detail = _headline(talk, more[0]) if more else _detail(talk, seen, first)
    own = [doing for doing in doings if doing.climber[0] == first.seat]
    return (
        CaptionRow(
            first.seat, _headline(talk, first), detail or _caption(talk, own) or "", _MARKS.get(first.kind)
        ),
    )


def _calm_line(
    talk: Talk, seen: Observation, doings: Sequence[ClimberTurn]
) -> tuple[CaptionRow, tuple[ClimberTurn, ...]]:
    """Caption of a calm frame, and the turns it tells of.

    They are those of one player's climbers, or that of the climber that gets highest.
    """
    by_seat = group_by_key((doing.climber[0], doing) for doing in doings)
    captions = {seat: caption for seat, own in by_seat.items() if (caption := _caption(talk, own))}
    if len(captions) == 1:
        ((seat, caption),) = captions.items()
        return CaptionRow(seat, talk.name(seat), caption), tuple(by_seat[seat])

    def height(doing: ClimberTurn) -> tuple[bool, int, int]:
        top = max(seen.board.by_id[space].altitude for space in doing.way) if doing.moves else 0
        return doing.moves and doing.heading == "climb", top, doing.points

    best = max(doings, key=height)
    message = "k2-film-climbs" if height(best)[0] else "k2-film-moves"
    end = best.way[-1]
    # words: k2-film-climbs, k2-film-moves
    text = talk.text(message, climber=talk.climber(best.climber), climbers=1, space=_space(talk, end))
    return CaptionRow(best.climber[0], text, _metres(talk, seen, end)), (best,)


def _headline(talk: Talk, news: News) -> str:
    """A great moment in a sentence."""
    climber = talk.climber(news.event.climber) if news.event else ""
    return talk.text(f"k2-film-{news.kind}", climber=climber, name=talk.name(news.seat))  # words: k2-film-*


def _detail(talk: Talk, seen: Observation, news: News) -> str:
    """Place of an event; may be empty."""
    match news.event:
        case None:
            return talk.text("k2-film-left-more") if news.kind == "left" else ""
        case Died(space=content.SUMMIT):
            return talk.text("k2-film-died-summit")
        case Died(space=space):
            altitude = str(seen.board.by_id[space].altitude)
            return talk.text("k2-film-died-at", space=_space(talk, space), altitude=altitude)
        case Rescued(start=start, space=end) | Slid(start=start, space=end):
            return talk.text("k2-film-down", start=_space(talk, start), end=_space(talk, end))
        case Stepped(space=space):
            return _metres(talk, seen, space)


def _metres(talk: Talk, seen: Observation, space: str) -> str:
    """The altitude of a space."""
    return talk.text("k2-film-metres", altitude=str(seen.board.by_id[space].altitude))


def _caption(talk: Talk, doings: Sequence[ClimberTurn]) -> str | None:
    """Shortest caption of what a player's climbers do; None for nothing."""
    each = [_doing_text(talk, doing, doing.climber[1], 1) for doing in doings]
    if len(doings) == len(CLIMBER_NAMES):
        both = [_doing_text(talk, doing, talk.text("k2-film-both"), 2) for doing in doings]
        if both[0] == both[1]:
            return both[0]
    return talk.join(each, "talk-list-more") or None


def _doing_text(talk: Talk, doing: ClimberTurn, climber: str, climbers: int) -> str | None:
    space = _space(talk, doing.way[-1])
    if doing.moves:
        deed = "camps" if doing.tent == doing.way[-1] else "moves"
        return talk.text(
            f"k2-film-{deed}", climber=climber, climbers=climbers, space=space
        )  # words: k2-film-*
    if doing.tent is not None:
        return talk.text("k2-film-tent", climber=climber, climbers=climbers)
    return talk.text("k2-film-air", climber=climber, air=doing.air) if doing.air else None


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
    talk, last = films.captions(talk), history[-1].seen
    setting, day = _setting(talk, last), talk.date(played) if played else ""
    title = OpeningPicture(last, talk.text("k2-title"), setting, day)
    if outcome is None:
        present = CaptionRow(None, talk.text("k2-film-present"), talk.text("k2-film-goes-on"))
        ending = Shot(
            FilmPicture(without_active_turn(last), (present,)), (present.text, present.detail), films.GREAT
        )
    else:
        ending = Shot(finale.ranking_picture(talk, days.story(history), outcome), least=films.ENDING)
    return films.reel(talk, title, (setting, day), moments(history), shot, ending=ending, most=MAX_DURATION)


def film(
    talk: Talk,
    history: Sequence[PublicStep],
    outcome: Outcome | None,
    played: date | None = None,
) -> Film:
    """The film of a game, from all its steps."""
    last = history[-1].seen
    talk = films.with_player_names(talk, len(last.seats))
    return films.film(
        "k2-film",
        reel(talk, history, outcome, played),
        _alternative(talk.without_markdown, history, outcome),
        text=_text(talk, last, outcome),
        making=talk.text("k2-film-making", days=last.day),
    )


def _setting(talk: Talk, seen: Observation) -> str:
    return talk.text("k2-film-setting", side=seen.setup.side, season=seen.setup.season)


def _text(talk: Talk, last: Observation, outcome: Outcome | None) -> str:
    setting = _setting(talk, last)
    names = [talk.name(seat.seat) for seat in last.seats]
    head = talk.text("k2-film-head", names=names, setting=setting[:1].lower() + setting[1:])
    if outcome is None:
        return lines(head, talk.text("k2-film-so-far", day=last.day, days=content.DAYS))
    return head


def _alternative(talk: Talk, history: Sequence[PublicStep], outcome: Outcome | None) -> str:
    """Alt text of a film: the result first, then great moments by day."""
    last = history[-1].seen
    order = finale.ranking(last, outcome) if outcome else ()
    totals = [
        talk.text("k2-film-alt-total", name=talk.name(seat), total=last.seats[seat].total)
        for _, seat in order
    ]
    sentences_told = [
        talk.text("k2-film-alt-day", day=moment.seen.day, told=talk.join(parts, "talk-list-dot"))
        for moment in moments(history)
        for one in moment.news
        if (parts := [_headline(talk, one), _detail(talk, moment.seen, one) or None])
    ]
    return sentences(
        talk.text("k2-film-alt", day=last.day),
        talk.count_text("k2-film-alt-end", totals=totals, by="talk-list-more"),
        *(one if one.endswith(_STOPS) else talk.sentence(one) for one in sentences_told),
    )


# -------------------------------------------------------------------------------------- what films tell


Kind: TypeAlias = Stage | Literal["left", "leads"]
KINDS: Final[tuple[Kind, ...]] = (*RANKS, "left", "leads")
"""Kinds of great moments, the greatest first."""


@dataclass(frozen=True, slots=True)
class News:
    """Something great that happens to a player, or to a climber of theirs by an event."""

    kind: Kind
    seat: int
    event: HeroEvent | None = None

    @property
    def rank(self) -> int:
        """Rank by importance; 0 is the most important."""
        return KINDS.index(self.kind)


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn, what happens to climbers in a night, or a player who leaves, and the observation afterwards."""

    seen: Observation
    doings: tuple[ClimberTurn, ...] = ()
    news: tuple[News, ...] = ()
    at_night: bool = False
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today so far."""
    hero: HeroPicture | None = None

    @property
    def chapter(self) -> tuple[int, bool]:
        """The day, or the night after it."""
        return self.seen.day, self.at_night

    @property
    def great(self) -> bool:
        """Whether there is news."""
        return bool(self.news)

    @property
    def weight(self) -> int:
        """How many climbers act."""
        return sum(not doing.rests for doing in self.doings)


def moments(history: Sequence[PublicStep]) -> tuple[Moment, ...]:
    """Moments of a game from all its steps, without turns in which nobody does anything."""
    last, events = history[-1].seen, [event for step in history for event in step.events]
    camera = _Camera(history[0].seen, highlights.game_highlights(last, events))
    kinds = highlights.events_with_kinds(last, events)
    for step in history:
        for _ in step.events:
            camera.take(*next(kinds), step.seen)
        camera.end_step(step.seen)
    camera.end_turn()
    camera.end_night()
    return tuple(_with_leaders(camera.found))


class _Camera:
    """Collects moments from a game's events, in order."""

    def __init__(self, start: Observation, heroes: Sequence[Highlight]) -> None:
        self.found: list[Moment] = []
        self._seen = start
        self._heroes = heroes
        self._turn: tuple[int, Observation, list[Event]] | None = None
        """The current turn: its seat, the observation at its start, and its events."""
        self._is_night = False
        self._news: list[News] = []
        """Great moments of the current turn or night."""
        self._pitched: tuple[ClimberKey, ...] = ()

    def take(self, event: Event, kind: Stage | None, after: Observation) -> None:
        """Process an event, with its kind if it's great; ``after`` is the observation after its step."""
        self._seen = after_event(self._seen, event)
        if self._turn is not None:
            self._turn[2].append(event)
        match event:
            case DayBegan():
                self.end_night()
                self._seen, self._pitched = after, ()
            case TurnBegan():
                self._turn = event.seat, self._seen, []
            case TentPitched():
                self._pitched = (*self._pitched, event.climber)
            case TurnEnded():
                self.end_turn()
            case Checked():
                self._is_night = True
            case Slid():
                self._news.append(News(kind or "avalanche", event.climber[0], event))
            case Stepped() | Died() | Rescued() if kind is not None:
                self._news.append(News(kind, event.climber[0], event))
            case Resigned():
                self.end_turn()
                self._seen = self._seen.with_seat(event.seat, resigned=True)
                self._add(Moment(self._seen, news=(News("left", event.seat),)))
            case GameEnded():
                self.end_night()
            case _:
                pass

    def end_step(self, after: Observation) -> None:
        """Adopt the actual observation.

        Except during a night with questions: climbers that these are about are no longer on the board.
        """
        if not self._is_night:
            self._seen = after

    def end_turn(self) -> None:
        """Add a turn, finished or not."""
        if self._turn is None:
            return
        seat, before, events = self._turn
        doings = turns.doings_of(events, seat, before)
        if not all(doing.rests for doing in doings):
            # A climber on the summit needn't be named as the first above 8000 m, too.
            greatest = min(self._news_by_kind(), key=lambda news: news[0].rank, default=())
            self._add(Moment(self._seen, doings, tuple(greatest)))
        self._turn, self._news = None, []

    def end_night(self) -> None:
        """Add a night, finished or not: a moment for each kind of news."""
        died = of_kind((one.event for one in self._news), Died)
        fallen = tuple((event.climber, event.space) for event in died)
        for news in self._news_by_kind():
            self._add(Moment(self._seen, (), tuple(news), at_night=True, fallen=fallen))
        self._is_night, self._news = False, []

    def _news_by_kind(self) -> Iterable[Sequence[News]]:
        return group_by_key((one.kind, one) for one in self._news).values()

    def _add(self, moment: Moment) -> None:
        seen = without_active_turn(moment.seen)
        news_told = {(seen.day, one.kind, one.event) for one in moment.news}
        heroes = (
            one for one in self._heroes for cause in one.causes if (one.day, one.kind, cause) in news_told
        )
        hero = next((one.picture(seen) for one in heroes), None)
        self.found.append(replace(moment, seen=seen, pitched=self._pitched, hero=hero))


def without_active_turn(seen: Observation) -> Observation:
    """An observation in which it's nobody's turn, so that the map shows only what was done."""
    return seen if seen.phase is Phase.OVER else replace(seen, phase=Phase.CHECK, active_seat=None, turn=None)


def leader(seen: Observation) -> int | None:
    """The only player with most points; None if several share the lead, or nobody else plays."""
    first = standings.leaders(seen)
    return first[0] if len(first) == 1 < len(seen.seats) else None


def _with_leaders(moments: Iterable[Moment]) -> Iterator[Moment]:
    """Moments; each change of leader between evenings is added where the new lead begins to last."""
    former = None
    for _, group in groupby(moments, lambda moment: moment.seen.day):
        day = list(group)
        evening = leader(day[-1].seen)
        if evening is not None and evening != former:
            former = evening
            others = [number for number, moment in enumerate(day) if leader(moment.seen) != evening]
            first = max(others, default=-1) + 1
            day[first] = replace(day[first], news=(*day[first].news, News("leads", evening)))
        yield from day


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
            return seen.with_climber(event.climber, air=event.air)
        case RiskPaid():
            for name, paid in zip(CLIMBER_NAMES, event.air, strict=True):
                key = (event.seat, name)
                seen = seen.with_climber(key, air=seen.climber(key).air - paid)
            return seen
        case Checked():
            return seen.with_climber(event.climber, air=max(event.after, 0))
        case Slid():
            return seen.with_climber(event.climber, space=event.space)
        case Rescued():
            seen = _without_arrival(seen, event.climber).with_seat(event.climber[0], rescue=False)
            return seen.with_climber(event.climber, space=event.space, air=1, vp=event.vp)
        case Died():
            return _without_arrival(seen, event.climber).with_climber(event.climber, space=None, air=0, vp=1)
        case _:
            return seen


def _without_arrival(seen: Observation, climber: ClimberKey) -> Observation:
    """The observation without a climber in the list of summit arrivals."""
    return replace(seen, summit=tuple(key for key in seen.summit if key != climber))
