"""The menu of spaces a climber can reach with one more use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import TypeAlias

from k2bot.game import limits
from k2bot.game.pages import group_by_key
from k2bot.game.values import Choice, Select
from k2bot.games.k2.engine import (
    PITCH,
    Card,
    CardPoints,
    ClimberName,
    Destination,
    Direction,
    PlannedUse,
    Preview,
    card_points,
    content,
    route_cost,
    turning_point,
)
from k2bot.games.k2.engine.terrain import terrain_under
from k2bot.games.k2.pages.wording import Talk, climber_emoji, tent_emoji
from k2bot.text.formatting import cut, cut_facts

_ByEnd: TypeAlias = "dict[tuple[str, str | None], list[Destination]]"
"""Destinations by final space and tent."""

MORE = "more "
"""Prefix of the menu choice that turns the page."""
BEST = 4
"""Destinations in a menu before anybody asks for all."""
_LISTED = limits.CHOICES - 2
"""Destinations on a page of all, with room for choices that turn the page."""


def listed_destinations(preview: Preview, name: ClimberName) -> tuple[Destination, ...]:
    """A climber's destinations in menu order, most useful first.

    Detours for points that a final space on the way also gives come later, and last those that leave a tent
    where it helps nobody tonight. Omitted are dominated ones: coming back for nothing (the points it takes
    would pay any risk token), results that another destination gives at no higher cost, and detours and tents
    that two uses of the same cards achieve. Every space keeps its cheapest destination.
    """
    own = preview.observation.me
    start, partner = own.climber(name), own.climber("B" if name == "A" else "A").space
    every = [destination for destination in preview.destinations if destination.climber == name]
    alike = _by_end(every)
    candidates = [
        one
        for one in every
        if (one.space, one.pitched, one.vp) != (start.space, None, start.vp)
        and not any(_is_dominated(one, other, preview.owed) for other in alike[one.space, one.pitched])
    ]
    straight = [one for one in candidates if _is_straight(preview, one, start.vp)]
    firsts = _by_end(straight)
    listed_goals = [
        one
        for one in candidates
        if one in firsts.get((one.space, one.pitched), ())
        or not _is_split_use(preview, one, firsts, start.space)
    ]
    missing = {one.space for one in candidates} - {one.space for one in listed_goals} - {start.space}
    listed_goals += [
        min(
            (one for one in candidates if one.space == space),
            key=lambda one: (one.pitched is not None, one.cost),
        )
        for space in sorted(missing)
    ]
    most = max((one.vp for one in straight), default=start.vp)

    def rank(one: Destination) -> int:
        if one.pitched not in {None, one.space, partner}:
            return 2
        useful = one.vp > most or one.pitched not in {None, one.space}
        return not useful and one not in firsts.get((one.space, one.pitched), ())

    return tuple(sorted(listed_goals, key=rank))


def _by_end(destinations: Sequence[Destination]) -> _ByEnd:
    return group_by_key(((one.space, one.pitched), one) for one in destinations)


def _is_dominated(one: Destination, other: Destination, owed: int) -> bool:
    """Whether another way to the same result gives more points, and leaves no fewer cards, air and points."""
    return (
        other.vp > one.vp
        and other.air_tonight >= one.air_tonight
        and min(other.spare, owed) >= min(one.spare, owed)
        and not Counter(other.use.cards) - Counter(one.use.cards)
    )


def _is_straight(preview: Preview, one: Destination, vp: int) -> bool:
    """Whether a use brings only its final space's points, without passing higher ones or leaving a tent."""
    goal_space = preview.observation.board.by_id[one.space]
    return one.vp <= max(vp, goal_space.vp) and PITCH not in one.use.route[:-1]


def _is_split_use(preview: Preview, whole: Destination, firsts: _ByEnd, start: str | None) -> bool:
    """Whether one of ``firsts`` and a direct use of the other cards have the same result at no extra cost."""
    terrain = terrain_under(preview.observation.setup.side, preview.observation.weather)
    vp = preview.observation.board.by_id[whole.space].vp
    way, place, pitched = whole.use.route, start or content.BASE_CAMP, None
    for number, word in enumerate(way[:-1], 1):
        pitched, place = (place, place) if word == PITCH else (pitched, word)
        if PITCH in way[number:-1]:
            continue
        up, down = route_cost(terrain, place, way[number:])
        for first in firsts.get((place, pitched), ()):
            rest = _remaining_points(whole.use, first.use)
            if (
                rest
                and rest.affords(up, down)
                and first.cost + up + down <= whole.cost
                and max(first.vp, vp) >= whole.vp
            ):
                return True
    return False


def _remaining_points(whole: PlannedUse, first: PlannedUse) -> CardPoints | None:
    """Points of a use's cards beyond those of another; None if it lacks one of that one's cards."""
    rest = list(_cards_with_directions(whole))
    for card in first.cards:
        used = next((entry for entry in rest if entry[0] == card), None)
        if used is None:
            return None
        rest.remove(used)
    return card_points(
        tuple(card for card, _ in rest), tuple(direction for _, direction in rest if direction)
    )


def _cards_with_directions(use: PlannedUse) -> Iterator[tuple[Card, Direction | None]]:
    """Cards of a use, ropes with their direction."""
    directions = iter(use.directions)
    for card in use.cards:
        yield card, next(directions, None) if card.is_rope else None


