"""Legal moves of a character, one for each distinct result (rules 13, 14, 16, 22, 33).

A *load* is what the mover carries; together with the objects displaced since the move began it makes a
*burden*. Both listing the moves and validating a given path go from burden to burden. Moves are only counted;
a path is written out when a move is requested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.engines.copying import maker
from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, Deed, Move
from k2bot.games.dungeon_twister.engine.aftermath import leave_maze
from k2bot.games.dungeon_twister.engine.board import Board, crowding
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BY_NAME,
    IS_CHARACTER,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    TOKENS,
    WALLWALKERS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.deeds import possible_kinds
from k2bot.games.dungeon_twister.engine.events import Event, handlings, new_moved
from k2bot.games.dungeon_twister.engine.model import MoveError, MutableState, places_after
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    NAMES,
    SQUARE_BY_NAME,
    SQUARES,
    nth_square,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.maze import Layers


TokenSquares: TypeAlias = "tuple[tuple[int, int], ...]"
"""Displaced tokens, each with its square."""
Burden: TypeAlias = "tuple[int, TokenSquares]"
"""The load (NOTHING for free hands) and the displaced tokens."""
NOTHING: Final = -1
FREE: Final[Burden] = (NOTHING, ())
_TRAITS: Final = tuple(
    (OWNER[token], SPEED[token], LINES[1 - OWNER[token]], token in THIEVES, token in WIZARDS)
    for token in ALL_TOKENS
)
"""For each character: seat, speed, exit line, whether it crosses pits, whether it flies."""


class Hands:
    """A character at the start of a move: what it can carry, and where it can walk."""

    def __init__(self, board: Board, character: int) -> None:
        self.board = board
        self.character = character
        self.at = places = board.at
        self.on = board.on
        self.seat, self.speed, self.goal, crosses, flies = _TRAITS[character]
        seat, speed = self.seat, self.speed
        self.start = start = places[character]
        self.enemies = closed = board.unwounded[1 - seat]
        self.balls = balls = board.maze.balls[seat]
        free = balls.free(start)
        self.field = field = free[speed]
        """Squares within its speed, ignoring all tokens."""
        pits = board.maze.pits
        self.stops_on = ~self.goal if crosses else ~(self.goal | pits)
        """Where it may stop on its own, if the square is empty (rule 16)."""
        self.pits = pits = 0 if crosses or flies else pits & field
        """Pits nearby that this character can't cross without a bridge."""
        if flies:
            closed = 0
        elif pits:
            closed |= pits & ~board.bridges(seat)
        self.always_closed = closed
        """Squares that may not be entered, if no rope changes that."""
        self.layers_at_first = balls.within(start, speed, closed) if closed & field else free
        """Reach with the current load, unless that is the rope that bridges a pit."""
        self.start_burden: Burden = FREE
        self.bridging = False
        """Whether taking a rope elsewhere may open or close a pit."""
        self.things: tuple[int, ...] = ()
        near = field & board.things[seat]
        if near:
            if near >> start & 1:
                load = board.load(character)
                self.start_burden = (NOTHING if load is None else load, ())
            if pits:
                for rope in ROPES:
                    if places[rope] < SQUARES and near >> places[rope] & 1:
                        self.bridging = True
            self.things = self._things(near if self.bridging else near & self.layers_at_first[speed])

    def _things(self, squares: int) -> tuple[int, ...]:
        """What may be taken on these squares: objects and wounded friends."""
        wounded, seat = self.board.wounded, self.seat
        tokens = (token for square in squares_of(squares) for token in self.on[square])
        return tuple(
            sorted(
                token
                for token in tokens
                if not IS_CHARACTER[token] or (wounded >> token & 1 and OWNER[token] == seat)
            )
        )

    # -------------------------------------------------------------- positions of tokens

    def others_on(self, burden: Burden, square: int) -> list[int]:
        """Tokens on a square, except the mover and its load."""
        load, put = burden
        character = self.character
        tokens = [token for token in self.on.get(square, ()) if token not in (character, load)]
        for thing, place in put:
            if thing in tokens:
                tokens.remove(thing)
            if place == square:
                tokens.append(thing)
        return tokens

    def end_squares(self, load: int) -> int:
        """Where the move may end with a load, on otherwise empty squares (rules 13, 16)."""
        return ~self.goal if load in ROPES else self.stops_on

    def legal_ends(self, burden: Burden, squares: int) -> int:
        """The squares, of these, where the move may end with only the load (rules 10, 13, 16)."""
        load, put = burden
        squares &= self.end_squares(load)
        moved = [self.character] if load == NOTHING else [self.character, load]
        for thing, place in put:
            squares &= ~BIT[place]
            moved.append(thing)
        vacated = 0
        for token in moved:
            tokens = self.on[self.at[token]]
            if tokens[0] in moved and tokens[-1] in moved:  # no square held more than two
                vacated |= BIT[self.at[token]]
        return squares & (~self.board.occupied | vacated)

    def takeable(self, square: int, rest: list[int]) -> list[int]:
        """What the mover may take on a square, from the other tokens there (rule 14)."""
        if self.enemies >> square & 1:
            return []
        return [token for token in rest if token in self.things]

    def place(self, thing: int, put: TokenSquares) -> int:
        """The square of a token, displaced or not."""
        return dict(put).get(thing, self.at[thing])

    # -------------------------------------------------------------- walking

    def layers(self, burden: Burden, square: int, steps: int) -> Layers:
        """Squares within 0 to ``steps`` steps, carrying the same burden all the way."""
        if not self.bridging:
            return self.balls.within(square, steps, self.always_closed)
        closed, by_rope = self.closed(burden)
        if not by_rope:
            return self.balls.within(square, steps, closed)
        reached = frontier = BIT[square]
        layers = [reached]
        for _ in range(steps):
            frontier = self.step(burden, frontier & ~self.goal) & ~reached
            reached |= frontier
            layers.append(reached)
        return tuple(layers)

    def closed(self, burden: Burden) -> tuple[int, int]:
        """Squares that may not be entered, and those bridged only by the rope carried (rule 33)."""
        pits = self.pits
        closed = 0 if self.character in WIZARDS else self.enemies
        if not pits:
            return closed, 0
        load, put = burden
        bridged = self.board.thief_bridge(self.seat)
        for rope in ROPES:
            if rope != load:
                place = self.place(rope, put)
                if place < SQUARES:
                    bridged |= BIT[place]
        unbridged = pits & ~bridged
        return (closed, unbridged) if load in ROPES else (closed | unbridged, 0)

    def step(self, burden: Burden, squares: int) -> int:
        """Squares one step away from any of these."""
        closed, by_rope = self.closed(burden)
        step = self.board.maze.step
        if by_rope & squares:
            return (step(squares & ~by_rope) | step(squares & by_rope) & ~by_rope) & ~closed
        return step(squares) & ~closed

    # -------------------------------------------------------------- taking and dropping

    def friend_among(self, tokens: list[int]) -> bool:
        """Whether these tokens include an unwounded friend."""
        wounded = self.board.wounded
        return any(
            IS_CHARACTER[token] and OWNER[token] == self.seat and not wounded >> token & 1 for token in tokens
        )

    def overfull(self, burden: Burden) -> int | None:
        """A square that holds more than it may when the move ends; None if there is none."""
        for _, square in burden[1]:
            if crowding(self.others_on(burden, square), self.board.wounded) is not None:
                return square
        return None

    def may_leave(self, thing: int, square: int, rest: list[int], *, in_passing: bool) -> bool:
        """Whether a token may be left on a square with what remains there (rule 14).

        ``in_passing`` allows more than the square may hold in the end (rule 10).
        """
        bit = BIT[square]
        if (self.enemies | self.goal) & bit:
            return False
        if self.board.maze.pits & bit and thing not in ROPES and not self.friend_among(rest):
            return False
        return not rest or in_passing or crowding((thing, *rest), self.board.wounded) is None

    def exchanged(
        self, burden: Burden, square: int, thing: int, *, in_passing: bool = False
    ) -> Burden | None:
        """The burden after leaving the load and taking a token, or NOTHING; None if that is illegal."""
        load, put = burden
        rest = self.others_on(burden, square) if put or square in self.on else []
        if thing != NOTHING:
            if thing not in self.takeable(square, rest):
                return None
            rest.remove(thing)
            if put:
                put = tuple([one for one in put if one[0] != thing])
        if load != NOTHING:
            if not self.may_leave(load, square, rest, in_passing=in_passing):
                return None
            put = self._put(put, load, square)
        return thing, put

    def _put(self, put: TokenSquares, thing: int, square: int) -> TokenSquares:
        if self.at[thing] == square:
            return put
        return tuple(sorted((*put, (thing, square)))) if put else ((thing, square),)


