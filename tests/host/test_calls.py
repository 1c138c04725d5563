"""Quiet paces: a separate post pings the players to move, and is deleted once nobody has to answer it."""

from datetime import timedelta

import pytest

from k2bot.game.values import Pace
from k2bot.host.kernel.agreements import answer_proposal, undo
from k2bot.host.kernel.lobby import add_computer
from tests.host.hosting import (
    ANN,
    BOB,
    opened,
)
from tests.host.tiny_game import QuietGame


@pytest.fixture
def tiny():
    return QuietGame()


@pytest.fixture
async def table(house):
    return await house.begun(posts="one")


def standing(wall):
    """The newest key of each message in the channel, but for the lobby's."""
    told = wall.keys()
    return [keys[-1] for keys in told][("lobby" in str(told)) :]


@pytest.mark.parametrize(("key", "passed", "called"), [("on", 0, False), ("on", 60, True), ("off", 0, True)])
async def test_whose_turn_goes_on_beside_a_computer_is_not_called(tmp_path, key, passed, called):
    """Only who may be gone by then is, and who is asked for something else."""
    game = QuietGame()
    game.ping_key = lambda state, _pace: f"call-{key}-{state.phase}"
    async with opened(tmp_path / "beside.sqlite3", game) as house:
        table = await house.lobby(ANN, posts="one")
        await table.do(add_computer, ANN, "weak")
        await house.start(table, ANN)
        await house.choose(table, ANN, 3)
        house.clock.now += timedelta(seconds=passed)
        await table.take_thoughts([(decision, "1") for decision in table.session.pending()])
        await house.serve(table)
        assert table.session.waiting.keys() == {0}
        assert (f"call-{key}-turn" in standing(house.wall)) is called


async def test_who_is_asked_again_by_an_undo_is_called_again(house, table):
    await house.choices(table, 1, 2)
    await house.serve(table)
    before = house.wall.told()[1][-1]
    await house.say(table, "double")
    await house.serve(table)
    await table.do(undo, BOB)
    await table.do(answer_proposal, ANN, "Ann", 1, agrees=True)
    await house.serve(table)
    assert house.wall.told()[1][-1] == before, "the post is edited back"
    assert house.wall.keys()[-2:] == [["proposal-1"], ["call-turn-1"]]
    assert house.wall.last().pings == (BOB,)


# ---------------------------------------------------------------------------------------- the setting


def test_tables_of_before_tell_every_phase():
    quiet = QuietGame()
    assert quiet.pace({"rounds": "9"}) is Pace.PHASE
    assert quiet.pace({"posts": "day"}) is Pace.PHASE, "a pace the game does not know any more"
    assert quiet.pace({"posts": "one"}) is Pace.ONE
