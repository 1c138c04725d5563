"""The state of a game: one frozen value of plain numbers and tuples, its JSON values and its fingerprint.

Where a token is, is one number: a square (below ``squares.SQUARES``), a slot it lies face down on, or why it
is gone. What changes a game works on a draft, which has the same fields and may be written to.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from k2bot.engines.copying import copier, maker
from k2bot.engines.corrections import Correction, check_revision, newest_of
from k2bot.engines.errors import SetupError
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF as _CHARACTERS_OF
from k2bot.games.dungeon_twister.engine.content import (
    COLOURS,
    GATE_STATES,
    GATES,
    GOALS,
    ROOM_IDS,
    TOKENS,
    TROLLS,
)
from k2bot.games.dungeon_twister.engine.maze import Maze, maze_of
from k2bot.games.dungeon_twister.engine.squares import SLOTS, SQUARES, coordinates


class Refused(Exception):  # noqa: N818 - never leaves the engine: the face makes a RuleError of it
    """Why an action is not lawful, told where it is found out; ``play`` adds the game."""

    def __init__(self, code: str, message: str, rule: int, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts


SLOT: Final = SQUARES
"""Added to a slot: the place of a token that lies face down there, or was lifted and is not placed yet."""
EXIT, SAFE, SCORED, DEAD, LOST, USED, UNLAID = range(SLOT + SLOTS, SLOT + SLOTS + 7)
GONE: Final = {EXIT: "exit", SAFE: "safe", SCORED: "scored", DEAD: "dead", LOST: "lost", USED: "used"}
"""Why a token is gone, by its place."""


FAIR_DEAL: Final = Correction("fair-deal", since=2)
"""Where all is dealt, both sides get the same start, and nobody can leave on their first turn (42)."""
CORRECTIONS: tuple[Correction, ...] = (FAIR_DEAL,)
"""All corrections, the oldest first. None is ever taken out or given another revision."""


def newest() -> int:
    """The revision by which new games are played."""
    return newest_of(CORRECTIONS)


class Phase(Enum):
    """What is going on."""

    __hash__ = object.__hash__  # phases are looked up at every step; each is there once

    START = "start"
    HIDE = "hide"
    CARD = "card"
    ACT = "act"
    PLACE = "place"
    FIGHT = "fight"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the start (rule 42). Raises SetupError where it does not fit."""

    goal: tuple[int, int] = (5, 5)
    """Points that win, by seat."""
    dealt: bool = False
    """Whether teams and hidden tokens are dealt at random."""
    first: int | None = None
    """The seat that begins; None draws it."""
    shown: tuple[int, ...] = ()
    """Slots whose rooms lie face up from the beginning, their tokens placed at random; only where dealt."""
    revision: int = field(default_factory=newest)
    """The revision of the rules it is played by; the newest, unless the game began with an earlier one."""

    def __post_init__(self) -> None:
        goal = tuple(self.goal) if isinstance(self.goal, (list, tuple)) else (self.goal,)
        if len(goal) != len(COLOURS) or any(type(one) is not int or one not in GOALS for one in goal):
            known = " or ".join(map(str, GOALS))
            raise SetupError(
                "goal", f"the goal is {known} for each of both seats, not {self.goal!r}", rule=42
            )
        object.__setattr__(self, "goal", goal)
        if type(self.dealt) is not bool:
            raise SetupError("dealt", f"dealt is True or False, not {self.dealt!r}", rule=42)
        if not isinstance(self.shown, (list, tuple)) or any(
            type(slot) is not int or slot not in range(SLOTS) for slot in self.shown
        ):
            raise SetupError("shown", f"shown are slots from 0 to {SLOTS - 1}, not {self.shown!r}", rule=42)
        object.__setattr__(self, "shown", tuple(sorted(set(self.shown))))
        if self.shown and not self.dealt:
            raise SetupError("shown", "rooms are shown from the beginning only where all is dealt", rule=42)
        if self.first is not None and (type(self.first) is not int or self.first not in (0, 1)):
            raise SetupError("first", f"who begins is seat 0 or 1, not {self.first!r}", rule=42)
        check_revision(self.revision, newest(), rule=42)


