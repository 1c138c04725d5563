"""Which turns a film shows together, and for how long, so that its words can be read."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pages.chronicle import Turn

Group: TypeAlias = "tuple[Turn, ...]"
"""Turns of a day that share a frame, in order."""

TURNS_A_DAY: Final = 3
"""Frames for the turns of a day, where they can share some."""
WAYS: Final = 2
"""Climbers that a frame tells of at most, but for a player's own two."""
QUIET: Final = 900
"""Milliseconds of a frame in which nothing happens with anybody."""
LEAST: Final = 1100
"""Milliseconds of a frame of turns that tells of one climber; a word is read in some 250."""
EACH: Final = 300
"""Milliseconds for each climber more."""
MOST: Final = 2000
DRAMA: Final = 2600
"""Milliseconds of what nobody at the table forgets."""


def gathered(turns: Sequence[Turn]) -> tuple[Group, ...]:
    """The turns of a day as they are shown where there is time: together in few frames.

    Turns in which nobody moves are shown with the one before, and what is dramatic is shown alone.
    """
    groups: list[Group] = []
    for turn in turns:
        if groups and (quiet(turn) or all(map(quiet, groups[-1]))) and not _apart(groups[-1], (turn,)):
            groups[-1] += (turn,)
        else:
            groups.append((turn,))
    while len(groups) > TURNS_A_DAY and (place := _cheapest(groups)) is not None:
        groups = _merged(groups, place[1])
    return tuple(groups)


def fitted(days: Sequence[Sequence[Group]], room: int) -> tuple[tuple[Group, ...], ...]:
    """The turns of all days, more of them together until they last no longer than ``room`` milliseconds.

    Days on which little happens are drawn together first; a day keeps at least a frame, so that the film
    of a long game of many players can last longer.
    """
    kept = [list(groups) for groups in days]
    while sum(lasting(group) for groups in kept for group in groups) > room:
        prices = [
            (found[0], day, found[1]) for day, groups in enumerate(kept) if (found := _cheapest(groups))
        ]
        if not prices:
            break
        _, day, place = min(prices)
        kept[day] = _merged(kept[day], place)
    return tuple(map(tuple, kept))


def lasting(group: Group) -> int:
    """Milliseconds a frame of these turns is held: longer, the more climbers it tells of."""
    if dramatic(group):
        return DRAMA
    told = _told(group)
    return min(MOST, LEAST + EACH * (told - 1)) if told else QUIET


def quiet(turn: Turn) -> bool:
    """Whether nobody moves."""
    return all(len(doing.way) == 1 for doing in turn.made)


def dramatic(group: Group) -> bool:
    """Whether somebody gets to the summit for the first time."""
    return any(doing.summit is not None for turn in group for doing in turn.made)


def _told(group: Group) -> int:
    return sum(not doing.rests for turn in group for doing in turn.made)


def _apart(one: Group, two: Group) -> bool:
    """Whether turns need frames of their own: an eye follows few ways at once."""
    return dramatic(one) or dramatic(two) or _told(one) + _told(two) > WAYS


def _cheapest(groups: Sequence[Group]) -> tuple[int, int] | None:
    """The two neighbours that tell least together, the first of equal ones: how much, and where."""
    pairs = [
        (_told(one) + _told(two), number)
        for number, (one, two) in enumerate(pairwise(groups))
        if not _apart(one, two)
    ]
    return min(pairs, default=None)


def _merged(groups: Sequence[Group], place: int) -> list[Group]:
    """The groups with the one at that place and the next as one."""
    return [*groups[:place], groups[place] + groups[place + 1], *groups[place + 2 :]]
