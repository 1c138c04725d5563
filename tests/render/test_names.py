"""Names in other scripts: shaped, in reading order, inside their space, no missing glyphs."""

import subprocess
import sys
import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import Image

from k2bot.game.pages import Talk
from k2bot.game.values import Person
from k2bot.games.dungeon_twister.pictures import Writing as DungeonWriting
from k2bot.render import bidi, manrope, theme, typefaces, typesetting
from k2bot.render.layout import Writing, name_part, text_in_box
from k2bot.render.painting.masks import text_mask
from k2bot.render.scene import Box, Text
from k2bot.render.typefaces import FIRST_GLYPH, TYPEFACES
from k2bot.text.formatting import ISOLATE, RELEASE, graphemes
from k2bot.text.words import words

SAMPLES = {
    "arabic": "محمد العربي",
    "armenian": "Հայկ",
    "bengali": "বাংলা ক্ষ",
    "cjk": "田中さくら 王小明 김민준",
    "devanagari": "प्रिया क्षत्रिय",
    "emoji": "🐉🔥🧗",
    "georgian": "ნინო",
    "hebrew": "שָׁלוֹם",
    "latin": "ᴊᴏʜɴ Ṩñ",
    "tamil": "தமிழ்",
    "thai": "ธีรพงศ์ ก็ที่",
}
LETTERS = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from("".join(SAMPLES.values()) + "Ann ()[]7٣…\u200d\ufe0f🇵🇱👩🏽‍🚀é\u0301\u0e49\u064e"),
    ),
    max_size=32,
)


def shown(text):
    """Characters of Manrope and glyphs of other typefaces, from left to right."""
    return "".join(piece.text for piece in typesetting.typeset(text, 40, "Bold").pieces)


def glyphs(key, text):
    """The glyphs of a text that is read in its typeface's direction."""
    return [one.character for one in TYPEFACES[key].shape_glyphs(text, backwards=key in {"arabic", "hebrew"})]


@pytest.mark.parametrize("key", TYPEFACES)
def test_each_script_uses_its_own_typeface_and_shows_no_boxes(key):
    name = theme.drawable_text(SAMPLES[key], "nobody")
    assert name.strip(ISOLATE + RELEASE) == unicodedata.normalize("NFC", SAMPLES[key])
    pieces = [piece for piece in typesetting.typeset(name, 40, "Bold").pieces if piece.typeface]
    assert {piece.typeface.key for piece in pieces} == {key}
    assert chr(FIRST_GLYPH) not in {piece.text for piece in pieces}, "glyph 0 stands for what is missing"
    assert len(pieces) >= 3


def test_letters_that_join_are_shaped_together():
    joined, apart = glyphs("arabic", "محمد"), [glyphs("arabic", one)[0] for one in "دمحم"]
    assert len(joined) == 4
    assert not set(joined[1:]) & set(apart), (
        "only the last letter looks as if it stood alone, or joined before"
    )
    lam, alef = (glyphs("arabic", one)[0] for one in "لا")
    assert not {lam, alef} & set(glyphs("arabic", "لا")), "a ligature"
    assert len(glyphs("devanagari", "क्ष")) == 1, "a conjunct"
    assert len(glyphs("emoji", "👨‍👩‍👧")) == 1
    over_vowel, alone = TYPEFACES["thai"].shape_glyphs("ที่", backwards=False), glyphs("thai", "ท่")
    assert over_vowel[-1].up != 0 or over_vowel[-1].character != alone[-1], "a tone above a vowel moves up"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("דני (Dan) 7", "7 (Dan) ינד"),
        ("Dan (דני) 7", "Dan (ינד) 7"),
        ("אב 12 גד", "דג 12 בא"),
        ("אב! [גד]", "[דג] !בא"),
    ],
)
def test_a_mixed_direction_name_keeps_its_reading_order_anywhere(name, line):
    for before, after in (("", ""), ("Day 3: ", " wins")):
        runs = bidi.visual_runs(before + theme.drawable_text(name, "") + after)
        seen = "".join(bidi.mirror_text(run.text) if run.backwards else run.text for run in runs)
        assert seen.replace(ISOLATE, "").replace(RELEASE, "") == before + line + after


def test_runs_of_different_typefaces_follow_the_reading_order():
    one, two, three = (glyphs("hebrew", letter)[0] for letter in "אבג")
    assert shown(theme.drawable_text("אב (Dan) ג!", "")) == f"!{three} (Dan) {two}{one}"