@dataclass(frozen=True, slots=True)
class Seat:
    """The cards one player has left; a card that is laid in a fight is not among them."""

    actions: tuple[int, ...]
    combat: tuple[int, ...]
    jumps: int
    laid: int | None = None
    """The combat card of this fight, secret until both lie."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question. ``id`` changes whenever its answer would mean something else."""

    id: str
    seat: int
    kind: Literal["team", "hide", "card", "act", "place", "lay"]
    token: str | None = None
    """The token asked about, where one is to be placed."""


Placing: TypeAlias = "tuple[tuple[int, int, int], ...]"


class Looks:
    """What follows from a state, whether it is frozen or a draft."""

    __slots__ = ()
    rooms: tuple[int, ...]
    rotations: tuple[int, ...]
    up: int
    gates: tuple[int, ...]
    at: tuple[int, ...]
    wounded: int
    ap: int
    potion: tuple[tuple[int, int], ...]

    @property
    def maze(self) -> Maze:
        """The maze as it lies now."""
        return maze_of(self.rooms, self.rotations, self.up, self.gates)

    def can_act(self, seat: int) -> bool:
        """Whether a player has an unwounded character in play, or a wounded troll (rule 38)."""
        at, wounded = self.at, self.wounded
        for token in _CHARACTERS_OF[seat]:
            if at[token] < SQUARES and (not wounded >> token & 1 or token == TROLLS[seat]):
                return True
        return False

    def points_of(self, token: int) -> int:
        """The action points a character may use: those of its potion, or else those left to anybody."""
        for drunk, points in self.potion:
            if drunk == token:
                return points
        return self.ap


@dataclass(frozen=True, slots=True)
class Game(Looks):
    """A whole game, secrets included. Give players, pictures and programs an Observation instead."""

    setup: Setup
    seed: str
    phase: Phase
    turn: int
    """Whose turn it is; while tokens are hidden, who lays next."""
    number: int
    """Turns so far, from 1; 0 before the first."""
    step: int
    """Answers so far, by which decisions are told apart."""
    ap: int
    top: int
    """The highest action card played so far, 0 before the first (rule 9)."""
    quiet: int
    """Turns in a row without a point or a revealed room, the turn under way not counted (rule 39)."""
    eventful: bool
    """Whether this turn brought a point or a revealed room."""
    first: int
    vp: tuple[int, int]
    rooms: tuple[int, ...]
    """The room of each slot."""
    rotations: tuple[int, ...]
    """Quarter turns clockwise, by slot."""
    up: int
    """The slots whose rooms are shown, as bits."""
    gates: tuple[int, ...]
    at: tuple[int, ...]
    """Where each token is."""
    wounded: int
    """Wounded characters, as bits."""
    fresh_wounded: int
    """Those wounded this turn, whatever happened since."""
    fresh_healed: int
    """Those healed this turn."""
    potion: tuple[tuple[int, int], ...]
    """Characters with points of a potion left, and the points."""
    seats: tuple[Seat, Seat]
    fight: tuple[int, int] | None = None
    """Attacker and target."""
    placing: Placing = ()
    """Who places what in which slot, next first."""
    offer: int | None = None
    """The seat whose offer of a draw stands (rule 40)."""
    result: tuple[int | None, str] | None = None
    """The winner (None for a draw) and why the game ended."""
    looked: list[Any] = field(default_factory=list, compare=False, repr=False)
    """What was worked out on this state: nothing yet, or one ``listing.Memory``."""

    def to_position(self) -> dict[str, Any]:
        """The state as JSON values, secrets included; ``from_position`` takes it back in every phase.

        ``step`` is how many answers there were; ``eventful`` (this turn brought a point or a room) and
        ``offer`` (who offers a draw) are keys only where they hold.
        """
        position: dict[str, Any] = {
            "phase": self.phase.value,
            **{
                name: getattr(self, name)
                for name in ("turn", "number", "step", "ap", "top", "quiet", "first")
            },
            "setup": setup_values(self.setup),
            "vp": list(self.vp),
            "rooms": [
                {
                    "id": ROOM_IDS[self.rooms[slot]],
                    "rot": self.rotations[slot],
                    "up": bool(self.up >> slot & 1),
                }
                for slot in range(SLOTS)
            ],
            "gates": {GATES[gate]: GATE_STATES[state] for gate, state in enumerate(self.gates) if state},
            "tokens": {TOKENS[token]: _place(place) for token, place in enumerate(self.at)},
            "wounded": names(self.wounded),
            "fresh": {"wounded": names(self.fresh_wounded), "healed": names(self.fresh_healed)},
            "potion": {TOKENS[token]: points for token, points in self.potion},
            "seats": [
                {
                    "actions": list(seat.actions),
                    "combat": list(seat.combat),
                    "jumps": seat.jumps,
                    "laid": seat.laid,
                }
                for seat in self.seats
            ],
            "fight": [TOKENS[token] for token in self.fight] if self.fight else None,
            "placing": [[seat, TOKENS[token], slot] for seat, token, slot in self.placing],
            "result": None if self.result is None else list(self.result),
        }
        if self.eventful:
            position["eventful"] = True
        if self.offer is not None:
            position["offer"] = self.offer
        return position


