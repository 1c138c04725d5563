"""The bot without Discord, used through its pages as a browser uses them: over HTTP."""

import asyncio
import io
import json
import logging
import re
import sqlite3
import time
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest
from PIL import Image
from simcord.enums import InteractionType
from simcord.preview import _server
from simcord.preview._markdown import markdown_tokens

from k2bot.config import Settings
from k2bot.games import registry
from k2bot.host.kernel.lobby import keep_open
from k2bot.host.rows import Status
from k2bot.host.store import StoreError
from k2bot.offline import live, simulation, world
from k2bot.offline.archive import Archive, archive_of
from k2bot.offline.server import CHANGED, REPLACED, SIMCORD, SIMCORD_PAGE
from k2bot.offline.simulation import _greeting, simulate
from k2bot.offline.welcome import INVISIBLE_PREFIX
from k2bot.offline.world import (
    INTERACTIONS,
    MESSAGES,
    PRIVATE_ANSWERS,
    SIMULATED_PERMISSIONS,
    PatientEnv,
    create_world,
    forget,
    locale_of,
)
from k2bot.running import made
from k2bot.text.words import words
from tests.offline.small_bot import PadBot, pads, picture
from tests.phrases import pattern, phrase, says
from tests.waiting import until

STATIC = Path(_server.__file__).parent / "static"


def root_of(simulation):
    """The address of its pages, without a player."""
    return simulation.addresses[0].rsplit("/", 1)[0]


def home(simulation, bot):
    """The channel that is shown first, as the bot has it."""
    return bot.get_channel(simulation.world.channel.id)


@pytest.fixture
def playing(open_tab):
    """Runs the small bot; yields the simulation, the bot, and a function that opens a tab at a path."""

    @asynccontextmanager
    async def started(players=2):
        bot = PadBot()
        async with simulate(Settings(players=players, port=0), bot) as simulation:
            stop = asyncio.Event()
            beating = asyncio.create_task(simulation.beat(stop))
            root = root_of(simulation)
            yield simulation, bot, lambda path="1": open_tab(f"{root}/{path}")
            stop.set()
            await beating

    return started


@pytest.mark.parametrize("path", SIMCORD | REPLACED | CHANGED)
def test_every_translated_or_replaced_script_part_exists_in_simcord(path):
    """Each replaced part and each insertion point occurs exactly once."""
    script = (STATIC / path[1:]).read_text(encoding="utf-8")
    assert [own for own in SIMCORD.get(path, ()) if own not in script] == []
    once = [*REPLACED.get(path, ()), *CHANGED.get(path, ("", ""))[1:2]]
    assert [own for own in filter(None, once) if script.count(own) != 1] == []


def test_every_translated_page_text_exists_in_simcord():
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert [own for own in SIMCORD_PAGE if not re.search(rf'[>"]{re.escape(own)}\s*[<"]', page)] == []


@pytest.mark.parametrize(
    ("language", "locale"), [("es", "es-ES"), ("en", "en-GB"), ("pseudo", "en-GB"), ("uk", "uk")]
)
def test_dates_use_the_european_locale_of_the_bots_language(language, locale):
    assert locale_of(language) == locale


async def test_the_whole_page_is_in_the_bots_language():
    german = words("de")
    async with simulate(Settings(players=1, port=0, language="de"), PadBot()) as simulation:
        assert {page.locale for page in simulation.pages} == {"de"}, "dates are German"
        root = root_of(simulation)
        async with aiohttp.ClientSession() as session:
            for path, texts in SIMCORD.items():
                script = await (await session.get(f"{root}{path}")).text()
                for own, better in texts.items():
                    assert own not in script
                    name, _, value = better.partition(": ")
                    text = json.dumps(german.text(f"offline-page-{name}", place="%", name="%"))
                    assert text + (f'.replace("%", {value})' if value else "") in script
            page = await (await session.get(simulation.addresses[0])).text()
    assert '<html lang="de">' in page
    for own, name in SIMCORD_PAGE.items():
        assert not re.search(rf'[>"]{re.escape(own)}\s*[<"]', page)
        assert re.search(rf'[>"]{re.escape(german.text(f"offline-page-{name}"))}\s*[<"]', page)


