"""Puzzles of a tiny game: the daily one, free practice, and stored scores."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from k2bot.game.exercises import Exercise, Puzzle, PuzzleEntry, PuzzleResult
from k2bot.game.values import Button, Page, Person, Press, Refusal, Style
from k2bot.host.pages.exercises import (
    GRADE,
    NEXT_PUZZLE,
    PUZZLE_LIST,
    RANDOM_PUZZLE,
    TODAY,
    CourseProgress,
    Score,
)
from k2bot.host.pages.host_pages import controls_of
from k2bot.host.people import Languages
from k2bot.host.service.exercises import Learner, Puzzles, PuzzleScores, puzzle_of
from tests.host.heap_game import HeapGame
from tests.host.hosting import Clock, catalogue_of, setting
from tests.host.tiny_game import TinyGame
from tests.kit.transcript import page_text
from tests.phrases import phrase, refusals, says

ANN = Person("Ann", "<@1>")
EARLY, LATE = "Pacific/Kiritimati", "Pacific/Pago_Pago"
"""Zones whose dates always differ."""


class GameWithPuzzles(TinyGame):
    """The tiny game with puzzles: guess the right number."""

    puzzles = tuple(PuzzleEntry(number, number % 2 + 1) for number in (1, 2, 3, 4, 5))

    def puzzle(self, number, answers, solver):
        if number > 5 or len(answers) > 1:
            raise Refusal("There is no such puzzle.")
        people = (solver, Person("Else", "", computer=True))
        state = self.new({"rounds": "1"}, 2, "puzzle").state
        result = PuzzleResult.OPEN
        for answer in answers:
            state = self.apply(state, 0, answer).state
            result = PuzzleResult.SOLVED if answer == "3" else PuzzleResult.FAILED
        page = "hand" if result is PuzzleResult.OPEN else Page("The end.")
        exercise = Exercise(state, 0, people, (number, 5), "Guess.", page, "3")
        return Puzzle(exercise, result, "choosing 3")

    def solution(self, number, solver):
        return Page("Choose 3.")


class TwoStepPuzzles(GameWithPuzzles):
    """After a 2 the puzzle is still open."""

    def puzzle(self, number, answers, solver):
        found = super().puzzle(number, answers[-1:], solver)
        if answers != ("2",):
            return found
        return replace(found, result=PuzzleResult.OPEN, exercise=replace(found.exercise, page="hand"))


class Solver:
    """A person pressing the controls of the current page; each press returns the new page's text."""

    def __init__(self, service, store, user):
        self.service, self.store, self.user = service, store, user

    async def open(self):
        self.number, self.page = await self.service.open(Learner(self.user, ANN), "tiny")
        return page_text(self.page)

    async def press(self, verb, argument="", *values, stamp=None):
        if stamp is None:
            stamp = next((control.stamp for control in controls_of(self.page) if control.stamp), "")
        where, press = ("tiny", self.number), Press(verb, argument, values)
        self.number, self.page = await self.service.press(Learner(self.user, ANN), where, stamp, press)
        return page_text(self.page)

    async def answer(self, number):
        await self.press("pick", number)
        return await self.press("commit")

    async def kept(self):
        return PuzzleScores.read((await self.store.settings("person", self.user)).get("puzzles-tiny"))

    async def lives(self, zone):
        await setting(self.store, "person", self.user, "zone", zone)


@pytest.fixture
def clock():
    return Clock(datetime(2026, 11, 25, 10, 30, tzinfo=UTC), timedelta(0))


@pytest.fixture
def service(store, clock):
    return Puzzles(store, catalogue_of(GameWithPuzzles(), HeapGame()), Languages(store, "en", ("en",)), clock)


@pytest.fixture
def ann(service, store):
    return Solver(service, store, 1)


async def test_the_days_puzzle_depends_on_the_readers_time_zone(clock, ann):
    for zone, days in ((EARLY, 1), (LATE, -1)):
        await ann.lives(zone)
        await ann.open()
        assert ann.number == puzzle_of(GameWithPuzzles.puzzles, clock.now.date() + timedelta(days=days))


async def test_a_puzzle_streak_grows_daily_and_ends_with_a_skipped_day(ann, clock):
    for days in (1, 2):
        await ann.open()
        assert says(await ann.answer("3"), "puzzle-streak", days=days)
        clock.now += timedelta(days=1)
    progress = await ann.kept()
    assert [progress.streak(clock.now.date() + timedelta(days=later)) for later in (0, 1)] == [2, 0]
    clock.now += timedelta(days=1)
    await ann.open()
    assert says(await ann.answer("3"), "puzzle-streak", days=1)


async def test_attempts_count_until_the_puzzle_is_solved(ann, snapshot):
    told = [await ann.open(), await ann.answer("1"), await ann.press("puzzle-again"), await ann.answer("2")]
    told += [await ann.open(), await ann.answer("3")]
    for answer in ("1", "3"):
        await ann.press("puzzle-again")
        await ann.press("puzzle-first")
        told.append(await ann.answer(answer))
    assert told == snapshot
    assert (await ann.kept()).scores == {ann.number: Score(2 + 1, helped=False, solved=3)}