to_position = Game.to_position


class Draft(Looks):
    """A game that is being changed; ``frozen`` makes it one."""

    __slots__ = tuple(one.name for one in fields(Game))
    if TYPE_CHECKING:
        setup: Setup
        seed: str
        phase: Phase
        turn: int
        number: int
        step: int
        top: int
        quiet: int
        eventful: bool
        first: int
        vp: tuple[int, int]
        fresh_wounded: int
        fresh_healed: int
        seats: tuple[Seat, Seat]
        fight: tuple[int, int] | None
        placing: Placing
        offer: int | None
        result: tuple[int | None, str] | None
        looked: list[Any]


def _copier() -> Any:
    """A function that copies all fields of a game into a draft, written out since every answer takes one."""
    lines = [
        "def drafted(game):",
        " draft = Draft()",
        *(f" draft.{one.name} = game.{one.name}" for one in fields(Game)),
    ]
    names: dict[str, Any] = {"Draft": Draft}
    exec("\n".join([*lines, " draft.looked = []", " return draft"]), names)  # noqa: S102 - made of this module's field names
    return names["drafted"]


_drafted = _copier()


def draft_of(game: Game) -> Draft:
    """A draft that begins as a copy of a game."""
    draft: Draft = _drafted(game)
    return draft


def frozen(draft: Draft) -> Game:
    """The draft as a game; nobody may write to it from then on."""
    draft.__class__ = Game  # type: ignore[assignment]  # the same slots: the value itself becomes the game
    return draft  # type: ignore[return-value]  # see above


changed_seat = copier(Seat)
new_decision = maker(Decision)


def change_seat(draft: Draft, seat: int, **fields: Any) -> None:
    """Change the cards of a player."""
    own, other = changed_seat(draft.seats[seat], **fields), draft.seats[1 - seat]
    draft.seats = (own, other) if seat == 0 else (other, own)


def moved(at: tuple[int, ...], *changes: tuple[int, int]) -> tuple[int, ...]:
    """Where all tokens are once some have gone elsewhere: pairs of token and place."""
    places = list(at)
    for token, place in changes:
        places[token] = place
    return tuple(places)


_GONE = ("exit", "safe", "scored", "dead", "lost", "used", None)


def setup_values(setup: Setup) -> dict[str, Any]:
    """The settings that still matter, once a game has begun."""
    return {"goal": list(setup.goal)}


def names(bits: int) -> list[str]:
    """The tokens of a set, sorted."""
    return sorted(TOKENS[token] for token in range(len(TOKENS)) if bits >> token & 1)


def _place(place: int) -> list[int] | int | str | None:
    if place < SQUARES:
        return list(coordinates(place))
    if place < SQUARES + SLOTS:
        return place - SQUARES
    return _GONE[place - SQUARES - SLOTS]


LENGTH: Final = 16


def fingerprint(game: Game) -> str:
    """What tells this state from every other one of its game: all that the rules know of, secrets included.

    It is meant to be stored with every input, so its form is never changed.
    """
    text = json.dumps(to_position(game), ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]
