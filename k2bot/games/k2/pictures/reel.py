"""What a film shows: values that are made from a game and painted by ``film_picture``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.chart import Trail
    from k2bot.games.k2.pictures.ranking_picture import RankingPicture
    from k2bot.games.k2.pictures.scenery.mountain import Hour
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing


@dataclass(frozen=True, slots=True)
class Opening:
    """The first frame: whose expedition it is and where it goes."""

    headline: str
    detail: str
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Told:
    """What a player does, in a few words."""

    seat: int
    name: str
    doings: str


@dataclass(frozen=True, slots=True)
class Shot:
    """The board at a moment, and what happens in words: a headline, and up to two lines below it."""

    seen: Observation
    headline: str
    detail: str
    milliseconds: int
    hour: Hour = "day"
    seats: tuple[int, ...] = ()
    """The players it is about, whose colours stand before the headline."""
    told: tuple[Told, ...] = ()
    """What several players do, a row for each, which stand in place of headline and lines."""
    mark: Name | None = None
    """A symbol before the headline."""
    trails: tuple[Trail, ...] = ()
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Who died in this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Whose tents were pitched today."""
    dramatic: bool = False
    """Whether it tells of what nobody at the table forgets."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The last frame: the ranking."""

    ranking: RankingPicture
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Reel:
    """All a film shows, in order; ``seen`` is the table at the end."""

    seen: Observation
    writing: Writing
    """Computers are those seats that computers play, or played at the end."""
    opening: Opening
    shots: tuple[Shot, ...]
    closing: Closing | None = None
    """None while the game goes on."""

    @property
    def steps(self) -> int:
        """How many pictures it has."""
        return len(self.shots) + (1 if self.closing is None else 2)
