# Ссылки между игроками и ввод ходов.

reply-link = Ссылка для ответа
reply = Ответ
send-link = Послать ссылку
reply-note = Для двоих: на каждый ход новая ссылка. Она показывает последний ход, и друг может ответить.
line-only = В ней только ходы этого варианта. В PGN ниже есть и другие варианты, комментарии, знаки и стрелки.
embed-link = Код для сайта
embed-fields = Вид
embed-event = Турнир
embed-start = Первая позиция (полуход)
embed-side = Вид со стороны
embed-as-is = Как здесь
embed-bad = «{ $name }={ $value }» не учтено: { $name ->
        [side] сторона — white или black.
        [start] начало — номер полухода, от 0 до длины партии.
        [theme] тема — light, dark или contrast.
       *[names] имена — 1 (видны) или 0 (скрыты).
    }
picture = Картинка позиции
picture-game = Партия в GIF
picture-coming = Рисуем…
picture-saved = Картинка сохранена.
picture-failed = Картинку сделать не удалось.
picture-ended = Рисование отменено.
picture-long = Анимация вмещает ходов: { $most }, а в партии их { $moves }. Выберите часть или сохраните картинку позиции.
picture-from = С хода
picture-to = По ход
reply-copied = Ссылка для ответа скопирована: отправьте её сопернику.
embed-copied = Код скопирован: вставьте его в свою страницу.
show-code = QR-код
code = QR
no-code = Ссылка слишком длинна для QR-кода. Скопируйте её.
send = Отправить…
not-sent = Устройство не смогло отправить ссылку. Скопируйте её.
open-full = Открыть целиком
first = Начало
backward = Назад
last = Конец
walk = Пройти партию
type-move = Ввести ход
type-hint = Введите ход: Nf3, g1f3, …
type-list = Подходящие ходы

seat-turn = Друг играет { FORM($friend, "ins") }. Ваш ход: вы играете { FORM($side, "ins") }.
seat-wait = Вы играете { FORM($side, "ins") }. Ход друга: ждите ссылку с ответом.
seat-over = Друг играл { FORM($friend, "ins") }, вы — { FORM($side, "ins") }.
send-turn = Отправить ход
send-result = Отправить результат
send-invitation = Отправить приглашение
link-copied = Скопировано: отправьте другу
move-copied = Скопировано: отправьте другу. Ответ придёт ссылкой: откройте её здесь.

link-screen = Нет раздела «{ $text }».
link-too-long = Длина ссылки: { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }. Таких партий не бывает.
link-encoding = Часть ссылки повреждена: «{ $text }». Попросите прислать ссылку снова.
link-game = Нет игры «{ $text }».
link-player = Игрок — «human» или «engine», а не «{ $text }».
link-seconds = Секунды на ход — число от 1 до 3600, а не «{ $text }».
link-level = Уровень — число от 0 до { $highest }, а не «{ $text }».
link-version = Эта версия не читает партии «{ $text }»: перезагрузите страницу, чтобы получить новую.
link-damaged = Часть ссылки потерялась или изменилась в пути. Попросите прислать её снова.
link-case = В пути перепутались большие и малые буквы ссылки. Попросите прислать её снова.
link-taken = В ссылке «{ $name }». Прочитано как «{ $meant }».
link-unknown = В ссылке «{ $name }», здесь это ничего не значит. Может быть, «{ $meant }»?
link-cut = Ссылка кончается точками: в конце могло не хватить ходов.

arrival-same = Сохранённая партия продолжается.
arrival-newer = { $moves ->
        [one] Ссылка добавляет к сохранённой партии { $moves } ход.
        [few] Ссылка добавляет к сохранённой партии { $moves } хода.
       *[many] Ссылка добавляет к сохранённой партии { $moves } ходов.
    }
arrival-older = Сохранённая партия дальше этой ссылки на { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }: «Вперёд» приведёт туда.
arrival-forks = Сохранённая партия после { $parting } пошла иначе; она осталась вариантом.

code-label = QR-код: { $link }
begin-so = { $moves ->
        [0] Так ход не начинается. Enter объяснит почему.
        [1] Подходит { $moves } ход. Enter сделает его.
       *[other] Подходит ходов: { $moves }.
    }
begin-so-many = Подходит ходов: { $moves }; вот первые { $shown }.
notation-leslie = Leslie (B)N*c7
notation-pierce = Pierce (B-N)N@c7
