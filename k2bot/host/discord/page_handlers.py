"""Handlers of all controls and commands; pages of exercises, the daily game, settings and privacy."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from k2bot.game import values as verbs
from k2bot.game.values import ON, File, HostButton, Page, Person, Press, Style
from k2bot.host.clock import CLOCK
from k2bot.host.discord import controls
from k2bot.host.discord.channels import Channels
from k2bot.host.discord.compose import Composer, PublicPosts, ServesPages, Shown, ShownPage
from k2bot.host.discord.controls import CourseId, Interaction, managed_server, picked_value
from k2bot.host.discord.costs import FILE, LONG, READING
from k2bot.host.discord.films import Films
from k2bot.host.discord.history import OpenGames, PastGames
from k2bot.host.discord.host_controls import HostControls, cancel_or_ask
from k2bot.host.discord.images import UPLOAD_LIMIT
from k2bot.host.discord.interactions import ANYWHERE, NOWHERE, PRIVATE, Handler, Handlers, Request, play
from k2bot.host.discord.meant import MEANT, MeantGames
from k2bot.host.discord.statistics import BestResultsPages, RatingPages, StatisticsPages
from k2bot.host.discord.threads import IN_THREAD, Threads
from k2bot.host.kernel.lobby import add_computer, leave
from k2bot.host.pages import exercises, history, host_pages, lobby, overview, settings, statistics
from k2bot.host.pages.dailies import DAILY, DAILY_BOARD, DAILY_SHARE, DAILY_START, DailyTexts
from k2bot.host.pages.host_pages import relation_to_table
from k2bot.host.pages.ratings import JOIN_RATINGS, LEAVE_RATINGS, SHOW_RATINGS
from k2bot.host.pages.settings import (
    HOST_ROLE,
    PRIVACY,
    block_changes,
    blocks_page,
    chosen_settings,
    personal_options,
    personal_page,
    server_options,
    server_page,
)
from k2bot.host.people import language_of
from k2bot.host.preferences import ServerPreferences
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import Status
from k2bot.host.service.exercises import Learner
from k2bot.host.service.exports import MARKS
from k2bot.host.store.personal_columns import KINDS
from k2bot.host.store.personal_data import ExportPosition
from k2bot.text.formatting import parse_number, relative_time

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.dailies import Dailies
    from k2bot.host.store.dailies import Today


MUTED_UNTIL = 8
"""Hour of a person's next day at which a mute ends: what had to wait is told then, not at midnight."""


