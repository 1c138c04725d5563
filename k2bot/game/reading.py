"""The reader of a game's pages, with navigation common to all games; each game's own Reader adds its pages.

Only this module, and a game's modules between its rules and its pages, hold complete states, secrets
included.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, Generic, TypeVar

from k2bot.engines.records import DecisionT, Engine, GameT, SeenT
from k2bot.game.pages import Talk, lines, page_button
from k2bot.game.values import Button, Choice, Page, Picture, Press, Reply, Select, Style

NOW: Final = "now"
"""Name of the status page."""
NEXT: Final = "next"
"""Name of the page of the reader's next decision; NOW if there is none."""
RULES: Final = "rules"
"""Page of the rules, and verb of its menu that opens a topic; each topic has the page ``rules.<topic>``."""
NOTHING: Final = "nothing"
"""Kind of decision for a player without one."""

TalkT = TypeVar("TalkT", bound=Talk)
ControlT = TypeVar("ControlT", Button, Select)


def decision_button(talk: Talk, asked: str | None, *, new_message: bool = False) -> tuple[Button, ...]:
    """A button from a read-only page to the reader's decision, resolved when pressed.

    Its message is ``KEY-button-to-KIND``. ``asked`` is the kind of the current decision, NOTHING if there is
    none; None for a spectator, who gets no button.
    """
    if asked is None:
        return ()
    style = Style.SECONDARY if asked == NOTHING else Style.PRIMARY
    label = f"{talk.key}-button-to-{asked}"  # words: *-button-to-*
    return (page_button(talk, NEXT, label, style, new_message=new_message),)


def status_buttons(talk: Talk, asked: str | None, *, over: bool, page: str = NEXT) -> tuple[Button, ...]:
    """First buttons of a page of the current state: a way to the reader's decision, in a new message.

    While others decide, it opens ``page`` in place of this one, since old messages stop updating by
    themselves. Once the game is over there's nothing to wait for, and no button.
    """
    if over:
        return ()
    if asked == NOTHING:
        return (page_button(talk, page, "talk-button-look-again"),)
    return decision_button(talk, asked, new_message=True)


