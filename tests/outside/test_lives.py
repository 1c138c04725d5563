"""What's told of a process of the bot that doesn't do what a test waits for."""

import pytest

from tests.outside import lives as lives_module
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import Crowd


async def test_a_bot_that_does_not_end_says_what_it_waits_for(tmp_path, monkeypatch):
    async with discord_here() as here, lives(tmp_path, here.url) as made:
        here.heard = Crowd(here).heard
        life = await made.begin(pictures=False)
        assert await here.ready(life)
        with monkeypatch.context() as patch:
            patch.setattr(lives_module, "PATIENCE", 0.1)
            with pytest.raises(AssertionError, match="poll_event") as found:
                await life.exit_code()
        assert f"process {life.number} has not ended" in str(found.value)
        assert await life.kill() == -9
