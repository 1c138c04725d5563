"""Posts in the language of their table, private answers in that of their reader: K2 in two languages."""

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
        emit = world.backend.emit

        def localised(name, payload):
            if name == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload["locale"] = "de" if user == world.bob.id else "en-US"
            emit(name, payload)

        monkeypatch.setattr(world.backend, "emit", localised)
        world.manages("ann")
        yield world


def check(language, *messages):
    """That messages are in that language alone."""
    found = languages_of(*messages)
    assert set(found) == {language}, found


async def test_each_reads_answers_in_the_own_language_and_all_the_posts_in_the_tables(club):
    """Pages that keep up with the game stay in their reader's."""
    seen = {"ann": [await slash(club, "ann", "new")], "bob": []}
    seen["bob"].append(await press(club, "bob", "join"))
    seen["bob"].append(await press(club, "bob", "start"))  # refused: Ann is the host
    await press(club, "ann", "start")
    for who, answers in seen.items():
        for command in ("board", "hand", "status", "rules", "help", "resign", "new"):
            answers.append(await slash(club, who, command))
    seen["bob"] += await choose(club, "bob")
    before = club.newest_private("bob").content
    seen["ann"] += await choose(club, "ann")
    await until(lambda: club.newest_private("bob").content != before)
    check("en", *seen["ann"])
    check(PSEUDO, *seen["bob"], club.newest_private("bob"))
    check("en", *club.posts())
    assert len(club.posts()) > 1


async def test_why_nothing_can_be_posted_is_told_to_each_in_the_own_language(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await club.forbid("send_messages")
    await press(club, "ann", "start")
    for who, language in (("ann", "en"), ("bob", PSEUDO)):
        status = await slash(club, who, "status")
        reason = words(language).text("discord-lacking", missing=words(language).text("permission-send"))
        assert reason in status.content
        check(language, status)


async def test_a_server_chooses_the_language_of_its_new_tables(club):
    say = {language: words(language).text for language in BOTH}
    refused = await slash(club, "bob", "language", language=PSEUDO, whose="server")
    assert refused.content == say[PSEUDO]("discord-language-managers")
    chosen = await slash(club, "ann", "language", language=PSEUDO, whose="server")
    assert languages_of(chosen).keys() == {"en", PSEUDO}  # an English sentence that names the language
    laid = await slash(club, "ann", "new")
    await press(club, "ann", "start")
    answers = [laid, *await choose(club, "ann")]
    check("en", *answers)
    check(PSEUDO, *club.posts())
    await club.restart(available=BOTH)
    table = await club.bot.host.tables.in_channel(club.channel.id)
    assert table.session.words.locale == PSEUDO


async def test_somebody_chooses_their_own_language_whatever_discord_speaks(club):
    await slash(club, "ann", "new")
    answered = await slash(club, "bob", "language", language="en")
    assert answered.content == words("en").text("discord-language-me", language="English")
    check("en", await press(club, "bob", "join"))
    await club.restart(available=BOTH)
    check("en", await slash(club, "bob", "status"))
    answered = await slash(club, "bob", "language", language="usual")
    assert answered.content == words(PSEUDO).text("discord-language-me-default")
    check(PSEUDO, await slash(club, "bob", "status"))


async def test_a_private_message_comes_in_the_language_it_was_asked_for_in(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await slash(club, "bob", "hand", delivery="dm")
    await press(club, "ann", "start")
    letters = club.bob.user.dm_channel.history()
    assert len(letters) > 1
    check(PSEUDO, *letters)
