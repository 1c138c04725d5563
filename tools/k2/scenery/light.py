"""Light and colours of the paintings, by hour and weather."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from k2bot.games.k2.pictures.scenery import Hour, Sky
    from k2bot.render.theme import Colour
    from tools.k2.scenery.canvas import Ramp


def _ramp(text: str) -> Ramp:
    return tuple(parse_colour(part) for part in text.split())


@dataclass(frozen=True, slots=True)
class Daylight:
    """The colours of an hour under a clear sky."""

    sky: Ramp
    """From the top of the painting to the horizon."""
    direction: tuple[float, float, float]
    """Direction of the light: right, down, from the viewer."""
    snow: Ramp
    rock: Ramp
    snow_shade: Ramp
    """Snow in shadow; equal to ``snow`` if the sun reaches everything."""
    rock_shade: Ramp
    reach: tuple[float, float] | None
    """Shadow line (y of the data): mostly sunlit above the first height, all in shadow below the second.

    None if the sun reaches everything.
    """
    glow: tuple[str, float]
    """Colour of the sky around sun or moon, and its strength."""
    shade: str
    """Colour towards which the weather's colours shift."""
    shade_share: float
    cloud: tuple[str, str, str]
    """Cloud colours: dark, medium and light."""


HOURS: dict[Hour, Daylight] = {
    "dawn": Daylight(
        sky=_ramp("#5C7FBA #93AEDA #E9C4C0 #F9DDB2"),
        direction=(-0.86, -0.20, 0.48),
        snow=_ramp("#6C6FA9 #A28BB8 #E3AEAC #FAD2B0 #FFEFD0"),
        rock=_ramp("#3C3A5E #5E4F70 #8C6C7C #C08F80 #E3B795"),
        snow_shade=_ramp("#4A5F96 #6580B3 #86A0CC #A9BEDD #C6D5E8"),
        rock_shade=_ramp("#323C60 #455075 #5B668B #7C86A3 #9BA3B8"),
        reach=(0.12, 0.46),
        glow=("#FFE2A6", 0.9),
        shade="#E7B9B4",
        shade_share=0.12,
        cloud=("#A99BC4", "#E6B9B6", "#FFE3C4"),
    ),
    "day": Daylight(
        sky=_ramp("#2F7FC4 #69AFE0 #B4DBEE #EAF2EA"),
        direction=(-0.68, -0.40, 0.60),
        snow=_ramp("#40609A #7092C6 #ABC6E3 #E2ECF3 #FFFDF6"),
        rock=_ramp("#2D3654 #444D6C #696D82 #979391 #C3B7A7"),
        snow_shade=_ramp("#40609A #7092C6 #ABC6E3 #E2ECF3 #FFFDF6"),
        rock_shade=_ramp("#2D3654 #444D6C #696D82 #979391 #C3B7A7"),
        reach=None,
        glow=("#FFF8DC", 0.35),
        shade="#FFFFFF",
        shade_share=0.0,
        cloud=("#A9C3DC", "#DCE9F2", "#FFFFFF"),
    ),
    "dusk": Daylight(
        sky=_ramp("#37417F #7C66A6 #DE8590 #FBBE86"),
        direction=(0.86, -0.18, 0.48),
        snow=_ramp("#5A4B88 #94608F #D67C7F #F6A67B #FFD6A4"),
        rock=_ramp("#332E52 #563F62 #874F62 #BB6F61 #E3A075"),
        snow_shade=_ramp("#3F4C86 #566AA3 #7187BA #93A6CC #B1C0DB"),
        rock_shade=_ramp("#2A3158 #3B446D #515B84 #6E789A #8A92AE"),
        reach=(0.12, 0.44),
        glow=("#FFD08A", 0.9),
        shade="#8A5C8C",
        shade_share=0.20,
        cloud=("#5F568F", "#B96F8C", "#FBB083"),
    ),
    "night": Daylight(
        sky=_ramp("#081230 #13224F #274073 #4E6A9C"),
        direction=(0.62, -0.44, 0.64),
        snow=_ramp("#0F1A3E #1D3264 #365690 #6E8CBA #CBD9EC"),
        rock=_ramp("#0A1230 #152247 #263459 #435275 #6F7D9B"),
        snow_shade=_ramp("#0F1A3E #1D3264 #365690 #6E8CBA #CBD9EC"),
        rock_shade=_ramp("#0A1230 #152247 #263459 #435275 #6F7D9B"),
        reach=None,
        glow=("#BFD2F0", 0.55),
        shade="#0B1638",
        shade_share=0.72,
        cloud=("#16244F", "#2B4274", "#6C86B4"),
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Air:
    """Effect of a weather on a clear sky."""

    sky: Ramp
    sky_share: float
    """Fraction of the hour's sky that it covers."""
    tint: str
    share: float
    """How far it shifts the mountain towards its tint."""
    diffuse: float
    """Diffuse share of the light, 0 to 1."""
    haze: float
    """Fraction of the distant ranges that it hides, 0 to 1."""
    cloud: tuple[str, str, str]
    cloud_share: float


AIRS: dict[Sky, Air] = {
    "clear": Air(
        _ramp("#FFFFFF #FFFFFF #FFFFFF #FFFFFF"), 0.0, "#FFFFFF", 0.0, 0.0, 0.0,
        ("#FFFFFF", "#FFFFFF", "#FFFFFF"), 0.0,
    ),
    "wind": Air(
        _ramp("#4F86A8 #86B2C4 #C3D9DA #EDE9D6"), 0.48, "#9DB9C6", 0.10, 0.1, 0.2,
        ("#A9C3CB", "#DBE6E4", "#FFFFFF"), 0.6,
    ),
    "storm": Air(
        _ramp("#1F2C44 #3C5068 #8FA6AE #EBD9A8"), 0.80, "#2C4058", 0.07, 0.12, 0.35,
        ("#232F45", "#3A4A61", "#5C6E83"), 0.92,
    ),
    "snow": Air(
        _ramp("#8FA6C4 #B3C6DC #D3DFEA #F1F0EA"), 0.72, "#DCE7F3", 0.12, 0.12, 0.55,
        ("#9DB2CC", "#BCCBDD", "#E2E9F0"), 0.9,
    ),
    "avalanche": Air(
        _ramp("#453E63 #7B6688 #C4958F #F0CBA4"), 0.70, "#8B6F86", 0.22, 0.15, 0.2,
        ("#5D4F73", "#94768C", "#D0A79C"), 0.8,
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mood:
    """All colours of a painting."""

    sky: Ramp
    direction: tuple[float, float, float]
    snow: Ramp
    rock: Ramp
    snow_shade: Ramp
    rock_shade: Ramp
    reach: tuple[float, float] | None
    glow: Colour
    glowing: float
    haze: float
    clouds: Ramp

    @property
    def side_of_light(self) -> float:
        """1 if the light comes from the right, -1 from the left."""
        return 1.0 if self.direction[0] > 0 else -1.0


@lru_cache(maxsize=32)
def mood(sky: Sky, hour: Hour) -> Mood:
    """The colours of a sky at an hour."""
    day, air = HOURS[hour], AIRS[sky]
    shade = parse_colour(day.shade)

    def of_hour(text: Colour) -> Colour:
        return text.mixed(shade, day.shade_share)

    tint = of_hour(parse_colour(air.tint))

    def tinted(ramp: Ramp) -> Ramp:
        return tuple(one.mixed(tint, air.share) for one in ramp)

    everywhere = (-0.15, -0.62, 0.77)
    towards = tuple(
        own + (other - own) * air.diffuse * 0.7 for own, other in zip(day.direction, everywhere, strict=True)
    )
    return Mood(
        sky=tuple(
            own.mixed(of_hour(other), air.sky_share) for own, other in zip(day.sky, air.sky, strict=True)
        ),
        direction=(towards[0], towards[1], towards[2]),
        snow=tinted(tuple(a.mixed(b, air.diffuse) for a, b in zip(day.snow, day.snow_shade, strict=True))),
        rock=tinted(tuple(a.mixed(b, air.diffuse) for a, b in zip(day.rock, day.rock_shade, strict=True))),
        snow_shade=tinted(day.snow_shade),
        rock_shade=tinted(day.rock_shade),
        reach=day.reach,
        glow=parse_colour(day.glow[0]),
        glowing=day.glow[1] * (1 - 0.85 * air.sky_share),
        haze=air.haze,
        clouds=tuple(
            parse_colour(own).mixed(of_hour(parse_colour(other)), air.cloud_share)
            for own, other in zip(day.cloud, air.cloud, strict=True)
        ),
    )
