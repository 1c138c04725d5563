"""The film of a game as the host passes it on: its key, its name, its words, and how to draw it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.pictures import digest
from k2bot.game.talk import ALT_LIMIT, lines, sentences
from k2bot.game.values import Film, Person
from k2bot.games.k2 import pictures
from k2bot.games.k2.engine import content
from k2bot.games.k2.pages import cutting
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.play import Outcome
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.talk import Talk
    from k2bot.games.k2.pictures.reel import Reel


def film(talk: Talk, told: Sequence[tuple[Observation, Sequence[Event]]], outcome: Outcome | None) -> Film:
    """The film of a game, from what the channel saw after each step and the steps' events."""
    last = told[-1][0]
    if not talk.people:
        talk = replace(talk, people=_strangers(talk, len(last.seats)))
    shown = cutting.reel(talk.drawn, told, outcome)
    spoken = shown if talk.drawn.people == talk.people else cutting.reel(talk, told, outcome)
    name = f"k2-film-{digest(shown)}"
    return Film(
        key=name,
        name=f"{name}.{pictures.EXTENSION}",
        alt=cut(_alternative(talk.plain, spoken), ALT_LIMIT),
        text=_text(talk, last, outcome),
        making=talk.text("k2-film-making", days=last.day),
        draw=lambda progress: pictures.film(shown, progress),
    )


def _strangers(talk: Talk, seats: int) -> tuple[Person, ...]:
    """Names for the seats of a game of which it is not known who played."""
    names = [talk.text("k2-film-player", number=seat + 1) for seat in range(seats)]
    return tuple(Person(name, name) for name in names)


def _text(talk: Talk, last: Observation, outcome: Outcome | None) -> str:
    setting = talk.text("k2-film-setting", side=last.setup.side, season=last.setup.season)
    names = talk.listed([talk.name(seat.seat) for seat in last.seats])
    head = talk.text("k2-film-head", names=names, setting=setting[:1].lower() + setting[1:])
    if outcome is None:
        return lines(head, talk.text("k2-film-so-far", day=last.day, days=content.DAYS))
    return head


def _alternative(talk: Talk, shown: Reel) -> str:
    """The story in words, what matters most first: the end, then what nobody forgets, day by day."""
    end = None
    if shown.closing is not None:
        ranking = shown.closing.ranking
        end = talk.listed(
            [
                talk.text("k2-film-alt-total", name=shown.writing.names[seat], total=ranking.totals[seat])
                for seat in ranking.order
            ],
            "talk-list-more",
        )
    return sentences(
        talk.text("k2-film-alt", day=shown.seen.day),
        talk.text("k2-film-alt-end", totals=end) if end else None,
        *(
            talk.text("k2-film-alt-day", day=shot.seen.day, headline=shot.headline, detail=shot.detail)
            for shot in shown.shots
            if shot.dramatic
        ),
    )
