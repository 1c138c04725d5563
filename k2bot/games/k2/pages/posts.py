"""Which posts a step calls for, and what they say; docs/pages.md lists them by key and pace."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.pages import lines, of_kind, page_button, sentences
from k2bot.game.reading import RULES, onward
from k2bot.game.values import PING, Announcement, Button, Pace, Page, Picture, Style
from k2bot.games.k2.engine import (
    CardsCommitted,
    CardsRevealed,
    Checked,
    DayBegan,
    Died,
    Event,
    GameEnded,
    Observation,
    Phase,
    Resigned,
    RiskPaid,
    SeatView,
    TokenTaken,
    TurnBegan,
    TurnEnded,
    content,
)
from k2bot.games.k2.pages import board_text, days, drawings, questions, turns
from k2bot.games.k2.pages.days import Day, PublicStep, night_events
from k2bot.games.k2.pages.wording import BOARD, HAND, PICTURE, PLAN, Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from k2bot.games.k2.pages.turns import ClimberTurn


LIVING = "living"
"""Key of the post that covers a whole game."""

CHAPTER_LIMIT = limits.TEXT - 100
"""Length of a day's text for looking back; the rest is for a heading."""


def announcements(
    before: Observation | None,
    after: Observation,
    events: Sequence[Event],
    waiting: Sequence[int],
    pace: Pace = Pace.PHASE,
) -> tuple[Announcement, ...]:
    """Posts to make after a step, in order; ``waiting`` are the seats with an open decision afterwards."""
    public = _every_phase(before, after, events) if pace is Pace.PHASE else _single_post(before, events, pace)
    return (*public, *_hands(before, after, events, waiting))


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


def ping_key(seen: Observation, pace: Pace) -> str | None:
    """Key of the line that pings the seats to move; None if there are none, or the day's post does it."""
    match seen.phase:
        case Phase.SELECTION if pace is Pace.ONE:
            asked_for = "choose"
        case Phase.RISK:
            asked_for = "token"
        case Phase.ACTIONS if seen.turn is not None:
            asked_for = f"turn-{turn_number(seen, seen.turn)}"
        case Phase.CHECK:
            asked_for = question_key(seen)
        case _:
            return None
    return f"{PING}{seen.day}-{asked_for}"


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


def _hands(
    before: Observation | None, after: Observation, events: Sequence[Event], waiting: Sequence[int]
) -> Iterable[Announcement]:
    """Private messages: one a day to each player, which follows the player's current decision."""
    if before is not None:
        for seat in _following(before, after):
            if not after.seats[seat].resigned:
                yield Announcement(f"hand-{before.day}", edit=True, seat=seat)
    if of_kind(events, DayBegan):
        seats = waiting if after.phase is Phase.SELECTION else after.order()
        yield from (Announcement(f"hand-{after.day}", seat=seat) for seat in seats)


def _following(before: Observation, after: Observation) -> Sequence[int]:
    """Seats whose private message changes."""
    chosen = before.phase is Phase.SELECTION and after.phase not in (Phase.SELECTION, Phase.OVER)
    if chosen or after.day != before.day:
        return before.order()
    if before.phase is Phase.SELECTION:  # nobody is asked alone
        return ()
    return sorted({*questions.seats(before), *questions.seats(after)})


