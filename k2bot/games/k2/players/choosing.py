"""One question, one answer: which level thinks about it, and how."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.k2.engine.actions import Action, Commit, Finish, Plan, TakeToken
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.play import legal_actions
from k2bot.games.k2.players import easy, hard, pack, plans, playout, questions, sampling
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.sampling import Asked
from k2bot.games.k2.players.values import PRICES, outlook

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.model import Decision, Game
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.players.quick import TurnResult
    from k2bot.games.k2.players.values import Outlook

Level: TypeAlias = Literal["easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
"""From weak to strong."""
BUDGET = 250
"""Playouts for a decision of the hard level, where nobody says otherwise."""
LOOKED_AT = 24
"""Turns at first sight that are turned into plans."""
MOST = 1_000
"""Those among which turns are looked for that go on from one already begun."""


def choose(
    observation: Observation,
    decision: Decision,
    rng: Random,
    budget: int = BUDGET,
    level: Level = "hard",
    *,
    begun: Commit | Plan | None = None,
) -> Action:
    """What a computer climber of a level answers to its open question.

    ``budget`` counts playouts, and only the hard level makes any. ``begun`` is what somebody has decided of
    the answer: cards that are chosen with it, or a turn, seen after its uses, whose climbers stay where these
    have brought them. Equal arguments, the generator in an equal state, give the equal action. Raises
    ValueError for an unknown level, and where the observation is not that of the seat asked, or does not hold
    that question.
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
    if len(legal) == 1 and begun is None:
        return legal[0]
    asked = Asked(observation, table, outlook_of(observation, level), rng, budget)
    match decision.kind:
        case "choose":
            return _cards(asked, level, begun.cards if isinstance(begun, Commit) else ())
        case "token":
            return _token(asked, level)
        case "turn":
            return _turn(game, asked, level, begun if isinstance(begun, Plan) else Plan())
        case "pay":
            return questions.pay(legal, table, seat, asked.outlook)
        case "slide":
            which = CLIMBER_NAMES.index(decision.climber or "A")
            return questions.slide(legal, table, seat, which, asked.outlook)
        case "rescue":
            return questions.rescue(legal, table, seat, asked.outlook)


def think(observation: Observation, decision: Decision, level: Level, seed: str, share: int) -> str:
    """What ``choose`` answers, as text; ``share`` is in percent of the usual work of a level."""
    chance = Random(seed)  # noqa: S311 - plays a game, guards nothing
    return str(choose(observation, decision, chance, max(1, BUDGET * share // 100), level))


def complete(begun: Commit | Plan, facts: tuple[Observation, Decision, Level, str, int]) -> str:
    """What ``choose`` makes of an answer that somebody has begun; ``facts`` are those of ``think``."""
    observation, decision, level, seed, share = facts
    chance = Random(seed)  # noqa: S311 - plays a game, guards nothing
    return str(choose(observation, decision, chance, max(1, BUDGET * share // 100), level, begun=begun))


def outlook_of(observation: Observation, level: Level) -> Outlook:
    """What a level expects of the days to come."""
    if level == "easy":
        return easy.tonight(observation.setup.side)
    return outlook(
        observation.setup.side,
        observation.setup.season,
        observation.tiles,
        tuple(sorted(observation.hidden_tiles)),
        PRICES,
    )


def _cards(asked: Asked, level: Level, chosen: tuple[Card, ...]) -> Commit:
    ranked = [
        (worth, kinds)
        for worth, kinds in playout.ranked_choices(asked.table, asked.seat, asked.outlook)
        if Counter(pack.kinds(chosen)) <= Counter(kinds)
    ]
    if level == "hard":
        return hard.choose_cards(asked, ranked)
    number = easy.slip([worth for worth, _ in ranked], asked.chance) if level == "easy" else 0
    return Commit(tuple(pack.KINDS[kind] for kind in ranked[number][1]))


def _token(asked: Asked, level: Level) -> TakeToken:
    if level == "hard":
        return hard.choose_token(asked)
    return TakeToken(playout.choose_token(asked.table, asked.seat, asked.outlook))


def _turn(game: Game, asked: Asked, level: Level, begun: Plan) -> Action:
    turn = asked.observation.turn_state
    if turn is not None and turn.use is not None:
        return questions.go_on(game, asked.seat, asked.outlook)
    turns = _turns(game, asked, {"easy": 4, "normal": 1, "hard": hard.MOST_TURNS}[level], begun)
    if not turns:
        return begun if begun.uses else Finish()
    if level == "hard":
        rest = hard.choose_turn(asked, turns)
    else:
        number = easy.slip([result.worth for result, _ in turns], asked.chance) if level == "easy" else 0
        rest = turns[number][1]
    payment = begun.payment if plans.can_pay(game, asked.seat, rest, begun.payment) else rest.payment
    return Plan((*begun.uses, *rest.uses), payment)


def _turns(game: Game, asked: Asked, count: int, begun: Plan) -> list[tuple[TurnResult, Plan]]:
    """The best turns at first sight that the rules allow, with their plans, best first.

    Who has moved in what is ``begun`` stays there.
    """
    player = asked.table.players[asked.seat]
    look = Look(asked.table, asked.seat, asked.outlook)
    found: dict[tuple[object, ...], tuple[TurnResult, Plan]] = {}
    settled = {CLIMBER_NAMES.index(use.climber) for use in begun.uses if use.way}
    here = [(climber.space, climber.step, climber.tent) for climber in look.climbers]
    for result in look.outcomes(player.committed or (), player.risk, MOST if settled else LOOKED_AT):
        if any(result.ends[which] != here[which] for which in settled):
            continue
        done = plans.plan(game, look, result)
        if done is not None:
            found.setdefault((done[0].ends, done[0].levels), done)
            if len(found) == count:
                break
    return sorted(found.values(), key=lambda done: -done[0].worth)
