"""K2's pictures as pages carry them: a key, a file name, a text for who cannot see them, and how to draw.

A key is a hash of everything the picture shows and of the language it is written in, so equal keys are equal
pictures and no key tells anything.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2bot.game.pictures import picture
from k2bot.game.values import Page
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Card,
    Checked,
    ClimberKey,
    Died,
    Event,
    Observation,
    Slid,
    content,
)
from k2bot.games.k2.pages import alternatives, board_text, buttons, destinations
from k2bot.games.k2.pictures import (
    BoardPicture,
    HandPicture,
    NightPicture,
    PlanPicture,
    RankingPicture,
    RevealPicture,
    Trail,
    Writing,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.pictures import Shown
    from k2bot.game.values import Picture
    from k2bot.games.k2.pages.climber_turns import ClimberTurn
    from k2bot.games.k2.pages.days import Story
    from k2bot.games.k2.pages.drafts import DraftTurn
    from k2bot.games.k2.pages.talk import Talk

    Walk = tuple[int, Sequence[ClimberTurn]]
    """A seat, and what its climbers did in a turn."""


def _picture(kind: str, shown: Shown, writing: Writing, alt: str, *, fleeting: bool = False) -> Picture:
    return picture(f"k2-{kind}", shown, writing, alt, fleeting=fleeting)


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
    choices: bool = True,
) -> Picture:
    """The board; who is asked about in a slide is marked, and where to; what ``night`` changed is drawn.

    ``walked`` are the turns of the day before that night, the newest ``told`` of them in full strength.
    ``choices`` says whether it shows who has chosen cards.
    """
    mark = seen.slides[0] if seen.slides else None
    slid = (Trail(event.climber, (event.start, event.space)) for event in night if isinstance(event, Slid))
    shown = BoardPicture(
        seen,
        trails=(*_trails(walked, told), *slid),
        mark=mark,
        goals=tuple(board_text.slopes(seen, mark)) if mark else (),
        fallen=tuple((event.climber, event.space) for event in night if isinstance(event, Died)),
        pitched=_pitched(walked),
        choices=choices,
    )
    return _picture("board", shown, talk.writing, alternatives.board(talk, seen, own=reader, night=night))


def turn(talk: Talk, seen: Observation, walked: Sequence[Walk], *, told: int = 1) -> Picture:
    """The board after the newest of a day's turns, with the ways the climbers went; earlier ones are paler.

    ``told`` is how many turns are told along with the picture, the newest and those just before it.
    """
    shown = BoardPicture(seen, trails=_trails(walked, told), pitched=_pitched(walked))
    return _picture("turn", shown, talk.writing, alternatives.turn(talk, seen, *walked[-1]))


def _trails(walked: Sequence[Walk], told: int) -> tuple[Trail, ...]:
    return tuple(
        Trail((owner, doing.climber), doing.way, earlier=number < len(walked) - told)
        for number, (owner, doings) in enumerate(walked)
        for doing in doings
        if len(doing.way) > 1
    )


def _pitched(walked: Sequence[Walk]) -> tuple[ClimberKey, ...]:
    return tuple(
        (owner, doing.climber) for owner, doings in walked for doing in doings if doing.tent is not None
    )


def hand(
    talk: Talk,
    cards: Sequence[Card],
    chosen: Sequence[int],
    *,
    seen: Observation | None = None,
    committed: bool = False,
) -> Picture:
    """The cards of a hand, those chosen marked. For their owner alone, named unless it is an example."""
    own = seen and seen.own
    whose = (own.seat, seen.day) if seen and own else (None, 1)
    shown = HandPicture(tuple(cards), tuple(chosen), committed, *whose)
    alt = alternatives.hand(talk, cards, chosen, committed=committed)
    writing = talk.writing if own else Writing(talk.words)
    return _picture("hand", shown, writing, alt, fleeting=True)


def reveal(talk: Talk, seen: Observation) -> Picture:
    """All cards shown today, with their sums, and who takes a token."""
    shown = RevealPicture(seen, tuple(seen.pushes.items()), seen.highest)
    return _picture("reveal", shown, talk.writing, alternatives.reveal(talk, seen))


def plan(talk: Talk, draft: DraftTurn) -> Picture:
    """The mountain around the own climbers, places to go to and the planned ways. For their owner alone."""
    seen, preview = draft.seen, draft.preview
    own = seen.own
    found = [goal for name in CLIMBER_NAMES for goal in destinations.listed(preview, name)]
    tolls = pictures.tolls(found)
    shown = PlanPicture(
        seen,
        preview.settled,
        destinations=tuple(dict.fromkeys((goal.climber, goal.space) for goal in found)),
        ways=tuple((doing.climber, doing.way) for doing in draft.made if len(doing.way) > 1),
        tonight={line.climber[1]: line.after for line in preview.tonight},
        sliding=tuple(
            line.climber[1] for line in preview.tonight if line.avalanche and not line.tent and not line.dies
        ),
        means=pictures.Means(_used(own.committed or (), preview.unused) if own else (), preview.due),
        tolls=tolls,
        full=tuple(dict.fromkeys(space for _, space in preview.blocked)),
    )
    return _picture("plan", shown, talk.writing, alternatives.plan(talk, draft, tolls), fleeting=True)


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
    slid: tuple[tuple[ClimberKey, tuple[str, ...]], ...] = (
        *((event.climber, (event.space,)) for event in events if isinstance(event, Slid)),
        *((key, board_text.slopes(seen, key)) for key in seen.slides),
    )
    shown = NightPicture(seen, checks, dying=seen.dying, slid=slid)
    return _picture("night", shown, talk.writing, alternatives.night(talk, seen, checks, slid, told))


def ranking(
    talk: Talk, story: Story, ranking: Sequence[tuple[int, int]], totals: Sequence[int], title: str | None
) -> Picture:
    """The ranking (place and seat, best first) with the altitude of each climber through the days."""
    shown = RankingPicture(
        story.seen,
        order=tuple(seat for _, seat in ranking),
        totals=tuple(totals),
        altitudes=story.altitudes,
        winners=tuple(sorted(seat for place, seat in ranking if place == 1)),
        title=title,
    )
    alt = alternatives.ranking(talk, story, ranking, totals, title)
    return _picture("ranking", shown, talk.writing, alt)
