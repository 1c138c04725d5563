"""The state of a game: frozen dataclasses holding tuples.

Serialises to a readable JSON position (K2's FEN) and to a fingerprint of sixteen characters for comparison.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from k2bot.engines.codec import fingerprint_of, without_defaults
from k2bot.engines.copying import copier, maker
from k2bot.engines.corrections import FIRST_REVISION, Correction, check_revision, newest_of
from k2bot.engines.errors import SetupError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    Board,
    Cards,
    ClimberKey,
    ClimberName,
    Season,
    Side,
    Space,
    Weather,
)
from k2bot.games.k2.engine.terrain import Terrain, terrain_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.games.k2.engine.actions import Action, Source
    from k2bot.games.k2.engine.events import EndReason

CORRECTIONS: tuple[Correction, ...] = ()
"""All rule corrections, oldest first. Append only: never remove one or change its revision."""


def newest() -> int:
    """The rules revision for new games."""
    return newest_of(CORRECTIONS)


# ------------------------------------------------------------------------------------------- caching

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")


def keep_last(answer: Callable[[A, B], T]) -> Callable[[A, B], T]:
    """Cache a function's last result, keyed by the identity of its two frozen arguments.

    A position is asked about many times in a row. Comparing identities is free; equal but distinct arguments
    are computed again.
    """
    known: tuple[object, object, Any] = (object(), object(), None)

    @wraps(answer)
    def recalled(one: A, other: B) -> T:
        nonlocal known  # replaced as a whole, so that threads never see half of it
        of_one, of_other, result = known
        if of_one is not one or of_other is not other:
            result = answer(one, other)
            known = (one, other, result)
        answered: T = result
        return answered

    return recalled


# ---------------------------------------------------------------------------------------- the state


class Phase(Enum):
    """Phase of a day."""

    __hash__ = object.__hash__  # phases are dict keys at every step, and each is a singleton

    COMMIT = "selection"
    RISK = "risk"
    ACTIONS = "actions"
    CHECK = "check"
    OVER = "over"


SWITCHES: Final = {
    "family": "with rescue cards",
    "lenient": "with the higher limits for five players",
    "avalanche": "with avalanche tiles",
}
"""Settings that are on or off, each with the command line's help."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Options chosen before the start (rules 1, 2, 4, 5). Raises SetupError if they are invalid."""

    players: int = 2
    side: Side = "easy"
    season: Season = "summer"
    family: bool = False
    lenient: bool = False
    avalanche: bool = False
    first: int | None = None
    """The seat of the first player; None to draw it at random."""
    revision: int = field(default_factory=newest)
    """The rules revision of this game; the newest by default, an earlier one for older games."""

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= 5:
            raise SetupError("players", f"K2 is for 1 to 5 players, not {self.players!r}", rule=1)
        for name, value, known in (
            ("side", self.side, content.SIDES),
            ("season", self.season, content.SEASONS),
        ):
            if value not in known:
                raise SetupError(name, f"the {name} is {' or '.join(known)}, not {value!r}", rule=2)
        for name in SWITCHES:
            if type(getattr(self, name)) is not bool:
                raise SetupError(name, f"{name} is True or False, not {getattr(self, name)!r}", rule=5)
        if self.lenient and self.players != 5:
            raise SetupError("lenient", "the lenient limits are for five players only", rule=5)
        if self.first is not None and (type(self.first) is not int or not 0 <= self.first < self.players):
            raise SetupError("first", f"the first player is a seat from 0 to {self.players - 1}", rule=4)
        check_revision(self.revision, newest(), rule=1)

    @property
    def board(self) -> Board:
        """The board of the chosen side."""
        return content.board(self.side)

    @property
    def solo(self) -> bool:
        """Whether this is a solo game (rule 28)."""
        return self.players == 1


@dataclass(frozen=True, slots=True)
class Climber:
    """One climber; ``space`` is None if it is dead, or dying while its rescue is still open."""

    space: str | None = content.BASE_CAMP
    air: int = 1
    vp: int = 1
    tent: str | None = None

    @property
    def on_board(self) -> bool:
        """Whether the climber is on the board."""
        return self.space is not None


