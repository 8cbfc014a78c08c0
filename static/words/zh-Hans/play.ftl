# 棋盘和进行中的对局。

title = Hostage Chess
nav-play = 下棋
nav-rules = 规则
courier-stepped = 现在正常走一步棋。要撤回信使的一步，点它原来的格。
may-end = 可以就此结束：按“完成”，或接着走。
choose-pull = 选择要拉入洞中的子，或按“完成”。
from-book = 来自开局库
nav = 页面
board = 棋盘，{ $side }在下方
record = 棋谱
no-moves = 还没走棋。
other-line = 此处走过的另一变着
taken-back = 已悔棋：{ $move }
undo = 撤销
redo = 重做
move-now = 立即走棋
flip = 翻转
share = 分享
more = 更多
close = 关闭
cancel = 取消
copy = 复制
copied = 已复制
reset = 重置
new-game = 新对局
previous-game = 上一局
keys = 快捷键
time = 引擎强度
seconds = 每步秒数
other-time = 其他时间…
position-link = 此局面的链接
game-link = 整局的链接
part-link = 到这一步为止的对局链接
position-copied = 已复制此局面的链接。
game-copied = 已复制整局的链接。
part-copied = 已复制到这一步为止的对局链接。
not-copied = 浏览器不允许本页复制。请选中链接，自行复制。
bad-link = 无法打开此链接
part-lost = 页面有一部分没能加载。是不是断网了？对局不受影响。
try-again = 重试
nothing-lost = 你自己的对局不受影响。
go-on = 回到我的对局
not-stored = 浏览器不允许本页保存{ $what }。关闭页面后，未保存的内容会丢失。
game = 棋种
boards = 棋盘
switches = 可选规则
hint = 提示
pause = 暂停
continue = 继续
rematch = 再来一局
clock = 棋钟
minutes = 每方分钟数
increment = 每步加秒
pace = 每步最短用时
# The same below a narrow field, and its choices.
pace-short = 节奏
pace-of = { $seconds }秒
turning = 棋盘转向走棋方
turning-how = 适合轮流传递设备
facing = 对面的棋子倒转
facing-how = 适合面对面坐着下
planned = 预走已设好。届时合法就会走出。点空格可取消。
spoiled = 预走的着法没有走出。
hint-sought = 正在找提示…
chapters-label = 各棋种规则

hint-move = 提示：{ LIST($events, "clause") }。
confirm-move = 这样走吗：{ LIST($events, "clause") }？
confirm = 走棋
call-off = 取消

# 棋种名称在各种语言里都保留发明者起的原名。
game-hostage = Hostage Chess
game-takeover = Takeover Chess
game-hole = Hole Chess
game-messenger = Messenger Chess
switch-pierce = 次底线的兵即使不能升变也能将军
switch-41 = 41格
switch-64 = 64格
switch-adjacent = 只能跳到紧邻的下一格
switch-undefended = 有保护的子不能被收编
switch-free = 自由布阵
switch-couriers = 八个兵都是信使，可以被吃
rule-64 = 64格
rule-adjacent = 短跳
rule-undefended = 有保护的子安全
rule-free = 自由布阵
rule-pierce = Pierce规则
rule-couriers = 八个信使

to-move = 轮到{ $side }走。
to-move-in-check = 轮到{ $side }走，被将军。
choose-courier-pawn = { $side }：选一个兵作信使。
choose-set-up = { $side }：从棋盘旁取一个子摆上。
where-to-set-up = 摆放一个{ $kind }：请选一格。
choose-rescue = 付出一个{ $kind }：选择要赎回的子。
choose-payment = 把{ $kind }赎到{ $square }：选择赎金。
choose-promotion = 兵到{ $square }：选择升变。
choose-promotion-prisons = 兵到{ $square }：选择与它换位的子。
where-to-land = 赎回一个{ $kind }：请选一个空格。
where-to-drop = 打入一个{ $kind }：请选一个空格。
paused = 已暂停，轮到电脑（{ $side }）走。按“立即走棋”继续。
paused-watching = 已暂停，轮到{ $side }走。按“继续”恢复。
engine-failed = 电脑没能走棋：{ $why }。按“立即走棋”重试。
engine-failed-watching = 电脑没能走棋：{ $why }。按“继续”重试。
engine-not-fetched = 引擎无法下载
engine-not-started = 浏览器无法启动引擎
engine-unreplayable = 对局无法重放
engine-silent = 引擎没有响应，重启后也一样。对局中请试“立即走棋”，分析时请试引擎开关。仍然不行，就重新加载页面。
engine-outdated = 引擎与页面的版本不一致。请重新加载页面。
engine-too-old = 电脑对手需要较新的浏览器：Safari或iOS 16.4、Chrome 91、Firefox 89，或更高版本。你仍可与朋友同屏或用链接对弈，也可使用课程、棋谱库和不带引擎的分析。

