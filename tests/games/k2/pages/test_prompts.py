"""Taking a token, sliding, rescuing: the short questions."""

from dataclasses import replace

import pytest

from k2bot.game.values import Select
from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.events import Checked, Slid
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pages import drawings, posts
from k2bot.games.k2.pages.days import Day, PublicStep
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tests.kit.looking import refuses

HIGH, CAUGHT = "c1 air 1", "c1 air 4"
TILES = ["W1", "W2", "W3", "W4", "W5", "W6"]
IN_AVALANCHE = {"avalanche": True, "tile": "AS1"}


@pytest.fixture
def night(stand):
    """The check of day 2, with a decision for seat 0; two players."""
    return lambda seats, day=2, **said: stand(seats, players=2, day=day, phase="check", **said)


@pytest.fixture
def dying(night):
    return night(f"A {HIGH}", family=True)


QUESTIONS = {
    "a place rescues and goes on": (f"A {HIGH}", {"family": True}, "rescue", "rescue A a7"),
    "letting go is asked about first": (
        f"A {HIGH}",
        {"family": True},
        "rescue",
        "let-go / rescue / let-go / let-go",
    ),
    "one of both is saved": (f"A {HIGH}, B c2 air 1", {"family": True}, "rescue", "rescue B a3"),
    "a slide offers the lower spaces, full ones too": (
        f"A {CAUGHT}, B b7 air 6 | A b6 air 6, B b6 air 6",
        IN_AVALANCHE,
        "slide",
        "",
    ),
    "two questions of a night are two posts": (
        f"A {CAUGHT}, B c1 air 4",
        IN_AVALANCHE,
        "slide",
        "b6 / b7",
    ),
}


@pytest.mark.parametrize(("seats", "said", "page", "steps"), QUESTIONS.values(), ids=QUESTIONS)
def test_night_decisions_show_each_step(night, seats, said, page, steps, snapshot):
    assert night(seats, **said).walk(0, page, steps) == snapshot


def test_after_a_night_decision_the_page_leads_to_the_mornings_cards(dying):
    dying.walk(0, "rescue", "rescue A a7")
    cards = dying.page(0, "now")
    assert "Commit" in expedition.labels(cards)
    assert cards.live == "hand.now"


def test_the_night_picture_shows_slides_and_climbers_who_can_be_rescued(dying, drawn, snapshot):
    """40: with only one rope down, a slide is shown before it happens."""
    talk, seen = Talk(words(), dying.people), observe(dying.state, None)
    saved = drawings.night(talk, seen, [Checked((0, "A"), "c1", 1, -1, 0, 0, 0, 0)])
    up = replace(seen.seats[0], climbers=(Climber("b5", 3, 3), Climber("b7", 3, 4)))
    seen = replace(seen, seats=(up, *seen.seats[1:]), slides=((0, "A"), (0, "B")), dying=())
    events = [Checked((1, "A"), "b3", 3, 0, 0, 0, 1, 2), Slid((1, "A"), "b3", "a11", had_choice=False)]
    slid, still = (drawings.night(talk, seen, events[:count]) for count in (2, 1))
    assert slid.key != still.key
    for picture in (saved, slid):
        picture.draw()
    assert (saved.alt, drawn[0].dying, drawn[1].slid) == snapshot


def test_the_slide_picture_marks_the_spaces_to_choose_from(night, drawn):
    table = night(f"A {CAUGHT}, B {CAUGHT}", **IN_AVALANCHE)
    table.page(0, "slide").pictures[0].draw()
    for space in ("b6", "b7"):
        table.use(0, "slide", space)
        table.newest().page.pictures[0].draw()
    marked = [[(way.climber, way.way[-1]) for way in shown.slide_trails] for shown in drawn]
    assert marked == [[((0, "A"), "b7"), ((0, "A"), "b6")], [((0, "B"), "b7"), ((0, "B"), "b6")], []]


@pytest.fixture
def pushing():
    """A table where a player has to take a token, and that seat."""
    table = expedition.Expedition.begin(3, "three")
    expedition.play(table, "three", until=lambda t: t.state.phase.value == "risk")
    return table, *table.waiting


def test_the_token_page_shows_the_buttons_of_the_post(pushing):
    table, asked = pushing
    *tokens, board = expedition.labels(table.newest("reveal-1").page)
    assert expedition.labels(table.page(asked, "token")) == [*tokens, "Hint", board]
    with refuses("k2-refusal-answer-gone"):
        table.use(asked, "token", "7")


def test_a_slide_can_be_answered_below_its_post_and_its_ping(night):
    """There are at most two spaces, and the picture shows them."""
    table = night(f"A {CAUGHT}, B {CAUGHT}", **IN_AVALANCHE)
    talk = Talk(words(), table.people)
    for space in ("b6", "b7"):
        seen = observe(table.state, None)
        slides = [(b.label, b.verb, b.argument) for row in table.page(0, "slide").rows[:1] for b in row]
        assert [argument for *_, argument in slides] == ["b7", "b6"]
        step = PublicStep(seen, seen, ())
        day = Day(seen.day, step, (step,))
        for page in (posts.ping_post(talk, seen), posts.night_post(talk, step, day)):
            buttons = [button for row in page.rows for button in row if button.verb != "page"]
            assert [(b.label, b.verb, b.argument) for b in buttons] == slides
            assert {button.stamp for button in buttons} == {table.game.stamp(table.state, 0)}
        table.use(0, "slide", space)


@pytest.mark.parametrize("name", ["token", "slide", "rescue"])
def test_decision_pages_are_refused_to_players_who_are_not_asked(begin, name):
    with refuses(f"k2-refusal-no-{name}"):
        begin(2).page(0, name)


def test_the_rescue_page_refuses_other_players_and_invalid_spaces(dying):
    with refuses("k2-refusal-asked"):
        dying.page(1, "rescue")
    for values in (["rescue A b1"], []):
        with refuses("k2-refusal-answer-gone"):
            dying.use(0, "rescue", "A", *values)


def test_at_night_and_before_the_token_the_planner_leads_to_the_decision(dying, pushing, snapshot):
    """No player is told to wait for themselves."""
    table, asked = pushing
    assert [dying.walk(1, "plan"), table.walk((asked + 1) % 3, "plan")] == snapshot
    assert dying.page(0, "plan").text == dying.page(0, "rescue").text
    assert table.page(asked, "plan").text == table.page(asked, "token").text


def test_rescue_options_tell_the_air_left_after_the_next_night(night, snapshot):
    """At base camp with a tent, and at a11; on day 3 the weather takes air, and there's no day 19."""
    for day in (2, 18):
        climber = "A c1 air 1 tent base"
        table = night(climber, day=day, family=True, season="winter", tiles=TILES)
        (menu,) = (row for row in table.page(0, "rescue").rows if isinstance(row, Select))
        told = {choice.value: choice.description for choice in menu.choices}
        assert [told["rescue A base"], told["rescue A a11"]] == snapshot(name=f"day {day}")
