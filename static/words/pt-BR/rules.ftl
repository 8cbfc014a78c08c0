# Frases sobre as regras: erros em posições, motivos de lances ilegais, o que um lance faz, como as partidas terminam.

## Erros em posições

fault-unknown-variant = Não existe jogo chamado “{ $name }”.
fault-too-long = Este texto tem { $bytes } bytes: é longo demais para uma posição. Cole um mais curto.
fault-empty = Não há posição: o texto está vazio.
fault-character = Uma posição não pode conter o caractere “{ $letter }”.
fault-ranks = O tabuleiro tem { $found ->
        [one] { $found } fileira
       *[other] { $found } fileiras
    } em vez de { $expected }.
fault-rank-length = A fileira { $rank } tem { $found ->
        [one] { $found } casa
       *[other] { $found } casas
    } em vez de { $expected }.
fault-shape = A fileira { $rank } não cabe no tabuleiro. Vazia, ela se escreve { $shape }, em que * é uma casa que não existe.
fault-no-piece-on-board = “{ $letter }” no tabuleiro não é peça nem número de casas vazias.
fault-no-piece-in-pocket = “{ $letter }” entre os aeródromos e prisões não é uma peça.
fault-bracket = O colchete dos aeródromos e prisões não fecha antes do campo de quem joga.
fault-not-in-pocket = { FORM($piece, "Um") } não pode estar numa prisão nem num aeródromo.
fault-turn = O campo de quem joga deve ser w ou b, não “{ $text }”.
fault-castling = Os direitos de roque devem ser - ou letras de { $letters }, cada uma só uma vez, não “{ $text }”.
fault-castling-unmoved = Em “{ $text }”, E ou e sobra: um direito de roque já diz que o rei não se moveu.
fault-no-castling = Este jogo não tem roque: escreva - em vez de “{ $text }”.
fault-castling-king = O direito de roque { $letter } exige o rei { FORM($side, "adj-m") } na casa inicial.
fault-castling-rook = O direito de roque { $letter } exige o rei { FORM($side, "adj-m") } e a torre nas casas iniciais.
fault-en-passant = Nenhum peão pode ter acabado de avançar duas casas passando por “{ $text }”.
fault-counter = “{ $text }” não é um número de lances.
fault-trailing = A posição termina antes de “{ $text }”: apague isso.
fault-no-king = { FORM($side, "As") } não têm rei.
fault-kings = { FORM($side, "As") } têm { $found } reis.
fault-too-many = { FORM($side, "As") } têm { $found } { $found ->
        [one] { $kind }
       *[other] { FORM($kind, "plural") }
    }; um jogo completo tem { $most }.
fault-pawn-on-edge = Não pode haver peão em { $square }.
fault-king-en-prise = { FORM($mover, "As") } jogam e poderiam capturar o rei { FORM($side, "adj-m") }.
fault-takeover-nothing-to-place = Estas regras não têm formação livre; nenhuma peça pode esperar entre colchetes.
fault-takeover-uneven = Os lados colocam as peças um de cada vez: { FORM($first, "as") } não podem ter { $white } por colocar quando { FORM($second, "as") } têm { $black }.
fault-takeover-out-of-own-ranks = Na formação, a peça em { $square } está fora das fileiras do seu lado.
fault-messenger-open-bracket = O colchete dos mensageiros não fecha antes do campo de quem joga.
fault-messenger-not-a-courier = O colchete só pode conter C e c, não “{ $letter }”.
fault-messenger-beside = Estes mensageiros não podem estar ao lado do tabuleiro agora.
fault-messenger-no-pawn = { FORM($side, "As") } não têm peão que possa virar mensageiro.

## Motivos de lances ilegais

