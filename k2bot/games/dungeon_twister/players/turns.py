"""Beam search over whole turns, with the opponent's reply.

Moves are generated as sets of squares without paths; legality comes from the engine's own rules for handling
and walking, and the engine applies the chosen actions in full.
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
    """A move, by its result."""

    character: int
    result: Result


Deeds: TypeAlias = "Walk | Deed"


class Child(NamedTuple):
    """An action and the state after it; for a fight the state before it, since the cards decide."""

    deed: Deeds
    state: Draft
    fight: Fight | None = None


def written(board: Board, deed: Deeds) -> Deed:
    """The engine's action for a deed."""
    if not isinstance(deed, Walk):
        return deed
    action: Move = Moves(board, deed.character).move(deed.result)
    return action


def done(state: State, deed: Deed) -> Child:
    """Apply an answered action to a copy of the state; a revealed room stays face down."""
    board, character = Board(state), BY_NAME[deed.character]
    if not isinstance(deed, Move):
        return _done(state, board, deed, character)
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    spend(draft, character)
    walk(draft, board, deed, None, [])
    fall(draft, [])
    return Child(deed, draft)


def children(state: State, seat: int) -> Iterator[Child]:
    """Legal actions of the seat to move, each with the state after it.

    Handovers are limited to those that take something. A revealed room stays face down, since its contents
    are unknown.
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
    """Moves: with what is carried, and those that pick up or swap one object on the way."""
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
"""More actions than any turn can have, potions included."""
Chain: TypeAlias = "tuple[Chain, Deeds] | None"
"""Linked list of deeds, last one first."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """Parameters of a turn search."""

    valuer: Valuer
    width: int
    """Beam width: states kept after each action."""
    solves: bool = True
    """Whether fights are solved as matrix games; otherwise all cards count as equally likely."""
    point_left: float = 3.0
    """Value of an action point left when a fight or a reveal interrupts the turn."""
    most: int | None = None
    """Maximum depth in actions; None for all that are left."""
    restless: bool = False
    """Whether quiet turns make it more aggressive."""

    def shared(self, share: int, quiet: int) -> SearchSettings:
        """The same with this percentage of the work, adapted to the number of quiet turns."""
        return replace(
            self,
            width=max(1, self.width * share // 100),
            valuer=Valuer(urged(self.valuer.weights, quiet)) if self.restless else self.valuer,
        )


@dataclass(slots=True)
class Plan:
    """A turn, up to the point where something unknown interrupts it."""

    worth: float
    state: State
    """State after the turn; before the cards are revealed if it ends with a fight."""
    chain: Chain = None
    fight: Fight | None = None

    @property
    def deeds(self) -> tuple[Deeds, ...]:
        """Deeds in order."""
        found, chain = list[Deeds](), self.chain
        while chain is not None:
            chain, deed = chain
            found.append(deed)
        return tuple(reversed(found))

    @property
    def interrupted(self) -> bool:
        """Whether it ends with a fight or a reveal, with the turn to be continued."""
        return self.fight is not None or self.reveals is not None

    @property
    def reveals(self) -> int | None:
        """The slot revealed at its end."""
        last = self.chain[1] if self.chain else None
        return last.slot if isinstance(last, Reveal) else None


@dataclass(slots=True)
class Beam:
    """Beam search for one seat's turns; without ``rooms`` no room is revealed."""

    settings: SearchSettings
    seat: int
    rooms: Rooms | None = None

    def plans(self, state: State, count: int) -> list[Plan]:
        """The best turns from a state, best first. Never empty, since a turn may end at once."""
        settings = self.settings
        left = [Plan(settings.valuer.lead(state, self.seat), state)]
        found = list(left)
        known = {_key(state)}
        for _ in range(settings.most or _MOST_ACTIONS):
            following: list[Plan] = []
            for node in left:
                for child in self._children(node, known):
                    if child.interrupted:
                        found.append(child)
                    else:
                        following.append(child)
            left = nlargest(settings.width, following, key=_worth)
            if not left:
                break
            found.extend(nlargest(count, following, key=_worth) if count > settings.width else left)
        return nlargest(count, found, key=_worth)

    def followed(self, state: State, actions: Sequence[Deed]) -> Plan:
        """Evaluate the turn of these actions like one that was found; stops after a fight or a reveal."""
        settings = self.settings
        node = Plan(settings.valuer.lead(state, self.seat), state)
        for action in actions:
            child = done(node.state, action)
            chain = (node.chain, action)
            if child.fight is not None:
                return self._fought(child.state, chain, child.fight)
            if isinstance(action, Reveal):
                return self._revealed(node.worth, child.state, chain, action.slot)
            node = Plan(settings.valuer.lead(child.state, self.seat), child.state, chain)
        return node

    def _children(self, node: Plan, known: set[tuple[object, ...]]) -> Iterable[Plan]:
        """Successors of a state, skipping those in ``known`` and adding the others to it."""
        seat, lead = self.seat, self.settings.valuer.lead
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
        return Plan(worth + gain + self.settings.point_left * points_left(state), state, chain)

    def _fought(self, state: Draft, chain: Chain, fight: Fight) -> Plan:
        settings, seat = self.settings, self.seat
        valuer = settings.valuer
        game = fighting.stakes(state, fight, valuer.weights.pip, lambda after: valuer.lead(after, seat))
        worth = fighting.worth(game, solves=settings.solves)
        worth += settings.point_left * points_left(state) + valuer.weights.fight
        return Plan(worth, state, chain, fight)


def points_left(state: State) -> int:
    """All action points left, including those from potions."""
    return state.ap + sum(points for _, points in state.potion)


def _worth(node: Plan) -> float:
    return node.worth


def _key(state: State) -> tuple[object, ...]:
    """Transposition key: what two orders of actions leading to the same state share."""
    return (
        state.at, state.wounded, state.rotations, state.gates, state.ap, state.potion, state.fresh_healed,
        state.seats[state.turn].jumps, state.up,
    )  # fmt: skip


_USUAL = 4
"""Action card the opponent is assumed to reply with, or the next lower one it still has."""


@dataclass(frozen=True, slots=True)
class Sight:
    """Search parameters: for turns, for what follows a fight, and for the opponent's reply."""

    first: SearchSettings
    rest: SearchSettings
    reply: SearchSettings | None
    """None to skip the opponent's reply."""
    looked_at: int
    """Number of turns evaluated more deeply."""
    trust: float = 1.0
    """Weight (0 to 1) of the evaluation after the opponent's reply against the static one."""

    def shared(self, share: int, quiet: int) -> Sight:
        """The same with this percentage of the work, adapted to the number of quiet turns."""
        return Sight(
            self.first.shared(share, quiet),
            self.rest.shared(share, quiet),
            None if self.reply is None else self.reply.shared(share, quiet),
            max(1, self.looked_at * share // 100),
            self.trust,
        )

    def worth(self, plan: Plan, seat: int) -> float:
        """Value of a turn by the deeper evaluation."""
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
        """Value of a state to the seat that continues its turn."""
        best = Beam(self.rest, seat).plans(state, 1)[0]
        if self.reply is None or best.fight is not None:
            return best.worth
        return self._weighed(best.worth, best.state, seat)

    def _weighed(self, at_sight: float, state: State, seat: int) -> float:
        """Weighted mean of the static evaluation and the one after the opponent's reply."""
        return (1.0 - self.trust) * at_sight + self.trust * self.answered(state, seat)

    def answered(self, state: State, seat: int) -> float:
        """Value to the seat of ending its turn here, after the opponent's best turn."""
        assert self.reply is not None  # noqa: S101 - called only if there is one
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