class PageHandlers:
    """Handlers of commands and presses: one object per kind of page, and the table of all controls."""

    def __init__(self, client: discord.Client, services: HostServices, composer: Composer) -> None:
        self.channels = channels = Channels(client, services, Threads(client, services))
        self.meant = MeantGames(services, client)
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
        self.host_controls = HostControls(services, channels)
        self.handlers: Handlers = {
            "o": {"": Handler(at_table=play, replaces=NOWHERE)},
            "p": {"": Handler(at_table=play, replaces=PRIVATE)},
            "course": {
                "": Handler(self.courses.press, replaces=PRIVATE),
                exercises.PLAY: Handler(self.courses.play, replaces=NOWHERE),
            },
            "host": self._of_host(),
        }

    def _of_host(self) -> dict[str, Handler]:
        """Handlers of the host's verbs, some of them for a beginning of the argument alone.

        Old posts keep their buttons for years, so a verb that was sent never changes its meaning.
        """
        courses, dailies, preferences, privacy = self.courses, self.dailies, self.preferences, self.privacy
        best, ratings, past, own = self.best, self.ratings, self.past, self.host_controls
        return {
            exercises.LEARN: Handler(lambda request: courses.open(request.interaction, request.argument)),
            exercises.PUZZLE: Handler(lambda request: courses.puzzle(request.interaction, request.argument)),
            host_pages.RULES_TOPIC: Handler(own.rules),
            controls.DISMISS: Handler(own.dismiss),
            # ----------------------------------------------------- about the person, their games, the server
            overview.GAMES: Handler(self.open_games.listed, READING),
            overview.OPEN_TABLE: Handler(at_table=own.now, picks=True),
            settings.PREFER: Handler(preferences.prefer),
            f"{settings.PREFER} {settings.UNMUTE}": Handler(preferences.unmute),
            settings.PREFER_HERE: Handler(preferences.prefer_here),
            host_pages.MUTE: Handler(preferences.mute),
            settings.BLOCK: Handler(preferences.block),
            PRIVACY: Handler(lambda request: privacy.page(request.user_id), READING),
            f"{PRIVACY} {DATA}": Handler(
                lambda request: privacy.file(request.user_id, request.argument), FILE
            ),
            f"{PRIVACY} {ASK}": Handler(lambda request: privacy.ask(request.user_id), READING),
            f"{PRIVACY} {FORGET}": Handler(lambda request: privacy.forget(request.user_id), READING),
            statistics.STATISTICS: Handler(self.statistics.named, READING),
            statistics.SHOW_STATISTICS: Handler(self.statistics.show, READING),
            statistics.BEST: Handler(best.named, READING),
            statistics.SHOW_BEST: Handler(best.show, READING),
            statistics.OWN_FILE: Handler(partial(best.file, own=True), FILE),
            statistics.SERVER_FILE: Handler(partial(best.file, own=False), FILE),
            SHOW_RATINGS: Handler(
                lambda request: ratings.page(request.interaction, request.argument), READING
            ),
            JOIN_RATINGS: Handler(partial(ratings.switch, ON), READING),
            LEAVE_RATINGS: Handler(partial(ratings.switch, None), READING),
            DAILY: Handler(lambda request: dailies.page(request.interaction, request.argument)),
            DAILY_START: Handler(dailies.start),
            DAILY_BOARD: Handler(dailies.board),
            DAILY_SHARE: Handler(dailies.share),
            # -------------------------------------------------------------------- past games, as played
            history.HISTORY: Handler(past.listed, READING),
            history.WHERE: Handler(partial(past.filtered, history.with_where), READING),
            history.ONLY: Handler(partial(past.filtered, history.with_only), READING),
            history.PLAYER: Handler(partial(past.filtered, history.with_player), READING),
            history.PAST_CHAPTERS: Handler(past.opened, READING),
            history.PAST_FILM: Handler(at_table=past.film, picks=True, ended=True, cost=LONG),
            history.PAST_RECORD: Handler(at_table=past.record, picks=True, ended=True, cost=READING),
            history.PAST_REVIEW: Handler(at_table=past.review, picks=True, ended=True, cost=LONG),
            history.SHOW_FILM: Handler(at_table=partial(past.film, for_all=True), cost=LONG),
            verbs.FILM: Handler(at_table=past.film, cost=LONG),
            verbs.LOOK_BACK: Handler(at_table=past.chapter, cost=READING),
            verbs.REVIEW: Handler(at_table=past.review, cost=LONG),
            verbs.COMPARE: Handler(at_table=past.compare, cost=LONG),
            verbs.PRACTISE: Handler(at_table=past.practise, replaces=NOWHERE),
            # -------------------------------------------------------------------------------- at a table
            IN_THREAD: Handler(own.open_in_thread, replaces=PRIVATE),
            MEANT: Handler(at_table=self.meant.press, picks=True, replaces=PRIVATE),
            lobby.START: Handler(at_table=own.start, addresses=True, replaces=ANYWHERE),
            lobby.ADD_COMPUTER: Handler(at_table=own.add_computer, replaces=ANYWHERE),
            lobby.REMOVE_COMPUTER: Handler(at_table=own.remove_computer, replaces=ANYWHERE),
            settings.SET: Handler(at_table=own.set_in_lobby, replaces=ANYWHERE),
            # Without an argument, they're below the lobby's post, else on the page that opens.
            f"{settings.SET_HERE} ": Handler(at_table=own.set_here, replaces=NOWHERE),
            settings.SET_HERE: Handler(at_table=own.set_here, replaces=PRIVATE),
            f"{lobby.COMPUTERS} ": Handler(at_table=own.computers, replaces=NOWHERE),
            lobby.COMPUTERS: Handler(at_table=own.computers, replaces=PRIVATE),
            lobby.JOIN: Handler(at_table=own.join),
            lobby.LEAVE: Handler(at_table=lambda request, table: table.do(leave, request.user_id)),
            lobby.CANCEL: Handler(at_table=lambda request, table: cancel_or_ask(request.interaction, table)),
            controls.CONFIRM_CANCEL: Handler(at_table=own.cancel),
            verbs.REMATCH: Handler(at_table=own.rematch, addresses=True),
            CLOCK: Handler(at_table=own.clock),
            verbs.HINT: Handler(at_table=own.hint),
            verbs.TAKE_HINT: Handler(at_table=partial(own.hint, take=True)),
            controls.CONFIRM_RESIGN: Handler(at_table=own.resign),
            controls.CONFIRM_STANDIN: Handler(at_table=own.stand_in),
            host_pages.BACK: Handler(at_table=own.back),
            host_pages.SWAP: Handler(at_table=own.swap, addresses=True),
            controls.CONFIRM_HOST: Handler(at_table=own.hand_over, addresses=True),
            host_pages.UNDO_LAST: Handler(at_table=own.undo, addresses=True),
            host_pages.AGREE: Handler(at_table=partial(own.answer, agrees=True)),
            host_pages.DECLINE: Handler(at_table=partial(own.answer, agrees=False)),
            host_pages.WITHDRAW: Handler(at_table=own.withdraw),
        }


