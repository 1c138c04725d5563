"""Reads a state from JSON values, in every phase; the inverse of ``Game.to_position``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from k2bot.engines.codec import Nullable, check_schema
from k2bot.engines.errors import PositionError, SetupError
from k2bot.games.dungeon_twister.engine import setting_up
from k2bot.games.dungeon_twister.engine.board import crowding, is_bridged
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_TOKENS,
    BY_NAME,
    CAPACITY,
    CHARACTERS_OF,
    COMBAT_CARDS,
    GATE_STATES,
    GATES,
    IS_CHARACTER,
    JUMP_CARDS,
    MARKS,
    OWNER,
    QUIET_TURNS,
    ROOM_IDS,
    ROOMS,
    TOKENS,
    TOKENS_OF,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.fights import targets
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import (
    DEAD,
    EXIT,
    GONE,
    LOST,
    SAFE,
    SCORED,
    SLOT,
    UNPLACED,
    USED,
    Game,
    Phase,
    Seat,
    Setup,
)
from k2bot.games.dungeon_twister.engine.other_actions import placing_order
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    LINES,
    NAMES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    WIDTH,
    coordinates,
    square_at,
)

_MANY: Final = range(10**6)
_SEAT: Final = range(2)
_TOKEN: Final = frozenset(TOKENS)
_CHARACTERS: Final = [frozenset(TOKENS[token] for token in ALL_TOKENS if IS_CHARACTER[token])]
_GONE: Final = {name: place for place, name in GONE.items()}
_OBJECT_ENDS: Final = frozenset((GONE[LOST], GONE[USED]))


def _place_shape(token: int) -> Callable[[object], Any]:
    """Shape of a token's place: a square, a slot, or why it is out of play."""
    ends = frozenset((GONE[EXIT], GONE[SAFE], GONE[DEAD])) if IS_CHARACTER[token] else _OBJECT_ENDS
    if token in TREASURES:
        ends |= {GONE[SCORED]}

    def shape(said: object) -> Any:
        is_square = isinstance(said, (list, tuple))
        return (range(LENGTH), range(WIDTH)) if is_square else ends if isinstance(said, str) else range(SLOTS)

    return shape


_SHAPE: Final = {
    "phase": frozenset(phase.value for phase in Phase),
    "turn": _SEAT,
    "number": _MANY,
    "step?": _MANY,
    "ap": range(max(ACTION_CARDS) + 1),
    "top": range(max(ACTION_CARDS) + 1),
    "quiet": range(QUIET_TURNS + 1),
    "eventful?": bool,
    "first": _SEAT,
    "offer?": Nullable(_SEAT),
    "setup": {"goal": list, "dealt?": bool, "first?": Nullable(_SEAT), "covered?": bool},
    "vp": (range(100), range(100)),
    "rooms": ({"id": frozenset(ROOM_IDS), "rot": range(4), "up": bool},) * SLOTS,
    "gates": dict.fromkeys((f"{gate}?" for gate in GATES), frozenset(GATE_STATES)),
    "tokens": {name: Nullable(_place_shape(token)) for token, name in enumerate(TOKENS)},
    "wounded": _CHARACTERS,
    "fresh": {"wounded": _CHARACTERS, "healed": _CHARACTERS},
    "potion": dict.fromkeys((f"{name}?" for name in TOKENS), range(1, 9)),
    "seats": (
        {
            "actions": [range(min(ACTION_CARDS), max(ACTION_CARDS) + 1)],
            "combat": [range(max(COMBAT_CARDS) + 1)],
            "jumps": range(JUMP_CARDS + 1),
            "laid": Nullable(range(max(COMBAT_CARDS) + 1)),
            "shown?": range(min(ACTION_CARDS), max(ACTION_CARDS) + 1),
        },
    )
    * 2,
    "fight": Nullable((_TOKEN, _TOKEN)),
    "placing": [(_SEAT, _TOKEN, range(SLOTS))],
    "result": Nullable((Nullable(_SEAT), frozenset(("goal", "quiet", "nobody", "resigned", "agreed")))),
}
_BARE: Final[dict[str, Any]] = {
    "gates": {},
    "wounded": [],
    "fresh": {"wounded": [], "healed": []},
    "potion": {},
    "fight": None,
    "placing": [],
    "result": None,
}
"""Values of a position in which nothing special has happened."""


