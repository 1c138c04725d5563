"""Phase 3: the players act in turn on the mountain (rules 11 to 19).

A turn is played step by step. What may be done is decided by the ``_refuse_*`` functions alone: ``legal``
lists the candidates they let pass, ``perform`` raises what they return.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from typing import TYPE_CHECKING, Literal

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import (
    Action,
    ChooseDirection,
    Direction,
    EndUse,
    Finish,
    Go,
    Pay,
    Pitch,
    UseCards,
)
from k2bot.games.k2.engine.errors import IllegalActionError
from k2bot.games.k2.engine.events import (
    Acclimatized,
    CardsUsed,
    Event,
    RiskPaid,
    Stepped,
    TentPitched,
    TurnBegan,
    TurnEnded,
)
from k2bot.games.k2.engine.model import (
    CLIMBER_NAMES,
    Climber,
    ClimberName,
    Decision,
    Game,
    Phase,
    Seat,
    Turn,
    Use,
)
from k2bot.games.k2.engine.phases import payment
from k2bot.games.k2.engine.terrain import Budget, Terrain, budget, can_end, terrain

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.content import Card

DIRECTIONS: tuple[Direction, Direction] = ("up", "down")


# ------------------------------------------------------------------------------------- turns


def begin(game: Game, events: list[Event]) -> Game:
    """Begin the phase with the first player's turn."""
    return _turn_of(replace(game, phase=Phase.ACTIONS), game.order(), events)


def next_turn(game: Game, events: list[Event]) -> Game:
    """Pass on to the next player clockwise who has not acted; after the last one the check follows."""
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    clockwise = game.clockwise()
    rest = clockwise[clockwise.index(game.turn) + 1 :]
    return _turn_of(game, tuple(seat for seat in rest if game.seats[seat].alive), events)


def _turn_of(game: Game, seats: tuple[int, ...], events: list[Event]) -> Game:
    if not seats:
        return replace(game, phase=Phase.CHECK, turn=None, turn_state=None)
    events.append(TurnBegan(seats[0]))
    return replace(game, turn=seats[0], turn_state=fresh_turn(game.seats[seats[0]]))


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(unused=tuple(sorted(seat.committed or ())))


def awaited(game: Game) -> tuple[Decision, ...]:
    """The player whose turn it is."""
    turn = game.turn_state
    if game.turn is None or turn is None:
        return ()
    kind: Literal["turn", "pay"] = "turn" if turn.due is None else "pay"
    climber = turn.use.climber if turn.use else None
    return (Decision(f"{game.day}.{kind}.{game.turn}.{len(turn.actions)}", game.turn, kind, climber),)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Pay what leaves no choice, and end the turn with that."""
    turn = game.turn_state
    return None if turn is None or turn.due is None else _settle_by_itself(game, events)


# ------------------------------------------------------------------------------------- what is legal


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """The next steps of the turn, in a fixed order."""
    turn = game.turn_state
    if turn is None or game.turn != seat:
        return ()
    return tuple(action for action in _candidates(game, turn) if _refusal(game, turn, action) is None)


def _candidates(game: Game, turn: Turn) -> Iterator[Action]:
    if turn.due is not None:
        yield from map(Pay, payment.SOURCES)
    elif turn.use is None:
        yield from _uses(turn)
        yield Finish()
    elif (rope := _next_rope(turn.use)) is not None:
        for direction in DIRECTIONS:
            yield ChooseDirection(rope, direction)
    else:
        for step in _land(game).ropes[_standing(game, turn.use)]:
            yield Go(step.space)
        yield Pitch()
        yield EndUse()


def _uses(turn: Turn) -> Iterator[UseCards]:
    air = sorted({card for card in turn.unused if card.is_acclimatization})
    for name in CLIMBER_NAMES:
        for card in air:
            yield UseCards(name, (card,))
        for cards in use_sets(turn.unused):
            yield UseCards(name, cards)


def use_sets(unused: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Every different set of the movement and rope cards among these, from small to large."""
    moving = [card for card in unused if not card.is_acclimatization]
    return tuple(
        dict.fromkeys(cards for size in range(1, len(moving) + 1) for cards in combinations(moving, size))
    )


