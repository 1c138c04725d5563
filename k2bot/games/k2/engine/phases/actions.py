"""Phase 3: the players act in turn on the mountain (rules 11 to 19).

A turn is played step by step. What may be done is decided in ``legality``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import (
    Action,
    ChooseDirection,
    EndUse,
    Finish,
    Go,
    Pay,
    Pitch,
    UseCards,
)
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
    Climber,
    ClimberKey,
    ClimberName,
    Decision,
    Game,
    Phase,
    Seat,
    Turn,
    Use,
    changed_climber,
    changed_game,
    changed_seat,
    changed_turn,
    changed_use,
)
from k2bot.games.k2.engine.phases import legality, payment
from k2bot.games.k2.engine.phases.legality import legal
from k2bot.games.k2.engine.terrain import budget

__all__ = ["awaited", "begin", "fresh_turn", "legal", "next_turn", "perform", "proceed"]
# ------------------------------------------------------------------------------------- turns


def begin(game: Game, events: list[Event]) -> Game:
    """Begin the phase with the first player's turn."""
    return _turn_of(changed_game(game, phase=Phase.ACTIONS), game.order(), events)


def next_turn(game: Game, events: list[Event]) -> Game:
    """Pass on to the next player clockwise who has not acted; after the last one the check follows."""
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    clockwise = game.clockwise()
    rest = clockwise[clockwise.index(game.turn) + 1 :]
    return _turn_of(game, tuple(seat for seat in rest if game.seats[seat].alive), events)


def _turn_of(game: Game, seats: tuple[int, ...], events: list[Event]) -> Game:
    if not seats:
        return changed_game(game, phase=Phase.CHECK, turn=None, turn_state=None)
    events.append(TurnBegan(seats[0]))
    return changed_game(game, turn=seats[0], turn_state=fresh_turn(game.seats[seats[0]]))


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(unused=content.in_order(seat.committed or ()))


def awaited(game: Game) -> tuple[Decision, ...]:
    """The player whose turn it is."""
    turn = game.turn_state
    if game.turn is None or turn is None:
        return ()
    kind: Literal["turn", "pay"] = "turn" if turn.due is None else "pay"
    climber = turn.use.climber if turn.use else None
    return _asked(game.day, kind, game.turn, len(turn.actions), climber)


@lru_cache(maxsize=1 << 12)
def _asked(
    day: int, kind: Literal["turn", "pay"], seat: int, step: int, climber: ClimberName | None
) -> tuple[Decision]:
    return (Decision(f"{day}.{kind}.{seat}.{step}", seat, kind, climber),)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Pay what leaves no choice, and end the turn with that."""
    turn = game.turn_state
    return None if turn is None or turn.due is None else _settle_by_itself(game, events)


# ------------------------------------------------------------------------------------- what happens


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Take one step of the turn."""
    turn = game.turn_state
    assert turn is not None and game.turn == seat  # noqa: S101, PT018 - play.apply asks only who is awaited
    if not legality.listed(game, action):
        refusal = legality.refusal(game, turn, action)
        if refusal is not None:
            raise refusal
    match action:
        case UseCards():
            return _begin_use(game, turn, action, events)
        case Go():
            return _step(game, turn, action, events)
        case EndUse():
            return _close(game, turn, action)
        case Finish():
            due = payment.due(game, turn)
            return changed_game(game, turn_state=changed_turn(turn, due=due, actions=(*turn.actions, action)))
        case Pitch():
            return _pitch(game, turn, action, events)
        case ChooseDirection():
            return _choose_direction(game, turn, action, events)
        case Pay():
            turn = changed_turn(turn, actions=(*turn.actions, action))
            return payment.pay(changed_game(game, turn_state=turn), action.source)
        case _:
            raise AssertionError(action)


def _begin_use(game: Game, turn: Turn, action: UseCards, events: list[Event]) -> Game:
    rest = legality.without(turn.unused, action.cards)
    key = (_seat(game), action.climber)
    done = (*turn.actions, action)
    if not action.cards[0].is_acclimatization:
        if not legality.ropes_among(action.cards):
            events.append(CardsUsed(key, action.cards, ()))
        use = Use(action.climber, action.cards)
        return changed_game(game, turn_state=changed_turn(turn, unused=rest, use=use, actions=done))
    gain = action.cards[0].up
    climber = _climber(game, action.climber)
    level = climber.level + gain
    events.append(Acclimatized(key, action.cards, level))
    if not gain:
        return changed_game(game, turn_state=changed_turn(turn, unused=rest, actions=done))
    turn = changed_turn(turn, unused=rest, active=_active(turn, action.climber), actions=done)
    return _with(game, key, changed_climber(climber, level=level), turn)


