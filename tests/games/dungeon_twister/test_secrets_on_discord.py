"""Whole games that differ only in secrets send the same messages to those who must not know them."""

import logging
import re
from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.game.values import Step
from k2bot.games.dungeon_twister.engine import from_position, record, to_position
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.kernel import fairness
from tests.expeditions.ledger import CHANNEL, WEBHOOK
from tests.host.discord import kit
from tests.host.discord.exports import Exports
from tests.host.discord.widgets import controls
from tests.host.hosting import submit
from tests.waiting import until

RECORDED = Path(__file__).parent / "recorded" / "resigned.jsonl"
NEWS = ("attack", "reveal", "end")
"""What ends the part of a turn that is handed in as one answer."""
LOOKED_AT = ("status", "board", "hand", "verify")
EVERY = 12
"""Everybody reads every page once per this many answers."""
PASSING = re.compile(r"<t:\d+|\d{17,}")
"""Times and Discord IDs, which vary between runs."""
MEASURED = re.compile(r"\d+\.\d+ s|\d+ bytes")


class People:
    """Ann and Bob, who replay a recorded game: in panels where that's short, otherwise as text."""

    def __init__(self, world):
        self.world, self.table = world, world.table

    async def use(self, who, message, control, *values):
        person = self.world.people[who]
        used = person.select(message, values, custom_id=control.id) if values else None
        result = await (used or person.click(message, custom_id=control.id))
        return self.world._private(who, result, message.id)

    async def open(self, who):
        """Open the current decision from the newest post."""
        found = (
            (post, control)
            for post in reversed(self.world.posts())
            for control in controls(post)
            if control.argument == "next"
        )
        return await self.use(who, *next(found))

    async def follow(self, script):
        """Submit the next answer."""
        number, (seat, action) = self.table.session.play.number, script.pop(0)
        who, verb = ("ann", "bob")[seat], str(action).split(" ")[0]
        if verb not in ("lay", "place"):
            made = [str(action)]
            while not made[-1].startswith(NEWS) and script and script[0][0] == seat:
                if str(script[0][1]).startswith(("play", "lay", "place")):
                    break
                made.append(str(script.pop(0)[1]))
            stamp = self.table.session.play.stamp(seat)
            user = self.world.people[who].id
            await self.world.done(self.table.do(submit, user, stamp, "; ".join(made)))
            return
        shown = await self.open(who)
        wanted = str(action).split(" ")[-1]
        while True:  # several places are drafted, and handed in as one, by themselves or with the turn's end
            letters = [one for one in controls(shown) if verb == "place" and one.label == wanted[0]]
            for one in letters:
                shown = await self.use(who, shown, one)
            (found,) = [
                (one, *([wanted] if one.lines else []))
                for one in controls(shown)
                if one.stamp and wanted in (*one.argument.split(" "), *(line.value for line in one.lines))
            ]
            shown = await self.use(who, shown, *found)
            if self.table.session.play.number > number:
                return
            goes_on = script and script[0][0] == seat and str(script[0][1]).startswith("place")
            wanted = str(script.pop(0)[1]).split(" ")[-1] if goes_on else "end"


class Otherwise(DungeonTwister):
    """Dungeon Twister with unfound yellow tokens and rooms swapped."""

    def new(self, options, seats, seed):
        step = super().new(options, seats, seed)
        position = to_position(step.state)
        position["tokens"] |= UNFOUND
        rooms = position["rooms"]
        rooms[1], rooms[2] = rooms[2] | {"rot": 1}, rooms[1] | {"rot": 2}
        state = replace(
            from_position(position, "another seed"), setup=step.state.setup, starts=step.state.starts
        )
        assert state.places != step.state.places
        return Step(state, step.events)


UNFOUND = {"y.mekanork": 2, "y.sword": 1}
"""Swapped tokens in rooms still hidden when the game of ``resigned.jsonl`` ends."""


async def played(tmp_path, game, caplog):
    """Everything sent during the game with its recipient, the log, and all other readable data.

    A recipient of None means everybody.
    """
    caplog.clear()
    kept = record.loads(RECORDED.read_text(encoding="utf-8"))
    script = [entry for entry in kept.inputs if entry[1] != record.RESIGN]
    tmp_path.mkdir()
    async with kit.world(tmp_path, game) as world:
        await world.begin("bob", dealt="yes", goal=str(min(kept.setup.goal)))
        people, answers, exports, read = People(world), 0, Exports(world), []
        while script:
            await people.follow(script)
            await until(lambda: not world.table.session.posts.due)  # else some calls are never sent
            answers += 1
            if answers % EVERY == 0:
                for who in ("ann", "bob", "cid"):
                    for command in LOOKED_AT:
                        await world.slash(who, command)
                read.append(await exports.read("ann", "bob", "cid"))
        lines = [MEASURED.sub("", PASSING.sub("", record.getMessage())) for record in caplog.records]
        # How often a page is brought up to date is chance, and so is how often the log says so.
        return tuple(_sent(world)), sorted(set(lines)), read


def _sent(world):
    names = {person.id: name for name, person in world.people.items()}
    for call in world.calls():
        if call.method not in {"POST", "PATCH"} or not isinstance(call.json, dict):
            continue
        if found := WEBHOOK.fullmatch(call.path):
            viewer = names[world.env.backend.interaction_by_token(found[1]).user_id]
        elif CHANNEL.fullmatch(call.path):
            viewer = None
        else:
            continue
        payload = {key: value for key, value in call.json.items() if key != "nonce"}
        yield viewer, PASSING.sub("", str(payload))


def visible(sent, reader):
    """What a reader gets, ignoring the random order and number of answers and background edits."""
    return sorted({payload for viewer, payload in sent if viewer == reader})


@pytest.mark.usefixtures("unpainted")
async def test_no_payload_of_a_whole_game_leaks_a_secret(tmp_path, monkeypatch, caplog, unpainted):
    """With hidden yellow tokens and rooms swapped, neither blue nor a spectator sees a difference.

    Nor is there any difference in the debug log, in the figures of /metrics, in the film so
    far, or in the export of somebody's stored data.
    """
    caplog.set_level(logging.DEBUG, "k2bot")

    monkeypatch.setattr(fairness, "new_secret", lambda: "the same in both")
    monkeypatch.setattr(fairness, "seed_of", lambda *_: "resigned")
    usual, log, read = await played(tmp_path / "usual", DungeonTwister(revision=1), caplog)
    other, other_log, other_read = await played(tmp_path / "other", Otherwise(revision=1), caplog)
    assert len(log) > 150, len(log)
    assert other_log == log
    assert other_read == read
    for reader in (None, "ann", "cid"):
        assert visible(other, reader) == visible(usual, reader)
    assert visible(other, "bob") != visible(usual, "bob"), "who hid it sees it"
    assert len(visible(usual, None)) > 40
    assert len(visible(usual, "cid")) >= 6
    assert len(read) >= 2
