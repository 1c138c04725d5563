"""Menus of settings: of a table (below its lobby and on a page), a person, and a server."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.base import POSTS, AnyGame
from k2bot.game.values import OFF, ON, Choice, HostButton, HostSelect, Option, Pace, Page, Style
from k2bot.host.clock import CLOCK, CLOCK_RESTS, Clock
from k2bot.host.preferences import (
    CLOCKS,
    PRIVATE,
    RATINGS,
    SERVER_BLOCK,
    THREAD,
    PersonalPreferences,
    QuietHours,
    ServerPreferences,
)
from k2bot.host.refusals import HostRefusal
from k2bot.text.formatting import clock_time, cut, markdown_name, parse_number, quote
from k2bot.text.words import Words, own_name

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.people import Languages


SET = "set"
"""Verb of a menu below the lobbies of earlier versions; its argument is as for SET_HERE."""
SET_HERE = "set-here"
"""Verb of a menu on a lobby's settings page, and, without an argument, of the button that opens it.

The argument is the setting, or SWITCH for several: a value is one's key and value, or its key to open it.
"""
SWITCH = "switch"
SWITCHES = "switches"
"""Argument of a menu of earlier versions, in which every switch off its default was ticked."""
INVITE = "invite"
"""Argument of that page's menu that invites people."""
GROUP_SETTINGS = frozenset({CLOCK, CLOCK_RESTS, THREAD, PRIVATE})
"""Settings that make no sense at a table for one person."""


def settings_of(game: AnyGame, words: Words) -> tuple[Option, ...]:
    """All settings of a lobby: the game's options, then the host's."""
    return (*game.in_language(words.locale).options, *host_options(game, words))


def host_options(game: AnyGame, words: Words) -> tuple[Option, ...]:
    """Host settings of a table that offer a choice; the same for every game."""
    return (*_posts(game, words), *_clock(game, words), _switch(THREAD, words), _switch(PRIVATE, words))


def settings_summary(game: AnyGame, options: Mapping[str, str], seats: int, words: Words) -> str:
    """Settings of a game in a few lines; of the host's, only those that differ from the default."""
    told = game.in_language(words.locale).summary(options, seats)
    return "\n".join(filter(None, (told, *_unusual(host_options(game, words), options, words))))


def unusual_settings(session: Session, words: Words) -> str:
    """Settings of a lobby that differ from the default, on one line; who may join isn't among them."""
    shown = (option for option in lobby_options(session, words) if option.key != PRIVATE)
    return " · ".join(_unusual(shown, session.row.options, words))


def _unusual(settings: Iterable[Option], chosen: Mapping[str, str], words: Words) -> Iterator[str]:
    for option in settings:
        value = _value(option, chosen)
        if value != option.default and not (option.key == CLOCK_RESTS and Clock.of(chosen) is None):
            yield _told(option, chosen, words)


def lobby_options(session: Session, words: Words) -> list[Option]:
    """Settings of a lobby: the game's, then the host's, without those that make no difference.

    In private chats, those that involve others are left out; quiet hours, without a clock for them to stop;
    and values that need more players than have joined, except a chosen one and those of a switch.
    """
    game, count, chosen = session.game_in(words), len(session.members), session.row.options
    usual = {option.key: option.default for option in game.options}
    asked = []
    for option in game.options:
        early = {
            value
            for value, _ in option.values
            if game.objection({**usual, option.key: value}, count) is not None
        }
        now = _value(option, chosen)
        if now in early or not game.is_moot(option.key, count):
            values = [own for own in option.values if own[0] == now or own[0] not in early]
            asked.append(option if len(option.values) == 2 else replace(option, values=tuple(values)))
    idle = {
        *(GROUP_SETTINGS if session.row.guild_id is None else ()),
        *(() if session.clock else (CLOCK_RESTS,)),
    }
    return [*asked, *(own for own in host_options(game, words) if own.key not in idle)]


def options_menu(
    settings: Iterable[Option], chosen: Mapping[str, str], verb: str, words: Words
) -> HostSelect:
    """Menu of all options, each with its meaning, to switch one of them or to open its values.

    Nothing is chosen in it: a closed menu shows only chosen values, so the others would seem missing.
    """
    choices = tuple(
        _switch_choice(option, chosen, words)
        if len(option.values) == 2
        else Choice(option.key, f"{_told(option, chosen, words)} …", option.help)
        for option in settings
    )
    return HostSelect(verb, words.text("settings-change"), choices, SWITCH)


