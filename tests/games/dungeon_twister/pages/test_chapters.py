"""Looking back at whole games: the setup, a page for each turn with offers of a draw between, the end."""

from pathlib import Path

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.service.chapters import ReplayedGame, chapters
from k2bot.text.words import words
from tests.kit.transcript import page_text

GAMES = sorted((Path(__file__).parents[1] / "recorded").glob("*.jsonl"))
PEOPLE = (Person("Ann", "<@0>"), Person("Bob", "<@1>", computer=True))


def replayed(path):
    game = DungeonTwister(words())
    steps = game.replay(path.read_text(encoding="utf-8")).steps
    return game, ReplayedGame(steps, chapters(game, steps))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_each_turn_is_told_once_and_in_order(path):
    """A turn that a computer played in one go has its own page, though its post was that of the next turn."""
    game, played = replayed(path)
    heads = []
    for number, chapter in enumerate(played.chapters):
        page = played.page(game, number, PEOPLE)
        told = [line for line in page.text.splitlines() if line.startswith("**Turn ")]
        assert len(told) == chapter.key.startswith("turn-")
        assert len(page.pictures) == (not chapter.key.startswith("offer-"))
        heads += told
    turns = played.steps[-1].state.number
    assert [int(head.split()[1]) for head in heads] == [*range(1, turns + 1)]
    assert played.chapters[-1].key == "end"


def test_turns_read_as_they_were(snapshot):
    game, played = replayed(next(path for path in GAMES if path.stem == "agreed"))
    shown = [page_text(played.page(game, number, PEOPLE)) for number in range(len(played.chapters))]
    assert "\n\n".join(shown) == snapshot
    assert played.names(game, PEOPLE) == snapshot
