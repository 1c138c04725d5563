"""Computers in the lobby: who may add and remove them, and how they are shown."""

from k2bot.host.kernel.lobby import add_computer, leave, remove_computer
from k2bot.host.pages.host_pages import lobby_page
from k2bot.host.values import Status
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, NAMES
from tests.phrases import refused, says


def shown(table):
    page = lobby_page(table.session, words())
    people = next(line for line in page.text.splitlines() if says(line, "lobby-people"))
    buttons = [(button.verb, button.argument, button.disabled) for button in page.rows[1]]
    return people.partition(": ")[2], buttons, page


async def test_the_host_adds_computers_and_removes_them_again(house):
    table = await house.lobby(ANN, BOB)
    await table.do(add_computer, ANN, "strong")
    await table.do(add_computer, ANN, "weak")
    names, buttons, _ = shown(table)
    assert names == "Ann, Bob, ⚙ Bot One (strong), ⚙ Bot Two (weak)"
    assert buttons[:-1] == [("remove-computer", "", False)]
    await table.do(remove_computer, ANN)
    assert shown(table)[0] == "Ann, Bob, ⚙ Bot One (strong)"
    assert len({member.user_id for member in table.session.members}) == 3
    await table.do(add_computer, ANN, "weak")
    assert shown(table)[0].endswith("⚙ Bot Two (weak)"), "a name that is free again is taken again"
    await house.serve(table)
    assert house.wall.keys() == [["lobby"]]


async def test_what_does_not_fit_is_refused(house):
    table = await house.lobby(ANN, BOB, CID)
    await refused(table.do(add_computer, BOB, "weak"), "refusal-computers-host-only", host="Ann")
    await refused(table.do(remove_computer, ANN), "refusal-no-computer")
    await refused(table.do(add_computer, ANN, "brilliant"), "refusal-unknown-level", levels="weak, strong")
    await table.do(add_computer, ANN, "weak")
    await refused(
        table.do(add_computer, ANN, "weak"), "refusal-full", names="Ann, Bob, Cid, ⚙ Bot One (weak)"
    )
    await refused(house.join(table, 99, "Dora"), "refusal-full")
    await house.start(table, ANN)
    await refused(table.do(remove_computer, ANN), "refusal-begun")


async def test_a_computer_never_becomes_the_host(house):
    table = await house.lobby(ANN)
    await table.do(add_computer, ANN, "weak")
    await house.join(table, BOB, NAMES[BOB])
    await table.do(leave, ANN)
    assert table.session.row.host_id == BOB
    await table.do(leave, BOB)
    assert table.session.status is Status.CANCELLED


async def test_a_game_without_computers_offers_none(house):
    table = await house.lobby(ANN)
    table.game.levels = ()
    assert shown(table)[1] == [("set-here", "", False)]
    await refused(table.do(add_computer, ANN, "weak"), "refusal-no-computers", game="Tiny")


async def test_somebody_called_like_a_computer_leaves_the_next_name_to_it(house):
    table = await house.lobby(ANN)
    await house.join(table, BOB, "Bot One")
    await table.do(add_computer, ANN, "weak")
    assert shown(table)[0] == "Ann, Bot One, ⚙ Bot Two (weak)"
