# What the rules say: faults of positions, why turns are refused, what turns do, how games end.

illegal-cannot-afford = Nothing in your prison is worth { FORM($man, "a") }.
