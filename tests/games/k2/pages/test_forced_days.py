"""Days 6, 12 and 18, when everybody plays the last three cards: the morning, and at once the cards."""

import pytest

from tests.games.k2.pages import expedition


@pytest.mark.parametrize("day", [6, 12, 18])
def test_such_a_morning_asks_nobody_and_the_cards_follow_at_once_in_a_post_of_their_own(
    whole_games, day, snapshot
):
    posts = [post for post in whole_games["three"].posts if post.announcement.seat is None]
    place = next(n for n, post in enumerate(posts) if post.announcement.key == f"day-{day}")
    last_turn, morning, cards = posts[place - 1 : place + 2]
    assert expedition.posted([morning, cards]) == snapshot
    assert (last_turn.page.pings, morning.page.pings, len(cards.page.pings)) == ((), (), 1)
    assert cards.number == morning.number


def test_on_such_a_day_a_private_message_tells_what_is_asked(whole_games):
    for table in whole_games.values():
        sent = [post.page for post in table.posts if post.announcement.key == "hand-6"]
        assert sent, "somebody still lives on day 6"
        for page in sent:
            assert "commit" not in {button.verb for button in expedition.buttons(page)}
            assert page.pictures or page.text.startswith("Day 6 is over.")


def test_no_post_of_a_game_carries_two_pictures(whole_games):
    """Discord sets two side by side and cuts both to squares."""
    for table in whole_games.values():
        assert max(len(post.page.pictures) for post in table.posts) == 1
