"""The state of a game: one frozen value of plain numbers and tuples, its JSON values and its fingerprint.

A token's place is one number: a square (below ``squares.SQUARES``), a slot where it is face down, or why it
is out of play. Actions change a MutableState, which has the same fields.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from k2bot.engines.codec import fingerprint_of
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


class ActionError(Exception):
    """Internal error for an illegal action; ``play`` turns it into a RuleError with the game attached."""

    def __init__(self, code: str, message: str, rule: int, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts


SLOT: Final = SQUARES
"""Added to a slot: the place of a token face down there, or lifted and not placed yet."""
EXIT, SAFE, SCORED, DEAD, LOST, USED, UNPLACED = range(SLOT + SLOTS, SLOT + SLOTS + 7)
GONE: Final = {EXIT: "exit", SAFE: "safe", SCORED: "scored", DEAD: "dead", LOST: "lost", USED: "used"}
"""Why a token is out of play, by its place."""


FAIR_DEAL: Final = Correction("fair-deal", since=2)
"""Dealt games start symmetrically, and nobody can leave on their first turn (rule 42)."""
FULL_IN_PASSING: Final = Correction("full-in-passing", since=3)
"""A square may be overfull during a move, if it isn't after it (rule 10)."""
FINAL_ROTATION: Final = Correction("final-rotation", since=4)
"""A rotation is undone only if the opponent agrees (rule 12)."""
FACE_DOWN: Final = Correction("face-down", since=4)
"""Played cards may lie face down, and do by default (rules 8, 17, 41)."""
CORRECTIONS: tuple[Correction, ...] = (FAIR_DEAL, FULL_IN_PASSING, FINAL_ROTATION, FACE_DOWN)
"""All rule corrections, oldest first. Append only: never remove one or change its revision."""


def newest() -> int:
    """The rules revision for new games."""
    return newest_of(CORRECTIONS)


class Phase(Enum):
    """Phase of a game."""

    __hash__ = object.__hash__  # phases are dict keys at every step, and each is a singleton

    START = "start"
    HIDE = "hide"
    CARD = "card"
    ACT = "act"
    PLACE = "place"
    FIGHT = "fight"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """Options chosen before the start (rule 42). Raises SetupError if they are invalid."""

    goal: tuple[int, int] = (5, 5)
    """Points needed to win, by seat."""
    dealt: bool = False
    """Whether teams and hidden tokens are dealt at random."""
    first: int | None = None
    """The starting seat; None to draw it at random."""
    shown: tuple[int, ...] = ()
    """Slots whose rooms start face up, their tokens placed at random; only in dealt games."""
    revision: int = field(default_factory=newest)
    """The rules revision of this game; the newest by default, an earlier one for older games."""
    is_puzzle: bool = False
    """Whether the solver has to find out alone who could leave."""
    covered: bool = False
    """Whether played cards lie face down: action cards but the last one, and used combat cards."""

    def __post_init__(self) -> None:
        goal = tuple(self.goal) if isinstance(self.goal, (list, tuple)) else (self.goal,)
        if len(goal) != len(COLOURS) or any(type(one) is not int or one not in GOALS for one in goal):
            known = " or ".join(map(str, GOALS))
            raise SetupError(
                "goal", f"the goal is {known} for each of both seats, not {self.goal!r}", rule=42
            )
        object.__setattr__(self, "goal", goal)
        for name in ("dealt", "covered"):
            if type(value := getattr(self, name)) is not bool:
                raise SetupError(name, f"{name} is True or False, not {value!r}", rule=42)
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
    """One player's remaining cards, excluding the combat card played in the current fight."""

    actions: tuple[int, ...]
    combat: tuple[int, ...]
    jumps: int
    combat_card: int | None = None
    """The combat card played in this fight; secret until both are played."""
    shown_card: int | None = None
    """The action card that lies face up, the last one played; None unless others lie face down."""


DecisionKind: TypeAlias = Literal["team", "hide", "card", "act", "place", "lay"]


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question. ``id`` changes whenever its answer would mean something else."""

    id: str
    seat: int
    kind: DecisionKind
    token: str | None = None
    """The token to place, if any."""


Placing: TypeAlias = "tuple[tuple[int, int, int], ...]"


class TurnStart(NamedTuple):
    """What everybody saw when a turn began."""

    seat: int
    squares: tuple[int, ...]
    """Square by token; UNPLACED for any that isn't on one."""
    rotations: tuple[int | None, ...]
    """By slot; None for hidden rooms."""


