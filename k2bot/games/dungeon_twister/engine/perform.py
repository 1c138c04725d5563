"""What each deed changes (11 to 15, 24 to 36); whether it is lawful is found out before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.games.dungeon_twister.engine import fights
from k2bot.games.dungeon_twister.engine.actions import (
    Attack,
    Break,
    Drink,
    Fire,
    Gate,
    Heal,
    Jump,
    Regenerate,
    Reveal,
    Rotate,
    Wall,
)
from k2bot.games.dungeon_twister.engine.aftermath import eliminate, gone, happened, score
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BROKEN,
    BY_NAME,
    CLOSED,
    EXIT_VP,
    GATE_BY_NAME,
    GATE_STATES,
    IS_CHARACTER,
    OPEN,
    OWNER,
    POTION_AP,
    ROOM_IDS,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.events import (
    GateChanged,
    Healed,
    Left,
    Moved,
    PotionDrunk,
    RoomRevealed,
    RoomTurned,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.handling import handlings
from k2bot.games.dungeon_twister.engine.maze import turned
from k2bot.games.dungeon_twister.engine.model import (
    EXIT,
    LOST,
    SAFE,
    SCORED,
    SLOT,
    USED,
    Phase,
    changed_seat,
    moved,
)
from k2bot.games.dungeon_twister.engine.revealing import placing_order
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import (
    LINES,
    NAMES,
    ROOM_SQUARES,
    SQUARES,
    at,
    coordinates,
    corner,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Draft


def arrive(draft: Draft, character: int, square: int, load: int | None) -> None:
    """Put a character and what it has in hand on a square."""
    if load is None:
        draft.at = moved(draft.at, (character, square))
    else:
        draft.at = moved(draft.at, (character, square), (load, square))


def leave(draft: Draft, character: int, load: int | None, events: list[Event]) -> None:
    """Take a character out of the maze, with what it has in hand (22)."""
    points = EXIT_VP[character]
    if load is not None:
        if IS_CHARACTER[load]:
            gone(draft, load, SAFE)
        elif load in TREASURES:
            gone(draft, load, SCORED)
            points += EXIT_VP[load]
        else:
            gone(draft, load, LOST)
    gone(draft, character, EXIT)
    score(draft, OWNER[character], points)
    events.append(Left(TOKENS[character], points, None if load is None else TOKENS[load]))


def go(draft: Draft, board: Board, character: int, path: tuple[str, ...], events: list[Event]) -> None:
    """Jump or step through a wall: to the last square of the path, on the other line out of the maze."""
    load = board.load(character)
    square = SQUARE_BY_NAME[path[-1]]
    way = "jump" if len(path) > 1 else "wall"
    handled, carried = handlings(board, character, path)
    events.append(Moved(TOKENS[character], way, NAMES[board.at[character]], path, (), handled, carried))
    if LINES[1 - OWNER[character]] >> square & 1:
        leave(draft, character, load, events)
    else:
        arrive(draft, character, square, load)


def _jump(draft: Draft, board: Board, action: Jump, character: int, events: list[Event]) -> None:
    seats = list(draft.seats)
    seat = OWNER[character]
    seats[seat] = changed_seat(seats[seat], jumps=seats[seat].jumps - 1)
    draft.seats = (seats[0], seats[1])
    go(draft, board, character, (action.pit, action.square), events)


def _wall(draft: Draft, board: Board, action: Wall, character: int, events: list[Event]) -> None:
    go(draft, board, character, (action.square,), events)


def _reveal(draft: Draft, board: Board, action: Reveal, character: int, events: list[Event]) -> None:  # noqa: ARG001 - all kinds are called alike
    slot, seat = action.slot, OWNER[character]
    draft.up |= 1 << slot
    happened(draft)
    lifted = [token for token in ALL_TOKENS if draft.at[token] == SLOT + slot]
    room = draft.rooms[slot]
    events.append(
        RoomRevealed(
            action.character,
            slot,
            ROOM_IDS[room],
            draft.rotations[slot],
            tuple(TOKENS[token] for token in lifted),
        )
    )
    draft.placing = placing_order(lifted, seat, slot)
    if lifted:
        draft.phase = Phase.PLACE


def _rotate(draft: Draft, board: Board, action: Rotate, character: int, events: list[Event]) -> None:  # noqa: ARG001 - as above
    slot = action.slot
    inside = ROOM_SQUARES[slot]
    left, top = corner(slot)
    places = list(draft.at)
    for token, place in enumerate(places):
        if place < SQUARES and inside >> place & 1:
            x, y = coordinates(place)
            row, column = turned(y - top, x - left, action.turn)
            places[token] = at(left + column, top + row)
    draft.at = tuple(places)
    rotations = list(draft.rotations)
    rotations[slot] = (rotations[slot] + action.turn) % 4
    draft.rotations = tuple(rotations)
    events.append(RoomTurned(action.character, slot, action.turn))


def _attack(draft: Draft, board: Board, action: Attack, character: int, events: list[Event]) -> None:
    fights.begin(draft, board, character, BY_NAME[action.target], events)


def _heal(draft: Draft, board: Board, action: Heal, character: int, events: list[Event]) -> None:  # noqa: ARG001 - as above
    cure(draft, BY_NAME[action.target], action.character, events)


def _regenerate(draft: Draft, board: Board, action: Regenerate, character: int, events: list[Event]) -> None:  # noqa: ARG001 - as above
    cure(draft, character, action.character, events)


def cure(draft: Draft, character: int, healer: str, events: list[Event]) -> None:
    """Heal a character: it does nothing until the turn ends (24)."""
    draft.wounded &= ~(1 << character)
    draft.fresh_healed |= 1 << character
    events.append(Healed(TOKENS[character], healer))


def _gate(draft: Draft, board: Board, action: Gate, character: int, events: list[Event]) -> None:  # noqa: ARG001 - as above
    is_open = draft.gates[GATE_BY_NAME[action.gate]] == OPEN
    _set_gate(draft, board, action, CLOSED if is_open else OPEN, events)


def _break(draft: Draft, board: Board, action: Break, character: int, events: list[Event]) -> None:  # noqa: ARG001 - as above
    _set_gate(draft, board, action, BROKEN, events)


def _set_gate(draft: Draft, board: Board, action: Gate | Break, state: int, events: list[Event]) -> None:
    changed = GATE_BY_NAME[action.gate]
    draft.gates = tuple([state if gate == changed else old for gate, old in enumerate(draft.gates)])
    sides = [NAMES[square] for square, gates in board.maze.gate_sides.items() if changed in gates]
    events.append(GateChanged(action.character, action.gate, GATE_STATES[state], tuple(sides)))


def _drink(draft: Draft, board: Board, action: Drink, character: int, events: list[Event]) -> None:
    potion = board.load(character)
    assert potion is not None  # noqa: S101 - found among the choices
    gone(draft, potion, USED)
    points = dict(draft.potion)
    points[character] = points.get(character, 0) + POTION_AP
    draft.potion = tuple(sorted(points.items()))
    events.append(PotionDrunk(action.character, TOKENS[potion], POTION_AP))


def _fire(draft: Draft, board: Board, action: Fire, character: int, events: list[Event]) -> None:
    wand = board.load(character)
    assert wand is not None  # noqa: S101 - found among the choices
    gone(draft, wand, USED)
    events.append(WandFired(action.character, TOKENS[wand], action.target))
    eliminate(draft, BY_NAME[action.target], "wand", events)


PERFORM: Final[dict[Any, Callable[[Draft, Board, Any, int, list[Event]], None]]] = {
    Jump: _jump,
    Wall: _wall,
    Reveal: _reveal,
    Rotate: _rotate,
    Attack: _attack,
    Heal: _heal,
    Regenerate: _regenerate,
    Gate: _gate,
    Break: _break,
    Drink: _drink,
    Fire: _fire,
}
