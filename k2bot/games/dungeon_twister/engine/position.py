"""A state from readable JSON values, in every phase; ``snapshot`` writes, ``soundness`` checks it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_TOKENS,
    COMBAT_CARDS,
    GATE_STATES,
    GATES,
    JUMP_CARDS,
    QUIET_TURNS,
    ROOM_IDS,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.errors import PositionError, SetupError
from k2bot.games.dungeon_twister.engine.model import Game, Phase, Seat, Setup
from k2bot.games.dungeon_twister.engine.reading import Reader
from k2bot.games.dungeon_twister.engine.soundness import check
from k2bot.games.dungeon_twister.engine.squares import SLOTS

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Placing

_KEYS = (
    "phase", "turn", "number", "ap", "top", "quiet", "first", "setup", "vp", "rooms", "gates", "tokens",
    "wounded", "fresh", "potion", "seats", "fight", "placing", "result",
)  # fmt: skip
_ENDS = ("goal", "quiet", "nobody", "resigned", "agreed")
_MANY = 10**6
_MOST_POTION = 8
_MOST_POINTS = 99


def from_position(position: dict[str, Any], seed: str) -> Game:
    """The game of a position; ``seed`` only decides what a clock draws.

    Raises PositionError, saying what is wrong and where.
    """
    if not isinstance(seed, str):
        raise PositionError("seed", f"a seed is a text, not {seed!r}")
    whole = Reader(position, "")
    whole.keys(_KEYS, ("step", "eventful", "offer"))
    game = _game(whole, seed)
    check(game, whole)
    return game


def _game(whole: Reader, seed: str) -> Game:
    phase = Phase(whole.at("phase").one_of(phase.value for phase in Phase))
    rooms, rotations, up = _rooms(whole.at("rooms"))
    fresh = whole.at("fresh")
    fresh.keys(("wounded", "healed"))
    blue, yellow = (seat.integer(0, _MOST_POINTS) for seat in whole.at("vp").items(2))
    one, other = (_seat(seat) for seat in whole.at("seats").items(2))
    has = whole.value.get
    return Game(
        setup=_setup(whole.at("setup")),
        seed=seed,
        phase=phase,
        turn=whole.at("turn").integer(0, 1),
        number=whole.at("number").integer(0, _MANY),
        step=whole.at("step").integer(0, _MANY) if "step" in whole.value else 0,
        ap=whole.at("ap").integer(0, max(ACTION_CARDS)),
        top=whole.at("top").integer(0, max(ACTION_CARDS)),
        quiet=whole.at("quiet").integer(0, QUIET_TURNS),
        eventful="eventful" in whole.value and whole.at("eventful").boolean(),
        first=whole.at("first").integer(0, 1),
        vp=(blue, yellow),
        rooms=rooms,
        rotations=rotations,
        up=up,
        gates=_gates(whole.at("gates")),
        at=_tokens(whole.at("tokens")),
        wounded=whole.at("wounded").characters(),
        fresh_wounded=fresh.at("wounded").characters(),
        fresh_healed=fresh.at("healed").characters(),
        potion=_potion(whole.at("potion")),
        seats=(one, other),
        fight=_fight(whole.at("fight")),
        placing=_placing(whole.at("placing")),
        offer=whole.at("offer").integer(0, 1) if has("offer") is not None else None,
        result=_result(whole.at("result")),
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
            raise room.at("id").fail(
                f"the room {ROOM_IDS[number]} lies in slot {rooms.index(number)} already"
            )
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


def _tokens(reader: Reader) -> tuple[int, ...]:
    reader.keys(TOKENS)
    return tuple(reader.at(TOKENS[token]).place(token) for token in ALL_TOKENS)


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