HANDLINGS: Final = 1000
"""Exceeds the handlings of any move, so that steps and handlings can be compared as one number."""
Entry: TypeAlias = "tuple[Burden, int, int, int, int, Layers, Entry | None]"
"""A square where a burden was first obtained.

The burden, steps and handlings so far, the square, the steps left, the layers of squares these reach, and the
previous entry, from which the load was taken or dropped here; None at the start.
"""
World: TypeAlias = "list[Entry]"
"""All entries of a character for one burden."""
Group: TypeAlias = "tuple[int, int, World]"
"""Moves that end with one burden: the squares to end on, the exit squares, and the entries they lead from."""


class Search:
    """Search over the burdens a character can obtain, and the results of its moves.

    With a fixed burden the maze does not change, so the reach is a ball around each square where the burden
    was obtained (an *entry*). Best-first search over entries, by steps and then by handlings, so each burden
    is first obtained on a shortest path with the fewest handlings.

    An overfull square must be entered again to make room there. That leads to new results only with a wounded
    friend among the tokens: whatever objects are exchanged on the way, one too many comes back.
    """

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._in_passing = hands.board.full_in_passing and any(IS_CHARACTER[thing] for thing in hands.things)
        """Whether overfull squares can matter."""
        self.worlds: dict[Burden, World] = {}
        self._walks: dict[Burden, list[Group]] = {}
        """Loads dropped with nothing else near: the character only walks on from there."""
        self.groups: list[Group] = []
        self._search()
        for burden, groups in self._walks.items():
            if len(groups) == 1 and burden not in self.worlds:
                self.groups += groups
            else:
                self.worlds.setdefault(burden, []).extend(world[0] for _, _, world in groups)
        for burden, world in self.worlds.items():
            if self._is_overfull(burden):
                continue
            reached = 0
            for entry in world:
                reached |= entry[5][entry[4]]
            ends = hands.legal_ends(burden, reached)
            if burden == hands.start_burden:
                ends &= ~BIT[hands.start]  # nothing would have changed
            self.groups.append((ends, reached & hands.goal, world))

    def _search(self) -> None:
        hands, worlds = self._hands, self.worlds
        waiting: dict[int, list[tuple[Burden, int, Entry | None]]] = {
            0: [(hands.start_burden, hands.start, None)]
        }
        while waiting:
            rank = min(waiting)
            steps, handled = divmod(rank, HANDLINGS)
            left = hands.speed - steps
            for burden, square, came in waiting.pop(rank):
                world = worlds.get(burden)
                if world is None:
                    world = worlds[burden] = []
                elif is_known(world, steps, handled, square):
                    continue
                layers = hands.layers(burden, square, left)
                entry: Entry = burden, steps, handled, square, left, layers, came
                world.append(entry)
                for after, more, place in self._following(entry):
                    waiting.setdefault(rank + more * HANDLINGS + 1, []).append((after, place, entry))

    def _is_overfull(self, burden: Burden) -> bool:
        return self._in_passing and self._hands.overfull(burden) is not None

    def _following(self, entry: Entry) -> list[Transition]:
        """What can be taken, in exchange for the load if there is one, and where that can be dropped."""
        load, left = entry[0][0], entry[4]
        if load == NOTHING:
            return self._takes(entry, left)
        if left < 2:  # an exchange where the load was just taken could have been made instead of it
            return []
        return self._takes(entry, left - 1) + self._drops(entry)

    def _takes(self, entry: Entry, within: int) -> list[Transition]:
        """What can be taken within some steps, in exchange for the load if there is one."""
        hands = self._hands
        transitions: list[Transition] = []
        burden, _, _, _, _, layers, came = entry
        load, put = burden
        reached = layers[within]
        # Taking back what was just dropped would undo it.
        not_again = came[0][0] if load == NOTHING and came is not None else load
        for thing in hands.things:
            if thing != not_again:
                place = hands.place(thing, put) if put else hands.at[thing]
                bit = BIT[place]
                if reached & bit:
                    after = hands.exchanged(burden, place, thing, in_passing=self._in_passing)
                    if after is not None:
                        transitions.append((after, steps_to(layers, bit), place))
        return transitions

    def _drops(self, entry: Entry) -> list[Transition]:
        """Drop the load wherever allowed.

        Returns what needs a further search, since usually it is only walked on.
        """
        hands, walks = self._hands, self._walks
        burden, walked, handled, _, left, layers, came = entry
        load, put = burden
        origin = BIT[hands.at[load]]
        allowed = layers[left - 1] & ~(hands.enemies | hands.goal)
        if came is not None and came[0] == (NOTHING, put):
            allowed &= ~origin  # where it was just taken
        others = {hands.place(thing, put) for thing in hands.things if thing != load}
        look_at = -1 if hands.bridging else sum(BIT[place] for place in others)
        transitions: list[Transition] = []
        for steps in range(left):
            new = allowed & layers[steps]
            allowed ^= new
            for square in squares_of(new):
                after = hands.exchanged(burden, square, NOTHING, in_passing=self._in_passing)
                if after is None:
                    continue
                bit, rest = BIT[square], left - steps
                onward = hands.balls.within(square, rest, hands.always_closed)
                reached = onward[rest]
                if reached & look_at or bit == origin or self._is_overfull(after):
                    transitions.append((after, steps, square))
                    continue
                world: World = [(after, walked + steps, handled + 1, square, rest, onward, entry)]
                group: Group = hands.legal_ends(after, reached), reached & hands.goal, world
                if put:
                    walks.setdefault(after, []).append(group)
                else:
                    self.groups.append(group)  # nothing else leads to that burden
        return transitions


