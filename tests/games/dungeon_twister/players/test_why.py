"""Reasons for an answer: its gain and the threats, as hints word them."""

from collections import Counter

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games.dungeon_twister.engine import (
    Phase,
    apply,
    decisions,
    legal_actions,
    observe,
    offer_draw,
    parse,
)
from k2bot.games.dungeon_twister.engine.actions import Move
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, RoomRevealed
from k2bot.games.dungeon_twister.engine.planning import exits
from k2bot.games.dungeon_twister.players.choosing import think
from k2bot.games.dungeon_twister.players.why import explain_rotations, why
from tests.games.dungeon_twister.engine.helpers import kit, playing
from tests.games.dungeon_twister.pages.dungeon import Dungeon

CROWD = {"b.thief": "G3", "b.warrior": "G4", "y.troll": "H4", "y.cleric": "M3"}
LEAVE = "b.goblin U3, y.cleric D4"
FIGHT = "b.warrior G3, y.goblin G4, y.cleric M3"
DUEL = "b.warrior G3, y.thief G4"
CARRY = "b.warrior G3, b.goblin G3, y.thief G4"
CARRIES = {"wounded": ["b.goblin"], "phase": "fight", "fight": ["y.thief", "b.warrior"], "turn": 1}
ALONE = "b.thief B3, y.cleric M3"
LINE = "b.thief A5, y.cleric M3"
NEAR = "b.thief K3, y.goblin B3"
BESIDE = "b.goblin U2, y.warrior U4, b.warrior A1"
FOUND = "b.warrior E3, y.thief 1, y.troll P3"


def placing(token):
    """The first player places a token of room 2."""
    return {"phase": "place", "placing": [[0, token, 1]]}


PLACING = placing("y.thief")


CARD = {"phase": "card", "ap": 0}
FIRST = {"top": 0, "seats": kit.hands(actions=(2, 3, 4, 5))}


def laying(*left):
    """A fight of a warrior (strength 3) against a thief (strength 2) with these cards left."""
    return {"phase": "fight", "fight": ["b.warrior", "y.thief"], "seats": kit.hands((0, 1, 3, 6), left)}


