# The Set up screen.

nav-setup = Set up
erase = Erase
clear = Clear
start-position = Reset
play-from-here = Play from here
analyse-this = Analyse
copy-link = Copy link
set-up-from-here = Set up from here
setup-copied = Link to this position copied.
setup-not-copied = The browser does not let this page copy. Select the FEN and copy it by hand.
fen = FEN
whose-turn = To move
castling = Castling
en-passant = En passant
no-en-passant = none
jail-rest = Jail the rest
census = Pieces
setup-hint = Drag pieces from the boxes, or tap a piece and then the squares for it. To remove a piece, drag it off the board.
not-playable = Not playable yet:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side } king unmoved
census-of = { $side } { $found } of { $full }
playable = Ready. { $state }
playable-over = { $state } The game is over.
fits = This position fits { $game }: switch to it
setup-piece = { FORM($piece, "name") }: { $count }
setup-piece-missing = { FORM($piece, "name") }: { $count } missing
setup-piece-complete = { FORM($piece, "name") }: none missing

place-square = { $square }
    .at = on { $square }
    .from = { $square }
    .to = { $square }
    .holds = { $square }
setup-eraser = Eraser selected: each tap removes a piece.
setup-in-hand = { FORM($piece, "name") } selected: tap a square to place it.
setup-taken-up = { FORM($piece, "name") } picked up: choose a square.
setup-nothing-in-hand = Nothing selected.
setup-came = { FORM($piece, "name") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "name") } { FORM($place, "at") }, in place of the { $before }.
setup-left = { FORM($piece, "name") } { FORM($place, "at") } removed.
setup-went = { FORM($piece, "name") } from { FORM($from, "from") } to { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "name") } from { FORM($from, "from") } to { FORM($to, "to") }, in place of the { $before }.
setup-wrong-side = { FORM($place, "holds") } holds only { $side }’s pieces.
setup-wrong-kind = A { $kind } cannot go there.
setup-right = { $right }: { $held ->
        [yes] yes
       *[no] no
    }.
setup-en-passant = A pawn has just moved two squares, past { $square }.
setup-no-en-passant = No pawn has just moved two squares.
setup-rules-kept = { $game }: the pieces stay.
setup-rules-start = { $game }: the starting position.
setup-jailed = { $pieces ->
        [one] 1 piece jailed.
       *[other] { $pieces } pieces jailed.
    }
setup-cleared = All pieces removed.
setup-start = The starting position.
setup-read = Position loaded.
setup-faulty = Position loaded, but it has faults.
setup-unreadable = This is not a position; the board stays as it is.
setup-undone = Undone.
setup-redone = Redone.
setup-mended = The position is playable now.
