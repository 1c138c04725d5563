"""Pages to read: the game as text, hand, rules and team; and tips for newcomers."""

from dataclasses import replace
from itertools import product

import pytest

from k2bot.game.pages import lines
from k2bot.game.reading import RULES
from k2bot.game.values import NO_PREPARATION, Announcement
from k2bot.games.dungeon_twister.engine import Setup, legal_actions, new_game, observe, parse
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, EXIT_VP, OWNER
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import rules, status, wording
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import hands
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.table import buttons, faults
from tests.phrases import phrase

STAND = (
    "b.thief C1, b.rope C1, b.troll D1, b.goblin 5, b.wand 5, b.cleric exit, y.goblin G5, "
    "y.sword H4, y.troll 5, y.wizard V1"
)  # fmt: skip


def table():
    return Dungeon.at(STAND, hidden=(5,), wounded=["b.troll"])


@pytest.mark.parametrize(
    ("seat", "name"),
    [(0, "text"), (1, "text"), (None, "text.1"), (0, "hand"), (0, "board"), (0, "board.tall")],
)
def test_pages_show_every_token_the_reader_may_know(seat, name, snapshot):
    """The opponent's hidden tokens are only counted; own cards and hidden tokens are named."""
    assert table().walk(seat, name) == snapshot


def test_tall_pictures_appear_on_all_own_pages_with_a_button_for_wide(snapshot):
    played = Dungeon.at(STAND, hidden=(5,), phase="card", ap=0)
    played.people = (replace(played.people[0], tall=True), played.people[1])
    shown = {}
    for seat, name in product((0, 1, None), ("turn", "hand", "board", "board.tall", "board.wide")):
        if seat == 0 or name.startswith("board"):
            page = played.page(seat, name)
            leads = [button.argument for button in buttons(page) if "board." in button.argument]
            shown[f"{name} of {seat}"] = (page.pictures[0].key.split("-")[1], *leads)
    assert shown == snapshot


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("D1 take y.rope C1", ["swaps the Sword for the Cleric’s yellow Rope on D1"]),  # noqa: RUF001 - an apostrophe
        ("D1 E1 take b.troll D1", ["swaps the Sword for the wounded Troll on E1"]),
        ("D1 E1 drop D1 C1", ["leaves the Sword with the Troll on E1"]),
    ],
)
def test_a_carried_character_is_never_described_as_handing_itself_over(path, told):
    stand = "b.thief C1, b.sword C1, b.cleric D1, y.rope D1, b.troll E1"
    here = Dungeon.at(f"{stand}, y.goblin U10", wounded=["b.troll"])
    talk = wording.Talk(here.game.words, ("Ann", "Bob"), reader=0)
    move = parse(f"move b.thief {path}")
    assert [*wording.move_handling(talk, observe(here.state, 0), move)] == told


@pytest.mark.parametrize("topic", rules._EXAMPLES)
def test_the_score_of_each_example_matches_the_characters_out_of_play(topic):
    """The alt text names them, and the rules give their points."""
    game = rules.example(topic)
    for seat in (0, 1):
        own = [token for token in ALL_CHARACTERS if OWNER[token] == seat]
        others = [token for token in ALL_CHARACTERS if OWNER[token] != seat]
        left = sum(EXIT_VP[token] for token in own if game.places[token] == EXIT)
        assert game.vp[seat] == left + sum(game.places[token] == DEAD for token in others)


@pytest.mark.parametrize("language", languages())
def test_every_rules_topic_is_short_and_all_but_rulings_and_sources_have_a_picture(language):
    """Topics work without a game; from a game a button leads back."""
    game, shown = table().game.in_language(language), set()
    for topic in rules.TOPICS:
        page = game.page(None, None, f"rules.{topic}", None, ())
        assert faults(page) == []
        assert 200 < len(page.text) < (800 if language == "en" else 880)  # others need a tenth more
        if page.pictures:
            shown.add(topic)
    assert shown == {*rules.TOPICS} - {"sources", *rules.BOOK.rulings}
    assert phrase("dungeon-button-to-act") in labels(table().use(0, "rules", "", "fighting"))


