"""Errors that are told to people, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2bot.text.words import Words


class MessageError(Exception):
    """Base of errors for people: the id of a message and its values, put into words only when told.

    A value can be such an error itself. ``str(error)`` is English, for the log.
    """

    def __init__(self, message: str, /, **values: str | float | MessageError) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        from k2bot.text.words import words  # noqa: PLC0415 - reading Fluent takes long, and is rarely needed

        return self.in_words(words())

    def in_words(self, words: Words) -> str:
        """The error in a language."""
        known = {
            name: value.in_words(words) if isinstance(value, MessageError) else value
            for name, value in self.values.items()
        }
        return words.text(self.message, **known)  # words: given elsewhere
