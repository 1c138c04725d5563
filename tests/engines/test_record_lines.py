"""The lines of a record, whichever game's: read one by one, and refused with the line and the reason."""

import pytest

from k2bot.engines.errors import RecordError
from k2bot.engines.records import read_lines, to_text

EXAMPLE = '{"seat": 0}'


def lines(text, largest=1000):
    return list(read_lines(text, largest=largest, example=EXAMPLE))


def test_what_is_written_is_read_again_with_the_numbers_of_the_lines():
    values = [{"seed": "a\u2028b"}, {"seat": 0, "action": "⚙"}]
    assert lines(to_text(values)) == list(enumerate(values, 1))
    assert lines("\n" + to_text(values[1:])) == [(2, values[1])]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "empty"),
        (" \n", 1, "empty"),
        ("x" * 1001, 1, "large"),
        ('{"a": 1}\n{"a": ', 2, "broken"),
        ('{"a": 1}\n[1]', 2, "no-line"),
        ('{"a": 1, "a": 2}', 1, "changed"),
        ('{"a": 1234567890}', 1, "changed"),
        ('{"a": NaN}', 1, "changed"),
        ('{"a": [[[[1]]]]}', 1, "changed"),
        ('{"a": "\\ud800"}', 1, "changed"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_why(text, line, code):
    with pytest.raises(RecordError) as refused:
        lines(text)
    assert (refused.value.line, refused.value.code) == (line, code)


def test_the_lines_before_a_wrong_one_are_read_first():
    found = read_lines('{"a": 1}\n{"a": ', largest=1000, example=EXAMPLE)
    assert next(found) == (1, {"a": 1})
