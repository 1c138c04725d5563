"""Observations: what one seat or a spectator may know, built as an allow-list (rule 41)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_TOKENS,
    BY_NAME,
    COMBAT_CARDS,
    GATE_STATES,
    GATES,
    OWNER,
    RETURNING_CARD,
    ROOM_IDS,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.maze import Maze, maze_of
from k2bot.games.dungeon_twister.engine.model import (
    GONE,
    SLOT,
    UNPLACED,
    Game,
    Phase,
    Placing,
    Seat,
    Setup,
    TurnStart,
    TurnState,
)
from k2bot.games.dungeon_twister.engine.setting_up import hidden_tokens
from k2bot.games.dungeon_twister.engine.squares import NAMES, SLOTS, SQUARES

if TYPE_CHECKING:
    from collections.abc import Iterable

UNKNOWN: Final = UNPLACED + 1
"""Place of a token the observer can't locate."""


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room as the observer knows it."""

    slot: int
    id: str | None
    """None while face down."""
    rotation: int | None
    backs: tuple[int, int]
    """Number of face-down tokens on it, blue's and yellow's."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's side as the observer knows it."""

    seat: int
    actions: tuple[int, ...]
    combat: tuple[int, ...]
    """Cards left; includes another player's face-down combat card, since only its owner knows it.

    Where played cards lie face down, all that another player may have left: more than there are.
    """
    action_count: int
    combat_count: int
    """Number of cards left, counted like these."""
    jumps: int
    combat_card: int | None
    """The observer's own card in this fight."""
    has_played_combat_card: bool
    has_team: bool
    tokens_to_place: int
    """Tokens not on the board yet, excluding a team still to be chosen."""
    shown_card: int | None
    """The action card that lies face up, the last one played; None unless others lie face down."""

    @property
    def knows_actions(self) -> bool:
        """Whether the observer knows which action cards are left."""
        return len(self.actions) == self.action_count

    @property
    def knows_combat(self) -> bool:
        """Whether the observer knows which combat cards are left."""
        return len(self.combat) == self.combat_count

    @property
    def is_known(self) -> bool:
        """Whether the observer knows which cards are left."""
        return self.knows_actions and self.knows_combat


@dataclass(frozen=True, slots=True)
class Observation(TurnState):
    """A game as its observer may know it."""

    setup: Setup
    seat: int | None
    """The observer; None for a spectator."""
    phase: Phase
    active_seat: int
    turn_number: int
    ap: int
    highest_card: int
    """As far as rule 9 goes, where played cards lie face down: 4 also stands for 5."""
    quiet: int
    eventful: bool
    first: int | None
    """The starting seat; None until the first turn."""
    vp: tuple[int, int]
    rooms: tuple[RoomView, ...]
    """By slot."""
    gates: tuple[int, ...]
    """State of each portcullis, in the order of ``content.GATES``."""
    places: tuple[int, ...]
    """Place by token, as in a game; UNKNOWN if the observer doesn't know it."""
    wounded: int
    fresh_wounded: int
    fresh_healed: int
    potion: tuple[tuple[int, int], ...]
    seats: tuple[SeatView, SeatView]
    fight: tuple[int, int] | None
    placing: Placing
    offer: int | None
    result: tuple[int | None, str] | None
    starts: tuple[TurnStart, ...]
    """The last three turns as they began, the newest last."""

    @property
    def own(self) -> SeatView | None:
        """The observer's own seat."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def me(self) -> SeatView:
        """The observer's own seat, where only a player observes."""
        assert self.seat is not None  # noqa: S101 - spectators plan and decide nothing
        return self.seats[self.seat]

    def has_decided(self, seat: int) -> bool:
        """Whether a seat has chosen its team, or in a fight its combat card."""
        view = self.seats[seat]
        return view.has_played_combat_card if self.phase is Phase.FIGHT else view.has_team

    @property
    def maze(self) -> Maze:
        """The revealed part of the maze; hidden rooms are blank."""
        names = [room.id for room in self.rooms]
        rest = iter([number for number, name in enumerate(ROOM_IDS) if name not in names])
        numbers = tuple([next(rest) if name is None else ROOM_IDS.index(name) for name in names])
        rotations = tuple([room.rotation or 0 for room in self.rooms])
        shown = sum([1 << slot for slot, name in enumerate(names) if name is not None])
        return maze_of(numbers, rotations, shown, self.gates)

    def place(self, token: str) -> str | int | None:
        """Place of a token: a square such as ``G3``, a slot, why it is out of play, or None if unknown."""
        place = self.places[BY_NAME[token]]
        if place < SQUARES:
            return NAMES[place]
        return place - SLOT if place < SLOT + SLOTS else GONE.get(place)

    def gate(self, name: str) -> str:
        """The state of a portcullis: ``closed``, ``open`` or ``broken``."""
        return GATE_STATES[self.gates[GATES.index(name)]]


