"""Host pages and lines about one table: clock, endings, notices, proposals, and the lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.values import (
    COMPARE,
    FILM,
    HINT,
    LOOK_BACK,
    PAGE,
    PRACTISE,
    REMATCH,
    REVIEW,
    TAKE_HINT,
    UNDO,
    AnswerSource,
    Button,
    Choice,
    Control,
    File,
    HostButton,
    HostSelect,
    Page,
    Press,
    Style,
)
from k2bot.host.clock import CLOCK, MISSES, MORE, PAUSE, RESUME
from k2bot.host.kernel.attention import addressee, heard, named_seats
from k2bot.host.kernel.consent import asked_users, may_be_taken_back, missing_consent, step_facts
from k2bot.host.kernel.permissions import require_clock
from k2bot.host.kernel.session import Ending, Session, result_of
from k2bot.host.members import COMPUTER_MARK, Member
from k2bot.host.pages.exercises import puzzle_offer, tutorial_offer
from k2bot.host.pages.lobby import (
    CANCEL,
    COMPUTERS,
    JOIN,
    LEAVE,
    join_button,
    lifetime_line,
    lobby_page,
)
from k2bot.host.pages.settings import BLOCK, SET_HERE, block_argument
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import (
    DAILY,
    LOBBY,
    HostPost,
    InputRow,
    InvitationPost,
    NoticePost,
    PostId,
    ProposalPost,
    ProposalRow,
    StandInPost,
    Status,
)
from k2bot.text.formatting import clock_time, markdown_name, relative_time, without_emoji

if TYPE_CHECKING:
    from collections.abc import Collection, Container, Iterable, Iterator, Sequence
    from datetime import datetime

    from k2bot.game.base import AnyGame
    from k2bot.text.words import Words


def deadline_lines(
    session: Session,
    words: Words,
    now: datetime,
    reader: int | None = None,
    only: Container[int | None] | None = None,
) -> str:
    """Lines with the deadlines of all to move, or ``only`` of some, the reader's first; empty if untimed.

    Without a clock, the deadlines set by the bot's ``patience`` are shown only for ``only``.
    """
    seats = [seat for seat in session.pending_people if only is None or seat in only]
    if not seats or (session.clock is None and only is None):
        return ""
    if session.row.paused is not None:
        return words.text("clock-stands")
    dues = {seat: int(due.timestamp()) for seat, due in session.deadlines.items() if seat in seats}
    names: dict[tuple[str, str, tuple[tuple[str, str | int], ...]], list[str]] = {}
    for seat in sorted(dues, key=lambda seat: (seat != reader, dues[seat], seat)):
        whose, (message, facts) = "own" if seat == reader else "others", _time_left(session, seat, now)
        names.setdefault((whose, message, tuple(facts.items())), []).append(
            markdown_name(session.members[seat].name)
        )
    return "\n".join(
        # words: clock-until, clock-until-quiet, clock-quiet
        words.text(message, names=words.list_text(named), whose=whose, **dict(facts))
        for (whose, message, facts), named in names.items()
    )


def _time_left(session: Session, seat: int, now: datetime) -> tuple[str, dict[str, str | int]]:
    """Message about a player's deadline, and its arguments, including quiet hours that stop the clock.

    Those are the current quiet hours, or the next ones before the deadline.
    """
    due, own, clock = session.deadlines[seat], session.members[seat].preferences, session.clock
    facts: dict[str, str | int] = {"time": relative_time(due)}
    begin, end = next(clock.stops(own, now), (due, due)) if clock is not None else (due, due)
    if clock is None or begin >= due:
        return "clock-until", facts
    if begin > now:
        return "clock-until-quiet", {**facts, "begin": clock_time(begin), "end": clock_time(end)}
    minutes = -(-int(clock.left(own, now, due).total_seconds()) // 60)
    return "clock-quiet", {"end": clock_time(end), "hours": minutes // 60, "minutes": minutes % 60}


def overdue_lines(session: Session, inputs: Iterable[InputRow], words: Words) -> str:
    """Lines naming players for whom these inputs decided by timeout, one per way; empty for none.

    Leaves out players who have answered since.
    """
    last = {row.seat: row.time_up or (AnswerSource.CHOSEN.value if row.late else None) for row in inputs}
    names: dict[str, list[str]] = {}
    for seat, way in sorted(last.items()):
        if way is not None:
            names.setdefault(way, []).append(markdown_name(session.members[seat].name))
    return "\n".join(
        words.text(f"clock-overdue-{way}", names=words.list_text(own))  # words: clock-overdue-*
        for way, own in names.items()
    )


def with_line(page: Page, line: str) -> Page:
    """Page with a line added below its text, if there is one and it fits."""
    text = "\n".join(filter(None, (page.text, line)))
    return replace(page, text=text) if line and len(without_emoji(text)) <= limits.TEXT else page


def clock_post(session: Session, key: str, words: Words, now: datetime) -> Page:
    """Post about an action on the clock, with the resulting deadlines."""
    state = words.text(key)  # words: clock-paused, clock-runs, clock-longer
    until = "" if session.row.paused is not None else deadline_lines(session, words, now)
    return Page.of((state, until), [_to_clock(words)] if session.status is Status.RUNNING else [])


def _to_clock(words: Words) -> HostButton:
    """Button that opens the clock page."""
    return HostButton(CLOCK, words.text("clock-button"))


def with_clock(page: Page, session: Session, seat: int | None, words: Words, now: datetime) -> Page:
    """Private page of a running game with everybody's deadlines and the clock button, if it's timed."""
    if session.clock is None:
        return page
    paused = words.text("clock-stands") if session.row.paused is not None else ""
    page = with_line(page, paused or deadline_lines(session, words, now, seat))
    return replace(page, rows=(*page.rows, (_to_clock(words),)))


def clock_page(session: Session, user_id: int, words: Words, now: datetime, *, manager: bool) -> Page:
    """Private clock page, with buttons for those who may change it and for players, who propose so.

    Raises Refusal.
    """
    clock, seat = require_clock(session), session.seat_of(user_id)
    may, asks = manager or user_id == session.row.host_id, seat in session.staying
    name = words.text(f"clock-{session.row.options[CLOCK]}")  # words: clock-*
    rests = words.text("clock-rests") if clock.rests else ""
    lines = [words.text("clock-page", clock=name), rests, deadline_lines(session, words, now, seat)]
    paused = session.row.paused is not None
    if not may:
        message, host = "clock-asks" if asks else "clock-hosts", session.host_name
        lines.append(words.text(message, host=host, paused=paused))  # words: clock-asks, clock-hosts
    if not (may or asks):
        return Page.of(lines)
    stop = HostButton(CLOCK, words.text("clock-button-pause"), PAUSE)
    on = HostButton(CLOCK, words.text("clock-button-on"), RESUME, style=Style.SUCCESS)
    more = HostButton(CLOCK, words.text("clock-button-more"), MORE, disabled=not session.pending_people)
    return Page.of(lines, (on if paused else stop, more))


# ---------------------------------------------------------------------------------------------------- endings


def ending_page(session: Session, ended: Ending, words: Words) -> Page:
    """Page that replaces all others after the end, with a link to the result."""
    title, link = session.game_in(words).title, session.link() or "none"
    # words: ending-over, ending-cancelled, ending-left, ending-handed
    return Page(words.text(f"ending-{ended}", game=title, link=link), whole=True)


def is_of_play(page: Page, game: AnyGame) -> bool:
    """Whether a private page belongs to the game in progress, rather than to the rules."""
    own = [control for control in controls_of(page) if not isinstance(control, HostButton | HostSelect)]
    turned = bool(game.rules) and any(control.verb == game.rules for control in own)
    of_rules = all(game.is_of_rules(Press(control.verb, control.argument)) for control in own)
    return bool(page.live) or not (turned or of_rules)


def kind_of_lobby_page(page: Page) -> str:
    """The verb by which a private page is known as one of a lobby's; empty for other pages."""
    verbs = {control.verb for control in controls_of(page)}
    if COMPUTERS in verbs:
        return COMPUTERS
    return "" if verbs.isdisjoint({SET_HERE, JOIN, LEAVE, CANCEL}) else SET_HERE


