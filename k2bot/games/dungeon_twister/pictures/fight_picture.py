"""The picture of a fight: both sides with names and values, who joins why, the cards, the outcome."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.pictures import panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.cards import card, card_back
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES, STEEL
from k2bot.games.dungeon_twister.pictures.siding import sides_of, winner
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Stroke

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.games.dungeon_twister.pictures.siding import Fighter, Sides
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_SIDE: Final = 480
"""Pixels of the panel of a side."""
_ROW: Final = 112


@dataclass(frozen=True, slots=True)
class FightPicture:
    """A fight as it stands before it is decided; with ``cards``, blue's and yellow's, how it ends."""

    seen: Observation
    attacker: str
    target: str
    cards: tuple[int, int] | None = None

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        attacker, target = panels.token_of(self.attacker), panels.token_of(self.target)
        sides = sides_of(self.seen, attacker, target)
        sums = self._sums(sides, attacker)
        won = winner(sums, attacker) if self.cards else None
        left = Box.at(24, 26, _SIDE, frame.height - 52)
        right = Box.at(frame.right - 24 - _SIDE, 26, _SIDE, frame.height - 52)
        middle = Box(left.right + 34, 26, right.left - 34, frame.bottom - 26)
        crop = Box(middle.left, middle.top + 104, middle.right, middle.bottom - 330)
        places = [self.seen.at[one.token] for one in (*sides.attacking, *sides.defending)]
        grid = panels.window(places, crop, is_left=False)
        cards = Box(middle.left, crop.bottom + 40, middle.right, middle.bottom)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *self._title(Box(middle.left, middle.top, middle.right, middle.top + 84), won, writing),
            *panels.ground(self.seen, grid),
            *_grounds(self.seen, sides, grid),
            *panels.inhabitants(self.seen, grid, writing),
            *_links(self.seen, sides, grid, (attacker, target)),
            *self._side(sides.attacking, left, sums[0], won, writing, is_attacking=True),
            *self._side(sides.defending, right, sums[1], won, writing, is_attacking=False),
            *self._cards(cards, attacker),
        ]
        areas = (Area("attackers", left), Area("defenders", right), Area("place", grid.box))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    @property
    def base(self) -> tuple[int, int]:
        """What attackers and defenders count without cards."""
        return sides_of(self.seen, panels.token_of(self.attacker), panels.token_of(self.target)).sums

    def _sums(self, sides: Sides, attacker: int) -> tuple[int, int]:
        attack, defence = sides.sums
        if self.cards is None:
            return attack, defence
        seat = panels.owner(attacker)
        return attack + self.cards[seat], defence + self.cards[1 - seat]

    def _title(self, box: Box, won: int | None, writing: Writing) -> tuple[Shape, ...]:
        """What happens, or who won."""
        if self.cards is None:
            text = writing.text("dungeon-picture-fight")
        elif won is None:
            text = writing.text("dungeon-picture-fight-tie")
        else:
            text = panels.with_name(writing, "dungeon-picture-fight-won", won, box.width, panels.BODY)
        return panels.line(text, box, BONE, size=panels.TITLE, weight="ExtraBold", align="m")

    def _side(
        self,
        side: tuple[Fighter, ...],
        box: Box,
        total: int,
        won: int | None,
        writing: Writing,
        *,
        is_attacking: bool,
    ) -> tuple[Shape, ...]:
        """A side: its player, its fighters with what they add, and the sum."""
        seat = panels.owner(side[0].token)
        lost = won is not None and won != seat
        shapes: list[Shape] = [
            *panels.panel(box, lit=won == seat),
            *panels.headline(seat, writing, Box(box.left, box.top + 12, box.right, box.top + 92)),
        ]
        word = "dungeon-picture-attacks" if is_attacking else "dungeon-picture-defends"
        said = Box(box.left + 24, box.top + 98, box.right - 24, box.top + 150)
        shapes += panels.line(writing.text(word), said, INK)  # words: dungeon-picture-*
        foot = Box(box.left + 16, box.bottom - 190, box.right - 16, box.bottom - 16)
        left = Box(foot.left, foot.top - 84, foot.right, foot.top - 16)
        step = min(_ROW, (left.top - said.bottom - 20) / len(side))
        for number, fighter in enumerate(side):
            row = Box.at(box.left + 16, said.bottom + 10 + number * step, box.width - 32, step - 10)
            shapes += _fighter(self.seen, fighter, row, writing, lost=lost, is_leader=number == 0)
        if self.cards is None:
            shapes += _hand(self.seen.seats[seat].combat, left)
        return (*shapes, *self._total(seat, side, foot, total, lost=lost))

    def _total(
        self, seat: int, side: tuple[Fighter, ...], box: Box, total: int, *, lost: bool
    ) -> tuple[Shape, ...]:
        """The sum of a side, and how it comes about."""
        base = sum(fighter.value + fighter.bonus for fighter in side)
        parts = f"{base} + ?" if self.cards is None else f"{base} + {self.cards[seat]} ="
        figure = f"{base}" if self.cards is None else f"{total}"
        fill = STEEL.mixed(INK, 0.45) if lost else INK
        left, right = box.columns(1.25, 1)
        inside = Box(left.left + 20, left.top, left.right, left.bottom)
        if self.cards is None:
            return (
                Plate(box, fill, 16),
                *symbol("swords", Box.around((left.centre[0] - 10, left.centre[1]), 110, 110), BONE_SHADE),
                *panels.line(figure, right, BONE, size=150, weight="ExtraBold", align="m"),
            )
        return (
            Plate(box, fill, 16),
            *panels.line(parts, inside, BONE_SHADE, size=panels.TITLE, align="m"),
            *panels.line(figure, right, BONE, size=150, weight="ExtraBold", align="m"),
        )

    def _cards(self, box: Box, attacker: int) -> tuple[Shape, ...]:
        """The cards of both sides, the attackers' left; before they are shown backs or free places."""
        shapes: list[Shape] = []
        left, middle, right = box.columns(1, 0.5, 1)
        for part, seat in ((left, panels.owner(attacker)), (right, 1 - panels.owner(attacker))):
            view = self.seen.seats[seat]
            place = Box.around(part.centre, part.height * 0.7, part.height)
            if self.cards is not None:
                shapes += card("combat", f"+{self.cards[seat]}", place)
            elif view.laid is not None:
                shapes += card("combat", f"+{view.laid}", place)
            elif view.has_laid:
                shapes += card_back(seat, place)
            else:
                shapes += [
                    Plate(place.grown(-6), LIVERIES[seat].colour.mixed(rooms.NIGHT, 0.6), 22, BRASS, 5),
                    *panels.line("?", place, BONE, size=130, weight="ExtraBold", align="m"),
                ]
        vs = Box.around(middle.centre, 96, 96)
        return (*shapes, *symbol("swords", vs, BRASS))


