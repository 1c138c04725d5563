"""The outbox as a value: what goes out next, and what is posted again."""

import pytest

from k2bot.host.kernel.posts import (
    next_row,
    nonce,
    posts_to_repeat,
)
from k2bot.host.values import OutboxRow, WantedPost


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


def test_new_posts_that_tell_of_an_input_and_later_ones_are_held_back():
    waiting = rows(new("a", 1), new("b", 2), edit("a", 3), new("lobby", None), new("c", 4))
    assert order(waiting, before=3) == [1, 2, 3, 4]
    assert order(waiting, before=2) == [1, 3, 4]


def test_withdrawals_go_out_even_where_the_game_cannot_be_told():
    waiting = rows(edit("living", 5), edit("call-a", 5))
    assert order(waiting, game=False) == order(waiting, before=5, edits=False) == [2]


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
