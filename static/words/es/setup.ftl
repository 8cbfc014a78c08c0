# El editor de posiciones.

nav-setup = Editor
erase = Borrar
clear = Vaciar
start-position = Inicial
play-from-here = Jugar desde aquí
analyse-this = Analizar
copy-link = Copiar enlace
set-up-from-here = Editar desde aquí
setup-copied = Enlace a esta posición copiado.
setup-not-copied = El navegador no permite copiar aquí. Selecciona la FEN y cópiala a mano.
fen = FEN
whose-turn = Juegan
castling = Enroque
en-passant = Al paso
no-en-passant = no
jail-rest = Encerrar el resto
census = Piezas
setup-hint = Arrastra piezas desde las cajas, o toca una pieza y luego sus casillas. Para quitar una pieza, arrástrala fuera del tablero.
not-playable = Aún no se puede jugar:

right-kingside = { $side } O-O
right-queenside = { $side } O-O-O
right-unmoved = Rey { FORM($side, "m") } sin mover
census-of = { $side } { $found } de { $full }
playable = Lista. { $state }
playable-over = { $state } La partida ha terminado.
fits = Esta posición sirve para { $game }: cambiar de juego
setup-piece = { FORM($piece, "capital") }: { $count }
setup-piece-missing = { FORM($piece, "capital") }: { $count ->
        [one] falta 1
       *[other] faltan { $count }
    }
setup-piece-complete = { FORM($piece, "capital") }: no falta nada

place-square = { $square }
    .at = en { $square }
    .from = de { $square }
    .to = a { $square }
    .holds = En { $square }
setup-eraser = Borrador en la mano: cada toque quita una pieza.
setup-in-hand = { FORM($piece, "capital") } en la mano: toca una casilla para colocar.
setup-taken-up = { FORM($piece, "capital") } en la mano: elige una casilla.
setup-nothing-in-hand = Nada en la mano.
setup-came = { FORM($piece, "capital") } { FORM($place, "at") }.
setup-came-instead = { FORM($piece, "capital") } { FORM($place, "at") }, en lugar { FORM($before, "del") }.
setup-left = Fuera: { $piece } { FORM($place, "from") }.
setup-went = { FORM($piece, "capital") } { FORM($from, "from") } { FORM($to, "to") }.
setup-went-instead = { FORM($piece, "capital") } { FORM($from, "from") } { FORM($to, "to") }, en lugar { FORM($before, "del") }.
setup-wrong-side = { FORM($place, "holds") } solo puede haber piezas { FORM($side, "pl") }.
setup-wrong-kind = Ahí no puede ir { FORM($kind, "un") }.
setup-right = { $right }: { $held ->
        [yes] sí
       *[no] no
    }.
setup-en-passant = Un peón acaba de avanzar dos casillas y pasar por { $square }.
setup-no-en-passant = Ningún peón acaba de avanzar dos casillas.
setup-rules-kept = { $game }: las piezas se quedan.
setup-rules-start = { $game }: la posición inicial.
setup-jailed = { $pieces ->
        [one] 1 pieza encerrada.
       *[other] { $pieces } piezas encerradas.
    }
setup-cleared = Todas las piezas retiradas.
setup-start = La posición inicial.
setup-read = Posición cargada.
setup-faulty = Posición cargada, pero tiene fallos.
setup-unreadable = Esto no es una posición; el tablero se queda como está.
setup-undone = Deshecho.
setup-redone = Rehecho.
setup-mended = Ahora se puede jugar la posición.
