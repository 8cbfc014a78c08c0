"""Bad input: each raises an exception of the package, or Python's own for a wrong type, and says what is wrong."""

import io
import pickle
import random
import sys
import unittest
from pathlib import Path
from typing import Any, Callable, List, Tuple, Type

from hostage_chess import (
    Engine,
    EngineError,
    FenError,
    Game,
    HostageChessError,
    IllegalMove,
    InternalError,
    OptionError,
    Position,
    RecordError,
    UnknownSquare,
    UnknownVariant,
    _core,
    read_games,
)
from support import playout

START = Position.start()
anything: Any = Position
engine: Any = Engine()
kings = "4k3/8/8/8/8/8/8/4K3"

#: What is called, the exception, and parts of its text.
TABLE: List[Tuple[Callable[[], object], Type[BaseException], Tuple[str, ...]]] = [
    # Rule sets.
    (lambda: Position.start("chess"), UnknownVariant, ('"chess"', "hostage, hostage-pierce, takeover-41")),
    (lambda: Position.start(""), UnknownVariant, ('""',)),
    (lambda: Position.start("Hostage"), UnknownVariant, ('"Hostage"',)),
    (lambda: Position.start("\ud800"), UnknownVariant, ("The rule sets are",)),
    (lambda: Position.from_fen(START.fen, "chess"), UnknownVariant, ('"chess"',)),
    # Positions.
    (lambda: Position.from_fen(""), FenError, ('""', "of hostage", "the text is empty")),
    (lambda: Position.from_fen("8/8/8/8/8/8/8/8 w - - 0 1"), FenError, ("White has no king. Black has no king.",)),
    (lambda: Position.from_fen("4k3/8/8/8/8/8/4K3 w - - 0 1"), FenError, ("7 ranks instead of 8",)),
    (lambda: Position.from_fen("4k3/9/8/8/8/8/8/4K3 w - - 0 1"), FenError, ("Rank 7", "instead of 8")),
    (lambda: Position.from_fen(f"{kings} x - - 0 1"), FenError, ("side to move must be w or b", "“x”")),
    (lambda: Position.from_fen(f"{kings}[#Z] w - - 0 1"), FenError, ("“Z”", "airfields and prisons")),
    (lambda: Position.from_fen(f"{kings}[#B w - - 0 1"), FenError, ("bracket",)),
    (lambda: Position.from_fen(f"{kings} w K - 0 1"), FenError, ("castling right K",)),
    (lambda: Position.from_fen(f"{kings} w - e3 0 1"), FenError, ("e3",)),
    (lambda: Position.from_fen(f"{kings} w - - x 1"), FenError, ('“x” is not a move count',)),
    (lambda: Position.from_fen(f"{kings} w - - 0 1 more"), FenError, ("before “more”",)),
    (lambda: Position.from_fen("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1"), FenError, ("2 queens", "a set has 1")),
    (lambda: Position.from_fen("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"), FenError, ("could take Black’s king",)),
    (lambda: Position.from_fen("x" * 100_000), FenError, ("100,000 bytes long, too long", "…")),
    (lambda: Position.from_fen("4k3\0/8"), FenError, ("\\x00",)),
    (lambda: Position.from_fen("\ud800"), FenError, ("hostage",)),
    (lambda: Position.from_fen(START.fen, "hole"), FenError, ("of hole", "more)")),
    # Moves.
    (lambda: START.play("e2e5"), IllegalMove, ('"e2e5"', "does not move like that", START.fen)),
    (lambda: START.play("e7e5"), IllegalMove, ("not yours",)),
    (lambda: START.play("e4e5"), IllegalMove, ("no piece on this square",)),
    (lambda: START.play("Nd4"), IllegalMove, ("No piece can play “Nd4”",)),
    (lambda: START.play("hello"), IllegalMove, ('“hello” is not a move', "Write it as UCI (e2e4")),
    (lambda: START.play(""), IllegalMove, ("is not a move", "Write it as UCI")),
    (lambda: START.play("e" * 100_000), IllegalMove, ("…",)),
    (lambda: START.play("\ud83d\0\u202e"), IllegalMove, ("cannot be played",)),
    (lambda: START.play("N@c7"), IllegalMove, ("cannot be played",)),
    (lambda: START.play("Q#P@e5"), IllegalMove, ("cannot be played",)),
    (lambda: START.play("z9z9"), IllegalMove, ("cannot be played",)),
    (lambda: START.notation("e5"), IllegalMove, ('"e5"',)),
    (lambda: START.uci("e5"), IllegalMove, ('"e5"',)),
    (lambda: Game(moves=["e4", "e5", "Ke3"]), IllegalMove, ('"Ke3"', "w KQkq e6 0 2")),
    (lambda: Game(moves=["e4"]).play("e4"), IllegalMove, ('"e4"',)),
    # Squares and options.
    (lambda: START.piece_at("i9"), UnknownSquare, ('"i9"', "a1 to h8")),
    (lambda: START.piece_at(""), UnknownSquare, ('""',)),
    (lambda: Position.start("hole").piece_at("d4"), UnknownSquare, ('"d4"',)),
    (lambda: START.svg(highlight=["e9"]), UnknownSquare, ('"e9"',)),
    (lambda: START.svg(size=0), OptionError, ("size is 0", "from 8 to 512")),
    (lambda: START.notation("e4", "english"), OptionError, ('style is "english"', '"leslie" or "pierce"')),
    (lambda: Game().to_text("san"), OptionError, ('"san"',)),
    (lambda: START.perft(-1), OptionError, ("depth is -1", "from 0 to 30")),
    (lambda: START.perft(31), OptionError, ("depth is 31",)),
    (lambda: START.perft(10**30), OptionError, ("depth is 1000",)),
    (lambda: Game(score="2-0"), OptionError, ('score is "2-0"', '"1-0"')),
    (lambda: Game(Position.from_fen("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1"), score="0-1"), OptionError, ('must be "1-0"',)),
    (lambda: Game(tags={"a b": "c"}), OptionError, ('"a b"', "letters, digits and _")),
    (lambda: Game(tags={"": "c"}), OptionError, ("tags",)),
    # Records.
    (lambda: Game.from_text(""), RecordError, ("Line 1", "no record")),
    (lambda: Game.from_text("1.e4 e5 2.Ke3"), RecordError, ("2.Ke3 (line 1): A king does not move like that.",)),
    (lambda: Game.from_text("1.e4 *\n\n1.d4 *"), RecordError, ("second record", "Line 3", "read_games")),
    (lambda: Game.from_text("1.e4 {open"), RecordError, ("line 1", "comment")),
    (lambda: Game.from_text("1.e4 (1.d4"), RecordError, ("line 1", "variation")),
    (lambda: Game.from_text("1.e4 )"), RecordError, ("line 1",)),
    (lambda: Game.from_text("1.e4 * e5"), RecordError, ("line 1",)),
    (lambda: Game.from_text("1.e4 \ud800 e5"), RecordError, ("line 1",)),
    (lambda: Game.from_text("{" + "x" * (1 << 20) + "} 1.e4"), RecordError, ("too long",)),
    (lambda: list(read_games("1.e4\n\n\0\n", strict=True)), RecordError, ("ine 3",)),
    (lambda: read_games("games.pgn"), RecordError, ("pathlib.Path('games.pgn')",)),
    (lambda: read_games(Path("/nowhere/games.pgn")), FileNotFoundError, ("/nowhere/games.pgn",)),
    (lambda: read_games(Path("/")), IsADirectoryError, ("/",)),
    # The engine.
    (lambda: Engine(threads=0), OptionError, ("threads is 0", "from 1 to 64")),
    (lambda: Engine(threads=-1), OptionError, ("threads is -1",)),
    (lambda: Engine(memory=2000), OptionError, ("memory is 2000", "from 1 to 1024")),
    (lambda: engine.best_move(START, depth=0), OptionError, ("depth is 0", "from 1 to 100")),
    (lambda: engine.best_move(START, nodes=0), OptionError, ("nodes is 0",)),
    (lambda: engine.best_move(START, nodes=1 << 64), OptionError, ("nodes is 18446744073709551616",)),
    (lambda: engine.best_move(START, movetime=-5), OptionError, ("movetime is -5",)),
    (lambda: engine.best_move(START, lines=0, depth=1), OptionError, ("lines is 0",)),
    (lambda: engine.best_move(START, depth=1, on_info=3), TypeError, ("not callable",)),
    # Wrong types, as in all of Python.
    (lambda: engine.best_move("e4"), TypeError, ("a Position or a Game", "str")),
    (lambda: engine.best_move(START, depth="4"), TypeError, ("str",)),
    (lambda: engine.best_move(START, 4), TypeError, ()),
    (lambda: anything.start(3), TypeError, ("variant",)),
    (lambda: anything.from_fen(None), TypeError, ("fen",)),
    (lambda: anything.start().play(b"e4"), TypeError, ("move",)),
    (lambda: anything(), TypeError, ()),
    (lambda: anything.start().perft(1.5), TypeError, ()),
    (lambda: setattr(START, "fen", ""), AttributeError, ()),
    (lambda: Game(moves="e4 e5"), TypeError, ("Game.from_text",)),
    (lambda: Game(moves=[3]), TypeError, ()),  # type: ignore[list-item]
    (lambda: Game("e4"), TypeError, ("start",)),  # type: ignore[arg-type]
    (lambda: Game(tags={"White": 3}), TypeError, ()),  # type: ignore[dict-item]
    (lambda: Game(tags=3), TypeError, ()),  # type: ignore[arg-type]
    (lambda: read_games(io.StringIO("1.e4")), TypeError, ("binary mode",)),  # type: ignore[arg-type]
    # A fault of the package itself.
    (_core._panic_on_purpose, InternalError, ("on purpose", "report")),
]


