# Setting up a position.

nav-setup = Set up
erase = Erase
clear = Clear
start-position = Start
play-from-here = Play from here
analyse-this = Analyse
copy-link = Copy link
set-up-from-here = Set up from here
setup-copied = The link is copied: it opens this position here.
setup-not-copied = The browser does not let this page copy. The FEN can be selected and copied by hand.
fen = FEN
whose-turn = To move
castling = Castling
en-passant = En passant
no-en-passant = none
jail-rest = Jail the rest
census = Men
setup-hint = Drag men from the boxes, or tap one and then the squares he is for. Off the board is away.
not-playable = Not to be played like this:
