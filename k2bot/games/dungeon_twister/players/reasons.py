"""What a reason is: what an answer gains, and what is feared of it, each a kind with values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

JOINT: Final = "; "
"""Between the actions of one answer."""
Fact: TypeAlias = "str | int | tuple[str, ...] | tuple[int, ...] | Reason"
"""A token, a square or a choice; a number; tokens; cards; or what stands behind it."""


@dataclass(frozen=True)
class Reason:
    """Something that speaks for or against an answer; docs/players.md lists kinds and values."""

    kind: str
    facts: dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Why:
    """Why an answer is a good one: the weightiest thing it gains, and what is to be feared all the same."""

    gain: Reason
    fear: Reason | None = None
    declined: Reason | None = None
    """Why a draw that the other offers is not agreed to."""


def because(kind: str, **facts: Fact) -> Reason:
    """A reason with its values."""
    return Reason(kind, facts)
