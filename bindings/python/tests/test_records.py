"""Games and files of records."""

import io
import itertools
import pickle
import tempfile
import unittest
from pathlib import Path

from hostage_chess import VARIANTS, Game, IllegalMove, Position, RecordError, read_games
from support import DATA, playout


class Games(unittest.TestCase):
    def test_a_record_gives_the_same_game(self) -> None:
        for variant in VARIANTS:
            for seed in range(3):
                positions = list(playout(variant, seed))
                game = Game(positions[0], tags={"White": 'A "novice"', "Round": "3"})
                for before, after in zip(positions, positions[1:]):
                    game = game.play(next(move for move in before.moves() if before.play(move) == after))
                for style in ("leslie", "pierce"):
                    read = Game.from_text(game.to_text(style))
                    self.assertEqual((read, read.to_text(style)), (game, game.to_text(style)))
                    self.assertEqual((read.moves, hash(read)), (game.moves, hash(game)))
                    self.assertEqual(read.tags["White"], 'A "novice"')
                self.assertEqual(game.positions, positions)
                self.assertEqual((game.position, len(game)), (positions[-1], len(positions) - 1))
                self.assertEqual(pickle.loads(pickle.dumps(game)), game)
                self.assertEqual(Game(game.positions[0], game.notation(), tags=game.tags), game)

    def test_a_game_from_a_position(self) -> None:
        start = Position.from_fen("4k3/8/8/8/8/8/8/4K3[N#Bnp] w - - 0 1")
        game = Game(start, ["N@f3", "Kd8"], tags={"Event": "Study", "FEN": "derived"})
        self.assertIn('[FEN "4k3/8/8/8/8/8/8/4K3[N#Bnp] w - - 0 1"]\n', game.to_text())
        self.assertEqual(Game.from_text(game.to_text()).positions[0], start)
        self.assertEqual(game.tags, {"Event": "Study"})

    def test_of_tags_that_occur_twice_the_first_counts(self) -> None:
        game = Game.from_text('[White "A"] [white "B"] [Event "C"] [White "D"]\n\n1.e4 *')
        self.assertEqual(game.tags, {"White": "A", "Event": "C"})

    def test_tags_have_none_that_are_derived(self) -> None:
        derived = '[White "A"] [result "1-0"] [Variant "hostage"] [SetUp "1"] [FEN "4k3/8/8/8/8/8/8/4K2R[#] w - - 0 1"]'
        for game in (Game.from_text(derived + "\n\n1.Rh8+ 1-0"), Game(moves=["e4"], tags={"White": "A"}, score="1-0")):
            longer = game.play("Ke7" if game.moves == ["h1h8"] else "e5")
            for each in (game, longer, pickle.loads(pickle.dumps(game)), pickle.loads(pickle.dumps(longer))):
                self.assertEqual(each.tags, {"White": "A"})
            self.assertEqual((game.score, longer.score), ("1-0", "*"))

    def test_playing_leaves_the_game_as_it_was(self) -> None:
        game = Game(moves=["e4"], score="1-0")
        longer = game.play("e5")
        self.assertEqual((game.moves, game.score), (["e2e4"], "1-0"))
        self.assertEqual((longer.moves, longer.score), (["e2e4", "e7e5"], "*"))
        for text in ("1.e4 e5 2.Resigns", '[termination "time forfeit"] [White "A"]\n\n1.e4 e5 1-0'):
            longer = Game.from_text(text).play("Nf3")
            self.assertEqual((longer.score, longer.result), ("*", None))
            self.assertNotIn("ermination", longer.to_text())
        longer = Game(moves=["Nf3", "Nf6", "Ng1", "Ng8"] * 2).play("e4")
        self.assertEqual((longer.score, longer.result), ("*", None))
        self.assertRaises(IllegalMove, Game(moves=["f3", "e5", "g4", "Qh4"]).play, "a3")

    def test_repetition_ends_a_game_but_not_a_position(self) -> None:
        game = Game(moves=["Nf3", "Nf6", "Ng1", "Ng8"] * 2)
        self.assertEqual(game.result, ("1/2-1/2", None, "repetition", "Draw by repetition."))
        self.assertIsNone(game.position.result)

    def test_names_of_endings(self) -> None:
        tag = '[Termination "{}"]\n\n1.e4 {}'
        for text, ending in [
            ("1.e4 e5 2.Resigns", "resignation"),
            (tag.format("normal", "1/2-1/2"), "agreement"),
            (tag.format("time forfeit", "1-0"), "time-forfeit"),
            (tag.format("adjudication", "0-1"), "adjudication"),
            ('[Variant "hole"]\n[FEN "***k***/**1Q1**/*5*/3*3/7/7/3*3/*5*/**3**/***K*** w - - 0 1"]\n\n1.Qxd10', "king-taken"),
        ]:
            result = Game.from_text(text).result
            assert result is not None, text
            self.assertEqual(result.ending, ending)

    def test_resignation(self) -> None:
        game = Game.from_text("1.e4 e5 2.Resigns")
        self.assertEqual(game.result, ("0-1", "black", "resignation", "White resigns; Black wins."))
        self.assertEqual(Game.from_text(game.to_text()), game)

    def test_comments_and_variations_are_kept(self) -> None:
        game = Game.from_text("1.e4 {best} (1.d4 d5) 1...e5 2.Nf3! *")
        self.assertEqual(game.moves, ["e2e4", "e7e5", "g1f3"])
        self.assertIn("{best} (1. d4 d5)", game.to_text())
        self.assertEqual(pickle.loads(pickle.dumps(game)).to_text(), game.to_text())


