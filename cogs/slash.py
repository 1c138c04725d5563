"""Slash commands as values: what they are called, what can be filled in, and what answers them."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord
from discord import app_commands

from k2bot.host.discord.limits import CHOICE, CHOICES
from k2bot.host.discord.translation import SlashWords
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping

    from k2bot.host.discord.client import GameBot
    from k2bot.host.discord.presses import Answer

    Act = Callable[[discord.Interaction[Any], Mapping[str, Any]], Awaitable[Answer]]
    Suggest = Callable[[str], Iterable[tuple[str, str]]]

Command: TypeAlias = app_commands.Command[Any, ..., None]


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a command: a choice among fixed values, a text where there are none, a file, people.

    ``required`` ones cannot be left out. ``label`` is what people see it called, ``longest`` how many
    characters they may write into a text.
    """

    name: str
    label: app_commands.locale_str
    help: app_commands.locale_str
    choices: tuple[app_commands.Choice[str], ...] = ()
    default: str = ""
    file: bool = False
    person: bool = False
    required: bool = False
    longest: int = 100
    suggest: Suggest | None = None
    """What is offered to whoever has written that much of a text, in the reader's language: values
    with what they are called."""

    def told(self) -> inspect.Parameter:
        """The parameter as discord.py reads it; a file and somebody that are left out are None."""
        kind: Any = str if self.choices else app_commands.Range[str, 1, self.longest]
        default: Any = self.default
        if self.file or self.person:
            kind, default = discord.Attachment if self.file else discord.User, None
        if self.required:
            default = inspect.Parameter.empty
        return inspect.Parameter(self.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


PLACES: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=True)
"""Where the commands can be used, and by whose leave: a server's, or that of whoever has added the bot for
themselves."""


class Slash:
    """Makes the commands of one game, whose texts know all their languages; without a key, those of none."""

    def __init__(self, bot: GameBot, key: str = "") -> None:
        self.words = SlashWords(bot.languages, bot.catalogue, key)
        self._bot = bot

    def command(self, name: str, act: Act, *parameters: Parameter) -> Command:
        """A command of the host's, called and explained by its own messages."""
        label = self.words.text(f"command-{name}-name")  # words: command-*
        return self.named(label, self.words.text(f"command-{name}"), act, *parameters)  # words: command-*

    def named(
        self,
        name: app_commands.locale_str,
        told: app_commands.locale_str,
        act: Act,
        *parameters: Parameter,
    ) -> Command:
        """A command with that name and explanation, answered with what ``act`` leads to."""
        interactions = self._bot.interactions

        async def callback(interaction: discord.Interaction[Any], **chosen: Any) -> None:
            await interactions.answer(interaction, lambda: act(interaction, chosen))

        # The parameters come from the game, so they are told to discord.py by a signature of our own.
        own = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        signature = inspect.Signature([own, *(parameter.told() for parameter in parameters)])
        callback.__signature__ = signature  # type: ignore[attr-defined]  # inspect.signature() reads it, mypy has no name for it
        app_commands.describe(**{parameter.name: parameter.help for parameter in parameters})(callback)
        app_commands.rename(**{parameter.name: parameter.label for parameter in parameters})(callback)
        app_commands.choices(
            **{parameter.name: [*parameter.choices] for parameter in parameters if parameter.choices}
        )(callback)
        command = app_commands.Command[Any, ..., None](
            name=name,
            description=told,
            callback=callback,
            allowed_contexts=PLACES,
            allowed_installs=INSTALLS,
        )
        for parameter in parameters:
            if parameter.suggest is not None:
                command.autocomplete(parameter.name)(self._suggesting(parameter.suggest))
        return command

    def _suggesting(
        self, suggest: Suggest
    ) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
        """What discord.py asks for suggestions."""
        interactions = self._bot.interactions

        async def suggested(
            interaction: discord.Interaction[Any], written: str
        ) -> list[app_commands.Choice[str]]:
            async with interactions.reading(interaction):
                found = islice(suggest(written), CHOICES)
                return [app_commands.Choice(name=cut(name, CHOICE), value=value) for value, name in found]

        return suggested

    def parameter(self, name: str, told: str, **kind: Any) -> Parameter:
        """A parameter of the host's; ``told`` is the message that explains it."""
        label = self.words.text(f"command-option-{name}-name")  # words: command-option-*
        return Parameter(name, label, self.words.text(told), **kind)  # words: command-*

    def among(self, name: str, told: str, *values: str) -> Parameter:
        """A choice among values of the host's; each has its own message."""
        choices = [
            app_commands.Choice(name=self.words.text(f"{told}-{value}"), value=value)  # words: command-*
            for value in values
        ]
        return self.parameter(name, told, choices=tuple(choices))
