"""Tic-tac-toe as the host knows it: what every game has, and computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.base import Game
from k2bot.game.values import Announcement, Page, PageCommand, Pages, Placement, Refusal, Reply, Step
from k2bot.thinking.question import Question
from tests.kit.tic_tac_toe import pages, players
from tests.kit.tic_tac_toe.engine import Board, IllegalMoveError, give_up, mark

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from k2bot.game.values import Moment, Pace, Person, Preparation, Press


class TicTacToe(Game[Board]):
    """The game for two in one language."""

    key = "tic-tac-toe"
    seats = range(2, 3)
    computer_names = ("Chalk", "Slate")

    @property
    def title(self) -> str:
        """Name for people."""
        return self.words.text("tic-title")

    @property
    def pages(self) -> Pages:
        """There is one: the board."""
        name, help_text = self.words.text("tic-command-board"), self.words.text("tic-command-help")
        return Pages("board", "board", (PageCommand("board", name, help_text),))

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """One that plays at random, and one that plays perfectly."""
        text = self.words.text
        # words: tic-level-*
        return tuple((level, text(f"tic-level-{level}")) for level in players.LEVELS)

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """What it is about."""
        return self.words.text("tic-summary")

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[Board]:
        """An empty board."""
        return Step(Board(), ())

    def waiting(self, state: Board) -> tuple[int, ...]:
        """Who is to move."""
        return () if state.turn is None else (state.turn,)

    def stamp(self, state: Board, seat: int) -> str | None:
        """Another one for each move."""
        return pages.stamp(state) if seat == state.turn else None

    def apply(self, state: Board, seat: int, answer: str) -> Step[Board]:
        """Mark a cell, given by its number from 0."""
        cell = int(answer) if answer in map(str, range(9)) else -1
        return self._stepped(lambda: mark(state, seat, cell))

    def resign(self, state: Board, seat: int) -> Step[Board]:
        """The other one wins."""
        return self._stepped(lambda: give_up(state, seat))

    def _stepped(self, move: Callable[[], Board]) -> Step[Board]:
        try:
            return Step(move(), ())
        except IllegalMoveError as error:
            # words: tic-refusal-*
            raise Refusal(self.words.text(f"tic-refusal-{error.reason}")) from error

    def over(self, state: Board) -> bool:
        """Three in a row, a full board, or somebody has left."""
        return state.over

    def placements(self, state: Board) -> tuple[Placement, ...]:
        """The winner first; a draw has two first places."""
        if state.winner is None:
            return (Placement(0, 1), Placement(1, 1)) if state.over else ()
        return (Placement(state.winner, 1), Placement(1 - state.winner, 2))

    def announce(self, before: Board | None, step: Step[Board], pace: Pace) -> tuple[Announcement, ...]:
        """A post for each move, the last of which tells the end."""
        return (Announcement("end" if step.state.over else f"move-{step.state.moves}"),)

    def compose(self, moment: Moment[Board], announcement: Announcement) -> Page:
        """The board as it is then."""
        return pages.post(self.words, moment.step.state, moment.people)

    def page(
        self,
        state: Board,
        seat: int | None,
        name: str,
        draft: str | None,
        people: tuple[Person, ...],
        *,
        recent: tuple[Any, ...] = (),
    ) -> Page:
        """There is one: the board."""
        if name != "board":
            raise Refusal(self.words.text("tic-refusal-page"))
        return pages.page(self.words, state, seat, people)

    def on_press(
        self, state: Board, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """A press on a cell marks it."""
        if press.verb != "mark":
            raise Refusal(self.words.text("tic-refusal-page"))
        if seat is None:
            raise Refusal(self.words.text("tic-refusal-watching"))
        return Reply("board", answer=press.argument)

    def question(
        self, state: Board, seat: int, level: str, seed: str, budget: int, *, prepared: Preparation
    ) -> Question:
        """What a computer is asked: the board lies open. A cell is marked at once, so nothing is prepared."""
        return Question(players.think, (state, level, seed))
