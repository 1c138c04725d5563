"""The pseudo-language: accented letters and longer words, with everything else unchanged."""

import re

import pytest

from k2bot.text import PSEUDO, languages
from k2bot.text.pseudo import ALPHABET, accented, stretched
from k2bot.text.words import Words


@pytest.fixture
def said(tmp_path):
    def say(text, **values):
        (tmp_path / "en").mkdir(exist_ok=True)
        (tmp_path / "en" / "a.ftl").write_text(text, encoding="utf-8")
        return Words(PSEUDO, tmp_path).text(text.partition(" = ")[0], **values)

    return say


def test_each_letter_maps_to_a_unique_one_of_the_same_case():
    assert len(ALPHABET) == len(set(ALPHABET.values())) == 52
    assert all(chr(after).islower() == chr(before).islower() for before, after in ALPHABET.items())


@pytest.mark.parametrize(
    ("text", "longer_by"),
    [("hidden", 3), ("Rope", 2), ("A tie: nobody takes risk", 7), ("6000 to 7000 m", 1), ("m", 0)],
)
def test_words_grow_by_a_third_but_numbers_and_units_do_not(text, longer_by):
    assert len(stretched(text)) == len(text) + longer_by
    letters = len(re.findall(r"[^\W\d_](?=[^\W\d_])|(?<=[^\W\d_])[^\W\d_]", text))
    assert longer_by >= 0.35 * letters


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a-b = **Bold** and _{ $x }_", "**Бöļďļď** áñďď _X_"),
        ("a-b = `/{ $x } new` begins", "`/X ñéŵ` вéğíñšíñš"),
        ("a-b = `/k2 new` `go`", "`/k2 ñéŵ` `ğö`"),
        ("a-b = <@12> <#34> <:flag:56> <a:go:7> <t:1:R> <t:{ $x }:R>", None),
        ("a-b = 🙂 https://discord.com/a?b=c - 1 + 1", None),
        ("a-b = DISCORD_TOKEN README.md --players", None),
    ],
)
def test_markup_mentions_emoji_links_and_identifiers_stay_unchanged(said, text, shown):
    given = text.partition(" = ")[2].replace("{ $x }", "X")
    assert said(text, x="X") == (given if shown is None else shown)


def test_plurals_and_number_formats_follow_english(said):
    text = "a-b = { $n ->\n    [one] one tent\n   *[other] { $n } tents\n }"
    assert (said(text, n=1), said(text, n=1234)) == (
        f"{accented(stretched('one tent'))}",
        f"1,234{accented(stretched(' tents'))}",
    )


def test_the_pseudo_language_is_not_offered_to_users():
    assert PSEUDO not in languages()
    assert "en" in languages()
