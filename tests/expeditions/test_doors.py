"""Whatever arrives as the id of a control or a value of a menu gets an ordinary answer."""

from dataclasses import replace

from hypothesis import example, given, settings
from hypothesis import strategies as st

from k2bot.game.values import HostButton, Page
from k2bot.games.k2.hosted import K2
from k2bot.host.discord.controls import GameId
from k2bot.host.discord.messages import HOST_VERBS, identified
from k2bot.host.pages.host_pages import SWAP as SWAP_VERB
from tests.games.k2.subject import SUBJECT
from tests.host.discord import kit
from tests.kit.playing import played
from tests.phrases import START

HUGE = "9" * 80
STAMPS = ("", "NOW", "NOW", "x" * 40)
"""NOW stands for that of what is asked."""
ARGUMENTS = (
    *("", "A", "B", "0", "5", "6", "²", "٣", "-1", HUGE[:40], "sure", "b2", "A a2", "Z z9", "hand", "next"),
    *("plan.A.24", "plan.A.²", "plan.Z", "plan.A." + HUGE[:30], "board.low", "board.x", "rules.x", "rules"),
    *(
        "rescue.sure",
        "picture",
        "token",
        "slide",
        "\ud800",
        "\u202e*x*",
        "weak",
        "a b c",
        ".",
        "plan.",
        "%s{0}",
    ),
)


def built():
    """The ids of all controls in some playouts, as the bot sends them, for table 1 and what is NOW."""
    tables = [played(SUBJECT, number) for number in (0, 2)]
    pages = [page for table in tables for _, page in table.seen]
    pages += [post.page for table in tables for post in table.posts]
    ids = {own for page in pages for scope in "op" for own, _ in identified(page, 1, scope)}
    own = {replace(own, stamp=own.stamp and "NOW") for own in ids if isinstance(own, GameId)}
    assert {"card", "go", "other-cards", "pay", "token"} <= {one.verb for one in own}
    return sorted(own, key=str)


((SWAP, _),) = identified(Page("", rows=((HostButton(SWAP_VERB, "Ann", "7.0"),),)), 1, "p")
TABLES = st.sampled_from(["1", "1", "1", "0", "7", "9" * 18, "9" * 19, HUGE, "٣", "-1", "1.5", ""])
WORD = st.text(st.characters(exclude_characters="|"), max_size=20)


def custom_ids(known):
    """Ids like those of the controls that are known, and what they are not."""
    verbs = (
        *sorted({own.verb for own in known}),
        *("slide", "rescue", "let-go"),
        *sorted(HOST_VERBS - {"confirm-resign", "hint", "take-hint"}),  # they end the game, or take long
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


async def test_no_id_of_a_control_ends_in_a_fault(tmp_path, caplog):
    """A game under way; of those who press, one is asked something and one only watches."""
    async with kit.world(tmp_path, K2()) as world:
        await world.people["ann"].slash(world.channel, "k2 new")
        for who, label in (("bob", "Join"), ("ann", START)):
            await world.press(who, label, world.post)
        now = world.table.game.stamp(world.table.session.state, 1)
        post, asked, known = world.post, [], built()
        other_cards, pay = (
            next(str(own) for own in known if own.verb == verb and own.scope == "p")
            for verb in ("other-cards", "pay")
        )

        @settings(max_examples=60, deadline=None, database=None)
        @given(st.sampled_from(["bob", "cid"]), custom_ids(known), VALUES)
        @example("bob", "g|1|o|NOW|other-cards|²", [])
        @example("bob", other_cards, ["A m1 > b1"])
        @example("bob", pay, ["A m1"])
        @example("bob", "g|1|o|NOW|card|9", [])
        @example("bob", "g|1|o||rules|", ["x" * 100])
        @example("bob", "g|1|o|NOW|go|A", [HUGE])
        @example("bob", "g|1|o||commit|", [])
        @example("bob", "l|1|undo-last|=weak", [])
        @example("bob", str(SWAP), [])
        @example("bob", str(replace(SWAP, argument="7.weak")), [])
        def collect(who, custom_id, values):
            asked.append((who, custom_id.replace("NOW", now), values))

        collect()  # first all of them: hypothesis calls no coroutines
        for who, custom_id, values in asked:
            caplog.clear()
            await press(world, who, post, custom_id, values)
            faults = [
                record.getMessage()
                for record in caplog.records
                if record.levelname == "ERROR" and "without a stamp" not in record.getMessage()
            ]
            assert faults == [], (who, custom_id, values)
        assert len(asked) > 60


async def press(world, who, post, custom_id, values):
    """Press a control of that id, which is a menu where there are values, and check that it is answered."""
    stored = world.env.backend.get_message(post.channel.id, post.id)
    now = stored.components
    ghost = {"type": 2, "style": 1, "label": "ghost", "custom_id": custom_id}
    if values:
        options = [{"label": "x", "value": value} for value in dict.fromkeys(values)]
        ghost = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": 2}
    stored.components = held = [{"type": 1, "components": [ghost]}]
    try:
        person = world.people[who]
        if values:
            result = await person.select(post, list(dict.fromkeys(values)))
        else:
            result = await person.click(post, custom_id=custom_id)
    finally:
        if stored.components is held:
            stored.components = now
    assert result.acknowledged
