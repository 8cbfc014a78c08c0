# The commands of this project. `make` without arguments lists each target whose line has `##`.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
# OpenBench builds an engine with `make EXE=name`.
.DEFAULT_GOAL := $(if $(EXE),native,help)
.NOTPARALLEL:

# Versions of the tools. They are installed once per user, outside the clone.
TRUNK_VERSION := 0.21.14
# Only `make fuzz` needs cargo-fuzz and nightly Rust.
FUZZ_VERSION := 0.13.2
# Only `make deny` needs cargo-deny.
DENY_VERSION := 0.20.2
TOOLS := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/hostage-chess/tools
TRUNK := $(TOOLS)/trunk-$(TRUNK_VERSION)
FUZZ := $(TOOLS)/cargo-fuzz-$(FUZZ_VERSION)
DENY := $(TOOLS)/cargo-deny-$(DENY_VERSION)

# npm packages: wasm-opt, the minifiers, the static server and the browser driver.
NODE_MODULES := node_modules/.package-lock.json
E2E := tests/e2e
# Lighthouse has a folder of its own: only `make audit` needs it, and it is as large as the other packages together.
AUDIT := $(E2E)/audit

# Trunk 0.21 rejects NO_COLOR=1.
unexport NO_COLOR
export PATH := $(TRUNK)/bin:$(CURDIR)/node_modules/.bin:$(PATH)

