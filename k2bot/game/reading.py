"""The reader of a game's pages, with navigation common to all games; each game's own Reader adds its pages.

This module and a game's modules between rules and pages hold whole games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from k2bot.engines.face import DecisionT, GameT, SeenT
from k2bot.game.pages import Talk
from k2bot.game.values import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.engines.face import Face
    from k2bot.game.values import Page, Press, Reply

NOW: Final = "now"
"""Name of the status page."""
NEXT: Final = "next"
"""Name of the page of the reader's next decision; NOW if there is none."""
RULES: Final = "rules"
"""Page of the rules, and verb of its menu that opens a topic; each topic has the page ``rules.<topic>``."""
NOTHING: Final = "nothing"
"""Kind of decision for a player without one."""

TalkT = TypeVar("TalkT", bound=Talk)


@dataclass(frozen=True, slots=True)
class Reader(ABC, Generic[GameT, DecisionT, SeenT, TalkT]):
    """A player in a seat, or a spectator (None), with their draft.

    The state is None when reading the rules outside any game; then so is the seat.
    """

    page_of: ClassVar[Mapping[str, str]]
    """Page that answers a decision, by kind."""
    not_seated: ClassVar[str]
    """Message id of the refusal for spectators who try to answer."""

    engine: Face[GameT, DecisionT, SeenT]
    state: GameT
    seat: int | None
    draft: str | None
    talk: TalkT

    @property
    def decision(self) -> DecisionT | None:
        """The reader's open decision."""
        return None if self.seat is None else self.engine.decision_of(self.state, self.seat)

    @property
    def asked(self) -> str | None:
        """Kind of the open decision, NOTHING without one; None for a spectator."""
        decision = self.decision
        return None if self.seat is None else NOTHING if decision is None else decision.kind

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
        if head != NEXT:
            return self.rules(name) if head == RULES else self.opened(head, name)
        decision = self.decision
        following = NOW if decision is None else self.page_of[decision.kind]
        return self.page(f"{following}.{rest}" if rest else following)

    def press(self, press: Press) -> Reply:
        """Handle a press. Raises Refusal, and RuleError if it is illegal."""
        if press.verb == RULES:
            return self.topic(press)
        if self.seat is None:
            raise Refusal(self.talk.text(self.not_seated))  # words: *-refusal-not-seated
        return self.pressed(press)

    def rules(self, name: str) -> Page:
        """A page of the rules; none by default. Raises Refusal."""
        return self.opened(RULES, name)

    def topic(self, press: Press) -> Reply:
        """Open a topic of the rules; none by default. Raises Refusal."""
        return self.pressed(press)

    @abstractmethod
    def opened(self, head: str, name: str) -> Page:
        """Any other page; ``head`` is its name up to the first dot. Raises Refusal."""

    @abstractmethod
    def pressed(self, press: Press) -> Reply:
        """Handle a press by a seated player. Raises like ``press``."""
