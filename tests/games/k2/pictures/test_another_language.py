"""The pictures in the pseudo-language: no letter in them comes from elsewhere."""

from __future__ import annotations

import re

import pytest

from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.pictures.helpers import catalogue
from tests.games.k2.pictures.helpers.catalogue import said
from tests.kit.pictures import layout
from tools.k2 import samples

RUN = re.compile(r"[^\W\d_]+")
ENGLISH = re.compile(r"[A-Za-z]")
PROPER = re.compile(
    r"\b[a-d]\d{1,2}\b"  # a space of the board, as it is called in every language
    r"|\b[AB]\b"  # a climber, by the letter on the piece
)


def strange(scene, names):
    """Texts with letters that belong neither to the language nor to anybody's name; names may be cut."""
    for text in said(scene):
        runs = RUN.findall(PROPER.sub("", text))
        if any(ENGLISH.search(run) and not any(run in name for name in names) for run in runs):
            yield text


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_no_letter_of_a_picture_comes_from_elsewhere(kind):
    names, letters = [*samples.NAMES, *catalogue.HARD_NAMES], 0
    for name, scene in catalogue.pictures(kind, words(PSEUDO)):
        assert list(strange(scene, names)) == [], name
        letters += sum(len(run) for text in said(scene) for run in RUN.findall(text))
    assert letters > 100


@pytest.mark.parametrize("kind", catalogue.PICTURES)
def test_accents_keep_to_their_boxes_and_lines_apart(kind):
    found = [
        f"{name}: {fault}"
        for name, scene in catalogue.pictures(kind, words(PSEUDO))
        for fault in layout.faults(scene, catalogue.HARD_NAMES)
    ]
    assert not found, layout.listed(found)


def test_a_text_of_another_language_is_noticed():
    assert list(strange(catalogue.pictures("board")[0].scene, samples.NAMES))
