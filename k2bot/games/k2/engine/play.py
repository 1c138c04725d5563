"""The engine's public face: start a game, list decisions, apply actions, resign, score."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

from k2bot.engines.chance import shuffled
from k2bot.engines.copying import maker
from k2bot.engines.errors import IllegalActionError, NotYourTurnError, RuleError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import (
    PITCH,
    Action,
    ChooseDirection,
    EndUse,
    Finish,
    Go,
    Pay,
    Pitch,
    Plan,
    PlannedUse,
    Source,
    StepAction,
    UseCards,
)
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.events import CardsDrawn, DayBegan, EndReason, Event, GameEnded, Resigned
from k2bot.games.k2.engine.model import (
    Decision,
    Game,
    Phase,
    Seat,
    Setup,
)
from k2bot.games.k2.engine.phases import commit, night, risk, turns

_PHASES = {
    Phase.COMMIT: commit,
    Phase.RISK: risk,
    Phase.ACTIONS: turns,
    Phase.CHECK: night,
}
_COMMIT, _OVER = Phase.COMMIT, Phase.OVER
"""Bound once, since every step needs them: in CPython 3.11 the enum lookup takes six times as long."""

_WITHIN_USE = ChooseDirection | Go | Pitch | EndUse


@dataclass(frozen=True, slots=True)
class Step:
    """Result of an input."""

    game: Game
    events: tuple[Event, ...]


_new_step = maker(Step)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a finished game (rules 26 to 29)."""

    reason: EndReason
    winners: tuple[int, ...]
    """Winning seats; in a solo game always the one seat."""
    totals: tuple[int, ...]
    title: str | None
    """In a solo game, the title earned."""


def new_game(setup: Setup, seed: str) -> Game:
    """Set up a game (rules 1 to 5); deterministic: equal arguments give an equal game in every process."""
    return start(setup, seed).game


def start(setup: Setup, seed: str) -> Step:
    """Set up a game, with the events of the setup."""
    tokens = shuffled(seed, "tokens", content.TOKENS)
    first = setup.first if setup.first is not None else shuffled(seed, "first", range(setup.players))[0]
    events: list[Event] = [DayBegan(1, first)]
    seats = []
    for number in range(setup.players):
        cards = shuffled(seed, f"deck/{number}/1", content.DECK)
        hand = cards[: content.HAND_SIZE]
        events.append(CardsDrawn(number, len(hand), reshuffled=False, cards=hand))
        seats.append(Seat(hand=hand, deck=cards[content.HAND_SIZE :], rescue=setup.family))
    game = Game(
        setup=setup,
        seed=seed,
        day=1,
        phase=Phase.COMMIT,
        first=first,
        active_seat=None,
        tiles=_tiles(setup, seed),
        tokens_open=tokens[: content.OPEN_TOKENS],
        tokens_pile=tokens[content.OPEN_TOKENS :],
        seats=tuple(seats),
    )
    return Step(game, tuple(events))


def _tiles(setup: Setup, seed: str) -> tuple[str, ...]:
    """Draw six tiles of the season; avalanche tiles replace two of them at random (rules 2 and 40)."""
    tiles = shuffled(seed, "tiles", [tile.id for tile in content.SEASON_TILES[setup.season]])
    if setup.avalanche:
        avalanches = [tile.id for tile in content.AVALANCHE_TILES[setup.season]]
        tiles = shuffled(seed, "tiles with avalanches", [*sorted(tiles[len(avalanches) :]), *avalanches])
    return tiles


def decisions(game: Game) -> tuple[Decision, ...]:
    """Every open decision; several while cards are committed, none once the game is over."""
    phase = game.phase
    return () if phase is _OVER else _PHASES[phase].open_decisions(game)


def decision_of(game: Game, seat: int) -> Decision | None:
    """A seat's decision: an open one, or the choice of cards it may still change."""
    if game.phase is _COMMIT:
        return commit.decision_of(game, seat)
    for decision in decisions(game):
        if decision.seat == seat:
            return decision
    return None


def as_if_turn_of(game: Game, seat: int) -> Game | None:
    """The game as if it were already the turn of a seat that acts later today; None for other seats."""
    if game.phase is not Phase.ACTIONS or game.active_seat is None or not game.seats[seat].has_climbers:
        return None
    clockwise = game.clockwise()
    if clockwise.index(seat) <= clockwise.index(game.active_seat):
        return None
    return replace(game, active_seat=seat, turn=turns.fresh_turn(game.seats[seat]))


def with_cards(game: Game, seat: int, cards: content.Cards) -> Game:
    """The game as if a seat had committed these cards and acted first today; nobody else's are in it."""
    seats = [replace(other, committed=None) for other in game.seats]
    seats[seat] = owner = replace(game.seats[seat], committed=cards)
    turn = turns.fresh_turn(owner)
    return replace(game, phase=Phase.ACTIONS, seats=tuple(seats), active_seat=seat, turn=turn)


