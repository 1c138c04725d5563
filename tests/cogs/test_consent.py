"""Undo, swap and host requests, used by people in a simulated Discord."""

from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.game.values import UNDO, Button
from tests.host.discord.widgets import find
from tests.phrases import START, phrase, says


async def test_a_step_is_undone_once_the_others_agree(world, story):
    await world.begin("bob", "cid", rounds="9")
    await world.answers("ann 3", "bob 1", "cid 2")
    turn = world.post
    await world.press("ann", "My turn", turn)
    shown = await story.press("ann", phrase("undo-button", way="ask"), await world.press("ann", "double"))
    await story.press("ann", "proposal-button-withdraw", shown)
    story.posts()
    await story.slash("ann", "undo")
    asking = world.post
    assert phrase("proposal-button-withdraw") in world.ids(await story.slash("ann", "status"))
    await story.slash("cid", "status")
    story.posts()
    assert {user.id for user in asking.mentions} == {world.bob.id, world.cid.id}
    await story.press("bob", "Agree", asking)
    assert world.session.state.round == 2
    await world.restart()
    await story.press("cid", "Agree", asking)
    assert (world.session.state.round, world.session.state.phase) == (1, "turn")
    story.posts(2)
    assert world.post.content == turn.content


async def test_a_request_can_be_answered_in_a_direct_message(world):
    await world.tables.prefer(world.bob.id, {"notice": "dm"})
    await world.begin("bob", rounds="9")
    await world.answers("ann 3", "bob 1")
    await world.press("ann", "double", await world.press("ann", "My turn", world.post))
    await world.slash("ann", "undo")
    letter = world.letter("bob", "Agree")
    assert says(letter, "proposal-asked", names=world.bob.mention)
    posts = world.calls("POST", f"/channels/{world.channel.id}/messages")
    assert posts[-1].json["allowed_mentions"] == {"users": [], "parse": []}
    assert says(await world.press("bob", "Agree", letter), "proposal-you-agreed")
    assert (world.session.state.round, world.session.state.phase) == (1, "turn")
    assert not any("Agree" in world.ids(own) for own in world.letters("bob"))


@pytest.mark.parametrize("where", ["channel", "chat"])
async def test_an_open_request_is_on_the_page_of_who_has_yet_to_answer(world, where):
    """Below what they're looking at, which stays; in a direct message, too."""
    await world.begin("bob", "cid", rounds="9")
    await world.answers("ann 3", "bob 1", "cid 2", "ann double")
    pages = {}
    for who in ("bob", "cid"):
        opened = world.whisper(who, "tiny hand") if where == "chat" else world.open(who, "hand")
        pages[who] = await opened
    before = {who: (page.content, world.ids(page)) for who, page in pages.items()}
    await world.slash("ann", "undo")
    for who, page in pages.items():
        assert page.content.startswith(f"{before[who][0]}\n")
        assert {"Agree", "Decline"} == world.ids(page).keys() - before[who][1].keys()
    await world.press("bob", "Agree", pages["bob"])
    assert says(pages["bob"], "proposal-you-agreed")
    assert "Agree" not in world.ids(pages["bob"])
    assert before["bob"][1].keys() <= world.ids(pages["bob"]).keys()
    await world.press("cid", "Decline", pages["cid"])
    for who, page in pages.items():
        assert before[who][0].splitlines()[-1] in page.content
        assert world.ids(page).keys() == before[who][1].keys()


@pytest.mark.parametrize("answer", ["Decline", "lapse"])
async def test_a_closed_undo_request_disappears_from_the_page(world, answer):
    """Even on a page with an open decision."""
    await world.begin("bob", rounds="9")
    await world.answers("ann 3", "bob 1")
    await world.press("ann", "My turn", world.post)
    asked = await world.press("ann", phrase("undo-button", way="ask"), await world.press("ann", "double"))
    assert says(asked, "undo-asked", names="bob")
    assert phrase("proposal-button-withdraw") in world.ids(asked)
    if answer == "lapse":
        later = world.session.proposal.at + timedelta(days=30)
        await world.table.fire_timers(later)
    else:
        await world.press("bob", answer, world.post)
    await world.settle()
    assert world.session.proposal is None
    assert not says(asked, "undo-asked", names="bob")
    assert phrase("proposal-button-withdraw") not in world.ids(asked)


async def test_the_undo_button_of_a_plan_replaces_the_request_button(world, tiny, monkeypatch):
    ask = phrase("undo-button", way="ask")
    await world.begin("bob", "cid", rounds="9")
    await world.answers("ann 3", "bob 1", "cid 2")
    await world.press("ann", "My turn", world.post)
    shown = await world.press("ann", "double")
    assert ask in world.ids(shown)
    usual = type(tiny).page

    def planned(self, *asked, **told):
        page = usual(self, *asked, **told)
        return replace(page, rows=((Button(UNDO, "Undo"),), *page.rows))

    monkeypatch.setattr(type(tiny), "page", planned)
    labels = [*world.ids(await world.open("ann", "now", shown))]
    assert "Undo" in labels
    assert ask not in labels


async def test_another_player_takes_over_a_seat_once_all_agree(world, story):
    await world.begin("bob", rounds="9")
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    await story.slash("bob", "swap", person=world.people["bot"])
    await story.press("ann", "bob", await story.slash("ann", "swap", person=world.cid))
    story.posts()
    asking = world.post
    for who in ("cid", "bob"):
        await story.press(who, "Agree", asking)
    assert [member.name for member in world.session.members] == ["ann", "cid"]
    story.posts(2)


async def test_only_the_host_can_hand_over_a_lobby_and_must_confirm(world, story):
    """Once the game has started, the new host is asked instead."""
    await world.lobby("bob", "cid")
    asked = await story.slash("ann", "host", person=world.bob)
    button = find(asked, "confirm-host")
    await story.press("ann", "discord-button-keep", asked)
    await world.click_again("cid", world.post, button.id)
    assert says(world.newest_private("cid"), "refusal-host-here", host="ann")
    assert world.session.host.name == "ann", "a forged press gives nothing away"
    await story.press("ann", "discord-button-host", await world.slash("ann", "host", person=world.bob))
    story.posts()
    asked = await story.slash("bob", "host", person=world.cid.user)
    await world.press("bob", START, world.post)
    await story.press("bob", "discord-button-host", asked)
    assert world.session.host.name == "bob"
    story.posts()
