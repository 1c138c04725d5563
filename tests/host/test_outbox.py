"""The outbox: what a table hands out for posting, and what happens when posting fails."""

import logging
from itertools import chain

import pytest

from k2bot.game.values import Announcement
from k2bot.host.kernel.transition import update_deadlines
from k2bot.host.rows import GamePost, Post
from tests.host.hosting import ANN, BOB, CHANNEL, NOON, unsent
from tests.host.tiny_game import TinyGame


@pytest.fixture
async def table(house):
    return await house.begun()


async def test_an_edit_made_while_another_is_sent_follows_it(house, table):
    await house.choose(table, ANN, 3)
    under_way = await table.outbox.next_delivery()
    await house.choose(table, BOB, 2)
    await table.outbox.record_delivery(under_way, house.wall.put_up(under_way))
    await house.serve(table)
    assert [text for _, text in house.wall.told()[1]] == [
        "Round 1 of 2: waiting for Ann, Bob <@11> <@12>",
        "Round 1 of 2: waiting for Bob",
        "Round 1 of 2: waiting for nobody",
    ]


async def test_a_dropped_post_is_not_retried_but_its_next_edit_reposts_it(house, table):
    await house.choices(table, 3, 2)
    edit = await table.outbox.next_delivery()
    await table.outbox.record_delivery(edit, house.wall.put_up(edit))
    new = await table.outbox.next_delivery()
    with pytest.raises(ValueError, match="no message that could be missing"):
        await table.outbox.record_missing(new.post)
    await table.outbox.drop(new.post, "too long")
    notice = await table.outbox.next_delivery()
    assert notice.post.key == "notice-asked-2-11", "who is asked is told all the same"
    assert new.post.id not in [post.id for post in await unsent(house.store, table.id)]
    await house.say(table, "pass")
    assert await house.keys(table) == [["lobby"], ["round-1", "round-1"], ["shown-1"], ["round-2"]]
    assert [message.page.pictures != () for message in house.wall.messages.values()][2]


@pytest.fixture
async def asking(house, monkeypatch):
    """A table whose newest post has the controls, and where a step with a new post edits no earlier one."""

    def announce(game, before, step, pace, made=TinyGame.announce):
        posts = made(game, before, step, pace)
        return tuple(post for post in posts if not post.edit) or posts

    monkeypatch.setattr(TinyGame, "prompts", ("round-", "shown-"))
    monkeypatch.setattr(TinyGame, "announce", announce)
    return await house.begun()


def with_controls(house):
    """Keys of the game posts that have controls."""
    found = [message for message in house.wall.messages.values() if message.place == ("channel", CHANNEL)]
    return [message.told[0][0] for message in found[1:] if message.page.rows]


@pytest.mark.parametrize("what", ["new post", "edit", "second attempt"])
async def test_a_post_superseded_while_being_sent_loses_its_controls(house, asking, what):
    """Its picture may take longer than computer turns, or an attempt may succeed without a reply."""
    await house.choose(asking, ANN, 3)
    if what != "edit":
        await house.choose(asking, BOB, 2)
    under_way = await asking.outbox.next_delivery()
    assert under_way.page.rows
    arrived = house.wall.put_up(under_way)
    if what == "second attempt":
        await asking.outbox.begin_attempt(under_way.post)
    await (house.choose(asking, BOB, 2) if what == "edit" else house.say(asking, "pass"))
    if what == "second attempt":
        under_way = await asking.outbox.next_delivery()
        assert not under_way.page.rows
    await asking.outbox.record_delivery(under_way, arrived)
    await house.serve(asking)
    assert with_controls(house) == (["shown-1"] if what == "edit" else ["round-2"])


async def test_a_post_with_updated_deadlines_loses_its_controls_to_the_next(house, asking):
    await house.choices(asking, 3, 2)
    await house.serve(asking)
    await asking.do(update_deadlines)
    await house.serve(asking)
    assert with_controls(house) == ["shown-1"]
    await house.say(asking, "pass")
    await house.serve(asking)
    assert with_controls(house) == ["round-2"]


async def test_a_superseded_post_loses_its_controls_by_an_edit_of_it_that_waits(house, asking):
    await house.choose(asking, ANN, 3)
    await house.choose(asking, BOB, 2)
    under_way = await asking.outbox.next_delivery()
    assert under_way.page.rows
    arrived = house.wall.put_up(under_way)
    await asking.do(update_deadlines)
    await house.say(asking, "pass")
    await asking.outbox.record_delivery(under_way, arrived)
    await house.serve(asking)
    assert with_controls(house) == ["round-2"]
    told = [text for key, text in chain(*house.wall.told()) if key == "shown-1"]
    assert len(told) == 2, "one edit does both"


