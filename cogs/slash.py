"""Building blocks of slash commands: localized texts, parameters, and finding the game that is meant."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from k2bot.game import limits
from k2bot.game.values import Refusal
from k2bot.host.discord.compose import Shown, ShownPage, as_shown
from k2bot.host.discord.controls import Interaction, reachable_table
from k2bot.host.discord.costs import COST, Cost
from k2bot.host.discord.routes import ABOUT, games_meant
from k2bot.host.kernel.lobby import refresh_lobby_post
from k2bot.host.people import Languages, language_of
from k2bot.host.refusals import HostRefusal
from k2bot.text.formatting import cut
from k2bot.text.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Mapping, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.client import GameBot
    from k2bot.host.discord.page_handlers import PageHandlers
    from k2bot.host.discord.services import HostServices
    from k2bot.host.rows import TableRow
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.service.table import Table

    Chosen = Mapping[str, Any]
    Handler = Callable[[Interaction, Chosen], Awaitable[Shown]]
    TableHandler = Callable[[Interaction, Table, Chosen], Awaitable[Shown]]
    Suggest = Callable[[str], Iterable[tuple[str, str]]]

Command: TypeAlias = app_commands.Command[Any, ..., None]

NAMES = {
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
}
"""Texts that people type."""
PLACES = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
INSTALLS = app_commands.AppInstallationType(guild=True, user=True)
"""Contexts in which commands can be used, and who can install them: a server or a single user."""


@dataclass(eq=False)
class SlashTexts:
    """Localized names and descriptions of one game's commands.

    Texts longer than Discord's limit are cut.
    """

    _languages: Languages
    _catalogue: Catalogue
    _key: str

    def text(self, message: str, /, **values: str) -> app_commands.locale_str:
        """Localized host message."""
        return self._text_for(lambda language: words(language).text(message, **values))  # words: command-*

    def of_game(self, pick: Callable[[AnyGame], str]) -> app_commands.locale_str:
        """Localized text of the game."""
        return self._text_for(lambda language: pick(self._catalogue.game(self._key, language)))

    def _text_for(self, say: Callable[[str], str]) -> app_commands.locale_str:
        return app_commands.locale_str(cut(say(self._languages.own), limits.CHOICE), say=say)


class SlashTranslator(app_commands.Translator):
    """Translates descriptions and choices into all supported languages.

    Names stay as they are: mentions of commands don't follow the reader's language.
    """

    def __init__(self, languages: Languages) -> None:
        self._languages = languages

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Text in that language; None for a name and for a language that isn't supported."""
        say, language = string.extras.get("say"), language_of(locale)
        if say is None or context.location in NAMES or not language or not self._languages.supports(language):
            return None
        return cut(say(language), limits.CHOICE)


@dataclass(frozen=True, slots=True)
class Parameter:
    """Parameter of a command: a choice, free text, a file, or a person.

    ``required`` ones can't be omitted. ``label`` is the visible name, ``longest`` the maximum length of a
    text.
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
    """Autocomplete: (value, name) pairs for a partial text, in the reader's language."""

    def signature(self) -> inspect.Parameter:
        """Parameter as discord.py expects it; an omitted file or person is None."""
        kind: Any = str if self.choices else app_commands.Range[str, 1, self.longest]
        default: Any = self.default
        if self.file or self.person:
            kind, default = discord.Attachment if self.file else discord.User, None
        if self.required:
            default = inspect.Parameter.empty
        return inspect.Parameter(self.name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)


