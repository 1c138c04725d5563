"""Films: what shares a frame, how long each frame lasts, and its caption.

A highlight has a frame with its hero picture. Apart from that, a turn is one frame if its deeds fit into the
rows of a caption, otherwise several. If the film would take too long, characters that only moved are left
out, and their arrows with them, then quiet turns.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.game import pages
from k2bot.game.pacing import GREAT, leisure, reading
from k2bot.game.pages import sentences
from k2bot.games.dungeon_twister.engine import events
from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, coordinates, slot_of
from k2bot.games.dungeon_twister.pages import highlights, wording
from k2bot.games.dungeon_twister.pages.history import PublicStep, turn_steps
from k2bot.games.dungeon_twister.pictures import EndPicture, HeroPicture, Story
from k2bot.games.dungeon_twister.pictures.film_picture import Reel, Row, Shot
from k2bot.render.layout import Title

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from k2bot.game.values import Film
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.wording import Talk

MAX_DURATION: Final = 60_000
"""Maximum duration of a film in milliseconds."""
TITLE_FRAME: Final = 2500
"""Minimum duration in milliseconds of the title."""
FINAL_FRAME: Final = 6000
LAST_FRAME: Final = 2500
"""Durations in milliseconds of the final picture, and of the last frame of a game in progress."""
QUIET_FRAME: Final = 900
"""Minimum duration in milliseconds of a quiet frame."""
MAX_ROWS: Final = 3
"""Maximum number of rows of a caption."""
NAMES: Final = 3
"""Maximum number of characters a row names."""
CAPTION_NAME_LENGTH: Final = 14
"""Maximum length of players' names in captions."""
RUN: Final = 5
"""Squares towards its exit from which on a character runs."""


@dataclass(frozen=True, slots=True)
class Beat:
    """The smallest part of a film, a step of a turn: its events, and the observation after it."""

    number: int
    seat: int
    events: tuple[Event, ...]
    seen: Observation
    hero: HeroPicture | None = None
    """Its hero picture, if it's one of the game's highlights."""


Beats: TypeAlias = "tuple[Beat, ...]"
"""Neighbouring beats that share a frame."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a caption, and how important it is: 0 for points, 1 for deeds, 2 for moves alone."""

    row: Row
    rank: int


def beats(history: Sequence[PublicStep]) -> Beats:
    """All steps of all turns, without the setup."""
    heroes = {(one.turn, one.step): one.picture for one in highlights.of_game(history, rest=0)}
    found = (
        Beat(part.number, part.seat, part.events, part.step.seen, heroes.get((part.number, part.index)))
        for part in turn_steps(history)
        if part.number
    )
    return tuple(replace(beat, seen=_in_turn(beat)) for beat in found)


def _in_turn(beat: Beat) -> Observation:
    """The observation as before the next turn began."""
    seen = beat.seen
    if seen.phase is Phase.OVER:
        return seen
    return replace(seen, phase=Phase.ACT, number=beat.number, turn=beat.seat, ap=0)


def events_of(frame: Beats) -> tuple[Event, ...]:
    """The events of some beats."""
    return tuple(event for beat in frame for event in beat.events)


# ------------------------------------------------------------------------------------------- captions


def lines(talk: Talk, happened: Sequence[Event]) -> tuple[Line, ...]:
    """What characters do, in order; who only moves comes last, several in a row."""
    found: dict[Line, None] = {}
    ended = {event.attacker for event in happened if isinstance(event, events.FightEnded)}
    for event in happened:
        if isinstance(event, events.RoomRevealed | events.RoomTurned):
            found[_rooms(talk, event, happened)] = None
        elif not isinstance(event, events.FightBegan) or event.attacker not in ended:
            found |= dict.fromkeys(_deeds(talk, event))
    named = {token for line in found for token in line.row.tokens}
    return (*found, *_moves(talk, happened, named))