def controls_of(page: Page) -> Iterator[Control]:
    """Controls of a page, row by row."""
    for row in page.rows:
        yield from row if isinstance(row, tuple) else (row,)


def stamps_of(page: Page) -> frozenset[str]:
    """Decisions that a page's controls answer."""
    return frozenset(control.stamp for control in controls_of(page) if control.stamp)


def is_live(page: Page) -> bool:
    """Whether a page follows the game or asks its reader something, rather than being read-only."""
    return bool(page.live or stamps_of(page))


# ---------------------------------------------------------------------------------------------------- notices


MUTE = "mute"
"""Verb of the button that mutes pings until the presser's next day."""


def notice_page(session: Session, notice: NoticePost, words: Words, now: datetime) -> Page:
    """Notice for its users as of now: one post in the channel, or one private message each."""
    game, seats, private = session.game_in(words), named_seats(session, notice), notice.seat is not None
    since = min((session.waiting[seat] for seat in seats), default=None)
    facts = {"game": game.title, "since": relative_time(since) if since else "none"}
    if private:
        mention = f"<#{session.row.channel_id}>"
        # words: notice-dm-asked, notice-dm-reminder, notice-dm-last
        text = words.text(f"notice-dm-{notice.kind}", where=mention, **facts)
    else:
        names = words.list_text([session.people[seat].mention for seat in seats])
        # words: notice-asked, notice-reminder, notice-last
        text = words.text(f"notice-{notice.kind}", names=names, count=len(seats), **facts)
        if (member := addressee(session, notice)) is not None:
            reason = words.text("notice-refused", name=markdown_name(member.name))
            if not seats:
                return Page(reason)
            text = f"{text}\n{reason}"
    reader = next(iter(seats), None) if private else None
    until = deadline_lines(session, words, now, reader, only=seats)
    buttons = (
        Button(
            PAGE, words.text("notice-button-open"), game.pages.next, style=Style.PRIMARY, new_message=True
        ),
        HostButton(MUTE, words.text("notice-button-mute")),
    )
    return with_line(Page(text, rows=(buttons,), pings=seats), until)


