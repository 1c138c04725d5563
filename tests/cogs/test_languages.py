"""Posts in the language of their table, private answers in that of their reader: K2 in two languages."""

from __future__ import annotations

import pytest

from k2bot.games.registry import makers
from k2bot.host import people
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.cogs.reading import choose, languages_of, press, slash
from tests.host.discord import kit
from tests.waiting import until

BOTH = ("en", PSEUDO)


@pytest.fixture
async def club(tmp_path, monkeypatch):
    """A bot of both languages; Bob's Discord is in German, which is the pseudo-language here."""
    monkeypatch.setitem(people.DISCORDS, "de", PSEUDO)
    async with kit.world(tmp_path, catalogue=Catalogue(makers()), available=BOTH) as world:
        emit, world.locales = world.env.backend.emit, {world.bob.id: "de"}

        def localised(name, payload):
            if name == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload["locale"] = world.locales.get(user, "en-US")
            emit(name, payload)

        monkeypatch.setattr(world.env.backend, "emit", localised)
        world.env.backend.get_guild(world.guild.id).owner_id = world.ann.id
        yield world


async def test_each_reads_answers_in_the_own_language_and_all_the_posts_in_the_tables(club):
    seen = {"ann": [await slash(club, "ann", "new")], "bob": []}
    seen["bob"].append(await press(club, "bob", "join"))
    seen["bob"].append(await press(club, "bob", "start"))  # refused: Ann is the host
    await press(club, "ann", "start")
    for who, answers in seen.items():
        answers.extend(await choose(club, who))
        for command in ("board", "hand", "status", "rules", "help", "resign", "new"):
            answers.append(await slash(club, who, command))
    assert set(languages_of(*seen["ann"])) == {"en"}, languages_of(*seen["ann"])
    assert set(languages_of(*seen["bob"])) == {PSEUDO}, languages_of(*seen["bob"])
    assert set(languages_of(*club.posts())) == {"en"}, languages_of(*club.posts())
    assert len(club.posts()) > 1


async def test_a_page_that_keeps_up_with_the_game_stays_in_its_readers_language(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await press(club, "ann", "start")
    await choose(club, "bob")
    before = club.newest_private("bob").content
    await choose(club, "ann")
    await until(lambda: club.newest_private("bob").content != before)
    assert set(languages_of(club.newest_private("bob"))) == {PSEUDO}
    assert set(languages_of(*club.posts())) == {"en"}


async def test_why_nothing_can_be_posted_is_told_to_each_in_the_own_language(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await club.forbid("send_messages")
    await press(club, "ann", "start")
    for who, language in (("ann", "en"), ("bob", PSEUDO)):
        status = await slash(club, who, "status")
        reason = words(language).text("discord-lacking", missing=words(language).text("permission-send"))
        assert reason in status.content
        assert set(languages_of(status)) == {language}


async def test_a_server_chooses_the_language_of_its_new_tables(club):
    say = {language: words(language).text for language in BOTH}
    refused = await slash(club, "bob", "language", **{"language": PSEUDO, "for": "server"})
    assert refused.content == say[PSEUDO]("discord-language-managers")
    chosen = await slash(club, "ann", "language", **{"language": PSEUDO, "for": "server"})
    assert languages_of(chosen).keys() == {"en", PSEUDO}  # an English sentence that names the language
    laid = await slash(club, "ann", "new")
    await press(club, "ann", "start")
    answers = [laid, *await choose(club, "ann")]
    assert set(languages_of(*answers)) == {"en"}, languages_of(*answers)
    assert set(languages_of(*club.posts())) == {PSEUDO}, languages_of(*club.posts())
    await club.restart(available=BOTH)
    table = await club.bot.tables.in_channel(club.channel.id)
    assert table.session.words.locale == PSEUDO


async def test_somebody_chooses_their_own_language_whatever_discord_speaks(club):
    await slash(club, "ann", "new")
    answered = await slash(club, "bob", "language", language="en")
    assert answered.content == words("en").text("discord-language-me", language="English")
    assert set(languages_of(await press(club, "bob", "join"))) == {"en"}
    await club.restart(available=BOTH)
    assert set(languages_of(await slash(club, "bob", "status"))) == {"en"}
    answered = await slash(club, "bob", "language", language="usual")
    assert answered.content == words(PSEUDO).text("discord-language-me-usual")
    assert set(languages_of(await slash(club, "bob", "status"))) == {PSEUDO}


async def test_a_private_message_comes_in_the_language_it_was_asked_for_in(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await slash(club, "bob", "hand", delivery="dm")
    await press(club, "ann", "start")
    letters = club.bob.user.dm_channel.history()
    assert len(letters) > 1
    assert set(languages_of(*letters)) == {PSEUDO}, languages_of(*letters)


async def test_who_speaks_no_language_of_ours_reads_that_of_the_table(club):
    await slash(club, "ann", "language", **{"language": PSEUDO, "for": "server"})
    await slash(club, "ann", "new")
    club.locales[club.bob.id] = "fi"
    assert set(languages_of(await press(club, "bob", "join"))) == {PSEUDO}


async def test_there_is_no_such_command_where_there_is_no_choice(tmp_path):
    async with kit.world(tmp_path, catalogue=Catalogue(makers()), available=("en",)) as world:
        group = world.bot.tree.get_command("k2")
        assert group.get_command("language") is None
        shown = await slash(world, "ann", "help")
        assert "language" not in shown.content
