# The table of `make laws`: how many positions each law has looked at, by game. Lines: test, rules, how many.
BEGIN { FS = "\t"; split("hostage takeover hole messenger trapdoor", games, " ") }
{
	split($2, variant, "-")
	parts = split($1, path, "::")
	law = path[parts]
	# What a game's own tests say of it is named in full.
	if (path[1] != "laws" && path[1] != "second") law = $1
	if (path[1] == "second") law = "second implementation: " law
	if (!(law in seen)) { seen[law]; order[++laws] = law }
	count[law, variant[1]] += $3
	# After a comma stands what was counted instead of positions.
	if (law !~ /,/) { total[variant[1]] += $3; all += $3 }
}
function line(law, game, sum, i) {
	printf "%-78s", law
	for (i = 1; i <= 5; i++) { printf " %10d", count[law, games[i]]; sum += count[law, games[i]] }
	printf " %11d\n", sum
}
END {
	printf "%-78s %10s %10s %10s %10s %10s %11s\n", "positions", "hostage", "takeover", "hole", "messenger", "trapdoor", "all"
	for (i = 1; i <= laws; i++) names[i] = order[i]
	for (i = 2; i <= laws; i++) for (j = i; j > 1 && names[j - 1] > names[j]; j--) { t = names[j]; names[j] = names[j - 1]; names[j - 1] = t }
	for (i = 1; i <= laws; i++) line(names[i])
	for (i = 1; i <= 5; i++) count["all", games[i]] = total[games[i]]
	line("all")
}
