"""Dangers to climbers tonight, and their signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import Climber, ClimberKey, Observation, Phase
from k2bot.games.k2.engine.phases.night import check_climber
from k2bot.games.k2.pictures.palette import DANGER, Name, symbol
from k2bot.games.k2.pictures.pieces import last_air_chip
from k2bot.render import theme
from k2bot.render.layout import strong_text
from k2bot.render.scene import Box, Disc, Plate, Shapes
from k2bot.render.theme import INK, WHITE

Mark: TypeAlias = Literal["dies", "slides", "short", "rescue", "asked", "died"]
"""A climber would die tonight, would slide, or would have 1 air left; is dying, and can be rescued; waits for
its player's decision; or died last night."""

MARKS: tuple[Mark, ...] = ("dies", "slides", "short")
"""Marks shown by day, the most important first."""
_SYMBOLS: dict[Mark, Name] = {"dies": "skull", "slides": "avalanche", "rescue": "rescue", "died": "cross"}
_GRAVE, _SHORT = 56.0, 42.0
"""Widths in pixels of a map's signs at scale 1: for anything worse than 1 air, and for that."""


class ClimberStatus(NamedTuple):
    """A climber, and what tonight's check would do to it where it is now."""

    key: ClimberKey
    climber: Climber
    danger: Mark | None = None
    """The worst danger; None if there is none."""
    tonight: int | None = None
    """Level after the check; None for the dead, and once the check has happened."""
    dying: bool = False
    """Whether the climber dies unless it's rescued."""


def statuses(seen: Observation) -> dict[ClimberKey, ClimberStatus]:
    """Status of every climber, with the effects of tonight's check until that has happened."""
    by_climber = {
        key: ClimberStatus(key, seen.climber(key), dying=key in seen.dying) for key in seen.climbers
    }
    if seen.phase in {Phase.CHECK, Phase.OVER}:
        return by_climber
    for key, status in by_climber.items():
        if status.climber.on_board:
            check = check_climber(seen, key)
            danger: Mark | None = "short" if check.after == 1 else None
            danger = "dies" if check.dies else "slides" if check.slides else danger
            by_climber[key] = status._replace(danger=danger, tonight=check.after)
    return by_climber


def dangers(seen: Observation) -> dict[ClimberKey, Mark]:
    """Climbers in danger tonight, with the worst danger to each."""
    return {key: status.danger for key, status in statuses(seen).items() if status.danger}


def tonight(seen: Observation) -> dict[ClimberKey, int]:
    """Levels after tonight's check of climbers where it changes them."""
    return {
        key: status.tonight
        for key, status in statuses(seen).items()
        if status.tonight is not None and status.tonight != status.climber.air
    }


def sign_width(mark: Mark | None) -> float:
    """Width in pixels of the sign at a climber's hand at scale 1, 0 for none."""
    return (_SHORT if mark == "short" else _GRAVE) if mark else 0.0


@lru_cache(maxsize=256)
def danger_sign(mark: Mark, box: Box) -> Shapes:
    """A sign filling a box: a disc with a symbol large enough for a chat.

    The sign for 1 air is that number on a square, since risk tokens have eight sides; a bottle on red was
    taken for death. Red means danger, so the sign for a death last night is dark, that of a question yellow.
    """
    if mark == "short":
        return (
            Plate(box, WHITE, 11),
            *last_air_chip(box.expanded(-1.5), max(theme.CHANGING_TEXT, round(0.95 * box.width))),
        )
    if mark == "asked":
        word = strong_text("?", box.expanded(-2.5), INK, round(0.86 * box.width))
        return Disc(box, INK), Disc(box.expanded(-2.5), theme.HIGHLIGHT), word
    shapes = symbol(_SYMBOLS[mark], box.expanded(-box.width / 7.5), WHITE)
    return (Disc(box, WHITE), Disc(box.expanded(-2.5), INK if mark == "died" else DANGER), *shapes)