player-engine = { $name } · { $side }
player-you = 你 · { $side }
player-person = { $side }
player-friend = 朋友 · { $side }
friend-turn = 轮到朋友走
play-both = 在这里走双方
your-turn = 轮到你走
turn-of = 轮到{ $side }走
engine-thinks = 思考中…
engine-thinks-found = 思考中…{ $found }
engine-paused = 已暂停
engine-last = 上次：{ $found }
engine-found = 深度{ $depth }，{ $score }
level = { $number ->
        [0] 0级，刚学国际象棋
        [1] 1级，初学者
        [4] 4级，业余爱好者
        [7] 7级，俱乐部棋手
        [10] 10级，高手
       *[other] { $number }级
    }
seconds-per-move = 每步{ $seconds }秒
minutes-per-move = 每步{ $minutes }分钟
score-mates = { $moves }步杀
score-mated = { $moves }步被杀
score-takes-king = { $moves }步内吃王
score-loses-king = { $moves }步内失王
score-wins = { $moves }步内胜
score-loses = { $moves }步内负
open-part = { $moves ->
        [0] 打开初始局面
       *[other] 打开第{ $moves }个半回合后的局面
    }

control = { $minutes }分+{ $seconds }秒
clock-label = { $side }棋钟：{ $minutes ->
        [0] {""}
       *[other] { $minutes }分
    }{ $seconds }秒{ $low ->
        [yes] ，时间不多了
       *[no] {""}
    }

hint-piece = 提示：找一步走{ $kind }的棋。
hint-piece-jailed = 提示：看看可以赎回的{ $kind }。
hint-piece-airfield = 提示：看看可以打入的{ $kind }。
hint-from = 提示：{ $square }的{ $kind }。
hint-to = 提示：{ $kind }走到{ $square }。
hint-to-jailed = 提示：把{ $kind }赎到{ $square }。
hint-to-airfield = 提示：把{ $kind }打入{ $square }。
no-hint = 没有提示：{ $why }。
declined-too-early = 电脑不同意和棋：现在判断优劣还太早。
declined-ask-again = 电脑暂时不同意和棋：过几步再问。
declined-stands-better = 电脑不同意和棋：它认为自己占优。
draw-agreed = { $side }：和棋？
draw-offer = 提和
resign = 认输
resign-really = 确定认输？
resign-side = { $side }认输
choose-courier = 作为信使
leave-the-board = 离开棋盘

# 程序崩溃时显示的面板。
fault-title = 出错了。
fault-text = 你的对局已保存。
fault-reload = 重新加载
fault-what = 详情
update-text = 新版本已就绪，方便时请重新加载。
update-later = 以后再说

answer-unplayable = 它走的{ $answer }在这里不合法
answer-missing = 它没有找到着法

# 读给看不到棋盘的棋手听的回答，以及可以输入的词。
ask-last = 上一步 上一着 last
ask-clocks = 棋钟 时间 clock clocks time
ask-trays = 监狱 机场 prison prisons airfield airfields
ask-turn = 轮到谁 谁走 who turn
answer-no-clock = 这盘棋不用棋钟。
answer-no-trays = 这盘棋的棋盘旁没有东西。
answer-tray = { $place }：{ LIST($pieces, "comma") }。
answer-tray-empty = { $place }：空。
answer-pseudo-check = 这是假将军：那个兵被冻结了。
answer-frozen = 冻结的兵：{ LIST($squares, "comma") }。
answer-mated = { $side }已被将杀：只有信使能走。
answer-for-sale = { $side }可以赎回：{ LIST($kinds, "comma") }。
late = 加载时间有点长。已保存的内容都在。如果棋盘一直不出现，
load-again = 请重新加载页面。
words-damaged = 有一部分中文没有传到，暂以英文显示。
