"""Phase 3: the players act in turn on the mountain (rules 11 to 19).

A turn is played step by step. What may be done is decided in ``legality``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from k2bot.engines.copying import copier
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
    new_turn,
    new_use,
    with_climbers,
    with_turn,
)
from k2bot.games.k2.engine.phases import legality
from k2bot.games.k2.engine.phases.legality import legal

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import (
        ClimberKey,
        ClimberName,
    )

__all__ = ["awaited", "begin", "fresh_turn", "legal", "next_turn", "perform", "proceed"]

_ACTIONS, _CHECK = Phase.ACTIONS, Phase.CHECK

# Copies with these fields changed.
_with_turn_of = copier(Game, "phase", "turn", "turn_state")
_with_seats_and_turn = copier(Game, "seats", "turn_state")
_taking = copier(Turn, "unused", "use", "actions")
_going_on = copier(Turn, "use", "active", "actions")
_ending_use = copier(Turn, "use", "spare", "active", "actions")
_finishing = copier(Turn, "due", "actions")
_paying = copier(Turn, "actions")
_farther = copier(Use, "way", "cost_up", "cost_down")
_arrived = copier(Climber, "space", "vp")


# ------------------------------------------------------------------------------------- turns


def begin(game: Game, events: list[Event]) -> Game:
    """Begin the phase with the first player's turn."""
    return _turn_of(game, game.clockwise(), events)


def next_turn(game: Game, events: list[Event]) -> Game:
    """Pass on to the next player clockwise who has not acted; after the last one the check follows."""
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    clockwise = game.clockwise()
    return _turn_of(game, clockwise[clockwise.index(game.turn) + 1 :], events)


def _turn_of(game: Game, seats: tuple[int, ...], events: list[Event]) -> Game:
    """The turn of the first of these seats that takes part (rule 7), or else the check."""
    for seat in seats:
        owner = game.seats[seat]
        if owner.alive:
            events.append(turn_began(seat))
            return _with_turn_of(game, _ACTIONS, seat, fresh_turn(owner))
    return _with_turn_of(game, _CHECK, None, None)


def fresh_turn(seat: Seat) -> Turn:
    """A turn in which nothing has been done yet."""
    return new_turn(_in_order(seat.committed or ()))


_in_order = lru_cache(maxsize=1 << 10)(content.in_order)


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
    if not legality.listed(game, turn, action):
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
            due = legality.due(game, turn)
            return with_turn(game, _finishing(turn, due, (*turn.actions, action)))
        case Pitch():
            return _pitch(game, turn, action, events)
        case ChooseDirection():
            return _choose_direction(game, turn, action, events)
        case Pay():
            return legality.pay(with_turn(game, _paying(turn, (*turn.actions, action))), action.source)
        case _:
            raise AssertionError(action)


def _begin_use(game: Game, turn: Turn, action: UseCards, events: list[Event]) -> Game:
    name, cards = action.climber, action.cards
    key = (_seat(game), name)
    rest, done = legality.without(turn.unused, cards), (*turn.actions, action)
    if not cards[0].is_acclimatization:
        if not legality.ropes_among(cards):
            events.append(cards_used(key, cards, ()))
        return with_turn(game, _taking(turn, rest, new_use(name, cards), done))
    gain = cards[0].up
    climber = _climber(game, name)
    level = climber.level + gain
    events.append(acclimatized(key, cards, level))
    if not gain:
        return with_turn(game, _taking(turn, rest, None, done))
    turn = changed_turn(turn, unused=rest, active=_active(turn, name), actions=done)
    return _with(game, key, changed_climber(climber, level=level), turn)


def _choose_direction(game: Game, turn: Turn, action: ChooseDirection, events: list[Event]) -> Game:
    assert turn.use is not None  # noqa: S101 - _refusal has seen to it
    use = new_use(turn.use.climber, turn.use.cards, (*turn.use.directions, action.direction))
    if legality.next_rope(use) is None:
        events.append(cards_used((_seat(game), use.climber), use.cards, use.directions))
    return with_turn(game, changed_turn(turn, use=use, actions=(*turn.actions, action)))


