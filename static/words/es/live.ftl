# Partidas en vivo entre dos personas en dos dispositivos, y las formas de jugar con un amigo.

friend-title = Jugar con un amigo
friend-lead = Nadie necesita cuenta. Tu amigo abre un enlace y juega.
friend-live = En vivo
friend-live-how = Ambos en línea, cada uno en su pantalla.
friend-same-screen = Misma pantalla
friend-same-how = Pasándose el teléfono, o cara a cara.
friend-by-links = Por enlaces
friend-links-how = Sin límite de tiempo. Cada jugada se envía como enlace.
friend-no-relay = Este sitio no puede conectar jugadores, así que aquí no hay partidas en vivo. Puedes compartir esta pantalla o enviar enlaces.
lobby-title = Sala
live-title = Partida en vivo
live-clock-each = Tiempo por jugador
live-by-days = con calma
live-untimed = Sin reloj
live-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
live-start = Empezar desde
live-start-new = el principio
live-start-here = la posición de tu tablero
live-goes-on = desde una posición a media partida
live-name = Tu nombre
live-somebody = Anónimo
live-you = Tú
live-make-link = Crear el enlace
live-waiting = Esperando a tu amigo
live-nobody-yet = Aún no ha entrado nadie.
live-scan = Que tu amigo escanee este código
live-or-send = O envía el enlace. La primera persona que entre jugará contigo. Las demás pueden mirar.
live-link-label = Enlace a esta partida
live-send = Compartir enlace
live-copied = Copiado. Envíalo a tu amigo.
live-puzzles-meanwhile = Resolver problemas mientras esperas
live-cancel = Cambiar la partida
live-withdraw = Retirar la invitación
live-searching = Buscando la partida
live-searching-how = Debería aparecer en unos segundos.
live-gone = Esta invitación ya no existe
live-gone-how = Ya nadie puede entrar. Puedes crear un enlace nuevo.
live-not-found = No se ha encontrado la partida
live-not-found-how = Puede que la invitación se haya retirado. Pide a quien la creó que la abra otra vez o que envíe un enlace nuevo.
live-friend-waits = Tu amigo te espera
live-waits-for-you = { $name } te espera
live-you-play = juegas con { FORM($side, "pl") }
live-learn-first = Aprende en un minuto
live-just-play = Jugar ya
live-no-account = No necesitas cuenta.
live-clocks-wait = Los relojes arrancan tras la primera jugada de cada bando.
live-claiming = Pediste jugar con { $name }
live-claiming-how = La partida empieza en cuanto responda su página. Tiene que estar abierta. Si no pasa nada, puede que tu enlace sea uno anterior.
live-stop-waiting = Dejar de esperar
live-unanswered = Nadie ha respondido
live-unanswered-how = La persona que ofrecía esta partida ya no está. Puedes elegir otra partida en la sala.
live-ask-again = Pedir otra vez
live-learn-meanwhile = Aprender a jugar mientras esperas
live-learning-wait = Tu rival está aprendiendo a jugar. Los relojes aún no corren.
live-learning-now = Tu rival está aprendiendo a jugar.
live-here = en línea
live-learning = aprendiendo a jugar
live-reconnecting = reconectando
live-left = ausente
live-your-move = te toca
live-your-move-title = Te toca ·
live-answer-title = Esperan tu respuesta ·
live-connecting = Conectando…
live-down = Sin conexión. Esta página sigue intentando conectar.
live-unreachable = No se puede alcanzar el servidor de partidas en vivo. Esta página sigue intentándolo. Ya puedes jugar por enlaces.
live-down-timed = Sin conexión, y tu reloj sigue corriendo. En unos 40 segundos, tu rival podrá reclamar la victoria.
live-refused = El servidor que conecta a los jugadores rechaza esta página. Avisa a quien lleva este sitio. Aún puedes jugar por enlaces.
live-unstored = Este navegador no guarda nada de este sitio. Si recargas o cierras la página, pierdes tu puesto en la partida.
live-unsent = Tu jugada no se ha enviado. Se enviará en cuanto vuelvas a tener conexión.
live-unsent-act = Tu última acción no se ha enviado. Se enviará en cuanto vuelvas a tener conexión.
live-unsent-timed = Tu jugada no se ha enviado, y tu reloj sigue corriendo. En unos 40 segundos, tu rival podrá reclamar la victoria.
live-sending = Enviando tu jugada…
live-sending-act = Enviando…
live-go-by-links = Seguir por enlaces
live-watch-link = Enlace para espectadores
live-offers-draw = { $name } ofrece tablas
live-asks-take-back = { $name } pide deshacer una jugada
live-accept = Aceptar
live-allow = Permitir
live-no = No
live-draw-button = Ofrecer tablas
live-draw-with-move = Ofrecerás tablas con tu próxima jugada.
live-draw-offered = Has ofrecido tablas.
live-take-back-asked = Has pedido deshacer una jugada.
live-declines-draw = { $name } rechaza las tablas.
live-declines-take-back = { $name } no permite deshacer la jugada.
live-phrases = Mensajes
live-hide-phrases = Ocultar los mensajes de tu rival
live-show-phrases = Mostrar los mensajes de tu rival
live-abort = Cancelar partida
live-resign-sure = ¿Abandonar? Confirma
live-add-time = Dar 15 segundos a tu rival
live-disconnected = { $name } se ha desconectado.
live-away = { $name } se ha desconectado. Podrás reclamar la victoria en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}.
live-has-left = { $name } se fue o agotó su tiempo. Puedes reclamar la victoria o esperar.
live-claim-win = Reclamar victoria
live-wait = Esperar
live-overcharge = { $name } contó { $charged } segundos por tu última jugada. Tu dispositivo contó { $used }. El tiempo sin conexión también cuenta.
live-taken = Los dos puestos están ocupados. Estás mirando.
live-ask-seat = Soy uno de los jugadores
live-faster = Alguien fue más rápido. Estás mirando.
live-watching = Estás mirando.
live-newcomer = { $name } ha abierto tu enlace y pide el puesto de tu amigo. ¿Es tu amigo en otro dispositivo?
live-admit = Sí, que juegue
live-elsewhere = Estás jugando esta partida en otra pestaña.
live-play-here = Jugar aquí
live-you-won = Victoria
live-you-lost = Derrota
live-draw = Tablas
live-aborted = Cancelada
live-disputed = Sin resultado
live-how-agreed = Por acuerdo.
live-how-resigned = Por abandono.
live-how-flag = Por tiempo agotado.
live-how-claimed = Quien perdió se fue o agotó su tiempo.
live-how-contested = Llegó una jugada justo al reclamarse la victoria. El resultado aún no está decidido.
live-how-aborted = La partida se canceló antes de empezar.
live-how-disputed = Los dos dispositivos no coinciden en la victoria reclamada, así que esta partida no cuenta.
live-confirming = Esperando a que el otro dispositivo confirme el resultado.
live-again = Otra partida con { FORM($side, "pl") }
live-rematch-asked = Pediste otra partida. Esperando la respuesta.
live-wants-rematch = { $name } quiere jugar otra vez.
live-problem = No se puede jugar en vivo
live-no-relay = Este sitio no puede conectar jugadores. Aún puedes jugar por enlaces o en la misma pantalla.
live-no-crypto = Aquí no se pueden cifrar las partidas en vivo. Quizá el navegador es muy antiguo o no se cargó una parte de la página. Recarga la página para intentarlo de nuevo, o juega por enlaces.
live-bad-link = Una parte de este enlace falta o está dañada. Pide a tu amigo que lo envíe otra vez.
live-fault-terms = Esta versión de la página no conoce las reglas de esta partida. Recarga la página para obtener la versión más nueva.
live-fault-newer = Tu rival tiene una versión más nueva de esta página. Recarga la página para obtenerla también.
live-fault-differs = Los dos dispositivos no coinciden en las reglas de esta partida. Empieza una nueva.
live-fault-move = Las { FORM($side, "pl") } enviaron una jugada ilegal, así que esta partida no puede seguir. Puedes empezar una nueva.
live-fault-act = Las { FORM($side, "pl") } enviaron algo imposible, así que esta partida no puede seguir. Puedes empezar una nueva.
live-deadline = { $days ->
    [0] { $hours } h { $minutes } min
    [one] 1 día { $hours } h
   *[other] { $days } días { $hours } h
}
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-one-moment = Un momento, por favor.
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!
phrase-must-go = Tengo que irme. ¡Adiós!
lobby-open = Partidas abiertas
lobby-running = Partidas en curso
lobby-seek = Buscar rival
lobby-problem = Aquí no hay sala
lobby-other = Otro juego u otro nombre
lobby-waiting = Tu partida está en la lista. Empieza en cuanto alguien entre.
lobby-withdraw = Dejar de buscar
lobby-play = Jugar
lobby-watch = Mirar
lobby-empty = Ahora mismo nadie más busca partida. Una partida sigue en esta lista mientras su jugador tenga abierta esta página.
lobby-computer = Contra la máquina
lobby-public = Las partidas de la sala son públicas. Cualquiera puede ver tu nombre y mirar.
lobby-doubtful = Este nombre podría estar imitando a otro.
lobby-more = { $count ->
    [one] 1 partida abierta más
   *[other] { $count } partidas abiertas más
}
lobby-more-games = { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
}
lobby-new = primera vez
lobby-rating = { $rating }
lobby-rating-about = unos { $rating }
lobby-watchers = { $count ->
    [one] 1 persona mirando
   *[other] { $count } personas mirando
}
lobby-moves = { $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
}
challenge = Un amigo te reta a { $game }
challenge-by = { $name } te reta a { $game }
challenge-waits = Tu amigo espera tu jugada
challenge-captured = ¿Capturada?
challenge-held = Queda como rehén.
challenge-ransom = Paga un rescate:
challenge-paid = un prisionero que valga lo mismo o más.
challenge-lands = Tu pieza aterriza
challenge-mate = en una casilla vacía, aquí con mate.
live-idea = Es ajedrez, pero las piezas capturadas son rehenes. Puedes recuperar las tuyas.
live-idea-held = Las piezas capturadas esperan en prisión.
live-idea-paid = Paga con un prisionero que valga lo mismo o más.
live-idea-lands = Tu pieza aterriza al momento en una casilla vacía.
friend-lobby-how = Encuentra con quién jugar ahora, o mira una partida.
friend-earlier = Rivales anteriores
live-you-lead = Ganas { $own } a { $theirs }
live-they-lead = Pierdes { $own } a { $theirs }
live-level = Empate { $own } a { $theirs }
live-strip-waiting = Esperando a tu amigo. Volver al enlace.
live-strip-your-move = ¡Te toca! Volver a la partida.
live-strip-running = Tu partida sigue en marcha. Volver a la partida.
live-strip-claiming = Has pedido jugar. Volver a la partida.
live-leaving = Tu partida sigue en marcha
live-leaving-how = Si abres otra partida ahora, dejas esta. Su reloj sigue corriendo.
live-back = Volver a tu partida
live-leave = Dejarla y abrir la otra
live-asked-seat = Has pedido el puesto. Decide quien creó la partida.
live-newer-link = El enlace se creó con una versión más nueva de esta página. Recarga esta página y abre el enlace otra vez.
live-lost-key = Este navegador no ha guardado la clave de la partida que creaste, así que nadie puede entrar. Crea un enlace nuevo.
live-key-unread = Este navegador no puede leer ahora tu clave de esta partida. Recarga la página para volver a intentarlo.
live-waits = Algunas jugadas aún no han llegado. La partida sigue cuando lleguen.
live-branched = Una jugada llegó en dos versiones distintas. Cuenta la primera.
live-full = En esta partida en vivo no caben más jugadas.
