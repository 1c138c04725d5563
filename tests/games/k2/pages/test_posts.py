"""Which posts a day calls for, what stands on them, and whom they ping."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from k2bot.game.values import Announcement, Step, Style
from k2bot.games.k2.engine import Phase
from tests.games.k2.pages import expedition
from tests.kit.table import late


def commit(table, seat, *places):
    for place in places or (0, 1, 2):
        table.use(seat, "card", str(place))
    table.use(seat, "commit")


def day_of(table, day):
    """The calls that a day takes: posts and edits in the channel."""
    return [key for key in table.told() if key.strip("*").split("-")[1:2] == [str(day)]]


def test_the_first_morning_explains_itself_and_pings_who_chooses(begin, snapshot):
    post = begin(players=3).newest()
    assert post.announcement.key == "day-1"
    assert sorted(post.page.pings) == [0, 1, 2]
    assert post.page.text == snapshot
    assert expedition.labels(post.page) == snapshot
    assert len(post.page.pictures) == 1


def test_the_second_morning_takes_the_rules_as_known(whole_games):
    assert "Each morning" not in whole_games["three"].newest("day-2").page.text


def test_each_commit_edits_the_morning_and_says_who_is_in(begin, snapshot):
    table = begin(players=3, first="1")
    commit(table, 1)
    post = table.newest()
    assert (post.announcement.key, post.announcement.edit) == ("day-1", True)
    assert post.page.text.splitlines()[-1] == snapshot
    commit(table, 0)
    commit(table, 2)
    assert table.told()[-2:] == ["day-1*", "reveal-1"]
    assert table.newest("day-1").page.text.splitlines()[-1] == snapshot


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
    page = table.game.compose(table.moment(), Announcement(edit.key))
    assert page.pictures
    assert page.pings == (1,)
    assert page.text == table.newest().page.text


def test_who_has_the_highest_sum_is_asked_by_buttons_for_each_different_token(stand, snapshot):
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
    assert expedition.labels(post.page) == snapshot
    assert {b.stamp for b in expedition.buttons(post.page)[:2]} == {table.game.stamp(table.state, 0)}
    assert post.page.text == snapshot

    table.use(0, "token", "1")
    edit, turn = [post for post in table.posts if post.announcement.seat is None][-2:]
    assert (edit.announcement.key, edit.announcement.edit) == ("reveal-1", True)
    assert edit.page.text == snapshot
    assert expedition.labels(edit.page) == snapshot
    assert turn.announcement.key == "turn-1-0"
    assert turn.page.pings == (1,)
    assert expedition.labels(turn.page) == snapshot


def test_who_took_a_token_and_acts_first_goes_on_from_the_reveal_itself(stand, snapshot):
    def change(position):
        position["tokens"] = {"open": [1, 1, 2], "pile": [0, 1]}

    table = stand(change, players=1)
    table.use(0, "card", "0")
    table.use(0, "card", "1")
    table.use(0, "card", "2")
    table.use(0, "commit")
    posts = len(table.posts)
    table.use(0, "token", "2")
    (edit,) = [post for post in table.posts[posts:] if post.announcement.seat is None]
    assert (edit.announcement.key, edit.announcement.edit) == ("reveal-1", True)
    assert edit.page.text == snapshot
    assert expedition.labels(edit.page) == snapshot


def test_once_all_have_chosen_the_morning_still_tells_the_morning(stand, snapshot):
    def change(position):
        position["tokens"] = {"open": [1, 1, 1], "pile": [0, 1]}

    table = stand(change, players=1)
    for place in ("0", "1", "2"):
        table.use(0, "card", place)
    table.use(0, "commit")
    morning = next(post for post in reversed(table.posts) if post.announcement.key == "day-1")
    assert morning.announcement.edit
    assert morning.page.text == snapshot
    assert table.state.tokens_open != (1, 1, 1), "the token was taken by itself in the meantime"


def test_the_morning_says_of_which_spaces_it_tells_that_they_are_full(stand, snapshot):
    def change(position):
        for name, space in (("A", "b5"), ("B", "c1")):
            position["seats"][0]["climbers"][name] |= {"space": space, "vp": 5}
        position["seats"][1]["climbers"]["A"] |= {"space": "b5", "vp": 3}

    table = stand(change, players=2)
    commit(table, 0)
    assert table.newest("day-1").page.text == snapshot


def test_in_a_tie_the_reveal_itself_asks_for_the_first_turn(begin):
    table = begin(players=2, seed="s", first="2")
    table.answer(0, _weakest(table, 0))
    table.answer(1, _weakest(table, 1))
    post = table.newest()
    assert table.state.phase is Phase.ACTIONS, "the seed gives no tie any more"
    assert post.announcement.key == "reveal-1"
    assert post.page.pings == (1,)
    assert expedition.buttons(post.page)[0].style is Style.PRIMARY


def _weakest(table, seat):
    return late(table.game, table.state, seat)


def test_a_four_player_day_takes_at_most_twelve_calls(begin):
    table = expedition.play(begin(players=4, seed="calls"), "calls", until=lambda t: t.state.day == 6)
    for day in range(1, 6):
        assert len(day_of(table, day)) <= 12, day_of(table, day)
    assert len(day_of(table, 1)) >= 9


def test_a_turn_is_told_with_a_picture_and_calls_the_next(begin, snapshot):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: "turn-1-1" in t.told())
    post = table.newest("turn-1-1")
    assert post.page.text.splitlines()[0] == snapshot
    assert post.page.text.splitlines()[-1] == snapshot
    assert post.page.pings == (1,)
    assert post.page.pictures[0].name.startswith("k2-turn-")


def test_the_picture_of_a_turn_marks_whose_turn_it_is_now(begin, drawn):
    table = begin(players=3, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    for number in (1, 2):
        table.newest(f"turn-1-{number}").page.pictures[0].draw()
    assert [shown.seen.turn for shown in drawn] == [1, 2]


def test_no_step_is_told_by_two_boards(whole_games):
    """The last turn's ways stand on the next morning's board, or the night has a picture of its own."""
    for table in whole_games.values():
        boards = [
            (post.number, picture.key.split("-")[1])
            for post in table.posts
            for picture in post.page.pictures
            if post.announcement.seat is None
        ]
        numbers = [number for number, kind in boards if kind in {"board", "turn", "night"}]
        assert len(numbers) == len(set(numbers))


def test_alone_nobody_is_told_that_others_follow(whole_games, snapshot):
    posts = {post.announcement.key: post.page.text.splitlines()[-1] for post in whole_games["solo"].posts}
    assert (posts["reveal-2"], posts["turn-2-1"]) == snapshot


def test_turns_are_numbered_in_the_order_of_the_day(begin):
    table = begin(players=3, seed="s", first="3")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    heads = [table.newest(f"turn-1-{number}").page.text.splitlines()[0] for number in (1, 2, 3)]
    assert heads == ["**Day 1 · Cid**", "**Day 1 · Ann**", "**Day 1 · Bob**"]


def test_the_last_turn_calls_nobody_and_the_night_shares_the_next_morning(begin, snapshot):
    table = begin(players=2, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    turn, morning = [post for post in table.posts if post.announcement.seat is None][-2:]
    assert turn.page.text.splitlines()[-1] == snapshot
    assert turn.page.pings == ()
    assert expedition.labels(turn.page) == snapshot
    assert morning.announcement.key == "day-2"
    assert morning.page.text.startswith("**Night 1**\n")


def test_the_last_turn_is_shown_with_the_night_on_the_next_mornings_board(begin, snapshot):
    table = begin(players=1, seed="s")
    expedition.play(table, "s", until=lambda t: t.state.day == 2)
    assert table.newest("turn-1-1").page.pictures == ()
    assert table.newest("day-2").page.pictures[0].alt == snapshot


def test_somebody_leaving_while_cards_are_chosen(begin, snapshot):
    table = begin(players=3, seed="s")
    commit(table, 0)
    table.resign(1)
    told, edit = table.posts[-2:]
    if told.announcement.key != "resigned-1":
        told, edit = edit, told
    assert told.page.text == snapshot
    assert (edit.announcement.key, edit.announcement.edit) == ("day-1", True)
    assert "Bob" not in edit.page.text.splitlines()[-1]


def test_somebody_leaving_in_their_turn_hands_it_on(begin, snapshot):
    table = begin(players=3, seed="s", first="1")
    expedition.play(table, "s", until=lambda t: t.state.turn == 0 and t.state.phase.value == "actions")
    table.resign(0)
    post = table.newest()
    assert post.announcement.key == "resigned-0"
    assert post.page.pings == (1,)
    assert post.page.text == snapshot
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


def test_the_last_one_to_stay_wins(begin, snapshot):
    table = begin(players=2, seed="s")
    table.resign(0)
    assert table.told()[-2:] == ["resigned-0", "end"]
    text = table.newest("end").page.text
    assert text == snapshot


def test_a_solo_player_who_leaves_ends_the_game(begin, snapshot):
    table = begin(players=1, seed="s")
    table.resign(0)
    assert table.told()[-1] == "end"
    assert table.newest("end").page.text == snapshot


# ------------------------------------------------------------------------------------ told together


def gathered(table, seats):
    """Let these seats end their turns, and compose the posts that tell of all of it together."""
    begun, number = table.state, len(table.steps)
    for seat in seats:
        before = table.state
        if table.state.phase is Phase.RISK:
            table.answer(seat, f"token {min(table.state.tokens_open)}")
        else:
            table.answer(seat, "plan")
        assert table.game.can_batch(before, table.step) == (table.state.phase is Phase.ACTIONS)
    events = [event for step in table.steps[number:] for event in step.events]
    together = Step(table.state, tuple(events))
    moment = replace(table.moment(), before=begun, step=together)
    new = [
        post
        for post in table.game.announce(begun, together, table.pace)
        if not post.edit and post.seat is None
    ]
    return [(post.key, table.game.compose(moment, post)) for post in new]


def test_turns_in_a_row_are_told_in_one_post_that_asks_who_acts_next(begin, snapshot):
    table = begin(players=3, first="2", seed="tie")
    for seat in (0, 1, 2):
        commit(table, seat)
    while table.state.phase is Phase.RISK:
        table.answer(table.state.turn, f"token {min(table.state.tokens_open)}")
    ((key, page),) = gathered(table, (1, 2))
    assert key == "turn-1-2"
    lines = page.text.splitlines()
    assert [line for line in lines if line.startswith("**")] == ["**Day 1 · Bob**", "**Day 1 · Cid**"]
    assert lines[-1] == snapshot
    assert page.pings == (0,)
    assert expedition.labels(page) == snapshot
    assert expedition.faults(page) == []


def test_each_turn_told_together_has_its_own_doings(begin):
    """The one who took the token pays for it, and both ways are drawn."""
    table = begin(players=3, first="2", seed="push 0")
    for seat, own in enumerate(table.state.seats):
        cards = sorted(own.hand, key=lambda card: card.push if seat != 1 else -card.push)
        move = next(card for card in cards if card.is_movement)
        others = [card for card in cards if card is not move][:2]
        table.answer(seat, f"choose {' '.join(map(str, sorted([move, *others])))}")
    assert table.state.seats[1].risk, "this seed does not give Bob a token any more: choose another one"
    alone = []
    for seat in (1, 2):
        table.steps.append(table.step)
        move = next(card for card in table.state.seats[seat].committed if card.is_movement)
        before = table.state
        table.answer(seat, f"plan A {move} > a2")
        alone.append((before, table.step))
    begun, events = alone[0][0], [event for _, step in alone for event in step.events]
    moment = replace(table.moment(), before=begun, step=Step(table.state, tuple(events)))
    page = table.game.compose(moment, Announcement("turn-1-2"))
    told = [
        table.game.compose(
            replace(table.moment(), before=before, step=step), Announcement(f"turn-1-{number}")
        ).text.splitlines()
        for number, (before, step) in enumerate(alone, start=1)
    ]
    assert page.text.splitlines() == [*told[0][:-1], *told[1]]
    assert page.pictures[0].key != table.newest().page.pictures[0].key, "the first way is drawn, too"
    assert page.text.count("Risk token") == 1


def test_the_last_turns_of_a_day_told_together_end_with_the_night(begin, snapshot):
    table = begin(players=3, first="1", seed="tie")
    for seat in (0, 1, 2):
        commit(table, seat)
    while table.state.phase is Phase.RISK:
        table.answer(table.state.turn, f"token {min(table.state.tokens_open)}")
    table.answer(0, "plan")
    (key, page), (morning, _) = gathered(table, (1, 2))
    assert (key, morning) == ("turn-1-3", "day-2")
    assert page.text.splitlines()[-1] == snapshot
    assert page.pings == ()


@pytest.mark.parametrize("seed", ["token 0", "token 1"])
def test_a_token_is_told_with_the_cards_that_led_to_it(begin, seed, snapshot):
    """One of these seeds lets who takes the token act first, the other one does not."""
    table = begin(players=2, first="2", seed=seed)
    begun = table.state
    commit(table, 0)
    assert not table.game.can_batch(begun, table.step), "others are still choosing"
    before = table.state
    commit(table, 1)
    assert table.state.phase is Phase.RISK, "this seed gives nobody a token any more: choose another one"
    assert table.game.can_batch(before, table.step)
    taker, cards = table.state.turn, table.step
    table.people = tuple(replace(person, computer=seat == taker) for seat, person in enumerate(table.people))
    table.answer(taker, f"token {max(table.state.tokens_open)}")
    together = Step(table.state, (*cards.events, *table.step.events))
    assert not table.game.can_batch(before, together), "the climb is told apart"
    (post,) = [post for post in table.game.announce(before, together, table.pace) if not post.edit]
    assert post.key == "reveal-1"
    page = table.game.compose(replace(table.moment(), before=before, step=together), post)
    first = table.state.turn
    lines = page.text.splitlines()
    assert lines[0] == snapshot
    assert page.text == snapshot
    if first == taker:
        assert lines[-1] == snapshot
    else:
        assert lines[-1] == snapshot
        assert page.pings == (first,)
    assert len(page.pictures) == 1


def test_a_nights_answers_are_told_with_the_night(stand):
    """A climber that a computer could save: one post less."""

    def change(position):
        position |= {"day": 2, "phase": "check", "turn": None}
        for seat in position["seats"]:
            pool = seat["hand"] + seat["deck"]
            seat |= {"committed": pool[:3], "hand": pool[3:6], "deck": pool[6:]}
        position["seats"][0]["climbers"]["A"] |= {"space": "c1", "level": 1, "vp": 5}

    dying = stand(change, players=2, family="yes")
    before = dying.state
    assert before.phase is Phase.CHECK
    assert dying.game.can_batch(before, Step(before, ()))
    dying.answer(before.check.dying[0][0], "let-go")
    begun = replace(before, phase=Phase.ACTIONS, check=None)
    posts = dying.game.announce(begun, Step(dying.state, dying.step.events), dying.pace)
    assert "night-" not in "".join(post.key for post in posts)
    assert posts[0].key == f"day-{before.day + 1}"


def test_beside_people_nobody_waits_for_computers(begin, snapshot):
    table = begin(players=3, first="2", seed="tie")
    table.people = tuple(replace(person, computer=person is not table.people[0]) for person in table.people)
    commit(table, 1)
    _ann, _bob, _ = table.people
    assert table.newest().page.text.splitlines()[-1] == snapshot


def test_computers_are_marked_and_named_instead_of_pinged(begin, snapshot):
    table = begin(players=3, first="2", seed="tie")
    ann, bob, cid = table.people
    table.people = (ann, replace(bob, name="Bot Abruzzi", computer=True), replace(cid, computer=True))
    commit(table, 0)
    assert table.newest().page.text.splitlines()[-1] == snapshot
    commit(table, 1)
    commit(table, 2)
    while table.state.phase is Phase.RISK:
        table.answer(table.state.turn, f"token {min(table.state.tokens_open)}")
    assert table.newest().page.text.splitlines()[-1] == snapshot
    assert expedition.labels(table.newest().page) == snapshot
    assert not any("⚙" in name for post in table.posts for name in expedition.labels(post.page))


def test_nobody_is_asked_to_answer_for_a_computer(whole_games):
    """What asks people for a token, a slide or a rescue only says of computers that they decide."""
    table, seen = whole_games["avalanche"], set()
    everybody = tuple(replace(person, computer=True) for person in table.people)
    for before, step in pairwise(table.steps):
        for post in table.game.announce(before.state, step, table.pace):
            if post.seat is not None or post.key.partition("-")[0] not in {"reveal", "night"}:
                continue
            moment = replace(table.moment(), before=before.state, step=step, people=everybody)
            page = table.game.compose(moment, post)
            asked = {button.verb + button.argument for button in expedition.buttons(page)}
            assert not asked & {"token0", "token1", "token2", "token3", "pageslide", "pagerescue"}
            seen.add(post.key.partition("-")[0])
    assert seen == {"reveal", "night"}
