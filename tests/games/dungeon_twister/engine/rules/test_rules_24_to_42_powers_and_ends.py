"""Powers, objects, the end of a game and its options (rules 24 to 42)."""

import pytest

from k2bot.games.dungeon_twister.engine import (
    IllegalActionError,
    NotYourTurnError,
    RuleError,
    Setup,
    SetupError,
    apply,
    decisions,
    legal_actions,
    new_game,
    observe,
    offer_draw,
    outcome,
    overdue,
    parse,
    resign,
)
from k2bot.games.dungeon_twister.engine.events import GateChanged
from tests.games.dungeon_twister.engine.helpers.kit import (
    actions,
    answer,
    do,
    ends,
    fight,
    injured,
    refused,
    set_up,
    where,
)

FAR = "y.goblin U10, b.goblin A10"


@pytest.mark.rule(24)
def test_the_cleric_heals_adjacent_characters():
    """Friend or enemy, even if wounded this turn, but not if carried; the healed one can't act yet."""
    who = f"{FAR}, b.cleric C3, b.troll D3, y.troll C4"
    fresh = {"wounded": ["b.troll"], "healed": []}
    game = set_up(who, wounded=["b.troll", "y.troll"], fresh=fresh)
    assert actions(game, "heal") == ["heal b.cleric b.troll", "heal b.cleric y.troll"]
    after = do(game, "heal b.cleric b.troll")
    assert injured(after) == ["y.troll"]
    assert actions(after, "move b.troll") == []
    assert refused(after, "move b.troll E3") == 24
    assert "move b.troll E3" in actions(do(after, "end", "play 2", "end", "play 2")), "from the next turn on"
    carried = set_up(f"{who}, b.warrior D3", wounded=["b.troll"])
    assert refused(carried, "heal b.cleric b.troll") == 24
    fight = f"{FAR}, b.warrior G3, b.troll G5, y.troll G4"
    game = set_up(fight, fresh={"wounded": [], "healed": ["b.troll"]})
    assert answer(game, "attack b.warrior y.troll").events[0].attacking == ("b.warrior",)


@pytest.mark.rule(27)
def test_the_thief_opens_and_closes_portcullises_and_bridges_pits():
    """Only portcullises of her own square; friends cross a pit while she's on it unwounded."""
    game = set_up(f"{FAR}, b.thief H3")
    step = answer(game, "gate b.thief 1L/0")
    opened = step.game
    assert step.events == (GateChanged("b.thief", "1L/0", "open", ("G3", "H3")),)
    assert "G3" in ends(opened, "b.thief")
    assert do(opened, "gate b.thief 1L/0").gates == game.gates
    assert refused(game, "gate b.thief 1L/1") == 27
    broken = set_up(f"{FAR}, b.thief H3", gates={"1L/0": "broken"})
    assert refused(broken, "gate b.thief 1L/0") == 27
    who = f"{FAR}, b.thief F1, b.cleric E1, y.thief U9"
    assert "G1" in ends(set_up(who), "b.cleric")
    assert "F1" not in ends(set_up(who), "b.cleric")
    foe = set_up(f"{FAR}, y.thief F1, y.rope F1, b.cleric E1", wounded=["y.thief"])
    assert "G1" in ends(foe, "b.cleric")


@pytest.mark.rule(27, 33)
@pytest.mark.parametrize("wounded", [[], ["b.thief"]])
def test_a_thief_bridges_a_pit_only_while_unwounded(wounded):
    """A friend who takes her rope there steps to the next pit only while she bridges hers."""
    rooms = ["1R", "1L", "2R", "2L", "4R", "3L", "3R", "4L"]
    who = "b.warrior B4, b.thief B5, b.rope B5, y.goblin U1"
    game = set_up(who, rooms=rooms, rotations={0: 2}, wounded=wounded)
    assert ("B6" in ends(game, "b.warrior")) is not bool(wounded)
    if wounded:
        assert refused(game, "move b.warrior B5 take b.rope B6") == 16