def legal_actions(game: Game, seat: int) -> tuple[Action, ...]:
    """A seat's legal actions, in a fixed order without duplicates; empty if it has no decision.

    A seat that has committed its cards gets the alternatives. A whole turn as a Plan is never listed, but can
    be applied.
    """
    _check_seat(game, seat)
    phase = game.phase
    return () if phase is _OVER else _PHASES[phase].legal(game, seat)


def apply(game: Game, seat: int, action: Action) -> Step:
    """Apply an action. Raises RuleError if it is illegal, leaving the game unchanged."""
    _check_seat(game, seat)
    phase = game.phase
    if phase is _OVER:
        raise NotYourTurnError("over", "the game is over", rule=26, game=game)
    if game.active_seat != seat and decision_of(game, seat) is None:  # the active seat always has a decision
        if not game.seats[seat].has_climbers:
            raise NotYourTurnError("no-climbers", f"seat {seat} has no living climber", rule=7, game=game)
        raise NotYourTurnError("not-awaited", f"seat {seat} is not asked now", rule=11, game=game)
    events: list[Event] = []
    if isinstance(action, Plan):
        return _apply_plan(game, seat, action)
    game = _PHASES[phase].perform(game, seat, action, events)
    return _new_step(proceed(game, events), tuple(events))


def _apply_plan(game: Game, seat: int, plan: Plan) -> Step:
    """Apply a whole turn, step by step."""
    events: list[Event] = []
    game = finish_plan(game, seat, plan, events)
    for source in plan_payment(game, plan):
        game = turns.perform(game, seat, Pay(source), events)
    return Step(proceed(game, events), tuple(events))


def plan_payment(game: Game, plan: Plan) -> tuple[Source, ...]:
    """Sources that pay what is due after a plan's uses: its own, else points, then the climber with more air.

    Raises RuleError if the plan's own payment is impossible (rule 18).
    """
    if plan.payment:
        payment = turns.matching_payment(game, plan.payment)
        if payment is None:
            raise IllegalActionError(
                "cannot-pay",
                f"the token can't be paid with {' '.join(plan.payment)}",
                rule=18,
                game=game,
                source=min(plan.payment, key=turns.SOURCES.index),
            )
        return payment
    seat = game.seats[game.active_seat or 0]
    higher = max(CLIMBER_NAMES, key=lambda name: seat.climber(name).air)
    options = turns.payment_options(game)
    return max(options, key=lambda one: (one.count("points"), _evenness(seat, one), one.count(higher)))


def _evenness(seat: Seat, payment: tuple[Source, ...]) -> int:
    """The lower air of both after paying, so that the climber with more pays first."""
    return min(
        climber.air - payment.count(name) for name, climber in zip(CLIMBER_NAMES, seat.climbers, strict=True)
    )


def finish_plan(game: Game, seat: int, plan: Plan, events: list[Event]) -> Game:
    """Make a plan's uses and finish the turn, up to paying the risk token. Raises RuleError."""
    return turns.perform(begin_plan(game, seat, plan, events), seat, Finish(), events)


def begin_plan(game: Game, seat: int, plan: Plan, events: list[Event]) -> Game:
    """Make a plan's uses without finishing the turn. Raises RuleError.

    A use already begun with single steps is ended first, as soon as possible.
    """
    if game.phase is not Phase.ACTIONS or game.active_seat != seat or game.turn is None:
        raise NotYourTurnError("not-awaited", f"it is not the turn of seat {seat}", rule=11, game=game)
    if game.turn.due is not None:
        raise IllegalActionError("use-open", "a plan begins before the turn is paid for", rule=11, game=game)
    if game.turn.use is not None:
        game = _out_of_use(game, seat, events)
    for use in plan.uses:
        _check_use(game, use)
        for action in use_steps(use):
            game = _step(game, seat, action, events)
        if game.turn is not None and game.turn.use is not None:
            game = _step(game, seat, EndUse(), events)
    return game


def _out_of_use(game: Game, seat: int, events: list[Event]) -> Game:
    """End the open use in the fewest steps; among equals, the first one listed."""
    queue: deque[tuple[StepAction, ...]] = deque([()])
    while True:
        steps, finished, step_events = queue.popleft(), game, list[Event]()
        for action in steps:
            finished = _step(finished, seat, action, step_events)
        if finished.turn is None or finished.turn.use is None:
            events += step_events
            return finished
        listed = [step for step in legal_actions(finished, seat) if isinstance(step, _WITHIN_USE)]
        queue.extend((*steps, step) for step in sorted(listed, key=lambda step: not isinstance(step, EndUse)))


