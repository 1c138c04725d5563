"""What characters need to leave the maze, what a turn changes about that, and turns without waste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import RuleError
from k2bot.games.dungeon_twister.engine.actions import Attack, End, Reveal, Rotate
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import FARTHEST, MAX_EXIT_COST, exits
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.engine.undoing import rotated_rooms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game

NO_EXIT_COST: Final = 99
"""More action points than any way out takes, for one that is closed."""


class ExitCostChange(NamedTuple):
    """Action points a character needs to leave, before and after a turn; 0 while its way is closed."""

    token: int
    before: int
    after: int

    @property
    def shorter(self) -> int:
        """Action points saved."""
        return (self.before or NO_EXIT_COST) - (self.after or NO_EXIT_COST)


def exit_costs(game: Game, seat: int) -> dict[str, int]:
    """Action points within which each character of a seat can leave, for those with an open way."""
    return {one.character: one.ap for one in exits(game, seat, MAX_EXIT_COST)}


def exit_cost_changes(before: Game, after: Game, seat: int) -> list[ExitCostChange]:
    """Ways that changed, for a seat's characters who are unwounded both before and after."""
    old, new = exit_costs(before, seat), exit_costs(after, seat)
    changes = (
        ExitCostChange(token, old.get(TOKENS[token], 0), new.get(TOKENS[token], 0))
        for token in unwounded_in_both(before, after, seat)
    )
    return [one for one in changes if one.before != one.after]


def is_unwounded(game: Game, token: int) -> bool:
    """Whether a character is in the maze and unwounded."""
    return game.places[token] < SQUARES and not game.wounded >> token & 1


def unwounded_in_both(before: Game, after: Game, seat: int) -> list[int]:
    """A seat's characters who are in the maze and unwounded both before and after."""
    return [
        token for token in CHARACTERS_OF[seat] if is_unwounded(before, token) and is_unwounded(after, token)
    ]


def next_turn_gain(before: Game, after: Game, seat: int) -> ExitCostChange | None:
    """The way out that a turn so far gains by the next one: an own one that's shorter, or an opponent's lost.

    None if it's neither, for example because rooms must be rotated first.
    """
    own = [one for one in exit_cost_changes(before, after, seat) if one.shorter > 0 and one.after <= FARTHEST]
    lost = [
        one
        for one in exit_cost_changes(before, after, 1 - seat)
        if 0 < one.before <= FARTHEST and not 0 < one.after <= FARTHEST
    ]
    shortest = min(own, key=lambda one: (one.after, -one.shorter), default=None)
    return shortest or min(lost, key=lambda one: one.before, default=None)


def without_waste(game: Game, seat: int, actions: Sequence[Action]) -> tuple[Action, ...]:
    """A turn without rotations of rooms that its side rotated in its last turn, unless they gain something.

    They do if a later action needs them, or by ``next_turn_gain``.
    """
    rooms = rotated_rooms(game)
    rest = [one for one in actions if not (isinstance(one, Rotate) and one.slot in rooms)]
    if len(rest) == len(actions):
        return tuple(actions)
    try:
        before, after = (_state_after(game, seat, turn) for turn in (rest, actions))
    except RuleError:
        return tuple(actions)
    if next_turn_gain(before, after, seat):
        return tuple(actions)
    is_open = before.phase is Phase.ACT and before.active_seat == seat
    is_ended = bool(rest) and isinstance(rest[-1], Attack | Reveal | End)
    return (*rest, End()) if is_open and not is_ended else tuple(rest)


def _state_after(game: Game, seat: int, actions: Sequence[Action]) -> Game:
    """The game after a turn's actions as far as they are predictable. Raises RuleError if one isn't legal."""
    for action in actions:
        after = apply(game, seat, action).game
        if isinstance(action, Attack | Reveal | End):
            break
        game = after
    return game
