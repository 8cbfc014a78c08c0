# Библиотека.

nav-library = Библиотека
keep = В библиотеку
kept = Сохранено в библиотеке.
search = Поиск
search-hint = Имена, игра, результат, ходы
sort = Порядок
library-list = Партии и позиции
select-all = Выбрать всё
select-none = Снять выбор
import-file = Импорт файла
paste = Вставить
paste-title = Вставить партии или позиции
paste-hint = Любое число партий (PGN) в любой записи; или FEN, по одному в строке.
import = Импорт
pasted = вставленный текст
dropped = перетащенный текст
drop-here = Перетащите сюда файл, чтобы импортировать партии
one-file = больше одного файла сразу
export-notation = Запись при экспорте
export = Экспорт
export-all = Экспорт всего
play-on = Играть
rename = Переименовать
delete = Удалить
new-name = Новое имя
exporting = Пишем файл…
library-empty = Здесь пока пусто. Партии, которые вы закончили или оставили после нескольких ходов, сохраняются сами. Ещё можно импортировать файл, вставить партии или нажать «В библиотеку» рядом с доской.
library-deleted-by-browser = Safari удаляет данные сайта, если неделю на него не заходить. Чтобы сохранить их, добавьте страницу на экран «Домой» (Поделиться, На экран «Домой») или экспортируйте партии.
nothing-found = В библиотеке ничего не нашлось.
filters = Фильтры
filter-result = Ваш результат
filter-any-result = Любой
filter-won = Победы
filter-lost = Поражения
filter-drawn = Ничьи
filter-others = Чужие партии
filter-opponent = Соперник
filter-anybody = Любой
more-names = и ещё { $number }: воспользуйтесь поиском
filter-game = Игра
filter-any-game = Все игры
filter-clear = Показать всё
entry-menu = Действия: { $title }
library-famous = Или откройте одну из первых опубликованных партий:
famous-1 = 1999: ферзь, выкупленный за ферзя, приземляется на e1 с шахом, белые сдаются на 24-м ходу
famous-2 = 1999: три десанта с шахом, белые сдаются на 16-м ходу
famous-3 = Тихий ход пешки: мат королю на b4, 26-й ход
famous-4 = Выкупленный конь приземляется на f6 с матом, 23-й ход

sort-date = Сначала новые
sort-name = По имени
sort-length = Сначала длинные
sort-result = По результату
library-opening = Открываем библиотеку…
entries = { $number ->
        [one] { $number } запись
        [few] { $number } записи
       *[many] { $number } записей
    }
entries-shown = { $shown } из { $number ->
        [one] { $number } записи
        [few] { $number } записей
       *[many] { $number } записей
    }
