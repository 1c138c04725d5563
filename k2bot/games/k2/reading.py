"""What one reader sees of a game, and what their presses lead to; like hosted.py it holds a whole Game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from k2bot.engines.face import Face
from k2bot.game import reading
from k2bot.game.reading import NOW
from k2bot.game.values import Page, Refusal, Reply
from k2bot.games.k2.engine import (
    Action,
    Decision,
    Game,
    Observation,
    fingerprint,
    observe,
    parse,
    play,
    preview,
    record,
)
from k2bot.games.k2.pages import board_text, buttons, drawings, hand, planner, prompts, rules
from k2bot.games.k2.pages.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Press
    from k2bot.games.k2.pages.drafts import Look

ENGINE: Final = Face(
    play.start,
    play.apply,
    play.resign,
    parse,
    play.decisions,
    play.decision_of,
    observe,
    fingerprint,
    record.FORM,
)
_HAND: Final = frozenset({"card", "commit", "change", "keep"})
_PLANNER: Final = frozenset({"go", "air", "other-cards", "undo", "clear", "pay", "finish", "sure"})
_QUESTIONS: Final = frozenset({"token", "slide", "rescue", "let-go"})


_preview: Final = lru_cache(256)(preview)
"""A press looks at what its page has shown already, and the next page at what the press has just found."""


@dataclass(frozen=True, slots=True)
class Reader(reading.Reader[Game, Decision, Observation, Talk]):
    """A player of K2, or who only watches."""

    page_of = buttons.PAGE_OF
    not_seated = "k2-refusal-not-seated"

    @property
    def ahead(self) -> Game | None:
        """The table as if it were the reader's turn, where that is still to come today."""
        return None if self.seat is None else play.ahead(self.state, self.seat)

    @property
    def drafting(self) -> str | None:
        """The id of the decision for which the reader may keep a draft: that of now or the turn to come."""
        to_come = self.ahead
        decision = self.decision if to_come is None else play.decision_of(to_come, self.seat or 0)
        return decision.id if decision else None

    @property
    def legal(self) -> Sequence[Action]:
        """What the reader may answer."""
        return () if self.seat is None else play.legal_actions(self.state, self.seat)

    # ------------------------------------------------------------------------------------- pages

    def rules(self, name: str) -> Page:
        """A page of the rules. Raises Refusal."""
        return rules.page(self.talk, name, self.asked, board=self.state is not None)

    def opened(self, head: str, name: str) -> Page:
        """Any other page. Raises Refusal."""
        match head:
            case "now":
                return self._now()
            case "board" if name in board_text.PAGES:
                return board_text.page(self.talk, self.public, name, self.asked)
            case "picture":
                return drawings.page(self.talk, self.public, self.asked, self.seat)
            case "plan":
                return self._plan(name)
            case _:
                return self._of_decision(head, name)

    def _of_decision(self, head: str, name: str) -> Page:
        decision, seen = self.decision, self.seen
        stamp = None if decision is None else decision.id
        match head:
            case "hand" if f"{name}.".startswith(f"{hand.LIVE}.") and self.asked != "choose":
                return self._now()
            case "hand":
                return hand.page(self.talk, seen, name, self.draft, stamp, asked=self.asked)
            case "token":
                return prompts.token_page(self.talk, seen, stamp)
            case "slide":
                return prompts.slide_page(self.talk, seen, stamp, self.legal)
            case "rescue":
                return prompts.rescue_page(self.talk, seen, name, stamp, self.legal)
            case _:
                raise Refusal(self.talk.text("k2-refusal-no-page"))

    def _now(self) -> Page:
        """What goes on now; a short question, and cards that are being chosen, stand there themselves."""
        asked, seen = self.asked, self.seen
        if asked == "choose" and (self.draft or (seen.own is not None and seen.own.committed is not None)):
            return self.page("hand")
        if asked in ("token", "slide", "rescue"):
            return replace(self.page(buttons.PAGE_OF[asked]), live=NOW)
        return prompts.now_page(self.talk, seen, asked, to_come=self.ahead is not None)

    def _plan(self, name: str) -> Page:
        """The planner, also of a turn still to come; where there is nothing to plan, what goes on."""
        decision, to_come = self.decision, self.ahead
        if decision is not None and decision.kind == "turn":
            table, stamp, acting = self.state, decision.id, None
        elif to_come is not None:
            table, stamp, acting = to_come, self.drafting or "", self.state.turn
        else:
            return self._now()
        seen = observe(table, self.seat)
        return planner.page(
            self.talk, seen, name, draft=self.draft, stamp=stamp, look=self._look(table), acting=acting
        )

    def _look(self, table: Game) -> Look:
        return partial(_preview, table, -1 if self.seat is None else self.seat)

    def message(self, day: int) -> Page:
        """The private message of a day: the cards to choose from, then whatever its reader is asked."""
        if self.state.day != day:
            return Page(self.talk.text("k2-now-day-over", day=day), whole=True)
        page = self.page("hand" if self.asked == "choose" else NOW)
        return prompts.with_cards(self.talk, self.seen, page)

    # ------------------------------------------------------------------------------------- presses

    def topic(self, press: Press) -> Reply:
        """Turn to a topic of the rules."""
        return rules.press(self.talk, press)

    def pressed(self, press: Press) -> Reply:
        """What a player's press leads to. Raises Refusal, and RuleError where the rules forbid it."""
        if press.verb in _HAND:
            return hand.press(self.talk, self.seen, press, self.draft)
        if press.verb in _PLANNER:
            table = self.ahead or self.state
            return planner.press(self.talk, observe(table, self.seat), press, self.draft, self._look(table))
        if press.verb in _QUESTIONS:
            return prompts.press(self.talk, press, self.legal)
        raise Refusal(self.talk.text("k2-refusal-no-page"))


# ----------------------------------------------------------------------------------------- refusals
