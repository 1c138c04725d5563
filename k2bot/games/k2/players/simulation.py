"""Fast game states for playouts, and sampling of hidden information from an observation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Game,
    Observation,
    Phase,
    Seat,
    SeatView,
    Setup,
    Side,
    Weather,
    content,
)
from k2bot.games.k2.engine.content import rescued_step
from k2bot.games.k2.engine.model import Check
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.tables import NO_TENT, NOWHERE, BoardArrays, End, board_arrays, night_arrays

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from k2bot.games.k2.players.pack import Hand

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class SimClimber:
    """One climber: space number (NOWHERE if dead), air, score-track step, space of its tent."""

    space: int
    air: int
    step: int
    tent: int

    def copy(self) -> SimClimber:
        """An independent copy."""
        return SimClimber(self.space, self.air, self.step, self.tent)

    @property
    def end(self) -> End:
        """End state of a turn that leaves it here, with its tent."""
        return self.space, self.step, self.tent

    def facts(self) -> tuple[int, int, int, int]:
        """All fields, for comparison and cache keys."""
        return self.space, self.air, self.step, self.tent


@dataclass(slots=True, eq=False)
class SimPlayer:
    """State of one seat."""

    climbers: tuple[SimClimber, SimClimber]
    hand: Hand
    deck: Hand
    discard: Hand
    committed: Hand | None
    risk: int
    rescue: bool

    @property
    def today(self) -> Hand:
        """Today's cards; none before they are committed."""
        return self.committed or ()

    @property
    def has_climbers(self) -> bool:
        """Whether at least one climber is alive."""
        one, other = self.climbers
        return one.space != NOWHERE or other.space != NOWHERE

    def copy(self) -> SimPlayer:
        """An independent copy."""
        one, other = self.climbers
        pair = one.copy(), other.copy()
        return SimPlayer(pair, self.hand, self.deck, self.discard, self.committed, self.risk, self.rescue)


