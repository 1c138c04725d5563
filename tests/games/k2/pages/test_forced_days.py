"""Days 6, 12 and 18, when everybody plays the last three cards: the morning, and at once the cards."""

from __future__ import annotations

from k2bot.games.k2.engine.events import Died, Slid
from k2bot.games.k2.engine.view import observe

DAYS = (6, 12, 18)


def of(table, key):
    return [post for post in table.posts if post.announcement.key == key]


def test_mornings_without_a_choice_ask_nobody_for_cards(whole_games, snapshot):
    table = whole_games["three"]
    for day in DAYS:
        (morning,) = of(table, f"day-{day}")
        lines = morning.page.text.splitlines()
        assert lines[0] == f"**Night {day - 1}**"
        assert lines == snapshot
        assert "Waiting" not in morning.page.text
        assert morning.page.pings == ()
        assert "My hand" not in [button.label for row in morning.page.rows for button in row]
        last_turn = table.newest(table.told()[table.told().index(f"day-{day}") - 1])
        assert last_turn.page.pings == ()


def test_the_cards_follow_at_once_in_a_post_of_their_own(whole_games, snapshot):
    table = whole_games["three"]
    for day in DAYS:
        (morning,), (cards, *_) = of(table, f"day-{day}"), of(table, f"reveal-{day}")
        assert table.told().index(f"reveal-{day}") == table.told().index(f"day-{day}") + 1
        assert cards.number == morning.number
        assert cards.page.text == snapshot
        assert len(cards.page.pings) == 1


def test_no_post_of_a_game_carries_two_pictures(whole_games):
    """Discord sets two side by side and cuts both to squares."""
    for table in whole_games.values():
        assert max(len(post.page.pictures) for post in table.posts) == 1


def test_the_board_of_such_a_morning_is_drawn_after_the_night(whole_games, drawn):
    marked = 0
    days = {f"day-{day}" for day in DAYS}
    for table in whole_games.values():
        for post in table.posts:
            if post.announcement.key not in days:
                continue
            step = table.steps[post.number]
            (board,) = post.page.pictures
            board.draw()
            shown = drawn.pop()
            assert shown.seen == observe(step.state, None)
            slid = [event.climber for event in step.events if isinstance(event, Slid)]
            died = [e.climber for e in step.events if isinstance(e, Died) and e.cause == "check"]
            assert [trail.climber for trail in shown.trails[len(shown.trails) - len(slid) :]] == slid
            assert [climber for climber, _ in shown.fallen] == died
            marked += len(slid) + len(died)
    assert marked, "nobody slid or died in any of these nights: choose other games"