Transition: TypeAlias = "tuple[Burden, int, int]"
"""A transition: burden, additional steps, and square."""


def is_known(world: World, steps: int, handled: int, square: int) -> bool:
    """Whether a square is already reached with a burden in as many steps and with no more handlings."""
    for _, entered, handled_then, _, _, layers, _ in world:
        more = steps - entered
        if layers[more] >> square & 1 and (
            handled_then <= handled or (more and layers[more - 1] >> square & 1)
        ):
            return True
    return False


def nearest(world: World, target: int) -> tuple[int, int]:
    """The entry that reaches a target square first: steps and handlings as one number, and its index."""
    return min(
        ((entered + steps_to(layers, target)) * HANDLINGS + handled, number)
        for number, (_, entered, handled, _, left, layers, _) in enumerate(world)
        if layers[left] & target
    )


def steps_to(layers: Layers, target: int) -> int:
    """Steps needed to reach one of the target squares."""
    steps = 0
    while not layers[steps] & target:
        steps += 1
    return steps


_new_move = maker(Move)
MoveConditions: TypeAlias = "tuple[bool, int, int]"
"""Whether there are jump cards, the revealed rooms, and who was wounded or healed this turn."""


class MoveResult(NamedTuple):
    """Result of a move: the final burden, and the square, None if it leaves the maze."""

    burden: Burden
    square: int | None


