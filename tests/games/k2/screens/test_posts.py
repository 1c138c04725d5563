"""Which posts a day calls for, what stands on them, and whom they ping."""

from __future__ import annotations

import expedition
import pytest

from k2bot.games.k2 import render
from k2bot.host.game import Style


def commit(table, seat, *places):
    for place in places or (0, 1, 2):
        table.use(seat, "card", str(place))
    table.use(seat, "commit")


def day_of(table, day):
    """The calls that a day takes: posts and edits in the channel."""
    return [key for key in table.told() if key.strip("*").split("-")[1:2] == [str(day)]]


def test_the_first_morning_explains_itself_and_pings_who_chooses(begin):
    post = begin(players=3).newest()
    assert post.announcement.key == "day-1"
    assert sorted(post.page.pings) == [0, 1, 2]
    assert "Each morning you choose three of your six cards in secret" in post.page.text
    assert expedition.labels(post.page) == ["My hand", "Board as text", "Rules"]
    assert len(post.page.pictures) == 1


def test_the_second_morning_takes_the_rules_as_known(whole_games):
    assert "Each morning" not in whole_games["three"].newest("day-2").page.text


def test_each_commit_edits_the_morning_and_says_who_is_in(begin):
    table = begin(players=3, first="1")
    commit(table, 1)
    post = table.newest()
    assert (post.announcement.key, post.announcement.edit) == ("day-1", True)
    assert post.page.text.splitlines()[-1] == (
        f"Ready: Bob · waiting for {table.people[0].mention} and {table.people[2].mention}"
    )
    commit(table, 0)
    commit(table, 2)
    assert table.told()[-2:] == ["day-1*", "reveal-1"]
    assert table.newest("day-1").page.text.splitlines()[-1] == "Everyone has chosen."


def test_an_edit_tells_the_night_before_again(whole_games):
    table = whole_games["three"]
    posts = [post for post in table.posts if post.announcement.key == "day-3"]
    first, *edits = (post.page.text.splitlines() for post in posts)
    assert first[0] == "**Night 2**"
    assert len(edits) == 3
    for edit in edits:
        assert edit[:-1] == first[:-1]


def test_a_lost_post_is_made_whole_again(begin):
    """What was to be an edit is composed as a new post when the old message is gone."""
    table = begin(players=2)
    commit(table, 0)
    edit = table.newest().announcement
    page = table.game.compose(table.moment(), expedition.Announcement(edit.key))
    assert page.pictures
    assert page.pings == (1,)
    assert page.text == table.newest().page.text


def test_who_has_the_highest_sum_is_asked_by_buttons_for_each_different_token(stand):
    def change(position):
        position["tokens"] = {"open": [1, 1, 2], "pile": [0, 1]}
        hands = [["m3", "m3", "m2"], ["m1", "m1", "a0"]]
        for seat, cards in zip(position["seats"], hands, strict=True):
            pool = seat["hand"] + seat["deck"]
            for card in cards:
                pool.remove(card)
            seat["hand"], seat["deck"] = cards + pool[:3], pool[3:]

    table = stand(change, first="2")
    for seat in (0, 1):
        cards = table.page(seat, "hand")
        wanted = ["Move 3", "Move 3", "Move 2"] if seat == 0 else ["Move 1", "Move 1", "Air 0"]
        for place, button in enumerate(expedition.buttons(cards)[:6]):
            if button.label in wanted:
                wanted.remove(button.label)
                table.use(seat, "card", str(place))
        table.use(seat, "commit")
    post = table.newest("reveal-1")
    assert post.page.pings == (0,)
    assert expedition.labels(post.page) == ["Take 1", "Take 2", "Board as text"]
    assert {b.stamp for b in expedition.buttons(post.page)[:2]} == {table.game.stamp(table.state, 0)}
    assert "Ann has the highest risk sum, 8." in post.page.text

    table.use(0, "token", "1")
    edit, turn = table.posts[-2:]
    assert (edit.announcement.key, edit.announcement.edit) == ("reveal-1", True)
    assert "Ann takes the 1. A 0 is turned up in its place." in edit.page.text
    assert expedition.labels(edit.page) == ["Board as text"]
    assert turn.announcement.key == "turn-1-0"
    assert turn.page.pings == (1,)
    assert expedition.labels(turn.page) == ["Plan my turn", "Board as text"]


