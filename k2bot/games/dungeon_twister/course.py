"""The Dungeon Twister tutorial: a team and two turns of a small game, each step with a sentence or two.

Room 4 is still hidden. When revealed, its corridors run across the way, and after a rotation they lead
straight out; then the opponent's Warrior steps into them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.engines.errors import RuleError
from k2bot.game.exercises import CONTINUE, Exercise, ScriptRules, follow
from k2bot.game.pages import of_kind, page_buttons
from k2bot.game.reading import RULES
from k2bot.game.values import Page, Person, Refusal
from k2bot.games.dungeon_twister import defaults
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    End,
    Lay,
    Move,
    Place,
    Play,
    Reveal,
    Rotate,
    Team,
    read_draft,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.listing import reach
from k2bot.games.dungeon_twister.engine.model import Game, Phase, Setup
from k2bot.games.dungeon_twister.engine.position import seats_with, set_out
from k2bot.games.dungeon_twister.engine.squares import NAMES, SLOTS, SQUARES
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import drawings, hand, moves, questions, status, turn
from k2bot.games.dungeon_twister.pages.wording import ORDERS, PAGE_OF, TALL, TURN, Talk

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.text.words import Words

    Plan: TypeAlias = tuple[Action, ...]
    Judge: TypeAlias = Callable[[Plan], str]
    """Key of the remark on a plan, or on an answer with its end; "" for none."""


LEARNER, OTHER = 0, 1
GOBLIN, WARRIOR, MEKANORK = "b.goblin", "b.warrior", "b.mekanork"
NEEDED_CHARACTERS: Final = (GOBLIN, MEKANORK, WARRIOR)
"""Characters the tutorial needs; the learner chooses the fourth, which plays no part."""
GUARD, TREASURE, SHUT_IN = "y.warrior", "y.treasure", "y.cleric"
REVEALED_SLOT: Final = 3
"""Slot of the room that is revealed and turned."""
STAND, STEP, OUT = "S5", ("T5", "U5"), "V5"
"""Squares: where the Warrior attacks from, where the guard steps (best first), and the exit."""
WAY_OUT: Final = ("V1", OUT)
"""Part of yellow's starting line, from the upper wall of the maze."""
WINNING, GUARDED = 3, 2
"""The lowest combat card that certainly wins, and the card the opponent plays."""
COMBAT: Final = (0, 2, WINNING, 5)
"""The learner's remaining combat cards."""

_SEED: Final = "course"
_SETUP: Final = Setup(goal=(3, 3), first=0)
_SIDE_SQUARE: Final = "D3"
_STANDING: Final = (
    "b.goblin P4, b.warrior P5, b.mekanork I3, y.warrior V4, y.troll V2, y.goblin V7, y.mekanork V9, "
    "y.cleric 3, y.treasure 3, b.rope 4, y.thief 5, y.sword 5, y.wizard 6, b.armour 6, y.wallwalker 7"
)
"""Squares of tokens, or their slots; other objects have been used."""
_HIDDEN: Final = (4, 5, 6, 7)
"""Slots of the learner's other characters."""


def start() -> Game:
    """A game before teams are chosen."""
    return play.new_game(_SETUP, _SEED)


def position_after_hiding(fourth: str) -> Game:
    """The game some turns later, the learner to move; the team's fourth character is far away."""
    own = [TOKENS[token] for token in CHARACTERS_OF[LEARNER]]
    others = [name for name in own if name not in (*NEEDED_CHARACTERS, fourth)]
    rest = [f"{name} {slot}" for name, slot in zip(others, _HIDDEN, strict=True)]
    return set_out(
        _SEED,
        ",".join((_STANDING, f"{fourth} {_SIDE_SQUARE}", *rest)),
        lambda _: "lost",
        ("2R", "1R", "3R", "1L", "2L", "3L", "4R", "4L"),
        range(REVEALED_SLOT, SLOTS),
        phase="card",
        turn=LEARNER,
        number=13,
        first=LEARNER,
        setup={"goal": list(_SETUP.goal)},
        seats=seats_with((([3, 4], COMBAT, 0), ([2, 3], [0, 1, GUARDED], 0))),
    )


def opponents_plan(state: Game, seat: int) -> Plan:
    """The opponent's answers: its guard blocks the way, and plays its highest remaining card."""
    if state.phase is Phase.FIGHT:
        return (Lay(GUARDED),)
    low = Play(min(state.seats[seat].actions))
    moves = reach(play.apply(state, seat, low).game, seat, GUARD)
    steps = [moves[square][0] for square in STEP if square in moves]
    return (low, *steps[:1], End())


