"""Host controls: lobby, settings, clock, consent, stand-ins, films, and confirmations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.game import values as verbs
from k2bot.game.values import HostButton, Page, Style
from k2bot.host.discord import controls
from k2bot.host.discord.controls import (
    IN_LOBBY,
    HostId,
    Interaction,
    is_manager,
    picked,
    picked_value,
    reached,
)
from k2bot.host.discord.messages import ShownPage, with_page, with_progress
from k2bot.host.kernel.agreements import answer_proposal, hand_over, propose_clock, set_clock, undo
from k2bot.host.kernel.lobby import (
    add_computer,
    cancel,
    end_stand_in,
    invite,
    leave,
    remove_computer,
    stand_in,
)
from k2bot.host.kernel.transition import resign
from k2bot.host.pages import courses, history, host_pages, settings
from k2bot.host.pages.host_pages import AGREE, DECLINE, SWAP, UNDO_LAST, WITHDRAW
from k2bot.host.values import CLOCK, ON, THREAD, HostRefusal, Member, Status
from k2bot.text.formatting import parse_number, plain, relative_time

if TYPE_CHECKING:
    from k2bot.host.discord.page_handlers import PageHandlers
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words

_CONSENT: Final = frozenset({AGREE, DECLINE, WITHDRAW, UNDO_LAST, SWAP, controls.CONFIRM_HOST})
_PERSONAL: Final = frozenset(
    {
        courses.LEARN,
        courses.PUZZLE,
        settings.PRIVACY,
        host_pages.MUTE,
        controls.DISMISS,
        host_pages.RULES_TOPIC,
    }
)
"""Verbs about the user rather than a table."""


@dataclass(frozen=True, slots=True)
class _Press:
    """A press on a control of a table."""

    interaction: Interaction
    table: Table
    control: HostId
    manager: bool

    @property
    def values(self) -> tuple[str, ...]:
        return picked(self.interaction)

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def name(self) -> str:
        return self.interaction.user.display_name

    @property
    def is_private(self) -> bool:
        message = self.interaction.message
        return message is not None and message.flags.ephemeral


@dataclass(eq=False)
class HostControls:
    """Executes presses on host controls, and returns what to show."""

    _services: HostServices
    _pages: PageHandlers

    async def press(self, interaction: Interaction, own: HostId) -> ShownPage:
        """Handle a press on the control with that id. Raises Refusal, and OvertakenError."""
        if (handler := self._pages.by_verb.get(own.verb)) is not None:
            return await handler(interaction, own)
        if own.verb == host_pages.RULES_TOPIC and own.table:
            await reached(interaction, self._services.tables, own.table)
        if own.verb in _PERSONAL:
            return await self._personal(interaction, own)
        table = await reached(interaction, self._services.tables, own.table)
        manager = is_manager(interaction, table.session.row.guild_id)
        return await self._of_table(_Press(interaction, table, own, manager))

    async def _personal(self, interaction: Interaction, own: HostId) -> ShownPage:
        services, user_id = self._services, interaction.user.id
        match own.verb:
            case courses.LEARN:
                return await self._pages.courses.open(interaction, own.argument)
            case courses.PUZZLE:
                return await self._pages.courses.puzzle(interaction, own.argument)
            case settings.PRIVACY:
                return ShownPage(await self._pages.privacy.press(user_id, own.argument))
            case host_pages.MUTE:
                person = await services.tables.preferences.person(user_id)
                until = person.tomorrow(services.tables.now())
                await services.tables.prefer(user_id, {"muted-until": until.isoformat()})
                told = services.words.text("notice-muted", until=relative_time(until))
                return ShownPage(Page(told), own.table)
            case controls.DISMISS:
                return ShownPage(Page(services.words.text("discord-dismissed")), own.table)
            case _:
                game, topic = services.game_with(own.argument), picked_value(interaction)
                return ShownPage(host_pages.rules_page(game, topic, services.words))

    async def _of_table(self, press: _Press) -> ShownPage:
        """Show a page of a table, or delegate to the handlers by group."""
        services, table, own, interaction = self._services, press.table, press.control, press.interaction
        if own.verb in IN_LOBBY:
            return await self._lobby(press)
        if own.verb in _CONSENT:
            return await self._consent(press)
        if own.verb in (verbs.LOOK_BACK, verbs.PRACTISE):
            return await self._look_back(press)
        if own.verb == CLOCK:
            page = await self._clock(press)
        elif own.verb == verbs.REVIEW:
            page = await self._pages.lists.review(interaction, table, own.argument)
        elif own.verb == verbs.COMPARE:
            page = await self._pages.statistics.compare(interaction, table)
        elif own.verb == verbs.FILM:
            film = await self._pages.films.find(interaction, table.film())
            page = await self._pages.films.page(interaction, film, table)
            if own.argument:  # pressed while looking back, whose page the film replaces
                page = history.with_way_back(page, own.argument, services.words)
        elif own.verb == controls.SHOW_FILM:
            page = await self._pages.films.post(interaction, await table.film(for_all=True), table)
        elif own.verb in (verbs.HINT, verbs.TAKE_HINT):
            take, line = own.verb == verbs.TAKE_HINT, services.words.text("discord-computer-thinks")
            page = await services.computers.hint(
                table,
                press.user_id,
                own.argument,
                take=take,
                wait=partial(with_progress, interaction, text=lambda: line),
            )
        elif own.verb == settings.SET_HERE:
            page = await self._settings(press)
        else:
            return await self._seats(press)
        return ShownPage(page, table.id)

    async def _look_back(self, press: _Press) -> ShownPage:
        """Show a part of a finished game, or let the user play on from there."""
        if press.control.verb == verbs.LOOK_BACK:
            argument = press.control.argument
            return await self._pages.past.look_back(press.interaction, press.table, argument, press.values)
        inputs = parse_number(press.control.argument)
        if inputs is None:
            raise HostRefusal("discord-old-button")
        return await self._pages.past.practise(press.interaction, press.table, inputs)

    async def _lobby(self, press: _Press) -> ShownPage:
        """Start the game, add or remove a computer, change a setting; the lobby post is updated in place."""
        services, table = self._services, press.table
        match press.control.verb:
            case host_pages.START:
                create_thread, press_id = self._pages.channels.create_thread, press.interaction.id
                await services.tables.start(table, press.user_id, create_thread, press=press_id)
                if press.is_private:  # below a tutorial: what is asked first, in place of it
                    return ShownPage(await table.page(press.user_id, table.game.pages.now), table.id)
            case host_pages.ADD_COMPUTER:
                await table.do(add_computer, press.user_id, press.control.argument)
            case host_pages.REMOVE_COMPUTER:
                await table.do(remove_computer, press.user_id)
            case _:
                await self._set(press)
        return ShownPage(host_pages.lobby_page(table.session, table.session.words), table.id)

    async def _settings(self, press: _Press) -> Page:
        """The host's page of settings after a choice; once the game has begun, why it's too late."""
        words = self._services.words
        try:
            await self._set(press)
        except HostRefusal as refusal:
            if not press.control.argument or press.table.session.status is Status.LOBBY:
                raise
            # As an answer of its own, it would leave menus that show what was refused.
            return Page(refusal.in_words(words))
        return host_pages.settings_page(press.table.session, words)

    async def _set(self, press: _Press) -> None:
        """Apply a menu of settings; without one, only check that the user may change them."""
        table, own, words, here = press.table, press.control, self._services.words, settings.SET_HERE
        own_game = table.reader_game
        options = settings.host_options(own_game, words) if own.verb == here else own_game.options
        changes = settings.chosen_settings(options, own.argument, press.values)
        if own.argument == settings.INVITE:
            guests = [guest for value in press.values if (guest := parse_number(value)) is not None]
            await table.do(invite, press.user_id, tuple(guests))
        if changes.get(THREAD) == ON != table.session.row.options.get(THREAD):
            self._pages.channels.require_thread(table.session.row)
        await self._services.tables.set_options(table, press.user_id, changes)

    async def _clock(self, press: _Press) -> Page:
        """Show a table's clock, after applying the action in the argument."""
        table, change, tables = press.table, press.control.argument, self._services.tables
        if change and not press.manager and press.user_id != table.session.row.host_id:
            return Page(await table.do(propose_clock, press.user_id, change))
        if change:
            await table.do(set_clock, press.user_id, change, manager=press.manager)
        return tables.clock_page(table, press.user_id, manager=press.manager)

    async def _consent(self, press: _Press) -> ShownPage:
        """Handle proposals; the argument is their number, a new host's id, or a newcomer's id and seat."""
        table, user_id, verb = press.table, press.user_id, press.control.verb
        first, second = (parse_number(part) for part in press.control.argument.partition(".")[::2])
        if first is None or (verb == SWAP and second is None):
            raise HostRefusal("discord-old-button")
        if verb == SWAP:
            return ShownPage(await self._services.tables.swap(table, user_id, first, second), table.id)
        if verb == controls.CONFIRM_HOST:
            return ShownPage(Page(await table.do(hand_over, user_id, first)), table.id)
        if verb == UNDO_LAST:
            text = await table.do(undo, user_id, first)
        else:
            text = await table.do(answer_proposal, user_id, press.name, first, agrees=verb == AGREE)
        if verb in (UNDO_LAST, WITHDRAW):
            return await with_page(text, table, user_id, table.game.pages.next)
        return ShownPage(Page(text), table.id)

    async def _seats(self, press: _Press) -> ShownPage:
        """Join, leave, resign, cancel, rematch, and stand-ins; each is answered by a sentence."""
        services, table, user_id, words = self._services, press.table, press.user_id, self._services.words
        match press.control.verb:
            case host_pages.CANCEL if table.session.status is Status.RUNNING and (
                press.manager or user_id == table.session.row.host_id
            ):
                # The lobby's button pressed after the start would end a running game, so ask first.
                return ShownPage(confirm_cancel(table, words), table.id)
            case host_pages.CANCEL | controls.CONFIRM_CANCEL:
                text = await table.do(cancel, user_id, manager=press.manager)
            case host_pages.JOIN:
                press_id = press.interaction.id
                text = await services.tables.join(table, user_id, press.name, press=press_id)
            case host_pages.LEAVE:
                text = await table.do(leave, user_id)
            case verbs.REMATCH:
                await self._pages.channels.require_host_role(press.interaction)
                new = await services.tables.rematch(table, user_id, press.name)
                moved, full = table.game.seats_rotate, new.session.is_full
                text = words.text("discord-rematch", moved=moved, full=full)
            case controls.CONFIRM_RESIGN:
                await table.do(resign, user_id)
                # Once every person has left, the computers leave, too.
                over = table.session.status is Status.OVER or not table.session.staying
                text = words.text("discord-resigned", over=over)
            case controls.CONFIRM_STANDIN:
                text = await table.do(stand_in, user_id, user_id, press.control.argument)
            case host_pages.BACK:
                text = await table.do(end_stand_in, user_id)
                return await with_page(text, table, user_id, table.game.pages.next)
            case _:
                raise HostRefusal("discord-old-button")
        return ShownPage(Page(text), table.id)


