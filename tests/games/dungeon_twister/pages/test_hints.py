"""Hints: the strongest level's choice with a one-sentence reason and a button that plans it."""

import pytest

from k2bot.game.values import HINT
from k2bot.games import registry
from k2bot.games.dungeon_twister.engine import Phase, decisions, legal_actions
from k2bot.text import languages
from tests.games.dungeon_twister.engine.helpers.kit import hands
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.table import buttons
from tests.phrases import says

EXIT = "b.goblin U4, b.thief A5, y.troll K5, y.goblin B8"
PLACING = "b.warrior E3, y.thief 1, y.troll P3"
PLACED = {"phase": "place", "placing": [[0, "y.thief", 1]]}
FIGHT = "b.warrior G3, y.troll G4, b.thief G5, y.goblin V1"
HANDS = hands([0, 2, 2, 6], [0, 1])
CROWD = f"{PLACING}, y.goblin 1, y.wizard 1"
THREE = {"phase": "place", "placing": [[0, f"y.{kind}", 1] for kind in ("goblin", "thief", "wizard")]}
HINTS = {
    "a turn with its weightiest reason": (EXIT, {}, "move b.goblin V4; move b.thief A6; end", None),
    "what commits is not planned": (FIGHT, {}, "attack b.warrior y.troll", None),
    "all tokens but the last are planned": (
        CROWD, THREE, "place y.goblin G1; place y.thief G2; place y.wizard G3", None,
    ),
    "the last token hands them in": (PLACING, PLACED, "place y.thief G1", None),
    "the second token keeps the first": (
        CROWD, THREE, "place y.thief G2; place y.wizard G3", "place y.goblin G1",
    ),
    "a draw with the way to it": (EXIT, {"offer": 1, "vp": [0, 3]}, "draw", None),
    "what follows a card that is only planned": (
        EXIT, {"phase": "card", "ap": 0}, "move b.thief A6", "play 2; move b.goblin V4",
    ),
    "the end of the turn with what is lost": (EXIT, {}, "end", None),
    "the end of what is planned": (EXIT, {}, "end", "move b.thief A6"),
    "who jumps on its way out doesn't jump out of the maze": (
        "b.goblin S3, y.goblin V9", {}, "jump b.goblin S2 S1; move b.goblin T1 T2 U2 V2", None,
    ),
    "nor is the wall on a way out its last step": (
        "b.wallwalker T3, b.treasure T3, y.goblin V9", {},
        "wall b.wallwalker T2; move b.wallwalker U2 V2", None,
    ),
    "its button plans up to what reveals": (
        "b.warrior F3, b.thief A5, y.goblin V1", {"hidden": [1]},
        "move b.thief A6; reveal b.warrior 1; end", None,
    ),
    "nor beyond a rotation, which is final": (
        "b.mekanork D3, b.thief A5, y.goblin V1", {},
        "move b.thief A6; rotate b.mekanork 0 +1; move b.thief A7; end", None,
    ),
    "a rotation is first shown by its button": (
        "b.mekanork D3, b.thief A5, y.goblin V1", {}, "rotate b.mekanork 0 +1; move b.thief A6", None,
    ),
    "own objects alone are not placed by who reveals": (
        "b.warrior F3, y.goblin V1, b.rope 1", {"hidden": [1]}, "reveal b.warrior 1", None,
    ),
    "nor does the other side have any where all is of one's own": (
        "b.warrior F3, y.goblin V1, b.rope 1, b.wizard 1", {"hidden": [1]}, "reveal b.warrior 1", None,
    ),
    "both sides have tokens in a room": (
        "b.warrior F3, y.goblin V1, b.wizard 1, y.rope 1", {"hidden": [1]}, "reveal b.warrior 1", None,
    ),
    "a win is said first": (EXIT, {"vp": [3, 0]}, "move b.goblin V4", None),
    "also with its card": (EXIT, {"vp": [3, 0], "phase": "card", "ap": 0}, "play 2; move b.goblin V4", None),
    "but not one point short of it": (EXIT, {"vp": [2, 0]}, "move b.goblin V4", None),
    "the card of an attack with a sword on a wounded one": (
        f"{FIGHT}, b.sword G3", {"wounded": ["y.troll"]}, "lay 3", "attack b.warrior y.troll",
    ),
    "the card of an attack after a move": (
        FIGHT, {}, "lay 4", "move b.thief G6; attack b.warrior y.troll",
    ),
    "the card of a defence with few cards": (
        "b.warrior G3, y.troll G4",
        {"phase": "fight", "fight": ["y.troll", "b.warrior"], "turn": 1, "seats": HANDS}, "lay 0", None,
    ),
    "the card of an attack where played cards lie face down (41)": (
        FIGHT, {"setup": {"goal": [5, 5], "covered": True}, "seats": HANDS}, "lay 6",
        "attack b.warrior y.troll",
    ),
    "the card of a fight that no card decides": (
        "b.cleric G3, y.troll G4, y.sword G4, y.warrior F3, y.goblin G2",
        {"phase": "fight", "fight": ["y.troll", "b.cleric"], "turn": 1, "seats": HANDS}, "lay 0", None,
    ),
}  # fmt: skip


