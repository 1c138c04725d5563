"""Live pages: private pages that update themselves, and double-tap protection."""

import asyncio
import re
import sys
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from k2bot.game.values import Button, Choice, Lesson, Page, Select, Style
from k2bot.host.discord import compose, controls, panels
from k2bot.host.discord.calls import TOKEN_LIFETIME
from k2bot.host.discord.compose import ShownPage
from k2bot.host.kernel.transition import send_private_post
from k2bot.host.service.table import Table
from tests.host.hosting import submit
from tests.phrases import pattern, phrase, says
from tests.waiting import held, until

BELOW = phrase("page-continued", place="below", link="none")
EDITS = r"/webhooks/.*/messages/@original"


def direct(world, text):
    """What a page with this text says in a direct message: first which game it belongs to."""
    place = phrase("page-place", game="Tiny", kind="game", where=f"<#{world.channel.id}>")
    return f"{place}\n{text}"


async def watching(world):
    """Ann has chosen, and is on the live status page."""
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
    """Wake the live pages, and settle."""
    with world.env._bot_scope():
        world.host.live.wake(world.table)
    await world.settle()


async def test_a_live_page_is_edited_only_when_its_content_changes(world):
    """A message about a press stays until then, and a page its reader has switched to is left alone."""
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


async def test_a_page_that_shows_what_its_readers_press_has_changed_is_not_made_again(world, monkeypatch):
    await watching(world)
    made, usual = [], type(world.table)._page

    def counted(self, seat, name):
        made.append(seat)
        return usual(self, seat, name)

    monkeypatch.setattr(type(world.table), "_page", counted)
    await world.commit("bob", 2)
    presses = made.count(1)
    await woken(world)
    assert (made.count(0), made.count(1)) == (1, presses)
    await world.do(send_private_post, world.ann.id)
    await woken(world)
    assert (made.count(0), made.count(1)) == (1, presses), "what was posted alone changes no page"


@pytest.mark.parametrize("ended", ["cancelled", "over"])
async def test_open_game_pages_say_the_game_is_over_and_link_to_the_result(world, ended):
    """Both live pages and pages with a decision, but not the rules."""
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


async def test_a_press_that_changes_nothing_says_so(world):
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
def page_with_tip(tiny, monkeypatch):
    """The live status page comes with a tip."""
    usual = type(tiny).page
    lesson = Lesson("tiny.now", "This is what goes on.")

    def page(self, *asked, **told):
        shown = usual(self, *asked, **told)
        return replace(shown, lessons=(lesson,)) if shown.live else shown

    monkeypatch.setattr(type(tiny), "page", page)


@pytest.mark.parametrize("read", [False, True])
async def test_a_tip_stays_until_it_has_been_read(world, page_with_tip, monkeypatch, read):
    """On the live page, and on the one that replaces it when reopened."""
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


@pytest.mark.parametrize("reopened", [False, True])
async def test_a_tip_goes_with_the_question_it_belongs_to(world, tiny, monkeypatch, reopened):
    """It's above neither the status page that replaces the question, nor one opened before that."""
    usual, lesson = type(tiny).page, Lesson("tiny.hand", "Pick a number.")

    def page(self, *asked, **told):
        shown = usual(self, *asked, **told)
        return shown if shown.live else replace(shown, lessons=(lesson,))

    monkeypatch.setattr(type(tiny), "page", page)
    await world.begin("bob")
    question = status = await world.press("ann", "My hand")
    assert question.content.startswith("Pick a number.\n")
    if reopened:
        monkeypatch.setattr(world.host.live, "_pace", 3600)
    await world.answers("ann 3", "bob 2")
    if reopened:
        status = await opened(world)
    assert status.content == "Now: turn, waiting for ann"
    again = await opened(world)
    assert again.content == "Now: turn, waiting for ann"
    if not reopened:
        await world.settle()
        assert own_pages(world, "ann") == {again.id}, "nothing is left to read above the question"


async def test_reopening_a_page_in_a_server_replaces_the_earlier_one(world):
    """Not read-only pages, nor other people's."""
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