def test_who_took_a_token_and_acts_first_goes_on_from_the_reveal_itself(stand):
    def change(position):
        position["tokens"] = {"open": [1, 1, 2], "pile": [0, 1]}

    table = stand(change, players=1)
    table.use(0, "card", "0")
    table.use(0, "card", "1")
    table.use(0, "card", "2")
    table.use(0, "commit")
    posts = len(table.posts)
    table.use(0, "token", "2")
    (edit,) = table.posts[posts:]
    assert (edit.announcement.key, edit.announcement.edit) == ("reveal-1", True)
    assert "takes the 2. A 0 is turned up" in edit.page.text
    assert expedition.labels(edit.page) == ["Plan my turn", "Board as text"]


def test_once_all_have_chosen_the_morning_still_tells_the_morning(stand):
    def change(position):
        position["tokens"] = {"open": [1, 1, 1], "pile": [0, 1]}

    table = stand(change, players=1)
    for place in ("0", "1", "2"):
        table.use(0, "card", place)
    table.use(0, "commit")
    morning = next(post for post in reversed(table.posts) if post.announcement.key == "day-1")
    assert morning.announcement.edit
    assert "Open risk tokens: 1, 1 and 1." in morning.page.text
    assert table.state.tokens_open != (1, 1, 1), "the token was taken by itself in the meantime"


def test_the_morning_says_of_which_spaces_it_tells_that_they_are_full(stand):
    def change(position):
        for name, space in (("A", "b5"), ("B", "c1")):
            position["seats"][0]["climbers"][name] |= {"space": space, "vp": 5}
        position["seats"][1]["climbers"]["A"] |= {"space": "b5", "vp": 3}

    table = stand(change, players=2)
    commit(table, 0)
    assert "Full above 7000 m: c1." in table.newest("day-1").page.text, "b5 is full, too, but lower"


def test_in_a_tie_the_reveal_itself_asks_for_the_first_turn(begin):
    table = begin(players=2, seed="s", first="2")
    table.answer(0, _weakest(table, 0))
    table.answer(1, _weakest(table, 1))
    post = table.newest()
    if "share the highest risk sum" not in post.page.text:
        pytest.fail(f"the seed gives no tie any more: {post.page.text}")
    assert post.announcement.key == "reveal-1"
    assert post.page.pings == (1,)
    assert expedition.buttons(post.page)[0].style is Style.PRIMARY


def _weakest(table, seat):
    return table.game.default(table.state, seat)


def test_days_without_a_choice_say_so_and_ask_nobody_for_cards(whole_games):
    table = whole_games["three"]
    for day in (6, 12, 18):
        post = table.newest(f"day-{day}")
        assert "the last three cards are played" in post.page.text
        assert post.page.pings == ()
        assert not post.announcement.edit
        assert "Waiting" not in post.page.text
        assert f"hand-{day}" not in {post.announcement.key for post in table.posts}
        last_turn = table.newest(table.told()[table.told().index(f"day-{day}") - 1])
        assert last_turn.page.pings == ()


def test_a_four_player_day_takes_at_most_twelve_calls(begin):
    table = expedition.play(begin(players=4, seed="calls"), "calls", until=lambda t: t.state.day == 6)
    for day in range(1, 6):
        assert len(day_of(table, day)) <= 12, day_of(table, day)
    assert len(day_of(table, 1)) >= 9


def test_a_turn_is_told_with_a_picture_and_calls_the_next(begin):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: "turn-1-1" in t.told())
    post = table.newest("turn-1-1")
    assert post.page.text.splitlines()[0] == "**Day 1 · Ann**"
    assert post.page.text.splitlines()[-1] == f"{table.people[1].mention}, it is your turn."
    assert post.page.pings == (1,)
    assert post.page.pictures[0].name.startswith("k2-turn-")


