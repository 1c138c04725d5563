"""The panel beside the planner's map: what becomes of the climbers, weather, cards, and signs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import Card, Observation, content
from k2bot.games.k2.pictures import board_picture, cards, pieces, plan_list, sky
from k2bot.games.k2.pictures.palette import AIR, DANGER, MOVEMENT, SECOND, Name, symbol
from k2bot.games.k2.pictures.people import person
from k2bot.games.k2.pictures.places import PERSON, TABLE
from k2bot.games.k2.pictures.plan_list import ClimberPlan, SpaceList
from k2bot.render import theme
from k2bot.render.layout import (
    CachedPart,
    Column,
    Fixed,
    Label,
    Part,
    Row,
    Stack,
    label,
    lines,
    plate,
    strong,
    swatch,
)
from k2bot.render.scene import Box, Plate, Shape, Shapes
from k2bot.render.theme import INK, MIST, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine import Source
    from k2bot.games.k2.pictures.pieces import Writing

_INNER = 502
"""Width in pixels of the panel's content."""
_HEAD, _WEATHER, _RISK, _CARDS, _GAP = 62, 56, 54, 138, 8
"""Heights in pixels of the parts, from the name to the cards, and the gap between them."""
_ABOVE, _BELOW = 4, 10
"""Pixels above and below all of them."""
_LABEL = 36
"""Font size of words that say what numbers are."""
_TOLL = 61.0
"""Pixels that the cost of a way takes."""
_LEAST, _MOST = 190, 300
_BRIEF, _BROAD = 106, 180
"""Heights in pixels of a climber's card without its list, at least and at most; and of one of two lines."""
_MARK, _SLIDE = 40.0, 56.0
"""Pixels of the sign before what to do, and of a sliding climber's pill beside its word."""
_CARD = (80, 96)
_ART, _NAME, _TALLEST = 76.0, 104.0, 124.0
"""Widths in pixels of a climber's figure, and of a space's name; and most of the figure's height."""
_SPACE, _STOP, _BOOT = 56, 44, 44.0
"""Font sizes of a space's name, and of one of several; and least pixels of the sign for costs."""
_WAS, _WAS_AIR = 44, AIR.mixed(SECOND, 0.5)
"""Size of numbers that stay or change, and colour of such air: quieter than the new ones."""
_GROUNDS: dict[str, tuple[Colour, Colour]] = {
    "dies": (WHITE.mixed(DANGER, 0.14), DANGER.mixed(WHITE, 0.4)),
    "planned": (WHITE.mixed(TURN, 0.36), TURN.mixed(INK, 0.2)),
    "plain": (WHITE, WHITE.mixed(MIST, 0.5)),
}
"""Ground and edge of a climber's card."""
_TENT_SIGN = 50.0
"""Pixels of a tent's sign and of the gap before its words."""
_PAID = 30.0
"""Size in pixels of the sign for risk behind the air that the token takes."""
_BEFORE, _AFTER, _CHIP, _GIVEN = 118.0, 208.0, 56.0, 62.0
"""Pixels from a card's text edge to a number before and after the plan, width of such a number, and of what
the plan changes."""


@dataclass(frozen=True, slots=True)
class Resources:
    """Today's cards and risk token of the planning player."""

    cards: tuple[tuple[Card, bool], ...] = ()
    """Cards, and whether the plan uses them."""
    risk: int = 0
    """Value of the risk token; 0 for none."""
    payment: tuple[Source, ...] = ()
    """What it's paid with at the end of the turn; nothing if there is nothing to pay with."""


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
    """The panel of a player after the plan, under today's weather; it says if it's one ``of_computer``.

    And if the cards left take only one climber to new points, that they're enough ``is_for_one``.
    """
    asked = (
        _strip(writing.text("picture-plan-computer"), "cards")
        if of_computer
        else _asked(plans, means, writing)
    )
    above: list[Part] = [
        _head(seat, after.day, writing),
        *asked,
        _weather(after, writing),
        *_avalanche(after, writing),
    ]
    below: list[Part] = [_risk(means, writing)] if means.payment else []
    below += [_cards(plans, means, writing, is_for_one=is_for_one)] if means.cards else []
    room = TABLE.height - _ABOVE - _BELOW - sum(part.height + _GAP for part in (*above, *below))
    lists = _lists(plans, after, room, writing)
    climbers = [
        Stack(
            (Fixed(height=_height(listed)), Fixed(draw=partial(_climber, listed))),
            grows=1,
        )
        for listed in lists
    ]
    rows = tuple(CachedPart(part, margin=10) for part in (*above, *climbers, *below))
    return Stack((Fixed(), Column(rows, gap=_GAP)), inset=(12, _ABOVE, 12, _BELOW))


