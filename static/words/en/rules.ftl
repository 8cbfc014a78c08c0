# Sentences about the rules: faults of positions, reasons for illegal moves, events of a move, endings of games.

## Faults of positions

fault-unknown-variant = There is no game called “{ $name }”.
fault-too-long = This text is { $bytes } bytes long, too long for a position. Paste a shorter one.
fault-empty = There is no position: the text is empty.
fault-character = A position cannot contain the character “{ $letter }”.
fault-ranks = The board has { $found ->
        [one] 1 rank
       *[other] { $found } ranks
    } instead of { $expected }.
fault-rank-length = Rank { $rank } has { $found ->
        [one] 1 square
       *[other] { $found } squares
    } instead of { $expected }.
fault-shape = Rank { $rank } does not fit the board. When it is empty, it is written { $shape }, where * means no square.
fault-no-piece-on-board = “{ $letter }” on the board is neither a piece nor a number of empty squares.
fault-no-piece-in-pocket = “{ $letter }” among the airfields and prisons is not a piece.
fault-bracket = The bracket for airfields and prisons is not closed before the side to move.
fault-not-in-pocket = A { $piece } cannot be in a prison or on an airfield.
fault-turn = The side to move must be w or b, not “{ $text }”.
fault-castling = Castling rights must be - or letters from { $letters }, each at most once, not “{ $text }”.
fault-castling-unmoved = In “{ $text }”, E or e is not needed: a castling right also says that the king has not moved.
fault-no-castling = There is no castling in this game: write - instead of “{ $text }”.
fault-castling-king = The castling right { $letter } needs { $side }’s king on its starting square.
fault-castling-rook = The castling right { $letter } needs { $side }’s king and rook on their starting squares.
fault-en-passant = No pawn can have just moved two squares past “{ $text }”.
fault-counter = “{ $text }” is not a move count.
fault-trailing = The position ends before “{ $text }”: remove it.
fault-no-king = { $side } has no king.
fault-kings = { $side } has { $found } kings.
fault-too-many = { $side } has { $found } { $found ->
        [one] { $kind }
       *[other] { FORM($kind, "many") }
    }; a set has { $most }.
fault-pawn-on-edge = A pawn cannot stand on { $square }.
fault-king-en-prise = { $mover } is to move and could take { $side }’s king.
fault-takeover-nothing-to-place = These rules have no free set-up, so no pieces can wait in brackets.
fault-takeover-uneven = The players set up in turn: { $first } cannot have { $white } left to place when { $second } has { $black }.
fault-takeover-out-of-own-ranks = During set-up, the piece on { $square } is outside its own ranks.
fault-messenger-open-bracket = The bracket for the couriers is not closed before the side to move.
fault-messenger-not-a-courier = The bracket can contain only C and c, not “{ $letter }”.
fault-messenger-beside = These couriers cannot be beside the board now.
fault-messenger-no-pawn = { $side } has no pawn that could become the courier.

## Reasons for illegal moves

illegal-game-over = The game is over.
illegal-not-your-turn = It is { $side }’s turn.
illegal-nobody-there = There is no piece on this square.
illegal-not-your-piece = This { $piece } is not yours to move.
illegal-not-how-it-moves = A { $kind } does not move like that.
illegal-blocked = The { $by } on { $at } is in the { $kind }’s way.
illegal-own-piece-there = One of your own pieces is on that square.
illegal-nothing-to-capture = A pawn moves diagonally only to capture, and there is nothing to capture.
illegal-cannot-move = This { $kind } has no move.
illegal-pinned = The { $by } on { $at } pins this { $kind } to the king.
illegal-still-in-check = Your king is in check from the { $by } on { $at }.
illegal-into-check = Your king would be in check from the { $by } on { $at }.
illegal-thawing-capture = Taking this { $victim } puts it in your prison; { $owner }’s { $pawn } pawn thaws and checks your king.
illegal-unreadable = “{ $text }” is not a move.
illegal-ambiguous = “{ $text }” could be { LIST($meanings, "or") }.
illegal-no-such-move = No piece can play “{ $text }”.
illegal-not-a-move = No move starts like that.
illegal-frozen-pawn = This pawn is frozen: the opponent’s prison holds no piece for it to change places with.
illegal-nobody-to-become = This pawn cannot promote: the opponent’s prison holds no piece for it to change places with.
illegal-never-becomes = A pawn cannot become { FORM($kind, "a") }.
illegal-cannot-become = The opponent’s prison holds no { $kind } of yours for the pawn to change places with.
illegal-promotion-not-chosen = Choose which piece the pawn changes places with.
illegal-no-promotion-here = A pawn changes places only when it reaches the last rank.
illegal-prisoner-stays = This { $kind } is your prisoner: it can pay a ransom, but you cannot drop it.
illegal-nobody-goes-there = You cannot put a piece there: drop your own pieces on squares, or push a prisoner onto the opponent’s airfield.
illegal-nobody-lands = None of your pieces can land on this square now.
illegal-cannot-afford = Nothing in your prison is worth { FORM($kind, "a") }.
illegal-too-cheap = A { $paid } is not worth { FORM($rescued, "a") }.
illegal-not-jailed = The opponent’s prison holds no { $kind } of yours.
illegal-no-prisoner = There is no { $kind } in your prison.
illegal-not-on-airfield = There is no { $kind } on your airfield.
illegal-buys-nobody = A { $kind } cannot ransom any of your pieces.
illegal-occupied = Pieces land on empty squares only, and there is a { $piece } on this one.
illegal-pawn-on-edge = You cannot drop a pawn on the first or last rank.

