"""What people do about the clock of a table: stop it, let it go on, give more time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Refusal
from k2bot.host.pages import deadlines
from k2bot.host.pages.deadlines import MORE, TOLD, clock_page
from k2bot.host.people.members import Status
from k2bot.host.store import PostRow
from k2bot.host.timing.timers import extended, gone_on, paused
from k2bot.text.names import plain

if TYPE_CHECKING:
    from datetime import datetime

    from k2bot.game.values import Page
    from k2bot.host.kernel.session import Session
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words


def changed(session: Session, what: str, now: datetime) -> Session:
    """The session once its clock is paused, goes on, or gives more time; itself where it is so already."""
    stands = session.row.paused is not None
    match what:
        case deadlines.PAUSE:
            return session if stands else paused(session, now)
        case deadlines.GO_ON:
            return gone_on(session, now) if stands else session
        case _:
            return extended(session)


class TableClocks:
    """Pausing and extending, for the host of a table at once, and for people who manage the channel.

    Others propose it (``proposals``). What does not go is refused.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    async def page(self, table_id: int, user_id: int, *, manager: bool = False) -> Page:
        """The private page of a table's clock. Raises Refusal."""
        table = await self._tables.find(table_id)
        async with table.held():
            self._refuse_without(table)
            may = manager or user_id == table.row.host_id
            seated = table.seat_of(user_id) in table.session.staying
            return clock_page(table.session, self._words, self._tables.now(), may=may, asks=seated)

    async def set(self, table_id: int, user_id: int, what: str, *, manager: bool = False) -> Page:
        """Do that about the clock, tell it in the channel, and give its page. Raises Refusal."""
        table = await self._tables.find(table_id)
        async with table.held():
            self._refuse_without(table)
            if user_id != table.row.host_id and not manager:
                raise Refusal(self._say("refusal-clock-host-only", host=plain(table.host.name)))
            await self.change(table, what)
            return clock_page(table.session, self._words, self._tables.now(), may=True)

    async def change(self, table: Table, what: str) -> None:
        """Pause it, let it go on or else give more time, and tell it in the channel; within ``held()``.

        Nothing happens where it is so already. Raises Refusal.
        """
        self._refuse_without(table)
        session, after = table.session, changed(table.session, what, self._tables.now())
        if after == session and what == MORE:
            raise Refusal(self._say("refusal-clock-nobody"))
        if after == session:
            return
        again = await table.outbox.times_again()
        await table.change(after, (PostRow(None, TOLD[what]), *again))

    def _refuse_without(self, table: Table) -> None:
        table.refuse_closed()
        if table.session.clock is None:
            raise Refusal(self._say("refusal-no-clock"))
        if table.status is Status.LOBBY:
            raise Refusal(self._say("refusal-in-lobby", host=plain(table.host.name)))

    def _say(self, message: str, **values: str | int) -> str:
        return self._words.text(message, **values)
