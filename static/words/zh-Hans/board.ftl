# 棋盘和旁边的托盘：格、棋子和各种选择。

kind-capital = { $kind }
rank = 第{ $digits }横线
cell = { $name }，{ LIST($parts, "clause") }
cell-piece = { $piece }
cell-empty = 空
cell-in-check = 被将军
cell-in-pseudo-check = 假将军
cell-frozen = 冻结
cell-picked-up = 已选中
picked-up = 已选中：{ $from }，{ $piece }。可以走到：{ $targets }。
cell-can-be-taken = 可吃
cell-can-go-here = 可到
cell-planned = 预走
cell-unconfirmed = 待确认的着法
cell-hinted = 提示

# 托盘的标题。
tray-prison = 你的监狱
tray-jailed = 对方监狱
tray-holder = { $who }监狱
tray-airfield = 机场
tray-reserve = 待摆
tray-box = 棋盒

place-prison = { $side }监狱
    .at = { $side }监狱
    .from = { $side }监狱
    .to = { $side }监狱
    .holds = { $side }监狱
place-airfield = { $side }机场
    .at = { $side }机场
    .from = { $side }机场
    .to = { $side }机场
    .holds = { $side }机场
place-reserve = { $side }待摆棋子
    .at = { $side }待摆处
    .from = { $side }待摆处
    .to = { $side }待摆处
    .holds = { $side }待摆处
place-box = { $side }棋盒
    .at = { $side }棋盒
    .from = { $side }棋盒
    .to = { $side }棋盒
    .holds = { $side }棋盒

# 几个同种棋子，供下面各条使用。
pieces = { $count ->
        [1] { $kind }
       *[other] { $count }个{ $kind }
    }
tray-piece-no-payment = 在押：{ pieces }；你的俘虏都不够赎
tray-piece-no-ransom = 在押：{ pieces }；现在不能赎
tray-piece-ransom = 可赎回：{ pieces }；付{ LIST($payments, "either") }
tray-piece-pay = 俘虏：{ pieces }；可付赎金
tray-piece-set-up = 待摆：{ pieces }
tray-piece-drop = 可打入：{ pieces }
tray-piece = { $side }{ pieces }
price-tag = 要付一个{ $kind }
price-tag-nobody = 没有俘虏够付

payment-title = { $kind }到{ $square }。付什么？
promotion-title = 兵到{ $square }。升变为…
promotion-title-prisons = 兵到{ $square }。与谁换位？
landings-title = 落到{ $square }
payment-note = { LIST($notes, "semicolon") }
payment-freezes = 冻结{ $side }{ $at }的兵
payment-thaws = 解冻{ $side }{ $at }的兵
payment-parachutes = { $side }之后可以打入它
payment-dearer = 超出所需的价钱
promotion-jails = 兵替它入狱
notes = { LIST($notes, "clause") }
landing-drop = 打入一个{ $kind }
landing-set-up = 摆上一个{ $kind }
landing-rescue = 用{ $paid }赎{ $kind }
offer-done = 完成
offer-choose = 选择
