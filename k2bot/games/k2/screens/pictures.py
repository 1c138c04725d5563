"""K2's pictures as pages carry them: a key, a file name, a text for who cannot see them, and how to draw.

A key is a hash of everything the picture shows, so equal keys are equal pictures and no key tells anything.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from k2bot.games.k2 import render
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.screens import board_text, buttons
from k2bot.games.k2.screens.doings import way_of
from k2bot.games.k2.screens.talk import ALT_LIMIT, cut, sentences
from k2bot.host.game import Page, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.screens.destinations import Menus
    from k2bot.games.k2.screens.doings import Doing
    from k2bot.games.k2.screens.finale import Story
    from k2bot.games.k2.screens.sketch import Sketch
    from k2bot.games.k2.screens.talk import Talk

_DIGITS = 24


def _picture(kind: str, shown: object, alt: str, draw: Callable[[], bytes]) -> Picture:
    digest = sha256(repr((kind, shown)).encode()).hexdigest()[:_DIGITS]
    return Picture(
        key=f"k2-{kind}-{digest}",
        name=f"k2-{kind}-{digest}.{render.EXTENSION}",
        alt=cut(alt, ALT_LIMIT),
        draw=draw,
    )


def _names(talk: Talk, seen: Observation) -> tuple[str, ...]:
    return tuple(talk.plain.name(seat.seat) for seat in seen.seats)


def page(talk: Talk, seen: Observation, decision: str | None = None) -> Page:
    """The page ``picture``: the board, as everybody may see it, and a button for who is to decide."""
    head = talk.text("k2-board-head", day=seen.day, days=content.DAYS, phase=board_text.phase(talk, seen))
    row = (*buttons.onward(talk, decision), buttons.board(talk), buttons.rules(talk))
    return Page(head, (board(talk, seen),), (row,))


def board(talk: Talk, seen: Observation) -> Picture:
    """The board; who is asked about in a slide is marked."""
    names, mark = _names(talk, seen), seen.slides[0] if seen.slides else None
    return _picture(
        "board",
        (seen, names),
        board_text.alternative(talk, seen),
        lambda: render.board(seen, names, mark=mark),
    )


def turn(
    talk: Talk,
    seen: Observation,
    seat: int,
    made: Sequence[Doing],
    earlier: Sequence[tuple[int, Doing]] = (),
) -> Picture:
    """The board after a turn, with the ways the climbers went, and those of turns told along with it."""
    names = _names(talk, seen)
    ways = [*earlier, *((seat, doing) for doing in made)]
    trails = tuple(render.Trail((who, doing.climber), doing.way) for who, doing in ways if len(doing.way) > 1)
    alt = sentences(
        talk.plain.text("k2-alt-turn", name=talk.plain.name(seat)), board_text.alternative(talk, seen)
    )
    return _picture("turn", (seen, names, trails), alt, lambda: render.board(seen, names, trails=trails))


def hand(talk: Talk, cards: Sequence[Card], chosen: Sequence[int], *, committed: bool = False) -> Picture:
    """The cards of a hand, those chosen marked. For their owner alone."""
    shown = (tuple(cards), tuple(chosen))
    alt = sentences(
        talk.plain.text("k2-alt-hand", cards=talk.plain.cards(cards)),
        talk.plain.text("k2-alt-hand-chosen", cards=talk.plain.cards([cards[place] for place in chosen]))
        if chosen
        else None,
    )
    return _picture("hand", (shown, committed), alt, lambda: render.hand(*shown, committed=committed))


def reveal(talk: Talk, seen: Observation, sums: dict[int, int], highest: int | None) -> Picture:
    """All cards shown today, with their sums; ``highest`` takes a token."""
    names, shown = _names(talk, seen), tuple(sums.items())
    alt = sentences(
        talk.plain.text("k2-alt-reveal", day=seen.day),
        *(
            talk.plain.text(
                "k2-alt-reveal-person",
                name=talk.plain.name(seat),
                cards=talk.plain.cards(sorted(seen.seats[seat].committed or ())),
                push=push,
            )
            for seat, push in shown
        ),
    )
    return _picture(
        "reveal", (seen, names, shown, highest), alt, lambda: render.reveal(seen, names, shown, highest)
    )


def plan(talk: Talk, sketch: Sketch, menus: Menus, told: str) -> Picture:
    """The mountain around the own climbers, places to go to and the planned ways. For their owner alone."""
    seen, after = sketch.seen, sketch.preview.settled
    names, own = _names(talk, seen), seen.own
    spaces = tuple((number, name, space) for name in CLIMBER_NAMES for space, number in menus[name].items())
    ways = tuple(
        (name, way)
        for name in CLIMBER_NAMES
        if own
        and (start := own.climber(name).space)
        and len(way := way_of(sketch.plan.uses, name, start)) > 1
    )
    tonight = {line.climber[1]: line.after for line in sketch.preview.tonight}
    alt = sentences(talk.plain.text("k2-alt-plan"), told)
    return _picture(
        "plan",
        (seen, after, names, spaces, ways, tonight),
        alt,
        lambda: render.plan(seen, after, names, destinations=spaces, ways=ways, tonight=tonight),
    )


def night(talk: Talk, seen: Observation, checks: Sequence[Checked], told: Sequence[str]) -> Picture:
    """The sums of a night; where there are none, the board, with who is asked about in a slide marked.

    ``told`` are the checks in words. Who can still be rescued is marked as such, not as dead.
    """
    if not checks:
        return board(talk, seen)
    names, dying = _names(talk, seen), seen.dying
    alt = sentences(
        talk.plain.text("k2-alt-night", day=seen.day), talk.plain.joined(told, "k2-list-semicolon")
    )
    return _picture(
        "night",
        (seen, names, checks),
        alt,
        lambda: render.night(seen, names, checks, rescued=dying),
    )


def ranking(
    talk: Talk, story: Story, ranking: Sequence[tuple[int, int]], totals: Sequence[int], title: str | None
) -> Picture:
    """The ranking (place and seat, best first) with the altitude of each climber through the days."""
    seen, names, altitudes = story.seen, _names(talk, story.seen), story.altitudes
    winners = frozenset(seat for place, seat in ranking if place == 1)
    order = [seat for _, seat in ranking]
    alt = sentences(
        talk.plain.text("k2-alt-ranking"),
        *(
            talk.plain.text(
                "k2-alt-ranking-person", place=place, name=talk.plain.name(seat), total=totals[seat]
            )
            for place, seat in ranking
        ),
    )
    return _picture(
        "ranking",
        (seen, names, order, totals, altitudes, title),
        alt,
        lambda: render.ranking(seen, names, order, totals, altitudes, winners=winners, title=title),
    )