def test_the_world_has_the_same_ids_in_every_run():
    def ids(players, *games):
        env = PatientEnv(PadBot(), "en")
        world = create_world(
            env, players=players, topic="", games=dict.fromkeys(games or registry.GAMES, "game")
        )
        first_message = env.backend.snowflake()
        people = [player.id for player in world.players]
        return (
            world.channel.guild.id,
            world.channel.id,
            people,
            [channel.id for channel in world.direct],
            first_message,
            {key: channel.id for key, channel in world.channels.items()},
        )

    guild, channel, people, direct, message, channels = ids(3)
    # Stored games know their channel and people by these numbers: a version of simcord that counts in another
    # way would lose them.
    assert (guild, channel) == (1456074443980800022, 1456074443980800025)
    assert people == [1456074443980800002, 1456074443980800003, 1456074443980800004]
    time.sleep(0.002)
    again = ids(2)
    assert again[:2] == (guild, channel)
    assert (again[2], again[3]) == (people[:2], direct[:2])
    assert again[4] > message, "ids of messages differ from run to run"
    other = ids(3, "dungeon", "chess")[5]
    assert list(other) == ["dungeon", "chess", "hall"], "the channels that are shown"
    assert {key: other[key] for key in ("dungeon", "hall")} == {
        key: channels[key] for key in ("dungeon", "hall")
    }, "stored games find their channels whatever else is hosted"


async def test_each_player_has_a_page_at_a_plain_address(playing):
    async with playing(players=2) as (simulation, bot, tab):
        root = root_of(simulation)
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", root)
        channel = home(simulation, bot)
        assert channel.permissions_for(channel.guild.me) == SIMULATED_PERMISSIONS, (
            "those it asks for, and no others"
        )
        viewers = [(await tab(path)).state["viewerId"] for path in ("", "1", "2", "2/direct")]
        ann, bob = (str(player.id) for player in simulation.world.players)
        assert viewers == [ann, ann, bob, bob]
        async with aiohttp.ClientSession() as client:
            assert (await client.get(f"{root}/3")).status == 404
            for wrong in ("/", "/nowhere", "/in/5"):
                async with client.get(f"{root}/2{wrong}") as response:
                    assert (response.status, str(response.url)) == (200, f"{root}/2")
            assert (await client.get(f"{root}/1", headers={"Host": "elsewhere.example"})).status == 403
            for name in ("main.js", "k2.css", "k2.svg"):
                assert (await client.get(f"{root}/k2/{name}")).status == 200
            async with client.get(f"{root}/fonts/noto-sans-latin-v2.015.ttf") as response:
                assert response.content_type == "font/ttf"
                assert "immutable" in response.headers["Cache-Control"], "it isn't sent again and again"


@pytest.mark.parametrize(
    ("status", "said"),
    [
        (Status.RUNNING, "continues where you left it"),
        (Status.LOBBY, phrase("lobby-button-add-computer")),
    ],
)
async def test_a_game_from_an_earlier_run_stays_and_the_welcome_mentions_it(status, said):
    done = []

    async def do(command):
        done.append(command)

    async def there(_):
        return SimpleNamespace(session=SimpleNamespace(status=status), do=do)

    bot = PadBot()
    bot.host.tables.in_channel = there
    async with simulate(Settings(port=0), bot) as simulation:
        (welcome,) = simulation.env.backend.messages[simulation.world.channel.id].values()
        assert welcome.content.removeprefix(INVISIBLE_PREFIX).startswith("**Welcome to base camp.**")
        assert said in welcome.content
        assert done == [keep_open]
        assert not [path for _, path, *_ in simulation.env.backend.transcript if "INTERACTION" in path]


async def test_after_a_finished_game_no_new_one_blocks_its_rematch():
    """A start used to open a new game, which made Rematch fail."""
    bot, rematch = PadBot(), {"type": 2, "style": 3, "label": "Rematch", "custom_id": "l|7|rematch"}

    def restore(backend):
        channel = next(one.id for one in backend.channels.values() if one.name == PadBot.greeting.channel)
        result = backend.create_message(channel, backend.bot_user.id, "Ann wins")
        result.components = [{"type": 1, "components": [rematch]}]
        return True

    archive = SimpleNamespace(restore=restore, changes=lambda _: None)
    async with simulate(Settings(port=0), bot, archive) as simulation:
        texts = [one.content for one in simulation.env.backend.messages[simulation.world.channel.id].values()]
        assert any("press **Rematch** below its result".casefold() in text.casefold() for text in texts)
        assert not [path for _, path, *_ in simulation.env.backend.transcript if "INTERACTION" in path]


