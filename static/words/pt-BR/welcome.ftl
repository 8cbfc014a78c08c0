# A tela de boas-vindas da primeira visita.

welcome-captured = Peças capturadas viram reféns.
welcome-ransom = Resgate as suas: elas voltam de paraquedas.
welcome-how = Pague com um prisioneiro que valha o mesmo ou mais, e sua peça pousa na hora numa casa vazia.
door-computer = Contra o computador
door-computer-how = Começa fácil. Sem cadastro.
door-computer-against = Contra o { $opponent }. Sem cadastro.
door-learn = Aprenda em cinco minutos
door-learn-how = Sete lições curtas, no tabuleiro
# Para quem nunca jogou xadrez.
door-learn-chess = Primeiro, o xadrez
door-learn-chess-how = Três minutos, no tabuleiro
door-friend = Com um amigo
door-friend-how = Mande um link ou divida esta tela
door-puzzle-how = Um novo a cada dia
skill = Você joga xadrez?
skill-unasked = sem resposta
skill-never = nunca
skill-little = um pouco
skill-club = em clube
welcome-held = Seu cavalo está preso
welcome-paid = Você paga com um bispo
welcome-mate = Ele pousa: mate
welcome-picture = Uma partida de Hostage Chess. As pretas têm o cavalo branco na prisão. As brancas pagam com um bispo da prisão delas, e o cavalo desce de paraquedas em f7: xeque-mate.
welcome-pause = Pausar animação
other-games = Mais jogos
takeover-how = Salte sobre uma peça, e ela muda de lado
hole-how = Puxe peças para os dois buracos do tabuleiro
messenger-how = Leve seu mensageiro ao outro lado primeiro
friend-first = Faça seu lance e depois envie.
friend-begins = Mande o link: seu amigo joga de brancas e começa.

# Explicações mostradas quando se toca numa bandeja vazia.
purpose-prison = Sua prisão: as peças que você captura esperam aqui. Pague com elas para resgatar as suas.
purpose-jailed = Suas peças capturadas ficam presas aqui. Pague com um prisioneiro que valha o mesmo ou mais, e uma delas volta de paraquedas.
purpose-airfield = Seu aeródromo: as suas peças que o adversário usou para pagar esperam aqui até você descê-las numa casa vazia.
purpose-their-airfield = O aeródromo do seu adversário: empurre um prisioneiro até aqui para resgatar uma peça sua.
