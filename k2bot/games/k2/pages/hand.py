"""The hand: choosing three of six cards, their totals, and how their sum compares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from k2bot.game.pages import (
    CARD,
    Hand,
    described_picture,
    group_by_key,
    hint_button,
    lessons,
    lines,
    page_button,
    page_buttons,
    sentences,
)
from k2bot.game.reading import NOW, decision_button
from k2bot.game.standing import ORDERS
from k2bot.game.values import Button, ControlRow, Page, Picture, Press, Reply, Style
from k2bot.games.k2.engine import CLIMBER_NAMES, Card, Cards, Commit, Observation, Phase, SeatView, content
from k2bot.games.k2.pages import board_text, days
from k2bot.games.k2.pages.wording import BOARD, HAND, Talk, card_emoji
from k2bot.games.k2.pictures import ClimberPlace, HandPicture, Situation, statuses

VERBS = frozenset({CARD, "commit", "change", "keep"})
"""Verbs of the controls that choose cards."""
LIVE = "hand.now"
"""Page that follows an open hand: the cards while choosing, then the current state."""
LATE = f"{LIVE}.late"
"""The same while cards that were committed are being changed: later it says that these count."""
_ROW_LETTERS = 21
"""Letters on three card buttons that a phone still shows side by side."""
_BACK = ".back."
"""In a page name, precedes the position of a card that was put back."""
_CHANGED = ".changed"
"""End of the page's name if another message had other cards, and nothing was committed."""


def choice(seen: Observation, draft: str | None) -> Hand[Card]:
    """The reader's choice so far, from the draft or the committed cards."""
    own = seen.me
    cards = tuple(sorted((*(own.hand or ()), *(own.committed or ()))))
    return Hand(cards, min(content.CARDS_A_DAY, len(cards))).resume(draft, seen.day, own.committed)


# ------------------------------------------------------------------------------------------------ page


def page(
    talk: Talk,
    seen: Observation,
    name: str,
    draft: str | None,
    asked: str | None,
    *,
    is_advice: bool = False,
) -> Page:
    """The page ``hand``: to choose cards, or read-only at other times. Raises Refusal.

    ``hand.back.2`` also says that the card at position 2 was put back for another, ``hand.changed`` that
    other cards are chosen than a message showed. ``asked`` is the reader's current decision, as for
    ``decision_button``. With ``is_advice``, a hint recommends the cards of the draft.
    """
    own = _owner(talk, seen)
    if asked != "choose":
        return _read_only_page(talk, seen, own, asked)
    chosen = choice(seen, draft)
    back = _put_back(chosen, name)
    note = talk.text("k2-draft-changed") if name.endswith(_CHANGED) else None
    return Page(
        talk.fit(lambda talk: lines(note, _text(talk, seen, own, chosen, back))),
        pictures=(
            hand_picture(
                talk,
                chosen.cards,
                sorted(chosen.chosen),
                seen=seen,
                committed=not chosen.open,
                is_advice=is_advice,
            ),
        ),
        rows=(
            *chosen.buttons(_cards_per_row(talk, chosen.cards), talk.without_markdown.card, card_emoji),
            _last_row(talk, own, chosen),
        ),
        live=(LATE if chosen.open and own.committed is not None else LIVE)
        + (name[name.index(_BACK) :] if back else _CHANGED if note else ""),
        lessons=lessons(talk, "goal", players=seen.setup.players),
    )


def _owner(talk: Talk, seen: Observation) -> SeatView:
    """The reader's seat if it has a living climber. Raises Refusal with the reason why there are no cards."""
    if seen.own is None:
        raise talk.refusal_of("k2-refusal-not-seated")
    if not seen.own.has_climbers:
        is_over = seen.phase is Phase.OVER
        raise talk.refusal_of("k2-rule-over" if is_over else "k2-refusal-no-climbers")
    return seen.own


