"""No module imports itself through others, not even for types: whoever reads one knows what is below it."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.host.test_imports import sources


def imported(source, modules):
    """The modules of these that a source imports anywhere in it, those for types alone too."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                found |= {alias.name for alias in node.names}
            case ast.ImportFrom():
                names = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= names if names <= modules else {*names, node.module}
    return found & modules


def circle(modules):
    """A circle among modules (name -> source), the first one again at its end; empty where there is none."""
    graph = {name: imported(source, set(modules)) - {name} for name, source in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_modules_import_each_other_in_a_circle():
    assert circle(sources()) == []


@pytest.mark.parametrize(
    "last",
    ["import a", "from a import something", "def f():\n    from a import something", "from a import inner"],
)
def test_a_circle_is_found(last):
    modules = {"a": "from b import x", "b": "import c, os", "c": last, "d": "import a", "a.inner": "import c"}
    assert sorted(set(circle(modules))) in (["a", "b", "c"], ["a.inner", "c"])


def test_what_is_imported_for_types_alone_counts():
    modules = {"a": "from b import x", "b": "if TYPE_CHECKING:\n    import a", "c": ""}
    assert circle(modules) == ["a", "b", "a"] or circle(modules) == ["b", "a", "b"]
    assert circle(modules | {"b": ""}) == []
