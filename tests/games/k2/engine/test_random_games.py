"""Properties that hold for random setups and random play."""

import json
import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    ChooseDirection,
    Commit,
    EndUse,
    Finish,
    Go,
    LetGo,
    Pay,
    Phase,
    Pitch,
    Rescue,
    RuleError,
    Setup,
    Slide,
    TakeToken,
    UseCards,
    apply,
    decisions,
    from_position,
    legal_actions,
    new_game,
    observe,
    outcome,
    parse,
    resign,
    to_position,
)
from k2bot.games.k2.engine.content import CARDS
from tests.games.k2.engine.helpers import playing
from tests.games.k2.engine.helpers.kit import times


@pytest.mark.rule(2, 3, 10, 16, 17, 20, 21, 25, 26, 27)
@pytest.mark.parametrize("start", ["drawn_game", "drawn_position"])
@times(10, 3000)
@given(data=st.data())
def test_random_games_keep_the_rules_to_the_end(data, start):
    """Components are conserved; levels, markers, summit and winners follow the rules."""
    last = None
    for number, move in enumerate(playing.drawn_moves(data, getattr(playing, start))):
        game = move.step.game
        playing.check_matter(game)
        playing.check_board(game)
        playing.check_markers(move)
        assert game.day - move.before.day in {0, 1}
        assert game.tiles == move.before.tiles
        assert number < 18 * 5 * 40, "the game does not come to an end"
        for seat in range(len(game.seats)):
            asked = any(decision.seat == seat for decision in decisions(game))
            listed = legal_actions(game, seat)
            assert listed or not asked
            assert asked or not listed or game.phase is Phase.COMMIT
            assert len(set(listed)) == len(listed)
        last = game
    assert outcome(last) is not None
    playing.check_winners(last)


@pytest.mark.rule(11)
@times(6, 300)
@given(data=st.data())
def test_listed_actions_apply_and_all_others_are_refused(data):
    """Listed actions apply and survive a text round trip; others are refused and change nothing."""
    for game in playing.drawn_states(data, 8):
        before = repr(game)
        for seat in range(len(game.seats)):
            listed = legal_actions(game, seat)
            assert [parse(str(action)) for action in listed] == list(listed)
            for action in listed:
                assert apply(game, seat, action).game != game or isinstance(action, Commit)
            for action in all_kinds_of_actions(game, seat):
                if action not in listed:
                    with pytest.raises(RuleError) as caught:
                        apply(game, seat, action)
                    assert caught.value.code
                    assert caught.value.rule in {*range(1, 30), 40}
        assert repr(game) == before


def all_kinds_of_actions(game, seat):
    """All kinds of actions, legal and illegal."""
    chance = random.Random(repr((game.day, game.active_seat, seat)))  # noqa: S311 - not a secret
    cards = list(CARDS.values())
    hand = [*game.seats[seat].hand, *(game.seats[seat].committed or ())]
    for pool in (cards, hand):
        for count in (0, 1, 2, 3, 3, 4):
            chosen = tuple(chance.choices(pool, k=count)) if pool else ()
            yield Commit(chosen)
            yield UseCards("A", chosen)
            yield UseCards("B", chosen)
    yield from (TakeToken(value) for value in (-1, 0, 1, 2, 3))
    yield from (ChooseDirection(card, way) for card in cards if card.is_rope for way in ("up", "down"))
    yield ChooseDirection(cards[0], "up")
    for space in (*chance.sample(list(game.board.by_id), 8), "nowhere", ""):
        yield Go(space)
        yield Slide(space)
        yield Rescue("A", space)
        yield Rescue("B", space)
    yield from (Pay(source) for source in ("A", "B", "points"))
    yield from (Pitch(), EndUse(), Finish(), LetGo())


@pytest.mark.rule(29)
@pytest.mark.parametrize("seat", [-1, 3])
def test_unknown_seats_are_refused(seat):
    """Seats below 0 and beyond the last don't exist."""
    game = new_game(Setup(players=3), "seed")
    for asked in (
        lambda: apply(game, seat, legal_actions(game, 0)[0]),
        lambda: resign(game, seat),
        lambda: observe(game, seat),
        lambda: legal_actions(game, seat),
    ):
        with pytest.raises(ValueError, match="seat"):
            asked()


@pytest.mark.rule(16, 40)
@times(6, 1000)
@given(data=st.data())
def test_blocked_spaces_are_exactly_those_without_room(data):
    """For everybody in all states, even if the limits change for the same climbers."""
    for game in playing.drawn_states(data, 20):
        for limits in (game, replace(game, setup=replace(game.setup, lenient=len(game.seats) == 5)), game):
            for key in ((seat, name) for seat in range(len(game.seats)) for name in "AB"):
                room = {space.id: limits.room_left(space.id, key) for space in game.board.spaces}
                full = {space for space, left in room.items() if left is not None and left < 1}
                assert limits.full_spaces(key) == full


@times(5, 1000)
@given(data=st.data())
def test_positions_survive_json_and_play_on_identically(data):
    """A position, through JSON and back, plays on exactly like the original game."""
    for state in playing.drawn_states(data, 5):
        if state.turn is not None and state.turn.actions:
            continue
        game = replace(state, setup=replace(state.setup, first=None))  # a position has no word for it
        text = json.dumps(to_position(game))
        again = from_position(json.loads(text), game.seed)
        assert json.dumps(to_position(again)) == text
        assert again == game
        one, other = (
            list(islice(playing.moves(start, random.Random(1), resigning=0.002), 150))  # noqa: S311 - not a secret
            for start in (game, again)
        )
        assert one == other
