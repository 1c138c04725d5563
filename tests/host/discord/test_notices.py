"""Players to move are notified in their chosen way: pinged in the channel, or by private message."""

from tests.phrases import phrase, says


async def prefer(world, who, notice):
    await world.done(world.tables.prefer(world.people[who].id, {"notice": notice}))


def letters(world, who):
    return [own for own in world.people[who].user.dm_channel.history() if says(own, "notice-dm-asked")]


def rung(world):
    """The people pinged by new channel posts, in order."""
    names = {person.id: name for name, person in world.people.items()}
    calls = world.calls("POST", f"/channels/{world.channel.id}/messages")
    return [names[int(user)] for call in calls for user in call.json["allowed_mentions"].get("users", ())]


async def test_players_are_notified_once_in_their_chosen_way_until_they_answer(world):
    await prefer(world, "bob", "dm")
    await prefer(world, "cid", "none")
    await world.begin("bob", "cid")
    assert rung(world) == ["ann"]
    (letter,) = letters(world, "bob")
    assert letter.content == phrase("notice-dm-asked", game="Tiny", where=f"<#{world.channel.id}>")
    assert world.backend.dm_channels.get(world.cid.id) is None

    page = await world.press("bob", "notice-button-open", letter)
    assert page.content.endswith("bob: picked nothing, committed nothing")
    await world.press("bob", "3", page)
    await world.press("bob", "Commit")
    assert letters(world, "bob") == [], "it goes with the answer"
    await world.answers("ann 2", "cid 1")
    (letter,) = letters(world, "bob")
    assert rung(world) == ["ann"], "the turn is Bob's, who is told privately"

    assert says(await world.press("bob", "notice-button-mute", letter), "notice-muted")
    await world.answers("bob pass")
    await world.restart()
    await world.load()
    assert (rung(world), letters(world, "bob")) == (["ann", "ann"], [])


async def test_players_refusing_private_messages_are_notified_in_the_channel(world):
    await prefer(world, "bob", "dm")
    world.fails("POST /users/@me/channels", 403, 50007, times=1)
    await world.begin("bob", rounds="1")
    assert rung(world) == ["ann", "bob"]
    asked, reason = world.post.content.split("\n", 1)
    assert asked == phrase("notice-asked", names=f"<@{world.bob.id}>", count=1, game="Tiny")
    assert reason == phrase("notice-refused", name="bob")
    await world.answers("bob 3")
    assert reason in world.texts, "the notice goes with the answer, the reason stays"
    assert not any(says(text, "notice-asked") for text in world.texts)