def _refusal(game: Game, turn: Turn, action: Action) -> IllegalActionError | None:
    """Why a step is not allowed now, None where it is."""
    if turn.due is not None:
        return _refuse_payment(game, action)
    if turn.use is None:
        if isinstance(action, Finish):
            return None
        if isinstance(action, UseCards):
            return _refuse_use(game, turn, action)
        return _no(game, "no-use", "first take cards for a climber, or finish", 11)
    rope = _next_rope(turn.use)
    if rope is not None:
        return _refuse_direction(game, turn.use, rope, action)
    if isinstance(action, Go):
        return _refuse_step(game, turn.use, action)
    if isinstance(action, Pitch):
        return _refuse_tent(game, turn.use)
    if isinstance(action, EndUse):
        return _refuse_end(game, turn.use)
    return _no(game, "use-open", "a use is under way: go on, pitch or stop first", 11)


def _no(game: Game, code: str, message: str, rule: int, **facts: object) -> IllegalActionError:
    return IllegalActionError(code, message, rule=rule, game=game, **facts)


def _refuse_use(game: Game, turn: Turn, action: UseCards) -> IllegalActionError | None:
    name, cards = action.climber, action.cards
    rest = list(turn.unused)
    for card in cards:
        if card not in rest:
            return _no(game, "card-used", f"{card} is not among today's unused cards", 11, card=card)
        rest.remove(card)
    if not cards:
        return _no(game, "no-cards", "a use takes at least one card", 11)
    if not _climber(game, name).alive:
        return _no(game, "climber-dead", f"climber {name} is dead", 11, climber=name)
    air = [card for card in cards if card.is_acclimatization]
    if air and len(cards) > 1:
        return _no(game, "air-alone", "step by step, acclimatization cards are used one by one", 12)
    if not air and not _can_begin(game, Use(name, cards)):
        return _no(
            game, "use-does-nothing", f"climber {name} can neither step nor pitch with these cards", 11
        )
    return None


def _refuse_direction(game: Game, use: Use, rope: Card, action: Action) -> IllegalActionError | None:
    if not isinstance(action, ChooseDirection) or action.card != rope:
        return _no(game, "direction-first", f"first choose the direction of {rope}", 13, card=rope)
    if action.direction not in DIRECTIONS:
        return _no(game, "no-direction", f"a rope leads up or down, not {action.direction}", 13)
    if not _can_begin(game, replace(use, directions=(*use.directions, action.direction))):
        return _no(
            game,
            "use-does-nothing",
            f"with {rope} {action.direction} climber {use.climber} can neither step nor pitch",
            13,
        )
    return None


def _refuse_step(game: Game, use: Use, action: Go) -> IllegalActionError | None:
    here = _standing(game, use)
    step = next((rope for rope in _land(game).ropes[here] if rope.space == action.space), None)
    if step is None:
        return _no(game, "not-joined", f"no rope leads from {here} to {action.space}", 14, space=action.space)
    up, down = use.cost_up + step.cost * step.up, use.cost_down + step.cost * (not step.up)
    points = budget(use.cards, use.directions)
    if not points.affords(up, down):
        return _no(
            game,
            "too-expensive",
            f"{action.space} costs {step.cost} more",
            14,
            space=action.space,
            cost=step.cost,
        )
    if not _can_end(game, use.climber, points, step.space, (up, down)):
        return _no(game, "full", f"{action.space} is full, and no way on can be paid", 16, space=action.space)
    return None


def _refuse_tent(game: Game, use: Use) -> IllegalActionError | None:
    if _climber(game, use.climber).tent is not None:
        return _no(game, "tent-pitched", f"climber {use.climber} has pitched its tent already", 15)
    here = _standing(game, use)
    cost = _land(game).tent[here]
    points = budget(use.cards, use.directions)
    spent = (use.cost_up + cost, use.cost_down)
    if not points.affords(*spent):
        return _no(
            game, "tent-too-expensive", f"a tent on {here} costs {cost} more", 15, space=here, cost=cost
        )
    if use.way and not _can_end(game, use.climber, points, here, spent):
        return _no(game, "full", f"after pitching, {here} could not be left, and it is full", 16, space=here)
    return None


