# La biblioteca.

nav-library = Biblioteca
keep = Guardar en la biblioteca
kept = Guardado en la biblioteca.
search = Buscar
search-hint = Nombre, juego, resultado, jugada
sort = Ordenar por
library-list = Partidas y posiciones
select-all = Seleccionar todo
select-none = Quitar selección
import-file = Importar archivo
paste = Pegar
paste-title = Pegar partidas o posiciones
paste-hint = Cuantas partidas quieras (PGN), en cualquiera de las dos notaciones; o FEN, una por línea.
import = Importar
pasted = el texto pegado
dropped = el texto soltado
drop-here = Suelta aquí un archivo para importar sus partidas
one-file = más de un archivo a la vez
export-notation = Notación al exportar
export = Exportar
export-all = Exportar todo
play-on = Jugar
rename = Renombrar
delete = Borrar
new-name = Nombre nuevo
exporting = Escribiendo el archivo…
library-empty = Aquí aún no hay nada. Las partidas que terminas, o que dejas tras unas jugadas, se guardan solas. También puedes importar un archivo, pegar partidas o pulsar «Guardar en la biblioteca» al lado del tablero.
library-deleted-by-browser = Safari borra los datos de un sitio si no lo visitas durante una semana. Para conservarlos, añade esta página a tu pantalla de inicio (Compartir, Añadir a pantalla de inicio) o exporta tus partidas.
nothing-found = Nada en la biblioteca coincide.
filters = Filtros
filter-result = Tu resultado
filter-any-result = Todos
filter-won = Ganaste
filter-lost = Perdiste
filter-drawn = Tablas
filter-others = Entre otros
filter-opponent = Rival
filter-anybody = Todos
more-names = y { $number } más: usa la búsqueda
filter-game = Juego
filter-any-game = Todos
filter-clear = Ver todas las entradas
entry-menu = Acciones para { $title }
library-famous = O abre una de las primeras partidas publicadas:
famous-1 = 1999: una dama rescatada a cambio de otra aterriza en e1 con jaque y las blancas abandonan en la jugada 24
famous-2 = 1999: tres paracaídas con jaque, y las blancas abandonan en la jugada 16
famous-3 = Una tranquila jugada de peón da mate al rey en b4, jugada 26
famous-4 = Un caballo rescatado aterriza en f6 con mate, jugada 23

sort-date = Más recientes
sort-name = Nombre
sort-length = Más largas
sort-result = Resultado
library-opening = Abriendo la biblioteca…
entries = { $number ->
        [one] 1 entrada
       *[other] { $number } entradas
    }
entries-shown = { $shown } de { entries }
select = Seleccionar { $title }
selected = { $number ->
        [one] 1 seleccionada
       *[other] { $number } seleccionadas
    }
