# Threats.

threats = Threats
over-here = The game is over.

view-drops = Drops
view-drops-shows = Landings with check or mate next move
view-captures = Captures
view-captures-shows = Pieces that each capture lets the opponent ransom
view-payments = Payments
view-payments-shows = Exchanges that leave the opponent unable to pay
view-own = Mine
view-own-shows = Drops by the side to move
could-drop = { $side } could drop:
could-drop-nobody = { $side } has no drop with check.
in-check-first = { $us } is in check: { $them }'s next drops depend on the reply.
landing-free = { $kind } { LIST($squares, "comma") }: { $effect }, free
landing-paid = { $kind } { LIST($squares, "comma") }: { $effect }, pays { FORM($paid, "a") }
after-capture = After a capture { $them } could ransom:
captures-nobody = This piece has no captures.
nobody-to-capture = { $us } has no captures.
purchase = { $kind } for { FORM($paid, "a") }
purchase-check = { $kind } for { FORM($paid, "a") }, with check
purchase-mate = { $kind } for { FORM($paid, "a") }, mate on { LIST($squares, "either") }
capture = { $move }: { LIST($parts, "semicolon") }
capture-keeps = no ransom for the { $kind }
payments-nobody = { $us } has no exchanges.
payments-broke = { $them } cannot pay for anything, now or after any exchange.
payments-ruinous = { $them } cannot pay for anything after:
payments-harmless = { $them } can still pay for a piece after every exchange.
deal-empties = { FORM($paid, "a") } for { FORM($rescued, "a") }: nothing left to ransom
deal-ruins = { FORM($paid, "a") } for { FORM($rescued, "a") }: no remaining prisoner can pay
