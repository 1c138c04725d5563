"""All moves of a character, one for each different result (13, 14, 22).

They are only counted; a path is written out for a move that is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.engines.copying import maker
from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, Move
from k2bot.games.dungeon_twister.engine.content import OWNER, SPEED, THIEVES, TOKENS, WIZARDS
from k2bot.games.dungeon_twister.engine.deeds import finders
from k2bot.games.dungeon_twister.engine.hands import NOTHING, Hands
from k2bot.games.dungeon_twister.engine.searching import Search, World, steps_to
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, NAMES, nth, squares_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.deeds import Finder
    from k2bot.games.dungeon_twister.engine.hands import Burden
    from k2bot.games.dungeon_twister.engine.searching import Entry, Group, Layers

_new_move = maker(Move)


class Result(NamedTuple):
    """What a move leads to: the burden at its end, and the square, None outside of the maze."""

    burden: Burden
    square: int | None


class Moves:
    """The moves of one fit character in one state."""

    __slots__ = ("_groups", "_hands", "_maze", "_worlds", "character", "count", "field", "given", "more")

    def __init__(self, board: Board, character: int) -> None:
        self.character = character
        self._maze = maze = board.maze
        self._hands: Hands | None = None
        self._worlds: dict[Burden, World] = {}
        self._groups: list[Group] = []
        self.given: dict[tuple[str, ...], tuple[Burden, int]] = {}
        """Of paths that were written out: the burden and the square at their end."""
        self.more: Sequence[Finder] = finders(board, character)
        """What else the character may perhaps do: like its moves it follows from what is near."""
        seat = OWNER[character]
        self.field = maze.free(board.at[character], seat)[SPEED[character]]
        """All squares within its speed, whoever stands in between."""
        if self.field & board.things[seat]:
            self._hands = Hands(board, character)
            search = Search(self._hands)
            self._worlds, self._groups, self.count = search.worlds, search.groups, search.count
        else:
            self.count = self._walk(board, seat)

    # -------------------------------------------------------------- the search

    def _walk(self, board: Board, seat: int) -> int:
        """The moves of somebody with free hands who finds nothing to take."""
        character = self.character
        maze, speed = board.maze, SPEED[character]
        ending = ~(board.occupied | LINES[1 - seat])
        if character in WIZARDS:
            closed = 0
            ending &= ~maze.pits
        else:
            closed = board.unwounded[1 - seat]
            if character not in THIEVES:
                ending &= ~maze.pits
                if maze.pits & self.field:
                    closed |= maze.pits & ~board.bridges(seat)
        layers = maze.within(board.at[character], speed, closed, seat)
        seen = layers[speed]
        ends, leaving = seen & ending, seen & LINES[1 - seat]
        count = ends.bit_count() + (1 if leaving else 0)
        if count:
            self._groups.append((count, ends, leaving, None, layers, 0))
        return count

    # -------------------------------------------------------------- moves

    def move(self, result: Result) -> Move:
        """The move that leads to a result; KeyError where none does."""
        for group in self._groups:
            target = group[2] if result.square is None else group[1] & BIT[result.square]
            if target and _burden(group) == result.burden:
                return self._written(group, target)
        raise KeyError(result)

    def __iter__(self) -> Iterator[Move]:
        for group in self._groups:
            if group[2]:
                yield self._written(group, group[2])
            for square in squares_of(group[1]):
                yield self._written(group, BIT[square])

    def listed(self, index: int) -> Move:
        """The move of that number: by a shortest path, with the fewest handlings."""
        for group in self._groups:
            if index < group[0]:
                if group[2]:
                    if not index:
                        return self._written(group, group[2])
                    index -= 1
                return self._written(group, BIT[nth(group[1], index)])
            index -= group[0]
        raise IndexError(index)

    def _written(self, group: Group, target: int) -> Move:
        """The move that ends on one of some squares."""
        words: list[str] = []
        _, _, _, source, layers, left_on = group
        if isinstance(source, World):
            square = self._go_back(self._nearest(source, target), target, words)
        else:
            square = self._walk_back(layers, target, words)
            if source is not None:
                words.append(DROP)
                self._go_back(source, BIT[left_on], words)
        words.reverse()
        path = tuple(words)
        self.given[path] = _burden(group), square
        return _new_move(TOKENS[self.character], path)

    def _nearest(self, world: World, target: int) -> Entry:
        """From which entry one of some squares is met first."""
        rank, number = world.nearest(target)
        entry = world.entries[number]
        load, put = world.burden
        hands = self._hands
        if load != NOTHING and hands is not None and not target & hands.goal:
            # Who stops on a thing has it: nobody need take it there.
            square = target.bit_length() - 1
            lying = put if hands.at[load] == square else tuple(sorted((*put, (load, square))))
            free = self._worlds.get((NOTHING, lying))
            if free is not None and free.seen & target:
                free_rank, number = free.nearest(target)
                if free_rank < rank:
                    entry = free.entries[number]
        return entry

    def _go_back(self, entry: Entry, target: int, words: list[str]) -> int:
        """Add the path to one of some squares, from its end to its start; gives the square."""
        square = self._walk_back(entry.layers, target, words, entry)
        while entry.came is not None:
            words.append(DROP if isinstance(entry.what, str) else TAKE + TOKENS[entry.what])
            from_square, entry = entry.square, entry.came
            self._walk_back(entry.layers, BIT[from_square], words, entry)
        return square

    def _walk_back(self, layers: Layers, target: int, words: list[str], entry: Entry | None = None) -> int:
        """Add the squares of a shortest walk, the last one first; gives the last one."""
        maze, goal = self._maze, LINES[1 - OWNER[self.character]]
        steps = steps_to(layers, target)
        target &= layers[steps]
        last = square = (target & -target).bit_length() - 1
        bridging = (
            self._hands if entry is not None and self._hands is not None and self._hands.bridging else None
        )
        while steps:
            words.append(NAMES[square])
            steps -= 1
            before = layers[steps] & ~goal
            for candidate in maze.neighbours(square):
                if before >> candidate & 1 and (
                    bridging is None
                    or entry is None
                    or bridging.step(entry.burden, BIT[candidate]) >> square & 1
                ):
                    square = candidate
                    break
        return last


def _burden(group: Group) -> Burden:
    """The burden at the end of the moves of a group."""
    source = group[3]
    if isinstance(source, World):
        return source.burden
    if source is None:
        return NOTHING, ()
    load, put = source.burden
    return NOTHING, tuple(sorted((*put, (load, group[5]))))
