"""A game as its channel saw it: what the newest step decided is told for as long as it is the newest."""

from __future__ import annotations

from functools import partial

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
from k2bot.games.dungeon_twister.pages.public import turn
from k2bot.games.dungeon_twister.pages.story import Happening, turns
from k2bot.games.dungeon_twister.pages.talk import Talk
from k2bot.host.game import Person
from k2bot.text.words import words
from tools.dungeon_twister import samples


def test_a_fight_is_shown_with_its_cards_until_something_else_is_done():
    game = samples.crowded()
    happenings, fought, pictures = [], [], []
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2")))
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0)), (0, None)):
        step = apply(game, seat, action or legal_actions(game, seat)[0])
        game = step.game
        happenings.append(Happening(partial(observe, game, None), step.events))
        told = turns(happenings)
        fought.append(told[-1].fought)
        pictures.append(turn(talk, observe(game, None), told).pictures[0].key.rpartition("-")[0])
    assert [one is not None for one in fought] == [False, False, True, False]
    assert fought[2].phase is Phase.FIGHT
    assert pictures == ["dungeon-fight"] * 3 + ["dungeon-maze"]


def test_a_fight_for_the_last_action_point_is_shown_by_the_turn_it_ended():
    """The next turn, which begins in the same step, shows the maze."""
    game = to_position(samples.crowded())
    game = from_position({**game, "ap": 1}, "last point")
    happenings = []
    for seat, action in ((0, Attack("b.warrior", "y.troll")), (0, Lay(5)), (1, Lay(0))):
        step = apply(game, seat, action)
        game = step.game
        happenings.append(Happening(partial(observe, game, None), step.events))
    assert game.turn == 1
    told = turns(happenings)
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2")))
    ended, begun = (turn(talk, observe(game, None), upto) for upto in (told[:-1], told))
    assert [page.pictures[0].key.rpartition("-")[0] for page in (ended, begun)] == [
        "dungeon-fight",
        "dungeon-maze",
    ]
    assert "Troll is wounded" in ended.text


def test_a_post_leads_on_only_while_it_asks_a_person():
    """What a computer answers at once takes no button that is gone before anybody has read it."""
    game = samples.crowded()
    step = apply(game, 0, Attack("b.warrior", "y.troll"))
    people, computer = (Person("Ann", "1"), Person("Bob", "2")), Person("Cog", "", computer=True)

    def posted(after, events, *people):
        happenings = [Happening(partial(observe, after, None), events)]
        page = turn(Talk(words(), people), observe(after, None), turns(happenings))
        return [button.argument for button in page.rows[0]]

    assert posted(game, (), *people) == ["next", "board"]
    assert posted(game, (), people[0], computer) == ["next", "board"]
    assert posted(game, (), computer, people[1]) == ["board"], "it is the turn of the computer"
    assert posted(step.game, step.events, computer, people[1]) == ["next", "board"], "both are to lay a card"
