# The benchmark.

bench-title = Benchmark
bench-intro = The engine searches fixed positions to a fixed depth. The same engine version visits the same number of nodes on every machine and in every browser. Nodes per second show how fast it runs here.
bench-depth = Depth
bench-run = Run
bench-progress = Position { $done } of { $of }…
