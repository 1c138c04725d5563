"""The tiny game as people would play it: panels, refusals, a rematch, faults."""

import pytest

from k2bot.host.kernel.lobby import add_computer
from tests.phrases import START, phrase, says


async def test_a_panel_is_edited_in_place_without_resending_an_unchanged_picture(world):
    await world.begin("bob")
    hand = await world.press("ann", "My hand")
    (picture,) = hand.attachments
    before = len(world.env.http_requests)
    again = await world.press("ann", "2")
    assert [call.method for call in world.env.http_requests[before:]] == ["POST", "PATCH"]
    assert (again.id, [file.id for file in again.attachments]) == (hand.id, [picture.id])
    board = await world.press("ann", "Commit")
    assert (board.id, world.pictures(board)) == (hand.id, ["A picture of board"])


async def test_refused_presses_on_one_message_share_a_single_answer(world):
    """The answer disappears with the next successful press there."""
    await world.lobby("bob")
    post, before, adding = world.post, len(world.seen_by("bob")), "lobby-button-add-computer"
    answers = set()
    for label, refusal in (
        ("Join", "refusal-joined-already"),
        (START, "refusal-start-host-only"),
        (phrase(adding), "refusal-computers-host-only"),
    ):
        shown = await world.press("bob", label, post)
        assert says(shown, refusal)
        answers.add(shown.id)
    assert len(world.seen_by("bob")) == before, "in place of the line that they had joined"
    assert len(answers) == 1
    await world.click_again("cid", post, "l|1|leave")
    assert says(world.newest_private("cid"), "refusal-not-at-table")
    await world.start()
    for _ in range(3):
        await world.click_again("bob", world.posts()[1], "g|1|o|choose9|pick|1")
    assert "Now: choose" in world.newest_private("bob").content
    assert len(world.seen_by("bob")) == before + 1, "the next post, one answer about it"
    panel = await world.press("ann", "My hand")
    page = panel.content
    assert "Pick a number first" in (await world.press("ann", "Commit")).content
    assert panel.content == page
    await world.press("ann", "1", panel)
    assert "picked 1" in panel.content
    assert world.newest_private("ann").id == panel.id


async def test_the_lobbys_cancel_button_asks_first_after_the_start(world):
    await world.lobby("bob")
    lobby = world.post
    await world.start()
    refused = await world.click_again("bob", lobby, "l|1|cancel")
    assert says(refused.response, "refusal-cancel-host-only", host="ann")
    asked = (await world.click_again("ann", lobby, "l|1|cancel")).response
    assert says(asked, "discord-cancel-sure")
    await world.press("ann", "discord-button-cancel", asked)
    assert world.table is None


@pytest.mark.parametrize(("seats", "moved"), [(2, "swapped"), (3, "yes")])
async def test_a_rematch_against_only_computers_asks_nobody_to_join(world, tiny, monkeypatch, seats, moved):
    monkeypatch.setattr(type(tiny), "seats", range(1, seats + 1))
    await world.lobby()
    for _ in range(seats - 1):
        await world.do(add_computer, world.ann.id, "weak")
    await world.start()
    await world.press("ann", "discord-button-resign", await world.slash("ann", "resign"))
    told = await world.press("ann", "Rematch")
    assert says(told, "discord-rematch", moved=moved, full="yes")
    assert not says(told, "discord-rematch", full="no")
    assert (world.session.row.id, world.session.row.host_id) == (2, world.ann.id)


async def test_a_fault_is_logged_with_the_reference_shown_to_the_player(world, tiny, monkeypatch, caplog):
    caplog.set_level("DEBUG", "k2bot")
    await world.begin("bob")
    hand = await world.press("ann", "My hand")
    monkeypatch.setattr(type(tiny), "press", lambda *_, **__: 1 // 0)
    shown = await world.press("ann", "2")
    assert says(shown, "discord-fault")
    assert shown.id != hand.id
    reference = shown.content.split()[-1]
    told = f"table 1 (tiny): press 'pick' about decision 'choose1' by user {world.ann.id}: fault {reference}"
    for part in (told, f"fault {reference}: press or command", "ZeroDivisionError"):
        assert part in caplog.text
    monkeypatch.undo()
    assert "picked 2" in (await world.press("ann", "2", hand)).content
