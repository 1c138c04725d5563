"""Search for forced wins within a turn: an AND/OR search over exact states.

The seat to move chooses its actions, and its combat card first; the opponent answers knowing it. Revealing a
room leads to the unknown and counts as no win. States from which the points needed are out of reach, even
with every portcullis open, no enemy in the way and rooms turned at will, are not searched (``Bound``).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from k2bot.games.dungeon_twister.engine.actions import (
    End,
    Lay,
    Move,
    Reveal,
)
from k2bot.games.dungeon_twister.engine.aftermath import end_turn, settle, spend
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    EXIT_VP,
    MEKANORKS,
    OWNER,
    POTION_AP,
    POTIONS,
    QUIET_TURNS,
    ROOMS,
    SPEED,
    TOKENS,
    TREASURES,
    TROLLS,
    WALLWALKERS,
    WANDS,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.deeds import deeds_of, perform
from k2bot.games.dungeon_twister.engine.fights import fight_of, lay
from k2bot.games.dungeon_twister.engine.listing import hand_on, memory_of
from k2bot.games.dungeon_twister.engine.maze import placed_room, turned_square
from k2bot.games.dungeon_twister.engine.model import Phase, frozen, mutable_copy
from k2bot.games.dungeon_twister.engine.moves import MoveResult
from k2bot.games.dungeon_twister.engine.squares import (
    ALL,
    BIT,
    BOTTOM,
    LINES,
    NAMES,
    ROOM_SQUARES,
    SQUARE_BY_NAME,
    SQUARES,
    TOP,
    WIDTH,
    distance,
    squares_of,
)
from k2bot.games.dungeon_twister.players.fighting import distinct_cards
from k2bot.games.dungeon_twister.players.turns import Walk, WalkOrDeed, arrive, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.maze import Maze
    from k2bot.games.dungeon_twister.engine.model import Game, MutableState

    State = Game | MutableState

_ACT, _FIGHT, _OVER = Phase.ACT, Phase.FIGHT, Phase.OVER


class TooHardError(Exception):
    """The search was given up: it would take more work than allowed."""


# ------------------------------------------------------------------------------------- upper bound


_MOST_ACTIONS: Final = 13
_WALL_WALKER: Final = 0
"""In place of a speed: 4 steps or one wall an action."""
_SPEEDS: Final = tuple(_WALL_WALKER if token in WALLWALKERS else SPEED[token] for token in range(len(TOKENS)))
_TREASURE_SPEED: Final = max(SPEED)
Orientations: TypeAlias = "tuple[tuple[int, ...], ...]"
"""For each slot, the rotations its room may have."""


class OpenPassages:
    """The maze at its best: all portcullises open, nobody in the way, rooms in any of some orientations."""

    def __init__(self, rooms: tuple[int, ...], up: int, orientations: Orientations) -> None:
        shown = LINES[0] | LINES[1]
        east, west, south, north = LINES[0], LINES[1], shown & ~BOTTOM, shown & ~TOP
        gates_east = gates_south = 0
        for slot, turns in enumerate(orientations):
            if not up >> slot & 1:
                continue
            shown |= ROOM_SQUARES[slot]
            for turn in turns:
                room = placed_room(rooms[slot], turn, slot)
                east |= room.sides.east
                west |= room.sides.west
                south |= room.sides.south
                north |= room.sides.north
                for _, square, is_east in room.gates:
                    if is_east:
                        gates_east |= BIT[square]
                    else:
                        gates_south |= BIT[square]
        self.east = (east & (west >> WIDTH)) | gates_east
        self.south = (south & (north >> 1)) | gates_south
        self.walls_east = shown & (shown >> WIDTH)
        self.walls_south = shown & (shown >> 1) & ~BOTTOM
        self.turning = tuple(
            (ROOM_SQUARES[slot], slot, tuple(sorted({(one - other) % 4 for one in turns for other in turns})))
            for slot, turns in enumerate(orientations)
            if len(turns) > 1
        )
        self._exits: dict[tuple[int, int], tuple[int, ...]] = {}
        self._costs: dict[tuple[int, int], dict[int, int]] = {}
        self._around: dict[int, tuple[int, ...]] = {}

    def step(self, bits: int) -> int:
        """These squares, and those a step away."""
        east, south = self.east, self.south
        across = ((bits & east) << WIDTH) | ((bits >> WIDTH) & east)
        return bits | across | ((bits & south) << 1) | ((bits >> 1) & south)

    def turned(self, bits: int) -> int:
        """These squares, and where turning rooms may bring them."""
        for inside, slot, turns in self.turning:
            here = bits & inside
            if here and here != inside:
                for turn in turns:
                    for square in squares_of(here):
                        bits |= BIT[turned_square(square, slot, turn)]
        return bits

    def exits(self, seat: int, speed: int) -> tuple[int, ...]:
        """Squares from which a character leaves with at most 0, 1, 2 ... actions."""
        found = self._exits.get((seat, speed))
        if found is None:
            reached, layers = LINES[1 - seat], [0]
            for _ in range(_MOST_ACTIONS):
                before = reached
                for _ in range(speed or 4):
                    reached = self.turned(self.step(reached))
                if speed == _WALL_WALKER:
                    east, south = self.walls_east, self.walls_south
                    reached |= (
                        (before & east) << WIDTH | (before >> WIDTH) & east
                        | (before & south) << 1 | (before >> 1) & south
                    )  # fmt: skip
                    reached = self.turned(reached)
                layers.append(reached & ~LINES[1 - seat])
            found = self._exits[seat, speed] = tuple(layers)
        return found

    def costs(self, seat: int, speed: int) -> dict[int, int]:
        """Fewest actions with which a character leaves, by square; none where it can't."""
        found = self._costs.get((seat, speed))
        if found is None:
            found = self._costs[seat, speed] = {}
            for cost, layer in enumerate(self.exits(seat, speed)):
                for square in squares_of(layer):
                    found.setdefault(square, cost)
        return found

    def around(self, square: int) -> tuple[int, ...]:
        """Squares within 0, 1, 2 ... steps of a square."""
        found = self._around.get(square)
        if found is None:
            reached = self.turned(BIT[square])
            layers = [reached]
            for _ in range(_FARTHEST):
                reached = self.turned(self.step(reached))
                layers.append(reached)
            found = self._around[square] = tuple(layers)
        return found


