"""Actions of a character other than moves and fights: legality and effects.

Each kind has one function that lists its choices, used both to list legal actions and to validate a given
one, and one that applies it (rules 11 to 15, 24 to 36).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import fights
from k2bot.games.dungeon_twister.engine.actions import (
    Attack,
    Break,
    CharacterAction,
    Drink,
    Fire,
    Gate,
    Heal,
    Jump,
    Place,
    Regenerate,
    Reveal,
    Rotate,
    Wall,
)
from k2bot.games.dungeon_twister.engine.aftermath import (
    eliminate,
    finish_action,
    leave_maze,
    mark_eventful,
    remove_token,
)
from k2bot.games.dungeon_twister.engine.board import Board, crowding, handlings, is_bridged
from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    BROKEN,
    BY_NAME,
    CLERICS,
    CLOSED,
    GATE_BY_NAME,
    GATE_STATES,
    GATES,
    IS_CHARACTER,
    MEKANORKS,
    OPEN,
    OWNER,
    POTION_AP,
    POTIONS,
    ROOM_IDS,
    ROOMS,
    THIEVES,
    TOKENS,
    TROLLS,
    WALLWALKERS,
    WANDS,
    WARRIORS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.events import (
    Event,
    GateChanged,
    Healed,
    Moved,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    TokenPlaced,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.fights import targets
from k2bot.games.dungeon_twister.engine.maze import rotated_square
from k2bot.games.dungeon_twister.engine.model import (
    SLOT,
    USED,
    ActionError,
    Game,
    MutableState,
    Phase,
    Placing,
    change_seat,
    places_after,
)
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    NAMES,
    ROOM_SQUARES,
    SQUARE_BY_NAME,
    SQUARES,
    squares_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    State = Game | MutableState
    Choices = list[tuple[Any, ...]]
    """Fields of actions of one kind, without the character."""


def may_end(board: Board, character: int, square: int) -> bool:
    """Whether a character may arrive on a square with its load, dropping nothing (rules 10, 13, 16)."""
    load = board.load(character)
    tokens = (character, *(() if load is None else (load,)), *board.tokens(square))
    if crowding(tokens, board.wounded) is not None:
        return False
    return not board.maze.pits >> square & 1 or is_bridged(tokens, board.wounded)


def jumps(board: Board, game: State, character: int) -> Choices:
    """Pits to jump over, with landing squares (rule 15)."""
    seat = OWNER[character]
    maze = board.maze
    if not maze.pits or not game.seats[seat].jumps:
        return []
    choices: Choices = []
    for pit in maze.neighbours(board.places[character]):
        if not maze.pits >> pit & 1 or board.character_seen(pit) is not None:
            continue
        for square in maze.neighbours(pit):
            if LINES[1 - seat] >> square & 1:
                lands = board.character_seen(square) is None
            else:
                lands = may_end(board, character, square)
            if lands:
                choices.append((NAMES[pit], NAMES[square]))
    return choices


def walls(board: Board, game: State, character: int) -> Choices:  # noqa: ARG001 - shared signature
    """Squares behind a wall (rule 29)."""
    if character not in WALLWALKERS:
        return []
    seat = OWNER[character]
    choices: Choices = []
    for square in squares_of(board.maze.walls.step(BIT[board.places[character]])):
        if LINES[1 - seat] >> square & 1:
            ends = not board.unwounded[1 - seat] >> square & 1
        else:
            ends = may_end(board, character, square)
        if ends:
            choices.append((NAMES[square],))
    return choices


def reveals(board: Board, game: State, character: int) -> Choices:  # noqa: ARG001 - shared signature
    """Hidden rooms adjacent to the character (rule 11)."""
    return [(slot,) for slot in board.maze.hidden_beside(board.places[character])]


def rotations(board: Board, game: State, character: int) -> Choices:
    """Rooms that can be turned from a gear, with directions (rules 12, 26)."""
    slot = board.maze.gears.get(board.places[character])
    if slot is None:
        return []
    twin = board.maze.twin(slot)
    choices: Choices = []
    for room in sorted({slot} if twin is None else {slot, twin}):
        arrow = ROOMS[game.rooms[room]].direction
        choices.extend((room, turn) for turn in ((1, -1) if character in MEKANORKS else (arrow,)))
    return choices


def attacks(board: Board, game: State, character: int) -> Choices:
    """Enemies to attack (rules 17, 19)."""
    return [(TOKENS[token],) for token in targets(board, game, character)]


def heals(board: Board, game: State, character: int) -> Choices:  # noqa: ARG001 - shared signature
    """Adjacent wounded characters that nobody carries (rule 24)."""
    if character not in CLERICS or not board.wounded:
        return []
    patients = []
    for square in board.maze.neighbours(board.places[character]):
        token = board.character_seen(square)
        if token is not None and board.wounded >> token & 1:
            patients.append(token)
    return [(TOKENS[token],) for token in sorted(patients)]


def regenerates(board: Board, game: State, character: int) -> Choices:
    """The wounded troll, if it can heal itself now (rule 28)."""
    if (
        character in TROLLS
        and board.wounded >> character & 1
        and not game.fresh_wounded >> character & 1
        and board.carrier(character) is None
    ):
        return [()]
    return []


def unbroken_gates(board: Board, game: State, character: int) -> Choices:
    """Unbroken portcullises adjacent to a thief or a warrior (rules 27, 30)."""
    sides = board.maze.gate_sides.get(board.places[character], ())
    return [(GATES[gate],) for gate in sides if game.gates[gate] != BROKEN]


def drinks(board: Board, game: State, character: int) -> Choices:  # noqa: ARG001 - shared signature
    """The potion carried (rule 34)."""
    return [()] if board.load(character) in POTIONS else []


def shots(board: Board, game: State, character: int) -> Choices:  # noqa: ARG001 - shared signature
    """The first character along each line of sight, for a wizard with the wand (rules 23, 35)."""
    if character not in WIZARDS or board.load(character) not in WANDS:
        return []
    targets = set()
    for line in board.maze.sight(board.places[character]):
        for square in line:
            token = board.character_seen(square)
            if token is not None:
                targets.add(token)
                break
    return [(TOKENS[token],) for token in sorted(targets)]


class ActionKind(NamedTuple):
    """Lists the choices of one kind of action, and describes the refusal of any other choice."""

    choices: Callable[[Board, State, int], Choices]
    code: str
    message: str
    rule: int


ACTION_KINDS: Final[dict[type[CharacterAction], ActionKind]] = {
    Jump: ActionKind(jumps, "no-jump", "{0.character} cannot jump over {0.pit} to {0.square}", 15),
    Wall: ActionKind(walls, "no-wall-step", "{0.character} cannot step through a wall to {0.square}", 29),
    Reveal: ActionKind(reveals, "no-reveal", "{0.character} cannot reveal room {0.slot}", 11),
    Rotate: ActionKind(rotations, "no-rotation", "{0.character} cannot turn room {0.slot} that way", 12),
    Attack: ActionKind(attacks, "no-attack", "{0.character} cannot attack {0.target}", 17),
    Heal: ActionKind(heals, "no-healing", "{0.character} cannot heal {0.target}", 24),
    Regenerate: ActionKind(regenerates, "no-regeneration", "{0.character} cannot heal itself now", 28),
    Gate: ActionKind(
        unbroken_gates,
        "no-portcullis",
        "{0.character} can neither open nor close the portcullis {0.gate}",
        27,
    ),
    Break: ActionKind(
        unbroken_gates, "no-breaking", "{0.character} cannot break the portcullis {0.gate}", 30
    ),
    Drink: ActionKind(drinks, "no-potion", "{0.character} has no potion at hand", 34),
    Fire: ActionKind(shots, "no-shot", "{0.character} cannot fire at {0.target}", 35),
}
"""All kinds of actions except moves."""
_POWER_OF: Final[dict[int, type[CharacterAction]]] = {
    **dict.fromkeys(WALLWALKERS, Wall),
    **dict.fromkeys(CLERICS, Heal),
    **dict.fromkeys(THIEVES, Gate),
    **dict.fromkeys(WARRIORS, Break),
}
_POWERS: Final = tuple(_POWER_OF.get(token) for token in ALL_TOKENS)


def possible_kinds(board: Board, character: int) -> list[type[CharacterAction]]:
    """Kinds of actions other than moves that an unwounded character may have, in list order.

    A quick filter that looks only at the character's square and those adjacent to it.
    """
    square, maze = board.places[character], board.maze
    bit = BIT[square]
    jumps, reveals, gears, gates, walls, anybody = maze.action_squares
    kinds: list[type[CharacterAction]] = []
    if bit & anybody:
        if bit & jumps:
            kinds.append(Jump)
        if bit & reveals:
            kinds.append(Reveal)
        if bit & gears:
            kinds.append(Rotate)
    if (maze.arounds.get(square) or maze.around(square)) & board.characters[1 - OWNER[character]]:
        kinds.append(Attack)
    power = _POWERS[character]
    if power is not None and (
        bit & walls if power is Wall else board.wounded if power is Heal else bit & gates
    ):
        kinds.append(power)
    if len(board.on[square]) > 1:
        kinds.append(Drink)
        if character in WIZARDS:
            kinds.append(Fire)
    return kinds


def list_other_actions(
    board: Board, game: State, character: int, kinds: Sequence[type[CharacterAction]] | None = None
) -> list[CharacterAction]:
    """Legal actions of a character with an action point, except moves; a wounded troll may heal itself.

    ``kinds`` are the possible kinds, if already known.
    """
    if kinds is None:
        kinds = [Regenerate] if board.idle >> character & 1 else possible_kinds(board, character)
    actions: list[CharacterAction] = []
    kind: Any
    for kind in kinds:
        for fields in ACTION_KINDS[kind].choices(board, game, character):
            actions.append(_new_action(kind, TOKENS[character], *fields))  # noqa: PERF401 - rarely more than one item
    return actions


@cache
def _new_action(kind: Any, *fields: Any) -> CharacterAction:
    action: CharacterAction = kind(*fields)
    return action


def placing_order(lifted: Iterable[int], revealer: int, slot: int) -> Placing:
    """Placing order: first the revealer with all characters and the opponent's objects, then the opponent."""
    order = [
        (revealer if IS_CHARACTER[token] or OWNER[token] != revealer else 1 - revealer, token, slot)
        for token in sorted(lifted)
    ]
    return tuple(sorted(order, key=lambda entry: entry[0] != revealer))


