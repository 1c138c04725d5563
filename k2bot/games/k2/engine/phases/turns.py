"""Phase 3: the players act in turn on the mountain (rules 11 to 19).

A turn is played step by step. ``perform`` accepts exactly the steps that ``legal`` lists: those without a
``_*_error``, and the uses that ``_can_begin``. ``_refusal_of`` explains why another isn't legal. Lists are
cached by everything they depend on, since the same few situations recur.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.engines.copying import copier
from k2bot.engines.errors import IllegalActionError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import (
    DIRECTIONS,
    Action,
    ChooseDirection,
    Direction,
    EndUse,
    Finish,
    Go,
    Pay,
    Pitch,
    Source,
    UseCards,
)
from k2bot.games.k2.engine.events import (
    Event,
    RiskPaid,
    TentPitched,
    acclimatized,
    cards_used,
    stepped,
    turn_began,
    turn_ended,
)
from k2bot.games.k2.engine.model import (
    Climber,
    Decision,
    Game,
    Phase,
    Seat,
    Turn,
    Use,
    changed_climber,
    changed_game,
    changed_turn,
    changed_use,
    keep_last,
    new_turn,
    new_use,
    with_climbers,
    with_turn,
)
from k2bot.games.k2.engine.terrain import CardPoints, Cost, Terrain, can_end, card_points, minimum_costs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.content import (
        Card,
        Cards,
        ClimberKey,
        ClimberName,
    )


_ACTIONS, _CHECK = Phase.ACTIONS, Phase.CHECK

# Specialised copiers that change these fields.
_with_turn_of = copier(Game, "phase", "active_seat", "turn")
_with_seats_and_turn = copier(Game, "seats", "turn")
_with_use = copier(Turn, "unused", "use", "actions")
_with_progress = copier(Turn, "use", "active", "actions")
_with_use_ended = copier(Turn, "use", "spare", "active", "actions")
_with_points_due = copier(Turn, "due", "actions")
_with_actions = copier(Turn, "actions")
_with_route = copier(Use, "route", "cost_up", "cost_down")
_with_space = copier(Climber, "space", "vp")


# ------------------------------------------------------------------------------------- turns


def begin(game: Game, events: list[Event]) -> Game:
    """Begin the phase with the first player's turn."""
    return _begin_turn(game, game.clockwise(), events)


def next_turn(game: Game, events: list[Event]) -> Game:
    """Move on to the next player clockwise who has not acted, or to the check after the last one."""
    assert game.active_seat is not None  # noqa: S101 - in this phase it is always somebody's turn
    clockwise = game.clockwise()
    return _begin_turn(game, clockwise[clockwise.index(game.active_seat) + 1 :], events)


def _begin_turn(game: Game, seats: tuple[int, ...], events: list[Event]) -> Game:
    """Begin the turn of the first of these seats that takes part (rule 7), else the check."""
    for seat in seats:
        owner = game.seats[seat]
        if owner.has_climbers:
            events.append(turn_began(seat))
            return _with_turn_of(game, _ACTIONS, seat, fresh_turn(owner))
    return _with_turn_of(game, _CHECK, None, None)


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return new_turn(_in_order(seat.committed or ()))


_in_order = lru_cache(maxsize=1 << 10)(content.in_deck_order)


def open_decisions(game: Game) -> tuple[Decision, ...]:
    """The active player's decision."""
    turn = game.turn
    if game.active_seat is None or turn is None:
        return ()
    kind: Literal["turn", "pay"] = "turn" if turn.due is None else "pay"
    climber = turn.use.climber if turn.use else None
    return _decision(game.day, kind, game.active_seat, len(turn.actions), climber)


