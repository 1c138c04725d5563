"""The outbox of a table as a value: what planning, sending and giving up make of it."""

from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.host.kernel.posts import NOBODY_NOTIFIED, OutboxChanges, PendingPosts
from k2bot.host.values import PostRow, SentPost
from tests.host.hosting import NOON

MADE = [PostRow(0, "a"), PostRow(0, "a", seat=0), PostRow(1, "a", edit=True), PostRow(1, "b")]


@pytest.fixture
def posts():
    """Two posts that are messages, an edit of the first and one more."""
    made = PendingPosts().with_posts(MADE, NOON)
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
    known = posts.with_posts([PostRow(2, "a", edit=True), PostRow(3, "a", edit=True)], NOON)
    for done in (known.withdrawn(known.rows[4]), known.sent(known.rows[4], SentPost(500, 71))):
        assert [row.status for row in done.rows] == ["sent", "sent", "gathered", "waiting", "sent", "waiting"]
        assert done.rows[2].reason == "row 5 covers it, too"
    assert known.withdrawn(known.rows[4]).messages == known.messages


def test_what_is_dropped_is_never_sent_and_says_why_and_a_first_try_is_the_first(posts):
    after = posts.tried(4, NOON, {"said"}).tried(4, NOON + timedelta(minutes=1), {"later"})
    after = after.dropped([4], "refused")
    (row,) = [row for row in after.rows if row.status == "dropped"]
    assert (row.id, row.reason, row.tried, row.marks) == (4, "refused", NOON, {"said", "later"})
    assert [row.id for row in after.waiting] == [3]


def test_a_plan_ends_rows_forgets_messages_and_makes_posts_after_what_was(posts):
    known = replace(posts, settled=1)
    plan = OutboxChanges(None, NOBODY_NOTIFIED, (PostRow(2, "c"),), (3,), ("dropped", "taken back"))
    after = known.planned(plan, NOON + timedelta(minutes=1))
    assert [row.status for row in after.rows] == ["sent", "sent", "dropped", "waiting", "waiting"]
    assert (after.rows[2].reason, after.messages, after.settled) == ("taken back", known.messages, 1)
    assert known.planned(replace(plan, settled=2), NOON).settled == 2
    assert [*known.planned(replace(plan, forget="channel"), NOON).messages] == [("a", 0)]
    assert known.planned(replace(plan, forget="channel", keep=("a",)), NOON).messages == known.messages
    assert known.planned(replace(plan, forget="all"), NOON).messages == {}


def test_the_private_messages_to_somebody_who_has_left_are_no_posts_but_the_newest(posts):
    """That one says so, and no later post takes its place."""
    made = posts.with_posts([PostRow(2, "b", seat=0), PostRow(2, "notice-asked-2-11", seat=0)], NOON)
    letters = made.sent(made.rows[4], SentPost(600, 76)).sent(made.rows[5], SentPost(600, 77))
    left = letters.planned(OutboxChanges(None, NOBODY_NOTIFIED, vacated=0), NOON).messages
    assert left == {
        ("a", None): SentPost(500, 71),
        ("notice-asked-2-11", 0): SentPost(600, 77),
        ("left-b", 0): SentPost(600, 76),
    }
