"""The lobby: its rules, its page, computers, guests, and its post."""

import asyncio
import re
from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.game.pages import Talk
from k2bot.game.values import Refusal
from k2bot.games import registry
from k2bot.host.kernel.agreements import MIN_HOST_ABSENCE, check_hand_over, hand_over
from k2bot.host.kernel.attention import reader_of
from k2bot.host.kernel.fairness import commitment
from k2bot.host.kernel.lobby import (
    add_computer,
    cancel,
    keep_open,
    leave,
    remove_computer,
    rename,
    stand_in,
)
from k2bot.host.members import COMPUTER_MARK, unmarked
from k2bot.host.pages.lobby import lobby_page, settings_page
from k2bot.host.pages.overview import status_page
from k2bot.host.pages.settings import chosen_settings, settings_of
from k2bot.host.rows import LOBBY, Status
from k2bot.host.store.overviews import Overviews
from k2bot.text.words import words
from tests.host.hosting import (
    ANN,
    BOB,
    CHANNEL,
    CID,
    DORA,
    EVE,
    GUILD,
    NAMES,
    OTHER_CHANNEL,
    Wall,
    kept,
    opened,
    unsent,
)
from tests.host.tiny_game import TinyGame
from tests.kit.table import defaults
from tests.kit.transcript import page_text
from tests.phrases import phrase, refusals, refused, says


def verbs(page):
    rows = (row for row in page.rows if isinstance(row, tuple))
    return {button.verb: not button.disabled for row in rows for button in row}


async def shown(house, table):
    assert (await house.keys(table))[0][0] == "lobby"
    return house.wall.messages[1000].page


def settings_of_host(table, opened=""):
    """The page of settings as its host Ann sees it."""
    return settings_page(table.session, ANN, words(), opened, manager=False)


async def test_the_lobby_shows_its_players_and_the_settings_that_differ(house, snapshot):
    """The menu of all settings has nothing selected, or the others would seem to be missing.

    Quiet hours need a clock. Fingerprint and ratings are elsewhere.
    """
    table = await house.lobby(ANN, rounds="9")
    usual = {"clock": "none", "quiet": "off", "thread": "off", "private": "off"}
    assert dict(table.session.row.options) == {"rounds": "9", "pairs": "no"} | usual
    page = await shown(house, table)
    assert commitment(table.session.row.secret) not in page.text
    assert commitment(table.session.row.secret) in status_page(table.session, None, words(), parked=None).text
    assert house.wall.story() == snapshot
    for option, value in (("thread", "on"), ("clock", "12h"), ("quiet", "on"), ("clock", "none")):
        await house.set_options(table, ANN, {option: value})
        assert f"{lobby_text(table)}\n{page_text(settings_of_host(table, 'clock'))}" == snapshot
    menu, clock = (row for row in settings_of_host(table, "clock").rows[:2])
    assert [sum(choice.chosen for choice in own.choices) for own in (menu, clock)] == [0, 1]
    assert len(settings_of_host(table, "nothing").rows) == len(settings_of_host(table).rows)


async def test_the_lobby_offers_no_value_that_needs_more_players_than_have_joined(tmp_path):
    """Unless it's already chosen: the third player may have left since."""

    def offered():
        menu = settings_of_host(table, "first").rows[1]
        return [choice.value for choice in menu.choices]

    first = phrase("k2-option-first-seat", place=1)
    async with opened(tmp_path / "house.sqlite3", registry.made("k2", "en")) as house:
        place = {"guild_id": GUILD, "channel_id": CHANNEL}
        table = await house.tables.open(game="k2", options={"first": "3"}, user_id=ANN, name="Ann", **place)
        assert offered() == ["first=draw", "first=1", "first=3"]
        await house.set_options(table, ANN, {"first": "1"})
        assert first not in page_text(settings_of_host(table)), "nobody who's alone goes first"
        assert first not in lobby_page(table.session, words()).text
        await house.join(table, BOB, "Bob")
        assert first in page_text(settings_of_host(table))
        assert first in lobby_page(table.session, words()).text
        await house.set_options(table, ANN, {"first": "3"})
        assert offered() == ["first=draw", "first=1", "first=2", "first=3"]