def _edits(before: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """Earlier posts that change: who has committed, who took a token."""
    left = of_kind(events, Resigned)
    chose = any(not event.forced for event in of_kind(events, CardsCommitted))
    if before.phase is Phase.SELECTION and (chose or left):
        yield Announcement(f"day-{before.day}", edit=True)
    took = any(event.asked for event in of_kind(events, TokenTaken))
    if before.phase is Phase.RISK and (took or left):
        yield Announcement(f"reveal-{before.day}", edit=True)


def _turns(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """The end of each turn, and who acts first after a token.

    The latter only if another player took the token: a post that pings the one who acts.
    """
    ended = of_kind(events, TurnEnded)
    if ended:  # the last one's post covers several turns in a row, and the token
        yield Announcement(f"turn-{before.day}-{turn_number(before, ended[-1].seat)}")
    elif of_kind(events, CardsRevealed):
        return  # covered together with the cards and who acts first
    elif any(event.asked and event.seat != after.turn for event in of_kind(events, TokenTaken)):
        yield Announcement(f"turn-{before.day}-0")


def turn_number(seen: Observation, seat: int) -> int:
    """Position of a seat in turn order, from 1, counting every seat."""
    return (seat - seen.first) % seen.setup.players + 1


def _night(before: Observation, after: Observation, events: Sequence[Event]) -> Iterable[Announcement]:
    """A separate post for a grave night, one with questions, or the last; else the morning's covers it."""
    asks = after.phase is Phase.CHECK
    is_told = asks or (after.day != before.day and days.is_grave(events))
    if not (is_told or (after.phase is Phase.OVER and night_events(events))):
        return
    if before.phase is not Phase.CHECK:
        yield Announcement(f"night-{before.day}")
    elif not asks:
        yield Announcement(f"night-{before.day}-end")
    elif question_key(before) != question_key(after):
        yield Announcement(f"night-{before.day}-{question_key(after)}")


def question_key(seen: Observation) -> str:
    """The question of a night, as part of a post's key."""
    if seen.slides:
        seat, name = seen.slides[0]
        return f"slide-{seat}{name}"
    return f"rescue-{seen.dying[0][0]}"


# ----------------------------------------------------------------------------------------------- cards shown


def reveal_post(talk: Talk, happening: PublicStep, *, edit: bool) -> Page:
    """All cards, the sums, and the token to take."""
    seen, took = happening.seen, of_kind(happening.events, TokenTaken)
    begins = not edit or (took and seen.turn == took[0].seat)
    waits = seen.phase is Phase.RISK or (seen.phase is Phase.ACTIONS and begins)
    answers = questions.answers(talk, seen) if waits else ()
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-reveal-head", day=seen.day),
                board_text.pushes(talk, seen),
                token_text(talk, happening),
                questions.question(talk, seen, first=True) if waits else None,
            )
        ),
        pictures=() if edit and not took else (drawings.reveal(talk, seen),),
        rows=((*answers, page_button(talk, BOARD)),),
        pings=questions.seats(seen) if waits and not edit else (),
    )


def revealed_cards(talk: Talk, seen: Observation) -> str:
    """One line per player, in turn order, with cards and sum."""
    return lines(
        *(
            talk.text(
                "k2-reveal-cards",
                name=talk.name(seat),
                cards=talk.cards(sorted(seen.seats[seat].committed or ())),
                push=push,
            )
            for seat, push in seen.pushes.items()
        )
    )


def token_text(talk: Talk, happening: PublicStep, *, replaced: bool = True) -> str | None:
    """Who took which token in a step, and which one ``replaced`` it."""
    for event in of_kind(happening.events, TokenTaken):
        told = talk.text(
            "k2-token-taken" if event.asked else "k2-token-only",
            name=talk.name(event.seat),
            value=talk.token(event.value),
        )
        if event.turned_up is None or not replaced:
            return told
        return talk.text("k2-token-replaced", taken=told, value=talk.token(event.turned_up))
    return None


# -------------------------------------------------------------------------------------------- turns


def token_post(talk: Talk, happening: PublicStep) -> Page:
    """After a token was taken: who took which, and who acts first."""
    seen = happening.seen
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-turns-head", day=seen.day),
                token_text(talk, happening, replaced=False),
                questions.question(talk, seen, first=True),
            )
        ),
        rows=((page_button(talk, PLAN, style=Style.PRIMARY), page_button(talk, BOARD)),),
        pings=questions.seats(seen),
    )


def turn_post(talk: Talk, happening: PublicStep, hero: Picture | None = None) -> Page:
    """After one or more turns: what was done, the board with their trails, who acts next.

    A ``hero`` picture replaces the board, which the next post shows. A day's last turn has no other picture,
    since the next post, of the night or the morning, shows it.
    """
    before, seen = happening.before, happening.seen
    assert before is not None  # noqa: S101 - no game begins with the end of a turn
    begins = of_kind(happening.events, TurnBegan)
    follows = begins and seen.phase is Phase.ACTIONS and seen.day == before.day
    made = finished_turns([happening])
    planner = (page_button(talk, PLAN, style=Style.PRIMARY),) if follows else ()
    whole = (page_button(talk, PICTURE, "k2-button-whole"),) if follows else ()
    pictures = (hero,) if hero else (drawings.turn(talk, seen, made, told=len(made)),) if follows else ()
    return Page(
        talk.fitted(
            lambda talk: lines(
                turns_text(talk, happening),
                questions.question(talk, seen) if follows else falls(talk, before),
            )
        ),
        pictures=pictures,
        rows=((*planner, *whole, page_button(talk, BOARD)),),
        pings=questions.seats(seen) if follows else (),
    )


