# Frases sobre las reglas: fallos de posiciones, motivos de jugadas ilegales, sucesos de una jugada, finales de partida.

## Fallos de posiciones

fault-unknown-variant = No hay ningún juego llamado «{ $name }».
fault-too-long = Este texto tiene { $bytes } bytes: es demasiado largo para una posición. Pega uno más corto.
fault-empty = No hay posición: el texto está vacío.
fault-character = Una posición no puede contener el carácter «{ $letter }».
fault-ranks = El tablero tiene { $found ->
        [one] 1 fila
       *[other] { $found } filas
    } en vez de { $expected }.
fault-rank-length = La fila { $rank } tiene { $found ->
        [one] 1 casilla
       *[other] { $found } casillas
    } en vez de { $expected }.
fault-shape = La fila { $rank } no encaja en el tablero. Vacía se escribe { $shape }, donde * es una casilla que no existe.
fault-no-piece-on-board = «{ $letter }» en el tablero no es ni una pieza ni un número de casillas vacías.
fault-no-piece-in-pocket = «{ $letter }» en los aeródromos y prisiones no es una pieza.
fault-bracket = Falta cerrar el corchete de los aeródromos y prisiones antes del turno.
fault-not-in-pocket = { FORM($piece, "Un") } no puede estar en una prisión ni en un aeródromo.
fault-turn = El turno debe ser w o b, no «{ $text }».
fault-castling = Los derechos de enroque deben ser - o letras de { $letters }, cada letra una vez como máximo, no «{ $text }».
fault-castling-unmoved = En «{ $text }» sobra la E o la e: un derecho de enroque ya dice que el rey no se ha movido.
fault-no-castling = En este juego no hay enroque: escribe - en vez de «{ $text }».
fault-castling-king = El derecho de enroque { $letter } exige que el rey { FORM($side, "m") } esté en su casilla inicial.
fault-castling-rook = El derecho de enroque { $letter } exige que el rey y la torre de las { FORM($side, "pl") } estén en sus casillas iniciales.
fault-en-passant = Ningún peón puede acabar de pasar por «{ $text }» con un avance de dos casillas.
fault-counter = «{ $text }» no es un número de jugadas.
fault-trailing = La posición acaba antes de «{ $text }»: quítalo.
fault-no-king = Las { FORM($side, "pl") } no tienen rey.
fault-kings = Las { FORM($side, "pl") } tienen { $found } reyes.
fault-too-many = Las { FORM($side, "pl") } tienen { $found ->
        [one] { FORM($kind, "un") }
       *[other] { $found } { FORM($kind, "plural") }
    }; un juego completo tiene { $most }.
fault-pawn-on-edge = Un peón no puede estar en { $square }.
fault-king-en-prise = Juegan las { FORM($mover, "pl") } y podrían capturar al rey { FORM($side, "m") }.
fault-takeover-nothing-to-place = Con estas reglas no hay colocación libre, así que ninguna pieza puede esperar entre corchetes.
fault-takeover-uneven = Los jugadores colocan por turnos: a las { FORM($first, "pl") } no les pueden quedar { $white } por colocar cuando a las { FORM($second, "pl") } les quedan { $black }.
fault-takeover-out-of-own-ranks = Durante la colocación, la pieza de { $square } está fuera de sus filas.
fault-messenger-open-bracket = Falta cerrar el corchete de los mensajeros antes del turno.
fault-messenger-not-a-courier = El corchete solo puede contener C y c, no «{ $letter }».
fault-messenger-beside = Estos mensajeros no pueden estar ahora al lado del tablero.
fault-messenger-no-pawn = Las { FORM($side, "pl") } no tienen ningún peón que pueda ser mensajero.

## Motivos de jugadas ilegales

