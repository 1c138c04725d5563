"""Tags on the map: signposts beside the plates of spaces to which a player's climbers can go."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise, product
from types import MappingProxyType
from typing import TYPE_CHECKING

from k2bot.games.k2.pictures import chart, places, reach
from k2bot.render import theme
from k2bot.render.scene import Area, Box, Decal, Shape, Shapes, Stroke
from k2bot.render.theme import INK

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    from k2bot.games.k2.engine import ClimberName
    from k2bot.games.k2.pictures.chart import Chart
    from k2bot.games.k2.pictures.reach import Tag

_STEMS, _STALK, _EDGE = (8.0, 36.0, 64.0, 92.0), 8.0, 2.0
"""Pixels: lengths of the line from a plate to its tag, the best first; its width, and that of its edge."""
_SHIFTS = (0.0, -0.3, 0.3, -0.6, 0.6, -1.0, 1.0)
"""Shifts of a tag along its plate, as shares of its size."""
_SIZES = (1.0, 0.8)
"""Scales of tags, the smaller one where there's less room."""
_OFF_EDGES, _OFF_OTHERS = 14.0, 5.0
"""Least distances in pixels from the map's edges, and from plates and pieces."""
_ASIDE, _SMALL, _NEAR, _MISTAKEN = 20.0, 60.0, 24.0, 50.0
"""Prices of a tag that is shifted by its size, and of a smaller one; and pixels around a tag, and the price
of each other plate there: it would seem to be that one's tag."""
_ON_TRAIL, _ON_ROPE = 6.0, 1.0
"""Prices of each pixel of a trail and of a rope that a tag hides."""
_SHADE = 24
"""Maximum reach of a tag's shadow in pixels."""


@lru_cache(maxsize=64)
def boxes(sheet: Chart, tags: Collection[Tag]) -> Mapping[str, Box]:
    """Boxes of tags by their space, clear of all plates and of pieces in place; one without room has none.

    On a plate, a tag was taken for a climber that stands there.
    """
    plates = sheet.plates()
    taken = [box.expanded(_OFF_OTHERS) for box in (*plates.values(), *(box for _, box in sheet.taken))]
    trails = {
        (sheet.plate_centre(one), sheet.plate_centre(two))
        for trail in sheet.trails
        for one, two in pairwise(trail.way)
    }
    lines = [(line, _ON_TRAIL) for line in trails]
    lines += [(chart.visible_rope(sheet, rope), _ON_ROPE) for rope in sheet.ropes]

    def price(taste: float, box: Box, others: Iterable[Box]) -> float:
        hidden = _MISTAKEN * sum(map(box.expanded(_NEAR).overlaps, others))
        for line, worth in lines:
            if box.intersects_segment(*line):
                first, last = box.clip_interval(*line)
                hidden += worth * (last - first) * math.dist(*line)
        return taste + hidden

    placed: dict[str, Box] = {}
    for tag in sorted(tags):
        others = [box for space, box in plates.items() if space != tag.space and sheet.is_bright(space)]
        spots = sorted(_positions(sheet, tag) if tag.space in plates else ())
        walls = [*filter(Box.enclosing(box for _, box in spots).overlaps, taken)] if spots else []
        best: tuple[float, Box] | None = None
        for taste, box in spots:
            if best and taste > best[0]:
                break
            if not any(map(box.overlaps, walls)):
                best = min(best or (math.inf, box), (price(taste, box, others), box))
        if best:
            placed[tag.space] = best[1]
            taken.append(best[1].expanded(_OFF_OTHERS))
    return MappingProxyType(placed)


def _positions(sheet: Chart, tag: Tag) -> Iterator[tuple[float, Box]]:
    """Boxes of a tag around its plate with their prices: near it, in the middle, of full size."""
    plate, inner = sheet.plates()[tag.space], places.MAP._replace(right=sheet.focus.width)
    inner, (x, y) = inner.expanded(-_OFF_EDGES), plate.centre
    for size, stem, share, sign, is_beside in product(_SIZES, _STEMS, _SHIFTS, (1, -1), (True, False)):
        wide, high = reach.tag_size(tag, size * sheet.scale)
        across = sign * ((plate.width + wide) / 2 + stem) if is_beside else share * (plate.width + wide) / 2
        down = share * (plate.height + high) / 2 if is_beside else sign * ((plate.height + high) / 2 + stem)
        box = Box.from_centre((x + across, y + down), wide, high)
        if inner.contains(box):
            yield stem + _ASIDE * abs(share) + _SMALL * (size < 1), box


def stems(sheet: Chart, tags: Collection[Tag], seat: int) -> Shapes:
    """The lines from plates to their tags; draw the plates on top."""
    colour = theme.LIVERIES[seat].colour
    lines = [
        (sheet.plates()[space].centre, box.centre) for space, box in boxes(sheet, frozenset(tags)).items()
    ]
    return (
        *(Stroke(line, INK, _STALK + 2 * _EDGE) for line in lines),
        *(Stroke(line, colour, _STALK) for line in lines),
    )


def shapes(sheet: Chart, tags: Collection[Tag], seat: int) -> Shapes:
    """The tags of a player."""
    placed, drawn = boxes(sheet, frozenset(tags)), list[Shape]()
    for tag in sorted(tags):
        if tag.space in placed:
            box = placed[tag.space]
            drawn += Decal.wrap(reach.tag_shapes(seat, tag, box), box.expanded(_SHADE))
    return tuple(drawn)


def areas(sheet: Chart, tags: Collection[Tag]) -> tuple[Area, ...]:
    """The parts of the map with tags, which nothing else may cover."""
    return tuple(Area(f"tag {space}", box) for space, box in boxes(sheet, frozenset(tags)).items())


def letter(tags: Collection[Tag]) -> ClimberName | None:
    """The climber on the first tag, for a legend."""
    return min((name for tag in tags for name, _ in tag.ways), default=None)
