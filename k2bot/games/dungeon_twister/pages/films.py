"""Films of Dungeon Twister: the moments of a turn, what a frame tells of them, the title and the end."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from k2bot.game import films
from k2bot.game.films import Reel, Shot
from k2bot.game.pages import group_by_key, of_kind, sentences
from k2bot.games.dungeon_twister.engine import events
from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, slot_of
from k2bot.games.dungeon_twister.pages import highlights, wording
from k2bot.games.dungeon_twister.pages.history import PublicStep, before_next_turn, turn_steps
from k2bot.games.dungeon_twister.pictures import EndPicture, HeroPicture, Poster, Story, acts, news
from k2bot.games.dungeon_twister.pictures.film_picture import CaptionRow, FilmPicture, OpeningPicture

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from k2bot.game.values import Film
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.wording import Talk

MAX_DURATION: Final = 60_000
"""Maximum duration of a film in milliseconds; in less, great moments would leave calm ones no room."""
MAX_ROWS: Final = 2
"""Maximum number of rows of a caption."""
NAMES: Final = 3
"""Maximum number of characters a row names."""
_DEEDS: Final = (
    events.RoomRevealed,
    events.RoomRotated,
    events.FightEnded,
    events.WandFired,
    events.Healed,
    events.GateChanged,
    events.PotionDrunk,
)
"""Events of a character's actions other than moving and handling objects."""


# ------------------------------------------------------------------------------------------- the moments


@dataclass(frozen=True, slots=True)
class Moment:
    """A part of a turn that a caption can tell: its events, and the observation after them."""

    number: int
    """The turn's."""
    seat: int
    events: tuple[Event, ...]
    seen: Observation
    hero: HeroPicture | None = None

    @property
    def chapter(self) -> int:
        """The turn."""
        return self.number

    @property
    def great(self) -> bool:
        """Whether somebody scores, or there is a hero picture."""
        return self.hero is not None or any(map(_is_scoring, self.events))

    @property
    def weight(self) -> int:
        """Number of events other than plain moves."""
        return sum(
            bool(event.handled) if isinstance(event, events.Moved) else isinstance(event, _DEEDS)
            for event in self.events
        )


def moments(talk: Talk, history: Sequence[PublicStep]) -> tuple[Moment, ...]:
    """All turns, split into moments: one per hero picture, others with at most a caption's rows."""
    heroes = {(one.turn, one.step): one.picture for one in highlights.game_highlights(history, rest=0)}
    moments: list[Moment] = []
    for step in turn_steps(history):
        hero, last = heroes.get((step.number, step.index)), moments[-1] if moments else None
        if last and last.number == step.number and not hero and not last.hero:
            happened = (*last.events, *step.events)
            if len(caption_rows(talk, happened)) <= MAX_ROWS:
                moments[-1] = replace(last, events=happened, seen=step.step.seen)
                continue
        moments.append(Moment(step.number, step.seat, step.events, step.step.seen, hero))
    return tuple(
        replace(one, seen=before_next_turn(one.seen, one.number, one.seat))
        for one in moments
        if one.number and caption_rows(talk, one.events)
    )


def _is_scoring(event: Event) -> bool:
    return isinstance(event, events.Left | events.Eliminated)


# ------------------------------------------------------------------------------------------- captions


def caption_rows(talk: Talk, happened: Sequence[Event]) -> tuple[CaptionRow, ...]:
    """Caption rows on what characters do, points last; moves only if nobody does anything else."""
    rows: dict[CaptionRow, None] = {}
    ended = {event.attacker for event in of_kind(happened, events.FightEnded)}
    all_points = _total(talk, happened)
    for event in sorted(happened, key=_is_scoring):
        if _is_scoring(event) and all_points:
            continue
        if isinstance(event, events.RoomRevealed | events.RoomRotated):
            rows[_rooms(talk, event, happened)] = None
        elif not isinstance(event, events.FightBegan) or event.attacker not in ended:
            rows |= dict.fromkeys(_deeds(talk, event))
    return (*(rows or all_points or _moves(talk, happened)), *(all_points if rows else ()))


def _total(talk: Talk, happened: Sequence[Event]) -> tuple[CaptionRow, ...]:
    """Row on all who scored, most points first, if they're several."""
    told = news.total(happened, acts.acting_seat(happened) or 0, talk.writing, talk.writing.name)
    steps = acts.acts(happened)
    scorers = [
        BY_NAME[event.character]
        for number in acts.decisive(steps)
        for event in steps[number].events
        if isinstance(event, events.Left | events.Eliminated)
    ]
    return () if told is None else (CaptionRow(tuple(scorers[:NAMES]), told),)


