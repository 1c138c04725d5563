"""The film of a game: which turns are shown, for how long, and what is said of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game.pages import ALT_LIMIT, digest, sentences
from k2bot.game.values import Film, Person
from k2bot.games.dungeon_twister.engine import events as happened
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import wording
from k2bot.games.dungeon_twister.pages.posts import turns
from k2bot.games.dungeon_twister.pictures import EXTENSION, EndPicture, Reel, Shot, Story, film
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.posts import Happening, Turn
    from k2bot.games.dungeon_twister.pages.talk import Talk

OPENING: Final = 2600
CLOSING: Final = 7000
"""Milliseconds of the first frame and of the last."""
LEAST, EACH, MOST, DRAMA = 1100, 220, 2200, 2800
"""Milliseconds of a turn, more for each thing that happens in it, and at most; of one with points."""
BODY: Final = 60_000
"""Milliseconds that all turns take together at most; where there are more, each is shown shorter."""
BRIEFEST: Final = 350
_TOLD: Final = (
    (happened.Left, happened.Eliminated, happened.WandFired),
    (happened.FightEnded, happened.RoomRevealed),
    (happened.RoomTurned, happened.Healed, happened.GateChanged, happened.PotionDrunk),
    (happened.Moved,),
)
"""What is told of a turn, what matters most first."""
_CARRYING: Final = 2
"""As what a move counts on which something was taken or left."""
_LINES: Final = 2


def of(talk: Talk, history: Sequence[Happening]) -> Film:
    """The film of a game, from what the channel saw after each step."""
    if not talk.people:
        names = [talk.text("dungeon-film-player", number=seat + 1) for seat in range(2)]
        talk = replace(talk, people=tuple(Person(name, name) for name in names))
    shown = reel(talk.drawn, history)
    last = history[-1].seen
    name = f"dungeon-film-{digest(shown)}"
    return Film(
        key=name,
        name=f"{name}.{EXTENSION}",
        alt=cut(_alternative(talk.plain, history), ALT_LIMIT),
        text=talk.text("dungeon-film-head", first=talk.name(0), second=talk.name(1), turns=last.number),
        making=talk.text("dungeon-film-making", turns=last.number),
        draw=lambda progress: film(shown, progress),
    )


def reel(talk: Talk, history: Sequence[Happening]) -> Reel:
    """What the film of a game shows; while the game goes on, it ends with the turn as far as it has come."""
    told, last = turns(history), history[-1].seen
    setting_up, *played = told
    goals = last.setup.goal
    opening = Shot(
        setting_up.seen,
        (),
        None,
        talk.text("dungeon-title"),
        talk.text(
            "dungeon-film-opening", first=talk.name(0), second=talk.name(1), blue=goals[0], yellow=goals[1]
        ),
        OPENING,
    )
    shots = _shortened([_shot(talk, turn) for turn in played])
    closing = None
    if last.result is not None:
        closing = EndPicture(Story.of(last, [event for one in history for event in one.events]))
    return Reel(talk.writing, (opening, *shots), closing, CLOSING)


def _shot(talk: Talk, turn: Turn) -> Shot:
    dramatic = any(isinstance(event, (happened.Left, happened.Eliminated)) for event in turn.events)
    count = sum(isinstance(event, tuple(kind for kinds in _TOLD for kind in kinds)) for event in turn.events)
    return Shot(
        _at_its_end(turn),
        turn.events,
        turn.seat,
        talk.text("dungeon-film-turn", number=turn.number, name=talk.name(turn.seat)),
        " · ".join(_lines(talk, turn.events)),
        DRAMA if dramatic else min(MOST, LEAST + EACH * count),
        dramatic,
    )


def _at_its_end(turn: Turn) -> Observation:
    """The table as it was when a turn ended, before the next one called for its card."""
    if turn.seen.phase is Phase.OVER:
        return turn.seen
    return replace(turn.seen, phase=Phase.ACT, number=turn.number, turn=turn.seat, ap=0)


def _lines(talk: Talk, told: Sequence[Event]) -> list[str]:
    """What matters most of a turn, in the order in which it happened."""
    ranked = sorted((rank, number) for number, event in enumerate(told) if (rank := _rank(event)) is not None)
    chosen = sorted(number for _, number in ranked[:_LINES])
    return [line for number in chosen for line in _told(talk, told[number])]


def _rank(event: Event) -> int | None:
    """How much an event matters, 0 the most; None where it is not told."""
    if isinstance(event, happened.Moved) and event.handled:
        return _CARRYING
    return next((rank for rank, kinds in enumerate(_TOLD) if isinstance(event, kinds)), None)


def _told(talk: Talk, event: Event) -> Sequence[str]:
    """An event in a line; of a move on which something was taken or left no more than that."""
    if isinstance(event, happened.Moved) and event.handled:
        carrying = talk.joined(wording.handled(talk, event.handled), "talk-list-dot")
        return (talk.text("dungeon-film-carrying", name=talk.token(event.character), carrying=carrying),)
    return wording.happened(talk, [event])


def _shortened(shots: Sequence[Shot]) -> tuple[Shot, ...]:
    """The turns in the time there is; those with points keep theirs."""
    quiet = sum(shot.milliseconds for shot in shots if not shot.dramatic)
    room = BODY - sum(shot.milliseconds for shot in shots if shot.dramatic)
    share = min(1.0, max(0.0, room / max(1, quiet)))
    return tuple(
        shot if shot.dramatic else replace(shot, milliseconds=max(BRIEFEST, round(shot.milliseconds * share)))
        for shot in shots
    )


def _alternative(talk: Talk, history: Sequence[Happening]) -> str:
    """The story in words: the score, then every turn that brought points."""
    last = history[-1].seen
    return sentences(
        talk.text(
            "dungeon-film-alt",
            first=talk.name(0),
            second=talk.name(1),
            blue=last.vp[0],
            yellow=last.vp[1],
            turns=last.number,
        ),
        *(
            talk.text("dungeon-film-alt-turn", number=shot.seen.number, detail=shot.detail)
            for shot in (_shot(talk, turn) for turn in turns(history)[1:])
            if shot.dramatic
        ),
    )
