"""Phase 1: everyone secretly commits three cards (rules 6 and 7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from k2bot.engines.copying import copier
from k2bot.engines.errors import IllegalActionError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Action, Commit
from k2bot.games.k2.engine.events import Event, cards_committed
from k2bot.games.k2.engine.model import Decision, Game, Seat, with_seats
from k2bot.games.k2.engine.phases import risk

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Cards

_with_committed = copier(Seat, "hand", "committed")


def open_decisions(game: Game) -> tuple[Decision, ...]:
    """Decisions of the players who have yet to commit."""
    return tuple(
        [
            _decision(game.day, number)
            for number, seat in enumerate(game.seats)
            if seat.committed is None and seat.has_climbers
        ]
    )


def decision_of(game: Game, seat: int) -> Decision | None:
    """A player's decision; committed cards may still be changed if there is an alternative (rule 6)."""
    owner = game.seats[seat]
    can_commit = owner.has_climbers if owner.committed is None else legal(game, seat)
    return _decision(game.day, seat) if can_commit else None


@lru_cache(maxsize=1 << 7)
def _decision(day: int, seat: int) -> Decision:
    return Decision(f"{day}.choose.{seat}", seat, "choose")


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """Every distinct choice of three cards, also for a player who has committed and has an alternative."""
    owner = game.seats[seat]
    if not owner.has_climbers:
        return ()
    choices = _choices(content.in_deck_order(_available_cards(owner)))
    return () if owner.committed is not None and len(choices) < 2 else choices


@lru_cache(maxsize=1 << 13)
def _choices(cards: Cards) -> tuple[Commit, ...]:
    size = min(content.CARDS_A_DAY, len(cards))
    return tuple(map(Commit, dict.fromkeys(combinations(cards, size))))


def _available_cards(seat: Seat) -> Cards:
    return (*seat.hand, *(seat.committed or ()))


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Commit three cards from the hand, or change an earlier choice."""
    if not isinstance(action, Commit):
        raise IllegalActionError("not-now", f"in card selection, {action} is no answer", rule=6, game=game)
    owner = game.seats[seat]
    choosable = _available_cards(owner)
    wanted = min(content.CARDS_A_DAY, len(choosable))
    if len(action.cards) != wanted:
        raise IllegalActionError(
            "card-count",
            f"{wanted} cards are chosen, not {len(action.cards)}",
            rule=6,
            game=game,
            count=wanted,
        )
    rest = list(choosable)
    for card in action.cards:
        if card not in rest:
            raise IllegalActionError(
                "not-in-hand", f"{card} is not (that often) in the hand", rule=6, game=game, card=card
            )
        rest.remove(card)
    events.append(cards_committed(seat, changed=owner.committed is not None))
    return game.with_seat(seat, _with_committed(owner, tuple(rest), action.cards))


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Commit hands without a choice (rule 6); reveal once everyone has committed."""
    waiting = [
        number for number, seat in enumerate(game.seats) if seat.committed is None and seat.has_climbers
    ]
    if not waiting:
        return risk.reveal(game, events)
    forced = [number for number in waiting if len(game.seats[number].hand) <= content.CARDS_A_DAY]
    if not forced:
        return None
    seats = list(game.seats)
    for number in forced:
        events.append(cards_committed(number, forced=True))
        hand = content.in_deck_order(seats[number].hand)
        seats[number] = _with_committed(seats[number], (), hand)
    return with_seats(game, tuple(seats))