class Table(unittest.TestCase):
    def test_each_says_what_is_wrong(self) -> None:
        for number, (call, error, parts) in enumerate(TABLE):
            with self.subTest(row=number, error=error.__name__, parts=parts):
                with self.assertRaises(error) as caught:
                    call()
                self.assertIs(type(caught.exception), error)
                text = str(caught.exception)
                # PyO3 names the argument in a note, which only Python 3.11 and newer have.
                text += "\n".join(getattr(caught.exception, "__notes__", []))
                if error is TypeError and sys.version_info < (3, 11):
                    continue
                for part in parts:
                    self.assertIn(part, text)
                self.assertLess(len(text), 700)

    def test_every_exception_can_be_pickled(self) -> None:
        seen = set()
        for call, error, _ in TABLE:
            if issubclass(error, HostageChessError):
                try:
                    call()
                except HostageChessError as found:
                    copy = pickle.loads(pickle.dumps(found))
                    self.assertEqual((type(copy), str(copy)), (type(found), str(found)))
                    seen.add(error)
        self.assertEqual(seen, set(HostageChessError.__subclasses__()) - {EngineError})

    def test_attributes(self) -> None:
        with self.assertRaises(FenError) as fen:
            Position.from_fen("8/8/8/8/8/8/8/8 w - - 0 1")
        self.assertEqual(fen.exception.faults, ("White has no king.", "Black has no king."))
        self.assertEqual((fen.exception.fen, fen.exception.variant), ("8/8/8/8/8/8/8/8 w - - 0 1", "hostage"))
        with self.assertRaises(IllegalMove) as move:
            START.play("e2e5")
        self.assertEqual((move.exception.move, move.exception.fen), ("e2e5", START.fen))
        self.assertEqual(move.exception.reason, START.why_not("e2e5"))
        with self.assertRaises(RecordError) as record:
            Game.from_text("1.e4 e5\n2.Ke3")
        error = record.exception
        self.assertEqual((error.line, error.move_number, error.turn, error.text), (2, 2, "white", "Ke3"))
        with self.assertRaises(OptionError) as option:
            Engine(threads=0)
        self.assertEqual((option.exception.option, option.exception.value), ("threads", "0"))
        # Programs may catch the standard exception instead.
        for error_class in (FenError, IllegalMove, RecordError, OptionError, UnknownSquare, UnknownVariant):
            self.assertTrue(issubclass(error_class, ValueError) and issubclass(error_class, HostageChessError))

    def test_the_reason_is_none_for_legal_moves_only(self) -> None:
        for position in playout("hostage", 3):
            for move in position.moves():
                self.assertIsNone(position.why_not(move))
        self.assertEqual(START.why_not("O-O"), "You cannot castle: g1 is not empty.")


class Rubbish(unittest.TestCase):
    """Random texts raise exceptions of the package and nothing else."""

    def test_random_texts(self) -> None:
        choose = random.Random(33)
        letters = "QRBNPKqrbnpkEe[]#/@*()-=+x12345678abcdefgh wb0.O{}\"$;\n\0é♞\ud800"
        seeds = [START.fen, "N#B@c7", "(B-N)N@c7", '[White "A"]\n\n1.e4 {a} (1.d4 d5) e5 2.Nf3 *']
        refused = 0
        for _ in range(6000):
            text = list(choose.choice(seeds))
            for _ in range(choose.randint(1, 6)):
                place = choose.randint(0, len(text))
                text[place : place + choose.randint(0, 2)] = choose.choice(letters)
            joined = "".join(text)
            calls: List[Callable[[], object]] = [
                lambda: Position.from_fen(joined),
                lambda: START.play(joined),
                lambda: Game.from_text(joined),
                lambda: [game.fault for game in read_games(joined)],
            ]
            for call in calls:
                try:
                    call()
                except InternalError:
                    raise
                except HostageChessError as error:
                    refused += 1
                    self.assertTrue(str(error))
        self.assertGreater(refused, 6000)


if __name__ == "__main__":
    unittest.main()
