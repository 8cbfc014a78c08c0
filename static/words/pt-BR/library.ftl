# A tela Biblioteca.

nav-library = Biblioteca
keep = Salvar na biblioteca
kept = Salvo na biblioteca.
search = Buscar
search-hint = Nomes, jogadores, jogo, resultado, lances
sort = Ordenar por
library-list = Partidas e posições
select-all = Selecionar tudo
select-none = Limpar seleção
import-file = Importar arquivo
paste = Colar
paste-title = Colar partidas ou posições
paste-hint = Quantas partidas quiser (PGN), em qualquer das notações; ou FENs, uma por linha.
import = Importar
pasted = o texto colado
dropped = o texto solto
drop-here = Solte um arquivo aqui para importar as partidas dele
one-file = mais de um arquivo por vez
export-notation = Notação para exportar
export = Exportar
export-all = Exportar tudo
play-on = Jogar
rename = Renomear
delete = Excluir
new-name = Novo nome
exporting = Gravando o arquivo…
library-empty = Nada aqui ainda. As partidas que você termina, ou deixa depois de alguns lances, são salvas automaticamente. Você também pode importar um arquivo, colar partidas ou apertar “Salvar na biblioteca” ao lado do tabuleiro.
library-deleted-by-browser = O Safari apaga os dados de um site que você não visita por uma semana. Para mantê-los, ponha esta página na Tela de Início (Compartilhar, Adicionar à Tela de Início) ou exporte suas partidas.
nothing-found = Nada encontrado na biblioteca.
filters = Filtros
filter-result = Seu resultado
filter-any-result = Qualquer
filter-won = Vitória
filter-lost = Derrota
filter-drawn = Empate
filter-others = Entre outros
filter-opponent = Adversário
filter-anybody = Todos
more-names = e mais { $number }: use a busca
filter-game = Jogo
filter-any-game = Todos os jogos
filter-clear = Mostrar todos os itens
entry-menu = Ações para { $title }
library-famous = Ou abra uma das primeiras partidas publicadas:
famous-1 = 1999: uma dama resgatada em troca de outra pousa em e1 com xeque, e as brancas abandonam no lance 24
famous-2 = 1999: três paraquedas com xeque, e as brancas abandonam no lance 16
famous-3 = Um lance silencioso de peão dá mate no rei em b4, lance 26
famous-4 = Um cavalo resgatado pousa em f6 com mate, lance 23

sort-date = Mais recentes
sort-name = Nome
sort-length = Mais longas
sort-result = Resultado
library-opening = Abrindo a biblioteca…
entries = { $number ->
        [0] 0 itens
        [one] { $number } item
       *[other] { $number } itens
    }
entries-shown = { $shown } de { entries }
select = Selecionar { $title }
selected = { $number ->
        [1] 1 selecionado
       *[other] { $number } selecionados
    }
selected-hidden = Selecionados: { $number }, fora da lista: { $hidden }
trouble-forbidden = Este navegador não deixa a página manter uma biblioteca. Isso é comum em janelas anônimas. Exporte ou copie o que quiser guardar.
trouble-framed = Esta página aparece dentro de outro site, por isso nada é salvo aqui.
own-window = Abrir em janela própria
trouble-full = A biblioteca está cheia: este navegador não tem mais espaço. Exporte alguns itens, exclua-os e tente de novo.
trouble-blocked = Outra aba, com uma versão antiga desta página, está usando a biblioteca. Feche essa aba e tente de novo.
trouble-silent = O navegador não responde aos pedidos à biblioteca. Nada se perdeu: recarregue a página ou reinicie o navegador.
trouble-other = Não foi possível ler ou salvar a biblioteca. Recarregue a página e tente de novo. { $text }
entry-position = Posição, { $game }
entry-unread = Não dá mais para ler os detalhes deste item. Você ainda pode abri-lo ou exportá-lo
entry-length = { $moves ->
        [0] posição
        [one] { $moves } lance
       *[other] { $moves } lances
    }
day = { $day } { month } { $year }
month-of = { month } { $year }
month = { $month ->
        [1] jan.
        [2] fev.
        [3] mar.
        [4] abr.
        [5] mai.
        [6] jun.
        [7] jul.
        [8] ago.
        [9] set.
        [10] out.
        [11] nov.
       *[12] dez.
    }
importing = Lendo { $name }: { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number ->
        [1] 1 novo
       *[other] { $number } novos
    }
tally-part = { $number } em parte
tally-orthodox = { $number } de xadrez comum
tally-again = { $number ->
        [1] 1 já existente
       *[other] { $number } já existentes
    }
tally-bad = { $number ->
        [1] 1 ilegível
       *[other] { $number } ilegíveis
    }
bad-heading = { $number ->
        [one] { $number } partida não pôde ser lida até o fim
       *[other] { $number } partidas não puderam ser lidas até o fim
    }
notes-heading = { $number ->
        [one] { $number } etiqueta ficou de fora; os lances foram mantidos
       *[other] { $number } etiquetas ficaram de fora; os lances foram mantidos
    }
