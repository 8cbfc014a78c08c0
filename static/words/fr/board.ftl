# L’échiquier et ses à-côtés : cases, bacs et choix.

kind-capital = { FORM($kind, "cap") }
rank = rangée { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = vide
cell-in-check = en échec
cell-in-pseudo-check = en pseudo-échec
cell-frozen = gelé
cell-picked-up = en main
picked-up = Pièce choisie : { $from }, { $piece }. Elle peut aller en { $targets }.
cell-can-be-taken = prise possible
cell-can-go-here = coup possible
cell-planned = coup anticipé
cell-unconfirmed = coup à confirmer
cell-hinted = indice

# Titres des bacs : votre prison, vos pièces dans la prison adverse, et ainsi de suite.
tray-prison = Votre prison
tray-jailed = Prison adverse
tray-holder = Prison · { $who }
tray-airfield = Aéro­drome
tray-reserve = À placer
tray-box = Boîte

place-prison = Prison { FORM($side, "des") }
    .at = dans la prison { FORM($side, "des") }
    .from = de la prison { FORM($side, "des") }
    .to = à la prison { FORM($side, "des") }
    .holds = La prison { FORM($side, "des") }
place-airfield = Aérodrome { FORM($side, "des") }
    .at = sur l’aérodrome { FORM($side, "des") }
    .from = de l’aérodrome { FORM($side, "des") }
    .to = à l’aérodrome { FORM($side, "des") }
    .holds = L’aérodrome { FORM($side, "des") }
place-reserve = Réserve { FORM($side, "des") }
    .at = dans la réserve { FORM($side, "des") }
    .from = de la réserve { FORM($side, "des") }
    .to = à la réserve { FORM($side, "des") }
    .holds = La réserve { FORM($side, "des") }
place-box = Boîte { FORM($side, "des") }
    .at = dans la boîte { FORM($side, "des") }
    .from = de la boîte { FORM($side, "des") }
    .to = à la boîte { FORM($side, "des") }
    .holds = La boîte { FORM($side, "des") }

# Plusieurs pièces semblables, comme partie de ce qui suit.
pieces = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, "pluriel") }
    }
tray-piece-no-payment = { pieces } en prison ; aucun prisonnier ne suffit à payer
tray-piece-no-ransom = { pieces } en prison ; pas de rachat possible
tray-piece-ransom = { pieces } à racheter ; rançon : { LIST($payments, "either") }
tray-piece-pay = { pieces } en prison ; payer avec { FORM($kind, "un") }
tray-piece-set-up = { pieces } à placer
tray-piece-drop = { pieces } à parachuter
tray-piece = { $side } : { pieces }
price-tag = coûte { FORM($kind, "un") }
price-tag-nobody = aucun prisonnier ne suffit

payment-title = { FORM($kind, "cap") } en { $square }. Payer avec…
promotion-title = Pion en { $square }. Promotion en…
promotion-title-prisons = Pion en { $square }. Changer de place avec…
landings-title = Atterrir en { $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = gèle le pion { FORM($side, "m") } { $at }
payment-thaws = dégèle le pion { FORM($side, "m") } { $at }
payment-parachutes = { FORM($side, "les") } pourront parachuter la pièce
payment-dearer = plus cher que nécessaire
promotion-jails = le pion va en prison à sa place
notes = { LIST($notes, "comma") }
landing-drop = Parachuter { FORM($kind, "un") }
landing-set-up = Placer { FORM($kind, "un") }
landing-rescue = Payer avec { FORM($paid, "un") }, racheter { FORM($kind, "un") }
offer-done = Terminé
offer-choose = Choisir