async def test_a_background_failure_is_logged_once_and_stops_nothing(playing, monkeypatch, caplog):
    fails = [OSError("the disk is away")] * 2

    async def opened(_):
        if fails:
            raise fails.pop()
        return set()

    async with playing() as (simulation, bot, tab):
        page = await tab()
        monkeypatch.setattr(type(bot.host.store), "open_channels", opened, raising=False)
        channel = home(simulation, bot)
        await channel.send("a post")

        async def shown():
            return (await page.read()).texts[-1] == "a post"

        await until(shown)
        assert not fails
    assert len([one for one in caplog.records if "not brought up to date" in one.getMessage()]) == 1


@pytest.mark.parametrize("players", [1, 2])
async def test_the_welcome_mentions_other_players_only_if_there_are_any(playing, players):
    async with playing(players) as (_, _, tab):
        page = await (await tab()).read()
        assert ("To play as someone else" in page.texts[0]) == (players > 1)


async def test_times_are_current_and_in_the_local_time_zone(playing):
    async with playing() as (simulation, _, tab):
        page = await tab()
        await page.press("panel")
        await page.read()
        assert page.state["profile"]["timezone"] == "Asia/Karachi"
        page.zone = "Moon/Base"
        await page.open()
        assert page.state["profile"]["timezone"] == "Asia/Karachi", "a zone that isn't known changes nothing"
        sent = datetime.fromisoformat(page.state["messages"][page.state["timeline"][-1]]["timestamp"])
        assert abs((datetime.now(UTC) - sent).total_seconds()) < 5
        await asyncio.sleep(0.6)
        assert abs((datetime.now(UTC) - simulation.env.now()).total_seconds()) < 0.5


async def test_presses_are_answered_at_once_and_later_posts_appear_on_every_page(playing, monkeypatch):
    """A press waits for its answer, but only for the first of several."""
    monkeypatch.setattr(world, "REPLY_WAIT", 60.0)  # who waited for the story would see its end
    async with playing() as (_, bot, tab):
        ann, bob = await tab("1"), await tab("2")
        await bob.press("slow")
        assert (await bob.read()).texts[-1] == "at last"
        for pressed, begins in (("story", "begun"), ("film", "making")):
            assert (await ann.press(pressed))["settlement"] == "settled"
            assert (await ann.read()).texts[-1] == begins
        bot.go_on.set()
        for page in (ann, bob):
            await page.until(lambda page: "told" in page.texts)
        await ann.until(lambda page: "made" in page.texts)


async def test_private_panels_stay_private_and_in_place_under_simultaneous_presses(playing):
    async with playing() as (_, bot, tab):
        tabs = [await tab("1"), await tab("2"), await tab("2")]
        for label, begins in (("panel", "panel of"), ("tap", "tapped")):
            receipts = await asyncio.gather(*(page.press(label) for page in tabs))
            assert [receipt["rejected"] for receipt in receipts] == [False] * 3
            for page in tabs:
                await page.until(lambda page, begins=begins: page.texts[-1].startswith(begins))
        assert sorted(bot.presses) == [("ann", "tap"), ("bob", "tap"), ("bob", "tap")]
        seen = [text for text in tabs[0].texts if text.startswith(("panel", "tapped"))]
        assert len(seen) == 1, "Bob's are his alone, and Ann's was edited"


