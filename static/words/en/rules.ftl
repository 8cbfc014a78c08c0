# What the rules say: faults of positions, why turns are refused, what turns do, how games end.

## Faults of positions

fault-unknown-variant = No game is called "{ $name }".
fault-too-long = { $bytes } bytes are too long for a position.
fault-empty = There is no position: the text is empty.
fault-character = The character "{ $letter }" cannot be part of a position.
fault-ranks = The board has { $found ->
        [one] 1 rank
       *[other] { $found } ranks
    } instead of { $expected }.
fault-rank-length = Rank { $rank } has { $found ->
        [one] 1 square
       *[other] { $found } squares
    } instead of { $expected }.
fault-shape = Rank { $rank } does not fit the board: without men it is { $shape }, where * is no square.
fault-no-piece-on-board = "{ $letter }" on the board is neither a man nor a number of empty squares.
fault-no-piece-in-store = "{ $letter }" among the airfields and prisons is no man.
fault-bracket = The bracket with airfields and prisons is not closed before the turn.
fault-not-in-store = A { $piece } cannot be in a prison or on an airfield.
fault-turn = The turn is w or b, not "{ $text }".
fault-castling = Castling rights are - or some of KQE and kqe, each once, not "{ $text }".
fault-no-castling = Nobody castles in this game: "{ $text }" should be -.
fault-castling-king = The right { $letter } needs { $side }'s king on its first square.
fault-castling-rook = The castling right { $letter } needs { $side }'s king and rook on their first squares.
fault-en-passant = No pawn could just have stepped two squares over "{ $text }".
fault-counter = "{ $text }" is not a count of moves.
fault-trailing = Nothing should follow the position, but there is "{ $text }".
fault-no-king = { $side } has no king.
fault-kings = { $side } has { $found } kings.
fault-too-many = { $side } has { $found } { $found ->
        [one] { $kind }
       *[other] { FORM($kind, "many") }
    }; a set has { $most }.
fault-pawn-on-edge = A pawn cannot stand on { $square }.
fault-king-en-prise = It is { $mover }'s turn, and { $side }'s king could be taken.
fault-takeover-outline = Rank { $rank } does not fit the board: when it is empty, it is written { $expected }.
fault-takeover-no-castling = There is no castling by these rules: "{ $letters }" cannot stand.
fault-takeover-nothing-to-place = There is no free set-up by these rules, so no men can wait in brackets.
fault-takeover-uneven = The players set up one man in turn: { $first } cannot have { $white } left when { $second } has { $black }.
fault-takeover-out-of-own-ranks = While men are being set up, the one on { $square } is out of its own ranks.
fault-messenger-open-bracket = The bracket with the couriers is not closed before the turn.
fault-messenger-not-a-courier = Only C and c stand in the bracket, not "{ $letter }".
fault-messenger-beside = These couriers cannot be beside the board now.
fault-messenger-no-pawn = { $side } has no pawn that could become the courier.

## Why a turn is refused

illegal-game-over = The game is over.
illegal-not-your-turn = It is { $side }'s turn.
illegal-nobody-there = There is nobody on this square.
illegal-not-your-piece = This { $piece } is not yours to move.
illegal-not-how-it-moves = A { $kind } does not move like that.
illegal-blocked = The { $by } on { $at } stands in the { $kind }'s way.
illegal-own-piece-there = One of your own men stands there.
illegal-nothing-to-capture = A pawn moves diagonally only to capture, and there is nobody to capture.
illegal-cannot-move = This { $kind } has no move.
illegal-pinned = The { $by } on { $at } pins this { $kind } to the king.
illegal-still-in-check = Your king is in check from the { $by } on { $at }.
illegal-into-check = Your king would be in check from the { $by } on { $at }.
illegal-thawing-capture = Taking this { $victim } puts it in your prison; { $owner }'s { $pawn } pawn thaws and checks your king.
illegal-unreadable = "{ $text }" is not a turn.
illegal-ambiguous = "{ $text }" could be { LIST($meanings, "or") }.
illegal-no-such-move = No man can play "{ $text }".
illegal-not-a-move = No turn begins like that.
illegal-frozen-pawn = This pawn is frozen: nobody is in the opponent's prison for it to change places with.
illegal-nobody-to-become = This pawn cannot promote: nobody is in the opponent's prison for it to change places with.
illegal-never-becomes = A pawn cannot become { FORM($kind, "a") }.
illegal-cannot-become = No { $kind } of yours is in the opponent's prison for the pawn to change places with.
illegal-promotion-not-chosen = Say with whom the pawn changes places.
illegal-no-promotion-here = Only a pawn that reaches the last rank changes places.
illegal-prisoner-stays = This { $kind } is your prisoner: it can pay for one of your men, but you cannot drop it.
illegal-nobody-goes-there = Nobody is put there by hand: drop your men on squares, or push a prisoner into the opponent's airfield.
illegal-nobody-lands = None of your men can land on this square now.
illegal-cannot-afford = Nothing in your prison is worth { FORM($kind, "a") }.
illegal-too-cheap = A { $paid } is not worth { FORM($rescued, "a") }.
illegal-not-jailed = No { $kind } of yours is in the opponent's prison.
illegal-no-prisoner = There is no { $kind } in your prison.
illegal-not-on-airfield = There is no { $kind } on your airfield.
illegal-buys-nobody = A { $kind } buys none of your men in the opponent's prison.
illegal-occupied = Men land on empty squares only, and a { $piece } stands there.
illegal-pawn-on-edge = A pawn cannot be dropped on the first or the last rank.

