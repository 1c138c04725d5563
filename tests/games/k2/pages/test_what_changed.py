"""What a posted board shows as new: the ways and tents of the day, the slides and deaths of the night."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from k2bot.game.values import Announcement
from k2bot.games.k2.engine.events import DayBegan, Died, Slid, Stepped, TentPitched, TurnEnded
from tests.games.k2.pages import expedition


def shown(drawn, page):
    page.pictures[0].draw()
    return drawn[-1]


def days(table):
    """Turn by turn: its step, the moves and tents of it, and those of the same day before it."""
    earlier = []
    for number, step in enumerate(table.steps):
        ended = [event for event in step.events if isinstance(event, TurnEnded)]
        if ended:
            steps = [event.climber for event in step.events if isinstance(event, Stepped)]
            tents = [event.climber for event in step.events if isinstance(event, TentPitched)]
            yield number, steps, tents, list(earlier)
            earlier += [(steps, tents)]
        if any(isinstance(event, DayBegan) for event in step.events):
            earlier = []


def test_the_board_after_a_turn_shows_its_ways_and_paler_those_of_the_day(drawn, whole_games):
    table = whole_games["three"]
    kinds = ("turn-", "night-", "day-")
    posts = [p for p in table.posts if p.announcement.key.startswith(kinds) and not p.announcement.edit]
    paler, pages = 0, {}
    for post, following in pairwise(posts):
        if post.announcement.key.startswith("turn-"):
            pages[post.number] = post.page if post.page.pictures else following.page
    for number, steps, tents, earlier in days(table):
        if pages[number].pictures[0].key.startswith("k2-night"):
            continue
        more = shown(drawn, pages[number])
        assert {trail.climber for trail in more.trails if not trail.earlier} == set(steps)
        before = [climber for moved, _ in earlier for climber in moved]
        assert {trail.climber for trail in more.trails if trail.earlier} == set(before)
        assert set(more.pitched) == {*tents, *(climber for _, pitched in earlier for climber in pitched)}
        paler += len(before)
    assert paler > 10


def test_a_way_is_shown_from_where_it_began_to_where_it_ended(drawn, whole_games):
    table = whole_games["family"]
    for post in table.posts:
        if not post.announcement.key.startswith("turn-") or not post.page.pictures:
            continue
        for trail in shown(drawn, post.page).trails:
            assert len(trail.way) > 1
            assert all(space in table.state.setup.board.by_id for space in trail.way)


def test_the_morning_shows_who_died_and_who_slid_in_the_night(drawn, whole_games):
    told = set()
    for table in whole_games.values():
        for number, post in enumerate(table.posts):
            if not post.announcement.key.startswith("day-") or post.announcement.edit:
                continue
            day = int(post.announcement.key.removeprefix("day-"))
            (dawn,) = {step for step in table.steps if DayBegan(day, step.state.first) in step.events}
            more = shown(drawn, post.page)
            deaths = {(e.climber, e.space) for e in dawn.events if isinstance(e, Died) and e.cause == "check"}
            slides = {(e.climber, (e.start, e.space)) for e in dawn.events if isinstance(e, Slid)}
            assert set(more.fallen) == deaths, number
            assert slides <= {(trail.climber, trail.way) for trail in more.trails}
            told |= {kind for kind, found in (("death", deaths), ("slide", slides)) if found}
    assert "death" in told


def test_other_ways_and_tents_make_another_picture(begin):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    keys = {table.newest(key).page.pictures[0].key for key in ("turn-1-1", "day-2")}
    moment = replace(table.moment(), history=lambda: iter([table.steps[0], *table.steps[-1:]]))
    keys.add(table.game.compose(moment, Announcement("day-2")).pictures[0].key)
    assert len(keys) == 3, "without the first turn it is another board"


def test_a_hand_sent_in_private_can_no_longer_be_changed_once_cards_are_shown(begin):
    table = begin(players=2, seed="s")
    for seat in (0, 1):
        for place in ("0", "1", "2"):
            table.use(seat, "card", place)
        table.use(seat, "commit")
    private = [post for post in table.posts if post.announcement.seat is not None]
    first, after = private[:2], private[2:]
    assert [post.announcement.edit for post in first] == [False, False]
    assert sorted((post.announcement.key, post.announcement.seat) for post in after) == [
        ("hand-1", 0),
        ("hand-1", 1),
    ]
    for post in after:
        assert post.announcement.edit
        assert "You can change them" not in post.page.text
        assert "change" not in {button.verb for button in expedition.buttons(post.page)}


def test_on_a_day_without_a_choice_a_private_message_tells_what_is_asked(whole_games):
    for table in whole_games.values():
        sent = [post for post in table.posts if post.announcement.key == "hand-6"]
        assert sent, "somebody still lives on day 6"
        for post in sent:
            assert "commit" not in {button.verb for button in expedition.buttons(post.page)}
            assert post.page.pictures or post.page.text.startswith("Day 6 is over.")
