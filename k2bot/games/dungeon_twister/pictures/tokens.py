"""Whoever and whatever stands on a square: at most two tokens, drawn so that both are seen (rule 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS, IS_CHARACTER, KIND, OWNER
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.pictures.characters import FIGURES, carried, character
from k2bot.games.dungeon_twister.pictures.things import load, thing
from k2bot.render.scene import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing


def by_square(seen: Observation) -> dict[int, tuple[int, ...]]:
    """The tokens on each square that has some, in the order of tokens."""
    found: dict[int, tuple[int, ...]] = {}
    for token in ALL_TOKENS:
        place = seen.at[token]
        if place < SQUARES:
            found[place] = (*found.get(place, ()), token)
    return found


def is_wounded(seen: Observation, token: int) -> bool:
    """Whether a character is wounded."""
    return bool(seen.wounded >> token & 1)


def group(
    seen: Observation, tokens: Sequence[int], box: Box, writing: Writing, *, figures: bool = False
) -> tuple[Shape, ...]:
    """The tokens of one square in a box: who carries stands above, the load is a badge at the lower right.

    ``figures`` writes speed and combat below those who can use them.
    """
    people = sorted(
        (token for token in tokens if IS_CHARACTER[token]), key=lambda token: is_wounded(seen, token)
    )
    things = [token for token in tokens if not IS_CHARACTER[token]]
    side = min(box.width, box.height)
    whole = Box.around(box.centre, side, side)
    shapes: list[Shape] = []
    if len(people) > 1:
        upper = Box.at(whole.left - side * 0.03, whole.top - side * 0.04, side * 0.62, side * 0.62)
        return (*carried(people[1], whole, writing), *character(people[0], upper, writing))
    if people and things:
        return _laden(seen, people[0], things[0], whole, writing)
    if people:
        return character(people[0], whole, writing, wounded=is_wounded(seen, people[0]), figures=figures)
    for token in things:
        shapes += thing(token, whole.grown(-side * 0.08))
    return tuple(shapes)


def _laden(seen: Observation, who: int, what: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A character with what it carries, which hangs where it covers no letter."""
    side = box.width
    if is_wounded(seen, who):
        badge = Box.at(box.left - side * 0.08, box.top - side * 0.1, side * 0.56, side * 0.56)
        return (*character(who, box, writing, wounded=True), *load(what, badge))
    small, large = side * 0.6, side * 0.84
    above = FIGURES[KIND[who]].badge_above
    body = Box.at(box.left, box.bottom - large if above else box.top, large, large)
    top = box.top if above else box.bottom - small
    return (
        *character(who, body, writing),
        *load(
            what,
            Box.at(box.right - small + side * 0.1, top + side * 0.1 * (-1 if above else 1), small, small),
        ),
    )


def owner_of(tokens: Sequence[int]) -> int | None:
    """The seat whose characters stand among these tokens, None where there are none."""
    return next((OWNER[token] for token in tokens if IS_CHARACTER[token]), None)