castling-king-moved = You cannot castle: your king has moved.
castling-no-rook = You cannot castle: no rook that has not walked stands in that corner.
castling-path = You cannot castle: { $at } is not empty.
castling-in-check = You cannot castle out of the check from { $at }.
castling-through-check = You cannot castle: your king would cross a square attacked from { $at }.

hole-over-hole = The { $kind } cannot cross the hole on { $hole }.
hole-pawn-before-hole = This pawn stands before the hole on { $hole }: it can only capture.
hole-neither = A turn is a move, a pull, or both.
hole-does-not-pull = A { $kind } does not pull.
hole-nobody-to-pull = There is nobody to pull on this square.
hole-pulls-own = You cannot pull your own man into a hole.
hole-not-in-line = The { $kind } does not pull along this line.
hole-no-hole = There is no hole in between for it to fall into.
hole-two-holes = Two holes lie in between; a pull needs exactly one.
hole-between = The { $by } on { $at } stands in between.
hole-king-taken = Taking the king ends the turn.
hole-promotion-ends-turn = A pawn that promotes does not pull in the same turn.
hole-promotion-not-chosen = Say whether the pawn becomes a queen, a rook or a bishop.
hole-no-promotion-here = Only a pawn that reaches the opponent's third rank promotes.
hole-cannot-become = A pawn becomes a queen, a rook or a bishop, not { FORM($kind, "a") }.

takeover-no-square = The board has no such square.
takeover-first-step = The first step of this { $kind }'s leap is off the board.
takeover-nobody-to-jump = There is nobody there for the { $kind } to jump over.
takeover-no-room = A jump ends on an empty square, and a { $piece } stands on { $at }.
takeover-second-jump = A jump goes over one man only, and there is a second one, the { $piece } on { $at }.
takeover-not-next-to = By these rules a jump over { $at } ends on the very next square.
takeover-defended = The { $victim } on { $at } cannot be taken over: the { $by } on { $from } defends it.
takeover-no-castling = There is no castling by these rules.
takeover-promotion-not-chosen = Say what the pawn becomes.
takeover-no-promotion-here = Only a pawn that reaches the last rank becomes something else.
takeover-set-up-first = First all men are set up: take one of those beside the board.
takeover-not-to-place = No { $kind } of yours is left to be set up.
takeover-not-own-ranks = You set up your men on your own { $depth } ranks.
takeover-pawn-on-back-rank = No pawn is set up on the back rank.
takeover-no-completion = After this, a king could be taken however the other men are set up.
takeover-king-exposed = The set-up cannot end like this: { $side }'s king could be taken by the { $by } on { $at }.

