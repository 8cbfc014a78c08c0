# El tablero y la partida en curso.

title = Hostage Chess
nav-play = Jugar
nav-rules = Reglas
courier-stepped = Ahora haz una jugada normal. Para deshacer el paso del mensajero, toca la casilla que dejó.
may-end = Puedes terminar aquí: pulsa «Listo», o sigue.
choose-pull = Elige la pieza que arrastras al agujero, o pulsa «Listo».
from-book = del libro
nav = Pantallas
board = Tablero. Abajo: { $side }
record = Jugadas
no-moves = Aún no hay jugadas.
other-line = Otra variante jugada aquí
taken-back = Deshecha: { $move }
undo = Deshacer
redo = Rehacer
move-now = Jugar ya
flip = Girar
share = Compartir
more = Más
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
reset = Reiniciar
new-game = Nueva partida
previous-game = Partida anterior
keys = Atajos
time = Fuerza del motor
seconds = Segundos por jugada
other-time = Otro tiempo…
position-link = Enlace a esta posición
game-link = Enlace a toda la partida
part-link = Enlace a la partida hasta esta jugada
position-copied = Enlace a esta posición copiado.
game-copied = Enlace a toda la partida copiado.
part-copied = Enlace a la partida hasta esta jugada copiado.
not-copied = El navegador no permite copiar aquí. Selecciona un enlace y cópialo a mano.
bad-link = Este enlace no se puede abrir
part-lost = No se pudo cargar esta parte de la página. ¿Tienes conexión? Tu partida sigue sin ella.
try-again = Reintentar
nothing-lost = Tu partida sigue intacta.
go-on = Volver a mi partida
not-stored = El navegador no guarda todo. Al cerrar la página se perderá esto: { $what }.
game = Juego
boards = Tablero
switches = Reglas opcionales
hint = Pista
pause = Pausa
continue = Seguir
rematch = Revancha
clock = Reloj
minutes = Minutos por bando
increment = Segundos extra por jugada
pace = Tiempo mínimo por jugada
# The same below a narrow field, and its choices.
pace-short = Ritmo
pace-of = { $seconds } s
turning = Girar el tablero en cada turno
turning-how = al pasarse el dispositivo
facing = Girar las piezas de enfrente
facing-how = al jugar cara a cara
planned = Jugada anticipada lista. Se hará si sigue siendo legal. Para cancelarla, toca una casilla vacía.
spoiled = Tu jugada anticipada no se ha hecho.
hint-sought = Buscando una pista…
chapters-label = Reglas de

hint-move = Pista: { LIST($events, "comma") }.
confirm-move = ¿Hacer esta jugada: { LIST($events, "comma") }?
confirm = Jugar
call-off = Cancelar

# Los juegos conservan en todas las lenguas el nombre que les dio su inventor.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = Un peón en la séptima fila puede dar jaque aunque no pueda coronar
switch-41 = 41 casillas
switch-64 = 64 casillas
switch-adjacent = Los saltos acaban en la casilla siguiente
switch-undefended = Las piezas defendidas no se reclutan
switch-free = Colocación libre
switch-couriers = Los ocho peones son mensajeros y se pueden capturar
rule-64 = 64 casillas
rule-adjacent = Saltos cortos
rule-undefended = Piezas defendidas a salvo
rule-free = Colocación libre
rule-pierce = Regla de Pierce
rule-couriers = Ocho mensajeros

to-move = Juegan las { FORM($side, "pl") }.
to-move-in-check = Juegan las { FORM($side, "pl") }, en jaque.
choose-courier-pawn = { $side }: elige el peón que será tu mensajero.
choose-set-up = { $side }: toma una pieza de al lado del tablero y colócala.
where-to-set-up = Colocas { FORM($kind, "un") }: elige su casilla.
choose-rescue = Pagas con { FORM($kind, "un") }: elige qué pieza en prisión rescatas.
choose-payment = Rescatas { FORM($kind, "un") } para { $square }: elige el pago.
choose-promotion = Peón a { $square }: elige la pieza que coronas.
choose-promotion-prisons = Peón a { $square }: elige la pieza por la que se cambia.
where-to-land = Rescatas { FORM($kind, "un") }: elige una casilla vacía.
where-to-drop = Lanzas { FORM($kind, "un") }: elige una casilla vacía.
paused = En pausa: juega la máquina con { FORM($side, "pl") }. «Jugar ya» reanuda la partida.
paused-watching = En pausa: juegan las { FORM($side, "pl") }. «Seguir» reanuda la partida.
engine-failed = La máquina no pudo jugar: { $why }. «Jugar ya» lo intenta de nuevo.
engine-failed-watching = La máquina no pudo jugar: { $why }. «Seguir» lo intenta de nuevo.
engine-not-fetched = no se pudo descargar el motor
engine-not-started = el navegador no pudo iniciar el motor
engine-unreplayable = no se pudo reproducir la partida
engine-silent = El motor no responde, ni siquiera tras reiniciarlo. Prueba «Jugar ya» en la partida o el interruptor del motor en el análisis. Si no sirve, recarga la página.
engine-outdated = El motor y esta página son de versiones distintas. Recarga la página.
engine-too-old = La máquina necesita un navegador más nuevo: Safari o iOS 16.4, Chrome 91, Firefox 89. Aun así puedes jugar con un amigo en una pantalla o por enlaces, y usar las lecciones, la biblioteca y el análisis sin motor.