@dataclass(frozen=True, slots=True)
class RuleBook(Generic[TalkT]):
    """The rules of a game, one page per topic, the first by default.

    Its messages are named after the game's key: ``KEY-rules-TOPIC``, ``KEY-rules-title-TOPIC`` and
    ``KEY-rules-head``.
    """

    topics: tuple[str, ...]
    """In menu order."""
    pictures: Callable[[TalkT, str], tuple[Picture, ...]]
    """Pictures of a topic."""
    board: str
    """Page with the board, if there is one to show."""
    values: Callable[[TalkT, str], Mapping[str, str]] = lambda _talk, _topic: {}
    """Values for the text of a topic."""
    rulings: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Topics that list rulings, by rule number: ``KEY-rules-rulings`` and ``KEY-ruling-NUMBER``."""

    def titles(self, talk: TalkT) -> tuple[tuple[str, str], ...]:
        """Topics with their titles."""
        # words: *-rules-title-*
        return tuple((topic, talk.text(f"{talk.key}-rules-title-{topic}")) for topic in self.topics)

    def page(self, talk: TalkT, name: str, asked: str | None = None, *, board: bool = True) -> Page:
        """The page ``rules`` or ``rules.<topic>``. Raises Refusal for an unknown topic."""
        topic, titles = name.partition(".")[2] or self.topics[0], dict(self.titles(talk))
        if topic not in titles:
            raise talk.refusal_of("talk-refusal-no-topic")
        head = talk.text(f"{talk.key}-rules-head", topic=titles[topic])  # words: *-rules-head
        if topic in self.rulings:
            # words: *-ruling-*
            rulings = (f"· {talk.text(f'{talk.key}-ruling-{rule}')}" for rule in self.rulings[topic])
            text = talk.text(f"{talk.key}-rules-rulings", rulings=lines(*rulings))  # words: *-rules-rulings
        else:
            text = talk.text(f"{talk.key}-rules-{topic}", **self.values(talk, topic))  # words: *-rules-*
        choices = tuple(Choice(other, title, chosen=other == topic) for other, title in titles.items())
        menu = Select(RULES, talk.text("talk-rules-choose"), choices)
        row = (*decision_button(talk, asked), *((page_button(talk, self.board),) if board else ()))
        return Page(lines(head, text), self.pictures(talk, topic), (menu, row) if row else (menu,))

    def press(self, talk: TalkT, press: Press) -> Reply:
        """Open the topic chosen in the menu. Raises Refusal without one."""
        if not press.value:
            raise talk.refusal_of("talk-refusal-no-topic")
        return Reply(f"{RULES}.{press.value}")


@dataclass(frozen=True, slots=True)
class Reader(ABC, Generic[GameT, DecisionT, SeenT, TalkT]):
    """A player in a seat, or a spectator (None), with their draft and standing orders.

    The state is None when reading the rules outside any game; then so is the seat.
    """

    page_of: ClassVar[Mapping[str, str]]
    """Page that answers a decision, by kind."""
    rule_book: ClassVar[RuleBook[Any] | None] = None
    """The rules, if they are pages of topics."""
    answering: ClassVar[Collection[str]] = ()
    """Verbs of the controls that answer a decision, or draft it: they carry its id on every page."""

    engine: Engine[Any, GameT, DecisionT, SeenT]
    state: GameT
    seat: int | None
    draft: str | None
    talk: TalkT
    orders: str | None = None
    recent: tuple[Any, ...] = ()
    """Events of the newest steps, the oldest first, as far as they are known."""

    @property
    def decision(self) -> DecisionT | None:
        """The reader's open decision."""
        return None if self.seat is None else self.engine.decision_of(self.state, self.seat)

    @property
    def decision_kind(self) -> str | None:
        """Kind of the open decision, NOTHING without one; None for a spectator."""
        decision = self.decision
        return None if self.seat is None else NOTHING if decision is None else decision.kind

    @property
    def draft_stamp(self) -> str | None:
        """Id of the decision the reader may draft: the open one, unless a game lets them plan ahead."""
        decision = self.decision
        return decision.id if decision else None

    @property
    def optional_stamp(self) -> str | None:
        """Stamp of controls that act outside a decision; None if there are none."""
        return None

    @property
    def seen(self) -> SeenT:
        """The reader's observation."""
        return self.engine.observe(self.state, self.seat)

    @property
    def public(self) -> SeenT:
        """The public observation."""
        return self.engine.observe(self.state, None)

    def page(self, name: str) -> Page:
        """A private page by name; a suffix after NEXT and a dot is passed on. Raises Refusal."""
        head, _, rest = name.partition(".")
        if head == RULES and self.rule_book is not None:
            return self.rule_book.page(self.talk, name, self.decision_kind, board=self.state is not None)
        if head != NEXT:
            return self.add_stamps(self.build_page(head, name))
        decision = self.decision
        following = NOW if decision is None else self.page_of[decision.kind]
        return self.page(f"{following}.{rest}" if rest else following)

    def add_stamps(self, page: Page) -> Page:
        """A page whose ``answering`` controls carry the id of the decision, unless they have stamps."""
        stamp = self.draft_stamp or ""

        def answering(one: ControlT) -> ControlT:
            return replace(one, stamp=stamp) if one.verb in self.answering and not one.stamp else one

        rows = (
            answering(row) if isinstance(row, Select) else tuple(map(answering, row)) for row in page.rows
        )
        return replace(page, rows=tuple(rows))

    @abstractmethod
    def build_page(self, head: str, name: str) -> Page:
        """A page other than the rules; ``head`` is its name up to the first dot. Raises Refusal."""

    @abstractmethod
    def handle_press(self, press: Press) -> Reply:
        """Reply to a seated player's press. Raises Refusal, or RuleError if it is illegal."""
