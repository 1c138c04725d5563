"""The planner: where climbers should be tonight, what it costs, and what the night will do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from zlib import crc32

from k2bot.game import limits
from k2bot.game.pages import hint_button, lines, page_button, sentences
from k2bot.game.reading import NOW
from k2bot.game.values import UNDO, Button, Choice, ControlRow, Page, Press, Reply, Select, Style
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    PITCH,
    Phase,
    Plan,
    PlannedUse,
    Preview,
    Source,
    card_points,
    content,
    route_cost,
)
from k2bot.games.k2.engine.actions import DIRECTIONS
from k2bot.games.k2.engine.phases.turns import use_sets
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pages import days, destinations, drawings, turns
from k2bot.games.k2.pages.ahead import ConfirmedTurn, Orders
from k2bot.games.k2.pages.turns import DraftTurn, finish_warnings
from k2bot.games.k2.pages.wording import BOARD, PLAN, Talk, card_emoji
from k2bot.text.formatting import cut

_CONFIRM, _CONFIRM_ANYWAY, _WITHDRAW = "ahead", "ahead-sure", "withdraw"
VERBS = frozenset(
    {
        *("go", "air", "other-cards", UNDO, "clear", "pay", "finish", "sure", "stay"),
        *(_CONFIRM, _CONFIRM_ANYWAY, _WITHDRAW),
    }
)
"""Verbs of the controls that plan a turn, and finish it or confirm it ahead."""
_CHANGED = "changed"
"""Part of the page that shows the current plan, after a press meant to finish another one."""


def control_rows(
    talk: Talk, turn: DraftTurn, part: str, *, ahead: bool, confirmed: bool = False
) -> tuple[ControlRow, ...]:
    """Controls: destinations, air, payment and commands; with ``ahead``, no way to finish.

    ``part`` is what follows the page's name; ``confirmed``: whether the plan is confirmed ahead.
    """
    preview = turn.preview
    rows = (
        *(destinations.destination_menu(talk, preview, name, part) for name in CLIMBER_NAMES),
        *_air_rows(talk, preview),
        _payment_row(talk, preview),
        _last_row(talk, turn, ahead=ahead, confirmed=confirmed),
    )
    return tuple(row for row in rows if row is not None)


def _last_row(talk: Talk, turn: DraftTurn, *, ahead: bool, confirmed: bool) -> ControlRow:
    """Finish, or confirm or withdraw ahead; changes to the plan, hint; and the board if there is room."""
    plan = turn.plan
    row = [ahead_button(talk, plan, confirmed=confirmed) if ahead else finish_button(talk, plan)]
    if plan.uses:
        row.append(Button(UNDO, talk.text("talk-button-undo")))
    if len(plan.uses) > 1:
        row.append(Button("clear", talk.text("k2-button-clear")))
    if any(len([*islice(_ways_to_pay(turn, place), 2)]) > 1 for place in range(len(plan.uses))):
        row.append(page_button(talk, "plan.cards", "k2-button-other-cards"))
    row.append(hint_button(talk))
    if len(row) < limits.A_ROW:
        row.append(page_button(talk, BOARD))
    return tuple(row)


def _air_rows(talk: Talk, preview: Preview) -> Iterator[ControlRow]:
    cards = sorted({*turns.useful_air_cards(preview.unused)})
    alive = [line.climber[1] for line in preview.night_checks]
    pressed = [
        Button(
            "air",
            talk.text("k2-button-air", card=talk.without_markdown.card(card), climber=name),
            f"{name} {card}",
            emoji=card_emoji(card),
        )
        for card in cards
        for name in alive
    ]
    half = len(pressed) // 2 if len(pressed) > limits.A_ROW else 0
    yield from (tuple(row) for row in (pressed[:half], pressed[half:]) if row)


def _payment_row(talk: Talk, preview: Preview) -> Select | None:
    if len(preview.payments) < 2:
        return None
    left = turns.planned_leftover(preview)
    return Select(
        "pay",
        talk.text("k2-plan-pay", due=preview.due),
        tuple(
            Choice(
                " ".join(way),
                cut(
                    talk.without_markdown.text(
                        "k2-plan-pay-way", sources=turns.sources_text(talk.without_markdown, way, left)
                    ),
                    limits.CHOICE,
                ),
                chosen=way == preview.payment,
            )
            for way in preview.payments
        ),
    )


def _key(plan: Plan) -> str:
    """The plan as the argument of the buttons that finish a turn, so that they play no other one."""
    return f"{crc32(str(plan).encode()):x}"


def finish_button(talk: Talk, plan: Plan) -> Button:
    """The button that finishes a turn, or asks for confirmation."""
    return Button("finish", talk.text("k2-button-finish"), _key(plan), style=Style.SUCCESS)


def ahead_button(talk: Talk, plan: Plan, *, confirmed: bool = False) -> Button:
    """The button that confirms a plan ahead, or withdraws it."""
    if confirmed:
        return Button(_WITHDRAW, talk.text("talk-button-withdraw"))
    return Button(_CONFIRM, talk.text("k2-button-ahead"), _key(plan), style=Style.SUCCESS)


def confirm_row(talk: Talk, plan: Plan, *, ahead: bool = False) -> ControlRow:
    """Go back, or finish or confirm anyway; placed away from Finish to guard against double taps."""
    verb, label = ("sure", "finish-anyway") if not ahead else (_CONFIRM_ANYWAY, "ahead-anyway")
    return (
        page_button(talk, "plan", "k2-button-back-to-plan", Style.PRIMARY),
        # words: k2-button-finish-anyway, k2-button-ahead-anyway
        Button(verb, talk.text(f"k2-button-{label}"), _key(plan), style=Style.DANGER),
    )


def stay_button(talk: Talk, turn: DraftTurn) -> Button | None:
    """The button that ends a turn without a plan, unconfirmed; None if there is a plan, or in doubt."""
    if turn.plan.uses or turn.preview.dying or turn.wasted_air_cards:
        return None
    return Button("stay", talk.text("k2-button-finish"), style=Style.SUCCESS)


def cards_rows(talk: Talk, turn: DraftTurn) -> tuple[ControlRow, ...]:
    """A menu for each move that other cards could make, and the way back."""
    menus = [
        Select(
            "other-cards",
            talk.text("k2-plan-swap", climber=use.climber, way=_way(talk, use)),
            tuple(
                Choice(
                    str(other),
                    cut(destinations.cards_text(talk.without_markdown, other), limits.CHOICE),
                    talk.text("k2-plan-spare", spare=spare),
                    chosen=other == use,
                    emoji=card_emoji(other.cards[0]),
                )
                for other, spare in ways
            ),
            argument=str(place),
        )
        for place, use in enumerate(turn.plan.uses)
        if len(ways := tuple(_ways_to_pay(turn, place))) > 1
    ]
    return (*menus, (page_button(talk, "plan", "talk-button-back", Style.PRIMARY),))


def _way(talk: Talk, use: PlannedUse) -> str:
    """The way of a use, short enough for a menu's placeholder."""
    spaces = [talk.without_markdown.space(word) for word in use.route if word != PITCH]
    return cut(" → ".join(spaces), limits.CHOICE) if spaces else talk.without_markdown.text("k2-does-pitch")


