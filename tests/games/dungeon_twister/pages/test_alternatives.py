"""Alt texts describe everything their pictures show in random games, and nearly always fit."""

import random
import re
from dataclasses import replace
from functools import cache

import pytest

from k2bot.game import limits
from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Hide, Move, Rotate, Team, apply, observe, planning
from k2bot.games.dungeon_twister.engine.content import (
    IS_CHARACTER,
    KIND,
    OWNER,
    TOKENS,
    TOKENS_OF,
)
from k2bot.games.dungeon_twister.engine.events import TurnBegan
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.play import Outcome
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES
from k2bot.games.dungeon_twister.engine.view import UNKNOWN
from k2bot.games.dungeon_twister.pages import drawings, posts
from k2bot.games.dungeon_twister.pages.orders import Orders, hiding_picture
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.games.dungeon_twister.pictures.catalogue import others
from tests.kit.looking import share
from tools.dungeon_twister import samples

NAMES_OF_PLAYERS = ("Annabelle", "Bartholomew")
SEEDS = range(8)
EACH = 12
"""Moments of each game."""
FIT = 0.99
"""Required share of mazes whose complete alt text fits, in every language."""


def talk(language="en"):
    people = tuple(Person(name, f"<@{seat}>") for seat, name in enumerate(NAMES_OF_PLAYERS))
    return Talk(words(language), people)


def game(seed):
    """A random game, lively or not."""
    return playing.played(seed, 0.6 if seed % 2 else 0.3)


@cache
def moments():
    """Random moments with the events of the turn so far, or of the last turn if one has just begun."""
    found = []
    for seed in SEEDS:
        turn, last, every = [], [], []
        for one in game(seed):
            for event in one.step.events:
                if isinstance(event, TurnBegan):
                    turn, last = [], turn
                turn.append(event)
            every.append((one, tuple(turn[1:] or last)))
        chance = random.Random(seed)  # noqa: S311 - not cryptographic
        found += chance.sample(every, min(EACH, len(every)))
        for phase in (Phase.FIGHT, Phase.PLACE):
            rare = [pair for pair in every if pair[0].step.game.phase is phase]
            found += chance.sample(rare, min(2, len(rare)))
    return found


@cache
def reaches():
    """What the panel shows before a move: an observation, the mover, and where it can go."""
    moved = [one for one, _ in moments() if isinstance(one.action, Move)]
    looks = [(planning.preview(one.before, one.seat, ()), one.action.character) for one in moved]
    return [(look.seen, mover, tuple(look.reach(mover))) for look, mover in looks]


def alts(asked, pictured, shown):
    """Alt texts of the pictures of these moments and reaches."""
    drawings._maze_alt.cache_clear()  # of texts made with the other limit
    yield from (drawings.maze(asked, observe(one.step.game, None), events).alt for one, events in pictured)
    yield from (drawings.reach(replace(asked, reader=seen.seat), seen, *rest).alt for seen, *rest in shown)
    drawings._maze_alt.cache_clear()


@pytest.mark.parametrize("language", languages())
def test_the_full_alt_text_of_nearly_every_picture_fits(language, monkeypatch):
    """With names of 9 and 11 letters; each language checks a third of the pictures."""
    shown, most = (share(own, 3, languages().index(language)) for own in (moments(), reaches())), limits.ALT
    monkeypatch.setattr(limits, "ALT", 9999)
    whole = list(alts(talk(language), *shown))
    assert sum(len(alt) <= most for alt in whole) >= FIT * len(whole) - 1


def test_alt_texts_of_random_games_match_the_snapshot(snapshot, monkeypatch):
    """Some mazes with recent events, reaches, fights, rooms being filled and rotations."""
    monkeypatch.setattr(limits, "ALT", 9999)
    told = list(alts(talk(), moments()[::8], reaches()[::4]))
    for one, _ in moments():
        seen = observe(one.step.game, None)
        if seen.phase is Phase.FIGHT:
            told.append(drawings.fight(talk(), seen, *(TOKENS[fighter] for fighter in seen.fight)).alt)
        elif seen.phase is Phase.PLACE:
            told.append(drawings.room(talk(), seen, seen.placing[0][2]).alt)
        elif isinstance(one.action, Rotate):
            told.append(drawings.rotation(talk(), observe(one.before, None), seen, one.action.slot).alt)
    assert told == snapshot


def test_a_second_turn_in_a_row_doesnt_count_the_first_ones_card_and_moves():
    """A player whose opponent can't act plays twice: the first turn is the last one, as in the picture."""
    table = Dungeon.at("b.warrior G3, y.goblin V1", wounded=["b.warrior"], turn=1, phase="card", ap=0)
    table.answer(1, "play 2; move y.goblin U1; end")
    alt = table.page(1, "board").pictures[0].alt
    assert alt.startswith("Turn 13.")
    assert "Yellow, last turn: Goblin from V1 to U1" in alt


def test_after_setup_all_unknown_tokens_are_in_face_down_rooms():
    for one, _ in moments():
        seen = observe(one.step.game, None)
        for seat in (0, 1) if seen.turn_number else ():
            unknown = sum(seen.places[token] == UNKNOWN for token in TOKENS_OF[seat])
            assert unknown == sum(room.backs[seat] for room in seen.rooms)


