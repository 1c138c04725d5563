"""The game speaks the language that is set: with every message changed, no word comes from elsewhere."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from k2bot import games as registry
from k2bot.games.k2.engine import Phase
from k2bot.host.game import Moment, Pace, Page, Refusal, Select
from k2bot.text.words import LOCALES, Words
from tests.games.k2.pages.expedition import Person

WIDE = {
    number: number + 0xFEE0 for number in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))
}
"""Each letter in another width: so every word of a message can be told from all others."""
PAGES = (
    *(
        "board",
        "board.weather",
        "board.low",
        "board.6000",
        "picture",
        "hand",
        "plan",
        "plan.sure",
        "plan.cards",
    ),
    *("plan.A.24", "token", "slide", "rescue", "rescue.sure", "next", "rules", "rules.points", "nothing"),
)
FEW = 3
"""Of each kind of question, how many are looked at with all private pages."""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
LITERAL = re.compile(r"`[^`]*`")
"""What has to be written as it stands, in whichever language."""


class Wider(Transformer):
    def visit_TextElement(self, node):  # noqa: N802 - the visitor calls it so
        return ast.TextElement(node.value.translate(WIDE))


@pytest.fixture(scope="module")
def foreign(tmp_path_factory):
    """The game in a language in which every word is another one."""
    folder = tmp_path_factory.mktemp("locales")
    (folder / "eo").mkdir()
    for file in (LOCALES / "en").glob("*.ftl"):
        tree = Wider().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        (folder / "eo" / file.name).write_text(FluentSerializer().serialize(tree), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "words", lambda language: Words(language, folder))
        return registry.games("eo")["k2"]


def visible(page):
    """What somebody reads of a page, or has read aloud to them."""
    yield page.text
    yield from (picture.alt for picture in page.pictures)
    for row in page.rows:
        if isinstance(row, Select):
            yield row.placeholder
            yield from (f"{choice.label} {choice.description}" for choice in row.choices)
        else:
            yield from (button.label for button in row)


def english(texts):
    return sorted({word for text in texts for word in ENGLISH.findall(LITERAL.sub("", text))})


def drafts(state, seat, answer):
    """Nothing, and what is about to be answered."""
    yield None
    if state.phase is Phase.SELECTION:
        yield f"hand {state.day} 0 1 2"
    elif state.phase is Phase.ACTIONS and answer.startswith("plan"):
        yield f"turn {state.day} {answer}"


def shown(game, table):
    """What a whole game lets anybody read: all posts, with pages and refusals of a few of each kind."""
    people = tuple(Person(str(seat), f"<@{seat}>") for seat in range(len(table.people)))
    step, steps, times = game.new(table.options, len(people), table.seed), [], Counter()
    for number, (seat, answer) in enumerate([*table.inputs, (0, "")]):
        steps.append(step)
        moment = Moment(steps[number - 1].state if number else None, step, people, lambda: iter(steps), str)
        for post in game.announce(moment.before, step, Pace.PHASE):
            yield from visible(game.compose(moment, post))
        times[step.state.phase] += 1
        if times[step.state.phase] <= FEW:
            yield from private(game, step.state, seat, answer, people)
        if answer:
            step = game.apply(step.state, seat, answer)
    film = game.film(steps, ())
    yield from (film.text, film.making, film.alt)


def private(game, state, seat, answer, people):
    for draft in drafts(state, seat, answer):
        for name in PAGES:
            yield from told(lambda n=name, d=draft: game.page(state, seat, n, d, people))
    for name in PAGES:
        yield from told(lambda n=name: game.page(state, None, n, None, people))
    for wrong in ("*", "go 9", "token 9", "pitch"):
        yield from told(lambda text=wrong: game.apply(state, seat, text))


def told(attempt):
    """What somebody reads of the page that is attempted, or why it is refused."""
    try:
        page = attempt()
    except Refusal as refusal:
        return [refusal.text]
    return visible(page) if isinstance(page, Page) else []


@pytest.mark.parametrize("name", ["family", "solo"])
def test_no_word_of_a_page_comes_from_elsewhere(foreign, whole_games, name):
    texts = list(shown(foreign, whole_games[name]))
    assert english(texts) == []
    assert len(set(texts)) > 300


def test_nor_what_is_said_before_a_game_and_about_its_record(foreign):
    texts = [foreign.summary({}, 1), foreign.objection({"lenient": "yes"}, 2), *dict(foreign.topics).values()]
    for option in foreign.options:
        texts += [option.label, option.help, *dict(option.values).values()]
    texts += dict(foreign.levels).values()
    for record in ("", "[1]", "{}", "1" * 10_000, '{"format": 1}'):
        texts += told(lambda text=record: foreign.replayed(text))
    assert english(texts) == []
