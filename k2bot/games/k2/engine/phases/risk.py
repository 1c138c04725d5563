"""Phase 2: the player with the highest sum takes a risk token (rules 8 to 10)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.engines.copying import copier
from k2bot.engines.errors import IllegalActionError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Action, TakeToken
from k2bot.games.k2.engine.events import CardsRevealed, Event, TokenTaken
from k2bot.games.k2.engine.model import BoardState, Decision, Game, Phase, changed_seat
from k2bot.games.k2.engine.phases import turns

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Cards

_with_phase = copier(Game, "phase", "active_seat")
_with_active_seat = copier(Game, "active_seat")
_with_tokens = copier(Game, "tokens_open", "tokens_pile", "seats")


@lru_cache(maxsize=1 << 10)
def push(cards: Cards) -> int:
    """The sum of rule 8."""
    return content.sums(cards).up


def pushes(state: BoardState) -> dict[int, int]:
    """The players' sums, in turn order."""
    return {seat: push(state.seats[seat].committed or ()) for seat in state.order()}


def highest(state: BoardState) -> int | None:
    """The seat with the strictly highest sum; always the player of a solo game (rule 9)."""
    best, top = None, -1
    for seat, total in pushes(state).items():
        if total > top:
            best, top = seat, total
        elif total == top:
            best = None
    return best


def reveal(game: Game, events: list[Event]) -> Game:
    """Reveal all committed cards and begin the phase."""
    seats = game.seats
    cards = tuple([(seat, seats[seat].committed or ()) for seat in game.order()])
    if cards:
        events.append(CardsRevealed(cards, tuple(pushes(game).items()), highest(game)))
    return _with_phase(game, Phase.RISK, None)


def open_decisions(state: BoardState) -> tuple[Decision, ...]:
    """The decision of the player who takes a token."""
    return (
        ()
        if state.active_seat is None
        else (Decision(f"{state.day}.token.{state.active_seat}", state.active_seat, "token"),)
    )


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """One action for each distinct open token."""
    return tuple(map(TakeToken, sorted(set(game.tokens_open)))) if game.active_seat == seat else ()


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
    return _take(game, seat, action.value, events, had_choice=True)


def _take(game: Game, seat: int, value: int, events: list[Event], *, had_choice: bool) -> Game:
    place = game.tokens_open.index(value)
    turned_up = game.tokens_pile[:1]
    events.append(TokenTaken(seat, value, turned_up[0] if turned_up else None, had_choice=had_choice))
    game = _with_tokens(
        game,
        (*game.tokens_open[:place], *turned_up, *game.tokens_open[place + 1 :]),
        game.tokens_pile[1:],
        game.seats_with(seat, changed_seat(game.seats[seat], risk=value)),
    )
    return turns.begin(game, events)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Ask the player with the highest sum, if there is a choice (rules 9 and 10)."""
    if game.active_seat is not None:
        return None
    seat = highest(game)
    values = set(game.tokens_open)
    if seat is None or not values:
        return turns.begin(game, events)
    if len(values) == 1:
        return _take(game, seat, values.pop(), events, had_choice=False)
    return _with_active_seat(game, seat)