def _ways_to_pay(turn: DraftTurn, place: int) -> Iterator[tuple[PlannedUse, int]]:
    """Alternatives to a use of a plan, with each set of free cards that pays for it, and the points left."""
    seen, use = turn.seen, turn.plan.uses[place]
    before = (way for one in turn.plan.uses[:place] if one.climber == use.climber for way in one.route)
    *_, start = (seen.me.climber(use.climber).space or "", *(word for word in before if word != PITCH))
    up, down = route_cost(terrain_under(seen.setup.side, seen.weather), start, use.route)
    for cards in use_sets(tuple(sorted((*turn.preview.unused, *use.cards)))) if use.route else ():
        for directions in product(DIRECTIONS, repeat=sum(card.is_rope for card in cards)):
            points = card_points(cards, directions)
            if points.affords(up, down):
                yield PlannedUse(use.climber, cards, directions, use.route), points.total - up - down


# -------------------------------------------------------------------------------- the plan in words


def text(
    talk: Talk, turn: DraftTurn, *, asked: bool = False, acting: int | None = None, confirmed: bool = False
) -> str:
    """The plan in words: what will happen, what is left, risk, and the night.

    With ``asked``, when confirming the finish, menus aren't mentioned, since there are none, nor who would
    die, since the question says so. ``acting`` is the active seat when planning ahead; ``confirmed``:
    whether that plan is confirmed.
    """
    seen, preview = turn.seen, turn.preview
    day = {"day": seen.day, "days": content.DAYS}
    return lines(
        talk.text("k2-plan-head", **day)
        if acting is None
        else talk.text("k2-plan-ahead", **day, name=talk.name(acting), confirmed=confirmed),
        turns.summary(talk, turn.doings)
        if turn.plan.uses or confirmed
        else None
        if asked
        else _opening_text(talk, turn, can_finish=acting is None),
        turns.unused_text(talk, preview),
        turns.payment_text(talk, preview),
        sentences(
            talk.text("k2-plan-tonight", levels=turns.levels_text(talk, preview.night_checks)),
            None if seen.weather.is_clear else days.weather_sentence(talk, seen.weather),
        ),
        sentences(*turns.dangers(talk, preview, deaths=not asked)),
        talk.count_text("k2-plan-spilled", levels=_wasted_air(talk, turn)),
    )


