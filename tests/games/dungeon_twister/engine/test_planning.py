"""Previews for panels: the state after planned actions, and the actions that may follow."""

from functools import partial

import pytest

from k2bot.games.dungeon_twister.engine import (
    Phase,
    RuleError,
    apply,
    legal_actions,
    observe,
    parse,
    reach,
)
from k2bot.games.dungeon_twister.engine.actions import Jump, Move, Wall
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, TOKENS, WALLWALKERS
from k2bot.games.dungeon_twister.engine.listing import movers
from k2bot.games.dungeon_twister.engine.model import EXIT
from k2bot.games.dungeon_twister.engine.planning import (
    UNPREDICTABLE_ACTIONS,
    Exit,
    departures,
    exits,
    points_within,
    preview,
    square_costs,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import hands, set_up
from tools.dungeon_twister import samples


def planned(state, seat, *texts):
    return preview(state, seat, [parse(text) for text in texts])


def listed(look, seat):
    """Everything a preview offers while acting."""
    names = [TOKENS[token] for token in CHARACTERS_OF[seat]]
    moves = []
    for name in names:
        for square, ways in look.reach(name).items():
            handled = [sum(not word[0].isupper() for word in move.path) for move in ways]
            assert handled == sorted(handled), "the plain move comes first"
            assert {move.end for move in ways} == {square}
            moves += ways
    assert look.movers == tuple(name for name in names if look.reach(name))
    return {str(action) for action in (*moves, *look.other_actions)} | {"end"}


@pytest.mark.parametrize("seed", range(3))
def test_previews_offer_exactly_the_legal_actions(seed):
    """Moves by square plus all other actions are the legal actions, in random games."""
    acted = 0
    for state, *_ in playing.played(seed)[:120]:
        if state.phase is Phase.ACT:
            acted += 1
            legal = set(map(str, legal_actions(state, state.active_seat)))
            assert listed(preview(state, state.active_seat, ()), state.active_seat) == legal
            assert listed(preview(state, 1 - state.active_seat, ()), 1 - state.active_seat) == {"end"}
    assert acted > 30


@pytest.mark.parametrize(
    ("tokens", "worthwhile"),
    [
        ("b.wizard E1", set()),
        ("b.cleric F2", {"E1"}),
        ("b.cleric F2, b.rope G1", {"E1"}),
        ("b.cleric F2, b.rope F2", set()),
        ("b.goblin E1, b.treasure E1", {"F2", "G1"}),
    ],
)
def test_a_jump_is_worthwhile_only_if_no_move_does_the_same(tokens, worthwhile):
    """Jumps that aren't remain legal."""
    look = planned(set_up(f"y.troll K5, {tokens}"), 0)
    legal = {one.square for one in look.other_actions if isinstance(one, Jump)}
    assert legal == {"E1", "F2", "G1"} - {tokens.split(", ")[0].split()[1]}
    assert {one.square for one in look.worthwhile if isinstance(one, Jump)} == worthwhile
    assert {one for one in look.other_actions if not isinstance(one, Jump)} <= set(look.worthwhile)


def test_actions_that_reveal_something_cannot_be_previewed():
    """Reveals and fights are refused, and so is whatever the rules forbid."""
    state = set_up("b.warrior G3, y.troll G4, y.goblin U10")
    refused = partial(pytest.raises, RuleError)
    with refused(match="cannot be looked into") as refusal:
        planned(state, 0, "attack b.warrior y.troll")
    assert refusal.value.code == "news"
    with refused():
        planned(state, 0, "heal b.warrior y.troll")
    with refused():
        planned(state, 0, "end", "play 2")
    assert all(kind.__name__ in {"Reveal", "Attack", "Lay"} for kind in UNPREDICTABLE_ACTIONS)


@pytest.mark.parametrize("number", [0, 5])
def test_estimated_reach_of_one_action_point_nearly_matches_the_rules(number):
    """The estimate ignores taking and dropping on the way; steps through walls are a separate action."""
    allowed = missed = 0
    for moment in samples.moments(number)[::5]:
        game, seen = moment.game, observe(moment.game, moment.game.active_seat)
        for name in movers(game, game.active_seat) if game.phase is Phase.ACT else ():
            token = BY_NAME[name]
            if token in WALLWALKERS:
                continue
            found, more = square_costs(seen, token, 1), square_costs(seen, token, 3)
            legal = {SQUARE_BY_NAME[square] for square in reach(game, game.active_seat, name)} - {
                seen.places[token]
            }
            allowed, missed = allowed + len(legal), missed + len(legal ^ found.keys())
            assert found.items() <= more.items()
            assert set(more.values()) <= {1, 2, 3}
    assert missed < allowed / 100


def test_every_calculated_way_out_can_be_played():
    """A shortest way leads square by square to the far line for the stated action points."""
    walked = 0
    kinds = set()
    for moment in (*samples.moments(1)[::3], *samples.moments(4)[::3]):
        game = moment.game
        for one in (
            exits(observe(game, game.active_seat), game.active_seat, game.ap)
            if game.phase is Phase.ACT
            else ()
        ):
            state, way, token = game, list(one.route), BY_NAME[one.character]
            assert way[0] == game.places[token]
            while state.places[token] != EXIT:
                offered = {
                    SQUARE_BY_NAME[getattr(action, "end", "") or action.square]: action
                    for action in reversed(legal_actions(state, game.active_seat))
                    if isinstance(action, (Move, Jump, Wall)) and action.character == one.character
                }
                farthest = max(square for square in enumerate(way) if square[1] in offered)
                way = way[farthest[0] :]
                kinds.add(type(offered[way[0]]))
                state = apply(state, game.active_seat, offered[way[0]]).game
            assert game.ap - state.ap == one.ap or state.phase is not Phase.ACT
            walked += 1
    assert walked > 40
    assert kinds == {Move, Jump, Wall}


@pytest.mark.parametrize(
    ("ways", "most", "points"),
    [
        ([(3, 1), (5, 2)], 5, 2),
        ([(1, 1), (2, 2), (3, 2)], 5, 4),
        ([(2, 1), (2, 1), (4, 3)], 4, 3),
        ([(2, 1), (2, 1)], 3, 1),
        ([(1, 1)], 0, 0),
        ([], 5, 0),
    ],
    ids=str,
)
def test_points_within_finds_the_most_points_leaving_can_score(ways, most, points):
    """Not simply those of the nearest: a thief's exit may leave too few action points for a goblin."""
    assert points_within([Exit("b.goblin", *way) for way in ways], most) == points


@pytest.mark.rule(15)
def test_leaving_characters_share_the_jump_cards():
    """Two that need the last jump card can't both leave, but one on foot can leave as well."""
    found = [Exit("b.goblin", 1, 2, jump_cards=1), Exit("b.thief", 1, 1, jump_cards=1), Exit("b.troll", 2, 1)]
    assert [points_within(found, 4, cards) for cards in (0, 1, 2)] == [1, 3, 4]
    for jumps, points in ((1, 2), (2, 3)):
        game = set_up("b.cleric S3, b.goblin R3, y.goblin U10", seats=hands(jumps=jumps), **GATEWAY)
        departure = next(one for one in departures(observe(game, 0)) if one.seat == 0)
        assert (departure.points, departure.is_together) == (points, jumps == 2)


GATEWAY = {"rooms": ["1R", "2L", "2R", "1L", "3R", "3L", "4R", "4L"], "rotations": {3: 1}}
"""With a pit on U3 beside yellow's line, and another on Q3."""
PIT_BY_PIT = {"rooms": ["1L", "2R", "3R", "1R", "3L", "4R", "4L", "2L"], "rotations": {3: 1, 7: 2}}
"""With pits on U5 and U6 beside yellow's line; only crossing both leads past its guards."""
GUARDS = "y.troll V5, y.cleric V4"


@pytest.mark.rule(15, 16, 22, 27, 33)
@pytest.mark.parametrize(
    ("tokens", "changes", "ap"),
    [
        ("b.cleric T3", GATEWAY, 1),
        ("b.cleric T3", GATEWAY | {"seats": hands(jumps=0)}, None),
        ("b.cleric T3, b.thief U3", GATEWAY | {"seats": hands(jumps=0)}, 1),
        ("b.cleric T3, y.rope U3", GATEWAY | {"seats": hands(jumps=0)}, 1),
        ("b.cleric T3, y.thief U3", GATEWAY, None),
        ("b.cleric T3, y.troll V3", GATEWAY | {"wounded": ["y.troll"]}, None),
        ("b.troll Q2", GATEWAY | {"seats": hands(jumps=2)}, 3),
        ("b.troll Q2", GATEWAY | {"seats": hands(jumps=1)}, None),
        (f"b.warrior T5, b.rope T5, {GUARDS}", PIT_BY_PIT, None),
        (f"b.warrior T5, b.rope T5, y.rope U6, {GUARDS}", PIT_BY_PIT, 1),
        (f"b.thief T5, {GUARDS}", PIT_BY_PIT, 1),
    ],
)
def test_possible_exits_respect_jump_cards_pits_and_guards(tokens, changes, ap):
    """Jumps need a jump card and an empty pit; walking needs a bridged one."""
    game = set_up(f"b.goblin A10, y.goblin U10, {tokens}", **changes)
    most = 1 if GUARDS in tokens else 3
    found = {one.character: one.ap for one in exits(observe(game, 0), 0, most)}
    assert found.get(tokens.split()[0]) == ap


@pytest.mark.rule(34)
def test_only_the_drinker_can_leave_with_its_potions_points():
    """Everyone else has the ordinary points only."""
    who = "b.goblin R3, b.troll U2, b.thief A10, y.goblin U10"
    game = set_up(who, ap=1, potion={"b.goblin": 2}, **GATEWAY)
    departure = next(one for one in departures(observe(game, 0)) if one.seat == 0)
    assert {one.character: one.ap for one in departure.exits} == {"b.troll": 1, "b.goblin": 2}
    assert (departure.points, departure.is_together) == (3, True)
    alone = set_up(who, ap=1, **GATEWAY)
    departure = next(one for one in departures(observe(alone, 0)) if one.seat == 0)
    assert [one.character for one in departure.exits] == ["b.troll"]


def test_reach_excludes_squares_with_an_enemy_or_two_tokens():
    """Squares of wounded enemies can be passed but not stopped on."""
    who = "b.troll C3, y.cleric D3, b.goblin D2, b.rope D2, y.goblin U10"
    game = set_up(who, wounded=["y.cleric", "b.goblin"])
    found = square_costs(observe(game, 0), BY_NAME["b.troll"], 1)
    assert SQUARE_BY_NAME["E3"] in found
    assert not {SQUARE_BY_NAME["D3"], SQUARE_BY_NAME["D2"]} & found.keys()