def _fighter(
    seen: Observation, fighter: Fighter, box: Box, writing: Writing, *, lost: bool, is_leader: bool
) -> tuple[Shape, ...]:
    """A fighter's token as the fight leaves it, its name, its value and the bonus of what it carries."""
    sign = Box.at(box.left + 8, box.top, box.height, box.height)
    own = f"{fighter.value} + {fighter.bonus}" if fighter.bonus else f"{fighter.value}"
    figure = Box(box.right - (150 if fighter.bonus else 84), box.top, box.right - 14, box.bottom)
    held = (fighter.token,) if fighter.load is None else (fighter.token, fighter.load)
    after = replace(seen, wounded=seen.wounded | 1 << fighter.token) if lost else seen
    shapes: list[Shape] = [
        Plate(box.grown(3), BONE_SHADE if is_leader else BONE, 14),
        *(_eliminated(sign) if lost and fighter.wounded else tokens.group(after, held, sign, writing)),
        *panels.line(own, figure, INK, size=panels.LARGE, weight="ExtraBold", align="r"),
    ]
    name = Box(sign.right + 20, box.top, figure.left - 8, box.bottom)
    return (*shapes, *panels.line(panels.kind(fighter.token, writing), name, INK, size=panels.BODY))


def _eliminated(box: Box) -> tuple[Shape, ...]:
    """A skull in place of who is eliminated."""
    disc = box.grown(-6)
    return (
        Disc(disc, INK),
        Disc(disc.grown(-4), BLOOD),
        *symbol("skull", disc.grown(-disc.width * 0.2), BONE),
    )


def _hand(cards: tuple[int, ...], box: Box) -> tuple[Shape, ...]:
    """The combat cards a player has left; they are open to both (41)."""
    shapes: list[Shape] = []
    step = min(56.0, box.width / max(1, len(cards)))
    for number, value in enumerate(cards):
        place = Box.at(box.left + number * step, box.top, step - 6, box.height)
        shapes += [
            Plate(place, INK, 9),
            Plate(place.grown(-3), BONE_SHADE, 7),
            *panels.line(f"{value}", place, INK, size=panels.BODY, weight="ExtraBold", align="m"),
        ]
    return tuple(shapes)


def _links(seen: Observation, sides: Sides, grid: Grid, leaders: tuple[int, int]) -> tuple[Shape, ...]:
    """Links where enemies touch: the attack itself strong, what makes others join thin."""
    shapes: list[Shape] = []
    for pair in sides.touching:
        one, other = (grid.centre(seen.at[token]) for token in pair)
        is_attack = pair == leaders
        middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        if is_attack:
            badge = Box.around(middle, grid.side * 0.28, grid.side * 0.28)
            shapes += [
                Disc(badge.grown(5), BONE),
                Disc(badge, BLOOD),
                *symbol("swords", badge.grown(-badge.width * 0.18), BONE),
            ]
            continue
        ends = tuple(
            (middle[0] + (end[0] - middle[0]) * 0.3, middle[1] + (end[1] - middle[1]) * 0.3)
            for end in (one, other)
        )
        shapes += [Stroke(ends, INK, grid.side * 0.2), Stroke(ends, panels.LIT, grid.side * 0.12)]
    return tuple(shapes)


def _grounds(seen: Observation, sides: Sides, grid: Grid) -> tuple[Shape, ...]:
    """The squares of those who fight, in their player's colour."""
    shapes: list[Shape] = []
    for fighter in (*sides.attacking, *sides.defending):
        box = grid.square(seen.at[fighter.token])
        fill = LIVERIES[panels.owner(fighter.token)].colour
        shapes += [Plate(box.grown(-2), INK, 10), Plate(box.grown(-5), fill.mixed(BONE, 0.5), 8)]
    return tuple(shapes)
