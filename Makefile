# Each target sets itself up: a fresh checkout needs only Python 3.11+ and make; linting also Node.js 20.19+ with npm.
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
STAMP = $(VENV)/.stamp
GAMES ?=
# Processes of tests: one more than the cores of a small machine, because many tests wait for browsers and servers.
TESTERS ?= 3
# More words for the server that `make play` starts, such as PLAY="--host 0.0.0.0".
PLAY ?=

.PHONY: play test test-again test-fast lint format declared fuzz load bench compiled test-compiled ladder docs pictures packages audit licences clean

# With the compiled engine if it is there. If not, and there is a compiler, it is built meanwhile for the next time.
play: $(STAMP)-web
	@if $(MAKE) --no-print-directory -q .venv-compiled/.stamp 2>/dev/null; then engine=.venv-compiled; \
	elif $(MAKE) --no-print-directory -q .venv-play/.stamp 2>/dev/null; then engine=.venv-play; \
	else engine=$(VENV); sh tools/compile_for_play.sh "$(MAKE)" "$(PYTHON)"; fi; \
	exec $$engine/bin/pentarchy serve --open $(PLAY)

test: $(STAMP)-dev $(STAMP)-browser
	$(BIN)/python -m pytest -n $(TESTERS) --dist worksteal tests

