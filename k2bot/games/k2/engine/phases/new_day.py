"""Phase 5: next first player, weather and cards for the next day (rules 23 to 25)."""

from __future__ import annotations

from k2bot.engines.chance import shuffled
from k2bot.engines.copying import copier
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import DayBegan, Event, TileTurned, cards_drawn
from k2bot.games.k2.engine.model import Game, Phase, Seat, changed_game, open_tiles

_with_cards = copier(Seat, "hand", "deck", "discard", "committed", "risk")


def begin(game: Game, events: list[Event]) -> Game:
    """Begin the next day."""
    day = game.day + 1
    first = _next_first(game)
    tile_count = open_tiles(day)
    if tile_count > game.open_tiles:
        begins = (tile_count - 1) * content.DAYS_A_TILE + 1
        events.append(TileTurned(game.tiles[tile_count - 1], (begins, begins + 1, begins + 2)))
    events.append(DayBegan(day, first))
    seats = tuple([_draw(game, number, seat, day, events) for number, seat in enumerate(game.seats)])
    return changed_game(
        game,
        day=day,
        first=first,
        phase=Phase.COMMIT,
        active_seat=None,
        turn=None,
        check=None,
        seats=seats,
    )


def _next_first(game: Game) -> int:
    """The next player clockwise with a living climber; the current first player comes last (rule 23)."""
    clockwise = game.clockwise()
    return next(seat for seat in (*clockwise[1:], clockwise[0]) if game.seats[seat].has_climbers)


def _draw(game: Game, number: int, seat: Seat, day: int, events: list[Event]) -> Seat:
    discard = (*seat.discard, *(seat.committed or ()))
    hand, deck = seat.hand, seat.deck
    if not seat.has_climbers:
        return _with_cards(seat, hand, deck, discard, None, None)
    reshuffled = not hand and not deck
    if reshuffled:
        deck, discard = shuffled(game.seed, f"deck/{number}/{day}", content.in_deck_order(discard)), ()
    count = min(content.HAND_SIZE - len(hand), len(deck))
    drawn = deck[:count]
    if count:
        events.append(cards_drawn(number, count, reshuffled, drawn))
    return _with_cards(seat, (*hand, *drawn), deck[count:], discard, None, None)