def option_menus(
    settings: Sequence[Option], chosen: Mapping[str, str], verb: str, words: Words
) -> Iterator[HostSelect]:
    """Menus of options: one for all two-valued ones, to switch one of them, then one for each of the others.

    The first has nothing chosen, as in ``options_menu``.
    """
    switches = [option for option in settings if len(option.values) == 2]
    if switches:
        choices = tuple(_switch_choice(option, chosen, words) for option in switches)
        names = " · ".join(option.label for option in switches)
        placeholder = cut(words.text("settings-switches", names=names), limits.PLACEHOLDER)
        yield HostSelect(verb, placeholder, choices, SWITCH)
    for option in settings:
        if option not in switches:
            yield value_menu(option, chosen, verb, words)


def value_menu(option: Option, chosen: Mapping[str, str], verb: str, words: Words) -> HostSelect:
    """Menu of an option's values."""
    choices = tuple(_choice(option, value, chosen, words) for value, _ in option.values)
    return HostSelect(verb, option.label, choices, option.key)


def option_lines(
    settings: Iterable[Option], chosen: Mapping[str, str], words: Words, *, helps: bool = False
) -> Iterator[str]:
    """Current values of options, a line for each, with its meaning if that ``helps``."""
    for option in settings:
        value = dict(option.values)[_value(option, chosen)]
        line = words.text("settings-line", option=option.label, value=value)
        yield f"{line} · {option.help}" if helps and option.help else line


def _switch_choice(option: Option, options: Mapping[str, str], words: Words) -> Choice:
    """A choice that switches the setting to its other value, and names both."""
    labels, now = dict(option.values), _value(option, options)
    other = next(value for value in labels if value != now)
    names = {"option": option.label, "now": labels[now], "other": labels[other]}
    label = cut(words.text("lobby-switch", **names), limits.CHOICE)
    return Choice(f"{option.key}={other}", label, option.help)


def _choice(option: Option, value: str, options: Mapping[str, str], words: Words) -> Choice:
    label = words.text("lobby-setting", option=option.label, value=dict(option.values)[value])
    return Choice(f"{option.key}={value}", label, chosen=_value(option, options) == value)


def _told(option: Option, options: Mapping[str, str], words: Words) -> str:
    """An option with its current value."""
    value = dict(option.values)[_value(option, options)]
    return words.text("lobby-setting", option=option.label, value=value)


def _value(option: Option, options: Mapping[str, str]) -> str:
    """Current value of an option; the default if the stored one no longer exists."""
    value = options.get(option.key, option.default)
    return value if value in dict(option.values) else option.default


def table_defaults(game: AnyGame, defaults: Mapping[str, str], words: Words) -> dict[str, str]:
    """Settings of a server that are defaults of this game's tables."""
    known = {option.key: dict(option.values) for option in host_options(game, words)}
    return {key: value for key, value in defaults.items() if value in known.get(key, ())}


def all_settings(game: AnyGame, options: Mapping[str, str], words: Words) -> dict[str, str]:
    """Complete settings of a table, with defaults filled in. Raises Refusal for unknown ones."""
    known = {option.key: option for option in settings_of(game, words)}
    for key, value in options.items():
        if key not in known:
            raise HostRefusal("refusal-unknown-option", game=game.title, option=quote(key))
        labels = dict(known[key].values)
        if value not in labels:
            option, values = known[key].label, ", ".join(labels.values())
            raise HostRefusal("refusal-option", value=quote(value), option=option, values=values)
    return {key: options.get(key, option.default) for key, option in known.items()}


def chosen_settings(settings: Sequence[Option], menu: str, values: Collection[str]) -> dict[str, str]:
    """Selection from a menu of ``settings`` as new values by setting."""
    known = {option.key for option in settings}
    before = {option.key: option.default for option in settings if len(option.values) == 2}
    picked = (value.partition("=") for value in values)
    new = {key: value for key, equals, value in picked if equals and key in known}
    return before | new if menu == SWITCHES else new


