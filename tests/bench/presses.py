"""How many presses a turn of Dungeon Twister takes: ``python -m tests.bench --presses``.

Recorded games are replayed through their panels by somebody who wants just these turns and always takes
the shortest way through buttons and menus. A turn counts from the button of the post that opens it, with
the tokens its player places and the page after each attack, and without hints; the opponent's decisions in
between don't count.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from k2bot.engines.errors import RuleError
from k2bot.game.values import PAGE, Person, Press, Refusal, Select
from k2bot.games.dungeon_twister.engine import fingerprint, record
from k2bot.games.dungeon_twister.engine.actions import (
    Attack,
    End,
    Lay,
    Move,
    Place,
    Reveal,
    read_actions,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import simulate
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages.moves import MORE, area_of
from k2bot.text.words import words

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Game

RECORDED = Path(__file__).parent / "records" / "dungeon_twister"
"""Games between two hard computers, whose turns the quick valuation doesn't find by itself."""
MOST = 11
"""Presses that a turn may take on average."""
PEOPLE = (Person("Ann", "1"), Person("Bob", "2"))


@dataclass
class Stretch:
    """A part of a turn given as one answer: the actions wanted from a state on."""

    game: DungeonTwister
    state: Game
    seat: int
    wanted: Sequence[Action]
    suggestions: bool
    recent: tuple[Event, ...]
    """Earlier events, from which a page tells how an attack ended."""

    @cached_property
    def marks(self) -> list[str]:
        """Fingerprints of the states after each number of wanted actions."""
        states = [self.state]
        for action in self.wanted:
            states.append(apply(states[-1], self.seat, action).game)
        return [fingerprint(state) for state in states]

    def shortest(self, page: str) -> tuple[int, str]:
        """The fewest presses from a page, and the page they lead to."""
        begun, leads_on = (page, ""), cache(self._leads_on)
        waiting, seen = deque([(begun, 0)]), {begun}
        while waiting:
            (shown, draft), count = waiting.popleft()
            for show, then, answer in self._pressed(shown, draft):
                if answer is not None:
                    if self._is_wanted(answer):
                        return count + 1, show
                elif (show, then) not in seen and leads_on(then):
                    seen.add((show, then))
                    waiting.append(((show, then), count + 1))
        raise AssertionError(f"no way to {write_actions(self.wanted)!r} at turn {self.state.turn_number}")

    def _pressed(self, name: str, draft: str) -> Iterator[tuple[str, str, str | None]]:
        """Results of the presses on a page that may lead to the wanted actions."""
        page = self.game.page(self.state, self.seat, name, draft, PEOPLE, recent=self.recent)
        for row in page.rows:
            if isinstance(row, Select):
                presses = [Press(row.verb, row.argument, (choice.value,)) for choice in row.choices]
            else:
                presses = [Press(one.verb, one.argument) for one in row if not one.disabled]
            for press in presses:
                if press.verb == PAGE:
                    if press.argument.startswith(("turn.", "attack.")):
                        yield press.argument, draft, None
                elif self._concerns(press):
                    try:
                        reply = self.game.press(self.state, self.seat, press, draft, PEOPLE)
                    except (Refusal, RuleError):
                        continue
                    yield reply.show, draft if reply.draft is None else reply.draft, reply.answer

    def _concerns(self, press: Press) -> bool:
        """Whether a press can be part of the shortest way; the others aren't worth trying."""
        text = press.values[0] if press.values else press.argument.partition(" ")[2]
        match press.verb:
            case "do":
                return text.removesuffix("!") in {str(action) for action in self.wanted}
            case "go":
                moves = [one for one in self.wanted if isinstance(one, Move)]
                ends = {f"{one.character} {one.end}" for one in moves}
                rooms = {f"{MORE}{one.character} {area_of(one.end)}" for one in moves}
                return text.removesuffix(" stay") in ends or text in rooms
            case "how" | "end" | "sure" | "strike":
                return True
            case verb:
                return verb == "suggest" and self.suggestions

    def _leads_on(self, draft: str) -> bool:
        """Whether a draft matches the wanted actions so far, or would with another last move."""
        done = read_actions(draft) if draft else ()
        if fingerprint(simulate(self.state, self.seat, done)[0]) in self.marks:
            return True
        before = fingerprint(simulate(self.state, self.seat, done[:-1])[0])
        if before not in self.marks[:-1]:
            return False
        match done[-1], self.wanted[self.marks.index(before)]:
            case Move() as last, Move() as wanted:
                return (last.character, last.end) == (wanted.character, wanted.end)
            case _:
                return False

    def _is_wanted(self, answer: str) -> bool:
        state = self.state
        try:
            for action in read_actions(answer):
                state = apply(state, self.seat, action).game
        except RuleError:
            return False
        return fingerprint(state) == self.marks[-1]


def turns(file: Path, *, suggestions: bool = True) -> list[int]:
    """The presses of each turn of a recorded game that was played to its end."""
    game = DungeonTwister(words())
    read = record.loads(file.read_text(encoding="utf-8"))
    steps = list(record.steps(read))
    states = [step.game for step in steps]
    inputs, counted = list(read.inputs), []
    place, page, number, presses = 0, "next", 0, 0
    while place < len(inputs):
        state, (seat, action) = states[place], inputs[place]
        if state.turn_number != number:
            counted.append(presses)
            page, number, presses = "next", state.turn_number, 1
        if isinstance(action, Place) and seat == state.active_seat:
            presses += 2  # a letter and a square for each token, if all have different letters
        if isinstance(action, str | Place | Lay) or not state.turn_number:
            place += 1
            continue
        end = place + 1
        while (
            not isinstance(inputs[end - 1][1], Attack | Reveal | End)
            and states[end].active_seat == seat
            and states[end].phase is Phase.ACT
        ):
            end += 1
        wanted = [one for _, one in inputs[place:end]]
        if isinstance(wanted[-1], Attack):  # with the attacker's card, whoever plays first
            wanted.append(next(one for who, one in inputs[end : end + 2] if who == seat))
        begun = max(0, place + 1 - game.recent_steps)
        recent = tuple(event for step in steps[begun : place + 1] for event in step.events)
        count, page = Stretch(game, state, seat, wanted, suggestions, recent).shortest(page)
        presses += count
        place = end
    return counted[1:]  # what came before the first turn; the last one may not have been ended


def report(*, quick: bool) -> list[Goal]:
    """Print the presses per turn in recorded games, with and without whole moves offered."""
    rows, every = [], list[int]()
    files = sorted(RECORDED.glob("*.jsonl"))
    for file in files[:1] if quick else files:
        offered, alone = turns(file), turns(file, suggestions=False)
        every += offered
        rows.append((file.stem, str(len(offered)), _range(offered), _range(alone)))
    heads = ("game", "turns", "presses a turn", "without whole moves")
    print_table("Presses that a turn of Dungeon Twister takes: mean, fewest to most", heads, rows)
    return [Goal("presses a turn of Dungeon Twister", mean(every), MOST, "")]


def _range(counted: Sequence[int]) -> str:
    return f"{mean(counted):.1f} ({min(counted)} to {max(counted)})"