def missed_page(session: Session, row: InputRow, words: Words) -> Page:
    """Private notice after its reader's time ran out: what was played for them; replays the game."""
    game, late = session.game_in(words), [one for one in session.playing.effective if one.time_up is not None]
    newest = next(one for one in reversed(late) if one.seat == row.seat)
    standin = session.members[row.seat].standin is not None and row == newest
    where, step = f"<#{session.row.channel_id}>", session.playing.step_name(row, session.people, game)
    lines = (
        words.text("notice-missed", game=game.title, where=where, way=row.time_up or ""),
        words.text("notice-missed-step", step=step) if step else "",
        words.text("notice-missed-standin") if standin else "",
    )
    onward = Button(PAGE, words.text("notice-button-look"), game.pages.next, new_message=True)
    return Page.of(lines, [*([_back_button(words)] if standin else []), onward])


# -------------------------------------------------------------------------------------------------- proposals


AGREE = "agree"
DECLINE = "decline"
UNDO_LAST = "undo-last"
"""Verb of the button that undoes the presser's last step, or proposes that."""
WITHDRAW = "withdraw"
"""Verb of a private page's button that withdraws the presser's own proposal; its argument is the number."""
SWAP = "swap"
"""Verb of the button that proposes a newcomer; its argument is the user's id and the seat."""


