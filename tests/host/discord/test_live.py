"""Private pages keep up with the game by themselves, and lead on where they no longer can."""

import asyncio
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from k2bot.game.values import Button, Choice, Lesson, Page, Select, Style
from k2bot.host.discord import controls, messages, panels
from k2bot.host.service.table import Table
from tests.host.hosting import submit
from tests.phrases import pattern, phrase, says
from tests.waiting import held, until

BELOW = phrase("page-continued", place="below", link="none")
EDITS = r"/webhooks/.*/messages/@original"


async def watching(world):
    """Ann has chosen, and sees what goes on."""
    await world.begin("bob")
    await world.commit("ann", 1)
    shown = await world.open("ann", "now", world.panels["ann"])
    assert shown.content.endswith("Now: choose, waiting for bob")
    return shown


def own_pages(world, who):
    """The ids of the messages that somebody alone sees."""
    return {message.id for message in world.seen_by(who) if message.flags.ephemeral}


async def opened(world, who="ann"):
    """What goes on, opened anew."""
    return await world.open(who, "now", await world.open(who, "board"))


async def woken(world):
    """Let the pages be looked at, and settle."""
    with world.env._bot_scope():
        world.host.live.wake(world.table)
    await world.settle()


async def test_a_page_is_edited_when_what_it_tells_has_changed_and_only_then(world):
    """What is said about a press stays as long, and a page its reader has turned to is left alone."""
    page = await watching(world)
    edits = world.count("PATCH", EDITS)
    await woken(world)
    assert world.count("PATCH", EDITS) == edits
    await world.click_again("ann", page, "g|1|p|old|pick|1")
    assert says(page, "refusal-stale")
    said = page.content
    await woken(world)
    assert page.content == said
    await world.commit("bob", 2)
    assert page.content == "Now: turn, waiting for bob"
    assert (await world.press("ann", "Go on", page)).id != page.id, "a button can open its page below"
    await world.open("ann", "board", page)
    before = page.content
    await world.answers("bob pass")
    assert page.content == before


@pytest.mark.parametrize("ended", ["cancelled", "over"])
async def test_every_private_page_says_that_the_game_is_over_with_a_link_to_the_result(world, ended):
    """Pages that keep up by themselves and pages that ask something; but not the rules."""
    await world.begin("bob", rounds="1")
    hand = await world.press("bob", "My hand")
    rules = await world.open("cid", "rules")
    watched = await opened(world, "cid")
    if ended == "cancelled":
        await world.confirm("ann", "cancel")
    else:
        await world.commit("ann", 3)
        await world.answers("bob 1", "ann pass")
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.post.id}"
    for page in (hand, watched):
        assert says(page, f"ending-{ended}")
        assert link in page.content
        assert (world.components(page), page.attachments) == ([], [])
    assert "The rules" in rules.content


async def test_a_press_that_leads_to_what_is_there_already_says_so(world):
    await world.begin("bob")
    page = await world.press("ann", "My hand")
    before = len(world.seen_by("ann"))
    for picked, again in (("2", 0), ("2", 1), ("2", 1), ("1", 0)):
        shown = await world.choose("ann", picked, message=page)
        assert shown.id == page.id
        assert shown.content.endswith(f"ann: picked {picked}, committed nothing")
        assert len(re.findall(pattern("page-unchanged"), shown.content)) == again
    assert len(world.seen_by("ann")) == before


@pytest.fixture
def taught(tiny, monkeypatch):
    """A lesson comes with the page that tells what goes on."""
    usual = type(tiny).page
    lesson = Lesson("tiny.now", "This is what goes on.")

    def page(self, *asked, **told):
        shown = usual(self, *asked, **told)
        return replace(shown, lessons=(lesson,)) if shown.live else shown

    monkeypatch.setattr(type(tiny), "page", page)