# ----------------------------------------------------------------------------------------- solutions


def state_after(state: Game, seat: int, *actions: Action) -> Game | None:
    """The state after a seat's actions; None if one is illegal."""
    try:
        for action in actions:
            state = play.apply(state, seat, action).game
    except RuleError:
        return None
    return state


def has_treasure(state: Game) -> bool:
    """Whether the Goblin is in play and carries the Treasure."""
    goblin = BY_NAME[GOBLIN]
    return Board(state).is_fit(goblin) and Board(state).load(goblin) == BY_NAME[TREASURE]


def treasure_square(state: Game) -> str:
    """The square of the Treasure; empty if it is on none."""
    place = state.places[BY_NAME[TREASURE]]
    return NAMES[place] if place < SQUARES else ""


def fetching_move(state: Game) -> Move | None:
    """The move that takes the Goblin to the Treasure so that it can leave next turn."""
    for move in reach(state, LEARNER, GOBLIN).get(treasure_square(state), ())[:1]:
        after = state_after(state, LEARNER, move)
        if after is not None and has_treasure(after) and can_leave(after):
            return move
    return None


def rotation_plan(state: Game) -> Plan:
    """Actions that turn the room and let the Goblin fetch the Treasure; empty if there are none."""
    for direction in (-1, 1):
        rotate = Rotate(MEKANORK, REVEALED_SLOT, direction)
        after = state_after(state, LEARNER, rotate)
        if after is not None and (move := fetching_move(after)) is not None:
            return rotate, move
    return ()


def can_leave(state: Game) -> bool:
    """Whether the learner can win next turn once the guard blocks the way, by a fight and then the exit."""
    ends = state if state.active_seat == OTHER else state_after(state, LEARNER, End())
    if ends is None or ends.phase is not Phase.CARD:
        return False
    guarded = state_after(ends, OTHER, *opponents_plan(ends, OTHER))
    fought = None if guarded is None else state_after(guarded, LEARNER, *attack_plan(guarded), Lay(WINNING))
    won = None if fought is None else state_after(fought, OTHER, Lay(GUARDED))
    return won is not None and bool(exit_moves(won))


def attack_plan(state: Game) -> Plan:
    """Actions that bring the Warrior next to the guard and attack it; empty if impossible."""
    high, attack = Play(max(state.seats[LEARNER].actions)), Attack(WARRIOR, GUARD)
    acting = state_after(state, LEARNER, high)
    moves = {} if acting is None else reach(acting, LEARNER, WARRIOR)
    for square in (STAND, *moves):
        for move in moves.get(square, ())[:1]:
            if state_after(state, LEARNER, high, move, attack) is not None:
                return high, move, attack
    return ()


def exit_moves(state: Game) -> tuple[Move, ...]:
    """Moves that take the Goblin out with the Treasure within the points left; empty if impossible."""
    if state.phase is not Phase.ACT or not has_treasure(state):
        return ()
    firsts = [moves[:1] for moves in reach(state, LEARNER, GOBLIN).values()]
    for first in ((), *firsts):
        after = state_after(state, LEARNER, *first)
        if after is not None and OUT in (moves := reach(after, LEARNER, GOBLIN)):
            return (*first, moves[OUT][0])
    return ()


_EXERCISES: Final = ("team", "look", "reveal", "fill", "carry", "fight", "leave", "end")
"""Exercises in order; each one's index is the number of answers before it."""
COUNT: Final = len(_EXERCISES)
_RIGHT: Final = frozenset({"", "carry-done", "leave-done"})
"""Keys of remarks on right answers."""
_ON_THE_WAY: Final = _RIGHT | {
    "reveal-now", "fill-next", "carry-now", "fight-move", "fight-attack", "leave-on",
}  # fmt: skip
"""Keys of remarks on plans that are on the right track; any other is a fault."""
_LETTERS: Final = ("goblin", "warrior", "mekanork")
"""Characters whose letters in the picture are explained."""


def exercise(
    rules: ScriptRules[Game], words: Words, answers: tuple[str, ...], learner: Person
) -> Exercise[Game]:
    """The exercise after these answers. Raises Refusal if they don't fit the tutorial."""
    course = _Course(rules, Talk.against_computer(words, LEARNER, learner))
    if not answers:
        return course.team()
    state = course.state(answers)
    steps = (course.look, course.reveal, course.fill, course.carry, course.fight, course.leave, course.end)
    if len(answers) > len(steps) or (len(answers) == len(steps)) != (state.phase is Phase.OVER):
        raise Refusal(words.text("dungeon-course-nowhere"))
    return steps[len(answers) - 1](state)


