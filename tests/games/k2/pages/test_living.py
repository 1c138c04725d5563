"""Quiet paces: the post that is edited through a day, or through the whole game, and who is called."""

import pytest

from k2bot.game import limits
from k2bot.game.values import Announcement, Pace
from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition
from tests.kit.transcript import page_text

QUIET = (Pace.DAY, Pace.ONE)


def announced(table, number, pace):
    told = table.moment(number, pace=pace)
    return [post for post in table.game.announce(told.before, told.step, pace) if post.seat is None]


def pages(table, number, pace):
    """The posts of a step by key."""
    told = table.moment(number, pace=pace)
    return {post.key: table.game.compose(told, post) for post in announced(table, number, pace)}


def called(table, number, pace):
    """The line that calls who is to move after a step; None for none."""
    told = table.moment(number, pace=pace)
    key = table.game.ping_key(told.step.state, pace)
    return key and table.game.compose(told, Announcement(key))


def asks(page):
    """Whom a page notifies, and what can be pressed on it."""
    offered = [f"{button.verb} {button.argument}" for button in expedition.buttons(page)]
    return f"notifies {list(page.pings)}, offers {offered}"


@pytest.mark.parametrize("pace", QUIET)
@pytest.mark.parametrize("name", ["solo", "avalanche"])
def test_what_is_posted_and_edited_and_who_is_called(whole_games, name, pace, snapshot):
    """Posts notify in the morning alone; who is to move is called by a line of its own, with its control."""
    table, lines = whole_games[name], []
    for number, step in enumerate(table.steps):
        posted = announced(table, number, pace)
        found = pages(table, number, pace)
        lines += [f"{number} {post.key}{'*' * post.edit} {asks(found[post.key])}" for post in posted]
        call = called(table, number, pace)
        if call is not None:
            lines.append(f"{number} {step.state.phase.value}: {call.text} {asks(call)}")
            assert call.text not in found[posted[-1].key].text, "a question stands in the call alone"
            assert "\n" not in call.text
    assert lines == snapshot


@pytest.mark.parametrize("pace", QUIET)
def test_every_page_is_whole(whole_games, pace):
    """One post has a picture; that of a day that is past has none, and the end has its own."""
    table = whole_games["long names"]
    for number in range(0, len(table.steps), 4):
        for key, page in pages(table, number, pace).items():
            assert page.whole or key == "end"
            assert len(page.pictures) == (key in {f"day-{table.steps[number].state.day}", "living", "end"})
            assert not page.text.endswith("…"), (number, key)


@pytest.mark.parametrize("pace", QUIET)
def test_who_has_chosen_is_asked_no_more_by_the_post(begin, pace, snapshot):
    """Its picture stays as it is: it never said who has chosen."""
    table = begin(3, "s", pace=pace)
    before, picture = len(table.posts), table.newest().page.pictures[0].key
    table.walk(0, "hand", "0 / 1 / 2 / commit")
    assert table.posted(before) == snapshot
    assert [shown.key for shown in table.newest().page.pictures] == [picture]


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


def test_where_a_day_does_not_fit_it_goes_without_the_sums_of_the_night_before(whole_games, monkeypatch):
    """Five people with the longest names, and less room than a message has; what is asked stays."""
    table, brief, whole = whole_games["long names"], 0, {}
    monkeypatch.setattr(limits, "TEXT", 1500)
    for number, step in enumerate(table.steps):
        acting = step.state.phase is Phase.ACTIONS and step.state.turn == step.state.order()[-1]
        if acting and step.state.day > 1:
            text = pages(table, number, Pace.ONE)["living"].text
            night = text.partition("**Day")[0]
            morning = pages(table, whole[step.state.day], Pace.ONE)["living"].text
            assert night == morning.partition("**Day")[0] or len(night) < 700
            brief += night != morning.partition("**Day")[0]
        whole.setdefault(step.state.day, number)
    assert brief, "this game has no such day any more: choose another one"


@pytest.mark.parametrize("phase", [Phase.SELECTION, Phase.ACTIONS])
@pytest.mark.parametrize("players", [3, 2])
def test_who_leaves_is_a_line_of_the_post(begin, phase, players, snapshot):
    """A day that somebody ended by leaving is shown without their climbers."""
    table = begin(players, "three", pace=Pace.DAY)
    expedition.play(table, "three", until=lambda t: t.state.phase is phase)
    before = len(table.posts)
    table.resign(table.waiting[0])
    assert table.posted(before) == snapshot
