# El tablero y las bandejas de al lado: casillas, piezas y opciones.

kind-capital = { FORM($kind, "capital") }
rank = fila { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = vacía
cell-in-check = en jaque
cell-in-pseudo-check = en falso jaque
cell-frozen = congelado
cell-picked-up = en mano
picked-up = Pieza elegida: { $from }, { $piece }. Puede ir a { $targets }.
cell-can-be-taken = se puede capturar
cell-can-go-here = destino posible
cell-planned = parte de tu jugada anticipada
cell-unconfirmed = parte de la jugada por confirmar
cell-hinted = parte de la pista

# Encabezados de las bandejas: tu prisión, tus piezas en la prisión del rival, etcétera.
tray-prison = Tu prisión
tray-jailed = Su prisión
tray-holder = { $who ->
        [Blancas] { $who } tienen
        [Negras] { $who } tienen
       *[other] { $who } tiene
    }
tray-airfield = Aeró­dromo
tray-reserve = Por colocar
tray-box = Caja

place-prison = Prisión de las { FORM($side, "pl") }
    .at = en la prisión de las { FORM($side, "pl") }
    .from = de la prisión de las { FORM($side, "pl") }
    .to = a la prisión de las { FORM($side, "pl") }
    .holds = En la prisión de las { FORM($side, "pl") }
place-airfield = Aeródromo de las { FORM($side, "pl") }
    .at = en el aeródromo de las { FORM($side, "pl") }
    .from = del aeródromo de las { FORM($side, "pl") }
    .to = al aeródromo de las { FORM($side, "pl") }
    .holds = En el aeródromo de las { FORM($side, "pl") }
place-reserve = Reserva de las { FORM($side, "pl") }
    .at = en la reserva de las { FORM($side, "pl") }
    .from = de la reserva de las { FORM($side, "pl") }
    .to = a la reserva de las { FORM($side, "pl") }
    .holds = En la reserva de las { FORM($side, "pl") }
place-box = Caja de las { FORM($side, "pl") }
    .at = en la caja de las { FORM($side, "pl") }
    .from = de la caja de las { FORM($side, "pl") }
    .to = a la caja de las { FORM($side, "pl") }
    .holds = En la caja de las { FORM($side, "pl") }

# Varias piezas de un tipo, como parte de los mensajes siguientes.
pieces = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, "plural") }
    }
tray-piece-no-payment = { pieces } en prisión; ningún prisionero tuyo vale tanto
tray-piece-no-ransom = { pieces } en prisión; ahora no hay rescate posible
tray-piece-ransom = rescatar { pieces }; pagar con { LIST($payments, "either") }
tray-piece-pay = { pieces } en prisión; pagar con { FORM($kind, "un") }
tray-piece-set-up = colocar { pieces }
tray-piece-drop = lanzar { pieces }
tray-piece = { $side }: { pieces }
price-tag = cuesta { FORM($kind, "un") }
price-tag-nobody = ningún prisionero alcanza para pagar

payment-title = { FORM($kind, "capital") } a { $square }. Pagar con…
promotion-title = Peón a { $square }. Coronar…
promotion-title-prisons = Peón a { $square }. Cambiarlo por…
landings-title = Aterrizar en { $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = congela el peón { FORM($side, "m") } de { $at }
payment-thaws = descongela el peón { FORM($side, "m") } de { $at }
payment-parachutes = las { FORM($side, "pl") } podrán lanzar la pieza
payment-dearer = vale más de lo necesario
promotion-jails = el peón va a prisión en su lugar
notes = { LIST($notes, "comma") }
landing-drop = Lanzar { $kind }
landing-set-up = Colocar { $kind }
landing-rescue = Pagar con { $paid }, rescatar { $kind }
offer-done = Listo
offer-choose = Elegir
