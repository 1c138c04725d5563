"""Inputs that were taken back: which ones still count, and how decisions stay apart from undone ones."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from k2bot.game.values import Select

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.game.values import Page, Row
    from k2bot.host.store.rows import InputRow

UNDO: Final = "undo"
"""The kind of an input that takes others back."""


def taken_back(row: InputRow) -> int:
    """The number of the first input that an undo takes back."""
    return int(row.answer)


def effective(inputs: Sequence[InputRow]) -> tuple[InputRow, ...]:
    """The inputs that still count, in their order: none that was taken back, and no undo."""
    left: list[InputRow] = []
    for row in inputs:
        if row.kind != UNDO:
            left.append(row)
            continue
        while left and left[-1].number >= taken_back(row):
            left.pop()
    return tuple(left)


@dataclass(frozen=True, slots=True)
class Marks:
    """What tells the decisions of a game apart from those that were undone: a game may name both alike.

    Each undo begins a new ``count``. A decision that comes up afterwards has that number behind its id;
    those of the moment to which the game went back keep the ids by which people know them already. What
    could only be planned then keeps none: it may have come up since.
    """

    count: int = 0
    kept: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The game's ids that keep their number."""

    def on(self, stamp: str | None) -> str | None:
        """The id by which the host knows a decision that the game calls so."""
        number = self.kept.get(stamp or "", self.count)
        return f"{stamp}~{number}" if stamp and number else stamp

    def after(self, current: Iterable[str | None]) -> Marks:
        """The marks after an undo; ``current`` are the game's ids of the moment to which it went back."""
        kept = {stamp: self.kept.get(stamp, self.count) for stamp in current if stamp}
        return Marks(self.count + 1, MappingProxyType(kept))

    def page(self, page: Page) -> Page:
        """A page of the game's whose controls have the ids by which the host knows decisions."""
        return replace(page, rows=tuple(self._row(row) for row in page.rows)) if self.count else page

    def _row(self, row: Row) -> Row:
        if isinstance(row, Select):
            return replace(row, stamp=self.on(row.stamp) or "")
        return tuple(replace(button, stamp=self.on(button.stamp) or "") for button in row)
