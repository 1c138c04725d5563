"""Suggest moves by the static evaluation; the first one begins a turn that is found action by action.

Uses only what the seat sees and takes some milliseconds, since panels are built in the event loop.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import (
    TAKE,
    Attack,
    Break,
    CharacterAction,
    Drink,
    Fire,
    Gate,
    Heal,
    Jump,
    Move,
    PlayCard,
    Regenerate,
    Reveal,
    Rotate,
    Wall,
)
from k2bot.games.dungeon_twister.engine.board import Board, falls, handlings, load_after
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    CLERICS,
    COMBAT,
    EXIT_VP,
    IS_CHARACTER,
    KIND,
    OWNER,
    ROPES,
    THIEVES,
    TOKENS,
    WANDS,
    WIZARDS,
    exit_points,
    playable_cards,
)
from k2bot.games.dungeon_twister.engine.listing import board_of, reach
from k2bot.games.dungeon_twister.engine.model import Game, Phase
from k2bot.games.dungeon_twister.engine.other_actions import list_other_actions
from k2bot.games.dungeon_twister.engine.planning import (
    Aim,
    Preview,
    Suggestion,
    exit_of,
    exits,
    is_answered,
    is_replaced,
    preview,
    simulate,
    square_costs,
)
from k2bot.games.dungeon_twister.engine.sides import losses, points_won, sides_of
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    coordinates,
    squares_of,
)
from k2bot.games.dungeon_twister.engine.undoing import undoes
from k2bot.games.dungeon_twister.players import sampling
from k2bot.games.dungeon_twister.players.choosing import NORMAL_WEIGHTS
from k2bot.games.dungeon_twister.players.exit_costs import next_turn_gain
from k2bot.games.dungeon_twister.players.opening import depth
from k2bot.games.dungeon_twister.players.routes import RouteTable
from k2bot.games.dungeon_twister.players.turns import Beam, SearchSettings, engine_action
from k2bot.games.dungeon_twister.players.valuing import Valuer
from k2bot.games.dungeon_twister.players.why import changed_route_reason

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.events import Handling
    from k2bot.games.dungeon_twister.engine.view import Observation

_VALUER: Final = Valuer(replace(NORMAL_WEIGHTS, carried=()))
"""Values of ways and points alone: what is carried counts by ``_object_value``."""
_EXTRA_POINT_COST: Final = 4.0
"""Cost of each action point after the first, for moves that take several."""
_FIXED_GAINS: Final[dict[type, float]] = {Heal: 24.0, Regenerate: 12.0, Drink: 20.0}
"""Gain of actions whose result is unknown or pays off later."""
_REVEAL_GAIN: Final = 10.0
"""Gain of revealing a room, whose contents are unknown."""
_OWN_BACK: Final = 3.0
"""For each own token there, except beside the own line."""
_THEIR_BACK: Final = -12.0
"""For each token of the opponent's in a room beside the own line, which is its exit."""
_LAST_RESORT: Final = 0.5
"""Least gain of a reveal, so that it's suggested where nothing else gains anything."""
_WAY_IN: Final = (15.0, 7.0)
"""For the first room beside the own line, which lets the team in, and in addition for each such token."""
_OBJECT_BONUS: Final = 6.0
"""Holding an object, in addition to its effect on the way out and what its kind is worth to its user."""
_KIND_BONUS: Final = dict(NORMAL_WEIGHTS.carried)
_UNUSABLE_OBJECT_BONUS: Final = 3.0
"""Holding an object that the character can't use, but another one of either side could."""
_CLERIC_BONUS: Final = 20.0
"""A wounded friend next to the own Cleric; less by a fifth with each square between them."""
_MAX_CLERIC_DISTANCE: Final = 8
"""Squares from which on a Cleric is too far away to count."""
_ATTACKABLE_COST: Final = 8.0
"""Cost of a wounded friend where an enemy can attack after one move; twice that if it is beside it."""
_EXPOSURE_COST: Final = 4.0
"""Cost of ending beside an unwounded enemy, per point of combat value it has more."""
_JUMP_GAIN: Final = -5.0
"""Cost of a jump card."""
_TURN_SEARCH: Final = SearchSettings(
    Valuer(NORMAL_WEIGHTS), 1, max_actions=2, action_cost=0.5, undo_cost=30.0
)
"""How the turn is found that the best suggestion begins; a third action hardly changes the first."""
_EXPLAINED_CHARACTERS: Final = 3
"""How many characters' best rotations or portcullises say whose way they change: as many as have buttons."""
_TRIED_SQUARES: Final = 12
"""How many squares, nearest to the exit first, are checked for a way out within the action points left."""
_FIGHT_STAKE: Final = 30.0
"""Value of a fight in which nobody can be knocked out."""
_PROBABILITY_PER_PIP: Final = 0.12
"""Probability of winning gained per point of strength ahead, before cards."""


