"""What people and servers have set: read from rows, refused in words, and known at every table."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.values import Refusal
from k2bot.host.people import Preferences
from k2bot.host.values import (
    PersonalPreferences,
    QuietHours,
    ServerPreferences,
    read_zone,
    zones,
)
from tests.host.hosting import ANN, BOB
from tests.host.test_clocks import are_quiet

NIGHT = PersonalPreferences(quiet=QuietHours(22, 8), zone="Europe/Berlin")


@pytest.fixture
async def preferences(store):
    return Preferences(store)


async def test_what_is_set_is_read_again_and_none_is_the_default(preferences):
    own = {"delivery": "dm", "notice": "none", "reminder": "off", "quiet": "22-8", "tips": "off"}
    own |= {"pictures": "tall", "zone": "Asia/Tokyo", "muted-until": "2030-05-01T22:00:00+02:00"}
    await preferences.set(PersonalPreferences, 1, own)
    said = {
        "notice": "none",
        "reminder": False,
        "quiet": QuietHours(22, 8),
        "zone": "Asia/Tokyo",
        "tips": False,
        "pictures": "tall",
    }
    until = datetime(2030, 5, 1, 20, tzinfo=UTC)
    assert await preferences.person(1) == PersonalPreferences("dm", muted_until=until, **said)
    await preferences.set(PersonalPreferences, 1, dict.fromkeys(own))
    assert await preferences.person(1) == await preferences.person(2) == PersonalPreferences()
    server = {"host-role": "77", "clock": "10m", "posts": "day", "thread": "on", "language": "de"}
    await preferences.set(ServerPreferences, 1, server)
    assert await preferences.server(1) == ServerPreferences("de", 77, "10m", "day", thread=True)
    assert await preferences.server(2) == await preferences.server(None) == ServerPreferences()
    assert await preferences.person(1) == PersonalPreferences()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("delivery", "pigeon"),
        ("notice", ""),
        ("reminder", "yes"),
        *(("quiet", hours) for hours in ("22", "8-8", "22-24", "-1-4")),
        *(("zone", name) for name in ("../../etc/passwd", "Europe", "Europe/Nowhere")),
        *(("muted-until", time) for time in ("tomorrow", "2030-05-01T22:00:00")),
        *(("host-role", "all"), ("clock", "3m"), ("posts", "a"), ("thread", "")),
    ],
)
async def test_what_is_not_possible_is_refused_and_changes_nothing(preferences, key, value):
    kind = ServerPreferences if key in ServerPreferences.settings() else PersonalPreferences
    with pytest.raises(Refusal):
        await preferences.set(kind, 1, {"language": "de", key: value})
    assert (await preferences.person(1), await preferences.server(1)) == (
        PersonalPreferences(),
        ServerPreferences(),
    )
    assert kind.of({key: value}) == kind()


def test_every_zone_that_is_offered_is_one():
    assert {"UTC", "Europe/Berlin", "America/Argentina/Ushuaia"} <= set(zones())
    assert all(map(read_zone, zones()))


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2030-01-10T20:59", None),
        ("2030-01-10T21:00", "2030-01-11T07:00"),  # 22:00 in Berlin, in winter
        ("2030-03-30T21:30", "2030-03-31T06:00"),  # the clocks go forward that night
        ("2030-10-26T20:30", "2030-10-27T07:00"),  # and back
    ],
)
def test_quiet_hours_are_those_of_the_own_clocks(at, until):
    expected = until and datetime.fromisoformat(until).replace(tzinfo=UTC)
    assert NIGHT.quiet_until(datetime.fromisoformat(at).replace(tzinfo=UTC)) == expected


@given(
    begin=st.integers(0, 23),
    length=st.integers(1, 23),
    zone=st.sampled_from(("UTC", "Europe/Berlin", "Asia/Kolkata", "America/New_York", "Pacific/Apia")),
    at=st.datetimes(datetime(2024, 1, 1), datetime(2032, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 - hypothesis adds the zone
)
def test_quiet_hours_always_end_and_never_last_longer_than_a_day(begin, length, zone, at):
    person = PersonalPreferences(quiet=QuietHours(begin, (begin + length) % 24), zone=zone)
    until = person.quiet_until(at)
    assert (until is not None) == are_quiet(person.quiet, person.local(at))
    if until is not None:
        assert at < until <= at + timedelta(hours=25)
        assert person.quiet_until(until) is None


async def test_what_somebody_sets_while_they_sit_down_is_known_there(house, monkeypatch):
    table, read = await house.lobby(ANN), Preferences.person

    async def person(self, user_id):
        """What Bob has set is read, and only then changed."""
        found = await read(self, user_id)
        if user_id == BOB:
            monkeypatch.undo()
            await house.prefer(BOB, {"notice": "dm"})
        return found

    monkeypatch.setattr(Preferences, "person", person)
    await house.join(table, BOB, "Bob")
    assert table.session.members[1].preferences.notice == "dm"
