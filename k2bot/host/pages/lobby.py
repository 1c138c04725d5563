"""The host's own pages: the lobby with its buttons, and what becomes of a table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from k2bot.game.values import (
    FILM,
    HINT,
    PAGE,
    REMATCH,
    REVIEW,
    TAKE_HINT,
    Button,
    Choice,
    HostButton,
    HostSelect,
    Page,
    Refusal,
    Style,
    TextFile,
)
from k2bot.host.kernel.consent import others
from k2bot.host.kernel.fairness import commitment, presses_of
from k2bot.host.kernel.posts import (
    CANCELLED,
    LOBBY,
    OF_CLOCK,
    PROPOSAL,
    QUIET,
    RESTING,
    SET_ASIDE,
    STANDIN,
    guest_of,
)
from k2bot.host.kernel.undo import may_be_taken_back
from k2bot.host.pages.courses import LEARN, offer
from k2bot.host.pages.deadlines import LONGEST, clock_post
from k2bot.host.pages.proposals import AGREE, DECLINE, SWAP, UNDO_LAST, WITHDRAW, proposal_page
from k2bot.host.pages.settings import INVITE, SET, SET_HERE, host_menus, menus, summary
from k2bot.host.people.members import MARK, MOST_GUESTS, Status
from k2bot.host.people.preferences import ON, THREAD
from k2bot.host.timing.clocks import CLOCK, MISSES
from k2bot.text.formatting import plain, without_emoji

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from k2bot.game.base import Game
    from k2bot.game.values import Row
    from k2bot.host.kernel.session import Session
    from k2bot.host.people.members import Member
    from k2bot.text.words import Words

START = "start"
ADD_COMPUTER = "add-computer"
REMOVE_COMPUTER = "remove-computer"
BACK = "back"
RULES_TOPIC = "rules-topic"
"""The verb of the menu that turns to a topic of the rules of a game, its argument, away from all tables."""
VERBS = frozenset({"join", "leave", START, "cancel", REMATCH, FILM, HINT, TAKE_HINT, REVIEW}) | {
    ADD_COMPUTER,
    REMOVE_COMPUTER,
    SET,
    SET_HERE,
    BACK,
    CLOCK,
    AGREE,
    DECLINE,
    UNDO_LAST,
    WITHDRAW,
    SWAP,
    LEARN,
    RULES_TOPIC,
}
"""The host's own verbs: a button with one of them is the host's, on whatever page it stands."""


def host_page(table: Session, key: str, words: Words, now: datetime) -> Page:
    """One of the host's own posts, as the table stands now."""
    if key == LOBBY:
        return lobby_page(table, words)
    if key == CANCELLED:
        return cancelled_page(table, words)
    if key == SET_ASIDE:
        return Page(
            words.text("table-set-aside", game=table.game.spoken(words.locale).title, table=str(table.id))
        )
    if key == QUIET:
        return Page(words.text("table-goes-on-quietly", mark=MARK))
    if key == RESTING:
        return _resting_page(table, words)
    if key in OF_CLOCK:
        return clock_post(table, key, words, now)
    for guest in guest_of(key):
        return _invitation_page(table, guest, words)
    if key.startswith(STANDIN):
        return _standin_page(table, table.members[int(key.removeprefix(STANDIN))], words)
    if key.startswith(PROPOSAL):
        return proposal_page(table, key, words)
    raise ValueError(f"the host has no post called {key!r}")


def cancelled_page(table: Session, words: Words) -> Page:
    """That a game under way was cancelled, with its film and record as far as there are any."""
    game, play = table.game.spoken(words.locale), table.play
    films, records = (play is not None and kept for kept in (game.films, game.records))
    kept = "both" if films and records else "film" if films else "record" if records else "none"
    film = (HostButton(FILM, words.text("lobby-button-film"), style=Style.PRIMARY),) if films else ()
    record = play.moment(table.people).record() if play is not None and records else None
    return Page(
        words.text("table-was-cancelled", game=game.title, kept=kept),
        rows=(film,) if film else (),
        files=() if record is None else (TextFile(record_name(table), record),),
    )


def record_name(table: Session) -> str:
    """The name of the file with a table's record; it says where a game was cancelled."""
    ended = "-cancelled" if table.status is Status.CANCELLED else ""
    return f"{table.game.key}-{table.id}{ended}.txt"


