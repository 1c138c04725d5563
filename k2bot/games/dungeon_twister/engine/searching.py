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
from k2bot.games.dungeon_twister.engine.squares import BIT

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.hands import Burden, Hands


HANDLINGS: Final = 1000
"""More than anybody takes and drops in one move: steps and handlings are compared as one number."""
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
or a load left on a square with nothing else near, and that burden come by nowhere else: the entry it was
brought from, what is reached from that square, and the square."""


class Search:
    """The burdens a character can come by, and the results of its moves."""

    __slots__ = ("_hands", "_number", "_waiting", "_walks", "count", "groups", "worlds")

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.count = 0
        self.groups: list[Group] = []
        self.worlds: dict[Burden, World] = {}
        self._waiting: list[tuple[int, int, Burden, int, Entry | None, str | int]] = [
            (0, 0, hands.start_burden, hands.start, None, DROP)
        ]
        self._number = 0
        self._walks: dict[Burden, list[tuple[int, int, Group]]] = {}
        """Burdens with which nothing is left to take: steps, steps left, and what is reached."""
        if len(hands.things) == 1 and hands.start_burden[0] == NOTHING and not hands.bridging:
            self._search_one(hands.things[0])
        else:
            self._search()
        self._collect()

    def _search_one(self, thing: int) -> None:
        """The search with free hands for the one thing that is near: its steps are known beforehand."""
        hands = self._hands
        place, speed = hands.at[thing], hands.speed
        layers = hands.layers(hands.start_burden, hands.start, speed)
        entry = Entry(hands.start_burden, 0, 0, hands.start, speed, layers, None, DROP)
        self._enter(entry)
        if layers[speed] >> place & 1:
            steps = steps_to(layers, BIT[place])
            burden, left = (thing, ()), speed - steps
            taken = Entry(burden, steps, 1, place, left, hands.layers(burden, place, left), entry, thing)
            self._enter(taken)
            if left:
                self._drop(taken)

    def _enter(self, entry: Entry) -> None:
        """Note an entry."""
        world = self.worlds.get(entry.burden)
        if world is None:
            world = self.worlds[entry.burden] = World(entry.burden)
        world.entries.append(entry)
        world.seen |= entry.layers[entry.left]

    def _search(self) -> None:
        hands, worlds, waiting = self._hands, self.worlds, self._waiting
        speed = hands.speed
        while waiting:
            rank, _, burden, square, came, what = heappop(waiting)
            steps, handled = divmod(rank, HANDLINGS)
            world = worlds.get(burden)
            if world is not None and world.is_known(steps, handled, square):
                continue
            left = speed - steps
            layers = hands.layers(burden, square, left)
            entry = Entry(burden, steps, handled, square, left, layers, came, what)
            self._enter(entry)
            if burden[0] == NOTHING:
                self._take(entry)
            elif left:
                self._swap(entry)
                self._drop(entry)

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
        if len(hands.things) == 1:
            return
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
        """Drop the load wherever it may lie. Mostly nothing can be taken from there on, only walked."""
        hands, burden = self._hands, entry.burden
        load, put = burden
        origin = hands.at[load]
        disturbed = BIT[origin]
        if hands.start_burden[0] != NOTHING:
            disturbed |= BIT[hands.start]
        for thing, square in put:
            disturbed |= BIT[square] | BIT[hands.at[thing]]
        allowed = (hands.room_for(load) | disturbed) & ~(hands.enemies | hands.goal)
        others = hands.squares_of_others(load, put)
        ending = hands.ends_without(burden)
        goal, within, closed, seat = hands.goal, hands.maze.within, hands.always_closed, hands.seat
        seen_before = 0
        for steps in range(entry.left):
            reached = entry.layers[steps]
            new = reached & allowed & ~seen_before
            seen_before = reached
            left = entry.left - steps
            while new:
                bit = new & -new
                new ^= bit
                square = bit.bit_length() - 1
                if disturbed & bit:
                    after = self._dropped(entry, steps, square)
                    if after is None:
                        continue
                elif put:
                    after = (NOTHING, tuple(sorted((*put, (load, square)))))
                else:
                    after = (NOTHING, ((load, square),))
                if not hands.bridging and square != origin:
                    layers = within(square, left, closed, seat)
                    seen = layers[left]
                    if not seen & others:
                        ends, leaving = seen & ending & ~bit, seen & goal
                        group = (
                            ends.bit_count() + (1 if leaving else 0),
                            ends,
                            leaving,
                            entry,
                            layers,
                            square,
                        )
                        if put:
                            self._walks.setdefault(after, []).append((steps, left, group))
                        elif group[0]:
                            self.count += group[0]
                            self.groups.append(group)
                        continue
                self._wait(after, entry, steps, square, DROP)

    def _dropped(self, entry: Entry, steps: int, square: int) -> Burden | None:
        """The burden after a drop where something changed; None where it cannot be, or brings nothing."""
        burden = entry.burden
        if self._hands.at[burden[0]] == square:
            world = self.worlds.get((NOTHING, burden[1]))
            if world is not None and world.is_known(entry.steps + steps, entry.handled + 1, square):
                return None
        return self._hands.dropped(burden, square)

    def _collect(self) -> None:
        hands = self._hands
        start = hands.start_burden
        for burden, walks in self._walks.items():
            self._walk(burden, walks)
        for burden, world in self.worlds.items():
            ends = hands.ends(burden, world.seen)
            if burden == start:
                ends &= ~BIT[hands.start]  # nothing would have changed
            leaving = world.seen & hands.goal
            count = ends.bit_count() + (1 if leaving else 0)
            if count:
                self.count += count
                self.groups.append((count, ends, leaving, world, (), 0))

    def _walk(self, burden: Burden, walks: list[tuple[int, int, Group]]) -> None:
        """Note where the last load was left: as it is, or joined with other ways to the same burden."""
        if len(walks) == 1 and burden not in self.worlds:
            group = walks[0][2]
            if group[0]:
                self.count += group[0]
                self.groups.append(group)
            return
        for steps, left, (_, _, _, came, layers, square) in walks:
            assert isinstance(came, Entry)  # noqa: S101 - said for the type checker
            self._enter(Entry(burden, came.steps + steps, came.handled + 1, square, left, layers, came, DROP))


def steps_to(layers: Layers, target: int) -> int:
    """The steps after which one of some squares is reached."""
    steps = 0
    while not layers[steps] & target:
        steps += 1
    return steps
