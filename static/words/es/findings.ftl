# Lo que las partidas del motor muestran del juego (#/findings).

findings-title = Lo que muestran las partidas
findings-decimal = {","}
findings-games = { $number ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
findings-source = Todas las cifras salen de { $games } que el motor jugó contra sí mismo, mirando unas 1500 posiciones por jugada. Muestran cómo juega el motor, no cómo juegan las personas. Que una jugada gane a menudo no quiere decir que sea la causa.
findings-error = El número tras ± es el margen de error.
findings-white = Las blancas logran { $points } de 100 puntos
findings-white-won = Ganan blancas { $share }
findings-drawn = Tablas { $share }
findings-black-won = Ganan negras { $share }
findings-length = La mitad de las partidas acaba antes de la jugada { $move }
findings-lengths = Una de cada diez partidas acaba antes de la jugada { $early }, nueve de cada diez antes de la { $late }. La media es de { $mean } jugadas.
findings-mate = El { $share } de los mates llega con un canje
findings-by-walk = Jugada de tablero { $share }
findings-by-drop = Lanzamiento { $share }
findings-by-exchange = Canje { $share }
findings-stopped = { $mates } mates. El { $share } de las partidas se jugó hasta el final; el resto se detuvo cuando un bando tenía mucha ventaja.
findings-frozen = Un peón se congela en el { $share } de las partidas
findings-pawns = En 100 partidas se congelan { $pawns } peones.
findings-alike = El { $share } de los canjes se paga con una pieza igual
findings-cells = Cada fila es una pieza rescatada; cada columna, un pago. En grande: canjes en 100 partidas. En pequeño: lo que gana o pierde quien paga, en puntos esperados de 100. En azul: cuesta al menos 5.
findings-rescued = Rescate
findings-paid = Pago
findings-worst = Pagar una dama por un peón solo logra { $points } de 100 puntos
findings-scores = Puntos del bando que hace la jugada; la línea marca 50. Un bando en apuros tiene que pagar de más: la jugada no siempre es la causa.
findings-first = { $move } es lo que mejor les va a las blancas: { $points } de 100 puntos
findings-lines = Elige una primera jugada y recorre las jugadas más frecuentes después, en { $games } de un motor más reciente.
