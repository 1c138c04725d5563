"""Why an action that a player may look for isn't offered, where that comes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.pages import of_kind
from k2bot.games.dungeon_twister.engine.actions import Attack, Jump, Reveal
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, KIND, OWNER
from k2bot.games.dungeon_twister.engine.planning import crosses_pits
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.pages.wording import Talk


def obstacles(talk: Talk, plan: Preview, chosen: str) -> Iterator[str | None]:
    """What a character can't do where it stands, and what it can't undo with the last action point."""
    seen, token, board = plan.seen, BY_NAME[chosen], Board(plan.seen)
    if not board.is_fit(token):
        return
    beside = board.maze.neighbours(board.at[token])
    deeds = [deed for deed in plan.deeds if deed.character == chosen]
    spared = seen.fresh_wounded | seen.fresh_healed  # they can't be attacked until the turn ends (rule 19)
    for square in beside:
        enemy = board.character_seen(square)
        if enemy is not None and OWNER[enemy] != OWNER[token] and spared >> enemy & 1:
            healed_now = bool(seen.fresh_healed >> enemy & 1)
            name, sort = talk.token(enemy), KIND[enemy]
            yield talk.text("dungeon-turn-spared", name=name, sort=sort, healed=healed_now)
    if seen.points_left == 1 and any(isinstance(deed, Attack | Reveal) for deed in deeds):
        yield talk.text("dungeon-turn-last")
    if crosses_pits(board, token):
        return
    bridged = board.bridges(OWNER[token])
    jumped = {deed.pit for deed in of_kind(deeds, Jump)}
    pits = [
        NAMES[square]
        for square in beside
        if board.maze.pits & ~bridged & BIT[square]
        and NAMES[square] not in jumped
        and board.character_seen(square) is None
    ]
    yield talk.counted("dungeon-turn-pit", squares=pits, jumps=seen.seats[OWNER[token]].jumps)
