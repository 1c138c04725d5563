"""Phase 2: who pushes hardest takes a risk token (rules 8 to 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Action, TakeToken
from k2bot.games.k2.engine.errors import IllegalActionError
from k2bot.games.k2.engine.events import CardsRevealed, Event, TokenTaken
from k2bot.games.k2.engine.model import Decision, Game, Phase, changed_game, changed_seat
from k2bot.games.k2.engine.phases import actions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.engine.content import Card


def push(cards: Iterable[Card]) -> int:
    """The sum of rule 8."""
    return sum([card.push for card in cards])


def highest(game: Game) -> int | None:
    """The seat with the strictly highest sum; a lone player always (rule 9)."""
    sums = {seat: push(game.seats[seat].committed or ()) for seat in game.order()}
    top = max(sums.values(), default=0)
    best = [seat for seat, total in sums.items() if total == top]
    return best[0] if len(best) == 1 else None


def reveal(game: Game, events: list[Event]) -> Game:
    """Turn over all chosen cards and begin the phase."""
    order = game.order()
    cards = tuple((seat, game.seats[seat].committed or ()) for seat in order)
    if order:
        sums = tuple((seat, push(chosen)) for seat, chosen in cards)
        events.append(CardsRevealed(cards, sums, highest(game)))
    return changed_game(game, phase=Phase.RISK, turn=None)


def awaited(game: Game) -> tuple[Decision, ...]:
    """The player to take a token."""
    return () if game.turn is None else (Decision(f"{game.day}.token.{game.turn}", game.turn, "token"),)


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """One answer for each different open value."""
    return tuple(map(TakeToken, sorted(set(game.tokens_open)))) if game.turn == seat else ()


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Take a token."""
    if not isinstance(action, TakeToken):
        raise IllegalActionError(
            "not-now", f"a risk token is to be taken, {action} is no answer", rule=9, game=game
        )
    if action.value not in game.tokens_open:
        raise IllegalActionError(
            "no-such-token",
            f"no open token has the value {action.value}",
            rule=9,
            game=game,
            value=action.value,
        )
    return _take(game, seat, action.value, events, asked=True)


def _take(game: Game, seat: int, value: int, events: list[Event], *, asked: bool) -> Game:
    place = game.tokens_open.index(value)
    turned_up = game.tokens_pile[:1]
    events.append(TokenTaken(seat, value, turned_up[0] if turned_up else None, asked=asked))
    game = changed_game(
        game,
        tokens_open=(*game.tokens_open[:place], *turned_up, *game.tokens_open[place + 1 :]),
        tokens_pile=game.tokens_pile[1:],
        seats=game.seats_with(seat, changed_seat(game.seats[seat], risk=value)),
    )
    return actions.begin(game, events)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Ask whoever pushed hardest, unless there is nothing to ask (rules 9 and 10)."""
    if game.turn is not None:
        return None
    seat = highest(game)
    values = set(game.tokens_open)
    if seat is None or not values:
        return actions.begin(game, events)
    if len(values) == 1:
        return _take(game, seat, values.pop(), events, asked=False)
    return changed_game(game, turn=seat)


def void(game: Game, events: list[Event]) -> Game:
    """Go on without a token: who was to take it has left the game (rule 29)."""
    return actions.begin(game, events)
