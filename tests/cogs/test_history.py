"""``history`` and its filters, and looking back at a finished game, chapter by chapter."""

import re
from contextlib import suppress

import pytest

from k2bot.game import limits
from k2bot.host.kernel.agreements import undo
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.history import _jumps, written
from k2bot.host.values import HistoryFilter
from k2bot.text.words import words
from tests.cogs.test_best_results import archive
from tests.cogs.test_games import play
from tests.host.discord import kit
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says

BACK = phrase("look-back-button")


@pytest.fixture
def others():
    return (HeapGame(),)


async def history(world, who, line="history", **options):
    return await world.command(who, line, **options)


def menus(world, panel):
    """The ids of a page's menus by their verbs."""
    ids = [own["custom_id"] for own in world.components(panel)]
    return {own.split("|")[2]: own for own in ids if own.split("|")[2] != "history"}


def listed(panel):
    """The numbers of the games on a page of a list."""
    return [int(number) for number in re.findall(r"game (\d+)", panel.content)]


async def choose(world, who, panel, verb, *values):
    """Pick from a menu of a page, which it changes; gives what stands there then."""
    await world.people[who].select(panel, values, custom_id=menus(world, panel)[verb])
    return panel


def hide(world, channel):
    """Let only those who manage the server see a channel."""
    stored = world.backend.get_channel(channel.id)
    stored.overwrites = [kit.Overwrite(world.guild.default_role.id, 0, 0, 1 << 10)]
    world.backend.emit("CHANNEL_UPDATE", dict(kit.serializers.channel_payload(world.backend, stored)))


async def ask_for_hidden(world, who, panel):
    """Ask for table 1, which a list doesn't offer: nobody learns whether it exists."""
    own = f"l|0|past-look-back|={written(HistoryFilter())}"
    with world.standing(panel, own, ("1",)):
        await world.people[who].select(panel, ["1"], custom_id=own)
    assert says(world.newest_private(who), "refusal-unknown-table")


async def go(world, who, message, panel):
    """Press the button with that message on a page; gives what stands there then."""
    return await world.press(who, phrase(message), panel)


async def cancelled(world):
    await world.begin("cid")
    await world.do(cancel, world.ann.id)
    await world.settle()


async def heap(world):
    """Ann leaves a heap to Bob."""
    await world.people["ann"].slash(world.channel, "heap new")
    await world.people["bob"].click(world.post, custom_id=world.ids(world.post)[phrase("lobby-button-join")])
    await world.people["ann"].click(world.post, custom_id=world.ids(world.post)[phrase("lobby-button-start")])
    await world.do(resign, world.ann.id)
    await world.settle()


async def alone(world):
    """Bob plays with a computer."""
    await world.people["bob"].slash(world.channel, "tiny new", rounds="1")
    await world.click("bob", phrase("lobby-button-add-computer", level="weak"))
    await world.press("bob", START)
    await world.answers(("bob", "3"), ("bob", "pass"))
    await world.settle()


# ---------------------------------------------------------------------------------------------------- lists


async def test_games_of_all_kinds_are_listed_with_results_and_of_one_kind_alone(world):
    assert says(
        await history(world, "ann"), "history-none", game="all", commands="`/tiny new` or `/heap new`"
    )
    assert says(
        await history(world, "ann", "tiny history"), "history-none", game="Tiny", commands="`/tiny new`"
    )
    await play(world)
    await heap(world)
    shown = await history(world, "ann")
    assert listed(shown) == [2, 1]
    assert says(shown, "history-count", count=2, pages=1)
    assert says(shown, "history-line", game="Tiny", results="1. ann (3), 2. bob (1)", table=1)
    assert listed(await history(world, "ann", "heap history")) == [2]
    assert listed(await history(world, "ann", game="tiny")) == [1]
    assert listed(await world.press("ann", "Heap", shown)) == [2]
    assert listed(await world.press("ann", "Tiny", shown)) == [1]
    assert listed(await go(world, "ann", "history-all-games", shown)) == [2, 1]


