"""Custom ids, which carry all the state of a control across restarts; and permission checks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeAlias

import discord

from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import LOBBY
from k2bot.text.formatting import parse_number

if TYPE_CHECKING:
    from k2bot.host.kernel.session import Session
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.text.words import Words


Interaction: TypeAlias = discord.Interaction[Any]
Scope: TypeAlias = Literal["o", "p"]
"""Location of a control: ``o`` on a public (open) post, ``p`` in a private panel."""

CONFIRM_RESIGN = "confirm-resign"
CONFIRM_CANCEL = "confirm-cancel"
CONFIRM_STANDIN = "confirm-standin"
CONFIRM_HOST = "confirm-host"
DISMISS = "dismiss"

TABLE_DIGITS = 18
"""Maximum digits of a table's number, so that it fits the store's integers."""
_TABLE = rf"(?P<table>[0-9]{{1,{TABLE_DIGITS}}})"
_TWIN = r"(?:\|(?P<twin>[0-9]{1,2}))?"
GAME_ID = rf"g\|{_TABLE}\|(?P<scope>[op])\|(?P<stamp>[^|]*)\|(?P<verb>[^|]+)\|(?P<argument>[^|]*){_TWIN}"
COURSE_ID = rf"c\|(?P<game>[^|]+)\|(?P<stamp>[^|]*)\|(?P<verb>[^|]+)\|(?P<argument>[^|]*){_TWIN}"
HOST_ID = rf"l\|{_TABLE}\|(?P<verb>[^|]+)(?:\|=(?P<argument>[^|]+))?{_TWIN}"


@dataclass(frozen=True, slots=True)
class GameId:
    """Custom id of a game's control; ``twin`` distinguishes equal controls in one message."""

    table: int
    scope: Scope
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0

    @property
    def kind(self) -> str:
        """Kind of control, by which its handler is found."""
        return self.scope

    def __str__(self) -> str:
        own = f"g|{self.table}|{self.scope}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own


@dataclass(frozen=True, slots=True)
class HostId:
    """Custom id of any control of the host; ``table`` is 0 on pages about no table, such as settings."""

    table: int
    verb: str
    twin: int = 0
    argument: str = ""
    stamp: ClassVar[str] = ""
    kind: ClassVar[str] = "host"

    def __str__(self) -> str:
        own = f"l|{self.table}|{self.verb}" + (f"|={self.argument}" if self.argument else "")
        return f"{own}|{self.twin}" if self.twin else own


@dataclass(frozen=True, slots=True)
class CourseId:
    """Custom id of a tutorial's or puzzle's control: belongs to no table, only to the user who presses it."""

    game: str
    """Key of the game; of a puzzle, with a colon and its number."""
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0
    table: ClassVar[int] = 0
    kind: ClassVar[str] = "course"

    def __str__(self) -> str:
        own = f"c|{self.game}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own


ControlId: TypeAlias = GameId | HostId | CourseId
_KINDS: dict[str, type[ControlId]] = {GAME_ID: GameId, HOST_ID: HostId, COURSE_ID: CourseId}


def read_id(custom_id: str) -> ControlId | None:
    """Parse a custom id; None if unknown, such as an obsolete one."""
    for form, kind in _KINDS.items():
        if match := re.fullmatch(form, custom_id):
            parts: dict[str, Any] = match.groupdict("")
            parts |= {name: int(parts[name] or 0) for name in ("table", "twin") if name in parts}
            return kind(**parts)
    return None


def pressed_control(interaction: Interaction) -> ControlId | None:
    """Id of the pressed control; None for a command or an unreadable id."""
    return read_id(str(dict(interaction.data or {}).get("custom_id", "")))


def picked_values(interaction: Interaction) -> tuple[str, ...]:
    """Values picked from a menu, or ids of roles or people (bots excluded)."""
    data: Any = interaction.data or {}
    people = data.get("resolved", {}).get("users", {})
    return tuple(value for value in data.get("values", ()) if not people.get(value, {}).get("bot"))


def picked_value(interaction: Interaction, otherwise: str = "") -> str:
    """Value picked from a menu of one, or another one without a menu."""
    return next(iter(picked_values(interaction)), otherwise)


def table_number(written: str) -> int | None:
    """Parse a table's number; None if invalid."""
    return parse_number(written, 10**TABLE_DIGITS - 1)


