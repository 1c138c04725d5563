"""How large the files may be at most, over the whole gallery."""

from __future__ import annotations

import pytest

from k2bot.games.k2.render import cases

KIB = 1024
MOST = {
    "Boards": 250,
    "Skies": 250,
    "Ways": 250,
    "Hands": 120,
    "Reveals": 250,
    "Plans": 250,
    "Nights": 250,
    "Rankings": 250,
}
LARGE = [
    case for case in cases.cases() if not case.file.startswith(("sky-easy", "board-easy", "board-hard-start"))
]
"""The hard side's boards stand for both: it has more spaces."""


@pytest.mark.parametrize("section", sorted(MOST))
def test_files_are_small(section: str) -> None:
    sizes = {case.file: len(case.draw()) for case in LARGE if case.section == section}
    assert len(sizes) > 1
    too_large = {file: f"{size / KIB:.0f} KiB" for file, size in sizes.items() if size > MOST[section] * KIB}
    assert too_large == {}
