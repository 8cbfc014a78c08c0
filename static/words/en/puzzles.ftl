# Puzzles.

puzzles-title = Puzzles
puzzles-loading = Loading puzzles…
puzzles-lost = The puzzles could not be loaded. Are you offline? Your solved puzzles are kept.
puzzles-damaged = This puzzle file cannot be read ({ $fault }). It may be from another version of the page. Reload the page.
puzzle-unknown = There is no puzzle “{ $name }”. Here is another one.
puzzle-day-unknown = There is no puzzle for that day. This is today’s puzzle.
puzzle-withdrawn = The puzzle “{ $name }” was withdrawn: a closer look found a flaw in it. Here is another one.
puzzle-again = To repeat
puzzle-name = Puzzle { $number }
puzzle-mate = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves against any defence.
}
puzzle-advantage = Find the only winning move.
puzzle-defence = Find the only move that saves the game.
puzzle-right = Right. Keep going.
puzzle-solved = Solved!
puzzle-solved-late = That is the solution.
puzzle-shown = This is the solution.
puzzle-returns = You will see this puzzle again.
puzzle-judging = Not the solution. Looking for the refutation…
puzzle-refuted = Not the solution: { $side } answers { $answer }. Try another move.
puzzle-refuted-mate = Not the solution: { $side } answers { $answer }, and { $moves ->
    [one] you lose on the next move
   *[other] you lose in { $moves } moves
}. Try another move.
puzzle-wrong = Not the solution. Try another move.
puzzle-show = Show the solution
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-analyse = Analyse
puzzle-link = Link
puzzle-rating = Your rating: { $guess ->
    [yes] about { $rating }
   *[no] { $rating }
}
puzzle-grade = Puzzle rating: { $rating }
puzzle-streak = { $days ->
    [one] Streak: 1 day
   *[other] Streak: { $days } days
}
puzzle-count = { $solved } of { $tried } solved on the first try
puzzle-due = { $count ->
    [one] 1 puzzle to repeat
   *[other] { $count } puzzles to repeat
}
puzzle-game = Game
puzzle-daily = Today’s puzzle
theme-advantage = wins
theme-defence = saves the game
theme-mate-drop = mate by drop
theme-mate-exchange = mate by exchange
theme-mate-promotion = mate by promotion
theme-pseudo-check = pseudo-check
theme-freeze = freezes a pawn
theme-thaw = thaws a pawn
theme-denial = leaves nothing to pay with
theme-block = block by parachute
theme-fork = fork
theme-quiet = quiet move
theme-purchase = sacrifice that pays a ransom
theme-win-in = win in { $moves }
puzzle-about = Theme
puzzle-topic = { $theme } ({ $count })
theme-any = any

storm = Three-minute storm
storm-how = Puzzle after puzzle, from easy to hard. The clock starts with your first move; a wrong move costs ten seconds.
storm-score = { $solved } solved
storm-combo = { $moves } in a row
storm-wrong = Wrong: { $seconds } seconds lost.
storm-bonus = { $seconds } extra seconds!
storm-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
storm-best = Your best: { $best }.
storm-new-best = Your best storm so far!
storm-missed = Review your misses
storm-again = Play again
storm-end = Stop

puzzle-own = Your own mistake
puzzle-better = You played { $move } here. Find a better move.
puzzle-own-none = None of your own mistakes is due today. Here is another puzzle.
puzzles-aside = Your solved puzzles could not be read and were set aside. You are starting from scratch.
solve-mistakes = Solve your mistakes ({ $count })
puzzles-waiting = The puzzle progress you imported does not fit into this browser’s storage. It will be merged when there is room: delete something in the library or in Settings.

# Hints, and the steps of the solution.

puzzle-skip = Skip
puzzle-hint-note = With a hint, this puzzle does not count as solved. It comes back.
puzzle-hint-idea = Idea
puzzle-hint-idea-what = what kind
puzzle-hint-piece = Piece
puzzle-hint-piece-what = which one
puzzle-hint-square = Square
puzzle-hint-square-what = where to
puzzle-idea-ransom = Pay a ransom: one of your pieces in prison can land on the board.
puzzle-idea-drop = A piece on your airfield can land.
puzzle-idea-promote = A pawn can promote.
puzzle-idea-capture-check = Look for a capture that gives check.
puzzle-idea-capture = Something can be taken.
puzzle-idea-check = Look at your checks.
puzzle-idea-quiet = Look for a quiet move: it takes nothing and gives no check.
puzzle-which-walks = It is the { $kind } on { $at }.
puzzle-which-ransom = Rescue the { $kind }.
puzzle-which-drop = It is the { $kind } on your airfield.
puzzle-which-king = It is the king.
puzzle-which-look = Look at the marked piece.
puzzle-where-walks = It goes to { $to }.
puzzle-where-lands = It lands on { $to }.
puzzle-where-move = The move: { LIST($events, "comma") }.
puzzle-step-start = The position of the puzzle.
puzzle-step-ransom = { $who ->
    [you] You pay
   *[they] They pay
} { FORM($paid, "a") } and land { $same ->
    [same] { $who ->
        [you] yours
       *[they] theirs
    }
   *[other] { FORM($kind, "a") }
} on { $to }{ $end ->
    [over] . That wins.
    [check] , with check.
   *[none] .
}
puzzle-step-move = { $who ->
    [you] Your move
   *[they] Their move
}: { LIST($events, "comma") }.{ $end ->
    [over] {" "}That wins.
   *[none] {""}
}
puzzle-step-back = Step back
puzzle-step-forward = Step forward
puzzle-retry = Try it again
puzzle-try = { $move } fails: { $side } answers { $answer }.

# The front page.

puzzle-front-mate = Win in { $moves }
puzzle-front-advantage = Find the winning move
puzzle-front-defence = Save the game
puzzle-solve = Solve it
puzzle-solve-again = Look at it again
puzzle-easy = Start with an easy one
puzzle-fill = Solve it today to fill the circle. Your streak goes on even with hints.
puzzle-week = The last seven days
puzzle-mark-open = open
puzzle-mark-solved = solved
puzzle-mark-hinted = with hints
puzzle-mark-missed = not solved
puzzle-weekdays = M T W T F S S
puzzle-weekday-names = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
puzzle-months = January February March April May June July August September October November December
puzzle-month-of-year = { $month } { $year }
puzzle-month-before = Previous month
puzzle-month-after = Next month
# The months as part of a date.
puzzle-months-of = January February March April May June July August September October November December
puzzle-date = { $day } { $month }
puzzle-of = Puzzle of { $day }
puzzle-at-level = Puzzles at your level
puzzle-level = Rating { $guess ->
    [yes] about { $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· { $change } up this week
    [down] {" "}· { $change } down this week
   *[same] {""}
}
puzzle-level-new = Your first puzzles set your rating.
puzzle-curve = Your puzzle rating day by day
puzzle-solve-level = Solve at my level
storm-name = Storm
storm-best-how = Your best in 3 minutes
storm-none-how = How many in 3 minutes?
puzzle-try-again-name = Try again
puzzle-due-how = Missed ones, due today
puzzle-due-none = Missed ones: none today
puzzle-by-theme = By theme
puzzle-number-of = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
puzzle-longest = { $days ->
    [one] Longest streak: 1 day
   *[other] Longest streak: { $days } days
}
puzzles-back = All puzzles
storm-misses-how = Tap a board to solve its puzzle without the clock.
storm-right = Right
storm-wrong-count = Missed
