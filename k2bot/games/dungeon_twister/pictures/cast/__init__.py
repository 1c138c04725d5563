"""The cast: the eight characters in three poses and the six objects, each in an SVG file of its name.

See docs/art-dungeon-twister.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, TypeVar

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.pictures.cast.easel import (
    LYING,
    WHOLE,
    Eyes,
    Figure,
    Framing,
    HeldObject,
    Portrait,
    Pose,
    Still,
    read_figure,
)
from k2bot.render.art import Part, Window, read_drawing

__all__ = [
    "FALLEN",
    "FIGURES",
    "LYING",
    "OBJECTS",
    "STRIDING",
    "WHOLE",
    "Eyes",
    "Framing",
    "HeldObject",
    "Portrait",
    "Pose",
    "Still",
    "Window",
]

DrawnT = TypeVar("DrawnT")


class _Drawn(Mapping[str, DrawnT]):
    """Drawings by kind, each read when it's first needed."""

    def __init__(self, kinds: tuple[str, ...], read: Callable[[str], DrawnT]) -> None:
        self._kinds, self._read = kinds, cache(read)

    def __getitem__(self, kind: str) -> DrawnT:
        if kind not in self._kinds:
            raise KeyError(kind)
        return self._read(kind)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)


FIGURES: Final[Mapping[str, Figure]] = _Drawn(content.CHARACTERS, read_figure)
"""Figures by kind."""
STRIDING: Final[Mapping[str, Figure]] = _Drawn(
    content.CHARACTERS, lambda kind: read_figure(f"{kind}-striding")
)
"""Figures striding with both arms raised, by kind."""
FALLEN: Final[Mapping[str, Figure]] = _Drawn(content.CHARACTERS, lambda kind: read_figure(f"{kind}-fallen"))
"""Figures on the ground, by kind."""
OBJECTS: Final[Mapping[str, tuple[Part, ...]]] = _Drawn(
    content.OBJECTS, lambda kind: read_drawing(__package__, f"{kind}.svg").parts()
)
"""Objects by kind, on a grid of 100 by 100."""
