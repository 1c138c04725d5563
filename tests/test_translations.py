"""What ``python -m tools.languages`` finds in a translation, and nothing in those that are shipped."""

import pytest

from k2bot.text import languages
from tools.languages import report

ENGLISH = """\
command-new-name = new
command-new = Start a new game
game-button-start = Start game
# $side: the player's
game-greeting = Hello { $name }, your turn
game-moves = { $name } has { $count ->
    [one] one move
   *[other] { $count } moves
}
game-side = { $side ->
    [1] blue
   *[2] yellow
}
game-title = K2
"""
POLISH = """\
command-new = Zacznij nową grę
game-button-start = Zacznij grę
game-greeting = Cześć! Twoja kolej: { $name }
game-moves = { $name }: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
game-side = { $side ->
    [1] niebieskie
   *[2] żółte
}
game-title = K2
"""


def found(tmp_path, polish):
    for language, text in (("en", ENGLISH), ("pl", polish)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "game-pictures.ftl").write_text(text, encoding="utf-8")
    return list(report(["pl"], tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("", "", None),
        ("Cześć!", "{ $name } ({ $side })!", None),
        ("game-title = K2\n", "", "game-title: missing"),
        ("game-title", "game-titel", "game-titel: unused"),
        ("command-new =", "command-new-name = nowa\ncommand-new =", "names of commands stay English"),
        ("{ $name }\n", "{ $nom }\n", "game-greeting: takes $nom, which it isn't given"),
        ("Zacznij grę", "Start game", "game-button-start: left in English"),
        ("game-button-start = Zacznij grę", "# As in English\ngame-button-start = Start game", None),
        ("    [few] { $count } ruchy\n", "", "$count lacks the plural form few"),
        (
            "    [one]",
            "    [two] dwa ruchy\n    [one]",
            "the plural form two, which no number",
        ),
        ("Zacznij nową grę", "Zacznij nową grę " * 7, "command-new: 118 characters, at most 100"),
        ("Zacznij grę", "Zacznij grę " * 4, "game-button-start: 47 characters, phones show 38"),
        ("Cześć! Twoja", "Cześć! Teraz jest nareszcie twoja", "as wide in pictures as in English"),
        ("Cześć!", "Cześć\u202f!", "game-greeting: the pictures' typeface lacks '\\u202f'"),
        ("Cześć!", "Cześć { game-nothing }!", "game-greeting: can't be written with"),
        ("game-title = K2", "game-title = {", "game-pictures.ftl: can't be read"),
    ],
)
def test_each_fault_is_found(tmp_path, old, new, fault):
    lines = found(tmp_path, POLISH.replace(old, new))
    if fault is None:
        assert lines == []
    else:
        assert any(line.startswith("pl: ") and fault in line for line in lines), lines


def test_nothing_is_found_in_the_languages_that_are_shipped():
    assert list(report(language for language in languages() if language != "en")) == []


def test_every_english_message_can_be_written():
    """With every choice, every kind of number, and a name that begins with a vowel."""
    assert [line for line in report(["en"]) if "can't be written" in line] == []
