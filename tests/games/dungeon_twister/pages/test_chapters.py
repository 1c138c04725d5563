"""Looking back at a whole game: the setup, a page for each turn with offers of a draw between, the end."""

from pathlib import Path

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.host.service.practice import ReplayedGame, chapters
from k2bot.text.words import words
from tests.kit.transcript import page_text

AGREED = Path(__file__).parents[1] / "recorded" / "agreed.jsonl"
PEOPLE = (Person("Ann", "<@0>"), Person("Bob", "<@1>", computer=True))


def test_turns_read_as_they_were(snapshot):
    """A turn that a computer played in one go has its own page, though its post was that of the next turn."""
    game = DungeonTwister(words())
    steps = game.replay(AGREED.read_text(encoding="utf-8")).steps
    played = ReplayedGame(steps, chapters(game, steps))
    shown = [page_text(played.page(game, number, PEOPLE)) for number in range(len(played.chapters))]
    assert "\n\n".join(shown) == snapshot
    assert played.names(game, PEOPLE) == snapshot
