"""Hints: a computer's answer with reasons, and the review after the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, product
from typing import TYPE_CHECKING

from k2bot.game.pages import lines, page_button, sentences
from k2bot.game.values import TAKE_HINT, Button, HostButton, Page, Style
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    Card,
    Checked,
    Commit,
    Destination,
    LetGo,
    Observation,
    Plan,
    PlannedUse,
    Preview,
    Rescue,
    Slide,
    TakeToken,
    content,
    in_reach,
)
from k2bot.games.k2.engine.actions import whole_turn
from k2bot.games.k2.engine.phases.night import is_doomed
from k2bot.games.k2.pages import days, drawings, hand, planner, questions, turns
from k2bot.games.k2.pages.days import deadly_night, first_death, nights_in_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pages.turns import DraftTurn
    from k2bot.games.k2.pages.wording import Talk
    from k2bot.thinking.question import Valuation

_WAITS = 4
"""Days left from which a turn that gains nothing is described as waiting."""
_LIKELY = 0.5
"""Fraction of choices from which another player likely has a higher sum."""


def _danger_warning(talk: Talk, night: tuple[int, Checked] | None) -> str | None:
    """The next dangerous night, with its sum."""
    if night is None:
        return None
    return talk.text("k2-hint-mind", day=night[0], sum=days.night_sum(talk, night[1]))


# ------------------------------------------------------------------------------------------------ cards


def cards_reasons(talk: Talk, turn: DraftTurn, cards: Sequence[Card]) -> str:
    """Reasons for cards: what speaks for them, an example of what they do today, and what to fear then."""
    seen, good = turn.seen, _good_turn(turn)
    reach, _, air, _ = content.sums(cards)
    after, feared = good.preview, first_death(seen)
    plan, levels = turns.summary(talk, good.doings), turns.levels_text(talk, after.night_checks)
    has_example = bool(after.events) and not after.dying
    example = talk.text("k2-hint-today", plan=plan, levels=levels) if has_example else None
    weak = [name for name in CLIMBER_NAMES if is_doomed(seen, (seen.me.seat, name))]
    if weak and air:
        reason = talk.count_text("k2-hint-why-air", climbers=weak, air=air)
        return sentences(reason, example)
    if feared and air:
        terms = days.night_sum(talk, feared[1])
        reason = talk.text("k2-hint-why-air-later", day=feared[0], sum=terms, air=air, reach=reach)
        return sentences(reason, example)
    return sentences(
        _why_cards(talk, seen, cards),
        example,
        _danger_warning(talk, first_death(after.settled) if example else feared),
    )


def _why_cards(talk: Talk, seen: Observation, cards: Sequence[Card]) -> str:
    """Reason for a choice of cards: somebody else takes the token, a total is maximal, or a balance."""
    reach, _, air, _ = content.sums(cards)
    picks = [content.sums(pick) for pick in combinations(hand.choice(seen, None).cards, len(cards))]
    if any(hand.share_above(other.unseen, reach) >= _LIKELY for other in hand.rivals(seen)):
        message = "k2-hint-why-push" if reach or not air else "k2-hint-why-only-air"
    elif reach == max(pick.up for pick in picks):
        message = "k2-hint-why-furthest"
    elif air and air == max(pick.air for pick in picks):
        message = "k2-hint-why-most-air"
    else:
        message = "k2-hint-why-both"
    hand_left = list(hand.choice(seen, None).cards)
    for card in cards:
        hand_left.remove(card)
    kept_cards = talk.cards(hand_left)
    return talk.text(message, reach=reach, air=air, push=reach, kept=kept_cards)  # words: k2-hint-why-*


def _good_turn(turn: DraftTurn) -> DraftTurn:
    """A turn that takes each climber to most points, or as high as it can live, then shares out air.

    A climber that would die comes first; if it can't have air to spare, it goes where it survives.
    """
    plan, after = Plan(), turn.look(Plan())
    for _ in after.night_checks:
        moved = {use.climber for use in plan.uses}
        goals = [goal for goal in after.destinations if goal.climber not in moved]
        good = [goal for goal in goals if _gains(after, goal)]
        saving = [goal for goal in goals if goal.climber in after.dying and not goal.dies]
        safe = (goal for goal in saving if goal in good)
        if (goal := next(chain(safe, saving, good), None)) is None:
            break
        plan = Plan((*plan.uses, goal.use))
        after = turn.look(plan)
    return turn.with_plan(Plan((*plan.uses, *turns.air_uses(after.observation))))


def _gains(after: Preview, goal: Destination) -> bool:
    """Whether a climber gains its life, points or metres there, and has air to spare."""
    seen, own = after.observation, after.observation.me.climber(goal.climber)
    altitude = days.altitude(seen, own.space or content.BASE_CAMP)
    better = goal.climber in after.dying or goal.vp > own.vp or goal.altitude > altitude
    return better and goal.air_tonight > content.LOWEST_AIR


# ------------------------------------------------------------------------------------------------ turns


def turn_reasons(talk: Talk, turn: DraftTurn, instead_of: Plan | None) -> str:
    """Reasons for a planned turn: whom it saves, what it gains and leaves, and what to fear afterwards.

    Compared with another plan; None for doing nothing.
    """
    seen, after, other = turn.seen, turn.preview, turn.look(instead_of or Plan())
    lost, alive = after.dying, [line for line in after.night_checks if not line.dies]
    loses = talk.count_text("k2-hint-loses", climbers=lost)
    if not alive:
        return sentences(loses)
    message = "k2-hint-why-saved" if instead_of is None else "k2-review-why-saved"
    points = after.observation.me.total - seen.me.total
    # words: k2-hint-why-saved, k2-review-why-saved
    reason = talk.count_text(message, climbers=[name for name in other.dying if name not in lost])
    if not reason:
        survival = _survivor(talk, after, other)
        gains = talk.text("k2-hint-why-points", points=points) if points > 0 else None
        tonight = talk.text("k2-plan-tonight", levels=turns.levels_text(talk, alive))
        if gains:
            reason = sentences(gains, tonight, survival)
        else:
            reason = survival or sentences(_why_wait(talk, turn.look(Plan()), after), tonight)
    return sentences(
        reason,
        _tent(talk, seen, after),
        loses,
        None if lost else _danger_warning(talk, first_death(after.settled)),
    )


def _survivor(talk: Talk, after: Preview, other: Preview) -> str | None:
    """A climber that survives a night thanks to the turn, unlike after another one."""
    own = after.settled.me
    for name in CLIMBER_NAMES:
        key, space = (own.seat, name), own.climber(name).space
        if space is None:
            continue
        fatal, now = deadly_night(nights_in_place(other.settled, key)), nights_in_place(after.settled, key)
        if fatal and any(day == fatal[0] and not check.dies for day, check in now):
            terms, climber = days.night_sum(talk, fatal[1]), talk.letter(key)
            return talk.text(
                "k2-hint-why-kept", climber=climber, space=talk.space(space), day=fatal[0], sum=terms
            )
    return None


def _tent(talk: Talk, seen: Observation, after: Preview) -> str | None:
    """A tent that a climber reaches or pitches, which helps it tonight."""
    for line in after.night_checks:
        if line.tent and (seen.climber(line.climber).space != line.space or line.space not in seen.me.tents):
            return talk.text("k2-hint-tent", space=talk.space(line.space))
    return None


def _points_left(seen: Observation) -> bool:
    """Whether the hand of the last day but one, which is all of the last day's, can still reach points."""
    spaces = seen.board.by_id
    tomorrow = replace(seen, day=seen.day + 1)
    reached = in_reach(tomorrow.with_seat(seen.me.seat, committed=seen.me.hand), seen.me.seat)
    return any(spaces[space].vp > seen.me.climber(name).vp for name, space in reached)


