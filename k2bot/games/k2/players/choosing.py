"""Entry point of the computer players: answers one decision at a given level, or weighs somebody's answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from math import inf
from operator import ge, sub
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    CardPoints,
    Cards,
    Commit,
    Decision,
    Finish,
    Game,
    LetGo,
    Observation,
    Pay,
    Phase,
    Plan,
    PlannedUse,
    Rescue,
    RuleError,
    Slide,
    Source,
    TakeToken,
    apply,
    content,
    legal_actions,
    observe,
    parse,
    preview,
)
from k2bot.games.k2.engine.actions import whole_turn
from k2bot.games.k2.engine.content import rescued_step
from k2bot.games.k2.engine.phases import turns
from k2bot.games.k2.engine.play import finish_plan
from k2bot.games.k2.engine.terrain import routes
from k2bot.games.k2.players import endgame, levels, pack, playout, simulation
from k2bot.games.k2.players.quick import DecisionContext, TurnResult, TurnSearch
from k2bot.games.k2.players.simulation import SimClimber, SimState
from k2bot.games.k2.players.tables import MAX_AIR, NO_TENT, NOWHERE, column
from k2bot.games.k2.players.values import Outlook, outlook, prices_of
from k2bot.thinking import halving
from k2bot.thinking.question import Valuation, standard_error

if TYPE_CHECKING:
    from collections.abc import Callable

    Begin: TypeAlias = Callable[[SimState], list[int] | None]


def as_plan(
    game: Game, search: TurnSearch, result: TurnResult, *, exactly: bool = False
) -> tuple[TurnResult, Plan] | None:
    """Turn a result into a legal plan with its best payment, or ``exactly`` its own; None if forbidden.

    Also returns the actual result, which may differ: the search may have charged a climber that does nothing
    (rule 18).
    """
    air: list[PlannedUse] = []
    moves: list[PlannedUse] = []
    for index, name in enumerate(CLIMBER_NAMES):
        if search.climbers[index].space == NOWHERE:
            continue
        cards = [pack.DISTINCT_CARDS[kind] for kind in result.split[index].cards]
        air.extend(PlannedUse(name, (card,)) for card in cards if card.is_acclimatization and card.up)
        route = _route(game, search, index, result)
        if route is None:
            return None
        if route:
            moving = tuple(card for card in cards if not card.is_acclimatization)
            moves.append(PlannedUse(name, moving, result.split[index].directions, route))
    for order in (moves, moves[::-1]):  # one climber may have to leave before the other can arrive
        paid_turn = _pay_and_check(game, search, result, Plan((*air, *order)), exactly=exactly)
        if paid_turn is not None:
            return paid_turn
    return None


def can_pay(game: Game, seat: int, plan: Plan, wanted: tuple[Source, ...]) -> bool:
    """Whether the turn's risk can be paid with these sources."""
    return bool(turns.matching_payment(finish_plan(game, seat, plan, []), wanted))


def _pay_and_check(
    game: Game, search: TurnSearch, result: TurnResult, uses: Plan, *, exactly: bool
) -> tuple[TurnResult, Plan] | None:
    """The plan with its payment, and its actual result; None if the engine refuses it."""
    try:
        finished = finish_plan(game, search.seat, uses, [])
    except RuleError:
        return None
    paid = _best_payment(finished, search, result, exactly=exactly)
    return _with_air(search, result, _air_after_payment(finished, search.seat, paid)), replace(
        uses, payment=paid
    )


def _route(game: Game, search: TurnSearch, index: int, result: TurnResult) -> tuple[str, ...] | None:
    """The shortest route that leaves a climber where the result says; None if there is none."""
    board, climber = search.state.board, search.climbers[index]
    (up, down), movement, _ = result.spendings[index]
    space, top, tent = result.ends[index]
    pitched = None if tent == NO_TENT else board.names[tent]
    end = (board.names[space], pitched, board.points[top])
    known_routes = routes(
        game.terrain,
        board.names[climber.space],
        board.points[climber.step],
        CardPoints(movement, up, down),
        () if pitched is None else (pitched,),
    )
    return next(
        (
            route
            for (space_reached, _, _, camp, vp), route in known_routes
            if (space_reached, camp, vp) == end
        ),
        None,
    )


