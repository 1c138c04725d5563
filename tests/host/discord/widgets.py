"""The buttons and menus of a message, with their parsed ids."""

from dataclasses import dataclass

from k2bot.host.discord.controls import read_id


@dataclass(frozen=True)
class Line:
    """One option of a menu."""

    value: str
    label: str
    description: str
    chosen: bool


@dataclass(frozen=True)
class Control:
    """A button or menu of a message, with its parsed id."""

    id: str
    kind: int
    verb: str
    argument: str
    stamp: str
    label: str
    style: int
    lines: tuple[Line, ...]
    minimum: int
    maximum: int


def rows_of(message):
    """The rows below a message, as Discord sends them."""
    return [row if isinstance(row, dict) else row.to_dict() for row in message.components]


def controls(message):
    """The enabled buttons and menus of a message."""
    return [_control(own) for row in rows_of(message) for own in row["components"] if not own.get("disabled")]


def answer_to(result):
    """The newest message that a press or a command has led to."""
    return result.followups[-1] if result.followups else result.response


def _control(widget):
    own = widget["custom_id"]
    says = read_id(own)
    return Control(
        own,
        widget["type"],
        says.verb,
        getattr(says, "argument", ""),
        getattr(says, "stamp", ""),
        widget.get("label") or widget.get("placeholder") or "",
        widget.get("style", 0),
        tuple(
            Line(own["value"], own["label"], own.get("description") or "", bool(own.get("default")))
            for own in widget.get("options", ())
        ),
        widget.get("min_values", 1),
        widget.get("max_values", 1),
    )


def find(message, verb, argument=None):
    """The control with this verb (and argument, if given); None if missing or disabled."""
    fitting = (c for c in controls(message) if c.verb == verb and argument in {None, c.argument})
    return next(fitting, None)
