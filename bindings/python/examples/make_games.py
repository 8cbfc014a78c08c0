"""Makes examples/games.pgn: short games of the engine against itself, for the statistics in study.py.

    python make_games.py > games.pgn
"""

import random

from hostage_chess import Engine, Game

#: Number of games, and of nodes for each move. Several lines need more nodes than one.
GAMES, NODES, OPENING_NODES = 60, 800, 4000

#: Number of moves in the opening, which are drawn from the best few, and in the longest game.
OPENING, LONGEST = 6, 240


def play(number: int) -> Game:
    """Plays a game."""
    choose = random.Random(number)
    engine = Engine(memory=4)
    game = Game(tags={"Event": "Example", "White": f"Engine, {NODES} nodes", "Black": f"Engine, {NODES} nodes", "Round": str(number)})
    while game.result is None and len(game) < LONGEST:
        if len(game) < OPENING:
            best = engine.best_move(game, nodes=OPENING_NODES, lines=4)
            move = choose.choice([line.line[0] for line in best.lines])
        else:
            move = engine.best_move(game, nodes=NODES).move or ""
        game = game.play(move)
    return game


if __name__ == "__main__":
    print("\n".join(play(number).to_text() for number in range(1, GAMES + 1)), end="")
