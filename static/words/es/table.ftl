# El diálogo de nueva partida, la partida en la mesa y su resultado.

computer = Máquina
recruit = Recluta
recruit-character = Acaba de empezar. Se le escapa casi todo.
cadet = Cadete
cadet-character = Aún aprende. No puede resistirse a dar jaque.
smuggler = Contrabandista
smuggler-character = Le encanta aterrizar tras tus líneas.
envoy = Emisario
envoy-character = Calcula cada rescate. Sus cambios son justos.
warden = Carcelero
warden-character = Llena la prisión y paga tarde.
jumpmaster = Jefe de salto
jumpmaster-character = Aterriza junto a tu rey. No perdona nada.

# Lo que dicen los rivales, al lado de su nombre.
recruit-thinks = ¿Cómo se movía esta?
recruit-moved = ¿Eso se puede?
recruit-took = ¡Oh, tengo algo!
cadet-thinks = A ver…
cadet-moved = Espero que esté bien.
cadet-took = ¡Un rehén para mí!
smuggler-thinks = Buscando por dónde colarme…
smuggler-moved = Pasó ante tus narices.
smuggler-took = Otro más en la bodega.
envoy-thinks = Sopesando las condiciones…
envoy-moved = Esta es mi oferta.
envoy-took = Un rehén para negociar.
warden-thinks = Contando las celdas…
warden-moved = No hay prisa.
warden-took = Bajo llave.
jumpmaster-thinks = Revisando la zona de salto…
jumpmaster-moved = Listos para saltar.
jumpmaster-took = Rehén asegurado.

choose-opponent = Elige rival
finer = Más opciones: 14 niveles o segundos por jugada
across-computer = Máquina
same-screen = Misma pantalla
across-friend = Por enlaces
across-nobody = Mirar
friend-how = Por turnos en esta pantalla.
links-how = Tú ves el tablero desde tu lado y tu amigo desde el suyo. Después de cada jugada se envía un enlace.
nobody-how = La máquina juega con ambos bandos. Tú miras, a tu ritmo.
you-play = Juegas con
either = Al azar
untimed = sin reloj
untimed-chip = Sin reloj
own-clock = Otro
set-it = tú eliges
no-hurry = sin prisa
bullet = bullet
blitz = blitz
rapid = rápida
begin = Jugar
# El rival dentro de una frase y al principio. Con segundos por jugada, la máquina no tiene nombre.
opponent = { $name ->
        [computer] la máquina
       *[named] { $name }
    }
opponent-first = { $name ->
        [computer] La máquina
       *[named] { $name }
    }
agreed = Juegas con { FORM($side, "pl") } contra { opponent }, { $clock }.
agreed-either = Color al azar contra { opponent }, { $clock }.
agreed-friend = Dos jugadores, { $clock }.
agreed-links = Juegas con { FORM($side, "pl") }; tu amigo recibe cada jugada como enlace.
agreed-links-either = Color al azar; tu amigo recibe cada jugada como enlace.
agreed-nobody = { opponent-first } juega con ambos bandos, { $clock }.
game-stays = Tu partida en curso no se pierde: «Partida anterior» la recupera.

take-back = Deshacer
flip-board = Girar tablero
step = Paso
type-a-move = Escribir jugada
headline-you = Victoria
headline-mated = Derrota por jaque mate
headline-resigned = Derrota por abandono
headline-out-of-time = Derrota por tiempo
headline-lost = Derrota
headline-computer = Gana { opponent }
headline-side = Ganan las { FORM($side, "pl") }
headline-draw = Tablas
ended-by-parachute = Mate en paracaídas, jugada { $number }.
cause-resigned = { opponent-first } abandonó.
cause-out-of-time = { opponent-first } agotó su tiempo.
cause-won = { opponent-first } ganó.
cause-by = Por { $ending }.
your-friend = Tu amigo
ended = { $how } Jugada { $number }.
rematch-as = Revancha con { FORM($side, "pl") }
next-level = Siguiente: { $name }, nivel { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, nivel { $number }
    }
ladder = Has vencido a { $name }. Siguiente: { $next }.
ladder-top = Has vencido a { $name }, el rival más fuerte de todos.
ladder-helped = Ganaste con ayuda. Para subir, vence a { $number ->
        [0] { $name }
       *[other] { $name }, nivel { $number },
    } sin pistas ni jugadas deshechas.
beaten = vencido
beaten-with-help = con ayuda
