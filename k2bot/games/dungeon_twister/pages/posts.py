"""Which posts a step calls for, and what they say; docs/pages.md lists them by key."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from k2bot.game.pages import (
    described_picture,
    group_by_key,
    last_buttons,
    lines,
    of_kind,
    page_button,
    page_buttons,
)
from k2bot.game.reading import NEXT, RULES
from k2bot.game.values import (
    PING,
    PING_SAME_TURN,
    Announcement,
    Button,
    Page,
    Picture,
    Style,
)
from k2bot.games.dungeon_twister.engine import events
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CAPACITY,
    CHARACTERS_OF,
    MARKS,
    OWNER,
    TOKENS,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.events import DrawOffered, Event, GameEnded
from k2bot.games.dungeon_twister.engine.model import Game, Phase
from k2bot.games.dungeon_twister.pages import drawings, hand, status, wording
from k2bot.games.dungeon_twister.pages.wording import BOARD, TALL, Talk
from k2bot.games.dungeon_twister.pictures import EndPicture, Story
from k2bot.games.dungeon_twister.pictures.end_picture import FATES, SOURCES, fate_of, rooms_revealed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.play import Outcome
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.highlights import Highlight
    from k2bot.games.dungeon_twister.pages.history import Turn


SETUP = "setup"


def announcements(before: Game | None, after: Game, events: Sequence[Event]) -> tuple[Announcement, ...]:
    """Posts to make after a step, in order."""
    if before is None:
        return (Announcement(SETUP if after.turn_number == 0 else f"turn-{after.turn_number}"),)
    announcements = [
        Announcement(SETUP if before.turn_number == 0 else f"turn-{before.turn_number}", edit=True)
    ]
    kinds = {type(event) for event in events}
    if before.offer is not None and draw_offer_seat(after) is None:
        announcements.append(Announcement(f"offer-{before.offer}", edit=True))
    elif DrawOffered in kinds:
        announcements.append(Announcement(f"offer-{after.offer}"))
    if GameEnded in kinds:
        announcements.append(Announcement("end"))
    elif after.turn_number != before.turn_number:
        announcements.append(Announcement(f"turn-{after.turn_number}"))
    return tuple(announcements)


def draw_offer_seat(game: Game) -> int | None:
    """The seat with an open draw offer; None if there is none or the game is over."""
    return None if game.phase is Phase.OVER else game.offer


def ping_key(game: Game) -> str | None:
    """Key of the line that pings the seat to move; None if another post does."""
    match game.phase:
        case Phase.HIDE:
            return f"{PING}hide-{game.active_seat}-{game.step}"
        case Phase.FIGHT:
            return f"{PING}fight-{game.turn_number}-{game.step}"
        case Phase.PLACE if game.placing[0][0] != game.active_seat:
            return f"{PING}room-{game.placing[0][2]}"
        case Phase.PLACE | Phase.ACT:
            return f"{PING_SAME_TURN}{game.turn_number}-{game.step}"
        case _:
            return None


def setup_post(talk: Talk, seen: Observation) -> Page:
    """Progress of teams and hidden tokens; both players are pinged once."""
    choosing = seen.asked if seen.phase is Phase.START else ()
    waits = seen.turn_number == 0 and seen.phase is not Phase.OVER

    def write(talk: Talk) -> str:
        asks = (
            talk.text("dungeon-now-team", names=map(talk.mention, choosing))
            if choosing
            else status.waiting_text(talk, seen)
        )
        head = talk.text("dungeon-setup-head", first=talk.name(0), second=talk.name(1))
        return lines(head, _goals_text(talk, seen), asks if waits else talk.text("dungeon-setup-done"))

    return Page(
        talk.fit(write),
        (drawings.maze(talk, seen),),
        ((*_row(talk, seen), page_button(talk, RULES)) if waits else page_buttons(talk, BOARD, RULES),),
        pings=choosing,
        whole=True,
    )


def _goals_text(talk: Talk, seen: Observation) -> str | None:
    """Each player's goal, if one has a head start."""
    goal, other = seen.setup.goal
    if goal == other:
        return None
    return talk.text("dungeon-setup-goals", goal=goal, other=other, first=talk.name(0), second=talk.name(1))


