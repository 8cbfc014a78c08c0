# Die Messung.

bench-title = Benchmark
bench-intro = Die Engine durchsucht feste Stellungen bis zu einer festen Tiefe. Dieselbe Version der Engine besucht auf jedem Rechner und in jedem Browser gleich viele Knoten. Die Knoten pro Sekunde zeigen, wie schnell sie hier läuft.
bench-depth = Tiefe
bench-run = Start
bench-progress = Stellung { $done } von { $of } …