REASONS = {
    "who leaves, with the points": (LEAVE, {}, "move b.goblin V3"),
    "who wins by it just wins": (LEAVE, {"vp": [3, 0]}, "move b.goblin V3"),
    "an attack with its sums, its chance and what is at stake": (FIGHT, {}, "attack b.warrior y.goblin"),
    "an attack on a wounded one": (FIGHT, {"wounded": ["y.goblin"]}, "attack b.warrior y.goblin"),
    "a card that beats all": (DUEL, laying(0, 1, 2), "lay 6"),
    "a card that beats most": (DUEL, laying(0, 1, 2, 5), "lay 1"),
    "a card that beats some": (DUEL, laying(0, 2, 3), "lay 0"),
    "a carried friend is part of what a lost fight costs": (CARRY, CARRIES, "lay 0"),
    "who does nothing has no reason": (ALONE, {}, "end"),
    "rooms beside the own line are left to the other": (LINE, {"hidden": [0, 4]}, "end"),
    "nobody gets closer to the exit along the own line": (LINE, {"hidden": [0]}, "move b.thief A4 A3"),
    "away from it somebody does": (LINE, {"hidden": [1, 5]}, "move b.thief A4 B4 B5 C5"),
    "an attack that could be feared is no longer possible": (
        "b.goblin A4, y.warrior B3", {}, "move b.goblin A5 A6 A7 A8",
    ),
    "an attack is possible next turn": ("b.warrior A5, y.goblin B9", {}, "move b.warrior A6"),
    "a room can be revealed next turn": (
        "b.warrior D4, y.cleric V10", {"hidden": [4]}, "move b.warrior D5 C5",
    ),
    "a rotated room shortens a way that is closed": (
        "b.mekanork D3, b.thief A3, y.cleric M3", {}, "rotate b.mekanork 1 +1",
    ),
    "or makes the other's way longer": ("b.mekanork D3, y.cleric C3", {}, "rotate b.mekanork 0 -1"),
    "a card that has to be played is explained by that alone": (ALONE, {**CARD, **FIRST}, "play 2; end"),
    "the highest card and nothing else have no reason": (ALONE, CARD, "play 4; end"),
    "who walks needs fewer points to leave": (ALONE, {}, "move b.thief B4 B5"),
    "a jump": ("b.cleric E1, y.cleric M3", {}, "jump b.cleric F1 G1"),
    "over a pit with a rope": (
        "b.warrior E1, b.rope E1, y.cleric M3", {}, "move b.warrior F1 G1",
    ),
    "the wand": ("b.wizard G3, b.wand G3, y.cleric G4", {}, "fire b.wizard y.cleric"),
    "the way out of the other is feared": (NEAR, {}, "end"),
    "and that it wins": (NEAR, {"vp": [0, 3]}, "end"),
    "a way that gets shorter for the other is told": (
        "b.mekanork D3, y.mekanork K3", {}, "rotate b.mekanork 1 +1",
    ),
    "an attack of the other is feared": (BESIDE, {}, "end"),
    "an attack on a wounded one is feared more": (BESIDE, {"wounded": ["b.goblin"]}, "end"),
    "and that it wins the game": (BESIDE, {"wounded": ["b.goblin"], "vp": [0, 4]}, "end"),
    "an attack of the weaker is not feared": ("b.troll U2, y.warrior U4", {}, "end"),
    "a token is placed by its way out": (FOUND, PLACING, "place y.thief G1"),
    "an own one on a gear, though others have the shorter way": (
        "b.warrior E3, b.thief 1, y.troll P3", placing("b.thief"), "place b.thief J5",
    ),
    "an own one in the way of the other's": (
        "b.warrior E3, b.cleric 1, y.goblin G2, y.cleric M3", placing("b.cleric"), "place b.cleric G3",
    ),
    "an object nearer to own characters on the whole, though not to the nearest": (
        "b.warrior E3, b.thief A5, y.sword 1, y.goblin F3", placing("y.sword"), "place y.sword G5",
    ),
    "a card of which there is enough": (LEAVE, CARD, "play 2; move b.goblin V3"),
    "a card that can't be played yet isn't one to save": (
        LEAVE, {**CARD, **FIRST, "top": 2}, "play 2; move b.goblin V3",
    ),
    "the highest card needs no reason of its own": (LEAVE, CARD, "play 4; move b.goblin V3"),
    "who is about to lose is warned before saving cards is advised": (
        NEAR, {**CARD, "vp": [0, 3]}, "play 2; end",
    ),
    "a potion": ("b.goblin B3, b.potion B3, y.cleric M3", {}, "drink b.goblin"),
    "the only card that may be played": (LEAVE, {**CARD, **FIRST}, "play 2; move b.goblin V3"),
    "a draw for who stands worse": (CROWD, {"vp": [1, 3], "offer": 1}, "draw"),
    "a draw is declined by who stands better": (CROWD, {"vp": [3, 1], "offer": 1}, "end"),
}  # fmt: skip


@pytest.mark.parametrize(("stand", "changes", "answer"), REASONS.values(), ids=REASONS)
def test_hints_give_a_reason_that_fits_the_position(stand, changes, answer, snapshot):
    table = Dungeon.at(stand, **changes)
    page, _ = table.game.hint(table.state, 0, answer, table.people)
    begins = ("Why: ", "What speaks for it: ", "But ", "It would ")
    assert [line for line in page.text.splitlines() if line.startswith(begins)] == snapshot


def test_every_answer_of_a_level_has_a_reason():
    kinds = set()
    for state in playing.states(1, 12):
        for decision in decisions(state):
            seen = observe(state, decision.seat)
            kinds.add(why(seen, think(seen, decision, "easy", "seed", 20)).gain.kind)
            kinds.add(why(seen, str(legal_actions(state, decision.seat)[0])).gain.kind)
    assert len(kinds) > 4


def test_every_token_placed_by_hard_has_a_reason():
    told = Counter()
    states = [state for seed in range(3) for state in playing.states(seed, 400, lively=0.8)]
    for state in (state for state in states if state.phase is Phase.PLACE):
        decision, table = decisions(state)[0], Dungeon.of(state)
        answer = think(observe(state, decision.seat), decision, "hard", "seed", 20)
        page, _ = table.game.hint(state, decision.seat, answer, table.people)
        reasons = [line for line in page.text.splitlines() if line.startswith("Why: ")]
        assert len(reasons) == len(answer.split("; ")), page.text
        told[len(reasons)] += 1
    assert set(told) >= {1, 2, 3}


