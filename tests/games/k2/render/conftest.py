"""Fixtures of the pictures' tests: tables to draw, and what a scene says."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.render import samples
from k2bot.games.k2.render.scene import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.scene import Scene

HARD_NAMES = (
    "W" * 32,
    "登山家 山田",
    "🏔️🧗",
    "عمر بن الخطاب",
    "Zoë Ångström-Çelik Őrségi Nguyễn",
)


@pytest.fixture(scope="session")
def hard_names() -> tuple[str, ...]:
    """Names of the greatest length, in scripts the font lacks, or of symbols only."""
    return HARD_NAMES


@pytest.fixture(scope="session")
def scattered() -> Callable[[int], Observation]:
    """A table by number: random people and tents, often close together, limits kept, any day and weather."""

    def build(number: int) -> Observation:
        chance = random.Random(number)  # noqa: S311 - tables to draw, no secret
        players, side = chance.randint(1, 5), chance.choice(content.SIDES)
        spaces = content.board(side).spaces
        middle, reach = chance.randrange(len(spaces)), chance.choice((3, 5, 8, 28))
        pool = [space for at, space in enumerate(spaces) if abs(at - middle) <= reach]
        standing: dict[str, int] = {}
        people = []
        for _ in range(2 * players):
            free = [
                space
                for space in (*pool, spaces[0])
                if space.id == "base" or standing.get(space.id, 0) < content.limit(space.zone, players)
            ]
            space = chance.choice(free)
            standing[space.id] = standing.get(space.id, 0) + 1
            tent = chance.choice(pool).id if chance.random() < 0.7 else None
            people.append(Climber(space.id, chance.randint(1, 6), space.vp, tent))
        tiles = chance.sample(sorted(content.TILES), 6)
        return samples.position(
            [(people[2 * seat], people[2 * seat + 1]) for seat in range(players)],
            side=side,
            day=chance.randint(1, 18),
            phase=Phase.ACTIONS,
            turn=chance.randrange(players),
            risk=[chance.choice((None, 0, 1, 2)) for _ in range(players)],
            rescue=[chance.random() < 0.5 for _ in range(players)],
            tiles=tuple(tiles),
        )

    return build


@pytest.fixture(scope="session")
def tables(scattered: Callable[[int], Observation]) -> tuple[Observation, ...]:
    """Both sides, one to five players: start, middle, crowds down low, end; and random tables."""
    kinds = (samples.start, samples.middle, samples.crowded, samples.heights)
    built = [kind(players, side) for side in content.SIDES for players in range(1, 6) for kind in kinds]
    slide = samples.crowded(5, "hard")
    everybody = tuple(
        replace(seat, climbers=tuple(replace(climber, space="a3") for climber in seat.climbers))
        for seat in slide.seats[:3]
    )
    built.append(replace(slide, seats=(*everybody, *slide.seats[3:])))
    return (*built, *(scattered(number) for number in range(30)))


@pytest.fixture(scope="session")
def said() -> Callable[[Scene], list[str]]:
    """The texts of a scene."""
    return lambda scene: [shape.text for shape in scene.shapes if isinstance(shape, Text)]