class Files(unittest.TestCase):
    def test_the_inventor_s_games(self) -> None:
        for number, plies, line in [(1, 46, None), (2, None, None), (3, 43, 22), (4, None, None)]:
            (game,) = read_games(DATA / "games" / f"game{number}.txt")
            self.assertEqual(game.fault and game.fault.line, line, number)
            if plies:
                self.assertEqual(len(game), plies, number)

    def test_every_file_of_other_programs_is_read(self) -> None:
        count = 0
        for path in sorted((DATA / "records").iterdir()):
            for game in read_games(path):
                self.assertEqual(len(game.positions), len(game) + 1, path)
                count += 1
        self.assertGreater(count, 10)

    def test_texts_bytes_paths_and_files_give_the_same_games(self) -> None:
        text = Game(moves=["e4"], tags={"White": "Ä"}).to_text() + "\n" + Game(moves=["d4"]).to_text()
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "two.pgn")
            for encoding in ("utf-8", "utf-16", "cp1252"):
                data = text.encode(encoding)
                path.write_bytes(data)
                for source in (text, data, path, io.BytesIO(data)):
                    games = list(read_games(source))
                    self.assertEqual([game.moves for game in games], [["e2e4"], ["d2d4"]])
                    self.assertEqual(games[0].tags["White"], "Ä")
        self.assertEqual(list(read_games("")), [])

    def test_a_fault_names_its_line_and_spoils_no_other_game(self) -> None:
        text = "1.e4 e5 *\n\n[White \"A\"]\n\n1.d4\nKe5 2.c4\n\n[White \"B\"]\n\n1.c4 *\n"
        games = list(read_games(text))
        self.assertEqual([game.moves for game in games], [["e2e4", "e7e5"], ["d2d4"], ["c2c4"]])
        fault = games[1].fault
        assert fault is not None
        self.assertEqual((fault.line, fault.move_number, fault.turn, fault.text), (6, 1, "black", "Ke5"))
        self.assertEqual(str(fault), "1...Ke5 (line 6): A king does not move like that.")
        copy = pickle.loads(pickle.dumps(games[1]))
        self.assertEqual((copy, str(copy.fault)), (games[1], str(fault)))

    def test_strict_reading_raises_the_fault_and_goes_on(self) -> None:
        games = read_games("1.e4 Ke5\n\n[White \"B\"]\n\n1.c4 *\n", strict=True)
        with self.assertRaises(RecordError) as caught:
            next(games)
        self.assertEqual(caught.exception.line, 1)
        self.assertEqual([game.moves for game in games], [["c2c4"]])

    def test_a_first_position_that_cannot_be_read(self) -> None:
        (game,) = read_games('[Variant "hostage"]\n[FEN "8/8 w"]\n[SetUp "1"]\n\n1.e4 *')
        self.assertIsNotNone(game.fault or game.notes)
        (game,) = read_games('[Variant "nonsense"]\n\n1.e4 *')
        if game.fault is not None:
            for ask in (lambda: game.moves, lambda: game.positions, lambda: game.to_text(), lambda: game.play("e4")):
                self.assertRaises(RecordError, ask)

    def test_orthodox_chess_is_told_apart(self) -> None:
        self.assertTrue(next(read_games('[Variant "Standard"]\n\n1.e4 e5 *')).is_orthodox)
        self.assertFalse(next(read_games("1.e4 e5 *")).is_orthodox)

    def test_games_can_be_read_in_turns(self) -> None:
        games = read_games("1.e4 *\n\n1.d4 *\n\n1.c4 *")
        self.assertEqual(next(games).moves, ["e2e4"])
        self.assertEqual([game.moves for game in itertools.islice(games, 1)], [["d2d4"]])
        self.assertEqual([game.moves for game in games], [["c2c4"]])


if __name__ == "__main__":
    unittest.main()
