"""Handlers of the host's own private pages: tutorials and puzzles, the daily game, settings and privacy.

``PageHandlers`` has them and those of ``history``, ``statistics`` and ``films``, for commands and presses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import inf
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.values import File, HostButton, Page, Person, Press, Style
from k2bot.host.discord.channels import Channels
from k2bot.host.discord.controls import (
    CourseId,
    HostId,
    Interaction,
    managed_server,
    picked_value,
    picked_values,
)
from k2bot.host.discord.films import Films
from k2bot.host.discord.history import OpenGames, PastGames
from k2bot.host.discord.messages import (
    UPLOAD_LIMIT,
    Composer,
    PublicPosts,
    ServesPages,
    Shown,
    ShownPage,
)
from k2bot.host.discord.statistics import BestResultsPages, RatingPages, StatisticsPages
from k2bot.host.kernel.lobby import add_computer
from k2bot.host.pages.dailies import DAILY, DAILY_BOARD, DAILY_START, DAILY_VERBS, DailyTexts
from k2bot.host.pages.exercises import LEARN, PLAY, PUZZLE
from k2bot.host.pages.host_pages import MUTE, START, relation_to_table
from k2bot.host.pages.settings import (
    BLOCK,
    HOST_ROLE,
    PREFER,
    PREFER_HERE,
    PRIVACY,
    UNMUTE,
    block_changes,
    blocks_page,
    chosen_settings,
    personal_options,
    personal_page,
    server_options,
    server_page,
)
from k2bot.host.people import language_of
from k2bot.host.service.exercises import Learner
from k2bot.host.service.exports import MARKS
from k2bot.host.store.personal_columns import KINDS
from k2bot.host.store.personal_data import Place
from k2bot.host.values import HostRefusal, ServerPreferences, Status
from k2bot.text.formatting import parse_number, relative_time

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import discord

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.dailies import Dailies
    from k2bot.host.store.dailies import Today

    PressHandler: TypeAlias = Callable[[Interaction, HostId], Awaitable[Shown]]


MUTED_UNTIL = 8
"""Hour of a person's next day at which a mute ends: what had to wait is told then, not at midnight."""


class PageHandlers:
    """Handlers of the host's own private pages, for commands and presses: one object per kind of page.

    ``by_verb`` maps the ``verbs`` of each to its ``press``; all other verbs are about a table.
    """

    def __init__(self, client: discord.Client, services: HostServices, composer: Composer) -> None:
        self.channels = channels = Channels(client, services)
        self.public = public = PublicPosts(services, composer)
        self.films = Films(services, composer.images, public)
        self.open_games = OpenGames(services)
        self.past = PastGames(services, channels, self.films)
        self.preferences = SettingsPages(services, channels)
        self.privacy = Privacy(services)
        self.statistics = StatisticsPages(services, public)
        self.best = BestResultsPages(services, public)
        self.dailies = DailyPages(services, channels, public)
        self.ratings = RatingPages(services)
        self.courses = CoursePages(services, channels)
        parts = (
            *(self.open_games, self.past, self.preferences, self.privacy, self.statistics, self.best),
            *(self.dailies, self.ratings, self.courses),
        )
        self.by_verb: Mapping[str, PressHandler] = {verb: one.press for one in parts for verb in one.verbs}


# ------------------------------------------------------------------------------------ tutorials, puzzles


_PUZZLE = ":"
"""In the ids of controls, between a game and the number of its puzzle."""


