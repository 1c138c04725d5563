"""Practice: a position of a finished game, played on by one of its players against computers."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from k2bot.host.kernel.lobby import new_computer
from k2bot.host.kernel.play import ReplayError, recorded
from k2bot.host.kernel.session import result_of
from k2bot.host.values import PRACTICE, HostRefusal, Origin

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.host.kernel.play import Play
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Store
    from k2bot.host.values import InputRow, Member


class Practice:
    """Opens practice. A game's own result stays what it is."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """One lock per person, because they may press twice."""

    def check(self, table: Table, user_id: int, inputs: int) -> Play:
        """The game of a table, if a user can play it on after that many inputs. Raises Refusal."""
        session = table.session
        if session.status.open:
            raise HostRefusal("practice-not-over")
        if session.play is None:
            raise HostRefusal("practice-unknown")
        if session.seat_of(user_id) is None:
            raise HostRefusal("practice-not-yours")
        if len(session.members) > 1 and not table.game.levels:
            raise HostRefusal("refusal-no-computers", game=table.reader_game.title)
        if inputs > len(session.play.effective):
            raise HostRefusal("refusal-stale")
        return session.play

    async def open(self, table: Table, user_id: int, name: str, inputs: int, channel_id: int) -> Table:
        """A user's practice from the position after that many inputs in effect of a table's game.

        The rules, the shuffle and the settings are those of the game; computers of the strongest level play
        all other seats. Practice from that very position is returned as it is until they've done something
        there. ``channel_id`` is their chat with the bot. Raises Refusal.
        """
        play = self.check(table, user_id, inputs)
        row, rows = table.session.row, play.effective[:inputs]
        origin = self._origin(table, user_id, inputs)
        async with self._opening.setdefault(user_id, asyncio.Lock()):
            known = await self._store.open_alone(user_id, row.game, PRACTICE)
            if known is not None:
                there = await self._tables.find(known)
                if there.session.row.origin == origin and _untouched(there, user_id, rows):
                    return there
            try:
                return await self._tables.open_alone(
                    kind=PRACTICE,
                    game=row.game,
                    options=row.options,
                    seed=play.setup.seed,
                    revision=play.setup.revision,
                    user_id=user_id,
                    channel_id=channel_id,
                    members=await self._members(table, user_id, name),
                    inputs=recorded(rows, self._tables.now()),
                    origin=origin,
                    sealed=row.sealed,
                )
            except ReplayError as error:
                table.session.log.error("no practice from input %d: %s", inputs, error)  # noqa: TRY400 - no traceback needed
                raise HostRefusal("practice-unknown") from None

    @staticmethod
    def _origin(table: Table, user_id: int, inputs: int) -> Origin:
        """Where practice begins; practice from practice is still compared with the game."""
        session, first = table.session, table.session.row.origin
        if first is not None:
            return Origin(first.table, inputs, first.points, first.result)
        points, result = result_of(session, user_id)
        return Origin(table.id, inputs, points, result)

    async def _members(self, table: Table, user_id: int, name: str) -> tuple[Member, ...]:
        """The user in their seat, and computers in all others; those of the game keep their names."""
        words, game = self._tables.languages.reader_words, table.game
        own = await self._tables.preferences.member(user_id, name)
        old = table.session.members
        computers: dict[int, Member] = {}
        kept = [member for member in old if not member.is_person]
        for seat, member in enumerate(old):
            if member.user_id == user_id:
                continue
            known = (own, *kept, *computers.values())
            computer = new_computer(game, known, game.levels[-1][0], words)
            computers[seat] = computer if member.is_person else replace(computer, name=member.name)
        return tuple(computers.get(seat, own) for seat in range(len(old)))


def _untouched(table: Table, user_id: int, rows: Sequence[InputRow]) -> bool:
    """Whether a user's practice begins with these inputs and they've done nothing there yet."""
    play, count = table.session.play, len(rows)
    if play is None:
        return False
    begin = [(row.seat, row.answer) for row in play.inputs[:count]]
    own = table.session.seat_of(user_id)
    return begin == [(row.seat, row.answer) for row in rows] and all(
        row.seat != own for row in play.inputs[count:]
    )
