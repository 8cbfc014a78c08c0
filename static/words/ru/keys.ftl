# Клавиши и что они делают; таблица в src/shell/keys.

key-tab = доска, лотки и кнопки по кругу
key-walk = на доске: с поля на поле
key-touch = на доске: взять или поставить фигуру
key-landings = на доске: кто может высадиться на это поле
key-back = шаг назад; если спрашивает тренер: играть дальше
key-flip = повернуть доску
key-sound = звук
key-type = вне доски: ввести ход
key-help = этот список
key-hint = подсказка, каждый раз яснее
key-undo = вне доски: назад, вперёд
key-move-now = вне доски: ходить сейчас; если спрашивает тренер: играть дальше
key-say-last = сказать последний ход; или введите: ход / last
key-say-clocks = сказать время; или введите: часы / clock
key-say-trays = сказать, кто в тюрьмах и на аэродромах; или введите: тюрьма / prison
key-say-turn = сказать, чей ход и что важно; или введите: кто / who
key-tell-last = сказать последний ход
key-tell-clocks = сказать время
key-tell-trays = сказать, кто в тюрьмах и на аэродромах
key-tell-turn = сказать, чей ход и что важно
key-step = вне доски: назад, вперёд
key-sibling = вне доски: другие ходы, сделанные здесь
key-ends = в начало или конец варианта
key-follow = вне доски: лучший ход движка
key-engine = движок
key-move = этот ход: комментарий, знаки, поднять, удалить
key-clear-shapes = убрать стрелки и круги
key-threats = вне доски: угрозы высадкой, взятием, платой
key-own = высадки стороны, чей ход
key-setup-tab = доска, ящики, лотки и поля ввода по кругу
key-setup-piece = взять белую фигуру по букве (строчная — чёрную); ещё раз — убрать
key-setup-touch = на доске: поставить или взять фигуру
key-setup-remove = на доске: убрать фигуру
key-setup-erase = взять ластик
key-setup-back = положить то, что в руке
key-setup-undo = вне доски: отменить, повторить
key-setup-control = отменить, повторить

# Надписи на клавишах.
keyname-space = Пробел
keyname-enter = Enter
keyname-escape = Esc
keyname-delete = Delete
keyname-backspace = Backspace
keyname-home = Home
keyname-end = End
