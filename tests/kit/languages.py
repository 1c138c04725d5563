"""Checks of translated games: they use the language they are made in, and longer words fit."""

import re
from contextlib import suppress
from dataclasses import replace
from functools import partial

from k2bot.game.values import Announcement, Page, Refusal, Select
from k2bot.render.layout import Writing
from k2bot.text import PSEUDO
from k2bot.text.formatting import numbered_name, without_emoji
from tests.kit.looking import page_limit_faults, readers, refused, sampled
from tests.kit.playing import readable

ENGLISH = re.compile("[A-Za-z]+")
NAMESAKE = "Quentin"
"""A name that is no part of any text."""
UNNUMBERED = re.compile(rf"{NAMESAKE}(?!\u00a0\\?#\d)")
NAMESAKE_STEPS = 4
POSTS = 15
"""Steps of a playout whose texts are all checked."""


def visible(page):
    """Yield all texts of a page, alt texts included."""
    if not isinstance(page, Page):
        yield page
        return
    yield without_emoji(page.text)
    yield from (picture.alt for picture in page.pictures)
    for row in page.rows:
        if isinstance(row, Select):
            yield row.placeholder
            yield from (f"{choice.label} {choice.description}" for choice in row.choices)
        else:
            yield from (button.label for button in row)


def no_letter_comes_from_elsewhere(subject, table):
    """In the pseudo-language no letter is English, except in names that are the same in every language."""
    game = subject.translated(PSEUDO)
    people = tuple(
        replace(person, name=f"{seat}§", mention=f"<@{seat}>") for seat, person in enumerate(table.people)
    )
    for where, page in shown(game, table, people):
        yield from english_in(subject, where, page)


def namesakes_are_told_apart(subject, table):
    """Players with the same name have a number wherever they're named, and different names in pictures."""
    game = table.game
    people = tuple(
        replace(person, name=numbered_name(NAMESAKE, seat + 1), short="", mention=f"<@{seat}>")
        for seat, person in enumerate(table.people)
    )
    pages = [
        (name, page)
        for step in sampled(table.steps, NAMESAKE_STEPS)
        for seat in (None, 0)
        for name, page in readable(game, step.state, seat, people).items()
    ]
    for number, step in sampled([*enumerate(table.steps)], NAMESAKE_STEPS):
        pages += told(game, table, people, number, step)
    for where, page in pages:
        for text in visible(page):
            if UNNUMBERED.search(text):
                yield f"{where}: {text!r}"
        for picture in page.pictures if isinstance(page, Page) else ():
            for writing in getattr(picture.draw, "args", ()):
                if isinstance(writing, Writing) and len({*writing.names}) < len(writing.names):
                    yield f"{where}: the picture {picture.name} has the names {writing.names}"


def english_in(subject, where, page, names=()):
    """Faults of a page or text in the pseudo-language: English letters, and broken limits.

    ``names`` are computers' names, which are the same in every language.
    """
    same = re.compile("|".join([subject.same or "(?!)", *names]))
    if isinstance(page, Page):
        yield from page_limit_faults(f"{where}", page)
    for text in visible(page):
        if found := ENGLISH.findall(same.sub("", text)):
            yield f"{where}: {found} in {text!r}"


def shown(game, table, people):
    for option in game.options:
        yield f"option {option.key}", " ".join([option.label, option.help, *dict(option.values).values()])
    for command in game.pages.commands:
        yield f"command for {command.page}", f"{command.name} {command.help}"
    yield "the summary", game.summary(table.options, len(people))
    for topic, title in game.topics:
        yield f"rules, {topic}", title
    for step, seat in readers(table):
        for name, page in readable(game, step.state, seat, people).items():
            yield f"page {name} for seat {seat}", page
    for number, step in sampled([*enumerate(table.steps)], POSTS):
        yield from told(game, table, people, number, step)
    if game.films:
        film = game.film(table.steps, people)
        yield "the film", "\n".join((film.text, film.making, film.alt))


def told(game, table, people, number, step):
    """Posts and hints of a step at every pace, and refusals of invalid answers."""
    for pace in game.paces:
        moment = table.moment(number, people=people, pace=pace)
        call = game.ping_key(step.state, pace) if pace in game.ping_paces else None
        calls = [Announcement(call)] if call and game.waiting(step.state) else []
        for announcement in (*game.announce(moment.before, step, pace), *calls):
            yield f"post {announcement.key} at {pace}", game.compose(moment, announcement)
    seat, answer = table.inputs[min(number, len(table.inputs) - 1)]
    if game.hints and seat in game.waiting(step.state) and answer != "resign":
        with suppress(Refusal):
            yield f"hint at {answer!r}", game.hint(step.state, seat, answer, people)[0]
    for _, other in (("", "*"), *sampled(table.inputs)):
        if other == "resign":  # an input of the host's own, which some refusals quote
            continue
        yield f"{other!r} of seat {seat}", refused(partial(game.apply, step.state, seat, other)) or ""