select = Выбрать { $title }
selected = Выбрано: { $number }
selected-hidden = Выбрано: { $number }, не показано: { $hidden }
trouble-forbidden = Браузер не даёт странице хранить библиотеку. В приватных окнах так бывает. Экспортируйте или скопируйте нужное.
trouble-framed = Страница открыта внутри другого сайта: ничего не сохраняется.
own-window = Открыть в отдельном окне
trouble-full = Библиотека полна: в браузере нет места. Экспортируйте часть записей, удалите их и попробуйте снова.
trouble-blocked = Библиотеку занимает другая вкладка со старой версией страницы. Закройте её и попробуйте снова.
trouble-silent = Браузер не отвечает на запросы к библиотеке. Ничего не пропало: перезагрузите страницу или перезапустите браузер.
trouble-other = Библиотеку не удалось прочитать или сохранить. Перезагрузите страницу и попробуйте снова. { $text }
entry-position = Позиция, { $game }
entry-unread = Сведения об этой записи больше не читаются. Её можно открыть или экспортировать
entry-length = { $moves ->
        [0] позиция
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
day = { $day } { month } { $year }
month-of = { $month ->
        [5] май
       *[other] { month }
    } { $year }
month = { $month ->
        [1] янв.
        [2] февр.
        [3] мар.
        [4] апр.
        [5] мая
        [6] июн.
        [7] июл.
        [8] авг.
        [9] сент.
        [10] окт.
        [11] нояб.
       *[12] дек.
    }
importing = Читаем { $name }: { $tally }
tally = { LIST($parts, "comma") }.
tally-new = { $number ->
        [one] { $number } новая
        [few] { $number } новые
       *[many] { $number } новых
    }
tally-part = частично: { $number }
tally-orthodox = из обычных шахмат: { $number }
tally-again = уже было: { $number }
tally-bad = не прочитано: { $number }
bad-heading = { $number ->
        [one] { $number } партия не прочитана до конца
        [few] { $number } партии не прочитаны до конца
       *[many] { $number } партий не прочитано до конца
    }
notes-heading = { $number ->
        [one] { $number } тег пропущен, ходы сохранены
        [few] { $number } тега пропущено, ходы сохранены
       *[many] { $number } тегов пропущено, ходы сохранены
    }
bad-kept = { $why } { $kept ->
        [one] До этого сохранён { $kept } ход.
        [few] До этого сохранено { $kept } хода.
       *[many] До этого сохранено { $kept } ходов.
    }
bad-orthodox = Это обычные шахматы, где взятых фигур больше нет, а пешка превращается в любую фигуру. { $kept ->
        [0] Ни одна позиция не подходит к Hostage Chess. Чтобы играть с похожей, расставьте её в редакторе.
        [1] Первый ход годится и в Hostage Chess, он сохранён: анализируйте или играйте дальше. Потом: { $why }
        [one] Первые { $kept } ход годятся и в Hostage Chess, они сохранены: анализируйте или играйте дальше. Потом: { $why }
        [few] Первые { $kept } хода годятся и в Hostage Chess, они сохранены: анализируйте или играйте дальше. Потом: { $why }
       *[many] Первые { $kept } ходов годятся и в Hostage Chess, они сохранены: анализируйте или играйте дальше. Потом: { $why }
    }
bad-record = Строка { $line }: { $why }
bad-record-titled = Строка { $line } ({ $title }): { $why }
toast-undo = Отменить
toast-deleted = Удалено: { entries }.
toast-restored = Возвращено: { entries }.
toast-no-record = Ни партий, ни позиций не найдено.
toast-imported = Импорт: { $tally }
toast-cancelled = Отменено: { $tally }
toast-saved = Экспортировано: { entries }.
toast-copied = Скопировано: { entries }.
toast-not-copied = Браузер не даёт странице копировать. Экспортируйте файл.
toast-unreadable = Не удалось прочитать { $name }.
toast-busy = Не удалось прочитать { $name }: идёт другой импорт. Попробуйте после него.
toast-exporting = Идёт другой экспорт. Попробуйте после него.
toast-too-large = { $name }: { $size } МБ, а библиотека читает не больше { $most } МБ за раз. Разделите файл.
record-you = Вы
record-engine-level = { $name }, уровень { $level }
record-engine = Компьютер, { $pace }

# Импорт резервной копии.
import-title = Импорт: { $name }
import-what = В файле не только партии. Выберите, что импортировать. «Отменить» вернёт всё как было.
import-to-library = Будет добавлено в библиотеку.
import-games = { $number ->
        [one] { $number } партия или позиция
        [few] { $number } партии и позиции
       *[many] { $number } партий и позиций
    }
import-boards = Открытых партий, анализов и позиций: { $number }
import-settings-changes = Изменит настройки: { $list }.
import-settings-same = Такие же, как у вас.
import-lessons = { $number ->
        [one] { $number } звезда
        [few] { $number } звезды
       *[many] { $number } звёзд
    }
import-lessons-note = Будет объединено с вашими: в каждом уроке считается лучший результат.
import-puzzles = { $number ->
        [one] { $number } решённая задача
        [few] { $number } решённые задачи
       *[many] { $number } решённых задач
    }
import-career = { $number ->
        [one] { $number } результат против компьютера
        [few] { $number } результата против компьютера
       *[many] { $number } результатов против компьютера
    }
import-career-joined = Будет объединено с вашими; каждая партия считается один раз.
import-career-foreign = Ни одна из этих партий не сыграна здесь. Они изменят ваш рейтинг.
import-people = { $number ->
    [one] { $number } результат против людей
    [few] { $number } результата против людей
   *[many] { $number } результатов против людей
}
import-people-foreign = Ни одна из этих партий не сыграна здесь. Они изменят ваши результаты.
import-puzzles-rating = Рейтинг { $rating }.
import-puzzles-same = Будет объединено с вашими. Ваш рейтинг { $here } останется.
import-puzzles-other = Будет объединено с вашими. Рейтинг изменится с { $here } на { $rating }.
import-unread = Не читается и пропускается записей: { $number }.
import-lacks = В файле нет партий библиотеки: её не удалось прочитать при создании файла.
tally-settings = настройки
tally-lessons = звёзды
tally-puzzles = задачи
tally-career = результаты
tally-people = результаты против людей
tally-refused = отброшено (слишком много, длинно или неизвестно): { $number }
tally-passed = пропущено строк настроек или успехов: { $number }
toast-taken-back = Импорт отменён, настройки и успехи прежние. { $number ->
        [0] Записи не тронуты.
       *[other] Удалено записей: { $number }.
    }
toast-taken-back-in-part = Импорт отменён, удалено записей: { $number }. Часть данных остаётся: она с тех пор изменилась, или её не удалось удалить.
toast-no-room = Ничего не импортировано: в браузере нет места. Удалите что-нибудь и повторите импорт.