def _deeds(talk: Talk, event: Event) -> Iterator[CaptionRow]:
    """Caption rows on an action other than moving, or what happens to a character."""
    match event:
        case events.Left(character, carried=carried):
            yield _row(talk, "leaves", (character,), carries=carried is not None, thing=carried)
        case events.Eliminated(character, _, cause):
            yield _row(talk, "falls", (character,), cause=cause)
        case events.FightBegan(attacker, target):
            yield _row(talk, "attacks", (attacker, target))
        case events.FightEnded(attacker, target, _, (attack, defence), covered):
            result = "won" if attack > defence else "lost" if attack < defence else "drawn"
            sums = {"attack": attack, "defence": defence}
            yield _row(talk, "fights", (attacker, target), result=result, covered=covered, **sums)
        case events.WandFired(character, _, target):
            yield _row(talk, "fires", (character, target))
        case events.Healed(character, healer):
            yield (
                _row(talk, "recovers", (healer,))
                if character == healer
                else _row(talk, "heals", (healer, character))
            )
        case events.GateChanged(character, _, state):
            yield _row(talk, "gate", (character,), state=state)
        case events.PotionDrunk(character, token):
            yield _row(talk, "drinks", (character,), thing=token)
        case events.Moved(character, handled=handled) if handled:
            last = next((one for one in reversed(handled) if one.taken), handled[-1])
            yield _row(talk, "takes" if last.taken else "drops", (character,), thing=last.token)
        case _:
            return


def _rooms(
    talk: Talk, event: events.RoomRevealed | events.RoomRotated, happened: Sequence[Event]
) -> CaptionRow:
    """All rooms that the event's character reveals or rotates."""
    slots = {one.slot for one in happened if type(one) is type(event) and one.character == event.character}
    rooms = talk.list_text(str(slot + 1) for slot in sorted(slots))
    deed = "reveals" if isinstance(event, events.RoomRevealed) else "rotates"
    return _row(talk, deed, (event.character,), room=rooms, count=len(slots))


def _row(talk: Talk, deed: str, tokens: tuple[str, ...], **facts: str | int | bool | None) -> CaptionRow:
    """A row about a character, and perhaps its target; facts that are tokens come with their sorts.

    Names a foe's colour, since both sides have the same kinds.
    """
    named_facts = {**dict(zip(("name", "target"), tokens, strict=False)), **facts}
    values: dict[str, str | int] = {
        name: "" if fact is None else talk.kind(fact) if isinstance(fact, str) and fact in BY_NAME else fact
        for name, fact in named_facts.items()
    }
    numbers = tuple(BY_NAME[token] for token in tokens)
    if len(numbers) > 1 and OWNER[numbers[0]] != OWNER[numbers[1]]:
        values["target"] = talk.coloured(numbers[1])
    values |= wording.token_sorts(named_facts)
    text = talk.text(f"dungeon-film-{deed}", **values)  # words: dungeon-film-*
    return CaptionRow(numbers, text)


def _moves(talk: Talk, happened: Sequence[Event]) -> Iterator[CaptionRow]:
    """Caption rows on moves; characters that go the same way share one."""
    ways: dict[str, int] = {}
    burdens: dict[str, str | None] = {}
    for event in of_kind(happened, events.Moved):
        ways[event.character] = ways.get(event.character, 0) + acts.progress(event)
        burdens[event.character] = acts.burden(event)
    for one, thing in burdens.items():
        if thing is not None:
            yield _row(talk, "carries", (one,), thing=thing, onward=ways.pop(one) > 0)

    def how(character: str) -> tuple[int, str]:
        progress = ways[character]
        verb = (
            "runs"
            if progress >= acts.RUN
            else "advances"
            if progress > 0
            else "retreats"
            if progress < 0
            else "moves"
        )
        return OWNER[BY_NAME[character]], verb

    for (_, verb), characters in group_by_key((how(one), one) for one in ways).items():
        for first in range(0, len(characters), NAMES):
            some = characters[first : first + NAMES]
            text = talk.text(
                f"dungeon-film-{verb}",  # words: dungeon-film-*
                names=map(talk.kind, some),
                count=len(some),
                sort=KIND[BY_NAME[some[0]]],
            )
            yield CaptionRow(tuple(BY_NAME[one] for one in some), text)


