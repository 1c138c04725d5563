"""An in-memory table of any game, run as by the host: people see pages and press controls."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from k2bot.game.values import NO_PREPARATION, Pace, Person, PostSubject, Press, Select
from k2bot.host.discord.compose import control_ids
from k2bot.host.discord.controls import GameId, read_id
from k2bot.host.pages.host_pages import controls_of
from tests.kit.discord_limits import page_faults

if TYPE_CHECKING:
    from k2bot.game.values import Announcement, Page, Step

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
LONG_NAMES = tuple(letter * 3 + "_*~|`>#[](<" * 2 + "-@:) 1א" for letter in "VWXYZUTSRQ")
"""The longest names, full of Markdown characters, and with a right-to-left letter."""


def defaults(options):
    """What each option is if nobody chooses it."""
    return {option.key: option.default for option in options}


def late(game, state, seat):
    """The late answer for a seat without a draft; None if there is none."""
    found = game.late_answer(state, seat, NO_PREPARATION)
    return found and found.answer


def late_answers(game, state, prepared):
    """Late answers for the first seat by the game and by each computer level."""
    asked = [game.question(state, 0, level, "chance", 20, prepared=prepared) for level, _ in game.levels]
    return game.late_answer(state, 0, prepared), [question() for question in asked]


@dataclass
class Post:
    """A page that was announced."""

    announcement: Announcement
    page: Page
    number: int
    """Number of inputs at that time."""


@dataclass
class Table:
    """What people see and press in a game."""

    game: Any
    options: dict[str, str]
    seed: str
    people: tuple[Person, ...]
    step: Step
    before: Any = None
    pace: Pace = Pace.PHASE
    steps: list[Step] = field(default_factory=list)
    inputs: list[tuple[int, str]] = field(default_factory=list)
    drafts: dict[int, tuple[str | None, str]] = field(default_factory=dict)
    orders: dict[int, str] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    seen: list[tuple[int | None, Page]] = field(default_factory=list)
    """Every private page shown, with its seat."""
    strayed: list[str] = field(default_factory=list)
    """Pages whose live page differs although nothing has changed."""
    unsaid: list[str] = field(default_factory=list)
    """Pages of a playout that don't say which button answers."""
    looks: int = 1
    """One page of so many is checked for either."""
    opened: dict[tuple[int, int | None], Any] = field(default_factory=dict)
    """What each reader can open after a step; ``looking.pages_after`` fills it."""

    @classmethod
    def begin(cls, game, seats, seed="seed", options=None, names=NAMES, pace=Pace.PHASE):
        """A game with the default settings, except for ``options``."""
        whole = defaults(game.options) | (options or {})
        people = tuple(Person(names[seat], f"<@{100000000000000000 + seat}>") for seat in range(seats))
        table = cls(game, whole, seed, people, game.new(whole, seats, seed), pace=pace)
        table._told()
        return table

    @property
    def state(self):
        return self.step.state

    @property
    def waiting(self):
        return self.game.waiting(self.state)

    def moment(self, number=-1, *, steps=None, people=None, pace=None):
        """The ``PostSubject`` for posts after ``number`` inputs, by default after all."""
        steps = steps or self.steps
        number %= len(steps)
        before = steps[number - 1].state if number else None
        known = (people or self.people, lambda: iter(steps[: number + 1]), pace or self.pace)
        return PostSubject(before, steps[number], *known, number)

    def seat_computers(self, *seats):
        """Let computers play in these seats."""
        self.people = tuple(replace(one, computer=seat in seats) for seat, one in enumerate(self.people))

    def pages(self):
        """Every page of a post, and every private one shown."""
        return [*(post.page for post in self.posts), *(page for _, page in self.seen)]

    def record(self):
        return self.game.record(self.options, len(self.people), self.seed, self.inputs)

    def _told(self):
        self.steps.append(self.step)
        for announcement in self.game.announce(self.before, self.step, self.pace):
            page = self.game.compose(self.moment(), announcement)
            self.posts.append(Post(announcement, page, len(self.inputs)))

    def answer(self, seat, answer):
        step = self.game.apply(self.state, seat, answer)
        self._advance(seat, answer, step)

    def resign(self, seat, *, last=False):
        """With ``last``, only computers remain."""
        leave = self.game.resign_last if last else self.game.resign
        self._advance(seat, "resign-last" if last else "resign", leave(self.state, seat))

    def _advance(self, seat, answer, step):
        if orders := self.orders.get(seat):
            self.orders[seat] = self.game.orders_left(self.state, seat, orders)
        self.before, self.step = self.state, step
        self.inputs.append((seat, answer))
        self._told()
        self.follow()

    def draft(self, seat):
        """A seat's draft; as with the host, it counts only for its own decision."""
        stamp, text = self.drafts.get(seat, (None, None))
        return text if seat is not None and stamp == self.game.draft_stamp(self.state, seat) else None

    def prepare(self, seat, draft):
        """Store a draft for a seat's current decision."""
        self.drafts[seat] = (self.game.draft_stamp(self.state, seat), draft)

    def follow(self):
        """Carry out standing orders as long as they give answers."""
        for seat in self.waiting:
            order = self.game.order(self.state, seat, self.orders.get(seat, ""))
            if order is not None and not order.delay:
                self.answer(seat, order.answer)
                return

    def page(self, seat, name):
        page = self._page(seat, name)
        self.seen.append((seat, page))
        if page.live and len(self.seen) % self.looks == 0 and not self._stays(seat, page):
            self.strayed.append(f"page {name!r} of seat {seat} is followed by another one, {page.live!r}")
        return page

    def _page(self, seat, name):
        newest = self.steps[max(0, len(self.steps) - self.game.recent_steps) :]
        recent = tuple(event for step in newest for event in step.events)
        return self.game.page(
            self.state,
            seat,
            name,
            self.draft(seat),
            self.people,
            orders=self.orders.get(seat),
            recent=recent,
        )

    def _stays(self, seat, page):
        return everything(self._page(seat, page.live)) == everything(page)

    def use(self, seat, verb, argument="", *values):
        """Press even if the control isn't shown; returns the page it leads to."""
        return self.page(seat, self.reply(seat, Press(verb, argument, values)).show)

    def reply(self, seat, press):
        """Press, keep the draft, and apply the answer; returns the reply."""
        orders = self.orders.get(seat)
        reply = self.game.press(self.state, seat, press, self.draft(seat), self.people, orders=orders)
        if reply.orders is not None:
            if reply.draft is not None:
                self.prepare(seat, reply.draft)
            self.orders[seat] = reply.orders
            self.follow()
            return reply
        draft = self.drafts.get(seat)
        if reply.draft is not None:
            self.prepare(seat, reply.draft)
        if reply.answer is not None:
            try:
                self.answer(seat, reply.answer)
            except Exception:
                self.drafts[seat] = draft or (None, "")
                raise
        return reply

    def press(self, seat, page, name):
        """Press the button of that verb, argument or label on a page; it must be there and enabled."""
        button = next(b for b in buttons(page) if name in (b.verb, b.argument, b.label) and not b.disabled)
        own = {"", self.game.stamp(self.state, seat), self.game.optional_stamp(self.state, seat)}
        own.add(self.game.draft_stamp(self.state, seat))
        assert button.stamp in own, "a stale button"
        return self._pressed(seat, page, button)

    def choose(self, seat, page, verb, value, argument=None):
        """Pick a line of a menu on a page; it must be there."""
        menu = next(m for m in menus(page) if m.verb == verb and argument in {None, m.argument})
        assert value in {choice.value for choice in menu.choices}
        assert menu.stamp in {"", self.game.draft_stamp(self.state, seat)}, "a stale menu"
        return self._pressed(seat, page, menu, value)

    def _pressed(self, seat, page, control, *values):
        """Press a control by its id from the host, which must be one of the game's."""
        place = next(place for place, known in enumerate(controls_of(page)) if known is control)
        own = read_id(str(control_ids(page, 1, "p")[place][0]))
        assert isinstance(own, GameId), f"{control.verb!r} is answered by the host"
        return self.use(seat, own.verb, own.argument, *values)

    def newest(self, key=None):
        """The newest public post, or the newest of a key."""
        found = [p for p in self.posts if p.announcement.seat is None and key in {None, p.announcement.key}]
        return found[-1]


