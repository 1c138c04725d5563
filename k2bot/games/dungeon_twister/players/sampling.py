"""Sample a complete game consistent with what a seat knows, and fill the rooms."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    CHARACTERS_OF,
    IS_CHARACTER,
    MARKS,
    OWNER,
    ROOM_IDS,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.model import (
    SLOT,
    UNPLACED,
    Game,
    MutableState,
    Phase,
    Seat,
    mutable_copy,
    places_after,
)
from k2bot.games.dungeon_twister.engine.other_actions import free_squares, placing_order
from k2bot.games.dungeon_twister.engine.setting_up import MARK_SQUARES
from k2bot.games.dungeon_twister.engine.squares import SQUARES, distance, squares_of
from k2bot.games.dungeon_twister.engine.view import PUBLIC_FIELDS, UNKNOWN, Observation, SeatView
from k2bot.games.dungeon_twister.players.opening import depth

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.players.valuing import Valuer

    State = Game | MutableState


def sample_game(seen: Observation, rng: Random) -> Game:
    """Sample a game consistent with an observation: unseen rooms, hidden tokens, combat cards just played.

    Whoever doesn't know which cards another player has left reckons with all that may be.
    """
    rooms, rotations, up = _rooms(seen, rng)
    return Game(
        seed="",
        step=0,
        first=seen.active_seat if seen.first is None else seen.first,
        highest_card=seen.highest_card,
        rooms=rooms,
        rotations=rotations,
        revealed=up,
        places=_places(seen, rng),
        seats=(_seat(seen.seats[0], seen.seat, rng), _seat(seen.seats[1], seen.seat, rng)),
        **{name: getattr(seen, name) for name in PUBLIC_FIELDS},
    )


def _rooms(seen: Observation, rng: Random) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    known_rooms = {room.id for room in seen.rooms}
    rest = [number for number, name in enumerate(ROOM_IDS) if name not in known_rooms]
    rng.shuffle(rest)
    rooms, rotations, up = [], [], 0
    for room in seen.rooms:
        if room.id is None:
            rooms.append(rest.pop())
            rotations.append(rng.randrange(4))
        else:
            rooms.append(ROOM_IDS.index(room.id))
            rotations.append(room.rotation or 0)
            up |= 1 << room.slot
    return tuple(rooms), tuple(rotations), up


def _places(seen: Observation, rng: Random) -> tuple[int, ...]:
    """Places of all tokens; unknown ones are sampled from the spots they may occupy."""
    places = list(seen.places)
    for view in seen.seats:
        tokens = range(view.seat * TOKENS_PER_SEAT, (view.seat + 1) * TOKENS_PER_SEAT)
        unknown = [token for token in tokens if places[token] == UNKNOWN]
        if not unknown:
            continue
        if seen.turn_number == 0 and view.has_team:
            team = rng.sample(CHARACTERS_OF[view.seat], len(MARKS))
            for token, square in zip(team, MARK_SQUARES[view.seat], strict=True):
                places[token] = square
            unknown = [token for token in unknown if token not in team]
        backs = [SLOT + room.slot for room in seen.rooms for _ in range(room.backs[view.seat])]
        backs += [UNPLACED] * (len(unknown) - len(backs))
        if seen.phase is Phase.START:
            backs = [UNPLACED] * len(unknown)
        rng.shuffle(backs)
        for token, place in zip(unknown, backs, strict=True):
            places[token] = place
    return tuple(places)


def _seat(view: SeatView, observer: int | None, rng: Random) -> Seat:
    """A seat's cards; a face-down card is sampled from the cards it may be."""
    combat, card = list(view.combat), view.combat_card
    if view.has_played_combat_card and view.seat != observer:
        card = rng.choice(combat)
        combat.remove(card)
    return Seat(view.actions, tuple(combat), view.jumps, card, view.shown_card)


def best_square(state: State, seat: int, token: int, slot: int, valuer: Valuer) -> int:
    """The square with the best evaluation for the seat that places a token."""
    best, best_square = float("-inf"), -1
    for square in squares_of(free_squares(state, slot)):
        value = valuer.lead(with_token(state, token, square), seat) + object_bonus(state, seat, token, square)
        if value > best:
            best, best_square = value, square
    return best_square


def with_token(state: State, token: int, square: int) -> MutableState:
    """The state with a token on a square."""
    mutable = mutable_copy(state)
    mutable.places = places_after(mutable.places, (token, square))
    return mutable


def object_bonus(state: State, seat: int, token: int, square: int) -> float:
    """Bonus for an object's square: closer to the seat's own characters, farther from the opponent's."""
    if IS_CHARACTER[token]:
        return 0.0
    total = 0.0
    for other, place in enumerate(state.places):
        if place < SQUARES and IS_CHARACTER[other] and not state.wounded >> other & 1:
            total += (1.0 if OWNER[other] == seat else -1.0) / (1 + distance(square, place))
    return total


def with_room_filled(game: Game, seat: int, slot: int, valuer: Valuer) -> MutableState:
    """The game after a seat reveals a room and both sides place what was on it."""
    state = mutable_copy(game)
    state.revealed |= 1 << slot
    lifted = [token for token in ALL_TOKENS if state.places[token] == SLOT + slot]
    for placer, token, _ in placing_order(lifted, seat, slot):
        state = with_token(state, token, best_square(state, placer, token, slot, valuer))
    return state


_SAMPLED_GAMES: Final = 3
"""Number of games sampled to evaluate a hidden room."""


class RevealValues:
    """Average value of revealing each hidden room, over sampled games.

    Beside the own line, each token of the opponent in the room costs ``price``, and the first room that is
    revealed there brings ``entry``.
    """

    def __init__(
        self,
        seen: Observation,
        seat: int,
        valuer: Valuer,
        rng: Random,
        *,
        price: float,
        entry: float,
    ) -> None:
        self._seen = seen
        self._seat = seat
        self._valuer = valuer
        self._price = price
        self._entry = entry
        self._deals = [
            sample_game(seen, Random(rng.getrandbits(48)))  # noqa: S311 - not cryptographic
            for _ in range(_SAMPLED_GAMES)
        ]
        self._gains: dict[int, float] = {}

    def gain(self, slot: int) -> float:
        """Expected gain for the seat from revealing the room in a slot."""
        gain = self._gains.get(slot)
        if gain is None:
            lead, seat = self._valuer.lead, self._seat
            gains = [
                lead(with_room_filled(game, seat, slot, self._valuer), seat) - lead(game, seat)
                for game in self._deals
            ]
            gain = self._gains[slot] = sum(gains) / len(gains) + self._beside_line(slot)
        return gain

    def _beside_line(self, slot: int) -> float:
        """Additional value of a room beside the own line; negative for a cost."""
        rooms, seat = self._seen.rooms, self._seat
        if depth(slot, seat):
            return 0.0
        shut = not any(room.id is not None and not depth(room.slot, seat) for room in rooms)
        return (self._entry if shut else 0.0) - self._price * rooms[slot].backs[1 - seat]