def _actors(event: Event) -> set[int]:
    """Characters whose traces an event leaves in the maze."""
    match event:
        case events.Moved(character) | events.Left(character) | events.Eliminated(character):
            return {BY_NAME[character]}
        case events.FightBegan(attacker, target) | events.WandFired(attacker, _, target):
            return {BY_NAME[attacker], BY_NAME[target]}
        case events.RoomRevealed(character) | events.GateChanged(character):
            return {BY_NAME[character]}
        case _:
            return set()


def traced_events(happened: Sequence[Event], named: set[int]) -> Iterator[Event]:
    """Events of characters that a caption names, and rotations by others that carry their paths along."""
    crossed: set[int | None] = set()
    for event in happened:
        if isinstance(event, events.RoomRotated) and BY_NAME[event.character] not in named:
            if event.slot in crossed:
                yield event
        elif _actors(event) <= named:
            if isinstance(event, events.Moved):
                names = (event.start, *event.path)
                crossed |= {slot_of(SQUARE_BY_NAME[name]) for name in names if name in SQUARE_BY_NAME}
            yield event


# ------------------------------------------------------------------------------------------- the frames


def shot(talk: Talk, frame: Sequence[Moment]) -> Shot:
    """The frame of some moments; it describes the great ones, or else the one with most action."""
    numbers = [number for number, moment in enumerate(frame) if moment.great]
    numbers = numbers or [max(range(len(frame)), key=lambda number: frame[number].weight)]
    told = [event for number in numbers for event in frame[number].events]
    caption = caption_rows(talk, told)[-MAX_ROWS:]
    named = {token for row in caption for token in row.tokens}
    part, last = frame[numbers[0] : numbers[-1] + 1], frame[numbers[-1]]
    happened = traced_events([event for moment in part for event in moment.events], named)
    hero = last.hero if len(frame) == 1 else None
    return Shot(
        FilmPicture(last.seen, tuple(happened), caption, acts.points_gained(told)),
        tuple(row.text for row in caption),
        films.GREAT if last.great else films.CALM,
        Poster(hero, last.seen.vp, last.seen.setup.goal) if hero else None,
        hero.sentence(talk.writing) if hero else "",
    )


# ----------------------------------------------------------------------------------------- the film


def film(talk: Talk, history: Sequence[PublicStep], played: date | None = None) -> Film:
    """The film of a game, from what the channel saw after each step; ``played`` is its day, if known."""
    talk, last = films.with_player_names(talk, 2), history[-1].seen
    return films.film(
        "dungeon-film",
        reel(talk, history, played),
        _alternative(talk.without_markdown, history),
        text=talk.text("dungeon-film-head", first=talk.name(0), second=talk.name(1), turns=last.turn_number),
        making=talk.text("dungeon-film-making", turns=last.turn_number),
    )


def reel(talk: Talk, history: Sequence[PublicStep], played: date | None = None) -> Reel:
    """Contents of the film; a game in progress ends with its current turn."""
    talk, last = films.captions(talk), history[-1].seen
    first, second = last.setup.goal
    goal = talk.text("dungeon-film-goal", first=first, second=second, same=first == second)
    title = OpeningPicture(talk.text("dungeon-title"), goal, talk.date(played) if played else "")
    if last.result is None:
        text = talk.text("dungeon-film-goes-on")
        ending = Shot(FilmPicture(last, (), (CaptionRow((), text),)), (text,), films.GREAT)
    else:
        story = Story.of(last, [event for one in history for event in one.events])
        ending = Shot(EndPicture(story), least=films.ENDING)
    film_moments = moments(talk, history)
    return films.reel(talk, title, (goal, title.day), film_moments, shot, ending=ending, most=MAX_DURATION)


def _alternative(talk: Talk, history: Sequence[PublicStep]) -> str:
    """Alt text: the score, then every turn that scored."""
    last = history[-1].seen
    parts = []
    for number, turn in groupby(moments(talk, history), attrgetter("number")):
        scored = [event for moment in turn for event in moment.events if _is_scoring(event)]
        told = wording.total(talk, scored, acts.acting_seat(scored) or 0) if scored else None
        detail = sentences(told, *wording.event_lines(talk, scored))
        parts.append(talk.text("dungeon-film-alt-turn", number=number, detail=detail) if scored else None)
    return sentences(
        talk.text("dungeon-film-alt", **talk.for_both_seats(last.vp), turns=last.turn_number), *parts
    )
