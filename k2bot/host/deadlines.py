"""What people are told about the clock of a table: until when, for whom time was up, and how to stop it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.host.clocks import CLOCK
from k2bot.host.game import HostButton, Kept, Page, Style
from k2bot.host.posts import CLOCK_LONGER, CLOCK_PAUSED, CLOCK_RUNS
from k2bot.host.seating import Status
from k2bot.text.emoji import bare
from k2bot.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.session import Session
    from k2bot.host.store import InputRow
    from k2bot.text.words import Words

PAUSE, GO_ON, MORE = "pause", "on", "more"
"""What can be done about a clock: the argument of the button that does it."""
TOLD: Final = {PAUSE: CLOCK_PAUSED, GO_ON: CLOCK_RUNS, MORE: CLOCK_LONGER}
"""The posts that say it was done."""

LONGEST: Final = 2000
"""How many characters a page has at the most; a line that has no room is left out."""


def stamp(time: datetime) -> str:
    """A time as everybody reads it in their own zone, from now on: in two minutes."""
    return f"<t:{int(time.timestamp())}:R>"


def clock_name(table: Session, words: Words) -> str:
    """What the clock of a table is called, as in a menu; empty where it has none."""
    value = table.row.options.get(CLOCK)
    return "" if table.clock is None else words.text(f"clock-{value}")  # words: clock-*


def deadlines(table: Session, words: Words) -> str:
    """Until when those awaited have time, in lines for all; empty where nobody's is limited."""
    if table.clock is None or not table.people_awaited:
        return ""
    if table.row.paused is not None:
        return words.text("clock-stands")
    names: dict[str, list[str]] = {}
    for seat, due in sorted(table.deadlines.items(), key=lambda one: (int(one[1].timestamp()), one[0])):
        names.setdefault(stamp(due), []).append(plain(table.members[seat].name))
    return "\n".join(
        words.text("clock-until", names=", ".join(of_time), time=time) for time, of_time in names.items()
    )


def own_deadline(table: Session, seat: int | None, words: Words) -> str:
    """Until when somebody has time themselves, in a line; empty where it is not limited."""
    if table.clock is None or seat is None or seat not in table.people_awaited:
        return ""
    if table.row.paused is not None:
        return words.text("clock-stands")
    due = table.deadlines.get(seat)
    return words.text("clock-own", time=stamp(due)) if due is not None else ""


def overdue(table: Session, inputs: Iterable[InputRow], words: Words) -> str:
    """For whom it was decided in these inputs since their time was up, a line for each way; empty for nobody.

    Who has answered since is not named any more.
    """
    last = {row.seat: row.time_up or (Kept.NOTHING.value if row.late else None) for row in inputs}
    names: dict[str, list[str]] = {}
    for seat, way in sorted(last.items()):
        if way is not None:
            names.setdefault(way, []).append(plain(table.members[seat].name))
    return "\n".join(
        words.text(f"clock-overdue-{way}", names=", ".join(own))  # words: clock-overdue-*
        for way, own in names.items()
    )


def with_line(page: Page, line: str) -> Page:
    """A page with a line below its text, where there is one and it has room."""
    text = "\n".join(part for part in (page.text, line) if part)
    return replace(page, text=text) if line and len(bare(text)) <= LONGEST else page


def clock_post(table: Session, key: str, words: Words) -> Page:
    """The post that says what was done about the clock, and who has time until when now."""
    told = words.text(key)  # words: clock-paused, clock-runs, clock-longer
    until = "" if table.row.paused is not None else deadlines(table, words)
    text = "\n".join(part for part in (told, until) if part)
    return Page(text, rows=((_to_clock(words),),) if table.status is Status.RUNNING else ())


def _to_clock(words: Words) -> HostButton:
    """The button that opens the page of the clock."""
    return HostButton(CLOCK, words.text("clock-button"))


def with_clock(page: Page, table: Session, words: Words) -> Page:
    """A page with the way to the clock, where its table has one that can run."""
    if table.clock is None or table.status is not Status.RUNNING:
        return page
    return replace(page, rows=(*page.rows, (_to_clock(words),)))


def clock_page(table: Session, words: Words, *, may: bool, asks: bool = False) -> Page:
    """The private page of the clock; with buttons for whoever ``may`` change it, or ``asks`` the others."""
    rests = words.text("clock-rests") if table.clock is not None and table.clock.rests else ""
    head = words.text("clock-page", clock=clock_name(table, words))
    lines = [head, rests, deadlines(table, words)]
    paused = table.row.paused is not None
    if not may:
        facts = {"host": plain(table.host.name), "paused": "yes" if paused else "no"}
        lines.append(words.text("clock-asks" if asks else "clock-hosts", **facts))
    if not (may or asks):
        return Page("\n".join(line for line in lines if line))
    stop = HostButton(CLOCK, words.text("clock-button-pause"), PAUSE)
    on = HostButton(CLOCK, words.text("clock-button-on"), GO_ON, style=Style.SUCCESS)
    more = HostButton(CLOCK, words.text("clock-button-more"), MORE, disabled=not table.people_awaited)
    return Page("\n".join(line for line in lines if line), rows=((on if paused else stop, more),))
