"""Transcripts of whole games, rules and tutorials."""

from itertools import islice
from pathlib import Path

import pytest

from k2bot.game import pages
from k2bot.game.exercises import CONTINUE
from k2bot.game.pages import whole_facts
from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import drawings as mazes
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.exercises import View, course_page
from k2bot.text.words import words
from tests.kit.courses import walk
from tests.kit.table import NAMES, Table
from tests.kit.transcript import FOLDER, page_text
from tests.phrases import LANGUAGE

RECORDED = Path(__file__).parent / "dungeon_twister" / "recorded"
NEWS = ("attack", "reveal", "end")
"""What ends the part of a turn that is handed in as one answer."""
ALONE = ("lay", "place", "team", "hide", "line")
"""Actions that are submitted by themselves."""
DEALT = {"dealt": "yes", "goal": "3", "shown": "two"}
FIRST, LAST = 12, 6
"""Number of answers kept from the start and the end of a whole game."""


def game_of(name, options):
    """Posts and the acting player's pages of a recorded game: one text per answer."""
    recorded = record.loads((RECORDED / f"{name}.jsonl").read_text(encoding="utf-8"))
    table, posts = Table.begin(DungeonTwister(words(LANGUAGE), revision=1), 2, recorded.seed, options), 0
    answers = answers_of([(seat, str(action)) for seat, action in recorded.inputs])
    for number, (seat, made) in enumerate(answers):
        told = [f"--- everybody reads:\n{page_text(post.page)}" for post in table.posts[posts:]]
        posts = len(table.posts)
        for count in range(len(made)) if FOLDER or not FIRST <= number < len(answers) - LAST else ():
            if count:
                table.prepare(seat, "; ".join(made[:count]))
            told.append(f"--- {NAMES[seat]} alone reads:\n{page_text(table.page(seat, 'next'))}")
        yield "\n\n".join(told)
        table.answer(seat, "; ".join(made))
    yield from (f"--- everybody reads:\n{page_text(post.page)}" for post in table.posts[posts:])


def answers_of(inputs):
    """Answers as submitted: a seat's actions up to a reveal or the other player's turn."""
    answers = []
    for seat, action in inputs:
        follows = answers and answers[-1][0] == seat and not answers[-1][1][-1].startswith((*NEWS, *ALONE))
        if follows and not action.startswith(("play", *ALONE)):
            answers[-1][1].append(action)
        else:
            answers.append((seat, [action]))
    return answers


GAMES = pytest.mark.parametrize(
    "game", [K2(words(LANGUAGE)), DungeonTwister(words(LANGUAGE))], ids=["k2", "dungeon"]
)


@GAMES
def test_tutorial_transcripts_match_the_approved_ones(game, approved):
    """Every exercise, its remarks action by action, and the answer that leads to the next one."""
    told, learner = [], Table.begin(game, 2).people[0]
    for attempt, exercise in walk(game, learner):
        page = course_page(game, exercise, View(attempt), words(LANGUAGE))
        told.append(f"--- exercise {exercise.place[0]}:\n{page_text(page)}")
        if exercise.model not in (None, CONTINUE):
            parts = exercise.model.split("; ")
            prompts = (exercise.remark("; ".join(parts[:count])) for count in range(1, len(parts) + 1))
            told += [f"--- then:\n> {prompt}" for prompt in dict.fromkeys(prompts) if prompt]
            told.append(f"--- the right answer: {exercise.model}")
    approved("\n\n".join(told), f"{game.key}-tutorial")


@GAMES
def test_rules_transcripts_match_the_approved_ones(game, approved):
    table = Table.begin(game, 2, names=NAMES)
    pages = [table.page(0, f"rules.{topic}") for topic, _ in game.topics]
    approved("\n\n".join(f"---\n{page_text(page)}" for page in pages), f"{game.key}-rules")


def test_every_fact_in_an_alt_text_is_a_full_sentence(monkeypatch):
    """Facts are joined by spaces, and the last ones may be dropped."""
    told = []

    def listened(talk, facts):
        told.extend(fact.replace("**", "") for fact in facts(talk.without_markdown.for_screen_reader) if fact)
        return whole_facts(talk, facts)

    for module in (pages, mazes):
        monkeypatch.setattr(module, "whole_facts", listened)
    mazes._maze_alt.cache_clear()
    for game in (K2(), DungeonTwister()):
        for topic, _ in game.topics:
            game.page(None, None, f"rules.{topic}", None, ())
        learner = Table.begin(game, 2).people[0]
        for attempt, exercise in walk(game, learner):
            course_page(game, exercise, View(attempt), words(LANGUAGE))
    assert list(game_of("first-game", DEALT))
    assert len(told) > 200
    assert [fact for fact in told if not fact.endswith((".", "!", "?"))] == []


def test_a_whole_dungeon_twister_game_matches_its_approved_transcript(approved):
    parts = list(game_of("first-game", DEALT))
    approved("\n\n".join(parts[:FIRST] + parts[-LAST:]), "dungeon-two-players", "\n\n".join(parts))


def test_a_hidden_start_matches_its_approved_transcript(approved):
    approved("\n\n".join(islice(game_of("hidden", {}), 5)), "dungeon-hidden-start")
