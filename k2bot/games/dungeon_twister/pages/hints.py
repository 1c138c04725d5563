"""Hint pages and reviews of decisions: the strongest level's choice, with reasons."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING

from k2bot.game.pages import lines, of_kind, page_button
from k2bot.game.standing import ORDERS
from k2bot.game.values import TAKE_HINT, Button, HostButton, Page, Style
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    End,
    Hide,
    Lay,
    Move,
    Place,
    Reveal,
    Rotate,
    Team,
    parse,
    read_actions,
    read_draft,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.content import BY_NAME, RETURNING_CARD, TOKENS
from k2bot.games.dungeon_twister.engine.model import FINAL_ROTATION
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.pages import drawings, questions, turn, wording
from k2bot.games.dungeon_twister.pages.hand import draw_button
from k2bot.games.dungeon_twister.pages.moves import draft_preview
from k2bot.games.dungeon_twister.pages.orders import lay_buttons
from k2bot.games.dungeon_twister.pages.wording import ATTACK, PAGE_OF, Talk
from k2bot.thinking.question import Reason, Valuation, Why

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation

_COMMITS = (Reveal, Attack, Lay, End)
"""Actions with buttons of their own, which aren't planned; nor are rotations that are final."""
_DRAWN = (Team, Hide)
"""Actions that computers choose at random."""
_CHOICES = (*_DRAWN, Place, Lay)
"""Actions named by what they choose; others are told in a sentence."""
_UNTOLD = ("waits", "turns-on", "places")
"""Gains left out: that nothing else is better is no reason."""
_COMBAT_CARDS = ("beaten", "unbeaten")
"""Facts of a reason that are combat cards."""


def planned_part(actions: Sequence[Action], seen: Observation | None = None) -> tuple[Action, ...]:
    """The actions of an answer that can be previewed: those before an unknown outcome, or the turn's end.

    With an observation only those that can be planned: those before a rotation, if it's final there.
    """
    commits = (*_COMMITS, Rotate) if seen is not None and FINAL_ROTATION.holds(seen.setup) else _COMMITS
    for number, action in enumerate(actions):
        if isinstance(action, commits):
            return tuple(actions[:number])
    return tuple(actions)


def effects(talk: Talk, actions: Sequence[Action], plan: Preview) -> tuple[str, ...]:
    """Effects of an answer after a plan, one line each, as far as they can be previewed."""
    first = planned_part(actions)
    if first and isinstance(first[0], _CHOICES):
        return _lines(talk, actions)
    rest = _lines(talk, actions[len(first) :])
    if not first:
        return rest
    events = plan.preview_other((*plan.actions, *first)).events[len(plan.events) :]
    return (*wording.plan_lines(talk, first, events), *rest)


def _lines(talk: Talk, actions: Sequence[Action]) -> tuple[str, ...]:
    """A line for each action; some languages begin it with an article or a colour."""
    lines_told = ((one, wording.capitalized(wording.action_text(talk, one))) for one in actions)
    return tuple(line if isinstance(one, _CHOICES) else talk.sentence(line) for one, line in lines_told)


def page(
    talk: Talk,
    plan: Preview,
    decision: Decision,
    answer: str,
    whys: Sequence[Why],
    *,
    rotations: Sequence[Reason] = (),
    drafted: str | None = None,
) -> tuple[Page, str | None]:
    """Hint page for an answer after a plan, with the draft of its plannable part.

    ``whys`` holds the answer's reason, or one for each of several tokens placed; ``rotations`` are reasons
    of rotations that it leaves out. If a team or rooms for all tokens to hide are ``drafted`` already, the
    page has the button that finishes.

    Random choices of computers are described as such; a draw is accepted on a page of its own, and a combat
    card has ``card_page``.
    """
    seen, planned = plan.seen, plan.actions
    back = page_button(talk, PAGE_OF[decision.kind], "talk-button-back")
    if answer == OFFER:
        text = _text(talk, seen, whys, [talk.text("dungeon-do-draw")])
        return Page(text, rows=((draw_button(talk, agrees=True), back),)), None
    actions = read_actions(answer)
    count = len(actions)
    label = talk.text("talk-button-take-hint")
    take: Button = HostButton(TAKE_HINT, label)
    planning = decision.kind in ("card", "act")
    draft: str | None = None
    match actions[0]:
        case Hide(token) if token in {one.token for one in of_kind(read_draft(drafted), Hide)}:
            return Page(talk.text("dungeon-plan-complete"), rows=((*lay_buttons(talk), back),)), None
        case Hide(token, slot):  # the plan is a standing order with its own controls
            take = Button(ORDERS, label, f"hide.{token}.{slot}")
        case Place() if actions[1:]:  # the last placement submits all, by its own tap
            count -= 1
            draft = plan.text_with(*actions[:count])
        case Place():
            take = questions.place_button(talk.without_markdown, actions[0], len(planned))
        case _ if planning and (first := planned_part(actions, seen)):
            count = len(first)
            draft = plan.text_with(*first)
        case End():  # its label says what is lost, so no confirmation
            take = replace(turn.end_button(talk, plan), verb="sure")
        case Rotate() as rotation:  # what follows is advised after it
            actions, count = actions[:1], 1
            take = turn.deed_button(talk, plan, rotation)
        case Reveal() | Attack():
            take = turn.deed_button(talk, plan, actions[0])
        case _:  # a team
            draft = write_actions(actions)
    rest = actions[count:]
    text = _text(
        talk,
        seen,
        whys,
        effects(talk, actions[:count], plan),
        effects(talk, rest, plan.preview_other((*plan.actions, *actions[:count]))) if rest else (),
        besides=[_sentence(talk, _reason_text(talk, seen, "gain", one)) for one in rotations],
        drawn="yes" if isinstance(actions[0], _DRAWN) else "no",
    )
    if draft == drafted and isinstance(actions[0], Team):
        take = questions.team_button(talk)
        text = lines(text, talk.text("talk-hint-ready", button=take.label))
    hint_page = Page(text, rows=((replace(take, style=Style.PRIMARY), back),))
    if draft is not None and planning:
        hint_page = replace(hint_page, pictures=(turn.maze(talk, draft_preview(draft, plan.preview_other)),))
    return hint_page, draft


