"""What may be done in a turn (rules 11 to 18): decided by the ``_refuse_*`` functions alone.

``legal`` lists the candidates they let pass, ``refusal`` says why another step is not allowed. What is
listed is remembered by all that it follows from, since the same few situations come up again and again.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, TypeAlias

from k2bot.engines.errors import IllegalActionError
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
from k2bot.games.k2.engine.model import changed_climber, changed_game, changed_turn, latest
from k2bot.games.k2.engine.terrain import Budget, Spent, Terrain, budget, can_end, needs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.actions import Source
    from k2bot.games.k2.engine.content import Card, Cards, ClimberName
    from k2bot.games.k2.engine.model import Climber, Game, Seat, Turn, Use

SOURCES: tuple[Source, Source, Source] = ("points", "A", "B")


def due(game: Game, turn: Turn) -> int:
    """What of the token taken today can and so must be paid once all uses are made."""
    risk = _owner(game).risk
    return min(risk, sum(_payable(game, turn, source) for source in SOURCES)) if risk else 0


def can_pay(game: Game, source: Source) -> bool:
    """Whether a source can pay one more point of what is due."""
    turn = game.turn_state
    return turn is not None and bool(turn.due) and _payable(game, turn, source) > 0


def ways(game: Game) -> tuple[tuple[Source, ...], ...]:
    """The ways to pay what is due that leave different levels: points first, then A's, then B's."""
    turn = game.turn_state
    if turn is None or turn.due is None:
        return ()
    points, a, b = (_payable(game, turn, source) for source in SOURCES)
    return tuple(
        _sources(turn.due - by_a - by_b, by_a, by_b)
        for by_a in range(min(a, turn.due) + 1)
        for by_b in range(min(b, turn.due - by_a) + 1)
        if turn.due - by_a - by_b <= points
    )


def _sources(*counts: int) -> tuple[Source, ...]:
    return tuple(source for source, count in zip(SOURCES, counts, strict=True) for _ in range(count))


def pay(game: Game, source: Source) -> Game:
    """Pay one point of what is due, without ending the turn."""
    turn = game.turn_state
    assert turn is not None and turn.due  # noqa: S101, PT018 - asked only while something is due
    if source != "points":
        climber = _owner(game).climber(source)
        game = game.with_climber((game.turn or 0, source), changed_climber(climber, level=climber.level - 1))
    return changed_game(game, turn_state=changed_turn(turn, due=turn.due - 1, paid=(*turn.paid, source)))


def _payable(game: Game, turn: Turn, source: Source) -> int:
    if source == "points":
        unused = sum(card.unused_points for card in turn.unused)
        return turn.spare + unused - turn.paid.count("points")
    climber = _owner(game).climber(source)
    return climber.level if turn.active[source == "B"] and climber.alive else 0


def _owner(game: Game) -> Seat:
    return game.seats[game.turn or 0]


# ---------------------------------------------------------------- what may be done (rules 11 to 18)

DIRECTIONS: tuple[Direction, Direction] = ("up", "down")
_FINISH = Finish()
_ONLY_FINISH = (_FINISH,)
_NOWHERE: frozenset[str] = frozenset()
_PAYMENTS = tuple(map(Pay, SOURCES))


Footing: TypeAlias = tuple[Terrain, str, bool, frozenset[str]]
"""All about a climber and its surroundings that decides what it can do with some points: the mountain, where
it stands, whether it still carries its tent, and the full spaces, where one of them is near enough to matter
to the next step."""


# ------------------------------------------------------------------------------------- what is listed


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """The next steps of the turn, in a fixed order."""
    turn = game.turn_state
    return _list_of(game, turn) if game.turn == seat and turn is not None else ()


def listed(game: Game, turn: Turn, action: Action) -> bool:
    """Whether this very value was taken from the list of legal steps, and so needs no further check."""
    for step in _list_of(game, turn):  # noqa: SIM110 - asked at every step, where a generator would cost most
        if action is step:
            return True
    return False


@latest
def _list_of(game: Game, turn: Turn) -> tuple[Action, ...]:
    if turn.due is not None:
        return tuple([action for action in _PAYMENTS if _refuse_payment(game, action) is None])
    if turn.use is not None:
        return _next_steps(game, turn.use)
    if not turn.unused:
        return _ONLY_FINISH
    one, other = game.seats[_seat(game)].climbers
    return (*_openings(game, turn, "A", one), *_openings(game, turn, "B", other), _FINISH)


def _openings(game: Game, turn: Turn, name: ClimberName, climber: Climber) -> tuple[UseCards, ...]:
    """The uses that can be begun for a climber."""
    if climber.space is None:
        return ()
    return _opening_uses(name, turn.unused, needs(*_footing(game, name, climber)))


@lru_cache(maxsize=1 << 13)
def _opening_uses(name: ClimberName, unused: Cards, least: tuple[Spent, ...]) -> tuple[UseCards, ...]:
    air = content.in_order({card for card in unused if card.is_acclimatization})
    moving = [cards for cards in use_sets(unused) if _can_begin(least, cards, ())]
    return tuple(_use_cards(name, cards) for cards in (*((card,) for card in air), *moving))


@lru_cache(maxsize=1 << 12)
def _use_cards(name: ClimberName, cards: Cards) -> UseCards:
    return UseCards(name, cards)


def _next_steps(game: Game, use: Use) -> tuple[Action, ...]:
    """The next steps of the use under way."""
    rope = next_rope(use)
    # With all directions chosen, what is left of the points decides, not what they came from.
    points = (use.cards, use.directions) if rope else _rest(use)
    known = (points, not use.way, use.pitched, _footing(game, use.climber, _climber(game, use.climber)))
    found = _STEPS.get(known)
    if found is None:
        if len(_STEPS) >= _MOST_STEPS:
            _STEPS.clear()
        found = tuple([action for action in _steps(game, use) if _refuse_in_use(game, use, action) is None])
        _STEPS[known] = found
    return found


def points_left(use: Use) -> int:
    """The points of a use that are not spent yet, of all kinds together."""
    return budget(use.cards, use.directions).total - use.cost_up - use.cost_down


def _rest(use: Use) -> tuple[int, int, int]:
    """The points left of a use: of movement, of ropes up, of ropes down."""
    points = budget(use.cards, use.directions)
    movement, up, down = points.movement, points.up - use.cost_up, points.down - use.cost_down
    if up < 0:
        movement, up = movement + up, 0
    if down < 0:
        movement, down = movement + down, 0
    return movement, up, down


_STEPS: dict[tuple[object, ...], tuple[Action, ...]] = {}
_MOST_STEPS = 1 << 15


def _footing(game: Game, name: ClimberName, climber: Climber) -> Footing:
    space, land = climber.space, game.land
    assert space is not None  # noqa: S101 - only the living make uses
    full = game.blocked((_seat(game), name))
    if full and full.isdisjoint(land.near[space]):
        full = _NOWHERE
    return land, space, climber.tent is None, full


def _steps(game: Game, use: Use) -> Iterator[Action]:
    if (rope := next_rope(use)) is not None:
        for direction in DIRECTIONS:
            yield ChooseDirection(rope, direction)
    else:
        for step in game.land.ropes[_standing(game, use)]:
            yield Go(step.space)
        yield Pitch()
        yield EndUse()


@lru_cache(maxsize=1 << 10)
def use_sets(unused: Cards) -> tuple[Cards, ...]:
    """Every different set of the movement and rope cards among these, from small to large."""
    moving = [card for card in unused if not card.is_acclimatization]
    return tuple(
        dict.fromkeys(cards for size in range(1, len(moving) + 1) for cards in combinations(moving, size))
    )


# ------------------------------------------------------------------------------------- what is refused


def refusal(game: Game, turn: Turn, action: Action) -> IllegalActionError | None:
    """Why a step is not allowed now, None where it is."""
    if turn.due is not None:
        return _refuse_payment(game, action)
    if turn.use is None:
        if isinstance(action, Finish):
            return None
        if isinstance(action, UseCards):
            return _refuse_use(game, turn, action)
        return _no(game, "no-use", "first take cards for a climber, or finish", 11)
    return _refuse_in_use(game, turn.use, action)


def _refuse_in_use(game: Game, use: Use, action: Action) -> IllegalActionError | None:
    rope = next_rope(use)
    if rope is not None:
        return _refuse_direction(game, use, rope, action)
    if isinstance(action, Go):
        return _refuse_step(game, use, action)
    if isinstance(action, Pitch):
        return _refuse_tent(game, use)
    if isinstance(action, EndUse):
        return _refuse_end(game, use)
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
    if not air and not _begins(game, name, cards, ()):
        return _no(
            game, "use-does-nothing", f"climber {name} can neither step nor pitch with these cards", 11
        )
    return None


def _refuse_direction(game: Game, use: Use, rope: Card, action: Action) -> IllegalActionError | None:
    if not isinstance(action, ChooseDirection) or action.card != rope:
        return _no(game, "direction-first", f"first choose the direction of {rope}", 13, card=rope)
    if action.direction not in DIRECTIONS:
        return _no(game, "no-direction", f"a rope leads up or down, not {action.direction}", 13)
    if not _begins(game, use.climber, use.cards, (*use.directions, action.direction)):
        return _no(
            game,
            "use-does-nothing",
            f"with {rope} {action.direction} climber {use.climber} can neither step nor pitch",
            13,
        )
    return None


def _refuse_step(game: Game, use: Use, action: Go) -> IllegalActionError | None:
    here = _standing(game, use)
    step = game.land.step.get((here, action.space))
    if step is None:
        return _no(game, "not-joined", f"no rope leads from {here} to {action.space}", 14, space=action.space)
    up, down = step.paid(use.cost_up, use.cost_down)
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
    cost = game.land.tent[here]
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
    if action.source not in SOURCES or not can_pay(game, action.source):
        return _no(game, "cannot-pay", f"{action.source} can pay nothing more", 18, source=action.source)
    return None


def _begins(game: Game, name: ClimberName, cards: Cards, directions: tuple[Direction, ...]) -> bool:
    return _can_begin(needs(*_footing(game, name, _climber(game, name))), cards, directions)


@lru_cache(maxsize=1 << 13)
def _can_begin(least: tuple[Spent, ...], cards: Cards, directions: tuple[Direction, ...]) -> bool:
    """Whether a use can step or pitch at all, for some directions of the ropes still undecided."""
    ropes = sum(card.is_rope for card in cards) - len(directions)
    return any(
        budget(cards, (*directions, *others)).affords(*cost)
        for others in product(DIRECTIONS, repeat=ropes)
        for cost in least
    )


def _can_end(game: Game, name: ClimberName, points: Budget, space: str, spent: tuple[int, int]) -> bool:
    return can_end(game.land, points, space, spent, game.blocked((_seat(game), name)))


# ------------------------------------------------------------------------------------- small looks


def _seat(game: Game) -> int:
    assert game.turn is not None  # noqa: S101 - in this phase it is always somebody's turn
    return game.turn


def _climber(game: Game, name: ClimberName) -> Climber:
    return game.seats[_seat(game)].climbers[name == "B"]


def _standing(game: Game, use: Use) -> str:
    space = _climber(game, use.climber).space
    assert space is not None  # noqa: S101 - nobody dies in phase 3 (rule 19)
    return space


def next_rope(use: Use) -> Card | None:
    """The rope card of a use whose direction is still to be chosen (rule 13)."""
    ropes = ropes_among(use.cards)
    chosen = len(use.directions)
    return ropes[chosen] if chosen < len(ropes) else None


@lru_cache(maxsize=1 << 10)
def ropes_among(cards: Cards) -> Cards:
    """The rope cards among these."""
    return tuple(card for card in cards if card.is_rope)


@lru_cache(maxsize=1 << 12)
def without(unused: Cards, cards: Cards) -> Cards:
    """The cards that are left once these are taken, in the same order."""
    rest = list(unused)
    for card in cards:
        rest.remove(card)
    return tuple(rest)