@pytest.mark.parametrize("read", [False, True])
async def test_a_lesson_stays_until_it_was_read(world, taught, monkeypatch, read):
    """On a page that is kept up, and on the one that takes its place where that is opened again."""
    shown = await watching(world)
    assert shown.content == "This is what goes on.\nNow: choose, waiting for bob"
    if read:
        now = panels._now
        monkeypatch.setattr(panels, "_now", lambda: now() + panels.READING)
    await world.commit("bob", 2)
    assert shown.content.startswith("This is what goes on.") != read
    assert shown.content.endswith("Now: turn, waiting for bob")
    again = await opened(world)
    await world.settle()
    assert shown.id not in own_pages(world, "ann")
    assert again.content.startswith("This is what goes on.") != read


async def test_of_several_pages_the_newest_are_followed(world, monkeypatch):
    monkeypatch.setattr(panels, "MAX_LIVE_PAGES", 2)
    pages = [await watching(world)]
    for _ in range(2):
        read = await world.whisper("ann", "tiny board")
        await ghost(world, read, "g|1|p||open|now")
        pages.append(read)
    await world.commit("bob", 2)
    now = [page.content.partition(",")[0] for page in pages]
    assert now == ["Now: choose", BELOW, "Now: turn"]


async def test_a_page_opened_again_in_a_server_replaces_the_earlier_one(world):
    """Not a page that is only read, nor somebody else's."""
    first = await watching(world)
    others = await opened(world, "cid")
    second = await opened(world)
    read = await world.open("ann", "board")
    await world.settle()
    shown = own_pages(world, "ann")
    assert first.id not in shown
    assert {second.id, read.id} <= shown
    assert others.id in own_pages(world, "cid")
    await world.commit("bob", 2)
    assert [page.content for page in (second, others)] == ["Now: turn, waiting for bob"] * 2


async def test_a_server_shows_one_page_to_play_on_and_one_to_read(world):
    """A game with a post for each step left a page below each of them. One with an unread lesson stays."""
    await watching(world)
    question = await world.press("ann", "My hand")
    lesson, first, second = [await world.open("ann", "rules") for _ in range(3)]
    await world.settle()
    shown = own_pages(world, "ann")
    assert shown == {question.id, lesson.id, second.id}
    assert first.id != second.id


async def test_a_page_to_play_on_stays_one_while_its_reader_looks_something_up_there(world):
    """As after a hint, which asks nothing: what was opened to read took its place."""
    await watching(world)
    question = await world.press("ann", "My hand")
    await world.open("ann", "board", question)
    await world.open("ann", "rules")
    await world.settle()
    assert question.id in own_pages(world, "ann")
    await world.press("ann", "My hand", world.post)
    await world.settle()
    assert question.id not in own_pages(world, "ann")


async def test_a_line_about_a_press_goes_with_the_next_page(world):
    """In a lobby, where nobody has anything to play on; also with that of the next game there."""
    said = []
    for number, is_new in ((1, True), (1, False), (2, True)):
        if is_new:
            await world.slash("ann", "new")
        said.append((await world.bob.click(world.post, custom_id=f"l|{number}|join")).response)
        await world.settle()
        assert own_pages(world, "bob") == {said[-1].id}
        if not is_new:
            await world.slash("ann", "cancel")
    assert len({message.id for message in said}) == 3


@pytest.mark.parametrize("ended", ["begun", "cancelled"])
async def test_the_settings_of_a_lobby_give_way_when_it_is_closed(world, ended):
    """They said that all of it could still be changed."""
    await world.slash("ann", "new")
    settings = (await world.ann.click(world.post, custom_id="l|1|set-here")).response
    assert world.components(settings)
    await world.press("bob", phrase("lobby-button-join"))
    assert says(settings, "lobby-settings-here"), "a lobby's changes leave it as it is"
    if ended == "begun":
        await world.press("ann", phrase("lobby-button-start"))
        await world.settle()
        assert settings.content.startswith("Now: choose")
    else:
        await world.slash("ann", "cancel")
        assert says(settings, "ending-cancelled")


async def test_pages_that_were_put_away_are_forgotten_and_harm_nobody(world):
    first = await watching(world)
    world.fails("DELETE /webhooks/*/messages/@original", 404, 10008)
    second = await opened(world)
    await world.answers("bob 2")
    assert [page.content.partition(",")[0] for page in (first, second)] == ["Now: choose", "Now: turn"]
    world.fails("PATCH /webhooks/*/messages/@original", 404, 10008)
    await world.answers("bob pass")
    assert {first.id, second.id}.isdisjoint(world.host.live._shown)
    assert world.session.state.round == 2


