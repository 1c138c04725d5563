"""Puzzles of Dungeon Twister: verified by search, played against the best defence."""

import re
from dataclasses import replace

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from k2bot.game.exercises import GRADES, PuzzleResult
from k2bot.game.limits import A_ROW, ROWS
from k2bot.game.values import Person
from k2bot.games.dungeon_twister import puzzles
from k2bot.games.dungeon_twister.engine import (
    Phase,
    PositionError,
    apply,
    legal_actions,
    observe,
)
from k2bot.games.dungeon_twister.engine.actions import CharacterAction, Lay, Move, Reveal
from k2bot.games.dungeon_twister.engine.content import CHARACTERS
from k2bot.games.dungeon_twister.engine.events import RoomRevealed
from k2bot.games.dungeon_twister.engine.planning import departures, preview
from k2bot.games.dungeon_twister.engine.position import set_out
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import turn
from k2bot.games.dungeon_twister.players.solving import Solver, TooHardError
from k2bot.host.pages.exercises import (
    FIRST_ACTION,
    PUZZLE_LIST,
    SOLUTION,
    CourseProgress,
    PuzzleProgress,
    Score,
    View,
    puzzle_page,
)
from k2bot.text.words import words
from tests.kit.looking import share
from tests.kit.table import buttons, everything
from tests.kit.transcript import page_text
from tests.phrases import says
from tools.dungeon_twister.puzzles import faults

ROOMS = ("1R", "2R", "3R", "4R", "1L", "2L", "3L", "4L")
SOLVER = Person("Ann", "<@1>")
NUMBERS = [entry.number for entry in puzzles.entries()]
"""Of every puzzle."""


def gone(name):
    """The fate of a token that is no longer in the maze."""
    return "dead" if name[2:] in CHARACTERS else "lost"


def small(tokens, ap, **changes):
    """A blue turn with few characters and all rooms revealed."""
    seats = [{"actions": [2], "combat": [0, 1, 3], "jumps": 1, "laid": None}] * 2
    return set_out("seed", tokens, gone, ROOMS, ap=ap, vp=[4, 4], **{"seats": seats} | changes)


def solver_actions(found):
    """What the solver does in the solution."""
    return [str(action) for seat, action in found.line if seat == found.seat]


def wins_by_force(game, seat):
    """Whether a seat can force a win this turn, by exhaustive search with the engine."""
    if game.phase is Phase.OVER:
        return game.result[0] == seat
    if game.active_seat != seat or game.phase is Phase.CARD:
        return False
    if game.phase is Phase.FIGHT:
        others = legal_actions(game, 1 - seat)
        return any(
            all(
                wins_by_force(apply(apply(game, seat, own).game, 1 - seat, other).game, seat)
                for other in others
            )
            for own in legal_actions(game, seat)
        )
    return any(wins_by_force(apply(game, seat, deed).game, seat) for deed in choices(game, seat))


def choices(game, seat):
    return [action for action in legal_actions(game, seat) if not isinstance(action, Reveal)]


OFFSETS = st.tuples(st.integers(0, 2), st.integers(0, 2))
"""Offsets from a corner, to keep characters close together."""


@settings(max_examples=50, deadline=None)
@given(
    st.sampled_from(["goblin", "warrior", "thief", "wizard", "wallwalker", "troll", "mekanork"]),
    st.tuples(st.sampled_from("MQRS"), st.integers(1, 8)),
    st.lists(OFFSETS, min_size=4, max_size=4, unique=True),
    st.sampled_from(["sword", "rope", "wand", "potion", "treasure"]),
    st.booleans(),
    st.integers(1, 2),
)
@example("warrior", ("N", 5), [(0, 0), (1, 0), (2, 2), (0, 2)], "sword", True, 1)
@example("wizard", ("N", 5), [(0, 0), (1, 1), (2, 2), (0, 1)], "wand", False, 2)
@example("warrior", ("M", 1), [(1, 0), (1, 1), (0, 2), (0, 0)], "potion", True, 2)
def test_the_solver_agrees_with_an_exhaustive_search(who, corner, offsets, thing, wounded, ap):
    """One character, one object and two enemies close together, with one or two action points."""
    column, row = corner
    squares = [f"{chr(ord(column) + x)}{row + y}" for x, y in offsets]
    names = (f"b.{who}", "y.cleric", "y.goblin", f"b.{thing}")
    tokens = ", ".join(f"{name} {square}" for name, square in zip(names, squares, strict=True))
    try:
        game = small(tokens, ap, **({"wounded": ["y.cleric"]} if wounded else {}))
    except PositionError as error:
        assume("pit" not in str(error))
        raise
    assert Solver(0).wins(game) == wins_by_force(game, 0)