def _cards_per_row(talk: Talk, cards: Sequence[Card]) -> int:
    """Three cards in a row, or two if a phone would break rows of three."""
    plain = talk.without_markdown
    letters = [len(plain.card(card)) for card in cards]
    return (
        3
        if all(sum(letters[start : start + 3]) <= _ROW_LETTERS for start in range(0, len(letters), 3))
        else 2
    )


def _put_back(chosen: Hand[Card], name: str) -> Card | None:
    """The card put back according to a page name such as ``hand.back.2``, if that is possible."""
    place = name.partition(_BACK)[2]
    if not place.isdecimal() or not int(place) < len(chosen.cards) or int(place) in chosen.chosen:
        return None
    return chosen.cards[int(place)] if chosen.is_complete else None


def _read_only_page(talk: Talk, seen: Observation, own: SeatView, asked: str | None) -> Page:
    cards = tuple(sorted(own.hand or ()))
    is_over = seen.phase is Phase.OVER
    return Page(
        lines(
            talk.text("k2-hand-head-read", day=seen.day, phase=board_text.phase_text(talk, seen)),
            talk.text("k2-hand-today", cards=talk.cards(sorted(own.committed)))
            if own.committed and not is_over
            else None,
            talk.text("k2-hand-held", cards=talk.cards(cards))
            if cards
            else None
            if is_over
            else talk.text("k2-hand-empty"),
        ),
        pictures=(hand_picture(talk, cards, (), seen=seen),) if cards else (),
        rows=((*decision_button(talk, asked), page_button(talk, BOARD)),),
    )


def _text(talk: Talk, seen: Observation, own: SeatView, chosen: Hand[Card], back: Card | None) -> str:
    if not chosen.open:
        return lines(
            talk.text("k2-hand-head-committed", day=seen.day),
            _totals_text(talk, chosen.chosen_cards),
            talk.text("k2-hand-committed"),
        )
    missing = chosen.count - len(chosen.chosen)
    how = talk.text("k2-hand-nothing") if seen.day == 1 else None
    return lines(
        talk.text("k2-hand-head", day=seen.day, days=content.DAYS, count=chosen.count),
        talk.text("k2-hand-holds", cards=talk.cards(own.committed)) if own.committed else None,
        talk.text("k2-hand-back", card=talk.card(back), count=chosen.count) if back else None,
        _totals_text(talk, chosen.chosen_cards) if chosen.chosen else how,
        _sum_text(talk, seen, chosen) if chosen.chosen else None,
        talk.text("k2-hand-missing", count=missing) if missing and chosen.chosen else None,
        days.forecast_text(talk, seen),
        _how_to_commit(talk, seen) if chosen.is_complete else None,
    )


def rivals(seen: Observation) -> list[SeatView]:
    """The other players with living climbers, in turn order."""
    return [seen.seats[seat] for seat in seen.order() if seat != seen.seat]


def _how_to_commit(talk: Talk, seen: Observation) -> str:
    """What to press for the chosen cards, with a warning if that ends the choice for good.

    In a solo game it always does, so only day 1 has the warning.
    """
    others = rivals(seen)
    ready = all(other.has_committed for other in others) if others else seen.day == 1
    return talk.text("k2-hand-last", others=len(others)) if ready else talk.text("k2-hand-commit")


def _totals_text(talk: Talk, cards: Sequence[Card]) -> str:
    """How far these cards carry, and how much air they give."""
    sums = content.sums(cards)
    ropes = any(card.is_rope for card in cards)
    return talk.text(
        "k2-hand-reach-rope" if ropes else "k2-hand-reach",
        cards=talk.cards(cards),
        up=sums.up,
        down=sums.down,
        air=sums.air,
    )


