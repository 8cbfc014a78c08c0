# Links between players, and typed moves.

reply-link = Reply link
reply = Reply
send-link = Send link
reply-note = For two players, one link per move. It shows the last move and lets your friend answer.
line-only = It holds only the moves of this line. The PGN below has the variations, comments, symbols and arrows too.
embed-link = Embed on your site
embed-fields = Display options
embed-event = Event
embed-start = First position (ply)
embed-side = View from
embed-as-is = Same as here
embed-bad = “{ $name }={ $value }” is ignored: { $name ->
        [side] the side must be white or black.
        [start] the start must be a ply number, from 0 to the length of the game.
        [theme] the theme must be light, dark or contrast.
       *[names] names must be 1 (shown) or 0 (hidden).
    }
picture = Picture of the position
picture-game = Animated game (GIF)
picture-coming = Drawing…
picture-saved = Picture saved.
picture-failed = The picture could not be made.
picture-ended = Picture cancelled.
picture-long = An animation can have up to { $most } moves, and this game has { $moves }. Choose part of it, or save a picture of the position.
picture-from = From move
picture-to = To move
reply-copied = Reply link copied: send it to your opponent.
embed-copied = Embed code copied: paste it into your page.
show-code = QR code
code = QR
no-code = This link is too long for a QR code. Copy it instead.
send = Send…
not-sent = Your device could not share the link. Copy it instead.
open-full = Open full board
first = First
backward = Back
last = Last
walk = Step through the game
type-move = Type a move
type-hint = Type a move: Nf3, g1f3, …
type-list = Matching moves

seat-turn = Your friend plays { $friend }. Your turn: you play { $side }.
seat-wait = You play { $side }. It is your friend’s turn: wait for the reply link.
seat-over = Your friend played { $friend }, you { $side }.
send-turn = Send your move
send-result = Send the result
send-invitation = Send the invitation
link-copied = Copied: send it to your friend
move-copied = Copied: send it to your friend. The reply comes as a link: open it here.

link-screen = There is no screen called “{ $text }”.
link-too-long = The link is { $bytes } bytes long, too long for any game.
link-encoding = A part of this link is damaged: “{ $text }”. Ask for the link again.
link-game = There is no game called “{ $text }”.
link-player = A player must be “human” or “engine”, not “{ $text }”.
link-seconds = The seconds per move must be a number from 1 to 3600, not “{ $text }”.
link-level = The level must be a number from 0 to { $highest }, not “{ $text }”.
link-version = This version cannot read “{ $text }” games: reload the page to get a newer one.
link-damaged = Part of the link is missing or was changed in transit. Ask for the link again.
link-case = The capital and small letters of this link were mixed up in transit. Ask for the link again.
link-taken = This link says “{ $name }”. It was read as “{ $meant }”.
link-unknown = This link says “{ $name }”, which means nothing here. Did you mean “{ $meant }”?
link-cut = This link ends with dots: moves may be missing at the end.

arrival-same = Your saved game continues.
arrival-newer = { $moves ->
        [one] This link adds 1 move to your saved game.
       *[other] This link adds { $moves } moves to your saved game.
    }
arrival-older = { $moves ->
        [one] Your saved game is 1 move ahead of this link: “Forward” takes you there.
       *[other] Your saved game is { $moves } moves ahead of this link: “Forward” takes you there.
    }
arrival-forks = Your saved game took a different path after { $parting }; it is kept as a variation.

code-label = QR code: { $link }
begin-so = { $moves ->
        [0] No move starts like that. Press Enter to see why.
        [one] 1 matching move. Press Enter to play it.
       *[other] { $moves } matching moves.
    }
begin-so-many = { $moves } matching moves; these are the first { $shown }.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
