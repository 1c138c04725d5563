"""Learning Dungeon Twister: a team, and two turns of a little game, each step with a sentence or two."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.game.exercises import GO_ON, Exercise, follow
from k2bot.game.values import Page, Person, Refusal
from k2bot.games.dungeon_twister import course_play as play
from k2bot.games.dungeon_twister.course_play import GOBLIN, LEARNER, NEEDED, ROOM, WARRIOR
from k2bot.games.dungeon_twister.engine.actions import Attack, Lay, Place, Play, Reveal, Rotate, Team
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import (
    buttons,
    drafts,
    drawings,
    holding,
    now,
    setting_up,
    suggesting,
    turn,
)
from k2bot.games.dungeon_twister.pages.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    from k2bot.game.values import Step
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.text.words import Words

    class Rules(Protocol):
        """As much of a game as a course takes."""

        def waiting(self, state: Game) -> tuple[int, ...]:
            """The seats that are awaited."""

        def apply(self, state: Game, seat: int, answer: str) -> Step[Game]:
            """Apply an answer. Raises Refusal."""


_LOOK, _REVEAL, _FILL, _CARRY, _FIGHT, _LEAVE, _END = range(1, 8)
"""The exercises by the answers before them; the first of all is the team."""
COUNT: Final = _END + 1
_ON_THE_WAY: Final = ("carry-now", "carry-done")
"""What is said of the turn in which the Treasure is taken, as far as it leads on."""
_LETTERS: Final = ("goblin", "warrior", "mekanork")
"""Whose letters on the picture are told."""


def exercise(rules: Rules, words: Words, answers: tuple[str, ...], learner: Person) -> Exercise[Game]:
    """What comes after these answers. Raises Refusal where they lead nowhere."""
    course = _Course(
        rules, Talk(words, (learner, Person(words.text("dungeon-course-other"), "", computer=True)))
    )
    if not answers:
        return course.team()
    state = course.state(answers)
    if len(answers) > _END or (len(answers) == _END) != (state.phase is Phase.OVER):
        raise Refusal(words.text("dungeon-course-nowhere"))
    return course.steps[len(answers)](state)


@dataclass(frozen=True, slots=True)
class _Course:
    """The course of one learner, in their language."""

    rules: Rules
    talk: Talk

    @property
    def steps(self) -> dict[int, Callable[[Game], Exercise[Game]]]:
        """What each exercise is, by the answers before it."""
        return {
            _LOOK: self.look,
            _REVEAL: self.reveal,
            _FILL: self.fill,
            _CARRY: self.carry,
            _FIGHT: self.fight,
            _LEAVE: self.leave,
            _END: self.end,
        }

    def state(self, answers: tuple[str, ...]) -> Game:
        """The game after some answers; the hiding is passed over. Raises Refusal."""
        first, *rest = answers
        self.rules.apply(play.start(), LEARNER, first)
        fourth = [name for name in _characters(first) if name not in NEEDED]
        if len(fourth) != 1:
            raise Refusal(self.say("nowhere"))
        return follow(self.rules, play.later(fourth[0]), LEARNER, rest, play.answered).state

    def say(self, name: str, **values: str | int) -> str:
        """A text of the course."""
        return self.talk.text(f"dungeon-course-{name}", **values)  # words: dungeon-course-*

    def _exercise(
        self,
        state: Game,
        name: str,
        number: int,
        page: str | Page,
        model: str | None,
        *,
        correct: Callable[[str], str | None] = lambda _: None,
        remark: Callable[[tuple[Action, ...]], str] = lambda _: "",
        fault: Callable[[tuple[Action, ...]], str] = lambda _: "",
        who: tuple[str, ...] = (GOBLIN, WARRIOR),
        **values: str | int,
    ) -> Exercise[Game]:
        """An exercise with its own text; ``remark`` and ``fault`` name those about a plan, "" for none.

        Beside a fault it is said what is to be done once that is taken back. The picture of a turn shows the
        part of the maze with ``who`` and the way out.
        """

        def about(named: str, planned: tuple[Action, ...]) -> str | None:
            then = play.after(state, LEARNER, *planned) or state
            return self.say(named, square=play.treasure_square(then)) if named else None

        def remarked(draft: str | None) -> str | None:
            planned = _read(draft)
            while planned and fault(planned):
                planned = planned[:-1]
            return about(remark(planned), planned) if planned else None

        def faulted(draft: str | None) -> str | None:
            planned = _read(draft)
            said = about(fault(planned), planned) if planned else None
            return None if said is None else f"{said} {self.say('undo' if page == buttons.TURN else 'tap')}"

        def shown(page: Page, name: str, draft: str | None) -> Page:
            if name.partition(".")[0] != buttons.TURN:
                return page
            look = partial(preview, state, LEARNER)
            return turn.in_lesson(
                self.talk, page, name, draft=draft, look=look, who=who, squares=play.WAY_OUT
            )

        return Exercise(
            state,
            LEARNER,
            self.talk.people,
            (number + 1, COUNT),
            self.say(name, **values),
            page,
            model,
            correct=correct,
            remark=remarked,
            fault=faulted,
            shown=shown,
            left_out=frozenset({holding.DRAW, suggesting.SUGGEST}),
        )

    # ------------------------------------------------------------------------------------- the team

    def team(self) -> Exercise[Game]:
        """Who begins on the line."""

        def correct(answer: str) -> str | None:
            missing = [name for name in NEEDED if name not in _characters(answer)]
            return self.say(f"team-{missing[0][2:]}") if missing else None

        model = str(Team((*NEEDED, "b.thief")))
        return self._exercise(play.start(), "team", 0, setting_up.TEAM, model, correct=correct)

    def look(self, state: Game) -> Exercise[Game]:
        """The maze some turns later."""
        # words: dungeon-letters-*
        letters = {name: self.talk.text(f"dungeon-letters-{name}") for name in _LETTERS}
        letters["other"] = self.talk.name(play.OTHER)
        seen = observe(state, LEARNER)
        text = self.say("look-more", **letters, cards=now.cards(self.talk, seen))
        page = Page(text, (drawings.tall_maze(self.talk, seen),), ((buttons.wide(self.talk),),))
        return self._exercise(state, "look", _LOOK, page, GO_ON)

    # ------------------------------------------------------------------------------------- the first turn

    def reveal(self, state: Game) -> Exercise[Game]:
        """A card, and the hidden room."""
        low = min(state.seats[LEARNER].actions)

        def fault(planned: tuple[Action, ...]) -> str:
            if planned[0] != Play(low):
                return "reveal-card"
            return "" if len(planned) == 1 else "else"

        def correct(answer: str) -> str | None:
            match _read(answer):
                case [card, Reveal() as reveal] if card == Play(low):
                    return None if reveal.slot == ROOM else self.say("reveal-other")
                case [card, _] if card == Play(low):
                    return self.say("reveal-first")
                case [card, *_] if card == Play(low):
                    return self.say("else")
                case _:
                    return self.say("reveal-card")

        model = drafts.written((Play(low), Reveal(WARRIOR, ROOM)))
        return self._exercise(
            state,
            "reveal",
            _REVEAL,
            buttons.TURN,
            model,
            correct=correct,
            remark=lambda _: "reveal-now",
            fault=fault,
        )

    def fill(self, state: Game) -> Exercise[Game]:
        """What lay in the room."""
        places = (Place(play.SHUT_IN, "S3"), Place(play.TREASURE, "Q2"))

        def correct(answer: str) -> str | None:
            placed = _read(answer)
            if (then := play.after(state, LEARNER, *placed)) is not None and play.turned(then):
                return None
            alone = play.after(state, LEARNER, places[0], *placed[1:])
            wrong = "cleric" if alone is None or play.turned(alone) else "treasure"
            return self.say(f"fill-{wrong}")

        def fault(planned: tuple[Action, ...]) -> str:
            then = play.after(state, LEARNER, planned[0], places[1])
            return "" if then is not None and play.turned(then) else "fill-cleric"

        model = drafts.written(places)
        return self._exercise(
            state,
            "fill",
            _FILL,
            buttons.PAGE_OF["place"],
            model,
            correct=correct,
            remark=lambda _: "fill-next",
            fault=fault,
        )

    def carry(self, state: Game) -> Exercise[Game]:
        """The room is turned, and the Treasure taken."""

        def judged(planned: tuple[Action, ...]) -> str:
            then = play.after(state, LEARNER, *planned)
            turns = [action for action in planned if isinstance(action, Rotate)]
            if then is None or len(turns) != 1 or len(planned) > 2:
                return "else"
            if turns[0].slot != ROOM:
                return "carry-twin"
            if play.has_treasure(then) and len(planned) == 2:
                return "carry-done" if play.can_leave(then) else "carry-square"
            if len(planned) == 2:
                return "carry-missed"
            return "carry-now" if play.fetching(then) else "carry-way"

        def correct(answer: str) -> str | None:
            planned = tuple(action for action in _read(answer) if str(action) != "end")
            then = play.after(state, LEARNER, *planned[:1]) or state
            said = judged(planned) if planned else "carry-first"
            return None if said == "carry-done" else self.say(said, square=play.treasure_square(then))

        def remark(planned: tuple[Action, ...]) -> str:
            said = judged(planned)
            return said if said in _ON_THE_WAY else ""

        def fault(planned: tuple[Action, ...]) -> str:
            said = judged(planned)
            return "" if said in _ON_THE_WAY else said

        model = drafts.AND.join(play.turned(state))
        way = "left" if model.startswith(str(Rotate(play.MEKANORK, ROOM, -1))) else "right"
        return self._exercise(
            state,
            "carry",
            _CARRY,
            buttons.TURN,
            model,
            correct=correct,
            remark=remark,
            fault=fault,
            who=NEEDED,
            way=way,
        )

    # ------------------------------------------------------------------------------------- the second turn

    def fight(self, state: Game) -> Exercise[Game]:
        """The one who stands in the way."""
        high = Play(max(state.seats[LEARNER].actions))

        def fault(planned: tuple[Action, ...]) -> str:
            if len(planned) == 1:
                return "" if planned[0] == high else "else"
            then = play.after(state, LEARNER, *planned, Attack(WARRIOR, play.GUARD))
            return "else" if then is None or len(planned) > 2 else ""

        def correct(answer: str) -> str | None:
            *planned, last = _read(answer) or (None,)
            if not isinstance(last, Lay):
                return self.say("fight-first")
            fought = play.after(state, LEARNER, *planned, last)
            if fought is None or Attack(WARRIOR, play.GUARD) not in planned:
                return self.say("fight-who")
            if last.card < play.WINNING:
                return self.say("fight-card", card=last.card)
            won = play.after(fought, play.OTHER, Lay(play.GUARDED))
            return None if won is not None and play.leaving(won) else self.say("else")

        model = drafts.AND.join((*play.fight(state), str(Lay(play.WINNING))))
        return self._exercise(
            state,
            "fight",
            _FIGHT,
            buttons.TURN,
            model,
            correct=correct,
            remark=lambda planned: "fight-move" if len(planned) == 1 else "fight-attack",
            fault=fault,
        )

    def leave(self, state: Game) -> Exercise[Game]:
        """Out of the maze, for the points that win."""

        def won(planned: tuple[Action, ...]) -> bool:
            then = play.after(state, LEARNER, *planned)
            return then is not None and then.phase is Phase.OVER

        def fault(planned: tuple[Action, ...]) -> str:
            then = play.after(state, LEARNER, *planned)
            on = then is not None and (won(planned) or play.leaving(then))
            return "" if on else "leave-else"

        def correct(answer: str) -> str | None:
            return None if won(_read(answer)) else self.say("leave-else")

        moves = play.leaving(state)
        model = drafts.AND.join(moves)
        first = moves[0].split()[-1] if moves[1:] else "none"
        card = next(one for one in play.COMBAT if one not in state.seats[LEARNER].combat)
        return self._exercise(
            state,
            "leave",
            _LEAVE,
            buttons.TURN,
            model,
            correct=correct,
            remark=lambda planned: "leave-done" if won(planned) else "leave-on",
            fault=fault,
            card=card,
            by=first,
        )

    def end(self, state: Game) -> Exercise[Game]:
        """What has been learnt, and what there is besides."""
        picture = drawings.tall_maze(self.talk, observe(state, LEARNER))
        page = Page(self.say("end-more"), (picture,), ((buttons.rules(self.talk),),))
        return self._exercise(state, "end", _END, page, None)


def _read(text: str | None) -> tuple[Action, ...]:
    """The actions of an answer or a draft; none where it cannot be read."""
    try:
        return drafts.read(text) if text else ()
    except ActionSyntaxError:
        return ()


def _characters(answer: str) -> tuple[str, ...]:
    """Who is in the team that an answer names."""
    return next((action.characters for action in _read(answer) if isinstance(action, Team)), ())