@pytest.mark.rule(28)
def test_the_troll_heals_itself():
    """Not in the turn of the wound nor while carried; afterwards it can't act until the turn ends."""
    who = f"{FAR}, b.troll C3"
    game = set_up(who, wounded=["b.troll"])
    assert actions(game, "regenerate") == ["regenerate b.troll"]
    after = do(game, "regenerate b.troll")
    assert (injured(after), actions(after, "move b.troll")) == ([], [])
    fresh = set_up(who, wounded=["b.troll"], fresh={"wounded": ["b.troll"], "healed": []})
    assert refused(fresh, "regenerate b.troll") == 28
    carried = set_up(f"{who}, b.cleric C3", wounded=["b.troll"])
    assert refused(carried, "regenerate b.troll") == 28
    assert refused(set_up(f"{FAR}, b.cleric C3", wounded=["b.cleric"]), "regenerate b.cleric") == 28
    lost = fight(set_up(f"{FAR}, b.troll G3, y.troll G4"), "attack b.troll y.troll", 0, 6)
    assert refused(lost, "regenerate b.troll") == 28
    assert "regenerate b.troll" in actions(do(lost, "end", "play 2", "end", "play 2"))
    won = fight(set_up(f"{FAR}, b.troll G3, y.troll G4"), "attack b.troll y.troll", 6, 0)
    assert "regenerate y.troll" in actions(do(won, "end", "play 2")), "wounded in the other's turn"


@pytest.mark.rule(29)
def test_the_wall_walker_passes_through_walls_with_her_load():
    """Not through portcullises or into hidden rooms."""
    game = set_up(f"{FAR}, b.wallwalker B2, b.sword B2")
    walls = {text.split()[-1] for text in actions(game, "wall")}
    assert "C2" not in walls  # a portcullis
    game = set_up(f"{FAR}, b.wallwalker E3, b.sword E3")
    after = do(game, "wall b.wallwalker F3")
    assert where(after, "b.sword") == where(after, "b.wallwalker") == "F3"
    hidden = set_up(f"{FAR}, b.wallwalker F2", hidden=[1])
    assert refused(hidden, "wall b.wallwalker G2") == 29
    taken = set_up(f"{FAR}, b.wallwalker E3, b.troll F3")
    assert refused(taken, "wall b.wallwalker F3") == 29
    out = set_up(f"{FAR}, b.wallwalker U8, y.troll V8", wounded=["y.troll"])
    assert do(out, "wall b.wallwalker V8").vp == (1, 0)


@pytest.mark.rule(30)
def test_the_warrior_breaks_portcullises_for_good():
    """Open ones as well as closed ones."""
    for gates in ({}, {"1L/0": "open"}):
        game = do(set_up(f"{FAR}, b.warrior G3", gates=gates), "break b.warrior 1L/0")
        assert "H3" in ends(game, "b.warrior")
        assert refused(game, "break b.warrior 1L/0") == 30


@pytest.mark.rule(31)
def test_the_wizard_flies_over_pits_and_enemies():
    """It can't stop there, but can leave the maze past an unwounded enemy."""
    game = set_up(f"{FAR}, b.wizard E1")
    assert "G1" in ends(game, "b.wizard")
    assert refused(game, "move b.wizard F1") == 16
    foe = set_up(f"{FAR}, b.wizard C3, y.troll D3")
    assert "E3" in ends(foe, "b.wizard")
    assert refused(foe, "move b.wizard D3") == 13
    past = set_up(f"{FAR}, b.wizard U2, y.cleric V2")
    assert "move b.wizard V2" in actions(past)
    assert do(past, "move b.wizard V2").vp == (1, 0)


@pytest.mark.rule(16)
@pytest.mark.parametrize(
    ("who", "move", "code"),
    [("b.wizard E1", "b.wizard F1", "pit-stop"), ("b.troll E1", "b.troll F1", "pit")],
)
def test_refusals_distinguish_stopping_on_a_pit_from_crossing_it(who, move, code):
    """The wizard can cross pits, so a refusal must not say it can't."""
    game = set_up(f"{FAR}, {who}")
    with pytest.raises(RuleError) as refusal:
        apply(game, game.active_seat, parse(f"move {move}"))
    assert refusal.value.code == code