@dataclass(frozen=True, slots=True)
class _Course:
    """The tutorial of one learner, in their language."""

    rules: ScriptRules[Game]
    talk: Talk

    def state(self, answers: tuple[str, ...]) -> Game:
        """The game after some answers; skips hiding. Raises Refusal."""
        first, *rest = answers
        self.rules.apply(start(), LEARNER, first)
        fourth = [name for name in questions.draft_team(first) if name not in NEEDED_CHARACTERS]
        if len(fourth) != 1:
            raise Refusal(self.say("nowhere"))

        def others(state: Game, seat: int) -> str:
            return write_actions(opponents_plan(state, seat))

        return follow(self.rules, position_after_hiding(fourth[0]), LEARNER, rest, others).state

    def say(self, name: str, **values: str | int) -> str:
        """A text of the tutorial, with the names of the buttons it mentions."""
        buttons: dict[str, str | int] = {
            "number": REVEALED_SLOT + 1,
            "which": "twin",
            "target": self.talk.token(GUARD),
            "name": self.talk.kind(GOBLIN),
            "load": self.talk.kind(TREASURE),
            "loaded": "yes",
            "potion": 0,
        }
        return self.talk.text(f"dungeon-course-{name}", **buttons, **values)  # words: dungeon-course-*

    def _exercise(
        self,
        state: Game,
        name: str,
        model: str | None,
        page: str | Page = TURN,
        *,
        judge: Judge = lambda _: "",
        is_planned: bool = True,
        characters: tuple[str, ...] = (GOBLIN, WARRIOR),
        **values: str | int,
    ) -> Exercise[Game]:
        """An exercise with its text; ``judge`` is asked about answers and, if there is a plan, about that.

        A fault is followed by what to do after undoing it. The picture of a turn shows the part of the maze
        with ``characters`` and the way out.
        """

        def about(named: str, planned: Plan) -> str | None:
            after = state_after(state, LEARNER, *planned) or state
            card = next((one.card for one in of_kind(planned, Lay)), 0)
            return self.say(named, square=treasure_square(after), card=card) if named else None

        def corrected(answer: str) -> str | None:
            planned = read_draft(answer) or (End(),)
            return None if (verdict := judge(planned)) in _RIGHT else about(verdict, planned)

        def remarked(draft: str | None) -> str | None:
            planned = defaults.apply_draft(state, LEARNER, draft).done if is_planned else ()
            while planned and judge(planned) not in _ON_THE_WAY:
                planned = planned[:-1]
            return about(judge(planned), planned) if planned else None

        def faulted(draft: str | None) -> str | None:
            planned = read_draft(draft) if is_planned else ()
            if not planned or (verdict := judge(planned)) in _ON_THE_WAY:
                return None
            return f"{about(verdict, planned)} {self.say('undo')}"

        def shown(page: Page, name: str, draft: str | None) -> Page:
            if name.partition(".")[0] != TURN:
                return page
            plan = defaults.plan_of(state, LEARNER, draft)
            return turn.lesson_page(self.talk, page, name, plan, characters=characters, squares=WAY_OUT)

        return Exercise(
            state,
            LEARNER,
            self.talk.people,
            (_EXERCISES.index(name) + 1, COUNT),
            self.say(name, **values),
            page,
            model,
            correct=corrected,
            remark=remarked,
            fault=faulted,
            adapt=shown,
            excluded=frozenset({hand.DRAW, moves.SUGGEST, ORDERS}),
        )

    # ------------------------------------------------------------------------------------- the team

    def team(self) -> Exercise[Game]:
        """Choose the team."""

        def judge(planned: Plan) -> str:
            chosen = [name for one in of_kind(planned, Team) for name in one.characters]
            missing = [name for name in NEEDED_CHARACTERS if name not in chosen]
            return f"team-{missing[0][2:]}" if missing else ""

        return self._exercise(
            start(),
            "team",
            str(Team((*NEEDED_CHARACTERS, "b.thief"))),
            questions.TEAM,
            judge=judge,
            is_planned=False,
        )

    def look(self, state: Game) -> Exercise[Game]:
        """Look at the maze some turns later."""
        # words: dungeon-letters-*
        letters = {name: self.talk.text(f"dungeon-letters-{name}") for name in _LETTERS}
        letters["other"] = self.talk.name(OTHER)
        seen = observe(state, LEARNER)
        text = self.say("look-more", **letters, cards=status.cards_text(self.talk, seen))
        page = Page(text, (drawings.maze(self.talk, seen),), (page_buttons(self.talk, TALL),))
        return self._exercise(state, "look", CONTINUE, page)

    # ------------------------------------------------------------------------------------- the first turn

    def reveal(self, state: Game) -> Exercise[Game]:
        """Play a card and reveal the hidden room."""
        low = min(state.seats[LEARNER].actions)

        def judge(planned: Plan) -> str:
            match planned:
                case (Play(card), *done) if card == low:
                    pass
                case _:
                    return "reveal-card"
            match done:
                case []:
                    return "reveal-now"
                case [Reveal(slot=slot)]:
                    return "" if slot == REVEALED_SLOT else "reveal-other"
                case [End()]:
                    return "reveal-first"
            return "else"

        model = write_actions((Play(low), Reveal(WARRIOR, REVEALED_SLOT)))
        return self._exercise(state, "reveal", model, judge=judge, points=low)

    def fill(self, state: Game) -> Exercise[Game]:
        """Place the room's tokens."""
        places = (Place(SHUT_IN, "S3"), Place(TREASURE, "Q2"))

        def leads_on(*placed: Action) -> bool:
            after = state_after(state, LEARNER, *placed)
            return after is not None and bool(rotation_plan(after))

        def judge(placed: Plan) -> str:
            if len(placed) < len(places):
                return "fill-next" if leads_on(*placed, places[1]) else "fill-cleric"
            if leads_on(*placed):
                return ""
            return "fill-treasure" if leads_on(placed[0], places[1]) else "fill-cleric"

        return self._exercise(state, "fill", write_actions(places), PAGE_OF["place"], judge=judge)

    def carry(self, state: Game) -> Exercise[Game]:
        """Turn the room and take the Treasure."""

        def judge(planned: Plan) -> str:
            planned = tuple(action for action in planned if not isinstance(action, End))
            after = state_after(state, LEARNER, *planned)
            turns = of_kind(planned, Rotate)
            if not planned:
                return "carry-first"
            if after is None or len(turns) != 1 or len(planned) > 2:
                return "else"
            if turns[0].slot != REVEALED_SLOT:
                return "carry-twin"
            if len(planned) == 1:
                return "carry-now" if fetching_move(after) else "carry-way"
            if not has_treasure(after):
                return "carry-missed"
            return "carry-done" if can_leave(after) else "carry-square"

        model = rotation_plan(state)
        way = "left" if Rotate(MEKANORK, REVEALED_SLOT, -1) in model else "right"
        return self._exercise(
            state, "carry", write_actions(model), judge=judge, characters=NEEDED_CHARACTERS, turn=way
        )

    # ------------------------------------------------------------------------------------- the second turn

    def fight(self, state: Game) -> Exercise[Game]:
        """Fight the guard in the way."""
        high = Play(max(state.seats[LEARNER].actions))

        def judge(planned: Plan) -> str:
            *before, last = planned
            after = state_after(state, LEARNER, *planned)
            if isinstance(last, End):
                return "fight-first"
            if isinstance(last, Lay):
                if after is None or Attack(WARRIOR, GUARD) not in before:
                    return "fight-who"
                won = state_after(after, OTHER, Lay(GUARDED))
                if last.card < WINNING:
                    return "fight-card"
                return "" if won is not None and exit_moves(won) else "else"
            if not before:
                return "fight-move" if last == high else "else"
            can_attack = after is not None and Attack(WARRIOR, GUARD) in play.legal_actions(after, LEARNER)
            return "fight-attack" if can_attack and not before[1:] else "else"

        return self._exercise(
            state,
            "fight",
            write_actions((*attack_plan(state), Lay(WINNING))),
            judge=judge,
            points=high.card,
        )

    def leave(self, state: Game) -> Exercise[Game]:
        """Leave the maze for the points that win."""

        def judge(planned: Plan) -> str:
            after = state_after(state, LEARNER, *planned)
            if after is not None and after.phase is Phase.OVER:
                return "leave-done"
            return "leave-on" if after is not None and exit_moves(after) else "leave-else"

        moves = exit_moves(state)
        return self._exercise(
            state,
            "leave",
            write_actions(moves),
            judge=judge,
            card=next(one for one in COMBAT if one not in state.seats[LEARNER].combat),
            by=moves[0].end if moves[1:] else "none",
        )

    def end(self, state: Game) -> Exercise[Game]:
        """Summary, and where to go from here."""
        picture = drawings.maze(self.talk, observe(state, LEARNER))
        page = Page(self.say("end-more"), (picture,), (page_buttons(self.talk, RULES),))
        return self._exercise(state, "end", None, page)
