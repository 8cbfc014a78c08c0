# Partidas ao vivo entre duas pessoas em dois aparelhos, e as maneiras de jogar com um amigo.

friend-title = Jogar com um amigo
friend-lead = Nenhum dos dois precisa de cadastro. Seu amigo abre um link e joga.
friend-live = Ao vivo
friend-live-how = Vocês dois online, cada um na sua tela.
friend-same-screen = Mesma tela
friend-same-how = Passem o celular um para o outro ou joguem frente a frente.
friend-by-links = Por link
friend-links-how = Sem pressa nenhuma. Cada lance vai como um link.
friend-no-relay = Este site não consegue conectar jogadores, por isso não há partidas ao vivo aqui. Vocês podem dividir esta tela ou trocar links.
lobby-title = Lobby
live-title = Partida ao vivo
live-clock-each = Tempo para cada um
live-by-days = com calma
live-untimed = Sem relógio
live-days = { $days ->
    [one] { $days } dia por lance
   *[other] { $days } dias por lance
}
live-start = Posição
live-start-new = inicial
live-start-here = a do seu tabuleiro
live-goes-on = de uma posição no meio de uma partida
live-name = Seu nome
live-somebody = Visitante
live-you = Você
live-make-link = Criar o link
live-waiting = Esperando seu amigo
live-nobody-yet = Ninguém entrou ainda.
live-scan = Peça para seu amigo ler este código
live-or-send = Ou mande o link. A primeira pessoa que entrar joga com você. As outras podem assistir.
live-link-label = Link desta partida
live-send = Compartilhar o link
live-copied = Copiado. Mande para o seu amigo.
live-puzzles-meanwhile = Resolver problemas enquanto espera
live-cancel = Mudar a partida
live-withdraw = Retirar o convite
live-searching = Procurando a partida
live-searching-how = Ela deve aparecer em segundos.
live-gone = Este convite não existe mais
live-gone-how = Ninguém mais pode entrar por ele. Você pode criar um novo link.
live-not-found = A partida não foi encontrada
live-not-found-how = O convite pode ter sido retirado. Peça a quem o criou que o abra de novo ou envie um novo link.
live-friend-waits = Seu amigo está esperando você
live-waits-for-you = { $name } está esperando você
live-you-play = você joga de { FORM($side, "small") }
live-learn-first = Aprender em um minuto
live-just-play = Só jogar
live-no-account = Você não precisa de cadastro.
live-clocks-wait = Os relógios começam depois do primeiro lance de cada um.
live-claiming = Você pediu para jogar com { $name }
live-claiming-how = A partida começa assim que a página do outro lado responder. Ela precisa estar aberta. Se nada acontecer, seu link pode ser um mais antigo.
live-stop-waiting = Parar de esperar
live-unanswered = Ninguém respondeu
live-unanswered-how = Quem ofereceu esta partida não está mais aqui. Você pode escolher outra no lobby.
live-ask-again = Pedir de novo
live-learn-meanwhile = Aprender a jogar enquanto espera
live-learning-wait = Seu adversário está aprendendo a jogar. Os relógios ainda não começaram.
live-learning-now = Seu adversário está aprendendo a jogar.
live-here = online
live-learning = aprendendo a jogar
live-reconnecting = reconectando
live-left = offline
live-your-move = sua vez
live-your-move-title = Sua vez ·
live-answer-title = Esperam sua resposta ·
live-connecting = Conectando…
live-down = Você está sem conexão. Esta página continua tentando reconectar.
live-unreachable = O servidor das partidas ao vivo não responde. Esta página continua tentando. Já dá para jogar por link.
live-down-timed = Você está sem conexão, e seu relógio continua correndo. Em cerca de 40 segundos, seu adversário pode reivindicar a vitória.
live-refused = O servidor que conecta os jogadores recusa esta página. Avise, por favor, quem cuida deste site. Ainda dá para jogar por link.
live-unstored = Este navegador não salva nada para este site. Se você recarregar ou fechar a página, perde seu lugar na partida.
live-unsent = Seu lance não foi enviado. Ele será enviado assim que a conexão voltar.
live-unsent-act = Sua última ação não foi enviada. Ela será enviada assim que a conexão voltar.
live-unsent-timed = Seu lance não foi enviado, e seu relógio continua correndo. Em cerca de 40 segundos, seu adversário pode reivindicar a vitória.
live-sending = Enviando seu lance…
live-sending-act = Enviando…
live-go-by-links = Continuar por link
live-watch-link = Link para assistir
live-offers-draw = { $name } propõe empate
live-asks-take-back = { $name } pede para voltar um lance
live-accept = Aceitar
live-allow = Permitir
live-no = Não
live-draw-button = Propor empate
live-draw-with-move = Você vai propor empate com o próximo lance.
live-draw-offered = Você propôs empate.
live-take-back-asked = Você pediu para voltar um lance.
live-declines-draw = { $name } recusa o empate.
live-declines-take-back = { $name } não permite voltar o lance.
live-phrases = Mensagens
live-hide-phrases = Ocultar mensagens do adversário
live-show-phrases = Mostrar mensagens do adversário
live-abort = Cancelar partida
live-resign-sure = Abandonar? Aperte de novo
live-add-time = Dar 15 segundos ao adversário
live-disconnected = { $name } está sem conexão.
live-away = { $name } está sem conexão. Você pode reivindicar a vitória em { $seconds ->
    [0] 0 segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
live-has-left = { $name } saiu ou ficou sem tempo. Você pode reivindicar a vitória ou esperar.
live-claim-win = Reivindicar vitória
live-wait = Esperar
live-overcharge = { $name } contou { $charged } segundos no seu último lance. Seu aparelho contou { $used }. O tempo sem conexão também conta.
live-taken = Os dois lugares estão ocupados. Você está assistindo.
live-ask-seat = Um dos lugares é meu
live-faster = Alguém foi mais rápido. Você está assistindo.
live-watching = Você está assistindo.
live-newcomer = { $name } abriu seu link e pede o lugar do seu amigo. É seu amigo em outro aparelho?
live-admit = Sim, deixar jogar
live-elsewhere = Você está jogando esta partida em outra aba.
live-play-here = Jogar aqui
live-you-won = Você venceu
live-you-lost = Você perdeu
live-draw = Empate
live-aborted = Cancelada
live-disputed = Sem resultado
live-how-agreed = Por acordo.
live-how-resigned = Por abandono.
live-how-flag = O tempo acabou.
live-how-claimed = Quem perdeu saiu ou ficou sem tempo.
live-how-contested = Um lance chegou bem na hora em que a vitória foi reivindicada. O resultado ainda não está definido.
live-how-aborted = A partida foi cancelada antes de começar.
live-how-disputed = Os dois aparelhos não concordam sobre a vitória reivindicada, por isso esta partida não conta.
live-confirming = Esperando o outro aparelho confirmar o resultado.
live-again = Jogar de novo de { FORM($side, "small") }
live-rematch-asked = Você pediu outra partida. Esperando a resposta.
live-wants-rematch = { $name } quer jogar de novo.
live-problem = Não é possível jogar ao vivo
live-no-relay = Este site não consegue conectar jogadores. Vocês ainda podem jogar por link ou na mesma tela.
live-no-crypto = Não dá para criptografar partidas ao vivo aqui. O navegador pode ser antigo demais, ou uma parte da página não carregou. Recarregue a página para tentar de novo ou jogue por link.
live-bad-link = Falta uma parte deste link ou ela está danificada. Peça ao seu amigo que o mande de novo.
live-fault-terms = Esta versão da página não conhece as regras desta partida. Recarregue a página para ter a versão mais nova.
live-fault-newer = Seu adversário tem uma versão mais nova desta página. Recarregue a página para atualizar a sua.
live-fault-differs = Os dois aparelhos não concordam sobre as regras desta partida. Comece uma nova, por favor.
live-fault-move = { FORM($side, "As") } enviaram um lance ilegal, por isso esta partida não pode continuar. Você pode começar uma nova.
live-fault-act = { FORM($side, "As") } enviaram algo impossível, por isso esta partida não pode continuar. Você pode começar uma nova.
live-deadline = { $days ->
    [0] { $hours } h { $minutes } min
    [one] { $days } dia { $hours } h
   *[other] { $days } dias { $hours } h
}
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-nice-move = Belo lance!
phrase-oops = Ops!
phrase-one-moment = Um momento, por favor.
phrase-thanks = Valeu!
phrase-good-game = Boa partida!
phrase-must-go = Tenho que ir. Até mais!
lobby-open = Partidas abertas
lobby-running = Para assistir
lobby-seek = Procurar adversário
lobby-problem = Não há lobby aqui
lobby-other = Outro jogo ou nome
lobby-waiting = Sua partida está na lista. Ela começa assim que alguém entrar.
lobby-withdraw = Parar de procurar
lobby-play = Jogar
lobby-watch = Assistir
lobby-empty = Ninguém mais está procurando partida agora. Uma partida fica nesta lista enquanto quem a abriu mantiver esta página aberta.
lobby-computer = Contra o computador
lobby-public = As partidas do lobby são públicas. Qualquer pessoa pode ver seu nome e assistir.
lobby-doubtful = Este nome talvez esteja imitando outro.
lobby-more = { $count ->
    [one] Mais { $count } partida aberta
   *[other] Mais { $count } partidas abertas
}
lobby-more-games = { $count ->
    [one] Mais { $count } partida
   *[other] Mais { $count } partidas
}
lobby-new = 1ª vez aqui
lobby-rating = { $rating }
lobby-rating-about = cerca de { $rating }
lobby-watchers = { $count ->
    [0] ninguém assistindo
    [one] { $count } pessoa assistindo
   *[other] { $count } pessoas assistindo
}
lobby-moves = { $moves ->
    [0] 0 lances
    [one] { $moves } lance
   *[other] { $moves } lances
}
challenge = Um amigo desafia você no { $game }
challenge-by = { $name } desafia você no { $game }
challenge-waits = Seu amigo está esperando seu lance
challenge-captured = Capturada?
challenge-held = A peça fica como refém.
challenge-ransom = Pague um resgate:
challenge-paid = um prisioneiro que valha o mesmo ou mais.
challenge-lands = Sua peça pousa
challenge-mate = em qualquer casa vazia, aqui com mate.
live-idea = É xadrez, só que as peças capturadas são reféns. Você pode ter as suas de volta.
live-idea-held = As peças capturadas esperam na prisão.
live-idea-paid = Pague com um prisioneiro que valha o mesmo ou mais.
live-idea-lands = Sua peça pousa na hora, numa casa vazia.
friend-lobby-how = Encontre alguém para jogar agora ou assista a uma partida.
friend-earlier = Com quem você já jogou
live-you-lead = Você vence por { $own } a { $theirs }
live-they-lead = Você perde por { $theirs } a { $own }
live-level = Tudo igual: { $own } a { $theirs }
live-strip-waiting = Esperando seu amigo. Voltar ao link.
live-strip-your-move = Sua vez! Voltar à partida.
live-strip-running = Sua partida continua. Voltar à partida.
live-strip-claiming = Você pediu para jogar. Voltar à partida.
live-leaving = Sua partida continua
live-leaving-how = Se você abrir outra partida agora, sairá desta. O relógio dela continua correndo.
live-back = Voltar à sua partida
live-leave = Sair dela e abrir a outra
live-asked-seat = Você pediu o lugar. Quem criou a partida decide.
live-newer-link = Uma versão mais nova desta página criou o link. Recarregue esta página e abra o link de novo.
live-lost-key = Este navegador não guardou a chave da partida que você criou, por isso ninguém pode entrar. Crie um novo link.
live-key-unread = Este navegador não consegue ler agora a sua chave desta partida. Recarregue a página para tentar de novo.
live-waits = Alguns lances ainda não chegaram. A partida continua quando eles chegarem.
live-branched = Um lance chegou em duas versões diferentes. Vale a primeira.
live-full = Não cabem mais lances nesta partida ao vivo.
