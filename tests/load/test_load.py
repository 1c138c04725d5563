"""A short run of ``make load``: people play a day, all are answered, and the figures add up."""

import asyncio
from collections import Counter

from k2bot.host.discord.images import ImageService
from tests.load.__main__ import day
from tests.load.crowd import Crowd


async def test_a_day_of_play_with_delayed_posts_has_no_faults(tmp_path, monkeypatch):
    """Nobody presses on an earlier post while the one that asks them is being drawn."""
    draw, press, pressed = ImageService.draw, Crowd.press, Counter()

    async def slowly(gallery, picture):
        await asyncio.sleep(0.5 if picture.name.startswith(("k2-reveal", "k2-turn")) else 0)
        return await draw(gallery, picture)

    async def counted(crowd, user, message, control, value=None):
        if not message.is_ephemeral:
            pressed[user, message.id, control.id] += 1
        return await press(crowd, user, message, control, value)

    monkeypatch.setattr(ImageService, "draw", slowly)
    monkeypatch.setattr(Crowd, "press", counted)
    found = await day(tmp_path / "load.sqlite3", monkeypatch, 1, 1, edit_interval=0.0)
    assert not found.faults
    assert set(pressed.values()) == {1}
    assert found.presses >= 4 * (2 + 2), "each chooses cards and finishes a turn"
    assert found.calls <= 20, "in the channel, for a day of four, each edit by itself"
    assert {"k2-turn", "k2-reveal", "k2-board"} <= set(found.kinds)
    # On a busy machine a private page is pressed again before its picture is drawn, and goes without.
    assert {"k2-hand", "k2-plan"} & set(found.kinds)
    assert abs(sum(found.parts.values()) - found.own) < 0.01
