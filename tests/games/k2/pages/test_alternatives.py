"""Alt texts say everything that their pictures show, in whole games, and nearly always fit.

What matters most comes first; at most whole facts are left out.
"""

from dataclasses import replace

import pytest

from k2bot.game import limits
from k2bot.game.values import Pace, Person
from k2bot.games.k2.engine.events import Died, Rescued, Slid
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import drawings
from k2bot.games.k2.pages.wording import Talk
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.k2.engine.helpers.builder import climbers
from tests.games.k2.pages import expedition
from tests.kit.looking import share
from tools.k2 import samples

NAMES = ("Ann", "Bartholomew", "Clara", "Dominik", "Eve")
MOST = limits.ALT
FIT = 0.95
"""Share of pictures of which every fact has to fit, in every language; many are of five players."""


@pytest.fixture
def alts(whole_games, monkeypatch):
    """What the pictures of some moments say in a language, all of it: of posts, and to who is to move."""
    # Other tests read these games, too: they are played before the limit is off.
    moments = [(table, number) for table in whole_games.values() for number in range(len(table.steps))]
    monkeypatch.setattr(limits, "ALT", 9999)

    def told(language, some=share):
        game = K2(words(language))
        for table, number in some(moments, 2 * len(languages()), languages().index(language)):
            people = tuple(replace(one, name=name) for one, name in zip(table.people, NAMES, strict=False))
            moment, state = table.moment(number, people=people), table.steps[number].state
            posts = game.announce(moment.before, moment.step, Pace.PHASE)
            pages = [game.compose(moment, post) for post in posts]
            pages += [game.page(state, seat, "next", None, people) for seat in game.waiting(state)]
            yield from (picture.alt for page in pages for picture in page.pictures)

    return told


def test_what_pictures_of_whole_games_say(alts, snapshot):
    told = [*dict.fromkeys(alts("en", lambda moments, of, number: moments[number::of]))]
    assert told[::4] == snapshot
    assert [alt for alt in told if not alt.endswith(".") or "**" in alt] == []


@pytest.mark.parametrize("language", languages())
def test_every_fact_of_nearly_every_picture_fits(language, alts):
    """With names of three to eleven letters."""
    whole = list(alts(language))
    assert sum(len(alt) <= MOST for alt in whole) >= FIT * len(whole)


def test_the_fullest_board_begins_with_the_night_whose_turn_it_is_and_the_readers_own_climbers(snapshot):
    """Five players, both climbers of each and their tents on the summit, one a computer; then the end."""
    full = samples.position(
        climbers(" | ".join(["A summit air 6 tent summit, B summit air 6 tent summit"] * 5)),
        side="hard", day=13, phase=Phase.ACTIONS, first=1, turn=3, risk=(2,) * 5, rescue=(True,) * 5,
        hands=("r1/2 r1/3 r2/3",) * 5, tiles=("W1", "W2", "W3", "W4", "AW1", "W5"),
        summit=tuple((seat, name) for seat in range(5) for name in "AB"),
    )  # fmt: skip
    night = (
        Died((0, "B"), "c1", 4, "check"),
        Slid((1, "A"), "c2", "b8", asked=False),
        Rescued((2, "A"), "d1", "a7", 7, 4),
    )
    people = tuple(Person(name, f"<@{seat}>", seat == 1) for seat, name in enumerate(expedition.NAMES[:5]))
    asked = Talk(words("en"), people)
    over = replace(full, phase=Phase.OVER, turn=None)
    alts = [drawings.board(asked, full, reader=4, night=night).alt, drawings.board(asked, over).alt]
    assert alts == snapshot
    assert max(map(len, alts)) <= limits.ALT
