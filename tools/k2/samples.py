"""Sample positions for viewing and testing the pictures: quiet ones, crowded ones, final days.

They obey the rules: limits, points, tents, cards, tokens and sums could occur in a real game.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from dataclasses import replace
from typing import TYPE_CHECKING, ParamSpec

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    ClimberKey,
    ClimberName,
)
from k2bot.games.k2.engine.model import (
    Climber,
    Game,
    Phase,
    Seat,
    Setup,
)
from k2bot.games.k2.engine.phases import turns
from k2bot.games.k2.engine.phases.night import check_climber
from k2bot.games.k2.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.games.k2.engine.content import Board, Season, Side
    from k2bot.games.k2.engine.events import Checked, EndReason

P = ParamSpec("P")

FAR_NAMES: tuple[tuple[str, ...], ...] = (
    ("דני (Dan) 7", "محمد العربي", "田中さくら", "प्रिया क्षत्रिय", "ธีรพงศ์ ก็ที่"),
    ("김민준", "🔥Dragon🐉", "مُحَمَّد بن عبد الرحمن الخطيب الكبير", "王小明 Ann", "𒀀𒀁𒀂"),
)
"""Names in other scripts, with emoji, and one that no typeface has."""
NAMES: tuple[str, ...] = ("Ann", "Bartholomew Featherstonehaugh 3rd", "Cid", "Дора Петрова", "Eve")
"""Names for five seats: short ones, one of maximum length, one in another script."""

_TILES: dict[Season, tuple[str, ...]] = {
    "summer": ("S4", "S2", "S1", "S6", "S5", "S3"),
    "winter": ("W2", "W1", "W5", "W3", "W6", "W4"),
}


_ORDINARY = "m1 m2 a1"
"""Default cards: the same for everyone, so that nobody takes a risk token (rule 9)."""
_CHOSEN = ("m1 m3 r1/2", "m2 m2 m3", "a1 a2 m1", "m3 r2/3 a0", "m1 m2 a3")
"""Cards of ``middle``, of which the second player's have the highest sum."""
_GRAVES = ("b4", "c1", "c2", "b6")
"""Spaces on which climbers without a tent died."""


def table(
    climbers: Sequence[tuple[Climber, Climber]],
    *,
    side: Side = "easy",
    season: Season = "summer",
    day: int = 1,
    phase: Phase = Phase.COMMIT,
    turn: int | None = None,
    first: int = 0,
    risk: Sequence[int | None] = (),
    tiles: tuple[str, ...] | None = None,
    tokens_open: tuple[int, ...] = (0, 1, 2),
    rescue: Sequence[bool] = (),
    resigned: Sequence[bool] = (),
    summit: tuple[ClimberKey, ...] = (),
    hands: Sequence[str] = (),
    reason: EndReason | None = None,
) -> Game:
    """A game at some point; ``hands`` are the cards chosen, by seat."""
    players = len(climbers)
    tiles = tiles or _TILES[season]
    seats = []
    for number, pair in enumerate(climbers):
        deck = list(content.DECK)
        random.Random(f"{number}/{day}").shuffle(deck)  # noqa: S311 - not cryptographic
        left = len(deck) - content.CARDS_A_DAY * ((day - 1) % 6)
        words = (hands[number] if number < len(hands) else _ORDINARY).split()
        plays = phase not in (Phase.COMMIT, Phase.OVER) and any(climber.on_board for climber in pair)
        chosen = tuple(content.Card.parse(word) for word in words) if plays else ()
        for card in chosen:
            deck.remove(card)
        left -= len(chosen)
        in_hand = min(left, content.HAND_SIZE - len(chosen))
        seats.append(
            Seat(
                hand=tuple(deck[:in_hand]),
                deck=tuple(deck[in_hand:left]),
                discard=tuple(deck[left:]),
                committed=chosen or None,
                risk=risk[number] if number < len(risk) else None,
                rescue=bool(number < len(rescue) and rescue[number]),
                resigned=bool(number < len(resigned) and resigned[number]),
                climbers=pair,
            )
        )
    turned = tuple(seat.risk for seat in seats if seat.risk is not None)
    pile = sorted((Counter(content.TOKENS) - Counter(tokens_open) - Counter(turned)).elements())
    gone = day if players == 1 else day // 2
    game = Game(
        setup=Setup(
            players=players,
            side=side,
            season=season,
            family=any(rescue),
            avalanche=any(tile in ids for ids in _avalanches() for tile in tiles),
        ),
        seed="sample",
        day=day,
        phase=phase,
        first=first,
        active_seat=turn,
        tiles=tiles,
        tokens_open=tokens_open,
        tokens_pile=tuple(pile[: max(0, len(content.TOKENS) - content.OPEN_TOKENS - gone)]),
        seats=tuple(seats),
        summit=summit,
        reason=reason,
    )
    if phase is Phase.ACTIONS and turn is not None and seats[turn].committed is not None:
        game = replace(game, turn=turns.fresh_turn(seats[turn]))
    return game


