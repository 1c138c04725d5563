"""A game in the browser from its start to its end; ``tests/test_package.py`` starts the program itself."""

import asyncio
import re

from k2bot.config import Settings
from k2bot.offline import simulation
from k2bot.running import made
from k2bot.text.words import words
from tests.waiting import until

QUICK = {"drawing_workers": 0, "computer_workers": 1, "computer_budget": 1}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\d+")


async def test_one_press_starts_a_game_alone_in_another_language(tmp_path, open_tab, monkeypatch, capsys):
    say, said, stops = words("pl").text, [], []
    database = tmp_path / "games.sqlite3"
    settings = Settings(language="pl", port=0, database=database, offline_database=database, **QUICK)
    monkeypatch.setattr(simulation, "_on_end", stops.append)  # the signals are those of the tests

    def addresses():
        said.append(capsys.readouterr().out)
        return ADDRESS.findall("".join(said)) or playing.done()

    playing = asyncio.create_task(simulation._play(settings, lambda: made(settings, afresh=True)))
    page = await open_tab((await until(addresses))[0])
    assert (await page.press(say("lobby-button-start")))["settlement"] == "settled"
    await page.until(lambda page: page.find_any(say("k2-button-hand")), seconds=30)
    await page.press(say("k2-button-hand"))
    await page.until(lambda page: page.find_any(say("k2-button-commit")))  # also private pages are in it
    assert not re.search(r"\b(The|the|and|you)\b", "".join([*page.texts, *said]))
    stops[0].set()
    await playing
    assert capsys.readouterr().out == say("offline-stopping") + "\n"
