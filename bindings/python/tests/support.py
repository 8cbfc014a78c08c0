"""What several tests share."""

import random
from pathlib import Path
from typing import Iterator, List, Tuple

from hostage_chess import Position

#: The root folder of the repository.
ROOT = Path(__file__).resolve().parents[3]

#: Test data of the crate; other programs computed it.
DATA = ROOT / "tests" / "data"


def playout(variant: str, seed: int, plies: int = 60) -> Iterator[Position]:
    """Positions of a game of random moves."""
    choose = random.Random(f"{variant} {seed}")
    position = Position.start(variant)
    yield position
    for _ in range(plies):
        moves = position.moves()
        if not moves:
            return
        position = position.play(choose.choice(moves))
        yield position


def lines_of(name: str) -> List[Tuple[str, List[str]]]:
    """Lines of a table of positions: each FEN with its fields."""
    rows = []
    for line in (DATA / name).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            fen, *fields = [field.strip() for field in line.split(";")]
            rows.append((fen, fields))
    return rows
