"""A correction of a rule holds in games that were begun by it or after it, and in no other."""

import json
from dataclasses import replace

import pytest

from k2bot.games.k2.engine import (
    RecordError,
    Setup,
    SetupError,
    from_position,
    model,
    new_game,
    play,
    record,
    to_position,
)
from k2bot.games.k2.engine.model import Correction

NEXT = model.newest() + 1
GENEROUS = Correction("generous", since=NEXT)
"""Not a rule of K2: everybody's total is one higher."""


@pytest.fixture
def corrected(monkeypatch):
    """The engine with a correction, as it would be written into it."""
    before = play.scores
    monkeypatch.setattr(model, "CORRECTIONS", (*model.CORRECTIONS, GENEROUS))
    monkeypatch.setattr(
        play,
        "scores",
        lambda game: tuple(total + GENEROUS.holds(game.setup) for total in before(game)),
    )


def results(revision):
    text = record.dumps(record.Record(Setup(revision=revision), "s", ((0, "resign"),)))
    return text, json.loads(text.splitlines()[-1])["result"]["totals"]


def test_a_revision_that_does_not_exist_is_refused():
    for revision in (0, NEXT, True, "1", None):
        with pytest.raises(SetupError) as refused:
            Setup(revision=revision)
        assert refused.value.field == "revision"


@pytest.mark.usefixtures("corrected")
def test_new_games_are_of_the_newest_revision_and_others_go_on_as_begun():
    assert Setup().revision == NEXT
    assert results(1)[1] == [2, 2]
    assert results(NEXT)[1] == [3, 3]


@pytest.mark.usefixtures("corrected")
def test_a_record_is_of_its_revision():
    old, new = results(1)[0], results(NEXT)[0]
    assert "revision" not in old
    assert json.loads(new.splitlines()[0])["setup"]["revision"] == NEXT
    for text, revision in ((old, 1), (new, NEXT)):
        assert record.replay(text).setup.revision == revision
    with pytest.raises(RecordError, match="doesn't match its fingerprint"):
        record.replay(replace(record.loads(old), setup=Setup(revision=NEXT)))


@pytest.mark.usefixtures("corrected")
def test_a_position_is_of_its_revision():
    for revision in (1, NEXT):
        game = new_game(Setup(revision=revision), "s")
        position = to_position(game)
        assert ("revision" in position["setup"]) == (revision > 1)
        assert from_position(position, "s").setup.revision == revision


def test_a_record_by_newer_rules_is_refused():
    head = json.loads(results(1)[0].splitlines()[0])
    head["setup"]["revision"] = NEXT
    with pytest.raises(RecordError, match=f"revision {NEXT}, and those here are of {NEXT - 1}") as refused:
        record.loads(json.dumps(head))
    assert refused.value.code == "revision"
