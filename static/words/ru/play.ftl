# Доска и текущая партия.

title = Hostage Chess
nav-play = Игра
nav-rules = Правила
courier-stepped = Теперь сделайте обычный ход. Чтобы отменить шаг гонца, нажмите поле, с которого он ушёл.
may-end = Здесь можно закончить: нажмите «Готово» или продолжайте.
choose-pull = Выберите, кого стянуть в дыру, или нажмите «Готово».
from-book = из книги
nav = Разделы
board = Доска. Внизу: { $side }
record = Ходы
no-moves = Ходов пока нет.
other-line = Другой вариант отсюда
taken-back = Возвращён ход: { $move }
undo = Отменить
redo = Повтор
move-now = Ходить сейчас
flip = Поворот
share = Поделиться
more = Ещё
close = Закрыть
cancel = Отмена
copy = Копировать
copied = Скопировано
reset = Сбросить
new-game = Новая партия
previous-game = Прошлая партия
keys = Клавиши
time = Сила движка
seconds = Секунд на ход
other-time = Другое время…
position-link = Ссылка на позицию
game-link = Ссылка на всю партию
part-link = Ссылка на партию по этот ход
position-copied = Ссылка на позицию скопирована.
game-copied = Ссылка на партию скопирована.
part-copied = Ссылка на партию по этот ход скопирована.
not-copied = Браузер не даёт странице копировать. Выделите ссылку и скопируйте сами.
bad-link = Эту ссылку нельзя открыть
part-lost = Эта часть страницы не загрузилась. Вы не в сети? Партия продолжается и без неё.
try-again = Ещё раз
nothing-lost = Ваша партия цела.
go-on = К моей партии
not-stored = Браузер не даёт сохранить: { $what }. Несохранённое пропадёт, когда вы закроете страницу.
game = Игра
boards = Доска
switches = Особые правила
hint = Подсказка
pause = Пауза
continue = Дальше
rematch = Реванш
clock = Часы
minutes = Минут на партию
increment = Добавка за ход, с
pace = Минимум времени на ход
# The same below a narrow field, and its choices.
pace-short = Темп
pace-of = { $seconds } с
turning = Поворачивать доску после хода
turning-how = если передаёте устройство
facing = Развернуть дальние фигуры
facing-how = если сидите друг напротив друга
planned = Предход задан. Он будет сделан, если окажется возможным. Чтобы отменить его, нажмите пустое поле.
spoiled = Предход не сделан.
hint-sought = Ищем подсказку…
chapters-label = Правила игры

hint-move = Подсказка: { LIST($events, "comma") }.
confirm-move = Сыграть так: { LIST($events, "comma") }?
confirm = Сыграть
call-off = Отмена

# Названия игр не переводятся.
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = Пешка на седьмой горизонтали может дать шах, даже если не может превратиться
switch-41 = 41 поле
switch-64 = 64 поля
switch-adjacent = Прыжок только на следующее поле
switch-undefended = Защищённых не переманить
switch-free = Своя расстановка
switch-couriers = Все восемь пешек — гонцы, и их можно брать
rule-64 = 64 поля
rule-adjacent = Короткие прыжки
rule-undefended = Защищённые в безопасности
rule-free = Своя расстановка
rule-pierce = Правило Пирса
rule-couriers = Восемь гонцов

to-move = Ход { FORM($side, "gen") }.
to-move-in-check = Ход { FORM($side, "gen") }, шах.
choose-courier-pawn = { $side }: выберите пешку, которая станет гонцом.
choose-set-up = { $side }: возьмите фигуру рядом с доской и поставьте её.
where-to-set-up = Ставим { FORM($kind, "acc") }: выберите поле.
choose-rescue = Платим { FORM($kind, "ins") }: выберите, кого выкупить.
choose-payment = Выкупаем { FORM($kind, "acc") } на { $square }: выберите плату.
choose-promotion = Пешка на { $square }: выберите превращение.
choose-promotion-prisons = Пешка на { $square }: выберите, на кого её обменять.
where-to-land = Выкупаем { FORM($kind, "acc") }: выберите пустое поле.
where-to-drop = Высаживаем { FORM($kind, "acc") }: выберите пустое поле.
paused = Пауза, ход компьютера ({ $side }). «Ходить сейчас» продолжит игру.
engine-failed = Компьютер не смог пойти: { $why }. «Ходить сейчас» — ещё попытка.
paused-watching = Пауза, ход { FORM($side, "gen") }. «Дальше» продолжит игру.
engine-failed-watching = Компьютер не смог пойти: { $why }. «Дальше» — ещё попытка.
engine-not-fetched = не удалось загрузить движок
engine-not-started = браузер не смог запустить движок
engine-unreplayable = не удалось воспроизвести партию
engine-silent = Движок не отвечает даже после перезапуска. Нажмите «Ходить сейчас» в партии или переключатель движка в анализе. Не помогло — перезагрузите страницу.
engine-outdated = Движок и страница разных версий. Перезагрузите страницу.
engine-too-old = Компьютеру нужен браузер поновее: Safari или iOS от 16.4, Chrome от 91, Firefox от 89. Но и здесь можно играть с другом на одном экране или по ссылкам, есть уроки, библиотека и анализ без движка.

