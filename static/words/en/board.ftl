# The board and the trays beside it: squares, pieces, and choices.

kind-capital = { FORM($kind, "capital") }
rank = rank { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { FORM($piece, "name") }
cell-empty = empty
cell-in-check = in check
cell-in-pseudo-check = in pseudo-check
cell-frozen = frozen
cell-picked-up = picked up
picked-up = Picked up: { $from }, { $piece }. It can go to { $targets }.
cell-can-be-taken = can be taken
cell-can-go-here = can go here
cell-planned = part of your premove
cell-unconfirmed = part of the move to confirm
cell-hinted = part of the hint

# Headings of the trays: your prison, your pieces in the opponent's prison, and so on.
tray-prison = You hold
tray-jailed = They hold
tray-holder = { $who } holds
tray-airfield = Airfield
tray-reserve = To place
tray-box = Box

place-prison = { $side }’s prison
    .at = in { $side }’s prison
    .from = { $side }’s prison
    .to = { $side }’s prison
    .holds = { $side }’s prison
place-airfield = { $side }’s airfield
    .at = on { $side }’s airfield
    .from = { $side }’s airfield
    .to = { $side }’s airfield
    .holds = { $side }’s airfield
place-reserve = { $side }’s reserve
    .at = in { $side }’s reserve
    .from = { $side }’s reserve
    .to = { $side }’s reserve
    .holds = { $side }’s reserve
place-box = { $side }’s box
    .at = in { $side }’s box
    .from = { $side }’s box
    .to = { $side }’s box
    .holds = { $side }’s box

# Several pieces of one kind, as part of the messages below.
pieces = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, "many") }
    }
tray-piece-no-payment = { pieces } jailed; nothing in your prison is worth as much
tray-piece-no-ransom = { pieces } jailed; no ransom possible now
tray-piece-ransom = rescue { pieces }; pay { LIST($payments, "either") }
tray-piece-pay = { pieces } in prison; pay with { FORM($kind, "a") }
tray-piece-set-up = set up { pieces }
tray-piece-drop = drop { pieces }
tray-piece = { $side } { pieces }
price-tag = costs { FORM($kind, "a") }
price-tag-nobody = no prisoner is worth enough

payment-title = { FORM($kind, "capital") } to { $square }. Pay with…
promotion-title = Pawn to { $square }. Promote to…
promotion-title-prisons = Pawn to { $square }. Change places with…
landings-title = Land on { $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = freezes { $side }’s { $at } pawn
payment-thaws = thaws { $side }’s { $at } pawn
payment-parachutes = { $side } can drop it later
payment-dearer = worth more than you need to pay
promotion-jails = the pawn goes to prison in its place
notes = { LIST($notes, "comma") }
landing-drop = Drop { $kind }
landing-set-up = Set up { $kind }
landing-rescue = Pay { $paid }, rescue { $kind }
offer-done = Done
offer-choose = Choose
