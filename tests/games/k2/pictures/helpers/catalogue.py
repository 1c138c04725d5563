"""The scenes that every check looks at: those of the gallery, and harder ones of each kind."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.plan_picture import Toll
from k2bot.render.scene import Box, Slab, Text
from k2bot.text.words import words
from tests.kit.pictures import layout
from tools.k2 import cases, samples, scenes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.render.scene import Scene

HARD_NAMES = (
    "W" * 32,
    "登山家 山田",
    "🏔️🧗",
    "عمر بن الخطاب",
    "Zoë Ångström-Çelik Őrségi Nguyễn",
)
PICTURES = ("board", "hand", "reveal", "plan", "night", "ranking")
"""The kinds of pictures."""
KINDS = (samples.start, samples.middle, samples.crowded, samples.heights)
SCATTERED = 14
"""Random tables."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture to be checked: its name, how its scene comes about, and the names people have in it."""

    name: str
    scene: Callable[..., Scene]
    """Takes, as ``said``, the words of another language than ours."""
    people: Sequence[str] = ()


class Built(NamedTuple):
    """The scene of a picture, built once for all checks, and the names people have in it."""

    name: str
    scene: Scene
    people: Sequence[str]


def said(scene):
    """The texts of a scene."""
    return [shape.text for shape in scene.shapes if isinstance(shape, Text)]


def read(scene, symbols=()):
    """What a picture tells, area by area: texts in the order of painting, and symbols in brackets.

    ``symbols`` are those that a SymbolBook has found; rows of the table beside the mountain are areas, too.
    """
    told = [(at, shape.box, shape.text) for at, shape in enumerate(scene.shapes) if isinstance(shape, Text)]
    for drawing, places in symbols:
        box = Box.over(Box(*layout.reach(shape)) for shape in drawing.shapes)
        told.append((min(places), box, f"[{drawing.name}]"))
    rows = [shape.box for shape in scene.shapes if isinstance(shape, Slab)]
    areas = [(area.name, area.box) for area in scene.areas]
    areas += [(f"row {number}", box) for number, box in enumerate(rows, 1)]
    lines = {}
    for _, box, word in sorted(told, key=lambda one: one[0]):
        centre = Box(*box.centre, *box.centre)
        around = [(its.width * its.height, name) for name, its in areas if its.grown(1).holds(centre)]
        lines.setdefault(min(around)[1] if around else "beside", []).append(word)
    return "\n".join(f"{name}: {' '.join(words)}" for name, words in lines.items())


@cache
def gallery():
    """Name and scene of every picture in the gallery."""
    return tuple((case.file, case.scene()) for case in cases.cases())


@cache
def built(kind):
    """The scenes of ``pictures``, in our own words."""
    return tuple(Built(drawn.name, drawn.scene(), drawn.people) for drawn in pictures(kind))


