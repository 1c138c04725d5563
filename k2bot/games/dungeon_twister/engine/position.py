"""Parses and validates a state from JSON values, in every phase. Raises PositionError."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from k2bot.engines.codec import Value
from k2bot.engines.errors import PositionError, SetupError
from k2bot.games.dungeon_twister.engine import setting_up
from k2bot.games.dungeon_twister.engine.board import crowding, is_bridged
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_CHARACTERS,
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
from k2bot.games.dungeon_twister.engine.deeds import placing_order
from k2bot.games.dungeon_twister.engine.fights import targets
from k2bot.games.dungeon_twister.engine.listing import board_of
from k2bot.games.dungeon_twister.engine.model import (
    DEAD,
    EXIT,
    LOST,
    SAFE,
    SCORED,
    SLOT,
    UNLAID,
    USED,
    Game,
    Phase,
    Placing,
    Seat,
    Setup,
)
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    LINES,
    NAMES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    WIDTH,
    at,
    coordinates,
)


@dataclass(frozen=True, slots=True)
class JsonValue(Value):
    """A JSON value of a position, with its path."""

    def token(self) -> int:
        """Parse a token."""
        return BY_NAME[self.one_of(BY_NAME)]

    def characters(self) -> int:
        """Parse a set of characters as a bit mask."""
        bits = 0
        for item in self.items():
            token = item.token()
            if token not in ALL_CHARACTERS:
                raise item.fail("only characters can be here")
            if bits >> token & 1:
                raise item.fail("it is named twice")
            bits |= 1 << token
        return bits

    def cards(self, printed: tuple[int, ...]) -> tuple[int, ...]:
        """Parse a subset of the printed cards, sorted."""
        rest = list(printed)
        cards = []
        for item in self.items():
            card = item.integer(min(printed), max(printed))
            if card not in rest:
                raise item.fail(f"there are not that many cards of {card}")
            rest.remove(card)
            cards.append(card)
        return tuple(sorted(cards))

    def place(self, token: int) -> int:
        """Parse a token's place: a square, a slot, or why it is out of play."""
        if self.value is None:
            return UNLAID
        if isinstance(self.value, (list, tuple)):
            x, y = self.items(2)
            return at(x.integer(0, LENGTH - 1), y.integer(0, WIDTH - 1))
        if isinstance(self.value, str):
            if IS_CHARACTER[token]:
                places = {"exit": EXIT, "safe": SAFE, "dead": DEAD}
            else:
                places = {"lost": LOST, "used": USED}
                if token in TREASURES:
                    places["scored"] = SCORED
            return places[self.one_of(places)]
        return SLOT + self.integer(0, SLOTS - 1)


_SETTING_UP = (Phase.START, Phase.HIDE)


def _faults(game: Game) -> Iterator[tuple[str, str]]:
    """What is wrong with a whole position, each fault with its path; later ones assume there was none yet."""
    yield from _token_faults(game)
    for slot in range(SLOTS):
        room = ROOMS[game.rooms[slot]]
        for gate, state in enumerate(game.gates):
            if state and not game.up >> slot & 1 and GATES[gate].startswith(f"{room.id}/"):
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
    for token, place in enumerate(game.at):
        path = f"tokens.{TOKENS[token]}"
        if place < SQUARES:
            if not known_squares >> place & 1:
                yield path, f"the room of {NAMES[place]} is face down"
            if IS_CHARACTER[token] and LINES[1 - OWNER[token]] >> place & 1:
                yield path, "a character on the opponent's line has left the maze"
        elif place < SLOT + SLOTS:
            slot = place - SLOT
            if game.up >> slot & 1 and token not in [entry[1] for entry in game.placing]:
                yield path, f"the room of slot {slot} is shown and {TOKENS[token]} is not being placed"
        elif place == UNLAID and game.phase not in (*_SETTING_UP, Phase.OVER):
            yield path, "all tokens are laid by now"
    for slot in range(SLOTS):
        if game.at.count(SLOT + slot) > CAPACITY[slot]:
            yield "tokens", f"slot {slot} holds {CAPACITY[slot]} face-down tokens at most"
    for square, tokens in board_of(game).on.items():
        fault = square_fault(game, square, tokens)
        if fault is not None:
            yield f"tokens.{TOKENS[tokens[-1]]}", f"on {NAMES[square]} {fault}"


