"""Stores the messages, threads and emoji of the simulated Discord in a file beside the games' database."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from simcord.backend.models.channel import Channel, ThreadMetadata
from simcord.backend.models.expression import GuildEmoji
from simcord.backend.models.message import Message, SystemMessageMetadata

from k2bot.host.store import damage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from simcord.backend.state import Backend

    Rows = tuple[list[tuple[Any, Any]], list[tuple[Any]]]
    Changes = Mapping[str, Rows]

_SCHEMA = """
CREATE TABLE IF NOT EXISTS emoji (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS thread (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS file (url TEXT PRIMARY KEY, data BLOB NOT NULL);
"""
_MESSAGE = (
    *("id", "channel_id", "author_id", "content", "timestamp", "edited_timestamp", "type", "flags", "pinned"),
    *("embeds", "components", "attachments", "reference", "interaction_metadata", "webhook_id"),
    *("mention_user_ids", "mention_role_ids"),
)
_THREAD = ("id", "type", "name", "guild_id", "parent_id", "owner_id", "message_count", "last_message_id")
_ROWS = {"emoji": "id", "thread": "id", "message": "id", "file": "url"}
"""Tables with their primary keys."""


def archive_of(database: Path) -> Path:
    """File of the messages that belong to a database of games."""
    return database.with_name(f"{database.stem}-messages{database.suffix}")


class Archive:
    """Keeps everything still readable after a restart, in channels and private channels.

    Private replies are not kept, as on Discord. A message is written whenever it looks different, its files
    once. A crash may lose the latest posts but no moves, so writes don't wait for the disk.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._written: dict[str, dict[Any, Any]] = {table: {} for table in _ROWS}
        """Contents of the file by table and key, as fingerprints."""
        self._marks: dict[str, dict[Any, Any]] = {}
        """The same of everything that ``changes`` last looked at."""

    def restore(self, backend: Backend) -> bool:
        """Restore everything; returns whether there was any message. Call before the bot connects.

        Raises StoreError.
        """
        with self._open() as file:
            rows = {
                table: file.execute(f"SELECT * FROM {table} ORDER BY 1").fetchall()  # noqa: S608 - trusted identifiers
                for table in _ROWS
            }
        for table, kept in rows.items():
            self._written[table] = dict.fromkeys(key for key, _ in kept)
        for number, name in rows["emoji"]:  # with the ids that old messages use
            backend.application_emojis[number] = GuildEmoji(number, name, backend.bot_user.id)
        for _, body in rows["thread"]:
            _load_thread(backend, json.loads(body))
        for _, body in rows["message"]:
            _load_message(backend, json.loads(body))
        backend.cdn._blobs.update(rows["file"])  # noqa: SLF001 - no public API
        return bool(rows["message"])

    def changes(self, backend: Backend) -> Changes:
        """Rows to write and keys to delete since the last ``write``, by table.

        A table without any is left out.
        """
        messages = {
            one.id: one
            for there in backend.messages.values()
            for one in there.values()
            if not one.is_ephemeral
        }
        threads = {one.id: one for one in backend.channels.values() if one.is_thread}
        urls = {part["url"] for one in messages.values() for part in one.attachments}
        emoji = {one.id: one.name for one in backend.application_emojis.values()}
        thread_marks = {key: repr(one) for key, one in threads.items()}
        message_marks = {key: _mark(one) for key, one in messages.items()}
        found = {
            "emoji": self._changed_rows("emoji", dict.fromkeys(emoji), emoji.get),
            "thread": self._changed_rows("thread", thread_marks, lambda key: _dump_thread(threads[key])),
            "message": self._changed_rows("message", message_marks, lambda key: _dump_message(messages[key])),
            "file": self._changed_rows("file", dict.fromkeys(urls), backend.cdn.get),
        }
        return {table: rows for table, rows in found.items() if any(rows)}

    def _changed_rows(self, table: str, marks: dict[Any, Any], body: Callable[[Any], Any]) -> Rows:
        before, self._marks[table] = self._written[table], marks
        changed = [key for key in marks if key not in before or before[key] != marks[key]]
        rows = [(key, stored) for key in changed if (stored := body(key)) is not None]
        return rows, [(key,) for key in before.keys() - marks]

    def write(self, changes: Changes) -> None:
        """Write changes, in the order found. Safe to call from any thread. Raises StoreError."""
        with self._open() as file, file:
            for table, (changed, gone) in changes.items():
                file.executemany(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", changed)  # noqa: S608 - trusted identifiers
                file.executemany(f"DELETE FROM {table} WHERE {_ROWS[table]} = ?", gone)  # noqa: S608 - trusted identifiers
        self._written |= self._marks

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self._path)) as file:
                file.execute("PRAGMA journal_mode = WAL")
                file.execute("PRAGMA synchronous = OFF")
                file.executescript(_SCHEMA)
                yield file
        except sqlite3.Error as error:
            raise damage.unusable(self._path, error) from error


def _mark(message: Message) -> tuple[Any, ...]:
    """Changes whenever a message looks different: an edit creates a new list of components."""
    return message.edited_timestamp, message.content, message.flags, id(message.components)


def _dump_message(message: Message) -> str:
    system = message.system_metadata
    own = {name: getattr(message, name) for name in _MESSAGE}
    return json.dumps({**own, "system_metadata": asdict(system) if system else None})


def _load_message(backend: Backend, stored: dict[str, Any]) -> None:
    system = stored.pop("system_metadata")
    message = Message(**stored, system_metadata=SystemMessageMetadata(**system) if system else None)
    if message.channel_id in backend.channels:
        backend.messages.setdefault(message.channel_id, {})[message.id] = message
        backend.channels[message.channel_id].last_message_id = message.id


def _dump_thread(thread: Channel) -> str:
    metadata = thread.thread_metadata
    stored = {
        **{name: getattr(thread, name) for name in _THREAD},
        "thread_metadata": asdict(metadata) if metadata else None,
        "thread_members": sorted(thread.thread_members.items()),
    }
    return json.dumps(stored)


def _load_thread(backend: Backend, stored: dict[str, Any]) -> None:
    metadata, members = stored.pop("thread_metadata"), stored.pop("thread_members")
    thread = Channel(
        **stored,
        thread_metadata=ThreadMetadata(**metadata) if metadata else None,
        thread_members=dict(members),
    )
    if thread.guild_id in backend.guilds and thread.parent_id in backend.channels:
        backend.channels[thread.id] = thread
        backend.messages.setdefault(thread.id, {})
        backend.guilds[thread.guild_id].thread_ids.append(thread.id)
