"""The slash commands of each game: one group, named after the game."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.acts import DIGITS, USUAL, Acts
from k2bot.host.discord.translation import SlashWords
from k2bot.host.pace import settings_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from k2bot.host.discord.client import GameBot
    from k2bot.host.discord.desk import Answer
    from k2bot.host.game import Option, PageCommand
    from k2bot.host.hosted import HostedGame
    from k2bot.host.languages import Languages
    from k2bot.text.words import Words

    Act = Callable[[discord.Interaction[Any], Mapping[str, Any]], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command: a choice among fixed values, a text where there are none, a file, people.

    ``label`` is what people see it called, ``longest`` how many characters they may write into a text.
    """

    name: str
    label: app_commands.locale_str
    help: app_commands.locale_str
    choices: tuple[app_commands.Choice[str], ...] = ()
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
        bot.tree.add_command(group_of(bot, key))


async def teardown(bot: GameBot) -> None:
    """Take the commands away again."""
    for key in bot.catalogue.keys:
        bot.tree.remove_command(key)


def group_of(bot: GameBot, key: str) -> app_commands.Group:
    """The group of a game's commands."""
    game, acts, said = bot.catalogue.game(key), Acts(bot, key), SlashWords(bot.languages, bot.catalogue, key)
    group = app_commands.Group(
        name=key,
        description=said.about("command-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    delivery = _chosen(said, "delivery", "command-delivery", "private", "dm")
    topics = _topics(said, game)
    table = _parameter(said, "table", "command-move-table", longest=DIGITS)
    film = (
        _parameter(said, "table", "command-replay-table", longest=DIGITS),
        *((_parameter(said, "record", "command-replay-record", file=True),) if game.records else ()),
        _chosen(said, "show", "command-replay-show", "me", "all"),
    )

    def page_command(number: int, opened: PageCommand) -> app_commands.Command[Any, ..., None]:
        async def act(interaction: discord.Interaction[Any], chosen: Mapping[str, Any]) -> Answer:
            return await acts.page(interaction, chosen, opened.page)

        delivered = game.delivery is not None and game.delivery.delivered == opened.page
        name = said.of_game(lambda game: game.pages.commands[number].name)
        told = said.of_game(lambda game: game.pages.commands[number].help)
        return _command(bot, name, told, act, *((delivery,) if delivered else ()))

    def command(name: str, act: Act, *parameters: Parameter) -> app_commands.Command[Any, ..., None]:
        label = said.text(f"command-{name}-name")  # words: command-*
        return _command(bot, label, said.text(f"command-{name}"), act, *parameters)  # words: command-*

    for made in (
        command("new", acts.new, *_settings(said, game, bot.languages.own_words)),
        *(page_command(number, page) for number, page in enumerate(game.pages.commands)),
        command("status", acts.status),
        *((command("rules", acts.rules, *topics),) if game.rules else ()),
        command("resign", acts.resign),
        command("cancel", acts.cancel),
        command("move", acts.move, table),
        *((command("standin", acts.standin, *_standin(said, game)),) if game.levels else ()),
        *((command("replay", acts.replay, *film),) if game.films else ()),
        *(
            (command("language", acts.language, *_language(said, bot.languages)),)
            if bot.languages.several
            else ()
        ),
        command("help", acts.help),
    ):
        group.add_command(made)
    return group


def _parameter(said: SlashWords, name: str, told: str, **kind: Any) -> Parameter:
    label = said.text(f"command-option-{name}-name")  # words: command-option-*
    return Parameter(name, label, said.text(told), **kind)  # words: command-*


def _chosen(said: SlashWords, name: str, told: str, *values: str) -> Parameter:
    """A choice among values of the host's."""
    choices = [
        app_commands.Choice(name=said.text(f"{told}-{value}"), value=value)  # words: command-*
        for value in values
    ]
    return _parameter(said, name, told, choices=tuple(choices))


def _language(said: SlashWords, languages: Languages) -> tuple[Parameter, ...]:
    """A language, and whose it shall be."""
    usual = app_commands.Choice(name=said.text("command-language-choice-usual"), value=USUAL)
    choices = [app_commands.Choice(name=languages.name(key), value=key) for key in languages.spoken]
    return (
        _parameter(
            said, "language", "command-language-choice", choices=(*choices[:24], usual), default=USUAL
        ),
        _chosen(said, "whose", "command-language-whose", "me", "server"),
    )


def _settings(said: SlashWords, game: HostedGame[Any], own: Words) -> Iterator[Parameter]:
    """What can be set before a game, each with its default."""

    def choice(option: Option, number: int) -> app_commands.Choice[str]:
        name = said.of_setting(option.key, lambda option: option.values[number][1])
        return app_commands.Choice(name=name, value=option.values[number][0])

    for option in settings_of(game, own):
        yield Parameter(
            option.key,
            said.of_setting(option.key, lambda option: option.name or option.key),
            said.of_setting(option.key, lambda option: option.help),
            tuple(choice(option, number) for number in range(len(option.values))),
            option.default,
        )


def _topics(said: SlashWords, game: HostedGame[Any]) -> tuple[Parameter, ...]:
    """The topic of the rules, where there are several."""

    def choice(number: int, topic: str) -> app_commands.Choice[str]:
        name = said.of_game(lambda game: game.rules.topics[number][1] if game.rules else topic)
        return app_commands.Choice(name=name, value=topic)

    topics = game.rules.topics if game.rules else ()
    choices = tuple(choice(number, topic) for number, (topic, _) in enumerate(topics))
    return (_parameter(said, "topic", "command-rules-topic", choices=choices),) if choices else ()


def _standin(said: SlashWords, game: HostedGame[Any]) -> tuple[Parameter, ...]:
    """For whom a computer shall play, and how well."""

    def choice(number: int, level: str) -> app_commands.Choice[str]:
        return app_commands.Choice(name=said.of_game(lambda game: game.levels[number][1]), value=level)

    levels = tuple(choice(number, level) for number, (level, _) in enumerate(game.levels))
    middle = levels[len(levels) // 2].value
    return (
        _parameter(said, "player", "command-standin-player", person=True),
        _parameter(said, "level", "command-standin-level", choices=levels, default=middle),
    )


def _command(
    bot: GameBot,
    name: app_commands.locale_str,
    told: app_commands.locale_str,
    act: Act,
    *parameters: Parameter,
) -> app_commands.Command[Any, ..., None]:
    async def callback(interaction: discord.Interaction[Any], **chosen: Any) -> None:
        await bot.desk.answer(interaction, lambda: act(interaction, chosen))

    # The parameters come from the game's options, so they are told to discord.py by a signature of our own.
    signature = inspect.Signature(
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD),
            *(parameter.told() for parameter in parameters),
        ]
    )
    callback.__signature__ = signature  # type: ignore[attr-defined]  # inspect.signature() reads it, mypy has no name for it
    app_commands.describe(**{parameter.name: parameter.help for parameter in parameters})(callback)
    app_commands.rename(**{parameter.name: parameter.label for parameter in parameters})(callback)
    app_commands.choices(
        **{parameter.name: [*parameter.choices] for parameter in parameters if parameter.choices}
    )(callback)
    return app_commands.Command(name=name, description=told, callback=callback)
