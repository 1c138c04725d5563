"""Whole games, played by nothing but pages and presses."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from k2bot.game.values import Refusal
from k2bot.games.k2.engine.events import TokenTaken
from tests.games.k2.pages import expedition
from tests.games.k2.subject import SUBJECT
from tests.kit import capabilities, core

CHECKED = (
    core.pages_fit_into_messages,
    core.posts_can_be_made_again,
    core.posts_follow_one_another,
    capabilities.records_read_back,
    capabilities.secrets_stay_secret,
    capabilities.posts_and_films_keep_secrets,
)
"""What other games meet as well: here in whole games, of five people with the longest names, too."""
OPEN = ("board", "board.weather", "board.low", "board.6000", "board.7000", "picture", "rules", "rules.risk")
OWN = ("hand", "plan", "token", "rescue", "next")


@pytest.fixture(params=expedition.GAMES)
def table(request, whole_games):
    return whole_games[request.param]


def test_it_comes_to_an_end_with_a_ranking(table):
    page = table.newest("end").page
    places = [int(place) for place in re.findall(r"^\*\*(\d)\.\*\* ", page.text, re.MULTILINE)]
    if len(table.people) == 1:
        assert places == []
        assert re.search(r"^Ann: A .*; B ", page.text, re.MULTILINE)
    else:
        assert len(places) == len(table.people)
        assert places == sorted(places)
        assert places[0] == 1
    assert [button.verb for button in expedition.buttons(page)] == ["rematch", "film", "page"]


@pytest.mark.parametrize("name", ["avalanche", "long names"])
def test_it_keeps_the_contract(whole_games, name):
    table = whole_games[name]
    for check in CHECKED:
        assert list(check(SUBJECT, replace(table, game=table.game))) == [], check.__name__


def test_nothing_is_cut_off(table):
    cut = [post.announcement.key for post in table.posts if post.page.text.endswith("…")]
    assert cut == []


def shows_the_token(table, post):
    """Whether an edit brings a new picture: the reveal's, once its question about the token is answered."""
    taken = any(isinstance(event, TokenTaken) for event in table.steps[post.number].events)
    return taken and post.announcement.key.startswith("reveal-")


def test_edits_keep_their_pictures(table):
    for post in table.posts:
        if post.announcement.edit:
            over = post.announcement.key == f"hand-{table.steps[post.number].state.day - 1}"
            private = post.announcement.seat is not None and not over
            assert bool(post.page.pictures) == (private or shows_the_token(table, post))
            assert post.page.pings == ()


def test_whoever_is_awaited_was_pinged(table):
    pinged: set[int] = set()
    for number, step in enumerate(table.steps):
        posts = [post for post in table.posts if post.number == number and post.announcement.seat is None]
        new = {seat for post in posts if not post.announcement.edit for seat in post.page.pings}
        waiting = set(table.game.waiting(step.state))
        assert waiting <= pinged | new
        pinged = (pinged | new) & waiting


def read(table, state, seat, name):
    """A page that Discord would take; None where it is refused."""
    try:
        page = table.game.page(state, seat, name, None, table.people)
    except Refusal:
        return None
    assert expedition.faults(page) == []
    return page


def test_pages_can_be_read_at_any_time_or_say_why_not_and_what_is_open_is_so_to_watchers(table):
    for step in table.steps[::20]:
        for name in OWN:
            for seat in (None, len(table.people) - 1):
                read(table, step.state, seat, name)
        for name in OPEN:
            watched, played = (read(table, step.state, seat, name) for seat in (None, 0))
            assert played.text == watched.text
            assert [picture.key for picture in played.pictures] == [p.key for p in watched.pictures]
            more = [b for b in expedition.buttons(played) if b not in expedition.buttons(watched)]
            assert [button.argument for button in more] == ["next"], "it leads to what is asked by then"


def test_from_a_page_to_read_a_button_leads_back_to_what_is_asked(whole_games):
    table, led = whole_games["avalanche"], set()
    for step in table.steps:
        for seat in table.game.waiting(step.state):
            page = table.game.page(step.state, seat, "board", None, table.people)
            button = expedition.buttons(page)[5]
            asked, there = (
                table.game.page(step.state, seat, name, None, table.people)
                for name in ("next", button.argument)
            )
            assert expedition.everything(there) == expedition.everything(asked)
            led.add((button.label, button.argument))
    assert {("My hand", "next"), ("Plan my turn", "next")} <= led


def test_rescues_and_slides_came_up(whole_games):
    """So that what the tests above say holds for such nights, too."""
    answers = [answer for table in whole_games.values() for _, answer in table.inputs]
    assert any(answer.startswith("rescue") for answer in answers)
    assert any(answer.startswith("slide") for answer in answers)
    assert "night-18-end" in {post.announcement.key for post in whole_games["family"].posts}
