"""What is written in a picture: the words of a language, and the names of who plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.render import theme

if TYPE_CHECKING:
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Writing:
    """The words of a picture's language, and its players by name; handed down to all that writes.

    Its repr tells one writing from another: it is part of the keys of pictures.
    """

    words: Words
    names: tuple[str, ...] = ()
    """By seat; none in a picture that names nobody."""
    computers: tuple[int, ...] = ()
    """The seats that computers play."""

    def text(self, message: str, /, **values: str | float) -> str:
        """A Fluent message in words."""
        return self.words.text(message, **values)

    def name(self, seat: int) -> str:
        """A player's name as it can be drawn."""
        return readable(self.names[seat], seat)


def readable(name: str, seat: int) -> str:
    """A name in characters the font has; where nothing readable is left, the number of the seat."""
    return theme.writable(name, f"{seat + 1}")
