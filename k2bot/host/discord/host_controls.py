"""Host controls: lobby, settings, clock, consent, stand-ins, films, and confirmations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.game import values as verbs
from k2bot.game.values import HostButton, Page, Style
from k2bot.host.discord import controls
from k2bot.host.discord.controls import (
    ADDRESSING,
    IN_LOBBY,
    HostId,
    Interaction,
    is_manager,
    picked_value,
    picked_values,
    reachable_table,
)
from k2bot.host.discord.messages import ServesPages, Shown, ShownPage, as_shown, with_page, with_progress
from k2bot.host.kernel.agreements import answer_proposal, hand_over, propose_clock, set_clock, undo
from k2bot.host.kernel.lobby import (
    add_computer,
    cancel,
    end_stand_in,
    leave,
    remove_computer,
    stand_in,
)
from k2bot.host.kernel.ratings import canceller_of
from k2bot.host.kernel.transition import resign
from k2bot.host.pages import history, host_pages, settings
from k2bot.host.values import (
    CLOCK,
    DEFAULT_PREFERENCES,
    MORE,
    ON,
    THREAD,
    HostRefusal,
    Member,
    ServerPreferences,
    Status,
)
from k2bot.text.formatting import markdown_name, parse_number

if TYPE_CHECKING:
    from k2bot.host.discord.page_handlers import PageHandlers
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class _Press:
    """A press on a control of a table."""

    interaction: Interaction
    table: Table
    control: HostId

    @property
    def manager(self) -> bool:
        return is_manager(self.interaction, self.table.session)

    @property
    def values(self) -> tuple[str, ...]:
        return picked_values(self.interaction)

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
class HostControls(ServesPages):
    """Executes presses on host controls, and returns what to show."""

    _pages: PageHandlers

    async def press(self, interaction: Interaction, own: HostId) -> Shown:
        """Handle a press on the control with that id. Raises Refusal, and OvertakenError."""
        if (handler := self._pages.by_verb.get(own.verb)) is not None:
            return await handler(interaction, own)
        if own.verb == controls.DISMISS:
            return ShownPage(Page(self._words.text("discord-dismissed")), own.table)
        if own.verb == host_pages.RULES_TOPIC:
            game, topic = self._services.game_with(own.argument), picked_value(interaction)
            return host_pages.rules_page(game, topic, self._words)
        table = await reachable_table(interaction, self._tables, own.table)
        if own.verb in history.GAME_VERBS:
            past = self._pages.past
            return as_shown(await past.of_table(interaction, table, own.verb, own.argument), table.id)
        return as_shown(await self._of_table(_Press(interaction, table, own)), table.id)

    async def _of_table(self, press: _Press) -> Shown:
        """Show a hint, or change the table: its settings, its clock, or who plays."""
        verb = press.control.verb
        if verb in ADDRESSING:
            await self._require_writing(press)
        if verb in (verbs.HINT, verbs.TAKE_HINT):
            return await self._hint(press)
        if verb in IN_LOBBY:
            return await self._lobby(press)
        if verb == CLOCK:
            return await self._clock(press)
        if verb == settings.SET_HERE:
            return await self._settings(press)
        return await self._seats(press)

    async def _hint(self, press: _Press) -> Page:
        """Show a computer's advice, or copy what it advised; the next press on the page comes first."""
        take, topic = press.control.verb == verbs.TAKE_HINT, press.control.argument
        thinks = self._words.text("discord-computer-thinks")
        wait = partial(with_progress, press.interaction, text=lambda: thinks)
        return await self._services.computers.hint(press.table, press.user_id, topic, take=take, wait=wait)

    async def _lobby(self, press: _Press) -> Page:
        """Start the game, add or remove a computer, change a setting; the lobby post is updated in place."""
        table = press.table
        match press.control.verb:
            case host_pages.START:
                create_thread, press_id = self._pages.channels.create_thread, press.interaction.id
                await self._tables.start(table, press.user_id, create_thread, press=press_id)
                if press.is_private:  # pressed below a tutorial, which the first question replaces
                    return await table.page(press.user_id, table.game.pages.now)
            case host_pages.ADD_COMPUTER:
                await table.do(add_computer, press.user_id, press.control.argument)
            case host_pages.REMOVE_COMPUTER:
                await table.do(remove_computer, press.user_id)
            case _:
                await self._set(press)
        return host_pages.lobby_page(table.session, table.session.words)

    async def _settings(self, press: _Press) -> Shown:
        """The host's page of settings after a choice; once the game has begun, why it's too late."""
        words = self._words
        try:
            told = await self._set(press)
        except HostRefusal as refusal:
            if not press.control.argument or press.table.session.status is Status.LOBBY:
                raise
            # As an answer of its own, it would leave menus that show what was refused.
            return Page(refusal.in_words(words))
        page = host_pages.settings_page(press.table.session, words)
        return ShownPage(page, press.table.id, feedback=told)

    async def _set(self, press: _Press) -> str:
        """Apply a menu of settings; without one, only check that the user may change them.

        Returns a line about new guests who aren't told of their invitation, or an empty one.
        """
        table, own, words, here = press.table, press.control, self._words, settings.SET_HERE
        own_game = table.reader_game
        options = settings.host_options(own_game, words) if own.verb == here else own_game.options
        changes = settings.chosen_settings(options, own.argument, press.values)
        untold: tuple[int, ...] = ()
        if own.argument == settings.INVITE:
            await self._require_writing(press)
            guests = [guest for value in press.values if (guest := parse_number(value)) is not None]
            untold = await self._tables.invite(table, press.user_id, tuple(guests))
        if changes.get(THREAD) == ON != table.session.row.options.get(THREAD):
            self._pages.channels.require_thread(table.session.row)
        await self._tables.set_options(table, press.user_id, changes)
        return host_pages.untold_line(untold, words)

    async def _require_writing(self, press: _Press) -> None:
        """Raise Refusal for users who couldn't address the others themselves."""
        await self._pages.channels.require_writing(press.interaction, press.table.session)

    async def _clock(self, press: _Press) -> Shown:
        """Show a table's clock, after applying the action in the argument."""
        table, user_id, change = press.table, press.user_id, press.control.argument
        if change and not press.manager and user_id != table.session.row.host_id:
            await self._require_writing(press)
            return await table.do(propose_clock, user_id, change)
        if change:
            await table.do(set_clock, user_id, change, manager=press.manager)
        words, now = self._words, self._tables.now()
        page = host_pages.clock_page(table.session, user_id, words, now, manager=press.manager)
        # While the clock is paused, the page doesn't show an extension.
        return ShownPage(page, table.id, feedback=words.text("clock-longer") if change == MORE else "")

    async def _seats(self, press: _Press) -> Shown:
        """Handle joining, leaving, resigning, cancelling, rematches and stand-ins; pass on requests."""
        table, user_id, words = press.table, press.user_id, self._words
        match press.control.verb:
            case host_pages.CANCEL:
                # The lobby's button pressed after the start would end a running game.
                return await cancel_or_ask(press.interaction, table)
            case controls.CONFIRM_CANCEL:
                return await table.do(cancel, user_id, manager=press.manager)
            case host_pages.JOIN:
                return await self._tables.join(table, user_id, press.name, press=press.interaction.id)
            case host_pages.LEAVE:
                return await table.do(leave, user_id)
            case verbs.REMATCH:
                await self._pages.channels.require_host_role(press.interaction)
                new = await self._tables.rematch(table, user_id, press.name)
                game = table.game
                moved = "no" if not game.seats_rotate else "swapped" if max(game.seats) == 2 else "yes"
                told = words.text("discord-rematch", moved=moved, full=new.session.is_full)
                called = {user_id, *(row.guest for row in new.session.invitations)}
                others = (one.user_id for one in table.session.members if one.is_person and one.user_id > 0)
                untold = [other for other in others if other not in called]
                return "\n".join(filter(None, (told, host_pages.untold_line(untold, words))))
            case controls.CONFIRM_RESIGN:
                await table.do(resign, user_id)
                # Once every person has left, the computers leave, too.
                over = table.session.status is Status.OVER or not table.session.staying
                return words.text("discord-resigned", over=over)
            case controls.CONFIRM_STANDIN:
                return await table.do(stand_in, user_id, user_id, press.control.argument)
            case host_pages.BACK:
                text = await table.do(end_stand_in, user_id)
                return await with_page(text, table, user_id, table.game.pages.next)
        return await self._consent(press)

    async def _consent(self, press: _Press) -> Shown:
        """Handle proposals; the argument is their number, a new host's id, or a newcomer's id and seat."""
        table, user_id, verb = press.table, press.user_id, press.control.verb
        first, second = (parse_number(part) for part in press.control.argument.partition(".")[::2])
        match verb:
            case host_pages.SWAP if first is not None and second is not None:
                return await self._tables.swap(table, user_id, first, second)
            case controls.CONFIRM_HOST if first is not None:
                return await table.do(hand_over, user_id, first)
            case host_pages.UNDO_LAST if first is not None:
                text = await table.do(undo, user_id, first)
            case host_pages.AGREE | host_pages.DECLINE | host_pages.WITHDRAW if first is not None:
                agrees = verb == host_pages.AGREE
                text = await table.do(answer_proposal, user_id, press.name, first, agrees=agrees)
            case _:
                raise HostRefusal("discord-old-button")
        if verb in (host_pages.UNDO_LAST, host_pages.WITHDRAW):
            return await with_page(text, table, user_id, table.game.pages.next)
        return text


