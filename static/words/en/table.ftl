# The New game dialog, the game at the table, and its result.

computer = Computer
recruit = Recruit
recruit-character = New to chess. Misses nearly everything.
cadet = Cadet
cadet-character = Still learning. Cannot resist a check.
smuggler = Smuggler
smuggler-character = Loves to land behind your lines.
envoy = Envoy
envoy-character = Counts every ransom. Trades fairly.
warden = Warden
warden-character = Fills the prison and pays late.
jumpmaster = Jumpmaster
jumpmaster-character = Lands beside your king. Forgives nothing.

# Remarks of the opponents, shown beside their names.
recruit-thinks = Which piece was that again?
recruit-moved = Is that allowed?
recruit-took = Oh, I got something!
cadet-thinks = Let me see…
cadet-moved = I hope that was right.
cadet-took = A hostage for me!
smuggler-thinks = Looking for a way in…
smuggler-moved = Slipped it past you.
smuggler-took = One more in the hold.
envoy-thinks = Weighing the terms…
envoy-moved = That is my offer.
envoy-took = A hostage to bargain with.
warden-thinks = Counting the cells…
warden-moved = No hurry.
warden-took = Locked up.
jumpmaster-thinks = Checking the drop zone…
jumpmaster-moved = Stand by.
jumpmaster-took = Hostage secured.

choose-opponent = Choose your opponent
finer = More options: 14 levels, or seconds per move
across-computer = Computer
same-screen = Same screen
across-friend = By links
across-nobody = Watch
friend-how = Take turns at this screen.
links-how = You see the board from your side, your friend from theirs. After each move you send one link.
nobody-how = The computer plays both sides. You watch, at your own pace.
you-play = You play
either = Random
untimed = untimed
untimed-chip = Untimed
own-clock = Custom
set-it = your choice
no-hurry = no hurry
bullet = bullet
blitz = blitz
rapid = rapid
begin = Play
# The opponent within a sentence and at its start. The computer has no name when it has seconds per move.
opponent = { $name ->
        [computer] the computer
       *[named] { $name }
    }
opponent-first = { $name ->
        [computer] The computer
       *[named] { $name }
    }
agreed = You play { $side } against { opponent }, { $clock }.
agreed-either = Random sides against { opponent }, { $clock }.
agreed-friend = Two players, { $clock }.
agreed-links = You play { $side }; your friend gets each move as a link.
agreed-links-either = Random sides; your friend gets each move as a link.
agreed-nobody = { opponent-first } against itself, { $clock }.
game-stays = Your current game is not lost: “Previous game” brings it back.

take-back = Take back
flip-board = Flip board
step = Step
type-a-move = Type a move
headline-you = You won
headline-mated = You lost by checkmate
headline-resigned = You resigned
headline-out-of-time = You lost on time
headline-lost = You lost
headline-computer = { opponent-first } won
headline-side = { $side } won
headline-draw = A draw
ended-by-parachute = Mate by parachute, move { $number }.
cause-resigned = { opponent-first } resigned.
cause-out-of-time = { opponent-first } ran out of time.
cause-won = { opponent-first } won.
cause-by = By { $ending }.
your-friend = Your friend
ended = { $how } Move { $number }.
rematch-as = Rematch as { $side }
next-level = Next: { $name }, level { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, level { $number }
    }
ladder = You have beaten { $name }. Next: { $next }.
ladder-top = You have beaten { $name }, the strongest of all.
ladder-helped = You won with help. To move up, beat { $number ->
        [0] { $name }
       *[other] { $name }, level { $number },
    } without hints or take-backs.
beaten = beaten
beaten-with-help = with help