def test_the_solver_uses_a_potion_to_reach_a_distant_treasure():
    """The treasure is too far away for two actions, and without it leaving doesn't win."""
    game = replace(small("b.thief M5, b.potion L4, b.treasure P8, y.cleric B1", 2), vp=(3, 4))
    assert Solver(0).wins(game)
    for seat, action in Solver(0).winning_line(game):
        game = apply(game, seat, action).game
    assert game.result == (0, "goal")
    assert not Solver(0).wins(replace(small("b.thief M5, b.treasure P8, y.cleric B1", 2), vp=(3, 4)))


def test_a_search_over_its_limit_is_abandoned():
    game = puzzles.position(NUMBERS[-1]).start
    with pytest.raises(TooHardError):
        Solver(game.active_seat, 1).wins(game)


@pytest.mark.parametrize("grade", GRADES)
def test_a_puzzle_of_each_grade_has_only_one_winning_first_action(grade):
    """All of them: ``make puzzles``."""
    number = next((one.number for one in puzzles.entries() if one.grade == grade), None)
    if number is not None:
        assert [*faults(puzzles.position(number))] == []


def test_the_solution_solves_a_puzzle_and_ending_the_turn_fails_it():
    game = DungeonTwister()
    for number in NUMBERS[:10]:
        found = puzzles.position(number)
        own = (*solver_actions(found),)
        assert game.puzzle(number, (), SOLVER).result is PuzzleResult.OPEN
        assert game.puzzle(number, own, SOLVER).result is PuzzleResult.SOLVED
        assert game.puzzle(number, ("end",), SOLVER).result is PuzzleResult.FAILED
        assert game.puzzle(number, ("; ".join(own),), SOLVER).result is PuzzleResult.SOLVED


def test_the_solution_has_a_number_for_each_action():
    """Consequences of an action, such as points or a fight's outcome, share its number."""
    for number in NUMBERS:
        actions = [
            action for _, action in puzzles.position(number).line if isinstance(action, CharacterAction)
        ]
        text = DungeonTwister().solution(number, SOLVER).text
        numbers = [int(found) for found in re.findall(r"^(\d+)\. ", text, re.MULTILINE)]
        assert numbers == [*range(1, len(actions) + 1)]


def test_the_opponent_plays_a_card_that_refutes_a_losing_one():
    """A certain win can't be refuted by any card."""
    found, at = next(
        (found, at)
        for found in map(puzzles.position, NUMBERS)
        for at, (seat, action) in enumerate(found.line)
        if isinstance(action, Lay) and seat == found.seat
    )
    before = tuple(str(action) for seat, action in found.line[:at] if seat == found.seat)
    state = puzzles.play_answers(found.number, before).state
    won = {}
    for lay in legal_actions(state, found.seat):
        after = puzzles.play_answers(found.number, (*before, str(lay))).state
        won[lay.card] = Solver(found.seat).wins(after)
        assert won[lay.card] is (Solver(found.seat).refutation(state, lay.card) is None)
    assert won[found.line[at][1].card]


def test_cards_of_a_lost_fight_are_mentioned_only_in_its_line():
    """For both colours: the opponent's card used to be repeated, and shown to yellow as their own."""
    told = set()
    for found in map(puzzles.position, NUMBERS):
        *before, own = solver_actions(found)
        if found.seat in told or not own.startswith("lay"):
            continue
        state = puzzles.play_answers(found.number, tuple(before)).state
        text = shown(found.number, *before, f"lay {min(state.seats[found.seat].combat)}").text
        if says(text, "dungeon-puzzle-short"):
            told.add(found.seat)
            assert "+ card" in text
            assert not re.search(r"\+\d", text)
    assert told == {0, 1}


def test_revealing_a_room_fails_a_puzzle():
    found = puzzles.position(NUMBERS[0])
    assert puzzles.PuzzleTry(found.start, ()).result(found.start) is PuzzleResult.OPEN
    seen = RoomRevealed("b.thief", 5, "3R", 0, ())
    assert puzzles.PuzzleTry(found.start, (seen,)).result(found.start) is PuzzleResult.FAILED


