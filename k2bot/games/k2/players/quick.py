"""The quick player: searches the current day and evaluates its end by dynamic programming.

It plays the normal level up to the last days, and every seat in playouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import add
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.players import pack
from k2bot.games.k2.players.pack import (
    AIR_GAINS,
    ENTRIES_PER_ROPES,
    Allocations,
    Code,
    Hand,
    Ropes,
    Spending,
    Split,
)
from k2bot.games.k2.players.tables import (
    MAX_AIR,
    MAX_POINTS,
    MIN_AIR,
    NO_TENT,
    NOWHERE,
    End,
    MoveTable,
    Row,
    StateNumbering,
    ValueRows,
    column,
    move_table,
)

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from k2bot.games.k2.engine import Observation
    from k2bot.games.k2.players.simulation import SimClimber, SimState
    from k2bot.games.k2.players.values import Outlook

MAX_CACHED_PAIRS = 2_000
"""Maximum size of the cache of climber pairs; it is cleared when full."""
MAX_CACHED_REACHES = 1_000
"""Maximum size of the cache of climbers' reaches; it is cleared when full."""
TOP_ENDS = 4
"""How many end states of one climber the search considers for the same points."""
EAGER_POINTS = 4
"""Movement points computed eagerly; higher counts are rare."""
GONE: End = (NOWHERE, 0, NO_TENT)
"""The end state of a dead climber."""
_DEAD: Row = (1.0,) * (MAX_AIR - MIN_AIR + 1)


class TurnResult(NamedTuple):
    """Result of a turn: end states, air and value for both climbers."""

    value: float
    spendings: tuple[Spending, Spending]
    split: Split
    ends: tuple[End, End]
    air: tuple[int, int]


class PairCache:
    """Both climbers of a seat on one day, with cached results of turns.

    Playouts reach the same pairs with the same cards over and over, so an outlook caches them.
    """

    __slots__ = ("ranked", "reaches", "results", "values")

    def __init__(self, one: Reach, other: Reach) -> None:
        self.reaches = (one, other)
        self.values: dict[tuple[Hand, int], float] = {}
        """Value of the best turn, by cards and risk."""
        self.results: dict[tuple[Hand, int], TurnResult] = {}
        """The best turn, by cards and risk."""
        self.ranked: dict[tuple[Hand, int], list[tuple[float, Hand]]] = {}
        """Card choices with their values, best first, by hand and risk."""


