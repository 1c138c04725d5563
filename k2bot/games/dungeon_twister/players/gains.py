"""What a turn gains: the weightiest thing that it does, up to where something unknown follows."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import events as told
from k2bot.games.dungeon_twister.engine.actions import Attack, End, Jump, Lay, Move, Reveal, Wall
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    KIND,
    OWNER,
    ROPES,
    TOKENS,
    TREASURES,
)
from k2bot.games.dungeon_twister.engine.exits import exits
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, SQUARES
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.players import fight_reasons, room_reasons
from k2bot.games.dungeon_twister.players.reasons import Reason, because
from k2bot.games.dungeon_twister.players.valuing import Table, points_to_exit

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Game

_ORDER: Final = (
    "wins", "leaves", "shoots", "eliminates", "fights", "reveals", "heals", "drinks", "opens", "turns",
    "takes", "blocks", "nears", "turns-on", "opens-on", "approaches", "waits",
)  # fmt: skip
"""The weightiest first."""
FARTHEST: Final = 20
"""Action points within which a way out that is open is found."""
NEAR: Final = 6
"""Action points within which it matters how far the other's characters are from leaving."""
_CLOSED: Final = 99


class Done(NamedTuple):
    """The weightiest gain of a turn, what is feared of what is done last, and the state before that."""

    gain: Reason
    fear: Reason | None
    state: Game


def is_news(action: Action) -> bool:
    """Whether what comes of an action is not known before it is done."""
    return isinstance(action, (Attack, Reveal, Lay))


def of_turn(begun: Game, seat: int, actions: Sequence[Action]) -> Done:
    """What a turn gains. Raises RuleError where an action is not legal."""
    found: list[Reason] = [because("waits")]
    fear: Reason | None = None
    game, by, taken = begun, dict[str, str](), set[tuple[str, str]]()
    for action in actions:
        match action:
            case End():
                break
            case Attack(character, target):
                gain, fear = fight_reasons.attacked(game, BY_NAME[character], BY_NAME[target])
                found.append(gain)
                break
            case Reveal(character, slot):
                gain, fear = room_reasons.revealed(game, seat, character, slot)
                found.append(gain)
                break
        _note_way(game, action, by)
        step = apply(game, seat, action)
        for event in step.events:
            found += _of_event(seat, event, by)
            if isinstance(event, told.Moved):
                taken |= {(event.character, one.token) for one in event.handled if one.taken}
        game = step.game
        if game.phase is not Phase.ACT or game.turn != seat:
            break
    found += _of_loads(begun, game, seat, taken)
    found += _of_ways(begun, game, seat, by)
    return Done(min(found, key=lambda one: _ORDER.index(one.kind)), fear, game)


def _note_way(game: Game, action: Action, by: dict[str, str]) -> None:
    """Note how somebody gets on where that is more than walking."""
    match action:
        case Jump(character):
            by[character] = "jump"
        case Wall(character):
            by[character] = "wall"
        case Move(character, path):
            pits = game.maze.pits
            over = any(pits & BIT[SQUARE_BY_NAME[word]] for word in path if word in SQUARE_BY_NAME)
            in_hand = {f"take {TOKENS[rope]}" for rope in ROPES} & set(path)
            if over and (in_hand or Board(game).load(BY_NAME[character]) in ROPES):
                by[character] = "rope"


def _of_event(seat: int, event: Event, by: dict[str, str]) -> Iterator[Reason]:
    match event:
        case told.GameEnded(winner, _) if winner == seat:
            yield because("wins")
        case told.Left(character, points, load):
            yield because(
                "leaves",
                character=character,
                target=load or "",
                loaded="yes" if load else "no",
                points=points,
                by=by.get(character, "walk"),
            )
        case told.WandFired(character, _, target):
            yield because("shoots", character=character, target=target)
        case told.Eliminated(character) if OWNER[BY_NAME[character]] != seat:
            yield because("eliminates", target=character)
        case told.Healed(character):
            yield because("heals", target=character)
        case told.PotionDrunk(character, points):
            yield because("drinks", character=character, points=points)


