"""The state of a game: frozen values holding tuples.

It can be written as readable JSON values, a position (what FEN is to chess), and as a fingerprint of sixteen
characters to compare.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from k2bot.engines.copying import copier, maker
from k2bot.engines.corrections import FIRST, Correction, check_revision, newest_of
from k2bot.engines.errors import SetupError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES, ClimberKey, ClimberName
from k2bot.games.k2.engine.terrain import Terrain, terrain_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.engine.actions import Action, Source
    from k2bot.games.k2.engine.content import Board, Cards, Season, Side, Weather

CORRECTIONS: tuple[Correction, ...] = ()
"""All corrections, the oldest first. None is ever taken out or given another revision."""


def newest() -> int:
    """The revision by which new games are played."""
    return newest_of(CORRECTIONS)


# ------------------------------------------------------------------------------------------- memory

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")


def latest(answer: Callable[[A, B], T]) -> Callable[[A, B], T]:
    """Let a function of two frozen values remember its answer for as long as it is asked about the same two.

    The same are the very same objects, which takes no time to see.
    """
    known: tuple[object, object, Any] = (object(), object(), None)

    @wraps(answer)
    def recalled(one: A, other: B) -> T:
        nonlocal known  # exchanged as a whole, so that no thread sees half of it
        of_one, of_other, found = known
        if of_one is not one or of_other is not other:
            found = answer(one, other)
            known = (one, other, found)
        answered: T = found
        return answered

    return recalled


# ---------------------------------------------------------------------------------------- the state


class Phase(Enum):
    """Where a day stands."""

    __hash__ = object.__hash__  # phases are looked up at every step; each is there once

    SELECTION = "selection"
    RISK = "risk"
    ACTIONS = "actions"
    CHECK = "check"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the start (rules 1, 2, 4, 5). Raises SetupError where it does not fit."""

    players: int = 2
    side: Side = "easy"
    season: Season = "summer"
    family: bool = False
    lenient: bool = False
    avalanche: bool = False
    first: int | None = None
    """The seat of the first player; None draws it."""
    revision: int = field(default_factory=newest)
    """The revision of the rules it is played by; the newest, unless the game began with an earlier one."""

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= 5:
            raise SetupError("players", f"K2 is for 1 to 5 players, not {self.players!r}", rule=1)
        if self.side not in content.SIDES:
            raise SetupError("side", f"the side is easy or hard, not {self.side!r}", rule=2)
        if self.season not in content.SEASONS:
            raise SetupError("season", f"the season is summer or winter, not {self.season!r}", rule=2)
        for name in ("family", "lenient", "avalanche"):
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
        """Whether one person plays alone (rule 28)."""
        return self.players == 1


@dataclass(frozen=True, slots=True)
class Climber:
    """One climber; ``space`` is None once dead."""

    space: str | None = content.BASE_CAMP
    level: int = 1
    vp: int = 1
    tent: str | None = None

    @property
    def alive(self) -> bool:
        """Whether the climber is on the mountain."""
        return self.space is not None


class ClimberPair:
    """What follows from the two climbers of a player, whoever looks at them."""

    __slots__ = ()
    climbers: tuple[Climber, Climber]

    def climber(self, name: ClimberName) -> Climber:
        """The climber of that name."""
        return self.climbers[name == "B"]

    @property
    def alive(self) -> bool:
        """Whether a climber of this player lives: who has none takes no part (rule 7)."""
        one, other = self.climbers
        return one.space is not None or other.space is not None

    @property
    def total(self) -> int:
        """The sum of both markers (rule 27)."""
        return self.climbers[0].vp + self.climbers[1].vp


@dataclass(frozen=True, slots=True)
class Seat(ClimberPair):
    """What one player owns. ``hand`` does not hold the cards committed today."""

    hand: Cards
    deck: Cards
    """Next card first."""
    discard: Cards = ()
    committed: Cards | None = None
    """The cards chosen for today; they stay listed, used or not, until the day ends."""
    risk: int | None = None
    """The value of the token taken today."""
    rescue: bool = False
    """Whether the rescue card of the family variant is still there."""
    resigned: bool = False
    climbers: tuple[Climber, Climber] = (Climber(), Climber())


@dataclass(frozen=True, slots=True)
class Use:
    """The use that is being made: one climber, movement and rope cards, the way so far (rules 11 to 16)."""

    climber: ClimberName
    cards: Cards
    directions: tuple[Literal["up", "down"], ...] = ()
    """One for each rope card of the use, in the order of the cards, as far as chosen."""
    way: tuple[str, ...] = ()
    """Spaces entered, in order."""
    pitched: bool = False
    cost_up: int = 0
    """Spent on steps up and on a tent."""
    cost_down: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """What the player whose turn it is has done so far."""

    unused: Cards
    """Cards of today that no use has taken yet, in deck order."""
    use: Use | None = None
    spare: int = 0
    """Points left over by finished uses: they can pay for a risk token (rule 18)."""
    active: tuple[bool, bool] = (False, False)
    """Whether A, B took a step, pitched or received a point: only their levels can pay (rule 18)."""
    due: int | None = None
    """Risk points still to be paid; None while uses can still be made."""
    paid: tuple[Source, ...] = ()
    """What the risk points paid so far were paid with."""
    actions: tuple[Action, ...] = ()
    """The step actions taken so far."""


