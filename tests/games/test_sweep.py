"""Whole games between computers, in all languages: no picture that somebody gets has a fault.

An ordinary run looks at a share of one game's beginning. ``make sweep`` looks at everything in many games,
and writes the pictures with faults to ``build/sweep``.
"""

from itertools import islice
from pathlib import Path

import pytest

from k2bot.games import registry
from k2bot.render.painting import paint
from tests.kit.looking import SWEEP
from tests.kit.pictures import contrast, layout, sweep
from tests.kit.playing import LONGEST
from tests.kit.subject import subjects

HOSTED = [subject for subject in subjects() if subject.name in registry.GAMES]
GAMES = 12 if SWEEP else 1
INPUTS = LONGEST if SWEEP else 40
EVERY = 1 if SWEEP else 8
"""One of so many pictures is looked at."""
FOLDER = Path("build/sweep")


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("subject", HOSTED, ids=lambda subject: subject.name)
def test_pictures_of_a_whole_game_have_no_faults(subject, number, record_property):
    table, found, count = sweep.begin(subject, number), [], 0
    names = [person.name for person in table.people]
    for one in islice(sweep.shown(subject, table, INPUTS), 0, None, EVERY):
        count += 1
        faults = [*subject.faults(one.scene, table.game.words, names), *contrast.faint_texts(one.scene)]
        found += [f"{subject.name} {number}, picture {one.number}, {one.name}: {fault}" for fault in faults]
        if faults and SWEEP:
            FOLDER.mkdir(parents=True, exist_ok=True)
            paint.paint(one.scene).save(FOLDER / f"{subject.name}-{number}-{one.number}.png")
    record_property("pictures", count)
    assert count > (100 if SWEEP else 5)
    assert not found, layout.listed(found)
