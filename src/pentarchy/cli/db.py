"""Look after a store of the web table: bring it to the schema of this release."""

from __future__ import annotations

import argparse
from pathlib import Path

from pentarchy.kernel.errors import PentarchyError

EXAMPLES = [
    "pentarchy db upgrade",
    "pentarchy db upgrade --db sqlite:///table.db",
    "pentarchy db upgrade --db postgresql://pentarchy@localhost/pentarchy",
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=["upgrade"], help="upgrade: all steps from the schema it has, or none")
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: the file in your data folder"
    )


def run(args: argparse.Namespace) -> int:
    from pentarchy.table import migrations
    from pentarchy.table.server import default_database
    from pentarchy.table.store import Store

    url = args.db or default_database()
    scheme, _, file = url.partition(":///")
    if scheme == "sqlite" and not Path(file.partition("?")[0]).is_file():
        raise PentarchyError(f"There is no database file {file}.")
    store = Store(url)
    store.close()
    now = migrations.head()
    if store.was == now:
        print(f"The store has schema {now} already.")
    else:
        print(f"The store had {f'schema {store.was}' if store.was else 'no tables'} and has schema {now} now.")
    return 0
