"""Random setups and positions: plain functions of a random generator.

Hypothesis draws only the seed, as positions drawn value by value were small and alike.
"""

import random
from collections import Counter

from hypothesis import note
from hypothesis import strategies as st

from tests.games.k2.engine.helpers.builder import (
    AVALANCHE_TILES,
    BOARDS,
    DECK,
    NEIGHBOURS,
    PLAIN_TILES,
    SPACES,
    at,
    dead,
    limit,
    player,
    position,
)

SIDES = ("easy", "hard")
SEASONS = ("summer", "winter")


def rng_for(data, label="seed"):
    """A random generator of a drawn seed."""
    return random.Random(data.draw(st.integers(0, 2**32 - 1), label=label))  # noqa: S311 - not cryptographic


def drawn(data, make, **said):
    """The result of ``make(chance)`` for a drawn seed, reported if the test fails."""
    made = make(rng_for(data), **said)
    note(f"{make.__name__}: {made}")
    return made


def setup(chance, players=None):
    """The settings of a game."""
    players = players or chance.randint(1, 5)
    return {
        "players": players,
        "side": chance.choice(SIDES),
        "season": chance.choice(SEASONS),
        "family": chance.random() < 0.4,
        "lenient": players == 5 and chance.random() < 0.5,
        "avalanche": chance.random() < 0.4,
    }


def near(side, center, distance):
    """Spaces within so many ropes, nearest first."""
    found = [center]
    edge = [center]
    for _ in range(distance):
        edge = [other for own in edge for other in NEIGHBOURS[side][own] if other not in found]
        found.extend(dict.fromkeys(edge))
    return list(dict.fromkeys(found))


def tiles(chance, season, *, avalanche):
    """Six tiles in drawing order."""
    plain = chance.sample(PLAIN_TILES[season], 6)
    if avalanche:
        plain[:2] = AVALANCHE_TILES[season]
        chance.shuffle(plain)
    return plain


def crowd(chance, setup, *, highest, distance, deaths=0.1):
    """The climbers of all players around some space, within the limits, some of them dead."""
    side = setup["side"]
    spaces = near(side, chance.choice(list(SPACES[side])), distance)
    standing = Counter()
    pairs = []
    for number in range(setup["players"]):
        pair = []
        for _ in "AB":
            tent = chance.choice([None, None, chance.choice(spaces)])
            if chance.random() < deaths and (number or pair):
                pair.append(dead(tent))
                continue
            space = chance.choice(spaces)
            if standing[space] >= limit({"setup": setup}, space):
                space = "base"
            standing[space] += 1
            worth = SPACES[side][space]["vp"]
            track = [points for points in BOARDS[side]["score_track"] if points >= worth]
            vp = chance.choice([worth, chance.choice(track)])
            pair.append(at(space, chance.randint(0, highest), vp=vp, tent=tent))
        pairs.append(pair)
    return pairs


def summit_order(chance, pairs):
    """A random order of arrival for climbers whose marker is on the summit step."""
    reached = [
        f"{number}{name}"
        for number, pair in enumerate(pairs)
        for name, climber in zip("AB", pair, strict=True)
        if climber["vp"] == 10
    ]
    chance.shuffle(reached)
    return reached


def turn(chance, distance=2, risks=(None, 0, 1, 2, 2)):
    """A position at the beginning of seat 0's turn; another player acts after it."""
    said = setup(chance, players=chance.randint(2, 5))
    pairs = crowd(chance, said, highest=7, distance=distance)
    if all(climber["space"] is None for pair in pairs[1:] for climber in pair):
        pairs[1][0] = at("base")
    seats = [
        player(
            " ".join(chance.sample(DECK, 3)) if number == 0 else None,
            A=pair[0],
            B=pair[1],
            risk=chance.choice(risks) if number == 0 else None,
        )
        for number, pair in enumerate(pairs)
    ]
    return position(
        *seats,
        **said,
        day=chance.randint(1, 18),
        tiles=tiles(chance, said["season"], avalanche=said["avalanche"]),
        summit=summit_order(chance, pairs),
    )


def night(chance, players=None):
    """A position in which the last player of the day only has to finish."""
    said = setup(chance, players=players)
    deaths = 0.2 if said["players"] > 1 else 0
    pairs = crowd(chance, said, highest=8, distance=3, deaths=deaths)
    seats = [player(A=pair[0], B=pair[1], rescue=said["family"] and chance.random() < 0.7) for pair in pairs]
    return position(
        *seats,
        **said,
        day=chance.randint(1, 18),
        first=chance.randrange(said["players"]),
        turn="last",
        tiles=tiles(chance, said["season"], avalanche=said["avalanche"]),
        summit=summit_order(chance, pairs),
    )


def twin(position, seat, chance):
    """The position with everything hidden from that seat (None: a spectator) dealt again."""
    open_hands = position["phase"] != "selection"
    seats = []
    for number, one in enumerate(position["seats"]):
        deal = {"deck": one["deck"]}
        if number != seat:
            deal["hand"] = one["hand"]
            if not open_hands and one["committed"] is not None:
                deal["committed"] = one["committed"]
        pool = [card for cards in deal.values() for card in cards]
        chance.shuffle(pool)
        dealt = {}
        for pile, cards in deal.items():
            dealt[pile], pool = pool[: len(cards)], pool[len(cards) :]
        seats.append({**one, **dealt})
    shown = min(6, 2 + (position["day"] - 1) // 3)
    tiles = position["tiles"][:shown]
    season = position["setup"]["season"]
    hidden = [
        tile for tile in AVALANCHE_TILES[season] if position["setup"]["avalanche"] and tile not in tiles
    ]
    plain = [tile for tile in PLAIN_TILES[season] if tile not in tiles]
    hidden += chance.sample(plain, 6 - shown - len(hidden))
    pile = position["tokens"]["pile"]
    return {
        **position,
        "seats": seats,
        "tiles": tiles + chance.sample(hidden, len(hidden)),
        "tokens": {**position["tokens"], "pile": chance.sample(pile, len(pile))},
    }
