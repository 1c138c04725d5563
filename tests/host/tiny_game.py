"""A tiny game to test the host with: each round has a hidden choice by everybody and one public turn.

Everybody secretly chooses 1, 2 or 3 and may change it until the last one has chosen. The choices are shown
and added up; whoever chose highest (first of equals) takes a turn: ``double`` their choice or ``pass``. A
state's tuples are indexed by seat; ``applied`` counts every input, so that one applied twice shows.
"""

import hashlib
import json
from dataclasses import dataclass, replace
from functools import partial

from k2bot.game.base import Game
from k2bot.game.exercises import Exercise, follow
from k2bot.game.values import (
    HINT,
    TAKE_HINT,
    Announcement,
    AnswerSource,
    Button,
    Choice,
    Delivery,
    Emoji,
    Film,
    HostButton,
    LateAnswer,
    Lesson,
    Option,
    Order,
    Pace,
    Page,
    PageCommand,
    Pages,
    Person,
    Picture,
    Placement,
    Recording,
    Refusal,
    Reply,
    Select,
    Step,
    Style,
)
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Disc
from k2bot.text.formatting import emoji_mark
from k2bot.thinking.question import Question, Valuation

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c4944415478da63f8ffff3f0005fe02fe331295140000000049454e44ae426082"
)


@dataclass(frozen=True, slots=True)
class State:
    rounds: int
    round: int
    phase: str
    choices: tuple[int | None, ...]
    scores: tuple[int, ...]
    gone: tuple[bool, ...]
    actor: int | None
    secret: str
    applied: int = 0

    @property
    def seats(self):
        return range(len(self.scores))


