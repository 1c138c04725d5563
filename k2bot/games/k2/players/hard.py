"""The hard level: candidates at first sight, then playouts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine.actions import Commit, Plan, TakeToken
from k2bot.games.k2.players import pack, playout
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.search import Playouts

if TYPE_CHECKING:
    from k2bot.games.k2.players.asked import Asked
    from k2bot.games.k2.players.pack import Hand
    from k2bot.games.k2.players.quick import TurnResult
    from k2bot.games.k2.players.sim_state import SimState

MOST_CHOICES: Final = 8
MOST_TURNS: Final = 8


def choose_cards(asked: Asked) -> Commit:
    """The choice of cards that plays out best."""
    seat = asked.seat

    def begin(table: SimState, cards: Hand) -> None:
        table.players[seat].committed = None
        table.commit(seat, cards)

    ranked = playout.ranked_choices(asked.table, seat, asked.outlook)[:MOST_CHOICES]
    cards = Playouts(asked, begin).best(ranked)
    return Commit(tuple(pack.KINDS[kind] for kind in cards))


def choose_token(asked: Asked) -> TakeToken:
    """The token that plays out best."""
    seat = asked.seat

    def begin(table: SimState, value: int) -> list[int]:
        table.take(seat, value)
        return table.order()

    look = Look(asked.table, seat, asked.outlook)
    values = sorted(set(asked.observation.tokens_open))
    ranked = [(playout.token_worth(asked.table, seat, look, value), value) for value in values]
    return TakeToken(Playouts(asked, begin).best(ranked))


def choose_turn(asked: Asked, turns: list[tuple[TurnResult, Plan]]) -> Plan:
    """The turn that plays out best, of those at hand."""
    seat = asked.seat

    def begin(table: SimState, turn: tuple[TurnResult, Plan]) -> list[int]:
        playout.act(table, seat, turn[0])
        order = table.order()
        return order[order.index(seat) + 1 :]

    _, plan = Playouts(asked, begin).best((turn[0].worth, turn) for turn in turns[:MOST_TURNS])
    return plan