illegal-game-over = A partida terminou.
illegal-not-your-turn = É a vez { FORM($side, "das") }.
illegal-nobody-there = Não há peça nesta casa.
illegal-not-your-piece = Você não pode mover { FORM($piece, "o") }.
illegal-not-how-it-moves = { FORM($kind, "Um") } não se move assim.
illegal-blocked = { FORM($by, "O") } em { $at } está no caminho { FORM($kind, "do") }.
illegal-own-piece-there = Uma peça sua já está nessa casa.
illegal-nothing-to-capture = Um peão só anda na diagonal para capturar, e ali não há nada para capturar.
illegal-cannot-move = { FORM($kind, "Este") } não tem lances.
illegal-pinned = { FORM($by, "O") } em { $at } crava { FORM($kind, "este") } contra o rei.
illegal-still-in-check = { FORM($by, "O") } em { $at } continua dando xeque no seu rei.
illegal-into-check = { FORM($by, "O") } em { $at } daria xeque no seu rei.
illegal-thawing-capture = Se você capturar { FORM($victim, "este") }, a peça vai para a sua prisão; o peão { FORM($owner, "adj-m") } de { $pawn } descongela e dá xeque no seu rei.
illegal-unreadable = “{ $text }” não é um lance.
illegal-ambiguous = “{ $text }” pode ser { LIST($meanings, "or") }.
illegal-no-such-move = Nenhuma peça pode jogar “{ $text }”.
illegal-not-a-move = Nenhum lance começa assim.
illegal-frozen-pawn = Este peão está congelado: não há na prisão do adversário peça com que ele possa trocar de lugar.
illegal-nobody-to-become = Este peão não pode promover: não há na prisão do adversário peça com que ele possa trocar de lugar.
illegal-never-becomes = Um peão não pode virar { $kind }.
illegal-cannot-become = Você não tem { FORM($kind, "nenhum") } na prisão do adversário para trocar de lugar com o peão.
illegal-promotion-not-chosen = Escolha a peça com que o peão troca de lugar.
illegal-no-promotion-here = Um peão só troca de lugar quando chega à última fileira.
illegal-prisoner-stays = { FORM($kind, "Este") } está na sua prisão: serve para pagar um resgate, não para descer.
illegal-nobody-goes-there = Não dá para pôr uma peça aí: desça as suas em casas do tabuleiro ou empurre um prisioneiro para o aeródromo do adversário.
illegal-nobody-lands = Nenhuma peça sua pode pousar nesta casa agora.
illegal-cannot-afford = Nada na sua prisão vale { FORM($kind, "um") }.
illegal-too-cheap = { FORM($paid, "Um") } vale menos que { FORM($rescued, "um") }.
illegal-not-jailed = Você não tem { FORM($kind, "nenhum") } na prisão do adversário.
illegal-no-prisoner = Não há { FORM($kind, "nenhum") } na sua prisão.
illegal-not-on-airfield = Não há { FORM($kind, "nenhum") } no seu aeródromo.
illegal-buys-nobody = Com { FORM($kind, "um") } você não resgata nenhuma das suas peças.
illegal-occupied = As peças só pousam em casas vazias, e nesta há { FORM($piece, "um") }.
illegal-pawn-on-edge = Peão não desce na primeira nem na última fileira.

castling-king-moved = Você não pode rocar: seu rei já se moveu.
castling-no-rook = Você não pode rocar: nesse canto não há torre que ainda não tenha se movido.
castling-king-or-rook-moved = Você não pode rocar: seu rei ou essa torre já se moveu.
castling-path = Você não pode rocar: { $at } não está vazia.
castling-in-check = Você não pode rocar: há um xeque vindo de { $at }.
castling-through-check = Você não pode rocar: seu rei passaria por uma casa atacada de { $at }.

hole-over-hole = { FORM($kind, "O") } não pode passar por cima do buraco em { $hole }.
hole-pawn-before-hole = Este peão está diante do buraco em { $hole }: ele só pode capturar.
hole-neither = Um lance é mover, puxar ou as duas coisas.
hole-does-not-pull = { FORM($kind, "Um") } não pode puxar.
hole-nobody-to-pull = Não há o que puxar nesta casa.
hole-pulls-own = Você não pode puxar uma peça sua para o buraco.
hole-not-in-line = { FORM($kind, "Um") } não puxa nesta linha.
hole-no-hole = Não há buraco no meio para onde puxar.
hole-two-holes = Há dois buracos no meio; para puxar é preciso exatamente um.
hole-between = { FORM($by, "O") } em { $at } está no meio.
hole-king-taken = Capturar o rei encerra a partida.
hole-promotion-ends-turn = Um peão que promove não puxa no mesmo lance.
hole-promotion-not-chosen = Escolha dama, torre ou bispo para o peão.
hole-no-promotion-here = Só promove o peão que chega à terceira fileira do adversário.
hole-cannot-become = Um peão promove a dama, torre ou bispo, não a { $kind }.

