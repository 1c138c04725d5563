"""Highlights: the few great moments of a game that get a hero picture, in posts and in films.

A game finds the moments worth one in its public events, each with its ``rank``: how great its kind is, 0 the
greatest. It names the same thing of the same character only once. ``chosen`` decides which of them are shown.
Both look at nothing but the history up to then, so a post that is edited or composed again keeps its picture,
and a film shows the same ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import TypeVar

HighlightT = TypeVar("HighlightT")


def chosen(acts: Iterable[tuple[int, Sequence[HighlightT]]], rest: int = 0) -> Iterator[HighlightT]:
    """The highlights that get a hero picture, in order.

    An act is what one post tells; it comes with the number of its round. Of an act the greatest highlight is
    chosen, the first among equals, and of a round only from the first act that has any. After a round with a
    picture, ``rest`` rounds have none. What is chosen never depends on a later act.
    """
    free = 0
    for number, found in acts:
        if found and number >= free:
            free = number + 1 + rest
            yield min(found, key=attrgetter("rank"))
