"""``history`` and its filters, and looking back at a finished game, chapter by chapter."""

from contextlib import suppress

import pytest

from k2bot.game import limits
from k2bot.host.kernel.agreements import undo
from k2bot.host.kernel.lobby import cancel
from k2bot.host.pages.history import _chapter_choices, filter_argument
from k2bot.host.rows import HistoryFilter
from k2bot.text.words import words
from tests.cogs.test_best_results import archive
from tests.cogs.test_games import heap, play
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says

BACK = phrase("look-back-button")


@pytest.fixture
def others():
    return (HeapGame(),)


async def history(world, who, line="history", **options):
    return await world.command(who, line, **options)


async def assert_hidden_game_unknown(world, who, panel):
    """Ask for table 1, which a list doesn't offer: nobody learns whether it exists."""
    own = f"l|0|past-look-back|={filter_argument(HistoryFilter())}"
    with world.standing(panel, own, ("1",)):
        await world.people[who].select(panel, ["1"], custom_id=own)
    assert says(world.newest_private(who), "refusal-unknown-table")


async def go(world, who, message, panel):
    """Press a page's button by its text id; returns the new page."""
    return await world.press(who, phrase(message), panel)


async def cancelled(world):
    await world.begin("cid")
    await world.cancel()


async def alone(world):
    """Bob plays with a computer."""
    await world.people["bob"].slash(world.channel, "tiny new", rounds="1")
    await world.click("bob", phrase("lobby-button-add-computer"))
    await world.press("bob", START)
    await world.answers("bob 3", "bob pass")
    await world.settle()


# ---------------------------------------------------------------------------------------------------- lists


async def test_the_history_lists_all_games_or_those_of_one_kind(world, story):
    await story.command("ann", "history")
    await story.slash("ann", "history")
    await play(world)
    await heap(world)
    await story.command("ann", "heap history")
    await story.command("ann", "history", game="tiny")
    shown = await story.command("ann", "history")
    for label in ("Heap", "Tiny", phrase("history-all-games")):
        await story.press("ann", label, shown)
    await story.pick("ann", shown, "|history-only|", "solo")


async def test_history_menus_combine_filters_by_place_result_and_person(world, story):
    await play(world)  # 1: ann before bob
    await cancelled(world)  # 2: ann and cid
    await alone(world)  # 3: bob and a computer
    await world.enter_channel("elsewhere")
    await play(world, ann=1)  # 4: both are first
    found = await story.command("ann", "history")
    for menu, value in (
        *(("where", "channel"), ("where", "server"), ("only", "computers"), ("only", "people")),
        *(("only", "cancelled"), ("only", "solo"), ("only", "won"), ("where", "mine"), ("where", "channel")),
    ):
        await story.pick("ann", found, f"history-{menu}", value)
    for who, only in (("bob", "won"), ("ann", "solo")):
        await story.command(who, "history", only=only)
    found = await history(world, "ann")
    for menu, *values in (("player", world.cid.user), ("only", "won"), ("player",)):
        await story.pick("ann", found, f"history-{menu}", *values)
    await story.command("ann", "history", player=world.bob, only="people")


async def test_history_pages_keep_their_filter_and_old_controls_still_work(world, story):
    for _ in range(7):
        await play(world)
    await cancelled(world)
    panel = await story.command("bob", "history", only="people")
    await story.pick("bob", panel, "history-where", "mine")
    for way in ("games-on", "games-back"):
        await story.press("bob", phrase(way), panel)
    panel = await history(world, "ann", "tiny history")
    await world.click_again("ann", panel, "l|0|history|=tiny.1")
    story.reads("ann", "an old button", panel)
    for verb in ("past-film", "past-record", "past-what-if"):
        panel = await history(world, "ann", "tiny history")
        with world.standing(panel, f"l|0|{verb}|12", ("1",)), suppress(AssertionError):
            await world.ann.select(panel, ["1"], custom_id=f"l|0|{verb}|12")
        assert panel.attachments or says(panel, "review-head"), verb
    await world.click_again("ann", panel, f"l|0|history|={filter_argument(HistoryFilter('chess'))}")
    assert says(world.newest_private("ann"), "discord-old-button")


async def test_games_in_hidden_channels_are_listed_only_for_their_players(world, story):
    await play(world)
    hidden = world.channel
    await world.enter_channel("open")
    await play(world)
    await story.command("cid", "history", where="server")
    await world.forbid("view_channel", channel=hidden)
    for who in ("bob", "cid"):
        panel = await story.command(who, "history", where="server")
    await assert_hidden_game_unknown(world, "cid", panel)
    await world.enter_server("another")
    for where in ("server", "mine"):
        await story.command("bob", "history", where=where)
    await story.whisper("bob", "history", where="server")


