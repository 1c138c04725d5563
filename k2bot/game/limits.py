"""Discord's limits of a message and its parts, in characters or items."""

from __future__ import annotations

from typing import Final

TEXT: Final = 2000
ALT: Final = 1024
FILES: Final = 10
ROWS: Final = 5
"""Rows of controls: a row of buttons, or a menu."""
A_ROW: Final = 5
"""Buttons in a row."""
LABEL: Final = 80
"""Label of a button."""
CHOICES: Final = 25
"""Choices of a menu."""
CHOICE: Final = 100
"""Label, description and value of a choice."""
PLACEHOLDER: Final = 150
ID: Final = 100
"""Id of a control."""
