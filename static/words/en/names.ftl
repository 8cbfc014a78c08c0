# Names of pieces and sides, and separators of lists.

kind-pawn = pawn
    .a = a pawn
    .capital = Pawn
    .many = pawns
kind-knight = knight
    .a = a knight
    .capital = Knight
    .many = knights
kind-bishop = bishop
    .a = a bishop
    .capital = Bishop
    .many = bishops
kind-rook = rook
    .a = a rook
    .capital = Rook
    .many = rooks
kind-queen = queen
    .a = a queen
    .capital = Queen
    .many = queens
kind-king = king
    .a = a king
    .capital = King
    .many = kings
kind-mirror-knight = mirror-knight
    .a = a mirror-knight
    .capital = Mirror-knight
    .many = mirror-knights
kind-courier = courier
    .a = a courier
    .capital = Courier
    .many = couriers

side-white = White
    .small = white
side-black = Black
    .small = black
side-yellow = Yellow
    .small = yellow
side-red = Red
    .small = red

piece = { FORM($side, "small") } { $kind }
    .name = { $side } { $kind }

list-comma = {", "}
list-or = {", "}
    .last = {" or "}
list-space = {" "}
list-semicolon = {"; "}
list-either = {" or "}
# Between two sentences, and between a heading and what follows it. Languages without spaces leave the first empty.
list-sentence = {" "}
list-colon = {": "}
# A text that becomes a sentence.
sentence = { $text }.
thousands = {","}
percent = { $number }%
