"""What a character takes and leaves on its way (14), for whoever tells the move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.events import Handling
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.board import Board

_ALONG: Final = -1
"""Stands for the place of the mover and of what it has in hand."""


def handlings(board: Board, character: int, path: tuple[str, ...]) -> tuple[tuple[Handling, ...], str | None]:
    """What is taken and left along a lawful path, and what stays in hand all the way (14).

    What lies where the path ends is in hand from then on, also where the path does not say so.
    """
    square, hand = board.at[character], board.load(character)
    handled: list[Handling] = []
    moved_to = {character: _ALONG}
    """Where what was handled is now."""

    def there() -> list[int]:
        """What is on the square, without the mover and what it has in hand."""
        known = (*board.tokens(square), *(token for token in moved_to if board.at[token] != square))
        return [token for token in known if moved_to.get(token, board.at[token]) == square]

    def note(token: int, *, taken: bool) -> None:
        partner = next((TOKENS[one] for one in there() if IS_CHARACTER[one] and one != token), None)
        handled.append(Handling(TOKENS[token], NAMES[square], taken, partner))
        moved_to[token] = _ALONG if taken else square

    if hand is not None:
        moved_to[hand] = _ALONG
    for word in path:
        step = SQUARE_BY_NAME.get(word)
        if step is not None:
            square = step
            continue
        if hand is not None:
            note(hand, taken=False)
        hand = None if word == DROP else BY_NAME[word[len(TAKE) :]]
        if hand is not None:
            note(hand, taken=True)
    if LINES[1 - OWNER[character]] >> square & 1:
        return tuple(handled), None
    if hand is None and (lying := there()):
        if handled and handled[-1] == Handling(TOKENS[lying[0]], NAMES[square], taken=False, partner=None):
            handled.pop()  # it was only put down, and is in hand again
        else:
            note(lying[0], taken=True)
    return tuple(handled), TOKENS[hand] if hand is not None and not handled else None