@lru_cache(maxsize=1 << 12)
def _decision(
    day: int, kind: Literal["turn", "pay"], seat: int, step: int, climber: ClimberName | None
) -> tuple[Decision]:
    return (Decision(f"{day}.{kind}.{seat}.{step}", seat, kind, climber),)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Pay where there is no choice; the turn ends once all is paid."""
    turn = game.turn
    return None if turn is None or turn.due is None else _settle_without_choice(game, events)


# ------------------------------------------------------------------------------------- effects of actions


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Apply one step of the turn."""
    turn = game.turn
    assert turn is not None and game.active_seat == seat  # noqa: S101, PT018 - play.apply asks only seats with a pending decision
    if action not in _legal_steps(game, turn):
        raise _refusal_of(game, turn, action)
    match action:
        case UseCards():
            return _begin_use(game, turn, action, events)
        case Go():
            return _step(game, turn, action, events)
        case EndUse():
            return _end_use(game, turn, action)
        case Finish():
            due = points_due(game, turn)
            return with_turn(game, _with_points_due(turn, due, (*turn.actions, action)))
        case Pitch():
            return _pitch(game, turn, action, events)
        case ChooseDirection():
            return _choose_direction(game, turn, action, events)
        case Pay():
            return pay(with_turn(game, _with_actions(turn, (*turn.actions, action))), action.source)
        case _:
            raise AssertionError(action)


def _begin_use(game: Game, turn: Turn, action: UseCards, events: list[Event]) -> Game:
    name, cards = action.climber, action.cards
    key = (_seat(game), name)
    rest, actions = remove_cards(turn.unused, cards), (*turn.actions, action)
    if not cards[0].is_acclimatization:
        if not ropes_among(cards):
            events.append(cards_used(key, cards, ()))
        return with_turn(game, _with_use(turn, rest, new_use(name, cards), actions))
    gain = cards[0].up
    climber = _climber(game, name)
    air = climber.air + gain
    events.append(acclimatized(key, cards, air))
    if not gain:
        return with_turn(game, _with_use(turn, rest, None, actions))
    turn = changed_turn(turn, unused=rest, active=active_after(turn, name), actions=actions)
    return _copy(game, key, changed_climber(climber, air=air), turn)


def _choose_direction(game: Game, turn: Turn, action: ChooseDirection, events: list[Event]) -> Game:
    assert turn.use is not None  # noqa: S101 - only such steps are listed
    use = new_use(turn.use.climber, turn.use.cards, (*turn.use.directions, action.direction))
    if next_rope(use) is None:
        events.append(cards_used((_seat(game), use.climber), use.cards, use.directions))
    return with_turn(game, changed_turn(turn, use=use, actions=(*turn.actions, action)))


def _step(game: Game, turn: Turn, action: Go, events: list[Event]) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - only such steps are listed
    climber, key = _climber(game, use.climber), (_seat(game), use.climber)
    start, goal = _space_of(game, use), action.space
    step = game.terrain.step_between[start, goal]
    place = None
    if goal == content.SUMMIT and key not in game.summit:
        game = changed_game(game, summit=(*game.summit, key))
        place = len(game.summit)
    vp = max(climber.vp, step.vp)
    events.append(stepped(key, start, goal, step.cost, vp, place))
    use = _with_route(use, (*use.route, goal), *step.costs_after(use.cost_up, use.cost_down))
    return _finish_step(game, turn, action, use, _with_space(climber, goal, vp))


def _pitch(game: Game, turn: Turn, action: Pitch, events: list[Event]) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - only such steps are listed
    space = _space_of(game, use)
    cost = game.terrain.tent[space]
    events.append(TentPitched((_seat(game), use.climber), space, cost))
    use = changed_use(use, pitched=True, cost_up=use.cost_up + cost)
    return _finish_step(game, turn, action, use, changed_climber(_climber(game, use.climber), tent=space))


def _finish_step(game: Game, turn: Turn, action: Go | Pitch, use: Use, climber: Climber) -> Game:
    """The game after a step or a tent; ends the use if nothing else is possible in it."""
    assert climber.space is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    key = (_seat(game), use.climber)
    moved, actions = active_after(turn, use.climber), (*turn.actions, action)
    left = points_left(use)
    ended = _with_use_ended(turn, None, turn.spare + left, moved, actions)
    if left < game.terrain.cheapest_move[climber.space]:
        return _copy(game, key, climber, ended)
    game = _copy(game, key, climber, _with_progress(turn, use, moved, actions))
    following = legal(game, key[0])
    return with_turn(game, ended) if len(following) == 1 and isinstance(following[0], EndUse) else game