async def test_a_table_that_cannot_be_opened_is_refused_with_the_reason(house, snapshot):
    usual = {"game": "tiny", "options": {}, "user_id": ANN, "name": "Ann"}
    place = {"guild_id": GUILD, "channel_id": CHANNEL}
    wishes = ({"options": {"rounds": "3"}}, {"options": {"speed": "1"}})
    assert await refusals(*(house.tables.open(**usual | wish, **place) for wish in wishes)) == snapshot
    assert await house.in_channel(CHANNEL) is None


async def test_the_lobby_refuses_invalid_actions_before_and_after_the_start(house, snapshot):
    table = await house.lobby(ANN, BOB, CID)
    assert snapshot == await refusals(
        table.do(add_computer, BOB, "weak"),
        table.do(remove_computer, ANN),
        table.do(stand_in, ANN, ANN, "weak"),
        table.do(add_computer, ANN, "brilliant"),
        house.join(table, BOB, "Bob"),
        table.do(leave, EVE),
        house.start(table, BOB),
        table.do(cancel, BOB),
    )
    await table.do(add_computer, ANN, "weak")
    assert snapshot == await refusals(table.do(add_computer, ANN, "weak"), house.join(table, EVE, "Eve"))
    assert (table.session.status, len(table.session.members)) == (Status.LOBBY, 4)
    assert "join" not in verbs(await shown(house, table))
    await house.start(table, ANN)
    for change in (None, cancel):
        if change:
            await table.do(change, ANN)
        assert snapshot == await refusals(
            house.join(table, EVE, "Eve"),
            table.do(leave, BOB),
            house.start(table, ANN),
            table.do(remove_computer, ANN),
        )
    assert snapshot == await refusals(
        table.do(cancel, ANN), house.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
    )


async def test_a_leaving_host_is_replaced_and_the_last_person_out_cancels(house, snapshot):
    """A computer never becomes the host."""
    table = await house.lobby(ANN)
    await table.do(add_computer, ANN, "weak")
    for user in (BOB, CID):
        await house.join(table, user, NAMES[user])
    said = [await table.do(leave, ANN)]
    assert (table.session.row.host_id, [member.name for member in table.session.members]) == (
        BOB,
        ["Bot One", "Bob", "Cid"],
    )
    await house.serve(table)
    said += [await table.do(leave, BOB), await table.do(leave, CID)]
    assert table.session.status is Status.CANCELLED
    await house.serve(table)
    assert (said, house.wall.story()) == snapshot
    assert await house.in_channel(CHANNEL) is None


async def test_joined_players_can_take_over_a_lobby_whose_host_is_absent(house):
    table = await house.lobby(ANN, BOB)
    await refused(table.do(hand_over, BOB, BOB), "refusal-host-here", host="Ann")
    house.clock.now += MIN_HOST_ABSENCE
    await refused(table.do(hand_over, CID, BOB), "refusal-not-at-table")
    assert await table.do(check_hand_over, BOB, BOB) is None, "there's nothing to confirm"
    assert says(await table.do(hand_over, BOB, BOB), "host-handed-over", name="Bob")
    assert (table.session.row.host_id, table.session.status) == (BOB, Status.LOBBY)


async def test_the_lobby_shows_why_a_game_cannot_start_and_refuses_it(house):
    table = await house.lobby(ANN, pairs="yes")
    page = await shown(house, table)
    assert "Pairs need an even number of people." in page.text
    assert verbs(page)["start"] is False
    with pytest.raises(Refusal, match="Pairs need an even number"):
        await house.start(table, ANN)
    await house.join(table, BOB, "Bob")
    assert verbs(await shown(house, table))["start"] is True
    await house.start(table, ANN)
    assert table.session.status is Status.RUNNING


@pytest.mark.parametrize(
    ("seats", "span"),
    [(range(3, 5), {"span": "several", "least": 3, "most": 4}), (range(2, 3), {"span": "one", "least": 2})],
)
async def test_too_few_players_are_pointed_out_and_cannot_start(house, tiny, seats, span):
    tiny.seats = seats
    table = await house.lobby(ANN)
    page, text = await shown(house, table), phrase("lobby-needs-people", **span)
    assert (text in page.text, says(page.text, "lobby-alone"), verbs(page)["start"]) == (True, True, False)
    with pytest.raises(Refusal, match=re.escape(text)):
        await house.start(table, ANN)
    await house.join(table, BOB, "Bob")
    page = await shown(house, table)
    assert (says(page.text, "lobby-alone"), verbs(page)["start"]) == (False, seats == range(2, 3))


