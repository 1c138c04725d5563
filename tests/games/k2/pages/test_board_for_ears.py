"""The board as text says whatever its picture shows, in any position, on both sides."""

# ruff: noqa: RUF001 - what people read holds a proper minus sign

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from k2bot.games.k2.engine import Phase, content, observe
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pages import board_text
from tests.games.k2.pages import expedition

GAMES = ("three", "solo", "family", "avalanche", "long names")
MAPS = ("board.low", "board.6000", "board.7000")


def word(space):
    return {"base": "base camp", "summit": "the summit"}.get(space, space)


def points(number):
    return "1 point" if number == 1 else f"{number} points"


def signed(number):
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


@pytest.fixture(params=GAMES)
def positions(request, whole_games):
    """What everybody saw at some moments of a whole game, with the pages of that moment."""
    table = whole_games[request.param]
    found = []
    for step in table.steps[::9] + table.steps[-1:]:
        pages = {
            name: table.game.page(step.state, None, name, None, table.people).text
            for name in board_text.PAGES
        }
        found.append((observe(step.state, None), pages))
    assert len({seen.phase for seen, _ in found}) > 2
    return found


def people(text):
    """The three lines of each player, in the order of the seats."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("**")][1:]
    return [lines[start : start + 3] for start in starts]


def test_every_player_and_climber_is_told_with_all_figures(positions):
    for seen, pages in positions:
        told = people(pages["board"])
        assert len(told) == len(seen.seats)
        for seat, (head, *climbers) in zip(seen.seats, told, strict=True):
            facts = head.split("**: ")[1].split("; ")
            assert facts[0] == points(seat.total)
            assert (f"risk token {seat.risk}" in facts) == (
                seat.risk is not None and seen.phase is not Phase.OVER
            )
            assert ("rescue card" in facts) == seat.rescue
            assert ("left the game" in facts) == seat.resigned
            cards = f"{seat.hand_size} cards in hand, {seat.deck_size} in the deck"
            assert (cards in facts) == (seat.alive and seen.phase is not Phase.OVER)
            if seen.phase is Phase.SELECTION:
                assert ("cards chosen" in facts) == (seat.alive and seat.has_committed)
            else:
                shown = () if seen.phase is Phase.OVER else seat.committed or ()
                assert head.count("Move") + head.count("Rope") + head.count("Air") == len(shown)
            for climber, line in zip(seat.climbers, climbers, strict=True):
                facts = line[3:].split("; ")
                where = climber.space
                altitude = seen.board.by_id[where].altitude if where else 0
                place = f"at {word(where)}, {altitude} m" if where else "dead"
                assert facts[0] in {place, "dying"}
                assert (f"air {climber.level}" in facts) == climber.alive
                key = (seat.seat, line[0])
                assert ("would die tonight" in facts) == (key in would_die(seen)), line
                assert points(climber.vp) in facts
                tent = f"tent at {word(climber.tent)}" if climber.tent else "tent not pitched"
                assert (tent in facts) == (climber.alive or climber.tent is not None)


def test_the_order_says_who_has_acted_and_who_acts(positions):
    acted = 0
    for seen, pages in positions:
        lines = [line for line in pages["board"].splitlines() if line.startswith("Turn order today: ")]
        several = len(seen.order()) > 1 and seen.phase is not Phase.OVER
        assert len(lines) == several
        if several and seen.phase is Phase.ACTIONS:
            names = re.split(r", (?=\S)", lines[0].removeprefix("Turn order today: ").removesuffix("."))
            turn = seen.order().index(seen.turn)
            assert [name.endswith("(done)") for name in names] == [
                number < turn for number in range(len(seen.order()))
            ]
            assert names[turn].endswith("(now)")
            acted += turn
    assert acted or len(positions[0][0].seats) == 1


def test_the_weather_of_every_open_day_and_all_tokens_are_told(positions):
    for seen, pages in positions:
        lines = pages["board.weather"].splitlines()
        for day in range(seen.day + 1, content.DAYS + 1):
            weather = seen.weather_on(day)
            told = [line for line in lines if line.startswith(f"Day {day}: ")]
            assert len(told) == (weather is not None)
            if weather is None:
                continue
            assert ("clear" in told[0]) == weather.is_clear
            assert ("avalanche" in told[0]) == weather.avalanche
            assert (f"−{weather.acc} air" in told[0]) == bool(weather.acc)
            assert (f"steps +{weather.move}" in told[0]) == bool(weather.move)
            metres = {int(number) for number in re.findall(r"\d{4}", told[0])}
            edges = {int(zone) for zone in weather.zones if zone != "low"}
            assert metres <= edges | {6000, 7000, 8000}
            if weather.zones and weather.zones[0] != "low":
                assert min(metres) == min(edges)
        hidden = 6 - len(seen.tiles)
        assert any(f"{hidden} tile" in line for line in lines) == bool(hidden)
        (tokens,) = [line for line in lines if line.startswith("Face-up risk tokens")]
        assert sorted(re.findall(r"\d+", tokens.partition(";")[0])) == sorted(map(str, seen.tokens_open))
        if seen.tokens_pile_size:
            assert f" {seen.tokens_pile_size} more face down" in tokens
        aside = [line for line in lines if line.startswith("Taken so far")]
        taken = [
            value
            for line in aside
            for count, value in re.findall(r"(\d+) × (\d)", line)
            for _ in range(int(count))
        ]
        assert taken == sorted(map(str, seen.tokens_aside))
        assert len(aside) == bool(seen.tokens_aside)
        assert bool(re.search("(?i)tonight|today", lines[1])) == (seen.phase is not Phase.OVER)


def test_every_space_is_told_with_all_that_its_plate_and_crowd_show(positions):
    for seen, pages in positions:
        lines = "\n".join(pages[name] for name in MAPS).splitlines()
        for space in seen.board.spaces:
            (line,) = [line for line in lines if line.startswith(f"**{word(space.id)}**: ")]
            facts = line.split("**: ", 1)[1].split("; ")
            toll = seen.weather.toll(space.zone) if space.id != "base" else None
            assert facts[:2] == [f"{space.altitude} m", points(space.vp)]
            if toll is not None:
                assert facts[2] == f"cost {space.cost + toll}{' today' if toll else ''}"
            assert facts[3] == f"air {signed(space.acc)}"
            ropes = set(re.findall(r"base camp|the summit|\b[a-d]\d+\b", facts[4]))
            assert ropes == {word(other.id) for other in seen.board.neighbours[space.id]}
            standing, left = seen.standing(space.id), seen.places_left(space.id)
            here = [fact for fact in facts if fact.startswith("here: ")]
            assert len(here) == bool(standing)
            if standing:
                assert len(re.findall(r" [AB](?=,| and |$)", here[0])) == len(standing)
            assert ("full" in facts) == (left == 0)
            assert (f"room for {left} more" in facts) == (bool(standing) and bool(left))
            tents = [fact for fact in facts if fact.startswith("tent")]
            assert len(tents) == bool(seen.tents(space.id))


def test_a_computer_is_told_as_one_in_a_word_and_without_a_sign(whole_games):
    table = whole_games["three"]
    people = tuple(replace(person, computer=seat == 1) for seat, person in enumerate(table.people))
    text = table.game.page(table.state, None, "board", None, people).text
    assert text.count("computer") == 1
    assert f"{people[1].name}**: computer;" in text or f"{people[1].name}: computer;" in text, text
    assert "⚙" not in text
    assert "computer" not in table.page(None, "board").text


def test_nothing_is_said_by_signs_or_colours(positions):
    for _, pages in positions:
        for text in pages.values():
            assert not re.search(r"[→·•✓✗★|]", re.sub(r"\\.", "", text)), text
            assert not re.search(r"\b(red|green|blue|brown|yellow|orange|violet)\b", text)
            assert not any(ord(letter) > 0x2FFF for letter in text)


def test_the_pages_fit_and_lead_to_one_another(positions, whole_games):
    table = whole_games["long names"]
    for name in board_text.PAGES:
        page = table.page(None, name)
        assert expedition.faults(page) == []
        tabs = [button.argument for button in expedition.buttons(page)[: len(board_text.PAGES)]]
        assert tabs == list(board_text.PAGES)
