# Everything a developer runs. `make play` and `make test` need nothing but Python 3.11, its venv module, gcc and make.
PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
READY := $(VENV)/.ready
COMPILED := build/compiled
SOURCES := $(shell find src/fondaco -name '*.py' -o -name '*.toml' -o -name '*.ftl')
JOBS ?= $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test check compile test-compiled soak bench rules golden clean

play: $(READY)  ## play in the terminal (Puerto Rico against bots); GAME, ARGS to change it
	$(RUN) -m fondaco play $(or $(GAME),puerto_rico) $(ARGS)

test: check test-interpreted test-compiled  ## everything that must pass: style, types, tests both ways

check: $(READY)  ## style and types
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy
	$(RUN) scripts/rules.py

.PHONY: test-interpreted
test-interpreted: $(READY)
	$(RUN) -m pytest -n $(JOBS)

compile: $(COMPILED)/.ready  ## core, games and bots compiled by mypyc, in build/compiled

test-compiled: $(COMPILED)/.ready  ## the same tests on the compiled engine
	PYTHONPATH=$(COMPILED) $(RUN) -m pytest -n $(JOBS)

soak: $(COMPILED)/.ready  ## the conformance kit and random deals for long
	PYTHONPATH=$(COMPILED) FONDACO_PROFILE=long $(RUN) -m pytest -n $(JOBS) tests/conformance tests/rules/genoa/test_random_deals.py

bench: $(COMPILED)/.ready  ## speed of both builds; ARGS=--keep adds it to benchmarks/history.jsonl
	$(RUN) benchmarks/run.py $(ARGS)

rules: $(READY)  ## which rules of the ledgers have no test
	$(RUN) scripts/rules.py

golden: $(READY)  ## write the golden files anew, after a rule has changed
	$(RUN) -m tests.golden.make

clean:  ## remove what was built
	rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(READY): pyproject.toml
	test -x $(RUN) || $(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --upgrade "pip>=25.1"
	$(RUN) -m pip install --quiet --editable . --group dev
	touch $(READY)

# A copy is compiled, so that the checkout itself stays plain Python. The engine is one C file: link-time optimisation is
# what lets the C compiler work on it with all cores.
$(COMPILED)/.ready: $(READY) pyproject.toml $(SOURCES)
	rm -rf build
	mkdir -p build/source
	cp -r pyproject.toml README.md LICENSE src docs build/source
	HATCH_BUILD_HOOKS_ENABLE=1 CFLAGS=-flto=auto $(RUN) -m pip wheel --quiet --no-deps --wheel-dir build/wheel build/source
	$(RUN) -m pip install --quiet --no-deps --target $(COMPILED) build/wheel/*.whl
	touch $@
