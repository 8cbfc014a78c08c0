# Was gespeichert ist: andere Tabs, was beiseite gelegt wurde, und ein Start ohne es.
other-tab = Ein anderer Tab hat weitergemacht. Was du hier getan hast, ist einen Tipp entfernt: bei der früheren Partie oder Analyse.
