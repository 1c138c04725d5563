"""One contract for every game that the registry knows, and for the games of the tests.

``make contract`` plays many more games that hypothesis makes up (CONTRACT=200 for two hundred of each).
"""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from k2bot.game.base import Game
from tests.kit import contract, core, elsewhere, languages
from tests.kit.playing import played
from tests.kit.subject import subjects

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = int(os.environ.get("CONTRACT") or 0)
SUBJECTS = subjects()
PLAYOUTS = (0, 1) if EXAMPLES else (1,)
"""The second one has the longest names; ordinary ones are in all other tests."""
DRAWS = {core.equal_keys_are_equal_pictures}


@cache
def playouts(name):
    (subject,) = (subject for subject in SUBJECTS if subject.name == name)
    return tuple(played(subject, number) for number in PLAYOUTS)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_every_game_keeps_the_contract(subject):
    """All checks in one test, so that each game is played once."""
    for number, table in enumerate(playouts(subject.name)):
        for check in contract.checks_of(subject):
            if number and check in contract.ONCE:
                continue
            found = [fault for fault in check(subject, table) if fault]
            assert not found, f"{subject.name}, {check.__name__}: " + "\n".join(found[:10])


def test_all_that_a_game_can_override_has_its_part_of_the_contract():
    offered = {name for name in vars(Game) if not name.startswith("_")} - Game.__abstractmethods__
    of_groups = {name for members in contract.GROUPS.values() for name in members}
    assert offered - of_groups - set(contract.CHECKS) == {
        *(
            "options",
            "objection",
            "summary",
            "resignation",
            "resign_last",
            "topics",
            "paces",
            "recent_steps",
            "is_moot",
        ),
        *("hint_draft", "hint_state", "hint_rest", "rematch_options"),
        *("fingerprint", "over"),
        "prompts",
        *("chapter_pace", "chapter", "chapter_name"),
        *(
            "in_language",
            "by_revision",
            "forget",
            "check",
            "command_of",
            "press",
            "pace",
            "clocked",
        ),
        *("strongest_level", "standin_level", "is_of_rules"),
    }, "held with others, or the host's alone"
    assert set(contract.GROUPS) <= set(contract.CHECKS)


def test_a_game_that_does_not_speak_the_language_it_is_made_in_is_found():
    for subject in SUBJECTS:
        if subject.translated is not None:
            english = replace(subject, translated=lambda _, make=subject.make: make())
            assert list(languages.no_letter_comes_from_elsewhere(english, playouts(subject.name)[0]))


def made_up(subject):
    @settings(
        max_examples=EXAMPLES or subject.examples,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        phases=tuple(Phase) if EXAMPLES else (Phase.explicit, Phase.generate),  # shrinking takes minutes
    )
    @given(number=st.integers(0, 60), chance=st.randoms(use_true_random=False))
    def keeps(number, chance):
        table = played(subject, number, chance)
        for check in contract.checks_of(subject):
            if check not in DRAWS | contract.ONCE:
                assert list(check(subject, table)) == [], check.__name__

    return keeps


@pytest.mark.parametrize(
    "subject", [s for s in SUBJECTS if EXAMPLES or s.examples], ids=lambda subject: subject.name
)
def test_any_game_that_can_be_played_keeps_it(subject):
    made_up(subject)()


def test_equal_seeds_are_equal_games_in_another_process():
    """Under another PYTHONHASHSEED, too: nothing of a game hangs on the order of a set."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.kit.elsewhere"],
        cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "7"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout) == elsewhere.digests()
