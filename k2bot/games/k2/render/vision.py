"""How colours look to people who see fewer of them."""

from __future__ import annotations

from typing import TypeAlias

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

DEFICIENCIES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""For linear red, green and blue, at full severity: Machado, Oliveira and Fernandes (2009), table 1."""
