# O tabuleiro e as bandejas ao lado: casas, peças e escolhas.

kind-capital = { FORM($kind, "capital") }
rank = fileira { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = vazia
cell-in-check = em xeque
cell-in-pseudo-check = em pseudoxeque
cell-frozen = congelado
cell-picked-up = na mão
picked-up = Peça escolhida: { $from }, { $piece }. Ela pode ir para { $targets }.
cell-can-be-taken = captura possível
cell-can-go-here = destino possível
cell-planned = parte do pré-lance
cell-unconfirmed = parte do lance a confirmar
cell-hinted = parte da dica

# Títulos das bandejas: a sua prisão, as suas peças na prisão do adversário, e assim por diante.
tray-prison = Você tem
tray-jailed = O rival tem
tray-holder = { $who ->
        [Brancas] { $who } têm
        [Pretas] { $who } têm
        [Amarelas] { $who } têm
        [Vermelhas] { $who } têm
       *[other] { $who } tem
    }
tray-airfield = Aeró­dromo
tray-reserve = A colocar
tray-box = Caixa

place-prison = Prisão { FORM($side, "das") }
    .at = na prisão { FORM($side, "das") }
    .from = da prisão { FORM($side, "das") }
    .to = para a prisão { FORM($side, "das") }
    .holds = A prisão { FORM($side, "das") }
place-airfield = Aeródromo { FORM($side, "das") }
    .at = no aeródromo { FORM($side, "das") }
    .from = do aeródromo { FORM($side, "das") }
    .to = para o aeródromo { FORM($side, "das") }
    .holds = O aeródromo { FORM($side, "das") }
place-reserve = Reserva { FORM($side, "das") }
    .at = na reserva { FORM($side, "das") }
    .from = da reserva { FORM($side, "das") }
    .to = para a reserva { FORM($side, "das") }
    .holds = A reserva { FORM($side, "das") }
place-box = Caixa { FORM($side, "das") }
    .at = na caixa { FORM($side, "das") }
    .from = da caixa { FORM($side, "das") }
    .to = para a caixa { FORM($side, "das") }
    .holds = A caixa { FORM($side, "das") }

# Várias peças do mesmo tipo, como parte das mensagens abaixo.
pieces = { $count ->
        [one] { $kind }
       *[other] { $count } { FORM($kind, "plural") }
    }
tray-piece-no-payment = { pieces } na prisão; nenhum prisioneiro seu vale o resgate
tray-piece-no-ransom = { pieces } na prisão; resgate impossível agora
tray-piece-ransom = resgatar { pieces }; pagar com { LIST($payments, "either") }
tray-piece-pay = { pieces } na prisão; pagar com { FORM($kind, "um") }
tray-piece-set-up = colocar { pieces }
tray-piece-drop = descer { pieces }
tray-piece = { $side }: { pieces }
price-tag = custa { FORM($kind, "um") }
price-tag-nobody = nenhum prisioneiro vale o bastante

payment-title = { FORM($kind, "capital") } para { $square }. Pagar com…
promotion-title = Peão para { $square }. Promover a…
promotion-title-prisons = Peão para { $square }. Trocar de lugar com…
landings-title = Pousar em { $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = congela o peão { FORM($side, "adj-m") } de { $at }
payment-thaws = descongela o peão { FORM($side, "adj-m") } de { $at }
payment-parachutes = { FORM($side, "as") } poderão descer essa peça
payment-dearer = vale mais do que o necessário
promotion-jails = o peão vai para a prisão no lugar dela
notes = { LIST($notes, "comma") }
landing-drop = Descer { $kind }
landing-set-up = Colocar { $kind }
landing-rescue = Pagar com { $paid }, resgatar { $kind }
offer-done = Pronto
offer-choose = Escolher