class TurnSearch:
    """Turn search for one seat: what each climber can reach with which points, and its value."""

    __slots__ = ("climbers", "outlook", "pair", "player", "seat", "state")

    def __init__(
        self,
        state: SimState,
        seat: int,
        outlook: Outlook,
        blocked: tuple[frozenset[int], frozenset[int]] | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.player = state.players[seat]
        self.climbers = self.player.climbers
        if blocked is None:
            full = state.full_spaces(seat)
            blocked = (full, full)
        one, other = self.climbers
        key = (state.day, state.tile, *blocked, *one.facts(), *other.facts())
        pair: PairCache | None = outlook.pair_cache.get(key)
        if pair is None:
            pair = PairCache(self._reach(0, blocked[0]), self._reach(1, blocked[1]))
            if len(outlook.pair_cache) >= MAX_CACHED_PAIRS:
                outlook.pair_cache.clear()
            outlook.pair_cache[key] = pair
        self.pair = pair

    def _reach(self, index: int, blocked: frozenset[int]) -> Reach:
        state = self.state
        climber, others_tent = self.climbers[index], self.climbers[1 - index].tent
        moves = move_table(state.setup.side, state.weather)
        if blocked and climber.space != NOWHERE:
            blocked &= moves.reachable_spaces(climber.space)
        known = self.outlook.reach_cache
        key = (state.day, state.tile, others_tent, blocked, *climber.facts())
        reach: Reach | None = known.get(key)
        if reach is None:
            if len(known) >= MAX_CACHED_REACHES:
                known.clear()
            night = self.outlook.night(state.day, state.tile)
            numbering = self.outlook.numbering
            reach = known[key] = Reach(
                climber, others_tent, blocked, numbering=numbering, night=night, moves=moves
            )
        return reach

    def row(self, index: int, end: End) -> Row:
        """Values of an end state for a climber by air."""
        return self.pair.reaches[index].row(end)

    # ------------------------------------------------------------------ whole turns

    def best_value(self, cards: Hand, risk: int) -> float:
        """Value of the best turn with these cards, ignoring that the seat's climbers may block each other."""
        known = self.pair.values
        best = known.get((cards, risk))
        if best is None:
            best = known[cards, risk] = max(self._values(pack.allocations(cards, risk)))
        return best

    def _values(self, allocations: Allocations) -> Iterator[float]:
        """Values of these allocations, with the best end for each."""
        one, other = self.pair.reaches
        return map(add, allocations.first(one), allocations.second(other))

    def best(self, cards: Hand, risk: int) -> TurnResult:
        """The best turn with these cards."""
        result = self._best(cards, risk)
        if self.clash(result.ends):
            wanted = result.ends[0][0]
            full = self.state.full_spaces(self.seat)
            shut = full | {wanted}
            separate = [
                TurnSearch(self.state, self.seat, self.outlook, blocked)._best(cards, risk)  # noqa: SLF001 - same class
                for climber, blocked in zip(self.climbers, ((shut, full), (full, shut)), strict=True)
                if climber.space != wanted  # a climber already on the space may always stay
            ]
            return max(separate, key=lambda found: found.value)
        return result

    def _best(self, cards: Hand, risk: int) -> TurnResult:
        result = self.pair.results.get((cards, risk))
        if result is None:
            result = self.pair.results[cards, risk] = self._find_best(cards, risk)
        return result

    def _find_best(self, cards: Hand, risk: int) -> TurnResult:
        allocations = pack.allocations(cards, risk)
        values = list(self._values(allocations))
        best = max(values)
        index = values.index(best)
        spendings = allocations.spendings[index]
        ends = (self.pair.reaches[0].end_of(spendings[0]), self.pair.reaches[1].end_of(spendings[1]))
        return TurnResult(best, spendings, allocations.splits[index], ends, self.air_after(spendings))

    def outcomes(self, cards: Hand, risk: int, count: int) -> list[TurnResult]:
        """The best turns with distinct results, best first."""
        results: dict[tuple[tuple[End, End], tuple[int, int]], TurnResult] = {}
        tops: tuple[dict[Spending, list[End]], dict[Spending, list[End]]] = ({}, {})
        allocations = pack.allocations(cards, risk)
        for spendings, split in zip(allocations.spendings, allocations.splits, strict=True):
            air = self.air_after(spendings)
            places = column(air[0]), column(air[1])
            for index in (0, 1):
                if spendings[index] not in tops[index]:
                    tops[index][spendings[index]] = self.pair.reaches[index].top_ends(spendings[index])
            for one in tops[0][spendings[0]]:
                for other in tops[1][spendings[1]]:
                    key = ((one, other), air)
                    if key not in results and not self.clash((one, other)):
                        value = self.row(0, one)[places[0]] + self.row(1, other)[places[1]]
                        results[key] = TurnResult(value, spendings, split, (one, other), air)
        ranked = sorted(results.values(), key=lambda result: -result.value)
        undominated: list[TurnResult] = []
        for result in ranked:
            if len(undominated) == count:
                break
            if not any(
                result.ends == better.ends
                and result.air[0] <= better.air[0]
                and result.air[1] <= better.air[1]
                for better in undominated
            ):
                undominated.append(result)
        return undominated

    def air_after(self, spendings: tuple[Spending, Spending]) -> tuple[int, int]:
        """Air of both climbers after a turn."""
        return self.climbers[0].air + spendings[0][2], self.climbers[1].air + spendings[1][2]

    def clash(self, ends: tuple[End, End]) -> bool:
        """Whether both climbers would end on a space without room for both (rule 16).

        Trading places on two such spaces isn't excluded: the engine refuses that plan, and the next is tried.
        """
        space = ends[0][0]
        if space <= 0 or space != ends[1][0] or not self.state.is_crowded(self.seat, space):
            return False
        return any(climber.space != space for climber in self.climbers)


@dataclass(frozen=True, slots=True)
class DecisionContext:
    """A decision to answer, with what every level needs for it."""

    observation: Observation
    state: SimState
    """A state sampled from the observation, for the quick search."""
    outlook: Outlook
    rng: Random
    level: str
    playouts: int
    """Maximum number of playouts; with none, the answer is what looks best."""

    @property
    def seat(self) -> int:
        """The seat to answer."""
        assert self.observation.seat is not None  # noqa: S101 - checked by choose
        return self.observation.seat

    @property
    def search(self) -> TurnSearch:
        """The turn search of that seat."""
        return TurnSearch(self.state, self.seat, self.outlook)


class Reach(dict["Code", float]):
    """Best value for one climber today by spending code, computed on demand.

    A missing entry fills all spendings with equal rope points at once. The key under which an outlook caches
    this contains everything that affects the climber before its turn.
    """

    __slots__ = ("_blocked", "_moves", "_night", "_numbering", "_others_tent", "climber")

    def __init__(
        self,
        climber: SimClimber,
        others_tent: int,
        blocked: frozenset[int],
        *,
        numbering: StateNumbering,
        night: ValueRows,
        moves: MoveTable,
    ) -> None:
        super().__init__()
        self.climber = climber.copy()
        self._others_tent = others_tent
        self._blocked = blocked
        self._numbering = numbering
        self._night = night
        self._moves = moves

    def __missing__(self, code: Code) -> float:
        rest = code % ENTRIES_PER_ROPES
        ropes = code - rest
        most = EAGER_POINTS if rest < (EAGER_POINTS + 1) * AIR_GAINS else MAX_POINTS
        self.update(enumerate(self._compute_values(pack.ropes_of(code), most), ropes))
        return self[code]

    def _compute_values(self, ropes: Ropes, most: int) -> list[float]:
        """Values by movement points and air gained, up to ``most`` movement points.

        More points can do all that fewer can, so each row is the maximum of the previous row and the new end
        states.
        """
        if self.climber.space == NOWHERE:
            return [1.0] * ENTRIES_PER_ROPES
        air = self.climber.air
        table: list[float] = []
        best: Row = ()
        for ends in self._new_ends(ropes, most):
            # Rows start at air -2, as do the gains.
            rows = [self.row(end)[air : air + AIR_GAINS] for end in ends]
            if best:
                rows.append(best)
            best = tuple(map(max, *rows)) if len(rows) > 1 else rows[0]
            table.extend(best)
            table.extend(best[-1:] * (AIR_GAINS - len(best)))  # more air is worth no more
        return table

    def _new_ends(self, ropes: Ropes, most: int) -> Iterator[list[End]]:
        """For each number of movement points from 0, the end states it adds, limited to spaces with room."""
        climber, blocked = self.climber, self._blocked
        tent = climber.tent == NO_TENT
        reached = self._moves.ends_by_points(climber.space, climber.step, *ropes, tent=tent)
        for ends in reached[: most + 1]:
            yield [end for end in ends if end[0] not in blocked or end[0] == climber.space]

    def row(self, end: End) -> Row:
        """Values of an end state by air."""
        numbering = self._numbering
        space, step, pitched = end
        if space == NOWHERE:
            return _DEAD
        tent = self.climber.tent if pitched == NO_TENT else pitched
        block = numbering.block
        place = space * numbering.steps + step
        row = self._night[numbering.tent_number[tent] * block + place]
        if self._others_tent == space != tent:  # the companion's tent shelters too (rule 20)
            sheltered = self._night[numbering.tent_number[space] * block + place]
            return tuple(map(max, row, sheltered))
        return row

    def ends(self, spending: Spending) -> list[End]:
        """Every end state these points allow."""
        if self.climber.space == NOWHERE:
            return [GONE]
        ropes, movement, _ = spending
        return [end for ends in self._new_ends(ropes, movement) for end in ends]

    def end_of(self, spending: Spending) -> End:
        """The end state with the highest value for these points."""
        place = column(self.climber.air + spending[2])
        return max(self.ends(spending), key=lambda end: self.row(end)[place])

    def top_ends(self, spending: Spending) -> list[End]:
        """The few end states with the highest values."""
        air = self.climber.air + spending[2]
        if air < 0:
            return []
        place = column(air)
        return sorted(self.ends(spending), key=lambda end: -self.row(end)[place])[:TOP_ENDS]
