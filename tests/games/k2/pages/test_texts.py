"""All texts: messages at their extremes, names, and the pseudo-language."""

import ast
import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

import k2bot.games.k2.engine as engine_package
from k2bot.engines.errors import RuleError
from k2bot.game.values import Announcement, Person, Refusal
from k2bot.games.k2.engine import Phase, Setup, content, observe, outcome, start
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked, DayBegan, Died, Slid, TileTurned
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import days, films, posts
from k2bot.games.k2.pages.days import Day, PublicStep
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures.film_picture import FilmPicture, OpeningPicture
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.pages import expedition
from tests.games.k2.subject import SUBJECT
from tests.kit.languages import english_in, no_letter_comes_from_elsewhere
from tools import languages

TALK = Talk(words("en"), tuple(Person(name, f"<@{n}>") for n, name in enumerate(expedition.NAMES)))
LONG = Talk(
    words("en"), tuple(Person(name, f"<@{10**19 - n}>") for n, name in enumerate(expedition.LONG_NAMES))
)

# ------------------------------------------------------------------------------------------ every message


def turns_of(message, known):
    """The message with every combination of its possible values."""
    rows = list(languages.samples(message, known))
    kinds = {name: {row[name] for row in rows} for name in rows[0]}
    for chosen in product(*kinds.values()):
        yield words("en").text(message, **dict(zip(kinds, chosen, strict=True)))


def test_every_variant_of_every_message_is_well_formed():
    known = languages.texts("en")
    said = {text for name in known if name.startswith("k2-") for text in turns_of(name, known)}
    assert len(said) > 500
    assert [one for one in said if one != one.strip() or re.search(r"^$|\{|\}|  | [.,;:!?]|\.\.", one)] == []


def test_names_are_shortened_in_texts_that_are_too_long():
    talk = Talk(words("en"), (Person("x" * 32, "<@1>"),))
    assert talk.fit(lambda talk: talk.name(0), 40) == "x" * 32
    assert talk.fit(lambda talk: talk.name(0), 20) == "x" * 19 + "…"
    assert len(talk.fit(lambda talk: talk.name(0) * 99, 50)) == 50


# ------------------------------------------------------------------------------------------------ refusals


