# Every verb is one visible command line. `make run` and `make test` are all a newcomer needs.

SWIFT ?= swift
# The runtime is linked statically: the program starts in half the time and runs without Swift.
RELEASE = -c release --static-swift-stdlib
TOOL = .build/release/kartotek
STATIC = .build/static/release/kartotek
THREADED = ParallelWorkTests|ContactModelTests|ContactImportTests|SectionFormattingTests|KartotekTests|OutputTransactionTests|ProcessTests|MemoryTests|ExportOptionTests/threads
# Long work of one thread, which the address sanitizer has seen.
ALONE = randomRecordsSurviveAnyWindow|anyBytesGiveRecords|randomCards|hostileCards|hugePicture|headingsAreOneLongLine|damagedCards|writingByMonthsEqualsICU|everyName|NeighboursAreInOrder|neighboursAreInOrder|everyLocaleMakesAList
SAMPLES = data/samples/*/*.csv data/samples/*/*.vcf --details --search-keys
SWIFT_MODULES = $(filter-out KartotekMain,$(notdir $(patsubst %/,%,$(sort $(dir $(wildcard Sources/*/*/*.swift))))))
PACKAGES = libicu-dev g++ python3-minimal
# Java and PySpark, and how a job is started on this machine alone.
CLUSTER = .ci/setup default-jre-headless && .ci/setup-python pyspark==3.5.3
SPARK = PATH="$(CURDIR)/build/python/bin:$$PATH" SPARK_LOCAL_IP=127.0.0.1 build/python/bin/spark-submit \
	--master 'local[2]' --conf spark.ui.enabled=false --conf spark.ui.showConsoleProgress=false \
	--driver-java-options -Dlog4j2.configurationFile=file:$(CURDIR)/Sources/Cluster/log4j2.properties
# Where `install` puts the program, its manual page and what shells need to complete command lines.
PREFIX ?= /usr/local
BIN = $(DESTDIR)$(PREFIX)/bin/kartotek
MAN = $(DESTDIR)$(PREFIX)/share/man/man1/kartotek.1
BASH = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/kartotek
ZSH = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_kartotek
FISH = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/kartotek.fish

.PHONY: run build static install uninstall deb deb-check check test sanitize golden consumer cluster-demo cluster-test bench bench-render bench-peers bench-growth bench-instructions fuzz docs lint format setup clean

run: setup build
	$(TOOL) export $(SAMPLES) -o build/export/ --report build/export-report.json
	$(TOOL) preview build/export -o build/export/preview.html
	@ls -l build/export

setup:
	@.ci/setup $(PACKAGES)

build:
	$(SWIFT) build $(RELEASE) --product kartotek

# One file that needs no library of the machine, ICU and its data included; it must write the same
# bytes. The linker's two warnings are of dlopen, which neither ICU nor Swift calls here.
static: run
	$(SWIFT) build -c release --product kartotek --scratch-path .build/static -Xswiftc -static-executable \
		-Xlinker -licudata -Xlinker -lstdc++ -Xlinker -lm -Xlinker --strip-all
	! ldd $(STATIC)
	$(STATIC) export $(SAMPLES) -o build/static/ --quiet
	cd build/static && for list in *.json; do cmp $$list ../export/$$list || exit 1; done
	@ls -l $(STATIC)

# What was built before is installed as it is, so that root needs no Swift.
install:
	@test -x $(TOOL) || $(MAKE) build
	install -D -m 755 $(TOOL) $(BIN)
	$(TOOL) man | install -D -m 644 /dev/stdin $(MAN)
	$(TOOL) completions bash | install -D -m 644 /dev/stdin $(BASH)
	$(TOOL) completions zsh | install -D -m 644 /dev/stdin $(ZSH)
	$(TOOL) completions fish | install -D -m 644 /dev/stdin $(FISH)

uninstall:
	rm -f $(BIN) $(MAN) $(BASH) $(ZSH) $(FISH)

# A package for Debian in build/deb.
deb: setup build
	@.ci/setup dpkg-dev
	.ci/deb $(TOOL) build/deb

# The package in a fresh Debian root, installed, run and removed; needs root and the network.
deb-check: deb
	@.ci/setup lintian debootstrap
	lintian --fail-on error build/deb/kartotek_*.deb
	.ci/try-deb build/deb/kartotek_*.deb

# The quick round: debug tests.
check:
	$(SWIFT) test --disable-xctest

