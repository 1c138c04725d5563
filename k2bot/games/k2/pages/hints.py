"""The page of a hint: what the strongest level would do, one sentence of reason, and a way to do so."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Commit, Finish, Plan
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.engine.phases.acclimatization import reckon
from k2bot.games.k2.pages import buttons, doings, drafts, hand, planner, weather
from k2bot.games.k2.pages.drafts import drafted
from k2bot.host.game import TAKE_HINT, Button, Page, Refusal, Style
from k2bot.pages.talk import lines, sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.actions import Action
    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.planning import Preview
    from k2bot.games.k2.engine.view import Observation, SeatView
    from k2bot.games.k2.pages.drafts import Look
    from k2bot.games.k2.pages.talk import Talk

_WAITS = 4
"""With so many days to come or more, a turn that gains nothing is said to wait."""
_LIKELY = 0.5
"""From this share of picks on it is likely that another one pushes harder."""


def draft_of(seen: Observation, action: Action) -> str | None:
    """The draft that holds an answer; None where it cannot be drafted."""
    action = Plan() if isinstance(action, Finish) else action
    if isinstance(action, Plan):
        return drafts.of_plan(seen.day, action)
    own = seen.own
    if own is None or not isinstance(action, Commit):
        return None
    cards = hand.choice(own, seen.day, None).cards
    return drafts.of_hand(seen.day, hand.places(cards, action.cards))


def page(talk: Talk, seen: Observation, action: Action, stamp: str, look: Look) -> Page:
    """The page that recommends cards or a turn. Raises Refusal for other decisions."""
    own, draft = seen.own, draft_of(seen, action)
    if own is None or draft is None:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    action = Plan() if isinstance(action, Finish) else action
    if isinstance(action, Plan):
        shown = planner.page(talk, seen, "plan", draft=draft, stamp=stamp, look=look)
        told, back = _plan(talk, seen, action, draft, look), buttons.page(talk, "plan", "k2-button-back")
    else:
        assert isinstance(action, Commit)  # noqa: S101 - nothing else is drafted
        shown = hand.page(talk, seen, "hand", draft, stamp)
        told, back = _cards(talk, seen, own, action), buttons.page(talk, "hand", "k2-button-back")
    take = Button(TAKE_HINT, talk.text("k2-button-take-hint"), style=Style.PRIMARY)
    return replace(shown, text=told, rows=((take, back),))


# ------------------------------------------------------------------------------------------------ cards


def _cards(talk: Talk, seen: Observation, own: SeatView, action: Commit) -> str:
    return lines(
        talk.text("k2-hint-cards", cards=talk.cards(action.cards)),
        _why_cards(talk, seen, own, action.cards),
    )


def _why_cards(talk: Talk, seen: Observation, own: SeatView, cards: Sequence[Card]) -> str:
    """What speaks for the cards: who would die, who else takes the token, what is most of, what of both."""
    air, reach, push = _air(cards), _reach(cards), sum(card.push for card in cards)
    held = hand.choice(own, seen.day, None).cards
    picks = list(combinations(held, len(cards)))
    weak = [climber for climber in _lost_tonight(seen, own) if air]
    others = [seen.seats[seat] for seat in seen.order() if seat != seen.seat]
    if weak:
        return talk.text("k2-hint-why-air", climbers=talk.listed(weak), count=len(weak), air=air)
    if others and max(hand.above(other.unseen, push) for other in others) >= _LIKELY:
        return talk.text("k2-hint-why-push", reach=reach, air=air, push=push)
    if reach == max(map(_reach, picks)):
        return talk.text("k2-hint-why-furthest", reach=reach)
    if air and air == max(map(_air, picks)):
        return talk.text("k2-hint-why-most-air", air=air)
    return talk.text("k2-hint-why-both", reach=reach, air=air)


def _air(cards: Sequence[Card]) -> int:
    return sum(card.up for card in cards if card.is_acclimatization)


def _reach(cards: Sequence[Card]) -> int:
    return sum(card.up for card in cards if not card.is_acclimatization)


def _lost_tonight(seen: Observation, own: SeatView) -> list[str]:
    """The own climbers that would not live through the night where they stand, without air."""
    living = [name for name in CLIMBER_NAMES if own.climber(name).alive]
    return [name for name in living if reckon(seen, (own.seat, name)).dies]


# ------------------------------------------------------------------------------------------------ turns


def _plan(talk: Talk, seen: Observation, plan: Plan, draft: str, look: Look) -> str:
    turn = drafted(seen, draft, look)
    if turn.dropped:
        raise Refusal(talk.text("k2-refusal-no-hint"))
    preview = turn.preview
    own = doings.planned(plan.uses, seen, preview.observation)
    return talk.fitted(
        lambda talk: lines(
            talk.text("k2-hint-plan"),
            doings.told(talk, seen.seat or 0, own, seen.board),
            _why_plan(talk, seen, plan, look),
        )
    )


def _why_plan(talk: Talk, seen: Observation, plan: Plan, look: Look) -> str:
    """What speaks for a turn: whom it saves, what it gains, what it leaves; and whom it cannot save."""
    after, idle = look(plan), look(Plan())
    lost, without = _dying(after), _dying(idle)
    loses = talk.text("k2-hint-loses", climbers=talk.listed(lost)) if lost else None
    saved = [name for name in without if name not in lost]
    if saved:
        why = talk.text("k2-hint-why-saved", climbers=talk.listed(saved), count=len(saved))
        return sentences(why, loses)
    alive = [line for line in after.tonight if not line.dies]
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
    if points > 0:
        why = talk.text("k2-hint-why-points", points=points, levels=levels)
    elif left:
        why = _why_wait(talk, seen, after, levels)
    else:
        why = talk.text("k2-hint-why-last", levels=levels)
    return sentences(why, loses)


def _why_wait(talk: Talk, seen: Observation, after: Preview, levels: str) -> str:
    """What speaks for a turn that gains nothing: time enough, and bad weather at the height to come next."""
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
    for day, ahead in weather.known_ahead(seen):
        if not near.isdisjoint(ahead.zones):
            brief = weather.brief(talk, ahead)
            return talk.text("k2-hint-why-weather", day=day, weather=brief, days=left, levels=levels)
    return talk.text("k2-hint-why-early", days=left, levels=levels)


def _dying(preview: Preview) -> list[str]:
    return sorted(line.climber[1] for line in preview.tonight if line.dies)
