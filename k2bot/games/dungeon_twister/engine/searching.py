"""The search for all moves of a character among things it can take and drop (13, 14, 16).

With one burden a character walks in a maze that stays as it is, so what it reaches is a ball around each
square where it came by that burden (an *entry*). The search goes from entry to entry, by steps and then by
how often something was taken or dropped; so each burden is met first by a shortest path with the fewest
handlings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import DROP
from k2bot.games.dungeon_twister.engine.content import IS_CHARACTER
from k2bot.games.dungeon_twister.engine.hands import FREE, NOTHING
from k2bot.games.dungeon_twister.engine.squares import BIT, squares_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.balls import Layers
    from k2bot.games.dungeon_twister.engine.hands import Burden, Hands


HANDLINGS: Final = 1000
"""More than anybody takes and drops in one move: steps and handlings are compared as one number."""
Entry: TypeAlias = "tuple[Burden, int, int, int, int, Layers, Entry | None, str | int]"
"""A square on which a burden was come by: the burden, after how many steps and handlings, the square, how
many steps are left, where these lead, from which entry, and the thing that was taken there, or ``drop``."""
World: TypeAlias = "list[Entry]"
"""Where a character gets with one burden: from each of these entries."""
Group: TypeAlias = "tuple[int, int, int, World | Entry | None, Layers, int]"
"""Moves that end with one burden: the squares to end on where nobody stands or lies; those from which all has
gone that was there; the squares to leave the maze on; and where these are from: a world; or a load left on a
square with nothing else near, and that burden come by nowhere else: the entry it was brought from, what is
reached from that square, and the square."""


class Search:
    """The burdens a character can come by, and the results of its moves.

    What somebody else with free hands does nearby changes nothing of it.
    """

    __slots__ = ("_hands", "_rooms", "_walks", "groups", "worlds")

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._rooms: dict[int, int] = {}
        """Where a thing may be left beside what stood there before."""
        self._walks: dict[Burden, list[Group]] = {}
        """Loads left where nothing else is near, some other things lying elsewhere, too."""
        self.groups: list[Group] = []
        self.worlds: dict[Burden, World] = {}
        if len(hands.things) == 1 and not hands.bridging:
            self._search_one(hands.things[0])
        else:
            self._search()
            for burden, groups in self._walks.items():
                if len(groups) == 1 and burden not in self.worlds:
                    self.groups.append(groups[0])
                else:
                    self._join(burden, groups)
            self._collect()

    def _search_one(self, thing: int) -> None:
        """The search for the one thing that is near or in hand."""
        hands, groups = self._hands, self.groups
        layers, speed, start = hands.layers_at_first, hands.speed, hands.start
        goal, place = hands.goal, hands.at[thing]
        burden: Burden = thing, ()
        if place == start:
            taken: Entry = burden, 0, 0, start, speed, layers, None, DROP
            self.worlds = {burden: [taken]}
            if hands.dropped(burden, start) is not None:
                self.worlds[FREE] = [(FREE, 0, 1, start, speed, layers, taken, DROP)]
        else:
            free: Entry = FREE, 0, 0, start, speed, layers, None, DROP
            steps = steps_to(layers, BIT[place])
            left = speed - steps
            onward = hands.balls.within(place, left, hands.always_closed)
            taken = burden, steps, 1, place, left, onward, free, thing
            self.worlds = {FREE: [free], burden: [taken]}
        allowed = hands.room_for(thing) & ~(hands.enemies | goal | BIT[place])
        stops, vacated = hands.stops_on, hands.vacated(burden)
        ways = hands.balls.ways(taken[5], taken[4], allowed, hands.always_closed)
        for bit, square, _, left, onward in ways:
            reached = onward[left]
            groups.append((reached & stops & ~bit, vacated, reached & goal, taken, onward, square))
        for with_it, world in self.worlds.items():
            _, _, _, _, left, layers, _, _ = world[0]
            reached = layers[left]
            ends = reached & hands.stops(with_it)
            if with_it == hands.start_burden:
                ends &= ~BIT[start]  # nothing would have changed
            groups.append((ends, vacated if with_it is burden else 0, reached & goal, world, (), 0))

    def _search(self) -> None:
        hands, worlds = self._hands, self.worlds
        speed, within = hands.speed, hands.balls.within
        people = any(IS_CHARACTER[thing] for thing in hands.things)
        waiting: dict[int, list[tuple[Burden, int, Entry | None, str | int]]] = {
            0: [(hands.start_burden, hands.start, None, DROP)]
        }
        while waiting:
            rank = min(waiting)
            steps, handled = divmod(rank, HANDLINGS)
            left = speed - steps
            for burden, square, came, what in waiting.pop(rank):
                world = worlds.get(burden)
                if world is None:
                    world = worlds[burden] = []
                elif is_known(world, steps, handled, square):
                    continue
                layers = (
                    hands.layers(burden, square, left)
                    if hands.bridging
                    else within(square, left, hands.always_closed)
                )
                entry: Entry = burden, steps, handled, square, left, layers, came, what
                world.append(entry)
                if burden[0] == NOTHING:
                    following = self._takes(entry)
                elif left > 1 or (left and people):
                    following = self._swaps(entry) if len(hands.things) > 1 else []
                    following += self._drop(entry)
                else:  # with one step left an object is only left where it was just taken
                    continue
                for after, more, where, how in following:
                    then = rank + more * HANDLINGS + 1
                    waiting.setdefault(then, []).append((after, where, entry, how))

    def _takes(self, entry: Entry) -> list[Following]:
        """What can be taken with free hands."""
        at = self._hands.at
        found: list[Following] = []
        (_, put), _, _, _, left, layers, came, _ = entry
        reached = layers[left]
        dropped = NOTHING if came is None else came[0][0]
        for thing in self._hands.things:
            if thing == dropped:
                continue  # to take it again would lead back
            place, others = at[thing], put
            for one in put:
                if one[0] == thing:
                    place, others = one[1], tuple([other for other in put if other is not one])
            bit = BIT[place]
            if reached & bit:
                found.append(((thing, others), steps_to(layers, bit), place, thing))
        return found

    def _swaps(self, entry: Entry) -> list[Following]:
        """What can be taken in the place of the load."""
        hands = self._hands
        found: list[Following] = []
        burden, _, _, _, left, layers, _, _ = entry
        load, put = burden
        reached = layers[left - 1]
        for thing in hands.things:
            if thing != load:
                place = hands.place(thing, put)
                bit = BIT[place]
                if reached & bit:
                    after = hands.taken(burden, place, thing)
                    if after is not None:
                        found.append((after, steps_to(layers, bit), place, thing))
        return found

    def _drop(self, entry: Entry) -> list[Following]:
        """Drop the load wherever it may lie: what has to be looked into, for mostly it is only walked on."""
        hands, groups = self._hands, self.groups
        burden, _, _, _, left, layers, _, _ = entry
        load, put = burden
        origin, goal = hands.at[load], hands.goal
        allowed, disturbed = self._room(entry)
        found: list[Following] = []
        if not allowed:
            return found
        if hands.bridging:
            return self._drop_and_look(entry, allowed, disturbed)
        others = hands.squares_of_others(load, put)
        stops, vacated = hands.stops((NOTHING, put)), hands.vacated(burden)
        before = tuple([one for one in put if one[0] < load])
        behind = put[len(before) :]
        walks = self._walks
        for bit, square, steps, rest, onward in hands.balls.ways(layers, left, allowed, hands.always_closed):
            after: Burden | None
            if disturbed & bit:
                after = self._dropped(entry, steps, square)
                if after is None:
                    continue
            else:
                after = NOTHING, (*before, (load, square), *behind)
            reached = onward[rest]
            if reached & others or square == origin:
                found.append((after, steps, square, DROP))
                continue
            group: Group = reached & stops & ~bit, vacated, reached & goal, entry, onward, square
            if not put:
                groups.append(group)
            elif after in walks:
                walks[after].append(group)
            else:
                walks[after] = [group]
        return found

    def _room(self, entry: Entry) -> tuple[int, int]:
        """Where the load may be dropped, and where something changed, so that it has to be looked at."""
        hands = self._hands
        (load, put), _, _, _, left, layers, came, _ = entry
        origin = BIT[hands.at[load]]
        disturbed = origin
        if hands.start_burden is not FREE:
            disturbed |= BIT[hands.start]
        for thing, square in put:
            disturbed |= BIT[square] | BIT[hands.at[thing]]
        room = self._rooms.get(load)
        if room is None:
            room = self._rooms[load] = hands.room_for(load)
        allowed = (room | disturbed) & layers[left - 1] & ~(hands.enemies | hands.goal)
        if came is not None and came[0] == (NOTHING, put):
            allowed &= ~origin  # there it was just taken
        return allowed, disturbed

    def _drop_and_look(self, entry: Entry, allowed: int, disturbed: int) -> list[Following]:
        """Drop the load wherever it may lie; what can be entered from there on has to be looked at."""
        (load, put), _, _, _, left, layers, _, _ = entry
        found: list[Following] = []
        seen = 0
        for steps in range(left):
            for square in squares_of(layers[steps] & allowed & ~seen):
                after: Burden | None = NOTHING, tuple(sorted((*put, (load, square))))
                if disturbed >> square & 1:
                    after = self._dropped(entry, steps, square)
                if after is not None:
                    found.append((after, steps, square, DROP))
            seen = layers[steps]
        return found

    def _dropped(self, entry: Entry, steps: int, square: int) -> Burden | None:
        """The burden after a drop where something changed; None where it cannot be, or brings nothing."""
        burden, before, handled, _, _, _, _, _ = entry
        if self._hands.at[burden[0]] == square:
            world = self.worlds.get((NOTHING, burden[1]))
            if world is not None and is_known(world, before + steps, handled + 1, square):
                return None
        return self._hands.dropped(burden, square)

    def _join(self, burden: Burden, groups: list[Group]) -> None:
        """Note where the last load was left in a world, together with other ways to the same burden."""
        world = self.worlds.setdefault(burden, [])
        for _, _, _, came, layers, square in groups:
            assert isinstance(came, tuple)  # noqa: S101 - said for the type checker
            _, steps, handled, _, left, before, _, _ = came
            more = steps_to(before, BIT[square])
            world.append((burden, steps + more, handled + 1, square, left - more, layers, came, DROP))

    def _collect(self) -> None:
        """Note what is reached with each burden that something could be done with."""
        hands, groups = self._hands, self.groups
        start, goal = hands.start_burden, hands.goal
        for burden, world in self.worlds.items():
            reached = 0
            for entry in world:
                reached |= entry[5][entry[4]]
            ends = reached & hands.stops(burden)
            if burden == start:
                ends &= ~BIT[hands.start]  # nothing would have changed
            groups.append((ends, hands.vacated(burden), reached & goal, world, (), 0))


Following: TypeAlias = "tuple[Burden, int, int, str | int]"
"""What an entry leads to: a burden, after how many more steps, where, and what was taken, or ``drop``."""


def is_known(world: World, steps: int, handled: int, square: int) -> bool:
    """Whether a square is met with a burden by then, with no more handlings."""
    for _, entered, handled_then, _, _, layers, _, _ in world:
        more = steps - entered
        if layers[more] >> square & 1 and (
            handled_then <= handled or (more and layers[more - 1] >> square & 1)
        ):
            return True
    return False


def nearest(world: World, target: int) -> tuple[int, int]:
    """By which entry one of some squares is met first: steps and handlings as one number; its number."""
    return min(
        ((entered + steps_to(layers, target)) * HANDLINGS + handled, number)
        for number, (_, entered, handled, _, left, layers, _, _) in enumerate(world)
        if layers[left] & target
    )


def steps_to(layers: Layers, target: int) -> int:
    """The steps after which one of some squares is reached."""
    steps = 0
    while not layers[steps] & target:
        steps += 1
    return steps