def _opening_text(talk: Talk, turn: DraftTurn, *, can_finish: bool) -> str:
    """Text for an empty plan: what can be planned, and whether the turn can be finished now."""
    preview = turn.preview
    if preview.destinations:
        marks = drawings.planned(turn).marks
        return talk.text("k2-plan-nothing", count=len(preview.night_checks), marks=marks, finish=can_finish)
    air = bool(turns.useful_air_cards(preview.unused))
    return talk.text("k2-plan-no-moves", air=air, finish=can_finish)


def _wasted_air(talk: Talk, turn: DraftTurn) -> list[str]:
    """Air from cards that each climber would waste tonight, above the highest level."""
    breathing = {use.climber for use in turn.plan.uses if any(card.is_acclimatization for card in use.cards)}
    return [
        talk.text("k2-plan-level", climber=talk.letter(line.climber), level=line.uncapped - line.after)
        for line in turn.preview.night_checks
        if line.climber[1] in breathing and line.uncapped > line.after
    ]


# ------------------------------------------------------------------------------------------------ page


def page(
    talk: Talk,
    turn: DraftTurn,
    name: str,
    *,
    acting: int | None = None,
    confirmed: ConfirmedTurn | None = None,
) -> Page:
    """The page ``plan`` and its subpages.

    ``plan.A.24`` lists climber A's destinations from the 25th on, ``plan.cards`` other cards for the plan's
    moves, ``plan.sure`` asks for confirmation, ``plan.changed`` says that the plan is no longer what a
    message showed. ``acting`` is the active seat if the reader plans ahead, a ``turn`` as if it were theirs
    now; finishing is then impossible. ``confirmed`` is what they have confirmed for that turn.
    """
    part, ahead = name.partition(".")[2], acting is not None
    note = talk.text("k2-plan-dropped") if turn.dropped else None
    if confirmed is not None and not ahead:
        note = talk.count_text("k2-ahead-differs", reasons=[*confirmed.reasons(talk, turn)]) or note
    rows: tuple[ControlRow, ...]
    is_confirmed = confirmed is not None and ahead
    if part == "sure":
        note = finish_warnings(talk, turn) or note
        rows = (confirm_row(talk, turn.plan, ahead=ahead),)
    elif part == "cards":
        rows = cards_rows(talk, turn)
        has_menu = isinstance(rows[0], Select)
        note = talk.text("k2-plan-other-cards" if has_menu else "k2-plan-no-other-cards")
    else:
        note = talk.text("k2-draft-changed") if part == _CHANGED else note
        note = lines(talk.text("k2-plan-finish") if turn.plan.uses and not ahead else None, note)
        rows = control_rows(talk, turn, part, ahead=ahead, confirmed=is_confirmed)
    return Page(
        talk.fit(
            lambda talk: lines(
                text(talk, turn, asked=part == "sure", acting=acting, confirmed=is_confirmed), note
            )
        ),
        pictures=(drawings.plan(talk, turn),),
        rows=rows,
        live=name if ahead else "",
    )


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, turn: DraftTurn, press: Press, *, ahead: bool, own: Orders) -> Reply:
    """Extend the plan, undo, finish, or confirm it ahead. Raises Refusal, and RuleError if it is illegal.

    ``ahead`` and ``own``: whether the turn is still to come, and what is confirmed. Whoever changes a
    confirmed plan withdraws it, and whoever plans anything on a quiet day that day.
    """
    reply = _reply(talk, turn, press, ahead=ahead, own=own)
    left = own.left_after(turn.seen.day, "turn")
    return replace(reply, orders=str(left)) if reply.draft and reply.orders is None and left != own else reply