_VIEWED: Final = ("seat", "first", "rooms", "places", "seats", "highest_card")
"""Fields of an observation that depend on the observer."""
PUBLIC_FIELDS: Final = tuple(field.name for field in fields(Observation) if field.name not in _VIEWED)
"""Fields of a game that are public."""


def observe(game: Game, seat: int | None, *, remembers: bool = False) -> Observation:
    """Build the observation of a seat, or of a spectator for None. Raises ValueError for an unknown seat.

    Whoever ``remembers`` knows all cards that were played, even those that lie face down now.
    """
    if seat is not None and (type(seat) is not int or seat not in (0, 1)):
        raise ValueError(f"there is no seat {seat!r}: the seats are 0 and 1")
    covers = game.setup.covered and not remembers and game.phase is not Phase.OVER
    return Observation(
        seat=seat,
        highest_card=min(game.highest_card, _FREEING_CARD) if covers else game.highest_card,
        first=game.first if game.turn_number else None,
        rooms=tuple(_room(game, slot) for slot in range(SLOTS)),
        places=tuple(_known_place(game, token, seat) for token in ALL_TOKENS),
        seats=(_seat(game, 0, seat, covers=covers), _seat(game, 1, seat, covers=covers)),
        **{name: getattr(game, name) for name in PUBLIC_FIELDS},
    )


def _room(game: Game, slot: int) -> RoomView:
    if game.revealed >> slot & 1:
        return _room_view(slot, ROOM_IDS[game.rooms[slot]], game.rotations[slot], (0, 0))
    backs = len(hidden_tokens(game, 0, slot)), len(hidden_tokens(game, 1, slot))
    return _room_view(slot, None, None, backs)


_room_view = lru_cache(maxsize=1024)(RoomView)


def _known_place(game: Game, token: int, seat: int | None) -> int:
    place = game.places[token]
    if OWNER[token] == seat:
        return place
    if game.turn_number == 0:
        return UNKNOWN  # neither the team nor the hidden tokens are known yet
    if SLOT <= place < SLOT + SLOTS and not game.revealed >> (place - SLOT) & 1:
        return UNKNOWN
    return place


_FREEING_CARD: Final = max(ACTION_CARDS) - 1
"""The action card from which every card may be played (rule 9)."""


def _possible(
    held: tuple[int, ...], printed: Iterable[int], *, certain: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """Those of the ``printed`` cards that may be held; the ``certain`` ones if there are no more."""
    return certain if len(held) == len(certain) else tuple(printed)


def _seat(game: Game, number: int, observer: int | None, *, covers: bool) -> SeatView:
    """A player's side; if it ``covers`` the cards that were played, others' cards are only counted."""
    seat: Seat = game.seats[number]
    is_own = number == observer
    actions, combat = seat.actions, seat.combat
    if not is_own:
        if seat.combat_card is not None:
            combat = tuple(sorted((*combat, seat.combat_card)))
        if covers:
            actions = _possible(actions, (card for card in ACTION_CARDS if card != seat.shown_card))
            combat = _possible(combat, COMBAT_CARDS, certain=(RETURNING_CARD,))
    own = [game.places[token] for token in TOKENS_OF[number]]
    on_board = sum(place < SLOT + SLOTS for place in own)
    return SeatView(
        seat=number,
        actions=actions,
        combat=combat,
        action_count=len(seat.actions),
        combat_count=len(seat.combat) + (seat.combat_card is not None and not is_own),
        jumps=seat.jumps,
        combat_card=seat.combat_card if is_own else None,
        has_played_combat_card=seat.combat_card is not None,
        has_team=on_board > 0 or game.turn_number > 0,
        tokens_to_place=own.count(UNPLACED),
        shown_card=seat.shown_card,
    )