async def test_presses_on_outdated_pages_hit_the_button_seen_or_are_rejected(playing, caplog):
    async with playing() as (simulation, bot, tab):
        page = await tab()
        await page.press("panel")
        before = (await page.read()).state
        await home(simulation, bot).send("meanwhile")
        await page.until(lambda page: page.texts[-1] == "meanwhile")
        assert page.state["publishedRevision"] > before["publishedRevision"]
        page.state = before
        assert not (await page.press("turn"))["rejected"]
        page.state = before
        assert not (await page.press("tap"))["rejected"]
        assert bot.presses == [("ann", "turn"), ("ann", "tap")], "where `tap` stood, `turn` stands now"
        await page.press("alone")
        await page.until(lambda page: page.find_any("tap") is None)
        page.state = before
        assert (await page.press("tap"))["rejected"]
        (told,) = (own.message for own in caplog.records if own.name == "k2bot.offline.live")
        assert re.search(r"click of \S+ refused \(stale-revision\): .* 'pad\|tap'.* now .*'pad\|alone'", told)
        assert len(bot.presses) == 2


async def test_private_messages_are_counted_and_their_buttons_work(playing):
    async with playing() as (simulation, bot, tab):
        ann, bob = await tab("1"), await tab("2")
        assert (await bob.read()).letters == 0
        await bob.press("letter")
        await bob.until(lambda bob: bob.letters == 1)
        assert (await ann.read()).letters == 0
        direct = await tab("2/direct")
        assert direct.texts == ["a letter"]
        await direct.press("tap")
        assert (await direct.read()).texts == ["tapped 1"]
        assert bot.presses == [("bob", "tap")]
        assert (bob.letters, (await bob.read()).seen) == (1, 1), "read there, it's new in no browser"
        world = simulation.world
        simulation.env.backend.create_message(world.direct[1].id, world.players[1].id, "thanks")
        await direct.until(lambda direct: direct.texts[-1] == "thanks")
        assert (await bob.read()).letters == 1, "nobody writes to themselves"


async def test_any_number_of_pictures_arrive_unchanged_with_their_sizes(playing, monkeypatch):
    """Sizes are sent before a browser fetches the pictures, except for those too large to read."""
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", 300)
    async with playing() as (simulation, bot, tab):
        channel = home(simulation, bot)
        drawn = [picture((shade, 0, 0), (20, 10)) for shade in range(20)]
        for file in drawn:
            await channel.send("look", file=discord.File(io.BytesIO(file), "p.png", description="red"))
        others = {"huge.png": picture("red", (40, 30)), "a.txt": b"a line"}
        files = [discord.File(io.BytesIO(file), name) for name, file in others.items()]
        await channel.send("look", files=files)
        page = await tab()
        await page.until(lambda page: len(page.texts) == 23)
        told, found = page.state["assets"], {}
        for key in page.state["timeline"]:
            for own in page.state["messages"][key]["attachments"]:
                found.setdefault(own["filename"], []).append(own["asset_id"])
        sizes = {
            asset["filename"]: (asset.get("displayWidth"), asset.get("displayHeight"))
            for asset in told.values()
        }
        assert [sizes[name] for name in ("p.png", *others)] == [(20, 10), (None, None), (None, None)]

        async def load(asset):
            async with page.client.get(f"{page.root}/api/assets/{asset}", headers=page.headers) as response:
                assert (response.status, response.headers["X-Display-Width"]) == (200, "20")
                return await response.read()

        assert await asyncio.gather(*map(load, found["p.png"])) == drawn


async def test_a_recently_replaced_picture_can_still_be_fetched(playing, monkeypatch):
    """A browser fetches a picture a moment later; a computer's move may have replaced it by then."""
    monkeypatch.setattr(live, "REPLACED_PICTURES", 3)
    async with playing() as (simulation, bot, tab):
        channel = home(simulation, bot)

        def one(shade):
            return discord.File(io.BytesIO(picture((shade, 0, 0))), "p.png")

        message = await channel.send("look", file=one(0))
        page = await tab()

        def shown():
            newest = page.state["messages"][page.state["timeline"][-1]]
            return next((own["asset_id"] for own in newest["attachments"]), None)

        async def load(asset):
            async with page.client.get(f"{page.root}/api/assets/{asset}", headers=page.headers) as response:
                return response.status, await response.read()

        await page.until(lambda page: page.texts[-1] == "look" and shown())
        first = shown()
        await message.edit(attachments=[one(1)])
        assert await load(first) == (200, picture((0, 0, 0))), "before the page was told of the next one"
        await page.until(lambda page: shown() not in (None, first))
        assert await load(first) == (200, picture((0, 0, 0))), "and afterwards"
        for shade in range(2, live.REPLACED_PICTURES + 3):
            before = shown()
            await message.edit(attachments=[one(shade)])
            await page.until(lambda page, before=before: shown() not in (None, before))
        assert (await load(first))[0] == 404, "not for ever"
        async with page.client.get(
            f"{page.root}/api/assets/{shown()}", headers={**page.headers, "X-Simcord-Context": "another"}
        ) as response:
            assert response.status != 200, "nor to anyone else"


