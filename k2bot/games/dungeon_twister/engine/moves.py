"""Legal moves of a character, one for each distinct result (rules 13, 14, 16, 22, 33).

A *load* is what the mover carries; together with the objects displaced since the move began it makes a
*burden*. Both listing the moves and validating a given path go from burden to burden. Moves are only counted;
a path is written out when a move is requested.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.engines.copying import maker
from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, CharacterAction, Move
from k2bot.games.dungeon_twister.engine.aftermath import leave_maze
from k2bot.games.dungeon_twister.engine.board import Board, crowding, handlings
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
from k2bot.games.dungeon_twister.engine.events import Event, new_moved
from k2bot.games.dungeon_twister.engine.model import ActionError, MutableState, places_after
from k2bot.games.dungeon_twister.engine.other_actions import possible_kinds
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


DisplacedTokens: TypeAlias = "tuple[tuple[int, int], ...]"
"""Displaced tokens, each with its square."""
Burden: TypeAlias = "tuple[int, DisplacedTokens]"
"""The load (NOTHING for free hands) and the displaced tokens."""
NOTHING: Final = -1
FREE: Final[Burden] = (NOTHING, ())
_TRAITS: Final = tuple(
    (OWNER[token], SPEED[token], LINES[1 - OWNER[token]], token in THIEVES, token in WIZARDS)
    for token in ALL_TOKENS
)
"""For each character: seat, speed, exit line, whether it crosses pits, whether it flies."""


class MoveContext:
    """A character at the start of a move: what it can carry, and where it can walk."""

    def __init__(self, board: Board, character: int) -> None:
        self.board = board
        self.character = character
        self.places = places = board.places
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
        """Squares on which it may stop on its own if they are empty (rule 16)."""
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
        """Tokens that may be taken on these squares: objects and wounded friends."""
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
        load, displaced = burden
        character = self.character
        tokens = [token for token in self.on.get(square, ()) if token not in (character, load)]
        for thing, place in displaced:
            if thing in tokens:
                tokens.remove(thing)
            if place == square:
                tokens.append(thing)
        return tokens

    def end_squares(self, load: int) -> int:
        """Squares on which the move may end with a load, if they are otherwise empty (rules 13, 16)."""
        return ~self.goal if load in ROPES else self.stops_on

    def legal_ends(self, burden: Burden, squares: int) -> int:
        """The squares, of these, where the move may end with only the load (rules 10, 13, 16)."""
        load, displaced = burden
        squares &= self.end_squares(load)
        moved = [self.character] if load == NOTHING else [self.character, load]
        for thing, place in displaced:
            squares &= ~BIT[place]
            moved.append(thing)
        vacated = 0
        for token in moved:
            tokens = self.on[self.places[token]]
            if tokens[0] in moved and tokens[-1] in moved:  # no square held more than two
                vacated |= BIT[self.places[token]]
        return squares & (~self.board.occupied | vacated)

    def takeable(self, square: int, rest: list[int]) -> list[int]:
        """The tokens on a square that the mover may take (rule 14)."""
        if self.enemies >> square & 1:
            return []
        return [token for token in rest if token in self.things]

    def square_of(self, thing: int, displaced: DisplacedTokens) -> int:
        """The square of a token, displaced or not."""
        return dict(displaced).get(thing, self.places[thing])

    # -------------------------------------------------------------- walking

    def layers(self, burden: Burden, square: int, steps: int) -> Layers:
        """Squares within 0 to ``steps`` steps, carrying the same burden all the way."""
        if not self.bridging:
            return self.balls.within(square, steps, self.always_closed)
        closed, by_rope = self.closed_squares(burden)
        if not by_rope:
            return self.balls.within(square, steps, closed)
        reached = frontier = BIT[square]
        layers = [reached]
        for _ in range(steps):
            frontier = self.step(burden, frontier & ~self.goal) & ~reached
            reached |= frontier
            layers.append(reached)
        return tuple(layers)

    def closed_squares(self, burden: Burden) -> tuple[int, int]:
        """Squares that may not be entered, and those bridged only by the rope carried (rule 33)."""
        pits = self.pits
        closed = 0 if self.character in WIZARDS else self.enemies
        if not pits:
            return closed, 0
        load, displaced = burden
        bridged = self.board.thief_bridge(self.seat)
        for rope in ROPES:
            if rope != load:
                place = self.square_of(rope, displaced)
                if place < SQUARES:
                    bridged |= BIT[place]
        unbridged = pits & ~bridged
        return (closed, unbridged) if load in ROPES else (closed | unbridged, 0)

    def step(self, burden: Burden, squares: int) -> int:
        """Squares one step away from any of these."""
        closed, by_rope = self.closed_squares(burden)
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

    def exchange(self, burden: Burden, square: int, thing: int, *, in_passing: bool = False) -> Burden | None:
        """The burden after leaving the load and taking a token, or NOTHING; None if that is illegal."""
        load, displaced = burden
        rest = self.others_on(burden, square) if displaced or square in self.on else []
        if thing != NOTHING:
            if thing not in self.takeable(square, rest):
                return None
            rest.remove(thing)
            if displaced:
                displaced = tuple([one for one in displaced if one[0] != thing])
        if load != NOTHING:
            if not self.may_leave(load, square, rest, in_passing=in_passing):
                return None
            displaced = self._put(displaced, load, square)
        return thing, displaced

    def _put(self, displaced: DisplacedTokens, thing: int, square: int) -> DisplacedTokens:
        if self.places[thing] == square:
            return displaced
        return tuple(sorted((*displaced, (thing, square)))) if displaced else ((thing, square),)


STEP_RANK: Final = 1000
"""Exceeds the handlings of any move, so that steps and handlings can be compared as one number."""
# The following are plain tuples, which unpack much faster than named ones.
BurdenEntry: TypeAlias = "tuple[Burden, int, int, int, int, Layers, BurdenEntry | None]"
"""A square where a burden was first obtained.