@lru_cache(maxsize=256)  # a panel is shown again for each character selected
def suggestions(seen: Observation) -> tuple[Suggestion, ...]:
    """Suggestions for the turn in progress, best first: single moves, or several that lead out.

    With a card still to play, only exits that one of the cards makes possible. None for any other seat.
    """
    seat = seen.seat
    if seat is None or seat != seen.active_seat or seen.phase not in (Phase.CARD, Phase.ACT):
        return ()
    # What is sampled lies face down, and nothing here reads it.
    game = sampling.sample_game(seen, Random(0))  # noqa: S311 - not cryptographic
    offers = [*_exit_suggestions(game)]
    if seen.phase is Phase.ACT:
        now = preview(game, seat, ())
        offers += (*_move_suggestions(game, now), *_other_suggestions(game, now))
        offers = _turn_first(game, now, offers)
    offers = [_without_waste(game, one) for one in offers]
    offers.sort(key=lambda one: _rank(game, one))
    turning = dict[str, int]()
    for number, one in enumerate(offers):
        if one.gain > 0 and isinstance(one.last, Rotate | Gate | Break):
            turning.setdefault(one.last.character, number)
    for number in [*turning.values()][:_EXPLAINED_CHARACTERS]:
        offers[number] = _explained(game, offers[number])
    return tuple(offers)


def _turn_first(game: Game, now: Preview, offers: list[Suggestion]) -> list[Suggestion]:
    """Suggestions with that above all others which begins a good turn, unless a wounded friend comes first.

    The turn is found action by action, without reveals.
    """
    seat = game.active_seat
    is_hurt = any(game.wounded >> one & 1 and game.places[one] < SQUARES for one in CHARACTERS_OF[seat])
    best = min(offers, key=lambda one: _rank(game, one), default=None)
    (plan,) = Beam(_TURN_SEARCH, seat).plans(game, 1)
    if best is None or not plan.actions or (is_hurt and best.aim != "nearer"):
        return offers
    first = engine_action(game, plan.actions[0])
    listed = next((one for one in offers if one.actions == (first,)), None)
    if isinstance(first, Drink) or (listed is None and not _can_be_offered(game, now, first)):
        return offers
    top = (listed or Suggestion((first,), 0.0, None))._replace(gain=max(best.gain, 0.0) + 1.0)
    return [top, *(one for one in offers if one is not listed)]


def _can_be_offered(game: Game, now: Preview, action: CharacterAction) -> bool:
    """Whether an action is a move among those of the panel that leaves nothing of more use."""
    if not isinstance(action, Move) or action not in now.reach(action.character).get(action.end, ()):
        return False
    board, token = Board(game), BY_NAME[action.character]
    return not _is_waste(board, token, board.load(token), handlings(board, token, action.path)[0])


def _without_waste(game: Game, one: Suggestion) -> Suggestion:
    """A suggestion that undoes what the side did in its last turn, only with a gain that can be named."""
    is_waste = one.gain > 0 and undoes(game, one.last) and _explained(game, one).affected_ap is None
    return one._replace(gain=0.0) if is_waste else one


def _explained(game: Game, one: Suggestion) -> Suggestion:
    """A suggestion with the character whose way to the exit its last action changes most."""
    seat = game.active_seat
    after, _ = simulate(game, seat, (one.last,))
    if (sure := next_turn_gain(game, after, seat)) is not None:
        ap = sure.after if OWNER[sure.token] == seat else 0
        return one._replace(affected_character=TOKENS[sure.token], affected_ap=ap)
    changed = changed_route_reason(game, after, seat)
    return one if changed is None else one._replace(affected_character=str(*changed.facts.values()))


def _exit_suggestions(game: Game) -> Iterator[Suggestion]:
    """The shortest ways out that take several action points, or a card first."""
    seat = game.active_seat
    is_asked = game.phase is Phase.CARD
    cards = playable_cards(game.seats[seat].actions, game.highest_card) if is_asked else ()
    for one in exits(game, seat, max(cards, default=game.ap)):
        if not cards and one.ap == 1:
            continue  # already among the moves
        first = next((PlayCard(card) for card in cards if card >= one.ap), None)
        begun, _ = simulate(game, seat, () if first is None else (first,))
        walked = _exit_actions(begun, one.character, one.ap, jumps=False)
        route = walked or _exit_actions(begun, one.character, one.ap, jumps=True)
        if route is not None:
            gain = _VALUER.weights.point * one.points - _EXTRA_POINT_COST * (one.ap + (first is not None))
            yield Suggestion(route, gain, card=first)