async def test_menus_filter_by_place_result_and_person_together(world):
    await play(world)  # 1: ann before bob
    await cancelled(world)  # 2: ann and cid
    await alone(world)  # 3: bob and a computer
    await world.enter_channel("elsewhere")
    await play(world, ann=1)  # 4: both are first
    found = await history(world, "ann")
    assert listed(found) == [4, 2, 1]
    for verb, value, numbers in (
        ("history-where", "channel", [4]),
        ("history-where", "server", [4, 3, 2, 1]),
        ("history-only", "computers", [3]),
        ("history-only", "people", [4, 2, 1]),
        ("history-only", "cancelled", [2]),
        ("history-only", "solo", []),
        ("history-only", "won", [1]),
        ("history-where", "mine", [1]),
        ("history-where", "channel", []),
    ):
        assert listed(await choose(world, "ann", found, verb, value)) == numbers, value
    assert listed(await history(world, "bob", only="won")) == [3]
    assert says(await history(world, "ann", only="solo"), "history-no-match")
    found = await choose(world, "ann", await history(world, "ann"), "history-player", world.cid.user)
    assert listed(found) == [2]
    assert listed(await choose(world, "ann", found, "history-only", "won")) == []
    assert listed(await choose(world, "ann", found, "history-player")) == [1]
    assert listed(await history(world, "ann", player=world.bob, only="people")) == [4, 1]


async def test_pages_keep_their_filter(world):
    for _ in range(7):
        await play(world)
    await cancelled(world)
    panel = await history(world, "bob", only="people")
    assert listed(panel) == [8, 7, 6, 5, 4]
    assert says(panel, "history-count", count=8, page=1, pages=2)
    assert listed(await choose(world, "bob", panel, "history-where", "mine")) == [7, 6, 5, 4, 3]
    assert listed(await go(world, "bob", "games-on", panel)) == [2, 1]
    assert says(panel, "history-count", count=7, page=2, pages=2)
    assert phrase("games-on") not in world.ids(panel)
    assert listed(await go(world, "bob", "games-back", panel)) == [7, 6, 5, 4, 3]


async def test_nobody_sees_games_of_channels_they_can_not_see_unless_they_played_there(world):
    await play(world)
    hidden = world.channel
    await world.enter_channel("open")
    await play(world)
    assert listed(await history(world, "cid", where="server")) == [2, 1]
    hide(world, hidden)
    await world.settle()
    assert listed(await history(world, "cid", where="server")) == [2]
    assert listed(await history(world, "bob", where="server")) == [2, 1]
    panel = await history(world, "cid", where="server")
    await ask_for_hidden(world, "cid", panel)
    await world.enter_server("another")
    assert listed(await history(world, "bob", where="server")) == []
    assert listed(await history(world, "bob", where="mine")) == [2, 1]
    assert says(await world.whisper("bob", "history", where="server"), "history-count", count=2)


async def test_a_game_in_a_thread_of_its_own_stays_with_its_lobby_when_the_thread_is_closed(world):
    await world.begin("bob", rounds="1", thread="on")
    parent, world.channel = world.channel, world.channel.threads[-1]
    await world.answers(("ann", "3"), ("bob", "1"), ("ann", "pass"))
    archive(world)
    world.channel = parent
    await world.enter_channel("another")
    assert listed(await history(world, "cid")) == []
    panel = await history(world, "cid", where="server")
    assert listed(panel) == [1]
    assert says(await choose(world, "cid", panel, "past-look-back", "1"), "look-back-head", table=1)
    hide(world, parent)
    await world.settle()
    panel = await history(world, "cid", where="server")
    assert listed(panel) == []
    await ask_for_hidden(world, "cid", panel)


async def test_games_of_somebody_who_hides_results_are_not_searched_by_others(world):
    await play(world)
    await world.bot.host.tables.prefer(world.bob.id, {"statistics": "off"})
    assert says(await history(world, "ann", player=world.bob), "statistics-hidden", name="bob")
    assert listed(await history(world, "bob", player=world.bob)) == [1]


