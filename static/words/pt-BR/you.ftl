# A página de quem joga.

you-title = Você
you-private = Tudo fica neste aparelho.
you-none = Jogue uma partida contra o computador, e seu rating e seus resultados aparecem aqui.
you-begin = Jogar contra o computador
you-games = { $number ->
    [one] { $number } partida
   *[other] { $number } partidas
} desde { $since }.
you-copy = Salvar uma cópia
you-delete = Excluir nas Configurações
you-rating = Rating contra o computador
you-rating-guess = Ainda é um palpite: jogue mais algumas partidas.
you-rating-soon = Seu rating aparece depois de { $of } partidas valendo rating. Você jogou { $number }.
you-rating-none = Nenhuma partida valendo rating ainda. Para ter um rating, jogue Hostage Chess contra um dos níveis do computador, sem dica e sem voltar lance.
you-rating-how = Só contam partidas contra os níveis do computador: Hostage Chess com as regras normais, sem dica e sem voltar lance. Os ratings dos adversários são estimativas.
you-span = Período mostrado
you-month = Mês
you-year = Ano
you-all = Tudo
you-curve = Rating de { $from } ({ $begin }) a { $to } ({ $end }), entre { $least } e { $most }.
you-ladder = A escada
you-won-lost = vitórias : derrotas
you-counts = { $won } { $won ->
    [1] vitória
   *[other] vitórias
}, { $drawn } { $drawn ->
    [1] empate
   *[other] empates
}, { $lost } { $lost ->
    [1] derrota
   *[other] derrotas
}
you-drawn = { $number ->
    [1] 1 empate
   *[other] { $number } empates
}
you-level = nível { $number }
you-levels = níveis { $number } a { $last }
you-not-met = ainda não enfrentado
you-next = Próximo
you-beaten = vencido
you-unrated = { $number ->
    [one] Mais { $number } partida não conta: com ajuda ou com outras regras.
   *[other] Mais { $number } partidas não contam: com ajuda ou com outras regras.
}
you-openings = Seus primeiros lances
you-opening-moves = Lances
you-opening-results = vitórias, empates, derrotas
you-as-white = Brancas
you-as-black = Pretas
you-accuracy = Precisão
you-accuracy-last = { $number ->
    [one] última partida
   *[other] últimas { $number } partidas
}
you-accuracy-none = Faça a revisão de uma partida, e sua precisão aparece aqui.
you-accuracy-curve = Precisão em { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Média de cinco partidas: { $first } no começo, { $last } agora.
you-streak = Problema do dia
you-streak-none = Nenhuma sequência ainda.
you-people = Contra pessoas
you-people-more = Mais { $number }
