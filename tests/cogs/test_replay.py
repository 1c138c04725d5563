"""``/tiny replay`` and the film's buttons: of a game under way, a finished one, another table, a record."""

from __future__ import annotations

import asyncio
import re
import threading
from types import SimpleNamespace

import discord
import pytest

from k2bot.host.discord import replays
from k2bot.host.kernel.transition import Submit
from tests.host import tiny_game
from tests.phrases import pattern, phrase, says

FILM = phrase("lobby-button-film")


async def play(world, *, over):
    """A game of Ann and Bob: a round is over, or the whole game."""
    await world.begin("bob", rounds="1" if over else "2")
    await world.commit("ann", 3)
    await world.commit("bob", 1)
    await world.press("ann", "My turn", world.post)
    await world.press("ann", "pass")
    await world.env.settle()
    world.panels.clear()


def labels(world, message):
    return set(world.ids(message))


def edits(world, since):
    """The texts that were put in the place of answers since so many calls."""
    calls = world.env.http_requests[since:]
    return [
        c.json["content"] for c in calls if c.method == "PATCH" and c.path.endswith("/messages/@original")
    ]


async def show_all(world, who, **options):
    """Use the command for all to see; gives what only the person sees, and the new posts."""
    before = len(world.posts())
    result = await world.people[who].slash(world.channel, "tiny replay", show="all", **options)
    assert result.response.ephemeral
    return result.response, world.posts()[before:]


async def finished_elsewhere(world):
    """The number of a table of Ann and Bob's that was played to its end in another channel."""
    home = await world.enter_channel("elsewhere")
    await play(world, over=True)
    number, world.channel = str(world.posts()[-1] and 1), home
    return number


async def in_private(world, who, **options):
    """Use the command in the private chat with the bot."""
    return (await world.people[who].user.slash("tiny replay", **options)).response


# ---------------------------------------------------------------------------------------------- which game


async def test_the_game_under_way_is_shown_so_far_to_one_or_to_everybody(world):
    await play(world, over=False)
    shown = await world.slash("cid", "replay")
    assert shown.content == "The film of ann, bob: 4 steps, scores (3, 1)"
    (file,) = shown.attachments
    assert (file.filename.startswith("film-"), file.description) == (True, "A film of ann, bob")
    shown, (post,) = await show_all(world, "ann")
    assert says(shown, "discord-film-shown")
    assert ("4 steps" in post.content, len(post.attachments)) == (True, 1)


async def test_the_last_game_played_here_is_shown_after_its_end_by_the_command_and_its_last_post(world):
    await play(world, over=True)
    assert labels(world, world.post) == {"Rematch", FILM, phrase("lobby-button-review")}
    shown = await world.slash("cid", "replay")
    assert shown.content == "The film of ann, bob: 4 steps, scores (3, 1)"
    assert len(shown.attachments) == 1
    await world.restart()
    assert not list(world.bot.tables._cache)
    for again in (await world.slash("cid", "replay"), await world.press("bob", FILM, world.post)):
        assert "4 steps" in again.content
        assert len(again.attachments) == 1


async def test_where_no_game_was_played_it_is_said_what_to_do(world):
    shown = await world.slash("ann", "replay")
    assert says(shown, "discord-played-none")
    assert "/tiny new" in shown.content
    await world.lobby()
    assert says(await world.slash("ann", "replay"), "discord-played-none")


async def test_another_table_is_shown_by_its_number_to_who_sat_there_and_by_them_to_everybody(world):
    number = await finished_elsewhere(world)
    shown = await world.slash("bob", "replay", table=number)
    assert "4 steps" in shown.content
    before = len(world.posts())
    await world.bob.click(shown, custom_id=world.ids(shown)[phrase("discord-button-show-film")])
    (post,) = world.posts()[before:]
    assert "4 steps" in post.content
    wrong = (await world.slash("bob", "replay", table="last")).content
    assert wrong == phrase("discord-played-number", number="last")