async def test_a_channel_has_one_open_game_and_the_refusal_links_to_it(house):
    """Even if two are opened at once."""
    opened = await asyncio.gather(house.lobby(ANN), house.lobby(ANN), return_exceptions=True)
    (table,) = (one for one in opened if not isinstance(one, Refusal))
    await refused(house.lobby(BOB), "refusal-channel-taken", host="Ann", way="join")
    await house.serve(table)
    await house.set_options(table, ANN, {"private": "on"})
    await refused(house.lobby(BOB), "refusal-channel-taken", host="Ann", way="uninvited")
    await house.invite(table, ANN, (BOB,))
    await refused(house.lobby(BOB), "refusal-channel-taken", host="Ann", way="join")
    with pytest.raises(Refusal, match=rf"\(https://discord\.com/channels/{GUILD}/{CHANNEL}/1000\)"):
        await house.lobby(BOB)
    other = await house.lobby(BOB, channel=OTHER_CHANNEL)
    assert await house.in_channel(OTHER_CHANNEL) is other


# ----------------------------------------------------------------------------------- a channel of its own


class Rooms:
    """Creates threads, but only after ``may_go_on``."""

    def __init__(self):
        self.asked = asyncio.Event()
        self.may_go_on = asyncio.Event()

    async def room(self, table):
        here = table.session.row.channel_id
        self.asked.set()
        await self.may_go_on.wait()
        return here + 1000


@pytest.fixture
async def rooms():
    return Rooms()


async def starting(house, rooms, table):
    """A start in progress, waiting for its thread."""
    task = asyncio.create_task(house.start(table, ANN, rooms.room))
    await asyncio.wait_for(rooms.asked.wait(), 5)
    return task


@pytest.mark.parametrize(
    ("change", "channel"), [(None, CHANNEL + 1000), ("move", OTHER_CHANNEL + 1000), ("stay", CHANNEL)]
)
async def test_a_lobby_stays_usable_while_its_thread_is_created(house, rooms, change, channel):
    """The game begins where it belongs by then."""
    table = await house.lobby(thread="on")
    task = await starting(house, rooms, table)
    async with asyncio.timeout(5):
        await house.join(table, CID, "Cid")
        await table.do(leave, BOB)
        if change == "move":
            await house.move(table, ANN, OTHER_CHANNEL, guild_id=GUILD)
        elif change == "stay":
            await house.set_options(table, ANN, {"thread": "off"})
    rooms.may_go_on.set()
    await task
    assert (table.session.status, table.session.row.channel_id) == (Status.RUNNING, channel)
    assert [member.name for member in table.session.members] == ["Ann", "Cid"]


async def test_a_pending_start_fails_if_the_game_was_started_or_cancelled(house, rooms):
    table = await house.lobby(thread="on")
    task = await starting(house, rooms, table)
    again = asyncio.create_task(house.start(table, ANN, rooms.room))
    await asyncio.sleep(0.01)
    rooms.may_go_on.set()
    told = await asyncio.gather(task, again, return_exceptions=True)
    assert [isinstance(one, Refusal) for one in told].count(True) == 1, "it begins once"
    other = await house.lobby(ANN, channel=OTHER_CHANNEL, thread="on")
    rooms = Rooms()
    task = await starting(house, rooms, other)
    await other.do(cancel, ANN)
    rooms.may_go_on.set()
    await refused(task, "refusal-cancelled")
    assert other.session.status is Status.CANCELLED


# -------------------------------------------------------------------------------------------------- computers


def lobby_text(table):
    """The lobby's page."""
    return page_text(lobby_page(table.session, words()))


