# Онлайн-партии двух людей на двух устройствах и способы сыграть с другом.

friend-title = Играть с другом
friend-lead = Регистрация не нужна. Друг открывает ссылку и играет.
friend-live = Онлайн
friend-live-how = Вы оба в сети, каждый у своего экрана.
friend-same-screen = Один экран
friend-same-how = Передавайте телефон или сядьте напротив друг друга.
friend-by-links = По ссылкам
friend-links-how = Думайте сколько угодно. Каждый ход отправляется ссылкой.
friend-no-relay = Этот сайт не может соединять игроков, поэтому онлайн-партий здесь нет. Играйте на одном экране или по ссылкам.
lobby-title = Лобби
live-title = Онлайн-партия
live-clock-each = Время каждого игрока
live-by-days = неспешно
live-untimed = Без часов
live-days = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
live-start = Начать
live-start-new = с начала
live-start-here = с позиции на доске
live-goes-on = с середины партии
live-name = Ваше имя
live-somebody = Аноним
live-you = Вы
live-make-link = Создать ссылку
live-waiting = Ждём вашего друга
live-nobody-yet = Пока никто не пришёл.
live-scan = Пусть друг отсканирует этот код
live-or-send = Или отправьте ссылку. Кто придёт первым, играет с вами. Остальные могут смотреть.
live-link-label = Ссылка на партию
live-send = Отправить ссылку
live-copied = Скопировано. Отправьте другу.
live-puzzles-meanwhile = Пока порешать задачи
live-cancel = Изменить партию
live-withdraw = Отозвать приглашение
live-searching = Ищем партию
live-searching-how = Она появится за несколько секунд.
live-gone = Приглашения больше нет
live-gone-how = Создайте новую ссылку.
live-not-found = Партия не найдена
live-not-found-how = Возможно, приглашение отозвано. Попросите новую ссылку.
live-friend-waits = Друг ждёт вас
live-waits-for-you = { $name } ждёт вас
live-you-play = вы играете { FORM($side, "ins") }
live-learn-first = Научиться за минуту
live-just-play = Сразу играть
live-no-account = Регистрация не нужна.
live-clocks-wait = Часы пойдут после первого хода каждого игрока.
live-claiming = Запрос на партию: { $name }
live-claiming-how = Партия начнётся, как только ответит страница соперника. Она должна быть открыта. Возможно, ссылка устарела.
live-stop-waiting = Больше не ждать
live-unanswered = Никто не ответил
live-unanswered-how = Того, кто предложил эту партию, уже нет. Вы можете выбрать другую партию в лобби.
live-ask-again = Спросить снова
live-learn-meanwhile = Пока научиться играть
live-learning-wait = Соперник учится играть. Часы ещё не идут.
live-learning-now = Соперник учится играть.
live-here = в сети
live-learning = учится играть
live-reconnecting = подключается
live-left = не в сети
live-your-move = ваш ход
live-your-move-title = Ваш ход ·
live-answer-title = Нужен ответ ·
live-connecting = Соединяемся…
live-down = Связи нет. Страница продолжает попытки.
live-unreachable = Сервер онлайн-партий недоступен. Страница продолжает попытки. Играть по ссылкам можно уже сейчас.
live-down-timed = Связи нет, а ваши часы идут. Примерно через 40 секунд соперник сможет потребовать победу.
live-refused = Сервер, соединяющий игроков, отказывает этой странице. Сообщите владельцу сайта. Играть по ссылкам всё равно можно.
live-unstored = Браузер ничего не хранит для этого сайта. Если перезагрузить или закрыть страницу, вы потеряете место в партии.
live-unsent = Ваш ход не отправлен. Он уйдёт, как только появится связь.
live-unsent-act = Ваше последнее действие не отправлено. Оно уйдёт, как только появится связь.
live-unsent-timed = Ваш ход не отправлен, а ваши часы идут. Примерно через 40 секунд соперник сможет потребовать победу.
live-sending = Отправляем ход…
live-sending-act = Отправляем…
live-go-by-links = Продолжить по ссылкам
live-watch-link = Ссылка для зрителей
live-offers-draw = { $name } предлагает ничью
live-asks-take-back = { $name } просит вернуть ход
live-accept = Принять
live-allow = Разрешить
live-no = Нет
live-draw-button = Ничья?
live-draw-with-move = Вы предложите ничью со следующим ходом.
live-draw-offered = Вы предложили ничью.
live-take-back-asked = Вы попросили вернуть ход.
live-declines-draw = { $name } отклоняет ничью.
live-declines-take-back = { $name } не разрешает вернуть ход.
live-phrases = Реплики
live-hide-phrases = Скрыть реплики соперника
live-show-phrases = Показать реплики соперника
live-abort = Отменить партию
live-resign-sure = Сдаться? Нажмите ещё
live-add-time = Дать сопернику 15 секунд
live-disconnected = { $name } не в сети.
live-away = { $name } не в сети. Потребовать победу можно через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
live-has-left = { $name } не в сети, или время вышло. Можно потребовать победу или подождать.
live-claim-win = Потребовать победу
live-wait = Ждать
live-overcharge = { $name } насчитывает за ваш последний ход { $charged } с, а ваше устройство — { $used } с. Время без связи тоже считается.
live-taken = Оба места заняты. Вы смотрите.
live-ask-seat = Я один из игроков
live-faster = Кто-то успел раньше. Вы смотрите.
live-watching = Вы смотрите.
live-newcomer = { $name } открывает вашу ссылку и просит место друга. Это ваш друг с другого устройства?
live-admit = Да, пустить
live-elsewhere = Вы играете эту партию в другой вкладке.
live-play-here = Играть здесь
live-you-won = Победа
live-you-lost = Поражение
live-draw = Ничья
live-aborted = Отменена
live-disputed = Без результата
live-how-agreed = По соглашению.
live-how-resigned = Партия сдана.
live-how-flag = Время вышло.
live-how-claimed = Проигравший ушёл или исчерпал время.
live-how-contested = Ход пришёл как раз тогда, когда потребовали победу. Результат ещё не решён.
live-how-aborted = Партию отменили до начала.
live-how-disputed = Одно устройство требует победу, а другое её не признаёт, поэтому партия не считается.
live-confirming = Ждём, пока другое устройство подтвердит результат.
live-again = Ещё партия { FORM($side, "ins") }
live-rematch-asked = Вы попросили ещё партию. Ждём ответа.
live-wants-rematch = { $name } хочет сыграть ещё.
live-problem = Играть онлайн не получится
live-no-relay = Этот сайт не может соединять игроков. Можно играть по ссылкам или на одном экране.
live-no-crypto = Онлайн-партии здесь нельзя зашифровать. Браузер устарел, или страница загрузилась не вся. Перезагрузите её или играйте по ссылкам.
live-bad-link = Часть ссылки потерялась или испорчена. Попросите друга прислать её снова.
live-fault-terms = Эта версия страницы не знает правил этой игры. Перезагрузите страницу, чтобы получить новую.
live-fault-newer = У соперника версия страницы новее. Перезагрузите страницу, чтобы получить её.
live-fault-differs = Устройства разошлись в правилах этой партии. Начните новую.
live-fault-move = От { FORM($side, "gen") } пришёл невозможный ход, партию не продолжить. Можно начать новую.
live-fault-act = От { FORM($side, "gen") } пришло недопустимое действие, партию не продолжить. Можно начать новую.
live-deadline = { $days ->
        [0] { $hours } ч { $minutes } мин
       *[other] { $days } д { $hours } ч
    }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice-move = Хороший ход!
