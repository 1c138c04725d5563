"""Private pages keep up with the game by themselves, and lead on where they no longer can."""

from __future__ import annotations

import pytest

from k2bot.host.discord import live, panels
from k2bot.host.game import Button, Page, Style

EDITS = r"/webhooks/.*/messages/@original"


async def watching(world):
    """Ann has chosen, and sees what goes on."""
    await world.begin("bob")
    await world.press("ann", "My hand")
    await world.press("ann", "1")
    await world.press("ann", "Commit")
    shown = await world.click_again("ann", world.panels["ann"], "g|1|p||open|now")
    assert shown.response.content == "Now: choose, waiting for bob"
    return shown.response


async def test_a_page_about_what_goes_on_now_follows_the_game(world):
    page = await watching(world)
    await world.commit("bob", 2)
    assert page.content == "Now: turn, waiting for bob"


async def test_it_is_left_alone_once_its_reader_has_turned_to_another_page(world):
    page = await watching(world)
    await world.click_again("ann", page, "g|1|p||open|board")
    before = page.content
    await world.commit("bob", 2)
    assert page.content == before


async def test_it_is_edited_no_more_than_its_reader_is_shown_something_else(world):
    await watching(world)
    before = len(world.calls("PATCH", EDITS))
    table = world.table
    world.bot.live.wake(table)
    await world.env.settle()
    assert len(world.calls("PATCH", EDITS)) == before, "nothing has changed"


async def test_of_several_pages_the_newest_is_followed(world):
    first = await watching(world)
    second = await world.click_again("ann", world.post, "g|1|o||open|now")
    await world.env.settle()
    await world.commit("bob", 2)
    assert first.content == "Now: choose, waiting for bob"
    assert second.response.content == "Now: turn, waiting for bob"


async def test_when_its_time_is_over_it_is_forgotten(world, monkeypatch):
    monkeypatch.setattr(live, "TOKEN", -1.0)
    page = await watching(world)
    await world.commit("bob", 2)
    assert page.content == "Now: choose, waiting for bob"
    assert world.bot.live._shown == {}


async def test_one_that_was_put_away_is_forgotten_and_harms_nobody(world):
    await watching(world)
    world.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10008)
    await world.bot.tables.get(1).page(world.bob.id, "hand")
    world.bot.live.wake(world.table)
    await world.env.settle()
    world.env.backend.faults.clear()
    await world.commit("bob", 2)
    assert world.table.state.phase == "turn"


async def test_a_button_can_open_its_page_below_all_others(world):
    page = await watching(world)
    await world.commit("bob", 2)
    result = await world.ann.click(page, custom_id=world.ids(page)["Go on"])
    assert result.response.id != page.id
    assert result.response.ephemeral


class Clock:
    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


DANGER = Page("Sure?", rows=((Button("sure", "Yes", style=Style.DANGER),),))


def test_a_dangerous_button_counts_from_a_second_after_it_appeared():
    clock = Clock()
    known = panels.Panels(clock)
    assert not known.startled(7)
    known.appeared(7, DANGER)
    known.appeared(8, Page("Nothing to fear", rows=((Button("go", "Go"),),)))
    assert (known.startled(7), known.startled(8)) == (True, False)
    clock.now += panels.STARTLE - 0.01
    assert known.startled(7)
    clock.now += 0.02
    assert not known.startled(7)


@pytest.mark.parametrize("startle", [0.0, 3600.0])
async def test_the_second_half_of_a_double_tap_leaves_no_game(world, monkeypatch, startle):
    monkeypatch.setattr(panels, "STARTLE", startle)
    await world.begin("bob")
    asked = await world.slash("ann", "resign")
    result = await world.ann.click(asked, custom_id=world.ids(asked)["Leave the game"])
    assert result.acknowledged
    assert world.table.state.gone == ((True, False) if startle == 0.0 else (False, False))
    shown = "You have left" if startle == 0.0 else "Do you really"
    assert shown in asked.content


async def test_only_what_is_dangerous_is_held_back(world, monkeypatch):
    monkeypatch.setattr(panels, "STARTLE", 3600.0)
    await world.begin("bob")
    asked = await world.slash("ann", "resign")
    await world.ann.click(asked, custom_id=world.ids(asked)["No, play on"])
    assert asked.content == "Nothing has changed."


def test_refusals_are_found_again_for_a_while_and_not_without_bound():
    clock = Clock()
    known = panels.Panels(clock)
    for number in range(panels.MOST + 5):
        known.refused(1, number, f"refusal {number}")
    assert known.refusal(1, 0) is None
    assert known.refusal(1, panels.MOST) == f"refusal {panels.MOST}"
    assert known.refusal(2, panels.MOST) is None
    clock.now += panels.REMEMBERED + 1
    assert known.refusal(1, panels.MOST) is None
