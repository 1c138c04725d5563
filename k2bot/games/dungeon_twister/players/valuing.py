"""What a state is worth at first sight: points, ways to the exits, wounds and cards, as one side's lead."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    ALL_OBJECTS,
    CHARACTERS_OF,
    EXIT_VP,
    KIND,
    OF_A_SEAT,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    TREASURES,
    TROLLS,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import BIT, SLOTS, SQUARES
from k2bot.games.dungeon_twister.players.distances import FAR, Gait, turned, way_out

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.maze import Maze
    from k2bot.games.dungeon_twister.engine.model import Draft, Game
    from k2bot.games.dungeon_twister.players.distances import Way

    State = Game | Draft
    _Worths = dict[tuple[int, int, int | None], list[tuple[float, Way]]]
    """What a character is worth on a square with a load, by the ways that it goes there."""

WON: Final = 10_000.0
"""More than anything short of the end is worth."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to a player."""

    point: float = 100.0
    near: float = 45.0
    """A character at the exit; a goblin and whoever has a treasure twice that."""
    decay: float = 0.82
    """What is left of it with each action point of the way."""
    wounded: float = -30.0
    hidden: float = 8.0
    """An own token that lies face down."""
    pip: float = 0.9
    """Of the combat cards left."""
    action: float = 0.0
    """A pip of the action cards left."""
    jump: float = 0.0
    """A jump card left."""
    others: float = 1.0
    """What the ways of the other's characters count."""
    fight: float = 0.0
    """Any attack, whatever comes of it."""
    turns: bool = False
    """Whether a blocked way is worth what it is once a room is turned."""
    gear: float = 0.0
    """A fit character on a gear."""
    at_hand: tuple[tuple[str, float], ...] = ()
    """An object in the hand of a fit character, by kind."""


GREEDY: Final = Weights()
"""What the players of the arena's yardsticks go by."""


_PATIENCE: Final = 6
"""Quiet turns after which somebody grows restless, and within which as much as can be."""
_GIVES_WAY: Final = 0.6
_PICKS_FIGHTS: Final = 15.0
_GOES_TO_GEARS: Final = 8.0