player-engine = { $name } · { $side }
player-you = Вы · { $side }
player-person = { $side }
player-friend = Друг · { $side }
friend-turn = ход друга
play-both = Играть за обе стороны
your-turn = Ваш ход
turn-of = Ход { FORM($side, "gen") }
engine-thinks = Думает…
engine-thinks-found = Думает… { $found }
engine-paused = Пауза
engine-last = Последнее: { $found }
engine-found = глубина { $depth }, { $score }
level = { $number ->
        [0] Уровень 0, новичок
        [1] Уровень 1, начинающий
        [4] Уровень 4, любитель
        [7] Уровень 7, клубный игрок
        [10] Уровень 10, сильный
       *[other] Уровень { $number }
    }
seconds-per-move = { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
       *[many] { $seconds } секунд на ход
    }
minutes-per-move = { $minutes ->
        [one] { $minutes } минута на ход
        [few] { $minutes } минуты на ход
       *[many] { $minutes } минут на ход
    }
score-mates = мат в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
score-mated = получает { score-mates }
score-takes-king = взятие короля в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
score-loses-king = потеря короля в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
score-wins = выигрыш в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
score-loses = проигрыш в { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
open-part = { $moves ->
        [0] Открыть начальную позицию
       *[other] Открыть до полухода { $moves }
    }

control = { $minutes } мин + { $seconds } с
clock-label = Часы { FORM($side, "gen") }: { $minutes ->
        [0] {""}
        [one] { $minutes } минута,{" "}
        [few] { $minutes } минуты,{" "}
       *[many] { $minutes } минут,{" "}
    }{ $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }{ $low ->
        [yes] , время на исходе
       *[no] {""}
    }

hint-piece = Подсказка: ходит { $kind }.
hint-piece-jailed = Подсказка: можно выкупить { FORM($kind, "acc") }.
hint-piece-airfield = Подсказка: можно высадить { FORM($kind, "acc") }.
hint-from = Подсказка: ходит { $kind } с { $square }.
hint-to = Подсказка: { $kind } идёт на { $square }.
hint-to-jailed = Подсказка: выкупите { FORM($kind, "acc") } и высадите на { $square }.
hint-to-airfield = Подсказка: высадите { FORM($kind, "acc") } на { $square }.
no-hint = Подсказки нет: { $why }.
declined-too-early = Компьютер отклоняет ничью: рано судить, у кого лучше.
declined-ask-again = Компьютер пока отклоняет ничью: предложите снова через несколько ходов.
declined-stands-better = Компьютер отклоняет ничью: он считает свою позицию лучшей.
draw-agreed = { $side }: ничья?
draw-offer = Ничья?
resign = Сдаться
resign-really = Точно сдаться?
resign-side = { $side } сдаются
choose-courier = Сделать гонцом
leave-the-board = Уйти с доски

# Что видно, когда программа упала.
fault-title = Что-то пошло не так.
fault-text = Ваша партия сохранена.
fault-reload = Обновить
fault-what = Подробности
update-text = Есть новая версия. Обновите, когда удобно.
update-later = Не сейчас

answer-unplayable = получен ход { $answer }, здесь он невозможен
answer-missing = ход не найден

# Ответы для тех, кто не видит доску, и слова, которыми спрашивают.
ask-last = ход последний last
ask-clocks = часы время clock clocks time
ask-trays = тюрьма тюрьмы аэродром аэродромы prison prisons airfield airfields
ask-turn = чей кто who turn
answer-no-clock = В этой партии нет часов.
answer-no-trays = В этой партии рядом с доской ничего нет.
answer-tray = { $place }: { LIST($pieces, "comma") }.
answer-tray-empty = { $place }: пусто.
answer-pseudo-check = Это псевдошах: пешка заморожена.
answer-frozen = Заморожены: { LIST($squares, "comma") }.
answer-mated = { $side } получили мат: ходит только гонец.
answer-for-sale = { $side } могут выкупить: { LIST($kinds, "comma", "acc") }.
late = Загрузка затянулась. Всё сохранённое цело. Если доска не появится,
load-again = перезагрузите страницу.
words-damaged = Часть русских текстов не загрузилась и показана по-английски.
