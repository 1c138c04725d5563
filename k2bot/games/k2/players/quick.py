"""The quick player: looks one day ahead and leaves the rest to the values of the dynamic programming.

It plays the normal level, and everybody's part in the playouts of the hard one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.players import pack
from k2bot.games.k2.players.ground import MOST_POINTS, NO_TENT, NOWHERE, End, land
from k2bot.games.k2.players.pack import AIRS

if TYPE_CHECKING:
    from k2bot.games.k2.players.pack import Half, Hand, Ropes, Split
    from k2bot.games.k2.players.shape import Row
    from k2bot.games.k2.players.sketch import Sketch
    from k2bot.games.k2.players.values import Outlook

MOST_KNOWN = 60_000
"""Look-ups kept by an outlook before it starts afresh."""
GONE: End = (NOWHERE, 0, NO_TENT)
"""The end of a dead climber."""
_DEAD: Row = (1.0,) * (AIRS * (MOST_POINTS + 1))


class Doing(NamedTuple):
    """What becomes of both climbers in a turn, and the worth of it."""

    worth: float
    halves: tuple[Half, Half]
    split: Split
    ends: tuple[End, End]
    levels: tuple[int, int]


class Look:
    """One seat's look at its day: what each climber can reach with which points, and what that is worth."""

    __slots__ = ("_blocked", "_night", "_tables", "_ways", "climbers", "outlook", "seat", "sketch")

    def __init__(
        self,
        sketch: Sketch,
        seat: int,
        outlook: Outlook,
        blocked: tuple[frozenset[int], frozenset[int]] | None = None,
    ) -> None:
        self.sketch = sketch
        self.seat = seat
        self.outlook = outlook
        self.climbers = sketch.players[seat].climbers
        if blocked is None:
            full = sketch.full(seat)
            blocked = (full, full)
        self._blocked = blocked
        self._night = outlook.night(sketch.day, sketch.tile)
        self._ways = land(sketch.setup.side, sketch.weather)
        self._tables: tuple[dict[Ropes, Row], dict[Ropes, Row]] = ({}, {})

    # ------------------------------------------------------------------ whole turns

    def worth(self, cards: Hand, risk: int) -> float:
        """The worth of the best turn with these cards, companions in each other's way apart."""
        best = -1e9
        for ropes, places, _, _ in pack.groups(cards, risk):
            one, other = self._table(0, ropes[0]), self._table(1, ropes[1])
            worth = max([one[a] + other[b] for a, b in places])
            best = max(best, worth)
        return best

    def best(self, cards: Hand, risk: int) -> Doing:
        """The best turn with these cards."""
        doing = self._best(cards, risk)
        if self.clash(doing.ends):
            wanted = doing.ends[0][0]
            full = self.sketch.full(self.seat)
            shut = full | {wanted}
            apart = [
                Look(self.sketch, self.seat, self.outlook, blocked)._best(cards, risk)  # noqa: SLF001 - another look of its own
                for climber, blocked in zip(self.climbers, ((shut, full), (full, shut)), strict=True)
                if climber.space != wanted  # who stands there may always stay
            ]
            return max(apart, key=lambda found: found.worth)
        return doing

    def _best(self, cards: Hand, risk: int) -> Doing:
        best, at = -1e9, (0, 0)
        found = pack.groups(cards, risk)
        for number, (ropes, places, _, _) in enumerate(found):
            one, other = self._table(0, ropes[0]), self._table(1, ropes[1])
            worths = [one[a] + other[b] for a, b in places]
            worth = max(worths)
            if worth > best:
                best, at = worth, (number, worths.index(worth))
        group = found[at[0]]
        halves = group.halves[at[1]]
        ends = (self.end_of(0, halves[0]), self.end_of(1, halves[1]))
        return Doing(best, halves, group.splits[at[1]], ends, self.levels(halves))

    def outcomes(self, cards: Hand, risk: int, count: int) -> list[Doing]:
        """The best turns that come to something different, best first."""
        found: dict[tuple[tuple[End, End], tuple[int, int]], Doing] = {}
        tops: tuple[dict[Half, list[End]], dict[Half, list[End]]] = ({}, {})
        for group in pack.groups(cards, risk):
            for halves, split in zip(group.halves, group.splits, strict=True):
                levels = self.levels(halves)
                for which in (0, 1):
                    if halves[which] not in tops[which]:
                        tops[which][halves[which]] = self._top_ends(which, halves[which])
                for one in tops[0][halves[0]]:
                    for other in tops[1][halves[1]]:
                        key = ((one, other), levels)
                        if key not in found and not self.clash((one, other)):
                            worth = self.row(0, one)[levels[0] + 2] + self.row(1, other)[levels[1] + 2]
                            found[key] = Doing(worth, halves, split, (one, other), levels)
        ranked = sorted(found.values(), key=lambda doing: -doing.worth)
        kept: list[Doing] = []
        for doing in ranked:
            if len(kept) == count:
                break
            if not any(
                doing.ends == better.ends
                and doing.levels[0] <= better.levels[0]
                and doing.levels[1] <= better.levels[1]
                for better in kept
            ):
                kept.append(doing)
        return kept

    def _top_ends(self, which: int, half: Half) -> list[End]:
        place = self.climbers[which].level + half[2] + 2
        if place < 2:
            return []
        ends = self.ends(which, half)
        return sorted(ends, key=lambda end: -self.row(which, end)[place])[:4]

    def levels(self, halves: tuple[Half, Half]) -> tuple[int, int]:
        """Both levels after a turn."""
        return self.climbers[0].level + halves[0][2], self.climbers[1].level + halves[1][2]

    def clash(self, ends: tuple[End, End]) -> bool:
        """Whether both climbers end where there is no room for both (rule 16)."""
        space = ends[0][0]
        if space <= 0 or space != ends[1][0] or not self.sketch.crowded(self.seat, space):
            return False
        return any(climber.space != space for climber in self.climbers)

    # ------------------------------------------------------------------ one climber

    def ends(self, which: int, half: Half) -> list[End]:
        """Every end a climber's points allow."""
        climber = self.climbers[which]
        if climber.space == NOWHERE:
            return [GONE]
        (up, down), movement, _ = half
        lists = self._ways.reached(climber.space, climber.step, up, down, tent=climber.tent == NO_TENT)
        return [
            end
            for pair in lists[: movement + 1]
            for ends in pair
            for end in ends
            if end[0] not in self._blocked[which] or end[0] == climber.space
        ]

    def end_of(self, which: int, half: Half) -> End:
        """The end that has the best worth with these points."""
        place = self.climbers[which].level + half[2] + 2
        return max(self.ends(which, half), key=lambda end: self.row(which, end)[place])

    def row(self, which: int, end: End) -> Row:
        """The values of ending so by level, from -2 on."""
        form, climber, outlook = self.outlook.shape, self.climbers[which], self._night
        space, step, pitched = end
        if space == NOWHERE:
            return _DEAD
        tent = climber.tent if pitched == NO_TENT else pitched
        block = form.spaces * form.steps
        place = space * form.steps + step
        row = outlook[form.tent_number[tent] * block + place]
        assert row is not None  # noqa: S101 - steps are never below the space's
        if self.climbers[1 - which].tent == space != tent:  # the companion's tent does as well (rule 20)
            sheltered = outlook[form.tent_number[space] * block + place]
            assert sheltered is not None  # noqa: S101 - as above
            return tuple(map(max, row, sheltered))
        return row

    def _table(self, which: int, ropes: Ropes) -> Row:
        """The best worth by movement points and levels gained, as pack.Group.places number them."""
        table = self._tables[which].get(ropes)
        if table is None:
            table = self._tables[which][ropes] = self._look_up(which, ropes)
        return table

    def _look_up(self, which: int, ropes: Ropes) -> Row:
        climber = self.climbers[which]
        if climber.space == NOWHERE:
            return _DEAD
        if self._blocked[which]:
            return self._work_out(which, ropes)
        known = self.outlook.known
        key = (
            self.sketch.day,
            self.sketch.tile,
            climber.space,
            climber.level,
            climber.step,
            climber.tent,
            self.climbers[1 - which].tent,
            ropes,
        )
        table = known.get(key)
        if table is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            table = known[key] = self._work_out(which, ropes)
        return table

    def _work_out(self, which: int, ropes: Ropes) -> Row:
        climber = self.climbers[which]
        lists = self._ways.reached(climber.space, climber.step, *ropes, tent=climber.tent == NO_TENT)
        blocked, level = self._blocked[which], climber.level
        table: list[float] = []
        best: Row = ()
        for pair in lists:
            rows = [
                self.row(which, end)[level : level + AIRS]
                for ends in pair
                for end in ends
                if end[0] not in blocked or end[0] == climber.space
            ]
            if best:
                rows.append(best)
            best = tuple(map(max, *rows)) if len(rows) > 1 else rows[0]
            table.extend(best)
            if len(best) < AIRS:  # a level this high gains no more today
                table.extend([best[-1]] * (AIRS - len(best)))
        return tuple(table)