# In CI, Cargo.lock must be up to date. On a developer's machine, Cargo may update it.
LOCKED := $(if $(CI),--locked)
# The native program.
HOSTAGE := $(or $(CARGO_TARGET_DIR),target)/release/hostage$(if $(filter Windows_NT,$(OS)),.exe)
# The native check builds without `compact`, so this one builds with it.
WASM := --target wasm32-unknown-unknown --features web,compact --lib --bin app --bin worker
SITE_SOURCES := Cargo.toml Cargo.lock Trunk.toml index.html $(shell find src static) $(wildcard tools/*.mjs) tools/relocations.rs tools/bind/Cargo.lock tools/bind/src/main.rs package-lock.json

PORT ?= 8080
DEPTH ?= 5
# The relay of live games, for tools/finish.mjs: empty, `mqtt`, or `wss://host/path` (docs/hosting.md).
export RELAY

.PHONY: help
help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

.PHONY: native
native: ## build the native program, target/release/hostage (EXE=name copies it here under that name)
	cargo build $(LOCKED) --release --features relay --bin hostage
	$(if $(EXE),cp $(HOSTAGE) $(EXE))

# Profiles come from the bench of all games and from games of Hostage Chess, which see what the bench's positions do not.
PROFILE := $(CURDIR)/target/profile
PROFILED = $(LOCKED) --release --features relay --bin hostage --target $(shell rustc --print host-tuple)
.PHONY: profile-build
profile-build: ## build target/profile/hostage for this machine's processor, a fourth faster (docs/measuring.md)
	$(eval PROFDATA := $(firstword $(wildcard $(shell rustc --print sysroot)/lib/rustlib/*/bin/llvm-profdata*)))
	$(if $(PROFDATA),,$(error llvm-profdata is missing: rustup component add llvm-tools))
	rm -rf $(PROFILE)/data
	RUSTFLAGS="-Ctarget-cpu=native -Cprofile-generate=$(PROFILE)/data" cargo build $(PROFILED) --target-dir $(PROFILE)/recording
	$(PROFILE)/recording/*/release/hostage bench 8
	$(PROFILE)/recording/*/release/hostage match --nodes 20000 --games 8 --concurrency 2
	$(PROFDATA) merge --output=$(PROFILE)/profdata $(PROFILE)/data
	RUSTFLAGS="-Ctarget-cpu=native -Cprofile-use=$(PROFILE)/profdata" cargo build $(PROFILED) --target-dir $(PROFILE)/fast
	cp $(PROFILE)/fast/*/release/hostage $(PROFILE)/hostage

.PHONY: play
play: build ## build the site, serve it and print the address (PORT=8080)
	node tools/serve.mjs --port $(PORT)

.PHONY: build
build: dist/index.html ## build the optimised site into dist/ (RELAY=wss://host/path for live games: docs/hosting.md)

.PHONY: test
test: check test-native size test-quick ## run the checks that a change must pass: lints, native tests, download sizes, browser tests

.PHONY: check
check: wasm-target packages ## check formatting, lints and documentation; warnings are errors
	cargo fmt --check
	cargo fmt --check --manifest-path tools/bind/Cargo.toml
	node tools/styles.mjs
	oxlint --deny-warnings -A all -D no-unused-vars static tools tests bindings/js
	node --test tests/tools/*.test.mjs
	cargo clippy $(LOCKED) --all-targets -- -D warnings
	cargo clippy $(LOCKED) --lib -- -D warnings
	cargo clippy $(LOCKED) $(WASM) -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --no-deps --lib --features relay
	RUSTDOCFLAGS="-D warnings" cargo doc $(LOCKED) --no-deps --lib

.PHONY: test-native
test-native: ## run the native tests
	cargo test $(LOCKED)

# Skips the tests that judge every conceivable move. They are thousands of times slower and run in `make test`.
.PHONY: laws
laws: ## test the games against their laws and second implementations at scale, and print a table (LAWS=100)
	rm -f target/laws.tsv
	cargo test $(LOCKED) --test rules --no-run
	LAWS=$(or $(LAWS),100) LAWS_TABLE=$(CURDIR)/target/laws.tsv cargo test $(LOCKED) --test rules -- \
		laws:: second:: implementation hostage:: --include-ignored --skip conceivable
	@awk -f tools/laws.awk target/laws.tsv

# The workshop of the nets is a package of its own and compiles the library anew, so `make test` leaves it out.
.PHONY: test-neural
test-neural: ## check and test the package tools/neural, after a change to the search or an evaluation
	$(MAKE) -C tools/neural test

# A new net may fail these tests. They say what has to be fitted anew. The skipped ones only measure (docs/measuring.md).
.PHONY: strength
strength: ## test what depends on how well the engine plays: its minimum strength, the ladder, the practice exercises
	cargo test $(LOCKED) --test search --test session -- --ignored \
		--skip against_simple_players --skip of_all_levels --skip tell_the_opponents_apart

# tests/e2e/thorough.mjs lists the tests that this leaves out.
.PHONY: test-quick
test-quick: build
	node $(E2E)/browser.mjs
	cd $(E2E) && QUICK=1 playwright test --project=chromium

.PHONY: test-browser
test-browser: build ## run all tests of the site in Chromium, also the thorough ones (ARGS="smoke --headed" goes to Playwright)
	node $(E2E)/browser.mjs
	cd $(E2E) && playwright test --project=chromium --project="wide font" $(ARGS)

# Full Chromium handles icons, downloads and installation differently. If `make test` has used it, this only repeats tests.
.PHONY: test-chromium
test-chromium: build ## repeat the tests that may differ between Chromium and its headless shell
	cd $(E2E) && WITH_WINDOWS=1 playwright test --project=chromium $(or $(ARGS),stored.spec threads.spec frame.spec hosts.spec offline.spec update.spec install.spec library-files.spec)

.PHONY: test-browsers
test-browsers: build ## test the site in Firefox and walk through it in WebKitGTK (ARGS="smoke" goes to Playwright)
	cd $(E2E) && node others.mjs $(ARGS)

.PHONY: bench
bench: build ## count nodes and measure nodes per second, natively and in Chromium (DEPTH=5)
	cargo build $(LOCKED) --release --features relay --bin hostage
	node $(E2E)/browser.mjs
	node $(E2E)/bench.mjs $(HOSTAGE) $(DEPTH)

.PHONY: bench-count
bench-count: ## write the node count to tests/data/bench.txt, after a change that should change it
	UPDATE_BENCH=1 cargo test $(LOCKED) --test search bench::
	@cat tests/data/bench.txt

.PHONY: size
size: build ## show the download sizes; fails over budget or at 5 % growth (ACCEPT=1 writes the new sizes)
	node tools/size.mjs dist $(if $(ACCEPT),--accept)

FUZZ_TARGETS = $(or $(TARGET),$(notdir $(wildcard tests/fuzz/corpus/*)))
CARGO_FUZZ := PATH=$(FUZZ)/bin:$$PATH cargo +nightly fuzz run --fuzz-dir tests/fuzz/libfuzzer --target-dir target/fuzz/build --sanitizer none
FUZZ_PACKED := cargo run --quiet --manifest-path tests/fuzz/libfuzzer/Cargo.toml --target-dir target/fuzz/packer --bin packed --

.PHONY: fuzz
fuzz: ## fuzz the parsers with nightly Rust (TARGET=stored for one target; TIME=600 seconds each)
	@tools/install cargo-fuzz $(FUZZ_VERSION) cargo-fuzz $(FUZZ)
	for target in $(FUZZ_TARGETS); do \
	  mkdir -p target/fuzz/$$target; \
	  $(FUZZ_PACKED) unpack tests/fuzz/packed/$$target.txt target/fuzz/$$target; \
	  $(CARGO_FUZZ) $$target target/fuzz/$$target tests/fuzz/corpus/$$target -- -max_total_time=$(or $(TIME),600) \
	    -max_len=4096 -timeout=10 -close_fd_mask=1 -artifact_prefix=target/fuzz/found-$$target-; \
	done

.PHONY: fuzz-keep
fuzz-keep: ## write the fewest inputs with the coverage of `make fuzz` to tests/fuzz/packed (TARGET=stored for one target)
	for target in $(FUZZ_TARGETS); do \
	  rm -rf target/fuzz/fewest-$$target && mkdir -p target/fuzz/fewest-$$target; \
	  $(CARGO_FUZZ) $$target target/fuzz/fewest-$$target target/fuzz/$$target tests/fuzz/corpus/$$target -- -set_cover_merge=1 -max_len=4096 \
	    -close_fd_mask=1; \
	  $(FUZZ_PACKED) pack target/fuzz/fewest-$$target tests/fuzz/packed/$$target.txt; \
	done

# The packages for other languages are built by tools of their own, so `make test` leaves them out.
.PHONY: test-bindings
test-bindings: npm-package ## build and test the packed crate and the packages for JavaScript and Python (ten minutes)
	$(MAKE) crate
	cd bindings/js && node --test test/*.test.mjs
	$(MAKE) -C bindings/python test

.PHONY: npm-package
npm-package: packages wasm-target ## build the npm package into bindings/js/dist
	npm ci --prefix bindings/js
	node bindings/js/build.mjs

.PHONY: check-bindings
check-bindings: wasm-target ## compile the packages for JavaScript and Python against the library, without building them
	cargo clippy $(LOCKED) --manifest-path bindings/js/Cargo.toml --target wasm32-unknown-unknown --features all -- -D warnings
	cargo clippy $(LOCKED) --manifest-path bindings/python/Cargo.toml -- -D warnings

# Checking advisories needs the internet, so it is optional. For packages that are not shipped, only the sources matter.
.PHONY: deny
deny: ## check the licences, duplicates and sources of the crates (CHECKS="advisories bans licenses sources")
	@tools/install cargo-deny $(DENY_VERSION) cargo-deny $(DENY)
	$(DENY)/bin/cargo-deny --locked --config deny.toml check -D warnings $(or $(CHECKS),bans licenses sources)
	for package in tools/neural tools/bind tests/fuzz/libfuzzer bindings/js bindings/python; do \
	  $(DENY)/bin/cargo-deny --locked --manifest-path $$package/Cargo.toml --config deny.toml check sources; \
	done

# The first build compiles what others download, with the few crates that the library needs.
.PHONY: crate
crate: ## pack the crate, and build the library and the examples from the packed files alone
	tools/crate

.PHONY: release
release: packages ## make a release from a clean tree (VERSION=2.0.0): site, native program, checksums, tag
	node tools/release.mjs $(VERSION)

.PHONY: digest
digest: ## recompute the digest of a built or served site (SITE=dist, or SITE=https://host/path/)
	@node tools/digest.mjs $(or $(SITE),dist)

# Late answers mean little on a busy machine.
.PHONY: endurance
endurance: build ## play the engine against itself, natively and a tenth as often in Chromium (GAMES=1000)
	cargo build $(LOCKED) --release --features relay --bin hostage
	node $(E2E)/browser.mjs
	node $(E2E)/endurance.mjs --native $(HOSTAGE) --games $(or $(GAMES),1000)
	node $(E2E)/endurance.mjs --browser --games $$(($(or $(GAMES),1000) / 10))

.PHONY: audit
audit: size $(AUDIT)/node_modules/.package-lock.json ## measure page speed against its budgets and print a Markdown table (ten minutes)
	node $(E2E)/browser.mjs
	node $(E2E)/audit.mjs $(ARGS)

.PHONY: words
words: packages ## compare the words of all languages with the English ones (TAGS=fr)
	node tools/words.mjs $(addprefix static/words/,$(TAGS))

.PHONY: language-pictures
language-pictures: build ## take a picture of every screen in every language, and list what does not fit (TAGS=fr,ja SIZES=360x640)
	node $(E2E)/browser.mjs
	node $(E2E)/language-pictures.mjs "$(TAGS)" "$(SIZES)" "$(SCREENS)"

.PHONY: screenshots
screenshots: build ## take pictures into tests/e2e/results/screenshots (LINKS="#/play #/settings")
	node $(E2E)/browser.mjs
	node $(E2E)/screenshots.mjs $(foreach link,$(LINKS),'$(link)')

.PHONY: pictures
pictures: build ## take the pictures of README.md into docs/pictures
	node $(E2E)/browser.mjs
	node $(E2E)/pictures.mjs

.PHONY: icons
icons: $(NODE_MODULES) ## redraw the PNG icons from static/icons/icon.svg
	node $(E2E)/browser.mjs
	node $(E2E)/icons.mjs

.PHONY: dev
dev: tools ## serve an unoptimised site and rebuild it at every change
	trunk serve --offline --no-autoreload --dist target/dev-site --port $(PORT)

.PHONY: fmt
fmt: ## format the sources
	cargo fmt
	cargo fmt --manifest-path tools/bind/Cargo.toml

.PHONY: clean
clean: ## delete everything built here (the tools stay in the cache)
	rm -rf dist target node_modules $(AUDIT)/node_modules $(E2E)/results tools/neural/target
	rm -rf $(addprefix bindings/js/,target dist generated node_modules LICENSE-*) bindings/python/{target,build}

.PHONY: tools
tools: wasm-target $(NODE_MODULES) ## install the tools that build the site
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

dist/index.html: $(SITE_SOURCES) target/relay | wasm-target
	@node tools/build.mjs $(TRUNK_VERSION) $(TRUNK)

# Holds the RELAY of the last build, and changes only with it. A new clone has none.
.PHONY: always
target/relay: always
	@mkdir -p target
	@if [[ ! -e $@ || "$$(< $@)" != "$$RELAY" ]]; then printf %s "$$RELAY" > $@; fi
