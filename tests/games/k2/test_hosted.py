"""K2 as the host meets it: settings, answers as text, defaults, records."""

from __future__ import annotations

import random

import pytest

from k2bot.game.values import Announcement, Moment, Person, Press, Refusal
from k2bot.games import registry
from k2bot.games.k2 import defaults
from k2bot.games.k2.engine import (
    Commit,
    LetGo,
    Rescue,
    from_position,
    legal_actions,
    observe,
    outcome,
    parse,
    record,
    to_position,
)
from k2bot.games.k2.hosted import K2
from k2bot.host.service.catalogue import Catalogue
from tests.kit import contract
from tests.kit.looking import refuses
from tests.kit.table import late

GAME = K2()
PEOPLE = tuple(Person(name, f"<@{n}>") for n, name in enumerate(("Ann", "Bob", "Cid", "Dora", "Eve")))


def played(options, seats, seed="seed"):
    """A game in which everybody lets their time run out, and its inputs."""
    step, inputs = GAME.new(options, seats, seed), []
    while not GAME.over(step.state):
        seat = GAME.waiting(step.state)[0]
        answer = late(GAME, step.state, seat)
        inputs.append((seat, answer))
        step = GAME.apply(step.state, seat, answer)
    return step.state, inputs


def test_the_registry_hands_out_k2():
    """It lacks what only games with long setups need: orders for the absent, and answers nobody asked for."""
    catalogue = Catalogue(registry.makers())
    assert "k2" in catalogue.keys
    game = catalogue.game("k2")
    groups = (*contract.GROUPS, "seats_rotate", "optional_stamp", "delivery", "emojis", "rules", "step_name")
    lacking = [name for name in groups if not contract.has(game, name)]
    assert (type(game), game.title, lacking) == (K2, "K2", ["orders", "seats_rotate", "optional_stamp"])


# ------------------------------------------------------------------------------------------------ settings


def test_every_option_names_its_default_first_and_fits_a_slash_command():
    assert [option.key for option in GAME.options] == [
        "side",
        "season",
        "family",
        "lenient",
        "avalanche",
        "first",
    ]
    for option in GAME.options:
        assert option.values[0][0] == option.default
        assert 0 < len(option.help) <= 100
        assert all(0 < len(label) <= 100 for _, label in option.values)
    assert list(GAME.seats) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("options", "seats", "objection"),
    [
        ({}, 1, None),
        ({"lenient": "yes"}, 5, None),
        ({"lenient": "yes"}, 4, "k2-objection-lenient"),
        ({"lenient": "yes"}, 1, "k2-objection-lenient"),
        ({"first": "5"}, 5, None),
        ({"first": "3"}, 2, "k2-objection-first"),
        ({"side": "north"}, 2, "k2-objection-option"),
    ],
)
def test_what_does_not_fit_is_said_before_the_start(options, seats, objection):
    said = GAME.objection(options, seats)
    if objection is None:
        assert said is None
        assert len(GAME.new(options, seats, "s").state.seats) == seats
    else:
        assert said.message == objection
        with pytest.raises(Refusal):
            GAME.new(options, seats, "s")


def test_options_reach_the_engine():
    options = {
        "side": "hard",
        "season": "winter",
        "family": "yes",
        "lenient": "yes",
        "avalanche": "yes",
        "first": "4",
    }
    setup = GAME.new(options, 5, "s").state.setup
    assert (setup.side, setup.season, setup.family, setup.lenient, setup.avalanche) == (
        "hard",
        "winter",
        True,
        True,
        True,
    )
    assert (setup.players, setup.first) == (5, 3)
    assert GAME.new({}, 2, "s").state.setup.first is None


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, 3),
        ({"side": "hard", "season": "winter"}, 1),
        ({"family": "yes", "lenient": "yes", "avalanche": "yes", "first": "2"}, 5),
    ],
)
def test_the_summary_names_what_is_chosen(options, seats, snapshot):
    assert GAME.summary(options, seats) == snapshot


