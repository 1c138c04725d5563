"""The panel beside the planner's map: the outcome for the climbers, weather, cards, and signs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Observation, Source, content
from k2bot.games.k2.pictures import cards, danger, pieces, plan_climber, sky
from k2bot.games.k2.pictures.palette import DANGER, MOVEMENT, SECOND, Name
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import (
    CachedPart,
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    name_part,
    plate,
    swatch,
    text_column,
)
from k2bot.render.theme import HIGHLIGHT, INK, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.plan_climber import ClimberPlan

_INNER = 502
"""Width in pixels of the panel's content."""
_HEAD, _CARDS, _GAP = 62, 152, plan_climber.GAP
"""Heights in pixels of the header and of a prompt, and of the cards; and the gap between them."""
_TOP_MARGIN, _BOTTOM_MARGIN = 4, 10
"""Pixels above and below all of them."""
_CARD, _TOTAL, _TOTALS = 92, 78, 62
"""Pixels: width of a card; font sizes of the movement points left, and of those up and down."""
_SPENT = theme.SLATE.mixed(WHITE, 0.12)
"""Ground of the movement points left if there are none."""
_SIGN = 56
"""Size of a sign beside a sentence."""


@dataclass(frozen=True, slots=True)
class Resources:
    """Today's cards and risk token of the planning player."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Cards, and whether the plan uses them."""
    risk: int = 0
    """Value of the risk token; 0 for none."""
    payment: tuple[Source, ...] = ()
    """Sources of its payment at the end of the turn; empty if there is nothing to pay with."""


def table(
    seat: int,
    after: Observation,
    plans: Sequence[ClimberPlan],
    means: Resources,
    writing: Writing,
    *,
    of_computer: bool = False,
) -> Stack:
    """Panel of a player's plan under today's weather; it says so if a computer made it (``of_computer``)."""
    head_parts: list[Part] = [_head(seat, after, writing)]
    if of_computer:
        head_parts.append(_asked(writing.text("picture-plan-computer")))
    elif not any(climber_plan.is_begun for climber_plan in plans):
        head_parts += _question(plans, means, writing)
    if after.weather.avalanche:
        head_parts.append(_avalanche(after, plans, writing))
    foot_parts: list[Part] = [_risk(means, writing)] if means.payment else []
    if means.cards:
        word = pieces.caption_label(writing.text("picture-plan-cards"), SECOND, theme.CHANGING_TEXT)
        foot_parts += [*(() if foot_parts else (Row((Fixed(), word), height=44),)), _cards(means, writing)]
    room = (
        TABLE.height
        - _TOP_MARGIN
        - _BOTTOM_MARGIN
        - sum(part.height + _GAP for part in (*head_parts, *foot_parts))
    )
    climbers = plan_climber.cards(plans, room, writing)
    rows = tuple(CachedPart(part, margin=10) for part in (*head_parts, *climbers, *foot_parts))
    return Stack((Fixed(), Column(rows, gap=_GAP)), inset=(12, _TOP_MARGIN, 12, _BOTTOM_MARGIN))


def _head(seat: int, seen: Observation, writing: Writing) -> Row:
    """Header: player, day, and the weather; the map shows what it does and where."""
    day = Label(writing.text("picture-day", day=seen.day), SECOND, theme.CHANGING_TEXT, "SemiBold")
    kind = sky.sky_of(seen.weather)
    weather = pieces.symbol_part(sky.SYMBOLS[kind], 46, sky.COLOURS[kind])
    badge = Fixed(46, 46, partial(swatch, seat))
    taken = badge.width + day.width + weather.width + 5 * _GAP
    name = Label(writing.name(seat), INK, theme.NUMBER, least=theme.CONSTANT_TEXT).narrow(_INNER - taken)
    return Row((badge, name, Fixed(grows=1), day, weather, Fixed()), gap=_GAP, height=_HEAD)


