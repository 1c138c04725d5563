"""Computer players and hints at tables of the tiny game, including everything that can fail."""

import asyncio
import logging
import time

import pytest

from k2bot.game.values import Press
from k2bot.host.kernel.agreements import undo
from k2bot.host.kernel.lobby import ABSENT_AFTER, add_computer, check_own_stand_in, end_stand_in, stand_in
from k2bot.host.kernel.play import GameStart, Play
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.overview import status_page
from k2bot.host.refusals import OutdatedPress
from k2bot.host.rows import Status
from k2bot.host.service import background
from k2bot.host.service.reviews import past_decisions
from k2bot.host.service.summaries import summarise_game
from k2bot.text.words import words
from k2bot.thinking.question import Question
from tests.host.club import WRONG, inputs
from tests.host.hosting import ANN, BOB, CID
from tests.host.tiny_game import TinyGame
from tests.kit.transcript import page_text
from tests.phrases import phrase, refusals, refused, says
from tests.waiting import until


@pytest.fixture
async def table(club):
    """A table where Ann and Bob must choose."""
    return await club.table(people=(ANN, BOB))


async def test_a_failing_computer_falls_back_to_the_weakest_level_and_logs_it(club, tiny, caplog):
    tiny.thoughts["strong"] = WRONG
    table = await club.table("strong")
    assert inputs(table) == [(1, "answer", "1")]
    assert "seat 1: falling back to the weakest level" in caplog.text


async def test_fallback_answers_are_computed_one_at_a_time(club, tiny):
    log = []

    def simple():
        log.append("in")
        time.sleep(0.02)
        log.append("out")
        return "1"

    tiny.thoughts.update(strong=WRONG, weak=Question(simple, ()))
    club.computers._fallback_seconds = 30
    table = await club.table("strong", "strong", "strong")
    assert [answer for _, _, answer in inputs(table)] == ["1", "1", "1"]
    assert log == ["in", "out"] * 3


@pytest.mark.parametrize(
    ("thought", "why"),
    [(WRONG, "no thought led to one"), (Question(str, ("sing",)), "refused, in words of its own")],
)
async def test_the_default_answer_is_taken_if_level_and_fallback_fail(club, tiny, caplog, thought, why):
    """Neither the level's answer nor the fallback's is legal."""
    tiny.thoughts["strong"] = tiny.thoughts["weak"] = lambda stamp: thought if stamp == "turn1" else None
    table = await club.table("strong", rounds="1")
    await club.choose(table, ANN, 1)
    assert (inputs(table)[-1], table.session.status) == ((1, "default", "pass"), Status.OVER)
    assert f"seat 1: default answer taken: {why}" in caplog.text
    assert ("the fallback failed" in caplog.text) == (thought is WRONG)


async def test_a_computer_without_a_valid_answer_retries_later(club, tiny, caplog):
    tiny.thoughts["weak"] = Question(str, ("9",))
    table = await club.lobby(ANN)
    await table.do(add_computer, ANN, "weak")
    await club.start(table, ANN)
    await until(lambda: "retrying after a pause" in caplog.text)
    assert inputs(table) == []
    del tiny.thoughts["weak"]
    await club.quiet()
    assert inputs(table) == [(1, "answer", "1")]


# ------------------------------------------------------------------------------------------------ standing in


@pytest.mark.parametrize("answers", [True, False])
async def test_a_stand_in_plays_until_its_player_answers_or_presses_the_button(club, answers, snapshot):
    """Reading hands nothing back, and nobody is asked again whether they want the same stand-in."""
    table = await club.pair()
    said = [await table.do(stand_in, ANN, ANN, "strong")]
    await club.quiet()
    assert inputs(table) == [(0, "default", "2")]
    await refused(table.do(check_own_stand_in, ANN, "strong"), "standin-arranged-own")
    assert await table.do(check_own_stand_in, ANN, "weak") == 0, "another level can be chosen"
    await club.serve(table)
    assert (club.wall.story(), page_text(await table.page(ANN, "hand"))) == snapshot
    if answers:
        await club.choose(table, ANN, 3)
        assert inputs(table)[-1] == (0, "answer", "3"), "the choice can still be changed"
    else:
        await refused(table.do(end_stand_in, CID), "refusal-not-yours")
        await refused(table.do(end_stand_in, BOB), "refusal-back-already")
        said.append(await table.do(end_stand_in, ANN))
    assert table.session.members[0].standin is None
    await club.serve(table)
    assert (said, club.wall.story(), (await table.page(ANN, "board")).rows) == snapshot