def raised():
    """Every place where the engine raises a RuleError, with its code and fact names."""
    for file in sorted(Path(engine_package.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and re.fullmatch(
                "(Rule|IllegalAction|NotYourTurn)Error|_refusal", name
            ):
                code = next((a.value for a in node.args[:2] if isinstance(a, ast.Constant)), None)
                if isinstance(code, str):
                    facts = {k.arg for k in node.keywords} - {"rule", "game"}
                    yield f"{file.name}:{node.lineno}", code, facts


FACTS = {
    "card": Card.parse("r1/2"),
    "space": "summit",
    "climber": "A",
    "count": 3,
    "value": 2,
    "source": "A",
    "cost": 2,
}


def test_every_engine_refusal_has_a_message():
    found = [*raised()]
    assert len({code for _, code, _ in found}) > 20
    for place, code, names in found:
        error = RuleError(code, "as the engine says it", rule=1, game=None, **{n: FACTS[n] for n in names})
        text = K2(words()).refusal_for(error).text
        assert text.endswith("."), place
        assert "the engine" not in text, place


# ------------------------------------------------------------------------------------------------ rules


def topic_page(topic):
    return K2().page(None, None, f"rules.{topic}", None, ())


def test_the_rules_pages_give_the_figures_from_the_data():
    for kind in ("is_movement", "is_acclimatization"):
        figures = " ".join(str(card.up) for card in content.DECK if getattr(card, kind))
        assert f"({figures})" in topic_page("cards").text
    track = ", ".join(map(str, content.board("easy").score_track[:0:-1]))
    assert track in topic_page("family").text


# ------------------------------------------------------------------------------------------------ extremes


KEYS = tuple((seat, name) for seat in range(5) for name in "AB")
CHECKS = tuple(Checked(key, "summit", 1, -2, 1, 2, 1, -3) for key in KEYS)


DEATHS = tuple(Died(key, "summit", 9, "check") for key in KEYS)
SLIDES = tuple(Slid(key, "summit", "base", had_choice=False) for key in KEYS)


def night_at_worst(*events):
    """A night with these events for five players in winter."""
    seen = replace(observe(start(Setup(players=5, season="winter"), "x").game, None), day=5)
    return PublicStep(seen, seen, (*CHECKS, *events))


def whole(page):
    """Check that a page is within all limits and nothing is cut."""
    assert (expedition.faults(page), page.text[-1] == "…") == ([], False)


@pytest.mark.parametrize(
    ("post", "events"),
    [
        ("night", DEATHS),
        ("night", SLIDES),
        ("morning", (*DEATHS[1:], TileTurned("W5", (13, 14, 15)))),
    ],
    ids=["all die", "all slide", "all but one die"],
)
def test_the_longest_possible_night_fits_into_a_post(post, events):
    night = night_at_worst(*events)
    day = Day(5, night, (night,))
    whole(
        posts.night_post(LONG, night, day)
        if post == "night"
        else posts.morning_post(LONG, day, night, edit=False)
    )


def test_a_morning_post_has_room_for_all_turns_of_the_day_before(whole_games):
    """As computers may play them all in a row."""
    table, told = whole_games["long names"], 0
    for number, step in enumerate(table.steps[1:], 1):
        for day in (event.day for event in step.events if isinstance(event, DayBegan)):
            begun = [n for n, step in enumerate(table.steps) if days.begins_day(step.events, day - 1)]
            moment = replace(table.moment(number), earlier=(begun or [0])[0] + 1)
            page = table.game.compose(moment, Announcement(f"day-{day}"))
            whole(page)
            turns = page.text.partition("**Night")[0].splitlines()
            told = max(told, sum(line.startswith("**") for line in turns))
    assert told == 5


def test_the_text_board_fits_with_all_players_in_one_space(stand):
    both = "base air 6 tent base"
    table = stand(*[f"A {both}, B {both}"] * 5, names=expedition.LONG_NAMES, family=True, day=4)
    for name in ("board", "board.weather", "board.low", "board.6000", "board.7000"):
        whole(table.page(None, name))
    assert len(table.page(None, "picture").pictures[0].alt) <= 1024


def test_night_sums_list_all_their_terms(snapshot):
    line, capped = Checked((0, "A"), "c1", 3, -1, 1, 1, 0, 2), Checked((0, "A"), "b5", 7, 0, 0, 0, 0, 6)
    still, last = Checked((0, "B"), "b1", 5, 0, 0, 0, 0, 5), Checked((0, "B"), "d1", 1, -2, 0, 0, 0, -1)
    checks = (line, replace(line, avalanche=1, after=1), still, last, capped, replace(capped, tent=1))
    assert [days.night_sum(TALK, check) for check in checks] == snapshot


# ------------------------------------------------------------------------------------ the pseudo-language


FOREIGN = K2(words(PSEUDO))
DRAFTED = ("next", "plan.sure", "plan.cards")
FEW = 8
"""One of this many answers of a game is drafted."""


def people(table):
    return tuple(Person(f"{seat}§", f"<@{seat}>") for seat in range(len(table.people)))


def prepared(table):
    """Pages of decisions with their answers drafted."""
    for step, (seat, answer) in [*zip(table.steps, table.inputs, strict=False)][::FEW]:
        day, choosing = step.state.day, step.state.phase is Phase.COMMIT
        draft = f"hand {day} 0 1 2" if choosing else f"turn {day} {answer}"
        for name in DRAFTED[:1] if choosing else DRAFTED:
            yield FOREIGN.page(step.state, seat, name, draft, people(table))


def filmed(table):
    """The texts in the frames of a film."""
    steps, talk = expedition.public(table.steps), Talk(words(PSEUDO), people(table))
    reel = films.reel(talk, steps, outcome(table.state))
    for picture, _ in reel.pictures:
        if isinstance(picture, OpeningPicture):
            yield from (picture.headline, picture.setting, picture.day)
        if isinstance(picture, FilmPicture):
            yield from (text for line in picture.caption for text in (line.text, line.detail))


def settled():
    """Texts about invalid settings, levels and invalid records."""
    yield from (FOREIGN.objection({"lenient": "yes"}, 2), *dict(FOREIGN.levels).values())
    for record in ("", "[1]", "{}", "1" * 10_000, '{"format": 1}'):
        with pytest.raises(Refusal) as refused:
            FOREIGN.replay(record)
        yield refused.value.text


def english(found, *same):
    found = list(found)
    assert found
    return [fault for number, page in enumerate(found) for fault in english_in(SUBJECT, number, page, same)]


def test_every_letter_is_translated(whole_games):
    table = whole_games["family"]
    assert list(no_letter_comes_from_elsewhere(SUBJECT, table)) == []
    assert english(prepared(table)) == []
    assert english(filmed(table)) == []
    assert english(settled(), r"`[^`]*[{\"][^`]*`") == [], "but for a line of a record, as it is in the file"