player-engine = { $name } · { $side }
player-you = Tú · { $side }
player-person = { $side }
player-friend = Amigo · { $side }
friend-turn = le toca a tu amigo
play-both = Jugar aquí con ambos bandos
your-turn = Te toca
turn-of = Juegan { FORM($side, "pl") }
engine-thinks = Pensando…
engine-thinks-found = Pensando… { $found }
engine-paused = En pausa
engine-last = Última: { $found }
engine-found = prof. { $depth }, { $score }
level = { $number ->
        [0] Nivel 0, sin experiencia
        [1] Nivel 1, principiante
        [4] Nivel 4, aficionado
        [7] Nivel 7, de club
        [10] Nivel 10, fuerte
       *[other] Nivel { $number }
    }
seconds-per-move = { $seconds ->
        [one] 1 segundo por jugada
       *[other] { $seconds } segundos por jugada
    }
minutes-per-move = { $minutes ->
        [one] 1 minuto por jugada
       *[other] { $minutes } minutos por jugada
    }
score-mates = mate en { $moves }
score-mated = recibe mate en { $moves }
score-takes-king = captura al rey en { $moves }
score-loses-king = pierde el rey en { $moves }
score-wins = { $moves ->
        [one] gana en 1 jugada
       *[other] gana en { $moves } jugadas
    }
score-loses = { $moves ->
        [one] pierde en 1 jugada
       *[other] pierde en { $moves } jugadas
    }
open-part = { $moves ->
        [0] Abrir la posición inicial
        [one] Abrir tras la primera media jugada
       *[other] Abrir tras { $moves } medias jugadas
    }

control = { $minutes } min + { $seconds } s
clock-label = Reloj de las { FORM($side, "pl") }: { $minutes ->
        [0] {""}
        [one] 1 minuto,{" "}
       *[other] { $minutes } minutos,{" "}
    }{ $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }{ $low ->
        [yes] , queda poco tiempo
       *[no] {""}
    }

hint-piece = Pista: busca una jugada de { $kind }.
hint-piece-jailed = Pista: fíjate en { FORM($kind, "un") } que puedes rescatar.
hint-piece-airfield = Pista: fíjate en { FORM($kind, "un") } que puedes lanzar.
hint-from = Pista: { FORM($kind, "el") } de { $square }.
hint-to = Pista: { FORM($kind, "el") }, a { $square }.
hint-to-jailed = Pista: rescata { FORM($kind, "el") }, que aterriza en { $square }.
hint-to-airfield = Pista: lanza { FORM($kind, "el") } en { $square }.
no-hint = No hay pista: { $why }.
declined-too-early = La máquina rechaza las tablas: es pronto para saber quién está mejor.
declined-ask-again = La máquina rechaza las tablas por ahora: pregunta de nuevo dentro de unas jugadas.
declined-stands-better = La máquina rechaza las tablas: cree que está mejor.
draw-agreed = { $side }: ¿tablas?
draw-offer = Ofrecer tablas
resign = Abandonar
resign-really = ¿Abandonar?
resign-side = { $side } se rinden
choose-courier = Hacerlo mensajero
leave-the-board = Salir del tablero

# El panel que aparece cuando falla el programa.
fault-title = Algo salió mal.
fault-text = Tu partida está guardada.
fault-reload = Recargar
fault-what = Detalles
update-text = Hay una versión nueva. Recarga cuando te venga bien.
update-later = Ahora no

answer-unplayable = respondió { $answer }, que aquí no es legal
answer-missing = no encontró ninguna jugada

# Respuestas habladas para quienes no ven el tablero, y las palabras que las piden.
ask-last = última ultima last
ask-clocks = reloj relojes tiempo clock clocks time
ask-trays = prisión prision prisiones aeródromo aerodromo aeródromos aerodromos prison prisons airfield airfields
ask-turn = quién quien turno who turn
answer-no-clock = Esta partida no tiene reloj.
answer-no-trays = En este juego no hay nada al lado del tablero.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: nada.
answer-pseudo-check = Es un falso jaque: el peón está congelado.
answer-frozen = Peones congelados: { LIST($squares, "comma") }.
answer-mated = A las { FORM($side, "pl") } les han dado mate: solo puede moverse un mensajero.
answer-for-sale = Las { FORM($side, "pl") } podrían rescatar: { LIST($kinds, "comma") }.
late = Esto está tardando. Lo que tienes guardado está a salvo. Si no aparece el tablero,
load-again = recarga la página.
words-damaged = Algunos textos no llegaron en español. Están en inglés.
