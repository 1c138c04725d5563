"""The bot's own emoji on the page: simcord keeps their names, and forgets what they show."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from simcord.backend.cdn import CDN_BASE, CdnStore

if TYPE_CHECKING:
    from collections.abc import Callable

_EMOJI = re.compile(rf"{re.escape(CDN_BASE)}/emojis/(\d+)\.png")


class EmojiFiles(CdnStore):
    """simcord's files, with those of emoji, which ``drawn`` gives by their ids."""

    def __init__(self, drawn: Callable[[int], bytes | None]) -> None:
        super().__init__()
        self._drawn = drawn

    def get(self, url: str) -> bytes | None:
        """The file of an address; None where there is none."""
        found = _EMOJI.fullmatch(url)
        return self._drawn(int(found[1])) if found else super().get(url)