def square_fault(game: Game, square: int, tokens: tuple[int, ...]) -> str | None:
    """What is wrong with the tokens on a square by rules 10 and 16; None if they are legal."""
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
            if bits >> token & 1 and game.at[token] >= SQUARES:
                yield path, f"{TOKENS[token]} is not in play"
    if game.fresh_healed & game.wounded:
        yield "fresh.healed", "who was healed this turn cannot be wounded again in it"
    if game.phase in (Phase.CARD, *_SETTING_UP) and (game.fresh_healed | game.fresh_wounded or game.potion):
        yield "fresh", "before a turn nothing has happened in it"
    for token, _ in game.potion:
        if not (IS_CHARACTER[token] and board_of(game).is_fit(token) and OWNER[token] == game.turn):
            yield "potion", f"{TOKENS[token]} is no fit character of seat {game.turn}"


def _card_faults(game: Game) -> Iterator[tuple[str, str]]:
    for number, seat in enumerate(game.seats):
        path = f"seats[{number}]"
        played = max(set(ACTION_CARDS).difference(seat.actions), default=0)
        if played > game.top:
            yield "top", f"seat {number} has played a card of {played}"
        if not seat.actions and (game.phase is Phase.CARD or number != game.turn):
            yield f"{path}.actions", "who has no card takes all back at the end of the turn"
        if min(COMBAT_CARDS) not in (*seat.combat, seat.laid):
            yield f"{path}.combat", f"the card of {min(COMBAT_CARDS)} always returns"
        if seat.laid is not None and game.phase not in (Phase.FIGHT, Phase.OVER):
            yield f"{path}.laid", "a card is laid only in a fight"
    if game.top == 1:
        yield "top", "there is no action card of 1"


def _setting_up_faults(game: Game) -> Iterator[tuple[str, str]]:
    for key in ("number", "ap", "top"):
        if getattr(game, key):
            yield key, "before the first turn this is 0"
    for seat in (0, 1):
        team = sorted(game.at[token] for token in CHARACTERS_OF[seat] if game.at[token] < SQUARES)
        if team and team != list(setting_up.MARK_SQUARES[seat]):
            yield "tokens", f"the team of seat {seat} is on its {len(MARKS)} marks"
        if not team and game.phase is Phase.HIDE:
            yield "tokens", f"seat {seat} has chosen its team before tokens are hidden"
        hidden = [token for token in TOKENS_OF[seat] if SLOT <= game.at[token] < UNLAID]
        if hidden and game.phase is Phase.START:
            yield f"tokens.{TOKENS[hidden[0]]}", "tokens are hidden once both teams are chosen"
    if game.phase is Phase.START and setting_up.has_team(game, 0) and setting_up.has_team(game, 1):
        yield "tokens", "both teams are chosen, so tokens are being hidden"
    if game.phase is Phase.HIDE and not setting_up.unlaid(game, game.turn):
        yield "turn", f"seat {game.turn} has nothing left to hide"
    if game.up:
        yield "rooms", "all rooms lie face down before the first turn"


def _turn_faults(game: Game) -> Iterator[tuple[str, str]]:
    if game.number < 1:
        yield "number", "turns are counted from 1"
    if not game.can_act(game.turn):
        yield "turn", f"seat {game.turn} has nobody who can act, so it is not its turn"
    if (game.fight is None) != (game.phase is not Phase.FIGHT):
        yield "fight", "in a fight, and only then, attacker and target are named"
    if bool(game.placing) != (game.phase is Phase.PLACE):
        yield "placing", "while a room is filled, and only then, there are tokens to place"
    if game.phase is Phase.CARD:
        if game.ap:
            yield "ap", "before a card is played there are no action points"
    elif game.top == 0:
        yield "top", "a card has been played by now"
    if game.phase is Phase.ACT and not game.ap and not game.potion:
        yield "ap", "with no action point left the turn is over"
    yield from _open_faults(game)