class StatelessView(discord.ui.View):
    """Controls of one message.

    Not dispatchable, so that discord.py keeps no record and no timer of it: the client handles presses by
    their ids alone, before and after a restart.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @property
    def ids(self) -> list[str]:
        """Custom ids of the controls, in order."""
        return [str(getattr(control, "custom_id", "")) for control in self.children]

    def is_dispatchable(self) -> bool:
        """Tell discord.py not to keep this view."""
        return False


# ------------------------------------------------------------------------------------------------ permissions


NEEDED_PERMISSIONS = discord.Permissions(
    view_channel=True,
    read_message_history=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
)
"""Permissions in the bot's invite link."""


def missing_permissions(permissions: discord.Permissions, words: Words, channel: object) -> list[str]:
    """Names (as in Discord's UI) of the permissions that the bot lacks for hosting in a channel or thread.

    The type of ``channel`` determines which are needed; an unknown one counts as a text channel.
    """
    needed = {words.text("permission-view-channel"): permissions.view_channel}
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):  # reading them requires Connect
        needed[words.text("permission-connect")] = permissions.connect
    if isinstance(channel, discord.Thread):
        needed[words.text("permission-send-in-threads")] = permissions.send_messages_in_threads
    else:
        needed[words.text("permission-send")] = permissions.send_messages
    needed[words.text("permission-attach-files")] = permissions.attach_files
    return [name for name, is_granted in needed.items() if not is_granted]


def missing_thread_permissions(channel: object, words: Words) -> list[str]:
    """Names of the permissions that the bot lacks for creating a thread, as far as known."""
    permissions = _permissions_in(channel)
    if permissions is None:
        return []
    needed = {
        words.text("permission-create-threads"): permissions.create_public_threads,
        words.text("permission-send-in-threads"): permissions.send_messages_in_threads,
    }
    return [name for name, is_granted in needed.items() if not is_granted]


def may_create(interaction: Interaction, role: int | None) -> bool:
    """Whether a user may start games here: everyone unless a role is required; managers always."""
    guild, user = interaction.guild, interaction.user
    if role is None or guild is None or not isinstance(user, discord.Member):
        return True
    return (
        guild.get_role(role) is None
        or user.get_role(role) is not None
        or interaction.permissions.manage_channels
    )


def require_writing_here(interaction: Interaction) -> None:
    """Raise Refusal for users who may not send messages themselves where they are."""
    if interaction.guild_id is not None and not may_write(interaction.permissions, interaction.channel):
        raise HostRefusal("refusal-may-not-write", where=f"<#{interaction.channel_id}>")


def may_write(permissions: discord.Permissions, channel: object) -> bool:
    """Whether these permissions in a channel or thread allow messages there."""
    in_thread = isinstance(channel, discord.Thread)
    return permissions.send_messages_in_threads if in_thread else permissions.send_messages


def is_user_install(interaction: Interaction) -> bool:
    """Whether only this user has installed the bot: outside their chat with it, it can reply but not post."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def managed_server(interaction: Interaction) -> int | None:
    """Server whose settings apply to an interaction; None for none, or if the bot isn't on it."""
    return None if is_user_install(interaction) else interaction.guild_id


def is_manager(interaction: Interaction, session: Session) -> bool:
    """Whether a user manages a game's channel, and so may cancel or move it, from that server.

    Where the channel is unknown, such as one that's gone, those who manage all channels do.
    """
    row, guild, user = session.row, interaction.guild, interaction.user
    if row.guild_id is None or interaction.guild_id != row.guild_id:
        return False
    if interaction.channel_id == row.channel_id:
        return interaction.permissions.manage_channels
    if guild is None or not isinstance(user, discord.Member):
        return False
    place = place_of(session, guild)
    permissions = user.guild_permissions if place is None else place.permissions_for(user)
    return permissions.manage_channels


def may_reach(interaction: Interaction, session: Session) -> bool:
    """Whether a user may use a table's controls where they are, if only to watch.

    Players and invited people may anywhere; all others in its channel, and elsewhere on its server if they
    can see that channel, or that of its lobby for a thread that is closed.
    """
    row, user = session.row, interaction.user
    if session.seat_of(user.id) is not None or user.id == row.host_id or user.id in row.invited:
        return True
    if interaction.channel_id == row.channel_id:
        return True
    guild = interaction.guild
    if guild is None or guild.id != row.guild_id or not isinstance(user, discord.Member):
        return False
    place = place_of(session, guild)
    return place is not None and can_see(place, user)