async def test_in_a_direct_message_older_pages_fold_and_the_newest_is_live(world):
    """A page that is only read stays; so does the same page in a channel of a server."""
    await world.begin("bob")
    in_channel = await world.press("ann", "My hand")
    rules = await world.whisper("ann", "tiny hand")
    await ghost(world, rules, "g|1|p||open|rules")
    first, second = [await world.whisper("ann", "tiny hand") for _ in range(2)]
    assert (first.content, world.components(first), first.attachments) == (BELOW, [], [])
    again = await world.press("ann", "More", rules)
    assert again.id == rules.id
    assert "Commit" in world.ids(second), "a page that is only read takes nobody's place"
    third = (await world.ann.user.click(second, custom_id="g|1|p|choose1|pick|2")).response
    assert (third.id, third.content) == (second.id, "ann: picked 2, committed nothing")
    newest = await world.whisper("ann", "tiny hand")
    assert "Commit" in world.ids(in_channel)
    await world.answers("ann 1", "bob 2")
    assert newest.content == "Now: turn, waiting for bob"
    assert [first.content, second.content] == [BELOW] * 2


async def ghost(world, message, custom_id):
    """Let a press arrive from a direct message as it was shown a moment ago."""
    world.tap("ann", message, custom_id)
    await world.settle()


async def test_a_page_used_again_is_the_live_one(world):
    """Somebody goes back to what they only read before, and on from there."""
    await world.begin("bob")
    board = await world.whisper("ann", "tiny board")
    page = await world.whisper("ann", "tiny hand")
    await ghost(world, board, "g|1|p||open|hand")
    assert board.content == "ann: picked nothing, committed nothing"
    assert page.content == phrase("page-continued", place="above", link="none")


async def test_a_press_on_a_page_that_has_just_folded_is_answered_below(world):
    await world.begin("bob")
    first, second = [await world.whisper("ann", "tiny hand") for _ in range(2)]
    await ghost(world, first, "g|1|p|choose1|pick|3")
    newest = world.ann.user.dm_channel.history(viewer=world.ann.user)[-1]
    assert newest.content == "ann: picked 3, committed nothing"
    assert [first.content, second.content] == [BELOW] * 2


@pytest.mark.parametrize("led_to", ["a draft", "a page to read"])
async def test_a_press_under_way_when_its_page_folds_counts(world, monkeypatch, led_to):
    """It is answered first; a draft is seen on the newer page."""
    await world.begin("bob")
    first = await world.whisper("ann", "tiny hand")
    press = held(monkeypatch, Table, "press")
    world.tap("ann", first, "g|1|p|choose1|pick|3" if led_to == "a draft" else "g|1|p||open|rules")
    await press.begun.wait()
    opening = asyncio.create_task(world.whisper("ann", "tiny hand"))
    await until(lambda: world.host.live.is_folded(first.id))
    await asyncio.sleep(0.05)
    assert "Commit" in world.ids(first)
    press.go_on.set()
    second = await opening
    await world.settle()
    assert "Commit" in world.ids(second)
    if led_to == "a draft":
        assert first.content == BELOW
        assert world.session.draft_of(0) == "3"
    else:
        assert "More" in world.ids(first)


async def test_a_private_post_of_the_game_folds_what_was_opened_before(world):
    """It lasts, so it can be linked to, and never folds itself."""
    await world.slash("ann", "hand", delivery="dm")
    await world.begin("bob")
    chat = world.ann.user.dm_channel
    post, link = chat.history()[-1], f"https://discord.com/channels/@me/{chat.id}"
    page = await world.whisper("ann", "tiny hand")
    assert "Commit" in world.ids(post)
    await world.ann.user.click(post, custom_id="g|1|p|choose1|pick|2")
    assert page.content == phrase("page-continued", place="above", link=f"{link}/{post.id}")
    page = await world.whisper("ann", "tiny hand")
    await world.answers("ann 3", "bob 1")
    assert page.content.startswith("Now: turn")
    await world.answers("ann pass")
    post = chat.history()[-1]
    assert post.content == "ann: picked nothing, committed nothing"
    assert page.content == phrase("page-continued", place="below", link=f"{link}/{post.id}")