selected-hidden = Selección: { $number }, no visibles: { $hidden }
trouble-forbidden = Este navegador no deja que la página tenga una biblioteca. Es habitual en ventanas privadas. Exporta o copia lo que quieras conservar.
trouble-framed = Esta página se muestra dentro de otro sitio web, así que aquí no se guarda nada.
own-window = Abrir en su propia ventana
trouble-full = La biblioteca está llena: en este navegador no queda sitio. Exporta algunas entradas, bórralas y prueba otra vez.
trouble-blocked = Otra pestaña con una versión más antigua de esta página está usando la biblioteca. Cierra esa pestaña y prueba otra vez.
trouble-silent = El navegador no responde al abrir la biblioteca. No se ha perdido nada: recarga la página o reinicia el navegador.
trouble-other = No se pudo leer o guardar la biblioteca. Recarga la página y prueba otra vez. { $text }
entry-position = Posición, { $game }
entry-unread = Los detalles de esta entrada ya no se pueden leer. Aún puedes abrirla o exportarla
entry-length = { $moves ->
        [0] posición
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
day = { $day } { month } { $year }
month-of = { month } { $year }
month = { $month ->
        [1] ene
        [2] feb
        [3] mar
        [4] abr
        [5] may
        [6] jun
        [7] jul
        [8] ago
        [9] sep
        [10] oct
        [11] nov
       *[12] dic
    }
importing = Leyendo { $name }: { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number ->
        [one] 1 nueva
       *[other] { $number } nuevas
    }
tally-part = { $number } en parte
tally-orthodox = { $number } de ajedrez normal
tally-again = { $number ->
        [one] 1 ya estaba
       *[other] { $number } ya estaban
    }
tally-bad = { $number ->
        [one] 1 ilegible
       *[other] { $number } ilegibles
    }
bad-heading = { $number ->
        [one] 1 partida no se pudo leer hasta el final
       *[other] { $number } partidas no se pudieron leer hasta el final
    }
notes-heading = { $number ->
        [one] Se omitió 1 etiqueta; las jugadas se conservan
       *[other] Se omitieron { $number } etiquetas; las jugadas se conservan
    }
bad-kept = { $why } { $kept ->
        [one] Se conserva la jugada anterior.
       *[other] Se conservan las { $kept } jugadas anteriores.
    }
bad-orthodox = Esta es una partida de ajedrez normal, en la que las piezas capturadas desaparecen y un peón puede coronar cualquier pieza. { $kept ->
        [0] Ninguna de sus posiciones encaja en Hostage Chess. Para jugar desde una posición parecida, móntala en el editor.
        [one] Su primera jugada también es legal en Hostage Chess y se conserva: analízala o sigue jugando desde ahí. Después: { $why }
       *[other] Sus primeras { $kept } jugadas también son legales en Hostage Chess y se conservan: analízalas o sigue jugando desde ahí. Después: { $why }
    }
bad-record = Línea { $line }: { $why }
bad-record-titled = Línea { $line } ({ $title }): { $why }
toast-undo = Deshacer
toast-deleted = Borrado: { entries }.
toast-restored = Recuperado: { entries }.
toast-no-record = No se encontraron partidas ni posiciones.
toast-imported = Importado: { $tally }
toast-cancelled = Cancelado: { $tally }
toast-saved = Exportado: { entries }.
toast-copied = Copiado: { entries }.
toast-not-copied = El navegador no permite copiar aquí. Exporta un archivo.
toast-unreadable = No se pudo leer { $name }.
toast-busy = No se pudo leer { $name } porque hay otra importación en marcha. Prueba otra vez cuando termine.
toast-exporting = Hay otra exportación en marcha. Prueba otra vez cuando termine.
toast-too-large = { $name } ocupa { $size } MB; la biblioteca lee { $most } MB como máximo cada vez. Divide el archivo.
record-you = Tú
record-engine-level = { $name }, nivel { $level }
record-engine = Máquina, { $pace }

# La importación de una copia de seguridad.
import-title = Importar: { $name }
import-what = Este archivo contiene más que partidas. Elige qué importar. «Deshacer» lo revierte todo.
import-to-library = Destino: la biblioteca.
import-games = { $number ->
        [one] 1 partida o posición
       *[other] { $number } partidas y posiciones
    }
import-boards = { $number ->
        [one] 1 partida, análisis o posición en curso
       *[other] { $number } partidas, análisis y posiciones en curso
    }
import-settings-changes = Cambia tus ajustes: { $list }.
import-settings-same = Iguales que los tuyos.
import-lessons = { $number ->
        [one] 1 estrella
       *[other] { $number } estrellas
    }
import-lessons-note = Se suman a las tuyas: en cada lección cuenta tu mejor resultado.
import-puzzles = { $number ->
        [one] 1 problema resuelto
       *[other] { $number } problemas resueltos
    }
import-career = { $number ->
    [one] 1 resultado contra la máquina
   *[other] { $number } resultados contra la máquina
}
import-career-joined = Se suman a los tuyos; cada partida cuenta una vez.
import-career-foreign = Ninguna de estas partidas se jugó aquí. Cambiarían tu puntuación.
import-people = { $number ->
    [one] 1 resultado contra personas
   *[other] { $number } resultados contra personas
}
import-people-foreign = Ninguna de estas partidas se jugó aquí. Cambiarían tus resultados.
import-puzzles-rating = Puntuación { $rating }.
import-puzzles-same = Se suman a los tuyos. Conservas tu puntuación de { $here }.
import-puzzles-other = Se suman a los tuyos. Tu puntuación pasa de { $here } a { $rating }.
import-unread = { $number ->
        [one] 1 elemento de este archivo no se puede leer y se omite.
       *[other] { $number } elementos de este archivo no se pueden leer y se omiten.
    }
import-lacks = Este archivo no trae partidas de la biblioteca: no se pudo leer cuando se creó el archivo.
tally-settings = ajustes
tally-lessons = estrellas
tally-puzzles = problemas
tally-career = resultados
tally-people = resultados contra personas
tally-refused = { $number ->
        [one] 1 elemento omitido: demasiado largo o desconocido
       *[other] { $number } elementos omitidos: demasiados, demasiado largos o desconocidos
    }
tally-passed = { $number ->
        [one] 1 línea de ajustes o progreso omitida
       *[other] { $number } líneas de ajustes o progreso omitidas
    }
toast-taken-back = Importación deshecha: { $number ->
        [0] los ajustes y el progreso están como antes.
        [one] 1 entrada borrada; los ajustes y el progreso están como antes.
       *[other] { $number } entradas borradas; los ajustes y el progreso están como antes.
    }
toast-taken-back-in-part = Importación deshecha: { $number ->
        [0] nada borrado
        [one] 1 entrada borrada
       *[other] { $number } entradas borradas
    }. Una parte se queda: ha cambiado desde entonces o no se pudo quitar.
toast-no-room = No se importó nada: en este navegador no queda sitio. Borra algo e importa otra vez.
