#!/bin/sh
# Builds the compiled engine in the background, for the next `make play`: sh tools/compile_for_play.sh MAKE PYTHON
# Says nothing and does nothing without a C compiler and Python's headers, or when the same sources failed already.
make=$1 python=$2
log=build/play.log
command -v cc >/dev/null 2>&1 || exit 0
"$python" -c 'import sys, sysconfig; from pathlib import Path
sys.exit(not (Path(sysconfig.get_path("include")) / "Python.h").exists())' || exit 0
mkdir -p build
if [ -f build/play.failed ] && [ -z "$(find src setup.py pyproject.toml -name '*.py' -newer build/play.failed | head -n 1)" ]; then
    exit 0
fi
# One build at a time: who holds the folder builds. A folder whose builder is gone is taken over.
if ! mkdir build/play.lock 2>/dev/null; then
    kill -0 "$(cat build/play.lock/pid 2>/dev/null)" 2>/dev/null && exit 0
fi
echo "The faster, compiled engine is being built in the background (some minutes); the next start uses it."
(
    # Ctrl+C ends the table, not the build.
    trap '' INT HUP
    trap 'rm -rf build/play.lock' EXIT
    if nice -n 19 "$make" .venv-play/.stamp >"$log" 2>&1; then rm -f build/play.failed; else touch build/play.failed; fi
) </dev/null >/dev/null 2>&1 &
echo $! >build/play.lock/pid
