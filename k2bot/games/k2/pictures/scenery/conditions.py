"""Under which conditions the mountain is painted: names of skies, hours and veils."""

from __future__ import annotations

from typing import Literal, TypeAlias

Sky: TypeAlias = Literal["clear", "wind", "storm", "snow", "avalanche"]
Hour: TypeAlias = Literal["dawn", "day", "dusk", "night"]
VeilKind: TypeAlias = Literal["air", "cost", "both", "avalanche"]
