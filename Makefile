# Everything a developer runs. `make play` and `make test` need nothing but Python 3.11 and make.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
COMPILED := build/compiled

$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable . --group dev
	touch $(READY)

$(COMPILED)/.ready: $(READY) pyproject.toml $(shell find src/fondaco -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	rm -rf build && mkdir -p build/source
	cp -r pyproject.toml README.md LICENSE src build/source
	HATCH_BUILD_HOOKS_ENABLE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir build/wheel build/source
	$(BIN)/python -m pip install --quiet --no-deps --target $(COMPILED) build/wheel/*.whl
	touch $@

.PHONY: compile
compile: $(COMPILED)/.ready
