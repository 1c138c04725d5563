"""Picture of a fight: both sides with names and strengths, why each fighter joins, the cards, the result."""

from __future__ import annotations

from collections import Counter
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
from k2bot.games.dungeon_twister.pictures import masonry, panels, pieces, rooms, stages
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES, STEEL
from k2bot.games.dungeon_twister.pictures.pieces import SHAPE, card, card_back, symbol
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, Writing, strong_text, text_column, text_in_box
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Point, Polygon, Scene, Shape, Sprite
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

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
_CLASH, _FLASH = 1.2, parse_colour("#FFD76A")
"""Size in squares of the burst below attacker and target, and its colour."""
_SMALLER: Final = 0.1
"""How much smaller fighters are than their squares, on each side, in squares."""
_ASIDE, _APART = 0.1, 0.2
"""How far leaders side by side are moved apart in squares, and one above the other, whose head rises."""
_CLASH_SIGN, _HELP_SIGN = 0.4, 0.3
"""Size in squares of the crossed swords between the leaders, and between others."""
_FOOT, _HAND, _RESULT_FOOT = 190, 136, 236
"""Heights in pixels of a side's sum, of its combat cards above it, and of the sum after the fight."""
_CARD, _EQUALS = 170, 56
"""Greatest height in pixels of the card in that sum, and width of the sign before the total."""
_HAND_GAP, _WIDEST, _DOUBLE = 7, 80, 1.85
"""Gap in pixels between cards in a hand, the greatest width of one, and that of equal ones relative to it."""
_VALUE, _TIMES = 80, 0.62
"""Largest font size of a card's strength, and that of the number of equal ones relative to it."""
_TAG: Final = 42
"""Greatest height in pixels of the red tag on somebody a defeat wounds or knocks out."""
_LOW = 330
"""Height in pixels of a scene in which a leader is a half-length figure."""
_SKULL: Final = 132
"""Size in pixels of the skull above a leader who was knocked out."""
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
_GLOOM: Final = 120
"""Opacity of the dark behind the loser's leader."""
_BACK: Final = parse_colour("#2B231B")
"""Ground of a leader's words."""


