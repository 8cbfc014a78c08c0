# The coach in a game: what the opponent could do now, or what was better.

coach = Coach
coach-says = It warns you before a blunder stands.
set-coach = Coach against easy opponents
coach-on = On
coach-off = Off
coach-play-on = Play on
no-coach = No coach
coach-asks = { $reason }. Take back?
coach-asks-line = { $reason }: { $line }. Take back?
# What comes with it, as part of the two messages that follow.
coach-with = { $force ->
        [mate-now] {" "}with mate
        [mate] , with mate in { $moves }
        [check] {" "}with check
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}and then win { FORM($lost, "a") }
       *[plain] {""}
    }
coach-bought-back = { $side } can buy the { $kind } back{ coach-with }{ coach-then }
coach-dropped = { $side } can drop the { $kind } that you paid{ coach-with }{ coach-then }
coach-lost = { $side } can { $loss ->
        [taken] take the { $kind } on { $at }
        [taken-over] take over the { $kind } on { $at }
       *[pulled] pull the { $kind } on { $at } into the hole
    }{ $pays ->
        [yes] {" "}and then pay a ransom with it
       *[no] {""}
    }
# How an end begins, as part of the two messages that follow.
coach-by = { $manner ->
        [drop] , by a drop
        [exchange] , by an exchange
        [promotion] , by a promotion
       *[plain] {""}
    }
coach-end = { $side } has { $end }{ coach-by }
coach-missed = You had { $end }{ coach-by }
coach-answered = { $side } can answer with { manner }{ $check ->
        [yes] {" "}with check
       *[no] {""}
    }
coach-not-seen = You had { manner }{ $check ->
        [yes] {" "}with check
       *[no] , which is better
    }
coach-overpaid = You paid { FORM($paid, "a") } where { FORM($enough, "a") } is enough
coach-dear = You paid { FORM($paid, "a") } for { FORM($rescued, "a") }
coach-thaws = The pawn on { $at } thaws
coach-not-frozen = You could freeze the pawn on { $at }{ $check ->
        [yes] , and its check with it
       *[no] {""}
    }
coach-not-taken = You could take the { $kind } on { $at } instead
coach-fell = Your winning chances fall from { $was }% to { $is }%

# After the game: at most three moments.
moments = Three things to take along
moment-well = Well seen: { $side } gave something away, and you did not let it go.
moment-board = The position before { $move }
moment-analyse = Look at it
moment-puzzle = Puzzles of this kind
