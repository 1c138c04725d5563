"""A game's first post: its lobby, later its start or end; and private pages of computers and settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.ratings import computer_points
from k2bot.game.values import ON, PAGE, Button, Choice, HostButton, HostSelect, Page, Style
from k2bot.host.members import MOST_GUESTS, Member
from k2bot.host.pages.exercises import tutorial_offer
from k2bot.host.pages.settings import (
    INVITE,
    SET_HERE,
    lobby_options,
    option_lines,
    options_menu,
    unusual_settings,
    value_menu,
)
from k2bot.host.preferences import THREAD
from k2bot.host.rows import DAILY, HostPost, Status
from k2bot.text.formatting import date, markdown_name, relative_time

if TYPE_CHECKING:
    from k2bot.game.base import AnyGame
    from k2bot.host.kernel.session import Session
    from k2bot.text.words import Words


JOIN, LEAVE, CANCEL = "join", "leave", "cancel"
START = "start"
COMPUTERS = "computers"
"""Verb of all controls of the computers' page; without an argument, it opens the page."""
ADD, REMOVE, LEVEL = "add", "remove", "level"
ADD_COMPUTER, REMOVE_COMPUTER = "add-computer", "remove-computer"
"""Verbs of buttons below the lobbies of earlier versions; the first one's argument is the level."""


def lobby_page(session: Session, words: Words) -> Page:
    """Lobby post, also after the start or cancellation."""
    game = session.game_in(words)
    if session.status is Status.CANCELLED:
        message = "lobby-cancelled" if session.posts.get(HostPost("closed")) is None else "lobby-closed"
        told = words.text(message, game=game.title, command=game.key)  # words: lobby-cancelled, lobby-closed
        return Page.of((told, lifetime_line(session, words)))
    if session.status is not Status.LOBBY and not session.row.allows.company:
        return Page(_alone_text(session, words))
    if session.status is not Status.LOBBY:
        where = f"<#{session.row.channel_id}>" if session.row.options.get(THREAD) == ON else "here"
        facts = {"game": game.title, "table": str(session.id), "names": session.names(words), "where": where}
        return Page(words.text("lobby-begun", **facts))
    alone = len(session.members) == 1 and bool(game.levels)
    lines = (
        session.people_line(words, "lobby-title"),
        " ".join(filter(None, (_who_can_join(session, words), _start_line(session, words)))),
        words.text("lobby-alone") if alone else "",
        unusual_settings(session, words),
    )
    label = words.text("lobby-button-computers" if session.computers else "lobby-button-add-computer")
    computers = HostButton(COMPUTERS, label, style=Style.PRIMARY if alone else Style.SECONDARY)
    buttons = (
        *(() if session.is_full or session.row.guild_id is None else (join_button(words),)),
        _start_button(session, words),
        *((computers,) if game.levels and (session.computers or not session.is_full) else ()),
        *(tutorial_offer(game, words) or _rules_button(game, words)),
        HostButton(SET_HERE, words.text("lobby-button-settings")),
    )
    return Page.of(lines, buttons)


def _who_can_join(session: Session, words: Words) -> str:
    """Who can still join a lobby; empty in a private chat, where nobody can."""
    if session.row.guild_id is None:
        return ""
    who = "nobody" if session.is_full else "invited" if session.is_private else "anyone"
    guests = [f"<@{guest}>" for guest in session.row.invited if session.seat_of(guest) is None]
    missing = ", ".join(guests) if guests and session.is_private else "none"
    return words.text("lobby-who", who=who, missing=missing)


def _start_line(session: Session, words: Words) -> str:
    """Who can start the game, or why that's impossible."""
    return session.objection(words) or words.text("lobby-ready", host=session.host_name)


def join_button(words: Words, *, disabled: bool = False) -> HostButton:
    """Button that joins a lobby."""
    return HostButton(JOIN, words.text("lobby-button-join"), style=Style.PRIMARY, disabled=disabled)


def _start_button(session: Session, words: Words) -> HostButton:
    """Button that starts the game, once that's possible."""
    label, blocked = words.text("lobby-button-start"), session.objection(words) is not None
    return HostButton(START, label, style=Style.SUCCESS, disabled=blocked)


def _rules_button(game: AnyGame, words: Words) -> tuple[Button, ...]:
    """Button that opens the rules beside the page it's on; empty if there are none."""
    label = words.text("lobby-button-rules")
    return (Button(PAGE, label, game.rules, new_message=True),) if game.rules else ()


