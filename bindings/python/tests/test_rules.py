"""Laws of positions, and the tables of the crate."""

import itertools
import pickle
import unittest

from hostage_chess import VARIANTS, Game, IllegalMove, Position
from support import DATA, lines_of, playout

#: Counts larger than this take too long here; the tests of the crate check them.
MOST = 300_000

#: Known counts for the start positions of the other games.
STARTS = {
    "takeover-41": [14, 201, 3376, 56446],
    "takeover-41-adjacent": [14, 201, 3376, 56361],
    "takeover-41-undefended": [14, 197, 3237, 52418],
    "takeover-64": [20, 400, 8918, 198298],
    "hole": [8, 64, 627, 6144, 78557],
}


class Counts(unittest.TestCase):
    def test_perft_tables(self) -> None:
        checked = 0
        for variant in ("hostage", "hostage-pierce"):
            for name in (f"perft-{variant}.epd", f"perft-{variant}-random.epd"):
                for fen, fields in lines_of(name):
                    position = Position.from_fen(fen, variant)
                    for depth, count in (field.split() for field in fields):
                        if int(count) <= MOST:
                            self.assertEqual(position.perft(int(depth[1:])), int(count), f"{variant} {fen} {depth}")
                            checked += 1
        self.assertGreater(checked, 200)

    def test_starts(self) -> None:
        for variant, counts in STARTS.items():
            start = Position.start(variant)
            self.assertEqual([start.perft(depth + 1) for depth in range(len(counts))], counts, variant)

    def test_a_line_that_ends_early_counts_as_one(self) -> None:
        # One of White's moves takes the king.
        position = Position.from_fen("***k***/**1K1**/*5*/3*3/7/7/3*3/*5*/**3**/***1*** w - - 0 1", "hole")
        self.assertEqual([position.perft(depth) for depth in range(1, 6)], [6, 16, 80, 376, 2020])
        over = next(after for after in map(position.play, position.moves()) if after.result)
        self.assertEqual([over.perft(depth) for depth in range(7)], [1] * 7)

    def test_perft_is_the_sum_of_the_moves(self) -> None:
        for position in playout("hostage", 1):
            self.assertEqual(position.perft(0), 1)
            self.assertEqual(position.perft(1), len(position.moves()))
            self.assertEqual(position.perft(2), sum(position.play(move).perft(1) for move in position.moves()))


class Laws(unittest.TestCase):
    def test_a_fen_gives_the_same_position(self) -> None:
        for variant in VARIANTS:
            for seed in range(3):
                for position in playout(variant, seed):
                    read = Position.from_fen(position.fen, variant)
                    self.assertEqual((read, read.fen), (position, position.fen))
                    self.assertEqual(hash(read), hash(position))
                    self.assertEqual((read.turn, read.result, read.moves()), (position.turn, position.result, position.moves()))

    def test_pickled_and_written_positions_are_equal(self) -> None:
        for variant in VARIANTS:
            for position in itertools.islice(playout(variant, 5), 0, None, 7):
                self.assertEqual(pickle.loads(pickle.dumps(position)), position)
                self.assertEqual(eval(repr(position)), position)

    def test_every_move_is_read_in_every_notation(self) -> None:
        for variant in VARIANTS:
            for position in itertools.islice(playout(variant, 2), 0, None, 4):
                moves = position.moves()
                self.assertEqual(len(set(moves)), len(moves))
                for style in ("leslie", "pierce"):
                    self.assertEqual([position.uci(position.notation(move, style)) for move in moves], moves)

    def test_playable_moves_are_the_listed_ones(self) -> None:
        letters = "QRBNP"
        for position in itertools.islice(playout("hostage", 11, 80), 20, None, 8):
            squares = position.squares
            walks = [a + b + become for a in squares for b in squares for become in ("", "q", "r", "b", "n")]
            drops = [f"{a}@{at}" for a in letters for at in squares]
            exchanges = [f"{a}#{b}@{at}" for a in letters for b in letters for at in squares]
            texts = walks + drops + exchanges
            playable = {position.uci(text) for text in texts if position.why_not(text) is None}
            self.assertEqual(playable, set(position.moves()), position.fen)

    def test_moves_are_read_as_people_type_and_paste_them(self) -> None:
        # The same table as for the library and for JavaScript.
        rows = [line for line in (DATA / "move-texts.txt").read_text("utf-8").splitlines() if line and line[0] != "#"]
        for row in rows:
            variant, fen, text, expected = row.split(" ; ")
            position = Position.start(variant) if fen == "startpos" else Position.from_fen(fen, variant)
            why = position.why_not(text)
            if why is None:
                self.assertEqual(position.uci(text), expected, row)
                self.assertEqual(Game(position).play(text).moves, [expected], row)
            else:
                # A text that is no move at all is also told the forms of moves.
                self.assertEqual(why[: len(expected)], expected, row)
                self.assertRaises(IllegalMove, Game(position).play, text)
        self.assertGreater(len(rows), 30)

    def test_no_piece_leaves_a_game_of_hostage_chess(self) -> None:
        for seed in range(4):
            for position in playout("hostage", seed, 150):
                pieces = [position.piece_at(square) or "" for square in position.squares]
                pieces += [tray.pieces for tray in position.trays]
                self.assertEqual(sorted("".join(pieces)), sorted("QRRBBNNPPPPPPPPKqrrbbnnppppppppk"))

    def test_positions_differ_by_rules_and_by_counters(self) -> None:
        start = Position.start()
        self.assertNotEqual(start, Position.start("hostage-pierce"))
        self.assertNotEqual(start, Position.from_fen(start.fen.replace("0 1", "3 9")))
        self.assertNotEqual(start, start.fen)
        self.assertEqual(len({start, Position.start(), start.play("e4"), start.play("e2e4")}), 2)