async def test_a_page_that_stands_twice_is_worked_out_once_and_after_the_answers_that_are_due(
    world, monkeypatch
):
    page = await watching(world)
    twice = await world.whisper("ann", "tiny board")
    await ghost(world, twice, "g|1|p||open|now")
    worked_out, caught_up, usual = [], asyncio.Event(), Table.follow_up

    async def counted(self, user_id, page):
        worked_out.append((user_id, page.live))
        return await usual(self, user_id, page)

    monkeypatch.setattr(Table, "follow_up", counted)
    monkeypatch.setattr(panels, "until_caught_up", caught_up.wait)
    await world.do(submit, world.bob.id, "choose1", "2")
    await asyncio.sleep(0.05)
    assert worked_out == []
    caught_up.set()
    await world.settle()
    assert [shown.content for shown in (page, twice)] == ["Now: turn, waiting for bob"] * 2
    assert worked_out == [(world.ann.id, "now")]


async def test_what_changes_while_a_new_page_is_on_its_way_is_on_it_a_moment_later(world, monkeypatch):
    """The page isn't there yet when the table's pages are brought up to date."""
    await world.begin("bob")
    await world.answers("ann 1")
    with monkeypatch.context() as slow:
        bringing = held(slow, type(world.host.interactions), "_bring")
        world.tap("ann", world.post, world.ids(world.post)["My hand"])
        await bringing.begun.wait()
        await world.do(submit, world.bob.id, "choose1", "2")
        await asyncio.sleep(0.1)
        bringing.go_on.set()
        await world.settle()
    assert world.newest_private("ann").content == "Now: turn, waiting for bob"


async def test_a_page_whose_time_is_over_is_left_alone_and_forgotten(world, monkeypatch):
    """Also where nothing happens at its table, as after the end of a game."""
    page, now, ahead = await watching(world), panels._now, panels.TOKEN_LIFETIME + 1
    monkeypatch.setattr(panels, "_now", lambda: now() + ahead)
    await world.answers("bob 2")
    assert page.content == "Now: choose, waiting for bob"
    assert world.host.live._shown == {}
    shown = world.host.live._shown
    await opened(world)
    (before,) = shown
    ahead *= 2
    await world.slash("cid", "rules")
    assert before not in shown


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


SURE = Button("sure", "Yes", style=Style.DANGER)
DANGER = Page("Sure?", rows=((SURE,),))


def sent(number, edited_at=None, *attachments):
    """As much of a message as is known of a panel."""
    return SimpleNamespace(id=number, content="", edited_at=edited_at, attachments=attachments)


class Known(panels.Panels):
    """What is known of the panels of table 1, by a clock of its own."""

    def __init__(self):
        super().__init__(Clock())

    def show(self, page, before=(), number=7):
        self.note_shown(sent(number), page, before)

    def swallows(self, control, number=7, *, private=True):
        own = controls.GameId(1, "p", control.stamp, control.verb, control.argument)
        return self.ignores(number, own, private=private)


CARD, ZERO, BACK = (
    Button("card", "1", "0", "5.choose.0"),
    Button("token", "0", "0", "5.token.0"),
    Button("back", "Back"),
)


def test_a_dangerous_button_counts_from_a_second_after_it_appeared():
    known = Known()
    assert not known.swallows(SURE)
    known.show(DANGER)
    known.show(Page("Nothing to fear", rows=((Button("sure", "Go"),),)), number=8)
    assert [known.swallows(SURE, number) for number in (7, 8)] == [True, False]
    assert not known.swallows(BACK), "back is open at once"
    assert not known.swallows(SURE, private=False), "below a post it asks first"
    known._clock.now += panels.DOUBLE_TAP - 0.01
    assert known.swallows(SURE)
    known._clock.now += 0.02
    assert not known.swallows(SURE)


