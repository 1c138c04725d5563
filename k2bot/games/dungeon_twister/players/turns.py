"""Beam search over whole turns, with the opponent's reply.

Moves are generated as sets of squares without paths; legality comes from the engine's own rules for handling
and walking, and the engine applies the chosen actions in full.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import nlargest
from math import exp
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import Attack, CharacterAction, Gate, Move, Reveal, Rotate
from k2bot.games.dungeon_twister.engine.aftermath import end_turn, mark_eventful, resolve_falls, spend_point
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    MOST_ACTIONS,
    ROPES,
    THIEVES,
    playable_cards,
)
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of
from k2bot.games.dungeon_twister.engine.listing import state_cache
from k2bot.games.dungeon_twister.engine.model import Game, MutableState, mutable_copy
from k2bot.games.dungeon_twister.engine.moves import (
    NOTHING,
    Burden,
    MoveContext,
    MoveResult,
    apply_move,
    arrive,
)
from k2bot.games.dungeon_twister.engine.other_actions import list_other_actions, perform
from k2bot.games.dungeon_twister.engine.squares import SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.undoing import rotated_rooms
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.valuing import Valuer, urged_weights, urgency

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.players.sampling import RevealValues

    State = Game | MutableState


class MoveByResult(NamedTuple):
    """A move, by its result."""

    character: int
    result: MoveResult


SearchAction: TypeAlias = "MoveByResult | CharacterAction"
"""An action as the searches have it: a move by its result, any other as the engine has it."""


class Child(NamedTuple):
    """An action and the state after it; for a fight the state before it, since the cards decide."""

    action: SearchAction
    state: MutableState
    fight: Fight | None = None


def engine_action(game: Game, action: SearchAction) -> CharacterAction:
    """The engine's form of an action."""
    if isinstance(action, MoveByResult):
        return state_cache(game).moves_of(action.character).move(action.result)
    return action


def child_after(state: State, action: CharacterAction) -> Child:
    """Apply an answered action to a copy of the state; a revealed room stays face down."""
    board, character = Board(state), BY_NAME[action.character]
    if not isinstance(action, Move):
        return _child(state, board, action, character)
    mutable = mutable_copy(state)
    spend_point(mutable, character)
    apply_move(mutable, board, action, None, [])
    resolve_falls(mutable, [])
    return Child(action, mutable)


def children(state: State, seat: int) -> Iterator[Child]:
    """Legal actions of the seat to move, each with the state after it.

    Handovers are limited to those that take something. A revealed room stays face down, since its contents
    are unknown.
    """
    board = Board(state)
    for character in CHARACTERS_OF[seat]:
        if board.places[character] >= SQUARES or not state.points_of(character):
            continue
        if not board.idle >> character & 1:
            yield from _walks(state, board, character)
        for action in list_other_actions(board, state, character):
            yield _child(state, board, action, character)


def _child(state: State, board: Board, action: CharacterAction, character: int) -> Child:
    mutable = mutable_copy(state)
    spend_point(mutable, character)
    if isinstance(action, Attack):
        return Child(action, mutable, fight_of(board, character, BY_NAME[action.target]))
    if isinstance(action, Reveal):
        mark_eventful(mutable)
    else:
        perform(mutable, board, action, [])
        if not isinstance(action, Gate):
            resolve_falls(mutable, [])
    return Child(action, mutable)


def _walks(state: State, board: Board, character: int) -> Iterator[Child]:
    """Moves: with what is carried, and those that pick up or swap one object on the way."""
    context = MoveContext(board, character)
    start = context.start_burden
    bridge = character in THIEVES or board.load(character) in ROPES
    layers = context.layers(start, context.start, context.speed)
    yield from _ends(state, context, start, layers[context.speed], bridge=bridge)
    for thing in context.things:
        if thing == start[0] or thing == character:
            continue
        square = board.places[thing]
        for steps, layer in enumerate(layers):
            if layer >> square & 1:
                after = context.exchange(start, square, thing)
                if after is not None:
                    left = context.speed - steps
                    beyond = context.layers(after, square, left)[left]
                    if start[0] == NOTHING and context.start == square:
                        beyond &= ~(1 << square)
                    yield from _ends(state, context, after, beyond, bridge=bridge or thing in ROPES)
                break


def _ends(
    state: State, context: MoveContext, burden: Burden, squares: int, *, bridge: bool
) -> Iterator[Child]:
    """Moves with a burden that end on these squares, or beyond the exit; only a ``bridge`` can let fall."""
    character = context.character
    load, displaced = burden
    ends = context.legal_ends(burden, squares)
    if not displaced and load == context.start_burden[0]:
        ends &= ~(1 << context.start)
    for square in (*((None,) if squares & context.goal else ()), *squares_of(ends)):
        mutable = mutable_copy(state)
        spend_point(mutable, character)
        move = MoveByResult(character, MoveResult(burden, square))
        arrive(mutable, *move, [])
        if bridge or displaced:
            resolve_falls(mutable, [])
        yield Child(move, mutable)


