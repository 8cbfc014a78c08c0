"""Plain values that the compiled classes return."""

from typing import Literal, NamedTuple, Optional, Tuple

#: A side. White moves first; in Hole Chess it is called Yellow, and Black is called Red.
Side = Literal["white", "black"]

#: An area beside the board.
Area = Literal["prison", "airfield", "reserve", "box"]


class Result(NamedTuple):
    """Outcome of a game."""

    score: str
    """The score as in a record: ``"1-0"``, ``"0-1"`` or ``"1/2-1/2"``."""

    winner: Optional[Side]
    """The winner, or ``None`` for a draw."""

    ending: str
    """The kind of ending, such as ``"checkmate"``, ``"repetition"`` or ``"resignation"``."""

    text: str
    """The outcome in a sentence."""


class Tray(NamedTuple):
    """An area beside the board, with its pieces."""

    area: Area
    """A prison holds the pieces that its owner has captured, and an airfield the owner's pieces that wait to be dropped.
    A reserve holds pieces that are still to be set up."""

    owner: Side
    """The owner of the area."""

    pieces: str
    """The pieces as in a FEN, most valuable first: a capital for a white piece, so that White's prison holds small
    letters."""


class Score(NamedTuple):
    """Score for the side to move. One of the two fields is set."""

    centipawns: Optional[int]
    """Hundredths of a pawn."""

    mate: Optional[int]
    """Number of moves to a forced end: positive if the side to move wins, negative or zero if it loses."""

    def __str__(self) -> str:
        return f"cp {self.centipawns}" if self.mate is None else f"mate {self.mate}"


class Info(NamedTuple):
    """A line that the engine has found."""

    rank: int
    """1 for the best line."""

    depth: int
    """Depth in plies."""

    score: Score
    """Score for the side to move."""

    nodes: int
    """Number of nodes searched so far."""

    time: int
    """Time since the search began, in milliseconds."""

    line: Tuple[str, ...]
    """The moves in UCI."""

    def __str__(self) -> str:
        return f"{self.rank}. depth {self.depth}, {self.score}: {' '.join(self.line)}"


class BestMove(NamedTuple):
    """Result of a search."""

    move: Optional[str]
    """The best move in UCI, or ``None`` if there is no legal move."""

    lines: Tuple[Info, ...]
    """The best lines, best first. None if there is no legal move, or if the search ended before its first depth."""

    @property
    def score(self) -> Optional[Score]:
        """Score of the best line for the side to move, or ``None`` without one."""
        return self.lines[0].score if self.lines else None

    @property
    def depth(self) -> int:
        """Depth of the best line in plies."""
        return self.lines[0].depth if self.lines else 0
