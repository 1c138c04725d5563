"""Paying for a risk token at the end of a turn (rule 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine.model import changed_climber, changed_game, changed_turn

if TYPE_CHECKING:
    from k2bot.games.k2.engine.actions import Source
    from k2bot.games.k2.engine.model import Game, Seat, Turn

SOURCES: tuple[Source, Source, Source] = ("points", "A", "B")


def due(game: Game, turn: Turn) -> int:
    """What of the token taken today can and so must be paid once all uses are made."""
    risk = _owner(game).risk
    return min(risk, sum(_payable(game, turn, source) for source in SOURCES)) if risk else 0


def can_pay(game: Game, source: Source) -> bool:
    """Whether a source can pay one more point of what is due."""
    turn = game.turn_state
    return turn is not None and bool(turn.due) and _payable(game, turn, source) > 0


def ways(game: Game) -> tuple[tuple[Source, ...], ...]:
    """The ways to pay what is due that leave different levels: points first, then A's, then B's."""
    turn = game.turn_state
    if turn is None or turn.due is None:
        return ()
    points, a, b = (_payable(game, turn, source) for source in SOURCES)
    return tuple(
        _sources(turn.due - by_a - by_b, by_a, by_b)
        for by_a in range(min(a, turn.due) + 1)
        for by_b in range(min(b, turn.due - by_a) + 1)
        if turn.due - by_a - by_b <= points
    )


def _sources(*counts: int) -> tuple[Source, ...]:
    return tuple(source for source, count in zip(SOURCES, counts, strict=True) for _ in range(count))


def pay(game: Game, source: Source) -> Game:
    """Pay one point of what is due, without ending the turn."""
    turn = game.turn_state
    assert turn is not None and turn.due  # noqa: S101, PT018 - asked only while something is due
    if source != "points":
        climber = _owner(game).climber(source)
        game = game.with_climber((game.turn or 0, source), changed_climber(climber, level=climber.level - 1))
    return changed_game(game, turn_state=changed_turn(turn, due=turn.due - 1, paid=(*turn.paid, source)))


def _payable(game: Game, turn: Turn, source: Source) -> int:
    if source == "points":
        unused = sum(card.unused_points for card in turn.unused)
        return turn.spare + unused - turn.paid.count("points")
    climber = _owner(game).climber(source)
    return climber.level if turn.active[source == "B"] and climber.alive else 0


def _owner(game: Game) -> Seat:
    return game.seats[game.turn or 0]
