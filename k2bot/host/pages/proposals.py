"""The post about a proposal: what is asked, of whom, and what has become of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.values import PAGE, Button, HostButton, Page, Style
from k2bot.host.kernel.consent import missing, step_of
from k2bot.host.kernel.posts import PROPOSAL
from k2bot.host.people.members import MARK, Status
from k2bot.text.formatting import plain

if TYPE_CHECKING:
    from k2bot.host.kernel.session import Session
    from k2bot.host.people.members import Member
    from k2bot.host.store.rows import ProposalRow
    from k2bot.text.words import Words

AGREE: Final = "agree"
DECLINE: Final = "decline"
UNDO_LAST: Final = "undo-last"
"""The verb of a button that takes back what its presser has answered last, or proposes that."""
WITHDRAW: Final = "withdraw"
"""The verb of a button on a private page that takes back its presser's own proposal, by its number."""
SWAP: Final = "swap"
"""The verb of a button that proposes a newcomer for a seat; its argument has the user's id and the seat."""


def proposal_page(session: Session, key: str, words: Words) -> Page:
    """The post about a proposal: who asks for what and whose answer is awaited, or what has become of it."""
    row = next(row for row in session.proposals if key == f"{PROPOSAL}{row.number}")
    if row.status == "agreed":
        onward = Button(PAGE, words.text("proposal-button-go-on"), session.game.pages.next)
        rows = ((onward,),) if session.status is Status.RUNNING and row.kind in ("undo", "swap") else ()
        return Page(wanted(session, row, words), rows=rows)
    lines = [wanted(session, row, words)]
    number = str(row.number)
    match row.status:
        case "open":
            names = ", ".join(f"<@{user_id}>" for user_id in missing(session, row))
            lines.append(words.text("proposal-asked", names=names))
            agree = HostButton(AGREE, words.text("proposal-button-agree"), number, style=Style.SUCCESS)
            decline = HostButton(DECLINE, words.text("proposal-button-decline"), number)
            return Page("\n".join(lines), rows=((agree, decline),))
        case "declined" if row.decliner == row.user_id:
            lines.append(words.text("proposal-withdrawn", name=_name(session, row.user_id)))
        case "declined":
            lines.append(words.text("proposal-declined", name=_name(session, row.decliner)))
        case _:
            lines.append(words.text("proposal-lapsed", kind=row.kind))
    return Page("\n".join(lines))


def wanted(session: Session, row: ProposalRow, words: Words) -> str:
    """What is proposed, or what has come of it once all have agreed."""
    facts = {"name": row.facts["name"], "old": row.facts.get("old", "")}
    new = _name(session, row.facts["to"]) if "to" in row.facts else ""
    done = "-agreed" if row.status == "agreed" else ""
    own = "yes" if row.facts.get("from") == row.user_id else "no"
    plainly = {key: plain(name) for key, name in facts.items()}
    values = {**plainly, **step_of(row.facts), "new": new, "own": own}
    return words.text(f"proposal-{row.kind}{done}", **values)  # words: proposal-*


def _name(session: Session, user_id: int | None) -> str:
    """How somebody is called who may not sit here, or whom the bot was asked to forget."""
    seat = None if user_id is None else session.seat_of(user_id)
    if seat is not None:
        return plain(session.members[seat].name)
    former = user_id is not None and user_id < 0
    return session.words.text("privacy-former") if former else f"<@{user_id}>"


def choice_of_seats(session: Session, new_id: int, words: Words) -> Page:
    """Whose seat the host means for a newcomer."""
    levels = dict(session.game.spoken(words.locale).levels)

    def label(member: Member) -> str:
        """What a button calls somebody: no Markdown is read there."""
        level = levels.get(member.played_at or "")
        return member.name if level is None else f"{MARK} {member.name} ({level})"

    buttons = [
        HostButton(SWAP, label(member), f"{new_id}.{seat}")
        for seat, member in enumerate(session.members)
        if seat not in session.gone
    ]
    rows = tuple(tuple(buttons[start : start + 5]) for start in range(0, len(buttons), 5))
    return Page(words.text("swap-whose", new=f"<@{new_id}>"), rows=rows)