def falls(talk: Talk, seen: Observation) -> str:
    """Sentence that the last of a day's turns is over."""
    return talk.text("k2-turn-last", players=len(seen.order()))


def finished_turns(steps: Iterable[PublicStep]) -> tuple[tuple[ClimberTurn, ...], ...]:
    """What each player's climbers did in the turns that ended in these steps, in order."""
    return tuple(
        turns.doings_of(step.events, ended.seat, step.before)
        for step in steps
        if step.before is not None
        for ended in of_kind(step.events, TurnEnded)
    )


def turns_text(talk: Talk, step: PublicStep) -> str:
    """Whose turns ended in a step, what was done in each, and how risk was paid for."""
    return lines(
        *(
            lines(
                talk.text("k2-turn-head", day=step.before.day, name=talk.name(made[0].climber[0])),
                sentences(
                    turns.summary(talk, made),
                    *(
                        turns.risk_text(talk, paid, turns.leftover(step.events, ended.seat, ended.unused))
                        for paid in of_kind(step.events, RiskPaid)
                        for ended in of_kind(step.events, TurnEnded)
                        if paid.seat == ended.seat == made[0].climber[0]
                    ),
                ),
            )
            for made in finished_turns([step])
            if step.before is not None
        )
    )


# ---------------------------------------------------------------------------------------- the night


def night_post(talk: Talk, happening: PublicStep, hero: Picture | None = None) -> Page:
    """A grave night, one with questions, or the last of the game.

    Its picture is the ``hero`` if there is one; else its sums, unless the morning's board follows at once.
    """
    seen, before = happening.seen, happening.before
    assert before is not None  # noqa: S101 - no game begins with a night
    goes_on = seen.day == before.day
    picture = hero or (night_picture(talk, seen, happening.events) if goes_on else None)
    return Page(
        talk.fitted(
            lambda talk: lines(
                days.night_text(talk, happening.events, before.day),
                questions.question(talk, seen) if goes_on else None,
            )
        ),
        pictures=(picture,) if picture else (),
        rows=((*(questions.answers(talk, seen) if goes_on else ()), page_button(talk, BOARD)),),
        pings=questions.seats(seen) if goes_on else (),
    )


def night_picture(talk: Talk, seen: Observation, events: Sequence[Event]) -> Picture:
    """The sums of a night, or the board if these events have none."""
    return drawings.night(talk, seen, events, days.reckoned(talk.plain.for_screen_reader, events))


# -------------------------------------------------------------------------------------- the morning

_NARROW_ZONES = ("7000", "8000")


def morning_view(happening: PublicStep) -> Observation:
    """Observation for an edit of the morning's post: once all have chosen, the morning until then."""
    before, seen = happening.before, happening.seen
    if before is None or seen.phase in (Phase.SELECTION, Phase.OVER) or before.phase is not Phase.SELECTION:
        return seen
    return replace(before, seats=tuple(replace(seat, has_committed=True) for seat in before.seats))


def morning_post(talk: Talk, seen: Observation, dawn: PublicStep, *, edit: bool) -> Page:
    """The morning's post; ``dawn`` is the step that began the day, ``edit`` updates an existing post.

    A grave night has been told by a post of its own.
    """
    morning = dawn
    if days.is_grave(dawn.events):
        night = night_events(dawn.events)
        morning = replace(dawn, events=tuple(event for event in dawn.events if event not in night))
    return Page(
        talk.fitted(lambda talk: lines(morning_text(talk, seen, morning), readiness(talk, seen, dawn))),
        pictures=() if edit else (morning_picture(talk, seen, dawn),),
        rows=(morning_row(talk, dawn),),
        pings=() if edit else questions.choosing(seen),
    )


def morning_picture(talk: Talk, seen: Observation, dawn: PublicStep) -> Picture:
    """The board after the night, without yesterday's trails: nobody could follow those of all at once.

    It doesn't depend on who has chosen cards; the edited text shows that.
    """
    night = night_events(dawn.events)
    if is_forced(dawn):
        seen = _unrevealed(seen, dawn)
    seen = replace(seen, seats=tuple(map(_with_whole_hand, seen.seats)))
    return drawings.board(talk, seen, night=night, choices=False)


