# El explorador de aperturas.

explorer = Aperturas
explorer-how = Lo que se jugó aquí en las partidas del motor contra sí mismo
explorer-coming = Cargando aperturas…
explorer-lost = No se pudieron cargar las aperturas. ¿Tienes conexión?
explorer-none = No hay partidas desde esta posición.
explorer-move = Jugada
explorer-games = Partidas
explorer-results = Ganan blancas / negras
explorer-worth = Valor
explorer-row = { $move }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, ganan blancas { $white } %, tablas { $draws } %, ganan negras { $black } %; valor { $score }
explorer-unplayed = { $move }: sin partidas; valor { $score }

opening-e4 = Peón de rey
opening-d4 = Peón de dama
opening-nf3 = Caballo de rey
opening-nc3 = Caballo de dama
opening-e3 = Peón de rey, un paso
opening-d3 = Peón de dama, un paso
opening-a3 = Peón de torre de dama
opening-h3 = Peón de torre de rey
opening-h4 = Peón de torre de rey, dos pasos
opening-nh3 = Caballo al borde
opening-e4-e5 = Dos peones de rey
opening-e4-nc6 = Peón de rey contra caballo de dama
opening-e4-d5 = Peón de rey contra peón de dama
opening-d4-d5 = Dos peones de dama
opening-d4-nf6 = Peón de dama contra caballo de rey
opening-nf3-nf6 = Dos caballos de rey
opening-nf3-d5 = Caballo de rey contra peón de dama
opening-nc3-d5 = Caballo de dama contra peón de dama
opening-knights = Dos peones de rey y dos caballos