@dataclass(eq=False)
class CoursePages(ServesPages):
    """Tutorials and puzzles of all games; they post nothing, so they work anywhere."""

    verbs = frozenset({LEARN, PUZZLE})

    _channels: Channels

    async def open(self, interaction: Interaction, key: str) -> ShownPage:
        """Tutorial of a game, from where the user left off. Raises Refusal."""
        page = await self._services.courses.open(_learner(interaction), key)
        return ShownPage(page, course=key)

    async def puzzle(self, interaction: Interaction, key: str) -> ShownPage:
        """Today's puzzle of a game. Raises Refusal."""
        number, page = await self._services.puzzles.open(_learner(interaction), key)
        return ShownPage(page, course=f"{key}{_PUZZLE}{number}")

    async def press(self, interaction: Interaction, own: CourseId | HostId) -> ShownPage:
        """Handle a control of a puzzle or tutorial, or the host's button for one. Raises Refusal.

        A tutorial's last control leads to a real game.
        """
        if isinstance(own, HostId):
            opened = self.puzzle if own.verb == PUZZLE else self.open
            return await opened(interaction, own.argument)
        if own.verb == PLAY:
            return await self._play(interaction, own.game)
        learner, press = _learner(interaction), Press(own.verb, own.argument, picked_values(interaction))
        key, _, puzzle = own.game.partition(_PUZZLE)
        if puzzle:
            puzzle_key = key, int(puzzle) if puzzle.isdecimal() else 0
            number, page = await self._services.puzzles.press(learner, puzzle_key, own.stamp, press)
            return ShownPage(page, course=f"{key}{_PUZZLE}{number}")
        page = await self._services.courses.press(learner, own.game, own.stamp, press)
        return ShownPage(page, course=own.game)

    async def _play(self, interaction: Interaction, key: str) -> ShownPage:
        """Show this channel's lobby of that game, or open one; a user alone in it gets an easy computer.

        Raises Refusal if the channel has another game, or one that the user isn't in and can't join.
        """
        user_id, game = interaction.user.id, self._services.courses.game(key)
        table = await self._tables.in_channel(interaction.channel_id or 0)
        open_here = table is not None and table.session.status is Status.LOBBY and table.game.key == key
        closed = {"full", "uninvited"}
        if table is None or not open_here or relation_to_table(table.session, user_id) in closed:
            table = await self._channels.create_table(interaction, key, game.first_game)
        seated, link = table.session.seat_of(user_id) is not None, table.session.link() or "none"
        alone = len(table.session.members) == 1 and seated and bool(game.levels)
        if alone:
            await table.do(add_computer, user_id, game.levels[0][0])
        way = "start" if user_id == table.session.row.host_id else "wait" if seated else "join"
        words, host = self._words, table.session.host_name
        text = words.text("course-play-ready" if alone else "course-play", way=way, host=host, link=link)
        # Its post may be out of view, so the game starts from here, too.
        start = HostButton(START, words.text("lobby-button-start"), style=Style.SUCCESS)
        return ShownPage(Page(text, rows=((start,),) if way == "start" else ()), table.id)


def _learner(interaction: Interaction) -> Learner:
    """The presser as somebody who does exercises."""
    user = interaction.user
    return Learner(user.id, Person(user.display_name, user.mention))


# --------------------------------------------------------------------------------------- the daily game


