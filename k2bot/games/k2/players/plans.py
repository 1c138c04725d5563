"""From what a turn comes to, to the plan that does it; every plan is tried on the engine first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Finish, Plan, PlannedUse
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.errors import RuleError
from k2bot.games.k2.engine.phases import actions, payment
from k2bot.games.k2.engine.play import begin_plan
from k2bot.games.k2.engine.terrain import Budget, walks
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.board_tables import NO_TENT, NOWHERE

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import Source
    from k2bot.games.k2.engine.model import Game
    from k2bot.games.k2.players.quick import Look, TurnResult


def plan(game: Game, look: Look, result: TurnResult) -> tuple[TurnResult, Plan] | None:
    """The plan that does this in the game, paid for in the best way; None where the rules forbid it.

    With it comes what it truly leads to: first sight may have let a climber pay that does nothing (rule 18).
    """
    air: list[PlannedUse] = []
    moves: list[PlannedUse] = []
    for which, name in enumerate(CLIMBER_NAMES):
        if look.climbers[which].space == NOWHERE:
            continue
        cards = [pack.KINDS[kind] for kind in result.split[which].cards]
        air.extend(PlannedUse(name, (card,)) for card in cards if card.is_acclimatization and card.up)
        way = _route(game, look, which, result)
        if way is None:
            return None
        if way:
            moving = tuple(card for card in cards if not card.is_acclimatization)
            moves.append(PlannedUse(name, moving, result.split[which].directions, way))
    for order in (moves, moves[::-1]):  # a climber may have to leave before the other one can arrive
        done = _tried(game, look, result, Plan((*air, *order)))
        if done is not None:
            return done
    return None


def can_pay(game: Game, seat: int, done: Plan, wanted: tuple[Source, ...]) -> bool:
    """Whether the risk of a turn can be paid in the way that somebody wants."""
    finished = actions.perform(begin_plan(game, seat, done, []), seat, Finish(), [])
    return bool(wanted) and tuple(sorted(wanted, key=payment.SOURCES.index)) in payment.ways(finished)


def _tried(game: Game, look: Look, result: TurnResult, uses: Plan) -> tuple[TurnResult, Plan] | None:
    """The plan with its payment, and what it leads to; None where the engine refuses it."""
    try:
        after = begin_plan(game, look.seat, uses, [])
    except RuleError:
        return None
    finished = actions.perform(after, look.seat, Finish(), [])
    paid = _best_payment(finished, look, result)
    return _with_levels(look, result, _levels_after(finished, look.seat, paid)), replace(uses, payment=paid)


def _route(game: Game, look: Look, which: int, result: TurnResult) -> tuple[str, ...] | None:
    """The shortest way on which a climber ends as it should; None where there is none."""
    board, climber = look.state.board, look.climbers[which]
    (up, down), movement, _ = result.spendings[which]
    space, top, tent = result.ends[which]
    pitched = None if tent == NO_TENT else board.names[tent]
    end = (board.names[space], pitched, board.points[top])
    ways = walks(
        game.land,
        board.names[climber.space],
        board.points[climber.step],
        Budget(movement, up, down),
        () if pitched is None else (pitched,),
    )
    return next((way for (here, _, _, camp, vp, _), way in ways if (here, camp, vp) == end), None)


def _levels_after(finished: Game, seat: int, paid: tuple[Source, ...]) -> tuple[int, int]:
    one, other = finished.seats[seat].climbers
    return one.level - paid.count("A"), other.level - paid.count("B")


def _with_levels(look: Look, result: TurnResult, levels: tuple[int, int]) -> TurnResult:
    """What the turn comes to with these levels in the end."""
    if levels == result.levels:
        return result
    worth = sum(look.row(which, result.ends[which])[min(levels[which], 12) + 2] for which in (0, 1))
    return result._replace(levels=levels, worth=worth)


def _best_payment(finished: Game, look: Look, result: TurnResult) -> tuple[Source, ...]:
    """The way of paying that leaves the climbers worth most; nothing where there is nothing to pay."""
    ways = payment.ways(finished)
    if len(ways) < 2:
        return ways[0] if ways else ()
    levels = [climber.level for climber in finished.seats[look.seat].climbers]

    def worth(way: tuple[Source, ...]) -> float:
        total = 0.0
        for which, name in enumerate(CLIMBER_NAMES):
            if result.ends[which][0] != NOWHERE:
                level = min(levels[which] - way.count(name), 12)
                total += look.row(which, result.ends[which])[level + 2]
        return total + 1e-6 * way.count("points")

    return max(ways, key=worth)
