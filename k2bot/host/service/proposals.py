"""What people do that takes the consent of their table: proposing it, answering, and what follows from that.

Who is asked, and when it is over, stands in ``consent``. What a proposal leads to is written in the same
transaction as the last answer it takes.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from k2bot.game.values import HostButton, Page, Refusal
from k2bot.host.attention.posts import LOBBY
from k2bot.host.kernel import consent
from k2bot.host.kernel.undo_plans import drops_orders, has_revealed, last_step, step_name, was_declined
from k2bot.host.kernel.undone import UNDO
from k2bot.host.pages.deadlines import MORE, TOLD
from k2bot.host.pages.lobby import names
from k2bot.host.people.members import MARK, Status
from k2bot.host.service.event_loop import in_thread
from k2bot.host.store import PostRow, ProposalRow
from k2bot.host.timing import table_clocks
from k2bot.text.names import plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from k2bot.host.people.members import Member
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store.rows import ProposalKind
    from k2bot.text.words import Words

AWAY: Final = timedelta(hours=24)
"""How long a host must have been silent before others may propose another one."""


class Proposals:
    """What people propose to their tables, and answer. What does not go is refused.

    Each gives a sentence for the presser, but for the choice of a seat, which is a page.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    @property
    def _words(self) -> Words:
        return self._tables.languages.reader_words

    # ----------------------------------------------------------------------------------------- proposing

    async def undo(self, table_id: int, user_id: int, number: int | None = None) -> str:
        """Take back somebody's last step, at once where there is nobody to be asked.

        ``number`` says which input is meant: where it does not count any more, nothing is taken back again.
        """
        table = await self._tables.find(table_id)
        async with table.held():
            play, seat = table.session.begun(self._words), self._playing(table, user_id)
            if number and not play.counts(number):
                return self._say("undo-done", **consent.step_of({}))
            if not table.game.undo:
                raise Refusal(self._say("refusal-undo-game", game=table.reader_game.title))
            row = last_step(table.session)
            if row is None:
                raise Refusal(self._say("refusal-undo-nothing"))
            if row.seat != seat:
                raise Refusal(self._say("refusal-undo-other", name=plain(table.members[row.seat].name)))
            if await in_thread(has_revealed, play, row.number):
                raise Refusal(self._say("refusal-undo-revealed"))
            if was_declined(table.session, row):
                raise Refusal(self._say("refusal-undo-declined"))
            asked = table.session.proposal
            if asked is not None and (asked.kind, asked.user_id) == ("undo", user_id):
                return self._waiting_for(table, asked)
            drops = await in_thread(drops_orders, table.session, row)
            step = await in_thread(step_name, table.session, row)
            facts = {"seat": seat, "first": row.number, **({"step": step} if step else {})}
            done = await self._propose(table, user_id, "undo", facts)
            told = self._say("undo-done" if done else "undo-asked", **consent.step_of(facts))
            return f"{told}\n{self._say('undo-drops-orders')}" if drops else told

    def _waiting_for(self, table: Table, row: ProposalRow) -> str:
        """Who has yet to answer somebody's own proposal."""
        missing = consent.missing(table.session, row)
        names = [plain(member.name) for member in table.members if member.user_id in missing]
        return self._say("proposal-waits", names=", ".join(names))

    async def swap(self, table_id: int, user_id: int, new_id: int, seat: int | None = None) -> Page:
        """Propose somebody new for one's own seat, or as the host for any: without ``seat`` they choose."""
        table = await self._tables.find(table_id)
        async with table.held():
            own = self._playing(table, user_id)
            if table.row.guild_id is None:
                raise Refusal(self._say("refusal-swap-alone"))
            if table.seat_of(new_id) is not None:
                raise Refusal(self._say("refusal-swap-seated"))
            hosts = user_id == table.row.host_id
            if seat is None and hosts:
                return self._choice_of_seats(table, new_id)
            leaving = own if seat is None else seat
            if leaving != own and not hosts:
                raise Refusal(self._say("refusal-swap-host-only", host=plain(table.host.name)))
            if leaving not in range(len(table.members)) or leaving in table.session.gone:
                raise Refusal(self._say("refusal-swap-gone"))
            member = table.members[leaving]
            facts: dict[str, Any] = {"seat": leaving, "from": member.user_id, "old": member.name}
            await self._propose(table, user_id, "swap", {**facts, "to": new_id})
            return Page(self._say("proposal-made"))

    async def hand_over(self, table_id: int, user_id: int, new_id: int) -> str:
        """Propose another host: the host asks the new one alone, others ask all once the host is away.

        In a lobby another one is the host at once: whoever gives it away is asked first, where they press.
        """
        table = await self._tables.find(table_id)
        async with table.held():
            new = self._named_host(table, user_id, new_id)
            name = plain(new.name)
            if table.status is Status.LOBBY:
                edit = PostRow(None, LOBBY, edit=True)
                await table.amend(replace(table.row, host_id=new_id), (edit,), table.members)
                return self._say("host-handed-over", name=name)
            facts = {"from": table.row.host_id, "old": table.host.name, "to": new_id}
            done = await self._propose(table, user_id, "host", facts)
            return self._say("host-handed-over" if done else "proposal-made", name=name)

    async def next_host(self, table_id: int, user_id: int, new_id: int) -> Member | None:
        """Whom ``hand_over`` would make the host at once, in a lobby; None where a table is asked.

        Raises Refusal as ``hand_over`` does.
        """
        table = await self._tables.find(table_id)
        new = self._named_host(table, user_id, new_id)
        return new if table.status is Status.LOBBY else None

    def _named_host(self, table: Table, user_id: int, new_id: int) -> Member:
        """The member whom somebody names as the next host. Raises Refusal."""
        table.refuse_closed()
        seat, to = table.seat_of(user_id), table.seat_of(new_id)
        hosts, in_lobby = user_id == table.row.host_id, table.status is Status.LOBBY
        if seat is None or not (in_lobby or hosts or seat in table.session.staying):
            raise Refusal(self._say("refusal-not-at-table"))
        if {table.members[other].user_id for other in table.session.staying} <= {table.row.host_id}:
            raise Refusal(self._say("refusal-host-alone"))
        if to is None or not table.members[to].is_person or to in table.session.gone:
            raise Refusal(self._say("refusal-host-seated"))
        if new_id == table.row.host_id:
            raise Refusal(self._say("refusal-host-already", name=plain(table.host.name)))
        if not hosts and (in_lobby or not _host_is_away(table)):
            raise Refusal(self._say("refusal-host-here", host=plain(table.host.name)))
        return table.members[to]

    async def clock(self, table_id: int, user_id: int, what: str) -> str:
        """Propose to pause the clock, to let it go on, or to give more time; the host does that at once."""
        table = await self._tables.find(table_id)
        async with table.held():
            self._playing(table, user_id)
            if table.session.clock is None:
                raise Refusal(self._say("refusal-no-clock"))
            if table_clocks.changed(table.session, what, table.now()) == table.session:
                again = "yes" if what == MORE else "no"
                raise Refusal(self._say("refusal-clock-so", more=again))
            kind = consent.CLOCK_KINDS.get(what, "extend")
            done = await self._propose(table, user_id, kind, {"what": what})
            return self._say("clock-changed" if done else "proposal-made")

    def _playing(self, table: Table, user_id: int) -> int:
        """The seat of somebody who plays in a running game. Raises Refusal."""
        table.session.begun(self._words)
        table.refuse_closed()
        seat = table.seat_of(user_id)
        if seat is None or seat not in table.session.staying:
            raise Refusal(self._say("refusal-not-seated", names=names(table.session, self._words)))
        return seat

    def _choice_of_seats(self, table: Table, new_id: int) -> Page:
        """Whose seat the host means."""
        buttons = [
            HostButton(consent.SWAP, _label(table, member), f"{new_id}.{seat}")
            for seat, member in enumerate(table.members)
            if seat not in table.session.gone
        ]
        rows = tuple(tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5))
        return Page(self._say("swap-whose", new=f"<@{new_id}>"), rows=rows)

    async def _propose(
        self,
        table: Table,
        user_id: int,
        kind: ProposalKind,
        facts: Mapping[str, Any],
    ) -> bool:
        """Ask the table; whether that was done at once since there is nobody to be asked. Raises Refusal."""
        session, known = table.session, table.session.proposal
        if known is not None:
            own = "yes" if known.user_id == user_id else "no"
            raise Refusal(self._say("refusal-proposal-open", own=own, command=table.game.key))
        name = next(member.name for member in table.members if member.user_id == user_id)
        row = ProposalRow(
            number=max((one.number for one in session.proposals), default=0) + 1,
            kind=kind,
            user_id=user_id,
            facts=MappingProxyType({"name": name, **facts}),
            input=session.play.number if session.play else 0,
            at=table.now(),
        )
        if not consent.missing(session, row):
            await _carry_out(table, row, at_hand=True)
            return True
        await _note(table, row)
        return False

    # ----------------------------------------------------------------------------------------- answering

    async def answer(self, table_id: int, user_id: int, name: str, number: int, *, agrees: bool) -> str:
        """Take somebody's yes or no; one no is enough, and of who has proposed it takes it back."""
        table = await self._tables.find(table_id)
        async with table.held():
            session = table.session
            row = session.proposal
            if row is None or row.number != number:
                raise Refusal(self._say("refusal-proposal-over"))
            if not consent.may_answer(session, row, user_id):
                raise Refusal(self._say("refusal-not-seated", names=names(session, self._words)))
            if not agrees:
                await _note(table, replace(row, status="declined", decliner=user_id))
                own = user_id == row.user_id
                return self._say("proposal-you-withdrew" if own else "proposal-you-declined")
            if user_id == row.user_id:
                raise Refusal(self._say("refusal-proposal-own"))
            if user_id in row.agreed:
                return self._say("proposal-you-agreed")
            if user_id == row.facts.get("to"):
                row = replace(row, facts=MappingProxyType({**row.facts, "new": name}))
            row = replace(row, agreed=(*row.agreed, user_id))
            if consent.missing(session, row):
                await _note(table, row)
            else:
                await _carry_out(table, row)
            return self._say("proposal-you-agreed")

    def _say(self, message: str, **values: str | int) -> str:
        return self._words.text(message, **values)


