"""`pentarchy doctor` finds what is wrong, says what to do, in both languages, and changes nothing."""

from __future__ import annotations

import errno
import re
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import pentarchy
from pentarchy.cli import doctor
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.table import migrations
from pentarchy.table.store import Store

Call = Callable[..., Any]


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        found: int = probe.getsockname()[1]
    return found


@pytest.fixture
def ask(call: Call, tmp_path: Path, port: int) -> Call:
    def run(*words: object, db: str = "") -> Any:
        return call("doctor", "--port", port, "--db", db or f"sqlite:///{tmp_path / 'table.db'}", *words)

    return run


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sound_installation(ask: Call, tmp_path: Path, lang: str) -> None:
    said = ask("--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert "✗" not in said.out
    assert said.out.count("✓") >= 5
    assert pentarchy.__version__ in said.out
    assert str(tmp_path / "table.db") in said.out
    assert bool(re.search("[а-я]", said.out)) == (lang == "ru")
    assert list(tmp_path.iterdir()) == []


def test_every_sentence_is_there_in_both_languages() -> None:
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    named = {
        f"doctor-{key}"
        for key in re.findall(r'Finding\(\s*f?"([a-z-]+)"|else "(engine-[a-z-]+)"', source)
        for key in key
        if key
    }
    named |= {"doctor-database-empty", "doctor-database-open", "doctor-database-old", "doctor-well", "doctor-wrong"}
    named |= {f"doctor-{part}" for part in ("engine", "games", "packages", "database", "address")}
    for lang in LANGUAGES:
        kept = {key for key in message_arguments(doctor.TEXTS / f"{lang}.ftl") if key.startswith("doctor-")}
        assert kept == named - {"doctor-database-"}


@pytest.mark.skipif(pentarchy.compiled, reason="the compiled engine needs no compiler any more")
def test_whether_the_engine_could_be_faster(ask: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "a-compiler-that-nobody-has -pthread")
    assert "packages gcc and python3-dev" in ask().out
    monkeypatch.setattr(doctor, "compiler", lambda: True)
    said = ask()
    assert "PENTARCHY_COMPILE=1 pip install" in said.out
    assert said.code == 0


def test_a_game_that_does_not_play(ask: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "begin", lambda name: 1 // (name != "imperium"))
    said = ask()
    assert said.code == 1
    assert "✗ Games: imperium does not work: ZeroDivisionError" in said.out
    assert "Address" in said.out  # the rest is looked at all the same


def test_a_package_that_is_missing_or_too_old(ask: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    true = metadata.version

    def version(name: str) -> str:
        if name == "segno":
            raise metadata.PackageNotFoundError(name)
        return {"rich": "12.9", "librt": "0.17.1"}.get(name) or true(name)

    monkeypatch.setattr(metadata, "version", version)
    said = ask()
    assert said.code == 1
    for fault in ("segno", "rich 12.9 (>=13)", "librt 0.17.1 (<0.17,>=0.16)"):
        assert fault in said.out


@pytest.mark.parametrize(
    ("version", "bound", "well"),
    [("13", ">=13", True), ("13.0", ">=13", True), ("9.10", ">=9.9", True), ("9.9", ">=9.10", False), ("1", "", True)],
)
def test_versions_are_compared_as_numbers(version: str, bound: str, well: bool) -> None:
    assert doctor.holds(version, bound) is well


# -- database ----------------------------------------------------------------------------------------------------------


def test_a_database_of_this_release(ask: Call, tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'table.db'}").close()
    said = ask()
    assert said.code == 0
    assert f"has schema {migrations.head()}, as it should be, and 0 matches" in said.out


def test_a_database_of_a_later_release(ask: Call, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'table.db'}")
    store.run(lambda c: c.execute(sa.text("update alembic_version set version_num = '9999'")))
    store.close()
    said = ask("--lang", "ru")
    assert said.code == 1
    assert "9999" in said.out
    assert "Обновите" in said.out


def test_a_database_that_is_none(ask: Call, tmp_path: Path) -> None:
    (tmp_path / "table.db").write_text("a letter to my aunt, which is no database at all " * 40)
    said = ask()
    assert said.code == 1
    assert "file is not a database" in said.out


def test_a_database_that_is_away_and_its_password(ask: Call, port: int) -> None:
    said = ask(db=f"postgresql://anna:secret@127.0.0.1:{port}/table")
    assert said.code == 1
    assert "secret" not in said.out + said.err
    assert f"anna:…@127.0.0.1:{port}" in said.out


def test_a_folder_that_is_not_there(ask: Call, tmp_path: Path) -> None:
    said = ask(db=f"sqlite:///{tmp_path / 'nowhere' / 'table.db'}")
    assert said.code == 1
    assert "No such file or directory" in said.out


def test_no_driver_for_the_database(ask: Call, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = ask(db=f"postgresql://anna@127.0.0.1:{port}/table")
    assert said.code == 1
    assert "✗ Database: the driver of PostgreSQL is missing. Install it: pip install 'pentarchy[pg]'" in said.out
    assert "Address" in said.out  # the rest is looked at all the same


def test_the_usual_file_has_its_folders_made_by_the_first_start(
    call: Call, port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "not" / "yet"))
    said = call("doctor", "--port", port)
    assert said.code == 0
    assert str(tmp_path / "not" / "yet" / "pentarchy" / "table.db") in said.out
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setenv("XDG_DATA_HOME", "/dev/null")
    said = call("doctor", "--port", port)
    assert said.code == 1
    assert "✗ Database: cannot be made in /dev/null: Not a directory" in said.out
    assert "Address" in said.out
    said = call("serve", "--port", port)
    assert said.code == 2
    assert said.err.startswith("pentarchy: The folder /dev/null/pentarchy, where matches are kept, cannot be made: ")
    assert "--db sqlite:///FILE" in said.err


def test_a_store_that_may_only_be_read(ask: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tmp_path / "table.db"
    Store(f"sqlite:///{store}").close()
    # Whoever tests as root may write to everything.
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != store)
    said = ask()
    assert said.code == 1
    assert f"✗ Database: {store} must not be written to by you" in said.out


# -- port --------------------------------------------------------------------------------------------------------------


class Shop(BaseHTTPRequestHandler):
    """Any server."""

    words = b"a shop"

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.words)

    def log_message(self, *words: object) -> None: ...


class Ours(Shop):
    words = b"pentarchy_rooms 0"


@pytest.fixture(params=[Shop, Ours])
def neighbour(request: pytest.FixtureRequest) -> Iterator[HTTPServer]:
    server = HTTPServer(("127.0.0.1", 0), request.param)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_port_that_is_taken(call: Call, neighbour: HTTPServer, tmp_path: Path) -> None:
    ours = neighbour.RequestHandlerClass is Ours
    said = call("doctor", "--port", neighbour.server_port, "--db", f"sqlite:///{tmp_path / 'table.db'}")
    assert said.code == (0 if ours else 1)
    assert ("a Pentarchy is running" in said.out) == ours
    assert ("is taken by another program" in said.out) != ours
    found = re.search(r"--port (\d+)", said.out)
    assert (found is None) == ours
    if found:
        assert doctor.why_not("127.0.0.1", int(found[1])) is None


def test_a_second_start_opens_the_table_that_is_there(
    call: Call, neighbour: HTTPServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = call("serve", "--open", "--port", neighbour.server_port)
    if neighbour.RequestHandlerClass is Ours:
        assert said.code == 0
        assert opened == [f"http://localhost:{neighbour.server_port}/"]
        assert "already" in said.out
    else:
        assert said.code == 2
        assert opened == []
    other = call("serve", "--open", "--port", neighbour.server_port, "--db", f"sqlite:///{tmp_path / 'other.db'}")
    assert other.code == 2  # somebody who names a store means that one


def test_an_address_of_another_machine(ask: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def looked_up(host: str, port: int) -> OSError | None:  # nobody outside is asked for the name
        return socket.gaierror() if host == "no-such-name.invalid" else why_not(host, port)

    why_not = doctor.why_not
    monkeypatch.setattr(doctor, "why_not", looked_up)
    for host in ("192.0.2.1", "no-such-name.invalid"):  # the first is for examples only
        said = ask("--host", host)
        assert said.code == 1
        assert f"✗ Address: {host} is not an address of this machine." in said.out
        assert "pentarchy serve --host 0.0.0.0" in said.out


def test_a_port_that_needs_rights(ask: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(host: str, port: int) -> OSError | None:
        return PermissionError(errno.EACCES, "Permission denied") if port < 1024 else None

    monkeypatch.setattr(doctor, "why_not", why_not)
    said = ask("--port", 80)
    assert said.code == 1
    assert "ports below 1024 need special rights. Choose another: pentarchy serve --port 8765" in said.out
