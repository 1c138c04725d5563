"""Values exchanged between the host and its games.

The host handles people, clocks, the store and Discord; a game handles rules, words and pictures. A game never
sees Discord: it describes pages (text, pictures, rows of controls), which the host turns into messages.
Everything here is frozen, so it can be passed to worker threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

StateT = TypeVar("StateT")

REMATCH = "rematch"
"""Verb of a button that starts a new game with the same options."""

FILM = "film"
"""Verb of a button that shows the film of the game.

The host adds REMATCH or FILM below the last post of a finished game if it is missing.
"""

HINT = "hint"
"""Verb of a button on a private page that asks the strongest computer for a hint."""

TAKE_HINT = "take-hint"
"""Verb of a button that copies a hint into the draft."""

UNDO = "undo"
"""Verb of a game's own button that takes back the newest part of a plan."""

REVIEW = "what-if"
"""Verb of a button that shows a player's costliest decisions in a finished game."""

COMPARE = "compare"
"""Verb of a button that shows what the strongest computer would have scored in a player's seat."""

PRACTISE = "practise"
"""Verb of a button that plays on from a position of a finished game.

Its argument is the number of inputs in effect that led there.
"""

LOOK_BACK = "look-back"
"""Verb of a button that opens a part of a finished game; its argument is what ``pages.history`` reads."""

PLACEABLE = frozenset({REMATCH, FILM, HINT, TAKE_HINT, REVIEW})
"""Verbs of HostButtons that a game may put on its own pages."""

PAGE = "page"
"""Verb of a button that opens the private page in its argument; handled by the host."""


class Refusal(Exception):  # noqa: N818 - an ordinary answer, not a fault
    """An input the game refuses; its text tells the player why, and what to do instead."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text
        self.message: str = getattr(text, "message", "in words of its own")
        """Message id of the text, for the log."""

    def in_words(self, _words: Any) -> str:
        """Message to the reader, as worded by the game; the host's refusals override this to word theirs."""
        return self.text


@dataclass(frozen=True, slots=True)
class Person:
    """A seat's player: ``name`` for text, ``mention`` to ping.

    ``computer`` says that a computer plays the seat now, as itself or as a stand-in: nobody to ping. ``tall``
    says that they want tall pictures on their own pages, for a phone.
    """

    name: str
    mention: str
    computer: bool = False
    tall: bool = False
    short: str = ""
    """Computer's name in pictures, where a sign marks it as a computer; empty for ``name``."""


People: TypeAlias = tuple[Person, ...]
"""The players of a game, by seat."""

# ---------------------------------------------------------------------------------------------------- pages


class Style(Enum):
    """Appearance of a button."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button; pressing it gives the game ``Press(verb, argument)``.

    ``stamp`` is the id of the decision the button answers; once that is no longer the player's decision, the
    press is refused as stale. An empty stamp is always valid (for reading a page, say), and must not lead to
    an answer, since a double press would answer twice.

    ``verb`` and ``argument`` contain no ``|`` and total at most 50 characters. ``new_message`` opens a new
    private message below all others, even from a private page; otherwise the reply replaces that page. A
    press on a DANGER button of a private page counts only from one second after it appeared. ``emoji`` is the
    name of one of the game's emoji; the label is complete without it.
    """

    verb: str
    label: str
    argument: str = ""
    stamp: str = ""
    style: Style = Style.SECONDARY
    disabled: bool = False
    emoji: str = ""
    new_message: bool = False


@dataclass(frozen=True, slots=True)
class HostButton(Button):
    """A button that the host handles itself; games may only use the verbs in PLACEABLE.

    Only the class decides who handles a press, never the verb, so that a game can't override the host's
    buttons by accident. Its stamp is ignored.
    """


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a select menu; ``value``, label and description have at most 100 characters each.

    ``emoji`` as for buttons.
    """

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of 1 to 25 choices, of which ``minimum`` to ``maximum`` are picked. Stamp as for buttons.

    With ``source`` people or roles of the server it has no choices, and ``ids`` are those preselected; the
    values picked are then ids.
    """

    verb: str
    placeholder: str
    choices: tuple[Choice, ...]
    argument: str = ""
    stamp: str = ""
    minimum: int = 1
    maximum: int = 1
    source: Literal["choices", "people", "roles"] = "choices"
    ids: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HostSelect(Select):
    """A menu that the host handles itself; games have none."""


