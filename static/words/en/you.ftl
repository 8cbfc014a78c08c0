# The reader's own page.

you-title = You
you-private = Everything stays on this device.
you-none = Play a game against the computer, and your rating and results appear here.
you-begin = Play the computer
you-games = { $number ->
    [one] 1 game
   *[other] { $number } games
} since { $since }.
you-copy = Save a copy
you-delete = Delete in Settings
you-rating = Rating against the computer
you-rating-guess = Still a guess: play a few more games.
you-rating-soon = Your rating appears after { $of } rated games. You have played { $number }.
you-rating-none = No rated games yet. Play one of the computer’s levels at Hostage Chess, without hints or take-backs, to get a rating.
you-rating-how = Only games against the computer’s levels count: Hostage Chess with its usual rules, without hints or take-backs. The opponents’ ratings are estimates.
you-span = Time shown
you-month = Month
you-year = Year
you-all = All
you-curve = Rating from { $from } ({ $begin }) to { $to } ({ $end }), between { $least } and { $most }.
you-ladder = The ladder
you-won-lost = won : lost
you-counts = { $won } won, { $drawn } drawn, { $lost } lost
you-drawn = { $number } drawn
you-level = level { $number }
you-levels = levels { $number } to { $last }
you-not-met = not met yet
you-next = Next
you-beaten = beaten
you-unrated = { $number ->
    [one] 1 more game does not count: you had help, or it had other rules.
   *[other] { $number } more games do not count: you had help, or they had other rules.
}
you-openings = Your first moves
you-opening-moves = Moves
you-opening-results = won, drawn, lost
you-as-white = White
you-as-black = Black
you-accuracy = Accuracy
you-accuracy-last = { $number ->
    [one] last game
   *[other] last { $number } games
}
you-accuracy-none = Review a game, and your accuracy appears here.
you-accuracy-curve = Accuracy in { $games ->
    [one] 1 game
   *[other] { $games } games
}. Mean of five games: { $first } at first, { $last } now.
you-streak = Daily puzzle
you-streak-none = No streak yet.
you-people = Against people
you-people-more = { $number } more
