"""Picture of a fight: both sides with names and strengths, why each fighter joins, the cards, the result."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
)
from k2bot.games.dungeon_twister.engine.sides import (
    Fighter,
    Loss,
    Sides,
    losses,
    points_won,
    sides_of,
    strength_of,
)
from k2bot.games.dungeon_twister.engine.squares import LENGTH, WIDTH, coordinates, square_at
from k2bot.games.dungeon_twister.pictures import drawn_traces, masonry, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES, STEEL
from k2bot.games.dungeon_twister.pictures.pieces import SHAPE, card, card_back, symbol
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, Writing, strong_text, text_column, text_in_box
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Sprite
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pictures.lantern import Lantern
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid

_SIDES: Final = (524, 486, 452)
"""Widths in pixels of a side's panel: the more fighters join, the narrower if the map needs the room."""
_ROW: Final = 104
"""Height in pixels of a leader's name, strength and note."""
_SCENE, _SMALL_SCENE = 214, 146
"""Least height in pixels of a leader's scene, and with three or more others, who need the room."""
_HELPER, _NOTED = 92, 76
"""Greatest height in pixels of a helper's row, and height from which it says why they join."""
_HEAD, _RESULT_HEAD, _EARNED, _RULE = 124, 150, 92, 110
"""Heights in pixels of the banner before and after the fight, of the points, and of a rule below it."""
_POINT: Final = 62
"""Length in pixels of the banner's point, towards the target."""
_SWORDS: Final = 0.65
"""Size of the crossed swords before a fighter's strength, relative to its font size."""
_CLOSE, _LARGEST = 120, 176
"""Size in pixels of a square of the map below which it shows only as much around the fighters as it must, and
its largest."""
_FALL: Final = 1, 3, 4
"""Steps of the lantern's darkness, in action points, by distance from the nearest fighter."""
_CLASH, _FLASH = 1.9, parse_colour("#FFD76A")
"""Size in squares of the burst below attacker and target, and its colour."""
_FOOT, _HAND = 196, 122
"""Heights in pixels of a side's sum, and of its combat cards above it."""
_APART: Final = 13
"""Pixels between combat cards of different strength; equal ones touch."""
_MADE_OF: Final = 44
"""Height in pixels of what a strength is made of, above the sum, if somebody joins."""
_RIM: Final = 6
"""Width in pixels of the rim of the winner's sum."""
_RESULT, _WRAPPED = 72, 1.7
"""Largest font size of the result, and the width of its two lines together, in lines."""
_LIGHT: Final = ((20, 50), (13, 90), (7, 255))
"""Golden light around the winner's panel: how far it reaches in pixels, and its opacity."""
_QUIET: Final = BONE_SHADE.mixed(INK, 0.25)
"""The loser's panel."""
_GLOOM: Final = 90
"""Opacity of the dark before the loser's leader."""
_BACK: Final = parse_colour("#2B231B")
"""Ground of a leader's words."""


class _Person(NamedTuple):
    """A character that fights, or falls with its carrier, and its fate."""

    token: int
    note: str
    loss: Loss | None
    fighter: Fighter | None = None

    @property
    def load(self) -> int | None:
        """The object it carries."""
        load = self.fighter.load if self.fighter else None
        return None if load is None or IS_CHARACTER[load] else load

    @property
    def is_down(self) -> bool:
        """Whether it's shown lying: it's wounded or worse."""
        return self.loss is not None or (self.fighter is not None and self.fighter.wounded)


