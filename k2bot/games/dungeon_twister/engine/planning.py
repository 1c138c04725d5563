"""Planning for panels: the state after actions not played yet, and which characters could leave how soon.

Actions that would reveal something (rooms, fights) are not simulated. Returns only observations and plain
values, so it reveals no more than the seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from k2bot.engines.errors import IllegalActionError
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    CharacterAction,
    End,
    Jump,
    Lay,
    Move,
    PlayCard,
    Reveal,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.board import Board, handlings
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    TOKENS,
    WALLWALKERS,
    WIZARDS,
    exit_points,
    playable_cards,
)
from k2bot.games.dungeon_twister.engine.listing import board_of, movers, other_actions, reach
from k2bot.games.dungeon_twister.engine.model import Game, Phase, places_after
from k2bot.games.dungeon_twister.engine.play import apply, legal_actions
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    SQUARE_BY_NAME,
    SQUARES,
    coordinates,
    squares_of,
)
from k2bot.games.dungeon_twister.engine.view import Observation, observe

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.events import Event

FARTHEST: Final = 5
"""Horizon in action points: the highest action card."""
MAX_EXIT_COST: Final = 20
"""More action points than any way out takes."""
_JUMPED_STEPS: Final = 2
"""Steps of a jump."""


@dataclass(frozen=True, slots=True)
class Exit:
    """A character that can leave the maze, with the action points needed and victory points scored."""

    character: str
    ap: int
    points: int
    route: tuple[int, ...] = field(default=(), compare=False)
    """A shortest route, from its square to one of the opponent's line: if several, a free one near its row.

    Each square is next to the one before, except after a jump.
    """
    jump_cards: int = field(default=0, compare=False)
    """Jump cards that this route takes."""
    potion_ap: int = field(default=0, compare=False)
    """How many of the action points are its own potion's (rule 34)."""


class Departure(NamedTuple):
    """Characters of a seat that could leave in its turn, and the most points that they could score in it."""

    seat: int
    when: Literal["now", "turn", "next"]
    """With the action points left, with an action card still to be played this turn, or in the next turn."""
    exits: tuple[Exit, ...]
    points: int
    needed: int
    """Points that would win the game."""

    @property
    def is_winning(self) -> bool:
        """Whether these points win the game."""
        return self.points >= self.needed

    @property
    def winners(self) -> tuple[Exit, ...]:
        """Exits that would each win the game."""
        return tuple(one for one in self.exits if one.points >= self.needed)

    @property
    def is_together(self) -> bool:
        """Whether all of them could leave in that turn, or else only some."""
        return self.points == sum(one.points for one in self.exits)

    @property
    def is_partial(self) -> bool:
        """Whether some of them would score less than ``points``."""
        return not self.is_together and any(one.points < self.points for one in self.exits)


State: TypeAlias = Game | Observation


def exits(state: State, seat: int, most: int = FARTHEST, *, jumps: bool = True) -> tuple[Exit, ...]:
    """A seat's unwounded characters that can leave within this many action points, nearest first.

    Whoever drank a potion has its points, too. In the current maze; effects of tokens taken, left or rooms
    turned on the way are ignored. Without ``jumps`` no jump card is used.
    """
    ways_out = (exit_of(state, token, most, jumps=jumps) for token in CHARACTERS_OF[seat])
    found = filter(None, ways_out)
    return tuple(sorted(found, key=lambda one: (one.ap, -one.points, BY_NAME[one.character])))


def exit_of(state: State, token: int, most: int = FARTHEST, *, jumps: bool = True) -> Exit | None:
    """How one character can leave, as by ``exits``; None if it can't."""
    board = board_of(state)
    if board.places[token] >= SQUARES or board.wounded >> token & 1:
        return None
    own = dict(state.potion).get(token, 0)
    route = _exit_route(board, token, most + own, state.seats[OWNER[token]].jumps if jumps else 0)
    if route is None:
        return None
    points, own = exit_points(token, board.load(token)), min(own, route.ap)
    return Exit(TOKENS[token], route.ap, points, route.squares, route.jump_cards, own)


