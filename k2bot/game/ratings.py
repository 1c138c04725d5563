"""Ratings: how strong people are at a game, by the model of Plackett and Luce as openskill computes it.

A rating is a normal distribution: ``mu`` is the best guess, ``sigma`` its uncertainty. A newcomer has a mu of
25, and so has the middle level of a game's computers, against which everything is measured.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

Anchors: TypeAlias = "Mapping[str, tuple[float, float]]"
"""Mu and sigma of computers, by level: measured once, and never changed by games."""

SETTLED: Final = 10
"""Number of games after which a rating isn't provisional any more."""
BETA: Final = 25 / 6
"""Spread of a player's strength from game to game."""
_POINTS, _MIDDLE = 30, 1500


class Rating(NamedTuple):
    """A player's strength at one game."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """Cautious estimate for people: three sigmas below the best guess, and never negative.

        30 points are one mu, so 400 points are about ten to one in a game of two, as in chess. A newcomer has
        750.
        """
        return _points(self.mu - 3 * self.sigma)


NEWCOMER: Final = Rating(25.0, 25 / 3)
"""Rating before the first game."""
DRIFT: Final = 25 / 300
"""Uncertainty that each game adds (squares are added), because people learn and forget."""


def computer_points(anchor: tuple[float, float]) -> int:
    """Strength of a computer on the same scale; it is known, so there's nothing to be cautious about."""
    return _points(anchor[0])


def _points(mu: float) -> int:
    return max(0, round(_MIDDLE + _POINTS * (mu - NEWCOMER.mu)))


@dataclass(frozen=True, slots=True)
class Entry:
    """A seat in a game to be rated."""

    player: int | str
    """A person's id, or the level of a computer."""
    place: int
    """1 is best, ties share a place; only the order counts."""


def after_game(
    entries: Sequence[Entry], ratings: Mapping[int, Rating], anchors: Anchors
) -> dict[int, Rating]:
    """Ratings of the people in a game after it; empty if there's nobody to compare them with.

    People without a rating are newcomers. Computers without an anchor don't count.
    """
    seated = [one for one in entries if not isinstance(one.player, str) or one.player in anchors]
    if len(seated) < 2 or all(isinstance(one.player, str) for one in seated):
        return {}
    model = _model()
    teams = [
        [model.rating(*(anchors[who] if isinstance(who, str) else ratings.get(who, NEWCOMER)))]
        for who in (one.player for one in seated)
    ]
    rated = model.rate(teams, ranks=[float(one.place) for one in seated])
    return {
        one.player: Rating(after.mu, after.sigma)
        for one, (after,) in zip(seated, rated, strict=True)
        if isinstance(one.player, int)
    }


@cache
def _model() -> Any:
    """The model; loaded with the first game that is rated, because most servers have no ratings."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - see above

    return PlackettLuce(mu=NEWCOMER.mu, sigma=NEWCOMER.sigma, beta=BETA, tau=DRIFT)
