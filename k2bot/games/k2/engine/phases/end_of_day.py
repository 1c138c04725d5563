"""Phase 5: the marker passes on, the weather moves, cards are drawn (rules 23 to 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.engines.chance import shuffled
from k2bot.engines.copying import copier
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import DayBegan, Event, TileTurned, cards_drawn
from k2bot.games.k2.engine.model import Game, Phase, Seat, changed_game, open_tiles

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Card

_laid_down = copier(Seat, "hand", "deck", "discard", "committed", "risk")


def pass_night(game: Game, events: list[Event]) -> Game:
    """Begin the next day."""
    day = game.day + 1
    first = _next_first(game)
    shown = open_tiles(day)
    if shown > game.open_tiles:
        begins = (shown - 1) * content.DAYS_A_TILE + 1
        events.append(TileTurned(game.tiles[shown - 1], (begins, begins + 1, begins + 2)))
    events.append(DayBegan(day, first))
    seats = tuple([_draw(game, number, seat, day, events) for number, seat in enumerate(game.seats)])
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
    hand, deck = seat.hand, seat.deck
    if not seat.alive:
        return _laid_down(seat, hand, deck, discard, None, None)
    reshuffled = not hand and not deck
    if reshuffled:
        deck, discard = shuffled(game.seed, f"deck/{number}/{day}", content.in_order(discard)), ()
    count = min(content.HAND_SIZE - len(hand), len(deck))
    drawn: tuple[Card, ...] = deck[:count]
    if count:
        events.append(cards_drawn(number, count, reshuffled, drawn))
    return _laid_down(seat, (*hand, *drawn), deck[count:], discard, None, None)