@dataclass(eq=False)
class DailyPages(ServesPages):
    """Serves the pages of the daily game, and posts results when asked to."""

    verbs = DAILY_VERBS

    _channels: Channels
    _public: PublicPosts

    @property
    def _dailies(self) -> Dailies:
        return self._services.dailies

    async def page(self, interaction: Interaction, key: str) -> Page:
        """Today's page. A person who asks for it on a server appears on that server's boards."""
        game, user = self._game(key), interaction.user.id
        if interaction.guild_id is not None:
            await self._dailies.rows.appear(user, interaction.guild_id)
        return await self._today(game, await self._dailies.today(key, user), user)

    async def _today(self, game: AnyGame, today: Today, user_id: int) -> Page:
        own, zone = today.own, (await self._preferences.person(user_id)).zone
        running = own if own is not None and not own.over else today.unfinished
        link, marks = "none", ""
        if running is not None:
            link = (await self._tables.find(running.table_id)).session.link() or "none"
        if own is not None and own.finished:
            marks = await self._dailies.marks((await self._tables.find(own.table_id)).session)
        now = self._tables.now()
        texts = DailyTexts(game, self._words)
        return texts.today(today, link=link, marks=marks, zone=zone, now=now)

    async def press(self, interaction: Interaction, own: HostId) -> Shown:
        """Handle a button or menu of these pages. Raises Refusal."""
        key, _, rest = own.argument.partition(".")
        day, _, server = rest.partition(".")
        # Days before the first that anybody asked for have 0 and -1, where it's still that date.
        number = parse_number(day.removeprefix("-"))
        number = -number if number and day.startswith("-") else number
        game = self._game(key)
        if own.verb == DAILY:
            return await self.page(interaction, key)
        if own.verb == DAILY_START:
            return await self._start(interaction, game, number)
        if own.verb == DAILY_BOARD:
            chosen = parse_number(picked_value(interaction, server))
            return await self._board(interaction, game, number, chosen)
        return await self._share(interaction, game, number)

    def _game(self, key: str) -> AnyGame:
        return self._services.game_with(key, lambda game: game.daily)

    # ----------------------------------------------------------------------------------------- the attempt

    async def _start(self, interaction: Interaction, game: AnyGame, number: int | None) -> Shown:
        """Start the presser's attempt in their chat with the bot, and say where it is."""
        today = await self._dailies.today(game.key, interaction.user.id)
        if today.own is not None:
            return await self._today(game, today, interaction.user.id)
        chat, user = await self._channels.private_chat(interaction), interaction.user
        table = await self._dailies.start(game.key, number, user.id, user.display_name, chat)
        way = table.session.link() or f"https://discord.com/channels/@me/{chat}"
        link = "none" if interaction.channel_id == chat else way
        return ShownPage(Page(self._words.text("daily-started", link=link)), table.id)

    # ------------------------------------------------------------------------------------------- the boards

    async def _board(
        self, interaction: Interaction, game: AnyGame, number: int | None, server: int | None
    ) -> Page:
        """A server's board of a day that the presser has played.

        In a private chat, it's their only server; of several they choose one, below their own results.
        """
        user = interaction.user.id
        texts = DailyTexts(game, self._words)
        attempts = await self._dailies.rows.of_person(user, game.key)
        finished = [one.number for one in attempts if one.over]
        servers = await self._dailies.rows.servers(user)
        names = {own: name for own in servers if (name := self._channels.server_name(own))}
        if interaction.guild_id is None and server is None and len(names) == 1:
            (server,) = names
        server_id = server or interaction.guild_id
        if server_id is None or number is None:
            return texts.results(attempts, names)
        if number not in finished or server not in (None, *servers):
            raise HostRefusal("daily-board-not-yet", number=number, command=game.key)
        daily = await self._dailies.rows.daily(game.key, number=number)
        if daily is None:
            raise HostRefusal("discord-old-button")
        attempts_there = await self._dailies.rows.board(daily.id, server_id, user)
        named = "" if server is None else str(server)
        return texts.board(
            attempts_there, user, finished, server=named, name=self._channels.server_name(server_id)
        )

    # ------------------------------------------------------------------------------------------ the result

    async def _share(self, interaction: Interaction, game: AnyGame, number: int | None) -> Page:
        """Post the presser's result in the channel, in the server's language; in a chat, give it to copy."""
        user, words = interaction.user, self._words
        attempts = await self._dailies.rows.of_person(user.id, game.key)
        own = next((one for one in attempts if one.number == number and one.finished), None)
        if own is None:
            raise HostRefusal("daily-nothing-to-share", command=game.key)
        marks = await self._dailies.marks((await self._tables.find(own.table_id)).session)
        texts = DailyTexts(game, words)
        if interaction.guild_id is None:
            instruction = words.text("daily-to-copy", command=game.key)
            return texts.told(f"```\n{texts.line(own, marks)}\n```\n{instruction}")
        key = user.id, game.key, own.number
        if self._public.link(interaction, key) is not None:
            raise HostRefusal("daily-shared-already")
        local = await self._public.game(interaction, game.key)
        post = DailyTexts(local, local.words).shared(own, marks, user.display_name)
        answer = await self._public.post(interaction, post, words.text("daily-shared"), key, inf)
        return texts.told(answer.text)


