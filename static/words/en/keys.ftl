# The keyboard shortcuts and what they do; the table is in src/shell/keys.

key-tab = move between the board, the trays and the buttons
key-walk = on the board: move from square to square
key-touch = on the board: pick up or put down a piece
key-landings = on the board: list everything that can land on this square
key-back = go one step back; when the coach asks: play on
key-flip = flip the board
key-sound = sound on or off
key-type = off the board: type a move
key-help = show this list
key-hint = get a hint, and a stronger one each time
key-undo = off the board: back, forward
key-move-now = off the board: move now; when the coach asks: play on
key-say-last = read out the last move; or type “last”
key-say-clocks = read out the clocks; or type “clock”
key-say-trays = read out what is in the prisons and on the airfields; or type “prison”
key-say-turn = read out whose turn it is and what to watch for; or type “who”
key-tell-last = read out the last move
key-tell-clocks = read out the clocks
key-tell-trays = read out what is in the prisons and on the airfields
key-tell-turn = read out whose turn it is and what to watch for
key-step = off the board: back, forward
key-sibling = off the board: switch between the moves played here
key-ends = go to the start or the end of the line
key-follow = off the board: play the engine’s best move
key-engine = engine on or off
key-move = this move: comment, symbols, promote, delete
key-clear-shapes = clear arrows and circles
key-threats = off the board: show threats by drops, captures or payments
key-own = show the drops of the side to move
key-setup-tab = move between the board, the boxes, the trays and the fields
key-setup-piece = pick up a white piece by its letter (lower case: black); again: put it back
key-setup-touch = on the board: put down or pick up a piece
key-setup-remove = on the board: remove the piece
key-setup-erase = pick up the eraser
key-setup-back = put back what you hold
key-setup-undo = off the board: undo, redo
key-setup-control = undo, redo

# Names printed on keys.
keyname-space = Space
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = Backspace
keyname-home = Home
keyname-end = End
