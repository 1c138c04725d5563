"""Checks as in ``core`` for games with a capability, or with a way to vary hidden information."""

import io
import json
import pickle
import re
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial
from random import Random

from PIL import Image

from k2bot.game import limits
from k2bot.game.statistics import BestResult, Career, Opponent, PastGame
from k2bot.game.values import (
    NO_PREPARATION,
    PING,
    Announcement,
    AnswerSource,
    Pace,
    Preparation,
    Refusal,
    Step,
)
from k2bot.host.discord import emoji
from k2bot.host.kernel.play import GameStart, Play
from k2bot.host.rows import InputRow
from k2bot.host.service.practice import ReplayedGame, chapters
from k2bot.thinking.question import Valuation
from tests.kit.looking import (
    WORK,
    decided,
    page_limit_faults,
    pages_after,
    readers,
    refused,
    said,
    sampled,
    shown,
    shows_same_as_table,
)
from tests.kit.playing import drafted, offered, readable
from tests.kit.table import defaults, everything, faults

BEGUN = datetime(2030, 5, 1, 12, tzinfo=UTC)
STEP_NAME = 600
"""Characters for a step's name in a question that also lists everybody who is asked."""
SIGNS = 40
"""Characters that may summarize a daily game."""
LINE = 110
"""Characters of a best result, so that a dozen fit into a message with names and links."""
TOO_DEEP = 4000
"""Nested brackets in a forged record."""


# ------------------------------------------------------------------------------------------------ secrets


def secrets_stay_secret(subject, table):
    """What a seat or a spectator sees does not depend on what is hidden from them."""
    for step, seat in readers(table):
        other = subject.twin(step.state, seat)
        if other is None or seat not in {None, 0, 1} or table.game.over(step.state):
            continue
        own = shown(pages_after(table, step, seat))
        there = shown(readable(table.game, other, seat, table.people))
        for name in own:
            if own[name] != there.get(name):
                yield f"page {name!r} of seat {seat} tells what is hidden from them"


def posts_and_films_keep_secrets(subject, table):
    """Equal public posts, and equal films, where only secrets differ."""
    steps = subject.twins(table)
    for number in sampled([n for n, step in enumerate(steps) if step.state is not table.steps[n].state], 5):
        moment = table.moment(number, steps=steps)
        own = [post for post in table.posts if post.number == number and post.announcement.seat is None]
        told = table.game.announce(moment.before, moment.step, table.pace)
        if [one for one in told if one.seat is None] != [post.announcement for post in own]:
            yield f"what is posted after input {number} tells what is hidden"
        for post in own:
            page = table.game.compose(moment, post.announcement)
            if everything(page, files=False) != everything(post.page, files=False):
                yield f"the post {post.announcement.key} tells what is hidden"
    if table.game.films:
        own = table.game.film(table.steps, table.people)
        there = table.game.film(steps, table.people)
        if replace(own, draw=print) != replace(there, draw=print):
            yield "the film tells what is hidden"


# ------------------------------------------------------------------------------------------- capabilities


def public_posts_are_lookback_chapters(subject, table):
    """Each public post is a chapter of the lookback, in order, complete, and without hidden information."""
    game, people = table.game, table.people
    played = ReplayedGame(tuple(table.steps), chapters(game, table.steps))
    states = (None, *(step.state for step in table.steps))
    told = (game.announce(state, step, game.chapter_pace) for state, step in zip(states, table.steps))  # noqa: B905 - the last state leads nowhere
    posts = [post.key for step in told for post in step if post.seat is None and not post.edit]
    if [chapter.key for chapter in played.chapters] != posts:
        yield f"the posts {posts} are looked back at as {played.chapters}"
    firsts, lasts = ([getattr(own, end) for own in played.chapters] for end in ("first", "last"))
    if firsts != sorted(firsts) or max(lasts) != len(table.steps) - 1:
        yield f"what is looked back at begins with the steps {firsts} and ends with {lasts}"
    if not all(0 < len(name) <= 80 and "\n" not in name for name in played.names(game, people)):
        yield f"menus can't name what is looked back at: {played.names(game, people)}"
    there = replace(played, steps=tuple(subject.twins(table)))
    for number, chapter in sampled([*enumerate(played.chapters)], 10):
        page = played.page(game, number, people)
        yield from page_limit_faults(f"looking back at {chapter.key}", page)
        if page.rows or page.files or page.pings or "<@" in page.text:
            yield f"looking back at {chapter.key} calls or asks somebody: {page.text!r}"
        if everything(there.page(game, number, people)) != everything(page):
            yield f"looking back at {chapter.key} tells what is hidden"
        for seat in range(len(people)):
            step = played.decision(game, number, seat)
            if step is not None:
                yield from page_limit_faults("one's own view", played.own_page(game, step, seat, people))