@pytest.mark.rule(32)
def test_swords_add_to_attack_and_armour_to_defence():
    """+1 each, armour even for a wounded target; objects count only for the one who carries them."""
    who = f"{FAR}, b.warrior G3, b.sword G3, y.troll G4, y.armour G4"
    for wounded, sums in (([], (4, 5)), (["y.troll"], (4, 1))):
        began = do(set_up(who, wounded=wounded), "attack b.warrior y.troll")
        laid = do(began, "lay 0", seat=0)
        assert answer(laid, "lay 0", seat=1).events[1].sums == sums
    swapped = f"{who}, y.armour G3, b.sword G4"
    laid = do(do(set_up(swapped), "attack b.warrior y.troll"), "lay 0", seat=0)
    assert answer(laid, "lay 0", seat=1).events[1].sums == (3, 4)


@pytest.mark.rule(34)
def test_a_potion_gives_its_carrier_four_action_points():
    """They're spent before ordinary points and lost when the carrier is wounded."""
    who = f"{FAR}, b.troll G3, y.potion G3, y.cleric G4"
    game = do(set_up(who, ap=1), "drink b.troll")
    assert (game.ap, dict(game.potion), game.phase.value) == (0, {4: 4}, "act")
    assert actions(game, "move b.goblin") == []
    assert refused(game, "move b.goblin A9") == 8
    assert dict(do(game, "attack b.troll y.cleric").potion) == {4: 3}
    lost = fight(game, "attack b.troll y.cleric", 0, 6)
    assert (lost.potion, lost.active_seat) == ((), 1)
    assert do(game, "end").potion == (), "for this turn alone"
    both = set_up(f"{FAR}, b.troll G3, y.potion G3, b.potion G4", ap=1)
    assert dict(do(both, "drink b.troll", "move b.troll G4", "drink b.troll").potion) == {4: 6}
    out = do(set_up(f"{FAR}, b.cleric U2, y.potion U2", ap=1), "drink b.cleric", "move b.cleric V2")
    assert (where(out, "b.cleric"), out.active_seat) == ("exit", 1), "nobody else can spend what is left"


@pytest.mark.rule(37)
def test_reaching_the_goal_wins_immediately():
    """Seats may have different goals."""
    who = "b.cleric U1, b.troll A1, y.goblin V10"
    exits = "move b.cleric U2 V2"
    game = set_up(who, vp=[2, 4], setup={"goal": [3, 5]})
    exits = next(text for text in actions(game, "move b.cleric") if " V" in text)
    game = do(game, exits)
    assert (outcome(game).reason, outcome(game).winners, outcome(game).totals) == ("goal", (0,), (3, 4))
    assert decisions(game) == ()
    assert legal_actions(game, 0) == ()


@pytest.mark.rule(37)
@pytest.mark.parametrize(("vp", "winner"), [([4, 4], 1), ([4, 3], 0), ([3, 3], None)])
def test_if_both_reach_the_goal_the_active_player_wins(vp, winner):
    """It's yellow's turn (r): its thief leaves, and its goblin falls, which scores for blue."""
    who = "y.thief C5, y.goblin B5, y.rope B5, y.cleric V1, b.goblin A10"
    game = set_up(who, rotations={0: 2}, wounded=["y.goblin"], vp=vp, turn=1)
    game = do(game, "move y.thief B5 take y.rope A5")
    assert game.vp == (vp[0] + 1, vp[1] + 1)
    assert (outcome(game) and outcome(game).winners) == (None if winner is None else (winner,))


@pytest.mark.rule(38)
def test_a_player_with_no_one_able_to_act_is_skipped():
    """Nobody unwounded in play and no wounded troll; if that's true of both, the game ends."""
    who = "b.warrior G3, y.cleric G4"
    game = fight(set_up(who), "attack b.warrior y.cleric", 6, 0)
    after = do(game, "end")
    assert (after.active_seat, after.turn_number, after.phase.value) == (0, 13, "card")
    lost = fight(set_up(f"{who}, y.cleric U1, y.troll G4"), "attack b.warrior y.troll", 0, 6)
    assert lost.active_seat == 1
    for vp, winners in (([1, 2], ()), ([2, 2], (0,)), ([0, 3], (1,))):
        alone = set_up("b.cleric U1, y.cleric J10", wounded=["y.cleric"], vp=vp)
        exits = next(text for text in actions(alone, "move b.cleric") if " V" in text)
        ended = outcome(do(alone, exits))
        assert (ended.reason, ended.winners) == ("nobody", winners)
    troll = set_up("b.troll G3, y.cleric J10", wounded=["b.troll"])
    assert actions(troll) == ["regenerate b.troll", "end"]