def from_position(position: dict[str, Any], seed: str) -> Game:
    """Set up the game of a position; ``seed`` decides only the defaults of the clock.

    Raises PositionError with what is wrong and where.
    """
    check_schema(seed, str, "seed")
    check_schema(position, _SHAPE)
    game = _game(position, seed)
    for where, fault in _faults(game):
        raise PositionError(where, fault)
    return game


def _game(said: Mapping[str, Any], seed: str) -> Game:
    try:
        setup = Setup(**said["setup"])
    except SetupError as error:
        raise PositionError(f"setup.{error.field}", str(error)) from None
    rooms, fresh = said["rooms"], said["fresh"]
    (blue, yellow), (one, other) = said["vp"], map(_seat, said["seats"])
    return Game(
        setup=setup,
        seed=seed,
        phase=Phase(said["phase"]),
        active_seat=said["turn"],
        turn_number=said["number"],
        step=said.get("step", 0),
        ap=said["ap"],
        highest_card=said["top"],
        quiet=said["quiet"],
        eventful=said.get("eventful", False),
        first=said["first"],
        vp=(blue, yellow),
        rooms=tuple(ROOM_IDS.index(room["id"]) for room in rooms),
        rotations=tuple(room["rot"] for room in rooms),
        revealed=sum(room["up"] << slot for slot, room in enumerate(rooms)),
        gates=tuple(GATE_STATES.index(said["gates"].get(gate, GATE_STATES[0])) for gate in GATES),
        places=tuple(_place(said["tokens"][name]) for name in TOKENS),
        wounded=_bits("wounded", said["wounded"]),
        fresh_wounded=_bits("fresh.wounded", fresh["wounded"]),
        fresh_healed=_bits("fresh.healed", fresh["healed"]),
        potion=tuple(sorted((BY_NAME[name], points) for name, points in said["potion"].items())),
        seats=(one, other),
        fight=said["fight"] and tuple(BY_NAME[name] for name in said["fight"]),
        placing=tuple((seat, BY_NAME[name], slot) for seat, name, slot in said["placing"]),
        offer=said.get("offer"),
        result=said["result"] and tuple(said["result"]),
    )


def _place(said: list[int] | int | str | None) -> int:
    if said is None or isinstance(said, str):
        return UNPLACED if said is None else _GONE[said]
    return SLOT + said if isinstance(said, int) else square_at(*said)


def _bits(where: str, names: Collection[str]) -> int:
    """A set of characters as a bit mask."""
    if len(set(names)) != len(names):
        raise PositionError(where, "somebody is named twice")
    return sum(1 << BY_NAME[name] for name in names)


def _seat(said: Mapping[str, Any]) -> Seat:
    actions, combat = (tuple(sorted(said[cards])) for cards in ("actions", "combat"))
    return Seat(actions, combat, said["jumps"], said["laid"], said.get("shown"))


_SETTING_UP = (Phase.START, Phase.HIDE)


def _faults(game: Game) -> Iterator[tuple[str, str]]:
    """Faults of a whole position, each with its path; later checks assume that there was none before."""
    for slot, number in enumerate(game.rooms):
        if number in game.rooms[:slot]:
            yield f"rooms[{slot}].id", f"the room {ROOM_IDS[number]} is in two slots"
    yield from _token_faults(game)
    for slot in range(SLOTS):
        room = ROOMS[game.rooms[slot]]
        for gate, state in enumerate(game.gates):
            if state and not game.revealed >> slot & 1 and GATES[gate].startswith(f"{room.id}/"):
                yield "gates", f"{GATES[gate]} is closed while its room is face down"
    yield from _condition_faults(game)
    yield from _card_faults(game)
    if game.phase is Phase.OVER:
        if game.result is None:
            yield "result", "a game that is over has a result"
        return
    if game.result is not None:
        yield "result", "only a game that is over has a result"
    for seat in (0, 1):
        if game.vp[seat] >= game.setup.goal[seat]:
            yield "vp", f"seat {seat} has reached its goal, so the game is over"
    if game.quiet >= QUIET_TURNS:
        yield "quiet", f"after {QUIET_TURNS} quiet turns the game is over"
    yield from _setting_up_faults(game) if game.phase in _SETTING_UP else _turn_faults(game)


