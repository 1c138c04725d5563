"""Numbers that people and controls say: those that fit, and nothing else."""

from __future__ import annotations

import pytest

from k2bot.text.numbers import LARGEST, number


@pytest.mark.parametrize("text", ["", "-1", "+1", " 1", "1.0", "٣", "²", "9" * 19, str(LARGEST + 1), "x"])
def test_what_is_no_number_of_the_store_is_none(text):
    assert number(text) is None


def test_a_number_is_read_up_to_the_most_there_is():
    assert [number(text) for text in ("0", "007", str(LARGEST))] == [0, 7, LARGEST]
    assert [number(text, 23) for text in ("22", "23", "24", "123", "007")] == [22, 23, None, None, None]
