"""The panel beside the planner's map: the outcome for the climbers, weather, cards, and signs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Card, Observation, Source, content
from k2bot.games.k2.pictures import cards, pieces, plan_climber, sky
from k2bot.games.k2.pictures.palette import DANGER, MOVEMENT, SECOND, Name
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import CachedPart, Column, Fixed, Label, Part, Row, Stack, plate, swatch, text_column
from k2bot.render.theme import HIGHLIGHT, INK, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.plan_climber import ClimberPlan

_INNER = 502
"""Width in pixels of the panel's content."""
_HEAD, _STRIP, _CARDS, _GAP = 58, 50, 152, plan_climber.GAP
"""Heights in pixels of the name, of a strip at least, and of the cards, and the gap between them."""
_TOP_MARGIN, _BOTTOM_MARGIN = 4, 10
"""Pixels above and below all of them."""
_CARD, _WIDEST, _SHARED, _PART_GAP = (74, 106), 124, 204, 16
"""Pixels: least size of a card and its greatest width, least width of what those left give, and gap of
parts."""


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
    is_for_one: bool = False,
) -> Stack:
    """Panel of a player's plan under today's weather; it says so if a computer made it (``of_computer``).

    With ``is_for_one``, it says that the cards left take only one climber to new points.
    """
    head_parts: list[Part] = [_head(seat, after.day, writing)]
    if of_computer:
        head_parts.append(_asked("cards", writing.text("picture-plan-computer")))
    elif not any(climber_plan.is_begun for climber_plan in plans):
        head_parts += _question(plans, means, writing)
    head_parts += _weather(after, writing)
    foot_parts: list[Part] = [_risk(means, writing)] if means.payment else []
    foot_parts += [_cards(plans, means, writing, is_for_one=is_for_one)] if means.cards else []
    room = (
        TABLE.height
        - _TOP_MARGIN
        - _BOTTOM_MARGIN
        - sum(part.height + _GAP for part in (*head_parts, *foot_parts))
    )
    climbers = plan_climber.cards(plans, room, writing)
    rows = tuple(CachedPart(part, margin=10) for part in (*head_parts, *climbers, *foot_parts))
    return Stack((Fixed(), Column(rows, gap=_GAP)), inset=(12, _TOP_MARGIN, 12, _BOTTOM_MARGIN))


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Header: player and day."""
    today = Label(writing.text("picture-day", day=day), SECOND, theme.CHANGING_TEXT, "SemiBold")
    name = Label(writing.name(seat), INK, theme.NUMBER).narrowed(_INNER - today.width - 112)
    badge = Fixed(52, 52, partial(swatch, seat))
    return Row((Fixed(), badge, name, Fixed(grows=1), today, Fixed()), gap=12, height=_HEAD)


def _strip(mark: Fixed, text: str, ink: Colour, ground: Fixed, size: int = theme.CHANGING_TEXT) -> Part:
    """A sign and words on a coloured ground, on as many lines as they need."""
    words = text_column(text, _INNER - mark.width - 34, Label("", ink, size), 4, least=theme.LEAST_TEXT)
    row = Row((mark, words), gap=12, height=max(_STRIP, words.height))
    return Stack((ground, row), inset=(10, 2, 10, 2))


def _asked(mark: Name, text: str) -> Part:
    """Prompt on yellow: what to do, or that the plan is a computer's."""
    return _strip(
        pieces.symbol_part(mark, 40, INK), text, INK, plate(HIGHLIGHT, 14, HIGHLIGHT.mixed(INK, 0.2), 3)
    )


def _question(plans: Sequence[ClimberPlan], means: Resources, writing: Writing) -> tuple[Part, ...]:
    """Before anything is planned: who would die, and what to do: choose spaces for movers, or give air."""
    movers = [climber_plan.key[1] for climber_plan in plans if climber_plan.can_move]
    dying = [climber_plan.key[1] for climber_plan in plans if climber_plan.dies]
    parts: list[Part] = []
    if dying:
        text = writing.text("picture-plan-dying", climbers=writing.list_text(dying), count=len(dying))
        ground = plate(WHITE.mixed(DANGER, 0.14), 14, DANGER, 3)
        parts.append(_strip(pieces.symbol_part("skull", 40, DANGER), text, DANGER, ground))
    if movers:
        text = writing.text("picture-plan-ask", climbers=writing.list_text(movers), count=len(movers))
        parts.append(_asked("flag", text))
    elif any(card.is_acclimatization and card.up for card, _ in means.cards):
        parts.append(_asked("bottle", writing.text("picture-plan-ask-air")))
    return tuple(parts)


