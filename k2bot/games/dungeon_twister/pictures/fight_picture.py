"""Picture of a fight: both sides with names and strengths, why each fighter joins, the cards, the result."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ATTACK,
    BY_NAME,
    COMBAT,
    DEFENCE,
    IS_CHARACTER,
    KIND,
    OWNER,
    ROPES,
)
from k2bot.games.dungeon_twister.engine.fights import fight_of
from k2bot.games.dungeon_twister.pictures import panels, pieces, rooms, traces
from k2bot.games.dungeon_twister.pictures.pieces import (
    BLOOD,
    BONE,
    BONE_SHADE,
    BRASS,
    INK,
    LIVERIES,
    STEEL,
    card,
    card_back,
    symbol,
)
from k2bot.render.scene import Box, Disc, Plate, Scene

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

Loss: TypeAlias = Literal["wounded", "dies"]
"""Effect of losing a fight on a character."""


@dataclass(frozen=True, slots=True)
class Fighter:
    """A fighter and its contribution to its side (rules 17, 18, 32)."""

    token: int
    value: int
    """0 for a wounded target."""
    bonus: int
    load: int | None
    wounded: bool


@dataclass(frozen=True, slots=True)
class Sides:
    """Both sides of a fight."""

    attacking: tuple[Fighter, ...]
    """The attacker comes first."""
    defending: tuple[Fighter, ...]
    """The target comes first."""
    touching: tuple[tuple[int, int], ...]
    """Pairs of adjacent enemies in the fight, attackers first."""

    def of(self, seat: int) -> tuple[Fighter, ...]:
        """A seat's fighters."""
        return self.attacking if OWNER[self.attacking[0].token] == seat else self.defending

    @property
    def sums(self) -> tuple[int, int]:
        """Strengths of attackers and defenders before cards."""
        return _sum(self.attacking), _sum(self.defending)


def _sum(side: tuple[Fighter, ...]) -> int:
    return sum(fighter.value + fighter.bonus for fighter in side)


def sides_of(seen: Observation, attacker: int, target: int) -> Sides:
    """The fight between two characters if it began now."""
    board = Board(seen)
    fight = fight_of(board, attacker, target)

    def fighter(token: int, bonus: tuple[int, ...]) -> Fighter:
        wounded = bool(board.wounded >> token & 1)
        load = board.load(token)
        value = 0 if wounded else COMBAT[token]
        return Fighter(token, value, 0 if load is None else bonus[load], load, wounded)

    pairs = tuple(
        (one, other)
        for one in fight.attacking
        for other in fight.defending
        if seen.at[other] in board.maze.neighbours(seen.at[one])
    )
    return Sides(
        tuple(fighter(token, ATTACK) for token in _first(fight.attacking, attacker)),
        tuple(fighter(token, DEFENCE) for token in _first(fight.defending, target)),
        pairs,
    )


def _first(tokens: tuple[int, ...], leader: int) -> tuple[int, ...]:
    return (leader, *(token for token in tokens if token != leader))


def losses(seen: Observation, side: tuple[Fighter, ...]) -> dict[int, Loss]:
    """Effect of losing on a side: on its fighters, and on those they carry (rules 16, 18, 20)."""
    board = Board(seen)
    found: dict[int, Loss] = {}
    for one in side:
        place = seen.at[one.token]
        falls = board.maze.pits >> place & 1 and not any(token in ROPES for token in board.tokens(place))
        found[one.token] = "dies" if one.wounded or falls else "wounded"
        if one.load is not None and IS_CHARACTER[one.load]:
            found[one.load] = "dies"
    return found


def winning(sides: Sides, cards: tuple[int, int]) -> int | None:
    """The seat that wins with blue's and yellow's cards; None for a tie."""
    blue, yellow = (_sum(sides.of(seat)) + cards[seat] for seat in (0, 1))
    return None if blue == yellow else int(yellow > blue)


