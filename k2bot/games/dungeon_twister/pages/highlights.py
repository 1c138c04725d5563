"""Great moments of a game: a win or the treasure carried out, an elimination, a room turned under somebody.

A rotation is great if it keeps an opposing character from leaving next turn, or lets one of the player's own
leave this turn; and so is the first one in a game that carries along anybody but the character turning the
room.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.game.films import select_highlights
from k2bot.game.pages import of_kind
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
    ROOM_IDS,
    ROOMS,
)
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
    FightEnded,
    GameEnded,
    Left,
    RoomRotated,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.planning import exit_of, highest_next_card
from k2bot.games.dungeon_twister.engine.squares import BIT, ROOM_SQUARES, SQUARES, coordinates, slot_corner
from k2bot.games.dungeon_twister.pages.history import PublicStep, steps_by_turn
from k2bot.games.dungeon_twister.pictures import (
    EliminationPicture,
    EscapePicture,
    HeroPicture,
    Inhabitant,
    SpinPicture,
)
from k2bot.games.dungeon_twister.pictures.hero_pictures import Reason
from k2bot.games.dungeon_twister.pictures.masonry import RoomStone, plan
from k2bot.games.dungeon_twister.pictures.pieces import is_wounded
from k2bot.games.dungeon_twister.pictures.turntable import SQUARE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation

_REST: Final = 3
"""Turns without a hero picture after each that has one: a post may cover two turns, and no two posts in a
row have one."""


@dataclass(frozen=True, slots=True)
class Highlight:
    """A great moment of a turn."""

    turn: int
    step: int
    """Number of the step in the history."""
    picture: HeroPicture

    @property
    def rank(self) -> int:
        """Rank of its kind; 0 is the greatest."""
        match self.picture:
            case EscapePicture(wins=True):
                return 0
            case EscapePicture():
                return 1
            case EliminationPicture():
                return 2
            case _:
                return 4 if self.picture.reason == "first" else 3


def game_highlights(history: Sequence[PublicStep], rest: int = _REST) -> tuple[Highlight, ...]:
    """The highlights with a hero picture, in order: at most one a turn, none in ``rest`` turns after it."""
    return tuple(select_highlights(_acts(history), rest))


def _acts(history: Sequence[PublicStep]) -> Iterator[tuple[int, Sequence[Highlight]]]:
    """Each turn with its highlights."""
    turned = _SpinFinder()
    for number, steps in steps_by_turn(history):
        highlights: list[Highlight] = []
        for part in steps:
            pictures = [*_escapes(part.events), *_eliminations(part.events)]
            for event in of_kind(part.events, RoomRotated):
                pictures += turned.picture(history[part.index - 1].seen, part.step.seen, event)
            highlights += [Highlight(number, part.index, picture) for picture in pictures]
        yield number, highlights


def _escapes(events: Sequence[Event]) -> Iterator[HeroPicture]:
    """Pictures of characters that carry out a treasure or win the game by leaving."""
    is_won = any(one.reason == "goal" for one in of_kind(events, GameEnded))
    scoring = [event for event in events if isinstance(event, Left | Eliminated)]
    for event in of_kind(events, Left):
        has_treasure = event.carried is not None and KIND[BY_NAME[event.carried]] == "treasure"
        wins = is_won and event is scoring[-1]
        if has_treasure or wins:
            yield EscapePicture(BY_NAME[event.character], event.points, has_treasure, wins)


def _eliminations(events: Sequence[Event]) -> Iterator[HeroPicture]:
    """Picture of the characters that an action eliminates; those of one player together."""
    dead = of_kind(events, Eliminated)
    if not dead:
        return
    seat = OWNER[BY_NAME[dead[0].character]]
    own = [one for one in dead if OWNER[BY_NAME[one.character]] == seat]
    fallen = tuple(BY_NAME[one.character] for one in own)
    for shot in of_kind(events, WandFired):
        yield EliminationPicture(fallen, "wand", BY_NAME[shot.character])
        return
    fights = of_kind(events, FightEnded)
    if not fights or all(one.cause == "pit" for one in dead):
        yield EliminationPicture(fallen, "pit")
        return
    attack, defence = fights[0].sums
    victor = fights[0].attacker if attack > defence else fights[0].target
    yield EliminationPicture(fallen, "fight", BY_NAME[victor])


class _SpinFinder:
    """Finds great rotations, each kind once."""

    def __init__(self) -> None:
        self._is_first = True
        self._told = set[tuple[Reason, int]]()

    def picture(self, before: Observation, after: Observation, event: RoomRotated) -> Iterator[HeroPicture]:
        """A picture of a room just turned; none if the rotation isn't great."""
        turner = BY_NAME[event.character]
        seat = OWNER[turner]
        inside = _inside(before, event.slot)
        people = [one for one in inside if IS_CHARACTER[one.token]]
        if not people:
            return
        reasons: list[tuple[Reason, int]] = [
            (reason, one.token)
            for reason in ("away", "towards")
            for one in people
            if reason == _way(before, after, one.token) and (reason, one.token) not in self._told
        ]
        others = [one for one in people if one.token != turner]
        if others and self._is_first:
            self._is_first = False
            token = min(others, key=lambda one: (OWNER[one.token] == seat, one.is_wounded)).token
            reasons.append(("first", token))
        if not reasons:
            return
        reason, token = reasons[0]
        self._told.add((reason, token))
        yield _spin(before, event, inside, token, reason)


def _spin(
    seen: Observation, event: RoomRotated, inside: Sequence[Inhabitant], token: int, reason: Reason
) -> SpinPicture:
    view = seen.rooms[event.slot]
    assert view.id is not None  # noqa: S101 - only revealed rooms turn
    number, rotation = ROOM_IDS.index(view.id), view.rotation or 0
    first, count = ROOMS[number].first_gate, len(plan(number, rotation).gates)
    stone = RoomStone(number, rotation, seen.gates[first : first + count], SQUARE)
    turner, room = BY_NAME[event.character], event.slot + 1
    return SpinPicture(turner, stone, event.direction, tuple(inside), token, room, reason)


def _inside(seen: Observation, slot: int) -> list[Inhabitant]:
    """All tokens in a room."""
    left, top = slot_corner(slot)
    return [
        Inhabitant(token, x - left, y - top, is_wounded=is_wounded(seen, token))
        for token in ALL_TOKENS
        if seen.places[token] < SQUARES and ROOM_SQUARES[slot] & BIT[seen.places[token]]
        for x, y in (coordinates(seen.places[token]),)
    ]


@lru_cache(maxsize=256)  # posts are composed again after every step
def _way(before: Observation, after: Observation, token: int) -> Reason | None:
    """If a rotation keeps an opponent from leaving next turn, or lets an own character leave this turn."""
    if OWNER[token] == before.active_seat:
        opens = _can_leave(after, token, after.ap) and not _can_leave(before, token, before.ap)
        return "towards" if opens else None
    card = highest_next_card(before, OWNER[token])
    return "away" if _can_leave(before, token, card) and not _can_leave(after, token, card) else None


def _can_leave(seen: Observation, token: int, most: int) -> bool:
    """Whether a character can leave within this many action points in its turn (``exits_in_turn``)."""
    is_idle = OWNER[token] == seen.active_seat and seen.fresh_healed >> token & 1
    return not is_idle and exit_of(seen, token, most) is not None
