"""Dungeon Twister under the contract for every game."""

from dataclasses import replace
from functools import partial

from k2bot.games import registry
from k2bot.games.dungeon_twister.engine import Phase, from_position, to_position
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.kit.subject import Subject


def otherwise(state, seat):
    """The same game with everything changed that this seat must not know."""
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
        if cards["laid"] is not None:
            combat = sorted([*cards["combat"], cards["laid"]])
            cards["laid"] = combat.pop(0 if cards["laid"] != combat[0] else -1)
            cards["combat"] = combat
    return replace(
        from_position(position, "another seed"), setup=state.setup
    )  # a position has its goal alone


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
        (2, {"goal": "blue", "first": "yellow"}),
    ),
    otherwise=otherwise,
    keeps=keeps,
    translated=partial(registry.made, "dungeon"),
    # squares, their letters, the command, portcullises, numbers of gears
    same=r"\b[A-V]\d{1,2}\b|^[A-V]$|(?<=`/)dungeon\b|\b[1-4][LR]/\d\b|\bI{1,3}\b|\bIV\b",
    pressed=30,
    drawn=2,
    examples=0,
    levels=("normal",),
)
