"""What private pages and messages say once their game is over for their reader, and which do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.values import HostButton, HostSelect, Page, Press

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from k2bot.game.base import Game
    from k2bot.game.values import Button, Select
    from k2bot.host.kernel.session import Ending, Session
    from k2bot.text.words import Words


def ending_page(session: Session, ended: Ending, words: Words, link: str | None) -> Page:
    """The page that takes the place of every other one: it says so, with a link to the result."""
    title = session.game.spoken(words.locale).title
    # words: ending-over, ending-cancelled, ending-left, ending-handed
    return Page(words.text(f"ending-{ended}", game=title, link=link or "none"), whole=True)


def is_of_play(page: Page, game: Game[Any]) -> bool:
    """Whether a private page is about the game under way: all are that lead on in it, but for the rules."""
    own = [control for control in _controls(page) if not isinstance(control, HostButton | HostSelect)]
    turned = bool(game.rules) and any(control.verb == game.rules for control in own)
    of_rules = all(game.is_of_rules(Press(control.verb, control.argument)) for control in own)
    return bool(page.live) or not (turned or of_rules)


def overtaken(page: Page, current: Collection[str | None]) -> bool:
    """Whether a page asks its reader something, and nothing of it can be answered any more."""
    stamps = {control.stamp for control in _controls(page) if control.stamp}
    return bool(stamps) and stamps.isdisjoint(current)


def _controls(page: Page) -> Iterator[Button | Select]:
    for row in page.rows:
        yield from row if isinstance(row, tuple) else (row,)
