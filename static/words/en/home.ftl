# The home screen of somebody who comes back.

nav-home = Home
home-welcome = Welcome back
home-your-move = Your move
home-their-move = Your opponent’s move
home-paused = Paused
home-game = You and { $opponent }
home-computer = You and the computer
home-friend = You and your friend
home-same-screen = Two players on this screen
home-engines = Computer against computer
home-about =
    { $drops ->
        [0] Move { $number }
        [one] Move { $number } · one piece to drop
       *[other] Move { $number } · { $drops } pieces to drop
    }
home-continue = Continue
home-play = Play
home-next-game = Next game
home-puzzle-done = Solved. The next one comes tomorrow.
home-rung = Next opponent
home-rung-how =
    { $beaten ->
        [0] Beat your first opponent
       *[other] { $beaten } of { $all } beaten
    }
home-lesson = Next lesson
home-live-open = Your open invitation
home-live-waits = Nobody has joined yet
home-live-asked = Waiting for their page to answer
home-live-confirming = Their device has not confirmed the result yet
home-live-unsent = Not sent yet. Open the game to send it.
home-live-over = The game is over. See the result.
home-live-claim = Their time is up. You can claim the win.
home-live-unknown = Open it to see how it stands
home-live-more = More live games
home-lobby = Lobby
home-lobby-how = Find somebody to play now
home-won = You won your last game
home-lost = You lost your last game
home-drawn = Your last game was a draw
home-ended = Your last game is over
home-review-how = See what decided it
home-own =
    { $due ->
        [one] One position from your games
       *[other] { $due } positions from your games
    }
home-own-how = Find the move that you missed
home-rating = You: rating { $rating }