def _refuse_end(game: Game, use: Use) -> IllegalActionError | None:
    if not use.way and not use.pitched:
        return _no(game, "use-does-nothing", "take a step or pitch first", 11)
    here = _standing(game, use)
    if use.way and game.full(here, (_seat(game), use.climber)):
        return _no(game, "full", f"{here} is full: go on", 16, space=here)
    return None


def _refuse_payment(game: Game, action: Action) -> IllegalActionError | None:
    if not isinstance(action, Pay):
        return _no(game, "pay-first", "the risk token is to be paid", 18)
    if action.source not in payment.SOURCES or not payment.can_pay(game, action.source):
        return _no(game, "cannot-pay", f"{action.source} can pay nothing more", 18, source=action.source)
    return None


def _can_begin(game: Game, use: Use) -> bool:
    """Whether a use can step or pitch at all, for some directions of the ropes still undecided."""
    ropes = sum(card.is_rope for card in use.cards) - len(use.directions)
    return any(
        _can_start(game, use.climber, budget(use.cards, (*use.directions, *directions)))
        for directions in product(DIRECTIONS, repeat=ropes)
    )


def _can_start(game: Game, name: ClimberName, points: Budget) -> bool:
    climber, land = _climber(game, name), _land(game)
    here = climber.space
    assert here is not None  # noqa: S101 - only the living begin a use
    if climber.tent is None and points.affords(land.tent[here], 0):
        return True
    for step in land.ropes[here]:
        spent = (step.cost * step.up, step.cost * (not step.up))
        if points.affords(*spent) and _can_end(game, name, points, step.space, spent):
            return True
    return False


def _can_end(game: Game, name: ClimberName, points: Budget, space: str, spent: tuple[int, int]) -> bool:
    key = (_seat(game), name)
    return can_end(_land(game), points, space, spent, lambda place: game.full(place, key))


