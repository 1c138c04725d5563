"""Quiet paces: the post that is edited through a day, or through the whole game, and who is called."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.game.values import Announcement, Moment, Pace
from k2bot.games.k2.engine import Phase
from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.pages import posts
from k2bot.text.formatting import plain
from tests.games.k2.pages import expedition
from tests.kit.transcript import page_text

QUIET = (Pace.DAY, Pace.ONE)
ANSWERS = {
    Phase.SELECTION: {"page hand"},
    Phase.RISK: {"token 0", "token 1", "token 2", "token 3"},
    Phase.ACTIONS: {"page plan"},
    Phase.CHECK: {"page slide", "page rescue"},
}


def moment(table, number, pace):
    before = table.steps[number - 1].state if number else None
    history = table.steps[: number + 1]
    return Moment(before, table.steps[number], table.people, lambda: iter(history), lambda: "", pace)


def announced(table, number, pace):
    told = moment(table, number, pace)
    return [post for post in table.game.announce(told.before, told.step, pace) if post.seat is None]


def pages(table, number, pace):
    """The posts of a step by key."""
    told = moment(table, number, pace)
    return {post.key: table.game.compose(told, post) for post in announced(table, number, pace)}


def called(table, number, pace):
    """The line that calls who is to move after a step; None for none."""
    told = moment(table, number, pace)
    key = table.game.ping_key(told.step.state, pace)
    return key and table.game.compose(told, Announcement(key))


def controls(page):
    return {f"{button.verb} {button.argument}" for button in expedition.buttons(page)}


@pytest.fixture(scope="module", params=["solo", "avalanche", "long names"])
def told(request, whole_games):
    """A game, and its steps with their posts, in both paces; of a long game some steps."""
    table = whole_games[request.param]
    numbers = range(0, len(table.steps), 5 if request.param == "long names" else 1)
    return table, [(n, pace, pages(table, n, pace)) for n in numbers for pace in QUIET]


def test_every_page_is_whole(told):
    """One post has a picture; that of a day that is past has none, and the end has its own."""
    table, posts = told
    for number, _, found in posts:
        day = table.steps[number].state.day
        for key, page in found.items():
            assert page.whole or key == "end"
            assert len(page.pictures) == (key in {f"day-{day}", "living", "end"})
            assert not page.text.endswith("…"), (number, key)


def test_who_is_awaited_stands_in_the_post_that_holds_the_control_to_answer_with(told):
    table, posts = told
    for number, _, found in posts:
        state = table.steps[number].state
        if not found or state.phase is Phase.OVER:
            continue
        page = list(found.values())[-1]
        for seat in table.game.waiting(state):
            own = table.people[seat]
            named = (
                own.mention if state.phase is Phase.SELECTION else plain(own.name)[:8]
            )  # long names are cut
            assert named in page.text, number
        assert controls(page) & ANSWERS[state.phase], number
        others = {own for phase, asked in ANSWERS.items() if phase is not state.phase for own in asked}
        assert not controls(page) & others, number


def test_only_the_mornings_post_notifies_and_only_who_is_to_choose(told):
    table, posts = told
    for number, pace, found in posts:
        state = table.steps[number].state
        for key, page in found.items():
            new = pace is Pace.DAY and key == f"day-{state.day}" and state.phase is Phase.SELECTION
            morning = new and any(isinstance(event, DayBegan) for event in table.steps[number].events)
            assert set(page.pings) == (set(table.game.waiting(state)) if morning else set())


def test_a_call_is_one_line_for_who_is_awaited_and_holds_the_control(told):
    table, posts = told
    for number, pace, _ in posts:
        state, page = table.steps[number].state, called(table, number, pace)
        morning = pace is Pace.DAY and state.phase is Phase.SELECTION
        assert (page is None) == (morning or state.phase is Phase.OVER)
        if page is not None:
            assert page.text.count("\n") == 0
            assert (page.pictures, expedition.faults(page)) == ((), [])
            assert set(page.pings) == set(table.game.waiting(state))
            assert controls(page) <= ANSWERS[state.phase]
            assert all(table.people[seat].mention in page.text for seat in page.pings)


def test_a_game_of_one_post_makes_it_and_the_end_and_edits_nothing_else(told):
    table, _ = told
    posts = [(post.key, post.edit) for n in range(len(table.steps)) for post in announced(table, n, Pace.ONE)]
    assert [key for key, edit in posts if not edit] == ["living", "end"]
    assert {key for key, edit in posts if edit} == {"living"}


def test_a_post_a_day_is_made_in_the_morning_and_edited_that_day_alone(told):
    table, _ = told
    days = table.state.day
    posts = [(n, post) for n in range(len(table.steps)) for post in announced(table, n, Pace.DAY)]
    assert [post.key for _, post in posts if not post.edit] == [*(f"day-{d + 1}" for d in range(days)), "end"]
    for number, post in posts:
        if post.edit:
            assert post.key == f"day-{table.steps[number - 1].state.day}"


@pytest.mark.parametrize("pace", QUIET)
def test_who_has_chosen_is_asked_no_more_by_the_post(begin, pace, snapshot):
    """Its picture stays as it is: it never said who has chosen."""
    table = begin(3, "s", pace=pace)
    before, picture = len(table.posts), table.newest().page.pictures[0].key
    table.walk(0, "hand", *"012", "commit")
    assert table.posted(before) == snapshot
    assert [shown.key for shown in table.newest().page.pictures] == [picture]


@pytest.mark.parametrize("pace", QUIET)
def test_a_question_stands_in_the_call_alone(whole_games, pace):
    table = whole_games["avalanche"]
    for number, step in enumerate(table.steps):
        call = called(table, number, pace)
        if call is not None and step.state.phase is not Phase.SELECTION:
            page = next(own for key, own in reversed(pages(table, number, pace).items()) if key != "end")
            assert call.text not in page.text
            assert controls(call) <= controls(page), "who has no call answers below the post"


def test_a_finished_day_keeps_everybodys_cards_in_a_line_each(whole_games, snapshot):
    table = whole_games["avalanche"]
    day = next(n for n, step in enumerate(table.steps) if step.state.day == 2)
    assert pages(table, day, Pace.DAY)["day-1"].text == snapshot


def test_a_day_grows_turn_by_turn_with_its_pictures(begin, snapshot):
    """The next morning shows the ways of the day."""
    table = begin(3, "three", pace=Pace.DAY)
    expedition.play(table, "three", until=lambda t: t.state.day == 2)
    posts = [post for post in table.posts if post.announcement.seat is None]
    kinds = [picture.key.split("-")[1] for post in posts for picture in post.page.pictures]
    assert kinds == snapshot
    assert expedition.posted(posts[-5:]) == snapshot


def test_a_night_that_asks_is_told_in_the_post_and_whole_the_next_morning(whole_games, snapshot):
    """A line a player with the sums of both climbers."""
    table = whole_games["avalanche"]
    asked = [n for n, step in enumerate(table.steps) if step.state.phase is Phase.CHECK]
    assert asked, "no night of this game asks anything: choose another one"
    for number in asked:
        day = table.steps[number].state.day
        page = pages(table, number, Pace.ONE)["living"]
        assert page_text(page) == snapshot
        morning = next(n for n in range(number, len(table.steps)) if table.steps[n].state.day > day)
        for pace, key in ((Pace.DAY, f"day-{day + 1}"), (Pace.ONE, "living")):
            assert pages(table, morning, pace)[key].text.partition("**Day")[0] == snapshot


def test_where_a_day_does_not_fit_it_goes_without_the_sums_of_the_night_before(
    whole_games, monkeypatch, snapshot
):
    """Five people with the longest names, and less room than a message has; what is asked stays."""
    monkeypatch.setattr(posts, "TEXT_LIMIT", 1500)
    table, brief, whole = whole_games["long names"], 0, {}
    for number, step in enumerate(table.steps):
        acting = step.state.phase is Phase.ACTIONS and step.state.turn == step.state.order()[-1]
        if acting and step.state.day > 1:
            text = pages(table, number, Pace.ONE)["living"].text
            assert text == snapshot
            night = text.partition("**Day")[0]
            morning = pages(table, whole[step.state.day], Pace.ONE)["living"].text
            assert night == morning.partition("**Day")[0] or len(night) < 700
            brief += night != morning.partition("**Day")[0]
        whole.setdefault(step.state.day, number)
    assert brief, "this game has no such day any more: choose another one"


def test_a_post_made_anew_is_the_same_as_its_edit(whole_games):
    table = whole_games["avalanche"]
    for number in range(3, len(table.steps), 4):
        told = moment(table, number, Pace.ONE)
        edit = table.game.compose(told, Announcement("living", edit=True))
        new_message = table.game.compose(told, Announcement("living"))
        assert (edit.text, edit.pictures[0].key, edit.rows) == (
            new_message.text,
            new_message.pictures[0].key,
            new_message.rows,
        )


@pytest.mark.parametrize("pace", QUIET)
@pytest.mark.parametrize("phase", [Phase.SELECTION, Phase.RISK, Phase.ACTIONS])
def test_who_leaves_is_a_line_of_the_post(begin, pace, phase, snapshot):
    table = begin(3, "three", pace=pace)
    expedition.play(table, "three", until=lambda t: t.state.phase is phase)
    before = len(table.posts)
    table.resign(table.waiting[0])
    assert table.posted(before) == snapshot


@pytest.mark.parametrize("pace", QUIET)
def test_the_last_one_who_leaves_ends_it_at_any_time(begin, pace, snapshot):
    table = begin(2, "s", pace=pace)
    before = len(table.posts)
    table.resign(0)
    assert table.posted(before) == snapshot


def test_nobody_is_asked_to_answer_for_a_computer(whole_games, snapshot):
    table = whole_games["avalanche"]
    everybody = tuple(replace(person, computer=True) for person in table.people)
    asking = [n for n, step in enumerate(table.steps) if step.state.phase in (Phase.RISK, Phase.CHECK)]
    for number in asking:
        told = replace(moment(table, number, Pace.ONE), people=everybody)
        page = table.game.compose(told, Announcement("living", edit=True))
        assert expedition.labels(page) == ["Board as text"]
        assert "<@" not in page.text
