"""Where a character can go: its squares in the order of the menu, the best first, and what each brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    EXIT_VP,
    IS_CHARACTER,
    OWNER,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.pages.called import called, handled, load, steps_of
from k2bot.games.dungeon_twister.pictures import emoji
from k2bot.host.game import Choice, Select
from k2bot.pages.talk import CHOICE_LIMIT
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Move
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

MOST: Final = 25
"""Lines of a menu."""
STAY: Final = "stay"
"""How the value of a line ends by which a character ends where it stands."""
MORE: Final = "more "
"""How the value of a line begins that turns the page of a menu."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A square to go to, with its number on the picture and the ways that lead there, the plain one first."""

    number: int
    square: str
    ways: tuple[Move, ...]

    @property
    def plain(self) -> Move:
        """The way that keeps what it has and takes only where it stops."""
        return self.ways[0]


def destinations(
    seen: Observation, character: str, reach: Mapping[str, Sequence[Move]]
) -> tuple[Destination, ...]:
    """All squares of a character: out of the maze, onto things, to wounded enemies, gears, then near ones."""
    board = Board(seen)
    ordered = sorted(
        reach.items(),
        key=lambda entry: (_rank(seen, board, character, entry[0]), steps_of(entry[1][0])),
    )
    return tuple(Destination(number, square, tuple(ways)) for number, (square, ways) in enumerate(ordered, 1))


def leaves(character: str, square: str) -> bool:
    """Whether a square is on the line by which a character leaves the maze."""
    return bool(LINES[1 - OWNER[BY_NAME[character]]] & BIT[SQUARE_BY_NAME[square]])


def _rank(seen: Observation, board: Board, character: str, name: str) -> int:
    number, square = BY_NAME[character], SQUARE_BY_NAME[name]
    if leaves(character, name):
        return 0
    if any(token not in (number, board.load(number)) for token in board.tokens(square)):
        return 1
    if any(_wounded(seen, token) for token in _enemies(board, number, square)):
        return 2
    return 3 if square in seen.maze.gears else 4


def _enemies(board: Board, character: int, square: int) -> list[int]:
    """The enemies that stand beside a square, nothing but a free side between."""
    met = [board.character_seen(other) for other in board.maze.neighbours(square)]
    return [token for token in met if token is not None and OWNER[token] != OWNER[character]]


def _wounded(seen: Observation, token: int) -> bool:
    return bool(seen.wounded >> token & 1)


# ------------------------------------------------------------------------------------------------ in words


def told(talk: Talk, seen: Observation, move: Move, square: str) -> str:
    """What a move to a square brings: what it takes and leaves, and what is beside it; may be nothing."""
    if leaves(move.character, square):
        return _leaving(talk, seen, move)
    board, place = Board(seen), SQUARE_BY_NAME[square]
    number = BY_NAME[move.character]
    facts = list(handled(talk, seen, move))
    if board.maze.pits & BIT[place]:
        facts.append(talk.text("dungeon-goes-pit"))
    if place in board.maze.gears:
        facts.append(talk.text("dungeon-goes-gear"))
    for enemy in _enemies(board, number, place):
        name = called(talk, seen, TOKENS[enemy])
        message = "dungeon-goes-beside-wounded" if _wounded(seen, enemy) else "dungeon-goes-beside"
        facts.append(talk.text(message, name=name))  # words: dungeon-goes-beside*
    facts += [talk.text("dungeon-goes-reveals", room=slot + 1) for slot in board.maze.hidden_beside(place)]
    return talk.joined(facts, "talk-list-dot") if facts else ""


def _leaving(talk: Talk, seen: Observation, move: Move) -> str:
    """What leaving the maze brings: points, a friend in safety, what is lost."""
    character = BY_NAME[move.character]
    hand = _hand_at_end(seen, move)
    points = EXIT_VP[character]
    facts = list(handled(talk, seen, move))
    if hand is not None and hand in TREASURES:
        points += EXIT_VP[hand]
    elif hand is not None:
        message = "dungeon-goes-out-safe" if IS_CHARACTER[hand] else "dungeon-goes-out-lost"
        facts.append(talk.text(message, name=called(talk, seen, TOKENS[hand])))  # words: dungeon-goes-out-*
    return talk.joined([talk.text("dungeon-goes-out", points=points), *facts], "talk-list-dot")


def _hand_at_end(seen: Observation, move: Move) -> int | None:
    """What a character has in hand when its move ends."""
    hand = load(seen, move.character)
    for word in move.path:
        if word not in SQUARE_BY_NAME:
            _, _, taken = word.partition(" ")
            hand = BY_NAME[taken] if taken else None
    return hand


def ways_told(talk: Talk, seen: Observation, ways: Sequence[Move]) -> tuple[str, ...]:
    """Each way to one square by what sets it apart: what is taken and left."""
    in_hand = load(seen, ways[0].character)
    kept = (
        talk.text("dungeon-way-nothing")
        if in_hand is None
        else talk.text("dungeon-way-keeps", thing=called(talk, seen, TOKENS[in_hand]))
    )
    return tuple(
        talk.joined(facts, "talk-list-dot") if (facts := handled(talk, seen, way)) else kept for way in ways
    )


# ------------------------------------------------------------------------------------------------ menus


def menus(
    talk: Talk,
    seen: Observation,
    found: Sequence[Destination],
    *,
    character: str,
    first: int,
    rows: int,
    drafted: int,
    stamp: str,
) -> tuple[Select, ...]:
    """The menus of squares, at most ``rows``: all squares where they fit, else a page of them from ``first``.

    ``drafted`` counts the actions planned so far; it is part of each menu, so that one of earlier is known.
    """
    if not found:
        return ()
    fits = len(found) <= MOST * rows
    start = 0 if fits or first >= len(found) else first
    size = MOST if fits else MOST - 1
    made = []
    for row in range(rows):
        begin = start + row * size
        shown = found[begin : begin + size]
        if not shown:
            break
        end = begin + len(shown)
        choices = [_choice(talk.plain, seen, one) for one in shown]
        if not fits and row == rows - 1:
            left = len(found) - end
            following = end if left else 0
            label = talk.text("dungeon-go-more", count=left) if left else talk.text("dungeon-go-first")
            choices.append(Choice(f"{MORE}{character} {following}", label))
        heading = (
            talk.text("dungeon-go-to", character=talk.plain.kind(character), count=len(found))
            if begin == 0
            else talk.text("dungeon-go-farther", start=begin + 1, end=end)
        )
        made.append(Select("go", heading, tuple(choices), argument=f"{drafted} {row}", stamp=stamp))
    return tuple(made)


def _choice(talk: Talk, seen: Observation, one: Destination) -> Choice:
    facts = told(talk, seen, one.plain, one.square)
    label = talk.text(
        "dungeon-go-line", number=one.number, square=one.square, facts=facts, plain="no" if facts else "yes"
    )
    several = talk.text("dungeon-go-ways", count=len(one.ways) - 1) if len(one.ways) > 1 else ""
    drawn = emoji.of_token(one.plain.character)
    value = f"{one.plain.character} {one.square}"
    if seen.at[BY_NAME[one.plain.character]] == SQUARE_BY_NAME[one.square]:
        # A chat shows a value that was just chosen as chosen still, as far as the menu has it.
        value += f" {STAY}"
    return Choice(value, cut(label, CHOICE_LIMIT), several, emoji=drawn)
