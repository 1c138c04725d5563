"""All tables: finding them, rematch, moving, delivery, recovery."""

import asyncio

import pytest

from k2bot.game.values import Announcement, HostButton, Page
from k2bot.host.kernel.lobby import add_computer, leave, remove_computer
from k2bot.host.kernel.transition import resign
from k2bot.host.members import MOST_GUESTS
from k2bot.host.rows import Status
from k2bot.host.store.damage import AwayError
from tests.host.hosting import ANN, BOB, CHANNEL, CID, DORA, EVE, GUILD, NAMES, OTHER_CHANNEL, opened, submit
from tests.host.tiny_game import TinyGame
from tests.phrases import refusals, refused, says
from tests.proxy import proxied

ELSEWHERE = ("channel", OTHER_CHANNEL)


async def finished(house, *people, **options):
    """A finished one-round game whose posts have been sent."""
    table = await house.running(*(people or (ANN, BOB)), rounds="1", **options)
    await house.round(table, 3, 2, says="pass")
    await house.serve(table)
    return table


async def abandoned(house, *people, guests=()):
    """A game that all its players have left."""
    table = await house.lobby(people[0])
    await house.invite(table, people[0], guests)
    for user_id in people[1:]:
        await house.join(table, user_id, NAMES[user_id])
    await house.start(table, people[0])
    for user_id in people:
        await table.do(resign, user_id)
    await house.serve(table)
    return table


# ---------------------------------------------------------------------------------------------- rematch


async def test_end_buttons_offered_by_the_game_are_not_added_again(house, tiny, monkeypatch):
    verbs = ("rematch", "film", "what-if", "look-back")
    own = Page("Over", rows=(tuple(HostButton(verb, "Mine") for verb in verbs),))
    before = TinyGame.compose
    monkeypatch.setattr(TinyGame, "compose", lambda self, m, a: own if a.key == "end" else before(self, m, a))
    await finished(house)
    assert house.wall.last().page.rows == own.rows


async def test_a_rematch_is_a_new_lobby_with_the_same_options_and_computers(house):
    old = await house.lobby(ANN, rounds="1")
    for level in ("strong", "weak"):
        await old.do(add_computer, ANN, level)
    await house.start(old, ANN)
    await refused(house.rematch(old, ANN, "Ann"), "refusal-not-over")
    await old.do(resign, ANN)
    new = await house.rematch(old, BOB, "Bob")
    row = old.session.row
    assert new.session.row.options == row.options
    assert (new.session.row.channel_id, new.session.row.guild_id) == (row.channel_id, row.guild_id)
    assert (new.session.status, new.session.row.host_id) == (Status.LOBBY, BOB)
    assert [(member.name, member.level) for member in new.session.members] == [
        ("Bob", None),
        ("Bot Two", "weak"),  # it sat last, so now it sits before the others who were there
        ("Bot One", "strong"),
    ]
    await new.do(remove_computer, BOB)
    assert len(new.session.members) == 2
    await refused(house.rematch(old, ANN, "Ann"), "refusal-channel-taken", host="Bob")


async def test_a_rematch_invites_a_limited_number_and_no_forgotten_person(house):
    guests = tuple(range(100, 100 + MOST_GUESTS))
    old = await abandoned(house, ANN, BOB, CID, guests=guests)
    await house.forget(CID, "a former player")
    new = await house.rematch(old, BOB, "Bob")
    assert new.session.row.invited == (ANN, BOB, *guests[:-2])


async def test_a_rematch_invites_the_former_players_in_one_post(house):
    """Not its host, nor guests who never joined; people who want no notices aren't pinged."""
    old = await abandoned(house, ANN, BOB, CID, DORA, guests=(BOB, CID, EVE))
    await house.prefer(CID, {"notice": "none"})
    await house.prefer(DORA, {"quiet": "0-23"})
    told = len(house.wall.told())
    new = await house.rematch(old, BOB, "Bob")
    await house.serve(new)
    (lobby, call) = list(house.wall.messages.values())[-2:]
    assert len(house.wall.told()) == told + 2
    assert lobby.pings == ()
    assert says(
        call.page.text, "lobby-invitation", guests=f"<@{ANN}>, <@{CID}>, <@{DORA}>", host="Bob", count=3
    )
    assert call.pings == (ANN,)
    key = f"invited-{ANN}.{CID}.{DORA}"
    for user_id, name, rows in ((ANN, "Ann", 1), (CID, "Cid", 1), (DORA, "Dora", 0)):
        await house.join(new, user_id, name)
        await house.serve(new)
        call = next(own for own in house.wall.messages.values() if own.told[0][0] == key)
        assert (len(call.page.rows), call.pings) == (rows, (ANN,))


