# Problemas.

puzzles-title = Problemas
puzzles-loading = Cargando problemas…
puzzles-lost = No se pudieron cargar los problemas. ¿Tienes conexión? Tus problemas resueltos se conservan.
puzzles-damaged = Este archivo de problemas no se puede leer ({ $fault }). Quizá sea de otra versión de la página. Recarga la página.
puzzle-unknown = No hay ningún problema «{ $name }». Aquí tienes otro.
puzzle-day-unknown = No hay ningún problema para ese día. Aquí tienes el de hoy.
puzzle-withdrawn = El problema «{ $name }» se ha retirado: al revisarlo apareció un defecto. Aquí tienes otro.
puzzle-again = Para repetir
puzzle-name = Problema { $number }
puzzle-mate = { $moves ->
    [one] Gana en una jugada.
   *[other] Gana en { $moves } jugadas contra cualquier defensa.
}
puzzle-advantage = Encuentra la única jugada que gana.
puzzle-defence = Encuentra la única jugada que salva la partida.
puzzle-right = Bien. Sigue así.
puzzle-solved = ¡Resuelto!
puzzle-solved-late = Esa es la solución.
puzzle-shown = Esta es la solución.
puzzle-returns = Volverás a ver este problema.
puzzle-judging = No es la solución. Buscando la refutación…
puzzle-refuted = No es la solución: las { FORM($side, "pl") } responden { $answer }. Prueba otra jugada.
puzzle-refuted-mate = No es la solución: las { FORM($side, "pl") } responden { $answer }, y { $moves ->
    [one] pierdes en la próxima jugada
   *[other] pierdes en { $moves } jugadas
}. Prueba otra jugada.
puzzle-wrong = No es la solución. Prueba otra jugada.
puzzle-show = Ver la solución
puzzle-try-again = Reintentar
puzzle-next = Siguiente
puzzle-analyse = Analizar
puzzle-link = Enlace
puzzle-rating = Tu puntuación: { $guess ->
    [yes] unos { $rating }
   *[no] { $rating }
}
puzzle-grade = Puntuación del problema: { $rating }
puzzle-streak = { $days ->
    [one] Racha: 1 día
   *[other] Racha: { $days } días
}
puzzle-count = { $solved } de { $tried } a la primera
puzzle-due = { $count ->
    [one] 1 problema por repetir
   *[other] { $count } problemas por repetir
}
puzzle-game = Juego
puzzle-daily = Problema de hoy
theme-advantage = gana
theme-defence = salva la partida
theme-mate-drop = mate al lanzar
theme-mate-exchange = mate con canje
theme-mate-promotion = mate al coronar
theme-pseudo-check = falso jaque
theme-freeze = congela un peón
theme-thaw = descongela un peón
theme-denial = rival sin fondos
theme-block = escudo en paracaídas
theme-fork = ataque doble
theme-quiet = jugada tranquila
theme-purchase = sacrificio que paga un rescate
theme-win-in = gana en { $moves }
puzzle-about = Tema
puzzle-topic = { $theme } ({ $count })
theme-any = todos

storm = Tormenta de tres minutos
storm-how = Un problema tras otro, de fácil a difícil. El reloj arranca con tu primera jugada; cada error cuesta diez segundos.
storm-score = { $solved ->
    [one] 1 resuelto
   *[other] { $solved } resueltos
}
storm-combo = { $moves } seguidas
storm-wrong = Error: { $seconds } segundos menos.
storm-bonus = ¡{ $seconds } segundos más!
storm-left = { $seconds ->
    [one] Queda 1 segundo.
   *[other] Quedan { $seconds } segundos.
}
storm-best = Tu récord: { $best }.
storm-new-best = ¡Tu mejor tormenta hasta ahora!
storm-missed = Repasa tus fallos
storm-again = Otra tormenta
storm-end = Parar

puzzle-own = Un error tuyo
puzzle-better = Aquí jugaste { $move }. Encuentra una jugada mejor.
puzzle-own-none = Hoy no toca ninguno de tus errores. Aquí tienes otro problema.
puzzles-aside = Tus problemas resueltos no se pudieron leer y se apartaron. Empiezas de cero.
solve-mistakes = Resolver tus errores ({ $count })
puzzles-waiting = El progreso en los problemas que importaste no cabe en este navegador. Se sumará cuando haya sitio: borra algo en la biblioteca o en Ajustes.

# Pistas, y los pasos de la solución.

