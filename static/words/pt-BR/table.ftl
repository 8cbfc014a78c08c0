# A janela Nova partida, a partida em jogo e o resultado.

computer = Computador
recruit = Recruta
recruit-character = Nunca jogou antes. Não vê quase nada.
cadet = Cadete
cadet-character = Ainda está aprendendo. Não resiste a dar xeque.
smuggler = Muambeiro
smuggler-character = Adora pousar atrás das suas linhas.
envoy = Emissário
envoy-character = Calcula cada resgate. Troca com justiça.
warden = Carcereiro
warden-character = Enche a prisão e paga tarde.
jumpmaster = Comandante
jumpmaster-character = Pousa ao lado do seu rei. Não perdoa nada.

# Comentários dos adversários, ao lado do nome.
recruit-thinks = Que peça era essa mesmo?
recruit-moved = Isso pode?
recruit-took = Opa, peguei uma!
cadet-thinks = Deixa eu ver…
cadet-moved = Tomara que esteja certo.
cadet-took = Um refém para mim!
smuggler-thinks = Procurando uma brecha…
smuggler-moved = Passou e você nem viu.
smuggler-took = Mais uma na muamba.
envoy-thinks = Pesando os termos…
envoy-moved = É a minha proposta.
envoy-took = Um refém para negociar.
warden-thinks = Contando as celas…
warden-moved = Sem pressa.
warden-took = Direto para o xilindró.
jumpmaster-thinks = De olho na zona de salto…
jumpmaster-moved = Preparar para saltar.
jumpmaster-took = Refém sob controle.

choose-opponent = Escolha o adversário
finer = Mais opções: 14 níveis ou segundos por lance
across-computer = Computador
same-screen = Mesma tela
across-friend = Por link
across-nobody = Assistir
friend-how = Joguem cada um na sua vez, nesta tela.
links-how = Você vê o tabuleiro do seu lado, seu amigo do lado dele. A cada lance, um link.
nobody-how = O computador joga dos dois lados. Você assiste no seu ritmo.
you-play = Você joga
either = Sorteio
untimed = sem relógio
untimed-chip = Sem relógio
own-clock = Outro
set-it = você escolhe
no-hurry = sem pressa
bullet = bullet
blitz = blitz
rapid = rápida
begin = Jogar
# O adversário dentro da frase e no começo dela. Com segundos por lance, o computador não tem nome.
opponent = { $name ->
        [computer] o computador
       *[named] o { $name }
    }
opponent-first = { $name ->
        [computer] O computador
        [your-friend] { $name }
       *[named] O { $name }
    }
agreed = Você joga de { FORM($side, "small") } contra { opponent }, { $clock }.
agreed-either = Cores por sorteio contra { opponent }, { $clock }.
agreed-friend = Duas pessoas, { $clock }.
agreed-links = Você joga de { FORM($side, "small") }; seu amigo recebe cada lance por link.
agreed-links-either = Cores por sorteio; seu amigo recebe cada lance por link.
agreed-nobody = { opponent-first } contra si mesmo, { $clock }.
game-stays = Sua partida atual não se perde: “Partida anterior” a traz de volta.

take-back = Voltar lance
flip-board = Girar tabuleiro
step = Um lance
type-a-move = Digitar lance
headline-you = Você venceu
headline-mated = Você levou mate
headline-resigned = Você abandonou
headline-out-of-time = Você perdeu no tempo
headline-lost = Você perdeu
headline-computer = { opponent-first } venceu
headline-side = { FORM($side, "As") } venceram
headline-draw = Empate
ended-by-parachute = Mate de paraquedas, lance { $number }.
cause-resigned = { opponent-first } abandonou.
cause-out-of-time = { opponent-first } ficou sem tempo.
cause-won = { opponent-first } venceu.
cause-by = Por { $ending }.
your-friend = Seu amigo
ended = { $how } Lance { $number }.
rematch-as = Revanche de { FORM($side, "small") }
next-level = Próximo: { $name }, nível { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, nível { $number }
    }
ladder = Você venceu o { $name }. Próximo: { $next }.
ladder-top = Você venceu o { $name }, o mais forte de todos.
ladder-helped = Você venceu com ajuda. Para subir, vença { $number ->
        [0] o { $name }
       *[other] o { $name }, nível { $number },
    } sem dicas e sem voltar lances.
beaten = vencido
beaten-with-help = com ajuda
