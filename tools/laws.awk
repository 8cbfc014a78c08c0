# Makes the table of `make laws`: the number of positions that each law has checked, by game. Input: test, rules, number.
BEGIN { FS = "\t"; split("hostage takeover hole messenger trapdoor", games, " ") }
{
	split($2, variant, "-")
	parts = split($1, path, "::")
	law = path[parts]
	# The tests of a single game are shown with their full name.
	if (path[1] != "laws" && path[1] != "second") law = $1
	if (path[1] == "second") law = "second implementation: " law
	if (!(law in seen)) { seen[law]; order[++laws] = law }
	count[law, variant[1]] += $3
	# If something other than positions was counted, it is named after a comma.
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
