"""Search for forced wins within a turn: an AND/OR search over exact states.

The seat to move chooses its actions, and its combat card first; the opponent answers knowing it. Revealing a
room leads to the unknown and counts as no win. States from which the points needed are out of reach, even
with every portcullis open, no enemy in the way and rooms turned at will, are not searched (``Bound``).
"""

from __future__ import annotations

from functools import lru_cache
from sys import maxsize
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    End,
    Lay,
    Reveal,
)
from k2bot.games.dungeon_twister.engine.aftermath import end_turn, finish_action, spend_point
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    EXIT_VP,
    MOST_ACTIONS,
    POTION_AP,
    POTIONS,
    SPEED,
    TREASURES,
    WALLWALKERS,
    WANDS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.fights import fight_of, play_combat_card
from k2bot.games.dungeon_twister.engine.listing import pass_cache_on, state_cache
from k2bot.games.dungeon_twister.engine.maze import Passages, room_layout, rotated_square
from k2bot.games.dungeon_twister.engine.model import Game, MutableState, Phase, freeze, mutable_copy
from k2bot.games.dungeon_twister.engine.moves import MoveResult, arrive, burden_of
from k2bot.games.dungeon_twister.engine.other_actions import list_other_actions, perform
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    BOTTOM,
    LINES,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    TOP,
    WIDTH,
    squares_of,
)
from k2bot.games.dungeon_twister.players.fighting import distinct_cards
from k2bot.games.dungeon_twister.players.turns import MoveByResult, SearchAction, engine_action

if TYPE_CHECKING:
    from collections.abc import Iterator

    State = Game | MutableState

_ACT, _FIGHT, _OVER = Phase.ACT, Phase.FIGHT, Phase.OVER


class TooHardError(Exception):
    """The search was given up: it would take more work than allowed."""


# ------------------------------------------------------------------------------------- upper bound


NEVER: Final = 99
"""In place of steps and actions where none suffice."""
_ALL_ROTATIONS: Final = (0, 1, 2, 3)
_ROTATED_SQUARES: Final = {
    square: sum({BIT[rotated_square(square, slot, turn)] for turn in _ALL_ROTATIONS})
    for slot in range(SLOTS)
    for square in squares_of(ROOM_SQUARES[slot])
}
"""For each square of a room, a bitboard of where the room's rotations bring it."""


class OpenPassages:
    """The maze at its best: portcullises open, nobody in the way, rooms in any of some rotations each."""

    def __init__(self, rooms: tuple[int, ...], up: int, rotations: tuple[tuple[int, ...], ...]) -> None:
        known_squares = LINES[0] | LINES[1]
        east, west, south, north = LINES[0], LINES[1], known_squares & ~BOTTOM, known_squares & ~TOP
        gates = [0, 0]
        self._turning = 0
        """Squares of rooms that turn."""
        for slot, turns in enumerate(rotations):
            if not up >> slot & 1:
                continue
            known_squares |= ROOM_SQUARES[slot]
            if len(turns) > 1:
                self._turning |= ROOM_SQUARES[slot]
            for turn in turns:
                room = room_layout(rooms[slot], turn, slot)
                east |= room.sides.east
                west |= room.sides.west
                south |= room.sides.south
                north |= room.sides.north
                for _, square, is_east in room.gates:
                    gates[is_east] |= BIT[square]
        self._free = Passages(east & (west >> WIDTH) | gates[True], south & (north >> 1) | gates[False])
        south = known_squares & (known_squares >> 1) & ~BOTTOM
        self._with_walls = Passages(known_squares & (known_squares >> WIDTH), south)
        self._steps: dict[tuple[int, bool], dict[int, int]] = {}

    def steps(self, start: int, *, walls: bool = False) -> dict[int, int]:
        """Fewest steps to each square from one of a bitboard, or the other way round; also through walls."""
        steps_by_square = self._steps.get((start, walls))
        if steps_by_square is None:
            steps_by_square = self._steps[start, walls] = {}
            step = (self._with_walls if walls else self._free).step
            reached, steps = 0, 0
            new = self._with_rotations(start)
            while new:
                for square in squares_of(new):
                    steps_by_square[square] = steps
                reached |= new
                new = self._with_rotations(step(new)) & ~reached
                steps += 1
        return steps_by_square

    def _with_rotations(self, squares: int) -> int:
        """Squares with all those that rotating their rooms may bring them to."""
        for square in squares_of(squares & self._turning):
            squares |= _ROTATED_SQUARES[square]
        return squares