def test_the_picture_of_a_turn_marks_whose_turn_it_is_now(begin, monkeypatch):
    drawn = []
    monkeypatch.setattr(render, "board", lambda seen, names, **more: drawn.append(seen) or b"")
    table = begin(players=3, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    for number in (1, 2, 3):
        table.newest(f"turn-1-{number}").page.pictures[0].draw()
    assert [seen.turn for seen in drawn] == [1, 2, None]


def test_alone_nobody_is_told_that_others_follow(whole_games):
    posts = {post.announcement.key: post.page.text.splitlines()[-1] for post in whole_games["solo"].posts}
    assert posts["reveal-2"] == f"{whole_games['solo'].people[0].mention}, it is your turn."
    assert posts["turn-2-1"] == "Night falls."


def test_turns_are_numbered_in_the_order_of_the_day(begin):
    table = begin(players=3, seed="s", first="3")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    heads = [table.newest(f"turn-1-{number}").page.text.splitlines()[0] for number in (1, 2, 3)]
    assert heads == ["**Day 1 · Cid**", "**Day 1 · Ann**", "**Day 1 · Bob**"]


def test_the_last_turn_calls_nobody_and_the_night_shares_the_next_morning(begin):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    turn, morning = [post for post in table.posts if post.announcement.seat is None][-2:]
    assert turn.page.text.splitlines()[-1] == "Everyone has acted; night falls."
    assert turn.page.pings == ()
    assert expedition.labels(turn.page) == ["Board as text"]
    assert morning.announcement.key == "day-2"
    assert morning.page.text.startswith("**Night 1**\n")


def test_a_turn_is_shown_as_it_was_before_the_night(begin):
    table = begin(players=1, seed="s")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    assert "The board on day 1 of 18" in table.newest("turn-1-1").page.pictures[0].alt
    assert "The board on day 2 of 18" in table.newest("day-2").page.pictures[0].alt


def test_somebody_leaving_while_cards_are_chosen(begin):
    table = begin(players=3, seed="s")
    commit(table, 0)
    table.resign(1)
    told, edit = table.posts[-2:]
    if told.announcement.key != "resigned-1":
        told, edit = edit, told
    assert told.page.text.startswith("**Bob leaves the expedition.**")
    assert (edit.announcement.key, edit.announcement.edit) == ("day-1", True)
    assert "Bob" not in edit.page.text.splitlines()[-1]


def test_somebody_leaving_in_their_turn_hands_it_on(begin):
    table = begin(players=3, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.turn == 0 and t.state.phase.value == "actions")
    table.resign(0)
    post = table.newest()
    assert post.announcement.key == "resigned-0"
    assert post.page.pings == (1,)
    assert "it is your turn." in post.page.text
    assert expedition.labels(post.page)[0] == "Plan my turn"


def test_somebody_leaving_last_before_the_reveal_brings_it(begin):
    table = begin(players=3, seed="s")
    commit(table, 0)
    commit(table, 1)
    before = len(table.posts)
    table.resign(2)
    assert set(table.told(since=before)) == {"day-1*", "resigned-2", "reveal-1"}
    assert table.newest("resigned-2").page.pings == ()


def test_where_that_reveal_asks_for_the_first_turn_it_alone_does(stand):
    def change(position):
        for seat in position["seats"]:
            pool = sorted(seat["hand"] + seat["deck"], key=lambda card: card != "m1")
            seat["hand"], seat["deck"] = pool[:6], pool[6:]

    table = stand(change, players=3, first="1")
    commit(table, 0)
    commit(table, 1)
    table.resign(2)
    assert table.newest("reveal-1").page.pings == (0,)
    told = table.newest("resigned-2").page
    assert told.pings == ()
    assert "your turn" not in told.text


def test_somebody_leaving_instead_of_taking_a_token(begin):
    table = begin(players=3, seed="three")
    expedition.play(table, "three", until=lambda t: t.state.phase.value == "risk")
    asked, before = table.waiting[0], len(table.posts)
    table.resign(asked)
    assert set(table.told(since=before)) == {f"resigned-{asked}", "reveal-1*"}
    assert "Take" not in "".join(expedition.labels(table.newest("reveal-1").page))
    assert table.newest(f"resigned-{asked}").page.pings == (table.state.turn,)


def test_the_last_one_to_stay_wins(begin):
    table = begin(players=2, seed="s")
    table.resign(0)
    assert table.told()[-2:] == ["resigned-0", "end"]
    text = table.newest("end").page.text
    assert "Bob wins with 2 points." in text
    assert "left the expedition" in text


def test_a_solo_player_who_leaves_ends_the_game(begin):
    table = begin(players=1, seed="s")
    table.resign(0)
    assert table.told()[-1] == "end"
    assert "Title earned: **sailor**" in table.newest("end").page.text
