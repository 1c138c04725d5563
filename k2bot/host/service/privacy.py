"""What the bot knows of somebody, for themselves: to read, to keep as a file, and to have forgotten."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from k2bot.game.values import HostButton, Page, Refusal, Style, TextFile
from k2bot.host.store.personal_data import StillPlayingError

if TYPE_CHECKING:
    from k2bot.host.service.tables import Tables
    from k2bot.host.store.personal_data import PersonalData
    from k2bot.text.words import Words

PRIVACY: Final = "privacy"
"""The verb of all that is done about what is stored of somebody; its argument says what."""
FILE, ASK, FORGET = "file", "ask", "forget"
COUNTED: Final = ("settings", "tables", "answers", "invitations", "proposals", "elsewhere")


class Privacy:
    """Answers somebody about what is stored of them."""

    def __init__(self, tables: Tables, stored: PersonalData) -> None:
        self._tables = tables
        self._stored = stored

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    async def page(self, user_id: int) -> Page:
        """What there is of somebody, counted, and what can be done about it."""
        stored, words = await self._stored.of(user_id), self._words
        counts = {kind: len(stored.get(kind, ())) for kind in COUNTED}
        if not any(counts.values()):
            return Page(words.text("privacy-nothing"))
        file = HostButton(PRIVACY, words.text("privacy-button-file"), FILE)
        forget = HostButton(PRIVACY, words.text("privacy-button-forget"), ASK, style=Style.DANGER)
        return Page(words.text("privacy-stored", **counts), rows=((file, forget),))

    async def press(self, user_id: int, argument: str) -> Page:
        """Do what a button of that page is for. Raises Refusal."""
        words = self._words
        if argument == FILE:
            text = json.dumps(await self._stored.of(user_id), ensure_ascii=False, indent=2)
            return Page(words.text("privacy-file"), files=(TextFile("k2bot-about-me.json", text),))
        if argument == ASK:
            try:
                await self._stored.refuse_seated(user_id)
            except StillPlayingError:
                raise Refusal(words.text("privacy-still-playing")) from None
            yes = HostButton(PRIVACY, words.text("privacy-button-sure"), FORGET, style=Style.DANGER)
            back = HostButton(PRIVACY, words.text("privacy-button-back"))
            return Page(words.text("privacy-sure"), rows=((back, yes),))
        if argument != FORGET:
            return await self.page(user_id)
        former = words.text("privacy-former")
        try:
            await self._tables.forget(self._stored, user_id, former)
        except StillPlayingError:
            raise Refusal(words.text("privacy-still-playing")) from None
        return Page(words.text("privacy-forgotten"))