_START, _PLACE, _FIGHT, _OVER = Phase.START, Phase.PLACE, Phase.FIGHT, Phase.OVER


class TurnState(ABC):
    """Properties derived alike from a state and from an observation."""

    __slots__ = ()
    phase: Phase
    active_seat: int
    ap: int
    potion: tuple[tuple[int, int], ...]
    placing: Placing

    @property
    def asked(self) -> tuple[int, ...]:
        """Seats with an open decision; none once the game is over."""
        phase = self.phase
        if phase is _PLACE:
            return (self.placing[0][0],)
        if phase is _START or phase is _FIGHT:
            return tuple([seat for seat in (0, 1) if not self.has_decided(seat)])
        return () if phase is _OVER else (self.active_seat,)

    @abstractmethod
    def has_decided(self, seat: int) -> bool:
        """Whether a seat has chosen its team, or in a fight its combat card."""

    @property
    def points_left(self) -> int:
        """Action points left in the turn, including those that only the drinker of a potion can spend."""
        return self.ap + sum(points for _, points in self.potion)


class DerivedState(TurnState):
    """Properties derived from a state, frozen or mutable."""

    __slots__ = ()
    rooms: tuple[int, ...]
    rotations: tuple[int, ...]
    revealed: int
    gates: tuple[int, ...]
    places: tuple[int, ...]
    wounded: int
    seats: tuple[Seat, Seat]

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has chosen its team, or in a fight its combat card."""
        if self.phase is _FIGHT:
            return self.seats[seat].combat_card is not None
        return any(self.places[token] < SQUARES for token in _CHARACTERS_OF[seat])

    @property
    def maze(self) -> Maze:
        """The current maze."""
        return maze_of(self.rooms, self.rotations, self.revealed, self.gates)

    def can_act(self, seat: int) -> bool:
        """Whether a player has an unwounded character in play, or a wounded troll (rule 38)."""
        places, wounded = self.places, self.wounded
        for token in _CHARACTERS_OF[seat]:
            if places[token] < SQUARES and (not wounded >> token & 1 or token == TROLLS[seat]):
                return True
        return False

    def points_of(self, token: int) -> int:
        """Action points available to a character: its potion's, else the common ones."""
        for drunk, points in self.potion:
            if drunk == token:
                return points
        return self.ap


