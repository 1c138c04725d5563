"""The contract finds what it is there for: tic-tac-toe with one fault at a time."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

import pytest

from k2bot.game.values import (
    NO_PREPARATION,
    AnswerSource,
    Button,
    HostButton,
    LateAnswer,
    Option,
    Placement,
    Reply,
)
from k2bot.text.words import Words
from tests.host import subjects
from tests.host.tiny_game import TinyGame
from tests.kit import tic_tac_toe
from tests.kit.contract import checks_of
from tests.kit.playing import DeadEndError, played
from tests.kit.subject import Subject
from tests.kit.tic_tac_toe.hosted import TicTacToe

TIMES = count()


class SameStamp(TicTacToe):
    """Buttons of an earlier move count for a later one."""

    def page(self, state, *asked):
        page = super().page(state, *asked)
        rows = (tuple(replace(b, stamp="move") for b in row) for row in page.rows)
        return replace(page, rows=tuple(rows))

    def stamp(self, state, seat):
        return "move" if seat == state.turn else None


class LongText(TicTacToe):
    def page(self, *asked):
        return replace(super().page(*asked), text="x" * 2001)


class Restless(TicTacToe):
    def page(self, *asked):
        return replace(super().page(*asked), text=f"Read {next(TIMES)} times.")


class Kind(TicTacToe):
    """It takes whatever is answered for the next free cell."""

    def apply(self, state, seat, answer):
        return super().apply(
            state, seat, answer if answer in map(str, range(9)) else str(min(state.free, default=0))
        )


class Stale(TicTacToe):
    def page(self, *asked):
        page = super().page(*asked)
        return replace(page, rows=(*page.rows, (Button("mark", "Other", "1", "late"),)))


class Poacher(TicTacToe):
    """Its own button is called as one of the host's is."""

    def page(self, *asked):
        page = super().page(*asked)
        return replace(page, rows=(*page.rows, (Button("swap", "Other mark"),)))


class Squatter(TicTacToe):
    """It has a button of the host's that is no game's to place."""

    def page(self, *asked):
        page = super().page(*asked)
        return replace(page, rows=(*page.rows, (HostButton("cancel", "Away with it"),)))


class Rude(TicTacToe):
    """It notifies whom it does not wait for."""

    def compose(self, *asked):
        return replace(super().compose(*asked), pings=(0, 1))


class EditedBefore(TicTacToe):
    def announce(self, before, step, pace):
        return tuple(replace(one, edit=True) for one in super().announce(before, step, pace))


class NoLoser(TicTacToe):
    def placements(self, state):
        return (Placement(0, 1),)


class TwoOfOneName(TicTacToe):
    options = (Option("posts", "Posts", "No key of a game's", (("1", "one"),), "1"),)


class OneKey(TicTacToe):
    """Every picture goes by the same key."""

    def page(self, *asked):
        page = super().page(*asked)
        (picture,) = page.pictures
        return replace(page, pictures=(replace(picture, key="board", name="board.webp"),))


class AtHome(TicTacToe):
    """Its pictures are drawn by what only this process has."""

    def page(self, *asked):
        page = super().page(*asked)
        (picture,) = page.pictures
        return replace(page, pictures=(replace(picture, draw=lambda: bytes(picture.draw())),))


class Gossip(TicTacToe):
    """Everybody reads what only the first one may know: here the second cell."""

    def page(self, state, seat, *asked):
        page = super().page(state, seat, *asked)
        return replace(page, text=f"{page.text} {state.cells[1]}")


class Weak(TicTacToe):
    """Its computers mark a cell that is marked already."""

    def question(self, *asked, **prepared):
        question = super().question(*asked, **prepared)
        return replace(question, think=worst)


def worst(board, level, seed):
    return next((str(cell) for cell, seat in enumerate(board.cells) if seat is not None), "9")


class Mute(TicTacToe):
    """A player who is asked finds no button."""

    def page(self, *asked):
        return replace(super().page(*asked), rows=())


class Circle(TicTacToe):
    """Its buttons lead round and round."""

    def on_press(self, *asked):
        return Reply("board")


class Hollow(TicTacToe):
    """It says that it has films, and has none."""

    films = True


