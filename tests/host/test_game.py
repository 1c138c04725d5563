"""The game interface: defaults, languages, revisions, and games that can't be hosted."""

import re
from dataclasses import replace

import pytest

from k2bot.game.base import Game, GameError
from k2bot.game.values import (
    NO_PREPARATION,
    PAGE,
    Delivery,
    Pace,
    Pages,
    Press,
    Refusal,
    Reply,
)
from k2bot.games import registry
from k2bot.host.pages.settings import settings_of, settings_summary
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.host.heap_game import HeapGame
from tests.host.test_rules_change import CorrectedGame
from tests.host.tiny_game import QuietGame
from tests.kit import contract
from tests.kit.pile_up import pages
from tests.kit.pile_up.hosted import PileUp
from tests.kit.pile_up.subject import SUBJECTS, made
from tests.kit.playing import played
from tests.kit.table import defaults, late


def test_a_game_with_only_its_core_gets_plain_defaults():
    game = HeapGame()
    game.check()
    start = game.new({"size": "3"}, 2, "seed")
    assert [name for name in contract.GROUPS if contract.has(game, name)] == []
    assert (game.clocked, game.seats_rotate, game.levels, game.paces) == (False, False, (), (Pace.PHASE,))
    assert game.ping_key(start.state, Pace.ONE) is None
    assert [game.draft_stamp(start.state, seat) for seat in (0, 1)] == ["move0", None]
    assert late(game, start.state, 0) is None
    assert (game.progress(start.state, None, ()), game.record({}, 2, "", ())) == ("", "")
    assert game.press(None, None, Press(PAGE, "heap"), None, ()) == Reply("heap"), "the host answers that"
    assert (game.can_batch(start.state, start), game.reveals(start.state, start)) == (False, True)
    assert (game.revision, game.by_revision(1), game.fingerprint(start.state)) == (1, game, None)
    assert not game.is_of_rules(Press("rules"))
    ended = game.resign(start.state, 1)
    assert (game.in_play(start.state, 1), game.in_play(ended.state, 0)) == (True, False)


@pytest.mark.parametrize("key", registry.makers())
def test_a_game_is_made_once_for_each_language_and_revision(key):
    catalogue = Catalogue(registry.makers())
    game = catalogue.game(key)
    other = game.in_language(PSEUDO)
    assert (game.in_language("en"), other.in_language("en"), catalogue.game(key, PSEUDO)) == (
        game,
        game,
        other,
    )
    assert (type(other), other.words.locale, game.words.locale) == (type(game), PSEUDO, "en")
    first = catalogue.game(key, PSEUDO, 1)
    assert first is other.by_revision(1) is game.by_revision(1).in_language(PSEUDO)
    assert (first.revision, first.words.locale) == (1, PSEUDO)


def test_missing_methods_of_a_game_are_named():
    part = type("Part", (HeapGame,), {})
    part.__abstractmethods__ = frozenset({"apply", "placements"})
    with pytest.raises(TypeError, match=r"Part .*apply.*placements"):
        part()


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"hints": True}, "heap has hints, but no computers"),
        ({"reviews": True}, "heap has reviews, but no computers"),
        ({"delivery": Delivery("hand", "Hello!", "on", "off")}, "no slash command opens the page 'hand'"),
        ({"pages": Pages("heap", "heap", ())}, "no slash command opens any page"),
    ],
)
def test_contradictory_game_declarations_are_refused_with_the_reason(declared, fault):
    game = type("Changed", (HeapGame,), declared)()
    with pytest.raises(GameError, match=fault):
        Catalogue({"heap": lambda _: game}).game("heap")


def test_an_empty_game_summary_adds_no_blank_line():
    game = type("Plain", (QuietGame,), {"summary": Game.summary})()
    usual = defaults(settings_of(game, words()))
    assert settings_summary(game, usual, 2, words()) == ""
    assert settings_summary(game, {**usual, "posts": "one"}, 2, words()).startswith("Posts")


def test_games_are_created_on_demand_in_the_bots_language():
    made = []
    catalogue = Catalogue({"heap": lambda language: made.append(language) or HeapGame()}, "eo")
    assert catalogue.keys == ("heap",)
    assert made == []
    assert catalogue.game("heap") is catalogue.game("heap", "eo")
    assert made == ["eo"]
    with pytest.raises(KeyError):
        catalogue.game("chess")


def test_earlier_revisions_are_available_and_unknown_ones_give_the_newest():
    catalogue = Catalogue({"tiny": lambda _: CorrectedGame()})
    newest, first = catalogue.game("tiny"), catalogue.game("tiny", revision=1)
    assert (newest.revision, first.revision) == (2, 1)
    assert catalogue.game("tiny", revision=1) is first
    for unknown in (3, 0, -1):  # the table sees that this is another one, and is set aside
        assert catalogue.game("tiny", revision=unknown).revision == 2


def test_a_game_listed_under_another_key_is_refused():
    with pytest.raises(GameError, match="listed by 'chess' calls itself 'heap'"):
        Catalogue({"chess": lambda _: HeapGame()}).game("chess")


# ------------------------------------------------------------------------- a game with a standard engine


@pytest.fixture
def bare():
    """Pile-Up without its optional parts: records, rules pages, private messages."""

    class BareReader(pages.Reader):
        def build_page(self, head, name):
            return super().build_page("" if head == "rules" else head, name)

    class Bare(PileUp):
        reader_type = BareReader
        records, rules, delivery = False, "", None

    return Bare(made().words)


def test_a_game_with_a_standard_engine_needs_only_its_core(bare):
    own = replace(SUBJECTS[0], make=lambda: bare, translated=None)
    assert [name for name in contract.GROUPS if contract.has(bare, name)] == ["late_answers"]
    table = played(own, 0)
    assert bare.over(table.state)
    for check in contract.checks_of(own):
        assert list(check(own, table)) == [], check.__name__
    state = bare.new({}, 2, "seed").state
    with pytest.raises(ValueError, match="nothing to decide for a computer"):
        bare.question(state, 0, "easy", "", 1, prepared=NO_PREPARATION)


def test_engine_refusals_use_the_games_own_texts(bare):
    state = bare.new({}, 2, "seed").state
    for answer, message in (("much", "pile-up-refusal-unreadable"), ("take 1", "pile-up-rule-not-asked")):
        with pytest.raises(Refusal) as refusal:
            bare.apply(state, 0, answer)
        assert refusal.value.text == bare.words.text(message, answer=answer)


def test_a_game_without_rules_pages_refuses_to_open_them(bare):
    state, told = bare.new({}, 2, "seed").state, re.escape(bare.words.text("talk-refusal-no-page"))
    with pytest.raises(Refusal, match=told):
        bare.page(state, 0, "rules.cards", None, ())
    with pytest.raises(Refusal, match=told):
        bare.press(state, 0, Press("rules", values=("cards",)), None, ())