def _option(key: str, values: Iterable[tuple[str, str]], default: str, words: Words) -> Option:
    # words: *-option, *-option-help, *-option-name
    label, help_text, name = (words.text(f"{key}-option{part}") for part in ("", "-help", "-name"))
    return Option(key, label, help_text, tuple(values), default, name)


def _switch(key: str, words: Words) -> Option:
    """A setting that is off by default."""
    return _option(key, ((OFF, words.text("option-off")), (ON, words.text("option-on"))), OFF, words)


def _posts(game: AnyGame, words: Words) -> Iterator[Option]:
    if len(game.paces) > 1:
        paces = ((pace.value, words.text(f"posts-{pace.value}")) for pace in game.paces)  # words: posts-*
        yield _option(POSTS, paces, Pace.PHASE.value, words)


def _clock(game: AnyGame, words: Words) -> Iterator[Option]:
    if game.clocked:
        times = ((value, words.text(f"clock-{value}")) for value in CLOCKS)  # words: clock-*
        yield _option(CLOCK, times, CLOCKS[0], words)
        yield _switch(CLOCK_RESTS, words)


# -------------------------------------------------------------------------------------- a person and a server


PREFER = "prefer"
"""Verb of personal settings; without an argument, it opens their page."""
PREFER_HERE = "prefer-here"
"""Verb of server settings."""
HOST_ROLE = "host-role"
UNMUTE = "unmute"
PRIVACY = "privacy"
"""Verb of all privacy buttons; the argument selects the action."""

