"""What a posted board shows as new: the ways and tents of the day, the slides and deaths of the night."""

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.pictures import BoardPicture


@pytest.mark.parametrize("name", ["three", "avalanche"])
def test_boards_show_ways_and_tents_of_the_day_and_slides_and_deaths_of_the_night(
    drawn, whole_games, name, snapshot
):
    """The turn told is drawn apart, ways of others are paler; the morning shows the board after the night."""
    table, told = whole_games[name], []
    for post in table.posts:
        if not post.page.pictures or post.announcement.seat is not None:
            continue
        post.page.pictures[0].draw()
        shown = drawn[-1]
        if isinstance(shown, BoardPicture):
            assert shown.seen == observe(table.steps[post.number].state, None)
            told.append(
                f"{post.announcement.key}: {[*shown.news]}, {[*shown.trails]}, "
                f"tents {shown.pitched}, fallen {shown.fallen}"
            )
    assert told == snapshot
