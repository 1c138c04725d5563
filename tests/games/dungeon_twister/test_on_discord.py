"""On the simulated Discord: the posts of a draw that is offered, of a computer's last turn, and mazes."""

import pytest

from k2bot.game.values import Step
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel.lobby import add_computer
from k2bot.host.kernel.transition import submit
from tests.expeditions.party import controls
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pages.test_hints import FIGHT
from tests.games.dungeon_twister.pages.test_story import WINS
from tests.host.discord import kit
from tests.phrases import START, says


@pytest.fixture
async def world(tmp_path, unpainted):
    """Ann is blue and begins; teams and tokens are dealt."""
    async with kit.world(tmp_path, DungeonTwister()) as made:
        await made.begin("bob", dealt="yes", first="blue")
        yield made


async def pressed(world, message, argument):
    """Ann's page after she presses a control of a message."""
    (control,) = [one for one in controls(message) if one.argument == argument]
    ann = world.people["ann"]
    return world._private("ann", await ann.click(message, custom_id=control.id), message.id)


@pytest.mark.parametrize("dealt", ["no", "yes"])
async def test_the_post_a_game_begins_with_opens_the_rules(tmp_path, unpainted, dealt):
    async with kit.world(tmp_path, DungeonTwister()) as world:
        await world.begin("bob", dealt=dealt)
        page = await pressed(world, world.post, "rules")
        assert "A game for two: **blue** starts on the left" in page.content


async def test_each_post_of_an_offer_of_a_draw_loses_its_control_with_the_offer(world):
    """Two offers of one person one after the other are two posts under one key."""

    async def answer(*answers):
        with world.env._bot_scope():
            for who, text in answers:
                table, person = world.table, world.people[who]
                seat = table.session.seat_of(person.id)
                optional_stamp = table.game.optional_stamp(table.session.state, seat)
                stamp = optional_stamp if text == "draw" else table.game.stamp(table.session.state, seat)
                await table.do(submit, person.id, stamp, text)
        await world.env.settle()
        return ["Accept draw …" in world.ids(post) for post in world.posts() if "bob a draw" in post.content]

    assert await answer(("ann", "draw")) == [True]
    assert await answer(("ann", "play 2; end"), ("bob", "play 2; end")) == [False]
    assert await answer(("ann", "draw")) == [False, True]
    assert await answer(("bob", "draw")) == [False, False]


async def test_the_maze_for_the_other_kind_of_screen_is_a_press_away_and_a_setting_makes_it_the_usual_one(
    world,
):
    ann, bot = world.people["ann"], world.bot

    async def press(message, argument):
        return await pressed(world, message, argument)

    tall = await press(world.post, "board.tall")
    assert "On a phone most of the time?" in tall.content
    wide = await press(tall, "board.wide")
    assert [one.argument for one in controls(wide) if "board" in one.argument] == ["board.tall"]
    await bot.host.tables.prefer(ann.id, {"pictures": "tall"})
    panel = await press(world.post, "next")
    (other,) = [one.argument for one in controls(panel) if "board" in one.argument]
    assert other == "board.wide"
    wide = await press(panel, other)
    assert [one.argument for one in controls(wide) if "board" in one.argument] == ["board.tall"]
    assert "On a phone" not in (await press(wide, "board.tall")).content


async def test_a_hint_on_an_attack_is_about_its_card(tmp_path, unpainted, monkeypatch):
    state = Dungeon.at(FIGHT).state
    begun = Step(state, (TurnBegan(state.turn, state.number),))
    monkeypatch.setattr(DungeonTwister, "new", lambda *_: begun)
    async with kit.world(tmp_path, DungeonTwister()) as world:
        await world.begin("bob", dealt="yes")
        attack = await pressed(world, await pressed(world, world.post, "next"), "0 attack b.warrior y.troll")
        hint = await pressed(world, attack, "0 b.warrior y.troll")
        assert says(hint, "dungeon-hint-head", drawn="cards")
        assert says(hint, "dungeon-hint-kept")
        strikes = [one.argument for one in controls(hint) if one.verb == "strike"]
        assert [one.rpartition(" ")[0] for one in strikes] == ["0 b.warrior y.troll"]


async def test_the_turn_by_which_a_computer_wins_at_once_is_told_with_the_result(
    tmp_path, unpainted, monkeypatch
):
    state = Dungeon.at(WINS, vp=[0, 3]).state
    begun = Step(state, (TurnBegan(state.turn, state.number),))
    monkeypatch.setattr(DungeonTwister, "new", lambda *_: begun)
    monkeypatch.setattr(DungeonTwister, "record", lambda *_: "no record replays from a position")
    async with kit.world(tmp_path, DungeonTwister()) as world:
        await world.lobby(dealt="yes")
        await world.do(add_computer, world.people["ann"].id, "hard")
        await world.settle()
        await world.press("ann", START)
        await world.answers(("ann", "end"))
        await world.settle()
        told = [post for post in world.posts() if says(post, "dungeon-turn-head", number=13)]
    assert [says(post, "dungeon-goes-out", points=2) for post in told] == [True], world.texts
