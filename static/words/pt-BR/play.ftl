# O tabuleiro e a partida em andamento.

title = Hostage Chess
nav-play = Jogar
nav-rules = Regras
courier-stepped = Agora faça um lance normal. Para desfazer o passo do mensageiro, toque na casa de onde ele saiu.
may-end = Você pode parar aqui: aperte “Pronto” ou continue.
choose-pull = Escolha a peça que vai ser puxada para o buraco ou aperte “Pronto”.
from-book = do livro
nav = Telas
board = Tabuleiro. Embaixo: { $side }
record = Lances
no-moves = Nenhum lance ainda.
other-line = Outra linha jogada daqui
taken-back = Lance desfeito: { $move }
undo = Desfazer
redo = Refazer
move-now = Jogar já
flip = Girar
share = Compartilhar
more = Mais
close = Fechar
cancel = Cancelar
copy = Copiar
copied = Copiado
reset = Recomeçar
new-game = Nova partida
previous-game = Partida anterior
keys = Atalhos
time = Força da engine
seconds = Segundos por lance
other-time = Outro tempo…
position-link = Link desta posição
game-link = Link da partida inteira
part-link = Link da partida até este lance
position-copied = Link desta posição copiado.
game-copied = Link da partida inteira copiado.
part-copied = Link da partida até este lance copiado.
not-copied = O navegador não deixa esta página copiar. Selecione um link e copie manualmente.
bad-link = Não foi possível abrir este link
part-lost = Esta parte da página não carregou. Você está sem internet? Sua partida continua sem ela.
try-again = Tentar de novo
nothing-lost = Sua partida continua como estava.
go-on = Voltar à partida
not-stored = O navegador não deixa esta página salvar { $what }. O que não foi salvo se perde quando você fecha a página.
game = Jogo
boards = Tabuleiro
switches = Regras opcionais
hint = Dica
pause = Pausar
continue = Continuar
rematch = Revanche
clock = Relógio
minutes = Minutos para cada lado
increment = Segundos a mais por lance
pace = Tempo mínimo por lance
# The same below a narrow field, and its choices.
pace-short = Ritmo
pace-of = { $seconds } s
turning = Girar o tabuleiro a cada lance
turning-how = se vocês passarem o aparelho
facing = Virar as peças do outro lado
facing-how = se vocês jogarem frente a frente
planned = Pré-lance marcado. Ele será jogado se ainda for legal. Para cancelar, toque numa casa vazia.
spoiled = Seu pré-lance não foi jogado.
hint-sought = Procurando uma dica…
chapters-label = Regras do

hint-move = Dica: { LIST($events, "comma") }.
confirm-move = Jogar assim: { LIST($events, "comma") }?
confirm = Jogar
call-off = Cancelar

# Os jogos mantêm em todos os idiomas o nome dado pelos inventores.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = Peão na sétima fileira pode dar xeque mesmo sem poder promover
switch-41 = 41 casas
switch-64 = 64 casas
switch-adjacent = O salto termina na casa seguinte
switch-undefended = Peças defendidas não podem ser convertidas
switch-free = Formação livre
switch-couriers = Todos os oito peões são mensageiros e podem ser capturados
rule-64 = 64 casas
rule-adjacent = Saltos curtos
rule-undefended = Peças defendidas a salvo
rule-free = Formação livre
rule-pierce = Regra de Pierce
rule-couriers = Oito mensageiros

to-move = { FORM($side, "As") } jogam.
to-move-in-check = { FORM($side, "As") } jogam e estão em xeque.
choose-courier-pawn = { $side }: escolha o peão que será o seu mensageiro.
choose-set-up = { $side }: pegue uma peça ao lado do tabuleiro e coloque-a.
where-to-set-up = Colocando { FORM($kind, "um") }: escolha a casa.
choose-rescue = Pagando com { FORM($kind, "um") }: escolha a peça presa que você resgata.
choose-payment = Resgatando { FORM($kind, "um") } para { $square }: escolha o pagamento.
choose-promotion = Peão para { $square }: escolha a promoção.
choose-promotion-prisons = Peão para { $square }: escolha a peça que troca de lugar com ele.
where-to-land = Resgatando { FORM($kind, "um") }: escolha uma casa vazia.
where-to-drop = Descendo { FORM($kind, "um") }: escolha uma casa vazia.
paused = Em pausa na vez do computador ({ FORM($side, "small") }). “Jogar já” retoma.
paused-watching = Em pausa: { FORM($side, "as") } jogam. “Continuar” retoma.
engine-failed = O computador não conseguiu jogar: { $why }. “Jogar já” tenta de novo.
engine-failed-watching = O computador não conseguiu jogar: { $why }. “Continuar” tenta de novo.
engine-not-fetched = não foi possível baixar a engine
engine-not-started = o navegador não conseguiu iniciar a engine
engine-unreplayable = não foi possível reproduzir a partida
engine-silent = A engine não responde, nem depois de reiniciada. Tente “Jogar já” na partida ou o botão da engine na análise. Se não adiantar, recarregue a página.
engine-outdated = A engine e esta página são de versões diferentes. Recarregue a página.
engine-too-old = O computador precisa de um navegador mais novo: Safari ou iOS 16.4, Chrome 91, Firefox 89. Mesmo assim você pode jogar com um amigo na mesma tela ou por link, e usar as lições, a biblioteca e a análise sem engine.