@pytest.mark.parametrize(
    ("phase", "changes"),
    [
        ("act", {"ap": 2}),
        ("card", {"ap": 0}),
        ("place", {"ap": 2, "placing": [[0, "y.troll", 5]]}),
        ("fight", {"ap": 2, "fight": ["b.warrior", "y.troll"]}),
    ],
)
def test_the_player_to_act_is_addressed_as_you(phase, changes, snapshot):
    """On every status page and in the alt text of its pictures."""
    troll = "5" if phase == "place" else "G4"
    played = Dungeon.at(f"b.warrior G3, y.troll {troll}, b.troll A5", phase=phase, **changes)
    for seat in (0, 1):
        talk, seen = played.game.talk(played.people, seat), observe(played.state, seat)
        said = lines(status.headline(talk, seen), status.waiting_text(talk, seen))
        assert said == snapshot
        for name in ("board", "text"):
            page = played.page(seat, name)
            assert said in page.text
            assert all(said.splitlines()[-1] in picture.alt for picture in page.pictures)
    assert "you" not in played.page(None, "board").text.lower()


# ---------------------------------------------------------------------------------------------- newcomers


PLACING = {"phase": "place", "placing": [[0, "y.thief", 1]]}
FIGHTING = {"phase": "fight", "fight": ["b.warrior", "y.troll"]}
BESIDE = "b.warrior G3, y.troll G4, b.thief G5"


def topics(table, seat, name):
    return {lesson.key.removeprefix("dungeon.") for lesson in table.page(seat, name).lessons}


def test_setup_pages_show_their_tips():
    table = Dungeon.begin(Dungeon.at(BESIDE).game, 2)
    assert topics(table, 0, "team") == {"goal", "team"}
    table.answer(0, str(legal_actions(table.state, 0)[0]))
    assert topics(table, 0, "orders.hide") == {"goal", "hide"}


@pytest.mark.parametrize(
    ("stand", "changes", "name"),
    [
        (BESIDE, {"phase": "card", "ap": 0}, "turn"),
        (BESIDE, {}, "turn"),
        (BESIDE, {}, "turn.b.warrior"),
        ("b.goblin U4, b.rope U3, y.troll K5", {}, "turn.b.goblin"),
        ("b.mekanork D3, y.troll K5", {}, "turn.b.mekanork"),
        ("b.warrior E3, y.thief 1, y.troll P3", PLACING, "place"),
        (BESIDE, FIGHTING, "fight"),
    ],
)
def test_turn_pages_show_tips_for_what_they_contain(stand, changes, name, snapshot):
    assert topics(Dungeon.at(stand, **changes), 0, name) == snapshot


@pytest.mark.parametrize(
    ("left", "told"),
    [(3, "one of your 3 jump cards"), (2, "one of your 2 jump cards"), (1, "your last jump card")],
)
def test_the_jump_tip_says_how_many_cards_are_left(left, told):
    table = Dungeon.at("b.cleric E1, y.troll K5", seats=hands(jumps=left))
    (tip,) = (one for one in table.page(0, "turn.b.cleric").lessons if one.key == "dungeon.jump")
    assert told in tip.text


@pytest.mark.parametrize("dealt", ["yes", "no"])
def test_the_game_is_explained_privately_on_the_first_page(dealt):
    """Not in posts, which a group's fiftieth game has, too; the first post leads to the rules."""
    table = Dungeon.begin(DungeonTwister(words()), 2, "first", {"dealt": dealt})
    (first,) = (post.page for post in table.posts)
    assert RULES in {button.argument for button in buttons(first)}
    aim = phrase("dungeon-first-goal", goal=5, other=5, same="yes")
    while table.state.turn_number < 2:
        seat = table.waiting[0]
        assert table.page(seat, table.game.pages.next).lessons[0].text == aim
        assert all(aim.splitlines()[0] not in post.page.text for post in table.posts)
        table.answer(seat, table.game.late_answer(table.state, seat, NO_PREPARATION).answer)


def test_the_first_post_states_each_players_goal_if_they_differ():
    goals = Setup(goal=(3, 5), dealt=True)
    told = Dungeon.of(new_game(goals, "first"))
    page = told.game.compose(told.moment(), Announcement("turn-1"))
    assert phrase("dungeon-setup-goals", goal=3, other=5, first="Ann", second="Bob") in page.text
    own, other = (told.page(seat, told.game.pages.next).lessons[0].text for seat in told.waiting * 2)
    assert own == other == phrase("dungeon-first-goal", goal=3, other=5, same="no")
