"""Hostile input: forged ids, many presses at once, options at their limits."""

import asyncio
import time
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from simcord.interactions import walk_to_subcommand

from k2bot.game.values import HostButton, Page
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.host.discord.compose import control_ids
from k2bot.host.discord.controls import GameId
from k2bot.host.pages.host_pages import SWAP as SWAP_VERB
from k2bot.host.store.snapshot import snapshot
from tests.torture import mirror

TOLD = 2000
"""Characters of the longest message."""
AT_ONCE = 10
"""Forged ids that are pressed concurrently."""
ODD = ("", "0", "-1", "9" * 40, "²", "\u202e", "sure", "a b c")
HUGE = "9" * 80
STAMPS = ("", "NOW", "NOW", "x" * 40)
"""NOW stands for the stamp of the current decision."""
ARGUMENTS = (
    *("", "A", "B", "0", "5", "6", "²", "٣", "-1", HUGE[:40], "sure", "b2", "A a2", "Z z9", "hand", "next"),
    *("plan.A.24", "plan.A.²", "plan.Z", "plan.A." + HUGE[:30], "board.low", "board.x", "rules.x", "rules"),
    *("rescue.sure", "picture", "token", "slide", "\ud800", "\u202e*x*"),
    *("weak", "a b c", ".", "plan.", "%s{0}"),
)


VERBS = {"air", "card", "change", "finish", "go", "let-go", "other-cards", "pay"}
VERBS |= {"rescue", "rules", "slide", "sure", "token", "undo"}
"""Controls of K2, tried on either game."""
OF_HOST = [
    "add-computer", "agree", "back", "best", "cancel", "clock", "compare", "computers",
    "confirm-cancel", "confirm-host", "confirm-standin", "daily", "daily-board", "daily-share",
    "daily-start", "decline", "dismiss", "film", "games", "history", "history-only", "history-player",
    "history-where", "join", "join-ratings", "learn", "leave", "leave-ratings", "look-back", "mute",
    "open-table", "own-games-file", "past-film", "past-look-back", "past-record", "past-what-if", "practise",
    "prefer", "prefer-here", "privacy", "puzzle", "rematch", "remove-computer", "rules-topic",
    "server-games-file", "set", "set-here", "show-best", "show-film", "show-ratings", "show-statistics",
    "start", "statistics", "swap", "undo-last", "what-if", "withdraw",
]  # fmt: skip
"""Without controls that end the game or take long."""
((SWAP, _),) = control_ids(Page("", rows=((HostButton(SWAP_VERB, "Ann", "7.0"),),)), 1, "p")
TABLES = st.sampled_from(["1", "1", "1", "0", "7", "9" * 18, "9" * 19, HUGE, "٣", "-1", "1.5", ""])
WORD = st.text(st.characters(exclude_characters="|"), max_size=20)


def custom_ids(known):
    """Strategy for ids like those of known controls, and unlike them."""
    verbs = (
        *sorted({own.verb for own in known} | VERBS),
        *OF_HOST,
    )
    of_games = st.builds(
        "g|{}|{}|{}|{}|{}{}".format,
        TABLES,
        st.sampled_from("op"),
        st.sampled_from(STAMPS) | WORD,
        st.sampled_from(verbs) | WORD,
        st.sampled_from(ARGUMENTS) | WORD,
        st.sampled_from(["", "|3", f"|{HUGE[:20]}", "|x"]),
    )
    of_host = st.builds(
        "l|{}|{}{}{}".format,
        TABLES,
        st.sampled_from(verbs) | WORD,
        st.sampled_from(["", "|=weak", "|=easy", f"|={HUGE[:40]}", "|=*\u202e\ud800"]),
        st.sampled_from(["", "|1", f"|{HUGE[:20]}"]),
    )
    ids = st.sampled_from(known).map(str) | of_games | of_host | st.text(max_size=100)
    return ids.map(lambda text: text[:100] or "?")


VALUES = st.lists(
    st.sampled_from(["", "A m1 > b1", "more 24", "more x", "points A", "x" * 100, HUGE]), max_size=2
)


ONCE_FAULTY = (
    ("g|1|p|NOW|other-cards|0|66", ["A m1 > b1"]),
    ("g|1|p|NOW|pay||12", ["A m1"]),
    ("g|1|o|NOW|other-cards|²", []),
    ("g|1|o|NOW|card|9", []),
    ("g|1|o||rules|", ["x" * 100]),
    ("g|1|o|NOW|go|A", [HUGE]),
    ("g|1|o||commit|", []),
    ("l|1|undo-last|=weak", []),
    (str(SWAP), []),
    (str(replace(SWAP, argument="7.weak")), []),
)
"""Ids and values that caused faults in earlier versions."""


def made_up(known, number):
    """The ids that once caused faults, and ids made up by hypothesis, always the same."""
    found = [*ONCE_FAULTY]

    @settings(max_examples=number, deadline=None, database=None, derandomize=True)
    @given(custom_ids(known), VALUES)
    def collect(own, values):
        found.append((own, list(dict.fromkeys(values))))

    collect()
    return found


def bent(own, chance):
    """Variants of an id placed by a table, each with an invalid part."""
    verbs = ("commit", "play", "attack", "lay", "stand", "place", "draw", "page", "finish", own.verb)
    for _ in range(6):
        yield GameId(
            chance.choice((own.table, own.table, 0, 10**17)),
            chance.choice("op"),
            chance.choice((own.stamp, own.stamp, "", "x", own.stamp + ".9")),
            chance.choice(verbs),
            chance.choice((own.argument, *ODD)),
        )


def text(made, stamp):
    """An id as sent, with the stamp of the current decision filled in."""
    return made.replace("NOW", stamp or "").encode(errors="replace").decode()[:100]


async def forged(under, boards, chance, much):
    """Made-up and altered ids: each gets an explanation, and no altered stamp leads to an input."""
    tried = 0
    for board in boards:
        play = await under.game(board)
        seat = mirror.chosen_seat(play.waits, "forged")
        placed = [mirror.placed(board.id, planned) for planned in mirror.plan(play, seat, None, "forged")]
        ids = [(str(own)[:100], []) for known in placed for own in bent(known, chance)]
        tries = [*ids[: 10 * much], *made_up(placed, 10 * much)]
        for first in range(0, len(tries), AT_ONCE):
            asked = [
                under.press(board, chance.choice((seat, 0)), text(own, play.stamp(seat)), values)
                for own, values in tries[first : first + AT_ONCE]
            ]
            await asyncio.gather(*(under.crowd.heard_out(one, under.life) for one in asked))
            assert all(len(one.text) <= TOLD for one in asked), asked
        tried += len(tries)
        await under.stored(board)
    return tried


async def storm(under, boards, chance, much):
    """Everybody presses everything, fifty times a second; each is answered within three seconds."""
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
        # Who offers a draw has still to decide.
        decisions = [(row.seat, row.stamp) for row in stored.inputs if row.answer != OFFER]
        assert len(decisions) == len(set(decisions)), f"{board.name}: a decision counts twice"
    return len(begun)


async def options_at_their_limits(under, boards, chance, much):
    """A game for every value of every option, then all first and all last values at once."""
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
        row = await store.open_in_channel(channel.id)
        return None if row is None else row.id
