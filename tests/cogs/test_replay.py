"""``/tiny replay`` and the film's buttons: of a game under way, a finished one, another table, a record."""

import asyncio
import threading
from types import SimpleNamespace

import discord
import pytest

from k2bot.host.discord import films, messages
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.phrases import phrase, says
from tests.waiting import until

FILM = phrase("lobby-button-film")
SHOW = phrase("discord-button-show-film")


async def play(world, *, over):
    """A game of Ann and Bob: a round is over, or the whole game."""
    await world.begin("bob", rounds="1" if over else "2")
    await world.answers("ann 3", "bob 1", "ann pass")
    world.panels.clear()


def edits(world, since):
    """The texts that were put in the place of answers since so many calls."""
    calls = world.env.http_requests[since:]
    return [
        c.json["content"] for c in calls if c.method == "PATCH" and c.path.endswith("/messages/@original")
    ]


async def finished_elsewhere(world):
    """Table 1, of Ann and Bob, was played to its end in another channel, which is returned."""
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


async def test_the_game_under_way_is_shown_so_far_to_one_or_to_everybody(world, story):
    await play(world, over=False)
    shown = await story.slash("cid", "replay")
    assert shown.attachments[0].filename.startswith("film-")
    await story.slash("ann", "replay", show="all")


async def test_the_last_game_played_here_is_shown_after_its_end_by_the_command_and_its_last_post(
    world, story
):
    """Who only looked on sees it, too, but does not post it; shown to everybody it is once."""
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


async def test_another_table_is_shown_by_its_number_to_who_sat_there_and_by_them_to_everybody(
    world, story, monkeypatch
):
    """But not as one of another game."""
    await finished_elsewhere(world)
    await story.press("bob", SHOW, await story.slash("bob", "replay", table="1"))
    await story.slash("bob", "replay", table="last")
    monkeypatch.setattr(type(await world.tables.find(1)), "game", SimpleNamespace(key="chess"))
    await story.slash("bob", "replay", table="1")


async def test_who_sees_the_channel_of_a_game_sees_it_from_elsewhere_too(world, story):
    """But shows it to nobody else. In a channel that they can't see, it's unknown."""
    there = await finished_elsewhere(world)
    for command in ("replay", "verify", "lookback"):
        await story.slash("cid", command, table="1")
    await story.slash("cid", "replay", table="1", show="all")
    await world.forbid("view_channel", channel=there)
    for command in ("replay", "verify", "lookback"):
        await story.slash("cid", command, table="1")


async def test_a_table_elsewhere_is_unknown_to_others_whatever_became_of_it(world):
    """Whether it exists, is a lobby, was played or cancelled: all is told as of a table that never was."""
    await world.forbid("view_channel", channel=await finished_elsewhere(world), but=("ann", "bob"))

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


async def test_in_a_private_chat_the_own_game_is_shown_where_there_is_no_doubt_which(world, story):
    """The last one; once another is under way, that one; of several under way none is guessed."""
    await finished_elsewhere(world)
    await story.whisper("bob", "tiny replay", show="all")
    await story.whisper("cid", "tiny replay")
    await play(world, over=False)
    await world.answers("bob 2")
    await story.whisper("bob", "tiny replay")
    await world.enter_channel("another")
    await world.begin("bob")
    await story.whisper("bob", "tiny replay")


async def test_a_cancelled_game_keeps_its_film_and_record_and_counts_for_nobody(world, story):
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


async def test_of_a_game_that_can_no_longer_be_followed_nothing_is_said_to_be_kept(
    world, story, tiny, monkeypatch
):
    await play(world, over=False)
    await world.restart()
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    await cancelled(world)
    story.posts()
    for command in ("board", "hand", "status", "replay", "lookback"):
        await story.slash("bob", command)


async def test_a_lobby_has_no_film_and_no_place_among_the_games_when_it_was_cancelled(world, story):
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
    """From the file below the last post, of a kind whose contents no client shows."""
    (file,) = [a for a in world.post.attachments if a.filename.endswith(".record")]
    assert file.content_type == "application/octet-stream"
    return await file.read()


