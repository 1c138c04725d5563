"""Commands beyond Discord's limits are found, each with its reason."""

from __future__ import annotations

import pytest

from tests.cogs.command_limits import command_faults


def command(**changes):
    return {"name": "play", "description": "Play", "options": []} | changes


@pytest.mark.parametrize(
    ("payload", "reason"),
    [
        (command(name="Play"), "no name"),
        (command(name="x" * 33), "no name"),
        (command(name="a b"), "no name"),
        (command(description=""), "description is too short"),
        (command(description="x" * 101), "description is too long"),
        (command(description_localizations={"de": "x" * 101}), "description is too long"),
        (command(options=[command(name=f"o{number}") for number in range(26)]), "26 options"),
        (command(options=[command(), command()]), "2 times"),
        (
            command(options=[command(choices=[{"name": str(n), "value": str(n)} for n in range(26)])]),
            "26 choices",
        ),
        (command(options=[command(choices=[{"name": "x" * 101, "value": "a"}])]), "choice"),
        (command(options=[command(choices=[{"name": "x", "value": "a" * 101}])]), "value"),
        (
            command(
                options=[
                    command(
                        name=f"o{n}", options=[command(name=f"p{m}", description="x" * 90) for m in range(9)]
                    )
                    for n in range(10)
                ]
            ),
            "at most 8000",
        ),
    ],
)
def test_commands_discord_would_refuse_are_found(payload, reason):
    found = command_faults([payload])
    assert any(reason in fault for fault in found), found


def test_a_command_that_fills_its_limits_is_fine():
    options = [command(name="x" * 31 + chr(97 + number), description="x" * 100) for number in range(25)]
    assert command_faults([command(options=options)]) == []
