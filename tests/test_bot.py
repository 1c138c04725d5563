"""Starting the bot: help, wrong settings, with and without a token, and errors from Discord."""

import asyncio
import http.client
import importlib.util
import os
import re
import shutil
import signal
import socket
import stat
import subprocess
import sys
import threading
from dataclasses import replace
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

import k2bot
from k2bot import __version__, logs, offline, running
from k2bot.command_line import COMMANDS
from k2bot.config import Settings
from k2bot.files import TEXT_LIMIT
from k2bot.games.k2.hosted import K2
from k2bot.host.discord.client import GameBot
from k2bot.host.members import Member
from k2bot.host.rows import InputRow, Status, StoredTable, TableRow
from k2bot.host.store import Store, StoreError, claimed
from k2bot.host.store.backups import Backups
from k2bot.host.store.damage import LockedError
from k2bot.host.store.leases import Leases
from k2bot.host.store.snapshot import snapshot
from k2bot.terminal import Trouble
from k2bot.text import PSEUDO, languages
from k2bot.text import words as texts
from k2bot.text.pseudo import ALPHABET
from k2bot.text.words import words
from tests import postgres
from tests.cogs.test_privacy import unzipped
from tests.host.hosting import kept
from tests.host.migrated import prepared
from tests.phrases import says

TOKEN = "x.y.z"  # noqa: S105 - not a real secret
ROOT = Path(__file__).parents[1]
RECORDED = {game: ROOT / "tests" / "games" / game / "recorded" for game in ("k2", "dungeon_twister")}


@pytest.fixture
def bot(tmp_path, monkeypatch):
    """The module bot.py, in an empty folder and without a token."""
    spec = importlib.util.spec_from_file_location("bot_under_test", ROOT / "bot.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(logs, "set_up", lambda level, form: None)
    return module


@pytest.fixture
def terminal(bot, tmp_path, capsys, snapshot):
    """Runs commands in the bot's folder; compares output and exit codes with the snapshot."""
    told = []

    def run(line):
        code = bot.main(line.split())
        told.extend([f"$ {line}", *"".join(capsys.readouterr()).splitlines(), f"ended with {code}"])

    yield run
    assert [line.replace(f"{tmp_path}/", "") for line in told] == snapshot


def run_python(*arguments, **more):
    """Run another Python process for at most a minute."""
    more = {"cwd": ROOT, "stdout": subprocess.PIPE, **more}
    return subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, *arguments], stderr=subprocess.PIPE, text=True, timeout=60, check=False, **more
    )


@pytest.mark.parametrize("version", ["3, 10", "3, 15", "4, 0"])
def test_an_unsupported_python_version_is_refused_with_an_explanation(version):
    program = f"import runpy, sys; sys.version_info = ({version}, 0); runpy.run_path('bot.py')"
    done = run_python("-c", program)
    assert done.returncode == 1
    assert f"3.13 or 3.14, and this is {version.replace(', ', '.')}. With another" in done.stderr


@pytest.mark.parametrize(("token", "arguments"), [(None, []), (TOKEN, ["--offline"])])
def test_the_bot_plays_offline_without_a_token_or_on_request(bot, monkeypatch, token, arguments):
    if token:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    seen = []
    monkeypatch.setattr(offline, "run", lambda settings, build: seen.append((settings, build)) or 0)
    assert bot.main(arguments) == 0
    assert seen.pop()[0].database == Path("k2bot-offline.sqlite3"), "tables of the real Discord stay apart"
    assert bot.main([*arguments, "--players", "4", "--port", "8000", "--database", "own.sqlite3"]) == 0
    settings, build = seen[0]
    assert (settings.players, settings.port, settings.database) == (4, 8000, Path("own.sqlite3"))

    async def built():
        async with build() as made:
            assert isinstance(made, GameBot)
            assert "k2" in made.catalogue.keys
            assert made._afresh
            return made

    asyncio.run(built())