def _deeds(talk: Talk, event: Event) -> Iterator[Line]:
    """What a character does besides moving, or what happens to it."""
    match event:
        case events.Left(character, points, carried):
            yield _line(
                talk,
                "leaves",
                (character,),
                rank=0,
                carries=carried is not None,
                thing=carried,
                points=points,
            )
        case events.Eliminated(character, _, cause):
            yield _line(talk, "falls", (character,), rank=0, cause=cause)
        case events.FightBegan(attacker, target):
            yield _line(talk, "attacks", (attacker, target), target=target)
        case events.FightEnded(attacker, target, _, (attack, defence)):
            result = "won" if attack > defence else "lost" if attack < defence else "drawn"
            sums = {"attack": attack, "defence": defence}
            yield _line(talk, "fights", (attacker, target), target=target, result=result, **sums)
        case events.WandFired(character, _, target):
            yield _line(talk, "fires", (character, target), target=target)
        case events.Healed(character, healer):
            own = character == healer
            tokens = (healer,) if own else (healer, character)
            yield _line(talk, "recovers" if own else "heals", tokens, target=character)
        case events.GateChanged(character, _, state):
            yield _line(talk, "gate", (character,), state=state)
        case events.PotionDrunk(character, token):
            yield _line(talk, "drinks", (character,), thing=token)
        case events.Moved(character, handled=handled) if handled:
            last = next((one for one in reversed(handled) if one.taken), handled[-1])
            yield _line(talk, "takes" if last.taken else "drops", (character,), thing=last.token)
        case _:
            return


def _rooms(talk: Talk, event: events.RoomRevealed | events.RoomTurned, happened: Sequence[Event]) -> Line:
    """All rooms that the event's character reveals or rotates."""
    slots = {one.slot for one in happened if type(one) is type(event) and one.character == event.character}
    rooms = talk.listed([str(slot + 1) for slot in sorted(slots)])
    deed = "reveals" if isinstance(event, events.RoomRevealed) else "rotates"
    return _line(talk, deed, (event.character,), room=rooms, count=len(slots))


def _line(
    talk: Talk, deed: str, tokens: tuple[str, ...], rank: int = 1, **facts: str | int | bool | None
) -> Line:
    """A row about a character, the first of ``tokens``; facts that are tokens come with their sorts."""
    given = {"name": tokens[0], **facts}
    values: dict[str, str | int] = {
        name: "" if fact is None else talk.kind(fact) if isinstance(fact, str) and fact in BY_NAME else fact
        for name, fact in given.items()
    }
    text = talk.text(f"dungeon-film-{deed}", **values, **wording.sorts(given))  # words: dungeon-film-*
    return Line(Row(tuple(BY_NAME[token] for token in tokens), text), rank)


def _moves(talk: Talk, happened: Sequence[Event], named: set[int]) -> Iterator[Line]:
    """Characters that only move, together where they go the same way."""
    ways: dict[str, int] = {}
    for event in happened:
        if isinstance(event, events.Moved) and BY_NAME[event.character] not in named:
            ways[event.character] = ways.get(event.character, 0) + _progress(event)
    groups: dict[tuple[int, str], list[str]] = {}
    for character, ahead in ways.items():
        verb = "runs" if ahead >= RUN else "advances" if ahead > 0 else "retreats" if ahead < 0 else "moves"
        groups.setdefault((OWNER[BY_NAME[character]], verb), []).append(character)
    for (_, verb), characters in groups.items():
        for first in range(0, len(characters), NAMES):
            some = characters[first : first + NAMES]
            text = talk.text(
                f"dungeon-film-{verb}",  # words: dungeon-film-*
                names=talk.listed([talk.kind(one) for one in some]),
                count=len(some),
                sort=KIND[BY_NAME[some[0]]],
            )
            yield Line(Row(tuple(BY_NAME[one] for one in some), text), 2)


