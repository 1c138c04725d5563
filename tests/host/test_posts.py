"""The outbox as a value: what goes out though the game cannot be told, and its nonces."""

from k2bot.host.kernel.posts import next_row, nonce
from k2bot.host.values import OutboxRow, WantedPost


def test_withdrawals_go_out_even_where_the_game_cannot_be_told():
    posts = (WantedPost(5, "living", edit=True), WantedPost(5, "call-a", edit=True))
    rows = [
        OutboxRow(number, post, "2030-05-01T12:00:00+00:00", "waiting") for number, post in enumerate(posts)
    ]
    for held in ({"game": False}, {"game": True, "before": 5, "edits": False}):
        assert next_row(rows, (), channel=True, **held) == rows[1]
        assert next_row(rows[:1], (), channel=True, **held) is None


def test_a_nonce_is_the_rows_own_and_fits():
    made = ((7, 0, "waiting"), (7, 0, "sent"), (7, 1, "waiting"), (10**15, 0, "waiting"))
    first, same, elsewhere, late = (
        nonce(OutboxRow(number, WantedPost(1, "a"), f"2030-05-01T12:00:0{second}+00:00", status))
        for number, second, status in made
    )
    assert first == same
    assert len({first, elsewhere, late}) == 3
    assert max(map(len, (first, late))) <= 25
