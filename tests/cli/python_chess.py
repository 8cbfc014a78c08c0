"""python-chess's engine module as a client of `hostage uci`: its commands are answered, and it understands the answers.

    python3 tests/cli/python_chess.py target/debug/hostage

It knows chess and not Hostage Chess, so only positions are shown in which both have the same moves or none.
"""

import sys
import unittest

import chess
import chess.engine

PROGRAM = ""
# Longer than any command takes here, even on a busy machine.
PATIENCE = 120


class HostageBoard(chess.Board):
    """A chess board that selects the rules of Hostage Chess."""

    uci_variant = "hostage"


def after(*moves):
    board = HostageBoard()
    for move in moves:
        board.push_uci(move)
    return board


MATED = after("f2f3", "e7e5", "g2g4", "d8h4")
STALEMATE = HostageBoard("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")


class Client(unittest.TestCase):
    def setUp(self):
        self.engine = chess.engine.SimpleEngine.popen_uci([PROGRAM, "uci"], timeout=PATIENCE)
        self.addCleanup(self.engine.close)

    def test_introduces_itself(self):
        self.assertTrue(self.engine.id["name"].startswith("Hostage Chess"))
        self.assertIn("hostage", self.engine.options["UCI_Variant"].var)
        self.engine.ping()

    def test_takes_its_options(self):
        for options in ({"Hash": 16}, {"Threads": 2}, {"Level": 3}, {"OwnBook": True}, {"Seed": 7}, {"Clear Hash": None}):
            self.engine.configure(options)
            self.engine.ping()
            result = self.engine.play(HostageBoard(), chess.engine.Limit(time=0.05))
            self.assertIn(result.move, HostageBoard().legal_moves)

    def test_plays_by_every_limit(self):
        limits = [
            chess.engine.Limit(time=0.05),
            chess.engine.Limit(depth=3),
            chess.engine.Limit(nodes=500),
            chess.engine.Limit(mate=1, time=0.2),
            chess.engine.Limit(white_clock=1, black_clock=1),
            chess.engine.Limit(white_clock=-1, black_clock=-1, white_inc=0, black_inc=0),
            chess.engine.Limit(white_clock=1, black_clock=1, white_inc=0.1, black_inc=0.1, remaining_moves=5),
            chess.engine.Limit(white_clock=1),
        ]
        for limit in limits:
            with self.subTest(limit=limit):
                board = after("e2e4")
                result = self.engine.play(board, limit, info=chess.engine.INFO_ALL)
                self.assertIn(result.move, board.legal_moves)

    def test_plays_on_from_move_to_move(self):
        # Without captures, both games have the same moves. After a capture, chess can no longer judge the moves.
        board, game = HostageBoard(), object()
        for _ in range(6):
            result = self.engine.play(board, chess.engine.Limit(depth=2), game=game, ponder=True)
            if board.is_capture(result.move):
                break
            board.push(result.move)
        self.assertGreaterEqual(len(board.move_stack), 2)

    def test_only_named_moves_are_searched(self):
        move = chess.Move.from_uci("a2a3")
        result = self.engine.play(HostageBoard(), chess.engine.Limit(depth=2), root_moves=[move])
        self.assertEqual(result.move, move)

    def test_what_it_tells_is_understood(self):
        lines = self.engine.analyse(HostageBoard(), chess.engine.Limit(depth=3), multipv=3)
        self.assertEqual([line["multipv"] for line in lines], [1, 2, 3])
        for line in lines:
            self.assertEqual(line["depth"], 3)
            self.assertIsNotNone(line["score"].white().score())
            self.assertIn(line["pv"][0], HostageBoard().legal_moves)
            self.assertGreaterEqual(line["nodes"], 1)
            self.assertGreaterEqual(line["time"], 0)

    def test_an_endless_analysis_is_stopped(self):
        with self.engine.analysis(HostageBoard()) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 2:
                    break
            analysis.stop()
            best = analysis.wait()
        self.assertIn(best.move, HostageBoard().legal_moves)
        self.engine.ping()

    def test_a_finished_game_has_a_score_and_no_move(self):
        for board, mated in ((MATED, True), (STALEMATE, False)):
            with self.subTest(fen=board.fen()):
                info = self.engine.analyse(board, chess.engine.Limit(depth=5))
                score = info["score"].relative
                self.assertEqual(score, chess.engine.Mate(0) if mated else chess.engine.Cp(0))
                result = self.engine.play(board, chess.engine.Limit(time=0.1), info=chess.engine.INFO_ALL)
                self.assertIsNone(result.move)
                self.assertEqual(result.info["score"].relative, score)
                with self.engine.analysis(board) as analysis:
                    self.assertEqual(analysis.get()["score"].relative, score)
                    analysis.stop()
                    self.assertIsNone(analysis.wait().move)
        # The engine continues with other positions.
        self.assertIsNotNone(self.engine.play(HostageBoard(), chess.engine.Limit(depth=1)).move)

    def test_every_move_has_a_score(self):
        only = HostageBoard("7k/8/6KR/8/8/8/8/8 b - - 0 1")
        for options in ({}, {"OwnBook": True}, {"Level": 1}, {"Beginner": True}):
            for board in (HostageBoard(), after("e2e4"), only):
                for limit in (chess.engine.Limit(depth=1), chess.engine.Limit(time=0.001), chess.engine.Limit(nodes=1)):
                    with self.subTest(options=options, fen=board.fen(), limit=limit):
                        result = self.engine.play(board, limit, options=options, info=chess.engine.INFO_ALL)
                        self.assertIn(result.move, board.legal_moves)
                        self.assertIn("score", result.info)

    def test_other_rules_are_chosen_by_the_board(self):
        # A plain chess board selects rules that the engine does not have, and the client reports that.
        with self.assertRaises(chess.engine.EngineError):
            self.engine.play(chess.Board(), chess.engine.Limit(depth=1))
        self.assertIsNotNone(self.engine.play(HostageBoard(), chess.engine.Limit(depth=1)).move)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