def finished_page(talk: Talk, plan: Preview, panel: Page, kind: str) -> Page:
    """Hint page for a decision that is planned to its end: its panel, with only the end of the turn left."""
    finish = questions.end_button(talk, plan) if kind == "place" else turn.end_button(talk, plan)
    back = page_button(talk, PAGE_OF[kind], "talk-button-back")
    return replace(panel, rows=((finish, back),), live="", lessons=())


def card_page(talk: Talk, seen: Observation, card: int, why: Why, *, begins: str) -> Page:
    """Hint page for a combat card: what it gains, what each card in hand would do, and what is kept.

    ``begins`` is the argument of the buttons that attack with a card, "" for a fight in progress.
    """
    assert seen.fight is not None  # noqa: S101 - only during a fight, or after the attack
    attacker, target = (TOKENS[token] for token in seen.fight)
    verb, back = questions.LAY, PAGE_OF["lay"]
    if begins:
        verb, back = questions.STRIKE, f"{ATTACK}.{attacker}.{target}"
    take = questions.card_button(talk, verb, f"{begins} {card}".lstrip(), card=card)
    results = questions.card_results(seen)
    possible = {name for one in results.values() for name, cards in one.items() if cards}
    drawn = "cards" if len(possible) > 1 else "no"
    return Page(
        talk.fit(
            lambda talk: lines(
                _text(talk, seen, (why,), _lines(talk, (Lay(card),)), drawn=drawn),
                questions.sides_text(talk, seen, attacker, target),
                talk.text(
                    "dungeon-hint-cards",
                    them=talk.colour(1 - seen.me.seat),
                    covered=not seen.seats[1 - seen.me.seat].knows_combat,
                ),
                *wording.list_items(talk, (_card_effect(talk, one, does) for one, does in results.items())),
                _kept_cards_text(talk, seen, card, why.gain),
            )
        ),
        rows=((replace(take, style=Style.PRIMARY), page_button(talk, back, "talk-button-back")),),
    )


def _card_effect(talk: Talk, card: int, results: Mapping[str, Sequence[int]]) -> str:
    """Results of a combat card against each card that the opponent has left, or may have."""
    possible = {name: cards for name, cards in results.items() if cards}
    does = [
        # words: dungeon-hint-card-*
        talk.text(f"dungeon-hint-card-{name}", cards=_cards(talk, cards), all=len(possible) == 1)
        for name, cards in possible.items()
    ]
    return talk.text(
        "dungeon-hint-card", card=_cards(talk, (card,)), does=talk.join(does, "talk-list-semicolon")
    )


def _kept_cards_text(talk: Talk, seen: Observation, card: int, gain: Reason) -> str:
    """Cost of playing a card, and the cards left for later fights."""
    left, worth = [*seen.me.combat], gain.facts["worth"]
    left.remove(card)
    points = round(worth / 100, 1) if isinstance(worth, int) else 0.0
    returns = card == RETURNING_CARD
    return talk.text(
        "dungeon-hint-kept",
        card=_cards(talk, (card,)),
        cards=_cards(talk, {*left}),
        points=points,
        returns=returns,
    )


def _cards(talk: Talk, cards: Iterable[int]) -> str:
    """Combat cards in words; of three or more in a row only the first and the last."""
    parts: list[str] = []
    for _, run in groupby(enumerate(sorted({*cards})), lambda one: one[1] - one[0]):
        each = [talk.text("dungeon-plus", value=card) for _, card in run]
        parts += (
            each if len(each) < 3 else (talk.text("dungeon-hint-card-run", first=each[0], last=each[-1]),)
        )
    return talk.list_text(parts)


# ------------------------------------------------------------------------------------------------ why