# ------------------------------------------------------------------------------------- settings, privacy


@dataclass(eq=False)
class SettingsPages(ServesPages):
    """Settings pages of a person and of a server."""

    verbs = frozenset({PREFER, PREFER_HERE, MUTE, BLOCK})

    _channels: Channels

    async def personal(self, interaction: Interaction) -> Page:
        """Page of a user's own settings."""
        own = await self._preferences.person(interaction.user.id)
        manages = managed_server(interaction) is not None and interaction.permissions.manage_guild
        words, now = self._words, self._tables.now()
        return personal_page(own, now, self._services.languages, words, manages=manages)

    async def server(self, interaction: Interaction) -> Page:
        """Page of the server's settings. Raises Refusal for users who don't manage it."""
        own = await self._preferences.server(server_to_manage(interaction))
        return server_page(self._services.games, own, self._services.languages, self._words)

    async def choose(self, interaction: Interaction, changes: Mapping[str, str]) -> Page:
        """Store a user's choices, and show their settings. Raises Refusal.

        Private messages can only be chosen if one gets through.
        """
        user, before = interaction.user.id, (await self._preferences.person(interaction.user.id)).texts
        new = {key: value for key, value in changes.items() if value != before[key]}
        if "dm" in new.values():
            await self._channels.send_dm(user, self._words.text("preferences-greeting"), silent=True)
        await self._tables.prefer(user, {key: value or None for key, value in new.items()})
        if "language" in new:
            languages = self._services.languages
            languages.speak(languages.first(new["language"], language_of(interaction.locale)))
        return await self.personal(interaction)

    async def press(self, interaction: Interaction, own: HostId) -> Shown:
        """Handle a menu or button of these pages. Raises Refusal."""
        if own.verb == BLOCK:
            return await self._blocks(interaction, own.argument)
        if own.verb == PREFER_HERE:
            return await self._of_server(interaction, own.argument)
        if own.verb == MUTE:
            person = await self._preferences.person(interaction.user.id)
            until = person.tomorrow(self._tables.now(), MUTED_UNTIL)
            await self._tables.prefer(interaction.user.id, {"muted-until": until.isoformat()})
            answer = self._words.text("notice-muted", until=relative_time(until))
            return ShownPage(Page(answer), own.table)
        if own.argument == UNMUTE:
            await self._tables.prefer(interaction.user.id, {"muted-until": None})
            return await self.personal(interaction)
        person = await self._preferences.person(interaction.user.id)
        options = personal_options(person, self._tables.now(), self._services.languages, self._words)
        return await self.choose(
            interaction, chosen_settings(options, own.argument, picked_values(interaction))
        )

    async def _blocks(self, interaction: Interaction, argument: str) -> Page:
        """A user's blocked invitations, after what a control does to them. Raises Refusal."""
        user = interaction.user.id
        own = await self._preferences.person(user)
        if changes := block_changes(own, argument, picked_values(interaction)):
            await self._tables.prefer(user, changes)
            own = await self._preferences.person(user)
        return blocks_page(own, argument, self._channels.server_name, self._words)

    async def _of_server(self, interaction: Interaction, menu: str) -> Page:
        guild, words, values = server_to_manage(interaction), self._words, picked_values(interaction)
        if menu == HOST_ROLE:
            changes = {HOST_ROLE: next(iter(values), "")}
        else:
            options = server_options(self._services.games, self._services.languages, words)
            changes = chosen_settings(options, menu, values)
        new = {key: value or None for key, value in changes.items()}
        await self._preferences.set(ServerPreferences, guild, new)
        return await self.server(interaction)


