# O benchmark.

bench-title = Benchmark
bench-intro = A engine analisa posições fixas até uma profundidade fixa. A mesma versão da engine visita o mesmo número de nós em qualquer máquina e navegador. Os nós por segundo mostram a velocidade dela aqui.
bench-depth = Profundidade
bench-run = Iniciar
bench-progress = Posição { $done } de { $of }…
