"""The posts of a game as it runs, and looking back at it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.game.values import Announcement, Person
from k2bot.games.dungeon_twister.engine import Attack, Lay, apply, from_position, to_position
from k2bot.games.dungeon_twister.engine.actions import End, Hide, Move, Team
from k2bot.games.dungeon_twister.engine.events import Handling, Moved
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import films
from k2bot.games.dungeon_twister.pages.wording import Talk, step_name
from k2bot.host.service.practice import ReplayedGame, chapters
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import TALK, Dungeon, labels, public
from tests.kit.table import Table, late
from tests.kit.transcript import page_text
from tools.dungeon_twister import samples

ATTACK = "attack b.warrior y.troll"


def crowded(**changes):
    """A table at the crowded position of the gallery."""
    return Dungeon.of(from_position({**to_position(samples.crowded()), **changes}, "crowded"))


def test_a_post_shows_a_fight_with_its_cards_until_the_next_action(snapshot):
    table = crowded()
    for seat, answer in ((0, ATTACK), (0, "lay 5"), (1, "lay 0"), (0, "end")):
        table.answer(seat, answer)
    assert table.posted() == snapshot


def test_a_fight_that_ends_the_turn_is_shown_in_that_turns_post(snapshot):
    """The next turn's post, from the same step, shows the maze."""
    table = crowded(ap=1)
    for seat, answer in ((0, ATTACK), (0, "lay 5"), (1, "lay 0")):
        before = len(table.posts)
        table.answer(seat, answer)
    assert table.state.active_seat == 1
    assert table.posted(before) == snapshot


@pytest.mark.parametrize(
    ("computers", "fights", "leads_on"),
    [("", False, True), ("Bob", False, True), ("Ann", False, False), ("Ann", True, True)],
)
def test_posts_include_action_buttons_only_when_a_person_must_act(computers, fights, leads_on):
    """A computer answers at once, so a button would be gone before anybody had read it."""
    table = crowded()
    table.people = tuple(replace(one, computer=one.name in computers) for one in table.people)
    if fights:
        table.answer(0, ATTACK)
    page = table.game.compose(table.moment(), Announcement(f"turn-{table.state.turn_number}"))
    assert (len(labels(page)) == 3) is leads_on


def test_a_new_turns_post_does_not_repeat_the_maze_shown_above():
    """The maze comes with the first action; the first post and a computer's turn have it at once."""
    game, shown = DungeonTwister(words()), []
    table = Table.begin(game, 2, options={"dealt": "yes", "first": "blue"})
    for seat, answer in ((0, "play 2"), (0, "end"), (1, "play 2"), (1, "end")):
        shown.append(len(table.posts[-1].page.pictures))
        table.answer(seat, answer)
    assert [*shown, len(table.posts[-1].page.pictures)] == [1, 1, 0, 1, 0]
    table.seat_computers(1)
    for seat, answer in ((0, "play 3; end"), (1, "play 3; end")):
        table.answer(seat, answer)
    told = game.compose(replace(table.moment(), earlier=len(table.steps) - 2), Announcement("turn-5"))
    assert "Turn 4" in told.text
    assert len(told.pictures) == 1


def test_the_first_turns_post_does_not_repeat_the_setup_picture():
    table = Table.begin(DungeonTwister(words()), 2, options={"dealt": "no", "first": "blue"})
    while not table.state.turn_number:
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    assert [len(post.page.pictures) for post in table.posts[-2:]] == [1, 0]


def test_posts_do_not_call_a_computer_to_its_turn():
    table = crowded()
    table.seat_computers(1)
    table.answer(0, "end")
    assert TALK.text("dungeon-turn-call", mention="") not in table.posts[-1].page.text
    assert "Bob" in table.posts[-1].page.text.splitlines()[-1]


WINS = "b.troll D5, y.thief M3, y.goblin B2, b.warrior G3"


def test_the_result_includes_the_deciding_turn_unless_already_posted(snapshot):
    """A computer's turn, played in one go after a person's, has no post of its own."""
    table = Dungeon.at(WINS, vp=[0, 3])
    table.seat_computers(1)
    for seat, answer in ((0, "end"), (1, "play 2; move y.goblin A2")):
        table.answer(seat, answer)
    told = [
        table.game.compose(replace(table.moment(), earlier=earlier), Announcement("end")).text.splitlines()
        for earlier in (1, len(table.steps) - 1)
    ]
    assert told[0] == snapshot
    assert told[0][-len(told[1]) :] == told[1]


