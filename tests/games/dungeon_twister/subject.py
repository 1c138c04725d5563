"""Dungeon Twister under the contract for every game."""

from dataclasses import replace
from functools import partial

from k2bot.games import registry
from k2bot.games.dungeon_twister.engine import Phase, from_position, to_position
from k2bot.games.dungeon_twister.engine.content import ACTION_CARDS, COMBAT_CARDS
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.games.dungeon_twister.pictures.checks import faults
from tests.kit.subject import Subject


def otherwise(state, seat, *, remembers=False):
    """The same game with everything changed that this seat must not know.

    Whoever remembers knows which cards were played, even those that lie face down.
    """
    if state.phase in {Phase.START, Phase.OVER}:
        return None
    position = to_position(state)
    hidden = [room for room in position["rooms"] if not room["up"]]
    shuffled = [(room["id"], (room["rot"] + 1) % 4) for room in reversed(hidden)]
    for room, (name, rotation) in zip(hidden, shuffled, strict=True):
        room |= {"id": name, "rot": rotation}
    position["gates"] = {
        gate: value for gate, value in position["gates"].items() if _is_shown(position, gate)
    }
    for other, colour in enumerate("by"):
        if other == seat:
            continue
        down = [
            token
            for token, place in position["tokens"].items()
            if token[0] == colour and _is_secret(position, place)
        ]
        places = [position["tokens"][token] for token in down]
        position["tokens"] |= dict(zip(down, reversed(places), strict=True))
        cards = position["seats"][other]
        if state.setup.covered and not remembers:
            _swap_covered(position, cards)
        if cards["laid"] is not None:
            combat = sorted([*cards["combat"], cards["laid"]])
            cards["laid"] = combat.pop(0 if cards["laid"] != combat[0] else -1)
            cards["combat"] = combat
    # A position has neither the other settings nor the turns before.
    return replace(from_position(position, "another seed"), setup=state.setup, starts=state.starts)


def _swap_covered(position, cards):
    """Other cards of the same number, with what may have been played before (rules 8, 9, 17)."""
    free = position["top"] >= _FREEING
    stays = [card for card in ACTION_CARDS if not free and card > position["top"]]
    rest = [card for card in ACTION_CARDS if card not in {*stays, cards.get("shown")}]
    cards["actions"] = _others(cards["actions"], stays, rest)
    position["top"] = max(ACTION_CARDS) if free else position["top"]
    held = [*cards["combat"], *([] if cards["laid"] is None else [cards["laid"]])]
    swapped = _others(held, [0], sorted(COMBAT_CARDS)[1:])
    if cards["laid"] is None:
        cards["combat"] = swapped
    else:
        cards["laid"], cards["combat"] = swapped[-1], swapped[:-1]


_FREEING = 4
"""The action card after which all may be played."""


def _others(held, stays, rest):
    """The highest of the rest with what stays, or the lowest, whichever isn't held."""
    wanted = len(held) - len(stays)
    if wanted <= 0:
        return held
    lowest, highest = (sorted([*stays, *part]) for part in (rest[:wanted], rest[-wanted:]))
    return highest if lowest == sorted(held) else lowest


def _is_shown(position, gate):
    return any(room["up"] and gate.startswith(room["id"]) for room in position["rooms"])


def _is_secret(position, place):
    return isinstance(place, int) and not position["rooms"][place]["up"]


def keeps(state, seat, prepared, answer):
    """The team follows the draft, tokens go where planned, and planned actions come first."""
    plan = [part.split()[1:] for part in (prepared.orders or "").split("; ") if part.startswith("hide ")]
    if state.phase is Phase.HIDE:
        _, token, slot = answer.split()
        return all(slot == room for planned, room in plan if planned == token) and (
            not plan or token in {planned for planned, _ in plan}
        )
    if state.phase is Phase.FIGHT or not prepared.draft:
        return True
    return f"{answer}; ".startswith(f"{prepared.draft}; ")


SUBJECT = Subject(
    "dungeon",
    DungeonTwister,
    settings=(
        (2, {"goal": "3"}),
        (2, {"dealt": "yes", "shown": "two"}),
        (2, {"goal": "blue", "first": "yellow", "covered": "no"}),
    ),
    otherwise=otherwise,
    recalled=partial(otherwise, remembers=True),
    keeps=keeps,
    translated=partial(registry.made, "dungeon"),
    # squares, their letters, the command, portcullises, numbers of gears
    same=r"\b[A-V]\d{1,2}\b|^[A-V]$|(?<=`/)dungeon\b|\b[1-4][LR]/\d\b|\bI{1,3}\b|\bIV\b",
    pressed=30,
    drawn=2,
    examples=0,
    levels=("normal",),
    faults=faults,
)
