# A tela inicial de quem volta.

nav-home = Início
home-welcome = Olá de novo
home-your-move = Sua vez
home-their-move = Vez do seu adversário
home-paused = Em pausa
home-game = Você e { $opponent }
home-computer = Você e o computador
home-friend = Você e seu amigo
home-same-screen = Dois nesta tela
home-engines = Computador contra computador
home-about =
    { $drops ->
        [0] Lance { $number }
        [one] Lance { $number } · uma peça para descer
       *[other] Lance { $number } · { $drops } peças para descer
    }
home-continue = Continuar
home-play = Jogar
home-next-game = Próxima partida
home-puzzle-done = Resolvido. O próximo chega amanhã.
home-rung = Próximo adversário
home-rung-how =
    { $beaten ->
        [0] Vença seu primeiro adversário
       *[other] Você já venceu { $beaten } de { $all }
    }
home-lesson = Próxima lição
home-live-open = Seu convite aberto
home-live-waits = Ninguém entrou ainda
home-live-asked = A página do adversário ainda não respondeu
home-live-confirming = O outro aparelho ainda não confirmou o resultado
home-live-unsent = Ainda não enviado. Abra a partida para enviar.
home-live-over = A partida acabou. Veja o resultado.
home-live-claim = O tempo do adversário acabou. Você pode reivindicar a vitória.
home-live-unknown = Abra para ver como está
home-live-more = Mais partidas ao vivo
home-lobby = Lobby
home-lobby-how = Encontre alguém para jogar agora
home-won = Você venceu sua última partida
home-lost = Você perdeu sua última partida
home-drawn = Sua última partida foi empate
home-ended = Sua última partida terminou
home-review-how = Veja o que decidiu a partida
home-own =
    { $due ->
        [one] Uma posição das suas partidas
       *[other] { $due } posições das suas partidas
    }
home-own-how = Encontre o lance que você não viu
home-rating = Você: rating { $rating }
