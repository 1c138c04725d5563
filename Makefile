# Commands for players and developers. `make` alone lists them.
#
# PYTHON=python3.13 chooses the Python; ARGS="--players 2" is passed on to the bot or to pytest.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.PHONY: help run test accept transcript browser lint gallery showcase bake fonts bench load fuzz sweep contract postgresql puzzles presses torture hostile arena lock package clean

ENVIRONMENT := .venv
BIN := $(ENVIRONMENT)/bin
FITS := import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c '$(FITS)' 2>/dev/null && { echo "$$python"; break; }; done)
# An environment of another Python than the one that's asked for is made again.
ORIGIN := import sys; print(sys.base_prefix, *sys.version_info[:2])
ifeq ($(origin PYTHON),command line)
ifneq ($(shell "$(PYTHON)" -c '$(ORIGIN)' 2>/dev/null),$(shell $(BIN)/python -c '$(ORIGIN)' 2>/dev/null))
.PHONY: $(ENVIRONMENT)/.made
endif
endif
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"
ARGS ?=
# A test of a long campaign may take hours; in an ordinary run it is stuck after four minutes.
PATIENCE := --override-ini faulthandler_timeout=14400

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 19

run: $(ENVIRONMENT)/.run ## Play in the browser, without Discord
	@$(BIN)/python bot.py --offline $(ARGS)

# Four processes even on two cores: some tests wait for browsers and for the simulated Discord. Each takes whole files,
# for the tests of a file share what they play, start and draw.
# Byte code is written even if the environment says otherwise, or each process that a test starts would compile all of it,
# and it is compiled first, so that the four don't compile the same files at the same time.
test: $(ENVIRONMENT)/.dev ## Run all tests
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m compileall -q -j 0 bot.py cogs k2bot tools
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 4 --dist loadfile --no-loadscope-reorder $(ARGS)

accept: $(ENVIRONMENT)/.dev ## Accept changed texts and pictures: run their tests, rewrite what differs, then read the diff (ARGS=tests/games/k2)
	@$(BIN)/python -m pytest -n 2 --dist loadfile --snapshot-update $(or $(ARGS),tests)
	@git status --short -- tests

transcript: $(ENVIRONMENT)/.dev ## Write whole games, tutorials and rules as people read them, to build/transcripts (IN=pl in another language)
	@LANGUAGE_OF_TRANSCRIPTS=$(IN) TRANSCRIPTS=build/transcripts $(BIN)/python -m pytest -q tests/expeditions/test_whole_game.py tests/games/test_transcripts.py $(ARGS)

browser: $(ENVIRONMENT)/.dev ## Run the tests of the page in a browser (K2_BROWSER=/path/to/chromium names one)
	@$(BIN)/python -m tests.browser.found && $(BIN)/python -m pytest -n 2 tests/browser $(ARGS)

lint: $(ENVIRONMENT)/.dev ## Check style, formatting and types
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

gallery: $(ENVIRONMENT)/.run ## Write every kind of picture, with a page that shows them
	@$(BIN)/python -m tools.gallery build/gallery $(ARGS)

showcase: $(ENVIRONMENT)/.run ## Draw the pictures and films of README and docs again (ARGS="board k2-film" for some)
	@$(BIN)/python -m tools.showcase $(ARGS)

bake: $(ENVIRONMENT)/.run ## Repaint the mountain and write the files that are shipped
	@$(BIN)/python -m tools.k2.bake

fonts: $(ENVIRONMENT)/.run ## Cut the typefaces for names in other scripts from Noto again, and write the files that are shipped
	@$(PIP) "fonttools>=4.60,<5"
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --requirement tools/fonts.txt --dest build/fonts
	@$(BIN)/python -m tools.fonts build/fonts

bench: $(ENVIRONMENT)/.dev ## Measure pictures and engines: time, size, memory (ARGS=--quick, --costs, --offline, --presses, --resume, --statistics, --storage, --ways or --words)
	@$(BIN)/python -m tests.bench $(ARGS)

load: $(ENVIRONMENT)/.dev ## Measure the bot with many games at once (ARGS="--tables 200 --rate 25 --seconds 60")
	@$(BIN)/python -m tests.load $(ARGS)

