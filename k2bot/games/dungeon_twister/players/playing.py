"""A player's policy: how it answers each kind of decision."""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter, mul
from random import Random
from sys import maxsize
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    CharacterAction,
    End,
    Lay,
    Place,
    PlayCard,
    Reveal,
)
from k2bot.games.dungeon_twister.engine.aftermath import end_turn
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.fights import fight_of
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Phase, freeze, mutable_copy
from k2bot.games.dungeon_twister.engine.play import apply, legal_actions
from k2bot.games.dungeon_twister.engine.squares import NAMES
from k2bot.games.dungeon_twister.players import fighting, opening, sampling
from k2bot.games.dungeon_twister.players.exit_costs import without_waste
from k2bot.games.dungeon_twister.players.opening import WIDE_OPENING, Opening
from k2bot.games.dungeon_twister.players.solving import Solver, TooHardError
from k2bot.games.dungeon_twister.players.turns import (
    Beam,
    DeepEvaluation,
    TurnPlan,
    engine_action,
    varied_plans,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation


_ALL_PLANS = maxsize
"""All plans: the best ones may all need more action points than a low card gives."""
_POSITION_FIELDS = ("places", "wounded", "rotations", "gates")
"""Fields of a state that are all unchanged after an idle turn."""
_IDLE_PENALTY = 30.0
"""Price of such a turn for a side that wants something to happen."""
_URGED_NOISE = 6.0
"""Standard deviation of what chance adds to the value of such a side's turns."""
_URGED_CANDIDATES = 12
"""Number of turns among which it decides for a player who looks at none more closely."""
_NEAR_TIE = 12.0
"""Difference in value up to which turns are about as good as each other, so that points decide."""
_MAX_DEEP_STATES = 3000
"""States found by the deeper evaluation, after which no further turn gets one.

Counted for all cards, and again for the turn of the one that is played.
"""
_CARD_DIVISOR = 6
"""Divisor of ``DeepEvaluation.deep_turns`` while cards are compared."""


@dataclass(frozen=True, slots=True)
class Policy:
    """Parameters of a computer player's decisions."""

    evaluation: DeepEvaluation
    one_by_one: bool = False
    """Whether it answers with one action at a time."""
    never_idle: bool = False
    """Whether it takes the least costly action rather than end a turn without any."""
    plays_highest_cards: bool = False
    """Whether it plays its highest cards first."""
    own_rooms: float = 0.0
    """Price of each token of the opponent in a room beside the own line that is revealed.

    What it hid there is near its exit. The price falls to 0 as the side wants something to happen
    (``urgency``).
    """
    entry_value: float = 0.0
    """Worth of the first revealed room beside the own line, which lets the team in."""
    opening: Opening = WIDE_OPENING
    """Weights for drawing its team and its hiding places."""
    drops_waste: bool = False
    """Whether it leaves out rotations that undo its last turn for nothing (``without_waste``)."""
    win_search_work: int = 0
    """Work of the search for a turn that wins whatever the opponent does (``Solver``)."""

    def scaled(self, percent: int, seen: Observation, seat: int) -> Policy:
        """The player with this percent of its work, adapted to the quiet turns and the lead in points."""
        evaluation = self.evaluation.scaled(percent, seen.quiet, seen.vp[seat] - seen.vp[1 - seat])
        return replace(self, evaluation=evaluation, win_search_work=self.win_search_work * percent // 100)


def play(
    seen: Observation, decision: Decision, rng: Random, percent: int, policy: Policy
) -> tuple[Action, ...]:
    """Answer a decision as this player, with this percent of its work; otherwise as ``choosing.choose``."""
    seat = decision.seat
    if seen.seat != seat:
        raise ValueError(f"seat {seat} is asked, but the observation is that of seat {seen.seat}")
    game = sampling.sample_game(seen, Random(rng.getrandbits(48)))  # noqa: S311 - not cryptographic
    legal = legal_actions(game, seat)
    if not legal:
        raise ValueError(f"the observation holds no question for seat {seat}: {decision.id}")
    if len(legal) == 1 and decision.kind != "card":
        return (legal[0],)
    decision_maker = DecisionMaker(seen, game, seat, rng, policy.scaled(percent, seen, seat))
    match decision.kind:
        case "team":
            return (opening.draw_team(seat, rng, policy.opening),)
        case "hide":
            return (opening.draw_hiding_place(game, seat, rng, policy.opening),)
        case "card":
            return decision_maker.choose_card(
                [action.card for action in legal if isinstance(action, PlayCard)]
            )
        case "act":
            return decision_maker.sure_win() or decision_maker.best_turn()
        case "place":
            return decision_maker.choose_squares()
        case "lay":
            return (decision_maker.choose_combat_card(),)


_CHECKED_TURNS = 2
"""Number of best turns that are checked for whether they give the game away, until one doesn't."""


def _ranking_value(value: float, points: int, highest: float) -> int:
    """First sort key of turns: the points of those about as good as the best; 0 for the others."""
    return points if value >= highest - _NEAR_TIE else 0


def _sure_win(game: Game, seat: int, work: int) -> list[tuple[int, Action]]:
    """A shortest turn that wins whatever the opponent does, if this work suffices; else empty."""
    solver = Solver(seat, work)
    try:
        won = work and any(solver.wins(game, most) for most in range(1, game.points_left + 1))
        return solver.winning_line(game) if won else []
    except TooHardError:
        return []


@dataclass(frozen=True, slots=True)
class DecisionMaker:
    """A decision to answer, with a game sampled for it."""

    seen: Observation
    game: Game
    seat: int
    rng: Random
    policy: Policy

    def choose_card(self, cards: Sequence[int]) -> tuple[Action, ...]:
        """The card whose best turn has the highest value, net of its action points, and its turn."""
        best, played = max(cards), {card: self._after_playing(card) for card in sorted(cards)}
        if played[best].sure_win():
            return next((PlayCard(card), *won) for card in played if (won := played[card].sure_win()))
        most = best
        if len(cards) > 1 and not self.policy.plays_highest_cards:
            plans = self._plans_with(most)
            valued = self._card_values_and_points(cards, plans)
            highest = max(value for value, _ in valued.values())
            best = max(cards, key=lambda card: (_ranking_value(*valued[card], highest), valued[card][0]))
            if self.policy.evaluation.deep_turns > 1:
                return (PlayCard(best), *played[best].best_of(self._affordable_plans(plans, most, best)))
        return (PlayCard(best), *played[best].best_turn())

    def _after_playing(self, card: int) -> DecisionMaker:
        """The decision to follow once an action card is played."""
        return replace(self, game=apply(self.game, self.seat, PlayCard(card)).game)

    def sure_win(self) -> tuple[Action, ...]:
        """A turn that wins whatever the opponent does, up to a fight; empty if none is found."""
        line = _sure_win(self.game, self.seat, self.policy.win_search_work)
        actions = [action for seat, action in line if seat == self.seat]
        end = next((count for count, action in enumerate(actions, 1) if isinstance(action, Attack)), None)
        return tuple(actions[:end])

    def _loses_to_reply(self, plan: TurnPlan) -> bool:
        """Whether after this turn the opponent surely wins with its highest card."""
        state = mutable_copy(plan.state)
        if not plan.is_interrupted:
            end_turn(state, [])
        if state.active_seat == self.seat or state.result is not None:
            return False
        other, game = state.active_seat, freeze(state)
        highest = max(action.card for action in legal_actions(game, other) if isinstance(action, PlayCard))
        return bool(
            _sure_win(apply(game, other, PlayCard(highest)).game, other, self.policy.win_search_work // 4)
        )

    def _plans_with(self, card: int) -> list[TurnPlan]:
        """The best turns with an action card, best first."""
        state = mutable_copy(self.game)
        state.phase, state.ap, state.highest_card = Phase.ACT, card, max(state.highest_card, card)
        return self._beam().plans(state, _ALL_PLANS)

    def _affordable_plans(self, plans: Sequence[TurnPlan], most: int, card: int) -> list[TurnPlan]:
        """The turns found with the highest card, ``most``, that another card allows, too, best first."""
        each = self.policy.evaluation.first.point_left
        within = [plan.with_fewer_points(most - card, each) for plan in plans if most - plan.state.ap <= card]
        return sorted(within, key=attrgetter("value"), reverse=True)

    def card_values(self, cards: Sequence[int]) -> dict[int, float]:
        """Value of the best turn with each card, net of its action points."""
        valued = self._card_values_and_points(cards, self._plans_with(max(cards)))
        return {card: value for card, (value, _) in valued.items()}

    def _card_values_and_points(
        self, cards: Sequence[int], plans: Sequence[TurnPlan]
    ) -> dict[int, tuple[float, int]]:
        """Value of the best turn by card, and the most points after a turn that is about as good."""
        evaluation, seat, most = self.policy.evaluation, self.seat, max(cards)
        deep_turns, each = max(1, evaluation.deep_turns // _CARD_DIVISOR), evaluation.first.point_left
        begun, known = evaluation.states, dict[int, tuple[float, int]]()
        """By plan: its value, and the card it was looked at with."""

        def evaluate(plan: TurnPlan, card: int) -> float:
            value, before = known.get(id(plan), (0.0, 0))
            if before and not plan.is_interrupted:  # what the opponent does doesn't depend on the card then
                return value
            if before and evaluation.states - begun > _MAX_DEEP_STATES:
                return value - each * (before - card)
            value = evaluation.evaluate(plan.with_fewer_points(most - card, each), seat)
            known[id(plan)] = value, card
            return value

        def best(card: int) -> tuple[float, int]:
            within = varied_plans([plan for plan in plans if most - plan.state.ap <= card], deep_turns)
            if evaluation.states - begun > _MAX_DEEP_STATES:
                within = [plan for plan in within if id(plan) in known] or within[:1]
            valued = [(evaluate(plan, card), plan.state.vp[seat]) for plan in within]
            highest = max(value for value, _ in valued)
            return highest - evaluation.card_point_value * card, max(
                _ranking_value(*one, highest) for one in valued
            )

        return {card: best(card) for card in sorted(cards, reverse=True)}

    def best_turn(self) -> tuple[Action, ...]:
        """The turn with the highest value by the deeper evaluation."""
        return self.best_of(self._beam().plans(self.game, _ALL_PLANS))

    def best_of(self, plans: list[TurnPlan]) -> tuple[Action, ...]:
        """The one of these turns, best first, with the highest value by the deeper evaluation.

        Of those about as good it's one that scores most at once: close to a win,
        values hardly show what can still be lost.
        """
        evaluation, seat = self.policy.evaluation, self.seat
        if self.policy.never_idle and not plans[0].actions:
            plans = plans[1:] or plans
        if evaluation.deep_turns == 1 or len(plans) == 1:
            likely = varied_plans(plans, _URGED_CANDIDATES) if evaluation.urge else plans[:1]
            return self._engine_actions(
                max(likely, key=lambda plan: plan.value + self._urge_adjustment(plan))
            )
        begun = evaluation.states
        valued: list[tuple[float, float, TurnPlan]] = []
        for plan in varied_plans(plans, evaluation.deep_turns):
            if evaluation.states - begun > _MAX_DEEP_STATES:
                break
            value = evaluation.evaluate(plan, seat)
            valued.append((value, value + self._urge_adjustment(plan), plan))
        highest = max(value for value, _, _ in valued)
        valued.sort(
            key=lambda one: (_ranking_value(one[0], one[2].state.vp[seat], highest), one[1]), reverse=True
        )
        best = [plan for _, _, plan in valued]
        if self.policy.win_search_work:
            last_resort = [plan for plan in plans if plan.is_interrupted][:1]
            doubted = (*best[:_CHECKED_TURNS], *last_resort)
            return self._engine_actions(
                next((plan for plan in doubted if not self._loses_to_reply(plan)), best[0])
            )
        return self._engine_actions(best[0])

    def _urge_adjustment(self, plan: TurnPlan) -> float:
        """For a side that wants something to happen: noise, and a penalty for a turn that changes nothing."""
        urge = self.policy.evaluation.urge
        if not urge:
            return 0.0
        same = all(getattr(plan.state, name) == getattr(self.game, name) for name in _POSITION_FIELDS)
        price = _IDLE_PENALTY if same and not plan.is_interrupted else 0.0
        return urge * (self.rng.gauss(0.0, _URGED_NOISE) - price)

    def turn_value(self, actions: Sequence[CharacterAction]) -> float:
        """Value of a turn of these actions by the deeper evaluation; the last may be a fight or a reveal."""
        return self.policy.evaluation.evaluate(self._beam().evaluate_turn(self.game, actions), self.seat)

    def choose_squares(self) -> tuple[Action, ...]:
        """Place every token the seat must place now."""
        game, seat, actions = self.game, self.seat, []
        while game.phase is Phase.PLACE and game.placing[0][0] == seat:
            _, token, slot = game.placing[0]
            square = sampling.best_square(game, seat, token, slot, self.policy.evaluation.first.valuer)
            actions.append(Place(TOKENS[token], NAMES[square]))
            game = apply(game, seat, actions[-1]).game
            if self.policy.one_by_one:
                break
        return tuple(actions)

    def choose_combat_card(self) -> Lay:
        """A combat card drawn from the optimal mixed strategy."""
        stakes, attacks = self._stakes()
        if self.policy.plays_highest_cards:
            return Lay(max(stakes.own if attacks else stakes.other))
        if not self.policy.evaluation.first.solves_fights:
            return Lay(fighting.best_guess(stakes, attacks=attacks))
        solution = stakes.solution
        cards, mixture = (stakes.own, solution.rows) if attacks else (stakes.other, solution.columns)
        return Lay(self.rng.choices(cards, mixture)[0])

    def combat_card_values(self) -> dict[int, float]:
        """Expected value of each combat card against the opponent's optimal mixed strategy.

        All cards in the optimal mixed strategy have equal values.
        """
        stakes, attacks = self._stakes()
        payoffs, solution = stakes.payoffs(), stakes.solution
        if attacks:
            sums = (sum(map(mul, row, solution.columns)) for row in payoffs)
            return dict(zip(stakes.own, sums, strict=True))
        losses = (-sum(map(mul, column, solution.rows)) for column in zip(*payoffs, strict=True))
        return dict(zip(stakes.other, losses, strict=True))

    def _stakes(self) -> tuple[fighting.Stakes, bool]:
        """The matrix game of the fight, and whether the seat attacks."""
        game, evaluation = self.game, self.policy.evaluation
        settings = evaluation.first
        assert game.fight is not None  # noqa: S101 - only during a fight
        attacker, target = game.fight
        side = OWNER[attacker]
        stakes = fighting.stakes(
            game,
            fight_of(Board(game), attacker, target),
            settings.valuer,
            lambda after: (
                evaluation.value_in_turn(after, side)
                if evaluation.deep_turns > 1
                else settings.valuer.evaluate(after, side)
            ),
        )
        return stakes, self.seat == side

    def _beam(self) -> Beam:
        policy, first = self.policy, self.policy.evaluation.first
        price = policy.own_rooms * (1.0 - policy.evaluation.urge)
        rooms = sampling.RevealValues(
            self.seen, self.seat, first.valuer, self.rng, price=price, entry=policy.entry_value
        )
        return Beam(first, self.seat, rooms)

    def _engine_actions(self, plan: TurnPlan) -> tuple[Action, ...]:
        """Turn a plan into engine actions, checked against the game.

        Ends the turn unless it is interrupted.
        """
        actions = self._checked_actions(plan)
        return without_waste(self.game, self.seat, actions) if self.policy.drops_waste else actions

    def _checked_actions(self, plan: TurnPlan) -> tuple[Action, ...]:
        game, seat = self.game, self.seat
        actions: list[Action] = []
        for found in plan.actions:
            action = engine_action(game, found)
            actions.append(action)
            game = apply(game, seat, action).game
            if (
                self.policy.one_by_one
                or isinstance(action, (Attack, Reveal))
                or game.phase is not Phase.ACT
                or game.active_seat != seat
            ):
                return tuple(actions)
        return (*actions, End())
