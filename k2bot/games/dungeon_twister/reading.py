"""What one reader sees of a game, and what their presses lead to; like hosted.py it holds a whole Game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError, RuleError
from k2bot.games.dungeon_twister.engine.planning import Preview, preview
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.pages import buttons, drafts, now, setting_up, turn
from k2bot.games.dungeon_twister.pages.buttons import NOW, TURN
from k2bot.host.game import Page, Refusal, Reply

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Decision, Game
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Press

_SETUP: Final = frozenset({"team", "hide"})
_TURN: Final = frozenset({"do", "undo", "finish"})
_ANSWERS: Final = frozenset({"place", "lay"})


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody in a seat, or None who only watches, with the draft they have begun.

    The state is None where the rules are read away from all games.
    """

    state: Game
    seat: int | None
    draft: str | None
    talk: Talk

    @property
    def decision(self) -> Decision | None:
        """What the reader is to decide now."""
        return None if self.seat is None else play.decision_of(self.state, self.seat)

    @property
    def asked(self) -> str | None:
        """The kind of that decision, as ``buttons.onward`` takes it."""
        decision = self.decision
        return None if self.seat is None else buttons.NOTHING if decision is None else decision.kind

    @property
    def seen(self) -> Observation:
        """What the reader may know."""
        return observe(self.state, self.seat)

    @property
    def plan(self) -> Preview:
        """The turn as drafted so far; from its beginning where the draft does not apply any more."""
        seat = -1 if self.seat is None else self.seat
        try:
            return preview(self.state, seat, drafts.read(self.draft) if self.draft else ())
        except (ActionSyntaxError, RuleError):
            return preview(self.state, seat, ())

    # ------------------------------------------------------------------------------------- pages

    def page(self, name: str) -> Page:
        """A private page by name. Raises Refusal."""
        head = name.partition(".")[0]
        decision = self.decision
        match head:
            case "next":
                return self.page(NOW if decision is None else buttons.PAGE_OF[decision.kind])
            case "now":
                return now.page(self.talk, self.seen, self.asked)
            case "board":
                return now.board(self.talk, observe(self.state, None), self.asked)
            case _ if head in buttons.PAGE_OF.values():
                if decision is None or buttons.PAGE_OF[decision.kind] != head:
                    return self.page(NOW)
                return self._of_decision(decision, head, name)
            case _:
                raise Refusal(self.talk.text("dungeon-refusal-no-page"))

    def _of_decision(self, decision: Decision, head: str, name: str) -> Page:
        seat, talk = decision.seat, self.talk
        match head:
            case "turn":
                return turn.page(talk, self.plan, name, decision.id)
            case "team":
                return setting_up.team(talk, seat, decision.id)
            case "hide":
                return setting_up.hide(talk, self.seen, name, decision.id)
            case _:
                return turn.answer(talk, self.seen, play.legal_actions(self.state, seat), decision)

    # ------------------------------------------------------------------------------------- presses

    def press(self, press: Press) -> Reply:
        """What a press leads to. Raises Refusal, and RuleError where the rules forbid it."""
        if self.seat is None:
            raise Refusal(self.talk.text("dungeon-refusal-not-seated"))
        if press.verb in _SETUP:
            return setting_up.press(self.talk, press)
        if press.verb in _TURN and self.asked in {"card", "act"}:
            return turn.press(self.talk, self.plan, press)
        if press.verb in _ANSWERS:
            return Reply(TURN, answer=drafts.chosen(press))
        raise Refusal(self.talk.text("dungeon-refusal-no-page"))