def _avalanches() -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(tile.id for tile in found) for found in content.AVALANCHE_TILES.values())


def _watched(made: Callable[P, Game]) -> Callable[P, Observation]:
    """The same function, returning a spectator's observation."""
    return lambda *args, **options: observe(made(*args, **options), None)


position = _watched(table)
"""A ``table`` as a spectator sees it."""


def start(players: int, side: Side = "easy", season: Season = "summer") -> Observation:
    """The first morning: everyone at base camp."""
    return position([(Climber(), Climber())] * players, side=side, season=season)


def middle(players: int, side: Side = "easy", season: Season = "winter") -> Observation:
    """Day 8, during a turn: climbers all over the mountain, tents, a full space, little air."""
    return observe(midgame(players, side, season), None)


def midgame(
    players: int,
    side: Side = "easy",
    season: Season = "winter",
    *,
    first: int = 0,
    phase: Phase = Phase.ACTIONS,
    hands: Sequence[str] = _CHOSEN,
) -> Game:
    """The game of ``middle``, with another first player, cards or phase if given."""
    ways: dict[Side, tuple[tuple[Climber, Climber], ...]] = {
        "easy": (
            (Climber("c1", 3, 5, "b6"), Climber("b2", 4, 2)),
            (Climber("b6", 2, 4, "b6"), Climber("a10", 6, 1)),
            (Climber("b4", 1, 3), Climber("b4", 5, 3, "a12")),
            (Climber("a12", 5, 1), Climber("c2", 2, 5, "b8")),
            (Climber("b5", 4, 3, "b5"), Climber("b5", 3, 3)),
        ),
        "hard": (
            (Climber("c1", 3, 4, "c1"), Climber("b3", 4, 2)),
            (Climber("b7", 2, 4, "b7"), Climber("a10", 6, 1)),
            (Climber("b5", 1, 3), Climber("b5", 5, 3, "b2")),
            (Climber("a12", 5, 1), Climber("c1", 2, 4, "b8")),
            (Climber("b2", 4, 2, "b2"), Climber("b1", 3, 2)),
        ),
    }
    before = phase in (Phase.COMMIT, Phase.RISK)
    return table(
        ways[side][:players],
        side=side,
        season=season,
        day=8,
        phase=phase,
        turn=min(1, players - 1) if phase is Phase.ACTIONS else None,
        first=first,
        risk=() if before else (None, 2) if players > 1 else (2,),
        rescue=(True, False, False, True, True)[:players],
        hands=hands,
    )


