# The house from nothing: Python 3.11 and make are enough. `make help` lists what can be done.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory
# What runs is decided here alone.
unexport PYTHONPATH PYTHONHOME

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PY := .venv/bin/python
WHEEL := build/wheels/house
PLAIN := build/wheels/plain
HOUSE := build/venvs/house
BARE := build/venvs/bare
INSTALL := -m pip install --quiet --disable-pip-version-check
LOCKED := $(INSTALL) --require-hashes --requirement

CHROMIUM := /usr/bin/chromium
ASSETS := src/terem/draw/built/icons.json
CLIENT := $(shell find client)
# Whatever a wheel is made of, with the folders, which change when a file goes; the tests of the
# games stay outside it.
SOURCES := $(shell find src \( -name tests -o -name __pycache__ -o -name built \) -prune \
	-o -print) pyproject.toml setup.py scripts/backend.py LICENSE NOTICE
# Tests that drive a browser need one on this machine.
BROWSER := $(if $(shell grep -rls playwright tests src/terem/games/*/tests),browser)

# The wheel is tested to show that what was compiled and packed does what the source does. Rooms that
# are never compiled are tested whole on the source, and here by a few of their tests that go
# through all of the house: commands, sockets, processes that are killed, bots, and browsers.
ONCE := tests/cli/ tests/client/ tests/server/
AGAIN := $(addprefix tests/cli/,test_play.py test_serve.py test_walk.py) \
	$(addprefix tests/server/,test_browser_live.py test_crash.py test_keeper_bots.py test_live.py \
	test_secrecy.py)
WHEEL_TESTS := $(wildcard tests/*.py) $(AGAIN) \
	$(filter-out $(ONCE) tests/toys/ tests/__pycache__/,$(wildcard tests/*/))

.PHONY: help play install test check lint test-source test-wheel test-bare bench format assets \
	browser lock clean

help: ## list what can be done
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 14

play: install ## install the house, open it, and show it in the browser
	@.venv/bin/terem serve --open

install: .venv/.house ## install the house into .venv, compiled where that is possible
	@$(PY) -c 'import terem; print("terem runs", "compiled" if terem.compiled() else \
	"uncompiled, which is slower; make clean install tells why, and what to install")'

test: check ## the same as check

check: lint test-source test-wheel test-bare ## everything CI demands
	@case "$$(ls $(WHEEL))" in *-none-any.whl*) echo "The compiled form was NOT tested here.";; esac
	@tail -qn 1 build/check/source.log build/check/wheel.log

lint: .venv/.dev $(ASSETS) ## ruff, mypy, import-linter, tsc
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports --no-logo
	$(PY) assets/build.py --types

test-source: .venv/.dev $(ASSETS) $(BROWSER) ## the tests on the plain source
	@test -z "$$(find src -name '*.so')" || { echo "compiled modules lie in src: remove them"; exit 1; }
	@mkdir -p build/check
	PYTHONPATH=src $(PY) -c 'import pathlib, terem; assert not terem.compiled(); \
	assert pathlib.Path(terem.__file__).is_relative_to(pathlib.Path("src").resolve())'
	PYTHONPATH=src .venv/bin/pytest -n 2 | tee build/check/source.log

test-wheel: $(HOUSE)/.house $(BROWSER) ## the tests on the installed wheel
	@test ! -e $(WHEEL)/failed.log || { cat $(WHEEL)/failed.log; \
		echo "The compiler is here, but the house does not compile, as told above."; exit 1; }
	@mkdir -p build/check
	@site=$$($(HOUSE)/bin/python -c 'import pathlib, terem; print(pathlib.Path(terem.__file__).parent)'); \
	case "$$site" in */$(HOUSE)/*) ;; *) echo "terem comes from $$site"; exit 1;; esac; \
	rm -rf "$$site"/games/*/tests; \
	for tests in src/terem/games/*/tests; do \
		if test -d "$$tests"; then cp -R "$$tests" "$$site/$${tests#src/terem/}"; fi; \
	done; \
	$(HOUSE)/bin/python -c 'import terem; print("testing the wheel,", \
	"compiled" if terem.compiled() else "NOT compiled: the compiled form remains untested")'; \
	echo "On the source alone: $(ONCE) but for $(AGAIN), and the browsers of games"; \
	$(HOUSE)/bin/pytest -n 2 --ignore-glob="$$site/games/*/tests/test_browser.py" $(WHEEL_TESTS) \
		"$$site/games" | tee build/check/wheel.log

