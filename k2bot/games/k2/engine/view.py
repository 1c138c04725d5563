"""Observations: what one seat or a spectator may know, built field by field as an allow-list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES, Cards, ClimberKey, Weather
from k2bot.games.k2.engine.model import BoardState, Climber, ClimberPair, Game, Phase, Seat, Setup, Turn
from k2bot.games.k2.engine.phases import risk

if TYPE_CHECKING:
    from k2bot.games.k2.engine.events import EndReason


@dataclass(frozen=True, slots=True)
class SeatView(ClimberPair):
    """One seat as its observer may know it."""

    seat: int
    climbers: tuple[Climber, Climber]
    hand: Cards | None
    """Cards in hand, in deck order; None for another player's."""
    hand_size: int
    deck_size: int
    discard: Cards
    """In deck order; today's cards join only when the day ends."""
    unseen: Cards
    """Every card neither discarded nor revealed, in deck order: hand, deck and hidden choice."""
    has_committed: bool
    committed: Cards | None
    """Today's cards: the observer's own once committed, others' once revealed."""
    risk: int | None
    rescue: bool
    resigned: bool


@dataclass(frozen=True, slots=True)
class Observation(BoardState):
    """A game as its observer may know it."""

    setup: Setup
    seat: int | None
    """The observer; None for a spectator."""
    day: int
    phase: Phase
    first: int
    active_seat: int | None
    tiles: tuple[str, ...]
    """Weather tiles revealed so far, past ones included, in order."""
    hidden_tiles: tuple[str, ...]
    """Ids of the tiles that may still come. In the avalanche variant two of them are not in the game."""
    tokens_open: tuple[int, ...]
    tokens_taken: tuple[int, ...]
    tokens_pile_size: int
    summit: tuple[ClimberKey, ...]
    seats: tuple[SeatView, ...]
    turn: Turn | None
    slides: tuple[ClimberKey, ...]
    """Climbers still to slide; the first is to be decided."""
    dying: tuple[ClimberKey, ...]
    """Climbers that may still be rescued."""
    reason: EndReason | None

    @property
    def weather(self) -> Weather:
        """Today's weather."""
        weather = self.weather_on(self.day)
        assert weather is not None  # noqa: S101 - today's tile is always revealed (rule 2)
        return weather

    def weather_on(self, day: int) -> Weather | None:
        """Weather of a day from 1 to 18; None while its tile is face down."""
        return content.weather_on(self.tiles, day) if day <= self.last_known_day else None

    @property
    def last_known_day(self) -> int:
        """The last day whose weather is revealed."""
        return len(self.tiles) * content.DAYS_A_TILE

    @property
    def deciding_seat(self) -> int | None:
        """The only seat to answer; None while cards are committed and at the end."""
        if self.phase is Phase.CHECK:
            return next((owner for owner, _ in (*self.slides, *self.dying)), None)
        return self.active_seat if self.phase in (Phase.RISK, Phase.ACTIONS) else None

    @property
    def seats_to_commit(self) -> tuple[int, ...]:
        """Seats that have yet to commit cards, in turn order."""
        seats = self.order() if self.phase is Phase.COMMIT else ()
        return tuple(seat for seat in seats if not self.seats[seat].has_committed)

    @property
    def seats_to_move(self) -> tuple[int, ...]:
        """Seats with an open decision: those that have yet to commit cards, or the active one."""
        return self.seats_to_commit or (() if self.deciding_seat is None else (self.deciding_seat,))

    @property
    def plays_last_cards(self) -> bool:
        """Whether the cards left are those of one day, so that nobody has a choice (rule 6)."""
        return all(seat.hand_size + seat.deck_size <= content.CARDS_A_DAY for seat in self.seats)

    @property
    def own(self) -> SeatView | None:
        """The observer's own seat."""
        return None if self.seat is None else self.seats[self.seat]

    @property
    def me(self) -> SeatView:
        """The observer's own seat, where only a player observes."""
        assert self.seat is not None  # noqa: S101 - spectators plan and decide nothing
        return self.seats[self.seat]

    @property
    def climbers(self) -> tuple[ClimberKey, ...]:
        """All climbers, by seat, A before B, dead ones included."""
        return tuple((seat.seat, name) for seat in self.seats for name in CLIMBER_NAMES)

    @property
    def pushes(self) -> dict[int, int]:
        """Each player's sum of revealed cards, in turn order (rule 8)."""
        return risk.pushes(self)

    @property
    def highest(self) -> int | None:
        """The seat with the strictly highest sum; None for a tie (rule 9)."""
        return risk.highest(self)

    def with_seat(self, seat: int, **changes: Any) -> Observation:
        """A copy with some fields of a seat changed."""
        seats = list(self.seats)
        seats[seat] = replace(seats[seat], **changes)
        return replace(self, seats=tuple(seats))

    def with_climber(self, key: ClimberKey, **changes: Any) -> Observation:
        """A copy with some fields of a climber changed."""
        owner = self.seats[key[0]]
        climber = replace(owner.climber(key[1]), **changes)
        return self.with_seat(key[0], climbers=owner.pair_with(key[1], climber))

    def tents(self, space: str) -> tuple[ClimberKey, ...]:
        """Tents on a space, by the climber they belong to."""
        return tuple(key for key in self.climbers if self.climber(key).tent == space)


def observe(game: Game, seat: int | None) -> Observation:
    """Build the observation of a seat, or of a spectator for None. Raises ValueError for an unknown seat."""
    if seat is not None and not 0 <= seat < len(game.seats):
        raise ValueError(f"there is no seat {seat}: seats go from 0 to {len(game.seats) - 1}")
    open_tiles = game.tiles[: game.open_tiles]
    everything = content.SEASON_TILES[game.setup.season]
    if game.setup.avalanche:
        everything += content.AVALANCHE_TILES[game.setup.season]
    return Observation(
        setup=game.setup,
        seat=seat,
        day=game.day,
        phase=game.phase,
        first=game.first,
        active_seat=game.active_seat,
        tiles=open_tiles,
        hidden_tiles=tuple(tile.id for tile in everything if tile.id not in open_tiles)
        if len(open_tiles) < 6
        else (),
        tokens_open=game.tokens_open,
        tokens_taken=game.tokens_taken,
        tokens_pile_size=len(game.tokens_pile),
        summit=game.summit,
        seats=tuple(_seat_view(game, number, own=number == seat) for number in range(len(game.seats))),
        turn=game.turn,
        slides=game.check.slides if game.check else (),
        dying=game.check.dying if game.check else (),
        reason=game.reason,
    )


def _seat_view(game: Game, number: int, *, own: bool) -> SeatView:
    seat: Seat = game.seats[number]
    revealed = game.phase is not Phase.COMMIT
    hidden = () if revealed else seat.committed or ()
    return SeatView(
        seat=number,
        climbers=seat.climbers,
        hand=content.in_deck_order(seat.hand) if own else None,
        hand_size=len(seat.hand),
        deck_size=len(seat.deck),
        discard=content.in_deck_order(seat.discard),
        unseen=content.in_deck_order((*seat.hand, *seat.deck, *hidden)),
        has_committed=seat.committed is not None,
        committed=seat.committed if own or revealed else None,
        risk=seat.risk,
        rescue=seat.rescue,
        resigned=seat.resigned,
    )
