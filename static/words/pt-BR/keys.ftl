# Os atalhos de teclado e o que fazem; a tabela está em src/shell/keys.

key-tab = ir do tabuleiro às bandejas e aos botões
key-walk = no tabuleiro: ir de casa em casa
key-touch = no tabuleiro: pegar ou soltar uma peça
key-landings = no tabuleiro: listar tudo o que pode pousar nesta casa
key-back = voltar um passo; quando o treinador pergunta: continuar
key-flip = girar o tabuleiro
key-sound = ligar ou desligar o som
key-type = fora do tabuleiro: digitar um lance
key-help = mostrar esta lista
key-hint = pedir uma dica, cada vez mais forte
key-undo = fora do tabuleiro: voltar, avançar
key-move-now = fora do tabuleiro: jogar já; quando o treinador pergunta: continuar
key-say-last = ouvir o último lance; ou digite “último”
key-say-clocks = ouvir os relógios; ou digite “relógio”
key-say-trays = ouvir o que há nas prisões e nos aeródromos; ou digite “prisão”
key-say-turn = ouvir de quem é a vez e em que prestar atenção; ou digite “quem”
key-tell-last = ouvir o último lance
key-tell-clocks = ouvir os relógios
key-tell-trays = ouvir o que há nas prisões e nos aeródromos
key-tell-turn = ouvir de quem é a vez e em que prestar atenção
key-step = fora do tabuleiro: voltar, avançar
key-sibling = fora do tabuleiro: alternar entre os lances jogados aqui
key-ends = ir ao início ou ao fim da linha
key-follow = fora do tabuleiro: jogar o melhor lance da engine
key-engine = ligar ou desligar a engine
key-move = este lance: comentário, símbolos, promover, excluir
key-clear-shapes = limpar setas e círculos
key-threats = fora do tabuleiro: mostrar ameaças por descidas, capturas ou pagamentos
key-own = mostrar as descidas de quem joga
key-setup-tab = ir do tabuleiro às caixas, às bandejas e aos campos
key-setup-piece = pegar uma peça branca pela letra em inglês (minúscula: preta); de novo: devolver
key-setup-touch = no tabuleiro: soltar ou pegar uma peça
key-setup-remove = no tabuleiro: tirar a peça
key-setup-erase = pegar a borracha
key-setup-back = devolver o que está na mão
key-setup-undo = fora do tabuleiro: desfazer, refazer
key-setup-control = desfazer, refazer

# Nomes impressos nas teclas.
keyname-space = Espaço
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = Backspace
keyname-home = Home
keyname-end = End