# ------------------------------------------------------------------------------------ tutorials, puzzles


_PUZZLE = ":"
"""In the ids of controls, between a game and the number of its puzzle."""


@dataclass(eq=False)
class CoursePages(ServesPages):
    """Tutorials and puzzles of all games; they post nothing, so they work anywhere."""

    _channels: Channels

    async def open(self, interaction: Interaction, key: str) -> ShownPage:
        """Tutorial of a game, from where the user left off. Raises Refusal."""
        page = await self._services.courses.open(_learner(interaction), key)
        return ShownPage(page, course=key)

    async def puzzle(self, interaction: Interaction, key: str) -> ShownPage:
        """Today's puzzle of a game. Raises Refusal."""
        number, page = await self._services.puzzles.open(_learner(interaction), key)
        return ShownPage(page, course=f"{key}{_PUZZLE}{number}")

    async def press(self, request: Request) -> ShownPage:
        """Handle a control of a puzzle or tutorial. Raises Refusal."""
        own, learner = request.control, _learner(request.interaction)
        assert isinstance(own, CourseId)  # noqa: S101 - the kind of its handlers
        press = Press(own.verb, own.argument, request.values)
        key, _, puzzle = own.game.partition(_PUZZLE)
        if puzzle:
            puzzle_key = key, int(puzzle) if puzzle.isdecimal() else 0
            number, page = await self._services.puzzles.press(learner, puzzle_key, own.stamp, press)
            return ShownPage(page, course=f"{key}{_PUZZLE}{number}")
        page = await self._services.courses.press(learner, own.game, own.stamp, press)
        return ShownPage(page, course=own.game)

    async def play(self, request: Request) -> ShownPage:
        """Show this channel's lobby of a tutorial's game, or open one; a user alone gets an easy computer.

        Raises Refusal if the channel has another game, or one that the user isn't in and can't join.
        """
        interaction, own = request.interaction, request.control
        assert isinstance(own, CourseId)  # noqa: S101 - the kind of its handlers
        user_id, key, game = request.user_id, own.game, self._services.courses.game(own.game)
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
        start = HostButton(lobby.START, words.text("lobby-button-start"), style=Style.SUCCESS)
        return ShownPage(Page(text, rows=((start,),) if way == "start" else ()), table.id)


def _learner(interaction: Interaction) -> Learner:
    """The presser as somebody who does exercises."""
    user = interaction.user
    return Learner(user.id, Person(user.display_name, user.mention))


# --------------------------------------------------------------------------------------- the daily game


@dataclass(eq=False)
class DailyPages(ServesPages):
    """Serves the pages of the daily game, and posts results when asked to."""

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

    def _read(self, request: Request) -> tuple[AnyGame, int | None, str]:
        """Game, number of the day and server that a control names. Raises Refusal."""
        key, _, rest = request.argument.partition(".")
        day, _, server = rest.partition(".")
        # Days before the first that anybody asked for have 0 and -1, where it's still that date.
        number = parse_number(day.removeprefix("-"))
        return self._game(key), -number if number and day.startswith("-") else number, server

    def _game(self, key: str) -> AnyGame:
        return self._services.game_with(key, lambda game: game.daily)

    # ----------------------------------------------------------------------------------------- the attempt

    async def start(self, request: Request) -> Shown:
        """Start the presser's attempt in their chat with the bot, and say where it is. Raises Refusal."""
        interaction, (game, number, _) = request.interaction, self._read(request)
        today = await self._dailies.today(game.key, interaction.user.id)
        if today.own is not None:
            return await self._today(game, today, interaction.user.id)
        chat, user = await self._channels.private_chat(interaction), interaction.user
        table = await self._dailies.start(game.key, number, user.id, user.display_name, chat)
        way = table.session.link() or f"https://discord.com/channels/@me/{chat}"
        link = "none" if interaction.channel_id == chat else way
        return ShownPage(Page(self._words.text("daily-started", link=link)), table.id)

    # ------------------------------------------------------------------------------------------- the boards

    async def board(self, request: Request) -> Page:
        """A server's board of a day that the presser has played. Raises Refusal.

        In a private chat, it's their only server; of several they choose one, below their own results.
        """
        interaction, user, (game, number, named) = request.interaction, request.user_id, self._read(request)
        server = parse_number(picked_value(interaction, named))
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

    async def share(self, request: Request) -> Page:
        """Post the presser's result in the channel, in the server's language; in a chat, give it to copy.

        Raises Refusal.
        """
        interaction, (game, number, _) = request.interaction, self._read(request)
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

    async def prefer(self, request: Request) -> Page:
        """A user's settings after a choice from one of the menus. Raises Refusal."""
        person = await self._preferences.person(request.user_id)
        options = personal_options(person, self._tables.now(), self._services.languages, self._words)
        return await self.choose(
            request.interaction, chosen_settings(options, request.argument, request.values)
        )

    async def mute(self, request: Request) -> ShownPage:
        """Mute pings until the presser's next day."""
        person = await self._preferences.person(request.user_id)
        until = person.tomorrow(self._tables.now(), MUTED_UNTIL)
        await self._tables.prefer(request.user_id, {"muted-until": until.isoformat()})
        return ShownPage(Page(self._words.text("notice-muted", until=relative_time(until))), request.table)

    async def unmute(self, request: Request) -> Page:
        """A user's settings after their mute has been lifted."""
        await self._tables.prefer(request.user_id, {"muted-until": None})
        return await self.personal(request.interaction)

    async def block(self, request: Request) -> Page:
        """A user's blocked invitations, after what a control does to them. Raises Refusal."""
        user, argument = request.user_id, request.argument
        own = await self._preferences.person(user)
        if changes := block_changes(own, argument, request.values):
            await self._tables.prefer(user, changes)
            own = await self._preferences.person(user)
        return blocks_page(own, argument, self._channels.server_name, self._words)

    async def prefer_here(self, request: Request) -> Page:
        """The server's settings after a choice from one of the menus. Raises Refusal."""
        guild, menu, values = server_to_manage(request.interaction), request.argument, request.values
        if menu == HOST_ROLE:
            changes = {HOST_ROLE: next(iter(values), "")}
        else:
            options = server_options(self._services.games, self._services.languages, self._words)
            changes = chosen_settings(options, menu, values)
        new = {key: value or None for key, value in changes.items()}
        await self._preferences.set(ServerPreferences, guild, new)
        return await self.server(request.interaction)