class Moves:
    """Moves of one unwounded character in one state."""

    def __init__(self, board: Board, character: int) -> None:
        self.hands = hands = Hands(board, character)
        self.field = hands.field
        """Squares nearby: tokens elsewhere affect neither its moves nor ``others``."""
        if character in WALLWALKERS:
            self.field |= board.maze.across_walls(BIT[hands.start])
        self.more = possible_kinds(board, character)
        """Kinds of other actions that may be possible; like the moves, determined by what is nearby."""
        self.others: tuple[MoveConditions, list[Deed]] | None = None
        """Those actions once computed, with the facts beyond the board that they depend on."""
        self.given: dict[tuple[str, ...], MoveResult] = {}
        """Results of the paths written out so far."""
        if hands.things:
            search = Search(hands)
            self.worlds, self.groups = search.worlds, search.groups
        else:
            layers = hands.layers_at_first
            reached = layers[hands.speed]
            entry: Entry = FREE, 0, 0, hands.start, hands.speed, layers, None
            self.worlds = {}
            self.groups = [(reached & hands.stops_on & ~board.occupied, reached & hands.goal, [entry])]
        self.count = 0
        for ends, leaving, _ in self.groups:
            self.count += ends.bit_count() + bool(leaving)

    # -------------------------------------------------------------- moves

    def move(self, result: MoveResult) -> Move:
        """The move with this result. Raises KeyError if there is none."""
        for ends, leaving, world in self.groups:
            target = leaving if result.square is None else ends & BIT[result.square]
            if target and world[0][0] == result.burden:
                return self._written(world, result.square, target)
        raise KeyError(result)

    def __iter__(self) -> Iterator[Move]:
        for ends, leaving, world in self.groups:
            if leaving:
                yield self._written(world, None, leaving)
            for square in squares_of(ends):
                yield self._written(world, square, BIT[square])

    def __getitem__(self, index: int) -> Move:
        """The move with this index, on a shortest path with the fewest handlings."""
        for ends, leaving, world in self.groups:
            if leaving:
                if not index:
                    return self._written(world, None, leaving)
                index -= 1
            count = ends.bit_count()
            if index < count:
                square = nth_square(ends, index)
                return self._written(world, square, BIT[square])
            index -= count
        raise IndexError(index)

    def _written(self, world: World, square: int | None, target: int) -> Move:
        """Write out the move to a square, or out of the maze by one of the target squares, from its end."""
        words: list[str] = []
        burden, _, _, start, _, layers, came = self._nearest(world, target)
        self._walk_back(layers, target, words, burden)
        while came is not None:
            words.append(DROP if burden[0] == NOTHING else TAKE + TOKENS[burden[0]])
            target = BIT[start]
            burden, _, _, start, _, layers, came = came
            self._walk_back(layers, target, words, burden)
        words.reverse()
        path = tuple(words)
        self.given[path] = MoveResult(world[0][0], square)
        return _new_move(TOKENS[self.hands.character], path)

    def _nearest(self, world: World, target: int) -> Entry:
        """The entry that reaches one of the target squares first."""
        hands = self.hands
        load, put = world[0][0]
        if load != NOTHING and not target & hands.goal:
            # Stopping on a token picks it up without an explicit take.
            square = target.bit_length() - 1
            lying = put if hands.at[load] == square else tuple(sorted((*put, (load, square))))
            free = self.worlds.get((NOTHING, lying))
            if free is not None and any(entry[5][entry[4]] & target for entry in free):
                rank, number = nearest(free, target)
                if rank < nearest(world, target)[0]:
                    return free[number]
        return world[0] if len(world) == 1 else world[nearest(world, target)[1]]

    def _walk_back(self, layers: Layers, target: int, words: list[str], burden: Burden) -> None:
        """Append the squares of a shortest walk, last one first."""
        hands = self.hands
        maze, goal = hands.board.maze, hands.goal
        arounds = maze.arounds
        steps = steps_to(layers, target)
        target &= layers[steps]
        square = (target & -target).bit_length() - 1
        while steps:
            words.append(NAMES[square])
            steps -= 1
            before = layers[steps] & (arounds.get(square) or maze.around(square)) & ~goal
            if hands.bridging:
                for candidate in squares_of(before):
                    if not hands.step(burden, BIT[candidate]) >> square & 1:
                        before ^= BIT[candidate]
            square = (before & -before).bit_length() - 1