def greetings_are_complete(subject, table):
    """For the offline page, the game has a channel name, and a picture with alt text."""
    greeting = table.game.greeting
    if not re.fullmatch(r"[a-z0-9-]{1,100}", greeting.channel):
        yield f"Discord takes no channel of the name {greeting.channel!r}"
    if greeting.picture:
        Image.open(io.BytesIO(greeting.picture.draw())).load()
    alt = greeting.picture.alt if greeting.picture else "nothing"
    if not (greeting.welcome and greeting.start and 0 < len(alt) <= limits.ALT):
        yield f"somebody is greeted with nothing: {greeting}"


def emojis_are_accepted_by_discord(subject, table):
    """Each emoji is a square picture that Discord accepts."""
    known = {emoji.name: emoji for emoji in table.game.emojis}
    if len(known) < len(table.game.emojis) or len(known) > emoji.MAX_EMOJI // 10:
        yield "emoji share a name, or leave no room for those of other games"
    for name, own in known.items():
        if (
            not re.fullmatch(rf"{table.game.key}_[a-z0-9_]+", name)
            or len(name) > emoji.MAX_EMOJI_NAME_LENGTH - 7
        ):
            yield f"Discord takes no emoji of the name {name!r}"
        if len(file := own.draw()) > emoji.MAX_FILE_SIZE or Image.open(io.BytesIO(file)).size != (128, 128):
            yield f"the emoji {name} is too large a file, or not 128 x 128"


def emojis_are_accompanied_by_words(subject, table):
    """Pages use only the game's own emoji, and say the same in words."""
    known = {emoji.name for emoji in table.game.emojis}
    shown = [(str(number), page) for number, page in sampled(table.seen, 20)]
    for where, page in (*shown, *((post.announcement.key, post.page) for post in table.posts)):
        controls = (part for row in page.rows for part in (row if isinstance(row, tuple) else row.choices))
        named = {part.emoji for part in controls if part.emoji}
        if alien := (named | set(re.findall(r"<:(\w+):0>", page.text))) - known:
            yield f"page {where}: no such emoji: {sorted(alien)}"
        if any(not re.search(r"\w", said) for said in re.split(r"<:\w+:0>", page.text)[1:]):
            yield f"page {where}: an emoji stands without words: {page.text!r}"


def anchors_match_the_levels(subject, table):
    """Each level has a measured strength, rising with the level."""
    game = table.game
    levels = [level for level, _ in game.levels]
    if set(levels) != game.anchors.keys():
        yield f"the levels are {levels}, and those with anchors {[*game.anchors]}"
    strengths = [game.anchors[level][0] for level in levels if level in game.anchors]
    if strengths != sorted(set(strengths)):
        yield f"the levels get stronger, and their anchors don't: {strengths}"
    if any(sigma < 0 for _, sigma in game.anchors.values()):
        yield "an anchor has a negative uncertainty"


def computers_give_legal_answers_from_facts_alone(subject, table):
    """A computer's answer is accepted and depends only on its facts, which hold nothing hidden."""
    game = table.game
    if len(game.computer_names) < max(table.game.seats):
        yield "there are fewer names for computers than seats"
    levels = subject.levels or tuple(level for level, _ in game.levels)
    for step in sampled(table.steps[:-1], 4):
        for seat in table.game.waiting(step.state)[:1]:
            for level in levels:
                question = game.question(step.state, seat, level, "chance", WORK, prepared=NO_PREPARATION)
                answer, again = _thoughts(question)
                if again != answer:
                    yield f"level {level} answers otherwise in another process"
                yield from _taken(f"level {level}", game, step.state, seat, answer)
                other = subject.recalled_twin(step.state, seat)
                asked = (seat, level, "chance", WORK)
                if other and game.question(other, *asked, prepared=NO_PREPARATION) != question:
                    yield f"level {level} is told what is hidden from seat {seat}"


