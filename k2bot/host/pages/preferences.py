"""The private pages on which people set what is theirs, and those who manage a server what is usual there."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.values import HostButton, HostSelect, Option, Page, Style
from k2bot.host.pages.settings import host_options, option_menus
from k2bot.host.people.preferences import PERSONAL, QuietHours

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime

    from k2bot.game.base import Game
    from k2bot.game.values import Row
    from k2bot.host.people.languages import Languages
    from k2bot.host.people.preferences import PersonalPreferences, ServerPreferences
    from k2bot.text.words import Words

PREFER: Final = "prefer"
"""The verb of what sets something of one's own; without an argument it opens the page for that."""
PREFER_HERE: Final = "prefer-here"
"""The verb of what sets something of a server."""
HOST_ROLE: Final = "host-role"
UNMUTE: Final = "unmute"
PREFERENCE_VERBS: Final = frozenset({PREFER, PREFER_HERE})

ROWS: Final = 5
"""Rows of a message."""
QUIET: Final = (
    *("20-8", "21-7", "21-8", "21-9", "22-6", "22-7", "22-8", "22-9"),
    *("23-6", "23-7", "23-8", "23-9", "0-7", "0-8", "0-9", "1-9", "2-10"),
)
"""Spans of quiet hours that are offered."""
OFFERED_ZONES: Final = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "UTC",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Johannesburg",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""Time zones that are offered, from west to east; any other is written."""


def personal_options(
    own: PersonalPreferences, now: datetime, languages: Languages, words: Words
) -> tuple[Option, ...]:
    """What somebody can set, with what they have set among the values."""
    return (
        *(_usual(key, words) for key in PERSONAL),
        _quiet(own, words),
        _zone(own, now, words),
        *_language(languages, words),
    )


def personal_page(
    own: PersonalPreferences, now: datetime, languages: Languages, words: Words, *, manages: bool
) -> Page:
    """Somebody's settings, which hold at all tables; who manages the server is led to its settings, too."""
    lines = [
        words.text("preferences-own"),
        words.text("preferences-time", time=_clock(own, now), zone=own.zone),
        *([_quiet_hours(own.quiet, own.quiet_until(now), words)] if own.quiet is not None else []),
    ]
    rows: list[Row] = [*option_menus(personal_options(own, now, languages, words), own.values, PREFER, words)]
    buttons = [HostButton(PREFER_HERE, words.text("preferences-button-server"))] if manages else []
    if own.muted(now) and own.muted_until is not None:
        lines.append(words.text("preferences-muted", until=f"<t:{int(own.muted_until.timestamp())}:t>"))
        buttons.insert(
            0, HostButton(PREFER, words.text("preferences-button-unmute"), UNMUTE, style=Style.PRIMARY)
        )
        rows = rows[: ROWS - 1]  # what comes last can wait until tomorrow
    return Page("\n".join(lines), rows=_with(rows, buttons))


def server_options(
    games: Iterable[Game[Any]], usual: ServerPreferences, languages: Languages, words: Words
) -> tuple[Option, ...]:
    """What can be set for a server: what its tables are like, in whichever game, and their language."""
    found: dict[str, Option] = {}
    for option in chain.from_iterable(host_options(game, words) for game in games):
        if option.key in usual.options:
            longest = max(found.get(option.key, option), option, key=lambda known: len(known.values))
            found[option.key] = longest
    return (*found.values(), *_language(languages, words))


def server_page(
    games: Iterable[Game[Any]], usual: ServerPreferences, languages: Languages, words: Words
) -> Page:
    """The settings of a server, for those who manage it."""
    role = "" if usual.host_role is None else f"<@&{usual.host_role}>"
    lines = [
        words.text("preferences-server"),
        words.text("preferences-role", role=role) if role else words.text("preferences-no-role"),
    ]
    chosen = {**usual.options, "language": usual.language or ""}
    picked = () if usual.host_role is None else (usual.host_role,)
    rows: list[Row] = [
        *option_menus(server_options(games, usual, languages, words), chosen, PREFER_HERE, words),
        HostSelect(
            PREFER_HERE,
            words.text("preferences-pick-role"),
            (),
            HOST_ROLE,
            minimum=0,
            among="roles",
            ids=picked,
        ),
    ]
    return Page(
        "\n".join(lines), rows=_with(rows, [HostButton(PREFER, words.text("preferences-button-own"))])
    )


def _with(rows: list[Row], buttons: list[HostButton]) -> tuple[Row, ...]:
    """Rows of menus with buttons below, where there is room for them."""
    return (*rows, tuple(buttons)) if buttons and len(rows) < ROWS else tuple(rows)


def _usual(key: str, words: Words) -> Option:
    labels = [words.text(f"preference-{key}-{value}") for value in PERSONAL[key]]  # words: preference-*
    values = tuple(zip(PERSONAL[key], labels, strict=True))
    return Option(
        key,
        words.text(f"preference-{key}"),  # words: preference-*
        words.text(f"preference-{key}-help"),  # words: preference-*
        values,
        PERSONAL[key][0],
    )


def _quiet_hours(hours: QuietHours, until: datetime | None, words: Words) -> str:
    """What somebody's quiet hours are and do; until when, if these are now."""
    ends = "none" if until is None else f"<t:{int(until.timestamp())}:t>"
    return words.text("preferences-quiet", begin=f"{hours.begin}:00", end=f"{hours.end}:00", until=ends)


def _quiet(own: PersonalPreferences, words: Words) -> Option:
    offered = (*QUIET, *([str(own.quiet)] if own.quiet and str(own.quiet) not in QUIET else []))
    spans = [(text, hours) for text in offered if (hours := QuietHours.read(text)) is not None]
    values = (
        ("", words.text("preference-quiet-none")),
        *(
            (text, words.text("preference-quiet-span", begin=f"{hours.begin}:00", end=f"{hours.end}:00"))
            for text, hours in spans
        ),
    )
    return Option("quiet", words.text("preference-quiet"), "", values, "")


def _zone(own: PersonalPreferences, now: datetime, words: Words) -> Option:
    offered = (*OFFERED_ZONES, *([own.zone] if own.zone not in OFFERED_ZONES else []))
    values = tuple(
        (zone, words.text("preference-zone-now", zone=zone, time=_clock(replace(own, zone=zone), now)))
        for zone in offered
    )
    return Option("zone", words.text("preference-zone"), "", values, "UTC")


def _language(languages: Languages, words: Words) -> Iterator[Option]:
    if languages.several:
        named = [(key, languages.name(key)) for key in languages.spoken[:24]]
        values = (("", words.text("command-language-choice-usual")), *named)
        yield Option("language", words.text("preference-language"), "", values, "")


def _clock(own: PersonalPreferences, now: datetime) -> str:
    """The time of day where somebody is."""
    return f"{own.local(now):%H:%M}"
