"""How much waiting goes in K2 if everybody confirms ahead: ``python -m tests.bench --waiting``.

Games of five by computers. When the day's first turn begins, everybody else plans theirs as the board is
then, and confirms; and everybody takes the lowest risk token whenever one must be taken, and settles what
the night will ask once their turn is over. Counted is what was then played without asking.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from k2bot.game.values import Press, Select
from k2bot.games.k2.engine import Phase, play
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.players.choosing import LEVELS
from k2bot.text.words import words

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Mapping

PLAYERS = 5
GAMES = 4
PERCENT = 10
"""Work for each decision, of the usual work of the level."""
LEAST = {"later turns": 0.8, "tokens": 1.0}
"""Shares that needn't wait, at least. Whoever acts last can't settle anything before the night."""


class Companions:
    """Five computers that confirm whatever they can."""

    def __init__(self, seed: str) -> None:
        self.game = K2(words())
        self.options = {"family": "yes", "avalanche": "yes"}
        self.seed, self.orders = seed, dict.fromkeys(range(PLAYERS), "lowest")
        self.state: Any = self.game.new(self.options, PLAYERS, seed).state
        self.asked: Counter[str] = Counter()
        self.spared: Counter[str] = Counter()

    def run(self) -> None:
        """Play to the end."""
        while not self.game.over(self.state):
            seat = self.game.waiting(self.state)[0]
            kind = self._kind(seat)
            order = self.game.order(self.state, seat, self.orders[seat])
            if kind == "first turns":
                self._confirm_turns()
            self.asked[kind] += 1
            self.spared[kind] += order is not None
            answer = order.answer if order is not None else self._thought(self.state, seat)
            self.orders[seat] = self.game.orders_left(self.state, seat, self.orders[seat])
            self.state = self.game.apply(self.state, seat, answer).state
            self._settle_nights()

    def _kind(self, seat: int) -> str:
        decision = play.decision_of(self.state, seat)
        assert decision is not None
        if decision.kind != "turn":
            return {"choose": "cards", "token": "tokens"}.get(decision.kind, "night")
        return "first turns" if self.state.order()[0] == seat else "later turns"

    def _thought(self, state: Any, seat: int) -> str:
        level = next(iter(LEVELS))
        answer = self.game.question(state, seat, level, f"{self.seed}-{state.day}-{seat}", PERCENT)()
        assert answer is not None
        return answer

    def _press(self, seat: int, press: Press, draft: str | None = None) -> None:
        reply = self.game.press(self.state, seat, press, draft, (), orders=self.orders[seat])
        if reply.orders is not None:
            self.orders[seat] = reply.orders

    def _confirm_turns(self) -> None:
        for seat in range(PLAYERS):
            upcoming = play.as_if_turn_of(self.state, seat)
            if upcoming is not None:
                draft = self.game.draft_of(upcoming, seat, self._thought(upcoming, seat))
                self._press(seat, Press("ahead-sure"), draft)

    def _settle_nights(self) -> None:
        if self.state.phase is not Phase.ACTIONS:
            return
        for seat in range(PLAYERS):
            if not self.state.seats[seat].has_climbers:
                continue
            page = self.game.page(self.state, seat, "orders", None, (), orders=self.orders[seat])
            for row in page.rows:
                if isinstance(row, Select) and row.argument.startswith("night."):
                    self._press(seat, Press(row.verb, row.argument, (row.choices[0].value,)))


def report(*, quick: bool) -> list[Goal]:
    """Print how many decisions needn't wait for anybody; returns goals."""
    asked, spared = Counter[str](), Counter[str]()
    for number in range(1 if quick else GAMES):
        played = Companions(f"waiting-{number}")
        played.run()
        asked += played.asked
        spared += played.spared
    rows = [
        (kind, str(asked[kind]), str(spared[kind]), f"{spared[kind] / asked[kind]:.0%}")
        for kind in ("cards", "tokens", "first turns", "later turns", "night")
        if asked[kind]
    ]
    print_table("Decisions in games of five", ("Kind", "asked", "not waited for", "share"), rows)
    return [_goal(kind, least, asked, spared) for kind, least in LEAST.items() if asked[kind]]


def _goal(kind: str, least: float, asked: Mapping[str, int], spared: Mapping[str, int]) -> Goal:
    waited = 100 * (1 - spared[kind] / asked[kind])
    return Goal(f"{kind} that wait for somebody", waited, 100 * (1 - least), "%")