def free_squares(game: Game | MutableState, slot: int) -> int:
    """Bitboard of a room's empty floor and gear squares."""
    bits = ROOM_SQUARES[slot] & ~game.maze.pits
    for place in game.places:
        if place < SQUARES:
            bits &= ~BIT[place]
    return bits


def placing_choices(game: Game) -> list[Place]:
    """Legal squares for the next token to place."""
    _, token, slot = game.placing[0]
    return [Place(TOKENS[token], NAMES[square]) for square in squares_of(free_squares(game, slot))]


def place(state: MutableState, seat: int, action: Place, events: list[Event]) -> None:
    """Place the next token; the turn continues after the last one. Raises ActionError."""
    _, token, slot = state.placing[0]
    if action.token != TOKENS[token]:
        raise ActionError(
            "other-token", f"{TOKENS[token]} is placed next, not {action.token}", 11, token=TOKENS[token]
        )
    square = SQUARE_BY_NAME.get(action.square)
    if square is None or not free_squares(state, slot) >> square & 1:
        message = f"{action.square} is no empty floor or gear square of the room"
        raise ActionError("not-free", message, 11, square=action.square)
    state.places = places_after(state.places, (token, square))
    state.placing = state.placing[1:]
    events.append(TokenPlaced(seat, action.token, action.square))
    if not state.placing:
        state.phase = Phase.ACT
        finish_action(state, events)