class _Person(NamedTuple):
    """A character that fights, or falls with its carrier, and its fate."""

    token: int
    note: str
    loss: Loss | None
    fighter: Fighter | None = None
    is_at_risk: bool = False
    """Whether losing would knock it out, which the picture's head doesn't say."""

    @property
    def load(self) -> int | None:
        """The object it carries."""
        load = self.fighter.load if self.fighter else None
        return None if load is None or IS_CHARACTER[load] else load

    @property
    def is_down(self) -> bool:
        """Whether it's shown lying: it's wounded or worse."""
        return self.loss is not None or self.fighter is None or self.fighter.wounded


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
            yield from pieces.badge((row.left + 23, row.centre[1]), 66, sign, tone)
            one = Label(text, BONE, panels.BODY, height=panels.BODY * 1.12)
            words = row.part(66, right=row.width + 8)
            yield from text_column(text, words.width, one, least=panels.LEAST).place(words)

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
            text = f"{writing.text('dungeon-picture-gained', count=points)} · {score}"
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
        yield from panels.crop_background(self.seen, grid, light=masonry.TORCHLIGHT)
        yield from panels.coordinates_around(grid)
        yield Sprite(self._map_light(grid, places), grid.box)
        leaders = BY_NAME[self.attacker], BY_NAME[self.target]
        boxes = self._boxes(grid, places)
        clash = _between(*(boxes[self.seen.places[one]] for one in leaders))
        yield from pieces.burst(clash, grid.side * _CLASH, _FLASH)
        fighting = {one.token for one in fighters}  # those they carry may now be as badly hurt
        people = [
            pieces.Standing(tuple(sorted(standing[one], key=lambda token: token not in fighting)), box)
            for one, box in boxes.items()
        ]
        figures, signs = pieces.tokens_on_squares(after, people, writing)
        yield from figures
        for one, other in sides.touching:
            size, fill = (_CLASH_SIGN, BLOOD) if {one, other} == {*leaders} else (_HELP_SIGN, STEEL)
            middle = _between(*(boxes[self.seen.places[token]] for token in (one, other)))
            yield from pieces.badge(middle, grid.side * size, "swords", fill)
        yield from signs
        for token in (one.token for one in fighters if lost.get(one.token) == "knocked-out"):
            place = self.seen.places[token]
            wound = pieces.wound_box(OWNER[token], boxes[place], is_laden=len(standing[place]) > 1)
            yield from pieces.badge(wound.centre, wound.width * 1.1, "skull", BLOOD)

    def _boxes(self, grid: MazeGrid, places: Collection[int]) -> dict[int, Box]:
        """Boxes of the fighters by square, smaller than these; the leaders are apart, if there's room."""
        boxes = {one: grid.square(one).expanded(-round(grid.side * _SMALLER)) for one in places}
        ends = [self.seen.places[BY_NAME[name]] for name in (self.attacker, self.target)]
        for one, other in (ends, ends[::-1]):
            (x, y), (far_x, far_y) = coordinates(one), coordinates(other)
            right, down = x - far_x, y - far_y
            if square_at(x + right, y + down) not in places:
                boxes[one] = boxes[one].translated(
                    round(grid.side * _ASIDE * right), round(grid.side * _APART * down)
                )
        return boxes

    def _map_light(self, grid: MazeGrid, places: Collection[int]) -> Lantern:
        """Darkness on the map: none on fighters' squares, and more with the distance from these."""
        spots, dusk = [coordinates(place) for place in places], {}
        for square in grid.squares:
            x, y = coordinates(square)
            far = min(max(abs(x - column), abs(y - row)) for column, row in spots)
            dusk[square] = _FALL[min(far, len(_FALL) - 1)]
        return replace(panels.light_overlay(self.seen, grid, dusk), is_dark=True)

    # ------------------------------------------------------------------------------------- the sides

    def at_risk(self, side: Sequence[Fighter]) -> tuple[int, ...]:
        """Characters that losing would knock out, apart from a wounded target: those carried or on a pit."""
        target = BY_NAME[self.target]
        told = target if pieces.is_wounded(self.seen, target) else None
        lost = losses(self.seen, tuple(side))
        return tuple(token for token, loss in lost.items() if loss == "knocked-out" and token != told)

    def _people(
        self, side: Sequence[Fighter], sides: Sides, lost: dict[int, Loss], writing: Writing
    ) -> list[_Person]:
        """A side's fighters, its leader first, and characters that fall with their carriers."""
        seat = OWNER[side[0].token]
        risk = self.at_risk(side) if self.cards is None else ()
        people: dict[int, _Person] = {}
        for one in side:
            loss, is_at_risk = lost.get(one.token), one.token in risk
            note = self._reason(one, sides, writing) if loss is None else _loss_text(one.token, loss, writing)
            people[one.token] = _Person(one.token, note, loss, one, is_at_risk)
        for token in (*risk, *lost):
            if OWNER[token] == seat and token not in people:
                note = _loss_text(token, lost[token], writing) if token in lost else ""
                people[token] = _Person(token, note, lost.get(token), is_at_risk=token in risk)
        at_risk = writing.text("dungeon-picture-at-risk")
        return [one._replace(note=at_risk) if one.is_at_risk else one for one in people.values()]

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
        sum_height = _FOOT if self.cards is None else _RESULT_FOOT
        foot = box.part(16, -sum_height - 16 - _MADE_OF * is_crowd, -16, -16)
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
        yield Backdrop(stages.FightHall(*box.pixel_rect()[2:], seat, is_left), box, home)
        if seat == self._winner:
            for reach in (8, 48, 88):
                yield Disc(box.inscribed_square.expanded(-reach), panels.LIT.with_alpha(84))
        if self._winner == 1 - seat:
            yield Plate(box, rooms.NIGHT.with_alpha(_GLOOM))
        figure = box.part(10, 12, -10, -12)
        shadow = Box.from_centre(
            (figure.centre[0], figure.bottom - 14), min(figure.width, figure.height) * 0.8, 44
        )
        yield Disc(shadow, INK.with_alpha(150))
        yield from pieces.actor_shapes(
            leader.token,
            leader.load,
            figure,
            writing,
            wounded=leader.is_down,
            out=leader.loss == "knocked-out",
            looks_left=not is_left,
            framing="half" if box.height < _LOW else "full",
        )
        if leader.loss == "knocked-out":
            # Above the feet, away from the face.
            corner = box.part(16, 16) if seat else box.part(right=-16).part(-_SKULL, 16)
            yield from pieces.badge(
                (corner.left + _SKULL / 2, corner.top + _SKULL / 2), _SKULL, "skull", BLOOD
            )

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
        foot = _FOOT if self.cards is None else _RESULT_FOOT
        inner = box.part(14, -foot + 14, -14, -14)
        middle = box.left + box.width * (0.45 if self.cards is None else 0.37)
        high = min(inner.height, _CARD)
        face = Box.from_centre((middle, inner.centre[1]), high * SHAPE, high)
        before, after = inner._replace(right=face.left - 8), inner._replace(left=face.right + 10)
        yield Plate(box, fill, 16)
        if parts[1:] and box.height > foot:
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
            yield strong_text("=", after.part(right=_EQUALS), BONE, 90)
            has_won = seat == self._winner
            total = Box(after.left + _EQUALS + 8, inner.top - 4, after.right + 4, inner.bottom + 4)
            yield Plate(total, panels.LIT if has_won else INK, 16)
            yield strong_text(f"{base + (known or 0)}", total.expanded(-10), INK if has_won else BONE, 230)
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
    """A fighter's name, strength with what its object adds to it, and below them its note if there's room.

    Without, what happens to it is beside its name.
    """
    inner, is_marked = box.part(0, 4, -14, -6), one.loss is not None or one.is_at_risk
    upper, lower = inner.rows(1.2, 1) if noted else inner.columns(1, 1.25) if is_marked else (inner, inner)
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
    if is_marked:
        yield from _tag(one, lower.translated(0, 4) if noted else lower.part(14))
    elif noted:
        small = min(panels.SMALL, round(lower.height * 1.1))
        yield text_in_box(one.note, lower, inks[1], small, "Medium", align="l")


