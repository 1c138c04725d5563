"""Host controls at a table: hints, lobby, settings, clock, seats, consent, and confirmations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from k2bot.game.values import ON, HostButton, Page, Style
from k2bot.host.clock import MORE
from k2bot.host.discord import controls
from k2bot.host.discord.compose import ServesPages, Shown, ShownPage, with_page, with_progress
from k2bot.host.discord.controls import Interaction, is_manager, picked_value
from k2bot.host.discord.threads import unpacked
from k2bot.host.kernel.agreements import answer_proposal, hand_over, propose_clock, set_clock, undo
from k2bot.host.kernel.lobby import (
    add_computer,
    cancel,
    check_computers,
    end_stand_in,
    remove_computer,
    set_computer_level,
    stand_in,
)
from k2bot.host.kernel.permissions import refuse_begun, require_play
from k2bot.host.kernel.ratings import canceller_of
from k2bot.host.kernel.transition import resign
from k2bot.host.pages import host_pages, lobby, settings
from k2bot.host.preferences import DEFAULT_PREFERENCES, THREAD, ServerPreferences
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import LOBBY, Status
from k2bot.text.formatting import markdown_name, parse_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Option
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.interactions import Request
    from k2bot.host.members import Member
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words


@dataclass(eq=False)
class HostControls(ServesPages):
    """Does what the host's controls at a table are for, and returns what to show; all may raise Refusal."""

    _channels: Channels

    async def hint(self, request: Request, table: Table, *, take: bool = False) -> Page:
        """Show a computer's advice, or copy what it advised; the next press on the page comes first."""
        thinks, topic = self._words.text("discord-computer-thinks"), request.argument
        wait = partial(with_progress, request.interaction, text=lambda: thinks)
        return await self._services.computers.hint(table, request.user_id, topic, take=take, wait=wait)

    async def now(self, request: Request, table: Table) -> Page:
        """Open a table's current page."""
        return await table.page(request.user_id, table.game.pages.now)

    async def dismiss(self, request: Request) -> ShownPage:
        """Leave everything as it is."""
        return ShownPage(Page(self._words.text("discord-dismissed")), request.table)

    async def rules(self, request: Request) -> Page:
        """Show a topic of a game's rules."""
        game = self._services.game_with(request.argument)
        return host_pages.rules_page(game, picked_value(request.interaction), self._words)

    # ------------------------------------------------------------------------------- the lobby, settings

    async def join(self, request: Request, table: Table) -> str:
        """Join the lobby."""
        user, press = request.interaction.user, request.interaction.id
        return await self._tables.join(table, user.id, user.display_name, press=press)

    async def open_in_thread(self, request: Request) -> ShownPage:
        """Open the game in the argument in a thread of its own."""
        key, _, options = request.argument.partition(" ")
        game = self._services.game_with(key)
        table = await self._channels.open_in_thread(request.interaction, key, unpacked(options, game))
        told = self._words.text("discord-opened-thread", where=f"<#{table.session.row.channel_id}>")
        return ShownPage(Page(told), table.id)

    async def start(self, request: Request, table: Table) -> Page:
        """Start the game; on a private page, the first question replaces it."""
        create_thread, message = self._channels.threads.create, request.message
        await self._tables.start(table, request.user_id, create_thread, press=request.interaction.id)
        await self._channels.threads.name_after_people(table)
        post = table.session.posts.message_of(LOBBY)
        is_post = message is not None and post is not None and message.id == post.message_id
        in_chat = request.interaction.guild_id is None and not is_post
        if message is not None and (message.flags.ephemeral or in_chat):
            await self._channels.until_posted(table)
            return await self.now(request, table)
        return _lobby(table)

    async def computers(self, request: Request, table: Table) -> ShownPage:
        """The host's page of computers after a choice; it opens with one, if there was none."""
        user, change = request.user_id, request.argument
        if change == lobby.LEVEL:
            await table.do(set_computer_level, user, picked_value(request.interaction))
        elif change == lobby.REMOVE:
            await table.do(remove_computer, user)
        elif change == lobby.ADD or not table.session.computers:
            await table.do(add_computer, user)
        else:
            await table.do(check_computers, user)
        return ShownPage(lobby.computers_page(table.session, self._words), table.id)

    async def add_computer(self, request: Request, table: Table) -> Page:
        """Add a computer of the level in the argument; below the lobbies of earlier versions."""
        await table.do(add_computer, request.user_id, request.argument)
        return _lobby(table)

    async def remove_computer(self, request: Request, table: Table) -> Page:
        """Remove the computer added last; below the lobbies of earlier versions."""
        await table.do(remove_computer, request.user_id)
        return _lobby(table)

    async def set_in_lobby(self, request: Request, table: Table) -> Page:
        """Apply a menu below the lobbies of earlier versions."""
        await self._set(request, table, table.reader_game.options)
        return _lobby(table)

    async def set_here(self, request: Request, table: Table) -> Shown:
        """A lobby's page of settings, after a choice; once the game has begun, why it's too late."""
        words, opened, told = self._words, "", ""
        if request.argument:
            try:
                told = await self._set(request, table, settings.settings_of(table.reader_game, words))
            except HostRefusal as refusal:
                if table.session.status is Status.LOBBY:
                    raise
                # As an answer of its own, it would leave menus that show what was refused.
                return Page(refusal.in_words(words))
            opened = "" if request.argument == settings.INVITE else picked_value(request.interaction)
        refuse_begun(table.session, "refusal-begun-settings")
        manager = is_manager(request.interaction, table.session)
        page = lobby.settings_page(table.session, request.user_id, words, opened, manager=manager)
        return ShownPage(page, table.id, feedback=told)

    async def _set(self, request: Request, table: Table, options: Sequence[Option]) -> str:
        """Apply a menu of settings; a choice that only opens one is for those who may change it, too.

        Returns a line about new guests who aren't told of their invitation, or an empty one.
        """
        changes = settings.chosen_settings(options, request.argument, request.values)
        untold: tuple[int, ...] = ()
        if request.argument == settings.INVITE:
            await self._channels.require_writing(request.interaction, table.session)
            guests = [guest for value in request.values if (guest := parse_number(value)) is not None]
            untold = await self._tables.invite(table, request.user_id, tuple(guests))
        if changes.get(THREAD) == ON != table.session.row.options.get(THREAD):
            self._channels.threads.require(table.session.row)
        await self._tables.set_options(table, request.user_id, changes)
        return host_pages.untold_line(untold, self._words)

    # -------------------------------------------------------------------------------------- the clock, seats

    async def clock(self, request: Request, table: Table) -> Shown:
        """Show a table's clock, after applying the action in the argument."""
        user_id, change = request.user_id, request.argument
        manager = is_manager(request.interaction, table.session)
        if change and not manager and user_id != table.session.row.host_id:
            await self._channels.require_writing(request.interaction, table.session)
            return await table.do(propose_clock, user_id, change)
        if change:
            await table.do(set_clock, user_id, change, manager=manager)
        words, now = self._words, self._tables.now()
        page = host_pages.clock_page(table.session, user_id, words, now, manager=manager)
        # While the clock is paused, the page doesn't show an extension.
        return ShownPage(page, table.id, feedback=words.text("clock-longer") if change == MORE else "")

    async def rematch(self, request: Request, table: Table) -> str:
        """Open a lobby for another game with the same options."""
        user, words = request.interaction.user, self._words
        await self._channels.require_host_role(request.interaction)
        new = await self._tables.rematch(table, user.id, user.display_name)
        game = table.game
        moved = "no" if not game.seats_rotate else "swapped" if max(game.seats) == 2 else "yes"
        told = words.text("discord-rematch", moved=moved, full=new.session.is_full)
        called = {user.id, *(row.guest for row in new.session.invitations)}
        others = (one.user_id for one in table.session.members if one.is_person and one.user_id > 0)
        untold = [other for other in others if other not in called]
        return "\n".join(filter(None, (told, host_pages.untold_line(untold, words))))

    async def cancel(self, request: Request, table: Table) -> str:
        """Cancel a game whose cancelling has been confirmed."""
        manager = is_manager(request.interaction, table.session)
        return await table.do(cancel, request.user_id, manager=manager)

    async def resign(self, request: Request, table: Table) -> str:
        """Resign for the presser, who has confirmed it."""
        await table.do(resign, request.user_id)
        # Once every person has left, the computers leave, too.
        over = table.session.status is Status.OVER or not table.session.staying
        return self._words.text("discord-resigned", over=over)

    async def stand_in(self, request: Request, table: Table) -> str:
        """Let a computer of the level in the argument play for the presser."""
        return await table.do(stand_in, request.user_id, request.user_id, request.argument)

    async def back(self, request: Request, table: Table) -> ShownPage:
        """End a stand-in for the presser, who goes on from there."""
        text = await table.do(end_stand_in, request.user_id)
        return await with_page(text, table, request.user_id, table.game.pages.next)

    # --------------------------------------------------------------------------------------------- consent

    async def swap(self, request: Request, table: Table) -> Page | str:
        """Propose a newcomer for a seat; the argument has both."""
        new, seat = request.numbers(2)
        return await self._tables.swap(table, request.user_id, new, seat)

    async def hand_over(self, request: Request, table: Table) -> str:
        """Make the person in the argument the lobby's host."""
        (new,) = request.numbers()
        return await table.do(hand_over, request.user_id, new)

    async def undo(self, request: Request, table: Table) -> ShownPage:
        """Undo the presser's last step, or propose that."""
        (number,) = request.numbers()
        text = await table.do(undo, request.user_id, number)
        return await with_page(text, table, request.user_id, table.game.pages.next)

    async def answer(self, request: Request, table: Table, *, agrees: bool) -> ShownPage | str:
        """Answer a proposal; on a private page, go on there."""
        message, text = request.message, await _answer(request, table, agrees=agrees)
        if message is None or not message.flags.ephemeral:
            return text
        return await with_page(text, table, request.user_id, table.game.pages.now)

    async def withdraw(self, request: Request, table: Table) -> ShownPage:
        """Withdraw the presser's own proposal, and go on."""
        text = await _answer(request, table, agrees=False)
        return await with_page(text, table, request.user_id, table.game.pages.next)


async def _answer(request: Request, table: Table, *, agrees: bool) -> str:
    user, (number,) = request.interaction.user, request.numbers()
    return await table.do(answer_proposal, user.id, user.display_name, number, agrees=agrees)


def _lobby(table: Table) -> Page:
    return lobby.lobby_page(table.session, table.session.words)


async def cancel_or_ask(interaction: Interaction, table: Table) -> Page | str:
    """Cancel a lobby, or ask those who may cancel a running game whether to. Raises Refusal.

    A lobby's button may be pressed after the start.
    """
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
    state = game.resign(require_play(session).state, seat).state
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