def server_to_manage(interaction: Interaction) -> int:
    """Server whose settings the user may change. Raises Refusal if they may not, or if there is none."""
    server = managed_server(interaction)
    if server is None:
        raise HostRefusal("refusal-no-server-here")
    if not interaction.permissions.manage_guild:
        raise HostRefusal("refusal-server-managers")
    return server


# ------------------------------------------------------------------------------------------ privacy


FILE, ASK, FORGET = "file", "ask", "forget"
NEXT_FILE = re.compile(rf"{FILE}\.(\d{{1,4}})\.({'|'.join((*KINDS, MARKS))})\.(\d{{1,18}})")
"""Argument of a button that gives the next file: its number, and the place in the data where it begins."""
NONE = "none"
"""What texts call a time that isn't."""
COUNTED = (
    *("settings", "tables", "answers", "dailies", "ratings"),
    *("invitations", "proposals", "elsewhere"),
)


@dataclass(eq=False)
class Privacy(ServesPages):
    """Serves the privacy page and its buttons."""

    verbs = frozenset({PRIVACY})

    async def page(self, user_id: int) -> Page:
        """Counts of what is stored about a user, with the buttons to export or delete it."""
        stored, words = await self._tables.personal_data.counts(user_id), self._words
        file = HostButton(PRIVACY, words.text("privacy-button-file"), FILE)
        if not stored:
            until = await self._marked_until(user_id)
            return Page.of([words.text("privacy-nothing", until=until)], [file] if until != NONE else [])
        counts = {kind: stored.get(kind, 0) for kind in COUNTED}
        forget = HostButton(PRIVACY, words.text("privacy-button-forget"), ASK, style=Style.DANGER)
        return Page(words.text("privacy-stored", **counts), rows=((file, forget),))

    async def _marked_until(self, user_id: int) -> str:
        """Until when marks of a user's daily games are kept, as text; ``NONE`` if there are none."""
        marks = await self._services.dailies.marks_of(user_id)
        return relative_time(max(mark.until for mark in marks)) if marks else NONE

    async def press(self, interaction: Interaction, own: HostId) -> Page:
        """Handle a press on one of the page's buttons. Raises Refusal."""
        return await self.choose(interaction.user.id, own.argument)

    async def choose(self, user_id: int, argument: str) -> Page:
        """Page that the button with that argument leads to. Raises Refusal."""
        words = self._words
        if argument.startswith(FILE):
            return await self._file(user_id, argument)
        if argument == ASK:
            await self._tables.personal_data.refuse_seated(user_id)
            yes = HostButton(PRIVACY, words.text("privacy-button-sure"), FORGET, style=Style.DANGER)
            back = HostButton(PRIVACY, words.text("page-button-back"))
            return Page(words.text("privacy-sure"), rows=((back, yes),))
        if argument != FORGET:
            return await self.page(user_id)
        await self._tables.forget(user_id, words.text("privacy-former"))
        return Page(words.text("privacy-forgotten", until=await self._marked_until(user_id)))

    async def _file(self, user_id: int, argument: str) -> Page:
        """Page with a file of a user's data: the only one, or the part that begins where a button says."""
        part, since, words = 1, None, self._words
        if found := NEXT_FILE.fullmatch(argument):
            part, since = int(found[1]), Place(found[2], int(found[3]))
        name = f"k2bot-about-me-{part}" if part > 1 else "k2bot-about-me"
        with TemporaryFile() as file:
            written = await self._services.exports.write(file, name, user_id, since, UPLOAD_LIMIT)
            file.seek(0)
            files = (File(f"{name}.zip", file.read()),)
        rest, text, following = written.rest, words.text("privacy-file"), list[HostButton]()
        if rest is not None:
            argument = f"{FILE}.{part + 1}.{rest.kind}.{rest.table}"
            following = [HostButton(PRIVACY, words.text("privacy-button-next"), argument)]
        if part > 1 or following:
            text = words.text("privacy-file-part", part=part, more=bool(following))
        return replace(Page.of([text], following), files=files)