async def test_starting_a_puzzle_again_halfway_counts_as_an_attempt(store, clock):
    service = Puzzles(store, catalogue_of(TwoStepPuzzles()), Languages(store, "en", ("en",)), clock)
    ann = Solver(service, store, 1)
    await ann.open()
    await ann.answer("2")
    assert (await ann.kept()).scores == {}
    await ann.press("puzzle-again")
    await ann.press("puzzle-again")
    assert (await ann.kept()).scores == {ann.number: Score(1)}
    await ann.answer("2")
    await ann.answer("3")
    await ann.press("puzzle-again")
    assert says(await ann.open(), "puzzle-solved-before", tries=2)


async def test_a_puzzle_solved_with_help_adds_nothing_to_the_streak(ann, snapshot):
    await ann.open()
    await ann.answer("1")
    told = [await ann.press(verb) for verb in ("puzzle-first", "puzzle-solution", "puzzle-again")]
    assert [*told, await ann.answer("3")] == snapshot
    assert (await ann.kept()).days == ()


async def test_late_presses_and_repeated_answers_leave_puzzle_scores_unchanged(ann):
    await ann.open()
    await ann.press("pick", "1")
    stamp = next(control.stamp for row in ann.page.rows for control in row if control.stamp)
    await ann.press("commit")
    before = await ann.kept()
    assert says(await ann.press("commit", stamp=stamp), "puzzle-failed", tries=1)
    assert says(await ann.press("pick", "3", stamp="9-nothing"), "puzzle-stale")
    assert await ann.kept() == before
    await ann.press("pick", "3", stamp=CourseProgress(("1",)).stamp)
    assert says(await ann.press("commit", stamp=CourseProgress(("1",)).stamp), "puzzle-failed", tries=1)
    assert (await ann.kept()).scores == before.scores


async def test_random_practice_picks_only_unsolved_puzzles(ann):
    await ann.open()
    await ann.answer("3")
    text = await ann.press(PUZZLE_LIST)
    assert says(text, "puzzle-list-solved", solved=1, count=5)
    found = set()
    for _ in range(40):
        await ann.press(RANDOM_PUZZLE)
        found.add(ann.number)
    today = puzzle_of(GameWithPuzzles.puzzles, date(2026, 11, 25))
    assert found == {1, 2, 3, 4, 5} - {today}
    await ann.press(GRADE, "", "2")
    assert ann.number in {1, 3, 5} - {today}


async def test_the_puzzle_list_leads_to_todays_puzzle_until_it_is_solved(ann):
    def leads_to():
        buttons = [control for control in controls_of(ann.page) if isinstance(control, Button)]
        return [button.verb for button in buttons if button.style is Style.SUCCESS]

    await ann.open()
    await ann.press(PUZZLE_LIST)
    assert leads_to() == [TODAY]
    await ann.press(TODAY)
    await ann.answer("3")
    await ann.press(PUZZLE_LIST)
    assert leads_to() == [NEXT_PUZZLE]


async def test_unusable_puzzle_attempts_restart_and_unknown_puzzles_are_refused(
    ann, service, store, snapshot
):
    await ann.open()
    attempt = PuzzleScores(attempts={ann.number: CourseProgress(("1", "2"))})
    await setting(store, "person", 1, "puzzles-tiny", str(attempt))
    assert phrase("puzzle-begins-anew") in await ann.open()
    assert snapshot == await refusals(
        service.open(Learner(1, ANN), "heap"),
        service.open(Learner(1, ANN), "nothing"),
        service.press(Learner(1, ANN), ("tiny", 9), "", Press("page", "hand")),
    )


# -------------------------------------------------------------------------------------------- what is kept


def test_stored_puzzle_scores_are_read_back_and_invalid_ones_ignored():
    progress = PuzzleScores(
        {42: Score(3, helped=True, solved=3), 7: Score(1)},
        (date(2026, 11, 21), date(2026, 11, 22)),
        {7: CourseProgress(("end",), "move b.thief G3")},
    )
    assert PuzzleScores.read(str(progress)) == progress
    for nonsense in (None, "", "[]", "{", json.dumps({"scores": {"x": 1}}), json.dumps({"days": ["never"]})):
        assert PuzzleScores.read(nonsense) == PuzzleScores()


def test_only_the_latest_puzzle_attempts_are_kept():
    progress = PuzzleScores()
    for number in range(9):
        progress = progress.with_attempt(number, CourseProgress(("end",)))
    assert [*progress.attempts] == [4, 5, 6, 7, 8]
    assert replace(progress).with_attempt(8, CourseProgress()).attempts.keys() == {4, 5, 6, 7}


def test_adding_puzzles_does_not_change_those_of_earlier_days():
    few = [PuzzleEntry(number, 1) for number in range(1, 101)]
    more = [*few, *(PuzzleEntry(number, 2) for number in range(101, 141))]
    for passed in range(100):
        day = date(2026, 11, 22) + timedelta(days=passed)
        assert puzzle_of(few, day) == puzzle_of(more, day) == passed + 1