def server_to_manage(interaction: Interaction) -> int:
    """Server whose settings the user may change. Raises Refusal if they may not, or if there is none."""
    server = managed_server(interaction)
    if server is None:
        raise HostRefusal("refusal-no-server-here")
    if not interaction.permissions.manage_guild:
        raise HostRefusal("refusal-server-managers")
    return server


# ------------------------------------------------------------------------------------------ privacy


DATA, ASK, FORGET = "file", "ask", "forget"
"""Arguments of the buttons that make a file of a person's data, or delete it."""
NEXT_FILE = re.compile(rf"{DATA}\.(\d{{1,4}})\.({'|'.join((*KINDS, MARKS))})\.(\d{{1,18}})")
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

    async def page(self, user_id: int) -> Page:
        """Counts of what is stored about a user, with the buttons to export or delete it."""
        stored, words = await self._tables.personal_data.counts(user_id), self._words
        file = HostButton(PRIVACY, words.text("privacy-button-file"), DATA)
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

    async def ask(self, user_id: int) -> Page:
        """Ask a user to confirm that their data is deleted. Raises Refusal."""
        words = self._words
        await self._tables.personal_data.refuse_seated(user_id)
        yes = HostButton(PRIVACY, words.text("privacy-button-sure"), FORGET, style=Style.DANGER)
        back = HostButton(PRIVACY, words.text("page-button-back"))
        return Page(words.text("privacy-sure"), rows=((back, yes),))

    async def forget(self, user_id: int) -> Page:
        """Delete a user's data. Raises Refusal."""
        words = self._words
        await self._tables.forget(user_id, words.text("privacy-former"))
        return Page(words.text("privacy-forgotten", until=await self._marked_until(user_id)))

    async def file(self, user_id: int, argument: str = "") -> Page:
        """Page with a file of a user's data: the only one, or the part that begins where a button says."""
        part, since, words = 1, None, self._words
        if found := NEXT_FILE.fullmatch(argument):
            part, since = int(found[1]), ExportPosition(found[2], int(found[3]))
        name = f"k2bot-about-me-{part}" if part > 1 else "k2bot-about-me"
        with TemporaryFile() as file:
            written = await self._services.exports.write(file, name, user_id, since, UPLOAD_LIMIT)
            file.seek(0)
            files = (File(f"{name}.zip", file.read()),)
        rest, text, following = written.rest, words.text("privacy-file"), list[HostButton]()
        if rest is not None:
            argument = f"{DATA}.{part + 1}.{rest.kind}.{rest.table}"
            following = [HostButton(PRIVACY, words.text("privacy-button-next"), argument)]
        if part > 1 or following:
            text = words.text("privacy-file-part", part=part, more=bool(following))
        return replace(Page.of([text], following), files=files)