_FARTHEST: Final = 30


@lru_cache(maxsize=2048)
def _passages(rooms: tuple[int, ...], up: int, orientations: Orientations) -> OpenPassages:
    return OpenPassages(rooms, up, orientations)


FAR: Final = 99
"""In place of the actions where none suffice."""


class Prospects(NamedTuple):
    """What a seat can score at most in one state of the maze."""

    costs: list[int]
    """Actions for each point: characters that leave, and enemies that are knocked out; cheapest first."""
    goblin: int
    """Actions with which the goblin leaves."""
    treasures: int
    """Treasures that may be carried out."""
    free: int
    """Points that come with any action."""
    sips: tuple[int, int]
    """Actions to drink the nearest potion, and the points that all potions may add."""

    def points(self, spent: int) -> int:
        """Most points with so many actions."""
        least, more = self.sips
        if spent >= least:
            return max(self._dry(spent), self._dry(spent - least) + more)
        return self._dry(spent)

    def _dry(self, spent: int) -> int:
        """Most points without a potion."""
        best = _most(self.costs, spent, self.treasures, 0)
        if self.goblin <= spent:
            best = max(best, _most(self.costs, spent - self.goblin, self.treasures, 2))
        return best + self.free if spent else best


class Bound:
    """What a seat could score at most in the rest of its turn, with at most so many actions."""

    def __init__(self, state: State, seat: int, most: int = _MOST_ACTIONS) -> None:
        at, wounded = state.at, state.wounded
        self.state = state
        self.seat = seat
        self.at = at
        self.need = state.setup.goal[seat] - state.vp[seat]
        idle = wounded | state.fresh_healed
        self.fit = [one for one in CHARACTERS_OF[seat] if at[one] < SQUARES and not idle >> one & 1]
        self.falls = self.carried = 0
        self.victims: list[int] = []
        maze = state.maze
        pits = maze.pits
        fresh = state.fresh_wounded | state.fresh_healed
        places = [at[one] for one in CHARACTERS_OF[1 - seat] if at[one] < SQUARES and not wounded >> one & 1]
        for one in CHARACTERS_OF[1 - seat]:
            place = at[one]
            if place >= SQUARES:
                continue
            if pits >> place & 1:
                self.falls += 1
            elif wounded >> one & 1:
                if place in places:
                    self.carried += 1
                elif not fresh >> one & 1:
                    self.victims.append(place)
        self.wands = 0
        wizard = WIZARDS[seat]
        if wizard in self.fit:
            for wand in WANDS:
                place = at[wand]
                if place < SQUARES and place not in places:
                    self.wands += 1
                    self.carried += place == at[wizard]
        self.carried = self.carried if self.wands or self.carried else 0
        self.action_points = min(state.points_left, most)
        self._scenes: list[tuple[OpenPassages, int]] | None = None
        self.potions = [
            (at[potion], any(at[one] == at[potion] for one in self.fit))
            for potion in POTIONS
            if at[potion] < SQUARES and at[potion] not in places
        ]
        """Squares of potions, and whether one of the characters that can act has it."""
        self._others: dict[tuple[int, int], Prospects] = {}

    @property
    def scenes(self) -> int:
        """Number of ways the maze may become that were looked at."""
        return len(self._scenes or ((),))

    def scene(self, number: int) -> tuple[OpenPassages, int] | None:
        """A way the maze may become, and the action points that takes; None if there are no more."""
        scenes = self._scenes
        if scenes is None:
            state = self.state
            now = tuple((turn,) for turn in state.rotations)
            scenes = self._scenes = [(_passages(state.rooms, state.up, now), 0)]
        if number == 1 and len(scenes) == 1:
            scenes += self._turned()
        return scenes[number] if number < len(scenes) else None

    def _turned(self) -> list[tuple[OpenPassages, int]]:
        state = self.state
        if self.action_points < 2:
            return []
        maze = state.maze
        both = MEKANORKS[self.seat] in self.fit
        now = [(turn,) for turn in state.rotations]
        as_is = _passages(state.rooms, state.up, tuple(now))
        slots = self._turnable(as_is, maze, self.action_points - 2)
        if not slots:
            return []
        found = []
        for slot in slots:
            turn, arrow = state.rotations[slot], ROOMS[state.rooms[slot]].turn
            ways = {turn, (turn + arrow) % 4, *(((turn - arrow) % 4,) if both else ())}
            then = tuple(tuple(sorted(ways)) if other == slot else one for other, one in enumerate(now))
            found.append((_passages(state.rooms, state.up, then), 1))
        if self.action_points > 2:
            for _ in range(2):
                every: Orientations = tuple(
                    (0, 1, 2, 3) if slot in slots else one for slot, one in enumerate(now)
                )
                all_turned = _passages(state.rooms, state.up, every)
                more = self._turnable(all_turned, maze, self.action_points - 2)
                if more == slots:
                    break
                slots = more
            every = tuple((0, 1, 2, 3) if slot in slots else one for slot, one in enumerate(now))
            found.append((_passages(state.rooms, state.up, every), 2))
        return found

    def _turnable(self, passages: OpenPassages, maze: Maze, most: int) -> set[int]:
        """Slots whose room can be turned after at most so many other actions."""
        found = set()
        for gear, slot in maze.gears.items():
            layers = passages.around(gear)
            for one in self.fit:
                steps = min(most * SPEED[one], _FARTHEST)
                if one in WALLWALKERS and most:
                    near = distance(gear, self.at[one]) <= SPEED[one] * most
                else:
                    near = bool(layers[steps] >> self.at[one] & 1)
                if near:
                    found.add(slot)
                    twin = maze.twin(slot)
                    if twin is not None:
                        found.add(twin)
                    break
        return found

    def others(self, left_out: int, number: int) -> Prospects:
        """What is to be had in a scene without one character."""
        known = self._others.get((left_out, number))
        if known is not None:
            return known
        scene = self.scene(number)
        assert scene is not None  # noqa: S101 - asked for scenes that exist
        passages, used = scene
        seat, action_points, at = self.seat, self.action_points - used, self.at
        costs = [1] * self._kills(passages, action_points)
        goblin = FAR
        for one in self.fit:
            if one != left_out:
                cost = passages.costs(seat, _SPEEDS[one]).get(at[one], FAR)
                if EXIT_VP[one] > 1:
                    goblin = cost
                else:
                    costs.append(cost)
        costs.sort()
        treasures, potions = self.treasures(passages, action_points), self._potions(passages, action_points)
        sips = (FAR, 0)
        if potions:
            least, count = potions
            worth = 2 if any(EXIT_VP[one] > 1 for one in self.fit) else 1
            sips = least, count * (worth + (treasures > 0)) + min(len(self.victims), POTION_AP * count)
        found = Prospects(costs, goblin, treasures, self.carried + self.falls, sips)
        self._others[left_out, number] = found
        return found

    def _potions(self, passages: OpenPassages, action_points: int) -> tuple[int, int] | None:
        """Fewest actions to drink one of the potions in reach, and their number; None if there are none."""
        least, count = action_points + 1, 0
        for place, at_hand in self.potions:
            cost, held = 1, at_hand
            layers = passages.around(place)
            while cost <= action_points and not held:
                cost += 1
                steps = (cost - 1) * max(SPEED)
                held = any(
                    one in WALLWALKERS or layers[min(steps, _FARTHEST)] >> self.at[one] & 1
                    for one in self.fit
                )
            if cost <= action_points:
                least, count = min(least, cost), count + 1
        return (least, count) if count else None

    def treasures(self, passages: OpenPassages, action_points: int) -> int:
        """Treasures that could be carried out."""
        reach = passages.exits(self.seat, _TREASURE_SPEED)[action_points]
        return sum(1 for one in TREASURES if self.at[one] < SQUARES and reach >> self.at[one] & 1)

    def _kills(self, passages: OpenPassages, action_points: int) -> int:
        count = min(self.wands, action_points)
        if action_points:
            for place in self.victims:
                layers = passages.around(place)
                for one in self.fit:
                    steps = 1 + (action_points - 1) * SPEED[one]
                    if one in WALLWALKERS or layers[min(steps, _FARTHEST)] >> self.at[one] & 1:
                        count += 1
                        break
        return count

    @property
    def hopeless(self) -> bool:
        """Whether the points needed are out of reach."""
        need = self.need
        if need <= 0:
            return False
        number = 0
        while (scene := self.scene(number)) is not None:
            if self.others(-1, number).points(self.action_points - scene[1]) >= need:
                return False
            number += 1
        return True

    def squares(self, character: int) -> int:
        """Squares to which a character may move without making the win impossible."""
        if self.falls:
            return ALL
        need, speed = self.need, _SPEEDS[character]
        worth = EXIT_VP[character]
        bits = number = 0
        while (scene := self.scene(number)) is not None:
            passages, used = scene
            rest = self.action_points - used - 1
            if rest >= 0:
                others = self.others(character, number)
                if others.points(rest + bool(self.potions)) >= need:  # the move itself may fetch the potion
                    return ALL
                more = worth + (self.treasures(passages, rest) > 0)
                enough = 0
                for cost in range(1, rest + 1):
                    if others.points(rest - cost) + more >= need:
                        enough = cost
                if enough:
                    if self.potions:
                        enough = min(enough + POTION_AP, _MOST_ACTIONS)
                    bits |= passages.exits(self.seat, speed)[enough]
            number += 1
        return bits


