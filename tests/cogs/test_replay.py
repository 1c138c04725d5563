"""``/tiny replay`` and film buttons: for running, finished and other games, and for records."""

import asyncio
import threading
from types import SimpleNamespace

import discord
import pytest

from k2bot.host.discord import compose, films
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.phrases import phrase, says
from tests.waiting import until

FILM = phrase("lobby-button-film")
SHOW = phrase("discord-button-show-film")


async def play(world, *, over):
    """Play a round of Ann and Bob, or a whole game."""
    await world.begin("bob", rounds="1" if over else "2")
    await world.answers("ann 3", "bob 1", "ann pass")
    world.panels.clear()


def edits(world, since):
    """Texts of the replies edited since the first ``since`` requests."""
    calls = world.env.http_requests[since:]
    return [
        c.json["content"] for c in calls if c.method == "PATCH" and c.path.endswith("/messages/@original")
    ]


async def play_elsewhere(world):
    """Play table 1 of Ann and Bob to its end in another channel; returns that channel."""
    home = await world.enter_channel("elsewhere")
    await play(world, over=True)
    there, world.channel = world.channel, home
    return there


async def cancelled(world):
    """Ann cancels the game."""
    await world.slash("ann", "cancel")
    await world.press("ann", "discord-button-cancel")
    await world.settle()


# ---------------------------------------------------------------------------------------------- which game


async def test_replay_shows_the_running_game_privately_or_to_everybody(world, story):
    await play(world, over=False)
    shown = await story.slash("cid", "replay")
    assert shown.attachments[0].filename.startswith("film-")
    await story.slash("ann", "replay", show="all")


async def test_the_last_game_here_is_replayed_by_command_or_last_post(world, story):
    """Spectators see it too but can't post it; it's posted for everybody only once."""
    await play(world, over=True)
    end = world.post
    story.posts()
    await world.restart()
    assert not list(world.tables._cache)
    for show in ("me", "all"):
        await story.slash("cid", "replay", show=show)
    await story.press("bob", SHOW, await story.press("bob", FILM, end))
    await story.slash("ann", "replay", show="all")
    await story.slash("ann", "replay")
    assert len(world.posts()) == 5


async def test_players_can_replay_and_share_their_game_from_elsewhere_by_number(world, story, monkeypatch):
    """But not with another game's command."""
    await play_elsewhere(world)
    await story.press("bob", SHOW, await story.slash("bob", "replay", table="1"))
    await story.slash("bob", "replay", table="last")
    monkeypatch.setattr(type(await world.tables.find(1)), "game", SimpleNamespace(key="chess"))
    await story.slash("bob", "replay", table="1")


async def test_anyone_who_can_see_its_channel_can_replay_a_game_from_elsewhere(world, story):
    """But they can't share it; a game in a channel they can't see is unknown."""
    there = await play_elsewhere(world)
    for command in ("replay", "verify", "lookback"):
        await story.slash("cid", command, table="1")
    await story.slash("cid", "replay", table="1", show="all")
    await world.forbid("view_channel", channel=there)
    for command in ("replay", "verify", "lookback"):
        await story.slash("cid", command, table="1")


async def test_hidden_games_elsewhere_look_nonexistent_to_others(world):
    """Lobby, finished or cancelled: the reply is the same as for a nonexistent table."""
    await world.forbid("view_channel", channel=await play_elsewhere(world), but=("ann", "bob"))

    async def check(number, told=None):
        shown = await world.told("cid", "replay", table=number)
        assert shown == phrase("discord-played-elsewhere", game="Tiny", number=number)
        if told:
            assert says(await world.slash("ann", "replay", table=number), told)

    await check("99")
    await check("1")
    home = await world.enter_channel("another")
    await world.lobby()
    there, world.channel = world.channel, home
    await world.forbid("view_channel", channel=there, but=("ann",))
    await check("2", "refusal-in-lobby")
    world.channel = there
    await world.slash("ann", "cancel")
    world.channel = home
    await check("2", "refusal-cancelled")