def _reply(talk: Talk, turn: DraftTurn, press: Press, *, ahead: bool, own: Orders) -> Reply:
    seen = turn.seen
    if seen.phase is not Phase.ACTIONS or seen.active_seat != seen.seat or seen.active_seat is None:
        raise talk.refusal_of("k2-refusal-not-your-turn")
    if press.verb == _WITHDRAW:
        return Reply(PLAN, orders=str(own.with_turn(None)))
    finishing = press.verb in {"finish", "sure", _CONFIRM, _CONFIRM_ANYWAY}
    if finishing and press.argument not in {"", _key(turn.plan)}:
        return Reply(f"plan.{_CHANGED}")  # older buttons have no argument
    if press.verb in {_CONFIRM, _CONFIRM_ANYWAY}:
        # The turn may have come meanwhile.
        return _confirm(talk, turn, own, is_sure=press.verb == _CONFIRM_ANYWAY) if ahead else Reply(PLAN)
    if press.verb == "stay":
        return Reply(NOW, "", str(Plan()))
    if press.verb == "sure" or (press.verb == "finish" and not finish_warnings(talk, turn)):
        return Reply(NOW, "", str(turn.submitted_plan))
    if press.verb == "finish":
        return Reply("plan.sure", turns.draft_of(seen.day, turn.plan))
    if press.verb == "go" and press.value.startswith(destinations.MORE):
        return Reply(destinations.more_page(press.argument, press.value))
    plan = _changed(talk, turn, press)
    turn.look(plan)
    return Reply("plan", turns.draft_of(seen.day, plan))


def _confirm(talk: Talk, turn: DraftTurn, own: Orders, *, is_sure: bool) -> Reply:
    """Confirm a plan ahead, or ask whether that may be a mistake."""
    draft = turns.draft_of(turn.seen.day, turn.plan)
    if finish_warnings(talk, turn) and not is_sure:
        return Reply("plan.sure", draft)
    return Reply(PLAN, draft, orders=str(own.with_turn(ConfirmedTurn.of(turn))))


def _changed(talk: Talk, turn: DraftTurn, press: Press) -> Plan:
    uses = turn.plan.uses
    match press.verb:
        case "go":
            return Plan((*uses, _use(talk, press.value)))
        case "air":
            return Plan((*uses, _use(talk, press.argument)))
        case "other-cards" if press.argument.isdecimal() and int(press.argument) < len(uses):
            place = int(press.argument)
            return Plan((*uses[:place], _use(talk, press.value), *uses[place + 1 :]))
        case "undo":
            return Plan(uses[:-1])
        case "clear":
            return Plan()
        case "pay":
            return Plan(uses, _payment(talk, turn, press.value))
        case _:
            raise talk.refusal_of("k2-refusal-no-such-use")


def _use(talk: Talk, text: str) -> PlannedUse:
    plan = turns.parse_plan(f"plan {text}")
    if plan is None or len(plan.uses) != 1:
        raise talk.refusal_of("k2-refusal-no-such-use")
    return plan.uses[0]


def _payment(talk: Talk, turn: DraftTurn, wanted: str) -> tuple[Source, ...]:
    for way in turn.preview.payments:
        if " ".join(way) == wanted:
            return way
    raise talk.refusal_of("k2-refusal-cannot-pay")