def lobby_page(table: Session, words: Words) -> Page:
    """The post of a table's lobby, also once the game has begun or was cancelled."""
    game = table.game.spoken(words.locale)
    if table.status is Status.CANCELLED:
        return Page(words.text("lobby-cancelled", game=game.title))
    if table.status is not Status.LOBBY:
        where = f"<#{table.row.channel_id}>" if table.row.options.get(THREAD) == ON else "here"
        facts = {"game": game.title, "table": str(table.id), "names": table.names(words), "where": where}
        promised = words.text(
            "lobby-promise",
            promised=commitment(table.row.seed or ""),
            presses=len(presses_of(table.row.seed or "")),
            command=game.key,
        )
        return Page("\n".join((words.text("lobby-begun", **facts), *((promised,) if game.records else ()))))
    count = len(table.members)
    lines = [
        words.text("lobby-title", game=game.title),
        summary(game, table.row.options, count, words),
        words.text("lobby-people", count=count, most=max(game.seats), names=table.names(words)),
        *_guests(table, words),
        table.objection(words) or words.text("lobby-ready", host=plain(table.host.name)),
    ]
    sealed = ""
    if game.records and table.row.secret:
        sealed = words.text("lobby-sealed", promised=commitment(table.row.secret), command=game.key)
    ready = table.objection(words) is None
    full = count >= max(game.seats)
    buttons = (
        HostButton("join", words.text("lobby-button-join"), style=Style.PRIMARY, disabled=full),
        HostButton("leave", words.text("lobby-button-leave")),
        HostButton(START, words.text("lobby-button-start"), style=Style.SUCCESS, disabled=not ready),
        HostButton("cancel", words.text("lobby-button-cancel"), style=Style.DANGER),
        *((Button(PAGE, words.text("lobby-button-rules"), game.rules),) if game.rules else ()),
    )
    alone = count == 1 and bool(game.levels)
    if alone:
        lines.append(words.text("lobby-alone", others=max(table.game.seats) - 1))
    lines.append(sealed)
    second = [
        HostButton(
            ADD_COMPUTER,
            words.text("lobby-button-add-computer", level=label),
            key,
            style=Style.PRIMARY if alone else Style.SECONDARY,
        )
        for key, label in (() if full else game.levels)
    ]
    if not all(member.is_person for member in table.members):
        second.append(HostButton(REMOVE_COMPUTER, words.text("lobby-button-remove-computer")))
    if any(host_menus(table, words)):
        second.append(HostButton(SET_HERE, words.text("lobby-button-settings")))
    learning = [*offer(game, words)]
    chosen = [*menus(table, words)]
    if len(chosen) > 2:  # then there is no room for a row of its own
        second, learning = second + learning, []
    rows: list[Row] = [*filter(None, (buttons, tuple(second), tuple(learning))), *chosen]
    return Page("\n".join(line for line in lines if line), rows=tuple(rows))


def _guests(table: Session, words: Words) -> Iterator[str]:
    """Who is invited and not there yet, at a table for invited people only."""
    if table.is_private:
        guests = [f"<@{guest}>" for guest in table.row.invited if table.seat_of(guest) is None]
        yield words.text("lobby-private", count=len(guests), guests=", ".join(guests))


def settings_page(table: Session, words: Words) -> Page:
    """What the host can set of a lobby beside the game, for them alone."""
    guests = HostSelect(
        SET_HERE,
        words.text("lobby-invite"),
        (),
        INVITE,
        minimum=0,
        maximum=MOST_GUESTS,
        among="people",
        ids=table.row.invited,
    )
    invite = () if table.row.guild_id is None else (guests,)
    return Page(words.text("lobby-settings-here"), rows=(*host_menus(table, words), *invite))


def rules_page(game: Game[Any], topic: str, words: Words) -> Page:
    """The rules of a game that has some, away from all tables; the first topic for none. Raises Refusal."""
    if not game.rules:
        raise Refusal(words.text("rules-none", game=game.title))
    topics = game.topics
    page = game.page(None, None, ".".join(filter(None, (game.rules, topic))), None, ())
    # Without a table nobody takes a press on the game's own controls, so the host's are there instead.
    own = topic or (topics[0][0] if topics else "")
    choices = tuple(Choice(value, title, chosen=value == own) for value, title in topics)
    menu = (HostSelect(RULES_TOPIC, words.text("rules-choose"), choices, game.key),) if choices else ()
    return replace(page, rows=(*menu, *filter(None, (offer(game, words),))))


