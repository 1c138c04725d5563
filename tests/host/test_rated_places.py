"""How games count in ratings: no way out of one is better than resigning, and none voids it for others."""

from datetime import timedelta

import pytest

from k2bot.host.kernel.agreements import undo
from k2bot.host.kernel.consent import missing_consent
from k2bot.host.kernel.lobby import add_computer, cancel, end_stand_in, stand_in
from k2bot.host.kernel.ratings import ABANDONED, AWAY
from k2bot.host.kernel.transition import resign, take_thought
from k2bot.host.rows import Status
from k2bot.host.store.personal_data import StillPlayingError
from tests.host.hosting import ANN, BOB, CID, EVE, NAMES, agree, set_standin

CHOICES = {ANN: 3, CID: 2, BOB: 1, EVE: 1}
"""Bob always loses, and whoever takes his seat; a computer in it would win."""
AS_IT_ENDED = [(ANN, 1, "all"), (CID, 2, "all"), (BOB, 3, "all")]


async def answers(house, table, seat):
    """Let a seat answer: its person, or the computer that plays for them."""
    session = table.session
    member = session.members[seat]
    choosing = session.state.phase == "choose"
    if member.played_at is not None:
        decision = next(one for one in session.pending() if one.seat == seat)
        await table.do(take_thought, decision, "3" if choosing else "double")
    elif choosing:
        await house.choose(table, member.user_id, CHOICES[member.user_id])
    else:
        await house.say(table, "pass")


async def one_round(house, table):
    number = table.session.state.round
    while table.session.status is Status.RUNNING and table.session.state.round == number:
        await answers(house, table, min(table.session.waiting))


async def to_the_end(house, table):
    while table.session.status is Status.RUNNING:
        await one_round(house, table)


async def rated(house, table):
    """The places that are stored: who, place, and what it counts for them, best first."""
    rows = (await house.store.table(table.id)).rated_places
    return sorted(((row.level or row.user_id, row.place, row.counts) for row in rows), key=lambda row: row[1])


async def nothing(house, table):
    pass


async def resigns(house, table):
    await table.do(resign, BOB)


async def has_stand_in(house, table):
    await table.do(stand_in, BOB, BOB, "strong")


async def comes_back(house, table):
    await has_stand_in(house, table)
    await answers(house, table, 1)
    await table.do(end_stand_in, BOB)


async def answers_again(house, table):
    """Bob's next press takes over from the computer; the game ends without another word from him."""
    await has_stand_in(house, table)
    await house.choose(table, BOB, 1)


async def runs_out_of_time(house, table):
    await set_standin(table, 1, "strong")


async def undoes(house, table):
    await house.choose(table, BOB, 2)
    await table.do(undo, BOB)


async def is_replaced(house, table):
    house.clock.now += timedelta(minutes=6)
    await table.do(stand_in, ANN, BOB, "strong")
    await answers(house, table, 1)


async def is_replaced_but_returns(house, table):
    await is_replaced(house, table)
    await table.do(end_stand_in, BOB)


async def stays_away(house, table):
    await is_replaced(house, table)
    house.clock.now += AWAY


async def is_replaced_by_a_manager(house, table):
    house.clock.now += timedelta(minutes=6)
    await table.do(stand_in, EVE, BOB, "strong", manager=True)


async def gives_the_seat_away(house, table):
    await house.swap(table, BOB, EVE)
    await agree(table, *missing_consent(table.session, table.session.proposal))


async def gives_it_away_and_takes_it_back(house, table):
    await gives_the_seat_away(house, table)
    await house.swap(table, EVE, BOB)
    await agree(table, ANN, CID, BOB)


async def loses_the_seat_while_away(house, table):
    await is_replaced(house, table)
    await house.swap(table, ANN, EVE, 1)
    await agree(table, CID, EVE)
    assert table.session.members[1].user_id == EVE


async def cancels(house, table):
    await table.do(cancel, BOB, manager=True)


async def resigns_and_cancels(house, table):
    await resigns(house, table)
    await cancels(house, table)


async def calls_a_stand_in_and_cancels(house, table):
    """For the player who is ahead: that makes nobody a leaver."""
    house.clock.now += timedelta(minutes=6)
    await table.do(stand_in, BOB, ANN, "weak", manager=True)
    await cancels(house, table)


async def cancels_after_another_left(house, table):
    await table.do(resign, CID)
    await cancels(house, table)


async def leader_resigns(house, table):
    await table.do(resign, ANN)


async def replaces_the_leader(house, table):
    house.clock.now += timedelta(minutes=6)
    await table.do(stand_in, BOB, ANN, "weak", manager=True)


LAST = [(ANN, 1, "all"), (CID, 2, "all"), (BOB, 3, "all")]
UNGAINED = [(ANN, 1, "losses"), (CID, 2, "all"), (BOB, 3, "all")]
CANCELLED = [(ANN, 1, "nothing"), (CID, 1, "nothing"), (BOB, 3, "all")]
WAYS = [
    (nothing, AS_IT_ENDED),
    (resigns, LAST),
    (has_stand_in, LAST),
    (runs_out_of_time, LAST),
    (is_replaced_by_a_manager, LAST),
    (is_replaced, UNGAINED),
    (stays_away, LAST),
    (gives_the_seat_away, LAST),
    (loses_the_seat_while_away, UNGAINED),
    (cancels, CANCELLED),
    (resigns_and_cancels, CANCELLED),
    (calls_a_stand_in_and_cancels, [*CANCELLED[:2], (BOB, 3, "losses")]),
    (cancels_after_another_left, [(ANN, 1, "all"), (BOB, 2, "all"), (CID, 3, "all")]),
    (leader_resigns, [(CID, 1, "all"), (BOB, 2, "all"), (ANN, 3, "all")]),
    # who is ahead loses nothing while asleep
    (replaces_the_leader, [(ANN, 1, "all"), (CID, 2, "all"), (BOB, 3, "losses")]),
    # Bob plays on: his result is that of the seat, whatever a computer has gained for it
    (undoes, AS_IT_ENDED),
    (gives_it_away_and_takes_it_back, AS_IT_ENDED),
    (answers_again, AS_IT_ENDED),
    (is_replaced_but_returns, [(ANN, 1, "all"), (BOB, 2, "all"), (CID, 2, "all")]),
    (comes_back, [(ANN, 1, "all"), (BOB, 2, "all"), (CID, 2, "all")]),
]
"""What Bob, who loses, can do after the first of two rounds, or what others do to him, and what it counts."""


