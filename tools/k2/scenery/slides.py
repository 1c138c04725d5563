"""Avalanches: clouds of powder snow down a flank, only in the zone that is hit."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from k2bot.render.scene import Box, Disc
from k2bot.render.theme import WHITE
from tools.k2.scenery import light
from tools.k2.scenery.facets import spaced

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side, Zone
    from k2bot.games.k2.pictures.scenery import Hour
    from k2bot.render.scene import Point

_WAYS: dict[tuple[Side, Zone], tuple[Point, ...]] = {
    ("easy", "8000"): ((497, 142), (487, 175), (478, 212)),
    ("easy", "7000"): ((752, 250), (772, 300), (798, 350), (815, 425)),
    ("easy", "6000"): ((830, 465), (850, 540), (875, 610), (905, 678)),
    ("easy", "low"): ((905, 720), (925, 780), (940, 850), (945, 905)),
    ("hard", "8000"): ((608, 92), (612, 150), (608, 212)),
    ("hard", "7000"): ((700, 245), (712, 310), (722, 380), (728, 430)),
    ("hard", "6000"): ((785, 462), (784, 520), (776, 575)),
    ("hard", "low"): ((860, 720), (875, 790), (885, 860), (890, 915)),
}
"""Path of the cloud in pixels of the painting: down a flank or couloir without spaces."""
_STEPS, _LEAST, _LARGEST = 13, 8.0, 26.0
"""Number of puffs along the path, and their size in pixels at head and foot."""
_LOBES = 6


def slide(side: Side, zone: Zone, hour: Hour) -> tuple[Disc, ...]:
    """The cloud of an avalanche in a zone, in pixels of the painting: dark below, light above."""
    chance = random.Random(f"{side}/{zone}/slide")  # noqa: S311 - not cryptographic
    mood = light.mood("avalanche", hour)
    tones = (
        mood.snow_shade[2].mixed(mood.clouds[1], 0.35),
        mood.snow_shade[3].mixed(mood.clouds[2], 0.30),
        mood.snow_shade[4].mixed(mood.snow[4], 0.5).mixed(WHITE, 0.35),
    )
    found: list[Disc] = []
    for number, (x, y) in enumerate(spaced(_WAYS[side, zone], _STEPS)):
        size = _LEAST + (_LARGEST - _LEAST) * (number / (_STEPS - 1)) ** 1.2
        lobes = [
            (
                x + math.cos(turn) * size * 0.95,
                y + math.sin(turn) * size * 0.55,
                size * chance.uniform(0.4, 0.72),
            )
            for turn in (chance.uniform(0, math.tau) for _ in range(_LOBES))
        ]
        for tone, aside, up, share in zip(
            tones, (0.0, 0.1, 0.3), (0.0, 0.24, 0.5), (1.0, 0.9, 0.6), strict=True
        ):
            found += [
                Disc(
                    Box.from_centre(
                        (left + mood.side_of_light * aside * radius, top - up * radius),
                        2 * radius * share,
                        2 * radius * share,
                    ),
                    tone,
                )
                for left, top, radius in lobes
            ]
    return tuple(found)