async def test_a_table_elsewhere_is_unknown_to_others_whatever_became_of_it(world):
    """Whether it exists, is a lobby, was played or cancelled: all is told as of a table that never was."""
    number = await finished_elsewhere(world)
    unknown = (await world.slash("bob", "replay", table="99")).content
    assert says(unknown, "discord-played-elsewhere", game="Tiny", number=99)

    async def told(number):
        return (await world.slash("cid", "replay", table=number)).content

    expected = unknown.replace("99", "{}")
    assert await told(number) == expected.format(number)
    home = await world.enter_channel("another")
    await world.lobby()
    lobby, begun = str(world.table.id), world.channel
    world.channel = home
    assert await told(lobby) == expected.format(lobby)
    assert says(await world.slash("ann", "replay", table=lobby), "discord-played-lobby")
    world.channel = begun
    await world.slash("ann", "cancel")
    world.channel = home
    assert await told(lobby) == expected.format(lobby)
    assert says(await world.slash("ann", "replay", table=lobby), "discord-played-cancelled")


async def test_a_table_of_another_game_is_no_table_of_this_one(world, monkeypatch):
    number = await finished_elsewhere(world)
    table = await world.bot.tables.find(int(number))
    monkeypatch.setattr(type(table), "game", SimpleNamespace(key="chess"))
    assert says(await world.slash("bob", "replay", table=number), "discord-played-elsewhere")


async def test_in_a_private_chat_the_own_game_is_shown_where_there_is_no_doubt_which(world):
    """The last one; once another is under way, that one; of several under way none is guessed."""
    await finished_elsewhere(world)
    shown = await in_private(world, "bob", show="all")
    assert "4 steps" in shown.content
    assert labels(world, shown) == set()
    assert says(await in_private(world, "cid"), "discord-played-none")
    await play(world, over=False)
    await world.table.do(Submit(world.bob.id, "choose2", "2"))
    assert "5 steps" in (await in_private(world, "bob")).content
    await world.enter_channel("another")
    await world.begin("bob", rounds="2")
    assert "4 steps" in (await in_private(world, "bob")).content


async def test_a_cancelled_game_keeps_its_film_and_record_and_counts_for_nobody(world):
    await play(world, over=False)
    number = str(world.table.id)
    await world.slash("ann", "cancel")
    await world.press("ann", phrase("discord-button-cancel"))
    await world.env.settle()
    for options in ({"table": number}, {}):
        assert "4 steps" in (await world.slash("bob", "replay", **options)).content
    assert "4 steps" in (await world.press("bob", FILM, world.post)).content
    assert says(world.post, "table-was-cancelled")
    (record,) = world.post.attachments
    assert record.filename == f"tiny-{number}-cancelled.txt"
    result = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{world.post.id}"
    for who in ("ann", "cid"):
        status = (await world.slash(who, "status")).content
        assert phrase("discord-status-cancelled") in status
        assert result in status
        for command in ("board", "hand"):
            shown = await world.slash(who, command)
            assert says(shown, "table-was-cancelled")
            assert result in shown.content
            assert [own.filename for own in shown.attachments] == [record.filename]
            assert "4 steps" in (await world.press(who, FILM, shown)).content
    told = await world.slash("cid", "verify", record=(record.filename, await record.read()))
    assert says(told, "verify-record-open")
    assert says(await world.slash("ann", "verify"), "verify-cancelled")
    past = await world.slash("ann", "history")
    assert phrase("history-cancelled", names="ann, bob") in past.content
    offered = " ".join(widget.get("custom_id", "") for widget in world.components(past))
    assert "past-film" in offered
    assert "past-record" in offered
    assert "past-what-if" not in offered, "nobody has a result there"
    assert (await world.bot.store.table(int(number))).placements == ()


async def test_of_a_cancelled_game_that_can_no_longer_be_followed_nothing_is_said_to_be_kept(
    world, tiny, monkeypatch
):
    await play(world, over=False)
    await world.restart()
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    await world.slash("ann", "cancel")
    await world.press("ann", phrase("discord-button-cancel"))
    assert world.post.content == phrase("table-was-cancelled", game="Tiny", kept="none")
    assert not world.ids(world.post)
    for command in ("board", "hand", "status"):
        shown = await world.slash("bob", command)
        assert says(shown, "discord-status-cancelled" if command == "status" else "table-was-cancelled")
        assert not shown.attachments
        assert not world.ids(shown)