def _why_wait(talk: Talk, before: Preview, after: Preview) -> str:
    """Reasons for a turn that gains nothing: points out of reach, time, or bad weather higher up."""
    seen, spaces = after.observation, after.observation.board.by_id
    left = content.DAYS - seen.day
    zones = [
        content.ZONES.index(spaces[climber.space].zone)
        for climber in seen.me.climbers
        if climber.space is not None and climber.vp < spaces[content.SUMMIT].vp
    ]
    near = content.ZONES[max(zones) : max(zones) + 2] if zones else ()
    bad = [
        (day, weather_then)
        for day, weather_then in days.known_forecast(seen)
        if not set(near).isdisjoint(weather_then.zones)
    ]
    if not left:
        reason = "last"
    elif left == 1 and not _points_left(after.settled):
        reason = "settled"
    elif left < _WAITS or not zones or after.dying:
        reason = "strength"
    elif all(goal.dies for goal in _with_points(before)):
        reason = "beyond"
    else:
        reason = "weather" if bad else "early"
    day, weather = bad[0] if bad else (0, seen.weather)
    # words: k2-hint-why-*
    return talk.text(
        f"k2-hint-why-{reason}",
        days=left,
        day=day,
        weather=days.brief_weather(talk, weather),
        higher=_is_higher(before.observation, seen),
        deadly=bool(_with_points(before)),
    )


