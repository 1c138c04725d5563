"""Tokens by square, and what a path takes and leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from k2bot.games.dungeon_twister.engine.actions import DROP, TAKE
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    OWNER,
    ROPES,
    THIEVES,
    TOKENS,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.events import Handling
from k2bot.games.dungeon_twister.engine.model import FULL_IN_PASSING, Setup
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, NAMES, SQUARE_BY_NAME, SQUARES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.maze import Maze

_NO_TOKENS: Final[tuple[int, ...]] = ()
_ALONE: Final = tuple((token,) for token in range(len(TOKENS)))


class BoardSource(Protocol):
    """Source of a board: a state, frozen or mutable, or an observation."""

    @property
    def setup(self) -> Setup:
        """The settings, with the revision of the rules."""

    @property
    def places(self) -> tuple[int, ...]:
        """Place by token."""

    @property
    def wounded(self) -> int:
        """Bit mask of wounded characters."""

    @property
    def fresh_healed(self) -> int:
        """Bit mask of characters healed this turn."""

    @property
    def maze(self) -> Maze:
        """The current maze."""


class Board:
    """Tokens in the maze by square, with the bitboards needed everywhere."""

    def __init__(self, game: BoardSource) -> None:
        self.places = game.places
        self.wounded = game.wounded
        self.idle = game.wounded | game.fresh_healed
        """Bit mask of characters that can't act: wounded, or healed this turn."""
        self.maze = game.maze
        self.full_in_passing = FULL_IN_PASSING.holds(game.setup)
        """Whether a square may be overfull during a move (rule 10)."""
        self.on: dict[int, tuple[int, ...]] = {}
        """Tokens by square, in order."""
        on, bits = self.on, 0
        for token, place in enumerate(self.places):
            if place < SQUARES:
                on[place] = (*on[place], token) if place in on else _ALONE[token]
                bits |= BIT[place]
        self.occupied = 0
        """Bitboard of squares with any token."""
        self.characters = self.unwounded = (0, 0)
        """Bitboards by seat of all characters, and of the unwounded ones."""
        self.things = (0, 0)
        """Bitboards by seat of squares with something its characters may take."""
        self.update_squares(bits, self)

    def successor(self, places: tuple[int, ...], moved: Iterable[int]) -> tuple[Board, int]:
        """The board after some tokens have moved, and the squares affected."""
        after = Board.__new__(Board)
        after.places = places
        after.wounded, after.idle, after.maze = self.wounded, self.idle, self.maze
        after.full_in_passing = self.full_in_passing
        after.on = on = self.on.copy()
        touched = 0
        for token in moved:
            place = self.places[token]
            if place < SQUARES:
                touched |= BIT[place]
                tokens = on.pop(place)
                if len(tokens) > 1:
                    on[place] = tuple([other for other in tokens if other != token])
            place = places[token]
            if place < SQUARES:
                touched |= BIT[place]
                on[place] = tuple(sorted((*on[place], token))) if place in on else _ALONE[token]
        after.update_squares(touched, self)
        return after, touched

    def update_squares(self, squares: int, known: Board) -> None:
        """Update these squares; the others are copied from a known board."""
        on, wounded = self.on, self.wounded
        occupied = objects = blue = yellow = lying_blue = lying_yellow = 0
        rest = squares
        while rest:
            bit = rest & -rest
            rest ^= bit
            tokens = on.get(bit.bit_length() - 1, _NO_TOKENS)
            if tokens:
                occupied |= bit
            for token in tokens:
                if not IS_CHARACTER[token]:
                    objects |= bit
                elif token < TOKENS_PER_SEAT:
                    if wounded >> token & 1:
                        lying_blue |= bit
                    else:
                        blue |= bit
                elif wounded >> token & 1:
                    lying_yellow |= bit
                else:
                    yellow |= bit
        others = ~squares
        self.occupied = known.occupied & others | occupied
        before, after = known.characters
        self.characters = before & others | blue | lying_blue, after & others | yellow | lying_yellow
        before, after = known.unwounded
        self.unwounded = before & others | blue, after & others | yellow
        before, after = known.things
        self.things = (
            before & others | (objects | lying_blue) & ~yellow & ~LINES[1],
            after & others | (objects | lying_yellow) & ~blue & ~LINES[0],
        )

    def tokens(self, square: int) -> tuple[int, ...]:
        """Tokens on a square."""
        return self.on.get(square, _NO_TOKENS)

    def is_fit(self, token: int) -> bool:
        """Whether a character is in play, unwounded and not healed this turn."""
        return self.places[token] < SQUARES and not self.idle >> token & 1

    def load(self, token: int) -> int | None:
        """Load of a character: the other token on its square, if any (rule 14)."""
        for other in self.on[self.places[token]]:
            if other != token:
                return other
        return None

    def carrier(self, token: int) -> int | None:
        """The unwounded character carrying a wounded one; None if nobody does."""
        for other in self.on[self.places[token]]:
            if other != token and IS_CHARACTER[other] and not self.wounded >> other & 1:
                return other
        return None

    def character_seen(self, square: int) -> int | None:
        """The character attacked or hit first on a square: the unwounded one of two (rule 23)."""
        seen = None
        for token in self.on.get(square, _NO_TOKENS):
            if IS_CHARACTER[token]:
                if not self.wounded >> token & 1:
                    return token
                seen = token
        return seen

    def bridges(self, seat: int) -> int:
        """Squares of ropes and of a seat's unwounded thief: its characters can cross pits there (rule 16)."""
        bits = self.thief_bridge(seat)
        for rope in ROPES:
            if self.places[rope] < SQUARES:
                bits |= BIT[self.places[rope]]
        return bits

    def thief_bridge(self, seat: int) -> int:
        """Bit of a seat's unwounded thief: her friends can cross a pit she stands on (rule 27)."""
        thief = THIEVES[seat]
        place = self.places[thief]
        return 0 if place >= SQUARES or self.wounded >> thief & 1 else BIT[place]