async def test_a_record_that_was_posted_is_shown_anywhere_and_to_everybody(world, story):
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
async def test_a_file_that_is_no_record_is_refused_with_the_reason(world, snapshot, file):
    """Its name is quoted shortly and harmlessly."""
    shown = await world.slash("ann", "replay", record=("*bold*\u202e" + "x" * 200 + ".txt", file))
    assert (shown.content, shown.attachments) == snapshot
    assert len(shown.content) < 200


@pytest.mark.parametrize("told", ["discord-record-large", "discord-record-gone"])
async def test_a_record_larger_than_was_said_is_not_read_and_a_lost_one_asked_for_again(
    world, monkeypatch, told
):
    async def read(_):
        if told == "discord-record-gone":
            raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone")
        return b"1" * LARGE

    monkeypatch.setattr(discord.Attachment, "read", read)
    assert says(await world.slash("ann", "replay", record=("r.txt", b"[]")), told)


# ---------------------------------------------------------------------------------------------- the making


class Slow:
    """The making of films held up: ``go`` lets it end, ``drawn`` are the films that were begun."""

    def __init__(self, world):
        self.world, self.go, self.drawn, self.since = world, threading.Event(), [], 0

    def draw(self, shown, progress):
        self.drawn.append(shown)
        self.go.wait(5)
        return tiny_game.PIXEL

    async def want(self, *people, verb="film"):
        """Let people press that button for the film, and wait for the first words of each answer."""
        self.since = len(self.world.env.http_requests)
        for who in people:
            self.world.tap(who, self.world.post, f"l|1|{verb}")
        await until(lambda: len(edits(self.world, self.since)) >= len(people))
        await asyncio.sleep(0.05)

    async def end(self):
        """Let the film be made, and give the texts of all answers."""
        self.go.set()
        await self.world.settle()
        return edits(self.world, self.since)


@pytest.fixture
def at_once(monkeypatch):
    """What takes long is said at once."""
    monkeypatch.setattr(messages, "BEFORE_PROGRESS", 0)


@pytest.fixture
def slow(world, tiny, monkeypatch, at_once):
    held = Slow(world)
    monkeypatch.setattr(type(tiny), "drawn", lambda _, shown, progress: held.draw(shown, progress))
    yield held
    held.go.set()


async def test_another_press_on_a_private_page_comes_before_a_film_that_is_being_made(world, slow):
    """The page stays until then, with a line about what's under way; the film comes when asked for again."""
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


async def test_a_review_that_another_press_came_before_goes_on(world, at_once, monkeypatch):
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


async def test_one_film_of_a_table_and_for_a_person_at_a_time(world, slow):
    await play(world, over=False)
    await slow.want("ann")
    await world.do(submit, world.bob.id, "choose2", "2")
    await slow.want("bob")
    told = edits(world, slow.since)
    assert says(told[-1], "discord-film-busy")
    await slow.end()
    assert "5 steps" in await world.told("bob", "replay")
    assert not world.host.pages.films._under_way


async def test_a_film_for_which_two_wait_to_show_it_to_everybody_is_posted_once(world, slow):
    await play(world, over=True)
    before = len(world.posts())
    await slow.want("ann", "bob", verb="show-film")
    said = await slow.end()
    assert len(world.posts()) == before + 1
    assert sum(says(text, "discord-film-stands", link=world.post.jump_url) for text in said) == 1


async def test_too_many_films_at_once_are_put_off(world, monkeypatch):
    await play(world, over=False)
    monkeypatch.setattr(films, "QUEUE", 1)
    with world.host.pages.films._claimed("another film", ["user 1"]):
        assert says(await world.slash("ann", "replay"), "discord-film-queue")
    assert "4 steps" in await world.told("ann", "replay")


async def test_a_film_that_cannot_be_made_is_said_so(world, tiny, monkeypatch, caplog):
    await play(world, over=True)
    monkeypatch.setattr(type(tiny), "drawn", lambda *_: 1 // 0)
    assert says(await world.slash("ann", "replay"), "discord-film-failed")
    assert "ZeroDivisionError" in caplog.text


async def test_where_word_of_progress_cannot_be_given_the_film_is_shown_all_the_same(world, slow):
    await play(world, over=True)
    world.fails("PATCH /webhooks/*/*/messages/@original", times=1)
    await slow.want("ann")
    assert "4 steps" in (await slow.end())[-1]