def turn_post(
    talk: Talk,
    seen: Observation,
    turns: Sequence[Turn],
    already_told: int = 0,
    highlights: Sequence[Highlight] = (),
) -> Page:
    """The last of ``turns``, from the ping to its last action; preceded by one that was played in one go.

    ``already_told`` is the number of the turn in progress before this post was made, which has a post of its
    own. ``highlights`` are those of the game that get a hero picture.
    """
    turn = turns[-1]
    ended = turn.ended or seen.phase is Phase.OVER
    preceding = (
        ()
        if len(turns) > 1 and turns[-2].number <= already_told
        else _turn_in_one_go(talk, turns, already_told)
    )
    begins = not ended and not turn.events[1:]
    position = turn.seen if ended else seen

    is_first = seen.setup.dealt and turn.number == 1

    def write(talk: Talk) -> str:
        post_lines = [line for one in (*preceding, turn) for line in _turn_lines(talk, one)]
        if is_first:
            post_lines.insert(1, _goals_text(talk, seen) or "")
        if begins and turn.seat not in talk.computers:
            post_lines += [
                score_line(talk, seen),
                talk.text("dungeon-turn-call", mention=talk.mention(turn.seat)),
            ]
        elif not ended:
            post_lines += [score_line(talk, seen), status.waiting_text(talk, seen)]
        return lines(*post_lines)

    by_turn = {one.turn: one for one in highlights}
    highlight = next((by_turn[one.number] for one in (turn, *preceding) if one.number in by_turn), None)
    # While the turn lasts, the maze is shown again after the next action.
    shows_hero = highlight is not None and (ended or highlight.step == turn.step)
    before = turns[-2] if begins and len(turns) > 1 else None
    # The private panel has the maze, too, so what the post above ended with isn't shown once more.
    is_shown_above = (
        before is not None
        and not preceding
        and before.fought is None
        and before.number not in by_turn
        and bool(before.number or not seen.setup.dealt)
    )
    drawn = (
        drawings.hero(talk, highlight.picture, position)
        if highlight and shows_hero
        else _picture(talk, position, turn, turn.events[1:] or (before.events if before else ()))
    )
    # For computers only, the button would lead nowhere and disappear within moments.
    asks_people = not ended and not set(seen.asked).issubset(talk.computers)
    row = (*(_row(talk, seen) if asks_people else page_buttons(talk, BOARD)), page_button(talk, TALL))
    if is_first:
        row = (*row, page_button(talk, RULES))
    return Page(
        talk.fit(write),
        () if is_shown_above else (drawn,),
        (row,),
        pings=(turn.seat,) if begins else (),
        whole=True,
    )


def _turn_lines(talk: Talk, turn: Turn) -> tuple[str, ...]:
    """Lines on a turn: its player, all points if several scored, and its events."""
    head = talk.text("dungeon-turn-head", number=turn.number, name=talk.player_with_colour(turn.seat))
    return (
        head,
        *filter(None, (wording.total(talk, turn.events, turn.seat),)),
        *wording.event_lines(talk, turn.events),
    )


def _picture(talk: Talk, seen: Observation, turn: Turn, happened: Sequence[events.Event]) -> Picture:
    """A fight in progress, or the one just decided with its cards; otherwise the news in the maze."""
    if turn.fought is not None:
        last = of_kind(turn.events, events.FightEnded)[-1]
        blue, yellow = last.cards if OWNER[BY_NAME[last.attacker]] == 0 else reversed(last.cards)
        return drawings.fight(talk, turn.fought, last.attacker, last.target, (blue, yellow))
    if seen.phase is Phase.FIGHT and seen.fight is not None:
        attacker, target = (TOKENS[token] for token in seen.fight)
        return drawings.fight(talk, seen, attacker, target)
    return drawings.turn_news(talk, seen, happened)


def _turn_in_one_go(talk: Talk, turns: Sequence[Turn], already_told: int) -> Sequence[Turn]:
    """The previous turn, if a computer or a standing order played it without any other decision."""
    if len(turns) < 2 or not turns[-2].number:
        return ()
    if not already_told and not talk.people[turns[-2].seat].computer:  # in whose own post it may be
        return ()
    turn = turns[-2]
    asks_people = any(
        isinstance(event, (events.CombatCardPlayed, events.TokenPlaced)) and event.seat != turn.seat
        for event in turn.events
    )
    return () if asks_people else (turn,)


def score_line(talk: Talk, seen: Observation) -> str:
    """The score on one line."""
    return talk.text("dungeon-score", **talk.for_both_seats(seen.vp))


# ------------------------------------------------------------------------------------------------ calls


def ping_post(talk: Talk, seen: Observation) -> Page:
    """One line that pings the seats to move within a turn, with a button that leads there."""
    seats: tuple[int, ...] = (seen.active_seat,)
    match seen.phase:
        case Phase.HIDE:  # nothing is hidden yet, or the rest needs rooms the plan lacks (rule 6)
            hidden = sum(room.backs[seen.active_seat] for room in seen.rooms)
            text = talk.text(
                "dungeon-call-hide",
                mention=talk.mention(seen.active_seat),
                hidden=hidden,
                left=TOKENS_PER_SEAT - len(MARKS) - hidden,
                full=sum(sum(room.backs) == most for room, most in zip(seen.rooms, CAPACITY, strict=True)),
            )
        case Phase.FIGHT:
            seats = tuple(seat for seat in seen.asked if seat not in talk.computers)
            text = talk.text("dungeon-call-lay", names=map(talk.mention, seats))
        case Phase.PLACE:
            places, _, slot = seen.placing[0]
            seats = (places,)
            text = talk.text(
                "dungeon-room-asks",
                mention=talk.mention(places),
                tokens=[talk.token(one) for seat, one, _ in seen.placing if seat == places],
                room=talk.room(slot),
            )
        case _:
            sentence = talk.text(
                "dungeon-goes-on", mention=talk.mention(seen.active_seat), points=seen.points_left
            )
            text = " ".join((sentence, *wording.potion_texts(talk, seen)))
    return Page(text, rows=(_row(talk, seen, "continue"),), pings=seats)


