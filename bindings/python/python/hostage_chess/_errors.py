"""The exceptions. Each says what was found, where, and what was expected."""

from typing import Optional, Tuple

#: Longest quotation in a message, in characters.
_SHOWN = 100

#: Most faults of a FEN in a message.
_FAULTS = 4


def _quoted(text: str) -> str:
    """Quotes a text, shortens it, and makes control characters visible."""
    cut = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
    return '"' + "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in cut) + '"'


class HostageChessError(Exception):
    """An error of this package."""


class UnknownVariant(HostageChessError, ValueError):
    """No rule set has this name."""

    def __init__(self, variant: str) -> None:
        super().__init__(variant)
        #: The name.
        self.variant = variant

    def __str__(self) -> str:
        from ._core import VARIANTS

        return f"There is no rule set {_quoted(self.variant)}. The rule sets are {', '.join(VARIANTS)}."


class FenError(HostageChessError, ValueError):
    """A text is no position."""

    def __init__(self, fen: str, variant: str, faults: Tuple[str, ...]) -> None:
        super().__init__(fen, variant, faults)
        #: The text.
        self.fen = fen
        #: Name of the rule set by which it was read.
        self.variant = variant
        #: Every fault, each a sentence that names the part of the text.
        self.faults = faults

    def __str__(self) -> str:
        more = len(self.faults) - _FAULTS
        faults = [*self.faults[:_FAULTS], *([f"({more} more)"] if more > 0 else [])]
        return f"{_quoted(self.fen)} is no position of {self.variant}: {' '.join(faults)}"


class IllegalMove(HostageChessError, ValueError):
    """A text is no legal move of a position."""

    def __init__(self, move: str, fen: str, reason: str) -> None:
        super().__init__(move, fen, reason)
        #: The text.
        self.move = move
        #: The position.
        self.fen = fen
        #: The reason, in a sentence or two.
        self.reason = reason

    def __str__(self) -> str:
        return f"{_quoted(self.move)} cannot be played: {self.reason} The position is {self.fen}"


class RecordError(HostageChessError, ValueError):
    """A record has a fault."""

    def __init__(self, reason: str, line: int, move_number: Optional[int], turn: Optional[str], text: str) -> None:
        super().__init__(reason, line, move_number, turn, text)
        #: The fault, in a sentence that names its place.
        self.reason = reason
        #: Line of the text, counted from 1.
        self.line = line
        #: Number of the move that was being read, if any.
        self.move_number = move_number
        #: The side to move there, if any.
        self.turn = turn
        #: The part of the text at fault.
        self.text = text

    def __str__(self) -> str:
        place = "" if f"line {self.line}" in self.reason.lower() else f"Line {self.line}: "
        return place + self.reason


class UnknownSquare(HostageChessError, ValueError):
    """The board has no square of this name."""

    def __init__(self, square: str, first: str, last: str) -> None:
        super().__init__(square, first, last)
        #: The name.
        self.square = square
        self._first = first
        self._last = last

    def __str__(self) -> str:
        return f"There is no square {_quoted(self.square)}. The squares of this board are {self._first} to {self._last}."


class OptionError(HostageChessError, ValueError):
    """An option has no such value."""

    def __init__(self, option: str, value: str, expected: str) -> None:
        super().__init__(option, value, expected)
        #: Name of the option.
        self.option = option
        #: The value, as Python writes it.
        self.value = value
        #: The values that it may have.
        self.expected = expected

    def __str__(self) -> str:
        value = self.value if len(self.value) <= _SHOWN else self.value[:_SHOWN] + "…"
        return f"{self.option} is {value}, but it must be {self.expected}."


class EngineError(HostageChessError):
    """The engine cannot do this now."""


class InternalError(HostageChessError):
    """A fault of this package. Please report it with its text."""

    def __str__(self) -> str:
        return f"Internal error: {self.args[0]}. Please report it with what you did."