bad-kept = { $why } { $kept ->
        [0] Nenhum lance foi mantido.
        [one] O lance anterior foi mantido.
       *[other] Os { $kept } lances anteriores foram mantidos.
    }
bad-orthodox = Esta é uma partida de xadrez comum, em que as peças capturadas saem do jogo e um peão pode promover a qualquer peça. { $kept ->
        [0] Nenhuma posição dela serve para Hostage Chess. Para jogar a partir de uma parecida, monte-a.
        [one] O primeiro lance também é legal em Hostage Chess e foi mantido: analise-o ou jogue a partir dali. Depois disso: { $why }
       *[other] Os { $kept } primeiros lances também são legais em Hostage Chess e foram mantidos: analise-os ou jogue a partir dali. Depois disso: { $why }
    }
bad-record = Linha { $line }: { $why }
bad-record-titled = Linha { $line } ({ $title }): { $why }
toast-undo = Desfazer
toast-deleted = { $number ->
        [1] 1 item excluído.
       *[other] { $number } itens excluídos.
    }
toast-restored = { $number ->
        [1] 1 item recuperado.
       *[other] { $number } itens recuperados.
    }
toast-no-record = Nenhuma partida ou posição encontrada.
toast-imported = Importado: { $tally }
toast-cancelled = Cancelado: { $tally }
toast-saved = { $number ->
        [1] 1 item exportado.
       *[other] { $number } itens exportados.
    }
toast-copied = { $number ->
        [1] 1 item copiado.
       *[other] { $number } itens copiados.
    }
toast-not-copied = O navegador não deixa esta página copiar. Exporte um arquivo.
toast-unreadable = Não foi possível ler { $name }.
toast-busy = Não foi possível ler { $name } porque outra importação está em andamento. Tente de novo quando ela terminar.
toast-exporting = Outra exportação está em andamento. Tente de novo quando ela terminar.
toast-too-large = { $name } tem { $size } MB; a biblioteca lê no máximo { $most } MB por vez. Divida o arquivo.
record-you = Você
record-engine-level = { $name }, nível { $level }
record-engine = Computador, { $pace }

# A importação de um arquivo de cópia.
import-title = Importar: { $name }
import-what = Este arquivo contém mais do que partidas. Escolha o que importar. “Desfazer” reverte tudo.
import-to-library = Destino: a biblioteca.
import-games = { $number ->
        [one] { $number } partida ou posição
       *[other] { $number } partidas e posições
    }
import-boards = { $number ->
        [one] { $number } partida, análise ou posição aberta
       *[other] { $number } partidas, análises e posições abertas
    }
import-settings-changes = Muda suas configurações: { $list }.
import-settings-same = Iguais às suas.
import-lessons = { $number ->
        [one] { $number } estrela
       *[other] { $number } estrelas
    }
import-lessons-note = Somadas às suas: vale o melhor resultado em cada lição.
import-puzzles = { $number ->
        [one] { $number } problema resolvido
       *[other] { $number } problemas resolvidos
    }
import-career = { $number ->
    [one] { $number } resultado contra o computador
   *[other] { $number } resultados contra o computador
}
import-career-joined = Somados aos seus; cada partida conta uma vez.
import-career-foreign = Nenhuma destas partidas foi jogada aqui. Elas mudariam seu rating.
import-people = { $number ->
    [one] { $number } resultado contra pessoas
   *[other] { $number } resultados contra pessoas
}
import-people-foreign = Nenhuma destas partidas foi jogada aqui. Elas mudariam seus resultados.
import-puzzles-rating = Rating { $rating }.
import-puzzles-same = Somados aos seus. Você mantém seu rating de { $here }.
import-puzzles-other = Somados aos seus. Seu rating muda de { $here } para { $rating }.
import-unread = { $number ->
        [one] { $number } item deste arquivo não pode ser lido e é ignorado.
       *[other] { $number } itens deste arquivo não podem ser lidos e são ignorados.
    }
import-lacks = Este arquivo não tem partidas da biblioteca: ela não pôde ser lida quando o arquivo foi criado.
tally-settings = configurações
tally-lessons = estrelas
tally-puzzles = problemas
tally-career = resultados
tally-people = resultados contra pessoas
tally-refused = { $number ->
        [one] { $number } item de fora: longo demais ou desconhecido
       *[other] { $number } itens de fora: demais, longos demais ou desconhecidos
    }
tally-passed = { $number ->
        [one] { $number } linha de configurações ou progresso ignorada
       *[other] { $number } linhas de configurações ou progresso ignoradas
    }
toast-taken-back = Importação desfeita: { $number ->
        [0] configurações e progresso estão como antes.
        [one] { $number } item excluído; configurações e progresso estão como antes.
       *[other] { $number } itens excluídos; configurações e progresso estão como antes.
    }
toast-taken-back-in-part = Importação desfeita: { $number ->
        [0] nada excluído
        [one] { $number } item excluído
       *[other] { $number } itens excluídos
    }. Uma parte fica: mudou desde então ou não pôde ser removida.
toast-no-room = Nada foi importado: este navegador não tem mais espaço. Exclua algo e importe de novo.
