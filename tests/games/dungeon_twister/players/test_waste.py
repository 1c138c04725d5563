"""Turns that undo the last one: neither suggested nor played without a gain that can be named."""

from k2bot.game.values import Style
from k2bot.games.dungeon_twister.engine import apply, legal_actions, observe, parse
from k2bot.games.dungeon_twister.engine.actions import Move
from k2bot.games.dungeon_twister.players.exit_costs import next_turn_gain, without_waste
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from tests.games.dungeon_twister.engine.helpers.kit import blue_turns
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.kit.table import buttons
from tests.phrases import says

ON, BACK = (f"rotate b.mekanork 3 {turn}" for turn in ("-1", "+1"))


def after(*turns):
    """Blue's turn with a Troll in room 4, which only the second rotation of it lets out."""
    return blue_turns("b.mekanork M2, b.troll Q1, b.thief A5, y.goblin V9", *turns)


def kept(state, *actions):
    """What is left of a turn without waste."""
    return [str(one) for one in without_waste(state, 0, [parse(one) for one in actions])]


def test_a_turn_rotates_a_room_once_more_only_to_let_somebody_out_or_for_a_later_action():
    state = after([ON], [])
    assert kept(state, ON) == [ON]
    assert kept(state, BACK) == ["end"]
    assert kept(state, BACK, "move b.thief A6", "end") == ["move b.thief A6", "end"]
    assert kept(after([], []), BACK) == [BACK], "it was not rotated before"


def test_a_rotation_is_kept_if_a_later_action_is_impossible_without_it():
    state = after([ON], [])
    turned = set(legal_actions(apply(state, 0, parse(BACK)).game, 0))
    later = {one for one in turned - set(legal_actions(state, 0)) if isinstance(one, Move)}
    assert later
    for one in later:
        assert kept(state, BACK, str(one), "end") == [BACK, str(one), "end"]


def test_a_rotation_is_kept_for_an_attack_that_needs_it():
    """Its outcome is unknown, but not whether it's legal."""
    state = blue_turns("b.mekanork M2, b.troll Q4, b.thief A5, y.goblin P4", [ON], [])
    assert kept(state, BACK, "attack b.troll y.goblin") == [BACK, "attack b.troll y.goblin"]


def test_a_turn_that_wins_without_its_rotation_ends_by_itself():
    tokens = "b.mekanork M2, b.troll Q1, b.thief A5, b.goblin U7, y.goblin J9"
    state = blue_turns(tokens, [ON], [], vp=[4, 0])
    assert kept(state, BACK, "move b.goblin V7") == ["move b.goblin V7"]


def test_a_suggested_repetition_says_who_can_leave_then():
    """The way back isn't suggested, though without the last turn it may look good."""
    state = after([ON], [])
    gains = {str(one.last): one for one in suggestions(observe(state, 0))}
    assert gains[BACK].gain <= 0 < gains[ON].gain
    assert next_turn_gain(state, apply(state, 0, parse(ON)).game, 0)
    green = [one.label for one in buttons(Dungeon.of(state).page(0, "turn")) if one.style is Style.SUCCESS]
    assert any(says(label, "dungeon-go-way", name="Troll", ap=1) for label in green), green
