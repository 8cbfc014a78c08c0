# Enlaces entre jugadores y jugadas escritas.

reply-link = Enlace de respuesta
reply = Responder
send-link = Enviar enlace
reply-note = Para dos jugadores, un enlace por jugada. Muestra la última jugada y deja responder a tu amigo.
line-only = Solo contiene las jugadas de esta variante. El PGN de abajo tiene también las demás variantes, comentarios, símbolos y flechas.
embed-link = Insertar en tu sitio
embed-fields = Opciones de vista
embed-event = Torneo
embed-start = Desde la media jugada
embed-side = Visto desde
embed-as-is = Como aquí
embed-bad = «{ $name }={ $value }» se ignora: { $name ->
        [side] el bando debe ser white o black.
        [start] el inicio debe ser un número de media jugada, de 0 al largo de la partida.
        [theme] el tema debe ser light, dark o contrast.
       *[names] los nombres deben ser 1 (visibles) o 0 (ocultos).
    }
picture = Imagen de la posición
picture-game = Partida animada (GIF)
picture-coming = Dibujando…
picture-saved = Imagen guardada.
picture-failed = No se pudo crear la imagen.
picture-ended = Imagen cancelada.
picture-long = Una animación admite hasta { $most } jugadas, y esta partida tiene { $moves }. Elige una parte, o guarda una imagen de la posición.
picture-from = De la jugada
picture-to = A la jugada
reply-copied = Enlace de respuesta copiado: envíalo a tu rival.
embed-copied = Código copiado: pégalo en tu página.
show-code = Código QR
code = QR
no-code = Este enlace es demasiado largo para un código QR. Cópialo.
send = Enviar…
not-sent = Tu dispositivo no pudo compartir el enlace. Cópialo.
open-full = Tablero completo
first = Inicio
backward = Atrás
last = Final
walk = Recorrer la partida
type-move = Escribir jugada
type-hint = Escribe una jugada: Nf3, g1f3, …
type-list = Jugadas posibles

seat-turn = Tu amigo juega con { FORM($friend, "pl") }. Te toca: juegas con { FORM($side, "pl") }.
seat-wait = Juegas con { FORM($side, "pl") }. Le toca a tu amigo: espera el enlace de respuesta.
seat-over = Tu amigo jugó con { FORM($friend, "pl") }, tú con { FORM($side, "pl") }.
send-turn = Enviar tu jugada
send-result = Enviar el resultado
send-invitation = Enviar la invitación
link-copied = Copiado: envíalo a tu amigo
move-copied = Copiado: envíalo a tu amigo. La respuesta llega como enlace: ábrelo aquí.

link-screen = No hay ninguna pantalla llamada «{ $text }».
link-too-long = El enlace tiene { $bytes } bytes, demasiados para una partida.
link-encoding = Una parte de este enlace está dañada: «{ $text }». Pide el enlace otra vez.
link-game = No hay ningún juego llamado «{ $text }».
link-player = Un jugador debe ser «human» o «engine», no «{ $text }».
link-seconds = Los segundos por jugada deben ser un número de 1 a 3600, no «{ $text }».
link-level = El nivel debe ser un número de 0 a { $highest }, no «{ $text }».
link-version = Esta versión no puede leer partidas «{ $text }»: recarga la página para obtener una más nueva.
link-damaged = Falta una parte del enlace o cambió por el camino. Pide el enlace otra vez.
link-case = Las mayúsculas y minúsculas de este enlace se mezclaron por el camino. Pide el enlace otra vez.
link-taken = Este enlace dice «{ $name }». Se leyó como «{ $meant }».
link-unknown = Este enlace dice «{ $name }», que aquí no significa nada. ¿Querías decir «{ $meant }»?
link-cut = Este enlace acaba en puntos: quizá faltan jugadas al final.

arrival-same = Sigue tu partida guardada.
arrival-newer = { $moves ->
        [one] Este enlace añade 1 jugada a tu partida guardada.
       *[other] Este enlace añade { $moves } jugadas a tu partida guardada.
    }
arrival-older = { $moves ->
        [one] Tu partida guardada va 1 jugada por delante de este enlace: «Adelante» te lleva allí.
       *[other] Tu partida guardada va { $moves } jugadas por delante de este enlace: «Adelante» te lleva allí.
    }
arrival-forks = Tu partida guardada siguió otro camino tras { $parting }; se conserva como variante.

code-label = Código QR: { $link }
begin-so = { $moves ->
        [0] Ninguna jugada empieza así. Pulsa Enter para ver por qué.
        [one] 1 jugada posible. Pulsa Enter para jugarla.
       *[other] { $moves } jugadas posibles.
    }
begin-so-many = { $moves } jugadas posibles; estas son las { $shown } primeras.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
