"""Films from the command line."""

import pytest

from k2bot import film
from k2bot.files import TEXT_LIMIT
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2


def record_of(game, folder):
    """The record of a game that has just begun."""
    file = folder / "record.jsonl"
    file.write_text(game.record({}, 2, "seed", ()), encoding="utf-8")
    return file


@pytest.fixture
def record(tmp_path):
    """The record of K2 for two."""
    return record_of(K2(), tmp_path)


@pytest.mark.parametrize(
    ("game", "names"),
    [
        (K2, ()),
        (K2, ("Ann",)),
        (DungeonTwister, ("Ann", "Bob", "--language", "de", "--played", "2026-11-23")),
    ],
)
def test_a_record_of_either_game_becomes_a_film(game, names, tmp_path, capsys):
    out = tmp_path / "out.webp"
    assert film.main([str(record_of(game(), tmp_path)), str(out), *names]) == 0
    assert (out.read_bytes()[8:12], "out.webp: 0." in capsys.readouterr().out) == (b"WEBP", True)


@pytest.mark.parametrize(
    ("text", "names", "reason"),
    [
        (b"hello", (), "no record of a game"),
        (b'{"record": "k2"}', (), "no record of a game"),
        (b"\xff\xfe", (), "can't decode"),
        (b" " * (TEXT_LIMIT + 1), (), "Larger than 100 KiB"),
        (None, (), "No such file"),
        (..., ("Ann",) * 6, "at most 5 players, 6 names were given"),
    ],
)
def test_invalid_input_is_reported_and_nothing_is_written(record, tmp_path, capsys, text, names, reason):
    if text is None:
        record.unlink()
    elif text is not ...:
        record.write_bytes(text)
    out = tmp_path / "out.webp"
    assert film.main([str(record), str(out), *names]) == 2
    assert (reason in capsys.readouterr().err, out.exists()) == (True, False)


def test_running_without_a_file_shows_the_usage(capsys):
    with pytest.raises(SystemExit) as ended:
        film.main([])
    assert (ended.value.code, "--help" in capsys.readouterr().err) == (2, True)
