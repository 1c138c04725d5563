"""A rule correction applies only to games begun at its revision or later."""

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
"""An invented rule: everybody's total is one higher."""


@pytest.fixture
def corrected(monkeypatch):
    """The engine with a correction, built in as a real one would be."""
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


def test_unknown_rules_revisions_are_refused():
    for revision in (0, NEXT, True, "1", None):
        with pytest.raises(SetupError) as refused:
            Setup(revision=revision)
        assert refused.value.field == "revision"


@pytest.mark.usefixtures("corrected")
def test_new_games_use_the_newest_rules_and_old_games_keep_theirs():
    assert Setup().revision == NEXT
    assert results(1)[1] == [2, 2]
    assert results(NEXT)[1] == [3, 3]


@pytest.mark.usefixtures("corrected")
def test_records_are_replayed_by_their_own_rules_revision():
    old, new = results(1)[0], results(NEXT)[0]
    assert "revision" not in old
    assert json.loads(new.splitlines()[0])["setup"]["revision"] == NEXT
    for text, revision in ((old, 1), (new, NEXT)):
        assert record.replay(text).setup.revision == revision
    with pytest.raises(RecordError, match="doesn't match its fingerprint"):
        record.replay(replace(record.loads(old), setup=Setup(revision=NEXT)))


@pytest.mark.usefixtures("corrected")
def test_positions_keep_their_rules_revision():
    for revision in (1, NEXT):
        game = new_game(Setup(revision=revision), "s")
        position = to_position(game)
        assert ("revision" in position["setup"]) == (revision > 1)
        assert from_position(position, "s").setup.revision == revision


def test_records_of_newer_rules_are_refused():
    head = json.loads(results(1)[0].splitlines()[0])
    head["setup"]["revision"] = NEXT
    with pytest.raises(RecordError, match=f"revision {NEXT}, and those here are of {NEXT - 1}") as refused:
        record.loads(json.dumps(head))
    assert refused.value.code == "revision"