def test_puzzles_offer_no_reveals_and_show_only_the_solvers_turn():
    """If a room is face down, the task forbids revealing it, and no control offers it.

    A failed try shows the solver's turn, not the opponent's next one.
    """
    allowed = []
    for found in map(puzzles.position, share(NUMBERS, 4)):
        start, seat = found.start, found.seat
        hidden = "yes" if any(room.id is None for room in observe(start, seat).rooms) else "no"
        task = shown(found.number).text.replace("\n> ", "\n")
        assert says(task, "dungeon-puzzle-task", hidden=hidden)
        assert not says(task, "dungeon-warns-exit")
        failed = DungeonTwister().puzzle(found.number, ("end",), SOLVER).exercise.page
        assert failed.pictures[0].alt.startswith(f"Turn {start.turn_number}."), found.number
        if hidden == "yes":
            allowed += [one for one in legal_actions(start, seat) if isinstance(one, Reveal)]
            for name in turn.active_characters(preview(start, seat, ())):
                controls = everything(replace(shown(found.number, page=f"turn.{name}"), text=""))
                assert " reveal b" not in controls
                assert " reveal y" not in controls
                assert not says(controls, "dungeon-goes-reveals")
    assert allowed


def test_puzzles_never_say_who_could_leave():
    """In an ordinary game such a position does."""
    starts = [puzzles.position(number).start for number in NUMBERS]
    at_a_table = [replace(one, setup=replace(one.setup, is_puzzle=False)) for one in starts]
    told, known = (
        [departures(observe(one, one.active_seat)) for one in games] for games in (starts, at_a_table)
    )
    assert not any(told)
    assert sum(map(bool, known)) > len(NUMBERS) / 4


def shown(number, *answers, planned=(), page=""):
    """The solver's page after some answers and planned actions, with one earlier failure."""
    game, standing = DungeonTwister(), PuzzleProgress({number: Score(1)}, number, 0)
    puzzle, attempt = game.puzzle(number, answers, SOLVER), CourseProgress(answers, "; ".join(planned))
    return puzzle_page(game, puzzle, View(attempt, page), standing, words())


def fights():
    """Puzzles whose solution continues after a fight: the answer up to the fight, and the rest."""
    for found in map(puzzles.position, NUMBERS):
        own = solver_actions(found)
        laid = [at for at, action in enumerate(own, 1) if action.startswith("lay")]
        if laid and laid[-1] < len(own):
            yield found.number, "; ".join(own[: laid[-1]]), own[laid[-1] :]


def test_an_open_puzzle_always_has_buttons_for_solution_and_list():
    """Even on a character's page; the first-action button stays until something is planned."""
    looked_at = 0
    for found in map(puzzles.position, share(NUMBERS, 6)):
        own = solver_actions(found)
        free = next((at for at, action in enumerate(own) if action.startswith(("attack", "lay"))), len(own))
        for count in range(free):
            page = shown(found.number, planned=own[:count], page=f"turn.{own[count].split()[1]}")
            verbs = {button.verb for button in buttons(page)}
            full = len(page.rows) == ROWS and len(buttons(page)) % A_ROW == 0
            assert SOLUTION in verbs
            assert full or PUZZLE_LIST in verbs
            assert (FIRST_ACTION in verbs) is not bool(count)
            looked_at += count
    assert looked_at > 10
    for number, fought, _ in fights():
        verbs = {button.verb for button in buttons(shown(number, fought))}
        assert {SOLUTION, PUZZLE_LIST} <= verbs
        assert FIRST_ACTION not in verbs


def wasted(found):
    """A plan that wastes all action points of a puzzle on pointless moves."""
    game, plan = found.start, []
    while game.active_seat == found.seat and game.phase is Phase.ACT:
        stays = (
            (one, after)
            for one in legal_actions(game, found.seat)
            if isinstance(one, Move) and (after := apply(game, found.seat, one).game).vp == game.vp
        )
        move, game = next(stays)
        plan.append(str(move))
    return plan


def test_puzzles_never_warn_about_the_opponents_next_turn():
    """Nothing comes after it."""
    for number in NUMBERS[:20]:
        page = shown(number, planned=wasted(puzzles.position(number)))
        assert not says(page.text, "dungeon-threat")


def test_a_puzzles_pages_from_task_to_end_match_the_snapshot(snapshot):
    """A fight is shown until something is planned; ending the turn too early fails the try."""
    number, fought, rest = next(fights())
    found, told = puzzles.position(number), []
    for page in (
        shown(number),
        shown(number, page="turn.sure"),
        shown(number, planned=wasted(found)),
        shown(number, fought),
        shown(number, fought, planned=rest[:1]),
        shown(number, fought, planned=rest),
    ):
        ends = [button.style.name for button in buttons(page) if button.verb == "end"]
        told.append(f"{page_text(page)}\nThe end of the turn: {', '.join(ends)}")
    assert "\n\n".join(told) == snapshot
