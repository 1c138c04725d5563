"""What the rule tests are written with: make a position, do something in it, look at what came of it."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import RuleError, apply, from_position, legal_actions, parse, to_position
from tests.games.k2.engine.helpers.builder import DECK, SPACES, at, dead, player, position

__all__ = ["DECK", "SPACES", "at", "dead", "player", "position"]


def set_up(*seats, seed="test", **said):
    """The game of a position in which only what matters is said (see ``builder.position``)."""
    return from_position(position(*seats, **said), seed)


def do(game, seat, *texts):
    """The game after these actions of a seat."""
    for text in texts:
        game = apply(game, seat, parse(text)).game
    return game


def night(*seats, **said):
    """The step of the last player's ``finish``, which runs the check and, as a rule, begins the next day."""
    before = set_up(*seats, **{"turn": "last", **said})
    return apply(before, before.turn, parse("finish"))


def legal(game, seat):
    """What a seat may do, as texts."""
    return [str(action) for action in legal_actions(game, seat)]


def refused(game, seat, text, rule=None):
    """Check that an action is refused and changes nothing; return the error."""
    before = repr(game)
    with pytest.raises(RuleError) as caught:
        apply(game, seat, parse(text))
    assert repr(game) == before
    assert caught.value.code
    if rule is not None:
        assert caught.value.rule == rule
    return caught.value


def space_of(game, seat, name):
    return game.seats[seat].climber(name).space


def level_of(game, seat, name):
    return game.seats[seat].climber(name).level


def levels_of(game, seat):
    return level_of(game, seat, "A"), level_of(game, seat, "B")


def spaces_of(game, seat):
    return space_of(game, seat, "A"), space_of(game, seat, "B")


def vp_of(game, seat, name):
    return game.seats[seat].climber(name).vp


def tent_of(game, seat, name):
    return game.seats[seat].climber(name).tent


def summit_of(game):
    """The order on the summit, as in a position."""
    return to_position(game)["summit"]