def _lists(
    plans: Sequence[ClimberPlan], after: Observation, room: float, writing: Writing
) -> list[SpaceList]:
    """The climbers' lists, so large and long that cards have room; those of new points are shortened last."""
    for size in plan_list.SIZES:
        lists = [SpaceList(shown, after, writing, size) for shown in plans]
        if _together(lists) <= room:
            return lists
    for is_new in (False, True):
        for most in range(plan_list.CHOICES - 1, -1, -1):
            if _together(lists) <= room:
                return lists
            lists = [replace(one, most=most) if bool(one.shown.choices) == is_new else one for one in lists]
    return lists


def _together(lists: Sequence[SpaceList]) -> float:
    """Least height in pixels of the cards with these lists."""
    return sum(map(_height, lists)) + _GAP * (len(lists) - 1)


def _asked(plans: Sequence[ClimberPlan], means: Resources, writing: Writing) -> tuple[Part, ...]:
    """What to do, until something is planned: choose spaces for who can move, or else give air."""
    movers = [shown.key[1] for shown in plans if shown.can_move]
    gives = any(card.is_acclimatization and card.up for card, _ in means.cards)
    if any(shown.is_begun for shown in plans) or not (movers or gives):
        return ()
    if movers:
        return _strip(
            writing.text("picture-plan-ask", climbers=writing.listed(movers), count=len(movers)), "flag"
        )
    return _strip(writing.text("picture-plan-ask-air"), "bottle")


def _strip(told: str, mark: Name) -> tuple[Part, ...]:
    """A line on yellow after a symbol."""
    room = _INNER - _MARK - 30
    word = Label(told, INK, theme.CHANGING).narrowed(room)
    one = word if "…" not in word.text else lines(told, room, Label(told, INK, theme.CHANGING))
    ground = plate(TURN, 14, TURN.mixed(INK, 0.2), 3)
    row = Row((pieces.sign(mark, _MARK, INK), one), gap=10, height=max(_WEATHER - 6, one.height))
    return (Stack((ground, row), inset=(10, 2, 10, 4)),)


def _head(seat: int, day: int, writing: Writing) -> Row:
    """Header: player and day."""
    today = Label(writing.text("picture-day", day=day), SECOND, theme.CHANGING, "SemiBold")
    room = _INNER - 52 - today.width - 60
    name = Label(writing.name(seat), INK, 46).narrowed(room)
    badge = Fixed(52, 52, partial(swatch, seat))
    return Row((Fixed(), badge, name, Fixed(grows=1), today, Fixed()), gap=12, height=_HEAD)


def _weather(after: Observation, writing: Writing) -> Part:
    """Tonight's weather: symbol, name and zones on a strip."""
    kind, room = sky.sky_of(after.weather), _INNER - 84
    told = sky.name_of(after.weather, writing)
    name = Label(told, INK, 42, least=theme.CHANGING).narrowed(room)
    one = name if "…" not in name.text else lines(told, room, Label(told, INK, theme.CHANGING))
    fill = WHITE.mixed(sky.COLOURS[kind], 0.12)
    row = Row((pieces.sign(sky.SYMBOLS[kind], 50, sky.COLOURS[kind]), one), gap=14)
    height = _WEATHER if one is name else 104
    return Stack((Fixed(height=height, draw=lambda box: (Plate(box, fill, 14),)), row), inset=(12, 2, 8, 2))


def _avalanche(after: Observation, writing: Writing) -> tuple[Part, ...]:
    """Effect of tonight's avalanche (rule 40)."""
    weather = after.weather
    if not weather.avalanche:
        return ()
    text = writing.text("picture-avalanche-does", where=sky.where_of(weather, writing))
    word = Label(text, WHITE, theme.CONSTANT)
    return (Stack((plate(DANGER, 14), lines(text, _INNER - 28, word, most=6)), inset=(14, 6, 14, 8)),)


# ------------------------------------------------------------------------------------------- climbers


def _height(listed: SpaceList) -> float:
    """Least height in pixels of a climber's card with this list."""
    return (_LEAST if _brief(listed.shown, listed.writing) is None else _BRIEF) + listed.height