async def test_the_host_can_arrange_a_stand_in_for_players_absent_long_enough(club, snapshot):
    table = await club.table(people=(ANN, BOB, CID))
    early = (table.do(stand_in, who, BOB, "weak") for who in (CID, ANN))
    assert await refusals(*early) == snapshot
    club.clock.now += ABSENT_AFTER
    assert await table.do(stand_in, ANN, BOB, "weak") == phrase("standin-arranged", name="Bob")
    await table.do(stand_in, 99, CID, "weak", manager=True)
    await club.quiet()
    assert inputs(table) == [(1, "default", "1"), (2, "default", "1")]


async def test_the_last_person_playing_cannot_get_a_stand_in(club, snapshot):
    table = await club.table("weak", people=(ANN, BOB))
    await table.do(stand_in, BOB, BOB, "weak")
    asked = ((ANN, ANN, "weak"), (ANN, -1, "weak"), (BOB, BOB, "mean"))
    assert await refusals(*(table.do(stand_in, *one) for one in asked)) == snapshot


async def test_a_queued_hint_uses_the_state_it_was_asked_in(club, table, tiny, monkeypatch):
    states, usual = [], tiny.question
    monkeypatch.setattr(
        tiny, "question", lambda state, *facts, **own: states.append(state) or usual(state, *facts, **own)
    )
    busy, before = club.thinking.held(""), table.session.state
    other = asyncio.create_task(club.thinking.answer(lambda _share: busy))
    await asyncio.sleep(0)
    hint = asyncio.create_task(club.hint(table))
    await asyncio.sleep(0)
    await club.house.choose(table, BOB, 1)
    assert not states
    club.thinking.go_on.set()
    await other
    assert await hint == "Ann, choose 2"
    assert states == [before]


async def test_a_stand_in_plays_the_draft_first_then_its_own_choices(club):
    """Meanwhile the player gets no private game messages."""
    await club.prefer(ANN, {"delivery": "dm"})
    table = await club.pair()
    await club.pick(table, ANN, 3)
    await table.do(stand_in, ANN, ANN, "strong")
    assert "picked 3, committed nothing" in (await table.page(ANN, "hand")).text
    await club.quiet()
    await club.choose(table, BOB, 1)
    assert [answer for seat, _, answer in inputs(table) if seat == 0] == ["3", "pass", "2"]
    assert not [post for post in table.session.posts.rows if post.is_private]
    await table.do(end_stand_in, ANN)
    assert "picked nothing, committed 2" in (await table.page(ANN, "hand")).text


async def test_a_stand_ins_answers_do_not_count_as_the_players_own(club, monkeypatch):
    """A returning player can't undo it, and their reviews and times don't include it."""
    table = await club.pair()
    await club.choose(table, BOB, 1)
    await table.do(stand_in, ANN, ANN, "strong")
    await club.quiet()
    await table.do(end_stand_in, ANN)
    session, play = table.session, table.session.playing
    answers = [(seat, answer) for seat, _, answer in inputs(table)]
    assert answers == [(1, "1"), (0, "2"), (0, "pass"), (0, "2")]
    await refused(table.do(undo, ANN), "refusal-undo-other", name="Bob")
    assert not [b for row in (await table.page(ANN, "board")).rows for b in row if b.verb == "undo-last"]
    assert [past_decisions(session, play, seat) != () for seat in (0, 1)] == [False, True]
    monkeypatch.setattr(type(club.game), "summaries", lambda *_: ())
    _, times = summarise_game(club.game, await club.store.table(table.id))
    assert [len(own) for own in times] == [0, 1]


async def test_decisions_made_before_a_stand_in_remain_the_players_own(club):
    """So nobody else can undo their step."""
    table = await club.table(people=(ANN, BOB, CID), rounds="9")
    await club.choices(table, 1, 2)
    await table.do(stand_in, BOB, BOB, "weak")
    await refused(table.do(undo, ANN), "refusal-undo-other", name="Bob")


