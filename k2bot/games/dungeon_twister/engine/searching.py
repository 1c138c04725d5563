"""The search for all moves of a character among things it can take and drop (13, 14, 16).

With one burden a character walks in a maze that stays as it is, so what it reaches is a ball around each
square where it came by that burden (an *entry*). The search goes from entry to entry, by steps and then by
how often something was taken or dropped; so each burden is met first by a shortest path with the fewest
handlings.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import DROP
from k2bot.games.dungeon_twister.engine.hands import NOTHING
from k2bot.games.dungeon_twister.engine.squares import BIT, squares_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.hands import Burden, Hands


HANDLINGS: Final = 1000
"""More than anybody takes and drops in one move: steps and handlings are compared as one number."""
_FREE: Final[Burden] = (NOTHING, ())
Layers: TypeAlias = "tuple[int, ...]"
"""Squares by the steps it takes to reach them, those that are nearer among them."""


class World:
    """Where a character gets with one burden."""

    __slots__ = ("burden", "entries", "seen")

    def __init__(self, burden: Burden) -> None:
        self.burden = burden
        self.seen = 0
        self.entries: list[Entry] = []

    def is_known(self, steps: int, handled: int, square: int) -> bool:
        """Whether a square is met by then with no more handlings anyway."""
        for entry in self.entries:
            more = steps - entry.steps
            if entry.layers[more] >> square & 1 and (
                entry.handled <= handled or (more and entry.layers[more - 1] >> square & 1)
            ):
                return True
        return False

    def nearest(self, target: int) -> tuple[int, int]:
        """By which entry one of some squares is met first: steps and handlings as one number; its number."""
        return min(
            ((entry.steps + steps_to(entry.layers, target)) * HANDLINGS + entry.handled, number)
            for number, entry in enumerate(self.entries)
            if entry.layers[entry.left] & target
        )


class Entry(NamedTuple):
    """A square on which a burden was come by: after how many steps and handlings, from where, and how."""

    burden: Burden
    steps: int
    handled: int
    square: int
    left: int
    """The steps that are left."""
    layers: Layers
    came: Entry | None
    what: str | int
    """The thing that was taken there, or ``drop``."""


Group: TypeAlias = "tuple[int, int, int, World | Entry | None, Layers, int]"
"""How many results, the squares to end on and those to leave the maze on, and where they are from: a world;
or a load left on a square with nothing else near, so that the burden is come by nowhere else: the entry it
was brought from, what is reached from that square, and the square."""


class Search:
    """The burdens a character can come by, and the results of its moves."""

    __slots__ = ("_hands", "_number", "_waiting", "count", "groups", "worlds")

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.count = 0
        self.groups: list[Group] = []
        self.worlds: dict[Burden, World] = {}
        self._waiting: list[tuple[int, int, Burden, int, Entry | None, str | int]] = [
            (0, 0, hands.start_burden, hands.start, None, DROP)
        ]
        self._number = 0
        self._search()

    def _search(self) -> None:
        hands, worlds, waiting = self._hands, self.worlds, self._waiting
        speed = hands.speed
        while waiting:
            rank, _, burden, square, came, what = heappop(waiting)
            steps, handled = divmod(rank, HANDLINGS)
            world = worlds.get(burden)
            if world is None:
                world = worlds[burden] = World(burden)
            elif world.is_known(steps, handled, square):
                continue
            left = speed - steps
            layers = hands.layers(burden, square, left)
            entry = Entry(burden, steps, handled, square, left, layers, came, what)
            world.entries.append(entry)
            world.seen |= layers[left]
            if burden[0] == NOTHING:
                self._take(entry)
            elif left:
                self._swap(entry)
                self._drop(entry)
        self._collect()

    def _wait(self, burden: Burden, entry: Entry, steps: int, square: int, what: str | int) -> None:
        """Note that a burden can be come by, if it is not known to be come by as soon."""
        steps += entry.steps
        handled = entry.handled + 1
        world = self.worlds.get(burden)
        if world is None or not world.is_known(steps, handled, square):
            self._number += 1
            rank = steps * HANDLINGS + handled
            heappush(self._waiting, (rank, self._number, burden, square, entry, what))

    def _take(self, entry: Entry) -> None:
        hands = self._hands
        layers = entry.layers
        put = entry.burden[1]
        reached = layers[entry.left]
        for thing in hands.things:
            place, others = hands.at[thing], put
            if put:
                for one in put:
                    if one[0] == thing:
                        place = one[1]
                        others = tuple([other for other in put if other is not one])
            if reached >> place & 1:
                self._wait((thing, others), entry, steps_to(layers, BIT[place]), place, thing)

    def _swap(self, entry: Entry) -> None:
        hands = self._hands
        layers = entry.layers
        burden = entry.burden
        load, put = burden
        reached = layers[entry.left - 1]
        for thing in hands.things:
            if thing != load:
                place = hands.at[thing]
                for one, square in put:
                    if one == thing:
                        place = square
                if reached >> place & 1:
                    after = hands.taken(burden, place, thing)
                    if after is not None:
                        self._wait(after, entry, steps_to(layers, BIT[place]), place, thing)

    def _drop(self, entry: Entry) -> None:
        hands, layers = self._hands, entry.layers
        burden = entry.burden
        load, put = burden
        barred = hands.enemies | hands.goal
        disturbed = BIT[hands.at[load]]
        if hands.start_burden[0] != NOTHING:
            disturbed |= BIT[hands.start]
        for thing, square in put:
            disturbed |= BIT[square] | BIT[hands.at[thing]]
        allowed = (hands.room_for(load) | disturbed) & ~barred
        if not put and not hands.bridging:
            self._leave(entry, allowed, disturbed)
            return
        seen = 0
        for steps in range(entry.left):
            for square in squares_of(layers[steps] & allowed & ~seen):
                if disturbed >> square & 1:
                    after = hands.dropped(burden, square)
                else:
                    after = (NOTHING, tuple(sorted((*put, (load, square)))))
                if after is not None:
                    self._wait(after, entry, steps, square, DROP)
            seen = layers[steps]

    def _leave(self, entry: Entry, allowed: int, disturbed: int) -> None:
        """Drop what is the first thing to be left anywhere: mostly nothing else is near then."""
        hands, groups = self._hands, self.groups
        load = entry.burden[0]
        others = hands.squares_of_others(load)
        ending = hands.ends_without(load)
        goal, within, closed, seat = hands.goal, hands.maze.within, hands.always_closed, hands.seat
        first_seen = 0
        for steps in range(entry.left):
            reached = entry.layers[steps]
            new = reached & allowed & ~first_seen
            first_seen = reached
            left = entry.left - steps
            while new:
                bit = new & -new
                new ^= bit
                square = bit.bit_length() - 1
                after: Burden = (NOTHING, ((load, square),))
                if disturbed & bit:
                    if self._is_back(load, entry, steps, square):
                        continue
                    dropped = hands.dropped(entry.burden, square)
                    if dropped is None:
                        continue
                    after = dropped
                layers = within(square, left, closed, seat)
                seen = layers[left]
                if seen & others or not after[1]:
                    self._wait(after, entry, steps, square, DROP)
                    continue
                ends, leaving = seen & ending & ~bit, seen & goal
                count = ends.bit_count() + (1 if leaving else 0)
                if count:
                    self.count += count
                    groups.append((count, ends, leaving, entry, layers, square))

    def _is_back(self, load: int, entry: Entry, steps: int, square: int) -> bool:
        """Whether a load is where it was, and nothing is gained by leaving it there."""
        world = self.worlds.get(_FREE)
        return (
            world is not None
            and self._hands.at[load] == square
            and world.is_known(entry.steps + steps, entry.handled + 1, square)
        )

    def _collect(self) -> None:
        hands = self._hands
        start = hands.start_burden
        for burden, world in self.worlds.items():
            ends = hands.ends(burden, world.seen)
            if burden == start:
                ends &= ~BIT[hands.start]  # nothing would have changed
            leaving = world.seen & hands.goal
            count = ends.bit_count() + (1 if leaving else 0)
            if count:
                self.count += count
                self.groups.append((count, ends, leaving, world, (), 0))


def steps_to(layers: Layers, target: int) -> int:
    """The steps after which one of some squares is reached."""
    steps = 0
    while not layers[steps] & target:
        steps += 1
    return steps