player-engine = { $name } · { FORM($side, "small") }
player-you = Você · { FORM($side, "small") }
player-person = { $side }
player-friend = Amigo · { FORM($side, "small") }
friend-turn = vez do seu amigo
play-both = Jogar dos dois lados aqui
your-turn = Sua vez
turn-of = Vez { FORM($side, "das") }
engine-thinks = Pensando…
engine-thinks-found = Pensando… { $found }
engine-paused = Em pausa
engine-last = Último: { $found }
engine-found = prof. { $depth }, { $score }
level = { $number ->
        [0] Nível 0, estreante
        [1] Nível 1, iniciante
        [4] Nível 4, casual
        [7] Nível 7, de clube
        [10] Nível 10, forte
       *[other] Nível { $number }
    }
seconds-per-move = { $seconds ->
        [one] { $seconds } segundo por lance
       *[other] { $seconds } segundos por lance
    }
minutes-per-move = { $minutes ->
        [one] { $minutes } minuto por lance
       *[other] { $minutes } minutos por lance
    }
score-mates = mate em { $moves }
score-mated = leva mate em { $moves }
score-takes-king = captura o rei em { $moves }
score-loses-king = perde o rei em { $moves }
score-wins = { $moves ->
        [one] vence em { $moves } lance
       *[other] vence em { $moves } lances
    }
score-loses = { $moves ->
        [one] perde em { $moves } lance
       *[other] perde em { $moves } lances
    }
open-part = { $moves ->
        [0] Abrir a posição inicial
        [one] Abrir depois do primeiro meio-lance
       *[other] Abrir depois de { $moves } meios-lances
    }

control = { $minutes } min + { $seconds } s
clock-label = Relógio { FORM($side, "das") }: { $minutes ->
        [0] {""}
        [one] { $minutes } minuto,{" "}
       *[other] { $minutes } minutos,{" "}
    }{ $seconds ->
        [0] 0 segundos
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }{ $low ->
        [yes] , quase no fim
       *[no] {""}
    }

hint-piece = Dica: procure um lance de { $kind }.
hint-piece-jailed = Dica: pense em { FORM($kind, "um") } que você pode resgatar.
hint-piece-airfield = Dica: pense em { FORM($kind, "um") } que você pode descer.
hint-from = Dica: { FORM($kind, "o") } em { $square }.
hint-to = Dica: { FORM($kind, "o") } para { $square }.
hint-to-jailed = Dica: resgate { FORM($kind, "o") } com pouso em { $square }.
hint-to-airfield = Dica: desça { FORM($kind, "o") } em { $square }.
no-hint = Nenhuma dica disponível: { $why }.
declined-too-early = O computador recusa o empate: ainda é cedo para dizer quem está melhor.
declined-ask-again = O computador recusa o empate por enquanto: peça de novo daqui a alguns lances.
declined-stands-better = O computador recusa o empate: ele acha que está melhor.
draw-agreed = { $side }: empate?
draw-offer = Propor empate
resign = Abandonar
resign-really = Abandonar mesmo?
resign-side = { $side } desistem
choose-courier = Fazer dele o mensageiro
leave-the-board = Sair do tabuleiro

# O painel que aparece quando o programa quebra.
fault-title = Algo deu errado.
fault-text = Sua partida está salva.
fault-reload = Recarregar
fault-what = Detalhes
update-text = Há uma nova versão pronta. Recarregue quando quiser.
update-later = Agora não

answer-unplayable = ele respondeu { $answer }, que não é legal aqui
answer-missing = ele não encontrou um lance

# Respostas faladas para quem não vê o tabuleiro, e as palavras que se digitam para pedi-las.
ask-last = último ultimo última ultima last
ask-clocks = relógio relogio relógios relogios tempo clock clocks time
ask-trays = prisão prisao prisões prisoes aeródromo aerodromo aeródromos aerodromos prison prisons airfield airfields
ask-turn = quem vez who turn
answer-no-clock = Esta partida não tem relógio.
answer-no-trays = Esta partida não tem nada ao lado do tabuleiro.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: nada.
answer-pseudo-check = É um pseudoxeque: o peão está congelado.
answer-frozen = Peões congelados: { LIST($squares, "comma") }.
answer-mated = { FORM($side, "As") } estão em mate: só um mensageiro pode se mover.
answer-for-sale = { FORM($side, "As") } poderiam resgatar: { LIST($kinds, "comma") }.
late = Está demorando. O que você salvou está seguro. Se o tabuleiro não aparecer,
load-again = recarregue a página.
words-damaged = Alguns textos não chegaram em português. Eles aparecem em inglês.