def _invitation_page(table: Session, guest: int, words: Words) -> Page:
    """What calls somebody who was invited to a table."""
    game, host = table.game.spoken(words.locale).title, plain(table.host.name)
    join = HostButton("join", words.text("lobby-button-join"), style=Style.PRIMARY)
    rows = () if table.is_invitation_over(guest) else ((join,),)
    return Page(words.text("lobby-invitation", guest=f"<@{guest}>", host=host, game=game), rows=rows)


def _standin_page(table: Session, member: Member, words: Words) -> Page:
    """Who a computer plays for, and the way back for them; once they are back, that."""
    if member.standin is None:
        swaps = (row for row in table.proposals if (row.kind, row.status) == ("swap", "agreed"))
        took_over = any(row.facts["to"] == member.user_id for row in swaps)
        over = words.text("standin-taken-over" if took_over else "standin-over", name=plain(member.name))
        return Page(over)
    label = dict(table.game.spoken(words.locale).levels).get(member.standin, member.standin)
    button = HostButton(BACK, words.text("standin-button-back"), style=Style.SUCCESS)
    told = "standin-missed" if member.missed >= MISSES else "standin-begun"
    text = words.text(  # words: standin-missed, standin-begun
        told, mark=MARK, name=plain(member.name), level=label, count=member.missed
    )
    return Page(text, rows=((button,),))


def _resting_page(table: Session, words: Words) -> Page:
    """That the game rests, as computers play for all who are left, and the way back for them."""
    if table.present:
        return Page(words.text("table-rested"))
    away = ", ".join(plain(table.members[seat].name) for seat in table.staying)
    button = HostButton(BACK, words.text("standin-button-back"), style=Style.SUCCESS)
    return Page(words.text("table-rests", names=away), rows=((button,),))


def with_host_buttons(page: Page, table: Session, seat: int | None, words: Words) -> Page:
    """A private page with what the host adds to it where there is room.

    That is the way back for somebody for whom a computer plays; for whoever has proposed something the way
    to withdraw it; and for whoever has done the newest step of all the way to take it back.
    """
    button = None if seat is None or len(page.rows) >= 5 else _host_button(table, seat, words)
    return page if button is None else replace(page, rows=(*page.rows, (button,)))


def _host_button(table: Session, seat: int, words: Words) -> HostButton | None:
    member, asked = table.members[seat], table.proposal
    if member.standin is not None:
        return HostButton(BACK, words.text("standin-button-back"), style=Style.SUCCESS)
    if asked is not None and asked.user_id == member.user_id:
        return HostButton(WITHDRAW, words.text("proposal-button-withdraw"), str(asked.number))
    if not may_be_taken_back(table, seat):
        return None
    number = table.play.newest if table.play else 0  # while others ask for something, it can't be proposed
    label = words.text("undo-button", way="ask" if others(table, member.user_id) else "alone")
    return HostButton(UNDO_LAST, label, str(number), disabled=asked is not None)


def taken_back(page: Page, words: Words) -> Page:
    """A post of a step that was taken back, as an edit: it says so, and leads nowhere any more."""
    text = "\n".join((words.text("undo-post"), page.text))
    fits = len(without_emoji(text)) <= LONGEST
    return Page(text if fits else words.text("undo-post"))


def way_at(table: Session, user_id: int) -> str:
    """What somebody can do at an open table, as the words of a refusal choose by it."""
    hosts, in_lobby = user_id == table.row.host_id, table.status is Status.LOBBY
    if hosts:
        return "start" if in_lobby else "host"
    if table.seat_of(user_id) is not None:
        return "seated"
    return "join" if in_lobby else "watch"


def with_last_buttons(page: Page, words: Words, game: Game[Any]) -> Page:
    """The last page of a game with buttons for what can follow: another one, its film, what if."""
    there = {button.verb for row in page.rows if isinstance(row, tuple) for button in row}
    offered = (
        HostButton(REMATCH, words.text("lobby-button-rematch"), style=Style.SUCCESS),
        *((HostButton(FILM, words.text("lobby-button-film"), style=Style.PRIMARY),) if game.films else ()),
        *((HostButton(REVIEW, words.text("lobby-button-review")),) if game.reviews else ()),
    )
    missing = tuple(button for button in offered if button.verb not in there)
    if not missing:
        return page
    last = page.rows[-1] if page.rows else None
    if isinstance(last, tuple) and len(last) + len(missing) <= 5:
        return replace(page, rows=(*page.rows[:-1], (*last, *missing)))
    return page if len(page.rows) >= 5 else replace(page, rows=(*page.rows, missing))
