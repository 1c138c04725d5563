"""``python -m tools.languages`` finds faults in translations, and none in those that are shipped.

Each language uses one term for one thing, as in docs/glossary.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from k2bot.text import languages
from tools.languages import report, texts

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
def test_each_translation_fault_is_found(tmp_path, old, new, fault):
    lines = found(tmp_path, POLISH.replace(old, new))
    if fault is None:
        assert lines == []
    else:
        assert any(line.startswith("pl: ") and fault in line for line in lines), lines


def test_the_shipped_translations_have_no_faults():
    assert list(report(language for language in languages() if language != "en")) == []


def test_every_english_message_can_be_formatted():
    """With every choice, every kind of number, and a name that begins with a vowel."""
    assert [line for line in report(["en"]) if "can't be written" in line] == []


# ------------------------------------------------------------------------------------------------ terms


GLOSSARY = Path(__file__).parent.parent / "docs" / "glossary.md"
FILES = {"k2": ("k2-", "picture-"), "dungeon": ("dungeon-",)}
"""Prefixes of the ids of each game's messages."""
COLUMNS = {"українська": "uk", "español": "es", "polski": "pl", "Deutsch": "de", "français": "fr"}
OFTEN = 0.9
"""Share of messages with a term in English that must have it translated; others may say “it”."""


class Term(NamedTuple):
    """A glossary row, the pattern of its English term, and the word stems in other languages."""

    game: str
    row: str
    english: str
    uk: str
    es: str
    pl: str
    de: str
    fr: str


TERMS = (
    Term("k2", "expedition", r"expeditions?", "експедиці", "expedici", "wypraw", "expedition", "expédition"),
    Term("k2", "summit", "summit", "вершин", "cima", "szczy", "gipfel", "sommet"),
    Term("k2", "risk token", r"risk tokens?", "жетон", "ficha", "żeton", "risikoplättchen", "jeton"),
    Term("k2", "tent; pitch", r"tents?", "намет", "tienda", "namio", "zelt", "tente"),
    Term("k2", "rope card", r"rope cards?", "канат", "cuerda", "lin", "seil", "corde"),
    Term("k2", "weather tile", r"weather tiles?", "плит", "loseta", "kafel", "wetterplättchen", "tuile"),
    Term("dungeon", "room; reveal", r"rooms?", "кімнат", "sala", "pok[oó]", "r[aä]um", "salle"),
    Term("dungeon", "rotate; gear", "gear", "шест", "engranaje", "zębat", "zahnrad", "mécanisme"),
    Term("dungeon", "portcullis", r"portcullis(?:es)?", "ґрат", "rastrillo", "kra[ct]", "gitter", "herse"),
    Term("dungeon", "pit", r"pits?", r"\bям", "foso", "zapadni", "grube", "fosse"),
    Term(
        "dungeon",
        "starting line",
        "starting line",
        "стартов",
        "línea de inicio",
        "lini",
        "startzone",
        "zone de départ",
    ),
    Term("dungeon", "action point", "AP", "ОД", "PA", "PA", "AP", "PA"),
    Term("dungeon", "wounded", "wounded", "поран", "heri", "z?ran", "verwundet", "bless"),
    Term(
        "dungeon", "treasure, rope, sword, potion", "treasure", "скарб", "tesoro", "skarb", "schatz", "trésor"
    ),
    Term("dungeon", "treasure, rope, sword, potion", "sword", "меч", "espada", "miecz", "schwert", "épée"),
    Term(
        "dungeon",
        "treasure, rope, sword, potion",
        "potion",
        "еліксир",
        "poción",
        "mikstur",
        "trank",
        "potion",
    ),
)
AVOIDED = {
    "uk": r"допис|альпініст|зілл|скелелазк",
    "es": r"escalador|carpa|mosaico|elixir|ordenador|computadora|foso-trampa",
    "pl": r"pomieszczen|obiekt|obrotow|przekładni|eliksir",
    "de": r"fallgrube|fallgatter|startlinie|charakter|kletterer|kachel",
    "fr": r"grimpeu|engrenage|ligne de départ|trappe|élixir",
}
"""Rejected names of the same things, from some printed rules or first guesses."""
OTHERS = sorted(set(languages()) - {"en"})
KNOWN = [language for language in OTHERS if language in Term._fields and language in AVOIDED]


def glossary():
    """The glossary's rows, each with its term by language."""
    rows, columns = {}, []
    for line in GLOSSARY.read_text(encoding="utf-8").partition("## In other languages")[2].splitlines():
        first, *cells = [cell.strip() for cell in line.strip("|").split("|")]
        if any(cell.partition(" ")[0] in COLUMNS for cell in cells):
            columns = [COLUMNS[cell.partition(" ")[0]] for cell in cells]
        elif len(cells) == len(columns):
            rows[first] = dict(zip(columns, cells, strict=True))
    return rows


def uses(term, language):
    """Messages with a term in English, each with whether its translation has the term."""
    own = texts(language)
    for name, text in texts("en").items():
        said = not text.is_typed and name in own and name.startswith(FILES[term.game])
        if said and re.search(rf"\b{term.english}\b", text.written, re.IGNORECASE):
            yield name, re.search(getattr(term, language), own[name].written, re.IGNORECASE) is not None


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_is_in_every_terminology_table(language):
    places = {
        "COLUMNS of this file": COLUMNS.values(),
        "the fields of Term in this file": Term._fields,
        "AVOIDED in this file": AVOIDED,
        **{f"the row {term.row!r} of docs/glossary.md": glossary().get(term.row, {}) for term in TERMS},
    }
    without = [place for place, has in places.items() if language not in has]
    assert not without, f"{language} is missing in\n" + "\n".join(without)


@pytest.mark.parametrize("language", KNOWN)
def test_each_term_is_translated_consistently(language):
    for term in TERMS:
        found = dict(uses(term, language))
        without = [name for name, has in found.items() if not has]
        assert len(found) > 2, term
        assert len(without) <= 1 + (1 - OFTEN) * len(found), (term.row, getattr(term, language), without)


@pytest.mark.parametrize("language", KNOWN)
def test_the_glossary_lists_the_terms_used(language):
    rows = glossary()
    missing = [
        (term.row, getattr(term, language), known)
        for term in TERMS
        if not re.search(
            getattr(term, language), known := rows.get(term.row, {}).get(language, ""), re.IGNORECASE
        )
    ]
    assert missing == []


@pytest.mark.parametrize("language", KNOWN)
def test_avoided_terms_are_not_used(language):
    found = [
        f"{name}: {word[0]}"
        for name, text in texts(language).items()
        if (word := re.search(AVOIDED[language], text.written, re.IGNORECASE)) and "title" not in name
    ]
    assert found == []