Control = Button | Select
ControlRow = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture, drawn on demand outside the event loop.

    ``draw`` is a pure, picklable function (a ``partial`` of a module-level function, say) returning the
    encoded file, so that another process can draw it. Equal ``key`` means equal files, so the host may cache
    by key; ``name`` has the file's extension; ``alt`` has at most 1,024 characters, most important first.
    ``slow`` ones take seconds, and must not hold up others.
    """

    key: str
    name: str
    alt: str
    draw: Callable[[], bytes]
    slow: bool = False


Progress = Callable[[int, int], None]
"""Progress callback, called in the drawing thread: parts done, and total."""


@dataclass(frozen=True, slots=True)
class Film:
    """A film of a whole game, showing public knowledge only.

    ``text`` accompanies it, and ``making`` while it is rendered, which may take ten seconds: ``draw`` reports
    its progress. The rest is as for a picture.
    """

    key: str
    name: str
    alt: str
    text: str
    making: str
    draw: Callable[[Progress], bytes]


@dataclass(frozen=True, slots=True)
class Emoji:
    """A small drawing for texts and controls, which are complete without it.

    ``name`` begins with the game's key and an underscore, has at most 25 characters of a to z, 0 to 9 and
    "_", and is read aloud. ``draw`` returns a PNG of 128 x 128 pixels; a different ``key`` means a different
    drawing.
    """

    name: str
    key: str
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class File:
    """A file to attach to a page."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Lesson:
    """A line shown once to each person, when they first meet something; ``key`` has no spaces."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One message: at most 2,000 characters of text, usually one picture, at most five rows of controls.

    Emoji marks in the text (``k2bot.text.formatting``) become the game's emoji if it has them, and don't
    count towards the limit. ``pings`` lists the seats whose mentions notify them. An edit without pictures
    keeps those of the post, unless it is ``whole``: then they are removed. A private page can name another
    one in ``live`` that replaces it when the game moves on, while Discord lets it be edited; ``as_of`` tells
    the host which state of the game it shows. The first of its ``lessons`` that the reader has never seen
    appears above the text, once across all games.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    rows: tuple[ControlRow, ...] = ()
    files: tuple[File, ...] = ()
    pings: tuple[int, ...] = ()
    live: str = ""
    whole: bool = False
    lessons: tuple[Lesson, ...] = ()
    as_of: object = field(default=None, compare=False)

    @staticmethod
    def of(lines: Iterable[str], *rows: Sequence[Button] | Select) -> Page:
        """A page of these lines and rows of controls, without the empty ones."""
        filled = (row if isinstance(row, Select) else tuple(row) for row in rows if row)
        return Page("\n".join(filter(None, lines)), rows=tuple(filled))

    def with_controls(self, change: Callable[[Control], Control | None]) -> Page:
        """Copy with each control replaced by the result of ``change``, or removed if that's None."""
        rows: list[ControlRow] = []
        for row in self.rows:
            if isinstance(row, Select):
                menu = change(row)
                rows += [menu] if isinstance(menu, Select) else []
            else:
                buttons = tuple(button for button in map(change, row) if isinstance(button, Button))
                rows += [buttons] if buttons else []
        return replace(self, rows=tuple(rows))


# ---------------------------------------------------------------------------------------------------- play


class Pace(Enum):
    """How often a game posts in its channel; the values are those of the setting."""

    PHASE = "phase"
    """A post per phase; the newest one asks and notifies."""
    DAY = "day"
    """A post per day (or round, or turn), edited until the next one."""
    ONE = "one"
    """One post for the whole game, edited throughout."""

    @property
    def edits_posts(self) -> bool:
        """Whether posts are edited to report events: edits notify nobody, so the bot pings who is next."""
        return self is not Pace.PHASE