def apply_move(
    state: MutableState, board: Board, move: Move, known: MoveResult | None, events: list[Event]
) -> None:
    """Move an unwounded character along a path; its result may be known. Raises MoveError."""
    character = BY_NAME[move.character]
    result = known or path_result(Hands(board, character), move)
    # Fast path for the most frequent case: a listed path takes nothing beyond what its result needs.
    plain = known is not None and result.burden == FREE and board.load(character) is None
    handled, carried = ((), None) if plain else handlings(board, character, move.path)
    events.append(new_moved(move.character, "move", NAMES[board.at[character]], move.path, handled, carried))
    arrive(state, character, result, events)


def arrive(state: MutableState, character: int, result: MoveResult, events: list[Event]) -> None:
    """Put a character and what it handled where a move leads, or out of the maze (rule 22)."""
    (load, put), square = result
    carried = None if load == NOTHING else load
    if square is None:
        state.at = places_after(state.at, *put)
        leave_maze(state, character, carried, events)
    elif carried is None:
        state.at = places_after(state.at, *put, (character, square))
    else:
        state.at = places_after(state.at, *put, (character, square), (carried, square))


def path_result(hands: Hands, move: Move) -> MoveResult:
    """Result of a path. Raises MoveError if the path is illegal."""
    burden, square = hands.start_burden, hands.start
    steps = 0
    in_passing = hands.board.full_in_passing
    path = iter(move.path)
    following = next(path, None)
    while (word := following) is not None:
        following = next(path, None)
        if word == DROP:
            if burden[0] == NOTHING:
                raise MoveError("free-hands", "there is nothing in hand to drop", 14)
            after = hands.exchanged(burden, square, NOTHING, in_passing=in_passing)
            if after is None and (following or "").startswith(TAKE):
                continue  # dropped, then taken: a swap in two words
            if after is None:
                text = f"{TOKENS[burden[0]]} cannot be left on {NAMES[square]}"
                raise MoveError("no-dropping", text, 14, square=NAMES[square])
            burden = after
        elif word.startswith(TAKE):
            thing = BY_NAME.get(word[len(TAKE) :])
            after = None if thing is None else hands.exchanged(burden, square, thing, in_passing=in_passing)
            if after is None:
                text = f"{word[len(TAKE) :]} cannot be taken on {NAMES[square]}"
                raise MoveError("no-taking", text, 14, square=NAMES[square])
            burden = after
        else:
            if hands.goal >> square & 1:
                raise MoveError("move-over", "the step onto the opponent's line ends the move", 22)
            steps += 1
            if steps > hands.speed:
                text = f"{move.character} goes {hands.speed} squares at most"
                raise MoveError("too-far", text, 13, speed=hands.speed)
            square = _stepped(hands, burden, square, word)
    _check_end(hands, burden, square)
    return MoveResult(burden, None if hands.goal >> square & 1 else square)


