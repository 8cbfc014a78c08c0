# O que as partidas da engine mostram do jogo (#/findings).

findings-title = O que as partidas mostram
findings-decimal = {","}
findings-games = { $number ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
findings-source = Todos os números vêm de { $games } que a engine jogou contra si mesma, olhando cerca de 1.500 posições por lance. Eles mostram como a engine joga, não como as pessoas jogam. Um lance que vence muito não é necessariamente a causa da vitória.
findings-error = O número depois de ± é a margem de erro.
findings-white = As brancas fazem { $points } de 100 pontos
findings-white-won = Brancas venceram { $share }
findings-drawn = Empates { $share }
findings-black-won = Pretas venceram { $share }
findings-length = Metade das partidas acaba antes do lance { $move }
findings-lengths = Uma em cada dez partidas acaba antes do lance { $early }, nove em cada dez antes do lance { $late }. A média é de { $mean } lances.
findings-mate = { $share } dos mates vêm de um resgate
findings-by-walk = Lance no tabuleiro { $share }
findings-by-drop = Descida { $share }
findings-by-exchange = Resgate { $share }
findings-stopped = { $mates } mates. { $share } das partidas foram jogadas até o fim; as outras pararam quando um lado estava muito à frente.
findings-frozen = Um peão congela em { $share } das partidas
findings-pawns = Em 100 partidas, { $pawns } peões congelam.
findings-alike = { $share } dos resgates são pagos com uma peça igual
findings-cells = Cada linha é uma peça resgatada, cada coluna um pagamento. Grande: resgates em 100 partidas. Pequeno: quanto quem paga ganha ou perde em pontos esperados, de 100. Azul: custa pelo menos 5.
findings-rescued = Resgate
findings-paid = Pagamento
findings-worst = Pagar com uma dama por um peão rende só { $points } de 100 pontos
findings-scores = Pontos do lado que faz o lance; a linha marca 50. Um lado em apuros precisa pagar demais: o lance nem sempre é a causa.
findings-first = { $move } rende mais às brancas: { $points } de 100 pontos
findings-lines = Escolha um primeiro lance e percorra os lances mais jogados depois dele, em { $games } de uma engine mais nova.
