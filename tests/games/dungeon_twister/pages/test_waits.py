"""What a turn waits for: a room that is filled, and the cards of a fight; and what is offered besides."""

from __future__ import annotations

from dataclasses import replace

from k2bot.game.values import PING, Announcement
from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.looking import refuses
from tests.kit.table import Table, buttons, faults
from tests.phrases import phrase

ROOM = {"b.warrior": "E3", "y.thief": 1, "y.sword": 1, "b.rope": 1, "y.troll": "P3"}
PLACING = [[0, "y.thief", 1], [0, "y.sword", 1], [1, "b.rope", 1]]
E1 = {"b.warrior": "G3", "y.troll": "G4", "b.thief": "G5", "b.cleric": "G1", "y.goblin": "G2"}
"""Example E1: all five fight."""


def filling():
    return Dungeon.at(ROOM, phase="place", placing=PLACING)


def test_a_room_is_a_grid_of_its_squares_with_dead_pits(snapshot):
    """Five rows of five: I1 and I5 of the second room are pits."""
    page = filling().page(0, "next")
    assert [len(row) for row in page.rows] == [5] * 5
    assert [button.label for button in page.rows[0]] == ["G1", "H1", "pit", "J1", "K1"]
    dead = [button.argument.split()[-1] for button in buttons(page) if button.disabled]
    assert dead == ["I1", "I5"]
    assert "J5 ⚙" in labels(page)
    assert page.text == snapshot
    assert faults(page) == []


def test_tokens_are_placed_by_a_tap_each_and_handed_in_together(snapshot):
    table = filling()
    page = table.press(0, table.page(0, "place"), "H3")
    assert table.inputs == []
    assert page.text == snapshot
    assert "H3" not in labels(page)
    table.press(0, page, "G4")
    assert table.inputs == [(0, "place y.thief H3; place y.sword G4")]
    assert table.waiting == (1,)
    page = table.page(1, "next")
    assert page.text == snapshot


def test_a_placed_token_is_taken_back_by_a_tap_on_it():
    table = filling()
    page = table.press(0, table.page(0, "place"), "H3")
    page = table.press(0, page, "Thief")
    assert not table.draft(0)
    assert "H3" in labels(page)


def test_a_fight_shows_both_sides_before_it_begins(snapshot):
    """Names, values and sums; the card is laid by the same visit."""
    table = Dungeon.at({**E1, "b.sword": "G3", "y.armour": "G4"})
    page = table.page(0, "turn.b.warrior")
    page = table.press(0, page, phrase("dungeon-deed-attack", target="yellow Troll", attack=8, defence=6))
    assert page.text == snapshot
    assert table.inputs == []
    cards = [label for label in labels(page) if label.startswith("+")]
    assert cards == ["+0 (comes back)", "+1", "+2 (2 left)", "+3 (2 left)", "+4", "+5", "+6"]
    assert faults(page) == []
    table.press(0, page, "+4")
    assert table.inputs == [(0, "attack b.warrior y.troll; lay 4")]


def test_the_attacked_lays_without_seeing_the_others_card(snapshot):
    table = Dungeon.at(E1)
    table.press(0, table.page(0, "attack.b.warrior.y.troll"), "+6")
    page = table.page(1, "next")
    assert "Combat cards" not in page.text or "+6" not in page.text.partition("Which")[0]
    assert page.text == snapshot
    table.press(1, page, "+0 (comes back)")
    assert table.state.phase is Phase.ACT
    assert table.inputs[-1] == (1, "lay 0")


def test_what_was_planned_is_played_with_the_attack():
    """An attack commits all that was planned before it."""
    table = Dungeon.at({"b.warrior": "B3", "b.thief": "A5", "y.troll": "B1", "y.goblin": "V1"})
    page = table.go(0, table.page(0, "turn.b.thief"), "b.thief", "B6")
    page = table.go(0, table.page(0, "turn.b.warrior"), "b.warrior", "B2")
    page = table.press(0, page, next(label for label in labels(page) if label.startswith("Attack")))
    table.press(0, page, "+1")
    assert table.inputs[0][1].startswith("move b.thief A6 B6; move b.warrior B2; attack b.warrior y.troll")


def test_an_attack_that_cannot_be_made_is_refused_in_words():
    table = Dungeon.at(E1)
    for name in ("attack.b.warrior.y.wizard", "attack.b.warrior", "attack.x.y.z.q"):
        with refuses("dungeon-refusal-no-attack"):
            table.page(0, name)


def test_a_reveal_commits_and_asks_for_the_tokens(snapshot):
    table = Dungeon.at(
        {"b.warrior": "A3", "y.thief": 0, "y.goblin": "V1"}, hidden=(0,), number=12, setup={"goal": [5, 5]}
    )
    page = table.page(0, "turn.b.warrior")
    page = table.press(0, page, "Reveal room 1")
    assert table.inputs == [(0, "reveal b.warrior 0")]
    assert page.text == snapshot


