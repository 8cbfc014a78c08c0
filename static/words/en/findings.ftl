# What the engine's games show about the game (#/findings). Numbers come with their separators.

findings-title = What the games show
# Between thousands, and before a decimal fraction.
findings-decimal = {"."}
findings-games = { $number ->
        [one] { $games } game
       *[other] { $games } games
    }
findings-source = All figures come from { $games } that the engine played against itself, looking at about 1,500 positions per move. They show how the engine plays, not how people play. A move that often wins need not be the reason for the win.
findings-error = The number after ± is the margin of error.
findings-white = White scores { $points } of 100 points
findings-white-won = White won { $share }
findings-drawn = Drawn { $share }
findings-black-won = Black won { $share }
findings-length = Half of the games end before move { $move }
findings-lengths = One game in ten ends before move { $early }, nine in ten before move { $late }. The average is { $mean } moves.
findings-mate = { $share } of mates are given by an exchange
findings-by-walk = Board move { $share }
findings-by-drop = Drop { $share }
findings-by-exchange = Exchange { $share }
findings-stopped = { $mates } mates. { $share } of the games were played to the end; the rest were stopped when one side was far ahead.
findings-frozen = A pawn freezes in { $share } of games
findings-pawns = In 100 games, { $pawns } pawns freeze.
findings-alike = { $share } of exchanges are like for like
findings-cells = Each row is a rescued piece, each column a payment. Large: exchanges in 100 games. Small: the change in the payer’s expected score, in points of 100. Blue: it costs at least 5.
findings-rescued = Rescued
findings-paid = Payment
findings-worst = Paying a queen for a pawn scores only { $points } of 100 points
findings-scores = Score of the side that plays the move; the line marks 50. A side in trouble has to overpay, so the move is not always the reason.
findings-first = { $move } scores best for White: { $points } of 100 points
findings-lines = Choose a first move and step through the moves played most often after it, from { $games } of a newer engine.
