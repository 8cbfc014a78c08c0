# Puzzles.

puzzles-title = Puzzles
puzzles-loading = Fetching puzzles…
puzzles-lost = The puzzles did not come. Are you offline? What you have solved is kept.
puzzles-damaged = This file of puzzles cannot be read ({ $fault }). It may belong to another version of the page: reload it.
puzzle-unknown = There is no puzzle { $name } here. Here is another one.
puzzle-of-day = Puzzle of the day
puzzle-again = Missed before
puzzle-name = Puzzle { $number }
puzzle-mate = { $moves ->
    [one] Win in one turn.
   *[other] Win in { $moves } turns, whatever the answer.
}
puzzle-advantage = Find the one turn that wins.
puzzle-defence = Find the one turn that saves the game.
puzzle-right = Right. Go on.
puzzle-solved = Solved!
puzzle-solved-late = That is the solution. The puzzle will come back.
puzzle-shown = This is the solution. The puzzle will come back.
puzzle-judging = Not that one. See what it allows…
puzzle-refuted = Not that one: { $answer } comes. Try another.
puzzle-refuted-mate = Not that one: { $answer } comes, and { $moves ->
    [one] the game is lost next turn
   *[other] the game is lost in { $moves } turns
}. Try another.
puzzle-wrong = Not that one. Try another.
puzzle-show = Show me
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-analyse = Analyse
puzzle-link = Link
puzzle-rating = Your rating: { $rating }{ $guess }
puzzle-grade = Grade of this puzzle: { $rating }
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-count = { $solved } of { $tried } solved at once
puzzle-due = { $count ->
    [one] 1 missed puzzle to come back
   *[other] { $count } missed puzzles to come back
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
theme-block = a block from the sky
theme-fork = fork
theme-quiet = quiet turn
theme-purchase = a sacrifice that buys
theme-win-in = win in { $moves }
puzzle-about = About
puzzle-topic = { $theme } ({ $count })
theme-any = anything

storm = Three-minute storm
storm-how = One puzzle after another, from easy to hard. The clock starts with your first turn; a wrong turn costs ten seconds.
storm-score = { $solved } solved
storm-combo = { $moves } in a row
storm-wrong = Wrong: { $seconds } seconds less.
storm-bonus = { $seconds } seconds more!
storm-left = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
storm-best = Your best so far: { $best }.
storm-new-best = Your best storm so far!
storm-missed = Look at these again
storm-again = Another storm
storm-end = Stop

puzzle-own = Your own mistake
puzzle-better = You played { $move } here. Find a better turn.
puzzle-own-none = None of your own mistakes is due today. Here is another puzzle.
puzzles-aside = What you had solved could not be read. It was put aside; you begin anew.
solve-mistakes = Solve your mistakes ({ $count })
puzzles-waiting = What you imported of puzzles earlier does not fit into this browser's storage. It is kept and joined when there is room: delete something in the library or in Settings.
