# Puzzles.

puzzles-title = Puzzles
puzzles-loading = Loading puzzles…
puzzles-lost = The puzzles could not be loaded. Are you offline? Your solved puzzles are kept.
puzzles-damaged = This puzzle file cannot be read ({ $fault }). It may be from another version of the page. Reload the page.
puzzle-unknown = There is no puzzle { $name }. Here is another one.
puzzle-of-day = Puzzle of the day
puzzle-again = Missed before
puzzle-name = Puzzle { $number }
puzzle-mate = { $moves ->
    [one] Win in one move.
   *[other] Win in { $moves } moves against any defence.
}
puzzle-advantage = Find the only winning move.
puzzle-defence = Find the only move that saves the game.
puzzle-right = Right. Keep going.
puzzle-solved = Solved!
puzzle-solved-late = That is the solution. You will see this puzzle again.
puzzle-shown = This is the solution. You will see this puzzle again.
puzzle-judging = Not the solution. Looking for the refutation…
puzzle-refuted = Not the solution, because of { $answer }. Try another move.
puzzle-refuted-mate = Not the solution: after { $answer } { $moves ->
    [one] you lose on the next move
   *[other] you lose in { $moves } moves
}. Try another move.
puzzle-wrong = Not the solution. Try another move.
puzzle-show = Show me
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-analyse = Analyse
puzzle-link = Link
puzzle-rating = Your rating: { $rating }{ $guess }
puzzle-grade = Puzzle rating: { $rating }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-count = { $solved } of { $tried } solved on the first try
puzzle-due = { $count ->
    [one] 1 missed puzzle to repeat
   *[other] { $count } missed puzzles to repeat
}
puzzle-game = Game
puzzle-daily = Puzzle of the day
theme-advantage = wins
theme-defence = saves the game
theme-mate-drop = mate by parachute
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
puzzles-waiting = The puzzle progress you imported does not fit into this browser's storage. It will be merged when there is room: delete something in the library or in Settings.