_passages = lru_cache(maxsize=2048)(OpenPassages)


class Bound:
    """Upper bound of a seat's points in the rest of its turn, with at most so many actions."""

    def __init__(self, state: State, seat: int, most: int = MOST_ACTIONS) -> None:
        places, wounded = state.places, state.wounded
        self._state = state
        self._goal = LINES[1 - seat]
        self._most = most
        self._need = state.setup.goal[seat] - state.vp[seat]
        idle = wounded | state.fresh_healed
        self._fit = [one for one in CHARACTERS_OF[seat] if places[one] < SQUARES and not idle >> one & 1]
        blocked = [
            places[one] for one in CHARACTERS_OF[1 - seat] if places[one] < SQUARES and not wounded >> one & 1
        ]
        """Squares of unwounded enemies, who have the objects there."""
        self._free = 0
        """Points that may come with any action: who falls into a pit, or is out with who carries them."""
        self._victims: list[int] = []
        fresh = state.fresh_wounded | state.fresh_healed
        for one in CHARACTERS_OF[1 - seat]:
            place = places[one]
            if place >= SQUARES:
                continue
            if state.maze.pits >> place & 1:
                self._free += 1
            elif wounded >> one & 1:
                if place in blocked:
                    self._free += 1
                elif not fresh >> one & 1:
                    self._victims.append(place)
        self._wands = 0
        wizard = WIZARDS[seat]
        for wand in WANDS if wizard in self._fit else ():
            if places[wand] < SQUARES and places[wand] not in blocked:
                self._wands += 1
                self._free += places[wand] == places[wizard]
        self._potions = [
            places[one] for one in POTIONS if places[one] < SQUARES and places[one] not in blocked
        ]

    @property
    def is_hopeless(self) -> bool:
        """Whether the points needed are out of reach."""
        return all(self._most_points(passages, actions) < self._need for passages, actions in self._mazes())

    def _mazes(self) -> Iterator[tuple[OpenPassages, int]]:
        """The maze as it is, and with rooms turned at will, each with the most actions there."""
        state = self._state
        passages = _passages(state.rooms, state.revealed, tuple((turn,) for turn in state.rotations))
        actions = self._actions(passages)
        yield passages, actions
        slots: set[int] = set()
        while (more := self._turnable(passages, actions)) != slots:
            slots = more
            turned = [
                _ALL_ROTATIONS if slot in slots else (turn,) for slot, turn in enumerate(state.rotations)
            ]
            passages = _passages(state.rooms, state.revealed, tuple(turned))
            actions = self._actions(passages)
        if slots:
            yield passages, actions - 1

    def _actions(self, passages: OpenPassages) -> int:
        """The most actions, with those of all potions if one can be drunk."""
        left = self._state.points_left
        sip = 1 + min((self._actions_to(passages, place) for place in self._potions), default=NEVER)
        return min(self._most, left + POTION_AP * len(self._potions) - sip if sip <= left else left)

    def _turnable(self, passages: OpenPassages, actions: int) -> set[int]:
        """Slots whose room can be turned with an action left after that."""
        maze = self._state.maze
        near = (slot for gear, slot in maze.gears.items() if self._actions_to(passages, gear) <= actions - 2)
        return {one for slot in near for one in (slot, maze.twin(slot)) if one is not None}

    def _actions_to(self, passages: OpenPassages, square: int, reach: int = 0) -> int:
        """Fewest actions in which somebody gets to a square, or to one within ``reach`` steps of it."""
        return min(self._actions_by_character(passages, BIT[square], reach), default=NEVER)

    def _actions_by_character(self, passages: OpenPassages, goal: int, reach: int = 0) -> list[int]:
        """For each that can act, fewest actions to the squares of a goal, or to ``reach`` steps from them."""
        places, steps = self._state.places, (passages.steps(goal), passages.steps(goal, walls=True))
        return [
            -(-(steps[one in WALLWALKERS].get(places[one], NEVER) - reach) // SPEED[one]) for one in self._fit
        ]

    def _most_points(self, passages: OpenPassages, actions: int) -> int:
        """The most points with so many actions."""
        fit, exits = self._fit, self._actions_by_character(passages, self._goal)
        kills = sum(self._actions_to(passages, place, 1) < actions for place in self._victims) + self._wands
        best = [bool(spent) * self._free for spent in range(actions + 1)]
        for cost, points in (*zip(exits, map(EXIT_VP.__getitem__, fit), strict=True), *[(1, 1)] * kills):
            for spent in range(actions, cost - 1, -1):
                best[spent] = max(best[spent], best[spent - cost] + points)
        if min(exits, default=NEVER) > actions:
            return best[-1]
        steps = passages.steps(self._goal, walls=any(one in WALLWALKERS for one in fit))
        return best[-1] + sum(
            steps.get(self._state.places[one], NEVER) <= actions * max(SPEED) for one in TREASURES
        )


# ------------------------------------------------------------------------------------------ search


def state_key(state: State) -> tuple[object, ...]:
    """Key of everything that decides the rest of a turn."""
    one, other = state.seats
    return (
        state.places, state.wounded, state.fresh_wounded, state.fresh_healed, state.rotations, state.gates,
        state.ap, state.potion, state.vp, one.combat, other.combat, one.jumps, other.jumps,
    )  # fmt: skip


_PAIR_WORK: Final = 3
"""Work of a fight's pair of cards."""
_LISTING_WORK: Final = 10
"""Work of listing a state's actions."""


class Solver:
    """Decides whether a seat can force a win before its turn ends. Remembers what it has searched.

    ``limit`` is the work allowed: one for each state found, and more for each whose actions are listed.
    """

    def __init__(self, seat: int, limit: int = 10_000_000) -> None:
        self.seat = seat
        self.limit = limit
        self.work = 0
        """Work so far."""
        self.searched = 0
        """Different states whose actions were tried so far."""
        self._known: dict[tuple[tuple[object, ...], int], bool] = {}

    def wins(self, game: Game, most: int = MOST_ACTIONS) -> bool:
        """Whether the seat wins from here with so many actions, whatever the opponent does.

        Raises TooHardError.
        """
        if game.phase is _OVER:
            return game.result is not None and game.result[0] == self.seat
        if game.phase is _FIGHT:
            return any(self.refutation(game, card, most) is None for card in distinct_cards(game, self.seat))
        if game.phase is not _ACT or game.active_seat != self.seat or most <= 0:
            return False
        most = min(most, _spendable_points(game))
        key = state_key(game), most
        known = self._known.get(key)
        if known is None:
            known = any(self.wins(after, most - 1) for _, after in self.successors(game, most))
            self._known[key] = known
        return known

    def refutation(self, game: Game, card: int, most: int = MOST_ACTIONS) -> int | None:
        """A combat card of the opponent's after which this card doesn't win; None if there is none."""
        for other in reversed(distinct_cards(game, 1 - self.seat)):
            self._spend(_PAIR_WORK)
            if not self.wins(state_after_cards(game, self.seat, card, other), most):
                return other
        return None

    def _spend(self, work: int) -> None:
        self.work += work
        if self.work > self.limit:
            raise TooHardError(self.work)

    def successors(self, game: Game, most: int = MOST_ACTIONS) -> Iterator[tuple[SearchAction | End, Game]]:
        """Actions that leave a win possible, each with the state after it: scoring ones first."""
        if not Bound(game, self.seat, most).is_hopeless:
            self.searched += 1
            self._spend(_LISTING_WORK)
            later: list[tuple[SearchAction | End, Game]] = []
            for character in CHARACTERS_OF[self.seat]:
                if game.places[character] >= SQUARES or not game.points_of(character):
                    continue
                for action, after in self._actions_of(game, character):
                    self._spend(1)
                    if after.phase is _OVER:
                        yield action, after
                    else:
                        later.append((action, after))
            yield from later
        yield from self._ending(game)

    def _actions_of(self, game: Game, character: int) -> Iterator[tuple[SearchAction, Game]]:
        """A character's actions, each with the state after it."""
        cache = state_cache(game)
        board = cache.board
        if not board.idle >> character & 1:
            moves = cache.moves_of(character)
            carried = moves.context.start_burden
            # Plain moves first, so that solutions handle nothing without need.
            groups = [(burden_of(entries), ends, exits) for ends, exits, entries in moves.groups]
            groups.sort(key=lambda group: (group[0] != carried, len(group[0][1])))
            for burden, ends, exits in groups:
                for square in (*((None,) if exits else ()), *squares_of(ends)):
                    walk = MoveByResult(character, MoveResult(burden, square))
                    state = mutable_copy(game)
                    spend_point(state, character)
                    arrive(state, *walk, [])
                    yield walk, _finish(game, state)
        for action in list_other_actions(board, game, character):
            if not isinstance(action, Reveal):
                state = mutable_copy(game)
                spend_point(state, character)
                perform(state, board, action, [])
                yield action, _finish(game, state)

    def _ending(self, game: Game) -> Iterator[tuple[End, Game]]:
        """Ending the turn, if that ends the game (rules 38, 39)."""
        state = mutable_copy(game)
        end_turn(state, [])
        if state.phase is _OVER:
            yield End(), freeze(state)

    # -------------------------------------------------------------------------------- solutions

    def winning_line(self, game: Game) -> list[tuple[int, Action]]:
        """A shortest won turn, action by action with their seats; in fights, the opponent's best card."""
        self.limit = maxsize  # a win that has been found isn't given up any more
        line: list[tuple[int, Action]] = []
        while game.phase is not _OVER:
            most = next(most for most in range(MOST_ACTIONS + 1) if self.wins(game, most))
            if game.phase is _FIGHT:
                card = next(
                    card
                    for card in distinct_cards(game, self.seat)
                    if self.refutation(game, card, most) is None
                )
                other = best_reply(game, self.seat, card)
                line += [(self.seat, Lay(card)), (1 - self.seat, Lay(other))]
                game = state_after_cards(game, self.seat, card, other)
                continue
            action, after = next(
                (action, after) for action, after in self.successors(game, most) if self.wins(after, most - 1)
            )
            line.append((self.seat, action if isinstance(action, End) else engine_action(game, action)))
            game = after
        return line


def _spendable_points(state: State) -> int:
    """Action points that can still be spent, with every potion in the maze."""
    potions = sum(POTION_AP for potion in POTIONS if state.places[potion] < SQUARES)
    return state.points_left + potions


def best_reply(game: Game, seat: int, card: int, solver: Solver | None = None) -> int:
    """The opponent's best combat card against a card of the seat's.

    One after which the seat can no longer win, if the solver finds it, else the cheapest one with the best
    result of the fight.
    """
    if solver is not None:
        refutation = solver.refutation(game, card)
        if refutation is not None:
            return refutation
    cards = distinct_cards(game, 1 - seat)
    assert game.fight is not None  # noqa: S101 - only during a fight
    attack, defence = fight_of(Board(game), *game.fight).strengths(Board(game))
    attack += card
    return max(cards, key=lambda other: ((defence + other > attack) - (defence + other < attack), -other))


def _finish(game: Game, state: MutableState) -> Game:
    finish_action(state, [])
    after = freeze(state)
    pass_cache_on(game, after)
    return after


def state_after_cards(game: Game, seat: int, card: int, other: int) -> Game:
    """The state after a fight with these cards, the seat's and the opponent's."""
    state = mutable_copy(game)
    play_combat_card(state, seat, Lay(card), [])
    play_combat_card(state, 1 - seat, Lay(other), [])
    return freeze(state)