async def test_a_thread_game_keeps_its_lobbys_visibility_after_the_thread_is_archived(world, story):
    await world.begin("bob", rounds="1", thread="on")
    parent, world.channel = world.channel, world.channel.threads[-1]
    await world.answers("ann 3", "bob 1", "ann pass")
    archive(world)
    world.channel = parent
    await world.enter_channel("another")
    await story.command("cid", "history")
    panel = await story.command("cid", "history", where="server")
    await story.pick("cid", panel, "past-look-back", "1")
    await world.forbid("view_channel", channel=parent)
    panel = await story.command("cid", "history", where="server")
    await assert_hidden_game_unknown(world, "cid", panel)


async def test_others_cannot_search_games_of_a_player_who_hides_results(world, story):
    await play(world)
    await world.tables.prefer(world.bob.id, {"statistics": "off"})
    for who in ("ann", "bob"):
        await story.command(who, "history", player=world.bob)
    refused = await world.slash("cid", "history", player=world.bob)
    assert says(refused, "statistics-hidden", name="bob"), "to people with lower and with higher ids"


# ---------------------------------------------------------------------------------------------- looking back


async def turn(story, who, panel, *ways):
    """Press these buttons on a lookback page."""
    for way in ways:
        await story.press(who, phrase(f"look-back-{way}"), panel)


async def test_the_last_post_opens_a_lookback_chapter_by_chapter(world, story):
    await play(world)
    panel = await story.press("cid", BACK)
    await turn(story, "cid", panel, "next", "next", "back", "first", "last")
    await story.pick("cid", panel, "|look-back|", "1")
    (menu,) = [own for own in world.components(panel) if "options" in own]
    assert [option.get("default", False) for option in menu["options"]] == [False, True, False]


async def test_players_see_their_own_view_in_the_lookback_and_practise_from_there(world, story):
    """But not from other players' decisions."""
    await play(world)
    panel = await story.press("bob", BACK)
    await turn(story, "bob", panel, "own", "public", "next", "back")
    await story.press("bob", "practice-button", panel)
    practice = await world.tables.find(2)
    assert practice.session.play.number <= 1, "from his first decision on"
    await practice.do(cancel, world.bob.id)
    await world.settle()
    for who in ("bob", "ann"):
        await story.command(who, "history")


async def test_the_history_leads_to_film_record_and_review_and_back(world, story):
    """As far as they exist: the heap has none, and spectators have no review."""
    await play(world)
    await play(world)
    await heap(world)
    panel = await history(world, "ann", only="won")
    await story.pick("ann", panel, "|past-look-back|", "1")
    await turn(story, "ann", panel, "next")
    await story.press("ann", "lobby-button-film", panel)
    await turn(story, "ann", panel, "return", "list")
    await story.pick("ann", panel, "|past-look-back|", "1")
    for label in ("look-back-record", "lobby-button-review"):
        await story.press("ann", phrase(label), panel)
        await turn(story, "ann", panel, "return")
    await story.pick("cid", await history(world, "cid"), "|past-look-back|", "1")
    await story.pick("ann", await history(world, "ann", game="heap"), "|past-look-back|", "3")


@pytest.mark.parametrize("count", [2, 25, 26, 60])
def test_every_chapter_is_reachable_through_the_jump_menus(count):
    names = [f"Turn {number}" for number in range(count)]
    found, number = [], 0
    while True:
        jumps = _chapter_choices(names, number, words("en"))
        assert len(jumps) <= limits.CHOICES
        found += [one.value for one in jumps if one.label in names]
        later = [one for one in jumps if one.label == phrase("look-back-later")]
        if not later:
            break
        number = int(later[0].value)
        assert _chapter_choices(names, number, words("en"))[0].label == phrase("look-back-earlier")
    assert found == [str(at) for at in range(count)]


async def test_lookback_opens_the_last_game_here_or_one_by_number(world, story):
    """A cancelled game too, as far as it went; past posts ping nobody."""
    await story.slash("ann", "lookback")
    await play(world)
    await world.begin("bob")
    await world.answers("ann 3", "bob 1", "ann pass")
    await world.cancel()
    await turn(story, "cid", await story.slash("cid", "lookback"), "last")
    await story.slash("bob", "lookback", table="1")
    await world.begin("bob")
    for number in "39":
        await story.slash("ann", "lookback", table=number)


async def test_undone_steps_are_left_out_of_the_lookback(world, story):
    await world.begin()
    await world.answers("ann 2", "ann double")
    await world.do(undo, world.ann.id)
    await world.answers("ann pass")
    await world.cancel()
    await turn(story, "ann", await story.press("ann", BACK), "next")