def _air_after_payment(finished: Game, seat: int, paid: tuple[Source, ...]) -> tuple[int, int]:
    one, other = finished.seats[seat].climbers
    return one.air - paid.count("A"), other.air - paid.count("B")


def _with_air(search: TurnSearch, result: TurnResult, air: tuple[int, int]) -> TurnResult:
    """The result with this air after paying, and its value adjusted."""
    if air == result.air:
        return result
    value = sum(search.row(index, result.ends[index])[column(air[index])] for index in (0, 1))
    return result._replace(air=air, value=value)


def _best_payment(
    finished: Game, search: TurnSearch, result: TurnResult, *, exactly: bool
) -> tuple[Source, ...]:
    """The payment that leaves the climbers with the highest value; empty if there is nothing to pay.

    ``exactly``: the one that leaves them the air of the result, if there is one.
    """
    options = turns.payment_options(finished)
    if len(options) < 2:
        return options[0] if options else ()
    air = [climber.air for climber in finished.seats[search.seat].climbers]

    def worth(option: tuple[Source, ...]) -> float:
        if exactly and _air_after_payment(finished, search.seat, option) == result.air:
            return inf
        total = 0.0
        for index, name in enumerate(CLIMBER_NAMES):
            if result.ends[index][0] != NOWHERE:
                left = air[index] - option.count(name)
                total += search.row(index, result.ends[index])[column(left)]
        return total + 1e-6 * option.count("points")

    return max(options, key=worth)


# ---------------------------------------------------------------------------------- small questions


def choose_payment(legal: tuple[Action, ...], search: TurnSearch) -> Action:
    """Pay with points first, then with the air whose loss costs least (rule 18)."""

    def loss(action: Action) -> float:
        if not isinstance(action, Pay) or action.source == "points":
            return -1.0
        index = CLIMBER_NAMES.index(action.source)
        climber = search.climbers[index]
        row = search.row(index, (climber.space, climber.step, NO_TENT))
        place = column(climber.air)
        return row[place] - row[place - 1]

    return min(legal, key=loss)


def choose_slide(legal: tuple[Action, ...], search: TurnSearch, index: int) -> Action:
    """Choose the slope with the highest value for the climber tomorrow (rule 40)."""
    climber = search.climbers[index]

    def worth(action: Action) -> float:
        if not isinstance(action, Slide):
            return 0.0
        space = search.state.board.numbers[action.space]
        return _tomorrow(search, SimClimber(space, climber.air, climber.step, climber.tent))

    return max(legal, key=worth)


def choose_rescue(legal: tuple[Action, ...], search: TurnSearch) -> Action:
    """Choose the rescue with the highest value tomorrow.

    Let the climber die only if no rescue has any (rule 22).
    """

    def worth(action: Action) -> float:
        if not isinstance(action, Rescue):
            return 1.0
        climber = search.climbers[CLIMBER_NAMES.index(action.climber)]
        step = rescued_step(climber.step)
        space = search.state.board.numbers[action.space]
        return _tomorrow(search, SimClimber(space, 1, step, climber.tent))

    return max(legal, key=lambda action: (worth(action), not isinstance(action, LetGo)))


