"""Tables and goals in plain text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence


class Goal(NamedTuple):
    """A measurement with an upper limit."""

    what: str
    measured: float
    most: float
    unit: str

    @property
    def reached(self) -> bool:
        """Whether the measurement is within the limit."""
        return self.measured <= self.most


def print_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a title and a table, the first column left-aligned, the others right-aligned."""
    widths = [max(len(row[column]) for row in (heads, *rows)) for column in range(len(heads))]
    print(f"\n{title}")  # noqa: T201 - command output
    for row in (heads, ["-" * width for width in widths], *rows):
        cells = [
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  " + "  ".join(cells))  # noqa: T201 - command output


def print_goals(goals: Sequence[Goal]) -> None:
    """Print the goals, and whether they were reached."""
    rows = [
        (
            goal.what,
            f"{goal.measured:.2f}{goal.unit}",
            f"{goal.most:g}{goal.unit}",
            "yes" if goal.reached else "NO",
        )
        for goal in goals
    ]
    print_table("Goals", ("what", "measured", "at most", "reached"), rows)
