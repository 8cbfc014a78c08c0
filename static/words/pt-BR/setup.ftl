# A tela Montar.

nav-setup = Montar
erase = Apagar
clear = Limpar
start-position = Inicial
play-from-here = Jogar daqui
analyse-this = Analisar
copy-link = Copiar link
set-up-from-here = Montar daqui
setup-copied = Link desta posição copiado.
setup-not-copied = O navegador não deixa esta página copiar. Selecione a FEN e copie manualmente.
fen = FEN
whose-turn = Quem joga
castling = Roque
en-passant = En passant
no-en-passant = não há
jail-rest = Prender o resto
census = Peças
setup-hint = Arraste peças das caixas, ou toque numa peça e depois nas casas dela. Para tirar uma peça, arraste-a para fora do tabuleiro.
not-playable = Ainda não dá para jogar:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = { $side }: rei não se moveu
census-of = { $side } { $found } de { $full }
playable = Pronta. { $state }
playable-over = { $state } A partida terminou.
fits = Esta posição serve para { $game }: mudar de jogo
setup-piece = { FORM($piece, "capital") }: { $count }
setup-piece-missing = { FORM($piece, "capital") }: { $count ->
        [one] falta { $count }
       *[other] faltam { $count }
    }
setup-piece-complete = { FORM($piece, "capital") }: não falta nada

place-square = { $square }
    .at = em { $square }
    .from = de { $square }
    .to = para { $square }
    .holds = { $square }
setup-eraser = Borracha na mão: cada toque tira uma peça.
setup-in-hand = { FORM($piece, "capital") } na mão: toque numa casa para colocar.
setup-taken-up = { FORM($piece, "capital") } na mão: escolha uma casa.
setup-nothing-in-hand = Nada na mão.
setup-came = { FORM($piece, "capital") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "capital") } { FORM($place, "at") }, no lugar { FORM($before, "do") }.
setup-left = { FORM($piece, "capital") } { FORM($place, "at") }: fora.
setup-went = { FORM($piece, "capital") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "capital") } { FORM($from, "from") } { FORM($to, "to") }, no lugar { FORM($before, "do") }.
setup-wrong-side = { FORM($place, "holds") } só aceita peças { FORM($side, "das") }.
setup-wrong-kind = { FORM($kind, "Um") } não pode ficar aí.
setup-right = { $right }: { $held ->
        [yes] sim
       *[no] não
    }.
setup-en-passant = Um peão acabou de avançar duas casas, passando por { $square }.
setup-no-en-passant = Nenhum peão acabou de avançar duas casas.
setup-rules-kept = { $game }: as peças ficam.
setup-rules-start = { $game }: a posição inicial.
setup-jailed = { $pieces ->
        [0] Nenhuma peça foi presa.
        [one] { $pieces } peça foi presa.
       *[other] { $pieces } peças foram presas.
    }
setup-cleared = Todas as peças foram tiradas.
setup-start = A posição inicial.
setup-read = Posição carregada.
setup-faulty = Posição carregada, mas com erros.
setup-unreadable = Isto não é uma posição; o tabuleiro fica como está.
setup-undone = Desfeito.
setup-redone = Refeito.
setup-mended = A posição agora é jogável.