def _weather(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """Tonight's weather, and the effect of its avalanche (rule 40)."""
    kind, weather = sky.sky_of(after.weather), after.weather
    colour, mark = sky.COLOURS[kind], sky.SYMBOLS[kind]
    ground = plate(WHITE.mixed(colour, 0.12), 14)
    # The effect of an avalanche has a line of its own.
    effects = () if weather.avalanche else sky.effects(weather)
    chips = tuple(sky.effect_chip(effect, theme.CHANGING_TEXT) for effect in effects)
    name = pieces.caption_label(sky.weather_name(weather, writing), INK, theme.BODY)
    weather_row = Row(
        (pieces.symbol_part(mark, 46, colour), replace(name, grows=1), *chips), gap=8, height=_STRIP
    )
    named = Stack((ground, weather_row), inset=(10, 2, 10, 2))
    if not weather.avalanche:
        return (named,)
    does = writing.text("picture-avalanche-does", where=sky.zones_text(weather, writing))
    return named, _strip(Fixed(), does, WHITE, plate(DANGER, 14), theme.SMALL)


def _risk(means: Resources, writing: Writing) -> Part:
    """The risk token, and in a sentence what pays it; before anything is planned, what could."""
    air = len(means.payment) - means.payment.count("points")
    if any(used for _, used in means.cards) or air:
        text = writing.text("picture-risk-takes", risk=means.risk, air=air)
    else:
        text = writing.text("picture-risk-pays", risk=means.risk)
    token = Fixed(50, 50, partial(pieces.token, means.risk))
    ground = plate(WHITE.mixed(DANGER, 0.14 if air else 0.05), 14)
    return _strip(token, text, DANGER if air else INK, ground)


def _cards(plans: Sequence[ClimberPlan], means: Resources, writing: Writing, *, is_for_one: bool) -> Row:
    """Today's cards, unused ones and those the plan uses; and the movement points of the former."""
    parts: list[Part] = [Fixed()]
    sums = content.sums(card for card, used in means.cards if not used)
    kinds = {used for _, used in means.cards}
    room = _INNER - _SHARED * bool(sums.up or sums.down) - 2 * _PART_GAP * len(kinds) - 8 * len(means.cards)
    wide = min(_WIDEST, max(_CARD[0], room // len(means.cards)))
    for is_used in sorted(kinds):
        high = _CARD[1] if is_used else _CARDS - 12
        drawn = [partial(cards.small_card, card, pale=used) for card, used in means.cards if used == is_used]
        row = Row(tuple(Fixed(wide, high, draw) for draw in drawn), gap=8, height=high + 6)
        if is_used:
            word = pieces.caption_label(writing.text("picture-plan-used"), SECOND, theme.CHANGING_TEXT)
            parts.append(Column((Row((word.narrowed(row.width + 36),), height=40), row)))
        else:
            parts.append(row)
    if sums.up or sums.down:
        width = _INNER - Row(tuple(parts), gap=_PART_GAP).width - _PART_GAP
        parts.append(_shared(plans, sums, width, writing, is_for_one=is_for_one))
    return Row(tuple(parts), gap=_PART_GAP, height=_CARDS)


def _shared(
    plans: Sequence[ClimberPlan], sums: content.Sums, width: float, writing: Writing, *, is_for_one: bool
) -> Part:
    """Movement points up or down of the cards left, to be shared by the climbers (rules 13, 14).

    With ``is_for_one``, it says that they're enough for only one of them to gain points.
    """
    names = [climber_plan.key[1] for climber_plan in plans]
    joined = writing.list_text(names, "talk-list-or") if is_for_one else writing.list_text(names)
    label = Label("", WHITE, theme.CHANGING_TEXT, "SemiBold", "middle", 42)
    text = writing.text("picture-plan-left", climbers=joined)
    words = text_column(text, width - 12, label, 2, least=theme.LEAST_TEXT)
    ways: tuple[tuple[Name, int], ...] = (("up", sums.up), ("down", sums.down))
    if sums.up == sums.down:
        ways = (("boot", sums.up),)
    numbers = [
        Row((pieces.symbol_part(way, 40, WHITE), Label(str(points), WHITE, 54, "ExtraBold")), gap=6)
        for way, points in ways
    ]
    column = Column((words, Row(tuple(numbers), gap=14, align="middle", height=54)), align="middle")
    return Stack((plate(MOVEMENT, 16), Fixed(width, draw=column.placed)), inset=(0, 4, 0, 8))
