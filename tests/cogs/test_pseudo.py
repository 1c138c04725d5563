"""The whole bot in the pseudo-language: whatever it says to people, no letter comes from elsewhere."""

import pytest

from k2bot.games.registry import makers
from k2bot.host.discord import interactions
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.cogs.reading import choose, languages_of, press, slash
from tests.expeditions.party import controls, find
from tests.host.discord import kit


def say(message):
    """A message in the pseudo-language, whose words are read by the first test that needs them."""
    return words(PSEUDO).text(message)


@pytest.fixture
async def world(tmp_path):
    """A bot that speaks the pseudo-language; whatever does not fit into a message is an error."""
    catalogue = Catalogue(makers(), PSEUDO)
    async with kit.world(tmp_path, catalogue=catalogue, language=PSEUDO) as made:
        made.seen = []
        yield made


async def use(world, who, command, **options):
    """Use a command by the name it has in this language."""
    named = {say(f"command-option-{key}-name"): value for key, value in options.items()}
    prefix = "k2-command" if command in {"board", "hand"} else "command"
    shown = await slash(world, who, say(f"{prefix}-{command}-name"), **named)
    world.seen.append(shown)
    return shown


async def tap(world, who, verb, argument=None, message=None):
    shown = await press(world, who, verb, argument, message)
    world.seen.append(shown)
    return shown


async def in_place(world, who, verb):
    """Press a control of the lobby's post, which shows at once what becomes of it."""
    await world.people[who].click(world.post, custom_id=find(world.post, verb).id)


def check(world):
    found = languages_of(*world.seen, *world.posts())
    assert set(found) == {PSEUDO}, found


async def test_a_lobby_its_settings_and_all_refusals(world):
    for command in ("help", "board", "status", "resign", "cancel", "move", "standin", "replay", "rules"):
        await use(world, "ann", command)
    await use(world, "ann", "history")
    await use(world, "ann", "new")
    await use(world, "bob", "new")
    for who in ("ann", "bob", "bob"):
        await tap(world, who, "join")
    world.manages("ann")
    await tap(world, "ann", "set-here", None, world.post)
    for command in ("games", "settings"):
        result = await world.ann.slash(world.channel, say(f"command-{command}-name"))
        world.seen.append(result.response)
    await tap(world, "ann", "prefer-here", None, world.seen[-1])
    check(world)
    for who, verb in (("bob", "start"), ("cid", "leave"), ("bob", "cancel")):
        await tap(world, who, verb)
    await in_place(world, "ann", "add-computer")
    assert len(world.session.members) == 3
    check(world)
    menus = lambda: [own for own in controls(world.post) if own.lines]  # noqa: E731 - they have new ids each time
    for number, menu in enumerate(menus()):
        for line in menu.lines:  # each choice is shown in the lobby's post
            await world.ann.select(world.post, [line.value], custom_id=menus()[number].id)
            check(world)
    await in_place(world, "ann", "remove-computer")
    for command in ("status", "hand", "resign", "standin", "replay", "move", "cancel"):
        await use(world, "bob", command)
    await tap(world, "bob", "leave")
    await tap(world, "ann", "cancel")
    check(world)


async def test_a_game_with_all_that_the_host_asks_and_answers(world):
    await use(world, "ann", "new")
    await tap(world, "bob", "join")
    await tap(world, "ann", "start")
    world.seen += await choose(world, "bob")
    for command in ("board", "hand", "status", "rules", "help", "new", "move", "resign", "cancel", "standin"):
        for who in ("ann", "cid"):
            await use(world, who, command)
    for topic, _ in world.table.game.topics:
        await use(world, "cid", "rules", topic=topic)
    await use(world, "bob", "hand", delivery="dm")
    await use(world, "bob", "hand", delivery="private")
    asked = await use(world, "ann", "standin")
    await tap(world, "ann", "confirm-standin", None, asked)
    await tap(world, "ann", "back")
    asked = await use(world, "ann", "cancel")
    await tap(world, "ann", "dismiss", None, asked)
    asked = await use(world, "bob", "resign")
    await tap(world, "bob", "confirm-resign", None, asked)
    for command in ("status", "resign", "hand", "new"):
        await use(world, "bob", command)
    check(world)


async def test_what_goes_wrong_is_told_in_it_too(world, monkeypatch):
    await use(world, "ann", "new")
    await tap(world, "ann", "start")
    old = await world.click_again("bob", world.post, "something of long ago")
    world.seen.append(world._private("bob", old, world.post.id))
    check(world)

    async def broken(*_):
        raise RuntimeError("broken for a test")

    monkeypatch.setattr(type(world.table), "page", broken)
    monkeypatch.setattr(interactions.secrets, "token_hex", lambda _: "123")
    await use(world, "ann", "board")
    assert "123" in world.seen[-1].content
    check(world)