class Facts(unittest.TestCase):
    def test_a_frozen_pawn_gives_no_check_by_one_rule_set_only(self) -> None:
        fen = "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"
        self.assertFalse(Position.from_fen(fen).check)
        self.assertTrue(Position.from_fen(fen, "hostage-pierce").check)
        self.assertEqual(Position.from_fen(fen).marks, {"d2": "frozen", "e1": "pseudo-check"})
        self.assertEqual(Position.from_fen(fen, "hostage-pierce").marks, {"e1": "check"})

    def test_ends_of_games(self) -> None:
        for fen, result in [
            ("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1", ("1-0", "white", "checkmate", "White wins by checkmate.")),
            ("8/8/8/8/8/4k3/4q3/4K3 w - - 0 1", ("0-1", "black", "checkmate", "Black wins by checkmate.")),
            ("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1", ("1/2-1/2", None, "stalemate", "Draw by stalemate.")),
            ("4k3/8/8/8/8/8/8/4K3 w - - 100 90", ("1/2-1/2", None, "fifty-moves", "Draw by the fifty-move rule.")),
            ("4k3/8/8/8/8/8/8/4K3 w - - 99 90", None),
        ]:
            position = Position.from_fen(fen)
            self.assertEqual(position.result, result, fen)
            # A record may run on past a draw.
            ends = result is not None and result[2] != "fifty-moves"
            self.assertEqual(position.moves() == [], ends, fen)

    def test_trays(self) -> None:
        trays = Position.from_fen("4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1").trays
        found = {(tray.area, tray.owner): tray.pieces for tray in trays}
        prisons = {("prison", "white"): "bb", ("prison", "black"): "P"}
        self.assertEqual(found, {**prisons, ("airfield", "white"): "N", ("airfield", "black"): "q"})

    def test_squares_and_text(self) -> None:
        start = Position.start()
        self.assertEqual((start.squares[0], start.squares[-1], len(start.squares)), ("a1", "h8", 64))
        self.assertEqual(str(start).splitlines()[0], " 8  r n b q k b n r")
        beside = Position.from_fen("4k3/8/8/8/8/8/8/4K3[Nq#Pbb] w - - 0 1")
        self.assertIn("a b c d e f g h\nwhite's prison: bb\nwhite's airfield: N\n", str(beside))
        hole = Position.start("hole")
        self.assertEqual((len(hole.squares), sorted(hole.holes)), (44, ["d4", "d7"]))


if __name__ == "__main__":
    unittest.main()