@dataclass(frozen=True, slots=True)
class Game(DerivedState):
    """A complete game, secrets included. Give players, pictures and programs an Observation instead."""

    setup: Setup
    seed: str
    phase: Phase
    active_seat: int
    """The active seat; during hiding, the seat to hide next."""
    turn_number: int
    """Number of the turn, from 1; 0 before the first."""
    step: int
    """Number of answers so far; part of decision ids."""
    ap: int
    highest_card: int
    """Highest action card played so far; 0 before the first (rule 9)."""
    quiet: int
    """Consecutive turns without a point or a revealed room, not counting the current one (rule 39)."""
    eventful: bool
    """Whether this turn brought a point or a revealed room."""
    first: int
    vp: tuple[int, int]
    rooms: tuple[int, ...]
    """Room by slot."""
    rotations: tuple[int, ...]
    """Quarter turns clockwise, by slot."""
    revealed: int
    """Bit mask of revealed slots."""
    gates: tuple[int, ...]
    places: tuple[int, ...]
    """Place by token."""
    wounded: int
    """Bit mask of wounded characters."""
    fresh_wounded: int
    """Bit mask of characters wounded this turn, even if healed since."""
    fresh_healed: int
    """Bit mask of characters healed this turn."""
    potion: tuple[tuple[int, int], ...]
    """Characters with potion points left, and the points."""
    seats: tuple[Seat, Seat]
    fight: tuple[int, int] | None = None
    """Attacker and target."""
    placing: Placing = ()
    """Placements still to make: seat, token and slot, next first."""
    offer: int | None = None
    """The seat with an open draw offer (rule 40)."""
    result: tuple[int | None, str] | None = None
    """Winner (None for a draw) and reason the game ended."""
    starts: tuple[TurnStart, ...] = ()
    """The last three turns as they began, the newest last; decides nothing, so it's in no position."""
    cache: list[Any] = field(default_factory=list, init=False, compare=False, repr=False)
    """Cache for this state: empty, or one ``listing.StateCache``."""

    def to_position(self) -> dict[str, Any]:
        """The state as JSON values, secrets included; ``from_position`` reads it back in every phase.

        ``step`` is the number of answers; the keys ``eventful`` (this turn brought a point or a room),
        ``offer`` (the seat offering a draw), ``covered`` (played cards lie face down) and ``shown`` (a seat's
        action card that doesn't) appear only if set.
        """
        position: dict[str, Any] = {
            "phase": self.phase.value,
            "turn": self.active_seat,
            "number": self.turn_number,
            "step": self.step,
            "ap": self.ap,
            "top": self.highest_card,
            "quiet": self.quiet,
            "first": self.first,
            "setup": {"goal": list(self.setup.goal), **({"covered": True} if self.setup.covered else {})},
            "vp": list(self.vp),
            "rooms": [
                {
                    "id": ROOM_IDS[self.rooms[slot]],
                    "rot": self.rotations[slot],
                    "up": bool(self.revealed >> slot & 1),
                }
                for slot in range(SLOTS)
            ],
            "gates": {GATES[gate]: GATE_STATES[state] for gate, state in enumerate(self.gates) if state},
            "tokens": {TOKENS[token]: _place(place) for token, place in enumerate(self.places)},
            "wounded": token_names(self.wounded),
            "fresh": {"wounded": token_names(self.fresh_wounded), "healed": token_names(self.fresh_healed)},
            "potion": {TOKENS[token]: points for token, points in self.potion},
            "seats": [
                {
                    "actions": list(seat.actions),
                    "combat": list(seat.combat),
                    "jumps": seat.jumps,
                    "laid": seat.combat_card,
                    **({} if seat.shown_card is None else {"shown": seat.shown_card}),
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


class MutableState(DerivedState):
    """A mutable game; ``freeze`` converts it back."""

    __slots__ = tuple(one.name for one in fields(Game))
    if TYPE_CHECKING:
        setup: Setup
        seed: str
        phase: Phase
        active_seat: int
        turn_number: int
        step: int
        highest_card: int
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
        starts: tuple[TurnStart, ...]
        cache: list[Any]


_copy: Any = copier(Game, "cache", into=MutableState)


def mutable_copy(game: Game | MutableState) -> MutableState:
    """Copy of a state that can be changed."""
    state: MutableState = _copy(game, [])
    return state


def freeze(state: MutableState) -> Game:
    """Convert a mutable state to a frozen game, in place: it must not be changed afterwards."""
    state.__class__ = Game  # type: ignore[assignment]  # the same slots: the value itself becomes the game
    return state  # type: ignore[return-value]  # see above


changed_seat = copier(Seat)
new_decision = maker(Decision)


def change_seat(state: MutableState, seat: int, **fields: Any) -> None:
    """Change fields of a player's cards."""
    own, other = changed_seat(state.seats[seat], **fields), state.seats[1 - seat]
    state.seats = (own, other) if seat == 0 else (other, own)


def places_after(before: tuple[int, ...], *changes: tuple[int, int]) -> tuple[int, ...]:
    """Places of all tokens after these changes, pairs of token and new place."""
    places = list(before)
    for token, place in changes:
        places[token] = place
    return tuple(places)


def turn_start(state: MutableState) -> TurnStart:
    """What everybody sees of a turn that begins."""
    revealed = state.revealed
    return TurnStart(
        state.active_seat,
        tuple([place if place < SQUARES else UNPLACED for place in state.places]),
        tuple([turn if revealed >> slot & 1 else None for slot, turn in enumerate(state.rotations)]),
    )


def token_names(bits: int) -> list[str]:
    """Sorted names of the tokens in a bit mask."""
    return sorted(TOKENS[token] for token in range(len(TOKENS)) if bits >> token & 1)


def _place(place: int) -> list[int] | int | str | None:
    if place < SQUARES:
        return list(coordinates(place))
    if place < SQUARES + SLOTS:
        return place - SQUARES
    return GONE.get(place)


def fingerprint(game: Game) -> str:
    """Hash of the whole state, secrets included, to compare states of one game.

    Stored with every input, so its input format must never change.
    """
    return fingerprint_of(to_position(game))
