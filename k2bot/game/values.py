"""The plain values that pass between the host and its games.

The host keeps people, clocks, the store and Discord; a game keeps rules, words and pictures. A game never
sees Discord: it describes pages (text, pictures, rows of controls), and the host turns them into messages.
Everything here is frozen, so that values can be handed to worker threads.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

StateT = TypeVar("StateT")

REMATCH = "rematch"
"""The verb of a button that opens a new table with the same options."""

FILM = "film"
"""The verb of a button that shows the film of the table's game.

Where one of the two is missing below the last post of a finished game, the host adds it."""

HINT = "hint"
"""The verb of a button on a private page that asks the strongest computer for a hint."""

TAKE_HINT = "take-hint"
"""The verb of a button that takes a hint over into the draft."""

REVIEW = "what-if"
"""The verb of a button that shows its presser what cost them most in a finished game."""

PLACEABLE = frozenset({REMATCH, FILM, HINT, TAKE_HINT, REVIEW})
"""The verbs of HostButtons that a game may put on its own pages."""

PAGE = "page"
"""The verb of a button that opens the private page its argument names; the host answers it."""


class Refusal(Exception):  # noqa: N818 - a refusal is an ordinary answer to a person, not a fault
    """An input the game refuses; its text tells the player why, and what to do instead."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text
        self.message: str = getattr(text, "message", "in words of its own")
        """Which message the text is, for the log."""


class Outdated(Refusal):
    """A press that came too late: the game has moved on. The presser can be shown the current decision."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits in a seat: ``name`` to write, ``mention`` to ping.

    ``computer`` says that a computer plays the seat now, as itself or in a person's place: nobody to ping.
    """

    name: str
    mention: str
    computer: bool = False


# ---------------------------------------------------------------------------------------------------- pages


class Style(Enum):
    """How a button looks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button: pressing it gives the game ``Press(verb, argument)``.

    ``stamp`` is the id of the decision the button answers: pressed when that decision is no longer the
    presser's, it is refused as stale. An empty stamp is always current (reading a page, say); what it leads
    to cannot hold an answer, for pressed twice it would answer twice.
    ``verb`` and ``argument`` hold no ``|`` and together at most 50 characters. ``anew`` opens a new private
    message below all others, also from a private page; otherwise the answer replaces that page.
    A press on a button of the style DANGER of a private page counts from a second after it has appeared.
    ``emoji`` is the name of one of the game's emoji; the label says all without it.
    """

    verb: str
    label: str
    argument: str = ""
    stamp: str = ""
    style: Style = Style.SECONDARY
    disabled: bool = False
    emoji: str = ""
    anew: bool = False


@dataclass(frozen=True, slots=True)
class HostButton(Button):
    """A button that the host answers itself; of these a game's pages have only those of PLACEABLE.

    The class alone decides who answers a press, never the verb, so a game can't take one from the host by
    accident. Its stamp is ignored.
    """


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select menu; ``value`` is at most 100 characters, label and description too.

    ``emoji`` as for buttons.
    """

    value: str
    label: str
    description: str = ""
    chosen: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of 1 to 25 choices; the presser picks ``minimum`` to ``maximum``. Stamp as for buttons.

    One ``among`` the people or the roles of the place has no choices, and the ``ids`` of those chosen; picked
    are then ids.
    """

    verb: str
    placeholder: str
    choices: tuple[Choice, ...]
    argument: str = ""
    stamp: str = ""
    minimum: int = 1
    maximum: int = 1
    among: Literal["choices", "people", "roles"] = "choices"
    ids: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HostSelect(Select):
    """A menu that the host answers itself; games have none."""


