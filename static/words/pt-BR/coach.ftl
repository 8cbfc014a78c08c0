# O treinador: ameaças do adversário e lances melhores.

coach = Treinador
coach-says = Avisa quando você faz uma capivarada.
set-coach = Treinador contra adversários fáceis
coach-on = Ligado
coach-off = Desligado
coach-play-on = Continuar
no-coach = Sem treinador
coach-asks = { $reason }. Voltar o lance?
coach-asks-line = { $reason }: { $line }. Voltar o lance?
coach-asks-reply = { $reason }. Melhor resposta { FORM($side, "das") }: { $line }. Voltar o lance?
# A consequência, como parte das duas mensagens seguintes.
coach-with = { $force ->
        [mate-now] {" "}com mate
        [mate] {" "}com mate em { $moves }
        [check] {" "}com xeque
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}e depois ganhar { FORM($lost, "um") }
       *[plain] {""}
    }
coach-bought-back = { FORM($side, "As") } podem resgatar { FORM($kind, "o") }{ coach-with }{ coach-then }
coach-dropped = { FORM($side, "As") } podem descer { FORM($kind, "o") } do seu pagamento{ coach-with }{ coach-then }
coach-lost = { FORM($side, "As") } podem { $loss ->
        [taken] capturar { FORM($kind, "o") } em { $at }
        [taken-over] converter { FORM($kind, "o") } em { $at }
       *[pulled] puxar { FORM($kind, "o") } de { $at } para o buraco
    }{ $pays ->
        [yes] {" "}e depois pagar um resgate com essa peça
       *[no] {""}
    }
# O primeiro lance de uma vitória forçada, como parte das duas mensagens seguintes.
coach-by = { $manner ->
        [drop] {" "}com uma descida
        [exchange] {" "}com um resgate
        [promotion] {" "}com uma promoção
       *[plain] {""}
    }
coach-end = { FORM($side, "As") } têm { $end }{ coach-by }
coach-missed = Você tinha { $end }{ coach-by }
coach-answered = { FORM($side, "As") } podem responder com { manner }{ $check ->
        [yes] {" "}que dá xeque
       *[no] {""}
    }
coach-not-seen = Você tinha { manner }{ $check ->
        [yes] {" "}com xeque
       *[no] {" "}melhor
    }
coach-overpaid = Você pagou com { FORM($paid, "um") } quando bastava { FORM($enough, "um") }
coach-dear = Você pagou com { FORM($paid, "um") } por { FORM($rescued, "um") }
coach-thaws = O peão em { $at } descongela
coach-not-frozen = Você pode congelar o peão em { $at }{ $check ->
        [yes] {" "}e acabar com o xeque dele
       *[no] {""}
    }
coach-not-taken = Em vez disso, você pode { $loss ->
        [taken] capturar { FORM($kind, "o") } em { $at }
        [taken-over] converter { FORM($kind, "o") } em { $at }
       *[pulled] puxar { FORM($kind, "o") } de { $at } para o buraco
    }
coach-fell = Suas chances de vitória caem de { $was }% para { $is }%

# Depois da partida: no máximo três momentos.
moments = Momentos-chave
moment-well = Boa visão: { FORM($side, "as") } vacilaram, e este lance aproveitou.
# Uma descida ou um resgate que ganhou a partida.
moment-parachute = { FORM($kind, "O") } pousou em { $at }, { $ends ->
        [yes] e ali acabou a partida
       *[no] e nada mais podia impedir
    }. Que beleza.
moment-title-parachute = O paraquedas da vitória
moment-title-well = Chance aproveitada
moment-title-bought = { FORM($kind, "O") } voltou
moment-title-dropped = O pagamento saiu pela culatra
moment-title-dear = O resgate saiu caro
moment-title-thawed = Um peão descongelou
moment-title-not-frozen = Dava para congelar um peão
moment-title-lost = { FORM($kind, "gender") ->
        [f] { FORM($kind, "O") } ficou pendurada
       *[m] { FORM($kind, "O") } ficou pendurado
    }
moment-title-allowed = Isto permitiu { $end }
moment-title-missed = Havia { $end }
moment-title-drew = Isto permitiu o empate
moment-title-free = { FORM($kind, "O") } estava de graça
moment-title-not-seen = { $manner ->
        [drop] Uma descida era melhor
        [exchange] Um resgate era melhor
       *[plain] Havia um lance melhor
    }
moment-title-answered = { $manner ->
        [drop] Uma descida passou despercebida
        [exchange] Um resgate passou despercebido
       *[plain] A resposta passou despercebida
    }
moment-title-fell = A partida virou aqui
moment-board = A posição antes de { $move }
moment-analyse = Analisar
moment-puzzle = Problemas parecidos
