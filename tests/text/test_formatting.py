"""User-written text: names made safe to display, and numbers parsed."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from k2bot.text.formatting import (
    ISOLATE,
    MAX_INTEGER,
    RELEASE,
    clean,
    cut,
    cut_facts,
    display_name,
    escape,
    isolate,
    markdown_name,
    names_by_person,
    own_name,
    parse_number,
    quote,
    split_number,
    told_apart,
)

TOWER = "Z" + "\u0301\u0316\u0489" * 12
ANY = st.text(st.characters(), max_size=60)


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "José",
        "Łukasz",
        "O'Neil-7",
        "Ann & Bob",
        "山田太郎",
        "Ελένη",
        "Đặng",
        "สุดา",
        "👩🏽\u200d🚀 Mia",
        "❤️",
        "\U0001fafe Zoe",  # an emoji to come
    ],
)
def test_ordinary_names_stay_unchanged(name):
    assert clean(name) == name
    assert isolate(name) == name


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("\u202egnihtyna", "gnihtyna"),
        ("\u2066a\u2067b\u2069\u2069\u2069", "ab"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("A\u200dnn\u200c", "Ann"),
        ("Bo\U000e0042\U000e007fb", "Bob"),
        ("a\x00\x1b[31mb\x07", "a[31mb"),
        ("two\nlines\u2028and\u0085more", "two lines and more"),
        ("  wide \u3000\u00a0 gaps  ", "wide gaps"),
        ("\u3164\u115f\u1160\uffa0", ""),
        ("\u2800 \u2800", ""),
        ("\u0301\u0302", ""),
        ("lone \ud800 half", "lone half"),
        ("private \ue000 use", "private use"),
        (TOWER, "Ź\u0316\u0489\u0316"),
    ],
)
def test_invisible_and_stacked_characters_are_removed(name, left):
    assert unicodedata.normalize("NFD", clean(name)) == unicodedata.normalize("NFD", left)


def test_joiners_stay_where_they_change_what_is_seen():
    for name in ("👨\u200d👩\u200d👧", "نمی\u200cرسد", "ක්\u200dෂ"):
        assert clean(name) == name


@pytest.mark.parametrize(
    ("name", "other", "same"),
    [
        ("Alex", "Alex", True),
        ("Alex", "aLEX", True),
        ("Alex", " Al ex", True),
        ("Alex", "A\u200bl\u2060ex", True),
        ("Alex", "\uff21\uff4c\uff45\uff58", True),  # of full width
        ("Alex", "\u0410l\u0435\u0445", True),  # Cyrillic
        ("Straße", "STRASSE", True),
        ("❤️", "❤", True),
        ("\u3164", "", True),
        ("Alex", "Alexa", False),
        ("José", "Jose", False),
        ("Ann", "Anna B", False),
    ],
)
def test_names_that_look_the_same_are_numbered_by_seat(name, other, same):
    shown = told_apart(tuple(map(own_name, ("Zoe", name, "Bob", other))))
    numbers = [split_number(one)[1].strip("\u00a0") for one in shown]
    assert numbers == (["", "#2", "", "#4"] if same else [""] * 4)
    assert shown[1].startswith(own_name(name))


ALIKE = ["Alex", "ALEX", "Al ex", "Alex #2", "Alex\u00a0#2", "Alexandra the"]
NAMESAKES = st.one_of(ANY, st.sampled_from(ALIKE))


@given(names=st.lists(NAMESAKES.map(own_name), max_size=6), more=NAMESAKES, longest=st.integers(3, 32))
@example(names=["Alex", "Alex", "Alex #1"], more="Alex #3", longest=32)
@example(names=["Alexandra the first", "Alexandra the last"], more="Bob", longest=12)
def test_no_two_names_look_the_same_and_numbers_stay(names, more, longest):
    """Also where they're cut. Whoever comes later changes nobody's number, but may give them theirs."""
    shown = told_apart(tuple(names), longest)
    looks = ["".join(unicodedata.normalize("NFKC", one).casefold().split()) for one in shown]
    assert len({*looks}) == len(looks)
    assert told_apart(shown, longest) == shown
    later = told_apart((*names, own_name(more)), longest)
    for seat, (name, after) in enumerate(zip(names, later, strict=False)):
        assert split_number(shown[seat])[1].lstrip("\u00a0") in {"", f"#{seat + 1}"}
        assert after == shown[seat] or not split_number(shown[seat])[1]
        assert len(shown[seat]) <= max(longest, 5)
        assert split_number(shown[seat])[1] or shown[seat] == display_name(name, longest)


def test_lists_of_people_count_those_with_the_same_name_by_the_age_of_their_accounts():
    names = names_by_person({30: "Alex", 10: "alex", 20: "Bob"})
    assert names == {10: "alex\u00a0#1", 20: "Bob", 30: "Alex\u00a0#2"}


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u202c", "", "\u3164", "\u0301"])
def test_a_name_without_visible_characters_is_shown_as_a_question_mark(name):
    assert (display_name(name), markdown_name(name)) == ("?", "?")


@pytest.mark.parametrize("name", ["דוד", "علي", "Ann דוד", "a\u0661"])
def test_names_with_right_to_left_characters_are_isolated(name):
    assert markdown_name(name) == f"{ISOLATE}{name}{RELEASE}"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("*b*_i_", r"\*b\*\_i\_"),
        ("<@123> @everyone", r"\<\@123\> \@everyone"),
        ("[x](https://example.org)", r"\[x\]\(https\://example.org\)"),
        ("# head", r"\# head"),
        ("- list", r"\- list"),
        ("1. first", r"1\. first"),
        ("Jean-Luc 2", "Jean-Luc 2"),
        ("`c` ||s|| ~~t~~ \\", r"\`c\` \|\|s\|\| \~\~t\~\~ \\"),
    ],
)
def test_markdown_in_names_is_escaped(name, written):
    assert escape(name) == markdown_name(name) == written


@pytest.mark.parametrize(
    ("text", "longest", "left"),
    [
        ("abcdef", 6, "abcdef"),
        ("abcdef", 5, "abcd…"),
        ("ab  cdef", 5, "ab…"),
        ("abce\u0301\u0302f", 6, "abc…"),
        ("ab👨\u200d👩\u200d👧c", 6, "ab…"),
        ("ab👍🏽cd", 4, "ab…"),
        ("a🇩🇪🇫🇷b", 5, "a🇩🇪…"),
        ("👨\u200d👩\u200d👧", 3, "👨\u200d…"),
        (f"a {ISOLATE}דודד{RELEASE} b", 6, f"a {ISOLATE}ד{RELEASE}…"),
    ],
)
def test_text_is_cut_between_grapheme_clusters(text, longest, left):
    assert cut(text, longest) == left
    assert len(left) <= longest


@pytest.mark.parametrize(
    ("longest", "left"),
    [
        (19, "one · two · three 3"),
        (18, "one · two"),
        (9, "one · two"),
        (8, "one"),
        (2, "o…"),
    ],
)
def test_facts_that_do_not_fit_are_dropped_whole(longest, left):
    assert cut_facts("one · two · three 3", longest) == left


def test_quoting_shortens_long_text():
    assert quote("*" * 5000) == "\\*" * 39 + "…"


@given(ANY)
@example(TOWER)
@example("\u202e" * 32)
def test_any_name_becomes_safe_and_short(name):
    once = clean(name)
    assert once.isprintable() or any(joiner in once for joiner in "\u200c\u200d") or not _known(once)
    assert len(display_name(name)) <= 32
    message = markdown_name(name)
    message.encode()
    assert len(message) <= 2 * 32 + 2
    assert message.count(ISOLATE) == message.count(RELEASE) <= 1


def _known(text):
    """Whether every character is known; emoji that are newer than this Python are not."""
    return all(unicodedata.category(character) != "Cn" for character in text)


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "٣", "²", "9" * 19, str(MAX_INTEGER + 1), "x"])
def test_text_that_is_not_a_storable_number_parses_to_none(text):
    assert parse_number(text) is None


def test_numbers_parse_up_to_the_given_maximum():
    assert [parse_number(text) for text in ("0", "007", str(MAX_INTEGER))] == [0, 7, MAX_INTEGER]
    assert [parse_number(text, 23) for text in ("22", "23", "24", "123", "007")] == [22, 23, None, None, None]
