"""The package: its version, its documentation, its pictures and its example."""

import doctest
import importlib.metadata
import inspect
import os
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml
from pathlib import Path

import hostage_chess
from hostage_chess import VARIANTS, Engine, Game, Position, _core, _records
from support import ROOT, playout

HERE = ROOT / "bindings" / "python"


def version_in(manifest: Path) -> str:
    found = re.search(r'^version = "(.*)"$', manifest.read_text(), re.MULTILINE)
    assert found
    return found[1]


class Package(unittest.TestCase):
    def test_the_version_is_the_crate_s(self) -> None:
        self.assertEqual(hostage_chess.__version__, version_in(ROOT / "Cargo.toml"))
        self.assertEqual(hostage_chess.__version__, version_in(HERE / "Cargo.toml"))
        # Python writes a pre-release such as 1.0.0-rc.1 as 1.0.0rc1.
        plain = re.sub(r"-([a-z]+)\.?", r"\1", hostage_chess.__version__)
        self.assertEqual(importlib.metadata.version("hostage-chess"), plain)

    def test_it_is_the_installed_wheel_and_not_the_sources(self) -> None:
        place = Path(hostage_chess.__file__).resolve()
        self.assertNotIn(HERE / "python", place.parents)
        self.assertTrue((place.parent / "py.typed").is_file())
        self.assertTrue((place.parent / "_core.pyi").is_file())
        self.assertIn(".abi3.", str(_core.__file__))

    def test_metadata(self) -> None:
        metadata = importlib.metadata.metadata("hostage-chess")
        self.assertEqual(metadata["License-Expression"], "MIT OR Apache-2.0")
        self.assertEqual(metadata["Requires-Python"], ">=3.9")
        self.assertIn("# Hostage Chess for Python", importlib.metadata.distribution("hostage-chess").read_text("METADATA") or "")
        self.assertEqual(importlib.metadata.requires("hostage-chess"), None)

    def test_rule_sets(self) -> None:
        self.assertEqual(VARIANTS[:2], ("hostage", "hostage-pierce"))
        for variant in VARIANTS:
            self.assertEqual(Position.start(variant).variant, variant)


class Documentation(unittest.TestCase):
    def test_the_examples_are_true(self) -> None:
        examples = 0
        for module in (hostage_chess, _records):
            result = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
            self.assertEqual(result.failed, 0, module.__name__)
            examples += result.attempted
        self.assertGreater(examples, 25)
        result = doctest.testfile(str(HERE / "README.md"), module_relative=False)
        self.assertEqual(result.failed, 0)
        self.assertGreater(result.attempted, 5)

    def test_everything_is_documented(self) -> None:
        for name in hostage_chess.__all__:
            value = getattr(hostage_chess, name)
            if inspect.isclass(value) or inspect.isfunction(value):
                self.assertTrue(value.__doc__, name)
        for owner in (Position, Game, Engine):
            for name, value in vars(owner).items():
                if not name.startswith("_"):
                    self.assertTrue(value.__doc__, f"{owner.__name__}.{name}")

    def test_the_readme_names_every_method(self) -> None:
        text = (HERE / "README.md").read_text()
        names = [name for owner in (Position, Game, Engine) for name in vars(owner) if not name.startswith("_")]
        known = set(re.findall(r"\w+", text))
        internal = {"move_number", "squares", "holes", "variant", "notes", "is_orthodox", "position", "threads", "memory"}
        self.assertEqual([name for name in names if name not in known | internal], [])


class Pictures(unittest.TestCase):
    def test_a_picture_shows_every_piece(self) -> None:
        for variant in VARIANTS:
            for position in list(playout(variant, 4, 90))[::30]:
                for flip in (False, True):
                    drawn = xml.fromstring(position.svg(flip=flip))
                    uses = drawn.findall("{*}use")
                    pieces = sum(position.piece_at(square) is not None for square in position.squares)
                    pieces += sum(len(tray.pieces) for tray in position.trays)
                    frozen = sum(mark == "frozen" for mark in position.marks.values())
                    self.assertEqual(len(uses), pieces + frozen, position.fen)
                    ids = {element.get("id") for element in drawn.iter()}
                    self.assertTrue(all((use.get("href") or "")[1:] in ids for use in uses))
                    self.assertEqual(drawn.findtext("{*}title"), position.fen)

    def test_options(self) -> None:
        start = Position.start()
        self.assertEqual(start._repr_svg_(), start.svg())
        self.assertEqual(xml.fromstring(start.svg(size=20)).get("width"), "160")
        self.assertEqual(start.svg(highlight=["e2", "e4"]).count("#eec975") + start.svg(highlight=["e2"]).count("#d7a74e"), 2)
        self.assertNotEqual(start.svg(flip=True), start.svg())
        # Each file and each rank is named once on a whole board, and never beside a hole.
        self.assertEqual(len(xml.fromstring(start.svg()).findall("{*}text")), 16 + 4)
        self.assertEqual(len(xml.fromstring(Position.start("hole").svg()).findall("{*}text")), 7 + 10)
        # A style sheet would apply to the whole page of a notebook.
        self.assertNotIn("<style", start.svg())
        self.assertNotIn("class=", start.svg())


class Example(unittest.TestCase):
    def test_the_example_runs(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
            command = [sys.executable, str(HERE / "examples" / "study.py")]
            run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            self.assertIn("games", run.stdout)
            xml.fromstring(Path(folder, "position.svg").read_text())


if __name__ == "__main__":
    unittest.main()
