# Live games between two people at two devices, and the ways to play a friend.

friend-title = Play a friend
friend-lead = Neither of you needs an account. Your friend opens a link and plays.
friend-live = Live
friend-live-how = You are both online, each on your own screen.
friend-same-screen = Same screen
friend-same-how = Pass the phone, or sit across from each other.
friend-by-links = By links
friend-links-how = Take as long as you like. You send each move as a link.
friend-no-relay = This site cannot connect players, so there are no live games here. You can share this screen or send links.
lobby-title = Lobby
live-title = Live game
live-clock-each = Time for each player
live-by-days = slow
live-untimed = Untimed
live-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
live-start = Start from
live-start-new = the beginning
live-start-here = the position on your board
live-goes-on = from a position in the middle of a game
live-name = Your name
live-somebody = Anonymous
live-you = You
live-make-link = Create the link
live-waiting = Waiting for your friend
live-nobody-yet = Nobody has joined yet.
live-scan = Let your friend scan this code
live-or-send = Or send the link. The first person who joins plays you. Everyone else can watch.
live-link-label = Link to this game
live-send = Share the link
live-copied = Copied. Send it to your friend.
live-puzzles-meanwhile = Solve puzzles while you wait
live-cancel = Change the game
live-withdraw = Withdraw the invitation
live-searching = Looking for the game
live-searching-how = It should appear within seconds.
live-gone = This invitation no longer exists
live-gone-how = Nobody can join it any more. You can create a new link.
live-not-found = The game was not found
live-not-found-how = The invitation may have been withdrawn. Ask the player who created it to open it again or to send a new link.
live-friend-waits = Your friend is waiting for you
live-waits-for-you = { $name } is waiting for you
live-you-play = you play { $side }
live-learn-first = Learn it in a minute
live-just-play = Just play
live-no-account = You need no account.
live-clocks-wait = The clocks start after each player’s first move.
live-claiming = You asked to play { $name }
live-claiming-how = The game starts as soon as their page answers. They must have it open. If nothing happens, your link may be an older one.
live-stop-waiting = Stop waiting
live-unanswered = Nobody answered
live-unanswered-how = The player who offered this game is no longer there. You can choose another game in the lobby.
live-ask-again = Ask again
live-learn-meanwhile = Learn how to play while you wait
live-learning-wait = Your opponent is learning how to play. The clocks have not started.
live-learning-now = Your opponent is learning how to play.
live-here = online
live-learning = learning how to play
live-reconnecting = reconnecting
live-left = offline
live-your-move = your move
live-your-move-title = Your move ·
live-answer-title = Answer needed ·
live-connecting = Connecting…
live-down = You are disconnected. This page keeps trying to reconnect.
live-unreachable = The server for live games cannot be reached. This page keeps trying. You can play by links now.
live-down-timed = You are disconnected, and your clock keeps running. After about 40 seconds, your opponent can claim the win.
live-refused = The server that connects players refuses this page. Please tell the person who runs this site. You can still play by links.
live-unstored = This browser saves nothing for this site. If you reload or close the page, you lose your place in the game.
live-unsent = Your move has not been sent. It will be sent as soon as you reconnect.
live-unsent-act = Your last action has not been sent. It will be sent as soon as you reconnect.
live-unsent-timed = Your move has not been sent, and your clock keeps running. After about 40 seconds, your opponent can claim the win.
live-sending = Sending your move…
live-sending-act = Sending…
live-go-by-links = Continue by links
live-watch-link = Link for spectators
live-offers-draw = { $name } offers a draw
live-asks-take-back = { $name } asks to take back a move
live-accept = Accept
live-allow = Allow
live-no = No
live-draw-button = Offer draw
live-draw-with-move = You will offer a draw with your next move.
live-draw-offered = You have offered a draw.
live-take-back-asked = You have asked to take back a move.
live-declines-draw = { $name } declines the draw.
live-declines-take-back = { $name } declines the take-back.
live-phrases = Quick chat
live-hide-phrases = Hide your opponent’s messages
live-show-phrases = Show your opponent’s messages
live-abort = Call it off
live-resign-sure = Resign? Press again
live-add-time = Give your opponent 15 seconds
live-disconnected = { $name } is disconnected.
live-away = { $name } is disconnected. You can claim the win in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
live-has-left = { $name } has left or run out of time. You can claim the win, or wait.
live-claim-win = Claim the win
live-wait = Wait
live-overcharge = { $name } counted { $charged } seconds for your last move. Your device counted { $used }. Time without a connection counts too.
live-taken = Both seats are taken. You are watching.
live-ask-seat = I am one of the players
live-faster = Somebody was faster. You are watching.
live-watching = You are watching.
live-newcomer = { $name } has opened your link and asks for your friend’s seat. Is this your friend on another device?
live-admit = Yes, let them play
live-elsewhere = You are playing this game in another tab.
live-play-here = Play here
live-you-won = You won
live-you-lost = You lost
live-draw = Draw
live-aborted = Called off
live-disputed = No result
live-how-agreed = By agreement.
live-how-resigned = By resignation.
live-how-flag = Time ran out.
live-how-claimed = The loser left or ran out of time.
live-how-contested = A move arrived just as the win was claimed. The result is not settled yet.
live-how-aborted = The game was called off before it began.
live-how-disputed = The two devices disagree about the claimed win, so this game does not count.
live-confirming = Waiting for the other device to confirm the result.
live-again = Play again as { $side }
live-rematch-asked = You asked for another game. Waiting for the answer.
live-wants-rematch = { $name } wants to play again.
live-problem = Live play is not possible
live-no-relay = This site cannot connect players. You can still play by links, or on one screen.
live-no-crypto = Live games cannot be encrypted here. The browser may be too old, or a part of the page did not load. Reload the page to try again, or play by links.
live-bad-link = Part of this link is missing or damaged. Ask your friend to send it again.
live-fault-terms = This version of the page does not know the rules of this game. Reload the page to get the newest version.
live-fault-newer = Your opponent has a newer version of this page. Reload the page to get it too.
live-fault-differs = The two devices do not agree on the rules of this game. Please start a new one.
live-fault-move = { $side } sent an illegal move, so this game cannot go on. You can start a new one.
live-fault-act = { $side } sent something impossible, so this game cannot go on. You can start a new one.
live-deadline = { $days ->
    [0] { $hours } h { $minutes } min
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-must-go = I have to go. Bye!
lobby-open = Open games
lobby-running = Games to watch
lobby-seek = Find an opponent
lobby-problem = There is no lobby here
lobby-other = Another game or name
lobby-waiting = Your game is on the list. It starts as soon as somebody joins.
lobby-withdraw = Stop looking
lobby-play = Play
lobby-watch = Watch
lobby-empty = Nobody else is looking for a game right now. A game stays on this list while its player keeps this page open.
lobby-computer = Play the computer
lobby-public = Games from the lobby are public. Anyone can see your name and watch.
lobby-doubtful = This name may be imitating another one.
lobby-more = { $count ->
    [one] 1 more open game
   *[other] { $count } more open games
}
lobby-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
lobby-new = new here
lobby-rating = { $rating }
lobby-rating-about = about { $rating }
lobby-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
lobby-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
challenge = A friend challenges you to { $game }
challenge-by = { $name } challenges you to { $game }
challenge-waits = Your friend is waiting for your move
challenge-captured = Captured?
challenge-held = It is held as a hostage.
challenge-ransom = Pay a ransom:
challenge-paid = a prisoner worth at least as much.
challenge-lands = Your piece lands
challenge-mate = on any empty square, here with mate.
live-idea = It is chess, except that captured pieces are hostages. You can get yours back.
live-idea-held = Captured pieces wait in prison.
live-idea-paid = Pay with a prisoner worth at least as much.
live-idea-lands = Your piece lands at once, on an empty square.
friend-lobby-how = Find somebody to play now, or watch a game.
friend-earlier = People you have played
live-you-lead = You lead { $own } to { $theirs }
live-they-lead = You trail { $own } to { $theirs }
live-level = You are tied { $own } to { $theirs }
live-strip-waiting = Waiting for your friend. Back to the link.
live-strip-your-move = Your move! Back to the game.
live-strip-running = Your game is still running. Back to the game.
live-strip-claiming = You asked to play. Back to the game.
live-leaving = Your game is still running
live-leaving-how = If you open another game now, you leave this one. Its clock keeps running.
live-back = Back to your game
live-leave = Leave it and open the other game
live-asked-seat = You have asked for the seat. The creator decides.
live-newer-link = A newer version of this page made the link. Reload this page, then open the link again.
live-lost-key = This browser did not keep the key to the game you created, so nobody can join it. Create a new link.
live-key-unread = This browser cannot read your key for this game right now. Reload the page to try again.
live-waits = Some moves have not arrived yet. The game goes on when they do.
live-branched = One move arrived in two different versions. The first version counts.
live-full = No more moves fit into this live game.