CARRYING = "b.thief C1, b.sword C1, b.cleric D1, b.rope D1, y.wand B2, y.troll K5"


@pytest.mark.parametrize(
    "answer",
    [
        "move b.thief D1 take b.rope E1",
        "move b.thief drop B1 B2",
        "move b.cleric drop C1 B1",
        "move b.thief B1",
    ],
)
def test_handling_objects_is_described_in_hint_panel_post_and_film(answer, snapshot):
    """With object, square and the friend involved, in the same words everywhere."""
    table = Dungeon.at(CARRYING)
    hint, draft = table.game.hint(table.state, 0, answer, table.people)
    table.prepare(0, draft)
    panel = table.page(0, "turn")
    table.answer(0, answer)
    film = films.reel(Talk(words(), table.people), public(table.steps)).pictures[1][0].rows
    told = "\n".join((hint.text, panel.text, table.newest().page.text, *(row.text for row in film)))
    assert [line for line in told.splitlines() if "Thief" in line or "Cleric" in line] == snapshot


def test_posts_say_what_an_eliminated_character_was_carrying(snapshot):
    """It stays on the square."""
    who = "b.wizard G3, b.wand G3, y.troll G4, y.sword G4, y.goblin V1"
    table = Dungeon.at(who)
    table.answer(0, "fire b.wizard y.troll")
    assert table.newest().page.text == snapshot


def test_step_names_reveal_only_public_information(snapshot):
    game, named = samples.crowded(), []
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0))):
        step = apply(game, seat, action)
        game = step.game
        named.append(step_name(TALK, (action,), step.events))
    moved = Moved("b.thief", "move", "G3", ("H3", "H4"), (Handling("y.sword", "H3", True, None),))
    named.append(step_name(TALK, (Move("b.thief", ("H3", "take y.sword", "H4")), End()), (moved,)))
    hidden = (Hide("b.sword", 3), Hide("b.rope", 4), Team(("b.goblin", "b.thief", "b.troll", "b.wizard")))
    assert [*named, step_name(TALK, hidden, ())] == snapshot


@pytest.mark.parametrize("message", ["dungeon-film-head", "dungeon-film-making", "dungeon-film-alt"])
def test_one_turn_is_written_in_the_singular(message):
    facts = {"first": "Ann", "second": "Bob", "blue": 0, "yellow": 1}
    for turns, told in ((1, "1 turn"), (12, "12 turns")):
        assert told in re.findall(r"\d+ turns?", words().text(message, turns=turns, **facts))


# ------------------------------------------------------------------------------------------- looking back


AGREED = Path(__file__).parents[1] / "recorded" / "agreed.jsonl"
GAME = DungeonTwister(words())
PEOPLE = (Person("Ann", "<@0>"), Person("Bob", "<@1>", computer=True))


def test_a_replayed_game_shows_one_page_per_turn(snapshot):
    """A computer's turn has its own page, though the next turn's post described it."""
    game = DungeonTwister(words())
    steps = game.replay(AGREED.read_text(encoding="utf-8")).steps
    played = ReplayedGame(steps, chapters(game, steps))
    shown = [page_text(played.page(game, number, PEOPLE)) for number in range(len(played.chapters))]
    assert "\n\n".join(shown) == snapshot
    assert played.names(game, PEOPLE) == snapshot


def own_view(step, seat, *answers):
    """A seat's view of its first decision after these answers."""
    steps = [step]
    for who, answer in answers:
        steps.append(GAME.apply(steps[-1].state, who, answer))
    return ReplayedGame(tuple(steps), (), answers).own_page(GAME, 0, seat, PEOPLE)


def test_the_own_view_of_the_setup_shows_the_chosen_team():
    first = GAME.new({}, 2, "own view")
    blue, yellow = (
        str(Team(tuple(f"{colour}.{kind}" for kind in ("troll", "thief", "cleric", "warrior"))))
        for colour in "by"
    )
    shown = own_view(first, 1, (0, blue), (1, yellow))
    assert "from the top: Troll, Thief, Cleric and Warrior" in shown.pictures[0].alt
    assert not shown.rows


@pytest.mark.parametrize("rest", ["end", ATTACK])
def test_the_own_view_of_a_turn_stops_before_an_attack_or_its_end(rest):
    table = crowded()
    shown = own_view(table.step, 0, (0, f"move b.goblin E5 D5 C5 B5; {rest}")).text
    assert "Goblin moves from F5 to B5" in shown
    assert "**2 action points** left" in shown
    assert "moves" not in own_view(table.step, 0, (0, rest)).text
