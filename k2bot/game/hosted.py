"""A game as the host uses it: its core, the capabilities it has, and plain answers for those it lacks."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from k2bot.game import capabilities
from k2bot.game.values import NOTHING_PREPARED, PAGE, Game, Pace, Reply

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.game.values import (
        Announcement,
        LateAnswer,
        Moment,
        Order,
        Page,
        Person,
        Placement,
        Prepared,
        Press,
        Step,
    )

StateT = TypeVar("StateT")

PHASE_ALONE: Final = (Pace.PHASE,)
FIRST_REVISION: Final = 1
POSTS: Final = "posts"
"""The key of the setting by which a table chooses among the paces of its game."""


class GameError(TypeError):
    """A game cannot be hosted as it is; the text says to its author what is missing."""


class HostedGame(Generic[StateT]):
    """A game of one language; ``others`` gives the same game in another one.

    Each capability is an attribute, None where the game lacks it. Raises GameError for a game without a whole
    core, and for one that has only a part of a capability.
    """

    def __init__(
        self,
        game: Game[StateT],
        language: str = "",
        others: Callable[[str], HostedGame[StateT]] | None = None,
    ) -> None:
        self._language = language
        self._others: Callable[[str], HostedGame[StateT]] = others or (lambda _: self)
        core = _offered(game, Game)
        if core is None:
            raise GameError(f"{type(game).__name__} has nothing of a game's core (k2bot/game/values.py)")
        self.core: Game[StateT] = core
        self.key, self.title, self.seats = core.key, core.title, core.seats
        self.options, self.pages = core.options, core.pages
        self.computers: capabilities.Computers[StateT] | None = _offered(game, capabilities.Computers)
        self.hints: capabilities.Hints[StateT] | None = _offered(game, capabilities.Hints)
        self.reviews: capabilities.Reviews[StateT] | None = _offered(game, capabilities.Reviews)
        self.films: capabilities.Films[StateT] | None = _offered(game, capabilities.Films)
        self.records: capabilities.Records[StateT] | None = _offered(game, capabilities.Records)
        self.rules: capabilities.Rules | None = _offered(game, capabilities.Rules)
        private: capabilities.PrivateDelivery | None = _offered(game, capabilities.PrivateDelivery)
        self.delivery = private.delivery if private else None
        self.late_answers: capabilities.LateAnswers[StateT] | None = _offered(game, capabilities.LateAnswers)
        drawn: capabilities.Emojis | None = _offered(game, capabilities.Emojis)
        self.emojis = drawn.emojis if drawn else ()
        self.orders: capabilities.StandingOrders[StateT] | None = _offered(game, capabilities.StandingOrders)
        self._unasked: capabilities.Unasked[StateT] | None = _offered(game, capabilities.Unasked)
        first: capabilities.FirstGames | None = _offered(game, capabilities.FirstGames)
        self.first_game: Mapping[str, str] = first.first_game if first else {}
        self.rematches: capabilities.Rematches | None = _offered(game, capabilities.Rematches)
        self.course: capabilities.Course[StateT] | None = _offered(game, capabilities.Course)
        self._fingerprints: capabilities.Fingerprints[StateT] | None = _offered(
            game, capabilities.Fingerprints
        )
        self._revisions: capabilities.Revisions[StateT] | None = _offered(game, capabilities.Revisions)
        self.undoable: capabilities.Undoable[StateT] | None = _offered(game, capabilities.Undoable)
        self._step_names: capabilities.StepNames[StateT] | None = _offered(game, capabilities.StepNames)
        self._paces: capabilities.Paces[StateT] | None = _offered(game, capabilities.Paces)
        self._drafting: capabilities.Drafting[StateT] | None = _offered(game, capabilities.Drafting)
        self._gathering: capabilities.Gathering[StateT] | None = _offered(game, capabilities.Gathering)
        self._progress: capabilities.Progress[StateT] | None = _offered(game, capabilities.Progress)
        self._in_play: capabilities.InPlay[StateT] | None = _offered(game, capabilities.InPlay)
        if self.hints and not self.computers:
            raise GameError(f"{self.key} has hints, but no computers that could think of them")
        if self.reviews and not self.computers:
            raise GameError(f"{self.key} has reviews, but no computers that decisions are weighed by")
        if not self.pages.commands:
            raise GameError(f"{self.key}: no slash command opens any page")
        if self.delivery:
            self.command_of(self.delivery.page)

    def spoken(self, language: str) -> HostedGame[StateT]:
        """The same game in that language; it goes on with the states of this one."""
        return self if language == self._language else self._others(language)

    def command_of(self, page: str) -> str:
        """The slash command that opens a page, as people type it. Raises GameError where there is none."""
        for command in self.pages.commands:
            if command.page == page:
                return f"{self.key} {command.name}"
        raise GameError(f"{self.key}: no slash command opens the page {page!r}")

    # ------------------------------------------------------------------------------------- the core

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:
        """Why these options do not fit that number of people; None if they fit."""
        return self.core.objection(options, seats)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """The chosen options in a few words or lines."""
        return self.core.summary(options, seats)

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[StateT]:
        """Start a game."""
        return self.core.new(options, seats, seed)

    def waiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that are awaited now."""
        return self.core.waiting(state)

    def stamp(self, state: StateT, seat: int) -> str | None:
        """The id of the decision this seat may answer now, None for none."""
        return self.core.stamp(state, seat)

    def apply(self, state: StateT, seat: int, answer: str) -> Step[StateT]:
        """Apply an answer given as text. Raises Refusal."""
        return self.core.apply(state, seat, answer)

    def resign(self, state: StateT, seat: int) -> Step[StateT]:
        """Leave the game for good. Raises Refusal."""
        return self.core.resign(state, seat)

    def over(self, state: StateT) -> bool:
        """Whether the game has ended."""
        return self.core.over(state)

    def placements(self, state: StateT) -> tuple[Placement, ...]:
        """Who came where, once the game has ended."""
        return self.core.placements(state)

    def announce(self, before: StateT | None, step: Step[StateT], pace: Pace) -> tuple[Announcement, ...]:
        """The posts a step calls for, in order."""
        return self.core.announce(before, step, pace)

    def compose(self, moment: Moment[StateT], announcement: Announcement) -> Page:
        """The page of an announced post, as of that moment."""
        return self.core.compose(moment, announcement)

    def page(
        self, state: StateT, seat: int | None, name: str, draft: str | None, people: tuple[Person, ...]
    ) -> Page:
        """A private page by name. Raises Refusal."""
        return self.core.page(state, seat, name, draft, people)

    def press(
        self, state: StateT, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's pages leads to; PAGE opens one. Raises Refusal."""
        if press.verb == PAGE:
            return Reply(press.argument)
        return self.core.press(state, seat, press, draft, people)

    # ------------------------------------------------------------------- plain answers, where it has no own

    @property
    def revision(self) -> int:
        """The revision of the rules by which this one plays; the first by itself."""
        return self._revisions.revision if self._revisions else FIRST_REVISION

    def by_revision(self, revision: int) -> HostedGame[StateT]:
        """The same game by an earlier revision of its rules; itself where there is no such revision."""
        if self._revisions and FIRST_REVISION <= revision < self.revision:
            earlier = self._revisions.by_revision(revision)
            return HostedGame(
                earlier, self._language, lambda language: self.spoken(language).by_revision(revision)
            )
        return self

    def fingerprint(self, state: StateT) -> str | None:
        """What tells this state from others; nothing by itself."""
        return self._fingerprints.fingerprint(state) if self._fingerprints else None

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of computers, the weakest first, with their labels; none where computers cannot play."""
        return self.computers.levels if self.computers else ()

    @property
    def standin_level(self) -> str | None:
        """The level of a computer that stands in for somebody, unless another one is chosen."""
        return self.levels[len(self.levels) // 2][0] if self.levels else None

    @property
    def clocked(self) -> bool:
        """Whether something can be decided for somebody whose time has run out."""
        return self.computers is not None or self.late_answers is not None

    @property
    def paces(self) -> tuple[Pace, ...]:
        """The ways in which it can be told; a post for every phase by itself."""
        return self._paces.paces if self._paces else PHASE_ALONE

    def pace(self, options: Mapping[str, str]) -> Pace:
        """How a game with these options is told; one from before there was a choice tells every phase."""
        chosen = options.get(POSTS)
        return next((pace for pace in self.paces if pace.value == chosen), Pace.PHASE)

    def called(self, pace: Pace) -> bool:
        """Whether who is asked is called by lines of their own in that pace; not by itself."""
        return self._paces is not None and pace in self._paces.called

    def call(self, state: StateT, pace: Pace) -> str | None:
        """The key of the post that calls those awaited now; None by itself."""
        return self._paces.call(state, pace) if self._paces else None

    def drafting(self, state: StateT, seat: int) -> str | None:
        """The id of the decision for which this seat may keep a draft; by itself the one it may answer."""
        return self._drafting.drafting(state, seat) if self._drafting else self.stamp(state, seat)

    def gathers(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether what follows this step at once can be told in one post with it; not by itself."""
        return self._gathering is not None and self._gathering.gathers(before, step)

    def progress(self, state: StateT, people: tuple[Person, ...]) -> str:
        """How far the game has come, in a few words; nothing by itself."""
        return self._progress.progress(state, people) if self._progress else ""

    def in_play(self, state: StateT, seat: int) -> bool:
        """Whether this seat may still be asked something; by itself everybody, until the end."""
        return self._in_play.in_play(state, seat) if self._in_play else not self.over(state)

    def late(self, state: StateT, seat: int, prepared: Prepared = NOTHING_PREPARED) -> LateAnswer | None:
        """The answer for a seat whose time has run out; by default the game waits forever."""
        return self.late_answers.late(state, seat, prepared) if self.late_answers else None

    def unasked(self, state: StateT, seat: int) -> str | None:
        """The stamp of what a seat may do though it is not asked; nothing by itself."""
        return self._unasked.unasked(state, seat) if self._unasked else None

    def reveals(self, before: StateT, step: Step[StateT]) -> bool:
        """Whether a step cannot be taken back for what somebody has learnt by it; by itself none can."""
        return self.undoable is None or self.undoable.reveals(before, step)

    def step_name(
        self, before: StateT, seat: int, answer: str, step: Step[StateT], people: tuple[Person, ...]
    ) -> str:
        """What an answer did, in a few words for everybody; nothing by itself."""
        return self._step_names.step_name(before, seat, answer, step, people) if self._step_names else ""

    def ordered(self, state: StateT, seat: int, orders: str | None) -> Order | None:
        """What a seat's standing orders answer to its decision; nothing by itself, and without orders."""
        return self.orders.ordered(state, seat, orders) if self.orders and orders else None

    def is_of_orders(self, name: str) -> bool:
        """Whether a page of that name, or a press of that verb, is about standing orders."""
        return self.orders is not None and name.partition(".")[0] == self.orders.orders

    def shown(self, state: StateT, seat: int | None, name: str) -> str:
        """The page that is shown where one is asked for: that of the orders, where these answer.

        What stands behind a dot after the name of the next page is a place on the page it leads to.
        """
        head, dot, place = name.partition(".")
        if self.orders is None or seat is None or head != self.pages.next:
            return name
        page = self.orders.ordering(state, seat)
        return name if page is None else f"{page}{dot}{place}"

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text; nothing by itself."""
        return self.records.record(options, seats, seed, inputs) if self.records else ""

    def is_of_rules(self, press: Press) -> bool:
        """Whether a press only turns the pages of the rules, for which no game has to be under way."""
        page = press.argument.partition(".")[0]
        return self.rules is not None and self.rules.rules in (press.verb, page)


def _offered(game: object, protocol: type) -> Any:
    """The game where it has that protocol's members, None where it has none. Raises GameError for a part."""
    members = [name for name in vars(protocol) if not name.startswith("_")]
    missing = [name for name in members if _lacks(game, name, protocol)]
    if missing and len(missing) < len(members):
        kind = f"{type(game).__name__} has a part of {protocol.__name__} ({protocol.__module__})"
        raise GameError(f"{kind}; it lacks {', '.join(missing)}")
    return None if missing else game


def _lacks(game: object, member: str, protocol: type) -> bool:
    """Whether a game has no such member of its own; None is none, nor is what the protocol hands on."""
    found = inspect.getattr_static(game, member, None)
    return found is None or found is vars(protocol)[member]