def _end_use(game: Game, turn: Turn, action: EndUse) -> Game:
    assert turn.use is not None  # noqa: S101 - only an open use is closed
    spare = turn.spare + points_left(turn.use)
    return with_turn(game, _with_use_ended(turn, None, spare, turn.active, (*turn.actions, action)))


def _copy(game: Game, key: ClimberKey, climber: Climber, turn: Turn) -> Game:
    """A copy with this climber and this turn."""
    seat = game.seats[key[0]]
    pair = seat.pair_with(key[1], climber)
    return _with_seats_and_turn(game, game.seats_with(key[0], with_climbers(seat, pair)), turn)


def active_after(turn: Turn, name: ClimberName) -> tuple[bool, bool]:
    """Whether A and B have done anything that lets their air pay, now that this climber has (rule 18)."""
    return turn.active[0] or name == "A", turn.active[1] or name == "B"


# ------------------------------------------------------------------------------------- the end of a turn


def _settle_without_choice(game: Game, events: list[Event]) -> Game | None:
    """Pay if all payments have the same result, and end the turn."""
    turn = game.turn
    assert turn is not None  # noqa: S101 - a turn is being ended
    if turn.due:
        options = payment_options(game)
        if len(options) > 1:
            return None
        for source in options[0]:
            game = pay(game, source)
        assert game.turn is not None  # noqa: S101 - paying does not end the turn
        turn = game.turn
    seat = _seat(game)
    value = game.seats[seat].risk
    if value is not None:
        paid = turn.paid
        air = (paid.count("A"), paid.count("B"))
        events.append(RiskPaid(seat, value, paid.count("points"), air, value - len(paid)))
    events.append(turn_ended(seat, turn.unused))
    return next_turn(game, events)


# ------------------------------------------------------------------------------------------ paying (rule 18)

SOURCES: tuple[Source, Source, Source] = ("points", "A", "B")


def points_due(game: Game, turn: Turn) -> int:
    """How much of today's token can be, and therefore must be, paid after all uses."""
    risk = game.seats[_seat(game)].risk
    return min(risk, sum(_payable(game, turn, source) for source in SOURCES)) if risk else 0


def payment_options(game: Game) -> tuple[tuple[Source, ...], ...]:
    """Payments of what is due that leave different air: points first, then A's, then B's."""
    turn = game.turn
    if turn is None or turn.due is None:
        return ()
    points, a, b = (_payable(game, turn, source) for source in SOURCES)
    return tuple(
        sources(turn.due - by_a - by_b, by_a, by_b)
        for by_a in range(min(a, turn.due) + 1)
        for by_b in range(min(b, turn.due - by_a) + 1)
        if turn.due - by_a - by_b <= points
    )


def matching_payment(game: Game, payment: tuple[Source, ...]) -> tuple[Source, ...] | None:
    """The payment of what is due with just these sources, in any order; None if there is none."""
    sorted_payment = tuple(sorted(payment, key=SOURCES.index))
    return sorted_payment if sorted_payment in payment_options(game) else None


def sources(*counts: int) -> tuple[Source, ...]:
    """As many sources as the counts of ``SOURCES`` say."""
    return tuple(source for source, count in zip(SOURCES, counts, strict=True) for _ in range(count))


def pay(game: Game, source: Source) -> Game:
    """Pay one of the points due, without ending the turn."""
    turn = game.turn
    assert turn is not None and turn.due  # noqa: S101, PT018 - only while payment is due
    if source != "points":
        climber = game.seats[_seat(game)].climber(source)
        game = game.with_climber(
            (game.active_seat or 0, source), changed_climber(climber, air=climber.air - 1)
        )
    return changed_game(game, turn=changed_turn(turn, due=turn.due - 1, paid=(*turn.paid, source)))


