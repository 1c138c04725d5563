"""The gallery: its page, and the command that draws all or some of its pictures."""

import re

import pytest

from k2bot.render import theme
from k2bot.text import languages
from k2bot.text.words import words
from tests.kit.pile_up.subject import PLACE
from tools import gallery
from tools.gallery import RenderedCase
from tools.k2.cases import cases


def test_gallery_files_are_unique_and_cover_every_kind_of_picture():
    files = [case.file for case in cases()]
    assert len(set(files)) == len(files)
    kinds = {file.partition("-")[0] for file in files}
    assert {"board", "sky", "ways", "hand", "reveal", "plan", "night", "ranking"} <= kinds


def test_the_page_shows_each_picture_in_every_size_under_its_section():
    page = gallery.page(
        [RenderedCase("Hands", "hand-a.webp", 2048, 0.01), RenderedCase("Nights", "night-<1>.webp", 1, 0)],
        "K2",
    )
    shown = re.findall(r'<img class="(\w+)" src="([^"]+)"', page)
    files = ("hand-a.webp", "night-&lt;1&gt;.webp")
    assert shown == [(frame, file) for file in files for frame in ("desktop", "phone", "whole")]
    assert page.index('<h2 id="hands">') < page.index("hand-a.webp") < page.index('<h2 id="nights">')
    assert "2 KiB, 10 ms" in page


def test_the_command_writes_the_selected_pictures_and_a_page(tmp_path, capsys):
    assert gallery.main([str(tmp_path), "--only", "hand-none", "reveal-1"]) == 0
    written = sorted(file.name for file in tmp_path.iterdir())
    assert written == ["hand-none.jpg", "index.html", "reveal-1-choice.webp"]
    assert "Open file://" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        gallery.main([])


def test_a_translated_gallery_lists_the_widest_translation_of_each_text(tmp_path):
    assert gallery.main([str(tmp_path), "--language", "pl", "--only", "reveal-1"]) == 0
    page = (tmp_path / gallery.PAGE).read_text(encoding="utf-8")
    assert '<html lang="pl">' in page
    rows = re.findall(r"<tr><td>(\d+)%<td>(\w+)<td>(.*?)<td>([\w-]+)", page)
    assert [int(share) for share, *_ in rows] == sorted((int(share) for share, *_ in rows), reverse=True)
    (_, language, text, _) = next(row for row in rows if row[3] == "picture-plan-pack")
    said = {one: words(one).text("picture-plan-pack") for one in languages()}
    assert text == said[language] == max(said.values(), key=lambda one: theme.text_width(one, 24))
    (case,) = (case for case in cases() if case.file == "reveal-1-choice.webp")
    polish, english = (case.draw(words(language)) for language in ("pl", "en"))
    assert (tmp_path / "reveal-1-choice.webp").read_bytes() == polish != english


def test_other_games_are_given_by_import_path_and_need_cases(tmp_path, capsys):
    assert gallery.main([str(tmp_path), "--game", PLACE, "--only", "table-2"]) == 0
    assert "Pictures of Pile-Up" in (tmp_path / gallery.PAGE).read_text(encoding="utf-8")
    for game in ("chess", "tests.host.tiny_game:TinyGame"):
        with pytest.raises(SystemExit):
            gallery.main([str(tmp_path), "--game", game])
        assert f"{game} has no gallery" in capsys.readouterr().err
