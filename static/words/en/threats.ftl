# Threats.

threats = Threats
over-here = The game is over here.
