# Every target does its own set-up; a fresh Debian machine needs the Swift toolchain alone.

SWIFT ?= swift
CONFIGURATION = -c release --static-swift-stdlib
SPEC ?= Specs/countries.yaml
REPORT = .build/report/$(basename $(notdir $(SPEC)))

.PHONY: build test lint format golden bench fuzz report setup clean

# Renders a spec as an HTML page and, on the terminal, as text.
report: build
	@mkdir -p .build/report
	@.build/release/sectional render $(SPEC) -o $(REPORT).html
	@.build/release/sectional render $(SPEC)
	@echo
	@echo "The same report as a page: $(REPORT).html"

# The released command, with the Swift runtime linked in.
build: setup
	$(SWIFT) build $(CONFIGURATION) --product sectional

test: setup
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests

# Rewrites the golden files from what the program gives now. The run fails where a file changed:
# read the difference before you commit it.
golden: setup
	SECTIONAL_RECORD=1 $(SWIFT) test --filter 'Golden|Fault'

# Times jobs against other tools; `make bench ROWS=1000000`.
bench: build
	$(SWIFT) build -c release --product sectional-bench
	.build/release/sectional-bench --sectional .build/release/sectional \
	  --rows $(or $(ROWS),1000000) --json .build/bench.json

# Runs the random tests with a seed of the clock; the seed is printed.
fuzz: setup
	SECTIONAL_SEED=$$(date +%s) $(SWIFT) test --filter 'Fuzz|Law'

setup:
	@.scripts/setup

clean:
	rm -rf .build
