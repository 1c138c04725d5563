"""Imports follow docs/architecture.md: allowed layers only, no cycles, and few layers."""

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.bench import ways

ROOT = Path(__file__).parent.parent
LAYERS = 9
"""Upper limit of the host's longest chain of run-time imports."""
K2 = "k2bot.games.k2"
DUNGEON = "k2bot.games.dungeon_twister"

# What a game may use of all that is not its own.
GAMES = {"k2bot.game", "k2bot.thinking.question", "k2bot.text"}
# What pages and pictures of all games share.
SHARED = {"k2bot.game", "k2bot.engines", "k2bot.render.layout"}

OWN_GAMES = sorted(
    f"k2bot.games.{folder.parent.name}" for folder in (ROOT / "k2bot" / "games").glob("*/__init__.py")
)


def rooms(game):
    """The parts of a game, each a module or package, with what they may import."""
    return {
        f"{game}.engine": {f"{game}.engine", "k2bot.engines"},
        f"{game}.players": {f"{game}.players", f"{game}.engine", "k2bot.thinking"},
        f"{game}.pictures": {f"{game}.pictures", f"{game}.engine", "k2bot.render", "k2bot.text"},
        f"{game}.pages": {f"{game}.pages", f"{game}.pictures", f"{game}.engine", *SHARED, *GAMES},
        game: {game, *SHARED, *GAMES},
    }


# Folder or module -> what of this project it may import; the longest name that fits a module counts.
ALLOWED = {
    **{room: may for game in OWN_GAMES for room, may in rooms(game).items()},
    "k2bot.games": {"k2bot.games", *GAMES},
    "k2bot.engines": {"k2bot.engines", "k2bot.files"},
    "k2bot.text": {"k2bot.text"},
    "k2bot.thinking": {"k2bot.thinking", "k2bot.worker"},
    "k2bot.worker": {"k2bot.worker"},
    "k2bot.render": {"k2bot.render"},
    "k2bot.render.layout": {"k2bot.render", "k2bot.text"},
    "k2bot.render.theme": {"k2bot.render", "k2bot.text.formatting"},
    "k2bot.render.typesetting": {"k2bot.render", "k2bot.text.formatting"},
    "k2bot.game": {"k2bot.game", "k2bot.engines", "k2bot.render", "k2bot.text", "k2bot.thinking.question"},
    "k2bot.game.values": set(),
    "k2bot.game.statistics": {"k2bot.text.formatting"},  # names that look the same are told apart
    "k2bot.game.ratings": set(),
    "k2bot.config": {"k2bot.files", "k2bot.text", "k2bot.location"},
    "k2bot.files": set(),
    "k2bot.location": set(),
    "k2bot.terminal": {"k2bot.text"},
    "k2bot.health_check": {"k2bot.files", "k2bot.terminal"},
    "k2bot.host.store": {
        "k2bot.game.ratings",
        "k2bot.game.statistics",
        "k2bot.host.inputs",
        "k2bot.host.store",
        "k2bot.host.members",
        "k2bot.host.preferences",
        "k2bot.host.refusals",
        "k2bot.host.rows",
        "k2bot.location",
        "k2bot.text.errors",
    },
    "k2bot.host.inputs": {"k2bot.host.rows"},
    "k2bot.host.rows": {"k2bot.game.values", "k2bot.host.members"},
    "k2bot.host.members": {"k2bot.host.preferences", "k2bot.text"},
    "k2bot.host.preferences": {"k2bot.game.values", "k2bot.text"},
    "k2bot.host.clock": {"k2bot.game.values", "k2bot.host.preferences"},
    "k2bot.host.refusals": {"k2bot.game.values", "k2bot.text"},
    "k2bot.metrics": set(),
    "k2bot.host.discord": {
        "k2bot.host",
        "k2bot.game",
        "k2bot.metrics",
        "k2bot.config",
        "k2bot.text",
        "k2bot.thinking",
        "k2bot.worker",
    },
    "k2bot.host": {
        "k2bot.host",
        "k2bot.game",
        "k2bot.location",
        "k2bot.metrics",
        "k2bot.text",
        "k2bot.thinking",
    },
    "tools": {"tools", "k2bot"},
    "cogs": {"cogs", "k2bot.host", "k2bot.game", "k2bot.config", "k2bot.files", "k2bot.text"},
}
VERSION = "k2bot.__version__"
# Names that only these may import from outside of this project.
RESERVED = {
    "discord": {"k2bot.host.discord", "k2bot.checkup", "k2bot.offline", "k2bot.running", "cogs"},
    "simcord": {"k2bot.offline"},
    "numpy": {f"{game}.players" for game in OWN_GAMES},
    "PIL": {"k2bot.render", *(f"{game}.pictures" for game in OWN_GAMES), "k2bot.offline", "tools"},
    "aiosqlite": {"k2bot.host.store"},
    "psycopg": {"k2bot.host.store.postgres"},
    "openskill": {"k2bot.game.ratings"},
    # What the simulated Discord remembers is no part of the store.
    "sqlite3": {"k2bot.host.store", "k2bot.offline.archive"},
    "fluent": {"k2bot.text.words", "k2bot.text.syntax", "k2bot.text.pseudo", "tools.languages"},
}


