# Hostage Chess. `make` alone lists the commands; each line with two hashes is one of them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
# OpenBench builds an engine by `make EXE=name`.
.DEFAULT_GOAL := $(if $(EXE),native,help)
.NOTPARALLEL:

# The tools that are built, each at one version, once per user and outside the clone.
TRUNK_VERSION := 0.21.14
# Only fuzzing needs it, and nightly Rust.
FUZZ_VERSION := 0.13.2
# Only `make deny` needs it.
DENY_VERSION := 0.20.2
TOOLS := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/hostage-chess/tools
TRUNK := $(TOOLS)/trunk-$(TRUNK_VERSION)
FUZZ := $(TOOLS)/cargo-fuzz-$(FUZZ_VERSION)
DENY := $(TOOLS)/cargo-deny-$(DENY_VERSION)

# wasm-opt, the minifiers, the static server and the browser driver are npm packages.
NODE_MODULES := node_modules/.package-lock.json
E2E := tests/e2e
# Lighthouse, which only an audit needs, is as large as all of them together.
AUDIT := $(E2E)/audit

# Trunk 0.21 takes no NO_COLOR=1.
unexport NO_COLOR
export PATH := $(TRUNK)/bin:$(CURDIR)/node_modules/.bin:$(PATH)

# A clean checkout is built from Cargo.lock as it stands; at the desk Cargo may add what Cargo.toml asks for.
LOCKED := $(if $(CI),--locked)
# The natively checked build is not compact, so both ways are checked.
WASM := --target wasm32-unknown-unknown --features web,compact --lib --bin app --bin worker
SITE_SOURCES := Cargo.toml Cargo.lock Trunk.toml index.html $(shell find src static) $(wildcard tools/*.mjs) tools/relocations.rs tools/bind/Cargo.lock tools/bind/src/main.rs package-lock.json

PORT ?= 8080
DEPTH ?= 5

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

.PHONY: native
native: ## build the native program, target/release/hostage; make EXE=name puts it here under that name
	cargo build $(LOCKED) --release --bin hostage
	$(if $(EXE),cp $(or $(CARGO_TARGET_DIR),target)/release/hostage$(if $(filter Windows_NT,$(OS)),.exe) $(EXE))

.PHONY: play
play: build ## build the site, serve it here and print the address (PORT=8080)
	node tools/serve.mjs --port $(PORT)

.PHONY: build
build: dist/index.html ## build the optimised site into dist/

.PHONY: test
test: check test-native test-neural size test-browser ## everything: format, lints, native tests, the site, browser tests

.PHONY: check
check: wasm-target packages ## format, lints and documentation; warnings are errors
	cargo fmt --check
	cargo fmt --check --manifest-path tools/bind/Cargo.toml
	node tools/styles.mjs
	cargo clippy $(LOCKED) --all-targets -- -D warnings
	cargo clippy $(LOCKED) $(WASM) -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --no-deps --lib

.PHONY: test-native
test-native: ## the rules, the search, the session: no browser
	cargo test $(LOCKED)

# Judging every conceivable turn takes thousands of times as long as a turn: that stays with `make test`.
.PHONY: laws
laws: ## the laws of the games and their second implementations at scale, with a table at the end (LAWS=100)
	rm -f target/laws.tsv
	cargo test $(LOCKED) --test rules --no-run
	LAWS=$(or $(LAWS),100) LAWS_TABLE=$(CURDIR)/target/laws.tsv cargo test $(LOCKED) --test rules -- \
		laws:: second:: implementation hostage:: --skip conceivable
	@awk -f tools/laws.awk target/laws.tsv

.PHONY: test-neural
test-neural: ## the package tools/neural: formatting, lints and tests
	$(MAKE) -C tools/neural test

.PHONY: test-browser
test-browser: build ## the built site in Chromium (ARGS="smoke --headed" goes to Playwright)
	node $(E2E)/browser.mjs
	cd $(E2E) && playwright test --project=chromium --project="wide font" $(ARGS)

# A Chromium with windows asks for icons, downloads and installs in ways of its own. Where `make test` has already run in it this is repetition.
.PHONY: test-chromium
test-chromium: build ## the browser tests that Chromium itself may answer differently from its headless shell
	cd $(E2E) && WITH_WINDOWS=1 playwright test --project=chromium $(or $(ARGS),stored.spec threads.spec frame.spec hosts.spec offline.spec update.spec install.spec library-files.spec)

.PHONY: test-browsers
test-browsers: build ## the built site in Firefox, and a walk through it in WebKitGTK (ARGS="smoke" goes to Playwright)
	cd $(E2E) && node others.mjs $(ARGS)

.PHONY: bench
bench: build ## nodes and nodes a second, natively and in Chromium (DEPTH=5)
	cargo build $(LOCKED) --release --bin hostage
	node $(E2E)/browser.mjs
	node $(E2E)/bench.mjs target/release/hostage $(DEPTH)

.PHONY: bench-count
bench-count: ## write down how many nodes the bench counts, after a change that was meant to change it
	UPDATE_BENCH=1 cargo test $(LOCKED) --test search bench::
	@cat tests/data/bench.txt

.PHONY: size
size: build ## what a visitor downloads; fails over its budget or 5 % up (ACCEPT=1 takes the sizes as they are)
	node tools/size.mjs dist $(if $(ACCEPT),--accept)

FUZZ_TARGETS = $(or $(TARGET),$(notdir $(wildcard tests/fuzz/corpus/*)))
CARGO_FUZZ := PATH=$(FUZZ)/bin:$$PATH cargo +nightly fuzz run --fuzz-dir tests/fuzz/libfuzzer --target-dir target/fuzz/build --sanitizer none
FUZZ_PACKED := cargo run --quiet --manifest-path tests/fuzz/libfuzzer/Cargo.toml --target-dir target/fuzz/packer --bin packed --

.PHONY: fuzz
fuzz: ## look with nightly Rust for inputs that break a promise (TARGET=stored, else each; TIME=600 seconds each)
	@tools/install cargo-fuzz $(FUZZ_VERSION) cargo-fuzz $(FUZZ)
	for target in $(FUZZ_TARGETS); do \
	  mkdir -p target/fuzz/$$target; \
	  $(FUZZ_PACKED) unpack tests/fuzz/packed/$$target.txt target/fuzz/$$target; \
	  $(CARGO_FUZZ) $$target target/fuzz/$$target tests/fuzz/corpus/$$target -- -max_total_time=$(or $(TIME),600) \
	    -max_len=4096 -timeout=10 -close_fd_mask=1 -artifact_prefix=target/fuzz/found-$$target-; \
	done

.PHONY: fuzz-keep
fuzz-keep: ## keep the fewest inputs that reach what `make fuzz` has reached, in tests/fuzz/packed (TARGET=stored, else each)
	for target in $(FUZZ_TARGETS); do \
	  rm -rf target/fuzz/fewest-$$target && mkdir -p target/fuzz/fewest-$$target; \
	  $(CARGO_FUZZ) $$target target/fuzz/fewest-$$target target/fuzz/$$target tests/fuzz/corpus/$$target -- -set_cover_merge=1 -max_len=4096 \
	    -close_fd_mask=1; \
	  $(FUZZ_PACKED) pack target/fuzz/fewest-$$target tests/fuzz/packed/$$target.txt; \
	done

# The advisories are fetched from the internet, so they are asked for by name. What is sent to nobody has only to come from where it should.
.PHONY: deny
deny: ## licences, copies and sources of the crates, by deny.toml (CHECKS="advisories bans licenses sources")
	@tools/install cargo-deny $(DENY_VERSION) cargo-deny $(DENY)
	$(DENY)/bin/cargo-deny --locked --config deny.toml check -D warnings $(or $(CHECKS),bans licenses sources)
	for package in tools/neural tools/bind tests/fuzz/libfuzzer; do \
	  $(DENY)/bin/cargo-deny --locked --manifest-path $$package/Cargo.toml --config deny.toml check sources; \
	done

.PHONY: digest
digest: ## work the digest of a built or served site out anew (SITE=dist, or SITE=https://host/path/)
	@node tools/digest.mjs $(or $(SITE),dist)

# Lateness is worth what the machine is quiet.
.PHONY: endurance
endurance: build ## the engine against itself, GAMES=1000 natively and a tenth of them in Chromium: faults, lateness, memory
	cargo build $(LOCKED) --release --bin hostage
	node $(E2E)/browser.mjs
	node $(E2E)/endurance.mjs --native target/release/hostage --games $(or $(GAMES),1000)
	node $(E2E)/endurance.mjs --browser --games $$(($(or $(GAMES),1000) / 10))

.PHONY: audit
audit: size $(AUDIT)/node_modules/.package-lock.json ## how quick it is, held against its budgets: a table in Markdown (ten minutes)
	node $(E2E)/browser.mjs
	node $(E2E)/audit.mjs $(ARGS)

.PHONY: screenshots
screenshots: build ## pictures in tests/e2e/results/screenshots (LINKS="#/play #/settings")
	node $(E2E)/screenshots.mjs $(foreach link,$(LINKS),'$(link)')

.PHONY: icons
icons: $(NODE_MODULES) ## draw the PNG icons anew from static/icons/icon.svg
	node $(E2E)/icons.mjs

.PHONY: dev
dev: tools ## rebuild an unoptimised site at each change and serve it
	trunk serve --offline --no-autoreload --dist target/dev-site --port $(PORT)

.PHONY: fmt
fmt: ## format the sources
	cargo fmt
	cargo fmt --manifest-path tools/bind/Cargo.toml

.PHONY: clean
clean: ## forget what was built here (the tools stay in the cache)
	rm -rf dist target node_modules $(AUDIT)/node_modules $(E2E)/results

.PHONY: tools
tools: wasm-target $(NODE_MODULES) ## what the site is built with
	@tools/install trunk $(TRUNK_VERSION) trunk $(TRUNK)

.PHONY: packages
packages: $(NODE_MODULES)

.PHONY: wasm-target
wasm-target:
	@test -d "$$(rustc --print target-libdir --target wasm32-unknown-unknown)" || rustup target add wasm32-unknown-unknown

$(NODE_MODULES): package.json package-lock.json .npmrc
	npm ci
	@touch $@

$(AUDIT)/node_modules/.package-lock.json: $(AUDIT)/package.json $(AUDIT)/package-lock.json
	npm ci --prefix $(AUDIT)
	@touch $@

dist/index.html: $(SITE_SOURCES) | wasm-target
	@node tools/build.mjs $(TRUNK_VERSION) $(TRUNK)