# ------------------------------------------------------------------------------------- what happens


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Take one step of the turn."""
    turn = game.turn_state
    assert turn is not None and game.turn == seat  # noqa: S101, PT018 - play.apply asks only who is awaited
    refusal = _refusal(game, turn, action)
    if refusal is not None:
        raise refusal
    turn = replace(turn, actions=(*turn.actions, action))
    match action:
        case UseCards():
            return _begin_use(game, turn, action, events)
        case ChooseDirection():
            return _choose_direction(game, turn, action, events)
        case Go():
            return _close_if_done(*_step(game, turn, action, events))
        case Pitch():
            return _close_if_done(*_pitch(game, turn, events))
        case EndUse():
            return _close(game, turn)
        case Finish():
            return _finish(game, turn)
        case Pay():
            return payment.pay(replace(game, turn_state=turn), action.source)
        case _:
            raise AssertionError(action)


def _begin_use(game: Game, turn: Turn, action: UseCards, events: list[Event]) -> Game:
    rest = list(turn.unused)
    for card in action.cards:
        rest.remove(card)
    turn = replace(turn, unused=tuple(rest))
    if action.cards[0].is_acclimatization:
        gain = action.cards[0].up
        climber = _climber(game, action.climber)
        level = climber.level + gain
        events.append(Acclimatized((_seat(game), action.climber), action.cards, level))
        if gain:
            turn = _active(turn, action.climber)
            game = game.with_climber((_seat(game), action.climber), replace(climber, level=level))
        return replace(game, turn_state=turn)
    if not any(card.is_rope for card in action.cards):
        events.append(CardsUsed((_seat(game), action.climber), action.cards, ()))
    return replace(game, turn_state=replace(turn, use=Use(action.climber, action.cards)))


def _choose_direction(game: Game, turn: Turn, action: ChooseDirection, events: list[Event]) -> Game:
    assert turn.use is not None  # noqa: S101 - _refusal has seen to it
    use = replace(turn.use, directions=(*turn.use.directions, action.direction))
    if _next_rope(use) is None:
        events.append(CardsUsed((_seat(game), use.climber), use.cards, use.directions))
    return replace(game, turn_state=replace(turn, use=use))


def _step(game: Game, turn: Turn, action: Go, events: list[Event]) -> tuple[Game, Turn]:
    use, seat = turn.use, _seat(game)
    assert use is not None  # noqa: S101 - _refusal has seen to it
    climber, key = _climber(game, use.climber), (seat, use.climber)
    here = _standing(game, use)
    step = next(rope for rope in _land(game).ropes[here] if rope.space == action.space)
    place = None
    if action.space == content.SUMMIT and key not in game.summit:
        game = replace(game, summit=(*game.summit, key))
        place = len(game.summit)
    vp = max(climber.vp, game.board.by_id[action.space].vp)
    events.append(Stepped(key, here, action.space, step.cost, vp, place))
    use = replace(
        use,
        way=(*use.way, action.space),
        cost_up=use.cost_up + step.cost * step.up,
        cost_down=use.cost_down + step.cost * (not step.up),
    )
    game = game.with_climber(key, replace(climber, space=action.space, vp=vp))
    return game, _active(replace(turn, use=use), use.climber)


def _pitch(game: Game, turn: Turn, events: list[Event]) -> tuple[Game, Turn]:
    use = turn.use
    assert use is not None  # noqa: S101 - _refusal has seen to it
    key, here = (_seat(game), use.climber), _standing(game, use)
    cost = _land(game).tent[here]
    events.append(TentPitched(key, here, cost))
    use = replace(use, pitched=True, cost_up=use.cost_up + cost)
    game = game.with_climber(key, replace(_climber(game, use.climber), tent=here))
    return game, _active(replace(turn, use=use), use.climber)


def _close_if_done(game: Game, turn: Turn) -> Game:
    """End a use that can only be ended."""
    game = replace(game, turn_state=turn)
    open_steps = legal(game, _seat(game))
    return _close(game, turn) if open_steps == (EndUse(),) else game


def _close(game: Game, turn: Turn) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - only an open use is closed
    spare = budget(use.cards, use.directions).total - use.cost_up - use.cost_down
    return replace(game, turn_state=replace(turn, use=None, spare=turn.spare + spare))


def _active(turn: Turn, name: ClimberName) -> Turn:
    return replace(turn, active=(turn.active[0] or name == "A", turn.active[1] or name == "B"))


# ------------------------------------------------------------------------------------- the end of a turn


def _finish(game: Game, turn: Turn) -> Game:
    return replace(game, turn_state=replace(turn, due=payment.due(game, turn)))


def _settle_by_itself(game: Game, events: list[Event]) -> Game | None:
    """Pay where all ways of paying come to the same, and end the turn."""
    ways = payment.ways(game)
    if len(ways) > 1:
        return None
    for source in ways[0]:
        game = payment.pay(game, source)
    seat, turn = _seat(game), game.turn_state
    assert turn is not None  # noqa: S101 - paying does not end the turn
    value = game.seats[seat].risk
    if value is not None:
        paid = turn.paid
        levels = (paid.count("A"), paid.count("B"))
        events.append(RiskPaid(seat, value, paid.count("points"), levels, value - len(paid)))
    events.append(TurnEnded(seat, turn.unused))
    return next_turn(game, events)


# ------------------------------------------------------------------------------------- small looks


def _seat(game: Game) -> int:
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    return game.turn


def _climber(game: Game, name: ClimberName) -> Climber:
    return game.seats[_seat(game)].climber(name)


def _standing(game: Game, use: Use) -> str:
    space = _climber(game, use.climber).space
    assert space is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    return space


def _land(game: Game) -> Terrain:
    return terrain(game.setup.side, game.weather)


def _next_rope(use: Use) -> Card | None:
    ropes = [card for card in use.cards if card.is_rope]
    return ropes[len(use.directions)] if len(use.directions) < len(ropes) else None
