"""Why an action that a player may look for isn't offered, where that comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Attack, Jump, Reveal
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND, OWNER
from k2bot.games.dungeon_twister.engine.planning import crosses_pits
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, SQUARES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.wording import Talk


def healed(talk: Talk, plan: Preview) -> str | None:
    """Own characters that were healed this turn, so that they have no button (rule 24)."""
    seen = plan.seen
    names = [
        talk.kind(token)
        for token in CHARACTERS_OF[seen.seat or 0]
        if seen.at[token] < SQUARES and seen.fresh_healed >> token & 1
    ]
    return talk.counted("dungeon-turn-healed", names=names)


def _is_spared(seen: Observation, enemy: int) -> bool:
    """Whether a character can't be attacked until the turn ends (rule 19)."""
    return bool((seen.fresh_wounded | seen.fresh_healed) >> enemy & 1)


def obstacles(talk: Talk, plan: Preview, chosen: str) -> Iterator[str]:
    """What a character can't do where it stands, and what it can't undo with the last action point."""
    seen, token, board = plan.seen, BY_NAME[chosen], Board(plan.seen)
    if not board.is_fit(token):
        return
    beside = board.maze.neighbours(board.at[token])
    deeds = [deed for deed in plan.deeds if deed.character == chosen]
    for square in beside:
        enemy = board.character_seen(square)
        if enemy is not None and OWNER[enemy] != OWNER[token] and _is_spared(seen, enemy):
            healed_now = bool(seen.fresh_healed >> enemy & 1)
            name, sort = talk.token(enemy), KIND[enemy]
            yield talk.text("dungeon-turn-spared", name=name, sort=sort, healed=healed_now)
    if plan.seen.points_left == 1 and any(isinstance(deed, Attack | Reveal) for deed in deeds):
        yield talk.text("dungeon-turn-last")
    if crosses_pits(board, token):
        return
    bridged = board.bridges(OWNER[token])
    jumped = {deed.pit for deed in deeds if isinstance(deed, Jump)}
    pits = [
        NAMES[square]
        for square in beside
        if board.maze.pits & ~bridged & BIT[square]
        and NAMES[square] not in jumped
        and board.character_seen(square) is None
    ]
    if pits:
        jumps = seen.seats[OWNER[token]].jumps
        yield talk.text("dungeon-turn-pit", squares=talk.listed(pits), count=len(pits), jumps=jumps)
