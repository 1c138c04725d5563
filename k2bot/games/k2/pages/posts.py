"""Which posts a step calls for, and what they say; docs/pages.md lists them by key and pace."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.pages import lines, of_kind, page_button, page_buttons, sentences
from k2bot.game.reading import RULES, decision_button
from k2bot.game.values import PING, Announcement, Button, Pace, Page, Picture, Style
from k2bot.games.k2.engine import (
    CardsCommitted,
    CardsRevealed,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Observation,
    Phase,
    Resigned,
    RiskPaid,
    TokenTaken,
    TurnBegan,
    TurnEnded,
    content,
)
from k2bot.games.k2.pages import board_text, days, drawings, highlights, questions, turns
from k2bot.games.k2.pages.days import Day, PublicStep, night_events
from k2bot.games.k2.pages.wording import BOARD, HAND, PICTURE, Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from k2bot.games.k2.pages.remarks import Remark
    from k2bot.games.k2.pages.turns import ClimberTurn
    from k2bot.games.k2.pictures import DayCourse


LIVING = "living"
"""Key of the post that covers a whole game."""

CHAPTER_LIMIT = limits.TEXT - 100
"""Length of a day's text for looking back; the rest is for a heading."""


# --------------------------------------------------------------------------- which posts a step calls for


def announcements(
    before: Observation | None, after: Observation, events: Sequence[Event], pace: Pace
) -> tuple[Announcement, ...]:
    """Posts to make after a step, in order."""
    public = _every_phase(before, after, events) if pace is Pace.PHASE else _single_post(before, events, pace)
    return (*public, *_hands(before, after, events))


def _single_post(before: Observation | None, events: Sequence[Event], pace: Pace) -> Iterable[Announcement]:
    """The post of the day or the whole game, edited after every step, and the end."""
    if pace is Pace.ONE:
        yield Announcement(LIVING, edit=before is not None)
    else:
        if before is not None:
            yield Announcement(f"day-{before.day}", edit=True)
        yield from (Announcement(f"day-{event.day}") for event in of_kind(events, DayBegan))
    if of_kind(events, GameEnded):
        yield Announcement("end")


def _every_phase(
    before: Observation | None, after: Observation, events: Sequence[Event]
) -> Iterable[Announcement]:
    if before is not None:
        yield from _edits(before, events)
        yield from (Announcement(f"resigned-{event.seat}") for event in of_kind(events, Resigned))
        yield from _turns(before, after, events)
        yield from _night(before, after, events)
    for event in events:
        if isinstance(event, DayBegan):
            yield Announcement(f"day-{event.day}")
        elif isinstance(event, CardsRevealed):
            yield Announcement(f"reveal-{after.day}")
        elif isinstance(event, GameEnded):
            yield Announcement("end")