_SIDE: Final = 500
"""Width in pixels of a side's panel."""
_ROW: Final = 232
_PORTRAIT: Final = 300
"""Row height from which a token fits above its name."""
_HIGHEST: Final = 470
"""Row height of a single fighter."""


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
        below = 104 if self.cards else 176
        crop = Box(middle.left, middle.top + below, middle.right, middle.bottom - 350)
        places = [self.seen.at[one.token] for one in (*sides.attacking, *sides.defending)]
        after = replace(self.seen, wounded=self.seen.wounded | sum(1 << token for token in lost))
        grid = panels.window(places, crop, is_left=False, is_filled=False)
        cards = Box(middle.left, crop.bottom + 26, middle.right, middle.bottom)
        grounds: list[Shape] = []
        for fighter, place in zip((*sides.attacking, *sides.defending), places, strict=True):
            box, fill = grid.square(place), LIVERIES[OWNER[fighter.token]].colour
            grounds += [Plate(box.grown(-2), INK, 10), Plate(box.grown(-5), fill.mixed(BONE, 0.5), 8)]
        skulls: list[Shape] = []
        for token in (token for token, loss in lost.items() if loss == "dies"):
            x, y = grid.centre(self.seen.at[token])
            corner = x + grid.side * 0.3, y - grid.side * 0.3
            skulls += traces.badge(corner, grid.side * 0.4, "skull", BLOOD)
        shapes: list[Shape] = [
            *self._title(middle.part(bottom=84), won, writing),
            *panels.ground(self.seen, grid),
            *grounds,
            *(
                Plate(grid.square(square), rooms.NIGHT.at(105))  # outside the fight
                for square in grid.squares
                if square not in places
            ),
            *panels.inhabitants(after, grid, writing),
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
        return None if self.cards is None else winning(self._sides, self.cards)

    def _title(self, box: Box, won: int | None, writing: Writing) -> tuple[Shape, ...]:
        """What is happening, or who won."""
        if self.cards is None:
            text = writing.text("dungeon-picture-fight")
        elif won is None:
            text = writing.text("dungeon-picture-fight-tie")
        else:
            text = panels.with_name(writing, "dungeon-picture-fight-won", won, box.width, panels.BODY)
        title = panels.figure(text, box, BONE, panels.TITLE)
        if self.cards is not None:
            return title
        place = Box(box.left, box.bottom - 6, box.right, box.bottom + 84)
        dies = pieces.is_wounded(self.seen, BY_NAME[self.target])
        stakes = writing.text("dungeon-picture-stakes", dies=dies)
        return (*title, *panels.said(stakes, place, BONE, weight="Medium", align="middle"))

    def _side(
        self,
        sides: Sides,
        box: Box,
        lost: Mapping[int, Loss],
        writing: Writing,
        *,
        is_attacking: bool,
    ) -> tuple[Shape, ...]:
        """A side: player, fighters with their contributions and fates, and the total."""
        side = sides.attacking if is_attacking else sides.defending
        seat = OWNER[side[0].token]
        lost = {token: loss for token, loss in lost.items() if OWNER[token] == seat}
        asked = not self.cards and not self.seen.seats[seat].has_laid
        shapes: list[Shape] = [
            *panels.panel(box, lit=asked or seat == self._winner),
            *panels.headline(seat, writing, box.part(top=12, bottom=92)),
        ]
        word = "dungeon-picture-attacks" if is_attacking else "dungeon-picture-defends"
        said = box.part(24, 98, -24, 150)
        shapes += panels.line(writing.text(word), said, INK)  # words: dungeon-picture-*
        foot = box.part(16, -176, -16, -16)
        hand = Box(foot.left, foot.top - (146 if self.cards is None else 10), foot.right, foot.top - 12)
        fallen = tuple(token for token in lost if token not in [one.token for one in side])
        count = len(side) + len(fallen)
        step = (hand.top - said.bottom - 14) / count
        step = min(_HIGHEST if step >= _PORTRAIT else _ROW, step)
        rows = [
            Box.at(box.left + 16, said.bottom + 8 + number * step, box.width - 32, step - 10)
            for number in range(count)
        ]
        for number, (fighter, row) in enumerate(zip(side, rows, strict=False)):
            shapes += self._fighter(fighter, row, writing, lost.get(fighter.token), is_leader=number == 0)
            shapes += _noted(self._note(fighter, sides, writing, lost.get(fighter.token)), row)
        for token, row in zip(fallen, rows[len(side) :], strict=True):
            shapes += _eliminated(_sign(row))
            shapes += panels.line(panels.kind(token, writing), _upper(row), INK, align=_align(row))
            shapes += _noted(_lot(token, lost[token], writing), row)
        if self.cards is None:
            shapes += _hand(self.seen.seats[seat].combat, hand, writing)
        return (*shapes, *self._total(side, foot, lost=bool(lost)))

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

    def _fighter(
        self, fighter: Fighter, box: Box, writing: Writing, loss: Loss | None, *, is_leader: bool
    ) -> tuple[Shape, ...]:
        """A fighter's token after the fight, with name, strength and bonus from what it carries."""
        sign = _sign(box)
        own = f"{fighter.value} + {fighter.bonus}" if fighter.bonus else f"{fighter.value}"
        figure = _figure(fighter, box)
        is_high = _is_high(box)
        name = _upper(box) if is_high else _upper(box, figure.left)
        has = fighter.load is not None and not IS_CHARACTER[fighter.load]
        held = (fighter.token, fighter.load) if has and fighter.load is not None else (fighter.token,)
        wounded = self.seen.wounded | 1 << fighter.token if loss else self.seen.wounded
        drawn = pieces.group(replace(self.seen, wounded=wounded), held, sign, writing)
        return (
            Plate(box.grown(3), BONE_SHADE if is_leader else BONE, 14),
            *(_eliminated(sign) if loss == "dies" else drawn),
            *panels.line(
                own,
                figure,
                INK,
                size=110 if is_high else panels.TITLE,
                weight="ExtraBold",
                align="m" if is_high else "r",
            ),
            *panels.line(panels.kind(fighter.token, writing), name, INK, size=50, align=_align(box)),
        )

    def _total(self, side: tuple[Fighter, ...], box: Box, *, lost: bool) -> tuple[Shape, ...]:
        """A side's total, and how it adds up."""
        base = sum(fighter.value + fighter.bonus for fighter in side)
        if self.cards is None:
            text = panels.figure(f"{base} + ?", box, BONE, 120)
            return (Plate(box, INK, 16), *text)
        card_value = self.cards[OWNER[side[0].token]]
        left, right = box.columns(1.25, 1)
        inside = left.part(20)
        return (
            Plate(box, STEEL.mixed(INK, 0.45) if lost else INK, 16),
            *panels.line(f"{base} + {card_value} =", inside, BONE_SHADE, size=panels.TITLE, align="m"),
            *panels.figure(f"{base + card_value}", right, BONE, 130),
        )

    def _cards(self, box: Box, attacker: int, writing: Writing) -> tuple[Shape, ...]:
        """Both sides' cards, the attacker's on the left; before they are revealed, backs or empty places."""
        shapes: list[Shape] = []
        left, middle, right = box.columns(1, 0.16, 1)
        for part, seat in ((left, OWNER[attacker]), (right, 1 - OWNER[attacker])):
            view = self.seen.seats[seat]
            place = part.part(bottom=-58)
            place = Box.around(place.centre, place.height * 0.7, place.height)
            word = "laid" if view.has_laid else "asked"
            if self.cards is not None:
                word = "shown"
                shapes += card("combat", f"+{self.cards[seat]}", place)
            elif view.laid is not None:
                shapes += card("combat", f"+{view.laid}", place)
            elif view.has_laid:
                shapes += card_back(seat, place)
            else:
                shapes += [
                    Plate(place.grown(-6), LIVERIES[seat].colour.mixed(rooms.NIGHT, 0.6), 22, panels.LIT, 6),
                    *panels.figure("?", place, BONE, 130),
                ]
            said = part.part(0, -54)
            text = writing.text(f"dungeon-picture-card-{word}")  # words: dungeon-picture-card-*
            shapes += panels.line(text, said, panels.LIT if word == "asked" else BONE, size=40, align="m")
        vs = Box.around((middle.centre[0], middle.centre[1] - 29), 76, 76)
        return (*shapes, *symbol("swords", vs, BRASS))


def _lot(token: int, loss: Loss, writing: Writing) -> str:
    """What losing a fight did to a character."""
    # words: dungeon-picture-lost-*
    return writing.text(f"dungeon-picture-lost-{loss}", sort=KIND[token])


def _is_high(row: Box) -> bool:
    """Whether a row has its token above its name rather than beside it."""
    return row.height >= _PORTRAIT - 10


def _align(row: Box) -> str:
    return "m" if _is_high(row) else "l"


def _noted(text: str, row: Box) -> tuple[Shape, ...]:
    """A note below the name of a row."""
    if _is_high(row):
        place, size = row.part(10, -62, -10, -8), panels.BODY
    else:
        half = min(row.height / 2, 70)
        place = Box(row.left + 156, row.centre[1], row.right - 14, row.centre[1] + half)
        size = panels.SMALL
    return panels.line(text, place, INK, size=size, weight="Medium", align=_align(row))


def _figure(fighter: Fighter, row: Box) -> Box:
    """Box of a fighter's strength: beside its name, or beside a token above the name."""
    if _is_high(row):
        sign = _sign(row)
        return Box(sign.right + 10, sign.top, row.right - 10, sign.bottom)
    name = _upper(row)
    return Box(row.right - (150 if fighter.bonus else 74), name.top, row.right - 14, name.bottom)


def _sign(row: Box) -> Box:
    """Box of a row's token."""
    if _is_high(row):
        side = min(row.height - 130, 270)
        rest = row.height - 130 - side
        return Box.at(row.left + 22, row.top + 10 + rest / 2, side, side)
    side = min(row.height, 134)
    return Box.around((row.left + 68, row.centre[1]), side, side)


def _upper(row: Box, right: float | None = None) -> Box:
    """Box of a row's name."""
    if _is_high(row):
        return row.part(10, -118, -10, -58)
    half = min(row.height / 2, 76)
    return Box(row.left + 156, row.centre[1] - half, (right or row.right) - 8, row.centre[1] + 4)


def _eliminated(box: Box) -> tuple[Shape, ...]:
    """A skull replacing an eliminated character."""
    disc = box.grown(-6)
    return (
        Disc(disc, INK),
        Disc(disc.grown(-4), BLOOD),
        *symbol("skull", disc.grown(-disc.width * 0.2), BONE),
    )


def _hand(cards: tuple[int, ...], box: Box, writing: Writing) -> tuple[Shape, ...]:
    """A player's remaining combat cards, which are public (rule 41)."""
    head = box.part(8, bottom=50)
    shapes: list[Shape] = [
        *panels.line(writing.text("dungeon-picture-hand"), head, INK, size=panels.SMALL, weight="Medium")
    ]
    step = box.width / 9
    for number, value in enumerate(cards):
        place = Box.at(box.left + number * step, head.bottom + 4, step - 6, box.bottom - head.bottom - 4)
        shapes += [
            Plate(place, INK, 9),
            *panels.figure(f"{value}", place, BONE, panels.BODY),
        ]
    return tuple(shapes)


def _links(seen: Observation, sides: Sides, grid: Grid, leaders: tuple[int, int]) -> tuple[Shape, ...]:
    """Crossed swords between adjacent enemies: the attack large and red, others grey."""
    shapes: list[Shape] = []
    for pair in sides.touching:
        one, other = (grid.centre(seen.at[token]) for token in pair)
        middle = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
        is_attack = pair == leaders
        side = grid.side * (0.42 if is_attack else 0.32)
        shapes += traces.badge(middle, side, "swords", BLOOD if is_attack else STEEL)
    return tuple(shapes)
