"""Pages beyond Discord's limits are found, each with its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.game.values import Button, Choice, HostButton, Page, Picture, Select, TextFile
from k2bot.host.discord.images import ImageService
from k2bot.host.discord.messages import Composer, LimitError, identified, page_faults


def faults(page, table=1):
    return page_faults(page, [str(own) for own, _ in identified(page, table, "o")])


def choices(count):
    return tuple(Choice(str(number), f"Choice {number}") for number in range(count))


FINE = Page(
    "x" * 2000,
    (Picture("k", "a.png", "x" * 1024, bytes),),
    (
        tuple(Button("v", "x" * 80, str(number)) for number in range(5)),
        Select("w", "x" * 150, choices(25), maximum=25),
        *((Button("v", "y", f"r{number}"),) for number in range(3)),
    ),
    (TextFile("record.txt", "x"),),
)


def test_a_page_that_fills_every_limit_is_fine():
    assert faults(FINE) == []


@pytest.mark.parametrize(
    ("page", "reason"),
    [
        (replace(FINE, text="x" * 2001), "the text is too long"),
        (Page(" "), "empty"),
        (replace(FINE, rows=(*FINE.rows, (Button("v", "6"),))), "6 rows"),
        (Page("x", rows=(tuple(Button("v", "x", str(n)) for n in range(6)),)), "a row of 6 buttons"),
        (Page("x", rows=((),)), "a row of 0 buttons"),
        (Page("x", rows=((Button("v", "x" * 81),),)), "too long"),
        (Page("x", rows=((Button("v", ""),),)), "too short"),
        (Page("x", rows=((Button("v", "x", "a" * 101),),)), "the id"),
        (Page("x", rows=((Button("v|w", "x", "a|b"),),)), "not read back"),
        (Page("x", rows=((Button("v", "x", "a", "s|t"),),)), "not read back"),
        (Page("x", rows=(Select("v", "x" * 151, choices(1)),)), "placeholder"),
        (Page("x", rows=(Select("v", "x", choices(26)),)), "26 choices"),
        (Page("x", rows=(Select("v", "x", ()),)), "0 choices"),
        (Page("x", rows=(Select("v", "x", choices(2), maximum=3),)), "asks for 1 to 3 of 2"),
        (Page("x", rows=(Select("v", "x", choices(2), minimum=2),)), "asks for 2 to 1"),
        (Page("x", rows=(Select("v", "x", (Choice("1", "a"), Choice("1", "b"))),)), "2 times"),
        (
            Page(
                "x", rows=(Select("v", "x", (Choice("1", "a", chosen=True), Choice("2", "b", chosen=True))),)
            ),
            "chosen",
        ),
        (Page("x", rows=(Select("v", "x", (Choice("x" * 101, "a"),)),)), "the value"),
        (Page("x", rows=(Select("v", "x", (Choice("1", "x" * 101),)),)), "the label"),
        (Page("x", rows=(Select("v", "x", (Choice("1", "a", "x" * 101),)),)), "the description"),
        (Page("x", (Picture("k", "a.png", "x" * 1025, bytes),)), "alt text"),
        (Page("x", (Picture("k", "a.png", "", bytes),)), "alt text"),
        (Page("x", (Picture("k", "a", "x", bytes),)), "extension"),
        (Page("x", files=(TextFile("a.txt", "a"),) * 11), "11 files"),
    ],
)
def test_what_discord_would_refuse_is_found(page, reason):
    found = faults(page)
    assert any(reason in fault for fault in found), found


def test_equal_controls_of_one_page_get_ids_of_their_own():
    twins = tuple(Button("card", "Move 1", "m1", "s") for _ in range(3))
    page = Page("x", rows=(twins, (HostButton("join", "Join"), HostButton("join", "Join"))))
    ids = [str(own) for own, _ in identified(page, 7, "p")]
    assert ids == ["g|7|p|s|card|m1", "g|7|p|s|card|m1|1", "g|7|p|s|card|m1|2", "l|7|join", "l|7|join|1"]
    assert faults(page) == []


async def test_strict_refuses_such_a_page_and_else_it_is_logged_and_shown(caplog):
    page = Page("x", rows=((Button("v", "x" * 81),),))
    gallery = ImageService()
    with pytest.raises(LimitError, match="too long"):
        await Composer(gallery, strict=True).compose(page, 1, "o")
    message = await Composer(gallery).compose(page, 1, "o")
    assert message.text == "x"
    assert "too long" in caplog.text
    gallery.close()