def _with_points(before: Preview) -> list[Destination]:
    """Destinations where a climber could gain points today."""
    me = before.observation.me
    return [goal for goal in before.destinations if goal.vp > me.climber(goal.climber).vp]


def _is_higher(before: Observation, after: Observation) -> bool:
    """Whether a climber of the seat stands higher than before."""
    heights = [
        [days.altitude(seen, climber.space or content.BASE_CAMP) for climber in seen.me.climbers]
        for seen in (before, after)
    ]
    return any(now > earlier for earlier, now in zip(*heights, strict=True))


# ------------------------------------------------------------------------------------------------ questions


def token_reasons(talk: Talk, seen: Observation, value: int) -> str:
    """Cost of a risk token, and of the alternatives, today or later."""
    points, tokens = content.sums(seen.me.committed or ()).unused, sorted(seen.tokens_open)
    message, other = (
        ("k2-hint-token-least", tokens[-1]) if value == tokens[0] else ("k2-hint-token-early", tokens[0])
    )
    # words: k2-hint-token-least, k2-hint-token-early
    return talk.text(message, value=value, points=points, other=other)


def slide_reasons(talk: Talk, seen: Observation, action: Slide, others: Sequence[Action]) -> str:
    """Prospects of a climber at the space it slides to and at the alternatives, if it stays there."""
    key, board = seen.slides[0], seen.board.by_id
    ends = {
        one.space: deadly_night(
            nights_in_place(seen.with_climber(key, space=one.space), key, since=seen.day + 1)
        )
        for one in (action, *others)
        if isinstance(one, Slide)
    }
    own, place, space = ends.pop(action.space), board[action.space], talk.space(action.space)
    worst = min((end for end in ends.values() if end), key=lambda night: night[0], default=None)
    if worst and (own is None or worst[0] < own[0]):
        terms = days.night_sum(talk, worst[1])
        reason = talk.text("k2-hint-slide-lives", space=space, day=worst[0], sum=terms)
    elif any(place.air_change > board[other].air_change for other in ends):
        reason = talk.text("k2-hint-slide-air", air=talk.signed(place.air_change))
    else:
        reason = talk.text("k2-hint-slide-place", altitude=str(place.altitude))
    tent = talk.text("k2-hint-tent", space=space) if action.space in seen.seats[key[0]].tents else None
    return sentences(reason, tent, _danger_warning(talk, own))


def rescue_reasons(talk: Talk, seen: Observation, action: Rescue | LetGo) -> str:
    """Benefit of a rescue: points, and days to climb again; or why to keep the card."""
    left = content.DAYS - seen.day
    points = {
        name: seen.board.rescued_points(seen.me.climber(name).vp)
        for seat, name in seen.dying
        if seat == seen.seat
    }
    if isinstance(action, LetGo):
        others = int(seen.me.has_climbers and left > 0)  # after the last night nobody is rescued any more
        return talk.text("k2-hint-let-go", points=max(points.values()), days=left, others=others)
    return talk.text(
        "k2-hint-rescue",
        climber=action.climber,
        points=points[action.climber],
        days=left,
        air=seen.board.by_id[action.space].air_change,
    )


