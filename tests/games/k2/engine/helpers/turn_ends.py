"""Every end of a turn by the planner's own parts, each with its most economical plan."""

from dataclasses import dataclass, replace

from k2bot.games.k2.engine import CLIMBER_NAMES, Finish, Plan, PlannedUse, planning
from k2bot.games.k2.engine.phases import actions


@dataclass(frozen=True)
class ReachableEnd:
    """One end of the turn: both climbers, the order on the summit, the plan, and the points it leaves."""

    climbers: tuple
    summit: tuple
    plan: Plan
    spare: int


def reachable(game, seat):
    """Every end of the seat's turn. Raises RuleError outside its turn; some have thousands."""
    turn = planning._turn(game, seat)
    start = replace(game, turn_state=replace(turn, actions=()))
    found = {_node(start): (start, ())}
    todo = list(found.values())
    for here, uses in todo:  # the list grows during iteration: breadth-first search
        for new, use in _next_uses(here, seat):
            if _node(new) not in found:
                found[_node(new)] = (new, (*uses, use))
                todo.append((new, (*uses, use)))
    best = {}
    for here, uses in found.values():
        for reached in _ends_of_turn(here, seat, uses):
            known = best.get((reached.climbers, reached.summit))
            if known is None or reached.spare > known.spare:
                best[reached.climbers, reached.summit] = reached
    return tuple(best.values())


def _node(game):
    """Key of a turn in progress: everything that decides its possible results."""
    turn, seat = game.turn_state, game.seats[game.turn]
    return seat.climbers, turn.unused, game.summit, turn.active, min(turn.spare, seat.risk or 0)


def _next_uses(game, seat):
    turn = planning._turn(game, seat)
    for name in CLIMBER_NAMES:
        climber = game.seats[seat].climber(name)
        if not climber.alive:
            continue
        for card in sorted({card for card in turn.unused if card.is_acclimatization and card.up}):
            gained = game.with_climber((seat, name), replace(climber, level=climber.level + card.up))
            unused, active = actions.without(turn.unused, (card,)), actions.active(turn, name)
            rest = replace(turn, unused=unused, active=active)
            yield replace(gained, turn_state=rest), PlannedUse(name, (card,))
        for use, end in planning._uses(game, (seat, name), turn.unused):
            yield planning._used(game, (seat, name), use, end), use


def _ends_of_turn(game, seat, uses):
    finished = actions.perform(game, seat, Finish(), [])
    turn = planning._turn(game, seat)
    points = turn.spare + sum(card.unused_points for card in turn.unused)
    for sources in actions.payment_ways(finished):
        one, other = finished.seats[seat].climbers
        climbers = (
            replace(one, level=one.level - sources.count("A")),
            replace(other, level=other.level - sources.count("B")),
        )
        yield ReachableEnd(climbers, game.summit, Plan(uses, sources), points - sources.count("points"))
