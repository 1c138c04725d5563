"""The outbox as a value: what goes out next, what is posted again, what sending and giving up make of it."""

from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.host.kernel.posts import (
    NOBODY_NOTIFIED,
    OutboxChanges,
    OutboxState,
    next_row,
    nonce,
    posts_to_repeat,
)
from k2bot.host.values import OutboxRow, SentPost, WantedPost
from tests.host.hosting import NOON


def rows(*wanted, sent=()):
    """Outbox rows from 1 on; ``sent`` are the numbers of those no longer waiting."""
    return tuple(
        OutboxRow(number, post, "2030-05-01T12:00:00+00:00", "sent" if number in sent else "waiting")
        for number, post in enumerate(wanted, 1)
    )


def order(waiting, **held):
    """The ids in the order in which they go out."""
    held = {"channel": True, "game": True, **held}
    out = []
    while (row := next_row(waiting, (), **held)) is not None:
        out.append(row.id)
        done = {old.id for old in waiting if old.wanted.post == row.wanted.post and old.id <= row.id}
        waiting = tuple(old for old in waiting if old.id not in done)
    return out


def new(key, number=1, seat=None):
    return WantedPost(number, key, seat=seat)


def edit(key, number=1, seat=None):
    return WantedPost(number, key, edit=True, seat=seat)


def test_waiting_edits_of_a_post_are_gathered_into_the_newest():
    assert order(rows(edit("a"), new("b"), edit("a"), edit("c"), edit("a"))) == [2, 4, 5]


def test_a_closed_channel_holds_back_no_private_messages():
    assert order(rows(new("a"), new("b", seat=0), edit("a"), new("b", seat=1)), channel=False) == [2, 4]


def test_new_posts_that_tell_of_an_input_and_later_ones_are_held_back():
    waiting = rows(new("a", 1), new("b", 2), edit("a", 3), new("lobby", None), new("c", 4))
    assert order(waiting, before=3) == [1, 2, 3, 4]
    assert order(waiting, before=2) == [1, 3, 4]


def test_without_a_game_only_the_hosts_own_posts_go_out():
    assert order(rows(new("a", 0), new("lobby", None), new("b", seat=1)), game=False) == [2]


def test_withdrawals_go_out_even_where_the_game_cannot_be_told():
    waiting = rows(edit("living", 5), edit("call-a", 5))
    assert order(waiting, game=False) == order(waiting, before=5, edits=False) == [2]


def test_what_was_passed_over_stays():
    waiting = rows(new("a"), new("b"))
    assert next_row(waiting, {1}, channel=True, game=True).id == 2
    assert next_row(waiting, {1, 2}, channel=True, game=True) is None


def test_an_edit_that_was_passed_over_outdates_no_other():
    waiting = rows(edit("a"), edit("a"), edit("a"))
    assert next_row(waiting, {3}, channel=True, game=True).id == 2
    assert next_row(waiting, {2, 3}, channel=True, game=True).id == 1


@pytest.mark.parametrize(
    ("stored", "newest", "repeated"),
    [
        # A lobby repeats its one post.
        (rows(new("lobby", None), edit("lobby", None), sent={1, 2}), None, [new("lobby", None)]),
        # The last post made, as of the newest input it tells of, though all was sent.
        (rows(new("a", 0), new("b", 1), edit("b", 2), edit("b", 3), sent={1, 2, 3, 4}), 3, [new("b", 3)]),
        # What the newest input told, an older post too.
        (rows(new("a", 0), new("b", 1), edit("a", 2), sent={1, 2, 3}), 2, [new("a", 2), new("b", 1)]),
        # What was not sent, even if it is long past.
        (rows(new("a", 0), new("b", 1), new("c", 2), sent={1}), 2, [new("b", 1), new("c", 2)]),
        (rows(new("a", 0), edit("a", 1), new("b", 2), sent={1, 3}), 2, [new("a", 1), new("b", 2)]),
        # Posts that tell of several inputs still do.
        (rows(new("a", 0), WantedPost(3, "b", first=2), sent={1, 2}), 3, [WantedPost(3, "b", first=2)]),
        # A post about a stand-in does not take the place of the game's last one.
        (rows(new("a", 0), new("standin-0", None), sent={1, 2}), 1, [new("a", 0)]),
        # Neither the lobby of a running game nor private messages.
        (rows(new("lobby", None), new("a", 0), new("h", 0, 1), edit("lobby", None)), 0, [new("a", 0)]),
    ],
)
def test_what_is_posted_again_after_a_move(stored, newest, repeated):
    assert list(posts_to_repeat(stored, newest)) == repeated