def test_a_new_question_counts_from_a_second_after_it_took_the_place_of_another():
    known = Known()
    for before in ((), {"5.choose.0"}):  # a page just opened is used at once, and quick taps on cards count
        known.show(Page("Choose", rows=((CARD,),)), before)
        assert not known.swallows(CARD)
    known.show(Page("Take one", rows=((ZERO,),)), {"5.choose.0"})
    assert known.swallows(ZERO)
    assert known.swallows(ZERO, private=False), "below a post as well"
    known._clock.now += panels.DOUBLE_TAP
    assert not known.swallows(ZERO)


def test_what_stood_there_before_a_late_picture_counts_as_before():
    """Else a press on a button that has been there for long would be swallowed, without a word."""
    known, page = Known(), Page("Take one", rows=((ZERO,), (SURE,)))
    known.show(page, {"5.choose.0"})
    known._clock.now += panels.DOUBLE_TAP
    known.show(replace(page, text="Take one, with a picture"), {"5.choose.0"})
    assert not any(map(known.swallows, (ZERO, SURE)))
    known.show(Page("Back"), {"5.token.0"})
    known.show(page, {"5.choose.0"})
    assert all(map(known.swallows, (ZERO, SURE))), "they are new again"


def test_of_two_versions_of_a_message_the_newer_one_says_what_is_attached():
    """A press that was sent before its sender saw the last edit comes with what was there before that."""
    known, noon = Known(), datetime(2026, 1, 1, 12, tzinfo=UTC)
    older, newer = sent(7, noon, "old"), (7, noon + timedelta(seconds=1))
    assert known.attachments(older) == ("old",)
    known.note_shown(sent(*newer, "new"), DANGER)
    for message in (older, sent(*newer, "other")):
        assert known.attachments(message) == ("new",)
    assert known.attachments(sent(7, noon + timedelta(seconds=2))) == (), "by others"
    for number in range(panels.MOST_VERSIONS):
        known.show(DANGER, number=100 + number)
    assert known.attachments(older) == ("old",), "what is remembered has a bound"


def test_a_menu_gets_another_id_when_its_page_says_something_else():
    """Else clients go on showing what was picked there, and it cannot be picked again."""
    menu = Select("go", "Where to?", (Choice("a", "A"),), stamp="5.turn.0")
    pages = (Page(text, rows=(menu,)) for text in ("planned", "planned", "nothing planned"))
    first, same, other = [messages.control_ids(page, 1, "p") for page in pages]
    assert first == same != other


def test_in_a_private_message_nothing_opens_below():
    page = Page("Your turn", rows=((Button("page", "Plan", "plan", new_message=True),),))
    scopes = [messages.control_ids(page, 1, "p", in_place=here)[0][0].scope for here in (False, True)]
    assert scopes == ["o", "p"]


async def test_the_second_half_of_a_double_tap_leaves_no_game_and_only_what_is_dangerous_is_held_back(
    world, monkeypatch
):
    await world.begin("bob")
    for startle, button, shown in (
        (3600.0, "resign", "discord-resign-sure"),
        (3600.0, "dismiss", "discord-dismissed"),
        (0.0, "resign", "discord-resigned"),
    ):
        monkeypatch.setattr(panels, "DOUBLE_TAP", startle)
        asked = await world.slash("ann", "resign")
        result = await world.click("ann", f"discord-button-{button}", asked)
        assert result.acknowledged
        assert says(asked, shown)
        assert world.session.state.gone == (shown == "discord-resigned", False)


def test_refusals_are_found_again_for_a_while_and_not_without_bound():
    known = Known()
    for number in range(panels.MAX_REFUSALS + 5):
        known.note_refusal(1, number, f"refusal {number}")
    assert known.refusal(1, 0) is None
    assert known.refusal(1, panels.MAX_REFUSALS) == f"refusal {panels.MAX_REFUSALS}"
    assert known.refusal(2, panels.MAX_REFUSALS) is None
    known._clock.now += panels.REFUSAL_SHOWN + 1
    assert known.refusal(1, panels.MAX_REFUSALS) is None
