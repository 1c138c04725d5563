"""The slash commands of each game: one group, named after the game."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.acts import DIGITS, Acts
from k2bot.host.discord.translation import spoken
from k2bot.host.pace import settings_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from k2bot.host.discord.client import GameBot
    from k2bot.host.discord.desk import Answer
    from k2bot.host.game import PageCommand
    from k2bot.host.hosted import HostedGame
    from k2bot.text.words import Words

    Act = Callable[[discord.Interaction[Any], Mapping[str, Any]], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command: a choice among fixed values, a text where there are none, a file, people.

    ``longest`` is how many characters Discord lets people write into a text.
    """

    name: str
    help: str | app_commands.locale_str
    choices: tuple[tuple[str, str], ...] = ()
    default: str = ""
    file: bool = False
    person: bool = False
    longest: int = 100

    def told(self) -> inspect.Parameter:
        """The parameter as discord.py reads it; a file and somebody that are left out are None."""
        kind: Any = str if self.choices else app_commands.Range[str, 1, self.longest]
        default: str | None = self.default
        if self.file or self.person:
            kind, default = discord.Attachment if self.file else discord.User, None
        return inspect.Parameter(self.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


async def setup(bot: GameBot) -> None:
    """Add the commands of every game; discord.py calls this when it loads the module."""
    for key in bot.catalogue.keys:
        bot.tree.add_command(group_of(bot, bot.catalogue.game(key)))


async def teardown(bot: GameBot) -> None:
    """Take the commands away again."""
    for key in bot.catalogue.keys:
        bot.tree.remove_command(key)


def group_of(bot: GameBot, game: HostedGame[Any]) -> app_commands.Group:
    """The group of a game's commands."""
    own, acts = bot.words, Acts(bot, game)
    group = app_commands.Group(
        name=game.key,
        description=spoken(own, "command-group", game=game.title),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    ways = (
        ("private", own.text("command-delivery-private")),
        ("dm", own.text("command-delivery-dm")),
    )
    settings = tuple(Parameter(o.key, o.help, o.values, o.default) for o in settings_of(game, own))
    delivery = Parameter("delivery", spoken(own, "command-delivery"), ways)
    topics = game.rules.topics if game.rules else ()
    topic = Parameter("topic", spoken(own, "command-rules-topic"), topics)
    table = Parameter("table", spoken(own, "command-move-table"), longest=DIGITS)
    middle = game.levels[len(game.levels) // 2][0] if game.levels else ""
    standin = (
        Parameter("player", spoken(own, "command-standin-player"), person=True),
        Parameter("level", spoken(own, "command-standin-level"), game.levels, middle),
    )
    film = (
        Parameter("table", spoken(own, "command-replay-table"), longest=DIGITS),
        *((Parameter("record", spoken(own, "command-replay-record"), file=True),) if game.records else ()),
        Parameter(
            "show",
            spoken(own, "command-replay-show"),
            (("me", own.text("command-replay-show-me")), ("all", own.text("command-replay-show-all"))),
        ),
    )

    def page_command(opened: PageCommand) -> app_commands.Command[Any, ..., None]:
        async def act(interaction: discord.Interaction[Any], chosen: Mapping[str, Any]) -> Answer:
            return await acts.page(interaction, chosen, opened.page)

        delivered = game.delivery is not None and game.delivery.delivered == opened.page
        return _command(
            bot, opened.command, act, *((delivery,) if delivered else ()), name=opened.name, told=opened.help
        )

    for command in (
        _command(bot, "new", acts.new, *settings),
        *(page_command(page) for page in game.pages.commands),
        _command(bot, "status", acts.status),
        *((_command(bot, "rules", acts.rules, *((topic,) if topics else ())),) if game.rules else ()),
        _command(bot, "resign", acts.resign),
        _command(bot, "cancel", acts.cancel),
        _command(bot, "move", acts.move, table),
        *((_command(bot, "standin", acts.standin, *standin),) if game.levels else ()),
        *((_command(bot, "replay", acts.replay, *film),) if game.films else ()),
        _command(bot, "help", acts.help),
    ):
        group.add_command(command)
    return group


def _command(
    bot: GameBot, key: str, act: Act, *parameters: Parameter, name: str = "", told: str = ""
) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any], **chosen: Any) -> None:
        await bot.desk.answer(interaction, lambda: act(interaction, chosen))

    own: Words = bot.words
    # The parameters come from the game's options, so they are told to discord.py by a signature of our own.
    signature = inspect.Signature(
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD),
            *(parameter.told() for parameter in parameters),
        ]
    )
    callback.__signature__ = signature  # type: ignore[attr-defined]  # inspect.signature() reads it, mypy has no name for it
    app_commands.describe(**{parameter.name: parameter.help for parameter in parameters})(callback)
    app_commands.choices(
        **{
            parameter.name: [
                app_commands.Choice(name=label, value=value) for value, label in parameter.choices
            ]
            for parameter in parameters
            if parameter.choices
        }
    )(callback)
    return app_commands.Command(
        name=name or spoken(own, f"command-{key}-name"),  # words: command-*
        description=told or spoken(own, f"command-{key}"),  # words: command-*
        callback=callback,
    )
