"""Failing files: each start and press ends in a plain sentence, and nothing stored is lost."""

import asyncio
import signal

from k2bot.host.service.replay_check import check
from k2bot.text.words import words
from tests.outside.people import NO_ROOM
from tests.torture import mirror

NOBODY = 65534
ROOM = 100 * 2**10
"""File size limit in bytes for a full disk: as much as a few presses write."""
MOST = 300
"""Presses after which the disk must be full."""


async def ended(under, *arguments, **wishes):
    """Run the bot until it ends by itself; returns its exit code and output."""
    before = len(under.lives.told)
    life = await under.lives.begin(*arguments, pictures=False, **wishes)
    return await life.exit_code(), under.lives.told[before:]


async def full(under, boards, chance, much):
    """A disk that fills up during play: people are told, nothing stored is lost, and play continues."""
    board = boards[0]
    under.life.signal(signal.SIGTERM)  # in order, so that what it writes begins at a file's beginning again
    await under.life.exit_code()
    under.lives.log.rename(under.lives.folder / "until-full.log")  # a long one would have no room itself
    known = (await under.stored(board)).inputs
    told = 0
    await under.begin(largest=ROOM)
    for number in range(MOST):
        if told >= 3 * much:
            break
        play = await under.game(board)
        seat = mirror.chosen_seat(play.waits, "full")
        drafts = (await under.stored(board)).drafts
        draft = next((d.text for d in drafts if (d.seat, d.stamp) == (seat, play.draft_stamp(seat))), None)
        asked = under.follow(board, seat, mirror.plan(play, seat, draft, f"full {number}")[0])
        await under.crowd.heard_out(asked, under.life)
        told += asked.text == NO_ROOM
    assert told, "the disk has not become full"
    assert "nothing can be stored, the disk" in under.lives.told
    await under.life.kill()
    await under.begin()
    assert (await under.stored(board)).inputs[: len(known)] == known
    assert await under.turn(board), "with room again the game goes on"
    return told


async def unwritable(under, boards, chance, much):
    """A read-only file: a sentence, no traceback."""
    copy = under.lives.folder / "unwritable.sqlite3"
    code, said = await ended(under, "backup", str(copy))
    assert code == 0, said
    copy.chmod(0o444)
    code, said = await ended(under, database=copy, user=NOBODY)
    assert code == 1, said
    assert "Traceback" not in said, said
    assert str(copy) in said, said
    return 1


async def stopped(under, boards, chance, much):
    """SIGTERM amid many presses: the bot stops cleanly, and each press counts completely or not at all."""
    for _ in range(much):
        for board in boards:
            play = await under.game(board)
            for seat in play.waits.keys() & set(range(len(board.people))):
                for planned in mirror.plan(play, seat, None, "stopped"):
                    under.follow(board, seat, planned)
        await asyncio.sleep(chance.uniform(0, 0.05))
        under.life.signal(signal.SIGTERM)
        assert await under.life.exit_code() == 0, under.lives.told[-2000:]
        await under.begin()
        said = []
        assert await check(under.database, under.catalogue, words(), said.append), said
    return much
