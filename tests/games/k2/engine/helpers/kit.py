"""What the rule tests are written with: make a position, do something in it, look at what came of it."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import (
    RuleError,
    apply,
    decisions,
    from_position,
    legal_actions,
    parse,
    to_position,
)
from tests.games.k2.engine.helpers.builder import DECK, SPACES, at, dead, player, position

__all__ = ["DECK", "SPACES", "at", "dead", "player", "position"]


def case(rules, says, *values):
    """A line of a table of tests: the numbers of its rules, what they say, and the values."""
    numbers = rules if isinstance(rules, tuple) else (rules,)
    name = f"{', '.join(map(str, numbers))}: {says}"
    return pytest.param(*values, id=name, marks=pytest.mark.rule(*numbers))


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


def asked(game):
    """The seats that are asked something."""
    return [decision.seat for decision in decisions(game)]


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


def tried(game, plan):
    """How seat 0's climbers stand after a plan, see ``told``; or by which rule it is refused."""
    try:
        parsed = parse(f"plan {plan}")
        return told(apply(game, 0, parsed).game, 0)
    except RuleError:
        return f"refused ({refused(game, 0, f'plan {plan}').rule})"


def told(game, *seats):
    """How climbers stand, of all seats or these: ``A b1 air 3, B dead tent c1 | A base air 1, …``.

    Points are told where they are others than those of the space; of the dead they are always 1.
    """
    return " | ".join(
        ", ".join(f"{name} {_standing(game, game.seats[seat].climber(name))}" for name in "AB")
        for seat in seats or range(len(game.seats))
    )


def _standing(game, climber):
    tent = f" tent {climber.tent}" if climber.tent else ""
    if climber.space is None:
        assert (climber.level, climber.vp) == (0, 1)
        return f"dead{tent}"
    worth = SPACES[game.setup.side][climber.space]["vp"]
    points = f" vp {climber.vp}" if climber.vp != worth else ""
    return f"{climber.space} air {climber.level}{points}{tent}"


def moment(game):
    """The day, the phase, and who acts: ``day 2 actions 0``."""
    turn = "" if game.turn is None else f" {game.turn}"
    return f"day {game.day} {to_position(game)['phase']}{turn}"


def summit_of(game):
    """The order on the summit, as in a position."""
    return to_position(game)["summit"]
