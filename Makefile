# `make` alone lists what can be made.
PYTHON ?= python3
GAME ?= aquaedukt
SITE ?= site
PREFIX ?= /opt/aquae
VENV := .venv
BIN := $(VENV)/bin
# What mypyc compiles, as setup.py lists it. Other sources run as they are: editing them builds nothing.
COMPILED := $(filter-out %/__init__.py,$(wildcard $(shell sed -n 's/^ *"\(src.*\.py\)",/\1/p' setup.py)))
# What `make quick` leaves out: other rooms, and tests that take their time or need more packages.
SLOW := server faults deploy web rl bots/test_guides.py bots/test_search.py test_against_referee.py cli/fullscreen cli/test_bots.py project/test_compiled.py \
	project/test_docs.py project/test_examples.py project/test_new_game.py project/test_packages.py project/test_release.py project/test_site.py project/test_systems.py test_rule_coverage.py cli/test_workers.py

# No test may wait for ever, and what was tried twice is listed.
WHOLE := -n 2 --dist worksteal --timeout 600 -rR

.DEFAULT_GOAL := help
# What the client is built from; it is built into the package.
CLIENT := src/aquae/client/index.html
# With the engine, its bots and the server's pure rooms in it.
PACKED := $(shell find src/aquae/core src/aquae/games src/aquae/bots src/aquae/server/local src/aquae/server/tables src/aquae/server/thinking -name '*.py')
WEB_SOURCES := web/index.html web/vite.config.ts $(shell find web/src web/public web/packing -type f) $(wildcard src/aquae/games/*/book/*.md src/aquae/games/*/puzzles/*.jsonl) $(PACKED)

.PHONY: docs help play site play-static play-terminal install quick test test-long test-faults check check-client client types words chromium faketime bench bench-bots bench-thinking bench-rl bench-server bench-people bench-club bench-web lock clean postgres proxies shells new-game release sbom image pin-images

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: $(VENV)/engine $(CLIENT)  ## set everything up, start the game server and open its first page
	$(BIN)/aquae serve --open

play-terminal: $(VENV)/engine  ## play in the terminal (GAME=aqua-romana, GAME=irrigate)
	$(BIN)/aquae play $(GAME)

# By the locked packages and their hashes, as the Dockerfile does it.
install: $(CLIENT)  ## install the command with its server into a folder of its own (PREFIX=/opt/aquae)
	$(PYTHON) -m venv $(PREFIX)
	$(PREFIX)/bin/python -m pip install -q --require-hashes -r requirements/play.txt
	$(PREFIX)/bin/python -m pip install -q --no-build-isolation --no-deps --force-reinstall .
	@echo "$(PREFIX)/bin/aquae serve --help tells how to go on"

quick: $(VENV)/quick  ## formatting, lint, types and unit tests of the plain engine, in less than a minute
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy -p aquae.core -p aquae.games -p aquae.bots
	AQUAE_PURE=1 PYTHONPATH=$(CURDIR)/src $(BIN)/python -m pytest -n 2 --dist worksteal $(SLOW:%=--ignore=tests/%)

# The engine is compiled while the client is built: neither needs more than one core.
test: postgres proxies shells chromium faketime $(VENV)/tools $(VENV)/node  ## set everything up and run every check and test, compiled (if possible) and plain
	$(MAKE) -j 2 check check-client
	$(BIN)/python -m pytest $(WHOLE)
	AQUAE_PURE=1 $(BIN)/python -m pytest $(WHOLE) tests/games tests/bots tests/rl tests/test_laws.py tests/test_against_referee.py

test-long: test test-faults  ## all that `make test` does, and for longer what rarely finds anything
	AQUAE_PUZZLES=1 $(BIN)/python -m pytest $(WHOLE) tests/bots/puzzles/test_shipped.py
	AQUAE_KILLS=50 $(BIN)/python -m pytest $(WHOLE) tests/server/storage/test_killing.py
	AQUAE_WHOLE_GAMES=1 $(BIN)/python -m pytest $(WHOLE) tests/web/test_whole_games.py

test-faults: $(VENV)/tools $(VENV)/engine postgres faketime  ## play while servers are struck in every way, ten minutes at most (SEED=1)
	timeout -k 10 600 $(BIN)/python -m tests.faults $(if $(SEED),--seed $(SEED))

check: $(VENV)/tools $(VENV)/engine  ## formatting, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

client: $(CLIENT)  ## build the browser client into the package

site: docs $(CLIENT)  ## write a folder that any web space can serve: all games on people's own devices, no server (SITE=site)
	$(BIN)/python -m tools.static_site $(SITE)

play-static: site  ## serve that folder on this machine, with nothing but Python's own server
	@echo "Aquae is at http://127.0.0.1:8001/"
	$(BIN)/python -m http.server 8001 --bind 127.0.0.1 --directory $(SITE)

docs: $(VENV)/docs $(VENV)/engine web/node_modules  ## build the site of documents into the package; `aquae serve` shows it at /docs
	$(BIN)/python -m tools.site

types: web/node_modules $(VENV)/engine  ## renew the client's types of the API and of the games from the server's
	$(BIN)/python tools/client_types.py web/src

words: $(VENV)/base  ## renew what the terminal says of the games from the words of the client
	PYTHONPATH=src $(BIN)/python -m tools.languages

check-client: $(CLIENT)  ## formatting, lint, types and tests of the browser client
	cd web && sh npm.sh run lint && sh npm.sh run check && sh npm.sh test

# The tests in a browser use Debian's chromium; nothing is downloaded for them.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } \
			>/dev/null 2>&1; } \
		|| { echo "chromium is not installed: the tests in a browser need it"; exit 1; }

# The server's tests on PostgreSQL start one of their own; they only need its programs.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& { apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql; } \
			>/dev/null 2>&1; } \
		|| { echo "PostgreSQL is not installed: the server's tests need its programs"; exit 1; }

# Processes with a wrong clock; without it the tests of faults say what they could not try.
faketime:
	@command -v faketime >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& { apt-get update -qq && apt-get install -qq -y --no-install-recommends faketime; } \
			>/dev/null 2>&1; } \
		|| echo "faketime is not installed: skewed clocks are NOT tried"

# The files of deploy/ are tried with the programs that they are for.
proxies:
	@{ PATH="$$PATH:/usr/sbin:/sbin"; command -v nginx && command -v caddy; } >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& { apt-get update -qq && apt-get install -qq -y --no-install-recommends nginx-light caddy; } \
			>/dev/null 2>&1; } \
		|| { echo "nginx or Caddy is not installed: the tests of deploy/ need both"; exit 1; }

# Completion is tried in real shells, the manual page with man, the units of deploy/ with systemd's own judge.
shells:
	@{ command -v zsh && command -v fish && command -v man && command -v systemd-analyze; } >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
			&& { apt-get update -qq && apt-get install -qq -y --no-install-recommends zsh fish man-db systemd; } \
			>/dev/null 2>&1; } \
		|| { echo "zsh, fish, man or systemd is not installed: the tests of the command need them"; exit 1; }

bench: $(VENV)/engine $(VENV)/peers  ## measure the engines and their peers
	$(BIN)/python -m benchmarks.engines

bench-bots: $(VENV)/tools $(VENV)/engine  ## let the levels of bots compete, with a part of their time (hours)
	$(BIN)/python -m benchmarks.strength

bench-thinking: $(VENV)/engine  ## measure whether the searching bots keep to their time
	$(BIN)/python -m benchmarks.thinking

bench-rl: $(VENV)/engine $(VENV)/peers  ## measure the environments and their peers
	PYGAME_HIDE_SUPPORT_PROMPT=1 $(BIN)/python -m benchmarks.environments

bench-server: $(VENV)/tools $(VENV)/engine postgres benchmarks/boardgame_io/node_modules  ## measure the server and boardgame.io's
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.server --postgres

bench-people: $(VENV)/tools $(VENV)/engine  ## measure how long people wait for bots on a busy server, and what thinking takes
	$(BIN)/python -m benchmarks.people_first
	$(BIN)/python -m benchmarks.memory

bench-club: $(VENV)/tools $(VENV)/engine postgres  ## measure home, profiles, history and lists with 10,000 people and 1,000,000 results
	$(BIN)/python -m benchmarks.crowd
	$(BIN)/python -m benchmarks.crowd --postgres

bench-web: $(VENV)/tools $(VENV)/engine $(CLIENT) benchmarks/lighthouse/node_modules  ## measure the budgets of the client
	$(BIN)/python -m benchmarks.web; with=$$?; $(BIN)/python -m benchmarks.local && exit $$with

benchmarks/lighthouse/node_modules: benchmarks/lighthouse/package-lock.json
	cd benchmarks/lighthouse && sh ../../web/npm.sh ci --no-audit --no-fund
	touch $@

benchmarks/boardgame_io/node_modules: benchmarks/boardgame_io/package-lock.json
	cd benchmarks/boardgame_io && npm ci --no-audit --no-fund
	touch $@

new-game:  ## write a tiny game to begin with, in three folders of its own (NAME=fossa)
	@$(PYTHON) tools/new_game.py "$(NAME)"

release:  ## test, write the version, commit and tag (VERSION=1.2.0)
	$(PYTHON) tools/release.py $(VERSION)

sbom:  ## write what Aquae is made of as sbom.json (CycloneDX)
	$(PYTHON) tools/sbom.py sbom.json

image:  ## build the Docker image, on base images by digest once `make pin-images` was run
	docker build -t aquae $$(sed -n 's/^[A-Z]/--build-arg &/p' deploy/images.env 2>/dev/null) .

# A tag may be given to another image any day; a digest is one image for ever.
pin-images:  ## look the digests of the base images up and write deploy/images.env (needs docker)
	@for named in NODE_IMAGE=node:24-slim PYTHON_IMAGE=python:3.11-slim CADDY_IMAGE=caddy:2 POSTGRES_IMAGE=postgres:15; do \
		docker pull --quiet "$${named#*=}" >&2 || exit 1; \
		echo "$${named%%=*}=$$(docker image inspect --format '{{index .RepoDigests 0}}' "$${named#*=}")"; \
	done >deploy/images.env.new && mv deploy/images.env.new deploy/images.env && cat deploy/images.env

lock:  ## renew the pinned requirements (needs uv)
	for name in quick play node docs dev bench; do uv pip compile --universal --generate-hashes --python-version 3.11 \
		--no-header --no-annotate requirements/$$name.in -o requirements/$$name.txt; done

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist src/*.so src/*.egg-info src/aquae/client src/aquae/docs web/node_modules
	find src tests benchmarks -name '*.so' -delete -o -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/quick: requirements/quick.txt | $(BIN)/python
	$(BIN)/python -m pip install -q --require-hashes -r requirements/quick.txt
	touch $@

$(VENV)/base: requirements/play.txt | $(BIN)/python
	$(BIN)/python -m pip install -q --require-hashes -r requirements/play.txt
	touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/base
	$(BIN)/python -m pip install -q --require-hashes -r requirements/docs.txt
	touch $@

$(VENV)/tools: requirements/dev.txt $(VENV)/base
	$(BIN)/python -m pip install -q --require-hashes -r requirements/dev.txt
	touch $@

# Compiles the engine with mypyc where there is a compiler; compiled modules of older sources
# must not stay behind. It is one C file and always compiled whole: a file a game takes a third of the
# time after an edit, but random plays of Aquädukt lost 5 % of their speed.
$(VENV)/engine: $(VENV)/base setup.py pyproject.toml $(COMPILED)
	rm -rf build; find src -name '*.so' -delete
	$(BIN)/python -m pip install -q --no-build-isolation --no-deps -e .
	touch $@

# Node is taken from the machine, or else from a package for Python.
$(VENV)/node: requirements/node.txt $(VENV)/base
	command -v npm >/dev/null || $(BIN)/python -m pip install -q --require-hashes -r requirements/node.txt
	touch $@

web/node_modules: web/package-lock.json $(VENV)/node
	cd web && sh npm.sh ci --no-audit --no-fund
	touch $@

$(CLIENT): web/node_modules $(WEB_SOURCES)
	cd web && sh npm.sh run build
	touch $@

$(VENV)/peers: requirements/bench.txt $(VENV)/tools
	$(BIN)/python -m pip install -q --require-hashes -r requirements/bench.txt
	touch $@
