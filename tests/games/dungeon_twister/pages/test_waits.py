"""Decisions within a turn: filling a room, the cards of a fight, and draw offers."""

from dataclasses import replace

import pytest

from k2bot.game.values import HINT, PAGE, PING, Announcement, Press, Style
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.looking import refuses
from tests.kit.table import Table, buttons, menus
from tests.phrases import says

ROOM = "b.warrior E3, y.thief 1, y.sword 1, b.rope 1, y.troll P3"
PLACING = [[0, "y.thief", 1], [0, "y.sword", 1], [1, "b.rope", 1]]
FILLING = {"phase": "place", "placing": PLACING}
E1 = "b.warrior G3, y.troll G4, b.thief G5, b.cleric G1, y.goblin G2"
"""Example E1: all five fight."""
ARMED = f"{E1}, b.sword G3, y.armour G4"
LYING = "b.warrior G3, y.troll G4, y.goblin V1"
APART = "b.warrior B3, b.thief A5, y.troll B1, y.goblin V1"
ATTACK, BUTTON = "attack.b.warrior.y.troll", "Attack yellow Troll (3 vs 4, plus cards)"
TWO = "b.warrior A3, y.goblin V1"
WALKS = {
    "tokens are placed by a choice each, handed in together, and told in one line": (
        ROOM, FILLING, (0, "place", "H / 0 H3 / G / G4"), (1, "next", "K / K4"),
        (0, "turn.b.warrior", "b.warrior E4 / end / sure"),
    ),
    "a turn ends after a reveal for its last point": (ROOM, {**FILLING, "ap": 0}, (0, "place", "")),
    "a room is a letter and its free squares, and what is placed can be undone": (
        ROOM, FILLING, (0, "next", ""), (0, "next", "H / 0 H3 / Undo"),
    ),
    "the last token asks first if that ends the turn": (
        ROOM, {**FILLING, "ap": 0},
        (0, "place.b.warrior", "H / 0 H3 b.warrior / G / G4 / Undo / G5 / End turn"),
        (1, "next", "K / K4"),
    ),
    "so does the very last token, with the maze as it would be": (
        "b.warrior E3, y.thief 1, y.troll P3", {**FILLING, "placing": PLACING[:1], "ap": 0},
        (0, "place", "H / 0 H3 / End turn"),
    ),
    "a fight with the last action point says that it ends the turn": (ARMED, {"ap": 1}, (0, ATTACK, "")),
    "a fight shows both sides before it begins, the attacked lays unseeing, and sums are told": (
        ARMED, {}, (0, ATTACK, ""), (0, ATTACK, "+4"), (1, "next", ""), (1, "next", "+1"),
    ),
    "a wounded target counts nothing": (
        LYING, {"wounded": ["y.troll"]}, (0, ATTACK, "+1"), (1, "fight", "+4"),
    ),
    "what was planned is played with the attack": (
        APART, {}, (0, "turn.b.thief", f"b.thief B6 / Warrior / b.warrior B2 / {BUTTON} / +1"),
    ),
    "the hand says that a planned turn hasn't happened yet": (
        APART, {}, (0, "turn.b.thief", "b.thief B6"), (0, "hand", ""),
    ),
    "a reveal commits and asks for the tokens": (
        f"{TWO}, y.thief 0", {"hidden": [0]}, (0, "turn.b.warrior", "Reveal room 1"),
    ),
    "a draw is offered once, told in the turn, and agreed to": (
        TWO, {}, (0, "hand", "Offer draw … / draw"), (0, "hand", ""), (0, "turn.sure", "sure"),
        (1, "turn", ""), (1, "hand", "Accept draw … / draw"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("walk", WALKS.values(), ids=WALKS)
def test_placing_fighting_and_draw_offers_show_each_step(walk, snapshot):
    """Each walk gives the tokens, other changes and the steps of each seat."""
    stand, changes, *ways = walk
    table = Dungeon.at(stand, **changes)
    assert "\n\n".join(table.walk(*way) for way in ways) == snapshot


def test_squares_of_a_room_are_chosen_with_buttons_not_menus():
    """On a phone a menu would cover the picture. Placing takes one press, or two to change the letter.

    The letter nearest the reader's exit is selected first: best for own characters, harmless for enemies.
    """
    table = Dungeon.at(f"{ROOM}, y.goblin H3", **FILLING)
    for name, letter in (("place", "K"), ("place.H", "H"), ("place.b.warrior.H", "H"), ("place.Z", "K")):
        page = table.page(0, name)
        assert not menus(page)
        chosen = [one.label for one in buttons(page) if one.verb == PAGE and one.style is Style.PRIMARY]
        assert chosen == [letter]
        assert {one.label[0] for one in buttons(page) if one.verb == "place"} == {letter}
    assert "H3" not in str(buttons(table.page(0, "place.H"))), "somebody is there"


def test_placing_a_token_keeps_its_letter_selected_for_the_next_one():
    table = Dungeon.at(ROOM, **FILLING)
    (square,) = (one for one in buttons(table.page(0, "place.b.warrior.H")) if one.label.startswith("H3"))
    assert table.reply(0, Press(square.verb, square.argument)).show == "place.b.warrior.H"


def test_controls_of_older_messages_still_place_and_undo():
    """Older messages have a grid of squares, each naming the revealer, or a menu."""
    table = Dungeon.at(ROOM, **FILLING)
    table.use(0, "place", "0 H3 b.warrior")
    assert table.drafts[0][1] == "place y.thief H3"
    table.use(0, "place", "1 H3 b.warrior")
    assert not table.drafts[0][1]
    table.use(0, "place", "0 H3 b.warrior")
    table.use(0, "place", "1 b.warrior", "G4")
    assert table.inputs == [(0, "place y.thief H3; place y.sword G4")]


def test_standing_orders_are_offered_until_the_game_ends():
    table = Dungeon.at("b.goblin U4, b.thief A5, y.goblin V9", vp=[3, 0])
    assert "Standing orders" in labels(table.page(0, "hand"))
    table.answer(0, "move b.goblin V4")
    assert "Standing orders" not in labels(table.page(0, "hand"))


def test_a_fights_result_is_shown_until_its_reader_acts(snapshot):
    """On the attacker's page, in the defender's panel, and on the waiting page between."""
    table, told = Dungeon.at(f"{LYING}, b.thief A5"), []
    for seat, answer in (
        *((0, "attack b.warrior y.troll; lay 1"), (1, "lay 5"), (0, "end")),
        *((1, "play 2; end"), (0, "play 3")),
    ):
        table.answer(seat, answer)
        for reader in (0, 1):
            page = table.page(reader, "next" if table.state.active_seat == reader else "now")
            told.append(f"after {answer}, {table.people[reader].name} reads: {page.text}")
    assert told == snapshot


@pytest.mark.parametrize(
    ("stand", "wounded", "told"),
    [
        ("b.thief C4, y.warrior C3", [], []),
        ("b.thief C4, y.warrior C3", ["y.warrior"], [("Bob", "Warrior")]),
        (
            "b.thief C4, b.goblin C4, y.warrior C3, y.wallwalker C3",
            ["b.goblin", "y.wallwalker"],
            [("Ann", "Goblin"), ("Bob", "Wall-walker")],
        ),
        ("b.thief F1, y.warrior G1", [], [("Ann", "Thief")]),
    ],
    ids=["nobody", "a wounded target", "who is carried", "a Thief on a pit"],
)
def test_a_fight_says_who_would_be_knocked_out(stand, wounded, told):
    table = Dungeon.at(f"{stand}, b.wizard A5, y.goblin V1", wounded=wounded)
    text = table.page(0, "attack.b.thief.y.warrior").text
    for name in ("Ann", "Bob"):
        for who in ("Goblin", "Thief", "Wall-walker", "Warrior"):
            expected = (name, who) in told
            assert says(text, "dungeon-fight-risk", name=name, who=who, count=1) is expected


def test_a_turn_that_ends_since_nobody_can_act_says_so():
    """To the attacker, who would otherwise miss the points left, and in the post."""
    table = Dungeon.at(LYING)
    table.answer(0, "attack b.warrior y.troll; lay 0")
    table.answer(1, "lay 6")
    told = {"name": "Ann", "left": 4, "stuck": "yes"}
    assert says(table.page(0, "now").text, "dungeon-told-left-over", **told)
    assert says(table.newest("turn-12").page.text, "dungeon-told-left-over", **told)


def test_impossible_attacks_are_refused_with_an_explanation():
    table = Dungeon.at(E1)
    for name in ("attack.b.warrior.y.wizard", "attack.b.warrior", "attack.x.y.z.q"):
        with refuses("dungeon-refusal-no-attack"):
            table.page(0, name)


def test_a_draw_offers_post_loses_its_button_once_it_expires(snapshot):
    """The key of an earlier version of this bot, which includes the turn, still works."""
    table = Dungeon.at(TWO)
    for offer in range(1, 3):
        table.walk(0, "draw", "draw")
        told = [post for post in table.posts if post.announcement.key.startswith("offer-")]
        assert [post.announcement.edit for post in told] == [False, True] * (offer - 1) + [False]
        table.answer(0, "end" if offer == 1 else "play 3; end")
        before = len(table.posts)
        table.answer(1, f"play {offer + 1}; end")
        assert table.posted(before) == snapshot
    earlier = table.game.compose(table.moment(), Announcement("offer-12-0"))
    assert earlier.text in table.posted(before)


def test_a_fight_pings_only_people(snapshot):
    """A computer answers at once and needs no ping."""
    table = Dungeon.at(E1)
    table.seat_computers(0)
    table.answer(0, "attack b.warrior y.troll")
    page = table.game.compose(table.moment(), Announcement(f"{PING}fight-12-0"))
    assert page.text == snapshot
    assert page.pings == (1,)
    assert labels(table.posts[-1].page) == snapshot


def test_a_computers_turn_is_reported_only_once():
    """Together with the next turn's ping, unless it already has a post of its own."""
    game = DungeonTwister(words())
    table = Table.begin(game, 2, options={"dealt": "yes", "first": "blue"})
    table.seat_computers(0)
    for seat, answer in ((0, "play 2; end"), (1, "play 2; end"), (0, "play 3; end")):
        table.answer(seat, answer)
    moment = table.moment()
    for earlier, heads in ((2, ["3", "4"]), (3, ["4"])):
        page = table.game.compose(replace(moment, earlier=earlier), Announcement("turn-4"))
        assert [line.split()[1] for line in page.text.splitlines() if line.startswith("**Turn")] == heads
    page = table.game.compose(replace(moment, earlier=0), Announcement("turn-1", edit=True))
    assert page.text.count("**Turn") == 1


def test_the_progress_text_addresses_the_player_to_act(snapshot):
    table = Dungeon.at(TWO)
    assert [table.game.progress(table.state, seat, table.people) for seat in (0, 1, None)] == snapshot


@pytest.mark.parametrize(
    ("stand", "changes", "name"),
    [
        (APART, {"phase": "card", "ap": 0}, "turn"),
        (APART, {}, "turn.b.thief"),
        (APART, {}, "turn.sure"),
        (ARMED, {}, ATTACK),
        (ARMED, {"phase": "fight", "fight": ["b.warrior", "y.troll"]}, "fight"),
        (ROOM, FILLING, "place"),
    ],
)
def test_only_answering_controls_carry_the_decision_stamp(stand, changes, name):
    """Else it would answer twice, or be refused."""
    table = Dungeon.at(stand, **changes)
    page, stamp = table.page(0, name), table.game.stamp(table.state, 0)
    answers = [one for one in (*buttons(page), *menus(page)) if one.verb not in (PAGE, HINT)]
    assert answers
    assert {one.stamp for one in answers} == {stamp}
    assert {one.stamp for one in buttons(page) if one not in answers} <= {""}


@pytest.mark.parametrize(("seat", "following"), [(1, "next"), (None, "now")])
def test_a_waiting_player_sees_their_turn_as_soon_as_it_begins(seat, following):
    table = Dungeon.at(TWO)
    assert table.game.page(table.state, seat, "now", None, table.people).live == following
