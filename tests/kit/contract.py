"""What holds for every game. Each check looks at a playout and yields the faults it finds, a line each.

A check that takes a capability stands in CHECKS under its attribute of HostedGame, the others under None.
"""

from __future__ import annotations

import io
import json
import pickle
from collections import defaultdict
from dataclasses import replace
from functools import partial

from PIL import Image

from k2bot.host.discord import limits
from k2bot.host.game import CALL, Announcement, Moment, Pace, Page, Press, Refusal, Step
from tests.kit.playing import offered, readable
from tests.kit.table import everything, faults

NONSENSE = ("", " ", "nonsense", "|", "-1", "\ud800", "9" * 500, "0;0", "now next")
"""Answers that no decision of any game has."""
TOO_LONG = 4000
FORMATS = {"webp", "png", "gif", "jpg"}


def sampled(items, most=6):
    """Some of the items, spread evenly, the last one among them."""
    every = max(1, -(-len(items) // most))
    return items[::-1][::every][::-1]


def refused(attempt) -> str | None:
    """The words of a refusal; None where there was none."""
    try:
        attempt()
    except Refusal as refusal:
        return refusal.text
    return None


def said(where, words):
    """The fault of a refusal that says nothing to a person."""
    if words is None or not words.strip() or len(words) > limits.TEXT:
        yield (
            f"{where}: refused in no words fit to be shown: {words!r}"
            if words is not None
            else (f"{where}: it is not refused")
        )


# ------------------------------------------------------------------------------------------------ the core


def names_and_options(subject, table):
    """The game fits the slash commands and the menus of a lobby."""
    game = table.game
    keys = [option.key for option in game.options]
    if len(keys) != len(set(keys)) or "posts" in keys:
        yield f"keys of options that the host cannot tell apart: {keys}"
    for option in game.options:
        values = dict(option.values)
        if option.default not in values:
            yield f"option {option.key}: the default {option.default!r} is no value of it"
        if not 1 <= len(values) == len(option.values) <= limits.CHOICES:
            yield f"option {option.key}: {len(option.values)} values"
        lengths = [option.help, *values, *values.values()]
        if not all(0 < len(text) <= limits.CHOICE for text in lengths):
            yield f"option {option.key}: help, values and labels take 1 to 100 characters"
    commands = [command.command for command in game.pages.commands]
    if len(commands) != len(set(commands)) or any(not 0 < len(c.help) <= 100 for c in game.pages.commands):
        yield f"commands that Discord does not take: {commands}"
    if not game.summary(table.options, len(table.people)).strip():
        yield "the summary of the settings is empty"


def pages_fit_into_messages(subject, table):
    """Every post and page is within Discord's limits, whatever people are called."""
    shown = [*((f"post {p.announcement.key}", p.page) for p in table.posts)]
    shown += [(f"a page of seat {seat}", page) for seat, page in table.seen]
    for where, page in shown:
        yield from (f"{where}: {fault}" for fault in faults(page))


def pages_are_pure(subject, table):
    """A page is the same twice, and neither looking at it nor pressing on it changes the state."""
    for step in sampled(table.steps):
        for seat in (None, *range(len(table.people))):
            before = repr(step.state)
            first = readable(table.game, step.state, seat, table.people)
            second = readable(table.game, step.state, seat, table.people)
            if shown(first) != shown(second):
                yield f"seat {seat}: pages differ when they are read twice"
            if repr(step.state) != before:
                yield f"seat {seat}: reading pages changed the state"


def shown(pages):
    return {name: everything(page) if isinstance(page, Page) else page for name, page in pages.items()}


def posts_can_be_made_again(subject, table):
    """The host composes a post as often as it must: the newest is the same again, and the state is left."""
    before = repr(table.state)
    for post in [post for post in table.posts if post.number == len(table.inputs)]:
        again = table.game.compose(table.moment(), post.announcement)
        if everything(again) != everything(post.page):
            yield f"the post {post.announcement.key} is another one when it is composed again"
    if repr(table.state) != before:
        yield "composing changed the state"


def posts_follow_one_another(subject, table):
    """What is edited was posted before, nothing is posted twice, and only whom a post names is notified."""
    made = set()
    for post in table.posts:
        own = (post.announcement.key, post.announcement.seat)
        if post.announcement.edit and own not in made:
            yield f"{own} is edited, and was never posted"
        if not post.announcement.edit and own in made:
            yield f"{own} is posted twice"
        if own[0].startswith(CALL) or own[0] in {"lobby", "cancelled", "aside"}:
            yield f"{own} is a key of the host's"
        made.add(own)
        awaited = table.game.waiting(table.steps[post.number].state)
        for seat in post.page.pings:
            if seat not in awaited or table.people[seat].mention not in post.page.text:
                yield f"{own} notifies seat {seat}, which is not awaited, or not named in the text"


def who_is_awaited_has_a_stamp_of_its_own(subject, table):
    """A stamp is there for who is awaited, and another one after an answer if the same seat is awaited."""
    for number, step in enumerate(table.steps):
        waiting = table.game.waiting(step.state)
        if table.game.over(step.state) and waiting:
            yield f"after input {number} the game is over, and seats {waiting} are awaited"
        if not table.game.over(step.state) and not waiting:
            yield f"after input {number} the game goes on, and nobody is awaited"
        for seat in waiting:
            stamp = table.game.stamp(step.state, seat)
            if not stamp or "|" in stamp:
                yield f"after input {number} seat {seat} is awaited with the stamp {stamp!r}"
            if number and table.inputs[number - 1][0] == seat:
                last = table.game.stamp(table.steps[number - 1].state, seat)
                if stamp == last:
                    yield f"after input {number} seat {seat} is awaited again under the same stamp {stamp!r}"


def controls_answer_what_is_asked_now(subject, table):
    """The stamps on a page just opened are those of its reader's decision, or of the one it may draft."""
    for step in sampled(table.steps):
        for seat in range(len(table.people)):
            known = {"", table.game.stamp(step.state, seat), table.game.drafting(step.state, seat)}
            for name, page in readable(table.game, step.state, seat, table.people).items():
                stamps = {stamp for _, stamp in offered(page)} if isinstance(page, Page) else set()
                if not stamps <= known:
                    yield f"page {name!r} of seat {seat} has controls for {stamps - known}"


def bad_input_is_refused(subject, table):
    """Answers, presses, pages and people that are none are refused in words, and nothing changes."""
    game = table.game
    for step in sampled(table.steps, 3):
        state, before = step.state, repr(step.state)
        for seat in range(len(table.people)):
            for answer in NONSENSE:
                words = refused(partial(game.apply, state, seat, answer))
                yield from said(f"the answer {answer!r} of seat {seat}", words)
            words = refused(partial(game.press, state, seat, Press("nonsense"), None, table.people))
            yield from said(f"a press of seat {seat} that does not exist", words)
        words = refused(partial(game.page, state, 0, "nonsense", None, table.people))
        yield from said("a page that does not exist", words)
        if repr(state) != before:
            yield "what was refused changed the state"


def an_answer_counts_once(subject, table):
    """An answer given before is refused to whoever is not asked any more, and nothing changes."""
    for number, (seat, answer) in enumerate(table.inputs):
        after = table.steps[number + 1].state
        if answer != "resign" and table.game.stamp(after, seat) is None:
            before = repr(after)
            words = refused(partial(table.game.apply, after, seat, answer))
            yield from said(f"the answer {answer!r} of seat {seat}, given once more", words)
            if repr(after) != before:
                yield f"the answer {answer!r} of seat {seat}, refused, changed the state"


def who_resigns_is_out(subject, table):
    """Anybody can leave at any time, once; the game goes on without them, or ends."""
    for step in sampled(table.steps[:-1], 3):
        if table.game.over(step.state):
            continue
        for seat in range(len(table.people)):
            if refused(partial(table.game.resign, step.state, seat)) is not None:
                continue
            after = table.game.resign(step.state, seat).state
            if seat in table.game.waiting(after) or table.game.stamp(after, seat):
                yield f"seat {seat} has left and is still asked"
            if not table.game.over(after) and not table.game.waiting(after):
                yield f"seat {seat} has left, and nobody is awaited"
            words = refused(partial(table.game.resign, after, seat))
            yield from said(f"leaving twice, seat {seat}", words)


def the_end_has_places_for_all(subject, table):
    """When it is over each seat has its place, from the first on, and equal ones share theirs."""
    if not table.game.over(table.state):
        return
    found = table.game.placements(table.state)
    if sorted(p.seat for p in found) != list(range(len(table.people))):
        yield f"not everybody has a place: {found}"
    for number, placement in enumerate(found):
        shared = number and found[number - 1].place == placement.place
        if not shared and placement.place != number + 1:
            yield f"places do not follow one another: {[p.place for p in found]}"
    for seat in range(len(table.people)):
        for answer in ("nonsense", *(answer for _, answer in table.inputs[-1:])):
            words = refused(partial(table.game.apply, table.state, seat, answer))
            yield from said(f"an answer of seat {seat} after the end", words)


def equal_inputs_give_equal_games(subject, table):
    """Another instance of the game, told the same inputs, shows the same."""
    game = subject.hosted()
    step = game.new(table.options, len(table.people), table.seed)
    for seat, answer in table.inputs:
        step = game.resign(step.state, seat) if answer == "resign" else game.apply(step.state, seat, answer)
    if seen_by_all(game, step.state, table.people) != seen_by_all(table.game, table.state, table.people):
        yield "the same inputs led to another end"


def seen_by_all(game, state, people):
    """All that anybody can see in a state."""
    seats = (None, *range(len(people)))
    return [sorted(shown(readable(game, state, seat, people)).items()) for seat in seats]


def equal_keys_are_equal_pictures(subject, table):
    """Pictures of one key are one file, of the kind its name says; names differ where keys do."""
    found = defaultdict(list)
    for page in [*(post.page for post in table.posts), *(page for _, page in table.seen)]:
        for picture in page.pictures:
            found[picture.key].append(picture)
    names = {key: {picture.name for picture in pictures} for key, pictures in found.items()}
    if any(len(own) > 1 for own in names.values()):
        yield f"pictures of one key have several names: {[own for own in names.values() if len(own) > 1]}"
    for pictures in sampled(sorted(found.values(), key=len), subject.drawn):
        data = pictures[0].draw()
        if pictures[-1].draw() != data:
            yield f"the key {pictures[0].key} stands for two pictures"
        with Image.open(io.BytesIO(data)) as image:
            image.load()
            kind = pictures[0].name.rpartition(".")[2]
            if kind not in FORMATS or image.format.lower() != kind.replace("jpg", "jpeg"):
                yield f"{pictures[0].name} is a file of the kind {image.format}"


# ------------------------------------------------------------------------------------------------ secrets


def secrets_stay_secret(subject, table):
    """What a seat or a spectator sees does not depend on what is hidden from them."""
    for step in sampled(table.steps[:-1], 5):
        for seat in (None, *range(len(table.people)))[:3]:
            other = subject.otherwise(step.state, seat)
            if other is None or table.game.over(step.state):
                continue
            own = shown(readable(table.game, step.state, seat, table.people))
            there = shown(readable(table.game, other, seat, table.people))
            for name in own:
                if own[name] != there.get(name):
                    yield f"page {name!r} of seat {seat} tells what is hidden from them"


def posts_and_films_keep_secrets(subject, table):
    """Equal public posts, and equal films, where only secrets differ."""
    others = [subject.otherwise(step.state, None) for step in table.steps]
    steps = [Step(o or s.state, s.events) for o, s in zip(others, table.steps, strict=True)]
    for number, step in sampled([(n, s) for n, s in enumerate(steps) if others[n] is not None], 5):
        before = steps[number - 1].state if number else None
        for post in table.posts:
            if post.number == number and post.announcement.seat is None:
                moment = Moment(before, step, table.people, lambda n=number: iter(steps[: n + 1]), str)
                page = table.game.compose(moment, post.announcement)
                if everything(page, files=False) != everything(post.page, files=False):
                    yield f"the post {post.announcement.key} tells what is hidden"
    if table.game.films:
        own = table.game.films.film(table.steps, table.people)
        there = table.game.films.film(steps, table.people)
        if replace(own, draw=print) != replace(there, draw=print):
            yield "the film tells what is hidden"


# ------------------------------------------------------------------------------------------- capabilities


def computers_answer(subject, table):
    """A computer's answer is taken; it comes of the facts alone, and these hold nothing that is hidden."""
    computers = table.game.computers
    if len(computers.computer_names) < max(table.game.seats):
        yield "there are fewer names for computers than seats"
    levels = subject.levels or tuple(level for level, _ in computers.levels)
    for step in sampled(table.steps[:-1], 4):
        for seat in table.game.waiting(step.state)[:1]:
            for level in levels:
                question = computers.question(step.state, seat, level, "chance", 100)
                again = pickle.loads(pickle.dumps(question))  # noqa: S301 - our own
                answer = question.think(*question.facts)
                if again.think(*again.facts) != answer:
                    yield f"level {level} answers otherwise in another process"
                if (words := refused(partial(table.game.apply, step.state, seat, answer))) is not None:
                    yield f"level {level} answers {answer!r}, which is refused: {words}"
                other = subject.otherwise and subject.otherwise(step.state, seat)
                if other and computers.question(other, seat, level, "chance", 100) != question:
                    yield f"level {level} is told what is hidden from seat {seat}"


def hints_recommend(subject, table):
    """A hint fits into a message, or is refused in words."""
    for number, (seat, answer) in sampled([*enumerate(table.inputs)], 4):
        if answer == "resign":
            continue
        try:
            page, _ = table.game.hints.hint(table.steps[number].state, seat, answer, table.people)
        except Refusal as refusal:
            yield from said("a hint", refusal.text)
            continue
        yield from (f"the hint at {answer!r}: {fault}" for fault in faults(page))


def films_can_be_told(subject, table):
    """A film is the same for the same steps, fits into a message, and needs no people."""
    for people in (table.people, ()):
        film = table.game.films.film(table.steps, people)
        again = table.game.films.film(tuple(table.steps), people)
        if replace(film, draw=print) != replace(again, draw=print):
            yield "the same steps give two films"
        if not 0 < len(film.alt) <= limits.ALT or not film.text or len(film.text) > limits.TEXT:
            yield f"the film's words take {len(film.alt)} and {len(film.text)} characters"


def records_read_back(subject, table):
    """A record leads to the same end; a text that is none is refused, saying what is wrong."""
    records = table.game.records
    steps = records.replayed(table.record())
    if len(steps) != len(table.inputs) + 1:
        yield f"{len(table.inputs)} inputs were read back as {len(steps) - 1}"
    if seen_by_all(table.game, steps[-1].state, table.people) != seen_by_all(
        table.game, table.state, table.people
    ):
        yield "the record leads to another end"
    half = table.record()[: len(table.record()) // 2]
    for text in ("", "nonsense", "[" * TOO_LONG, json.dumps({"a": 1}), f"{half}nonsense"):
        yield from said(f"the record {text[:20]!r}", refused(partial(records.replayed, text)))


def rules_need_no_game(subject, table):
    """The rules can be read by anybody, also before a game."""
    rules = table.game.rules
    if len(rules.topics) > limits.CHOICES:
        yield f"{len(rules.topics)} topics do not fit into a menu"
    for name in (rules.rules, *(f"{rules.rules}.{topic}" for topic, _ in rules.topics)):
        page = table.game.page(None, None, name, None, ())
        yield from (f"page {name!r}: {fault}" for fault in faults(page))
        for press, _ in offered(page):
            if table.game.is_of_rules(press):
                table.game.press(None, None, press, None, ())


def private_posts_are_pages(subject, table):
    """What comes as a private message is a page that its reader can open."""
    name = table.game.delivery.delivered
    for seat in table.game.waiting(table.steps[0].state):
        page = table.game.page(table.steps[0].state, seat, name, None, table.people)
        yield from (f"page {name!r}: {fault}" for fault in faults(page))


def defaults_lead_to_the_end(subject, table):
    """A default answer is taken; only who is awaited has one."""
    for step in sampled(table.steps):
        for seat in range(len(table.people)):
            answer = table.game.default(step.state, seat)
            if answer is None:
                continue
            if seat not in table.game.waiting(step.state):
                yield f"seat {seat} has a default answer and is not awaited"
            elif refused(partial(table.game.apply, step.state, seat, answer)) is not None:
                yield f"the default answer {answer!r} of seat {seat} is refused"


def quiet_paces_tell_it_too(subject, table):
    """In every pace each step is told within the limits, and whoever is awaited can be called."""
    if table.game.paces[0] is not Pace.PHASE:
        yield "Pace.PHASE is not the first pace"
    for pace in table.game.paces[1:]:
        made = set()
        for number, step in enumerate(table.steps):
            before = table.steps[number - 1].state if number else None
            moment = Moment(
                before, step, table.people, lambda n=number: iter(table.steps[: n + 1]), lambda: "", pace
            )
            told = table.game.announce(before, step, pace)
            call = table.game.call(step.state, pace)
            if call is not None and not call.startswith(CALL):
                yield f"{pace}: the key {call!r} of a call"
            for one in told:
                if one.edit and (one.key, one.seat) not in made:
                    yield f"{pace}: {one.key} is edited, and was never posted"
                made.add((one.key, one.seat))
            if number in {0, 1, len(table.steps) - 1} or number % 7 == 0:
                calls = (Announcement(call),) if call is not None and table.game.waiting(step.state) else ()
                for one in (*told, *calls):
                    page = table.game.compose(moment, one)
                    yield from (f"{pace}, {one.key}: {fault}" for fault in faults(page))


def drafting_is_of_the_decision(subject, table):
    """Whoever is asked drafts what they are asked."""
    for step in table.steps:
        for seat in table.game.waiting(step.state):
            if table.game.drafting(step.state, seat) != table.game.stamp(step.state, seat):
                yield f"seat {seat} is asked one thing and drafts another"


def steps_can_be_gathered(subject, table):
    """Steps that can be told as one are told within the limits."""
    for number in sampled(range(1, len(table.steps) - 1), 5):
        before, step, after = (table.steps[number + place] for place in (-1, 0, 1))
        if table.game.gathers(before.state, step):
            whole = Step(after.state, (*step.events, *after.events))
            history = (*table.steps[:number], whole)
            moment = Moment(before.state, whole, table.people, lambda h=history: iter(h), lambda: "")
            for one in table.game.announce(before.state, whole, Pace.PHASE):
                page = table.game.compose(moment, one)
                yield from (f"two steps in {one.key}: {fault}" for fault in faults(page))


def progress_is_a_line(subject, table):
    for step in sampled(table.steps):
        line = table.game.progress(step.state, table.people)
        if not line.strip() or "\n" in line:
            yield f"the progress is {line!r}"


def whoever_is_awaited_is_in_play(subject, table):
    for step in table.steps:
        for seat in table.game.waiting(step.state):
            if not table.game.in_play(step.state, seat):
                yield f"seat {seat} is out of the game and awaited"


CHECKS = {
    None: (
        names_and_options,
        pages_fit_into_messages,
        pages_are_pure,
        posts_can_be_made_again,
        posts_follow_one_another,
        who_is_awaited_has_a_stamp_of_its_own,
        controls_answer_what_is_asked_now,
        bad_input_is_refused,
        an_answer_counts_once,
        who_resigns_is_out,
        the_end_has_places_for_all,
        equal_inputs_give_equal_games,
        equal_keys_are_equal_pictures,
    ),
    "otherwise": (secrets_stay_secret, posts_and_films_keep_secrets),
    "computers": (computers_answer,),
    "hints": (hints_recommend,),
    "films": (films_can_be_told,),
    "records": (records_read_back,),
    "rules": (rules_need_no_game,),
    "delivery": (private_posts_are_pages,),
    "defaults": (defaults_lead_to_the_end,),
    "_paces": (quiet_paces_tell_it_too,),
    "_drafting": (drafting_is_of_the_decision,),
    "_gathering": (steps_can_be_gathered,),
    "_progress": (progress_is_a_line,),
    "_in_play": (whoever_is_awaited_is_in_play,),
}


def checks_of(subject):
    """The checks for what a game has."""
    game = subject.hosted()
    has = {name for name in CHECKS if name and (getattr(game, name, None) or getattr(subject, name, None))}
    return [check for name, checks in CHECKS.items() if name is None or name in has for check in checks]
