"""The words of another language, a third longer than ours, fit into every picture."""

from __future__ import annotations

import math
import re

import pytest

from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Box, Scene
from k2bot.text.words import words
from tests.games.k2.pictures.helpers import catalogue
from tests.games.k2.pictures.helpers.catalogue import said
from tests.kit.pictures import layout
from tests.kit.pictures.longer import longer_words
from tools.k2 import samples, scenes


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_words_a_third_longer_fit_beside_the_longest_names(kind):
    found = [
        f"{drawn.name}: {fault}"
        for drawn in catalogue.pictures(kind, longer_words())
        for fault in layout.faults(drawn.scene, catalogue.HARD_NAMES)
    ]
    assert not found, layout.listed(found)


def test_a_winner_with_a_long_name_still_wins():
    word = longer_words().text("picture-winner", name="").strip()
    for name, scene in catalogue.pictures("ranking", longer_words())[1:3]:
        assert any(word in text for text in said(scene)), name


# --------------------------------------------------------------------------------------- the longer words


def test_every_message_of_the_pictures_is_longer_and_keeps_its_values():
    said = longer_words()
    assert said.ids == words().ids
    values = {"day": 12, "days": 18, "count": 7, "of": 3, "limit": 4, "metres": "8000", "name": "Ann"}
    values |= {"where": "above", "side": "hard", "season": "winter"}
    grown = 0
    for message in (name for name in said.ids if name.startswith("picture-")):
        try:
            ours, theirs = words().text(message, **values), said.text(message, **values)
        except LookupError:
            continue
        assert re.findall(r"\d+", theirs) == re.findall(r"\d+", ours)
        letters = len(re.findall(r"[^\W\d_]", re.sub("Ann|above", "", ours)))
        assert len(theirs) - len(ours) >= (math.floor(0.35 * letters) if letters > 1 else 0), message
        grown += len(theirs) > len(ours)
    assert grown > 20


def test_each_picture_speaks_its_own_language():
    table = samples.start(2)
    ours = scenes.board(table, samples.NAMES[:2])
    theirs = scenes.board(table, samples.NAMES[:2], said=longer_words())
    assert "Base" in said(ours)
    assert "Basese" in said(theirs)
    assert scenes.board(table, samples.NAMES[:2]) == ours


def test_a_box_without_room_for_longer_words_is_noticed():
    width = math.ceil(theme.text_width("Tonight", theme.SMALL)) + 8
    scene = Scene(
        400,
        100,
        theme.PAPER,
        (label(longer_words().text("picture-tonight"), Box.at(9, 9, width, 60), theme.INK),),
    )
    (fault,) = layout.faults(scene, ["Ann"])
    assert "is cut" in fault
