# The coach: threats of the opponent, and better moves.

coach = Coach
coach-says = Warns you when you blunder.
set-coach = Coach against easy opponents
coach-on = On
coach-off = Off
coach-play-on = Play on
no-coach = Coach off
coach-asks = { $reason }. Take back?
coach-asks-line = { $reason }: { $line }. Take back?
coach-asks-reply = { $reason }. { $side }’s best reply: { $line }. Take back?
# The consequence, as part of the next two messages.
coach-with = { $force ->
        [mate-now] {" "}with mate
        [mate] {" "}and mate in { $moves }
        [check] {" "}with check
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}and then win { FORM($lost, "a") }
       *[plain] {""}
    }
coach-bought-back = { $side } can ransom the { $kind }{ coach-with }{ coach-then }
coach-dropped = { $side } can drop the { $kind } you paid{ coach-with }{ coach-then }
coach-lost = { $side } can { $loss ->
        [taken] take the { $kind } on { $at }
        [taken-over] take over the { $kind } on { $at }
       *[pulled] pull the { $kind } on { $at } into the hole
    }{ $pays ->
        [yes] {" "}and then pay a ransom with it
       *[no] {""}
    }
# The first move of a forced win, as part of the next two messages.
coach-by = { $manner ->
        [drop] {" "}with a drop
        [exchange] {" "}with an exchange
        [promotion] {" "}with a promotion
       *[plain] {""}
    }
coach-end = { $side } has { $end }{ coach-by }
coach-missed = You had { $end }{ coach-by }
coach-answered = { $side } can answer with { manner }{ $check ->
        [yes] {" "}that gives check
       *[no] {""}
    }
coach-not-seen = You had { manner }{ $check ->
        [yes] {" "}with check
       *[no] {" "}that was better
    }
coach-overpaid = You paid { FORM($paid, "a") } where { FORM($enough, "a") } would have been enough
coach-dear = You paid { FORM($paid, "a") } for { FORM($rescued, "a") }
coach-thaws = The pawn on { $at } thaws
coach-not-frozen = You could freeze the pawn on { $at }{ $check ->
        [yes] {" "}and end its check
       *[no] {""}
    }
coach-not-taken = You could { $loss ->
        [taken] take the { $kind } on { $at }
        [taken-over] take over the { $kind } on { $at }
       *[pulled] pull the { $kind } on { $at } into the hole
    } instead
coach-fell = Your winning chances drop from { $was }% to { $is }%

# After the game: at most three moments.
moments = Key moments
moment-well = Well spotted: { $side } slipped, and this move made the most of it.
# A drop or a ransom that won the game.
moment-parachute = The { $kind } landed on { $at }, { $ends ->
        [yes] and that was the end of the game
       *[no] and nothing could stop it any more
    }. Beautifully done.
moment-title-parachute = The winning parachute
moment-title-well = A chance taken
moment-title-bought = The { $kind } came back
moment-title-dropped = The payment backfired
moment-title-dear = The ransom cost too much
moment-title-thawed = A pawn thawed
moment-title-not-frozen = A pawn could have been frozen
moment-title-lost = The { $kind } was left hanging
moment-title-allowed = This allowed { $end }
moment-title-missed = There was { $end }
moment-title-drew = This allowed a draw
moment-title-free = The { $kind } was free
moment-title-not-seen = { $manner ->
        [drop] A drop was better
        [exchange] A ransom was better
       *[plain] There was a better move
    }
moment-title-answered = { $manner ->
        [drop] A drop was overlooked
        [exchange] A ransom was overlooked
       *[plain] The reply was overlooked
    }
moment-title-fell = The game turned here
moment-board = The position before { $move }
moment-analyse = Analyse
moment-puzzle = Similar puzzles
