# Practice against the engine. Each group of exercises is a message, named as in src/session/practice: a title and an explanation.

practice-heading = Practice against the engine
practice-intro = Win these won positions, or hold the difficult ones. The engine plays as well as it can.
practice-place = Exercise { $place } of { $number }
practice-exercise = Exercise { $number }, { $stars }
practice-mate = Mate within { $moves } moves
practice-win = Win within { $moves } moves
practice-hold = Hold out for { $moves } moves
practice-left = { $moves ->
        [one] Last move.
       *[other] { $moves } moves left.
    }
practice-hint = The engine would play { $move }.
practice-slipped = The win has slipped away: start again, or play on.
practice-losing = This is lost now: start again, or play on.
practice-judging = No moves left. The engine is checking whether you held…
practice-won = Done.
practice-held = Held.
practice-late = No moves left, and no mate. Try again.
practice-lost = Try again.
practice-drawn = A draw is not enough here. Try again.
practice-not-held = You ran out of moves, and the engine is winning. Try again.
practice-silent = The engine is not responding. Try again.

practice-fed = Mate with a full airfield
    .text = Every piece on your airfield is an attack waiting to land. Drop them with check until the king has nowhere to go.
practice-thaw = A pawn that must thaw
    .text = A pawn on the seventh rank is frozen while the enemy prison holds no knight, bishop, rook or queen of yours. The next one captured thaws it: make that happen when it suits you.
practice-last = The last payment
    .text = You hold a single prisoner. Pay with it where it decides the game, or capture one that is worth more.
practice-win-on = Convert the win
    .text = You are far ahead, but there is no quick mate. Keep attacking, and watch what your captures let your opponent ransom.
practice-hold-on = Hold out
    .text = Only one move keeps you in the game now, and this will happen again. A draw counts as holding out.
