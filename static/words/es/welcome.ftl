# La pantalla de bienvenida de la primera visita.

welcome-captured = Las piezas capturadas son rehenes.
welcome-ransom = Rescata las tuyas: vuelven en paracaídas.
welcome-how = Paga con un prisionero que valga lo mismo o más, y tu pieza aterriza al momento en una casilla vacía.
door-computer = Contra la máquina
door-computer-how = Empieza fácil. Sin cuenta.
door-computer-against = Rival: { $opponent }. Sin cuenta.
door-learn = Aprende en cinco minutos
door-learn-how = Siete lecciones cortas, en el tablero
# Para quien nunca ha jugado al ajedrez.
door-learn-chess = Aprende primero ajedrez
door-learn-chess-how = Tres minutos, en el tablero
door-friend = Con un amigo
door-friend-how = Con un enlace o en esta pantalla
door-puzzle-how = Uno nuevo cada día
skill = ¿Juegas al ajedrez?
skill-unasked = sin respuesta
skill-never = no
skill-little = un poco
skill-club = en un club
welcome-held = Tu caballo está preso
welcome-paid = Pagas con un alfil
welcome-mate = Aterriza: mate
welcome-picture = Una partida de Hostage Chess. Las negras tienen en prisión el caballo blanco. Las blancas pagan con un alfil de su prisión y el caballo cae en paracaídas en f7: jaque mate.
welcome-pause = Parar la animación
other-games = Otros juegos
takeover-how = Salta sobre una pieza y cambiará de bando
hole-how = Arrastra piezas a los dos agujeros del tablero
messenger-how = Cruza el tablero con tu mensajero antes que nadie
friend-first = Haz tu jugada y envíala.
friend-begins = Envía el enlace: tu amigo lleva blancas y empieza.

# Explicaciones que aparecen al tocar una bandeja vacía.
purpose-prison = Tu prisión: aquí esperan las piezas que capturas. Paga con ellas para rescatar las tuyas.
purpose-jailed = Aquí están presas tus piezas capturadas. Paga con un prisionero que valga lo mismo o más, y una volverá en paracaídas.
purpose-airfield = Tu aeródromo: aquí esperan las piezas con las que pagó tu rival, hasta que las lances a una casilla vacía.
purpose-their-airfield = El aeródromo de tu rival: empuja aquí un prisionero para pagar por una de tus piezas.