def _open_faults(game: Game) -> Iterator[tuple[str, str]]:
    """Of a fight or a placing in progress."""
    if game.fight is not None:
        attacker, target = game.fight
        board = board_of(game)
        fits = IS_CHARACTER[attacker] and OWNER[attacker] == game.turn and board.is_fit(attacker)
        if not fits or target not in targets(board, game, attacker):
            yield "fight", f"{TOKENS[attacker]} cannot attack {TOKENS[target]}"
        if None not in (game.seats[0].laid, game.seats[1].laid):
            yield "seats", "once both cards lie the fight is decided"
    if game.placing:
        slot = game.placing[0][2]
        lifted = [token for token in ALL_TOKENS if game.at[token] == SLOT + slot]
        if game.placing != placing_order(lifted, game.turn, slot):
            yield "placing", "the order is: first the revealing seat's part, each in the order of tokens"
        if not game.up >> slot & 1:
            yield "placing", f"the room of slot {slot} is face down"


_KEYS = (
    "phase", "turn", "number", "ap", "top", "quiet", "first", "setup", "vp", "rooms", "gates", "tokens",
    "wounded", "fresh", "potion", "seats", "fight", "placing", "result",
)  # fmt: skip
_ENDS = ("goal", "quiet", "nobody", "resigned", "agreed")
_MANY = 10**6
_MOST_POTION = 8
_MOST_POINTS = 99


def from_position(position: dict[str, Any], seed: str) -> Game:
    """Set up the game of a position; ``seed`` decides only the defaults of the clock.

    Raises PositionError with what is wrong and where.
    """
    if not isinstance(seed, str):
        raise PositionError("seed", f"a seed is a text, not {seed!r}")
    whole = JsonValue(position, "")
    whole.keys(_KEYS, ("step", "eventful", "offer"))
    game = _game(whole, seed)
    fault = next(_faults(game), None)
    if fault is not None:
        raise PositionError(*fault)
    return game


_BARE: Final[dict[str, Any]] = {
    "gates": {},
    "wounded": [],
    "fresh": {"wounded": [], "healed": []},
    "potion": {},
    "fight": None,
    "placing": [],
    "result": None,
}
"""What a position says if nothing special has happened."""


def seats_with(hands: Iterable[tuple[Iterable[int], Iterable[int], int]]) -> list[dict[str, Any]]:
    """The seats of a position, from the action, combat and jump cards that each has left."""
    return [
        {"actions": [*actions], "combat": [*combat], "jumps": jumps, "laid": None}
        for actions, combat, jumps in hands
    ]