@dataclass(slots=True, eq=False)
class SimState:
    """A complete game state, hidden information included."""

    setup: Setup
    day: int
    first: int
    tiles: tuple[str, ...]
    tokens: tuple[int, ...]
    pile: tuple[int, ...]
    players: list[SimPlayer]
    summit: tuple[tuple[int, int], ...]
    """Seat and climber (0, 1), in the order of arrival."""
    over: bool = False
    board: BoardArrays = field(init=False)
    limits: tuple[int, ...] = field(init=False)
    """Maximum number of climbers on a space, by zone number (rule 16)."""

    def __post_init__(self) -> None:
        self.board = board_arrays(self.setup.side)
        self.limits = tuple(
            content.limit(zone, self.setup.players, lenient=self.setup.lenient) for zone in content.ZONES
        )

    def copy(self) -> SimState:
        """An independent copy."""
        new = SimState.__new__(SimState)
        new.setup = self.setup
        new.board = self.board
        new.limits = self.limits
        new.day = self.day
        new.first = self.first
        new.tiles = self.tiles
        new.tokens = self.tokens
        new.pile = self.pile
        new.players = [player.copy() for player in self.players]
        new.summit = self.summit
        new.over = self.over
        return new

    @property
    def tile(self) -> str:
        """Today's weather tile."""
        return self.tiles[(self.day - 1) // content.DAYS_A_TILE]

    @property
    def weather(self) -> Weather:
        """Today's weather."""
        return content.weather_on(self.tiles, self.day)

    def order(self) -> list[int]:
        """Seats with a living climber, in today's turn order."""
        return [seat for seat in self.clockwise_seats() if self.players[seat].has_climbers]

    def seats_after(self, seat: int) -> list[int]:
        """Seats that act later today than one with a living climber."""
        order = self.order()
        return order[order.index(seat) + 1 :]

    def totals(self) -> list[int]:
        """Points by seat."""
        points = self.board.points
        return [points[player.climbers[0].step] + points[player.climbers[1].step] for player in self.players]

    def full_spaces(self, without: int | None) -> frozenset[int]:
        """Spaces filled to the limit, even without the climbers of a seat (rule 16)."""
        zone = self.board.zone
        return frozenset(
            space for space, climbers in self._crowds(without).items() if climbers >= self.limits[zone[space]]
        )

    def is_crowded(self, seat: int, space: int) -> bool:
        """Whether a space has no room for both climbers of a seat (rule 16)."""
        return space > 0 and self._crowds(seat).get(space, 0) + 2 > self.limits[self.board.zone[space]]

    def _crowds(self, without: int | None) -> dict[int, int]:
        """Number of climbers on each space but the base camp, without those of a seat."""
        count: dict[int, int] = {}
        for number, player in enumerate(self.players):
            if number != without:
                for climber in player.climbers:
                    if climber.space > 0:
                        count[climber.space] = count.get(climber.space, 0) + 1
        return count

    # ------------------------------------------------------------------ the day

    def commit(self, seat: int, cards: Hand) -> None:
        """Commit a seat's cards (rule 6)."""
        player = self.players[seat]
        rest = list(player.hand)
        for kind in cards:
            rest.remove(kind)
        player.hand = tuple(rest)
        player.committed = cards

    def token_taker(self) -> int | None:
        """The seat that takes a risk token; None on a tie or without tokens (rule 9)."""
        sums = {seat: sum([pack.PUSH[kind] for kind in self.players[seat].today]) for seat in self.order()}
        top = max(sums.values(), default=0)
        best = [seat for seat, total in sums.items() if total == top]
        return best[0] if len(best) == 1 and self.tokens else None

    def take_token(self, seat: int, value: int) -> None:
        """Take an open risk token and refill from the pile (rule 10)."""
        place = self.tokens.index(value)
        self.tokens = (*self.tokens[:place], *self.pile[:1], *self.tokens[place + 1 :])
        self.pile = self.pile[1:]
        self.players[seat].risk = value

    def move(self, seat: int, index: int, space: int, top: int, tent: int) -> None:
        """Move a climber to the end state of a use (rules 14 to 17)."""
        climber = self.players[seat].climbers[index]
        climber.space = space
        climber.step = max(climber.step, top)
        if tent != NO_TENT:
            climber.tent = tent
        if top == len(self.board.points) - 1 and (seat, index) not in self.summit:
            self.summit = (*self.summit, (seat, index))

    def play_night(
        self,
        refuge: Callable[[SimState, int, list[int]], tuple[int, int]],
        shuffle: Callable[[int, Hand], Hand],
    ) -> None:
        """Play phases 4 and 5: the check, the end of the day, the draw for tomorrow (rules 20 to 26, 28, 40).

        ``refuge`` returns which of a seat's dying climbers is rescued, and its space. Climbers hit by an
        avalanche take the default slope. ``shuffle`` shuffles a seat's cards.
        """
        dying = self._check()
        for seat in self.clockwise_seats():
            lost = [index for number, index in dying if number == seat]
            if lost and self.players[seat].rescue:
                saved, space = refuge(self, seat, lost)
                self._rescue(seat, saved, space)
                lost.remove(saved)
            for index in lost:
                self.players[seat].climbers[index].step = 0
        dead = any(climber.space == NOWHERE for player in self.players for climber in player.climbers)
        if (
            self.day >= content.DAYS
            or (self.setup.solo and dead)
            or not any(player.has_climbers for player in self.players)
        ):
            self.over = True
            return
        self._next_day(shuffle)

    def clockwise_seats(self) -> list[int]:
        """All seats, clockwise from the first player."""
        count = len(self.players)
        return [(self.first + number) % count for number in range(count)]

    def _check(self) -> list[tuple[int, int]]:
        """Apply everyone's check.

        The dead leave the board, but keep their score until the rescue is decided.
        """
        night = night_arrays(self.setup.side, self.weather)
        dying, sliding = [], []
        for seat in self.order():
            climbers = self.players[seat].climbers
            for index, climber in enumerate(climbers):
                space = climber.space
                if space == NOWHERE:
                    continue
                sheltered = climbers[0].tent == space or climbers[1].tent == space
                air = climber.air + night.change[space] + sheltered
                climber.air = min(air, content.HIGHEST_AIR)
                if air < content.LOWEST_AIR:
                    dying.append((seat, index))
                elif night.avalanche[space] and not sheltered:
                    sliding.append(climber)
        for seat, index in dying:
            climber = self.players[seat].climbers[index]
            climber.space, climber.air = NOWHERE, 0
        if dying:
            self.summit = tuple(key for key in self.summit if key not in dying)
        for climber in sliding:
            climber.space = self.board.slope[climber.space]
        return dying

    def _rescue(self, seat: int, index: int, space: int) -> None:
        player = self.players[seat]
        player.rescue = False
        climber = player.climbers[index]
        climber.space, climber.air, climber.step = space, 1, rescued_step(climber.step)

    def _next_day(self, shuffle: Callable[[int, Hand], Hand]) -> None:
        first, *others = self.clockwise_seats()
        self.first = next(seat for seat in (*others, first) if self.players[seat].has_climbers)
        self.day += 1
        for seat, player in enumerate(self.players):
            player.discard = (*player.discard, *player.today)
            player.committed = None
            player.risk = 0
            if not player.has_climbers:
                continue
            if not player.hand and not player.deck:
                player.deck, player.discard = shuffle(seat, tuple(sorted(player.discard))), ()
            count = content.HAND_SIZE - len(player.hand)
            player.hand = tuple(sorted((*player.hand, *player.deck[:count])))
            player.deck = player.deck[count:]


# ---------------------------------------------------------------------- sampling hidden information


def sample_state(observation: Observation, rng: Random) -> SimState:
    """Sample a state consistent with the observation. During a turn, its cards are those not used yet.

    A hidden choice of cards counts as not yet made.
    """
    rest = Counter(content.TOKENS)
    rest.subtract(observation.tokens_open)
    rest.subtract(observation.tokens_taken)
    pile = shuffled_items(sorted(rest.elements()), rng)[: observation.tokens_pile_size]
    return SimState(
        observation.setup,
        day=observation.day,
        first=observation.first,
        tiles=sample_tiles(observation, rng),
        tokens=observation.tokens_open,
        pile=pile,
        players=[_player(observation, seat, rng) for seat in observation.seats],
        summit=tuple((seat, CLIMBER_NAMES.index(name)) for seat, name in observation.summit),
    )


def sample_tiles(observation: Observation, rng: Random) -> tuple[str, ...]:
    """All six tiles, hidden ones in random order and with every avalanche tile of the variant (rule 40)."""
    missing = 6 - len(observation.tiles)
    hidden = list(observation.hidden_tiles)
    if observation.setup.avalanche:
        avalanches = {tile.id for tile in content.AVALANCHE_TILES[observation.setup.season]}
        certain = [tile for tile in hidden if tile in avalanches]
        others = shuffled_items([tile for tile in hidden if tile not in avalanches], rng)
        hidden = [*certain, *others[: missing - len(certain)]]
    return (*observation.tiles, *shuffled_items(hidden, rng))


def shuffled_items(items: Iterable[T], rng: Random) -> tuple[T, ...]:
    """The same items in random order."""
    shuffled = list(items)
    rng.shuffle(shuffled)
    return tuple(shuffled)


def climbers(seat: SeatView, side: Side) -> tuple[SimClimber, SimClimber]:
    """A seat's climbers on a side of the board."""
    board = board_arrays(side)
    one, other = (
        SimClimber(
            NOWHERE if climber.space is None else board.numbers[climber.space],
            climber.air,
            board.track_step(climber.vp),
            NO_TENT if climber.tent is None else board.numbers[climber.tent],
        )
        for climber in seat.climbers
    )
    return one, other


def _player(observation: Observation, seat: SeatView, rng: Random) -> SimPlayer:
    hand, deck = _cards(observation, seat, rng)
    committed = None
    risk = seat.risk or 0
    if observation.phase is not Phase.COMMIT and seat.committed is not None:
        committed = pack.kinds(seat.committed)
        turn = observation.turn
        if turn is not None and observation.active_seat == seat.seat:
            committed = pack.kinds(turn.unused)
            risk = max(0, risk - turn.spare)
    return SimPlayer(
        climbers(seat, observation.setup.side),
        hand,
        deck,
        pack.kinds(seat.discard),
        committed,
        risk,
        seat.rescue,
    )


def _cards(observation: Observation, seat: SeatView, rng: Random) -> tuple[pack.Hand, pack.Hand]:
    """A hand and a deck; a choice that others can't see yet goes back into the hand."""
    hidden = observation.phase is Phase.COMMIT and seat.has_committed
    if seat.hand is not None:
        hand = [*seat.hand, *(seat.committed or () if hidden else ())]
        rest = list((Counter(seat.unseen) - Counter(hand)).elements())
        return pack.kinds(hand), tuple(pack.CARD_NUMBERS[card] for card in shuffled_items(sorted(rest), rng))
    cards = shuffled_items(seat.unseen, rng)
    size = len(cards) - seat.deck_size
    return pack.kinds(cards[:size]), tuple(pack.CARD_NUMBERS[card] for card in cards[size:])


def game(observation: Observation, state: SimState) -> Game:
    """The engine's game for an observation and its sampled state, to validate and complete answers."""
    seats = []
    for view, player in zip(observation.seats, state.players, strict=True):
        hand = [pack.DISTINCT_CARDS[kind] for kind in player.hand]
        committed = view.committed
        if observation.phase is Phase.COMMIT and view.has_committed:
            if committed is None:  # another player's choice: any cards of the hand
                committed = tuple(hand[view.hand_size :])
            hand = list((Counter(hand) - Counter(committed)).elements())
        seats.append(
            Seat(
                hand=tuple(hand),
                deck=tuple(pack.DISTINCT_CARDS[kind] for kind in player.deck),
                discard=view.discard,
                committed=committed,
                risk=view.risk,
                rescue=view.rescue,
                resigned=view.resigned,
                climbers=view.climbers,
            )
        )
    check = None
    if observation.phase is Phase.CHECK:
        check = Check(observation.slides, tuple((key, content.BASE_CAMP) for key in observation.dying))
    return Game(
        setup=observation.setup,
        seed="",
        day=observation.day,
        phase=observation.phase,
        first=observation.first,
        active_seat=observation.active_seat,
        tiles=state.tiles,
        tokens_open=observation.tokens_open,
        tokens_pile=state.pile,
        seats=tuple(seats),
        summit=observation.summit,
        turn=observation.turn,
        check=check,
        reason=observation.reason,
    )
