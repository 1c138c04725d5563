"""What is to be feared after a turn: who of the other's could walk out next, or attack whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.aftermath import end_turn
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.exits import exits, highest_card, points_within
from k2bot.games.dungeon_twister.engine.fights import fight_of, targets
from k2bot.games.dungeon_twister.engine.hands import Hands
from k2bot.games.dungeon_twister.engine.model import Phase, draft_of, frozen, moved
from k2bot.games.dungeon_twister.engine.squares import BIT, SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.players import fighting
from k2bot.games.dungeon_twister.players.gains import NEAR, changed_ways
from k2bot.games.dungeon_twister.players.reasons import Reason, because

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Draft, Game


def after(begun: Game, state: Game, seat: int) -> Reason | None:
    """What the other could do best in its next turn, once a seat's turn has led to that state."""
    draft = draft_of(state)
    if state.phase is Phase.ACT and state.turn == seat:
        end_turn(draft, [])
    if draft.result is not None or draft.turn == seat:
        return None
    ended = frozen(draft)
    return _leaving(ended, 1 - seat) or attack(ended, seat) or _opened(begun, ended, 1 - seat)


def _leaving(game: Game, other: int) -> Reason | None:
    """Who of the other's could walk out with its highest card, as the maze lies."""
    seen = observe(game, None)
    most = highest_card(seen, other)
    found = exits(seen, other, most)
    if not found:
        return None
    wins = game.vp[other] + points_within(found, most) >= game.setup.goal[other]
    return because(
        "leaves",
        character=found[0].character,
        ap=found[0].ap,
        more=len(found) - 1,
        wins="yes" if wins else "no",
    )


def attack(game: Game, seat: int) -> Reason | None:
    """The worst attack on a seat's characters that the other can make with a move at most.

    Only one that counts more than the defence before cards, or at least as much where it would be an end.
    """
    worst: tuple[int, int] = (0, 0)
    found: Reason | None = None
    board = Board(game)
    near = _beside(board, seat)
    for attacker in CHARACTERS_OF[1 - seat]:
        if not board.is_fit(attacker):
            continue
        hands = Hands(board, attacker)
        load, _ = hands.start_burden
        ends = hands.ends(hands.start_burden, hands.layers_at_first[hands.speed]) | BIT[hands.start]
        for square in squares_of(ends & near):
            draft = draft_of(game)
            draft.at = moved(draft.at, (attacker, square), *(((load, square),) if load >= 0 else ()))
            there = Board(draft)
            for target in targets(there, draft, attacker):
                fight = fight_of(there, attacker, target)
                strength, defence = fight.strengths(there)
                ended: Draft = fighting.ended(draft, fight, fighting.WON)
                out = ended.vp[1 - seat] - draft.vp[1 - seat]
                if strength + bool(out) > defence and (out, strength - defence) > worst:
                    worst = (out, strength - defence)
                    found = because(
                        "attacked",
                        attacker=TOKENS[attacker],
                        target=TOKENS[target],
                        attack=strength,
                        defence=defence,
                        points=out,
                        wounded="yes" if game.wounded >> target & 1 else "no",
                    )
    return found


def _beside(board: Board, seat: int) -> int:
    """The squares beside a seat's characters."""
    bits = 0
    for token in CHARACTERS_OF[seat]:
        if board.at[token] < SQUARES:
            for square in board.maze.neighbours(board.at[token]):
                bits |= BIT[square]
    return bits


def _opened(begun: Game, ended: Game, other: int) -> Reason | None:
    """A way of the other's that the turn made shorter: somebody gave way."""
    way = max(changed_ways(begun, ended, other), key=lambda one: one.shorter, default=None)
    if way is None or way.shorter <= 0 or way.after > NEAR:
        return None
    return because("gives-way", target=TOKENS[way.token], before=way.before, after=way.after)
