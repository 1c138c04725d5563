"""Errors shown to people, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.text.words import Words


class MessageError(Exception):
    """Base of errors for people: the id of a message and its values, worded only when it's shown.

    A value that reads differently in each language is such an error itself, or a function of the words.
    ``str(error)`` is English, for the log.
    """

    def __init__(
        self, message: str, /, **values: str | float | MessageError | Callable[[Words], str]
    ) -> None:
        Exception.__init__(self, message)  # a refusal by the host has no text before it's told
        self.message = message
        self.values = values

    def __str__(self) -> str:
        from k2bot.text.words import words  # noqa: PLC0415 - reading Fluent takes long, and is rarely needed

        return self.in_words(words())

    def in_words(self, words: Words) -> str:
        """The error in a language."""
        known: dict[str, str | float] = {}
        for name, value in self.values.items():
            if isinstance(value, MessageError):
                known[name] = value.in_words(words)
            else:
                known[name] = value(words) if callable(value) else value
        return words.text(self.message, **known)  # words: given elsewhere