def _of_loads(before: Game, after: Game, seat: int, taken: Collection[tuple[str, str]]) -> list[Reason]:
    """What somebody has in hand at the end that they had not, what matters most first.

    That is a treasure, then what was taken, and last what somebody was left with in exchange.
    """
    boards = Board(before), Board(after)
    found: list[tuple[int, Reason]] = []
    for token in CHARACTERS_OF[seat]:
        if any(board.at[token] >= SQUARES or board.wounded >> token & 1 for board in boards):
            continue
        load = boards[1].load(token)
        if load is not None and load != boards[0].load(token):
            thing = KIND[load] if load not in CHARACTERS_OF[seat] else "friend"
            rank = 0 if load in TREASURES else 1 if (TOKENS[token], TOKENS[load]) in taken else 2
            reason = because("takes", character=TOKENS[token], target=TOKENS[load], thing=thing)
            found.append((rank, reason))
    return [reason for _, reason in sorted(found, key=itemgetter(0))]


# ------------------------------------------------------------------------------------------------ ways out


class Way(NamedTuple):
    """The action points until a character has left, before and after a turn; 0 while its way is closed."""

    token: int
    before: int
    after: int

    @property
    def shorter(self) -> int:
        """By how much it is shorter."""
        return (self.before or _CLOSED) - (self.after or _CLOSED)


def ways_out(game: Game, seat: int) -> dict[str, int]:
    """The action points within which each character of a seat can leave, of those whose way is open."""
    return {one.character: one.ap for one in exits(observe(game, None), seat, FARTHEST)}


def changed_ways(before: Game, after: Game, seat: int) -> list[Way]:
    """The ways out of a seat's characters that stand unwounded before and after and have another way then."""
    old, new = ways_out(before, seat), ways_out(after, seat)
    ways = (
        Way(token, old.get(TOKENS[token], 0), new.get(TOKENS[token], 0))
        for token in CHARACTERS_OF[seat]
        if _stands(before, token) and _stands(after, token)
    )
    return [way for way in ways if way.before != way.after]


def _stands(game: Game, token: int) -> bool:
    return game.at[token] < SQUARES and not game.wounded >> token & 1


def _of_ways(before: Game, after: Game, seat: int, by: dict[str, str]) -> Iterator[Reason]:
    """Ways that a turn made shorter for the own side, or longer for the other; and what opened them."""
    own = max(changed_ways(before, after, seat), key=lambda way: way.shorter, default=None)
    other = min(changed_ways(before, after, 1 - seat), key=lambda way: way.shorter, default=None)
    clause: Reason | None = None
    if other is not None and other.shorter < -1 and other.before <= NEAR:
        target = TOKENS[other.token]
        clause = because("blocks", target=target, before=other.before, after=other.after)
        yield clause
    if own is not None and own.shorter > 0:
        name = TOKENS[own.token]
        clause = because("nears", character=name, before=own.before, after=own.after, by=by.get(name, "walk"))
        yield clause
    else:
        yield from _approaching(before, after, seat)
    turned = [slot for slot, rotation in enumerate(after.rotations) if rotation != before.rotations[slot]]
    if turned:
        yield because("turns", slot=turned[0], then=clause) if clause else because("turns-on", slot=turned[0])
    if any(new and not old for old, new in zip(before.gates, after.gates, strict=True)):
        yield because("opens", then=clause) if clause else because("opens-on")


def _approaching(before: Game, after: Game, seat: int) -> Iterator[Reason]:
    """Who comes nearer to the exit though its way is closed."""
    tables, best, found = (Table(before), Table(after)), 0, None
    out = ways_out(after, seat)
    for token in CHARACTERS_OF[seat]:
        if TOKENS[token] not in out and _stands(before, token) and _stands(after, token):
            gained = points_to_exit(tables[0], token) - points_to_exit(tables[1], token)
            if gained > best and before.at[token] != after.at[token]:
                best, found = gained, token
    if found is not None:
        yield because("approaches", character=TOKENS[found], square=NAMES[after.at[found]])
