"""A game as its channel saw it, told while it goes on and looked back at."""

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


def test_a_fight_is_shown_with_its_cards_until_something_else_is_done(snapshot):
    table = crowded()
    for seat, answer in ((0, ATTACK), (0, "lay 5"), (1, "lay 0"), (0, "end")):
        table.answer(seat, answer)
    assert table.posted() == snapshot


def test_a_fight_for_the_last_action_point_is_shown_by_the_turn_it_ended(snapshot):
    """The next turn, which begins in the same step, shows the maze."""
    table = crowded(ap=1)
    for seat, answer in ((0, ATTACK), (0, "lay 5"), (1, "lay 0")):
        before = len(table.posts)
        table.answer(seat, answer)
    assert table.state.turn == 1
    assert table.posted(before) == snapshot


@pytest.mark.parametrize(
    ("computers", "fights", "leads_on"),
    [("", False, True), ("Bob", False, True), ("Ann", False, False), ("Ann", True, True)],
)
def test_a_post_leads_on_only_while_it_asks_a_person(computers, fights, leads_on):
    """What a computer answers at once takes no button that is gone before anybody has read it."""
    table = crowded()
    table.people = tuple(replace(one, computer=one.name in computers) for one in table.people)
    if fights:
        table.answer(0, ATTACK)
    page = table.game.compose(table.moment(), Announcement(f"turn-{table.state.number}"))
    assert (len(labels(page)) == 3) is leads_on


def test_a_turn_begins_without_the_maze_that_the_post_above_shows():
    """It comes with the first action. The first post has it, and one that tells a computer's turn, too."""
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


def test_the_first_turn_leaves_the_teams_to_the_post_of_the_setup():
    table = Table.begin(DungeonTwister(words()), 2, options={"dealt": "no", "first": "blue"})
    while not table.state.number:
        seat = table.waiting[0]
        table.answer(seat, late(table.game, table.state, seat))
    assert [len(post.page.pictures) for post in table.posts[-2:]] == [1, 0]


def test_nobody_tells_a_computer_that_its_turn_begins():
    table = crowded()
    table.seat_computers(1)
    table.answer(0, "end")
    assert TALK.text("dungeon-turn-call", mention="") not in table.posts[-1].page.text
    assert "Bob" in table.posts[-1].page.text.splitlines()[-1]


WINS = "b.troll D5, y.thief M3, y.goblin B2, b.warrior G3"


def test_the_result_tells_the_turn_that_decided_unless_a_post_has_told_it(snapshot):
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
def test_what_is_taken_left_and_handed_over_is_told_in_hint_panel_post_and_film(answer, snapshot):
    """With its object and its square, and with whom it was or is from then on; never twice, nor otherwise."""
    table = Dungeon.at(CARRYING)
    hint, draft = table.game.hint(table.state, 0, answer, table.people)
    table.prepare(0, draft)
    panel = table.page(0, "turn")
    table.answer(0, answer)
    film = films.reel(Talk(words(), table.people), public(table.steps)).pictures[1][0].rows
    told = "\n".join((hint.text, panel.text, table.newest().page.text, *(row.text for row in film)))
    assert [line for line in told.splitlines() if "Thief" in line or "Cleric" in line] == snapshot


def test_what_the_eliminated_had_in_hand_is_told(snapshot):
    """It stays on the square."""
    who = "b.wizard G3, b.wand G3, y.troll G4, y.sword G4, y.goblin V1"
    table = Dungeon.at(who)
    table.answer(0, "fire b.wizard y.troll")
    assert table.newest().page.text == snapshot


def test_a_step_is_named_by_what_everybody_saw_and_a_hidden_card_by_its_kind(snapshot):
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
def test_one_turn_is_no_turns(message):
    facts = {"first": "Ann", "second": "Bob", "blue": 0, "yellow": 1}
    for turns, told in ((1, "1 turn"), (12, "12 turns")):
        assert told in re.findall(r"\d+ turns?", words().text(message, turns=turns, **facts))


# ------------------------------------------------------------------------------------------- looking back


AGREED = Path(__file__).parents[1] / "recorded" / "agreed.jsonl"
GAME = DungeonTwister(words())
PEOPLE = (Person("Ann", "<@0>"), Person("Bob", "<@1>", computer=True))


def test_turns_read_as_they_were(snapshot):
    """A turn that a computer played in one go has its own page, though its post was that of the next turn."""
    game = DungeonTwister(words())
    steps = game.replay(AGREED.read_text(encoding="utf-8")).steps
    played = ReplayedGame(steps, chapters(game, steps))
    shown = [page_text(played.page(game, number, PEOPLE)) for number in range(len(played.chapters))]
    assert "\n\n".join(shown) == snapshot
    assert played.names(game, PEOPLE) == snapshot


def own_view(step, seat, *answers):
    """What a seat sees of its first decision once a game was played on by these answers."""
    steps = [step]
    for who, answer in answers:
        steps.append(GAME.apply(steps[-1].state, who, answer))
    return ReplayedGame(tuple(steps), (), answers).own_page(GAME, 0, seat, PEOPLE)


def test_the_own_view_of_the_setup_shows_the_team_that_was_chosen():
    first = GAME.new({}, 2, "own view")
    blue, yellow = (
        str(Team(tuple(f"{colour}.{kind}" for kind in ("troll", "thief", "cleric", "warrior"))))
        for colour in "by"
    )
    shown = own_view(first, 1, (0, blue), (1, yellow))
    assert "from the top: Troll, Thief, Cleric and Warrior" in shown.pictures[0].alt
    assert not shown.rows


@pytest.mark.parametrize("rest", ["end", ATTACK])
def test_the_own_view_of_a_turn_shows_what_was_done_until_it_revealed_something_or_ended(rest):
    table = crowded()
    shown = own_view(table.step, 0, (0, f"move b.goblin E5 D5 C5 B5; {rest}")).text
    assert "Goblin moves from F5 to B5" in shown
    assert "**2 action points** left" in shown
    assert "moves" not in own_view(table.step, 0, (0, rest)).text