def _sum_text(talk: Talk, seen: Observation, chosen: Hand[Card]) -> str:
    """The sum of the chosen cards; once complete, compared with what others can reach (rules 8, 9).

    The first day tells what counts and, once the choice is complete, what a risk token costs. In a
    solo game the sum decides nothing: the first day says so, and later days don't mention it.
    """
    push, is_first, others = content.sums(chosen.chosen_cards).up, seen.day == 1, rivals(seen)
    if others and not chosen.is_complete:
        counts = talk.text("k2-push-counts") if is_first else None
        return sentences(talk.text("k2-push-so-far", push=push), counts)
    costs = talk.text("k2-push-costs") if is_first and chosen.is_complete else None
    if not others:
        return sentences(talk.text("k2-push-alone") if is_first else None, costs)
    names_by_odds = group_by_key(
        (_odds_of_higher_sum(other, push), talk.name(other.seat)) for other in others
    )
    chances = (
        talk.text("k2-push-chance", names=names, tenths=odds)
        for odds, names in names_by_odds.items()
        if isinstance(odds, int)
    )
    return sentences(
        talk.text("k2-push", push=push),
        costs,
        *(
            talk.count_text("k2-push-others", names=names, odds=odds)
            for odds, names in names_by_odds.items()
            if isinstance(odds, str)
        ),
        talk.count_text("k2-push-chances", chances=chances, by="talk-list-semicolon"),
    )


def _odds_of_higher_sum(other: SeatView, push: int) -> str | int:
    """Probability that another player's sum is higher, in tenths; a word if it's certain or impossible."""
    tenths = 10 * share_above(other.unseen, push)
    if not tenths:
        return "even" if max(possible_sums(other.unseen)) == push else "never"
    if tenths == 10:
        return "always"
    return int(tenths + 0.5)


@cache
def possible_sums(unseen: Cards) -> tuple[int, ...]:
    """Sums of all choices of three among the unseen cards, or of all if there are fewer."""
    size = min(content.CARDS_A_DAY, len(unseen))
    return tuple(sum(card.push for card in three) for three in combinations(unseen, size))


def share_above(unseen: Cards, push: int) -> float:
    """Fraction of all choices from the unseen cards with a higher sum."""
    sums = possible_sums(unseen)
    return sum(other > push for other in sums) / len(sums)


def commit_button(talk: Talk, chosen: Hand[Card]) -> Button:
    """The button that commits the cards chosen."""
    label = talk.text("k2-button-commit")
    return Button("commit", label, chosen.key, style=Style.SUCCESS, disabled=not chosen.is_complete)


def _last_row(talk: Talk, own: SeatView, chosen: Hand[Card]) -> ControlRow:
    others = page_buttons(talk, BOARD, ORDERS)
    if not chosen.open:
        return (Button("change", talk.text("k2-button-change")), *others)
    keep = (Button("keep", talk.text("k2-button-keep")),) if own.committed is not None else ()
    return (commit_button(talk, chosen), *keep, hint_button(talk), *others)


# ---------------------------------------------------------------------------------------------- picture


def hand_picture(
    talk: Talk,
    cards: Sequence[Card],
    chosen: Sequence[int],
    *,
    seen: Observation | None = None,
    committed: bool = False,
    is_advice: bool = False,
) -> Picture:
    """Private picture of a hand with the chosen cards marked; it shows its owner unless it is an example.

    The alt text gives the chosen or committed cards, their totals, all cards, then where the owner is.
    """
    situated = situation(seen, is_open=not committed) if seen else None
    picked, is_final = (
        [cards[place] for place in chosen],
        seen is not None and seen.phase is not Phase.COMMIT,
    )
    sums = content.sums(picked)
    head = "k2-alt-hand-committed" if committed else "k2-alt-hand-chosen"

    def facts(talk: Talk) -> list[str | None]:
        totals = (
            talk.text(head, cards=talk.cards(picked)),  # words: k2-alt-hand-committed, k2-alt-hand-chosen
            talk.text("k2-alt-hand-sum", up=sums.up, down=sums.down, air=sums.air, push=sums.up),
        )
        return [
            *(totals if picked else ()),
            talk.text("k2-alt-hand", cards=talk.cards(cards)),
            *(_situation_texts(talk, situated, weather=not committed) if situated else ()),
        ]

    picture_of_hand = HandPicture(
        tuple(cards), tuple(chosen), committed, situated, is_final=is_final, is_advice=is_advice
    )
    return described_picture(talk, "k2-hand", picture_of_hand, facts, fleeting=True)


