"""Query plans: every statement uses an index, none scans a table that grows with each game."""

import ast
import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from k2bot.host.store.personal_columns import ERASURE, KINDS
from tests.host.migrated import prepared

ROOT = Path(__file__).parents[3] / "k2bot"
STORE = ROOT / "host" / "store"
OFFLINE = ROOT / "offline"
"""Its simulated Discord is stored in a file of its own."""
STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\s+[A-Z*(\w]", re.ASCII)
ANY = re.compile(r"[\"'\n]\s*(SELECT|INSERT|UPDATE|DELETE|REPLACE|WITH)\s")
"""Files without a match need no parsing."""
SMALL = {
    "daily_mark": "attempts of days that aren't over everywhere",
    "errand": "what other processes have to do within a second",
    "lease": "one row for each range of servers",
    "migration": "one row for each version of the schema",
    "unplaced": "games of very old versions, until they are replayed once",
    "uncompared": "games just finished, until a computer has played them again in idle time",
    "unrated": "what is yet to be rated, in idle time",
    "unsummarised": "finished games until they are replayed once in idle time",
    "json_each": "what one row holds, or what was asked for",
    "own": "what belongs to one game",
    "sqlite_schema": "the tables themselves",
    "sqlite_sequence": "one row for each table that numbers its rows",
    "CONSTANT": "no table at all",
}
WORK_LISTS = {
    "post_due": "the posts that are yet to be sent, edited or deleted",
    "one_open_table_per_channel": "the tables that are open",
    "open_in_channel": "the tables that are open, those for one person included",
}
"""Partial indexes of current rows only, which are quick to scan."""
WHOLE = {
    "SELECT id FROM game_table WHERE seed IS NOT NULL ORDER BY id": "bot.py replay-check replays every game",
    "INSERT INTO unsummarised SELECT DISTINCT table_id FROM summary JOIN game_table ON id = table_id"
    " WHERE game = ? AND revision <> ? ON CONFLICT DO NOTHING": "once after an update with other summaries",
    "SELECT MAX(at) AS newest FROM input": "bot.py restore-drill says how old a backup is",
    "SELECT COUNT(*) FROM game_table": "bot.py backup says how much it has copied",
}


def statements(*without):
    """Every SQL statement in the code except in these files, without fragments of composed statements."""
    parts = ("FROM", "INTO", "SET")
    return {sql for file, sql in written() if file.name not in without and not sql.endswith(parts)}


@cache
def written():
    """Every SQL statement in the code, with its file."""
    texts = {file: file.read_text(encoding="utf-8") for file in sorted(ROOT.rglob("*.py"))}
    return [
        (file, " ".join(node.value.split()))
        for file, text in texts.items()
        if OFFLINE not in file.parents and ANY.search(text)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and STATEMENT.match(node.value)
    ]


@pytest.fixture
def database(tmp_path):
    with closing(sqlite3.connect(prepared(tmp_path / "games.sqlite3"))) as found:
        found.create_function("in_range", 1, bool)
        yield found


def plan(database, sql):
    """SQLite's query plan of a statement."""
    values = dict.fromkeys(re.findall(r":([a-z_]+)", sql), 1) or (1,) * sql.count("?")
    return [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {sql}", values)]


def scans(database, sql):
    """Yield the plan's steps that scan a growing table."""
    for step in plan(database, sql):
        read = re.match(r"SCAN (\S+)(?: USING (?:COVERING )?INDEX (\w+))?", step)
        found = read and read[1].startswith("(subquery")  # whose own steps are looked at as well
        if read and not found and read[1] not in SMALL and read[2] not in WORK_LISTS:
            yield step


def test_all_sql_statements_are_in_the_store_package():
    assert {file.parent for file, _ in written()} == {STORE}


def test_no_statement_scans_a_growing_table(database):
    found = statements("postgres.py", "moving.py") | {*ERASURE, *(kind.query for kind in KINDS.values())}
    assert len(found) > 80, "the statements are found"
    assert WHOLE.keys() <= found
    slow = {sql: [*scans(database, sql)] for sql in found - WHOLE.keys()}
    assert {sql: steps for sql, steps in slow.items() if steps} == {}


def test_deleting_rows_never_scans_tables_for_references(database):
    """Plans don't show foreign keys: without an index, SQLite scans the referring table row by row."""
    deleted = {match[1] for sql in statements() if (match := re.match(r"DELETE FROM (\w+)", sql))}
    assert "post" in deleted
    tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        for key in database.execute(f"PRAGMA foreign_key_list({table})").fetchall():
            parent, column = key[2], key[3]
            if parent in deleted:
                steps = plan(database, f"SELECT 1 FROM {table} WHERE {column} = ?")  # noqa: S608 - trusted identifiers
                assert all(step.startswith("SEARCH") for step in steps), f"{table}.{column}: {steps}"
