"""Samples of pictures of parts of the maze, fights, the setup and the end."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import (
    Attack,
    Hide,
    Jump,
    Lay,
    Phase,
    Team,
    Wall,
    apply,
    decisions,
    legal_actions,
    observe,
    reach,
    resign,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS, BY_NAME, OWNER, TOKENS, WIZARDS
from k2bot.games.dungeon_twister.engine.listing import fetches, movers, other_actions, state_cache
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    LINES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    coordinates,
)
from k2bot.games.dungeon_twister.pictures import (
    EndPicture,
    FightPicture,
    Gain,
    HidingPicture,
    LegendPicture,
    ReachPicture,
    RoomPicture,
    SightPicture,
    StepPicture,
    Story,
)
from tools.dungeon_twister import heroes, samples
from tools.dungeon_twister.samples import Moment, ends_turn, found, turned_up

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.game.pages import Drawable
    from k2bot.games.dungeon_twister.engine import Game, Observation
    from k2bot.games.dungeon_twister.engine.moves import Moves

    Named = tuple[str, Drawable]

_LINES = LINES[0] | LINES[1]


def shown() -> Iterator[tuple[str, Named]]:
    """All samples with their sections."""
    for section, pictures in (
        ("Reach", reaches),
        ("Rooms", filled_rooms),
        ("Fights", fights),
        ("Setups", setups),
        ("Shots", shots),
        ("Ends", ends),
        ("Examples", examples),
        ("Heroes", heroes.posters),
    ):
        for named in pictures():
            yield section, named


# --------------------------------------------------------------------------------------------- reach


def reaches() -> Iterator[Named]:
    """Few squares and many, on the line, near an exit, in a crowd, with a load."""
    crowded = samples.crowded()
    for kind in ("thief", "troll", "goblin", "wallwalker"):
        yield f"reach-crowded-{kind}", reach_of(crowded, 0, f"b.{kind}")
    wanted: tuple[tuple[str, Callable[[int], bool], Callable[[Game, str, list[str]], bool]], ...] = (
        ("line", _is_wide, lambda game, name, names: _column(game, name) == 0 and len(names) > 3),
        ("most", _is_wide, lambda _game, name, names: name.endswith("thief") and len(names) > 24),
        ("out", _is_at_line, lambda _game, name, names: any(_exit(name, square) for square in names)),
        ("one", _is_narrow, lambda _game, _name, names: len(names) == 1),
    )
    for label, may_be, is_wanted in wanted:
        yield f"reach-{label}", _first_reach(may_be, is_wanted)


def reach_of(game: Game, seat: int, name: str) -> ReachPicture:
    """A character's reach, in the engine's order."""
    seen, found = observe(game, seat), reach(game, seat, name)
    actions = [one for one in other_actions(game, seat) if one.character == name]
    walls = dict.fromkeys(one.square for one in actions if isinstance(one, Wall) and one.square not in found)
    jumps = dict.fromkeys(
        one.square for one in actions if isinstance(one, Jump) and one.square not in {*found, *walls}
    )
    taken = fetches(Board(seen), chain(*found.values()))
    return ReachPicture(seen, name, (*found, *walls, *jumps), tuple(jumps), tuple(walls), taken)


def _first_reach(
    may_be: Callable[[int], bool], is_wanted: Callable[[Game, str, list[str]], bool]
) -> ReachPicture:
    """First wanted reach; ``may_be`` rules most out by squares (bits), since listing moves is slow."""

    def names(one: Moment) -> Iterator[tuple[str, list[str]]]:
        if one.game.phase is Phase.ACT and turned_up(one) >= 3:
            seat, memory = one.game.active_seat, state_cache(one.game)
            for name in movers(one.game, seat):
                if may_be(_ends(memory.moves_of(TOKENS.index(name)))):
                    yield name, list(reach(one.game, seat, name))

    def is_there(one: Moment) -> bool:
        return any(is_wanted(one.game, name, squares) for name, squares in names(one) if squares)

    moment = found(is_there)[0]
    name = next(name for name, squares in names(moment) if squares and is_wanted(moment.game, name, squares))
    return reach_of(moment.game, moment.game.active_seat, name)


def _ends(moves: Moves) -> int:
    ends = 0
    for staying, leaving, _ in moves.groups:
        ends |= staying | leaving
    return ends


def _is_wide(ends: int) -> bool:
    return ends.bit_count() > 3


def _is_narrow(ends: int) -> bool:
    return (ends & ~_LINES).bit_count() + bool(ends & _LINES) == 1


def _is_at_line(ends: int) -> bool:
    return bool(ends & _LINES)


def _column(game: Game, name: str) -> int:
    return coordinates(game.places[TOKENS.index(name)])[0] % (LENGTH - 1)


def _exit(name: str, square: str) -> bool:
    return coordinates(SQUARE_BY_NAME[square])[0] == (LENGTH - 1 if name.startswith("b") else 0)


# ------------------------------------------------------------------------------------ rooms and fights


def filled_rooms() -> Iterator[Named]:
    """Rooms with one to three tokens to place, by one player and by both."""
    for count in (1, 2, 3):
        moment = found(lambda one, count=count: len(one.game.placing) == count)[0]  # type: ignore[misc]  # as a default
        seat = decisions(moment.game)[0].seat
        yield f"room-{count}", _filled(moment.game, seat)
    both = found(lambda one: len({seat for seat, _, _ in one.game.placing}) == 2)[0]
    yield "room-both", _filled(both.game, both.game.active_seat)


def _filled(game: Game, seat: int) -> RoomPicture:
    return RoomPicture(observe(game, seat), game.placing[0][2], game.placing)


def fights() -> Iterator[Named]:
    """Fights before cards, with one card played, and decided: won and tied, with many and few fighters."""
    crowded = observe(samples.crowded(), 0)
    yield "fight-crowded", FightPicture(crowded, "b.warrior", "y.troll")
    yield "fight-crowded-won", FightPicture(crowded, "b.warrior", "y.troll", (5, 0))
    yield "fight-risk", FightPicture(observe(samples.crowded(turn=1), 1), "y.cleric", "b.troll")
    lying = samples.crowded({"b.wizard": [7, 5], "b.troll": [6, 5]}, turn=1)
    (one,) = (one for one in legal_actions(lying, 1) if isinstance(one, Attack) and one.target == "b.wizard")
    yield "fight-wounded", FightPicture(observe(lying, 1), one.character, one.target)
    yield "fight-killed", FightPicture(observe(lying, 1), one.character, one.target, (0, 6))
    asked = found(lambda one: one.game.phase is Phase.FIGHT and not isinstance(one.action, Lay), 2)
    for number, moment in enumerate(asked):
        yield f"fight-asked-{number}", _fight(moment.game, moment.game.active_seat)
    laid = found(lambda one: one.game.phase is Phase.FIGHT and isinstance(one.action, Lay))[0]
    for seat in (0, 1):
        yield f"fight-laid-{seat}", _fight(laid.game, seat)
    lost = _fight(laid.game, None)
    attack, defence = lost.base
    gap = defence - attack if OWNER[TOKENS.index(lost.attacker)] == 0 else attack - defence
    tie = (max(0, gap), max(0, -gap))
    for name, cards in (("tie", tie), ("won", (6, 0)), ("lost", (0, 6))):
        yield f"fight-{name}", FightPicture(lost.seen, lost.attacker, lost.target, cards)


def _fight(game: Game, seat: int | None) -> FightPicture:
    attacker, target = game.fight or (0, 0)
    return FightPicture(observe(game, seat), TOKENS[attacker], TOKENS[target])


# --------------------------------------------------------------------------------- setup, shots, ends


def setups() -> Iterator[Named]:
    """No team yet, one to confirm, no plan, a partial plan, a complete one, tokens hidden, a plan then."""
    start = samples.moments(1)[0].before
    for seat in (0, 1):
        own = [token for token in ALL_TOKENS if OWNER[token] == seat]
        names = [TOKENS[token] for token in own]
        team, rest = tuple(names[:8:2]), [*names[1:8:2], *names[8:]]
        seen = observe(start, seat)
        yield f"setup-{seat}-none", HidingPicture(seen, (), ())
        yield f"setup-{seat}-team", HidingPicture(seen, team, ())
        ready = observe(apply(start, seat, Team(team)).game, seat)
        for count in (0, 4, 10):
            slots = (0, 0, 1, 1, 2, 4, 5, 6, 7, 7) if count == 10 else (3, 1, 1, 6)[:count]
            plan = tuple(zip(rest, slots, strict=False))
            yield f"setup-{seat}-{count}", HidingPicture(ready, (), plan)
    moment = found(lambda one: isinstance(one.action, Hide) and one.game.step > 11)[0]
    for seat in (0, 1):
        lying = HidingPicture(observe(moment.game, seat), (), ())
        yield f"setup-{seat}-lying", replace(lying, chosen=TOKENS[lying.unplaced_tokens[-1]])
        first, room = lying.unplaced_tokens[0], next(slot for slot in range(SLOTS) if lying.free(slot))
        yield f"setup-{seat}-ahead", replace(lying, plan=((TOKENS[first], room),))


def shots() -> Iterator[Named]:
    """Shots along columns and rows, at enemies and friends."""
    wanted: tuple[tuple[str, Callable[[str, str, int], bool]], ...] = (
        ("near", lambda _one, _other, steps: steps == 1),
        ("far", lambda _one, _other, steps: steps > 2),
        ("friend", lambda one, other, _steps: one[0] == other[0]),
        ("foe", lambda one, other, _steps: one[0] != other[0]),
    )
    for label, is_wanted in wanted:
        lines = (line for number in range(8) for moment in samples.moments(number) for line in _lines(moment))
        seen, wizard, target, _ = next(line for line in lines if is_wanted(*line[1:]))
        yield f"shot-{label}", SightPicture(seen, wizard, target)


def _lines(moment: Moment) -> Iterator[tuple[Observation, str, str, int]]:
    """Characters each wizard in the maze sees, with their distance."""
    board = Board(moment.game)
    for wizard in WIZARDS:
        square = moment.game.places[wizard]
        if square >= SQUARES:
            continue
        for line in moment.game.maze.sight(square):
            for steps, there in enumerate(line, 1):
                token = board.character_seen(there)
                if token is not None:
                    yield observe(moment.game, OWNER[wizard]), TOKENS[wizard], TOKENS[token], steps
                    break


def examples() -> Iterator[Named]:
    """Pictures of the rules: all tokens, and actions before and after."""
    yield "example-tokens", LegendPicture()
    for kind in ("Rotate", "Wall", "Gate"):
        moment = found(lambda one, kind=kind: type(one.action).__name__ == kind)[0]  # type: ignore[misc]  # as a default
        seat = moment.before.active_seat
        step = StepPicture(observe(moment.before, seat), observe(moment.game, seat), moment.events[-1:])
        yield f"example-{kind.lower()}", step


def ends() -> Iterator[Named]:
    """Games won, drawn and resigned."""
    for reason in ("goal", "quiet"):
        yield f"end-{reason}", EndPicture(ended(reason))
    played = samples.moments(3)[:120]
    last = resign(played[-1].game, 1)
    yield "end-resigned", EndPicture(_story(played, last.game))
    yield "end-long", EndPicture(_long())


def _long() -> Story:
    """A story with the maximum of points, scored one at a time, and the treasure last."""
    fallen = "b.cleric", "y.thief", "y.mekanork", "b.wallwalker", "y.wallwalker", "b.mekanork", "y.cleric"
    strikers = "y.thief", "b.mekanork", "b.warrior", "y.wallwalker", "b.goblin", "y.troll", ""
    gains = [
        Gain(12 * turn, 1 - OWNER[BY_NAME[name]], "elimination", BY_NAME[name], 1, by=BY_NAME.get(by))
        for turn, (name, by) in enumerate(zip(fallen, strikers, strict=True), 1)
    ]
    gains += [
        Gain(96, 1, "exit", BY_NAME["y.warrior"], 1),
        Gain(112, 0, "exit", BY_NAME["b.troll"], 2, BY_NAME["y.treasure"]),
    ]
    seen = replace(ended("goal").seen, vp=(6, 4), result=(0, "goal"), turn_number=112)
    return Story(replace(seen, setup=replace(seen.setup, goal=(5, 5))), tuple(gains))


@cache
def ended(reason: str) -> Story:
    """The story of the first game that ends for this reason. Raises LookupError if there is none."""
    for number in range(40):
        played = samples.moments(number)
        result = played[-1].game.result
        if result is not None and result[1] == reason:
            return _story(played, played[-1].game)
    raise LookupError(f"no game ends by {reason!r}")


def _story(played: Sequence[Moment], last: Game) -> Story:
    events = [event for one in played if ends_turn(one) or one is played[-1] for event in one.events]
    lying = ((token, last.places[token] - SLOT) for token in ALL_TOKENS)
    return Story.of(observe(last, None), events, [pair for pair in lying if 0 <= pair[1] < SLOTS])