class ClimberPair:
    """Properties derived from a player's two climbers, shared by states and observations."""

    __slots__ = ()
    climbers: tuple[Climber, Climber]

    def climber(self, name: ClimberName) -> Climber:
        """The climber with this name."""
        return self.climbers[name == "B"]

    def pair_with(self, name: ClimberName, climber: Climber) -> tuple[Climber, Climber]:
        """Both climbers, that with this name replaced."""
        one, other = self.climbers
        return (climber, other) if name == "A" else (one, climber)

    @property
    def tents(self) -> tuple[str | None, str | None]:
        """Spaces of both tents, dead climbers' included; None for one that is still carried."""
        one, other = self.climbers
        return one.tent, other.tent

    @property
    def has_climbers(self) -> bool:
        """Whether at least one climber is on the board; a player without any takes no part (rule 7)."""
        one, other = self.climbers
        return one.space is not None or other.space is not None

    @property
    def total(self) -> int:
        """The player's points: the sum of both markers (rule 27)."""
        return self.climbers[0].vp + self.climbers[1].vp


@dataclass(frozen=True, slots=True)
class Seat(ClimberPair):
    """One player's possessions. ``hand`` excludes the cards committed today."""

    hand: Cards
    deck: Cards
    """Next card first."""
    discard: Cards = ()
    committed: Cards | None = None
    """Cards committed today; they stay here until the day ends, used or not."""
    risk: int | None = None
    """Value of the risk token taken today."""
    rescue: bool = False
    """Whether the rescue card of the family variant is unused."""
    resigned: bool = False
    climbers: tuple[Climber, Climber] = (Climber(), Climber())


@dataclass(frozen=True, slots=True)
class Use:
    """The use in progress: one climber, movement and rope cards, and the route so far (rules 11 to 16)."""

    climber: ClimberName
    cards: Cards
    directions: tuple[Literal["up", "down"], ...] = ()
    """Directions chosen so far for the rope cards of the use, in card order."""
    route: tuple[str, ...] = ()
    """Spaces entered, in order."""
    pitched: bool = False
    cost_up: int = 0
    """Points spent on steps up and on a tent."""
    cost_down: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The active player's turn so far."""

    unused: Cards
    """Today's cards not yet in any use, in deck order."""
    use: Use | None = None
    spare: int = 0
    """Points left over from finished uses; they can pay for risk (rule 18)."""
    active: tuple[bool, bool] = (False, False)
    """Whether A and B took a step, pitched or gained a point; only then can their air pay (rule 18)."""
    due: int | None = None
    """Risk points still to pay; None while uses are possible."""
    paid: tuple[Source, ...] = ()
    """Sources of the risk points paid so far."""
    actions: tuple[Action, ...] = ()
    """The step actions taken so far."""


@dataclass(frozen=True, slots=True)
class Check:
    """Open decisions of phase 4: slides (rule 40), then rescues (rule 22)."""

    slides: tuple[ClimberKey, ...] = ()
    """Climbers still to slide, in order; the first is to be decided."""
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers off the board who may still be rescued, in turn order, each with the space where the night
    caught it; their markers keep their old values."""

    @property
    def dying(self) -> tuple[ClimberKey, ...]:
        """Climbers who may still be rescued."""
        return tuple(key for key, _ in self.fallen)


@dataclass(frozen=True, slots=True)
class Decision:
    """An open decision. ``id`` changes whenever its answer would mean something else."""

    id: str
    seat: int
    kind: Literal["choose", "token", "turn", "pay", "slide", "rescue"]
    climber: ClimberName | None = None
    """The climber it is about, if any."""


class BoardState:
    """Properties derived from a game, shared by states and observations."""

    __slots__ = ()
    setup: Setup
    day: int
    first: int
    active_seat: int | None
    seats: tuple[Any, ...]
    summit: tuple[ClimberKey, ...]
    reason: EndReason | None

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that win a game that is over: with most points, the first on the summit (27 to 29)."""
        if self.setup.solo:
            return (0,)
        left = self.reason in ("resigned", "deserted")
        ranked = [number for number, seat in enumerate(self.seats) if not (left and seat.resigned)]
        best = max((self.seats[number].total for number in ranked), default=0)
        tied = tuple(number for number in ranked if self.seats[number].total == best)
        first_up = [seat for seat, _ in self.summit if seat in tied]
        return tuple(first_up[:1]) or tied

    @property
    def board(self) -> Board:
        """The board played on."""
        return self.setup.board

    def clockwise(self) -> tuple[int, ...]:
        """All seats, from the first player clockwise."""
        return _clockwise(self.setup.players, self.first)

    def order(self) -> tuple[int, ...]:
        """Seats with a living climber, in the turn order of the day (rules 7 and 23)."""
        seats = self.seats
        return tuple([seat for seat in self.clockwise() if seats[seat].has_climbers])

    def climber(self, key: ClimberKey) -> Climber:
        """A climber by seat and name."""
        climber: Climber = self.seats[key[0]].climbers[key[1] == "B"]
        return climber

    def climbers_on(self, space: str) -> tuple[ClimberKey, ...]:
        """The climbers on a space, by seat, A before B."""
        return tuple(
            (number, name)
            for number, seat in enumerate(self.seats)
            for name, climber in zip(CLIMBER_NAMES, seat.climbers, strict=True)
            if climber.space == space
        )

    def slopes(self, key: ClimberKey) -> tuple[Space, ...]:
        """Spaces a climber can slide to: one rope down, highest first, then in data order (rule 40)."""
        space = self.climber(key).space
        return () if space is None else self.board.slopes[space]

    def capacity(self, space: str) -> int | None:
        """Climber limit of a space; None for the base camp, which has none (rule 16)."""
        if space == content.BASE_CAMP:
            return None
        return content.limit(self.board.by_id[space].zone, self.setup.players, lenient=self.setup.lenient)

    def room_left(self, space: str, newcomer: ClimberKey | None = None) -> int | None:
        """Room on a space, not counting a newcomer who may be there; None for the base camp (rule 16)."""
        capacity = self.capacity(space)
        others = sum(key != newcomer for key in self.climbers_on(space))
        return None if capacity is None else max(capacity - others, 0)