Row = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to be drawn when it is needed, beside the event loop.

    ``draw`` is a pure function returning the encoded file. It can be pickled, as a ``partial`` of a module's
    function is, so that another process can draw. Pictures with equal ``key`` are equal files, so the host
    may keep one for the other; ``name`` ends in the file's extension; ``alt`` has at most 1,024 characters
    with what matters first. A ``slow`` one takes seconds: others are not kept waiting for it.
    """

    key: str
    name: str
    alt: str
    draw: Callable[[], bytes]
    slow: bool = False


Progress = Callable[[int, int], None]
"""Called in the drawing thread with how many parts are done and how many there are."""


@dataclass(frozen=True, slots=True)
class Film:
    """A moving picture of a whole game, of which it shows what everybody may know.

    ``text`` is said with it, ``making`` while it is made, which may take ten seconds: ``draw`` tells how far
    it has come. The rest is as for a picture.
    """

    key: str
    name: str
    alt: str
    text: str
    making: str
    draw: Callable[[Progress], bytes]


@dataclass(frozen=True, slots=True)
class Emoji:
    """A small drawing for texts and controls, which say the same in words.

    ``name`` begins with the game's key and an underscore, has at most 25 of a to z, 0 to 9 and "_", and is
    read aloud. ``draw`` gives a PNG of 128 x 128 pixels; another ``key`` is another drawing.
    """

    name: str
    key: str
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class TextFile:
    """A text file to attach to a page."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Lesson:
    """A line shown to a person once, when they first meet something; ``key`` has no spaces."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """One message: at most 2,000 characters of text, one picture as a rule, at most five rows of controls.

    Emoji marks in the text (``k2bot.text.formatting``) become the game's emoji where it has them, and do not
    count.

    ``pings`` lists the seats whose mention in the text notifies them. A page that edits an earlier post
    and has no pictures leaves those of the post as they are, unless it is ``whole``: then they go. A private
    page can name another in ``live`` that replaces it when the game moves on, for as long as Discord lets it
    be edited. Of its ``lessons`` the host
    puts the first that its reader has never met above the text, once and for all tables.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ()
    files: tuple[TextFile, ...] = ()
    pings: tuple[int, ...] = ()
    live: str = ""
    whole: bool = False
    lessons: tuple[Lesson, ...] = ()


# ---------------------------------------------------------------------------------------------------- play


class Pace(Enum):
    """How a game is told in its channel; each value is that of the table's setting."""

    PHASE = "phase"
    """A post for every phase, the newest of which asks and notifies."""
    DAY = "day"
    """A post for each day (or round, or turn), which is edited until the next one."""
    ONE = "one"
    """One post from the beginning to the end, which is edited."""

    @property
    def quiet(self) -> bool:
        """Whether posts are edited to say what happens: edits notify nobody, so the bot pings who is next."""
        return self is not Pace.PHASE


CALL = "call-"
"""What the key of a post begins with that only calls those who are asked, and is withdrawn afterwards."""
GOES_ON = f"{CALL}on-"
"""The prefix of the key of a ping that only says that a player's own turn continues.

It is left out for a player who has just acted if only computers have answered since: their page follows.
"""