class TinyGame(Game):
    key = "tiny"
    title = "Tiny"
    seats = range(1, 5)
    options = (
        Option("rounds", "Rounds", "How many rounds", (("1", "one"), ("2", "two"), ("9", "nine")), "2"),
        Option("pairs", "In pairs", "Two and two", (("no", "no"), ("yes", "yes")), "no"),
    )

    pages = Pages(
        "now",
        "next",
        (
            PageCommand("picture", "board", "Show the board, for you only"),
            PageCommand("hand", "hand", "Show your hand, or choose how it comes"),
        ),
    )
    delivery = Delivery("hand", "Hello!", "It comes as a private message.", "It is behind the button.")
    rules = "rules"
    late_answers = hints = reviews = films = records = tutorial = undo = seats_rotate = True
    emojis = tuple(
        Emoji(f"tiny_{n}", n, lambda: paint.draw_emoji((Disc(paint.EMOJI, theme.HIGHLIGHT),))) for n in "123"
    )

    def in_language(self, language):
        """It speaks English alone."""
        return self

    def objection(self, options, seats):
        if options["pairs"] == "yes" and seats % 2:
            return "Pairs need an even number of people."
        return None

    def summary(self, options, seats):
        return f"{options['rounds']} rounds" + (", in pairs" if options["pairs"] == "yes" else "")

    def new(self, options, seats, seed):
        secret = hashlib.sha256(seed.encode()).hexdigest()[:8]
        nobody = (False,) * seats
        state = State(
            int(options["rounds"]), 1, "choose", (None,) * seats, (0,) * seats, nobody, None, secret
        )
        return Step(state, ("begun",))

    def fingerprint(self, state):
        return hashlib.sha256(repr(state).encode()).hexdigest()[:12]

    def waiting(self, state):
        if state.phase == "choose":
            return tuple(s for s in state.seats if state.choices[s] is None and self.in_play(state, s))
        return (state.actor,) if state.phase == "turn" else ()

    def stamp(self, state, seat):
        if state.phase == "choose" and self.in_play(state, seat):
            return f"choose{state.round}"
        if state.phase == "turn" and state.actor == seat:
            return f"turn{state.round}"
        return None

    def progress(self, state, seat, people):
        return f"round {state.round} of {state.rounds}"

    def apply(self, state, seat, answer):
        if answer == "cheer" and self.optional_stamp(state, seat):
            return Step(replace(state, applied=state.applied + 1), ("cheered",))
        if self.stamp(state, seat) is None:
            raise Refusal("It is not your turn.")
        counted = replace(state, applied=state.applied + 1)
        if state.phase == "choose":
            if answer not in {"1", "2", "3"}:
                raise Refusal(f"Choose 1, 2 or 3, not {answer}.")
            return self._chosen(replace(counted, choices=_put(state.choices, seat, int(answer))), ("chosen",))
        if answer not in {"double", "pass"}:
            raise Refusal(f"Say double or pass, not {answer}.")
        gain = state.choices[seat] if answer == "double" else 0
        return self._next_round(
            replace(counted, scores=_put(state.scores, seat, state.scores[seat] + gain)), answer
        )

    def resign(self, state, seat):
        if state.gone[seat]:
            raise Refusal("You have resigned already.")
        after = replace(state, gone=_put(state.gone, seat, True), applied=state.applied + 1)
        if all(after.gone):
            return Step(replace(after, phase="over", actor=None), ("resigned", "over"))
        if state.phase == "choose":
            return self._chosen(after, ("resigned",))
        return self._next_round(after, "resigned") if state.actor == seat else Step(after, ("resigned",))

    def resign_last(self, state, seat):
        after = replace(state, gone=_put(state.gone, seat, True), phase="over", actor=None)
        return Step(replace(after, applied=state.applied + 1), ("resigned", "over"))

    def reveals(self, before, step):
        return "shown" in step.events

    def step_name(self, before, seat, answer, step, people):
        """A choice is hidden until all have chosen."""
        return "a choice" if before.phase == "choose" and answer != "cheer" else f"the {answer}"

    def over(self, state):
        return state.phase == "over"

    def placements(self, state):
        """Equal scores share a place."""
        facts, ranks = (("rounds", state.round),), sorted(state.scores, reverse=True)
        order = sorted(state.seats, key=lambda seat: -state.scores[seat])
        if not self.over(state):
            return ()
        return tuple(
            Placement(seat, ranks.index(state.scores[seat]) + 1, state.scores[seat], facts) for seat in order
        )

    def in_play(self, state, seat):
        return not state.gone[seat] and state.round < self.out_from.get(seat, 99)

    first_game = {"rounds": "1"}  # noqa: RUF012 - shared on purpose

    def exercise(self, answers, learner):
        """The course: read, choose 2 or 3, say pass; after ``double`` another try is offered."""
        people = (learner, Person("Else", "", computer=True))
        state = self.new({"rounds": "1"}, 2, "course").state
        followed = follow(self, state, 0, answers, lambda state, seat: "1")
        number = len(answers) + 1
        taught = partial(Exercise, followed.state, 0, people, (number, 4), excluded=frozenset({"orders"}))
        if number == 1:
            return taught("Choose high.", Page("A tiny game.", (picture("board"),), ((board(),),)))
        if number == 2:
            low = {"1": "That is low."}.get
            said = partial(taught, remark=lambda draft: f"{draft}, you say" if draft else None, fault=low)
            return said("Choose.", "hand", "3", {"1": "One is low."}.get)
        if number == 3:
            return taught("Your turn.", "turn", "pass")
        if number > 4 or followed.state.phase != "over":
            raise Refusal("There is no such exercise.")
        again = 2 if "double" in answers else None
        return taught("Well done.", Page("The end."), None, retry_from=again)

    def order(self, state, seat, orders):
        """``2 pass`` chooses 2 at once and passes after ten minutes; ``- pass`` leaves the choice open."""
        choice, _, turn = orders.partition(" ")
        if not orders:
            return None
        if state.phase == "choose":
            return Order(choice) if choice != "-" else None
        return Order(turn, 600) if turn else None

    def optional_stamp(self, state, seat):
        return None if self.over(state) or state.gone[seat] else f"cheer{state.applied}"

    def late_answer(self, state, seat, prepared):
        """The drafted number; a turn is passed, and without a draft there's no answer.

        "about 2" is a partial answer: it becomes 2 here, and 3 if a computer completes it.
        """
        number = (prepared.draft or "").removeprefix("about ")
        if state.phase == "choose" and number in {"1", "2", "3"} and seat in self.waiting(state):
            return LateAnswer(
                number, AnswerSource.DRAFT if number == prepared.draft else AnswerSource.COMPLETED
            )
        return LateAnswer("pass") if state.phase == "turn" and state.actor == seat else None

    levels = (("weak", "weak"), ("strong", "strong"))
    computer_names = ("One", "Two", "Three", "Four")

    def __init__(self, words=None, revision=None):
        super().__init__(words, revision)
        self.out_from = {}
        """The round from which each seat is out of the game."""
        self.thoughts = {}
        """Replacement for the usual question by level: a Question, or a function of the stamp."""

    def question(self, state, seat, level, seed, percent, *, prepared):
        choosing = state.phase == "choose"
        if choosing and prepared.draft:
            return Question(str, ("3" if prepared.draft == "about 2" else prepared.draft,))
        usual = Question(str, (("2" if level == "strong" else "1") if choosing else "pass",))
        own = self.thoughts.get(level, usual)
        return own if isinstance(own, Question) else own(self.stamp(state, seat)) or usual

    def hint(self, state, seat, answer, people, draft=None):
        take, stamp = HostButton(TAKE_HINT, "Take it over"), self.stamp(state, seat) or ""
        if state.phase != "choose":
            take = Button("say", answer, answer, stamp)
        elif draft == answer:
            take = Button("commit", "Commit", stamp=stamp)
        rows = () if state.phase == "choose" and state.choices[seat] == answer else ((take,),)
        after = f" after {draft}" if draft else ""
        return Page(f"{people[seat].name}, choose {answer}{after}", rows=rows), answer

    def overlooked(self, state, seat, computer, level, name):
        return f"{name} never chooses 3" if level == "weak" else ""

    least_loss = 1.0

    def review_question(self, state, seat, answer, seed, share):
        """The strongest level would always choose 3 and say double."""
        worth = {"double": 2, "pass": 0, "1": 1, "2": 2, "3": 3}.get(answer)
        better, best = ("3", 3) if state.phase == "choose" else ("double", 2)
        return None if worth is None else Question(str, (str(Valuation(better, float(best - worth))),))

    def review_page(self, state, seat, answer, weighed, people):
        told = f"{answer}, not {weighed.best_answer}: {weighed.loss:g}"
        return Page(f"{people[seat].name} {told}", (picture("then"),))

    def record(self, options, seats, seed, inputs):
        return "\n".join(json.dumps(line) for line in [[dict(options), seats, seed], *map(list, inputs)])

    def replay(self, record):
        try:
            (options, seats, seed), *inputs = map(json.loads, record.splitlines())
            steps = [self.new(options, seats, seed)]
            for seat, answer in inputs:
                leave = {"resign": self.resign, "resign-last": self.resign_last}.get(answer)
                state = steps[-1].state
                steps.append(leave(state, seat) if leave else self.apply(state, seat, answer))
        except (ValueError, RecursionError):
            raise Refusal("This is no record of mine: line 1 is no JSON.") from None
        return Recording(tuple(steps), seed, self.over(steps[-1].state), marked=False)

    def claims(self, record):
        return record.startswith("[{")

    def film(self, steps, people, played=None):
        states = [step.state for step in steps]
        shown = f"{len(states)} steps, scores {states[-1].scores}"
        names = ", ".join(person.name for person in people) or "strangers"
        return Film(
            f"film of {names}, {played}: {shown}", "film.png", f"A film of {names}",
            f"The film of {names}: {shown}", "Making the film …",
            lambda progress: self.drawn(shown, progress),
        )  # fmt: skip

    def drawn(self, shown, progress):
        progress(1, 4)
        return PIXEL

    def _chosen(self, state, events):
        if self.waiting(state):
            return Step(state, events)
        chosen = [0 if state.gone[s] else state.choices[s] or 0 for s in state.seats]
        scores = tuple(score + plus for score, plus in zip(state.scores, chosen, strict=True))
        actor = chosen.index(max(chosen))
        return Step(replace(state, phase="turn", scores=scores, actor=actor), (*events, "shown"))

    def _next_round(self, state, event):
        if state.round == state.rounds:
            return Step(replace(state, phase="over", actor=None), (event, "over"))
        after = replace(
            state, phase="choose", round=state.round + 1, choices=(None,) * len(state.scores), actor=None
        )
        return Step(after, (event, "round"))

    # ------------------------------------------------------------------------------------------------ posts

    def announce(self, before, step, pace):
        state = step.state
        if pace is Pace.ONE:
            posts = [Announcement("living", edit=before is not None)]
            posts += [Announcement("end")] if "over" in step.events else []
            return tuple(posts)
        number = before.round if before else 1
        posts = []
        if "chosen" in step.events or (before and before.phase == "choose" and "resigned" in step.events):
            posts.append(Announcement(f"round-{number}", edit=True))
        if "shown" in step.events:
            posts.append(Announcement(f"shown-{number}"))
        if before and before.phase == "turn":
            posts.append(Announcement(f"shown-{number}", edit=True))
        if "begun" in step.events or "round" in step.events:
            posts.append(Announcement(f"round-{state.round}"))
            posts += [Announcement(f"hand-{state.round}", seat=s) for s in state.seats if not state.gone[s]]
        if "over" in step.events:
            posts.append(Announcement("end"))
        return tuple(posts)

    def compose(self, moment, announcement):
        state, people = moment.step.state, moment.people
        if announcement.seat is not None:
            if state.phase != "choose":  # sent again to somebody who asks for it later
                return Page("All have chosen.")
            return self.page(state, announcement.seat, "hand", None, people)
        kind, _, number = announcement.key.partition("-")
        if kind == "end":
            text = "Over: " + ", ".join(f"{p.name} {s}" for p, s in zip(people, state.scores, strict=True))
            return Page(text)
        if kind == "call":
            pings = self.waiting(state)
            asked = " ".join(people[seat].mention for seat in pings)
            return Page(f"{asked}: {state.phase}", rows=((Button("open", "Answer", "next"),),), pings=pings)
        pictures = () if announcement.edit else (picture(announcement.key),)
        if kind == "living":
            text = f"Round {state.round}: {state.phase}, scores {state.scores}, {self.waiting(state)}"
            return Page(text, (picture("living"),), ((Button("open", "Go on", "next"), board()),))
        if kind == "shown":
            shown = [step.state for step in moment.history() if step.state.phase == "turn"][-1]
            text = f"Round {number}: chosen {shown.choices}, scores {state.scores}, {state.phase}"
            pings = (state.actor,) if state.actor is not None else ()
            turn = Button("open", "My turn", "turn", style=Style.PRIMARY)
            text += "".join(f" {people[seat].mention}" for seat in pings)
            return Page(text, pictures, ((turn, board()),), pings=pings)
        waiting = [people[s].name for s in self.waiting(state)] if state.phase == "choose" else []
        text = f"Round {number} of {state.rounds}: waiting for {', '.join(waiting) or 'nobody'}"
        pings = self.waiting(state) if waiting and not announcement.edit else ()
        return Page(
            text + "".join(f" {people[seat].mention}" for seat in pings),
            pictures,
            ((Button("open", "My hand", "hand", style=Style.PRIMARY, emoji="tiny_2"), board()),),
            pings=pings,
        )

    # ------------------------------------------------------------------------------------------------ pages

    def page(self, state, seat, name, draft, people, *, orders=None, recent=()):
        if name in ("board", "picture"):
            return Page(
                f"Board: round {state.round}, {state.phase}, scores {state.scores}", (picture("board"),)
            )
        if name == "rules":
            lesson = Lesson("tiny.rules", "First things first.")
            rows = ((Button("page", "More", "rules"),),)
            return Page(f"{emoji_mark('tiny_1')} The rules.", rows=rows, lessons=(lesson,))
        if name == "now":
            pending = ", ".join(people[s].name for s in self.waiting(state)) or "nobody"
            onward = () if seat is None else (Button("open", "Go on", "next", new_message=True),)
            return Page(
                f"Now: {state.phase}, waiting for {pending}", rows=(onward,) if onward else (), live="now"
            )
        if seat is None:
            raise Refusal("Only those who play have a hand. Try the board.")
        if name.startswith("orders"):
            says = tuple(Button("orders", text, text) for text in ("2", "- pass"))
            return Page(f"{name} of {people[seat].name}: {orders or 'none'}", rows=(says,), live=name)
        stamp = self.stamp(state, seat) or ""
        name = {"next": "hand" if state.phase == "choose" else "turn"}.get(name, name)
        if name == "hand":
            if state.phase != "choose":
                raise Refusal("All have chosen. Look at the board.")
            picked, committed = draft or "nothing", state.choices[seat] or "nothing"
            text = f"{people[seat].name}: picked {picked}, committed {committed}"
            picks = tuple(Button("pick", n, n, stamp, disabled=n == draft, emoji=f"tiny_{n}") for n in "123")
            menu = Select(
                "menu",
                "Or here",
                tuple(Choice(n, f"Choose {n}", emoji=f"tiny_{n}") for n in "123"),
                stamp=stamp,
            )
            last = (Button("commit", "Commit", stamp=stamp), HostButton(HINT, "Hint"))
            return Page(text, (picture("hand"),), (picks, menu, last))
        if name == "turn" and state.actor == seat:
            says = tuple(Button("say", word, word, stamp) for word in ("double", "pass"))
            return Page(f"{people[seat].name}, your turn", rows=(says,))
        raise Refusal("It is not your turn.")

    def on_press(self, state, seat, press, draft, people, *, orders=None):
        match press.verb:
            case "open":
                return Reply(press.argument)
            case "pick" | "menu":
                return Reply("hand", draft=press.argument or press.values[0])
            case "orders":
                return Reply("orders", orders=press.argument)
            case "cheer":
                return Reply("now", answer="cheer")
            case "commit" if draft is None:
                raise Refusal("Pick a number first.")
            case "commit":
                return Reply("board", answer=draft)
            case "say":
                return Reply("board", answer=press.argument)
        raise Refusal(f"Nothing here is called {press.verb}.")


