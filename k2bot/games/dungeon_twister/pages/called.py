"""What tokens, portcullises and actions are called in the panel of one reader, whose own need no colour."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import actions as deeds
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, GATE_BY_NAME
from k2bot.games.dungeon_twister.engine.handling import handlings
from k2bot.games.dungeon_twister.engine.planning import fight_seen
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES, slot_of
from k2bot.games.dungeon_twister.pages import wording

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.actions import Deed
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk


def called(talk: Talk, seen: Observation, token: str) -> str:
    """A token: ``Thief`` where it is the reader's own, else with its colour."""
    return replace(talk, reader=seen.seat).token(token)


def load(seen: Observation, token: str) -> int | None:
    """What a character in play has in hand, by its number."""
    number = BY_NAME[token]
    return Board(seen).load(number) if seen.at[number] < SQUARES else None


def square_of(seen: Observation, token: str) -> int | None:
    """The square of a token, None where it is on none."""
    place = seen.at[BY_NAME[token]]
    return place if place < SQUARES else None


def through_gate(seen: Observation, gate: str, character: str) -> str:
    """The square on the other side of a portcullis beside a character."""
    number, here = GATE_BY_NAME[gate], square_of(seen, character)
    ends = [square for square, gates in seen.maze.gate_sides.items() if number in gates]
    return NAMES[next((square for square in ends if square != here), ends[0])]


def deed(talk: Talk, seen: Observation, action: Deed) -> str:
    """What a button that does something says: ``Reveal room 6``, ``Attack yellow Troll 5+ : 4+``."""
    verb = str(action).partition(" ")[0]
    return talk.text(f"dungeon-deed-{verb}", **_facts(talk, seen, action))  # words: dungeon-deed-*


def _facts(talk: Talk, seen: Observation, action: Deed) -> dict[str, str | int]:
    """What is said of a deed beside its verb."""
    match action:
        case deeds.Reveal(slot=slot):
            return {"room": slot + 1}
        case deeds.Rotate(character, slot, turn):
            here = square_of(seen, character)
            own = here is not None and slot_of(here) == slot
            return {
                "room": slot + 1,
                "which": "own" if own else "twin",
                "way": "right" if turn > 0 else "left",
            }
        case deeds.Jump(square=square):
            return {"square": square, "out": "no" if slot_of(SQUARE_BY_NAME[square]) is not None else "yes"}
        case deeds.Attack(character, target):
            _, (attack, defence) = fight_seen(seen, character, target)
            return {"target": called(talk, seen, target), "attack": attack, "defence": defence}
        case deeds.Heal(target=target) | deeds.Fire(target=target):
            return {"target": called(talk, seen, target)}
        case deeds.Gate(character, gate) | deeds.Break(character, gate):
            return {"square": through_gate(seen, gate, character), "state": seen.gate(gate)}
        case deeds.Wall(square=square):
            return {"square": square}
    return {"character": talk.kind(action.character)}


def end_of(move: deeds.Move) -> str:
    """The square a move ends on."""
    return next((word for word in reversed(move.path) if word in SQUARE_BY_NAME), "")


def handled(talk: Talk, seen: Observation, move: deeds.Move) -> tuple[str, ...]:
    """What is taken and left on the way of a move, and where; empty where it keeps what it has."""
    told, _ = handlings(Board(seen), BY_NAME[move.character], move.path)
    return wording.handled(replace(talk, reader=seen.seat), told, end_of(move))


def steps_of(move: deeds.Move) -> int:
    """How many squares a move enters."""
    return sum(word in SQUARE_BY_NAME for word in move.path)
