# 新对局对话框、棋盘前的对局及其结果。

computer = 电脑
recruit = 新兵
recruit-character = 刚学棋，什么都看不见。
cadet = 军校生
cadet-character = 还在学，一有机会就将军。
smuggler = 走私客
smuggler-character = 最爱空降到你的阵后。
envoy = 谈判专家
envoy-character = 每笔赎金都算清，公平交易。
warden = 典狱长
warden-character = 关满监狱，迟迟不付。
jumpmaster = 伞兵队长
jumpmaster-character = 空降到王身边，绝不手软。

# 对手在名字旁边说的话。
recruit-thinks = 这个子怎么走来着？
recruit-moved = 可以这样走吗？
recruit-took = 哇，我吃到了！
cadet-thinks = 让我想想……
cadet-moved = 希望没走错。
cadet-took = 我有人质了！
smuggler-thinks = 找条暗道……
smuggler-moved = 神不知鬼不觉。
smuggler-took = 又一件货进舱。
envoy-thinks = 权衡条件……
envoy-moved = 这是我的条件。
envoy-took = 谈判的筹码。
warden-thinks = 清点牢房……
warden-moved = 不着急。
warden-took = 关起来。
jumpmaster-thinks = 检查空降区……
jumpmaster-moved = 准备跳伞。
jumpmaster-took = 人质到手。

choose-opponent = 选择对手
finer = 更多选项：14个级别，或每步秒数
across-computer = 电脑
same-screen = 同屏
across-friend = 用链接
across-nobody = 观战
friend-how = 在这块屏幕上轮流走。
links-how = 你和朋友各看自己一边的棋盘。每走一步，发一个链接。
nobody-how = 电脑走双方，你按自己的节奏观看。
you-play = 你执
either = 随机
untimed = 不计时
untimed-chip = 不计时
own-clock = 自定义
set-it = 自己设定
no-hurry = 不着急
bullet = 子弹棋
blitz = 超快棋
rapid = 快棋
begin = 开始
# 句中和句首的对手。按每步秒数走棋的电脑没有名字。
opponent = { $name }
opponent-first = { $name }
agreed = 你执{ FORM($side, "short") }，对手是{ opponent }，{ $clock }。
agreed-either = 随机分先，对手是{ opponent }，{ $clock }。
agreed-friend = 双人对弈，{ $clock }。
agreed-links = 你执{ FORM($side, "short") }；每一步都以链接发给朋友。
agreed-links-either = 随机分先；每一步都以链接发给朋友。
agreed-nobody = { opponent-first }自己对自己，{ $clock }。
game-stays = 当前对局不会丢失：“上一局”可以找回。

take-back = 悔棋
flip-board = 翻转棋盘
step = 走一步
type-a-move = 输入着法
headline-you = 你赢了
headline-mated = 你被将杀
headline-resigned = 你认输了
headline-out-of-time = 你超时判负
headline-lost = 你输了
headline-computer = { opponent-first }赢了
headline-side = { $side }获胜
headline-draw = 和棋
ended-by-parachute = 空降将杀，第{ $number }回合。
cause-resigned = { opponent-first }认输。
cause-out-of-time = { opponent-first }超时。
cause-won = { opponent-first }获胜。
cause-by = 胜因：{ $ending }。
your-friend = 朋友
ended = { $how }第{ $number }回合。
rematch-as = 执{ FORM($side, "short") }再来一局
next-level = 下一个：{ $name }，{ $number }级
named-level = { $number ->
        [0] { $name }
       *[other] { $name }，{ $number }级
    }
ladder = 你击败了{ $name }。下一个：{ $next }。
ladder-top = 你击败了{ $name }，最强的对手。
ladder-helped = 你借助帮助赢了。想升级，就要在不用提示、不悔棋的情况下击败{ $number ->
        [0] { $name }
       *[other] { $name }（{ $number }级）
    }。
beaten = 已击败
beaten-with-help = 借助帮助
