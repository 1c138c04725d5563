"""What a turn is worth once the other side has answered it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.aftermath import end_turn
from k2bot.games.dungeon_twister.engine.model import draft_of
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.searching import Beam, Manner
from k2bot.games.dungeon_twister.players.valuing import WON

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Draft, Game
    from k2bot.games.dungeon_twister.players.searching import Plan

    State = Game | Draft

_USUAL = 4
"""The action card that the other is taken to answer with, or the nearest below that is left."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How far somebody looks: for turns, for what follows a fight, and for the other's answer."""

    first: Manner
    rest: Manner
    reply: Manner | None
    """None does without the other's answer."""
    looked_at: int
    """Turns that are looked at more closely."""
    trust: float = 1.0
    """What the look at the other's answer counts beside the first sight, of 1."""

    def shared(self, share: int, quiet: int) -> Sight:
        """The same with a share of the work, in percent, after so many quiet turns."""
        return Sight(
            self.first.shared(share, quiet),
            self.rest.shared(share, quiet),
            None if self.reply is None else self.reply.shared(share, quiet),
            max(1, self.looked_at * share // 100),
            self.trust,
        )

    def worth(self, plan: Plan, seat: int) -> float:
        """What a turn is worth at a closer look."""
        if plan.outcomes is not None and plan.fight is not None:
            game, _ = fighting.stakes(
                plan.state,
                plan.fight,
                self.first.valuer.weights.pip,
                lambda after: self.going_on(after, seat),
            )
            worth, _ = (fighting.solved if self.first.solves else fighting.guessed)(game)
            return worth + self.first.valuer.weights.fight
        if self.reply is None:
            return plan.worth
        if plan.reveals is None:
            return self._weighed(plan.worth, plan.state, seat)
        at_sight = self.first.valuer.lead(plan.state, seat)
        return plan.worth - at_sight + self._weighed(at_sight, plan.state, seat)

    def going_on(self, state: State, seat: int) -> float:
        """What a state is worth to the seat that goes on with its turn."""
        best = Beam(self.rest, seat).plans(state, 1)[0]
        if self.reply is None or best.fight is not None:
            return best.worth
        return self._weighed(best.worth, best.state, seat)

    def _weighed(self, at_sight: float, state: State, seat: int) -> float:
        """The worth of the end of a turn at first sight and after the other's answer, together."""
        return (1.0 - self.trust) * at_sight + self.trust * self.answered(state, seat)

    def answered(self, state: State, seat: int) -> float:
        """What the end of a turn is worth to the seat that ends it, after the other's best turn."""
        assert self.reply is not None  # noqa: S101 - asked only where there is one
        vp, goal = state.vp, state.setup.goal
        if vp[0] >= goal[0] or vp[1] >= goal[1]:
            return self.first.valuer.lead(state, seat)
        draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
        end_turn(draft, [])
        if draft.result is not None:
            winner = draft.result[0]
            return 0.0 if winner is None else WON if winner == seat else -WON
        other = draft.turn
        cards = draft.seats[other].actions
        draft.ap = max((card for card in cards if card <= _USUAL), default=min(cards))
        best = Beam(self.reply, other).plans(draft, 1)[0]
        if other == seat:
            return best.worth
        return -best.worth if best.interrupted else self.first.valuer.lead(best.state, seat)