@pytest.mark.parametrize(("way", "expected"), WAYS, ids=[way.__name__ for way, _ in WAYS])
async def test_no_way_out_voids_a_game_or_softens_a_loss(house, way, expected):
    table = await house.running(ANN, BOB, CID, rounds="2")
    await one_round(house, table)
    await way(house, table)
    await to_the_end(house, table)
    assert await rated(house, table) == expected
    await table.do(end_stand_in, BOB) if table.session.members[1].standin else None
    await house.restart()
    assert await rated(house, table) == expected, "settled for good at the end"


@pytest.mark.parametrize("other", ["stays", "leaves before", "leaves after"])
@pytest.mark.parametrize("way", [has_stand_in, runs_out_of_time, is_replaced, gives_the_seat_away])
async def test_resigning_is_never_worse_than_running_away(house, way, other):
    """Whoever else resigns, and when."""
    found = []
    for channel, leaves in enumerate((resigns, way), 900):
        table = await house.running(ANN, BOB, CID, channel=channel, rounds="2")
        await one_round(house, table)
        if other == "leaves before":
            await table.do(resign, CID)
        await leaves(house, table)
        if other == "leaves after":
            await table.do(resign, CID)
        await to_the_end(house, table)
        found.append(next(place for who, place, _ in await rated(house, table) if who == BOB))
    assert found[0] <= found[1]


async def test_of_those_who_left_whoever_stopped_playing_first_is_last(house):
    """Though Bob's stand-in is called after Cid has resigned."""
    table = await house.running(ANN, BOB, CID, rounds="2")
    await one_round(house, table)
    await house.choose(table, CID, 1)
    await table.do(resign, CID)
    await table.do(stand_in, BOB, BOB, "weak")
    await to_the_end(house, table)
    assert [who for who, *_ in await rated(house, table)] == [ANN, CID, BOB]


async def test_beating_a_stand_in_that_one_has_called_gains_nothing(house):
    """Its player comes last if they don't come back, and once they've been away for a day it's a win."""
    found = []
    for channel, away in enumerate((timedelta(0), AWAY), 900):
        table = await house.running(ANN, BOB, channel=channel, rounds="2")
        await one_round(house, table)
        house.clock.now += timedelta(minutes=6)
        await table.do(stand_in, ANN, BOB, "weak")
        await answers(house, table, 1)
        house.clock.now += away
        await house.choose(table, ANN, 3)
        await house.say(table, "double")
        found.append(await rated(house, table))
    assert found == [[(ANN, 1, "losses"), (BOB, 2, "all")], [(ANN, 1, "all"), (BOB, 2, "all")]]


# ------------------------------------------------------------------------------------------------ cancelling


async def test_in_a_game_of_two_whoever_cancels_has_lost(house):
    table = await house.running(ANN, BOB, rounds="2")
    await one_round(house, table)
    await table.do(cancel, ANN)
    assert await rated(house, table) == [(BOB, 1, "all"), (ANN, 2, "all")]


async def test_cancelling_a_game_against_a_computer_is_losing_it(house):
    lobby = await house.lobby(ANN, rounds="2")
    await lobby.do(add_computer, ANN, "weak")
    await house.start(lobby, ANN)
    await one_round(house, lobby)
    house.clock.now += 2 * ABANDONED
    await lobby.do(cancel, ANN)
    assert await rated(house, lobby) == [("weak", 1, "all"), (ANN, 2, "all")]


async def test_a_game_can_be_cancelled_freely_before_all_have_moved_and_once_it_is_abandoned(house):
    begun = await house.running(ANN, BOB, CID, rounds="2")
    await house.choose(begun, ANN, 1)
    await house.choose(begun, BOB, 1)
    await begun.do(cancel, ANN)
    abandoned = await house.running(ANN, BOB, CID, channel=901, rounds="2")
    await one_round(house, abandoned)
    await house.choose(abandoned, BOB, 1)
    house.clock.now += ABANDONED
    await abandoned.do(cancel, BOB, manager=True)
    moderated = await house.running(ANN, BOB, CID, channel=902, rounds="2")
    await one_round(house, moderated)
    await moderated.do(cancel, EVE, manager=True)
    for table in (begun, abandoned, moderated):
        assert await rated(house, table) == []


async def test_somebody_in_a_running_game_cannot_be_forgotten_to_escape_it(house):
    await house.running(ANN, BOB)
    with pytest.raises(StillPlayingError):
        await house.tables.forget(BOB, "nobody")


@pytest.mark.parametrize("how", ["private chat", "alone"])
async def test_every_seat_of_a_game_gets_a_place_even_where_nothing_is_rated(house, how):
    people = (ANN, BOB) if how == "private chat" else (ANN,)
    table = await house.running(*people, rounds="1", server=None if how == "private chat" else 9)
    await to_the_end(house, table)
    assert [NAMES[who] for who, *_ in await rated(house, table)] == [NAMES[who] for who in people]
