"""Runs ``bot.py`` against the loopback Discord: each life of the bot is a separate process.

Imports, which take a second, are done only once: for each line of standard input a new life is
forked. Two lines of standard output report on each: its process id at the start, and its exit code.
"""

import asyncio
import encodings.utf_8_sig  # noqa: F401 - a life as a user who may not read Python's files needs it, too
import faulthandler
import importlib
import json
import os
import select
import signal
import sys
import threading
import traceback
from contextlib import suppress

import discord.gateway
import yarl
from discord.http import Route

import bot
from k2bot import running
from k2bot.games import registry
from k2bot.host.discord import panels, range_host
from k2bot.host.discord.images import ImageService
from k2bot.host.kernel import fairness
from k2bot.host.service import ownership
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.store import leases, postgres
from tests.dot import DOT
from tests.outside.points import Points


def live(wish, control):
    """One life, in the process that was forked for it."""
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for number in (1, 2):
        os.dup2(log, number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ |= wish["environment"]
    Route.BASE = f"{wish['url']}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(
        wish["url"].replace("http", "ws") + "/gateway/"
    )
    _change(panels, DOUBLE_TAP=0.0)
    if wish["seed"]:
        fairness.seed_of = lambda *_: wish["seed"]
    if not wish["pictures"]:
        ImageService.draw = _dot
    if wish.get("lease"):
        _shorten(wish["lease"])
    if wish.get("patience"):
        _change(range_host, MAX_AGE=wish["patience"])
    points = Points()
    if wish["end_at"]:
        points.arm(*wish["end_at"])
    signal.signal(signal.SIGUSR1, _speak)
    threading.Thread(target=_obey, args=(points, control), daemon=True).start()
    if wish.get("largest"):
        import resource  # noqa: PLC0415 - not available everywhere

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (wish["largest"], wish["largest"]))
    if wish.get("user"):
        os.setuid(wish["user"])
    return bot.main(wish["arguments"], own_process=True)


def _shorten(seconds):
    """Shorten leases to ``seconds``."""
    length = round(1000 * seconds)
    _change(leases, LEASE_LENGTH=length)
    _change(ownership, LEASE_LENGTH=length, RENEWAL=seconds / 3, MARGIN=seconds / 6)
    _change(postgres, ANSWER_TIMEOUT=seconds * 5 / 6)


def _change(module, **values):
    """Set existing names of a module to other values."""
    for name, value in values.items():
        assert hasattr(module, name), f"{module.__name__} has no {name}"
        setattr(module, name, value)


async def _dot(_gallery, _picture):
    return DOT


def _obey(points, control):
    """Arm the points named on the control pipe while the bot runs."""
    while True:
        select.select([control], [], [])
        said = os.read(control, 4096).decode()
        if not said:
            return
        for line in said.splitlines():
            name, times = json.loads(line)
            points.arm(name, times)


def _speak(*_):
    """Log what the process is waiting for."""
    faulthandler.dump_traceback()
    with suppress(RuntimeError):  # its event loop may not run
        for task in asyncio.all_tasks():
            print(task.get_name())  # noqa: T201 - into the log
            awaited = task.get_coro()
            while frame := getattr(awaited, "cr_frame", None):
                print(f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}")  # noqa: T201 - as above
                awaited = awaited.cr_await
    sys.stdout.flush()


def _say(*words):
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def _forked(wish):
    control = os.open(wish["control"], os.O_RDONLY | os.O_NONBLOCK)
    number = os.fork()
    if number:
        os.close(control)
        return number
    code = 70
    try:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        code = live(wish, control)
    except SystemExit as ended:
        code = ended.code if isinstance(ended.code, int) else 1
    except BaseException:  # noqa: BLE001 - logged, whatever it is
        traceback.print_exc()
    finally:
        os._exit(code)
    return None


def main():
    """Fork a life for each line of input and report each that has ended, until the input ends."""
    catalogue = Catalogue(registry.makers())
    for key in catalogue.keys:
        catalogue.game(key)
    for module in (*running.EXTENSIONS, "k2bot.upkeep"):
        importlib.import_module(module)
    reading, waking = os.pipe()
    os.set_blocking(waking, False)
    os.set_blocking(reading, False)
    signal.set_wakeup_fd(waking)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    _say("ready")
    rest = b""
    while True:
        ready, _, _ = select.select([0, reading], [], [])
        if reading in ready:
            os.read(reading, 4096)
            _tell_of_ended()
        if 0 in ready:
            said = os.read(0, 65536)
            if not said:
                return
            *lines, rest = (rest + said).split(b"\n")
            for line in lines:
                _say("begun", _forked(json.loads(line)))


def _tell_of_ended():
    while True:
        try:
            number, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if not number:
            return
        _say("ended", number, os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main()
