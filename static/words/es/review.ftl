# La revisión de la partida.

review = Revisión
review-go-on = Seguir
review-start = Revisar la partida
review-offer = El motor repasa la partida y muestra dónde cambió, qué jugadas fueron malas y por qué, y qué era mejor.
review-pause = Parar
review-close = Cerrar revisión
chances = Opciones de ganar
accuracy = { $percent } de precisión
better = Mejor:
better-line = Variante mejor
# La historia de la partida: sus momentos clave.
story-own = { $number ->
        [1] El momento clave de tu partida
       *[other] Tu partida en { $number } momentos
    }
story-any = { $number ->
        [1] El momento clave de la partida
       *[other] La partida en { $number } momentos
    }
story-none = Ninguna jugada fue tan mala como para hablar de ella. ¡Bien jugado!
story-begins = Revisando la partida…
story-you = Tú
story-move = Jugada { $move }
story-good = mejor jugada
story-find = Busca algo mejor
story-show = Mostrar
story-moments = Volver a los momentos
story-board = Ver el tablero
story-again = Jugar otra vez
story-all = { $number ->
        [one] 1 jugada
       *[other] Las { $number } jugadas
    }
story-clean = Sin jugadas malas
after-review = Tras la revisión
retry = Corrige tus errores
retry-next = Siguiente
retry-skip = Saltar
retry-solve = Ver jugada
retry-back = Volver a la posición
retry-end = Terminar
review-progress = Posiciones revisadas
retry-looking = Comprobando tu jugada…
retry-good = Bien: eso es mejor.
retry-wrong = Eso no es mejor. Prueba otra jugada.
retry-solved = Esto era mejor.
retry-over = No quedan errores. ¡Buen trabajo!

review-progress-of = { $done } de { $of }
verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
verdicts-inaccuracy = { $number ->
        [one] 1 imprecisión
       *[other] { $number } imprecisiones
    }
verdicts-mistake = { $number ->
        [one] 1 error
       *[other] { $number } errores
    }
verdicts-blunder = { $number ->
        [one] 1 error grave
       *[other] { $number } errores graves
    }
graph-place = { LIST($parts, "comma") }
graph-chances = { $side } { $percent } %
retry-ask-one = Encuentra para las { FORM($side, "pl") } una jugada mejor que { $move }.
retry-ask = { $index } de { $of }: encuentra para las { FORM($side, "pl") } una jugada mejor que { $move }.

# El motivo por el que una jugada fue mala, quizá con las jugadas que lo muestran. El sujeto es la jugada.
review-reason = { $reason }.
review-reason-line = { $reason }: { $line }.
end-mate = mate en { $moves }
end-king = una captura del rey en { $moves }
end-win = { $moves ->
        [one] una victoria en 1 jugada
       *[other] una victoria en { $moves } jugadas
    }
bought-back = { $force ->
        [mate-now] Captura { FORM($kind, "un") } que se puede rescatar con mate
        [mate] Captura { FORM($kind, "un") } que se puede rescatar con mate en { $moves }
        [check] Captura { FORM($kind, "un") } que se puede rescatar con jaque
        [wins] Captura { FORM($kind, "un") } que se puede rescatar para luego ganar { FORM($lost, "un") }
       *[plain] Captura { FORM($kind, "un") } que se puede rescatar
    }
dropped-at-once = { $force ->
        [mate-now] Paga con { FORM($kind, "un") } que se puede lanzar al momento con mate
        [mate] Paga con { FORM($kind, "un") } que se puede lanzar al momento con mate en { $moves }
        [check] Paga con { FORM($kind, "un") } que se puede lanzar al momento con jaque
        [wins] Paga con { FORM($kind, "un") } que se puede lanzar al momento para luego ganar { FORM($lost, "un") }
       *[plain] Paga con { FORM($kind, "un") } que se puede lanzar al momento
    }
overpaid = Paga con { FORM($paid, "un") } cuando bastaba { FORM($enough, "un") }
dear = Paga { FORM($paid, "un") } por { FORM($rescued, "un") }
let-thaw = Deja que se descongele el peón de { $at }
not-frozen = No congela el peón de { $at }
not-frozen-check = No congela el peón de { $at } ni anula su jaque
put-to-be-lost = Pone { FORM($kind, "el") } en { $at }, donde se puede { $loss ->
        [taken] capturar
        [taken-over] reclutar
       *[pulled] arrastrar al agujero
    }{ $pays ->
        [yes] {" "}y usar para pagar un rescate
       *[no] {""}
    }
left-to-be-lost = Deja { FORM($kind, "el") } en { $at }, donde se puede { $loss ->
        [taken] capturar
        [taken-over] reclutar
       *[pulled] arrastrar al agujero
    }{ $pays ->
        [yes] {" "}y usar para pagar un rescate
       *[no] {""}
    }
allowed-end = { $manner ->
        [drop] Permite { $end } con un lanzamiento
        [exchange] Permite { $end } con un canje
        [promotion] Permite { $end } con una coronación
       *[plain] Permite { $end }
    }
missed-end = { $manner ->
        [drop] Deja pasar { $end } con un lanzamiento
        [exchange] Deja pasar { $end } con un canje
        [promotion] Deja pasar { $end } con una coronación
       *[plain] Deja pasar { $end }
    }
gave-draw = Permite tablas por { $ending }
not-taken = No { $loss ->
        [taken] captura
        [taken-over] recluta
       *[pulled] arrastra al agujero
    } { FORM($kind, "el") } de { $at }
# El tipo de jugada, como parte de los dos mensajes siguientes.
manner = { $manner ->
        [drop] un lanzamiento
        [exchange] un canje
        [promotion] una coronación
       *[plain] una jugada
    }
not-seen = { $check ->
        [yes] Deja pasar { manner } con jaque
       *[no] Deja pasar { $manner ->
            [plain] una jugada mejor
           *[other] { manner }
        }
    }
allowed-move = { $check ->
        [yes] Permite { manner } con jaque
       *[no] Permite { $manner ->
            [plain] una buena respuesta
           *[other] { manner }
        }
    }
chances-fell = Las opciones de ganar bajaron del { $was } % al { $is } %