def unknown_levels_are_the_weakest(subject, table):
    """A level of another version, as in an old game, thinks as the weakest does: its game carries on."""
    game, weakest = table.game, table.game.levels[0][0]
    for step in sampled(table.steps[:-1], 4):
        for seat in game.waiting(step.state)[:1]:
            known, unknown = (
                game.question(step.state, seat, level, "chance", WORK, prepared=NO_PREPARATION)
                for level in (weakest, "level of another version")
            )
            if unknown != known:
                yield f"an unknown level doesn't become the weakest, {weakest}"


def hints_know_what_players_see(subject, table):
    """A hint's question holds nothing that its player can't look at."""
    game = table.game
    for step in sampled(table.steps[:-1], 20) if game.hints else ():
        for seat in game.waiting(step.state)[:1]:
            asked = (seat, game.levels[0][0], "chance", WORK)
            question, other = game.hint_question(step.state, *asked), subject.twin(step.state, seat)
            if other and game.hint_question(other, *asked) != question:
                yield f"a hint is told what is hidden from seat {seat}"


def _thoughts(question):
    """Results of a question in this process, and in another one."""
    there = pickle.loads(pickle.dumps(question))  # noqa: S301 - trusted data
    return question.think(*question.facts), there.think(*there.facts)


def _taken(what, game, state, seat, answer):
    if (words := refused(partial(game.apply, state, seat, answer))) is not None:
        yield f"{what} gives {answer!r} for seat {seat}, which is refused: {words}"


def drafts_of_answers_are_accepted(subject, table):
    """An answer's draft is accepted by the seat's page."""
    game = table.game
    for step in sampled(table.steps[:-1], 10):
        for seat in game.waiting(step.state):
            late = game.late_answer(step.state, seat, NO_PREPARATION)
            draft = late and game.draft_of(step.state, seat, late.answer)
            if draft is not None:
                yield from page_limit_faults(
                    "what was chosen", game.page(step.state, seat, game.pages.next, draft, table.people)
                )


def overlooked_moves_are_told_in_one_line(subject, table):
    """What a level overlooks is told in a short line below a hint; the strongest overlooks nothing."""
    game = table.game
    for step in sampled(table.steps[:-1], 20):
        for seat in game.waiting(step.state):
            for level, _ in game.levels:
                told = game.overlooked(step.state, seat, (seat + 1) % len(table.people), level, "Bot")
                if "\n" in told or len(told) > 300 or (told and level == game.levels[-1][0]):
                    yield f"level {level} overlooks: {told!r}"


def reviews_use_only_known_facts(subject, table):
    """An answer's loss depends only on facts without hidden information, and is told on a page."""
    game = table.game
    if not game.least_loss > 0:
        yield "what costs nothing would be told as a mistake"
    for _, state, seat, answer in decided(table, 4):
        question = game.review_question(state, seat, answer, "chance", 2)
        if question is None:
            continue
        text, again = _thoughts(question)
        weighed = Valuation.read(text)
        if again != text:
            yield f"{answer!r} is weighed otherwise in another process"
        if weighed.loss < 0 or weighed.loss != weighed.loss:
            yield f"{answer!r} costs {weighed.loss}"
        yield from _taken(f"better than {answer!r}", game, state, seat, weighed.best_answer)
        other = subject.twin(state, seat)
        if other and game.review_question(other, seat, answer, "chance", 2) != question:
            yield f"{answer!r} is weighed by what is hidden from seat {seat}"
        page = game.review_page(state, seat, answer, weighed, table.people)
        yield from page_limit_faults(f"the review of {answer!r}", page)
        if page.rows:
            yield "a page of a review has controls of its own"