# What failed last, once more and nothing beside it.
test-again: $(STAMP)-dev $(STAMP)-browser
	$(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none tests

test-fast: $(STAMP)-dev
	$(BIN)/python -m pytest -n 2 -m "not browser and not slow" tests

lint: $(STAMP)-dev node_modules/.stamp
	$(BIN)/ruff check src tests tools setup.py
	$(BIN)/ruff format --check src tests tools setup.py
	$(BIN)/mypy
	npm run --silent lint

format: $(STAMP)-dev node_modules/.stamp
	$(BIN)/ruff format src tests tools setup.py
	$(BIN)/ruff check --fix src tests tools setup.py
	npm run --silent format

# What follows from the names and fields that games declare: numbers.py, and a part of position.py.
declared: $(STAMP)-dev
	$(BIN)/python -m pentarchy.kernel.declare
	$(BIN)/python -m pentarchy.kernel.declare tests/proving_ground/src/proving_ground

# Thousands of games of each kind: with the compiled engine, but for Imperium, whose card programs can only be counted
# in the pure one. GAMES=100 for a short run.
fuzz: $(STAMP)-dev .venv-compiled/.stamp
	.venv-compiled/bin/python -m pentarchy.contract.fuzz --but imperium $(if $(GAMES),--games $(GAMES))
	$(BIN)/python -m pentarchy.contract.fuzz --game imperium $(if $(GAMES),--games $(GAMES))

load: $(STAMP)-dev
	$(BIN)/python -m pentarchy.table.load

bench: $(STAMP)-dev
	$(BIN)/pentarchy bench

# Goes on from what was played; games, pairs and tables one by one: see `python -m pentarchy.lab.ladder --help`.
ladder: $(STAMP)-dev
	$(if $(wildcard .venv-compiled/.stamp),.venv-compiled/bin/python,$(BIN)/python) -m pentarchy.lab.ladder \
	    --seed 20261118 --state src/pentarchy/lab/strength --write docs/bots.md

# The documentation site, without warnings, into build/site.
docs: $(STAMP)-dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "The site is in build/site/index.html"

# The pictures of README and site, from games at a real table. LOOKS=scythe for one of them.
pictures: $(STAMP)-dev $(STAMP)-browser
	$(BIN)/python tools/pictures.py $(LOOKS)

# What is published: the source, and from it the wheel. PENTARCHY_COMPILE=1 for a compiled one.
packages: $(STAMP)-dev
	rm -rf build/packages && mkdir -p build/packages/source dist
	$(BIN)/python setup.py -q egg_info --egg-base build/packages sdist --dist-dir dist
	tar -xzf dist/pentarchy-*.tar.gz -C build/packages/source --strip-components 1
	$(BIN)/pip -q wheel --no-deps -w dist build/packages/source
	@ls -l dist

# Known weaknesses of the packages that an installation brings. Strict: a package that could not be looked up is no good news.
audit:
	$(PYTHON) -m venv build/audit
	build/audit/bin/pip -q install pip-audit
	build/audit/bin/pip-audit --strict --progress-spinner off .

# Every package that an installation brings, with its licence.
licences: $(STAMP)-dev
	$(BIN)/python tools/licences.py

# The compiled engine lives in its own environment: beside editable sources it would hide later edits.
compiled: .venv-compiled/.stamp
	.venv-compiled/bin/pentarchy bench

test-compiled: $(STAMP)-dev .venv-compiled/.stamp
	mkdir -p build
	$(BIN)/python -m pentarchy.contract.hashes > build/hashes-pure.txt & pure=$$!; \
	    .venv-compiled/bin/python -m pentarchy.contract.hashes > build/hashes-compiled.txt \
	    && .venv-compiled/bin/python tests/release/smoke.py --engine compiled && wait $$pure
	cmp build/hashes-pure.txt build/hashes-compiled.txt
	.venv-compiled/bin/python -m pytest -n 2 --dist worksteal tests/contract tests/kernel --engine compiled

HOT = $(shell find src/pentarchy/kernel src/pentarchy/games src/pentarchy/bots -name '*.py' 2>/dev/null) setup.py pyproject.toml

# COMPILE=quick for tests: the same C code, less optimised (see setup.py). Who wants speed later gets it built then.
COMPILE ?= 1
WHEEL = build/compiled-$(COMPILE)

$(WHEEL)/.stamp: $(HOT)
	rm -rf .venv-compiled $(WHEEL)
	$(PYTHON) -m venv .venv-compiled
	mkdir -p $(WHEEL)
	PENTARCHY_COMPILE=$(COMPILE) PENTARCHY_COMPILE_ALSO=tests/proving_ground/src/proving_ground \
	    .venv-compiled/bin/pip -q wheel --no-deps -w $(WHEEL) .
	touch $@

# What the engine and its tests need is taken from the other environment, not installed twice: a plain path in a .pth
# file shows the packages there, but not what is editable.
.venv-compiled/.stamp: $(WHEEL)/.stamp $(STAMP)-dev
	.venv-compiled/bin/pip -q install --no-deps --force-reinstall $(WHEEL)/pentarchy-*.whl ./tests/proving_ground
	$(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))" \
	    > "$$(.venv-compiled/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/from-the-other.pth"
	touch $@

.venv-play/.stamp: $(HOT)
	rm -rf .venv-play build/play
	$(PYTHON) -m venv .venv-play
	mkdir -p build/play
	PENTARCHY_COMPILE=1 .venv-play/bin/pip -q wheel --no-deps -w build/play .
	.venv-play/bin/pip -q install build/play/pentarchy-*.whl
	touch $@

$(STAMP)-web: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip -q install -e .
	touch $@

# Of thousands of files that are installed few are imported: Python compiles these when it meets them.
$(STAMP)-dev: pyproject.toml tests/proving_ground/pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip -q install --no-compile -e ".[lab,env,dev]"
	$(BIN)/pip -q install --no-deps -e tests/proving_ground
	touch $@

# Browser and database for the tests, from the system's packages where they are missing and can be installed.
$(STAMP)-browser: $(STAMP)-dev
	sh tests/set_up_system.sh
	touch $@

# What checks the client: formatter, linter and types. None of it is needed to play, or to run the tests.
node_modules/.stamp: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { echo "npm is missing: install Node.js 20.19 or newer, with npm, to check the client."; exit 1; }
	npm ci --ignore-scripts --no-audit --no-fund --loglevel error
	touch $@

clean:
	rm -rf $(VENV) .venv-compiled .venv-play node_modules build dist artefacts