# ---------------------------------------------------------------------------------------- confirmations


def confirm_resign(table: Table, seat: int, words: Words) -> Page:
    """Ask a player to confirm resigning, and say what that leads to."""
    session, game = table.session, table.reader_game
    state = game.resign(session.playing.state, seat).state
    ends, winner = "no", ""
    if game.over(state):
        won = [place.seat for place in game.placements(state) if place.place == 1 and place.seat != seat]
        ends, winner = ("won", session.members[won[0]].name) if len(won) == 1 else ("over", "")
    elif session.staying == (seat,):
        ends = "deserted"
    question = words.text(
        "discord-resign-sure",
        game=game.title,
        means=game.resignation or "none",
        ends=ends,
        winner=plain(winner),
    )
    yes = HostButton(controls.CONFIRM_RESIGN, words.text("discord-button-resign"), style=Style.DANGER)
    return _confirm(question, yes, words)


def confirm_cancel(table: Table, words: Words) -> Page:
    """Ask to confirm cancelling a running game."""
    question = words.text("discord-cancel-sure", game=table.reader_game.title)
    yes = HostButton(controls.CONFIRM_CANCEL, words.text("discord-button-cancel"), style=Style.DANGER)
    return _confirm(question, yes, words)


def confirm_standin(table: Table, level: str, words: Words) -> Page:
    """Ask a player to confirm that a computer of that level plays for them."""
    label, title = dict(table.reader_game.levels)[level], table.reader_game.title
    question = words.text("discord-standin-sure", game=title, level=label)
    yes = HostButton(
        controls.CONFIRM_STANDIN, words.text("discord-button-standin"), level, style=Style.PRIMARY
    )
    return _confirm(question, yes, words)


def confirm_host(new: Member, words: Words) -> Page:
    """Ask a lobby's host to confirm handing over to somebody else."""
    question = words.text("discord-host-sure", name=plain(new.name))
    label = words.text("discord-button-host")
    yes = HostButton(controls.CONFIRM_HOST, label, str(new.user_id), style=Style.DANGER)
    return _confirm(question, yes, words, "discord-button-keep")


def _confirm(question: str, yes: HostButton, words: Words, no: str = "discord-button-dismiss") -> Page:
    label = words.text(no)  # words: discord-button-dismiss, discord-button-keep
    return Page(question, rows=((HostButton(controls.DISMISS, label), yes),))