def _step(game: Game, turn: Turn, action: Go, events: list[Event]) -> Game:
    use, seat = turn.use, _seat(game)
    assert use is not None  # noqa: S101 - _refusal has seen to it
    climber, key = _climber(game, use.climber), (seat, use.climber)
    here, there = climber.space, action.space
    assert here is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    step = game.land.step[here, there]
    place = None
    if there == content.SUMMIT and key not in game.summit:
        game = changed_game(game, summit=(*game.summit, key))
        place = len(game.summit)
    vp = max(climber.vp, step.vp)
    events.append(stepped(key, here, there, step.cost, vp, place))
    up, down = use.cost_up, use.cost_down
    if step.up:
        up += step.cost
    else:
        down += step.cost
    use = _farther(use, (*use.way, there), up, down)
    return _after(game, turn, action, use, _arrived(climber, there, vp))


def _pitch(game: Game, turn: Turn, action: Pitch, events: list[Event]) -> Game:
    use = turn.use
    assert use is not None  # noqa: S101 - _refusal has seen to it
    climber = _climber(game, use.climber)
    here = climber.space
    assert here is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    cost = game.land.tent[here]
    events.append(TentPitched((_seat(game), use.climber), here, cost))
    use = changed_use(use, pitched=True, cost_up=use.cost_up + cost)
    return _after(game, turn, action, use, changed_climber(climber, tent=here))


def _after(game: Game, turn: Turn, action: Go | Pitch, use: Use, climber: Climber) -> Game:
    """The game after a step of a use or a tent; a use that can only be ended ends with it."""
    assert climber.space is not None  # noqa: S101 - as above
    key = (_seat(game), use.climber)
    active, done = _active(turn, use.climber), (*turn.actions, action)
    left = legality.points_left(use)
    ended = _ending_use(turn, None, turn.spare + left, active, done)
    if left < game.land.least[climber.space]:
        return _with(game, key, climber, ended)
    game = _with(game, key, climber, _going_on(turn, use, active, done))
    following = legal(game, key[0])
    return with_turn(game, ended) if len(following) == 1 and isinstance(following[0], EndUse) else game


def _close(game: Game, turn: Turn, action: EndUse) -> Game:
    assert turn.use is not None  # noqa: S101 - only an open use is closed
    spare = turn.spare + legality.points_left(turn.use)
    return with_turn(game, _ending_use(turn, None, spare, turn.active, (*turn.actions, action)))


def _with(game: Game, key: ClimberKey, climber: Climber, turn: Turn) -> Game:
    """The game with that climber and that turn."""
    seat = game.seats[key[0]]
    pair = (climber, seat.climbers[1]) if key[1] == "A" else (seat.climbers[0], climber)
    return _with_seats_and_turn(game, game.seats_with(key[0], with_climbers(seat, pair)), turn)


def _active(turn: Turn, name: ClimberName) -> tuple[bool, bool]:
    return turn.active[0] or name == "A", turn.active[1] or name == "B"


# ------------------------------------------------------------------------------------- the end of a turn


def _settle_by_itself(game: Game, events: list[Event]) -> Game | None:
    """Pay where all ways of paying come to the same, and end the turn."""
    turn = game.turn_state
    assert turn is not None  # noqa: S101 - a turn is being ended
    if turn.due:
        ways = legality.ways(game)
        if len(ways) > 1:
            return None
        for source in ways[0]:
            game = legality.pay(game, source)
        assert game.turn_state is not None  # noqa: S101 - paying does not end the turn
        turn = game.turn_state
    seat = _seat(game)
    value = game.seats[seat].risk
    if value is not None:
        paid = turn.paid
        levels = (paid.count("A"), paid.count("B"))
        events.append(RiskPaid(seat, value, paid.count("points"), levels, value - len(paid)))
    events.append(turn_ended(seat, turn.unused))
    return next_turn(game, events)


# ------------------------------------------------------------------------------------- small looks


def _seat(game: Game) -> int:
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    return game.turn


def _climber(game: Game, name: ClimberName) -> Climber:
    return game.seats[_seat(game)].climber(name)
