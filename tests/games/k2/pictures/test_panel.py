"""The table below the mountain: the order of the day, who has acted, what everybody has."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import panel
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Pattern, Plate, Text
from tools.k2 import samples, scenes

if TYPE_CHECKING:
    from k2bot.games.k2.engine.view import Observation

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
DEAD = Climber(None, 0, 1)


def table(players: int = 5, **told: object) -> Observation:
    """A day of five players, Cid (seat 2) first and Eve (seat 4) on turn; Bob has lost both climbers."""
    people = [(Climber("b1", 4, 3), Climber("a1", 2, 1))] * players
    if players == 5:
        people[1] = (DEAD, DEAD)
    rule = {"day": 4, "phase": Phase.ACTIONS, "first": 2 % players, "turn": 4 % players} | told
    return samples.position(people, **rule)


def rows(seen: Observation) -> list[list[str]]:
    """The texts of every row from the left, from the top."""
    box = Box(0, 0, theme.WIDTH, panel.height(seen))
    texts = [shape for shape in panel.table(seen, scenes.writing(NAMES), box) if isinstance(shape, Text)]
    start, tall = 74, (panel.height(seen) - 82) / len(seen.seats)
    found: list[list[str]] = [[] for _ in seen.seats]
    for text in sorted(texts, key=lambda text: text.box.left):
        if text.box.centre[1] > start:
            found[int((text.box.centre[1] - start) / tall)].append(text.text)
    return found


def test_players_stand_in_the_order_of_the_day() -> None:
    seen = table()
    assert panel.order(seen) == (2, 3, 4, 0, 1)
    assert [panel.part_of(seen, seat) for seat in panel.order(seen)] == ["done", "done", "now", "next", "out"]
    assert [next(text for text in row if text in NAMES) for row in rows(seen)] == [
        "Cid", "Dan", "Eve", "Ann", "Bob",
    ]  # fmt: skip
    assert rows(seen)[3][0] == "4"
    assert "both died" in rows(seen)[4]


def test_while_cards_are_chosen_everybody_has_a_number_and_at_night_nobody() -> None:
    morning = table(phase=Phase.SELECTION, turn=None)
    assert [row[0] for row in rows(morning)[:4]] == ["1", "2", "3", "4"]
    night = table(phase=Phase.CHECK, turn=None)
    assert {panel.part_of(night, seat) for seat in (0, 2, 3, 4)} == {"done"}
    assert [row[0] for row in rows(night)[:4]] == ["Cid", "Dan", "Eve", "Ann"]


def shapes_of(seen: Observation, **asked: int) -> tuple[object, ...]:
    return panel.table(seen, scenes.writing(NAMES), Box(0, 0, theme.WIDTH, panel.height(seen)), **asked)


def lit(seen: Observation, **asked: int) -> list[int]:
    """The seats whose row is yellow."""
    bars = [
        shape.box.top
        for shape in shapes_of(seen, **asked)
        if isinstance(shape, Plate) and shape.fill == theme.TURN
    ]
    tall = (panel.height(seen) - 82) / len(seen.seats)
    return [panel.order(seen)[round((top - 74) / tall)] for top in bars]


def test_the_row_of_who_is_asked_is_lit_and_says_what_about() -> None:
    night = table(phase=Phase.CHECK, turn=None)
    assert not lit(night)
    sliding, dying = replace(night, slides=((3, "B"),)), replace(night, dying=((2, "A"),))
    assert (lit(sliding), lit(dying)) == ([3], [2])
    assert "slide?" in rows(sliding)[1]
    assert "rescue?" in rows(dying)[0]
    taking = table(phase=Phase.RISK, turn=0)
    assert lit(taking) == [0]
    assert "token?" in rows(taking)[3]
    assert lit(table()) == [4]
    assert lit(table(), asked=0) == [0]
    assert not [text for row in rows(table()) for text in row if text.endswith("?")]
    ringed = {text.text for text in shapes_of(night, asked=0) if isinstance(text, Text)}
    assert not [text for text in ringed if text.endswith("?")], "somebody is marked, but nobody asked"


def test_every_row_begins_with_its_players_colour_and_pattern() -> None:
    for seen in (table(), table(phase=Phase.CHECK, turn=None), table(1, phase=Phase.SELECTION, turn=None)):
        tall = (panel.height(seen) - 82) / len(seen.seats)
        found = {}
        for shape in shapes_of(seen):
            if (
                isinstance(shape, Pattern)
                and isinstance(shape.outline, Disc)
                and shape.outline.box.right < 80
            ):
                assert shape.name == theme.LIVERIES[panel.order(seen)[len(found)]].pattern
                found[round((shape.outline.box.centre[1] - 74) // tall)] = shape.outline.fill
        colours = [theme.LIVERIES[seat].colour for seat in panel.order(seen)]
        assert list(found.items()) == list(enumerate(colours))


def test_points_stand_on_dark_chips_apart_from_the_next_climber() -> None:
    seen = samples.position([(Climber("summit", 12, 10), Climber("b1", 10, 10))] * 4)
    shapes = shapes_of(seen)
    chips = [shape.box for shape in shapes if isinstance(shape, Plate) and shape.fill == theme.INK]
    for number in [shape for shape in shapes if isinstance(shape, Text) and shape.text == "10"]:
        assert any(box.holds(number.box) for box in chips) or number.fill == theme.WHITE
    letters = [shape.box for shape in shapes if isinstance(shape, Text) and shape.text == "B"]
    points = [box for box in chips if 480 < box.left < 560]
    assert len(points) == len(letters) == 4
    for letter, box in zip(letters, points, strict=True):
        assert letter.centre[0] - 30 - box.right >= 14


def test_the_rescue_cross_is_named_where_there_are_rescue_cards() -> None:
    bar = Box(0, 0, theme.WIDTH, 74)

    def named(seen: Observation) -> list[str]:
        return [shape.text for shape in shapes_of(seen) if isinstance(shape, Text) and bar.holds(shape.box)]

    plain = table()
    family = replace(plain, setup=replace(plain.setup, family=True))
    hand, deck = plain.seats[0].hand_size, plain.seats[0].deck_size
    tokens = [str(value) for value in sorted(plain.tokens_open)]
    bar_of_both = ["Risk", *tokens, f"+ {plain.tokens_pile_size}"]
    legend = ["points", "cost", "air"]
    assert named(plain) == [*bar_of_both, f"hand {hand}", f"deck {deck}", *legend]
    # With one more there is no room for the words, and signs stand for them.
    assert named(family) == [*bar_of_both, str(hand), str(deck), *legend, "rescue"]


def test_cards_left_are_those_of_who_still_plays() -> None:
    seen = table()
    out = replace(seen.seats[1], hand_size=5, deck_size=17)
    texts = [
        shape.text
        for shape in shapes_of(replace(seen, seats=(seen.seats[0], out, *seen.seats[2:])))
        if isinstance(shape, Text)
    ]
    assert {f"hand {seen.seats[0].hand_size}", f"deck {seen.seats[0].deck_size}"} <= set(texts)


def test_a_row_tells_spaces_levels_points_sum_and_token() -> None:
    seen = table(risk=(None, None, 1), rescue=(True,) * 5)
    assert rows(seen)[0] == ["Cid", "A", "b1", "4", "3", "B", "a1", "2", "1", "4", "1"]
    left = replace(seen, seats=(*seen.seats[:1], replace(seen.seats[1], resigned=True), *seen.seats[2:]))
    assert "has left" in rows(left)[4]


def test_levels_above_six_and_the_points_of_the_summit_have_room() -> None:
    """12: a level may pass 6 until the night."""
    seen = samples.position([(Climber("summit", 12, 10), Climber("b1", 10, 10))] * 4)
    assert rows(seen)[0][-7:-1] == ["12", "10", "B", "b1", "10", "10"]


def test_the_summit_is_a_flag_and_the_base_camp_a_word() -> None:
    seen = samples.position([(Climber("summit", 3, 10), Climber("base", 3, 1))])
    (row,) = rows(seen)
    assert row[row.index("A") :] == ["A", "3", "10", "B", "Base", "3", "1", "11"]
    other = samples.position([(Climber("d1", 3, 10), Climber("base", 3, 1))])
    drawn = set(map(repr, shapes_of(seen))) - set(map(repr, shapes_of(other)))
    assert any(shape.startswith("Polygon") for shape in drawn), "the flag"


def test_alone_there_is_no_order() -> None:
    assert rows(table(1, phase=Phase.SELECTION, turn=None))[0][0] == "Ann"


def test_who_has_chosen_is_ticked() -> None:
    seen = table(3, phase=Phase.SELECTION, turn=None)
    chosen = replace(seen, seats=(replace(seen.seats[0], has_committed=True), *seen.seats[1:]))
    box = Box(0, 0, theme.WIDTH, panel.height(seen))
    before, after = (panel.table(one, scenes.writing(NAMES), box) for one in (seen, chosen))
    added = [shape for shape in after if shape not in before]
    row = next(number for number, seat in enumerate(panel.order(seen)) if seat == 0)
    assert added
    assert all(
        74 + 88 * row <= shape.box.top < 74 + 88 * (row + 1) for shape in added if hasattr(shape, "box")
    )


@pytest.mark.parametrize(("players", "most"), [(1, 1500), (3, 1680), (5, 1760)])
def test_the_whole_board_is_not_tall(players: int, most: int) -> None:
    scene = scenes.board(samples.middle(players), samples.NAMES[:players])
    assert scene.height <= most
    assert scene.frame.holds(Box.over(shape.box for shape in scene.shapes if isinstance(shape, Plate | Text)))
