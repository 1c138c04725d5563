"""Leaving the game for good, whatever is asked of whom just then."""

import pytest

from k2bot.games.dungeon_twister.engine import Phase, outcome, record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel import fairness
from k2bot.host.kernel.transition import submit
from tests.expeditions.party import controls
from tests.games.dungeon_twister.test_whole_game import RECORDED, People
from tests.host.discord import kit
from tests.phrases import phrase

PHASES = (Phase.START, Phase.PLACE, Phase.FIGHT)
"""In which more is asked than a turn; the contract has somebody leave at any time."""


@pytest.fixture
async def world(tmp_path, monkeypatch, unpainted):
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "hidden")
    async with kit.world(tmp_path, DungeonTwister()) as made:
        yield made


async def test_whoever_resigns_in_any_phase_has_lost_and_old_buttons_say_so(world, snapshot):
    """The one who is asked leaves, and the other in turn; what stood open before does nothing any more."""
    kept = record.loads((RECORDED / "hidden.jsonl").read_text())
    for number, phase in enumerate(PHASES):
        script = list(kept.inputs)
        await world.begin("bob")
        people = People(world)
        while people.table.session.state.phase is not phase:
            seat, action = script.pop(0)
            stamp = people.table.session.play.stamp(seat)
            with world.env._bot_scope():
                await people.table.do(submit, world.people[("ann", "bob")[seat]].id, stamp, str(action))
        await world.env.settle()
        asked = people.asked[0]
        panel, _ = await people.open(asked)
        old = controls(panel)[0]
        leaver = asked if number else ("bob" if asked == "ann" else "ann")
        await world.press(leaver, phrase("discord-button-resign"), await world.slash(leaver, "resign"))
        end = people.table.session.state
        assert outcome(end).winners == (1 - ("ann", "bob").index(leaver),)
        await world.click_again(asked, panel, old.id)
        assert people.table.session.state is end
        assert world.post.content.splitlines()[0] == snapshot
        assert not [post for post in world.posts()[-3:] if "combat card" in post.content]
