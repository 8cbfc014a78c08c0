# Фигуры, стороны и разделители списков. few: «2 коня», many: «5 коней».

kind-pawn = пешка
    .cap = Пешка
    .gen = пешки
    .acc = пешку
    .ins = пешкой
    .few = пешки
    .many = пешек
    .gender = f
kind-knight = конь
    .cap = Конь
    .gen = коня
    .acc = коня
    .ins = конём
    .few = коня
    .many = коней
    .gender = m
kind-bishop = слон
    .cap = Слон
    .gen = слона
    .acc = слона
    .ins = слоном
    .few = слона
    .many = слонов
    .gender = m
kind-rook = ладья
    .cap = Ладья
    .gen = ладьи
    .acc = ладью
    .ins = ладьёй
    .few = ладьи
    .many = ладей
    .gender = f
kind-queen = ферзь
    .cap = Ферзь
    .gen = ферзя
    .acc = ферзя
    .ins = ферзём
    .few = ферзя
    .many = ферзей
    .gender = m
kind-king = король
    .cap = Король
    .gen = короля
    .acc = короля
    .ins = королём
    .few = короля
    .many = королей
    .gender = m
kind-mirror-knight = зеркальный конь
    .cap = Зеркальный конь
    .gen = зеркального коня
    .acc = зеркального коня
    .ins = зеркальным конём
    .few = зеркальных коня
    .many = зеркальных коней
    .gender = m
kind-courier = гонец
    .cap = Гонец
    .gen = гонца
    .acc = гонца
    .ins = гонцом
    .few = гонца
    .many = гонцов
    .gender = m

# m, f: прилагательное в именительном падеже, mg, fg: в родительном.
side-white = Белые
    .gen = белых
    .dat = белым
    .ins = белыми
    .m = белый
    .f = белая
    .M = Белый
    .F = Белая
    .mg = белого
    .fg = белой
side-black = Чёрные
    .gen = чёрных
    .dat = чёрным
    .ins = чёрными
    .m = чёрный
    .f = чёрная
    .M = Чёрный
    .F = Чёрная
    .mg = чёрного
    .fg = чёрной
side-yellow = Жёлтые
    .gen = жёлтых
    .dat = жёлтым
    .ins = жёлтыми
    .m = жёлтый
    .f = жёлтая
    .M = Жёлтый
    .F = Жёлтая
    .mg = жёлтого
    .fg = жёлтой
side-red = Красные
    .gen = красных
    .dat = красным
    .ins = красными
    .m = красный
    .f = красная
    .M = Красный
    .F = Красная
    .mg = красного
    .fg = красной

piece = { FORM($kind, "gender") ->
        [f] { FORM($side, "f") }
       *[m] { FORM($side, "m") }
    } { $kind }
    .Nom = { FORM($kind, "gender") ->
        [f] { FORM($side, "F") }
       *[m] { FORM($side, "M") }
    } { $kind }
    .gen = { FORM($kind, "gender") ->
        [f] { FORM($side, "fg") }
       *[m] { FORM($side, "mg") }
    } { FORM($kind, "gen") }

list-comma = {", "}
list-or = {", "}
    .last = {" или "}
list-space = {" "}
list-semicolon = {"; "}
list-either = {" или "}
list-sentence = {" "}
list-colon = {": "}
# Текст, который становится предложением.
sentence = { $text }.
thousands = {" "}
percent = { $number } %
