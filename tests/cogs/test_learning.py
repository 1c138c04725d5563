"""Learning a game on Discord: in the channel, in a private chat, and where only the commands are."""

from k2bot.host.values import Status
from tests.phrases import START, phrase


async def through(world, who):
    """Learn the game to its end, all in one message; the panel with what follows."""
    first = await world.slash(who, "learn")
    assert "1 of 4" in first.content
    for label in (phrase("course-button-learn-on"), "2", "Commit", "pass"):
        shown = await world.press(who, label, first)
        assert shown.id == first.id
    assert "Well done" in shown.content
    return shown


async def played(world, who):
    """What somebody reads who presses to play after the tutorial."""
    shown = await through(world, who)
    return await world.press(who, "course-button-learn-table", shown)


async def test_a_course_goes_on_in_its_place_and_ends_with_a_table(world, story, approved):
    shown = story.reads("ann", "the last page", await through(world, "ann"))
    assert not world.posts()
    await story.press("ann", "course-button-learn-table", shown)
    assert [member.level for member in world.session.members] == [None, "weak"]
    story.reads("ann", "the last page again", shown)
    await story.press("bob", "course-button-learn", world.post)
    approved(story)


async def test_a_course_ends_at_the_lobby_that_is_there(world, story, approved):
    """Alone at it one gets a computer, others are shown the way; nothing else changes."""
    await world.lobby()

    async def plays(who):
        await story.press(who, "course-button-learn-table", await through(world, who))

    for who in ("ann", "ann", "bob"):
        await plays(who)
    assert len(world.session.members) == 2
    for _ in range(2):
        await world.click("ann", phrase("lobby-button-add-computer", level="weak"), world.post)
    await plays("cid")
    await world.click("ann", phrase("lobby-button-remove-computer"), world.post)
    await world.press("bob", "Join", world.post)
    await plays("bob")
    await world.press("ann", START)
    await plays("bob")
    approved(story)


async def test_the_game_after_a_course_starts_where_the_course_ended(world):
    """Its post may be out of view. The page becomes what its reader is asked, and the post follows."""
    laid = await played(world, "ann")
    shown = await world.press("ann", START, laid)
    assert world.session.status is Status.RUNNING
    assert shown.id == laid.id
    assert START not in world.ids(shown)
    assert START not in world.ids(world.post)


async def test_whoever_is_at_no_table_is_offered_to_learn(world, story, approved):
    for command in ("games", "tiny help"):
        shown = await story.whisper("ann", command)
    await story.press("ann", "course-button-learn", shown)
    approved(story)
