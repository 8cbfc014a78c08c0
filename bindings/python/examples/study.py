"""A position as a picture, and the statistics of the openings in a file of records.

Jupyter and editors open this file as a notebook: each ``# %%`` begins a cell. As a program, it writes the picture to
position.svg and prints the statistics:

    make -C bindings/python build && pip install bindings/python/build/wheels/*.whl
    python bindings/python/examples/study.py [file of records]
"""

# %% The position after a ransom, with its squares highlighted. A notebook shows the last value of a cell.
import sys
from collections import defaultdict
from pathlib import Path
from typing import DefaultDict, Dict, List

from hostage_chess import Engine, Game, Position, read_games

# The first game of the inventor's, after 7.Be3 (P-P)@g2.
opening = "e4 e5 Bc4 Bc5 Nf3 d6 d4 exd4 Nxd4 Qh4 g3 Qh3 Be3 (P-P)@g2"
game = Game(moves=opening.split())
picture = game.position.svg(highlight=["g2"])
Path("position.svg").write_text(picture, encoding="utf-8")
game.position

# %% What the engine makes of it.
best = Engine().best_move(game, nodes=20_000, lines=3)
for line in best.lines:
    print(f"{game.position.notation(line.line[0]):8} {line.score}")

# %% The games of a file. One that cannot be read to its end is left out, with its line and the reason.
own = Path(__file__).with_name("games.pgn") if "__file__" in globals() else Path("games.pgn")
path = Path(sys.argv[1]) if len(sys.argv) > 1 and "ipykernel" not in sys.modules else own
games: List[Game] = []
for each in read_games(path):
    if each.fault:
        print(f"left out: {each.fault}")
    else:
        games.append(each)
decided = sum(each.score != "*" for each in games)
print(f"{len(games)} games, {decided} of them with a score")

# %% The openings: how often each was played, and how White fared.
SCORES = ["1-0", "1/2-1/2", "0-1"]


def statistics(games: List[Game], plies: int = 3) -> Dict[str, List[Game]]:
    """Groups games by their first moves, the most frequent first."""
    groups: DefaultDict[str, List[Game]] = defaultdict(list)
    for game in games:
        groups[" ".join(game.notation()[:plies])].append(game)
    return dict(sorted(groups.items(), key=lambda group: -len(group[1])))


print(f"{'opening':20} games White  draw Black  length")
for name, group in list(statistics(games).items())[:10]:
    shares = [sum(each.score == score for each in group) / len(group) for score in SCORES]
    length = sum(len(each) for each in group) / len(group) / 2
    print(f"{name:20} {len(group):5}" + "".join(f" {share:5.0%}" for share in shares) + f" {length:7.1f}")

# %% How often pieces come back: drops and exchanges in every hundred moves.
moves = [move for each in games for move in each.moves]
exchanges, drops = sum("#" in move for move in moves), sum("@" in move and "#" not in move for move in moves)
print(f"of {len(moves)} moves, {exchanges / len(moves):.1%} are exchanges and {drops / len(moves):.1%} drops")

# %% The last position of the shortest decisive game.
shortest: Position = min((each for each in games if each.score in ("1-0", "0-1")), key=len).position
print(f"the shortest game ends after {shortest.move_number} moves: {shortest.fen}")
shortest
