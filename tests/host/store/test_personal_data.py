"""Personal data in the store: what people get, and what becomes of it, follows from one list of columns."""

import json
import re
from collections import Counter
from dataclasses import replace

from k2bot.host.rows import LOBBY, DraftRow, GamePost, OrdersRow, SentPost, Status, TimerRow, WaitRow
from k2bot.host.store import personal_data
from k2bot.host.store.personal_columns import KINDS, TABLES
from k2bot.host.store.personal_data import ExportPosition, PersonalData
from tests.host.hosting import ANN, BOB, NOON, kept, setting
from tests.host.store.test_store import an_input, columns_of, new_table, rows_of

CHAT = 4711


async def test_every_column_is_erased_kept_for_a_reason_or_technical(store):
    """A new column is put into a group of its table; if it's personal, people get it as well."""
    classified = Counter(f"{table}.{column}" for table, own in TABLES.items() for column in own.all)
    there = await columns_of(store.database)
    assert classified.keys() == there
    assert max(classified.values()) == 1, "in one group only"
    shown = [value for kind in KINDS.values() for value in kind.keys.values()]
    exported = {value for value in shown if re.fullmatch(r"\w+\.\w+", value)}
    assert exported <= there
    told = {column.partition(".")[0] for column in exported}
    assert {table for table, own in TABLES.items() if own.erased} == {
        table for table, own in TABLES.items() if own.erased and (table in told) != bool(own.unexported)
    }, "what is deleted with somebody is theirs"


async def seated(store, channel):
    """A table with rows of all kinds at the seats of Ann and Bob; those of Bob say so."""
    table, drafts, orders = await new_table(store, channel), [], []
    waits, timers, inputs = [], [], []
    for seat, (user, who) in enumerate(((ANN, "ann"), (BOB, "bob"))):
        drafts.append(DraftRow(seat, "choose1", who))
        orders.append(OrdersRow(seat, who))
        waits.append(WaitRow(seat, user, seat, "dm"))
        timers.append(TimerRow("clock", seat, NOON, None, left=60.0 + seat))
        inputs.append(an_input(seat + 1, seat, answer=who))
    await kept(
        store,
        table,
        drafts=(*drafts,),
        orders=(*orders,),
        waits=(*waits,),
        timers=(*timers,),
        inputs=(*inputs,),
    )
    await store.database.change(
        "INSERT INTO left_rating VALUES (?, 0, 25, 8), (?, 1, 24, 7)", (table.row.id, table.row.id)
    )
    return table.row.id


async def test_people_get_what_is_stored_at_their_own_seats(store, monkeypatch):
    """A few tables at a time, and from any place on."""
    monkeypatch.setattr(personal_data, "TABLES_AT_ONCE", 2)
    tables, stored = [await seated(store, channel) for channel in range(3)], PersonalData(store)
    await setting(store, "person", ANN, "tips", "off")
    own = await stored.of(ANN)
    since = NOON.isoformat(timespec="microseconds")
    assert {kind: own[kind] for kind in own if kind not in {"tables", "answers"}} == {
        "settings": [{"key": "tips", "value": "off"}],
        "left ratings": [{"table": table, "mu": 25, "sigma": 8} for table in tables],
        "drafts": [{"table": table, "decision": "choose1", "draft": "ann"} for table in tables],
        "standing orders": [{"table": table, "orders": "ann"} for table in tables],
        "waits": [{"table": table, "since_input": 0, "notified": "dm"} for table in tables],
        "timers": [
            {"table": table, "kind": "clock", "since": since, "due": None, "seconds_left": 60.0}
            for table in tables
        ],
    }
    assert [row["answer"] for row in own["answers"]] == ["ann"] * 3
    assert "bob" not in json.dumps(own).lower()
    rest = [
        (kind, row["table"])
        async for kind, rows in stored.rows(ANN, ExportPosition("waits", tables[1]))
        for row in rows
    ]
    assert rest == [*(("waits", table) for table in tables[1:]), *(("timers", table) for table in tables)]


async def test_forgetting_takes_back_the_chat_of_its_person_alone(store):
    """A game in their chat loses it for good; what was posted on servers stays."""
    stored = PersonalData(store)
    places = {"theirs": (None, CHAT), "elsewhere": (None, CHAT + 1), "server": (9, 500)}
    ids = {}
    for name, (server, channel) in places.items():
        host = BOB if name == "elsewhere" else ANN
        before = await new_table(store, channel, guild_id=server, host_id=host, status=Status.CANCELLED)
        members = before.members[1:] if host == BOB else before.members
        table = await kept(store, before, members=members)
        first, letter = rows_of(LOBBY, GamePost("hand", 1, 0))
        first = replace(first, message=SentPost(channel, 1), due=False)
        if name == "server":
            letter = replace(letter, message=SentPost(CHAT, 2))
        ids[name] = (await kept(store, table, posts=(first, letter))).row.id
    assert await stored.forget(ANN, "nobody", await stored.tables(ANN))
    rows = {name: await store.table(table_id) for name, table_id in ids.items()}
    assert {name: one.row.channel_id for name, one in rows.items()} == {
        "theirs": -ids["theirs"],
        "elsewhere": CHAT + 1,
        "server": 500,
    }
    channels = {
        name: [post.message and post.message.channel_id for post in one.posts] for name, one in rows.items()
    }
    assert channels == {
        "theirs": [],
        "elsewhere": [CHAT + 1, None],
        "server": [500],
    }
