"""Tests the match runner for OpenBench (tools/neural/openbench/fastchess-ob) with the command lines of its worker.

    python3 tests/cli/openbench.py target/debug/hostage
"""

import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

RUNNER = Path(__file__).resolve().parents[2] / "tools/neural/openbench/fastchess-ob"
HOSTAGE = Path(sys.argv.pop(1)).resolve()
BOOK = [f"4k3/{pawn}/8/8/8/8/PPPPPPPP/4K3[#] w - - 0 1" for pawn in ("p7", "1p6", "2p5", "3p4")]


class Runner(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        (self.folder / "Engines").mkdir()
        (self.folder / "Engines/Hostage-2").symlink_to(HOSTAGE)
        (self.folder / "book.epd").write_text("".join(f"{fen}\n" for fen in BOOK))
        self.engine("exec " + str(HOSTAGE))

    def engine(self, script):
        """Writes the program of the first engine."""
        program = self.folder / "Engines/Hostage-1"
        program.write_text(f"#!/bin/sh\n{script}\n")
        program.chmod(0o755)

    def run_worker(self, control="tc=inf nodes=30", more="", rounds=2, games=2, start=1, book="book.epd"):
        """Runs the command that `build_runner_command` in OpenBench's worker.py builds."""
        engines = "".join(
            f" -engine dir=Engines/ cmd=./Hostage-{number} proto=uci {control} option.Threads=1 option.Hash=8"
            f" name=Hostage-{name}"
            for number, name in ((1, "dev"), (2, "base"))
        )
        command = (
            f"-recover -variant standard -testEnv -concurrency 1 -rounds {rounds} -games {games} {more} {engines}"
            f" -openings file={book} format=epd order=random start={start} -srand 7"
            " -pgnout file=games.pgn seldepth=true nodes=true"
        )
        pgn = self.folder / "games.pgn"
        pgn.unlink(missing_ok=True)
        arguments = [*command.split(), "match_line=^info string pgncomment .*"]
        run = subprocess.run([sys.executable, RUNNER, *arguments], cwd=self.folder, capture_output=True, text=True)
        records = re.findall(r"\[Event .*?\n\n.*?\n\n", pgn.read_text(), re.DOTALL) if pgn.exists() else []
        tags = [dict(re.findall(r'\[(\w+) "(.*)"\]', record)) for record in records]
        return run, [line for line in run.stdout.splitlines() if "Finished game" in line], tags

    def test_the_worker_can_read_every_game(self):
        run, lines, tags = self.run_worker()
        self.assertEqual((run.returncode, run.stderr, len(lines), len(tags)), (0, "", 4, 4))
        for number, (line, tag) in enumerate(zip(lines, tags), 1):
            # The expressions of `update_results` in worker.py.
            words = line.split()
            self.assertEqual((int(words[2]), words[6]), (number, tag["Result"]))
            self.assertEqual(words[3:6], [f"({tag['White']}", "vs", f"{tag['Black']}):"])
            self.assertEqual(tag["White"], "Hostage-dev" if number % 2 else "Hostage-base")
            self.assertFalse(re.search("disconnect|stalls|on time|illegal", line.split(":")[1]), line)

    def test_the_book_is_shuffled_the_same_way_and_read_from_the_start(self):
        starts = [tag["FEN"] for tag in self.run_worker(rounds=4)[2]]
        self.assertEqual(starts[::2], starts[1::2])
        self.assertEqual(sorted(starts[::2]), sorted(BOOK))
        later = [tag["FEN"] for tag in self.run_worker(rounds=4, start=2)[2]]
        self.assertEqual(later, starts[2:] + starts[:2])

    def test_time_controls_reach_the_match(self):
        for control, expected in (
            ("tc=inf nodes=25", "nodes 25"),
            ("tc=inf depth=1", "depth 1"),
            ("st=0.02 timemargin=250", "movetime 20"),
            ("tc=1.50+0.01 timemargin=250", "1.5+0.01"),
        ):
            tags = self.run_worker(control, "-resign movecount=3 score=100", rounds=1)[2]
            self.assertEqual([tag["WhiteTimeControl"] for tag in tags], [expected] * 2, control)

    def test_offences_are_reported_in_the_words_of_the_worker(self):
        script = (
            "while read -r line; do case $line in uci) echo option name Threads type spin; echo option name Hash type spin; echo uciok;; isready) echo readyok;; go*) {};; quit) exit;; "
            "esac; done"
        )
        for go, control, word, termination in (
            ("exit 3", "tc=inf nodes=20", "disconnect", "abandoned"),
            ("echo bestmove a1a1", "tc=inf nodes=20", "illegal", "illegal"),
            (":", "st=0.02 timemargin=20", "on time", "time forfeit"),
        ):
            self.engine(script.format(go))
            run, lines, tags = self.run_worker(control, rounds=1)
            self.assertEqual((len(lines), [tag["Result"] for tag in tags]), (2, ["0-1", "1-0"]), run.stderr)
            for line, tag, loser in zip(lines, tags, ("White", "Black")):
                self.assertIn(word, line.split(":")[1])
                self.assertIn(loser, line.split(":")[1])
                self.assertIn(termination, tag["Termination"])

    def test_settings_that_cannot_be_kept_are_refused(self):
        for options, why in (
            ({"more": "-draw movenumber=40 movecount=8 score=10"}, "does not adjudicate draws"),
            ({"more": "-resign movecount=4 score=400"}, "resigns after 3 moves"),
            ({"more": "-tb /syzygy"}, "unknown option, or one without its value: -tb"),
            ({"games": 1}, "expected -games 2"),
            ({"control": "tc=40/10.00+0.10"}, "but found 40/10.00+0.10"),
            ({"book": "missing.epd"}, "missing.epd"),
            ({"rounds": "many"}, "many"),
            ({"control": "tc=inf nodes=20 option.UCI_Variant=draughts"}, "draughts"),
        ):
            run, lines, _ = self.run_worker(**options)
            self.assertNotEqual(run.returncode, 0, options)
            self.assertEqual(lines, [], options)
            self.assertIn(why, run.stderr)
            self.assertNotIn("Traceback", run.stderr)

    def test_other_variants_are_played(self):
        (self.folder / "book.epd").write_text("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[#] w KQkq - 0 1\n")
        control = "tc=inf nodes=20 option.UCI_Variant=hostage-pierce"
        tags = self.run_worker(control, "-resign movecount=3 score=100", rounds=1)[2]
        self.assertEqual([tag["Variant"] for tag in tags], ["hostage-pierce"] * 2)

    def test_the_version_satisfies_the_server(self):
        text = subprocess.run([sys.executable, RUNNER, "--version"], capture_output=True, text=True).stdout
        version = re.search(r"\d+\.\d+(\.\d+)?", text).group()
        self.assertGreaterEqual(tuple(map(int, version.split("."))), (1, 8, 1))


if __name__ == "__main__":
    unittest.main()