# ------------------------------------------------------------------------------- the page of a hint


def draft_of(seen: Observation, action: Action) -> str | None:
    """The draft for an action; None if it can't be drafted."""
    action = whole_turn(action)
    if isinstance(action, Plan):
        return turns.draft_of(seen.day, action)
    if not isinstance(action, Commit):
        return None
    return hand.choice(seen, None).choose(action.cards).draft(seen.day)


def essential_action(action: Action, turn: DraftTurn) -> Action:
    """The action; a plan without cards that make no difference, such as air above what a climber can hold."""
    if not isinstance(action, Plan):
        return action
    action = _with_useful_air(action, turn)
    if action.payment:
        return action
    for use in action.uses:
        rest = replace(action, uses=tuple(other for other in action.uses if other is not use))
        if _gives_air(use) and _night_result(turn.look(rest)) == _night_result(turn.look(action)):
            action = rest
    return action


def _with_useful_air(plan: Plan, turn: DraftTurn) -> Plan:
    """The plan, with its air shared out so that no climber could have more without costing the other any."""
    air = [use for use in plan.uses if _gives_air(use)]
    rest = [use for use in plan.uses if not _gives_air(use)]
    for names in product(CLIMBER_NAMES, repeat=len(air)):
        shared = (replace(use, climber=name) for use, name in zip(air, names, strict=True))
        other = replace(plan, uses=(*shared, *rest))
        if turn.allows(other) and _has_more_air(turn.look(other), turn.look(plan)):
            plan = other
    return plan


def _gives_air(use: PlannedUse) -> bool:
    return all(card.is_acclimatization for card in use.cards)


def _has_more_air(after: Preview, other: Preview) -> bool:
    """Whether one climber has more air by morning than after another plan, and none has less."""
    pairs = [
        (own.after, their.after) for own, their in zip(after.night_checks, other.night_checks, strict=True)
    ]
    no_less = after.due == other.due and all(own >= their for own, their in pairs)
    return no_less and any(own > their for own, their in pairs)


def _night_result(after: Preview) -> object:
    """Result of a turn, to compare: both climbers' checks tonight, the points, and what is left to pay."""
    checks = tuple(replace(line, before=0) for line in after.night_checks)
    return checks, after.observation.me.total, after.due


def hint_page(
    talk: Talk,
    turn: DraftTurn,
    action: Action,
    legal: Sequence[Action],
    drafted: str | None = None,
    *,
    ahead: bool = False,
) -> Page:
    """Hint page that recommends an action for the seat's decision, or its turn to come if it's ``ahead``.

    Raises Refusal if it doesn't fit.

    If it's what is ``drafted`` already, the page has the button that finishes; if it has been done, none.
    """
    seen, action = turn.seen, whole_turn(action)
    draft = draft_of(seen, action)
    is_drafted = draft is not None and draft == drafted
    is_done = isinstance(action, Commit) and sorted(action.cards) == sorted(seen.me.committed or ())
    take: Button = HostButton(TAKE_HINT, talk.text("talk-button-take-hint"), style=Style.PRIMARY)
    match action:
        case Plan() if turn.allows(action):
            planned = turn.with_plan(action)
            name, page = "plan", Page("", (drawings.plan(talk, planned, is_whole=not action.uses),))
            if ahead:
                is_ready = is_drafted or not (action.uses or drafted)
                take = planner.ahead_button(talk, action) if is_ready else take
            else:
                take = planner.stay_button(talk, planned) or take
                take = planner.finish_button(talk, action) if is_drafted else take
        case Commit():
            name, page = "hand", hand.page(talk, seen, "hand", draft, "choose", is_advice=True)
            take = hand.commit_button(talk, hand.choice(seen, draft)) if is_drafted else take
        case TakeToken() | Slide() | Rescue() | LetGo() if action in legal:
            name = "rescue" if isinstance(action, LetGo) else action.verb
            page = questions.page(talk, seen, name, legal)
            take = questions.answer_button(talk, action)
        case _:
            raise talk.refusal_of("talk-refusal-no-hint")

    def told(talk: Talk) -> str:
        named = _named(talk, turn, action)
        head = (
            lines(talk.text("k2-hint-plan"), named, turns.payment_text(talk, turn.look(action)))
            if isinstance(action, Plan)
            else talk.text("k2-hint-answer", answer=named)
        )
        ready = talk.text("talk-hint-ready", button=take.label) if is_drafted else None
        done = talk.text("talk-hint-done") if is_done else None
        return lines(head, _why(talk, turn, action, legal), done or ready)

    return replace(
        page,
        text=talk.fit(told),
        rows=((*(() if is_done else (take,)), page_button(talk, name, "talk-button-back")),),
        live="",
    )


