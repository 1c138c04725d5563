"""From pages to messages, within Discord's limits."""

import logging
import re
from dataclasses import replace
from types import SimpleNamespace

import discord
import pytest

from k2bot.game.values import (
    Button,
    Choice,
    File,
    HostButton,
    HostSelect,
    Page,
    Picture,
    Select,
    Style,
)
from k2bot.host.discord.compose import Composer, control_ids, file_name
from k2bot.host.discord.controls import CourseId, GameId, HostId, read_id
from k2bot.host.discord.images import ImageService
from k2bot.text import words as texts
from tests.host.discord.kit import StrictComposer
from tests.kit.discord_limits import page_faults


@pytest.fixture
def gallery():
    made = ImageService()
    yield made
    made.close()


@pytest.fixture
def composer(gallery):
    return StrictComposer(gallery)


def picture(key="k", data=b"png"):
    return Picture(key, "the board.png", "The board", lambda: data)


async def test_a_page_becomes_text_picture_and_rows(composer, snapshot):
    menu = (Choice("c1", "c1", "7190 m", chosen=True), Choice("c2", "c2"))
    buttons = (Button("go", "Go", "a", "s1", Style.SUCCESS), Button("no", "No", disabled=True))
    page = Page("Day 1", (picture(),), (buttons, Select("to", "Where to?", menu, stamp="s1")))
    message = await composer.compose(page, 5, "o", pings=(42,))
    for _ in range(2):  # files can be sent a second time
        sent = message.new()
        (file,), view = sent["files"], sent["view"]
        assert (file.filename, file.description, file.fp.read()) == (
            file_name(picture()),
            "The board",
            b"png",
        )
    assert (view.is_dispatchable(), view.timeout) == (False, None), "discord.py keeps no record of it"
    assert (sent["content"], sent["allowed_mentions"].to_dict(), view.to_components()) == snapshot


def test_a_file_keeps_the_name_of_its_picture_with_or_without_an_ending():
    named = [replace(picture(), name=name) for name in ("a map.png", "map")]
    assert [re.sub("-[0-9a-f]{16}", "-*", file_name(one)) for one in named] == ["a_map-*.png", "map-*"]


async def test_the_log_names_a_pages_message_keys_if_they_are_remembered(composer, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG, "k2bot.host.discord.compose")
    monkeypatch.setattr(texts, "_WRITTEN", None)
    say = texts.words().text
    for remembered in (False, True):
        if remembered:
            texts.remember_messages()
        text, label = say("notice-asked", names="ann", count=1, game="K2"), say("lobby-button-start")
        menu = Select("to", say("lobby-button-rules"), (Choice("c", "7190 m", say("lobby-button-leave")),))
        await composer.compose(Page(f"One. {text} Two.", rows=((Button("go", label),), menu)), 5, "o")
    (line,) = [one.message for one in caplog.records]
    named = "notice-asked, lobby-button-start, lobby-button-rules, lobby-button-leave"
    assert line == f"table 5: page of the messages {named}"


def test_a_controls_class_rather_than_its_verb_says_who_answers():
    pair, menu = (Button("swap", "Swap"), HostButton("swap", "Swap")), ("set", "?", choices(1))
    page = Page("x", rows=(pair, Select(*menu), HostSelect(*menu)))
    for own, course in ((GameId, ""), (CourseId, "tiny")):
        found = [read_id(str(own)) for own, _ in control_ids(page, 0, "p", course=course)]
        assert [type(one) for one in found] == [own, HostId, own, HostId]


async def test_only_edits_with_files_replace_the_attachments(composer):
    bare = (await composer.compose(Page("x"), 1, "o")).edit()
    assert "attachments" not in bare
    assert bare["view"] is None
    page = Page("x", (picture(),), files=(File("r.txt", b"record"),))
    edited = (await composer.compose(page, 1, "o")).edit()
    assert [file.filename for file in edited["attachments"]] == [file_name(picture()), "r.txt"]