def test_a_nonce_is_the_rows_own_and_fits():
    made = ((7, 0, "waiting"), (7, 0, "sent"), (7, 1, "waiting"), (10**15, 0, "waiting"))
    first, same, elsewhere, late = (
        nonce(OutboxRow(number, new("a"), f"2030-05-01T12:00:0{second}+00:00", status))
        for number, second, status in made
    )
    assert first == same
    assert len({first, elsewhere, late}) == 3
    assert max(map(len, (first, late))) <= 25


# --------------------------------------------------------------------------------------- what is made of them


MADE = [WantedPost(0, "a"), WantedPost(0, "a", seat=0), WantedPost(1, "a", edit=True), WantedPost(1, "b")]


@pytest.fixture
def posts():
    """Two posts that are messages, an edit of the first and one more."""
    made = OutboxState().with_posts(MADE, NOON)
    return made.sent(made.rows[0], SentPost(500, 71)).sent(made.rows[1], SentPost(600, 72))


def test_what_was_sent_is_a_message_by_the_row_that_made_it(posts):
    assert {post: posted.made_by for post, posted in posts.messages.items()} == {("a", None): 1, ("a", 0): 2}
    edited = posts.sent(posts.rows[2], SentPost(500, 71))
    assert [row.status for row in edited.rows] == ["sent", "sent", "sent", "waiting"]
    assert (edited.messages["a", None].made_by, edited.latest) == (1, SentPost(500, 71))
    again = edited.sent(edited.rows[2], SentPost(500, 75))
    assert [*again.messages] == [("a", 0), ("a", None)], "in the order in which they were made"
    assert again.messages["a", None].made_by == 3


def test_what_is_sent_or_withdrawn_is_done_with_together_with_earlier_rows_of_its_post(posts):
    known = posts.with_posts([WantedPost(2, "a", edit=True), WantedPost(3, "a", edit=True)], NOON)
    for done in (known.withdrawn(known.rows[4]), known.sent(known.rows[4], SentPost(500, 71))):
        assert [row.status for row in done.rows] == ["sent", "sent", "gathered", "waiting", "sent", "waiting"]
        assert done.rows[2].reason == "row 5 covers it, too"
    assert known.withdrawn(known.rows[4]).messages == known.messages


def test_what_is_dropped_is_never_sent_and_says_why_and_a_first_try_is_the_first(posts):
    after = posts.tried(4, NOON, {"said"}).tried(4, NOON + timedelta(minutes=1), {"later"})
    after = after.finished([4], "dropped", "refused")
    (row,) = [row for row in after.rows if row.status == "dropped"]
    assert (row.id, row.reason, row.tried, row.marks) == (4, "refused", NOON, {"said", "later"})
    assert [row.id for row in after.unsent] == [3]


def test_a_plan_ends_rows_forgets_messages_and_makes_posts_after_what_was(posts):
    known = replace(posts, final_until=1)
    plan = OutboxChanges(None, NOBODY_NOTIFIED, (WantedPost(2, "c"),), (3,), ("dropped", "taken back"))
    after = known.planned(plan, NOON + timedelta(minutes=1))
    assert [row.status for row in after.rows] == ["sent", "sent", "dropped", "waiting", "waiting"]
    assert (after.rows[2].reason, after.messages, after.final_until) == ("taken back", known.messages, 1)
    assert known.planned(replace(plan, final_until=2), NOON).final_until == 2
    assert [*known.planned(replace(plan, remaining=[("a", 0)]), NOON).messages] == [("a", 0)]
    assert known.planned(replace(plan, remaining=()), NOON).messages == {}


def test_the_private_messages_to_somebody_who_has_left_are_no_posts_but_the_newest(posts):
    """That one says so, and no later post takes its place."""
    made = posts.with_posts([WantedPost(2, "b", seat=0), WantedPost(2, "notice-asked-2-11", seat=0)], NOON)
    letters = made.sent(made.rows[4], SentPost(600, 76)).sent(made.rows[5], SentPost(600, 77))
    left = letters.planned(OutboxChanges(None, NOBODY_NOTIFIED, vacated=0), NOON).messages
    assert left == {
        ("a", None): SentPost(500, 71),
        ("notice-asked-2-11", 0): SentPost(600, 77),
        ("left-b", 0): SentPost(600, 76),
    }
