"""Pile-Up: its rules, its size, and a whole game of ten people on the simulated Discord."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.engines.errors import RuleError
from tests.host.discord import kit
from tests.kit.pile_up.engine import (
    Action,
    Placed,
    Setup,
    apply,
    decision_of,
    decisions,
    dents,
    legal_actions,
    new_game,
    observe,
    placements,
    resign,
)
from tests.kit.pile_up.subject import made
from tests.kit.table import NAMES, Table
from tests.waiting import until

PAPER = Path("docs/adding-a-game.md")
MOST = 900
"""Line limit for the whole game, since authors copy it."""


def dealt(*hands, rows=((10,), (20,), (30,), (40,)), **changed):
    """The last turn of a deal, or an earlier one with larger hands."""
    game = new_game(Setup(len(hands), 0), "seed").game
    return replace(game, hands=hands, rows=rows, turn=11 - len(hands[0]), **changed)


def played(game, *cards):
    for seat, card in enumerate(cards):
        game = apply(game, seat, Action("play", card)).game
    return game


def test_rule_1_each_card_costs_the_dents_of_its_number():
    assert [dents(card) for card in (1, 5, 10, 44, 55)] == [1, 2, 3, 5, 7]
    assert sum(map(dents, range(1, 105))) == 171


def test_rule_2_ten_players_use_all_the_cards():
    game = new_game(Setup(10), "seed").game
    assert sorted(sum((*game.hands, *game.rows), ())) == list(range(1, 105))


def test_rule_3_a_choice_stays_secret_and_changeable_until_all_have_chosen():
    game = apply(dealt((12, 13), (14, 15)), 0, Action("play", 12)).game
    assert [decision.seat for decision in decisions(game)] == [1]
    assert (observe(game, 0).chosen, observe(game, 1).chosen, observe(game, None).hand) == (12, None, ())
    assert legal_actions(game, 0) == (Action("play", 13),)
    game = apply(apply(game, 0, Action("play", 13)).game, 1, Action("play", 14)).game
    assert game.rows[0] == (10, 13, 14)
    assert decision_of(apply(dealt((12,), (14,)), 0, Action("play", 12)).game, 0) is None, (
        "it has no other card"
    )


def test_rule_4_cards_join_the_next_lower_row_lowest_card_first():
    game = played(dealt((35,), (34,), (99,)), 35, 34, 99)
    assert game.rows == ((10,), (20,), (30, 34, 35), (40, 99))
    assert game.placed == (Placed(34, 1, 2), Placed(35, 0, 2), Placed(99, 2, 3))


def test_rule_5_the_sixth_card_takes_the_other_five():
    game = played(dealt((46,), (39,), rows=((10,), (20,), (30,), (40, 41, 43, 44, 45))), 46, 39)
    assert game.rows == ((10,), (20,), (30, 39), (46,))
    assert game.points == (3 + 1 + 1 + 5 + 2, 0)


def test_rule_6_a_card_lower_than_every_row_takes_a_chosen_row():
    game = played(dealt((3,), (12,)), 3, 12)
    assert (game.shown, [decision.seat for decision in decisions(game)]) == (((3, 0), (12, 1)), [0])
    with pytest.raises(RuleError, match="isn't asked"):
        apply(game, 1, Action("take", 1))
    with pytest.raises(RuleError, match="'take 5' isn't possible"):
        apply(game, 0, Action("take", 5))
    game = apply(game, 0, Action("take", 2)).game
    assert game.rows == ((10, 12), (3,), (30,), (40,))
    assert (game.points, game.over) == ((3, 0), True)


@pytest.mark.parametrize(("target", "points", "deal"), [(66, 65, 2), (66, 66, 1), (0, 0, 1)])
def test_rule_7_new_cards_are_dealt_until_somebody_has_66_dents(target, points, deal):
    game = played(dealt((12,), (13,), setup=Setup(2, target), points=(points, 0)), 12, 13)
    assert (game.deal, game.over, {len(hand) for hand in game.hands}) == (
        deal,
        deal == 1,
        {10 if deal > 1 else 0},
    )
    assert game.placed == (Placed(12, 0, 0), Placed(13, 1, 0))


def test_rule_8_resigning_loses_and_the_last_player_left_wins():
    game = apply(dealt((12, 13), (14, 15), (16, 17), points=(0, 5, 2)), 0, Action("play", 12)).game
    game = resign(apply(game, 1, Action("play", 14)).game, 2).game
    assert game.rows[0] == (10, 12, 14), "nobody waits for who has left"
    assert placements(resign(game, 0).game) == ((1, 1), (2, 0), (2, 2))
    waits = resign(played(dealt((3,), (12,), (13,)), 3, 12, 13), 0).game
    assert (waits.rows[0], waits.over) == ((10, 12, 13), True)


def test_the_example_game_is_small_and_the_docs_list_its_files():
    """All files but its tests are in the table of docs/adding-a-game.md."""
    root, here = Path(__file__).parents[3], Path(__file__).parent
    paper = (root / PAPER).read_text(encoding="utf-8")
    counted = {
        path.relative_to(here).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in here.rglob("*")
        if path.suffix in {".py", ".ftl"} and path.name not in {"subject.py", "test_pile_up.py"}
    }
    told = re.findall(r"^\| `pile_up/([^`]+)` \|", paper, re.MULTILINE)
    assert set(told) == set(counted) - {"__init__.py"}
    assert sum(counted.values()) <= MOST


def test_a_card_is_chosen_and_changed_on_the_hand_page():
    table = Table.begin(made(), 2)
    one, other, *_ = table.state.hands[0]
    page = table.press(0, table.press(0, table.page(0, "hand"), str(one)), "commit")
    page = table.press(0, table.press(0, page, "change"), str(one))
    page = table.press(0, page, str(other))
    assert f"As the rows are now, **{other}** " in page.text
    table.press(0, page, "commit")
    assert table.state.chosen == (other, None)


async def test_a_game_of_ten_absent_players_is_played_to_its_end(tmp_path):
    people = tuple(map(str.lower, NAMES))
    async with kit.world(tmp_path, made(), people=people, reminders=False, patience=0.00002) as world:
        world.env.settle_timeout = 60
        await world.begin(*people[1:], length="deal")
        await until(lambda: "Rematch" in world.ids(world.post))
        assert world.post.content.startswith("**The game is over.**")
        lines = world.post.content.splitlines()
        assert sum(line[0].isdigit() for line in lines) == 10, "everyone has a place"
        assert {file.filename.rpartition(".")[2] for file in world.post.attachments} == {"webp", "record"}
