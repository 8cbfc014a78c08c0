# O explorador de aberturas.

explorer = Aberturas
explorer-how = Lances jogados aqui nas partidas da engine contra ela mesma
explorer-coming = Carregando aberturas…
explorer-lost = Não foi possível carregar as aberturas. Você está sem internet?
explorer-none = Nenhuma partida com esta posição.
explorer-move = Lance
explorer-games = Partidas
explorer-results = Vitórias brancas / pretas
explorer-worth = Avaliação
explorer-row = { $move }: { $games ->
        [0] 0 partidas
        [one] { $games } partida
       *[other] { $games } partidas
    }, brancas venceram { $white }%, { $draws }% de empates, pretas venceram { $black }%; avaliação { $score }
explorer-unplayed = { $move }: nenhuma partida; avaliação { $score }

opening-e4 = Peão do rei
opening-d4 = Peão da dama
opening-nf3 = Cavalo do rei
opening-nc3 = Cavalo da dama
opening-e3 = Peão do rei, um passo
opening-d3 = Peão da dama, um passo
opening-a3 = Peão da torre da dama
opening-h3 = Peão da torre do rei
opening-h4 = Peão da torre do rei, dois passos
opening-nh3 = Cavalo na beirada
opening-e4-e5 = Dois peões do rei
opening-e4-nc6 = Peão do rei contra cavalo da dama
opening-e4-d5 = Peão do rei contra peão da dama
opening-d4-d5 = Dois peões da dama
opening-d4-nf6 = Peão da dama contra cavalo do rei
opening-nf3-nf6 = Dois cavalos do rei
opening-nf3-d5 = Cavalo do rei contra peão da dama
opening-nc3-d5 = Cavalo da dama contra peão da dama
opening-knights = Dois peões do rei e dois cavalos
