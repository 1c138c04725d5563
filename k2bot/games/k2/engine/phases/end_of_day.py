"""Phase 5: the marker passes on, the weather moves, cards are drawn (rules 23 to 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.chance import shuffled
from k2bot.games.k2.engine.events import CardsDrawn, DayBegan, Event, TileTurned
from k2bot.games.k2.engine.model import Game, Phase, Seat, changed_game, changed_seat, open_tiles

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Card


def pass_night(game: Game, events: list[Event]) -> Game:
    """Begin the next day."""
    day = game.day + 1
    first = _next_first(game)
    if open_tiles(day) > game.open_tiles:
        begins = (open_tiles(day) - 1) * content.DAYS_A_TILE + 1
        events.append(TileTurned(game.tiles[open_tiles(day) - 1], (begins, begins + 1, begins + 2)))
    events.append(DayBegan(day, first))
    seats = tuple(_draw(game, number, seat, day, events) for number, seat in enumerate(game.seats))
    return changed_game(
        game,
        day=day,
        first=first,
        phase=Phase.SELECTION,
        turn=None,
        turn_state=None,
        check=None,
        seats=seats,
    )


def _next_first(game: Game) -> int:
    """The next player clockwise with a living climber, the first player last of all (rule 23)."""
    clockwise = game.clockwise()
    return next(seat for seat in (*clockwise[1:], clockwise[0]) if game.seats[seat].alive)


def _draw(game: Game, number: int, seat: Seat, day: int, events: list[Event]) -> Seat:
    discard = (*seat.discard, *(seat.committed or ()))
    if not seat.alive:
        return changed_seat(seat, discard=discard, committed=None, risk=None)
    hand, deck = seat.hand, seat.deck
    reshuffled = not hand and not deck
    if reshuffled:
        deck, discard = shuffled(game.seed, f"deck/{number}/{day}", content.in_order(discard)), ()
    count = min(content.HAND_SIZE - len(hand), len(deck))
    drawn: tuple[Card, ...] = deck[:count]
    if count:
        events.append(CardsDrawn(number, count, reshuffled, drawn))
    return changed_seat(
        seat,
        hand=(*hand, *drawn),
        deck=deck[count:],
        discard=discard,
        committed=None,
        risk=None,
    )