takeover-no-square = Não existe essa casa neste tabuleiro.
takeover-first-step = O primeiro passo do salto { FORM($kind, "do") } cai fora do tabuleiro.
takeover-nobody-to-jump = Não há nada ali sobre o que { FORM($kind, "o") } possa saltar.
takeover-no-room = Um salto termina em casa vazia, e em { $at } há { FORM($piece, "um") }.
takeover-second-jump = Um salto passa por cima de uma só peça, e { FORM($piece, "o") } em { $at } também está no caminho.
takeover-not-next-to = Por estas regras, um salto sobre { $at } termina na casa imediatamente seguinte.
takeover-defended = { FORM($by, "O") } em { $from } defende { FORM($victim, "o") } em { $at }: não dá para converter.
takeover-no-castling = Estas regras não têm roque.
takeover-promotion-not-chosen = Escolha a que o peão promove.
takeover-no-promotion-here = Só promove o peão que chega à última fileira.
takeover-set-up-first = Primeiro coloque todas as peças: pegue uma ao lado do tabuleiro.
takeover-not-to-place = Você não tem mais { FORM($kind, "nenhum") } para colocar.
takeover-not-own-ranks = Coloque as peças nas suas { $depth } fileiras.
takeover-pawn-on-back-rank = Você não pode colocar um peão na primeira fileira do seu lado.
takeover-no-completion = Depois disso, um rei poderia ser capturado, não importa como as outras peças fossem colocadas.
takeover-king-exposed = A formação não pode terminar assim: { FORM($by, "o") } em { $at } poderia capturar o rei { FORM($side, "adj-m") }.

messenger-place-first = Primeiro escolha o peão que será o seu mensageiro.
messenger-not-a-pawn = Só um peão pode virar mensageiro.
messenger-already-placed = Você já escolheu o seu mensageiro.
messenger-courier-first = Primeiro o seu mensageiro precisa dar um passo.
messenger-not-a-courier = Só um mensageiro dá o primeiro passo, não { FORM($kind, "um") }.
messenger-one-step = O mensageiro dá um passo só, antes do lance normal.
messenger-no-capture = Um mensageiro não captura.
messenger-immune = Não se pode capturar { FORM($kind, "um") }.
messenger-adds-attacker = Com este passo, { FORM($by, "o") } em { $at } atacaria o seu rei.
messenger-must-break = Você precisa acabar com o xeque { FORM($by, "do") } em { $at } com um passo do mensageiro.
messenger-no-answer = Depois deste passo, nenhum lance acabaria com o xeque { FORM($by, "do") } em { $at }.
messenger-not-at-edge = Um mensageiro só sai do tabuleiro a partir da última fileira.
messenger-exit-exposes = O mensageiro não pode sair: { FORM($by, "o") } em { $at } atacaria o seu rei.
messenger-exit-barred = O mensageiro não pode sair enquanto puder acabar com o xeque { FORM($by, "do") } em { $at }.
messenger-frozen = Você está em mate por causa { FORM($by, "do") } em { $at }: só um mensageiro pode se mover.
messenger-move-too = Depois do passo, você precisa fazer um lance normal.
messenger-no-pass = Você não pode passar: tem um lance legal.
messenger-promotion-not-chosen = Escolha a que o peão promove.
messenger-no-promotion-here = Só promove o peão que chega à última fileira.

## O que um lance faz

