"""Played cards that lie face down: people can only count them, computers remember, and the end shows them."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from k2bot.engines.errors import RuleError
from k2bot.game.values import Refusal, Step
from k2bot.games.dungeon_twister.engine import (
    Lay,
    Phase,
    PlayCard,
    Setup,
    apply,
    new_game,
    observe,
    record,
    to_position,
)
from k2bot.games.dungeon_twister.engine.content import ACTION_CARDS
from k2bot.games.dungeon_twister.engine.events import CardPlayed, FightEnded
from k2bot.games.dungeon_twister.engine.model import FACE_DOWN
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.engine.helpers.playing import TIMES, Input
from tests.games.dungeon_twister.pages.dungeon import TALK
from tests.kit.playing import readable
from tests.kit.table import everything

GAME = DungeonTwister()
PEOPLE = TALK.people
RECORDED = sorted((Path(__file__).parent / "recorded").glob("*.jsonl"))


@cache
def covered_game(seed):
    """The inputs of a recorded game of computers, with played cards face down."""
    read = record.loads(RECORDED[seed % len(RECORDED)].read_text(encoding="utf-8"))
    state, inputs = new_game(replace(read.setup, covered=True), read.seed), []
    for seat, action in read.inputs:
        if isinstance(action, str):  # nobody resigns or offers a draw
            continue
        if state.phase is not Phase.OVER:
            inputs.append(Input(state, seat, action, apply(state, seat, action)))
            state = inputs[-1].step.game
    return tuple(inputs)


def swapped(inputs, number, card):
    """The game with another card played there, and the card itself when that one would have been.

    Its steps as far as the second card, as the host stores them; empty if the game would have gone otherwise.
    """
    seat, played = inputs[number].seat, type(inputs[number].action)
    state, steps = inputs[number].before, [Step(one.step.game, one.step.events) for one in inputs[:number]]
    for later, one in enumerate(inputs[number:], number):
        if later > number and (one.seat, one.action) == (seat, played(card)):
            break
        try:
            step = apply(state, one.seat, one.action if later > number else played(card))
        except RuleError:
            return []
        told, usual = ([*map(type, events)] for events in (step.events, one.step.events))
        if told != usual or sides_won(step.events) != sides_won(one.step.events):
            return []
        if (step.game.phase, step.game.active_seat) != (one.step.game.phase, one.step.game.active_seat):
            return []
        state = step.game
        steps.append(Step(state, step.events))
        if state.phase is Phase.OVER:
            break
    return steps


def sides_won(events):
    return [one.sums[0] - one.sums[1] > 0 for one in events if isinstance(one, FightEnded)]


def twins(kind, seed):
    """Pairs of games that differ in one card of that kind, each with the number of the input and its seat."""
    inputs, chance = covered_game(seed), Random(seed)  # noqa: S311 - not cryptographic
    places = [number for number, one in enumerate(inputs) if isinstance(one.action, kind)]
    for number in chance.sample(places, len(places)):
        hand = inputs[number].before.seats[inputs[number].seat]
        cards = {*(hand.combat if kind is Lay else hand.actions)} - {0, inputs[number].action.card}
        if kind is Lay and not inputs[number].action.card:
            continue  # the +0 returns, so that the hands would differ in their number
        for card in sorted(cards):
            if len(steps := swapped(inputs, number, card)) > number + 1:
                usual = [Step(one.step.game, one.step.events) for one in inputs[: len(steps)]]
                yield usual, steps, number, inputs[number].seat


def shown(steps, seat):
    """Everything that a seat or a spectator is shown after these steps."""
    state, events = steps[-1].state, [list(step.events) for step in steps[-GAME.recent_steps :]]
    found = {"film": GAME.film(steps, PEOPLE).key, "progress": GAME.progress(state, seat, PEOPLE)}
    recent = tuple(event for some in events for event in some)
    for name in readable(GAME, state, seat, PEOPLE):
        try:
            found[name] = everything(GAME.page(state, seat, name, None, PEOPLE, recent=recent), files=False)
        except Refusal as refusal:
            found[name] = refusal.text
    if seat is not None and seat in GAME.waiting(state):
        found["hint"] = repr(GAME.hint_question(state, seat, "hard", "chance", 10))
    return found


@pytest.mark.parametrize("kind", [Lay, PlayCard])
@pytest.mark.rule(41)
def test_games_that_differ_only_in_cards_face_down_look_the_same(kind):
    """Once a turn has passed, neither pages, pictures, alt texts and hints nor the film tell the cards apart.

    Of action cards, the last one of each player lies face up. Who played them sees the difference.
    """
    compared = differing = 0
    for seed in range(8 * TIMES):
        for usual, other, number, seat in twins(kind, seed):
            turn = usual[number].state.turn_number
            later = [
                place
                for place, step in enumerate(usual)
                if step.state.turn_number >= turn + 3 and step.state.phase is not Phase.OVER
            ]
            if not later:
                continue
            place = later[(seed * 7) % len(later)] + 1
            for reader in (1 - seat, None):
                assert shown(usual[:place], reader) == shown(other[:place], reader)
            compared += 1
            differing += shown(usual[:place], seat)["hand"] != shown(other[:place], seat)["hand"]
            assert GAME.fingerprint(usual[place - 1].state) != GAME.fingerprint(other[place - 1].state)
            break
        if compared >= 3 * TIMES:
            break
    assert compared >= 3 * TIMES
    assert differing == compared


@pytest.mark.parametrize(
    "seed", [RECORDED.index(path) for path in RECORDED if path.stem in {"covered", "hidden"}]
)
@pytest.mark.rule(8, 17, 41)
def test_others_cards_can_only_be_counted_until_the_end(seed):
    """Of a seat's cards, others know the number, those that are possible, and the action card played last."""
    last, unknown = [None, None], set()
    inputs = covered_game(seed)
    for one in inputs:
        state = one.step.game
        for event in one.step.events:
            if isinstance(event, CardPlayed):
                last[event.seat] = event.card
        for seat, held in enumerate(state.seats):
            last[seat] = None if len(held.actions) == 4 else last[seat]
            assert held.shown_card == last[seat]
            own, theirs = (observe(state, who).seats[seat] for who in (seat, 1 - seat))
            assert own.is_known
            assert (own.actions, own.combat, own.combat_card) == (held.actions, held.combat, held.combat_card)
            whole = sorted([*held.combat, *([] if held.combat_card is None else [held.combat_card])])
            assert (theirs.action_count, theirs.combat_count) == (len(held.actions), len(whole))
            assert {*held.actions} <= {*theirs.actions}
            assert all(theirs.combat.count(card) >= whole.count(card) for card in whole)
            assert theirs == observe(state, None).seats[seat]
            assert state.phase is Phase.OVER or observe(state, None).highest_card < max(ACTION_CARDS)
            known = observe(state, 1 - seat, remembers=True).seats[seat]
            assert (known.actions, [*known.combat]) == (held.actions, whole)
            if state.phase is Phase.OVER:
                assert theirs == known
                assert observe(state, None).highest_card == state.highest_card
            elif not theirs.is_known:
                unknown |= {len(held.actions), 10 + len(whole)}
    assert len(unknown) > 4


def test_cards_lie_face_down_in_new_games_and_open_in_older_ones():
    new, old = GAME, DungeonTwister(revision=FACE_DOWN.since - 1)
    assert new.setup({}, 2).covered
    assert not new.setup({"covered": "no"}, 2).covered
    for options in ({}, {"covered": "yes"}, {"covered": "no"}):
        setup = old.setup(options, 2)
        assert not setup.covered
        state = apply(new_game(Setup(dealt=True, first=0, revision=setup.revision), "x"), 0, PlayCard(2)).game
        assert "covered" not in to_position(state)["setup"]
        assert not any("shown" in seat for seat in to_position(state)["seats"])
        assert observe(state, 1).seats[0].actions == (3, 4, 5)