async def test_a_server_shows_each_reader_one_page_to_play_and_one_to_read(world):
    """Otherwise a page would be left below each post. A page with an unread tip stays."""
    await watching(world)
    question = await world.press("ann", "My hand")
    lesson, first, second = [await world.open("ann", "rules") for _ in range(3)]
    await world.settle()
    shown = own_pages(world, "ann")
    assert shown == {question.id, lesson.id, second.id}
    assert first.id != second.id


async def test_a_page_to_play_stays_one_while_its_reader_looks_something_up(world):
    """For example after a hint, on a page that asks nothing."""
    await watching(world)
    question = await world.press("ann", "My hand")
    await world.open("ann", "board", question)
    await world.open("ann", "rules")
    await world.settle()
    assert question.id in own_pages(world, "ann")
    await world.press("ann", "My hand", world.post)
    await world.settle()
    assert question.id not in own_pages(world, "ann")


async def test_the_message_about_a_press_is_replaced_by_the_next_one(world):
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
async def test_a_lobbys_settings_page_closes_with_the_lobby(world, ended):
    """It would claim that the settings can still be changed."""
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


async def test_dismissed_pages_are_forgotten_without_harm(world):
    first = await watching(world)
    world.fails("DELETE /webhooks/*/messages/@original", 404, 10008)
    second = await opened(world)
    await world.answers("bob 2")
    assert [page.content.partition(",")[0] for page in (first, second)] == ["Now: choose", "Now: turn"]
    world.fails("PATCH /webhooks/*/messages/@original", 404, 10008)
    await world.answers("bob pass")
    assert not any(page.id in world.host.live._pages for page in (first, second))
    assert world.session.state.round == 2


@pytest.mark.parametrize("status", [429, 502])
async def test_a_limited_or_lost_update_of_a_page_is_repeated(world, status):
    page = await watching(world)
    world.fails("PATCH /webhooks/*/messages/@original", status)
    await world.answers("bob 2")
    assert page.content == "Now: choose, waiting for bob"
    await world.answers("bob double")
    assert page.content == "Now: choose, waiting for bob", "it waits, whatever happens"
    await world.later(panels.UPDATE_AGAIN)
    assert page.content == "Now: choose, waiting for ann, bob"
    world.fails("DELETE /webhooks/*/messages/@original", status)
    await opened(world)
    assert page.id in own_pages(world, "ann")
    await world.later(panels.UPDATE_AGAIN)
    assert page.id not in own_pages(world, "ann")


async def test_each_person_has_one_page_to_play_on_wherever_they_use_it(world):
    """The page used last; the others lead there. Pages that are only read stay."""
    await world.begin("bob")
    in_channel = await world.press("ann", "My hand")
    rules = await world.whisper("ann", "tiny hand")
    chat = world.ann.user.dm_channel
    there = f"https://discord.com/channels/@me/{chat.id}"
    assert in_channel.content == phrase("page-continued", place="elsewhere", link=there)
    await ghost(world, rules, "g|1|p||open|rules")
    first, second = [await world.whisper("ann", "tiny hand") for _ in range(2)]
    assert (first.content, world.components(first), first.attachments) == (BELOW, [], [])
    again = await world.press("ann", "More", rules)
    assert again.id == rules.id
    assert "Commit" in world.ids(second), "a page that is only read takes nobody's place"
    third = (await world.ann.user.click(second, custom_id="g|1|p|choose1|pick|2")).response
    assert (third.id, third.content) == (second.id, direct(world, "ann: picked 2, committed nothing"))
    newest = await world.whisper("ann", "tiny hand")
    await world.answers("ann 1", "bob 2")
    assert newest.content == direct(world, "Now: turn, waiting for bob")
    assert [first.content, second.content] == [BELOW] * 2
    await opened(world)
    await world.settle()
    assert newest.content == phrase("page-continued", place="elsewhere", link=f"<#{world.channel.id}>")


async def ghost(world, message, custom_id):
    """Press a control that a private message showed a moment ago."""
    world.tap("ann", message, custom_id)
    await world.settle()


async def test_a_page_used_again_becomes_the_live_one(world):
    """A reader goes back to a read-only page and continues there."""
    await world.begin("bob")
    board = await world.whisper("ann", "tiny board")
    page = await world.whisper("ann", "tiny hand")
    await ghost(world, board, "g|1|p||open|hand")
    assert board.content == direct(world, "ann: picked nothing, committed nothing")
    assert page.content == phrase("page-continued", place="above", link="none")