def situation(seen: Observation, *, is_open: bool) -> Situation:
    """Situation shown beside the reader's cards; without weather and climbers after the end.

    While the choice ``is_open``, it includes tonight's effect on the climbers.
    """
    own, is_over, spaces = seen.me, seen.phase is Phase.OVER, seen.board.by_id
    nights = statuses(seen) if is_open else {}
    places: list[ClimberPlace] = []
    for name in CLIMBER_NAMES:
        climber, night = own.climber(name), nights.get((own.seat, name))
        if climber.space is not None and not is_over:
            place = ClimberPlace(name, climber.space, spaces[climber.space].altitude, climber.air)
            places.append(place._replace(danger=night.danger, tonight=night.tonight) if night else place)
    weather = None if is_over else seen.weather
    return Situation(own.seat, seen.day, seen.setup.side, len(seen.seats) == 1, weather, tuple(places))


def _situation_texts(talk: Talk, own_situation: Situation, *, weather: bool) -> Iterator[str | None]:
    """The owner's climbers and, until the choice is made, today's weather, as the picture shows them."""
    climbers = (
        talk.text(
            "k2-alt-climber",
            climber=place.name,
            space=talk.space(place.space),
            metres=str(place.metres),
            air=place.level,
        )
        for place in own_situation.climbers
    )
    if own_situation.climbers:
        yield talk.sentence(talk.join(climbers, "talk-list-semicolon"))
    yield from talk.dangers([(place.name, place.danger) for place in own_situation.climbers])
    if weather and own_situation.weather is not None:
        yield days.weather_sentence(talk, own_situation.weather)


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, seen: Observation, press: Press, draft: str | None) -> Reply:
    """Handle a tap on a card, a commit, or a return to choosing. Raises Refusal."""
    own = _owner(talk, seen)
    if seen.phase is not Phase.COMMIT:
        is_over = seen.phase is Phase.OVER
        raise talk.refusal_of("k2-rule-over" if is_over else "k2-refusal-cards-closed")
    chosen = choice(seen, draft)
    match press.verb:
        case "card":
            return _tap(talk, seen.day, chosen, press.argument)
        case "change":
            return Reply("hand", chosen.draft(seen.day))
        case "keep":
            return Reply("hand", "")
        case _ if press.argument not in {"", chosen.key}:  # older buttons have no argument
            return Reply(HAND + _CHANGED)
        case _:
            return _commit(talk, own, chosen)


def _tap(talk: Talk, day: int, chosen: Hand[Card], argument: str) -> Reply:
    """Choose a card or put it back; one too many replaces the one chosen first."""
    place = chosen.place(argument)
    if place is None:
        raise talk.refusal_of("k2-rule-not-in-hand")
    if not chosen.open:
        raise talk.refusal_of("k2-refusal-change-first")
    full = chosen.is_complete and place not in chosen.chosen
    page_shown = f"{HAND}{_BACK}{chosen.chosen[0]}" if full else HAND
    return Reply(page_shown, chosen.toggle(place).draft(day))


def _commit(talk: Talk, own: SeatView, chosen: Hand[Card]) -> Reply:
    if not chosen.is_complete:
        raise talk.refusal_of("k2-refusal-card-count", count=chosen.count)
    commit = Commit(chosen.chosen_cards)
    if own.committed is not None and sorted(own.committed) == list(commit.cards):
        return Reply("hand", "")
    return Reply(NOW, "", str(commit))
