"""Tic-tac-toe: its rules, its picture, and whole games on the simulated Discord."""

import io

import pytest
from PIL import Image

from tests.host.discord import kit
from tests.kit.tic_tac_toe import made, pictures, players
from tests.kit.tic_tac_toe.engine import Board, IllegalMoveError, give_up, mark
from tests.phrases import START, phrase, says
from tests.waiting import until


def after(*cells):
    board = Board()
    for cell in cells:
        board = mark(board, board.turn, cell)
    return board


def test_three_in_a_row_win_and_end_it():
    assert (after(0, 3, 1, 4).winner, after(0, 3, 1, 4, 2).winner) == (None, 0)
    assert after(0, 3, 1, 4, 2).line == (0, 1, 2)
    assert after(0, 1, 2, 4, 3, 5, 7, 6, 8).over
    assert after(0, 1, 2, 4, 3, 5, 7, 6, 8).winner is None
    assert give_up(after(0), 0).winner == 1


@pytest.mark.parametrize(
    ("board", "seat", "cell", "reason"),
    [
        (after(0), 0, 1, "turn"),
        (after(0), 1, 0, "taken"),
        (after(0), 1, 9, "cell"),
        (after(0, 3, 1, 4, 2), 1, 5, "over"),
    ],
)
def test_what_the_rules_forbid_is_refused(board, seat, cell, reason):
    with pytest.raises(IllegalMoveError, match=reason):
        mark(board, seat, cell)


def test_the_perfect_computer_takes_a_win_and_stops_one():
    assert players.think(after(0, 3, 1, 4), "perfect", "") == "2"
    assert players.think(after(0, 4, 1), "perfect", "") == "2"


def test_the_line_that_wins_is_lit():
    won, drawn = (pictures.draw(after(*cells)) for cells in ((0, 3, 1, 4, 2), (0, 3, 1, 4)))
    yellow = [
        Image.open(io.BytesIO(data)).convert("RGB").getpixel((40, 40))[2] < 120 for data in (won, drawn)
    ]
    assert yellow == [True, False]


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, made()) as table:
        yield table


async def test_two_people_play_it_through_a_restart_to_the_end_and_once_more(world):
    await world.begin("bob")
    players = ("ann", "bob")
    assert world.post.content == f"✕ {world.ann.mention}, it\u2019s your turn: mark a cell."
    assert (await world.press("bob", "Cell 5", world.post)).content == phrase("refusal-not-asked", name="ann")
    for number, cell in enumerate((1, 4, 2, 5)):
        await world.press(players[number % 2], f"Cell {cell}", world.post)
        if number == 1:
            await world.restart()
    assert len(world.post.attachments) == 1
    assert (await world.slash("cid", "board")).content == "✕ ann, it\u2019s your turn: mark a cell."
    await world.press("ann", "Cell 3", world.post)
    assert world.post.content == "**ann has three in a row and wins.**"
    assert set(world.ids(world.post)) == {"Rematch", phrase("look-back-button")}
    shown = await world.press("ann", phrase("look-back-button"), world.post)
    assert says(await world.press("ann", phrase("look-back-last"), shown), "look-back-head", table=1)
    assert "wins" in shown.content
    await world.press("bob", "Rematch", world.post)
    assert "Tic-tac-toe" in world.post.content


async def test_a_computer_answers_at_once(world):
    await world.slash("ann", "new")
    await world.ann.click(
        world.post, custom_id=world.ids(world.post)[phrase("lobby-button-add-computer", level="Perfect")]
    )
    await world.press("ann", START)
    await world.press("ann", "Cell 1", world.post)
    await until(lambda: world.table.session.state.moves == 2)
    await world.env.settle()
    assert world.table.session.state.cells[4] == 1, "nothing else holds against a corner"
    assert world.post.content == f"✕ {world.ann.mention}, it\u2019s your turn: mark a cell."