castling-king-moved = You cannot castle: your king has moved.
castling-no-rook = You cannot castle: there is no unmoved rook in that corner.
castling-king-or-rook-moved = You cannot castle: your king or that rook has moved.
castling-path = You cannot castle: { $at } is not empty.
castling-in-check = You cannot castle out of the check from { $at }.
castling-through-check = You cannot castle: your king would cross a square attacked from { $at }.

hole-over-hole = The { $kind } cannot cross the hole on { $hole }.
hole-pawn-before-hole = This pawn is in front of the hole on { $hole }: it can only capture.
hole-neither = A turn is a move, a pull, or both.
hole-does-not-pull = A { $kind } cannot pull.
hole-nobody-to-pull = There is nothing to pull on this square.
hole-pulls-own = You cannot pull your own piece into a hole.
hole-not-in-line = A { $kind } cannot pull along this line.
hole-no-hole = There is no hole in between to pull it into.
hole-two-holes = There are two holes in between; a pull needs exactly one.
hole-between = The { $by } on { $at } is in between.
hole-king-taken = Taking the king ends the game.
hole-promotion-ends-turn = A pawn that promotes cannot pull in the same turn.
hole-promotion-not-chosen = Choose queen, rook or bishop for the pawn.
hole-no-promotion-here = Only a pawn that reaches the opponent’s third rank promotes.
hole-cannot-become = A pawn promotes to a queen, rook or bishop, not { FORM($kind, "a") }.

takeover-no-square = There is no such square on this board.
takeover-first-step = The first step of this { $kind }’s leap is off the board.
takeover-nobody-to-jump = There is nothing there for the { $kind } to jump over.
takeover-no-room = A jump ends on an empty square, and there is a { $piece } on { $at }.
takeover-second-jump = A jump crosses only one piece, and the { $piece } on { $at } is also in the way.
takeover-not-next-to = By these rules a jump over { $at } ends on the very next square.
takeover-defended = The { $victim } on { $at } cannot be taken over: the { $by } on { $from } guards it.
takeover-no-castling = These rules have no castling.
takeover-promotion-not-chosen = Choose what the pawn promotes to.
takeover-no-promotion-here = Only a pawn that reaches the last rank promotes.
takeover-set-up-first = Set up all pieces first: take one from beside the board.
takeover-not-to-place = You have no { $kind } left to set up.
takeover-not-own-ranks = Set up your pieces on your own { $depth } ranks.
takeover-pawn-on-back-rank = You cannot set up a pawn on the back rank.
takeover-no-completion = After this, a king could be taken no matter how the other pieces are set up.
takeover-king-exposed = You cannot complete the set-up like this: { $side }’s king could be taken by the { $by } on { $at }.