def more_page(name: str, value: str) -> str:
    """Page that a choice such as ``more 24`` in a climber's menu leads to."""
    return f"plan.{name}.{value.removeprefix(MORE)}"


def destination_menu(talk: Talk, preview: Preview, name: ClimberName, part: str) -> Select | None:
    """A climber's menu; None if it has no use left.

    It has the best destinations, and a choice that leads on to all: to the page with the first one if
    ``part`` is ``A.0``, for climber A, and to the one with the 24th if it's ``A.23``. If a page doesn't hold
    them, the first one has each space once, by the best way there. Each ends with the choice that leads back.
    """
    own = listed_destinations(preview, name)
    if not own:
        return None
    space = preview.observation.me.climber(name).space or ""
    heading = talk.text("k2-plan-where", climber=name, space=talk.space(space))
    whose, _, start = part.partition(".")
    listed, more = own, list[Choice]()
    if whose == name and start.isdecimal():
        pages = _pages(own)
        ends = list(accumulate(map(len, pages)))
        number = next((page for page, end in enumerate(ends) if int(start) < end), 0)
        listed, end = pages[number], ends[number]
        if end < len(own):
            more.append(Choice(f"{MORE}{end}", talk.text("k2-plan-more", count=len(own) - end)))
        more.append(Choice(f"{MORE}best", talk.text("k2-plan-best")))
        if number:
            heading = talk.text(
                "k2-plan-where-part",
                where=heading,
                start=end - len(listed) - len(pages[0]) + 1,
                end=end - len(pages[0]),
                count=len(own) - len(pages[0]),
            )
    elif len(own) > BEST + 1:
        listed = best(own)
        more.append(Choice(f"{MORE}0", talk.text("k2-plan-all", count=len(own))))
    choices = [_choice(talk.without_markdown, preview, destination) for destination in listed]
    return Select("go", heading, (*choices, *more), argument=name)


def best(own: Sequence[Destination]) -> tuple[Destination, ...]:
    """The destinations that a menu begins with.

    These are the highest place for each amount of air by morning, first of the best ways to each space, then
    of all; then the other best ways.
    """
    ways = _ways_to_spaces(own)
    chosen = [*dict.fromkeys((*_highest(ways), *_highest(own), *ways))][:BEST]
    return tuple(one for one in own if one in chosen)


def _highest(own: Sequence[Destination]) -> list[Destination]:
    """The highest place for each amount of air by morning that a climber survives with."""
    found: list[Destination] = []
    for one in sorted((one for one in own if not one.dies), key=lambda one: (-one.vp, -one.altitude)):
        if not found or one.air_tonight > found[-1].air_tonight:
            found.append(one)
    return found


def _ways_to_spaces(own: Sequence[Destination]) -> list[Destination]:
    """The best way to each space."""
    best = {one.space: one for one in reversed(own)}
    return [one for one in own if best[one.space] == one]


def _pages(own: tuple[Destination, ...]) -> tuple[tuple[Destination, ...], ...]:
    """All destinations by page: if one doesn't hold them, the best way to each space, then all others."""
    if len(own) <= limits.CHOICES - 1:
        return (own,)
    spaces = tuple(_ways_to_spaces(own)[:_LISTED])
    others = tuple(one for one in own if one not in spaces)
    return (spaces, *(others[start : start + _LISTED] for start in range(0, len(others), _LISTED)))


def _choice(talk: Talk, preview: Preview, destination: Destination) -> Choice:
    """A destination as a menu choice."""
    seen = preview.observation
    climber = (seen.me.seat, destination.climber)
    gains = destination.vp > seen.climber(climber).vp
    label = talk.text(
        "k2-plan-place",
        place=_place(talk, destination, turning_point(seen.board, destination) if gains else None),
        gains=gains,
        points=destination.vp,
    )
    facts = talk.text(
        "k2-plan-facts",
        cards=talk.text("k2-plan-all-cards")
        if len(destination.use.cards) == len(preview.unused) > 1
        else talk.join(map(talk.card, destination.use.cards), "talk-list-more"),
        tonight=_tonight(talk, destination),
        paid=destination.air_paid,
        payers=sorted({*destination.payers}),
    )
    return Choice(
        str(destination.use),
        cut(label, limits.CHOICE),
        cut_facts(facts, limits.CHOICE),
        emoji=(tent_emoji if destination.pitched else climber_emoji)(climber),
    )


def _place(talk: Talk, destination: Destination, by_way: str | None) -> str:
    space, pitched = talk.space(destination.space), destination.pitched
    if by_way is not None:
        space = talk.text("k2-plan-by-way", space=space, way=talk.space(by_way))
    if pitched is None:
        return space
    place = (
        "here" if destination.use.route == (PITCH,) else "there" if pitched == destination.space else "behind"
    )
    return talk.text(f"k2-plan-tent-{place}", space=space, tent=talk.space(pitched))  # words: k2-plan-tent-*


def _tonight(talk: Talk, destination: Destination) -> str:
    if destination.dies:
        return talk.text("k2-plan-place-dies")
    return talk.text("k2-plan-place-tonight", level=destination.air_tonight)


def cards_text(talk: Talk, use: PlannedUse) -> str:
    """Cards of a use as text, ropes with their direction."""
    return talk.list_text([talk.card(card, direction) for card, direction in _cards_with_directions(use)])
