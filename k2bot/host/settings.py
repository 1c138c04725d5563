"""What can be set of a table, by its game and by the host: as menus below its lobby, and in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from k2bot.host.clocks import CLOCK, NO, QUIET, YES
from k2bot.host.game import Choice, Option, Pace, Refusal, Select
from k2bot.host.hosted import POSTS
from k2bot.host.preferences import CLOCKS
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from k2bot.host.hosted import HostedGame
    from k2bot.host.session import Session
    from k2bot.text.words import Words

SET: Final = "set"
"""The verb of such a menu; its argument is the setting, or SWITCHES for all that are one of two."""
SWITCHES: Final = "switches"
OTHERS: Final = "others"
"""The argument of the menu that has all settings for which there is no room for menus of their own."""
MENUS: Final = 3
"""How many menus have room below a lobby, beside its buttons and those for computers."""


def settings_of(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    """All that can be set in the lobby: the game's options, then the host's where there is a choice."""
    return (*game.spoken(words.locale).options, *_of_host(game, words))


def summary(game: HostedGame[Any], options: Mapping[str, str], seats: int, words: Words) -> str:
    """All chosen options in a few lines, for the lobby."""
    told = [game.spoken(words.locale).summary(options, seats)]
    for option in _of_host(game, words):
        value = dict(option.values).get(options.get(option.key, option.default))
        if value is None or value == dict(option.values)[option.default]:
            continue  # as on most tables
        told.append(words.text("lobby-setting", option=option.label, value=value))
    return "\n".join(told)


def menus(table: Session, words: Words) -> Iterator[Select]:
    """The settings for the host: a menu of all that are one of two, then one for each of the others.

    Where these are too many, the last menu is one of several settings, from which one is picked at a time.
    """
    running = table.clock is not None
    settings = [option for option in settings_of(table.game, words) if running or option.key != QUIET]
    switches = [option for option in settings if len(option.values) == 2]
    others = [option for option in settings if option not in switches]
    alone = len(others) if len(others) + bool(switches) <= MENUS else MENUS - 1 - bool(switches)
    if switches:
        choices = tuple(
            _choice(option, _other_value(option), table.row.options, words, told=option.help)
            for option in switches
        )
        yield Select(SET, words.text("lobby-settings"), choices, SWITCHES, minimum=0, maximum=len(choices))
    for option in others[:alone]:
        yield Select(SET, option.label, _choices(option, table.row.options, words), option.key)
    if rest := others[alone:]:
        labels = ", ".join(option.label for option in rest)
        together = [choice for option in rest for choice in _choices(option, table.row.options, words)]
        held = words.text("lobby-setting-now")
        choices = tuple(
            replace(choice, chosen=False, description=held) if choice.chosen else choice
            for choice in together
        )
        yield Select(SET, words.text("lobby-settings-more", names=labels), choices, OTHERS)


def _choices(option: Option, options: Mapping[str, str], words: Words) -> tuple[Choice, ...]:
    return tuple(_choice(option, value, options, words) for value, _ in option.values)


def _other_value(option: Option) -> str:
    """Of a setting that is one of two the value that it has not by itself."""
    return next(value for value, _ in option.values if value != option.default)


def _choice(
    option: Option, value: str, options: Mapping[str, str], words: Words, *, told: str = ""
) -> Choice:
    label = words.text("lobby-setting", option=option.label, value=dict(option.values)[value])
    return Choice(
        f"{option.key}={value}", label, told, chosen=options.get(option.key, option.default) == value
    )


def all_settings(game: HostedGame[Any], options: Mapping[str, str], words: Words) -> dict[str, str]:
    """All settings of a table, those left out by their defaults. Raises Refusal for what there is not."""
    known = {option.key: option for option in settings_of(game, words)}
    for key, value in options.items():
        if key not in known:
            raise Refusal(words.text("refusal-unknown-option", game=game.title, option=quoted(key)))
        labels = dict(known[key].values)
        if value not in labels:
            option, values = known[key].label, ", ".join(labels.values())
            raise Refusal(words.text("refusal-option", value=quoted(value), option=option, values=values))
    return {key: options.get(key, option.default) for key, option in known.items()}


def chosen_settings(
    game: HostedGame[Any], menu: str, values: Collection[str], words: Words
) -> dict[str, str]:
    """What was picked from a menu of settings, by setting: every switch, or the one that was picked."""
    picked = dict(value.split("=", 1) for value in values if "=" in value)
    if menu == OTHERS:
        return picked
    if menu != SWITCHES:
        return {menu: picked[menu]} if menu in picked else {}
    switches = [option for option in settings_of(game, words) if len(option.values) == 2]
    return {option.key: picked.get(option.key, option.default) for option in switches}


def _of_host(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    """What the host itself lets people set."""
    return (*_posts(game, words), *_clock(game, words))


def _clock(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    if not game.clocked:
        return ()
    times = tuple((value, words.text(f"clock-{value}")) for value in CLOCKS)  # words: clock-*
    rests = tuple((value, words.text(f"clock-quiet-{value}")) for value in (NO, YES))  # words: clock-quiet-*
    return (
        Option(
            CLOCK,
            words.text("clock-option"),
            words.text("clock-option-help"),
            times,
            CLOCKS[0],
            words.text("clock-option-name"),
        ),
        Option(
            QUIET,
            words.text("clock-quiet"),
            words.text("clock-quiet-help"),
            rests,
            NO,
            words.text("clock-quiet-name"),
        ),
    )


def _posts(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    if len(game.paces) < 2:
        return ()
    values = tuple((pace.value, words.text(f"posts-{pace.value}")) for pace in game.paces)  # words: posts-*
    told = words.text("posts-option-help")
    name = words.text("posts-option-name")
    return (Option(POSTS, words.text("posts-option"), told, values, Pace.PHASE.value, name),)
