# Новая партия, партия за доской и её итог.

computer = Компьютер
recruit = Новобранец
recruit-character = Впервые за доской. Упускает почти всё.
cadet = Кадет
cadet-character = Ещё учится. Не может не дать шах.
smuggler = Лазутчик
smuggler-character = Любит приземляться у вас в тылу.
envoy = Переговорщик
envoy-character = Считает каждый выкуп. Меняется честно.
warden = Тюремщик
warden-character = Набивает тюрьму и не спешит платить.
jumpmaster = Десантник
jumpmaster-character = Высаживается у короля. Не прощает ничего.

# Реплики соперников рядом с их именами.
recruit-thinks = А эта как ходит?
recruit-moved = Так можно?
recruit-took = Ой, кого-то взял!
cadet-thinks = Сейчас-сейчас…
cadet-moved = Надеюсь, верно.
cadet-took = У меня заложник!
smuggler-thinks = Ищу лазейку…
smuggler-moved = Проскользнул.
smuggler-took = Ещё один в мешке.
envoy-thinks = Взвешиваю условия…
envoy-moved = Моё предложение.
envoy-took = Есть о чём поторговаться.
warden-thinks = Считаю камеры…
warden-moved = Спешить некуда.
warden-took = Под замок.
jumpmaster-thinks = Осматриваю площадку…
jumpmaster-moved = Приготовиться!
jumpmaster-took = Заложник взят.

choose-opponent = Выберите соперника
finer = Точнее: 14 уровней или секунды на ход
across-computer = Компьютер
same-screen = Один экран
across-friend = По ссылкам
across-nobody = Смотреть
friend-how = Ходите по очереди на этом экране.
links-how = Каждый видит доску со своей стороны. После хода отправляйте ссылку.
nobody-how = Компьютер играет за обе стороны. Вы смотрите в своём темпе.
you-play = Ваш цвет
either = Жребий
untimed = без часов
untimed-chip = Без часов
own-clock = Свои
set-it = на выбор
no-hurry = без спешки
bullet = пуля
blitz = блиц
rapid = рапид
begin = Играть
# Соперник внутри предложения и в его начале. При секундах на ход у компьютера нет имени.
opponent = { $name ->
        [computer] компьютер
       *[named] { $name }
    }
opponent-first = { $name ->
        [computer] Компьютер
       *[named] { $name }
    }
agreed = Вы играете { FORM($side, "ins") }, { $clock }. Соперник — { opponent }.
agreed-either = Цвет по жребию, { $clock }. Соперник — { opponent }.
agreed-friend = Два игрока, { $clock }.
agreed-links = Вы играете { FORM($side, "ins") }; друг получает каждый ход ссылкой.
agreed-links-either = Цвет по жребию; друг получает каждый ход ссылкой.
agreed-nobody = { opponent-first } играет сам с собой, { $clock }.
game-stays = Текущая партия не пропадёт: её вернёт «Прошлая партия».

take-back = Вернуть ход
flip-board = Поворот доски
step = Шаг
type-a-move = Ввести ход
headline-you = Победа
headline-mated = Поражение: мат
headline-resigned = Вы сдались
headline-out-of-time = Поражение: время
headline-lost = Поражение
headline-computer = { opponent-first } побеждает
headline-side = Победа { FORM($side, "gen") }
headline-draw = Ничья
ended-by-parachute = Мат десантом, ход { $number }.
cause-resigned = { opponent-first } сдаётся.
cause-out-of-time = { opponent-first }: время вышло.
cause-won = { opponent-first } побеждает.
cause-by = Итог: { $ending }.
your-friend = Ваш друг
ended = { $how } Ход { $number }.
rematch-as = Реванш { FORM($side, "ins") }
next-level = Дальше: { $name }, уровень { $number }
named-level = { $number ->
        [0] { $name }
       *[other] { $name }, уровень { $number }
    }
ladder = Побеждён: { $name }. Дальше: { $next }.
ladder-top = Побеждён { $name }, сильнейший из всех.
ladder-helped = Победа с помощью. Чтобы подняться, победите без подсказок и возвратов. Соперник — { $number ->
        [0] { $name }
       *[other] { $name }, уровень { $number }
    }.
beaten = побеждён
beaten-with-help = с помощью
