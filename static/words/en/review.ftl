# The game review.

review = Review
review-go-on = Continue
review-start = Review the game
review-offer = The engine goes through the game and shows where it turned, which moves were bad and why, and what was better.
review-pause = Stop
review-close = Close review
chances = Winning chances
accuracy = { $percent } accuracy
better = Better:
better-line = Better line
# The story of the game: its key moments.
story-own = { $number ->
        [1] The key moment of your game
       *[other] Your game in { $number } moments
    }
story-any = { $number ->
        [1] The key moment of the game
       *[other] The game in { $number } moments
    }
story-none = No move was bad enough to talk about. Well played!
story-begins = Going through your game…
story-you = You
story-move = Move { $move }
story-good = your best
story-find = Find the better move
story-show = Show it
story-moments = Back to the moments
story-board = Look at the board
story-again = Play again
story-all = { $number ->
        [one] 1 move
       *[other] All { $number } moves
    }
story-clean = No bad moves
after-review = After the review
retry = Retry your mistakes
retry-next = Next
retry-skip = Skip
retry-solve = Show move
retry-back = Back to the position
retry-end = Finish
review-progress = Positions reviewed
retry-looking = Checking your move…
retry-good = Good: that is better.
retry-wrong = That is no better. Try another move.
retry-solved = This was better.
retry-over = No more mistakes. Well done!

review-progress-of = { $done } of { $of }
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdicts-inaccuracy = { $number ->
        [one] 1 inaccuracy
       *[other] { $number } inaccuracies
    }
verdicts-mistake = { $number ->
        [one] 1 mistake
       *[other] { $number } mistakes
    }
verdicts-blunder = { $number ->
        [one] 1 blunder
       *[other] { $number } blunders
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent }%
retry-ask-one = Find a better move for { $side } than { $move }.
retry-ask = { $index } of { $of }: find a better move for { $side } than { $move }.

# The reason why a move was bad, optionally with the moves that show it.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = mate in { $moves }
end-king = a capture of the king in { $moves }
end-win = { $moves ->
        [one] a win in 1 move
       *[other] a win in { $moves } moves
    }
bought-back = { $force ->
        [mate-now] Took { FORM($kind, "a") } that can be ransomed with mate
        [mate] Took { FORM($kind, "a") } that can be ransomed, with mate in { $moves }
        [check] Took { FORM($kind, "a") } that can be ransomed with check
        [wins] Took { FORM($kind, "a") } that can be ransomed, which then wins { FORM($lost, "a") }
       *[plain] Took { FORM($kind, "a") } that can be ransomed
    }
dropped-at-once = { $force ->
        [mate-now] Paid { FORM($kind, "a") } that can be dropped at once with mate
        [mate] Paid { FORM($kind, "a") } that can be dropped at once, with mate in { $moves }
        [check] Paid { FORM($kind, "a") } that can be dropped at once with check
        [wins] Paid { FORM($kind, "a") } that can be dropped at once, which then wins { FORM($lost, "a") }
       *[plain] Paid { FORM($kind, "a") } that can be dropped at once
    }
overpaid = Paid { FORM($paid, "a") } where { FORM($enough, "a") } was enough
dear = Paid { FORM($paid, "a") } for { FORM($rescued, "a") }
let-thaw = Let the pawn on { $at } thaw
not-frozen = Missed the chance to freeze the pawn on { $at }
not-frozen-check = Missed the chance to freeze the pawn on { $at } and end its check
put-to-be-lost = Put the { $kind } on { $at }, where it can be { $loss ->
        [taken] taken
        [taken-over] taken over
       *[pulled] pulled into the hole
    }{ $pays ->
        [yes] {" "}and used to pay a ransom
       *[no] {""}
    }
left-to-be-lost = Left the { $kind } on { $at } to be { $loss ->
        [taken] taken
        [taken-over] taken over
       *[pulled] pulled into the hole
    }{ $pays ->
        [yes] {" "}and used to pay a ransom
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Allowed { $end } with a drop
        [exchange] Allowed { $end } with an exchange
        [promotion] Allowed { $end } with a promotion
       *[plain] Allowed { $end }
    }
missed-end = { $manner ->
        [drop] Missed { $end } with a drop
        [exchange] Missed { $end } with an exchange
        [promotion] Missed { $end } with a promotion
       *[plain] Missed { $end }
    }
gave-draw = Drew by { $ending }
not-taken = Could have { $loss ->
        [taken] taken the { $kind } on { $at }
        [taken-over] taken over the { $kind } on { $at }
       *[pulled] pulled the { $kind } on { $at } into the hole
    }
# The kind of move, as part of the next two messages.
manner = { $manner ->
        [drop] a drop
        [exchange] an exchange
        [promotion] a promotion
       *[plain] a move
    }
not-seen = { $check ->
        [yes] Missed { manner } with check
       *[no] Missed { manner }
    }
allowed-move = { $check ->
        [yes] Allowed { manner } with check
       *[no] Allowed { manner }
    }
chances-fell = Winning chances fell from { $was }% to { $is }%