def exits_in_turn(seen: Observation, seat: int, most: int) -> tuple[Exit, ...]:
    """The ``exits`` possible in this turn, or in the other seat's next turn.

    Who was healed this turn does nothing until it ends (rule 24).
    """
    healed = seen.fresh_healed if seat == seen.active_seat else 0
    return tuple(one for one in exits(seen, seat, most) if not healed >> BY_NAME[one.character] & 1)


def exits_from(state: State, token: int, squares: Iterable[str]) -> dict[str, int]:
    """Action points a character would need to leave from each of these squares; 0 where no way is open.

    Counted as by ``exits``, but farther.
    """
    cards = state.seats[OWNER[token]].jumps
    costs_by_square = {}
    for square in squares:
        places = places_after(state.places, (token, SQUARE_BY_NAME[square]))
        route = _exit_route(Board(replace(state, places=places)), token, MAX_EXIT_COST, cards)
        costs_by_square[square] = 0 if route is None else route.ap
    return costs_by_square


def points_within(exits: Sequence[Exit], most: int, cards: int = 0) -> int:
    """Most victory points of those that can leave one after another within these action points.

    All of them share the jump cards; nobody else has the points of a potion.
    """
    best = [[0] * (cards + 1) for _ in range(most + 1)]
    """By action points and jump cards."""
    for one in exits:
        shared = one.ap - one.potion_ap
        for ap in range(most, shared - 1, -1):
            for left in range(cards, one.jump_cards - 1, -1):
                best[ap][left] = max(best[ap][left], best[ap - shared][left - one.jump_cards] + one.points)
    return best[most][cards]


@lru_cache(maxsize=16)
def departures(seen: Observation) -> tuple[Departure, ...]:
    """Characters that could leave this turn, then the other seat's that could next turn.

    None in a puzzle, whose solution that would be.
    """
    if seen.phase not in (Phase.CARD, Phase.ACT) or seen.setup.is_puzzle:
        return ()
    departures = []
    for seat in (seen.active_seat, 1 - seen.active_seat):
        when: Literal["now", "turn", "next"] = (
            "next" if seat != seen.active_seat else "now" if seen.phase is Phase.ACT else "turn"
        )
        most = seen.ap if when == "now" else highest_next_card(seen, seat)
        if own := exits_in_turn(seen, seat, most):
            points = points_within(own, most, seen.seats[seat].jumps)
            departures.append(Departure(seat, when, own, points, seen.setup.goal[seat] - seen.vp[seat]))
    return tuple(departures)


def highest_next_card(seen: Observation, seat: int) -> int:
    """Highest action card a seat may play in its next turn (rule 9)."""
    return max(playable_cards(seen.seats[seat].actions, seen.highest_card), default=0)


class _ExitRoute(NamedTuple):
    """A shortest route out of the maze, with the action points and jump cards that it takes."""

    ap: int
    squares: tuple[int, ...]
    jump_cards: int


def _exit_route(board: Board, token: int, most: int, cards: int) -> _ExitRoute | None:
    """The route by which a character leaves with at most so many action points and jump cards."""
    seat = OWNER[token]
    layers = board.maze.layers_from(LINES[1 - seat], walls=token in WALLWALKERS)
    start, farthest = BIT[board.places[token]], most * max(SPEED[token], _JUMPED_STEPS)
    if not any(layer & start for layer in layers[: farthest + 1]):
        return None
    goal = LINES[1 - seat] & (-1 if token in WIZARDS else ~board.unwounded[1 - seat])
    starts = [[BIT[board.places[token]], *[0] * cards]]
    for reached, stops in _reach_by_points(board, token, most, cards):
        used = next((number for number, squares in enumerate(reached) if squares & goal), None)
        if used is not None:
            walks = _squares_by_steps(board, token, starts[-1][used])
            first = next((walk & goal for walk in walks if walk & goal), reached[used] & goal)
            route, left = [_nearest(board.places, board.places[token], first)], used
            for ends in reversed(starts):
                left = _trace_back(board, token, ends, left, route)
            return _ExitRoute(len(starts), tuple(reversed(route)), used)
        starts.append(stops)
    return None