def _choose_direction(game: Game, turn: Turn, action: ChooseDirection, events: list[Event]) -> Game:
    assert turn.use is not None  # noqa: S101 - _refusal has seen to it
    use = changed_use(turn.use, directions=(*turn.use.directions, action.direction))
    if legality.next_rope(use) is None:
        events.append(CardsUsed((_seat(game), use.climber), use.cards, use.directions))
    return changed_game(game, turn_state=changed_turn(turn, use=use, actions=(*turn.actions, action)))


def _step(game: Game, turn: Turn, action: Go, events: list[Event]) -> Game:
    use, seat = turn.use, _seat(game)
    assert use is not None  # noqa: S101 - _refusal has seen to it
    climber, key = _climber(game, use.climber), (seat, use.climber)
    here = _standing(game, use)
    step = game.land.step[here, action.space]
    place = None
    if action.space == content.SUMMIT and key not in game.summit:
        game = changed_game(game, summit=(*game.summit, key))
        place = len(game.summit)
    vp = max(climber.vp, step.vp)
    events.append(Stepped(key, here, action.space, step.cost, vp, place))
    way = (*use.way, action.space)
    if step.up:
        use = changed_use(use, way=way, cost_up=use.cost_up + step.cost)
    else:
        use = changed_use(use, way=way, cost_down=use.cost_down + step.cost)
    turn = changed_turn(turn, use=use, active=_active(turn, use.climber), actions=(*turn.actions, action))
    return _closed_if_done(_with(game, key, changed_climber(climber, space=action.space, vp=vp), turn))


def _pitch(game: Game, turn: Turn, action: Pitch, events: list[Event]) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - _refusal has seen to it
    key, here = (_seat(game), use.climber), _standing(game, use)
    cost = game.land.tent[here]
    events.append(TentPitched(key, here, cost))
    use = changed_use(use, pitched=True, cost_up=use.cost_up + cost)
    turn = changed_turn(turn, use=use, active=_active(turn, use.climber), actions=(*turn.actions, action))
    return _closed_if_done(_with(game, key, changed_climber(_climber(game, use.climber), tent=here), turn))


def _closed_if_done(game: Game) -> Game:
    """End a use that can only be ended."""
    open_steps = legal(game, _seat(game))
    if len(open_steps) != 1 or not isinstance(open_steps[0], EndUse):
        return game
    assert game.turn_state is not None  # noqa: S101 - the turn goes on
    return _close(game, game.turn_state)


def _close(game: Game, turn: Turn, action: EndUse | None = None) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - only an open use is closed
    spare = turn.spare + budget(use.cards, use.directions).total - use.cost_up - use.cost_down
    done = turn.actions if action is None else (*turn.actions, action)
    return changed_game(game, turn_state=changed_turn(turn, use=None, spare=spare, actions=done))


def _with(game: Game, key: ClimberKey, climber: Climber, turn: Turn) -> Game:
    """The game with that climber and that turn."""
    seat = game.seats[key[0]]
    pair = (climber, seat.climbers[1]) if key[1] == "A" else (seat.climbers[0], climber)
    return changed_game(
        game, seats=game.seats_with(key[0], changed_seat(seat, climbers=pair)), turn_state=turn
    )


def _active(turn: Turn, name: ClimberName) -> tuple[bool, bool]:
    return turn.active[0] or name == "A", turn.active[1] or name == "B"


# ------------------------------------------------------------------------------------- the end of a turn


def _settle_by_itself(game: Game, events: list[Event]) -> Game | None:
    """Pay where all ways of paying come to the same, and end the turn."""
    turn = game.turn_state
    assert turn is not None  # noqa: S101 - a turn is being ended
    if turn.due:
        ways = payment.ways(game)
        if len(ways) > 1:
            return None
        for source in ways[0]:
            game = payment.pay(game, source)
        assert game.turn_state is not None  # noqa: S101 - paying does not end the turn
        turn = game.turn_state
    seat = _seat(game)
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
