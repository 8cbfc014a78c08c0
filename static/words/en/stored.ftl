# What is stored: other tabs, what was put aside, and a start without it.
other-tab = Another tab has gone on with it. What you did here is one tap away: the earlier game or analysis.
