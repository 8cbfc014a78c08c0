# The review of a game.

review = Review
review-go-on = Go on
review-start = Review the game
review-offer = The computer goes over the game: where it turned, what was bad and why, and what would have been better.
review-pause = Stop
review-close = Close the review
chances = Winning chances
accuracy = accuracy
better = Better:
better-line = The better turns
after-review = After the review
retry = Retry the mistakes
retry-next = Next
retry-skip = Skip
retry-solve = Show it
retry-back = Back to the position
retry-end = Enough
review-progress = Positions looked at
retry-looking = Looking at your turn…
retry-good = Good: that is better.
retry-wrong = That is no better. Try another turn.
retry-solved = This would have been better.
retry-over = No more mistakes: well done.

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
retry-ask = { $index } of { $of }: find a better turn for { $side } than { $move }.

# Why a turn was bad, and perhaps the turns that show it.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = mate in { $moves }
end-king = the capture of the king in { $moves }
end-win = { $moves ->
        [one] a win in 1 turn
       *[other] a win in { $moves } turns
    }
bought-back = { $force ->
        [mate-now] Took { FORM($kind, "a") } that could be bought back with mate
        [mate] Took { FORM($kind, "a") } that could be bought back, with mate in { $moves }
        [check] Took { FORM($kind, "a") } that could be bought back with check
        [wins] Took { FORM($kind, "a") } that could be bought back, and then { FORM($lost, "a") } is lost
       *[plain] Took { FORM($kind, "a") } that could be bought back
    }
dropped-at-once = { $force ->
        [mate-now] Paid { FORM($kind, "a") } that can be dropped at once with mate
        [mate] Paid { FORM($kind, "a") } that can be dropped at once, with mate in { $moves }
        [check] Paid { FORM($kind, "a") } that can be dropped at once with check
        [wins] Paid { FORM($kind, "a") } that can be dropped at once, and then { FORM($lost, "a") } is lost
       *[plain] Paid { FORM($kind, "a") } that can be dropped at once
    }
overpaid = Paid with { FORM($paid, "a") } where { FORM($enough, "a") } was enough
dear = Paid with { FORM($paid, "a") } for { FORM($rescued, "a") }
let-thaw = Let the pawn on { $at } thaw
not-frozen = Walked past a freeze of the pawn on { $at }
not-frozen-check = Walked past a freeze: the check by the pawn on { $at } could be frozen away
put-to-be-lost = Put the { $kind } on { $at } where it is { $loss ->
        [taken] taken
        [taken-over] taken over
       *[pulled] pulled into the hole
    }{ $pays ->
        [yes] , and then pays for a ransom
       *[no] {""}
    }
left-to-be-lost = Left the { $kind } on { $at } to be { $loss ->
        [taken] taken
        [taken-over] taken over
       *[pulled] pulled into the hole
    }{ $pays ->
        [yes] , and then pays for a ransom
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Allowed { $end }, by a drop
        [exchange] Allowed { $end }, by an exchange
        [promotion] Allowed { $end }, by a promotion
       *[plain] Allowed { $end }
    }
missed-end = { $manner ->
        [drop] Missed { $end }, by a drop
        [exchange] Missed { $end }, by an exchange
        [promotion] Missed { $end }, by a promotion
       *[plain] Missed { $end }
    }
gave-draw = Gave a draw: { $ending }
not-taken = Left the { $kind } on { $at } alone
# A way to play, as part of the two messages that follow.
manner = { $manner ->
        [drop] a drop
        [exchange] an exchange
        [promotion] a promotion
       *[plain] a move
    }
not-seen = { $check ->
        [yes] Walked past { manner } with check
       *[no] Walked past { manner }
    }
allowed-move = { $check ->
        [yes] Allowed { manner } with check
       *[no] Allowed { manner }
    }
chances-fell = The winning chances fell from { $was }% to { $is }%
