"""Rounds with one bot each and incidents to its processes and database: ``make torture`` with two."""

import random
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field

from tests.own_server import own_server
from tests.torture import handover, outages
from tests.torture.pair import NOT_STORED, TAKES_OVER, UNFINISHED, pair, waits

ROUND = 8
"""Incidents per round."""
LATEST = 0.15
"""Latest time of an incident to a process, in seconds after a press."""
SHORT_LEASE = 2.4
"""Seconds of a lease when processes are paused repeatedly."""
SLOW = 100
"""Lease divided by the delay of a slow connection to the server."""


def _half(own, chance):
    """A time shorter than a lease, in seconds."""
    return chance.uniform(0, own.lease / 2)


def _long(own):
    """A time longer than a lease, in seconds."""
    return own.lease * 1.3


def _stage(chance):
    return chance.choice(outages.STAGES)


async def _updated(own, _chance):
    return (await handover.updated(own, 2 * LATEST))[1]


PROCESSES = {
    "killed": lambda own, chance: handover.killed(own, chance.uniform(0, LATEST)),
    "paused": lambda own, chance: handover.paused(own, chance.uniform(0, LATEST)),
    "updated": _updated,
    "cut off from Discord": lambda own, _chance: handover.cut_off(own),
}
"""Incidents to a process while another stands by."""
TAKEOVER = "stopped in a takeover"
"""Incident that always needs a process standing by."""
DATABASE = {
    "closed for a lease": lambda own, _: (outages.closed, _long(own)),
    "stopped for a lease": lambda own, _: (outages.stopped, "fast", _long(own)),
    "crashed for a lease": lambda own, _: (outages.stopped, "immediate", _long(own)),
    "hung for a lease": lambda own, _: (outages.hung, _long(own)),
    "full disk": lambda _own, _: (outages.full,),
    "slow": lambda own, _: (outages.slow, own.lease / SLOW),
    "full disk, ended": lambda _own, _: (outages.full_to_the_end,),
    "hung at a stage": lambda _own, chance: (outages.hung_at, _stage(chance)),
    "cut before": lambda _own, chance: (outages.cut, "before", _stage(chance)),
    "cut within": lambda _own, chance: (outages.cut, "within", _stage(chance)),
    "cut after": lambda _own, chance: (outages.cut, "at", _stage(chance)),
    "crashed": lambda own, chance: (outages.stopped, "immediate", _half(own, chance)),
    TAKEOVER: lambda own, chance: (outages.stopped_in_a_takeover, _half(own, chance)),
    "connections ended": lambda _own, _: (outages.ended, 3),
    "restarted": lambda own, chance: (outages.stopped, "fast", _half(own, chance)),
    "hung": lambda own, chance: (outages.hung, _half(own, chance)),
}
"""Incidents to a database on a server or the connection to it, longest first."""


def kinds(server):
    """All possible incidents."""
    if server is None:
        return [*PROCESSES]
    return [kind for kind in (*PROCESSES, *DATABASE) if server.has_disk or kind != "full disk, ended"]


@dataclass
class Findings:
    """Number of incidents by kind, the longest waits in seconds, and results of presses.

    Waits are those for an acknowledgement, for an answer, and until anybody gets a game.
    """

    struck: Counter = field(default_factory=Counter)
    presses: Counter = field(default_factory=Counter)
    takeovers: int = 0
    longest: dict = field(default_factory=dict)

    def note(self, what, asked, seconds):
        """Count an incident, with what people asked for meanwhile."""
        self.struck[what] += 1
        waited = *waits(asked), seconds
        self.longest[what] = tuple(map(max, waited, self.longest.get(what, waited)))


async def torture(folder, *, kills, salt, server=False, busy=False, told=lambda found: None):
    """Cause that many incidents; ``told`` is called with the findings after each round.

    With ``server``, games are in a database on their own server, which has incidents too.
    ``busy`` as for Pair.
    """
    found, chance, number = Findings(), random.Random(f"handover {salt}"), 0  # noqa: S311 - not cryptographic
    deck = []
    while found.struck.total() < kills:
        number += 1
        place = folder / str(number)
        place.mkdir()
        with own_server() if server else nullcontext() as own:
            async with pair(place, SHORT_LEASE, own, busy=busy) as under:
                happened = []
                for _ in range(min(ROUND, kills - found.struck.total())):
                    if not deck:
                        deck += kinds(own)
                        chance.shuffle(deck)
                    happened.append(await happening(under, deck.pop(), chance))
            for what, asked, seconds in happened:
                found.note(what, asked, seconds)
            count(under, found)
        told(found)
    return found


def count(own, found):
    """Count what people were told, and takeovers."""
    for asked, _ in own.asked:
        text = asked.text
        known = {
            outages.AWAY: "told that the database is away",
            outages.NO_ROOM: "told of a full disk",
            NOT_STORED: "told that it isn't stored",
            UNFINISHED: "told that it isn't finished",
        }
        silent = "acknowledged, no more" if asked.heard else "not acknowledged"
        found.presses[known.get(text, "given a game" if text else silent)] += 1
    found.takeovers += own.lives.told.count(TAKES_OVER)


async def happening(own, kind, chance):
    """Cause an incident; returns its name, what people asked for, and how long nobody got a game."""
    known, what = len(own.asked), kind
    if kind in PROCESSES:
        took = await PROCESSES[kind](own, chance)
    else:
        heir = await own.stand_by() if chance.random() < 0.5 or kind == TAKEOVER else None
        happens, *given = DATABASE[kind](own, chance)
        took = await happens(own, *given, heir=heir)
        what += ", another one stands by" if heir else ", alone"
    return what, [asked for asked, _ in own.asked[known:]], took