@dataclass(frozen=True, slots=True)
class FightPicture:
    """A fight before it is decided; with blue's and yellow's ``cards``, its result."""

    seen: Observation
    attacker: str
    target: str
    cards: tuple[int, int] | None = None

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = panels.FRAME
        sides, won = self._sides, self._winner
        joining = len(sides.attacking) + len(sides.defending) - 2
        lost = {} if won is None else losses(self.seen, sides.fighters_of(1 - won))
        points = points_won(lost)
        head = _HEAD + 2 * _RULE + 8 if self.cards is None else _RESULT_HEAD + (_EARNED + 18) * (points > 0)
        middles = [frame.part(54 + wide, 26, -54 - wide, -26) for wide in _SIDES[: joining + 1]]
        grids = [self._grid(one.part(44, head + 62, -8, -8)) for one in middles]
        wide, middle, grid = next(
            one for one in zip(_SIDES, middles, grids, strict=False) if one[2].side >= grids[-1].side
        )
        left = Box.from_corner(24, 26, wide, frame.height - 52)
        right = Box.from_corner(frame.right - 24 - wide, 26, wide, frame.height - 52)
        upper = middle.part(bottom=head)
        people = [self._people(side, sides, lost, writing) for side in (sides.attacking, sides.defending)]
        shapes: list[Shape] = [
            *(self._stakes(upper, writing) if self.cards is None else self._result(upper, points, writing)),
            *self._map(grid, lost, writing),
            *self._side(people[0], left, writing, is_left=True, is_crowd=joining > 0),
            *self._side(people[1], right, writing, is_left=False, is_crowd=joining > 0),
        ]
        return panels.scene(shapes, attackers=left, defenders=right, place=grid.box)

    @property
    def _sides(self) -> Sides:
        return sides_of(self.seen, BY_NAME[self.attacker], BY_NAME[self.target])

    @property
    def base(self) -> tuple[int, int]:
        """Strengths of attackers and defenders before cards."""
        return self._sides.sums

    @property
    def _winner(self) -> int | None:
        """The winner; None for a tie, and before the cards are revealed."""
        return None if self.cards is None else self._sides.winner(self.cards)

    # ----------------------------------------------------------------------------------- the middle

    def _stakes(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Head before the fight: a banner towards the target, the cost of losing, and the rule on ties."""
        target = BY_NAME[self.target]
        dies = pieces.is_wounded(self.seen, target)
        stakes = writing.text(
            "dungeon-picture-stakes", dies=dies, kind=panels.kind_name(target, writing), sort=KIND[target]
        )
        head = box.part(bottom=_HEAD)
        for margin, fill in ((10, INK), (5, BONE), (0, BLOOD)):
            yield Polygon(_pointed(head.part(0, 12, bottom=-12).expanded(margin)), fill)
        title = head.part(28, 24, -_POINT, -24)
        yield strong_text(writing.text("dungeon-picture-fight"), title, BONE, panels.TITLE + 12)
        rules = ("skull" if dies else "drop", BLOOD, stakes), ("swords", STEEL, self._tie(writing))
        for (sign, tone, text), row in zip(rules, box.part(0, _HEAD + 8).rows(1, 1), strict=True):
            yield from pieces.badge((row.left + 36, row.centre[1]), 66, sign, tone)
            one = Label(text, BONE, panels.BODY, height=panels.BODY * 1.12)
            yield from text_column(text, row.width - 86, one, least=panels.LEAST).place(row.part(86))

    @staticmethod
    def _tie(writing: Writing) -> str:
        return writing.text("dungeon-picture-fight-tie")

    def _result(self, box: Box, points: int, writing: Writing) -> Iterator[Shape]:
        """The winner, and the points for characters knocked out, with the winner's new score."""
        won, place = self._winner, box.part(0, 4, bottom=_RESULT_HEAD)
        inner, fill, ink = place.expanded(-18), BONE, INK
        text = self._tie(writing)
        if won is not None:
            fill, ink = LIVERIES[won].colour, LIVERIES[won].letter
            text = writing.with_name("dungeon-picture-fight-won", won, inner.width * _WRAPPED, panels.LARGE)
        yield Plate(place.expanded(4), INK, 26)
        yield Plate(place, BRASS if won is None else BONE, 22)
        yield Plate(place.expanded(-4), fill, 18)
        yield from panels.lines_in_box(text, inner, ink, _RESULT, "ExtraBold", align="middle")
        if won is not None and points:
            badge, seen = box.part(0, -_EARNED), self.seen
            score = f"{seen.vp[won] + points}/{seen.setup.goal[won]}"
            text = f"{writing.text('dungeon-picture-fight-points', count=points)} · {score}"
            yield Plate(badge.expanded(5), INK, 26)
            yield Plate(badge, BRASS, 22)
            yield Plate(badge.expanded(-7), panels.LIT, 16)
            yield strong_text(text, badge.expanded(-16), INK, panels.LARGE)

    def _card(self, seat: int) -> int | None:
        """A side's card, if it's known."""
        return self.seen.seats[seat].combat_card if self.cards is None else self.cards[seat]

    def _grid(self, box: Box) -> MazeGrid:
        """The part of the maze around the fighters; if it would be small, three columns or rows at least."""
        sides = self._sides
        places = [self.seen.places[one.token] for one in (*sides.attacking, *sides.defending)]
        grid = panels.crop_grid(places, box, is_left=False, most=_LARGEST)
        if grid.side < _CLOSE:
            columns, rows = zip(*map(coordinates, places), strict=True)
            is_high = max(rows) - min(rows) > max(columns) - min(columns)
            x, y = columns[0], rows[0]
            neighbours = [(x + step, y) if is_high else (x, y + step) for step in (-1, 1)]
            wider = [square_at(x, y) for x, y in neighbours if 0 <= x < LENGTH and 0 <= y < WIDTH]
            grid = panels.crop_grid([*places, *wider], box, is_left=False, margin=0, most=_LARGEST)
        return grid

    def _map(self, grid: MazeGrid, lost: dict[int, Loss], writing: Writing) -> Iterator[Shape]:
        """Map of the fighters in the light, with the outcome for each."""
        sides, standing = self._sides, pieces.standing_tokens(self.seen)
        fighters = [*sides.attacking, *sides.defending]
        places = {self.seen.places[one.token]: OWNER[one.token] for one in fighters}
        after = replace(self.seen, wounded=self.seen.wounded | sum(1 << token for token in lost))
        yield from panels.crop_background(self.seen, grid)
        yield from panels.coordinates_around(grid)
        yield Sprite(self._map_light(grid, places), grid.box)
        (x, y), (to, to_y) = (
            grid.centre(self.seen.places[BY_NAME[name]]) for name in (self.attacker, self.target)
        )
        yield from pieces.burst(((x + to) / 2, (y + to_y) / 2), grid.side * _CLASH, _FLASH)
        people = [(standing[one], grid.square(one)) for one in places]
        figures, signs = pieces.tokens_on_squares(after, people, writing)
        yield from figures
        for token in (token for token, loss in lost.items() if loss == "knocked-out"):
            x, y = grid.centre(self.seen.places[token])
            yield from pieces.badge((x, y - grid.side * 0.14), grid.side * 0.44, "skull", BLOOD)
        leaders = BY_NAME[self.attacker], BY_NAME[self.target]
        for one, other in sides.touching:
            if (one, other) != leaders:
                yield from _helper_swords(self.seen.places[one], self.seen.places[other], grid, places)
        one, other = leaders
        yield from _attack_arrow(self.seen.places[one], self.seen.places[other], grid, places)
        yield from signs

    def _map_light(self, grid: MazeGrid, places: Collection[int]) -> Lantern:
        """Darkness on the map: none on fighters' squares, and more with the distance from these."""
        spots, dusk = [coordinates(place) for place in places], {}
        for square in grid.squares:
            x, y = coordinates(square)
            far = min(max(abs(x - column), abs(y - row)) for column, row in spots)
            dusk[square] = _FALL[min(far, len(_FALL) - 1)]
        return replace(panels.light_overlay(self.seen, grid, dusk), is_dark=True)

    # ------------------------------------------------------------------------------------- the sides

    def _people(
        self, side: Sequence[Fighter], sides: Sides, lost: dict[int, Loss], writing: Writing
    ) -> list[_Person]:
        """A side's fighters, its leader first, and characters that fall with their carriers."""
        seat, fighting = OWNER[side[0].token], [one.token for one in side]
        people: list[_Person] = []
        for one in side:
            loss = lost.get(one.token)
            note = self._reason(one, sides, writing) if loss is None else _loss_text(one.token, loss, writing)
            people.append(_Person(one.token, note, loss, one))
        return people + [
            _Person(token, _loss_text(token, loss, writing), loss)
            for token, loss in lost.items()
            if OWNER[token] == seat and token not in fighting
        ]

    def _reason(self, fighter: Fighter, sides: Sides, writing: Writing) -> str:
        """Why a fighter takes part."""
        if fighter.wounded:
            return writing.text("dungeon-picture-was-wounded", sort=KIND[fighter.token])
        if fighter is sides.attacking[0]:
            return writing.text("dungeon-picture-attacker")
        if fighter is sides.defending[0]:
            return writing.text("dungeon-picture-target")
        met = next(
            other for pair in sides.touching for own, other in (pair, pair[::-1]) if own == fighter.token
        )
        return writing.text("dungeon-picture-beside", name=panels.kind_name(met, writing))

    def _side(
        self, people: Sequence[_Person], box: Box, writing: Writing, *, is_left: bool, is_crowd: bool
    ) -> Iterator[Shape]:
        """A side: player, the leader in a scene, everybody's strength and fate, and the total."""
        leader, *helpers = people
        seat = OWNER[leader.token]
        view, has_won, has_lost = self.seen.seats[seat], seat == self._winner, self._winner == 1 - seat
        if has_won:
            yield from (
                Plate(box.expanded(margin), panels.LIT.with_alpha(alpha), 30) for margin, alpha in _LIGHT
            )
        yield from panels.panel(box, lit=not self.cards and not view.has_played_combat_card)
        if has_lost:
            yield Plate(box, _QUIET, 14)
        yield from panels.headline(seat, writing, box.part(bottom=92))
        fighters = tuple(one.fighter for one in people if one.fighter)
        foot = box.part(16, -_FOOT - 16 - _MADE_OF * is_crowd, -16, -16)
        hand = Box(foot.left, foot.top - 8 - _HAND, foot.right, foot.top - 14)
        room = Box(box.left + 16, box.top + 106, box.right - 16, foot.top - 12)
        if self.cards is None:
            room = room._replace(bottom=hand.top - 2)
        scenic = _SCENE if len(helpers) < 3 else _SMALL_SCENE
        high = min(_HELPER, (room.height - _ROW - scenic) / max(1, len(helpers)))
        top = room.bottom - high * len(helpers) - _ROW
        rows = [Box.from_corner(room.left, top, room.width, _ROW)]
        rows += [
            Box.from_corner(room.left, top + _ROW + high * one, room.width, high)
            for one in range(len(helpers))
        ]
        scene = room._replace(bottom=rows[0].top)
        yield Plate(Box.enclosing((scene, rows[0])).expanded(3), INK, 8)
        yield from self._leader(leader, scene, writing, is_left=is_left)
        yield Plate(rows[0], _BACK, 8)
        yield from _words(leader, rows[0].part(14), writing, (BONE, panels.LIT))
        for helper, row in zip(helpers, rows[1:], strict=False):
            face = Box.from_corner(row.left + 4, row.top + 6, high - 8)
            yield from pieces.single_character(helper.token, face, writing, wounded=helper.is_down)
            yield from _skull(helper, face)
            yield from _words(helper, row.part(high + 12), writing, (INK, INK), noted=high >= _NOTED)
        if self.cards is None:
            yield from _remaining_cards(view, hand, writing)
        if has_won:
            yield Plate(foot.expanded(_RIM), panels.LIT, 16 + _RIM)
        yield from self._total(seat, fighters, foot, STEEL.mixed(INK, 0.45) if has_lost else INK, writing)

    def _leader(self, leader: _Person, box: Box, writing: Writing, *, is_left: bool) -> Iterator[Shape]:
        """A leader in full figure, facing the enemy or lying; after the fight in light or darkness."""
        seat = OWNER[leader.token]
        home = Box.from_corner(0, 0, *box.pixel_rect()[2:])
        yield Backdrop(masonry.FightHall(*box.pixel_rect()[2:], seat, is_left), box, home)
        if seat == self._winner:
            for reach in (8, 48, 88):
                yield Disc(box.inscribed_square.expanded(-reach), panels.LIT.with_alpha(84))
        figure = box.part(10, 12, -10, -12)
        shadow = Box.from_centre(
            (figure.centre[0], figure.bottom - 14), min(figure.width, figure.height) * 0.8, 44
        )
        yield Disc(shadow, INK.with_alpha(150))
        yield from pieces.actor_shapes(
            leader.token, leader.load, figure, writing, wounded=leader.is_down, looks_left=not is_left
        )
        if self._winner == 1 - seat:
            yield Plate(box, rooms.NIGHT.with_alpha(_GLOOM))
        yield from _skull(leader, figure)

    def _total(
        self, seat: int, side: tuple[Fighter, ...], box: Box, fill: Colour, writing: Writing
    ) -> Iterator[Shape]:
        """A side's strength, its card, and the sum; with room above, also what the strength is made of."""
        base, known, has_laid = (
            strength_of(side),
            self._card(seat),
            self.seen.seats[seat].has_played_combat_card,
        )
        parts = [f"{part}" for one in side for part in (one.value, *((one.bonus,) if one.bonus else ()))]
        inner = box.part(14, -_FOOT + 14, -14, -14)
        face = Box.from_centre(
            (box.left + box.width * 0.45, inner.centre[1]), inner.height * SHAPE, inner.height
        )
        before, after = inner._replace(right=face.left - 8), inner._replace(left=face.right + 10)
        yield Plate(box, fill, 16)
        if parts[1:] and box.height > _FOOT:
            yield strong_text(
                f"{' + '.join(parts)} = {base}", box.part(14, 8, -14, _MADE_OF + 4), BONE_SHADE, 44
            )
        yield strong_text(f"{base} +", before, BONE, 96)
        if self.cards is None and not has_laid:
            yield pieces.slab(seat, face.expanded(6), panels.LIT, 24)
        if known is None:
            yield from card_back(seat, face, "swords" if has_laid else "hidden")
        else:
            yield from card("combat", f"{known}", face, seat)
        if self.cards is not None:
            yield strong_text(f"= {base + (known or 0)}", after, BONE, 124)
            return
        # words: dungeon-picture-card-laid, dungeon-picture-card-asked
        text = writing.text(f"dungeon-picture-card-{'laid' if has_laid else 'asked'}")
        yield from panels.lines_in_box(text, after, BONE if has_laid else panels.LIT, 46, align="middle")


def _pointed(box: Box) -> tuple[Point, ...]:
    """A banner with a point at its right end."""
    foot = box.right - _POINT
    return (
        (box.left, box.top),
        (foot, box.top),
        (box.right, box.centre[1]),
        (foot, box.bottom),
        (box.left, box.bottom),
    )


def _words(
    one: _Person, box: Box, writing: Writing, inks: tuple[Colour, Colour], *, noted: bool = True
) -> Iterator[Shape]:
    """A fighter's name, strength with what its object adds to it, and below them its note if there's room."""
    inner = box.part(0, 4, -14, -6)
    is_short = not noted and one.loss is None
    upper, lower = (inner, inner) if is_short else inner.rows(1.2, 1)
    size = round(min(panels.TITLE, upper.height * 1.25))
    worth: list[Part] = []
    if one.fighter is not None:
        swords = partial(symbol, "swords", fill=inks[0])
        worth.append(Fixed(size * _SWORDS, size * _SWORDS, swords))
        worth.append(Label(f"{one.fighter.value}", inks[0], size, "ExtraBold"))
        if one.fighter.bonus and one.load is not None:
            worth.append(Label(f"+{one.fighter.bonus}", inks[0], 52, "ExtraBold"))
            worth.append(Fixed(58, 58, partial(pieces.object_token, one.load)))
    strength = Row(tuple(worth), gap=8, align="end")
    name = upper.part(right=-strength.width - 12)
    yield text_in_box(
        panels.kind_name(one.token, writing), name, inks[0], min(52, round(0.92 * size)), align="l"
    )
    yield from strength.place(upper)
    if is_short:
        return
    if one.loss is None:
        small = min(panels.SMALL, round(lower.height * 1.1))
        yield text_in_box(one.note, lower, inks[1], small, "Medium", align="l")
        return
    wide = min(theme.text_width(one.note, panels.SMALL, "Bold") + 28, lower.width)
    tag = Box.from_corner(lower.left, lower.top, wide, lower.height)
    yield Plate(tag, BLOOD, 10)
    yield text_in_box(one.note, tag.expanded(-2), BONE, panels.SMALL, "Bold")


def _loss_text(token: int, loss: Loss, writing: Writing) -> str:
    """Sentence on what losing a fight did to a character."""
    # words: dungeon-picture-lost-*
    return writing.text(f"dungeon-picture-lost-{loss}", sort=KIND[token])


def _skull(one: _Person, box: Box) -> Shapes:
    """Skull on a character that is knocked out; nothing for others."""
    side = min(box.width, box.height) * 0.5
    return pieces.badge(box.centre, side, "skull", BLOOD) if one.loss == "knocked-out" else ()


def _remaining_cards(own: SeatView, box: Box, writing: Writing) -> Iterator[Shape]:
    """A player's remaining combat cards, which are public (rule 41); a secret one played is among them."""
    head = box.part(8, bottom=50)
    text = writing.text("dungeon-picture-hand", secret=own.has_played_combat_card and own.combat_card is None)
    yield text_in_box(text, head, INK, panels.SMALL, "Medium", align="l")
    wide = (box.width - 6 * _APART) / 9
    for number, value in enumerate(own.combat):
        # With equal gaps, doubles weren't seen on a phone.
        left = box.left + number * wide + len({*own.combat[:number]} - {value}) * _APART
        place = Box.from_corner(left, head.bottom + 4, wide, box.bottom - head.bottom - 4)
        yield from pieces.small_card("combat", f"{value}", place)


def _roomier_side(one: int, other: int, grid: MazeGrid, standing: Container[int]) -> tuple[int, int]:
    """The side of two adjacent squares with most room, as a step in columns and rows."""
    (x, y), (right, down) = coordinates(one), _direction(one, other)

    def crowded(way: tuple[int, int]) -> int:
        weight = 0
        for column, row in ((x + way[0], y + way[1]), (x + way[0] + right, y + way[1] + down)):
            is_shown = column in range(*grid.columns) and row in range(*grid.rows)
            weight += square_at(column, row) in standing if is_shown else LENGTH
        return weight

    return min(((-abs(down), abs(right)), (abs(down), -abs(right))), key=crowded)


def _direction(one: int, other: int) -> tuple[int, int]:
    (x, y), (to, to_y) = coordinates(one), coordinates(other)
    return to - x, to_y - y


def _helper_swords(one: int, other: int, grid: MazeGrid, standing: Container[int]) -> Shapes:
    """Grey crossed swords between two other fighters, beside their letters."""
    right, down = (grid.side * 0.48 * sign for sign in _roomier_side(one, other, grid, standing))
    (x, y), (to, to_y) = grid.centre(one), grid.centre(other)
    return pieces.badge(((x + to) / 2 + right, (y + to_y) / 2 + down), grid.side * 0.34, "swords", STEEL)


def _attack_arrow(one: int, other: int, grid: MazeGrid, standing: Container[int]) -> Iterator[Shape]:
    """A red arrow from the attacker to the target, around their faces and letters."""
    (right, down), side = _roomier_side(one, other, grid, standing), grid.side
    (x, y), (to, to_y) = grid.centre(one), grid.centre(other)
    points = []
    for step in range(_BENDS + 1):
        share = step / _BENDS
        bulge = side * (0.47 + 0.3 * math.sin(math.pi * share) + _BEND_ABOVE_FACES * (down < 0))
        progress = 0.04 + 0.92 * share
        points.append((x + (to - x) * progress + right * bulge, y + (to_y - y) * progress + down * bulge))
    yield from drawn_traces.path_arrow(points, BLOOD, side, wide=0.17, short=0.0)


_BENDS, _BEND_ABOVE_FACES = 12, 0.16
"""Number of straight parts of a bent arrow, and how much higher it is above faces, in squares."""