def _edits(before: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """Earlier posts that change: who has committed, who took a token."""
    left = of_kind(events, Resigned)
    chose = any(not event.forced for event in of_kind(events, CardsCommitted))
    if before.phase is Phase.COMMIT and (chose or left):
        yield Announcement(f"day-{before.day}", edit=True)
    took = any(event.had_choice for event in of_kind(events, TokenTaken))
    if before.phase is Phase.RISK and (took or left):
        yield Announcement(f"reveal-{before.day}", edit=True)


def _turns(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """The end of each turn, and who acts first after a token.

    The latter only if another player took the token: a post that pings the one who acts.
    """
    ended = of_kind(events, TurnEnded)
    if _are_told_in_the_morning(before, events):
        return
    if ended:  # the last one's post covers several turns in a row, and the token
        yield Announcement(f"turn-{before.day}-{_turn_number(before, ended[-1].seat)}")
    elif of_kind(events, CardsRevealed):
        return  # covered together with the cards and who acts first
    elif any(event.had_choice and event.seat != after.active_seat for event in of_kind(events, TokenTaken)):
        yield Announcement(f"turn-{before.day}-0")


def _are_told_in_the_morning(before: Observation, events: Sequence[Event]) -> bool:
    """Whether the next morning tells the last turns, as neither they nor the night have a great moment."""
    are_last = bool(of_kind(events, TurnEnded) and of_kind(events, DayBegan))
    return are_last and not (days.is_eventful_night(events) or highlights.may_picture_turns(before, events))


def _night(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """A separate post for a grave night, one with questions, or the last; else the morning's covers it."""
    asks = after.phase is Phase.CHECK
    is_told = asks or (after.day != before.day and days.is_eventful_night(events))
    if not (is_told or (after.phase is Phase.OVER and night_events(events))):
        return
    if before.phase is not Phase.CHECK:
        yield Announcement(f"night-{before.day}")
    elif not asks:
        yield Announcement(f"night-{before.day}-end")
    elif _question_key(before) != _question_key(after):
        yield Announcement(f"night-{before.day}-{_question_key(after)}")


def _hands(before: Observation | None, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """Private messages: one a day to each player, which follows the player's current decision."""
    if before is not None:
        for seat in _updated_hand_seats(before, after):
            if not after.seats[seat].resigned:
                yield Announcement(f"hand-{before.day}", edit=True, seat=seat)
    if of_kind(events, DayBegan):
        seats = sorted(after.seats_to_commit) or after.order()
        yield from (Announcement(f"hand-{after.day}", seat=seat) for seat in seats)


def _updated_hand_seats(before: Observation, after: Observation) -> Sequence[int]:
    """Seats whose private message changes: everybody's says who is asked what."""
    if before.phase is Phase.COMMIT and after.phase in (Phase.COMMIT, Phase.OVER):
        return ()  # all choose at the same time
    asked = (before.day, before.phase, before.seats_to_move)
    same = asked == (after.day, after.phase, after.seats_to_move)
    return before.seats_to_move if same else before.order()


def ping_key(seen: Observation, pace: Pace) -> str | None:
    """Key of the line that pings the seats to move; None if there are none, or the day's post does it."""
    question_key = _question_key(seen)
    return (
        None
        if question_key is None or (question_key == "choose" and pace is not Pace.ONE)
        else f"{PING}{seen.day}-{question_key}"
    )


def _question_key(seen: Observation) -> str | None:
    """The open question as part of a post's key; None if there is none."""
    match questions.question_kind(seen):
        case "turn":
            return f"turn-{_turn_number(seen, seen.active_seat or 0)}"
        case "slide":
            seat, name = seen.slides[0]
            return f"slide-{seat}{name}"
        case "rescue":
            return f"rescue-{seen.dying[0][0]}"
        case kind:
            return kind


def _turn_number(seen: Observation, seat: int) -> int:
    """Position of a seat in turn order, from 1, counting every seat."""
    return (seat - seen.first) % seen.setup.players + 1


# ------------------------------------------------------------------------------------ what a step did


def token_text(talk: Talk, step: PublicStep, *, replaced: bool = True) -> str | None:
    """Text on the risk token taken in a step, and the one that ``replaced`` it; None if none was taken."""
    for event in of_kind(step.events, TokenTaken):
        text = talk.text(
            "k2-token-taken" if event.had_choice else "k2-token-only",
            name=talk.name(event.seat),
            value=talk.token(event.value),
        )
        if event.turned_up is None or not replaced:
            return text
        return talk.text("k2-token-replaced", taken=text, value=talk.token(event.turned_up))
    return None


def finished_turns(steps: Iterable[PublicStep]) -> tuple[tuple[ClimberTurn, ...], ...]:
    """Turns that ended in these steps, in order, each with what the climbers did."""
    return tuple(
        turns.doings_of(step.events, ended.seat, step.before)
        for step in steps
        if step.before is not None
        for ended in of_kind(step.events, TurnEnded)
    )


def turns_text(talk: Talk, step: PublicStep, *, dated: bool = True) -> Iterator[str]:
    """Lines on the turns that ended in a step: player, what the climbers did, and air that the risk took.

    They begin with the day if they're to be ``dated``.
    """
    day = step.seen.day if step.before is None else step.before.day
    paid = {event.seat: event for event in of_kind(step.events, RiskPaid)}
    told = {
        ended.seat: sentences(
            turns.summary(talk, doings, brief=True),
            turns.toll_text(talk, paid[ended.seat]) if ended.seat in paid else None,
        )
        for ended, doings in zip(of_kind(step.events, TurnEnded), finished_turns([step]), strict=False)
    }
    if dated and len(told) == 1:
        ((seat, text),) = told.items()
        yield talk.text("k2-turn-head", day=day, name=talk.name(seat))
        yield text
    else:
        if dated and told:
            yield talk.text("k2-turns-told", day=day)
        yield from (talk.text("k2-person-line", name=talk.name(one), told=did) for one, did in told.items())


def resignation_text(talk: Talk, step: PublicStep, seat: int) -> str:
    """Text on a resignation, with what happens to the climbers and tents."""
    off = sum(event.cause == "resigned" for event in of_kind(step.events, Died))
    tents = sum(climber.tent is not None for climber in step.seen.seats[seat].climbers)
    return lines(
        talk.text("k2-resigned-head", name=talk.name(seat)),
        talk.text("k2-resigned-climbers", count=off, tents=tents) if off else None,
    )


# ------------------------------------------------------------------------------ the post of a phase


def _post(
    talk: Talk,
    seen: Observation,
    told: Callable[[Talk], str | None],
    *,
    asks: bool,
    first: bool = False,
    edit: bool = False,
    picture: Picture | None = None,
    more: tuple[Button, ...] = (),
) -> Page:
    """A post of what happened; if it ``asks``, with the open question, its controls and a ping.

    ``first`` as for ``question_text``; an ``edit`` pings nobody. ``more`` buttons come before the board's.
    """
    answers = questions.answer_buttons(talk, seen) if asks else ()
    return Page(
        talk.fit(
            lambda talk: lines(told(talk), questions.question_text(talk, seen, first=first) if asks else None)
        ),
        pictures=(picture,) if picture else (),
        rows=((*answers, *more, page_button(talk, BOARD)),),
        pings=seen.seats_to_move if asks and not edit else (),
    )


def reveal_post(talk: Talk, step: PublicStep, *, edit: bool) -> Page:
    """All cards, the sums, and the token to take."""
    seen, took = step.seen, of_kind(step.events, TokenTaken)
    begins = not edit or (took and seen.active_seat == took[0].seat)
    return _post(
        talk,
        seen,
        lambda talk: lines(
            talk.text("k2-reveal-head", day=seen.day),
            board_text.highest_sum_text(talk, seen),
            token_text(talk, step),
        ),
        asks=seen.phase is Phase.RISK or bool(seen.phase is Phase.ACTIONS and begins),
        first=True,
        edit=edit,
        picture=None if edit and not took else drawings.reveal(talk, seen),
    )


def token_post(talk: Talk, step: PublicStep) -> Page:
    """After a token was taken: who took which, and who acts first."""
    return _post(
        talk,
        step.seen,
        lambda talk: lines(
            talk.text("k2-turns-head", day=step.seen.day), token_text(talk, step, replaced=False)
        ),
        asks=True,
        first=True,
    )


def turn_post(
    talk: Talk, step: PublicStep, day: Day, hero: Picture | None = None, remark: Remark | None = None
) -> Page:
    """After one or more turns: what was done, a ``remark`` on it, the board with their trails, who acts next.

    A ``hero`` picture replaces the board, which the next post shows. There's no other picture after a day's
    last turn, since the next post, of the night or the morning, shows the board, nor where nothing on it has
    changed.
    """
    before, seen, doings = step.before, step.seen, finished_turns([step])
    assert before is not None  # noqa: S101 - no game begins with the end of a turn
    follows = seen.phase is Phase.ACTIONS and seen.day == before.day
    changed = any(doing.moves or doing.tent for doings_of_seat in doings for doing in doings_of_seat)
    return _post(
        talk,
        seen,
        lambda talk: lines(
            *turns_text(talk, step),
            remark.line(talk) if remark else None,
            None if follows else actions_over_text(talk, before),
        ),
        asks=follows,
        picture=hero
        or (_turn_picture(talk, day, doings, latest=len(doings)) if follows and changed else None),
        more=(page_button(talk, PICTURE, "k2-button-whole"),) if follows else (),
    )


def _turn_picture(
    talk: Talk, day: Day, walked: Sequence[Sequence[ClimberTurn]], *, latest: int = 1
) -> Picture:
    """The board after turns of a day."""
    return drawings.turn(talk, day.seen, walked, latest=latest, course=course_of(day))


def course_of(day: Day) -> DayCourse:
    """The course of a day so far, which gives all its boards one camera and everybody one place."""
    return drawings.course_of(day.dawn.seen, night_events(day.dawn.events), finished_turns(day.steps))


def actions_over_text(talk: Talk, seen: Observation) -> str:
    """Sentence that the last of a day's turns is over."""
    return talk.text("k2-turn-last", players=len(seen.order()))


def night_post(talk: Talk, step: PublicStep, day: Day, hero: Picture | None = None) -> Page:
    """A grave night, one with questions, or the last of the game.

    Its picture is the ``hero`` if there is one; else its sums, unless the morning's board follows at once.
    """
    before, seen = step.before, step.seen
    assert before is not None  # noqa: S101 - no game begins with a night
    stays = seen.day == before.day
    return _post(
        talk,
        seen,
        lambda talk: days.night_text(talk, step.events, before.day),
        asks=seen.phase is Phase.CHECK,
        picture=hero or (drawings.night(talk, seen, step.events, course_of(day)) if stays else None),
    )


def resignation_post(talk: Talk, step: PublicStep, seat: int) -> Page:
    """The post ``resigned-<seat>``, which asks for the next turn if that changed.

    If it leads to the reveal, the reveal's post asks instead.
    """
    seen = step.seen
    begins = of_kind(step.events, TurnBegan) and not of_kind(step.events, CardsRevealed)
    follows = bool(begins) and seen.phase is Phase.ACTIONS
    return _post(
        talk,
        seen,
        lambda talk: resignation_text(talk, step, seat),
        asks=follows,
        more=() if follows else decision_button(talk, questions.question_kind(seen)),
    )


def ping_post(talk: Talk, seen: Observation) -> Page:
    """One line that pings the seats to move, with the control to answer."""
    if seen.phase is not Phase.COMMIT:
        return Page(
            talk.fit(lambda talk: questions.question_text(talk, seen) or ""),
            rows=(questions.answer_buttons(talk, seen),),
            pings=seen.seats_to_move,
        )
    seats = tuple(seat for seat in seen.seats_to_commit if not talk.people[seat].computer)
    return Page(
        talk.fit(lambda talk: talk.text("k2-call-choose", names=map(talk.mention, seats))),
        rows=((page_button(talk, HAND, style=Style.PRIMARY),),),
        pings=seats,
    )


# -------------------------------------------------------------------------------------- the morning


def morning_post(
    talk: Talk, day: Day, evening: PublicStep, remark: Remark | None = None, *, edit: bool
) -> Page:
    """The post of a morning; an ``edit`` updates an existing post.

    The ``evening`` before, with the night, comes first, with a ``remark`` on a single turn; a grave night and
    what preceded it have their posts.
    """
    before = evening.before
    is_told = before is not None and _are_told_in_the_morning(before, evening.events)
    told, grave = evening.events if is_told else (), days.is_eventful_night(day.dawn.events)
    remarked = remark if len(of_kind(told, TurnEnded)) == 1 else None
    return Page(
        talk.fit(
            lambda talk: lines(
                *(turns_text(talk, evening, dated=False) if is_told else ()),
                remarked.line(talk) if remarked else None,
                _gains_text(talk, day, told) if is_told else None,
                None if grave else days.night_text(talk, day.dawn.events, day.number - 1),
                None if is_told else _gains_text(talk, day, ()),
                _morning_text(talk, day),
                _readiness(talk, day),
            )
        ),
        pictures=() if edit else (_morning_picture(talk, day),),
        rows=(_morning_row(talk, day),),
        pings=() if edit else day.seen.seats_to_commit,
    )


def _gains_text(talk: Talk, day: Day, told: Iterable[Event]) -> str | None:
    """Who gained points the day before, apart from those whose turns are ``told`` beside it."""
    seats = {ended.seat for ended in of_kind(told, TurnEnded)}
    gains = [
        talk.text("k2-morning-gain", name=talk.name(seat), points=points)
        for seat, points in sorted(day.gains.items())
        if seat not in seats
    ]
    message = "k2-morning-gains-before" if seats else "k2-morning-gains"
    # words: k2-morning-gains*
    return talk.count_text(message, gains=gains, by="talk-list-more")


def _morning_text(talk: Talk, day: Day) -> str:
    """The new day, without the night before and who is still choosing."""
    seen = day.morning
    opens = not day.is_forced and len(seen.order()) > 1
    return lines(
        _morning_head(talk, day),
        talk.text("k2-morning-last-cards") if day.is_forced and day.number < content.DAYS else None,
        days.forecast_text(talk, seen, brief=True),
        talk.text("k2-morning-first", name=talk.name(seen.first)) if opens else None,
    )


def _morning_head(talk: Talk, day: Day) -> str:
    message = "k2-morning-head-forced" if day.is_forced else "k2-morning-head"
    players = day.dawn.seen.setup.players
    return talk.text(message, day=day.number, days=content.DAYS, players=players)  # words: k2-morning-head*


def _readiness(talk: Talk, day: Day) -> str | None:
    """Players who have and haven't chosen yet; None if there's nothing to choose, or no longer."""
    seen = day.seen
    choosing, solo = seen.seats_to_commit, seen.setup.solo
    if day.is_forced or seen.phase is Phase.OVER or (solo and not choosing):
        return None
    people = [seat for seat in choosing if not talk.people[seat].computer]
    ready = [talk.name(seat) for seat in seen.order() if seat not in choosing]
    some = "ready" if ready else "waiting"
    return talk.text(
        f"k2-morning-{'alone' if solo else some if choosing else 'all-ready'}",  # words: k2-morning-*
        ready=ready,
        # Computers choose within moments: while people are choosing, nobody waits for them.
        waiting=map(talk.mention, people or choosing),
    )


def _morning_picture(talk: Talk, day: Day) -> Picture:
    """The board after the night, without yesterday's trails: nobody could follow those of all at once.

    It shows the day before anybody chose cards: the text says who has, and the next post what.
    """
    seen = day.morning
    tokens, pile = list(seen.tokens_open), seen.tokens_pile_size
    for event in of_kind(day.steps[0].events if day.is_forced else (), TokenTaken):
        if event.turned_up is not None:
            tokens.remove(event.turned_up)
            pile += 1
        tokens.append(event.value)
    seats = (
        replace(
            seat,
            hand_size=seat.hand_size + content.CARDS_A_DAY * seat.has_committed,
            has_committed=False,
            committed=None,
            risk=None,
        )
        for seat in seen.seats
    )
    unrevealed = replace(
        seen,
        phase=Phase.COMMIT,
        active_seat=None,
        turn=None,
        tokens_open=tuple(tokens),
        tokens_pile_size=pile,
        seats=tuple(seats),
    )
    return drawings.board(talk, unrevealed, night=night_events(day.dawn.events), choices=False)


def _morning_row(talk: Talk, day: Day) -> tuple[Button, ...]:
    reading = (page_button(talk, PICTURE, "k2-button-whole"), *page_buttons(talk, BOARD, RULES))
    return reading if day.is_forced else (page_button(talk, HAND, style=Style.PRIMARY), *reading)


# -------------------------------------------------------------------------- the post of a whole day


def day_post(talk: Talk, day: Day, *, pings: bool, hero: Picture | None) -> Page:
    """A whole day so far.

    ``pings`` notifies the players to choose cards. While a day lasts, its picture is what they need now. A
    past day keeps its ``hero`` picture; others have none, since the next morning's post has the board.
    """
    is_over = day.is_over
    answers = () if is_over else questions.answer_buttons(talk, day.seen)
    pictures = (_picture(talk, day),) if day.seen.day == day.number else ()
    return Page(
        _shortened(
            talk,
            lambda talk, *, cards=True: lines(
                days.night_text(talk, day.dawn.events, day.number - 1),
                _gains_text(talk, day, ()),
                *_story(talk, day, cards=cards),
                _day_state(talk, day),
            ),
            limits.TEXT,
        ),
        pictures=(hero,) if hero and is_over else pictures,
        rows=(
            (*answers, page_button(talk, BOARD)) if is_over or day.is_revealed else _morning_row(talk, day),
        ),
        pings=day.seen.seats_to_commit if pings and not is_over else (),
        whole=True,
    )


def chapter(talk: Talk, steps: Sequence[PublicStep], number: int) -> Page:
    """A day of a finished game with the night after it, from all steps up to the end of that night.

    Its picture is the board of that evening, with the day's trails and weather, and what the night changed.
    """
    day = days.day_of(steps, number)
    text = _shortened(
        talk,
        lambda talk, *, cards=True: lines(
            *_story(talk, day, cards=cards),
            days.night_text(talk, day.events, number, sums=cards),
        ),
        CHAPTER_LIMIT,
    )
    if day.seen.day == number:
        return Page(text, (_picture(talk, day),))
    before, night = day.dawn.seen, night_events(days.day_of(steps, number + 1).dawn.events)
    evening = replace(day.seen, day=number, phase=Phase.CHECK, first=before.first, tiles=before.tiles)
    ways = finished_turns(day.steps)
    board = drawings.board(talk, evening, night=night, walked=ways, loud=True, choices=False)
    return Page(text, (board,))


def _shortened(talk: Talk, write: Callable[..., str], limit: int) -> str:
    """A day's text: without ``cards`` if it is longer than a limit, then with names cut."""
    text = write(talk)
    return text if len(text) <= limit else talk.fit(lambda talk: write(talk, cards=False), limit)


def _story(talk: Talk, day: Day, *, cards: bool) -> Iterator[str | None]:
    """What happened on a day, in order.

    ``cards`` lists the players' cards, since the picture that shows them is replaced by the next one.
    """
    if not day.is_revealed:
        yield _morning_text(talk, day)
    for step in day.steps:
        for left in of_kind(step.events, Resigned):
            yield resignation_text(talk, step, left.seat)
        if of_kind(step.events, CardsRevealed):
            yield _morning_head(talk, day) if day.is_forced else talk.text("k2-reveal-head", day=day.number)
            yield days.forecast_text(talk, step.seen, brief=True)
            yield from board_text.revealed_cards(talk, step.seen) if cards else ()
            yield board_text.highest_sum_text(talk, step.seen)
        yield token_text(talk, step)
        yield from turns_text(talk, step)


def _day_state(talk: Talk, day: Day) -> str | None:
    """State of a day: a night with questions or the last one, who must act, or that the day is past."""
    seen, ended = day.seen, finished_turns(day.steps)
    if day.is_over and seen.phase is not Phase.OVER:
        return actions_over_text(talk, day.dawn.seen) if ended else None
    if not (day.is_over or day.is_revealed):
        return _readiness(talk, day)
    # The night so far is empty until the first check, and once the game is over nobody is asked.
    night, asks = days.night_text(talk, day.events, day.number), seen.phase is not Phase.OVER
    asked = questions.question_text(talk, seen, first=not ended, pinged=True) if asks else None
    return lines(night, asked)


def _picture(talk: Talk, day: Day) -> Picture:
    seen, steps = day.seen, finished_turns(day.steps)
    if seen.phase is Phase.OVER:
        return drawings.board(talk, seen, night=night_events(day.events), walked=steps)
    if not day.is_revealed:
        return _morning_picture(talk, day)
    if seen.phase is Phase.CHECK:
        return drawings.night(talk, seen, day.steps[-1].events, course_of(day))
    return _turn_picture(talk, day, steps) if steps else drawings.reveal(talk, seen)