def _alone_text(session: Session, words: Words) -> str:
    """What is played at a table for one person."""
    game, origin = session.game_in(words), session.row.origin
    others = [member for member in session.members if not member.is_person]
    facts: dict[str, str | int] = {
        "game": game.title,
        "table": str(session.id),
        "origin": "none" if origin is None else str(origin.table),
        "count": len(others),
        "names": ", ".join(session.display_name(member, words) for member in others),
        "command": game.key,
        "number": session.row.options.get(DAILY, "none"),
        "ends": relative_time(session.host.preferences.tomorrow(session.row.begun or session.row.created)),
    }
    # words: alone-begun-daily, alone-begun-practice
    return words.text(f"alone-begun-{session.row.kind}", **facts)


def lifetime_line(session: Session, words: Words) -> str:
    """Line that says when a table is deleted; empty for one that's kept."""
    expires = session.row.expires
    return "" if expires is None else words.text("table-expires", date=date(expires))


# ---------------------------------------------------------------------------------------------- private pages


def computers_page(session: Session, words: Words) -> Page:
    """Private page on which the host chooses the level of the newest computer, and adds or removes one."""
    lines, menus = [session.people_line(words), session.objection(words) or ""], list[HostSelect]()
    buttons = [_start_button(session, words)]
    if not session.is_full:
        buttons.append(HostButton(COMPUTERS, words.text("lobby-button-add-computer"), ADD))
    if session.computers:
        newest = session.computers[-1]
        lines.append(words.text("lobby-computers-here", name=markdown_name(newest.name)))
        menus.append(_level_menu(session.game_in(words), newest, words))
        buttons.append(HostButton(COMPUTERS, words.text("lobby-button-remove-computer"), REMOVE))
    return Page.of(lines, *menus, buttons)


def _level_menu(game: AnyGame, computer: Member, words: Words) -> HostSelect:
    """Menu of the levels of a computer, each with its strength."""
    choices = tuple(
        Choice(
            level,
            words.text("lobby-setting", option=computer.name, value=label),
            _strength(game, level, words),
            chosen=level == computer.level,
        )
        for level, label in game.levels
    )
    return HostSelect(COMPUTERS, words.text("lobby-button-computers"), choices, LEVEL)


def _strength(game: AnyGame, level: str, words: Words) -> str:
    """Rating of the computers of a level; empty if it hasn't been measured."""
    points = game.anchors.get(level)
    return "" if points is None else words.text("lobby-strength", points=str(computer_points(points)))


def settings_page(session: Session, user_id: int, words: Words, opened: str = "", *, manager: bool) -> Page:
    """Private page of a lobby's settings, and of what else its reader can do there.

    Its host has a menu of all settings, and one with the values of the setting that is ``opened``; others
    read what each setting means.
    """
    game, row, options = session.game_in(words), session.row, lobby_options(session, words)
    hosts, seated = user_id == row.host_id, session.seat_of(user_id) is not None
    menus: list[HostSelect] = []
    if hosts:
        menus += [options_menu(options, row.options, SET_HERE, words)]
        menus += [value_menu(one, row.options, SET_HERE, words) for one in options if one.key == opened]
        menus += [_guests_menu(session, words)] if row.guild_id is not None else []
    closed = session.is_full or (session.is_private and user_id not in row.invited)
    leave = HostButton(LEAVE, words.text("lobby-button-leave"))
    cancel = HostButton(CANCEL, words.text("lobby-button-cancel"), style=Style.DANGER)
    buttons = (
        *(() if seated else (join_button(words, disabled=closed),)),
        *((leave,) if seated and len(session.staying) > 1 else ()),
        *(_rules_button(game, words) if game.tutorial else ()),
        *((cancel,) if hosts or manager else ()),
    )
    told = words.text("lobby-settings-here", host="you" if hosts else session.host_name)
    return Page.of((told, *option_lines(options, row.options, words, helps=not hosts)), *menus, buttons)


def _guests_menu(session: Session, words: Words) -> HostSelect:
    """Menu of people who are invited."""
    return HostSelect(
        SET_HERE,
        words.text("lobby-invite"),
        (),
        INVITE,
        minimum=0,
        maximum=MOST_GUESTS,
        source="people",
        ids=session.row.invited,
    )
