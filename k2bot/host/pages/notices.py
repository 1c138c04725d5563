"""The messages that tell people that they are awaited: what of, since when, until when; nothing of a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.values import PAGE, Button, HostButton, Page, Style
from k2bot.host.pages.deadlines import deadlines, own_deadline, stamp, with_line

if TYPE_CHECKING:
    from datetime import datetime

    from k2bot.host.kernel.notifications import Notice
    from k2bot.host.kernel.session import Session
    from k2bot.text.words import Words

MUTE: Final = "mute"
"""The verb of the button after which nothing calls its presser until the next day begins."""


def notice_page(session: Session, notice: Notice, words: Words, now: datetime, *, private: bool) -> Page:
    """What the people of a notice are told, in the channel or each in private, as the table stands now."""
    game, seats = session.game.spoken(words.locale), notice.seats(session)
    since = min((session.waiting[seat] for seat in seats), default=None)
    facts = {"game": game.title, "since": stamp(since) if since else "none"}
    if private:
        where = f"<#{session.row.channel_id}>"
        # words: notice-dm-asked, notice-dm-reminder, notice-dm-last
        text = words.text(f"notice-dm-{notice.kind}", where=where, **facts)
    else:
        names = ", ".join(session.people[seat].mention for seat in seats)
        # words: notice-asked, notice-reminder, notice-last
        text = words.text(f"notice-{notice.kind}", names=names, **facts)
    until = deadlines(session, words, now)
    if private:
        until = own_deadline(session, next(iter(seats), None), words, now)
    buttons = (
        Button(PAGE, words.text("notice-button-open"), game.pages.next, style=Style.PRIMARY, anew=True),
        HostButton(MUTE, words.text("notice-button-mute")),
    )
    return with_line(Page(text, rows=(buttons,), pings=() if private else seats), until)


def muted_page(until: datetime, words: Words) -> Page:
    """What somebody is shown who wants to be called no more that day."""
    return Page(words.text("notice-muted", until=stamp(until)))
