"""No module imports itself through others: whoever reads one knows which ones stand below it."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.host.test_imports import sources, within

WITHOUT = ("k2bot.host.discord", "cogs")
"""Packages without circles even if what is imported for types alone counts."""


def imported(source, modules, *, types=False):
    """The modules of these that a source imports when it runs, wherever in it; and for ``types`` alone."""
    found = set()
    todo = [ast.parse(source)]
    while todo:
        node = todo.pop()
        match node:
            case ast.If(test=ast.Name("TYPE_CHECKING")) if not types:
                todo += node.orelse
                continue
            case ast.Import():
                found |= {alias.name for alias in node.names}
            case ast.ImportFrom():
                names = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= names if names <= modules else {*names, node.module}
        todo += ast.iter_child_nodes(node)
    return found & modules


def circle(modules, *, types=False):
    """A circle among modules (name -> source), the first one again at its end; empty where there is none."""
    known = set(modules)
    graph = {name: imported(source, known, types=types) - {name} for name, source in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_modules_import_each_other_in_a_circle():
    assert circle(sources()) == []


@pytest.mark.parametrize("package", WITHOUT)
def test_no_modules_of_a_package_know_each_other_in_a_circle(package):
    own = {name: source for name, source in sources().items() if within(name, [package])}
    assert len(own) > 5
    assert circle(own, types=True) == []


@pytest.mark.parametrize(
    "last",
    ["import a", "from a import something", "def f():\n    from a import something", "from a import inner"],
)
def test_a_circle_is_found(last):
    modules = {"a": "from b import x", "b": "import c, os", "c": last, "d": "import a", "a.inner": "import c"}
    assert sorted(set(circle(modules))) in (["a", "b", "c"], ["a.inner", "c"])


def test_what_is_imported_for_types_alone_makes_no_circle():
    modules = {"a": "from b import x", "b": "if TYPE_CHECKING:\n    import a\nelse:\n    import c", "c": ""}
    assert circle(modules) == []
    assert circle(modules | {"c": "import b"}) != []
    assert circle(modules, types=True) != []