async def test_controls_of_earlier_versions_lead_to_the_same_games(world):
    for _ in range(6):
        await play(world)
    panel = await history(world, "ann", "tiny history")
    await world.click_again("ann", panel, "l|0|history|=tiny.1")
    assert listed(panel) == [1]
    for verb in ("past-film", "past-record", "past-what-if"):
        panel = await history(world, "ann", "tiny history")
        with world.standing(panel, f"l|0|{verb}|12", ("1",)), suppress(AssertionError):
            await world.ann.select(panel, ["1"], custom_id=f"l|0|{verb}|12")
        assert panel.attachments or says(panel, "review-head"), verb
    await world.click_again("ann", panel, f"l|0|history|={written(HistoryFilter('chess'))}")
    assert says(world.newest_private("ann"), "discord-old-button")


# ---------------------------------------------------------------------------------------------- looking back


def chapter(panel):
    """Number of the chapter that a page shows, from 1, and how many there are."""
    return tuple(map(int, re.search(r"(\d+) of (\d+)", panel.content).groups()))


async def test_a_finished_game_is_looked_back_at_from_its_last_post_part_by_part(world):
    await play(world)
    panel = await world.press("cid", BACK, world.newest("cid", BACK))
    texts = [panel.content]
    assert chapter(panel) == (1, 3)
    assert panel.attachments
    while chapter(panel)[0] < 3:
        panel = await go(world, "cid", "look-back-next", panel)
        texts.append(panel.content)
    told = [
        "Round 1 of 1: waiting for nobody",
        "Round 1: chosen (3, 1), scores (3, 1), over",
        "Over: ann 3, bob 1",
    ]
    for text, own in zip(texts, told, strict=True):
        assert own in text
    assert chapter(await go(world, "cid", "look-back-back", panel)) == (2, 3)
    assert chapter(await go(world, "cid", "look-back-first", panel)) == (1, 3)
    assert chapter(await go(world, "cid", "look-back-last", panel)) == (3, 3)
    assert chapter(await choose(world, "cid", panel, "look-back", "1")) == (2, 3)
    (menu,) = [own for own in world.components(panel) if "options" in own]
    assert [option.get("default", False) for option in menu["options"]] == [False, True, False]
    assert phrase("look-back-own") not in world.ids(panel), "who only watched has seen nothing else"


async def test_players_see_what_they_had_to_decide_by(world):
    await play(world)
    panel = await world.press("bob", BACK, world.newest("bob", BACK))
    panel = await go(world, "bob", "look-back-own", panel)
    assert "bob: picked nothing, committed nothing" in panel.content
    assert "Commit" not in world.ids(panel)
    assert "waiting for nobody" in (await go(world, "bob", "look-back-public", panel)).content
    await go(world, "bob", "look-back-next", panel)
    assert phrase("look-back-own") not in world.ids(panel), "that was ann's turn"
    assert phrase("practice-button") not in world.ids(panel)
    await go(world, "bob", "look-back-back", panel)
    assert says(await go(world, "bob", "practice-button", panel), "practice-open", game="Tiny")
    practice = await world.bot.host.tables.find(2)
    assert practice.session.play.number <= 1, "from his first decision on"
    await practice.do(cancel, world.bob.id)
    await world.settle()
    assert says(await history(world, "bob"), "history-line", table=2, kind="practice")
    assert listed(await history(world, "ann")) == [1]


async def test_a_list_leads_to_a_game_and_back(world):
    await play(world)
    await play(world)
    await heap(world)
    panel = await choose(world, "ann", await history(world, "ann", only="won"), "past-look-back", "1")
    assert says(panel, "look-back-head", game="Tiny", table=1, number=1, count=3)
    await go(world, "ann", "look-back-next", panel)
    assert listed(await go(world, "ann", "look-back-list", panel)) == [2, 1]
    panel = await choose(world, "ann", await history(world, "ann", game="heap"), "past-look-back", "3")
    assert says(panel, "look-back-head", game="Heap", table=3)


