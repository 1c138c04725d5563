"""What a seat is asked about, and tables as they might be: the unknown drawn, as a SimState or a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.model import (
    Check,
    Game,
    Phase,
    Seat,
)
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.board_tables import NO_TENT, NOWHERE, board_arrays
from k2bot.games.k2.players.sim_state import Climber, Player, SimState

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.players.values import Outlook


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat is asked about, as a level sees it."""

    observation: Observation
    table: SimState
    """A table drawn for the observation, for what is seen at first sight."""
    outlook: Outlook
    chance: Random
    budget: int
    """Playouts."""

    @property
    def seat(self) -> int:
        """The seat asked."""
        assert self.observation.seat is not None  # noqa: S101 - choose has seen to it
        return self.observation.seat


def drawn(observation: Observation, chance: Random) -> SimState:
    """A table that the observation allows. In the middle of a turn, its cards are those not used yet.

    A choice of cards that is still hidden counts as not made.
    """
    rest = Counter(content.TOKENS)
    rest.subtract(observation.tokens_open)
    rest.subtract(observation.tokens_aside)
    pile = _mixed(sorted(rest.elements()), chance)[: observation.tokens_pile_size]
    return SimState(
        observation.setup,
        day=observation.day,
        first=observation.first,
        tiles=tiles(observation, chance),
        tokens=observation.tokens_open,
        pile=tuple(pile),
        players=[_player(observation, seat, chance) for seat in observation.seats],
        summit=tuple((seat, CLIMBER_NAMES.index(name)) for seat, name in observation.summit),
    )


def tiles(observation: Observation, chance: Random) -> tuple[str, ...]:
    """All six tiles, the hidden ones in some order; every avalanche tile of the variant is in (rule 40)."""
    missing = 6 - len(observation.tiles)
    hidden = list(observation.hidden_tiles)
    if observation.setup.avalanche:
        avalanches = {tile.id for tile in content.AVALANCHE_TILES[observation.setup.season]}
        certain = [tile for tile in hidden if tile in avalanches]
        others = _mixed([tile for tile in hidden if tile not in avalanches], chance)
        hidden = certain + others[: missing - len(certain)]
    return (*observation.tiles, *_mixed(hidden, chance))


def _mixed(items: list[str] | list[int] | list[content.Card], chance: Random) -> list:  # type: ignore[type-arg]  # the same items in another order
    mixed = list(items)
    chance.shuffle(mixed)
    return mixed


def _player(observation: Observation, seat: SeatView, chance: Random) -> Player:
    board = board_arrays(observation.setup.side)
    first, second = (
        Climber(
            NOWHERE if climber.space is None else board.numbers[climber.space],
            climber.level,
            board.track_step(climber.vp),
            NO_TENT if climber.tent is None else board.numbers[climber.tent],
        )
        for climber in seat.climbers
    )
    hand, deck = _cards(observation, seat, chance)
    committed = None
    risk = seat.risk or 0
    if observation.phase is not Phase.SELECTION and seat.committed is not None:
        committed = pack.kinds(seat.committed)
        turn = observation.turn_state
        if turn is not None and observation.turn == seat.seat:
            committed = pack.kinds(turn.unused)
            risk = max(0, risk - turn.spare)
    return Player(
        (first, second),
        hand,
        deck,
        discard=pack.kinds(seat.discard),
        committed=committed,
        risk=risk,
        rescue=seat.rescue,
    )


def _cards(observation: Observation, seat: SeatView, chance: Random) -> tuple[pack.Hand, pack.Hand]:
    """A hand and a deck; with a choice that others do not see yet back in the hand."""
    hidden = observation.phase is Phase.SELECTION and seat.has_committed
    if seat.hand is not None:
        hand = [*seat.hand, *(seat.committed or () if hidden else ())]
        rest = list((Counter(seat.unseen) - Counter(hand)).elements())
        return pack.kinds(hand), tuple(pack.NUMBER[card] for card in _mixed(sorted(rest), chance))
    cards = _mixed(list(seat.unseen), chance)
    size = len(cards) - seat.deck_size
    return pack.kinds(cards[:size]), tuple(pack.NUMBER[card] for card in cards[size:])


def game(observation: Observation, table: SimState) -> Game:
    """The engine's game of an observation and a table drawn for it, to check and to complete answers with."""
    seats = []
    for view, player in zip(observation.seats, table.players, strict=True):
        hand = [pack.KINDS[kind] for kind in player.hand]
        committed = view.committed
        if observation.phase is Phase.SELECTION and view.has_committed:
            if committed is None:  # somebody else's choice: any of the hand
                committed = tuple(hand[view.hand_size :])
            hand = list((Counter(hand) - Counter(committed)).elements())
        seats.append(
            Seat(
                hand=tuple(hand),
                deck=tuple(pack.KINDS[kind] for kind in player.deck),
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
        check = Check(observation.slides, observation.dying, (content.BASE_CAMP,) * len(observation.dying))
    return Game(
        setup=observation.setup,
        seed="",
        day=observation.day,
        phase=observation.phase,
        first=observation.first,
        turn=observation.turn,
        tiles=table.tiles,
        tokens_open=observation.tokens_open,
        tokens_pile=table.pile,
        seats=tuple(seats),
        summit=observation.summit,
        turn_state=observation.turn_state,
        check=check,
        reason=observation.reason,
    )
