"""The pictures measured: some of every kind, as they might follow one another in play."""

from __future__ import annotations

import random
from functools import partial
from itertools import groupby, islice
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import content
from k2bot.render.painting import paint
from tools.dungeon_twister import cases as dungeon
from tools.dungeon_twister import crops
from tools.dungeon_twister.samples import ends_turn, moments
from tools.k2 import cases, samples, scenes

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.render.scene import Scene

    Describe = Callable[[], Scene]

FRAMES = 24
"""Number of successive boards of one day, and of mazes."""
ALL_NEW = ("board", "maze")
"""Prefixes of kinds shown after each move or turn, whose pictures are all new."""
FLEETING = ("hand", "plan", "reach")
"""Kinds shown only until the next press, which are encoded differently."""
LONG_GAME = 5
"""Number of a sample with enough turns."""


class Draw(NamedTuple):
    """A picture, made as the bot makes it."""

    scene: Describe
    fleeting: bool = False

    def __call__(self) -> bytes:
        """The picture as a file."""
        return paint.draw(self.scene(), fleeting=self.fleeting)


def kinds(*, quick: bool, most: int = FRAMES) -> dict[str, list[Draw]]:
    """Every kind of picture with its frames, at most ``most`` of those that come from games."""
    most = min(most, FRAMES // 3) if quick else most
    every = {**_scenes(most), **_of_the_dungeon(most)}
    return {kind: [Draw(scene, kind in FLEETING) for scene in found] for kind, found in every.items()}


def _scenes(most: int) -> dict[str, list[Describe]]:
    found: dict[str, list[Describe]] = {}
    for players in (1, 3, 5):
        for side in content.SIDES:
            found[f"board, {players} player{'s' * (players > 1)}, {side}"] = _turns(players, side, most)
    for section, group in groupby(cases.cases(), key=lambda case: case.section):
        kind = section.rstrip("s").lower()
        if kind in ("hand", "reveal", "plan", "night", "ranking"):
            found[kind] = [case.scene for case in group]
    return found


def _of_the_dungeon(most: int) -> dict[str, list[Describe]]:
    """Dungeon Twister's most frequent pictures, and its largest."""
    turns = [moment for moment in moments(LONG_GAME) if ends_turn(moment)]
    found = {"maze": [partial(dungeon.scene, dungeon.maze(turn)) for turn in turns[-FRAMES:][:most]]}
    for kind, named in (("reach", crops.reaches), ("fight", crops.fights), ("end", crops.ends)):
        found[kind] = [partial(dungeon.scene, shown) for _, shown in islice(named(), most)]
    return found


def _turns(players: int, side: content.Side, count: int) -> list[Describe]:
    """Boards as they are posted after turns of a day: each moves a climber along a rope."""
    seen = samples.middle(players, side)
    chance = random.Random(f"{players}/{side}")  # noqa: S311 - not cryptographic
    turns: list[Describe] = []
    while len(turns) < count:
        seat, name = chance.randrange(players), chance.choice(("A", "B"))
        here = seen.seats[seat].climber(name).space
        free = [
            space
            for rope in seen.board.ropes
            for space in rope
            if here in rope and space != here and len(seen.climbers_on(space)) < 2
        ]
        if here is not None and free:
            there = chance.choice(free)
            seen = samples.moved(seen, seat, name, there)
            trails = (pictures.Trail((seat, name), (here, there)),)
            turns.append(partial(scenes.board, seen, samples.NAMES[:players], trails=trails))
    return turns


def tables(count: int) -> list[Draw]:
    """Different boards for every number of players, on both sides."""
    sizes = [(players, side) for players in range(1, 6) for side in content.SIDES]
    each = -(-count // len(sizes))
    return [Draw(turn) for players, side in sizes for turn in _turns(players, side, each)][:count]