messenger-place-first = First choose the pawn that becomes your courier.
messenger-not-a-pawn = Only a pawn can become the courier.
messenger-already-placed = You have already chosen your courier.
messenger-courier-first = Your courier must step first.
messenger-not-a-courier = Only a courier can step first, not { FORM($kind, "a") }.
messenger-one-step = The courier steps only once, before the regular move.
messenger-no-capture = A courier cannot capture.
messenger-immune = A { $kind } cannot be captured.
messenger-adds-attacker = This step would let the { $by } on { $at } attack your king.
messenger-must-break = You must end the check from the { $by } on { $at } with a courier step.
messenger-no-answer = After this step, no move would end the check from the { $by } on { $at }.
messenger-not-at-edge = A courier can leave the board only from the last rank.
messenger-exit-exposes = The courier cannot leave: the { $by } on { $at } would attack your king.
messenger-exit-barred = The courier cannot leave while it can end the check from the { $by } on { $at }.
messenger-frozen = You are mated by the { $by } on { $at }: only a courier may move.
messenger-move-too = After the step, you must make a regular move.
messenger-no-pass = You cannot pass: you have a legal move.
messenger-promotion-not-chosen = Choose what the pawn promotes to.
messenger-no-promotion-here = Only a pawn that reaches the last rank promotes.

## Events of a move

# The events of a move, one after the other.
turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } { $from } to { $to }
event-castled-kingside = castles kingside
event-castled-queenside = castles queenside
event-captured = takes { FORM($kind, "a") }
event-paid = pays { FORM($kind, "a") }
event-rescued = rescues { FORM($kind, "a") }, { $kind } lands on { $to }
event-dropped = drops { FORM($kind, "a") } on { $to }
event-set-up = sets up { FORM($kind, "a") } on { $to }
event-promoted = becomes { FORM($kind, "a") }
event-taken-over = takes over the { $kind } on { $at }
event-pulled = pulls the { $kind } on { $at } into the hole
event-placed = makes the pawn on { $at } the courier
event-left = courier leaves the board from { $at }
event-passed = passes
event-thawed = { $side }’s { $at } pawn thaws
event-froze = { $side }’s { $at } pawn freezes
event-check = check
event-mate = mate
event-pseudo-check = pseudo-check

## Endings of games

ending-checkmate = checkmate
    .won = { $winner } wins by checkmate.
    .drawn = Draw by checkmate.
ending-stalemate = stalemate
    .won = { $winner } wins by stalemate.
    .drawn = Draw by stalemate.
ending-repetition = repetition
    .won = { $winner } wins by repetition.
    .drawn = Draw by repetition.
ending-fifty-moves = the fifty-move rule
    .won = { $winner } wins by the fifty-move rule.
    .drawn = Draw by the fifty-move rule.
ending-king-taken = loss of the king
    .won = { $winner } wins: { $loser } has lost the king.
    .drawn = Draw by loss of the king.
ending-no-move = no legal move
    .won = { $winner } wins: { $loser } has no legal move.
    .drawn = Draw by lack of a legal move.
ending-courier-through = the courier’s exit
    .won = { $winner } wins: the courier has left the board.
    .drawn = Draw by the courier’s exit.
ending-passes = two passes in a row
    .won = { $winner } wins by two passes in a row.
    .drawn = Draw by two passes in a row.
ending-resignation = resignation
    .won = { $loser } resigns; { $winner } wins.
    .drawn = Draw by resignation.
ending-agreement = agreement
    .won = { $winner } wins by agreement.
    .drawn = Draw by agreement.
ending-time-forfeit = time forfeit
    .won = { $loser } is out of time; { $winner } wins.
    .drawn = Draw by time forfeit.
ending-adjudication = adjudication
    .won = { $winner } wins by adjudication.
    .drawn = Draw by adjudication.

## Games and records

course-move = Ply { $number }, “{ $text }”: { $why }

record-too-long = This text is { $bytes } bytes long, too long for one game.
record-start = The game cannot start: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = “{ $text }” (line { $line }) is not a tag of the form [Name "value"] and was left out.
record-tag-unused = The tag { $text } (line { $line }) was left out: { LIST($faults, "space") }
record-tag-denied = The tag { $text } (line { $line }) was left out: it contradicts another tag.
record-tag-again = The tag { $text } (line { $line }) appears twice with different values: the first one counts.
record-no-result = { $text } (line { $line }) is not one of the results 1-0, 0-1, 1/2-1/2 and *.
record-other-result = { $text } (line { $line }) contradicts the moves, which end with { $result }: the moves count.
record-unfollowed = { $place }: { $why } The tag { $tag } could not be used: { LIST($faults, "space") }
record-open-comment = { $place }: This comment never ends.
record-open-variation = { $place }: This variation never ends.
record-stray-bracket = { $place }: This bracket has no opening bracket.
record-surplus = { $place }: The game is over; only one game is read.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (line { $line })