illegal-game-over = La partida ha terminado.
illegal-not-your-turn = Les toca a las { FORM($side, "pl") }.
illegal-nobody-there = No hay ninguna pieza en esta casilla.
illegal-not-your-piece = No puedes mover { FORM($piece, "el") }.
illegal-not-how-it-moves = { FORM($kind, "El") } no se mueve así.
illegal-blocked = { FORM($by, "El") } de { $at } le corta el paso { FORM($kind, "al") }.
illegal-own-piece-there = En esa casilla hay una pieza tuya.
illegal-nothing-to-capture = Un peón solo se mueve en diagonal para capturar, y ahí no hay nada que capturar.
illegal-cannot-move = { FORM($kind, "Este") } no tiene jugada.
illegal-pinned = { FORM($by, "El") } de { $at } clava { FORM($kind, "este") } contra el rey.
illegal-still-in-check = Tu rey sigue en jaque: lo ataca { FORM($by, "el") } de { $at }.
illegal-into-check = Tu rey quedaría en jaque: lo atacaría { FORM($by, "el") } de { $at }.
illegal-thawing-capture = Si capturas { FORM($victim, "este") }, irá a tu prisión; el peón { FORM($owner, "m") } de { $pawn } se descongelará y dará jaque a tu rey.
illegal-unreadable = «{ $text }» no es una jugada.
illegal-ambiguous = «{ $text }» podría ser { LIST($meanings, "or") }.
illegal-no-such-move = Ninguna pieza puede jugar «{ $text }».
illegal-not-a-move = Ninguna jugada empieza así.
illegal-frozen-pawn = Este peón está congelado: en la prisión rival no hay ninguna pieza por la que cambiarlo.
illegal-nobody-to-become = Este peón no puede coronar: en la prisión rival no hay ninguna pieza por la que cambiarlo.
illegal-never-becomes = Un peón no puede convertirse en { FORM($kind, "un") }.
illegal-cannot-become = En la prisión rival no hay { FORM($kind, "ningun") } por { FORM($kind, "gender") ->
        [f] la
       *[m] el
    } que cambiar el peón.
illegal-promotion-not-chosen = Elige la pieza por la que se cambia el peón.
illegal-no-promotion-here = Un peón solo se cambia por una pieza al llegar a la última fila.
illegal-prisoner-stays = { FORM($kind, "Este") } es tu rehén: sirve para pagar un rescate, pero no puedes lanzar esta pieza.
illegal-nobody-goes-there = Ahí no puedes poner una pieza: lanza tus piezas a las casillas o empuja un prisionero al aeródromo rival.
illegal-nobody-lands = Ninguna de tus piezas puede aterrizar ahora en esta casilla.
illegal-cannot-afford = Nada de tu prisión vale tanto como { FORM($kind, "un") }.
illegal-too-cheap = { FORM($paid, "Un") } no vale tanto como { FORM($rescued, "un") }.
illegal-not-jailed = En la prisión rival no hay { FORM($kind, "ningun") } de tu bando.
illegal-no-prisoner = En tu prisión no hay { FORM($kind, "ningun") }.
illegal-not-on-airfield = En tu aeródromo no hay { FORM($kind, "ningun") }.
illegal-buys-nobody = Con { FORM($kind, "un") } no puedes rescatar ninguna de tus piezas.
illegal-occupied = Solo se aterriza en casillas vacías, y en esta hay { FORM($piece, "un") }.
illegal-pawn-on-edge = No puedes lanzar un peón a la primera fila ni a la última.

castling-king-moved = No puedes enrocar: tu rey ya se ha movido.
castling-no-rook = No puedes enrocar: en esa esquina no hay una torre sin mover.
castling-king-or-rook-moved = No puedes enrocar: tu rey o esa torre ya se ha movido.
castling-path = No puedes enrocar: { $at } no está vacía.
castling-in-check = No puedes enrocar: estás en jaque desde { $at }.
castling-through-check = No puedes enrocar: tu rey pasaría por una casilla atacada desde { $at }.

hole-over-hole = { FORM($kind, "El") } no puede cruzar el agujero de { $hole }.
hole-pawn-before-hole = Este peón está ante el agujero de { $hole }: solo puede capturar.
hole-neither = En un turno se mueve, se arrastra o ambas cosas.
hole-does-not-pull = { FORM($kind, "Un") } no puede arrastrar.
hole-nobody-to-pull = En esta casilla no hay nada que arrastrar.
hole-pulls-own = No puedes arrastrar a un agujero una pieza tuya.
hole-not-in-line = { FORM($kind, "El") } no puede arrastrar por esta línea.
hole-no-hole = En medio no hay ningún agujero al que arrastrarla.
hole-two-holes = En medio hay dos agujeros; hace falta exactamente uno.
hole-between = { FORM($by, "El") } de { $at } está en medio.
hole-king-taken = Capturar al rey termina la partida.
hole-promotion-ends-turn = Un peón que corona no puede arrastrar en el mismo turno.
hole-promotion-not-chosen = Elige dama, torre o alfil para el peón.
hole-no-promotion-here = Solo corona un peón que llega a la tercera fila del rival.
hole-cannot-become = Un peón corona dama, torre o alfil, no { $kind }.