def _with_whole_hand(seat: SeatView) -> SeatView:
    """A player as before choosing cards."""
    back = content.CARDS_A_DAY if seat.has_committed and not seat.committed else 0
    return replace(seat, hand_size=seat.hand_size + back, has_committed=bool(seat.committed))


def _unrevealed(seen: Observation, dawn: PublicStep) -> Observation:
    """The morning of a day on which the last cards are revealed at once: the next post shows that."""
    tokens, pile = list(seen.tokens_open), seen.tokens_pile_size
    for event in of_kind(dawn.events, TokenTaken):
        if event.turned_up is not None:
            tokens.remove(event.turned_up)
            pile += 1
        tokens.append(event.value)
    seats = tuple(replace(seat, committed=None, risk=None) for seat in seen.seats)
    return replace(
        seen,
        phase=Phase.SELECTION,
        turn=None,
        turn_state=None,
        tokens_open=tuple(sorted(tokens)),
        tokens_pile_size=pile,
        seats=seats,
    )


def morning_row(talk: Talk, dawn: PublicStep) -> tuple[Button, ...]:
    """Buttons of a morning."""
    whole = page_button(talk, PICTURE, "k2-button-whole")
    reading = (whole, page_button(talk, BOARD), page_button(talk, RULES))
    return reading if is_forced(dawn) else (page_button(talk, HAND, style=Style.PRIMARY), *reading)


def is_forced(dawn: PublicStep) -> bool:
    """Whether the day leaves no choice: all players play their last three cards."""
    return any(event.forced for event in of_kind(dawn.events, CardsCommitted))


def morning_text(talk: Talk, seen: Observation, dawn: PublicStep) -> str:
    """The night before and the new day, without who is still choosing."""
    return lines(
        last_night(talk, dawn),
        morning_head(talk, seen, dawn),
        talk.text("k2-newcomer", players=seen.setup.players) if seen.day == 1 else None,
        sentences(days.today(talk, seen.weather), days.tomorrow(talk, seen), _crowded(talk, seen)),
        None if is_forced(dawn) else _first_and_tokens(talk, seen),
    )


def last_night(talk: Talk, dawn: PublicStep) -> str | None:
    """The night before, as far as it is part of the step that began the day."""
    return days.night_text(talk, dawn.events, content.DAYS if dawn.before is None else dawn.before.day)


def morning_head(talk: Talk, seen: Observation, dawn: PublicStep) -> str:
    """Heading of a morning."""
    message = "k2-morning-head-forced" if is_forced(dawn) else "k2-morning-head"
    return talk.text(message, day=seen.day, days=content.DAYS)  # words: k2-morning-head*


def _first_and_tokens(talk: Talk, seen: Observation) -> str:
    tokens = talk.listed([talk.token(value) for value in sorted(seen.tokens_open)])
    return sentences(
        talk.text("k2-morning-first", name=talk.name(seen.first)) if len(seen.order()) > 1 else None,
        talk.text("k2-morning-tokens", tokens=tokens),
    )


def _crowded(talk: Talk, seen: Observation) -> str:
    """Full or nearly full spaces above 7000 m."""
    narrow = [space.id for space in seen.board.spaces if space.zone in _NARROW_ZONES]
    left = {space: seen.places_left(space) for space in narrow if seen.standing(space)}
    full = [space for space, places in left.items() if places == 0]
    scarce = [space for space, places in left.items() if places == 1]
    return sentences(
        talk.counted("k2-crowded-high", spaces=talk.spaces(full)),
        talk.counted("k2-crowded-scarce", spaces=talk.spaces(scarce)),
    )


def readiness(talk: Talk, seen: Observation, dawn: PublicStep) -> str | None:
    """Who has chosen and who hasn't; None if there is no choice, or no longer."""
    if is_forced(dawn) or seen.phase is Phase.OVER:
        return None
    choosing = questions.choosing(seen)
    if seen.setup.solo:  # nobody else waits or is waited for
        return talk.text("k2-morning-alone", waiting=_still_choosing(talk, choosing)) if choosing else None
    if not choosing:
        return talk.text("k2-morning-all-ready")
    done = [talk.name(seat) for seat in seen.order() if seat not in choosing]
    if not done:
        return talk.text("k2-morning-waiting", waiting=_still_choosing(talk, choosing))
    return talk.text("k2-morning-ready", ready=talk.listed(done), waiting=_still_choosing(talk, choosing))


