"""Taking a step back, somebody else in a seat, another host: used by people in a simulated Discord."""

from dataclasses import replace

from k2bot.game.values import UNDO, Button
from tests.expeditions.party import find
from tests.phrases import START, phrase, says


async def test_a_step_is_taken_back_once_the_others_agree(world):
    ask = phrase("undo-button", way="ask")
    await world.begin("bob", "cid", rounds="9")
    await world.answers(("ann", "3"), ("bob", "1"), ("cid", "2"))
    turn = world.post
    await world.press("ann", "My turn", turn)
    shown = await world.press("ann", "double")
    shown = await world.press("ann", ask, shown)
    assert says(shown, "undo-asked", named="yes", step="the double")
    assert ask not in world.ids(shown), "that is asked already"
    shown = await world.press("ann", "proposal-button-withdraw", shown)
    assert says(shown, "proposal-you-withdrew")
    assert says(world.post, "proposal-withdrawn", name="ann")
    assert says(await world.slash("ann", "undo"), "undo-asked")
    asking = world.post
    assert says(asking, "proposal-undo", named="yes", name="ann", step="the double")
    assert {user.id for user in asking.mentions} == {world.bob.id, world.cid.id}
    assert (await world.press("bob", "Agree", asking)).content == phrase("proposal-you-agreed")
    assert world.session.state.round == 2
    await world.restart()
    await world.press("cid", "Agree", asking)
    assert (world.session.state.round, world.session.state.phase) == (1, "turn")
    assert phrase("proposal-undo-agreed", named="yes", name="ann", step="the double") in world.texts
    assert (world.post.content, list(world.ids(world.post))) == (turn.content, ["My turn", "Board"])


async def test_a_plan_is_undone_before_what_the_others_have_seen(world, tiny, monkeypatch):
    ask = phrase("undo-button", way="ask")
    await world.begin("bob", "cid", rounds="9")
    await world.answers(("ann", "3"), ("bob", "1"), ("cid", "2"))
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


async def test_somebody_else_plays_on_in_a_seat(world):
    await world.begin("bob", rounds="9")
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    refused = await world.slash("bob", "swap", person=world.people["bot"])
    assert refused.content == phrase("refusal-swap-bot")
    shown = await world.slash("ann", "swap", person=world.cid)
    assert list(world.ids(shown)) == ["ann", "bob"]
    await world.press("ann", "bob", shown)
    asking = world.post
    assert says(asking, "proposal-swap", own="no", name="ann", new=f"<@{world.cid.id}>", old="bob")
    await world.press("cid", "Agree", asking)
    await world.press("bob", "Agree", asking)
    assert [member.name for member in world.session.members] == ["ann", "cid"]
    assert phrase("proposal-swap-agreed", new="cid", old="bob") in world.texts


async def test_the_host_of_a_lobby_is_asked_first_and_nobody_else_can_give_it_away(world):
    await world.lobby("bob", "cid")
    asked = await world.slash("ann", "host", person=world.bob)
    assert says(asked, "discord-host-sure", name="bob")
    button = find(asked, "confirm-host")
    kept = await world.press("ann", "discord-button-keep", asked)
    assert kept.content == phrase("discord-dismissed")
    await world.click_again("cid", world.post, button.id)
    assert says(world.newest_private("cid"), "refusal-host-here", host="ann")
    assert world.session.host.name == "ann", "a forged press gives nothing away"
    asked = await world.slash("ann", "host", person=world.bob)
    given = await world.press("ann", "discord-button-host", asked)
    assert given.content == phrase("host-handed-over", name="bob")
    assert says(world.post, "lobby-ready", host="bob")
    asked = await world.slash("bob", "host", person=world.cid.user)
    await world.press("bob", START, world.post)
    await world.press("bob", "discord-button-host", asked)
    assert world.session.host.name == "bob", "once the game has begun the new host is asked"
    assert says(world.post, "proposal-host", name="bob", new="cid")
