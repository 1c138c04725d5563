"""What goes on now, for each reader, and the private message that carries it through a day."""

from __future__ import annotations

import pytest

from k2bot.game.values import Announcement, Button, Style
from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition

SEATS = (0, 1, 2)


def messages(table):
    """The newest private message of each seat, as a reader would find it."""
    return {post.announcement.seat: post.page for post in table.posts if post.announcement.seat is not None}


def test_a_private_message_carries_its_reader_through_the_whole_game(whole_games):
    """Whoever is asked something finds the way to answer in the newest private message."""
    table = whole_games["three"]
    kinds = set()
    posts = iter(table.posts)
    newest, post = {}, next(posts)
    for number, step in enumerate(table.steps):
        while post is not None and post.number <= number:
            if post.announcement.seat is not None:
                newest[post.announcement.seat] = post.page
            post = next(posts, None)
        for seat in table.game.waiting(step.state):
            page = newest[seat]
            stamp = table.game.stamp(step.state, seat)
            answers = {button.stamp for button in expedition.buttons(page)} | {
                m.stamp for m in expedition.menus(page)
            }
            leads = {button.argument for button in expedition.buttons(page)} & {"next", "hand", "plan"}
            assert stamp in answers or leads, (step.state.phase, page.text)
            assert page.pictures, "an edit without one would leave the last one there"
            kinds.add(stamp.split(".")[1])
    assert kinds == {"choose", "token", "turn"}


def test_the_highest_sum_is_asked_for_its_token_in_the_private_message(stand, snapshot):
    def change(position):
        position["tokens"] = {"open": [0, 1, 2], "pile": [1]}

    table = stand(change, players=1)
    for place in "012":
        table.use(0, "card", place)
    table.use(0, "commit")
    page = messages(table)[0]
    assert expedition.labels(page) == snapshot
    assert "3 of 3" in page.pictures[0].alt or "Committed" in page.pictures[0].alt


@pytest.mark.parametrize("game", ["three", "avalanche", "family"])
def test_it_names_who_acts_and_never_tells_a_reader_to_wait_for_themselves(whole_games, game):
    table = whole_games[game]
    for step in table.steps[::3]:
        for seat in range(len(table.people)):
            page = table.game.page(step.state, seat, "now", None, table.people)
            asked = table.game.stamp(step.state, seat) is not None
            name = table.people[seat].name
            if asked and step.state.phase is not Phase.SELECTION:
                assert name not in page.text
            acts = step.state.turn
            if step.state.phase is Phase.ACTIONS and acts != seat:
                assert table.people[acts].name in page.text


def test_what_is_asked_opens_below_all_other_messages(whole_games):
    table = whole_games["three"]
    for step in table.steps[::4]:
        for seat in table.game.waiting(step.state):
            page = table.game.page(step.state, seat, "now", None, table.people)
            ways = [button for button in expedition.buttons(page) if button.argument == "next"]
            assert all(button.new_message for button in ways)
            assert page.live in {"now", ""}


def test_the_message_of_a_day_that_is_over_leads_on_without_showing_the_next_hand_twice(whole_games):
    table = whole_games["three"]
    late = [
        post
        for post in table.posts
        if post.announcement.seat is not None
        and post.announcement.edit
        and post.announcement.key != f"hand-{table.steps[post.number].state.day}"
    ]
    assert late
    for post in late:
        assert not [b for b in expedition.buttons(post.page) if b.verb in {"card", "commit"}]


def test_a_private_message_says_nothing_of_a_draft(stand):
    table = stand(lambda position: None, players=2)
    table.use(0, "card", "0")
    again = table.game.compose(table.moment(), Announcement(f"hand-{table.state.day}", seat=0))
    assert all(isinstance(button, Button) for button in expedition.buttons(again))
    assert not [b for b in expedition.buttons(again) if b.verb == "card" and b.style is Style.PRIMARY]