test-bare: $(BARE)/.house ## an installation without a C compiler works
	$(BARE)/bin/python -c 'import terem; assert not terem.compiled()'
	$(BARE)/bin/terem games
	@games=$$($(BARE)/bin/python -c 'import terem; print(*terem.games())'); \
	test -n "$$games" || { echo "The installed house has no games."; exit 1; }; \
	for game in $$games; do $(BARE)/bin/terem walk "$$game" --games 3 --check; done

bench: $(HOUSE)/.bench ## measure speed against a yardstick of the same run
	@for bench in bench/[a-z]*.py; do $(HOUSE)/bin/python "$$bench"; done

format: .venv/.dev ## put the source in order
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

assets: $(ASSETS) ## take icons and typefaces from npm, bundle the browser's script

browser: ## make sure that Chromium is here for the tests that need it
	@test -x $(CHROMIUM) || { \
		root=$$(test "$$(id -u)" = 0 || echo sudo); \
		$$root apt-get update -qq && $$root apt-get install -qq -y --no-install-recommends chromium; \
	} || true
	@test -x $(CHROMIUM) || { echo "Some tests need Chromium at $(CHROMIUM), and it cannot be" \
		"installed from here. Install it (Debian: apt install chromium) and try again."; exit 1; }

lock: .venv/.dev ## pin the newest dependencies, with their digests
	@scripts/lock --upgrade

clean: ## remove all that was built; .venv stays
	rm -rf build dist src/terem/draw/built src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache .venv/.house
	find src tests bench scripts assets -name __pycache__ -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Terem needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "This Python cannot make environments (Debian: apt install python3-venv)."; exit 1; }

.venv/.play: requirements/play.lock requirements/build.lock | $(PY)
	$(PY) $(LOCKED) requirements/play.lock
	$(PY) $(LOCKED) requirements/build.lock
	@touch $@

# Without mypyc, or where it cannot be had, the house is built plain.
.venv/.compile: requirements/compile.lock | .venv/.play
	$(PY) $(LOCKED) requirements/compile.lock || echo "mypyc cannot be installed here"
	@touch $@

.venv/.dev: requirements/dev.lock .venv/.compile
	$(PY) $(LOCKED) requirements/dev.lock
	@touch $@

$(ASSETS): assets/build.py assets/icons.txt assets/package.json assets/package-lock.json $(CLIENT) \
	| .venv/.play
	$(PY) assets/build.py

$(WHEEL)/.built: $(SOURCES) $(ASSETS) scripts/pack.py .venv/.compile
	@$(PY) scripts/pack.py $(WHEEL)
	@touch $@

$(PLAIN)/.built: $(WHEEL)/.built
	@$(PY) scripts/pack.py $(PLAIN) --plain
	@touch $@

.venv/.house: $(WHEEL)/.built
	$(PY) $(INSTALL) --no-deps --no-index --force-reinstall $(WHEEL)/*.whl
	@touch $@

$(HOUSE)/.locked: requirements/play.lock requirements/test.lock | $(PY)
	$(PY) -m venv --clear $(HOUSE)
	$(HOUSE)/bin/python $(LOCKED) requirements/play.lock
	$(HOUSE)/bin/python $(LOCKED) requirements/test.lock
	@touch $@

$(HOUSE)/.house: $(HOUSE)/.locked $(WHEEL)/.built
	$(HOUSE)/bin/python $(INSTALL) --no-deps --no-index --force-reinstall $(WHEEL)/*.whl
	@touch $@

$(HOUSE)/.bench: requirements/bench.lock $(HOUSE)/.house
	$(HOUSE)/bin/python $(LOCKED) requirements/bench.lock
	@touch $@

$(BARE)/.locked: requirements/bare.lock | $(PY)
	$(PY) -m venv --clear $(BARE)
	$(BARE)/bin/python $(LOCKED) requirements/bare.lock
	@touch $@

$(BARE)/.house: $(BARE)/.locked $(PLAIN)/.built
	$(BARE)/bin/python $(INSTALL) --no-deps --no-index --force-reinstall $(PLAIN)/*.whl
	@touch $@
