"""How far a reader has to go: no cycles of imports, few layers in the host, few files on three paths."""

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.bench import ways
from tests.host.test_imports import sources, statements

LAYERS = 9
"""Modules in the host's longest chain of imports at run time."""


def imported(source, modules, *, types=True):
    """The modules of these that a source imports anywhere in it; those for types alone too, unless told."""
    found = set()
    for node, of_types in statements(source):
        match node:
            case _ if of_types and not types:
                continue
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


def longest_chain(modules):
    """The longest chain of imports at run time among modules (name -> source), the top first."""
    graph = {name: imported(source, set(modules), types=False) - {name} for name, source in modules.items()}
    chains = {}
    for name in TopologicalSorter(graph).static_order():
        chains[name] = [name, *max((chains[below] for below in graph[name]), key=len, default=[])]
    return max(chains.values(), key=len, default=[])


def test_no_modules_import_each_other_in_a_circle():
    assert circle(sources()) == []


@pytest.mark.parametrize(
    "last",
    [
        *("import a", "from a import something", "def f():\n    from a import something"),
        *("from a import inner", "if TYPE_CHECKING:\n    import a"),
    ],
)
def test_a_circle_is_found(last):
    modules = {"a": "from b import x", "b": "import c, os", "c": last, "d": "import a", "a.inner": "import c"}
    assert sorted(set(circle(modules))) in (["a", "b", "c"], ["a.inner", "c"])
    assert circle(modules | {"c": "", "a.inner": ""}) == []


def test_the_host_has_few_layers():
    host = {name: source for name, source in sources().items() if name.startswith("k2bot.host.")}
    chain = longest_chain({name: source for name, source in host.items() if source.count("\n") > 1})
    assert len(chain) <= LAYERS, " imports ".join(chain)


def test_the_longest_chain_leaves_out_what_is_imported_for_types_alone():
    modules = {"a": "from b import x", "b": "def f():\n    import d", "c": "", "e": "import a"}
    of_types = "if TYPE_CHECKING:\n    import c"
    assert longest_chain(modules | {"d": of_types}) == ["e", "a", "b", "d"]
    assert longest_chain(modules | {"d": f"{of_types}\nelse:\n    import c"}) == ["e", "a", "b", "d", "c"]


async def test_few_files_are_entered_on_the_way_of_a_press_a_board_and_a_thought():
    entered = {what: route.files for what, route in (await ways.routes()).items()}
    too_many = {what: list(files) for what, files in entered.items() if len(files) > ways.GOALS[what]}
    assert not too_many
    assert {"k2bot/host/service/table.py", "k2bot/games/k2/engine/play.py"} <= {*entered[ways.PRESS]}
