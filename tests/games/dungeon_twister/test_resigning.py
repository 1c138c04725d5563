"""Leaving the game for good in the middle of a fight."""

import pytest

from k2bot.games.dungeon_twister.engine import Phase, outcome, record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel import fairness
from k2bot.host.kernel.transition import submit
from tests.expeditions.party import controls
from tests.games.dungeon_twister.test_whole_game import RECORDED, ready
from tests.host.discord import kit
from tests.phrases import phrase


@pytest.fixture
async def world(tmp_path, monkeypatch, unpainted):
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "hidden")
    async with kit.world(tmp_path, DungeonTwister()) as made:
        yield made


async def test_whoever_resigns_while_a_card_is_asked_for_has_lost_and_old_buttons_say_so(world, snapshot):
    """The contract has somebody leave at any time."""
    people, script = await ready(world), list(record.loads((RECORDED / "hidden.jsonl").read_text()).inputs)
    while people.table.session.state.phase is not Phase.FIGHT:
        seat, action = script.pop(0)
        with world.env._bot_scope():
            stamp = people.table.session.play.stamp(seat)
            await people.table.do(submit, world.people[("ann", "bob")[seat]].id, stamp, str(action))
    await world.env.settle()
    (asked, *_), shown = people.asked, (await people.open(people.asked[0]))[0]
    old = controls(shown)[0]
    await world.press(asked, phrase("discord-button-resign"), await world.slash(asked, "resign"))
    end = people.table.session.state
    assert outcome(end).winners == (1 - ("ann", "bob").index(asked),)
    await world.click_again(asked, shown, old.id)
    assert people.table.session.state is end
    assert world.post.content.splitlines()[0] == snapshot
    assert not [post for post in world.posts()[-3:] if "combat card" in post.content]
