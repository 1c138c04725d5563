"""What private pages and messages say once their game is over for their reader, and which do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from k2bot.game.values import HostButton, HostSelect, Page, Press
from k2bot.host.attention.posts import LEFT, is_notice
from k2bot.host.people.members import Status
from k2bot.host.store import PostRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from k2bot.game.base import Game
    from k2bot.game.values import Button, Select
    from k2bot.host.kernel.session import Session
    from k2bot.text.words import Words

Ending: TypeAlias = Literal["over", "cancelled", "left", "handed"]
"""Why nothing is asked of somebody any more: the game was played to its end or cancelled, they have left it,
or have handed their seat to somebody else."""


def ending(session: Session, seat: int | None) -> Ending | None:
    """Why the game is over for a seat, or for who only watches; None where it goes on."""
    match session.status:
        case Status.OVER:
            return "over"
        case Status.CANCELLED:
            return "cancelled"
        case _:
            return "left" if seat in session.gone else None


def ending_page(session: Session, ended: Ending, words: Words, link: str | None) -> Page:
    """The page that takes the place of every other one: it says so, with a link to the result."""
    title = session.game.spoken(words.locale).title
    # words: ending-over, ending-cancelled, ending-left, ending-handed
    return Page(words.text(f"ending-{ended}", game=title, link=link or "none"), whole=True)


def last_letters(
    before: Session, after: Session, letters: Sequence[tuple[str, int | None]]
) -> tuple[PostRow, ...]:
    """The edits by which the newest private message of each seat says that the game is over for it.

    ``letters`` are the private posts that are messages, oldest first. Messages of earlier days say already
    that their day is over.
    """
    newest = {seat: key for key, seat in letters if seat is not None and not _is_apart(key, seat)}
    return tuple(
        PostRow(None, key, edit=True, seat=seat)
        for seat, key in sorted(newest.items())
        if ending(after, seat) is not None and ending(before, seat) is None
    )


def left_letters(letters: Sequence[tuple[str, int | None]], seat: int) -> tuple[PostRow, ...]:
    """The edit by which the newest private message of a seat says that it is somebody else's now.

    ``letters`` are the private posts that are messages, oldest first.
    """
    keys = [key for key, own in letters if own == seat and not _is_apart(key, seat)]
    return tuple(PostRow(None, f"{LEFT}{key}", edit=True, seat=seat) for key in keys[-1:])


def _is_apart(key: str, seat: int) -> bool:
    """Whether a private post is a notice, or a message to somebody who sits here no more."""
    return key.startswith(LEFT) or is_notice(PostRow(None, key, seat=seat))


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
