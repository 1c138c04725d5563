"""The base class of every game, with defaults for the optional parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from k2bot.engines.corrections import FIRST_REVISION
from k2bot.game.values import (
    NO_PREPARATION,
    PAGE,
    Announcement,
    Delivery,
    Emoji,
    Film,
    Greeting,
    LateAnswer,
    Option,
    Order,
    Pace,
    Page,
    Pages,
    People,
    Person,
    Placement,
    PostSubject,
    Preparation,
    Press,
    Recording,
    Reply,
    Step,
)
from k2bot.text.words import Words
from k2bot.text.words import words as words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import date

    from k2bot.game.exercises import Exercise, Puzzle, PuzzleEntry
    from k2bot.game.ratings import Anchors
    from k2bot.game.statistics import BestResult, Career, Feat, PastGame
    from k2bot.thinking.question import Question, Valuation

StateT = TypeVar("StateT")

POSTS: Final = "posts"
"""Key of the setting that chooses one of the game's paces."""


class GameError(TypeError):
    """A game's declaration can't be hosted; the message tells its author what to change."""


class Game(ABC, Generic[StateT]):
    """A game in one language, with one revision of its rules.

    A subclass implements the abstract members and each optional group it supports. A group is declared by a
    class attribute (``films = True``) or one that is empty by default (``levels``, ``rules``, ``delivery``,
    ``emojis``, ``ping_paces``); its methods are used only if it is declared. Everything else has a default.

    All methods are pure and take at most a few milliseconds, except ``compose``, ``film``, ``record`` and
    ``replay``, which read whole games and run in worker threads. States belong to no instance: each instance
    can continue with those of the others.
    """

    newest_revision: int = FIRST_REVISION
    """Rules revision of new games; each correction of a rule adds one."""

    def __init__(self, words: Words | None = None, revision: int | None = None) -> None:
        self.words = words or words_of()
        self.revision = self.newest_revision if revision is None else revision
        self._siblings: dict[tuple[str, int], Game[StateT]] = {(self.words.locale, self.revision): self}

    def in_language(self, language: str) -> Game[StateT]:
        """The same game in another language."""
        return self._sibling(language, self.revision)

    def by_revision(self, revision: int) -> Game[StateT]:
        """The same game with this revision of its rules; itself if there is no such revision."""
        return (
            self._sibling(self.words.locale, revision)
            if FIRST_REVISION <= revision <= self.newest_revision
            else self
        )

    def _sibling(self, language: str, revision: int) -> Game[StateT]:
        sibling = self._siblings.get((language, revision))
        if sibling is None:
            sibling = type(self)(self.words.in_locale(language), revision)
            sibling._siblings = self._siblings  # noqa: SLF001 - instances share a cache
            self._siblings[language, revision] = sibling
        return sibling

    def forget(self, language: str) -> None:
        """Drop the game in a language from memory."""
        for key in [key for key in self._siblings if key[0] == language]:
            del self._siblings[key]

    def check(self) -> None:
        """Raise GameError if this game's declaration can't be hosted."""
        if not self.levels:
            for group, declared in (("hints", self.hints), ("reviews", self.reviews)):
                if declared:
                    raise GameError(f"{self.key} has {group}, but no computers to think for them (levels)")
        if not self.pages.commands:
            raise GameError(f"{self.key}: no slash command opens any page")
        if self.delivery:
            self.command_of(self.delivery.page)

    # ------------------------------------------------------------------------------------- identity

    @property
    @abstractmethod
    def key(self) -> str:
        """Short name, used in the slash command and the store."""

    @property
    @abstractmethod
    def title(self) -> str:
        """Title for people."""

    @property
    @abstractmethod
    def seats(self) -> range:
        """Supported numbers of players."""

    @property
    @abstractmethod
    def pages(self) -> Pages:
        """Pages that the host opens by itself, and those opened by slash commands."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Settings of the lobby, in addition to the host's ``posts``, ``clock``, ``quiet`` and others."""
        return ()

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options don't suit this number of players, for people; None if they do."""
        return None

    def is_moot(self, option: str, seats: int) -> bool:
        """Whether a setting makes no difference to that number of players, so that nobody is asked for it."""
        return False

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """Summary of the chosen options in a few words or lines, for the status.

        Empty only without options.
        """
        return ""

    first_game: Mapping[str, str] = {}
    """Options best suited to learning the game; the others keep their defaults."""

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """Small drawings for texts, buttons and menus, the same in every language."""
        return ()

    @property
    def resignation(self) -> str:
        """Sentence on what happens to a player's pieces and points when they resign; empty for nothing."""
        return ""

    @property
    def greeting(self) -> Greeting | None:
        """Introduction of the game on the page without Discord; None for its title only."""
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
        """Start a game; deterministic: equal arguments give an equal game in every process."""

    @abstractmethod
    def waiting(self, state: StateT) -> tuple[int, ...]:
        """Seats that must answer now."""

    @abstractmethod
    def stamp(self, state: StateT, seat: int) -> str | None:
        """Id of the decision this seat may answer (or still change); None if there is none.

        The id changes whenever an answer would mean something else. The host therefore treats the same answer
        to the same id, given twice in a row by one seat, as a double press, and applies it once.
        """

    @abstractmethod
    def apply(self, state: StateT, seat: int, answer: str) -> Step[StateT]:
        """Apply an answer given as text. Raises Refusal, leaving the state unchanged."""

    @abstractmethod
    def resign(self, state: StateT, seat: int) -> Step[StateT]:
        """Leave the game for good. Raises Refusal."""

    def resign_last(self, state: StateT, seat: int) -> Step[StateT]:
        """Leave the game for good as the last person. Raises Refusal.

        The game then ends at once, with the computers' points as they stand.
        """
        return self.resign(state, seat)

    @abstractmethod
    def placements(self, state: StateT) -> tuple[Placement, ...]:
        """Final placements, once the game is over: one per seat, best first."""

    def over(self, state: StateT) -> bool:
        """Whether the game is over: nobody has to answer any more."""
        return not self.waiting(state)

    def in_play(self, state: StateT, seat: int) -> bool:
        """Whether this seat may have further decisions; a player who is out only watches."""
        return not self.over(state)

    def progress(self, state: StateT, seat: int | None, people: People) -> str:
        """Progress of the game on one line, for a seat's player or a spectator (None); may be empty."""
        return ""

    def draft_stamp(self, state: StateT, seat: int) -> str | None:
        """Id of the decision this seat may draft now; None if there is none.

        Its open decision if there is one, otherwise possibly a later one, under the id it will have.
        """
        return self.stamp(state, seat)

    def optional_stamp(self, state: StateT, seat: int) -> str | None:
        """Stamp of controls that act outside a decision, such as offering a draw; None if there are none.

        It changes like a stamp. Such an action leaves all open decisions as they are, or ends the game.
        """
        return None

    def fingerprint(self, state: StateT) -> str | None:
        """Hash of up to 64 characters that distinguishes the states of a game, secrets included.

        Stored with each input. Equal states have equal fingerprints in every process and every later version,
        so the format must never change. Contains no clock times, and takes well under a millisecond. None if
        replays can't be compared.
        """
        return None

    seats_rotate: bool = False
    """Whether players move one seat on in a rematch, because the seats differ."""

    def rematch_options(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """Options of a rematch (``seats_rotate``): settings of a seat move with its player."""
        return options

    # ------------------------------------------------------------------------------------- posts

    @abstractmethod
    def announce(self, before: StateT | None, step: Step[StateT], pace: Pace) -> tuple[Announcement, ...]:
        """Posts to make after a step, in order; ``before`` is None at the start."""

    @abstractmethod
    def compose(self, moment: PostSubject[StateT], announcement: Announcement) -> Page:
        """Compose an announced post as of that moment."""

    paces: tuple[Pace, ...] = (Pace.PHASE,)
    """Supported paces of posts, Pace.PHASE first."""
    ping_paces: tuple[Pace, ...] = ()
    """Paces in which separate posts ping the players to move: all that edit posts, possibly others."""

    prompts: tuple[str, ...] = ()
    """Prefixes of the keys of public posts that ask the next player: only the newest one has controls."""

    def ping_key(self, state: StateT, pace: Pace) -> str | None:
        """Key of the post that pings the players to move at such a pace; None if another post does.

        It begins with ``call-`` and is new for every new decision. The host composes the post in the channel
        if a person who hasn't just acted needs a ping, and deletes it once nobody has to answer.
        """
        return None

    def pace(self, options: Mapping[str, str]) -> Pace:
        """Pace of a game with these options; games from before the setting existed post every phase."""
        chosen = options.get(POSTS)
        return next((pace for pace in self.paces if pace.value == chosen), Pace.PHASE)

    def can_batch(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether the immediate continuation of this step can share one post with it.

        Consecutive steps of computers are then announced and composed as one step with all their events. The
        start of a game, without a previous state, always has its own post.
        """
        return False

    @property
    def delivery(self) -> Delivery | None:
        """Delivery of posts to single seats as private messages; None if the game has no such posts."""
        return None

    # ------------------------------------------------------------------------------------- pages

    recent_steps: int = 0
    """Number of newest steps whose events ``page`` gets."""

    @abstractmethod
    def page(
        self,
        state: StateT,
        seat: int | None,
        name: str,
        draft: str | None,
        people: People,
        *,
        orders: str | None = None,
        recent: tuple[Any, ...] = (),
    ) -> Page:
        """A private page by name; seat None is a spectator.

        ``draft`` and ``orders`` are what the seat has drafted for its decision, and its standing orders.
        ``recent`` has the events of the newest steps (``recent_steps``), the oldest first, as far as known.
        Raises Refusal if the seat can't see it now, saying what to do instead.
        """

    @abstractmethod
    def on_press(
        self,
        state: StateT,
        seat: int | None,
        press: Press,
        draft: str | None,
        people: People,
        *,
        orders: str | None = None,
    ) -> Reply:
        """Handle a press on one of the game's own controls. Raises Refusal."""

    def press(
        self,
        state: StateT,
        seat: int | None,
        press: Press,
        draft: str | None,
        people: People,
        *,
        orders: str | None = None,
    ) -> Reply:
        """Handle a press on a page of the game; PAGE opens a page. Raises Refusal."""
        if press.verb == PAGE:
            return Reply(press.argument)
        return self.on_press(state, seat, press, draft, people, orders=orders)

    rules: str = ""
    """Page of the rules, and verb of its menu that opens a topic; empty for none.

    The rules can be read before a game too: their pages and presses never touch a state.
    """

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """Topics with titles, at most 25; each has a page: that of the rules, a dot, the topic."""
        return ()

    def is_of_rules(self, press: Press) -> bool:
        """Whether a press only navigates the rules, which needs no game."""
        return bool(self.rules) and self.rules in (press.verb, press.argument.partition(".")[0])

    tutorial: bool = False
    """Whether there is a five-minute tutorial: a short private game for one person."""

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[StateT]:
        """The exercise after these answers; see ``k2bot.game.exercises`` for scripting.

        They are the learner's answers only, CONTINUE for each read-only exercise. The tutorial follows the
        rules and uses the game's own pages; all other players are scripted. Raises Refusal for answers that
        don't fit (any more).
        """
        raise NotImplementedError

    @property
    def puzzles(self) -> tuple[PuzzleEntry, ...]:
        """Puzzles for one person, in the order in which days get them; empty for none.

        New ones are appended, so that days keep theirs as long as possible.
        """
        return ()

    def puzzle(self, number: int, answers: tuple[str, ...], solver: Person) -> Puzzle[StateT]:
        """The puzzle with this number after the solver's answers; the game answers for all others.

        The others answer as well as they can, so this may take longer: it runs in a worker thread. Raises
        Refusal for an unknown number, or answers that don't fit (any more).
        """
        raise NotImplementedError

    def solution(self, number: int, solver: Person) -> Page:
        """Step-by-step solution of a puzzle, without controls. Raises Refusal for an unknown number."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------- absent players

    late_answers: bool = False
    """Whether the game answers for players who ran out of time (``late_answer``)."""

    def late_answer(self, state: StateT, seat: int, prepared: Preparation) -> LateAnswer | None:
        """Default answer for a seat: what it has prepared, as far as legal, completed cautiously.

        None if the game waits forever, or the seat has no decision. With a complete draft it equals what
        submitting the draft would give.
        """
        return None

    @property
    def clocked(self) -> bool:
        """Whether anything can be decided for players who run out of time."""
        return self.late_answers or bool(self.levels)

    def order(self, state: StateT, seat: int, orders: str) -> Order | None:
        """Answer of a seat's standing orders to its decision; None if they don't cover it.

        ``orders`` is "" for none: even then a game may answer where there is nothing to choose.

        Players give these orders in advance, in secret and until they change them: by presses
        with ``Reply.orders``. The host stores the orders as text.
        """
        return None

    def orders_left(self, state: StateT, seat: int, orders: str) -> str:
        """Standing orders once the seat's decision has been answered, by them or otherwise."""
        return orders

    # ------------------------------------------------------------------------------------- computers

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """Levels of computers with labels, weakest first; empty if computers can't play."""
        return ()

    computer_names: tuple[str, ...] = ()
    """Names for computers, at least one per seat; clearly not people's names."""

    def question(
        self, state: StateT, seat: int, level: str, seed: str, percent: int, *, prepared: Preparation
    ) -> Question:
        """A seat's decision, for a computer of this level (one of ``levels``).

        ``seed`` fixes its random numbers; ``percent`` limits the work: 100 is the strongest level's usual
        work. What a person has ``prepared`` in that seat is kept as far as legal, and completed. A computer
        may know all that its seat ever saw.
        """
        raise NotImplementedError

    def hint_question(self, state: StateT, seat: int, level: str, seed: str, percent: int) -> Question:
        """The question of a hint for a seat's player: it may know only what they can look at now."""
        return self.question(state, seat, level, seed, percent, prepared=NO_PREPARATION)

    anchors: ClassVar[Anchors] = {}
    """Strength of each level in ratings: mu and sigma as ``tools/anchors.py`` measures them.

    Levels without one don't count in ratings.
    """

    @property
    def strongest_level(self) -> str:
        """Level whose computers give hints and review games; requires levels."""
        return self.levels[-1][0]

    @property
    def standin_level(self) -> str | None:
        """Default level of a stand-in."""
        return self.levels[len(self.levels) // 2][0] if self.levels else None

    def overlooked(self, state: StateT, seat: int, computer: int, level: str, name: str) -> str:
        """Blind spot of a computer of that level and name, if knowing it helps with a seat's decision.

        ``computer`` is its seat. A line for hints in games with it; empty if there's nothing to say.
        """
        return ""

    hints: bool = False
    """Whether players can get hints from the strongest computer; requires levels."""

    def hint_draft(
        self, state: StateT, seat: int, draft: str | None, about: str, *, orders: str | None = None
    ) -> str | None:
        """The draft that a hint follows: the player's, or with what the pressed button is ``about`` added.

        ``about`` is the argument of a button with the host's verb HINT, "" for a hint on the decision as it
        is. A game that has players prepare a decision in their standing ``orders`` takes them for the draft.
        What is added is never submitted.
        """
        return draft

    def hint_state(self, state: StateT, seat: int, draft: str | None) -> StateT:
        """The state a hint is computed for: this one, with the draft applied, or as if the seat were asked.

        There's a hint if the seat has a decision in it, maybe one that it can only draft in ``state``.
        """
        return state

    def draft_page(self, state: StateT, seat: int) -> str:
        """Page that shows a seat's draft, by default that of its decision."""
        return self.pages.next

    def hint(
        self, state: StateT, seat: int, answer: str, people: People, draft: str | None = None
    ) -> tuple[Page, str | None]:
        """Page that recommends an answer with a reason, and the draft that would hold it.

        The answer belongs to the state of ``hint_state`` for this draft. The new draft is None if the answer
        can't be drafted. The first button of the page uses the hint: one with the host's verb TAKE_HINT, one
        that answers or, if the draft holds the answer already, the one that finishes. Raises Refusal if there
        can be no hint for the decision.
        """
        raise NotImplementedError

    def hint_rest(
        self, state: StateT, seat: int, before: str | None, answer: str, draft: str | None
    ) -> str | None:
        """The rest of a hint that was given after the draft ``before``, once some of it has been drafted.

        None if the draft now holds anything else: then the hint says nothing about it.
        """
        return None

    reviews: bool = False
    """Whether the costliest decisions can be reviewed after the game; requires levels."""
    least_loss: float = 0
    """Minimum loss of a decision worth reviewing, in units of ``Valuation.loss``."""

    def review_question(
        self, state: StateT, seat: int, answer: str, seed: str, percent: int
    ) -> Question | None:
        """Question of an answer's value compared with the strongest computer's; answered by a ``Valuation``.

        Both are evaluated with common random numbers and by what the seat could know in that state, with this
        percent of the usual work. None for answers that aren't evaluated.
        """
        raise NotImplementedError

    def review_page(self, state: StateT, seat: int, answer: str, weighed: Valuation, people: People) -> Page:
        """Review page of a decision, without controls: situation, answer, alternative and loss."""
        raise NotImplementedError

    # ------------------------------------------------------------------------------------- whole games

    def draft_of(self, state: StateT, seat: int, answer: str) -> str | None:
        """The draft with which a seat's page shows an answer it gave; None if there's none."""
        return None

    chapter_pace: Pace = Pace.PHASE
    """Pace whose public posts are the chapters of a finished game that people look back at."""

    def chapter(self, moment: PostSubject[StateT], key: str) -> Page:
        """A post as it stands in the end, for looking back; ``moment`` is the last step that it covers.

        Public knowledge as of then, with a picture if possible. Controls, files and pings aren't used.
        """
        return self.compose(moment, Announcement(key))

    def chapter_name(self, key: str) -> str:
        """Title of that post, in up to four words; empty for the first line of its text."""
        return ""

    films: bool = False
    """Whether a game can be shown as a film."""

    def film(self, steps: Iterable[Step[StateT]], people: People, played: date | None = None) -> Film:
        """The film of a game from its steps so far; without people, seats are numbered.

        ``played`` is the day the game began, if known. Uses public knowledge only: games that differ only in
        secrets give equal films.
        """
        raise NotImplementedError

    records: bool = False
    """Whether a game can be written as text and read back."""

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The record of a game, from its inputs; a resignation is ``resign`` or ``resign-last``."""
        return ""

    def claims(self, record: str) -> bool:
        """Whether a text, possibly untrusted, looks like a record of this game."""
        return False

    def replay(self, record: str) -> Recording[StateT]:
        """Replay a record, possibly untrusted.

        Raises Refusal with what is wrong and where, for people.
        """
        raise NotImplementedError

    summary_revision: int = 0
    """Revision of ``summaries``; 0 if the game has no statistics.

    Raise it whenever summaries change: those stored with an earlier revision are computed again.
    """

    def summaries(self, steps: Iterable[Step[StateT]]) -> tuple[Mapping[str, Any], ...]:
        """Summary of each seat in a finished game, from all its steps, as JSON objects for ``career``."""
        raise NotImplementedError

    def career(self, career: Career) -> Page:
        """A person's games in lines of text and a picture, without controls.

        The host adds what all games have in common. The picture's key must depend on what it shows alone.
        """
        raise NotImplementedError

    def figures(self, game: PastGame) -> Mapping[str, str | int | None]:
        """A person's game in figures, for spreadsheets: one flat value per column.

        Columns are lower-case English words joined by ``_``, the same in the same order for every game, and
        never renamed; None for what isn't known.
        """
        raise NotImplementedError

    best_kinds: tuple[str, ...] = ()
    """Kinds of best results, in order; requires ``summary_revision``."""

    def feats(self, games: Sequence[PastGame | None]) -> tuple[Feat, ...]:
        """Results of a finished game that may be a server's best, from each seat's view.

        None stands for seats that a computer plays, which achieve nothing. If other results count in a new
        version, raise ``summary_revision``.
        """
        raise NotImplementedError

    def best(self, result: BestResult) -> str:
        """A best result in a few words, without who achieved it."""
        raise NotImplementedError

    def best_source(self) -> str:
        """Which finished games best results come from, as a sentence: for a server that has none yet."""
        raise NotImplementedError

    compares: bool = False
    """Whether points can be compared with those of the strongest computer in the same seat.

    Requires levels, late answers and points.
    """

    daily: bool = False
    """Whether there is a game of the day: one for everybody, which each person plays once, alone.

    Requires points, and one player to be enough. If it ``compares``, the strongest computer's points are par.
    """

    def daily_options(self, number: int) -> Mapping[str, str]:
        """Settings of the day with that number, which take turns; the others keep their defaults."""
        return {}

    def daily_marks(self, steps: Iterable[Step[StateT]]) -> str:
        """Spoiler-free summary of a finished game to share: up to 40 symbols, no words.

        May be empty. Each day has its own settings; everybody who plays on a day has the same shuffle.
        """
        return ""

    undo: bool = False
    """Whether steps that revealed nothing can be undone."""

    def reveals(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether a step gave anyone new information.

        True if something hidden was shown to anyone, or chance was involved. A decision that becomes public
        by being made is no secret.
        """
        return True

    def is_final(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether a step stays as it is by the rules, though it revealed nothing.

        It's then undone only if another player agrees, never by its own player alone.
        """
        return False

    def can_revise(self, state: StateT, seat: int) -> bool:
        """Whether a player can still change their last answer by themselves, so that an undo asks nobody."""
        return False

    def step_name(self, before: StateT, seat: int, answer: str, step: Step[StateT], people: People) -> str:
        """Short description of the answer that led to this step, to follow a colon; may be empty.

        Public: a hidden choice is only named by kind. No person is named, since the text is stored. No final
        punctuation.
        """
        return ""


AnyGame: TypeAlias = Game[Any]
"""A game for code that never looks into its states, such as the host's."""
