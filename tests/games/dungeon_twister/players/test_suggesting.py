"""Suggested moves: their aims and limits."""

import random

import pytest

from k2bot.games.dungeon_twister.engine.actions import Move, Rotate
from k2bot.games.dungeon_twister.engine.board import Board, handlings, load_after
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, IS_CHARACTER, KIND
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.squares import SLOTS, SQUARES
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages.moves import is_exit_for
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tests.games.dungeon_twister.engine.helpers.playing import TIMES, played
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.kit.table import buttons
from tests.phrases import says

SEEDS = (5, 13) if TIMES == 1 else range(2 * TIMES)
"""Games in which earlier suggestions dropped an object; ``make fuzz`` plays more."""


def moves_of(state):
    """Each suggested move with the observation before it, and the one after its whole suggestion."""
    begun = preview(state, state.active_seat, ())
    for actions in (one.actions for one in suggestions(begun.seen)):
        for number, action in enumerate(actions):
            if isinstance(action, Move):
                yield begun.preview_other(actions[:number]).seen, action, begun.preview_other(actions).seen


def can_use(token, thing):
    """Whether a character has a use for a thing."""
    return IS_CHARACTER[thing] or KIND[thing] != "wand" or KIND[token] == "wizard"


def is_used(seen, thing):
    """Whether anybody still in the game can use a thing."""
    return any(can_use(token, thing) for token in ALL_CHARACTERS if seen.places[token] < SQUARES + SLOTS)


def leaving(seed, share):
    """Suggested moves in some states of a random game that drop something and don't win."""
    chance = random.Random(seed)  # noqa: S311 - not cryptographic
    for state in (one.before for one in played(seed)):
        if state.phase is not Phase.ACT or chance.random() > share:
            continue
        for before, move, after in moves_of(state):
            token, board = BY_NAME[move.character], Board(before)
            handled = handlings(board, token, move.path)[0]
            left = [
                BY_NAME[name]
                for name, taken in {one.token: one.taken for one in handled}.items()
                if not taken
            ]
            if left and after.result is None:
                yield before, move, left, load_after(board.load(token), handled)


@pytest.mark.parametrize("seed", SEEDS)
def test_suggestions_never_leave_a_wounded_friend_or_swap_for_useless_objects(seed):
    """A wounded friend; or a thing for another one that the character, or anybody at all, can't use."""
    for before, move, left, held in leaving(seed, 0.05):
        token = BY_NAME[move.character]
        assert not [one for one in left if IS_CHARACTER[one]], move
        if held is not None and not is_exit_for(move.character, move.end):
            assert can_use(token, held) or not any(can_use(token, thing) for thing in left), move
            assert is_used(before, held) or not any(is_used(before, thing) for thing in left), move


HURT = {"wounded": ["b.goblin"]}
RESCUES = {
    "the Cleric fetches a friend beside the enemy, and leaves the wand": (
        "b.cleric J2, b.goblin I3, b.wand I3, y.troll H3, b.mekanork A4",
        "move b.cleric I2 I3 take b.goblin I2 J2",
    ),
    "a friend is fetched and brought nearer to the Cleric": (
        "b.thief J4, b.goblin I3, y.troll H3, b.cleric G3",
        "move b.thief I4 I3 take b.goblin I4 I5 H5",
    ),
    "one who carries a friend takes it away from the enemy, not a wand instead": (
        "b.warrior I3, b.goblin I3, y.troll H3, b.wand J3",
        "move b.warrior I4 J4 J5",
    ),
    "the Cleric comes to heal": (
        "b.cleric K4, b.goblin J6, y.troll V3, b.wand J2",
        "move b.cleric K5 K6",
    ),
}


@pytest.mark.parametrize(("stand", "best"), RESCUES.values(), ids=RESCUES)
def test_a_wounded_friend_is_brought_to_safety_first(stand, best):
    found = suggestions(observe(set_up(f"{stand}, y.goblin V1", **HURT), 0))
    assert str(found[0].actions[0]) == best


@pytest.mark.parametrize("carried", ["b.troll K1, b.sword K1", "b.thief K1, b.rope K1"])
def test_suggestions_never_swap_a_load_for_a_wand_without_a_wizard(carried):
    """Not even a thief's rope, which someone else could use."""
    found = suggestions(observe(set_up(f"{carried}, y.wand K2, y.goblin V1"), 0))
    assert "K2" not in [one.actions[0].end for one in found if isinstance(one.actions[0], Move)]


def test_suggestions_save_jump_cards_if_walking_out_is_as_fast():
    """The troll stands beside a pit with its exit behind."""
    state = set_up(
        "b.troll S7, y.goblin V1",
        ap=3,
        rooms=["1L", "4L", "4R", "1R", "2L", "3R", "3L", "2R"],
        rotations=dict(enumerate([3, 1, 0, 2, 0, 2, 2, 1])),
    )
    (out,) = [one.actions for one in suggestions(observe(state, 0)) if one.actions[1:]]
    assert [type(action) for action in out] == [Move, Move, Move]