ON, OFF = "on", "off"
"""Values of a setting that is a switch."""
PING = "call-"
"""Prefix of the keys of posts that only ping the players to move, and are deleted afterwards."""
PING_SAME_TURN = f"{PING}on-"
"""Prefix of the keys of pings that only say that a player's own turn continues.

Omitted for a player who has just acted if only computers and standing orders have answered since: their page
follows.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a game in the lobby: its ``values`` with labels.

    ``name`` is its name in slash commands, in lower case without spaces; the key if empty.
    """

    key: str
    label: str
    help: str
    values: tuple[tuple[str, str], ...]
    default: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """Result of an input: the new state and the game's own events, which are opaque to the host."""

    state: StateT
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Recording(Generic[StateT]):
    """A replayed record: every step, the start first."""

    steps: tuple[Step[StateT], ...]
    seed: str
    over: bool
    """Whether the game was finished."""
    marked: bool
    """Whether each line had the fingerprint of its state, and all matched."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A post to make after an input.

    ``key`` names the post within its game. ``edit`` False makes a new post, True updates the one with that
    key (of several waiting edits only the newest is sent). After the last edit of a post, its key may
    make another one, as for an offer that's made again; edits go to the newest. ``seat`` None means the
    channel; a number means a private message to that seat, sent only if the person asked for private
    messages. Keys of the host's own posts (``host.kernel.posts.HOST_KEYS``, ``HOST_PREFIXES``) are refused.

    A post whose message is gone, or that follows its game to another channel, is composed with ``edit`` False
    even if the step asked for an edit: the page must then be complete, pictures included.

    Keys that begin with ``call-`` are not announced: see ``Game.ping_key``.
    """

    key: str
    edit: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """A control used on one of the game's pages."""

    verb: str
    argument: str = ""
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The only value picked; empty if none was, or several."""
        return self.values[0] if len(self.values) == 1 else ""


@dataclass(frozen=True, slots=True)
class Reply:
    """Result of a press: first the draft is stored, then the answer submitted, then the page shown.

    ``draft`` and ``orders`` None keep what's stored. ``answer`` None submits nothing, as must a press that
    changes ``orders``. ``show`` names the private page to show afterwards, composed from the resulting state.
    A draft belongs to the decision the seat may draft (``Game.draft_stamp``) and is kept as long as that
    stays the same. If the answer is refused, the draft is unchanged, too.
    """

    show: str
    draft: str | None = None
    answer: str | None = None
    orders: str | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """The answer that a player's standing orders give to their decision after ``delay`` seconds.

    With 0 it is given at once, without asking the player. ``ahead`` means that they gave it for this very
    decision, so that it counts as their own answer, even while they have a stand-in.
    """

    answer: str
    delay: int = 0
    ahead: bool = False


@dataclass(frozen=True, slots=True)
class Preparation:
    """A player's draft and standing orders, for a decision made in their absence."""

    draft: str | None = None
    orders: str | None = None


NO_PREPARATION: Final = Preparation()


class AnswerSource(Enum):
    """Source of the answer for a player who ran out of time; the values are stored with inputs."""

    DRAFT = "draft"
    """The player had drafted all of it."""
    COMPLETED = "completed"
    """The player had drafted part of it, and the bot completed it."""
    CHOSEN = "chosen"
    """The bot chose all of it."""


@dataclass(frozen=True, slots=True)
class LateAnswer:
    """The answer for a player who ran out of time, and where it came from."""

    answer: str
    source: AnswerSource = AnswerSource.CHOSEN


@dataclass(frozen=True, slots=True)
class PostSubject(Generic[StateT]):
    """Subject of a post: the state before an input (None at the start), the step, and the players.

    ``history`` replays every step of the game up to this one.
    """

    before: StateT | None
    step: Step[StateT]
    people: People
    history: Callable[[], Iterator[Step[StateT]]]
    pace: Pace = Pace.PHASE
    earlier: int | None = None
    """Number of steps of ``history`` already posted before this post; None if unknown."""


@dataclass(frozen=True, slots=True)
class Placement:
    """A seat's final rank: ``place`` counts from 1 and is shared on a tie; ``points`` None if there are none.

    ``facts`` are the game's own figures by short English keys, for statistics.
    """

    seat: int
    place: int
    points: int | None = None
    facts: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class PageCommand:
    """A slash command that opens a page of a game: ``/GAME name``; ``help`` describes it.

    Both are in the instance's language; names are lower case without spaces.
    """

    page: str
    name: str
    help: str


@dataclass(frozen=True, slots=True)
class Delivery:
    """Texts for delivering posts to single seats as private messages.

    The slash command that opens ``page`` offers the choice. ``greeting`` is the message that tests whether
    they arrive; ``enabled`` and ``disabled`` confirm the choice, saying what arrives where from now on.
    """

    page: str
    greeting: str
    enabled: str
    disabled: str


@dataclass(frozen=True, slots=True)
class Greeting:
    """Texts that introduce a game on the page without Discord.

    ``channel`` is the name of its channel; ``welcome`` greets there, and ``start`` says what to press at the
    game already waiting; ``picture`` shows what the game looks like.
    """

    channel: str
    welcome: str
    start: str
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Pages:
    """Names of the pages that the host opens by itself.

    ``now`` is the status, with a way to the reader's next decision; ``next`` is the page of that decision, or
    the status without one. They may be the same. At least one page has a slash command; the first command
    shows the game.
    """

    now: str
    next: str
    commands: tuple[PageCommand, ...]