messenger-place-first = First choose the pawn that becomes your courier.
messenger-not-a-pawn = Only a pawn can become the courier.
messenger-already-placed = Your courier has been chosen.
messenger-courier-first = Your courier must step first.
messenger-not-a-courier = Only a courier steps first, not { FORM($kind, "a") }.
messenger-one-step = The courier steps once, before the regular move.
messenger-no-capture = A courier captures nobody.
messenger-immune = A { $kind } is never captured.
messenger-adds-attacker = This step would let the { $by } on { $at } attack your king.
messenger-must-break = A courier's step can end the check from the { $by } on { $at }, so it must.
messenger-no-answer = After this step no move would end the check from the { $by } on { $at }.
messenger-not-at-edge = A courier leaves the board from the last rank only.
messenger-exit-exposes = The courier cannot leave: the { $by } on { $at } would attack your king.
messenger-exit-barred = The courier cannot leave while it can end the check from the { $by } on { $at }.
messenger-frozen = You are mated by the { $by } on { $at }: only a courier may move.
messenger-move-too = After the step you must make a regular move.
messenger-no-pass = You cannot pass: there is something to play.

## What a turn does

# The events of a turn, one after the other.
turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } { $from } to { $to }
event-castled-kingside = castles kingside
event-castled-queenside = castles queenside
event-captured = takes { FORM($kind, "a") }
event-paid = pays { FORM($kind, "a") }
event-rescued = rescues { FORM($kind, "a") }, { $kind } lands { $to }
event-dropped = drops { FORM($kind, "a") } on { $to }
event-set-up = sets up { FORM($kind, "a") } on { $to }
event-promoted = becomes { FORM($kind, "a") }
event-taken-over = takes over the { $kind } on { $at }
event-pulled = pulls the { $kind } on { $at } into the hole
event-placed = makes the pawn on { $at } the courier
event-left = courier leaves the board from { $at }
event-passed = passes
event-thawed = { $side }'s { $at } pawn thaws
event-froze = { $side }'s { $at } pawn freezes
event-check = check
event-mate = mate
event-pseudo-check = pseudo-check

## How a game ends

ending-checkmate = checkmate
    .won = { $winner } wins by checkmate.
    .drawn = Draw by checkmate.
ending-stalemate = stalemate
    .won = { $winner } wins by stalemate.
    .drawn = Draw by stalemate.
ending-repetition = repetition
    .won = { $winner } wins by repetition.
    .drawn = Draw by repetition.
ending-fifty-moves = fifty moves
    .won = { $winner } wins by fifty moves.
    .drawn = Draw by fifty moves.
ending-king-taken = the loss of the king
    .won = { $winner } wins: { $loser } has lost the king.
    .drawn = Draw by the loss of the king.
ending-no-move = having no turn
    .won = { $winner } wins: { $loser } has no turn.
    .drawn = Draw by having no turn.
ending-courier-through = the courier's arrival
    .won = { $winner } wins by the courier's arrival.
    .drawn = Draw by the courier's arrival.
ending-passes = two passes in succession
    .won = { $winner } wins by two passes in succession.
    .drawn = Draw by two passes in succession.
ending-resignation = resignation
    .won = { $loser } resigns; { $winner } wins.
    .drawn = Draw by resignation.
ending-agreement = agreement
    .won = { $winner } wins by agreement.
    .drawn = Draw by agreement.
ending-time-forfeit = the clock
    .won = { $loser } is out of time; { $winner } wins.
    .drawn = Draw by the clock.
ending-adjudication = adjudication
    .won = { $winner } wins by adjudication.
    .drawn = Draw by adjudication.

## Games and records

course-move = Turn { $number }, "{ $text }": { $why }

record-too-long = { $bytes } bytes are too long for the record of one game.
record-start = The game cannot begin: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = "{ $text }" (line { $line }) is not a tag of the form [Name "value"] and was left out.
record-tag-unused = The tag { $text } (line { $line }) was left out: { LIST($faults, "space") }
record-tag-denied = The tag { $text } (line { $line }) was left out: another tag contradicts it.
record-tag-again = The tag { $text } (line { $line }) is there twice with different values: the first one counts.
record-no-result = { $text } (line { $line }) is none of the results 1-0, 0-1, 1/2-1/2 and *.
record-other-result = { $text } (line { $line }) contradicts the moves, which end with { $result }: the moves count.
record-unfollowed = { $place }: { $why } The tag { $tag } could not be used: { LIST($faults, "space") }
record-open-comment = { $place }: This comment never ends.
record-open-variation = { $place }: A variation never ends.
record-stray-bracket = { $place }: This bracket closes nothing.
record-surplus = { $place }: The game has ended, and only one game is read.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (line { $line })
