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

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side } king unmoved
census-of = { $side } { $found } of { $full }
playable = Ready. { $state }
playable-over = { $state } The game is over here.
fits = It is a position of { $game }: change to that
setup-piece = { FORM($piece, "name") }: { $count }
setup-piece-missing = { FORM($piece, "name") }: { $count } missing
setup-piece-complete = { FORM($piece, "name") }: none is missing

place-square = { $square }
    .at = on { $square }
    .from = { $square }
    .to = { $square }
    .holds = { $square }
setup-eraser = Eraser in hand: each tap takes a man away.
setup-in-hand = { FORM($piece, "name") } in hand: a tap or Enter puts one down.
setup-taken-up = { FORM($piece, "name") } taken up: where to?
setup-nothing-in-hand = Nothing in hand.
setup-came = { FORM($piece, "name") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "name") } { FORM($place, "at") }, in place of the { $before }.
setup-left = { FORM($piece, "name") } { FORM($place, "at") } taken away.
setup-went = { FORM($piece, "name") } from { FORM($from, "from") } to { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "name") } from { FORM($from, "from") } to { FORM($to, "to") }, in place of the { $before }.
setup-wrong-side = { FORM($place, "holds") } holds { $side }'s men only.
setup-wrong-kind = No { $kind } can stand there.
setup-right = { $right }: { $held ->
        [yes] yes
       *[no] no
    }.
setup-en-passant = A pawn has just stepped over { $square }.
setup-no-en-passant = No pawn has just stepped two.
setup-rules-kept = { $game }: the men stay.
setup-rules-start = { $game }: the start position.
setup-jailed = { $pieces ->
        [one] 1 man jailed.
       *[other] { $pieces } men jailed.
    }
setup-cleared = Nobody is left on the board or beside it.
setup-start = The start position.
setup-read = The position is read.
setup-faulty = Read, but not without fault.
setup-unreadable = This is no position; the board stays as it is.
setup-undone = Taken back.
setup-redone = Done again.
setup-mended = Now it can be played.