async def cancel_or_ask(interaction: Interaction, table: Table) -> Page | str:
    """Cancel a lobby, or ask those who may cancel a running game whether to. Raises Refusal."""
    row, user_id = table.session.row, interaction.user.id
    manager = is_manager(interaction, table.session)
    if row.status is Status.RUNNING and (manager or user_id == row.host_id):
        counts = canceller_of(table.session, user_id, table.services.clock()) is not None
        note = await rating_note(table, user_id, "ratings-cancel-sure") if counts else ""
        return confirm_cancel(table, note)
    return await table.do(cancel, user_id, manager=manager)


async def rating_note(table: Table, user_id: int, message: str) -> str:
    """Line on what an action does to a player's rating in this game; empty for players without ratings."""
    session, server = table.session, table.session.row.guild_id
    own = next((one.preferences for one in session.members if one.user_id == user_id), DEFAULT_PREFERENCES)
    if server is None or not (own.ratings and own.statistics):
        return ""
    switched_on = ServerPreferences.of(await table.services.store.settings("guild", server)).ratings
    # words: ratings-cancel-sure, ratings-standin-sure
    return table.reader_words.text(message) if switched_on else ""


# ---------------------------------------------------------------------------------------- confirmations


def confirm_resign(table: Table, seat: int) -> Page:
    """Ask a player to confirm resigning, and say what that leads to. Raises Refusal."""
    session, game, words = table.session, table.reader_game, table.reader_words
    state = game.resign(session.require_play().state, seat).state
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
        winner=markdown_name(winner),
    )
    yes = HostButton(controls.CONFIRM_RESIGN, words.text("discord-button-resign"), style=Style.DANGER)
    return _confirm(question, yes, words)