def _payable(game: Game, turn: Turn, source: Source) -> int:
    if source == "points":
        unused = sum(card.unused_points for card in turn.unused)
        return turn.spare + unused - turn.paid.count("points")
    climber = game.seats[_seat(game)].climber(source)
    return climber.air if turn.active[source == "B"] and climber.on_board else 0


# ---------------------------------------------------------------- legal actions (rules 11 to 18)

_FINISH = Finish()
_ONLY_FINISH = (_FINISH,)
_NOWHERE: frozenset[str] = frozenset()
_PAYMENTS = tuple(map(Pay, SOURCES))


Surroundings: TypeAlias = tuple[Terrain, str, bool, frozenset[str]]
"""Everything about a climber's surroundings that decides what it can do with given points.

The terrain, its space, whether it still carries its tent, and the full spaces if one is close enough to
matter for the next step.
"""


# ------------------------------------------------------------------------------------- lists of legal actions


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """Legal next steps of the turn, in a fixed order."""
    turn = game.turn
    return _legal_steps(game, turn) if game.active_seat == seat and turn is not None else ()


@keep_last
def _legal_steps(game: Game, turn: Turn) -> tuple[Action, ...]:
    if turn.due is not None:
        return tuple([action for action in _PAYMENTS if _payment_error(game, turn, action) is None])
    if turn.use is not None:
        return _next_steps(game, turn.use)
    if not turn.unused:
        return _ONLY_FINISH
    one, other = game.seats[_seat(game)].climbers
    return (*_openings(game, turn, "A", one), *_openings(game, turn, "B", other), _FINISH)


def _openings(game: Game, turn: Turn, name: ClimberName, climber: Climber) -> tuple[UseCards, ...]:
    """Uses that can begin for a climber."""
    if climber.space is None:
        return ()
    return _opening_uses(name, turn.unused, minimum_costs(*_surroundings(game, name, climber)))


@lru_cache(maxsize=1 << 13)
def _opening_uses(name: ClimberName, unused: Cards, least: tuple[Cost, ...]) -> tuple[UseCards, ...]:
    air = content.in_deck_order({card for card in unused if card.is_acclimatization})
    moving = [cards for cards in use_sets(unused) if _can_begin(least, cards, ())]
    return tuple(UseCards(name, cards) for cards in (*((card,) for card in air), *moving))


def _next_steps(game: Game, use: Use) -> tuple[Action, ...]:
    """Legal next steps of the use in progress."""
    rope = next_rope(use)
    # Once all directions are chosen, only the points left matter, not the cards they came from.
    points = (use.cards, use.directions) if rope else _unspent_points(use)
    known = (
        points,
        not use.route,
        use.pitched,
        _surroundings(game, use.climber, _climber(game, use.climber)),
    )
    steps = _STEPS.get(known)
    if steps is None:
        if len(_STEPS) >= _MOST_STEPS:
            _STEPS.clear()
        steps = tuple(
            [action for action in _steps(game, use) if _error_within_use(game, use, action) is None]
        )
        _STEPS[known] = steps
    return steps


def points_left(use: Use) -> int:
    """Unspent points of a use, of all kinds."""
    return card_points(use.cards, use.directions).total - use.cost_up - use.cost_down


def _unspent_points(use: Use) -> tuple[int, int, int]:
    """Unspent points of a use: movement, rope up, rope down."""
    points = card_points(use.cards, use.directions)
    movement, up, down = points.movement, points.up - use.cost_up, points.down - use.cost_down
    if up < 0:
        movement, up = movement + up, 0
    if down < 0:
        movement, down = movement + down, 0
    return movement, up, down


_STEPS: dict[tuple[object, ...], tuple[Action, ...]] = {}
_MOST_STEPS = 1 << 15


def _surroundings(game: Game, name: ClimberName, climber: Climber) -> Surroundings:
    space, terrain = climber.space, game.terrain
    assert space is not None  # noqa: S101 - only the living make uses
    full = game.full_spaces((_seat(game), name))
    if full and full.isdisjoint(terrain.neighbourhood[space]):
        full = _NOWHERE
    return terrain, space, climber.tent is None, full