def _named(talk: Talk, turn: DraftTurn, action: Action) -> str:
    """An action in a few words, or a turn in sentences."""
    match action:
        case Commit():
            return talk.cards(action.cards)
        case TakeToken():
            return talk.text("k2-hint-token", token=talk.token(action.value))
        case Slide():
            return talk.space(action.space)
        case Rescue():
            return talk.text("k2-hint-brought", climber=action.climber, space=talk.space(action.space))
        case LetGo():
            return talk.text("k2-button-let-go")
        case _:
            planned = turn.with_plan(action if isinstance(action, Plan) else Plan())
            return turns.summary(talk, planned.doings)


def _why(
    talk: Talk,
    turn: DraftTurn,
    action: Action,
    legal: Sequence[Action] = (),
    *,
    instead_of: Action | None = None,
) -> str | None:
    seen = turn.seen
    match action:
        case Commit():
            return cards_reasons(talk, turn, action.cards)
        case TakeToken():
            return token_reasons(talk, seen, action.value)
        case Plan():
            return turn_reasons(
                talk, turn.with_plan(action), instead_of if isinstance(instead_of, Plan) else None
            )
        case Slide():
            return slide_reasons(talk, seen, action, legal)
        case Rescue() | LetGo():
            return rescue_reasons(talk, seen, action)
        case _:
            return None


# ------------------------------------------------------------------------------------ the look back


def review_page(
    talk: Talk,
    turn: DraftTurn,
    answered: Action,
    better: Action,
    weighed: Valuation,
    *,
    board: Observation,
) -> Page:
    """Review page of a decision; ``board`` is the public observation then.

    For a turn it shows the better plan, and says so.
    """
    kind = {Commit: "cards", TakeToken: "token"}.get(type(answered), "turn")
    answered, better = whole_turn(answered), whole_turn(better)
    picture = (
        drawings.plan(talk, turn.with_plan(better), is_whole=True, of_computer=True)
        if isinstance(better, Plan)
        else drawings.board(talk, board, reader=turn.seen.seat)
    )

    def told(talk: Talk) -> str:
        reason = _why(talk, turn, better, instead_of=answered)
        return lines(
            talk.text("k2-review-head", day=turn.seen.day, kind=kind),
            talk.text("k2-review-own", did=_named(talk, turn, answered)),
            talk.text("k2-review-better", did=_named(talk, turn, better)),
            _compared(talk, answered, better),
            talk.text("k2-review-why", why=reason) if reason else None,
            talk.text(
                "k2-review-cost",
                points=max(round(weighed.points), 0),
                chance=max(round(100 * weighed.win_probability), 0),
            ),
            talk.text("k2-review-picture") if isinstance(better, Plan) else None,
        )

    return Page(talk.fit(told), (picture,))


def _compared(talk: Talk, answered: Action, better: Action) -> str | None:
    """Movement points and air of both choices of cards; None for other decisions."""
    if not isinstance(answered, Commit) or not isinstance(better, Commit):
        return None
    own, other = content.sums(answered.cards), content.sums(better.cards)
    return talk.text("k2-review-sums", reach=own.up, air=own.air, better_reach=other.up, better_air=other.air)