phrase-oops = Ой!
phrase-one-moment = Минутку, пожалуйста.
phrase-thanks = Спасибо!
phrase-good-game = Хорошая партия!
phrase-must-go = Мне пора. Пока!
lobby-open = Открытые партии
lobby-running = Сейчас играют
lobby-seek = Найти соперника
lobby-problem = Здесь нет лобби
lobby-other = Другая игра или имя
lobby-waiting = Ваша партия в списке. Она начнётся, как только кто-нибудь придёт.
lobby-withdraw = Отменить поиск
lobby-play = Играть
lobby-watch = Смотреть
lobby-empty = Больше никто сейчас не ищет партию. Партия остаётся в списке, пока у её игрока открыта эта страница.
lobby-computer = Играть с компьютером
lobby-public = Партии из лобби видны всем. Каждый видит ваше имя и может смотреть.
lobby-doubtful = Возможно, подделка под чужое имя.
lobby-more = { $count ->
        [one] Ещё { $count } открытая партия
        [few] Ещё { $count } открытые партии
       *[many] Ещё { $count } открытых партий
    }
lobby-more-games = { $count ->
        [one] Ещё { $count } партия
        [few] Ещё { $count } партии
       *[many] Ещё { $count } партий
    }
lobby-new = впервые здесь
lobby-rating = { $rating }
lobby-rating-about = около { $rating }
lobby-watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
lobby-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
challenge = Друг зовёт вас сыграть в { $game }
challenge-by = { $name } зовёт вас сыграть в { $game }
challenge-waits = Друг ждёт вашего хода
challenge-captured = Взяли фигуру?
challenge-held = Она в заложниках.
challenge-ransom = Отдайте выкуп:
challenge-paid = пленника не дешевле.
challenge-lands = Фигура приземлится
challenge-mate = на любое пустое поле, здесь с матом.
live-idea = Это шахматы, но взятые фигуры — заложники. Свои можно вернуть.
live-idea-held = Взятые фигуры ждут в тюрьме.
live-idea-paid = За свою отдайте пленника не дешевле.
live-idea-lands = Ваша фигура сразу приземлится на пустое поле.
friend-lobby-how = Найти соперника или посмотреть партию.
friend-earlier = С кем вы играли
live-you-lead = Вы ведёте { $own } : { $theirs }
live-they-lead = Вы проигрываете { $own } : { $theirs }
live-level = Счёт равный, { $own } : { $theirs }
live-strip-waiting = Ждём друга. Назад к ссылке.
live-strip-your-move = Ваш ход! Назад к партии.
live-strip-running = Ваша партия идёт. Назад к партии.
live-strip-claiming = Запрос на партию отправлен. Назад к партии.
live-leaving = Ваша партия ещё идёт
live-leaving-how = Если открыть сейчас другую партию, вы выйдете из этой. Её часы продолжат идти.
live-back = Вернуться к партии
live-leave = Выйти и открыть другую
live-asked-seat = Вы попросили место. Решает создатель партии.
live-newer-link = Ссылку создала более новая версия страницы. Перезагрузите эту и откройте ссылку снова.
live-lost-key = Браузер не сохранил ключ созданной вами партии, поэтому никто не сможет войти. Создайте новую ссылку.
live-key-unread = Браузер сейчас не может прочитать ваш ключ от этой партии. Перезагрузите страницу, чтобы попробовать снова.
live-waits = Некоторые ходы ещё не дошли. Партия продолжится, когда они придут.
live-branched = Один ход пришёл в двух вариантах. Считается первый.
live-full = В эту партию больше не помещаются ходы.
