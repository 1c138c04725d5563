"""What the host asks of a game: its core, and each capability as a whole."""

from __future__ import annotations

import pytest

from k2bot.game import capabilities
from k2bot.game.hosted import GameError, HostedGame
from k2bot.game.values import PAGE, Game, Pace, PageCommand, Pages, Press, Reply
from k2bot.host.service.catalogue import Catalogue
from tests.host.heap_game import HeapGame
from tests.host.test_rules_change import CorrectedGame
from tests.host.tiny_game import TinyGame
from tests.kit.table import late

CAPABILITIES = [
    kind for kind in vars(capabilities).values() if getattr(kind, "__module__", "") == capabilities.__name__
]
CAPABILITIES = [kind for kind in CAPABILITIES if getattr(kind, "_is_protocol", False)]


def members(kind):
    return [name for name in vars(kind) if not name.startswith("_")]


def with_members(*names):
    """A game with its core and those members of the tiny game."""
    return type("Partial", (HeapGame,), {name: vars(TinyGame)[name] for name in names})()


def test_a_game_with_its_core_alone_is_hosted_and_gets_plain_answers():
    game = HostedGame(HeapGame())
    start = game.new({"size": "3"}, 2, "seed")
    assert {name for name, value in vars(game).items() if value is None} >= {
        *("computers", "hints", "films", "records", "rules", "delivery", "late_answers")
    }
    assert (game.levels, game.paces, game.call(start.state, Pace.ONE)) == ((), (Pace.PHASE,), None)
    assert [game.drafting(start.state, seat) for seat in (0, 1)] == ["move0", None]
    assert (late(game, start.state, 0), game.progress(start.state, ()), game.record({}, 2, "", ())) == (
        *(None, "", ""),
    )
    assert not game.gathers(start.state, start)
    assert (game.revision, game.by_revision(1), game.fingerprint(start.state)) == (1, game, None)
    assert not game.is_of_rules(Press("rules"))
    assert game.in_play(start.state, 1)
    ended = game.resign(start.state, 1)
    assert not game.in_play(ended.state, 0)
    assert [(one.seat, one.place, one.points) for one in game.placements(ended.state)] == [
        (0, 1, None),
        (1, 2, None),
    ]


def test_a_game_with_all_there_is_answers_for_itself():
    game = HostedGame(TinyGame())
    assert [name for name, value in vars(game).items() if value is None] == []
    assert (game.levels, game.is_of_rules(Press("rules"))) == (TinyGame.levels, True)
    assert game.is_of_rules(Press(PAGE, "rules.cards"))


def test_the_game_of_a_language_speaks_it_itself_and_asks_for_others_alone():
    asked = []
    other = HostedGame(TinyGame(), "de")
    game = HostedGame(TinyGame(), "en", lambda language: asked.append(language) or other)
    assert (game.spoken("en") is game, asked) == (True, [])
    assert (game.spoken("de") is other, asked) == (True, ["de"])


def test_there_are_protocols_to_test():
    assert len(CAPABILITIES) >= 12
    assert all(set(members(kind)) <= set(dir(TinyGame)) for kind in CAPABILITIES)


@pytest.mark.parametrize("kind", CAPABILITIES, ids=lambda kind: kind.__name__)
def test_a_part_of_a_capability_is_refused_naming_what_is_missing(kind):
    own = members(kind)
    if len(own) == 1:  # it has no parts
        return
    for left_out in own:
        there = [name for name in own if name != left_out]
        with pytest.raises(GameError, match=rf"Partial has a part of {kind.__name__} .*lacks {left_out}$"):
            HostedGame(with_members(*there))


def test_a_part_of_a_core_is_refused_naming_what_is_missing():
    part = type("Part", (), {name: name for name in members(Game) if name not in {"apply", "placements"}})
    with pytest.raises(GameError, match=r"Part has a part of Game .*lacks apply, placements"):
        HostedGame(part())
    with pytest.raises(GameError, match="object has nothing of a game's core"):
        HostedGame(object())


def test_what_a_game_inherits_from_a_protocol_counts_for_nothing():
    class Thinking(HeapGame, capabilities.Computers):
        levels = (("weak", "weak"),)

    with pytest.raises(GameError, match="lacks computer_names, question"):
        HostedGame(Thinking())


def test_a_game_can_do_without_what_it_inherits():
    computers = ("levels", "computer_names", "question")
    need_them = ("advised", "hint", "least_loss", "weighing", "reviewed")
    without = type("Without", (TinyGame,), dict.fromkeys((*computers, *need_them)))
    assert (HostedGame(without()).computers, HostedGame(TinyGame()).computers is None) == (None, False)


def test_hints_take_computers():
    with pytest.raises(GameError, match="heap has hints, but no computers"):
        HostedGame(with_members("advised", "hint"))


def test_reviews_take_computers():
    with pytest.raises(GameError, match="heap has reviews, but no computers"):
        HostedGame(with_members("least_loss", "weighing", "reviewed"))


def test_what_is_delivered_is_a_page_with_a_command():
    with pytest.raises(GameError, match="heap: no slash command opens the page 'hand'"):
        HostedGame(with_members("delivery"))
    game = with_members("delivery")
    game.pages = Pages("heap", "heap", (PageCommand("hand", "hand", "Your hand"),))
    assert HostedGame(game).delivery == TinyGame.delivery
    assert HostedGame(game).command_of("hand") == "heap hand"


def test_people_can_look_at_a_game_by_a_command():
    game = HeapGame()
    game.pages = Pages("heap", "heap", ())
    with pytest.raises(GameError, match="heap: no slash command opens any page"):
        HostedGame(game)


def test_a_button_that_opens_a_page_is_answered_by_the_host():
    game = HostedGame(HeapGame())
    assert game.press(None, None, Press(PAGE, "heap"), None, ()) == Reply("heap")


def test_there_is_one_game_of_each_language():
    made = []
    catalogue = Catalogue({"heap": lambda language: made.append(language) or HeapGame()}, "eo")
    assert catalogue.keys == ("heap",)
    assert made == []
    assert catalogue.game("heap") is catalogue.game("heap", "eo")
    assert catalogue.game("heap", "en") is not catalogue.game("heap")
    assert made == ["eo", "en"]
    with pytest.raises(KeyError):
        catalogue.game("chess")


def test_a_game_is_played_by_any_revision_of_its_rules_up_to_the_newest():
    catalogue = Catalogue({"tiny": lambda _: CorrectedGame()})
    newest, first = catalogue.game("tiny"), catalogue.game("tiny", revision=1)
    assert (newest.revision, first.revision) == (2, 1)
    assert catalogue.game("tiny", revision=1) is first
    for unknown in (3, 0, -1):  # the table sees that this is another one, and is set aside
        assert catalogue.game("tiny", revision=unknown).revision == 2
    state = newest.new({"rounds": "1"}, 1, "seed").state
    doubled = [game.apply(game.apply(state, 0, "2").state, 0, "double").state for game in (first, newest)]
    assert [state.scores for state in doubled] == [(4,), (5,)]
    assert len({newest.fingerprint(state) for state in doubled}) == 2


def test_a_game_listed_by_another_key_is_refused():
    with pytest.raises(GameError, match="listed by 'chess' calls itself 'heap'"):
        Catalogue({"chess": lambda _: HeapGame()}).game("chess")
