# Dalil: `make site` builds the site, `make test` proves it; `make help` lists the rest.

PREFIX ?= /usr/local
# Where install writes before the files are moved to PREFIX; for makers of packages.
DESTDIR ?=
# Flags for every build, such as -Xswiftc -warnings-as-errors.
SWIFTFLAGS ?=

export SWIFTFLAGS
dalil := .build/release/dalil
modules := .build/release/Modules
installed := $(DESTDIR)$(PREFIX)

.PHONY: help site build test lint docs bench pictures install uninstall clean

help:
	@echo 'make site      install what is missing, build dalil, check the guides and write site/'
	@echo 'make test      install what is missing and run every test'
	@echo 'make lint      check the formatting of the Swift sources'
	@echo 'make docs      build the documentation of the reference library with DocC'
	@echo 'make pictures  take pictures of every kind of page, in every language, into .build/pictures'
	@echo 'make bench     measure speed and put the table into README.md'
	@echo 'make install   install dalil below PREFIX (now $(PREFIX))'
	@echo 'make uninstall remove it again'
	@echo 'make clean     remove everything that was built; the written site stays'

.DEFAULT_GOAL := help

site: build
	$(dalil) build

build:
	@.ci/install build
	@# An archive keeps the objects of files that are gone; it is made anew in no time.
	@rm -f .build/release/libReferenceNavigation.a
	swift build -c release $(SWIFTFLAGS)

test: build
	@.ci/install test
	@.ci/test

lint:
	@find Package.swift Sources Tests -name '*.swift' -not -path '*/Fixtures/*' -print0 | xargs -0 swift format lint --strict --parallel

docs: build
	@.ci/documentation

bench: build
	@.ci/install test
	.build/venv/bin/python Benchmarks/bench.py --readme README.md

pictures:
	@.ci/install test
	.build/venv/bin/python -B Tests/Browser/pictures.py

install: build
	install -d '$(installed)/bin' '$(installed)/share/dalil' '$(installed)/lib/dalil/modules'
	install -m 755 $(dalil) '$(installed)/bin/dalil'
	install -m 755 .build/release/SwiftUIMacros-tool '$(installed)/lib/dalil/SwiftUIMacros-tool'
	install -m 755 .build/release/dalil-pictures '$(installed)/lib/dalil/dalil-pictures'
	for module in SwiftUI Combine SwiftData UniformTypeIdentifiers CoreTransferable Accessibility PreviewHost \
	  PreviewRecording PreviewExplorer; do \
	  install -m 644 $(modules)/$$module.swiftmodule '$(installed)/lib/dalil/modules' || exit 1; \
	done
	install -m 644 .build/release/libReferenceNavigation.a '$(installed)/lib/dalil/libReferenceNavigation.a'
	rm -rf '$(installed)/share/dalil/templates'
	cp -R templates '$(installed)/share/dalil/templates'

uninstall:
	rm -rf '$(installed)/bin/dalil' '$(installed)/share/dalil' '$(installed)/lib/dalil'

clean:
	rm -rf .build .dalil