async def test_the_host_can_add_and_remove_computers(house, snapshot):
    """Names already in use are skipped, and freed names are used again."""
    table = await house.lobby(ANN)
    await house.join(table, BOB, "Bot One")
    for command, *level in (
        (add_computer, "strong"),
        (add_computer, "weak"),
        (remove_computer,),
        (add_computer, "weak"),
    ):
        await table.do(command, ANN, *level)
        assert lobby_text(table) == snapshot
    assert len({member.user_id for member in table.session.members}) == 4
    assert await house.keys(table) == [["lobby"]]
    other = await house.lobby(ANN, channel=OTHER_CHANNEL)
    other.game.levels = ()
    assert lobby_text(other) == snapshot, "a game without computers offers none"
    await refused(other.do(add_computer, ANN, "weak"), "refusal-no-computers", game="Tiny")


# ------------------------------------------------------------------------------------------------ invitations


def invitation(house, guest):
    (page,) = [own.page for own in house.wall.messages.values() if own.told[0][0] == f"invited-{guest}"]
    return [button.verb for row in page.rows for button in row]


async def test_an_invitation_loses_its_button_once_its_guest_joins_or_the_game_starts(house):
    """Guests who left can join again."""
    table = await house.lobby(ANN)
    await house.invite(table, ANN, (BOB, CID))

    async def ways(*guests):
        await house.serve(table)
        return [invitation(house, guest) for guest in guests or (BOB, CID)]

    assert await ways() == [["join", "block"], ["join", "block"]]
    await house.join(table, BOB, NAMES[BOB])
    assert await ways() == [[], ["join", "block"]]
    await table.do(leave, BOB)
    assert await ways(BOB) == [["join", "block"]]
    await house.start(table, ANN)
    table = await house.restarted(table)
    assert await ways() == [["block"], ["block"]]


async def test_links_to_a_lobby_lead_to_its_own_post_not_to_invitations(house):
    await house.prefer(CID, {"notice": "dm"})
    table = await house.lobby(ANN)
    await house.invite(table, ANN, (BOB, CID))
    await house.serve(table)
    (listed,) = await Overviews(house.store).open_tables(ANN)
    lobby = table.session.posts.message_of(LOBBY)
    assert (listed.newest.message_id, table.session.link()) == (lobby.message_id, lobby.link(GUILD))


async def test_a_withdrawn_invitation_loses_its_button_and_a_renewed_one_is_not_repeated(house):
    table = await house.lobby(ANN, private="on")
    both, block = ["join", "block"], ["block"]
    for guests, ways in (((BOB, CID), [both, both]), ((CID,), [block, both]), ((BOB, CID), [both, both])):
        await house.invite(table, ANN, guests)
        await house.serve(table)
        assert [invitation(house, guest) for guest in (BOB, CID)] == ways


async def test_nobody_is_invited_to_a_full_game(house):
    """They'd be pinged, and couldn't join. Others can still be taken off the list."""
    table = await house.lobby(ANN, BOB, CID)
    await house.invite(table, ANN, (CID, EVE))
    await house.join(table, DORA, NAMES[DORA])
    await refused(house.invite(table, ANN, (CID, EVE, 99)), "refusal-full", names="Ann, Bob, Cid, Dora")
    await house.invite(table, ANN, (BOB, CID))
    assert table.session.row.invited == (BOB, CID)


async def test_guests_are_limited_and_cancelling_withdraws_their_invitations(house):
    table = await house.lobby(ANN)
    await house.invite(table, ANN, (BOB, CID))
    await house.serve(table)
    del house.wall.messages[max(house.wall.messages)]
    await refused(house.invite(table, ANN, range(100, 126)), "refusal-many-guests", most=25)
    await table.do(cancel, ANN)
    await house.serve(table)
    assert invitation(house, BOB) == ["block"]
    assert await unsent(house.store, table.id) == ()


