# Die Messung.

bench-title = Benchmark
bench-intro = Der Computer durchsucht feste Stellungen bis zu einer festen Tiefe. Solange das Programm dasselbe ist, ist die Zahl der Knoten auf jedem Rechner und in jedem Browser gleich; die Knoten pro Sekunde zeigen, wie schnell es hier läuft.
bench-depth = Tiefe
bench-run = Start
bench-progress = Stellung { $done } von { $of } …