def buttons(page):
    return [button for row in page.rows if not isinstance(row, Select) for button in row]


def menus(page):
    return [row for row in page.rows if isinstance(row, Select)]


def everything(page, *, files=True):
    """Everything that a page reveals, as one text."""
    parts = [page.text]
    for picture in page.pictures:
        parts += [picture.key, picture.name, picture.alt]
    for row in page.rows:
        if isinstance(row, Select):
            parts += [row.verb, row.placeholder, row.argument, row.stamp]
            parts += (f"{c.value}\n{c.label}\n{c.description}\n{c.chosen}\n{c.emoji}" for c in row.choices)
        else:
            parts += (f"{b.verb}\n{b.label}\n{b.argument}\n{b.stamp}\n{b.style}\n{b.disabled}" for b in row)
            parts += (b.emoji for b in row)
    if files:
        parts += (file.name + file.data.decode() for file in page.files)
    return "\n".join(parts)


def faults(page):
    """Faults of a page that Discord would reject, and controls with the same id."""
    placed = control_ids(page, 1234567890, "p")
    controls = [(c.verb, c.argument, c.stamp) for c in (*buttons(page), *menus(page))]
    twice = {control for control in controls if controls.count(control) > 1}
    long = [verb + argument for verb, argument, _ in controls if len(verb + argument) > 50]
    return [
        *page_faults(page, [str(own) for own, _ in placed]),
        *(f"two controls alike: {control}" for control in sorted(twice)),
        *(f"verb and argument take more than 50 characters: {own!r}" for own in long),
    ]
