"""What a press leads to: a control of the game's, one of the host's, one of the lobby's."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.game import values as game
from k2bot.game.values import Outdated, Page, Press, Refusal
from k2bot.host.discord import composer, confirm
from k2bot.host.discord.controls import CourseId, GameId, HostId
from k2bot.host.discord.limits import TEXT
from k2bot.host.discord.permissions import is_manager, may_reach
from k2bot.host.discord.review_panel import MOST
from k2bot.host.kernel import consent
from k2bot.host.pages import lobby, settings
from k2bot.host.pages import notices as notice_pages
from k2bot.host.pages.courses import LEARN
from k2bot.host.pages.overview import OVERVIEW_VERBS
from k2bot.host.pages.preferences import PREFERENCE_VERBS
from k2bot.host.people.invitations import invite
from k2bot.host.people.members import Status
from k2bot.host.people.preferences import ON
from k2bot.host.people.privacy import PRIVACY
from k2bot.host.timing import clocks
from k2bot.text.numbers import number

if TYPE_CHECKING:
    from k2bot.host.discord.controls import ControlId
    from k2bot.host.discord.course_panel import CoursePanel
    from k2bot.host.discord.films import Films
    from k2bot.host.discord.laying import Laying
    from k2bot.host.discord.overview_panel import OverviewPanel
    from k2bot.host.discord.review_panel import ReviewPanel
    from k2bot.host.discord.settings_panel import SettingsPanel
    from k2bot.host.discord.threads import Threads
    from k2bot.host.people.languages import Languages
    from k2bot.host.people.privacy import Privacy
    from k2bot.host.service.computer_seats import ComputerSeats
    from k2bot.host.service.computers import Computers
    from k2bot.host.service.proposals import Proposals
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.timing.table_clocks import TableClocks
    from k2bot.text.words import Words

Interaction: TypeAlias = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What somebody is shown; ``table`` is the one its controls belong to, 0 for none.

    ``course`` is the game in whose course they are.
    """

    page: Page
    table: int = 0
    course: str = ""
    said: str = ""
    """What is said above the page about the press that led to it, until the page changes by itself."""
    lesson: str = ""
    """What the page teaches its reader, above all else; it stays as long as the page is kept up."""
    refuses: bool = False
    """Whether it stands for a refusal; the next answer to presses on the same post takes its place."""

    @property
    def whole(self) -> Page:
        """The page with all that is said above it."""
        text = "\n\n".join(part for part in (self.said, self.page.text) if part)[:TEXT]
        return replace(self.page, text="\n".join(part for part in (self.lesson, text) if part))


IN_LOBBY: Final = frozenset({lobby.START, lobby.ADD_COMPUTER, lobby.REMOVE_COMPUTER, settings.SET})
"""Verbs that the lobby's post answers, by what becomes of it; words are for refusals."""
_PERSONAL: Final = (
    frozenset({LEARN, PRIVACY, notice_pages.MUTE, composer.DISMISS}) | PREFERENCE_VERBS | OVERVIEW_VERBS
)
"""Verbs of what is about its presser and no table, or says in its values which table is meant."""
_PAGES: Final = frozenset({game.REVIEW, clocks.CLOCK, notice_pages.MUTE})


