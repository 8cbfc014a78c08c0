# The board and the game in play.

title = Hostage Chess
nav-play = Play
nav-rules = Rules
courier-stepped = Now make a regular move. To undo the courier’s step, tap the square that it left.
may-end = You can stop here: press “Done”, or go on.
choose-pull = Choose a piece to pull into the hole, or press “Done”.
from-book = from the book
nav = Screens
board = Board, { $side } at the bottom
record = Moves
no-moves = No moves yet.
other-line = Another line played here
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
copied = Copied
reset = Reset
new-game = New game
previous-game = Previous game
keys = Shortcuts
time = Engine strength
seconds = Seconds per move
other-time = Another time…
position-link = Link to this position
game-link = Link to the whole game
part-link = Link to the game up to this move
position-copied = Link to this position copied.
game-copied = Link to the whole game copied.
part-copied = Link to the game up to this move copied.
not-copied = The browser does not let this page copy. Select a link and copy it yourself.
bad-link = This link cannot be opened
part-lost = This part of the page could not be loaded. Are you offline? Your game goes on without it.
try-again = Try again
nothing-lost = Your own game is untouched.
go-on = Back to my game
not-stored = The browser does not let this page save { $what }. Unsaved data is lost when you close the page.
game = Game
boards = Board
switches = Optional rules
hint = Hint
pause = Pause
continue = Continue
rematch = Rematch
clock = Clock
minutes = Minutes per side
increment = Seconds added per move
pace = Minimum time per move
# The same below a narrow field, and its choices.
pace-short = Pace
pace-of = { $seconds } s
turning = Flip the board to the side to move
turning-how = if you pass the device on
facing = Turn the far pieces around
facing-how = if you sit across from each other
planned = Premove set. It will be played if it is still legal. To cancel it, tap an empty square.
spoiled = Your premove was not played.
hint-sought = Looking for a hint…
chapters-label = Rules of

hint-move = Hint: { LIST($events, "comma") }.
confirm-move = Play this move: { LIST($events, "comma") }?
confirm = Play
call-off = Cancel

# The games keep their inventors' names in every language.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = A pawn on the seventh rank can give check even if it cannot promote
switch-41 = 41 squares
switch-64 = 64 squares
switch-adjacent = Jumps end on the next square
switch-undefended = Guarded pieces cannot be taken over
switch-free = Free set-up
switch-couriers = All eight pawns are couriers and can be captured
# The same in few words, behind the name of the game.
rule-64 = 64 squares
rule-adjacent = Short jumps
rule-undefended = Guarded pieces are safe
rule-free = Free set-up
rule-pierce = Pierce’s rule
rule-couriers = Eight couriers

to-move = { $side } to move.
to-move-in-check = { $side } to move, in check.
choose-courier-pawn = { $side }: choose the pawn that becomes your courier.
choose-set-up = { $side }: take a piece from beside the board and place it.
where-to-set-up = Placing { FORM($kind, "a") }: choose its square.
choose-rescue = Paying with { FORM($kind, "a") }: choose which jailed piece to rescue.
choose-payment = Rescuing { FORM($kind, "a") } to { $square }: choose the payment.
choose-promotion = Pawn to { $square }: choose the promotion.
choose-promotion-prisons = Pawn to { $square }: choose the piece it changes places with.
where-to-land = Rescuing { FORM($kind, "a") }: choose an empty square.
where-to-drop = Dropping { FORM($kind, "a") }: choose an empty square.
paused = Paused on the computer’s move ({ $side }). “Move now” resumes.
paused-watching = Paused, { $side } to move. “Continue” resumes.
engine-failed = The computer could not move: { $why }. “Move now” tries again.
engine-failed-watching = The computer could not move: { $why }. “Continue” tries again.
engine-not-fetched = the engine could not be downloaded
engine-not-started = the browser could not start the engine
engine-unreplayable = the game could not be replayed
engine-silent = The engine is not responding, even after a restart. Try “Move now” in a game or the engine switch in the analysis. If that does not help, reload the page.
engine-outdated = The engine and this page are from different versions. Reload the page.
engine-too-old = The computer needs a newer browser: at least Safari or iOS 16.4, Chrome 91 or Firefox 89. You can still play a friend on one screen or by links, and use lessons, the library and analysis without the engine.

