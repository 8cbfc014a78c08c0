# Práctica contra el motor. Cada grupo de ejercicios es un mensaje, con el nombre de src/session/practice: un título y una explicación.

practice-heading = Práctica contra el motor
practice-intro = Gana estas posiciones ganadas, o aguanta las difíciles. El motor juega lo mejor que puede.
practice-place = Ejercicio { $place } de { $number }
practice-exercise = Ejercicio { $number }, { $stars }
practice-mate = Da mate en { $moves } jugadas o menos
practice-win = Gana en { $moves } jugadas o menos
practice-hold = Aguanta { $moves } jugadas
practice-left = { $moves ->
        [one] Última jugada.
       *[other] Quedan { $moves } jugadas.
    }
practice-hint = El motor jugaría { $move }.
practice-slipped = La victoria se ha escapado: empieza de nuevo o sigue jugando.
practice-losing = Esto ya está perdido: empieza de nuevo o sigue jugando.
practice-judging = No quedan jugadas. El motor comprueba si aguantaste…
practice-won = Conseguido.
practice-held = Aguantaste.
practice-late = No quedan jugadas y no hay mate. Inténtalo otra vez.
practice-lost = Inténtalo otra vez.
practice-drawn = Aquí no bastan las tablas. Inténtalo otra vez.
practice-not-held = Se te acabaron las jugadas y el motor está ganando. Inténtalo otra vez.
practice-silent = El motor no responde. Inténtalo otra vez.

practice-fed = Aeródromo lleno
    .text = Cada pieza de tu aeródromo es un ataque que espera para aterrizar. Lánzalas con jaque hasta que el rey no tenga adónde ir.
practice-thaw = Un peón que debe descongelarse
    .text = Un peón en la séptima fila está congelado mientras en la prisión rival no haya ningún caballo, alfil, torre o dama de los tuyos. La próxima que te capturen lo descongela: haz que ocurra cuando te convenga.
practice-last = El último pago
    .text = Tienes un solo prisionero. Paga con él donde decida la partida, o captura una pieza que valga más.
practice-win-on = Convertir la ventaja
    .text = Tienes gran ventaja, pero no hay un mate rápido. Sigue atacando, y vigila qué puede rescatar tu rival con lo que capturas.
practice-hold-on = Aguantar
    .text = Ahora solo una jugada te mantiene en la partida, y volverá a pasar. Las tablas cuentan como aguantar.
