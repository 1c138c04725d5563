"""Small drawings in a text: pages name them, and they become emoji where the bot has them, else nothing.

A mark looks like an emoji that does not exist, so that whatever leaves markup alone leaves it alone, too.
What it shows is always said in words beside it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_MARK = re.compile(r"<:(\w{2,32}):0>( ?)")
_ANY = re.compile(r"<:\w{2,32}:\d+> ?")


def mark(name: str) -> str:
    """What stands in a text for the drawing of that name; a blank after it belongs to it."""
    return f"<:{name}:0>"


def filled(text: str, known: Mapping[str, str]) -> str:
    """A text with its marks as emoji, given by their names; marks that have none are left out."""
    return _MARK.sub(lambda found: known[found[1]] + found[2] if found[1] in known else "", text)


def bare(text: str) -> str:
    """A text without any marks and emoji."""
    return _ANY.sub("", text)