def _steps(game: Game, use: Use) -> Iterator[Action]:
    if (rope := next_rope(use)) is not None:
        for direction in DIRECTIONS:
            yield ChooseDirection(rope, direction)
    else:
        for step in game.terrain.steps_from[_space_of(game, use)]:
            yield Go(step.space)
        yield Pitch()
        yield EndUse()


@lru_cache(maxsize=1 << 10)
def use_sets(unused: Cards) -> tuple[Cards, ...]:
    """Every distinct subset of the movement and rope cards, smallest first."""
    moving = [card for card in unused if not card.is_acclimatization]
    return tuple(
        dict.fromkeys(cards for size in range(1, len(moving) + 1) for cards in combinations(moving, size))
    )


# ------------------------------------------------------------------------------------- refusals


def _refusal_of(game: Game, turn: Turn, action: Action) -> IllegalActionError:
    """Why a step that isn't listed is illegal."""
    if turn.due is None and turn.use is None:
        return _opening_refusal(game, turn, action)
    error = _error_within_use(game, turn.use, action) if turn.use else _payment_error(game, turn, action)
    assert error is not None  # noqa: S101 - otherwise it would be listed
    return error


def _error_within_use(game: Game, use: Use, action: Action) -> IllegalActionError | None:
    rope = next_rope(use)
    if rope is not None:
        return _direction_error(game, use, rope, action)
    if isinstance(action, Go):
        return _step_error(game, use, action)
    if isinstance(action, Pitch):
        return _tent_error(game, use)
    if isinstance(action, EndUse):
        return _end_error(game, use)
    return _refusal(game, "use-open", "a use is under way: go on, pitch or stop first", 11)


def _refusal(game: Game, code: str, message: str, rule: int, **facts: object) -> IllegalActionError:
    return IllegalActionError(code, message, rule=rule, game=game, **facts)


def cards_error(game: Game, turn: Turn, cards: Cards) -> IllegalActionError | None:
    """Why these cards can't be used together; None if they are unused ones."""
    rest = list(turn.unused)
    for card in cards:
        if card not in rest:
            return _refusal(game, "card-used", f"{card} is not among today's unused cards", 11, card=card)
        rest.remove(card)
    return None if cards else _refusal(game, "no-cards", "a use takes at least one card", 11)


def _opening_refusal(game: Game, turn: Turn, action: Action) -> IllegalActionError:
    if not isinstance(action, UseCards):
        return _refusal(game, "no-use", "first take cards for a climber, or finish", 11)
    name, cards = action.climber, action.cards
    refused = cards_error(game, turn, cards)
    if refused is not None:
        return refused
    if not _climber(game, name).on_board:
        return _refusal(game, "climber-dead", f"climber {name} is dead", 11, climber=name)
    if any(card.is_acclimatization for card in cards):
        return _refusal(game, "air-alone", "step by step, acclimatization cards are used one by one", 12)
    message = f"climber {name} can neither step nor pitch with these cards"
    return _refusal(game, "use-does-nothing", message, 11)


def _direction_error(game: Game, use: Use, rope: Card, action: Action) -> IllegalActionError | None:
    if not isinstance(action, ChooseDirection) or action.card != rope:
        return _refusal(game, "direction-first", f"first choose the direction of {rope}", 13, card=rope)
    if action.direction not in DIRECTIONS:
        return _refusal(game, "no-direction", f"a rope leads up or down, not {action.direction}", 13)
    least = minimum_costs(*_surroundings(game, use.climber, _climber(game, use.climber)))
    if not _can_begin(least, use.cards, (*use.directions, action.direction)):
        return _refusal(
            game,
            "use-does-nothing",
            f"with {rope} {action.direction} climber {use.climber} can neither step nor pitch",
            13,
        )
    return None