def _token_faults(game: Game) -> Iterator[tuple[str, str]]:
    known_squares = game.maze.shown
    for token, place in enumerate(game.places):
        path = f"tokens.{TOKENS[token]}"
        if place < SQUARES:
            if not known_squares >> place & 1:
                yield path, f"the room of {NAMES[place]} is face down"
            if IS_CHARACTER[token] and LINES[1 - OWNER[token]] >> place & 1:
                yield path, "a character on the opponent's line has left the maze"
        elif place < SLOT + SLOTS:
            slot = place - SLOT
            if game.revealed >> slot & 1 and token not in [entry[1] for entry in game.placing]:
                yield path, f"the room of slot {slot} is shown and {TOKENS[token]} is not being placed"
        elif place == UNPLACED and game.phase not in (*_SETTING_UP, Phase.OVER):
            yield path, "all tokens are laid by now"
    for slot in range(SLOTS):
        if game.places.count(SLOT + slot) > CAPACITY[slot]:
            yield "tokens", f"slot {slot} holds {CAPACITY[slot]} face-down tokens at most"
    for square, tokens in board_of(game).on.items():
        fault = square_fault(game, square, tokens)
        if fault is not None:
            yield f"tokens.{TOKENS[tokens[-1]]}", f"on {NAMES[square]} {fault}"


def square_fault(game: Game, square: int, tokens: tuple[int, ...]) -> str | None:
    """Why the tokens on a square break rules 10 or 16; None if they are legal."""
    fault = crowding(tokens, game.wounded)
    if fault is None and game.maze.pits >> square & 1 and not is_bridged(tokens, game.wounded):
        return "nothing bridges the pit"
    return fault