def within(name, places):
    return any(name == place or name.startswith(place + ".") for place in places)


@cache
def statements(source):
    """All statements of a source, each with whether it's for type checking only."""
    found, todo = [], [(ast.parse(source), False)]
    while todo:
        node, of_types = todo.pop()
        found.append((node, of_types))
        typing = isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        todo += (
            (inner, of_types or (typing and inner in node.body))
            for inner in ast.iter_child_nodes(node)
            if isinstance(inner, ast.stmt | ast.excepthandler | ast.match_case)
        )
    return found


def imports(name, source):
    """Every module a source imports, those for type checking too."""
    for node, _ in statements(source):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively; write the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def faults(sources):
    """Each forbidden import."""
    found, engines = [], ["k2bot.engines", *(f"{game}.engine" for game in OWN_GAMES)]
    for name, source in sources.items():
        allowed = ALLOWED.get(max((place for place in ALLOWED if within(name, [place])), key=len, default=""))
        for imported in imports(name, source):
            own = within(imported, ["k2bot", "cogs", "bot", "tools"])
            inside_host = within(name, ["k2bot.host"]) and not within(name, ["k2bot.host.discord"])
            astray = own and allowed is not None and not within(imported, {*allowed, VERSION})
            if astray or (inside_host and within(imported, ["k2bot.host.discord"])):
                found.append(f"{name} imports {imported}")
            top = imported.partition(".")[0]
            if top in RESERVED and not within(name, RESERVED[top]):
                found.append(f"{name} imports {imported}")
            if within(name, engines) and not own and top not in sys.stdlib_module_names:
                found.append(f"{name} imports {imported}")
    return found


def sources():
    files = [
        *ROOT.glob("k2bot/**/*.py"),
        *ROOT.glob("cogs/**/*.py"),
        *ROOT.glob("tools/**/*.py"),
        ROOT / "bot.py",
    ]
    names = {f: ".".join(f.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for f in files}
    return {name: file.read_text(encoding="utf-8") for file, name in names.items() if file.exists()}


def test_imports_only_point_to_allowed_layers():
    found = sources()
    assert {"k2bot.host.service.table", "k2bot.text.words", f"{K2}.engine.model"} <= set(found)
    assert faults(found) == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("k2bot.host.pages.host_pages", "if TYPE_CHECKING:\n    import discord"),
        ("k2bot.host.pages.host_pages", "def f():\n    from discord import ui"),
        ("k2bot.host.pages.host_pages", "from k2bot.host.discord import interactions"),
        ("k2bot.host.service.table", "import sqlite3"),
        ("k2bot.game.values", "from k2bot.game.base import Game"),
        ("k2bot.engines.errors", "import babel"),
        (f"{K2}.engine.model", "from k2bot.games.k2.pictures import board"),
        (f"{DUNGEON}.engine.model", f"from {K2}.engine.model import Setup"),
        (f"{K2}.pages.hand", "import PIL.Image"),
        ("k2bot.render.scene", "from k2bot.game.values import Picture"),
    ],
)
def test_a_forbidden_import_is_detected(name, source):
    assert faults({name: source}) == [f"{name} imports {next(imports(name, source))}"]