SIDES = ("Blue", "Yellow")
ON_SQUARE = (
    r"(wounded )?([A-Z][a-z-]+) ([A-V]\d+)(?: \(healed this turn\))?(?: with (?:blue |yellow )?([\w-]+))?"
)
"""A token in an alt text: wounded, kind, square, load."""


def told_tokens(alt):
    """What an alt text tells of each token on a square, by side and kind: square, wounded, load."""
    found = {}
    for side, told in re.findall(r"(?:^|\. )(Blue|Yellow): (?!cards)([^.]*)(?=\.)", alt):
        standing, _, lying = re.sub("; [A-Z][^;]* (?:knocked|left)[^;]*", "", told).partition("on the floor ")
        for wounded, kind, square, load in re.findall(ON_SQUARE, standing + lying):
            found[side, kind.casefold()] = (square, bool(wounded), load.casefold())
    return found


def shown_tokens(seen):
    """The same of each token that the picture shows by itself: things and friends carried are only loads."""
    on = {}
    for token, place in enumerate(seen.places):
        on.setdefault(place, []).append(token)
    for token, place in enumerate(seen.places):
        others = [other for other in on[place] if other != token]
        wounded = bool(seen.wounded >> token & 1)
        if place >= SQUARES or (others and not IS_CHARACTER[token]):
            continue
        carries = others and not (wounded and IS_CHARACTER[others[0]])
        load = kind_of(others[0]) if carries else ""
        yield (SIDES[OWNER[token]], kind_of(token)), (NAMES[place], wounded, load)


def kind_of(token):
    return {"wallwalker": "wall-walker"}.get(KIND[token], KIND[token])


def test_alt_texts_of_mazes_tell_all_that_random_games_show(monkeypatch):
    """All tokens with loads and wounds, all eight rooms, points, cards, and both sides of a fight."""
    monkeypatch.setattr(limits, "ALT", 9999)
    for one, events in moments():
        seen = observe(one.step.game, None)
        drawings._maze_alt.cache_clear()
        alt = drawings.maze(talk(), seen, events).alt
        assert told_tokens(alt) == dict(shown_tokens(seen))
        down = re.findall(r"(\d) with (\d) and (\d)", alt)
        bare = ",".join(re.findall(r"rooms without tokens: ([^.]*)\.", alt))
        gears = re.findall(r"(\d) on [A-V]\d+", ",".join(re.findall(r"Gears by room: ([^.]*)\.", alt)))
        rooms = [*(room for room, *_ in down), *re.findall(r"\d", bare), *gears]
        assert sorted(rooms) == list("12345678")
        for room, *backs in down:
            assert seen.rooms[int(room) - 1].backs == tuple(map(int, backs))
        if not seen.turn_number:
            continue
        points = re.findall(r"(?:blue|yellow)\) (\d) of (\d)", alt)
        assert [*zip(*points, strict=True)] == [tuple(map(str, both)) for both in (seen.vp, seen.setup.goal)]
        for side, own in zip(SIDES, seen.seats, strict=True):
            cards, combat = (", ".join(map(str, values)) or "none" for values in (own.actions, own.combat))
            known = f"{side}: cards {cards}; combat {combat}; jumps {own.jumps}."
            last = f", last played {own.shown_card}" if own.shown_card else ""
            counted = f"{side}: cards left {own.action_count}{last}; combat cards {own.combat_count}; "
            assert (known if own.is_known else f"{counted}jumps {own.jumps}.") in alt
            assert own.is_known or one.step.game.setup.covered
        if seen.phase is Phase.FIGHT:
            assert all(f"on {NAMES[seen.places[fighter]]}" in alt for fighter in seen.fight)
            laid = [NAMES_OF_PLAYERS[own.seat] for own in seen.seats if own.has_played_combat_card]
            assert re.findall(r"Combat card played: (\w+)", alt) == laid


def test_characters_to_choose_from_have_their_speed_and_combat_and_no_rooms():
    """The rooms come once the team is confirmed."""
    start, team = samples.moments(1)[0].before, ("b.thief", "b.troll", "b.goblin", "b.wizard")
    seen, strength = observe(start, 0), "Goblin: speed 4, combat 1."
    for chosen in ((), team):
        alt = hiding_picture(talk(), seen, Orders(), chosen).alt
        assert strength in alt
        assert "Free places" not in alt
    alt = hiding_picture(talk(), observe(apply(start, 0, Team(team)).game, 0), Orders()).alt
    assert strength not in alt
    assert "Free places" in alt


@pytest.mark.parametrize(("laid", "said"), [(False, "All planned: now confirm."), (True, "Plan confirmed.")])
def test_the_alt_text_of_a_complete_plan_tells_whether_it_is_confirmed(laid, said):
    shown = others()["setup-0-10"]
    plan = tuple(Hide(token, slot) for token, slot in shown.plan)
    assert said in hiding_picture(talk(), shown.seen, Orders(plan=plan, laid=laid)).alt


def test_the_alt_text_of_an_end_without_points_tells_what_its_picture_shows_instead():
    story = others()["end-resigned"].story
    outcome = Outcome("resigned", (0,), (0, 0))
    (picture,) = posts.end_post(talk(), story, outcome).pictures
    revealed = sum(room.id is not None for room in story.seen.rooms)
    assert not story.gains
    assert f"Rooms revealed: {revealed}/8." in picture.alt