async def test_data_that_nobody_sees_is_dropped(playing):
    async with playing() as (simulation, bot, tab):
        env = simulation.env
        channel = home(simulation, bot)
        message = await channel.send("one", file=discord.File(io.BytesIO(picture("red")), "red.png"))
        await message.edit(attachments=[discord.File(io.BytesIO(picture("blue")), "blue.png")])
        page = await tab()
        for _ in range(PRIVATE_ANSWERS + 3):
            await page.press("panel")
            await page.read()
        forget(env)
        files = {url.rsplit("/", 1)[1] for url in env.backend.cdn._blobs}
        assert files == {"k2.png", "blue.png"}, "the game in its welcome, and what is shown"
        assert not env.http_requests
        assert not env.transcript()
        private = [item for item in env.backend.messages[channel.id].values() if item.is_ephemeral]
        assert len(private) == PRIVATE_ANSWERS
        assert page.texts[-1] == "panel of ann"
        assert int(page.state["timeline"][-1]) == private[-1].id, "the newest answers are those kept"


async def test_old_messages_and_interactions_are_dropped(playing):
    async with playing() as (simulation, _, tab):
        env, channel = simulation.env, simulation.world.channel
        for number in range(MESSAGES + 20):
            env.backend.create_message(channel.id, env.backend.bot_user.id, f"message {number}")
        for _ in range(INTERACTIONS + 20):
            env.backend.new_interaction(InteractionType.PING, channel.id, env.backend.bot_user.id, None)
        forget(env)
        kept = [message.content for message in env.backend.messages[channel.id].values()]
        assert (len(kept), kept[0], kept[-1]) == (MESSAGES, "message 20", f"message {MESSAGES + 19}")
        assert len(env.backend.interactions) == len(env.backend.interaction_tokens) == INTERACTIONS
        page = await tab()
        assert page.texts[-1] == kept[-1]


async def test_many_tabs_open_at_the_newest_message_and_survive_hours_of_sleep(playing):
    async with playing() as (simulation, bot, tab):
        newest = await home(simulation, bot).send("newest")
        tabs = [await tab("2") for _ in range(25)]
        assert {page.state["targetId"] for page in tabs} == {str(newest.id)}
        assert len({page.state["context"]["id"] for page in tabs}) == 25
        simulation.pages[0]._pages[tabs[0].state["context"]["id"]].last_activity -= 8 * 3600
        await tab()
        assert (await tabs[0].read()).texts[-1] == "newest"
        assert tabs[0].state["messageIndex"] == [], "the list of all messages is not made"


async def test_background_errors_are_logged(playing, caplog):
    async with playing() as (simulation, _, tab):
        page = await tab()
        with caplog.at_level(logging.ERROR):
            async with simulation.turn:
                await simulation.world.players[0].slash(simulation.world.channel, "k2 stumble")
            await page.press("fail")
            await until(
                lambda: [record for record in caplog.records if record.name.startswith("k2bot.offline")]
            )
        told = [record for record in caplog.records if record.name.startswith("k2bot.offline")]
        assert [str(record.exc_info[1]) for record in told] == ["nobody is waiting for this task"]


async def test_a_command_is_shown_with_its_subcommand(playing):
    async with playing() as (simulation, _, _):
        used = [one.command_name for one in simulation.env.backend.interactions.values()]
        assert used == ["k2 new"]


async def test_a_taken_port_is_replaced_and_the_greeting_says_so(playing):
    async with playing() as (simulation, _, _):
        taken = int(simulation.addresses[0].split(":")[2].split("/")[0])
    server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", taken)
    async with (
        server,
        simulate(Settings(port=taken), PadBot()) as simulation,
        aiohttp.ClientSession() as client,
    ):
        assert f":{taken}/" not in simulation.addresses[0]
        assert (await client.get(simulation.addresses[0])).status == 200
        assert says(_greeting(Settings(port=taken), simulation), "offline-port", port=taken)
        assert not says(_greeting(Settings(port=0), simulation), "offline-port")


