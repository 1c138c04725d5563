"""Toolkit of the rule tests: make a position, act in it, inspect the result."""

import os

import pytest
from hypothesis import settings

from k2bot.games.k2.engine import (
    RuleError,
    apply,
    decisions,
    from_position,
    legal_actions,
    outcome,
    parse,
    resign,
    scores,
    to_position,
)
from tests.games.k2.engine.helpers.builder import SPACES, position

LONG = bool(os.environ.get("K2_LONG"))
"""Whether this is the long run."""


def times(short, long):
    """Number of examples in the ordinary and the long run."""
    return settings(max_examples=long if LONG else short)


def case(rules, says, *values):
    """A line of a table of tests: its rule numbers, what they say, and the values."""
    numbers = rules if isinstance(rules, tuple) else (rules,)
    name = f"{', '.join(map(str, numbers))}: {says}"
    return pytest.param(*values, id=name, marks=pytest.mark.rule(*numbers))


def set_up(*seats, seed="test", **said):
    """The game of a position given by its relevant details (see ``builder.position``)."""
    return from_position(position(*seats, **said), seed)


def do(game, seat, *texts):
    """The game after these actions of a seat."""
    for text in texts:
        game = apply(game, seat, parse(text)).game
    return game


def night(*seats, **said):
    """The step of the last player's ``finish``, which runs the check and usually begins the next day."""
    before = set_up(*seats, **{"turn": "last", **said})
    return apply(before, before.active_seat, parse("finish"))


def legal(game, seat):
    """What a seat may do, as texts."""
    return [str(action) for action in legal_actions(game, seat)]


def asked(game):
    """The seats with a decision to make."""
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
    """Seat 0's climbers after a plan (see ``told``), or the rule that refuses it."""
    try:
        parsed = parse(f"plan {plan}")
        return told(apply(game, 0, parsed).game, 0)
    except RuleError:
        return f"refused ({refused(game, 0, f'plan {plan}').rule})"


def story(game, steps=""):
    """The state (``stands``) after steps such as ``1: finish / 2 leaves``, or the rule refusing the last.

    In ``1: finish`` seat 1 gives that answer, in ``2 leaves`` seat 2 resigns, in ``2 leaves last``
    it also leaves only computers behind.
    """
    steps = list(filter(None, steps.split(" / ")))
    for step in steps:
        seat, _, answer = step.partition(": ")
        try:
            number, last = int(seat.split()[0]), seat.endswith("last")
            game = do(game, number, answer) if answer else resign(game, number, last=last).game
        except RuleError as error:
            assert step == steps[-1]
            return f"refused ({error.rule})"
    return stands(game)


def stands(game):
    """The moment, who must act or has won, and seat 0's climbers: see ``moment`` and ``told``."""
    ended = outcome(game)
    now = f"won by {list(ended.winners)} with {list(scores(game))}" if ended else f"asks {asked(game)}"
    return f"{moment(game)}, {now}: {told(game, 0)}"


def told(game, *seats):
    """The climbers of all or these seats: ``A b1 air 3, B dead tent c1 | A base air 1, …``.

    Points are given only if they differ from those of the space; the dead always have 1.
    """
    return " | ".join(
        ", ".join(f"{name} {_standing(game, game.seats[seat].climber(name))}" for name in "AB")
        for seat in seats or range(len(game.seats))
    )


def _standing(game, climber):
    tent = f" tent {climber.tent}" if climber.tent else ""
    if climber.space is None:
        return f"{'dead' if (climber.air, climber.vp) == (0, 1) else 'dying'}{tent}"
    worth = SPACES[game.setup.side][climber.space]["vp"]
    points = f" vp {climber.vp}" if climber.vp != worth else ""
    return f"{climber.space} air {climber.air}{points}{tent}"


def moment(game):
    """The day, the phase, and who acts: ``day 2 actions 0``."""
    turn = "" if game.active_seat is None else f" {game.active_seat}"
    return f"day {game.day} {to_position(game)['phase']}{turn}"


def summit_of(game):
    """The order on the summit, as in a position."""
    return to_position(game)["summit"]