# O que acontece num lance, em ordem.
turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } { $from } para { $to }
event-castled-kingside = roque pequeno
event-castled-queenside = roque grande
event-captured = captura { FORM($kind, "um") }
event-paid = { $kind } paga o resgate
event-rescued = { $kind } pousa em { $to }
event-dropped = { $kind } desce em { $to }
event-set-up = { $kind } entra em { $to }
event-promoted = vira { $kind }
event-taken-over = { FORM($kind, "o") } em { $at } muda de lado
event-pulled = { FORM($kind, "o") } em { $at } cai no buraco
event-placed = o peão em { $at } vira o mensageiro
event-left = mensageiro sai do tabuleiro em { $at }
event-passed = passe
event-thawed = o peão { FORM($side, "adj-m") } de { $at } descongela
event-froze = o peão { FORM($side, "adj-m") } de { $at } congela
event-check = xeque
event-mate = mate
event-pseudo-check = pseudoxeque

## Como as partidas terminam

ending-checkmate = xeque-mate
    .won = { FORM($winner, "As") } venceram por xeque-mate.
    .drawn = Empate por xeque-mate.
ending-stalemate = afogamento
    .won = { FORM($winner, "As") } venceram por afogamento.
    .drawn = Empate por afogamento.
ending-repetition = repetição
    .won = { FORM($winner, "As") } venceram por repetição.
    .drawn = Empate por repetição.
ending-fifty-moves = regra dos 50 lances
    .won = { FORM($winner, "As") } venceram pela regra dos 50 lances.
    .drawn = Empate pela regra dos 50 lances.
ending-king-taken = perda do rei
    .won = { FORM($winner, "As") } venceram: { FORM($loser, "as") } perderam o rei.
    .drawn = Empate por perda do rei.
ending-no-move = falta de lances
    .won = { FORM($winner, "As") } venceram: { FORM($loser, "as") } não têm lance legal.
    .drawn = Empate por falta de lance legal.
ending-courier-through = saída do mensageiro
    .won = { FORM($winner, "As") } venceram: o mensageiro saiu do tabuleiro.
    .drawn = Empate por saída do mensageiro.
ending-passes = dois passes seguidos
    .won = { FORM($winner, "As") } venceram por dois passes seguidos.
    .drawn = Empate por dois passes seguidos.
ending-resignation = abandono
    .won = { FORM($loser, "As") } abandonaram; vitória { FORM($winner, "das") }.
    .drawn = Empate por abandono.
ending-agreement = acordo
    .won = { FORM($winner, "As") } venceram por acordo.
    .drawn = Empate por acordo.
ending-time-forfeit = tempo esgotado
    .won = O tempo { FORM($loser, "das") } acabou; vitória { FORM($winner, "das") }.
    .drawn = Empate por tempo esgotado.
ending-adjudication = arbitragem
    .won = { FORM($winner, "As") } venceram por decisão da arbitragem.
    .drawn = Empate por decisão da arbitragem.

## Partidas e registros

course-move = Meio-lance { $number }, “{ $text }”: { $why }

record-too-long = Este texto tem { $bytes } bytes: é longo demais para uma partida.
record-start = A partida não pode começar: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = “{ $text }” (linha { $line }) não é uma etiqueta da forma [Nome "valor"] e ficou de fora.
record-tag-unused = A etiqueta { $text } (linha { $line }) ficou de fora: { LIST($faults, "space") }
record-tag-denied = A etiqueta { $text } (linha { $line }) ficou de fora: ela contradiz outra.
record-tag-again = A etiqueta { $text } (linha { $line }) aparece duas vezes com valores diferentes: vale a primeira.
record-no-result = { $text } (linha { $line }) não é um dos resultados 1-0, 0-1, 1/2-1/2 e *.
record-other-result = { $text } (linha { $line }) contradiz os lances, que terminam em { $result }: valem os lances.
record-unfollowed = { $place }: { $why } A etiqueta { $tag } não pôde ser usada: { LIST($faults, "space") }
record-open-comment = { $place }: este comentário não termina.
record-open-variation = { $place }: esta variante não termina.
record-stray-bracket = { $place }: falta abrir este parêntese.
record-surplus = { $place }: a partida terminou; só uma é lida.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (linha { $line })
