"""Days 6, 12 and 18, when everybody plays the last three cards: one post for the morning and the cards."""

from __future__ import annotations

from k2bot.games.k2 import render
from k2bot.games.k2.engine.events import Died, Slid
from k2bot.games.k2.engine.view import observe


def test_days_without_a_choice_are_told_with_their_cards_and_ask_nobody_for_any(whole_games):
    table = whole_games["three"]
    for day in (6, 12, 18):
        assert {f"day-{day}", f"hand-{day}"}.isdisjoint(post.announcement.key for post in table.posts)
        posts = [post for post in table.posts if post.announcement.key == f"reveal-{day}"]
        for post in posts:
            lines = post.page.text.splitlines()
            assert lines[0] == f"**Night {day - 1}**"
            assert f"**Day {day} of 18 · the last three cards are played**" in lines
            assert "the cards are shown" not in post.page.text
            assert "Waiting" not in post.page.text
        assert not posts[0].announcement.edit
        assert posts[0].page.pings == (posts[0].page.pings or (None,))[:1]
        last_turn = table.newest(table.told()[table.told().index(f"reveal-{day}") - 1])
        assert last_turn.page.pings == ()


def test_days_without_a_choice_show_the_board_of_the_morning_before_the_cards(whole_games):
    """Whoever acts first sees where the night has left everybody, and the new weather."""
    table, edits = whole_games["three"], 0
    for day in (6, 12, 18):
        first, *later = [post for post in table.posts if post.announcement.key == f"reveal-{day}"]
        board, cards = first.page.pictures
        assert [picture.name.split("-")[1] for picture in (board, cards)] == ["board", "reveal"]
        assert board.alt.startswith(f"The board on day {day} of 18")
        assert cards.alt != board.alt
        for post in later:
            if post.page.pictures:
                edits += 1
                again, shown = post.page.pictures
                assert again.key == board.key, "what was there in the morning stays there"
                assert shown.key != cards.key
    assert edits, "no token was chosen on any of these days: choose another game"


def test_the_board_of_such_a_morning_is_drawn_after_the_night(whole_games, monkeypatch):
    drawn, marked = [], 0
    monkeypatch.setattr(render, "board", lambda seen, names, **more: drawn.append((seen, more)) or b"")
    days = {f"reveal-{day}" for day in (6, 12, 18)}
    for table in whole_games.values():
        for post in table.posts:
            if post.announcement.key not in days or post.announcement.edit:
                continue
            step = table.steps[post.number]
            post.page.pictures[0].draw()
            seen, more = drawn.pop()
            assert seen == observe(step.state, None)
            slid = [event.climber for event in step.events if isinstance(event, Slid)]
            died = [e.climber for e in step.events if isinstance(e, Died) and e.cause == "check"]
            assert [trail.climber for trail in more["trails"]] == slid
            assert [climber for climber, _ in more["fallen"]] == died
            marked += len(slid) + len(died)
    assert marked, "nobody slid or died in any of these nights: choose other games"
