"""Boards with everybody as close together as the limits allow."""

import math
import random

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber, Phase
from tools.k2 import samples


def squeezed(number):
    """A board by number: everybody and all tents on a few neighbouring spaces, within the limits."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    players, side = chance.randint(1, 5), chance.choice(content.SIDES)
    spaces = content.board(side).spaces
    middle = chance.choice(spaces)
    spaces = sorted(spaces, key=lambda space: math.dist((space.x, space.y), (middle.x, middle.y)))
    pool = spaces[: chance.choice((3, 4, 6, 9))]
    people = []
    for _ in range(2 * players):
        free = [
            space.id
            for space in pool
            if space.id == "base"
            or sum(climber.space == space.id for climber in people) < content.limit(space.zone, players)
        ]
        space = chance.choice(free or ["base"])
        people.append(Climber(space, chance.randint(1, 6), 1, chance.choice(pool).id))
    tiles = tuple(chance.sample(sorted(content.TILES), 6))
    pairs = [(people[2 * seat], people[2 * seat + 1]) for seat in range(players)]
    return samples.position(
        pairs, side=side, day=chance.randint(1, 18), phase=Phase.ACTIONS, turn=0, tiles=tiles
    )
