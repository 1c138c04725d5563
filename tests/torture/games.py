"""The games played under torture, and the findings."""

from collections import Counter
from dataclasses import dataclass, field

from tests.torture import checks, files
from tests.torture.campaign import Board, campaign

SHORT = {"k2": {}, "dungeon": {"dealt": "yes", "shown": "two", "goal": "3"}}
"""Options of each game, so that it ends within an hour."""
ROUND = 75
"""Kills after which a round's games are played to their end undisturbed, and others begin."""


@dataclass
class Findings:
    """Number of kills by kind of moment, and other counts."""

    struck: Counter = field(default_factory=Counter)
    counts: Counter = field(default_factory=Counter)
    silences: list = field(default_factory=list)
    """Presses that were acknowledged but not answered, with what is known of each."""


def boards(here, number):
    """A table of people for each game, and one with a computer."""
    guild = here.env.create_guild(f"Friends {number}")
    people = [guild.add_member(here.env.create_user(f"{name}{number}")) for name in ("ann", "bob")]
    for key, options in SHORT.items():
        yield Board(key, guild.create_text_channel(f"{key}-{number}"), people, options)
        alone = guild.create_text_channel(f"{key}-computer-{number}")
        yield Board(key, alone, people[:1], options, computers=1)


async def torture(folder, *, kills, salt, answers=None, told=lambda found: None):
    """Play until the bot was killed ``kills`` times, then to the end; returns the findings.

    ``answers`` ends each round after so many answers, without pictures and without kills in migrations and
    backups. ``told`` is called with what was found so far after each round.
    """
    found, number = Findings(), 0
    struck, counts = found.struck, found.counts
    while struck.total() < kills:
        number += 1
        place = folder / str(number)
        place.mkdir()
        # Discord forgets nonces after some minutes: in every other round it does so at once.
        most, odd = min(ROUND, kills - struck.total()), number % 2 == 1
        salted = f"{salt} {number}"
        async with campaign(place, most=most, salt=salted, pictures=not answers, remembers=odd) as under:
            laid = list(boards(under.here, number))
            await under.begin()
            for board in laid:
                await under.lay(board)
            await under.play(laid, undo_every=0 if odd else 9, most=answers)
            await checks.all_sent(under)
            for board in laid:
                checks.assert_posts_exist_once(under, board)
                stored = await checks.same_as_unkilled(under, board)
                checks.assert_decisions_answered_once(board, stored.inputs)
                if odd and not board.computers:
                    checks.assert_equal_to_unkilled_game(under, board, stored)
                    counts["compared with an unkilled game"] += 1
                counts["inputs stored"] += len(stored.inputs)
                counts["undone"] += board.undone
                counts[f"games of {board.key}"] += 1
                counts["games ended"] += stored.row.status.value == "over"
            if odd and not answers:
                share = max(1, kills // 20)
                struck["while a backup is written"] += await files.backed_up(under, under.fate.chance, share)
                struck["while the database is brought up to date"] += await files.brought_up_to_date(
                    under, under.fate.chance, share
                )
            counts["presses"] += under.presses
            found.silences += checks.silences(under)
            counts["presses acknowledged without a word"] = len(found.silences)
            counts["lives"] += under.lives.count
            counts["calls to Discord"] += under.here.calls
            assert not under.here.lacking, under.here.lacking
            assert not (errors := checks.errors(under)), errors
            struck.update(under.fate.struck)
        told(found)
    return found
