"""Seats of computers: adding and removing them in a lobby, letting one stand in for somebody."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from k2bot.game.values import Refusal
from k2bot.host.attention.posts import LOBBY
from k2bot.host.pages.lobby import names
from k2bot.host.people.members import Member, Status
from k2bot.host.store import PostRow
from k2bot.text.names import plain, quoted

if TYPE_CHECKING:
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words

AWAITED: Final = timedelta(minutes=5)
"""How long somebody must have been awaited before others may let a computer stand in for them."""


class ComputerSeats:
    """What people do about computers. What does not go is refused.

    In a lobby its post says all; a stand-in and the way back are confirmed by a sentence for the presser.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    async def add(self, table_id: int, user_id: int, level: str) -> None:
        """Give a computer of that level a seat in the lobby; for the host. Raises Refusal."""
        table = await self._tables.find(table_id)
        async with table.held():
            self._refuse_others(table, user_id)
            self._refuse_level(table, level)
            if len(table.members) >= max(table.game.seats):
                raise Refusal(self._say("refusal-full", names=names(table.session, self._words)))
            taken = {member.name for member in table.members}
            said = table.session.words  # the name stands in the channel
            free = (said.text("computer-name", name=name) for name in table.game.computer_names)
            number = min([0, *(member.user_id for member in table.members)]) - 1
            name = next((name for name in free if name not in taken), said.text("computer-name", name=number))
            computer = Member(number, name, level=level)
            await table.amend(table.row, (PostRow(None, LOBBY, edit=True),), (*table.members, computer))

    async def remove(self, table_id: int, user_id: int) -> None:
        """Take the computer that was added last from the lobby; for the host. Raises Refusal."""
        table = await self._tables.find(table_id)
        async with table.held():
            self._refuse_others(table, user_id)
            computers = [member for member in table.members if not member.is_person]
            if not computers:
                raise Refusal(self._say("refusal-no-computer"))
            rest = tuple(member for member in table.members if member is not computers[-1])
            await table.amend(table.row, (PostRow(None, LOBBY, edit=True),), rest)

    async def stand_in(
        self, table_id: int, user_id: int, absent_id: int, level: str, *, manager: bool = False
    ) -> str:
        """Let a computer play for somebody until they are back.

        For themselves at any time; for the host, and for people who manage the channel, once that person has
        been awaited for a while. Somebody must go on playing.
        """
        table = await self._tables.find(table_id)
        async with table.held():
            table.refuse_closed()
            if table.status is Status.LOBBY:
                raise Refusal(self._say("refusal-in-lobby", host=plain(table.host.name)))
            self._refuse_level(table, level)
            if absent_id == user_id:
                await table.set_standin(self.refuse_own(table, user_id, level), level)
                return self._say("standin-arranged-own")
            seat = table.seat_of(absent_id)
            if seat is None or seat not in table.session.staying:
                raise Refusal(self._say("refusal-standin-nobody"))
            self._refuse_hasty(table, user_id, seat, manager=manager)
            self._refuse_last(table, seat)
            await table.set_standin(seat, level)
            return self._say("standin-arranged", name=plain(table.members[seat].name))

    def refuse_own(self, table: Table, user_id: int, level: str) -> int:
        """Refuse a stand-in that somebody asks for themselves and cannot have; else give their seat."""
        table.refuse_closed()
        if table.status is Status.LOBBY:
            raise Refusal(self._say("refusal-in-lobby", host=plain(table.host.name)))
        self._refuse_level(table, level)
        seat = table.seat_of(user_id)
        if seat is None or seat not in table.session.staying:
            raise Refusal(self._say("refusal-not-at-table"))
        self._refuse_last(table, seat)
        return seat

    def _refuse_last(self, table: Table, seat: int) -> None:
        if table.session.present in {(seat,), ()}:
            raise Refusal(self._say("refusal-standin-last"))

    async def back(self, table_id: int, user_id: int) -> str:
        """Let somebody play themselves again."""
        table = await self._tables.find(table_id)
        async with table.held():
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refusal(self._say("refusal-not-yours"))
            if table.members[seat].standin is None:
                raise Refusal(self._say("refusal-back-already"))
            await table.set_standin(seat, None)
            return self._say("standin-ended")

    def _refuse_others(self, table: Table, user_id: int) -> None:
        table.refuse_begun()
        if user_id != table.row.host_id:
            raise Refusal(self._say("refusal-computers-host-only", host=plain(table.host.name)))

    def _refuse_level(self, table: Table, level: str) -> None:
        game = table.reader_game
        if not game.levels:
            raise Refusal(self._say("refusal-no-computers", game=game.title))
        labels = dict(game.levels)
        if level not in labels:
            raise Refusal(
                self._say("refusal-unknown-level", level=quoted(level), levels=", ".join(labels.values()))
            )

    def _refuse_hasty(self, table: Table, user_id: int, seat: int, *, manager: bool) -> None:
        """Refuse a stand-in that somebody else asks for, unless it is theirs to ask and the time has come."""
        if user_id != table.row.host_id and not manager:
            raise Refusal(self._say("refusal-standin-host-only", host=plain(table.host.name)))
        since, name = table.waiting.get(seat), plain(table.members[seat].name)
        if since is None or self._tables.now() - since < AWAITED:
            minutes = int(AWAITED / timedelta(minutes=1))
            raise Refusal(self._say("refusal-standin-early", name=name, minutes=minutes))

    def _say(self, message: str, **values: str | int) -> str:
        return self._words.text(message, **values)
