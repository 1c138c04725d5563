"""All moves of a character, one for each different result (13, 14, 22).

They are only counted; a path is written out for a move that is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from k2bot.engines.copying import maker
from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, Move
from k2bot.games.dungeon_twister.engine.content import IS_CHARACTER, TOKENS, WALLWALKERS
from k2bot.games.dungeon_twister.engine.deeds import finders
from k2bot.games.dungeon_twister.engine.hands import FREE, NOTHING, Hands
from k2bot.games.dungeon_twister.engine.searching import Search, nearest, steps_to
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, nth, squares_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.balls import Layers
    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.deeds import Finder
    from k2bot.games.dungeon_twister.engine.hands import Burden
    from k2bot.games.dungeon_twister.engine.searching import Entry, Group, World

_new_move = maker(Move)
Others: TypeAlias = "list[tuple[Any, tuple[Any, ...]]]"
"""Deeds but moves: the kind of each, and its fields without the character."""
Beyond: TypeAlias = "tuple[bool, int, int]"
"""Whether there are jump cards, the rooms that are shown, and who was wounded or healed this turn."""


class Result(NamedTuple):
    """What a move leads to: the burden at its end, and the square, None outside of the maze."""

    burden: Burden
    square: int | None


class Moves:
    """The moves of one fit character in one state."""

    __slots__ = (
        "count",
        "empty",
        "field",
        "given",
        "groups",
        "hands",
        "more",
        "others",
        "start",
        "worlds",
    )

    def __init__(self, board: Board, character: int) -> None:
        self.hands = hands = Hands(board, character)
        self.start = hands.start
        self.field = hands.field
        """The squares near it: what is on others changes nothing of its moves, nor of ``others``."""
        if character in WALLWALKERS:
            for square in board.maze.behind_walls(hands.start):
                self.field |= BIT[square]
        self.more: Sequence[Finder] = finders(board, character)
        """What else the character may perhaps do: like its moves it follows from what is near."""
        self.others: tuple[Beyond, Others] | None = None
        """Those deeds, once they were found, and what beside the board they depend on."""
        self.given: dict[tuple[str, ...], tuple[Burden, int]] = {}
        """Of paths that were written out: the burden and the square at their end."""
        if hands.things:
            search = Search(hands)
            self.worlds, self.groups = search.worlds, search.groups
        else:
            layers = hands.layers_at_first
            reached = layers[hands.speed]
            self.worlds = {}
            self.groups = [(reached & hands.stops_on, 0, reached & hands.goal, None, layers, 0)]
        self.recount(board)

    def recount(self, board: Board) -> None:
        """Count the moves, with all that stands and lies on a board."""
        self.empty = empty = ~board.occupied
        count = 0
        for stops, vacated, leaving, _, _, _ in self.groups:
            count += (stops & (empty | vacated)).bit_count()
            if leaving:
                count += 1
        self.count = count

    def recounted(self, board: Board) -> Moves | None:
        """The moves once friends with free hands have come or gone; None where they are to be found anew."""
        hands = self.hands
        for thing in hands.things:
            if IS_CHARACTER[thing]:  # left where a friend stood, and beside it nothing else
                return None
        moves = Moves.__new__(Moves)
        moves.hands, moves.worlds, moves.groups = hands, self.worlds, self.groups
        moves.start, moves.field, moves.more = self.start, self.field, self.more
        moves.given, moves.others = {}, None
        moves.recount(board)
        return moves

    # -------------------------------------------------------------- moves

    def move(self, result: Result) -> Move:
        """The move that leads to a result; KeyError where none does."""
        for group in self.groups:
            target = group[2] if result.square is None else self._ends(group) & BIT[result.square]
            if target and _burden(group) == result.burden:
                return self._written(group, target)
        raise KeyError(result)

    def _ends(self, group: Group) -> int:
        """The squares in the maze to end on."""
        return group[0] & (self.empty | group[1])

    def __iter__(self) -> Iterator[Move]:
        for group in self.groups:
            if group[2]:
                yield self._written(group, group[2])
            for square in squares_of(self._ends(group)):
                yield self._written(group, BIT[square])

    def listed(self, index: int) -> Move:
        """The move of that number: by a shortest path, with the fewest handlings."""
        empty = self.empty
        for group in self.groups:
            stops, vacated, leaving, _, _, _ = group
            if leaving:
                if not index:
                    return self._written(group, leaving)
                index -= 1
            ends = stops & (empty | vacated)
            count = ends.bit_count()
            if index < count:
                return self._written(group, BIT[nth(ends, index)])
            index -= count
        raise IndexError(index)

    def _written(self, group: Group, target: int) -> Move:
        """The move that ends on one of some squares."""
        words: list[str] = []
        _, _, _, source, layers, left_on = group
        if isinstance(source, list):
            square = self._go_back(self._nearest(source, target), target, words)
        else:
            square = self._walk_back(layers, target, words)
            if source is not None:
                words.append(DROP)
                self._go_back(source, BIT[left_on], words)
        words.reverse()
        path = tuple(words)
        self.given[path] = _burden(group), square
        return _new_move(TOKENS[self.hands.character], path)

    def _nearest(self, world: World, target: int) -> Entry:
        """From which entry one of some squares is met first."""
        hands = self.hands
        load, put = world[0][0]
        if load != NOTHING and not target & hands.goal:
            # Who stops on a thing has it: nobody need take it there.
            square = target.bit_length() - 1
            lying = put if hands.at[load] == square else tuple(sorted((*put, (load, square))))
            free = self.worlds.get((NOTHING, lying))
            if free is not None and any(entry[5][entry[4]] & target for entry in free):
                rank, number = nearest(free, target)
                if rank < nearest(world, target)[0]:
                    return free[number]
        return world[0] if len(world) == 1 else world[nearest(world, target)[1]]

    def _go_back(self, entry: Entry, target: int, words: list[str]) -> int:
        """Add the path to one of some squares, from its end to its start; gives the square."""
        burden, _, _, start, _, layers, came, what = entry
        last = square = self._walk_back(layers, target, words, burden)
        while came is not None:
            words.append(DROP if isinstance(what, str) else TAKE + TOKENS[what])
            square = start
            burden, _, _, start, _, layers, came, what = came
            self._walk_back(layers, BIT[square], words, burden)
        return last

    def _walk_back(self, layers: Layers, target: int, words: list[str], burden: Burden = FREE) -> int:
        """Add the squares of a shortest walk, the last one first; gives the last one."""
        hands = self.hands
        maze, goal = hands.board.maze, hands.goal
        arounds = maze.arounds
        steps = steps_to(layers, target)
        target &= layers[steps]
        last = square = (target & -target).bit_length() - 1
        while steps:
            words.append(NAMES[square])
            steps -= 1
            before = layers[steps] & (arounds.get(square) or maze.around(square)) & ~goal
            if hands.bridging:
                for candidate in squares_of(before):
                    if not hands.step(burden, BIT[candidate]) >> square & 1:
                        before ^= BIT[candidate]
            square = (before & -before).bit_length() - 1
        return last


def _burden(group: Group) -> Burden:
    """The burden at the end of the moves of a group."""
    source = group[3]
    if source is None:
        return FREE
    came: Entry = source[0] if isinstance(source, list) else source
    load, put = came[0]
    if isinstance(source, list):
        return load, put
    return NOTHING, tuple(sorted((*put, (load, group[5]))))
