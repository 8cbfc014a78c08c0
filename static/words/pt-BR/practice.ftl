# Treino contra a engine. Cada grupo de exercícios é uma mensagem, com o nome que tem em src/session/practice: um título e uma explicação.

practice-heading = Treino contra a engine
practice-intro = Vença estas posições ganhas ou segure as difíceis. A engine joga o melhor que pode.
practice-place = Exercício { $place } de { $number }
practice-exercise = Exercício { $number }, { $stars }
practice-mate = Dê mate em até { $moves } lances
practice-win = Vença em até { $moves } lances
practice-hold = Aguente { $moves } lances
practice-left = { $moves ->
        [0] Nenhum lance restante.
        [one] Último lance.
       *[other] Restam { $moves } lances.
    }
practice-hint = A engine jogaria { $move }.
practice-slipped = A vitória escapou: comece de novo ou continue jogando.
practice-losing = Agora está perdido: comece de novo ou continue jogando.
practice-judging = Os lances acabaram. A engine está conferindo se você segurou…
practice-won = Feito.
practice-held = Segurou.
practice-late = Os lances acabaram, e nada de mate. Tente de novo.
practice-lost = Tente de novo.
practice-drawn = Aqui o empate não basta. Tente de novo.
practice-not-held = Seus lances acabaram, e a engine está ganhando. Tente de novo.
practice-silent = A engine não responde. Tente de novo.

practice-fed = Aeródromo cheio
    .text = Cada peça no seu aeródromo é um ataque à espera do pouso. Desça as peças com xeque até o rei não ter para onde ir.
practice-thaw = Um peão que precisa descongelar
    .text = Um peão na sétima fileira fica congelado enquanto não há na prisão inimiga nenhuma peça sua: cavalo, bispo, torre ou dama. A próxima que for capturada o descongela: faça isso acontecer na hora certa para você.
practice-last = O último pagamento
    .text = Você tem um só prisioneiro. Pague com ele onde ele decida a partida, ou capture uma peça que valha mais.
practice-win-on = Vença a posição ganha
    .text = Você está muito melhor, mas não há mate rápido. Continue atacando e veja bem o que suas capturas deixam o adversário resgatar.
practice-hold-on = Aguente firme
    .text = Agora só um lance mantém você no jogo, e isso vai se repetir. O empate vale como aguentar.
