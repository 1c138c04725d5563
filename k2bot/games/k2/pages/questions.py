"""Open questions and who must answer: in public posts, on question pages, and on the page ``now``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from k2bot.game import limits
from k2bot.game.pages import hint_button, lines, of_kind, page_button
from k2bot.game.reading import NOW, status_buttons
from k2bot.game.standing import ORDERS
from k2bot.game.values import Button, Choice, ControlRow, Page, Press, Reply, Select, Style
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    ClimberKey,
    ClimberName,
    Decision,
    LetGo,
    Observation,
    Phase,
    Rescue,
    Slide,
    TakeToken,
    content,
)
from k2bot.games.k2.engine.phases import night, risk
from k2bot.games.k2.pages import board_text, days, drawings, hand
from k2bot.games.k2.pages.wording import BOARD, PAGE_OF, PLAN, Talk, climber_emoji, token_emoji
from k2bot.text.formatting import cut

VERBS = frozenset({"token", "slide", "rescue", "let-go"})
"""Verbs of the controls that answer short questions."""


def question_kind(seen: Observation) -> str | None:
    """Kind of the open decision; None if there is none."""
    match seen.phase:
        case Phase.COMMIT:
            return "choose"
        case Phase.RISK:
            return "token"
        case Phase.ACTIONS:
            return "turn"
        case Phase.CHECK:
            return "slide" if seen.slides else "rescue"
        case _:
            return None


def question_text(talk: Talk, seen: Observation, *, first: bool = False, pinged: bool = False) -> str | None:
    """Question for the seat to answer; for a computer, that it decides; None if no single seat is asked.

    ``first`` marks the first turn of a day. With ``pinged``, another post pings the seat with the question;
    here it's only named.
    """
    seat = seen.deciding_seat
    if seat is None:
        return None
    climbers = seen.slides[:1] or tuple(key for key in seen.dying if key[0] == seat)
    form = "computer" if pinged or talk.people[seat].computer else "ask"
    return talk.text(
        f"k2-{form}-{question_kind(seen)}",  # words: k2-ask-*, k2-computer-*
        name=talk.name(seat),
        mention=talk.mention(seat),
        own=seat == seen.seat,
        first=first and len(seen.order()) > 1,
        tokens=talk.list_text(map(talk.token, sorted(set(seen.tokens_open))), "talk-list-or"),
        climbers=map(talk.letter, climbers),
        count=len(climbers),
    )


def answer_buttons(talk: Talk, seen: Observation) -> tuple[Button, ...]:
    """Buttons to answer or to lead there; none for a computer's decision.

    During turns, other players can plan ahead.
    """
    seat = seen.deciding_seat
    if seen.phase is Phase.ACTIONS:
        return (page_button(talk, PLAN, style=Style.PRIMARY),)
    if seat is None or talk.people[seat].computer:
        return ()
    return quick_answers(talk, seen) or (page_button(talk, "rescue", "k2-button-answer", Style.PRIMARY),)


def quick_answers(talk: Talk, seen: Observation) -> tuple[Button, ...]:
    """One button per distinct open token, or per space to slide to; none for other questions."""
    decisions: Sequence[Decision] = ()
    answers: Sequence[TakeToken | Slide] = ()
    if seen.phase is Phase.RISK:
        decisions, answers = risk.open_decisions(seen), [*map(TakeToken, sorted(set(seen.tokens_open)))]
    elif seen.slides:
        decisions = [night.slide_decision(seen.day, seen.slides[0])]
        answers = [Slide(space.id) for space in seen.slopes(seen.slides[0])]
    stamps = [decision.id for decision in decisions]
    return tuple(answer_button(talk, answer, seen, stamp=stamp) for stamp in stamps for answer in answers)


def answer_button(talk: Talk, action: Action, seen: Observation | None = None, *, stamp: str = "") -> Button:
    """A button that gives this answer, among others (``seen``) with its emoji; a post stamps it.

    Alone, it's below a hint that says where to go.
    """
    emoji = ""
    match action:
        case TakeToken():
            label, emoji = talk.text("k2-button-token", value=action.value), token_emoji(action.value)
        case Slide() if seen:
            label, emoji = (
                board_text.slide_space_text(talk.without_markdown, seen, action.space),
                climber_emoji(seen.slides[0]),
            )
        case Slide() | Rescue():
            label = talk.text("talk-button-take-hint")
        case _:
            label = talk.text("k2-button-let-go")
    verb, _, argument = str(action).partition(" ")
    return Button(verb, label, argument, stamp, Style.PRIMARY, emoji=emoji if seen else "")


# ----------------------------------------------------------------------------------------------------- pages


def page(talk: Talk, seen: Observation, name: str, legal: Sequence[Action]) -> Page:
    """The page of a short question: ``token``, ``slide`` or ``rescue``.

    ``rescue.sure`` asks for confirmation before letting go. Raises Refusal unless the reader is asked.
    """
    head = name.partition(".")[0]
    if head != question_kind(seen) or seen.deciding_seat != seen.seat:
        other = None if seen.phase is Phase.ACTIONS else seen.deciding_seat
        if other is not None and other != seen.seat:
            raise talk.refusal_of("k2-refusal-asked", name=talk.name(other))
        # words: k2-refusal-no-token, k2-refusal-no-slide, k2-refusal-no-rescue
        raise talk.refusal_of(f"k2-refusal-no-{head}")
    match head:
        case "token":
            return Page(
                lines(talk.text("k2-now-head", day=seen.day, days=content.DAYS), question_text(talk, seen)),
                rows=((*quick_answers(talk, seen), hint_button(talk), page_button(talk, BOARD)),),
            )
        case "slide":
            return _slide_page(talk, seen)
        case _:
            return _rescue_page(talk, seen, name, of_kind(legal, Rescue))


def _slide_page(talk: Talk, seen: Observation) -> Page:
    key = seen.slides[0]
    space = talk.space(seen.climber(key).space or content.BASE_CAMP)
    return Page(
        talk.text("k2-slide-head", climber=talk.letter(key), space=space, day=seen.day),
        pictures=(drawings.board(talk, seen),),
        rows=(quick_answers(talk, seen), (hint_button(talk), page_button(talk, BOARD))),
    )


def _rescue_page(talk: Talk, seen: Observation, name: str, rescues: Sequence[Rescue]) -> Page:
    dying: list[ClimberName] = [name for name in CLIMBER_NAMES if (seen.seat, name) in seen.dying]
    let_go = replace(answer_button(talk, LetGo()), style=Style.SECONDARY)
    if name == "rescue.sure":
        return Page(
            talk.text("k2-rescue-sure", climbers=dying, count=len(dying)),
            rows=(
                (
                    page_button(talk, "rescue", "k2-button-back-to-rescue", Style.PRIMARY),
                    replace(let_go, argument="sure", style=Style.DANGER),
                ),
            ),
        )
    menus: list[ControlRow] = [
        Select(
            "rescue",
            talk.text("k2-rescue-where", climber=climber),
            tuple(
                Choice(
                    str(action),
                    place_text(talk.without_markdown, seen, action.space),
                    _facts(talk.without_markdown, seen, (seen.me.seat, climber), action.space),
                )
                for action in reversed(rescues)
                if action.climber == climber
            ),
            argument=climber,
        )
        for climber in dying
    ]
    head = talk.text("k2-rescue-head", climbers=dying, count=len(dying), day=seen.day)
    keys = [(seen.me.seat, climber) for climber in dying]
    prices = (drawings.rescue_price(talk, seen, key, talk.letter(key)) for key in keys)
    return Page(
        "\n".join((head, *prices)),
        pictures=(drawings.board(talk, seen),),
        rows=(*menus, (let_go, hint_button(talk), page_button(talk, BOARD))),
    )


def place_text(talk: Talk, seen: Observation, space: str) -> str:
    """A space with its altitude."""
    return talk.text("k2-place", space=talk.space(space), altitude=str(seen.board.by_id[space].altitude))


def _facts(talk: Talk, seen: Observation, key: ClimberKey, space: str) -> str:
    """Acclimatization of a rescued climber after the next night on a space, if any, and free room."""
    rescued = seen.with_climber(key, space=space, air=content.LOWEST_AIR)
    nights = days.nights_in_place(rescued, key, since=seen.day + 1)
    left = seen.room_left(space)
    facts = talk.text(
        "k2-place-facts",
        night="over" if not nights else "dies" if nights[0][1].dies else "lives",
        level=nights[0][1].after if nights else 0,
        room=-1 if left is None else left,
    )
    return cut(facts, limits.CHOICE)


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, press: Press, legal: Sequence[Action]) -> Reply:
    """Answer a short question. Raises Refusal."""
    answer = press.value or f"{press.verb} {press.argument}"
    if press.verb == "let-go":
        if press.argument != "sure":
            return Reply("rescue.sure")
        answer = str(LetGo())
    if answer not in map(str, legal):
        raise talk.refusal_of("k2-refusal-answer-gone")
    return Reply(NOW, answer=answer)


# --------------------------------------------------------------------------------- the current state


def now_page(
    talk: Talk, seen: Observation, asked: str | None, *, to_come: bool, is_confirmed: bool = False
) -> Page:
    """The page ``now``.

    ``asked`` as for ``decision_button``; ``to_come``: whether the reader acts later today, perhaps by a turn
    that ``is_confirmed``.
    """
    plans = (page_button(talk, PLAN, style=Style.PRIMARY, new_message=True),) if to_come else ()
    row: tuple[Button, ...] = plans or status_buttons(talk, asked, over=seen.phase is Phase.OVER)
    orders = (page_button(talk, ORDERS),) if seen.own is not None and seen.own.has_climbers and row else ()
    return Page(
        lines(
            talk.text("k2-now-head", day=seen.day, days=content.DAYS),
            _now_text(talk, seen, asked, to_come=to_come, is_confirmed=is_confirmed),
            talk.text("k2-now-confirmed") if is_confirmed else None,
            talk.text("k2-now-out")
            if seen.own and not seen.own.has_climbers and seen.reason is None
            else None,
        ),
        rows=((*row, page_button(talk, BOARD), *orders),),
        live=NOW,
    )


def _now_text(talk: Talk, seen: Observation, asked: str | None, *, to_come: bool, is_confirmed: bool) -> str:
    if seen.phase is Phase.OVER:
        return talk.text("k2-rule-over")
    acts = seen.own is not None and seen.own.has_climbers
    own = "done" if acts else "some"
    if to_come:
        own = "some" if is_confirmed else "ahead"
    return talk.text(
        f"k2-now-{question_kind(seen)}",  # words: k2-now-*
        whose="own" if asked in PAGE_OF else own,
        name=map(talk.name, seen.seats_to_move),
    )


def with_hand_picture(talk: Talk, seen: Observation, page: Page) -> Page:
    """Add a picture of the reader's cards to a private message without one, today's cards marked.

    An edit without a picture would leave the previous one in place.
    """
    choice = hand.choice(seen, None)
    if page.pictures or not choice.cards:
        return page
    picture = hand.hand_picture(
        talk, choice.cards, choice.chosen, seen=seen, committed=seen.me.committed is not None
    )
    return replace(page, pictures=(picture,))
