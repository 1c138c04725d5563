"""Made-up positions for looking at the pictures and for testing them: quiet ones, crowded ones, last days."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import (
    CLIMBER_NAMES,
    Climber,
    ClimberKey,
    ClimberName,
    Game,
    Phase,
    Seat,
    Setup,
)
from k2bot.games.k2.engine.view import Observation, observe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.content import Card, Season, Side

NAMES: tuple[str, ...] = ("Ann", "Bartholomew Featherstonehaugh 3rd", "Cid", "Дора Петрова", "Eve")
"""Names for five seats: short ones, one of the greatest length, one in another script."""

_TILES: dict[Season, tuple[str, ...]] = {
    "summer": ("S4", "S2", "S1", "S6", "S5", "S3"),
    "winter": ("W2", "W1", "W5", "W3", "W6", "W4"),
}


def position(
    climbers: Sequence[tuple[Climber, Climber]],
    *,
    side: Side = "easy",
    season: Season = "summer",
    day: int = 1,
    phase: Phase = Phase.SELECTION,
    turn: int | None = None,
    first: int = 0,
    risk: Sequence[int | None] = (),
    tiles: tuple[str, ...] | None = None,
    tokens_open: tuple[int, ...] = (0, 1, 2),
    rescue: Sequence[bool] = (),
    resigned: Sequence[bool] = (),
    summit: tuple[ClimberKey, ...] = (),
    hands: Sequence[str] = (),
    reason: str | None = None,
    seen_by: int | None = None,
) -> Observation:
    """A table seen by a seat or a spectator; ``hands`` are the cards chosen, by seat."""
    players = len(climbers)
    seats = []
    for number, pair in enumerate(climbers):
        deck = list(content.DECK)
        random.Random(f"{number}/{day}").shuffle(deck)  # noqa: S311 - a sample, not a secret
        used = 3 * ((day - 1) % 6)
        chosen: tuple[Card, ...] | None = None
        if phase is not Phase.SELECTION and number < len(hands):
            chosen = tuple(content.Card.parse(text) for text in hands[number].split())
            for card in chosen:
                deck.remove(card)
        in_hand = content.HAND_SIZE - len(chosen or ())
        seats.append(
            Seat(
                hand=tuple(deck[:in_hand]),
                deck=tuple(deck[in_hand : max(in_hand, len(deck) - used)]),
                discard=tuple(deck[max(in_hand, len(deck) - used) :]),
                committed=chosen,
                risk=risk[number] if number < len(risk) else None,
                rescue=bool(number < len(rescue) and rescue[number]),
                resigned=bool(number < len(resigned) and resigned[number]),
                climbers=pair,
            )
        )
    game = Game(
        setup=Setup(players=players, side=side, season=season, family=any(rescue)),
        seed="sample",
        day=day,
        phase=phase,
        first=first,
        turn=turn,
        tiles=tiles or _TILES[season],
        tokens_open=tokens_open,
        tokens_pile=(1,) * max(0, 17 - day // 2),
        seats=tuple(seats),
        summit=summit,
        reason=reason,
    )
    return observe(game, seen_by)


def start(players: int, side: Side = "easy", season: Season = "summer") -> Observation:
    """The first morning: everybody at the base camp."""
    return position([(Climber(), Climber())] * players, side=side, season=season)


def middle(players: int, side: Side = "easy", season: Season = "winter") -> Observation:
    """Day 8, somebody's turn: climbers all over the mountain, tents, a full space, little air."""
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
    return position(
        ways[side][:players],
        side=side,
        season=season,
        day=8,
        phase=Phase.ACTIONS,
        turn=min(1, players - 1),
        first=0,
        risk=(None, 2),
        rescue=(True, False, True, True, False)[:players],
        hands=("m1 m3 r1/2", "m2 m2 m3", "a1 a2 m1", "m1 r2/3 a0", "m1 m1 a3"),
    )


def crowded(players: int, side: Side = "easy", season: Season = "winter") -> Observation:
    """Everybody on a few low neighbouring spaces, all tents pitched among them."""
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
    )


def heights(players: int, side: Side = "easy", season: Season = "summer") -> Observation:
    """Day 17 up high: the summit taken, tents below it, somebody dead, somebody gone."""
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
    return position(
        ways[side][:players],
        side=side,
        season=season,
        day=17,
        phase=Phase.ACTIONS,
        turn=0,
        first=min(2, players - 1),
        risk=(1,),
        resigned=(False, False, False, True, False)[:players],
        summit=((0, "A"),),
        tokens_open=(1, 1, 1),
    )


def seen_by(observation: Observation, seat: int) -> Observation:
    """The table as that seat's observation, its own cards apart."""
    return replace(observation, seat=seat)


def moved(
    observation: Observation, seat: int, name: ClimberName, space: str, tent: str | None = None
) -> Observation:
    """The table with a climber somewhere else and the points for that, perhaps with its tent pitched."""
    view = observation.seats[seat]
    climber = view.climber(name)
    points = max(climber.vp, observation.board.by_id[space].vp)
    there = replace(climber, space=space, vp=points, tent=tent or climber.tent)
    pair = (there, view.climbers[1]) if name == "A" else (view.climbers[0], there)
    seats = list(observation.seats)
    seats[seat] = replace(view, climbers=pair)
    return replace(observation, seats=tuple(seats))


def checks(observation: Observation) -> tuple[Checked, ...]:
    """The check of everybody who lives, as rule 20 has it."""
    lines = []
    for seat in observation.seats:
        for name in CLIMBER_NAMES:
            climber = seat.climber(name)
            if climber.space is None:
                continue
            space = observation.board.by_id[climber.space]
            tent = int(any(owner == seat.seat for owner, _ in observation.tents(space.id)))
            weather = observation.weather.loss(space.zone)
            avalanche = int(observation.weather.avalanche_in(space.zone))
            after = min(content.HIGHEST_LEVEL, climber.level + space.acc + tent - weather - avalanche)
            lines.append(
                Checked(
                    (seat.seat, name), space.id, climber.level, space.acc, tent, weather, avalanche, after
                )
            )
    return tuple(lines)


def altitudes(observation: Observation) -> dict[ClimberKey, tuple[int | None, ...]]:
    """A made-up way of every climber, night by night."""
    heights = sorted(space.altitude for space in observation.board.spaces)
    ways: dict[ClimberKey, tuple[int | None, ...]] = {}
    for seat in observation.seats:
        for name in CLIMBER_NAMES:
            chance = random.Random(f"{seat.seat}{name}")  # noqa: S311 - a sample, not a secret
            alive = seat.climber(name).alive
            nights = observation.day if alive else chance.randint(5, observation.day - 2)
            rung, way = 0.0, []
            for _ in range(nights):
                rung = min(len(heights) - 1.0, max(0.0, rung + chance.choice((-2, 0, 1, 2, 3, 4))))
                way.append(heights[int(rung)])
            ways[seat.seat, name] = (*way, *(None,) * (observation.day - nights))
    return ways


def far_apart() -> list[tuple[Climber, Climber]]:
    """One climber at the base camp, the other on the summit; a second player between them."""
    return [
        (Climber("base", 6, 3), Climber("summit", 2, 10, "c5")),
        (Climber("b6", 3, 4), Climber("a7", 3, 1, "a7")),
    ]
