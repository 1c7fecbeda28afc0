"""A report of a simulation as one HTML page with plots, readable without anything else."""

from __future__ import annotations

import argparse
from pathlib import Path

from pentarchy.cli import common

EXAMPLES = ["pentarchy report runs/one -o report.html", "pentarchy report runs/one -o report.html --lang ru"]


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", type=common.folder, help="folder written by pentarchy sim --out DIR")
    parser.add_argument(
        "-o", "--output", metavar="FILE", type=Path, default=Path("report.html"), help="default: report.html"
    )
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    from pentarchy.lab.report import report

    page = report(args.folder, args.lang)
    args.output.write_text(page, encoding="utf-8")
    print(f"Written: {args.output}")
    return 0
