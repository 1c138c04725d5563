"""Hints: a computer's answer with reasons, and the review after the game."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from k2bot.game.pages import lines, sentences
from k2bot.game.values import TAKE_HINT, Button, HostButton, Page, Refusal, Style
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    Card,
    Checked,
    Commit,
    Finish,
    LetGo,
    Observation,
    Plan,
    Preview,
    Rescue,
    SeatView,
    Slide,
    TakeToken,
    content,
)
from k2bot.games.k2.engine.phases.acclimatization import RESCUE_STEPS, reckon
from k2bot.games.k2.pages import days, drawings, hand, planner, questions, turns
from k2bot.games.k2.pages.days import death, first_death, staying
from k2bot.games.k2.pages.talk import page_button
from k2bot.games.k2.pages.turns import drafted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Picture
    from k2bot.games.k2.pages.talk import Talk
    from k2bot.games.k2.pages.turns import Look
    from k2bot.thinking.question import Valuation

_WAITS = 4
"""Days left from which a turn that gains nothing is described as waiting."""
_LIKELY = 0.5
"""Fraction of choices from which another player likely has a higher sum."""


def _mind(talk: Talk, night: tuple[int, Checked] | None) -> str | None:
    """The next dangerous night, with its sum."""
    if night is None:
        return None
    return talk.text("k2-hint-mind", day=night[0], sum=days.reckoning(talk, night[1]))


# ------------------------------------------------------------------------------------------------ cards


def of_cards(talk: Talk, seen: Observation, own: SeatView, cards: Sequence[Card]) -> str:
    """Reasons for cards: who would die, who else takes the token, which total is maximal, or a balance."""
    reach, _, air, push, _ = content.sums(cards)
    held = hand.choice(own, seen.day, None).cards
    picks = [content.sums(pick) for pick in combinations(held, len(cards))]
    weak = [climber for climber in _lost_tonight(seen, own) if air]
    others = [seen.seats[seat] for seat in seen.order() if seat != seen.seat]
    feared = None if weak else first_death(seen)
    if weak:
        return talk.text("k2-hint-why-air", climbers=talk.listed(weak), count=len(weak), air=air)
    if feared and air:
        told = days.reckoning(talk, feared[1])
        return talk.text("k2-hint-why-air-later", day=feared[0], sum=told, air=air, reach=reach)
    if others and max(hand.above(other.unseen, push) for other in others) >= _LIKELY:
        why = talk.text("k2-hint-why-push", reach=reach, air=air, push=push)
    elif reach == max(pick.up for pick in picks):
        why = talk.text("k2-hint-why-furthest", reach=reach)
    elif air and air == max(pick.air for pick in picks):
        why = talk.text("k2-hint-why-most-air", air=air)
    else:
        why = talk.text("k2-hint-why-both", reach=reach, air=air)
    return sentences(why, _mind(talk, feared))


def _lost_tonight(seen: Observation, own: SeatView) -> list[str]:
    """Own climbers that would die tonight at their spaces without more air."""
    living = [name for name in CLIMBER_NAMES if own.climber(name).alive]
    return [name for name in living if reckon(seen, (own.seat, name)).dies]


# ------------------------------------------------------------------------------------------------ turns


def of_turn(talk: Talk, seen: Observation, plan: Plan, look: Look) -> str:
    """Reasons for a turn: whom it saves, what it gains and leaves, and what to fear afterwards."""
    after, idle = look(plan), look(Plan())
    lost, without = _dying(after), _dying(idle)
    loses = talk.text("k2-hint-loses", climbers=talk.listed(lost), count=len(lost)) if lost else None
    saved = [name for name in without if name not in lost]
    alive = [line for line in after.tonight if not line.dies]
    helped = _tent(talk, seen, after)
    feared = None if lost else _mind(talk, first_death(after.settled))
    if saved:
        why = talk.text("k2-hint-why-saved", climbers=talk.listed(saved), count=len(saved))
        return sentences(why, helped, loses, feared)
    if not alive:
        return sentences(loses)
    levels = talk.listed(
        [
            talk.text("k2-plan-level", climber=talk.letter(line.climber), level=talk.number(line.after))
            for line in alive
        ]
    )
    then, now = after.observation.own, seen.own
    points = then.total - now.total if then and now else 0
    left = content.DAYS - seen.day
    kept = _kept(talk, after, idle)
    if points > 0:
        why = talk.text("k2-hint-why-points", points=points, levels=levels)
    elif kept:
        why, kept = kept, None
    elif left:
        why = _why_wait(talk, seen, after, levels)
    else:
        why = talk.text("k2-hint-why-last", levels=levels)
    return sentences(why, kept, helped, loses, feared)


def _kept(talk: Talk, after: Preview, idle: Preview) -> str | None:
    """A climber that survives a night thanks to the turn."""
    own = after.settled.own
    for name in CLIMBER_NAMES:
        if own is None or not own.climber(name).alive:
            continue
        key = (own.seat, name)
        fatal, now = death(staying(idle.settled, key)), staying(after.settled, key)
        if fatal and any(day == fatal[0] and not check.dies for day, check in now):
            told = days.reckoning(talk, fatal[1])
            space = talk.space(own.climber(name).space or content.BASE_CAMP)
            climber = talk.letter(key)
            return talk.text("k2-hint-why-kept", climber=climber, space=space, day=fatal[0], sum=told)
    return None


def _tent(talk: Talk, seen: Observation, after: Preview) -> str | None:
    """A tent that a climber reaches or pitches, which helps it tonight."""
    own, was = after.settled.own, seen.own
    for line in after.tonight:
        if own is None or was is None or not line.tent:
            continue
        before = was.climber(line.climber[1])
        if before.space != line.space or line.space not in (was.climbers[0].tent, was.climbers[1].tent):
            return talk.text("k2-hint-tent", space=talk.space(line.space))
    return None


def _why_wait(talk: Talk, seen: Observation, after: Preview, levels: str) -> str:
    """Reasons for a turn that gains nothing: enough time, and bad weather at the next altitude."""
    own, left = after.observation.own, content.DAYS - seen.day
    top = seen.board.by_id[content.SUMMIT].vp
    zones = [
        content.ZONES.index(seen.board.by_id[climber.space].zone)
        for climber in (own.climbers if own else ())
        if climber.space is not None and climber.vp < top
    ]
    if left < _WAITS or not zones or _dying(after):
        return talk.text("k2-hint-why-strength", levels=levels, days=left)
    near = set(content.ZONES[max(zones) : max(zones) + 2])
    for day, ahead in days.known_ahead(seen):
        if not near.isdisjoint(ahead.zones):
            brief = days.brief(talk, ahead)
            return talk.text("k2-hint-why-weather", day=day, weather=brief, days=left, levels=levels)
    return talk.text("k2-hint-why-early", days=left, levels=levels)


def _dying(preview: Preview) -> list[str]:
    return sorted(line.climber[1] for line in preview.tonight if line.dies)


# ------------------------------------------------------------------------------------------------ questions


def of_token(talk: Talk, seen: Observation, own: SeatView, action: TakeToken) -> str:
    """What a risk token costs, and what the alternatives would cost, today or later."""
    points, tokens = content.sums(own.committed or ()).unused, sorted(set(seen.tokens_open))
    if action.value == tokens[0]:
        return talk.text("k2-hint-token-least", value=action.value, points=points, other=tokens[-1])
    return talk.text("k2-hint-token-early", value=action.value, points=points, other=tokens[0])


def of_slide(talk: Talk, seen: Observation, action: Slide, others: Sequence[Slide]) -> str:
    """How a climber fares at the space it slides to and at the alternatives, if it stays there."""
    key = seen.slides[0]

    def there(space: str) -> tuple[tuple[int, Checked], ...]:
        return staying(seen.with_climber(key, space=space), key, since=seen.day + 1)

    own, board = death(there(action.space)), seen.board.by_id
    worse = [found for other in others if (found := death(there(other.space)))]
    worst = min(worse, key=lambda night: night[0], default=None)
    place, rest = board[action.space], [board[other.space] for other in others if other != action]
    if worst and (own is None or worst[0] < own[0]):
        told = days.reckoning(talk, worst[1])
        why = talk.text("k2-hint-slide-lives", space=talk.space(action.space), day=worst[0], sum=told)
    elif any(place.acc > other.acc for other in rest):
        why = talk.text("k2-hint-slide-air", air=talk.signed(place.acc))
    else:
        why = talk.text("k2-hint-slide-place", altitude=str(place.altitude))
    tents = [one.tent for one in seen.seats[key[0]].climbers]
    tent = talk.text("k2-hint-tent", space=talk.space(action.space)) if action.space in tents else None
    return sentences(why, tent, _mind(talk, own))


def of_rescue(talk: Talk, seen: Observation, own: SeatView, action: Rescue | LetGo) -> str:
    """What a rescue saves: points, and days to climb again; or why to keep the card."""
    track, left = seen.board.score_track, content.DAYS - seen.day

    def points(name: str) -> int:
        vp = own.climber("A" if name == "A" else "B").vp
        return track[max(track.index(vp) - RESCUE_STEPS, 0)]

    if isinstance(action, Rescue):
        air = seen.board.by_id[action.space].acc
        return talk.text(
            "k2-hint-rescue", climber=action.climber, points=points(action.climber), days=left, air=air
        )
    best = max(points(name) for seat, name in seen.dying if seat == own.seat)
    return talk.text("k2-hint-let-go", points=best, days=left, others=int(own.alive))


# ------------------------------------------------------------------------------- the page of a hint


def draft_of(seen: Observation, action: Action) -> str | None:
    """The draft for an action; None if it can't be drafted."""
    action = Plan() if isinstance(action, Finish) else action
    if isinstance(action, Plan):
        return turns.draft_of(seen.day, action)
    own = seen.own
    if own is None or not isinstance(action, Commit):
        return None
    return hand.choice(own, seen.day, None).holding(action.cards).draft(seen.day)


