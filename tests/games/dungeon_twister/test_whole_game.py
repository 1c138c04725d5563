"""Dungeon Twister with the real bot in a simulated Discord: people use what posts and panels offer."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel import fairness
from k2bot.host.kernel.transition import submit
from k2bot.host.values import Status
from tests.expeditions.party import controls
from tests.host.discord import kit

NEWS = ("attack", "reveal", "end")
"""What ends the part of a turn that is handed in as one answer."""
RECORDED = Path(__file__).parent / "recorded"


@pytest.fixture
async def world(tmp_path, monkeypatch, unpainted):
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "seed")
    async with kit.world(tmp_path, DungeonTwister(revision=1)) as made:
        yield made


class People:
    """Ann and Bob, who press whatever their panels show, mostly what leads on."""

    def __init__(self, world):
        self.world, self.taps, self._last = world, 0, world.table

    @property
    def table(self):
        """The table, which is in the channel no more once its game has ended."""
        self._last = self.world.table or self._last
        return self._last

    @property
    def asked(self):
        return [("ann", "bob")[seat] for seat in self.table.session.waiting]

    async def use(self, who, message, control):
        self.taps += 1
        person = self.world.people[who]
        if control.lines:
            most = 4 if control.verb == "team" else 1
            values = [line.value for line in control.lines][:most]
            result = await person.select(message, values, custom_id=control.id)
        else:
            result = await person.click(message, custom_id=control.id)
        return self.world._private(who, result, message.id)

    async def open(self, who):
        """From the newest post to what is asked."""
        post = next(
            post for post in reversed(self.world.posts()) if any(c.argument == "next" for c in controls(post))
        )
        (control,) = [control for control in controls(post) if control.argument == "next"]
        return await self.use(who, post, control), control

    async def follow(self, script):
        """Do what a recorded game did next: in panels where they are short, else by its text."""
        number, (seat, action) = self.table.session.play.number, script.pop(0)
        who, verb = ("ann", "bob")[seat], str(action).split(" ")[0]
        if verb not in ("lay", "place"):
            made = [str(action)]
            while not made[-1].startswith(NEWS) and script and script[0][0] == seat:
                if str(script[0][1]).startswith(("play", "lay", "place")):
                    break
                made.append(str(script.pop(0)[1]))
            stamp = self.table.session.play.stamp(seat)
            with self.world.env._bot_scope():
                await self.table.do(submit, self.world.people[who].id, stamp, "; ".join(made))
            await self.world.env.settle()
            return None
        shown, _ = await self.open(who)
        while self.table.session.play.number == number:  # several places are drafted, and handed in as one
            wanted = str(action).split(" ")[-1]
            (control,) = [
                replace(c, lines=tuple(line for line in c.lines if line.value == wanted))
                for c in controls(shown)
                if c.stamp and (wanted in c.argument.split(" ") or wanted in [line.value for line in c.lines])
            ]
            shown, panel = await self.use(who, shown, control), shown
            if self.table.session.play.number == number:
                action = script.pop(0)[1]
        assert self.table.session.play.number == number + 1
        return who, panel, control


async def ready(world, **options):
    await world.begin("bob", **options)
    return People(world)


async def test_a_whole_game_goes_on_after_restarts_and_counts_each_press_once(world, monkeypatch):
    kept = record.loads((RECORDED / "first-game.jsonl").read_text(encoding="utf-8"))
    script = list(kept.inputs)
    monkeypatch.setattr(fairness, "seed_of", lambda *_: kept.seed)
    people = await ready(world, dealt="yes", goal="3", shown="two")
    pressed, called, phase, restarts = 0, set(), None, Counter()
    while script:
        done = await people.follow(script)
        called |= {post.content for post in world.posts() if world.people["bob"].mention in post.content}
        if done is not None:
            who, panel, control = done
            pressed, number = pressed + 1, people.table.session.play.number
            assert (await world.click_again(who, panel, control.id)).acknowledged
            told, _ = await people.open("cid")
            assert people.table.session.play.number == number, f"pressed twice, or by a guest: {told.content}"
        if people.table.session.status is not Status.OVER and people.table.session.state.phase is not phase:
            phase = people.table.session.state.phase
            restarts[phase] += 1
            if restarts[phase] < 3:
                await world.restart(crash=pressed % 2 == 0)
                await world.load()
    assert people.table.session.status is Status.OVER
    assert pressed > 10
    assert [text for text in called if "combat card" in text], "who is asked within a turn is called"
    keys = [post.content.splitlines()[0] for post in world.posts()]
    turns = [key for key in keys if key.startswith("**Turn")]
    assert len(turns) == len(set(turns)) == people.table.session.state.number, (
        "a post for each turn, no call is left"
    )
    assert [file.filename for file in world.post.attachments if file.filename.endswith(".txt")]
    replayed = record.replay(people.table.session.play.record())
    assert replayed.result == people.table.session.state.result
    await world.press("bob", "Rematch", world.post)
    assert "Dungeon Twister" in world.post.content