takeover-no-square = Esa casilla no existe en este tablero.
takeover-first-step = El primer paso del salto { FORM($kind, "del") } cae fuera del tablero.
takeover-nobody-to-jump = Ahí no hay nada que { FORM($kind, "el") } pueda saltar.
takeover-no-room = Un salto acaba en una casilla vacía, y en { $at } hay { FORM($piece, "un") }.
takeover-second-jump = Solo se salta una pieza, y { FORM($piece, "el") } de { $at } también estorba.
takeover-not-next-to = Con estas reglas, un salto sobre { $at } acaba en la casilla siguiente.
takeover-defended = { FORM($by, "El") } de { $from } defiende { FORM($victim, "el") } de { $at }: no se puede reclutar.
takeover-no-castling = Con estas reglas no hay enroque.
takeover-promotion-not-chosen = Elige qué pieza coronas.
takeover-no-promotion-here = Solo corona un peón que llega a la última fila.
takeover-set-up-first = Primero coloca todas las piezas: toma una de al lado del tablero.
takeover-not-to-place = No te queda { FORM($kind, "ningun") } por colocar.
takeover-not-own-ranks = Coloca tus piezas en tus { $depth } filas.
takeover-pawn-on-back-rank = No puedes colocar un peón en la primera fila de tu bando.
takeover-no-completion = Después de esto, se podría capturar a un rey sin importar cómo se coloquen las demás piezas.
takeover-king-exposed = No puedes terminar así la colocación: { FORM($by, "el") } de { $at } podría capturar al rey { FORM($side, "m") }.

messenger-place-first = Elige primero el peón que será tu mensajero.
messenger-not-a-pawn = Solo un peón puede ser el mensajero.
messenger-already-placed = Ya elegiste tu mensajero.
messenger-courier-first = Primero debe dar un paso tu mensajero.
messenger-not-a-courier = El primer paso lo da un mensajero, no { FORM($kind, "un") }.
messenger-one-step = El mensajero da un solo paso, antes de la jugada normal.
messenger-no-capture = Un mensajero no puede capturar.
messenger-immune = { FORM($kind, "Un") } no se puede capturar.
messenger-adds-attacker = Con este paso, { FORM($by, "el") } de { $at } atacaría a tu rey.
messenger-must-break = Tu mensajero debe parar con un paso el jaque { FORM($by, "del") } de { $at }.
messenger-no-answer = Después de este paso, ninguna jugada pararía el jaque { FORM($by, "del") } de { $at }.
messenger-not-at-edge = Un mensajero solo puede salir del tablero desde la última fila.
messenger-exit-exposes = El mensajero no puede salir: { FORM($by, "el") } de { $at } atacaría a tu rey.
messenger-exit-barred = El mensajero no puede salir mientras pueda parar el jaque { FORM($by, "del") } de { $at }.
messenger-frozen = { FORM($by, "El") } de { $at } te da mate: solo puede moverse un mensajero.
messenger-move-too = Después del paso debes hacer una jugada normal.
messenger-no-pass = No puedes pasar: tienes una jugada legal.
messenger-promotion-not-chosen = Elige qué pieza coronas.
messenger-no-promotion-here = Solo corona un peón que llega a la última fila.

## Sucesos de una jugada

# Los sucesos de una jugada, uno tras otro. Siguen a «Blancas:», «Tú:» o «Pista:», así que no llevan sujeto.
turn-done = { $side }: { LIST($events, "comma") }.

