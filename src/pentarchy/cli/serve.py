"""The web table: play in the browser with friends and bots."""

from __future__ import annotations

import argparse

from pentarchy.cli import common

EXAMPLES = [
    "pentarchy serve",
    "pentarchy serve --host 0.0.0.0 --port 8000",
    "pentarchy serve --db postgresql://pentarchy@localhost/pentarchy --workers 4",
    "pentarchy serve --host 10.0.0.5 --db postgresql://pentarchy@10.0.0.2/pentarchy --advertise 10.0.0.5:8765",
]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="0.0.0.0 for everybody in your network")
    parser.add_argument(
        "--port", type=common.whole(0, 65535), default=8765, metavar="P", help="default: 8765; 0: any free"
    )
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://…; default: a file in your data folder"
    )
    parser.add_argument("--workers", type=common.whole(1), default=1, metavar="N", help="server processes (PostgreSQL)")
    parser.add_argument(
        "--advertise",
        metavar="HOST:PORT",
        help="where other processes of the same store reach this one (with --workers N: N ports from PORT on)",
    )
    parser.add_argument("--bots", type=common.whole(1), default=1, metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--bot-pause", type=float, default=0.7, metavar="S", help="a bot's move takes at least S seconds"
    )
    parser.add_argument(
        "--guest-bot",
        action="append",
        default=[],
        metavar="BOT",
        help="a bot of another package that visitors may seat, such as ppo:empire.npz",
    )
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="also let pages from here connect")
    parser.add_argument(
        "--keep-days", type=days, default=0.0, metavar="N", help="delete matches N days after their end; default: never"
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    common.add_data(parser)


def days(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 100_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
    return number


def run(args: argparse.Namespace) -> int:
    from pentarchy.cli import doctor
    from pentarchy.table import thinkers
    from pentarchy.table.server import Place, open_browser, serve

    if args.open and not args.db and not args.data and (url := doctor.running(args.host, args.port)):
        # Most likely the same person has typed it twice.
        print(f"A Pentarchy is at {url} already. For a second one choose another port with --port.")
        open_browser(url)
        return 0
    thinkers.invite(args.guest_bot)
    place = Place(
        host=args.host,
        port=args.port,
        db=args.db,
        workers=args.workers,
        bots=args.bots,
        bot_pause=args.bot_pause,
        origins=tuple(args.origin),
        data=args.data,
        open_browser=args.open,
        keep_days=args.keep_days,
        advertise=args.advertise,
    )
    return serve(place)