async def test_a_bot_that_cannot_start_is_closed():
    class Broken(PadBot):
        async def setup_hook(self):
            raise OSError("the disk is full")

    bot = Broken()
    with pytest.raises(OSError, match="the disk is full"):
        async with simulate(Settings(port=0), bot):
            pytest.fail("it has not started")
    assert bot.is_closed()


def test_each_text_resolves_only_its_own_mentions():
    """The parser is reused between texts."""
    known = {"users": {"12": "Ann"}}, {"users": {"13": "Bob"}}, {}
    (said,) = zip(
        *(markdown_tokens("<@12> and <@13>", context=one)[0]["children"] for one in known), strict=True
    )
    assert [[part.get("label", part.get("content")) for part in one["children"]] for one in said] == [
        ["@Ann", " and <@13>"],
        ["<@12> and ", "@Bob"],
        ["<@12> and <@13>"],
    ]


# ------------------------------------------------------------------------ what is there again in the next run


@pytest.fixture
def run(tmp_path, open_tab):
    """Runs the small bot once with the messages of earlier runs; does something, then reads a page."""

    async def once(work, path="1"):
        bot, stop = PadBot(), asyncio.Event()
        archive = Archive(archive_of(tmp_path / "games.sqlite3"))
        async with simulate(Settings(players=2, port=0), bot, archive) as simulation:
            beating = asyncio.create_task(simulation.beat(stop))
            root = root_of(simulation)
            await work(simulation, bot, lambda: open_tab(f"{root}/1"))
            page = await open_tab(f"{root}/{path}")
            stop.set()
            await beating
        return page, bot

    return once


async def store_everything(simulation):
    """Run one tick, which stores everything as it is now."""
    async with simulation.turn:
        await simulation._tick()


async def nothing(simulation, bot, tab):
    pass


async def test_posts_and_private_messages_survive_a_restart_but_private_answers_do_not(run):
    async def play(simulation, bot, tab):
        channel = home(simulation, bot)
        file = discord.File(io.BytesIO(picture("navy")), "p.png", description="a picture")
        post = await channel.send("a post", file=file, view=pads("tap"))
        await store_everything(simulation)
        await post.edit(content="a post, edited")
        gone = await channel.send("soon gone")
        await store_everything(simulation)
        await gone.delete()
        emoji = await bot.create_application_emoji(name="k2_wind", image=picture("white"))
        await channel.send(f"{emoji} wind")
        user = await bot.fetch_user(simulation.world.players[1].id)
        await user.send("a letter")
        await (await tab()).press("panel")

    first, _ = await run(play)
    assert first.texts[-1] == "panel of ann"

    async def press(simulation, bot, tab):
        post = next(one for one in simulation.world.channel.history() if one.content == "a post, edited")
        assert post.attachments[0].description == "a picture"
        assert simulation.env.backend.cdn.get(post.attachments[0].url) == picture("navy")
        (wind,) = await bot.fetch_application_emojis()
        assert f"{wind} wind" in [one.content for one in simulation.world.channel.history()]
        await (await tab()).press("tap")

    again, bot = await run(press)
    assert first.texts[0] == again.texts[0], "one welcome, that of the first run"
    assert [text for text in again.texts if "Welcome" in text] == again.texts[:1]
    assert "tapped 1" in again.texts, "its buttons work"
    assert not {"soon gone", "panel of ann", "a post"} & {*again.texts}
    letters, bot = await run(nothing, "2/direct")
    assert letters.texts == ["a letter"]
    assert not bot.posts_gone


async def test_without_an_archive_current_posts_are_reposted(tmp_path):
    bot = PadBot()
    bot.posts_gone = True
    async with simulate(Settings(port=0), bot, Archive(tmp_path / "none.sqlite3")):
        assert bot.posts_gone


