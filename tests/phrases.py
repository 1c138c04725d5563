"""The bot's texts by Fluent id, so that tests of behaviour don't depend on wording."""

import os
import re

import pytest
from fluent.syntax import ast as ftl

from k2bot.game.values import Refusal
from k2bot.host.store.damage import StoreError
from k2bot.text.words import words

LANGUAGE = os.environ.get("LANGUAGE_OF_TRANSCRIPTS") or "en"
"""The language that transcripts are written in."""


def phrase(message, /, **values):
    """The text of a message; it needs every value that the message takes."""
    return str(words(LANGUAGE).text(message, **values))


START = phrase("lobby-button-start")


def says(text, message, /, **values):
    """Whether a text or sent message contains a Fluent message, with these values and any others."""
    return re.search(pattern(message, **values), getattr(text, "content", text)) is not None


async def refused(attempt, message, /, **values):
    """Assert that an attempt is refused (people: Refusal, owners: StoreError) with this message."""
    with pytest.raises((Refusal, StoreError), match=pattern(message, **values)):
        await attempt


async def refusals(*attempts):
    """Refusal texts of attempts made one after the other."""
    found = []
    for attempt in attempts:
        with pytest.raises(Refusal) as refusal:
            await attempt
        found.append(str(refusal.value))
    return found


def pattern(message, /, **values):
    """Regular expression for a message; values not given match anything, selectors any variant."""
    return _regex(words(LANGUAGE).entry(message).value, {name: str(value) for name, value in values.items()})


def _regex(part, values):
    match part:
        case ftl.Pattern():
            return "".join(_regex(element, values) for element in part.elements)
        case ftl.TextElement():
            return re.escape(part.value)
        case ftl.Placeable():
            return _regex(part.expression, values)
        case ftl.StringLiteral():
            return re.escape(part.parse()["value"])
        case ftl.VariableReference():
            return re.escape(values[part.id.name]) if part.id.name in values else r".+?"
        case ftl.MessageReference():
            return _regex(words(LANGUAGE).entry(part.id.name).value, values)
        case ftl.SelectExpression():
            return _regex_of_variants(part, values)
    raise TypeError(f"a pattern can't have {part!r}")


def _regex_of_variants(select, values):
    variants = {_key(variant): variant.value for variant in select.variants}
    value = values.get(select.selector.id.name)
    if value is None:
        return f"(?:{'|'.join(_regex(variant, values) for variant in variants.values())})"
    plural = "one" if value == "1" else "other"
    default = next(_key(variant) for variant in select.variants if variant.default)
    key = next(key for key in (value, plural, default) if key in variants)
    return _regex(variants[key], values)


def _key(variant):
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
