"""Random sequences of what happens at a table: it behaves like its model, and so does what people see.

``CONTRACT=n`` plays n sequences; ``python -m tests.host.test_random 300`` counts the calls to Discord.
"""

import asyncio
import os
import sys
from collections import Counter

import pytest

from k2bot.host.kernel.lobby import add_computer
from k2bot.host.pages.lobby import JOIN, START
from tests.host.hosting import ANN, BOB, EVE, NAMES
from tests.host.random_game import PLAYERS, a_house, drawn, shortest
from tests.host.table_model import Run, name, verbs

EXAMPLES = int(os.environ.get("CONTRACT") or 30)


async def lobby(house, settings):
    """A lobby with its people, computers and an invitation; sent before it begins, or not."""
    options = {key: settings[key] for key in ("posts", "rounds", "clock")}
    table = await house.lobby(ANN, **options)
    if settings["invites"]:
        await house.prefer(EVE, {"notice": settings["invites"]})
        await house.invite(table, ANN, (EVE,))
    for user in settings["people"][1:]:
        await house.join(table, user, NAMES[user])
    for _ in range(3 - len(settings["people"])):
        await table.do(add_computer, ANN, "weak")
    if settings["sends"]:
        await house.serve(table)
        (post,) = [one for one in house.wall.messages.values() if name(one) == "lobby"]
        assert START in verbs(post)
        invited = [one for one in house.wall.messages.values() if JOIN in verbs(one) and one != post]
        assert len(invited) == bool(settings["invites"])
        assert [user for user, _, _ in house.wall.rung] == [EVE] * len(invited)
    return table


async def play(settings, actions):
    """Play a sequence; returns the numbers of calls to Discord."""
    game = {key: settings[key] for key in ("batches", "prompts", "retires")}
    async with a_house(**game, hands=True) as house:
        for user, (notice, delivery) in zip(PLAYERS, settings["ways"], strict=True):
            await house.prefer(
                user, {"notice": notice, "delivery": delivery, "reminder": settings["reminder"]}
            )
        table = await lobby(house, settings)
        await house.tables.start(table, ANN)
        run = Run(house, table)
        for action in (*actions, ("restart",), ("think",), ("post",)):
            await run.act(*action)
        assert await house.is_settled(run.table)
        return house.wall.calls


USUAL = {
    "reminder": "off",
    "posts": "phase", "rounds": "9", "clock": "none", "people": PLAYERS, "batches": "none", "prompts": (),
    "retires": False, "ways": [("channel", "private")] * 3, "invites": None, "sends": False,
}  # fmt: skip
HANDS = [("channel", "dm")] * 3
FAULTS = {
    # A post that waits to be sent in another channel is taken for one held back, and given up for the next.
    "swallowed": (
        {"posts": "one", "batches": "any", "people": (ANN, BOB), "ways": [("none", "private")] * 3},
        [("go on", 2, "3"), ("move",)],
    ),
    # The post that asks has no controls if the one that it followed was undone before it was sent.
    "dimmed": (
        {"prompts": ("round-", "shown-"), "retires": True, "people": (ANN,)},
        [("think",), ("go on", 2, "3"), ("take back",)],
    ),
    # Of several copies of a post, only the newest is marked as undone.
    "doubled": ({}, [("go on", 5, "1"), ("take back",), ("post",), ("take back",)]),
    "undone hand": ({"ways": HANDS}, [("go on", 4, "2"), ("post",), ("take back",)]),
    # A private post that is still waiting passes for the notice of the decision that follows.
    "untold": ({}, [("delivery", ANN, "dm"), ("go on", 3, "1"), ("post",)]),
    "told twice": ({"ways": HANDS}, [("go on", 2, "1"), ("take back",)]),
    "told at night": ({}, [("mute", ANN)]),
    # What can't be edited any more is given up with its controls, instead of being deleted.
    "aged hand": (
        {"ways": HANDS, "rounds": "1"},
        [("go on", 2, "1"), ("post",), ("age",), ("go on", 2, "1")],
    ),
    "aged invitation": ({"invites": "channel", "sends": True}, [("age",)]),
    # A notice that can't be edited any more is sent anew to show a new deadline, with a sound.
    "noticed again": ({"ways": [("dm", "private")] * 3, "clock": "24h"}, [("post",), ("age",), ("later", 6)]),
    # The deletion of a notice is dropped if its reader hands over their seat before it.
    "left notice": (
        {"ways": [("dm", "private")] * 3},
        [("post",), ("submit", BOB, "1", "now"), ("newcomer", BOB)],
    ),
    "invited again": ({"invites": "dm"}, [("post",), ("move",)]),
    # What was waiting before a computer took over isn't changed by what that does.
    "away": ({"ways": HANDS}, [("away", BOB), ("think",)]),
}
"""Faults of earlier versions, each with settings and the shortest actions that showed it."""


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_of_earlier_versions_stay_mended(fault):
    settings, actions = FAULTS[fault]
    asyncio.run(play({**USUAL, **settings}, actions))


def fails(settings, actions):
    """Whether a sequence fails."""
    try:
        asyncio.run(play(settings, actions))
    except Exception:  # noqa: BLE001 - whatever it is
        return True
    return False


@pytest.mark.parametrize("seed", range(EXAMPLES))
def test_a_table_behaves_like_the_model_in_random_games(seed):
    settings, actions = drawn(seed)
    try:
        asyncio.run(play(settings, actions))
    except Exception as error:
        fewer = shortest(lambda some: fails(settings, some), actions)
        error.add_note(f"seed {seed}: {settings}\n{fewer}")
        raise


if __name__ == "__main__":
    total = Counter()
    for seed in range(int(sys.argv[1])):
        total += asyncio.run(play(*drawn(seed)))
    print(dict(total))  # noqa: T201 - that's what it's for
