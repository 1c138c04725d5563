"""No page, post or picture key tells anybody what only somebody else may know."""

from __future__ import annotations

import re

from k2bot.game.values import Refusal
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses

PAGES = (
    "hand",
    "plan",
    "board",
    "board.weather",
    "board.low",
    "board.6000",
    "board.7000",
    "picture",
    "token",
    "rescue",
    "next",
)
A_CARD = re.compile(r"(Move|Air) \d|Rope \d/\d|\bm\d\b|\br\d/\d")


def shown(table, state, seat):
    """Everything a seat can open in a state, by page name."""
    found = {}
    for name in PAGES:
        try:
            found[name] = expedition.everything(table.game.page(state, seat, name, None, table.people))
        except Refusal as refusal:
            found[name] = refusal.text
    return found


def test_a_commit_tells_others_only_that_it_was_made(begin):
    told = []
    for cards in ((0, 1, 2), (3, 4, 5)):
        table = begin(players=3, seed="s")
        for place in cards:
            table.use(1, "card", str(place))
        table.use(1, "commit")
        public = [expedition.everything(post.page) for post in table.posts if post.announcement.seat != 1]
        told.append((public, shown(table, table.state, 0), shown(table, table.state, None)))
    assert told[0] == told[1]


def test_a_draft_shows_to_its_owner_alone(begin):
    table = begin(players=2, seed="s")
    before = shown(table, table.state, 0)
    table.use(1, "card", "2")
    assert shown(table, table.state, 0) == before
    assert table.page(1, "hand").rows[0][2].style is not table.page(1, "hand").rows[0][1].style


def test_while_cards_are_chosen_nothing_public_names_a_card(whole_games):
    for table in whole_games.values():
        for post in table.posts:
            if post.announcement.seat is None and post.announcement.key.startswith("day"):
                text = expedition.everything(post.page, files=False)
                assert not A_CARD.search(text), A_CARD.search(text)


def test_the_hand_of_another_seat_cannot_be_opened(begin):
    table = begin(players=2, seed="s")
    mine, theirs = table.page(0, "hand"), table.page(1, "hand")
    assert mine.pictures[0].key != theirs.pictures[0].key
    with refuses("k2-refusal-not-seated"):
        table.page(None, "hand")


def test_private_posts_go_to_the_seat_they_show(begin):
    table = begin(players=3, seed="s")
    hands = {post.announcement.seat: post.page for post in table.posts if post.announcement.key == "hand-1"}
    assert sorted(hands) == [0, 1, 2]
    for seat, page in hands.items():
        assert expedition.everything(page) == expedition.everything(table.page(seat, "hand"))
