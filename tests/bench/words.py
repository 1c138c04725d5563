"""How much K2 says, and how often it calls: ``python -m tests.bench --words``.

Whole games are played at a table of the host, with a real database and a wall instead of Discord: by three
people, and by one person with two computers, whose turns, night and morning share a post. Everybody plays
like a computer of the same level. People look at the planner before each use of a turn; of its menus only
the first entries are counted, those that a phone shows without scrolling.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import pytest

from k2bot.game.values import Select
from k2bot.games.k2.engine import Plan, parse
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages.turns import draft_of
from k2bot.host.kernel import fairness
from k2bot.host.kernel.lobby import add_computer
from k2bot.text.formatting import without_emoji
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CHANNEL, CID, House, Wall, opened, submit

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.game.values import Page

LEVELS = ("easy", "beginner", "normal")
"""How everybody plays, in one game each."""
FIRST = 6
"""Number of a menu's entries that are counted."""
COMPANIES: Mapping[str, tuple[tuple[int, ...], int]] = {
    "three people": ((ANN, BOB, CID), 0),
    "one with two computers": ((ANN,), 2),
}
"""Who plays: people, and the number of computers."""
LIMITS = {"three people": (70, 95), "one with two computers": (80, 110)}
"""Words of a public post: 90 % of all, and the longest."""
MENU_LIMITS = (80, 150)
"""Words of the menus that a planner shows: median and maximum."""


@dataclass
class Tale:
    """What people read in a game, in words, and how often each was notified."""

    texts: list[str] = field(default_factory=list)
    """Texts of the public posts."""
    pictures: int = 0
    menus: list[int] = field(default_factory=list)
    """Words of the first entries of the menus on each planner."""
    called: Counter[int] = field(default_factory=Counter)

    @property
    def posts(self) -> list[int]:
        """Words of each public post."""
        return [*map(count_words, self.texts)]

    @property
    def ninth(self) -> int:
        """The number of words that 90 % of the posts don't exceed."""
        return sorted(self.posts)[-1 - len(self.posts) // 10]


def count_words(text: str) -> int:
    """Words of a text; emoji and symbols alone are none."""
    return sum(any(map(str.isalnum, word)) for word in without_emoji(text).split())


def menu_words(page: Page) -> int:
    """Words of the first entries of a page's menus."""
    entries = [one for row in page.rows if isinstance(row, Select) for one in row.choices[:FIRST]]
    return sum(count_words(f"{one.label} {one.description}") for one in entries)


async def tale(folder: Path, people: Sequence[int], computers: int, level: str, seed: str) -> Tale:
    """Play a whole game, and count what is said."""
    found, game = Tale(), K2(words())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fairness, "seed_of", lambda *_: seed)
        async with opened(folder / f"{seed}.sqlite3", game, wall=_Door(found)) as house:
            await _play(house, found, people, computers, level, seed)
    return found


async def _play(
    house: House, found: Tale, people: Sequence[int], computers: int, level: str, seed: str
) -> None:
    table = await house.tables.open(
        game="k2", options={}, guild_id=1, channel_id=CHANNEL, user_id=people[0], name="Ann"
    )
    for user, name in zip(people[1:], ("Bob", "Cid"), strict=False):
        await house.tables.join(table, user, name)
    for _ in range(computers):
        await table.do(add_computer, people[0], level)
    await house.tables.start(table, people[0])
    await house.serve(table)
    while not table.session.over:
        session, pending = table.session, table.session.pending()
        if pending:
            answer = _answer(session, pending[0].seat, level, seed)
            await table.take_thoughts([(pending[0], answer)])
        else:
            seat = min(session.waiting)
            answer = _answer(session, seat, level, seed)
            found.menus += _planners(session, seat, answer)
            user = session.members[seat].user_id
            await table.do(submit, user, session.play.stamp(seat), answer)
        await house.serve(table)
    assert not table.session.posts.due, "a post couldn't be composed"


class _Door(Wall):
    """A wall that counts new posts."""

    def __init__(self, found: Tale) -> None:
        super().__init__()
        self.found = found

    def put_up(self, delivery: Any) -> Any:
        if delivery.message is None:
            page = delivery.page
            self.found.called.update([delivery.user_id] if delivery.user_id else delivery.pings)
            if delivery.user_id is None and delivery.post.made is not None:
                self.found.texts.append(page.text)
                self.found.pictures += len(page.pictures)
        return super().put_up(delivery)


def _answer(session: Any, seat: int, level: str, seed: str) -> str:
    chance = f"{seed} {session.play.number} {seat}"
    question = session.game.question(session.state, seat, level, chance, 20)
    return str(question.think(*question.facts))


def _planners(session: Any, seat: int, answer: str) -> list[int]:
    """Words of the menus that somebody saw before each use of a turn, and before its end."""
    action, state = parse(answer), session.state
    if not isinstance(action, Plan):
        return []
    drafts = [draft_of(state.day, Plan(action.uses[:count])) for count in range(len(action.uses) + 1)]
    pages = (session.game.page(state, seat, "plan", draft, session.people) for draft in drafts)
    return [counted for page in pages if (counted := menu_words(page))]


def report(*, quick: bool) -> list[Goal]:
    """Print what is said in whole games of each company."""
    rows, goals, planners = [], list[Goal](), list[int]()
    with tempfile.TemporaryDirectory() as folder:
        for company, (people, computers) in COMPANIES.items():
            tales = [
                asyncio.run(tale(Path(folder), people, computers, level, f"{company} {level}"))
                for level in LEVELS[: 1 if quick else None]
            ]
            rows += [
                (
                    f"{company}, {level}",
                    str(len(told.posts)),
                    str(told.pictures),
                    str(told.ninth),
                    str(max(told.posts)),
                    f"{median(told.menus):.0f}",
                    str(max(told.menus)),
                    ", ".join(str(count) for _, count in sorted(told.called.items())),
                )
                for level, told in zip(LEVELS, tales, strict=False)
            ]
            for told in tales:
                planners += told.menus
            most, longest = LIMITS[company]
            goals.append(
                Goal(f"words of 90 % of the posts, {company}", max(t.ninth for t in tales), most, "")
            )
            worst = max(max(told.posts) for told in tales)
            goals.append(Goal(f"words of the longest post, {company}", worst, longest, ""))
    heads = ("game", "posts", "pictures", "p90 words", "longest", "menus, median", "longest", "notified")
    print_table("What K2 says", heads, rows)
    usual, longest = MENU_LIMITS
    goals.append(Goal("words of a planner's menus, median", median(planners), usual, ""))
    goals.append(Goal("words of a planner's menus, at most", max(planners), longest, ""))
    return goals