def place_of(session: Session, guild: discord.Guild) -> discord.abc.GuildChannel | discord.Thread | None:
    """Channel of a table on its server, or that of its lobby for a thread that's closed; None if unknown."""
    place = guild.get_channel_or_thread(session.row.channel_id)
    lobby = session.posts.message_of(LOBBY)
    if place is None and lobby is not None and lobby.message_id == session.row.channel_id:
        return guild.get_channel(lobby.channel_id)  # the game's own thread has the id of its lobby's post
    orphan = isinstance(place, discord.Thread) and place.parent is None
    return None if orphan else place


async def reachable_table(interaction: Interaction, tables: Tables, table_id: int) -> Table:
    """Table with that id. Raises Refusal if there is none, or none whose controls the user may use."""
    table = await tables.find(table_id)
    if not may_reach(interaction, table.session):  # its controls were never shown to them
        raise HostRefusal("refusal-unknown-table")
    return table


def can_see(place: discord.abc.GuildChannel | discord.Thread, viewer: discord.Member | discord.Role) -> bool:
    """Whether a user, or everyone with a role, can see a channel or a public thread."""
    if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
        return False
    return place.permissions_for(viewer).view_channel


def channels_seen_by(interaction: Interaction) -> frozenset[int]:
    """Channels and open threads of the server that the user can see."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return frozenset()
    return _visible_channels(guild, user)


def channels_seen_by_all(interaction: Interaction) -> frozenset[int]:
    """Channels and open threads that everyone on the server can see, and the one of the interaction."""
    guild, channel = interaction.guild, interaction.channel
    if guild is None:
        return frozenset()
    parent = {channel.parent_id} if isinstance(channel, discord.Thread) else set()
    return _visible_channels(guild, guild.default_role) | {interaction.channel_id or 0} | parent


def _visible_channels(guild: discord.Guild, viewer: discord.Member | discord.Role) -> frozenset[int]:
    return frozenset(place.id for place in (*guild.channels, *guild.threads) if can_see(place, viewer))


def parent_of(client: discord.Client, channel_id: int) -> int | None:
    """Channel of an open public thread, whose readers can see the thread for good; None for anything else."""
    place = client.get_channel(channel_id)
    return place.parent_id if isinstance(place, discord.Thread) and not place.is_private() else None


def known_missing(channel: object, words: Words) -> list[str]:
    """Names of the permissions that the bot lacks in a channel; none if unknown."""
    permissions = _permissions_in(channel)
    return [] if permissions is None else missing_permissions(permissions, words, channel)


def may_read_history(channel: object) -> bool:
    """Whether the bot may read a channel's history; True (worth a try) if unknown."""
    permissions = _permissions_in(channel)
    return permissions is None or permissions.read_message_history


def _permissions_in(channel: object) -> discord.Permissions | None:
    """Bot's permissions in a channel; None if unknown."""
    if not isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return None
    without_parent = isinstance(channel, discord.Thread) and channel.parent is None
    if without_parent or channel.guild.me is None:
        return None
    return channel.permissions_for(channel.guild.me)


async def channel_fault(client: discord.Client, channel_id: int, words: Words) -> tuple[str, str]:
    """Name of a channel, and a sentence on why the bot can't host there (empty if it can).

    Uses HTTP only, so the client just has to be logged in. Raises CALL_FAILED errors.
    """
    name = str(channel_id)
    try:
        channel = await client.fetch_channel(channel_id)
    except discord.NotFound:
        return name, words.text("check-channel-none", channel=name)
    except (discord.Forbidden, discord.InvalidData):
        return name, words.text("check-channel-unseen", channel=name)
    if not isinstance(channel, discord.Thread | discord.abc.GuildChannel):
        return name, words.text("check-channel-elsewhere", channel=name)
    guild = await client.fetch_guild(channel.guild.id)  # fetched for its roles, which a channel lacks
    if client.user is None:
        raise ValueError("the client is not logged in")
    own = await guild.fetch_member(client.user.id)
    place: Any = await guild.fetch_channel(channel.id)
    open_place = await guild.fetch_channel(place.parent_id) if isinstance(place, discord.Thread) else place
    missing = ", ".join(missing_permissions(open_place.permissions_for(own), words, place))
    name = words.text("check-channel-name", channel=place.name, server=guild.name)
    fault = words.text("check-channel-permissions", channel=name, permissions=missing) if missing else ""
    return name, fault