def films_are_deterministic_and_fit(subject, table):
    """Equal steps give equal films, which fit into a message, need no people, and show their date."""
    for people in (table.people, ()):
        film = table.game.film(table.steps, people)
        again = table.game.film(tuple(table.steps), people)
        if replace(film, draw=print) != replace(again, draw=print):
            yield "the same steps give two films"
        if table.game.film(table.steps, people, date(2026, 11, 23)).key == film.key:
            yield "the film doesn't show the day it's given"
        if not 0 < len(film.alt) <= limits.ALT or not film.text or len(film.text) > limits.TEXT:
            yield f"the film's words take {len(film.alt)} and {len(film.text)} characters"


def past_games(game, options, steps):
    """A finished game as stored in statistics, by seat."""
    placed = sorted(game.placements(steps[-1].state), key=lambda one: one.seat)
    places = [one.place for one in placed]
    company = "people" if len(placed) > 1 else "alone"
    return [
        PastGame(
            options,
            len(placed),
            company,
            one.place,
            places.count(one.place) > 1,
            one.points,
            facts=dict(one.facts),
            summary=json.loads(json.dumps(dict(summary))),
        )
        for one, summary in zip(placed, game.summaries(iter(steps)), strict=True)
    ]


def careers_can_be_shown(subject, table):
    """A finished game can be summarized for each seat, and many of them shown as one person's career."""
    if not table.game.over(table.state):
        return
    finished = past_games(table.game, table.options, table.steps)
    placed = table.game.placements(table.state)
    drawn_for = placed[len(table.inputs) % len(placed)]  # any one: drawing takes longest by far
    for own in placed:
        others = tuple(
            Opponent(one.seat, table.people[one.seat].name, one.place - own.place)
            for one in placed
            if one is not own
        )
        games = [
            replace(finished[own.seat], company=company, opponents=others, **less)
            for company in (("people", "computers") if others else ("alone",))
            for less in ({}, {"summary": None})
        ]
        shown = [
            table.game.career(Career(table.people[own.seat].name, tuple(told)))
            for told in (games[:1], games[1:2], games * 300)
        ]
        for page in shown:
            yield from (f"the statistics: {fault}" for fault in faults(page))
            if len(page.pictures) != 1 or (own is drawn_for and not page.pictures[0].draw()):
                yield "statistics have no picture"
        if len(shown[1].text) >= len(shown[0].text):
            yield "a game that isn't summed up yet is told as one that is"
        whole, bare = (table.game.figures(replace(games[0], **less)) for less in ({}, {"summary": None}))
        if [*whole] != [*bare] or [*whole] != [
            *table.game.figures(replace(games[0], summary=None, facts={}))
        ]:
            yield "a game that isn't summed up has other columns in a spreadsheet"
        for name, value in (*whole.items(), *bare.items()):
            if not re.fullmatch("[a-z0-9_]+", name) or not isinstance(value, str | int | None):
                yield f"the column {name!r} has the value {value!r}"


def best_results_are_valid(subject, table):
    """A best result is a person's or a whole table's, of a known kind, and told in a line."""
    game = table.game
    if not game.over(table.state):
        return
    told = past_games(game, table.options, table.steps)
    for people in (told, [None, *told[1:]], [None] * len(told)):
        feats = game.feats(people)
        achieved = [(feat.kind, feat.seat) for feat in feats]
        if len(set(achieved)) < len(achieved):
            yield f"something is achieved twice: {achieved}"
        for feat in feats:
            if feat.kind not in game.best_kinds:
                yield f"a best result is of no known kind: {feat}"
            if None in people if feat.seat is None else people[feat.seat] is None:
                yield f"a computer achieves something: {feat}"
            line = game.best(BestResult(feat.kind, feat.score, len(people)))
            if "\n" in line or not 0 < len(line) <= LINE:
                yield f"a best result is told as {line!r}"


def points_can_be_compared(subject, table):
    """Seats compared with a computer have points, and answers no longer possible can be replaced."""
    if not (table.game.levels and table.game.late_answers):
        yield "points are compared without computers or without late answers"
    if table.game.over(table.state):
        yield from (
            f"seat {one.seat} has no points to compare"
            for one in table.game.placements(table.state)
            if one.points is None
        )


