"""What people are told about the clock of a table: until when, for whom time was up, and how to stop it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game.values import HostButton, Kept, Page, Style
from k2bot.host.people.members import Status
from k2bot.host.timing.clocks import CLOCK, GO_ON, MORE, PAUSE
from k2bot.text.formatting import plain, without_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.store import InputRow
    from k2bot.text.words import Words

LONGEST: Final = 2000
"""How many characters a page has at the most; a line that has no room is left out."""


def stamp(time: datetime) -> str:
    """A time as everybody reads it in their own zone, from now on: in two minutes."""
    return f"<t:{int(time.timestamp())}:R>"


def clock_time(time: datetime) -> str:
    """A time of day as everybody reads it in their own zone."""
    return f"<t:{int(time.timestamp())}:t>"


def clock_name(table: Session, words: Words) -> str:
    """What the clock of a table is called, as in a menu; empty where it has none."""
    value = table.row.options.get(CLOCK)
    return "" if table.clock is None else words.text(f"clock-{value}")  # words: clock-*


def deadlines(table: Session, words: Words, now: datetime) -> str:
    """Until when those awaited have time, in lines for all; empty where nobody's is limited."""
    if table.clock is None or not table.people_awaited:
        return ""
    if table.row.paused is not None:
        return words.text("clock-stands")
    names: dict[tuple[str, tuple[tuple[str, str | int], ...]], list[str]] = {}
    for seat, _ in sorted(table.deadlines.items(), key=lambda one: (int(one[1].timestamp()), one[0])):
        message, facts = _time_left(table, seat, now)
        names.setdefault((message, tuple(facts.items())), []).append(plain(table.members[seat].name))
    return "\n".join(
        # words: clock-until, clock-until-quiet, clock-quiet
        words.text(message, names=", ".join(own), whose="others", **dict(facts))
        for (message, facts), own in names.items()
    )


def own_deadline(table: Session, seat: int | None, words: Words, now: datetime) -> str:
    """Until when somebody has time themselves, in a line; empty where it is not limited."""
    if table.clock is None or seat is None or seat not in table.people_awaited:
        return ""
    if table.row.paused is not None:
        return words.text("clock-stands")
    if seat not in table.deadlines:
        return ""
    message, facts = _time_left(table, seat, now)
    # words: clock-until, clock-until-quiet, clock-quiet
    return words.text(message, names="", whose="own", **facts)


def _time_left(table: Session, seat: int, now: datetime) -> tuple[str, dict[str, str | int]]:
    """The message about somebody's time, and its facts: with the quiet hours in which it does not run.

    They are those of now, which end first, or the next that come before the time is up.
    """
    due, own, clock = table.deadlines[seat], table.members[seat].preferences, table.clock
    rest = clock.rest_of(own) if clock is not None else None
    facts: dict[str, str | int] = {"time": stamp(due)}
    if clock is None or rest is None:
        return "clock-until", facts
    begin, end = next(rest.spans(now))
    if begin >= due:
        return "clock-until", facts
    if begin > now:
        return "clock-until-quiet", {**facts, "begin": clock_time(begin), "end": clock_time(end)}
    minutes = -(-int(clock.left(own, now, due).total_seconds()) // 60)
    return "clock-quiet", {"end": clock_time(end), "hours": minutes // 60, "minutes": minutes % 60}


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
    return replace(page, text=text) if line and len(without_emoji(text)) <= LONGEST else page


def clock_post(table: Session, key: str, words: Words, now: datetime) -> Page:
    """The post that says what was done about the clock, and who has time until when now."""
    told = words.text(key)  # words: clock-paused, clock-runs, clock-longer
    until = "" if table.row.paused is not None else deadlines(table, words, now)
    text = "\n".join(part for part in (told, until) if part)
    return Page(text, rows=((_to_clock(words),),) if table.status is Status.RUNNING else ())


def _to_clock(words: Words) -> HostButton:
    """The button that opens the page of the clock."""
    return HostButton(CLOCK, words.text("clock-button"))


def with_clock(page: Page, table: Session, words: Words, now: datetime) -> Page:
    """A page with everybody's time and the way to the clock, where its table has one that can run."""
    if table.clock is None or table.status is not Status.RUNNING:
        return page
    paused = words.text("clock-stands") if table.row.paused is not None else ""
    page = with_line(page, paused or deadlines(table, words, now))
    return replace(page, rows=(*page.rows, (_to_clock(words),)))


def clock_page(table: Session, words: Words, now: datetime, *, may: bool, asks: bool = False) -> Page:
    """The private page of the clock; with buttons for whoever ``may`` change it, or ``asks`` the others."""
    rests = words.text("clock-rests") if table.clock is not None and table.clock.rests else ""
    head = words.text("clock-page", clock=clock_name(table, words))
    lines = [head, rests, deadlines(table, words, now)]
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
