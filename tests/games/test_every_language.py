"""In every shipped language, texts fit into every gallery picture and Discord's limits."""

import re
import unicodedata
from dataclasses import replace
from functools import cache
from itertools import chain

import pytest

from k2bot.engines.errors import RuleError
from k2bot.games import registry
from k2bot.games.dungeon_twister.pages import wording
from k2bot.render.scene import Text
from k2bot.render.theme import has_glyph
from k2bot.render.typefaces import fallback_typeface
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures import checks
from tests.kit.languages import shown
from tests.kit.looking import share
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of
from tests.kit.playing import played
from tests.kit.subject import subjects
from tests.kit.table import faults
from tools import gallery
from tools.dungeon_twister import samples as mazes
from tools.k2 import samples as boards

COMPUTERS = ("Savoia", "Baltoro", "Moraine", "Serac")
SHOT = "by a later stroke"
"""The fault of the shot's line over the shooter's letters, expected in every language."""
LANGUAGES = pytest.mark.parametrize("language", languages())
TRANSLATED = [code for code in languages() if code != "en"]
TRANSLATIONS = pytest.mark.parametrize("language", TRANSLATED)
"""English is covered by the picture tests and the contract."""
GAMES = pytest.mark.parametrize("game", registry.GAMES)


@cache
def cases(game):
    return tuple(gallery.cases(game))


def misplaced(game, scene, said):
    if game == "k2":
        return layout.faults(scene, [*boards.NAMES, *COMPUTERS, *chain(*boards.FAR_NAMES)])
    return [
        fault
        for fault in checks.misplaced(scene, said, [*mazes.NAMES, *chain(*mazes.FAR_NAMES)])
        if SHOT not in fault
    ]


def has_typeface(character):
    """Whether a typeface has the character, or it's a format character."""
    return has_glyph(character) or fallback_typeface(character) or unicodedata.category(character) == "Cf"


@TRANSLATIONS
@GAMES
def test_translated_texts_fit_into_every_picture(game, language):
    """Every second picture in one language; the picture tests try even longer words."""
    said = words(language)
    found = []
    for case in share(cases(game), 2 * len(TRANSLATED), 2 * TRANSLATED.index(language)):
        scene = case.scene(said=said)
        found += [f"{case.file}: {fault}" for fault in misplaced(game, scene, said)]
        lacking = {one for text in shapes_of(scene, Text) for one in text.text if not has_typeface(one)}
        found += [f"{case.file}: the typeface lacks {one!r}" for one in sorted(lacking)]
    assert not found, layout.listed(found)


@LANGUAGES
@GAMES
def test_the_game_is_introduced_in_its_language(game, language):
    greeting = registry.made(game, language).greeting
    rules = registry.made(game, language).page(None, None, "rules", None, ())
    assert greeting.picture.key == rules.pictures[0].key
    assert greeting.picture.alt == greeting.picture.alt.strip() != rules.pictures[0].alt
    assert language == "en" or greeting.picture.key != registry.made(game, "en").greeting.picture.key


@LANGUAGES
def test_example_players_named_after_their_colour_are_not_named_twice(language):
    game = registry.made("dungeon", language)
    alts = [
        picture.alt
        for topic, _ in game.topics
        for picture in game.page(None, None, f"rules.{topic}", None, ()).pictures
    ]
    assert alts
    assert [twice[0] for alt in alts if (twice := re.search(r"\b(\w+) \(\1\)", alt, re.IGNORECASE))] == []


@LANGUAGES
def test_lines_starting_with_a_colour_start_with_a_capital(language):
    talk = wording.Talk(words(language), ())
    for seat in (0, 1):
        side = talk.text("dungeon-told-side", colour=talk.colour(seat), parts="3", sum=3)
        assert wording.colour_capitalized(talk, side)[0].isupper()


@pytest.mark.parametrize(
    ("character", "begin"), [("b.thief", "La Voleuse bleue "), ("y.troll", "Le Troll jaune ")]
)
@pytest.mark.parametrize("code", ["wounded", "healed", "no-jump"])
def test_french_refusals_name_a_token_with_its_article(code, character, begin):
    error = RuleError(code, "not now", rule=1, game=None, character=character)
    assert str(registry.made("dungeon", "fr").refusal_for(error)).startswith(begin)


@cache
def table(game):
    """A game whose players soon stop answering; its pages are read afterwards."""
    (subject,) = (subject for subject in subjects() if subject.name == game)
    return played(replace(subject, pressed=3), 1)


@TRANSLATIONS
@GAMES
def test_every_translated_page_fits_discords_limits(game, language):
    translated = registry.made(game, language)
    found = [
        f"{where}: {fault}"
        for where, page in shown(translated, table(game), table(game).people)
        if not isinstance(page, str)
        for fault in faults(page)
    ]
    assert found == []