Chain: TypeAlias = "tuple[Chain, SearchAction] | None"
"""Linked list of actions, last one first."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Parameters of a turn search."""

    valuer: Valuer
    width: int
    """Beam width: states kept after each action."""
    solves_fights: bool = True
    """Whether fights are solved as matrix games; otherwise all cards count as equally likely."""
    point_left: float = 3.0
    """Lead for an action point left when a fight or a reveal interrupts the turn."""
    max_actions: int | None = None
    """Maximum depth in actions; None for all that are left."""
    action_cost: float = 0.0
    """Lead that an action costs, so that nobody walks to and fro for nothing."""
    undo_cost: float = 0.0
    """Lead that it costs to rotate a room that the side rotated in its last turn."""
    adapts_to_urge: bool = False
    """Whether quiet turns make it more aggressive."""

    def scaled(self, percent: int, urge: float = 0.0) -> SearchSettings:
        """The same with this percent of the work, for a side that wants something to happen."""
        return replace(
            self,
            width=max(1, self.width * percent // 100),
            valuer=Valuer(urged_weights(self.valuer.weights, urge)) if self.adapts_to_urge else self.valuer,
        )


@dataclass(slots=True)
class TurnPlan:
    """A turn, up to the point where something unknown interrupts it."""

    value: float
    state: State
    """State after the turn; before the cards are revealed if it ends with a fight."""
    chain: Chain = None
    fight: Fight | None = None
    deep_value: float | None = None
    """Value by the deeper evaluation (``DeepEvaluation.evaluate``), once known."""

    @property
    def actions(self) -> tuple[SearchAction, ...]:
        """Deeds in order."""
        actions, chain = list[SearchAction](), self.chain
        while chain is not None:
            chain, action = chain
            actions.append(action)
        return tuple(reversed(actions))

    @property
    def is_interrupted(self) -> bool:
        """Whether it ends with a fight or a reveal, with the turn to be continued."""
        return self.fight is not None or self.revealed_slot is not None

    @property
    def revealed_slot(self) -> int | None:
        """The slot revealed at its end."""
        last = self.chain[1] if self.chain else None
        return last.slot if isinstance(last, Reveal) else None

    @property
    def pattern(self) -> frozenset[CharacterAction | int]:
        """Common part of plans that differ only in squares: who walks, and all other actions."""
        return frozenset(one.character if isinstance(one, MoveByResult) else one for one in self.actions)

    def with_fewer_points(self, points: int, each: float) -> TurnPlan:
        """The plan with this many action points fewer, each of this value where it is interrupted."""
        if not points or not self.is_interrupted:
            return self
        state = mutable_copy(self.state)
        state.ap -= points
        return TurnPlan(self.value - each * points, state, self.chain, self.fight)


_MAX_PER_PATTERN = 3
"""Maximum number of plans of one pattern that get the deeper evaluation."""


def varied_plans(plans: Iterable[TurnPlan], count: int) -> list[TurnPlan]:
    """The first plans, with at most a few of each pattern."""
    chosen: list[TurnPlan] = []
    patterns: dict[frozenset[CharacterAction | int], int] = {}
    for plan in plans:
        pattern = plan.pattern
        patterns[pattern] = patterns.get(pattern, 0) + 1
        if patterns[pattern] <= _MAX_PER_PATTERN:
            chosen.append(plan)
            if len(chosen) == count:
                break
    return chosen


@dataclass(slots=True)
class Beam:
    """Beam search for one seat's turns; without ``rooms`` no room is revealed."""

    settings: SearchSettings
    seat: int
    rooms: RevealValues | None = None
    states: int = 0
    """Number of states found so far."""
    undone_rooms: frozenset[int] = frozenset()
    """Rooms that the side rotated in its last turn."""

    def plans(self, state: State, count: int) -> list[TurnPlan]:
        """The best turns from a state, best first. Never empty, since a turn may end at once."""
        every_plan = [plan for plans in self._depths(state, count) for plan in plans]
        return nlargest(count, every_plan, key=_by_value)

    def best_by_points_used(self, state: State) -> list[TurnPlan]:
        """The best turn that uses at most 0, 1, 2 ... of the action points left."""
        best = [TurnPlan(float("-inf"), state)] * (state.ap + 1)
        for plans in self._depths(state, 1):
            for plan in plans:
                used = state.ap - plan.state.ap
                if plan.value > best[used].value:
                    best[used] = plan
        for used in range(1, len(best)):
            best[used] = max(best[used], best[used - 1], key=_by_value)
        return best

    def evaluate_turn(self, state: State, actions: Sequence[CharacterAction]) -> TurnPlan:
        """Evaluate the turn of these actions like one that was found; stops after a fight or a reveal."""
        node = TurnPlan(self.settings.valuer.evaluate(state, self.seat), state)
        for number, action in enumerate(actions, 1):
            child, action_costs = child_after(node.state, action), number * self.settings.action_cost
            chained = (node.chain, action)
            if child.fight is not None:
                return self._plan_with_fight(child.state, chained, child.fight, action_costs)
            if isinstance(action, Reveal):
                return self._plan_with_reveal(child.state, chained, action.slot, action_costs)
            node = TurnPlan(
                self.settings.valuer.evaluate(child.state, self.seat, -action_costs), child.state, chained
            )
        return node

    def _depths(self, state: State, count: int) -> Iterator[list[TurnPlan]]:
        """The turns of 0, 1, 2 ... actions that were found, including the best ``count`` of each length."""
        settings = self.settings
        self.undone_rooms = rotated_rooms(state) if settings.undo_cost else frozenset()
        left = [TurnPlan(settings.valuer.evaluate(state, self.seat), state)]
        known = {_key(state)}
        yield left
        for number in range(1, 1 + (settings.max_actions or MOST_ACTIONS)):
            following: list[TurnPlan] = []
            interrupted: list[TurnPlan] = []
            for node in left:
                for child in self._children(node, known, number * settings.action_cost):
                    (interrupted if child.is_interrupted else following).append(child)
            left = nlargest(settings.width, following, key=_promise)
            self.states += len(following) + len(interrupted)
            yield interrupted + (
                nlargest(count, following, key=_by_value) if count > settings.width else left
            )
            if not left:
                break

    def _children(
        self, node: TurnPlan, known: set[tuple[object, ...]], action_costs: float
    ) -> Iterator[TurnPlan]:
        """Successors of a state, skipping those in ``known`` and adding the others to it.

        ``action_costs`` is the lead that the actions so far and the next one cost.
        """
        seat, evaluate = self.seat, self.settings.valuer.evaluate
        if max(node.state.vp[owner] - node.state.setup.goal[owner] for owner in (0, 1)) >= 0:
            return
        action_costs += self._undo_costs(node.actions)
        for action, state, fight in children(node.state, seat):
            chained = (node.chain, action)
            if fight is not None:
                if fighting.can_win(state, fight):
                    yield self._plan_with_fight(state, chained, fight, action_costs)
            elif isinstance(action, Reveal):
                if self.rooms is not None:
                    yield self._plan_with_reveal(state, chained, action.slot, action_costs)
            else:
                key = _key(state)
                if key not in known:
                    known.add(key)
                    costs = action_costs + self._undo_costs((action,))
                    yield TurnPlan(evaluate(state, seat, -costs), state, chained)

    def _undo_costs(self, actions: Iterable[SearchAction]) -> float:
        """Lead that the rotations among some actions cost that undo the last turn."""
        rooms = self.undone_rooms
        if not rooms:
            return 0.0
        return self.settings.undo_cost * sum(isinstance(one, Rotate) and one.slot in rooms for one in actions)

    def _plan_with_reveal(
        self, state: MutableState, chained: Chain, slot: int, action_costs: float
    ) -> TurnPlan:
        gain = self.rooms.gain(slot) if self.rooms is not None else 0.0
        more = gain + self.settings.point_left * state.points_left - action_costs
        return TurnPlan(self.settings.valuer.evaluate(state, self.seat, more), state, chained)

    def _plan_with_fight(
        self, state: MutableState, chained: Chain, fight: Fight, action_costs: float
    ) -> TurnPlan:
        settings, seat = self.settings, self.seat
        valuer, more = settings.valuer, settings.point_left * state.points_left - action_costs
        game = fighting.stakes(state, fight, valuer, lambda after: valuer.evaluate(after, seat, more))
        return TurnPlan(fighting.fight_value(game, solves=settings.solves_fights), state, chained, fight)


_by_value = attrgetter("value")
_POTION_POINT_VALUE = 8.0
"""Bonus for an action point from a potion while a turn is searched."""


def _promise(node: TurnPlan) -> float:
    potion = node.state.potion
    return node.value + _POTION_POINT_VALUE * sum(points for _, points in potion) if potion else node.value


def _key(state: State) -> tuple[object, ...]:
    """Transposition key: what two orders of actions leading to the same state share."""
    return (
        state.places, state.wounded, state.rotations, state.gates, state.ap, state.potion, state.fresh_healed,
        state.seats[state.active_seat].jumps, state.revealed,
    )  # fmt: skip


_NEXT_TURN_POINTS = 4
"""Action points assumed for the turn after this one."""
_CARD_TEMPERATURE = 12.0
"""Difference in value at which one of the opponent's cards is e times as likely as another."""


@dataclass(slots=True)
class DeepEvaluation:
    """Search parameters: for turns, what follows a fight, and the opponent's reply; and the work done."""

    first: SearchSettings
    rest: SearchSettings
    reply: SearchSettings | None
    """None to skip the opponent's reply."""
    deep_turns: int
    """Number of turns evaluated more deeply."""
    reply_trust: float = 1.0
    """Weight (0 to 1) of the evaluation after the opponent's reply against the static one."""
    card_point_value: float = 4.0
    """Value of an action point of a card."""
    urge: float = 0.0
    """How much the side wants something to happen, from 0 to 1."""
    states: int = 0
    """Number of states found so far by looking at turns more closely."""

    def scaled(self, percent: int, quiet: int, lead: int) -> DeepEvaluation:
        """The same with this percent of the work, adapted to the quiet turns and the lead in points."""
        urge = urgency(quiet, lead)
        return replace(
            self,
            first=self.first.scaled(percent, urge),
            rest=self.rest.scaled(percent, urge),
            reply=None if self.reply is None else self.reply.scaled(percent),
            deep_turns=max(1, self.deep_turns * percent // 100),
            urge=urge,
            states=0,
        )

    def evaluate(self, plan: TurnPlan, seat: int) -> float:
        """Value of a turn by the deeper evaluation, computed once."""
        if plan.deep_value is None:
            plan.deep_value = self._evaluate(plan, seat)
        return plan.deep_value

    def _evaluate(self, plan: TurnPlan, seat: int) -> float:
        if plan.fight is None:
            value = plan.value + self._reply_change(plan.state, seat)
        else:
            game = fighting.stakes(
                plan.state, plan.fight, self.first.valuer, lambda after: self.value_in_turn(after, seat)
            )
            value = fighting.fight_value(game, solves=self.first.solves_fights)
        return value + self.urge * self._gain_if_opponent_waits(plan, seat) if self.urge else value

    def _gain_if_opponent_waits(self, plan: TurnPlan, seat: int) -> float:
        """Gain of the turn after this one if the opponent does nothing."""
        state = mutable_copy(plan.state)
        state.ap, state.potion, state.fresh_wounded, state.fresh_healed = _NEXT_TURN_POINTS, (), 0, 0
        best = Beam(self.rest, seat).plans(state, 1)[0]
        return best.value - self.first.valuer.evaluate(plan.state, seat)

    def value_in_turn(self, state: State, seat: int) -> float:
        """Value of a state to the seat that continues its turn."""
        beam = Beam(self.rest, seat)
        best = beam.plans(state, 1)[0]
        self.states += beam.states
        return best.value + self._reply_change(best.state, seat)

    def _reply_change(self, state: State, seat: int) -> float:
        """Change in value by the opponent's reply, times the trust in it; as if a fight had been a tie."""
        if self.reply is None:
            return 0.0
        return self.reply_trust * (
            self.value_after_reply(state, seat) - self.first.valuer.evaluate(state, seat)
        )

    def value_after_reply(self, state: State, seat: int) -> float:
        """Expected value to the seat of ending its turn here, over the cards the opponent may play."""
        assert self.reply is not None  # noqa: S101 - called only if there is one
        valuer, vp, goal = self.first.valuer, state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            return valuer.evaluate(state, seat)
        mutable = mutable_copy(state)
        end_turn(mutable, [])
        if mutable.result is not None:
            winner = mutable.result[0]
            return 0.0 if winner is None else valuer.won if winner == seat else -valuer.won
        other = mutable.active_seat
        cards = playable_cards(mutable.seats[other].actions, mutable.highest_card)
        mutable.ap = cards[-1]
        beam = Beam(self.reply, other)
        best = beam.best_by_points_used(mutable)
        self.states += beam.states
        gains = [
            best[card].with_fewer_points(cards[-1] - card, self.reply.point_left).value
            - self.card_point_value * card
            for card in cards
        ]
        likely = [exp((gain - max(gains)) / _CARD_TEMPERATURE) for gain in gains]
        total = 0.0
        for card, probability in zip(cards, likely, strict=True):
            plan = best[card]
            if other == seat:
                total += probability * plan.value
            else:
                total += probability * (
                    -plan.value if plan.is_interrupted else valuer.evaluate(plan.state, seat)
                )
        return total / sum(likely)
