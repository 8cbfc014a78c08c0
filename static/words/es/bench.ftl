# La prueba de velocidad.

bench-title = Rendimiento
bench-intro = El motor analiza posiciones fijas hasta una profundidad fija. La misma versión del motor visita el mismo número de nodos en cualquier equipo y navegador. Los nodos por segundo muestran lo rápido que va aquí.
bench-depth = Profundidad
bench-run = Empezar
bench-progress = Posición { $done } de { $of }…
