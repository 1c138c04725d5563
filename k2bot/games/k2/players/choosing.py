"""One question, one answer: which level thinks about it, and how."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.k2.engine.actions import Action, Commit, Finish, Plan, TakeToken
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.engine.play import legal_actions
from k2bot.games.k2.players import easy, hard, pack, plans, playout, questions, sampling
from k2bot.games.k2.players.move_table import move_table
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.values import PRICES, outlook

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Decision, Game
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.players.quick import TurnResult
    from k2bot.games.k2.players.sim_state import SimState
    from k2bot.games.k2.players.values import Outlook

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
"""From weak to strong."""
BUDGET = 250
"""Playouts for a decision of the hard level, where nobody says otherwise."""
LOOKED_AT = 24
"""Turns at first sight that are turned into plans."""


def choose(
    observation: Observation, decision: Decision, rng: Random, budget: int = BUDGET, level: Level = "hard"
) -> Action:
    """What a computer climber of a level answers to its open question.

    ``budget`` counts playouts, and only the hard level makes any. Equal arguments, the generator in an equal
    state, give the equal action. Raises ValueError for an unknown level, and where the observation is not
    that of the seat asked, or does not hold that question.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level; the levels are {', '.join(LEVELS)}")
    seat = decision.seat
    if observation.seat != seat:
        raise ValueError(f"seat {seat} is asked, but the observation is that of seat {observation.seat}")
    table = sampling.drawn(observation, Random(0))  # noqa: S311 - the unknown is drawn anew in each playout
    game = sampling.game(observation, table)
    legal = legal_actions(game, seat)
    if not legal:
        raise ValueError(f"the observation holds no question for seat {seat}: {decision.id}")
    if len(legal) == 1:
        return legal[0]
    asked = _Asked(observation, table, _outlook(observation, level), rng, budget, level)
    match decision.kind:
        case "choose":
            return _cards(asked)
        case "token":
            return _token(asked)
        case "turn":
            return _turn(game, asked)
        case "pay":
            return questions.pay(legal, table, seat, asked.outlook)
        case "slide":
            which = CLIMBER_NAMES.index(decision.climber or "A")
            return questions.slide(legal, table, seat, which, asked.outlook)
        case "rescue":
            return questions.rescue(legal, table, seat, asked.outlook)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A question with everything needed to think about it."""

    observation: Observation
    table: SimState
    outlook: Outlook
    rng: Random
    budget: int
    level: Level

    @property
    def seat(self) -> int:
        """The seat asked."""
        assert self.observation.seat is not None  # noqa: S101 - choose has seen to it
        return self.observation.seat


def _outlook(observation: Observation, level: Level) -> Outlook:
    if level == "easy":
        return easy.tonight(observation.setup.side)
    return outlook(
        observation.setup.side,
        observation.setup.season,
        observation.tiles,
        tuple(sorted(observation.hidden_tiles)),
        PRICES,
    )


def _cards(asked: _Asked) -> Commit:
    if asked.level == "hard":
        return hard.choose_cards(asked.observation, asked.table, asked.outlook, asked.rng, asked.budget)
    ranked = playout.ranked_choices(asked.table, asked.seat, asked.outlook)
    number = easy.slip([worth for worth, _ in ranked], asked.rng) if asked.level == "easy" else 0
    return Commit(tuple(pack.KINDS[kind] for kind in ranked[number][1]))


def _token(asked: _Asked) -> TakeToken:
    if asked.level == "hard":
        return hard.choose_token(asked.observation, asked.table, asked.outlook, asked.rng, asked.budget)
    return TakeToken(playout.choose_token(asked.table, asked.seat, asked.outlook))


def _turn(game: Game, asked: _Asked) -> Action:
    turn = asked.observation.turn_state
    if turn is not None and turn.use is not None:
        return questions.go_on(game, asked.seat, asked.outlook)
    results = _results(game, asked, {"easy": 4, "normal": 1, "hard": hard.MOST_TURNS}[asked.level])
    if not results:
        return Finish()
    if asked.level == "hard":
        return hard.choose_turn(asked.observation, results, asked.outlook, asked.rng, asked.budget)
    worths = [result.worth for result, _ in results]
    return results[easy.slip(worths, asked.rng) if asked.level == "easy" else 0][1]


def _results(game: Game, asked: _Asked, count: int) -> list[tuple[TurnResult, Plan]]:
    """The best turns at first sight that the rules allow, with their plans, best first."""
    player = asked.table.players[asked.seat]
    look = Look(asked.table, asked.seat, asked.outlook)
    ways = move_table(asked.table.setup.side, asked.table.weather)
    found: dict[tuple[object, ...], tuple[TurnResult, Plan]] = {}
    for result in look.outcomes(player.committed or (), player.risk, LOOKED_AT):
        done = plans.plan(game, look, ways, result)
        if done is not None:
            found.setdefault((done[0].ends, done[0].levels), done)
            if len(found) == count:
                break
    return sorted(found.values(), key=lambda done: -done[0].worth)
