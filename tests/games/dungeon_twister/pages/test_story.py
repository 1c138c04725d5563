"""A game as its channel saw it: what the newest step decided is told for as long as it is the newest."""

from __future__ import annotations

from functools import partial

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import (
    Attack,
    Lay,
    Phase,
    apply,
    from_position,
    legal_actions,
    observe,
    to_position,
)
from k2bot.games.dungeon_twister.engine.actions import End, Hide, Move, Team
from k2bot.games.dungeon_twister.engine.events import Handling, Moved
from k2bot.games.dungeon_twister.pages import posts
from k2bot.games.dungeon_twister.pages.posts import PublicStep, turn_post, turns
from k2bot.games.dungeon_twister.pages.wording import Talk, step_name
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import Dungeon, lines
from tools.dungeon_twister import samples


def test_a_fight_is_shown_with_its_cards_until_something_else_is_done():
    game = samples.crowded()
    happenings, fought, pictures = [], [], []
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2")))
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0)), (0, None)):
        step = apply(game, seat, action or legal_actions(game, seat)[0])
        game = step.game
        happenings.append(PublicStep(partial(observe, game, None), step.events))
        told = turns(happenings)
        fought.append(told[-1].fought)
        pictures.append(turn_post(talk, observe(game, None), told).pictures[0].key.rpartition("-")[0])
    assert [one is not None for one in fought] == [False, False, True, False]
    assert fought[2].phase is Phase.FIGHT
    assert pictures == ["dungeon-fight"] * 3 + ["dungeon-maze"]


def test_a_fight_for_the_last_action_point_is_shown_by_the_turn_it_ended(snapshot):
    """The next turn, which begins in the same step, shows the maze."""
    game = to_position(samples.crowded())
    game = from_position({**game, "ap": 1}, "last point")
    happenings = []
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0))):
        step = apply(game, seat, action)
        game = step.game
        happenings.append(PublicStep(partial(observe, game, None), step.events))
    assert game.turn == 1
    told = turns(happenings)
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2")))
    ended, begun = (turn_post(talk, observe(game, None), upto) for upto in (told[:-1], told))
    assert [page.pictures[0].key.rpartition("-")[0] for page in (ended, begun)] == [
        "dungeon-fight",
        "dungeon-maze",
    ]
    assert ended.text == snapshot


def test_a_post_leads_on_only_while_it_asks_a_person():
    """What a computer answers at once takes no button that is gone before anybody has read it."""
    game = samples.crowded()
    step = apply(game, 0, Attack("b.warrior", "y.troll"))
    people, computer = (Person("Ann", "1"), Person("Bob", "2")), Person("Cog", "", computer=True)

    def posted(after, events, *people):
        happenings = [PublicStep(partial(observe, after, None), events)]
        page = turn_post(Talk(words(), people), observe(after, None), turns(happenings))
        return [button.argument for button in page.rows[0]]

    assert posted(game, (), *people) == ["next", "board", "board.tall"]
    assert posted(game, (), people[0], computer) == ["next", "board", "board.tall"]
    assert posted(game, (), computer, people[1]) == ["board", "board.tall"], "it is the turn of the computer"
    assert posted(step.game, step.events, computer, people[1]) == ["next", "board", "board.tall"], (
        "both are to lay a card"
    )


CARRYING = {
    "b.thief": "C1",
    "b.sword": "C1",
    "b.cleric": "D1",
    "b.rope": "D1",
    "y.wand": "B2",
    "y.troll": "K5",
}


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
    """With its object and its square, and with whom it was or is from then on; never twice."""
    table = Dungeon.at(CARRYING)
    hint, draft = table.game.hint(table.state, 0, answer, table.people)
    assert hint.text == snapshot
    told = hint.text.splitlines()[1].removeprefix("• ")
    table.drafts[0] = (table.game.stamp(table.state, 0), draft)
    assert f"• {told}" in table.page(0, "turn").text
    table.answer(0, answer)
    post, *_ = [line for line in table.newest().page.text.splitlines() if " from " in line]
    assert post.lower().replace("blue ", "") == told.lower()
    happenings = [PublicStep(partial(observe, step.state, None), step.events) for step in table.steps]
    film = posts.reel(Talk(words(), table.people).drawn, happenings).shots[-1].detail
    assert film == snapshot


def test_the_menu_tells_whom_a_thing_is_taken_from(snapshot):
    who = {"b.thief": "C1", "y.goblin": "D1", "y.treasure": "D1", "y.troll": "K5"}
    table = Dungeon.at(who, wounded=["y.goblin"])
    page = table.go(0, table.page(0, "turn.b.thief"), "b.thief", "E1")
    assert lines(page, "how") == snapshot


def test_what_the_eliminated_had_in_hand_is_told(snapshot):
    """It stays on the square."""
    who = {"b.wizard": "G3", "b.wand": "G3", "y.troll": "G4", "y.sword": "G4", "y.goblin": "V1"}
    table = Dungeon.at(who)
    table.answer(0, "fire b.wizard y.troll")
    assert table.newest().page.text == snapshot


def test_a_step_is_named_by_what_everybody_saw_and_a_hidden_card_by_its_kind(snapshot):
    talk, game = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))), samples.crowded()
    named = []
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0))):
        step = apply(game, seat, action)
        game = step.game
        named.append(step_name(talk, (action,), step.events))
    assert named == snapshot
    moved = Moved("b.thief", "move", "G3", ("H3", "H4"), (), (Handling("y.sword", "H3", True, None),))
    assert step_name(talk, (Move("b.thief", ("H3", "take y.sword", "H4")), End()), (moved,)) == snapshot
    hidden = (Hide("b.sword", 3), Hide("b.rope", 4), Team(("b.goblin", "b.thief", "b.troll", "b.wizard")))
    assert step_name(talk, hidden, ()) == snapshot