@dataclass(frozen=True, slots=True)
class Game(BoardState):
    """A complete game, secrets included. Give players, pictures and programs an Observation instead."""

    setup: Setup
    seed: str
    day: int
    phase: Phase
    first: int
    active_seat: int | None
    """The active seat; None if there are several or none."""
    tiles: tuple[str, ...]
    """All six weather tiles in the order in which they are revealed; two are face up from the start."""
    tokens_open: tuple[int, ...]
    tokens_pile: tuple[int, ...]
    """Next token first."""
    seats: tuple[Seat, ...]
    summit: tuple[ClimberKey, ...] = ()
    """Climbers in the order of their first arrival on the summit (rule 17)."""
    turn: Turn | None = None
    check: Check | None = None
    reason: EndReason | None = None
    """Why the game ended; None until then."""

    @property
    def weather(self) -> Weather:
        """Today's weather."""
        return content.weather_on(self.tiles, self.day)

    @property
    def open_tiles(self) -> int:
        """Number of weather tiles revealed so far (rules 2 and 24)."""
        return open_tiles(self.day)

    @property
    def tokens_taken(self) -> tuple[int, ...]:
        """Risk tokens taken so far, ascending (rule 10)."""
        rest = list(content.TOKENS)
        for token in (*self.tokens_open, *self.tokens_pile):
            rest.remove(token)
        return tuple(sorted(rest))

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """Seats with an open decision; several while cards are committed."""
        match self.phase:
            case Phase.COMMIT:
                seats = enumerate(self.seats)
                return tuple(number for number, seat in seats if seat.has_climbers and seat.committed is None)
            case Phase.CHECK if self.check is not None:
                return tuple(seat for seat, _ in (self.check.slides or self.check.dying)[:1])
            case Phase.RISK | Phase.ACTIONS if self.active_seat is not None:
                return (self.active_seat,)
            case _:
                return ()

    @property
    def terrain(self) -> Terrain:
        """The mountain under today's weather."""
        return terrain_on(self.setup.side, self.tiles, self.day)

    def with_seat(self, number: int, seat: Seat) -> Game:
        """A copy with this seat replaced."""
        return with_seats(self, self.seats_with(number, seat))

    def seats_with(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """The seats with this one replaced."""
        seats = list(self.seats)
        seats[number] = seat
        return tuple(seats)

    def with_climber(self, key: ClimberKey, climber: Climber) -> Game:
        """A copy with this climber replaced."""
        seat = self.seats[key[0]]
        return self.with_seat(key[0], with_climbers(seat, seat.pair_with(key[1], climber)))

    def is_full(self, space: str, newcomer: ClimberKey) -> bool:
        """Whether a climber may not end a step on a space (rule 16)."""
        return space in self.full_spaces(newcomer)

    def full_spaces(self, key: ClimberKey) -> frozenset[str]:
        """Spaces full for a climber, not counting itself (rule 16)."""
        full, overfull = _crowds(self.setup, self.seats)
        if full:
            own = self.climber(key).space
            if own in full and own not in overfull:
                return full - {own}
        return full

    def to_position(self) -> dict[str, Any]:
        """The state as JSON values; within a turn it also lists the steps taken (``turn_actions``)."""
        position: dict[str, Any] = {
            "setup": _setup_position(self.setup),
            "day": self.day,
            "phase": self.phase.value,
            "first": self.first,
            "turn": self.seats_to_move[0] if len(self.seats_to_move) == 1 else None,
            "tiles": list(self.tiles),
            "tokens": {"open": list(self.tokens_open), "pile": list(self.tokens_pile)},
            "summit": list(map(key_text, self.summit)),
            "seats": [_seat_position(seat) for seat in self.seats],
        }
        if self.turn is not None and self.turn.actions:
            position["turn_actions"] = _texts(self.turn.actions)
        if self.check is not None:
            position["check"] = {
                "slides": list(map(key_text, self.check.slides)),
                "dying": list(map(key_text, self.check.dying)),
                "fell_from": [space for _, space in self.check.fallen],
            }
        if self.reason is not None:
            position["reason"] = self.reason
        return position


to_position = Game.to_position


changed_climber = copier(Climber)
changed_seat = copier(Seat)
changed_use = copier(Use)
changed_turn = copier(Turn)
changed_game = copier(Game)
# Specialised copiers for the most frequent changes.
with_climbers = copier(Seat, "climbers")
with_seats = copier(Game, "seats")
with_turn = copier(Game, "turn")
new_use = maker(Use)
new_turn = maker(Turn)
_NOWHERE: frozenset[str] = frozenset()


@keep_last
def _crowds(setup: Setup, seats: tuple[Seat, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Spaces at or above their climber limit; and those among them above it."""
    room = _limits(setup.side, setup.players, setup.lenient).copy()
    full = []
    for seat in seats:
        for climber in seat.climbers:
            if (space := climber.space) is not None:
                room[space] -= 1
                if room[space] < 1:
                    full.append(space)
    if not full:
        return _NOWHERE, _NOWHERE
    return frozenset(full), frozenset([space for space in full if room[space] < 0])


@cache
def _limits(side: Side, players: int, lenient: bool) -> dict[str, int]:  # noqa: FBT001 - cache keys
    """Climber limit by space; for the base camp, more than there are climbers."""
    limits = {
        space.id: content.limit(space.zone, players, lenient=lenient) for space in content.board(side).spaces
    }
    return {**limits, content.BASE_CAMP: 99}


@cache
def _clockwise(players: int, first: int) -> tuple[int, ...]:
    return tuple((first + number) % players for number in range(players))


def open_tiles(day: int) -> int:
    """Number of weather tiles revealed by a day (rules 2 and 24)."""
    return min(2 + (day - 1) // content.DAYS_A_TILE, 6)


# ------------------------------------------------------------------------------------ serialisation

SETUP_KEYS = ("players", "side", "season", *SWITCHES)
OPTIONAL: Final = {"revision": FIRST_REVISION}
"""Settings that records and positions leave out, by the value that goes without saying."""


def _setup_position(setup: Setup) -> dict[str, Any]:
    values = {key: getattr(setup, key) for key in (*SETUP_KEYS, "revision")}
    return without_defaults(values, OPTIONAL)


def key_text(key: ClimberKey) -> str:
    """Text of a climber key, such as ``0A``."""
    return f"{key[0]}{key[1]}"


def _fields_of(value: Any) -> dict[str, Any]:
    """The fields of a value, by name."""
    return {name: getattr(value, name) for name in value.__slots__}


def _texts(values: Iterable[object]) -> list[str]:
    return list(map(str, values))


def _seat_position(seat: Seat) -> dict[str, Any]:
    position: dict[str, Any] = {
        **{name: _texts(getattr(seat, name)) for name in ("hand", "deck", "discard")},
        "committed": None if seat.committed is None else _texts(seat.committed),
        "risk": seat.risk,
        "rescue": seat.rescue,
        "climbers": {
            name: {"space": climber.space, "level": climber.air, "vp": climber.vp, "tent": climber.tent}
            for name, climber in zip(CLIMBER_NAMES, seat.climbers, strict=True)
        },
    }
    if seat.resigned:
        position["resigned"] = True
    return position


def fingerprint(game: Game) -> str:
    """Hash of the whole state, secrets included, to compare states of one game.

    Stored with every input, so its input format must never change: fields that a rule correction adds appear
    only when set.
    """
    turn = None if game.turn is None else _turn(game.turn)
    return fingerprint_of([game.to_position(), turn])


def _turn(turn: Turn) -> dict[str, Any]:
    """A turn in progress in full; a position only lists the steps that led to it."""
    use = None if turn.use is None else _fields_of(turn.use)
    if use is not None:
        use |= {"cards": _texts(use["cards"]), "way": use.pop("route")}
        use["cost"] = [use.pop("cost_up"), use.pop("cost_down")]
    fields = {**_fields_of(turn), "unused": _texts(turn.unused), "use": use}
    del fields["actions"]
    return fields
