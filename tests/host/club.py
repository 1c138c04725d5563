"""A host with computer players that answer at once."""

import asyncio

from k2bot.host.kernel.lobby import add_computer
from k2bot.host.service.background import Computers
from k2bot.thinking.processes import Thinking, ThoughtError
from k2bot.thinking.question import Question
from tests.host.hosting import ANN, BOB, CHANNEL

WRONG = Question(int, ("no number",))


class InlineThinking(Thinking):
    """Answers questions in this process and at once; ``held`` ones only after ``go_on`` is set."""

    def __init__(self):
        super().__init__(1)
        self.go_on = asyncio.Event()

    def held(self, answer):
        """A question that gives this answer once ``go_on`` is set."""
        return Question(self._hold, (answer,))

    async def _hold(self, answer):
        await self.go_on.wait()
        return answer

    async def _answer(self, process, question):
        await asyncio.sleep(0.001)  # so that it's late where nobody waits
        try:
            answer = question.think(*question.facts)
        except ValueError as error:
            raise ThoughtError(repr(error)) from error
        return answer if isinstance(answer, str) else await answer


class Club:
    """A ``House`` with computer players; anything else is passed on to the house."""

    def __init__(self, house):
        self.open(house)

    def open(self, house, percent=1):
        self.house, self.thinking = house, InlineThinking()
        self.computers = Computers(self.thinking, percent=percent)
        self.computers._pauses, self.computers._fallback_seconds = (0.01,), 0.5
        self.computers._max_hold = 30  # the house's clock moves on with each look at it
        house.tables.on_commit = [self.computers.wake]

    def __getattr__(self, name):
        return getattr(self.house, name)

    async def close(self):
        await self.computers.close()
        await self.thinking.close()

    async def again(self, **changes):
        """Restart the bot; returns the table in the channel."""
        await self.close()
        self.open(await self.house.again(**changes))
        await self.house.recover()
        return await self.house.tables.in_channel(CHANNEL)

    async def pair(self):
        """A long game of Ann and Bob."""
        return await self.table(people=(ANN, BOB), rounds="9")

    async def table(self, *levels, people=(ANN,), **options):
        table = await self.house.lobby(*people, **options)
        for level in levels:
            await table.do(add_computer, ANN, level)
        await self.house.tables.start(table, ANN)
        await self.quiet()
        return table

    async def choose(self, table, user, number):
        await self.house.choose(table, user, number)
        await self.quiet()

    async def hint(self, table, user=ANN, about="", *, take=False):
        """Text of a hint that a player asks for."""
        return (await self.computers.hint(table, user, about, take=take)).text

    async def quiet(self):
        async with asyncio.timeout(30):
            while self.computers._rounds:
                await asyncio.wait(self.computers._rounds.values())


def inputs(table):
    return [(row.seat, row.kind, row.answer) for row in table.session.play.inputs]
