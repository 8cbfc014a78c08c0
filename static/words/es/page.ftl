# Textos de los guiones de la página, antes de que arranque el programa o después de un fallo. No tienen argumentos.

page-description = Ajedrez en el que las piezas capturadas son rehenes y se pueden rescatar.
page-no-wasm = El tablero necesita WebAssembly, que este navegador no tiene o tiene desactivado. Actívalo o usa un navegador más nuevo.
page-not-started = El juego no pudo arrancar. Tus partidas están guardadas.
fault-again = Esta página ha vuelto a fallar al arrancar. Quizá se deba a tus datos guardados. Puedes guardar una copia de todo y arrancar sin ellos: las partidas se apartan, no se borran, y la biblioteca se conserva.
fault-again-library = Esta página ha vuelto a fallar al arrancar. Quizá se deba a la biblioteca. Guarda primero una copia. Luego puedes arrancar sin la biblioteca e importar sus partidas desde la copia.
fault-copy = Guardar una copia
fault-without = Arrancar sin eso
fault-saved = Guardado en tus descargas: hostage-chess-stored.pgn.
fault-saved-part = Guardado en tus descargas, sin la biblioteca, que no se pudo leer: hostage-chess-stored.pgn.
fault-unsaved = No se pudo guardar la copia.
fault-blocked = Otra pestaña tiene abierta la biblioteca. Cierra las demás pestañas de esta página.
fault-kept = No se pudo borrar la biblioteca.
fault-lost = Lo que esta página no pudo guardar se ha perdido.
# La página que se muestra para una dirección que no existe.
lost-title = Página no encontrada
lost-what = La dirección está incompleta, o la página ya no existe. Todo lo que guardaste sigue ahí.
lost-home = Ir a la página de inicio