async def test_a_rematch_calls_by_direct_message_whoever_chose_that_for_notices(house):
    old = await abandoned(house, ANN, BOB, CID, DORA)
    for user in (CID, DORA):
        await house.prefer(user, {"notice": "dm"})
    new = await house.rematch(old, BOB, "Bob")
    await house.forget(DORA, "a former player")
    await house.serve(new)
    call, letter = list(house.wall.messages.values())[-2:]
    assert (call.pings, letter.place) == ((ANN,), ("private", CID))
    assert says(call.page.text, "lobby-invitation", guests=f"<@{ANN}>", host="Bob", count=1)


async def test_a_person_forgotten_before_the_rematch_post_is_left_out_of_it(house):
    old = await abandoned(house, ANN, BOB, CID)
    new = await house.rematch(old, BOB, "Bob")
    await house.forget(CID, "a former player")
    await house.serve(new)
    call = house.wall.last()
    assert says(call.page.text, "lobby-invitation", guests=f"<@{ANN}>", host="Bob")
    assert call.pings == (ANN,)


async def test_a_rematch_rotates_the_seats(house):
    old = await abandoned(house, ANN, BOB, CID)
    new = await house.rematch(old, BOB, "Bob")
    seated = []
    for user_id, name in ((EVE, "Eve"), (ANN, "Ann"), (CID, "Cid")):
        await house.join(new, user_id, name)
        seated.append([member.name for member in new.session.members])
    assert seated == [["Bob", "Eve"], ["Ann", "Eve", "Bob"], ["Cid", "Eve", "Ann", "Bob"]]
    await new.do(leave, ANN)
    new = await house.restarted(new)
    await house.join(new, ANN, "Ann")
    assert [member.name for member in new.session.members] == ["Cid", "Eve", "Ann", "Bob"]


# ------------------------------------------------------------------------------------------------ moving


async def test_after_a_move_nothing_more_is_posted_in_the_old_channel(house, monkeypatch):
    """An older post not reposted by the move appears in the new channel with its next edit."""
    table = await house.running()
    await house.round(table, 3, 2, says="pass")
    await house.serve(table)
    before = house.wall.told()
    await house.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
    monkeypatch.setattr(TinyGame, "announce", lambda *_: (Announcement("round-1", edit=True),))
    await house.choose(table, ANN, 3)
    await house.serve(table)
    assert house.wall.told() == before
    assert house.wall.keys(ELSEWHERE) == [["shown-1"], ["round-2"], ["round-1"]]


async def test_an_impossible_move_to_another_channel_changes_nothing(house, snapshot):
    table = await house.running()
    await house.lobby(CID, channel=OTHER_CHANNEL)
    wishes = ((BOB, GUILD), (ANN, 10), (ANN, GUILD))
    moves = (house.move(table, user, OTHER_CHANNEL, guild_id=guild) for user, guild in wishes)
    assert await refusals(*moves) == snapshot
    assert await house.in_channel(CHANNEL) is table
    assert await house.keys(table) == [["lobby"], ["round-1"]]


# ---------------------------------------------------------------------------------------------- delivery


async def test_a_preference_changed_while_an_answer_is_processed_is_not_lost(house, monkeypatch):
    """The answer is computed from an earlier state, and must not restore that state's members."""
    table = await house.running()
    known, choosing = table._newcomers, []

    async def meanwhile():
        choosing.append(asyncio.create_task(house.prefer(BOB, {"delivery": "dm"})))
        await asyncio.wait(choosing, timeout=0.2)  # as far as it comes
        return await known()

    monkeypatch.setattr(table, "_newcomers", meanwhile)
    await table.do(submit, ANN, "choose1", "3")
    await asyncio.gather(*choosing)
    assert [member.delivery for member in table.session.members] == ["private", "dm"]


# ---------------------------------------------------------------------------------------------- recovery


async def test_tables_of_an_unknown_game_are_skipped(house, caplog):
    other = await house.lobby(ANN)
    game = TinyGame()
    game.key = "other"
    await house.restart(game=game)
    assert f"table {other.id}: skipped: " in caplog.text
    assert says(caplog.text, "refusal-left-out", game="tiny")
    await refused(house.find(other.id), "refusal-left-out", game="tiny")


async def test_no_table_is_skipped_because_the_database_is_away(postgres_url, tmp_path, tiny, caplog):
    """Its posts would wait until somebody presses there."""
    async with proxied(postgres_url, tmp_path) as (proxy, url), opened(url, tiny) as house:
        await house.lobby(ANN)
        await house.restart(recovered=False)
        load = house.tables._load

        async def cut_off(table_id):
            with proxy.closed():
                return await load(table_id)

        house.tables._load = cut_off
        with pytest.raises(AwayError):
            await house.recover()
        house.tables._load = load
        await house.recover()
        assert [table.id for table in house.tables.loaded] == [1]
    assert "table 1: skipped" not in caplog.text