OFFERED_HOURS = (
    *("20-8", "21-7", "21-8", "21-9", "22-6", "22-7", "22-8", "22-9"),
    *("23-6", "23-7", "23-8", "23-9", "0-7", "0-8", "0-9", "1-9", "2-10"),
)
"""Quiet hours offered in the menu."""
OFFERED_ZONES = (
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
"""Time zones offered in the menu, from west to east; any other can be typed."""


def personal_options(
    own: PersonalPreferences, now: datetime, languages: Languages, words: Words
) -> tuple[Option, ...]:
    """Personal settings; the current values are always among those offered."""
    return (
        *(_offered(key, one.values, words) for key, one in own.settings().items() if one.values),
        _quiet_option(own, words),
        _zone_option(own, now, words),
        *_language_option(languages, words),
    )


def personal_page(
    own: PersonalPreferences, now: datetime, languages: Languages, words: Words, *, manages: bool
) -> Page:
    """Page of a user's settings, valid at all tables; server managers get a link to the server's."""
    options = personal_options(own, now, languages, words)
    lines = [
        words.text("preferences-own"),
        *option_lines((one for one in options if one.key != "zone"), own.texts, words),
        words.text("preferences-time", time=_local_time(own, now), zone=own.zone),
        *([_quiet_hours(own.quiet, own.quiet_until(now), words)] if own.quiet is not None else []),
    ]
    menus = [*option_menus(options, own.texts, PREFER, words)]
    buttons = [HostButton(PREFER_HERE, words.text("preferences-button-server"))] if manages else []
    if own.blocks:
        buttons.insert(0, HostButton(BLOCK, words.text("preferences-button-blocks")))
    if (until := own.mute_end(now)) is not None:
        lines.append(words.text("preferences-muted", until=clock_time(until)))
        buttons.insert(
            0, HostButton(PREFER, words.text("preferences-button-unmute"), UNMUTE, style=Style.PRIMARY)
        )
    rows = _fitting(menus, 1 if buttons else 0, lines, words)
    return Page.of(lines, *rows, buttons)


def server_options(games: Iterable[AnyGame], languages: Languages, words: Words) -> tuple[Option, ...]:
    """Server settings: defaults of new tables, over all games, ratings, and the tables' language."""
    options: dict[str, Option] = {}
    for option in chain.from_iterable(host_options(game, words) for game in games):
        if option.key in ServerPreferences.settings():
            longest = max(options.get(option.key, option), option, key=lambda known: len(known.values))
            options[option.key] = longest
    return (*options.values(), _switch(RATINGS, words), *_language_option(languages, words))


def server_page(games: Iterable[AnyGame], own: ServerPreferences, languages: Languages, words: Words) -> Page:
    """Page of a server's settings, for its managers."""
    role = "" if own.host_role is None else f"<@&{own.host_role}>"
    options = server_options(games, languages, words)
    lines = [
        words.text("preferences-server"),
        *option_lines(options, own.texts, words),
        words.text("preferences-role", role=role) if role else words.text("preferences-no-role"),
    ]
    picked = () if own.host_role is None else (own.host_role,)
    roles = HostSelect(
        PREFER_HERE, words.text("preferences-pick-role"), (), HOST_ROLE, minimum=0, source="roles", ids=picked
    )
    menus = [*option_menus(options, own.texts, PREFER_HERE, words)]
    rows = _fitting(menus, 2, lines, words)
    back = HostButton(PREFER, words.text("preferences-button-own"))
    return Page.of(lines, *rows, roles, [back])


def _fitting(
    menus: Sequence[HostSelect], others: int, lines: list[str], words: Words
) -> Sequence[HostSelect]:
    """Menus that fit beside so many other rows: without the last, for the language, if need be."""
    if len(menus) + others <= limits.ROWS:
        return menus
    lines.append(words.text("preferences-language-elsewhere"))
    return menus[: limits.ROWS - others]


def _offered(key: str, values: Sequence[str], words: Words) -> Option:
    """A setting with a label for each of its values."""
    label = words.text(f"preference-{key}")  # words: preference-*
    help_text = words.text(f"preference-{key}-help")  # words: preference-*
    named = tuple((value, words.text(f"preference-{key}-{value}")) for value in values)  # words: preference-*
    return Option(key, label, help_text, named, values[0])


def _quiet_hours(hours: QuietHours, until: datetime | None, words: Words) -> str:
    """Line about a user's quiet hours and, if in effect, when they end."""
    ends = "none" if until is None else clock_time(until)
    return words.text("preferences-quiet", begin=f"{hours.begin}:00", end=f"{hours.end}:00", until=ends)


def _quiet_option(own: PersonalPreferences, words: Words) -> Option:
    offered = dict.fromkeys((*OFFERED_HOURS, *([str(own.quiet)] if own.quiet else [])))
    spans = [(text, hours) for text in offered if (hours := QuietHours.read(text)) is not None]
    values = (
        ("", words.text("preference-quiet-none")),
        *(
            (text, words.text("preference-quiet-span", begin=f"{hours.begin}:00", end=f"{hours.end}:00"))
            for text, hours in spans
        ),
    )
    return Option("quiet", words.text("preference-quiet"), "", values, "")


def _zone_option(own: PersonalPreferences, now: datetime, words: Words) -> Option:
    offered = dict.fromkeys((*OFFERED_ZONES, own.zone))
    values = tuple(
        (zone, words.text("preference-zone-now", zone=zone, time=_local_time(replace(own, zone=zone), now)))
        for zone in offered
    )
    return Option("zone", words.text("preference-zone"), "", values, "UTC")


def _language_option(languages: Languages, words: Words) -> Iterator[Option]:
    if languages.several:
        named = [(key, own_name(key)) for key in languages.available[:24]]
        values = (("", words.text("command-language-choice-default")), *named)
        yield Option("language", words.text("preference-language"), "", values, "")


def _local_time(own: PersonalPreferences, now: datetime) -> str:
    """Time of day in the user's zone."""
    return f"{own.local(now):%H:%M}"


# -------------------------------------------------------------------------------------- blocked invitations


BLOCK = "block"
"""Verb of all controls about blocked invitations; without an argument, it opens their page.

The argument is who has invited the reader and the server, and on the page also what to block.
"""
PERSON, SERVER, ALL, NOTHING = "person", "server", "all", "nothing"
PEOPLE, SERVERS = "people", "servers"
"""Menus of what is blocked, for lifting it; fields of ``Blocks``."""
MOST_BLOCKS = 25
"""Maximum number of people, and of servers, that somebody can block (Discord's limit of a select)."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """Ids of the people, and of the servers, from whom somebody wants no invitations."""

    people: tuple[int, ...] = ()
    servers: tuple[int, ...] = ()

    @staticmethod
    def of(own: PersonalPreferences) -> Blocks:
        """The blocks among somebody's preferences."""
        ids: dict[bool, list[int]] = {False: [], True: []}
        for part in own.blocks.split():
            if (number := parse_number(part.removeprefix(SERVER_BLOCK))) is not None:
                ids[part.startswith(SERVER_BLOCK)].append(number)
        return Blocks(tuple(ids[False]), tuple(ids[True]))

    def __str__(self) -> str:
        """The blocks as they are stored."""
        return " ".join((*map(str, self.people), *(f"{SERVER_BLOCK}{server}" for server in self.servers)))


def block_argument(inviter: int, server: int | None, what: str = "") -> str:
    """Argument of such a control."""
    return ".".join(filter(None, (str(inviter), str(server or 0), what)))


def _read_argument(argument: str) -> tuple[int, int, str]:
    inviter, server, what = (*argument.split("."), "", "", "")[:3]
    return parse_number(inviter) or 0, parse_number(server) or 0, what


def block_changes(own: PersonalPreferences, argument: str, picked: Iterable[str]) -> dict[str, str | None]:
    """Changes of settings that a control about blocked invitations makes. Raises Refusal."""
    blocks, (inviter, server, what) = Blocks.of(own), _read_argument(argument)
    ids = [number for text in picked if (number := parse_number(text)) is not None]
    if what in (ALL, NOTHING):
        return {"invitations": OFF if what == ALL else None}
    lists = {
        PERSON: (*blocks.people, inviter),
        SERVER: (*blocks.servers, server),
        PEOPLE: ids,
        SERVERS: ids,
    }
    if what not in lists:
        return {}
    changed = tuple(dict.fromkeys(lists[what]))
    blocks = replace(blocks, **{PEOPLE if what in (PERSON, PEOPLE) else SERVERS: changed})
    if max(len(blocks.people), len(blocks.servers)) > MOST_BLOCKS:
        raise HostRefusal("refusal-many-blocks", most=MOST_BLOCKS)
    return {"blocks": str(blocks) or None}


def blocks_page(
    own: PersonalPreferences, argument: str, server_name: Callable[[int], str], words: Words
) -> Page:
    """Page of a user's blocked invitations, each of which they can lift, and of what else to block.

    The latter is about the invitation that the ``argument`` names, if any.
    """
    blocks, (inviter, server, _) = Blocks.of(own), _read_argument(argument)
    names = {one: server_name(one) or words.text("blocks-server", id=str(one)) for one in blocks.servers}
    lines, menus = [words.text("blocks-page")], list[HostSelect]()
    if not own.invitations:
        lines.append(words.text("blocks-all"))
    if blocks.people:
        people = words.list_text([f"<@{one}>" for one in blocks.people])
        lines.append(words.text("blocks-people", names=people))
        menus.append(replace(_blocks_menu(PEOPLE, words), source="people", ids=blocks.people))
    if names:
        servers = words.list_text([markdown_name(name) for name in names.values()])
        lines.append(words.text("blocks-servers", names=servers))
        choices = [Choice(str(one), cut(name, limits.CHOICE), chosen=True) for one, name in names.items()]
        menus.append(replace(_blocks_menu(SERVERS, words), choices=tuple(choices), maximum=len(choices)))
    if len(lines) == 1:
        lines.append(words.text("blocks-none"))
    offered = {
        PERSON: inviter and own.invitations and inviter not in blocks.people,
        SERVER: server and own.invitations and server not in blocks.servers,
        ALL: inviter and own.invitations,
        NOTHING: not own.invitations,
    }
    if offered[PERSON] and (offered[SERVER] or not server):
        place = markdown_name(server_name(server)) if server else ""
        lines.append(words.text("blocks-ask", who=f"<@{inviter}>", server=place or "none"))
    buttons = [
        # words: blocks-button-*
        HostButton(BLOCK, words.text(f"blocks-button-{what}"), block_argument(inviter, server, what))
        for what, is_offered in offered.items()
        if is_offered
    ]
    return Page.of(lines, buttons, *menus)


def _blocks_menu(what: str, words: Words) -> HostSelect:
    placeholder = words.text(f"blocks-pick-{what}")  # words: blocks-pick-*
    return HostSelect(BLOCK, placeholder, (), block_argument(0, 0, what), minimum=0, maximum=MOST_BLOCKS)
