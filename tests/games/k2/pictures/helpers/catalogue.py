"""The scenes for every check: the gallery's with hard names, in any language, and harder ones."""

from dataclasses import replace
from functools import cache, partial
from unittest.mock import patch

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render.scene import Box, Slab, Text
from k2bot.text.words import words
from tests.games.k2.pictures.helpers.squeezed import squeezed
from tests.kit.looking import share
from tests.kit.pictures import layout
from tools.k2 import cases, samples, scenes

HARD_NAMES = (
    "W" * 32,
    "登山家 山田",
    "🏔️🧗",
    "عمر بن الخطاب",
    "Zoë Ångström-Çelik Őrségi Nguyễn",
)
SHOWN = {
    "board": ("board", "sky-hard-avalanche", "ways"),
    "hand": ("hand",),
    "reveal": ("reveal",),
    "plan": ("plan",),
    "night": ("night",),
    "ranking": ("ranking",),
    "hero": ("hero",),
}
"""The kinds of pictures, with the file name prefixes of their gallery cases."""
PICTURES = tuple(SHOWN)
MANY = ("board", "plan", "hero")
"""Kinds with many cases, each of a different moment and players."""
CROWDED = ("d2", "b8", "b8", "d1", "b4", "c4", "b8", "d3", "b6", "c4")
"""Spaces of five players' climbers in a night with many at the top."""
FORKS = ("c1", "b5", "b5", "b3", "b2", "a12", "b5", "c1", "b3", "b2")
"""Spaces of five players' climbers, from each of which there are two ways to slide."""
SQUEEZED = 6
"""Number of boards with everybody squeezed together."""


def read(scene, symbols=()):
    """A picture's contents area by area: texts in painting order, symbols in brackets.

    ``symbols`` are those found by a SymbolBook; rows of the table beside the mountain are areas too.
    """
    told = [(at, shape.box, shape.text) for at, shape in enumerate(scene.shapes) if isinstance(shape, Text)]
    for drawing, places in symbols:
        box = Box.enclosing(Box(*layout.reach(shape)) for shape in drawing.shapes)
        told.append((min(places), box, f"[{drawing.name}]"))
    rows = [shape.box for shape in scene.shapes if isinstance(shape, Slab)]
    # A sign of danger is beside its climber's head.
    areas = [
        (area.name, area.box.expanded(12 if area.name.startswith("crowd ") else 0)) for area in scene.areas
    ]
    areas += [(f"row {number}", box) for number, box in enumerate(rows, 1)]
    lines = {}
    for _, box, word in sorted(told, key=lambda one: one[0]):
        centre = Box(*box.centre, *box.centre)
        around = [(its.width * its.height, name) for name, its in areas if its.expanded(1).contains(centre)]
        lines.setdefault(min(around)[1] if around else "beside", []).append(word)
    return "\n".join(f"{name}: {' '.join(words)}" for name, words in lines.items())


@cache
def all_cases():
    """Every case of the gallery."""
    return tuple(cases.cases())


@cache
def gallery():
    """Name and scene of every picture in the gallery."""
    return tuple((case.file, case.scene()) for case in all_cases())


@cache
def pictures(kind, language=None):
    """Names and scenes of a kind, with hard names, in a language's words (by default our own).

    Of the ``MANY`` kinds half use our own words and half the language's, unless everything is swept.
    """

    def hard_writing(names=(), computers=(), said=None):
        return writing(HARD_NAMES[: len(names)], computers, said)

    writing, said = scenes.writing, language or words()
    with patch.object(scenes, "writing", hard_writing):
        some = share(cases_of(kind), 2 if kind in MANY else 1, language is not None)
        shown = [(case.file, case.scene(said=said)) for case in some]
        shown += [(f"{kind} {name}", draw(said=said)) for name, draw in harder(kind, said)]
    return tuple(shown)


def cases_of(kind):
    """The cases of the gallery that show a kind."""
    return [case for case in all_cases() if case.file.startswith(SHOWN[kind])]


