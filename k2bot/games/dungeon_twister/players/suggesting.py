"""Suggest whole moves by the static evaluation, without a search.

Uses only what the seat sees and takes a few milliseconds, since panels are built in the event loop.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import (
    Attack,
    Break,
    Drink,
    Fire,
    Gate,
    Heal,
    Jump,
    Move,
    Play,
    Regenerate,
    Reveal,
    Rotate,
    Wall,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, EXIT_VP, OWNER, exit_points
from k2bot.games.dungeon_twister.engine.events import handlings, load_after
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import Suggestion, exits
from k2bot.games.dungeon_twister.engine.sides import sides_of
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, SQUARE_BY_NAME
from k2bot.games.dungeon_twister.players import sampling
from k2bot.games.dungeon_twister.players.choosing import NORMAL_WEIGHTS
from k2bot.games.dungeon_twister.players.valuing import Valuer
from k2bot.games.dungeon_twister.players.ways import WayTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.events import Handling
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation

_VALUER: Final = Valuer(NORMAL_WEIGHTS)
_SPENT: Final = 4.0
"""Cost of each action point after the first, for moves that take several."""
_GAINS: Final[dict[type, float]] = {Reveal: 10.0, Heal: 24.0, Regenerate: 12.0, Drink: 20.0}
"""Gain of actions whose result is unknown or pays off later."""
_THING: Final = 6.0
"""Picking up an object with free hands, in addition to its effect on the way out."""
_JUMP: Final = -5.0
"""Cost of a jump card."""
_TRIED: Final = 12
"""How many squares, nearest to the exit first, are checked for a way out within the action points left."""
_LOST: Final = 30.0
"""Value of a lost fight, or of a win against an unwounded character."""
_PIP: Final = 0.12
"""Probability of winning gained per point of strength ahead, before cards."""


def suggestions(begun: Preview) -> tuple[Suggestion, ...]:
    """Suggestions after a plan, best first: single moves, or several that lead out.

    With a card still to play, only exits that one of the cards makes possible.
    """
    seen = begun.seen
    if begun.finished or seen.seat is None or seen.phase not in (Phase.CARD, Phase.ACT):
        return ()
    known = _KNOWN.get(seen)
    if known is None:
        found = [*_exits(begun)]
        if seen.phase is Phase.ACT:
            game = _dealt(seen)
            found += _moves(begun, game)
            found += _deeds(begun, game)
        known = tuple(sorted(found, key=lambda one: _rank(seen, one)))
        while len(_KNOWN) >= _MOST_KNOWN:
            del _KNOWN[next(iter(_KNOWN))]
        _KNOWN[seen] = known
    return known


_KNOWN: Final[dict[Observation, tuple[Suggestion, ...]]] = {}
_MOST_KNOWN: Final = 256
"""Cache size: a panel is shown again for each character selected."""


def _dealt(seen: Observation) -> Game:
    """A game sampled with a fixed seed: sampled tokens are face down, and nothing here reads them."""
    return sampling.deal(seen, Random(0))  # noqa: S311 - not cryptographic


def _exits(begun: Preview) -> Iterator[Suggestion]:
    """The shortest ways out that take several action points, or a card first."""
    cards = sorted(choice.card for choice in begun.choices if isinstance(choice, Play))
    most = max(cards) if cards else begun.seen.ap
    seat = begun.seen.seat
    for one in exits(begun.seen, seat, most) if seat is not None else ():
        if not cards and one.ap == 1:
            continue  # already among the moves
        first = tuple(Play(card) for card in cards if card >= one.ap)[:1]
        walked = _way_out(begun, first, one.character, one.ap, jumps=False)
        way = walked or _way_out(begun, first, one.character, one.ap, jumps=True)
        if way is not None:
            gain = _VALUER.weights.point * one.points - _SPENT * (one.ap + len(first))
            yield Suggestion((*first, *way), gain)


def _way_out(
    begun: Preview, first: Sequence[Action], character: str, most: int, *, jumps: bool
) -> tuple[Action, ...] | None:
    """Moves, wall steps and perhaps jumps by which a character leaves in so many points, after ``first``."""
    look, done = begun.look, (*begun.actions, *first)
    token, way = BY_NAME[character], list[Move | Jump | Wall]()
    seat = OWNER[token]
    for left in range(most - 1, -1, -1):
        now = look((*done, *way))
        if now.finished or character not in now.movers:
            return None
        ways: list[Move | Jump | Wall] = [moves[0] for moves in now.reach(character).values()]
        others = Jump | Wall if jumps else Wall
        ways += [one for one in now.worthwhile if isinstance(one, others) and one.character == character]
        table = WayTable(_dealt(now.seen), turns=False)
        load = Board(now.seen).load(token)
        steps = {
            one: -1 if LINES[1 - seat] & BIT[end := _end(one)] else table.way(seat, token, end, load).steps
            for one in ways
        }
        ways.sort(key=lambda one: (steps[one], isinstance(one, Jump), _length(one)))
        if ways and LINES[1 - seat] & BIT[_end(ways[0])]:
            return (*way, ways[0])
        for one in ways[:_TRIED] if left else ():
            after = look((*done, *way, one))
            seen = after.seen if jumps else _without_jumps(after.seen, seat)
            if not after.finished and any(found.character == character for found in exits(seen, seat, left)):
                way.append(one)
                break
        else:
            return None
    return None


def _without_jumps(seen: Observation, seat: int) -> Observation:
    """The observation as if a seat had no jump cards left."""
    blue, yellow = (replace(own, jumps=0) if own.seat == seat else own for own in seen.seats)
    return replace(seen, seats=(blue, yellow))


def _moves(begun: Preview, game: Game) -> Iterator[Suggestion]:
    """Plain moves, ranked by how much the character's evaluation improves."""
    board, table = Board(game), WayTable(game)
    for character in begun.movers:
        token = BY_NAME[character]
        load = board.load(token)
        before = _VALUER.standing(table, token, board.at[token], load)
        for ways in begun.reach(character).values():
            handled, _ = handlings(board, token, ways[0].path)
            after = load_after(load, handled)
            gain = 0.0
            if handled:
                gain = _handed(table, board, handled)
                if not LINES[1 - OWNER[token]] & BIT[_end(ways[0])]:  # what is carried out is lost
                    gain += _THING * ((after is not None) - (load is not None))
            yield Suggestion((ways[0],), gain + _arrived(table, token, _end(ways[0]), after) - before)