def _check_use(game: Game, use: PlannedUse) -> None:
    """Check what single steps would miss: cards named but not used, and directions without a rope."""
    assert game.turn is not None  # noqa: S101 - a plan is under way
    refused = turns.cards_error(game, game.turn, use.cards)
    if refused is not None:
        raise refused
    if use.route and all(card.is_acclimatization for card in use.cards):
        raise IllegalActionError(
            "no-points", "no card of the use pays for a step or a tent", rule=13, game=game
        )
    ropes = sum(card.is_rope for card in use.cards)
    if len(use.directions) != ropes and (use.route or use.directions):
        raise IllegalActionError(
            "direction-first", f"{len(use.directions)} directions for {ropes} rope cards", rule=13, game=game
        )


def use_steps(use: PlannedUse) -> tuple[StepAction, ...]:
    """A planned use as single steps, without its end: acclimatization cards first, one by one (rule 12)."""
    air = [card for card in use.cards if card.is_acclimatization]
    moving = tuple(card for card in use.cards if not card.is_acclimatization)
    ropes = [card for card in moving if card.is_rope]
    steps: list[StepAction] = [UseCards(use.climber, (card,)) for card in air]
    if moving and use.route:
        steps.append(UseCards(use.climber, moving))
        steps.extend(map(ChooseDirection, ropes, use.directions))
        steps.extend(Pitch() if word == PITCH else Go(word) for word in use.route)
    return tuple(steps)


def _step(game: Game, seat: int, action: StepAction, events: list[Event]) -> Game:
    if game.phase is not Phase.ACTIONS or game.active_seat != seat:
        raise NotYourTurnError("not-awaited", f"the turn is over before {action}", rule=11, game=game)
    return proceed(turns.perform(game, seat, action, events), events)


def proceed(game: Game, events: list[Event]) -> Game:
    """Run automatic steps up to the next open decision or the end of the game."""
    while (phase := game.phase) is not _OVER:
        following = _PHASES[phase].proceed(game, events)
        if following is None:
            break
        game = following
    return game


def resign(game: Game, seat: int, *, last: bool = False) -> Step:
    """Leave the game for good (rule 29). Raises RuleError if the game is over or the seat has left.

    With ``last`` only computers stay: the game ends at once, with the points as they stand.
    """
    _check_seat(game, seat)
    if game.phase is Phase.OVER:
        raise NotYourTurnError("over", "the game is over", rule=29, game=game)
    owner = game.seats[seat]
    if owner.resigned:
        raise NotYourTurnError("resigned", f"seat {seat} has left already", rule=29, game=game)
    events: list[Event] = [Resigned(seat)]
    game = _remove_player(game, seat, events)
    staying = [number for number, other in enumerate(game.seats) if not other.resigned]
    deserted = last and any(game.seats[number].has_climbers for number in staying)
    if len(staying) < 2 or deserted:
        reason: EndReason = "resigned" if len(staying) < 2 else "deserted"
        events.append(GameEnded(reason))
        game = replace(game, phase=Phase.OVER, active_seat=None, turn=None, check=None, reason=reason)
        return Step(game, tuple(events))
    if game.active_seat == seat:
        if game.phase is Phase.RISK:  # continue without a token
            game = turns.begin(game, events)
        elif game.phase is Phase.ACTIONS:
            game = turns.next_turn(game, events)
    return Step(proceed(game, events), tuple(events))


def _remove_player(game: Game, seat: int, events: list[Event]) -> Game:
    """Remove a player's climbers from the board and discard today's cards."""
    fell_from = dict(game.check.fallen) if game.check else {}
    game = night.drop_decisions(game, seat)
    for name in CLIMBER_NAMES:
        space = game.seats[seat].climber(name).space or fell_from.get((seat, name))
        if space is not None:
            game = night.remove_climber(game, (seat, name), space, "resigned", events)
    owner = game.seats[seat]
    return game.with_seat(
        seat,
        replace(owner, committed=None, discard=(*owner.discard, *(owner.committed or ())), resigned=True),
    )


def scores(game: Game) -> tuple[int, ...]:
    """Points by seat: the sum of both markers (rule 27)."""
    return tuple(seat.total for seat in game.seats)


def outcome(game: Game) -> Outcome | None:
    """Result of the game (rules 27 to 29); None while it is in progress."""
    if game.phase is not Phase.OVER:
        return None
    totals = scores(game)
    title = content.solo_title(game.setup.side, game.setup.season, totals[0]) if game.setup.solo else None
    return Outcome(game.reason or "days", game.winners, totals, title)


def _check_seat(game: Game, seat: int) -> None:
    if type(seat) is not int or not 0 <= seat < len(game.seats):
        raise RuleError("no-such-seat", f"there is no seat {seat!r}", rule=1, game=game)