player-engine = { $name } · { $side }
player-you = You · { $side }
player-person = { $side }
player-friend = Friend · { $side }
friend-turn = your friend’s turn
play-both = Play both sides here
your-turn = Your turn
turn-of = { $side }’s turn
engine-thinks = Thinking…
engine-thinks-found = Thinking… { $found }
engine-paused = Paused
engine-last = Last: { $found }
engine-found = depth { $depth }, { $score }
level = { $number ->
        [0] Level 0, new to chess
        [1] Level 1, beginner
        [4] Level 4, casual
        [7] Level 7, club
        [10] Level 10, strong
       *[other] Level { $number }
    }
seconds-per-move = { $seconds ->
        [one] 1 second per move
       *[other] { $seconds } seconds per move
    }
minutes-per-move = { $minutes ->
        [one] 1 minute per move
       *[other] { $minutes } minutes per move
    }
score-mates = mate in { $moves }
score-mated = mated in { $moves }
score-takes-king = takes the king in { $moves }
score-loses-king = loses the king in { $moves }
score-wins = { $moves ->
        [one] wins in 1 move
       *[other] wins in { $moves } moves
    }
score-loses = { $moves ->
        [one] loses in 1 move
       *[other] loses in { $moves } moves
    }
open-part = { $moves ->
        [0] Open the starting position
       *[other] Open the game up to that point
    }

control = { $minutes } min + { $seconds } s
clock-label = { $side }’s clock: { $minutes ->
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

hint-piece = Hint: look for { FORM($kind, "a") } move.
hint-piece-jailed = Hint: look at { FORM($kind, "a") } you can rescue.
hint-piece-airfield = Hint: look at { FORM($kind, "a") } that you can drop.
hint-from = Hint: the { $kind } on { $square }.
hint-to = Hint: the { $kind }, to { $square }.
hint-to-jailed = Hint: rescue the { $kind } and land it on { $square }.
hint-to-airfield = Hint: drop the { $kind } on { $square }.
no-hint = No hint available: { $why }.
declined-too-early = The computer declines the draw: it is too early to tell who is better.
declined-ask-again = The computer declines the draw for now: ask again in a few moves.
declined-stands-better = The computer declines the draw: it thinks it is better.
draw-agreed = { $side }: draw?
draw-offer = Offer draw
resign = Resign
resign-really = Really resign?
resign-side = { $side } resigns
choose-courier = Make it the courier
leave-the-board = Leave the board

# The panel shown when the program crashes.
fault-title = Something went wrong.
fault-text = Your game is saved.
fault-reload = Reload
fault-what = Details
update-text = A new version is ready. Reload when it suits you.
update-later = Not now

answer-unplayable = it answered { $answer }, which is not legal here
answer-missing = it found no move

# Spoken answers for players who cannot see the board, and the words to type for them.
ask-last = last
ask-clocks = clock clocks time
ask-trays = prison prisons airfield airfields
ask-turn = who turn
answer-no-clock = This game has no clock.
answer-no-trays = This game has nothing beside the board.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: empty.
answer-pseudo-check = It is a pseudo-check: the pawn is frozen.
answer-frozen = Frozen pawns: { LIST($squares, "comma") }.
answer-mated = { $side } is mated: only a courier may move.
answer-for-sale = { $side } could ransom: { LIST($kinds, "comma") }.
late = This is taking a while. What you have saved is safe. If the board does not appear,
load-again = reload the page.
words-damaged = Some texts did not arrive in your language. They are in English.
