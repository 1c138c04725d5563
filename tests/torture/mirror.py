"""A copy of the bot's game: where its inputs lead, and which presses lead to the next one."""

import random
from dataclasses import dataclass

from k2bot.game.values import Refusal
from k2bot.host.discord.controls import GameId
from tests.kit.playing import offered
from tests.kit.table import NAMES, Table

TRIES = 12
LONGEST = 60
PREFERRED = 8
"""Length of a way to an answer that is good enough to stop searching, in presses."""


@dataclass(frozen=True)
class Planned:
    """A planned press, and what it leads to: a draft or an answer."""

    press: object
    stamp: str
    draft: str
    answer: str | None


class Silent(Table):
    """A table without notifications."""

    def _told(self):
        self.steps.append(self.step)

    def follow(self):
        """There are no standing orders here."""


def plan(play, seat, draft, salt):
    """Presses from a seat's page to an answer, the same for the same game and salt."""
    found = None
    for number in range(TRIES):
        chance = random.Random(f"{salt} {number}")  # noqa: S311 - not cryptographic
        way = _way(_table(play, seat, draft), seat, chance, play.epoch)
        if way is not None and (found is None or len(way) < len(found)):
            found = way
        if found is not None and len(found) <= PREFERRED:
            break
    assert found is not None, f"nobody finds an answer for seat {seat} after {play.inputs[-3:]}"
    return found


def _table(play, seat, draft):
    setup = play.setup
    table = Silent.begin(setup.game, setup.seats, setup.seed, setup.options, NAMES)
    table.step = play.step
    if draft is not None:
        table.drafts[seat] = setup.game.draft_stamp(play.state, seat), draft
    return table


def _way(table, seat, chance, epoch):
    way, page = [], table.page(seat, table.game.pages.next)
    while len(way) < LONGEST:
        ways = [
            (press, stamp)
            for press, stamp in offered(page)
            if press.verb != "orders" and (stamp or chance.random() < 0.1)
        ]
        if not ways:
            return None
        press, stamp = chance.choice(ways)
        known = len(table.inputs)
        try:
            reply = table.reply(seat, press)
            way.append(Planned(press, stamp and epoch.stamp_of(stamp), table.draft(seat) or "", reply.answer))
            if len(table.inputs) > known:
                return way
            page = table.page(seat, reply.show)
        except Refusal:
            return None
    return None


def placed(table_id, planned):
    """Id of the control of a planned press, as on somebody's own page."""
    return GameId(table_id, "p", planned.stamp, planned.press.verb, planned.press.argument)


def chosen_seat(waiting, salt):
    """The player to move who acts next, the same for the same salt."""
    return random.Random(f"seat {salt}").choice(sorted(waiting))  # noqa: S311 - not cryptographic
