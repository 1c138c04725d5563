"""The levels, and the entry point that answers one decision."""

from __future__ import annotations

from dataclasses import replace
from operator import sub
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    CharacterAction,
    Lay,
    PlayCard,
    Reveal,
    read_actions,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.players import sampling
from k2bot.games.dungeon_twister.players.opening import SHARP_OPENING
from k2bot.games.dungeon_twister.players.playing import DecisionMaker, Policy, play
from k2bot.games.dungeon_twister.players.solving import Solver, TooHardError
from k2bot.games.dungeon_twister.players.turns import DeepEvaluation, SearchSettings
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer, Weights, geometric_values
from k2bot.thinking.question import Valuation, standard_error

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.model import Decision, Game
    from k2bot.games.dungeon_twister.engine.view import Observation


Level: TypeAlias = Literal["beginner", "easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("beginner", "easy", "normal", "hard")
"""Levels in ascending order of strength."""
PERCENT: Final = 100
"""The usual work for a decision, in percent."""


NORMAL_WEIGHTS: Final = Weights(
    next_to_move=geometric_values(110.0, 0.82),
    just_moved=geometric_values(95.0, 0.82),
    blocked=0.55,
    spare=0.25,
    wounded=-45.0,
    hidden=(30.0, 0.0),
    pip=6.0,
    jump=8.0,
    gear=8.0,
    rotations=True,
    carried=(("armour", 6.0), ("sword", 6.0), ("rope", 12.0), ("potion", 12.0), ("wand", 8.0)),
    decisive=90.0,
)
_HARD_WEIGHTS: Final = replace(
    NORMAL_WEIGHTS,
    blocked=0.7,
    spare=0.1,
    wounded=-30.0,
    hidden=(10.0, 0.0),
    carried=(("armour", 2.0), *NORMAL_WEIGHTS.carried[1:]),
    decisive=120.0,
)
_EASY_WEIGHTS: Final = replace(GREEDY, rotations=True)
_BEGINNER_WEIGHTS: Final = replace(GREEDY, others=0.0)
"""The beginner sees neither the opponent's ways nor those that a turned room opens."""


_ENTRY_VALUE: Final = 15.0
"""Value of a way into the maze, in hundredths of a victory point; the normal level takes less."""
_ACTION_COST: Final = 0.5
"""Minimum gain of an action, in hundredths of a victory point."""
_UNDO_COST: Final = 4.0
"""Minimum gain of rotating a room once more that was rotated in the last turn."""


def _policy(
    width: int,
    deep_turns: int,
    weights: Weights = NORMAL_WEIGHTS,
    *,
    point_left: float = 3.0,
    looks_at_replies: bool = False,
) -> Policy:
    valuer = Valuer(weights)
    first = SearchSettings(
        valuer,
        width,
        point_left=point_left,
        action_cost=_ACTION_COST,
        undo_cost=_UNDO_COST if deep_turns > 1 else 0.0,
        adapts_to_urge=True,
    )
    reply = SearchSettings(valuer, 1) if looks_at_replies else None
    evaluation = DeepEvaluation(first, replace(first, width=2), reply, deep_turns, reply_trust=0.8)
    return Policy(evaluation, entry_value=_ENTRY_VALUE, drops_waste=deep_turns > 1)


_EVEN_LEAD: Final = 20.0
"""A smaller lead counts as even."""
_DRAWISH_TURNS: Final = 12
"""Quiet turns after which a draw is acceptable in an even game."""

POLICIES: Final[dict[str, Policy]] = {
    "beginner": replace(_policy(1, 1, _BEGINNER_WEIGHTS), never_idle=True, plays_highest_cards=True),
    "easy": replace(_policy(1, 1, _EASY_WEIGHTS), never_idle=True),
    "normal": replace(_policy(5, 4), entry_value=_ENTRY_VALUE / 3),
    "hard": replace(
        _policy(32, 12, _HARD_WEIGHTS, point_left=5.0, looks_at_replies=True),
        own_rooms=17.5,
        opening=SHARP_OPENING,
        win_search_work=3_000,
    ),
}


def choose(
    observation: Observation, decision: Decision, rng: Random, budget: int = PERCENT, level: Level = "hard"
) -> tuple[Action, ...]:
    """Choose a computer player's actions: one, or its turn up to the point where something unknown follows.

    An action card comes with its turn.

    ``budget`` is a percentage of the usual work. Equal arguments (including the generator's state) give
    the same actions. Raises ValueError for an unknown level, or if the observation belongs to another
    seat or does not contain that decision.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level; the levels are {', '.join(LEVELS)}")
    return play(observation, decision, rng, budget, POLICIES[level])


def think(
    observation: Observation, decision: Decision, level: Level, seed: str, percent: int, *begun: Action
) -> str:
    """The answer of ``choose`` as text, actions joined by ``; ``, with this percent of the usual work.

    It begins with the actions ``begun``, whose effects the observation shows already.
    """
    if not begun and accepts_draw(observation):
        return OFFER
    rng = Random(seed)  # noqa: S311 - not cryptographic
    return write_actions((*begun, *choose(observation, decision, rng, max(1, percent), level)))


def accepts_draw(observation: Observation) -> bool:
    """Whether a seat accepts the other's draw offer: it must not be ahead on points, and must be worse off.

    After many quiet turns an even position is enough.
    """
    seat = observation.seat
    if (
        seat is None
        or observation.offer != 1 - seat
        or observation.vp[seat] > observation.vp[1 - seat]
        or not observation.turn_number
    ):
        return False
    game = sampling.sample_game(observation, Random(0))  # noqa: S311 - not cryptographic
    lead = Valuer(GREEDY).lead(game, seat)
    return lead < (_EVEN_LEAD if observation.quiet >= _DRAWISH_TURNS else -_EVEN_LEAD)


WEIGHED_KINDS: Final = ("card", "act", "lay")
"""Decisions that can be compared; hiding and placing pay off too late to evaluate."""
_POINT_VALUE: Final = 100.0
"""Evaluation of one victory point."""


def weigh(observation: Observation, decision: Decision, answer: str, seed: str, percent: int) -> str:
    """Evaluate an answer as a ``Valuation``, on the same sampled games as the hard level's answer.

    A sure win that it gives away costs all that a decision can. ``percent`` is that of the default
    work; from 200 on, more games are sampled. Raises ValueError if the observation does not contain that
    decision.
    """
    seat, work = decision.seat, max(1, min(PERCENT, percent))
    answered = read_actions(answer)
    best = choose(observation, decision, Random(f"{seed}/choice"), work)  # noqa: S311 - not cryptographic
    better, policy = write_actions(best), POLICIES["hard"].scaled(work, observation, seat)
    won = policy.evaluation.first.valuer.won
    if decision.kind != "lay" and _gives_up_win(observation, seat, best, answered):
        return str(Valuation(better, 2.0 * won, win_probability=1.0))
    one, other = _actions_to_compare(best), _actions_to_compare(answered)
    alike = best[0] == answered[0] if isinstance(best[0], PlayCard | Lay) else one == other
    if alike:  # as far as they are compared
        return str(Valuation(better, 0.0))
    deals = max(1, 2 * percent // PERCENT)
    values: tuple[list[float], list[float]] = ([], [])
    for number in range(deals):
        for place, actions in enumerate((best, answered)):
            rng = Random(f"{seed}/{number}")  # noqa: S311 - not cryptographic
            game = sampling.sample_game(observation, Random(rng.getrandbits(48)))  # noqa: S311 - not cryptographic
            decision_maker = DecisionMaker(observation, game, seat, rng, policy)
            values[place].append(_value_of(decision_maker, decision.kind, actions))
    losses = [*map(sub, *values)]
    loss = fmean(losses)
    is_lost = loss > won
    return str(
        Valuation(
            better,
            max(loss, 0.0),
            points=0.0 if is_lost else loss / _POINT_VALUE,
            win_probability=float(is_lost),
            error=standard_error(losses),
        )
    )


_PROOF_WORK: Final = 30_000
"""Work of the search for whether an answer keeps a win."""


def _gives_up_win(
    observation: Observation, seat: int, best: Sequence[Action], answered_actions: Sequence[Action]
) -> bool:
    """Whether the best turn wins whatever the opponent does, and the given one surely doesn't."""
    game, solver = sampling.sample_game(observation, Random(0)), Solver(seat, _PROOF_WORK)  # noqa: S311 - not cryptographic
    try:
        return _surely_wins(game, best, solver) and not _surely_wins(game, answered_actions, solver)
    except TooHardError:
        return False


def _surely_wins(game: Game, actions: Sequence[Action], solver: Solver) -> bool:
    """Whether a turn that begins so wins whatever the opponent does. Raises TooHardError."""
    for action in actions:
        if isinstance(action, Reveal):  # leads to the unknown
            return False
        if isinstance(action, Lay):
            return solver.refutation(game, action.card) is None
        game = apply(game, solver.seat, action).game
    return solver.wins(game)


def _actions_to_compare(actions: Sequence[Action]) -> list[CharacterAction]:
    """A turn's actions up to its end, or up to and including the first fight or reveal."""
    compared: list[CharacterAction] = []
    for action in actions:
        if not isinstance(action, CharacterAction):
            break
        compared.append(action)
        if isinstance(action, Attack | Reveal):
            break
    return compared


def _value_of(decision_maker: DecisionMaker, kind: str, actions: Sequence[Action]) -> float:
    first = actions[0]
    if kind == "card" and isinstance(first, PlayCard):
        return decision_maker.card_values([first.card])[first.card]
    if kind == "lay" and isinstance(first, Lay):
        return decision_maker.combat_card_values()[first.card]
    return decision_maker.turn_value(_actions_to_compare(actions))
