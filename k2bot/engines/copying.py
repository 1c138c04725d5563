"""Fast copies of frozen values with some fields changed, and fast new ones.

A frozen dataclass sets every field past its own lock, and ``dataclasses.replace`` looks every field up by
name as well. Each step of a game makes some ten values, so their classes get copiers and makers of their own,
written from the fields as dataclasses write ``__init__``. These fill in an instance of a mutable twin, a
class with the same slots, and freeze it by assigning its ``__class__``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
_KEEP = object()


def copier(kind: type[T], *changing: str, into: Any = None) -> Callable[..., T]:
    """A function ``changed(value, **fields)`` for a frozen dataclass with slots and plain fields only.

    Where fields are named here, it is ``changed(value, field, ...)`` for these, in this order, and twice as
    fast. ``into`` is another class with the same slots for the copy. Raises TypeError for an unknown field,
    or for a class that does more than keep its fields.
    """
    names = [field.name for field in _fields(kind)]
    if unknown := [name for name in changing if name not in names]:
        raise TypeError(f"{kind.__name__} has no field {unknown[0]!r}")
    if changing:
        parameters = ", ".join(changing)
        sources = {name: name if name in changing else f"value.{name}" for name in names}
    else:
        parameters = f"*, {', '.join(f'{name}=KEEP' for name in names)}"
        sources = {name: f"value.{name} if {name} is KEEP else {name}" for name in names}
    known = {"KEEP": _KEEP, "_kind": into or kind}
    changed: Callable[..., T] = _compile_function(kind, f"value, {parameters}", sources, known)
    return changed


def maker(kind: Callable[P, T]) -> Callable[P, T]:
    """A fast constructor, with the same parameters, of a frozen dataclass with slots and plain fields.

    Raises TypeError for a class that does more than keep its fields.
    """
    several = _fields(kind)
    parameters = ", ".join(
        one.name if one.default is MISSING else f"{one.name}=default_{one.name}" for one in several
    )
    defaults = {f"default_{one.name}": one.default for one in several}
    make: Callable[P, T] = _compile_function(
        kind, parameters, {one.name: one.name for one in several}, defaults
    )
    return make


def _fields(kind: Any) -> tuple[Field[Any], ...]:
    return fields(kind)


def _compile_function(kind: Any, parameters: str, sources: dict[str, str], known: dict[str, Any]) -> Any:
    """Compile a function with these parameters that fills in each field of a new value from its source."""
    if hasattr(kind, "__post_init__"):
        raise TypeError(f"{kind.__name__} does more than keep its fields, so filling them in is not enough")
    # A frozen base would neither let itself be made empty nor be written to.
    plain = {"__slots__": kind.__slots__, "__init__": object.__init__, "__setattr__": object.__setattr__}
    twin = type(f"Mutable{kind.__name__}", kind.__bases__, plain)
    names: dict[str, Any] = {"_twin": twin, "_kind": kind, **known}
    exec(_text(parameters, sources), names)  # noqa: S102 - built from this module's field names
    return names["filled"]


def _text(parameters: str, sources: dict[str, str]) -> str:
    """Source text of the function.

    For a climber whose level changes, for example::

        def filled(value, level):
            _copy = _twin()
            _copy.space = value.space
            _copy.level = level
            ...
            _copy.__class__ = _kind
            return _copy
    """
    fields = (f"_copy.{name} = {source}" for name, source in sources.items())
    body = ("_copy = _twin()", *fields, "_copy.__class__ = _kind", "return _copy")
    return "\n    ".join((f"def filled({parameters}):", *body))