def _handed(table: WayTable, board: Board, handled: Sequence[Handling]) -> float:
    """Change in evaluation of the unwounded friends who give or receive an object."""
    gain = 0.0
    for one in handled:
        friend = BY_NAME[one.partner] if one.partner else None
        if friend is None or board.wounded >> friend & 1:
            continue
        thing, square = BY_NAME[one.token], board.at[friend]
        with_it = _VALUER.standing(table, friend, square, thing)
        without = _VALUER.standing(table, friend, square, None)
        gain += (without - with_it - _THING) * (1 if one.taken else -1)
    return gain


def _arrived(table: WayTable, token: int, square: int, load: int | None) -> float:
    """Evaluation of a character on a square; once it is out, with the points it scores."""
    if LINES[1 - OWNER[token]] & BIT[square]:
        return _VALUER.weights.point * exit_points(token, load)
    return _VALUER.standing(table, token, square, load)


def _deeds(begun: Preview, game: Game) -> Iterator[Suggestion]:
    """All other actions worth offering."""
    seen, seat = begun.seen, game.turn
    board, table = Board(game), WayTable(game)
    lead: float | None = None
    for deed in begun.worthwhile:
        token = BY_NAME[deed.character]
        match deed:
            case Jump(square=name) | Wall(square=name):
                before = _VALUER.standing(table, token, board.at[token], board.load(token))
                after = _arrived(table, token, SQUARE_BY_NAME[name], board.load(token))
                gain = after - before + (_JUMP if isinstance(deed, Jump) else 0)
            case Attack(character, target):
                gain = _fought(seen, character, target)
            case Rotate() | Gate() | Break() | Fire():
                if lead is None:
                    lead = _VALUER.lead(game, seat)
                gain = _VALUER.lead(_dealt(begun.look((*begun.actions, deed)).seen), seat) - lead
            case _:
                gain = _GAINS[type(deed)]
        yield Suggestion((deed,), gain)


def _fought(seen: Observation, attacker: str, target: str) -> float:
    """Expected gain of a fight if both sides' cards are equally good."""
    attack, defence = sides_of(seen, BY_NAME[attacker], BY_NAME[target]).sums
    chance = max(0.0, min(1.0, 0.4 + _PIP * (attack - defence)))
    prize = _VALUER.weights.point if seen.wounded >> BY_NAME[target] & 1 else _LOST
    return chance * prize - (1 - chance) * _LOST


def _rank(seen: Observation, one: Suggestion) -> tuple[int, float, int]:
    """Sort key: what wins by leaving, in the fewest actions; then what gains most by the shortest way."""
    last = one.actions[-1]
    if isinstance(last, Move | Jump | Wall):
        token = BY_NAME[last.character]
        seat = OWNER[token]
        leaves = LINES[1 - seat] & BIT[_end(last)]
        if leaves and seen.vp[seat] + EXIT_VP[token] >= seen.setup.goal[seat]:
            return 0, len(one.actions), _length(last)
    return 1, -one.gain, _length(last)


def _length(action: Action) -> int:
    """Steps of an action, and things it takes or leaves on the way."""
    return len(action.path) if isinstance(action, Move) else 1


def _end(way: Move | Jump | Wall) -> int:
    """The square where a move ends."""
    return SQUARE_BY_NAME[way.end if isinstance(way, Move) else way.square]
