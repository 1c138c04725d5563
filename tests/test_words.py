"""Code and Fluent files agree: no message is missing, and none is unused."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path

import pytest

from k2bot.text import words as words_module
from k2bot.text.errors import MessageError
from k2bot.text.words import Words, WordsError, words
from tools import languages

ROOT = Path(__file__).parent.parent
SOURCES = sorted([*ROOT.glob("k2bot/**/*.py"), *ROOT.glob("cogs/**/*.py"), *ROOT.glob("bot.py")])
FAMILY = re.compile(r"(?<!`)#\s*words:\s*([^#]+)")
SIGNS = (ast.expr_context, ast.operator, ast.cmpop)
"""Nodes that don't matter here, and are half of all."""
ELSEWHERE = "given elsewhere"
"""Marks an id that is only compared with that of an error."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


# ----------------------------------------------------------------------------------------- Words itself


@pytest.fixture
def made(tmp_path):
    def make(**files):
        (tmp_path / "en").mkdir(exist_ok=True)
        for name, text in files.items():
            (tmp_path / "en" / f"{name}.ftl").write_text(text, encoding="utf-8")
        return Words("en", tmp_path)

    return make


def test_files_are_merged_and_terms_are_not_messages(made):
    found = made(a="hello-all = Hello { $name }\n-name = K", b="bye-all = Bye { $name }")
    assert found.ids == {"hello-all", "bye-all"}
    assert found.text("bye-all", name="Ann") == "Bye Ann"


def test_messages_continue_on_indented_lines_and_may_quote_braces(made):
    found = made(
        a='# Said { first\nhello-all =\n    Hello\n\n    { bye-all }\n\nbye-all = to { "{" } { -b }\n-b = b'
    )
    assert found.text("hello-all") == "Hello\n\nto { b"


def test_no_thread_sees_an_entry_before_its_references_are_parsed(made, monkeypatch):
    """Pictures are drawn, and texts formatted, in several threads."""
    found, said = made(a="hello-all = Hello { -name }\n-name = K"), []
    parse_entry = words_module.FluentParser.parse_entry

    def parse(parser, text):
        if text.startswith("-name") and not said:
            said.append(None)
            said[0] = found.text("hello-all")  # as another thread may, just now
        return parse_entry(parser, text)

    monkeypatch.setattr(words_module.FluentParser, "parse_entry", parse)
    assert [found.text("hello-all"), *said] == ["Hello K"] * 2


def test_true_and_false_select_yes_and_no(made):
    found = made(a="game-over = { $over ->\n    [yes] over\n   *[no] { $over }, it is { $turn }\n }")
    assert [found.text("game-over", over=over, turn=1) for over in (True, False)] == ["over", "no, it is 1"]


@pytest.mark.parametrize(
    ("files", "error"),
    [
        ({"a": "hello-you = Hello"}, "no message 'hello-all'"),
        ({"a": "hello-all = Hello { $name }"}, "'hello-all'.*name"),
        ({"a": "hello-all =\n    .label = Hello"}, "'hello-all' has no text"),
        ({"a": "fine-one = Fine\nhello-all = Hello { $name"}, r"a\.ftl.*hello-all = Hello \{ \$name"),
        ({"a": "hello-all = { $n ->\n    [one] One\n }"}, r"a\.ftl.*hello-all = \{ \$n"),
        ({"a": "hello-all = Hello\nof all"}, r"a\.ftl.*near 'of all'"),
        ({"a": "hello-all = { -name }\n-name = { $n ->\n    [one] One\n }"}, r"a\.ftl.*near '-name"),
        ({"a": "hello-all = Hello", "b": "hello-all = Hi"}, r"b\.ftl: hello-all is already .* in .*a\.ftl"),
    ],
)
def test_faulty_messages_raise_an_error_that_names_them(made, files, error):
    with pytest.raises(WordsError, match=error):
        made(**files).text("hello-all")


def test_an_unknown_locale_is_an_error():
    with pytest.raises(WordsError, match="'xx'"):
        Words("xx")


def test_cached_texts_distinguish_equal_values_of_different_types(made):
    """Texts are cached by their values and the types of these."""
    own = made(a="hello-all = { $one } and { $other }")
    for _ in range(2):
        assert own.text("hello-all", one=-0.0, other="b") == "-0 and b"
        assert own.text("hello-all", one=0, other="b") == "0 and b"
        assert own.text("hello-all", other=0, one="b") == "b and 0"
        with pytest.raises(WordsError, match="other"):
            own.text("hello-all", one=0)


def test_words_of_a_locale_are_read_once():
    assert words("en") is words("en")


# ------------------------------------------------------------------------------------ words and sources


@dataclass
class Said:
    """What the sources use: ids with place and values, families, places with an unknown id, literals."""

    ids: list[tuple[str, str, frozenset[str] | None]] = field(default_factory=list)
    families: dict[str, str] = field(default_factory=dict)
    untold: list[str] = field(default_factory=list)
    literals: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class Source:
    name: str
    tree: ast.Module
    families: dict[int, list[str]]
    """The families named in the comment of a line."""

    @cached_property
    def nodes(self):
        """All nodes, each with the innermost function around it."""
        found = [(self.tree, None)]
        for node, function in found:
            inner = node if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else function
            found += ((child, inner) for child in ast.iter_child_nodes(node) if not isinstance(child, SIGNS))
        return found

    @cached_property
    def calls(self):
        """Calls with arguments, by called name, each with its enclosing function."""
        found = {}
        for node, function in self.nodes:
            if isinstance(node, ast.Call) and node.args:
                called = getattr(node.func, "attr", None) or getattr(node.func, "id", None)
                found.setdefault(called, []).append((function, node))
        return found

    @property
    def speakers(self):
        """Functions that pass their first argument to ``Words.text`` as the id, with all values."""
        calls = self.calls.get("text", ())
        return {function.name for function, call in calls if _handed_on(function, call.args[0])}

    @classmethod
    def read(cls, name, text):
        found = {number: FAMILY.search(line) for number, line in enumerate(text.splitlines(), 1)}
        families = {line: [part.strip() for part in m[1].split(",")] for line, m in found.items() if m}
        return cls(name, ast.parse(text), families)

    def explained(self, call):
        """Whether a comment at the call, or on the line above, names the ids it may use."""
        return any(line in self.families for line in range(call.lineno - 1, call.end_lineno + 1))


def said_by(texts):
    sources = [Source.read(name, text) for name, text in texts.items()]
    speakers = {"text", "count_text"} | _errors(node for source in sources for node, _ in source.nodes)
    speakers |= {name for source in sources for name in source.speakers if not name.startswith("_")}
    said = Said()
    for source in sources:
        said.families |= {
            f: f"{source.name}:{line}"
            for line, found in source.families.items()
            for f in found
            if f != ELSEWHERE
        }
        constants = [node.value for node, _ in source.nodes if isinstance(node, ast.Constant)]
        said.literals |= {value for value in constants if isinstance(value, str)}
        for name in speakers | source.speakers:
            for function, call in source.calls.get(name, ()):
                # A drawing's text(), say, is another: that of Words takes a single positional argument.
                if name != "text" or (len(call.args) == 1 and isinstance(call.func, ast.Attribute)):
                    _note(said, source, function, call, {"count"} if name == "count_text" else set())
    return said


def _errors(nodes):
    """Names of MessageError and its subclasses, which take the id of a message."""
    kinds = [node for node in nodes if isinstance(node, ast.ClassDef)]
    bases = {kind.name: {base.id for base in kind.bases if isinstance(base, ast.Name)} for kind in kinds}
    found = {MessageError.__name__}
    while more := {name for name in bases if bases[name] & found} - found:
        found |= more
    return found


def _handed_on(function, argument):
    """Whether an argument is the first parameter of the enclosing function, which takes values too."""
    if function is None or function.args.kwarg is None or not isinstance(argument, ast.Name):
        return False
    names = [one.arg for one in (*function.args.posonlyargs, *function.args.args) if one.arg != "self"]
    return names[:1] == [argument.id]


def _note(said, source, function, call, added):
    """Note the messages of a call that itself adds these values."""
    place, argument = f"{source.name}:{call.lineno}", call.args[0]
    for part in [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]:
        if isinstance(part, ast.Constant):
            given = {keyword.arg for keyword in call.keywords}
            said.ids.append((place, part.value, None if None in given else frozenset(given | added)))
        elif not _handed_on(function, part) and not source.explained(call):
            said.untold.append(place)


def faults(sources, texts):
    """Every disagreement between sources and Fluent files, a line each."""
    said, quoted = said_by(sources), {other for text in texts.values() for other in text.others}
    takes = {name: languages._values(name, texts) for name in texts if not name.startswith("-")}
    known = set(takes)
    missing = [f"{place}: {name!r} is no message" for place, name, _ in said.ids if name not in known]
    untold = [f"{place}: say by a comment '# words: ...' which ids this can be" for place in said.untold]
    empty = [
        f"{place}: no message is like {family!r}"
        for family, place in said.families.items()
        if not any(fnmatchcase(name, family) for name in known)
    ]
    unused = [
        f"the message {name!r} is never said"
        for name in sorted(known - said.literals - quoted)
        if not any(fnmatchcase(name, family) for family in said.families)
    ]
    unlike = [
        f"{place}: {name!r} takes {sorted(takes[name])}, given are {sorted(given)}"
        for place, name, given in said.ids
        if given is not None and not takes.get(name, set()) <= given
    ]
    unhyphened = [f"the id {name!r} has no hyphen" for name in sorted(known) if not ID.fullmatch(name)]
    return [*missing, *untold, *empty, *unused, *unlike, *unhyphened]


def test_source_code_and_fluent_files_agree():
    """Those of the bot, and of test games with their own texts."""
    kit = ROOT / "tests" / "kit"
    files = [*SOURCES, *kit.glob("*/*.py")]
    sources = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}
    texts = dict(languages.texts("en"))
    for locales in kit.glob("*/locales"):
        texts |= languages.texts("en", locales)
    assert faults(sources, texts) == []


GOOD = 'def hail(words, name):\n    return words.text("hello-all", name=name)\n'
METHOD = "def say(self, m, **v):\n    self.w.text(m, **v)\n"
ERRORS = "class Fault(MessageError): pass\nclass Lost(Fault): pass\n"
PRIVATE = "def _say(m, **v):\n    words.text(m, **v)\n"


@pytest.mark.parametrize(
    ("source", "fluent", "fault"),
    [
        (GOOD, "hello-you = Hello", "s.py:2: 'hello-all' is no message"),
        (GOOD, "hello-all = { $name }\nbye-all = Bye", "the message 'bye-all' is never said"),
        (GOOD, "# $you: who reads it\nhello-all = { $name }", "takes ['name', 'you'], given are ['name']"),
        (GOOD, "-more = { $name } { $b }\nhello-all = { -more }", "takes ['b', 'name'], given are ['name']"),
        (GOOD + 'ALSO = "bye"\n', "hello-all = { $name }\nbye = Bye", "the id 'bye' has no hyphen"),
        ('words.text(f"bye-{key}")\n', "bye-all = Bye", "s.py:1: say by a comment"),
        (
            'words.text(f"bye-{key}")  # words: hi-*, bye-*\n',
            "bye-all = Bye",
            "s.py:1: no message is like 'hi-*'",
        ),
        (
            'words.text("hello-a" if one else "hello-b")\n',
            "hello-a = Hello",
            "s.py:1: 'hello-b' is no message",
        ),
        (ERRORS + 'raise Lost("hello-all")\n', "hello-you = Hello", "s.py:3: 'hello-all' is no message"),
        (METHOD + 'x.say("hello-all", a=1)\n', "hello-all = { $b }", "takes ['b'], given are ['a']"),
        (PRIVATE + '_say("hello-all")\n', "hello-you = Hello", "s.py:3: 'hello-all' is no message"),
    ],
)
def test_the_comparison_finds_each_disagreement(tmp_path, source, fluent, fault):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(fluent, encoding="utf-8")
    found = faults({"s.py": source}, languages.texts("en", tmp_path))
    assert any(fault in line for line in found), found