@pytest.mark.rule(39)
def test_forty_quiet_turns_end_the_game():
    """The higher score wins, a tie is a draw; a point or a revealed room resets the count."""
    for vp, winners in (([1, 0], (0,)), ([2, 3], (1,)), ([1, 1], ())):
        game = do(set_up(FAR, quiet=39, vp=vp), "end")
        assert (outcome(game).reason, outcome(game).winners) == ("quiet", winners)
    assert do(set_up(FAR, quiet=38), "end").quiet == 39
    who = f"{FAR}, b.wizard C3, b.wand C3, b.cleric E3"
    game = do(set_up(who, quiet=39), "fire b.wizard b.cleric")
    assert game.quiet == 0
    game = do(game, "end")
    assert (game.quiet, game.phase.value) == (0, "card")
    assert do(game, "play 2", "end").quiet == 1, "the next turn without either counts"
    revealed = do(set_up(f"{FAR}, b.troll F4", hidden=[1], quiet=39), "reveal b.troll 1")
    assert (do(revealed, "end").quiet, do(revealed, "end").phase.value) == (0, "card")


@pytest.mark.rule(1, 40)
def test_players_can_resign_or_agree_to_a_draw():
    """The opponent of whoever resigns wins. A draw offer expires when the opponent next ends a turn."""
    game = set_up(FAR)
    assert outcome(resign(game, 0).game).winners == (1,)
    with pytest.raises(NotYourTurnError):
        resign(resign(game, 0).game, 1)
    with pytest.raises(RuleError, match="no seat 2"):
        resign(game, 2)
    offered = offer_draw(game, 0).game
    assert decisions(offered) == decisions(game)
    with pytest.raises(IllegalActionError):
        offer_draw(offered, 0)
    agreed = outcome(offer_draw(offered, 1).game)
    assert (agreed.reason, agreed.winners) == ("agreed", ())
    later = do(offered, "end", "play 3")
    assert later.offer == 0
    assert do(later, "end").offer is None
    during = offer_draw(game, 1).game
    assert (during.offer, do(during, "end").offer) == (1, None)


@pytest.mark.rule(41)
def test_observations_hide_only_secret_rooms_tokens_and_cards():
    """Secret are face-down rooms, the opponent's hidden tokens and combat cards not yet shown."""
    who = f"{FAR}, b.warrior C3, y.troll C4, y.sword 1, b.rope 1"
    game = do(set_up(who, hidden=[1]), "attack b.warrior y.troll")
    game = do(game, "lay 6", seat=0)
    mine, other = observe(game, 0), observe(game, 1)
    assert (mine.place("b.rope"), mine.place("y.sword")) == (1, None)
    assert (other.place("b.rope"), other.place("y.sword")) == (None, 1)
    assert observe(game, None).place("y.sword") is None
    assert (mine.rooms[1].id, mine.rooms[1].backs, mine.rooms[0].id) == (None, (1, 1), "1R")
    assert (mine.seats[0].combat_card, other.seats[0].combat_card, other.seats[0].has_played_combat_card) == (
        6,
        None,
        True,
    )
    assert other.seats[0].combat == observe(set_up(who, hidden=[1]), 1).seats[0].combat
    assert 6 not in mine.seats[0].combat


@pytest.mark.rule(42)
def test_invalid_options_are_refused_and_valid_ones_applied():
    """Goals per seat, dealt tokens, first player; also the answers when time runs out."""
    for wrong in ({"goal": "E6"}, {"goal": 5}, {"dealt": 1}, {"first": 2}):
        with pytest.raises(SetupError) as caught:
            Setup(**wrong)
        assert caught.value.field in wrong
    game = new_game(Setup(goal=(3, 5), dealt=True, first=1), "dealt")
    assert (game.phase.value, game.active_seat, game.setup.goal) == ("card", 1, (3, 5))
    assert [game.places.count(220 + slot) for slot in range(8)] == [2, 3, 3, 2, 2, 3, 3, 2]
    one = new_game(Setup(), "clock")
    while one.turn_number < 1:
        seat = decisions(one)[0].seat
        assert overdue(one, seat) == overdue(one, seat)
        one = apply(one, seat, overdue(one, seat)).game
    one = apply(one, one.active_seat, overdue(one, one.active_seat)).game
    assert str(overdue(one, one.active_seat)) == "end"