def hint(table, seat, answer, draft=None):
    """A hint's page, and the draft it makes."""
    page, taken = table.game.hint(table.state, seat, answer, table.people, draft)
    return f"{table.written(page)}\n=> {taken}"


@pytest.mark.parametrize(("stand", "changes", "answer", "draft"), HINTS.values(), ids=HINTS)
def test_hints_explain_the_recommended_action(stand, changes, answer, draft, snapshot):
    assert hint(Dungeon.at(stand, **changes), 0, answer, draft) == snapshot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("stand", "changes", "answer"),
    [
        (FIGHT, {}, "attack b.warrior y.troll"),
        (FIGHT, {}, "move b.thief G6; attack b.warrior y.troll"),
        (PLACING, PLACED, "place y.thief G1"),
    ],
)
def test_every_line_of_a_hint_starts_with_a_capital(stand, changes, answer, language):
    table = Dungeon.at(stand, **changes)
    page, _ = registry.made("dungeon", language).hint(table.state, 0, answer, table.people, None)
    told = [line for line in page.text.splitlines() if line.startswith("• ")]
    assert len(told) == len(answer.split("; "))
    assert [line for line in told if not line[2].isupper()] == []


@pytest.mark.parametrize(
    ("language", "stand", "placed", "told"),
    [
        ("fr", PLACING, "y.thief G1", " la Voleuse jaune "),
        (
            "pl",
            "b.warrior D3, y.sword 1, y.goblin F3",
            "y.sword K1",
            "nie jest dalej od postaci przeciwnika.",
        ),
    ],
    ids=["with its article", "where a colour stands for piece and player, the opponent instead"],
)
def test_how_a_reason_names_a_token(language, stand, placed, told):
    table = Dungeon.at(stand, phase="place", placing=[[0, placed.split()[0], 1]])
    page, _ = registry.made("dungeon", language).hint(table.state, 0, f"place {placed}", table.people, None)
    assert told in page.text


def test_setup_hints_say_that_the_choice_is_random(snapshot):
    table, read = Dungeon.begin(Dungeon.at(EXIT).game, 2), []
    assert "Hint" in labels(table.page(0, "team"))
    for seat in (0, 1):
        team = str(legal_actions(table.state, seat)[0])
        read.append(hint(table, seat, team))
        table.answer(seat, team)
    seat = decisions(table.state)[0].seat
    read.append(hint(table, seat, str(legal_actions(table.state, seat)[0])))
    assert read == snapshot
    assert "Hint" in labels(table.page(seat, "orders.hide"))


def test_planning_hidden_tokens_early_says_when_hints_become_available():
    """While teams are chosen and the opponent hides, but not once a plan is made."""
    table = Dungeon.begin(Dungeon.at(EXIT).game, 2)
    table.answer(0, str(legal_actions(table.state, 0)[0]))

    def told(seat):
        page = table.page(seat, "orders.hide")
        return "Hint" in labels(page), says(page.text, "dungeon-plan-hint")

    assert told(0) == (False, True)
    table.answer(1, str(legal_actions(table.state, 1)[0]))
    asked = decisions(table.state)[0].seat
    assert told(asked) == (True, False)
    assert told(1 - asked) == (False, True)
    table.use(1 - asked, "orders", "deal")
    assert told(1 - asked) == (False, False)
    table.use(1 - asked, "orders", "lay")
    assert told(1 - asked) == (False, False)


def test_hints_start_from_the_planned_state():
    """After a planned card and planned actions; a complete or invalid plan isn't followed."""
    table, draft = Dungeon.at(EXIT, phase="card", ap=0), "play 2; move b.goblin V4"
    planned = table.game.hint_state(table.state, 0, draft)
    assert (planned.phase, planned.ap) == (Phase.ACT, 1)
    for whole in (f"{draft}; end", "play 7", "nonsense", None):
        assert table.game.hint_state(table.state, 0, whole) is table.state