# --------------------------------------------------------------------------------------------------- the end


@pytest.mark.parametrize("ends", [True, False])
async def test_the_game_ends_after_all_people_resign_and_no_computer_resigns(club, monkeypatch, ends):
    """Computers keep their scores. In games stored by earlier versions, they play to the end."""
    if not ends:
        monkeypatch.setattr(TinyGame, "resign_last", TinyGame.resign)
    table = await club.table("weak", "strong", people=(ANN, BOB))
    await club.quiet()
    await table.do(resign, ANN)
    assert table.session.status is Status.RUNNING
    await table.do(resign, BOB)
    assert (table.session.status is Status.OVER) is ends
    await club.quiet()
    assert (table.session.status, table.session.resigned) == (Status.OVER, {0, 1})
    assert table.session.state.scores == ((0, 0, 0, 0) if ends else (0, 0, 2, 4))
    await club.serve(table)
    assert [message[0][0] for message in club.wall.told()][-1] == "end"
    stored = await club.store.table(table.id)
    again = Play.replay(GameStart.of(table.session.game, stored.row, 4), stored.inputs)
    assert again == table.session.playing


async def test_once_no_person_is_in_play_only_the_end_is_posted(club, tiny, snapshot):
    tiny.out_from = {0: 2, 1: 2}
    table = await club.table("weak", "strong", people=(ANN, BOB), rounds="9")
    await club.house.choose(table, ANN, 1)
    await club.choose(table, BOB, 1)
    assert table.session.status is Status.OVER
    assert await club.story(table) == snapshot


async def test_once_no_person_is_in_play_each_decision_gets_less_work(club, tiny, monkeypatch):
    """A quarter of the budget that the queue allows."""
    tiny.out_from, percents = {0: 2}, {}
    club.computers._percent, usual = 100, tiny.question
    monkeypatch.setattr(club.thinking, "percent", lambda _depth: 40)

    def question(state, seat, level, seed, percent, *, prepared):
        percents.setdefault(state.round, set()).add(percent)
        return usual(state, seat, level, seed, percent, prepared=prepared)

    monkeypatch.setattr(tiny, "question", question)
    table = await club.table("strong", rounds="2")
    await club.choose(table, ANN, 1)
    assert percents == {1: {40}, 2: {10}}


async def test_computers_pause_while_no_person_plays(club):
    table = await club.table("strong", people=(ANN, BOB), rounds="9")
    await table.do(stand_in, ANN, ANN, "weak")
    await club.quiet()
    await table.do(resign, BOB)
    await club.quiet()
    assert (table.session.status, table.session.present, table.session.pending()) == (Status.RUNNING, (), ())
    seen = len(inputs(table))
    await table.do(end_stand_in, ANN)
    await club.quiet()
    assert [row[0] for row in inputs(table)[seen:]] == [2, 2], "its turn and its next choice"


# ---------------------------------------------------------------------------------------------------- hints


async def test_a_hint_is_computed_once_and_used_as_shown(club, table, tiny):
    """The second press on "use" shows the next hint."""
    asked = []
    tiny.thoughts["strong"] = asked.append
    await asyncio.gather(*(club.hint(table) for _ in range(3)))
    await club.hint(table, take=True)
    assert (asked, table.session.draft_of(0)) == (["choose1"], "2")
    assert await club.hint(table, take=True) == "Ann, choose 2 after 2"
    await club.choices(table, 1, 1)
    await refused(club.hint(table, BOB), "refusal-not-asked-now")
    await refused(club.hint(table, CID), "refusal-not-seated", names="Ann, Bob")


async def test_drafting_part_of_a_hint_shows_the_rest_without_recomputing(club, table, tiny, monkeypatch):
    """A different draft gets a new hint."""
    asked, rests = [], []

    def rest(*told):
        rests.append(told[2:])
        return "3" if told[3:] == ("2", "2") else None

    tiny.thoughts["strong"] = asked.append
    monkeypatch.setattr(type(tiny), "hint_rest", lambda _, *told: rest(*told))
    await club.hint(table)
    await club.hint(table, take=True)
    assert [await club.hint(table) for _ in range(2)] == ["Ann, choose 3 after 2"] * 2
    assert rests == [(None, "2", "2")]
    assert asked == ["choose1"]
    await club.pick(table, ANN, 1)
    assert await club.hint(table) == "Ann, choose 2 after 1"
    assert asked == ["choose1"] * 2