@dataclass(frozen=True, slots=True)
class Option:
    """One setting of a game in the lobby: ``values`` and their labels; the first-named default holds.

    ``name`` is what it is called in a slash command, in small letters and without spaces; the key if empty.
    """

    key: str
    label: str
    help: str
    values: tuple[tuple[str, str], ...]
    default: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """What an input led to: the new state, and the game's own events (opaque to the host)."""

    state: StateT
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Recording(Generic[StateT]):
    """A recorded game, played out again: every step, the start first."""

    steps: tuple[Step[StateT], ...]
    seed: str
    over: bool
    """Whether it was played to its end."""
    marked: bool
    """Whether each line told the fingerprint of the state it led to, and all were the same."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A post that an input calls for.

    ``key`` names the post within its table. ``edit`` False makes a new post; True updates the post of that
    key (of several waiting edits only the newest is sent). ``seat`` None is the channel; a number
    is a private message to that seat, sent only where the person asked for private messages. The keys
    ``lobby``, ``cancelled`` and ``aside`` are the host's.

    A post whose message is gone, or that follows its table to another channel, is composed with ``edit``
    False although the step called for an edit: the page then has to be whole, pictures included.
    Keys that begin with ``call-`` are not announced: see ``Game.call``.
    """

    key: str
    edit: bool = False
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """A control somebody used on one of the game's pages."""

    verb: str
    argument: str = ""
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """What a press leads to: first the draft is kept, then the answer submitted, then the page shown.

    ``draft`` None leaves the presser's draft as it is; ``answer`` None submits nothing; ``show`` is the
    name of the private page to show afterwards, composed from the state then in force. A draft belongs to the
    decision that the seat may draft (``Game.drafting``) and is handed back as long as that is the same.
    If the answer is refused, the draft stays as it was too.
    """

    show: str
    draft: str | None = None
    answer: str | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """The answer that a player's standing orders give to their decision after ``after`` seconds.

    With 0 it is given at once, and they are not asked at all.
    """

    answer: str
    after: int = 0


@dataclass(frozen=True, slots=True)
class Prepared:
    """A player's draft and standing orders, for a decision that is made without them."""

    draft: str | None = None
    orders: str | None = None


NOTHING_PREPARED: Final = Prepared()


class Kept(Enum):
    """How much of an answer is its player's own; the values are stored with inputs."""

    ALL = "draft"
    """The player had drafted all of it."""
    PART = "completed"
    """The player had drafted part of it, which is included."""
    NOTHING = "chosen"
    """The bot chose it."""


@dataclass(frozen=True, slots=True)
class LateAnswer:
    """The answer for a player who ran out of time, and how much of it is their own."""

    answer: str
    kept: Kept = Kept.NOTHING


@dataclass(frozen=True, slots=True)
class Moment(Generic[StateT]):
    """The moment a post tells of: the state before an input (None at the start), the step, who sits where.

    ``history`` replays every step of the game from its start up to this one. ``record`` gives the whole
    game as text, up to this step; nothing where the game has no records.
    """

    before: StateT | None
    step: Step[StateT]
    people: tuple[Person, ...]
    history: Callable[[], Iterator[Step[StateT]]]
    record: Callable[[], str]
    pace: Pace = Pace.PHASE
    earlier: int | None = None
    """How many steps of ``history`` had been told before the post was made; None where that is not known."""


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a seat came in: ``place`` 1 is the first, and equal ones share it; ``points`` None has no points.

    ``facts`` are a game's own figures about it, by short English keys, for statistics.
    """

    seat: int
    place: int
    points: int | None = None
    facts: tuple[tuple[str, int | str], ...] = ()


@dataclass(frozen=True, slots=True)
class PageCommand:
    """A slash command of a game that opens a page of it: ``/GAME name``; ``help`` says what it shows.

    Both are in the language of the instance; a name is small letters without spaces.
    """

    page: str
    name: str
    help: str


@dataclass(frozen=True, slots=True)
class Delivery:
    """How posts to single seats reach people as private messages, in words for them.

    The slash command that opens ``page`` offers the choice. ``greeting`` is the message that tries whether
    they come through; ``on`` and ``off`` answer the choice, saying what comes where from now on.
    """

    page: str
    greeting: str
    on: str
    off: str


@dataclass(frozen=True, slots=True)
class Greeting:
    """How a game is introduced on the page without Discord, in words for people.

    ``channel`` is the name of its channel; ``welcome`` greets there, and ``start`` says what to press at the
    table that is there already.
    """

    channel: str
    welcome: str
    start: str
    picture: Picture


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of a game that the host opens by itself, by the names the game gives them.

    ``now`` is the status: what is happening, with a way to the reader's next decision. ``next`` is the page
    of that decision, or the status if they have none. They may be the same. At least one page has a slash
    command; the first command shows the game.
    """

    now: str
    next: str
    commands: tuple[PageCommand, ...]