def scattered(number):
    """A table by number: random people and tents, often close together, limits kept, any day and weather."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    players, side = chance.randint(1, 5), chance.choice(content.SIDES)
    spaces = content.board(side).spaces
    middle, far = chance.randrange(len(spaces)), chance.choice((3, 5, 8, 28))
    pool = [space for at, space in enumerate(spaces) if abs(at - middle) <= far]
    standing = {}
    people = []
    for _ in range(2 * players):
        free = [
            space
            for space in (*pool, spaces[0])
            if space.id == "base" or standing.get(space.id, 0) < content.limit(space.zone, players)
        ]
        space = chance.choice(free)
        standing[space.id] = standing.get(space.id, 0) + 1
        tent = chance.choice(pool).id if chance.random() < 0.7 else None
        people.append(Climber(space.id, chance.randint(1, 6), space.vp, tent))
    tiles = chance.sample(sorted(content.TILES), 6)
    return samples.position(
        [(people[2 * seat], people[2 * seat + 1]) for seat in range(players)],
        side=side,
        day=chance.randint(1, 18),
        phase=Phase.ACTIONS,
        turn=chance.randrange(players),
        risk=[chance.choice((None, 0, 1, 2)) for _ in range(players)],
        rescue=[chance.random() < 0.5 for _ in range(players)],
        tiles=tuple(tiles),
    )


def samples_of_all():
    """Both sides and one to five players, each with every other kind of sample."""
    for number, side in enumerate(content.SIDES):
        for players in range(1, 6):
            yield from ((kind, players, side) for kind in KINDS[(players + number) % 2 :: 2])


@cache
def tables():
    """Both sides, one to five players: start, middle, crowds down low, end, two of them; random tables."""
    built = [kind(players, side) for kind, players, side in samples_of_all()]
    slide = samples.crowded(5, "hard")
    everybody = tuple(
        replace(seat, climbers=tuple(replace(climber, space="a3") for climber in seat.climbers))
        for seat in slide.seats[:3]
    )
    built.append(replace(slide, seats=(*everybody, *slide.seats[3:])))
    return (*built, *(scattered(number) for number in range(SCATTERED)))


def pictures(kind, *, longest=False):
    """All scenes of a kind, one to five players on both sides; ``longest`` gives everybody a long name."""
    made = {
        "board": partial(boards, longest=longest),
        "hand": hands,
        "reveal": reveals,
        "plan": plans,
        "night": nights,
        "ranking": rankings,
    }
    return made[kind]()


def boards(*, longest=False):
    """All tables, and a board with ways and a mark."""
    for number, table in enumerate(tables()):
        people = HARD_NAMES if number % 2 or longest else samples.NAMES
        people = people[: table.setup.players]
        yield Drawn(f"board {number}", partial(scenes.board, table, people), people)
    for side in content.SIDES:
        table = samples.middle(5, side)
        spot = table.seats[0].climbers[0].space or "base"
        way = (table.board.neighbours[spot][0].id, spot)
        draw = partial(scenes.board, table, HARD_NAMES, trails=[Trail((0, "A"), way)], mark=(0, "A"))
        yield Drawn(f"board {side} with a way and a mark", draw, HARD_NAMES)


def hands():
    """Six cards to none, some of them chosen, under way and committed."""
    for text in ("m1 m3 r1/2 r2/3 a0 a3", "m3 m3 m3 m3 m3 m3"):
        cards = [Card.parse(word) for word in text.split()]
        for count in (6, 3, 1, 0):
            for chosen in {(), (0,), tuple(range(min(3, count)))}:
                if len(chosen) <= count:
                    for committed in (False, True):
                        draw = partial(scenes.hand, cards[:count], chosen, committed=committed)
                        yield Drawn(f"hand {count} {chosen} {committed}", draw)


def reveals():
    """A choice, a tie and a taken token."""
    for players in range(1, 6):
        for side in content.SIDES:
            table = samples.middle(players, side)
            table = replace(table, seats=tuple(replace(seat, risk=None) for seat in table.seats))
            sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in table.seats]
            last = players - 1
            taken = replace(table, seats=(*table.seats[:-1], replace(table.seats[-1], risk=2)))
            for word, seen, highest in (
                ("choice", table, last),
                ("tie", table, None),
                ("taken", taken, last),
            ):
                draw = partial(scenes.reveal, seen, HARD_NAMES, sums, highest)
                yield Drawn(f"reveal {side} {players} {word}", draw, HARD_NAMES)


TOLLS = (Toll(1), Toll(), Toll(dies=True), Toll(2))


def planned(before, tonight):
    """A plan in which climber A goes one step, with every step of both climbers on offer."""
    spaces = [climber.space or "base" for climber in before.seats[0].climbers]
    near = [
        (name, space.id)
        for name, start in zip("AB", spaces, strict=True)
        for space in before.board.neighbours[start]
    ]
    goal = before.board.neighbours[spaces[0]][0].id
    return partial(
        scenes.plan,
        before,
        samples.moved(before, 0, "A", goal),
        HARD_NAMES,
        destinations=near,
        ways=[("A", (spaces[0], goal))],
        tonight=tonight,
        tolls={goal: TOLLS[number % len(TOLLS)] for number, goal in enumerate(near)},
    )


def plans():
    """Plans wherever the climbers are, with all, one and none of them going to die."""
    for number in range(SCATTERED):
        before = samples.seen_by(scattered(number), 0)
        tonight = ({"A": 0, "B": 4}, {"A": 0, "B": 0}, {})[number % 3]
        yield Drawn(f"plan {number}", planned(before, tonight), HARD_NAMES)
    dead = Climber(None, 0, 1)
    gone = samples.seen_by(samples.position([(Climber(), Climber()), (dead, dead)]), 1)
    yield Drawn("plan of the dead", partial(scenes.plan, gone, gone, HARD_NAMES), HARD_NAMES)


def nights():
    """Ordinary nights, rescues, and a check in which everything counts."""
    for kind, players, side in samples_of_all():
        table = kind(players, side)
        draw = partial(scenes.night, table, HARD_NAMES, samples.checks(table), dying={(0, "A")})
        yield Drawn(f"night {side} {players} {kind.__name__}", draw, HARD_NAMES)
    for tile in ("AS1", "AW2", "W5", "S4"):
        table = samples.position(
            [(Climber("d1", 3, 7, "d1"), Climber("base", 1, 1))] * 2,
            day=2,
            phase=Phase.CHECK,
            tiles=(tile, "S2", "S3", "S4", "S5", "S6"),
        )
        draw = partial(scenes.night, table, HARD_NAMES, samples.checks(table))
        yield Drawn(f"night {tile}", draw, HARD_NAMES)
    most = Checked((0, "A"), "summit", 6, -2, 1, 2, 1, 2)
    least = Checked((0, "B"), "base", 1, -2, 1, 3, 1, -4)
    draw = partial(scenes.night, samples.middle(1), HARD_NAMES, [most, least])
    yield Drawn("night in which everything counts", draw, HARD_NAMES)


def rankings():
    """Ends of short and long games: one winner, some, none, alone with and without a title."""
    for kind, players, side in samples_of_all():
        table = kind(players, side)
        totals = [seat.total for seat in table.seats]
        order = sorted(range(players), key=totals.__getitem__, reverse=True)
        for winners in ((order[:1], order[:2], ())[(KINDS.index(kind) + players) % 3], order[:1]):
            draw = partial(scenes.ranking, table, HARD_NAMES, order, totals, ways(table), winners=winners)
            yield Drawn(f"ranking {side} {players} {kind.__name__} {len(winners)}", draw, HARD_NAMES)
    for word in ("himalaist", "alpinist", "crag-climber", "sailor"):
        yield Drawn(f"ranking alone {word}", partial(_alone, word), HARD_NAMES)


def _alone(title, said=None):
    """The end of a game alone that earned a title."""
    seen, word = samples.heights(1), (said or words()).text(f"k2-title-{title}")
    return scenes.ranking(seen, HARD_NAMES, (0,), (16,), ways(seen), winners=(0,), title=word, said=said)


def ways(table):
    """The made-up altitudes of a table; of a game that is too short for them, none."""
    return samples.altitudes(table) if table.day > 7 else {}
