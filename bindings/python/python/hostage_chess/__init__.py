"""Hostage Chess and three smaller games: rules, records and engine.

>>> from hostage_chess import Engine, Game, Position, read_games
>>> position = Position.start().play("e4").play("e5")
>>> position.why_not("Ke3")
'A king does not move like that.'
>>> Engine().best_move(position, depth=1).move in position.moves()
True
>>> [game.score for game in read_games("1.e4 e5 2.Resigns")]
['0-1']

Every error of this package is a `HostageChessError`. Arguments of a wrong type raise a ``TypeError``, and files that
cannot be read an ``OSError``, as usual in Python.
"""

from ._core import VARIANTS, VERSION as __version__, Engine, Game, Position
from ._errors import (
    EngineError,
    FenError,
    HostageChessError,
    IllegalMove,
    InternalError,
    OptionError,
    RecordError,
    UnknownSquare,
    UnknownVariant,
)
from ._records import read_games
from ._values import Area, BestMove, Info, Result, Score, Side, Tray

__all__ = [
    "VARIANTS",
    "Area",
    "BestMove",
    "Engine",
    "EngineError",
    "FenError",
    "Game",
    "HostageChessError",
    "IllegalMove",
    "Info",
    "InternalError",
    "OptionError",
    "Position",
    "RecordError",
    "Result",
    "Score",
    "Side",
    "Tray",
    "UnknownSquare",
    "UnknownVariant",
    "__version__",
    "read_games",
]

# The exceptions belong to the package, not to the file that defines them.
for _error in (
    EngineError,
    FenError,
    HostageChessError,
    IllegalMove,
    InternalError,
    OptionError,
    RecordError,
    UnknownSquare,
    UnknownVariant,
):
    _error.__module__ = "hostage_chess"
del _error