def harder(kind, said):
    """Boards with everybody squeezed together, or one player out, a check with every factor, every title."""
    for number in range(SQUEEZED):
        if kind == "board":
            yield number, partial(scenes.board, squeezed(number), samples.NAMES)
        if kind == "plan":
            yield number, partial(plan_of_everything, squeezed(number))
    if kind == "board":
        pair = (Climber("b5", 4, 3), Climber("a8", 3, 1))
        for gone, resigned in (((Climber(None, 0, 1),) * 2, False), (pair, True)):
            left = samples.table([pair, gone], day=7, phase=Phase.ACTIONS, turn=0, resigned=(False, resigned))
            word = "left" if resigned else "dead"
            yield (
                f"with the other player {word}",
                partial(scenes.board, observe(left, None), samples.NAMES[:2]),
            )
    if kind == "night":
        one, two = (0, "A"), (0, "B")
        blown = [Checked(one, "summit", 9, -2, 1, 1, 0, 6), Checked(two, "base", 1, -2, 1, 3, 0, -3)]
        swept = [Checked(one, "c1", 9, -1, 1, 0, 1, 6), Checked(two, "b8", 9, -1, 0, 0, 1, 6)]
        slid = [(two, ("b6", "b7"))]
        seen = samples.middle(1)
        top = [
            Checked((number // 2, CLIMBER_NAMES[number % 2]), space, 9, -1, 1, 0, 0, 6)
            for number, space in enumerate(CROWDED)
        ]
        yield "with many at the top", partial(scenes.night, samples.middle(5, "hard"), samples.NAMES, top)
        fatal = [replace(one, after=-1) if one.climber[1] == "A" else one for one in top]
        yield (
            "in which everybody loses one",
            partial(scenes.night, samples.middle(5, "hard"), samples.NAMES, fatal),
        )
        five = samples.middle(5, "hard")
        for count in range(7, 11):
            # Who needn't choose sleeps at base camp, where no avalanche comes.
            hit = [
                replace(one, space=space, tent=0, weather=0, avalanche=1)
                if number < count
                else replace(one, space="base")
                for number, (one, space) in enumerate(zip(top, FORKS, strict=True))
            ]
            forks = [
                (one.climber, tuple(space.id for space in five.board.slopes[one.space]))
                for one in hit[:count]
            ]
            yield (
                f"in which {count} climbers must choose where to slide, nobody dead",
                partial(scenes.night, five, samples.NAMES, hit, slid=forks),
            )
        yield "in which everything counts", partial(scenes.night, seen, samples.NAMES, blown)
        yield "in which an avalanche counts", partial(scenes.night, seen, samples.NAMES, swept, slid=slid)
    if kind == "ranking":
        alone = partial(scenes.ranking, samples.heights(1), samples.NAMES, (0,), (16,), {}, winners=(0,))
        for word in ("himalaist", "alpinist", "crag-climber", "sailor"):
            yield word, partial(alone, title=said.text(f"k2-title-{word}"))


TOLLS = (Toll(1), Toll(), Toll(dies=True), Toll(2))


def plan_of_everything(table, ropes=1, said=None):
    """A plan with a step of A, and destinations of both within this many ropes, at all kinds of tolls."""
    seen, next_to = samples.seen_by(table, 0), table.board.neighbours
    goals = []
    for name, climber in zip(CLIMBER_NAMES, seen.seats[0].climbers, strict=True):
        near = {space.id for space in next_to[climber.space]}
        for _ in range(ropes - 1):
            near |= {space.id for one in near for space in next_to[one]}
        goals += [(name, space) for space in sorted(near - {climber.space})]
    way = (seen.seats[0].climbers[0].space, goals[0][1])
    levels, dying = (({"A": 0, "B": 4}, "A"), ({"A": 0, "B": 0}, "AB"), ({}, ""))[len(goals) % 3]
    return scenes.plan(
        seen,
        samples.moved(seen, 0, "A", way[1]) if ropes == 1 else seen,
        samples.NAMES,
        destinations=goals,
        ways=[("A", way)] if ropes == 1 else (),
        tonight=levels,
        dying=tuple(dying),
        tolls={goal: TOLLS[number % len(TOLLS)] for number, goal in enumerate(goals)},
        said=said,
    )