async def test_the_private_chat_replays_ones_own_game_unless_it_is_ambiguous(world, story):
    """The last one, or the only running one; of several running, none is guessed."""
    await play_elsewhere(world)
    await story.whisper("bob", "tiny replay", show="all")
    await story.whisper("cid", "tiny replay")
    await play(world, over=False)
    await world.answers("bob 2")
    await story.whisper("bob", "tiny replay")
    await world.enter_channel("another")
    await world.begin("bob")
    await story.whisper("bob", "tiny replay")


async def test_a_cancelled_game_keeps_film_and_record_but_has_no_placements(world, story):
    await play(world, over=False)
    await cancelled(world)
    story.posts()
    for options in ({"table": "1"}, {}):
        await story.slash("bob", "replay", **options)
    await story.press("bob", FILM, world.post)
    for command in ("status", "board", "hand"):
        shown = await story.slash("cid", command)
    await story.press("cid", FILM, shown)
    (record,) = world.post.attachments
    await story.slash("cid", "verify", record=(record.filename, await record.read()))
    await story.slash("ann", "verify")
    await story.slash("ann", "history")
    assert (await world.host.store.table(1)).placements == ()


async def test_an_unreplayable_cancelled_game_promises_no_film_or_record(world, story, tiny, monkeypatch):
    await play(world, over=False)
    await world.restart()
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    await cancelled(world)
    story.posts()
    for command in ("board", "hand", "status", "replay", "lookback"):
        await story.slash("bob", command)


async def test_a_cancelled_lobby_has_no_film_and_is_not_in_the_history(world, story):
    await world.lobby()
    await story.slash("ann", "replay")
    await world.slash("ann", "cancel")
    await world.settle()
    story.posts()
    await story.slash("ann", "replay", table="1")
    await story.slash("ann", "replay")
    await story.slash("ann", "history")


# ------------------------------------------------------------------------------------------------- records


async def record_of(world):
    """Read the record attached to the last post, of a type that no client previews."""
    (file,) = [a for a in world.post.attachments if a.filename.endswith(".record")]
    assert file.content_type == "application/octet-stream"
    return await file.read()


async def test_a_posted_record_can_be_replayed_anywhere_and_shown_to_everybody(world, story):
    await play(world, over=True)
    record = await record_of(world)
    await story.whisper("cid", "tiny replay", record=("record.txt", b"\xef\xbb\xbf" + record))
    await story.slash("cid", "replay", show="all", record=("record.txt", record))


LARGE = 100 * 1024 + 1


@pytest.mark.parametrize(
    "file",
    [
        b"no record",
        b"\x89PNG\xff",
        "Größe".encode("utf-16"),
        b"1" * LARGE,
        b'[{"rounds": "1", "pairs": "no"}, 2, "s"]\n[0, "7"]',
    ],
    ids=["no record", "a picture", "another encoding", "too large", "a wrong answer"],
)
async def test_a_file_that_is_not_a_record_is_refused_with_the_reason(world, snapshot, file):
    """Its name is quoted shortened and escaped."""
    shown = await world.slash("ann", "replay", record=("*bold*\u202e" + "x" * 200 + ".txt", file))
    assert (shown.content, shown.attachments) == snapshot
    assert len(shown.content) < 200


@pytest.mark.parametrize("told", ["discord-record-large", "discord-record-gone"])
async def test_an_oversized_record_is_refused_and_a_missing_one_requested_again(world, monkeypatch, told):
    async def read(_):
        if told == "discord-record-gone":
            raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone")
        return b"1" * LARGE

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert says(await world.slash("ann", "replay", record=("r.txt", b"[]")), told)


# ---------------------------------------------------------------------------------------------- the making


class Slow:
    """Holds up films: ``go`` lets them finish, ``drawn`` lists those that were started."""

    def __init__(self, world):
        self.world, self.go, self.drawn, self.since = world, threading.Event(), [], 0

    def draw(self, shown, progress):
        self.drawn.append(shown)
        self.go.wait(5)
        return tiny_game.PIXEL

    async def want(self, *people, verb="film"):
        """Let people press the film button, and wait for the start of each reply."""
        self.since = len(self.world.env.http_requests)
        for who in people:
            self.world.tap(who, self.world.post, f"l|1|{verb}")
        await until(lambda: len(edits(self.world, self.since)) >= len(people))
        await asyncio.sleep(0.05)

    async def end(self):
        """Let the film finish; returns the texts of all replies."""
        self.go.set()
        await self.world.settle()
        return edits(self.world, self.since)