async def test_a_failure_to_store_posts_is_logged_once_and_retried(run, tmp_path, caplog):
    async def play(simulation, bot, tab):
        channel = home(simulation, bot)
        usual, simulation.archive._path = simulation.archive._path, tmp_path
        for text in ("first", "second"):
            await channel.send(text)
            await store_everything(simulation)
        (line,) = [record for record in caplog.records if "posts not stored" in record.getMessage()]
        assert line.exc_info is None
        assert says(line.getMessage(), "store-unopened", path=str(tmp_path))
        simulation.archive._path = usual

    await run(play)
    again, _ = await run(nothing)
    assert {"first", "second"} <= {*again.texts}


async def test_an_unusable_archive_stops_the_start_with_the_reason(tmp_path):
    with pytest.raises(StoreError, match=pattern("store-unopened", path=str(tmp_path))):
        async with simulate(Settings(port=0), PadBot(), Archive(tmp_path)):
            pass


async def test_a_thread_keeps_its_own_page_in_the_next_run(run):
    found = {}

    async def open_thread(simulation, bot, tab):
        post = await home(simulation, bot).send("a table")
        thread = await post.create_thread(name="K2 · table 7")
        await thread.send("in the thread")
        found["path"] = f"2/in/{thread.id}"
        await store_everything(simulation)

    page, _ = await run(open_thread)
    number = found["path"][5:]
    assert page.facts["places"][1] == ["→ K2 · table 7", f"/in/{number}", number, False], "it has no game"

    async def play_there(simulation, bot, tab):
        thread = next(one for one in simulation.world.channel.threads)
        assert [one.content for one in thread.history() if one.content] == ["in the thread"]

        async def taken():
            return {thread.id}

        bot.host.store.open_channels = taken
        own = bot.get_channel(thread.id)
        await own.edit(name="K2: Ann, Bob")
        await own.send("still here")
        await store_everything(simulation)

    page, _ = await run(play_there, found["path"])
    assert page.texts[-2:] == ["in the thread", "still here"]
    assert page.facts["places"][1] == ["→ K2: Ann, Bob", f"/in/{number}", number, True]


# --------------------------------------------------------------------------- a game from its start to its end


QUICK = {"drawing_workers": 0, "computer_workers": 1, "computer_budget": 1}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\d+")


async def test_one_press_starts_a_solo_game_in_another_language(tmp_path, open_tab, monkeypatch, capsys):
    say, said, stops = words("pl").text, [], []
    database = tmp_path / "games.sqlite3"
    settings = Settings(language="pl", port=0, database=database, offline_database=database, **QUICK)
    monkeypatch.setattr(simulation, "_on_end", stops.append)  # the signals are those of the tests

    def addresses():
        said.append(capsys.readouterr().out)
        return ADDRESS.findall("".join(said)) or playing.done()

    playing = asyncio.create_task(simulation._play(settings, lambda: made(settings, afresh=True)))
    page = await open_tab((await until(addresses))[0])
    with closing(sqlite3.connect(database)) as file:
        assert not file.execute("SELECT * FROM timer WHERE due IS NOT NULL").fetchall(), "it's never closed"
    assert (await page.press(say("lobby-button-start")))["settlement"] == "settled"
    await page.until(lambda page: page.find_any(say("k2-button-hand")), seconds=30)
    await page.press(say("k2-button-hand"))
    await page.until(lambda page: page.find_any(say("k2-button-commit")))  # also private pages are in it
    assert not re.search(r"\b(The|the|and|you)\b", "".join([*page.texts, *said]))
    stops[0].set()
    await playing
    assert capsys.readouterr().out == say("offline-stopping") + "\n"


async def test_each_player_can_choose_their_own_language(tmp_path):
    """Until they do, it's the one that the bot was started with, not simcord's English."""
    database = tmp_path / "games.sqlite3"
    settings = Settings(language="pl", port=0, database=database, offline_database=database, **QUICK)
    async with simulate(settings, made(settings, afresh=True)) as simulation:
        ann, bob = simulation.world.players[:2]

        async def shown(player):
            return (await player.slash(simulation.world.channel, "settings")).response.content

        own = {language: words(language).text("preferences-own") for language in ("pl", "de")}
        await bob.slash(simulation.world.channel, "k2 language", language="de")
        assert own["pl"] in await shown(ann)
        assert own["de"] in await shown(bob)
