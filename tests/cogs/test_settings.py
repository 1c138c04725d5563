"""Personal settings and those of a server, each on one private page."""

import pytest

from cogs.personal import matching_zones
from k2bot.host.preferences import PersonalPreferences, QuietHours
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.host.discord import kit
from tests.phrases import says


async def settings(world, who, **options):
    """What somebody is shown by the command."""
    return await world.command(who, "settings", **options)


async def person(world, who):
    return await world.tables.preferences.person(world.people[who].id)


async def server(world):
    return await world.tables.preferences.server(world.guild.id)


async def test_all_personal_settings_are_set_on_one_page(world):
    """Their running games apply the changes."""
    await world.begin("bob")
    panel = await settings(world, "bob")
    for menu, value in (("notice", "notice=none"), ("quiet", "quiet=22-8"), ("zone", "zone=Asia/Kolkata")):
        await world.choose("bob", value, message=panel, menu=menu)
    assert "(Asia/Kolkata)" in panel.content
    switches = ("reminder=off", "tips=off", "pictures=tall", "delivery=dm")
    for switch in switches:
        await world.choose("bob", switch, message=panel, menu="switch")
    assert not says(panel, "page-unchanged"), "the page says what is new"
    quiet = QuietHours(22, 8)
    own = PersonalPreferences(
        "dm", notice="none", reminder=False, quiet=quiet, zone="Asia/Kolkata", tips=False, pictures="tall"
    )
    assert await person(world, "bob") == world.session.members[1].preferences == own
    assert [one.tall for one in world.session.people] == [False, True]
    assert [says(text, "preferences-greeting") for text in world.dms("bob")].count(True) == 1
    await world.restart()
    for menu, value in (("notice", "notice=channel"), ("quiet", "quiet=")):
        await world.choose("bob", value, message=panel, menu=menu)
    for value in ("reminder=on", "tips=on", "pictures=wide", "delivery=private"):
        await world.choose("bob", value, message=panel, menu="switch")
    assert await person(world, "bob") == PersonalPreferences(zone="Asia/Kolkata")


async def test_a_menu_of_several_settings_preselects_none(world, story):
    """A closed menu shows its chosen value, which would hide its other settings."""
    await world.choose("bob", "pictures=tall", message=await settings(world, "bob"), menu="switch")
    panel = await story.command("bob", "settings")
    menu = next(own for own in world.components(panel) if "=switch|" in own["custom_id"])
    assert not any(choice.get("default") for choice in menu["options"])


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [(403, 50007, "discord-dm-closed"), (403, 20026, "discord-dm-failed"), (400, 50035, "discord-dm-failed")],
)
async def test_delivery_by_message_is_not_set_while_no_message_gets_through(world, status, code, told):
    world.fails(f"POST /channels/{world.bob.user.dm_channel.id}/messages", status, code)
    await world.choose("bob", "delivery=dm", message=await settings(world, "bob"), menu="switch")
    assert says(world.newest_private("bob"), told)
    assert await person(world, "bob") == PersonalPreferences()


async def test_any_time_zone_can_be_typed_and_the_page_shows_its_time(world, story):
    """A server has none, and asking for one changes nothing personal."""
    zone = "America/Argentina/Ushuaia"
    offered = await world.bob.autocomplete(world.channel, "settings", "time-zone", "ushu")
    assert [choice["value"] for choice in offered] == [zone]
    for written in ("ushuaia", zone):  # also what is written without a choice from the list
        panel = await settings(world, "bob", **{"time-zone": written})
        assert f"({zone})" in panel.content
    await world.choose("bob", "quiet=0-9", message=panel, menu="quiet")
    await story.command("bob", "settings", **{"time-zone": "Atlantis"})
    await story.command("bob", "settings", **{"time-zone": "Asia/Tokyo", "whose": "server"})
    assert (await person(world, "bob")).zone == zone


def test_time_zones_are_found_by_place_names():
    assert next(matching_zones("new york"))[1] == "America/New_York"
    assert next(matching_zones("Paris"))[1] == "Europe/Paris"
    assert len(list(matching_zones(""))) > 300
    assert list(matching_zones("Atlantis")) == []


async def test_muting_for_today_can_be_undone(world, story):
    await world.tables.prefer(world.bob.id, {"muted-until": "2100-01-01T00:00:00+00:00"})
    await story.press("bob", "preferences-button-unmute", await story.command("bob", "settings"))
    assert (await person(world, "bob")).muted_until is None


async def test_managers_change_the_servers_settings(world, story):
    world.manages("ann")
    role = world.guild.create_role("Hosts")
    panel = await settings(world, "ann")
    await story.press("ann", "preferences-button-server", panel)
    for picked, now in (([role], role.id), ([], None)):
        await story.pick("ann", panel, "=host-role|", *picked)
        assert (await server(world)).host_role == now
    await story.press("ann", "preferences-button-own", panel)


async def test_only_managers_see_server_settings_and_private_chats_have_none(world, story):
    for options in ({"whose": "server"}, {}):
        await story.command("bob", "settings", **options)
        await story.whisper("bob", "settings", **options)


async def test_the_settings_page_offers_a_language_if_there_are_several(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, available=("en", PSEUDO)) as world:
        panel = await settings(world, "bob")
        await world.choose("bob", f"language={PSEUDO}", message=panel, menu="language")
        assert words(PSEUDO).text("preferences-own") in panel.content
        await world.choose("bob", "language=", message=panel, menu="language")
        assert words("en").text("preferences-own") in panel.content
        assert (await person(world, "bob")).language is None
