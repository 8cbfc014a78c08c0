# La página propia.

you-title = Tú
you-private = Todo queda en este dispositivo.
you-none = Juega una partida contra la máquina, y aquí aparecerán tu puntuación y tus resultados.
you-begin = Jugar contra la máquina
you-games = { $number ->
    [one] 1 partida
   *[other] { $number } partidas
} desde el { $since }.
you-copy = Guardar una copia
you-delete = Borrar en Ajustes
you-rating = Puntuación contra la máquina
you-rating-guess = Aún es una estimación: juega algunas partidas más.
you-rating-soon = Tu puntuación aparece tras { $of } partidas puntuadas. Has jugado { $number }.
you-rating-none = Aún no hay partidas puntuadas. Para tener puntuación, juega a Hostage Chess contra un nivel de la máquina, sin pistas ni jugadas deshechas.
you-rating-how = Solo cuentan las partidas contra los niveles de la máquina: Hostage Chess con sus reglas habituales, sin pistas ni jugadas deshechas. Las puntuaciones de los rivales son estimaciones.
you-span = Periodo
you-month = Mes
you-year = Año
you-all = Todo
you-curve = Puntuación de { $from } ({ $begin }) a { $to } ({ $end }), entre { $least } y { $most }.
you-ladder = La escalera
you-won-lost = ganadas : perdidas
you-counts = { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}, { $drawn } en tablas, { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
}
you-drawn = { $number } en tablas
you-level = nivel { $number }
you-levels = niveles { $number } a { $last }
you-not-met = por conocer
you-next = Siguiente
you-beaten = vencido
you-unrated = { $number ->
    [one] 1 partida más no cuenta: con ayuda o con otras reglas.
   *[other] { $number } partidas más no cuentan: con ayuda o con otras reglas.
}
you-openings = Tus primeras jugadas
you-opening-moves = Jugadas
you-opening-results = ganadas, tablas, perdidas
you-as-white = Blancas
you-as-black = Negras
you-accuracy = Precisión
you-accuracy-last = { $number ->
    [one] última partida
   *[other] últimas { $number } partidas
}
you-accuracy-none = Revisa una partida, y aquí aparecerá tu precisión.
you-accuracy-curve = Precisión en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}. Media de cinco partidas: { $first } al principio, { $last } ahora.
you-streak = Problema del día
you-streak-none = Aún no hay racha.
you-people = Contra personas
you-people-more = { $number } más