STEP, OUT = "move b.thief A6", "move b.goblin V4"
FOLLOWED = {
    "its button was used": (None, f"{STEP}; {OUT}; end", f"{STEP}; {OUT}", "end"),
    "some of it was planned by hand": (None, f"{STEP}; {OUT}; end", STEP, f"{OUT}; end"),
    "it was given after some actions": (STEP, f"{OUT}; end", f"{STEP}; {OUT}", "end"),
    "nothing is planned": (None, f"{STEP}; end", None, None),
    "something else is planned": (None, f"{STEP}; {OUT}; end", OUT, None),
    "more than it is planned": (None, f"{STEP}; end", f"{STEP}; {OUT}", None),
    "less is planned than when it was given": (f"{STEP}; {OUT}", "end", STEP, None),
    "it was given after what isn't possible": ("play 7", f"{STEP}; end", STEP, "end"),
    "the plan isn't possible": (None, f"{STEP}; end", f"{OUT}; {OUT}", None),
    "it was to accept a draw": (None, "draw", STEP, None),
}


@pytest.mark.parametrize(("before", "answer", "draft", "rest"), FOLLOWED.values(), ids=FOLLOWED)
def test_following_a_hint_offers_the_rest_of_its_plan(before, answer, draft, rest):
    table = Dungeon.at(EXIT)
    assert table.game.hint_rest(table.state, 0, before, answer, draft) == rest
    if rest is not None:
        page, _ = table.game.hint(table.state, 0, rest, table.people, draft)
        assert page.text


FIGHTING = "move b.thief G6; attack b.warrior y.troll"
"""A plan that ends with an attack, so its combat card is next."""


@pytest.mark.parametrize(
    ("before", "answer", "draft"),
    [(None, FIGHTING, FIGHTING), (FIGHTING, "lay 2", "move b.thief G6")],
    ids=["a hint to attack, then for its card", "a hint for a card, then for the turn"],
)
def test_hints_for_an_attack_and_for_its_card_are_separate(before, answer, draft):
    table = Dungeon.at(FIGHT)
    assert table.game.hint_rest(table.state, 0, before, answer, draft) is None


@pytest.mark.parametrize("planned", [None, "move b.thief A6"])
def test_the_button_of_an_end_turn_hint_plays_the_plan_without_asking(planned):
    table = Dungeon.at(EXIT, draft=planned)
    page, _ = table.game.hint(table.state, 0, "end", table.people, planned)
    table.press(0, page, labels(page)[0])
    assert table.inputs == [(0, f"{planned}; end" if planned else "end")]


# ------------------------------------------------------------------------------------------------ fights


ATTACKED = "attack.b.warrior.y.troll"


def about(page):
    """What a page's hint is about."""
    (argument,) = [button.argument for button in buttons(page) if button.verb == HINT]
    return argument


def fought(table, draft=None, *, about):
    """The draft a hint builds on, with the phase and decisions after it."""
    followed = table.game.hint_draft(table.state, 0, draft, about)
    state = table.game.hint_state(table.state, 0, followed)
    return followed, state.phase, [(one.seat, one.kind) for one in decisions(state)]


@pytest.mark.parametrize("planned", [(), ("move b.thief G6",)])
def test_a_hint_before_an_attack_suggests_and_plays_its_card(planned):
    """It changes no draft, since an attack can't be undone; a button leads back."""
    draft, begun = "; ".join(planned) or None, "; ".join((*planned, "attack b.warrior y.troll"))
    table = Dungeon.at(FIGHT, draft=draft)
    assert about(table.page(0, "turn")) == ""
    asked = about(table.page(0, ATTACKED))
    assert fought(table, draft, about=asked) == (begun, Phase.FIGHT, [(0, "lay"), (1, "lay")])
    page, taken = table.game.hint(table.state, 0, "lay 4", table.people, begun)
    assert taken is None
    card, back = buttons(page)
    assert back.argument == ATTACKED
    table.press(0, page, card.label)
    assert table.inputs == [(0, f"{begun}; lay 4")]


@pytest.mark.parametrize(
    "outdated", ["", "1 b.warrior y.troll", "0 b.warrior y.goblin", "0 b.nobody y.troll", "0", "x y z"]
)
def test_hints_about_impossible_attacks_fall_back_to_the_turn(outdated):
    table = Dungeon.at(FIGHT)
    assert fought(table, about=outdated) == (None, Phase.ACT, [(0, "act")])