def test_a_suggested_rescue_is_planned_exactly_as_offered():
    """Its button identifies which way to the square it means."""
    stand, best = RESCUES["a friend is fetched and brought nearer to the Cleric"]
    table = Dungeon.at(f"{stand}, y.goblin V1", **HURT)
    table.press(0, table.page(0, "turn"), "suggest")
    assert table.draft(0) == best


@pytest.mark.parametrize(
    ("stand", "said"),
    [
        (RESCUES["one who carries a friend takes it away from the enemy, not a wand instead"][0], "along"),
        (RESCUES["the Cleric comes to heal"][0], "tends"),
        ("b.cleric A1, b.goblin B3", "nearer"),
    ],
)
def test_every_suggestion_names_its_purpose(stand, said):
    """Rescues and healing aren't described as coming closer to the exit."""
    page = Dungeon.at(f"{stand}, y.goblin V1", **(HURT if said != "nearer" else {})).page(0, "turn")
    label = next(button.label for button in buttons(page) if button.verb == "suggest")
    assert says(label, f"dungeon-go-{said}")  # words: dungeon-go-*


@pytest.mark.parametrize(
    ("stand", "wounded", "deed", "good"),
    [
        ("b.cleric G3, b.thief G4", ["b.thief"], "heal b.cleric b.thief", True),
        ("b.cleric G3, y.troll G4", ["y.troll"], "heal b.cleric y.troll", False),
        ("b.goblin R5, b.potion R5", [], "drink b.goblin", True),
        ("b.goblin A5, b.potion A5", [], "drink b.goblin", False),
    ],
    ids=["healing a friend", "healing an enemy", "a potion on the way out", "a potion without a use yet"],
)
def test_healing_and_drinking_are_suggested_only_if_they_help(stand, wounded, deed, good):
    seen = observe(set_up(f"{stand}, b.wizard A9, y.goblin V9", wounded=wounded, ap=1), 0)
    (gain,) = (one.gain for one in suggestions(seen) if str(one.last) == deed)
    assert (gain > 0) is good


@pytest.mark.parametrize(
    ("more", "less", "wounded"),
    [
        ("b.thief C4, y.warrior C3, y.goblin C3", "b.thief C4, y.warrior C3, y.goblin V9", ["y.goblin"]),
        ("b.thief C4, y.warrior C3, b.goblin A9", "b.thief C4, y.warrior C3, b.goblin C4", ["b.goblin"]),
        ("b.thief F1, b.rope F1, y.warrior G1", "b.thief F1, y.warrior G1", []),
    ],
    ids=["an enemy carries somebody", "nobody is carried into it", "a Thief on a pit has a rope"],
)
def test_an_attack_is_worth_more_if(more, less, wounded):
    gains = []
    for stand in (more, less):
        seen = observe(set_up(f"{stand}, b.wizard A5, y.troll P3", wounded=wounded), 0)
        gains += [one.gain for one in suggestions(seen) if str(one.last) == "attack b.thief y.warrior"]
    assert gains[0] > gains[1]


def test_no_two_buttons_offer_the_same_rotation():
    """Neither from its own gear and its twin's, nor beside the selected character's same rotation."""
    table = Dungeon.at("b.goblin D3, b.thief J5, y.goblin V1")
    for page in ("turn", "turn.b.goblin", "turn.b.thief"):
        rotations = [
            button.argument.split(" rotate ")[1].split()[1:]
            for button in buttons(table.page(0, page))
            if " rotate " in button.argument
        ]
        assert rotations
        assert len(rotations) == len({*map(tuple, rotations)}), page


def test_the_best_rotation_of_each_character_names_whose_way_it_changes():
    """Not only the best overall, which may be one character's: each can have a button."""
    tokens = "b.mekanork D3, b.thief J5, b.goblin C3, y.thief K5, y.goblin V1"
    best = {}
    for one in suggestions(observe(set_up(tokens), 0)):
        if isinstance(one.last, Rotate) and one.gain > 0:
            best.setdefault(one.last.character, one.affected_character)
    assert set(best) == {"b.mekanork", "b.thief"}
    assert all(best.values())


@pytest.mark.parametrize("stand", ["b.thief A5, b.goblin A2", "y.thief V5, y.goblin V2"])
def test_moves_along_the_own_starting_line_bring_nobody_closer_to_the_exit(stand):
    """Only guesses about hidden rooms make these squares differ."""
    seat = 0 if stand.startswith("b") else 1
    line = "AV"[seat]
    other = "y.goblin V1" if seat == 0 else "b.goblin A1"
    for hidden in ([0, 4], [1, 5], [3, 7], []):
        seen = observe(set_up(f"{stand}, {other}", hidden=hidden, turn=seat), seat)
        along = [
            (one.gain, one.aim)
            for one in suggestions(seen)
            if isinstance(one.last, Move) and one.last.end[0] == line
        ]
        assert along
        assert all(gain <= 0 or aim != "nearer" for gain, aim in along)
