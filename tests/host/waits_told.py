"""The players of the simulated week, and the notices each must get, computed independently of the host."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
BEGIN = datetime(2030, 3, 27, 9, tzinfo=UTC)
"""The Wednesday before European clocks go forward."""
SLACK = 10 * MINUTE
"""How much later than promised a notice may come."""


@dataclass
class Person:
    """A player with habits: ``pace`` is how long they usually take to look, ``away`` their days off."""

    id: int
    name: str
    zone: str = "UTC"
    quiet: str = ""
    pace: timedelta = HOUR
    away: tuple[int, ...] = ()
    settings: dict = field(default_factory=dict)
    closed: bool = False
    """Whether they have closed private messages."""
    mutes: bool = False
    """Whether they sometimes press "Mute for today"."""


PEOPLE = {
    person.id: person
    for person in (
        Person(11, "Ann", "Europe/Berlin", "22-8"),
        Person(12, "Bob", "America/New_York", "23-7", settings={"notice": "dm"}),
        Person(13, "Cid", "Asia/Kolkata", settings={"notice": "dm", "delivery": "dm"}, closed=True),
        Person(14, "Dora", "Australia/Sydney", "21-9", pace=3 * HOUR, mutes=True),
        Person(15, "Eve", "Europe/London", "0-7", pace=2 * HOUR, away=(1, 2, 3, 4)),
        Person(16, "Finn", "America/Los_Angeles", settings={"notice": "none"}),
        Person(17, "Gus", "UTC", "22-6", settings={"delivery": "dm", "reminder": "off"}),
        Person(18, "Hal", "Asia/Tokyo", pace=MINUTE),
    )
}


@dataclass
class Wait:
    """One decision of one person, and the notices they got about it."""

    table: int
    user: int
    since: datetime
    wanted: bool
    """Whether a notice is due: they want it, and didn't see the decision themselves."""
    quiet: datetime | None
    """End of the quiet hours or mute that postpone it, if any."""
    told: Counter = field(default_factory=Counter)
    plain: bool = True
    """Whether further notices are still predictable."""
    alone: datetime | None = None
    """Since when they've been the last to move of several people."""
    half: datetime | None = None
    beside: bool = False


class Waits:
    """The notices everybody must get, computed independently of the host, and those they got."""

    def __init__(self, week):
        self.week, self.open, self.total = week, {}, Counter()

    def look(self, table, actor=None, *, there=None):
        """Note who must move now; ``actor`` has just acted and knows, a player who was ``there`` may know."""
        session, now, found = table.session, self.week.clock.now, {}
        pending = session.pending_people
        for seat in pending:
            member = session.members[seat]
            key = (table.id, member.user_id, session.play.stamp(seat), session.play.waits[seat].number)
            found[key] = wait = self.open.get(key) or self._begun(table, member, actor, now)
            wait.plain &= member.user_id != there or bool(self.open.get(key))
            alone = len(session.waiting) == 1 and wait.beside
            wait.alone = (wait.alone or now) if alone else None
            wait.beside |= any(session.members[other].is_person for other in session.waiting if other != seat)
            due = session.deadlines.get(seat)
            if wait.half is None:
                wait.half = wait.since + ((due - wait.since) / 2 if due else 24 * HOUR)
            if member.user_id == actor and not wait.told:
                wait.wanted = False
        for key in [key for key in self.open if key[0] == table.id and key not in found]:
            self._over(self.open.pop(key))
        self.open |= found

    def _begun(self, table, member, actor, now):
        own = member.preferences
        silent = own.notice == "none" or member.user_id == actor
        self.total["waits"] += 1
        return Wait(table.id, member.user_id, now, not silent, own.rests_until(now))

    def _over(self, wait):
        for kind, number in wait.told.items():
            assert number == 1, f"{wait} was told twice: {kind}"
        self.total["untold"] += not wait.told
        self.total["told"] += bool(wait.told)

    def of(self, table, user):
        return next((wait for wait in self.open.values() if (wait.table, wait.user) == (table, user)), None)

    def rings(self, table, user, kind, now):
        """Check a ping: its user must move, doesn't know yet, wants notices and is awake."""
        wait = self.of(table.id, user)
        what = f"table {table.id}, {PEOPLE[user].name if user in PEOPLE else user}, {kind} at {now}"
        assert user > 0, f"a computer is called: {what}"
        assert wait is not None, f"not to move: {what}"
        assert not wait.told[kind], f"told before: {what}"
        own = table.session.members[table.session.seat_of(user)].preferences
        assert own.notice != "none", f"wants none: {what}"
        assert kind == "asked" or own.reminder, f"wants no reminder: {what}"
        assert wait.wanted or wait.quiet or kind != "asked", f"knows it: {what}"
        assert own.rests_until(now) is None, f"muted or in quiet hours: {what}"
        wait.told[kind] += 1
        if now >= wait.half:  # of what came due while the bot was away they are told the one that says most
            wait.half = now + timedelta(days=99)
        self.total[kind] += 1

    def settle(self, table):
        """After sending everything, check that every due notice has come."""
        now = self.week.clock.now
        for wait in self.open.values():
            if wait.table != table.id:
                continue
            member = table.session.members[table.session.seat_of(wait.user)]
            own = member.preferences
            if wait.wanted and wait.plain and (wait.quiet is None or now > wait.quiet + SLACK):
                assert wait.told, f"nobody told {wait} until {now}"
            awake = own.rests_until(now) is None and own.rests_until(now - SLACK) is None
            hears = own.reminder and own.notice != "none" and awake
            if not (hears and wait.plain) or table.session.row.paused is not None:
                continue
            if now > wait.half + SLACK:
                assert wait.told["reminder"] or wait.told["last"], f"no reminder: {wait} at {now}"
            if wait.alone is not None and now > wait.alone + SLACK:
                assert wait.told["last"], f"the last one does not know it: {wait} at {now}"

    def disturbed(self, table_id=None, user=None):
        """Stop predicting further notices for these open decisions."""
        for wait in self.open.values():
            if table_id in (None, wait.table) and user in (None, wait.user):
                wait.plain = False