async def settle(table: Table) -> None:
    """Do what is proposed at a table once nobody's consent is missing any more; within its lock."""
    row = table.session.proposal
    if row is not None and not consent.missing(table.session, row):
        await _carry_out(table, row)


async def _note(table: Table, row: ProposalRow) -> None:
    """Keep a proposal as it stands now, and tell of it."""
    after = table.session.proposed(row)
    await table.commit(after, await table.outbox.after_change(after, ()))


async def _carry_out(table: Table, row: ProposalRow, *, at_hand: bool = False) -> None:
    """Do what is proposed; ``at_hand``: whoever has proposed it sees what follows."""
    agreed, facts, before = replace(row, status="agreed"), row.facts, table.session
    after = before.proposed(agreed)
    if row.kind == "undo" and before.play is not None:
        take = before.play.take
        play = await in_thread(take, facts["seat"], UNDO, "", str(facts["first"]), table.now())
        after = after.back(play)
        plan = await table.outbox.after_undo(after, at_hand=at_hand)
    elif row.kind == "swap":
        newcomer = await table.newcomer(facts["to"], facts["new"])
        after = after.swapped(facts["seat"], newcomer)
        plan = await table.outbox.after_swap(after, facts["seat"])
    elif "what" in facts:
        again = await table.outbox.times_again()
        after = table_clocks.changed(after, facts["what"], table.now())
        plan = await table.outbox.after_change(after, (PostRow(None, TOLD[facts["what"]]), *again))
    else:
        after = replace(after, row=replace(before.row, host_id=facts["to"]))
        plan = await table.outbox.after_change(after, ())
    await table.commit(after, plan)
    await table.follow_orders()


def _label(table: Table, member: Member) -> str:
    """What a button calls somebody: no Markdown is read there."""
    level = dict(table.reader_game.levels).get(member.played_at or "")
    return member.name if level is None else f"{MARK} {member.name} ({level})"


def _host_is_away(table: Table) -> bool:
    """Whether the host has left the game, lets a computer play, or has done nothing for a day."""
    session, host = table.session, table.seat_of(table.row.host_id)
    if host not in session.present or session.play is None:
        return True
    own = [row for row in session.play.inputs if row.seat == host and not row.late]
    acted = [row.at for row in own if row.kind != "default"]
    return table.now() - max([session.play.setup.begun, *acted]) >= AWAY
