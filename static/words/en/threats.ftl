# Threats.

threats = Threats
over-here = The game is over here.

view-drops = Drops
view-drops-shows = Where men could land with check or mate next turn
view-captures = Captures
view-captures-shows = What each capture would let the opponent buy
view-payments = Payments
view-payments-shows = Which exchanges leave the opponent unable to pay
view-own = Mine
view-own-shows = The drops of whoever is to move
could-drop = { $side } could drop:
could-drop-nobody = { $side } has no drop with check.
in-check-first = { $us } is in check: what { $them } could drop next depends on the answer.
landing-free = { $kind } { LIST($squares, "comma") }: { $effect }, free
landing-paid = { $kind } { LIST($squares, "comma") }: { $effect }, pays { FORM($paid, "a") }
after-capture = After a capture { $them } could buy:
captures-nobody = This man can capture nobody.
nobody-to-capture = { $us } can capture nobody.
purchase = { $kind } for { FORM($paid, "a") }
purchase-check = { $kind } for { FORM($paid, "a") }, with check
purchase-mate = { $kind } for { FORM($paid, "a") }, mate on { LIST($squares, "either") }
capture = { $move }: { LIST($parts, "semicolon") }
capture-keeps = not the { $kind }
payments-nobody = { $us } can exchange nobody.
payments-broke = { $them } can pay for nobody as it is, nor after any exchange.
payments-ruinous = { $them } can pay for nobody after:
payments-harmless = After every exchange { $them } can still pay for somebody.
deal-empties = { FORM($paid, "a") } for { FORM($rescued, "a") }: nobody is left to buy
deal-ruins = { FORM($paid, "a") } for { FORM($rescued, "a") }: nobody held would pay
