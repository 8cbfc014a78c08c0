# Problemas.

puzzles-title = Problemas
puzzles-loading = Carregando problemas…
puzzles-lost = Não foi possível carregar os problemas. Você está sem internet? Os que você resolveu continuam guardados.
puzzles-damaged = Não dá para ler este arquivo de problemas ({ $fault }). Ele pode ser de outra versão da página. Recarregue a página.
puzzle-unknown = Não existe o problema “{ $name }”. Aqui vai outro.
puzzle-day-unknown = Não existe problema para esse dia. Aqui vai o de hoje.
puzzle-withdrawn = O problema “{ $name }” foi retirado: uma revisão encontrou uma falha nele. Aqui vai outro.
puzzle-again = Para repetir
puzzle-name = Problema { $number }
puzzle-mate = { $moves ->
    [one] Vença em um lance.
   *[other] Vença em { $moves } lances contra qualquer defesa.
}
puzzle-advantage = Encontre o único lance que vence.
puzzle-defence = Encontre o único lance que salva a partida.
puzzle-right = Certo. Continue.
puzzle-solved = Resolvido!
puzzle-solved-late = É essa a solução.
puzzle-shown = Esta é a solução.
puzzle-returns = Você verá este problema de novo.
puzzle-judging = Não é a solução. Procurando a refutação…
puzzle-refuted = Não é a solução: { FORM($side, "as") } respondem { $answer }. Tente outro lance.
puzzle-refuted-mate = Não é a solução: { FORM($side, "as") } respondem { $answer }, e { $moves ->
    [one] você perde no próximo lance
   *[other] você perde em { $moves } lances
}. Tente outro lance.
puzzle-wrong = Não é a solução. Tente outro lance.
puzzle-show = Mostrar a solução
puzzle-try-again = Tentar de novo
puzzle-next = Próximo problema
puzzle-analyse = Analisar
puzzle-link = Link
puzzle-rating = Seu rating: { $guess ->
    [yes] cerca de { $rating }
   *[no] { $rating }
}
puzzle-grade = Rating do problema: { $rating }
puzzle-streak = { $days ->
    [0] Sequência: 0 dias
    [one] Sequência: { $days } dia
   *[other] Sequência: { $days } dias
}
puzzle-count = { $solved } de { $tried } resolvidos de primeira
puzzle-due = { $count ->
    [one] { $count } problema para repetir
   *[other] { $count } problemas para repetir
}
puzzle-game = Jogo
puzzle-daily = Problema de hoje
theme-advantage = vitória
theme-defence = salva a partida
theme-mate-drop = mate com descida
theme-mate-exchange = mate com resgate
theme-mate-promotion = mate com promoção
theme-pseudo-check = pseudoxeque
theme-freeze = congelar um peão
theme-thaw = descongelar um peão
theme-denial = deixar sem ter como pagar
theme-block = escudo de paraquedas
theme-fork = garfo
theme-quiet = lance silencioso
theme-purchase = sacrifício que paga um resgate
theme-win-in = vitória em { $moves }
puzzle-about = Tema
puzzle-topic = { $theme } ({ $count })
theme-any = todos

storm = Rajada de três minutos
storm-how = Um problema atrás do outro, do fácil ao difícil. O relógio começa no seu primeiro lance; um lance errado custa dez segundos.
storm-score = { $solved ->
    [1] 1 resolvido
   *[other] { $solved } resolvidos
}
storm-combo = { $moves } em sequência
storm-wrong = Errado: { $seconds } segundos a menos.
storm-bonus = { $seconds } segundos a mais!
storm-left = { $seconds ->
    [0] Restam 0 segundos.
    [one] Resta { $seconds } segundo.
   *[other] Restam { $seconds } segundos.
}
storm-best = Seu recorde: { $best }.
storm-new-best = Sua melhor rajada até agora!
storm-missed = Reveja seus erros
storm-again = Jogar de novo
storm-end = Parar

puzzle-own = Um erro seu
puzzle-better = Aqui você jogou { $move }. Encontre um lance melhor.
puzzle-own-none = Nenhum dos seus erros está marcado para hoje. Aqui vai outro problema.
puzzles-aside = Não deu para ler os problemas que você resolveu, e eles foram deixados de lado. Você começa do zero.
solve-mistakes = Resolver seus erros ({ $count })
puzzles-waiting = O progresso nos problemas que você importou não cabe no espaço deste navegador. Ele será somado ao seu quando houver espaço: exclua algo na biblioteca ou nas configurações.