def _stepped(hands: Hands, burden: Burden, square: int, word: str) -> int:
    target = SQUARE_BY_NAME.get(word)
    if target is None:
        raise MoveError("no-square", f"{word!r} is no square", 13)
    bit = BIT[target]
    if not hands.board.maze.step(BIT[square]) & bit:
        raise MoveError("no-way", f"there is no way from {NAMES[square]} to {word}", 13, square=word)
    if not hands.step(burden, BIT[square]) & bit:
        if hands.enemies & bit:
            raise MoveError("enemy", f"an unwounded enemy is on {word}", 13, square=word)
        raise MoveError("pit", f"nothing bridges the pit {word}", 16, square=word)
    return target


def _check_end(hands: Hands, burden: Burden, square: int) -> None:
    """Check that a move may end here with this burden (rules 10, 13, 16). Raises MoveError."""
    load, put = burden
    if hands.board.full_in_passing and (overfull := hands.overfull(burden)) is not None:
        text = f"too much would be left on {NAMES[overfull]}"
        raise MoveError("overfull", text, 10, square=NAMES[overfull])
    if hands.goal >> square & 1:
        return
    name, rest = NAMES[square], hands.others_on(burden, square)
    if load == NOTHING and len(rest) == 1 and hands.takeable(square, rest):
        load = rest[0]
        put = tuple(one for one in put if one[0] != load)
    elif rest:
        rule = 13 if any(IS_CHARACTER[token] for token in rest) else 10
        raise MoveError("no-room", f"the move cannot end on {name}", rule, square=name)
    if not hands.end_squares(load) >> square & 1:
        raise MoveError("pit-stop", f"nobody stops on the pit {name} without a rope", 16, square=name)
    if square == hands.start and (load, put) == hands.start_burden:
        raise MoveError("nothing-changed", "the move would change nothing", 13)
