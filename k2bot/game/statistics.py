"""A person's finished games of one kind, counted for statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import mean, median, pstdev
from typing import Any, Final, Literal, TypeAlias

from k2bot.text.formatting import names_by_person

Company: TypeAlias = Literal["people", "computers", "alone"]
COMPANY: Final[tuple[Company, ...]] = ("people", "computers", "alone")
"""Company in a game: at least one other person, computers only, or nobody."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Another person in a game: an id for counting, a name, and whether they finished behind or ahead.

    ``margin`` is positive if they finished behind, 0 for the same place, negative if they finished ahead.
    """

    id: int
    name: str
    margin: int


def company_of(others: Sequence[bool]) -> Company:
    """People someone played with; ``others`` says for each other seat whether a person had it."""
    return "people" if any(others) else "computers" if others else "alone"


@dataclass(frozen=True, slots=True)
class PastGame:
    """A person's seat in a finished game."""

    options: Mapping[str, str]
    seats: int
    company: Company
    place: int
    tied: bool
    """Whether others have the same place."""
    points: int | None = None
    opponents: tuple[Opponent, ...] = ()
    """People who show their statistics."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The game's own facts about the result, as stored with it."""
    summary: Mapping[str, Any] | None = None
    """This seat's entry of the game's ``summaries``; None if it isn't computed yet."""
    computed: int | None = None
    """Points that the strongest computer scored from this seat, with the same shuffle; None if unknown."""
    times: tuple[float, ...] = ()
    """Seconds that the person's answers took."""

    @property
    def won(self) -> bool:
        """Whether nobody else shares first place."""
        return self.place == 1 and not self.tied

    @property
    def drawn(self) -> bool:
        """Whether first place is shared."""
        return self.place == 1 and self.tied


@dataclass(frozen=True, slots=True)
class Feat:
    """A result of a finished game that may be a server's best of its kind.

    The higher the ``score``, the better: what should be low is stored as a negative number. ``seat`` None
    means that the whole table achieved it.
    """

    kind: str
    score: int
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class BestResult:
    """A server's best result of a kind, achieved at a table with that many ``seats``."""

    kind: str
    score: int
    seats: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Games played, and how many of them were won or ended level."""

    played: int
    won: int
    drawn: int

    @property
    def lost(self) -> int:
        """Games neither won nor level."""
        return self.played - self.won - self.drawn

    @staticmethod
    def of(games: Iterable[PastGame]) -> Tally:
        """Count games by who came first."""
        known = tuple(games)
        return Tally(len(known), sum(game.won for game in known), sum(game.drawn for game in known))


@dataclass(frozen=True, slots=True)
class Rival:
    """Record against one other person: games finished ahead of them count as won."""

    name: str
    tally: Tally


@dataclass(frozen=True)
class Career:
    """A person's finished games of one kind, oldest first."""

    name: str
    games: tuple[PastGame, ...]

    def among(self, company: Company) -> tuple[PastGame, ...]:
        """Games in that company."""
        return tuple(game for game in self.games if game.company == company)

    @property
    def wins(self) -> int | None:
        """Number of games won against people or computers; None if all were played alone."""
        shared = [game for game in self.games if game.company != "alone"]
        return sum(game.won for game in shared) if shared else None

    @property
    def summaries(self) -> Iterator[tuple[PastGame, Mapping[str, Any]]]:
        """Games that have been summarised, with their summaries."""
        return ((game, game.summary) for game in self.games if game.summary is not None)

    @property
    def missing(self) -> int:
        """Number of games without a summary yet."""
        return sum(game.summary is None for game in self.games)

    @property
    def by_seats(self) -> tuple[tuple[int, Tally], ...]:
        """Games with people by the number of players."""
        games = self.among("people")
        sizes = sorted({game.seats for game in games})
        return tuple((size, Tally.of(game for game in games if game.seats == size)) for size in sizes)

    @property
    def streaks(self) -> tuple[int, int]:
        """Longest run of won games with people, and the current one."""
        best = run = 0
        for game in self.among("people"):
            run = run + 1 if game.won else 0
            best = max(best, run)
        return best, run

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """Records against other people, most games first, under their newest names."""
        names: dict[int, str] = {}
        margins: defaultdict[int, list[int]] = defaultdict(list)
        for game in self.games:
            for other in game.opponents:
                names[other.id] = other.name
                margins[other.id].append(other.margin)
        shown = names_by_person(names)
        rivals = (
            Rival(shown[one], Tally(len(every), sum(margin > 0 for margin in every), every.count(0)))
            for one, every in margins.items()
        )
        return tuple(sorted(rivals, key=lambda rival: (-rival.tally.played, rival.name)))

    @property
    def luck_free(self) -> tuple[int, float, float] | None:
        """Number of games compared, mean lead over the strongest computer, and its standard deviation."""
        leads = [
            game.points - game.computed
            for game in self.games
            if game.points is not None and game.computed is not None
        ]
        return (len(leads), mean(leads), pstdev(leads)) if leads else None

    @property
    def answer_time(self) -> float | None:
        """Median time of an answer in seconds; None without answers."""
        times = [seconds for game in self.games for seconds in game.times]
        return median(times) if times else None