async def test_film_record_and_review_are_below_a_game_as_far_as_there_are_any(world):
    await play(world)
    for label, shows in (
        ("lobby-button-film", "film-"),
        ("look-back-record", "tiny-1"),
        ("lobby-button-review", "then-"),
    ):
        panel = await choose(world, "ann", await history(world, "ann"), "past-look-back", "1")
        panel = await world.press("ann", phrase(label), panel)
        assert panel.attachments[0].filename.startswith(shows)
        if label == "look-back-record":
            assert "/tiny replay" in panel.content, "the command that takes it"
        panel = await world.press("ann", phrase("look-back-return"), panel)
        assert phrase(label) in world.ids(panel), "the way back to the game"
    panel = await choose(world, "cid", await history(world, "cid"), "past-look-back", "1")
    assert phrase("lobby-button-review") not in world.ids(panel)
    await heap(world)
    panel = await choose(world, "ann", await history(world, "ann"), "past-look-back", "2")
    assert not {phrase("lobby-button-film"), phrase("look-back-record")} & {*world.ids(panel)}


async def test_from_the_film_a_way_leads_back_to_where_it_was_opened(world):
    await play(world)
    panel = await choose(world, "ann", await history(world, "ann"), "past-look-back", "1")
    await go(world, "ann", "look-back-next", panel)
    film = await world.press("ann", phrase("lobby-button-film"), panel)
    assert film.attachments[0].filename.startswith("film-")
    back = await go(world, "ann", "look-back-return", film)
    assert chapter(back) == (2, 3)
    assert phrase("look-back-list") in world.ids(back)


@pytest.mark.parametrize("count", [2, 25, 26, 60])
def test_every_chapter_is_in_a_menu_that_the_others_lead_to(count):
    names = [f"Turn {number}" for number in range(count)]
    found, number = [], 0
    while True:
        jumps = _jumps(names, number, words("en"))
        assert len(jumps) <= limits.CHOICES
        found += [one.value for one in jumps if one.label in names]
        later = [one for one in jumps if one.label == phrase("look-back-later")]
        if not later:
            break
        number = int(later[0].value)
        assert _jumps(names, number, words("en"))[0].label == phrase("look-back-earlier")
    assert found == [str(at) for at in range(count)]


async def test_the_command_opens_the_last_game_here_or_one_by_its_number(world):
    assert says(await world.slash("ann", "lookback"), "discord-played-none")
    await play(world)
    await cancelled(world)
    assert says(await world.slash("cid", "lookback"), "look-back-head", table=2, count=1)
    assert says(await world.slash("bob", "lookback", table="1"), "look-back-head", table=1)
    await world.begin("bob")
    assert says(await world.slash("ann", "lookback", table="3"), "look-back-running", game="Tiny")
    assert says(await world.slash("ann", "lookback", table="9"), "discord-played-elsewhere")


async def test_a_cancelled_game_is_looked_back_at_as_far_as_it_went(world):
    await world.begin("bob", rounds="2")
    await world.answers(("ann", "3"), ("bob", "1"), ("ann", "pass"))
    await world.do(cancel, world.ann.id)
    await world.settle()
    panel = await world.press("bob", BACK, world.newest("bob", BACK))
    assert chapter(await go(world, "bob", "look-back-last", panel)) == (3, 3)
    assert "Round 2 of 2: waiting for ann, bob ann bob" in panel.content, "nobody is pinged by the past"


async def test_a_game_that_can_not_be_replayed_any_more_is_said_to_be(world, tiny, monkeypatch):
    await play(world)
    await world.restart()
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    await choose(world, "ann", await history(world, "ann"), "past-look-back", "1")
    assert says(world.newest_private("ann"), "refusal-set-aside-over")


async def test_a_step_that_was_undone_is_no_part_of_it(world):
    await world.begin(rounds="2")
    await world.answers(("ann", "2"), ("ann", "double"))
    await world.do(undo, world.ann.id)
    await world.answers(("ann", "pass"))
    await world.do(cancel, world.ann.id)
    await world.settle()
    panel = await world.press("ann", BACK, world.newest("ann", BACK))
    await go(world, "ann", "look-back-next", panel)
    assert "scores (2,)" in panel.content
    assert chapter(panel) == (2, 3)