def test_equal_arguments_begin_the_equal_game():
    assert GAME.new({}, 3, "s") == GAME.new({}, 3, "s")
    assert GAME.new({}, 3, "s") != GAME.new({}, 3, "t")


# ------------------------------------------------------------------------------------------------ answers


@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("nonsense", "k2-refusal-unreadable"),
        ("go b2", "k2-rule-not-now"),
        ("choose m3 m3 m3", "k2-rule-not-in-hand"),
    ],
)
def test_bad_answers_are_refused_in_words(answer, refusal):
    state = GAME.new({}, 2, "s").state
    with refuses(refusal):
        GAME.apply(state, 0, answer)


def test_a_stamp_is_there_for_who_is_asked_and_for_who_may_still_change():
    state = GAME.new({}, 2, "s").state
    stamp = GAME.stamp(state, 0)
    state = GAME.apply(state, 0, late(GAME, state, 0)).state
    assert GAME.waiting(state) == (1,)
    assert GAME.stamp(state, 0) == stamp
    state = GAME.apply(state, 1, late(GAME, state, 1)).state
    assert GAME.stamp(state, 0) != stamp


def test_resigning_twice_is_refused():
    state = GAME.resign(GAME.new({}, 3, "s").state, 1).state
    with refuses("k2-rule-resigned"):
        GAME.resign(state, 1)


# ------------------------------------------------------------------------------------------------ defaults


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 1), ({"family": "yes", "avalanche": "yes"}, 3), ({"season": "winter", "side": "hard"}, 5)],
)
def test_a_game_of_nothing_but_defaults_comes_to_its_end(options, seats):
    state, _ = played(options, seats)
    assert all(climber.space == "base" for seat in state.seats for climber in seat.climbers)
    assert state.day == 18


def test_nobody_else_has_a_default():
    state = GAME.new({}, 2, "s").state
    state = GAME.apply(state, 0, late(GAME, state, 0)).state
    assert late(GAME, state, 0) is None
    assert late(GAME, played({}, 1)[0], 0) is None


def test_the_default_cards_push_least():
    for seed in range(5):
        state = GAME.new({}, 2, str(seed)).state
        cards = parse(late(GAME, state, 0)).cards
        pushes = [
            sum(card.push for card in a.cards) for a in legal_actions(state, 0) if isinstance(a, Commit)
        ]
        assert sum(card.push for card in cards) == min(pushes)


def test_the_default_turn_gives_the_air_to_who_has_least():
    def change(position):
        position |= {"phase": "actions", "turn": 0, "first": 0}
        for seat, cards in zip(position["seats"], (["a1", "a2", "m1"], ["m1", "m1", "m1"]), strict=True):
            pool = seat["hand"] + seat["deck"]
            for card in cards:
                pool.remove(card)
            seat |= {"committed": cards, "hand": pool[:3], "deck": pool[3:]}
        position["seats"][0]["climbers"]["A"]["level"] = 4

    position = to_position(GAME.new({}, 2, "s").state)
    change(position)
    assert late(GAME, from_position(position, "s"), 0) == "plan B a1; B a2"


def test_the_default_rescue_saves_who_has_most_points():
    seen = observe(GAME.new({"family": "yes"}, 2, "s").state, 0)
    legal = [Rescue(name, space) for name in "AB" for space in ("base", "a8", "a12")] + [LetGo()]
    assert defaults.answer(seen, legal) == Rescue("A", "a8")


# ----------------------------------------------------------------------------------- records, posts, presses


def test_a_record_holds_every_input_and_resignations():
    state, inputs = played({"first": "2"}, 2)
    read = record.loads(GAME.record({"first": "2"}, 2, "seed", inputs))
    assert record.replay(read) == state
    step = GAME.resign(GAME.new({}, 2, "s").state, 0)
    text = GAME.record({}, 2, "s", [(0, "resign")])
    assert record.replay(record.loads(text)) == step.state