async def test_a_guest_who_chose_direct_messages_is_invited_by_one_not_in_the_channel(tmp_path):
    """Silently in their quiet hours; its button goes like that of any invitation.

    Whoever refuses it is pinged in the channel.
    """
    async with opened(tmp_path / "house.sqlite3", TinyGame(), wall=Wall(refusing={EVE})) as house:
        for user, wish in ((BOB, {}), (DORA, {"quiet": "0-23"}), (EVE, {})):
            await house.prefer(user, {"notice": "dm"} | wish)
        table = await house.lobby(ANN)
        await house.invite(table, ANN, (BOB, CID, DORA, EVE))
        await house.serve(table)
        rung = [(CID, CID, False), (BOB, f"@.{BOB}", True), (EVE, EVE, False)]
        assert house.wall.rung == [(user, f"invited-{key}", private) for user, key, private in rung]
        assert await house.keys(table) == [["lobby"], [f"invited-{CID}"], [f"invited-{EVE}"]]
        [letter] = [own for own in house.wall.messages.values() if own.place == ("private", BOB)]
        assert says(letter.page.text, "lobby-invitation", guests=f"<@{BOB}>", host="Ann", count=1)
        assert letter.page.text.endswith(f"\n{table.session.link(LOBBY)}")
        assert len(house.wall.told(("private", DORA))) == 1
        table = await house.restarted(table)
        await house.join(table, BOB, "Bob")
        await house.serve(table)
        assert (invitation(house, f"@.{BOB}"), invitation(house, f"@.{DORA}")) == ([], ["join", "block"])
        await table.do(cancel, ANN)
        await house.serve(table)
        assert invitation(house, f"@.{DORA}") == ["block"]
        assert await unsent(house.store, table.id) == ()


async def test_pictures_drop_the_word_bot_from_computer_names(house):
    """People keep their names, even with a stand-in."""
    table = await house.lobby()
    await table.do(add_computer, ANN, "weak")
    *people, computer = Talk(words(), table.session.people).for_pictures.people
    assert (computer.name, [one.name for one in people]) == ("One", ["Ann", "Bob"])
    lone = replace(table.session.members[1], standin="weak", own_name="Bot One")
    played = replace(table.session, members=(table.session.members[0], lone))
    assert [one.name for one in Talk(words(), played.people).for_pictures.people] == ["Ann", "Bot One"]


def test_settings_menus_of_earlier_versions_still_work():
    """Old menus list all settings differing from their defaults; current ones switch one."""
    options = settings_of(registry.made("k2", "en"), words())
    old, new = (
        chosen_settings(options, menu, ["family=yes", "nothing=1"]) for menu in ("switches", "switch")
    )
    assert new == {"family": "yes"}
    assert old["family"] == "yes"
    unticked = {key: value for key, value in old.items() if key != "family"}
    assert unticked
    assert unticked.items() <= defaults(options).items()


# ------------------------------------------------------------------------------------------------------ names


TURNING = "\u202eeve *the* first"
WILD = set("\u202e\u2067\u200b\x00\u2028\ud800\u3164")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        (f"{COMPUTER_MARK} Ann", "Ann"),
        (f"{COMPUTER_MARK}\ufe0f", "?"),
        (TURNING, "eve *the* first"),
        ("\u200b\u3164", "?"),
        ("x" * 60, "x" * 31 + "…"),
        ("a\ud800b", "ab"),
    ],
)
def test_names_are_stored_without_invisible_characters(name, kept):
    assert unmarked(name) == kept


async def test_unsafe_names_already_stored_are_displayed_safely(house):
    table = await house.lobby()
    members = tuple(
        replace(member, own_name=name)
        for member, name in zip(table.session.members, (TURNING, "\u200b"), strict=True)
    )
    await kept(house.store, await house.store.table(table.id), members=members)
    await house.restart()
    table = await house.in_channel(CHANNEL)
    assert table.session.host.name == TURNING
    text = lobby_page(table.session, words()).text
    assert phrase("lobby-title", game="Tiny", count=2, most=4, names=r"eve \*the\* first, ?") in text
    assert not WILD & set(text)


async def test_players_with_the_same_name_are_told_apart_by_their_seats(house):
    """Everywhere, but not in the store; a name that becomes unique loses its number."""
    table = await house.lobby(ANN, BOB, CID)
    await table.do(add_computer, ANN, "weak")
    for user, name in ((ANN, "Alex"), (BOB, "Bot One"), (CID, "\u200baLeX")):
        await table.do(rename, user, name)
    named = ["Alex\u00a0#1", "Bot One\u00a0#2", "aLeX\u00a0#3", "Bot One\u00a0#4"]
    assert [member.name for member in table.session.members] == named
    assert [person.mention for person in table.session.people[:3]] == [
        f"<@{user}>\u00a0#{seat}" for seat, user in enumerate((ANN, BOB, CID), 1)
    ]
    assert phrase("lobby-ready", host=named[0]) in lobby_page(table.session, words()).text
    await refused(house.start(table, BOB), "refusal-start-host-only", host=named[0])
    stored = (await house.store.table(table.id)).members
    assert [member.own_name for member in stored] == ["Alex", "Bot One", "aLeX", "Bot One"]
    (open_table,) = await Overviews(house.store).open_tables(ANN)
    assert [member.name for member in open_table.members] == named
    await house.restart()
    table = await house.in_channel(CHANNEL)
    assert [member.name for member in table.session.members] == named
    await table.do(leave, ANN)
    assert [member.name for member in table.session.members] == ["Bot One\u00a0#1", "aLeX", "Bot One\u00a0#3"]


