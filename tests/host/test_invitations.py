"""Invitations lead to a lobby as long as their guest can join it, and nowhere afterwards."""

from k2bot.host.kernel.lobby import cancel, invite, leave
from tests.host.hosting import ANN, BOB, CID, NAMES, unsent


def invitation(house, guest):
    (page,) = [own.page for own in house.wall.messages.values() if own.told[0][0] == f"invited-{guest}"]
    return [button.verb for row in page.rows for button in row]


async def test_the_way_to_join_goes_once_the_guest_or_the_game_is_there(house):
    table = await house.lobby(ANN)
    await table.do(invite, ANN, (BOB, CID))
    await house.serve(table)
    assert [invitation(house, guest) for guest in (BOB, CID)] == [["join"]] * 2
    await house.join(table, BOB, NAMES[BOB])
    await house.serve(table)
    assert [invitation(house, guest) for guest in (BOB, CID)] == [[], ["join"]]
    await table.do(leave, BOB)
    await house.serve(table)
    assert invitation(house, BOB) == ["join"], "who has left can come again"
    await house.start(table, ANN)
    await house.restart()
    await house.serve(await house.find(table.id))
    assert [invitation(house, guest) for guest in (BOB, CID)] == [[], []]


async def test_a_cancelled_lobby_invites_nobody_and_posts_no_deleted_invitation_again(house):
    table = await house.lobby(ANN)
    await table.do(invite, ANN, (BOB, CID))
    await house.serve(table)
    del house.wall.messages[max(house.wall.messages)]
    await table.do(cancel, ANN)
    await house.serve(table)
    assert invitation(house, BOB) == []
    assert await unsent(house.store, table.id) == ()