def confirm_cancel(table: Table, note: str) -> Page:
    """Ask to confirm cancelling a running game, with a ``note`` below the question."""
    words = table.reader_words
    question = words.text("discord-cancel-sure", game=table.reader_game.title)
    yes = HostButton(controls.CONFIRM_CANCEL, words.text("discord-button-cancel"), style=Style.DANGER)
    return _confirm("\n".join(filter(None, (question, note))), yes, words)


def confirm_standin(table: Table, level: str, note: str) -> Page:
    """Ask to confirm that a computer of that level plays for a player, with a ``note`` below the question."""
    game, words = table.reader_game, table.reader_words
    question = words.text("discord-standin-sure", game=game.title, level=dict(game.levels)[level])
    yes = HostButton(
        controls.CONFIRM_STANDIN, words.text("discord-button-standin"), level, style=Style.PRIMARY
    )
    return _confirm("\n".join(filter(None, (question, note))), yes, words)


def confirm_host(new: Member, words: Words) -> Page:
    """Ask a lobby's host to confirm handing over to somebody else."""
    question = words.text("discord-host-sure", name=markdown_name(new.name))
    label = words.text("discord-button-host")
    yes = HostButton(controls.CONFIRM_HOST, label, str(new.user_id), style=Style.DANGER)
    return _confirm(question, yes, words, "discord-button-keep")


def _confirm(question: str, yes: HostButton, words: Words, no: str = "discord-button-dismiss") -> Page:
    label = words.text(no)  # words: discord-button-dismiss, discord-button-keep
    return Page(question, rows=((HostButton(controls.DISMISS, label), yes),))
