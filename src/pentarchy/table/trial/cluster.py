"""A PostgreSQL of one's own, on a socket in a folder of its own, that can be stopped and started."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError


class NoPostgres(PentarchyError):
    """PostgreSQL is not installed, or must not be run by this user."""


class Cluster:
    """One database server; `NoPostgres` where there can be none. Careless, it does not wait for the disk."""

    def __init__(self, careless: bool = False) -> None:
        if not (shutil.which("initdb") and shutil.which("pg_ctl")):
            raise NoPostgres("There is no PostgreSQL here: initdb and pg_ctl are not in the path.")
        self.run: list[str] = []
        user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = next((u for u in ("postgres", "nobody") if _exists(u)), None)
            if user is None or not shutil.which("runuser"):
                raise NoPostgres("PostgreSQL does not run as root, and there is no other user.")
            self.run = ["runuser", "-u", user, "--"]
        self.careless = careless
        self.folder = Path(tempfile.mkdtemp(prefix="pentarchy-pg-"))
        self.data = self.folder / "data"
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"
        if user is not None:
            shutil.chown(self.folder, user)
        waits = ["--no-sync"] if careless else []
        self._do("initdb", "-D", str(self.data), "-A", "trust", "-U", "postgres", *waits)
        self.start()

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}'"
        if self.careless:
            settings += " -c fsync=off"
        log = str(self.folder / "log")
        self._do("pg_ctl", "-D", str(self.data), "-o", settings, "-w", "-l", log, "start")

    def stop(self, how: str = "fast") -> None:
        self._do("pg_ctl", "-D", str(self.data), "-m", how, "-w", "stop")

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _do(self, *command: str) -> None:
        subprocess.run([*self.run, *command], check=True, capture_output=True)


def _exists(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True