def _still_choosing(talk: Talk, choosing: Sequence[int]) -> str:
    people = [seat for seat in choosing if not talk.people[seat].computer]
    # Computers choose within moments: while people are choosing, nobody waits for them.
    return talk.listed([talk.mention(seat) for seat in people or choosing])


# --------------------------------------------------------------------------------------- resignations


def resignation_post(talk: Talk, happening: PublicStep, seat: int) -> Page:
    """The post ``resigned-<seat>``."""
    seen, events = happening.seen, happening.events
    begins = of_kind(events, TurnBegan) and not of_kind(events, CardsRevealed)
    follows = begins and seen.phase is Phase.ACTIONS
    return Page(
        talk.fitted(
            lambda talk: lines(
                resignation_text(talk, happening, seat),
                questions.question(talk, seen) if follows else None,
            )
        ),
        rows=((*onward(talk, questions.kind(seen)), page_button(talk, BOARD)),),
        pings=questions.seats(seen) if follows else (),
    )


def resignation_text(talk: Talk, step: PublicStep, seat: int) -> str:
    """Who has left, and what happens to the climbers and tents."""
    off = sum(event.cause == "resigned" for event in of_kind(step.events, Died))
    tents = sum(climber.tent is not None for climber in step.seen.seats[seat].climbers)
    return lines(
        talk.text("k2-resigned-head", name=talk.name(seat)),
        talk.text("k2-resigned-climbers", count=off, tents=tents) if off else None,
    )


# -------------------------------------------------------------------------- the post of a whole day


def day_post(talk: Talk, day: Day, seen: Observation, *, pings: bool, hero: Picture | None = None) -> Page:
    """A whole day so far; ``seen`` is the current observation.

    ``pings`` notifies the players to choose cards. While a day lasts, its picture is what they need now. A
    past day keeps its ``hero`` picture; others have none, since the next morning's post has the board.
    """
    text = _shortened(talk, lambda talk, **left: _text(talk, day, seen, **left), limits.TEXT)
    over = _over(day, seen)
    row = morning_row(talk, day.dawn)
    if over or _is_revealed(day):
        row = (*(() if over else questions.answers(talk, seen)), page_button(talk, BOARD))
    pictures = (_picture(talk, day, seen),) if seen.day == day.number else ()
    return Page(
        text,
        pictures=(hero,) if hero and over else pictures,
        rows=(row,),
        pings=questions.choosing(seen) if pings and not over else (),
        whole=True,
    )


def ping_post(talk: Talk, seen: Observation) -> Page:
    """One line that pings the seats to move, with the control to answer."""
    if seen.phase is Phase.SELECTION:
        seats = tuple(seat for seat in questions.choosing(seen) if not talk.people[seat].computer)
        return Page(
            talk.fitted(
                lambda talk: talk.text(
                    "k2-call-choose", names=talk.listed([talk.mention(seat) for seat in seats])
                )
            ),
            rows=((page_button(talk, HAND, style=Style.PRIMARY),),),
            pings=seats,
        )
    return Page(
        talk.fitted(lambda talk: questions.question(talk, seen) or ""),
        rows=(questions.answers(talk, seen),),
        pings=questions.seats(seen),
    )


def _is_revealed(day: Day) -> bool:
    """Whether the day's cards are revealed."""
    return any(of_kind(step.events, CardsRevealed) for step in day.steps)


def _over(day: Day, seen: Observation) -> bool:
    """Whether the day is past."""
    return seen.phase is Phase.OVER or seen.day > day.number


# --------------------------------------------------------------------------------------- looking back


def chapter(talk: Talk, steps: Sequence[PublicStep], number: int) -> Page:
    """A day of a finished game with the night after it, from all steps up to the end of that night.

    Its picture is the board of that evening, with the day's trails and weather, and what the night changed.
    """
    day, seen = days.day_of(steps, number), steps[-1].seen
    text = _shortened(talk, lambda talk, **left: _chapter_text(talk, day, **left), CHAPTER_LIMIT)
    if seen.day == number:
        return Page(text, (_picture(talk, day, seen),))
    dawn, before = days.day_of(steps, number + 1).dawn, day.dawn.seen
    evening = replace(seen, day=number, phase=Phase.CHECK, first=before.first, tiles=before.tiles)
    night, ways = night_events(dawn.events), finished_turns(day.steps)
    board = drawings.board(talk, evening, night=night, walked=ways, loud=True, choices=False)
    return Page(text, (board,))


