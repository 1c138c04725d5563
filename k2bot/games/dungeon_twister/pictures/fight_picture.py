"""Picture of a fight: both sides with names and strengths, why each fighter joins, the cards, the result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    IS_CHARACTER,
    KIND,
    OWNER,
)
from k2bot.games.dungeon_twister.engine.sides import earned, losses, sides_of, strength_of
from k2bot.games.dungeon_twister.pictures import drawn_traces, masonry, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BONE_SHADE, BRASS, INK, LIVERIES, STEEL
from k2bot.games.dungeon_twister.pictures.pieces import card, card_back, symbol
from k2bot.render import theme
from k2bot.render.layout import label, strong
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Scene
from k2bot.render.theme import Colour, colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.games.dungeon_twister.engine.sides import Fighter, Loss, Sides
    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape, Shapes, Text

_SIDE: Final = 500
"""Width in pixels of a side's panel."""
_ROW: Final = 160
"""Most height in pixels of a helper's row."""
_TIGHT: Final = 112
"""Height in pixels of a helper's row below a leader's stage."""
_STAGE: Final = (250, 690)
"""Least and most height in pixels of a leader's stage."""
_LOW: Final = 400
"""Height in pixels below which a leader's name is beside the figure."""
_HIGH: Final = 330
"""Height in pixels of a scene from which a leader who is down lies below its strength, not beside it."""
_TOLD: Final = 112
"""Height in pixels of the name and note below a leader."""
_SIGN, _OBJECT, _BONUS, _GAP, _NEAR = 0.6, 0.86, 0.78, 0.16, 0.05
"""Sizes of the crossed swords before a strength, of the object that adds to it, of what it adds, and of gaps
between them, relative to the font size."""
_CROWN: Final = 40
"""Height in pixels above a leader on a high stage."""
_HEAD, _EARNED, _CARDS, _BACKS = 206, 104, 322, 226
"""Heights in pixels of what is told above the cards, of its second half, of the cards, and of their backs."""
_CLOSE: Final = 88
"""Size in pixels of a square of the map below which it shows nothing around the fighters."""
_CAPTION: Final = 58
"""Height in pixels of what is said below each card until both are known, and then of a larger head."""
_RESULT, _WRAPPED = 72, 1.7
"""Largest font size of the result, and the width of its two lines together, in lines."""
_LIGHT: Final = ((20, 50), (13, 90), (7, 255))
"""Golden light around the winner's panel: how far it reaches in pixels, and its opacity."""
_QUIET: Final = BONE_SHADE.mixed(INK, 0.25)
"""The loser's panel."""
_GLOOM: Final = 90
"""Opacity of the dark before the loser's leader."""
_BACK: Final = colour("#2B231B")
"""Ground of the words below a stage."""


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
        attacker, target = BY_NAME[self.attacker], BY_NAME[self.target]
        sides, won = self._sides, self._winner
        lost = {} if won is None else losses(self.seen, sides.of(1 - won))
        left = Box.at(24, 26, _SIDE, frame.height - 52)
        right = Box.at(frame.right - 24 - _SIDE, 26, _SIDE, frame.height - 52)
        middle = Box(left.right + 30, 26, right.left - 30, frame.bottom - 26)
        said = _CAPTION if self.cards is None else 0
        told = middle.part(bottom=_HEAD + _CAPTION - said)
        cards = Box.at(middle.left, told.bottom + 16, middle.width, _BACKS if said else _CARDS)
        crop = Box(middle.left + 56, cards.bottom + 74, middle.right, middle.bottom)
        places = [self.seen.at[one.token] for one in (*sides.attacking, *sides.defending)]
        standing = pieces.by_square(self.seen)
        after = replace(self.seen, wounded=self.seen.wounded | sum(1 << token for token in lost))
        grid = panels.window(places, crop, is_left=False, is_filled=False)
        if grid.side < _CLOSE:
            grid = panels.window(places, crop, is_left=False, is_filled=False, margin=0)
        grounds: list[Shape] = []
        for fighter, place in zip((*sides.attacking, *sides.defending), places, strict=True):
            box, fill = grid.square(place), LIVERIES[OWNER[fighter.token]].colour
            grounds += [Plate(box.grown(-2), INK, 10), Plate(box.grown(-5), fill.mixed(BONE, 0.5), 8)]
        skulls: list[Shape] = []
        for token in (token for token, loss in lost.items() if loss == "dies"):
            x, y = grid.centre(self.seen.at[token])
            skulls += pieces.badge((x, y - grid.side * 0.14), grid.side * 0.44, "skull", BLOOD)
        shapes: list[Shape] = [
            *self._told(told, won, earned(lost), writing),
            *panels.ground(self.seen, grid),
            *panels.coordinates_around(grid),
            *grounds,
            *(
                Plate(grid.square(square), rooms.NIGHT.at(36))  # outside the fight
                for square in grid.squares
                if square not in places
            ),
            *pieces.crowd(after, [(standing[place], grid.square(place)) for place in places], writing),
            *skulls,
            *_links(self.seen, sides, grid, (attacker, target)),
            *self._side(sides, left, lost, writing, is_attacking=True),
            *self._side(sides, right, lost, writing, is_attacking=False),
            *self._cards(cards, attacker, writing),
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

    def _told(self, box: Box, won: int | None, points: int, writing: Writing) -> Shapes:
        """What is happening and what is at stake, or who won, and the points for who was knocked out."""
        title, below = box.part(bottom=-_EARNED - 12), box.part(0, -_EARNED)
        if self.cards is None:
            title, below, tie = box.rows(60, 104, 42)
            text = writing.text("dungeon-picture-fight-tie")
            return (
                strong(writing.text("dungeon-picture-fight"), title, BONE, panels.TITLE),
                *panels.said(self._stakes(writing), below, BONE, panels.BODY, align="middle"),
                label(text, tie, panels.LIT, panels.SMALL),
            )
        place = title if points else box.part(0, 34, bottom=-34)
        plate, inner = place.grown(-4), place.grown(-18)
        if won is None:
            text, fill, ink = writing.text("dungeon-picture-fight-tie"), BONE, INK
        else:
            fill, ink = LIVERIES[won].colour, LIVERIES[won].letter
            text = writing.with_name("dungeon-picture-fight-won", won, inner.width * _WRAPPED, panels.LARGE)
        return (
            Plate(plate.grown(8), INK, 26),
            Plate(plate.grown(4), BONE if won is not None else BRASS, 22),
            Plate(plate, fill, 18),
            *panels.said(text, inner, ink, _RESULT, "ExtraBold", align="middle"),
            *(self._earned(below, won, points, writing) if won is not None and points else ()),
        )

    def _stakes(self, writing: Writing) -> str:
        """What losing costs."""
        target = BY_NAME[self.target]
        return writing.text(
            "dungeon-picture-stakes",
            dies=pieces.is_wounded(self.seen, target),
            kind=panels.kind(target, writing),
            sort=KIND[target],
        )

    def _earned(self, box: Box, won: int, points: int, writing: Writing) -> Shapes:
        """Points on a badge of gold, with the winner's new score."""
        seen, livery = self.seen, LIVERIES[won]
        gold, score = box.columns(1.5, 1)
        text = writing.text("dungeon-picture-fight-points", count=points)
        return (
            Plate(box.grown(5), INK, 26),
            Plate(box, BRASS, 22),
            Plate(gold.grown(-7), panels.LIT, 16, corners=(True, False, False, True)),
            Plate(score.part(0, 7, -7, -7), livery.colour, 16, corners=(False, True, True, False)),
            strong(text, gold.grown(-16), INK, panels.LARGE),
            strong(f"{seen.vp[won] + points}/{seen.setup.goal[won]}", score, livery.letter, 64),
        )

    def _side(
        self,
        sides: Sides,
        box: Box,
        lost: Mapping[int, Loss],
        writing: Writing,
        *,
        is_attacking: bool,
    ) -> Iterator[Shape]:
        """A side: player, fighters with their contributions and fates, and the total."""
        side = sides.attacking if is_attacking else sides.defending
        seat = OWNER[side[0].token]
        lost = {token: loss for token, loss in lost.items() if OWNER[token] == seat}
        asked = not self.cards and not self.seen.seats[seat].has_laid
        has_won, has_lost = seat == self._winner, self._winner == 1 - seat
        if has_won:
            yield from (Plate(box.grown(out), panels.LIT.at(alpha), 30) for out, alpha in _LIGHT)
        yield from panels.panel(box, lit=asked)
        if has_lost:
            yield Plate(box, _QUIET, 14)
        yield from panels.headline(seat, writing, box.part(bottom=92))
        foot = box.part(16, -176, -16, -16)
        hand = Box(foot.left, foot.top - (146 if self.cards is None else 10), foot.right, foot.top - 12)
        fallen = tuple(token for token in lost if token not in [one.token for one in side])
        room = Box(box.left + 16, box.top + 106, box.right - 16, hand.top - 6)
        # Both leaders stand on one level.
        most = max(
            len(sides.attacking), len(sides.defending), len(side) + len(fallen), len(side) + len(lost) - 1
        )
        lead, *rows = _rows(room, most)
        leader = side[0]
        if _is_stage(lead):
            note = self._note(leader, sides, writing, lost.get(leader.token))
            yield from self._stage(leader, lead, writing, lost.get(leader.token), note, is_left=is_attacking)
        else:
            rows = [lead, *rows]
        helpers = side[1:] if _is_stage(lead) else side
        for fighter, row in zip(helpers, rows, strict=False):
            yield from self._fighter(fighter, row, writing, lost.get(fighter.token))
            yield _noted(self._note(fighter, sides, writing, lost.get(fighter.token)), row)
        for token, row in zip(fallen, rows[len(helpers) :], strict=False):
            yield from _person(token, None, _sign(row), writing, "dies")
            yield label(panels.kind(token, writing), _upper(row), INK, panels.BODY, align="l")
            yield _noted(_lot(token, lost[token], writing), row)
        if self.cards is None:
            yield from _hand(self.seen.seats[seat], hand, writing)
        yield from self._total(side, foot, lost=has_lost)

    def _note(self, fighter: Fighter, sides: Sides, writing: Writing, loss: Loss | None) -> str:
        """A fighter's fate; until it is known, why it takes part."""
        if loss is not None:
            return _lot(fighter.token, loss, writing)
        if fighter.wounded:
            return writing.text("dungeon-picture-was-wounded", sort=KIND[fighter.token])
        if fighter.token in (sides.attacking[0].token, sides.defending[0].token):
            is_attacker = fighter is sides.attacking[0]
            word = "dungeon-picture-attacker" if is_attacker else "dungeon-picture-target"
            return writing.text(word)  # words: dungeon-picture-*
        met = next(
            other for pair in sides.touching for own, other in (pair, pair[::-1]) if own == fighter.token
        )
        return writing.text("dungeon-picture-beside", name=panels.kind(met, writing))

    def _stage(
        self, fighter: Fighter, box: Box, writing: Writing, loss: Loss | None, note: str, *, is_left: bool
    ) -> Shapes:
        """A leader in full figure, facing the enemy or down, with its strength and its name."""
        size, has_sign = (84, False) if fighter.bonus else (94, True)
        wide = _worth_width(fighter, size, has_sign=has_sign) + 44
        stage = _Stage.of(box, is_left=is_left, is_down=loss is not None or fighter.wounded, wide=wide)
        shadow = Box.around((stage.figure.centre[0], stage.figure.bottom - 14), stage.figure.width * 0.86, 44)
        kind, seat = panels.kind(fighter.token, writing), OWNER[fighter.token]
        return (
            Plate(box.grown(3), INK, 8),
            Backdrop(
                masonry.FightHall(*stage.scene.whole()[2:], seat, is_left), stage.scene, _at_home(stage.scene)
            ),
            Plate(stage.told, _BACK, 8),
            *(_glory(stage) if seat == self._winner else ()),
            Disc(shadow, INK.at(150)),
            *pieces.actor(
                fighter.token,
                _object(fighter),
                stage.figure,
                writing,
                wounded=stage.is_down,
                looks_left=not is_left,
            ),
            *((Plate(stage.scene, rooms.NIGHT.at(_GLOOM)),) if self._winner == 1 - seat else ()),
            *_skull(loss, stage.figure),
            Plate(stage.strength, INK.at(225), 18, BRASS, 4),
            *_worth(fighter, stage.strength.grown(-8), BONE, size, has_sign=has_sign, align="m"),
            label(kind, stage.name, BONE, 50),
            label(note, stage.note, panels.LIT, panels.BODY),
        )

    def _fighter(self, fighter: Fighter, box: Box, writing: Writing, loss: Loss | None) -> Shapes:
        """A helper after the fight, with name, strength and bonus from what it carries."""
        number = _number(fighter, box)
        return (
            *_person(fighter.token, _object(fighter), _sign(box), writing, loss, was_wounded=fighter.wounded),
            *_worth(fighter, number, INK, panels.TITLE),
            label(panels.kind(fighter.token, writing), _upper(box, number.left), INK, 50, align="l"),
        )

    def _total(self, side: tuple[Fighter, ...], box: Box, *, lost: bool) -> Shapes:
        """A side's total, and how it adds up."""
        base = strength_of(side)
        parts = [f"{part}" for one in side for part in (one.value, *((one.bonus,) if one.bonus else ()))]

        def summed(place: Box, text: str, ink: Colour, size: int, align: str) -> Shapes:
            """The strength before cards, and above it what it's made of if that's several things that fit."""
            made_of = f"{'+'.join(parts)} ="
            if not parts[1:] or theme.text_width(made_of, panels.SMALL, "Bold") > place.width:
                return (strong(text, place, ink, size, align),)
            upper, lower = place.part(top=10, bottom=-8).rows(1, 2)
            return (
                label(made_of, upper, BONE_SHADE, panels.SMALL, align=align),
                strong(text, lower, ink, round(size * 0.85), align),
            )

        if self.cards is None:
            left, right = box.part(30, 0, -70).columns(1.7, 1, gap=36)
            text = summed(left, f"{base} +", BONE, 120, "r")
            return (Plate(box, INK, 16), *text, *self._card(OWNER[side[0].token], right.grown(-10)))
        card_value = self.cards[OWNER[side[0].token]]
        left, right = box.columns(1.25, 1)
        inside = left.part(20)
        return (
            Plate(box, STEEL.mixed(INK, 0.45) if lost else INK, 16),
            *summed(inside, f"{base} + {card_value} =", BONE_SHADE, panels.TITLE, "m"),
            strong(f"{base + card_value}", right, BONE, 130),
        )

    def _cards(self, box: Box, attacker: int, writing: Writing) -> Iterator[Shape]:
        """Both sides' cards, the attacker's on the left; before they are revealed, backs or empty places."""
        left, middle, right = box.columns(1, 0.26, 1)
        for part, seat in ((left, OWNER[attacker]), (right, 1 - OWNER[attacker])):
            place = part.part(bottom=-_CAPTION) if self.cards is None else part
            place = Box.around(place.centre, place.height * 0.7, place.height)
            word = "laid" if self.seen.seats[seat].has_laid else "asked"
            if word == "asked" and not self.cards:
                yield pieces.slab(seat, place.grown(8), panels.LIT, 30)
            yield from self._card(seat, place)
            if self.cards:
                continue
            said = part.part(0, 4 - _CAPTION)
            text = writing.text(f"dungeon-picture-card-{word}")  # words: dungeon-picture-card-*
            yield label(text, said, panels.LIT if word == "asked" else BONE, 40)
        vs = Box.around((middle.centre[0], place.centre[1]), 66)
        yield from symbol("swords", vs, BRASS)

    def _card(self, seat: int, box: Box) -> Shapes:
        """A side's card: its number if that's known, else its back: with swords once it's played."""
        view = self.seen.seats[seat]
        known = view.laid if self.cards is None else self.cards[seat]
        if known is not None:
            return card("combat", f"+{known}", box, seat)
        return card_back(seat, box, "swords" if view.has_laid else "hidden")


def _lot(token: int, loss: Loss, writing: Writing) -> str:
    """What losing a fight did to a character."""
    # words: dungeon-picture-lost-*
    return writing.text(f"dungeon-picture-lost-{loss}", sort=KIND[token])


def _object(fighter: Fighter) -> int | None:
    """The object a fighter carries."""
    return None if fighter.load is None or IS_CHARACTER[fighter.load] else fighter.load


def _worth_width(fighter: Fighter, size: int, *, has_sign: bool) -> float:
    """Room that a fighter's strength takes at a font size."""
    wide = theme.text_width(f"{fighter.value}", size, "ExtraBold") + has_sign * size * (_SIGN + _GAP)
    if fighter.bonus:
        wide += (
            size * (_GAP + _NEAR + _OBJECT)
            + theme.text_width(f"+{fighter.bonus}", size, "ExtraBold") * _BONUS
        )
    return wide


def _worth(
    fighter: Fighter, box: Box, ink: Colour, size: int, *, has_sign: bool = False, align: str = "r"
) -> Iterator[Shape]:
    """A fighter's strength, and what its object adds to it; behind crossed swords if they're asked for."""
    while (wide := _worth_width(fighter, size, has_sign=has_sign)) > box.width:
        size -= 2
    left = box.right - wide if align == "r" else box.centre[0] - wide / 2
    middle = box.centre[1]

    def said(text: str, size: int) -> tuple[float, Text]:
        right = left + theme.text_width(text, size, "ExtraBold")
        return right, strong(text, Box(left, box.top, right + 4, box.bottom), ink, size, "l")

    if has_sign:
        sign = size * _SIGN
        yield from symbol("swords", Box.around((left + sign / 2, middle), sign), BRASS)
        left += sign + size * _GAP
    left, value = said(f"{fighter.value}", size)
    yield value
    if fighter.bonus and (load := _object(fighter)) is not None:
        left += size * _GAP
        left, bonus = said(f"+{fighter.bonus}", round(size * _BONUS))
        side, left = size * _OBJECT, left + size * _NEAR
        yield from (bonus, *pieces.thing(load, Box.around((left + side / 2, middle), side)))


def _rows(box: Box, count: int) -> list[Box]:
    """A stage for the leader and a row for everybody else; rows of one height if there are many."""
    least, most = _STAGE
    step = min(_ROW, max(_TIGHT, (box.height - most) / max(1, count - 1)))
    stage = min(most, box.height - (count - 1) * step)
    if stage < least:
        step = min(_ROW, box.height / count)
        return [Box.at(box.left, box.top + number * step, box.width, step - 8) for number in range(count)]
    top = box.top + stage
    others = [Box.at(box.left, top + number * step + 8, box.width, step - 8) for number in range(count - 1)]
    return [Box.at(box.left, box.top, box.width, stage), *others]


def _is_stage(row: Box) -> bool:
    return row.height >= _STAGE[0]


class _Stage(NamedTuple):
    """Boxes of a leader's stage; on a low one the words are beside the figure."""

    scene: Box
    told: Box
    figure: Box
    strength: Box
    name: Box
    note: Box
    is_down: bool

    @staticmethod
    def of(box: Box, *, is_left: bool, is_down: bool, wide: float) -> _Stage:
        """Lay out a stage; figures stand at the side of the enemy, ``wide`` is the room of the strength."""
        is_low = box.height < _LOW
        scene = box if is_low else box.part(bottom=-_TOLD)
        told = box.part(0, -_TOLD)
        inner = scene.part(10, 8, -10, -12)
        if is_low:
            across = min(inner.width - 258, inner.height * (1.1 if is_down else 0.78) + 30)
            figure, rest = inner.part(-across), inner.part(right=-across - 8)
            if not is_left:
                figure, rest = inner.part(right=across), inner.part(across + 8)
            strength, name, note = rest.rows(1.5, 1, 1)
            told = Box.over((name, note))
            name, note = (place.part(3, right=-3) for place in (name, note))
            strength = Box.around(strength.centre, min(wide, strength.width), strength.height - 8)
        else:
            across = min(inner.width, (inner.height - _CROWN) * 0.78)
            figure = inner.part(-across) if is_left else inner.part(right=across)
            if is_down:
                figure = inner.part(0, 124)
                if inner.height < _HIGH:
                    figure = inner.part(wide * 0.9, 40) if is_left else inner.part(0, 40, -wide * 0.9)
            strength = inner.part(0, 0, wide, 120) if is_left else inner.part(-wide, 0, bottom=120)
            name, note = told.part(10, 4, -10, -6).rows(1.15, 1)
        return _Stage(scene, told, figure, strength, name, note, is_down)


def _glory(stage: _Stage) -> Iterator[Shape]:
    """Golden light behind the winner's leader."""
    reach = min(stage.scene.width, stage.scene.height) - 16
    x, y = stage.figure.centre
    for share in (1, 0.82, 0.64):
        far = reach * share / 2
        middle = (
            min(max(x, stage.scene.left + far), stage.scene.right - far),
            min(max(y, stage.scene.top + far), stage.scene.bottom - far),
        )
        yield Disc(Box.around(middle, 2 * far), panels.LIT.at(84))


def _at_home(box: Box) -> Box:
    """A box of whole pixels moved to the origin."""
    return Box.at(0, 0, *box.whole()[2:])


def _person(
    token: int, load: int | None, box: Box, writing: Writing, loss: Loss | None, *, was_wounded: bool = False
) -> Shapes:
    """A character as in the maze, with what it carries and what became of it."""
    down, beside, below = loss is not None, box.width / 16, box.width / 24
    square = box.part(beside, 2 * below, -beside, -below)
    drawn = pieces.loaded(token, load, square, writing, wounded=down or was_wounded)
    return (*(shape for part in drawn for shape in part), *_skull(loss, box))


def _skull(loss: Loss | None, box: Box) -> Shapes:
    """The sign of somebody who is knocked out."""
    return (
        pieces.badge(box.centre, min(box.width, box.height) * 0.5, "skull", BLOOD) if loss == "dies" else ()
    )


def _noted(text: str, row: Box) -> Text:
    """A note below the name of a row."""
    half = min(row.height / 2, 70)
    place = Box(row.left + 156, row.centre[1], row.right - 14, row.centre[1] + half)
    return label(text, place, INK, panels.SMALL, "Medium", align="l")


def _number(fighter: Fighter, row: Box) -> Box:
    """Box of a fighter's strength, beside its name."""
    name = _upper(row)
    return Box(row.right - (190 if fighter.bonus else 74), name.top, row.right - 14, name.bottom)


def _sign(row: Box) -> Box:
    """Box of a row's token."""
    side = min(row.height, 134)
    return Box.around((row.left + 68, row.centre[1]), side)


def _upper(row: Box, right: float | None = None) -> Box:
    """Box of a row's name."""
    half = min(row.height / 2, 76)
    return Box(row.left + 156, row.centre[1] - half, (right or row.right) - 8, row.centre[1] + 4)


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
    """Crossed swords between adjacent enemies: the attack large and red, others grey."""
    for pair in sides.touching:
        one, other = (grid.centre(seen.at[token]) for token in pair)
        middle = drawn_traces.meeting(one, other, grid.side, OWNER[pair[0]])
        is_attack = pair == leaders
        side = grid.side * (0.42 if is_attack else 0.32)
        yield from pieces.badge(middle, side, "swords", BLOOD if is_attack else STEEL)
