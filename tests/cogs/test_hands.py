"""Hands of K2 by direct message: one message a day that follows its reader through the game."""

import asyncio

import pytest

from k2bot.games.k2.hosted import K2
from k2bot.text.words import words
from tests.host.discord import kit
from tests.phrases import phrase
from tests.waiting import held, until

COMMIT = phrase("k2-button-commit")
FINISH = phrase("k2-button-finish")
PLAN = phrase("k2-button-plan")
TURN = "{}\N{RIGHT SINGLE QUOTATION MARK}s turn"


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, K2(words("en")), reminders=False) as made:
        yield made


async def begin(world, *direct, posts="phase"):
    """Begin a game of three, in which some have their hands by direct message, and Ann goes first."""
    for who in direct:
        await world.slash(who, "hand", delivery="dm")
    await world.lobby("bob", "cid", posts=posts, first="1")
    await world.start()


async def commit(world, who):
    """Commit the first three cards by the newest private message."""
    for number in range(3):
        letter = world.letter(who, COMMIT)
        await world.press(who, [*world.ids(letter)][number], letter)
    return await world.press(who, COMMIT, world.letter(who, COMMIT))


async def revealed(world, *still):
    """All but some have committed their first cards; once all have, the highest sum has taken a token."""
    for seat, who in enumerate(("ann", "bob", "cid")):
        if who not in still and world.session.state.phase.name == "COMMIT":
            cards = sorted(world.session.state.seats[seat].hand)[:3]
            await world.answers(f"{who} choose {' '.join(map(str, cards))}")
    if world.session.state.phase.name == "RISK":
        (seat,) = world.session.pending_people
        await world.answers(f"{('ann', 'bob', 'cid')[seat]} token {min(world.session.state.tokens_open)}")


def newest(world, who):
    return world.letters(who)[-1]


async def test_others_hands_say_whose_turn_it_is(world):
    await begin(world, "bob", "cid")
    await revealed(world)
    assert TURN.format("ann") in newest(world, "cid").content
    await world.answers("ann plan")
    assert TURN.format("bob") in newest(world, "cid").content
    await world.answers("bob plan")
    assert TURN.format("cid") in newest(world, "bob").content


async def test_the_planner_stays_in_a_direct_message(world):
    await begin(world, "bob", "cid")
    await revealed(world)
    planner = await world.press("cid", PLAN, newest(world, "cid"))
    assert planner.id == newest(world, "cid").id
    text = planner.content
    await world.answers("ann plan")
    assert planner.content == text.replace(TURN.format("ann"), TURN.format("bob"))
    await world.answers("bob plan")
    assert FINISH in world.ids(planner)


async def test_committing_last_by_direct_message_leads_to_the_planner(world):
    await begin(world, "ann")
    await revealed(world, "ann")
    shown = await commit(world, "ann")
    await revealed(world)
    assert FINISH in world.ids(shown)


@pytest.mark.parametrize("late", [False, True])
async def test_a_turn_that_ends_the_day_leaves_one_hand(world, monkeypatch, late):
    """The reply to the press is yesterday's message showing today's hand, perhaps after today's message."""
    await begin(world, "cid", posts="day")
    await revealed(world)
    await world.answers("ann plan", "bob plan")
    letter = await world.press("cid", PLAN, newest(world, "cid"))
    bringing = held(monkeypatch, type(world.host.interactions), "_bring")
    if not late:
        bringing.go_on.set()
    world.tap("cid", letter, f"g|1|p|{world.session.play.stamp(2)}|sure|")
    await until(lambda: newest(world, "cid").id != letter.id)
    await asyncio.sleep(0.05)
    bringing.go_on.set()
    await world.settle()
    assert [own.id for own in world.letters("cid") if COMMIT in world.ids(own)] == [newest(world, "cid").id]
    assert newest(world, "cid").id != letter.id


async def test_a_page_in_a_direct_message_names_its_game_and_channel(world):
    """When it's opened, and as it follows the game; not in the channel itself."""
    await begin(world, "cid")
    place = phrase("page-place", game="K2", kind="game", where=f"<#{world.channel.id}>")
    hand = await world.whisper("bob", "k2 hand")
    assert hand.content.startswith(f"{place}\n")
    assert not (await world.slash("bob", "hand")).content.startswith(place)
    hand = await world.whisper("bob", "k2 hand")
    await revealed(world)
    assert hand.content.startswith(f"{place}\n")


async def test_a_hand_names_its_game_and_shows_a_request_while_it_is_open(world):
    """Whoever has yet to answer can do it there."""
    await begin(world, "bob", "cid")
    await revealed(world)
    await world.answers("ann plan")
    assert newest(world, "bob").content.startswith(f"-# K2 · <#{world.channel.id}>\n")
    await world.slash("ann", "undo")
    await world.settle()
    agree = phrase("proposal-button-agree")
    assert [agree in world.ids(newest(world, who)) for who in ("bob", "cid")] == [True, True]
    await world.press("bob", agree, newest(world, "bob"))
    await world.settle()
    assert [agree in world.ids(newest(world, who)) for who in ("bob", "cid")] == [False, True]
    await world.press("cid", phrase("proposal-button-decline"), newest(world, "cid"))
    await world.settle()
    assert agree not in world.ids(newest(world, "cid"))
