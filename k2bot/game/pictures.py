"""Pictures as pages carry them: a key, a file name, a text for who cannot see them, and how to draw."""

from __future__ import annotations

from functools import cache, partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol

from k2bot.game.values import Emoji, Picture
from k2bot.render.painting import paint

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.render.scene import Scene, Shape
    from k2bot.render.writing import Writing

DIGITS: Final = 24


class Shown(Protocol):
    """A picture as a value: its repr tells it from every other of its kind."""

    def scene(self, writing: Any) -> Scene:
        """The picture in shapes, with what is written in it."""


def digest(value: object) -> str:
    """A hash of all that a value shows: equal ones are equal pictures, and it tells nothing."""
    return sha256(repr(value).encode()).hexdigest()[:DIGITS]


def picture(kind: str, shown: Shown, writing: Writing, alt: str, *, fleeting: bool = False) -> Picture:
    """A picture of that kind, which begins with its game's key.

    A ``fleeting`` one is made for one person, who sees it until their next press.
    """
    name = f"{kind}-{digest((kind, shown, writing))}"
    ending = paint.FLEETING_EXTENSION if fleeting else paint.EXTENSION
    return Picture(name, f"{name}.{ending}", alt, draw=partial(draw, shown, writing, fleeting=fleeting))


def draw(shown: Shown, writing: Writing, *, fleeting: bool = False) -> bytes:
    """A picture as a file."""
    return paint.draw(shown.scene(writing), fleeting=fleeting)


def emojis(drawings: Mapping[str, tuple[Shape, ...]]) -> tuple[Emoji, ...]:
    """Emoji by their names, drawn in a square as large as ``paint.EMOJI``."""
    return tuple(_emoji(name, shapes) for name, shapes in drawings.items())


@cache
def _emoji(name: str, shapes: tuple[Shape, ...]) -> Emoji:
    # One for all languages and starts in a process: a digest of shapes takes as long as a small page.
    return Emoji(name, digest(shapes), partial(_cut_out, shapes))


@cache
def _cut_out(shapes: tuple[Shape, ...]) -> bytes:
    return paint.draw_emoji(shapes)