def proposal_page(session: Session, number: int, words: Words) -> Page:
    """Post about the proposal ``number``: the request and who is asked, or the outcome."""
    row = next(row for row in session.proposals if row.number == number)
    text = proposal_text(session, row, words)
    match row.status:
        case "agreed":
            onward = Button(PAGE, words.text("proposal-button-go-on"), session.game.pages.next)
            goes_on = session.status is Status.RUNNING and row.kind in ("undo", "swap")
            return Page(text, rows=((onward,),) if goes_on else ())
        case "open":
            missing = missing_consent(session, row)
            names = words.list_text([session.mention(user_id) for user_id in missing])
            outcome = words.text("proposal-asked", names=names, count=len(missing))
            buttons: tuple[HostButton, ...] = _answers(row, words)
            if row.kind == "swap":
                buttons += (block_button(row.user_id, session.row.guild_id, words),)
            return Page(f"{text}\n{outcome}", rows=(buttons,))
        case "declined":
            message = "proposal-withdrawn" if row.decliner == row.user_id else "proposal-declined"
            # words: proposal-withdrawn, proposal-declined
            outcome = words.text(message, name=_name(session, row.decliner, words))
        case _:
            outcome = words.text("proposal-lapsed", kind=row.kind)
    return Page(f"{text}\n{outcome}")


def with_request(page: Page, session: Session, user_id: int, words: Words) -> Page:
    """Private page that also tells of an open proposal, with buttons if its reader has yet to answer."""
    row = session.proposal
    missing = () if row is None else missing_consent(session, row)
    if row is None or not missing:
        return page
    names = words.list_text([_name(session, asked, words) for asked in missing])
    told = words.text("proposal-unanswered", request=proposal_text(session, row, words), names=names)
    rows = (_answers(row, words),) if user_id in missing else ()
    return with_line(replace(page, rows=(*page.rows, *rows)), told)


def _answers(row: ProposalRow, words: Words) -> tuple[HostButton, HostButton]:
    """Buttons that answer a proposal."""
    number = str(row.number)
    agree = HostButton(AGREE, words.text("proposal-button-agree"), number, style=Style.SUCCESS)
    return agree, HostButton(DECLINE, words.text("proposal-button-decline"), number)


def proposal_text(session: Session, row: ProposalRow, words: Words) -> str:
    """Text of a proposal, or of its result once agreed."""
    facts = {"name": row.facts["name"], "old": row.facts.get("old", "")}
    new = _name(session, row.facts["to"], words) if "to" in row.facts else ""
    suffix = "-left" if row.facts.get("left") else "-agreed" if row.status == "agreed" else ""
    own = row.facts.get("from") == row.user_id
    plainly = {key: markdown_name(name) for key, name in facts.items()}
    if new and new == plainly["old"]:
        new = session.mention(row.facts["to"])
    values = {**plainly, **step_facts(row.facts), "new": new, "own": own}
    return words.text(f"proposal-{row.kind}{suffix}", **values)  # words: proposal-*


def _name(session: Session, user_id: int | None, words: Words) -> str:
    """Display name of a user who may not be at the table, or whose data was erased."""
    seat = None if user_id is None else session.seat_of(user_id)
    if seat is not None:
        return markdown_name(session.members[seat].name)
    former = user_id is not None and user_id < 0
    return words.text("privacy-former") if former else f"<@{user_id}>"


def choice_of_seats(session: Session, new_id: int, words: Words) -> Page:
    """Page that asks the host which seat a newcomer should take."""
    levels = dict(session.game_in(words).levels)

    def label(member: Member) -> str:
        """Button label, without Markdown because Discord doesn't render it there."""
        level = levels.get(member.played_at or "")
        return member.name if level is None else f"{COMPUTER_MARK} {member.name} ({level})"

    buttons = [
        HostButton(SWAP, label(member), f"{new_id}.{seat}")
        for seat, member in enumerate(session.members)
        if seat not in session.resigned
    ]
    starts = range(0, len(buttons), limits.A_ROW)
    rows = tuple(tuple(buttons[start : start + limits.A_ROW]) for start in starts)
    return Page(words.text("swap-whose", new=f"<@{new_id}>"), rows=rows)


# --------------------------------------------------------------------------------------- posts and buttons


BACK = "back"
RULES_TOPIC = "rules-topic"
"""Verb of the rules menu outside of tables; its argument is the game."""


