# The keys, and what they do; src/shell/keys has the table.

key-tab = to the board, the trays, the buttons
key-walk = on the board: from square to square
key-touch = on the board: pick up, put down
key-landings = on the board: everything that can land on this square
key-back = one step back; when the coach asks: play on
key-flip = turn the table
key-sound = sounds on, off
key-type = off the board: type a turn
key-help = this list
key-hint = a hint, and a stronger one each time
key-undo = off the board: undo, redo
key-move-now = off the board: move now; when the coach asks: play on
key-say-last = said: the last turn; also typed as last
key-say-clocks = said: the clocks; also typed as clock
key-say-trays = said: who is in the prisons and on the airfields; also typed as prison
key-say-turn = said: whose turn it is, and what is at stake; also typed as who
key-step = off the board: back, forward
key-sibling = off the board: the other turns played here
key-ends = to the start, to the end of the line
key-follow = off the board: play the engine's best turn
key-engine = engine on, off
key-move = this turn: comment, signs, promote, delete
key-clear-shapes = clear arrows and circles
key-threats = off the board: threats by drops, by what captures let be bought, by payments
key-own = off the board: the drops of the other side
key-setup-tab = to the board, the boxes and trays, the fields
key-setup-piece = a White man of this letter into the hand; small letters for Black; again: back
key-setup-touch = on the board: put down, take up
key-setup-remove = on the board: take away
key-setup-erase = the eraser
key-setup-back = nothing in the hand
key-setup-undo = elsewhere: undo, redo
key-setup-control = undo, redo

# What stands on keys that have names.
keyname-space = Space
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = Backspace
keyname-home = Home
keyname-end = End
