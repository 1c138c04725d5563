"""The whole bot in the pseudo-language: whatever it says to people, no letter comes from elsewhere."""

from types import SimpleNamespace

import pytest

from k2bot.games.registry import makers
from k2bot.host.discord import interactions
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.cogs.reading import choose, languages_of, press
from tests.host.discord import kit
from tests.host.discord.widgets import controls, find
from tests.presses import games


@pytest.fixture
async def world(tmp_path):
    """A bot that speaks the pseudo-language; whatever does not fit into a message is an error."""
    catalogue = Catalogue(makers(), PSEUDO)
    async with kit.world(tmp_path, catalogue=catalogue, people=games.PEOPLE, language=PSEUDO) as made:
        made.seen = []
        yield made


def say(message):
    """A message in the pseudo-language, whose words are read by the first test that needs them."""
    return words(PSEUDO).text(message)


def check(world):
    found = languages_of(*world.seen, *world.posts())
    assert set(found) == {PSEUDO}, found


async def use(world, who, line, **options):
    """Use a command; gives what the person sees."""
    result = await world.people[who].slash(world.channel, line, **options)
    world.seen += [result.response, *result.followups]
    return world.seen[-1]


async def use_all(world, *people):
    """Use every command, filled in in several ways."""
    for who in people:
        for line, options in games.commands(SimpleNamespace(world=world, options=2), "k2", "cid"):
            await use(world, who, line, **options)
    check(world)


async def tap(world, who, verb, message=None):
    shown = await press(world, who, verb, None, message)
    world.seen.append(shown)
    return shown


async def in_place(world, who, verb):
    """Press a control of the lobby's post, which shows at once what becomes of it."""
    await world.people[who].click(world.post, custom_id=find(world.post, verb).id)
    check(world)


async def test_all_commands_before_in_and_after_a_game(world):
    """And what the lobby offers, and what is asked before something is done for good."""
    world.manages("ann")
    await use_all(world, "ann")
    await use(world, "ann", f"k2 {say('command-new-name')}")
    for who, verb in (
        ("bob", "join"),
        ("bob", "join"),
        ("bob", "start"),
        ("cid", "leave"),
        ("bob", "cancel"),
    ):
        await tap(world, who, verb)
    await tap(world, "ann", "set-here")
    await in_place(world, "ann", "add-computer")
    await in_place(world, "ann", "remove-computer")
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
    await use(world, "ann", f"k2 {say('command-new-name')}")
    menus = lambda: [own for own in controls(world.post) if own.lines]  # noqa: E731 - they have new ids each time
    assert menus()
    for number, menu in enumerate(menus()):
        for line in menu.lines:  # each choice is shown in the lobby's post
            await world.ann.select(world.post, [line.value], custom_id=menus()[number].id)
            check(world)


async def test_what_goes_wrong_is_told_in_it_too(world, monkeypatch):
    await use(world, "ann", f"k2 {say('command-new-name')}")
    await in_place(world, "ann", "start")
    old = await world.click_again("bob", world.post, "something of long ago")
    world.seen.append(world._private("bob", old, world.post.id))
    check(world)

    async def broken(*_):
        raise RuntimeError("broken for a test")

    monkeypatch.setattr(type(world.table), "page", broken)
    monkeypatch.setattr(interactions.secrets, "token_hex", lambda _: "123")
    shown = await use(world, "ann", f"k2 {say('k2-command-board-name')}")
    assert "123" in shown.content
    check(world)
