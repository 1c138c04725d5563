"""No page, post or picture key tells anybody what only somebody else may know."""

from __future__ import annotations

import re

import pytest

from k2bot.games.k2.engine import Phase, from_position, to_position
from k2bot.games.k2.engine.events import DayBegan
from k2bot.host.game import Announcement, Moment, Refusal, Step
from tests.games.k2.pages import expedition

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


def otherwise(state, seat):
    """The same game with everything changed that this seat must not know (None: a spectator)."""
    position = to_position(state)
    tiles, tokens = position["tiles"], position["tokens"]["pile"]
    known = min(2 + (position["day"] - 1) // 3, 6)
    position["tiles"] = tiles[:known] + tiles[known:][::-1]
    position["tokens"]["pile"] = sorted(tokens)
    for number, other in enumerate(position["seats"]):
        other["deck"] = sorted(other["deck"], reverse=True)
        if number == seat or state.phase is not Phase.SELECTION:
            continue
        pool = sorted(other["hand"] + other["deck"] + (other["committed"] or []))
        held, chosen = len(other["hand"]), len(other["committed"] or [])
        other["hand"], other["deck"] = pool[:held], pool[held + chosen :]
        if other["committed"] is not None:
            other["committed"] = pool[held : held + chosen]
    return from_position(position, "another seed")


@pytest.mark.parametrize("name", ["three", "avalanche"])
def test_what_a_seat_must_not_know_changes_nothing_it_can_see(whole_games, name):
    table, compared = whole_games[name], 0
    for step in table.steps[:-1:9]:
        if step.state.phase in {Phase.CHECK, Phase.OVER}:
            continue
        for seat in (None, 0, 1):
            other = otherwise(step.state, seat)
            if other != step.state:
                assert shown(table, step.state, seat) == shown(table, other, seat)
                compared += 1
    assert compared > 15


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


def test_a_post_is_made_of_what_a_spectator_knows(whole_games):
    """Not a word, nor the key of a picture, comes of anybody's hand, of decks, face-down tokens or tiles."""
    table, compared = whole_games["avalanche"], 0
    for step in table.steps:
        for event in step.events:
            if isinstance(event, DayBegan) and step.state.phase is Phase.SELECTION:
                told = [
                    composed(table, state, step, event.day)
                    for state in (step.state, otherwise(step.state, None))
                ]
                assert told[0] == told[1]
                compared += 1
    assert compared == 15


def composed(table, state, step, day):
    moment = Moment(None, Step(state, step.events), table.people, lambda: iter([step]), str)
    page = table.game.compose(moment, Announcement(f"day-{day}"))
    assert page.pictures
    return expedition.everything(page)


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
    with pytest.raises(Refusal, match="not part of this expedition"):
        table.page(None, "hand")


def test_private_posts_go_to_the_seat_they_show(begin):
    table = begin(players=3, seed="s")
    hands = {post.announcement.seat: post.page for post in table.posts if post.announcement.key == "hand-1"}
    assert sorted(hands) == [0, 1, 2]
    for seat, page in hands.items():
        assert expedition.everything(page) == expedition.everything(table.page(seat, "hand"))
