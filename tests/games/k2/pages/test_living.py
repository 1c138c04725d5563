"""Quiet paces: a post edited through a day or the whole game, and who gets pinged."""

import pytest

from k2bot.game import limits
from k2bot.game.values import Announcement, Pace
from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition
from tests.kit.transcript import page_text
from tests.phrases import phrase, says

QUIET = (Pace.DAY, Pace.ONE)


def announced(table, number, pace):
    told = table.moment(number, pace=pace)
    return [post for post in table.game.announce(told.before, told.step, pace) if post.seat is None]


def pages(table, number, pace):
    """The posts of a step by key."""
    told = table.moment(number, pace=pace)
    return {post.key: table.game.compose(told, post) for post in announced(table, number, pace)}


def called(table, number, pace):
    """The line that pings the next player after a step, or None."""
    told = table.moment(number, pace=pace)
    key = table.game.ping_key(told.step.state, pace)
    return key and table.game.compose(told, Announcement(key))


def asks(page):
    """Whom a page pings, and its buttons."""
    offered = [f"{button.verb} {button.argument}" for button in expedition.buttons(page)]
    return f"notifies {list(page.pings)}, offers {offered}"


@pytest.mark.parametrize("pace", QUIET)
@pytest.mark.parametrize("name", ["solo", "avalanche"])
def test_quiet_posts_ping_only_in_the_morning_or_by_separate_lines(whole_games, name, pace, snapshot):
    """The next player is pinged by a separate line with its button."""
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
def test_quiet_posts_are_complete_and_only_current_ones_have_pictures(whole_games, pace):
    """Only the current post has a picture: past days have none, and the end has its own."""
    table = whole_games["long names"]
    for number in range(0, len(table.steps), 4):
        for key, page in pages(table, number, pace).items():
            assert page.whole or key == "end"
            assert len(page.pictures) == (key in {f"day-{table.steps[number].state.day}", "living", "end"})
            assert not page.text.endswith("…"), (number, key)


@pytest.mark.parametrize("pace", QUIET)
def test_players_who_have_chosen_are_no_longer_asked_in_the_post(begin, pace, snapshot):
    """Its picture stays: it never showed who has chosen."""
    table = begin(3, "s", pace=pace)
    before, picture = len(table.posts), table.newest().page.pictures[0].key
    table.walk(0, "hand", "0 / 1 / 2 / commit")
    assert table.posted(before) == snapshot
    assert [shown.key for shown in table.newest().page.pictures] == [picture]


def test_a_days_post_grows_turn_by_turn(begin, snapshot):
    """The next morning's picture shows the day's moves."""
    table = begin(3, "three", pace=Pace.DAY)
    expedition.play(table, "three", until=lambda t: t.state.day == 2)
    posts = [post for post in table.posts if post.announcement.seat is None]
    kinds = [picture.key.split("-")[1] for post in posts for picture in post.page.pictures]
    assert kinds == snapshot
    assert expedition.posted(posts[-5:]) == snapshot


def test_a_night_with_decisions_is_posted_at_once_and_in_full_next_morning(whole_games, snapshot):
    """One line per player with the sums of both climbers."""
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


def test_a_day_that_does_not_fit_omits_the_cards(whole_games, monkeypatch):
    """Five players with the longest names and a reduced message limit; who did what stays."""
    table, reveals = whole_games["long names"], []
    monkeypatch.setattr(limits, "TEXT", 1500)
    for number, step in enumerate(table.steps):
        if step.state.phase is Phase.ACTIONS and step.state.active_seat == step.state.order()[-1]:
            text = pages(table, number, Pace.ONE)["living"].text
            reveals.append(says(text, "k2-reveal-cards"))
            assert f"**{phrase('k2-turn-head', day=step.state.day, name='')[2:-2]}" in text
    assert {*reveals} == {True, False}


@pytest.mark.parametrize("phase", [Phase.COMMIT, Phase.ACTIONS])
@pytest.mark.parametrize("players", [3, 2])
def test_resignations_appear_as_a_line_in_the_post(begin, phase, players, snapshot):
    """A day that ended by a resignation is shown without that player's climbers."""
    table = begin(players, "three", pace=Pace.DAY)
    expedition.play(table, "three", until=lambda t: t.state.phase is phase)
    before = len(table.posts)
    table.resign(table.waiting[0])
    assert table.posted(before) == snapshot