def _progress(event: events.Moved) -> int:
    """Squares by which a move leads towards the character's exit."""
    squares = [SQUARE_BY_NAME[one] for one in (event.start, *event.path) if one in SQUARE_BY_NAME]
    across = coordinates(squares[-1])[0] - coordinates(squares[0])[0]
    return -across if OWNER[BY_NAME[event.character]] else across


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


def traced(happened: Sequence[Event], named: set[int]) -> Iterator[Event]:
    """Events by characters that a caption names, and rooms turned by others that carry their ways along."""
    crossed: set[int | None] = set()
    for event in happened:
        if isinstance(event, events.RoomTurned) and BY_NAME[event.character] not in named:
            if event.slot in crossed:
                yield event
        elif _actors(event) <= named:
            if isinstance(event, events.Moved):
                names = (event.start, *event.path)
                crossed |= {slot_of(SQUARE_BY_NAME[name]) for name in names if name in SQUARE_BY_NAME}
            yield event


# ------------------------------------------------------------------------------------------- the frames


@dataclass(frozen=True)
class Take:
    """A frame as filmed: its beats, and the rows of its caption."""

    beats: Beats
    lines: tuple[Line, ...]
    """A single one without characters, the sentence of the hero picture, if there is one."""
    hero: HeroPicture | None = None
    """The hero picture that is shown instead of the maze."""

    @property
    def great(self) -> bool:
        """Whether it tells of points, or has a hero picture."""
        return self.hero is not None or any(not line.rank for line in self.lines)

    @cached_property
    def time(self) -> int:
        """Duration in milliseconds."""
        return max(GREAT if self.great else QUIET_FRAME, reading(*(line.row.text for line in self.lines)))

    @cached_property
    def shorter(self) -> tuple[int, Take | None] | None:
        """The next shorter version and its price, None for leaving the frame out; nothing if it stays.

        Moves beside deeds are the first to go, then turns with moves alone, further deeds, and turns without
        points.
        """
        deeds = tuple(line for line in self.lines if line.rank < 2)
        if self.hero is not None:
            return None
        if not deeds:
            return 2, None
        if len(deeds) < len(self.lines):
            return 1, replace(self, lines=deeds)
        if len(deeds) > 1:
            return 5 if self.great else 3, replace(self, lines=(min(deeds, key=lambda line: line.rank),))
        return None if self.great else (4, None)


def takes(talk: Talk, found: Beats) -> Iterator[Take]:
    """A frame for each turn, or several where its deeds don't fit into the rows of one.

    A highlight has its hero picture, but never two in a row.
    """
    is_after_hero = False
    for _, turn in groupby(found, lambda beat: beat.number):
        frame: Beats = ()
        shown: tuple[Line, ...] = ()
        for beat in turn:
            if beat.hero is not None and (shown or not is_after_hero):
                if shown:
                    yield Take(frame, shown[:MAX_ROWS])
                is_after_hero = True
                yield Take((beat,), (Line(Row((), beat.hero.sentence(talk.writing)), 0),), beat.hero)
                frame, shown = (), ()
                continue
            longer = lines(talk, events_of((*frame, beat)))
            if shown and len(longer) > MAX_ROWS:
                yield Take(frame, shown[:MAX_ROWS])
                is_after_hero = False
                frame, longer = (), lines(talk, beat.events)
            frame, shown = (*frame, beat), longer
        if shown:
            yield Take(frame, shown[:MAX_ROWS])
            is_after_hero = False


def fitted(found: Iterable[Take], room: int) -> tuple[Take, ...]:
    """Frames shortened until they last at most ``room`` milliseconds; the cheapest saves most time."""
    kept = list(found)
    while sum(take.time for take in kept) > room:
        ways = [
            (way[0], (way[1].time if way[1] else 0) - take.time, number)
            for number, take in enumerate(kept)
            if (way := take.shorter) and not (way[1] is None and _between_heroes(kept, number))
        ]
        if not ways:
            break
        _, _, at = min(ways)
        way = kept[at].shorter
        kept[at : at + 1] = [way[1]] if way and way[1] else []
    return tuple(kept)


