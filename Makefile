# `make` alone lists what can be made.
PYTHON ?= python3
GAME ?= aquaedukt
VENV := .venv
BIN := $(VENV)/bin
SOURCES := setup.py pyproject.toml $(shell find src -name '*.py')

.DEFAULT_GOAL := help
.PHONY: help play test check bench lock clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: $(VENV)/engine  ## set everything up and play in the terminal (GAME=aqua-romana, GAME=irrigate)
	$(BIN)/aquae play $(GAME)

test: check  ## set everything up and run every check and test, compiled (if possible) and plain
	$(BIN)/python -m pytest -n 2
	AQUAE_PURE=1 $(BIN)/python -m pytest -n 2 tests/games tests/bots tests/test_laws.py tests/test_against_referee.py

check: $(VENV)/engine  ## formatting, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(VENV)/engine $(VENV)/peers  ## measure the engines and their peers
	$(BIN)/python -m benchmarks.engines

lock:  ## renew the pinned requirements (needs uv)
	for name in dev bench; do uv pip compile --universal --generate-hashes --python-version 3.11 \
		--no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist src/*.so src/*.egg-info
	find src tests benchmarks -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/tools: requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements/dev.txt
	touch $@

# Compiles the engine with mypyc where there is a compiler; compiled modules of older sources
# must not stay behind.
$(VENV)/engine: $(VENV)/tools $(SOURCES)
	rm -rf build; find src -name '*.so' -delete
	$(BIN)/python -m pip install -q --no-build-isolation --no-deps -e .
	touch $@

$(VENV)/peers: requirements/bench.txt $(VENV)/tools
	$(BIN)/python -m pip install -q --require-hashes -r requirements/bench.txt
	touch $@
