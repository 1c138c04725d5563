"""Games played to their end while the bot is killed repeatedly, with checks after each kill."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from k2bot.games import registry
from k2bot.host.discord.controls import HostId
from k2bot.host.kernel.play import GameStart, Play
from k2bot.host.rows import Status
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.store.snapshot import snapshot
from tests.outside.lives import lives
from tests.outside.loopback import discord_here
from tests.outside.people import PATIENCE, Crowd
from tests.torture import mirror
from tests.torture.moments import CONNECTED, Fate

SEED = "torture"
STARTING = 0.5
"""Seconds to wait for a moment of the start once the bot is connected."""
LOOK_AGAIN = 0.02


@dataclass
class Board:
    """A table under torture: its people by seat, and the expected state of its game."""

    key: str
    channel: object
    people: list
    options: dict
    computers: int = 0
    id: int = 0
    inputs: tuple = ()
    """All inputs known to be stored."""
    undone: int = 0

    @property
    def name(self):
        """Its name in error messages."""
        return f"{self.key}, table {self.id}"


@dataclass
class Campaign:
    """One bot with all its tables, killed at the moments that its ``Fate`` chooses."""

    here: object
    lives: object
    crowd: Crowd
    fate: Fate
    pictures: bool = True
    catalogue: Catalogue = field(default_factory=lambda: Catalogue(registry.makers()))
    life: object = None
    presses: int = 0
    patience: float = PATIENCE

    @property
    def database(self):
        """The file of the bot."""
        return self.lives.folder / "games.sqlite3"

    async def stored(self, board):
        """The table as stored, whether the bot is running or not; asserts that no known input is lost."""
        async with snapshot(self.database) as store:
            row = None if board.id else await store.open_in_channel(board.channel.id)
            number = board.id if row is None else row.id
            table = await store.table(number) if number else None
        if table is not None:
            known = len(board.inputs)
            assert table.inputs[:known] == board.inputs, f"{board.name}: stored inputs are gone or others"
            board.id, board.inputs = table.row.id, table.inputs
        return table

    def replay(self, board, stored):
        """The stored game, replayed from the start. Raises ReplayError if it differs."""
        game = self.catalogue.game(board.key)
        return Play.replay(GameStart.of(game, stored.row, len(stored.members)), stored.inputs)

    async def game(self, board):
        """The game as it is stored now."""
        return self.replay(board, await self.stored(board))

    # ------------------------------------------------------------------------------------------------ lives

    async def begin(self, **wishes):
        """Start the bot, again and again if it's killed while starting."""
        while True:
            if self.fate.next is None:
                self.fate.choose()
            drawing = self.pictures and self.fate.next is not None  # in peace nobody looks at pictures
            self.life = self.fate.life = await self.lives.begin(
                seed=SEED, pictures=drawing, end_at=self.fate.end_at, **wishes
            )
            started = await self.here.ready(self.life)
            assert started or not self.life.alive, f"no start in {PATIENCE} s: {self.lives.log}"
            if self.fate.at_start and self.life.alive:
                await asyncio.wait({self.life.ended}, timeout=STARTING if self.fate.end_at else 0)
                if self.life.alive:
                    self.fate.strike(CONNECTED)
                await self.life.exit_code()
            if self.life.alive:
                return
            self._dead()

    def _dead(self):
        code = self.life.ended.result()
        assert self.fate.next is not None, f"the bot has ended by itself with {code}: {self.lives.log}"
        assert code in {-9, 0}, f"the bot has ended with {code}: {self.lives.log}"
        self.fate.note()

    async def again(self, board):
        """Restart the dead bot; returns what was stored at that time."""
        await self.life.exit_code()
        self._dead()
        stored = await self.stored(board)
        await self.begin()
        return stored

    # ---------------------------------------------------------------------------------------------- presses

    async def done(self, board, ask, taken, where=""):
        """Do something, repeating it after each kill until the stored table shows that it's ``taken``."""
        if where:
            self.fate.choose(where)
        while True:
            self.fate.arm()
            asked = ask()
            self.presses += 1
            await self.fate.after_press()
            shown = await self.crowd.answer(asked, self.life)
            if shown is None:
                await self.life.exit_code()  # it may say that it is being stopped
            elif self.life.alive:
                self.fate.after_answer()
            if shown is None or not self.life.alive:
                stored = await self.again(board)
                if taken(stored):
                    return
                assert shown is None, f"{board.name}: it was answered and is not stored: {asked.text}"
            else:
                return

    def press(self, board, seat, own, values=()):
        """Press a control of the table on somebody's newest message."""
        return self.crowd.press(board.people[seat].id, board.channel, own, values)

    def follow(self, board, seat, planned):
        """Make a planned press."""
        return self.press(board, seat, mirror.placed(board.id, planned), planned.press.values)

    async def host(self, board, seat, taken, verb, argument="", where=""):
        """Press a control of the host until it's ``taken``."""
        own = HostId(board.id, verb, argument=argument)
        await self.done(board, lambda: self.press(board, seat, own), taken, where)

    # ------------------------------------------------------------------------------------------------ games

    async def lay(self, board):
        """Open a game, let everybody join, and start it."""
        host, *others = board.people
        await self.done(
            board,
            lambda: self.crowd.slash(host, board.channel, f"{board.key} new", **board.options),
            lambda stored: stored is not None,
        )
        await self.until(board, lambda _: self.crowd.posts(board.channel))
        for seat, person in enumerate(others, 1):
            await self.host(
                board,
                seat,
                lambda stored, own=person.id: any(member.user_id == own for member in stored.members),
                "join",
            )
        for seats in range(len(board.people), len(board.people) + board.computers):
            await self.host(
                board, 0, lambda stored, seats=seats: len(stored.members) > seats, "add-computer", "easy"
            )
        await self.host(board, 0, lambda stored: stored.row.status is not Status.LOBBY, "start")
        stored = await self.stored(board)
        assert len(stored.members) == len(board.people) + board.computers, f"{board.name}: {stored.members}"

    async def turn(self, board):
        """One answer of one person, press by press; False once the game is over."""
        stored = await self.stored(board)
        play = self.replay(board, stored)
        if play.setup.game.over(play.state):
            return False
        people = [seat for seat in play.waits if stored.members[seat].is_person]
        if not people:
            known = len(stored.inputs)
            await self.until(board, lambda now: len(now.inputs) > known or now.row.status is Status.OVER)
            return True
        salt = f"{board.key} {len(play.effective)}"
        seat = mirror.chosen_seat(people, salt)
        draft = next((d for d in stored.drafts if (d.seat, d.stamp) == (seat, play.draft_stamp(seat))), None)
        text = draft.text if draft else ""
        for planned in mirror.plan(play, seat, text or None, salt):
            await self._pressed(board, seat, planned, text)
            text = planned.draft
        return True

    async def _pressed(self, board, seat, planned, before):
        known = len(board.inputs)

        def taken(stored):
            fresh = [row for row in stored.inputs[known:] if row.seat == seat]  # computers go on meanwhile
            if planned.answer is not None:
                assert [row.answer for row in fresh] in ([], [planned.answer]), (planned, fresh)
                return bool(fresh)
            assert not fresh, f"{board.name}: {fresh} was answered by nobody"
            kept = next((d.text for d in stored.drafts if d.seat == seat), "")
            assert kept in {before, planned.draft}, f"{board.name}: the draft {kept!r} is nobody's"
            return kept == planned.draft

        where = "computer" if planned.answer is not None and board.computers else ""
        await self.done(board, lambda: self.follow(board, seat, planned), taken, where)
        if planned.answer is not None:
            stored = await self.stored(board)
            assert taken(stored), f"{board.name}: it was answered and is not stored: {planned}"

    async def until(self, board, holds):
        """Wait until a condition on the stored table holds, through every kill."""
        async with asyncio.timeout(PATIENCE * 3):
            while True:
                if not self.life.alive:
                    await self.again(board)
                if holds(await self.stored(board)):
                    return
                await asyncio.sleep(LOOK_AGAIN)

    async def undo(self, board):
        """The player who answered last asks to undo; all others agree."""
        stored = await self.stored(board)
        if not stored.inputs or stored.row.status is not Status.RUNNING:
            return
        seat, known, proposals = stored.inputs[-1].seat, len(stored.inputs), len(stored.proposals)
        if not stored.members[seat].is_person:
            return

        def taken(stored):
            return len(stored.inputs) > known or len(stored.proposals) > proposals

        who = board.people[seat]
        await self.done(
            board, lambda: self.crowd.slash(who, board.channel, f"{board.key} undo"), taken, "undo"
        )
        stored = await self.stored(board)
        for other in range(len(board.people)):
            if other == seat or not stored.proposals or stored.proposals[-1].status != "open":
                continue
            row, person = stored.proposals[-1], board.people[other]
            await self.host(
                board,
                other,
                lambda stored, own=person.id: (
                    stored.proposals[-1].status != "open" or own in stored.proposals[-1].agreed
                ),
                "agree",
                str(row.number),
                "undo",
            )
            stored = await self.stored(board)
        own = [row for row in stored.inputs[known:] if stored.members[row.seat].is_person]
        assert [row.kind for row in own] in ([], ["undo"]), own
        board.undone += len(own)

    async def play(self, boards, undo_every=9, most=None):
        """Play at all tables in turn until all games are over, or ``most`` answers have been given."""
        going, answers = list(boards), 0
        while going and (most is None or answers < most):
            for board in list(going):
                if not await self.turn(board):
                    going.remove(board)
                answers += 1
                if undo_every and answers % undo_every == 0:
                    await self.undo(board)


@asynccontextmanager
async def campaign(folder, *, most, salt="", pictures=True, remembers=True):
    """A Discord and a bot that will be killed, without any games yet."""
    async with discord_here() as here, lives(folder, here.url) as made:
        crowd, fate = Crowd(here), Fate(salt, most)
        here.heard, here.passing, here.remembers = crowd.heard, fate.passing, remembers
        yield Campaign(here, made, crowd, fate, pictures)