class QuietGame(TinyGame):
    """The tiny game with a second pace: everything in one post."""

    paces = (Pace.PHASE, Pace.ONE)
    ping_paces = (Pace.ONE,)

    def ping_key(self, state, pace):
        return f"call-{state.phase}-{state.round}" if self.waiting(state) else None


class TalkingGame(QuietGame):
    """The quiet game with what real ones do: prompts, hands kept up to date, and steps told together.

    ``batches`` says after which steps it waits for computers: none, those that lead to a ``turn``, or any.
    With ``prompts``, only the newest post asks; ``retires`` leaves it to the host to take the controls from
    the one before. ``hands`` keeps private posts up to date.
    """

    def __init__(self, *, batches="none", prompts=(), retires=False, hands=False):
        super().__init__()
        self.batches, self.prompts, self.retires, self.hands = batches, prompts, retires, hands

    def can_batch(self, before, step):
        return self.batches == "any" or step.state.phase == self.batches

    def announce(self, before, step, pace):
        posts, state = super().announce(before, step, pace), step.state
        if self.retires and pace is Pace.PHASE:
            posts = tuple(post for post in posts if not post.edit) or posts
        if not self.hands or before is None or pace is Pace.ONE or before.phase != "choose":
            return posts
        changed = (s for s in state.seats if state.phase != "choose" or state.choices[s] != before.choices[s])
        return (*posts, *(Announcement(f"hand-{before.round}", edit=True, seat=s) for s in changed))


class DailyGame(TinyGame):
    """The tiny game with a daily solo game of one or two rounds and result marks."""

    daily = True

    def daily_options(self, number):
        return {"rounds": "12"[number % 2]}

    def daily_marks(self, steps):
        return "▃" * sum("shown" in step.events for step in steps)


def board():
    return Button("open", "Board", "board")


def picture(key):
    return Picture(key, f"{key}.png", f"A picture of {key}", partial(bytes, PIXEL))


def _put(values, index, value):
    return (*values[:index], value, *values[index + 1 :])