@pytest.mark.parametrize(
    ("level", "token", "told"),
    [("debug", None, ["lobby-button-start"]), ("info", None, []), ("debug", TOKEN, [])],
)
def test_text_ids_are_remembered_only_offline_at_debug_level(monkeypatch, tmp_path, level, token, told):
    monkeypatch.setattr(texts, "_WRITTEN", None)
    monkeypatch.setattr(offline, "run", lambda settings, build: 0)
    monkeypatch.setattr(running, "_on_discord", lambda settings, token, claim: asyncio.sleep(0))
    file = tmp_path / "games.sqlite3"
    settings = Settings(log_level=level, token=token, database=file, offline_database=file)
    assert running.run(settings, offline=False) == 0
    assert texts.messages_in(f"({words().text('lobby-button-start')})") == told


def test_what_plays_offline_starts_processes_without_the_token(monkeypatch, tmp_path):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(running, "take_short_turns", lambda: None)
    seen = []
    monkeypatch.setattr(
        offline, "run", lambda settings, build: seen.append("DISCORD_TOKEN" in os.environ) or 0
    )
    settings = Settings(token=TOKEN, offline_database=tmp_path / "games.sqlite3")
    assert running.run(settings, offline=True, own_process=True) == 0
    assert seen == [False]


def test_without_its_packages_offline_play_explains_how_to_install_them(bot, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "simcord", None)
    for name in [name for name in sys.modules if name.startswith("k2bot.offline")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(k2bot, "offline", raising=False)
    assert bot.main(["--offline"]) == 1
    assert says(capsys.readouterr().err, "terminal-no-page", variable="DISCORD_TOKEN")


class Socket:
    close_code = 4004


class Answer:
    status = 503
    reason = "Service Unavailable"


@pytest.mark.parametrize(
    "error",
    [
        discord.LoginFailure("Improper token has been passed."),
        *(discord.ConnectionClosed(Socket(), shard_id=None, code=code) for code in (4004, 4013, 4011)),
        discord.GatewayNotFound(),
        aiohttp.ClientConnectionError("no way out"),
        discord.DiscordServerError(Answer(), "upstream"),
        StoreError("store-claimed", path="a.sqlite3"),
    ],
)
def test_startup_errors_are_explained_in_a_sentence(bot, monkeypatch, capsys, error, snapshot):
    async def start(self, token):
        assert token == TOKEN
        raise error

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(GameBot, "start", start)
    assert bot.main([]) == 1
    assert [line for line in capsys.readouterr().err.splitlines() if " INFO " not in line] == snapshot


def test_a_second_offline_bot_on_the_same_database_is_refused(bot, monkeypatch, capsys):
    """It would have nothing to stand by for. On Discord, a second bot stands by."""
    started = []

    async def start(self, token):
        started.append(token)

    monkeypatch.setattr(GameBot, "start", start)
    monkeypatch.setattr(offline, "run", lambda settings, build: started.append(None) or 0)
    with claimed(Path("k2bot-offline.sqlite3")):
        assert bot.main([]) == 1
        assert started == []
        assert bot.main(["--database", "own.sqlite3"]) == 0
    assert "k2bot-offline.sqlite3 is in use" in capsys.readouterr().err
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with claimed(Path("k2bot.sqlite3")):
        assert bot.main([]) == 0
    assert started == [None, TOKEN]


def test_stopping_the_bot_is_not_an_error(bot, monkeypatch, capsys):
    closed = []

    async def start(self, token):
        raise KeyboardInterrupt

    async def close(self):
        closed.append(True)

    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr(GameBot, "start", start)
    monkeypatch.setattr(GameBot, "close", close)
    assert bot.main(["--language", "pl"]) == 0
    assert capsys.readouterr().err == f"{words('pl').text('terminal-stopped')}\n"
    assert closed


STOPPING = """
import asyncio, bot, signal
from k2bot.host.discord.client import GameBot
from k2bot.host.store import Store

async def start(self, token):
    self.store = await Store.open(self.settings.database)
    print("started", flush=True)
    await asyncio.sleep(60)

async def close(self):
    print("stopping", flush=True)
    await asyncio.sleep(60)

GameBot.start, GameBot.close = start, close
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job is started without it
raise SystemExit(bot.main([]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such requests")
def test_a_second_stop_request_ends_the_bot_at_once(tmp_path):
    prepared(tmp_path / Settings().database)
    running = subprocess.Popen(  # noqa: S603 - trusted command
        [sys.executable, "-W", "ignore", "-c", STOPPING],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN},
    )
    with running:
        try:
            assert running.stdout.readline().endswith(
                f" k2bot {__version__}, Python {sys.version.split()[0]}\n"
            )
            for line, request in (("started", signal.SIGTERM), ("stopping", signal.SIGINT)):
                assert running.stdout.readline() == f"{line}\n"
                running.send_signal(request)
            assert "All games are saved" in running.communicate(timeout=60)[0]
        finally:
            running.kill()
    assert running.returncode == 0


SPEAKING = """
import logging
from k2bot import logs
logs.set_up("debug")
logging.getLogger("k2bot.host").debug("own detail")
logging.getLogger("aiosqlite").debug("a hidden card")
logging.getLogger("discord.http").debug("a token")
logging.getLogger("discord.http").warning("429 for %s", "https://discord.com/api/v10/webhooks/11/token")
logging.getLogger("discord.gateway").warning("a warning")
"""


def test_only_the_bots_own_modules_log_debug_details():
    done = run_python("-W", "ignore", "-c", SPEAKING)
    assert "own detail" in done.stderr
    assert "a warning" in done.stderr
    assert "/webhooks/11/…" in done.stderr
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:", done.stderr), "a log of weeks needs the day"
    assert "hidden" not in done.stderr
    assert "token" not in done.stderr


def test_games_use_the_configured_language(monkeypatch):
    monkeypatch.setattr(running, "kind_of_bot", lambda settings: lambda settings, catalogue, **_: catalogue)
    assert running.made(Settings(language=PSEUDO)).language == PSEUDO


# ------------------------------------------------------------------------------------ what is asked for often

ASKED = """
import runpy, sys
sys.argv = ["bot.py", "--health-port", "{port}", "health"]
try:
    runpy.run_path("bot.py", run_name="__main__")
except SystemExit as left:
    code = left.code
print(code, *sorted(name for name in sys.modules if name.partition(".")[0] in {rooms!r}))
"""
FOREIGN = ("discord", "aiohttp", "asyncio", "logging", "sqlite3", "PIL", "fluent", "babel", "cogs", "k2bot")


def answering(server):
    """Answer one health request as a healthy bot would."""
    connection, _ = server.accept()
    with connection:
        connection.recv(1024)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok\n")


def test_the_health_command_imports_almost_nothing():
    """A container asks every other minute, and on small machines imports take nearly all that time."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=answering, args=(server,), daemon=True).start()
        program = ASKED.format(port=server.getsockname()[1], rooms=FOREIGN)
        done = run_python("-c", program)
    assert done.stderr == ""
    health, code, *imported = done.stdout.split()
    assert (health, code) == ("ok", "0")
    assert imported == [
        "k2bot",
        "k2bot.command_line",
        "k2bot.config",
        "k2bot.files",
        "k2bot.health_check",
        "k2bot.location",
        "k2bot.terminal",
        "k2bot.text",
        "k2bot.text.errors",
    ]


def test_the_health_command_reports_a_bot_that_does_not_answer(bot, capsys):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        port = taken.getsockname()[1]
        assert bot.main(["health", "--health-port", str(port)]) == 1
    assert says(capsys.readouterr().err, "health-unanswered", port=str(port))


@pytest.mark.parametrize(
    ("listens", "asked"),
    [("0.0.0.0", "127.0.0.1"), ("::", "::1"), ("192.0.2.7", "192.0.2.7")],  # noqa: S104 - nobody listens
)
def test_the_health_command_asks_where_the_bot_listens(bot, monkeypatch, capsys, listens, asked):
    def connection(host, port, timeout):
        raise Trouble("health-unanswered", port=str(port), error=host)

    monkeypatch.setattr(http.client, "HTTPConnection", connection)
    assert bot.main(["health", "--health-port", "8612", "--health-address", listens]) == 1
    assert says(capsys.readouterr().err, "health-unanswered", port="8612", error=asked)


class Foreign(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(404)
        self.end_headers()
        self.wfile.write(b"\xff")  # no text

    def log_message(self, *_):
        pass


def test_the_health_command_rejects_answers_of_another_program(bot, capsys):
    with HTTPServer(("127.0.0.1", 0), Foreign) as other:
        threading.Thread(target=other.handle_request, daemon=True).start()
        port = str(other.server_port)
        assert bot.main(["health", "--health-port", port]) == 1
    told = capsys.readouterr()
    assert says(told.err.splitlines()[-1], "health-unanswered", port=port)
    assert told.out == ""


@pytest.mark.skipif(sys.platform == "win32", reason="its pipes end in another way")
def test_a_closed_output_pipe_ends_the_command_quietly(tmp_path):
    """As with `bot.py check | head -1`: no traceback, and no needless work."""
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as pipe:
        done = run_python(str(ROOT / "bot.py"), "check", stdout=pipe, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (1, "")


# ------------------------------------------------------------------------------------------ checking replays


HAND = " ".join(map(str, K2().new({}, 1, "s").state.seats[0].hand[:3]))


@pytest.fixture
def stored(tmp_path):
    """Makes a database with one solo game of K2 and its first input."""

    async def make(path, answer):
        store = await Store.open(path)
        created = datetime(2030, 5, 1, tzinfo=UTC)
        row = TableRow(0, 9, 500, 11, "k2", Status.LOBBY, {}, None, created, None, None)
        async with store.writing() as write:
            table = await write.new_table(StoredTable(row, (Member(11, "Ann"),)))
        lobby = await store.table(table)
        begun = replace(lobby.row, status=Status.RUNNING, seed="s", begun=created, revision=1)
        given = InputRow(1, 0, "answer", "1.choose.0", answer, created)
        await kept(store, lobby, row=begun, inputs=(given,))
        await store.close()

    return lambda name, answer=f"choose {HAND}": asyncio.run(make(tmp_path / name, answer))


def test_replay_check_exits_with_1_if_a_game_fails(terminal, stored):
    stored("games.sqlite3")
    stored("bad.sqlite3", "finish")
    for options in ("--database games", "--offline --database games", "--database bad"):
        terminal(f"replay-check {options}.sqlite3")


def test_a_restore_drill_restores_and_replays_a_backup_and_cleans_up(terminal, stored, tmp_path):
    stored("copy.sqlite3")
    there = sorted(tmp_path.iterdir())
    terminal("restore-drill copy.sqlite3 --database games.sqlite3")
    stored("games.sqlite3", "finish")
    terminal("restore-drill games.sqlite3 --database games.sqlite3")
    (tmp_path / "copy.sqlite3").write_bytes(b"no database")
    terminal("restore-drill copy.sqlite3 --database games.sqlite3")
    (tmp_path / "games.sqlite3").unlink()
    assert sorted(tmp_path.iterdir()) == there, "nothing is left behind"
    (tmp_path / "games-drill.sqlite3").write_bytes(b"somebody's")
    terminal("restore-drill copy.sqlite3 --database games.sqlite3")
    assert (tmp_path / "games-drill.sqlite3").read_bytes() == b"somebody's"


def test_move_store_copies_games_to_another_database_and_replays_them(terminal, stored, tmp_path):
    stored("old.sqlite3")
    stored("bad.sqlite3", "finish")
    both = "old.sqlite3 new.sqlite3"
    terminal("move-store none.sqlite3 new.sqlite3")
    for databases in (both, both, "bad.sqlite3 worse.sqlite3", "old.sqlite3", "a b c"):
        terminal(f"move-store {databases}")
    assert not [*tmp_path.glob("none*")], "looking makes nothing"


def test_move_store_refuses_a_database_that_a_bot_is_using(bot, stored, tmp_path, capsys):
    """Neither from a file nor from a server; nothing is created then."""

    async def leased(url, work):
        store = await Store.open(url)
        leases = Leases(store.database)
        epoch = await leases.take(0, f"a bot, {store.database.process}")
        await asyncio.to_thread(work)
        await leases.release(0, epoch, "a bot")
        await store.close()

    def refused(source):
        assert bot.main(["move-store", str(source), "new.sqlite3"]) == 1
        assert says(capsys.readouterr().err, "move-hosted", path=str(source))
        assert not (tmp_path / "new.sqlite3").exists()

    stored("old.sqlite3", "finish")
    with claimed(tmp_path / "old.sqlite3"):
        refused("old.sqlite3")
    with postgres.fresh() as server:
        assert bot.main(["move-store", server.url, "new.sqlite3"]) == 1
        assert says(capsys.readouterr().err, "store-empty", path=str(server))
        asyncio.run(leased(server, lambda: refused(server)))
        assert bot.main(["move-store", server.url, "new.sqlite3"]) == 0


def test_export_writes_what_is_stored_about_a_person_for_the_owner_alone(terminal, stored, tmp_path):
    stored("games.sqlite3")
    there = sorted(tmp_path.iterdir())
    data = "--database games.sqlite3"
    for command in (f"export {2**63}", f"export 12 {data}", f"export 11 none/file.zip {data}"):
        terminal(command)
    assert sorted(tmp_path.iterdir()) == there, "nothing is left behind"
    umask = os.umask(0)
    try:
        terminal(f"export 11 ann.zip {data}")
    finally:
        os.umask(umask)
    assert sys.platform == "win32" or stat.S_IMODE((tmp_path / "ann.zip").stat().st_mode) == 0o600
    told = unzipped((tmp_path / "ann.zip").read_bytes())
    assert [row["name"] for row in told["tables"]] == ["Ann"]
    assert [row["answer"] for row in told["answers"]] == [f"choose {HAND}"]


def test_ratings_are_not_computed_while_a_bot_uses_the_database(terminal, tmp_path):
    with claimed(prepared(tmp_path / "games.sqlite3")):
        terminal("ratings --database games.sqlite3")
    terminal("ratings --database games.sqlite3")
    (tmp_path / "games.sqlite3-lock").unlink()
    (tmp_path / "games.sqlite3-lock").mkdir()  # no lock can be made, which isn't another bot
    terminal("ratings --database games.sqlite3")


# ----------------------------------------------------------------------------------------- checks and backups


def test_the_check_reports_the_number_of_things_to_fix(bot, monkeypatch, capsys):
    assert bot.main(["check"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The bot can run."
    assert bot.main(["check", "123"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "To fix: 1"
    assert list(Path().iterdir()) == []


def noted(path):
    """The newest backup that a database knows of."""

    async def read():
        async with snapshot(path) as store:
            return (await Backups(store).state()).newest

    return asyncio.run(read())


def test_backup_reports_its_contents_with_options_in_any_order(terminal, stored, tmp_path, monkeypatch):
    stored("games.sqlite3")
    for copy, order in enumerate(("backup {1} {0}", "{0} backup {1}", "backup {0} {1}")):
        terminal(order.format("--database games.sqlite3", f"copy-{copy}.sqlite3"))
        assert (tmp_path / f"copy-{copy}.sqlite3").exists()
        assert noted(tmp_path / "games.sqlite3").file == str(tmp_path / f"copy-{copy}.sqlite3")
    assert noted(tmp_path / "games.sqlite3").size == (tmp_path / "copy-2.sqlite3").stat().st_size
    locked = LockedError("store-locked", path="games.sqlite3", error="database is locked")
    monkeypatch.setattr(Store, "set_note", AsyncMock(side_effect=locked))
    terminal("backup copy.sqlite3 --database games.sqlite3")


@pytest.mark.skipif(os.name != "posix", reason="only there files have modes")
def test_what_the_bot_writes_is_for_its_own_user_alone(bot, stored, tmp_path):
    stored("games.sqlite3")
    home = tmp_path / "new" / "home"
    before = os.umask(0)
    try:
        for line in (
            "move-store games.sqlite3 {0}/moved.sqlite3",
            "backup {0}/copy --database {0}/moved.sqlite3",
        ):
            assert bot.main(line.format(home).split(), own_process=True, home=home) == 0
    finally:
        os.umask(before)
    modes = {path.name: path.stat().st_mode & 0o777 for path in (tmp_path / "new").rglob("*")}
    assert modes == {"home": 0o700, "moved.sqlite3": 0o600, "copy": 0o600}


@pytest.mark.parametrize("game", RECORDED)
def test_verify_replays_a_record_with_the_right_game(terminal, tmp_path, game):
    """Shows the seed's SHA-256, and faults in the game's own words."""
    record = min(RECORDED[game].glob("*.jsonl")).read_text()
    for text in (record, record.replace('"seat": 1', '"seat": 0', 1), "a letter"):
        (tmp_path / "record.jsonl").write_text(text)
        terminal("verify record.jsonl")


# ------------------------------------------------------------------------------------- in another language


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
def test_the_help_names_every_command_and_option_in_every_language(bot, monkeypatch, capsys, language):
    monkeypatch.setenv("COLUMNS", "1000")
    assert bot.main(["--language", language, "--help"]) == 0
    told = capsys.readouterr().out
    options = re.findall(r"^  (?:-h, )?(--[\w-]+)", told, flags=re.MULTILINE)
    given = ("help", "version", "config", "database", "language", "health-port", "health-address")
    given += ("offline", "players", "port")
    assert options == [f"--{name}" for name in given]
    for name in (*COMMANDS, "DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "config.toml"):
        assert f" {name}" in told


def test_output_survives_a_pipe_that_cannot_encode_the_language():
    environment = {"PATH": "", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    done = run_python("-W", "ignore", "bot.py", "--language", "uk", "--help", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--database" in done.stdout


KEYS = (
    r"python bot\.py|--[\w-]+|-h\b|\b[A-Z]+_[A-Z_]+\b|^(ok|WARN|FIX) "
    r"|\w+\.(toml|sqlite3|jsonl|md)\b|\b(k2|pseudo)\b"
)
"""Words that are the same in every language: options, variables, files, check marks, keys."""
PACKAGES = r"\b(discord|py|aiosqlite|Pillow|dungeon|en|[a-z]{2}(?=: [\d,]+ ))\b"


TOLD = {
    "--help": r"\b(check|backup|re\w+-\s*(drill|check)|health|verify|export|ratings|move-\s*store)\b",
    "--players 99": "",
    "--players many": "'many'",
    "--config own.toml": "players",
    "--config none.toml --language {0}": "",
    "--port": "",
    "--offline=yes": "yes",
    "--p": "",
    "--colour check 1 2": "",
    "chek": "chek|check|backup|restore-drill|health|replay-check|verify|export|ratings|move-store",
    "check": PACKAGES,
    "check 12": PACKAGES,
    "check general": "general",
    "backup copy.sqlite3": "",
    "backup k2bot.sqlite3": "",
    "backup": "",
    "backup copy.sqlite3 --database none.sqlite3": "",
    "restore-drill": "",
    "restore-drill k2bot.sqlite3": r"refused, k2-rule-[\w-]+|k2bot-drill\.sqlite3",
    "restore-drill none.sqlite3": "",
    "replay-check --database none.sqlite3": "",
    "replay-check": r"refused, k2-rule-[\w-]+",
    "replay-check 12": "",
    "verify": "",
    "export": r"\bexport ID\b",
    "export ann": "ann",
    "export 11": r"k2bot-about-11\.zip|JSON|zip",
    "ratings": "",
    "ratings 12": "",
    "ratings --database none.sqlite3": "",
    "verify record.jsonl": r"\b[\da-f]{64}\b",
    "verify own.toml": "",
    "verify large.jsonl": "KiB",
    "verify none.jsonl": r"\[Errno 2\].*'",
    "health": "",
}
"""Commands, each with a pattern of further words that are the same in every language."""


@pytest.mark.parametrize("arguments", TOLD)
def test_command_line_output_is_in_the_configured_language(
    bot, stored, tmp_path, capsys, snapshot, arguments
):
    """Run in English, and in the pseudo-language, which has no English letters."""
    stored("k2bot.sqlite3", "finish")
    shutil.copy(min(RECORDED["k2"].glob("*.jsonl")), tmp_path / "record.jsonl")
    for language in ("en", PSEUDO):
        (tmp_path / "own.toml").write_text(f'language = "{language}"\nplayers = 99')
        (tmp_path / "config.toml").write_text(f'language = "{language}"')
        (tmp_path / "large.jsonl").write_bytes(b" " * (TEXT_LIMIT + 1))
        code = bot.main(arguments.format(language).split())
        if language == "en":
            out, err = capsys.readouterr()
            assert (code, "told" if out else err) == snapshot
            assert not (out and err)
            assert not (tmp_path / "none.sqlite3").exists(), "looking makes no database"
    told = re.sub(r"(?<=\w-)\n +", "", "".join(capsys.readouterr()))  # words are broken at hyphens
    assert {ord(letter) for letter in told} & set(ALPHABET.values())
    keys = "|".join(filter(None, (TOLD[arguments], KEYS)))
    left = re.sub(keys, "", told, flags=re.MULTILINE)
    assert re.findall(r".*[A-Za-z].*", left) == []
