"""Scenes of K2's pictures from their contents and players' names, for the gallery and the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.k2.pictures import (
    BoardPicture,
    HandPicture,
    HeroPicture,
    NightPicture,
    PlanPicture,
    RankingPicture,
    RevealPicture,
    Situation,
    Writing,
)
from k2bot.text.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.k2.engine.content import (
        Card,
        ClimberKey,
    )
    from k2bot.games.k2.engine.events import Checked
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures import Stage
    from k2bot.games.k2.pictures.scenery import Sky
    from k2bot.render.scene import Scene
    from k2bot.text.words import Words


def writing(names: Sequence[str] = (), computers: Collection[int] = (), said: Words | None = None) -> Writing:
    """Words for a picture: names by seat, which are computers, and the default locale unless given."""
    return Writing(said or words(), tuple(names), tuple(computers))


def _frozen(shown: Mapping[str, Any]) -> dict[str, Any]:
    """Values as pictures hold them: lists and sets as tuples."""
    return {
        key: tuple(value) if isinstance(value, list | set | frozenset) else value
        for key, value in shown.items()
    }


def board(
    seen: Observation,
    names: Sequence[str],
    *,
    computers: Collection[int] = (),
    said: Words | None = None,
    **shown: Any,
) -> Scene:
    """The board; ``shown`` are its other fields."""
    return BoardPicture(seen, **_frozen(shown)).scene(writing(names, computers, said))


def hand(
    cards: Sequence[Card],
    chosen: Collection[int],
    names: Sequence[str] = (),
    *,
    committed: bool = False,
    situation: Situation | None = None,
    said: Words | None = None,
) -> Scene:
    """A hand; the owner's seat is an index into ``names``."""
    shown = HandPicture(tuple(cards), tuple(chosen), committed, situation)
    return shown.scene(writing(names, said=said))


def reveal(
    seen: Observation,
    names: Sequence[str],
    sums: Sequence[tuple[int, int]],
    highest: int | None,
    *,
    computers: Collection[int] = (),
    said: Words | None = None,
) -> Scene:
    """The revealed cards."""
    return RevealPicture(seen, tuple(sums), highest).scene(writing(names, computers, said))


def plan(
    before: Observation, after: Observation, names: Sequence[str], *, said: Words | None = None, **shown: Any
) -> Scene:
    """A planned turn; ``shown`` are its other fields."""
    return PlanPicture(before, after, **_frozen(shown)).scene(writing(names, said=said))


def night(
    seen: Observation,
    names: Sequence[str],
    checks: Sequence[Checked],
    *,
    computers: Collection[int] = (),
    said: Words | None = None,
    **shown: Any,
) -> Scene:
    """The sums of a night; ``shown`` are its other fields."""
    return NightPicture(seen, tuple(checks), **_frozen(shown)).scene(writing(names, computers, said))


def hero(
    kind: Stage,
    climbers: Sequence[ClimberKey],
    names: Sequence[str],
    *,
    sky: Sky = "clear",
    spaces: Collection[str] = (),
    day: int | None = 16,
    computers: Collection[int] = (),
    said: Words | None = None,
) -> Scene:
    """The hero picture of a great moment."""
    return HeroPicture(kind, tuple(climbers), sky, tuple(spaces), day).scene(writing(names, computers, said))


def ranking(
    seen: Observation,
    names: Sequence[str],
    order: Sequence[int],
    totals: Sequence[int],
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    *,
    computers: Collection[int] = (),
    said: Words | None = None,
    **shown: Any,
) -> Scene:
    """The ranking; ``shown`` are its other fields."""
    picture = RankingPicture(seen, tuple(order), tuple(totals), altitudes, **_frozen(shown))
    return picture.scene(writing(names, computers, said))