def host_page(  # noqa: PLR0911 - one for each kind of post
    session: Session, about: PostId, words: Words, now: datetime
) -> Page:
    """Current page of one of the host's own posts. Raises ValueError for any other post."""
    match about:
        case HostPost("unstarted") if session.status is Status.LOBBY:
            return _unstarted_page(session, words, now)
        case HostPost("lobby" | "unstarted" | "closed"):
            return lobby_page(session, words)
        case HostPost("cancelled"):
            return cancelled_page(session, words, now)
        case HostPost("aside"):
            return Page(
                words.text("table-set-aside", game=session.game_in(words).title, table=str(session.id))
            )
        case HostPost("quiet"):
            return Page(words.text("table-goes-on-quietly", mark=COMPUTER_MARK))
        case HostPost("resting"):
            return _resting_page(session, words)
        case HostPost(kind):
            return clock_post(session, kind, words, now)
        case InvitationPost(guests, private):
            return _invitation_page(session, guests, words, private=private)
        case StandInPost(place):
            return _standin_page(session, session.members[place], words)
        case ProposalPost(number):
            return proposal_page(session, number, words)
        case _:
            raise ValueError(f"this is no post of the host's: {about}")


def cancelled_page(session: Session, words: Words, now: datetime) -> Page:
    """Post about the cancellation of a running game, with its film and record if available."""
    game, play = session.game_in(words), session.play
    if not session.row.allows.counts:
        return Page.of((words.text("alone-cancelled", game=game.title), lifetime_line(session, words)))
    records = play is not None and game.records and session.row.seed_public(now)
    films = play is not None and game.films
    available = "both" if films and records else "film" if films else "record" if records else "none"
    film = [HostButton(FILM, words.text("lobby-button-film"), style=Style.PRIMARY)] if films else []
    back = [] if play is None else [_look_back_button(words)]
    told = words.text("table-was-cancelled", game=game.title, available=available)
    page = Page.of((told, lifetime_line(session, words)), [*film, *back])
    return replace(page, files=(record_file(session, play.record()),)) if play and records else page


def _look_back_button(words: Words) -> HostButton:
    """Button that opens the first part of a finished game."""
    return HostButton(LOOK_BACK, words.text("look-back-button"), "0")


def record_file(session: Session, record: str) -> File:
    """A table's record; its name marks cancelled games.

    Its extension keeps Discord from previewing it below the post, as it does text files.
    """
    ended = "-cancelled" if session.status is Status.CANCELLED else ""
    return File(f"{session.game.key}-{session.id}{ended}.record", record.encode())


def _unstarted_page(session: Session, words: Words, now: datetime) -> Page:
    """Post that pings the players of a lobby that nobody starts."""
    names = words.list_text([session.people[seat].mention for seat in session.staying])
    facts = {"game": session.game_in(words).title, "link": session.link(LOBBY) or "none"}
    lines = (
        words.text("lobby-unstarted", names=names, **facts),
        session.objection(words) or words.text("lobby-ready", host=session.host_name),
        words.text("lobby-closes"),
    )
    pings = (seat for seat in session.staying if heard(session, seat, now) == "channel")
    return replace(Page.of(lines), pings=tuple(pings))


def rules_page(game: AnyGame, topic: str, words: Words) -> Page:
    """Rules of a game outside of tables; the first topic for none. Raises Refusal."""
    if not game.rules:
        raise HostRefusal("rules-none", game=game.title)
    topics = game.topics
    page = game.page(None, None, ".".join(filter(None, (game.rules, topic))), None, ())
    # Outside of tables, only the host's controls can be handled, so they replace the game's.
    own = topic or (topics[0][0] if topics else "")
    choices = tuple(Choice(value, title, chosen=value == own) for value, title in topics)
    menu = (HostSelect(RULES_TOPIC, words.text("rules-choose"), choices, game.key),) if choices else ()
    return replace(
        page, rows=(*menu, *filter(None, ((*tutorial_offer(game, words), *puzzle_offer(game, words)),)))
    )


