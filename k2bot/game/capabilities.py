"""What a game may have besides its core, one protocol for each; ``HostedGame`` asks for them.

A game has a capability if it has all its members, and none of it if it has none. As in the core all methods
are pure, and none but ``film`` and ``replayed``, which go through whole games in worker threads, blocks for
longer than a few milliseconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from k2bot.game.exercises import Exercise
    from k2bot.game.values import (
        Delivery,
        Emoji,
        Film,
        Game,
        LateAnswer,
        Order,
        Pace,
        Page,
        Person,
        Prepared,
        Recording,
        Step,
    )
    from k2bot.thinking.question import Question
    from k2bot.thinking.weighing import Weighed

StateT = TypeVar("StateT")
StateT_contra = TypeVar("StateT_contra", contravariant=True)


class Computers(Protocol[StateT_contra]):
    """Computers can play, as themselves or in the place of people."""

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first, with their labels."""

    @property
    def computer_names(self) -> tuple[str, ...]:
        """Names for computers, one for each seat at least; nobody could take them for people."""

    def question(
        self, state: StateT_contra, seat: int, level: str, seed: str, budget: int, *, prepared: Prepared
    ) -> Question:
        """The decision of an awaited seat, for a computer of that level.

        ``seed`` settles its chance; ``budget`` says how much work the strongest level may put into it. What a
        person has ``prepared`` in that seat is kept as far as the rules allow, and completed.
        """


class Hints(Protocol[StateT]):
    """What the strongest computer would answer can be shown to whoever is asked; it takes Computers."""

    def advised(self, state: StateT, seat: int, draft: str | None) -> StateT:
        """The state for which a hint is thought about: this one, or with what is drafted done already."""

    def hint(
        self, state: StateT, seat: int, answer: str, people: tuple[Person, ...], draft: str | None = None
    ) -> tuple[Page, str | None]:
        """The page that recommends an answer with a sentence of reason, and the draft that would hold it.

        The answer is one to what ``advised`` gives for that draft. The new draft is None where an answer is
        not drafted. The page may carry a button with the host's verb TAKE_HINT. Raises Refusal where no hint
        can be given about the decision.
        """


class Reviews(Protocol[StateT_contra]):
    """Decisions can be looked at after the end: what they cost by the strongest computer; takes Computers."""

    @property
    def least_loss(self) -> float:
        """From which loss on a decision is worth showing, in the measure of ``Weighed.loss``."""

    def weighing(
        self, state: StateT_contra, seat: int, answer: str, seed: str, share: int
    ) -> Question | None:
        """Asks what an answer was worth beside that of the strongest computer; its answer is a ``Weighed``.

        Both are valued by equal chances and by what the seat could know in that state. ``share`` says how
        much work goes into it, in percent of what is usual. None for an answer that is not reckoned with.
        """

    def reviewed(
        self, state: StateT_contra, seat: int, answer: str, weighed: Weighed, people: tuple[Person, ...]
    ) -> Page:
        """The page of a decision, without controls: the moment, what was done, what else, what it cost."""


class Films(Protocol[StateT]):
    """A whole game can be shown as a moving picture."""

    def film(self, steps: Iterable[Step[StateT]], people: tuple[Person, ...]) -> Film:
        """The film of a game from all its steps so far; without people the seats are numbered.

        Made of public knowledge alone: equal films where only secrets differ.
        """


class Records(Protocol[StateT]):
    """A whole game can be written as text and read again."""

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text, from its inputs; a resignation is the input ``resign``."""

    def claims(self, record: str) -> bool:
        """Whether a text begins as the records of this game do; the text may be anybody's."""

    def replayed(self, record: str) -> Recording[StateT]:
        """A recorded game, played out again; the text may be anybody's.

        Raises Refusal, saying to a person what is wrong with it and where.
        """


class Emojis(Protocol):
    """Small drawings of the game's own stand in texts, buttons and menus."""

    @property
    def emojis(self) -> tuple[Emoji, ...]:
        """All of them, the same in every language."""


class Fingerprints(Protocol[StateT_contra]):
    """Two states can be compared by a few characters, which are stored with each input."""

    def fingerprint(self, state: StateT_contra) -> str:
        """What tells this state from every other one of its game, secrets included; at most 64 characters.

        Equal states have equal ones, in every process and every later version of the game: the form is never
        changed. No time of the clock is in it, and it takes well under a millisecond.
        """


class Revisions(Protocol[StateT]):
    """Rules are corrected now and then, and games under way go on by those they began with."""

    @property
    def revision(self) -> int:
        """The revision of the rules by which this instance plays, from 1 on; the newest by itself."""

    def by_revision(self, revision: int) -> Game[StateT]:
        """The same game by the rules of an earlier revision, its records too. Raises ValueError."""


class Rules(Protocol):
    """The rules can be read, also where no game is under way: their pages and presses never touch a state."""

    @property
    def rules(self) -> str:
        """The page of the rules, and the verb of the menu on it that turns to a topic."""

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """Topics with their titles, 25 at most; each is a page: that of the rules, a dot, the topic."""


class PrivateDelivery(Protocol):
    """Posts to single seats can come as private messages."""

    @property
    def delivery(self) -> Delivery:
        """What comes so, and what people are told about it."""


