"""Whole games in which one side takes nothing but suggested moves, against an easy computer.

``make fuzz`` plays many more.
"""

import random
from functools import cache

import pytest

from k2bot.games.dungeon_twister.engine import Setup, apply, decisions, new_game, observe
from k2bot.games.dungeon_twister.engine.actions import End, Rotate
from k2bot.games.dungeon_twister.engine.planning import FARTHEST, preview
from k2bot.games.dungeon_twister.engine.undoing import undoes
from k2bot.games.dungeon_twister.pages import moves
from k2bot.games.dungeon_twister.players.choosing import choose
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from tests.games.dungeon_twister.engine.helpers.playing import TIMES
from tests.games.dungeon_twister.pages.dungeon import TALK
from tests.phrases import says

GAMES = 3 if TIMES == 1 else 24


def best_button(game, seat):
    """The first green button of a seat's turn, with its actions; None if there is none."""
    plan = preview(game, seat, ())
    for button in moves.suggestion_buttons(TALK, plan, suggestions(plan.seen)):
        return button, moves.read_suggestion(TALK, plan, button.argument.partition(" ")[2])
    return None


@cache
def suggested_game(number):
    """A game of one side by suggestions alone: whether it won, and the buttons it pressed.

    Each with its actions and the game before it. What isn't suggested, such as the action card, is chosen as
    by the easy level.
    """
    seat, pressed = number % 2, []
    game = new_game(Setup(), f"suggested {number}")
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    while game.result is None:
        decision = decisions(game)[0]
        is_own = decision.seat == seat and decision.kind in ("card", "act")
        if is_own and (best := best_button(game, seat)):
            pressed.append((game, *best))
            answer = best[1]
        elif is_own and decision.kind == "act":
            answer = (End(),)
        else:
            answer = choose(observe(game, decision.seat), decision, chance, level="easy")
            answer = answer[:1] if is_own else answer
        for action in answer:
            game = apply(game, decision.seat, action).game
    return game.result[0] == seat, pressed


def test_suggestions_alone_win_more_than_half_of_the_games_against_the_easy_level():
    won = [suggested_game(number)[0] for number in range(GAMES)]
    assert sum(won) > len(won) / 2, won


@pytest.mark.parametrize("number", range(GAMES))
def test_a_suggestion_that_undoes_the_last_turn_names_its_gain(number):
    for game, button, actions in suggested_game(number)[1]:
        if undoes(game, actions[-1]) and isinstance(actions[-1], Rotate):
            assert any(says(button.label, "dungeon-go-way", ap=ap) for ap in range(FARTHEST + 1)), (
                button.label
            )
