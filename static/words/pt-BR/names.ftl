# Nomes das peças e dos lados, e separadores de listas.
# As formas levam o nome do artigo ou da palavra que vem antes.

kind-pawn = peão
    .gender = m
    .capital = Peão
    .plural = peões
    .um = um peão
    .Um = Um peão
    .o = o peão
    .O = O peão
    .do = do peão
    .este = este peão
    .Este = Este peão
    .nenhum = nenhum peão
kind-knight = cavalo
    .gender = m
    .capital = Cavalo
    .plural = cavalos
    .um = um cavalo
    .Um = Um cavalo
    .o = o cavalo
    .O = O cavalo
    .do = do cavalo
    .este = este cavalo
    .Este = Este cavalo
    .nenhum = nenhum cavalo
kind-bishop = bispo
    .gender = m
    .capital = Bispo
    .plural = bispos
    .um = um bispo
    .Um = Um bispo
    .o = o bispo
    .O = O bispo
    .do = do bispo
    .este = este bispo
    .Este = Este bispo
    .nenhum = nenhum bispo
kind-rook = torre
    .gender = f
    .capital = Torre
    .plural = torres
    .um = uma torre
    .Um = Uma torre
    .o = a torre
    .O = A torre
    .do = da torre
    .este = esta torre
    .Este = Esta torre
    .nenhum = nenhuma torre
kind-queen = dama
    .gender = f
    .capital = Dama
    .plural = damas
    .um = uma dama
    .Um = Uma dama
    .o = a dama
    .O = A dama
    .do = da dama
    .este = esta dama
    .Este = Esta dama
    .nenhum = nenhuma dama
kind-king = rei
    .gender = m
    .capital = Rei
    .plural = reis
    .um = um rei
    .Um = Um rei
    .o = o rei
    .O = O rei
    .do = do rei
    .este = este rei
    .Este = Este rei
    .nenhum = nenhum rei
kind-mirror-knight = cavalo-espelho
    .gender = m
    .capital = Cavalo-espelho
    .plural = cavalos-espelho
    .um = um cavalo-espelho
    .Um = Um cavalo-espelho
    .o = o cavalo-espelho
    .O = O cavalo-espelho
    .do = do cavalo-espelho
    .este = este cavalo-espelho
    .Este = Este cavalo-espelho
    .nenhum = nenhum cavalo-espelho
kind-courier = mensageiro
    .gender = m
    .capital = Mensageiro
    .plural = mensageiros
    .um = um mensageiro
    .Um = Um mensageiro
    .o = o mensageiro
    .O = O mensageiro
    .do = do mensageiro
    .este = este mensageiro
    .Este = Este mensageiro
    .nenhum = nenhum mensageiro

side-white = Brancas
    .small = brancas
    .as = as brancas
    .As = As brancas
    .das = das brancas
    .adj-m = branco
    .adj-f = branca
side-black = Pretas
    .small = pretas
    .as = as pretas
    .As = As pretas
    .das = das pretas
    .adj-m = preto
    .adj-f = preta
side-yellow = Amarelas
    .small = amarelas
    .as = as amarelas
    .As = As amarelas
    .das = das amarelas
    .adj-m = amarelo
    .adj-f = amarela
side-red = Vermelhas
    .small = vermelhas
    .as = as vermelhas
    .As = As vermelhas
    .das = das vermelhas
    .adj-m = vermelho
    .adj-f = vermelha

piece = { FORM($kind, "gender") ->
        [f] { $kind } { FORM($side, "adj-f") }
       *[m] { $kind } { FORM($side, "adj-m") }
    }
    .capital = { FORM($kind, "gender") ->
        [f] { FORM($kind, "capital") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "capital") } { FORM($side, "adj-m") }
    }
    .um = { FORM($kind, "gender") ->
        [f] { FORM($kind, "um") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "um") } { FORM($side, "adj-m") }
    }
    .Um = { FORM($kind, "gender") ->
        [f] { FORM($kind, "Um") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "Um") } { FORM($side, "adj-m") }
    }
    .o = { FORM($kind, "gender") ->
        [f] { FORM($kind, "o") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "o") } { FORM($side, "adj-m") }
    }
    .O = { FORM($kind, "gender") ->
        [f] { FORM($kind, "O") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "O") } { FORM($side, "adj-m") }
    }
    .do = { FORM($kind, "gender") ->
        [f] { FORM($kind, "do") } { FORM($side, "adj-f") }
       *[m] { FORM($kind, "do") } { FORM($side, "adj-m") }
    }

list-comma = {", "}
list-or = {", "}
    .last = {" ou "}
list-space = {" "}
list-semicolon = {"; "}
list-either = {" ou "}
# Entre duas frases, e entre um título e o que vem depois.
list-sentence = {" "}
list-colon = {": "}
# Um texto que vira frase.
sentence = { $text }.
thousands = {"."}
percent = { $number }%