def test_an_unknown_post_is_a_fault():
    step = GAME.new({}, 2, "s")
    with pytest.raises(ValueError, match="no post 'nonsense'"):
        GAME.compose(Moment(None, step, PEOPLE[:2], lambda: iter([step]), str), Announcement("nonsense"))


@pytest.mark.parametrize("name", ["nonsense", "board.nonsense", ""])
def test_an_unknown_page_is_refused(name):
    with refuses("k2-refusal-no-page"):
        GAME.page(GAME.new({}, 2, "s").state, 0, name, None, PEOPLE[:2])


@pytest.mark.parametrize("verb", ["card", "go", "token", "sure", "nonsense"])
def test_who_only_watches_can_press_nothing_that_plays(verb):
    with pytest.raises(Refusal):
        GAME.press(GAME.new({}, 2, "s").state, None, Press(verb), None, PEOPLE[:2])


def test_a_press_that_is_none_is_refused_for_players_too():
    with refuses("k2-refusal-no-page"):
        GAME.press(GAME.new({}, 2, "s").state, 0, Press("nonsense"), None, PEOPLE[:2])


def pressed(state, seat, press, draft):
    """Whether a press led to a page; a refusal is the other answer there is."""
    try:
        reply = GAME.press(state, seat, press, draft, PEOPLE[:3])
        return bool(GAME.page(state, seat, reply.show, reply.draft, PEOPLE[:3]).text)
    except Refusal:
        return False


def test_presses_of_any_kind_lead_to_a_reply_or_a_refusal():
    """Nothing a client could send makes it fail otherwise."""
    chance = random.Random(7)  # noqa: S311 - not cryptographic
    verbs = [
        "page",
        "rules",
        "card",
        "commit",
        "change",
        "keep",
        "token",
        "slide",
        "rescue",
        "let-go",
        "go",
        "air",
    ]
    verbs += ["other-cards", "undo", "clear", "pay", "finish", "sure"]
    words = [
        "",
        "0",
        "5",
        "-1",
        "A",
        "B a2",
        "A a1",
        "more 24",
        "more x",
        "A m1 > a2",
        "rescue A a1",
        "points",
        "x;y",
        "²",
    ]
    step, shown = GAME.new({"family": "yes"}, 3, "s"), 0
    for _ in range(400):
        if GAME.over(step.state):
            break
        seat = GAME.waiting(step.state)[0]
        press = Press(
            chance.choice(verbs), chance.choice(words), tuple(chance.sample(words, chance.randrange(3)))
        )
        drafts = [None, "", "hand 1 0 1 2", "turn 1 plan A m1 > a2", "turn 1 plan", "hand 1 99"]
        shown += pressed(step.state, seat, press, chance.choice(drafts))
        if chance.random() < 0.3:
            step = GAME.apply(step.state, seat, late(GAME, step.state, seat))
    assert 20 < shown < 380


def test_who_came_where_is_told_at_the_end_with_points_and_facts():
    state, _ = played({}, 3)
    ended = outcome(state)
    placed = GAME.placements(state)
    assert sorted(one.seat for one in placed) == [0, 1, 2]
    assert {one.seat: one.points for one in placed} == dict(enumerate(ended.totals))
    assert [one.place for one in placed] == sorted(one.place for one in placed)
    assert {one.seat for one in placed if one.place == 1} == set(ended.winners)
    for one in placed:
        facts = dict(one.facts)
        assert facts["climber A"] + facts["climber B"] == one.points
        assert (facts["reason"], facts["day"]) == (ended.reason, state.day)
    assert GAME.placements(GAME.new({}, 3, "seed").state) == ()


def test_who_resigned_comes_in_behind_all_others():
    state = GAME.resign(GAME.new({}, 3, "seed").state, 0).state
    state = GAME.resign(state, 1).state
    placed = GAME.placements(state)
    assert [(one.seat, one.place) for one in placed] == [(2, 1), (0, 2), (1, 2)]
    assert [dict(one.facts)["resigned"] for one in placed] == [0, 1, 1]
