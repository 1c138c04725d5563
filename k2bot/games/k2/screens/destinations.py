"""The menu of places a climber can be brought to with one more use."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.engine.model import ClimberName
from k2bot.games.k2.screens.doings import PITCH
from k2bot.games.k2.screens.talk import CHOICE_LIMIT
from k2bot.host.game import Choice, Select
from k2bot.text.names import cut

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import PlannedUse
    from k2bot.games.k2.engine.planning import Destination, Preview
    from k2bot.games.k2.screens.talk import Talk

Offsets: TypeAlias = dict[ClimberName, int]
"""Where each climber's menu begins."""

MORE = "more "
"""How the value of a choice begins that turns the page of the menu."""
_SHOWN = 24
"""Places on one page of the menu, which leaves room for turning it."""
_MOST = 25


def listed(preview: Preview, name: ClimberName) -> tuple[Destination, ...]:
    """A climber's destinations in the order of the menu.

    Most useful first, then those that leave a tent behind on the way, and last the ways back to where it is.
    """
    own = [destination for destination in preview.destinations if destination.climber == name]
    here = preview.observation.own.climber(name) if preview.observation.own else None

    def rank(destination: Destination) -> int:
        if (
            here
            and destination.pitched is None
            and (destination.space, destination.vp) == (here.space, here.vp)
        ):
            return 2
        return destination.pitched not in {None, destination.space}

    return tuple(sorted(own, key=rank))


def offsets(part: str) -> Offsets:
    """Where the menus begin, from the end of a page name like ``plan.A.24``."""
    name, _, offset = part.partition(".")
    start = int(offset) if offset.isdecimal() else 0
    return {"A": start if name == "A" else 0, "B": start if name == "B" else 0}


def more(name: str, value: str) -> str:
    """The page that a choice like ``more 24`` in a climber's menu turns to."""
    return f"plan.{name}.{value.removeprefix(MORE)}"


def _shown(own: tuple[Destination, ...], offset: int) -> tuple[Destination, ...]:
    start = offset if offset < len(own) else 0
    return own[start : start + (_MOST if len(own) <= _MOST else _SHOWN)]


def select(talk: Talk, preview: Preview, name: ClimberName, offsets: Offsets, stamp: str) -> Select | None:
    """The menu of a climber; None where no use is left for it."""
    own = listed(preview, name)
    if not own:
        return None
    offset = offsets[name] if offsets[name] < len(own) else 0
    choices = [_choice(talk.plain, preview, destination) for destination in _shown(own, offset)]
    if len(own) > _MOST:
        following = offset + _SHOWN
        rest = len(own) - following
        choices.append(
            Choice(f"{MORE}{following}", talk.text("k2-plan-more", count=rest))
            if rest > 0
            else Choice(f"{MORE}0", talk.text("k2-plan-most-useful"))
        )
    here = preview.observation.own
    space = here.climber(name).space if here else None
    return Select(
        "go",
        talk.text("k2-plan-where", climber=name, space=talk.space(space or "")),
        tuple(choices),
        argument=name,
        stamp=stamp,
    )


def _choice(talk: Talk, preview: Preview, destination: Destination) -> Choice:
    """A destination as a line of the menu."""
    own = preview.observation.own
    gains = own is not None and destination.vp > own.climber(destination.climber).vp
    label = talk.text(
        "k2-plan-place",
        place=_place(talk, destination, _turning_point(preview, destination) if gains else None),
        altitude=str(destination.altitude),
        gains="yes" if gains else "no",
        points=destination.vp,
    )
    facts = talk.text(
        "k2-plan-facts",
        cost=destination.cost,
        cards=cards_told(talk, destination.use),
        air=talk.signed(destination.air),
        room=-1 if destination.room is None else destination.room,
        tonight=_tonight(talk, destination),
    )
    return Choice(str(destination.use), cut(label, CHOICE_LIMIT), cut(facts, CHOICE_LIMIT))


def _turning_point(preview: Preview, destination: Destination) -> str | None:
    """The space passed for its points, where the climber ends on one worth less."""
    spaces = preview.observation.board.by_id
    if destination.vp <= spaces[destination.space].vp:
        return None
    return max((word for word in destination.use.way if word != PITCH), key=lambda space: spaces[space].vp)


def _place(talk: Talk, destination: Destination, by_way: str | None) -> str:
    space = talk.space(destination.space)
    if by_way is not None:
        space = talk.text("k2-plan-by-way", space=space, way=talk.space(by_way))
    if destination.pitched is None:
        return space
    if destination.use.way == (PITCH,):
        return talk.text("k2-plan-tent-here", space=space)
    if destination.pitched == destination.space:
        return talk.text("k2-plan-tent-there", space=space)
    return talk.text("k2-plan-tent-behind", space=space, tent=talk.space(destination.pitched))


def _tonight(talk: Talk, destination: Destination) -> str:
    if destination.level_tonight < 1:
        return talk.text("k2-plan-place-dies")
    return talk.text("k2-plan-place-tonight", level=destination.level_tonight)


def cards_told(talk: Talk, use: PlannedUse) -> str:
    """The cards of a use, ropes with their direction."""
    directions = iter(use.directions)
    return talk.listed(
        [talk.card(card, next(directions, None) if card.is_rope else None) for card in use.cards]
    )
