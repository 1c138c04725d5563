"""Who reads a game's pages, and the ways that lead every reader alike; a game's own Reader has its pages.

Here and in a game's modules between the rules and the pages, whole games are held.
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
"""The name of the status page."""
NEXT: Final = "next"
"""The name of the page of the reader's next decision; NOW if they have none."""
RULES: Final = "rules"
"""The rules, and the verb of the menu that turns to a topic; a topic is the page ``rules.<topic>``."""
NOTHING: Final = "nothing"
"""Stands for the kind of a decision where a player is asked nothing now."""

TalkT = TypeVar("TalkT", bound=Talk)


@dataclass(frozen=True, slots=True)
class Reader(ABC, Generic[GameT, DecisionT, SeenT, TalkT]):
    """Somebody in a seat, or None who only watches, with the draft they have begun.

    The state is None where the rules are read away from all games; then so is the seat.
    """

    page_of: ClassVar[Mapping[str, str]]
    """The page that answers a decision, by its kind."""
    not_seated: ClassVar[str]
    """The id of the message for who only watches and wants to answer."""

    engine: Face[GameT, DecisionT, SeenT]
    state: GameT
    seat: int | None
    draft: str | None
    talk: TalkT

    @property
    def decision(self) -> DecisionT | None:
        """What the reader is to decide now."""
        return None if self.seat is None else self.engine.decision_of(self.state, self.seat)

    @property
    def asked(self) -> str | None:
        """The kind of that decision, NOTHING for none; None for who only watches."""
        decision = self.decision
        return None if self.seat is None else NOTHING if decision is None else decision.kind

    @property
    def seen(self) -> SeenT:
        """What the reader may know."""
        return self.engine.observe(self.state, self.seat)

    @property
    def public(self) -> SeenT:
        """What everybody may know."""
        return self.engine.observe(self.state, None)

    def page(self, name: str) -> Page:
        """A private page by name; what follows NEXT and a dot is for the page it leads to. Raises Refusal."""
        head, _, rest = name.partition(".")
        if head != NEXT:
            return self.rules(name) if head == RULES else self.opened(head, name)
        decision = self.decision
        following = NOW if decision is None else self.page_of[decision.kind]
        return self.page(f"{following}.{rest}" if rest else following)

    def press(self, press: Press) -> Reply:
        """What a press leads to. Raises Refusal, and RuleError where the rules forbid it."""
        if press.verb == RULES:
            return self.topic(press)
        if self.seat is None:
            raise Refusal(self.talk.text(self.not_seated))  # words: *-refusal-not-seated
        return self.pressed(press)

    def rules(self, name: str) -> Page:
        """A page of the rules; by itself there is none. Raises Refusal."""
        return self.opened(RULES, name)

    def topic(self, press: Press) -> Reply:
        """Turn to a topic of the rules; by itself there is none. Raises Refusal."""
        return self.pressed(press)

    @abstractmethod
    def opened(self, head: str, name: str) -> Page:
        """Any other page; ``head`` is its name up to the first dot. Raises Refusal."""

    @abstractmethod
    def pressed(self, press: Press) -> Reply:
        """What a press of somebody with a seat leads to. Raises as ``press`` does."""