async def test_a_panel_drops_an_outdated_picture_and_keeps_an_equal_one(composer):
    present = [SimpleNamespace(filename=file_name(picture()))]

    async def attached(*pictures):
        return (await composer.compose(Page("x", pictures), 1, "p", present=present)).edit()["attachments"]

    assert await attached() == []
    assert await attached(picture(data=None)) == present
    assert [type(file) for file in await attached(picture("other"))] == [discord.File]


def test_file_names_identify_pictures_and_use_characters_discord_keeps():
    assert file_name(picture("a")) == file_name(picture("a")) != file_name(picture("b"))
    assert re.fullmatch(r"the_board-\w+\.png", file_name(picture()))
    name = file_name(Picture("k", "Gipfel über Zürich.png", "", bytes))
    assert re.fullmatch(r"Gipfel__ber_Z_rich-\w+\.png", name, re.ASCII)


@pytest.mark.parametrize(
    "own",
    [
        GameId(12, "o", "d3.choose", "pick", "m1"),
        GameId(12, "p", "", "open"),
        GameId(9, "p", "s", "v", "a", 3),
        HostId(4, "join"),
        HostId(4, "add-computer", 1, "hard"),
        CourseId("tiny", "s", "v", "a", 3),
    ],
)
def test_control_ids_are_read_back(own):
    assert read_id(str(own)) == own


# ------------------------------------------------------------------------------------------------- limits


def faults(page, table=1):
    return page_faults(page, [str(own) for own, _ in control_ids(page, table, "o")])


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
    (File("record.txt", b"x"),),
)


def test_a_page_at_every_limit_is_accepted():
    assert faults(FINE) == []


def button(label="x", argument="", stamp="", verb="v"):
    return Page("x", rows=((Button(verb, label, argument, stamp),),))


def menu(*own, label="x", **limits):
    return Page("x", rows=(Select("v", label, own, **limits),))


REFUSED = (
    replace(FINE, text="x" * 2001),
    Page(" "),
    replace(FINE, rows=(*FINE.rows, (Button("v", "6"),))),
    Page("x", rows=(tuple(Button("v", "x", str(n)) for n in range(6)),)),
    Page("x", rows=((),)),
    button("x" * 81),
    button(""),
    button(argument="a" * 101),
    button(argument="a|b", verb="v|w"),
    button(stamp="s|t"),
    menu(*choices(1), label="x" * 151),
    menu(*choices(26)),
    menu(),
    menu(*choices(2), maximum=3),
    menu(*choices(2), minimum=2),
    menu(Choice("1", "a"), Choice("1", "b")),
    menu(Choice("1", "a", chosen=True), Choice("2", "b", chosen=True)),
    menu(Choice("x" * 101, "a")),
    menu(Choice("1", "x" * 101)),
    menu(Choice("1", "a", "x" * 101)),
    Page("x", (Picture("k", "a.png", "x" * 1025, bytes),)),
    Page("x", (Picture("k", "a.png", "", bytes),)),
    Page("x", (Picture("k", "a", "x", bytes),)),
    Page("x", files=(File("a.txt", b"a"),) * 11),
)


def test_pages_discord_would_refuse_are_detected(snapshot):
    assert [faults(page) for page in REFUSED] == snapshot


def test_equal_controls_on_a_page_get_distinct_ids():
    twins = tuple(Button("card", "Move 1", "m1", "s") for _ in range(3))
    page = Page("x", rows=(twins, (HostButton("join", "Join"), HostButton("join", "Join"))))
    ids = [str(own) for own, _ in control_ids(page, 7, "p")]
    assert ids == ["g|7|p|s|card|m1", "g|7|p|s|card|m1|1", "g|7|p|s|card|m1|2", "l|7|join", "l|7|join|1"]
    assert faults(page) == []


async def test_an_oversized_page_is_logged_and_cut(gallery, caplog):
    page = Page("x" * 2001, rows=((Button("v", "x" * 81),),))
    message = await Composer(gallery).compose(page, 1, "o")
    assert message.text == "x" * 1999 + "…"
    assert "2001 characters" in caplog.text
