"""Whole turns: the best ways to use the action points left, found by a beam of states."""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import nlargest
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import Reveal
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.turning import children, done
from k2bot.games.dungeon_twister.players.valuing import Valuer, urged

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Deed
    from k2bot.games.dungeon_twister.engine.fights import Fight
    from k2bot.games.dungeon_twister.engine.model import Draft, Game
    from k2bot.games.dungeon_twister.players.filling import Rooms
    from k2bot.games.dungeon_twister.players.turning import Deeds

    State = Game | Draft

_MOST_ACTIONS = 12
"""More than a turn with potions has."""
Chain: TypeAlias = "tuple[Chain, Deeds] | None"
"""What was done, the last deed first."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a turn is looked for."""

    valuer: Valuer
    width: int
    """States that are followed after each action."""
    solves: bool = True
    """Whether fights are solved, or every card is taken for as likely as any other."""
    point_left: float = 3.0
    """What an action point is worth that is left when a fight or a room interrupts the turn."""
    most: int | None = None
    """Actions that are looked ahead at most; None for all that are left."""
    restless: bool = False
    """Whether quiet turns make it want something to happen."""

    def shared(self, share: int, quiet: int) -> Manner:
        """The same with a share of the work, in percent, after so many quiet turns."""
        return replace(
            self,
            width=max(1, self.width * share // 100),
            valuer=Valuer(urged(self.valuer.weights, quiet)) if self.restless else self.valuer,
        )


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn, up to where something unknown interrupts it."""

    worth: float
    deeds: tuple[Deeds, ...]
    state: State
    """After it; before the cards are shown where it ends with a fight."""
    fight: Fight | None = None
    outcomes: tuple[Draft, Draft, Draft] | None = None
    chances: tuple[float, float, float] | None = None
    """The states after the fight and how likely each is, by its outcomes."""

    @property
    def interrupted(self) -> bool:
        """Whether it ends with a fight or a room, and goes on after it."""
        return self.fight is not None or self.reveals is not None

    @property
    def reveals(self) -> int | None:
        """The slot that is revealed at its end."""
        last = self.deeds[-1] if self.deeds else None
        return last.slot if isinstance(last, Reveal) else None


@dataclass(slots=True)
class _Node:
    worth: float
    state: State
    chain: Chain = None
    fight: Fight | None = None
    outcomes: tuple[Draft, Draft, Draft] | None = None
    chances: tuple[float, float, float] | None = None

    def plan(self) -> Plan:
        return Plan(self.worth, _deeds(self.chain), self.state, self.fight, self.outcomes, self.chances)


@dataclass(slots=True)
class Beam:
    """A search for turns of one seat; without ``rooms`` none are revealed."""

    manner: Manner
    seat: int
    rooms: Rooms | None = None

    def plans(self, state: State, count: int) -> list[Plan]:
        """The best turns from a state on, the best first: at least one, since a turn may end at once."""
        manner = self.manner
        left = [_Node(manner.valuer.lead(state, self.seat), state)]
        found = list(left)
        known = {_key(state)}
        for _ in range(manner.most or _MOST_ACTIONS):
            following: list[_Node] = []
            for node in left:
                for child in self._children(node, known):
                    if child.fight is not None or _reveals(child.chain):
                        found.append(child)
                    else:
                        following.append(child)
            left = nlargest(manner.width, following, key=_worth)
            if not left:
                break
            found.extend(nlargest(count, following, key=_worth) if count > manner.width else left)
        return [node.plan() for node in nlargest(count, found, key=_worth)]

    def followed(self, state: State, actions: Sequence[Deed]) -> Plan:
        """The turn of these actions, valued as those that are found; after a fight or a room none follow."""
        manner = self.manner
        node = _Node(manner.valuer.lead(state, self.seat), state)
        for action in actions:
            child = done(node.state, action)
            chain = (node.chain, action)
            if child.fight is not None:
                return self._fought(child.state, chain, child.fight).plan()
            if isinstance(action, Reveal):
                return self._revealed(node.worth, child.state, chain, action.slot).plan()
            node = _Node(manner.valuer.lead(child.state, self.seat), child.state, chain)
        return node.plan()

    def _children(self, node: _Node, known: set[tuple[object, ...]]) -> Iterable[_Node]:
        """What a state leads to; states that are known already are left out, and others noted."""
        seat, lead = self.seat, self.manner.valuer.lead
        if max(node.state.vp[owner] - node.state.setup.goal[owner] for owner in (0, 1)) >= 0:
            return
        for deed, state, fight in children(node.state, seat):
            chain = (node.chain, deed)
            if fight is not None:
                yield self._fought(state, chain, fight)
            elif isinstance(deed, Reveal):
                if self.rooms is not None:
                    yield self._revealed(node.worth, state, chain, deed.slot)
            else:
                key = _key(state)
                if key not in known:
                    known.add(key)
                    yield _Node(lead(state, seat), state, chain)

    def _revealed(self, worth: float, state: Draft, chain: Chain, slot: int) -> _Node:
        gain = self.rooms.gain(slot) if self.rooms is not None else 0.0
        return _Node(worth + gain + self.manner.point_left * points_left(state), state, chain)

    def _fought(self, state: Draft, chain: Chain, fight: Fight) -> _Node:
        manner, seat = self.manner, self.seat
        valuer = manner.valuer
        game, states = fighting.stakes(
            state, fight, valuer.weights.pip, lambda after: valuer.lead(after, seat)
        )
        worth, chances = (fighting.solved if manner.solves else fighting.guessed)(game)
        worth += manner.point_left * points_left(state) + valuer.weights.fight
        return _Node(worth, state, chain, fight, states, chances)


def points_left(state: State) -> int:
    """All action points left, those of potions too."""
    return state.ap + sum(points for _, points in state.potion)


def _worth(node: _Node) -> float:
    return node.worth


def _reveals(chain: Chain) -> bool:
    return chain is not None and isinstance(chain[1], Reveal)


def _deeds(chain: Chain) -> tuple[Deeds, ...]:
    found = []
    while chain is not None:
        chain, deed = chain
        found.append(deed)
    return tuple(reversed(found))


def _key(state: State) -> tuple[object, ...]:
    """What two ways to the same state share."""
    return (
        state.at, state.wounded, state.rotations, state.gates, state.ap, state.potion, state.fresh_healed,
        state.seats[state.turn].jumps, state.up,
    )  # fmt: skip