def _condition_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Wounds, healing and potion points belong to characters in play."""
    for path, bits in (
        ("wounded", game.wounded),
        ("fresh.wounded", game.fresh_wounded),
        ("fresh.healed", game.fresh_healed),
    ):
        for token in ALL_TOKENS:
            if bits >> token & 1 and game.places[token] >= SQUARES:
                yield path, f"{TOKENS[token]} is not in play"
    if game.fresh_healed & game.wounded:
        yield "fresh.healed", "who was healed this turn cannot be wounded again in it"
    if game.phase in (Phase.CARD, *_SETTING_UP) and (game.fresh_healed | game.fresh_wounded or game.potion):
        yield "fresh", "before a turn nothing has happened in it"
    for token, _ in game.potion:
        if not (IS_CHARACTER[token] and board_of(game).is_fit(token) and OWNER[token] == game.active_seat):
            yield "potion", f"{TOKENS[token]} is no fit character of seat {game.active_seat}"


def _card_faults(game: Game) -> Iterator[tuple[str, str]]:
    for number, seat in enumerate(game.seats):
        path = f"seats[{number}]"
        for kind, cards, printed in (
            ("actions", seat.actions, ACTION_CARDS),
            ("combat", seat.combat, COMBAT_CARDS),
            (
                "laid",
                seat.combat if seat.combat_card is None else (*seat.combat, seat.combat_card),
                COMBAT_CARDS,
            ),
        ):
            if extra := Counter(cards) - Counter(printed):
                yield f"{path}.{kind}", f"there are not that many cards of {min(extra)}"
        played = max(set(ACTION_CARDS).difference(seat.actions), default=0)
        if played > game.highest_card:
            yield "top", f"seat {number} has played a card of {played}"
        if not seat.actions and (game.phase is Phase.CARD or number != game.active_seat):
            yield f"{path}.actions", "who has no card takes all back at the end of the turn"
        if min(COMBAT_CARDS) not in (*seat.combat, seat.combat_card):
            yield f"{path}.combat", f"the card of {min(COMBAT_CARDS)} always returns"
        if seat.shown_card is not None and (seat.shown_card in seat.actions or not game.setup.covered):
            yield f"{path}.shown", "the last action card played lies face up only if others lie face down"
        if seat.combat_card is not None and game.phase not in (Phase.FIGHT, Phase.OVER):
            yield f"{path}.laid", "a card is laid only in a fight"
    if game.highest_card == 1:
        yield "top", "there is no action card of 1"


def _setting_up_faults(game: Game) -> Iterator[tuple[str, str]]:
    for key, value in (("number", game.turn_number), ("ap", game.ap), ("top", game.highest_card)):
        if value:
            yield key, "before the first turn this is 0"
    for seat in (0, 1):
        team = sorted(game.places[token] for token in CHARACTERS_OF[seat] if game.places[token] < SQUARES)
        if team and team != list(setting_up.MARK_SQUARES[seat]):
            yield "tokens", f"the team of seat {seat} is on its {len(MARKS)} marks"
        if not team and game.phase is Phase.HIDE:
            yield "tokens", f"seat {seat} has chosen its team before tokens are hidden"
        hidden = [token for token in TOKENS_OF[seat] if SLOT <= game.places[token] < UNPLACED]
        if hidden and game.phase is Phase.START:
            yield f"tokens.{TOKENS[hidden[0]]}", "tokens are hidden once both teams are chosen"
    if game.phase is Phase.START and not game.asked:
        yield "tokens", "both teams are chosen, so tokens are being hidden"
    if game.phase is Phase.HIDE and not setting_up.unhidden_tokens(game, game.active_seat):
        yield "turn", f"seat {game.active_seat} has nothing left to hide"
    if game.revealed:
        yield "rooms", "all rooms lie face down before the first turn"


def _turn_faults(game: Game) -> Iterator[tuple[str, str]]:
    if game.turn_number < 1:
        yield "number", "turns are counted from 1"
    if not game.can_act(game.active_seat):
        yield "turn", f"seat {game.active_seat} has nobody who can act, so it is not its turn"
    if (game.fight is None) != (game.phase is not Phase.FIGHT):
        yield "fight", "in a fight, and only then, attacker and target are named"
    if bool(game.placing) != (game.phase is Phase.PLACE):
        yield "placing", "while a room is filled, and only then, there are tokens to place"
    if game.phase is Phase.CARD:
        if game.ap:
            yield "ap", "before a card is played there are no action points"
    elif game.highest_card == 0:
        yield "top", "a card has been played by now"
    if game.phase is Phase.ACT and not game.ap and not game.potion:
        yield "ap", "with no action point left the turn is over"
    yield from _open_faults(game)


def _open_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Faults of a fight or a placing in progress."""
    if game.fight is not None:
        attacker, target = game.fight
        board = board_of(game)
        fits = IS_CHARACTER[attacker] and OWNER[attacker] == game.active_seat and board.is_fit(attacker)
        if not fits or target not in targets(board, game, attacker):
            yield "fight", f"{TOKENS[attacker]} cannot attack {TOKENS[target]}"
        if None not in (game.seats[0].combat_card, game.seats[1].combat_card):
            yield "seats", "once both cards lie the fight is decided"
    if game.placing:
        slot = game.placing[0][2]
        lifted = [token for token in ALL_TOKENS if game.places[token] == SLOT + slot]
        if game.placing != placing_order(lifted, game.active_seat, slot):
            yield "placing", "the order is: first the revealing seat's part, each in the order of tokens"
        if not game.revealed >> slot & 1:
            yield "placing", f"the room of slot {slot} is face down"


def seats_with(hands: Iterable[tuple[Iterable[int], Iterable[int], int]]) -> list[dict[str, Any]]:
    """The seats of a position, from the action, combat and jump cards that each has left."""
    return [
        {"actions": [*actions], "combat": [*combat], "jumps": jumps, "laid": None}
        for actions, combat, jumps in hands
    ]


def set_out(
    seed: str,
    tokens: str,
    rest: Callable[[str], str | None],
    rooms: Iterable[str],
    hidden: Collection[int] = (),
    **values: Any,
) -> Game:
    """Set up a game in progress with tokens on squares or in slots, as in ``b.goblin P4, y.cleric 3``.

    ``rest`` says why the others are gone, None for not yet hidden. Rooms are in printed orientation and
    revealed except in hidden slots; ``values`` override the defaults.
    """
    places = {
        name: int(place) if place.isdecimal() else list(coordinates(SQUARE_BY_NAME[place]))
        for name, place in map(str.split, tokens.split(","))
    }
    position = {
        **_BARE,
        "phase": "act",
        "turn": 0,
        "number": 12,
        "ap": 0,
        "top": max(ACTION_CARDS),
        "quiet": 0,
        "first": 0,
        "setup": {"goal": [5, 5]},
        "vp": [0, 0],
        "rooms": [{"id": name, "rot": 0, "up": slot not in hidden} for slot, name in enumerate(rooms)],
        "tokens": {name: places[name] if name in places else rest(name) for name in TOKENS},
        **values,
    }
    return from_position(position, seed)
