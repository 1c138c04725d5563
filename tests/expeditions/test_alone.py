"""One person alone on the mountain, until the end and once more."""

from __future__ import annotations

import io
from pathlib import PurePath

from PIL import Image

from k2bot.games.k2.engine import Phase, outcome, record
from tests.expeditions.climbing import TALK
from tests.expeditions.party import FORMATS, controls, find


async def test_alone_the_first_death_ends_it_and_a_rematch_begins(gathered, studio):
    async with gathered("ann", styles="reckless", seed="alone") as party:
        studio.real = True
        await party.begin(side="hard", season="winter")
        await party.play(lambda state: state.day > 1)
        check_drawn(party)
        studio.real = False
        await party.play()

        last, ended = party.posts[-1], outcome(party.state)
        assert party.state.reason == "dead"
        assert ended.totals[0] == sum(climber.vp for climber in party.state.seats[0].climbers)
        assert TALK.text(f"k2-title-{ended.title.replace(' ', '-').lower()}") in last.content
        assert outcome(record.replay(party.record())) == ended
        await party.restart(crash=True)
        assert controls(await party.press("fay", party.posts[-2], "page", "board"))

        options = dict(party.table.session.row.options)
        await party.press("ann", last, "rematch")
        assert party.world.table.id != party.table_id
        assert dict(party.world.table.session.row.options) == options
        shown = await party.again("ann", last, find(last, "rematch"))
        assert "https://discord.com/channels/" in shown.content, "the way to the game that waits already"
        party.table_id = party.world.table.id
        await party.press("ann", party.posts[-1], "start")
        assert (party.state.day, party.state.phase) == (1, Phase.SELECTION)
        assert party.asked() == ["ann"]


def check_drawn(party):
    """Every picture of the first day, in the channel and in panels, is one."""
    seen = {message.id: message for _, message, _ in party.known.values()}
    files = {name: data for message in seen.values() for name, data in party.files(message).items()}
    assert len(files) >= 3
    for name, data in files.items():
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.format == FORMATS[PurePath(name).suffix], name
            assert min(picture.size) > 200, (name, picture.size)
