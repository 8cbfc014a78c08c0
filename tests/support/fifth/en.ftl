# What only the game with the trapdoor says.

kind-l = leaper
    .a = a leaper
    .capital = Leaper
    .many = leapers

trapdoor-fell = the { $kind } falls through the trapdoor on { $at }
trapdoor-no-kings = No king steps on the trapdoor on { $at }.
trapdoor-nobody-stands = Nobody can stand on the trapdoor.
