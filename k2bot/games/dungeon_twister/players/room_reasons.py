"""Why a token is hidden or placed where it is, why a team stands as it does, and why a room is revealed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    COMBAT,
    EXIT_VP,
    IS_CHARACTER,
    OWNER,
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.exits import exits
from k2bot.games.dungeon_twister.engine.model import SLOT, frozen
from k2bot.games.dungeon_twister.engine.revealing import free_squares
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES, squares_of
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.players.filling import put
from k2bot.games.dungeon_twister.players.reasons import Fact, Reason, Why, because
from k2bot.games.dungeon_twister.players.valuing import Table, points_to_exit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.model import Game

_COLUMNS: Final = 4
_FARTHEST: Final = 20
_CLOSED: Final = 99


def team(seat: int, characters: Sequence[str]) -> Why:
    """What a team brings from the first turn on, and who of worth stays hidden."""
    chosen = [BY_NAME[name] for name in characters]
    fastest = max(chosen, key=SPEED.__getitem__)
    strongest = max((one for one in chosen if one != fastest), key=COMBAT.__getitem__)
    gain = because(
        "team",
        fastest=TOKENS[fastest],
        speed=SPEED[fastest],
        strongest=TOKENS[strongest],
        combat=COMBAT[strongest],
    )
    rest = [one for one in CHARACTERS_OF[seat] if one not in chosen]
    dearest = max(rest, key=EXIT_VP.__getitem__)
    if EXIT_VP[dearest] == 1:
        return Why(gain, because("team", count=len(rest)))
    return Why(gain, because("team-dear", target=TOKENS[dearest], points=EXIT_VP[dearest]))


def hidden(seat: int, token: str, slot: int) -> Why:
    """What a room is good for by its column, and who will place the token (11)."""
    column = slot % _COLUMNS if seat == 0 else _COLUMNS - 1 - slot % _COLUMNS
    where = "near" if column == 0 else "far" if column == _COLUMNS - 1 else "middle"
    kind = "character" if IS_CHARACTER[BY_NAME[token]] else "object"
    return Why(
        because(f"hides-{kind}", target=token, slot=slot, where=where),
        because(f"hides-{kind}", target=token, where=where),
    )


def revealed(game: Game, seat: int, character: str, slot: int) -> tuple[Reason, Reason | None]:
    """What somebody places who reveals a room, and what the other will."""
    there = [token for token, place in enumerate(game.at) if place == SLOT + slot]
    own = tuple(TOKENS[one] for one in there if OWNER[one] == seat and IS_CHARACTER[one])
    objects = tuple(TOKENS[one] for one in there if OWNER[one] == seat and not IS_CHARACTER[one])
    others = sum(OWNER[one] != seat for one in there)
    gain = because(
        "reveals", character=character, slot=slot, own=own, some="yes" if own else "no", others=others
    )
    return gain, because("objects", objects=objects) if objects else None


def placed(game: Game, seat: int, token: str, square: str) -> Why:
    """Why a token stands there rather than on another free square."""
    number, here = BY_NAME[token], SQUARE_BY_NAME[square]
    slot = next(slot for _, one, slot in game.placing if one == number)
    free = tuple(squares_of(free_squares(game, slot)))
    if not IS_CHARACTER[number]:
        return Why(_beside_whom(game, seat, number, here, free))
    ways = {place: _way(game, number, place) for place in free}
    shortest = min(ways, key=ways.__getitem__)
    own = "yes" if OWNER[number] == seat else "no"
    best = ways[here] == (min if own == "yes" else max)(ways.values())
    ap = ways[here] % _CLOSED
    facts: dict[str, Fact] = {"target": token, "square": square, "own": own, "ap": ap}
    if ap:
        gain = Reason("places-best" if best else "places-from", facts)
    elif own == "no" and best:
        gain = Reason("places-shut", facts)
    else:
        gain = Reason("places-nearest" if _is_nearest(game, number, here, free) else "places", facts)
    fear = None
    if own == "no" and ways[shortest] < ways[here]:
        fear = because("places", target=token, square=NAMES[shortest], ap=ways[shortest])
    return Why(gain, fear)


def _is_nearest(game: Game, token: int, square: int, free: Sequence[int]) -> bool:
    """Whether no free square is nearer to the exit, as if closed ways could be opened; walls count."""
    ways = {place: points_to_exit(Table(put(game, token, place)), token) for place in free}
    return ways[square] == min(ways.values())


def _way(game: Game, token: int, square: int) -> int:
    """The action points until a character has left from a square, as the maze lies."""
    seen = observe(frozen(put(game, token, square)), None)
    found = exits(seen, OWNER[token], _FARTHEST)
    return next((one.ap for one in found if one.character == TOKENS[token]), _CLOSED)


def _beside_whom(game: Game, seat: int, token: int, square: int, free: Sequence[int]) -> Reason:
    """Whose characters an object lies nearest to, walls apart."""
    distances = [_nearest(game, owner, square) for owner in (seat, 1 - seat)]
    (own, mine), (other, _) = distances
    if own < other:
        return because("lies-near", target=TOKENS[token], character=TOKENS[mine])
    if other == max(_nearest(game, 1 - seat, place)[0] for place in free):
        return because("lies-far", target=TOKENS[token])
    return because("places", target=TOKENS[token], square=NAMES[square], own="no", ap=0)


def _nearest(game: Game, seat: int, square: int) -> tuple[int, int]:
    """How many squares off the nearest unwounded character of a seat stands, and which."""
    x, y = divmod(square, 10)
    found = [
        (abs(x - game.at[token] // 10) + abs(y - game.at[token] % 10), token)
        for token in CHARACTERS_OF[seat]
        if game.at[token] < SQUARES and not game.wounded >> token & 1
    ]
    return min(found, default=(_CLOSED, -1))