async def test_a_press_on_a_page_just_folded_is_answered_below(world):
    await world.begin("bob")
    first, second = [await world.whisper("ann", "tiny hand") for _ in range(2)]
    await ghost(world, first, "g|1|p|choose1|pick|3")
    newest = world.ann.user.dm_channel.history(viewer=world.ann.user)[-1]
    assert newest.content == direct(world, "ann: picked 3, committed nothing")
    assert [first.content, second.content] == [BELOW] * 2


@pytest.mark.parametrize("led_to", ["a draft", "a page to read"])
async def test_a_press_counts_even_if_its_page_folds_meanwhile(world, monkeypatch, led_to):
    """The press is answered first; a draft appears on the newer page."""
    await world.begin("bob")
    first = await world.whisper("ann", "tiny hand")
    press = held(monkeypatch, Table, "press")
    world.tap("ann", first, "g|1|p|choose1|pick|3" if led_to == "a draft" else "g|1|p||open|rules")
    await press.begun.wait()
    opening = asyncio.create_task(world.whisper("ann", "tiny hand"))
    await until(lambda: world.host.live.has_moved(first.id))
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


async def test_a_private_game_post_folds_pages_opened_before(world):
    """The post is permanent, so it can be linked to, and never folds itself."""
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
    assert page.content.startswith(direct(world, "Now: turn"))
    await world.answers("ann pass")
    post = chat.history()[-1]
    assert post.content == direct(world, "ann: picked nothing, committed nothing")
    assert page.content == phrase("page-continued", place="below", link=f"{link}/{post.id}")


async def test_a_live_page_is_made_after_due_answers(world, monkeypatch):
    page = await watching(world)
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
    assert page.content == "Now: turn, waiting for bob"
    assert worked_out == [(world.ann.id, "now")]


async def test_a_new_page_catches_up_with_changes_made_while_it_was_sent(world, monkeypatch):
    """The page doesn't exist yet when the table's live pages are updated."""
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


async def test_a_page_with_an_expired_token_is_left_alone_and_forgotten(world, monkeypatch):
    """Even if nothing happens at its table, as after the end of a game."""
    page, now, ahead = await watching(world), panels._now, TOKEN_LIFETIME + 1
    monkeypatch.setattr(panels, "_now", lambda: now() + ahead)
    await world.answers("bob 2")
    assert page.content == "Now: choose, waiting for bob"
    shown = world.host.live._pages
    assert not len(shown)
    before = await opened(world)
    assert before.id in shown
    ahead *= 2
    await world.slash("cid", "rules")
    assert before.id not in shown


@contextmanager
def steps_counted(module):
    """Count the steps that Python takes in a module, in a list of one."""
    steps, usual = [0], sys.gettrace()

    def within(frame, event, _):
        steps[0] += event == "opcode"
        return within

    def entered(frame, event, _):
        if frame.f_code.co_filename != module.__file__:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return within

    sys.settrace(entered)
    try:
        yield steps
    finally:
        sys.settrace(usual)