class Shy(TicTacToe):
    """It can be reviewed, and says nothing of it."""

    least_loss = 1.0


def otherwise(state, seat):
    return (
        replace(state, cells=(state.cells[0], None, *state.cells[2:])) if state.cells[1] is not None else None
    )


def subject(game, **changes):
    return Subject("faulty", lambda: game(Words("en", tic_tac_toe.LOCALES)), **changes)


def found(own, name):
    """Whether the check of that name finds a fault in the first playouts."""
    (check,) = (check for check in checks_of(own) if check.__name__ == name)
    return any(fault for number in range(4) for fault in check(own, played(own, number)))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (SameStamp, "who_is_awaited_has_a_stamp_of_its_own"),
        (LongText, "pages_fit_into_messages"),
        (Restless, "pages_are_pure"),
        (Kind, "bad_input_is_refused"),
        (Stale, "controls_answer_what_is_asked_now"),
        (Poacher, "controls_are_the_games_own"),
        (Squatter, "controls_are_the_games_own"),
        (Rude, "posts_follow_one_another"),
        (EditedBefore, "posts_follow_one_another"),
        (NoLoser, "the_end_has_places_for_all"),
        (TwoOfOneName, "names_and_options"),
        (OneKey, "equal_keys_are_equal_pictures"),
        (AtHome, "equal_keys_are_equal_pictures"),
        (Weak, "computers_answer"),
        (Hollow, "groups_are_whole"),
        (Shy, "groups_are_whole"),
    ],
)
def test_a_fault_is_found_by_its_check(game, check):
    """Without it there is none: the game itself keeps the contract."""
    assert found(subject(game), check)


def test_a_picture_with_text_beyond_its_edge_is_found():
    def narrow(board):
        scene = tic_tac_toe.pictures.scene(board)
        return [replace(scene, width=scene.width // 2)]

    assert found(subject(TicTacToe, scenes=narrow), "scenes_can_be_read")


def test_a_secret_that_is_told_is_found():
    assert found(subject(Gossip, otherwise=otherwise), "secrets_stay_secret")
    assert found(subject(TicTacToe, otherwise=otherwise), "computers_answer"), "who are told all cells"


class Forgetful(TinyGame):
    """A late player has drafted for nothing."""

    def late_answer(self, state, seat, prepared):
        choosing = state.phase == "choose" and seat in self.waiting(state)
        return LateAnswer("1") if choosing else super().late_answer(state, seat, NO_PREPARATION)


class Headstrong(TinyGame):
    """Its computers choose what they like, whatever somebody has drafted."""

    def question(self, *asked, **named):
        return super().question(*asked, **named | {"prepared": NO_PREPARATION})


class Unfinished(TinyGame):
    """It takes half of a draft for all of it."""

    def late_answer(self, state, seat, prepared):
        late = super().late_answer(state, seat, prepared)
        return late and replace(late, answer="3", source=AnswerSource.DRAFT)


@pytest.mark.parametrize("game", [Forgetful, Headstrong, Unfinished])
def test_a_draft_that_is_not_played_is_found(game):
    whole = Subject("draft_stamp", game, ((2, {"rounds": "1"}),), keeps=subjects.keeps)
    assert found(whole, "what_is_drafted_counts")
    assert found(replace(whole, make=TinyGame, keeps=None), "what_is_drafted_counts"), "nothing to go by"


class Blabber(TinyGame):
    """It names a step by what was chosen, which nobody may know yet."""

    def step_name(self, before, seat, answer, step, people):
        return f"the {answer}"


class Personal(TinyGame):
    def step_name(self, before, seat, answer, step, people):
        return f"a choice of {people[seat].name}"


class Silent(TinyGame):
    def step_name(self, *asked):
        return ""


@pytest.mark.parametrize("game", [Blabber, Personal, Silent])
def test_a_step_that_is_named_badly_is_found(game):
    assert found(Subject("naming", game, ((2, {"rounds": "2"}),)), "steps_have_names")


@pytest.mark.parametrize("game", [Mute, Circle])
def test_a_dead_end_is_found(game):
    with pytest.raises(DeadEndError, match="no control answers"):
        played(subject(game), 0)
