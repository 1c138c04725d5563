"""Parses and validates a state from JSON values, in every phase. Raises PositionError."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from k2bot.engines.codec import Value
from k2bot.engines.errors import PositionError, SetupError
from k2bot.games.dungeon_twister.engine import setting_up
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
    ROPES,
    THIEVES,
    TOKENS,
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

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from k2bot.games.dungeon_twister.engine.model import Placing


@dataclass(frozen=True, slots=True)
class Reader(Value):
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
                gone = {"exit": EXIT, "safe": SAFE, "dead": DEAD}
            else:
                gone = {"lost": LOST, "used": USED}
                if token in TREASURES:
                    gone["scored"] = SCORED
            return gone[self.one_of(gone)]
        return SLOT + self.integer(0, SLOTS - 1)


_SETTING_UP = (Phase.START, Phase.HIDE)


def check(game: Game, whole: Reader) -> None:
    """Validate a whole position. Raises PositionError with what is wrong and where."""
    _check_tokens(game, whole.at("tokens"))
    _check_gates(game, whole.at("gates"))
    _check_conditions(game, whole)
    _check_cards(game, whole)
    if game.phase is Phase.OVER:
        if game.result is None:
            raise whole.at("result").fail("a game that is over has a result")
        return
    if game.result is not None:
        raise whole.at("result").fail("only a game that is over has a result")
    for seat in (0, 1):
        if game.vp[seat] >= game.setup.goal[seat]:
            raise whole.at("vp").fail(f"seat {seat} has reached its goal, so the game is over")
    if game.quiet >= QUIET_TURNS:
        raise whole.at("quiet").fail(f"after {QUIET_TURNS} quiet turns the game is over")
    if game.phase in _SETTING_UP:
        _check_setting_up(game, whole)
    else:
        _check_turn(game, whole)


def _check_tokens(game: Game, tokens: Reader) -> None:
    shown = game.maze.shown
    for token in ALL_TOKENS:
        place, here = game.at[token], tokens.at(TOKENS[token])
        if place < SQUARES:
            if not shown >> place & 1:
                raise here.fail(f"the room of {NAMES[place]} is face down")
            if IS_CHARACTER[token] and LINES[1 - OWNER[token]] >> place & 1:
                raise here.fail("a character on the opponent's line has left the maze")
        elif place < SLOT + SLOTS:
            slot = place - SLOT
            if game.up >> slot & 1 and token not in [entry[1] for entry in game.placing]:
                raise here.fail(f"the room of slot {slot} is shown and {TOKENS[token]} is not being placed")
        elif place == UNLAID and game.phase not in (*_SETTING_UP, Phase.OVER):
            raise here.fail("all tokens are laid by now")
    for slot in range(SLOTS):
        if game.at.count(SLOT + slot) > CAPACITY[slot]:
            raise tokens.fail(f"slot {slot} holds {CAPACITY[slot]} face-down tokens at most")
    for square, there in board_of(game).on.items():
        fault = square_fault(game, square, there)
        if fault is not None:
            raise tokens.at(TOKENS[there[-1]]).fail(f"on {NAMES[square]} {fault}")


def square_fault(game: Game, square: int, tokens: tuple[int, ...]) -> str | None:
    """What is wrong with the tokens on a square by rules 10 and 16; None if they are legal."""
    people = [token for token in tokens if IS_CHARACTER[token]]
    things = len(tokens) - len(people)
    if things > 1:
        return "are two objects"
    if len(people) > 1:
        if things or len(people) > 2:
            return "is more than two tokens"
        one, other = people
        if OWNER[one] != OWNER[other] or (game.wounded >> one ^ game.wounded >> other) & 1 == 0:
            return "two characters are neither of one colour nor is exactly one of them wounded"
    if game.maze.pits >> square & 1 and not any(token in ROPES for token in tokens):
        thief = any(token in THIEVES and not game.wounded >> token & 1 for token in people)
        if not thief:
            return "nothing bridges the pit"
    return None


def _check_gates(game: Game, gates: Reader) -> None:
    for slot in range(SLOTS):
        room = ROOMS[game.rooms[slot]]
        for gate, state in enumerate(game.gates):
            if state and not game.up >> slot & 1 and GATES[gate].startswith(f"{room.id}/"):
                raise gates.fail(f"{GATES[gate]} is closed while its room is face down")


def _check_conditions(game: Game, whole: Reader) -> None:
    """Check that wounds, healing and potion points belong to characters in play."""
    fresh = whole.at("fresh")
    for reader, bits in (
        (whole.at("wounded"), game.wounded),
        (fresh.at("wounded"), game.fresh_wounded),
        (fresh.at("healed"), game.fresh_healed),
    ):
        for token in ALL_TOKENS:
            if bits >> token & 1 and game.at[token] >= SQUARES:
                raise reader.fail(f"{TOKENS[token]} is not in play")
    if game.fresh_healed & game.wounded:
        raise fresh.at("healed").fail("who was healed this turn cannot be wounded again in it")
    if game.phase in (Phase.CARD, *_SETTING_UP) and (game.fresh_healed | game.fresh_wounded or game.potion):
        raise fresh.fail("before a turn nothing has happened in it")
    for token, _ in game.potion:
        if not (IS_CHARACTER[token] and board_of(game).is_fit(token) and OWNER[token] == game.turn):
            raise whole.at("potion").fail(f"{TOKENS[token]} is no fit character of seat {game.turn}")


def _check_cards(game: Game, whole: Reader) -> None:
    seats = whole.at("seats").items()
    for number, (seat, reader) in enumerate(zip(game.seats, seats, strict=True)):
        played = [card for card in ACTION_CARDS if card not in seat.actions]
        if played and max(played) > game.top:
            raise whole.at("top").fail(f"seat {number} has played a card of {max(played)}")
        if not seat.actions and (game.phase is Phase.CARD or number != game.turn):
            raise reader.at("actions").fail("who has no card takes all back at the end of the turn")
        if min(COMBAT_CARDS) not in (*seat.combat, seat.laid):
            raise reader.at("combat").fail(f"the card of {min(COMBAT_CARDS)} always returns")
        if seat.laid is not None and game.phase not in (Phase.FIGHT, Phase.OVER):
            raise reader.at("laid").fail("a card is laid only in a fight")
    if game.top == 1:
        raise whole.at("top").fail("there is no action card of 1")


def _check_setting_up(game: Game, whole: Reader) -> None:
    tokens = whole.at("tokens")
    for key, value in (("number", game.number), ("ap", game.ap), ("top", game.top)):
        if value:
            raise whole.at(key).fail("before the first turn this is 0")
    for seat in (0, 1):
        team = sorted(game.at[token] for token in CHARACTERS_OF[seat] if game.at[token] < SQUARES)
        if team and team != list(setting_up.MARK_SQUARES[seat]):
            raise tokens.fail(f"the team of seat {seat} is on its {len(MARKS)} marks")
        if not team and game.phase is Phase.HIDE:
            raise tokens.fail(f"seat {seat} has chosen its team before tokens are hidden")
        laid = [token for token in ALL_TOKENS if OWNER[token] == seat and SLOT <= game.at[token] < UNLAID]
        if laid and game.phase is Phase.START:
            raise tokens.at(TOKENS[laid[0]]).fail("tokens are hidden once both teams are chosen")
    if game.phase is Phase.START and setting_up.has_team(game, 0) and setting_up.has_team(game, 1):
        raise tokens.fail("both teams are chosen, so tokens are being hidden")
    if game.phase is Phase.HIDE and not setting_up.unlaid(game, game.turn):
        raise whole.at("turn").fail(f"seat {game.turn} has nothing left to hide")
    if game.up:
        raise whole.at("rooms").fail("all rooms lie face down before the first turn")


def _check_turn(game: Game, whole: Reader) -> None:
    if game.number < 1:
        raise whole.at("number").fail("turns are counted from 1")
    if not game.can_act(game.turn):
        raise whole.at("turn").fail(f"seat {game.turn} has nobody who can act, so it is not its turn")
    if (game.fight is None) != (game.phase is not Phase.FIGHT):
        raise whole.at("fight").fail("in a fight, and only then, attacker and target are named")
    if bool(game.placing) != (game.phase is Phase.PLACE):
        raise whole.at("placing").fail("while a room is filled, and only then, there are tokens to place")
    if game.phase is Phase.CARD:
        if game.ap:
            raise whole.at("ap").fail("before a card is played there are no action points")
    elif game.top == 0:
        raise whole.at("top").fail("a card has been played by now")
    if game.phase is Phase.ACT and not game.ap and not game.potion:
        raise whole.at("ap").fail("with no action point left the turn is over")
    if game.fight is not None:
        _check_fight(game, whole)
    if game.placing:
        _check_placing(game, whole.at("placing"))


def _check_fight(game: Game, whole: Reader) -> None:
    assert game.fight is not None  # noqa: S101 - only during a fight
    attacker, target = game.fight
    board = board_of(game)
    fits = IS_CHARACTER[attacker] and OWNER[attacker] == game.turn and board.is_fit(attacker)
    if not fits or target not in targets(board, game, attacker):
        raise whole.at("fight").fail(f"{TOKENS[attacker]} cannot attack {TOKENS[target]}")
    if game.seats[0].laid is not None and game.seats[1].laid is not None:
        raise whole.at("seats").fail("once both cards lie the fight is decided")


def _check_placing(game: Game, reader: Reader) -> None:
    slot = game.placing[0][2]
    lifted = [token for token in ALL_TOKENS if game.at[token] == SLOT + slot]
    if game.placing != placing_order(lifted, game.turn, slot):
        raise reader.fail("the order is: first the revealing seat's part, each in the order of tokens")
    if not game.up >> slot & 1:
        raise reader.fail(f"the room of slot {slot} is face down")


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
    whole = Reader(position, "")
    whole.keys(_KEYS, ("step", "eventful", "offer"))
    game = _game(whole, seed)
    check(game, whole)
    return game


def set_out(
    seed: str,
    tokens: Mapping[str, str | int],
    rest: Callable[[str], str],
    rooms: Iterable[str],
    hidden: Collection[int] = (),
    **values: Any,
) -> Game:
    """Set up a game in progress with tokens on squares or in slots; ``rest`` says why the others are gone.

    Rooms are in printed orientation and revealed except in hidden slots; ``values`` override the defaults.
    """
    places = {
        name: place if isinstance(place, int) else list(coordinates(SQUARE_BY_NAME[place]))
        for name, place in tokens.items()
    }
    position = {
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
        "gates": {},
        "tokens": {name: places[name] if name in places else rest(name) for name in TOKENS},
        "wounded": [],
        "fresh": {"wounded": [], "healed": []},
        "potion": {},
        "fight": None,
        "placing": [],
        "result": None,
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


def _game(whole: Reader, seed: str) -> Game:
    phase = Phase(whole.at("phase").one_of(phase.value for phase in Phase))
    rooms, rotations, up = _rooms(whole.at("rooms"))
    fresh, tokens = whole.at("fresh"), whole.at("tokens")
    fresh.keys(("wounded", "healed"))
    tokens.keys(TOKENS)
    blue, yellow = (seat.integer(0, _MOST_POINTS) for seat in whole.at("vp").items(2))
    one, other = (_seat(seat) for seat in whole.at("seats").items(2))
    has = whole.value.get
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
        fight=_fight(whole.at("fight")),
        placing=_placing(whole.at("placing")),
        offer=whole.at("offer").integer(0, 1) if has("offer") is not None else None,
        result=_result(whole.at("result")),
        **numbers,
    )


def _setup(reader: Reader) -> Setup:
    reader.keys(("goal",), ("dealt", "first"))
    try:
        return Setup(**reader.value)
    except SetupError as error:
        raise reader.at(error.field).fail(str(error)) from None


def _rooms(reader: Reader) -> tuple[tuple[int, ...], tuple[int, ...], int]:
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


def _gates(reader: Reader) -> tuple[int, ...]:
    states = [0] * len(GATES)
    for name, state in reader.entries():
        if name not in GATES:
            raise state.fail(f"there is no such portcullis; they are {', '.join(GATES)}")
        states[GATES.index(name)] = GATE_STATES.index(state.one_of(GATE_STATES))
    return tuple(states)


def _potion(reader: Reader) -> tuple[tuple[int, int], ...]:
    found = []
    for name, points in reader.entries():
        token = Reader(name, points.where).token()
        found.append((token, points.integer(1, _MOST_POTION)))
    return tuple(sorted(found))


def _seat(reader: Reader) -> Seat:
    reader.keys(("actions", "combat", "jumps", "laid"))
    combat = reader.at("combat").cards(COMBAT_CARDS)
    laid = None
    if reader.value["laid"] is not None:
        laid = reader.at("laid").integer(min(COMBAT_CARDS), max(COMBAT_CARDS))
        if (*combat, laid).count(laid) > COMBAT_CARDS.count(laid):
            raise reader.at("laid").fail("the card is in hand, too; a laid card is not among those left")
    return Seat(
        actions=reader.at("actions").cards(ACTION_CARDS),
        combat=combat,
        jumps=reader.at("jumps").integer(0, JUMP_CARDS),
        laid=laid,
    )


def _fight(reader: Reader) -> tuple[int, int] | None:
    if reader.value is None:
        return None
    attacker, target = reader.items(2)
    return attacker.token(), target.token()


def _placing(reader: Reader) -> Placing:
    found = []
    for entry in reader.items():
        seat, token, slot = entry.items(3)
        found.append((seat.integer(0, 1), token.token(), slot.integer(0, SLOTS - 1)))
    return tuple(found)


def _result(reader: Reader) -> tuple[int | None, str] | None:
    if reader.value is None:
        return None
    winner, reason = reader.items(2)
    return None if winner.value is None else winner.integer(0, 1), reason.one_of(_ENDS)
