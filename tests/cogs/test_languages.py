"""Posts in the game's language and answers in the reader's; and a bot with one language."""

from types import SimpleNamespace

import pytest

from k2bot.games.registry import makers
from k2bot.host import people
from k2bot.host.discord import interactions
from k2bot.host.discord.meant import MEANT
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.cogs.reading import choose, languages_of, press, slash
from tests.expeditions.party import settle_soon
from tests.host.discord import kit
from tests.host.discord.widgets import controls, find
from tests.presses import games
from tests.waiting import until

BOTH = ("en", PSEUDO)


@pytest.fixture
async def club(tmp_path, monkeypatch):
    """A bot with both languages; Bob's Discord is German, mapped to the pseudo-language."""
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
    """Assert that messages use only this language."""
    found = languages_of(*messages)
    assert set(found) == {language}, found


async def test_answers_use_the_readers_language_and_posts_the_games(club):
    """Live pages stay in their reader's language."""
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


async def test_an_undo_names_the_step_in_the_readers_language(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await press(club, "ann", "start")
    await choose(club, "bob")
    check(PSEUDO, await slash(club, "bob", "undo"))


async def test_missing_permissions_are_explained_in_each_readers_language(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await club.forbid("send_messages")
    await press(club, "ann", "start")
    for who, language in (("ann", "en"), ("bob", PSEUDO)):
        status = await slash(club, who, "status")
        reason = words(language).text("discord-lacking", missing=words(language).text("permission-send"))
        assert reason in status.content
        check(language, status)


async def test_a_server_chooses_the_language_of_its_new_games(club):
    say = {language: words(language).text for language in BOTH}
    refused = await slash(club, "bob", "language", language=PSEUDO, whose="server")
    assert refused.content == say[PSEUDO]("refusal-server-managers")
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


async def test_a_personal_language_overrides_the_one_set_in_discord(club):
    await slash(club, "ann", "new")
    answered = await slash(club, "bob", "language", language="en")
    assert answered.content == words("en").text("discord-language-me", language="English")
    check("en", await press(club, "bob", "join"))
    await club.restart(available=BOTH)
    check("en", await slash(club, "bob", "status"))
    answered = await slash(club, "bob", "language", language="usual")
    assert answered.content == words(PSEUDO).text("discord-language-me-default")
    check(PSEUDO, await slash(club, "bob", "status"))


async def test_private_messages_use_the_language_of_the_request(club):
    await slash(club, "ann", "new")
    await press(club, "bob", "join")
    await slash(club, "bob", "hand", delivery="dm")
    await press(club, "ann", "start")
    letters = club.bob.user.dm_channel.history()
    assert len(letters) > 1
    check(PSEUDO, *letters)


async def test_an_invitation_by_direct_message_uses_the_language_of_its_guest(club):
    await club.tables.prefer(club.bob.id, {"notice": "dm", "language": PSEUDO})
    await slash(club, "ann", "new")
    await slash(club, "ann", "invite", person=club.bob)
    (letter,) = club.letters("bob")
    check(PSEUDO, letter)


async def test_a_game_in_the_private_chat_uses_its_players_language(club):
    await club.whisper("bob", "k2 new")
    check(PSEUDO, *club.letters("bob"))


# ---------------------------------------------------------------------------------- the pseudo-language alone


@pytest.fixture
async def world(tmp_path):
    """A bot in the pseudo-language; anything that doesn't fit into a message is an error."""
    catalogue = Catalogue(makers(), PSEUDO)
    async with kit.world(tmp_path, catalogue=catalogue, people=games.PEOPLE, language=PSEUDO) as made:
        settle_soon(made.env)
        made.seen = []
        yield made


def say(message):
    """A text in the pseudo-language, loaded on first use."""
    return words(PSEUDO).text(message)


def all_pseudo(world):
    found = languages_of(*world.seen, *world.posts())
    assert set(found) == {PSEUDO}, found


async def use(world, who, line, **options):
    """Use a command; gives what the person sees, once they've said which game they mean."""
    result = await world.people[who].slash(world.channel, line, **options)
    world.seen += [result.response, *result.followups]
    shown = world.seen[-1]
    return await tap(world, who, MEANT, shown) if f"|{MEANT}|" in str(world.ids(shown)) else shown


async def use_all(world, *people):
    """Use every command with various options."""
    for who in people:
        for line, options in games.commands(SimpleNamespace(world=world, options=2), "k2", "cid"):
            await use(world, who, line, **options)
    all_pseudo(world)


async def tap(world, who, verb, message=None):
    shown = await press(world, who, verb, None, message)
    world.seen.append(shown)
    return shown


async def in_place(world, who, verb):
    """Press a control of the lobby post, which is updated at once."""
    await world.people[who].click(world.post, custom_id=find(world.post, verb).id)
    all_pseudo(world)


async def test_all_commands_are_translated_before_during_and_after_a_game(world):
    """As well as the lobby's controls and confirmations."""
    world.manages("ann")
    await use_all(world, "ann")
    await use(world, "ann", f"k2 {say('command-new-name')}")
    for who, verb in (
        ("bob", "join"),
        ("bob", "join"),
        ("bob", "start"),
        ("bob", "computers"),
        ("cid", "set-here"),
        ("bob", "set-here"),
    ):
        shown = await tap(world, who, verb)
    await tap(world, "bob", "leave", shown)
    await tap(world, "bob", "join")
    await use(world, "bob", f"k2 {say('command-cancel-name')}")
    page = await tap(world, "ann", "computers")
    for change in ("add", "remove", "remove"):
        world.seen.append(await press(world, "ann", "computers", change, page))
        all_pseudo(world)
    await in_place(world, "ann", "start")
    world.seen += await choose(world, "bob")
    await use_all(world, "ann", "fay")
    for command, answer in (
        ("standin", "confirm-standin"),
        ("cancel", "dismiss"),
        ("resign", "confirm-resign"),
    ):
        await tap(world, "ann", answer, await use(world, "ann", f"k2 {say(f'command-{command}-name')}"))
    await use_all(world, "bob")
    await use(world, "bob", f"k2 {say('command-cancel-name')}")  # his second game, which he has moved here
    await use(world, "ann", f"k2 {say('command-new-name')}")
    page = await tap(world, "ann", "set-here")
    for setting in next(own for own in controls(page) if own.lines).lines:
        await world.choose("ann", setting.value, message=page, menu="=switch|")
        if "=" not in setting.value:  # it opens a menu
            all_pseudo(world)
            values = controls(page)[1]
            for line in values.lines:
                await world.choose("ann", line.value, message=page, menu=f"={values.argument}|")
                await world.choose("ann", setting.value, message=page, menu="=switch|")
        all_pseudo(world)


async def test_errors_are_translated_too(world, monkeypatch):
    await use(world, "ann", f"k2 {say('command-new-name')}")
    await in_place(world, "ann", "start")
    old = await world.click_again("bob", world.post, "something of long ago")
    world.seen.append(world._private("bob", old, world.post.id))
    all_pseudo(world)

    async def broken(*_):
        raise RuntimeError("broken for a test")

    monkeypatch.setattr(type(world.table), "page", broken)
    monkeypatch.setattr(interactions.secrets, "token_hex", lambda _: "123")
    shown = await use(world, "ann", f"k2 {say('k2-command-board-name')}")
    assert "123" in shown.content
    all_pseudo(world)
