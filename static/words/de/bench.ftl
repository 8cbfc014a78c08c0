# Die Messung.

bench-title = Messung
bench-intro = Der Computer durchsucht feste Stellungen bis zu einer festen Tiefe. Die Zahl der Knoten ist auf jedem Rechner und in jedem Browser dieselbe, solange das Programm dasselbe ist; die Knoten je Sekunde sagen, wie schnell es hier ist.
bench-depth = Tiefe
bench-run = Start
bench-progress = Stellung { $done } von { $of } ...