def daily_games_can_be_played(subject, table):
    """Each day's settings are for a solo game; a finished one is summarized in a few signs, no words."""
    game = table.game
    values = {option.key: {value for value, _ in option.values} for option in game.options}
    usual = defaults(game.options)
    for number in range(-1, 25):
        chosen = dict(game.daily_options(number))
        if unknown := [key for key, value in chosen.items() if value not in values.get(key, ())]:
            yield f"day {number} has other settings than there are: {unknown}"
        elif objection := game.objection({**usual, **chosen}, 1):
            yield f"nobody can play day {number}: {objection}"
        else:
            game.new({**usual, **chosen}, 1, table.seed)
    if game.over(table.state):
        marks = game.daily_marks(iter(table.steps))
        if marks != game.daily_marks(iter(table.steps)):
            yield "the same game is told in other signs"
        if len(marks) > SIGNS or re.search(r"[\w\s`]", marks):
            yield f"a game is told in words, or in too many signs: {marks!r}"
        if any(one.points is None for one in game.placements(table.state)):
            yield "somebody has no points to compare with those of others"


def records_read_back(subject, table):
    """A record replays to the same end, with one or more steps per answer; other texts are refused."""
    game = table.game
    played = game.replay(table.record())
    steps = played.steps
    if (played.seed, played.over) != (table.seed, table.game.over(table.state)):
        yield f"the record tells the seed {played.seed!r}, over: {played.over}"
    if len(steps) < len(table.inputs) + 1:
        yield f"{len(table.inputs)} inputs were read back as {len(steps) - 1}"
    if not shows_same_as_table(table, steps[-1].state):
        yield "the record leads to another end"
    half = table.record()[: len(table.record()) // 2]
    if not game.claims(table.record()) or game.claims("nonsense"):
        yield "its own records and nonsense are not told apart"
    for text in ("", "nonsense", "[" * TOO_DEEP, json.dumps({"a": 1}), f"{half}nonsense"):
        yield from said(f"the record {text[:20]!r}", refused(partial(game.replay, text)))


def fingerprints_tell_states_apart(subject, table):
    """Equal states have equal fingerprints, and no answer leaves them as they were."""
    game, before = subject.make(), None
    step = game.new(table.options, len(table.people), table.seed)
    if game.fingerprint(step.state) is None:
        return
    for number, (seat, answer) in enumerate((*table.inputs, (0, None))):
        own = game.fingerprint(step.state)
        if own != table.game.fingerprint(table.steps[number].state):
            yield f"after input {number} equal games have two fingerprints"
        if own == before or len(own) > 64:
            yield f"after input {number} the fingerprint is {own!r}"
        before = own
        if answer is not None:
            step = (
                game.resign(step.state, seat) if answer == "resign" else game.apply(step.state, seat, answer)
            )


def earlier_rules_can_be_played(subject, table):
    """A game of each earlier revision can be started, and of no others."""
    game = table.game
    for revision in range(1, game.newest_revision + 1):
        earlier = game.by_revision(revision)
        if earlier.revision != revision:
            yield f"the game of revision {revision} says that it is {earlier.revision}"
        earlier.new(table.options, len(table.people), table.seed)
    for unknown in (0, game.newest_revision + 1):
        if game.by_revision(unknown) is not game:
            yield f"there is a game of revision {unknown}"


def rules_need_no_game(subject, table):
    """The rules can be read by anybody, even before a game."""
    rules, topics = table.game.rules, table.game.topics
    if len(topics) > limits.CHOICES:
        yield f"{len(topics)} topics do not fit into a menu"
    for name in (rules, *(f"{rules}.{topic}" for topic, _ in topics)):
        page = table.game.page(None, None, name, None, ())
        yield from page_limit_faults(f"page {name!r}", page)
        for press, _ in offered(page):
            if table.game.is_of_rules(press):
                table.game.press(None, None, press, None, ())


def private_posts_are_pages(subject, table):
    """Each private message is a page that its reader can open."""
    name = table.game.delivery.page
    for seat in table.game.waiting(table.steps[0].state):
        page = table.game.page(table.steps[0].state, seat, name, None, table.people)
        yield from page_limit_faults(f"page {name!r}", page)


def late_answers_are_legal(subject, table):
    """A late answer is accepted; only players to move have one, and nonsense in a draft is ignored."""
    for step in sampled(table.steps):
        for seat in range(len(table.people)):
            late = table.game.late_answer(step.state, seat, NO_PREPARATION)
            if late is None:
                continue
            if seat not in table.game.waiting(step.state):
                yield f"seat {seat} has a late answer and is not to move"
            else:
                yield from _taken("the late answer", table.game, step.state, seat, late.answer)
            if late.source is not AnswerSource.CHOSEN:
                yield f"seat {seat} has prepared nothing, and {late} keeps something"
            if table.game.late_answer(step.state, seat, Preparation("nonsense", "nonsense")) != late:
                yield f"a draft that nobody can read changes the late answer of seat {seat}"


def drafts_are_played_for_late_players(subject, table):
    """A late player's draft is played, and completed, by the game itself and by a computer."""
    game = table.game
    for number, step in sampled([*enumerate(table.steps[:-1])], 4):
        chance = Random(number)  # noqa: S311 - not cryptographic
        for seat in game.waiting(step.state)[:2]:
            drafts = drafted(game, step.state, seat, table.people, chance)
            if drafts and subject.keeps is None:
                yield "people draft their answers; Subject has to say what keeps a draft"
                return
            for prepared, answers in sampled([*drafts.items()], 4):
                yield from _answered_late(subject, table, step.state, seat, prepared, answers)
            if game.levels:
                for prepared in sampled([one for one in drafts if one.draft] or [*drafts], 2):
                    yield from _completed(subject, table, step.state, seat, prepared)


def _answered_late(subject, table, state, seat, prepared, answers):
    late = table.game.late_answer(state, seat, prepared)
    if late is None:
        return
    yield from _taken(f"{late} for {prepared}", table.game, state, seat, late.answer)
    if not subject.keeps(state, seat, prepared, late.answer):
        yield f"{late} does not keep {prepared}"
    if late.source is AnswerSource.DRAFT and answers and late.answer not in answers:
        yield f"{late} is not what {prepared} would be, handed in: {answers}"


def _completed(subject, table, state, seat, prepared):
    levels = subject.levels or [level for level, _ in table.game.levels]
    asked = (seat, levels[0], "chance", WORK)
    question = table.game.question(state, *asked, prepared=prepared)
    _, answer = _thoughts(question)
    yield from _taken(f"a computer that completes {prepared}", table.game, state, seat, answer)
    if not subject.keeps(state, seat, prepared, answer):
        yield f"a computer answers {answer!r}, which does not keep {prepared}"
    other = subject.recalled_twin(state, seat)
    if other and table.game.question(other, *asked, prepared=prepared) != question:
        yield f"a computer that completes {prepared} is told what is hidden from seat {seat}"


def first_game_options_are_valid(subject, table):
    """The options of a first game exist, and fit some number of people."""
    game = table.game
    known = {option.key: dict(option.values) for option in game.options}
    for key, value in game.first_game.items():
        if value not in known.get(key, {}):
            yield f"there is no option {key} with the value {value}"
    whole = defaults(game.options) | dict(game.first_game)
    if all(game.objection(whole, seats) for seats in game.seats):
        yield "a first game fits no number of people"


def rematches_rotate_the_seats(subject, table):
    """In rematches a seat's settings move with its player, and return after a full round."""
    game = table.game
    for option in game.options:
        for value, _ in option.values:
            for seats in game.seats:
                first = options = defaults(game.options) | {option.key: value}
                for _ in range(seats):
                    options = game.rematch_options(options)
                    if (game.objection(options, seats) is None) != (game.objection(first, seats) is None):
                        yield f"the rematch of {first} for {seats} cannot be as {options}"
                if options != first:
                    yield f"after {seats} rematches {first} has become {options}"


def optional_stamps_differ_from_decisions(subject, table):
    """Actions possible out of turn have stamps different from those of all decisions."""
    for step in table.steps:
        stamps = {table.game.stamp(step.state, seat) for seat in table.game.waiting(step.state)}
        own = {table.game.optional_stamp(step.state, seat) for seat in range(len(table.people))} - {None}
        if own & stamps:
            yield f"{own & stamps} are asked and not asked"
        if own and table.game.over(step.state):
            yield f"{own} can be done after the end"


def undo_restores_the_state(subject, table):
    """An undo restores the state before, fingerprint included, and is replayed like any other input."""
    game = table.game
    setup = GameStart(game, table.options, len(table.people), table.seed, BEGUN, game.revision)
    for first in sampled(range(1, len(table.inputs) + 1), 8):
        rows = enumerate(table.inputs[:first], 1)
        play = Play.replay(setup, [_row(number, seat, answer) for number, (seat, answer) in rows])
        back = play.take(0, "undo", "", str(first), BEGUN)
        before = table.steps[first - 1].state
        if back.inputs[-1].fingerprint != game.fingerprint(before) or back.state != before:
            yield f"taking back input {first} leads elsewhere than to the state before"
        seat, answer = table.inputs[first - 1]
        again = back.with_input(_row(first + 2, seat, answer))
        if game.fingerprint(again.state) != game.fingerprint(play.state):
            yield f"input {first} leads elsewhere once it was taken back"
        stamps = {again.stamp(seat) for seat in again.waits} & {play.stamp(seat) for seat in play.waits}
        kept = {back.stamp(seat) for seat in range(len(table.people))}
        if stamps - kept:
            yield f"{stamps - kept} are asked after input {first} as they were before that was taken back"


def _row(number, seat, answer):
    kind = "resign" if answer == "resign" else "answer"
    return InputRow(number, seat, kind, "", answer, BEGUN)


def undoable_steps_leak_nothing(subject, table):
    """What others see after a step that reveals nothing depends on nothing hidden from them before."""
    game = table.game
    for number, before, actor, answer in decided(table, 20):
        step = table.steps[number + 1]
        if game.reveals(before, step):
            continue
        for seat in ({None, *range(len(table.people))} - {actor}) if number % 2 else {None}:
            other = subject.twin(before, seat)
            try:
                there = None if other is None else game.apply(other, actor, answer).state
            except Refusal:
                continue
            if there is not None and _seen(table, there, seat) != _seen(table, step.state, seat):
                yield f"input {number + 1}, {answer!r}, tells seat {seat} something and reveals nothing"


def revisable_answers_have_revealed_nothing(subject, table):
    """An answer can be revised without consent only while nothing has been revealed since it was given."""
    game, told = table.game, [False] * len(table.people)
    for number, (actor, _) in enumerate(table.inputs):
        before, step = table.steps[number].state, table.steps[number + 1]
        told = [True] * len(told) if game.reveals(before, step) else told
        told[actor] = game.reveals(before, step)
        for seat in range(len(told)):
            if told[seat] and game.can_revise(step.state, seat):
                yield f"after input {number + 1}, seat {seat} can revise what has been revealed"


def _seen(table, state, seat):
    """What a seat sees on pages with commands, and who is to move."""
    seen = [table.game.waiting(state)]
    for command in table.game.pages.commands:
        try:
            page = table.game.page(state, seat, command.page, None, table.people)
        except Refusal as refusal:
            seen.append(refusal.text)
        else:
            seen.append(everything(page, files=False))
    return seen


def steps_have_names(subject, table):
    """Names are a few words on a line, without people, and equal if everybody else sees the same."""
    game, strangers = table.game, tuple(replace(one, name="Nemo", mention="") for one in table.people)
    for number, before, seat, answer in decided(table, 10):
        step = table.steps[number + 1]
        name = game.step_name(before, seat, answer, step, table.people)
        if name != name.strip(" .\n") or not name or "\n" in name or len(name) > STEP_NAME:
            yield f"input {number + 1}, {answer!r}, is called {name!r}"
        if game.step_name(before, seat, answer, step, strangers) != name:
            yield f"input {number + 1}, {answer!r}, names people: {name!r}"
        public = _public(table, number, step)
        for there, done in _other_ways(subject, table, number):
            try:
                other = game.apply(there, seat, done)
            except Refusal:
                continue
            called = game.step_name(there, seat, done, other, table.people)
            if called != name and _public(table, number, other) == public:
                yield f"input {number + 1} is called {name!r}, and {called!r} where only secrets differ"


def _other_ways(subject, table, number):
    """The same answer in a state with other hidden information, and other answers in this state."""
    before, (seat, answer) = table.steps[number].state, table.inputs[number]
    other = subject.twin(before, None)
    if other is not None:
        yield other, answer
    late = table.game.late_answer(before, seat, NO_PREPARATION)
    own = [done for actor, done in table.inputs if actor == seat and done != "resign"]
    ways = {*sampled([*dict.fromkeys(own)], 15), *((late.answer,) if late else ())}
    ways |= {*_one_press_away(table.game, before, seat, table.people)}
    for done in sorted(ways - {answer}):
        yield before, done


def _one_press_away(game, state, seat, people):
    """Answers that a single press on the page of a seat's decision leads to."""
    page = game.page(state, seat, game.pages.next, None, people)
    for press, stamp in offered(page):
        try:
            reply = game.press(state, seat, press, None, people) if stamp else None
        except Refusal:
            continue
        if reply and reply.answer is not None:
            yield reply.answer


def _public(table, number, step):
    """What a spectator sees after an input: pages, and the posts about it."""
    moment = table.moment(steps=[*table.steps[: number + 1], step])
    told = [one for one in table.game.announce(moment.before, step, Pace.PHASE) if one.seat is None]
    posts = [everything(table.game.compose(moment, one), files=False) for one in told]
    return _seen(table, step.state, None), posts


def every_pace_tells_each_step(subject, table):
    """At every pace each step is told within the limits, and players to move can be pinged."""
    if table.game.paces[0] is not Pace.PHASE:
        yield "Pace.PHASE is not the first pace"
    if not {pace for pace in table.game.paces if pace.edits_posts} <= set(table.game.ping_paces):
        yield "in a quiet pace nobody is called"
    for pace in dict.fromkeys((*table.game.paces[1:], *table.game.ping_paces)):
        made = set()
        for number, step in enumerate(table.steps):
            moment = table.moment(number, pace=pace)
            told = table.game.announce(moment.before, step, pace)
            call = table.game.ping_key(step.state, pace)
            if call is not None and not call.startswith(PING):
                yield f"{pace}: the key {call!r} of a call"
            for one in told:
                if one.edit and (one.key, one.seat) not in made:
                    yield f"{pace}: {one.key} is edited, and was never posted"
                made.add((one.key, one.seat))
            if number in {0, 1, len(table.steps) - 1} or number % 7 == 0:
                calls = (Announcement(call),) if call is not None and table.game.waiting(step.state) else ()
                for one in (*told, *calls):
                    page = table.game.compose(moment, one)
                    yield from page_limit_faults(f"{pace}, {one.key}", page)


def draft_stamps_match_the_decision(subject, table):
    """The draft of a player to move is for their current decision."""
    for step in table.steps:
        for seat in table.game.waiting(step.state):
            if table.game.draft_stamp(step.state, seat) != table.game.stamp(step.state, seat):
                yield f"seat {seat} is asked one thing and drafts another"


def steps_can_be_batched(subject, table):
    """Steps that can be told together fit into messages."""
    for number in sampled(range(1, len(table.steps) - 1), 5):
        before, step, after = (table.steps[number + place] for place in (-1, 0, 1))
        if table.game.can_batch(before.state, step):
            whole = Step(after.state, (*step.events, *after.events))
            moment = table.moment(steps=[*table.steps[:number], whole])
            for one in table.game.announce(before.state, whole, Pace.PHASE):
                page = table.game.compose(moment, one)
                yield from page_limit_faults(f"two steps in {one.key}", page)


def progress_is_a_line(subject, table):
    for step, seat in readers(table):
        line = table.game.progress(step.state, seat, table.people)
        if not line.strip() or "\n" in line:
            yield f"the progress is {line!r}"


def players_to_move_are_in_play(subject, table):
    for step in table.steps:
        for seat in table.game.waiting(step.state):
            if not table.game.in_play(step.state, seat):
                yield f"seat {seat} is out of the game and to move"
