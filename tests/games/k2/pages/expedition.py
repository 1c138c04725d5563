"""A table of K2 run as the host would run it, but in memory: people only see pages and press controls."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from k2bot.games.k2.engine import from_position, to_position
from k2bot.games.k2.engine.events import DayBegan
from k2bot.games.k2.hosted import K2
from k2bot.host.game import Announcement, Button, Moment, Pace, Page, Person, Press, Select, Step
from k2bot.host.hosted import HostedGame
from k2bot.text.words import Words

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve")
LONG_NAMES = tuple(letter * 3 + "_*~|`>#[](<" * 2 + "-@:) 1א" for letter in "VWXYZ")
"""Names of the greatest length, made of what Markdown takes for marks, and with a letter that turns round."""


class Listening(Words):
    """Words that remember which messages were said."""

    said: set[str]

    def __init__(self):
        super().__init__()
        self.said = set()

    def text(self, message, /, **values):
        self.said.add(message)
        return super().text(message, **values)


WORDS = Listening()


@dataclass
class Post:
    announcement: Announcement
    page: Page
    number: int
    """How many inputs there had been."""


@dataclass
class Expedition:
    game: K2
    options: dict[str, str]
    seed: str
    people: tuple[Person, ...]
    step: Step
    before: object = None
    positioned: bool = False
    steps: list = field(default_factory=list)
    inputs: list = field(default_factory=list)
    drafts: dict = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    pace: Pace = Pace.PHASE
    seen: list[tuple[int | None, Page]] = field(default_factory=list)
    """Every private page shown, with its seat."""

    @classmethod
    def begin(cls, players=2, seed="seed", options=None, names=None, pace=Pace.PHASE):
        game, options = K2(WORDS), options or {}
        begun = game.new(options, players, seed)
        table = cls(game, options, seed, _people(players, names), begun, pace=pace)
        table._told()
        return table

    @classmethod
    def at(cls, change, players=2, seed="seed", options=None, names=None):
        """A table whose first morning is changed by hand; its posts begin with the next input."""
        table = cls.begin(players, seed, options, names)
        position = to_position(table.state)
        change(position)
        state = from_position(position, seed)
        table.step = Step(state, (DayBegan(state.day, state.first),))
        table.steps, table.posts, table.positioned = [table.step], [], True
        return table

    @property
    def state(self):
        return self.step.state

    @property
    def waiting(self):
        return self.game.waiting(self.state)

    def moment(self):
        return Moment(self.before, self.step, self.people, lambda: iter(self.steps), self._record, self.pace)

    def _record(self):
        if self.positioned:
            return "no record replays from a position"
        return self.game.record(self.options, len(self.people), self.seed, self.inputs)

    def _told(self):
        self.steps.append(self.step)
        for announcement in self.game.announce(self.before, self.step, self.pace):
            page = self.game.compose(self.moment(), announcement)
            self.posts.append(Post(announcement, page, len(self.inputs)))

    def answer(self, seat, answer):
        step = self.game.apply(self.state, seat, answer)
        self._advance(seat, answer, step)

    def resign(self, seat):
        self._advance(seat, "resign", self.game.resign(self.state, seat))

    def _advance(self, seat, answer, step):
        self.before, self.step = self.state, step
        self.inputs.append((seat, answer))
        self._told()

    def draft(self, seat):
        """A draft counts only for the decision it was made for, as the host keeps it."""
        stamp, text = self.drafts.get(seat, (None, None))
        return text if seat is not None and stamp == self.game.drafting(self.state, seat) else None

    def page(self, seat, name):
        page = self.game.page(self.state, seat, name, self.draft(seat), self.people)
        self.seen.append((seat, page))
        return page

    def use(self, seat, verb, argument="", *values):
        """A press without asking whether its control is shown."""
        press = Press(verb, argument, values)
        reply = HostedGame(self.game).press(self.state, seat, press, self.draft(seat), self.people)
        if reply.draft is not None:
            self.drafts[seat] = (self.game.drafting(self.state, seat), reply.draft)
        if reply.answer is not None:
            self.answer(seat, reply.answer)
        return self.page(seat, reply.show)

    def press(self, seat, page, label):
        """Press the button of that label on a page; it must be there and wake."""
        button = next(button for button in buttons(page) if button.label == label and not button.disabled)
        assert button.stamp in {"", self.game.stamp(self.state, seat)}, "a stale button"
        return self.use(seat, button.verb, button.argument)

    def choose(self, seat, page, verb, value, argument=None):
        """Pick a line of a menu on a page; it must be there."""
        menu = next(m for m in menus(page) if m.verb == verb and argument in {None, m.argument})
        assert value in {choice.value for choice in menu.choices}
        assert menu.stamp in {"", self.game.drafting(self.state, seat)}, "a stale menu"
        return self.use(seat, verb, menu.argument, value)

    def newest(self, key=None):
        """The newest public post, or the newest of a key."""
        found = [p for p in self.posts if p.announcement.seat is None and key in {None, p.announcement.key}]
        return found[-1]

    def told(self, *, since=0):
        """The keys of public posts, edits marked by an asterisk."""
        return [
            post.announcement.key + "*" * post.announcement.edit
            for post in self.posts[since:]
            if post.announcement.seat is None
        ]


def _people(players, names):
    names = names or NAMES
    return tuple(Person(names[seat], f"<@{100000000000000000 + seat}>") for seat in range(players))


def buttons(page):
    return [button for row in page.rows if not isinstance(row, Select) for button in row]


def menus(page):
    return [row for row in page.rows if isinstance(row, Select)]


def labels(page):
    return [button.label for button in buttons(page)]


def everything(page, *, files=True):
    """All that a page lets out, as one text."""
    parts = [page.text]
    for picture in page.pictures:
        parts += [picture.key, picture.name, picture.alt]
    for row in page.rows:
        if isinstance(row, Select):
            parts += [row.verb, row.placeholder, row.argument, row.stamp]
            parts += (f"{c.value}\n{c.label}\n{c.description}\n{c.chosen}" for c in row.choices)
        else:
            parts += (f"{b.verb}\n{b.label}\n{b.argument}\n{b.stamp}\n{b.style}\n{b.disabled}" for b in row)
    if files:
        parts += (file.name + file.text for file in page.files)
    return "\n".join(parts)


def faults(page):
    """Whatever of a page Discord would not take, a line each."""
    found = []
    if not 0 < len(page.text) <= 2000:
        found.append(f"text of {len(page.text)}")
    if len(page.rows) > 5 or len(page.pictures) > 2 or any(not row for row in page.rows):
        found.append("rows or pictures")
    found += (
        f"picture {picture.name}, alt of {len(picture.alt)}"
        for picture in page.pictures
        if not 0 < len(picture.alt) <= 1024 or not picture.name.endswith(".webp")
    )
    controls = [*buttons(page), *menus(page)]
    for control in controls:
        own = f"{control.verb}{control.argument}"
        if "|" in own or len(own) > 50 or len(f"g|1234567890|o|{control.stamp}|{own}|") > 100:
            found.append(f"id {own!r}")
    ids = [(c.verb, c.argument, c.stamp) for c in controls]
    if len(ids) != len(set(ids)):
        found.append(f"two controls alike in {ids}")
    for row in page.rows:
        found += _faults_of_menu(row) if isinstance(row, Select) else _faults_of_row(row)
    return found


def _faults_of_row(row: tuple[Button, ...]):
    if len(row) > 5:
        yield f"{len(row)} buttons in a row"
    yield from (f"label {b.label!r}" for b in row if not 0 < len(b.label) <= 80)


def _faults_of_menu(menu: Select):
    values = [choice.value for choice in menu.choices]
    if not 1 <= len(values) <= 25 or len(set(values)) != len(values):
        yield f"{len(values)} choices, {len(set(values))} different"
    if not 0 < len(menu.placeholder) <= 150:
        yield f"placeholder {menu.placeholder!r}"
    for choice in menu.choices:
        if not (
            0 < len(choice.value) <= 100 and 0 < len(choice.label) <= 100 and len(choice.description) <= 100
        ):
            yield f"choice {choice!r}"


# ------------------------------------------------------------------------------------------------ players


@dataclass
class Player:
    """Plays by what the pages offer; ``boldness`` is how often it takes the most useful place."""

    chance: random.Random
    boldness: float = 0.8

    def act(self, table: Expedition):
        """Answer the first open question by pressing what the page of it shows."""
        seat = table.waiting[0]
        page = table.page(seat, "next")
        verbs = {control.verb for control in [*buttons(page), *menus(page)]}
        if "card" in verbs:
            self.cards(table, seat, page)
        elif "finish" in verbs:
            self.turn(table, seat, page)
        elif "rescue" in verbs:
            menu = self.chance.choice(menus(page))
            table.choose(seat, page, "rescue", self.chance.choice(menu.choices).value, menu.argument)
        else:
            answers = [b for b in buttons(page) if b.verb in {"token", "slide"}]
            table.press(seat, page, self.chance.choice(answers).label)

    def cards(self, table, seat, page):
        for place in self.chance.sample(range(6), 3):
            page = table.use(seat, "card", str(place))
        table.press(seat, page, "Commit")

    def turn(self, table, seat, page):
        for _ in range(3):
            places = [m for m in menus(page) if m.verb == "go"]
            airs = [b for b in buttons(page) if b.verb == "air"]
            if places:
                page = self.go(table, seat, page, self.chance.choice(places))
            elif airs:
                page = table.press(seat, page, self.chance.choice(airs).label)
        page = table.press(seat, page, "Finish")
        if "Finish anyway" in labels(page):
            table.press(seat, page, "Finish anyway")

    def go(self, table, seat, page, menu):
        safe = [c for c in menu.choices if "dies" not in c.description and not c.value.startswith("more")]
        if not safe:
            return page
        place = safe[0] if self.chance.random() < self.boldness else self.chance.choice(safe)
        return table.choose(seat, page, "go", place.value, menu.argument)


def play(table, seed, boldness=0.8, until=None):
    """Play on to the end, or until something holds."""
    player = Player(random.Random(seed), boldness)  # noqa: S311 - plays a game, guards nothing
    while not table.game.over(table.state) and not (until and until(table)):
        player.act(table)
    return table


GAMES = {
    "three": (3, "c", {}, 0.8, None),
    "solo": (1, "solo", {"side": "hard", "season": "winter"}, 0.5, None),
    "family": (2, "f6", {"family": "yes"}, 0.9, None),
    "avalanche": (2, "avalanche", {"avalanche": "yes", "family": "yes"}, 0.9, None),
    "long names": (5, "e", {"side": "hard", "season": "winter", "avalanche": "yes"}, 1.0, LONG_NAMES),
}


def whole_games():
    return {
        name: play(Expedition.begin(players, seed, options, names), seed, boldness)
        for name, (players, seed, options, boldness, names) in GAMES.items()
    }