def _tomorrow(search: TurnSearch, climber: SimClimber) -> float:
    """Value of a climber who starts tomorrow in this state."""
    state, outlook = search.state, search.outlook
    if state.day >= content.DAYS:
        return float(state.board.points[climber.step])
    day = state.day + 1
    rows = outlook.morning(day, state.tiles[(day - 1) // content.DAYS_A_TILE])
    numbering = outlook.numbering
    step = max(climber.step, state.board.step[climber.space])
    row = rows[numbering.index(numbering.tent_number[climber.tent], climber.space, step)]
    return row[climber.air - 1]


def next_step(game: Game, seat: int, outlook: Outlook) -> Action:
    """Next step of the use in progress, on the way to the end state with the highest value for the turn."""
    best: tuple[float, Action] | None = None
    todo: list[tuple[Game, Action | None]] = [(game, None)]
    seen = set()
    for position, first in todo:  # the list grows during iteration: breadth-first search
        for action in legal_actions(position, seat):
            after = apply(position, seat, action).game
            began = first or action
            turn = after.turn
            if after.phase is Phase.ACTIONS and after.active_seat == seat and turn is not None and turn.use:
                use = turn.use
                climber = after.seats[seat].climber(use.climber)
                state = (climber, use.directions, use.cost_up, use.cost_down, use.pitched)
                if state not in seen:
                    seen.add(state)
                    todo.append((after, began))
                continue
            worth = _value_between_uses(after, seat, outlook)
            if best is None or worth > best[0]:
                best = (worth, began)
    assert best is not None  # noqa: S101 - a use can always be ended (rule 16)
    return best[1]


def _value_between_uses(game: Game, seat: int, outlook: Outlook) -> float:
    observation = observe(game, seat)
    state = simulation.sample_state(observation, Random(0))  # noqa: S311 - not cryptographic
    search = TurnSearch(state, seat, outlook)
    if any(climber.air > MAX_AIR for climber in search.climbers if climber.space != NOWHERE):
        return -1e9
    return search.best_value(search.player.today, search.player.risk)


# ------------------------------------------------------------------------- one question, one answer

Level: TypeAlias = Literal["beginner", "easy", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("beginner", "easy", "normal", "hard")
"""Levels in ascending order of strength."""
PLAYOUTS = 250
"""Default number of playouts per decision at the hard level."""
PLANNED_TURNS = 24
"""How many turns of the quick search are turned into plans."""
PLANNED_TURNS_BEGUN = 1_000
"""The same when the search continues a turn already begun."""


def choose(
    observation: Observation,
    decision: Decision,
    rng: Random,
    budget: int = PLAYOUTS,
    level: Level = "hard",
    *,
    begun: Commit | Plan | None = None,
) -> Action:
    """Choose a computer player's action for its open decision.

    ``budget`` is a number of playouts; ``levels.allowed_playouts`` tells who runs how many of them.
    ``begun`` is the part of the answer already decided: cards that must be among the choice, or a turn whose
    uses have already been applied to the observation and whose climbers stay where those left them. Equal
    arguments (including the generator's state) give the same action. Raises ValueError for an unknown level,
    or if the observation belongs to another seat or does not contain that decision.
    """
    if level not in LEVELS:
        raise ValueError(f"{level!r} is no level; the levels are {', '.join(LEVELS)}")
    seat = decision.seat
    if observation.seat != seat:
        raise ValueError(f"seat {seat} is asked, but the observation is that of seat {observation.seat}")
    state = simulation.sample_state(observation, Random(0))  # noqa: S311 - not cryptographic
    game = simulation.game(observation, state)
    legal = legal_actions(game, seat)
    if not legal:
        raise ValueError(f"the observation holds no question for seat {seat}: {decision.id}")
    if len(legal) == 1 and begun is None:
        return legal[0]
    playouts = levels.allowed_playouts(level, observation.day, budget)
    question = DecisionContext(
        observation, state, outlook_for_today(observation, state, level), rng, level, playouts
    )
    match decision.kind:
        case "choose":
            return _cards(question, begun.cards if isinstance(begun, Commit) else ())
        case "token":
            return _token(question)
        case "turn":
            return _turn(game, question, begun if isinstance(begun, Plan) else Plan())
        case "pay":
            return choose_payment(legal, question.search)
        case "slide":
            index = CLIMBER_NAMES.index(decision.climber or "A")
            return choose_slide(legal, question.search, index)
        case "rescue":
            return choose_rescue(legal, question.search)


def think(
    observation: Observation,
    decision: Decision,
    level: Level,
    seed: str,
    percent: int,
    *parts: Commit | Plan,
) -> str:
    """The answer of ``choose`` as text, with this percent of the default number of playouts.

    It completes a part that is already decided, if there is one.
    """
    rng, begun = Random(seed), next(iter(parts), None)  # noqa: S311 - not cryptographic
    return str(choose(observation, decision, rng, max(1, PLAYOUTS * percent // 100), level, begun=begun))


def outlook_for_today(observation: Observation, state: SimState, level: Level) -> Outlook:
    """The value tables a level uses for the days ahead.

    Alone, the hard level takes the prices that fit the sampled ``state``.
    """
    if level in levels.COMFORT:
        return levels.overnight_outlook(observation.setup.side, level)
    known = outlook(
        observation.setup.side,
        observation.setup.season,
        observation.tiles,
        tuple(sorted(observation.hidden_tiles)),
        prices_of(observation.setup),
    )
    return (
        playout.value_at_fitting_prices(state, known, morning=True)[1]
        if level == "hard" and known.scaled
        else known
    )


def _cards(question: DecisionContext, chosen: Cards) -> Commit:
    ranked = [
        (worth, kinds)
        for worth, kinds in playout.ranked_choices(question.search)
        if Counter(pack.kinds(chosen)) <= Counter(kinds)
    ]
    best = endgame.best_candidate(question, [cards for _, cards in ranked], endgame.Endgame.is_reachable_with)
    cards = best or levels.choose_candidate(question, ranked, SimState.commit)
    return Commit(tuple(pack.DISTINCT_CARDS[kind] for kind in cards))


def _token(question: DecisionContext) -> TakeToken:
    """The token; nobody slips here."""
    search, values = question.search, sorted(set(question.observation.tokens_open))
    best = endgame.best_candidate(
        question,
        values,
        lambda end, rest, token, goal: end.is_reachable_taking(rest, search.player.today, token, goal),
    )
    if best is None and question.playouts:
        ranked = [(playout.token_value(search, value), value) for value in values]
        best = levels.choose_candidate(question, ranked, playout.begin_with_token)
    return TakeToken(playout.choose_token(search) if best is None else best)


def _turn(game: Game, question: DecisionContext, begun: Plan) -> Action:
    turn = question.observation.turn
    if turn is not None and turn.use is not None:
        return next_step(game, question.seat, question.outlook)
    rest = _last_turn(game, question, begun)
    if rest is None:
        ranked = [(turn_and_plan[0].value, turn_and_plan) for turn_and_plan in _turns(game, question, begun)]
        if not ranked:
            return begun if begun.uses else Finish()

        def begin(state: SimState, seat: int, turn_and_plan: tuple[TurnResult, Plan]) -> list[int]:
            return playout.begin_with_turn(state, seat, turn_and_plan[0].ends, turn_and_plan[0].air)

        _, rest = levels.choose_candidate(question, ranked, begin)
    payment = begun.payment if can_pay(game, question.seat, rest, begun.payment) else rest.payment
    return Plan((*begun.uses, *rest.uses), payment)


def _last_turn(game: Game, question: DecisionContext, begun: Plan) -> Plan | None:
    """The turn that brings home the most points once everything is known; None before, or if none does."""
    search = question.search
    for result in endgame.best_turns(question):
        turn_and_plan = (
            as_plan(game, search, result, exactly=True) if _stays_put(search, result, begun) else None
        )
        if turn_and_plan is not None and all(map(ge, turn_and_plan[0].air, result.air)):
            return turn_and_plan[1]
    return None


def _turns(game: Game, question: DecisionContext, begun: Plan) -> list[tuple[TurnResult, Plan]]:
    """The best legal turns of the quick search with their plans, best first: all that a level considers."""
    search, count = question.search, levels.candidate_count(question)
    turns: dict[tuple[object, ...], tuple[TurnResult, Plan]] = {}
    for result in search.outcomes(
        search.player.today, search.player.risk, PLANNED_TURNS_BEGUN if begun.uses else PLANNED_TURNS
    ):
        turn_and_plan = as_plan(game, search, result) if _stays_put(search, result, begun) else None
        if turn_and_plan is not None:
            turns.setdefault((turn_and_plan[0].ends, turn_and_plan[0].air), turn_and_plan)
            if len(turns) == count:
                break
    return sorted(turns.values(), key=lambda turn_and_plan: -turn_and_plan[0].value)


def _stays_put(search: TurnSearch, result: TurnResult, begun: Plan) -> bool:
    """Whether climbers that have already moved in ``begun`` stay where they are."""
    return all(
        result.ends[index] == (search.climbers[index].space, search.climbers[index].step, NO_TENT)
        for index in (CLIMBER_NAMES.index(use.climber) for use in begun.uses if use.route)
    )


# ---------------------------------------------------------------------------------------------- comparing


WEIGHED_KINDS: Final = ("choose", "token", "turn")
"""Decisions that can be compared."""


def weigh(observation: Observation, decision: Decision, answer: str, seed: str, percent: int) -> str:
    """Evaluate an answer as a ``Valuation``, with other random numbers than those of the choice.

    ``percent`` is that of the default number of playouts. Raises ValueError if the observation has no such
    decision.
    """
    playouts = max(2, PLAYOUTS * percent // 100)
    answered = whole_turn(parse(answer))
    rng = Random(f"{seed}/choice")  # noqa: S311 - not cryptographic
    best = whole_turn(choose(observation, decision, rng, playouts, "hard"))
    if best == answered:
        return str(Valuation(str(best), 0.0))
    drawn = simulation.sample_state(observation, Random(0))  # noqa: S311 - not cryptographic
    seat, outlook = decision.seat, outlook_for_today(observation, drawn, "hard")
    game = simulation.game(observation, drawn)

    def play(begin: Begin, state: SimState, rng: Random) -> tuple[float, ...]:
        state = state.copy()
        playout.play_on(state, outlook, rng, observation.last_known_day, begin(state))
        totals = playout.evaluate(state, outlook)
        return levels.utility(totals, seat, state), totals[seat], levels.win_chance(totals, seat, state)

    begins = [_begin(game, seat, action) for action in (best, answered)]
    number = Random(f"{seed}/weighing").getrandbits(48)  # noqa: S311 - not cryptographic
    own, their = halving.outcomes(
        begins,
        partial(simulation.sample_state, observation),
        play,
        seed=number,
        numbers=range(playouts // 2),
    )
    losses, points, chances = zip(*map(partial(map, sub), own, their), strict=True)
    loss = max(fmean(losses), 0.0)
    return str(Valuation(str(best), loss, fmean(points), fmean(chances), standard_error(losses)))


def _begin(game: Game, seat: int, action: Action) -> Begin:
    """Apply the answer to a state; returns the seats still to act today, or None before all have chosen."""
    match action:
        case Commit(cards):
            return partial(SimState.commit, seat=seat, cards=pack.kinds(cards))
        case TakeToken(value):
            return partial(playout.begin_with_token, seat=seat, value=value)
        case Plan():
            one, other = simulation.climbers(preview(game, seat, action).settled.seats[seat], game.board.side)
            ends, air = (one.end, other.end), (one.air, other.air)
            return partial(playout.begin_with_turn, seat=seat, ends=ends, air=air)
        case _:
            raise ValueError(f"{action} is no answer that is weighed")