def _exit_actions(
    game: Game, character: str, most: int, *, jumps: bool
) -> tuple[CharacterAction, ...] | None:
    """Moves, wall steps and perhaps jumps by which a character leaves in so many points."""
    token, route = BY_NAME[character], list[Move | Jump | Wall]()
    seat = OWNER[token]
    for left in range(most - 1, -1, -1):
        board, reached = board_of(game), reach(game, seat, character)
        if not reached:
            return None
        load = board.load(token)
        candidates: list[Move | Jump | Wall] = [
            moves[0]
            for moves in reached.values()
            if not _is_waste(board, token, load, handlings(board, token, moves[0].path)[0])
        ]
        candidates += [
            one
            for one in list_other_actions(board, game, token)
            if isinstance(one, Wall)
            or (jumps and isinstance(one, Jump) and not is_replaced(board, one, reached))
        ]
        if leaving := [one for one in candidates if _is_exit(token, _end(one))]:
            return (*route, min(leaving, key=_length))
        table = RouteTable(game, rotations=False)
        steps = {one: table.route(token, _end(one), load).steps for one in candidates}
        candidates.sort(key=lambda one: (steps[one], _length(one)))
        for one in candidates[:_TRIED_SQUARES] if left else ():
            after, _ = simulate(game, seat, (one,))
            shared = left - dict(after.potion).get(token, 0)
            if not is_answered(game, after, seat) and exit_of(after, token, shared, jumps=jumps) is not None:
                route.append(one)
                game = after
                break
        else:
            return None
    return None


def _move_suggestions(game: Game, now: Preview) -> Iterator[Suggestion]:
    """Plain moves, and those that fetch a wounded friend, ranked by how much the position improves."""
    board, table = Board(game), RouteTable(game)
    care = _FriendSafety(game, board)
    for character in now.movers:
        token = BY_NAME[character]
        load = board.load(token)
        before = _VALUER.character_value(table, token, board.places[token], load)
        exposed = care.exposed(token, board.places[token])
        reach = now.reach(character)
        plain = [moves[0] for moves in reach.values()]
        for move in (*plain, *_rescues(care, load, reach.values())):
            handled, _ = handlings(board, token, move.path)
            after, end = load_after(load, handled), _end(move)
            if _is_waste(board, token, load, handled):
                continue
            gain = 0.0
            if handled:
                gain = _handover_gain(table, board, handled)
                for fallen in falls(board, handled):
                    gain += _VALUER.weights.point * (1 if OWNER[fallen] != OWNER[token] else -1)
                if not _is_exit(token, end):  # what is carried out is lost
                    gain += _object_value(board, token, after) - _object_value(board, token, load)
            nearer = _arrival_value(table, token, end, after) - before
            if LINES[OWNER[token]] & BIT[end]:
                nearer = min(nearer, 0.0)
            cared, away = care.gain(token, after, end), exposed - care.exposed(token, end)
            aims: dict[Aim, float] = {
                "nearer": nearer,
                "along" if after is not None and IS_CHARACTER[after] else "tends": cared,
                "away": away,
            }
            aim = max(aims, key=aims.__getitem__)
            is_seen = aim != "nearer" or _is_nearer(table, token, end, after)
            yield Suggestion((move,), gain + nearer + cared + away, aim if is_seen else None)


def _is_nearer(table: RouteTable, token: int, end: int, load: int | None) -> bool:
    """Whether a square that's worth more to a character is closer to its exit, as people see it.

    It has a way out, or is farther along the maze. Along its own line only guesses differ.
    """
    seat = OWNER[token]
    if LINES[seat] & BIT[end]:
        return False
    (column, _), (before, _) = coordinates(end), coordinates(table.state.places[token])
    return (column < before if seat else column > before) or not table.route(token, end, load).blocked


def _rescues(care: _FriendSafety, load: int | None, reach: Collection[Sequence[Move]]) -> Iterator[Move]:
    """For each wounded friend that can be fetched on the way, the move that brings it to the best square."""
    for friend in care.friends:
        if friend == load:
            continue
        word = TAKE + TOKENS[friend]
        best = [
            (care.value(friend, _end(move)), -_length(move), -number, move)
            for number, move in enumerate(move for moves in reach for move in moves[1:])
            if word in move.path and move.path[-1] != word and not _is_put_down(move, word)
        ]
        if best:
            yield max(best)[-1]