def hint_page(
    talk: Talk, seen: Observation, action: Action, stamp: str, *, look: Look, legal: Sequence[Action]
) -> Page:
    """Hint page that recommends an action for the seat's decision. Raises Refusal if it doesn't fit."""
    own, draft = seen.own, draft_of(seen, action)
    action = Plan() if isinstance(action, Finish) else action
    if own is None:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    match action:
        case Plan():
            shown = planner.page(talk, seen, "plan", draft=draft, stamp=stamp, look=look)
            told, back = _plan(talk, seen, action, draft, look), page_button(talk, "plan", "k2-button-back")
        case Commit():
            shown = hand.page(talk, seen, "hand", draft, stamp)
            told, back = _cards(talk, seen, own, action), page_button(talk, "hand", "k2-button-back")
        case TakeToken() | Slide() | Rescue() | LetGo() if action in legal:
            return _question(talk, seen, own, action, stamp=stamp, legal=legal)
        case _:
            raise Refusal(talk.text("k2-refusal-no-hint"))
    take = HostButton(TAKE_HINT, talk.text("k2-button-take-hint"), style=Style.PRIMARY)
    return replace(shown, text=told, rows=((take, back),), live="")


def _cards(talk: Talk, seen: Observation, own: SeatView, action: Commit) -> str:
    return lines(
        talk.text("k2-hint-cards", cards=talk.cards(action.cards)),
        of_cards(talk, seen, own, action.cards),
    )


