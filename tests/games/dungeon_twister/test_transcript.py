"""Two recorded games of Dungeon Twister as their players read them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tests.kit.table import NAMES, Table
from tests.kit.transcript import FOLDER, page_text

RECORDED = Path(__file__).parent / "recorded"
NEWS = ("attack", "reveal", "end")
"""What ends the part of a turn that is handed in as one answer."""
ALONE = ("lay", "place", "team", "hide", "line")
"""What is handed in by itself."""
FIRST, LAST = 12, 6
"""How many answers are held of a whole game, from its start and up to its end."""


def read(name, options):
    """What is posted and what the player who acts reads in a recorded game: a text for each answer."""
    recorded = record.loads((RECORDED / f"{name}.jsonl").read_text(encoding="utf-8"))
    table, posts = Table.begin(DungeonTwister(revision=1), 2, recorded.seed, options), 0
    answers = answers_of([(seat, str(action)) for seat, action in recorded.inputs])
    for number, (seat, made) in enumerate(answers):
        told = [f"--- everybody reads:\n{page_text(post.page)}" for post in table.posts[posts:]]
        posts = len(table.posts)
        for count in range(len(made)) if FOLDER or not FIRST <= number < len(answers) - LAST else ():
            if count:
                table.drafts[seat] = (table.game.drafting(table.state, seat), "; ".join(made[:count]))
            told.append(f"--- {NAMES[seat]} alone reads:\n{page_text(table.page(seat, 'next'))}")
        yield "\n\n".join(told)
        table.answer(seat, "; ".join(made))
    yield from (f"--- everybody reads:\n{page_text(post.page)}" for post in table.posts[posts:])


def answers_of(inputs):
    """Who did what, each as it is handed in: up to what brings something to light, or to the other player."""
    answers = []
    for seat, action in inputs:
        follows = answers and answers[-1][0] == seat and not answers[-1][1][-1].startswith((*NEWS, *ALONE))
        if follows and not action.startswith(("play", *ALONE)):
            answers[-1][1].append(action)
        else:
            answers.append((seat, [action]))
    return answers


def test_a_whole_game(approved):
    parts = list(read("first-game", {"dealt": "yes", "goal": "3", "shown": "two"}))
    approved("\n\n".join(parts[:FIRST] + parts[-LAST:]), "dungeon-two-players", "\n\n".join(parts))


def test_a_hidden_start(approved):
    approved("\n\n".join(islice(read("hidden", {}), 5)), "dungeon-hidden-start")
