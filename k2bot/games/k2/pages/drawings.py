"""K2's pictures as pages carry them: a key, a file name, a text for who cannot see them, and how to draw.

A key is a hash of everything the picture shows, so equal keys are equal pictures and no key tells anything.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING

from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.events import Checked, Died, Slid
from k2bot.games.k2.engine.model import CLIMBER_NAMES
from k2bot.games.k2.pages import alternatives, board_text, buttons, destinations
from k2bot.games.k2.pages.doings import way_of
from k2bot.host.game import Page, Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.k2.engine.content import Card
    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.doings import Doing
    from k2bot.games.k2.pages.draft_turn import DraftTurn
    from k2bot.games.k2.pages.finale import Story
    from k2bot.games.k2.pages.talk import Talk

    Walk = tuple[int, Sequence[Doing]]
    """A seat, and what its climbers did in a turn."""

_DIGITS = 24


def _picture(kind: str, shown: object, alt: str, draw: Callable[[], bytes]) -> Picture:
    digest = sha256(repr((kind, shown)).encode()).hexdigest()[:_DIGITS]
    return Picture(
        key=f"k2-{kind}-{digest}",
        name=f"k2-{kind}-{digest}.{pictures.EXTENSION}",
        alt=alt,
        draw=draw,
    )


def _names(talk: Talk, seen: Observation) -> tuple[str, ...]:
    return tuple(talk.drawn.name(seat.seat) for seat in seen.seats)


def page(talk: Talk, seen: Observation, decision: str | None = None, reader: int | None = None) -> Page:
    """The page ``picture``: the board, as everybody may see it, and a button for who is to decide.

    The words for who cannot see it begin with the climbers of ``reader``, a seat.
    """
    head = talk.text("k2-board-head", day=seen.day, days=content.DAYS, phase=board_text.phase(talk, seen))
    row = (*buttons.onward(talk, decision), buttons.board(talk), buttons.rules(talk))
    return Page(head, (board(talk, seen, reader=reader),), (row,))


def board(
    talk: Talk,
    seen: Observation,
    *,
    reader: int | None = None,
    night: Sequence[Event] = (),
    walked: Sequence[Walk] = (),
    told: int = 1,
) -> Picture:
    """The board; who is asked about in a slide is marked, and where to; what ``night`` changed is drawn.

    ``walked`` are the turns of the day before that night, the newest ``told`` of them in full strength.
    """
    names, computers = _names(talk, seen), talk.computers
    mark = seen.slides[0] if seen.slides else None
    goals = board_text.slopes(seen, mark) if mark else ()
    fallen = tuple((event.climber, event.space) for event in night if isinstance(event, Died))
    trails = (
        *_trails(walked, told),
        *(
            pictures.Trail(event.climber, (event.start, event.space))
            for event in night
            if isinstance(event, Slid)
        ),
    )
    pitched = _pitched(walked)
    return _picture(
        "board",
        (seen, names, computers, fallen, trails, pitched),
        alternatives.board(talk, seen, own=reader, night=night),
        lambda: pictures.board(
            seen,
            names,
            mark=mark,
            goals=goals,
            trails=trails,
            fallen=fallen,
            pitched=pitched,
            computers=computers,
        ),
    )


def turn(talk: Talk, seen: Observation, walked: Sequence[Walk], *, told: int = 1) -> Picture:
    """The board after the newest of a day's turns, with the ways the climbers went; earlier ones are paler.

    ``told`` is how many turns are told along with the picture, the newest and those just before it.
    """
    names, computers = _names(talk, seen), talk.computers
    trails, pitched = _trails(walked, told), _pitched(walked)
    return _picture(
        "turn",
        (seen, names, computers, trails, pitched),
        alternatives.turn(talk, seen, *walked[-1]),
        lambda: pictures.board(seen, names, trails=trails, pitched=pitched, computers=computers),
    )


def _trails(walked: Sequence[Walk], told: int) -> tuple[pictures.Trail, ...]:
    return tuple(
        pictures.Trail((owner, doing.climber), doing.way, earlier=number < len(walked) - told)
        for number, (owner, doings) in enumerate(walked)
        for doing in doings
        if len(doing.way) > 1
    )


def _pitched(walked: Sequence[Walk]) -> tuple[ClimberKey, ...]:
    return tuple(
        (owner, doing.climber) for owner, doings in walked for doing in doings if doing.tent is not None
    )


def hand(talk: Talk, cards: Sequence[Card], chosen: Sequence[int], *, committed: bool = False) -> Picture:
    """The cards of a hand, those chosen marked. For their owner alone."""
    shown = (tuple(cards), tuple(chosen))
    alt = alternatives.hand(talk, cards, chosen, committed=committed)
    return _picture("hand", (shown, committed), alt, lambda: pictures.hand(*shown, committed=committed))


def reveal(talk: Talk, seen: Observation, sums: dict[int, int], highest: int | None) -> Picture:
    """All cards shown today, with their sums; ``highest`` takes a token."""
    names, computers, shown = _names(talk, seen), talk.computers, tuple(sums.items())
    return _picture(
        "reveal",
        (seen, names, computers, shown, highest),
        alternatives.reveal(talk, seen, sums, highest),
        lambda: pictures.reveal(seen, names, shown, highest, computers=computers),
    )


def plan(talk: Talk, draft: DraftTurn) -> Picture:
    """The mountain around the own climbers, places to go to and the planned ways. For their owner alone."""
    seen, after = draft.seen, draft.preview.settled
    names, own = _names(talk, seen), seen.own
    found = [goal for name in CLIMBER_NAMES for goal in destinations.listed(draft.preview, name)]
    spaces = tuple(dict.fromkeys((goal.climber, goal.space) for goal in found))
    ways = tuple(
        (name, way)
        for name in CLIMBER_NAMES
        if own and (start := own.climber(name).space) and len(way := way_of(draft.plan.uses, name, start)) > 1
    )
    tonight = {line.climber[1]: line.after for line in draft.preview.tonight}
    sliding = tuple(
        line.climber[1]
        for line in draft.preview.tonight
        if line.avalanche and not line.tent and not line.dies
    )
    tolls = pictures.tolls(found)
    unused = _used(own.committed or (), draft.preview.unused) if own else ()
    means = pictures.Means(unused, draft.preview.due)
    return _picture(
        "plan",
        (seen, after, names, spaces, ways, tonight, sliding, means, tolls),
        alternatives.plan(talk, draft, tolls),
        lambda: pictures.plan(
            seen,
            after,
            names,
            destinations=spaces,
            ways=ways,
            tonight=tonight,
            sliding=sliding,
            means=means,
            tolls=tolls,
        ),
    )


def _used(cards: Sequence[Card], unused: Sequence[Card]) -> tuple[tuple[Card, bool], ...]:
    """Each card in deck order, and whether it is used; of equal cards those used stand first."""
    left = Counter(unused)
    shown: list[tuple[Card, bool]] = []
    for card in sorted(cards, reverse=True):
        shown.append((card, not left[card]))
        left[card] -= left[card] > 0
    return tuple(reversed(shown))


def night(talk: Talk, seen: Observation, events: Sequence[Event], told: Sequence[str]) -> Picture:
    """The sums of a night; where there are none, the board, with who is asked about in a slide marked.

    ``told`` are the checks, a sentence for each player. Who can still be rescued is marked as such, not as
    dead.
    """
    checks = tuple(event for event in events if isinstance(event, Checked))
    if not checks:
        return board(talk, seen)
    names, computers, dying = _names(talk, seen), talk.computers, seen.dying
    slid: tuple[tuple[ClimberKey, tuple[str, ...]], ...] = (
        *((event.climber, (event.space,)) for event in events if isinstance(event, Slid)),
        *((key, board_text.slopes(seen, key)) for key in seen.slides),
    )
    return _picture(
        "night",
        (seen, names, computers, checks, slid),
        alternatives.night(talk, seen, checks, slid, told),
        lambda: pictures.night(seen, names, checks, dying=dying, slid=slid, computers=computers),
    )


def ranking(
    talk: Talk, story: Story, ranking: Sequence[tuple[int, int]], totals: Sequence[int], title: str | None
) -> Picture:
    """The ranking (place and seat, best first) with the altitude of each climber through the days."""
    seen, names, computers = story.seen, _names(talk, story.seen), talk.computers
    altitudes = story.altitudes
    winners = frozenset(seat for place, seat in ranking if place == 1)
    order = [seat for _, seat in ranking]
    return _picture(
        "ranking",
        (seen, names, computers, order, totals, altitudes, title),
        alternatives.ranking(talk, story, ranking, totals, title),
        lambda: pictures.ranking(
            seen, names, order, totals, altitudes, winners=winners, title=title, computers=computers
        ),
    )