def crowding(tokens: Sequence[int], wounded: int) -> str | None:
    """Why a square can't hold these tokens, given who is wounded (rule 10); None if it can."""
    people = [token for token in tokens if IS_CHARACTER[token]]
    if len(tokens) - len(people) > 1:
        return "are two objects"
    if len(tokens) > 2:
        return "is more than two tokens"
    if len(people) > 1:
        one, other = people
        if OWNER[one] != OWNER[other] or (wounded >> one ^ wounded >> other) & 1 == 0:
            return "two characters are neither of one colour nor is exactly one of them wounded"
    return None


def is_bridged(tokens: Iterable[int], wounded: int) -> bool:
    """Whether these tokens bridge a pit they are on, given who is wounded: a rope or the thief (rule 16)."""
    return any(token in ROPES or (token in THIEVES and not wounded >> token & 1) for token in tokens)


_WITH_MOVER: Final = -1
"""Place of the mover and its load."""


def handlings(board: Board, character: int, path: tuple[str, ...]) -> tuple[tuple[Handling, ...], str | None]:
    """Tokens taken and left along a legal path, and the one carried all the way (rule 14).

    A token on the final square is picked up, even if the path doesn't say so.
    """
    square, hand = board.places[character], board.load(character)
    handled: list[Handling] = []
    moved_to = {character: _WITH_MOVER}
    """Current place of each handled token."""

    def there() -> list[int]:
        """Tokens on the square, except the mover and its load."""
        known = (*board.tokens(square), *(token for token in moved_to if board.places[token] != square))
        return [token for token in known if moved_to.get(token, board.places[token]) == square]

    def note(token: int, *, taken: bool) -> None:
        partner = next((TOKENS[one] for one in there() if IS_CHARACTER[one] and one != token), None)
        handled.append(Handling(TOKENS[token], NAMES[square], taken, partner))
        moved_to[token] = _WITH_MOVER if taken else square

    if hand is not None:
        moved_to[hand] = _WITH_MOVER
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
            handled.pop()  # only put down, and picked up again
        else:
            note(lying[0], taken=True)
    return tuple(handled), TOKENS[hand] if hand is not None and not handled else None


def falls(board: Board, handled: Sequence[Handling]) -> tuple[int, ...]:
    """Characters that a move leaves on a pit without a rope: theirs was taken (rule 16)."""
    is_taken = {
        BY_NAME[one.partner]: one.taken
        for one in handled
        if one.partner is not None
        and BY_NAME[one.token] in ROPES
        and board.maze.pits & BIT[SQUARE_BY_NAME[one.square]]
    }
    return tuple(one for one, taken in is_taken.items() if taken and not is_bridged((one,), board.wounded))


def load_after(load: int | None, handled: Sequence[Handling]) -> int | None:
    """Load of a character after a move that began with a load."""
    if not handled:
        return load
    return BY_NAME[handled[-1].token] if handled[-1].taken else None