def crowded(players: int, side: Side = "easy", season: Season = "winter") -> Observation:
    """Everyone on a few low adjacent spaces, with all tents pitched among them."""
    spots = {"easy": ("a7", "a6", "a3"), "hard": ("a3", "a5", "a2")}[side]
    limit = content.limit("low", players)
    row = [space for space in spots for _ in range(limit)][: 2 * players]
    row += ["base"] * (2 * players - len(row))
    people = [Climber(space, 2, 1, spots[number % 3]) for number, space in enumerate(row)]
    return position(
        [(people[2 * seat], people[2 * seat + 1]) for seat in range(players)],
        side=side,
        season=season,
        day=5,
        phase=Phase.ACTIONS,
        turn=0,
        risk=(1,) if players == 1 else (),
    )


def heights(players: int, side: Side = "easy", season: Season = "summer") -> Observation:
    """Day 17 near the top: the summit reached, tents below it, one climber dead, one player gone."""
    return observe(_high(players, side, season, day=17, phase=Phase.ACTIONS), None)


def finish(players: int, side: Side = "easy", season: Season = "summer") -> Game:
    """The end of the game of ``heights``, after day 18."""
    return _high(players, side, season, day=18, phase=Phase.OVER)


def _high(players: int, side: Side, season: Season, day: int, phase: Phase) -> Game:
    ways: dict[Side, tuple[tuple[Climber, Climber], ...]] = {
        "easy": (
            (Climber("summit", 2, 10, "d1"), Climber("c5", 4, 6, "c5")),
            (Climber("d1", 1, 7, "c4"), Climber(None, 0, 1, "c3")),
            (Climber("c4", 3, 6), Climber("c5", 2, 6)),
            (Climber(None, 0, 1, "c2"), Climber(None, 0, 1)),
            (Climber("c4", 5, 6, "c4"), Climber("c3", 1, 5)),
        ),
        "hard": (
            (Climber("summit", 2, 10, "d3"), Climber("d2", 4, 7, "c5")),
            (Climber("d3", 1, 8, "d3"), Climber(None, 0, 1, "c3")),
            (Climber("c5", 3, 6), Climber("c5", 2, 6)),
            (Climber(None, 0, 1, "c2"), Climber(None, 0, 1)),
            (Climber("d1", 5, 7, "d1"), Climber("c4", 1, 6)),
        ),
    }
    return table(
        ways[side][:players],
        side=side,
        season=season,
        day=day,
        phase=phase,
        turn=0 if phase is Phase.ACTIONS else None,
        first=min(2, players - 1),
        risk=(1,) if phase is Phase.ACTIONS else (),
        resigned=(False, False, False, True, False)[:players],
        summit=((0, "A"),),
        tokens_open=(1, 1, 1) if players > 1 or day < content.DAYS else (1, 1),
        hands=("m2 m3 r1/2",),
        reason="days" if phase is Phase.OVER else None,
    )


def seen_by(observation: Observation, seat: int) -> Observation:
    """The position as that seat's observation, without its own cards."""
    return replace(observation, seat=seat)


def moved(
    observation: Observation, seat: int, name: ClimberName, space: str, tent: str | None = None
) -> Observation:
    """The position with a climber moved, its points updated, and optionally its tent pitched."""
    view = observation.seats[seat]
    climber = view.climber(name)
    points = max(climber.vp, observation.board.by_id[space].vp)
    there = replace(climber, space=space, vp=points, tent=tent or climber.tent)
    pair = (there, view.climbers[1]) if name == "A" else (view.climbers[0], there)
    seats = list(observation.seats)
    seats[seat] = replace(view, climbers=pair)
    return replace(observation, seats=tuple(seats))


def checks(observation: Observation) -> tuple[Checked, ...]:
    """Checks of all living climbers, computed by the engine (rule 20)."""
    game = replace(
        table(
            [view.climbers for view in observation.seats],
            side=observation.setup.side,
            day=observation.day,
            first=observation.first,
        ),
        setup=observation.setup,
        tiles=observation.tiles,
    )
    return tuple(
        check_climber(game, (seat, name))
        for seat in game.order()
        for name in CLIMBER_NAMES
        if game.seats[seat].climber(name).on_board
    )


