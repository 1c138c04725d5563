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
_WIDEST, _USED, _ALL_USED, _USED_GAP, _SHARED = 124, (70, 98), (112, 106), 6, 226
"""Pixels: greatest width of an unused card, size of a used one beside others and by itself, gap of used ones,
and least width of what the unused ones give."""


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
    head_parts: list[Part] = [_head(seat, after.day, writing)]
    if of_computer:
        head_parts.append(_asked("cards", writing.text("picture-plan-computer")))
    elif not any(climber_plan.is_begun for climber_plan in plans):
        head_parts += _question(plans, means, writing)
    head_parts += _weather(after, writing)
    foot_parts: list[Part] = [_risk(means, writing)] if means.payment else []
    foot_parts += [_cards(means, writing)] if means.cards else []
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
    name = Label(writing.name(seat), INK, theme.NUMBER).narrow(_INNER - today.width - 112)
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


def _cards(means: Resources, writing: Writing) -> Row:
    """Unused cards, small ones that the plan uses, and the unused ones' movement points (rules 13, 14)."""
    left, used = ([card for card, is_used in means.cards if is_used == wanted] for wanted in (False, True))
    sums = content.sums(left)
    shared = _SHARED + _GAP if sums.up or sums.down else 0
    used_size = _USED if left else _ALL_USED
    used_wide = used_size[0] * len(used) + _USED_GAP * (len(used) - 1) + _GAP if used else 0
    wide = min(_WIDEST, (_INNER - shared - used_wide - 2 * _GAP) / max(1, len(left)) - _GAP)
    parts: list[Part] = [Fixed(wide, _CARDS - 12, partial(cards.small_card, card)) for card in left]
    if used:
        small = tuple(Fixed(*used_size, partial(cards.small_card, card, pale=True)) for card in used)
        row = Row(small, gap=_USED_GAP, align="middle", height=used_size[1] + 6)
        word = pieces.caption_label(writing.text("picture-plan-used"), SECOND, theme.CHANGING_TEXT)
        parts.append(Column((Row((word.narrow(row.width + 36),), align="middle", height=40), row)))
    if shared:
        ways: tuple[tuple[Name, int], ...] = (("up", sums.up), ("down", sums.down))
        if sums.up == sums.down:
            ways = (("boot", sums.up),)
        numbers = [
            Row((pieces.symbol_part(way, 46, WHITE), Label(str(points), WHITE, 66, "ExtraBold")), gap=8)
            for way, points in ways
        ]
        caption = pieces.caption_label(writing.text("picture-plan-left"), WHITE, theme.CHANGING_TEXT)
        total = Row(tuple(numbers), gap=20, align="middle", height=76)
        lower = Row((caption.narrow(_SHARED - 8),), align="middle", height=48)
        column = Column((total, lower), align="middle")
        parts.append(Stack((plate(MOVEMENT, 16), column), inset=(4, 4, 4, 4), grows=1))
    return Row((*parts,), gap=_GAP, height=_CARDS)
