"""Samples of hero pictures: every character escapes, falls in every way, and stands in a turning room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND
from k2bot.games.dungeon_twister.pictures import (
    EliminationPicture,
    EscapePicture,
    Inhabitant,
    Poster,
    SpinPicture,
)
from k2bot.games.dungeon_twister.pictures.masonry import RoomStone, plan
from k2bot.games.dungeon_twister.pictures.turntable import SQUARE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.pictures import HeroPicture

    Named = tuple[str, HeroPicture]


def posters() -> Iterator[tuple[str, Poster]]:
    """All samples, with a score."""
    for name, moment in (*escapes(), *eliminations(), *turned_rooms()):
        points = [1, 2]
        points[moment.seat] = 5 if name.endswith("won") else 3
        yield name, Poster(moment, (points[0], points[1]), (5, 5))


def escapes() -> Iterator[Named]:
    """With the treasure, each character once; to win, with it and without."""
    for number, pair in enumerate(zip(*CHARACTERS_OF, strict=True)):
        token = pair[number % 2]
        yield f"hero-escape-{KIND[token]}", EscapePicture(token, 3 if KIND[token] == "goblin" else 2)
    yield "hero-escape-won", EscapePicture(BY_NAME["y.goblin"], 3, wins=True)
    yield "hero-won", EscapePicture(BY_NAME["b.troll"], 1, has_treasure=False, wins=True)


def eliminations() -> Iterator[Named]:
    """One and several, in a fight, by the wand of either side, and in pits."""

    def eliminated(*fallen: str, cause: str, victor: str | None = None) -> EliminationPicture:
        tokens = tuple(BY_NAME[one] for one in fallen)
        return EliminationPicture(tokens, cause, victor and BY_NAME[victor])  # type: ignore[arg-type]

    yield "hero-fight", eliminated("y.troll", cause="fight", victor="b.warrior")
    yield "hero-fight-yellow", eliminated("b.thief", cause="fight", victor="y.mekanork")
    yield "hero-fight-two", eliminated("y.cleric", "y.wallwalker", cause="fight", victor="b.goblin")
    yield (
        "hero-fight-three",
        eliminated("b.mekanork", "b.wizard", "b.goblin", cause="fight", victor="y.cleric"),
    )
    yield "hero-wand", eliminated("y.troll", cause="wand", victor="b.wizard")
    yield "hero-wand-friend", eliminated("y.warrior", cause="wand", victor="y.wizard")
    yield "hero-pit", eliminated("b.thief", cause="pit")
    yield "hero-pit-three", eliminated("y.warrior", "y.cleric", "y.goblin", cause="pit")


def turned_rooms() -> Iterator[Named]:
    """Rooms of several pairs, both ways, with few and many inside."""

    def stone(room: int, rotation: int) -> RoomStone:
        return RoomStone(room, rotation, (0,) * len(plan(room, rotation).gates), SQUARE)

    def inside(*tokens: tuple[str, int, int]) -> tuple[Inhabitant, ...]:
        return tuple(Inhabitant(BY_NAME[name], column, row) for name, column, row in tokens)

    troll = BY_NAME["y.troll"]
    pair = inside(("y.troll", 1, 1), ("b.thief", 3, 3))
    yield "hero-turned-away", SpinPicture(BY_NAME["b.thief"], stone(2, 1), 1, pair, troll, 3, "away")
    many = inside(
        *(("b.wizard", 0, 0), ("b.cleric", 4, 0), ("y.mekanork", 0, 4), ("y.goblin", 4, 4)),
        *(("y.treasure", 4, 4), ("b.rope", 2, 0)),
    )
    wounded = Inhabitant(BY_NAME["b.warrior"], 2, 3, is_wounded=True)
    goblin = BY_NAME["y.goblin"]
    crowd = (*many, wounded)
    mekanork = BY_NAME["y.mekanork"]
    yield "hero-turned-towards", SpinPicture(mekanork, stone(5, 0), -1, crowd, goblin, 6, "towards")
    alone = inside(("b.wallwalker", 2, 2))
    wallwalker, warrior = BY_NAME["b.wallwalker"], BY_NAME["y.warrior"]
    yield "hero-turned-first", SpinPicture(warrior, stone(6, 2), 1, alone, wallwalker, 7, "first")
    yield "hero-turned-elsewhere", SpinPicture(warrior, stone(6, 2), 1, alone, wallwalker, 7, "away")
