"""Whole games, played by nothing but pages and presses."""

from dataclasses import replace

import pytest

from tests.games.k2.pages import expedition
from tests.games.k2.subject import SUBJECT
from tests.kit import capabilities, core
from tests.kit.transcript import page_text

CHECKED = (
    core.pages_fit_into_messages,
    core.posts_can_be_made_again,
    core.posts_follow_one_another,
    capabilities.records_read_back,
    capabilities.secrets_stay_secret,
    capabilities.posts_and_films_keep_secrets,
)
"""What other games meet as well: here in whole games, of five people with the longest names, too."""


@pytest.mark.parametrize("name", expedition.GAMES)
def test_what_is_posted_whom_it_notifies_and_what_the_end_says(whole_games, name, snapshot):
    """Whoever is to move is notified once; an edit keeps its picture, and notifies nobody."""
    table = whole_games[name]
    assert [line_of(post) for post in table.posts] == snapshot
    assert page_text(table.newest("end").page) == snapshot
    assert not [post.announcement.key for post in table.posts if post.page.text.endswith("…")]


def line_of(post):
    """Where a post goes, whom it notifies, and its picture, in a line."""
    where = "" if post.announcement.seat is None else f" to {post.announcement.seat}"
    pictures = [picture.name.split("-")[1] for picture in post.page.pictures]
    edited = ", edited" * post.announcement.edit
    return f"{post.number} {post.announcement.key}{where}{edited}, notifies {[*post.page.pings]}, {pictures}"


@pytest.mark.parametrize("name", ["avalanche", "long names"])
def test_it_keeps_the_contract(whole_games, name):
    table = whole_games[name]
    for check in CHECKED:
        assert list(check(SUBJECT, replace(table, game=table.game))) == [], check.__name__


def test_rescues_and_slides_came_up(whole_games):
    """So that what the tests above say holds for such nights, too."""
    answers = [answer for table in whole_games.values() for _, answer in table.inputs]
    assert any(answer.startswith("rescue") for answer in answers)
    assert any(answer.startswith("slide") for answer in answers)
    assert "night-18-end" in {post.announcement.key for post in whole_games["family"].posts}
