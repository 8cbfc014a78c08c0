# The board and the game that is played.

title = Hostage Chess
nav-play = Play
nav-rules = Rules
rest-of-turn = Now the rest of the turn. Esc, or the first square again, takes this part back.
may-end = The turn can end here: say Done, or go on.
whom-to-pull = Choose whom it pulls into the hole, or say Done.
from-book = from the book
nav = Screens
board = Board
record = Moves
no-moves = No moves yet.
other-line = Another line that was played here
taken-back = Taken back: { $move }
undo = Undo
redo = Redo
move-now = Move now
flip = Flip
share = Share
more = More
close = Close
cancel = Cancel
copy = Copy
reset = Start again
new-game = New game
previous-game = Earlier game
keys = Keys
time = It thinks
seconds = Seconds a turn
other-time = Another time…
position-link = Link to this position
game-link = Link to the whole game
position-copied = The link to this position is copied.
game-copied = The link to the whole game is copied.
not-copied = The browser does not let this page copy. Select a link and copy it yourself.
bad-link = This link cannot be opened
part-lost = This part of the page did not come. Are you offline? Your game goes on without it.
try-again = Try again
nothing-lost = Your own game is untouched.
go-on = Go to my game
not-stored = The browser does not let this page store { $what }; it will be lost when the page is closed.
game = Game
boards = Board
switches = Rules that can be switched on
hint = Hint
pause = Pause
continue = Go on
rematch = Rematch
clock = Clock
minutes = Minutes for the game
increment = Seconds added a turn
pace = Shown at least
turning = The table turns to whoever is to move
planned = Your turn is made ahead. It is played at once if it is possible then; Esc takes it back.
spoiled = The turn you made ahead is not possible now.
hint-sought = Looking for a hint…
chapters-label = Rules of

hint-move = Hint: { LIST($events, "comma") }.
confirm-move = Play this: { LIST($events, "comma") }?
confirm = Play it
call-off = Do not play it

# The name of the page; games are called by their inventors' names everywhere.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = A pawn on the seventh always gives check
switch-41 = 41 squares
switch-64 = 64 squares
switch-adjacent = Jumps end on the next square
switch-undefended = Defended men cannot be taken over
switch-free = Free set-up
switch-couriers = All eight pawns are couriers

to-move = { $side } to move.
to-move-in-check = { $side } to move, in check.
whom-to-place = { $side }: choose the pawn that becomes your courier.
whom-to-set-up = { $side }: take one of your men from beside the board and set him up.
where-to-set-up = Setting up { FORM($kind, "a") }: choose its square.
whom-to-rescue = Paying with { FORM($kind, "a") }: now choose which of your jailed men it buys.
who-pays = Rescuing { FORM($kind, "a") } to { $square }: choose who pays.
who-promotes = Pawn to { $square }: choose what it becomes.
who-promotes-prisons = Pawn to { $square }: choose whom it changes places with.
where-to-land = Rescuing { FORM($kind, "a") }: choose the empty square where it lands.
where-to-drop = Dropping { FORM($kind, "a") }: choose an empty square.
paused = Paused: it is { $side }'s turn, the computer's. “Move now” goes on.
engine-failed = The computer could not move: { $why }. “Move now” tries again.
engine-silent = The engine does not answer, and a second one did not either. Try again: “Move now” in a game, the engine’s switch in the analysis. If that does not help, reload the page.
engine-outdated = The engine is of another version than this page. Reload the page.
engine-too-old = The computer needs a newer browser: Safari or iOS 16.4, Chrome 91, Firefox 89. In this one two people can play, at one screen or by links; lessons, analysis by hand and the library work too.

player-engine = { $name } · { $side }
player-you = You · { $side }
player-person = { $side }
player-friend = Friend · { $side }
friend-turn = your friend’s turn
play-both = Play both sides here
your-turn = Your turn
turn-of = { $side }'s turn
engine-thinks = Thinking…
engine-thinks-found = Thinking… { $found }
engine-paused = Paused
engine-last = Last: { $found }
engine-found = depth { $depth }, { $score }
level = { $number ->
        [1] Level 1, beginner
        [4] Level 4, casual
        [7] Level 7, club
        [10] Level 10, strong
       *[other] Level { $number }
    }
seconds-per-move = { $seconds ->
        [one] 1 second a turn
       *[other] { $seconds } seconds a turn
    }
minutes-per-move = { $minutes ->
        [one] 1 minute a turn
       *[other] { $minutes } minutes a turn
    }
score-mates = mate in { $moves }
score-mated = mated in { $moves }
score-takes-king = takes the king in { $moves }
score-loses-king = loses the king in { $moves }
score-wins = { $moves ->
        [one] wins in 1 turn
       *[other] wins in { $moves } turns
    }
score-loses = { $moves ->
        [one] loses in 1 turn
       *[other] loses in { $moves } turns
    }
open-part = { $moves ->
        [0] Open the position it begins with
        [one] Open it after the first ply
       *[other] Open it after { $moves } plies
    }

control = { $minutes } min + { $seconds } s
clock-label = { $side }'s clock: { $minutes ->
        [0] {""}
        [one] 1 minute,{" "}
       *[other] { $minutes } minutes,{" "}
    }{ $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }{ $low ->
        [yes] , running low
       *[no] {""}
    }

hint-piece = Hint: think of { FORM($kind, "a") }.
hint-piece-jailed = Hint: think of { FORM($kind, "a") } who can be rescued.
hint-piece-airfield = Hint: think of { FORM($kind, "a") } who waits beside the board.
hint-from = Hint: the { $kind } on { $square }.
hint-to = Hint: the { $kind }, to { $square }.
hint-to-jailed = Hint: the { $kind } who can be rescued, to { $square }.
hint-to-airfield = Hint: the { $kind } who waits beside the board, to { $square }.
no-hint = The computer found no hint: { $why }.
declined-too-early = The computer declines the draw: it is too early to tell who stands better.
declined-stands-better = The computer declines the draw: it thinks it stands better.
draw-agreed = { $side }: agreed?
draw-offer = Offer draw
resign = Resign
resign-really = Really resign?
resign-side = { $side } resigns
choose-courier = Make it the courier
leave-the-board = Leave the board

# The panel for the day the program breaks.
fault-title = Something broke.
fault-text = Your game is stored.
fault-reload = Reload
fault-what = What happened
update-text = A new version is ready. Reload when it suits you.
update-later = Not now

answer-unplayable = it answered { $answer }, which cannot be played here
answer-missing = it found no turn

# Answers for whoever does not see the board, and the words that ask for them in the field for turns.
ask-last = last
ask-clocks = clock clocks time
ask-trays = prison prisons airfield airfields
ask-turn = who turn
answer-no-clock = No clock runs in this game.
answer-no-trays = Nobody is beside the board in this game.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: nobody.
answer-pseudo-check = It is a pseudo-check: the pawn that would give it is frozen.
answer-frozen = Frozen pawns: { LIST($squares, "comma") }.
answer-for-sale = { $side } could buy back: { LIST($kinds, "comma") }.
late = This is taking long. What you have stored stays: if the board does not come,
load-again = load the page again.
