"""Changing texts have capitals of nine pixels at chat size, constant ones of seven.

Seven are enough for what is the same every day or repeated in the picture: a space's name, cost
and air; how many fit there; metres; words that explain signs and figures; the letter of a tent, which never
moves, and the name of its space beside its climber; the plates of the map in the planner's lists; the letters
of climbers, A before B; the days below the chart of the end; a name that shares its line.
"""

import re
from dataclasses import replace
from itertools import chain

import pytest

from k2bot.games.k2.engine import content
from k2bot.render import theme
from k2bot.render.scene import Plate, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes

CONSTANT = (
    "base", "legend-points", "legend-cost", "legend-air", "legend-pack", "legend-rescue", "full", "most",
    "air-now", "air-later",
    "days", "part-bottle", "part-tent",
    "would-die", "would-slide",
    "short-of-air", "died", "rests", "points-in-reach", "earlier",
    "begins",
    "night-spent", "night-altitude", "night-weather", "plan-can-go",
    "risk-open", "resigned", "fallen",
)  # fmt: skip
"""Messages of explanatory texts."""
METRES = re.compile(r"[0-9]{4}( m)?")
LINE = 66
"""Maximum height in pixels of a plate in a list of spaces, which repeats that of the map."""
OF_SPACES = ("plate ", "zone ", "crowd ", "tents ")
"""Areas whose figures and letters belong to a space or a tent; climbers' letters are larger."""


def explains(text):
    """Whether a line is one of the explanatory texts or a part of one."""
    words = scenes.writing()
    said = [words.text(f"picture-{key}") for key in CONSTANT]
    said += [words.text("picture-risk-pays", risk=risk) for risk in range(4)]
    payers = ("A", "B", words.list_text(["A", "B"]))
    said += [words.text("picture-risk-takes", air=air, climbers=who) for air in range(4) for who in payers]
    said.append(words.text("picture-avalanche-does"))
    return any(text in one for one in said)


def too_small(scene):
    """Texts that are too small for their content."""
    names = " ".join((*samples.NAMES, *chain(*samples.FAR_NAMES)))
    parts = [area.box.expanded(4) for area in scene.areas if area.name.startswith(OF_SPACES)]
    grounds = shapes_of(scene, Plate, theme.WHITE)
    parts += [shape.box.expanded(8) for shape in grounds if shape.box.height < LINE]
    found = []
    for text in shapes_of(scene, Text):
        is_constant = (
            METRES.fullmatch(text.text)
            or (
                (len(text.text) > 2 or text.text.isalpha())
                and (explains(text.text) or layout.bare(text.text).strip("\N{HORIZONTAL ELLIPSIS}-") in names)
            )
            or any(part.contains(text.box) for part in parts)
            or (text.fill == theme.SLATE and text.text.isdigit())
            or text.text in content.CLIMBER_NAMES
        )
        if text.size < (theme.CONSTANT_TEXT if is_constant else theme.CHANGING_TEXT):
            found.append(f"{text.text!r} is {text.size}")
    return found


@pytest.mark.parametrize("kind", ["board", "sky-easy", "ways", "plan", "hand", "reveal", "night", "ranking"])
def test_no_text_is_too_small_for_its_content(kind):
    scenes_of_kind = [found for found in catalogue.gallery() if found[0].startswith(kind)]
    assert scenes_of_kind
    assert not {file: small for file, scene in scenes_of_kind if (small := too_small(scene))}


def test_the_check_reports_a_level_set_too_small():
    scene = scenes.board(samples.middle(3), samples.NAMES[:3])
    level = next(shape for shape in scene.shapes if isinstance(shape, Text) and shape.text == "6")
    assert not too_small(scene)
    assert too_small(replace(scene, shapes=(*scene.shapes, level._replace(size=theme.CHANGING_TEXT - 4))))
