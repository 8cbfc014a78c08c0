"""Pictures of positions: the pieces and the colours of the site, as one SVG document that needs nothing else.

Its styles are attributes and not a style sheet, which would apply to the whole page of a notebook.
"""

import re
from typing import Dict, Iterable, List, Tuple

from ._core import PIECES, Position
from ._values import Side, Tray

_SYMBOL = re.compile(r'<symbol id="([a-z-]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_CLASS = re.compile(r'class="([a-z]+)"')

#: For each symbol, the left and upper edge and the width of its box, and its paths.
_SYMBOLS: Dict[str, Tuple[float, float, float, str]] = {}
for _name, _box, _paths in _SYMBOL.findall(PIECES):
    _left, _top, _width, _ = (float(number) for number in _box.split())
    _SYMBOLS[_name] = (_left, _top, _width, _paths)

_ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def _styles(edge: str, fill: str, rim: str, shade: str, line: str) -> Dict[str, str]:
    """Attributes for the parts of a piece: its rim, body, shade, inner lines and inner solid parts."""
    return {
        "me": f'fill="none" stroke-width="6" {_ROUND} {edge}',
        "mb": f'fill="{fill}" stroke="{rim}" stroke-width="2.7" {_ROUND}',
        "ms": f'fill="{shade}"',
        "ml": f'fill="none" stroke="{line}" stroke-width="2.3" {_ROUND}',
        "mi": f'fill="{line}"',
    }


_STYLES: Dict[Side, Dict[str, str]] = {
    "white": _styles('stroke="#78644e" stroke-opacity=".34"', "#fffdf7", "#2a241f", "#e2d3b9", "#2a241f"),
    "black": _styles('stroke="#fff6e4" stroke-opacity=".58"', "#45424a", "#151417", "#28262b", "#d8cdbb"),
}
_SQUARES = {False: ("#f2e6d2", "#b58d6b"), True: ("#eec975", "#d7a74e")}
_LETTERS = ("#75512f", "#3d2612")
_TRAYS = {
    "prison": ("#d6dce3", "#434e5a"),
    "airfield": ("#fae0cb", "#8a3412"),
    "reserve": ("#fae0cb", "#8a3412"),
    "box": ("#fae0cb", "#8a3412"),
}
_MARKS = {"check": "#d03030", "pseudo-check": "#8a8f98"}


def draw(position: Position, size: int, flip: bool, highlight: Iterable[str]) -> str:
    """Draws a position with squares of this width. Called by ``Position.svg``."""
    return _Picture(position, size, flip, highlight).text()


class _Picture:
    def __init__(self, position: Position, size: int, flip: bool, highlight: Iterable[str]) -> None:
        self.position, self.size, self.flip = position, size, flip
        self.highlight = set(highlight)
        for square in self.highlight:
            # Raises an error for a square that the board does not have.
            position.piece_at(square)
        #: Squares and holes.
        self.known = set(position.squares + position.holes)
        places = [_place(square) for square in self.known]
        self.columns = max(column for column, _ in places) + 1
        self.rows = max(row for _, row in places) + 1
        #: Symbols in use, by their id in the document.
        self.used: Dict[str, str] = {}
        self.symbols = position._symbols()

    def text(self) -> str:
        trays = self.position.trays
        strip = self.size if trays else 0
        width, height = self.columns * self.size, self.rows * self.size + 2 * strip
        top: Side = "white" if self.flip else "black"
        parts = self.strip([tray for tray in trays if tray.owner == top], 0)
        parts += self.board(strip)
        parts += self.strip([tray for tray in trays if tray.owner != top], height - strip)
        return "".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"',
                ' role="img" font-family="sans-serif">',
                f"<title>{self.position.fen}</title><defs>",
                *self.used.values(),
                "</defs>",
                *parts,
                "</svg>",
            ]
        )

    def board(self, top: int) -> List[str]:
        parts = []
        size, marks = self.size, self.position.marks
        for square in self.position.squares:
            x, y = self.corner(square, top)
            column, row = _place(square)
            dark = (column + row) % 2 == 0
            colour = _SQUARES[square in self.highlight][dark]
            parts.append(f'<rect x="{x}" y="{y}" width="{size}" height="{size}" fill="{colour}"/>')
            parts += self.coordinates(square, x, y, _LETTERS[dark])
            mark = marks.get(square)
            if mark in _MARKS:
                centre = f'cx="{x + size / 2:g}" cy="{y + size / 2:g}"'
                parts.append(f'<circle {centre} r="{size * 0.46:g}" fill="{_MARKS[mark]}" fill-opacity=".55"/>')
            piece = self.position.piece_at(square)
            if piece:
                parts.append(self.piece(piece, x + size * 0.04, y + size * 0.04, size * 0.92))
            if mark == "frozen":
                parts.append(self.use("icon-ice", "icon-ice", {}, x + size * 0.64, y + size * 0.02, size * 0.34))
        for hole in self.position.holes:
            x, y = self.corner(hole, top)
            centre = f'cx="{x + size / 2:g}" cy="{y + size / 2:g}"'
            parts.append(f'<circle {centre} r="{size * 0.42:g}" fill="#2c2118"/>')
        return parts

    def coordinates(self, square: str, x: int, y: int, colour: str) -> List[str]:
        """Names the file on the lowest square of each column, and the rank on the first square of each row."""
        column, row = _place(square)
        known = self.known
        below = f"{square[0]}{row + (2 if self.flip else 0)}"
        left = f"{chr(ord(square[0]) + (1 if self.flip else -1))}{row + 1}"
        font = f'font-size="{self.size * 0.2:g}" fill="{colour}"'
        parts = []
        if below not in known:
            place = f'x="{x + self.size * 0.95:g}" y="{y + self.size * 0.95:g}" text-anchor="end"'
            parts.append(f"<text {place} {font}>{square[0]}</text>")
        if left not in known:
            place = f'x="{x + self.size * 0.05:g}" y="{y + self.size * 0.21:g}"'
            parts.append(f"<text {place} {font}>{row + 1}</text>")
        return parts

    def strip(self, trays: List[Tray], top: int) -> List[str]:
        """Draws the areas of one side next to each other."""
        parts: List[str] = []
        for number, tray in enumerate(trays):
            width = self.columns * self.size / len(trays)
            left, gap = number * width, self.size * 0.06
            fill, ink = _TRAYS[tray.area]
            box = f'x="{left + gap:g}" y="{top + gap:g}" width="{width - 2 * gap:g}" height="{self.size - 2 * gap:g}"'
            parts.append(f'<rect {box} rx="{gap * 2:g}" fill="{fill}"/>')
            name = f"{tray.owner}'s {tray.area}".capitalize()
            place = f'x="{left + gap * 2.5:g}" y="{top + self.size * 0.27:g}" font-size="{self.size * 0.19:g}"'
            parts.append(f'<text {place} fill="{ink}">{name}</text>')
            # Many pieces overlap, so that they always fit.
            room = width - self.size * 0.2
            piece = self.size * 0.62
            step = min(piece, (room - piece) / max(len(tray.pieces) - 1, 1))
            for place_of, letter in enumerate(tray.pieces):
                x = left + self.size * 0.1 + place_of * step
                parts.append(self.piece(letter, x, top + self.size * 0.31, piece))
        return parts

    def piece(self, letter: str, x: float, y: float, width: float) -> str:
        side: Side = "white" if letter.isupper() else "black"
        symbol = self.symbols.get(letter.upper(), letter).lower()
        return self.use(f"{side}-{symbol}", f"piece-{symbol}", _STYLES[side], x, y, width)

    def use(self, name: str, symbol: str, styles: Dict[str, str], x: float, y: float, width: float) -> str:
        left, top, box, paths = _SYMBOLS[symbol]
        name = f"hostage-chess-{name}"
        if name not in self.used:
            styled = _CLASS.sub(lambda match: styles.get(match[1], ""), paths)
            self.used[name] = f'<g id="{name}">{styled}</g>'
        scale = width / box
        return f'<use href="#{name}" transform="translate({x - left * scale:g} {y - top * scale:g}) scale({scale:g})"/>'

    def corner(self, square: str, top: int) -> Tuple[int, int]:
        column, row = _place(square)
        if self.flip:
            column, row = self.columns - 1 - column, self.rows - 1 - row
        return column * self.size, top + (self.rows - 1 - row) * self.size


def _place(square: str) -> Tuple[int, int]:
    """Column and row of a square, both from 0."""
    return ord(square[0]) - ord("a"), int(square[1:]) - 1