# Dicas, e os passos da solução.

puzzle-skip = Pular
puzzle-hint-note = Com uma dica, este problema não conta como resolvido. Você o verá de novo.
puzzle-hint-idea = Ideia
puzzle-hint-idea-what = que tipo
puzzle-hint-piece = Peça
puzzle-hint-piece-what = qual delas
puzzle-hint-square = Casa
puzzle-hint-square-what = para onde
puzzle-idea-ransom = Pague um resgate: uma peça sua na prisão pode pousar no tabuleiro.
puzzle-idea-drop = Uma peça no seu aeródromo pode descer.
puzzle-idea-promote = Um peão pode promover.
puzzle-idea-capture-check = Procure uma captura que dê xeque.
puzzle-idea-capture = Há algo para capturar.
puzzle-idea-check = Olhe os seus xeques.
puzzle-idea-quiet = Procure um lance silencioso: não captura nada nem dá xeque.
puzzle-which-walks = É { FORM($kind, "o") } em { $at }.
puzzle-which-ransom = Resgate { FORM($kind, "o") }.
puzzle-which-drop = É { FORM($kind, "o") } do seu aeródromo.
puzzle-which-king = É o rei.
puzzle-which-look = Olhe a peça marcada.
puzzle-where-walks = Vai para { $to }.
puzzle-where-lands = Pousa em { $to }.
puzzle-where-move = O lance: { LIST($events, "comma") }.
puzzle-step-start = A posição do problema.
puzzle-step-ransom = { $who ->
    [you] Você paga
   *[they] O adversário paga
} com { FORM($paid, "um") } e resgata { $same ->
    [same] { FORM($kind, "gender") ->
        [f] a sua
       *[m] o seu
    }
   *[other] { FORM($kind, "um") }
}, com pouso em { $to }{ $end ->
    [over] . E vence.
    [check] {" "}e xeque.
   *[none] .
}
puzzle-step-move = { $who ->
    [you] Seu lance
   *[they] Lance do adversário
}: { LIST($events, "comma") }.{ $end ->
    [over] {" "}E vence.
   *[none] {""}
}
puzzle-step-back = Voltar
puzzle-step-forward = Avançar
puzzle-retry = Tentar de novo
puzzle-try = { $move } falha: { FORM($side, "as") } respondem { $answer }.

# A página inicial.

puzzle-front-mate = Vença em { $moves }
puzzle-front-advantage = Encontre o lance que vence
puzzle-front-defence = Salve a partida
puzzle-solve = Resolver
puzzle-solve-again = Ver de novo
puzzle-easy = Comece com um fácil
puzzle-fill = Resolva hoje para preencher o círculo. Sua sequência continua mesmo com dicas.
puzzle-week = Os últimos sete dias
puzzle-mark-open = em aberto
puzzle-mark-solved = resolvido
puzzle-mark-hinted = com dicas
puzzle-mark-missed = não resolvido
puzzle-weekdays = S T Q Q S S D
puzzle-weekday-names = segunda terça quarta quinta sexta sábado domingo
puzzle-months = Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro
puzzle-month-of-year = { $month } de { $year }
puzzle-month-before = Mês anterior
puzzle-month-after = Próximo mês
puzzle-months-of = janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro
puzzle-date = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month }
puzzle-of = Problema de { $day }
puzzle-at-level = Problemas no seu nível
puzzle-level = Rating { $guess ->
    [yes] cerca de { $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· { $change } a mais nesta semana
    [down] {" "}· { $change } a menos nesta semana
   *[same] {""}
}
puzzle-level-new = Seus primeiros problemas definem seu rating.
puzzle-curve = Seu rating de problemas dia a dia
puzzle-solve-level = Resolver no meu nível
storm-name = Rajada
storm-best-how = Seu recorde em 3 minutos
storm-none-how = Quantos em 3 minutos?
puzzle-try-again-name = De novo
puzzle-due-how = Os errados, para hoje
puzzle-due-none = Nenhum errado para hoje
puzzle-by-theme = Por tema
puzzle-number-of = { $count ->
    [0] 0 problemas
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle-longest = { $days ->
    [0] Maior sequência: 0 dias
    [one] Maior sequência: { $days } dia
   *[other] Maior sequência: { $days } dias
}
puzzles-back = Todos os problemas
storm-misses-how = Toque num tabuleiro para resolver com calma.
storm-right = Certos
storm-wrong-count = Errados
