"""Names of every kind at a table: as they are kept, and as they are written."""

from dataclasses import replace

import pytest

from k2bot.host.pages.host_pages import lobby_page
from k2bot.host.values import COMPUTER_MARK, unmarked
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CHANNEL, kept
from tests.phrases import phrase

TURNING = "\u202eeve *the* first"
WILD = set("\u202e\u2067\u200b\x00\u2028\ud800\u3164")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        (f"{COMPUTER_MARK} Ann", "Ann"),
        (f"{COMPUTER_MARK}\ufe0f", "?"),
        (TURNING, "eve *the* first"),
        ("\u200b\u3164", "?"),
        ("x" * 60, "x" * 31 + "…"),
        ("a\ud800b", "ab"),
    ],
)
def test_a_name_is_kept_without_what_nobody_sees(name, kept):
    assert unmarked(name) == kept


async def test_a_name_that_was_kept_as_it_came_is_written_harmlessly_too(house):
    table = await house.lobby(ANN, BOB)
    members = tuple(
        replace(member, name=name)
        for member, name in zip(table.session.members, (TURNING, "\u200b"), strict=True)
    )
    await kept(house.store, await house.store.table(table.id), members=members)
    await house.restart()
    table = await house.in_channel(CHANNEL)
    assert table.session.host.name == TURNING
    text = lobby_page(table.session, words()).text
    assert phrase("lobby-people", count=2, most=4, names=r"eve \*the\* first, ?") in text
    assert not WILD & set(text)
