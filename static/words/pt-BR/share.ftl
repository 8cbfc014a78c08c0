# Links entre jogadores, e lances digitados.

reply-link = Link de resposta
reply = Responder
send-link = Enviar link
reply-note = Para duas pessoas, um link por lance. Ele mostra o último lance e deixa seu amigo responder.
line-only = Contém só os lances desta linha. O PGN abaixo tem também variantes, comentários, símbolos e setas.
embed-link = Incorporar no seu site
embed-fields = Opções de exibição
embed-event = Evento
embed-start = Início (meio-lance)
embed-side = Visto de
embed-as-is = Como aqui
embed-bad = “{ $name }={ $value }” é ignorado: { $name ->
        [side] o lado deve ser white ou black.
        [start] o início deve ser um número de meio-lance, de 0 até o fim da partida.
        [theme] o tema deve ser light, dark ou contrast.
       *[names] os nomes devem ser 1 (visíveis) ou 0 (ocultos).
    }
picture = Imagem da posição
picture-game = Partida animada (GIF)
picture-coming = Desenhando…
picture-saved = Imagem salva.
picture-failed = Não foi possível criar a imagem.
picture-ended = Imagem cancelada.
picture-long = Uma animação pode ter até { $most } lances, e esta partida tem { $moves }. Escolha uma parte dela ou salve uma imagem da posição.
picture-from = Do lance
picture-to = Ao lance
reply-copied = Link de resposta copiado: mande para o seu adversário.
embed-copied = Código copiado: cole na sua página.
show-code = QR code
code = QR
no-code = Este link é longo demais para um QR code. Copie o link.
send = Enviar…
not-sent = Seu aparelho não conseguiu compartilhar. Copie o link.
open-full = Abrir tabuleiro
first = Início
backward = Voltar
last = Fim
walk = Percorrer a partida
type-move = Digitar um lance
type-hint = Digite um lance: Nf3, g1f3, …
type-list = Lances possíveis

seat-turn = Seu amigo joga de { FORM($friend, "small") }. Sua vez: você joga de { FORM($side, "small") }.
seat-wait = Você joga de { FORM($side, "small") }. É a vez do seu amigo: espere o link de resposta.
seat-over = Seu amigo jogou de { FORM($friend, "small") }, você de { FORM($side, "small") }.
send-turn = Enviar o lance
send-result = Enviar o resultado
send-invitation = Enviar o convite
link-copied = Copiado: mande para o seu amigo
move-copied = Copiado: mande para o seu amigo. A resposta vem como link: abra-o aqui.

link-screen = Não existe tela chamada “{ $text }”.
link-too-long = O link tem { $bytes } bytes, demais para qualquer partida.
link-encoding = Uma parte deste link está danificada: “{ $text }”. Peça o link de novo.
link-game = Não existe jogo chamado “{ $text }”.
link-player = Um jogador deve ser “human” ou “engine”, não “{ $text }”.
link-seconds = Os segundos por lance devem ser um número de 1 a 3600, não “{ $text }”.
link-level = O nível deve ser um número de 0 a { $highest }, não “{ $text }”.
link-version = Esta versão não lê partidas “{ $text }”: recarregue a página para ter uma mais nova.
link-damaged = Falta uma parte do link, ou ela mudou no caminho. Peça o link de novo.
link-case = As letras maiúsculas e minúsculas deste link se misturaram no caminho. Peça o link de novo.
link-taken = Este link diz “{ $name }”. Foi lido como “{ $meant }”.
link-unknown = Este link diz “{ $name }”, que não significa nada aqui. Seria “{ $meant }”?
link-cut = Este link termina em reticências: podem faltar lances no fim.

arrival-same = Sua partida salva continua.
arrival-newer = { $moves ->
        [one] Este link acrescenta { $moves } lance à sua partida salva.
       *[other] Este link acrescenta { $moves } lances à sua partida salva.
    }
arrival-older = { $moves ->
        [one] Sua partida salva está { $moves } lance à frente deste link: “Avançar” leva até lá.
       *[other] Sua partida salva está { $moves } lances à frente deste link: “Avançar” leva até lá.
    }
arrival-forks = Sua partida salva seguiu outro caminho depois de { $parting }; ela fica guardada como variante.

code-label = QR code: { $link }
begin-so = { $moves ->
        [0] Nenhum lance começa assim. Aperte Enter para ver por quê.
        [one] { $moves } lance possível. Aperte Enter para jogar.
       *[other] { $moves } lances possíveis.
    }
begin-so-many = { $moves } lances possíveis; estes são os { $shown } primeiros.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
