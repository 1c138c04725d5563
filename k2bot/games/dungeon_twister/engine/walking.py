"""A move by a path given by hand: every lawful one is taken, whether it is listed or not (13, 14, 22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE, Move
from k2bot.games.dungeon_twister.engine.aftermath import leave
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.errors import Refused
from k2bot.games.dungeon_twister.engine.events import handlings, new_moved
from k2bot.games.dungeon_twister.engine.model import moved
from k2bot.games.dungeon_twister.engine.moves import FREE, NOTHING, Hands
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, NAMES, SQUARE_BY_NAME

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Draft
    from k2bot.games.dungeon_twister.engine.moves import Burden


def walk(
    draft: Draft,
    board: Board,
    move: Move,
    told: tuple[Burden, int] | None,
    events: list[Event],
) -> None:
    """Move a fit character along a path, unless it is told what this leads to. Raises Refused."""
    character = BY_NAME[move.character]
    # Quicker, for what is most frequent: a listed path takes nothing that is not needed for its result.
    plain = told is not None and told[0] == FREE and board.load(character) is None
    if told is None:
        told = followed(Hands(board, character), move)
    (load, put), square = told
    at = board.at
    things = []
    changes = [*put, (character, square)]
    for thing, place in put:
        things.append((TOKENS[thing], NAMES[at[thing]], NAMES[place]))
    leaves = LINES[1 - OWNER[character]] >> square & 1
    if load != NOTHING:
        changes.append((load, square))
        if at[load] != square and not leaves:
            things.append((TOKENS[load], NAMES[at[load]], NAMES[square]))
    handled, carried = ((), None) if plain else handlings(board, character, move.path)
    events.append(
        new_moved(move.character, "move", NAMES[at[character]], move.path, tuple(things), handled, carried)
    )
    if leaves:
        draft.at = moved(at, *put)
        leave(draft, character, None if load == NOTHING else load, events)
    else:
        draft.at = moved(at, *changes)


def followed(hands: Hands, move: Move) -> tuple[Burden, int]:
    """The burden and the square at the end of a path. Raises Refused where the path is not lawful."""
    burden, square = hands.start_burden, hands.start
    steps = 0
    path = move.path
    skip = False
    for place, word in enumerate(path):
        if skip:
            skip = False
        elif word == DROP:
            after = hands.dropped(burden, square)
            following = path[place + 1] if place + 1 < len(path) else ""
            if after is None and burden[0] != NOTHING and following.startswith(TAKE):
                # Dropped first and taken then: a swap in two words.
                burden, skip = _taken(hands, burden, square, following), True
            elif after is None:
                _refuse_drop(burden, square)
            else:
                burden = after
        elif word.startswith(TAKE):
            burden = _taken(hands, burden, square, word)
        else:
            if hands.goal >> square & 1:
                raise Refused("move-over", "the step onto the opponent's line ends the move", 22)
            steps += 1
            if steps > hands.speed:
                raise Refused(
                    "too-far", f"{move.character} goes {hands.speed} squares at most", 13, speed=hands.speed
                )
            square = _stepped(hands, burden, square, word)
    _check_end(hands, burden, square)
    return burden, square


def _stepped(hands: Hands, burden: Burden, square: int, word: str) -> int:
    target = SQUARE_BY_NAME.get(word)
    if target is None:
        raise Refused("no-square", f"{word!r} is no square", 13)
    bit = BIT[target]
    if not hands.board.maze.step(BIT[square]) & bit:
        raise Refused("no-way", f"there is no way from {NAMES[square]} to {word}", 13, square=word)
    if not hands.step(burden, BIT[square]) & bit:
        if hands.enemies & bit:
            raise Refused("enemy", f"an unwounded enemy stands on {word}", 13, square=word)
        raise Refused("pit", f"nothing bridges the pit {word}", 16, square=word)
    return target


def _taken(hands: Hands, burden: Burden, square: int, word: str) -> Burden:
    thing = BY_NAME.get(word[len(TAKE) :])
    after = None if thing is None else hands.taken(burden, square, thing)
    if after is None:
        raise Refused(
            "no-taking", f"{word[len(TAKE) :]} cannot be taken on {NAMES[square]}", 14, square=NAMES[square]
        )
    return after


def _refuse_drop(burden: Burden, square: int) -> NoReturn:
    name = NAMES[square]
    if burden[0] == NOTHING:
        raise Refused("free-hands", "there is nothing in hand to drop", 14)
    raise Refused("no-dropping", f"{TOKENS[burden[0]]} cannot be left on {name}", 14, square=name)


def _check_end(hands: Hands, burden: Burden, square: int) -> None:
    """Whether a move may end there with that burden (10, 13, 16). Raises Refused."""
    load, put = burden
    if hands.goal >> square & 1:
        return
    rest = hands.rest(burden, square)
    if load == NOTHING and len(rest) == 1 and hands.takeable(square, rest):
        load = rest[0]
        put = tuple(one for one in put if one[0] != load)
    elif rest:
        rule = 13 if any(IS_CHARACTER[token] for token in rest) else 10
        raise Refused("no-room", f"the move cannot end on {NAMES[square]}", rule, square=NAMES[square])
    if not hands.stops((load, ())) >> square & 1:
        raise Refused(
            "pit", f"nobody stops on the pit {NAMES[square]} without a rope", 16, square=NAMES[square]
        )
    if square == hands.start and (load, put) == hands.start_burden:
        raise Refused("nothing-changed", "the move would change nothing", 13)
