# The bench.

bench-title = Bench
bench-intro = The computer searches fixed positions to a fixed depth. The number of nodes is the same on every machine and in every browser, as long as the computer's program is the same; the nodes a second tell how fast it is here.
bench-depth = Depth
bench-run = Run
bench-progress = Position { $done } of { $of } ...
