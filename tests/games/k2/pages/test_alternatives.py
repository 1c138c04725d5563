"""Pictures on pages: drawn from what the page shows, and fully described in their alt texts."""

import re
from dataclasses import replace
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game import limits
from k2bot.game.values import Pace, Person
from k2bot.games.k2.engine import observe, outcome
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked, Died, Rescued, Slid
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import drawings, films, hand
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures import Writing
from k2bot.text import PSEUDO, languages
from k2bot.text.words import words
from tests.games.k2.engine.helpers import playing
from tests.games.k2.engine.helpers.builder import climbers
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses, share
from tests.phrases import phrase
from tools.k2 import samples

HAND = tuple(map(Card.parse, ("m1", "m3", "a2")))


def key(page):
    return page.pictures[0].key


def test_a_hand_pictures_key_changes_only_with_the_chosen_cards(begin):
    table = begin(2)
    first, chosen = table.page(0, "hand"), table.use(0, "card", "0")
    assert key(chosen) != key(first) == key(table.use(0, "card", "0"))


def test_equal_plans_share_a_picture_and_different_ones_do_not(stand):
    """Subpages keep the planner's picture."""
    planning = stand("m2 m3 a2")
    page = planning.page(0, "plan")
    moved = planning.step_on(0, page, "A m3 > a2 a6 a7")
    for name in ("plan.sure", "plan.cards"):
        assert key(planning.page(0, name)) == key(moved)
    assert key(page) == key(planning.step_on(0, moved, "undo")) != key(moved)


def test_picture_keys_depend_on_the_language(whole_games):
    table = whole_games["solo"]
    ours, theirs, again = (Talk(words(name), table.people) for name in ("en", PSEUDO, PSEUDO))
    steps = expedition.public(table.steps)
    for draw in (
        lambda talk: drawings.board(talk, steps[5].seen),
        lambda talk: hand.hand_picture(talk, HAND, (1,)),
        lambda talk: films.film(talk, steps, outcome(table.state)),
    ):
        assert draw(ours).key != draw(theirs).key == draw(again).key


def test_the_tall_board_shows_a_larger_map_on_phones(stand):
    def scene(page):
        return page.pictures[0].draw.args[0].scene(Writing(words(), ("Ann", "Bob")))

    table = stand("m1 m1 a0 | m2 m2 a1")
    wide, tall = (table.page(0, name) for name in ("picture.wide", "picture.tall"))
    assert (scene(wide).width, scene(tall).width) == (1650, 1110), "the map is 1110 wide in both"
    assert wide.pictures[0].alt == tall.pictures[0].alt
    assert [(page.lessons != (), expedition.labels(page)[-3]) for page in (wide, tall)] == [
        (False, phrase("k2-button-tall")),
        (True, phrase("k2-button-wide")),
    ]
    assert table.page(0, "picture").pictures[0].key == wide.pictures[0].key
    table.people = tuple(replace(one, tall=True) for one in table.people)
    assert table.page(0, "picture").pictures[0].key == tall.pictures[0].key
    assert not table.page(0, "picture").lessons
    with refuses("talk-refusal-no-page"):
        table.page(0, "picture.round")


# ---------------------------------------------------------------------------------------------- alt texts


@pytest.mark.parametrize("whole", [False, True])
def test_board_alt_texts_name_the_full_spaces_the_picture_marks(whole):
    people = climbers("A b1 air 4, B a8 air 4 vp 2 | A b5 air 4, B b5 air 4 | A c1 air 4, B c1 air 4")
    turn = {"phase": Phase.ACTIONS, "turn": 0, "hands": ("m1 m2 a2",)}
    game = samples.table(people, day=3, **turn)
    talk = Talk(words("en"), tuple(Person(name, f"<@{name}>") for name in NAMES[:3]))
    picture = drawings.board(talk, observe(game, None), whole=whole)
    assert whole or picture.draw.args[0].sheet.closed == {"b5", "c1"}
    assert "Full: b5 and c1." in picture.alt


NAMES = ("Ann", "Bartholomew", "Clara", "Dominik", "Eve")
MOST = limits.ALT
FIT = 0.95
"""Required share of pictures whose complete alt text fits, in every language; many show five players."""


@pytest.fixture
def alts(whole_games, monkeypatch):
    """Unabridged alt texts of some moments in a language: of posts, and of the acting player's pages."""
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


def test_alt_texts_of_whole_games_match_the_snapshot(alts, snapshot):
    told = [*dict.fromkeys(alts("en", lambda moments, of, number: moments[number::of]))]
    assert told[::4] == snapshot
    assert [alt for alt in told if not alt.endswith(".") or "**" in alt] == []


@pytest.mark.parametrize("language", languages())
def test_the_full_alt_text_of_nearly_every_picture_fits(language, alts):
    """With names of 3 to 11 letters."""
    whole = list(alts(language))
    assert sum(len(alt) <= MOST for alt in whole) >= FIT * len(whole)


