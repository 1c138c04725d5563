"""How large the files may be at most, over the whole gallery."""

from __future__ import annotations

import pytest

from tools.k2 import cases

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
HARD = [
    case for case in cases.cases() if not case.file.startswith(("sky-easy", "board-easy", "board-hard-start"))
]
"""The hard side's boards stand for both: it has more spaces."""
_SKIES = [case for case in HARD if case.section == "Skies"]
LARGE = [case for case in HARD if case not in _SKIES] + [
    case for number, case in enumerate(_SKIES) if number % 3 == number // 3 % 3
]
"""Of the skies, which come weather by weather, each weather once and each hour twice."""


@pytest.mark.parametrize("section", sorted(MOST))
def test_files_are_small(section):
    sizes = {case.file: len(case.draw()) for case in LARGE if case.section == section}
    assert len(sizes) > 1
    too_large = {file: f"{size / KIB:.0f} KiB" for file, size in sizes.items() if size > MOST[section] * KIB}
    assert too_large == {}


def test_every_weather_and_every_hour_is_among_them():
    shown = [case.file.removesuffix(".webp").split("-")[2:] for case in LARGE if case.section == "Skies"]
    assert len(shown) == len({weather for weather, _ in shown}) == len({case.file for case in _SKIES}) / 3
    assert {hour for _, hour in shown} == {"selection", "actions", "check"}
