"""A short round of ``make load``: people play a day, all are answered, and the figures add up."""

from __future__ import annotations

from tests.load.__main__ import day


async def test_a_day_at_a_table(tmp_path, monkeypatch):
    found = await day(tmp_path / "load.sqlite3", monkeypatch, 1, 1, edit_interval=0.0)
    assert not found.faults
    assert found.presses >= 4 * (2 + 2), "each chooses cards and finishes a turn"
    assert found.calls <= 20, "in the channel, for a day of four, each edit by itself"
    assert {"k2-hand", "k2-plan", "k2-turn", "k2-reveal", "k2-board"} <= set(found.kinds)
    assert abs(sum(found.parts.values()) - found.own) < 0.01
