"""Picture of a fight: both sides with names and strengths, why each fighter joins, the cards, the result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
)
from k2bot.games.dungeon_twister.engine.sides import earned, losses, sides_of, strength_of
from k2bot.games.dungeon_twister.engine.squares import LENGTH, WIDTH, at, coordinates
from k2bot.games.dungeon_twister.pictures import drawn_traces, masonry, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES, STEEL
from k2bot.games.dungeon_twister.pictures.pieces import card, card_back, symbol
from k2bot.render import theme
from k2bot.render.layout import Fixed, Label, Part, Row, label, strong
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Polygon, Scene
from k2bot.render.theme import Colour, colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.sides import Fighter, Loss, Sides
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes

_SIDE: Final = 500
"""Width in pixels of a side's panel."""
_ROW: Final = 116
"""Height in pixels of a fighter's name, strength and note, lower if there are many."""
_SCENE: Final = 250
"""Least height in pixels of the scene above a leader's."""
_HEAD, _EARNED, _CARDS, _SMALL_CARDS = 232, 94, 306, 226
"""Heights in pixels of what is told above the cards, its second half, and the cards, also in a crowd."""
_CROWD: Final = 4
"""How many fight in a crowd: the map needs more room."""
_SWORDS: Final = 44
"""Size in pixels of the crossed swords before a fighter's strength."""
_CLOSE: Final = 120
"""Size in pixels of a square of the map below which it shows only as much around the fighters as it must."""
_CAPTION: Final = 58
"""Height in pixels of what is said below each card until both are known."""
_HELPER, _NOTED = 88, 96
"""Height in pixels of the row of somebody who joins, and of one that says why."""
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
_BACK: Final = colour("#2B231B")
"""Ground of a leader's words."""