def _between_heroes(kept: Sequence[Take], number: int) -> bool:
    return 0 < number < len(kept) - 1 and None not in (kept[number - 1].hero, kept[number + 1].hero)


def cut_to(talk: Talk, found: Beats, room: int) -> tuple[Shot, ...]:
    """The frames of a film, at most ``room`` milliseconds together."""
    kept = fitted(takes(talk, found), room)
    quiet = sum(take.time for take in kept if not take.great)
    share = leisure(quiet, room - sum(take.time for take in kept if take.great))
    return tuple(_shot(talk, take, 1.0 if take.great else share) for take in kept)


def _shot(talk: Talk, take: Take, share: float) -> Shot:
    rows, last = tuple(line.row for line in take.lines), take.beats[-1]
    named = {token for row in rows for token in row.tokens}
    return Shot(
        last.seen,
        tuple(traced(events_of(take.beats), named)),
        rows,
        talk.text("dungeon-film-turn", number=last.number),
        last.seat,
        int(take.time * share),
        take.great,
        take.hero,
    )


# ----------------------------------------------------------------------------------------- the film


def film(talk: Talk, history: Sequence[PublicStep], played: date | None = None) -> Film:
    """The film of a game, from what the channel saw after each step; ``played`` is its day, if known."""
    if not talk.people:
        talk = talk.among([talk.text("dungeon-film-player", number=number) for number in (1, 2)])
    shown = reel(talk.drawn, history, played)
    last = history[-1].seen
    return pages.film(
        "dungeon-film",
        shown,
        _alternative(talk.plain, history),
        text=talk.text("dungeon-film-head", first=talk.name(0), second=talk.name(1), turns=last.number),
        making=talk.text("dungeon-film-making", turns=last.number),
    )


def reel(talk: Talk, history: Sequence[PublicStep], played: date | None = None) -> Reel:
    """Contents of the film; a game in progress ends with its current turn."""
    talk, last = replace(talk, longest_name=CAPTION_NAME_LENGTH), history[-1].seen
    title = _title(talk, last, played)
    over = last.result is not None
    shots = cut_to(
        talk, beats(history), MAX_DURATION - title.milliseconds - (FINAL_FRAME if over else LAST_FRAME)
    )
    closing = None
    if not over:
        shots += (_present(talk, last),)
    else:
        closing = EndPicture(Story.of(last, [event for one in history for event in one.events]))
    return Reel(talk.writing, title, shots, closing, FINAL_FRAME)


def _present(talk: Talk, seen: Observation) -> Shot:
    """The last frame of a game in progress."""
    text = talk.text("dungeon-film-goes-on")
    turn = talk.text("dungeon-film-turn", number=seen.number)
    return Shot(seen, (), (Row((), text),), turn, seen.turn, LAST_FRAME)


def _title(talk: Talk, seen: Observation, played: date | None) -> Title:
    """The title: the game, what wins it, and the date; the players are in the picture."""
    first, second = seen.setup.goal
    goal = talk.text("dungeon-film-goal", first=first, second=second, same=first == second)
    day = talk.date(played) if played else ""
    time = max(TITLE_FRAME, reading(talk.text("dungeon-title"), goal, day, talk.name(0), talk.name(1)))
    return Title(talk.text("dungeon-title"), goal, day, time)


def _alternative(talk: Talk, history: Sequence[PublicStep]) -> str:
    """Alt text: the score, then every turn that scored."""
    last = history[-1].seen
    turns: dict[int, list[Event]] = {}
    for beat in beats(history):
        turns.setdefault(beat.number, []).extend(beat.events)
    return sentences(
        talk.text("dungeon-film-alt", **talk.both(last.vp), turns=last.number),
        *(
            talk.text(
                "dungeon-film-alt-turn", number=number, detail=" ".join(wording.event_lines(talk, scored))
            )
            for number, happened in turns.items()
            if (scored := [one for one in happened if isinstance(one, events.Left | events.Eliminated)])
        ),
    )
