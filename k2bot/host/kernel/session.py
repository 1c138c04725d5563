"""Immutable session of one table: members, game, posts, proposals and timers, and what follows from them.

``changes`` makes new ones, and ``permissions`` says what they allow.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from k2bot.game.values import NO_PREPARATION, ON, LateAnswer, Order, Person, Preparation
from k2bot.host.clock import Clock
from k2bot.host.kernel.posts import Posts
from k2bot.host.members import COMPUTER_MARK, Member, numbered
from k2bot.host.preferences import PRIVATE
from k2bot.host.rows import (
    DraftRow,
    InvitationRow,
    PlacementRow,
    PostId,
    ProposalRow,
    Result,
    Status,
    TableRow,
    TimerRow,
)
from k2bot.text.formatting import markdown_name, numbered_name
from k2bot.text.words import Words, words

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableMapping
    from datetime import datetime

    from k2bot.game.base import AnyGame
    from k2bot.host.kernel.play import Play
    from k2bot.host.people import Languages


Ending: TypeAlias = Literal["over", "cancelled", "left", "handed"]
"""Why a player has no more moves: the game ended or was cancelled, or they left or handed over their seat."""


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """A decision that a computer of some level must make.

    ``prepared`` is what the seat's player has drafted and ordered (for a player whose time is up); it's not
    part of the decision's identity.
    """

    seat: int
    stamp: str
    level: str
    prepared: Preparation = field(default=NO_PREPARATION, compare=False)
    is_hint: bool = False
    """Whether it's the player's own decision, and the answer advice to them."""
    as_of: int = 0
    """Newest input when advice was asked for on a decision that's still to come, and may look different."""


class TableLog(logging.LoggerAdapter[logging.Logger]):
    """Log adapter of one table: prefixes each line with the table's number and its game.

    Lines hold ids, verbs, decisions and times, but never a player's hand, plans or answers.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(logging.getLogger("k2bot.table"))
        self._where = f"table {session.id} ({session.game.key})"

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Prefix the line with the table."""
        return f"{self._where}: {msg}", kwargs


