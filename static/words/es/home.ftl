# La pantalla de inicio de quien vuelve.

nav-home = Inicio
home-welcome = Hola de nuevo
home-your-move = Te toca
home-their-move = Le toca a tu rival
home-paused = En pausa
home-game = Tú y { $opponent }
home-computer = Tú y la máquina
home-friend = Tú y tu amigo
home-same-screen = Dos en esta pantalla
home-engines = Máquina contra máquina
home-about =
    { $drops ->
        [0] Jugada { $number }
        [one] Jugada { $number } · una pieza por lanzar
       *[other] Jugada { $number } · { $drops } piezas por lanzar
    }
home-continue = Seguir
home-play = Jugar
home-next-game = Próxima partida
home-puzzle-done = Resuelto. Mañana llega el próximo.
home-rung = Siguiente rival
home-rung-how =
    { $beaten ->
        [0] Vence a tu primer rival
       *[other] Vencidos: { $beaten } de { $all }
    }
home-lesson = Siguiente lección
home-live-open = Tu invitación abierta
home-live-waits = Aún no ha entrado nadie
home-live-asked = La página de tu rival aún no responde
home-live-confirming = El otro dispositivo aún no ha confirmado el resultado
home-live-unsent = Aún no se ha enviado. Abre la partida para enviarlo.
home-live-over = La partida ha terminado. Mira el resultado.
home-live-claim = Se le acabó el tiempo. Puedes reclamar la victoria.
home-live-unknown = Ábrela para ver cómo está
home-live-more = Más partidas en vivo
home-lobby = Sala
home-lobby-how = Encuentra con quién jugar ahora
home-won = Ganaste tu última partida
home-lost = Perdiste tu última partida
home-drawn = Tu última partida acabó en tablas
home-ended = Tu última partida ha terminado
home-review-how = Mira qué la decidió
home-own =
    { $due ->
        [one] Una posición de tus partidas
       *[other] { $due } posiciones de tus partidas
    }
home-own-how = Encuentra la jugada que se te escapó
home-rating = Tú: puntuación { $rating }