def _asked(text: str) -> Part:
    """Prompt on yellow: what to do, or that the plan is a computer's; on two lines if it has to."""
    words = Row((name_part(text, _INNER - 32, INK, theme.NUMBER, 106),), align="middle")
    ground = plate(HIGHLIGHT, 14, HIGHLIGHT.mixed(INK, 0.2), 3)
    return Stack((ground, Fixed(height=max(_HEAD, words.parts[0].height + 4), draw=words.place)))


def _question(plans: Sequence[ClimberPlan], means: Resources, writing: Writing) -> tuple[Part, ...]:
    """Before anything is planned: who moves, or who gets air."""
    movers = [climber_plan.key[1] for climber_plan in plans if climber_plan.can_move]
    if movers:
        text = writing.text("picture-plan-ask", climbers=writing.list_text(movers), count=len(movers))
        return (_asked(text),)
    if any(card.is_acclimatization and card.up for card, _ in means.cards):
        return (_asked(writing.text("picture-plan-ask-air")),)
    return ()


def _avalanche(after: Observation, plans: Sequence[ClimberPlan], writing: Writing) -> Part:
    """What tonight's avalanche does (rule 40): where a climber would slide, or else what it takes."""
    text = writing.text("picture-avalanche-does")
    sliding = [one.key for one in plans if one.slides and not one.dies]
    if len(sliding) == 1:
        spaces = [writing.space(space.id) for space in after.slopes(sliding[0])]
        text = writing.text(
            "picture-avalanche-takes",
            climber=sliding[0][1],
            spaces=writing.list_text(spaces, "talk-list-or"),
        )
    row = _sentence(Fixed(_SIGN, _SIGN, partial(danger.danger_sign, "slides")), text, WHITE, 4)
    return Stack((plate(DANGER, 14), row), inset=(0, 4, 0, 4))


def _sentence(sign: Part, text: str, ink: Colour, most: int = 2) -> Row:
    """A sign beside a sentence, on up to ``most`` lines."""
    words = text_column(text, _INNER - 90, Label("", ink, theme.BODY), most, least=theme.SMALL)
    return Row((Fixed(), sign, words), gap=12, height=max(60, words.height))


def _risk(means: Resources, writing: Writing) -> Part:
    """The risk token, and in a sentence who or what pays it; before anything is planned, what could."""
    air = len(means.payment) - means.payment.count("points")
    if any(used for _, used in means.cards) or air:
        payers = writing.list_text([name for name in CLIMBER_NAMES if name in means.payment])
        text = writing.text("picture-risk-takes", air=air, climbers=payers)
        ink = DANGER if air else SECOND
    else:
        text, ink = writing.text("picture-risk-pays", risk=means.risk), INK
    return _sentence(Fixed(_SIGN, _SIGN, partial(pieces.token, means.risk)), text, ink)


def _cards(means: Resources, writing: Writing) -> Row:
    """Today's cards, pale if the plan uses them, and the movement points of the others (rules 13, 14)."""
    sums = content.sums([card for card, is_used in means.cards if not is_used])
    cards_row = [
        Fixed(_CARD, _CARDS - 12, partial(cards.small_card, card, pale=is_used))
        for card, is_used in means.cards
    ]
    ways: tuple[tuple[Name, int], ...] = (("up", sums.up), ("down", sums.down))
    if sums.up == sums.down:
        ways = (("boot", sums.up),)
    size = _TOTAL if len(ways) == 1 else _TOTALS
    numbers = tuple(
        Row(
            (pieces.symbol_part(way, 0.66 * size, WHITE), Label(str(points), WHITE, size, "ExtraBold")), gap=4
        )
        for way, points in ways
    )
    caption = pieces.caption_label(writing.text("picture-plan-left"), WHITE, theme.BODY)
    wide = _INNER - len(means.cards) * (_CARD + _GAP)
    total = Row(numbers, gap=12, align="middle", height=84)
    lower = Row((caption.narrow(wide - 16),), align="middle", height=46)
    column = Column((total, lower), align="middle")
    # Bright green means that something can still be spent.
    ground = plate(MOVEMENT if sums.up or sums.down else _SPENT, 16)
    tile = Stack((ground, column), inset=(4, 4, 4, 4), grows=1)
    return Row((*cards_row, tile), gap=_GAP, height=_CARDS)