class _Person(NamedTuple):
    """Somebody who fights, or falls with who carried it, and what became of it."""

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
        """Whether it lies: it's wounded or worse."""
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
        left = Box.at(24, 26, _SIDE, frame.height - 52)
        right = Box.at(frame.right - 24 - _SIDE, 26, _SIDE, frame.height - 52)
        middle = Box(left.right + 30, 26, right.left - 30, frame.bottom - 26)
        told = middle.part(bottom=_HEAD)
        is_crowd = len(sides.attacking) + len(sides.defending) >= _CROWD
        cards = Box.at(middle.left, told.bottom + 16, middle.width, _SMALL_CARDS if is_crowd else _CARDS)
        lost = {} if won is None else losses(self.seen, sides.of(1 - won))
        below = cards.bottom + (_CAPTION if self.cards is None else 16)
        crop = self._grid(Box(middle.left + 56, below + 58, middle.right - 56, middle.bottom))
        people = [self._people(side, sides, lost, writing) for side in (sides.attacking, sides.defending)]
        shapes: list[Shape] = [
            *(
                self._stakes(told, writing)
                if self.cards is None
                else self._result(told, earned(lost), writing)
            ),
            *self._map(crop, lost, writing),
            *self._side(people[0], left, writing, is_left=True),
            *self._side(people[1], right, writing, is_left=False),
            *self._cards(cards, writing),
        ]
        return panels.scene(shapes, attackers=left, defenders=right, place=crop.box)

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

    def _stakes(self, box: Box, writing: Writing) -> Shapes:
        """What losing costs."""
        title, below = box.rows(1, 1)
        target = BY_NAME[self.target]
        stakes = writing.text(
            "dungeon-picture-stakes",
            dies=pieces.is_wounded(self.seen, target),
            kind=panels.kind(target, writing),
            sort=KIND[target],
        )
        return (
            *_banner(title.part(bottom=-4), BONE, BLOOD),
            strong(writing.text("dungeon-picture-fight"), title.grown(-18), BONE, panels.TITLE + 8),
            *panels.said(stakes, below.part(0, 4), BONE, panels.BODY + 4, align="middle"),
        )

    def _result(self, box: Box, points: int, writing: Writing) -> Iterator[Shape]:
        """Who won, and the points for who was knocked out with the winner's new score."""
        won = self._winner
        place = box.part(bottom=-_EARNED - 12) if points else box.part(0, 34, bottom=-34)
        inner, fill, ink = place.grown(-18), BONE, INK
        text = writing.text("dungeon-picture-fight-tie")
        if won is not None:
            fill, ink = LIVERIES[won].colour, LIVERIES[won].letter
            text = writing.with_name("dungeon-picture-fight-won", won, inner.width * _WRAPPED, panels.LARGE)
        yield from _banner(place, BRASS if won is None else BONE, fill)
        yield from panels.said(text, inner, ink, _RESULT, "ExtraBold", align="middle")
        if won is not None and points:
            badge, seen = box.part(0, -_EARNED), self.seen
            score = f"{seen.vp[won] + points}/{seen.setup.goal[won]}"
            text = f"{writing.text('dungeon-picture-fight-points', count=points)} · {score}"
            yield Plate(badge.grown(5), INK, 26)
            yield Plate(badge, BRASS, 22)
            yield Plate(badge.grown(-7), panels.LIT, 16)
            yield strong(text, badge.grown(-16), INK, panels.LARGE)

    def _cards(self, box: Box, writing: Writing) -> Iterator[Shape]:
        """Both sides' cards, the attacker's on the left; before they are revealed, backs or empty places."""
        left, middle, right = box.columns(1, 0.26, 1)
        attacker = OWNER[BY_NAME[self.attacker]]
        for part, seat in ((left, attacker), (right, 1 - attacker)):
            place = Box.around(part.centre, part.height * 0.7, part.height)
            view, known = self.seen.seats[seat], self._card(seat)
            if not self.cards:
                ink = BONE if view.has_laid else panels.LIT
                if not view.has_laid:
                    yield pieces.slab(seat, place.grown(8), ink, 30)
                word = "laid" if view.has_laid else "asked"
                text = writing.text(f"dungeon-picture-card-{word}")  # words: dungeon-picture-card-*
                yield label(
                    text,
                    Box(part.left - 16, part.bottom + 10, part.right + 16, part.bottom + _CAPTION),
                    ink,
                    42,
                )
            if known is None:
                yield from card_back(seat, place, "swords" if view.has_laid else "hidden")
            else:
                yield from card("combat", f"+{known}", place, seat)
        yield from symbol("swords", Box.around((middle.centre[0], place.centre[1]), 66), BRASS)

    def _card(self, seat: int) -> int | None:
        """A side's card, if it's known."""
        return self.seen.seats[seat].laid if self.cards is None else self.cards[seat]

    def _grid(self, box: Box) -> Grid:
        """The part of the maze around the fighters; if it would be small, three columns or rows at least."""
        sides = self._sides
        places = [self.seen.at[one.token] for one in (*sides.attacking, *sides.defending)]
        grid = panels.window(places, box, is_left=False, is_filled=False)
        if grid.side < _CLOSE:
            columns, rows = zip(*map(coordinates, places), strict=True)
            is_high = max(rows) - min(rows) > max(columns) - min(columns)
            x, y = columns[0], rows[0]
            beside = [(x + by, y) if is_high else (x, y + by) for by in (-1, 1)]
            wider = [at(x, y) for x, y in beside if 0 <= x < LENGTH and 0 <= y < WIDTH]
            grid = panels.window([*places, *wider], box, is_left=False, is_filled=False, margin=0)
        return grid

    def _map(self, grid: Grid, lost: dict[int, Loss], writing: Writing) -> Iterator[Shape]:
        """Where the fighters are, in the light, with what became of them."""
        sides, standing = self._sides, pieces.by_square(self.seen)
        fighters = [*sides.attacking, *sides.defending]
        places = {self.seen.at[one.token]: OWNER[one.token] for one in fighters}
        after = replace(self.seen, wounded=self.seen.wounded | sum(1 << token for token in lost))
        yield from panels.ground(self.seen, grid)
        yield from panels.coordinates_around(grid)
        for place, seat in places.items():
            box = grid.square(place)
            yield Plate(box.grown(-2), INK, 10)
            yield Plate(box.grown(-5), LIVERIES[seat].colour.mixed(BONE, 0.5), 8)
        outside = [square for square in grid.squares if square not in places]
        yield from (Plate(grid.square(square), rooms.NIGHT.at(36)) for square in outside)
        people = [(standing[one], grid.square(one)) for one in places]
        figures, signs = pieces.crowd(after, people, writing)
        yield from figures
        for token in (token for token, loss in lost.items() if loss == "dies"):
            x, y = grid.centre(self.seen.at[token])
            yield from pieces.badge((x, y - grid.side * 0.14), grid.side * 0.44, "skull", BLOOD)
        yield from _links(self.seen, sides, grid, (BY_NAME[self.attacker], BY_NAME[self.target]))
        yield from signs

    # ------------------------------------------------------------------------------------- the sides

    def _people(
        self, side: Sequence[Fighter], sides: Sides, lost: dict[int, Loss], writing: Writing
    ) -> list[_Person]:
        """A side's fighters, its leader first, and those who fall with who carries them."""
        seat, fighting = OWNER[side[0].token], [one.token for one in side]
        found: list[_Person] = []
        for one in side:
            loss = lost.get(one.token)
            note = self._reason(one, sides, writing) if loss is None else _lot(one.token, loss, writing)
            found.append(_Person(one.token, note, loss, one))
        return found + [
            _Person(token, _lot(token, loss, writing), loss)
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
        return writing.text("dungeon-picture-beside", name=panels.kind(met, writing))

    def _side(
        self, people: Sequence[_Person], box: Box, writing: Writing, *, is_left: bool
    ) -> Iterator[Shape]:
        """A side: player, the leader in a scene, everybody's strength and fate, and the total."""
        leader, *helpers = people
        seat = OWNER[leader.token]
        view, has_won, has_lost = self.seen.seats[seat], seat == self._winner, self._winner == 1 - seat
        if has_won:
            yield from (Plate(box.grown(out), panels.LIT.at(alpha), 30) for out, alpha in _LIGHT)
        yield from panels.panel(box, lit=not self.cards and not view.has_laid)
        if has_lost:
            yield Plate(box, _QUIET, 14)
        yield from panels.headline(seat, writing, box.part(bottom=92))
        foot = box.part(16, -184, -16, -16)
        hand = Box(foot.left, foot.top - (140 if self.cards is None else 10), foot.right, foot.top - 12)
        room = Box(box.left + 16, box.top + 106, box.right - 16, hand.top - 6)
        high = _NOTED if len(helpers) < 2 else _HELPER
        first = min(_ROW, room.height - _SCENE - high * len(helpers))
        rows = [
            Box.at(room.left, room.bottom - high * len(helpers) - first, room.width, first),
            *(
                Box.at(room.left, room.bottom - high * (len(helpers) - number), room.width, high)
                for number in range(len(helpers))
            ),
        ]
        scene = room._replace(bottom=rows[0].top)
        yield Plate(Box.over((scene, rows[0])).grown(3), INK, 8)
        yield from self._leader(leader, scene, writing, is_left=is_left)
        yield Plate(rows[0], _BACK, 8)
        yield from _words(leader, rows[0].part(14), writing, (BONE, panels.LIT))
        for helper, row in zip(helpers, rows[1:], strict=False):
            face = Box.at(row.left + 4, row.top + 6, high - 8)
            yield from pieces.tiled(helper.token, face, writing, wounded=helper.is_down)
            yield from _skull(helper, face)
            yield from _words(helper, row.part(high + 12), writing, (INK, INK), noted=high == _NOTED)
        if self.cards is None:
            yield from _hand(view, hand, writing)
        fighters = tuple(one.fighter for one in people if one.fighter)
        if has_won:
            yield Plate(foot.grown(_RIM), panels.LIT, 16 + _RIM)
        yield from self._total(seat, fighters, foot, STEEL.mixed(INK, 0.45) if has_lost else INK)

    def _leader(self, leader: _Person, box: Box, writing: Writing, *, is_left: bool) -> Iterator[Shape]:
        """A leader in full figure, facing the enemy or down: in the light or in the dark after the fight."""
        seat = OWNER[leader.token]
        home = Box.at(0, 0, *box.whole()[2:])
        yield Backdrop(masonry.FightHall(*box.whole()[2:], seat, is_left), box, home)
        if seat == self._winner:
            for reach in (8, 48, 88):
                yield Disc(box.square.grown(-reach), panels.LIT.at(84))
        figure = box.part(10, 12, -10, -12)
        shadow = Box.around(
            (figure.centre[0], figure.bottom - 14), min(figure.width, figure.height) * 0.8, 44
        )
        yield Disc(shadow, INK.at(150))
        yield from pieces.actor(
            leader.token, leader.load, figure, writing, wounded=leader.is_down, looks_left=not is_left
        )
        if self._winner == 1 - seat:
            yield Plate(box, rooms.NIGHT.at(_GLOOM))
        yield from _skull(leader, figure)

    def _total(self, seat: int, side: tuple[Fighter, ...], box: Box, fill: Colour) -> Iterator[Shape]:
        """A side's strength, what it's made of if that's several things, its card, and the sum."""
        base, known = strength_of(side), self._card(seat)
        parts = [f"{part}" for one in side for part in (one.value, *((one.bonus,) if one.bonus else ()))]
        made_of = f"{'+'.join(parts)} ="
        left, right = box.columns(1.25, 1)
        place = box if known is None else left.part(20)
        yield Plate(box, fill, 16)
        if parts[1:]:
            upper, place = place.part(top=8, bottom=-2).rows(1, 1.5)
            yield strong(made_of, upper.grown(-4), BONE_SHADE, panels.LARGE)
        if known is None:
            yield strong(f"{base} + ?", place, BONE, 110)
        else:
            yield strong(f"{base} + {known} =", place, BONE_SHADE, panels.TITLE)
            yield strong(f"{base + known}", right, BONE, 130)


def _banner(box: Box, edge: Colour, fill: Colour) -> Shapes:
    """The ground of a headline, with its edge."""
    return Plate(box.grown(4), INK, 26), Plate(box, edge, 22), Plate(box.grown(-4), fill, 18)


def _words(
    one: _Person, box: Box, writing: Writing, inks: tuple[Colour, Colour], *, noted: bool = True
) -> Iterator[Shape]:
    """A fighter's name, strength with what its object adds to it, and below them its note if there's room."""
    inner = box.part(0, 4, -14, -6)
    is_short = not noted and one.loss is None
    upper, lower = (inner, inner) if is_short else inner.rows(1.2, 1)
    worth: list[Part] = []
    if one.fighter is not None:
        swords = partial(symbol, "swords", fill=inks[0])
        worth.append(Fixed(_SWORDS, _SWORDS, swords))
        worth.append(Label(f"{one.fighter.value}", inks[0], panels.TITLE, "ExtraBold"))
        if one.fighter.bonus and one.load is not None:
            worth.append(Label(f"+{one.fighter.bonus}", inks[0], 52, "ExtraBold"))
            worth.append(Fixed(58, 58, partial(pieces.thing, one.load)))
    strength = Row(tuple(worth), gap=8, align="end")
    yield label(
        panels.kind(one.token, writing), upper.part(right=-strength.width - 12), inks[0], 52, align="l"
    )
    yield from strength.placed(upper)
    if is_short:
        return
    if one.loss is None:
        yield label(one.note, lower, inks[1], panels.SMALL, "Medium", align="l")
        return
    wide = min(theme.text_width(one.note, panels.SMALL, "Bold") + 28, lower.width)
    tag = Box.at(lower.left, lower.top, wide, lower.height)
    yield Plate(tag, BLOOD, 10)
    yield label(one.note, tag.grown(-2), BONE, panels.SMALL, "Bold")


def _lot(token: int, loss: Loss, writing: Writing) -> str:
    """What losing a fight did to a character."""
    # words: dungeon-picture-lost-*
    return writing.text(f"dungeon-picture-lost-{loss}", sort=KIND[token])


def _skull(one: _Person, box: Box) -> Shapes:
    """The sign of somebody who is knocked out."""
    side = min(box.width, box.height) * 0.5
    return pieces.badge(box.centre, side, "skull", BLOOD) if one.loss == "dies" else ()


def _hand(own: SeatView, box: Box, writing: Writing) -> Iterator[Shape]:
    """A player's remaining combat cards, which are public (rule 41); a secret one played is among them."""
    head = box.part(8, bottom=50)
    text = writing.text("dungeon-picture-hand", secret=own.has_laid and own.laid is None)
    yield label(text, head, INK, panels.SMALL, "Medium", align="l")
    step = box.width / 9
    for number, value in enumerate(own.combat):
        place = Box.at(box.left + number * step, head.bottom + 4, step - 6, box.bottom - head.bottom - 4)
        yield from pieces.small_card("combat", f"{value}", place)


def _links(seen: Observation, sides: Sides, grid: Grid, leaders: tuple[int, int]) -> Iterator[Shape]:
    """Between adjacent enemies grey crossed swords, and a large red arrow from the attacker to the target."""
    for pair in sides.touching:
        one, other = (grid.centre(seen.at[token]) for token in pair)
        middle = drawn_traces.meeting(one, other, grid.side, OWNER[pair[0]])
        if pair != leaders:
            yield from pieces.badge(middle, grid.side * 0.32, "swords", STEEL)
            continue
        (x, y), (right, down) = middle, (other[0] - one[0], other[1] - one[1])
        corners = tuple(
            (x + right * on - down * aside, y + down * on + right * aside) for on, aside in _ARROW
        )
        yield Polygon(corners, INK, INK, grid.side * 0.13)
        yield Polygon(corners, BONE, BONE, grid.side * 0.07)
        yield Polygon(corners, BLOOD)


_ARROW: Final = (
    (-0.4, -0.13),
    (0.02, -0.13),
    (0.02, -0.29),
    (0.4, 0.0),
    (0.02, 0.29),
    (0.02, 0.13),
    (-0.4, 0.13),
)
"""Corners of an arrow from the middle of an edge between squares, forwards and aside, in squares."""