def _text(
    talk: Talk,
    seen: Observation,
    whys: Sequence[Why],
    planned: Sequence[str],
    rest: Sequence[str] = (),
    *,
    besides: Sequence[str] = (),
    drawn: str = "no",
) -> str:
    """The recommended actions, gain and risk in one sentence, and why a draw is declined.

    Each of several ``whys`` comes below its action, and a single one below all of them, followed by
    ``besides``.
    The button takes over the ``planned`` actions; the ``rest`` has buttons of its own. ``drawn`` says whether
    the answer was drawn at random: "yes", "cards" if from among combat cards, or "no".
    """
    first, reasons = whys[0], [why_sentence(talk, seen, one, drawn=drawn) for one in whys]
    declined = None if first.declined is None else _reason_text(talk, seen, "declined", first.declined)
    items = [*wording.list_items(talk, (*planned, *rest))]
    if reasons[1:]:
        items = [lines(*both) for both in zip(items, reasons, strict=True)]
    return lines(
        talk.text("dungeon-hint-head", drawn=drawn, wins=_wins(first.gain)),
        *items[: len(planned)],
        talk.text("dungeon-hint-then") if rest else None,
        *items[len(planned) :],
        None if reasons[1:] else reasons[0],
        *besides,
        declined,
    )


def _wins(gain: Reason) -> bool:
    """Whether a gain, or the purpose of a card, is winning the game."""
    consequence = gain.facts.get("then")
    return gain.kind == "wins" or (isinstance(consequence, Reason) and _wins(consequence))


def why_sentence(talk: Talk, seen: Observation, why: Why, *, drawn: str = "no") -> str | None:
    """Gain and risk in one sentence, or the risk alone; None if there is nothing to tell.

    For an answer ``drawn`` at random the gain isn't the reason, but only speaks for it.
    """
    gain = _reason_text(talk, seen, "gain", why.gain)
    fear = "" if why.risk is None else _reason_text(talk, seen, "fear", why.risk)
    if gain:
        return talk.text("dungeon-hint-why", gain=gain, fear=fear, feared=bool(fear), drawn=drawn)
    return _sentence(talk, fear) if fear else None


def _sentence(talk: Talk, risk: str) -> str:
    """A part of a reason as a sentence of its own."""
    return talk.text("dungeon-hint-risk", fear=wording.capitalized(risk))


def _reason_text(talk: Talk, seen: Observation, part: str, reason: Reason) -> str:
    """A reason in words; tokens as the reader knows them, and its underlying reason in full."""
    consequence = reason.facts.get("then")
    is_told = not isinstance(consequence, Reason) or consequence.kind not in _UNTOLD
    if part == "gain" and reason.kind in _UNTOLD:
        return ""
    if not is_told and reason.facts.get("which") == "highest":
        return ""
    named: dict[str, str | int] = {
        "us": talk.colour(seen.me.seat),
        "them": talk.colour(1 - seen.me.seat),
        "explained": is_told,
        **wording.token_sorts(reason.facts),
    }
    for name, fact in reason.facts.items():
        named[name] = _value(talk, seen, name, fact)
        if name == "slot" and isinstance(fact, int):
            named["room"] = fact + 1
    return talk.text(f"dungeon-hint-{part}-{reason.kind}", **named)  # words: dungeon-hint-*


def _value(talk: Talk, seen: Observation, name: str, fact: object) -> str | int:
    match fact:
        case Reason():
            return _reason_text(talk, seen, "gain" if name == "then" else name, fact)
        case tuple():
            return talk.list_text(str(_value(talk, seen, name, one)) for one in fact)
        case int():
            return talk.text("dungeon-plus", value=fact) if name in _COMBAT_CARDS else fact
    text = str(fact)
    if name == "step":
        step = parse(text)
        return _goal(talk, step) if isinstance(step, Move) else wording.action_text(talk, step)
    return talk.token(text) if text in BY_NAME else text


def _goal(talk: Talk, move: Move) -> str:
    """A move by its character and where it ends."""
    return talk.text("dungeon-suggest-goal", character=talk.kind(move.character), square=move.end, back=False)


def review_page(talk: Talk, plan: Preview, kind: str, answered: str, weighed: Valuation, *, why: Why) -> Page:
    """Review page of a decision; the maze shows the better turn as far as it can be planned."""
    seen = plan.seen
    better = read_actions(weighed.best_answer)
    better_plan = plan.preview_other(planned_part(better) if kind == "act" else ())
    return Page(
        talk.fit(
            lambda talk: lines(
                talk.text("dungeon-review-head", number=seen.turn_number, kind=kind),
                talk.text("dungeon-review-own"),
                *wording.list_items(talk, effects(talk, read_actions(answered), plan)),
                talk.text("dungeon-review-better"),
                *wording.list_items(talk, effects(talk, better, plan)),
                why_sentence(talk, seen, why),
                talk.text(
                    "dungeon-review-cost",
                    game=bool(weighed.win_probability),
                    points=round(weighed.points, 1),
                ),
            )
        ),
        (drawings.maze(talk, better_plan.seen, better_plan.events),),
    )