def _trace_back(board: Board, token: int, ends: Sequence[int], used: int, route: list[int]) -> int:
    """Extend a reversed route back to where it was one action point before its end.

    ``ends`` are the squares for each number of jump cards, ``used`` is that at the end of the route. Returns
    that before.
    """
    maze, walks = board.maze, _squares_by_steps(board, token, ends[used])
    end = BIT[route[-1]]
    number = next((number for number, walk in enumerate(walks) if walk & end), None)
    if number is not None:
        step = _stepper(board, token)
        for walk in reversed(walks[:number]):
            route.append(next(squares_of(step(BIT[route[-1]]) & walk)))
        return used
    through = maze.walls.step(end) & ends[used] if token in WALLWALKERS else 0
    if through:
        route.append(next(squares_of(through)))
        return used
    route.append(next(squares_of(maze.step(maze.step(end) & _jumped_pits(board)) & ends[used - 1])))
    return used - 1


def _nearest(used: Collection[int], square: int, line: int) -> int:
    """The square of a line, given as a bitboard, nearest to a square's row; a free one if possible."""
    row = coordinates(square)[1]
    return min(squares_of(line), key=lambda one: (one in used, abs(coordinates(one)[1] - row)))


def square_costs(state: State, token: int, most: int) -> dict[int, int]:
    """Action points by square that a character can reach with ``most`` of them, without jumps.

    In the current maze; effects of tokens taken or left on the way are ignored.
    """
    board, costs_by_square = board_of(state), dict[int, int]()
    for ap, (_, (stops,)) in enumerate(_reach_by_points(board, token, most, 0), 1):
        for square in squares_of(stops):
            costs_by_square.setdefault(square, ap)
    costs_by_square.pop(state.places[token], None)
    return costs_by_square


def distant_square_costs(seen: Observation, token: int) -> dict[int, int]:
    """Squares that take a character several of its action points, with how many, as by ``square_costs``.

    None while it can't act: a wounded Troll can only heal itself.
    """
    if not Board(seen).is_fit(token):
        return {}
    points = seen.ap + dict(seen.potion).get(token, 0)
    return {square: ap for square, ap in square_costs(seen, token, points).items() if ap > 1}


def _reach_by_points(
    board: Board, token: int, most: int, cards: int
) -> Iterator[tuple[list[int], list[int]]]:
    """For each action point what a character reaches, and where of that it can stay.

    Both as bitboards for each number of jump cards used. Ends early where further points reach nothing more.
    """
    maze, seat = board.maze, OWNER[token]
    enemies = board.characters[1 - seat]
    on_pits = token in THIEVES or board.load(token) in ROPES
    full = sum(BIT[square] for square, tokens in board.on.items() if len(tokens) > 1)
    stops = ~(board.unwounded[seat] | enemies | full) & (-1 if on_pits else ~maze.pits)
    ends = [BIT[board.places[token]], *[0] * cards]
    for _ in range(most):
        reached = []
        for used, squares in enumerate(ends):
            wave = squares
            for walk in _squares_by_steps(board, token, squares) if squares else ():
                wave |= walk
            if token in WALLWALKERS:
                wave |= maze.walls.step(squares)
            if used:  # never onto an enemy (rule 15)
                wave |= maze.step(maze.step(ends[used - 1]) & _jumped_pits(board)) & ~enemies
            reached.append(wave)
        before, ends = ends, [squares | wave & stops for squares, wave in zip(ends, reached, strict=True)]
        yield reached, ends
        if ends == before:
            return