def test_the_host_core_loads_neither_discord_nor_games_nor_numpy():
    """Checks what the modules really load, including indirect imports.

    NumPy takes a tenth of a second and 17 MB, which the bot itself can do without.
    """
    core = [
        name
        for name in sources()
        if within(name, ["k2bot.host"]) and not within(name, ["k2bot.host.discord"])
    ]
    program = (
        "import importlib, sys\n"
        f"for name in {core!r}: importlib.import_module(name)\n"
        "outside = {'discord', 'simcord', 'PIL', 'openskill', 'cogs', 'bot'}\n"
        "print([n for n in sys.modules if n.partition('.')[0] in outside or n.startswith('k2bot.games')])\n"
        "import k2bot.games.k2.hosted\n"
        "print([n for n in ('k2bot.games.k2.players', 'numpy') if n in sys.modules])"
    )
    done = subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert len(core) > 10
    assert done.stdout.splitlines() == ["[]", "['k2bot.games.k2.players']"]


def test_the_host_never_mentions_a_game():
    """No game's vocabulary appears in the host or its texts."""
    core = {name: text for name, text in sources().items() if within(name, ["k2bot.host"])}
    core["host.ftl"] = (ROOT / "k2bot/locales/en/host.ftl").read_text(encoding="utf-8")
    of_k2 = r"\bk2|climber|summit|acclimat|mountain|\btents?\b|\bropes?\b"
    of_dungeon_twister = r"dungeon|twister|maze|\bpits?\b|portcullis|goblin|troll\b|wizard|\bexits?\b"
    words = re.compile(f"{of_k2}|{of_dungeon_twister}")
    found = [
        f"{name}: {line.strip()}"
        for name, text in core.items()
        for line in text.lower().replace("k2bot", "").splitlines()
        if words.search(line)
    ]
    assert found == []


def imported(source, modules, *, types=True):
    """Which of ``modules`` a source imports; those for type checking count if ``types`` is true."""
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
    """A cycle among modules (name -> source), ending with its first module; empty if there is none."""
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


def test_there_are_no_circular_imports():
    assert circle(sources()) == []


@pytest.mark.parametrize(
    "last",
    [
        *("import a", "from a import something", "def f():\n    from a import something"),
        *("from a import inner", "if TYPE_CHECKING:\n    import a"),
    ],
)
def test_a_circular_import_is_detected(last):
    modules = {"a": "from b import x", "b": "import c, os", "c": last, "d": "import a", "a.inner": "import c"}
    assert sorted(set(circle(modules))) in (["a", "b", "c"], ["a.inner", "c"])
    assert circle(modules | {"c": "", "a.inner": ""}) == []


def test_the_host_has_few_layers():
    host = {name: source for name, source in sources().items() if name.startswith("k2bot.host.")}
    chain = longest_chain({name: source for name, source in host.items() if source.count("\n") > 1})
    assert len(chain) <= LAYERS, " imports ".join(chain)


def test_the_longest_import_chain_ignores_type_checking_imports():
    modules = {"a": "from b import x", "b": "def f():\n    import d", "c": "", "e": "import a"}
    of_types = "if TYPE_CHECKING:\n    import c"
    assert longest_chain(modules | {"d": of_types}) == ["e", "a", "b", "d"]
    assert longest_chain(modules | {"d": f"{of_types}\nelse:\n    import c"}) == ["e", "a", "b", "d", "c"]


async def test_presses_boards_and_computer_moves_pass_through_few_files():
    entered = {what: route.files for what, route in (await ways.routes()).items()}
    too_many = {what: list(files) for what, files in entered.items() if len(files) > ways.GOALS[what]}
    assert not too_many
    assert {"k2bot/host/service/table.py", "k2bot/games/k2/engine/play.py"} <= {*entered[ways.PRESS]}