async def test_a_lobby_that_was_cancelled_has_no_film(world):
    await world.lobby()
    number = str(world.table.id)
    await world.slash("ann", "cancel")
    await world.env.settle()
    assert says(await world.slash("ann", "replay", table=number), "discord-played-cancelled")
    assert says(await world.slash("ann", "replay"), "discord-played-none")
    assert not world.post.attachments
    assert says(await world.slash("ann", "history"), "history-none", game="Tiny")


async def test_a_game_that_can_no_longer_be_followed_has_no_film(world, tiny, monkeypatch):
    await play(world, over=True)
    await world.restart()
    monkeypatch.setattr(type(tiny), "apply", lambda *_: 1 // 0)
    assert says(await world.slash("ann", "replay"), "discord-played-aside")


# ------------------------------------------------------------------------------------------------- records


async def record_of(world):
    (file,) = [a for a in world.post.attachments if a.filename == "record.txt"]
    return await file.read()


async def test_a_record_that_was_posted_is_shown_anywhere_and_to_everybody(world):
    await play(world, over=True)
    record = await record_of(world)
    shown = await in_private(world, "cid", record=("record.txt", b"\xef\xbb\xbf" + record))
    assert shown.content == "The film of strangers: 4 steps, scores (3, 1)"
    assert len(shown.attachments) == 1
    _, (post,) = await show_all(world, "cid", record=("record.txt", record))
    assert post.content == "The film of strangers: 4 steps, scores (3, 1)"


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        (b"no record", "line 1 is no JSON"),
        (b"\x89PNG\xff", pattern("discord-record-no-text")),
        (b"1" * (100 * 1024 + 1), pattern("discord-record-large", size=100)),
        (b'[{"rounds": "1", "pairs": "no"}, 2, "s"]\n[0, "7"]', "Choose 1, 2 or 3, not 7."),
    ],
)
async def test_a_file_that_is_no_record_is_refused_with_the_reason(world, file, reason):
    shown = await world.slash("ann", "replay", record=("some_file.txt", file))
    assert re.search(reason, shown.content)
    assert not shown.attachments


@pytest.mark.parametrize("content", [b"\x89PNG\xff", "Größe".encode("utf-16"), b"1" * (100 * 1024 + 1)])
async def test_the_name_of_a_file_is_quoted_shortly_and_harmlessly(world, content):
    name = "*bold*\u202e" + "x" * 200 + ".txt"
    shown = await world.slash("ann", "replay", record=(name, content))
    assert shown.content.startswith(r"\*bold\*xxx")
    assert len(shown.content) < 200


async def test_a_record_larger_than_it_was_said_to_be_is_not_read(world, monkeypatch):
    async def read(_):
        return b"1" * (100 * 1024 + 1)

    monkeypatch.setattr(discord.Attachment, "read", read)
    shown = await world.slash("ann", "replay", record=("r.txt", b"[]"))
    assert says(shown, "discord-record-large", size=100)


async def test_a_record_that_discord_no_longer_has_is_asked_for_again(world, monkeypatch):
    async def gone(*_, **__):
        raise discord.NotFound(SimpleNamespace(status=404, reason="gone"), "gone")

    monkeypatch.setattr(discord.Attachment, "read", gone)
    shown = await world.slash("ann", "replay", record=("r.txt", b"[]"))
    assert says(shown, "discord-record-gone")


# ------------------------------------------------------------------------------------------------- for all


async def test_who_played_can_show_the_film_to_everybody_and_once_is_enough(world):
    """Who only looked on sees it, too, but does not post it."""
    await play(world, over=True)
    assert labels(world, await world.slash("cid", "replay", show="me")) == set()
    shown, posted = await show_all(world, "cid")
    assert (says(shown, "discord-film-not-yours"), posted) == (True, [])
    world.panels.clear()
    shown = await world.press("bob", FILM, world.post)
    assert labels(world, shown) == {phrase("discord-button-show-film")}
    before = len(world.posts())
    await world.bob.click(shown, custom_id=world.ids(shown)[phrase("discord-button-show-film")])
    panel = world.env.backend.get_message(world.channel.id, shown.id)
    assert (says(panel, "discord-film-shown"), panel.attachments) == (True, [])
    (post,) = world.posts()[before:]
    assert (post.content, len(post.attachments)) == ("The film of ann, bob: 4 steps, scores (3, 1)", 1)
    again, posted = await show_all(world, "ann")
    link = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{post.id}"
    assert (says(again, "discord-film-stands", link=link), posted) == (True, [])
    assert labels(world, await world.slash("ann", "replay")) == set()


