"""Puzzles on Discord: solving and failing with and without help, and the stored scores."""

import pytest

from k2bot.games.dungeon_twister import puzzles
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.pages.exercises import GRADE, Score
from k2bot.host.service.exercises import PuzzleScores
from tests.cogs.test_privacy import unzipped
from tests.host.discord import kit
from tests.phrases import phrase, says

BUTTONS = {
    name: phrase(f"puzzle-button-{name}")
    for name in ("again", "first", "solution", "list", "today", "next", "random")
}


UNPAINTED = pytest.mark.usefixtures("unpainted")
"""Only the test of today's puzzle draws pictures."""


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, DungeonTwister()) as made:
        yield made


def ids(shown, world):
    return [own for own in world.ids(shown).values() if own.startswith("c|")]


def number_of(shown, world):
    """The number of the puzzle that a message shows."""
    return int(ids(shown, world)[0].split("|")[1].partition(":")[2])


async def pressed(world, who, shown, verb, argument):
    """Press one of the game's controls on a puzzle, with the stamp shown."""
    stamp = next(own.split("|")[2] for own in ids(shown, world) if own.split("|")[2])
    own = f"c|dungeon:{number_of(shown, world)}|{stamp}|{verb}|{argument}"
    return world._private(who, await world.click_again(who, shown, own), shown.id)


async def solved(world, who, shown):
    """Play the solution with the turn's controls and the fight page; the last action solves it."""
    found = puzzles.position(number_of(shown, world))
    done, attack = 0, None
    for seat, action in found.line:
        if seat != found.seat:
            continue
        if action.verb == "attack":
            attack = f"{action.character} {action.target}"
            shown = await pressed(world, who, shown, "do", f"{done} {action}")
        elif action.verb == "lay":
            shown = await pressed(world, who, shown, "strike", f"{done} {attack} {action.card}")
            done = 0
        else:
            shown = await pressed(world, who, shown, "do", f"{done} {action}")
            done += 1
    assert says(shown, "puzzle-solved")
    return shown


async def failed(world, who, shown):
    """End the turn without acting, and confirm it."""
    end = next(label for label, own in world.ids(shown).items() if "|end|" in own)
    sure = await world.press(who, end, shown)
    return await world.press(who, phrase("dungeon-button-end-anyway"), sure)


async def opened(world, who, number):
    """Open a puzzle by number, starting from today's."""
    shown = await world.slash(who, "puzzle")
    return world._private(
        who, await world.click_again(who, shown, f"c|dungeon:{number}||page|turn"), shown.id
    )


def asks(shown, **values):
    """Whether a message gives the task of a puzzle, in a quotation."""
    return says(shown.content.replace("\n> ", "\n"), "dungeon-puzzle-task", **values)


async def kept(world, who):
    rows = await world.host.store.settings("person", world.people[who].id)
    return PuzzleScores.read(rows.get("puzzles-dungeon"))


async def test_todays_puzzle_is_private_and_solved_by_its_solution(world):
    shown = await world.slash("ann", "puzzle")
    number = number_of(shown, world)
    start = puzzles.position(number).start
    assert says(shown, "puzzle-head", number=number, today="yes")
    assert asks(shown, points=start.setup.goal[start.active_seat] - start.vp[start.active_seat])
    assert len(shown.attachments) == 1
    shown = await solved(world, "ann", shown)
    assert says(shown, "puzzle-solved", tries=1, helped="no")
    assert says(shown, "puzzle-share", number=number, tries=1, helped="no")
    assert says(shown, "puzzle-streak", days=1)
    assert len(shown.attachments) == 1
    progress = await kept(world, "ann")
    assert progress.scores == {number: Score(1, solved=1)}
    assert len(progress.days) == 1
    assert not world.posts()
    again = await world.whisper("ann", "dungeon puzzle")
    assert says(again, "puzzle-solved", tries=1)


@UNPAINTED
async def test_a_failed_try_counts_and_any_help_used_is_recorded(world):
    """Help is the first action or the whole solution; scores are exported, and deleted on demand.

    Players who don't know the command find the puzzle from the rules page.
    """
    shown = await world.press("ann", BUTTONS["today"], await world.slash("ann", "rules"))
    assert says(shown, "puzzle-head", number=number_of(shown, world), today="yes")
    shown = await failed(world, "ann", shown)
    number, privacy = number_of(shown, world), world.host.pages.privacy
    assert says(shown, "puzzle-failed", tries=1)
    assert says(shown, "dungeon-puzzle-short")
    assert (await kept(world, "ann")).scores == {number: Score(1)}
    shown = await world.press("ann", BUTTONS["first"], shown)
    assert says(shown, "puzzle-first")
    assert (await kept(world, "ann")).scores == {number: Score(1, helped=True)}
    shown = await solved(world, "ann", shown)
    assert says(shown, "puzzle-solved", helped="yes")
    assert says(shown, "puzzle-share", helped="yes")
    progress = await kept(world, "ann")
    assert progress.scores == {number: Score(2, helped=True, solved=2)}
    assert not progress.days, "a puzzle solved with help is no day of a streak"
    told = await world.press("ann", BUTTONS["solution"], shown)
    assert says(told, "puzzle-solution")
    assert says(told, "dungeon-puzzle-step", number=1)
    assert asks(await world.press("ann", BUTTONS["again"], told))
    page = await privacy.file(world.people["ann"].id)
    assert "puzzles-dungeon" in str(unzipped(page.files[0].data))
    await privacy.forget(world.people["ann"].id)
    assert await kept(world, "ann") == PuzzleScores()


@UNPAINTED
async def test_newcomers_are_offered_an_easier_puzzle_and_the_list_shows_more(world):
    grades = {one.number: one.grade for one in puzzles.entries()}
    hard = next(number for number, grade in grades.items() if grade == 4)
    shown = await opened(world, "ann", hard)
    assert says(shown, "puzzle-easier", grade=4, most=5)
    easy = await world.press("ann", BUTTONS["next"], shown)
    assert grades[number_of(easy, world)] == 1
    assert not says(easy, "puzzle-easier")
    await solved(world, "ann", easy)
    shown = await opened(world, "ann", hard)
    assert not says(shown, "puzzle-easier"), "by then they know the stars"
    listed = await world.press("ann", BUTTONS["list"], shown)
    assert says(listed, "puzzle-list-solved", solved=1)
    menu = next(own["custom_id"] for own in world.components(listed) if GRADE in own["custom_id"])
    chosen = await world.choose("ann", "2", message=listed, menu=menu)
    assert grades[number_of(chosen, world)] == 2
    for name in ("next", "random", "today"):
        chosen = await world.press("ann", BUTTONS[name], await world.press("ann", BUTTONS["list"], chosen))
        assert asks(chosen)