def jump_or_cross_wall(
    state: MutableState, board: Board, character: int, path: tuple[str, ...], events: list[Event]
) -> None:
    """Jump or step through a wall to the last square of the path; on the exit line, leave the maze."""
    load = board.load(character)
    square = SQUARE_BY_NAME[path[-1]]
    kind = "jump" if len(path) > 1 else "wall"
    handled, carried = handlings(board, character, path)
    events.append(Moved(TOKENS[character], kind, NAMES[board.places[character]], path, handled, carried))
    if LINES[1 - OWNER[character]] >> square & 1:
        leave_maze(state, character, load, events)
    else:
        state.places = places_after(
            state.places, (character, square), *(() if load is None else ((load, square),))
        )


def perform(state: MutableState, board: Board, action: CharacterAction, events: list[Event]) -> None:
    """Apply a legal action."""
    name = action.character
    character = BY_NAME[name]
    seat = OWNER[character]
    match action:
        case Jump(pit=pit, square=square):
            change_seat(state, seat, jumps=state.seats[seat].jumps - 1)
            jump_or_cross_wall(state, board, character, (pit, square), events)
        case Wall(square=square):
            jump_or_cross_wall(state, board, character, (square,), events)
        case Reveal(slot=slot):
            _reveal(state, name, slot, seat, events)
        case Rotate(slot=slot, turn=turn):
            _rotate(state, slot, turn)
            events.append(RoomRotated(name, slot, turn))
        case Attack(target=target):
            fights.begin(state, board, character, BY_NAME[target], events)
        case Heal(target=target):
            _cure(state, target, name, events)
        case Regenerate():
            _cure(state, name, name, events)
        case Gate(gate=gate):
            is_open = state.gates[GATE_BY_NAME[gate]] == OPEN
            _set_gate(state, board, action, CLOSED if is_open else OPEN, events)
        case Break():
            _set_gate(state, board, action, BROKEN, events)
        case Drink():
            points = dict(state.potion)
            points[character] = points.get(character, 0) + POTION_AP
            state.potion = tuple(sorted(points.items()))
            events.append(PotionDrunk(name, _use_up_object(state, board, character), POTION_AP))
        case Fire(target=target):
            events.append(WandFired(name, _use_up_object(state, board, character), target))
            eliminate(state, BY_NAME[target], "wand", events)


