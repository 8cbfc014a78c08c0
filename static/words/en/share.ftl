# Links between players, and turns typed.

reply-link = Reply link
reply = Reply
reply-note = Two people, a turn at a time: whoever opens it sees the last turn and sits on the side to move.
embed-link = For a page of your own
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
type-turn = Type a turn
type-hint = Type a turn: Nf3, g1f3, …
type-list = Turns that begin so