@dataclass(frozen=True, slots=True)
class Check:
    """The open questions of phase 4: slides (rule 40), then rescues (rule 22)."""

    slides: tuple[ClimberKey, ...] = ()
    """Climbers that still have to slide, in their order; the first is asked about."""
    dying: tuple[ClimberKey, ...] = ()
    """Climbers that have left the board and may still be rescued, in the day's turn order; their markers
    still show what they had."""
    fell_from: tuple[str, ...] = ()
    """For each dying climber, the space where the night caught it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question. ``id`` changes whenever its answer would mean something else."""

    id: str
    seat: int
    kind: Literal["choose", "token", "turn", "pay", "slide", "rescue"]
    climber: ClimberName | None = None
    """The climber asked about, where it is about one."""


@dataclass(frozen=True, slots=True)
class Game:
    """A whole game, secrets included. Give players, pictures and programs an Observation instead."""

    setup: Setup
    seed: str
    day: int
    phase: Phase
    first: int
    turn: int | None
    """The seat to act, None where several or none."""
    tiles: tuple[str, ...]
    """All six weather tiles in order of turning up; two lie open from the start."""
    tokens_open: tuple[int, ...]
    tokens_pile: tuple[int, ...]
    """Next token first."""
    seats: tuple[Seat, ...]
    summit: tuple[ClimberKey, ...] = ()
    """Climbers in the order of first reaching the summit (rule 17)."""
    turn_state: Turn | None = None
    check: Check | None = None
    reason: str | None = None
    """Why the game ended, once it is over: ``days``, ``dead``, ``resigned`` (rules 26, 28, 29)."""

    @property
    def board(self) -> Board:
        """The board played on."""
        return self.setup.board

    @property
    def weather(self) -> Weather:
        """Today's weather."""
        return self.weather_on(self.day)

    def weather_on(self, day: int) -> Weather:
        """The weather of a day from 1 to 18 (secret for days whose tile is still face down)."""
        tile, of_tile = divmod(day - 1, content.DAYS_A_TILE)
        return content.TILES[self.tiles[tile]].days[of_tile]

    @property
    def open_tiles(self) -> int:
        """How many tiles have been turned up so far (rules 2 and 24)."""
        return open_tiles(self.day)

    @property
    def tokens_aside(self) -> tuple[int, ...]:
        """The risk tokens taken so far, in ascending order (rule 10)."""
        rest = Counter(content.TOKENS) - Counter(self.tokens_open) - Counter(self.tokens_pile)
        return tuple(sorted(rest.elements()))

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked something now; several while cards are chosen."""
        match self.phase:
            case Phase.SELECTION:
                seats = enumerate(self.seats)
                return tuple(number for number, seat in seats if seat.alive and seat.committed is None)
            case Phase.CHECK if self.check is not None:
                return tuple(seat for seat, _ in (self.check.slides or self.check.dying)[:1])
            case Phase.RISK | Phase.ACTIONS if self.turn is not None:
                return (self.turn,)
            case _:
                return ()

    def climber(self, key: ClimberKey) -> Climber:
        """A climber by seat and name."""
        return self.seats[key[0]].climber(key[1])

    def order(self) -> tuple[int, ...]:
        """Seats with a living climber, in the turn order of the day (rules 7 and 23)."""
        seats = self.seats
        return tuple([seat for seat in self.clockwise() if seats[seat].alive])

    @property
    def land(self) -> Terrain:
        """The mountain under today's weather."""
        return terrain_on(self.setup.side, self.tiles, self.day)

    def with_seat(self, number: int, seat: Seat) -> Game:
        """The game with that seat exchanged."""
        return with_seats(self, self.seats_with(number, seat))

    def seats_with(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """The seats with that one exchanged."""
        seats = list(self.seats)
        seats[number] = seat
        return tuple(seats)

    def with_climber(self, key: ClimberKey, climber: Climber) -> Game:
        """The game with that climber exchanged."""
        seat = self.seats[key[0]]
        pair = (climber, seat.climbers[1]) if key[1] == "A" else (seat.climbers[0], climber)
        return self.with_seat(key[0], with_climbers(seat, pair))

    def room(self, space: str, newcomer: ClimberKey) -> int | None:
        """Places left on a space for a climber, not counting itself; None for the base camp (rule 16)."""
        if space == content.BASE_CAMP:
            return None
        others = sum(
            climber.space == space and (number, name) != newcomer
            for number, seat in enumerate(self.seats)
            for name, climber in zip(CLIMBER_NAMES, seat.climbers, strict=True)
        )
        zone = self.board.by_id[space].zone
        return content.limit(zone, self.setup.players, lenient=self.setup.lenient) - others

    def full(self, space: str, newcomer: ClimberKey) -> bool:
        """Whether a climber may not end a step there (rule 16)."""
        return space in self.blocked(newcomer)

    def blocked(self, key: ClimberKey) -> frozenset[str]:
        """The spaces that are full for a climber, not counting itself (rule 16)."""
        full, overfull = _crowds(self.setup, self.seats)
        if full:
            own = self.climber(key).space
            if own in full and own not in overfull:
                return full - {own}
        return full

    def clockwise(self) -> tuple[int, ...]:
        """All seats, from the first player clockwise."""
        return _clockwise(self.setup.players, self.first)

    def to_position(self) -> dict[str, Any]:
        """The state as JSON values; the middle of a turn also lists the steps taken (``turn_actions``)."""
        position: dict[str, Any] = {
            "setup": _setup_position(self.setup),
            "day": self.day,
            "phase": self.phase.value,
            "first": self.first,
            "turn": self.asked[0] if len(self.asked) == 1 else None,
            "tiles": list(self.tiles),
            "tokens": {"open": list(self.tokens_open), "pile": list(self.tokens_pile)},
            "summit": [key_text(key) for key in self.summit],
            "seats": [_seat_position(seat) for seat in self.seats],
        }
        if self.turn_state is not None and self.turn_state.actions:
            position["turn_actions"] = [str(action) for action in self.turn_state.actions]
        if self.check is not None:
            position["check"] = {
                "slides": [key_text(key) for key in self.check.slides],
                "dying": [key_text(key) for key in self.check.dying],
                "fell_from": list(self.check.fell_from),
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
# Quicker, for what nearly every step makes.
with_climbers = copier(Seat, "climbers")
with_seats = copier(Game, "seats")
with_turn = copier(Game, "turn_state")
new_use = maker(Use)
new_turn = maker(Turn)
_NOWHERE: frozenset[str] = frozenset()


@latest
def _crowds(setup: Setup, seats: tuple[Seat, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """The spaces where as many climbers stand as may, or more; and of these, those where it is more."""
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
def _limits(side: Side, players: int, lenient: bool) -> dict[str, int]:  # noqa: FBT001 - keys of the cache
    """How many climbers may stand on each space; on the base camp, more than there are."""
    limits = {
        space.id: content.limit(space.zone, players, lenient=lenient) for space in content.board(side).spaces
    }
    return {**limits, content.BASE_CAMP: 99}


@cache
def _clockwise(players: int, first: int) -> tuple[int, ...]:
    return tuple((first + number) % players for number in range(players))


def open_tiles(day: int) -> int:
    """How many of the six tiles have been turned up by a day (rules 2 and 24)."""
    return min(2 + (day - 1) // content.DAYS_A_TILE, 6)


# ------------------------------------------------------------------------------------ written down

SETUP_KEYS = ("players", "side", "season", "family", "lenient", "avalanche")
LENGTH: Final = 16
"""Characters of a fingerprint."""


def _setup_position(setup: Setup) -> dict[str, Any]:
    """The settings; the first revision of the rules goes without saying."""
    values = {key: getattr(setup, key) for key in SETUP_KEYS}
    return values if setup.revision == FIRST else {**values, "revision": setup.revision}


def key_text(key: ClimberKey) -> str:
    """A climber in a word, as in ``0A``."""
    return f"{key[0]}{key[1]}"


def _seat_position(seat: Seat) -> dict[str, Any]:
    position: dict[str, Any] = {
        "hand": [str(card) for card in seat.hand],
        "deck": [str(card) for card in seat.deck],
        "discard": [str(card) for card in seat.discard],
        "committed": None if seat.committed is None else [str(card) for card in seat.committed],
        "risk": seat.risk,
        "rescue": seat.rescue,
        "climbers": {
            name: {"space": climber.space, "level": climber.level, "vp": climber.vp, "tent": climber.tent}
            for name, climber in zip("AB", seat.climbers, strict=True)
        },
    }
    if seat.resigned:
        position["resigned"] = True
    return position


def fingerprint(game: Game) -> str:
    """What tells this state from every other one of its game: all that the rules know of, secrets included.

    It is stored with every input, so its form is never changed: what a correction of the rules adds to a
    state stands in it only where it is there.
    """
    form = [game.to_position(), None if game.turn_state is None else _turn(game.turn_state)]
    text = json.dumps(form, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _turn(turn: Turn) -> dict[str, Any]:
    """The middle of a turn, of which a position only lists the steps that led there."""
    use = turn.use
    return {
        "unused": [str(card) for card in turn.unused],
        "spare": turn.spare,
        "active": list(turn.active),
        "due": turn.due,
        "paid": list(turn.paid),
        "use": None
        if use is None
        else {
            "climber": use.climber,
            "cards": [str(card) for card in use.cards],
            "directions": list(use.directions),
            "way": list(use.way),
            "pitched": use.pitched,
            "cost": [use.cost_up, use.cost_down],
        },
    }
