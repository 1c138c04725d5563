"""Whole turns: single actions and the states after them, a beam of the best, and the other side's answer.

Moves are made by sets of squares without a path; legality comes from the engine's own rules of handling and
walking, and whatever is answered is applied by the engine as a whole action.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from heapq import nlargest
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import Attack, Gate, Move, Reveal
from k2bot.games.dungeon_twister.engine.aftermath import end_turn, fall, leave, spend
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, ROPES, THIEVES
from k2bot.games.dungeon_twister.engine.deeds import deeds_of, perform
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of
from k2bot.games.dungeon_twister.engine.model import draft_of, moved
from k2bot.games.dungeon_twister.engine.moves import NOTHING, Hands, Moves, Result, walk
from k2bot.games.dungeon_twister.engine.squares import SQUARES, squares_of
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.valuing import WON, Valuer, urged

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Deed
    from k2bot.games.dungeon_twister.engine.model import Draft, Game
    from k2bot.games.dungeon_twister.engine.moves import Burden
    from k2bot.games.dungeon_twister.players.sampling import Rooms

    State = Game | Draft


class Walk(NamedTuple):
    """A move by what it leads to."""

    character: int
    result: Result


Deeds: TypeAlias = "Walk | Deed"


class Child(NamedTuple):
    """What was done, and the state after it; for a fight the state before it, for the cards decide."""

    deed: Deeds
    state: Draft
    fight: Fight | None = None


def written(board: Board, deed: Deeds) -> Deed:
    """A deed as an action of the engine."""
    if not isinstance(deed, Walk):
        return deed
    action: Move = Moves(board, deed.character).move(deed.result)
    return action


def done(state: State, deed: Deed) -> Child:
    """An action as it was answered, and the state after it; a room that is revealed stays as it is."""
    board, character = Board(state), BY_NAME[deed.character]
    if not isinstance(deed, Move):
        return _done(state, board, deed, character)
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    spend(draft, character)
    walk(draft, board, deed, None, [])
    fall(draft, [])
    return Child(deed, draft)


def children(state: State, seat: int) -> Iterator[Child]:
    """What the seat whose turn it is may do next, with the state after each.

    Of handing over there is only what takes something; a room that is revealed stays as it is, since nobody
    knows what is in it.
    """
    board = Board(state)
    for character in CHARACTERS_OF[seat]:
        if board.at[character] >= SQUARES or not state.points_of(character):
            continue
        if not board.idle >> character & 1:
            yield from _walks(state, board, character)
        for deed in deeds_of(board, state, character):
            yield _done(state, board, deed, character)


def _done(state: State, board: Board, deed: Deed, character: int) -> Child:
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    spend(draft, character)
    if isinstance(deed, Attack):
        return Child(deed, draft, fight_of(board, character, BY_NAME[deed.target]))
    if not isinstance(deed, Reveal):
        perform(draft, board, deed, [])
        if not isinstance(deed, Gate):
            fall(draft, [])
    return Child(deed, draft)


def _walks(state: State, board: Board, character: int) -> Iterator[Child]:
    """Moves: with what is in hand, and taking one thing, or a better one for it, on the way."""
    hands = Hands(board, character)
    start = hands.start_burden
    bridge = character in THIEVES or board.load(character) in ROPES
    layers = hands.layers(start, hands.start, hands.speed)
    yield from _ends(state, hands, start, layers[hands.speed], bridge=bridge)
    for thing in hands.things:
        if thing == start[0] or thing == character:
            continue
        square = board.at[thing]
        for steps, layer in enumerate(layers):
            if layer >> square & 1:
                after = hands.taken(start, square, thing)
                if after is not None:
                    left = hands.speed - steps
                    beyond = hands.layers(after, square, left)[left]
                    if start[0] == NOTHING and hands.start == square:
                        beyond &= ~(1 << square)
                    yield from _ends(state, hands, after, beyond, bridge=bridge or thing in ROPES)
                break


def _ends(state: State, hands: Hands, burden: Burden, squares: int, *, bridge: bool) -> Iterator[Child]:
    character = hands.character
    load, put = burden
    out = squares & hands.goal
    if out:
        draft = draft_of(state)  # type: ignore[arg-type]  # as above
        spend(draft, character)
        if put:
            draft.at = moved(draft.at, *put)
        leave(draft, character, None if load == NOTHING else load, [])
        if bridge or put:
            fall(draft, [])
        yield Child(Walk(character, Result(burden, None)), draft)
    ends = hands.ends(burden, squares)
    if not put and load == hands.start_burden[0]:
        ends &= ~(1 << hands.start)
    for square in squares_of(ends):
        draft = draft_of(state)  # type: ignore[arg-type]  # as above
        spend(draft, character)
        changes = [*put, (character, square)]
        if load != NOTHING:
            changes.append((load, square))
        draft.at = moved(draft.at, *changes)
        if bridge or put:
            fall(draft, [])
        yield Child(Walk(character, Result(burden, square)), draft)


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


@dataclass(slots=True)
class Plan:
    """A turn, up to where something unknown interrupts it."""

    worth: float
    state: State
    """After it; before the cards are shown where it ends with a fight."""
    chain: Chain = None
    fight: Fight | None = None

    @property
    def deeds(self) -> tuple[Deeds, ...]:
        """What was done, in order."""
        found, chain = list[Deeds](), self.chain
        while chain is not None:
            chain, deed = chain
            found.append(deed)
        return tuple(reversed(found))

    @property
    def interrupted(self) -> bool:
        """Whether it ends with a fight or a room, and goes on after it."""
        return self.fight is not None or self.reveals is not None

    @property
    def reveals(self) -> int | None:
        """The slot that is revealed at its end."""
        last = self.chain[1] if self.chain else None
        return last.slot if isinstance(last, Reveal) else None


@dataclass(slots=True)
class Beam:
    """A search for turns of one seat; without ``rooms`` none are revealed."""

    manner: Manner
    seat: int
    rooms: Rooms | None = None

    def plans(self, state: State, count: int) -> list[Plan]:
        """The best turns from a state on, the best first: at least one, since a turn may end at once."""
        manner = self.manner
        left = [Plan(manner.valuer.lead(state, self.seat), state)]
        found = list(left)
        known = {_key(state)}
        for _ in range(manner.most or _MOST_ACTIONS):
            following: list[Plan] = []
            for node in left:
                for child in self._children(node, known):
                    if child.interrupted:
                        found.append(child)
                    else:
                        following.append(child)
            left = nlargest(manner.width, following, key=_worth)
            if not left:
                break
            found.extend(nlargest(count, following, key=_worth) if count > manner.width else left)
        return nlargest(count, found, key=_worth)

    def followed(self, state: State, actions: Sequence[Deed]) -> Plan:
        """The turn of these actions, valued as those that are found; after a fight or a room none follow."""
        manner = self.manner
        node = Plan(manner.valuer.lead(state, self.seat), state)
        for action in actions:
            child = done(node.state, action)
            chain = (node.chain, action)
            if child.fight is not None:
                return self._fought(child.state, chain, child.fight)
            if isinstance(action, Reveal):
                return self._revealed(node.worth, child.state, chain, action.slot)
            node = Plan(manner.valuer.lead(child.state, self.seat), child.state, chain)
        return node

    def _children(self, node: Plan, known: set[tuple[object, ...]]) -> Iterable[Plan]:
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
                    yield Plan(lead(state, seat), state, chain)

    def _revealed(self, worth: float, state: Draft, chain: Chain, slot: int) -> Plan:
        gain = self.rooms.gain(slot) if self.rooms is not None else 0.0
        return Plan(worth + gain + self.manner.point_left * points_left(state), state, chain)

    def _fought(self, state: Draft, chain: Chain, fight: Fight) -> Plan:
        manner, seat = self.manner, self.seat
        valuer = manner.valuer
        game = fighting.stakes(state, fight, valuer.weights.pip, lambda after: valuer.lead(after, seat))
        worth = fighting.worth(game, solves=manner.solves)
        worth += manner.point_left * points_left(state) + valuer.weights.fight
        return Plan(worth, state, chain, fight)


def points_left(state: State) -> int:
    """All action points left, those of potions too."""
    return state.ap + sum(points for _, points in state.potion)


def _worth(node: Plan) -> float:
    return node.worth


def _key(state: State) -> tuple[object, ...]:
    """What two ways to the same state share."""
    return (
        state.at, state.wounded, state.rotations, state.gates, state.ap, state.potion, state.fresh_healed,
        state.seats[state.turn].jumps, state.up,
    )  # fmt: skip


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
        if plan.fight is not None:
            game = fighting.stakes(
                plan.state,
                plan.fight,
                self.first.valuer.weights.pip,
                lambda after: self.going_on(after, seat),
            )
            return fighting.worth(game, solves=self.first.solves) + self.first.valuer.weights.fight
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
