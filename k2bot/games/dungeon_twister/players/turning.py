"""One action on from a state: everything a seat may sensibly do, as states after it.

Moves are made by sets of squares without a path; legality comes from the engine's own rules of handling
and walking, and whatever is answered is applied by the engine as a whole action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import Attack, Gate, Move, Regenerate, Reveal
from k2bot.games.dungeon_twister.engine.aftermath import fall, spend
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    ROPES,
    THIEVES,
    TOKENS,
    TROLLS,
)
from k2bot.games.dungeon_twister.engine.deeds import finders, regenerates
from k2bot.games.dungeon_twister.engine.fights import Fight, fight_of
from k2bot.games.dungeon_twister.engine.hands import NOTHING, Hands
from k2bot.games.dungeon_twister.engine.model import draft_of, moved
from k2bot.games.dungeon_twister.engine.moves import Moves, Result
from k2bot.games.dungeon_twister.engine.perform import PERFORM, leave
from k2bot.games.dungeon_twister.engine.squares import SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.walking import walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.actions import Deed
    from k2bot.games.dungeon_twister.engine.hands import Burden
    from k2bot.games.dungeon_twister.engine.model import Draft, Game

    State = Game | Draft

_EVENTS: Final[list[Any]] = []
"""Where the engine tells what happened; nobody reads it here."""


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
    walk(draft, board, deed, None, _EVENTS)
    _EVENTS.clear()
    tidy(draft)
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
        if board.idle >> character & 1:
            if character in TROLLS and regenerates(board, state, character):
                yield _done(state, board, Regenerate(TOKENS[character]), character)
            continue
        yield from _walks(state, board, character)
        for kind, choices in finders(board, character):
            for fields in choices(board, state, character):
                yield _done(state, board, kind(TOKENS[character], *fields), character)


def _done(state: State, board: Board, deed: Deed, character: int) -> Child:
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    spend(draft, character)
    if isinstance(deed, Attack):
        return Child(deed, draft, fight_of(board, character, BY_NAME[deed.target]))
    if not isinstance(deed, Reveal):
        PERFORM[type(deed)](draft, board, deed, character, _EVENTS)
        _EVENTS.clear()
        if not isinstance(deed, Gate):
            tidy(draft)
    return Child(deed, draft)


def tidy(draft: Draft) -> None:
    """Let fall who stands on a pit without anything to hold (16)."""
    if draft.maze.pits:
        fall(draft, _EVENTS)
        _EVENTS.clear()


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
        leave(draft, character, None if load == NOTHING else load, _EVENTS)
        _EVENTS.clear()
        if bridge or put:
            tidy(draft)
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
            tidy(draft)
        yield Child(Walk(character, Result(burden, square)), draft)
