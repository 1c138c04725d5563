"""Every picture of whole games between computers, in the order in which people get them."""

from __future__ import annotations

import random
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import patch

from k2bot.game.values import NO_PREPARATION, Film, Refusal
from k2bot.render.painting import animation, paint
from k2bot.text import languages
from tests.kit.looking import WORK
from tests.kit.playing import LONGEST, offered, readable
from tests.kit.table import LONG_NAMES, NAMES, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.game.values import Page
    from k2bot.render.scene import Scene

PRESSES = 3
"""Presses on a page before an answer."""
BROWSING = 12
"""After one of so many inputs, everybody opens every page."""
WORLD_NAMES = ("Savoia", "登山家 山田", "Bartholomäus", "Zoë Ångström-Çelik", "Bo")


class Shown(NamedTuple):
    """A picture that somebody got: its number in the game, from 1, and what it's of."""

    number: int
    name: str
    alt: str
    scene: Scene


@contextmanager
def _composed() -> Iterator[None]:
    """Let pictures give their scenes instead of files, and films the scenes of their frames."""
    with (
        patch.object(paint, "draw", lambda scene, **_: scene),
        patch.object(animation, "render_film", lambda frames, _: [frame() for frame, _ in frames]),
    ):
        yield


def scene_of(picture: Any) -> Any:
    """The scene of a picture, or those of a film's frames; a file that was ready before stays one."""
    with _composed():
        return picture.draw(lambda _done, _of: None) if isinstance(picture, Film) else picture.draw()


def begin(subject: Any, number: int) -> Table:
    """The game of that number: languages, numbers of players and kinds of names in turn, random settings."""
    chance = random.Random(f"{subject.name} {number}")  # noqa: S311 - not cryptographic
    language = languages()[number % len(languages())]
    game = subject.translated(language) if subject.translated else subject.make()
    seats, options = game.seats[-1 - number % len(game.seats)], None
    while options is None or game.objection(options, seats):
        options = {option.key: chance.choice(option.values)[0] for option in game.options}
    names = (NAMES, WORLD_NAMES, LONG_NAMES)[number % 3]
    table = Table.begin(game, seats, f"sweep {number}", options, names)
    table.people = tuple(
        replace(one, tall=number % 2 == 1, computer=number % 4 == 1 and seat > 0)
        for seat, one in enumerate(table.people)
    )
    return table


def shown(subject: Any, table: Table, most: int = LONGEST) -> Iterator[Shown]:
    """Every different picture of a game between computers, in order, and its film's frames at the end.

    After ``most`` inputs it's left.
    """
    met: set[str] = set()
    for where, page in _pages(subject, table, most):
        for picture in page.pictures:
            if picture.key not in met:
                met.add(picture.key)
                yield Shown(len(met), f"{where}, {picture.name}", picture.alt, scene_of(picture))
    if table.game.films and table.game.over(table.state):
        film = table.game.film(table.steps, table.people)
        for number, scene in enumerate(scene_of(film), 1):
            yield Shown(len(met) + number, f"frame {number} of the film", film.alt, scene)


def _pages(subject: Any, table: Table, most: int) -> Iterator[tuple[str, Page]]:
    """Every page of a game between computers, with what it is, in the order in which people get them."""
    chance = random.Random(table.seed)  # noqa: S311 - not cryptographic
    game, posted = table.game, 0
    level = (subject.levels or tuple(level for level, _ in game.levels))[0]
    while True:
        for post in table.posts[posted:]:
            yield f"post {post.announcement.key}", post.page
        posted, over = len(table.posts), game.over(table.state)
        if len(table.inputs) % BROWSING == BROWSING - 1 or over:
            yield from _opened(table)
        if over or len(table.inputs) >= most:
            return
        for seat in table.waiting:
            yield from _deliberated(table, seat, chance)
        seat = table.waiting[0]
        asked = (level, f"{table.seed} {len(table.inputs)}", WORK)
        answer = game.question(table.state, seat, *asked, prepared=NO_PREPARATION)()
        yield from _decided(table, seat, answer)
        table.answer(seat, answer)


def _opened(table: Table) -> Iterator[tuple[str, Page]]:
    """Every page that anybody can open."""
    for seat in (*range(len(table.people)), None):
        for name, page in readable(table.game, table.state, seat, table.people).items():
            if not isinstance(page, str):
                yield f"page {name} of seat {seat}", page


def _deliberated(table: Table, seat: int, chance: random.Random) -> Iterator[tuple[str, Page]]:
    """A seat's page before its answer, and after some presses that only draft."""
    game, draft, name = table.game, table.draft(seat), table.game.pages.next
    for _ in range(PRESSES + 1):
        try:
            page = game.page(table.state, seat, name, draft, table.people)
            yield f"page {name} of seat {seat}", page
            controls = [press for press, stamp in offered(page) if stamp]
            if not controls:
                return
            reply = game.press(table.state, seat, chance.choice(controls), draft, table.people)
        except Refusal:
            continue
        if reply.answer is None and reply.orders is None:
            draft = draft if reply.draft is None else reply.draft or None
            name = reply.show


def _decided(table: Table, seat: int, answer: str) -> Iterator[tuple[str, Page]]:
    """A seat's page with its answer drafted, and the hint that recommends it."""
    game, state, people = table.game, table.state, table.people
    draft = game.draft_of(state, seat, answer)
    if draft is not None:
        yield f"drafted page of seat {seat}", game.page(state, seat, game.pages.next, draft, people)
    if game.hints:
        try:
            yield f"hint of seat {seat}", game.hint(state, seat, answer, people)[0]
        except Refusal:
            return