# ---------------------------------------------------------------------------------------------- the making


class Slow:
    """The making of films held up: ``go`` lets it end, ``drawn`` are the films that were begun."""

    def __init__(self, world):
        self.world, self.go, self.drawn, self.since = world, threading.Event(), [], 0

    def draw(self, shown, progress):
        self.drawn.append(shown)
        for done in range(40):
            progress(done, 40)
            if self.go.wait(0.01):
                break
        self.go.wait(5)
        return tiny_game.PIXEL

    async def want(self, *people):
        """Let people press the button for the film, and wait for the first two words of each answer."""
        self.since = len(self.world.env.http_requests)
        for who in people:
            self.world.tap(who, self.world.post, f"l|{self.world.number}|film")
        for _ in range(100):
            await asyncio.sleep(0.05)
            if len(edits(self.world, self.since)) >= 2 * len(people):
                break
        await asyncio.sleep(0.05)

    async def end(self):
        """Let the film be made, and give the texts of all answers."""
        self.go.set()
        await self.world.env.settle()
        return edits(self.world, self.since)


@pytest.fixture
def slow(world, tiny, monkeypatch):
    held = Slow(world)
    world.number = 1
    monkeypatch.setattr(type(tiny), "drawn", lambda _, shown, progress: held.draw(shown, progress))
    yield held
    held.go.set()


@pytest.mark.parametrize("by", ["command", "button", "record"])
async def test_it_is_said_first_of_all_that_the_story_is_put_together(world, by):
    await play(world, over=True)
    record = ("record.txt", await record_of(world))
    since = len(world.env.http_requests)
    if by == "button":
        await world.press("cid", FILM, world.post)
    else:
        await world.slash("cid", "replay", **({"record": record} if by == "record" else {}))
    told = edits(world, since)
    assert told[:2] == [phrase("discord-film-sought"), "Making the film …"]
    assert "4 steps" in told[-1]


async def test_a_film_is_made_once_however_many_want_it(world, slow):
    await play(world, over=True)
    await slow.want("ann", "bob", "cid")
    told = await slow.end()
    assert sum("4 steps" in text for text in told) == 3
    await slow.want("bob")
    assert ["4 steps" in text for text in await slow.end()] == [False, True], (
        "what is kept needs no word of progress"
    )
    assert len(slow.drawn) == 1


async def test_one_film_of_a_table_and_for_a_person_at_a_time(world, slow):
    await play(world, over=False)
    await slow.want("ann")
    await world.table.do(Submit(world.bob.id, "choose2", "2"))
    await slow.want("bob")
    told = edits(world, slow.since)
    assert says(told[-1], "discord-film-busy")
    await slow.end()
    assert "5 steps" in (await world.slash("bob", "replay")).content
    assert not world.bot.films._claims
    assert not world.bot.films._under_way


async def test_too_many_films_at_once_are_put_off(world, monkeypatch):
    await play(world, over=False)
    monkeypatch.setattr(replays, "QUEUE", 1)
    with world.bot.films._claimed("another film", ["user 1"]):
        assert says(await world.slash("ann", "replay"), "discord-film-queue")
    assert "4 steps" in (await world.slash("ann", "replay")).content


async def test_a_film_that_cannot_be_made_is_said_so(world, tiny, monkeypatch, caplog):
    await play(world, over=True)
    monkeypatch.setattr(type(tiny), "drawn", lambda *_: 1 // 0)
    assert says(await world.slash("ann", "replay"), "discord-film-failed")
    assert "ZeroDivisionError" in caplog.text
    assert not world.bot.films._claims


async def test_where_word_of_progress_cannot_be_given_the_film_is_shown_all_the_same(world, slow):
    await play(world, over=True)
    world.fails("PATCH /webhooks/*/*/messages/@original", times=2)
    await slow.want("ann")
    assert "4 steps" in (await slow.end())[-1]
