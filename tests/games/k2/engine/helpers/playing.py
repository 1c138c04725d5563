"""Random games, and the invariants that hold at every step."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from hypothesis import note
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    Phase,
    Setup,
    apply,
    decisions,
    from_position,
    legal_actions,
    new_game,
    outcome,
    record,
    scores,
    to_position,
)
from k2bot.games.k2.engine.events import Died, Rescued
from tests.games.k2.engine.helpers import random_positions
from tests.games.k2.engine.helpers.builder import BOARDS, DECK, SPACES, TOKENS


@dataclass(frozen=True)
class Move:
    """One input of a game: state before, seat, action (or a word of its record), and resulting step."""

    before: object
    seat: int
    action: object
    step: object


def pick(chance, game, seat, eager):
    """An action of a seat; eager ones climb, so that games reach heights, deaths and the summit."""
    actions = legal_actions(game, seat)
    if chance.random() > eager:
        return chance.choice(actions)
    spaces = SPACES[game.setup.side]

    def merit(action):
        verb, *rest = str(action).split()
        if verb == "go":
            return spaces[rest[0]]["altitude"]
        return {"use": 50 + len(rest) * 10, "rope": 10 if rest[-1:] == ["up"] else 0, "finish": 1}.get(
            verb, 20
        )

    return max(actions, key=lambda action: (merit(action), chance.random()))


def moves(game, chance, *, eager=0.5, resigning=0.0):
    """Play a game to its end, move by move."""
    while outcome(game) is None:
        if chance.random() < resigning:
            seat = chance.choice([number for number, one in enumerate(game.seats) if not one.resigned])
            word = chance.choice((record.RESIGN, record.RESIGN_LAST))
            step = record.ENGINE.special_inputs[word](game, seat)
            yield Move(game, seat, word, step)
        else:
            seat = chance.choice(decisions(game)).seat
            action = pick(chance, game, seat, eager)
            step = apply(game, seat, action)
            yield Move(game, seat, action, step)
        game = step.game


def drawn_game(data, players=None):
    """A new random game and the generator that plays it, both reported if the test fails."""
    number = data.draw(st.integers(0, 2**32 - 1), label="seed")
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    settled = random_positions.setup(chance, players)
    if chance.random() < 0.3:
        settled["first"] = chance.randrange(settled["players"])
    note(f"new_game(Setup(**{settled}), '{number}')")
    return new_game(Setup(**settled), str(number)), chance


def drawn_position(data):
    """A game that begins high up on the mountain, in the middle of a day."""
    number = data.draw(st.integers(0, 2**32 - 1), label="seed")
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    made = chance.choice([random_positions.night, random_positions.turn])(chance)
    note(f"from_position({made}, '{number}')")
    return from_position(made, str(number)), chance


def drawn_moves(data, start=drawn_game):
    """The moves of a random game; in some games players resign."""
    game, chance = start(data)
    resigning = 0.01 if chance.random() < 0.3 else 0.0
    yield from moves(game, chance, eager=chance.choice([0.0, 0.5, 0.8, 0.95]), resigning=resigning)


def drawn_states(data, count):
    """Some states of a random game, including the first and last."""
    game, chance = drawn_game(data)
    eager = chance.choice([0.0, 0.5, 0.8, 0.95])
    states = [move.step.game for move in moves(game, chance, eager=eager)]
    return [game, *chance.sample(states[:-1], min(len(states) - 1, count - 2)), states[-1]]


# ---------------------------------------------------------------------------------- what must always hold


def check_matter(game):
    """Cards, tokens and tiles are conserved."""
    position = to_position(game)
    for number, seat in enumerate(position["seats"]):
        held = [*seat["hand"], *seat["deck"], *seat["discard"], *(seat["committed"] or ())]
        assert Counter(held) == Counter(DECK), f"the cards of seat {number}"
    aside, taken = Counter(game.tokens_taken), [one.risk for one in game.seats if one.risk is not None]
    assert Counter(game.tokens_open) + Counter(game.tokens_pile) + aside == Counter(TOKENS)
    assert len(game.tokens_open) == min(3, 20 - aside.total())
    assert not Counter(taken) - aside
    assert len(set(position["tiles"])) == 6


def check_board(game):
    """Levels, markers and the summit order are consistent."""
    position = to_position(game)
    side = position["setup"]["side"]
    assert 1 <= position["day"] <= 18
    for number, seat in enumerate(position["seats"]):
        for name, climber in seat["climbers"].items():
            assert climber["vp"] in BOARDS[side]["score_track"]
            key = f"{number}{name}"
            if climber["space"] is None:
                assert key not in position["summit"]
                if (number, name) not in (game.check.dying if game.check else ()):
                    assert climber["vp"] == 1
                continue
            assert climber["level"] >= 0
            assert climber["vp"] >= SPACES[side][climber["space"]]["vp"]
            assert (climber["vp"] == 10) == (key in position["summit"])
            if game.phase is Phase.COMMIT:
                assert 1 <= climber["level"] <= 6
    assert len(set(position["summit"])) == len(position["summit"])


def check_markers(move):
    """A marker only falls by death or rescue."""
    fallen = {event.climber for event in move.step.events if isinstance(event, Died | Rescued)}
    for number, seat in enumerate(move.before.seats):
        for name in "AB":
            if move.step.game.climber((number, name)).vp < seat.climber(name).vp:
                assert (number, name) in fallen


def check_winners(game):
    """Rule 27, and the state of a finished game."""
    ended = outcome(game)
    totals = [sum(climber.vp for climber in seat.climbers) for seat in game.seats]
    assert list(scores(game)) == totals
    assert decisions(game) == ()
    staying = [number for number, seat in enumerate(game.seats) if not seat.resigned]
    if len(game.seats) > 1 and len(staying) == 1:
        assert ended.winners == tuple(staying)
        return
    entitled = staying if ended.reason == "deserted" else range(len(totals))
    best = [number for number in entitled if totals[number] == max(totals[one] for one in entitled)]
    first = [int(key[0]) for key in to_position(game)["summit"] if int(key[0]) in best]
    assert sorted(ended.winners) == (first[:1] or best)
    assert (ended.title is None) == (len(game.seats) > 1)