def untold_line(guests: Collection[int], words: Words) -> str:
    """Line that these guests aren't told of their invitation, but not why; empty for nobody.

    Whether somebody has blocked whoever invites them is their own affair.
    """
    names = words.list_text([f"<@{guest}>" for guest in guests])
    return words.text("invitation-quiet", names=names, way="join") if guests else ""


def block_button(inviter: int, server: int | None, words: Words) -> HostButton:
    """Button below a call to a game that leads to what its reader can block."""
    return HostButton(BLOCK, words.text("invitation-button-block"), block_argument(inviter, server))


def _invitation_page(session: Session, guests: Sequence[int], words: Words, *, private: bool) -> Page:
    """Post that pings invited users; a private one links to the lobby.

    Until they've joined, they can block such invitations, even after it was cancelled.
    """
    game, host = session.game_in(words).title, session.host_name
    block = block_button(session.row.host_id, session.row.guild_id, words)
    buttons = [block] if all(map(session.is_invitation_over, guests)) else [join_button(words), block]
    if all(session.seat_of(guest) is not None for guest in guests):
        buttons = []
    names = [f"<@{guest}>" for guest in guests if guest > 0]  # the others have been forgotten
    text = words.text("lobby-invitation", guests=", ".join(names), count=len(names), host=host, game=game)
    return with_line(Page.of([text], buttons), session.link(LOBBY) or "" if private else "")


def _standin_page(session: Session, member: Member, words: Words) -> Page:
    """Post about a stand-in, with a button to return; or that the player has returned."""
    if member.standin is None:
        swaps = (row for row in session.proposals if (row.kind, row.status) == ("swap", "agreed"))
        took_over = any(row.facts["to"] == member.user_id for row in swaps)
        text = words.text(
            "standin-taken-over" if took_over else "standin-over", name=markdown_name(member.name)
        )
        return Page(text)
    label = dict(session.game_in(words).levels).get(member.standin, member.standin)
    message = "standin-missed" if member.missed >= MISSES else "standin-begun"
    text = words.text(  # words: standin-missed, standin-begun
        message, mark=COMPUTER_MARK, name=markdown_name(member.name), level=label, count=member.missed
    )
    return Page(text, rows=((_back_button(words),),))


def _back_button(words: Words) -> HostButton:
    """Button that ends its presser's stand-in."""
    return HostButton(BACK, words.text("standin-button-back"), style=Style.SUCCESS)


def _resting_page(session: Session, words: Words) -> Page:
    """Post that the game rests because only stand-ins are left, with a button to return."""
    if session.present:
        return Page(words.text("table-rested"))
    away = words.list_text([markdown_name(session.members[seat].name) for seat in session.staying])
    return Page(words.text("table-rests", names=away), rows=((_back_button(words),),))


def with_host_buttons(page: Page, session: Session, seat: int | None, words: Words) -> Page:
    """Add the host's button to a private page if there is room.

    It ends the reader's stand-in, withdraws their own proposal, or undoes their own step if that's the
    newest, unless the page has an undo of its own: a plan is undone before what the others have seen.
    """
    page = without_refused(page, session)
    if seat is None or len(page.rows) >= limits.ROWS:
        return page
    button = _host_button(session, seat, words)
    own = any(control.verb == UNDO for control in controls_of(page))
    if button is None or (button.verb == UNDO_LAST and own):
        return page
    return replace(page, rows=(*page.rows, (button,)))


def without_refused(page: Page, session: Session) -> Page:
    """Page without the host's buttons that this kind of table refuses."""
    allows = session.row.allows
    refused = {
        *(() if allows.company else (REMATCH,)),
        *(() if allows.hints else (HINT, TAKE_HINT)),
        # In a daily game, par says the same.
        *(() if allows.counts and session.row.kind != DAILY else (COMPARE,)),
    }
    if not refused:
        return page
    return page.with_controls(
        lambda own: None if isinstance(own, HostButton) and own.verb in refused else own
    )


