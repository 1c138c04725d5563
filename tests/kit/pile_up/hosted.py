"""Pile-Up for the host: settings, posts, and answers for late players."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.engine_game import EngineGame
from k2bot.game.pages import Talk
from k2bot.game.reading import NOW, RULES
from k2bot.game.values import Announcement, AnswerSource, Delivery, LateAnswer, Page, Placement
from tests.kit.pile_up import engine, pages
from tests.kit.pile_up.engine import TARGET, Decision, Game, Observation, Setup, observe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.game.values import Pace, People, PostSubject, Preparation, Step


class PileUp(EngineGame[Game, Decision, Observation, Talk, pages.Reader]):
    """The game in one language."""

    key = "pile-up"
    seats = engine.SEATS
    engine, talk_type, reader_type = engine.ENGINE, Talk, pages.Reader
    commands = (("board", NOW), ("hand", "hand"))
    rules = RULES
    late_answers = True
    option_values = {"length": {"full": TARGET, "deal": 0}}  # noqa: RUF012 - declared by the base class
    """The dents that end a game."""
    first_game = {"length": "deal"}  # noqa: RUF012 - declared by the base class

    def summary(self, options: Mapping[str, str], seats: int) -> str:
        """How long the game lasts."""
        return self.value_label("length", self.setting_values(options)["length"])

    def setup(self, options: Mapping[str, str], seats: int) -> Setup:
        """The engine's settings."""
        return Setup(seats, self.settings(options)["length"])

    @property
    def delivery(self) -> Delivery:
        """The hand comes with each deal."""
        told = ("pile-up-delivery", "pile-up-delivery-on", "pile-up-delivery-off")
        return Delivery("hand", *map(self.words.text, told))

    # ------------------------------------------------------------------------------------- play

    def in_play(self, state: Game, seat: int) -> bool:
        """Whether this seat still plays."""
        return not state.over and seat in state.playing

    def placements(self, state: Game) -> tuple[Placement, ...]:
        """The fewest dents first."""
        ranked = engine.placements(state) if state.over else ()
        return tuple(Placement(seat, place, state.points[seat]) for place, seat in ranked)

    def progress(self, state: Game, seat: int | None, people: People) -> str:
        """The deal and its turn."""
        return pages.heading(self.talk(people), observe(state, seat))

    def late_answer(self, state: Game, seat: int, prepared: Preparation) -> LateAnswer | None:
        """The card that was drafted, or else a cautious answer."""
        if seat not in self.waiting(state):
            return None
        reader = self.reader(state, seat, prepared.draft, ())
        if not state.shown and reader.held.is_complete:
            return LateAnswer(str(engine.Action("play", reader.held.chosen_cards[0])), AnswerSource.DRAFT)
        return LateAnswer(str(engine.cautious(reader.seen)))

    # ------------------------------------------------------------------------------------- posts

    def announce(self, before: Game | None, step: Step[Game], pace: Pace) -> tuple[Announcement, ...]:
        """A post for each turn and for each row that has to be taken, and each deal's hands in private."""
        state = step.state
        now, hand = Announcement(_post(state)), f"hand-{state.deal}"
        if before is None:
            return (now, *(Announcement(hand, seat=seat) for seat in state.playing))
        if now.key == _post(before):
            return (Announcement(now.key, edit=True),)
        closed = Announcement(_post(before), edit=True)
        told = (Announcement(f"hand-{before.deal}", edit=True, seat=seat) for seat in before.playing)
        dealt = state.playing if state.deal > before.deal else ()
        return (closed, now, *told, *(Announcement(hand, seat=seat) for seat in dealt))

    def compose(self, moment: PostSubject[Game], announcement: Announcement) -> Page:
        """The page of a post."""
        state, talk = moment.step.state, self.talk(moment.people)
        seen, (kind, *rest) = observe(state, None), announcement.key.split("-")
        if announcement.seat is not None:
            if state.over or state.deal != int(rest[0]):
                return Page(talk.text("pile-up-deal-over", deal=int(rest[0])), whole=True)
            return self.page(state, announcement.seat, "hand", None, moment.people)
        if announcement.key != _post(state):
            *_, then = (step.state for step in moment.history() if _post(step.state) == announcement.key)
            closed = pages.table(talk, observe(then, None), lambda _: "", ())
            return replace(closed, pictures=()) if announcement.edit else closed
        if kind == "end":
            return pages.end_post(talk, seen, engine.placements(state))
        if kind == "turn":
            return pages.turn_post(talk, seen, edit=announcement.edit)
        return pages.take_post(talk, seen, engine.decisions(state)[0].id)


def _post(state: Game) -> str:
    """Key of the post about the current turn."""
    if state.over:
        return "end"
    turn = f"{state.deal}-{state.turn}"
    return f"take-{turn}-{state.shown[0][1]}" if state.shown else f"turn-{turn}"