def _climber(listed: SpaceList, box: Box) -> Shapes:
    """A climber as on the map, where it goes, its air and points before and after, what it could go for."""
    shown, writing, below = listed.shown, listed.writing, listed.height
    brief = _brief(shown, writing)
    card = Box.around(box.centre, box.width, min(box.height, (_MOST if brief is None else _BROAD) + below))
    fill, edge = _GROUNDS["dies" if shown.dies else "planned" if shown.planned else "plain"]
    art = Box(card.left + 12, card.top + 6, card.left + 12 + _ART, card.bottom - 6 - below)
    room = Box(art.right + 10, card.top + 3, card.right - 10, art.bottom)
    tall = min(art.height - 4, _TALLEST)
    figure = Box.around(art.centre, PERSON[0] * tall / PERSON[1], tall)
    if brief is None:
        told = _whole(shown, room, writing, listed=below > 0)
    else:
        first, second = room.rows(1, 1)
        told = (*brief.placed(first), *_air(shown, second, writing))
    foot = Box(card.left + 12, card.bottom - below, card.right - 12, card.bottom - 4)
    return (
        Plate(card, fill, 20, edge, 4),
        *person(shown.key, figure),
        *told,
        *(listed.placed(foot) if below else ()),
    )


def _brief(shown: ClimberPlan, writing: Writing) -> Row | None:
    """Before anything is planned: where a climber is, its points, and its tent or that it would slide.

    None if this has no room in a line, or doesn't tell everything.
    """
    if shown.is_begun or shown.dies:
        return None
    points = Label(str(shown.after.vp), SECOND, _WAS, "ExtraBold")
    parts = [Row((points, pieces.sign("star", 30, SECOND)), gap=5)]
    if not shown.is_at_its_best:
        parts.insert(0, Row((pieces.caption(writing.text("picture-so-far"), SECOND, theme.CHANGING),)))
    if shown.slides:
        word = writing.text("picture-plan-slides")
        wide = theme.text_width(word, theme.CHANGING) + _SLIDE
        tent: tuple[Part, ...] = (Fixed(wide, 46, partial(_pill, "avalanche", word)),)
    else:
        tent = (Fixed(42, 36, partial(pieces.tent, shown.key[0])), _short(shown, writing))
    # Words for a tent in the pack are left out where they have no room.
    for shorter in (tent, tent[:1]) if shown.after.tent is None else (tent,):
        own = (Row(tuple(parts), gap=10), Fixed(3, 38, _rule), Row(shorter, gap=8))
        row = Row((*_place(shown, writing), Fixed(grows=1), *own), gap=9)
        if row.width <= _INNER - _ART - 32:
            return row
    return None


def _rule(box: Box) -> Shapes:
    """A rule between points and tent: *10 kept* and a tent's sign were read as *kept the tent*."""
    return (Plate(box, MIST),)


def _whole(shown: ClimberPlan, room: Box, writing: Writing, *, listed: bool) -> Shapes:
    """Where a climber goes, and its air, points and tent before and after; ``listed``, in three lines."""
    number = theme.text_width(str(shown.after.vp), _WAS, "ExtraBold")
    aside = room._replace(left=room.left + _BEFORE + (_CHIP + number) / 2 + _STAR + 10)
    beside = listed and shown.has_quiet_tent and _short(shown, writing).width + _TENT_SIGN <= aside.width
    where, air, points, *own = room.rows(1, 1, 1) if beside else room.rows(1, 1, 1, 0.86)
    tent = own[0] if own else points._replace(left=aside.left)
    return (
        *_where(shown, where, writing),
        *_air(shown, air, writing),
        *_points(shown, points, writing),
        *_tent(shown, tent, writing, short=beside),
    )