def _chapter_text(talk: Talk, day: Day, *, brief: bool = False, cards: bool = True) -> str:
    """What happened on a day and in the night after it; ``brief`` omits the sums of that night."""
    before = night_events(day.dawn.events)
    morning = tuple(event for event in day.dawn.events if event not in before)
    day = replace(day, dawn=replace(day.dawn, events=morning))
    if _is_revealed(day):
        told = _story(talk, day, cards=cards)
    else:
        told = iter(
            (morning_text(talk, day.dawn.seen, day.dawn), *(_departures(talk, step) for step in day.steps))
        )
    events = [event for step in day.steps for event in step.events]
    if brief:
        events = [event for event in events if not isinstance(event, Checked)]
    return lines(*told, days.night_text(talk, events, day.number))


# --------------------------------------------------------------------------------------------- words


def _shortened(talk: Talk, write: Callable[..., str], limit: int) -> str:
    """A day's text: ``brief`` if it is longer than a limit, then without ``cards``, then with names cut."""
    for brief in (False, True):
        text = write(talk, brief=brief)
        if len(text) <= limit:
            return text
    return talk.fitted(lambda talk: write(talk, brief=True, cards=False), limit)


def _text(talk: Talk, day: Day, seen: Observation, *, brief: bool = False, cards: bool = True) -> str:
    if not _is_revealed(day):
        told = [_departures(talk, step) for step in day.steps]
        choosing = None if _over(day, seen) else readiness(talk, seen, day.dawn)
        return lines(morning_text(talk, _as_it_was(day, seen), day.dawn), *told, choosing)
    return lines(*_story(talk, day, brief=brief, cards=cards), _goes_on(talk, day, seen))


def _as_it_was(day: Day, seen: Observation) -> Observation:
    """The observation of a morning cut short by the end of the game, or the current one."""
    return day.dawn.seen if _over(day, seen) else seen


def _story(talk: Talk, day: Day, *, brief: bool = False, cards: bool) -> Iterator[str | None]:
    """Events in order; ``brief`` omits the sums of the night before.

    ``cards`` lists the players' cards, since the picture that shows them is replaced by the next one.
    """
    told = tuple(event for event in day.dawn.events if not (brief and isinstance(event, Checked)))
    yield last_night(talk, replace(day.dawn, events=told))
    for step in day.steps:
        yield _departures(talk, step)
        if of_kind(step.events, CardsRevealed):
            shown = step.seen
            yield (
                morning_head(talk, shown, day.dawn)
                if is_forced(day.dawn)
                else talk.text("k2-reveal-head", day=day.number)
            )
            yield sentences(days.today(talk, shown.weather), days.tomorrow(talk, shown))
            yield revealed_cards(talk, shown) if cards else None
            yield board_text.pushes(talk, shown)
        yield token_text(talk, step)
        yield turns_text(talk, step)


def _departures(talk: Talk, step: PublicStep) -> str:
    left = of_kind(step.events, Resigned)
    return lines(*(resignation_text(talk, step, event.seat) for event in left))


def _goes_on(talk: Talk, day: Day, seen: Observation) -> str | None:
    """State of a day: a night with questions or the last one, who must act, or that the day is past."""
    if not _over(day, seen) and seen.phase is not Phase.CHECK:
        return questions.question(talk, seen, first=not finished_turns(day.steps), pinged=True)
    events = [event for step in day.steps for event in step.events]
    if seen.phase is Phase.CHECK:
        return lines(days.night_text(talk, events, day.number), questions.question(talk, seen, pinged=True))
    last = next((step.before for step in reversed(day.steps) if finished_turns([step])), None)
    ends = seen.phase is Phase.OVER
    told = days.night_text(talk, events, day.number) if ends else None
    return told or (None if ends or last is None else falls(talk, last))


# ------------------------------------------------------------------------------------------- picture


def _picture(talk: Talk, day: Day, seen: Observation) -> Picture:
    steps = finished_turns(day.steps)
    if seen.phase is Phase.OVER:
        events = night_events(event for step in day.steps for event in step.events)
        return drawings.board(talk, seen, night=events, walked=steps)
    if not _is_revealed(day):
        return morning_picture(talk, seen, day.dawn)
    if seen.phase is Phase.CHECK:
        return night_picture(talk, seen, day.steps[-1].events)
    if not steps:
        return drawings.reveal(talk, seen)
    return drawings.turn(talk, seen, steps)
