"""The contract finds faults: the host tests' small games, each with one fault."""

from dataclasses import replace
from functools import partial
from itertools import count

import pytest

from k2bot.game.values import (
    NO_PREPARATION,
    AnswerSource,
    Button,
    HostButton,
    LateAnswer,
    Option,
    Picture,
    Placement,
    Reply,
)
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Disc, Scene
from k2bot.thinking.question import Question
from tests.host import subjects
from tests.host.heap_game import HeapGame
from tests.host.tiny_game import DailyGame, TinyGame
from tests.kit.contract import checks_of
from tests.kit.playing import DeadEndError, played
from tests.kit.subject import Subject

TIMES = count()


class SameStamp(HeapGame):
    """Buttons of an earlier move stay valid for a later one."""

    def stamp(self, state, seat):
        return super().stamp(state, seat) and "move"

    def _buttons(self, state):
        return tuple(replace(button, stamp="move") for button in super()._buttons(state))


def with_page(changed):
    """The game with its pages changed."""

    class Other(HeapGame):
        def page(self, *asked, **told):
            return changed(super().page(*asked, **told))

    return Other


LongText = with_page(lambda page: replace(page, text="x" * 2001))
Restless = with_page(lambda page: replace(page, text=f"Read {next(TIMES)} times."))
Mute = with_page(lambda page: replace(page, rows=()))
"""The player to move finds no button."""


class Kind(HeapGame):
    """Takes any invalid answer as 1."""

    def apply(self, state, seat, answer):
        return super().apply(state, seat, answer if answer in {"1", "2"} else "1")


def with_button(button):
    """The game with one more button on its page."""
    return with_page(lambda page: replace(page, rows=(*page.rows, (button,))))


class Rude(HeapGame):
    """Pings players it isn't waiting for."""

    def compose(self, *asked):
        return replace(super().compose(*asked), pings=(0, 1))


class EditedBefore(HeapGame):
    def announce(self, before, step, pace):
        return tuple(replace(one, edit=True) for one in super().announce(before, step, pace))


class NoLoser(HeapGame):
    def placements(self, state):
        return (Placement(0, 1),)


class KeyOfTheHosts(HeapGame):
    options = (*HeapGame.options, Option("posts", "Posts", "No key of a game's", (("1", "one"),), "1"))


def scene(state, width=100):
    return Scene(width, 100, theme.INK, (Disc(Box.from_corner(0, 0, 90, 10 * state.left), theme.HIGHLIGHT),))


def drawn(state, **size):
    return paint.draw(scene(state, **size))


class Wide(HeapGame):
    """Its pictures are wider than their frame."""

    def page(self, state, *asked, **told):
        page = super().page(state, *asked, **told)
        draw = partial(drawn, state, width=50)
        return replace(page, pictures=(Picture(f"heap-{state.left}", "heap.webp", "a heap", draw),))


class OneKey(HeapGame):
    """All pictures share one key."""

    def page(self, state, *asked, **told):
        shown = Picture("heap", "heap.webp", "a heap", partial(drawn, state))
        return replace(super().page(state, *asked, **told), pictures=(shown,))


class AtHome(HeapGame):
    """Draws pictures with a lambda, which other processes can't load."""

    def page(self, state, *asked, **told):
        shown = Picture(f"heap-{state.left}", "heap.webp", "a heap", lambda: drawn(state))
        return replace(super().page(state, *asked, **told), pictures=(shown,))


class Gossip(TinyGame):
    """Shows secret choices to everybody, computers included."""

    def page(self, state, *asked, **told):
        page = super().page(state, *asked, **told)
        return replace(page, text=f"{page.text} {state.choices}")

    def question(self, state, *asked, **prepared):
        question = super().question(state, *asked, **prepared)
        return Question(first, (*question.facts, state.choices))


def first(answer, *_told):
    return answer


class Weak(TinyGame):
    """Its computers give illegal answers."""

    def question(self, *asked, **prepared):
        return Question(str, (9,))


class Ambitious(TinyGame):
    """A level that it doesn't know becomes the strongest."""

    def question(self, state, seat, level, *asked, **prepared):
        known = level if level in dict(self.levels) else "strong"
        return super().question(state, seat, known, *asked, **prepared)


class Circle(HeapGame):
    """Its buttons lead in circles."""

    def on_press(self, *asked, **told):
        return Reply("heap")


class Hollow(HeapGame):
    """Claims to have films but has none."""

    films = True


class Shy(HeapGame):
    """Declares part of the review group only."""

    least_loss = 1.0


def subject(game, **changes):
    size = {"size": "5"} if issubclass(game, HeapGame) else {}
    return Subject("faulty", game, ((2, size),), **changes)