async def test_a_post_without_controls_is_not_edited_to_remove_them(house, asking):
    await house.round(asking, 3, 2, says="pass")
    await house.serve(asking)
    assert with_controls(house) == ["round-2"]
    assert [len(told) for told in house.wall.told()[1:]] == [2, 1, 1]


async def test_parked_posts_wait_for_the_next_input_without_blocking_private_messages(house, table):
    await house.prefer(BOB, {"delivery": "dm"})
    house.wall.closed.add(CHANNEL)
    del house.wall.messages[max(house.wall.messages)]
    await house.round(table, 3, 2, says="pass")
    await house.serve(table)
    assert (table.outbox.parked, house.wall.keys()) == ("The channel is closed.", [["lobby"]])
    assert house.wall.keys(("private", BOB)) == [["hand-2"]], "the only one that still counts"
    house.wall.closed.clear()
    assert await house.keys(table) == [["lobby"]]
    house.woken.clear()
    await house.choose(table, ANN, 1)
    assert (table.outbox.parked, house.woken) == (None, [table])
    assert await house.keys(table) == [["lobby"], ["round-1"], ["shown-1"], ["round-2"]]


async def test_a_post_that_cannot_be_composed_does_not_block_others(house, table, monkeypatch, caplog):
    compose = TinyGame.compose

    def broken(self, moment, announcement):
        if announcement.key == "shown-1" and moment.step.state.phase == "turn":
            raise ZeroDivisionError("no picture today")
        return compose(self, moment, announcement)

    monkeypatch.setattr(TinyGame, "compose", broken)
    await house.choices(table, 3, 2)
    with caplog.at_level(logging.ERROR):
        await house.serve(table)
    assert "can't be composed" in caplog.text
    assert "no picture today" in caplog.text
    called = ["notice-asked-2-11"]
    assert house.wall.keys() == [["lobby"], ["round-1", "round-1"], called], "Ann is told all the same"
    await house.say(table, "pass")
    assert (await house.keys(table))[2:] == [["shown-1"], ["round-2"]]
    await house.restart()
    await house.serve(await house.find(table.id))
    assert house.wall.keys()[2:] == [["shown-1"], ["round-2"]]


async def test_an_edit_knows_the_steps_posted_before_its_own_post(house, table, monkeypatch):
    """The post was made with the third step; its edit includes the fourth."""
    composed, compose = [], TinyGame.compose

    def noted(game, moment, announcement):
        composed.append((announcement.key, announcement.edit, moment.earlier, len([*moment.history()])))
        return compose(game, moment, announcement)

    monkeypatch.setattr(TinyGame, "compose", noted)
    await house.choices(table, 3, 2)
    await house.serve(table)
    await house.say(table, "double")
    await house.serve(table)
    assert [row for row in composed if row[0] == "shown-1"] == [
        ("shown-1", False, 2, 3),
        ("shown-1", True, 2, 4),
    ]


async def test_an_existing_private_message_is_still_edited_after_switching_them_off(house, tiny, monkeypatch):
    usual = tiny.announce

    def announce(before, step, pace):
        over = (Announcement("hand-1", edit=True, seat=0),) if "shown" in step.events else ()
        return (*over, *usual(before, step, pace))

    monkeypatch.setattr(tiny, "announce", announce)
    await house.prefer(ANN, {"delivery": "dm"})
    table = await house.begun()
    await house.prefer(ANN, {"delivery": "private"})
    await house.choices(table, 1, 2)
    await house.serve(table)
    (told,) = house.wall.told(("private", ANN))
    assert [text for _, text in told] == ["Ann: picked nothing, committed nothing", "All have chosen."]


def test_each_post_has_its_own_nonce_of_allowed_length():
    made = ((7, 0, None), (7, 0, "1"), (7, 1, None), (10**15, 0, None))
    first, same, elsewhere, late = (
        Post(number, GamePost("a", 1), NOON.replace(second=second), NOON, version=version).nonce
        for number, second, version in made
    )
    assert first == same
    assert len({first, elsewhere, late}) == 3
    assert max(map(len, (first, late))) <= 25