def _jumped_pits(board: Board) -> int:
    """Pits that can be jumped over: those with no character on them (rule 15)."""
    return board.maze.pits & ~(board.characters[0] | board.characters[1])


def _squares_by_steps(board: Board, token: int, starts: int) -> list[int]:
    """Bitboards of the squares a character first reaches with 0, 1, 2 ... steps of one action point."""
    seat = OWNER[token]
    passable = -1 if token in WIZARDS else ~board.unwounded[1 - seat]
    if not crosses_pits(board, token):
        passable &= ~board.maze.pits | board.bridges(seat)
    step, walks, reached = _stepper(board, token), [starts], starts
    for _ in range(SPEED[token]):
        walks.append(step(walks[-1] & ~LINES[1 - seat]) & passable & ~reached)
        reached |= walks[-1]
    return walks


def _stepper(board: Board, token: int) -> Callable[[int], int]:
    """Finds squares one step away from any of some; a rope in hand leads from no pit to another (rule 33)."""
    step, load = board.maze.step, board.load(token)
    if load not in ROPES or token in THIEVES or token in WIZARDS:
        return step
    bridged = board.thief_bridge(OWNER[token])
    for rope in ROPES:
        if rope != load and board.places[rope] < SQUARES:
            bridged |= BIT[board.places[rope]]
    pits = board.maze.pits & ~bridged
    return lambda squares: step(squares & ~pits) | step(squares & pits) & ~pits


def crosses_pits(board: Board, token: int) -> bool:
    """Whether a character walks over pits."""
    return token in WIZARDS or token in THIEVES or board.load(token) in ROPES


def only_card(state: State, seat: int) -> tuple[PlayCard, ...]:
    """The action card that a seat has to play now; empty if it has a choice, or none to play (rules 8, 9)."""
    if state.phase is not Phase.CARD or state.active_seat != seat:
        return ()
    cards = playable_cards(state.seats[seat].actions, state.highest_card)
    return tuple(map(PlayCard, cards)) if len(cards) == 1 else ()


UNPREDICTABLE_ACTIONS: Final = (Reveal, Attack, Lay)
"""Actions with an unknown outcome, which planning can't look beyond."""


Aim: TypeAlias = Literal["nearer", "along", "tends", "away"]