fuzz: $(ENVIRONMENT)/.dev ## Check random games: K2's pictures, Dungeon Twister's rules and suggestions (K2_FUZZ=1000 DUNGEON_LONG=100 for more)
	@K2_FUZZ=$${K2_FUZZ:-300} DUNGEON_LONG=$${DUNGEON_LONG:-10} $(BIN)/python -m pytest -n 2 $(PATIENCE) \
		tests/games/k2/pictures/test_fuzz.py tests/games/dungeon_twister/engine \
		tests/games/dungeon_twister/players/test_suggested_games.py tests/games/dungeon_twister/players/test_suggesting.py $(ARGS)

sweep: $(ENVIRONMENT)/.dev ## Look at every picture in every language, at every day of the recorded games, and at all pictures of whole games between computers
	@SWEEP=1 $(BIN)/python -m pytest -n 2 $(PATIENCE) tests/games $(ARGS)

contract: $(ENVIRONMENT)/.dev ## Check many random plays of every game against the contract (CONTRACT=1000 for more)
	@CONTRACT=$${CONTRACT:-100} $(BIN)/python -m pytest -n 2 $(PATIENCE) tests/kit tests/host/test_random.py tests/host/test_week.py $(ARGS)

postgresql: $(ENVIRONMENT)/.dev ## Run the host's tests with every database on a PostgreSQL server (K2_POSTGRES=postgresql://... names one)
	@$(BIN)/python -m pytest -p tests.on_postgres -n 2 tests/host tests/cogs $(ARGS)

puzzles: $(ENVIRONMENT)/.dev ## Verify every puzzle of Dungeon Twister by search
	@$(BIN)/python -m tools.dungeon_twister.puzzles --check

presses: $(ENVIRONMENT)/.dev ## Press every control that is shown, in many random games (ARGS="--games 50 --quota 10")
	@$(BIN)/python -m tests.presses $(ARGS)

torture: $(ENVIRONMENT)/.dev ## Kill the bot 300 times during games, and check that nothing is lost (ARGS="--kills 1000 --salt 2")
	@$(BIN)/python -m tests.torture $(ARGS)

hostile: $(ENVIRONMENT)/.dev ## Attack a bot with hostile ids, servers, files and stops (ARGS="--much 50")
	@$(BIN)/python -m tests.hostile $(ARGS)

arena: $(ENVIRONMENT)/.run ## Let computers play each other (ARGS="versus hard normal --games 20", "dungeon versus hard normal")
	@$(BIN)/python -m tools.arena $(or $(ARGS),versus hard normal --games 10)

lock: $(ENVIRONMENT)/.made ## Pin the newest packages that the files of requirements allow, with their hashes
	@$(PIP) "uv>=0.9,<1"
	@$(LOCK) requirements.txt --output-file requirements.lock
	@for extra in offline postgresql; do $(LOCK) requirements.txt requirements-$$extra.txt --constraint requirements.lock --output-file requirements-$$extra.lock || exit; done
	@$(LOCK) requirements-dev.txt --constraint requirements-offline.lock --constraint requirements-postgresql.lock --output-file requirements-dev.lock

# With the setuptools that requirements-dev.lock pins, instead of whatever an isolated build would download.
package: $(ENVIRONMENT)/.dev ## Build the package into dist: a source archive, and a wheel from it
	@rm -rf dist && mkdir dist
	@$(BIN)/python -c 'from setuptools import build_meta; build_meta.build_sdist("dist", {"--global-option": "--quiet"})'
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist dist/*.tar.gz
	@ls dist

clean: ## Remove the environment and all caches, but no games
	@rm -rf $(ENVIRONMENT) .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find bot.py cogs k2bot tools tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(ENVIRONMENT)/.made:
	@test -n "$(PYTHON)" || { echo "Python 3.11, 3.12, 3.13 or 3.14 is needed and was not found. Where it has a name of its own: make $(MAKECMDGOALS) PYTHON=/path/to/python" >&2; exit 1; }
	@"$(PYTHON)" -c '$(FITS)' || { echo "$(PYTHON) cannot be used: Python 3.11, 3.12, 3.13 or 3.14 is needed." >&2; exit 1; }
	@echo "Making the environment $(ENVIRONMENT) ..."
	@"$(PYTHON)" -m venv --clear $(ENVIRONMENT)
	@touch $@

$(ENVIRONMENT)/.run: requirements-offline.lock $(ENVIRONMENT)/.made
	@echo "Installing what the bot needs ..."
	@$(PIP) --require-hashes -r requirements-offline.lock
	@touch $@

$(ENVIRONMENT)/.dev: requirements-dev.lock $(ENVIRONMENT)/.run
	@echo "Installing what working on the bot needs ..."
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@
