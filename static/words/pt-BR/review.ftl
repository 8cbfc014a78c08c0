# A revisão da partida.

review = Revisão
review-go-on = Continuar
review-start = Revisar a partida
review-offer = A engine percorre a partida e mostra onde ela virou, quais lances foram ruins e por quê, e o que era melhor.
review-pause = Parar
review-close = Fechar revisão
chances = Chances de vitória
accuracy = { $percent } de precisão
better = Melhor:
better-line = Linha melhor
# A história da partida: seus momentos-chave.
story-own = { $number ->
        [1] O momento-chave da sua partida
        [one] Sua partida em { $number } momento
       *[other] Sua partida em { $number } momentos
    }
story-any = { $number ->
        [1] O momento-chave da partida
        [one] A partida em { $number } momento
       *[other] A partida em { $number } momentos
    }
story-none = Nenhum lance foi ruim a ponto de merecer comentário. Jogou bem!
story-begins = Revendo sua partida…
story-you = Você
story-move = Lance { $move }
story-good = o seu melhor
story-find = Encontre um lance melhor
story-show = Mostrar
story-moments = Voltar aos momentos
story-board = Ver o tabuleiro
story-again = Jogar de novo
story-all = { $number ->
        [one] { $number } lance
       *[other] Todos os { $number } lances
    }
story-clean = Nenhum lance ruim
after-review = Depois da revisão
retry = Refaça seus erros
retry-next = Próximo
retry-skip = Pular
retry-solve = Mostrar
retry-back = Voltar à posição
retry-end = Concluir
review-progress = Posições revisadas
retry-looking = Conferindo seu lance…
retry-good = Bom: este é melhor.
retry-wrong = Este não é melhor. Tente outro lance.
retry-solved = Este era melhor.
retry-over = Acabaram os erros. Muito bem!

review-progress-of = { $done } de { $of }
verdict-inaccuracy = imprecisão
verdict-mistake = erro
verdict-blunder = capivarada
verdicts-inaccuracy = { $number ->
        [0] 0 imprecisões
        [one] { $number } imprecisão
       *[other] { $number } imprecisões
    }
verdicts-mistake = { $number ->
        [0] 0 erros
        [one] { $number } erro
       *[other] { $number } erros
    }
verdicts-blunder = { $number ->
        [0] 0 capivaradas
        [one] { $number } capivarada
       *[other] { $number } capivaradas
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { FORM($side, "small") } { $percent }%
retry-ask-one = Encontre para { FORM($side, "as") } um lance melhor que { $move }.
retry-ask = { $index } de { $of }: encontre para { FORM($side, "as") } um lance melhor que { $move }.

# O motivo de um lance ser ruim, talvez com os lances que o mostram.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = mate em { $moves }
end-king = captura do rei em { $moves }
end-win = { $moves ->
        [one] vitória em { $moves } lance
       *[other] vitória em { $moves } lances
    }
bought-back = { $force ->
        [mate-now] Capturou { FORM($kind, "um") } e permitiu o resgate com mate
        [mate] Capturou { FORM($kind, "um") } e permitiu o resgate, com mate em { $moves }
        [check] Capturou { FORM($kind, "um") } e permitiu o resgate com xeque
        [wins] Capturou { FORM($kind, "um") } e permitiu o resgate, que depois ganha { FORM($lost, "um") }
       *[plain] Capturou { FORM($kind, "um") } e permitiu o resgate
    }
dropped-at-once = { $force ->
        [mate-now] Pagou com { FORM($kind, "um") } que pode descer na hora com mate
        [mate] Pagou com { FORM($kind, "um") } que pode descer na hora, com mate em { $moves }
        [check] Pagou com { FORM($kind, "um") } que pode descer na hora com xeque
        [wins] Pagou com { FORM($kind, "um") } que pode descer na hora e depois ganhar { FORM($lost, "um") }
       *[plain] Pagou com { FORM($kind, "um") } que pode descer na hora
    }
overpaid = Pagou com { FORM($paid, "um") } quando bastava { FORM($enough, "um") }
dear = Pagou com { FORM($paid, "um") } por { FORM($rescued, "um") }
let-thaw = Deixou descongelar o peão em { $at }
not-frozen = Perdeu a chance de congelar o peão em { $at }
not-frozen-check = Perdeu a chance de congelar o peão em { $at } e acabar com o xeque dele
put-to-be-lost = Pôs { FORM($kind, "o") } em { $at }, onde pode ser { FORM($kind, "gender") ->
        [f] { $loss ->
            [taken] capturada
            [taken-over] convertida
           *[pulled] puxada para o buraco
        }
       *[m] { $loss ->
            [taken] capturado
            [taken-over] convertido
           *[pulled] puxado para o buraco
        }
    }{ $pays ->
        [yes] {" "}e servir para pagar um resgate
       *[no] {""}
    }
left-to-be-lost = Deixou { FORM($kind, "o") } em { $at }, onde pode ser { FORM($kind, "gender") ->
        [f] { $loss ->
            [taken] capturada
            [taken-over] convertida
           *[pulled] puxada para o buraco
        }
       *[m] { $loss ->
            [taken] capturado
            [taken-over] convertido
           *[pulled] puxado para o buraco
        }
    }{ $pays ->
        [yes] {" "}e servir para pagar um resgate
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Permitiu { $end } com uma descida
        [exchange] Permitiu { $end } com um resgate
        [promotion] Permitiu { $end } com uma promoção
       *[plain] Permitiu { $end }
    }
missed-end = { $manner ->
        [drop] Não viu { $end } com uma descida
        [exchange] Não viu { $end } com um resgate
        [promotion] Não viu { $end } com uma promoção
       *[plain] Não viu { $end }
    }
gave-draw = Deixou empatar ({ $ending })
not-taken = Podia ter { $loss ->
        [taken] capturado { FORM($kind, "o") } em { $at }
        [taken-over] convertido { FORM($kind, "o") } em { $at }
       *[pulled] puxado { FORM($kind, "o") } de { $at } para o buraco
    }
# O tipo de lance, como parte das duas mensagens seguintes.
manner = { $manner ->
        [drop] uma descida
        [exchange] um resgate
        [promotion] uma promoção
       *[plain] um lance
    }
not-seen = { $check ->
        [yes] Não viu { manner } com xeque
       *[no] Não viu { manner }
    }
allowed-move = { $check ->
        [yes] Permitiu { manner } com xeque
       *[no] Permitiu { manner }
    }
chances-fell = As chances de vitória caíram de { $was }% para { $is }%