def found(own, name):
    """Whether the check of that name finds a fault in the first playouts."""
    (check,) = (check for check in checks_of(own) if check.__name__ == name)
    return any(fault for number in range(4) for fault in check(own, played(own, number)))


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (SameStamp, "players_to_move_have_unique_stamps"),
        (LongText, "pages_fit_into_messages"),
        (Restless, "pages_are_pure"),
        (Kind, "bad_input_is_refused"),
        (with_button(Button("take", "Other", "1", "late")), "page_controls_have_current_stamps"),
        (with_button(HostButton("cancel", "No game's to place")), "controls_are_the_games_own"),
        (Rude, "posts_follow_one_another"),
        (EditedBefore, "posts_follow_one_another"),
        (NoLoser, "finished_games_rank_every_seat"),
        (KeyOfTheHosts, "names_and_options"),
        (OneKey, "equal_picture_keys_give_equal_files"),
        (AtHome, "equal_picture_keys_give_equal_files"),
        (Weak, "computers_give_legal_answers_from_facts_alone"),
        (Ambitious, "unknown_levels_are_the_weakest"),
        (Hollow, "groups_are_whole"),
        (Shy, "groups_are_whole"),
    ],
)
def test_each_fault_is_found_by_its_check(game, check):
    """Without these faults, the same games meet the contract."""
    assert found(subject(game), check)


def test_a_shape_beyond_the_edge_of_the_picture_is_detected():
    assert found(subject(Wide), "pictures_are_legible")


@pytest.mark.parametrize("check", ["secrets_stay_secret", "computers_give_legal_answers_from_facts_alone"])
def test_a_leaked_secret_is_detected(check):
    assert found(subject(Gossip, otherwise=subjects.otherwise), check)


class Unsettled(DailyGame):
    def daily_options(self, number):
        return {"rounds": str(number)}


class Wordy(DailyGame):
    def daily_marks(self, steps):
        return "three rounds"


def test_unplayable_daily_games_and_wordy_daily_marks_are_detected():
    check = "daily_games_can_be_played"
    assert not found(Subject("daily", DailyGame, ((1, {"rounds": "1"}),)), check)
    for game in (Unsettled, Wordy):
        assert found(Subject("daily", game, ((1, {"rounds": "1"}),)), check), game


class Forgetful(TinyGame):
    """Ignores the drafts of late players."""

    def late_answer(self, state, seat, prepared):
        choosing = state.phase == "choose" and seat in self.waiting(state)
        return LateAnswer("1") if choosing else super().late_answer(state, seat, NO_PREPARATION)


class Headstrong(TinyGame):
    """Its computers ignore what the player drafted."""

    def question(self, *asked, **named):
        return super().question(*asked, **named | {"prepared": NO_PREPARATION})


class Unfinished(TinyGame):
    """Treats half a draft as a complete one."""

    def late_answer(self, state, seat, prepared):
        late = super().late_answer(state, seat, prepared)
        return late and replace(late, answer="3", source=AnswerSource.DRAFT)


@pytest.mark.parametrize("game", [Forgetful, Headstrong, Unfinished])
def test_a_draft_that_is_not_played_is_detected(game):
    whole = Subject("draft_stamp", game, ((2, {"rounds": "1"}),), keeps=subjects.keeps)
    drafts_are_played = "drafts_are_played_for_late_players"
    assert found(whole, drafts_are_played)
    assert found(replace(whole, make=TinyGame, keeps=None), drafts_are_played), "nothing to go by"


class Blabber(TinyGame):
    """Names a step after a choice that is still secret."""

    def step_name(self, before, seat, answer, step, people):
        return f"the {answer}"


def test_a_step_name_that_reveals_a_secret_is_detected():
    assert found(Subject("naming", Blabber, ((2, {"rounds": "2"}),)), "steps_have_names")


class Taciturn(TinyGame):
    """Its exercises keep their text to themselves."""

    def exercise(self, answers, learner):
        return replace(super().exercise(answers, learner), asking=frozenset({""}))


class Lengthy(TinyGame):
    """Takes an hour to teach."""

    def exercise(self, answers, learner):
        exercise = super().exercise(answers, learner)
        return replace(exercise, text=f"{exercise.text} {'You will see. ' * 1000}")


@pytest.mark.parametrize(
    ("game", "check"), [(Taciturn, "lessons_are_shown"), (Lengthy, "courses_take_a_few_minutes")]
)
def test_a_lesson_that_is_hidden_or_too_long_is_detected(game, check):
    taught = Subject("course", TinyGame, ((2, {"rounds": "1"}),))
    assert not found(taught, check)
    assert found(replace(taught, make=game), check)


@pytest.mark.parametrize("game", [Mute, Circle])
def test_a_dead_end_is_detected(game):
    with pytest.raises(DeadEndError, match="no control answers"):
        played(subject(game), 0)