class LateAnswers(Protocol[StateT_contra]):
    """The game can answer for somebody whose time has run out."""

    def late(self, state: StateT_contra, seat: int, prepared: Prepared) -> LateAnswer | None:
        """The answer for a seat: what it has prepared as far as the rules allow, completed with caution.

        None where the game waits forever, and for a seat that is not awaited. With a complete draft it is
        what the draft would have become when handed in.
        """


class FirstGames(Protocol):
    """There are settings by which the game is learnt best."""

    @property
    def first_game(self) -> Mapping[str, str]:
        """The options of a first game; those left out keep their defaults."""


class Rematches(Protocol):
    """In a rematch everybody sits one seat further on, because the seats of the game differ."""

    def rematched(self, options: Mapping[str, str]) -> Mapping[str, str]:
        """The options of a rematch: what was set for a seat goes with the person who sat there."""


class Course(Protocol[StateT]):
    """The game can be learnt in about five minutes, in a short private game of one person.

    It is played by the rules and shown by the game's own pages; all but the learner answer by a script.
    """

    def exercise(self, answers: tuple[str, ...], learner: Person) -> Exercise[StateT]:
        """What comes after these answers; ``k2bot.game.exercises`` has what a script needs.

        They are the learner's alone, GO_ON for each exercise that was only read. Raises Refusal for answers
        that lead nowhere (any more).
        """


class StandingOrders(Protocol[StateT_contra]):
    """Somebody can say beforehand what shall be answered for them, in secret and until they say otherwise.

    The text of their orders is kept by the host. Pages named like ``orders``, or beginning with that and a
    dot, are handed it in the place of a draft, and so is a press of that verb, whose ``Reply.draft`` are the
    new orders. Such a control carries no stamp and answers nothing itself.
    """

    @property
    def orders(self) -> str:
        """The page of the orders, and the verb of the controls that change them."""

    def ordered(self, state: StateT_contra, seat: int, orders: str) -> Order | None:
        """What orders answer to the decision of an awaited seat, None where they say nothing about it."""

    def ordering(self, state: StateT_contra, seat: int) -> str | None:
        """The page of orders on which a seat answers its decision of now; None where that has another page.

        It is shown where ``Pages.next`` is asked for; a place on it can stand there behind a dot.
        """


class Unasked(Protocol[StateT_contra]):
    """Somebody can do something though they are not asked, as offer a draw."""

    def unasked(self, state: StateT_contra, seat: int) -> str | None:
        """The stamp of controls that do so now, None for nothing to do; it changes as a stamp does.

        It leaves what the seat and others are asked as it is, or ends the game.
        """


class Undoable(Protocol[StateT]):
    """A step can be taken back, as long as nobody has learnt anything by it."""

    def reveals(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether anybody knows something after this step that they could not know before it.

        So it is where something hidden is shown to one or to all, and where chance is drawn. What was decided
        and is public by that is no secret.
        """


class StepNames(Protocol[StateT]):
    """What somebody did can be named, as where they ask to undo it."""

    def step_name(
        self, before: StateT, seat: int, answer: str, step: Step[StateT], people: tuple[Person, ...]
    ) -> str:
        """What an answer that led to this step did, in a few words that can follow a colon.

        They are public and tell nothing that a spectator can't know: of a hidden choice only what kind it is.
        No person is named in them, since they are stored. Nothing ends them, no full stop either.
        """


class Paces(Protocol[StateT_contra]):
    """The game can be told in several ways: with a post for every phase, or quietly."""

    @property
    def paces(self) -> tuple[Pace, ...]:
        """The ways in which it can be told, Pace.PHASE first."""

    @property
    def called(self) -> tuple[Pace, ...]:
        """The paces in which who is asked is called by lines of their own: all quiet ones, and others."""

    def call(self, state: StateT_contra, pace: Pace) -> str | None:
        """The key of the post that calls those awaited now, in such a pace; None where another one does.

        It begins with ``call-`` and is another one whenever somebody is awaited anew. The host has it
        composed, as a post in the channel, where a person has to be called who has not just acted, and takes
        it away once no person is awaited by it any more.
        """


class Drafting(Protocol[StateT_contra]):
    """A draft can be begun before it is asked for."""

    def drafting(self, state: StateT_contra, seat: int) -> str | None:
        """The id of the decision for which this seat may keep a draft now, None for none.

        That is its decision, where it has one; else it can be one still to come, under the id it will have.
        """


class Gathering(Protocol[StateT]):
    """Steps that follow one another at once can be told in one post."""

    def gathers(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether what follows this step at once can be told in one post with it.

        Steps of computers in a row are then announced and composed as one step with the events of them all.
        The beginning of a game, before which there is no state, is always told on its own.
        """


class Progress(Protocol[StateT_contra]):
    """How far a game has come can be said in a line."""

    def progress(self, state: StateT_contra, people: tuple[Person, ...]) -> str:
        """How far the game has come and what goes on, in a few words."""


class InPlay(Protocol[StateT_contra]):
    """Somebody can be out of the game before it ends."""

    def in_play(self, state: StateT_contra, seat: int) -> bool:
        """Whether this seat may still be asked something; who is out of the game only watches."""
