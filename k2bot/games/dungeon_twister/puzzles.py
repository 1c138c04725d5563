"""Puzzles: win before your turn ends. Positions found by ``tools.dungeon_twister.mining``, in puzzles.json.

The solver's own actions are answers, as at a table; the opponent's combat cards are the best ones there are
against them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from k2bot.engines.errors import ActionSyntaxError, RuleError
from k2bot.game.exercises import Exercise, Puzzle, PuzzleEntry, PuzzleResult
from k2bot.game.pages import lines, of_kind, page_buttons
from k2bot.game.standing import ORDERS
from k2bot.game.values import Page, Person, Refusal
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    CharacterAction,
    Lay,
    parse,
    read_actions,
)
from k2bot.games.dungeon_twister.engine.events import Event, FightBegan, FightEnded, RoomRevealed
from k2bot.games.dungeon_twister.engine.model import Game, Phase
from k2bot.games.dungeon_twister.engine.position import from_position
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import drawings, hand, moves, wording
from k2bot.games.dungeon_twister.pages.turn import CONFIRM
from k2bot.games.dungeon_twister.pages.wording import PAGE_OF, TEXT, TURN, Talk
from k2bot.games.dungeon_twister.players.solving import Solver, TooHardError, best_reply

if TYPE_CHECKING:
    from k2bot.text.words import Words

FILE: Final = "puzzles.json"
VERSION: Final = 2
"""Version of the file's format."""
REPLY_WORK: Final = 200_000
"""Work allowed for finding the opponent's best card."""


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle as it is shipped."""

    number: int
    grade: int
    start: Game
    line: tuple[tuple[int, Action], ...]
    """A solution, with the opponent's best cards: every action with its seat."""

    @property
    def seat(self) -> int:
        """The solver's seat."""
        return self.start.active_seat

    @property
    def first(self) -> Action:
        """The first action of the solution."""
        return self.line[0][1]


@cache
def _file() -> dict[int, dict[str, Any]]:
    """All puzzles by number, in their order."""
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    stored = json.loads(text)
    if stored["version"] != VERSION:
        raise ValueError(f"{FILE} has version {stored['version']}, not {VERSION}")
    return {puzzle["number"]: puzzle for puzzle in stored["puzzles"]}


@cache
def entries() -> tuple[PuzzleEntry, ...]:
    """All puzzles, in the order of days."""
    return tuple(PuzzleEntry(number, puzzle["grade"]) for number, puzzle in _file().items())


@lru_cache(maxsize=64)
def position(number: int) -> Position:
    """A puzzle by number. Raises KeyError."""
    stored = _file()[number]
    game = from_position(stored["position"], "puzzle")
    setup = replace(game.setup, revision=stored["rules"], is_puzzle=True)
    return Position(
        number,
        stored["grade"],
        replace(game, setup=setup),
        tuple((int(action[0]), parse(action[2:])) for action in stored["line"]),
    )


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """A puzzle after some answers."""

    state: Game
    events: tuple[Event, ...]

    def result(self, start: Game) -> PuzzleResult:
        """State of the attempt; revealing a room fails it, because no solution needs one."""
        state = self.state
        if state.phase is Phase.OVER:
            won = state.result is not None and state.result[0] == start.active_seat
            return PuzzleResult.SOLVED if won else PuzzleResult.FAILED
        revealed = of_kind(self.events, RoomRevealed)
        if revealed or state.active_seat != start.active_seat or state.turn_number != start.turn_number:
            return PuzzleResult.FAILED
        return PuzzleResult.OPEN


@lru_cache(maxsize=512)
def play_answers(number: int, answers: tuple[str, ...]) -> PuzzleTry:
    """A puzzle after the solver's answers, with the opponent's best cards.

    Raises RuleError and ActionSyntaxError for answers that don't fit, KeyError for an unknown number.
    """
    start = position(number).start
    if not answers:
        return PuzzleTry(start, ())
    before = play_answers(number, answers[:-1])
    state, events, seat = before.state, [*before.events], start.active_seat
    for action in read_actions(answers[-1]):
        other = _reply(state, seat, action.card) if isinstance(action, Lay) and state.fight else None
        step = play.apply(state, seat, action)
        state, events = step.game, [*events, *step.events]
        if other is not None:
            step = play.apply(state, 1 - seat, Lay(other))
            state, events = step.game, [*events, *step.events]
    return PuzzleTry(state, tuple(events))


def _reply(state: Game, seat: int, card: int) -> int:
    """The opponent's best card; by the result of the fight alone if the search takes too long."""
    if card not in state.seats[seat].combat:
        return min(state.seats[1 - seat].combat)
    try:
        return best_reply(state, seat, card, Solver(seat, REPLY_WORK))
    except TooHardError:
        return best_reply(state, seat, card)


# ------------------------------------------------------------------------------------------------ pages


