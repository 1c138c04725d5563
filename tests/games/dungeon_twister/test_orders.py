"""Standing orders of Dungeon Twister: hiding plans, and cards and placements for silent players."""

from dataclasses import replace

import pytest

from k2bot.game.values import Announcement, AnswerSource, LateAnswer, Person, Preparation, Press, Refusal
from k2bot.games.dungeon_twister.engine import (
    Lay,
    Phase,
    Setup,
    SetupError,
    Team,
    apply,
    from_position,
    legal_actions,
    new_game,
    observe,
    parse,
    to_position,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, distance
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import orders, posts
from k2bot.games.dungeon_twister.pages.orders import Orders, tokens_to_hide
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import hands, set_up
from tests.kit.table import Table, menus
from tests.kit.transcript import page_text
from tests.phrases import phrase

TEAM = ("cleric", "goblin", "thief", "troll")
SAID = Talk(words(), (Person("Ann", "@Ann"), Person("Bob", "@Bob")))
ordered = DungeonTwister().order


@pytest.fixture
def hiding_game():
    game = new_game(Setup(first=0), "hiding")
    for seat, colour in enumerate("by"):
        game = apply(game, seat, Team(tuple(f"{colour}.{kind}" for kind in TEAM))).game
    assert game.phase is Phase.HIDE
    return game


def dealt_plan(game, seat, *said):
    plan = orders.fill_plan_randomly(observe(game, seat), Orders(), "chance")
    return Orders(plan.plan, laid="lay" in said, elsewhere="elsewhere" in said)


def test_orders_survive_a_round_trip_and_unknown_parts_are_dropped():
    text = "hide b.sword 3; hide b.rope 0; lay; elsewhere; card lowest 6; place drawn 0"
    assert str(Orders.read(text)) == text
    odd = "hide b.sword 9; hide nobody 1; card highest 6; card lowest 7; place drawn x; nonsense;; lay"
    assert str(Orders.read(odd)) == "lay"
    assert Orders.read(None) == Orders()


def test_a_hiding_plan_is_not_used_before_its_owner_confirms_it(hiding_game):
    seat = hiding_game.active_seat
    plan, laid = (dealt_plan(hiding_game, seat, *said) for said in ((), ("lay",)))
    assert ordered(hiding_game, seat, str(plan)) is None
    order = ordered(hiding_game, seat, str(laid))
    assert (order.answer, order.delay) == (str(plan.plan[0]), 0)


def test_after_choosing_a_team_the_panel_leads_to_the_hiding_plan():
    game = apply(new_game(Setup(first=0), "hiding"), 0, Team(tuple(f"b.{kind}" for kind in TEAM))).game
    assert game.phase is Phase.START
    told, page = str(dealt_plan(game, 0)), DungeonTwister().page
    named = page(game, 0, "orders.hide", None, SAID.people, orders=told)
    led, without = (page(game, 0, "next", None, SAID.people, orders=orders) for orders in (told, None))
    assert (led.text, led.pictures[0].key) == (named.text, named.pictures[0].key)
    assert led.text != without.text


@pytest.mark.parametrize("how", ["lay", "elsewhere"])
def test_a_running_plan_counts_hidden_tokens_and_draws_each_once(hiding_game, how, snapshot):
    game = hiding_game
    plans = [dealt_plan(game, seat, "lay", how) for seat in (0, 1)]
    for _ in range(4):
        seen = observe(game, game.active_seat)
        page = orders.hiding_page(SAID, seen, plans[game.active_seat], orders.HIDING)
        assert page.text == snapshot
        drawn = page.pictures[0].draw.args[0]
        assert {name for name, _ in drawn.plan} == set(tokens_to_hide(seen))
        game = apply(game, game.active_seat, plans[game.active_seat].next_hide(seen)).game


def test_plans_alternate_until_a_full_room_needs_a_decision(hiding_game, snapshot):
    """Pings stay accurate: before any token is hidden no room is full, it's simply somebody's turn (6)."""
    game, calls = hiding_game, [posts.ping_post(SAID, observe(hiding_game, None))]
    plans = [str(dealt_plan(game, seat, "lay")) for seat in (0, 1)]
    while (order := ordered(game, game.active_seat, plans[game.active_seat])) is not None:
        game = DungeonTwister().apply(game, game.active_seat, order.answer).state
        calls.append(posts.ping_post(SAID, observe(game, None)))
    assert game.phase is Phase.HIDE, "the maze has just room for all"
    assert [(call.text, call.pings) for call in (calls[0], calls[2], calls[-1])] == snapshot
    seen, plan = observe(game, game.active_seat), Orders.read(plans[game.active_seat])
    assert plan.pending_hides(seen)
    assert not plan.without_full_rooms(seen).laid
    with pytest.raises(Refusal):
        DungeonTwister().press(
            game, game.active_seat, Press("orders", "lay"), str(plan.without_full_rooms(seen)), ()
        )


def test_players_are_not_asked_for_a_room_when_only_one_is_left(hiding_game):
    game, plans = hiding_game, [str(dealt_plan(hiding_game, seat, "lay")) for seat in (0, 1)]
    rooms_when_asked, answered_alone = [], 0
    while game.phase is Phase.HIDE:
        seen, seat = observe(game, game.active_seat), game.active_seat
        rooms = [slot for slot in range(8) if orders.room_left(seen, slot)]
        order = ordered(game, seat, plans[seat])
        if order is None:
            rooms_when_asked.append(len(rooms))
            answer = f"hide {tokens_to_hide(seen)[0]} {rooms[-1]}"
        else:
            answered_alone += Orders.read(plans[seat]).next_hide(seen) is None
            answer = order.answer
        game = DungeonTwister().apply(game, seat, answer).state
    assert rooms_when_asked
    assert min(rooms_when_asked) > 1
    assert answered_alone


def test_tokens_for_full_rooms_go_elsewhere_if_their_owner_chose_that(hiding_game):
    game, plans = hiding_game, [str(dealt_plan(hiding_game, seat, "lay", "elsewhere")) for seat in (0, 1)]
    asked_before = 0
    while game.phase is Phase.HIDE:
        planned = Orders.read(plans[game.active_seat]).next_hide(observe(game, game.active_seat))
        asked_before += planned is None
        answer = ordered(game, game.active_seat, plans[game.active_seat]).answer
        game = DungeonTwister().apply(game, game.active_seat, answer).state
    assert asked_before


def test_the_status_page_leads_to_the_turn_only_after_all_tokens_are_hidden(hiding_game):
    """The status page then turns into the turn's panel without a button press."""
    game, live = hiding_game, []
    while game.phase is Phase.HIDE:
        seat = game.active_seat
        if not observe(game, 1 - seat).own.tokens_to_place or not live:
            live.append(DungeonTwister().page(game, 1 - seat, "now", None, SAID.people).live)
        free = [slot for slot in range(8) if orders.room_left(observe(game, seat), slot)]
        game = apply(game, seat, parse(f"hide {tokens_to_hide(observe(game, seat))[0]} {free[0]}")).game
    assert live == ["now", "next"]


def test_rule_42_late_players_get_their_drafted_team_and_hiding_plan(hiding_game):
    late = DungeonTwister().late_answer
    game = new_game(Setup(first=0), "hiding")
    drawn_up = "team b.troll b.thief b.goblin b.cleric"
    assert late(game, 0, Preparation(drawn_up)) == LateAnswer(drawn_up, AnswerSource.DRAFT)
    assert late(game, 0, Preparation("team y.troll")).source is AnswerSource.CHOSEN
    plan = dealt_plan(hiding_game, 0)
    hidden = LateAnswer(str(plan.plan[0]), AnswerSource.DRAFT)
    assert late(hiding_game, 0, Preparation(orders=str(plan))) == hidden


@pytest.mark.parametrize(("which", "card"), [("lowest", 1), ("zero", 0), ("middle", 3)])
def test_a_combat_card_is_played_for_a_silent_player(which, card):
    seats = hands([0, 1, 3, 5, 6])
    stand = "b.warrior G3, y.troll G4"
    game = set_up(stand, phase="fight", fight=["b.warrior", "y.troll"], seats=seats)
    order = ordered(game, 0, f"card {which} 6")
    assert (order.answer, order.delay) == (str(Lay(card)), 6 * 3600)
    assert ordered(game, 0, "place drawn 0") is None


@pytest.mark.parametrize(("cards", "answer"), [((0,), "lay 0"), ((0, 1), None)])
def test_whoever_has_nothing_but_the_returning_card_is_not_asked_for_one(cards, answer):
    stand = "b.warrior G3, y.troll G4"
    game = set_up(stand, phase="fight", fight=["b.warrior", "y.troll"], seats=hands(cards))
    order = ordered(game, 0, "")
    assert (order and (order.answer, order.delay)) == (answer and (answer, 0))


def test_changing_one_standing_order_leaves_the_others_alone():
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes"})
    table.use(0, "orders", "card", "middle 24")
    table.use(0, "orders", "place", "drawn 0")
    assert table.orders[0] == "card middle 24; place drawn 0"
    table.use(0, "orders", "card", "ask")
    assert table.orders[0] == "place drawn 0"
    with pytest.raises(Refusal):
        table.use(0, "orders", "card", "drawn 0")
    menus_by_order = {menu.argument: menu for menu in menus(table.page(0, "orders"))}
    labels = [{one.label for one in menus_by_order[kind].choices} for kind in ("card", "place")]
    assert not labels[0] & labels[1], "a menu that's closed shows the label of what was chosen alone"


def test_all_standing_orders_are_one_list_and_each_can_be_withdrawn(snapshot):
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes"})
    page = table.page(0, "orders")
    for verb, value in (("card", "zero 0"), ("place", "far 0"), ("attacker", "card.y.troll")):
        page = table.choose(0, page, "orders", value, verb)
    page = table.choose(0, page, "orders", "5 0")
    for token in ("y.thief", "y.warrior"):
        page = table.use(0, "orders", f"card.{token}", "lowest 0")
    assert page_text(page) == snapshot
    text = table.orders[0]
    for key in ("place", "card.y.thief", "card.y.warrior"):
        page = table.press(0, page, f"withdraw.{key}")
    assert table.orders[0] == "card zero 0; card.y.troll 5 0"
    table.orders[0] = f"{text}; pass"
    page = table.choose(0, table.page(0, "orders"), "orders", "card.y.troll", "withdraw")
    assert "troll" not in table.orders[0]


@pytest.mark.parametrize(
    ("told", "card"),
    [
        ("card zero 0", 0),
        ("card zero 0; card.y.troll 5 0", 5),
        ("card.y.troll 4 0", None),
        ("card.y.thief 5 0", None),
    ],
)
def test_a_card_for_the_case_of_an_attack_is_played_at_once_but_not_for_the_attacker(told, card):
    """Against one attacker before all; a card that's gone, or another attacker, leaves it to the player."""
    fight = {"phase": "fight", "fight": ["y.troll", "b.warrior"], "seats": hands([0, 1, 3, 5, 6])}
    attacked = set_up("b.warrior G3, y.troll G4", turn=1, **fight)
    order = ordered(attacked, 0, told)
    assert (order and (order.answer, order.delay, order.ahead)) == (
        None if card is None else (str(Lay(card)), 0, True)
    )
    attacking = set_up("b.warrior G3, y.troll G4", turn=1, **fight)
    assert ordered(attacking, 1, "card zero 0") is None


def test_a_turn_is_passed_with_the_lowest_card_and_only_once():
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes", "first": "blue"})
    table.use(1, "orders", "pass")
    assert not table.inputs, "it's for the next turn"
    table.answer(0, "play 2; end")
    assert [answer for _, answer in table.inputs] == ["play 2; end", "play 2; end"]
    assert not table.orders[1]


def test_rule_42_dealt_games_can_start_with_rooms_revealed():
    """Equal seeds reveal equal rooms, and positions keep them revealed."""
    game = new_game(Setup(goal=(3, 3), dealt=True, shown=(4, 0)), "first")
    assert game == new_game(Setup(goal=(3, 3), dealt=True, shown=[0, 4]), "first")
    assert [slot for slot in range(8) if game.revealed >> slot & 1] == [0, 4]
    assert game.phase is Phase.CARD
    assert from_position(to_position(game), "first").places == game.places
    for wrong in ({"shown": (0,)}, {"shown": (8,), "dealt": True}, {"shown": "0", "dealt": True}):
        with pytest.raises(SetupError):
            Setup(**wrong)


def test_a_token_is_placed_far_from_the_characters_of_who_revealed_the_room():
    """11: only what's placed in the opponent's turn is placed at once."""
    placing = {"phase": "place", "turn": 0, "placing": [[1, "b.rope", 1]]}
    game = set_up("b.warrior G3, y.troll G9, b.rope 1", **placing)
    order = ordered(game, 1, "place far 0")
    assert (order.delay, order.ahead) == (0, True)
    placed = SQUARE_BY_NAME[parse(order.answer).square]
    warrior = SQUARE_BY_NAME["G3"]
    others = [SQUARE_BY_NAME[one.square] for one in legal_actions(game, 1)]
    assert distance(placed, warrior) == max(distance(one, warrior) for one in others)
    own = set_up("b.warrior G3, y.troll G9, y.rope 1", **placing | {"placing": [[0, "y.rope", 1]]})
    assert ordered(own, 0, "place far 0") is None
    assert ordered(own, 0, "place drawn 6").delay == 6 * 3600


def test_open_orders_follow_the_game():
    """A list with a turn that has been passed would promise to pass another one."""
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes", "first": "blue"})
    listed = table.use(1, "orders", "pass")
    table.answer(0, "play 2; end")
    assert phrase("dungeon-orders-pass") in listed.text
    assert phrase("dungeon-orders-pass") not in table.page(1, listed.live).text
    against = table.page(1, "orders.card.b.thief")
    assert table.page(1, against.live).text == against.text


def test_without_a_card_of_its_own_an_attacker_gets_the_one_for_all():
    """The bot wouldn't ask, so that menu mustn't say it does."""
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes"})
    table.use(0, "orders", "card", "zero 0")
    (menu,) = menus(table.page(0, "orders.card.y.troll"))
    assert menu.placeholder == menu.choices[0].label
    assert phrase("dungeon-orders-same") in menu.placeholder
    assert phrase("dungeon-orders-ask") not in str(menu)


def test_a_passed_turn_is_told_with_the_turn_after_it():
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes", "first": "blue"})
    table.use(1, "orders", "pass")
    table.answer(0, "play 2; end")
    moment, head = table.moment(), phrase("dungeon-turn-head", number=2, name="Bob (yellow)")
    # Both turns were one batch of posts, the first of which was in the post of turn 1.
    together = replace(moment, earlier=len(table.steps) - 2)
    assert head in table.game.compose(together, Announcement("turn-3")).text
    apart = replace(moment, earlier=len(table.steps) - 1)
    assert head not in table.game.compose(apart, Announcement("turn-3")).text


def test_an_old_page_never_passes_the_turn_that_has_come():
    table = Table.begin(DungeonTwister(), 2, options={"dealt": "yes", "first": "blue"})
    with pytest.raises(Refusal):
        table.use(0, "orders", "pass")
    assert not table.inputs
