"""What is done at a table when something comes due there, though nobody presses anything."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.values import Kept
from k2bot.host.attention.reminders import REMINDERS, remind
from k2bot.host.timing.timers import endless, run_out

if TYPE_CHECKING:
    from datetime import datetime

    from k2bot.host.service.table import Table
    from k2bot.host.store import TimerRow


async def take_due(table: Table, now: datetime) -> None:
    """Do what is due: answer as drafted, else as ordered, else by a computer or the game's own late answer.

    A decision for which there is no answer waits forever. A proposal that has waited too long lapses. Who
    is to be told again is told.
    """
    async with table.held():
        for timer in table.session.timers:
            late = timer.due is not None and timer.due <= now and timer.kind not in REMINDERS
            if late and timer in table.session.timers:  # what was due before it may have led on
                await _take_one(table, timer)
        await remind(table, now)


async def _take_one(table: Table, timer: TimerRow) -> None:
    session, seat = table.session, timer.seat
    if timer.kind == "proposal" and session.proposal is not None:
        await table.change(session.proposed(replace(session.proposal, status="lapsed")))
        return
    own, order = session.late_answer(seat), session.ordered(seat)
    drafted = own is not None and own.kept is not Kept.NOTHING
    if order is not None and not drafted and await table.follow_order(seat, order):
        await table.follow_orders()
    elif timer.kind == "clock" and table.game.levels and not (own and own.kept is Kept.ALL):
        await table.change(run_out(session, timer))
    elif own is not None and (drafted or timer.kind != "order"):
        await table.answer_late(seat, own, timer.kind)
    else:
        await table.change(endless(session, timer))