class Presses:
    """Does what a pressed control is for, and says what is shown then."""

    def __init__(
        self,
        tables: Tables,
        films: Films,
        languages: Languages,
        *,
        computer_seats: ComputerSeats,
        computers: Computers,
        table_clocks: TableClocks,
        settings_panel: SettingsPanel,
        privacy: Privacy,
        overview_panel: OverviewPanel,
        threads: Threads,
        proposals: Proposals,
        review_panel: ReviewPanel,
        laying: Laying,
        course_panel: CoursePanel,
    ) -> None:
        self._tables = tables
        self._films = films
        self._languages = languages
        self._computer_seats = computer_seats
        self._computers = computers
        self._table_clocks = table_clocks
        self._settings_panel = settings_panel
        self._privacy = privacy
        self._overview_panel = overview_panel
        self._threads = threads
        self._proposals = proposals
        self._review_panel = review_panel
        self._laying = laying
        self._course_panel = course_panel

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    async def answer(self, interaction: Interaction, own: ControlId, values: tuple[str, ...]) -> Answer:
        """Do what the control with that id is for. Raises Refusal."""
        match own:
            case GameId():
                return await self._of_game(interaction, own, values)
            case CourseId():
                return await self._course_panel.press(interaction, own, values)
            case HostId():
                return await self._by_host(interaction, own, values)

    def _refuse_stranger(self, interaction: Interaction, table: Table) -> None:
        """Raise Refusal for a table that can't be seen from here: nobody was shown its controls."""
        if not may_reach(interaction, table):
            raise Refusal(self._words.text("refusal-unknown-table"))

    async def _by_host(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        if own.table and own.verb not in _PERSONAL:
            self._refuse_stranger(interaction, await self._tables.find(own.table))
        if own.verb == LEARN:
            return await self._course_panel.open(interaction, own.argument)
        if own.verb in PREFERENCE_VERBS:
            return await self._settings_panel.press(interaction, own, values)
        if own.verb == lobby.RULES_TOPIC:
            if own.argument not in self._tables.catalogue.keys:
                raise Refusal(self._words.text("discord-old-button"))
            game = self._tables.catalogue.game(own.argument, self._languages.reader)
            return Answer(lobby.rules_page(game, next(iter(values), ""), self._words))
        if own.verb == PRIVACY:
            return Answer(await self._privacy.press(interaction.user.id, own.argument))
        if own.verb in OVERVIEW_VERBS:
            return await self._overview_panel.press(interaction, own, values)
        if own.verb in IN_LOBBY:
            return await self._of_lobby(interaction, own, values)
        if own.verb in _PAGES:
            return Answer(await self._page(interaction, own), own.table)
        if own.verb == settings.SET_HERE:
            table = await self._set(await self._tables.find(own.table), interaction.user.id, own, values)
            return Answer(lobby.settings_page(table.session, self._words), table.id)
        return await self._of_host(interaction, own)

    async def _page(self, interaction: Interaction, own: HostId) -> Page:
        """What a control leads to that opens a page beside the game."""
        match own.verb:
            case game.REVIEW:
                table = await self._tables.find(own.table)
                return await self._review_panel.page(interaction, table, number(own.argument, MOST) or 0)
            case clocks.CLOCK:
                return await self._about_clock(interaction, own)
            case _:
                return await self._mute(interaction.user.id)

    async def _of_game(self, interaction: Interaction, own: GameId, values: tuple[str, ...]) -> Answer:
        table = await self._tables.find(own.table)
        self._refuse_stranger(interaction, table)
        table.outbox.retry()
        try:
            press, anew = Press(own.verb, own.argument, values), own.scope == "o"
            page = await table.press(interaction.user.id, press, own.stamp, anew=anew)
        except Outdated as outdated:
            answer = await with_page(outdated.text, table, interaction.user.id, table.game.pages.now)
            return replace(answer, refuses=own.scope == "o")
        return Answer(page, own.table)

    async def _of_host(self, interaction: Interaction, own: HostId) -> Answer:
        user = interaction.user
        table = await self._tables.find(own.table)
        manager = is_manager(interaction, table.row.guild_id)
        match own.verb:
            case "cancel" if table.status is Status.RUNNING and (manager or user.id == table.row.host_id):
                # The lobby's button, pressed after the start: then it would end a game.
                return Answer(confirm.cancelling(table, self._words), table.id)
            case "cancel" | composer.CONFIRM_CANCEL:
                text = await self._tables.cancel(table.id, user.id, manager=manager)
            case "join":
                text = await self._tables.join(table.id, user.id, user.display_name, press=interaction.id)
            case "leave":
                text = await self._tables.leave(table.id, user.id)
            case game.FILM:
                film = await self._films.sought(interaction, table.film())
                return Answer(await self._films.page(interaction, film, table), table.id)
            case composer.SHOW_FILM:
                return Answer(
                    await self._films.show(interaction, await table.film(for_all=True), table), table.id
                )
            case game.REMATCH:
                await self._laying.refuse_host(interaction)
                await self._tables.rematch(table.id, user.id, user.display_name)
                moved = table.game.rematches is not None
                text = self._words.text("discord-rematch-moved" if moved else "discord-rematch")
            case composer.CONFIRM_RESIGN:
                await table.resign(user.id)
                text = self._words.text("discord-resigned")
            case composer.DISMISS:
                text = self._words.text("discord-dismissed")
            case (
                consent.AGREE
                | consent.DECLINE
                | consent.WITHDRAW
                | consent.UNDO_LAST
                | consent.SWAP
                | composer.CONFIRM_HOST
            ):
                return await self._about_consent(table, interaction, own)
            case _:
                return await self._about_computers(table, user.id, own)
        return Answer(Page(text), table.id)

    async def _mute(self, user_id: int) -> Page:
        """Let nothing call somebody until their day is over."""
        own = await self._tables.preferences.person(user_id)
        until = own.tomorrow(self._tables.now())
        await self._tables.prefer(user_id, {"muted-until": until.isoformat()})
        return notice_pages.muted_page(until, self._words)

    async def _of_lobby(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> Answer:
        """Start the game, add or remove a computer, change a setting; the lobby's post shows it at once."""
        user_id, table = interaction.user.id, await self._tables.find(own.table)
        match own.verb:
            case lobby.START:
                await self._tables.start(table.id, user_id, self._threads.room, press=interaction.id)
            case lobby.ADD_COMPUTER:
                await self._computer_seats.add(own.table, user_id, own.argument)
            case lobby.REMOVE_COMPUTER:
                await self._computer_seats.remove(own.table, user_id)
            case _:
                await self._set(table, user_id, own, values)
        return Answer(lobby.lobby_page(table.session, table.session.words), table.id)

    async def _about_clock(self, interaction: Interaction, own: HostId) -> Page:
        """Show the clock of a table; the argument says what is to be done about it before."""
        table = await self._tables.find(own.table)
        user_id, manager = interaction.user.id, is_manager(interaction, table.row.guild_id)
        if own.argument and not manager and user_id != table.row.host_id:
            return Page(await self._proposals.clock(own.table, user_id, own.argument))
        if own.argument:
            return await self._table_clocks.set(own.table, user_id, own.argument, manager=manager)
        return await self._table_clocks.page(own.table, user_id, manager=manager)

    async def _about_consent(self, table: Table, interaction: Interaction, own: HostId) -> Answer:
        """What a proposal takes: its number is the argument, a new host, or a newcomer's id with the seat."""
        user, proposals = interaction.user, self._proposals
        first, second = (number(part) for part in own.argument.partition(".")[::2])
        if first is None or (own.verb == consent.SWAP and second is None):
            raise Refusal(self._words.text("refusal-stale"))  # no control of this bot says that
        if own.verb == consent.UNDO_LAST:
            text = await proposals.undo(table.id, user.id, first)
            return await with_page(text, table, user.id, table.game.pages.next)
        if own.verb == consent.SWAP:
            return Answer(await proposals.swap(table.id, user.id, first, second), table.id)
        if own.verb == composer.CONFIRM_HOST:
            return Answer(Page(await proposals.hand_over(table.id, user.id, first)), table.id)
        agrees = own.verb == consent.AGREE
        text = await proposals.answer(table.id, user.id, user.display_name, first, agrees=agrees)
        if own.verb == consent.WITHDRAW:
            return await with_page(text, table, user.id, table.game.pages.next)
        return Answer(Page(text), table.id)

    async def _set(self, table: Table, user_id: int, own: HostId, values: tuple[str, ...]) -> Table:
        """Change what was picked from a menu of settings; without one only see that this may be done."""
        game, words = table.reader_game, self._words
        options = settings.host_options(game, words) if own.verb == settings.SET_HERE else game.options
        changes = settings.chosen_settings(options, own.argument, values)
        if own.argument == settings.INVITE:
            guests = [guest for value in values if (guest := number(value)) is not None]
            await invite(table, user_id, guests, words)
        if changes.get(settings.THREAD) == ON != table.row.options.get(settings.THREAD):
            self._threads.refuse_none(table.row)
        return await self._tables.set_options(table.id, user_id, changes)

    async def _about_computers(self, table: Table, user_id: int, own: HostId) -> Answer:
        match own.verb:
            case composer.CONFIRM_STANDIN:
                text = await self._computer_seats.stand_in(table.id, user_id, user_id, own.argument)
                return Answer(Page(text), table.id)
            case lobby.BACK:
                text = await self._computer_seats.back(table.id, user_id)
                return await with_page(text, table, user_id, table.game.pages.next)
            case game.HINT | game.TAKE_HINT:
                page = await self._computers.hint(table, user_id, take=own.verb == game.TAKE_HINT)
                return Answer(page, table.id)
            case _:
                raise Refusal(self._words.text("discord-old-button"))


async def with_page(text: str, table: Table, user_id: int, name: str) -> Answer:
    """A sentence above the page on which somebody goes on, where there is one."""
    try:
        page = await table.page(user_id, name)
    except Refusal as refusal:
        return Answer(Page(text or refusal.text), table.id)
    return Answer(page, table.id, said=text)