async def test_a_new_name_changes_no_post_until_its_next_edit(house):
    table = await house.begun(ANN, BOB)
    before = await house.story(table)
    await table.do(rename, BOB, "Robert")
    assert [member.name for member in table.session.members] == ["Ann", "Robert"]
    assert await unsent(house.store, table.id) == ()
    assert await house.story(table) == before
    await house.choose(table, ANN, 1)
    assert "Robert" in str(await house.story(table))
    await table.do(cancel, ANN)
    await table.do(rename, BOB, "Bob")
    assert table.session.members[1].name == "Robert", "games that are over keep their names"


async def test_an_unstarted_lobby_notifies_its_players_once_and_closes_in_the_end(tmp_path, snapshot):
    """After a day and a week without changes, even across downtime; people without notices aren't pinged.

    Whoever has chosen direct messages gets one, which stays as it is.
    """
    async with opened(tmp_path / "house.sqlite3", TinyGame()) as house:

        async def after(**time):
            house.clock.now += timedelta(**time)
            await house.ring(house.clock.now)
            await house.serve(table)
            return [(user, private) for user, _, private in house.wall.rung]

        await house.prefer(CID, {"notice": "none"})
        await house.prefer(EVE, {"notice": "dm"})
        table = await house.lobby(ANN, BOB)
        await after(hours=20)
        await house.join(table, CID, "Cid")
        await house.join(table, EVE, "Eve")
        assert await after(hours=23) == []
        table = await house.restarted(table)
        told = [(ANN, False), (BOB, False), (EVE, True)]
        assert await after(hours=2) == told
        await table.do(leave, EVE)
        await table.do(leave, BOB)
        assert await after(days=6) == told
        assert table.session.status is Status.LOBBY
        table = await house.restarted(table)
        assert await after(days=2) == told
        assert table.session.status is Status.CANCELLED
        assert house.wall.story() == snapshot
        assert await house.store.next_timer() is None


async def test_private_messages_of_a_lobby_stay_their_readers_when_others_leave(house):
    for user in (BOB, CID, EVE):
        await house.prefer(user, {"notice": "dm"})
    table = await house.lobby(ANN, BOB)
    for user, name in ((CID, "Cid"), (EVE, "Eve")):
        await house.join(table, user, name)
    house.clock.now += timedelta(hours=25)
    await house.ring(house.clock.now)
    await house.serve(table)
    await table.do(leave, CID)
    session = table.session
    readers = {reader_of(session, post): post.message for post in session.posts.rows if post.is_private}
    assert {user: message.channel_id for user, message in readers.items()} == {BOB: BOB, EVE: EVE}


async def test_a_lobby_that_is_kept_open_waits_for_good(house):
    table = await house.lobby(ANN, BOB)
    await table.do(keep_open)
    await house.join(table, CID, "Cid")
    table = await house.restarted(table)
    house.clock.now += timedelta(days=30)
    await house.ring(house.clock.now)
    assert not [keys for keys in await house.keys(table) if "unstarted" in keys]
    assert table.session.status is Status.LOBBY
    await house.start(table, ANN)


async def test_started_or_cancelled_lobbies_get_no_reminder_to_start(house):
    for act in (house.start, lambda table, user: table.do(cancel, user)):
        table = await house.lobby(ANN, BOB)
        await act(table, ANN)
        house.clock.now += timedelta(days=2)
        await house.ring(house.clock.now)
        assert not [keys for keys in await house.keys(table) if "unstarted" in keys]
        assert not says(house.wall.messages[max(house.wall.messages)].page.text, "lobby-closed")
        if table.session.status is Status.RUNNING:
            await table.do(cancel, ANN)
