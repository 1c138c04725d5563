"""From what a turn comes to, to the plan that does it; every plan is tried on the engine first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine.actions import Finish, Plan, PlannedUse
from k2bot.games.k2.engine.errors import RuleError
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.engine.phases import actions, payment
from k2bot.games.k2.engine.play import begin_plan
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.board_arrays import NO_TENT, NOWHERE

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import Direction, Source
    from k2bot.games.k2.engine.model import Game
    from k2bot.games.k2.players.move_table import End, MoveTable
    from k2bot.games.k2.players.pack import Allotment, Spending
    from k2bot.games.k2.players.quick import Look, TurnResult


def plan(game: Game, look: Look, ways: MoveTable, result: TurnResult) -> tuple[TurnResult, Plan] | None:
    """The plan that does this in the game, paid for in the best way; None where the rules forbid it.

    With it comes what it truly leads to: first sight may have let a climber pay that does nothing (rule 18).
    """
    seat = look.seat
    air: list[PlannedUse] = []
    moves: list[PlannedUse] = []
    for which, name in enumerate(CLIMBER_NAMES):
        climber, allotment, spending, end = (
            look.climbers[which],
            result.split[which],
            result.spendings[which],
            result.ends[which],
        )
        if climber.space == NOWHERE:
            continue
        air.extend(
            PlannedUse(name, (card,))
            for card in (pack.KINDS[kind] for kind in allotment.cards)
            if card.is_acclimatization and card.up
        )
        way = route(ways, climber.space, climber.step, spending, end)
        if way is None:
            return None
        if way:
            cards = tuple(
                card for card in (pack.KINDS[kind] for kind in allotment.cards) if not card.is_acclimatization
            )
            moves.append(PlannedUse(name, cards, _directions(allotment), way))
    for order in (moves, moves[::-1]):
        uses = Plan((*air, *order))
        try:
            after = begin_plan(game, seat, uses, [])
        except RuleError:
            continue
        finished = actions.perform(after, seat, Finish(), [])
        paid = _best_payment(finished, look, result)
        return _with_levels(look, result, _levels_after(finished, seat, paid)), replace(uses, payment=paid)
    return None


def _levels_after(finished: Game, seat: int, paid: tuple[Source, ...]) -> tuple[int, int]:
    one, other = finished.seats[seat].climbers
    return one.level - paid.count("A"), other.level - paid.count("B")


def _with_levels(look: Look, result: TurnResult, levels: tuple[int, int]) -> TurnResult:
    """What the turn comes to with these levels in the end."""
    if levels == result.levels:
        return result
    worth = sum(look.row(which, result.ends[which])[min(levels[which], 12) + 2] for which in (0, 1))
    return result._replace(levels=levels, worth=worth)


def _directions(allotment: Allotment) -> tuple[Direction, ...]:
    return tuple("up" if direction == "up" else "down" for direction in allotment.directions)


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


def route(ways: MoveTable, start: int, step: int, spending: Spending, end: End) -> tuple[str, ...] | None:
    """The shortest way that ends so with these points: spaces and ``pitch``; None where there is none."""
    place = ways.board
    (rope_up, rope_down), movement, _ = spending
    first = (start, 0, 0, step, NO_TENT)
    came: dict[tuple[int, int, int, int, int], tuple[str, ...]] = {first: ()}
    todo = [first]
    for state in todo:  # grows while it is read: breadth first
        here, up, down, top, pitched = state
        if (here, top, pitched) == end:
            return came[state]
        following = [
            (
                (
                    space,
                    up + ways.cost[space] * rises,
                    down + ways.cost[space] * (not rises),
                    max(top, place.step[space]),
                    pitched,
                ),
                place.names[space],
            )
            for space, rises in place.ropes[here]
        ]
        if pitched == NO_TENT and here == end[2]:
            following.append(((here, up + ways.cost[here], down, top, here), "pitch"))
        for new, word in following:
            spent = max(0, new[1] - rope_up) + max(0, new[2] - rope_down)
            if spent <= movement and new not in came:
                came[new] = (*came[state], word)
                todo.append(new)
    return None