def puzzle(words: Words, number: int, answers: tuple[str, ...], solver: Person) -> Puzzle[Game]:
    """The puzzle after these answers. Raises Refusal."""
    try:
        problem, now = position(number), play_answers(number, answers)
    except KeyError:
        raise Refusal(words.text("dungeon-puzzle-none")) from None
    except (ActionSyntaxError, RuleError):
        raise Refusal(words.text("dungeon-puzzle-changed")) from None
    talk = Talk.against_computer(words, problem.seat, solver)
    state, result = now.state, now.result(problem.start)
    page: str | Page
    task = _task(talk, problem, state)
    goal = talk.text("dungeon-puzzle-goal") if result is PuzzleResult.OPEN else ""
    if result is PuzzleResult.OPEN:
        page = PAGE_OF["lay"] if state.phase is Phase.FIGHT else TURN
    else:
        page = _ending(talk, problem, now, result)
    exercise = Exercise(
        state,
        problem.seat,
        talk.people,
        (number, len(entries())),
        goal if answers else task,
        page,
        model=str(problem.first),
        remark=lambda draft: goal if draft else None,
        asking=frozenset({CONFIRM}),
        adapt=partial(_with_fight, talk, now),
        excluded=frozenset({hand.DRAW, moves.SUGGEST, ORDERS}),
    )
    first = _first(talk, problem)
    return Puzzle(exercise, result, first)


def solution(words: Words, number: int, solver: Person) -> Page:
    """A solution, action by action, with the position after it. Raises Refusal."""
    try:
        problem = position(number)
    except KeyError:
        raise Refusal(words.text("dungeon-puzzle-none")) from None
    talk = Talk.against_computer(words, problem.seat, solver)
    state, events_by_action = problem.start, list[list["Event"]]()
    for seat, action in problem.line:
        step = play.apply(state, seat, action)
        state = step.game
        if isinstance(action, CharacterAction):
            events_by_action.append([])
        events_by_action[-1] += step.events
    texts = [" ".join(wording.event_lines(talk, one)) for one in events_by_action]
    events = tuple(event for one in events_by_action for event in one)
    text = lines(
        *(
            talk.text("dungeon-puzzle-step", number=step_number, told=line)
            for step_number, line in enumerate(texts, 1)
        ),
        talk.text("dungeon-puzzle-any-card") if of_kind(events, FightEnded) else None,
    )
    return Page(text, (drawings.maze(talk, observe(state, problem.seat), events),))


def _task(talk: Talk, problem: Position, now: Game) -> str:
    """Task text: the solver, the points they need from the start, and the cards both hold now."""
    start, seat = problem.start, problem.seat
    return talk.text(
        "dungeon-puzzle-task",
        seat=seat,
        points=start.setup.goal[seat] - start.vp[seat],
        actions=start.ap,
        own=_cards(now, seat),
        cards=_cards(now, 1 - seat),
        jumps=now.seats[seat].jumps,
        hidden=any(room.id is None for room in observe(start, seat).rooms),
    )


def _cards(state: Game, seat: int) -> str:
    return " ".join(f"+{card}" for card in state.seats[seat].combat)


def _with_fight(own: Talk, now: PuzzleTry, page: Page, name: str, draft: str | None) -> Page:
    """The panel below the result of the fight that led to it, until anything is planned."""
    if draft or name.partition(".")[0] != TURN:
        return page
    began = max(
        (number for number, event in enumerate(now.events) if isinstance(event, FightBegan)), default=None
    )
    if began is None:
        return page
    texts = wording.event_lines(own, now.events[began:])
    return replace(page, text=lines(*texts, page.text))


def _ending(talk: Talk, problem: Position, now: PuzzleTry, result: PuzzleResult) -> Page:
    state, seat = now.state, problem.seat
    texts = wording.event_lines(talk, now.events)
    reason = None
    if of_kind(now.events, RoomRevealed):
        reason = talk.text("dungeon-puzzle-revealed")
    elif result is PuzzleResult.FAILED:
        missing = state.setup.goal[seat] - state.vp[seat]
        reason = talk.text("dungeon-puzzle-short", points=missing)
    seen = observe(state, seat)
    if result is PuzzleResult.FAILED:  # nobody is asked for anything any more
        seen = replace(
            seen,
            phase=Phase.ACT,
            active_seat=seat,
            turn_number=problem.start.turn_number,
            ap=0,
            placing=(),
        )
    picture = drawings.maze(talk, seen, now.events)
    row = page_buttons(talk, TEXT)
    return Page(lines(*wording.list_items(talk, texts), reason), (picture,), (row,))


def _first(talk: Talk, problem: Position) -> str:
    """The first action in words: what it does, or whom it attacks."""
    action = problem.first
    if isinstance(action, Attack):
        return wording.capitalized(wording.action_text(talk, action))
    step = play.apply(problem.start, problem.seat, action)
    texts = wording.event_lines(talk, step.events[:1])
    assert isinstance(action, CharacterAction)  # noqa: S101 - a turn's first action
    return texts[0] if texts else wording.action_text(talk, action)