def _is_put_down(move: Move, word: str) -> bool:
    """Whether a move puts down what it took, or takes something else afterwards."""
    return any(not one[0].isupper() for one in move.path[move.path.index(word) + 1 :])


def _is_waste(board: Board, token: int, load: int | None, handled: Sequence[Handling]) -> bool:
    """Whether a move leaves a wounded friend, or an object for another one that is of less use."""
    after = load_after(load, handled)
    left = {BY_NAME[one.token] for one in handled if not one.taken} - {after}
    if any(IS_CHARACTER[one] for one in left):
        return True
    if after is None or IS_CHARACTER[after]:
        return False
    value = _object_value(board, token, after)
    return any(value < min(_object_value(board, token, one), _OBJECT_BONUS) for one in left)


def _object_value(board: Board, token: int, thing: int | None) -> float:
    """Value of holding a thing: for who can use it, for another one who could, or for nobody."""
    if thing is None or IS_CHARACTER[thing]:  # friends count by where they are brought
        return 0.0
    if thing in WANDS:
        wizards = [one for one in WIZARDS if board.places[one] < SQUARES + SLOTS]
        usable = token in wizards
        if not wizards:
            return 0.0
    else:
        usable = not (thing in ROPES and token in (*WIZARDS, *THIEVES))
    return _OBJECT_BONUS + _KIND_BONUS.get(KIND[thing], 0.0) if usable else _UNUSABLE_OBJECT_BONUS


class _FriendSafety:
    """Safety of wounded friends on each square: near the own Cleric, away from enemies."""

    def __init__(self, game: Game, board: Board) -> None:
        seat = game.active_seat
        self.board = board
        self.friends = [
            token
            for token in CHARACTERS_OF[seat]
            if board.places[token] < SQUARES and board.wounded >> token & 1
        ]
        self._zones = list[int]()
        self._near: Sequence[int] = ()
        """Squares by their distance from the Cleric, as bitboards."""
        self._cleric = CLERICS[seat]
        if not self.friends:
            return
        maze = board.maze
        for enemy in squares_of(board.unwounded[1 - seat]):
            token = next(one for one in board.tokens(enemy) if IS_CHARACTER[one])
            reached = BIT[enemy]
            for square in square_costs(game, token, 1):
                reached |= BIT[square]
            self._zones += [reached | maze.step(reached), maze.step(BIT[enemy])]
        if board.places[self._cleric] < SQUARES and not board.idle >> self._cleric & 1:
            self._near = self._squares_around(board.places[self._cleric])

    def _squares_around(self, square: int) -> Sequence[int]:
        return self.board.maze.layers_from(BIT[square])[: _MAX_CLERIC_DISTANCE + 1]

    def value(self, friend: int, square: int, near: Sequence[int] | None = None) -> float:
        """Value of a square for a wounded friend; other squares are ``near`` once the Cleric has moved."""
        waves = self._near if near is None else near
        bit = BIT[square]
        if _is_exit(friend, square):
            return _CLERIC_BONUS  # out of the maze, and safe
        away = next((number for number, wave in enumerate(waves) if wave & bit), None)
        tended = 0.0 if away is None else _CLERIC_BONUS * 0.8 ** abs(away - 1)
        return tended - _ATTACKABLE_COST * sum(bool(zone & bit) for zone in self._zones)

    def gain(self, token: int, after: int | None, end: int) -> float:
        """Gain of a move for wounded friends: the one carried ``after``, or all if the Cleric moves."""
        if not self.friends:
            return 0.0
        near = None
        if token == self._cleric and not _is_exit(token, end):
            near = self._squares_around(end)
        gain = 0.0
        for friend in self.friends:
            square = self.board.places[friend]
            if near is None and friend != after:
                continue
            gain += self.value(friend, end if friend == after else square, near) - self.value(friend, square)
        return gain

    def exposed(self, token: int, square: int) -> float:
        """Cost of ending on a square: stronger unwounded enemies beside it."""
        board = self.board
        if _is_exit(token, square):
            return 0.0
        adjacent = board.maze.step(BIT[square]) & board.unwounded[1 - OWNER[token]]
        return _EXPOSURE_COST * sum(
            max(0, COMBAT[enemy] - COMBAT[token])
            for other in squares_of(adjacent)
            for enemy in board.tokens(other)
            if IS_CHARACTER[enemy]
        )


