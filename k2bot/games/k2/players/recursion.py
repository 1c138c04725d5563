"""Backward dynamic programming in arrays: the values of all states on a morning from those of the next.

Vectorised without changing any result: sums keep the order of the scalar version. Only this module needs
NumPy; ``values.recursion`` imports it on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np
import numpy.typing as npt

from k2bot.games.k2.engine.content import HIGHEST_AIR
from k2bot.games.k2.players.tables import (
    FIRST_POSITION,
    MAX_AIR,
    MIN_AIR,
    POSITIONS,
    Prices,
    Row,
    StateNumbering,
    Values,
    move_table,
    night_arrays,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.k2.engine import Weather

Indices: TypeAlias = npt.NDArray[np.intp]
Stands: TypeAlias = npt.NDArray[np.bool_]

IMPOSSIBLE = -99.0
CARRIED = 0
"""Index of a tent still carried."""
SCALE = 1000
"""Resolution of values in files: thousandths of a point."""


class Recursion:
    """Backward induction on one side of the board."""

    def __init__(self, numbering: StateNumbering) -> None:
        board = numbering.board
        self._numbering = numbering
        self._space = np.array([space for space, _ in numbering.stands])
        self._slope = np.array([self._stand(board.slope[space], step) for space, step in numbering.stands])
        self._sheltered = np.array(
            [[space == tent for tent in numbering.places] for space, _ in numbering.stands]
        )
        self._pitches = [
            (tent, space, [self._stand(space, step) for step in range(board.step[space], numbering.steps)])
            for tent, space in enumerate(board.tent_places, 1)
        ]
        self._known_moves: dict[tuple[tuple[int, ...], int], Indices] = {}

    def table(self, row: Callable[[int, int, int], Row]) -> Values:
        """Value array of a morning from a function of tent, space and step."""
        tents = range(len(self._numbering.places))
        return np.array(
            [
                list(zip(*[row(tent, space, step) for tent in tents], strict=True))
                for space, step in self._numbering.stands
            ]
        )

    def final_values(self) -> Values:
        """Values after the last day: victory points."""
        points = self._numbering.board.points
        return self.table(lambda _tent, _space, step: (float(points[step]),) * HIGHEST_AIR)

    def pack_tables(self, tables: Sequence[Values]) -> bytes:
        """Encode mornings as signed 16-bit thousandths, ordered by table, tent, stand and air."""
        return np.rint(np.stack(tables).transpose(0, 3, 1, 2) * SCALE).astype("<i2").tobytes()

    def unpack_tables(self, numbers: bytes) -> tuple[Values, ...]:
        """Decode the tables, exact to a thousandth."""
        tents, stands = len(self._numbering.places), len(self._numbering.stands)
        shape = (POSITIONS - FIRST_POSITION, tents, stands, HIGHEST_AIR)
        tables = np.frombuffer(numbers, "<i2").reshape(shape).transpose(0, 2, 3, 1) / SCALE
        return tuple(np.ascontiguousarray(table) for table in tables)

    def mean(self, tables: Sequence[Values]) -> Values:
        """Element-wise mean of tables."""
        if len(tables) == 1:
            return tables[0]
        total: Values = sum(tables[1:], tables[0])
        return total * (1 / len(tables))

    def before_night(self, weather: Weather, tomorrow: Values, death: float) -> Values:
        """Values by air before the night's check (rules 20, 21 and 40)."""
        return self._through_night(weather, tomorrow, death, self._sheltered)

    def _through_night(self, weather: Weather, tomorrow: Values, death: float, sheltered: Stands) -> Values:
        stands, _, tents = tomorrow.shape
        night = night_arrays(self._numbering.board.side, weather)
        change = np.array(night.change)[self._space, None] + sheltered
        slides = np.array(night.avalanche)[self._space, None] & ~sheltered
        stand_after = np.where(slides, self._slope[:, None], np.arange(stands)[:, None])
        air_after = (
            np.arange(MAX_AIR + 1)[:, None] + change[:, None]
        )  # of tomorrow: 0 or less is ``Checked.dies``
        dead = np.full((stands, 1, tents), 1.0 - death)
        after = np.concatenate((dead, tomorrow), axis=1)
        impossible = np.full((stands, -MIN_AIR, tents), IMPOSSIBLE)
        values = after[stand_after[:, None], air_after.clip(0, HIGHEST_AIR), np.arange(tents)]
        return np.concatenate((impossible, values), axis=1)

    def morning(self, weather: Weather, night: Values, prices: Prices) -> Values:
        """Values by air in the morning: the best of what each kind of day can buy, weighted by its share."""
        most_points = max(day.points for day in prices.days)
        most_air = max(len(day.air) for day in prices.days)
        start = 1 - MIN_AIR
        costs = move_table(self._numbering.board.side, weather).cost
        ends = self._ends(costs, night[:, start : start + HIGHEST_AIR + most_air - 1], most_points)
        expected = np.zeros((len(night), HIGHEST_AIR, night.shape[2]))
        for day in prices.days:
            best = np.full_like(expected, -np.inf)
            for points in range(day.points + 1):
                bought = ends[points, :, :HIGHEST_AIR]
                for gain, price in enumerate(day.air[1:], 1):
                    bought = np.maximum(bought, ends[points, :, gain : gain + HIGHEST_AIR] - price)
                np.maximum(best, bought - prices.movement[points], out=best)
            expected += best * day.share
        return expected

    def least_costs(
        self,
        weathers: Sequence[Weather],
        shelters: frozenset[int],
        goal: int,
        prices: Sequence[tuple[float, float]],
        offers: Sequence[tuple[int, int]],
    ) -> dict[int, list[list[tuple[float, ...]]]]:
        """The least a climber alone pays to be alive after the last day with ``goal`` points or more.

        For each price of a movement point and of a level of air, by day of the last tile, stand and air;
        infinite if it's impossible. ``offers`` are the movement points and air a day may offer at most, one
        or the other. Every shelter counts as a tent of its own.
        """
        board = self._numbering.board
        sheltered = np.isin(self._space, sorted(shelters))[:, None]
        most = max(points for points, _ in offers)
        reached = np.where(self.final_values()[:, :, :1] >= goal, 0.0, -np.inf)
        tables_by_day: dict[int, list[Values]] = {}
        for movement, air in prices:
            tomorrow = reached
            for of_tile in reversed(range(len(weathers))):
                weather = weathers[of_tile]
                night = self._through_night(weather, tomorrow, np.inf, sheltered)
                ends = np.empty((most + 1, *night.shape))
                ends[0] = night
                for points in range(1, most + 1):
                    self._step(ends, move_table(board.side, weather).cost, points)
                ends -= movement * np.arange(most + 1)[:, None, None, None]
                tomorrow = np.max(
                    [self._buy_air(ends[: points + 1], gain, air) for points, gain in offers], axis=0
                )
                day = (POSITIONS - 1) * len(weathers) + of_tile + 1
                tables_by_day.setdefault(day, []).append(-tomorrow[:, :, 0])
        shared: dict[tuple[float, ...], tuple[float, ...]] = {}  # few distinct ones: saves most of the memory
        return {
            day: [
                [shared.setdefault(costs, costs) for costs in map(tuple, stand)]
                for stand in np.stack(tables, axis=-1).tolist()
            ]
            for day, tables in tables_by_day.items()
        }

    def _buy_air(self, ends: Values, most: int, price: float) -> Values:
        """Values by air in the morning, with up to so much of it gained at this price."""
        best = ends.max(axis=0)
        start = 1 - MIN_AIR
        values: Values = best[:, start : start + HIGHEST_AIR]
        for gain in range(1, most + 1):
            values = np.maximum(values, best[:, start + gain : start + gain + HIGHEST_AIR] - price * gain)
        return values

    def _ends(self, costs: tuple[int, ...], night: Values, most: int) -> Values:
        """Best values reachable with up to each number of movement points.

        Computed in ascending order, since a step or a tent always leaves fewer points.
        """
        by_points = np.empty((most + 1, *night.shape))
        by_points[0] = night
        for points in range(1, most + 1):
            self._step(by_points, costs, points)
            self._pitch(by_points, costs, points)
        return by_points

    def _step(self, by_points: Values, costs: tuple[int, ...], points: int) -> None:
        """Fill in the values for this many points: the maximum over staying and each step."""
        _, stands, levels, tents = by_points.shape
        lines = by_points.reshape(-1, levels * tents)
        lines[self._moves(costs, points)].max(axis=0, out=by_points[points].reshape(stands, -1))

    def _pitch(self, by_points: Values, costs: tuple[int, ...], points: int) -> None:
        """Raise the values of a carried tent to those of pitching it on the spot."""
        best = by_points[points]
        for tent, space, stand in self._pitches:
            if costs[space] <= points:
                pitched = by_points[points - costs[space], stand, :, tent]
                best[stand, :, CARRIED] = np.maximum(best[stand, :, CARRIED], pitched)

    def _moves(self, costs: tuple[int, ...], points: int) -> Indices:
        """For each move and stand, the row it leads to, indexed by points and stand.

        The first move is to stay, with one point less.
        """
        moves = self._known_moves.get((costs, points))
        if moves is None:
            stands = self._numbering.stands
            rows = []
            for number, (space, step) in enumerate(stands):
                lines = [(points - 1) * len(stands) + number]
                for other, _ in self._numbering.board.ropes[space]:
                    if costs[other] <= points:
                        stand = self._stand(other, max(step, self._numbering.board.step[other]))
                        lines.append((points - costs[other]) * len(stands) + stand)
                rows.append(lines)
            most = max(map(len, rows))
            moves = np.array([lines + lines[:1] * (most - len(lines)) for lines in rows]).T
            self._known_moves[costs, points] = moves
        return moves

    def _stand(self, space: int, step: int) -> int:
        return self._numbering.stand_number[self._numbering.index(0, space, step)]
