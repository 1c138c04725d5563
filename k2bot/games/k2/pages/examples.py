"""Example positions of the rules and the tutorial, from ``examples.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from itertools import zip_longest
from typing import Any, Final

from k2bot.games.k2.engine import CLIMBER_NAMES, Game, Plan, Step, apply, content, from_position, parse

EXAMPLES: Final[dict[str, dict[str, Any]]] = tomllib.loads(
    resources.files(__package__).joinpath("examples.toml").read_text(encoding="utf-8")
)
"""By name, which is the topic for those of the rules."""
_USUAL: Final = {
    "cards": [],
    "hands": [],
    "decks": [],
    "day": 8,
    "tiles": ["S5", "S3", "S4", "S1", "S6", "S2"],
    "tokens": {"open": [0, 1, 2], "pile": [1] * 6},
    "turn": 0,
    "summit": [],
    "season": "summer",
    "variant": "",
    "plan": "plan",
}


def facts(name: str) -> dict[str, Any]:
    """What is said of an example, with the usual values of what isn't."""
    return {**_USUAL, **EXAMPLES[name]}


@cache
def example(name: str) -> Game:
    """The position of an example, before its plan: a turn, or the morning if hands are given."""
    own = facts(name)
    chosen = not own["hands"]
    several = zip_longest(own["climbers"], own["cards"], own["hands"], own["decks"])
    setup = {"players": len(own["climbers"]), "side": "easy", "season": own["season"]}
    position = {
        "setup": {**setup, own["variant"]: True} if own["variant"] else setup,
        "phase": "actions" if chosen else "selection",
        "first": 0,
        "turn": own["turn"] if chosen else None,
        **{key: own[key] for key in ("day", "tiles", "tokens", "summit")},
        "seats": [
            {
                "hand": (hand or "").split(),
                "deck": (deck or "").split(),
                "discard": [],
                "committed": (cards or "m1 m2 a1").split() if chosen else None,
                "risk": None,
                "rescue": own["variant"] == "family",
                "climbers": dict(zip(CLIMBER_NAMES, map(_climber, pair), strict=True)),
            }
            for pair, cards, hand, deck in several
        ],
    }
    return from_position(position, name)


def _climber(told: str) -> dict[str, Any]:
    space, level, *tent = told.split()
    points = content.board("easy").by_id[space].vp
    return {"space": space, "level": int(level), "vp": points, "tent": next(iter(tent), None)}


def plan(name: str) -> Plan:
    """The active player's plan in an example; empty if it shows something else."""
    told = parse(facts(name)["plan"])
    assert isinstance(told, Plan)  # noqa: S101 - as in the file
    return told


@cache
def played(name: str) -> Step:
    """The example after the active player's turn."""
    return apply(example(name), facts(name)["turn"], plan(name))
