"""One hosted game: pages, drafts, answers, and what is to be posted."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from k2bot.host.deadlines import Deadlines
from k2bot.host.due import Due, due_at
from k2bot.host.game import Outdated, Refusal
from k2bot.host.kept import Services
from k2bot.host.lobby import names, with_return
from k2bot.host.log import log_of, named
from k2bot.host.outbox import (
    ASIDE,
    RESTING,
    STANDIN,
    private_posts_to_repeat,
    withdraws,
)
from k2bot.host.play import RESIGN, Play, Setup
from k2bot.host.posting import PostingTable
from k2bot.host.seating import Member, Status, Way
from k2bot.host.store import DraftRow, InputRow, PostRow
from k2bot.host.telling import (
    Told,
    call_for,
    farewell,
    held_back,
    rests,
    unfollowed,
    wanted,
    withdrawal,
)
from k2bot.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.game import Film, Page, Press
    from k2bot.host.hosted import HostedGame
    from k2bot.host.store import Stored, TableRow
    from k2bot.host.store.rows import InputKind

__all__ = ["Member", "Services", "Status", "Table", "Way"]


class Table(PostingTable):
    """One hosted game, from its lobby to its end. Tables makes them, one per id.

    An answer is worked out first, then stored in one transaction together with the posts it calls for, and
    only then taken into memory: whatever fails on the way, nothing has changed.
    """

    def __init__(self, stored: Stored, game: HostedGame[Any], services: Services) -> None:
        super().__init__(stored, game, services)
        self._deadlines = Deadlines(services.patience)

    # ----------------------------------------------------------------------------------------------- playing

    async def press(self, user_id: int, press: Press, stamp: str, *, anew: bool = False) -> Page:
        """Use a control of one of the game's pages, and see the page it leads to. Raises Refusal.

        Where that is shown ``anew``, below all posts, the page of now gives way to the next one: nothing
        newer stands below it.
        The same answer to the same decision twice running is applied once; the second only shows the page.
        Whoever answers is back: a computer that played for them does so no more.
        """
        async with self.held():
            if self._play is None and self.game.is_of_rules(press):
                return self.game.page(None, None, self.game.press(None, None, press, None, ()).show, None, ())
            play = self._begun()
            seat = self._deciding(user_id, stamp) if stamp else self.seat_of(user_id)
            if stamp and seat is not None:
                await self.set_standin(seat, None)
            reply = self.game.press(play.state, seat, press, self._draft(seat), self.people)
            draft = self._new_draft(seat, reply.draft)
            if reply.answer is not None:
                if seat is None or not stamp:
                    log_of(self).error("%.40r led to an answer without a stamp", press.verb)
                    raise Refusal(self._say("refusal-stale"))
                await self._answer(seat, stamp, reply.answer, draft)
            elif draft:
                await self._keep(draft)
            pages = self.game.pages
            return self._page(seat, pages.next if anew and reply.show == pages.now else reply.show)

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
                        refusal = named(refused)
                default = self.game.default(self.state, due.seat)
                if default is None:
                    raise RuntimeError(f"table {self.id}: seat {due.seat} has no answer: {refusal}")
                log_of(self).error("seat %s answers by default: %s", due.seat, refusal)
                await self._advance(due.seat, "default", due.stamp, default, None)

    async def hint(self, user_id: int, due: Due, answer: str, *, take: bool) -> Page:
        """The page that recommends an answer, or with it taken over into the draft. Raises Refusal."""
        async with self.held():
            seat = self._deciding(user_id, due.stamp)
            if self.game.hints is None:
                raise Refusal(self._say("refusal-no-hint"))
            page, draft = self.game.hints.hint(self.state, seat, answer, self.people)
            if not take:
                return page
            new = self._new_draft(seat, draft)
            if new:
                await self._keep(new)
            return self._page(seat, self.game.pages.next)

    async def film(self) -> Film:
        """The film of the game so far, not drawn yet. Raises Refusal."""
        async with self.held():
            play, people, films = self._begun(), self.people, self.game.films
        if films is None:
            raise Refusal(self._say("refusal-no-films", game=self.game.title))
        return await asyncio.to_thread(films.film, play.moment(people).history(), people)

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

    # ------------------------------------------------------------------------- for Tables, within held()

    async def amend(self, row: TableRow, posts: tuple[PostRow, ...], members: tuple[Member, ...]) -> None:
        """Change who sits here, the host or the status.

        A first seed begins the game, its posts following those given; cancelling gives up what the game still
        had to post.
        """
        play, gone, calls = self._play, list[int](), tuple[PostRow, ...]()
        if row.seed and row.begun and not self.row.seed:
            play = Play.begin(Setup(self.game, row.options, len(members), row.seed, row.begun))
            posts = (*posts, *wanted(play, Told.alone(play), members))
            calls = call_for(play, members, None)
        elif row.status is Status.CANCELLED:
            unsent = await self._services.store.unsent(self.id)
            gone = [old.id for old in unsent if old.wanted.number is not None and not withdraws(old.wanted)]
            calls = (PostRow(None, self._call, edit=True),) if self._call else ()
        elif play is not None:
            calls = withdrawal(play, members, self._call)
        async with self.writing() as write:
            await write.table(row)
            if members != self.members:
                await write.members(self.id, members)
            await write.done(gone, "dropped", "the table was cancelled")
            await write.posts(self.id, (*posts, *calls), self._services.clock())
        self.row, self.members, self._play = row, members, play
        self._note_calls(calls)
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
        goes_on = () if self.present else (PostRow(None, RESTING, edit=True),)
        await self.amend(self.row, (post, *goes_on), members)

    async def move(self, row: TableRow) -> None:
        """Take the table to the channel of ``row``, and post there again what is current."""
        rows = await self._services.store.outbox(self.id)
        public = [old for old in rows if old.status == "waiting" and old.wanted.seat is None]
        waiting = [old.id for old in public if not withdraws(old.wanted)]
        posts, call = self._current(rows), self._call
        away = [old.wanted.key for old in public if withdraws(old.wanted)]
        if call is not None:
            posts = (PostRow(None, call, edit=True), *posts)
            away.append(call)
        async with self.writing() as write:
            await write.table(row)
            await write.done(waiting, "gathered", "posted again after a move")
            await write.forget_channel(self.id, keep=away)
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
        own = play.last_input(seat)
        twice = own is not None and own.stamp == stamp  # a control pressed twice is no reason for words
        if self.status is Status.OVER:
            raise Outdated("" if twice else self._say("refusal-over"))
        if stamp not in (play.stamp(seat), play.drafting(seat)):
            asked = next((other for other in self.waiting if play.stamp(other) == stamp), None)
            if asked is not None:
                raise Refusal(self._say("refusal-not-asked", name=plain(self.members[asked].name)))
            raise Outdated("" if twice else self._say("refusal-stale"))
        return seat

    def _draft(self, seat: int | None) -> str | None:
        draft = None if seat is None else self._drafts.get(seat)
        return draft.text if draft and draft.stamp == self._begun().drafting(draft.seat) else None

    def _new_draft(self, seat: int | None, text: str | None) -> DraftRow | None:
        stamp = None if seat is None else self._begun().drafting(seat)
        if seat is None or stamp is None or text is None or text == self._draft(seat):
            return None
        return DraftRow(seat, stamp, text)

    def _page(self, seat: int | None, name: str) -> Page:
        log_of(self).debug("page %.40r for %s", name, "a guest" if seat is None else f"seat {seat}")
        page = self.game.page(self._begun().state, seat, name, self._draft(seat), self.people)
        away = seat is not None and self.members[seat].standin is not None
        return with_return(page, self._services.words) if away else page

    async def _keep(self, draft: DraftRow) -> None:
        async with self.writing() as write:
            await write.draft(self.id, draft)
        self._drafts[draft.seat] = draft

    async def _answer(self, seat: int, stamp: str, answer: str, draft: DraftRow | None) -> None:
        if stamp != self._begun().stamp(seat):  # it may be drafted, but is not to be decided yet
            raise Outdated(self._say("refusal-not-yet"))
        if not self._begun().repeats(seat, stamp, answer):
            await self._advance(seat, "answer", stamp, answer, draft)
        elif draft:
            await self._keep(draft)

    async def _advance(
        self, seat: int, kind: InputKind, stamp: str, answer: str, draft: DraftRow | None
    ) -> None:
        now, play = self._services.clock(), self._begun()
        play = play.then(InputRow(play.number + 1, seat, kind, stamp, answer, now))
        held, members = self._held if kind != RESIGN and self.followed else None, self.members
        told = held.then(play) if held else Told.alone(play)
        posts = self._worth_telling(play, wanted(play, told, members))
        if kind == RESIGN and self.present and not self._present_without(play.gone):
            posts = (*posts, *rests(self._people_without(play.gone), over=self.game.over(play.state)))
        actor = seat if kind == "answer" and members[seat].played_at is None else None
        calls = (*withdrawal(play, members, self._call), *call_for(play, members, actor))
        gathered = held_back(await self._services.store.unsent(self.id), held.first) if held else []
        row = replace(self.row, status=Status.OVER) if self.game.over(play.state) else self.row
        async with self.writing() as write:
            if draft:
                await write.draft(self.id, draft)
            await write.input(self.id, play.inputs[-1])
            if row != self.row:
                await write.table(row)
            await write.done(gathered, "gathered", "told together with what followed")
            await write.posts(self.id, (*posts, *calls), now)
        self._play, self.row = play, row
        self._deadlines.go_on()
        self._await_people()
        self._note_calls(calls)
        self._hold(told if kind != RESIGN else None)
        if draft:
            self._drafts[seat] = draft
        self.announce()

    def _worth_telling(self, play: Play, posts: tuple[PostRow, ...]) -> tuple[PostRow, ...]:
        """Of the posts those worth making: once no person is in the game any more, only its end is told."""
        over = self.game.over(play.state)
        if not self.followed:
            return unfollowed(posts, over=over, quiet=play.setup.pace.quiet)
        if over or not self._people_without(play.gone) or self._is_followed(play):
            return posts
        return farewell(posts)

    async def _take(self, stored: Stored) -> None:
        await super()._take(stored)
        self._await_people()

    def _await_people(self) -> None:
        """Let the time run of whoever is awaited now."""
        people = {seat: since for seat, since in self.waiting.items() if self.members[seat].played_at is None}
        self._deadlines.await_seats(people)