def happened(reason, before, after, events):
    """Whether a reason's prediction came true, by the engine's events and resulting state."""
    facts, board = reason.facts, Board(after)
    match reason.kind:
        case "wins":
            return after.result[0] == before.active_seat
        case "leaves":
            left = {one.character: one.points for one in events if isinstance(one, Left)}
            return left.get(facts["character"]) == facts["points"]
        case "shoots" | "eliminates":
            return facts["target"] in {one.character for one in events if isinstance(one, Eliminated)}
        case "takes":
            return board.load(BY_NAME[facts["character"]]) == BY_NAME[facts["target"]]
        case "reveals":
            return facts["slot"] in {one.slot for one in events if isinstance(one, RoomRevealed)}
        case "nears" | "blocks":
            name, seat = facts.get("character", facts.get("target")), before.active_seat
            left = exits(observe(after, None), seat if reason.kind == "nears" else 1 - seat, 20)
            return {one.character: one.ap for one in left}.get(name, 0) == facts["after"]
    return None


def test_predicted_gains_of_a_turn_come_true():
    checked = Counter()
    for state in playing.states(5, 60, lively=0.8):
        if state.phase not in (Phase.CARD, Phase.ACT):
            continue
        decision, events, after = decisions(state)[0], [], state
        answer = think(observe(state, decision.seat), decision, "normal", "seed", 20)
        gain = why(observe(state, decision.seat), answer).gain
        for action in answer.split("; "):
            step = apply(after, decision.seat, parse(action))
            after, events = step.game, events + list(step.events)
        came = happened(gain.facts.get("then", gain), state, after, events)
        assert came is not False, (answer, gain)
        if came:
            checked[gain.facts.get("then", gain).kind, decision.kind] += 1
    assert checked.total() > 15
    assert len({kind for kind, _ in checked}) > 4
    assert {asked for _, asked in checked} == {"card", "act"}


@pytest.mark.parametrize(("vp", "agrees"), [([1, 3], True), ([3, 1], False)])
def test_only_the_player_who_is_behind_accepts_a_draw(vp, agrees):
    state = offer_draw(kit.set_up(CROWD, vp=vp), 1).game
    answer = think(observe(state, 0), decisions(state)[0], "hard", "seed", 20)
    assert (answer == "draw") is agrees


def test_a_rotation_is_explained_by_the_move_it_enables():
    """Walls barred the move before the rotation; this works in the middle of a turn too."""
    table = Dungeon.at("b.mekanork D3, b.thief C1, y.cleric M3")
    turned = apply(table.state, 0, parse("rotate b.mekanork 0 +1")).game
    barred = [
        move
        for move in legal_actions(turned, 0)
        if isinstance(move, Move) and move.character == "b.thief" and not is_legal(table.state, move)
    ]
    for move in barred[:3]:
        answer = f"rotate b.mekanork 0 +1; {move}; end"
        (reason,) = explain_rotations(observe(table.state, 0), answer)
        assert (reason.kind, reason.facts["slot"], reason.facts["step"]) == ("turns-for", 0, str(move))
        page, _ = table.game.hint(table.state, 0, answer, table.people, None)
        assert "With room 1 rotated, this is possible: Thief to " in page.text
    assert barred


def is_legal(state, action):
    try:
        apply(state, 0, action)
    except RuleError:
        return False
    return True


def test_a_rotation_that_changes_a_way_is_explained_only_once():
    answer = "rotate b.mekanork 1 +1; end"
    table = Dungeon.at("b.mekanork D3, b.thief A3, y.cleric M3")
    assert explain_rotations(observe(table.state, 0), answer) == (), "it's the turn's own reason"
    table = Dungeon.at("b.mekanork D3, b.thief A3, b.goblin U3, y.cleric M3")
    (reason,) = explain_rotations(observe(table.state, 0), f"move b.goblin V3; {answer}")
    assert reason.kind == "turns"
    assert explain_rotations(observe(table.state, 0), "move b.goblin V3; end") == ()


def test_a_room_rotated_at_the_end_of_a_walk_is_the_only_reason_told():
    """Neither what the rotation alone saves as well, nor how who rotates it came to the gear."""
    table = Dungeon.at("b.warrior E1, b.rope E1, b.cleric D1, y.goblin V1, y.troll T2")
    answer = (
        "move b.cleric E1 take b.rope F1 F2 F3; move b.cleric F4 G4 G5 G6; "
        "move b.cleric H6 H5 I5 J5; rotate b.cleric 1 -1; end"
    )
    gain = why(observe(table.state, 0), answer).gain
    assert (gain.kind, gain.facts["then"].facts["by"]) == ("turns", "walk")
    assert explain_rotations(observe(table.state, 0), answer) == ()