async def test_a_hint_about_one_choice_is_computed_once_and_never_drafted(club, table, tiny, monkeypatch):
    """A hint about another choice is computed anew."""
    asked = []
    tiny.thoughts["strong"] = asked.append
    monkeypatch.setattr(type(tiny), "hint_draft", lambda *told, **_: told[-1] or told[-2])
    for about, text, thoughts in (
        ("1", " after 1", 1),
        ("1", " after 1", 1),
        ("3", " after 3", 2),
        ("", "", 3),
    ):
        assert await club.hint(table, ANN, about) == f"Ann, choose 2{text}"
        assert len(asked) == thoughts
    await club.hint(table, ANN, "1", take=True)
    assert table.session.draft_of(0) is None


async def test_a_hint_follows_what_standing_orders_prepare(club, table, tiny, monkeypatch):
    monkeypatch.setattr(type(tiny), "hint_draft", lambda *_, orders: orders)
    monkeypatch.setattr(type(tiny), "order", lambda *_: None)
    assert await club.hint(table) == "Ann, choose 2"
    await table.press(ANN, Press("orders", "1"), "")
    assert await club.hint(table) == "Ann, choose 2 after 1"


@pytest.mark.parametrize(
    ("levels", "told"), [(("strong", "weak"), "\nBot Two never chooses 3"), (("strong",), "")]
)
async def test_a_hint_says_once_what_a_computer_in_the_game_overlooks(club, levels, told):
    table = await club.table(*levels, people=(ANN, BOB))
    assert await club.hint(table) == f"Ann, choose 2{told}"
    assert await club.hint(table) == "Ann, choose 2", "it need not be said twice"
    assert await club.hint(table, BOB) == f"Bob, choose 2{told}"


async def test_a_hint_that_arrives_too_late_is_refused_as_outdated(club, table, tiny):
    await club.house.choose(table, ANN, 1)
    tiny.thoughts["strong"] = club.thinking.held("2")
    hint = asyncio.create_task(club.hint(table, take=True))
    await asyncio.sleep(0)
    await club.house.choose(table, BOB, 1)
    club.thinking.go_on.set()
    with pytest.raises(OutdatedPress):
        await hint


async def test_a_failing_hint_is_refused_instead_of_using_a_weaker_level(club, table, tiny, caplog):
    """Players would take a weaker level's advice for the strongest one's."""
    tiny.thoughts["strong"] = WRONG
    await refused(club.hint(table), "refusal-no-hint")
    tiny.thoughts.clear()
    assert await club.hint(table) == "Ann, choose 2"


async def test_closing_ends_computer_tasks_without_waiting_for_answers(club, tiny, monkeypatch):
    monkeypatch.setattr(background, "PATIENCE_AT_CLOSE", 60)
    tiny.thoughts["strong"] = club.thinking.held("")
    table = await club.lobby(ANN)
    await table.do(add_computer, ANN, "strong")
    await club.start(table, ANN)
    await asyncio.sleep(0)
    assert club.computers._rounds
    await asyncio.wait_for(club.computers.close(), 30)
    assert not club.computers._rounds
    club.computers.wake(table)
    assert not club.computers._rounds


async def test_the_status_names_awaited_players_and_the_thinking_computer(club, tiny):
    tiny.thoughts["strong"] = club.thinking.held("2")
    table = await club.lobby(ANN)
    await table.do(add_computer, ANN, "strong")
    await club.start(table, ANN)
    text = status_page(table.session, 0, words(), parked=None).text
    assert says(text, "discord-status-waiting", you="yes")
    assert says(text, "discord-status-thinking", name="⚙ Bot One (strong)")


@pytest.fixture(autouse=True)
def all_is_logged(caplog):
    caplog.set_level(logging.INFO)
