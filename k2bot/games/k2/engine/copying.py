"""Fast copies of frozen values with some fields changed.

``dataclasses.replace`` looks every field up by name and initialises anew; a game is copied at every step, so
each class of the state gets a copier of its own, made once from its fields as dataclasses make ``__init__``.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
_KEEP = object()


def copier(kind: type[T]) -> Callable[..., T]:
    """A function ``changed(value, **fields)`` for a frozen dataclass with slots and plain fields only.

    The copy is filled in as a draft, a class with the same slots that may be written to, and then frozen.
    """
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]  # any dataclass will do
    draft = type(f"{kind.__name__}Draft", kind.__bases__, {"__slots__": kind.__slots__})  # type: ignore[attr-defined]  # it has slots
    known: dict[str, Any] = {"new": object.__new__, "draft": draft, "kind": kind, "KEEP": _KEEP}
    lines = [
        f"def changed(value, *, {', '.join(f'{name}=KEEP' for name in names)}):",
        " copy = new(draft)",
        *(f" copy.{name} = value.{name} if {name} is KEEP else {name}" for name in names),
        " copy.__class__ = kind",
        " return copy",
    ]
    made: dict[str, Any] = {}
    exec("\n".join(lines), known, made)  # noqa: S102 - the text is made of this module's own field names
    changed: Callable[..., T] = made["changed"]
    return changed
