# Was gespeichert ist: andere Tabs, was beiseite gelegt wurde, und ein Start ohne es.
other-tab = Ein anderer Tab hat weitergemacht. Was du hier getan hast, ist einen Tipp entfernt: bei der früheren Partie oder Analyse.
toast-gone = Der Eintrag ist nicht mehr in der Bibliothek: vielleicht hat ihn ein anderer Tab gelöscht.
toast-not-opened = Nicht geöffnet: { $name }. { $why }
aside-title = Beiseite gelegt
aside-what = Was beim Öffnen dieser Seite gar nicht oder nur zum Teil zu lesen war. Eine Kopie kann noch nützen.
aside-item = { $place }{ $day }, { $letters } Zeichen
aside-game = Eine Partie
aside-analysis = Eine Analyse
aside-setup = Eine aufgestellte Stellung
aside-other = Etwas anderes
