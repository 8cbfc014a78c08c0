"""Reading of files of records."""

import os
from typing import BinaryIO, Iterator, Union

from ._core import Game, Games
from ._errors import RecordError

#: Ends of the names of files of records.
_ENDS = (".pgn", ".txt")


def read_games(source: "Union[str, bytes, os.PathLike[str], BinaryIO]", *, strict: bool = False) -> Iterator[Game]:
    """Reads the games of a text, or of a file given by a ``pathlib.Path`` or opened in binary mode.

    A file may be in UTF-8, UTF-16 or Windows-1252. A game that cannot be read to its end has what came before, and its
    `Game.fault` names the line and the reason. With ``strict``, such a game is raised as a `RecordError` instead; the
    iterator then goes on with the next one.

    >>> for game in read_games("1.e4 e5 1-0\\n\\n[White \\"A\\"]\\n\\n1.d4 Ke5"):
    ...     print(game.moves, game.fault)
    ['e2e4', 'e7e5'] None
    ['d2d4'] 1...Ke5 (line 5): A king does not move like that.
    """
    if isinstance(source, str) and source.lower().endswith(_ENDS) and "\n" not in source:
        raise RecordError(f"{source!r} is the name of a file. Write read_games(pathlib.Path({source!r})).", 1, None, None, source)
    if isinstance(source, (str, bytes)):
        return Games(source, strict)
    if isinstance(source, os.PathLike):
        with open(source, "rb") as file:
            return Games(file.read(), strict)
    data = source.read()
    if not isinstance(data, bytes):
        raise TypeError(f"the file must be opened in binary mode: its read() returned {type(data).__name__}, not bytes")
    return Games(data, strict)
