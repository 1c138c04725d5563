"""Films from the command line."""

import pytest

from k2bot.games.k2 import film
from k2bot.games.k2.hosted import K2


@pytest.fixture
def record(tmp_path):
    """The record of a game of two that has just begun."""
    file = tmp_path / "record.jsonl"
    file.write_text(K2().record({}, 2, "seed", ()), encoding="utf-8")
    return file


def test_a_record_becomes_a_film(record, tmp_path, capsys):
    out = tmp_path / "out.webp"
    assert film.main([str(record), str(out), "Ann", "Bob"]) == 0
    assert (out.read_bytes()[8:12], "out.webp: 0." in capsys.readouterr().out) == (b"WEBP", True)


@pytest.mark.parametrize(
    ("text", "names", "reason"),
    [
        (b"hello", (), "Line 1: the line was changed or cut off"),
        (b"\xff\xfe", (), "can't decode"),
        (None, (), "No such file"),
        (..., ("Ann",), "the record has 2 players, 1 names were given"),
    ],
)
def test_what_is_no_record_is_told_in_a_line_and_nothing_is_written(
    record, tmp_path, capsys, text, names, reason
):
    if text is None:
        record.unlink()
    elif text is not ...:
        record.write_bytes(text)
    out = tmp_path / "out.webp"
    assert film.main([str(record), str(out), *names]) == 2
    assert (reason in capsys.readouterr().err, out.exists()) == (True, False)


def test_without_a_file_it_is_said_how_it_is_used(capsys):
    with pytest.raises(SystemExit) as ended:
        film.main([])
    assert (ended.value.code, "--help" in capsys.readouterr().err) == (2, True)