def test_a_draw_is_offered_and_agreed_to(snapshot):
    table = Dungeon.at({"b.warrior": "A3", "y.goblin": "V1"})
    page = table.press(0, table.page(0, "hand"), "Draw …")
    table.press(0, page, "draw")
    assert table.inputs == [(0, "draw")]
    assert "Draw …" not in labels(table.page(0, "hand"))
    table.press(0, table.page(0, "turn.sure"), "sure")
    assert table.page(1, "turn").text == snapshot
    page = table.press(1, table.page(1, "hand"), "Draw …")
    (offer,) = offers(table)
    assert (offer.announcement, "Draw …" in labels(offer.page)) == (Announcement("offer-0"), True)
    offered = len(table.posts)
    table.press(1, page, "draw")
    assert table.game.over(table.state)
    assert [post.announcement.key for post in table.posts[offered:]] == ["turn-13", "offer-0", "end"]
    offer = offers(table)[-1]
    assert offer.announcement.edit
    assert (offer.page.text, labels(offer.page)) == snapshot


def test_the_post_of_an_offer_loses_its_control_once_the_offer_has_lapsed(snapshot):
    """That of an earlier version of this bot, which also names the turn, is read as before."""
    table = Dungeon.at({"b.warrior": "A3", "y.goblin": "V1"})
    for offer in range(1, 3):
        table.press(0, table.page(0, "draw"), "draw")
        assert [post.announcement.edit for post in offers(table)] == [False, True] * (offer - 1) + [False]
        table.answer(0, "end" if offer == 1 else "play 3; end")
        table.answer(1, f"play {offer + 1}; end")
        closed = offers(table)[-1]
        assert closed.announcement == Announcement("offer-0", edit=True)
        assert labels(closed.page) == ["Maze"]
        assert closed.page.text == snapshot
    earlier = table.game.compose(table.moment(), Announcement("offer-12-0"))
    assert earlier.text == closed.page.text


def offers(table):
    return [post for post in table.posts if post.announcement.key.startswith("offer-")]


def test_the_result_of_a_fight_is_told_with_its_sums(snapshot):
    """Values, what objects add and cards, as they make the sums; a wounded target counts nothing."""
    table = Dungeon.at({**E1, "b.sword": "G3", "y.armour": "G4"})
    table.press(0, table.page(0, "attack.b.warrior.y.troll"), "+4")
    table.press(1, table.page(1, "fight"), "+1")
    told = table.posts[-1].page.text
    assert told == snapshot
    wounded = Dungeon.at({"b.warrior": "G3", "y.troll": "G4", "y.goblin": "V1"}, wounded=["y.troll"])
    wounded.press(0, wounded.page(0, "attack.b.warrior.y.troll"), "+1")
    wounded.press(1, wounded.page(1, "fight"), "+4")
    assert wounded.posts[-1].page.text == snapshot


def test_what_one_player_places_is_one_line_and_lines_begin_with_a_capital(snapshot):
    table = Dungeon.at(ROOM, phase="place", placing=PLACING)
    table.answer(0, "place y.thief H3; place y.sword G4")
    assert table.posts[-1].page.text == snapshot
    table.answer(1, "place b.rope K4")
    table.answer(0, "move b.warrior E4")
    assert table.posts[-1].page.text == snapshot


def test_a_fight_calls_people_alone(snapshot):
    """A computer lays at once and needs no call."""
    table = Dungeon.at(E1)
    table.people = (replace(table.people[0], computer=True), table.people[1])
    table.answer(0, "attack b.warrior y.troll")
    page = table.game.compose(table.moment(), Announcement(f"{PING}fight-12-0"))
    assert page.text == snapshot
    assert page.pings == (1,)
    assert labels(table.posts[-1].page) == snapshot


def test_what_a_computer_played_in_one_go_is_told_once():
    """With the call that follows it, unless a post of its own was made before it was over."""
    game = DungeonTwister(words())
    table = Table.begin(game, 2, options={"dealt": "yes", "first": "blue"})
    table.people = (replace(table.people[0], computer=True), table.people[1])
    for seat, answer in ((0, "play 2; end"), (1, "play 2; end"), (0, "play 3; end")):
        table.answer(seat, answer)
    moment = table.moment()
    for earlier, heads in ((2, ["3", "4"]), (3, ["4"])):
        page = table.game.compose(replace(moment, earlier=earlier), Announcement("turn-4"))
        assert [line.split()[1] for line in page.text.splitlines() if line.startswith("**Turn")] == heads
    page = table.game.compose(replace(moment, earlier=0), Announcement("turn-1", edit=True))
    assert page.text.count("**Turn") == 1
