"""One hosted game: pages, drafts, answers, and what is to be posted."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from k2bot.host.deadlines import Deadlines
from k2bot.host.due import Due, due_at
from k2bot.host.game import Announcement, Refusal
from k2bot.host.kept import KeptTable, Services
from k2bot.host.lobby import host_page, names, plain, with_last_buttons, with_return
from k2bot.host.outbox import (
    ASIDE,
    STANDIN,
    Delivery,
    next_row,
    nonce,
    posts_to_repeat,
    private_posts_to_repeat,
)
from k2bot.host.play import RESIGN, Play, Setup
from k2bot.host.seating import Member, Status, Way
from k2bot.host.store import DraftRow, InputRow, Posted, PostRow
from k2bot.host.telling import Told, farewell, held_back, taken_up, unfollowed, wanted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.game import Film, HostedGame, Page, Person, Press
    from k2bot.host.store import Known, OutboxRow, Stored, TableRow
    from k2bot.host.store.rows import InputKind

__all__ = ["Member", "Services", "Status", "Table", "Way"]

_log = logging.getLogger(__name__)


class Table(KeptTable):
    """One hosted game, from its lobby to its end. Tables makes them, one per id.

    An answer is worked out first, then stored in one transaction together with the posts it calls for, and
    only then taken into memory: whatever fails on the way, nothing has changed.
    """

    def __init__(self, stored: Stored, game: HostedGame[Any], services: Services) -> None:
        super().__init__(stored, game, services)
        self._passed_over: set[int] = set()
        self._deadlines = Deadlines(services.patience)
        self._held: Told | None = None
        """What is held back, since what computers do next is told together with it."""

    # ----------------------------------------------------------------------------------------------- playing

    async def press(self, user_id: int, press: Press, stamp: str) -> Page:
        """Use a control of one of the game's pages, and see the page it leads to. Raises Refusal.

        The same answer to the same decision twice running is applied once; the second only shows the page.
        Whoever answers is back: a computer that played for them does so no more.
        """
        async with self.held():
            play = self._begun()
            seat = self._deciding(user_id, stamp) if stamp else self.seat_of(user_id)
            if stamp and seat is not None:
                await self.set_standin(seat, None)
            reply = self.game.press(play.state, seat, press, self._draft(seat), self.people)
            draft = self._new_draft(seat, reply.draft)
            if reply.answer is not None:
                if seat is None or not stamp:
                    raise RuntimeError(f"{self.game.key}: without a stamp, {press} led to an answer")
                await self._answer(seat, stamp, reply.answer, draft)
            elif draft:
                await self._keep(draft)
            return self._page(seat, reply.show)

    async def page(self, user_id: int, name: str) -> Page:
        """A private page by name, as this user may see it. Raises Refusal."""
        async with self.held():
            return self._page(self.seat_of(user_id), name)

    async def take_thoughts(self, thoughts: Iterable[tuple[Due, str | None]]) -> None:
        """Submit what computers have decided; None and what the game refuses become its default answer.

        What has become stale is dropped. Raises RuntimeError where there is no answer at all.
        """
        async with self.held():
            for due, answer in thoughts:
                if due not in due_at(self):
                    continue
                refusal = "no thought led to one"
                if answer is not None:
                    try:
                        await self._advance(due.seat, "answer", due.stamp, answer, None)
                        continue
                    except Refusal as refused:
                        refusal = refused.text
                default = self.game.default(self.state, due.seat)
                if default is None:
                    raise RuntimeError(f"table {self.id}: seat {due.seat} has no answer: {refusal}")
                _log.error("table %s: seat %s answers by default: %s", self.id, due.seat, refusal)
                await self._advance(due.seat, "default", due.stamp, default, None)

    async def hint(self, user_id: int, due: Due, answer: str, *, take: bool) -> Page:
        """The page that recommends an answer, or with it taken over into the draft. Raises Refusal."""
        async with self.held():
            seat = self._deciding(user_id, due.stamp)
            page, draft = self.game.hint(self.state, seat, answer, self.people)
            if not take:
                return page
            new = self._new_draft(seat, draft)
            if new:
                await self._keep(new)
            return self._page(seat, "next")

    async def film(self) -> Film:
        """The film of the game so far, not drawn yet. Raises Refusal."""
        async with self.held():
            play, people = self._begun(), self.people
        return await asyncio.to_thread(self.game.film, play.moment(people).history(), people)

    async def submit(self, user_id: int, stamp: str, answer: str) -> None:
        """Answer the decision with that stamp. Raises Refusal."""
        async with self.held():
            await self._answer(self._deciding(user_id, stamp), stamp, answer, None)

    async def resign(self, user_id: int) -> None:
        """Leave the running game for good. Raises Refusal."""
        async with self.held():
            self._begun()
            seat = self.seat_of(user_id)
            if seat is None:
                raise Refusal(self._say("refusal-not-at-table"))
            if self.status is Status.OVER:
                raise Refusal(self._say("refusal-over"))
            await self._advance(seat, RESIGN, "", "", None)

    async def end_if_deserted(self) -> None:
        """Let the computers leave too where every person has left, so that the game ends."""
        async with self.held():
            for seat, member in enumerate(self.members):
                deserted = self._play is not None and self.status is Status.RUNNING and not self.staying
                if deserted and not member.is_person and seat not in self.gone:
                    await self._advance(seat, RESIGN, "", "", None)

    @property
    def deadline(self) -> datetime | None:
        """When somebody's time is up next, so that a default answer is looked for; None for never."""
        return self._deadlines.first

    def give_time(self, until: datetime) -> None:
        """Take no default answer before a time, whenever it was due: nobody could answer lately."""
        self._deadlines.give_time(until)

    async def take_defaults(self, now: datetime) -> None:
        """Submit the default answers that are due; a decision for which the game has none waits for ever.

        Should that fail, the error is raised and defaults are put off for a while.
        """
        async with self.held():
            while (seat := self._deadlines.due(now)) is not None:
                play = self._begun()
                self._deadlines.put_off(now)
                answer = self.game.default(play.state, seat)
                if answer is None:
                    self._deadlines.stop(seat)
                else:
                    await self._advance(seat, "default", play.stamp(seat) or "", answer, None)

    # ----------------------------------------------------------------------------------------------- posting

    async def next_delivery(self) -> Delivery | None:
        """The next message to send; the same again until it is delivered, dropped or parked. None: all done.

        For one sender per table at a time. A post whose page cannot be composed is logged and passed over
        until a restart, so that it holds up no others.
        """
        while True:
            async with self.held():
                row = await self._next_row()
                if row is None:
                    return None
                message = await self._services.store.posted(self.id, row.wanted.post)
                play, people = self._play, self.people
            seat = row.wanted.seat
            announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
            try:
                page = await self._compose(row, announcement, play, people)
            except Exception:  # noqa: BLE001 - a fault in one page must not hold up the posts behind it
                _log.exception("table %s: the post %s cannot be composed", self.id, row)
                self._passed_over.add(row.id)
                continue
            return Delivery(
                row=row.id,
                announcement=announcement,
                page=page,
                channel_id=self.channel_id if seat is None else None,
                user_id=None if seat is None else self.members[seat].user_id,
                message=message if announcement.edit else None,
                nonce=nonce(row),
                pings=tuple(
                    self.members[pinged].user_id
                    for pinged in page.pings
                    if self.members[pinged].played_at is None
                ),
                tried=row.tried,
            )

    async def trying(self, row: int) -> None:
        """Note that a row goes out as a new message now: it is looked for if the answer gets lost."""
        await self._services.store.tried(row, self._services.clock())

    async def known(self, channel_id: int) -> Known:
        """Which messages in a channel are known as posts, and which is this table's newest there."""
        return await self._services.store.known(self.id, channel_id)

    async def delivered(self, row: int, channel_id: int, message_id: int) -> None:
        """Note that a row was sent, and as which message. Raises ValueError for a row of another table."""
        async with self.held():
            found = await self._row(row)
            async with self.writing() as write:
                await write.sent(self.id, found, Posted(channel_id, message_id))

    async def dropped(self, row: int, reason: str) -> None:
        """Note that a row will never be sent (a refused private message, say). Raises ValueError as above."""
        async with self.held():
            if (await self._row(row)).status == "waiting":
                async with self.writing() as write:
                    await write.done([row], "dropped", reason)

    async def missing(self, row: int) -> None:
        """Note that the message this row edits is gone: the row is handed out again, to be posted anew.

        Raises ValueError for a row of another table, and for one that makes a new message.
        """
        async with self.held():
            found = await self._row(row)
            if not found.wanted.edit:
                raise ValueError(f"table {self.id}: row {row} edits no message that could be missing")
            async with self.writing() as write:
                await write.forget(self.id, found.wanted.post)

    @property
    def held_for(self) -> float:
        """For how many seconds posts have been held back by now; 0 where none are."""
        if self._held is None:
            return 0.0
        return max(0.0, (self._services.clock() - self._held.since).total_seconds())

    def tell(self) -> None:
        """Hold back nothing any more: what computers do next is long in coming."""
        if self._held is not None:
            self._held = None
            self._services.on_posts(self.id)

    def park(self, reason: str) -> None:
        """Hold back the posts in the channel: it is gone, or the bot may not write there.

        They are tried again after the next input, after a move to another channel and after a restart.
        Private messages go on.
        """
        self.parked = reason

    def retry(self) -> None:
        """Try again what was parked."""
        if self.parked is not None:
            self.announce()

    async def latest_post(self) -> Posted | None:
        """The newest message of this table in its channel."""
        return await self._services.store.latest_post(self.id)

    async def link(self) -> str | None:
        """A link to the newest message of this table in its channel."""
        posted, where = await self.latest_post(), self.guild_id or "@me"
        return (
            f"https://discord.com/channels/{where}/{posted.channel_id}/{posted.message_id}"
            if posted
            else None
        )

    # ------------------------------------------------------------------------- for Tables, within held()

    async def amend(self, row: TableRow, posts: tuple[PostRow, ...], members: tuple[Member, ...]) -> None:
        """Change who sits here, the host or the status.

        A first seed begins the game, its posts following those given; cancelling gives up what the game still
        had to post.
        """
        play, gone = self._play, list[int]()
        if row.seed and row.begun and not self.row.seed:
            play = Play.begin(Setup(self.game, row.options, len(members), row.seed, row.begun))
            posts = (*posts, *wanted(play, Told.alone(play), members))
        if row.status is Status.CANCELLED:
            unsent = await self._services.store.unsent(self.id)
            gone = [old.id for old in unsent if old.wanted.number is not None]
        async with self.writing() as write:
            await write.table(row)
            if members != self.members:
                await write.members(self.id, members)
            await write.done(gone, "dropped", "the table was cancelled")
            await write.posts(self.id, posts, self._services.clock())
        self.row, self.members, self._play = row, members, play
        self._await_people()
        self._hold(self._held)
        self.announce()

    async def set_standin(self, seat: int, level: str | None) -> None:
        """Let a computer of that level play for a person, or None: let them play themselves; and say so."""
        member = self.members[seat]
        if member.standin == level:
            return
        members = (*self.members[:seat], replace(member, standin=level), *self.members[seat + 1 :])
        post = PostRow(None, f"{STANDIN}{seat}", edit=level is None)
        await self.amend(self.row, (post,), members)

    async def move(self, row: TableRow) -> None:
        """Take the table to the channel of ``row``, and post there again what is current."""
        rows = await self._services.store.outbox(self.id)
        waiting = [old.id for old in rows if old.status == "waiting" and old.wanted.seat is None]
        posts = self._current(rows)
        async with self.writing() as write:
            await write.table(row)
            await write.done(waiting, "gathered", "posted again after a move")
            await write.forget_channel(self.id)
            await write.posts(self.id, posts, self._services.clock())
        self.row, self._held = row, None  # whoever moves a table looks for its posts there at once
        self.announce()

    async def repost(self) -> None:
        """Post again what is current, privately too: no message of earlier exists any more."""
        rows = await self._services.store.outbox(self.id)
        posts = self._current(rows)
        private = private_posts_to_repeat(rows) if self.status is Status.RUNNING else ()
        async with self.writing() as write:
            await write.done([old.id for old in rows if old.status == "waiting"], "gathered", "posted again")
            await write.forget_all(self.id)
            await write.posts(self.id, (*posts, *private), self._services.clock())
        self._held = None  # among the posts are some that stood there already

    async def tell_aside(self) -> None:
        """Say in the channel, once, that the game cannot go on."""
        rows = await self._services.store.outbox(self.id)
        if all(row.wanted.key != ASIDE for row in rows):
            async with self.writing() as write:
                await write.posts(self.id, [PostRow(None, ASIDE)], self._services.clock())

    # ---------------------------------------------------------------------------------------------- inside

    def _begun(self) -> Play:
        if self.status is Status.CANCELLED:
            raise Refusal(self._say("refusal-cancelled"))
        if self.status is Status.LOBBY:
            raise Refusal(self._say("refusal-in-lobby", host=plain(self.host.name)))
        if self._play is None:
            raise Refusal(self._say("refusal-set-aside", host=plain(self.host.name)))
        return self._play

    def _deciding(self, user_id: int, stamp: str) -> int:
        """The seat of a user whose decision now has that stamp. Raises Refusal."""
        play, seat = self._begun(), self.seat_of(user_id)
        if seat is None:
            raise Refusal(self._say("refusal-not-seated", names=names(self, self._services.words)))
        if self.status is Status.OVER:
            raise Refusal(self._say("refusal-over"))
        if stamp != play.stamp(seat):
            asked = next((other for other in self.waiting if play.stamp(other) == stamp), None)
            if asked is not None:
                raise Refusal(self._say("refusal-not-asked", name=plain(self.members[asked].name)))
            raise Refusal(self._say("refusal-stale"))
        return seat

    def _draft(self, seat: int | None) -> str | None:
        draft = None if seat is None else self._drafts.get(seat)
        return draft.text if draft and draft.stamp == self._begun().stamp(draft.seat) else None

    def _new_draft(self, seat: int | None, text: str | None) -> DraftRow | None:
        stamp = None if seat is None else self._begun().stamp(seat)
        if seat is None or stamp is None or text is None or text == self._draft(seat):
            return None
        return DraftRow(seat, stamp, text)

    def _page(self, seat: int | None, name: str) -> Page:
        page = self.game.page(self._begun().state, seat, name, self._draft(seat), self.people)
        away = seat is not None and self.members[seat].standin is not None
        return with_return(page, self._services.words) if away else page

    async def _keep(self, draft: DraftRow) -> None:
        async with self.writing() as write:
            await write.draft(self.id, draft)
        self._drafts[draft.seat] = draft

    async def _answer(self, seat: int, stamp: str, answer: str, draft: DraftRow | None) -> None:
        if not self._begun().repeats(seat, stamp, answer):
            await self._advance(seat, "answer", stamp, answer, draft)
        elif draft:
            await self._keep(draft)

    async def _advance(
        self, seat: int, kind: InputKind, stamp: str, answer: str, draft: DraftRow | None
    ) -> None:
        now, play = self._services.clock(), self._begun()
        play = play.then(InputRow(play.number + 1, seat, kind, stamp, answer, now))
        held = self._held if kind != RESIGN and self.followed else None
        told = held.then(play) if held else Told.alone(play)
        posts = self._worth_telling(play, wanted(play, told, self.members))
        gathered = held_back(await self._services.store.unsent(self.id), held.first) if held else []
        row = replace(self.row, status=Status.OVER) if self.game.over(play.state) else self.row
        async with self.writing() as write:
            if draft:
                await write.draft(self.id, draft)
            await write.input(self.id, play.inputs[-1])
            if row != self.row:
                await write.table(row)
            await write.done(gathered, "gathered", "told together with what followed")
            await write.posts(self.id, posts, now)
        self._play, self.row = play, row
        self._deadlines.go_on()
        self._await_people()
        self._hold(told if kind != RESIGN else None)
        if draft:
            self._drafts[seat] = draft
        self.announce()

    def _worth_telling(self, play: Play, posts: tuple[PostRow, ...]) -> tuple[PostRow, ...]:
        """Of the posts those worth making: once no person is in the game any more, only its end is told."""
        over = self.game.over(play.state)
        if not self.followed:
            return unfollowed(posts, over=over)
        if over or not self._people_without(play.gone) or self._is_followed(play):
            return posts
        return farewell(posts)

    def _hold(self, told: Told | None) -> None:
        """Hold those steps back where computers alone go on now, and what they do can be told with them."""
        goes_on = told is not None and self.followed and told.gathers and due_at(self, alone=True)
        self._held = told if goes_on else None

    def _current(self, rows: Iterable[OutboxRow]) -> tuple[PostRow, ...]:
        """What has to be posted again where the posts made so far are out of sight."""
        away = [f"{STANDIN}{seat}" for seat, member in enumerate(self.members) if member.standin]
        return posts_to_repeat(tuple(rows), self._play.number if self._play else None, notices=away)

    async def _next_row(self) -> OutboxRow | None:
        rows = await self._services.store.unsent(self.id)
        undone = [
            r.id for r in rows if r.wanted.seat is not None and self.members[r.wanted.seat].delivery != "dm"
        ]
        if undone:
            async with self.writing() as write:
                await write.done(undone, "dropped", "private messages are no longer asked for")
        passed_over = self._passed_over.union(undone)
        held = self._held.first if self._held else None
        return next_row(
            rows, passed_over, channel=self.parked is None, game=self._play is not None, before=held
        )

    async def _compose(
        self, row: OutboxRow, announcement: Announcement, play: Play | None, people: tuple[Person, ...]
    ) -> Page:
        if row.wanted.number is None or play is None:
            return host_page(self, announcement.key, self._services.words)
        if row.wanted.number < play.number:
            play = await asyncio.to_thread(play.at, row.wanted.number)
        play = await asyncio.to_thread(play.told_from, row.wanted.first)
        page = await asyncio.to_thread(self.game.compose, play.moment(people), announcement)
        public = [post.key for post in play.announcements() if post.seat is None]
        last = self.game.over(play.state) and announcement.seat is None and public[-1:] == [announcement.key]
        return with_last_buttons(page, self._services.words) if last else page

    async def _take(self, stored: Stored) -> None:
        await super()._take(stored)
        self._await_people()
        waiting = await self._services.store.unsent(self.id) if self._play else ()
        self._hold(await asyncio.to_thread(taken_up, self._play, waiting) if self._play else None)

    async def _row(self, row: int) -> OutboxRow:
        found = await self._services.store.outbox_row(self.id, row)
        if found is None:
            raise ValueError(f"table {self.id} has no row {row} in its outbox")
        return found

    def _await_people(self) -> None:
        """Let the time run of whoever is awaited now."""
        people = {seat: since for seat, since in self.waiting.items() if self.members[seat].played_at is None}
        self._deadlines.await_seats(people)
