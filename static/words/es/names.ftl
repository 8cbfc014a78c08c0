# Nombres de las piezas y de los bandos, y separadores de las listas.
# Las formas se llaman como su artículo: «el», «un», «del»; con mayúscula, al principio de una frase.

kind-pawn = peón
    .gender = m
    .capital = Peón
    .un = un peón
    .Un = Un peón
    .el = el peón
    .El = El peón
    .al = al peón
    .del = del peón
    .este = este peón
    .Este = Este peón
    .ningun = ningún peón
    .plural = peones
kind-knight = caballo
    .gender = m
    .capital = Caballo
    .un = un caballo
    .Un = Un caballo
    .el = el caballo
    .El = El caballo
    .al = al caballo
    .del = del caballo
    .este = este caballo
    .Este = Este caballo
    .ningun = ningún caballo
    .plural = caballos
kind-bishop = alfil
    .gender = m
    .capital = Alfil
    .un = un alfil
    .Un = Un alfil
    .el = el alfil
    .El = El alfil
    .al = al alfil
    .del = del alfil
    .este = este alfil
    .Este = Este alfil
    .ningun = ningún alfil
    .plural = alfiles
kind-rook = torre
    .gender = f
    .capital = Torre
    .un = una torre
    .Un = Una torre
    .el = la torre
    .El = La torre
    .al = a la torre
    .del = de la torre
    .este = esta torre
    .Este = Esta torre
    .ningun = ninguna torre
    .plural = torres
kind-queen = dama
    .gender = f
    .capital = Dama
    .un = una dama
    .Un = Una dama
    .el = la dama
    .El = La dama
    .al = a la dama
    .del = de la dama
    .este = esta dama
    .Este = Esta dama
    .ningun = ninguna dama
    .plural = damas
kind-king = rey
    .gender = m
    .capital = Rey
    .un = un rey
    .Un = Un rey
    .el = el rey
    .El = El rey
    .al = al rey
    .del = del rey
    .este = este rey
    .Este = Este rey
    .ningun = ningún rey
    .plural = reyes
kind-mirror-knight = caballo espejo
    .gender = m
    .capital = Caballo espejo
    .un = un caballo espejo
    .Un = Un caballo espejo
    .el = el caballo espejo
    .El = El caballo espejo
    .al = al caballo espejo
    .del = del caballo espejo
    .este = este caballo espejo
    .Este = Este caballo espejo
    .ningun = ningún caballo espejo
    .plural = caballos espejo
kind-courier = mensajero
    .gender = m
    .capital = Mensajero
    .un = un mensajero
    .Un = Un mensajero
    .el = el mensajero
    .El = El mensajero
    .al = al mensajero
    .del = del mensajero
    .este = este mensajero
    .Este = Este mensajero
    .ningun = ningún mensajero
    .plural = mensajeros

# Los bandos son plurales: «las blancas». Las formas m, f y pl son los adjetivos: rey blanco, torre blanca, piezas blancas.
side-white = Blancas
    .m = blanco
    .f = blanca
    .pl = blancas
side-black = Negras
    .m = negro
    .f = negra
    .pl = negras
side-yellow = Amarillas
    .m = amarillo
    .f = amarilla
    .pl = amarillas
side-red = Rojas
    .m = rojo
    .f = roja
    .pl = rojas

piece = { FORM($kind, "gender") ->
        [f] { $kind } { FORM($side, "f") }
       *[m] { $kind } { FORM($side, "m") }
    }
    .capital = { FORM($kind, "gender") ->
        [f] { FORM($kind, "capital") } { FORM($side, "f") }
       *[m] { FORM($kind, "capital") } { FORM($side, "m") }
    }
    .un = { FORM($kind, "gender") ->
        [f] { FORM($kind, "un") } { FORM($side, "f") }
       *[m] { FORM($kind, "un") } { FORM($side, "m") }
    }
    .Un = { FORM($kind, "gender") ->
        [f] { FORM($kind, "Un") } { FORM($side, "f") }
       *[m] { FORM($kind, "Un") } { FORM($side, "m") }
    }
    .el = { FORM($kind, "gender") ->
        [f] { FORM($kind, "el") } { FORM($side, "f") }
       *[m] { FORM($kind, "el") } { FORM($side, "m") }
    }
    .El = { FORM($kind, "gender") ->
        [f] { FORM($kind, "El") } { FORM($side, "f") }
       *[m] { FORM($kind, "El") } { FORM($side, "m") }
    }
    .del = { FORM($kind, "gender") ->
        [f] { FORM($kind, "del") } { FORM($side, "f") }
       *[m] { FORM($kind, "del") } { FORM($side, "m") }
    }

list-comma = {", "}
list-or = {", "}
    .last = {" o "}
list-space = {" "}
list-semicolon = {"; "}
list-either = {" o "}
# Entre dos frases, y entre un encabezado y lo que sigue.
list-sentence = {" "}
list-colon = {": "}
# Un texto que se convierte en frase.
sentence = { $text }.
thousands = {" "}
percent = { $number } %