def _most(costs: list[int], rest: int, treasures: int, points: int) -> int:
    """Points of leaving one after another, cheapest first, on top of a goblin's."""
    count = 1 if points else 0
    for cost in costs:
        if cost > rest:
            break
        rest -= cost
        points += 1
        count += 1
    return points + min(count, treasures)


# ------------------------------------------------------------------------------------------ search


def key_of(state: State) -> tuple[object, ...]:
    """What decides the rest of a turn."""
    one, other = state.seats
    return (
        state.at, state.wounded, state.fresh_wounded, state.fresh_healed, state.rotations, state.gates,
        state.ap, state.potion, state.vp, one.combat, other.combat, one.jumps, other.jumps,
    )  # fmt: skip


_PAIR_WORK: Final = 3
"""Work of a fight's pair of cards."""
_LISTING_WORK: Final = 10
"""Work of listing a state's actions."""


class Solver:
    """Decides whether a seat can force a win before its turn ends. Remembers what it has searched.

    ``limit`` is the work allowed: one for each state found, and for each way its rooms may be turned, and
    more for each state whose actions are listed.
    """

    def __init__(self, seat: int, limit: int = 10_000_000) -> None:
        self.seat = seat
        self.limit = limit
        self.work = 0
        """Work so far."""
        self.searched = 0
        """Different states whose actions were tried so far."""
        self._known: dict[tuple[tuple[object, ...], int], bool] = {}

    def wins(self, game: Game, most: int = _MOST_ACTIONS) -> bool:
        """Whether the seat wins from here with so many actions, whatever the opponent does.

        Raises TooHardError.
        """
        if game.phase is _OVER:
            return game.result is not None and game.result[0] == self.seat
        if game.phase is _FIGHT:
            return any(self.refutation(game, card, most) is None for card in distinct_cards(game, self.seat))
        if game.phase is not _ACT or game.turn != self.seat or most <= 0:
            return False
        most = min(most, _points(game))
        key = key_of(game), most
        known = self._known.get(key)
        if known is None:
            self.searched += 1
            known = any(self.wins(after, most - 1) for _, after in self.following(game, most))
            self._known[key] = known
        return known

    def refutation(self, game: Game, card: int, most: int = _MOST_ACTIONS) -> int | None:
        """A combat card of the opponent's after which this card doesn't win; None if there is none."""
        for other in reversed(distinct_cards(game, 1 - self.seat)):
            self._spend(_PAIR_WORK)
            if not self.wins(fought(game, self.seat, card, other), most):
                return other
        return None

    def _spend(self, work: int) -> None:
        self.work += work
        if self.work > self.limit:
            raise TooHardError(self.work)

    def following(self, game: Game, most: int = _MOST_ACTIONS) -> Iterator[tuple[WalkOrDeed | End, Game]]:
        """Actions that leave a win possible, each with the state after it: scoring ones first."""
        seat = self.seat
        bound = Bound(game, seat, most)
        if bound.hopeless:
            yield from self._ending(game)
            return
        self._spend(_LISTING_WORK)
        later: list[tuple[WalkOrDeed | End, Game]] = []
        for character in CHARACTERS_OF[seat]:
            if game.at[character] >= SQUARES or not game.points_of(character):
                continue
            for deed, after in self._deeds(game, character, bound):
                self._spend(1)
                if after.phase is _OVER:
                    yield deed, after
                elif not self._hopeless(after, most - 1):
                    later.append((deed, after))
        yield from later
        yield from self._ending(game)

    def _deeds(self, game: Game, character: int, bound: Bound) -> Iterator[tuple[WalkOrDeed, Game]]:
        """A character's actions, without moves to squares from which the bound can't be met."""
        memory = memory_of(game)
        board = memory.board
        if not board.idle >> character & 1:
            allowed = bound.squares(character)
            moves = memory.moves_of(character)
            carried = moves.hands.start_burden
            # Plain moves first, so that solutions handle nothing without need.
            for ends, leaving, world in sorted(
                moves.groups, key=lambda group: (group[2][0][0] != carried, len(group[2][0][0][1]))
            ):
                burden = world[0][0]
                for square in (*((None,) if leaving else ()), *squares_of(ends & allowed)):
                    walk = Walk(character, MoveResult(burden, square))
                    state = mutable_copy(game)
                    spend(state, character)
                    arrive(state, walk)
                    yield walk, _settled(game, state)
        elif character not in TROLLS:
            return
        for deed in deeds_of(board, game, character):
            if not isinstance(deed, Reveal):
                state = mutable_copy(game)
                spend(state, character)
                perform(state, board, deed, [])
                yield deed, _settled(game, state)

    def _ending(self, game: Game) -> Iterator[tuple[End, Game]]:
        """Ending the turn, if that ends the game (rules 38, 39)."""
        state = mutable_copy(game)
        end_turn(state, [])
        if state.phase is _OVER:
            yield End(), frozen(state)

    def _hopeless(self, state: Game, most: int) -> bool:
        if state.phase is _OVER:
            return state.result is None or state.result[0] != self.seat
        if state.turn != self.seat or state.phase not in (_ACT, _FIGHT):
            return True
        if state.phase is _FIGHT:
            return False
        bound = Bound(state, self.seat, most)
        hopeless = bound.hopeless
        self._spend(bound.scenes - 1)
        return hopeless and not _ends_all(state)

    # -------------------------------------------------------------------------------- solutions

    def winning(self, game: Game, most: int = 2) -> dict[ActionKind, tuple[WalkOrDeed | End, Game]]:
        """Winning actions by what they are, at most so many kinds. Raises TooHardError."""
        found: dict[ActionKind, tuple[WalkOrDeed | End, Game]] = {}
        for deed, after in self.following(game):
            kind = kind_of(deed)
            if kind not in found and self.wins(after):
                found[kind] = deed, after
                if len(found) >= most:
                    break
        return found

    def line(self, game: Game) -> list[tuple[int, Action]]:
        """A shortest won turn, action by action with their seats; in fights, the opponent's best card."""
        found: list[tuple[int, Action]] = []
        while game.phase is not _OVER:
            most = next(most for most in range(_MOST_ACTIONS + 1) if self.wins(game, most))
            if game.phase is _FIGHT:
                card = next(
                    card
                    for card in distinct_cards(game, self.seat)
                    if self.refutation(game, card, most) is None
                )
                other = best_reply(game, self.seat, card)
                found += [(self.seat, Lay(card)), (1 - self.seat, Lay(other))]
                game = fought(game, self.seat, card, other)
                continue
            deed, after = next(
                (deed, after) for deed, after in self.following(game, most) if self.wins(after, most - 1)
            )
            found.append((self.seat, deed if isinstance(deed, End) else written(game, deed)))
            game = after
        return found


