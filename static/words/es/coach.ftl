# El entrenador: amenazas del rival y jugadas mejores.

coach = Entrenador
coach-says = Te avisa cuando cometes un error grave.
set-coach = Entrenador ante rivales fáciles
coach-on = Sí
coach-off = No
coach-play-on = Seguir
no-coach = Sin entrenador
coach-asks = { $reason }. ¿Deshacer?
coach-asks-line = { $reason }: { $line }. ¿Deshacer?
coach-asks-reply = { $reason }. Mejor respuesta de las { FORM($side, "pl") }: { $line }. ¿Deshacer?
# La consecuencia, como parte de los dos mensajes siguientes.
coach-with = { $force ->
        [mate-now] {" "}con mate
        [mate] {" "}con mate en { $moves }
        [check] {" "}con jaque
       *[plain] {""}
    }
coach-then = { $force ->
        [wins] {" "}y luego ganar { FORM($lost, "un") }
       *[plain] {""}
    }
coach-bought-back = Las { FORM($side, "pl") } pueden rescatar { FORM($kind, "el") }{ coach-with }{ coach-then }
coach-dropped = Las { FORM($side, "pl") } pueden lanzar{ coach-with } { FORM($kind, "el") } de tu pago{ coach-then }
coach-lost = Las { FORM($side, "pl") } pueden { $loss ->
        [taken] capturar
        [taken-over] reclutar
       *[pulled] arrastrar al agujero
    } { FORM($kind, "el") } de { $at }{ $pays ->
        [yes] {" "}y luego pagar con esa pieza un rescate
       *[no] {""}
    }
# La primera jugada de una victoria forzada, como parte de los dos mensajes siguientes.
coach-by = { $manner ->
        [drop] {" "}con un lanzamiento
        [exchange] {" "}con un canje
        [promotion] {" "}con una coronación
       *[plain] {""}
    }
coach-end = Las { FORM($side, "pl") } tienen { $end }{ coach-by }
coach-missed = Tenías { $end }{ coach-by }
coach-answered = Las { FORM($side, "pl") } pueden responder con { manner }{ $check ->
        [yes] {" "}que da jaque
       *[no] {""}
    }
coach-not-seen = Tenías { manner }{ $check ->
        [yes] {" "}con jaque
       *[no] {" "}mejor
    }
coach-overpaid = Pagaste con { FORM($paid, "un") } cuando bastaba { FORM($enough, "un") }
coach-dear = Pagaste { FORM($paid, "un") } por { FORM($rescued, "un") }
coach-thaws = El peón de { $at } se descongela
coach-not-frozen = Podrías congelar el peón de { $at }{ $check ->
        [yes] {" "}y anular su jaque
       *[no] {""}
    }
coach-not-taken = En su lugar podrías { $loss ->
        [taken] capturar
        [taken-over] reclutar
       *[pulled] arrastrar al agujero
    } { FORM($kind, "el") } de { $at }
coach-fell = Tus opciones de ganar bajan del { $was } % al { $is } %

# Después de la partida: tres momentos como máximo.
moments = Momentos clave
moment-well = Bien visto: las { FORM($side, "pl") } se equivocaron y esta jugada lo aprovechó.
# Un lanzamiento o un rescate que ganó la partida.
moment-parachute = { FORM($kind, "El") } aterrizó en { $at }, { $ends ->
        [yes] y ahí acabó la partida
       *[no] y ya no había defensa
    }. Una maravilla.
moment-title-parachute = El paracaídas ganador
moment-title-well = Ocasión aprovechada
moment-title-bought = { FORM($kind, "El") } volvió
moment-title-dropped = El pago salió mal
moment-title-dear = El rescate salió caro
moment-title-thawed = Se descongeló un peón
moment-title-not-frozen = Se podía congelar un peón
moment-title-lost = { FORM($kind, "El") } quedó { FORM($kind, "gender") ->
        [f] colgada
       *[m] colgado
    }
moment-title-allowed = Esto permitía { $end }
moment-title-missed = Había { $end }
moment-title-drew = Esto permitía tablas
moment-title-free = { FORM($kind, "El") } era gratis
moment-title-not-seen = { $manner ->
        [drop] Era mejor un lanzamiento
        [exchange] Era mejor un rescate
       *[plain] Había una jugada mejor
    }
moment-title-answered = { $manner ->
        [drop] Se escapó un lanzamiento
        [exchange] Se escapó un rescate
       *[plain] Se escapó la respuesta
    }
moment-title-fell = Aquí cambió la partida
moment-board = La posición antes de { $move }
moment-analyse = Analizar
moment-puzzle = Problemas parecidos
