"""Possible results of a turn, for planners, computer players and hints.

``preview`` evaluates a plan in progress and lists the results of one more use, as observations and plain
values: it reveals no more than the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from k2bot.engines.errors import IllegalActionError, NotYourTurnError
from k2bot.games.k2.engine.actions import DIRECTIONS, PITCH, Finish, Plan, PlannedUse, Source
from k2bot.games.k2.engine.content import CLIMBER_NAMES, Board, Cards, ClimberKey, ClimberName
from k2bot.games.k2.engine.model import (
    Climber,
    Game,
    Phase,
    Turn,
)
from k2bot.games.k2.engine.phases import night, turns
from k2bot.games.k2.engine.play import begin_plan, plan_payment
from k2bot.games.k2.engine.terrain import CardPoints, Terrain, card_points, routes, terrain_under
from k2bot.games.k2.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.games.k2.engine.events import Checked, Event


@dataclass(frozen=True, slots=True)
class Destination:
    """A possible end of one more use, with the use that leaves the most points for climbing."""

    climber: ClimberName
    use: PlannedUse
    space: str
    """Space where it ends."""
    pitched: str | None
    """Space where the tent is pitched on the route."""
    altitude: int
    vp: int
    """The climber's marker afterwards."""
    cost: int
    spare: int
    """Points of the use's cards left over."""
    air_tonight: int
    """The climber's air after paying for risk and tonight's check."""
    dies: bool
    """Whether the climber would die in that check (rule 21)."""
    paid: tuple[Source, ...]
    """Payment of the risk if the turn ends after this use and that takes air; else empty."""

    @property
    def payers(self) -> tuple[Source, ...]:
        """The climber of each level of air that paying for risk takes."""
        return tuple(source for source in self.paid if source != "points")

    @property
    def air_paid(self) -> int:
        """Air that paying for risk costs both climbers together, if the turn ends after this use."""
        return len(self.payers)


def turning_point(board: Board, destination: Destination) -> str | None:
    """The highest space passed, if the climber ends on one worth fewer points than its marker shows then."""
    spaces = board.by_id
    if destination.vp <= spaces[destination.space].vp:
        return None
    return max(filter(spaces.get, destination.use.route), key=lambda space: spaces[space].vp, default=None)


@dataclass(frozen=True, slots=True)
class Preview:
    """A turn as planned so far."""

    observation: Observation
    """Observation after the plan's uses."""
    events: tuple[Event, ...]
    """Events of these uses."""
    unused: Cards
    destinations: tuple[Destination, ...]
    """Results of one more use, most useful first."""
    blocked: tuple[tuple[ClimberName, str], ...]
    """Climbers with spaces where one more use could end if they were not full (rule 16)."""
    owed: int
    """Value of today's risk token; 0 for none."""
    due: int
    """Risk points to pay at the end of the turn as planned."""
    payments: tuple[tuple[Source, ...], ...]
    """Possible payments that leave different air."""
    payment: tuple[Source, ...]
    """Payment of the plan; the default one if the plan's own is no longer possible."""
    settled: Observation
    """Observation after paying, before the turn ends."""
    night_checks: tuple[Checked, ...]
    """Tonight's check of the seat's living climbers, if the turn ended now."""

    @property
    def dying(self) -> tuple[ClimberName, ...]:
        """Climbers that would die tonight."""
        return tuple(line.climber[1] for line in self.night_checks if line.dies)

    @property
    def sliding(self) -> tuple[ClimberName, ...]:
        """Climbers that an avalanche would carry down tonight, alive."""
        return tuple(line.climber[1] for line in self.night_checks if line.slides)


class _UseEnd(NamedTuple):
    """One end state of a use."""

    space: str
    pitched: str | None
    vp: int
    cost: int


# ------------------------------------------------------------------------------------- one turn, planned