def _points(state: State) -> int:
    """Action points that can still be spent, with every potion in the maze."""
    potions = sum(POTION_AP for potion in POTIONS if state.at[potion] < SQUARES)
    return state.points_left + potions


ActionKind: TypeAlias = "tuple[object, ...]"


def kind_of(deed: WalkOrDeed | End | Move) -> ActionKind:
    """What an action is as a first action: who does what and where it ends.

    What a move takes and drops on its way makes no difference.
    """
    if isinstance(deed, Walk):
        square = deed.result.square
        return "move", TOKENS[deed.character], "" if square is None else NAMES[square]
    if isinstance(deed, Move):
        owner = OWNER[BY_NAME[deed.character]]
        end = deed.end
        leaves = end and LINES[1 - owner] >> SQUARE_BY_NAME[end] & 1
        return "move", deed.character, "" if leaves else end
    return (str(deed),)


def best_reply(game: Game, seat: int, card: int, solver: Solver | None = None) -> int:
    """The opponent's best combat card against a card of the seat's.

    One after which the seat can no longer win, if the solver finds it, else the cheapest one with the best
    result of the fight.
    """
    if solver is not None:
        refutation = solver.refutation(game, card)
        if refutation is not None:
            return refutation
    cards = distinct_cards(game, 1 - seat)
    assert game.fight is not None  # noqa: S101 - only during a fight
    attack, defence = fight_of(Board(game), *game.fight).strengths(Board(game))
    attack += card
    return max(cards, key=lambda other: ((defence + other > attack) - (defence + other < attack), -other))


def _settled(game: Game, state: MutableState) -> Game:
    settle(state, [])
    after = frozen(state)
    hand_on(game, after)
    return after


def _ends_all(state: State) -> bool:
    """Whether ending the turn could end the game."""
    return (
        state.quiet + 1 >= QUIET_TURNS or not state.can_act(1 - state.turn) or not state.can_act(state.turn)
    )


def fought(game: Game, seat: int, card: int, other: int) -> Game:
    """The state after a fight with these cards, the seat's and the opponent's."""
    state = mutable_copy(game)
    lay(state, seat, Lay(card), [])
    lay(state, 1 - seat, Lay(other), [])
    return frozen(state)