event-walked = { $kind } de { $from } a { $to }
event-castled-kingside = enroque corto
event-castled-queenside = enroque largo
event-captured = captura { FORM($kind, "un") }
event-paid = pago de { FORM($kind, "un") }
event-rescued = rescate de { FORM($kind, "un") }, que aterriza en { $to }
event-dropped = lanzamiento de { FORM($kind, "un") } en { $to }
event-set-up = { $kind } en { $to }
event-promoted = corona { $kind }
event-taken-over = recluta { FORM($kind, "el") } de { $at }
event-pulled = arrastra { FORM($kind, "el") } de { $at } al agujero
event-placed = el peón de { $at } pasa a ser mensajero
event-left = el mensajero sale del tablero desde { $at }
event-passed = pase
event-thawed = el peón { FORM($side, "m") } de { $at } se descongela
event-froze = el peón { FORM($side, "m") } de { $at } se congela
event-check = jaque
event-mate = mate
event-pseudo-check = falso jaque

## Finales de partida

ending-checkmate = jaque mate
    .won = Ganan las { FORM($winner, "pl") } por jaque mate.
    .drawn = Tablas por jaque mate.
ending-stalemate = rey ahogado
    .won = Ganan las { FORM($winner, "pl") } por rey ahogado.
    .drawn = Tablas por rey ahogado.
ending-repetition = repetición
    .won = Ganan las { FORM($winner, "pl") } por repetición.
    .drawn = Tablas por repetición.
ending-fifty-moves = la regla de las 50 jugadas
    .won = Ganan las { FORM($winner, "pl") } por la regla de las 50 jugadas.
    .drawn = Tablas por la regla de las 50 jugadas.
ending-king-taken = pérdida del rey
    .won = Ganan las { FORM($winner, "pl") }: las { FORM($loser, "pl") } han perdido el rey.
    .drawn = Tablas por pérdida del rey.
ending-no-move = falta de jugadas
    .won = Ganan las { FORM($winner, "pl") }: las { FORM($loser, "pl") } no tienen jugadas legales.
    .drawn = Tablas por falta de jugadas legales.
ending-courier-through = salida del mensajero
    .won = Ganan las { FORM($winner, "pl") }: el mensajero ha salido del tablero.
    .drawn = Tablas por salida del mensajero.
ending-passes = dos pases seguidos
    .won = Ganan las { FORM($winner, "pl") } por dos pases seguidos.
    .drawn = Tablas por dos pases seguidos.
ending-resignation = abandono
    .won = Abandonan las { FORM($loser, "pl") }; ganan las { FORM($winner, "pl") }.
    .drawn = Tablas por abandono.
ending-agreement = acuerdo
    .won = Ganan las { FORM($winner, "pl") } por acuerdo.
    .drawn = Tablas por acuerdo.
ending-time-forfeit = tiempo agotado
    .won = A las { FORM($loser, "pl") } se les agotó el tiempo; ganan las { FORM($winner, "pl") }.
    .drawn = Tablas por tiempo agotado.
ending-adjudication = adjudicación
    .won = Ganan las { FORM($winner, "pl") } por adjudicación.
    .drawn = Tablas por adjudicación.

## Partidas y registros

course-move = Media jugada { $number }, «{ $text }»: { $why }

record-too-long = Este texto tiene { $bytes } bytes: es demasiado largo para una partida.
record-start = La partida no puede empezar: { LIST($faults, "space") }
record-move = { $place }: { $why }
record-tag = «{ $text }» (línea { $line }) no es una etiqueta de la forma [Nombre "valor"] y se omitió.
record-tag-unused = La etiqueta { $text } (línea { $line }) se omitió: { LIST($faults, "space") }
record-tag-denied = La etiqueta { $text } (línea { $line }) se omitió: contradice a otra.
record-tag-again = La etiqueta { $text } (línea { $line }) aparece dos veces con valores distintos: cuenta la primera.
record-no-result = { $text } (línea { $line }) no es ninguno de los resultados 1-0, 0-1, 1/2-1/2 y *.
record-other-result = { $text } (línea { $line }) contradice las jugadas, que acaban con { $result }: cuentan las jugadas.
record-unfollowed = { $place }: { $why } La etiqueta { $tag } no se pudo usar: { LIST($faults, "space") }
record-open-comment = { $place }: este comentario no se cierra.
record-open-variation = { $place }: esta variante no se cierra.
record-stray-bracket = { $place }: a este paréntesis le falta el de apertura.
record-surplus = { $place }: la partida ha terminado; solo se lee una.
record-place = { $number }{ $side ->
        [white] .
       *[black] ...
    }{ $text } (línea { $line })