def preview(game: Game, seat: int, plan: Plan) -> Preview:
    """Evaluate a plan from the seat's turn on. Raises RuleError if the plan is illegal."""
    events: list[Event] = []
    after = begin_plan(game, seat, plan, events)
    turn = _turn(after, seat)
    settled, options, paid = _settle(after, seat, plan)
    return Preview(
        observation=observe(after, seat),
        events=tuple(events),
        unused=turn.unused,
        destinations=tuple(sorted(_destinations(after, seat), key=_usefulness)),
        blocked=tuple(sorted(_blocked(after, seat))),
        owed=after.seats[seat].risk or 0,
        due=len(paid),
        payments=options,
        payment=paid,
        settled=observe(settled, seat),
        night_checks=_night_checks(settled, seat),
    )


def _turn(game: Game, seat: int) -> Turn:
    turn = game.turn
    if game.phase is not Phase.ACTIONS or game.active_seat != seat or turn is None:
        raise NotYourTurnError("not-awaited", f"it is not the turn of seat {seat}", rule=11, game=game)
    if turn.use is not None or turn.due is not None:
        raise IllegalActionError("use-open", "planning begins between two uses", rule=11, game=game)
    return turn


def _settle(
    game: Game, seat: int, plan: Plan
) -> tuple[Game, tuple[tuple[Source, ...], ...], tuple[Source, ...]]:
    """Pay for risk without ending the turn; returns the game, the possible payments, and the one made."""
    game = turns.perform(game, seat, Finish(), [])
    options = turns.payment_options(game)
    payment = turns.matching_payment(game, plan.payment) or ()
    paid = plan_payment(game, replace(plan, payment=payment))
    for source in paid:
        game = turns.pay(game, source)
    return game, options, paid


def _night_checks(game: Game, seat: int) -> tuple[Checked, ...]:
    owner = game.seats[seat]
    return tuple(
        night.check_climber(game, (seat, name)) for name in CLIMBER_NAMES if owner.climber(name).on_board
    )


def _destinations(game: Game, seat: int) -> Iterator[Destination]:
    """One destination for each combination of space, tent and marker, with its most economical use.

    Most points for climbing are left, then most points: a rope used downwards could have led up, too.
    """
    turn = _turn(game, seat)
    for name in CLIMBER_NAMES:
        climber = game.seats[seat].climber(name)
        if not climber.on_board:
            continue
        best: dict[tuple[str, str | None, int], tuple[tuple[int, ...], PlannedUse, _UseEnd]] = {}
        for use, end in _uses(game, (seat, name), turn.unused):
            climbing, most = sum(card.up for card in use.cards), sum(card.unused_points for card in use.cards)
            spent = (climbing, most, len(use.cards), end.cost, len(use.route))
            key = (end.space, end.pitched, end.vp)
            if key not in best or spent < best[key][0]:
                best[key] = (spent, use, end)
        for _, use, end in best.values():
            yield _destination(game, (seat, name), use, end)


def _destination(game: Game, key: ClimberKey, use: PlannedUse, end: _UseEnd) -> Destination:
    space = game.board.by_id[end.space]
    spare = card_points(use.cards, use.directions).total - end.cost
    after = _at_end(game, key, end)
    paid: tuple[Source, ...] = ()
    if (game.seats[key[0]].risk or 0) > spare + _unused_points(game, key[0], use):  # air has to pay too
        after, _, paid = _settle(begin_plan(game, key[0], Plan((use,)), []), key[0], Plan())
    check = night.check_climber(after, key)
    return Destination(
        climber=key[1],
        use=use,
        space=end.space,
        pitched=end.pitched,
        altitude=space.altitude,
        vp=end.vp,
        cost=end.cost,
        spare=spare,
        air_tonight=check.after,
        dies=check.dies,
        paid=paid,
    )