puzzle-skip = Saltar
puzzle-hint-note = Con una pista, este problema no cuenta como resuelto. Volverás a verlo.
puzzle-hint-idea = Idea
puzzle-hint-idea-what = de qué tipo
puzzle-hint-piece = Pieza
puzzle-hint-piece-what = cuál
puzzle-hint-square = Casilla
puzzle-hint-square-what = adónde
puzzle-idea-ransom = Paga un rescate: una de tus piezas en prisión puede aterrizar en el tablero.
puzzle-idea-drop = Una pieza de tu aeródromo puede aterrizar.
puzzle-idea-promote = Un peón puede coronar.
puzzle-idea-capture-check = Busca una captura que dé jaque.
puzzle-idea-capture = Se puede capturar algo.
puzzle-idea-check = Mira qué jaques tienes.
puzzle-idea-quiet = Busca una jugada tranquila: ni captura ni da jaque.
puzzle-which-walks = Es { FORM($kind, "el") } de { $at }.
puzzle-which-ransom = Rescata { FORM($kind, "el") }.
puzzle-which-drop = Es { FORM($kind, "el") } de tu aeródromo.
puzzle-which-king = Es el rey.
puzzle-which-look = Mira la pieza marcada.
puzzle-where-walks = Va a { $to }.
puzzle-where-lands = Aterriza en { $to }.
puzzle-where-move = La jugada: { LIST($events, "comma") }.
puzzle-step-start = La posición del problema.
puzzle-step-ransom = { $who ->
    [you] Pagas
   *[they] Tu rival paga
} { FORM($paid, "un") } y { $same ->
    [same] { FORM($kind, "gender") ->
        [f] { $who ->
            [you] la tuya
           *[they] la suya
        }
       *[m] { $who ->
            [you] el tuyo
           *[they] el suyo
        }
    }
   *[other] { FORM($kind, "un") }
} aterriza en { $to }{ $end ->
    [over] . Así se gana.
    [check] , con jaque.
   *[none] .
}
puzzle-step-move = { $who ->
    [you] Tu jugada
   *[they] Jugada de tu rival
}: { LIST($events, "comma") }.{ $end ->
    [over] {" "}Así se gana.
   *[none] {""}
}
puzzle-step-back = Un paso atrás
puzzle-step-forward = Un paso adelante
puzzle-retry = Otra vez
puzzle-try = { $move } falla: las { FORM($side, "pl") } responden { $answer }.

# La portada.

puzzle-front-mate = Gana en { $moves }
puzzle-front-advantage = Busca la jugada que gana
puzzle-front-defence = Salva la partida
puzzle-solve = Resolver
puzzle-solve-again = Verlo otra vez
puzzle-easy = Empezar con uno fácil
puzzle-fill = Resuélvelo hoy para llenar el círculo. Tu racha sigue aunque uses pistas.
puzzle-week = Los últimos siete días
puzzle-mark-open = pendiente
puzzle-mark-solved = resuelto
puzzle-mark-hinted = con pistas
puzzle-mark-missed = sin resolver
puzzle-weekdays = L M M J V S D
puzzle-weekday-names = lunes martes miércoles jueves viernes sábado domingo
puzzle-months = Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre
puzzle-month-of-year = { $month } de { $year }
puzzle-month-before = Mes anterior
puzzle-month-after = Mes siguiente
puzzle-months-of = enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
puzzle-date = { $day } de { $month }
puzzle-of = Problema del { $day }
puzzle-at-level = Problemas de tu nivel
puzzle-level = Puntuación: { $guess ->
    [yes] unos { $rating }
   *[no] { $rating }
}{ $way ->
    [up] {" "}· sube { $change } esta semana
    [down] {" "}· baja { $change } esta semana
   *[same] {""}
}
puzzle-level-new = Tus primeros problemas fijan tu puntuación.
puzzle-curve = Tu puntuación en problemas día a día
puzzle-solve-level = Resolver en mi nivel
storm-name = Tormenta
storm-best-how = Tu récord en 3 minutos
storm-none-how = ¿Cuántos en 3 minutos?
puzzle-try-again-name = Reintentar
puzzle-due-how = Fallados, para hoy
puzzle-due-none = Fallados: hoy ninguno
puzzle-by-theme = Por tema
puzzle-number-of = { $count ->
    [one] 1 problema
   *[other] { $count } problemas
}
puzzle-longest = { $days ->
    [one] Racha más larga: 1 día
   *[other] Racha más larga: { $days } días
}
puzzles-back = Ver todos
storm-misses-how = Toca un tablero para resolverlo con calma.
storm-right = Bien
storm-wrong-count = Fallados