def test_east_asian_names_wrap_between_characters():
    width = theme.text_width("山田太郎", 40) + 1
    assert theme.wrap_text("山田太郎さっぽろ", width, 40) == ("山田太郎", "さっぽろ")
    assert theme.wrap_text("山田太さっぽろ", width, 40) == ("山田太", "さっぽろ")
    assert theme.wrap_text("김민준 Ann", width, 40) == ("김민준", "Ann")
    two = theme.wrap_text(theme.drawable_text("עמר בן", ""), theme.text_width("עמר", 40) + 1, 40)
    assert two == (f"{ISOLATE}עמר{RELEASE}", f"{ISOLATE}בן{RELEASE}")


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("🇵🇱 Jan", "PL Jan"),
        ("👍🏽 Eva", "👍 Eva"),
        ("1️⃣ One", "1 One"),
        ("Ⓐⓝⓝ", "Ann"),
        ("Z̸̡̛a̴͘l̵g̷o", "Zalgo"),
        ("Ann 𒀀", "Ann"),
        ("A𒀀𒀁𒀂", "Mint"),
        ("!!!", "Mint"),
        ("", "Mint"),
    ],
)
def test_undrawable_characters_are_dropped_and_nearly_empty_names_replaced(name, seen):
    assert theme.drawable_text(name, "Mint") == seen


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "pl", "uk"])
def test_players_without_a_legible_name_are_named_after_their_colour(language):
    said = words(language)
    names = [Writing(said, ("𒀀",) * 10).name(seat) for seat in range(10)]
    assert len(set(names)) == 10
    assert not any(name == f"{number}" or not name[0].isupper() for number, name in enumerate(names, 1))
    both = [DungeonWriting(said, ("𒀀",) * 2).name(seat) for seat in range(2)]
    assert both == [names[theme.SEAT_COLOURS.index(colour)] for colour in ("blue", "yellow")]
    eleven = Talk(said, (Person("𒀀", "@somebody"),) * 11).for_pictures.people
    assert [one.name for one in eleven] == [*names, said.text("talk-player-number", number=11)]
    if language == "en":
        assert names[0] == "Orange"


@example("ด้ี๊้่ العربي", 300, 40)
@example("0ำ", 120, 24)
@example("000Î", 120, 52)
@settings(max_examples=150, deadline=None)
@given(LETTERS, st.integers(120, 500), st.integers(24, 60))
def test_any_name_fits_its_space_and_shows_no_missing_glyph(name, width, size):
    written = theme.drawable_text(name, "Mint")
    assert written.strip(ISOLATE + RELEASE).strip()
    assert theme.drawable_text(written, "Mint") == written
    box = Box.from_corner(20, 20, width, size * 1.36)
    least = min(size, theme.LEAST_TEXT)
    parts = (
        (text_in_box(written, box, theme.INK, size=size, align="l", least=least),),
        name_part(written, width, theme.INK, size, box.height).place(box),
    )
    for text in (one for part in parts for one in part if isinstance(one, Text)):
        pieces = typesetting.typeset(text.text, text.size, text.weight).pieces
        assert all(piece.text != chr(FIRST_GLYPH) for piece in pieces if piece.typeface)
        assert all(manrope.has_glyph(one) for piece in pieces if not piece.typeface for one in piece.text)
        left, top, right, bottom = theme.ink_bounds(text.text, text.size, text.weight, text.anchor)
        assert box.left - 2 <= text.at[0] + left
        assert text.at[0] + right <= box.right + 2
        assert text.box.top - 2 <= text.at[1] + top < text.at[1] + bottom <= text.box.bottom + 2
        bitmap = text_mask(text)
        drawn = Box(*bitmap.image.getbbox()).translated(bitmap.left, bitmap.top)
        assert Box(left, top, right, bottom).translated(*text.at).expanded(1.5).contains(drawn)


@pytest.mark.parametrize("name", ["Åsa Ñandú Ķēniņš", "Nguyễn Ổ Ẵng Ự", "Ẵ", "ÅÉ"])
@pytest.mark.parametrize("high", [1.0, 1.15, 1.36])
def test_accents_above_and_below_letters_stay_inside_the_frame(name, high):
    for size in (30, 46, 74):
        box = Box.from_corner(20, 20, 900, size * high)
        text = text_in_box(name, box, theme.INK, size=size, align="l", least=24)
        _, top, _, bottom = theme.ink_bounds(text.text, text.size, text.weight, text.anchor)
        assert box.top - 2 <= text.at[1] + top < text.at[1] + bottom <= box.bottom + 2