def _where(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's way and what it and the tent cost; or where it is, and that it stays."""
    parts = _way(shown, box.width - _TOLL, writing) if shown.stops else _place(shown, writing)
    left = box.width - Row(tuple(parts), gap=10).width - _TOLL
    if shown.price:
        parts += [
            Fixed(grows=1),
            *((_cost(left - 14, writing),) if left > _BOOT else ()),
            _price(shown.price),
        ]
    elif not shown.stops and shown.is_begun:
        note = pieces.caption(writing.text("picture-plan-stays"), SECOND, theme.CHANGING)
        parts += [Fixed(grows=1), note, Fixed(4)] if note.width <= left + _TOLL - 24 else []
    return Row(tuple(parts), gap=10).placed(box)


def _place(shown: ClimberPlan, writing: Writing) -> list[Part]:
    """Where a climber is."""
    space = shown.after.space or ""
    parts = [_space(space, SECOND, writing)]
    if space == content.SUMMIT:
        parts.append(Label(writing.text("picture-mark-flag"), SECOND, _STOP, least=theme.CONSTANT))
    return parts


def _way(shown: ClimberPlan, room: float, writing: Writing) -> list[Part]:
    """A way's spaces, as many as have room: all, or where it begins, turns and ends, or without the first."""
    first, last, turn = shown.stops[0], shown.stops[-1], (shown.turn,) if shown.turn else ()
    parts: list[Part] = []
    for stops in (shown.stops, (first, *turn, last), ("", *turn, last)):
        size, arrow = (_STOP, 28) if len(stops) > len((first, last)) else (_SPACE, 42)
        parts = [_space(stops[0], SECOND, writing, size)] if stops[0] else []
        for stop in stops[1:-1]:
            parts += [
                pieces.sign("right", arrow, SECOND),
                _space(stop, SECOND, writing, size),
            ]
        parts += [pieces.sign("right", arrow, INK), _space(last, INK, writing, size)]
        if Row(tuple(parts), gap=10).width <= room:
            break
    return parts


def _cost(room: float, writing: Writing) -> Part:
    """What numbers on green are: a boot, and the word if it has room."""
    word = Label(writing.text("picture-legend-cost"), plan_list.COST, _LABEL, "SemiBold")
    boot = pieces.sign("boot", 30, plan_list.COST)
    both = Row((boot, word), gap=6)
    return both if both.width <= room else boot


def _price(points: int) -> Part:
    """What a plan's ways and tents cost, always in this form."""
    word = Label(str(points), WHITE, theme.CHANGING, "ExtraBold")
    ground = Fixed(draw=lambda box: (Plate(Box.around(box.centre, box.width, 38), MOVEMENT, 19),))
    return Stack((ground, word), inset=(9, 0, 9, 0))


def _space(space: str, ink: Colour, writing: Writing, size: int = _SPACE) -> Part:
    """A space's name, or its symbol, large."""
    if space == content.SUMMIT:
        return pieces.sign("flag", 46, ink)
    word = Label(writing.space(space), ink, size, least=theme.CONSTANT).narrowed(_NAME)
    return word if "…" not in word.text else pieces.sign("tent", 46, ink)


def _tent(shown: ClimberPlan, box: Box, writing: Writing, *, short: bool) -> Shapes:
    """Whether a climber carries its tent, or where it stands, with a glow if the plan pitches it.

    A ``short`` one says it beside the points.
    """
    place, is_new = shown.after.tent, shown.before.tent != shown.after.tent

    def drawn(room: Box) -> Shapes:
        return (*((board_picture.glow(room),) if is_new else ()), *pieces.tent(shown.key[0], room))

    text = (
        writing.text("picture-legend-pack")
        if place is None
        else writing.text("picture-tent-new" if is_new else "picture-tent-at", space=writing.space(place))
    )
    sign = Fixed(42, 36, drawn)
    if shown.slides and not shown.dies:
        pill = box.part(60, 2, bottom=-2)
        return (*Row((sign,)).placed(box), *_pill("avalanche", writing.text("picture-plan-slides"), pill))
    ink = INK if is_new else SECOND
    word = _short(shown, writing) if short else pieces.caption(text, ink, theme.CHANGING)
    return Row((sign, word.narrowed(box.width - _TENT_SIGN)), gap=8).placed(box)


def _short(shown: ClimberPlan, writing: Writing) -> Label:
    """Where a climber's tent is, without the word."""
    place = shown.after.tent
    text = writing.text("picture-plan-pack") if place is None else writing.space(place)
    return pieces.caption(text, SECOND, theme.CHANGING)


def _named(mark: Name, tone: Colour, word: str, box: Box) -> Shapes:
    """What numbers in a line are: a symbol and a word, or the one that fits."""
    sign = pieces.sign(mark, min(32.0, box.height - 12), tone)
    text = pieces.caption(word, tone, _LABEL)
    room = box._replace(right=box.left + _BEFORE - 2)
    if text.width + sign.width + 5 <= room.width:
        return Row((sign, text), gap=5).placed(room)
    text = text.narrowed(room.width)
    return Row((sign if text.text != word else text,)).placed(room)


def _air(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's level now and after tonight."""
    before, after, size = _columns(box)
    named = _named("bottle", AIR, writing.text("picture-part-bottle"), box)
    night = shown.after.level if shown.tonight is None else shown.tonight
    is_short = night == 1 and not shown.dies
    shapes: list[Shape] = [*named, strong(str(shown.before.level), before, _WAS_AIR, _WAS)]
    # Two changes are closer together, and the night's air has less room.
    wide, number = (_GIVEN, _WAS) if len(shown.changes) < len(("given", "paid")) else (_GIVEN - 12, _WAS - 4)
    right = before.right - 4
    for change in shown.changes:
        box_of = Box(right, before.top, right + wide, before.bottom)
        shapes.append(strong(pieces.signed(change), box_of, AIR if change > 0 else DANGER, number))
        right = box_of.right - (0 if change < 0 else 2)
        if change < 0:
            paid = Box.around((right + _PAID / 2 - 5, box_of.centre[1]), _PAID)
            shapes += pieces.risk_sign(paid, DANGER)
            right = paid.right
    if shown.changes:
        moved = right - before.right
        before, after = before._replace(right=right), after.moved(moved - 10, 0)
    shapes += _arrow(before, after)
    if shown.dies:
        pill = Box(after.left + 4, after.top, box.right, after.bottom)
        return (*shapes, *_pill("skull", writing.text("picture-dies"), pill))
    if is_short:
        return (*shapes, *_tonight(after, box, writing), *pieces.last_air(after, size))
    return (*shapes, *_tonight(after, box, writing), strong(f"{night}", after, AIR, size))


def _tonight(after: Box, box: Box, writing: Writing) -> Shapes:
    """Beside the night's air, when it is: a moon and a word, or the one that has room, if any."""
    moon = pieces.sign("moon", 30, SECOND)
    word = pieces.caption(writing.text("picture-tonight"), SECOND, theme.SMALL)
    room = box._replace(left=after.right + 2)
    rows = (Row((moon, word), gap=4), Row((word,)), Row((moon,)))
    return next((row.placed(room) for row in rows if row.width <= room.width), ())


def _points(shown: ClimberPlan, box: Box, writing: Writing) -> Shapes:
    """A climber's points before and after."""
    before, after, size = _columns(box)
    was, now = shown.before.vp, content.POINTS_OF_THE_DEAD if shown.dies else shown.after.vp
    shapes = _named("star", INK, writing.text("picture-best"), box)
    if was == now:
        shapes = (*shapes, *_starred(was, before, SECOND, _WAS))
        if shown.is_at_its_best:
            return shapes
        so_far = writing.text("picture-so-far")
        word = pieces.caption(so_far, SECOND, theme.CHANGING)
        end = before.centre[0] + theme.text_width(str(was), _WAS, "ExtraBold") / 2 + _STAR
        room = box._replace(left=max(before.right + 30, end + 14))
        return (*shapes, *Row((word.narrowed(room.width),)).placed(room))
    shapes = (*shapes, strong(str(was), before, SECOND, _WAS), *_arrow(before, after))
    if not shown.dies:
        return (*shapes, *_starred(now, after, INK, size))
    told = writing.text("picture-plan-only", points=now)
    room = box._replace(left=after.left + 8)
    only = Label(told, DANGER, size, "ExtraBold", least=theme.CHANGING).narrowed(room.width - _STAR)
    return (*shapes, *Row((only, pieces.sign("star", 30, SECOND)), gap=5).placed(room))


_STAR = 35
"""Room for the star behind points, with the gap before it."""


def _starred(points: int, box: Box, ink: Colour, size: int) -> Shapes:
    """Points in the middle of a box, before their star."""
    left = box.centre[0] + theme.text_width(str(points), size, "ExtraBold") / 2 + 5
    star = Box.at(left, box.centre[1] - 15, _STAR - 5)
    return (strong(str(points), box, ink, size), *symbol("star", star, SECOND))


def _columns(box: Box) -> tuple[Box, Box, int]:
    """Boxes of the numbers before and after, and their font size."""
    top, bottom = box.top + 3, box.bottom - 3
    size = 58 if bottom - top >= 54 else 48
    return (
        Box(box.left + _BEFORE, top, box.left + _BEFORE + _CHIP, bottom),
        Box(box.left + _AFTER, top, box.left + _AFTER + _CHIP, bottom),
        size,
    )


def _arrow(before: Box, after: Box) -> Shapes:
    """An arrow from a number to its new value."""
    middle = ((before.right + after.left) / 2, before.centre[1])
    return symbol("right", Box.around(middle, 28), SECOND)


def _pill(mark: Name, word: str, box: Box) -> Shapes:
    """A word on red, after a symbol if both fit."""
    side = min(36.0, box.height - 6)
    room, signs = box.grown(-5), tuple[Shape, ...]()
    if theme.text_width(word, theme.CHANGING) + side + 2 <= room.width:
        signs = symbol(mark, Box.at(room.left, box.centre[1] - side / 2, side), WHITE)
        room = room._replace(left=room.left + side + 2)
    room = Box(room.left, box.top, room.right, box.bottom)
    told = label(word, room, WHITE, theme.CHANGING)
    return (Plate(box, DANGER, 12), *signs, told)


# ---------------------------------------------------------------------------------------------- cards


def _risk(means: Resources, writing: Writing) -> Part:
    """The risk token, and in a sentence what pays it; before anything is planned, what could."""
    air = len(means.payment) - means.payment.count("points")
    if any(used for _, used in means.cards) or air:
        text = writing.text("picture-risk-takes", risk=means.risk, air=air)
    else:
        text = writing.text("picture-risk-pays", risk=means.risk)
    told = lines(text, _INNER - 80, Label("", DANGER if air else INK, theme.SMALL), least=theme.LEAST)
    token = Fixed(50, 50, partial(pieces.token, means.risk))
    ground = plate(WHITE.mixed(DANGER, 0.14 if air else 0.05), 14)
    row = Row((token, told), gap=12, height=max(_RISK, told.height))
    return Stack((ground, row), inset=(8, 0, 8, 0))


def _cards(plans: Sequence[ClimberPlan], means: Resources, writing: Writing, *, is_for_one: bool) -> Row:
    """Today's cards, those still to use and those the plan uses; and how far the former lead."""
    parts: list[Part] = [Fixed()]
    for kind in ("left", "used"):
        shown = [card for card, used in means.cards if used == (kind == "used")]
        if not shown:
            continue
        row = Row(tuple(Fixed(*_CARD, partial(_card, card, used=kind == "used")) for card in shown), gap=8)
        ink = SECOND if kind == "used" else INK
        text = writing.text(f"picture-plan-cards-{kind}")  # words: picture-plan-cards-*
        word = pieces.caption(text, ink, _LABEL).narrowed(row.width + _WORD)
        parts.append(Column((Row((word,), height=38), Stack((Fixed(height=_CARD[1] + 2), row)))))
    left = _INNER - Row(tuple(parts), gap=20).width - 20
    shared = _shared(plans, means, left, writing, is_for_one=is_for_one)
    return Row((*parts, *shared), gap=20, height=_CARDS)


def _shared(
    plans: Sequence[ClimberPlan], means: Resources, width: float, writing: Writing, *, is_for_one: bool
) -> tuple[Part, ...]:
    """How many points the cards left give up or down, and that the climbers share them (rules 13, 14).

    Or that they're enough for only one of them to gain points.
    """
    sums = content.sums(card for card, used in means.cards if not used)
    ways: tuple[tuple[Name, int], ...] = (("up", sums.up), ("down", sums.down))
    numbers = [
        Row((pieces.sign(way, 34, WHITE), Label(str(points), WHITE, 52, "ExtraBold")), gap=5)
        for way, points in ways
    ]
    first = Row(tuple(numbers), gap=12, align="middle", height=56)
    if not (sums.up or sums.down) or first.width > width - 16:
        return ()
    names = [shown.key[1] for shown in plans]
    text = writing.text("picture-plan-shared", climbers=writing.listed(names), count=len(names))
    if is_for_one:
        text = writing.text("picture-plan-for-one", climbers=writing.listed(names, "talk-list-or"))
    told = lines(text, width - 24, Label("", WHITE, 32, "SemiBold", "middle", 34), least=theme.LEAST)
    cut = any("…" in line.text for line in told.parts if isinstance(line, Label))
    rows = Column((first, *(() if cut else (told,))), align="middle")

    def ground(box: Box) -> Shapes:
        return (Plate(box.grown(-4), MOVEMENT, 16),)

    return (Stack((Fixed(width, _CARDS, ground), rows), inset=(12, 6, 12, 14)),)


_WORD = 60.0
"""Pixels by which a word may be wider than its cards."""


def _card(card: Card, box: Box, *, used: bool) -> Shapes:
    """One of today's cards."""
    return cards.small(card, box.moved(0, 2), pale=used)