@lru_cache(maxsize=64)
def _progress(weights: Weights) -> tuple[tuple[float, ...], ...]:
    """What a way of so many steps is worth, by speed."""
    return tuple(
        tuple(
            weights.near * weights.decay ** ((way + max(speed, 1) - 1) // max(speed, 1))
            for way in range(2 * FAR)
        )
        for speed in range(max(SPEED) + 1)
    )


@lru_cache(maxsize=4)
def remembered(weights: Weights) -> dict[Maze, _Worths]:  # noqa: ARG001 - by which it is remembered
    """What characters were found to be worth with these weights, by maze; it grows with each state valued."""
    return {}


@lru_cache(maxsize=64)
def urged(weights: Weights, quiet: int) -> Weights:
    """Weights of somebody who wants something to happen, after so many quiet turns (39).

    Attacks look better and what the other's characters could do counts less: so an exit is opened though
    that serves both.
    """
    urge = min(1.0, max(0, quiet - _PATIENCE) / _PATIENCE)
    if not urge:
        return weights
    return replace(
        weights,
        others=weights.others * (1.0 - _GIVES_WAY * urge),
        fight=weights.fight + _PICKS_FIGHTS * urge,
        gear=weights.gear + _GOES_TO_GEARS * urge,
    )


_GAIT: Final = tuple(
    Gait.PITS
    if token in THIEVES
    else Gait.FLYING
    if token in WIZARDS
    else Gait.WALLS
    if token in WALLWALKERS
    else Gait.PLAIN
    for token in range(2 * OF_A_SEAT)
)


_BLOCKED: Final = 6
"""Steps that are added where the way is blocked, to those it would be if all stood open."""
_TURNING: Final = 2
"""Action points that it takes to have a room turned."""
_OBJECTS_OF: Final = tuple(tuple(token for token in ALL_OBJECTS if OWNER[token] == seat) for seat in (0, 1))


class Table:
    """What is looked up in a state for both sides."""

    __slots__ = ("loads", "maze", "standing", "state", "turns")

    def __init__(self, state: State, *, turns: bool = True) -> None:
        self.state = state
        self.turns = turns
        """Whether ways are looked for that open when a room is turned."""
        at, wounded = state.at, state.wounded
        standing = [0, 0]
        for owner in (0, 1):
            bits = 0
            for token in CHARACTERS_OF[owner]:
                place = at[token]
                if place < SQUARES and not wounded >> token & 1:
                    bits |= BIT[place]
            standing[owner] = bits
        self.standing = standing
        """The squares of the unwounded characters of each seat, as bits."""
        self.loads = {at[token]: token for token in ALL_OBJECTS if at[token] < SQUARES}
        self.maze = state.maze

    def way(self, seat: int, token: int, place: int, load: int | None) -> Way:
        """The way of an unwounded character to its exit; many steps where none is open."""
        gait = _GAIT[token]
        if gait is Gait.PLAIN and load in ROPES:
            gait = Gait.PITS
        way = way_out(self.maze, gait, seat, place, self.standing[1 - seat])
        if way.steps < FAR:
            return way
        return way._replace(steps=self._opened(seat, gait, place, SPEED[token]))

    def _opened(self, seat: int, gait: Gait, place: int, speed: int) -> int:
        """What a blocked way counts: it opens once rooms are turned and enemies gone."""
        key = (self.maze, gait, seat, place, speed, self.turns)
        found = _OPENED.get(key)
        if found is None:
            if len(_OPENED) >= _KNOWN:
                _OPENED.clear()
            found = way_out(self.maze, Gait.STUBBORN, seat, place).steps + _BLOCKED
            if self.turns:
                for maze, places in turned(self.state, self.maze):
                    way = way_out(maze, gait, seat, places.get(place, place))
                    found = min(found, way.steps + _TURNING * speed)
            _OPENED[key] = found
        return found


_OPENED: dict[tuple[Maze, Gait, int, int, int, bool], int] = {}
_KNOWN: Final = 60_000
"""How many of them are remembered; the store is emptied when it is full."""
_KNOWN_MAZES: Final = 64
"""For how many mazes a valuer remembers what characters are worth."""
_KNOWN_WAYS: Final = 8
"""How many ways of a character from one square it remembers."""


def points_to_exit(table: Table, token: int) -> int:
    """How many action points an unwounded character in play takes to its exit."""
    place = table.state.at[token]
    way = table.way(OWNER[token], token, place, table.loads.get(place))
    return -(-way.steps // SPEED[token])


class Valuer:
    """Values states by some weights."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._progress = _progress(weights)
        at_hand = dict(weights.at_hand)
        self._at_hand = tuple(at_hand.get(kind, 0.0) for kind in KIND)
        self._worths = remembered(weights)

    def lead(self, state: State, seat: int) -> float:
        """What a state is worth to a seat: its own side less the other's."""
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            winner = state.turn if vp[state.turn] >= goal[state.turn] else 1 - state.turn
            return WON if winner == seat else -WON
        table = Table(state, turns=self.weights.turns)
        return self._side(table, seat, 1.0) - self._side(table, 1 - seat, self.weights.others)

    def standing(self, table: Table, token: int, place: int, load: int | None) -> float:
        """What an unwounded character is worth on a square with a load, as things stand."""
        way = table.way(OWNER[token], token, place, load)
        return self._character(table, token, place, load, way.steps)

    def _side(self, table: Table, seat: int, ways: float) -> float:
        weights, state = self.weights, table.state
        at, wounded, loads = state.at, state.wounded, table.loads
        enemies = table.standing[1 - seat]
        nobody = ~enemies
        worths = self._worths_in(table.maze)
        total = weights.point * state.vp[seat]
        for token in CHARACTERS_OF[seat]:
            place = at[token]
            if place >= SQUARES:
                if place < SLOT + SLOTS:
                    total += weights.hidden
            elif wounded >> token & 1:
                total += weights.wounded * (0.5 if token in TROLLS else 1.0)
            else:
                load = loads.get(place)
                known = worths.get((token, place, load))
                if known is None:
                    known = worths[token, place, load] = []
                for before, (_, around, path) in known:
                    if not (path & enemies or around & nobody):
                        worth = before
                        break
                else:
                    way = table.way(seat, token, place, load)
                    worth = self._character(table, token, place, load, way.steps)
                    known.insert(0, (worth, way))
                    del known[_KNOWN_WAYS:]
                total += ways * worth
        return self._with_belongings(state, seat, total)

    def _worths_in(self, maze: Maze) -> _Worths:
        worths = self._worths.get(maze)
        if worths is None:
            if len(self._worths) >= _KNOWN_MAZES:
                self._worths.clear()
            worths = self._worths[maze] = {}
        return worths

    def _with_belongings(self, state: State, seat: int, total: float) -> float:
        """What a side is worth with its hidden objects and its cards."""
        weights, at = self.weights, state.at
        for token in _OBJECTS_OF[seat]:
            if SLOT <= at[token] < SLOT + SLOTS:
                total += weights.hidden
        cards = state.seats[seat]
        total += weights.pip * (sum(cards.combat) + (cards.laid or 0)) + weights.jump * cards.jumps
        if weights.action:
            total += weights.action * sum(cards.actions)
        return total

    def _character(self, table: Table, token: int, place: int, load: int | None, way: int) -> float:
        """An unwounded character with its way to the exit, and what it has in hand."""
        worth, more = 2.0 if EXIT_VP[token] > 1 else 1.0, 0.0
        if load is not None:
            more = self._at_hand[load]
            if load in TREASURES:
                worth += 1.0
        if place in table.maze.gears:
            more += self.weights.gear
        return worth * self._progress[SPEED[token]][way] + more
