"""What can be set of a table: the game's by menus below its lobby, the host's on a page of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.game.base import POSTS
from k2bot.game.values import Choice, HostSelect, Option, Pace, Refusal
from k2bot.host.people.preferences import CLOCKS, OFF, ON, PRIVATE, THREAD
from k2bot.host.timing.clocks import CLOCK, QUIET, Clock
from k2bot.text.formatting import quoted

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.game.base import Game
    from k2bot.host.kernel.session import Session
    from k2bot.text.words import Words

SET: Final = "set"
"""The verb of a menu below the lobby; its argument is the setting, or SWITCHES for all of two values."""
SET_HERE: Final = "set-here"
"""The verb of a menu on the page of the host's settings, and without an argument of the button there."""
SWITCHES: Final = "switches"
INVITE: Final = "invite"
"""The argument of the menu there that invites people."""
_WITH_OTHERS: Final = frozenset({CLOCK, QUIET, THREAD, PRIVATE})


def settings_of(game: Game[Any], words: Words) -> tuple[Option, ...]:
    """All that can be set in the lobby: the game's options, then the host's."""
    return (*game.spoken(words.locale).options, *host_options(game, words))


def host_options(game: Game[Any], words: Words) -> tuple[Option, ...]:
    """What the host offers beside the game, where there is a choice; it is the same in every game."""
    return (*_posts(game, words), *_clock(game, words), _switch(THREAD, words), _switch(PRIVATE, words))


def summary(game: Game[Any], options: Mapping[str, str], seats: int, words: Words) -> str:
    """All chosen options in a few lines, for the lobby; of the host's those that are not as usual."""
    told = [game.spoken(words.locale).summary(options, seats)]
    for option in host_options(game, words):
        if option.key == QUIET and Clock.of(options) is None:
            continue
        value = _value(option, options)
        if value != option.default:
            label = dict(option.values)[value]
            told.append(words.text("lobby-setting", option=option.label, value=label))
    return "\n".join(filter(None, told))


def menus(table: Session, words: Words) -> Iterator[HostSelect]:
    """The game's settings for its host."""
    return option_menus(table.game.spoken(words.locale).options, table.row.options, SET, words)


def host_menus(table: Session, words: Words) -> Iterator[HostSelect]:
    """The host's settings, in the same way; in a private chat without those that take others.

    Quiet hours are of interest where there is a clock that they can stop.
    """
    idle = {*(_WITH_OTHERS if table.row.guild_id is None else ()), *(() if table.clock else (QUIET,))}
    options = [own for own in host_options(table.game, words) if own.key not in idle]
    return option_menus(options, table.row.options, SET_HERE, words)


def option_menus(
    settings: Sequence[Option], chosen: Mapping[str, str], verb: str, words: Words
) -> Iterator[HostSelect]:
    """Options as menus: one of all that are one of two, then one for each of the others."""
    switches = [option for option in settings if len(option.values) == 2]
    if switches:
        choices = tuple(
            _choice(option, _other_value(option), chosen, words, told=option.help) for option in switches
        )
        yield HostSelect(
            verb, words.text("lobby-settings"), choices, SWITCHES, minimum=0, maximum=len(choices)
        )
    for option in settings:
        if option not in switches:
            choices = tuple(_choice(option, value, chosen, words) for value, _ in option.values)
            yield HostSelect(verb, option.label, choices, option.key)


def _other_value(option: Option) -> str:
    """Of a setting that is one of two the value that it has not by itself."""
    return next(value for value, _ in option.values if value != option.default)


def _choice(
    option: Option, value: str, options: Mapping[str, str], words: Words, *, told: str = ""
) -> Choice:
    label = words.text("lobby-setting", option=option.label, value=dict(option.values)[value])
    return Choice(f"{option.key}={value}", label, told, chosen=_value(option, options) == value)


def _value(option: Option, options: Mapping[str, str]) -> str:
    """What an option is set to; as usual where it is set to what there is not any more."""
    value = options.get(option.key, option.default)
    return value if value in dict(option.values) else option.default


def usual_of_server(game: Game[Any], usual: Mapping[str, str], words: Words) -> dict[str, str]:
    """What is usual on a server, of the options that a table of this game has."""
    known = {option.key: dict(option.values) for option in host_options(game, words)}
    return {key: value for key, value in usual.items() if value in known.get(key, ())}


def all_settings(game: Game[Any], options: Mapping[str, str], words: Words) -> dict[str, str]:
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


def chosen_settings(settings: Sequence[Option], menu: str, values: Collection[str]) -> dict[str, str]:
    """What was picked from a menu of these settings, by setting: every switch, or the one that it is of."""
    picked = dict(value.split("=", 1) for value in values if "=" in value)
    if menu != SWITCHES:
        return {menu: picked[menu]} if menu in picked else {}
    switches = [option for option in settings if len(option.values) == 2]
    return {option.key: picked.get(option.key, option.default) for option in switches}


def _switch(key: str, words: Words) -> Option:
    """A setting that is off by itself."""
    values = ((OFF, words.text("option-off")), (ON, words.text("option-on")))
    return Option(
        key,
        words.text(f"{key}-option"),  # words: thread-option, private-option, quiet-option
        words.text(f"{key}-option-help"),  # words: thread-option-help, private-option-help, quiet-option-help
        values,
        OFF,
        words.text(f"{key}-option-name"),  # words: thread-option-name, private-option-name, quiet-option-name
    )


def _posts(game: Game[Any], words: Words) -> Iterator[Option]:
    if len(game.paces) < 2:
        return
    values = tuple((pace.value, words.text(f"posts-{pace.value}")) for pace in game.paces)  # words: posts-*
    told = words.text("posts-option-help")
    name = words.text("posts-option-name")
    yield Option(POSTS, words.text("posts-option"), told, values, Pace.PHASE.value, name)


def _clock(game: Game[Any], words: Words) -> Iterator[Option]:
    if not game.clocked:
        return
    times = tuple((value, words.text(f"clock-{value}")) for value in CLOCKS)  # words: clock-*
    told, name = words.text("clock-option-help"), words.text("clock-option-name")
    yield Option(CLOCK, words.text("clock-option"), told, times, CLOCKS[0], name)
    yield _switch(QUIET, words)