class Suggestion(NamedTuple):
    """Actions of a character offered together, with their gain; negative for a loss."""

    character_actions: tuple[CharacterAction, ...]
    """The last one, and what leads to it."""
    gain: float
    aim: Aim | None = "nearer"
    """Main purpose of a move: the exit, a wounded friend it carries, one to heal, or leaving an enemy.

    None if people wouldn't see it, as with rooms to be rotated first.
    """
    card: PlayCard | None = None
    """The action card to play first; None once one is played."""
    affected_character: str = ""
    """Character whose way a room or a portcullis changes most: an own one's shorter or an enemy's longer."""
    affected_ap: int | None = None
    """Action points in which it can leave by the next turn, 0 if it no longer can; None if unchanged."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions, in order."""
        return self.character_actions if self.card is None else (self.card, *self.character_actions)

    @property
    def last(self) -> CharacterAction:
        """The action that the others lead to."""
        return self.character_actions[-1]


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn, or the filling of a room, as planned so far."""

    before: Observation
    seen: Observation
    """Observation after the actions."""
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    choices: tuple[Action, ...]
    """Cards to play, or squares for the next token; while acting see ``other_actions`` and ``reach``."""
    other_actions: tuple[CharacterAction, ...]
    """Next actions except moves, by character; in a puzzle, no room can be revealed."""
    movers: tuple[str, ...]
    """Own characters that can move next."""
    finished: bool
    """Whether the last action ended the turn, the placing or the game."""
    reach: Callable[[str], dict[str, tuple[Move, ...]]]
    """Legal next moves of an own character by final square, the plain one first."""
    preview_other: Callable[[Sequence[Action]], Preview]
    """Previews other actions of the seat. Raises RuleError."""

    @property
    def action_count(self) -> int:
        """Number of planned actions; controls carry it, to detect those of an outdated plan."""
        return len(self.actions)

    @property
    def character(self) -> str | None:
        """The character that acted last, if any."""
        acted = (getattr(one, "character", None) for one in reversed(self.actions))
        return next((name for name in acted if name), None)

    @property
    def worthwhile(self) -> tuple[CharacterAction, ...]:
        """The ``other_actions`` worth offering: all but jumps that a move replaces without a jump card."""
        board = board_of(self.seen)
        return tuple(
            one
            for one in self.other_actions
            if not (isinstance(one, Jump) and is_replaced(board, one, self.reach(one.character)))
        )

    @property
    def without_last(self) -> Preview:
        """The plan without its last action."""
        return self.preview_other(self.actions[:-1])

    def text_with(self, *more: Action) -> str:
        """The plan extended by these actions, as text."""
        return write_actions((*self.actions, *more))

    @property
    def outcome(self) -> str | None:
        """Result of the game for the planner: ``won``, ``lost`` or ``drawn``; None if it continues."""
        if self.seen.result is None:
            return None
        winner, _ = self.seen.result
        return "drawn" if winner is None else "won" if winner == self.seen.seat else "lost"

    @property
    def ending_text(self) -> str:
        """The plan as an answer that ends the turn, unless it ends by itself."""
        return self.text_with() if self.finished else self.text_with(End())


def is_replaced(board: Board, jump: Jump, moves_by_square: Mapping[str, Sequence[Move]]) -> bool:
    """Whether a move ends where a jump does, with the same tokens taken and left."""
    token = BY_NAME[jump.character]
    handled = handlings(board, token, (jump.pit, jump.square))
    return any(handlings(board, token, move.path) == handled for move in moves_by_square.get(jump.square, ()))


def preview(game: Game, seat: int, actions: Sequence[Action]) -> Preview:
    """Evaluate a seat's actions. Raises RuleError for one that is illegal or has an unknown outcome."""
    after, events = simulate(game, seat, actions)
    finished = is_answered(game, after, seat)
    choices = after.phase in (Phase.CARD, Phase.PLACE) and not finished
    return Preview(
        before=observe(game, seat),
        seen=observe(after, seat),
        actions=tuple(actions),
        events=events,
        choices=tuple(legal_actions(after, seat)) if choices else (),
        other_actions=() if finished else _predictable_actions(after, seat),
        movers=() if finished else movers(after, seat),
        finished=finished,
        reach=cache(partial(reach, after, seat)),
        preview_other=partial(preview, game, seat),
    )


def _predictable_actions(game: Game, seat: int) -> tuple[CharacterAction, ...]:
    """Legal actions except moves; in a puzzle, without those that reveal a room, since that is luck."""
    actions = other_actions(game, seat)
    return tuple(action for action in actions if not (game.setup.is_puzzle and isinstance(action, Reveal)))


def simulate(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Game, tuple[Event, ...]]:
    """The game after a seat's actions. Raises RuleError for one that is illegal or has an unknown outcome."""
    after, events = game, list["Event"]()
    for action in actions:
        is_predictable = game.phase in (Phase.CARD, Phase.ACT, Phase.PLACE)
        if isinstance(action, UNPREDICTABLE_ACTIONS) or not is_predictable:
            raise IllegalActionError("news", f"{str(action)!r} cannot be looked into", rule=10, game=after)
        step = apply(after, seat, action)
        after = step.game
        events += step.events
    return after, tuple(events)


def is_answered(before: Game, after: Game, seat: int) -> bool:
    """Whether the decision of the earlier state is completely answered: the turn, the placing or the game."""
    if after.phase is Phase.OVER:
        return True
    if before.phase is Phase.PLACE:
        return not after.placing or after.placing[0][0] != seat
    return after.turn_number != before.turn_number or after.active_seat != seat
