"""The last days, whose cards are all known: the most points that a seat's climbers can bring home alive.

From day 16 on nothing is left to chance but the order of the last risk tokens. ``Endgame`` searches both
climbers' days together, cards, tokens and turns, for a plan that reaches a goal: a number of points for each
climber. What a climber alone would have to pay for its goal, at several prices, bounds the search from below;
both together can't pay more than all cards that are left.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby, permutations, product
from math import inf
from operator import add, le
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, TypeVar

from k2bot.games.k2.engine import Side, content
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.quick import GONE, DecisionContext, TurnResult
from k2bot.games.k2.players.tables import (
    NO_TENT,
    NOWHERE,
    End,
    add_undominated,
    move_table,
    night_arrays,
    state_numbering,
)
from k2bot.games.k2.players.values import recursion

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from k2bot.games.k2.players.pack import Hand, Spending
    from k2bot.games.k2.players.simulation import SimPlayer, SimState

T = TypeVar("T")

FIRST_DAY: Final = content.DAYS - 2
"""From this day on every card is known: the hand, and the three that will be drawn."""
WORK_PER_PLAYOUT: Final = 4_000
"""Work units per playout: one per split of cards, and one per pair of day plans compared."""
BOUND_PRICES: Final = ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (2.0, 1.0), (1.0, 2.0))
"""Prices of a movement point and of a level of air, each of which gives a bound."""
_FIRST_COMPARED: Final = BOUND_PRICES.index((1.0, 1.0))
"""The price that is compared first, since it rules out most."""
DAY_OFFERS: Final = ((0, 6), (3, 5), (6, 3), (9, 0))
"""The most movement points and air that three cards of the deck can give."""
NO_COSTS: Final = (0.0,) * len(BOUND_PRICES)

Facts: TypeAlias = tuple[int, int, int, int]
"""Space, air, step and tent of a climber."""
Goal: TypeAlias = tuple[int, int]
"""Points for A and for B."""
Costs: TypeAlias = tuple[float, ...]
"""By prices."""


class Morning(NamedTuple):
    """A seat's state in the morning."""

    day: int
    climbers: tuple[Facts, Facts]
    hand: Hand
    deck: Hand
    tokens: tuple[int, ...]
    pile: tuple[int, ...]


class _DayPlan(NamedTuple):
    """A climber's day and the night after it."""

    costs: Costs
    """Price of reaching its goal from there."""
    facts: Facts
    end: End
    air: int
    """Before the night."""

    def dominates(self, other: _DayPlan) -> bool:
        """Whether another day that ends in the same place with the same tent leaves no more air or points."""
        return self.facts[1] >= other.facts[1] and self.facts[2] >= other.facts[2]