def offer_post(talk: Talk, seat: int, *, is_open: bool, agreed: bool) -> Page:
    """An offer of a draw; the opponent can accept while it is open."""
    names = {"name": talk.name(seat), "other": talk.name(1 - seat)}
    if not is_open:
        text = talk.text("dungeon-offer-closed", agreed=agreed, **names)
        return Page(text, rows=(page_buttons(talk, BOARD),))
    draw = hand.draw_button(talk, agrees=True)
    return Page(talk.text("dungeon-offer", **names), rows=((draw, page_button(talk, BOARD)),))


_LABELS: Final = {Phase.START: "prepare", Phase.HIDE: "prepare", Phase.FIGHT: "lay", Phase.PLACE: "place"}
"""Label of the button that leads on, in phases other than playing a turn."""


def _row(talk: Talk, seen: Observation, playing: str = "play") -> tuple[Button, ...]:
    label = f"dungeon-button-{_LABELS.get(seen.phase, playing)}"  # words: dungeon-button-*
    return (page_button(talk, NEXT, label, Style.PRIMARY), page_button(talk, BOARD))


def end_post(talk: Talk, story: Story, outcome: Outcome, untold: Sequence[Turn] = ()) -> Page:
    """The final post of a game, preceded by the last turns if these have no posts of their own."""

    def facts(talk: Talk) -> tuple[str | None, ...]:
        winner = talk.name(outcome.winners[0]) if outcome.winners else ""
        decisive, total = story.decisive_turn, score_line(talk, story.seen)
        rooms = group_by_key((slot, talk.token(token)) for token, slot in story.hidden)
        hidden = [talk.in_room(talk.list_text(tokens), slot) for slot, tokens in sorted(rooms.items())]
        return (
            talk.text(
                "dungeon-end-head",
                result="won" if winner else "draw",
                name=winner,
                other=talk.name(1 - outcome.winners[0]) if winner else "",
                reason=outcome.reason,
                goal=story.seen.setup.goal[outcome.winners[0]] if winner else 0,
                points=story.seen.vp[outcome.winners[0]] if winner else 0,
            ),
            talk.sentence(total) if talk.read_aloud else total,
            *(_points(talk, story, seat) for seat in (0, 1)),
            talk.text(
                "dungeon-end-decisive", name=winner, number=decisive, last=decisive == story.seen.turn_number
            )
            if decisive and winner
            else None,
            talk.count_text("dungeon-end-hidden", tokens=hidden, by="talk-list-semicolon"),
        )

    drawn = described_picture(
        talk,
        "dungeon-end",
        EndPicture(story),
        lambda talk: (
            *facts(talk),
            drawings.events_text(talk, story.seen, story.last),
            *(_fates(talk, story, seat) for seat in (0, 1)),
            *(points_by_turn(talk, story, seat) for seat in (0, 1)),
            None if story.gains else talk.sentence(rooms_revealed(story.seen, talk.writing)),
        ),
    )
    row = (*last_buttons(talk), page_button(talk, BOARD))
    return Page(
        talk.fit(
            lambda talk: lines(*(line for turn in untold for line in _turn_lines(talk, turn)), *facts(talk))
        ),
        (drawn,),
        (row,),
    )


def _points(talk: Talk, story: Story, seat: int) -> str | None:
    """Sources of a player's points; None if there are none."""
    gains = [
        talk.text("dungeon-end-source", source=source, points=points)
        for source in SOURCES
        if (points := story.points(seat, source))
    ]
    return talk.count_text("dungeon-end-points", name=talk.name(seat), told=gains)


def points_by_turn(talk: Talk, story: Story, seat: int) -> str | None:
    """A player's points by turn, with who left or was knocked out; None if there are none."""
    growth_told = []
    for turn, scored in groupby((gain for gain in story.gains if gain.seat == seat), lambda gain: gain.turn):
        gains = list(scored)
        tokens = (token for gain in gains for token in (gain.token, gain.treasure) if token is not None)
        points = sum(gain.points for gain in gains)
        growth_told.append(
            talk.text("dungeon-alt-gain", points=points, turn=turn, names=map(talk.kind, tokens))
        )
    return talk.count_text("dungeon-alt-growth", name=talk.name(seat), told=growth_told)


def _fates(talk: Talk, story: Story, seat: int) -> str:
    """A player's goal, and which characters left, died or were never found."""
    by_fate = group_by_key((fate_of(story.seen, token), talk.kind(token)) for token in CHARACTERS_OF[seat])
    fates = [talk.count_text("dungeon-end-fate", names=by_fate.get(fate, []), fate=fate) for fate in FATES]
    return talk.text(
        "dungeon-end-fates",
        name=talk.name(seat),
        goal=story.seen.setup.goal[seat],
        told=talk.join(fates, "talk-list-semicolon"),
        some=any(fates),
    )