def _host_button(session: Session, seat: int, words: Words) -> HostButton | None:
    member, proposal = session.members[seat], session.proposal
    if member.standin is not None:
        return _back_button(words)
    if proposal is not None and proposal.user_id == member.user_id:
        return HostButton(WITHDRAW, words.text("proposal-button-withdraw"), str(proposal.number))
    if not may_be_taken_back(session, seat):
        return None
    number = session.play.newest if session.play else 0  # disabled during a proposal: only one can be open
    label = words.text("undo-button", way="ask" if asked_users(session, member.user_id) else "alone")
    return HostButton(UNDO_LAST, label, str(number), disabled=proposal is not None)


def withdraws_closed(page: Page, session: Session) -> bool:
    """Whether a private page offers to withdraw a proposal that is no longer open."""
    is_open = session.proposal is not None and str(session.proposal.number)
    buttons = (own for own in controls_of(page) if isinstance(own, HostButton) and own.verb == WITHDRAW)
    return any(button.argument != is_open for button in buttons)


def undone_page(page: Page, words: Words) -> Page:
    """Edit of an undone step's post: says so, and has no controls any more."""
    text = "\n".join((words.text("undo-post"), page.text))
    fits = len(without_emoji(text)) <= limits.TEXT
    return Page(text if fits else words.text("undo-post"))


def relation_to_table(session: Session, user_id: int) -> str:
    """Relation of a user to an open table, as an argument of a refusal's message."""
    hosts, in_lobby = user_id == session.row.host_id, session.status is Status.LOBBY
    if hosts:
        return "start" if in_lobby else "host"
    if session.seat_of(user_id) is not None:
        return "seated"
    if not in_lobby:
        return "watch"
    if session.is_private and user_id not in session.row.invited:
        return "uninvited"
    return "full" if session.is_full else "join"


def with_last_buttons(page: Page, words: Words, game: AnyGame) -> Page:
    """Add buttons to the last page of a game: rematch, film, review, looking back."""
    verbs = {control.verb for control in controls_of(page) if isinstance(control, HostButton)}
    offered = (
        HostButton(REMATCH, words.text("lobby-button-rematch"), style=Style.SUCCESS),
        *((HostButton(FILM, words.text("lobby-button-film"), style=Style.PRIMARY),) if game.films else ()),
        *((HostButton(REVIEW, words.text("lobby-button-review")),) if game.reviews else ()),
        *((HostButton(COMPARE, words.text("lobby-button-compare")),) if game.compares else ()),
        _look_back_button(words),
    )
    return _with_buttons(page, tuple(button for button in offered if button.verb not in verbs))


def with_record(page: Page, session: Session, words: Words, record: str) -> Page:
    """Page with a game's record, that says what this is for."""
    with_sentence = with_line(page, words.text("ending-record", command=session.game.key))
    return replace(with_sentence, files=(record_file(session, record),))


def with_practice_end(page: Page, session: Session, words: Words) -> Page:
    """Last page of practice, compared with the game that it began in, and a button to begin once more."""
    origin = session.row.origin
    if origin is None:
        return page
    again_button = HostButton(
        PRACTISE, words.text("practice-button-again"), str(origin.inputs), style=Style.SUCCESS
    )
    page = with_line(_with_buttons(page, (again_button,)), lifetime_line(session, words))
    points, result = result_of(session, session.row.host_id)
    if result is None or origin.result is None:
        return page
    if max(session.game.seats) == 2 or points is None or origin.points is None:
        line = words.text("practice-result", before=origin.result, now=result, origin=str(origin.table))
    else:
        line = words.text("practice-points", before=origin.points, now=points, origin=str(origin.table))
    return with_line(page, line)


def _with_buttons(page: Page, buttons: tuple[HostButton, ...]) -> Page:
    """Page with more buttons in its last row or in another one, if there is room."""
    if not buttons:
        return page
    last = page.rows[-1] if page.rows else None
    if isinstance(last, tuple) and len(last) + len(buttons) <= limits.A_ROW:
        return replace(page, rows=(*page.rows[:-1], (*last, *buttons)))
    return page if len(page.rows) >= limits.ROWS else replace(page, rows=(*page.rows, buttons))
