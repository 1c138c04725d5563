"""What one reader sees of a game and what their presses do; like hosted.py it holds a whole Game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.engines.face import Face
from k2bot.game import reading
from k2bot.game.reading import NOW
from k2bot.games.dungeon_twister.engine import play, record
from k2bot.games.dungeon_twister.engine.actions import parse
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    FightEnded,
    GateChanged,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomTurned,
    TurnBegan,
    WandFired,
    Wounded,
    seen_by,
)
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Phase, fingerprint
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.view import Observation, observe
from k2bot.games.dungeon_twister.pages import (
    buttons,
    drawings,
    fighting,
    rules,
    setup,
    status,
    turn,
)
from k2bot.games.dungeon_twister.pages.buttons import ATTACK, ORDERS, TURN, chosen_in
from k2bot.games.dungeon_twister.pages.moves import preview_of
from k2bot.games.dungeon_twister.pages.setup import Orders
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.players.suggesting import suggestions

if TYPE_CHECKING:
    from k2bot.game.values import Page, Press, Reply
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.planning import Preview

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
_TURN: Final = ("card", "act")
_ASKED: Final = {
    **dict.fromkeys((*turn.VERBS, fighting.STRIKE), _TURN),
    fighting.LAY: ("lay",),
    turn.PLACE: ("place",),
}
"""Kinds of decisions each verb of a turn belongs to."""
_PAGES: Final = {
    **{page: (kind,) for kind, page in buttons.PAGE_OF.items()},
    **dict.fromkeys((TURN, ATTACK), _TURN),
}
"""Kinds of decisions each page answers; a drafted turn begins with its card."""
_ACTIONS: Final = (
    CardPlayed, RoomRevealed, RoomTurned, Moved, Left, Healed, GateChanged, PotionDrunk, WandFired,
)  # fmt: skip
"""Events of what a player does in a turn, other than attacking."""


@dataclass(frozen=True, slots=True)
class Reader(reading.Reader[Game, Decision, Observation, Talk]):
    """A player or spectator of Dungeon Twister."""

    page_of = buttons.PAGE_OF
    not_seated = "dungeon-refusal-not-seated"
    rule_book = rules.BOOK

    @property
    def optional_stamp(self) -> str | None:
        """Stamp for offering or accepting a draw: at any time, but only once (rule 40)."""
        game = self.state
        if self.seat is None or game.phase is Phase.OVER or game.offer == self.seat:
            return None
        return f"draw.{game.number}.{'-' if game.offer is None else game.offer}"

    @property
    def plan(self) -> Preview:
        """Preview of the reader's draft."""
        return preview_of(self.draft, partial(preview, self.state, -1 if self.seat is None else self.seat))

    @property
    def latest(self) -> tuple[Event, ...]:
        """What happened in the turn in progress or, before its first action, in the turn before it."""
        told: list[Event] = []
        for event in self.recent:
            if not isinstance(event, TurnBegan):
                told.append(seen_by(event, None))
            elif event is not self.recent[-1]:
                told.clear()
        return tuple(told)

    @property
    def fought(self) -> tuple[Event, ...]:
        """The last fight and what it led to, until the reader has acted since."""
        if self.seat is None:
            return ()
        fight: list[Event] = []
        turn, goes_on = None, False
        for event in self.recent:
            if isinstance(event, TurnBegan):
                turn = event.seat
            elif isinstance(event, FightBegan):
                fight, goes_on = [event], True
            elif isinstance(event, _ACTIONS):
                goes_on = False
                if turn == self.seat:
                    fight.clear()
            elif goes_on and isinstance(event, FightEnded | Wounded | Eliminated | ObjectLost):
                fight.append(event)
        return tuple(fight) if fight[1:] else ()

    # ------------------------------------------------------------------------------------- pages

    def opened(self, head: str, name: str) -> Page:
        """Any other page. Raises Refusal."""
        decision = self.decision
        if head not in _PAGES:
            return self._to_read(head, name)
        if decision is None or decision.kind not in _PAGES[head]:
            return self.page(NOW)
        return self._of_decision(decision, head, name)

    def _to_read(self, head: str, name: str) -> Page:
        match head:
            case reading.NOW:
                return status.page(self.talk, self.seen, self.asked, chosen_in(name), self.fought)
            case buttons.BOARD:
                return drawings.board_page(
                    self.talk, self.public, self.latest, name, self.asked, reader=self.seat
                )
            case buttons.TEXT:
                return status.text_page(self.talk, self.seen, name, self.asked)
            case buttons.HAND:
                plans = self.asked in _PAGES["turn"] and bool(self.plan.actions)
                return drawings.hand_page(self.talk, self.seen, self.asked, self.optional_stamp, plans=plans)
            case drawings.DRAW:
                return drawings.draw_page(self.talk, self.seen, self.optional_stamp)
            case buttons.ORDERS:
                return self._orders(name)
            case _:
                raise self.talk.refusal_of("dungeon-refusal-no-page")

    def _of_decision(self, decision: Decision, head: str, name: str) -> Page:
        talk = self.talk
        match head:
            case "turn":
                plan = self.plan
                dropped = bool(self.draft) and not plan.actions
                return turn.page(
                    talk,
                    name,
                    plan,
                    self.latest,
                    fight=() if self.draft else self.fought,
                    dropped=dropped,
                    stamp=decision.id,
                    suggest=suggestions,
                )
            case "attack":
                return fighting.attack_page(talk, name, self.plan, decision.id)
            case "place":
                return turn.fill_page(talk, chosen_in(name), self.plan, decision.id)
            case setup.TEAM:
                return setup.team_page(talk, self.seen, name, self.draft, decision.id)
            case _:
                return fighting.lay_page(talk, self.seen, decision.id)

    def _orders(self, name: str) -> Page:
        """The reader's standing orders, which are submitted in place of a draft."""
        if self.seat is None:
            raise self.talk.refusal_of("dungeon-refusal-not-seated")
        told = Orders.read(self.draft)
        if name.startswith(setup.HIDING):
            return setup.hiding_page(self.talk, self.seen, told, name)
        return setup.orders_page(self.talk, told, self.asked)

    # ------------------------------------------------------------------------------------- presses

    def pressed(self, press: Press) -> Reply:
        """Handle a player's press. Raises Refusal, and RuleError if it is illegal."""
        if press.verb == ORDERS:
            return self._order(press)
        if press.verb in setup.VERBS and self.asked == setup.TEAM:
            return setup.team_press(self.talk, self.seen, press, self.draft)
        if press.verb == drawings.DRAW:
            return drawings.draw_press(self.talk, self.seen, self.optional_stamp)
        if self.asked not in _ASKED.get(press.verb, ()):
            raise self.talk.refusal_of("dungeon-refusal-no-page")
        if press.verb in turn.VERBS:
            return turn.press(self.talk, press, self.plan)
        if press.verb == turn.PLACE:
            return turn.fill_press(self.talk, press, self.plan)
        return fighting.press(self.talk, press, self.plan)

    def _order(self, press: Press) -> Reply:
        """Change the hiding plan or the answers for a silent reader."""
        told = Orders.read(self.draft)
        if press.argument in (setup.CARD, setup.PLACE):
            return setup.orders_press(self.talk, press, told)
        return setup.hiding_press(self.talk, self.seen, press, told, self.state.seed)
