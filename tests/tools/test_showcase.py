"""README shows the pictures as they are drawn now."""

import re
from pathlib import Path

import pytest

from tests.kit.pictures import golden
from tools import showcase

ROOT = Path(showcase.__file__).parent.parent
ANEW = "make showcase"


@golden.COMPARABLE
@pytest.mark.parametrize("name", showcase.PICTURES)
def test_readme_pictures_match_what_is_drawn_now(name):
    shown = golden.opened((showcase.FOLDER / f"{name}.webp").read_bytes()).reduce(golden.SCALE)
    scene = showcase.scene(name)
    found = golden.difference(name, shown, golden.shrunk(scene), scene)
    assert not found.matters, f"{found.told()}\nTo draw it again: {ANEW}"


def test_readme_and_docs_show_exactly_the_showcase_pictures():
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {
        name for page in pages for name in re.findall(r"pictures/([\w-]+)\.webp\)", page.read_text("utf-8"))
    }
    drawn = {*showcase.PICTURES, *showcase.FILMS}
    assert shown == drawn == {file.stem for file in showcase.FOLDER.iterdir()}


def test_the_command_draws_named_pictures_and_refuses_unknown_ones(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(showcase, "FOLDER", tmp_path)
    assert showcase.main(["hand"]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["hand.webp"]
    assert re.fullmatch(r"hand.webp: \d+ KiB\n", capsys.readouterr().out)
    with pytest.raises(SystemExit):
        showcase.main(["hand", "elephant"])
    assert "there is no elephant; choose from board, " in capsys.readouterr().err