def _step_error(game: Game, use: Use, action: Go) -> IllegalActionError | None:
    start = _space_of(game, use)
    step = game.terrain.step_between.get((start, action.space))
    if step is None:
        return _refusal(
            game, "not-joined", f"no rope leads from {start} to {action.space}", 14, space=action.space
        )
    up, down = step.costs_after(use.cost_up, use.cost_down)
    points = card_points(use.cards, use.directions)
    if not points.affords(up, down):
        return _refusal(
            game,
            "too-expensive",
            f"{action.space} costs {step.cost} more",
            14,
            space=action.space,
            cost=step.cost,
        )
    if not _can_end(game, use.climber, points, step.space, (up, down)):
        return _refusal(
            game, "full", f"{action.space} is full, and no way on can be paid", 16, space=action.space
        )
    return None


def _tent_error(game: Game, use: Use) -> IllegalActionError | None:
    if _climber(game, use.climber).tent is not None:
        return _refusal(game, "tent-pitched", f"climber {use.climber} has pitched its tent already", 15)
    space = _space_of(game, use)
    cost = game.terrain.tent[space]
    points = card_points(use.cards, use.directions)
    spent = (use.cost_up + cost, use.cost_down)
    if not points.affords(*spent):
        return _refusal(
            game, "tent-too-expensive", f"a tent on {space} costs {cost} more", 15, space=space, cost=cost
        )
    if use.route and not _can_end(game, use.climber, points, space, spent):
        return _refusal(
            game, "full", f"after pitching, {space} could not be left, and it is full", 16, space=space
        )
    return None


def _end_error(game: Game, use: Use) -> IllegalActionError | None:
    if not use.route and not use.pitched:
        return _refusal(game, "use-does-nothing", "take a step or pitch first", 11)
    space = _space_of(game, use)
    if use.route and game.is_full(space, (_seat(game), use.climber)):
        return _refusal(game, "full", f"{space} is full: go on", 16, space=space)
    return None


def _payment_error(game: Game, turn: Turn, action: Action) -> IllegalActionError | None:
    if not isinstance(action, Pay):
        return _refusal(game, "pay-first", "the risk token is to be paid", 18)
    if action.source not in SOURCES or not _payable(game, turn, action.source):
        return _refusal(game, "cannot-pay", f"{action.source} can pay nothing more", 18, source=action.source)
    return None


@lru_cache(maxsize=1 << 13)
def _can_begin(least: tuple[Cost, ...], cards: Cards, directions: tuple[Direction, ...]) -> bool:
    """Whether a use can step or pitch at all, for some directions of the undecided ropes."""
    ropes = sum(card.is_rope for card in cards) - len(directions)
    return any(
        card_points(cards, (*directions, *others)).affords(*cost)
        for others in product(DIRECTIONS, repeat=ropes)
        for cost in least
    )


def _can_end(game: Game, name: ClimberName, points: CardPoints, space: str, spent: tuple[int, int]) -> bool:
    return can_end(game.terrain, points, space, spent, game.full_spaces((_seat(game), name)))


# ------------------------------------------------------------------------------------- small queries


def _seat(game: Game) -> int:
    assert game.active_seat is not None  # noqa: S101 - in this phase it is always somebody's turn
    return game.active_seat


def _climber(game: Game, name: ClimberName) -> Climber:
    return game.seats[_seat(game)].climbers[name == "B"]


def _space_of(game: Game, use: Use) -> str:
    space = _climber(game, use.climber).space
    assert space is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    return space


def next_rope(use: Use) -> Card | None:
    """The next rope card of a use that needs a direction (rule 13)."""
    ropes = ropes_among(use.cards)
    chosen = len(use.directions)
    return ropes[chosen] if chosen < len(ropes) else None


@lru_cache(maxsize=1 << 10)
def ropes_among(cards: Cards) -> Cards:
    """The rope cards in a set."""
    return tuple(card for card in cards if card.is_rope)


@lru_cache(maxsize=1 << 12)
def remove_cards(unused: Cards, cards: Cards) -> Cards:
    """The remaining cards, in the same order."""
    rest = list(unused)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