class Endgame:
    """Search of a seat's last days; other players' climbers stay where they are.

    For one playout it does as much work as ``WORK_PER_PLAYOUT`` says, all totals together.
    """

    def __init__(self, state: SimState, seat: int, playouts: int) -> None:
        self._board = state.board
        self._tiles = state.tiles
        self._side = state.setup.side
        self._numbering = state_numbering(self._side)
        self._full = state.full_spaces(seat)
        self._crowded_spaces = frozenset(
            space for space in range(1, self._numbering.spaces) if state.is_crowded(seat, space)
        )
        player = state.players[seat]
        self._shelters = shelters(player)
        self._known_plans: dict[tuple[object, ...], list[_DayPlan]] = {}
        self._known: dict[tuple[Morning, Goal], bool] = {}
        self._total_work = WORK_PER_PLAYOUT * playouts
        self._work_left = 0
        one, other = player.climbers
        self.morning = Morning(
            state.day,
            (one.facts(), other.facts()),
            player.hand,
            tuple(sorted(player.deck)),
            tuple(sorted(state.tokens)),
            state.pile,
        )
        """Today as the seat sees it, without cards that are chosen already."""

    def goals(self) -> Iterator[list[Goal]]:
        """Goals of the same total, the most first, each with two thirds of the work left.

        Climbers keep their points.
        """
        own = [
            (1,) if space == NOWHERE else self._board.points[step:]
            for space, _, step, _ in self.morning.climbers
        ]
        for _, goals in groupby(sorted(product(*own), key=sum, reverse=True), key=sum):
            self._work_left = share = self._total_work * 2 // 3
            if share <= 0:
                return
            yield [(one, other) for one, other in goals]
            self._total_work -= share - self._work_left

    # ------------------------------------------------------------------ search

    def is_reachable(self, morning: Morning, goal: Goal) -> bool:
        """Whether a plan is found that reaches the goal with every climber alive."""
        if morning.day > content.DAYS:
            return True
        known = self._known.get((morning, goal))
        if known is None:
            if self._work_left <= 0 or not self._is_affordable(morning, goal):
                return False
            known = any(self.is_reachable_with(morning, cards, goal) for cards in pack.choices(morning.hand))
            self._known[morning, goal] = known
        return known

    def is_reachable_with(self, morning: Morning, cards: Hand, goal: Goal) -> bool:
        """Whether the goal is reachable from a morning with these cards chosen (rule 6)."""
        hand = list(morning.hand)
        for kind in cards:
            hand.remove(kind)
        rest = morning._replace(hand=tuple(hand))
        tokens = sorted(set(rest.tokens))
        if rest.day == content.DAYS:
            del tokens[1:]  # on the last day only the lowest counts
        return any(self.is_reachable_taking(rest, cards, token, goal) for token in tokens)

    def is_reachable_taking(self, rest: Morning, cards: Hand, token: int, goal: Goal) -> bool:
        """Whether the goal is reachable with this token (rule 10); ``rest`` lacks the cards chosen."""
        place = rest.tokens.index(token)
        tokens = tuple(sorted((*rest.tokens[:place], *rest.pile[:1], *rest.tokens[place + 1 :])))
        rest = rest._replace(tokens=tokens, pile=rest.pile[1:])
        return any(self.is_reachable(after, goal) for _, after in self.turns(rest, cards, token, goal))

    def _is_affordable(self, morning: Morning, goal: Goal) -> bool:
        one, other = (
            self._costs(morning.day, facts, points)
            for facts, points in zip(morning.climbers, goal, strict=True)
        )
        supply = _supply((*morning.hand, *morning.deck))
        return all(a + b <= most for a, b, most in zip(one, other, supply, strict=True))

    def turns(
        self, today: Morning, cards: Hand, risk: int, goal: Goal
    ) -> Iterator[tuple[TurnResult, Morning]]:
        """Turns that may lead to the goal, with the mornings they lead to, the cheapest first.

        ``today`` has the token taken, and lacks the cards chosen.
        """
        if self._work_left <= 0:
            return
        day = today.day
        supply = _supply((*today.hand, *today.deck))
        results: dict[tuple[Facts, Facts], tuple[float, TurnResult]] = {}
        allocations = pack.allocations(cards, risk)
        for spendings, split in zip(allocations.spendings, allocations.splits, strict=True):
            ones = self._day_plans(today, 0, spendings[0], goal[0])
            others = ones and self._day_plans(today, 1, spendings[1], goal[1])
            self._work_left -= 1 + len(ones) * len(others)
            for one, other in product(ones, others):
                if one.costs[_FIRST_COMPARED] + other.costs[_FIRST_COMPARED] > supply[_FIRST_COMPARED]:
                    continue
                key = one.facts, other.facts
                if key in results or self._clash(today, one.end, other.end):
                    continue
                costs = tuple(map(add, one.costs, other.costs))
                if all(map(le, costs, supply)):
                    ends, air = (one.end, other.end), (one.air, other.air)
                    results[key] = sum(costs), TurnResult(-sum(costs), spendings, split, ends, air)
        drawn = tuple(sorted((*today.hand, *today.deck[:3])))
        for climbers, (_, result) in sorted(results.items(), key=lambda item: item[1][0]):
            after = today._replace(day=day + 1, climbers=climbers, hand=drawn, deck=today.deck[3:])
            yield result, after

    # ------------------------------------------------------------------ one climber

    def _costs(self, day: int, facts: Facts, goal: int) -> Costs:
        space, air, step, _ = facts
        if space == NOWHERE or day > content.DAYS:
            return NO_COSTS
        return least_costs(self._side, self._tiles[-1], self._shelters, goal)[day][
            self._numbering.stand_number[self._numbering.index(0, space, step)]
        ][air - 1]

    def _clash(self, today: Morning, one: End, other: End) -> bool:
        """Whether both end on a space without room for both, or change places on two such (rule 16)."""
        own_space, other_space = (facts[0] for facts in today.climbers)
        if one[0] == other[0]:
            return one[0] in self._crowded_spaces and (own_space != one[0] or other_space != one[0])
        return (
            one[0] == other_space
            and other[0] == own_space
            and {own_space, other_space} <= self._crowded_spaces
        )

    def _ends(self, day: int, facts: Facts, spending: Spending) -> Iterator[End]:
        space, _, step, tent = facts
        (up, down), movement, _ = spending
        moves = move_table(self._side, content.weather_on(self._tiles, day))
        reached = moves.ends_by_points(space, step, up, down, tent=tent == NO_TENT)
        for ends in reached[: movement + 1]:
            for end in ends:
                if end[0] not in self._full or end[0] == space:
                    yield end

    def _day_plans(self, today: Morning, index: int, spending: Spending, goal: int) -> list[_DayPlan]:
        """Days after which a climber lives and may still reach its goal.

        A tent that its companion pitches today shelters it from tomorrow on only.
        """
        facts, others_tent = today.climbers[index], today.climbers[1 - index][3]
        if facts[0] == NOWHERE:
            return [_DayPlan(NO_COSTS, facts, GONE, 0)]
        key = today.day, facts, others_tent, spending, goal
        plans = self._known_plans.get(key)
        if plans is None:
            found = self._plan_day(today.day, facts, others_tent, spending, goal)
            plans = self._known_plans[key] = _undominated(found)
        return plans

    def _plan_day(
        self, day: int, facts: Facts, others_tent: int, spending: Spending, goal: int
    ) -> Iterator[_DayPlan]:
        night = night_arrays(self._side, content.weather_on(self._tiles, day))
        air = facts[1] + spending[2]
        if air < 0:
            return
        for end in self._ends(day, facts, spending):
            space, step, pitched = end
            tent = facts[3] if pitched == NO_TENT else pitched
            sheltered = space in {tent, others_tent}
            after = min(air + night.change[space] + sheltered, content.HIGHEST_AIR)
            if after < content.LOWEST_AIR or (day == content.DAYS and self._board.points[step] < goal):
                continue
            if night.avalanche[space] and not sheltered:
                space = self._board.slope[space]
            tomorrow = space, after, step, tent
            costs = self._costs(day + 1, tomorrow, goal)
            if costs[0] < inf:
                yield _DayPlan(costs, tomorrow, end, air)