@pytest.fixture
def at_once(monkeypatch):
    """Report progress at once."""
    monkeypatch.setattr(compose, "BEFORE_PROGRESS", 0)


@pytest.fixture
def slow(world, tiny, monkeypatch, at_once):
    held = Slow(world)
    monkeypatch.setattr(type(tiny), "drawn", lambda _, shown, progress: held.draw(shown, progress))
    yield held
    held.go.set()


async def test_another_press_on_the_page_supersedes_a_film_being_made(world, slow):
    """The page stays, with a progress line; the film is shown when asked for again."""
    await play(world, over=True)
    panel = await world.press("ann", phrase("look-back-button"))
    page, film = panel.content, world.ids(panel)[FILM]
    world.tap("ann", panel, film)
    await until(lambda: panel.content == f"{page}\nMaking the film …")
    world.tap("ann", panel, world.ids(panel)[phrase("look-back-last")])
    await until(lambda: page.split("\n")[1] not in panel.content)
    assert not panel.attachments
    await slow.end()
    assert not panel.attachments
    assert not world.host.interactions.busy
    await world.press("ann", FILM, panel)
    assert panel.attachments[0].filename.startswith("film-")


async def test_a_review_continues_when_other_buttons_are_pressed_meanwhile(world, at_once, monkeypatch):
    await play(world, over=True)
    go, begun = asyncio.Event(), []

    async def costliest(*asked):
        begun.append(asked)
        await go.wait()
        return ()

    monkeypatch.setattr(type(world.host.services.reviewer), "_costliest", costliest)
    panel = await world.press("ann", phrase("look-back-button"))
    page, review = panel.content, world.ids(panel)[phrase("lobby-button-review")]
    for _ in range(2):
        world.tap("ann", panel, review)
        await until(lambda: says(panel, "review-under-way", percent=0))
        assert panel.content.startswith(page)
        for way in ("last", "first"):
            world.tap("ann", panel, world.ids(panel)[phrase(f"look-back-{way}")])
            await until(lambda before=panel.content: panel.content != before)
        assert panel.content == page
    go.set()
    await world.press("ann", phrase("lobby-button-review"), panel)
    assert says(panel, "review-none")
    assert len(begun) == 1


async def test_only_one_film_per_table_and_person_is_made_at_a_time(world, slow):
    await play(world, over=False)
    await slow.want("ann")
    await world.do(submit, world.bob.id, "choose2", "2")
    await slow.want("bob")
    told = edits(world, slow.since)
    assert says(told[-1], "discord-film-busy")
    await slow.want("ann")
    assert says(edits(world, slow.since)[-1], "refusal-busy")
    await slow.end()
    assert "5 steps" in await world.told("bob", "replay")
    assert not world.host.pages.films._under_way


async def test_a_film_two_people_share_at_once_is_posted_once(world, slow):
    await play(world, over=True)
    before = len(world.posts())
    await slow.want("ann", "bob", verb="show-film")
    said = await slow.end()
    assert len(world.posts()) == before + 1
    assert sum(says(text, "discord-film-stands", link=world.post.jump_url) for text in said) == 1


async def test_a_film_is_refused_while_the_queue_is_full(world, monkeypatch):
    await play(world, over=False)
    monkeypatch.setattr(films, "QUEUE", 1)
    with world.host.pages.films._claimed("another film", 0):
        assert says(await world.slash("ann", "replay"), "discord-film-queue")
    assert "4 steps" in await world.told("ann", "replay")


async def test_a_failed_film_is_reported(world, tiny, monkeypatch, caplog):
    await play(world, over=True)
    monkeypatch.setattr(type(tiny), "drawn", lambda *_: 1 // 0)
    assert says(await world.slash("ann", "replay"), "discord-film-failed")
    assert "ZeroDivisionError" in caplog.text


async def test_a_film_is_shown_even_if_reporting_progress_fails(world, slow):
    await play(world, over=True)
    world.fails("PATCH /webhooks/*/*/messages/@original", times=1)
    await slow.want("ann")
    assert "4 steps" in (await slow.end())[-1]
