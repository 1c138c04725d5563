"""All moves of a character, one for each different result (13, 14, 22).

The search goes by sets of squares: step by step, and within a step by how often something was taken or
dropped. So each result is met first by a shortest path with the fewest handlings. What it finds stays in
sets, and a path is only written out for a move that is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, Move
from k2bot.games.dungeon_twister.engine.content import ROPES, TOKENS
from k2bot.games.dungeon_twister.engine.hands import NOTHING, Hands
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, nth, squares_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.hands import Burden


class Result(NamedTuple):
    """What a move leads to: the burden at its end, and the square, None outside of the maze."""

    burden: Burden
    square: int | None


class World:
    """Where a character gets with one burden: the squares new at each (steps, handlings)."""

    __slots__ = ("_ball", "_layers", "burden", "parents", "seen")

    def __init__(self, burden: Burden) -> None:
        self.burden = burden
        self.seen = 0
        self._layers: list[tuple[int, int, int]] = []
        self._ball: tuple[tuple[int, ...], int, int, int] | None = None
        self.parents: dict[tuple[int, int, int], tuple[World, str | int]] = {}
        """Where the burden changed: at (steps, handlings, square), from which world and by what."""

    def fill(self, ball: tuple[int, ...], steps: int, handled: int, left: int) -> None:
        """Walk on from one square for some steps, with nothing more to take or to drop."""
        self.seen = ball[left]
        self._ball = (ball, steps, handled, left)

    @property
    def layers(self) -> list[tuple[int, int, int]]:
        """Steps, handlings and the squares that are new with them, in this order."""
        if self._ball is not None:
            ball, steps, handled, left = self._ball
            self._layers = [(steps, handled, ball[0])]
            self._layers += [(steps + n, handled, ball[n] & ~ball[n - 1]) for n in range(1, left + 1)]
            self._ball = None
        return self._layers


class Moves:
    """The moves of one fit character in one state."""

    __slots__ = ("character", "count", "field", "groups", "hands", "worlds")

    def __init__(self, board: Board, character: int) -> None:
        self.character = character
        self.hands = Hands(board, character)
        self.field = self.hands.field
        self.worlds: dict[Burden, World] = {}
        self._search()
        self.groups: list[tuple[World, int, bool]] = []
        """Each world with its squares to end on, and whether the character can leave the maze so."""
        self.count = 0
        self._collect()

    def _search(self) -> None:
        hands = self.hands
        load = hands.start_burden[0]
        if load == NOTHING and not hands.things:
            world = self.worlds[hands.start_burden] = World(hands.start_burden)
            world.fill(hands.ball(hands.start_burden, hands.start), 0, 0, hands.speed)
        elif hands.things == (load,) and not (load in ROPES and hands.pits & hands.field):
            self._search_dropping()
        else:
            self._search_handling()

    def _search_dropping(self) -> None:
        """The search where the load is all there is to handle: it is kept, or left somewhere."""
        hands, worlds, speed = self.hands, self.worlds, self.hands.speed
        first = hands.start_burden
        load = first[0]
        kept = worlds[first] = World(first)
        ball = hands.ball(first, hands.start)
        kept.fill(ball, 0, 0, speed)
        before = hands.goal | hands.enemies
        crowded = hands.everything | hands.maze.pits
        closed = hands.closed_to(NOTHING, ())
        for steps in range(speed):
            left = speed - steps
            for square in squares_of(ball[steps] & ~before):
                if crowded >> square & 1:
                    after = hands.dropped(first, square)
                    if after is None:
                        continue
                else:
                    after = (NOTHING, ((load, square),))
                world = worlds[after] = World(after)
                world.fill(hands.maze.ball(square, closed, hands.goal), steps, 1, left)
                world.parents[steps, 1, square] = (kept, DROP)
            before |= ball[steps]

    def _search_handling(self) -> None:
        """The search where there is more to take and to drop."""
        hands, worlds = self.hands, self.worlds
        first = hands.start_burden
        goal, speed = hands.goal, hands.speed
        levels: list[dict[Burden, int]] = [{first: BIT[hands.start]}]
        for steps in range(speed + 1):
            following: list[dict[Burden, int]] = [{} for _ in levels]
            handled = 0
            while handled < len(levels):
                for burden, squares in levels[handled].items():
                    world = worlds.get(burden)
                    if world is None:
                        world = worlds[burden] = World(burden)
                    new = squares & ~world.seen
                    if not new:
                        continue
                    world.seen |= new
                    world.layers.append((steps, handled, new))
                    new &= ~goal
                    if steps < speed:
                        self._handle(world, new, steps, handled, levels)
                        entered = hands.step(burden, new)
                        if entered:
                            while len(following) <= handled:
                                following.append({})
                            level = following[handled]
                            level[burden] = level.get(burden, 0) | entered
                    elif burden[0] == NOTHING:  # dropping at the end of the way changes nothing
                        self._handle(world, new, steps, handled, levels)
                handled += 1
            levels = following

    def _handle(
        self, world: World, new: int, steps: int, handled: int, levels: list[dict[Burden, int]]
    ) -> None:
        """Take and drop on newly entered squares: the burdens after it come next within the same step."""
        hands, burden = self.hands, world.burden
        load, put = burden
        where = new & ~hands.enemies
        lying = hands.thing_squares
        for _, square in put:
            lying |= BIT[square]
        if load == NOTHING:
            where &= lying
        crowded = hands.everything | hands.maze.pits | lying
        others = 0 if load == NOTHING or put else hands.squares_of_others(load)
        for square in squares_of(where):
            if crowded >> square & 1:
                ways = hands.handlings(burden, square)
            elif put:
                ways = [(DROP, (NOTHING, tuple(sorted((*put, (load, square))))))]
            else:
                after: Burden = (NOTHING, ((load, square),))
                if after not in self.worlds:
                    ball = hands.ball(after, square)
                    if not ball[hands.speed - steps] & others:
                        alone = self.worlds[after] = World(after)
                        alone.fill(ball, steps, handled + 1, hands.speed - steps)
                        alone.parents[steps, handled + 1, square] = (world, DROP)
                        continue
                ways = [(DROP, after)]
            for what, burdened in ways:
                known = self.worlds.get(burdened)
                if known is None:
                    known = self.worlds[burdened] = World(burdened)
                elif known.seen >> square & 1:
                    continue
                if len(levels) == handled + 1:
                    levels.append({})
                level = levels[handled + 1]
                level[burdened] = level.get(burdened, 0) | BIT[square]
                known.parents.setdefault((steps, handled + 1, square), (world, what))

    def _collect(self) -> None:
        hands = self.hands
        for burden, world in self.worlds.items():
            ends = hands.ends(burden, world.seen)
            if not burden[1] and burden[0] == hands.start_burden[0]:
                ends &= ~BIT[hands.start]  # nothing would have changed
            leaves = bool(world.seen & hands.goal)
            if ends or leaves:
                self.groups.append((world, ends, leaves))
                self.count += ends.bit_count() + leaves

    # -------------------------------------------------------------- results and paths

    def results(self) -> list[Result]:
        """Every result, in a fixed order."""
        found = []
        for world, ends, leaves in self.groups:
            if leaves:
                found.append(Result(world.burden, None))
            found.extend(Result(world.burden, square) for square in squares_of(ends))
        return found

    def result(self, index: int) -> Result:
        """The result of that number."""
        for world, ends, leaves in self.groups:
            if leaves:
                if index == 0:
                    return Result(world.burden, None)
                index -= 1
            count = ends.bit_count()
            if index < count:
                return Result(world.burden, nth(ends, index))
            index -= count
        raise IndexError(index)

    def move(self, result: Result) -> Move:
        """A result as a move: by a shortest path, with the fewest handlings."""
        path, _ = self.way(result)
        return Move(TOKENS[self.character], path)

    def way(self, result: Result) -> tuple[tuple[str, ...], int]:
        """The path to a result, and how often something is taken or dropped on it."""
        world = self.worlds[result.burden]
        target = world.seen & self.hands.goal if result.square is None else BIT[result.square]
        steps, handled, square = _first(world, target)
        if result.square is not None and world.burden[0] != NOTHING:
            # Who stops on a thing has it: nobody need take it there.
            load, put = world.burden
            lying = put if self.hands.at[load] == square else tuple(sorted((*put, (load, square))))
            free = self.worlds.get((NOTHING, lying))
            if free is not None and free.seen & target:
                free_steps, free_handled, _ = _first(free, target)
                if (free_steps, free_handled) < (steps, handled):
                    world, steps, handled = free, free_steps, free_handled
        return self._back(world, steps, handled, square), handled

    def _back(self, world: World, steps: int, handled: int, square: int) -> tuple[str, ...]:
        """The path by which a square was first entered, followed back to the start."""
        hands = self.hands
        path: list[str] = []
        while steps or handled:
            from_square = None
            if steps:
                before = 0
                for at_steps, at_handled, new in world.layers:
                    if at_steps == steps - 1 and at_handled == handled:
                        before = new & ~hands.goal
                if before:
                    bit = BIT[square]
                    for candidate in hands.maze.neighbours(square):
                        if before >> candidate & 1 and hands.step(world.burden, BIT[candidate]) & bit:
                            from_square = candidate
                            break
            if from_square is not None:
                path.append(NAMES[square])
                square = from_square
                steps -= 1
            else:
                world, what = world.parents[steps, handled, square]
                path.append(DROP if isinstance(what, str) else TAKE + TOKENS[what])
                handled -= 1
        path.reverse()
        return tuple(path)


def _first(world: World, target: int) -> tuple[int, int, int]:
    """The steps and handlings with which one of some squares is first entered, and that square."""
    for steps, handled, new in world.layers:
        if new & target:
            return steps, handled, next(squares_of(new & target))
    raise AssertionError("only what was entered is asked for")