def _plan(talk: Talk, seen: Observation, plan: Plan, draft: str | None, look: Look) -> str:
    turn = drafted(seen, draft, look)
    if turn.dropped:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    return talk.fitted(
        lambda talk: lines(
            talk.text("k2-hint-plan"),
            turns.told(talk, seen.seat or 0, turn.made, seen.board),
            of_turn(talk, seen, plan, look),
        )
    )


def _question(
    talk: Talk,
    seen: Observation,
    own: SeatView,
    action: TakeToken | Slide | Rescue | LetGo,
    *,
    stamp: str,
    legal: Sequence[Action],
) -> Page:
    """A hint for a short question, with a button that answers it."""
    match action:
        case TakeToken():
            name, shown = "token", questions.token_page(talk, seen, stamp)
            head, why = talk.token(action.value), of_token(talk, seen, own, action)
            verb, argument = "token", str(action.value)
            label = talk.text("k2-button-token", value=action.value)
        case Slide():
            name, shown = "slide", questions.slide_page(talk, seen, stamp, legal)
            head = talk.space(action.space)
            why = of_slide(talk, seen, action, [one for one in legal if isinstance(one, Slide)])
            verb, argument, label = "slide", action.space, talk.plain.space(action.space)
        case Rescue():
            name, shown = "rescue", questions.rescue_page(talk, seen, "rescue", stamp, legal)
            head = talk.text("k2-hint-brought", climber=action.climber, space=talk.space(action.space))
            why, verb = of_rescue(talk, seen, own, action), "rescue"
            argument, label = f"{action.climber} {action.space}", talk.plain.space(action.space)
        case LetGo():
            name, shown = "rescue", questions.rescue_page(talk, seen, "rescue", stamp, legal)
            head, why = talk.text("k2-button-let-go"), of_rescue(talk, seen, own, action)
            verb, argument, label = "let-go", "", talk.text("k2-button-let-go")
    take = Button(verb, label, argument, stamp, Style.PRIMARY)
    back = page_button(talk, name, "k2-button-back")
    return replace(shown, text=lines(talk.text("k2-hint-answer", answer=head), why), rows=((take, back),))