def _handover_gain(table: RouteTable, board: Board, handled: Sequence[Handling]) -> float:
    """Change in evaluation of the unwounded friends who give or receive an object."""
    gain = 0.0
    for one in handled:
        friend = BY_NAME[one.partner] if one.partner else None
        if friend is None or board.wounded >> friend & 1:
            continue
        thing, square = BY_NAME[one.token], board.places[friend]
        with_it = _VALUER.character_value(table, friend, square, thing) + _object_value(board, friend, thing)
        without = _VALUER.character_value(table, friend, square, None)
        gain += (without - with_it) * (1 if one.taken else -1)
    return gain


def _arrival_value(table: RouteTable, token: int, square: int, load: int | None) -> float:
    """Evaluation of a character on a square; once it is out, with the points it scores."""
    if _is_exit(token, square):
        return _VALUER.weights.point * exit_points(token, load)
    return _VALUER.character_value(table, token, square, load)


def _other_suggestions(game: Game, now: Preview) -> Iterator[Suggestion]:
    """All other actions worth offering."""
    seat = game.active_seat
    board, table = Board(game), RouteTable(game)
    lead: float | None = None
    for action in now.worthwhile:
        token = BY_NAME[action.character]
        match action:
            case Jump(square=name) | Wall(square=name):
                before = _VALUER.character_value(table, token, board.places[token], board.load(token))
                after = _arrival_value(table, token, SQUARE_BY_NAME[name], board.load(token))
                gain = after - before + (_JUMP_GAIN if isinstance(action, Jump) else 0)
            case Attack(character, target):
                gain = _fight_gain(now.seen, character, target)
            case Rotate() | Gate() | Break() | Fire():
                if lead is None:
                    lead = _VALUER.lead(game, seat)
                gain = _VALUER.lead(simulate(game, seat, (action,))[0], seat) - lead
            case Heal(target=target) if OWNER[BY_NAME[target]] != seat:
                gain = -_FIXED_GAINS[Heal]
            case Reveal(slot=slot):
                gain = _reveal_gain(now.seen, slot)
            case Drink(character):
                drunk, _ = simulate(game, seat, (action,))
                leaves = exit_of(drunk, BY_NAME[character], drunk.ap) is not None
                gain = _FIXED_GAINS[Drink] if leaves else 0.0
            case _:
                gain = _FIXED_GAINS[type(action)]
        yield Suggestion((action,), gain)


def _reveal_gain(seen: Observation, slot: int) -> float:
    """Gain of a reveal, by whose tokens are face down there."""
    seat, rooms = seen.me.seat, seen.rooms
    own, theirs = rooms[slot].backs[seat], rooms[slot].backs[1 - seat]
    if depth(slot, seat):
        return _REVEAL_GAIN + _OWN_BACK * own
    way_in, each = (0.0, 0.0) if any(room.id and not depth(room.slot, seat) for room in rooms) else _WAY_IN
    return max(_LAST_RESORT, _REVEAL_GAIN + way_in + (_THEIR_BACK + each) * theirs)


def _fight_gain(seen: Observation, attacker: str, target: str) -> float:
    """Expected gain of a fight if both sides' cards are equally good."""
    sides = sides_of(seen, BY_NAME[attacker], BY_NAME[target])
    attack, defence = sides.sums
    probability = max(0.0, min(1.0, 0.4 + _PROBABILITY_PER_PIP * (attack - defence)))
    prize, cost = (
        _VALUER.weights.point * points_won(losses(seen, side)) or _FIGHT_STAKE
        for side in (sides.defending, sides.attacking)
    )
    return probability * prize - (1 - probability) * cost


def _rank(game: Game, one: Suggestion) -> tuple[int, float, int]:
    """Sort key: what wins by leaving, in the fewest actions; then what gains most by the shortest way."""
    last = one.last
    if isinstance(last, Move | Jump | Wall):
        token = BY_NAME[last.character]
        seat = OWNER[token]
        if _is_exit(token, _end(last)) and game.vp[seat] + EXIT_VP[token] >= game.setup.goal[seat]:
            return 0, len(one.actions), _length(last)
    return 1, -one.gain, _length(last)


def _is_exit(token: int, square: int) -> bool:
    """Whether a character leaves the maze by a square."""
    return bool(LINES[1 - OWNER[token]] >> square & 1)


def _length(action: CharacterAction) -> int:
    """Steps of an action, and things it takes or leaves on the way."""
    return len(action.path) if isinstance(action, Move) else 1


def _end(move: Move | Jump | Wall) -> int:
    """The square where a move ends."""
    return SQUARE_BY_NAME[move.end if isinstance(move, Move) else move.square]