def set_out(
    seed: str,
    tokens: str,
    rest: Callable[[str], str],
    rooms: Iterable[str],
    hidden: Collection[int] = (),
    **values: Any,
) -> Game:
    """Set up a game in progress with tokens on squares or in slots, as in ``b.goblin P4, y.cleric 3``.

    ``rest`` says why the others are gone. Rooms are in printed orientation and revealed except in hidden
    slots; ``values`` override the defaults.
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


_NUMBERS: Final = {
    "turn": 1,
    "number": _MANY,
    "ap": max(ACTION_CARDS),
    "top": max(ACTION_CARDS),
    "quiet": QUIET_TURNS,
    "first": 1,
}
"""Maximum of each integer field; the minimum is 0."""


def _game(whole: JsonValue, seed: str) -> Game:
    phase = Phase(whole.at("phase").one_of(phase.value for phase in Phase))
    rooms, rotations, up = _rooms(whole.at("rooms"))
    fresh, tokens = whole.at("fresh"), whole.at("tokens")
    fresh.keys(("wounded", "healed"))
    tokens.keys(TOKENS)
    blue, yellow = (seat.integer(0, _MOST_POINTS) for seat in whole.at("vp").items(2))
    one, other = (_seat(seat) for seat in whole.at("seats").items(2))
    numbers: dict[str, Any] = {name: whole.at(name).integer(0, most) for name, most in _NUMBERS.items()}
    return Game(
        setup=_setup(whole.at("setup")),
        seed=seed,
        phase=phase,
        step=whole.at("step").integer(0, _MANY) if "step" in whole.value else 0,
        eventful="eventful" in whole.value and whole.at("eventful").boolean(),
        vp=(blue, yellow),
        rooms=rooms,
        rotations=rotations,
        up=up,
        gates=_gates(whole.at("gates")),
        at=tuple(tokens.at(TOKENS[token]).place(token) for token in ALL_TOKENS),
        wounded=whole.at("wounded").characters(),
        fresh_wounded=fresh.at("wounded").characters(),
        fresh_healed=fresh.at("healed").characters(),
        potion=_potion(whole.at("potion")),
        seats=(one, other),
        fight=whole.optional("fight", _fight),
        placing=_placing(whole.at("placing")),
        offer=whole.optional("offer", lambda value: value.integer(0, 1)),
        result=whole.optional("result", _result),
        **numbers,
    )


def _setup(reader: JsonValue) -> Setup:
    reader.keys(("goal",), ("dealt", "first"))
    try:
        return Setup(**reader.value)
    except SetupError as error:
        raise reader.at(error.field).fail(str(error)) from None


def _rooms(reader: JsonValue) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    rooms: list[int] = []
    rotations: list[int] = []
    up = 0
    for slot, room in enumerate(reader.items(SLOTS)):
        room.keys(("id", "rot", "up"))
        number = ROOM_IDS.index(room.at("id").one_of(ROOM_IDS))
        if number in rooms:
            raise room.at("id").fail(f"the room {ROOM_IDS[number]} is already in slot {rooms.index(number)}")
        rooms.append(number)
        rotations.append(room.at("rot").integer(0, 3))
        up |= room.at("up").boolean() << slot
    return tuple(rooms), tuple(rotations), up


def _gates(reader: JsonValue) -> tuple[int, ...]:
    states = [0] * len(GATES)
    for name, state in reader.entries():
        if name not in GATES:
            raise state.fail(f"there is no such portcullis; they are {', '.join(GATES)}")
        states[GATES.index(name)] = GATE_STATES.index(state.one_of(GATE_STATES))
    return tuple(states)


def _potion(reader: JsonValue) -> tuple[tuple[int, int], ...]:
    drinkers = []
    for name, points in reader.entries():
        token = JsonValue(name, points.where).token()
        drinkers.append((token, points.integer(1, _MOST_POTION)))
    return tuple(sorted(drinkers))


def _seat(reader: JsonValue) -> Seat:
    reader.keys(("actions", "combat", "jumps", "laid"))
    combat = reader.at("combat").cards(COMBAT_CARDS)
    card = reader.optional("laid", lambda value: value.integer(min(COMBAT_CARDS), max(COMBAT_CARDS)))
    if card is not None and (*combat, card).count(card) > COMBAT_CARDS.count(card):
        raise reader.at("laid").fail("the card is in hand, too; a laid card is not among those left")
    return Seat(
        actions=reader.at("actions").cards(ACTION_CARDS),
        combat=combat,
        jumps=reader.at("jumps").integer(0, JUMP_CARDS),
        laid=card,
    )


def _fight(reader: JsonValue) -> tuple[int, int]:
    attacker, target = reader.items(2)
    return attacker.token(), target.token()


def _placing(reader: JsonValue) -> Placing:
    placing = []
    for entry in reader.items():
        seat, token, slot = entry.items(3)
        placing.append((seat.integer(0, 1), token.token(), slot.integer(0, SLOTS - 1)))
    return tuple(placing)


def _result(reader: JsonValue) -> tuple[int | None, str]:
    winner, reason = reader.items(2)
    return None if winner.value is None else winner.integer(0, 1), reason.one_of(_ENDS)