@given(LETTERS)
def test_names_are_cut_between_graphemes(name):
    written = theme.drawable_text(name, "Mint")
    inside = written.strip(ISOLATE + RELEASE)
    beginnings = {"".join(graphemes(inside)[:number]).rstrip() for number in range(len(inside) + 1)}
    for cut in theme.truncations(written):
        assert cut.count(ISOLATE) == cut.count(RELEASE)
        assert cut.strip(ISOLATE + RELEASE).removesuffix("…") in beginnings | {inside.removesuffix("…")}


def test_joined_letters_leave_no_gap():
    line = typesetting.typeset("ـــ", 40, "Bold")
    mask = Image.new("L", (140, 60), 0)
    typesetting.paint(line, mask, (10.3, 45), 40, "Bold", stroke=0)
    left, top, right, bottom = mask.getbbox()
    middle = mask.crop((left + 2, top, right - 2, bottom))
    darkest = [max(middle.getpixel((x, y)) for y in range(middle.height)) for x in range(middle.width)]
    assert min(darkest) >= 250


def test_names_stay_legible_without_harfbuzz(monkeypatch):
    typefaces._shaped.cache_clear()
    monkeypatch.setitem(sys.modules, "uharfbuzz", None)
    try:
        assert len(glyphs("arabic", "محمد")) == 4
        assert glyphs("hebrew", "דני") == list("ינד")
    finally:
        typefaces._shaped.cache_clear()


def test_latin_and_cyrillic_text_loads_no_shaping_modules():
    program = """
import sys
from k2bot.render import theme
from k2bot.render.layout import Label
Label("Zoë Ångström 8848 m", theme.INK).width, theme.drawable_text("Дора", "Orange")
print([name for name in sys.modules if name.endswith(("typesetting", "typefaces", "bidi", "uharfbuzz"))])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - trusted command
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("name", "others", "called"),
    [
        ("Ann Smith", ("Bob",), "Ann Smith"),
        ("Bartholomew Featherstonehaugh 3rd", ("Bob",), "Bartholomew"),
        ("Bartholomew Featherstonehaugh 3rd", ("Bartholomew",), "Bartholomew Featherstonehaugh 3rd"),
        ("Sir Robin of Camelot", ("Sir Galahad",), "Sir Robin"),
        ("Xu of the Mountains", (), "Xu of the Mountains"),
        ("Featherstonehaugh the Third", (), "Featherstonehaugh the Third"),
        ("משה רבנו הגדול מכולם", (), f"{ISOLATE}משה רבנו הגדול מכולם{RELEASE}"),
    ],
)
def test_a_long_name_is_shortened_to_its_first_words_if_unambiguous(name, others, called):
    assert Writing(words(), (*others, name)).name(len(others)) == called


@pytest.mark.parametrize("name", ["Alex", "Maximiliane von und zu Hohenstein", "محمد العربي", "田中さくら"])
@pytest.mark.parametrize("width", [20, 45, 70, 120, 400])
def test_equal_names_stay_different_however_far_they_are_cut(name, width):
    talk = Talk(words(), (Person(name, "<@1>"), Person("Bob", "<@2>"), Person(name.upper(), "<@3>")))
    first, _, third = (theme.fit_text(talk.writing.name(seat), width, 24)[0] for seat in range(3))
    assert (first.endswith("#1"), third.endswith("#3")) == (bool(first), bool(third))
    assert first or width < 40, "in the end, the number is left"
    assert theme.short_name(talk.names[0], talk.names[1:]).endswith("#1")


def test_equal_names_are_told_apart_in_texts_and_pictures():
    """In pictures, a computer has its short name, and what can't be drawn the name of its colour."""
    named = [("Alex", ""), ("alex", ""), ("Bot Cog", "Cog"), ("Cog", ""), ("𒀀", ""), ("Purple", "")]
    people = tuple(Person(name, "<@1>", computer=bool(short), short=short) for name, short in named)
    talk = Talk(words(), people)
    written = [talk.name(seat).replace("\u00a0", " ") for seat in range(4)]
    assert written == ["Alex #1", "alex #2", "⚙ Bot Cog", "Cog"]
    drawn = [name.replace("\u00a0", " ") for name in talk.names]
    assert drawn == ["Alex #1", "alex #2", "Cog #3", "Cog #4", "White", "Purple"]
