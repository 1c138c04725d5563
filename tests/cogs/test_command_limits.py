"""Commands beyond Discord's limits are found, each with its reason."""

from tests.cogs.command_limits import command_faults


def command(**changes):
    return {"name": "play", "description": "Play", "options": []} | changes


REASONS = {
    "no name": command(name="Play"),
    "description is too short": command(description=""),
    "description is too long": command(description="x" * 101),
    "26 options": command(options=[command(name=f"o{number}") for number in range(26)]),
    "2 times": command(options=[command(), command()]),
    "26 choices": command(choices=[{"name": f"x{n}", "value": n} for n in range(26)]),
    "the choice 'xx": command(choices=[{"name": "x" * 101, "value": "a"}]),
    "the value 'aa": command(choices=[{"name": "x", "value": "a" * 101}]),
    # Of each text the longest language counts.
    "at most 8000": command(options=[command(description_localizations={"de": "x" * 100})] * 100),
}


def test_commands_discord_would_refuse_are_found():
    for reason, payload in REASONS.items():
        found = command_faults([command(options=[payload])])
        assert any(reason in fault for fault in found), (reason, found)


def test_a_command_that_fills_its_limits_is_fine():
    options = [command(name="x" * 31 + chr(97 + number), description="x" * 100) for number in range(25)]
    assert command_faults([command(options=options)]) == []
