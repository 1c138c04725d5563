"""Computers in the lobby: who may add and remove them, and how they are shown."""

from __future__ import annotations

import pytest

from k2bot.game.values import Refusal
from k2bot.host.kernel.lobby import Leave
from k2bot.host.pages.host_pages import lobby_page
from k2bot.host.values import Status
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, NAMES, ComputerSeats
from tests.phrases import pattern, says


@pytest.fixture
def computer_seats(house):
    return ComputerSeats(house.tables)


def shown(table):
    page = lobby_page(table.session, words())
    people = next(line for line in page.text.splitlines() if says(line, "lobby-people"))
    buttons = [(button.verb, button.argument, button.disabled) for button in page.rows[1]]
    return people.partition(": ")[2], buttons, page


async def test_the_host_adds_computers_and_removes_them_again(house, computer_seats):
    table = await house.lobby(ANN, BOB)
    await computer_seats.add(table.id, ANN, "strong")
    await computer_seats.add(table.id, ANN, "weak")
    names, buttons, _ = shown(table)
    assert names == "Ann, Bob, ⚙ Bot One (strong), ⚙ Bot Two (weak)"
    assert buttons[:-1] == [("remove-computer", "", False)]
    await computer_seats.remove(table.id, ANN)
    assert shown(table)[0] == "Ann, Bob, ⚙ Bot One (strong)"
    assert len({member.user_id for member in table.session.members}) == 3
    await computer_seats.add(table.id, ANN, "weak")
    assert shown(table)[0].endswith("⚙ Bot Two (weak)"), "a name that is free again is taken again"
    await house.wall.serve(table)
    assert house.wall.keys() == [["lobby"]]


async def test_alone_one_is_invited_to_add_one(house, computer_seats):
    table = await house.lobby(ANN)
    _, buttons, page = shown(table)
    assert says(page.text, "lobby-alone")
    assert [verb for verb, *_ in buttons] == ["add-computer", "add-computer", "set-here"]
    await computer_seats.add(table.id, ANN, "weak")
    assert not says(shown(table)[2].text, "lobby-alone")


async def test_what_does_not_fit_is_refused(house, computer_seats):
    table = await house.lobby(ANN, BOB, CID)
    with pytest.raises(Refusal, match=pattern("refusal-computers-host-only", host="Ann")):
        await computer_seats.add(table.id, BOB, "weak")
    with pytest.raises(Refusal, match=pattern("refusal-no-computer")):
        await computer_seats.remove(table.id, ANN)
    with pytest.raises(Refusal, match=pattern("refusal-unknown-level", levels="weak, strong")):
        await computer_seats.add(table.id, ANN, "brilliant")
    await computer_seats.add(table.id, ANN, "weak")
    with pytest.raises(Refusal, match=pattern("refusal-full", names="Ann, Bob, Cid, ⚙ Bot One (weak)")):
        await computer_seats.add(table.id, ANN, "weak")
    with pytest.raises(Refusal, match=pattern("refusal-full")):
        await house.tables.join(table.id, 99, "Dora")
    await house.tables.start(table.id, ANN)
    with pytest.raises(Refusal, match=pattern("refusal-begun")):
        await computer_seats.remove(table.id, ANN)


async def test_a_computer_makes_room_for_somebody(house, computer_seats):
    table = await house.lobby(ANN, BOB)
    await computer_seats.add(table.id, ANN, "weak")
    await computer_seats.add(table.id, ANN, "strong")
    with pytest.raises(Refusal, match=pattern("refusal-full")):
        await house.tables.join(table.id, CID, NAMES[CID])
    await computer_seats.remove(table.id, ANN)
    await house.tables.join(table.id, CID, NAMES[CID])
    assert shown(table)[0] == "Ann, Bob, ⚙ Bot One (weak), Cid"
    assert len({member.user_id for member in table.session.members}) == 4


async def test_the_games_own_objections_count_computers(house, computer_seats):
    table = await house.lobby(ANN, pairs="yes")
    with pytest.raises(Refusal, match="even number"):
        await house.tables.start(table.id, ANN)
    await computer_seats.add(table.id, ANN, "weak")
    await house.tables.start(table.id, ANN)
    assert table.session.status is Status.RUNNING


async def test_a_computer_never_becomes_the_host(house, computer_seats):
    table = await house.lobby(ANN)
    await computer_seats.add(table.id, ANN, "weak")
    await house.tables.join(table.id, BOB, NAMES[BOB])
    await house.tables.do(table.id, Leave(ANN))
    assert table.session.row.host_id == BOB
    await house.tables.do(table.id, Leave(BOB))
    assert table.session.status is Status.CANCELLED


async def test_a_game_without_computers_offers_none(house, computer_seats):
    table = await house.lobby(ANN)
    table.game.levels = ()
    shown = [
        button.verb
        for row in lobby_page(table.session, words()).rows
        if isinstance(row, tuple)
        for button in row
    ]
    assert shown == ["join", "leave", "start", "cancel", "page", "set-here", "learn"]
    with pytest.raises(Refusal, match=pattern("refusal-no-computers", game="Tiny")):
        await computer_seats.add(table.id, ANN, "weak")


async def test_people_cannot_take_the_mark_of_computers(house):
    table = await house.lobby(ANN)
    await house.tables.join(table.id, BOB, "⚙ Bot One")
    await house.tables.join(table.id, CID, "⚙")
    assert shown(table)[0] == "Ann, Bot One, ?"


async def test_somebody_called_like_a_computer_leaves_the_next_name_to_it(house, computer_seats):
    table = await house.lobby(ANN)
    await house.tables.join(table.id, BOB, "Bot One")
    await computer_seats.add(table.id, ANN, "weak")
    assert shown(table)[0] == "Ann, Bot One, ⚙ Bot Two (weak)"
