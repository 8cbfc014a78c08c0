# Links between players, and turns typed.

reply-link = Reply link
reply = Reply
reply-note = Two people, a turn at a time: whoever opens it sees the last turn and sits on the side to move.
embed-link = For a page of your own
embed-fields = How it is to look there
embed-event = Event
embed-start = Turns played at first
embed-side = Seen from
embed-as-is = As it is here
embed-bad = "{ $name }={ $value }" is ignored: { $name ->
        [side] the side is white or black.
        [start] the start is a number of turns, from 0 to as many as the game has.
        [theme] the theme is light, dark or contrast.
       *[names] names are shown with 1 and not with 0.
    }
picture = Picture of the position
picture-game = The game, moving (GIF)
picture-coming = Drawing…
picture-saved = The picture is saved.
picture-failed = The picture could not be made.
picture-ended = The drawing was cancelled.
picture-long = A moving picture takes at most { $most } numbered moves, and this game has { $moves }. Choose a part of it, or save the picture of the position.
picture-from = From move
picture-to = To move
reply-copied = The reply link is copied: send it to your opponent.
embed-copied = The snippet is copied: paste it into the page.
show-code = QR code
code = QR
no-code = This link is too long for a QR code.
send = Send…
not-sent = The device could not send it. Copy the link instead.
open-full = Open in full
first = First
backward = Back
last = Last
walk = Walk through the game
type-move = Type a turn
type-hint = Type a turn: Nf3, g1f3, …
type-list = Turns that begin so

seat-turn = Your friend plays { $friend }. Your turn: you play { $side }.
seat-wait = You play { $side }. It is your friend’s turn: the answer comes as a link.
seat-over = Your friend played { $friend }, you { $side }.
send-turn = Send your turn
send-invitation = Send the invitation
link-copied = Copied: paste it to your friend
move-copied = Copied: send it to your friend. The answer comes as a link: open it here.

link-screen = There is no screen called "{ $text }".
link-too-long = The link is { $bytes } bytes long; no game needs that.
link-encoding = "{ $text }" is not properly encoded.
link-game = There is no game called "{ $text }".
link-player = A player is “human” or “engine”, not "{ $text }".
link-seconds = The seconds for a turn are a number from 1 to 3600, not "{ $text }".
link-level = The level is a number from 1 to { $highest }, not "{ $text }".
link-version = This build cannot read games of the kind "{ $text }": reload the page to get a newer one.
link-damaged = Part of the link is missing or was changed on the way. Ask for it to be sent again.
link-case = Small and capital letters of this link were made alike on the way. Ask for it to be sent again.
link-taken = This link says "{ $name }". It was read as "{ $meant }".
link-unknown = This link says "{ $name }", which means nothing here. Is "{ $meant }" meant?
link-cut = This link ends with dots: moves may be missing at its end.

arrival-same = Your stored game goes on.
arrival-newer = { $moves ->
        [one] Your stored game is played on by 1 turn.
       *[other] Your stored game is played on by { $moves } turns.
    }
arrival-older = { $moves ->
        [one] Your stored game is 1 turn ahead of this link: Redo leads there.
       *[other] Your stored game is { $moves } turns ahead of this link: Redo leads there.
    }
arrival-forks = Your stored game went on otherwise after { $parting }; it is kept as another line.

code-label = QR code: { $link }
begin-so = { $moves ->
        [0] No turn begins so. Enter says why.
        [one] 1 turn begins so. Enter plays it.
       *[other] { $moves } turns begin so.
    }
begin-so-many = { $moves } turns begin so; these are the first { $shown }.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
