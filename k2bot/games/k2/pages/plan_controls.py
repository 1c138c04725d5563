"""The planner's controls: menus of places, air cards, payment, other cards."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from k2bot.game.talk import CHOICE_LIMIT
from k2bot.game.values import Button, Choice, Row, Select, Style
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import PITCH, Plan, PlannedUse
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.errors import RuleError
from k2bot.games.k2.engine.phases.legality import DIRECTIONS, use_sets
from k2bot.games.k2.engine.terrain import budget, spent, terrain
from k2bot.games.k2.pages import buttons, destinations, doings
from k2bot.games.k2.pictures import emoji
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.planning import Preview
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.destinations import Offsets
    from k2bot.games.k2.pages.drafts import DraftTurn, Look
    from k2bot.games.k2.pages.talk import Talk

_BUTTONS_A_ROW = 5


def rows(
    talk: Talk, turn: DraftTurn, offsets: Offsets, stamp: str, *, ahead: bool = False
) -> tuple[Row, ...]:
    """Places for each climber, air, payment, and what can be done; ``ahead`` finishes nothing."""
    plan, preview = turn.plan, turn.preview
    found: list[Row] = []
    for name in CLIMBER_NAMES:
        select = destinations.select(talk, preview, name, offsets, stamp)
        if select is not None:
            found.append(select)
    found += _air_rows(talk, preview, stamp)
    payment = _payment(talk, preview, stamp)
    if payment is not None:
        found.append(payment)
    found.append(_last_row(talk, plan, stamp, ahead=ahead))
    return tuple(found)


def _last_row(talk: Talk, plan: Plan, stamp: str, *, ahead: bool) -> Row:
    """Finish, what can be changed of the plan, the hint; the board where there is room for it."""
    moved = any(use.way for use in plan.uses)
    finish = Button("finish", talk.text("k2-button-finish"), stamp=stamp, style=Style.SUCCESS)
    row = [] if ahead else [finish]
    if plan.uses:
        row.append(Button("undo", talk.text("k2-button-undo"), stamp=stamp))
    if len(plan.uses) > 1:
        row.append(Button("clear", talk.text("k2-button-clear"), stamp=stamp))
    if moved:
        row.append(buttons.page(talk, "plan.cards", "k2-button-other-cards"))
    row += [] if ahead else [buttons.hint(talk)]
    if len(row) < _BUTTONS_A_ROW:
        row.append(buttons.board(talk))
    return tuple(row)


def _air_rows(talk: Talk, preview: Preview, stamp: str) -> Iterator[Row]:
    cards = sorted({card for card in preview.unused if card.is_acclimatization and card.up})
    alive = [line.climber[1] for line in preview.tonight]
    pressed = [
        Button(
            "air",
            talk.text("k2-button-air", card=talk.plain.card(card), climber=name),
            f"{name} {card}",
            stamp,
            emoji=emoji.of_card(card),
        )
        for card in cards
        for name in alive
    ]
    if len(pressed) <= _BUTTONS_A_ROW:
        yield from [tuple(pressed)] if pressed else []
    else:
        half = len(pressed) // 2
        yield tuple(pressed[:half])
        yield tuple(pressed[half:])


def _payment(talk: Talk, preview: Preview, stamp: str) -> Select | None:
    if len(preview.payments) < 2:
        return None
    return Select(
        "pay",
        talk.text("k2-plan-pay", due=preview.due),
        tuple(
            Choice(
                " ".join(way),
                cut(
                    talk.plain.text("k2-plan-pay-way", sources=doings.sources_told(talk.plain, way)),
                    CHOICE_LIMIT,
                ),
                chosen=way == preview.payment,
            )
            for way in preview.payments
        ),
        stamp=stamp,
    )


def sure_row(talk: Talk, stamp: str) -> Row:
    """Go back, or finish all the same; the latter away from where Finish was, for double taps."""
    return (
        buttons.page(talk, "plan", "k2-button-back-to-plan", Style.PRIMARY),
        Button("sure", talk.text("k2-button-finish-anyway"), stamp=stamp, style=Style.DANGER),
    )


def cards_rows(talk: Talk, plan: Plan, stamp: str, look: Look) -> tuple[Row, ...]:
    """A menu for each move that could be made with other cards, and the way back."""
    menus = [
        Select(
            "other-cards",
            talk.text("k2-plan-swap", climber=use.climber, way=_way(talk, use)),
            tuple(
                Choice(
                    str(other),
                    cut(destinations.cards_told(talk.plain, other), CHOICE_LIMIT),
                    talk.text("k2-plan-spare", spare=spare),
                    chosen=other == use,
                    emoji=emoji.of_card(other.cards[0]),
                )
                for other, spare in others
            ),
            argument=str(place),
            stamp=stamp,
        )
        for place, use in enumerate(plan.uses)
        if len(others := alternatives(plan, place, look)) > 1
    ]
    return (*menus, (buttons.page(talk, "plan", "k2-button-back", Style.PRIMARY),))


def _way(talk: Talk, use: PlannedUse) -> str:
    """The way of a use, short enough for the heading of a menu."""
    spaces = [talk.plain.space(word) for word in use.way if word != PITCH]
    return cut(" → ".join(spaces), CHOICE_LIMIT) if spaces else talk.plain.text("k2-does-pitch")


def alternatives(plan: Plan, place: int, look: Look) -> tuple[tuple[PlannedUse, int], ...]:
    """The ways to make one use of a plan with other cards, each with the points it leaves over."""
    use, earlier, later = plan.uses[place], plan.uses[:place], plan.uses[place + 1 :]
    if not use.way:
        return ()
    before = look(Plan(earlier))
    cost = _cost(before.observation, use)
    found: list[tuple[PlannedUse, int]] = []
    for chosen in use_sets(before.unused):
        for directions in product(DIRECTIONS, repeat=sum(card.is_rope for card in chosen)):
            other = PlannedUse(use.climber, chosen, directions, use.way)
            try:
                look(Plan((*earlier, other, *later)))
            except RuleError:
                continue
            found.append((other, budget(other.cards, other.directions).total - cost))
    return tuple(found)


def _cost(seen: Observation, use: PlannedUse) -> int:
    """What the steps and the tent of a use cost under today's weather."""
    start = (seen.own.climber(use.climber).space if seen.own else None) or content.BASE_CAMP
    return sum(spent(terrain(seen.setup.side, seen.weather), start, use.way))