@dataclass(frozen=True, slots=True)
class Session:
    """Immutable snapshot of a table; each change returns a new one.

    ``members`` are in joining order, which is also the order of seats. ``play`` is None until the game
    starts, and when its stored inputs fail to replay; then ``replay_error`` holds the reason, for the log.
    ``game`` speaks the language of the table, as its public posts do. ``timers`` are the pending timers by
    kind and seat; ``posts`` are those of the table, with the messages they became.
    """

    game: AnyGame
    languages: Languages
    row: TableRow
    members: tuple[Member, ...]
    play: Play | None = None
    drafts: Mapping[int, DraftRow] = field(default_factory=dict)
    replay_error: str | None = None
    orders: Mapping[int, str] = field(default_factory=dict)
    timers: tuple[TimerRow, ...] = ()
    proposals: tuple[ProposalRow, ...] = ()
    posts: Posts = field(default_factory=Posts)
    invitations: tuple[InvitationRow, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "members", numbered(self.members))

    def shows_the_same_as(self, before: Session) -> bool:
        """Whether nothing has changed since an earlier session but what was posted or drafted."""
        names = (one.name for one in fields(self) if one.name not in {"posts", "drafts"})
        return all(getattr(self, name) is getattr(before, name) for name in names)

    # -------------------------------------------------------------------------------------------- language

    @property
    def words(self) -> Words:
        """Phrasebook of the table's public posts."""
        return words(self.languages.first(self.row.language))

    def words_of(self, user_id: int, language: str | None = None) -> Words:
        """Phrasebook for unprompted messages to a user: in their language if known, for a guest that one."""
        own = next((member.language for member in self.members if member.user_id == user_id), language)
        return words(self.languages.first(own, self.row.language))

    def game_in(self, words: Words) -> AnyGame:
        """Game in the language of that phrasebook."""
        return self.game.in_language(words.locale)

    # ---------------------------------------------------------------------------------------------- people

    @property
    def id(self) -> int:
        """Permanent number of the table."""
        return self.row.id

    @property
    def log(self) -> TableLog:
        """Logger of the table."""
        return TableLog(self)

    @property
    def host(self) -> Member:
        """Member who hosts the table."""
        return next(member for member in self.members if member.user_id == self.row.host_id)

    @property
    def host_name(self) -> str:
        """Name of the member who hosts the table, for messages."""
        return markdown_name(self.host.name)

    @property
    def people(self) -> tuple[Person, ...]:
        """Members as the game sees them, by seat."""
        return tuple(
            Person(member.name, member.mention, tall=member.preferences.pictures == "tall")
            if member.played_at is None
            else Person(member.name, markdown_name(member.name), computer=True, short=self._short(member))
            for member in self.members
        )

    def _short(self, member: Member) -> str:
        """The game's name for a computer, without the word before it; empty for a stand-in."""
        names = () if member.is_person else self.game.computer_names
        short = next((name for name in names if member.own_name.endswith(name)), "")
        return short and numbered_name(short, member.number)

    def mention(self, user_id: int) -> str:
        """A mention of a user, who may not be at the table."""
        seat = self.seat_of(user_id)
        return f"<@{user_id}>" if seat is None else self.members[seat].mention

    def names(self, words: Words) -> str:
        """Comma-separated names of all members, by seat; computers are marked, with their level."""
        return ", ".join(self.display_name(member, words) for member in self.members)

    def people_line(self, words: Words, message: str = "lobby-people") -> str:
        """Line about who has joined a lobby, and how many can."""
        title, count, most = self.game_in(words).title, len(self.members), max(self.game.seats)
        # words: lobby-people, lobby-title
        return words.text(message, game=title, count=count, most=most, names=self.names(words))

    def display_name(self, member: Member, words: Words) -> str:
        """Display name of a member, marked with the level of the computer that plays for them, if any."""
        level = member.played_at
        if level is None:
            return markdown_name(member.name)
        label = dict(self.game_in(words).levels).get(level, level)
        return words.text("lobby-computer", mark=COMPUTER_MARK, name=markdown_name(member.name), level=label)

    def seat_of(self, user_id: int) -> int | None:
        """Seat of a user; None if they aren't at the table."""
        return next((seat for seat, member in enumerate(self.members) if member.user_id == user_id), None)

    @property
    def resigned(self) -> frozenset[int]:
        """Seats that have resigned."""
        return self.play.resigned if self.play else frozenset()

    @property
    def staying(self) -> tuple[int, ...]:
        """Seats of people who haven't resigned, including those with a stand-in."""
        resigned = self.resigned
        return tuple(s for s, member in enumerate(self.members) if member.is_person and s not in resigned)

    @property
    def present(self) -> tuple[int, ...]:
        """Seats of people who play themselves."""
        return tuple(seat for seat in self.staying if self.members[seat].standin is None)

    @property
    def followed(self) -> bool:
        """Whether a person is still in the game; if not, only its end is posted."""
        play = self.play
        return play is not None and any(self.game.in_play(play.state, seat) for seat in self.staying)

    # ------------------------------------------------------------------------------------------ the game

    @property
    def status(self) -> Status:
        """Lifecycle status of the table."""
        return self.row.status

    @property
    def playing(self) -> Play:
        """Game that has certainly begun. Raises ValueError if there is none."""
        if self.play is None:
            raise ValueError(f"table {self.id} has no game")
        return self.play

    @property
    def state(self) -> Any:
        """Game state; None before the start or if the game can't be replayed."""
        return self.play.state if self.play else None

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.play is not None and self.game.over(self.play.state)

    @property
    def placements(self) -> tuple[PlacementRow, ...]:
        """Final standings; empty unless the game was played to its end and can be replayed."""
        return self.play.placements(self.members) if self.play and self.status is Status.OVER else ()

    @property
    def edits_posts(self) -> bool:
        """Whether the game is shown by editing posts instead of new ones."""
        return self.play is not None and self.play.setup.pace.edits_posts

    @property
    def waiting(self) -> Mapping[int, datetime]:
        """Seats to move, with the time their decision came up (UTC)."""
        waits = self.play.waits if self.play and self.status is Status.RUNNING else {}
        return {seat: wait.since for seat, wait in waits.items()}

    @property
    def pending_people(self) -> Mapping[int, datetime]:
        """Seats to move whose players are people playing themselves."""
        return {seat: since for seat, since in self.waiting.items() if self.members[seat].played_at is None}

    @property
    def pending_computers(self) -> Mapping[int, datetime]:
        """Seats whose pending decision the bot must make without a press.

        Computers rest while all remaining people have stand-ins: a game that nobody follows rests until
        somebody is back. Once everybody has left for good, they play on. A seat whose player ran out of time
        counts as a computer's for this one decision.
        """
        if not self.present and self.staying:
            return {}
        late = self.late_seats
        return {s: at for s, at in self.waiting.items() if s in late or self.members[s].played_at is not None}

    @property
    def clock(self) -> Clock | None:
        """Clock that limits people's time; None if untimed."""
        return Clock.of(self.row.options)

    @property
    def late_seats(self) -> frozenset[int]:
        """Seats of people who ran out of time, so that a computer makes this one decision for them."""
        run_out = (timer for timer in self.timers if timer.run_out)
        return frozenset(timer.seat for timer in run_out if self.waiting.get(timer.seat) == timer.since)

    @property
    def deadlines(self) -> Mapping[int, datetime]:
        """Deadlines of people to move, by a clock or ``patience``, by seat (UTC); none while it's paused."""
        return {t.seat: t.due for t in self.timers if t.kind in ("clock", "default") and t.due is not None}

    def pending(self, *, alone: bool = False) -> tuple[PendingDecision, ...]:
        """Decisions that computers must make now; with ``alone``, none if a person is to move as well.

        Empty if computers can't play the game (any more).
        """
        if (
            self.play is None
            or not self.game.levels
            or (alone and self.pending_people.keys() - self.late_seats)
        ):
            return ()
        standin = self.game.standin_level
        stamps = [(seat, self.play.stamp(seat)) for seat in self.pending_computers]
        return tuple(
            PendingDecision(seat, stamp, level, self.prepared(seat))
            for seat, stamp in stamps
            if stamp is not None and (level := self.members[seat].played_at or standin) is not None
        )

    def draft_of(self, seat: int | None) -> str | None:
        """Current draft of a seat; None if it has none, or one for another decision."""
        draft = None if seat is None else self.drafts.get(seat)
        current = draft and self.play and draft.stamp == self.play.draft_stamp(draft.seat)
        return draft.text if draft and current else None

    def prepared(self, seat: int) -> Preparation:
        """Draft and standing orders of a seat for its pending decision."""
        draft, stamp = self.drafts.get(seat), self.play.stamp(seat) if self.play else None
        own = draft.text if draft and draft.stamp == stamp else ""
        return Preparation(own or None, self.orders.get(seat) or None)

    def late_answer(self, seat: int) -> LateAnswer | None:
        """Default answer for a seat that runs out of time; None if the game waits for it regardless."""
        return self.game.late_answer(self.state, seat, self.prepared(seat)) if seat in self.waiting else None

    def order_of(self, seat: int) -> Order | None:
        """Answer that the game gives for a seat, by its standing orders or as there is no choice."""
        return self.game.order(self.state, seat, self.orders.get(seat, "")) if seat in self.waiting else None

    @property
    def proposal(self) -> ProposalRow | None:
        """The open proposal; there is at most one at a time."""
        return next((row for row in self.proposals if row.status == "open"), None)

    def ending(self, seat: int | None) -> Ending | None:
        """Why the game is over for a seat, or for spectators (None); None if it isn't."""
        match self.status:
            case Status.OVER:
                return "over"
            case Status.CANCELLED:
                return "cancelled"
            case _:
                return "left" if seat in self.resigned else None

    def link(self, about: PostId | None = None) -> str | None:
        """Link to the table's post about that; without one, to its newest post in the channel."""
        message = self.posts.latest if about is None else self.posts.message_of(about)
        return None if message is None else message.link(self.row.guild_id)

    def is_invitation_over(self, guest: int) -> bool:
        """Whether an invitation is obsolete: taken back, its guest has joined, or the lobby is closed."""
        open_to = self.status is Status.LOBBY and guest in self.row.invited
        return not open_to or self.seat_of(guest) is not None

    @property
    def is_private(self) -> bool:
        """Whether only invited people may join."""
        return self.row.options.get(PRIVATE) == ON

    @property
    def is_full(self) -> bool:
        """Whether nobody else can join."""
        return len(self.members) >= max(self.game.seats)

    @property
    def computers(self) -> tuple[Member, ...]:
        """Members who are computers, the newest last."""
        return tuple(member for member in self.members if not member.is_person)

    def objection(self, words: Words) -> str | None:
        """Why the game can't start with these members and options, worded for people; None if it can."""
        count, seats = len(self.members), self.game.seats
        if count not in seats:
            span = "one" if min(seats) == max(seats) else "several"
            most = str(max(seats))
            return words.text("lobby-needs-people", span=span, least=min(seats), most=most)
        return self.game_in(words).objection(self.row.options, count)

    def orders_of(self, seat: int | None) -> str | None:
        """Standing orders of a seat; None if it has none."""
        return None if seat is None else self.orders.get(seat)


def result_of(session: Session, user_id: int) -> tuple[int | None, Result | None]:
    """A player's points and result; None for those of a game that isn't over, or that they left."""
    seat, placed = session.seat_of(user_id), session.placements
    own = next((row for row in placed if row.seat == seat), None)
    if own is None or seat in session.resigned:
        return None, None
    first = sum(row.place == 1 for row in placed)
    return own.points, "lost" if own.place > 1 else "won" if first == 1 else "drew"
