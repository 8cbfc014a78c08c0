# Los atajos de teclado y lo que hacen; la tabla está en src/shell/keys.

key-tab = pasar del tablero a las bandejas y los botones
key-walk = en el tablero: ir de casilla en casilla
key-touch = en el tablero: tomar o dejar una pieza
key-landings = en el tablero: mostrar todo lo que puede aterrizar en esta casilla
key-back = un paso atrás; si pregunta el entrenador: seguir jugando
key-flip = girar el tablero
key-sound = activar o quitar el sonido
key-type = fuera del tablero: escribir una jugada
key-help = mostrar esta lista
key-hint = pedir una pista, cada vez más clara
key-undo = fuera del tablero: atrás, adelante
key-move-now = fuera del tablero: jugar ya; si pregunta el entrenador: seguir jugando
key-say-last = leer la última jugada; o escribe «última»
key-say-clocks = leer los relojes; o escribe «reloj»
key-say-trays = leer lo que hay en las prisiones y los aeródromos; o escribe «prisión»
key-say-turn = leer a quién le toca y qué vigilar; o escribe «quién»
key-tell-last = leer la última jugada
key-tell-clocks = leer los relojes
key-tell-trays = leer lo que hay en las prisiones y los aeródromos
key-tell-turn = leer a quién le toca y qué vigilar
key-step = fuera del tablero: atrás, adelante
key-sibling = fuera del tablero: cambiar entre las jugadas hechas aquí
key-ends = ir al inicio o al final de la variante
key-follow = fuera del tablero: jugar la mejor jugada del motor
key-engine = encender o apagar el motor
key-move = esta jugada: comentario, símbolos, subir, borrar
key-clear-shapes = borrar flechas y círculos
key-threats = fuera del tablero: mostrar amenazas con lanzamientos, capturas o pagos
key-own = mostrar los lanzamientos del bando que juega
key-setup-tab = pasar del tablero a las cajas, las bandejas y los campos
key-setup-piece = tomar una pieza blanca por su letra inglesa (minúscula: negra); otra vez: devolverla
key-setup-touch = en el tablero: dejar o tomar una pieza
key-setup-remove = en el tablero: quitar la pieza
key-setup-erase = tomar el borrador
key-setup-back = devolver lo que llevas
key-setup-undo = fuera del tablero: deshacer, rehacer
key-setup-control = deshacer, rehacer

# Nombres impresos en las teclas.
keyname-space = Espacio
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Supr
keyname-backspace = Retroceso
keyname-home = Inicio
keyname-end = Fin
