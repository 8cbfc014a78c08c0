# Доска и лотки рядом с ней: поля, фигуры, выбор.

kind-capital = { FORM($kind, "cap") }
rank = ряд { $digits }
cell = { $name }, { LIST($parts, "comma") }
cell-piece = { $piece }
cell-empty = пусто
cell-in-check = под шахом
cell-in-pseudo-check = под псевдошахом
cell-frozen = во льду
cell-picked-up = в руке
picked-up = Выбрано: { $from }, { $piece }. Можно пойти на { $targets }.
cell-can-be-taken = можно взять
cell-can-go-here = можно сюда
cell-planned = предход
cell-unconfirmed = ход ждёт подтверждения
cell-hinted = подсказка

tray-prison = Тюрь­ма
tray-jailed = В плену
tray-holder = { $who }
tray-airfield = Аэро­дром
tray-reserve = Расста­вить
tray-box = Ящик

place-prison = Тюрьма { FORM($side, "gen") }
    .at = в тюрьме { FORM($side, "gen") }
    .from = из тюрьмы { FORM($side, "gen") }
    .to = в тюрьму { FORM($side, "gen") }
    .holds = В тюрьме { FORM($side, "gen") }
place-airfield = Аэродром { FORM($side, "gen") }
    .at = на аэродроме { FORM($side, "gen") }
    .from = с аэродрома { FORM($side, "gen") }
    .to = на аэродром { FORM($side, "gen") }
    .holds = На аэродроме { FORM($side, "gen") }
place-reserve = Резерв { FORM($side, "gen") }
    .at = в резерве { FORM($side, "gen") }
    .from = из резерва { FORM($side, "gen") }
    .to = в резерв { FORM($side, "gen") }
    .holds = В резерве { FORM($side, "gen") }
place-box = Ящик { FORM($side, "gen") }
    .at = в ящике { FORM($side, "gen") }
    .from = из ящика { FORM($side, "gen") }
    .to = в ящик { FORM($side, "gen") }
    .holds = В ящике { FORM($side, "gen") }

# Несколько фигур одного вида, часть сообщений ниже.
pieces = { $count ->
        [one] { $kind }
        [few] { $count } { FORM($kind, "few") }
       *[many] { $count } { FORM($kind, "many") }
    }
tray-piece-no-payment = { pieces } в плену; заплатить нечем
tray-piece-no-ransom = { pieces } в плену; сейчас не выкупить
tray-piece-ransom = { pieces }: выкупить за { LIST($payments, "either", "acc") }
tray-piece-pay = { pieces } в тюрьме: заплатить { FORM($kind, "ins") }
tray-piece-set-up = { pieces }: поставить
tray-piece-drop = { pieces }: высадить
tray-piece = { $side }: { pieces }
price-tag = цена: { $kind }
price-tag-nobody = нет подходящего пленника

payment-title = { FORM($kind, "cap") } на { $square }. Плата:
promotion-title = Пешка на { $square }. Превратить в…
promotion-title-prisons = Пешка на { $square }. Обменять на…
landings-title = Высадка на { $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = замёрзнет { FORM($side, "f") } пешка { $at }
payment-thaws = оттает { FORM($side, "f") } пешка { $at }
payment-parachutes = достанется { FORM($side, "dat") } для высадки
payment-dearer = дороже, чем нужно
promotion-jails = место в тюрьме займёт пешка
notes = { LIST($notes, "comma") }
landing-drop = Высадить { FORM($kind, "acc") }
landing-set-up = Поставить { FORM($kind, "acc") }
landing-rescue = Отдать { FORM($paid, "acc") }, выкупить { FORM($kind, "acc") }
offer-done = Готово
offer-choose = Выбрать