def _undominated(plans: Iterable[_DayPlan]) -> list[_DayPlan]:
    """Day plans without those that another dominates."""
    best: dict[tuple[int, int], list[_DayPlan]] = {}
    for plan in plans:
        space, _, _, tent = plan.facts
        add_undominated(best.setdefault((space, tent), []), plan, _DayPlan.dominates)
    return [plan for rivals in best.values() for plan in rivals]


def _card_totals(cards: Iterable[int]) -> tuple[list[int], list[int]]:
    """Movement points and air of cards, the highest first."""
    known = [pack.DISTINCT_CARDS[kind] for kind in cards]
    movement = [max(card.up, card.down) for card in known if not card.is_acclimatization]
    return sorted(movement, reverse=True), sorted(
        (card.up for card in known if card.is_acclimatization), reverse=True
    )


def _supply(cards: Iterable[int]) -> Costs:
    """Price of all points of these cards, for each pair of prices."""
    movement, air = map(sum, _card_totals(cards))
    return tuple(price * movement + other * air for price, other in BOUND_PRICES)


def shelters(player: SimPlayer) -> frozenset[int]:
    """Spaces where a player's climbers can count on a tent in the last days: pitched, or still carried there.

    A tent may also be carried on and pitched, but a plan that needs its shelter there may be missed.
    """
    return frozenset(
        climber.space if climber.tent == NO_TENT else climber.tent
        for climber in player.climbers
        if climber.space != NOWHERE
    )


@lru_cache(maxsize=32)
def least_costs(side: Side, tile: str, shelters: frozenset[int], goal: int) -> dict[int, list[list[Costs]]]:
    """Minimum price of a goal for a climber alone, by day, stand and air less one."""
    return recursion(side).least_costs(content.TILES[tile].days, shelters, goal, BOUND_PRICES, DAY_OFFERS)


def is_last_days_alone(state: SimState) -> bool:
    """Whether a single player is left in the last days, so that its own cards settle the rest."""
    return state.day >= FIRST_DAY and len(state.order()) == 1


def best_candidate(
    question: DecisionContext,
    candidates: Iterable[T],
    can: Callable[[Endgame, Morning, T, Goal], bool],
) -> T | None:
    """The first candidate that brings home the most points in whatever order the tokens come.

    None before the last days alone, or if no plan is found that keeps every climber alive.
    """
    if not is_last_days_alone(question.state):
        return None
    endgame = Endgame(question.state, question.seat, question.playouts)
    morning = endgame.morning
    worlds = [morning._replace(pile=pile) for pile in sorted(set(permutations(morning.pile)))]
    tried = list(candidates)
    for goals in endgame.goals():
        for candidate in tried:
            if all(any(can(endgame, world, candidate, goal) for goal in goals) for world in worlds):
                return candidate
    return None


def best_turns(question: DecisionContext) -> Iterator[TurnResult]:
    """Turns that bring home the most points, then those that bring home less; none before the last days."""
    if not is_last_days_alone(question.state):
        return
    endgame = Endgame(question.state, question.seat, question.playouts)
    player = question.state.players[question.seat]
    for goals in endgame.goals():
        for goal in goals:
            for result, after in endgame.turns(endgame.morning, player.today, player.risk, goal):
                if endgame.is_reachable(after, goal):
                    yield result
