"""Whole games say no more than they need, and call nobody more often; ``tests.bench.words`` measures more."""

from statistics import median

import pytest

from tests.bench import words

CALLS = {"three people": [27, 31, 33], "one with two computers": [27]}
"""How often each person was notified in these games when posts said twice as much."""


@pytest.mark.parametrize("company", words.COMPANIES)
async def test_a_whole_game_says_no_more_than_it_needs(tmp_path, company):
    told = await words.tale(tmp_path, *words.COMPANIES[company], "easy", "short")
    most, longest = words.LIMITS[company]
    usual, most_of_menus = words.MENU_LIMITS
    assert told.ninth < most
    assert max(told.posts) <= longest
    assert median(told.menus) <= usual
    assert max(told.menus) <= most_of_menus
    assert sorted(told.called.values()) == CALLS[company]
    assert told.pictures > len(told.posts) / 2
