# The opening explorer.

explorer = Openings
explorer-how = Moves played here in the engine’s games against itself
explorer-coming = Loading openings…
explorer-lost = The openings could not be loaded. Are you offline?
explorer-none = No games from this position.
explorer-move = Move
explorer-games = Games
explorer-results = White / Black wins
explorer-worth = Evaluation
explorer-row = { $move }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, White won { $white }%, { $draws }% drawn, Black won { $black }%; evaluation { $score }
explorer-unplayed = { $move }: no games; evaluation { $score }

opening-e4 = King’s pawn
opening-d4 = Queen’s pawn
opening-nf3 = King’s knight
opening-nc3 = Queen’s knight
opening-e3 = King’s pawn, one step
opening-d3 = Queen’s pawn, one step
opening-a3 = Queen’s rook’s pawn
opening-h3 = King’s rook’s pawn
opening-h4 = King’s rook’s pawn, two steps
opening-nh3 = Knight to the edge
opening-e4-e5 = Two king’s pawns
opening-e4-nc6 = King’s pawn against queen’s knight
opening-e4-d5 = King’s pawn against queen’s pawn
opening-d4-d5 = Two queen’s pawns
opening-d4-nf6 = Queen’s pawn against king’s knight
opening-nf3-nf6 = Two king’s knights
opening-nf3-d5 = King’s knight against queen’s pawn
opening-nc3-d5 = Queen’s knight against queen’s pawn
opening-knights = Two king’s pawns and two knights