async def test_a_press_touches_none_of_5000_open_pages_of_other_people(world):
    """Nor does a change of a table; a search through all of them would take a step at least for each."""

    async def taken():
        with steps_counted(panels) as steps:
            await opened(world)
            await woken(world)
        return steps[0]

    await watching(world)
    others = 5000
    alone = await taken()
    for number in range(others):
        user = SimpleNamespace(id=10**6 + number)
        interaction = SimpleNamespace(user=user, id=number, guild_id=world.guild.id, message=None)
        flags, channel = SimpleNamespace(ephemeral=True), SimpleNamespace(id=10**7 + number)
        message = SimpleNamespace(id=10**8 + number, channel=channel, flags=flags)
        page = Page("Now", live="now")
        world.host.live.note(interaction, 10**6 + number // 4, message, ShownPage(page))
    await world.settle()
    assert len(world.host.live._pages) >= others
    assert await taken() < alone + others / 10


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


SURE = Button("sure", "Yes", style=Style.DANGER)
DANGER = Page("Sure?", rows=((SURE,),))


def sent(number, edited_at=None, *attachments):
    """The parts of a message that ``Panels`` reads."""
    return SimpleNamespace(id=number, content="", edited_at=edited_at, attachments=attachments)


class Known(panels.Panels):
    """The panels of table 1, with a clock of their own."""

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


def test_a_dangerous_button_counts_only_a_second_after_it_appears():
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


def test_a_new_question_counts_only_a_second_after_replacing_another():
    known = Known()
    for before in ((), {"5.choose.0"}):  # a page just opened is used at once, and quick taps on cards count
        known.show(Page("Choose", rows=((CARD,),)), before)
        assert not known.swallows(CARD)
    known.show(Page("Take one", rows=((ZERO,),)), {"5.choose.0"})
    assert known.swallows(ZERO)
    assert known.swallows(ZERO, private=False), "below a post as well"
    known._clock.now += panels.DOUBLE_TAP
    assert not known.swallows(ZERO)


def test_a_late_picture_does_not_restart_the_double_tap_delay():
    """Otherwise a press on a button shown long before would be ignored silently."""
    known, page = Known(), Page("Take one", rows=((ZERO,), (SURE,)))
    known.show(page, {"5.choose.0"})
    known._clock.now += panels.DOUBLE_TAP
    known.show(replace(page, text="Take one, with a picture"), {"5.choose.0"})
    assert not any(map(known.swallows, (ZERO, SURE)))
    known.show(Page("Back"), {"5.token.0"})
    known.show(page, {"5.choose.0"})
    assert all(map(known.swallows, (ZERO, SURE))), "they are new again"


def test_attachments_are_those_of_the_newest_version_of_a_message():
    """A press sent before its sender saw the last edit reports the older attachments."""
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


def test_a_menu_gets_a_new_id_when_its_pages_text_changes():
    """Otherwise clients keep showing the last pick, and it can't be picked again."""
    menu = Select("go", "Where to?", (Choice("a", "A"),), stamp="5.turn.0")
    pages = (Page(text, rows=(menu,)) for text in ("planned", "planned", "nothing planned"))
    first, same, other = [compose.control_ids(page, 1, "p") for page in pages]
    assert first == same != other


def test_a_menu_keeps_its_id_when_a_posts_text_changes():
    """Somebody joins while the host has the menu of the rules open."""
    menu = Select("set", "Season", (Choice("a", "Summer"), Choice("b", "Winter")))
    pages = (Page(text, rows=(one,)) for one in (menu, replace(menu, maximum=2)) for text in ("Ann", "Bob"))
    joined = [compose.control_ids(page, 1, "o") for page in pages]
    assert joined[0] == joined[1] != joined[2] == joined[3]


async def test_a_live_page_keeps_the_menus_it_leaves_as_they_are(world, tiny, monkeypatch):
    """Ann may be choosing in one while Bob plays."""
    usual, same = type(tiny).page, Select("go", "Where to?", (Choice("a", "A"),))

    def page(self, state, *asked, **told):
        shown = usual(self, state, *asked, **told)
        other = Select("how", "How?", (Choice("b", state.phase),))
        return replace(shown, rows=(other, same)) if shown.live else shown

    monkeypatch.setattr(type(tiny), "page", page)
    shown = await watching(world)
    other, kept = (menu["custom_id"] for menu in world.components(shown))
    await world.commit("bob", 2)
    assert shown.content == "Now: turn, waiting for bob"
    now = [menu["custom_id"] for menu in world.components(shown)]
    assert now[1] == kept
    assert now[0] != other


def test_in_a_private_message_pages_open_in_place():
    page = Page("Your turn", rows=((Button("page", "Plan", "plan", new_message=True),),))
    scopes = [compose.control_ids(page, 1, "p", in_place=here)[0][0].scope for here in (False, True)]
    assert scopes == ["o", "p"]


async def test_a_double_tap_cannot_resign_but_harmless_buttons_work_at_once(world, monkeypatch):
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


def test_refusals_are_remembered_for_a_limited_time_and_number():
    known = Known()
    for number in range(panels.MAX_REFUSALS + 5):
        known.note_refusal(1, number, f"refusal {number}")
    assert known.refusal(1, 0) is None
    assert known.refusal(1, panels.MAX_REFUSALS) == f"refusal {panels.MAX_REFUSALS}"
    assert known.refusal(2, panels.MAX_REFUSALS) is None
    known._clock.now += panels.REFUSAL_SHOWN + 1
    assert known.refusal(1, panels.MAX_REFUSALS) is None
