"""The kinds of moment at which the bot is killed, and how they are triggered."""

import asyncio
import random
import signal
from dataclasses import dataclass

PATIENT = 8
"""Presses after which a moment that hasn't come is given up."""


@dataclass(frozen=True)
class Moment:
    """``how`` says who kills: Discord with a call, the process itself at a point, a clock, and so on."""

    name: str
    how: str
    at: tuple = ()
    most: int = 1
    """The kill comes at one of the first ``most`` times."""
    where: str = ""
    """``start`` for a moment of the start, ``computer`` for one of a table with a computer, ``undo``."""


MOMENTS = (
    Moment("at rest between two presses", "rest"),
    Moment("just when a press arrives", "time", (0.0, 0.003)),
    Moment("at any time after a press", "time", (0.0, 0.12)),
    Moment("before a press is acknowledged", "call", ("acknowledging", "before")),
    Moment("once it is acknowledged, before anything is stored", "call", ("acknowledging", "after")),
    Moment("between two statements of a transaction", "point", ("statement",), 20),
    Moment("before a transaction is committed", "point", ("commit",), 2),
    Moment("between store and post", "point", ("committed",), 2),
    Moment("before the answer is shown", "call", ("answering", "before")),
    Moment("once the answer is shown", "call", ("answering", "after")),
    Moment("while a picture is drawn", "point", ("drawing",)),
    Moment("when a picture has just been drawn", "point", ("drawn",)),
    Moment("before a post is made", "call", ("posting", "before"), 2),
    Moment("when a post stands and the bot does not know", "call", ("posting", "after"), 2),
    Moment("before a post is edited", "call", ("editing", "before")),
    Moment("when a post is edited and the bot does not know", "call", ("editing", "after")),
    Moment("before a call is withdrawn", "call", ("deleting", "before")),
    Moment("when a call is withdrawn and the bot does not know", "call", ("deleting", "after")),
    Moment("while a computer thinks", "point", ("thinking",), where="computer"),
    Moment("when a computer has just thought", "point", ("thought",), where="computer"),
    Moment("within an undo, between two statements", "point", ("statement",), 20, "undo"),
    Moment("within an undo, before it is committed", "point", ("commit",), where="undo"),
    Moment("between an undo and its posts", "point", ("committed",), where="undo"),
    Moment("while it stops", "stop", (0.0, 0.03)),
    Moment("when its stop begins", "closing", ("closing",)),
    Moment("at the start, before the database is open", "point", ("opening",), where="start"),
    Moment("at the start, between two statements", "point", ("statement",), 60, "start"),
    Moment("at the start, before it takes up posts", "point", ("recovering",), where="start"),
    Moment("at the start, while it connects", "call", ("starting", "before"), 4, "start"),
    Moment("as soon as it is connected", "rest", where="start"),
)
REST, CONNECTED = MOMENTS[0].name, MOMENTS[-1].name
SPECIAL = ("computer", "undo")
"""Places whose moments are rare, and are chosen when they come."""


class Fate:
    """Decides when the bot is killed next; ``struck`` counts kills by moment."""

    def __init__(self, salt, most):
        self.chance = random.Random(f"fate {salt}")  # noqa: S311 - not cryptographic
        self.most = most
        self.struck = {moment.name: 0 for moment in MOMENTS}
        self.life = None
        self.next = None
        self.waited = 0
        self._left = 1
        self._queues = {}

    @property
    def kills(self):
        """Number of kills."""
        return sum(self.struck.values())

    def choose(self, where=""):
        """Choose the moment of the next kill: each kind in turn, in a new order each round."""
        if self.kills >= self.most:
            self.next = None
            return
        queue = self._queues.setdefault(where, [])
        if not queue:
            queue += [m for m in MOMENTS if (m.where if m.where in SPECIAL else "") == where]
            self.chance.shuffle(queue)
        self.next = queue.pop()
        self._left, self.waited = self.chance.randint(1, self.next.most), 0

    def strike(self, name=None):
        """Kill the bot now, counted for the chosen moment or the named one."""
        if name is not None:
            self.next = next(moment for moment in MOMENTS if moment.name == name)
        self.life.signal()

    def note(self):
        """Note that the bot was killed at the chosen moment."""
        self.struck[self.next.name] += 1
        self.next = None

    @property
    def at_start(self):
        """Whether the next kill comes while the bot starts."""
        return self.next is not None and self.next.where == "start"

    @property
    def end_at(self):
        """Point inside the bot at which its next run is to end, and at which time; None for none."""
        return (*self.next.at, self._left) if self.at_start and self.next.how == "point" else None

    async def passing(self, call, stage):
        """Called by Discord before and after each call: whether the bot was killed just then."""
        moment = self.next
        if self.life is None or moment is None or moment.how != "call" or moment.at != (call.kind, stage):
            return False
        self._left -= 1
        if self._left > 0:
            return False
        self.strike()
        await self.life.exit_code()
        return True

    def arm(self):
        """Allow the kill from now on, since somebody is about to press."""
        if self.next is not None and self.next.how in {"point", "closing"}:
            self.life.arm(self.next.at[0], self._left)

    async def after_press(self):
        """Kill if the moment depends on the clock."""
        moment = self.next
        if moment is None or moment.how not in {"time", "stop", "closing"}:
            return
        if moment.how != "time":
            self.life.signal(signal.SIGTERM)
        if moment.how == "closing":
            await self.life.exit_code()
            return
        await asyncio.sleep(self.chance.uniform(*moment.at))
        self.strike()
        await self.life.exit_code()

    def after_answer(self):
        """Kill if the moment is after everything is done, or hasn't come for long."""
        self.waited += 1
        if self.next is not None and (self.next.how == "rest" or self.waited > PATIENT):
            self.strike(REST)