# ------------------------------------------------------------------------------------ the look back


def review_page(
    talk: Talk,
    seen: Observation,
    given: Action,
    better: Action,
    weighed: Valuation,
    *,
    board: Observation,
    look: Look,
) -> Page:
    """Review page of a decision; ``board`` is the public observation then.

    For a turn it shows the better plan.
    """
    kind = "cards" if isinstance(given, Commit) else "token" if isinstance(given, TakeToken) else "turn"
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-review-head", day=seen.day, kind=kind),
                talk.text("k2-review-own", did=_did(talk, seen, given, look)),
                talk.text("k2-review-better", did=_did(talk, seen, better, look)),
                _why(talk, seen, better, look),
                talk.text(
                    "k2-review-cost",
                    points=max(round(weighed.points), 0),
                    chance=max(round(100 * weighed.chance), 0),
                ),
            )
        ),
        (_picture(talk, seen, better, board=board, look=look),),
    )


def _plan_told(action: Action) -> Plan | None:
    return Plan() if isinstance(action, Finish) else action if isinstance(action, Plan) else None


def _did(talk: Talk, seen: Observation, action: Action, look: Look) -> str:
    if isinstance(action, Commit):
        return talk.cards(action.cards)
    if isinstance(action, TakeToken):
        return talk.text("k2-review-token", token=talk.token(action.value))
    seat, events = seen.seat or 0, look(_plan_told(action) or Plan()).events
    return turns.told(talk, seat, turns.made(events, seat, seen), seen.board)


def _why(talk: Talk, seen: Observation, action: Action, look: Look) -> str | None:
    own, plan = seen.own, _plan_told(action)
    if own is None:
        return None
    if isinstance(action, Commit):
        return of_cards(talk, seen, own, action.cards)
    if isinstance(action, TakeToken):
        return of_token(talk, seen, own, action)
    return of_turn(talk, seen, plan, look) if plan else None


def _picture(talk: Talk, seen: Observation, better: Action, *, board: Observation, look: Look) -> Picture:
    plan = _plan_told(better)
    if plan is None:
        return drawings.board(talk, board, reader=seen.seat)
    return drawings.plan(talk, turns.drafted(seen, turns.draft_of(seen.day, plan), look))
