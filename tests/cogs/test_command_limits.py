"""Commands beyond Discord's limits are found, each with its reason."""

import pytest

from tests.cogs.command_limits import command_faults


def command(**changes):
    return {"name": "play", "description": "Play", "options": []} | changes


def option(**changes):
    return command(options=[command(**changes)])


def choice(name="x", value="a", count=1):
    return option(choices=[{"name": f"{name}{n or ''}", "value": f"{value}{n or ''}"} for n in range(count)])


MANY = [command(name=f"o{number}") for number in range(26)]
LONG = [command(name=f"o{n}", description_localizations={"de": "x" * 100}) for n in range(25)]


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        (command(name="Play"), "no name"),
        (command(description=""), "description is too short"),
        (command(description="x" * 101), "description is too long"),
        (command(options=MANY), "26 options"),
        (command(options=[command(), command()]), "2 times"),
        (choice(count=26), "26 choices"),
        (choice(name="x" * 101), "choice"),
        (choice(value="a" * 101), "value"),
        # Of each text the longest language counts.
        (command(options=[command(name=f"p{n}", options=LONG) for n in range(4)]), "at most 8000"),
    ],
)
def test_commands_discord_would_refuse_are_found(payload, reason):
    found = command_faults([payload])
    assert any(reason in fault for fault in found), found


def test_a_command_that_fills_its_limits_is_fine():
    options = [command(name="x" * 31 + chr(97 + number), description="x" * 100) for number in range(25)]
    assert command_faults([command(options=options)]) == []