# Everything: what continuous integration runs.
test: setup build
	@.ci/setup nodejs || echo "kartotek: without node the search of the documentation's page is not tested" >&2
	@.ci/setup chromium || echo "kartotek: without chromium the preview page is not tested" >&2
	@.ci/setup-python jsonschema==4.23.0 || echo "kartotek: without jsonschema no output is validated by the published schemas" >&2
	@.ci/setup man-db zsh fish || echo "kartotek: without man, zsh and fish the manual page and two completions are not tested" >&2
	@.ci/setup tmux || echo "kartotek: without tmux lists are not browsed in a terminal" >&2
	$(SWIFT) test --disable-xctest -c release --scratch-path .build/tests
	$(MAKE) static
	$(MAKE) cluster-test
	$(MAKE) docs
	$(MAKE) sanitize
	$(MAKE) consumer

# The thread sanitizer runs the tests of everything that makes or enters threads.
sanitize:
	$(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build/asan -Xswiftc -use-ld=lld
	KARTOTEK_ROUNDS=64 $(SWIFT) test --disable-xctest --sanitize=thread --scratch-path .build/tsan -Xswiftc -use-ld=lld --filter '$(THREADED)' --skip '$(ALONE)'

# Writes the golden documents anew, and fails: they are read before they are committed.
golden:
	KARTOTEK_RECORD=1 $(SWIFT) test --disable-xctest -c release --scratch-path .build/tests --filter GoldenTests

# A program of its own that imports the library by path.
consumer:
	cd Tests/ConsumerPackage && $(SWIFT) run consumer ../../data/samples/el/*.csv

# The documentation of all libraries as a web site; a warning is an error. To read it:
# python3 -m http.server --directory build/docs
docs: setup build
	.ci/documentation .build/release/Modules build/docs

# The job for Spark with two threads of this machine, and whether it gives the lists of one run.
cluster-demo: static
	@$(CLUSTER)
	rm -rf build/cluster
	$(SPARK) Sources/Cluster/kartotek_spark.py --kartotek $(STATIC) --input $(filter data/%,$(SAMPLES)) \
		--locale el,fa,sv --page-rows 64 --output build/cluster/many -- --details --search-keys
	$(TOOL) export $(SAMPLES) --locale el,fa,sv --page-rows 64 -o build/cluster/one/ --quiet
	diff -r --exclude report.json build/cluster/one build/cluster/many

# The same with any number of parts, with awkward contacts, and with workers that are killed.
cluster-test: static
	@if $(CLUSTER); then \
		build/python/bin/python -W ignore::ResourceWarning Tests/Cluster/test_cluster.py $(STATIC); \
	else \
		echo "kartotek: without Java and PySpark the job for Spark is not tested" >&2; \
	fi

# The stages one by one, then whole processes, beside peers where `make bench-peers` has built them.
bench: static
	$(SWIFT) build $(RELEASE) --product KartotekBench
	$(SWIFT) build $(RELEASE) --product MakeContacts
	.build/release/KartotekBench
	python3 Tests/Bench/measure.py $(TOOL) .build/release/MakeContacts --static $(STATIC)

# Exported lists shown frame by frame, beside lists that are formatted on render; five minutes.
bench-render: setup
	$(SWIFT) build $(RELEASE) --product RenderBench
	.build/release/RenderBench

# The same job with ICU4J and with PyICU, and ICU's sort keys alone, then all of them at a million.
bench-peers: static
	Tests/Bench/Peers/install build/peers
	$(SWIFT) build $(RELEASE) --product KartotekBench
	$(SWIFT) build $(RELEASE) --product MakeContacts
	python3 Tests/Bench/measure.py $(TOOL) .build/release/MakeContacts --static $(STATIC) --size 1000000 --runs 3

# Ten thousand to ten million contacts, in memory and with limited memory; takes 10 GB of /dev/shm.
bench-growth: setup build
	$(SWIFT) build $(RELEASE) --product MakeContacts
	python3 Tests/Bench/measure.py $(TOOL) .build/release/MakeContacts --runs 3 --growth

# Instructions of whole runs against those on record.
bench-instructions: setup build
	@.ci/setup valgrind
	$(SWIFT) build $(RELEASE) --product MakeContacts
	python3 Tests/Bench/instructions.py $(TOOL) .build/release/MakeContacts

# The symbol graph of the C target fails, because SwiftPM hands it its neighbour's C++ standard; the
# last line sees to it that no Swift module is missing.
# What needs no build comes first.
lint: setup
	$(SWIFT) format lint --strict --parallel -r Sources Tests data Package.swift
	$(SWIFT) package dump-package | python3 .ci/check-arrows.py
	$(MAKE) build
	.ci/symbol-graphs package .build/release/Modules build/symbols $(SWIFT_MODULES)
	python3 .ci/check-documentation.py build/symbols

format:
	$(SWIFT) format --in-place --parallel -r Sources Tests data Package.swift

clean:
	rm -rf .build build
