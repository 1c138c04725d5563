"""The base class of every game, with the defaults for what a game leaves out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from k2bot.engines.corrections import FIRST
from k2bot.game.values import PAGE, Pace, Reply
from k2bot.text.words import words as words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.game.exercises import Exercise
    from k2bot.game.values import (
        Announcement,
        Delivery,
        Emoji,
        Film,
        Greeting,
        LateAnswer,
        Moment,
        Option,
        Order,
        Page,
        Pages,
        Person,
        Placement,
        Prepared,
        Press,
        Recording,
        Step,
    )
    from k2bot.text.words import Words
    from k2bot.thinking.question import Question, Valuation

StateT = TypeVar("StateT")

POSTS: Final = "posts"
"""The key of the setting by which a table chooses among the paces of its game."""


class GameError(TypeError):
    """A game is declared in a way that can't be hosted; the text tells its author what to change."""


class Game(ABC, Generic[StateT]):
    """A game in one language, by one revision of its rules.

    A game overrides what is abstract, and each optional group it supports. A group is declared by a class
    attribute (``films = True``) or by one that is empty otherwise (``levels``, ``rules``, ``orders``,
    ``delivery``, ``emojis``, ``called``); its methods are called only where it is declared. Everything else
    has a default.

    All methods are pure, and none but ``compose``, ``film``, ``record`` and ``replayed``, which read whole
    games and run in worker threads, takes longer than a few milliseconds. States belong to no instance: each
    instance can go on with those of the others.
    """

    newest: int = FIRST
    """The revision of the rules by which new games are played; a corrected rule adds one."""

    def __init__(self, words: Words | None = None, revision: int | None = None) -> None:
        self.words = words or words_of()
        self.revision = self.newest if revision is None else revision
        self._siblings: dict[tuple[str, int], Game[StateT]] = {(self.words.locale, self.revision): self}

    def spoken(self, language: str) -> Game[StateT]:
        """The same game in that language."""
        return self._sibling(language, self.revision)

    def by_revision(self, revision: int) -> Game[StateT]:
        """The same game by that revision of its rules; itself if there is no such revision."""
        return self._sibling(self.words.locale, revision) if FIRST <= revision <= self.newest else self

    def _sibling(self, language: str, revision: int) -> Game[StateT]:
        found = self._siblings.get((language, revision))
        if found is None:
            found = type(self)(self.words.in_locale(language), revision)
            found._siblings = self._siblings  # noqa: SLF001 - all of a family share one cache
            self._siblings[language, revision] = found
        return found

    def check(self) -> None:
        """Raise GameError if this game is declared in a way that can't be hosted."""
        if not self.levels:
            for group, declared in (("hints", self.hints), ("reviews", self.reviews)):
                if declared:
                    raise GameError(f"{self.key} has {group}, but no computers to think for them (levels)")
        if not self.pages.commands:
            raise GameError(f"{self.key}: no slash command opens any page")
        if self.delivery:
            self.command_of(self.delivery.page)

    # ------------------------------------------------------------------------------------- what it is

    @property
    @abstractmethod
    def key(self) -> str:
        """Short name, as in the slash command and the store."""

    @property
    @abstractmethod
    def title(self) -> str:
        """Name for people."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """The numbers of players it can be played by."""

    @property
    @abstractmethod
    def pages(self) -> Pages:
        """The pages that the host opens by itself, and those that slash commands open."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be set in the lobby, beside the host's ``posts``, ``clock``, ``quiet`` and others."""
        return ()

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options don't fit that number of players, in words for people; None if they fit."""
        return None

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a few words or lines, for the lobby; empty only if there are none."""
        return ""

    first_game: Mapping[str, str] = MappingProxyType({})
    """The options by which the game is best learned; the others keep their defaults."""

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Small drawings for texts, buttons and menus, the same in every language."""
        return ()

    @property
    def greeting(self) -> Greeting | None:
        """How the page without Discord introduces the game; None for its title alone."""
        return None

    def command_of(self, page: str) -> str:
        """The slash command that opens a page, as people type it. Raises GameError if there is none."""
        for command in self.pages.commands:
            if command.page == page:
                return f"{self.key} {command.name}"
        raise GameError(f"{self.key}: no slash command opens the page {page!r}")

    # ------------------------------------------------------------------------------------- play

    @abstractmethod
    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[StateT]:
        """Start a game; equal arguments give the equal game in every process."""

    @abstractmethod
    def waiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that have to answer now."""

    @abstractmethod
    def stamp(self, state: StateT, seat: int) -> str | None:
        """The id of the decision this seat may answer now (also one it may still change), None for none.

        The id changes whenever an answer would mean something else. So the host takes the same answer to the
        same id, given twice running by one seat, for a control pressed twice, and applies it once.
        """

    @abstractmethod
    def apply(self, state: StateT, seat: int, answer: str) -> Step[StateT]:
        """Apply an answer given as text. Raises Refusal, with nothing changed."""

    @abstractmethod
    def resign(self, state: StateT, seat: int) -> Step[StateT]:
        """Leave the game for good. Raises Refusal."""

    @abstractmethod
    def over(self, state: StateT) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def placements(self, state: StateT) -> tuple[Placement, ...]:
        """Who came where, once the game has ended: one for each seat, the first place first."""

    def in_play(self, state: StateT, seat: int) -> bool:
        """Whether this seat may still be asked something; a player who is out only watches."""
        return not self.over(state)

    def progress(self, state: StateT, people: tuple[Person, ...]) -> str:
        """How far the game has come, in a line; empty for nothing to say."""
        return ""

    def drafting(self, state: StateT, seat: int) -> str | None:
        """The id of the decision for which this seat may keep a draft now, None for none.

        That is its decision if it has one; else it can be one still to come, under the id it will have.
        """
        return self.stamp(state, seat)

    def unasked(self, state: StateT, seat: int) -> str | None:
        """The stamp of controls by which a seat acts without being asked, as to offer a draw; None for none.

        It changes as a stamp does. Such an act leaves what the seat and others are asked as it is, or ends
        the game.
        """
        return None

    def fingerprint(self, state: StateT) -> str | None:
        """At most 64 characters that differ for every other state of the game, secrets included.

        They are stored with each input. Equal states have equal ones, in every process and every later
        version of the game: the form is never changed. No time of the clock is in it, and it takes well under
        a millisecond. None for a game whose replays can't be compared.
        """
        return None

    seats_rotate: bool = False
    """Whether everybody moves one seat on in a rematch, because the seats of the game differ."""

    def rematched(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The options of a rematch (``seats_rotate``): what was set for a seat moves with its player."""
        return options

    # ------------------------------------------------------------------------------------- posts

    @abstractmethod
    def announce(self, before: StateT | None, step: Step[StateT], pace: Pace) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order; ``before`` is None for the start."""

    @abstractmethod
    def compose(self, moment: Moment[StateT], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""

    paces: tuple[Pace, ...] = (Pace.PHASE,)
    """The ways in which the game can be told, Pace.PHASE first."""
    called: tuple[Pace, ...] = ()
    """The paces in which posts of their own call the players who are asked: all quiet ones, and others."""

    def call(self, state: StateT, pace: Pace) -> str | None:
        """The key of the post that calls the players asked now, in such a pace; None if another post does.

        It begins with ``call-`` and is a new one whenever somebody is newly asked. The host has it composed,
        as a post in the channel, where a person has to be called who has not just acted, and deletes it once
        no person is asked by it any more.
        """
        return None

    def pace(self, options: Mapping[str, str]) -> Pace:
        """How a game with these options is told; one from before there was a choice tells every phase."""
        chosen = options.get(POSTS)
        return next((pace for pace in self.paces if pace.value == chosen), Pace.PHASE)

    def gathers(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether what follows this step at once can be told in one post with it.

        Steps of computers in a row are then announced and composed as one step with the events of them all.
        The beginning of a game, before which there is no state, is always told on its own.
        """
        return False

    @property
    def delivery(self) -> Delivery | None:
        """How posts to single seats come as private messages; None for a game that has no such posts."""
        return None

    # ------------------------------------------------------------------------------------- pages

    @abstractmethod
    def page(
        self, state: StateT, seat: int | None, name: str, draft: str | None, people: tuple[Person, ...]
    ) -> Page:
        """A private page by name; seat None is a spectator.

        Raises Refusal if that seat can't see such a page now, saying what to do instead.
        """

    @abstractmethod
    def on_press(
        self, state: StateT, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's own controls leads to. Raises Refusal."""

    def press(
        self, state: StateT, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's pages leads to; PAGE opens a page. Raises Refusal."""
        if press.verb == PAGE:
            return Reply(press.argument)
        return self.on_press(state, seat, press, draft, people)

    def shown(self, state: StateT, seat: int | None, name: str) -> str:
        """The page that is shown where one is asked for: that of the orders where these answer.

        What follows the name of the next page after a dot is a place on the page it leads to.
        """
        head, dot, place = name.partition(".")
        page = None if seat is None or head != self.pages.next else self.ordering(state, seat)
        return name if page is None else f"{page}{dot}{place}"

    rules: str = ""
    """The page of the rules, and the verb of the menu on it that turns to a topic; empty for none.

    The rules can be read before a game too: their pages and presses never touch a state."""

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """Topics with their titles, 25 at most; each is a page: that of the rules, a dot, the topic."""
        return ()

    def is_of_rules(self, press: Press) -> bool:
        """Whether a press only turns the pages of the rules, for which no game has to be under way."""
        return bool(self.rules) and self.rules in (press.verb, press.argument.partition(".")[0])

    tutorial: bool = False
    """Whether the game can be learned in about five minutes, in a short private game of one person."""

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[StateT]:
        """What comes after these answers; ``k2bot.game.exercises`` has what a script needs.

        They are the learner's alone, GO_ON for each exercise that was only read. The tutorial is played by
        the rules and shown by the game's own pages; all others answer by a script. Raises Refusal for answers
        that lead nowhere (any more).
        """
        raise NotImplementedError

    # ------------------------------------------------------------------------------------- absent players

    late_answers: bool = False
    """Whether the game answers for players whose time has run out (``late``)."""

    def late(self, state: StateT, seat: int, prepared: Prepared) -> LateAnswer | None:
        """The answer for a seat: what it has prepared as far as the rules allow, completed with caution.

        None where the game waits forever, and for a seat that isn't asked. With a complete draft it is what
        the draft would have become when handed in.
        """
        return None

    @property
    def clocked(self) -> bool:
        """Whether something can be decided for players whose time has run out."""
        return self.late_answers or bool(self.levels)

    orders: str = ""
    """The page of standing orders, and the verb of the controls that change them; empty for none.

    Players say beforehand what is answered for them, in secret and until they say otherwise. The host keeps
    the text of their orders. Pages of this name, or beginning with it and a dot, are handed it instead of a
    draft, and so is a press of that verb, whose ``Reply.draft`` are the new orders. Such a control carries no
    stamp and answers nothing itself."""

    def ordered(self, state: StateT, seat: int, orders: str) -> Order | None:
        """What orders answer to the decision of a seat, None if they say nothing about it."""
        return None

    def ordering(self, state: StateT, seat: int) -> str | None:
        """The page of orders on which a seat answers its decision of now; None if that has another page.

        It is shown where ``Pages.next`` is asked for; a place on it can follow after a dot.
        """
        return None

    def is_of_orders(self, name: str) -> bool:
        """Whether a page of that name, or a press of that verb, is about standing orders."""
        return bool(self.orders) and name.partition(".")[0] == self.orders

    # ------------------------------------------------------------------------------------- computers

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first, with their labels; none if computers can't play."""
        return ()

    computer_names: tuple[str, ...] = ()
    """Names for computers, one for each seat at least; nobody could take them for people."""

    def question(
        self, state: StateT, seat: int, level: str, seed: str, budget: int, *, prepared: Prepared
    ) -> Question:
        """The decision of a seat that is asked, for a computer of that level (``levels``).

        ``seed`` settles its chance; ``budget`` says how much work the strongest level may put into it. What a
        person has ``prepared`` in that seat is kept as far as the rules allow, and completed.
        """
        raise NotImplementedError

    @property
    def standin_level(self) -> str | None:
        """The default level of a stand-in."""
        return self.levels[len(self.levels) // 2][0] if self.levels else None

    hints: bool = False
    """Whether a player can be shown what the strongest computer would answer; it takes computers."""

    def advised(self, state: StateT, seat: int, draft: str | None) -> StateT:
        """The state for which a hint is thought about: this one, or with what is drafted done already."""
        return state

    def hint(
        self, state: StateT, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """The page that recommends an answer with a sentence of reason, and the draft that would hold it.

        The answer is one to what ``advised`` gives for that draft. The new draft is None where an answer is
        not drafted. The page may carry a button with the host's verb TAKE_HINT. Raises Refusal if no hint
        can be given about the decision.
        """
        raise NotImplementedError

    reviews: bool = False
    """Whether the costliest decisions can be looked at after the end; it takes computers."""
    least_loss: float = 0
    """From which loss on a decision is worth showing, in the measure of ``Valuation.loss``."""

    def weighing(self, state: StateT, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """Asks what an answer was worth beside that of the strongest computer; its answer is a ``Valuation``.

        Both are valued by equal chances and by what the seat could know in that state. ``share`` says how
        much work is put into it, in percent of the usual. None for an answer that isn't weighed.
        """
        raise NotImplementedError

    def reviewed(
        self, state: StateT, seat: int, answer: str, weighed: Valuation, people: tuple[Person, ...]
    ) -> Page:
        """The page of a decision, without controls: the moment, what was done, what else, what it cost."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------- whole games

    films: bool = False
    """Whether a whole game can be shown as a moving picture."""

    def film(self, steps: Iterable[Step[StateT]], people: tuple[Person, ...]) -> Film:
        """The film of a game from all its steps so far; without people the seats are numbered.

        Made of public knowledge alone: equal films where only secrets differ.
        """
        raise NotImplementedError

    records: bool = False
    """Whether a whole game can be written as text and read again."""

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text, from its inputs; a resignation is the input ``resign``."""
        return ""

    def claims(self, record: str) -> bool:
        """Whether a text begins as the records of this game do; the text may be anybody's."""
        return False

    def replayed(self, record: str) -> Recording[StateT]:
        """A recorded game, played out again; the text may be anybody's.

        Raises Refusal, telling a person what is wrong with it and where.
        """
        raise NotImplementedError

    undo: bool = False
    """Whether a step can be taken back, as long as it has revealed nothing."""

    def reveals(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether anybody knows something after this step that they could not know before it.

        So it is where something hidden is shown to one or to all, and where chance is drawn. A decision that
        is public by being made is no secret.
        """
        return True

    def step_name(
        self, before: StateT, seat: int, answer: str, step: Step[StateT], people: tuple[Person, ...]
    ) -> str:
        """What an answer that led to this step did, in a few words that can follow a colon; empty for none.

        They are public and tell nothing that a spectator can't know: of a hidden choice only what kind it is.
        No person is named in them, since they are stored. Nothing ends them, no full stop either.
        """
        return ""