def _tag(one: _Person, box: Box) -> Iterator[Shape]:
    """What a defeat does to a character, on red; with a skull if it's knocked out."""
    is_fatal = one.is_at_risk or one.loss == "knocked-out"
    box = Box.from_centre(box.centre, box.width, min(box.height, _TAG))
    skull = box.height * is_fatal
    wide = min(theme.text_width(one.note, panels.SMALL, "Bold") + 28 + skull, box.width)
    tag = Box.from_corner(box.left, box.top, wide, box.height)
    yield Plate(tag, BLOOD, 10)
    if is_fatal:
        yield from symbol("skull", tag.part(8, 4, right=skull, bottom=-4), BONE)
    yield text_in_box(one.note, tag.part(skull + 2, 0, -2), BONE, panels.SMALL, "Bold")


def _loss_text(token: int, loss: Loss, writing: Writing) -> str:
    """Sentence on what losing a fight did to a character."""
    # words: dungeon-picture-lost-*
    return writing.text(f"dungeon-picture-lost-{loss}", sort=KIND[token])


def _remaining_cards(own: SeatView, box: Box, writing: Writing) -> Iterator[Shape]:
    """A player's remaining combat cards, or their number (rule 41); a secret one played is among them."""
    head = box.part(8, bottom=44)
    text = writing.text("dungeon-picture-hand", secret=own.has_played_combat_card and own.combat_card is None)
    yield text_in_box(text, head, INK, panels.SMALL, "Medium", align="l")
    cards = sorted(Counter(own.combat).items()) if own.knows_combat else [(None, own.combat_count)]
    room, gaps = box.part(0, 48), _HAND_GAP * (len(cards) - 1)
    shares = [_DOUBLE if count > 1 else 1 for _, count in cards]
    wide = min(_WIDEST, (room.width - gaps) / (sum(shares) or 1))
    row = room.part(right=wide * sum(shares) + gaps)
    for (value, count), place in zip(cards, row.columns(*shares, gap=_HAND_GAP), strict=True):
        yield from _cards_of_hand(value, count, place, wide)


def _cards_of_hand(value: int | None, count: int, box: Box, wide: float) -> Iterator[Shape]:
    """The cards of a strength in a hand, with their number if there are several; one is this wide.

    The strength is None if the cards can only be counted.
    """
    yield from pieces.small_card("combat", "", box)
    size = round(min(_VALUE, wide * 1.2))
    number = f"\u00d7{count}" if value is None else f"{value}"
    parts = [Label(number, BONE, size, "ExtraBold")]
    if count > 1 and value is not None:
        parts.append(Label(f"\u00d7{count}", BONE_SHADE, round(size * _TIMES), "ExtraBold"))
    place = Box.from_centre(box.centre, sum(one.width for one in parts), box.height)
    yield from Row(tuple(parts), gap=0, align="middle").place(place)


def _between(one: Box, other: Box) -> Point:
    """Point between two adjacent fighters; a head rises above the lower one's box."""
    (x, y), (to, to_y) = one.centre, other.centre
    return (x + to) / 2, (y + to_y) / 2 - one.height * _HEAD_ABOVE * (y != to_y)


_HEAD_ABOVE: Final = 0.05
"""Half the height of that part of a head, relative to the box."""