class Commands:
    """Commands of one game, answered in the reader's language; without a key, those of all games."""

    def __init__(self, bot: GameBot, key: str = "") -> None:
        self._bot = bot
        self._key = key
        self.texts = SlashTexts(bot.host.languages, bot.catalogue, key)

    def commands(self) -> Iterator[Command]:
        """Yield the commands that the game supports."""
        raise NotImplementedError

    # -------------------------------------------------------------------------------------------- building

    def command(
        self,
        name: str,
        handler: Handler,
        *parameters: Parameter,
        about: str = "",
        cost: Cost | None = None,
    ) -> Command:
        """Host command, with its own messages as name and description; ``about`` as for ``routes``."""
        label = self.texts.text(f"command-{name}-name")  # words: command-*
        told = self.texts.text(f"command-{name}")  # words: command-*
        return self.named(label, told, handler, *parameters, about=about, cost=cost)

    def named(
        self,
        name: app_commands.locale_str,
        description: app_commands.locale_str,
        handler: Handler,
        *parameters: Parameter,
        about: str = "",
        cost: Cost | None = None,
    ) -> Command:
        """Command with that name and description, answered by the handler."""

        async def callback(interaction: Interaction, **chosen: Any) -> None:
            await self._bot.host.interactions.answer(interaction, lambda: handler(interaction, chosen))

        # The parameters depend on the game, so discord.py reads them from a custom signature.
        own = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
        signature = inspect.Signature([own, *(parameter.signature() for parameter in parameters)])
        callback.__signature__ = signature  # type: ignore[attr-defined]  # inspect.signature() reads it, mypy has no name for it
        app_commands.describe(**{parameter.name: parameter.help for parameter in parameters})(callback)
        app_commands.rename(**{parameter.name: parameter.label for parameter in parameters})(callback)
        app_commands.choices(
            **{parameter.name: [*parameter.choices] for parameter in parameters if parameter.choices}
        )(callback)
        command = app_commands.Command[Any, ..., None](
            name=name,
            description=description,
            callback=callback,
            allowed_contexts=PLACES,
            allowed_installs=INSTALLS,
            extras={ABOUT: about, COST: cost},
        )
        for parameter in parameters:
            if parameter.suggest is not None:
                command.autocomplete(parameter.name)(self._autocomplete(parameter.suggest))
        return command

    def _autocomplete(
        self, suggest: Suggest
    ) -> Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
        async def suggested(interaction: Interaction, written: str) -> list[app_commands.Choice[str]]:
            async with self._bot.host.interactions.reading(interaction):
                found = islice(suggest(written), limits.CHOICES)
                return [
                    app_commands.Choice(name=cut(name, limits.CHOICE), value=value) for value, name in found
                ]

        return suggested

    def parameter(self, name: str, told: str, **kind: Any) -> Parameter:
        """Host parameter; ``told`` is the message that explains it."""
        label = self.texts.text(f"command-option-{name}-name")  # words: command-option-*
        return Parameter(name, label, self.texts.text(told), **kind)  # words: command-*

    def among(self, name: str, told: str, *values: str) -> Parameter:
        """Choice among host values; each has its own message."""
        choices = [
            app_commands.Choice(name=self.texts.text(f"{told}-{value}"), value=value)  # words: command-*
            for value in values
        ]
        return self.parameter(name, told, choices=tuple(choices))

    def games_with(self, has: Callable[[AnyGame], object]) -> tuple[app_commands.Choice[str], ...]:
        """Choice among the games that have something, with localized titles."""
        bot = self._bot
        return tuple(
            app_commands.Choice(
                name=SlashTexts(bot.host.languages, bot.catalogue, key).of_game(lambda game: game.title),
                value=key,
            )
            for key in bot.catalogue.keys
            if has(bot.catalogue.game(key))
        )

    def choices(
        self, pick: Callable[[AnyGame], Sequence[tuple[str, str]]]
    ) -> tuple[app_commands.Choice[str], ...]:
        """Choice among what the game lists, values with localized labels."""

        def name(at: int) -> app_commands.locale_str:
            return self.texts.of_game(lambda game: pick(game)[at][1])

        listed = enumerate(pick(self._bot.catalogue.game(self._key)))
        return tuple(app_commands.Choice(name=name(at), value=value) for at, (value, _) in listed)

    # ------------------------------------------------------------------------------------------- answering

    @property
    def _services(self) -> HostServices:
        """Services of the range of servers that the interaction belongs to."""
        return self._bot.host.services

    @property
    def _pages(self) -> PageHandlers:
        return self._bot.host.pages

    @property
    def _words(self) -> Words:
        return self._services.words

    @property
    def _game(self) -> AnyGame:
        return self._services.game(self._key)

    def at_table(self, handler: TableHandler, *, over: bool = False, addresses: bool = False) -> Handler:
        """Handler of a command about the game here, which is found as ``_table`` does.

        One that ``addresses`` others in its channel is for users who may write there themselves.
        """

        async def resume(chosen: Chosen, interaction: Interaction, table: Table) -> ShownPage:
            await table.do(refresh_lobby_post)
            if addresses:
                await self._pages.channels.require_writing(interaction, table.session)
            return as_shown(await handler(interaction, table, chosen), table.id)

        async def handle(interaction: Interaction, chosen: Chosen) -> ShownPage:
            meant, choices = (
                await games_meant(interaction, self._key, self._services.store),
                self._pages.meant,
            )
            known = choices.known(interaction, meant)
            if known is None and meant:
                return await choices.ask(interaction, meant, partial(resume, chosen))
            table = (
                await self._none_open(interaction, over=over)
                if known is None
                else await self._services.tables.find(known.id)
            )
            return await resume(chosen, interaction, table)

        return handle

    async def _none_open(self, interaction: Interaction, *, over: bool) -> Table:
        """Newest finished or cancelled game here, if it may be ``over``. Raises Refusal, also for none."""
        other = await self._services.tables.in_channel(interaction.channel_id or 0)
        if other is not None:
            self._refuse_other(interaction, other, "discord-other-game-here")
        if over and (last := await self._last_over(interaction)) is not None:
            return last
        own = await self._own_tables(interaction)
        place = "private" if interaction.guild_id is None else "channel"
        facts = {"place": place, "command": self._key}
        if not own:
            self._pages.channels.require_channel(interaction, self._key)
            raise HostRefusal("discord-no-table", game=self._game.title, **facts)
        chat = self._words.text("discord-private-chat")
        places = ", ".join(f"<#{row.channel_id}>" if row.guild_id else chat for row in own)
        raise HostRefusal("discord-table-elsewhere", places=places, **facts)

    async def _numbered(self, interaction: Interaction, number: int | None) -> Table | None:
        """Table of that number if the user may use it: in its channel, by its players, and so on."""
        try:
            return await reachable_table(interaction, self._services.tables, number or 0)
        except Refusal:
            return None

    async def _last_over(self, interaction: Interaction) -> Table | None:
        """Newest finished or cancelled game here; in a private chat, the user's own."""
        if interaction.guild_id is None:
            return await self._services.tables.last_over(self._key, user_id=interaction.user.id)
        return await self._services.tables.last_over(self._key, channel_id=interaction.channel_id or 0)

    async def _own_tables(self, interaction: Interaction) -> tuple[TableRow, ...]:
        """Open tables of this game where the user has a seat."""
        rows = await self._services.store.open_tables_of(interaction.user.id)
        return tuple(row for row in rows if row.game == self._key)

    def _refuse_other(self, interaction: Interaction, table: Table, message: str) -> None:
        """Refuse a table of another game, naming that game's command. Raises Refusal."""
        if table.game.key != self._key:
            command = f"{table.game.key} {interaction.command.name if interaction.command else 'help'}"
            facts = {"game": table.reader_game.title, "table": str(table.id), "command": command}
            raise HostRefusal(message, **facts)  # words: discord-other-game-*
