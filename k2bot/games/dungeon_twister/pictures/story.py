"""A whole game in points: who got how many, when, for what; drawn by the picture of the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, SAFE
from k2bot.games.dungeon_twister.engine.squares import SQUARES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation

Source: TypeAlias = Literal["exit", "goblin", "treasure", "elimination"]
Fate: TypeAlias = Literal["out", "dead", "hidden"]
SOURCES: tuple[Source, ...] = ("exit", "goblin", "treasure", "elimination")


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that somebody got at once for one thing."""

    turn: int
    seat: int
    source: Source
    token: int
    """Who left, or who was eliminated."""
    points: int


@dataclass(frozen=True, slots=True)
class Story:
    """What the picture of the end tells: the end, every gain in order, and what was never found."""

    seen: Observation
    """The last state as a spectator sees it."""
    gains: tuple[Gain, ...]
    hidden: tuple[tuple[int, int], ...] = ()
    """Tokens that still lay face down, each with its slot."""

    @staticmethod
    def of(seen: Observation, events: Iterable[Event], hidden: Iterable[tuple[int, int]] = ()) -> Story:
        """The story of all events of a game."""
        return Story(seen, tuple(_gains(events)), tuple(sorted(hidden)))

    def points(self, seat: int, source: Source) -> int:
        """What a player got from one source."""
        return sum(gain.points for gain in self.gains if gain.seat == seat and gain.source == source)

    @property
    def turns(self) -> tuple[int, ...]:
        """The turns in which somebody got a point."""
        return tuple(dict.fromkeys(gain.turn for gain in self.gains))

    @property
    def decisive(self) -> int | None:
        """The turn after which the winner was never caught up with again; None without a winner by points."""
        result = self.seen.result
        if result is None or result[0] is None:
            return None
        winner, score = result[0], [0, 0]
        since: int | None = None
        for turn in self.turns:
            for gain in self.gains:
                if gain.turn == turn:
                    score[gain.seat] += gain.points
            if score[winner] <= score[1 - winner]:
                since = None
            elif since is None:
                since = turn
        return since


def fate_of(seen: Observation, token: int) -> Fate | None:
    """What became of a character; None while it is in the maze."""
    place = seen.at[token]
    if place < SQUARES:
        return None
    return "out" if place in (EXIT, SAFE) else "dead" if place == DEAD else "hidden"


def _gains(events: Iterable[Event]) -> Iterable[Gain]:
    turn = 0
    for event in events:
        match event:
            case TurnBegan():
                turn = event.number
            case Left() if event.points:
                token = BY_NAME[event.character]
                seat = OWNER[token]
                is_treasure = event.carried is not None and KIND[BY_NAME[event.carried]] == "treasure"
                source: Source = "goblin" if KIND[token] == "goblin" else "exit"
                yield Gain(turn, seat, source, token, event.points - is_treasure)
                if is_treasure and event.carried is not None:
                    yield Gain(turn, seat, "treasure", BY_NAME[event.carried], 1)
            case Eliminated():
                token = BY_NAME[event.character]
                yield Gain(turn, 1 - OWNER[token], "elimination", token, 1)