def test_the_alt_text_of_the_fullest_board_fits_and_starts_with_news(snapshot):
    """Five players, one a computer, with all climbers and tents on the summit; then the end."""
    full = samples.position(
        climbers(" | ".join(["A summit air 6 tent summit, B summit air 6 tent summit"] * 5)),
        side="hard", day=13, phase=Phase.ACTIONS, first=1, turn=3, risk=(2,) * 5, rescue=(True,) * 5,
        hands=("r1/2 r1/3 r2/3",) * 5, tiles=("W1", "W2", "W3", "W4", "AW1", "W5"),
        summit=tuple((seat, name) for seat in range(5) for name in "AB"),
    )  # fmt: skip
    night = (
        Died((0, "B"), "c1", 4, "check"),
        Slid((1, "A"), "c2", "b8", had_choice=False),
        Rescued((2, "A"), "d1", "a7", 7, 4),
    )
    people = tuple(Person(name, f"<@{seat}>", seat == 1) for seat, name in enumerate(expedition.NAMES[:5]))
    asked = Talk(words("en"), people)
    over = replace(full, phase=Phase.OVER, active_seat=None)
    alts = [drawings.board(asked, full, reader=4, night=night).alt, drawings.board(asked, over).alt]
    assert alts == snapshot
    assert max(map(len, alts)) <= limits.ALT


MINUS = "\N{MINUS SIGN}"
PLACE = r"(?:the )?(summit|base camp|[abcd]\d+)"
CLIMBER = rf"(?:at {PLACE}(?:, air (\d+))?|dead|dying), (\d+) points?(?:, tent at {PLACE})?"
PERSON = (
    rf"(?:^|\. )({'|'.join(NAMES)})(, risk token \d)?(, left the game)?, (\d+) points?: "
    rf"A ({CLIMBER}); B ({CLIMBER})\."
)


def told_people(alt):
    """What an alt text tells of players by name: risk token, whether they've left, points, climbers."""
    found = {}
    for name, risk, left, points, *told in re.findall(PERSON, alt.replace(". ", ".. ")):
        pair = [(place or None, air, vp, tent or None) for _, place, air, vp, tent in (told[:5], told[5:])]
        found[name] = (risk[-1:], bool(left), int(points), *pair)
    return found


def shown_people(seen):
    """The same of each player, as the game has it."""
    is_over, turns = seen.phase is Phase.OVER, seen.order() if seen.phase is Phase.ACTIONS else ()
    yet_to_pay = turns[turns.index(seen.active_seat) :] if turns else ()

    def told(one):
        air = str(one.air) if one.on_board and not is_over else ""
        places = ("base camp" if place == "base" else place for place in (one.space, one.tent))
        return (next(places), air, str(one.vp), next(places))

    for seat, name in zip(seen.seats, NAMES, strict=False):
        owes = seat.seat in yet_to_pay and seat.risk is not None
        points = sum(one.vp for one in seat.climbers)
        yield name, (str(seat.risk) if owes else "", seat.resigned, points, *map(told, seat.climbers))


@settings(max_examples=15, deadline=None)
@given(st.data())
def test_alt_texts_of_boards_and_nights_tell_all_about_everybody_in_random_games(data):
    """Points, risk, spaces, air and tents of all climbers; who has used a rescue card; each night's sums."""
    for move in playing.drawn_moves(data, playing.drawn_position):
        seen = observe(move.step.game, None)
        talk = Talk(words("en"), tuple(Person(name, f"<@{name}>") for name in NAMES[: len(seen.seats)]))
        checks = [one for one in move.step.events if isinstance(one, Checked)]
        with patch.object(limits, "ALT", 9999):
            alts = [drawings.board(talk, seen, whole=whole).alt for whole in (False, True)]
            night = drawings.night(talk, seen, move.step.events).alt if checks else ""
        used = {name for seat, name in zip(seen.seats, NAMES, strict=False) if not seat.rescue}
        for alt in alts:
            assert told_people(alt) == dict(shown_people(seen))
            told = re.findall(r"Rescue card used: ([^.]*)\.", alt)
            rescue = seen.setup.family and seen.phase is not Phase.OVER
            assert {*re.findall("|".join(NAMES), *told or [""])} == (used if rescue else set())
        for one in checks:
            name = NAMES[one.climber[0]]
            ((told,),) = [
                re.findall(rf"\b{one.climber[1]} at [^:]*: ([^;]*)", sums)
                for sums in re.findall(rf"\b{name}: ([^.]*)\.", night)
            ]
            numbers = [int(number) for number in re.findall(r"-?\d+", told.replace(MINUS, "-"))]
            assert (numbers[0], one.after in numbers) == (one.before, True)
            fates = re.findall(rf"(?:Dead|can still be rescued): [^.]*{name} {one.climber[1]}", night)
            assert len(fates) == one.dies
