"""The engine."""

import signal
import threading
import time
import unittest
from typing import List

from hostage_chess import Engine, EngineError, Game, Info, Position
from support import lines_of

#: Longest time in seconds until a search ends after it was told to. It is far shorter on an idle machine.
SOON = 20


class Searches(unittest.TestCase):
    def test_finds_known_mates(self) -> None:
        engine, checked = Engine(memory=4), 0
        for fen, (found,) in lines_of("mates.epd")[:12]:
            moves, move = found.split()
            best = engine.best_move(Position.from_fen(fen), nodes=300_000)
            assert best.score is not None
            self.assertEqual(best.score.mate, int(moves[1:]), fen)
            if moves == "M1":
                self.assertEqual(best.move, move)
            checked += 1
        self.assertEqual(checked, 12)

    def test_a_line_leads_to_the_mate_that_it_announces(self) -> None:
        fen, _ = lines_of("mates.epd")[1]
        position = Position.from_fen(fen)
        best = Engine().best_move(position, nodes=300_000)
        for move in best.lines[0].line:
            position = position.play(move)
        assert position.result is not None
        self.assertEqual(position.result[:3], ("1-0", "white", "checkmate"))

    def test_the_same_question_has_the_same_answer(self) -> None:
        position = Position.start().play("e4")
        answers = {Engine().best_move(position, nodes=20_000).lines[0][:4] for _ in range(3)}
        self.assertEqual(len(answers), 1)
        engine = Engine()
        first = engine.best_move(position, depth=5)
        engine.new_game()
        second = engine.best_move(position, depth=5)
        self.assertEqual(first.lines[0].nodes, second.lines[0].nodes)

    def test_limits(self) -> None:
        start = Position.start()
        self.assertEqual(Engine().best_move(start, depth=4).depth, 4)
        self.assertLess(Engine().best_move(start, nodes=5000).lines[0].nodes, 10_000)
        began = time.monotonic()
        Engine().best_move(start, movetime=50)
        Engine().best_move(start)
        self.assertLess(time.monotonic() - began, SOON)
        self.assertGreater(time.monotonic() - began, 1)

    def test_lines(self) -> None:
        position = Position.start("hole")
        best = Engine().best_move(position, nodes=20_000, lines=3)
        self.assertEqual([line.rank for line in best.lines], [1, 2, 3])
        self.assertEqual(best.lines[0].line[0], best.move)
        self.assertEqual(len({line.line[0] for line in best.lines}), 3)
        for line in best.lines:
            after = position
            for move in line.line:
                after = after.play(move)
        self.assertEqual(len(Engine().best_move(position, depth=2, lines=100).lines), len(position.moves()))

    def test_every_line_is_told(self) -> None:
        told: List[Info] = []
        best = Engine().best_move(Position.start(), depth=5, on_info=told.append)
        self.assertEqual({info.depth for info in told}, {1, 2, 3, 4, 5})
        self.assertEqual(told[-1], best.lines[0])

    def test_a_finished_game_has_no_best_move(self) -> None:
        mate = Position.from_fen("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1")
        best = Engine().best_move(mate, depth=3)
        self.assertEqual((best.move, best.lines, best.score, best.depth), (None, (), None, 0))

    def test_a_game_counts_repetitions(self) -> None:
        # White is lost, but with Ba1 the first position occurs for the third time.
        start = Position.from_fen("1k6/8/8/8/8/6q1/8/B6K[#] b - - 0 1")
        game = Game(start, ["Ka8", "Bb2", "Kb8", "Ba1", "Ka8", "Bb2", "Kb8"])
        known = Engine().best_move(game, depth=4)
        self.assertEqual((known.move, str(known.score)), ("b2a1", "cp 0"))
        unknown = Engine().best_move(game.position, depth=4)
        assert unknown.score is not None
        self.assertLess(unknown.score.mate or unknown.score.centipawns or 0, 0)

    def test_a_search_without_a_finished_depth_has_a_move(self) -> None:
        best = Engine().best_move(Position.start(), nodes=1)
        self.assertIn(best.move, Position.start().moves())
        self.assertEqual((best.lines, best.score, best.depth), ((), None, 0))

    def test_several_threads(self) -> None:
        best = Engine(threads=2, memory=8).best_move(Position.start(), nodes=20_000)
        self.assertIn(best.move, Position.start().moves())


class Interruptions(unittest.TestCase):
    def setUp(self) -> None:
        # A shell that runs the tests in the background lets them ignore Ctrl-C, and Python then sets no handler.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, before)

    def test_ctrl_c_ends_a_search_and_the_engine_stays_usable(self) -> None:
        engine = Engine()
        for work in (lambda: engine.best_move(Position.start(), movetime=600_000), lambda: Position.start().perft(20)):
            timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
            timer.start()
            began = time.monotonic()
            self.assertRaises(KeyboardInterrupt, work)
            self.assertLess(time.monotonic() - began, SOON)
            timer.join()
        self.assertIsNotNone(engine.best_move(Position.start(), depth=2).move)

    def test_stop_ends_a_search_in_another_thread(self) -> None:
        engine = Engine()
        started = threading.Event()
        found = []

        def search() -> None:
            found.append(engine.best_move(Position.start(), movetime=600_000, on_info=lambda info: started.set()))

        thread = threading.Thread(target=search)
        thread.start()
        self.assertTrue(started.wait(SOON))
        # Other threads run during the search: this one asks for moves and is refused the engine.
        self.assertEqual(len(Position.start().moves()), 20)
        for ask in (lambda: engine.best_move(Position.start(), depth=1), engine.new_game):
            with self.assertRaises(EngineError) as caught:
                ask()
            self.assertIn("is searching", str(caught.exception))
        engine.stop()
        thread.join(SOON)
        self.assertFalse(thread.is_alive())
        self.assertIn(found[0].move, Position.start().moves())

    def test_an_error_of_the_listener_ends_the_search(self) -> None:
        def fail(info: Info) -> None:
            raise ZeroDivisionError

        engine = Engine()
        with self.assertRaises(ZeroDivisionError):
            engine.best_move(Position.start(), movetime=600_000, on_info=fail)
        self.assertIsNotNone(engine.best_move(Position.start(), depth=2).move)


if __name__ == "__main__":
    unittest.main()