def _blocked(game: Game, seat: int) -> set[tuple[ClimberName, str]]:
    """Full spaces each climber could reach with all remaining cards."""
    cards = tuple(card for card in _turn(game, seat).unused if not card.is_acclimatization)
    return {
        (name, space)
        for name in CLIMBER_NAMES
        if (start := game.seats[seat].climber(name).space) is not None
        and (full := game.full_spaces((seat, name)))
        for space in full & _reachable_spaces(game.terrain, start, cards).keys()
        if space != start
    }


def in_reach(seen: Observation, seat: int) -> dict[tuple[ClimberName, str], int]:
    """Lowest cost of the spaces where all cards that a seat has revealed today can take one of its climbers.

    Without the space where it is, and without full ones (rules 14 to 16). Both climbers share the cards.
    """
    owner, terrain = seen.seats[seat], terrain_under(seen.board.side, seen.weather)
    cards = tuple(card for card in owner.committed or () if not card.is_acclimatization)
    return {
        (name, space): cost
        for name in CLIMBER_NAMES
        if (start := owner.climber(name).space) is not None
        for space, cost in _reachable_spaces(terrain, start, cards).items()
        if space != start and seen.room_left(space) != 0
    }


@lru_cache(maxsize=128)
def _reachable_spaces(terrain: Terrain, start: str, cards: Cards) -> Mapping[str, int]:
    """Every space on a route that these cards pay for, with the cost of its cheapest route."""
    costs: dict[str, int] = {}
    for directions in product(DIRECTIONS, repeat=sum(card.is_rope for card in cards)):
        for (space, up, down, *_), _ in routes(terrain, start, 0, card_points(cards, directions), ()):
            costs[space] = min(costs.get(space, up + down), up + down)
    return MappingProxyType(costs)


def _unused_points(game: Game, seat: int, use: PlannedUse) -> int:
    """Points that pay for risk before air does: left over from earlier uses, or of cards not in this use."""
    turn = _turn(game, seat)
    spent = sum(card.unused_points for card in use.cards)
    return turn.spare + sum(card.unused_points for card in turn.unused) - spent


def _usefulness(destination: Destination) -> tuple[int, ...]:
    """Sort key: survivors first, then high, cheap, and without a tent before with one."""
    return (
        destination.dies,
        -destination.vp,
        -destination.altitude,
        destination.pitched is not None,
        destination.pitched != destination.space,
        destination.cost,
        destination.climber == "B",
    )


# ------------------------------------------------------------------------------------- one use


def _uses(game: Game, key: ClimberKey, unused: Cards) -> Iterator[tuple[PlannedUse, _UseEnd]]:
    """Every use of movement and rope cards by a climber, with each of its end states."""
    climber = game.climber(key)
    terrain, full = game.terrain, game.full_spaces(key)
    for cards in turns.use_sets(unused):
        for directions in product(DIRECTIONS, repeat=sum(card.is_rope for card in cards)):
            points = card_points(cards, directions)
            ends = _ends(terrain, climber, points, full)
            for end, route in ends.items():
                yield PlannedUse(key[1], cards, directions, route), end


def _ends(
    terrain: Terrain, climber: Climber, points: CardPoints, full: frozenset[str]
) -> dict[_UseEnd, tuple[str, ...]]:
    """End states of a use with these points, each with its shortest route (rules 14 to 17)."""
    assert climber.space is not None  # noqa: S101 - only the living move
    ends: dict[_UseEnd, tuple[str, ...]] = {}
    tents = terrain.tent if climber.tent is None else ()
    for (space, up, down, pitched, vp), route in routes(terrain, climber.space, climber.vp, points, tents):
        moved = any(word != PITCH for word in route)
        if route and not (moved and space in full):
            ends.setdefault(_UseEnd(space, pitched, vp, up + down), route)
    return ends


def _at_end(game: Game, key: ClimberKey, end: _UseEnd) -> Game:
    climber = game.climber(key)
    return game.with_climber(
        key, replace(climber, space=end.space, vp=end.vp, tent=end.pitched or climber.tent)
    )
