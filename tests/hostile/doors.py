"""What is pressed and typed: ids that nobody placed, many presses at once, options at their limits."""

import asyncio
import time

from hypothesis import given, settings
from simcord.interactions import walk_to_subcommand

from k2bot.host.discord.controls import GameId, HostId
from k2bot.host.store.snapshot import snapshot
from k2bot.text.words import words
from tests.expeditions.test_doors import VALUES, built, custom_ids
from tests.torture import mirror

TOLD = 2000
"""Characters of the longest message."""
ODD = ("", "0", "-1", "9" * 40, "²", "\u202e", "sure", "a b c")


def made_up(number):
    """Ids and values that hypothesis makes up, always the same."""
    found = []

    @settings(max_examples=number, deadline=None, database=None, derandomize=True)
    @given(custom_ids(built()), VALUES)
    def collect(own, values):
        found.append((own, list(dict.fromkeys(values))))

    collect()
    return found


def bent(own, chance):
    """Ids like one that a table has placed, each with something in it that nobody would place."""
    verbs = ("commit", "play", "attack", "lay", "stand", "place", "draw", "page", "finish", own.verb)
    for _ in range(6):
        yield GameId(
            chance.choice((own.table, own.table, 0, 10**17)),
            chance.choice("op"),
            chance.choice((own.stamp, own.stamp, "", "x", own.stamp + ".9")),
            chance.choice(verbs),
            chance.choice((own.argument, *ODD)),
        )


async def forged(under, boards, chance, much):
    """Ids that were made up or bent: each is answered in words, and no input comes of a bent stamp."""
    tried = 0
    for board in boards:
        play = await under.game(board)
        seat = mirror.chosen_seat(play.waits, "forged")
        placed = [mirror.placed(board.id, planned) for planned in mirror.plan(play, seat, None, "forged")]
        ids = [(str(own)[:100], []) for known in placed for own in bent(known, chance)]
        for made, values in (*ids[: 10 * much], *made_up(10 * much)):
            own = made.replace("NOW", play.stamp(seat) or "").encode(errors="replace").decode()[:100]
            asked = under.press(board, chance.choice((seat, 0)), own, values)
            await under.crowd.heard_out(asked, under.life)
            assert len(asked.text) <= TOLD, own
            tried += 1
        await under.stored(board)
    return tried


async def strangers(under, boards, chance, much):
    """Ids of tables pressed by somebody on another server: they learn nothing, not even that these exist."""
    guild = under.here.env.create_guild("Strangers")
    channel = guild.create_text_channel("strangers")
    eve = guild.add_member(under.here.env.create_user("stranger"))
    tried = 0
    for board in boards:
        for own in (
            GameId(board.id, "o", "", "page", "board"),
            GameId(board.id, "p", "", "page", "hand"),
            HostId(board.id, "film"),
            HostId(board.id, "confirm-cancel"),
        ):
            told = under.crowd.slash(eve, channel, f"{board.key} help")
            await under.crowd.answer(told, under.life)
            asked = under.crowd.press(eve.id, channel, own)
            await under.crowd.answer(asked, under.life)
            assert asked.text == words().text("refusal-unknown-table"), own
            tried += 1
    return tried


async def storm(under, boards, chance, much):
    """Fifty presses a second of everybody on everything, each answered within Discord's three seconds."""
    ways = []
    for board in boards:
        play = await under.game(board)
        for seat in play.waits:
            ways += ((board, seat, planned) for planned in mirror.plan(play, seat, None, f"storm {seat}"))
    begun, start = [], time.monotonic()
    for number in range(50 * much):
        await asyncio.sleep(max(0.0, start + number / 50 - time.monotonic()))
        board, seat, planned = chance.choice(ways)
        begun.append(under.follow(board, chance.choice((seat, seat, 1 - seat)), planned))
    await asyncio.gather(*(under.crowd.heard_out(asked, under.life) for asked in begun))
    for board in boards:
        stored = await under.stored(board)
        decisions = [(row.seat, row.stamp) for row in stored.inputs]
        assert len(decisions) == len(set(decisions)), f"{board.name}: a decision counts twice"
    return len(begun)


async def options_at_their_limits(under, boards, chance, much):
    """A table for every choice of every option, and then all the first and all the last ones at once."""
    tried = 0
    for board in boards:
        channel = under.here.env.create_guild("Options").create_text_channel("options")
        host = board.people[0]
        under.here.backend.add_member(under.here.backend.get_channel(channel.id).guild_id, host.id)
        leaf, _ = walk_to_subcommand(under.here.backend.find_command(board.key, None), ["new"])
        values = {
            option["name"]: [choice["value"] for choice in option["choices"]]
            for option in leaf["options"]
            if option.get("choices")
        }
        single = [{name: value} for name, known in values.items() for value in known]
        every = [{name: known[end] for name, known in values.items()} for end in (0, -1)]
        chance.shuffle(single)
        for chosen in (*every, *single[: 20 * much]):
            asked = under.crowd.slash(host, channel, f"{board.key} new", **chosen)
            await under.crowd.heard_out(asked, under.life)
            number = await _laid(under, channel)
            if number is not None:
                for verb in ("cancel", "confirm-cancel"):
                    asked = under.crowd.press(host.id, channel, f"l|{number}|{verb}")
                    await under.crowd.heard_out(asked, under.life)
                assert await _laid(under, channel) is None, (chosen, asked.text)
            tried += 1
    return tried


async def _laid(under, channel):
    async with snapshot(under.database) as store:
        return await store.open_in_channel(channel.id)