The burden, steps and handlings so far, the square, the steps left, the layers of squares these reach, and the
previous entry, from which the load was taken or dropped here; None at the start.
"""
BurdenEntries: TypeAlias = "list[BurdenEntry]"
"""All entries of a character for one burden."""
MoveGroup: TypeAlias = "tuple[int, int, BurdenEntries]"
"""Moves that end with one burden: the squares to end on, the exit squares, and the entries they lead from."""


def burden_of(entries: BurdenEntries) -> Burden:
    """The burden that entries have in common."""
    return entries[0][0]


class Search:
    """Search over the burdens a character can obtain, and the results of its moves.

    With a fixed burden the maze does not change, so the reach is a ball around each square where the burden
    was obtained (an *entry*). Best-first search over entries, by steps and then by handlings, so each burden
    is first obtained on a shortest path with the fewest handlings.

    An overfull square must be entered again to make room there. That leads to new results only with a wounded
    friend among the tokens: whatever objects are exchanged on the way, one too many comes back.
    """

    def __init__(self, context: MoveContext) -> None:
        self._hands = context
        self._in_passing = context.board.full_in_passing and any(
            IS_CHARACTER[thing] for thing in context.things
        )
        """Whether overfull squares can matter."""
        self.entries: dict[Burden, BurdenEntries] = {}
        self._walks: dict[Burden, list[MoveGroup]] = {}
        """Loads dropped with nothing else near: the character only walks on from there."""
        self.groups: list[MoveGroup] = []
        self._search()
        for burden, groups in self._walks.items():
            if len(groups) == 1 and burden not in self.entries:
                self.groups += groups
            else:
                self.entries.setdefault(burden, []).extend(entries[0] for _, _, entries in groups)
        for burden, entries in self.entries.items():
            if self._is_overfull(burden):
                continue
            reached = 0
            for _, _, _, _, left, layers, _ in entries:
                reached |= layers[left]
            ends = context.legal_ends(burden, reached)
            if burden == context.start_burden:
                ends &= ~BIT[context.start]  # nothing would have changed
            self.groups.append((ends, reached & context.goal, entries))

    def _search(self) -> None:
        context, entries_by_burden = self._hands, self.entries
        waiting: dict[int, list[tuple[Burden, int, BurdenEntry | None]]] = {
            0: [(context.start_burden, context.start, None)]
        }
        while waiting:
            rank = min(waiting)
            steps, handled = divmod(rank, STEP_RANK)
            left = context.speed - steps
            for burden, square, previous in waiting.pop(rank):
                entries = entries_by_burden.get(burden)
                if entries is None:
                    entries = entries_by_burden[burden] = []
                elif is_known(entries, steps, handled, square):
                    continue
                layers = context.layers(burden, square, left)
                entry: BurdenEntry = burden, steps, handled, square, left, layers, previous
                entries.append(entry)
                for after, more, place in self._transitions(entry):
                    waiting.setdefault(rank + more * STEP_RANK + 1, []).append((after, place, entry))

    def _is_overfull(self, burden: Burden) -> bool:
        return self._in_passing and self._hands.overfull(burden) is not None

    def _transitions(self, entry: BurdenEntry) -> list[Transition]:
        """Ways to take something, in exchange for the load if there is one, or to drop the load."""
        (load, _), _, _, _, left, _, _ = entry
        if load == NOTHING:
            return self._takes(entry, left)
        if left < 2:  # an exchange where the load was just taken could have been made instead of it
            return []
        return self._takes(entry, left - 1) + self._drops(entry)

    def _takes(self, entry: BurdenEntry, within: int) -> list[Transition]:
        """Ways to take something within some steps, in exchange for the load if there is one."""
        context = self._hands
        transitions: list[Transition] = []
        burden, _, _, _, _, layers, previous = entry
        load, displaced = burden
        reached = layers[within]
        # Taking back what was just dropped would undo it.
        not_again = previous[0][0] if load == NOTHING and previous is not None else load
        for thing in context.things:
            if thing != not_again:
                place = context.square_of(thing, displaced) if displaced else context.places[thing]
                bit = BIT[place]
                if reached & bit:
                    after = context.exchange(burden, place, thing, in_passing=self._in_passing)
                    if after is not None:
                        transitions.append((after, steps_to(layers, bit), place))
        return transitions

    def _drops(self, entry: BurdenEntry) -> list[Transition]:
        """Drop the load wherever allowed.

        Returns what needs a further search, since usually it is only walked on.
        """
        context, walks = self._hands, self._walks
        burden, walked, handled, _, left, layers, previous = entry
        load, displaced = burden
        origin = BIT[context.places[load]]
        allowed = layers[left - 1] & ~(context.enemies | context.goal)
        if previous is not None and previous[0] == (NOTHING, displaced):
            allowed &= ~origin  # where it was just taken
        others = {context.square_of(thing, displaced) for thing in context.things if thing != load}
        look_at = -1 if context.bridging else sum(BIT[place] for place in others)
        transitions: list[Transition] = []
        for steps in range(left):
            new = allowed & layers[steps]
            allowed ^= new
            for square in squares_of(new):
                after = context.exchange(burden, square, NOTHING, in_passing=self._in_passing)
                if after is None:
                    continue
                bit, rest = BIT[square], left - steps
                onward = context.balls.within(square, rest, context.always_closed)
                reached = onward[rest]
                if reached & look_at or bit == origin or self._is_overfull(after):
                    transitions.append((after, steps, square))
                    continue
                entries: BurdenEntries = [(after, walked + steps, handled + 1, square, rest, onward, entry)]
                group: MoveGroup = context.legal_ends(after, reached), reached & context.goal, entries
                if displaced:
                    walks.setdefault(after, []).append(group)
                else:
                    self.groups.append(group)  # nothing else leads to that burden
        return transitions


Transition: TypeAlias = "tuple[Burden, int, int]"
"""A transition: burden, additional steps, and square."""


def is_known(entries: BurdenEntries, steps: int, handled: int, square: int) -> bool:
    """Whether a square is already reached with a burden in as many steps and with no more handlings."""
    for _, entered, handled_then, _, _, layers, _ in entries:
        more = steps - entered
        if layers[more] >> square & 1 and (
            handled_then <= handled or (more and layers[more - 1] >> square & 1)
        ):
            return True
    return False


def nearest(entries: BurdenEntries, target: int) -> tuple[int, int]:
    """The entry that reaches a target square first: steps and handlings as one number, and its index."""
    return min(
        ((entered + steps_to(layers, target)) * STEP_RANK + handled, number)
        for number, (_, entered, handled, _, left, layers, _) in enumerate(entries)
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
        self.context = context = MoveContext(board, character)
        self.field = context.field
        """Squares nearby: tokens elsewhere affect neither its moves nor ``others``."""
        if character in WALLWALKERS:
            self.field |= board.maze.walls.step(BIT[context.start])
        self.more = possible_kinds(board, character)
        """Kinds of other actions that may be possible; like the moves, determined by what is nearby."""
        self.others: tuple[MoveConditions, list[CharacterAction]] | None = None
        """Cache of those actions, with the facts beyond the board that they depend on."""
        self.given: dict[tuple[str, ...], MoveResult] = {}
        """Results of the paths written out so far."""
        if context.things:
            search = Search(context)
            self.entries, self.groups = search.entries, search.groups
        else:
            layers = context.layers_at_first
            reached = layers[context.speed]
            entry: BurdenEntry = FREE, 0, 0, context.start, context.speed, layers, None
            self.entries = {}
            ends, exits = reached & context.stops_on & ~board.occupied, reached & context.goal
            self.groups = [(ends, exits, [entry])]
        self.count = 0
        for ends, exits, _ in self.groups:
            self.count += ends.bit_count() + bool(exits)

    # -------------------------------------------------------------- moves

    def move(self, result: MoveResult) -> Move:
        """The move with this result. Raises KeyError if there is none."""
        for ends, exits, entries in self.groups:
            target = exits if result.square is None else ends & BIT[result.square]
            if target and burden_of(entries) == result.burden:
                return self._write_out(entries, result.square, target)
        raise KeyError(result)

    def __iter__(self) -> Iterator[Move]:
        for ends, exits, entries in self.groups:
            if exits:
                yield self._write_out(entries, None, exits)
            for square in squares_of(ends):
                yield self._write_out(entries, square, BIT[square])

    def __getitem__(self, index: int) -> Move:
        """The move with this index, on a shortest path with the fewest handlings."""
        for ends, exits, entries in self.groups:
            if exits:
                if not index:
                    return self._write_out(entries, None, exits)
                index -= 1
            count = ends.bit_count()
            if index < count:
                square = nth_square(ends, index)
                return self._write_out(entries, square, BIT[square])
            index -= count
        raise IndexError(index)

    def _write_out(self, entries: BurdenEntries, square: int | None, target: int) -> Move:
        """Write out the move to a square, or out of the maze by one of the target squares, from its end."""
        words: list[str] = []
        entry: BurdenEntry | None = self._nearest(entries, target)
        while entry is not None:
            burden, _, _, start, _, layers, previous = entry
            self._walk_back(layers, target, words, burden)
            if previous is not None:
                words.append(DROP if burden[0] == NOTHING else TAKE + TOKENS[burden[0]])
            target, entry = BIT[start], previous
        path = tuple(reversed(words))
        self.given[path] = MoveResult(burden_of(entries), square)
        return _new_move(TOKENS[self.context.character], path)

    def _nearest(self, entries: BurdenEntries, target: int) -> BurdenEntry:
        """The entry that reaches one of the target squares first."""
        context = self.context
        load, displaced = burden_of(entries)
        if load != NOTHING and not target & context.goal:
            # Stopping on a token picks it up without an explicit take.
            square = target.bit_length() - 1
            lying = (
                displaced if context.places[load] == square else tuple(sorted((*displaced, (load, square))))
            )
            free = self.entries.get((NOTHING, lying))
            if free is not None and any(layers[left] & target for _, _, _, _, left, layers, _ in free):
                rank, number = nearest(free, target)
                if rank < nearest(entries, target)[0]:
                    return free[number]
        return entries[0] if len(entries) == 1 else entries[nearest(entries, target)[1]]

    def _walk_back(self, layers: Layers, target: int, words: list[str], burden: Burden) -> None:
        """Append the squares of a shortest walk, last one first."""
        context = self.context
        maze, goal = context.board.maze, context.goal
        arounds = maze.arounds
        steps = steps_to(layers, target)
        target &= layers[steps]
        square = (target & -target).bit_length() - 1
        while steps:
            words.append(NAMES[square])
            steps -= 1
            before = layers[steps] & (arounds.get(square) or maze.around(square)) & ~goal
            if context.bridging:
                for candidate in squares_of(before):
                    if not context.step(burden, BIT[candidate]) >> square & 1:
                        before ^= BIT[candidate]
            square = (before & -before).bit_length() - 1


def apply_move(
    state: MutableState, board: Board, move: Move, known: MoveResult | None, events: list[Event]
) -> None:
    """Move an unwounded character along a path; its result may be known. Raises ActionError."""
    character = BY_NAME[move.character]
    result = known or path_result(MoveContext(board, character), move)
    # Fast path for the most frequent case: a listed path takes nothing beyond what its result needs.
    plain = known is not None and result.burden == FREE and board.load(character) is None
    handled, carried = ((), None) if plain else handlings(board, character, move.path)
    events.append(
        new_moved(move.character, "move", NAMES[board.places[character]], move.path, handled, carried)
    )
    arrive(state, character, result, events)


def arrive(state: MutableState, character: int, result: MoveResult, events: list[Event]) -> None:
    """Put a character and what it handled where a move leads, or out of the maze (rule 22)."""
    (load, displaced), square = result
    carried = None if load == NOTHING else load
    if square is None:
        state.places = places_after(state.places, *displaced)
        leave_maze(state, character, carried, events)
    elif carried is None:
        state.places = places_after(state.places, *displaced, (character, square))
    else:
        state.places = places_after(state.places, *displaced, (character, square), (carried, square))


def path_result(context: MoveContext, move: Move) -> MoveResult:
    """Result of a path. Raises ActionError if the path is illegal."""
    burden, square = context.start_burden, context.start
    steps = 0
    in_passing = context.board.full_in_passing
    path = iter(move.path)
    following = next(path, None)
    while (word := following) is not None:
        following = next(path, None)
        if word == DROP:
            if burden[0] == NOTHING:
                raise ActionError("free-hands", "there is nothing in hand to drop", 14)
            after = context.exchange(burden, square, NOTHING, in_passing=in_passing)
            if after is None and (following or "").startswith(TAKE):
                continue  # dropped, then taken: a swap in two words
            if after is None:
                text = f"{TOKENS[burden[0]]} cannot be left on {NAMES[square]}"
                raise ActionError("no-dropping", text, 14, square=NAMES[square])
            burden = after
        elif word.startswith(TAKE):
            thing = BY_NAME.get(word[len(TAKE) :])
            after = None if thing is None else context.exchange(burden, square, thing, in_passing=in_passing)
            if after is None:
                text = f"{word[len(TAKE) :]} cannot be taken on {NAMES[square]}"
                raise ActionError("no-taking", text, 14, square=NAMES[square])
            burden = after
        else:
            if context.goal >> square & 1:
                raise ActionError("move-over", "the step onto the opponent's line ends the move", 22)
            steps += 1
            if steps > context.speed:
                text = f"{move.character} goes {context.speed} squares at most"
                raise ActionError("too-far", text, 13, speed=context.speed)
            square = _step_along(context, burden, square, word)
    _check_end(context, burden, square)
    return MoveResult(burden, None if context.goal >> square & 1 else square)


def _step_along(context: MoveContext, burden: Burden, square: int, word: str) -> int:
    target = SQUARE_BY_NAME.get(word)
    if target is None:
        raise ActionError("no-square", f"{word!r} is no square", 13)
    bit = BIT[target]
    if not context.board.maze.step(BIT[square]) & bit:
        raise ActionError("no-way", f"there is no way from {NAMES[square]} to {word}", 13, square=word)
    if not context.step(burden, BIT[square]) & bit:
        if context.enemies & bit:
            raise ActionError("enemy", f"an unwounded enemy is on {word}", 13, square=word)
        raise ActionError("pit", f"nothing bridges the pit {word}", 16, square=word)
    return target


def _check_end(context: MoveContext, burden: Burden, square: int) -> None:
    """Check that a move may end here with this burden (rules 10, 13, 16). Raises ActionError."""
    load, displaced = burden
    if context.board.full_in_passing and (overfull := context.overfull(burden)) is not None:
        text = f"too much would be left on {NAMES[overfull]}"
        raise ActionError("overfull", text, 10, square=NAMES[overfull])
    if context.goal >> square & 1:
        return
    name, rest = NAMES[square], context.others_on(burden, square)
    if load == NOTHING and len(rest) == 1 and context.takeable(square, rest):
        load = rest[0]
        displaced = tuple(one for one in displaced if one[0] != load)
    elif rest:
        rule = 13 if any(IS_CHARACTER[token] for token in rest) else 10
        raise ActionError("no-room", f"the move cannot end on {name}", rule, square=name)
    if not context.end_squares(load) >> square & 1:
        raise ActionError("pit-stop", f"nobody stops on the pit {name} without a rope", 16, square=name)
    if square == context.start and (load, displaced) == context.start_burden:
        raise ActionError("nothing-changed", "the move would change nothing", 13)