def dying(observation: Observation) -> tuple[ClimberKey, ...]:
    """Climbers that the coming check kills and a rescue card can still save (rule 22)."""
    return tuple(
        check.climber
        for check in checks(observation)
        if check.dies and observation.seats[check.climber[0]].rescue
    )


def altitudes(observation: Observation) -> dict[ClimberKey, tuple[int | None, ...]]:
    """A plausible route of every climber by night: along ropes, within limits, to its current space."""
    board, nights = observation.board, observation.day
    graves = {
        (seat.seat, name): seat.climber(name).tent or _GRAVES[(2 * seat.seat + (name == "B")) % len(_GRAVES)]
        for seat in observation.seats
        for name in CLIMBER_NAMES
        if not seat.climber(name).on_board
    }
    last = _last_nights(observation, graves)
    stands = Counter(
        (nights, climber.space)
        for seat in observation.seats
        for climber in seat.climbers
        if climber.space is not None
    )
    ways: dict[ClimberKey, tuple[int | None, ...]] = {}
    for key, until in last.items():
        route = _route(board, observation.seats[key[0]].climber(key[1]), graves.get(key))
        pace = random.Random(f"{key[0]}{key[1]}").uniform(0.6, 1.8)  # noqa: S311 - not cryptographic
        way = []
        for night in range(1, until + 1):
            wished = (len(route) - 1) * (night / until) ** pace
            free = [at for at, space in enumerate(route) if _room(observation, stands, night, space)]
            near = [(abs(at - wished), at) for at in free]
            at = len(route) - 1 if night == until else min(near)[1]
            stands[night, route[at]] += not (night == nights and key not in graves)
            way.append(board.by_id[route[at]].altitude)
        ways[key] = (*way, *(None,) * (nights - until))
    return ways


def _last_nights(observation: Observation, graves: Mapping[ClimberKey, str]) -> dict[ClimberKey, int]:
    """The last night of each climber: players who left lose both at once; if all died, the last one now."""
    nights = observation.day
    last = {(seat.seat, name): nights for seat in observation.seats for name in CLIMBER_NAMES}
    for key in graves:
        of_whom = f"{key[0]}" if observation.seats[key[0]].resigned else f"{key[0]}{key[1]}"
        chance = random.Random(f"{of_whom} falls")  # noqa: S311 - not cryptographic
        last[key] = chance.randint(nights // 2 + 1, max(nights - 1, nights // 2 + 1))
    if len(graves) == len(last):
        last[max(last)] = nights
    return last


def _room(observation: Observation, stands: Mapping[tuple[int, str], int], night: int, space: str) -> bool:
    limit = observation.capacity(space)
    return limit is None or stands[night, space] < limit


def _route(board: Board, climber: Climber, grave: str | None) -> tuple[str, ...]:
    """From base camp to the highest space reached, and on to the climber's current or final space."""
    goal = grave or climber.space or content.BASE_CAMP
    here = board.by_id[goal]
    top = goal
    if grave is None and here.vp != climber.vp:
        worth = [space.id for space in board.spaces if space.vp == climber.vp]
        top = min(worth, key=lambda space: len(path(board, goal, space)))
    return (*path(board, content.BASE_CAMP, top), *path(board, top, goal)[1:])


def path(board: Board, start: str, goal: str) -> tuple[str, ...]:
    """The shortest path along the ropes."""
    came: dict[str, str | None] = {start: None}
    todo = deque([start])
    while todo and goal not in came:
        here = todo.popleft()
        for space in board.neighbours[here]:
            if space.id not in came:
                came[space.id] = here
                todo.append(space.id)
    way: list[str] = []
    step: str | None = goal
    while step is not None:
        way.append(step)
        step = came[step]
    return tuple(reversed(way))


def far_apart() -> list[tuple[Climber, Climber]]:
    """One climber at base camp, the other on the summit; a second player between them."""
    return [
        (Climber("base", 6, 3), Climber("summit", 2, 10, "c5")),
        (Climber("b6", 3, 4), Climber("a7", 3, 1, "a7")),
    ]
