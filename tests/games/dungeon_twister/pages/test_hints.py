"""Hints: what the strongest level would do, with one sentence of reason, and a way to plan it so."""

from __future__ import annotations

import pytest

from k2bot.games.dungeon_twister.engine import Phase, decisions, legal_actions, observe
from k2bot.games.dungeon_twister.players.choosing import think
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.table import faults

EXIT = {"b.goblin": "U4", "b.thief": "A5", "y.troll": "K5", "y.goblin": "B8"}
PLACING = {"b.warrior": "E3", "y.thief": 1, "y.troll": "P3"}


def hint(table, seat, answer):
    return table.game.hint(table.state, seat, answer, table.people)


def test_a_turn_is_recommended_with_its_weightiest_reason(snapshot):
    page, draft = hint(Dungeon.at(EXIT), 0, "move b.goblin V4; move b.thief A6; end")
    assert page.text == snapshot
    assert draft == "move b.goblin V4; move b.thief A6"
    assert labels(page) == snapshot
    assert faults(page) == []


def test_what_commits_is_recommended_but_not_planned(snapshot):
    table = Dungeon.at({"b.warrior": "G3", "y.troll": "G4", "b.thief": "G5", "y.goblin": "V1"})
    page, draft = hint(table, 0, "attack b.warrior y.troll")
    assert page.text == snapshot
    assert draft is None
    assert labels(page) == snapshot
    assert table.press(0, page, labels(page)[0]).text == snapshot


@pytest.mark.parametrize(
    ("stand", "changes", "seat"),
    [
        (EXIT, {}, 0),
        (EXIT, {"phase": "card", "ap": 0}, 0),
        (PLACING, {"phase": "place", "placing": [[0, "y.thief", 1]]}, 0),
        ({"b.warrior": "G3", "y.troll": "G4"}, {"phase": "fight", "fight": ["b.warrior", "y.troll"]}, 1),
    ],
)
def test_whatever_a_computer_answers_can_be_recommended(stand, changes, seat):
    """Turns, cards, tokens and combat cards, each by a sentence."""
    table = Dungeon.at(stand, **changes)
    decision = next(one for one in decisions(table.state) if one.seat == seat)
    answer = think(observe(table.state, seat), decision, "easy", "hint", 5)
    page, _ = hint(table, seat, answer)
    assert "Why: " in page.text
    assert faults(page) == []


def test_a_team_and_what_is_hidden_are_told_to_be_drawn(snapshot):
    table = Dungeon.begin(Dungeon.at(EXIT).game, 2)
    team = str(legal_actions(table.state, 0)[0])
    page, draft = hint(table, 0, team)
    assert page.text == snapshot
    assert draft == team
    assert labels(page) == snapshot
    assert "Hint" in labels(table.page(0, "team"))
    for seat in (0, 1):
        table.answer(seat, str(legal_actions(table.state, seat)[0]))
    seat = decisions(table.state)[0].seat
    hide = str(legal_actions(table.state, seat)[0])
    page, draft = hint(table, seat, hide)
    assert draft is None
    assert "Hint" in labels(table.page(seat, "orders.hide"))


def test_tokens_are_planned_but_for_the_last_which_hands_them_in(snapshot):
    placing = {"phase": "place", "placing": [[0, "y.goblin", 1], [0, "y.thief", 1]]}
    table = Dungeon.at({**PLACING, "y.goblin": 1}, **placing)
    _, draft = hint(table, 0, "place y.goblin G1; place y.thief G2")
    assert draft == "place y.goblin G1"
    page, draft = hint(Dungeon.at(PLACING, phase="place", placing=[[0, "y.thief", 1]]), 0, "place y.thief G1")
    assert (draft, labels(page)) == snapshot
    assert all("Hint" in labels(table.page(0, name)) for name in ("now", "board", "hand", "text"))
    assert "Hint" not in labels(table.page(1, "board"))


def test_a_draw_is_recommended_with_the_way_to_it(snapshot):
    table = Dungeon.at(EXIT, offer=1, vp=[0, 3])
    page, draft = hint(table, 0, "draw")
    assert page.text == snapshot
    assert (draft, labels(page)) == snapshot


def test_a_hint_goes_on_from_what_is_planned():
    """From the card on, which is only planned, and from each action after it; a whole plan needs none."""
    table = Dungeon.at(EXIT, phase="card", ap=0)
    game, draft = table.game, "play 2; move b.goblin V4"
    planned = game.hint_state(table.state, 0, draft)
    assert (planned.phase, planned.ap) == (Phase.ACT, 1)
    page, taken = game.hint(table.state, 0, "move b.thief A6", table.people, draft)
    assert page.text.count("•") == 1
    assert taken == f"{draft}; move b.thief A6"
    assert faults(page) == []
    for whole in (f"{draft}; end", "play 7", "nonsense", None):
        assert game.hint_state(table.state, 0, whole) is table.state
    table.drafts[0] = (table.game.stamp(table.state, 0), draft)
    assert "Hint" in labels(table.page(0, "turn"))


@pytest.mark.parametrize(
    ("planned", "label", "told"),
    [
        ("", "End turn (5 AP left)", "End the turn"),
        ("move b.thief A6", "End turn (4 AP left)", "End the turn"),
    ],
)
def test_the_end_of_the_turn_is_recommended_with_the_button_that_ends_it(planned, label, told):
    """It says what is lost, so it does not ask again; what is planned is played."""
    table = Dungeon.at(EXIT)
    if planned:
        table.drafts[0] = (table.game.stamp(table.state, 0), planned)
    page, draft = table.game.hint(table.state, 0, "end", table.people, planned or None)
    assert f"• {told}" in page.text
    assert (draft, labels(page)) == (None, [label, "Back"])
    table.press(0, page, label)
    assert table.inputs == [(0, f"{planned}; end".removeprefix("; "))]


def test_a_hint_about_the_second_token_keeps_the_first(snapshot):
    placing = {"phase": "place", "placing": [[0, f"y.{kind}", 1] for kind in ("goblin", "thief", "wizard")]}
    table = Dungeon.at({**PLACING, "y.goblin": 1, "y.wizard": 1}, **placing)
    answer = "place y.thief G2; place y.wizard G3"
    page, draft = table.game.hint(table.state, 0, answer, table.people, "place y.goblin G1")
    assert draft == "place y.goblin G1; place y.thief G2"
    assert labels(page) == snapshot