def _use_up_object(state: MutableState, board: Board, character: int) -> str:
    """Use up the object a character carries."""
    thing = board.load(character)
    assert thing is not None  # noqa: S101 - found among the choices
    remove_token(state, thing, USED)
    return TOKENS[thing]


def _reveal(state: MutableState, name: str, slot: int, seat: int, events: list[Event]) -> None:
    state.revealed |= 1 << slot
    mark_eventful(state)
    lifted = [token for token in ALL_TOKENS if state.places[token] == SLOT + slot]
    tokens = tuple(TOKENS[token] for token in lifted)
    events.append(RoomRevealed(name, slot, ROOM_IDS[state.rooms[slot]], state.rotations[slot], tokens))
    state.placing = placing_order(lifted, seat, slot)
    if lifted:
        state.phase = Phase.PLACE


def _rotate(state: MutableState, slot: int, turn: int) -> None:
    inside = ROOM_SQUARES[slot]
    state.places = tuple(
        [
            rotated_square(place, slot, turn) if place < SQUARES and inside >> place & 1 else place
            for place in state.places
        ]
    )
    rotations = list(state.rotations)
    rotations[slot] = (rotations[slot] + turn) % 4
    state.rotations = tuple(rotations)


def _cure(state: MutableState, patient: str, healer: str, events: list[Event]) -> None:
    """Heal a character, which then can't act until the turn ends (rule 24)."""
    bit = 1 << BY_NAME[patient]
    state.wounded &= ~bit
    state.fresh_healed |= bit
    events.append(Healed(patient, healer))


def _set_gate(
    mutable: MutableState, board: Board, action: Gate | Break, state: int, events: list[Event]
) -> None:
    changed = GATE_BY_NAME[action.gate]
    mutable.gates = tuple([state if gate == changed else old for gate, old in enumerate(mutable.gates)])
    sides = [NAMES[square] for square, gates in board.maze.gate_sides.items() if changed in gates]
    events.append(GateChanged(action.character, action.gate, GATE_STATES[state], tuple(sides)))
