# What is stored: other tabs, what was put aside, and a start without it.
other-tab = Another tab has gone on with it. What you did here is one tap away: the earlier game or analysis.
toast-gone = It is not in the library any more: another tab may have deleted it.
toast-not-opened = Not opened: { $name }. { $why }
aside-title = Put aside
aside-what = What could not be read, or only in part, when this page was opened. A copy may still be of use.
aside-item = { $place }{ $day }, { $letters } characters
aside-game = A game
aside-analysis = An analysis
aside-setup = A position set up
aside-other = Something else
earlier-ones = Games and analyses that made room: { $number }
analysis-event = Analysis
too-long-to-keep = This analysis is too long for the library: its record could not be read again. Cut off what you do not need.
